"""What is said for a move is true of where it leads, and in the game's own words."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import planetfall
from planetfall.catalogue import find_title
from planetfall.core.rng import seeded
from planetfall.core.texts import LANGUAGES
from planetfall.core.view import Reader
from planetfall.games.galileo_project.notation import ACTION_SPACE
from planetfall.games.galileo_project.play import GalileoProject
from tests.games.advice import reasons_of_a_game, said
from tests.games.galileo_project.builders import ROW, a_table, me, play

GOALS = ["mc", "modifiers", "one_colour", "technologies"]
RECORDS = Path(__file__).parent / "games"


def turn(player: dict[str, Any], **table: Any) -> GalileoProject:
    return a_table({"influence": 5, **player}, **{"characters": ROW, **table})


def using(name: str, player: dict[str, Any], **table: Any) -> GalileoProject:
    """Hired, and its instant ability begun."""
    return play(turn(player, characters=[f"{name} earth", *ROW[1:]], **table), "hire 1", "instant")


def told(game: GalileoProject, feature: str, *moves: str, language: str = "en") -> str:
    """What is told of a feature once these moves have been made."""
    tellers = find_title("galileo_project").tellers
    assert tellers is not None
    after = game.copy()
    assert isinstance(after, GalileoProject)
    return tellers(game, play(after, *moves), Reader(0, language))[feature]()


def buying(robot: str, *crew: str) -> GalileoProject:
    return turn(me(influence=9, robots=list(crew)), robots=[robot])


def goals(**fields: Any) -> GalileoProject:
    return turn(me(**fields), goals=GOALS)


# A table, the feature that is told of, the moves, what is told.
FACTS: list[tuple[Callable[[], GalileoProject], str, list[str], str]] = [
    (lambda: buying("MI05"), "robots", ["acquire 1"], "gets you a first Miner (level 3)"),
    (lambda: buying("MI05", "MI03"), "pairs", ["acquire 1"], "gets you Miner number 2 (level 3)"),
    (lambda: buying("MI01"), "robots", ["acquire 1"], "gets you a first Miner (level 1)"),  # its moon is still open
    (lambda: buying("MI05"), "europa", ["acquire 1"], "brings Europa to field 3 (2 VP more)"),
    (lambda: buying("MI05", "MI09"), "europa", ["acquire 1"], "brings Europa to field 5 (3 VP more)"),
    (lambda: buying("MI05"), "io", ["acquire 1"], ""),
    (lambda: buying("TE05", "MI03 io 3"), "io", ["acquire 1", "raise MI03"], "brings Io to field 7 (2 MC save 3)"),
    (lambda: buying("MI03", "MI04", "MI05"), "callisto vp", ["acquire 1"], "lets Callisto give 1 VP more"),
    (lambda: using("diat_expi", me(robots=["MI03 io 4", "BU03"])), "levels", ["raise BU03"], ""),  # Io tells it
    (
        lambda: using("diat_expi", me(robots=["MI03 io 6", "BU03 io 6", "SZ05 io 1", "MI04"])),
        "levels",
        ["raise SZ05"],
        "raises Star-Z 1 on Io to 2",
    ),
    (lambda: using("noor", me(robots=["MI03", "MI01"])), "two moons", ["modifier ganymede", "put MI03"],
     "gives you 2 robots with two moons in all"),
    (lambda: using("marty_simon", me(robots=["MI03"])), "modified", ["modifier builder", "put MI03"],
     "gives you a robot with a modifier"),
    (lambda: using("marty_simon", me(robots=["MI03"])), "project begun", ["modifier builder", "begin"],
     "gets you a project of level 1"),
    (lambda: using("marty_simon", me(robots=["MI03"], project="PJ05")), "project", ["modifier builder", "put PJ05"],
     "puts a modifier on your project"),
    (lambda: using("diat_expi", me(robots=["MI03"], project="PJ05")), "project", ["raise PJ05"],
     "raises your project to level 3"),
    (lambda: using("noor", me(robots=["MI03"], project="PJ08 3 +miner")), "robots", ["modifier europa", "put PJ08"],
     "completes a project as a Miner of level 3 on Europa"),
    (lambda: turn(me(energy=3)), "tucked", ["hire 4", "tuck"], "tucks Mn Milutin Madic (3 VP as things stand)"),
    (lambda: turn(me()), "tucked", ["hire 4", "tuck"], "tucks Mn Milutin Madic"),
    (lambda: turn(me(energy=3)), "tuck open", ["hire 4"], "lets you tuck Mn Milutin Madic (3 VP as things stand)"),
    (lambda: turn(me()), "tuck open", ["hire 1"], "lets you use Mn Eliot Ban"),
    (lambda: turn(me(track="mars", tucked=["milutin_madic earth"])), "characters vp", ["hire 4", "instant"],
     "lets your characters give 1 VP more"),
    (lambda: play(turn(me(energy=3, track="mars", tucked=["milutin_madic earth", "noor earth"])), "hire 1", "tuck"),
     "characters vp", ["drop noor"], "leaves you characters that give 3 VP"),
    (lambda: turn(me(energy=1, mc=1)), "technologies vp", ["develop 1a"], "develops Automated Drilling (1 VP)"),
    (lambda: play(goals(mc=8), "hire 1", "discard"), "goals vp", ["claim 1"], "claims Wealth (6 VP)"),
    (lambda: goals(mc=5), "goals near", ["hire 1", "instant"], "leaves you 1 short of Wealth"),
    (lambda: goals(mc=6), "goals near", ["hire 1", "instant", "pass"], "puts Wealth within your reach"),
    (lambda: goals(mc=2), "goals near", ["hire 1", "instant"], ""),  # still far away
    (lambda: turn(me()), "influence", ["hire 2"], "brings your influence to 10"),
    (lambda: turn(me()), "mc", ["hire 1", "instant"], "brings 2 MC"),
    (lambda: turn(me(track="mars")), "energy", ["hire 4", "instant"], "brings 1 energy"),
    (lambda: turn(me(mc=3)), "mc", ["hire 1", "discard"], ""),  # nothing came in, nothing was to be paid
    (lambda: play(turn(me(mc=5), robots=["SZ05"]), "acquire 1"), "influence", ["pay 3"], "leaves you 2 influence"),
    (lambda: play(turn(me(mc=5), robots=["SZ05"]), "acquire 1"), "mc", ["pay 3"], "leaves you 2 MC"),
    (lambda: play(goals(mc=7, energy=3), "hire 1", "discard"), "energy", ["pass"], "leaves you 3 energy"),
    (lambda: turn(me(influence=4, mc=1), robots=["MI11"]), "in reach", ["change"],
     "puts a Miner of level 3 within your reach"),
    (lambda: turn(me(influence=4, mc=1), robots=["MI05"]), "in reach", ["hire 1", "discard"], ""),  # it was already
    (lambda: buying("TE06", "TE03"), "levels open", ["acquire 1"], "lets you raise levels"),
    (lambda: turn(me(robots=["MI03"])), "modifiers open", ["hire 1"], ""),
    (lambda: turn(me(robots=["MI03"]), characters=["noor earth", *ROW[1:]]), "modifiers open", ["hire 1", "instant"],
     "lets you place a modifier"),
    (lambda: buying("BU03", "BU04"), "characters open", ["acquire 1"], "lets you take a character"),
    (lambda: buying("SZ03", "SZ04"), "bonuses open", ["acquire 1"], "lets you take a bonus of the Star-Z tile"),
    (lambda: turn(me(energy=2, mc=3)), "robots open", ["develop 4a"], "gets you a robot for nothing"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("table", "feature", "moves", "words"), FACTS, ids=[f"{n} {f[1]}" for n, f in enumerate(FACTS)]
)
def test_a_fact_is_true_of_where_the_moves_lead(
    table: Callable[[], GalileoProject], feature: str, moves: list[str], words: str
) -> None:
    assert told(table(), feature, *moves) == words


def star_z(*rest: str, **fields: Any) -> GalileoProject:
    crew = ["SZ01 io 1", "SZ02 callisto 1", "SZ03 europa 2", *rest]
    start = me(influence=9, robots=crew, **fields)
    return play(turn(start, robots=["SZ06"], star_z="b", sides="abbb", goals=GOALS), "acquire 1")


def test_what_a_star_z_bonus_opens() -> None:
    assert told(star_z(energy=5), "technologies open", "bonus 4") == "lets you develop a technology for less"
    assert told(star_z("SZ04"), "goals vp", "bonus 5") == "lets you claim a goal for nothing"


def test_a_project_at_the_beginning_tells_its_influence() -> None:
    game = a_table(
        me(started=False, start_card="PJ02"), me(started=False), phase="draft", active=0, offer=["PJ01", "PJ07"],
        questions=[("project", 0)], characters=ROW, round=0, start=0,
    )  # fmt: skip
    assert told(game, "influence", "project PJ01") == "lets you begin with 9 influence"
    assert told(game, "mc", "project PJ07") == "brings 3 MC"
    assert told(game, "project", "project PJ07") == "gets you a project of level 2"


def test_the_most_valuable_facts_make_a_sentence_in_either_language() -> None:
    game = buying("MI05", "MI03")
    assert "Miner number 2 (level 3)" in said(game, "acquire 1", "hire 5, discard")
    assert "Mineur Nummer 2 (Level 3)" in said(game, "acquire 1", "hire 5, discard", language="de")
    claim = play(goals(mc=8), "hire 1", "discard")
    assert said(claim, "claim 1", "pass") == "Claims Wealth (6 VP)."


def test_what_rests_on_cards_dealt_again_is_not_told() -> None:
    """The search goes on over robots that it imagined; of those nobody can know anything."""
    game = turn(me(energy=2, mc=3))
    seen = game.copy()
    seen.imagine(0, seeded(0))  # as for a reason
    seen.apply(0, ACTION_SPACE.code("develop 4a"))
    picks = [ACTION_SPACE.notation(code) for code in seen.legal(0)]
    assert len(picks) == 4
    for pick in picks:
        assert said(game, f"develop 4a, {pick}", "hire 5, discard") == "Develops Robotic Sequencing (1 VP)."


MIXES: list[dict[str, str]] = [
    {},
    {"robot_modifier": "adds", "star_z_side": "b", "new_project": "any", "overshoot": "lost", "level_transfer": "one"},
    {"mc_for_influence": "io", "io_uses": "once", "memory_scanner": "either", "goal_energy": "one", "star_z_side": "a"},
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "mix"), [(1, 1), (2, 0), (3, 2), (4, 1)])
def test_any_move_of_a_game_can_be_explained_in_both_languages(seats: int, mix: int, language: str) -> None:
    sentences = reasons_of_a_game("galileo_project", seats, language, MIXES[mix])
    assert len(sentences) > 40
    assert not [text for text in sentences if "{" in text or "  " in text]
    assert sum(map(bool, sentences)) > 0.6 * len(sentences)  # 0.73 to 0.84 of these moves, made at random


@pytest.mark.parametrize("record", ["1-03", "2-03", "3-06", "4-02"])
def test_hints_nearly_always_have_a_reason(record: str) -> None:
    text = (RECORDS / f"{record}.txt").read_text(encoding="utf-8")
    total = len(planetfall.replay(text).history)
    tables = [planetfall.replay(text, step) for step in range(0, total, total // 12)]
    reasons = [planetfall.hint(game, game.actors()[0], trials=20).reason for game in tables if game.actors()]
    assert len(reasons) >= 12
    assert sum(map(bool, reasons)) >= len(reasons) - 2
