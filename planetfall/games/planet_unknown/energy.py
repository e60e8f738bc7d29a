"""What an energy resource may advance (rulebook chapter 5, and 15.12, 16.5.4, 16.9.8)."""

from mypy_extensions import i64

from planetfall.games.planet_unknown.box import BIOMASS, ENERGY, TRACKS
from planetfall.games.planet_unknown.effects import CURRENTS, WORMHOLE
from planetfall.games.planet_unknown.grid import WORDS, beside, flood
from planetfall.games.planet_unknown.placement import PLACEMENTS
from planetfall.games.planet_unknown.state import BIT, BOARDS, CORP, COVERED, LAST, OWN, TERRAIN, WORLD, State

__all__ = ["energy_tracks"]


def energy_tracks(state: State, seat: i64, section: i64) -> i64:
    """Tracks whose terrain touches the area of the tile's energy section, and the tile's other one, a bit each.

    `section` is ENERGY, or TECH where Jump Drive treats its technology section as energy.
    """
    boards = state.boards
    last = (seat * BOARDS + LAST) * WORDS
    seed = (seat * BOARDS + TERRAIN + section) * WORDS
    a = boards[last] & boards[seed]
    b = boards[last + 1] & boards[seed + 1]
    c = boards[last + 2] & boards[seed + 2]
    area = flood(a, b, c, _power(state, seat, 0) | a, _power(state, seat, 1) | b, _power(state, seat, 2) | c)
    near = beside(area[0], area[1], area[2])
    tracks = _other_resource(state, seat, section)
    track: i64
    for track in range(TRACKS):
        at = (seat * BOARDS + TERRAIN + track) * WORDS
        touched = boards[at] & near[0] & ~area[0]
        touched |= boards[at + 1] & near[1] & ~area[1]
        touched |= boards[at + 2] & near[2] & ~area[2]
        if touched:
            tracks |= BIT[track]
    if state.own[seat * OWN + CORP] == WORMHOLE:
        tracks &= ~BIT[BIOMASS]  # 16.9.8
    return tracks


def _other_resource(state: State, seat: i64, section: i64) -> i64:
    """Of the tile placed last, whatever has come to lie on it since (5.4)."""
    laid = state.laid[seat]
    place: i64 = len(laid) - 1
    while place >= 0 and laid[place] < 0:
        place -= 1  # a patch
    if place < 0:
        return 0
    tile = laid[place] // PLACEMENTS
    one = state.box.terrain[tile * 2]
    two = state.box.terrain[tile * 2 + 1]
    if one == section and two < TRACKS:
        return BIT[two]
    return BIT[one] if two == section and one < TRACKS else 0


def _power(state: State, seat: i64, word: i64) -> i64:
    """Energy terrain, open currents included (15.12)."""
    boards = state.boards
    power = boards[(seat * BOARDS + TERRAIN + ENERGY) * WORDS + word]
    planet = state.own[seat * OWN + WORLD]
    if state.box.planet_rule[planet] == CURRENTS:
        power |= state.box.special[planet * WORDS + word] & ~boards[(seat * BOARDS + COVERED) * WORDS + word]
    return power
