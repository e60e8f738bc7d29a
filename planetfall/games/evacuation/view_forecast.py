"""What the next income will ask of everybody as things stand, and how far each is from what the end asks.

The income is tried on a copy, so that the rules themselves say what would be missing; ships that fly are unloaded
there before.
"""

from collections.abc import Iterator

from msgspec import Struct

from planetfall.games.evacuation.box import NEW
from planetfall.games.evacuation.codes import ASK_LOAD, ASK_TRANSPORT, DONE
from planetfall.games.evacuation.events import TOKENS_TAKEN
from planetfall.games.evacuation.income import begin_income, old_output
from planetfall.games.evacuation.notation import RESOURCE_NAMES
from planetfall.games.evacuation.play import Evacuation
from planetfall.games.evacuation.race import has_won_race, missing_stadiums, penalties, race_bonus
from planetfall.games.evacuation.setup import YEARS
from planetfall.games.evacuation.state import OWN, PHASE_INCOME, PHASE_OVER, STADIUM_COUNT
from planetfall.games.evacuation.transport import take_load, take_transport
from planetfall.games.evacuation.words import Words

__all__ = ["End", "Forecast", "Outlook", "forecast"]


class Outlook(Struct, frozen=True):
    """Of one seat."""

    seat: int
    food: int  # missing at the next income, in both worlds together
    stadiums: int  # missing then
    output: dict[str, int]  # of the Old World
    stadiums_built: int  # on the New World
    penalties: int  # that the end of a race counts so far: tokens, sites that are left, missing stadiums
    stadiums_missing: int  # of these
    bonus: int  # that it counts for satisfaction
    ready: bool  # the race is decided by it


class End(Struct, frozen=True):
    """What everybody should have at the end; production is asked for in the race alone."""

    stadiums: int
    production: int


class Forecast(Struct, frozen=True):
    year: int  # whose income comes next, 0 if none does
    end: End
    seats: tuple[Outlook, ...]


def forecast(w: Words) -> Forecast:
    box = w.state.box
    race = w.state.setting.race
    year = _next_income(w.state)
    end = End(box.race_stadiums if race else box.points_stadiums, box.race_production if race else 0)
    return Forecast(year, end, tuple(_outlooks(w, year)))


def _next_income(state: Evacuation) -> int:
    if state.phase == PHASE_OVER:
        return 0
    year = max(state.year, 1) if state.phase < PHASE_INCOME else state.year + 1
    return year if year <= YEARS else 0


def _outlooks(w: Words, year: int) -> Iterator[Outlook]:
    state = w.state
    missing = _missing(state, year)
    for seat in range(state.seats):
        food, stadiums = missing.get(seat, (0, 0))
        yield Outlook(
            seat=seat,
            food=food,
            stadiums=stadiums,
            output={name: old_output(state, seat, kind) for kind, name in enumerate(RESOURCE_NAMES)},
            stadiums_built=state.own[seat * OWN + STADIUM_COUNT + NEW],
            penalties=penalties(state, seat) if state.setting.race else 0,
            stadiums_missing=missing_stadiums(state, seat) if state.setting.race else 0,
            bonus=race_bonus(state, seat) if state.setting.race else 0,
            ready=state.setting.race and has_won_race(state, seat),
        )


def _missing(state: Evacuation, year: int) -> dict[int, tuple[int, int]]:
    """Food and stadiums by seat."""
    if year == 0:
        return {}
    tried = state.copy()
    for seat in range(tried.seats):
        _land(tried, seat)
    tried.year = year
    tried.listening = True
    begin_income(tried)
    return {event.seat: (event.b, event.c) for event in tried.events if event.kind == TOKENS_TAKEN}


def _land(tried: Evacuation, seat: int) -> None:
    """What is aboard arrives (7.4)."""
    if tried.question(seat) == ASK_LOAD:
        take_load(tried, seat, DONE)
    if tried.question(seat) == ASK_TRANSPORT:
        take_transport(tried, seat, DONE)
