"""The end of the game (rulebook chapter 4): the final population ship and the winner."""

from librt.vecs import vec
from mypy_extensions import i64

from planetfall.core.game import places
from planetfall.games.reworld.box import CATEGORIES
from planetfall.games.reworld.events import FINAL_CATEGORY
from planetfall.games.reworld.state import CITY, COUNTS, DEFENCE, FINAL_SHIP, ROWS, SCORE, SHIELDS, State, gain

__all__ = ["category_points", "category_value", "final_ranking", "score_final_ship"]


def score_final_ship(state: State) -> None:
    category: i64
    for category in range(CATEGORIES):
        points = category_points(state, category)
        seat: i64
        for seat in range(state.seats):
            gain(state, seat, FINAL_SHIP, points[seat])
            state.emit(FINAL_CATEGORY, seat, points[seat], category, category_value(state, seat, category), 0)


def category_value(state: State, seat: i64, category: i64) -> i64:
    """Shields for the defence, tiles for a city, its sign included (4.2)."""
    if category == DEFENCE - CITY:
        return state.count[seat * COUNTS + SHIELDS]
    tiles = state.length[seat * ROWS + CITY + category]
    if tiles > 0:
        tiles += 1
    return tiles


def category_points(state: State, category: i64) -> vec[i64]:
    """Points per seat as the rows lie now (4.3 to 4.6)."""
    points = vec[i64]([0] * state.seats)
    seat: i64
    for seat in range(state.seats):
        if state.length[seat * ROWS + CITY + category] == 0:
            points[seat] = state.box.absent_points
        else:
            points[seat] = _share(state, seat, category)
    return points


def _share(state: State, seat: i64, category: i64) -> i64:
    """The points of all places a tied group covers, divided among it and rounded down."""
    value = category_value(state, seat, category)
    ahead: i64 = 0
    tied: i64 = 0
    other: i64
    for other in range(state.seats):
        if state.length[other * ROWS + CITY + category] > 0:
            ahead += i64(category_value(state, other, category) > value)
            tied += i64(category_value(state, other, category) == value)
    pot: i64 = 0
    place: i64
    for place in range(ahead, ahead + tied):
        pot += state.box.final_points[(state.seats * CATEGORIES + category) * 4 + place]
    return pot // tied


def final_ranking(state: State) -> list[int]:
    """Points, then population ships, then a shared place (4.7)."""
    keys: list[tuple[int, ...]] = []
    for seat in range(state.seats):
        keys.append((state.count[seat * COUNTS + SCORE], int(state.ships[seat]).bit_count()))
    return places(keys)
