"""The public face: bad names and values are refused with the choices, good ones do what they say."""

from typing import Any

import pytest

import planetfall
from planetfall import Game
from planetfall.core.game import code_of
from planetfall.core.rng import seeded

pytestmark = pytest.mark.interpreted


def test_the_catalogue_tells_seats_options_and_actions() -> None:
    info = planetfall.catalogue()["reworld"]
    assert (info.name, info.title, info.seats) == ("reworld", "Reworld", (2, 3, 4))
    assert [(option.key, option.values, option.default) for option in info.options] == [
        ("head_start", ("off", "on"), "off")
    ]
    assert len(info.actions) == 362
    assert sum(len(block) for block in info.actions.blocks) == 362


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (
            {"name": "rewrld"},
            "there is no game 'rewrld', expected one of reworld, planet_unknown, galileo_project, evacuation; "
            "did you mean 'reworld'?",
        ),
        ({"seats": 5}, "seats is 5, expected one of 2, 3, 4 for reworld"),
        ({"seats": 0}, "seats is 0"),
        ({"seed": -1}, "seed is -1, expected a whole number from 0"),
        ({"seed": 2**96}, "expected a whole number from 0"),
        ({"seed": "7"}, "seed is '7', expected a whole number"),
        ({"options": {"speed": "on"}}, "there is no option 'speed', expected one of head_start"),
        ({"options": {"head_start": "maybe"}}, "option head_start is 'maybe', expected one of off, on"),
    ],
)
def test_bad_names_and_values_are_refused_with_the_choices(arguments: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words.replace("?", r"\?")):
        planetfall.new(arguments.pop("name", "reworld"), **arguments)


def test_the_same_seed_deals_the_same_game_and_no_seed_a_new_one() -> None:
    tables = [planetfall.describe(planetfall.new("reworld", seats=2, seed=seed)) for seed in (7, 7, 8)]
    assert tables[0] == tables[1] != tables[2]
    assert planetfall.describe(planetfall.new("reworld")) != planetfall.describe(planetfall.new("reworld"))


@pytest.fixture
def game() -> Game:
    return planetfall.new("reworld", seats=2, seed=3)


def test_a_move_is_a_code_or_its_notation(game: Game) -> None:
    twin = planetfall.new("reworld", seats=2, seed=3)
    seat = game.actors()[0]
    planetfall.act(game, seat, "acquire U7")
    planetfall.act(twin, seat, planetfall.code(twin, "acquire U7"))
    assert planetfall.describe(game) == planetfall.describe(twin)


@pytest.mark.parametrize("move", ["", "dance", "acquire", "acquire U11", "pay 2 4", "pay 9", -1, 362, 10**20])
def test_what_is_no_move_at_all_is_a_value_error_and_changes_nothing(game: Game, move: str | int) -> None:
    before = planetfall.describe(game)
    with pytest.raises(ValueError, match=r"expected|moves begin with"):
        planetfall.act(game, game.actors()[0], move)
    assert planetfall.describe(game) == before


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_at_the_table_is_refused(game: Game, seat: int) -> None:
    with pytest.raises(ValueError, match=r"seat is -?\d+, expected .*a number from 0 to 1"):
        planetfall.act(game, seat, "drop")
    with pytest.raises(ValueError, match=r"seat is -?\d+, expected None or a number from 0 to 1"):
        planetfall.view(game, seat)


def test_an_illegal_move_names_reason_and_clause_and_changes_nothing(game: Game) -> None:
    before = planetfall.record(game)
    with pytest.raises(planetfall.IllegalMove) as refused:
        planetfall.act(game, 1 - game.actors()[0], "drop")
    assert refused.value.clause == "1.10"
    assert refused.value.reason.endswith("turn.")
    assert planetfall.record(game) == before


def test_unknown_languages_are_refused(game: Game) -> None:
    with pytest.raises(ValueError, match="language is 'fr', expected one of en, de"):
        planetfall.view(game, 0, "fr")


def test_a_copy_keeps_no_record_and_says_so(game: Game) -> None:
    with pytest.raises(ValueError, match="a copy keeps no record"):
        planetfall.record(game.copy())


def test_fresh_games_and_copies_can_be_shown_and_played(game: Game) -> None:
    for other in (game.copy(), game.fresh(seeded(1))):
        planetfall.act(other, other.actors()[0], "drop")
        assert planetfall.view(other, 0)["viewer"] == 0


@pytest.mark.parametrize("move", [None, 1.0, ["drop"]])
def test_a_move_of_another_kind_is_a_value_error(game: Game, move: Any) -> None:
    with pytest.raises(ValueError, match="expected a code or its notation"):
        planetfall.act(game, game.actors()[0], move)


def test_values_of_another_kind_are_value_errors(game: Game) -> None:
    wrong: Any = [["reworld"], 2.0, "0"]
    with pytest.raises(ValueError, match="there is no game"):
        planetfall.new(wrong[0])
    with pytest.raises(ValueError, match=r"seats is 2\.0"):
        planetfall.new("reworld", seats=wrong[1])
    with pytest.raises(ValueError, match="options is"):
        planetfall.new("reworld", options=wrong)
    with pytest.raises(ValueError, match="seat is '0'"):
        planetfall.view(game, wrong[2])
    with pytest.raises(ValueError, match="to is -1"):
        planetfall.replay(planetfall.record(game), to=-1)


def test_a_record_can_be_replayed_in_part(game: Game) -> None:
    seat = game.actors()[0]
    planetfall.act(game, seat, "acquire U7")
    middle = planetfall.describe(game)
    planetfall.act(game, seat, planetfall.notation(game, game.legal(seat)[0]))
    assert planetfall.describe(planetfall.replay(planetfall.record(game), to=1)) == middle


def test_a_tampered_record_is_refused_by_its_line() -> None:
    game = planetfall.new("reworld", seats=2, seed=3)
    seat = game.actors()[0]
    planetfall.act(game, seat, "acquire U7")
    text = planetfall.record(game)
    changed = text.replace("acquire U7", "acquire U8")
    with pytest.raises(planetfall.RecordError, match=r"line 10: check is .* one of them was changed"):
        planetfall.replay(changed)
    unchecked = "\n".join(changed.splitlines()[:-1])
    assert code_of(planetfall.replay(unchecked).history[0]) == planetfall.code(game, "acquire U8")
    illegal = unchecked.replace("acquire U8", "defend")
    with pytest.raises(planetfall.RecordError, match=r"line 8: “defend” does not answer .*\(rule 1.11\)"):
        planetfall.replay(illegal)
    with pytest.raises(planetfall.RecordError, match="line 3: rules version is 9, this program plays 1"):
        planetfall.replay(unchecked.replace("rules: 1", "rules: 9"))
    with pytest.raises(planetfall.RecordError, match="line 2: there is no game 'chess'"):
        planetfall.replay(unchecked.replace("game: reworld", "game: chess"))
    with pytest.raises(planetfall.RecordError, match="line 4: seats is 7"):
        planetfall.replay(unchecked.replace("seats: 2", "seats: 7"))
    with pytest.raises(planetfall.RecordError, match=r"line 9: result is \[1, 2\], the moves above lead to no end"):
        planetfall.replay(unchecked.rstrip() + "\nresult: 1 2\n")


def test_playouts_count_games_decisions_and_means() -> None:
    result = planetfall.playouts("reworld", seats=3, games=20, seed=1)
    again = planetfall.playouts("reworld", seats=3, games=20, seed=1)
    assert result.games == 20
    assert result.decisions > 20 * 100
    assert (result.decisions, result.mean_scores, result.wins) == (again.decisions, again.mean_scores, again.wins)
    assert sum(result.wins) == pytest.approx(1)
    assert result.seconds > 0
    with pytest.raises(ValueError, match="games is 0, expected at least 1"):
        planetfall.playouts("reworld", games=0)
