"""Hints, analyses and reviews as their callers meet them."""

from pathlib import Path

import pytest

import planetfall
from planetfall import Game
from planetfall._advice import explain, worst
from planetfall.bots import decide, find_bot
from planetfall.core.rng import seeded
from planetfall.lab.review import review_game

GAMES = Path(__file__).parent / "games" / "reworld" / "games"
FINISHED = (GAMES / "2-04.txt").read_text()


def after(moves: int) -> Game:
    return planetfall.replay(FINISHED, moves)


def test_a_hint_is_the_first_move_of_an_analysis() -> None:
    game = after(20)
    seat = game.actors()[0]
    before = planetfall.describe(game)
    found = planetfall.analyse(game, seat, moves=3, trials=100)
    assert len(found) == 3
    assert planetfall.hint(game, seat, trials=100).move == planetfall.analyse(game, seat, trials=100)[0].move
    assert found[0].loss == 0.0
    assert found[0].line[0] == found[0].move
    assert found[0].move in [planetfall.notation(game, code) for code in game.legal(seat)]
    assert planetfall.describe(game) == before
    assert planetfall.record(game) == planetfall.record(after(20))


def test_a_hint_speaks_the_language_of_its_reader() -> None:
    game = after(0)
    english, german = (planetfall.hint(game, game.actors()[0], trials=50, language=key) for key in ("en", "de"))
    assert english.move == german.move
    assert english.text.startswith("Acquire the ")
    assert " erwerben für " in german.text
    assert english.reason != german.reason


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"seat": 1}, "seat is 1, expected one that has to move now: 0"),
        ({"trials": 0}, "trials is 0 and moves is 5, expected at least 1"),
        ({"moves": 0}, "trials is 50 and moves is 0, expected at least 1"),
        ({"language": "fr"}, "language is 'fr', expected one of en, de"),
    ],
)
def test_bad_questions_get_a_sentence(arguments: dict[str, object], words: str) -> None:
    game = planetfall.new("reworld", seats=2, seed=5)
    with pytest.raises(ValueError, match=words):
        planetfall.analyse(game, **{"seat": 0, "trials": 50, **arguments})  # type: ignore[arg-type]


def test_a_finished_game_has_no_hints() -> None:
    with pytest.raises(ValueError, match="the game is over"):
        planetfall.hint(planetfall.replay(FINISHED), 0)


# -- reviews -----------------------------------------------------------------------------------------------------------


def test_a_review_judges_every_decision_and_ends_with_the_score() -> None:
    seen: list[tuple[int, int]] = []
    game = planetfall.replay(FINISHED)
    found = planetfall.review(game, trials=20, progress=lambda done, total: seen.append((done, total)))
    moves = len(game.history)
    assert seen == [(done, moves) for done in range(1, moves + 1)]
    assert [decision.step for decision in found.decisions] == list(range(moves))
    assert found.scores == tuple(game.scores())
    assert all(decision.loss >= 0.0 and len(decision.points) == 2 for decision in found.decisions)
    assert all(decision.loss == 0.0 for decision in found.decisions if decision.move == decision.best)
    last = found.decisions[-1].points
    assert max(abs(expected - final) for expected, final in zip(last, found.scores, strict=True)) < 12.0


def test_a_review_is_the_same_for_a_record_and_however_many_processes_share_it() -> None:
    text = planetfall.record(after(12))
    alone = planetfall.review(after(12), trials=30, seed=4)
    told: list[int] = []
    assert review_game(after(12), 30, 4, 2, told.append) == alone
    assert sum(told) == 12
    assert planetfall.review(text, trials=30, seed=4) == alone
    assert planetfall.review(text, trials=30, seed=5) != alone


def test_a_blunder_stands_among_the_worst_with_the_better_move() -> None:
    game = planetfall.new("reworld", seats=2, seed=5)
    rng = seeded(1)
    for step in range(20):
        seat = game.actors()[0]
        move = "drop" if step == 8 else planetfall.notation(game, decide(find_bot("search:200"), game, seat, rng))
        planetfall.act(game, seat, move)
    found = planetfall.review(game, trials=200)
    blunder = found.decisions[8]
    assert blunder.move == "drop"
    assert blunder.best != "drop"
    assert blunder.loss > 5.0
    assert worst(found.decisions, blunder.seat)[0] == blunder
    assert len(worst(found.decisions, blunder.seat)) <= 3
    early = planetfall.replay(planetfall.record(game), 8)
    assert explain(early, blunder).endswith(".")
    assert explain(early, blunder) != explain(early, blunder, "de")
