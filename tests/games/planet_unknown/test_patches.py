"""Rulebook chapter 7: single cells of biomass."""

from typing import Any

from planetfall.games.planet_unknown.play import PlanetUnknown
from tests.builders import rule
from tests.games.planet_unknown.builders import a_table, codes, filled, own, play, player, refused


def patching(*laid: str, count: int = 1, **what: Any) -> PlanetUnknown:
    """Seat 0 has to place patches; a boost keeps its turn open."""
    turn = {"turn_left": False, "questions": [("act", 0)], "open": {"patch": count, "boost": 1}}
    game = a_table(player(laid=list(laid), **{**turn, **what}), player())
    play(game, "resolve patch")
    return game


@rule("planet_unknown", "7.1")
def test_a_first_patch_lies_at_the_edge_and_a_later_one_beside_what_is_covered() -> None:
    first = patching()
    assert len(codes(first, "patch")) == 28
    assert refused(first, "patch F6") == "7.1"
    later = patching("patch F2")
    assert codes(later, "patch") == ["F1", "E2", "G2", "F3"]
    play(later, "patch G2")
    assert own(later, "laid") == ["patch F2", "patch G2"]


@rule("planet_unknown", "3.6", "7.1")
def test_lifepods_and_rovers_under_a_patch_are_destroyed() -> None:
    game = patching("patch G3", count=2, rovers=["G2"], supply=1)
    play(game, "patch H3", "resolve patch", "patch G2")
    assert "H3" not in own(game, "lifepods")
    assert own(game, "rovers") == ["", "", "", "", ""]
    assert own(game, "supply") == 1
    assert own(game, "lifepods_collected") is None


@rule("planet_unknown", "7.2")
def test_a_patch_that_fits_nowhere_is_lost() -> None:
    game = patching(*filled("ksb_4156"))
    assert codes(game, "patch") == []
    assert codes(game, "resolve") == ["boost"] or codes(game, "advance")


@rule("planet_unknown", "1.14", "7.1")
def test_more_than_sixty_patches_are_placed() -> None:
    """As many as there are in the box are not enough."""
    game = patching(count=70)
    while len(own(game, "laid") or []) < 70:
        play(game, f"patch {codes(game, 'patch')[0]}")
        if codes(game, "resolve"):
            play(game, "resolve patch")
    assert len(set(own(game, "laid"))) == 70


@rule("planet_unknown", "1.14")
def test_more_than_sixty_meteorites_are_placed_and_collected() -> None:
    turn: dict[str, Any] = {"turn_left": False, "questions": [("act", 0), ("place", 0)], "tile": "I2 civ energy *"}
    rover: dict[str, Any] = {"rovers": ["G2"], "movement": 1}
    game = a_table(player(meteorites_collected=60, **turn, **rover), player(meteorites_collected=60))
    play(game, "place F1 0")
    assert own(game, "meteorites") == ["F2"]
    play(game, "move 1 west")
    assert own(game, "meteorites_collected") == 61


@rule("planet_unknown", "7.3")
def test_a_patch_is_no_tile() -> None:
    """So the rules of planets and events about tiles let it pass."""
    asked: dict[str, Any] = {"turn_left": False, "questions": [("act", 0), ("patch", 0)]}
    game = a_table(player("persephone", laid=["patch F1"], **asked), player(), event=56)
    assert refused(game, "patch F2") == ""
    iced = a_table(player(laid=["patch D3"], **asked), player(), event=56)
    assert refused(iced, "patch D2") == ""


@rule("planet_unknown", "7.4", "16.1.2")
def test_a_patch_is_kept_with_a_technology_alone() -> None:
    assert refused(patching(), "keep-patch") == "7.4"
    game = patching(trackers={"tech": 5})
    play(game, "keep-patch")
    assert own(game, "kept_patches") == 1


@rule("planet_unknown", "7.4", "11.5")
def test_kept_patches_are_placed_in_the_end_phase() -> None:
    last: dict[str, Any] = {
        "turn_left": False,
        "questions": [("act", 0)],
        "movement": 1,
        "rovers": ["F6"],
        "kept_patches": 2,
    }
    game = a_table(player(trackers={"tech": 5}, **last), player(turn_left=False, questions=[]), last_round=True)
    play(game, "done", "patch F1")
    assert refused(game, "keep-patch") in ("7.4", "1.15")
    play(game, "patch F2")
    assert own(game, "laid") == ["patch F1", "patch F2"]
    assert own(game, "kept_patches") is None
