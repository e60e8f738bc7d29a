"""What nobody may know is in no byte that is sent: not in views, refusals, versions, lists or lengths."""

import random
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import planetfall
from planetfall.core.rng import seeded
from planetfall.table.tables import Table
from tests.builders import rule
from tests.table.builders import SEED, Client, Service, legal

LANGUAGES = ("en", "de")
EVERYTHING = {"planets": "dealt", "corporations": "dealt", "private": "on", "events": "random"}
GAMES: dict[str, dict[str, str]] = {"reworld": {}, "planet_unknown": EVERYTHING}
TRIED = ("drop", "acquire U7", "pay 1", "marker 3", "take inner", "place F1 0", "card 3", "done", "nonsense")


def three(service: Service) -> tuple[Client, Client, Client]:
    return service.somebody("Ada"), service.somebody("Bob"), service.somebody("Cy")


def play(service: Service, table: Table, people: tuple[Client, ...], moves: int, seed: int) -> None:
    """Random moves; the table asks for no confirmation."""
    chooser = random.Random(seed)
    for _ in range(moves):
        if table.over:
            return
        seat = table.game.actors()[0]
        choices = legal(table.drafted(seat), seat)
        if len(choices) > 1 and choices[-1] == "drop":
            choices.pop()  # long rounds
        people[seat].act(table.row.id, seat, chooser.choice(choices))


def everything_shown(client: Client, table: Table, seat: int | None) -> list[bytes]:
    """All that one reader can ask for, and be refused, without changing anything."""
    key = table.row.id
    answers = [client.see(key, seat, language) for language in LANGUAGES]
    answers += [client.see(key), client.get("/tables"), client.get(f"/tables/{key}/record")]
    answers += [client.see(key, other) for other in range(3) if other != seat]
    for other in range(3):
        answers.append(client.get(f"/tables/{key}/moves", seat=other, language="de"))
        if other not in table.game.actors() or other != seat:
            for move in TRIED:
                answers.append(client.act(key, other, move))
            answers += [client.command(name, key, other) for name in ("undo", "restart", "confirm")]
    return [str(answer.status).encode() + answer.body for answer in answers]


@rule("reworld", "2.1.4", "2.4.3")
@rule("planet_unknown", "1.11", "2.6", "9.3")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [0, 2, None])
def test_changing_only_what_is_hidden_changes_no_byte_of_any_answer(
    service: Service, seat: int | None, game: str
) -> None:
    people = three(service)
    client = service.somebody("Eve") if seat is None else people[seat]
    for seed, moves in ((1, 0), (2, 7), (3, 26), (4, 90), (5, 260)):
        table = service.find(service.a_table(*people, game=game, options=GAMES[game], seed=seed, confirm=False))
        play(service, table, people, moves, seed)
        true = everything_shown(client, table, seat)
        for deal in (1, 2):
            table.game = planetfall.replay(table.record_text())
            table.game.imagine(-1 if seat is None else seat, seeded(deal))
            assert everything_shown(client, table, seat) == true


@rule("reworld", "2.1.4")
def test_drafts_of_others_change_no_byte(service: Service) -> None:
    people = three(service)
    table = service.find(service.a_table(*people))
    eve = service.somebody("Eve")
    before = [everything_shown(people[2], table, 2), everything_shown(eve, table, None)]
    for move in (legal(table.game, 0, "acquire")[3], "pay"):
        choices = legal(table.drafted(0), 0, move.split()[0])
        assert people[0].act(table.row.id, 0, choices[0]).status == 200
        assert [everything_shown(people[2], table, 2), everything_shown(eve, table, None)] == before
    people[0].command("restart", table.row.id, 0)
    assert [everything_shown(people[2], table, 2), everything_shown(eve, table, None)] == before


def hands(view: dict[str, Any]) -> dict[int, list[int]]:
    return {seat["seat"]: seat["hand"] for seat in view["seats"] if seat["hand"]}


def views(received: list[bytes]) -> Iterator[dict[str, Any]]:
    for body in received:
        answer = msgspec.json.decode(body)
        if isinstance(answer, dict) and answer.get("view"):
            yield answer["view"]


@rule("reworld", "2.1.4", "2.4.3")
def test_a_spectator_of_a_whole_game_never_receives_a_secret(service: Service) -> None:
    people = three(service)
    eve = service.somebody("Eve")
    table = service.find(service.a_table(*people, confirm=False))
    received: list[bytes] = []
    while not table.over:
        service.received.clear()
        eve.see(table.row.id)
        if len(received) % 20 == 0:
            everything_shown(eve, table, None)
        received += service.received
        play(service, table, people, 4, len(table.steps))
    all_bytes = b"\n".join(received)
    secrets = [str(SEED), f"{SEED:x}", table.row.salt, *(person.person.number for person in people)]
    secrets += [str(row.holder) for row in table.seats] + [service.registry.sign(one.person) for one in people]
    for secret in secrets:
        assert secret.encode() not in all_bytes
    for view in views(received):
        assert hands(view) == {} and view["moves"] == [] and view["refused"] == []
        assert view["marker_space"]["card"] is None
        assert all(port["price"] == [] and port["gain"] == 0 for port in view["ports"])
    assert b'"seed":null' in all_bytes and f'"seed":"{SEED}"'.encode() in eve.see(table.row.id).body


@rule("reworld", "2.1.4", "2.4.3")
def test_a_player_receives_the_own_hand_and_no_other(service: Service) -> None:
    people = three(service)
    table = service.find(service.a_table(*people, confirm=False))
    for _ in range(25):
        play(service, table, people, 2, len(table.steps))
        for seat, client in enumerate(people):
            view = client.see(table.row.id, seat).json["view"]
            assert set(hands(view)) <= {seat}
            space = view["marker_space"]
            assert space["card"] is None or space["taken_by"] == seat


def test_hands_stay_closed_until_everybody_sits(service: Service) -> None:
    """Whoever waits must not look, leave and come back for a better deal."""
    ada = service.somebody("Ada")
    made = ada.post("/tables", game="reworld", players=[{"kind": "me"}, {"kind": "person"}]).json["id"]
    assert hands(ada.see(made, 0).json["view"]) == {}
    assert service.find(made).row.seed != SEED


def test_nothing_about_a_person_is_sent_to_another(service: Service) -> None:
    people = three(service)
    table = service.a_table(*people, listed=True)
    service.received.clear()
    for client in (*people, service.somebody("Eve")):
        client.see(table)
        client.get("/tables")
    sent = b"\n".join(service.received)
    for one in people:
        for secret in (one.person.number, one.person.holder, service.registry.csrf(one.person)):
            assert secret.encode() not in sent
    assert not re.search(rb'"(holder|salt|token)":"', sent)
