"""What is kept, and that two who write the same thing cannot both succeed."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from msgspec import structs
from sqlalchemy import insert, select, text
from sqlalchemy.exc import IntegrityError

from planetfall.bots.levels import LEVELS
from planetfall.catalogue import GAMES, find_title
from planetfall.table.store import Conflict, Message, SeatRow, Step, Store, TableRow, metadata
from planetfall.table.tables import FOLDER

STEPS = metadata.tables["steps"]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(f"sqlite:///{tmp_path / 'planetfall.db'}")
    opened.migrate()
    yield opened
    opened.close()


def a_row(table_id: str = "t1", **values: object) -> TableRow:
    row = TableRow(
        id=table_id,
        name="Perihelion",
        game="reworld",
        rules=1,
        seed=2**96 - 1,
        salt="salt",
        options={"head_start": "off"},
        confirm=True,
        spectators=True,
        hints=False,
        listed=True,
        deadline=5,
        created=1.5,
        moved=2.5,
    )
    return structs.replace(row, **values)


def two_seats() -> list[SeatRow]:
    return [SeatRow(0, "person", "Ada", holder="ada"), SeatRow(1, "open", "")]


def seats_of(store: Store, table_id: str = "t1") -> list[SeatRow]:
    found = store.load_table(table_id)
    assert found is not None
    return found[1]


def steps_of(store: Store, table_id: str = "t1") -> list[Step]:
    found = store.load_table(table_id)
    assert found is not None
    return found[2]


def test_the_migrations_lead_to_the_tables_the_program_uses(store: Store) -> None:
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_migrating_again_changes_nothing(store: Store) -> None:
    store.add_table(a_row(), two_seats())
    store.migrate()
    assert store.load_table("t1") is not None


def test_the_tables_of_an_older_database_are_still_there(tmp_path: Path) -> None:
    opened = Store(f"sqlite:///{tmp_path / 'planetfall.db'}")
    config = Config()
    config.set_main_option("script_location", str(FOLDER / "migrations"))
    with opened.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(
            text("INSERT INTO tables VALUES ('t1', 'Halo', 'reworld', 1, '7', '', '{}', 1, 1, 1, 5, 1, 2, 3, NULL)")
        )
        connection.execute(text("INSERT INTO seats VALUES ('t1', 0, 'person', 'Ada', '', 'ada', 0, '', '')"))
    opened.migrate()
    found = opened.load_table("t1")
    opened.close()
    assert found is not None
    assert (found[0].name, found[0].hints, found[0].deadline) == ("Halo", False, 5)
    assert [seat.name for seat in found[1]] == ["Ada"]


def test_a_review_is_kept_and_may_be_kept_again(store: Store) -> None:
    store.add_table(a_row(), two_seats())
    assert store.review_of("t1") is None
    store.keep_review("t1", "first")
    store.keep_review("t1", "second")
    assert store.review_of("t1") == "second"


def test_what_was_kept_comes_back_as_it_was(store: Store) -> None:
    row, seats = a_row(), two_seats()
    store.add_table(row, seats)
    store.add_message("t1", Message(0, "Ada", "hello", 3.5))
    store.add_message("t1", Message(None, "Eve", "hi <b>", 4.5))
    store.keep_draft("t1", 0, 0, ["acquire U7", "pay 3"])
    found = store.load_table("t1")
    assert found is not None
    seats[0].own, seats[0].draft = 1, ("acquire U7", "pay 3")
    assert found == (row, seats, [], [Message(0, "Ada", "hello", 3.5), Message(None, "Eve", "hi <b>", 4.5)])


def test_what_was_never_kept_is_not_found(store: Store) -> None:
    assert store.load_table("t1") is None


def test_moves_are_numbered_on_and_their_draft_is_gone(store: Store) -> None:
    store.add_table(a_row(), two_seats())
    store.keep_draft("t1", 0, 0, ["acquire U7"])
    store.append("t1", 0, 1, 0, ["acquire U7", "pay 3"], None)
    store.append("t1", 1, 0, 2, ["drop"], None)
    assert steps_of(store) == [Step(0, "acquire U7"), Step(0, "pay 3"), Step(1, "drop")]
    assert [(row.own, row.draft) for row in seats_of(store)] == [(2, ()), (1, ())]


def test_a_number_of_a_table_is_given_once(store: Store) -> None:
    store.add_table(a_row(), two_seats())
    step = {"table_id": "t1", "seq": 1, "seat": 0, "move": "drop", "at": 0.0}
    with store.engine.begin() as connection:
        connection.execute(insert(STEPS), [step])
    with pytest.raises(IntegrityError), store.engine.begin() as connection:
        connection.execute(insert(STEPS), [step])


def test_the_slower_of_two_appends_changes_nothing(store: Store) -> None:
    store.add_table(a_row(), two_seats())
    store.append("t1", 0, 0, 0, ["drop"], None)
    before = store.load_table("t1")
    with pytest.raises(Conflict):  # same number of steps, another seat
        store.append("t1", 1, 0, 0, ["drop"], {"scores": [1, 2], "places": [2, 1]})
    with pytest.raises(Conflict):  # old version of the seat
        store.append("t1", 0, 0, 1, ["drop"], None)
    assert store.load_table("t1") == before


def test_an_append_is_kept_whole_or_not_at_all(store: Store) -> None:
    store.add_table(a_row(), two_seats())
    with store.engine.begin() as connection:
        connection.execute(insert(STEPS), [{"table_id": "t1", "seq": 2, "seat": 1, "move": "drop", "at": 0.0}])
    with pytest.raises(Conflict):
        store.append("t1", 0, 0, 0, ["acquire U7", "pay 3"], None)
    assert steps_of(store) == [Step(1, "drop")]
    assert seats_of(store) == two_seats()


def test_a_draft_for_an_old_version_is_refused(store: Store) -> None:
    store.add_table(a_row(), two_seats())
    store.keep_draft("t1", 0, 0, ["acquire U7"])
    with pytest.raises(Conflict):
        store.keep_draft("t1", 0, 0, ["acquire U8"])
    assert seats_of(store)[0].draft == ("acquire U7",)


def test_two_people_cannot_take_the_same_seat(store: Store) -> None:
    store.add_table(a_row(), two_seats())
    store.change_seat("t1", SeatRow(1, "person", "Bob", holder="bob", own=1), 0)
    with pytest.raises(Conflict):
        store.change_seat("t1", SeatRow(1, "person", "Eve", holder="eve", own=1), 0)
    assert seats_of(store)[1].holder == "bob"


def test_the_end_is_kept_with_the_move_that_brought_it(store: Store) -> None:
    store.add_table(a_row(), two_seats())
    result = {"scores": [98, 104], "places": [2, 1]}
    store.append("t1", 0, 0, 0, ["drop"], result)
    found = store.load_table("t1")
    assert found is not None and found[0].result == result and found[0].finished is not None
    assert store.finished_tables() == ["t1"]


def test_lists_name_the_right_tables(store: Store) -> None:
    store.add_table(a_row("mine", moved=1.0), [SeatRow(0, "person", "Ada", holder="ada"), SeatRow(1, "computer", "x")])
    store.add_table(a_row("open", moved=9.0), two_seats())
    store.add_table(a_row("hidden", listed=False), [SeatRow(0, "open", ""), SeatRow(1, "open", "")])
    store.add_table(a_row("over", finished=3.0, spectators=False), [SeatRow(0, "person", "Bob", holder="bob")])
    assert store.tables_of("ada") == ["open", "mine"]
    assert store.open_tables() == ["open"]
    assert store.unfinished_tables() == ["mine"]
    assert store.finished_tables() == []


def test_a_one_time_link_works_once_and_not_too_late(store: Store) -> None:
    store.add_table(a_row(), two_seats())
    store.add_link("late", "t1", 0, 0.0)
    assert store.use_link("late") is None
    store.add_link("token", "t1", 0, 1e12)
    assert store.use_link("token") == ("t1", 0)
    assert store.use_link("token") is None


def test_a_link_that_is_used_takes_the_others_of_its_seat_along(store: Store) -> None:
    """Or somebody could take the seat back with one made before."""
    store.add_table(a_row(), two_seats())
    for token, seat, expires in (("first", 0, 1e12), ("second", 0, 1e12), ("other", 1, 1e12), ("late", 1, 0.0)):
        store.add_link(token, "t1", seat, expires)
    assert store.use_link("late") is None
    assert store.use_link("second") == ("t1", 0)
    assert store.use_link("first") is None
    assert store.use_link("other") == ("t1", 1)


def test_messages_of_two_servers_get_numbers_of_their_own(store: Store) -> None:
    store.add_table(a_row(), two_seats())
    servers = [Store(str(store.engine.url)) for _ in range(2)]

    def talk(server: Store) -> None:
        for number in range(40):
            server.add_message("t1", Message(0, "Ada", str(number), 1.0))

    with ThreadPoolExecutor() as pool:
        list(pool.map(talk, servers))
    found = store.load_table("t1")
    assert found is not None and len(found[3]) == 80
    for server in servers:
        server.close()


def test_a_level_with_any_taste_of_a_game_can_be_kept() -> None:
    room = metadata.tables["seats"].c.level.type.length  # type: ignore[attr-defined]
    tastes = [taste for name in GAMES for taste in find_title(name).tastes]
    assert max(len(f"{level}/{taste}") for level in LEVELS for taste in tastes) <= room


def test_an_incident_is_remembered(store: Store) -> None:
    store.add_table(a_row(), two_seats())
    store.add_incident("t1", 1, "too slow: drop was played instead")
    assert store.incidents_of("t1") == ["too slow: drop was played instead"]
    assert store.incidents_of("t2") == []


def test_a_commit_outlasts_a_power_cut(store: Store) -> None:
    with store.engine.connect() as connection:
        pragmas = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")]
    assert pragmas == ["wal", 2]


def test_steps_of_a_table_that_is_not_there_are_refused(store: Store) -> None:
    with pytest.raises(Conflict):
        store.append("nowhere", 0, 0, 0, ["drop"], None)
    with store.engine.connect() as connection:
        assert connection.execute(select(STEPS)).first() is None
