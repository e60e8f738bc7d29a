"""Hints where the table allows them and to nobody else; reviews that are made once and kept."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from planetfall._advice import Review
from planetfall.table.advisers import Advisers
from planetfall.table.computers import Failed
from planetfall.table.settings import Settings
from planetfall.table.tables import NewTable, Player, Refused, Table
from planetfall.table.worker import Asked, ReviewWanted
from tests.table.builders import SEED, Answer, Client, Service, a_service, legal

COMPUTER = Player("computer", "", "cadet")


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    with a_service(tmp_path) as started:
        yield started


def against_computers(service: Service, ada: Client, **more: object) -> str:
    """Nobody moves the computer here, so that the table stands still. Seat 0 begins."""
    wanted = NewTable("reworld", (Player("me", "Ada"), COMPUTER), seed=SEED, **more)  # type: ignore[arg-type]
    return service.run(service.tables.create(wanted, ada.person, "en")).row.id


def hint(client: Client, table_id: str, seat: int = 0, language: str = "en") -> Answer:
    return client.post(f"/tables/{table_id}/hint?language={language}", seat=seat)


def test_a_hint_names_a_legal_move_and_changes_nothing(service: Service) -> None:
    ada = service.somebody("Ada")
    table_id = against_computers(service, ada)
    table = service.find(table_id)
    before = (table.version(0), list(table.steps), table.record_text())
    answer = hint(ada, table_id)
    assert answer.status == 200
    advice = answer.json["hint"]
    assert advice["move"] in legal(table.game, 0)
    assert advice["text"] and advice["loss"] == 0.0 and len(advice["points"]) == 2
    assert (table.version(0), list(table.steps), table.record_text()) == before
    assert hint(ada, table_id).json == answer.json  # it was kept
    german = hint(ada, table_id, language="de").json["hint"]
    assert german["move"] == advice["move"] and german["text"] != advice["text"]


def test_a_hint_sees_the_draft_of_its_seat(service: Service) -> None:
    ada = service.somebody("Ada")
    table_id = against_computers(service, ada)
    first = hint(ada, table_id).json["hint"]["move"]
    ada.act(table_id, 0, first)
    second = hint(ada, table_id).json["hint"]["move"]
    assert second in legal(service.find(table_id).drafted(0), 0)
    assert second.split()[0] != "acquire"


def test_a_hint_stays_while_others_move_at_the_same_time(service: Service) -> None:
    ada = service.somebody("Ada")
    wanted = NewTable("planet_unknown", (Player("me", "Ada"), COMPUTER), seed=SEED)
    table = service.run(service.tables.create(wanted, ada.person, "en"))

    async def story() -> None:
        asked = asyncio.create_task(service.advisers.hint(table, 0, "en"))
        await asyncio.sleep(0)
        await service.tables.computer_move(table, 1, table.seats[1].own, legal(table.game, 1)[0])
        await asked
        assert table.steps, "the other has moved"

    service.run(story())
    found = service.advisers.hint_for(table, 0)
    assert found is not None
    assert found[0].code in table.game.legal(0)
    ada.act(table.row.id, 0, legal(table.game, 0)[0])
    assert service.advisers.hint_for(table, 0) is None, "it was for the move before"


def test_nobody_gets_a_hint_for_a_seat_of_somebody_else(service: Service) -> None:
    ada, ben = service.somebody("Ada"), service.somebody("Ben")
    table_id = service.a_table(ada, ben, hints=True)
    assert hint(ben, table_id, seat=0).status == 403
    assert "somebody else" in hint(ben, table_id, seat=0).error
    assert "nothing to decide" in hint(ben, table_id, seat=1).error
    assert hint(ada, table_id, seat=0).status == 200


@pytest.mark.parametrize(
    ("players", "hints", "allowed"),
    [
        ((COMPUTER,), None, True),
        ((COMPUTER,), False, False),
        ((Player("person"),), None, False),
        ((Player("hotseat", "Ben"), COMPUTER), None, False),
        ((Player("person"),), True, True),
    ],
)
def test_hints_are_for_games_against_computers_unless_the_table_says_otherwise(
    service: Service, players: tuple[Player, ...], hints: bool | None, allowed: bool
) -> None:
    ada = service.somebody("Ada")
    wanted = NewTable("reworld", (Player("me", "Ada"), *players), seed=SEED, hints=hints)
    table = service.run(service.tables.create(wanted, ada.person, "en"))
    assert table.row.hints is allowed
    assert ada.see(table.row.id, 0).json["hints"] is allowed
    if not allowed:
        assert "without hints" in hint(ada, table.row.id).error


def test_a_complete_turn_needs_no_hint(service: Service) -> None:
    ada = service.somebody("Ada")
    table_id = against_computers(service, ada)
    ada.act(table_id, 0, "drop")
    table = service.find(table_id)
    assert table.turn_is_complete(0) or table.game.actors() != [0]
    assert "nothing to decide" in hint(ada, table_id).error


# -- reviews -----------------------------------------------------------------------------------------------------------


def test_a_game_that_is_not_over_is_not_reviewed(service: Service) -> None:
    ada = service.somebody("Ada")
    answer = ada.get(f"/tables/{against_computers(service, ada)}/review")
    assert answer.status == 409
    assert "every secret" in answer.error


def finished(service: Service) -> Table:
    table_id = service.a_table_in_play(1000, service.somebody("Ada"), service.somebody("Ben"))
    table = service.find(table_id)
    assert table.over
    return table


async def until(found: Callable[[], Awaitable[Review | None]]) -> Review:
    async with asyncio.timeout(120):
        while True:
            if (review := await found()) is not None:
                return review
            await asyncio.sleep(0.02)


def test_a_review_is_made_once_and_kept(service: Service) -> None:
    table = finished(service)
    first = service.somebody("Cleo").get(f"/tables/{table.row.id}/review").json
    assert first == {"done": 0, "total": len(table.steps), "review": None}
    review = service.run(until(lambda: service.advisers.review(table, "en")))
    assert [decision.move for decision in review.decisions] == [step.move for step in table.steps]
    assert list(review.scores) == table.game.scores()
    service.restart()
    again = service.find(table.row.id)
    assert service.run(service.advisers.review(again, "en")) == review
    shown = service.somebody("Cleo").get(f"/tables/{table.row.id}/review").json
    assert shown["done"] == shown["total"] == len(shown["review"]["decisions"])


def test_a_review_that_was_cut_off_is_made_again(service: Service) -> None:
    table = finished(service)

    async def cut_off() -> None:
        assert await service.advisers.review(table, "en") is None
        while service.advisers.progress(table) == 0:
            await asyncio.sleep(0.01)

    service.run(cut_off())
    service.restart()
    again = service.find(table.row.id)
    assert service.run(service.advisers.kept_review(again)) is None
    assert service.run(until(lambda: service.advisers.review(again, "en"))).decisions


def test_an_adviser_that_fails_says_so_and_the_next_one_answers(service: Service) -> None:
    ada = service.somebody("Ada")
    table = service.find(against_computers(service, ada))
    hasty = Advisers(service.tables, Settings(data=service.settings.data, patience=0.001))

    async def story() -> None:
        with pytest.raises(Refused, match="No hint was found"):
            await hasty.hint(table, 0, "en")
        assert hasty.hint_for(table, 0) is None
        await hasty.close()

    service.run(story())
    assert hint(ada, table.row.id).status == 200


def test_a_review_that_failed_says_so_once_and_then_goes_on_where_it_was(service: Service) -> None:
    table = finished(service)
    advisers = service.advisers
    asked: list[int] = []
    answer = advisers._worker.ask

    async def ask(question: Asked) -> str:
        assert isinstance(question, ReviewWanted)
        asked.append(question.step)
        if asked.count(3) == 1 and question.step == 3:
            raise Failed("no answer within 10 seconds")
        return await answer(question)

    async def story() -> None:
        assert await advisers.review(table, "en") is None
        while advisers._working:
            await asyncio.sleep(0.01)
        assert advisers.progress(table) == 3
        with pytest.raises(Refused, match="Load the page again"):
            await advisers.review(table, "en")
        await until(lambda: advisers.review(table, "en"))

    advisers._worker.ask = ask  # type: ignore[method-assign]
    service.run(story())
    assert asked == [0, 1, 2, 3, *range(3, len(table.steps))]


def test_a_hint_that_is_asked_for_twice_is_searched_once(service: Service) -> None:
    ada = service.somebody("Ada")
    table = service.find(against_computers(service, ada))
    asked: list[Asked] = []
    answer = service.advisers._worker.ask

    async def ask(question: Asked) -> str:
        asked.append(question)
        return await answer(question)

    async def story() -> None:
        await asyncio.gather(*(service.advisers.hint(table, 0, "en") for _ in range(3)))

    service.advisers._worker.ask = ask  # type: ignore[method-assign]
    service.run(story())
    assert len(asked) == 1
