"""Where all play at once, whoever ends last turns up what comes next: a turn is a turn all the same."""

from planetfall.table.tables import say
from tests.table.builders import Client, Service, legal


def ready(service: Service, client: Client, table: str, seat: int) -> None:
    """Step by step until nothing but the confirmation is missing."""
    while not client.see(table, seat).json["complete"]:
        assert client.act(table, seat, legal(service.find(table).drafted(seat), seat)[0]).status == 200


def tops(client: Client, table: str, seat: int) -> set[int]:
    """The tiles that lie open on the station."""
    stacks = client.see(table, seat).json["view"]["stacks"]
    return {stack["top"]["id"] for stack in stacks if stack["top"] is not None}


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
    assert ada.instead(table, 0, "take inner").json["draft"] == ["take inner"]
    ada.act(table, 0, legal(service.find(table).drafted(0), 0, "place")[0])
    assert ada.instead(table, 0, "take outer").json["draft"] == ["take outer"]
    refused = ada.instead(table, 0, "use 1")
    assert (refused.status, refused.error) == (409, say("refused-instead", "en"))
    assert ada.see(table, 0).json["draft"] == ["take outer"]


def test_a_turn_is_confirmed_also_where_the_next_event_asks_something_at_once(service: Service, ada: Client) -> None:
    table = service.a_table(ada, game="planet_unknown", options={"events": "random"})
    asked, shown = 0, ""
    for _ in range(12):
        ready(service, ada, table, 0)
        page = ada.see(table, 0).json["view"]
        if not service.find(table).drafted(0).turn_ended(0):
            asked += 1
            assert page["event"] == shown, "nothing was turned up"
            assert ada.command("undo", table, 0).status == 200
            ready(service, ada, table, 0)
        assert ada.command("confirm", table, 0).status == 200
        shown = ada.see(table, 0).json["view"]["event"]
    assert asked > 0
