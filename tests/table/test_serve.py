"""Starting the service: what cannot be is said in a sentence."""

import socket
from pathlib import Path

import pytest
from click.testing import CliRunner

from planetfall.cli import main
from planetfall.table.people import Registry
from planetfall.table.store import Store, metadata


def refused(*words: str) -> str:
    """What the command says instead of starting."""
    result = CliRunner().invoke(main, ["serve", *words])
    assert result.exit_code == 1, result.output
    return result.output


@pytest.fixture
def port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        number: int = probe.getsockname()[1]
    return number


def test_an_address_that_is_not_ours_or_taken(tmp_path: Path) -> None:
    assert "--host is 'no such host'" in refused("--host", "no such host", "--data", str(tmp_path))
    with socket.create_server(("127.0.0.1", 0)) as taken:
        number = str(taken.getsockname()[1])
        assert f"--port is {number}, expected a free port" in refused("--port", number, "--data", str(tmp_path))


@pytest.mark.skipif(not socket.has_ipv6, reason="this machine has no IPv6")
def test_an_address_of_the_newer_kind_is_understood(tmp_path: Path) -> None:
    with socket.create_server(("::1", 0), family=socket.AF_INET6) as taken:
        number = str(taken.getsockname()[1])
        said = refused("--host", "::1", "--port", number, "--data", str(tmp_path))
    assert f"--port is {number}, expected a free port at ::1" in said


def test_a_folder_that_cannot_be_written(tmp_path: Path, port: int) -> None:
    (tmp_path / "file").write_text("in the way")
    said = refused("--port", str(port), "--data", str(tmp_path / "file" / "tables"))
    assert "expected a folder to write in: Not a directory" in said


@pytest.mark.parametrize("url", ["nonsense", "postgres-like://ada:password@host/tables"])
def test_a_database_that_is_none(tmp_path: Path, port: int, url: str) -> None:
    said = refused("--port", str(port), "--data", str(tmp_path), "--database", url)
    assert "the database cannot be used: " in said and "password" not in said


def test_a_file_that_is_no_database(tmp_path: Path, port: int) -> None:
    (tmp_path / "planetfall.db").write_text("no database at all" * 100)
    assert "file is not a database" in refused("--port", str(port), "--data", str(tmp_path))


def test_a_database_of_a_newer_program(tmp_path: Path, port: int) -> None:
    store = Store(f"sqlite:///{tmp_path / 'planetfall.db'}")
    store.migrate()
    assert "alembic_version" not in metadata.tables
    with store.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = 'later'")
    store.close()
    assert "'later'; see --data" in refused("--port", str(port), "--data", str(tmp_path))


def test_a_key_that_was_cut_off_signs_nothing(tmp_path: Path) -> None:
    """A full disk leaves an empty file behind; with that as the key anybody could sign a cookie."""
    first = Registry.in_folder(tmp_path)
    somebody = first.new_person()
    assert Registry.in_folder(tmp_path).read(first.sign(somebody)) == somebody
    (tmp_path / "secret.key").write_bytes(b"")
    with pytest.raises(ValueError, match=r"secret\.key has 0 bytes, expected 32"):
        Registry.in_folder(tmp_path)
