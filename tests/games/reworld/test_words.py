"""Whatever the rules of Reworld give its texts, they can be said with it."""

import random

import pytest

import planetfall
from planetfall.catalogue import find_title
from planetfall.core.texts import LANGUAGES
from planetfall.core.view import Reader
from tests.games.reworld.builders import a_settlement, a_station, play, player

TITLE = find_title("reworld")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_can_be_told_moves_refusals_and_events_alike(language: str, seats: int) -> None:
    chooser = random.Random(seats)
    said: set[str] = set()
    for seed in range(3):
        game = planetfall.new("reworld", seats=seats, seed=seed)
        while game.actors():
            seat = game.actors()[0]
            for code in chooser.sample(range(362), 12):
                reason = planetfall.why_not(game, seat, code, language)
                assert (reason is None) == (code in list(game.legal(seat)))
                said.add(reason.text if reason else "")
            for move in planetfall.view(game, seat, language)["moves"]:
                assert "  " not in move["text"], move
            planetfall.act(game, seat, chooser.choice(list(game.legal(seat))))
        said |= {line["text"] for line in planetfall.view(game, 0, language)["log"]}
        assert TITLE.draw(TITLE.view(game, Reader(0, language)), language, 80)
    assert not [text for text in said if "{" in text or "  " in text or "The  " in text]


@pytest.mark.parametrize(
    ("move", "text"),
    [
        ("acquire U1", "The module at port U1 has been acquired already."),
        (
            "acquire U2",
            "Your cards do not allow any payment for port U2: 2 and 4, three cards with a 2 or 4, or any four.",
        ),
        ("marker 5", "You do not hold this card; your hand is 1 3."),
        ("fly", "“fly” does not answer the present question. Amber: acquire a module, take the marker or drop out."),
    ],
)
def test_a_refusal_says_what_would_be_needed(move: str, text: str) -> None:
    reason = planetfall.why_not(a_station(tops="24", hand="13"), 0, move)
    assert reason is not None
    assert reason.text == text


def test_a_move_shows_what_it_scores_at_once_ships_and_the_final_ship_included() -> None:
    game = a_settlement(player(docked={1: ["satellite terrabots"]}, A=["terrabot A", "terrabot A"]), player())
    play(game, "undock 1")
    texts = [move["text"] for move in planetfall.view(game, 0)["moves"]]
    assert texts == ["Defend with 1 shield, +42", "Score the task “1 per terrabot”, +23"]


def test_a_refused_coupling_names_the_tile_at_the_open_end() -> None:
    game = a_settlement(player(docked={1: ["builder 1", "terrabot A"], 2: ["builder 6"]}))
    reason = planetfall.why_not(game, 0, "couple 1")
    assert reason is not None
    assert reason.text == "The terrabot A of row 1 is no builder."
