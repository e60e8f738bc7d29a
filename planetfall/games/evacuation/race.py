"""The race: what decides it, and who has won (rulebook 12). When the game then ends is the business of years.py."""

from librt.vecs import vec
from mypy_extensions import i64

from planetfall.core.game import places
from planetfall.games.evacuation.box import NEW, RESOURCES
from planetfall.games.evacuation.state import OWN, PRODUCTION, SITES_UP, STADIUM_COUNT, TOKENS, State, count_bits
from planetfall.games.evacuation.turn_order import final_satisfaction

__all__ = [
    "final_production",
    "has_won_race",
    "missing_stadiums",
    "penalties",
    "race_bonus",
    "race_ranking",
    "race_score",
]


def has_won_race(state: State, seat: i64) -> bool:
    """12.1.2: enough production of all three and enough stadiums on the New World."""
    base = seat * OWN
    if state.own[base + STADIUM_COUNT + NEW] < state.box.race_stadiums:
        return False
    return all(state.own[base + PRODUCTION + kind] >= state.box.race_production for kind in range(RESOURCES))


def penalties(state: State, seat: i64) -> i64:
    """12.2.1 to 12.2.3: tokens, sites that are not evacuated, missing stadiums."""
    own = state.own
    base = seat * OWN
    return own[base + TOKENS] + count_bits(own[base + SITES_UP]) + missing_stadiums(state, seat)


def missing_stadiums(state: State, seat: i64) -> i64:
    """12.2.3."""
    return max(state.box.race_stadiums - state.own[seat * OWN + STADIUM_COUNT + NEW], 0)


def race_bonus(state: State, seat: i64) -> i64:
    """12.2.4 to 12.2.6: for the most satisfaction, else for the second most if only one has the most."""
    bonuses = state.box.race_satisfaction_of_two if state.seats == 2 else state.box.race_satisfaction
    mine = final_satisfaction(state, seat)
    ahead: i64 = 0
    other: i64
    for other in range(state.seats):
        ahead += i64(final_satisfaction(state, other) > mine)
    return bonuses[ahead] if ahead < 2 else 0


def final_production(state: State, seat: i64) -> vec[i64]:
    """Each penalty lowers the lowest production, so all the same one; then each bonus raises it (12.2.9 to 12.2.11)."""
    at = seat * OWN + PRODUCTION
    values = state.own[at : at + RESOURCES]
    values[_lowest(values)] -= penalties(state, seat)
    _step: i64
    for _step in range(race_bonus(state, seat)):
        values[_lowest(values)] += 1
    return values


def race_score(state: State, seat: i64) -> i64:
    """The lowest of the final production."""
    values = final_production(state, seat)
    return values[_lowest(values)]


def _lowest(values: vec[i64]) -> i64:
    """The first of the lowest: which one of equals makes no difference."""
    lowest: i64 = 0
    kind: i64
    for kind in range(RESOURCES):
        if values[kind] < values[lowest]:
            lowest = kind
    return lowest


def race_ranking(state: State) -> list[int]:
    seat: i64
    keys: list[tuple[int, ...]] = []
    for seat in range(state.seats):
        keys.append(_key(state, seat))
    return places(keys)


def _key(state: State, seat: i64) -> tuple[int, ...]:
    """12.3.1: who still meets the goal goes by satisfaction alone; 12.3.2 to 12.3.4: the others by their markers."""
    box = state.box
    values = sorted(final_production(state, seat))
    enough = state.own[seat * OWN + STADIUM_COUNT + NEW] >= box.race_stadiums
    satisfaction = final_satisfaction(state, seat)
    if enough and values[0] >= box.race_production:
        return (1, satisfaction)
    return (0, values[0], int(enough), satisfaction, values[1], values[2])
