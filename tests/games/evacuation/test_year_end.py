"""Rulebook chapter 11: what happens between two years."""

import planetfall
from planetfall.games.evacuation.components import standard
from tests.builders import rule
from tests.games.evacuation.builders import a_table, own

READY = {"passed": True, "under": [1, 0, 0, 0]}


@rule("evacuation", "11.1", "11.2", "11.3", "11.4", "11.5", "3.1")
def test_at_the_end_of_a_year_displays_move_up_and_cards_come_back() -> None:
    displays = {"ship": ["finch", "wren", "swift"], "stadium": ["ice_rink", "swim_hall", "skate_bowl"]}
    displays["infrastructure"] = ["granary", "well_field", "drip_lines"]
    stacks = {"ship": ["heron"], "stadium": ["surf_basin"], "infrastructure": ["salt_works"]}
    table = {"phase": "bonus", "turn": 2, "year": 1, "bonus_cards": [1, 2, 3, 9]}
    game = a_table(READY, READY, displays=displays, stacks=stacks, boxed=_rest(displays, stacks), **table)
    after = planetfall.describe(game)
    assert (game.year, after["displays"]["ship"]) == (2, ["wren", "swift", "heron"])
    assert after["displays"]["stadium"] == ["swim_hall", "skate_bowl", "surf_basin"]
    assert after["displays"]["infrastructure"] == ["well_field", "drip_lines", "salt_works"]
    assert "finch" in after["boxed"]["ship"]
    assert game.bonus[game.year - 1] == 1  # card 2 is on top now
    for seat in range(2):
        found = own(game, seat)
        assert (found.get("actions_taken", 0), found.get("under", [0] * 4), found.get("passed", False)) == (
            0,
            [0, 0, 0, 0],
            False,
        )


def _rest(displays: dict[str, list[str]], stacks: dict[str, list[str]]) -> dict[str, list[str]]:
    """All other things of the box."""
    components = standard()
    ids = {
        "ship": [ship.id for ship in components.ships],
        "stadium": [stadium.id for stadium in components.stadiums],
        "infrastructure": [card.id for card in components.infrastructure],
    }
    return {name: [one for one in group if one not in displays[name] + stacks[name]] for name, group in ids.items()}


@rule("evacuation", "11.1", "12.1.1")
def test_year_4_has_no_year_end_and_is_the_last() -> None:
    game = a_table(READY, READY, phase="bonus", turn=2, year=4)
    assert (game.year, game.actors()) == (4, [])
