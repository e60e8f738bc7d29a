"""Where all play at once, whoever ends last turns up what comes next: a turn is a turn all the same."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from planetfall.table.tables import Refused, say
from tests.table.builders import Client, Service, a_service, legal


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    with a_service(tmp_path) as opened:
        yield opened


@pytest.fixture
def ada(service: Service) -> Client:
    return service.somebody("Ada")


@pytest.fixture
def bob(service: Service) -> Client:
    return service.somebody("Bob")


def ready(service: Service, client: Client, table: str, seat: int) -> None:
    """Step by step until nothing but the confirmation is missing."""
    while not client.see(table, seat).json["complete"]:
        assert client.act(table, seat, legal(service.find(table).drafted(seat), seat)[0]).status == 200


def tops(client: Client, table: str, seat: int) -> set[int]:
    """The tiles that lie open on the station."""
    stacks = client.see(table, seat).json["view"]["stacks"]
    return {stack["top"]["id"] for stack in stacks if stack["top"] is not None}


def own(client: Client, table: str) -> str:
    return str(client.version(table, 0))


def test_what_the_end_of_a_turn_reveals_waits_for_its_confirmation(service: Service, ada: Client, bob: Client) -> None:
    table = service.a_table(ada, bob, game="planet_unknown")
    ready(service, ada, table, 0)
    ada.command("confirm", table, 0)
    before = tops(bob, table, 1)
    assert bob.act(table, 1, "take outer").json["draft"] == ["take outer"]
    moves = bob.get(f"/tables/{table}/moves", seat=1).json["moves"]
    assert moves and not any(move["reveals"] for move in moves)
    ready(service, bob, table, 1)
    assert bob.see(table, 1).json["view"]["round"] == 1
    assert len(tops(bob, table, 1)) == 10 and tops(bob, table, 1) < before, "nothing was turned up"
    assert bob.get(f"/tables/{table}/moves", seat=1).json["moves"] == []
    assert bob.command("undo", table, 1).status == 200
    ready(service, bob, table, 1)
    assert bob.command("confirm", table, 1).status == 200
    assert bob.see(table, 1).json["view"]["round"] == 2


def test_a_turn_that_waits_for_its_confirmation_shows_nothing_new_when_the_others_end_theirs(
    service: Service, ada: Client, bob: Client
) -> None:
    table = service.a_table(ada, bob, game="planet_unknown")
    ready(service, ada, table, 0)
    before = tops(ada, table, 0)
    ready(service, bob, table, 1)
    bob.command("confirm", table, 1)
    assert ada.see(table, 0).json["complete"]
    assert len(tops(ada, table, 0)) == 10 and tops(ada, table, 0) < before
    assert ada.command("restart", table, 0).json["draft"] == []


def test_a_turn_without_confirmation_ends_at_once(service: Service, ada: Client) -> None:
    table = service.a_table(ada, game="planet_unknown", confirm=False)
    while ada.see(table, 0).json["view"]["round"] == 1:
        ada.act(table, 0, legal(service.find(table).drafted(0), 0)[0])
    assert ada.see(table, 0).json["draft"] == []


def test_another_choice_takes_the_place_of_a_tentative_one(service: Service, ada: Client, bob: Client) -> None:
    table = service.a_table(ada, bob, game="planet_unknown")
    ada.act(table, 0, "take outer")
    service.run(service.tables.instead(service.find(table), 0, ada.person, own(ada, table), "take inner", "en"))
    assert ada.see(table, 0).json["draft"] == ["take inner"]
    ada.act(table, 0, legal(service.find(table).drafted(0), 0, "place")[0])
    service.run(service.tables.instead(service.find(table), 0, ada.person, own(ada, table), "take outer", "en"))
    assert ada.see(table, 0).json["draft"] == ["take outer"]
    with pytest.raises(Refused) as refused:
        service.run(service.tables.instead(service.find(table), 0, ada.person, own(ada, table), "use 1", "en"))
    assert str(refused.value) == say("refused-instead", "en")
    assert ada.see(table, 0).json["draft"] == ["take outer"]
