"""Tentative turns, seats and the people on them."""

import asyncio
import hashlib
import time
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError

import planetfall
from planetfall.table.live import versions
from planetfall.table.show import Eye, show_table, summary
from planetfall.table.store import MESSAGES_SHOWN, Conflict, Step, metadata
from planetfall.table.tables import AWAY_SECONDS, MESSAGE_LENGTH, NewTable, Player, Refused, say
from tests.table.builders import SEED, Client, Service, legal

TABLES = metadata.tables["tables"]
SEATS = metadata.tables["seats"]


def a_turn(service: Service, client: Client, table_id: str, seat: int) -> tuple[str, ...]:
    """Acquire something and pay for it; the turn is complete then, and not confirmed."""
    table = service.find(table_id)
    acquire = legal(table.drafted(seat), seat, "acquire")[0]
    assert client.act(table_id, seat, acquire).status == 200
    pay = legal(table.drafted(seat), seat, "pay")[0]
    assert client.act(table_id, seat, pay).status == 200
    return acquire, pay


def steps(service: Service, table_id: str) -> list[Step]:
    return service.find(table_id).steps


def refusal(service: Service, work: Coroutine[Any, Any, object]) -> Refused:
    with pytest.raises(Refused) as caught:
        service.run(work)
    return caught.value


# -- tentative turns -------------------------------------------------------------------------------------------------


def test_moves_stand_when_they_are_confirmed_and_not_before(service: Service, ada: Client, bob: Client) -> None:
    table = service.a_table(ada, bob)
    before = bob.see(table, 1).body
    moves = a_turn(service, ada, table, 0)
    assert steps(service, table) == []
    assert bob.see(table, 1).body == before
    assert ada.see(table, 0).json["draft"] == list(moves)
    assert ada.see(table, 0).json["complete"]
    done = ada.command("confirm", table, 0)
    assert (done.status, done.json["steps"], done.json["draft"]) == (200, 2, [])
    assert steps(service, table) == [Step(0, move) for move in moves]
    assert bob.see(table, 1).json["my_turn"]


def test_moves_can_be_taken_back_one_by_one(service: Service, ada: Client, bob: Client) -> None:
    table = service.a_table(ada, bob)
    empty = ada.see(table, 0).json["view"]
    acquire, _ = a_turn(service, ada, table, 0)
    assert ada.command("undo", table, 0).json["draft"] == [acquire]
    assert ada.command("undo", table, 0).json["draft"] == []
    assert ada.see(table, 0).json["view"] == empty
    refused = ada.command("undo", table, 0)
    assert (refused.status, refused.error) == (409, say("refused-nothing-to-undo", "en"))


def test_a_turn_can_be_begun_again(service: Service, ada: Client, bob: Client) -> None:
    table = service.a_table(ada, bob)
    a_turn(service, ada, table, 0)
    assert ada.command("restart", table, 0).json["draft"] == []
    refused = ada.command("restart", table, 0)
    assert (refused.status, refused.error) == (409, say("refused-nothing-to-undo", "en"))


def test_a_complete_turn_is_confirmed_before_the_next_begins(service: Service, ada: Client, bob: Client) -> None:
    table = service.a_table(ada, bob)
    assert bob.command("confirm", table, 1).error == say("refused-not-complete", "en")
    assert ada.command("confirm", table, 0).error == say("refused-not-complete", "en")
    ada.act(table, 0, legal(service.find(table).game, 0, "acquire")[0])
    assert ada.command("confirm", table, 0).error == say("refused-not-complete", "en")
    ada.act(table, 0, legal(service.find(table).drafted(0), 0, "pay")[0])
    assert ada.act(table, 0, "drop").error == say("refused-confirm-first", "en")
    assert ada.get(f"/tables/{table}/moves", seat=0).json["moves"] == []


def test_the_last_one_in_a_round_confirms_every_turn_too(service: Service, ada: Client, bob: Client) -> None:
    """Nobody else is asked in between, and still a turn is a turn."""
    table = service.a_table(ada, bob)
    ada.act(table, 0, "drop")
    ada.command("confirm", table, 0)
    a_turn(service, bob, table, 1)
    assert bob.act(table, 1, "drop").error == say("refused-confirm-first", "en")
    assert bob.command("confirm", table, 1).status == 200
    assert bob.see(table, 1).json["my_turn"]


def test_nothing_is_taken_back_across_a_reveal(service: Service, ada: Client, bob: Client) -> None:
    """The last one to drop out deals the next round: new modules, new hands."""
    table = service.a_table(ada, bob)
    ada.act(table, 0, "drop")
    ada.command("confirm", table, 0)
    moves = {move["notation"]: move["reveals"] for move in bob.get(f"/tables/{table}/moves", seat=1).json["moves"]}
    assert moves["drop"] and not any(reveals for move, reveals in moves.items() if move != "drop")
    done = bob.act(table, 1, "drop").json
    assert (done["draft"], done["complete"], done["steps"]) == ([], False, 2)
    for name in ("undo", "restart"):
        assert bob.command(name, table, 1).error == say("refused-nothing-to-undo", "en")
    assert service.find(table).game.revealed == 2


def test_a_deal_that_follows_from_the_end_of_a_turn_waits_for_its_confirmation(
    service: Service, ada: Client, bob: Client
) -> None:
    """Alone in the round, whoever pays with the last card is out by that, and the next round is dealt."""
    table = service.a_table(ada, bob)
    ada.act(table, 0, "drop")
    ada.command("confirm", table, 0)
    for _ in range(20):
        bob.act(table, 1, legal(service.find(table).game, 1, "acquire")[0])
        moves = bob.get(f"/tables/{table}/moves", seat=1).json["moves"]
        pay = max(moves, key=lambda move: len(move["notation"]))
        done = bob.act(table, 1, pay["notation"]).json
        assert done["complete"] and not pay["reveals"] and len(done["draft"]) == 2
        if not bob.see(table, 1).json["view"]["seats"][1]["hand"]:
            break
        bob.command("confirm", table, 1)
    assert bob.see(table, 1).json["view"]["revealed"] == service.find(table).game.revealed == 1
    bob.command("confirm", table, 1)
    assert [step.seat for step in steps(service, table)][-2:] == [1, 1]
    assert service.find(table).game.revealed == 2
    assert bob.command("undo", table, 1).error == say("refused-nothing-to-undo", "en")


def test_a_table_without_confirmation_lets_whole_turns_stand(service: Service, ada: Client, bob: Client) -> None:
    table = service.a_table(ada, bob, confirm=False)
    ada.act(table, 0, legal(service.find(table).game, 0, "acquire")[0])
    assert steps(service, table) == []  # half a turn can still be taken back
    assert ada.command("undo", table, 0).status == 200
    a_turn(service, ada, table, 0)
    assert len(steps(service, table)) == 2


def test_undo_never_touches_the_move_of_another(service: Service, ada: Client, bob: Client) -> None:
    table = service.a_table(ada, bob)
    a_turn(service, ada, table, 0)
    ada.command("confirm", table, 0)
    assert bob.command("undo", table, 1).error == say("refused-nothing-to-undo", "en")
    assert bob.post(f"/tables/{table}/undo", seat=0, version=ada.version(table, 0)).status == 403
    assert len(steps(service, table)) == 2


def test_a_draft_outlasts_a_restart_of_the_service(service: Service, ada: Client, bob: Client) -> None:
    table = service.a_table(ada, bob)
    moves = a_turn(service, ada, table, 0)
    seen = ada.see(table, 0).json
    service.restart()
    again = ada.see(table, 0).json
    assert again["draft"] == list(moves)
    assert again["view"] == seen["view"]
    assert ada.command("confirm", table, 0).status == 200


# -- what is refused -------------------------------------------------------------------------------------------------


def test_a_command_for_an_old_version_is_stale(service: Service, ada: Client, bob: Client) -> None:
    table = service.a_table(ada, bob)
    version = ada.version(table, 0)
    move = legal(service.find(table).game, 0, "acquire")[0]
    assert ada.post(f"/tables/{table}/act", seat=0, version=version, move=move).status == 200
    for name, more in (("act", {"move": "drop"}), ("undo", {}), ("restart", {}), ("confirm", {})):
        refused = ada.post(f"/tables/{table}/{name}", seat=0, version=version, **more)
        assert (refused.status, refused.error) == (409, say("refused-stale", "en"))
    assert ada.see(table, 0).json["draft"] == [move]


def test_a_move_against_the_rules_names_the_clause(service: Service, ada: Client, bob: Client) -> None:
    table = service.a_table(ada, bob)
    refused = ada.act(table, 0, "pay 1")
    assert refused.status == 422 and refused.json["clause"] and refused.error
    refused = bob.act(table, 1, "drop")
    assert (refused.status, refused.json["clause"]) == (422, "1.10")
    refused = ada.act(table, 0, "acquire U77")
    assert refused.status == 422 and refused.json["clause"] == "" and "'acquire U7'" in refused.error


def test_seats_that_are_not_there_or_not_yours_are_refused(service: Service, ada: Client, bob: Client) -> None:
    table = service.a_table(ada, bob)
    assert bob.post(f"/tables/{table}/act", seat=0, version=0, move="drop").status == 403
    refused = ada.post(f"/tables/{table}/act", seat=5, version=0, move="drop")
    assert (refused.status, refused.error) == (422, say("refused-no-seat", "en", seats=2))


def test_a_game_begins_when_everybody_sits(service: Service, ada: Client, bob: Client) -> None:
    wanted = NewTable("reworld", (Player("me", "Ada"), Player("person")))
    table = service.run(service.tables.create(wanted, ada.person, "en")).row.id
    first = ada.see(table, 0).json
    assert not first["started"] and first["view"]["viewer"] is None
    assert ada.get(f"/tables/{table}/moves", seat=0).json["moves"] == []
    assert ada.act(table, 0, "drop").error == say("refused-not-started", "en")
    assert bob.post(f"/tables/{table}/sit", name="Bob").json["seat"] == 1
    assert ada.see(table, 0).json["view"]["viewer"] == 0
    assert bob.see(table, 1).json["view"]["names"] == ["Ada", "Bob"]


def test_a_conflict_with_another_writer_is_stale_and_the_table_is_read_again(
    service: Service, ada: Client, bob: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = service.a_table(ada, bob)
    first = service.find(table)
    service.tables.store.append(table, 0, 0, 0, ["drop"], None)  # by another process
    assert ada.post(f"/tables/{table}/act", seat=0, version=0, move="drop").error == say("refused-stale", "en")
    assert service.find(table) is not first
    assert steps(service, table) == [Step(0, "drop")]

    def quicker(*_: object) -> None:
        raise Conflict

    monkeypatch.setattr(service.tables.store, "keep_draft", quicker)
    acquire = legal(service.find(table).game, 1, "acquire")[0]
    assert bob.act(table, 1, acquire).status == 409
    assert service.find(table).seats[1].draft == ()


def test_a_table_of_older_rules_is_shown_and_not_continued(service: Service, ada: Client, bob: Client) -> None:
    table = service.a_table_in_play(10, ada, bob)
    with service.tables.store.engine.begin() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(rules=0))
    service.restart()
    shown = ada.see(table, 0).json
    assert shown["outdated"] and shown["view"] is None and shown["rules"] == 0
    seat = next(seat for seat in (0, 1) if (ada, bob)[seat].get(f"/tables/{table}/moves", seat=seat).status == 200)
    assert ada.get(f"/tables/{table}/moves", seat=seat).json["moves"] == []
    for client, own in ((ada, 0), (bob, 1)):
        assert client.act(table, own, "drop").error == say("refused-outdated", "en")


# -- seats -----------------------------------------------------------------------------------------------------------


def test_a_seat_is_taken_once(service: Service, ada: Client, bob: Client) -> None:
    wanted = NewTable("reworld", (Player("me", "Ada"), Player("person")))
    table = service.run(service.tables.create(wanted, ada.person, "en")).row.id
    assert bob.post(f"/tables/{table}/sit", seat=1, name="  Bob\n\u202e ").status == 200
    assert service.find(table).seats[1].name == "Bob"
    eve = service.somebody("Eve")
    refused = eve.post(f"/tables/{table}/sit", seat=1)
    assert (refused.status, refused.error) == (409, say("refused-seat-taken", "en", name="Bob"))
    assert eve.post(f"/tables/{table}/sit").error == say("refused-full", "en")
    assert eve.post(f"/tables/{table}/sit", seat=3).status == 422


def test_one_person_can_play_several_seats_of_one_screen(service: Service, ada: Client) -> None:
    table = service.a_table(ada, ada)
    assert service.find(table).held_by(ada.person) == [0, 1]
    ada.act(table, 0, "drop")
    ada.command("confirm", table, 0)
    assert ada.see(table, 1).json["view"]["viewer"] == 1
    assert ada.act(table, 1, "drop").status == 200


def test_a_seat_moves_to_another_device_once(service: Service, ada: Client, bob: Client) -> None:
    table = service.find(service.a_table(ada, bob))
    phone, eve = service.somebody("Ada"), service.somebody("Eve")
    assert refusal(service, service.tables.device_link(table, 0, eve.person, "en")).status == 403
    token = service.run(service.tables.device_link(table, 0, ada.person, "en"))
    kept = hashlib.sha256(token.encode()).hexdigest()
    with service.tables.store.engine.connect() as connection:
        assert token not in str(connection.execute(select(metadata.tables["links"])).all())
    assert service.run(service.tables.use_device_link(kept, phone.person, "en")) is table
    assert (table.held_by(ada.person), table.held_by(phone.person)) == ([], [0])
    assert table.seats[0].name == "Ada"
    used = refusal(service, service.tables.use_device_link(kept, eve.person, "en"))
    assert (used.status, used.text) == (410, say("refused-link-used", "en"))
    assert ada.see(table.row.id, 0).status == 403
    assert phone.act(table.row.id, 0, "drop").status == 200


def test_a_draft_goes_along_to_the_other_device(service: Service, ada: Client, bob: Client) -> None:
    table = service.find(service.a_table(ada, bob))
    moves = a_turn(service, ada, table.row.id, 0)
    phone = service.somebody("Ada")
    token = service.run(service.tables.device_link(table, 0, ada.person, "en"))
    service.run(service.tables.use_device_link(hashlib.sha256(token.encode()).hexdigest(), phone.person, "en"))
    assert phone.see(table.row.id, 0).json["draft"] == list(moves)
    assert phone.command("confirm", table.row.id, 0).status == 200


# -- people who leave ------------------------------------------------------------------------------------------------


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Lets time pass."""
    passed = [0.0]
    clock = time.time
    monkeypatch.setattr("planetfall.table.tables.time.time", lambda: clock() + passed[0])

    def pass_by(seconds: float) -> None:
        passed[0] += seconds

    return pass_by


def vote(service: Service, table_id: str, seat: int, client: Client) -> None:
    table = service.find(table_id)
    service.run(service.tables.replace(table, seat, client.person, "cadet", "en"))


def test_a_computer_takes_over_when_all_others_agree(
    service: Service, ada: Client, bob: Client, later: Callable[[float], None]
) -> None:
    cy = service.somebody("Cy")
    table = service.a_table(ada, bob, cy)
    still_here = refusal(service, service.tables.replace(service.find(table), 0, bob.person, "cadet", "en"))
    assert still_here.text == say("refused-still-here", "en", name="Ada")
    a_turn(service, ada, table, 0)
    service.tables.watch(service.find(table), 2)  # Cy is here
    later(AWAY_SECONDS + 1)
    vote(service, table, 0, bob)
    vote(service, table, 0, bob)  # once more counts once
    assert (service.find(table).seats[0].kind, service.find(table).seats[0].votes) == ("person", (1,))
    service.restart()
    assert service.find(table).seats[0].votes == (1,)
    later(AWAY_SECONDS + 1)
    vote(service, table, 0, cy)
    row = service.find(table).seats[0]
    assert (row.kind, row.level, row.draft, row.votes) == ("computer", "cadet", (), ())
    assert ada.command("confirm", table, 0).error == say("refused-computer-plays", "en")


def test_nobody_waits_for_the_vote_of_somebody_who_has_left_too(
    service: Service, ada: Client, bob: Client, later: Callable[[float], None]
) -> None:
    table = service.find(service.a_table(ada, bob, service.somebody("Cy")))
    service.tables.watch(table, 1)
    later(AWAY_SECONDS + 1)
    for gone in (0, 2):
        service.run(service.tables.replace(table, gone, bob.person, "cadet", "en"))
    assert [seat.kind for seat in table.seats] == ["computer", "person", "computer"]


def test_the_first_turn_has_its_whole_time_however_long_the_seats_were_free(
    service: Service, ada: Client, bob: Client, later: Callable[[float], None]
) -> None:
    wanted = NewTable("reworld", (Player("me", "Ada"), Player("person")), deadline=5, seed=SEED)
    table = service.run(service.tables.create(wanted, ada.person, "en"))
    later(3600)
    service.run(service.tables.sit(table, 1, bob.person, "Bob", "en"))
    assert not any(table.late(seat) or table.away(seat) for seat in (0, 1))
    service.restart()
    assert not service.find(table.row.id).late(0)
    later(301)
    assert service.find(table.row.id).late(0) and not service.find(table.row.id).late(1)


def test_a_restart_makes_nobody_absent(
    service: Service, ada: Client, bob: Client, later: Callable[[float], None]
) -> None:
    table = service.a_table(ada, bob)
    later(10 * AWAY_SECONDS)
    service.restart()
    early = refusal(service, service.tables.replace(service.find(table), 0, bob.person, "cadet", "en"))
    assert early.text == say("refused-still-here", "en", name="Ada")


def test_past_the_deadline_one_vote_is_enough(
    service: Service, ada: Client, bob: Client, later: Callable[[float], None]
) -> None:
    table = service.find(service.a_table(ada, bob, service.somebody("Cy"), deadline=5))
    pages = [service.tables.watch(table, seat) for seat in (0, 2)]  # an open page is no excuse
    later(299)
    assert refusal(service, service.tables.replace(table, 0, bob.person, "cadet", "en")).status == 409
    later(2)
    waiting = refusal(service, service.tables.replace(table, 2, bob.person, "cadet", "en"))
    assert waiting.text == say("refused-still-here", "en", name="Cy")  # it is not Cy's turn
    service.run(service.tables.replace(table, 0, bob.person, "cadet", "en"))
    assert table.seats[0].kind == "computer"
    for page in pages:
        service.tables.unwatch(table, page)


def test_somebody_with_an_open_page_is_here(
    service: Service, ada: Client, bob: Client, later: Callable[[float], None]
) -> None:
    table = service.find(service.a_table(ada, bob))
    watching = service.tables.watch(table, 0)
    later(10 * AWAY_SECONDS)
    assert refusal(service, service.tables.replace(table, 0, bob.person, "cadet", "en")).status == 409
    service.tables.unwatch(table, watching)
    assert refusal(service, service.tables.replace(table, 0, bob.person, "cadet", "en")).status == 409
    later(AWAY_SECONDS + 1)
    service.run(service.tables.replace(table, 0, bob.person, "cadet", "en"))
    assert table.seats[0].kind == "computer"


def test_an_open_page_hears_that_somebody_has_left(
    service: Service, ada: Client, bob: Client, later: Callable[[float], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing else happens then: without this nobody would be offered a computer before loading the page again."""
    monkeypatch.setattr("planetfall.table.live.HEARTBEAT", 0.01)
    table = service.find(service.a_table(ada, bob))

    async def heard() -> list[str]:
        page = versions(service.tables, table, 1)
        told = [await anext(page), await anext(page)]
        later(AWAY_SECONDS + 1)
        told += [await anext(page), await anext(page)]
        await page.aclose()
        return told

    _, before, beat, after = service.run(heard())
    assert beat.startswith(":") and after.startswith("id: ") and after != before
    assert table.version(1) in after


def test_who_may_not_vote(service: Service, ada: Client, bob: Client, later: Callable[[float], None]) -> None:
    table = service.find(service.a_table(ada, bob))
    eve = service.somebody("Eve")
    later(AWAY_SECONDS + 1)
    assert refusal(service, service.tables.replace(table, 0, eve.person, "cadet", "en")).status == 403
    assert refusal(service, service.tables.replace(table, 0, ada.person, "cadet", "en")).status == 409
    service.run(service.tables.replace(table, 0, bob.person, "cadet", "en"))
    assert refusal(service, service.tables.replace(table, 0, bob.person, "cadet", "en")).status == 409


def test_votes_are_forgotten_when_somebody_moves(
    service: Service, ada: Client, bob: Client, later: Callable[[float], None]
) -> None:
    cy = service.somebody("Cy")
    table = service.a_table(ada, bob, cy)
    later(AWAY_SECONDS + 1)
    vote(service, table, 0, bob)
    ada.act(table, 0, "drop")
    ada.command("confirm", table, 0)
    assert service.find(table).seats[0].votes == ()
    service.restart()
    assert service.find(table).seats[0].votes == ()


def test_whoever_left_can_come_back(service: Service, ada: Client, bob: Client, later: Callable[[float], None]) -> None:
    table = service.find(service.a_table(ada, bob))
    later(AWAY_SECONDS + 1)
    service.run(service.tables.replace(table, 0, bob.person, "cadet", "en"))
    own = table.seats[0].own
    service.run(service.tables.computer_move(table, 0, own, "drop"))
    assert refusal(service, service.tables.come_back(table, 0, bob.person, "en")).status == 403
    service.run(service.tables.come_back(table, 0, ada.person, "en"))
    assert table.seats[0].kind == "person"
    late = refusal(service, service.tables.computer_move(table, 0, table.seats[0].own, "drop"))
    assert late.text == say("refused-stale", "en")
    assert bob.act(table.row.id, 1, "drop").status == 200  # deals round two
    acting = table.game.actors()[0]
    assert (ada, bob)[acting].act(table.row.id, acting, "drop").status == 200


def test_a_computer_moves_by_the_rules_and_for_the_latest_version_only(service: Service, ada: Client) -> None:
    wanted = NewTable("reworld", (Player("me", "Ada"), Player("computer", level="cadet")), seed=SEED)
    table = service.run(service.tables.create(wanted, ada.person, "en"))
    assert refusal(service, service.tables.computer_move(table, 1, 0, "drop")).clause == "1.10"
    ada.act(table.row.id, 0, "drop")
    ada.command("confirm", table.row.id, 0)
    assert refusal(service, service.tables.computer_move(table, 1, 7, "drop")).status == 409
    service.run(service.tables.computer_move(table, 1, 0, "drop"))
    assert table.steps == [Step(0, "drop"), Step(1, "drop")]


def test_a_free_seat_can_be_given_to_a_computer_by_those_at_the_table(
    service: Service, ada: Client, bob: Client
) -> None:
    wanted = NewTable("reworld", (Player("me", "Ada"), Player("person")))
    table = service.run(service.tables.create(wanted, ada.person, "en"))
    assert refusal(service, service.tables.replace(table, 1, bob.person, "cadet", "en")).status == 403
    service.run(service.tables.replace(table, 1, ada.person, "cadet", "en"))
    assert table.started and (table.seats[1].kind, table.seats[1].level) == ("computer", "cadet")
    assert bob.post(f"/tables/{table.row.id}/sit").error == say("refused-full", "en")


def computer_levels(service: Service, client: Client, level: str, seats: int = 3) -> list[str]:
    """What a new table and its computers keep, read again after a restart of the service."""
    wanted = NewTable("reworld", (Player("me", "Ada"), *[Player("computer", level=level)] * seats))
    table_id = service.run(service.tables.create(wanted, client.person, "en")).row.id
    service.restart()
    return [seat.level for seat in service.find(table_id).seats[1:]]


def test_a_taste_outlasts_a_restart_of_the_service(service: Service, ada: Client) -> None:
    assert computer_levels(service, ada, "admiral/satellites") == ["admiral/satellites"] * 3
    assert computer_levels(service, ada, "pilot") == ["pilot"] * 3


def test_any_taste_is_drawn_by_lot_once_and_to_have_none_is_one_of_the_lots(service: Service, ada: Client) -> None:
    drawn = {level for _ in range(30) for level in computer_levels(service, ada, "pilot/any")}
    assert drawn == {"pilot", "pilot/cities", "pilot/ships", "pilot/satellites"}


def test_a_table_with_an_unknown_level_or_taste_is_refused(service: Service, ada: Client) -> None:
    for level, said in (("god", "level “god”"), ("pilot/", "taste “”"), ("pilot/ships/any", "taste “ships/any”")):
        wanted = NewTable("reworld", (Player("me", "Ada"), Player("computer", level=level)))
        refused = refusal(service, service.tables.create(wanted, ada.person, "en"))
        assert refused.status == 422 and said in refused.text
    assert service.tables.store.tables_of(ada.person.holder) == []


def test_everybody_can_read_what_a_computer_likes(service: Service, ada: Client) -> None:
    levels = ("captain/ships", "pilot", "cadet/gone")  # the last as if the game had lost the taste since
    wanted = NewTable("reworld", (Player("me", "Ada"), *[Player("computer", level="pilot")] * 3))
    table = service.run(service.tables.create(wanted, ada.person, "en"))
    for seat, level in enumerate(levels, 1):
        table.seats[seat].level = level
    shown = {language: show_table(table, None, Eye(), language, "", ()).seats for language in ("en", "de")}
    assert [seat.plays for seat in shown["en"]] == [
        "",
        "computer, Captain, likes ships",
        "computer, Pilot",
        "computer, Cadet, gone",
    ]
    assert shown["de"][1].plays == "Computer, Kapitän, mag Schiffe"


# -- chat ------------------------------------------------------------------------------------------------------------


def test_a_message_is_one_line_of_bounded_length(service: Service, ada: Client, bob: Client) -> None:
    table = service.find(service.a_table(ada, bob))
    service.run(service.tables.chat(table, 0, "Ada", " good\n\x07 luck <b>\u202e ", "en"))
    assert table.chat[0].text == "good luck <b>"
    for text in ("", " \n\t", "x" * (MESSAGE_LENGTH + 1)):
        refused = refusal(service, service.tables.chat(table, 0, "Ada", text, "en"))
        assert (refused.status, refused.text) == (422, say("refused-message", "en", most=MESSAGE_LENGTH))
    service.restart()
    assert [message.text for message in service.find(table.row.id).chat] == ["good luck <b>"]


def test_so_many_messages_are_held_in_memory_and_no_more(service: Service, ada: Client, bob: Client) -> None:
    table = service.find(service.a_table(ada, bob))
    for number in range(MESSAGES_SHOWN + 5):
        service.run(service.tables.chat(table, 0, "Ada", str(number), "en"))
    texts = [str(number) for number in range(5, MESSAGES_SHOWN + 5)]
    assert [message.text for message in table.chat] == texts
    service.restart()
    assert [message.text for message in service.find(table.row.id).chat] == texts


# -- the whole -------------------------------------------------------------------------------------------------------


def test_a_finished_game_is_kept_with_its_result(service: Service, ada: Client, bob: Client) -> None:
    table = service.find(service.a_table_in_play(2000, ada, bob))
    assert table.over and table.row.result == {"scores": table.game.scores(), "places": table.game.ranking()}
    service.restart()
    again = service.find(table.row.id)
    assert again.over and again.row.result == table.row.result and again.game.scores() == table.game.scores()
    assert ada.act(table.row.id, 0, "drop").status == 422
    record = ada.get(f"/tables/{table.row.id}/record").json["record"]
    assert planetfall.replay(record).scores() == table.game.scores()


def test_a_page_that_watches_hears_of_every_change_of_its_own(service: Service, ada: Client, bob: Client) -> None:
    table = service.find(service.a_table(ada, bob))
    watcher = service.tables.watch(table, 0)
    before, others = table.version(0), table.version(1)
    assert not watcher.is_set()
    ada.act(table.row.id, 0, legal(table.game, 0, "acquire")[0])
    assert watcher.is_set() and table.version(0) != before
    assert table.version(1) == others, "a draft of somebody else leaves no trace"
    service.tables.unwatch(table, watcher)
    assert not table.watchers


def test_only_so_many_tables_are_held_in_memory(
    service: Service, ada: Client, bob: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("planetfall.table.tables.KEPT", 2)
    made = [service.a_table(ada, bob) for _ in range(4)]
    watched = service.find(made[0])
    watcher = service.tables.watch(watched, 0)
    for table in made:
        assert ada.see(table, 0).status == 200
    assert service.find(made[0]) is watched  # somebody looks at it
    service.tables.unwatch(watched, watcher)


def test_tables_that_are_watched_do_not_keep_others_out(
    service: Service, ada: Client, bob: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    watched = [service.find(service.a_table(ada, bob)) for _ in range(3)]
    watchers = [(table, service.tables.watch(table, 0)) for table in watched]
    monkeypatch.setattr("planetfall.table.tables.KEPT", 2)
    another = service.a_table(ada, bob)
    assert service.find(another) is service.find(another), "two of one table would not hear of each other"
    assert ada.act(another, 0, "drop").status == 200
    for table, watcher in watchers:
        service.tables.unwatch(table, watcher)


def test_a_table_read_again_never_repeats_a_version(
    service: Service, ada: Client, bob: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or a page would take what is new for what it has."""
    monkeypatch.setattr("planetfall.table.tables.KEPT", 1)
    table, another = (service.a_table(ada, bob) for _ in range(2))
    versions = []
    for text in ("one", "two", "three", "four"):
        service.run(service.tables.chat(service.find(table), 0, "Ada", text, "en"))
        versions.append(service.find(table).version(1))
        if text == "two":
            service.find(another)  # and the first one is forgotten
    assert len(set(versions)) == 4


def test_a_draft_by_older_rules_is_not_played(service: Service, ada: Client, bob: Client) -> None:
    table_id = service.a_table(ada, bob)
    with service.tables.store.engine.begin() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(rules=0))
        connection.execute(update(SEATS).where(SEATS.c.seat == 0).values(draft="a move of old"))
    service.restart()
    table = service.find(table_id)
    assert table.drafted(0) is table.game
    assert not table.turn_is_complete(0)


def test_a_table_of_older_rules_waits_for_nobody(service: Service, ada: Client) -> None:
    table_id = service.a_table(ada, ada)
    assert service.find(table_id).my_turn(ada.person)
    assert show_table(service.find(table_id), ada.person, Eye(), "en", "", ()).curtain == "Ada"
    with service.tables.store.engine.begin() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(rules=0))
    service.restart()
    assert not ada.see(table_id, 0).json["my_turn"]
    assert not summary(service.find(table_id), ada.person, "en")["my_turn"]
    assert show_table(service.find(table_id), ada.person, Eye(), "en", "", ()).curtain is None


def test_a_table_that_cannot_be_read_now_is_read_later_and_once_for_all_who_ask(
    service: Service, ada: Client, bob: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = service.a_table(ada, bob)
    service.restart()
    read = service.tables.store.load_table
    failures = [1]

    def fails_at_first(table_id: str) -> Any:
        if failures:
            raise OSError(failures.pop())
        return read(table_id)

    async def many() -> list[Any]:
        return await asyncio.gather(*(service.tables.find(table) for _ in range(5)), return_exceptions=True)

    monkeypatch.setattr(service.tables.store, "load_table", fails_at_first)
    failed, *found = service.run(many())
    assert isinstance(failed, OSError) and len(set(map(id, found))) == 1
    assert service.find(table) is found[0]


def test_a_mistake_in_the_database_tells_no_secrets(service: Service, ada: Client, bob: Client) -> None:
    """What it says ends up in logs."""
    row = service.find(service.a_table(ada, bob)).row
    with pytest.raises(IntegrityError) as caught:
        service.tables.store.add_table(row, [])
    assert str(row.seed) not in str(caught.value) and row.salt not in str(caught.value)
