"""Corporations as they lie on the table: what the spaces of the five tracks give, and where the trackers stand."""

from collections.abc import Iterator
from itertools import takewhile

from msgspec import Struct
from msgspec.structs import replace

from planetfall.core.game import Event
from planetfall.core.rng import seeded
from planetfall.games.planet_unknown.box import IMPROVED, LEVELS, SPACES, TRACKS, WATER
from planetfall.games.planet_unknown.effects import OASIS
from planetfall.games.planet_unknown.events import (
    ADVANCED,
    END_BEGAN,
    EVENT_SHOWN,
    REGRESSED,
    ROUND_BEGAN,
    STATION_TURNED,
)
from planetfall.games.planet_unknown.levels import level_works
from planetfall.games.planet_unknown.notation import ACTION_SPACE, POD_PLACES
from planetfall.games.planet_unknown.parts import TRACK_NAMES, Corporation, Track
from planetfall.games.planet_unknown.parts import Space as Printed
from planetfall.games.planet_unknown.play import PlanetUnknown
from planetfall.games.planet_unknown.scoring import TRACK_MEDALS, medals
from planetfall.games.planet_unknown.state import BIT, COLUMN, CORP, OWN, SLOTS, TRACK_PODS, TRACKER, State
from planetfall.games.planet_unknown.tracks import sheet_of, space_of
from planetfall.games.planet_unknown.words import Words

__all__ = ["Lead", "Sheet", "Space", "Tracker", "given", "leads", "pods", "printed_place", "sheets", "trackers"]

IMPROVED_NAME = "improved"
MOVING = ("advance", "regress", "climb", "resolve")  # blocks of moves that can move a tracker
NEWS = (ROUND_BEGAN, STATION_TURNED, EVENT_SHOWN, END_BEGAN)  # with these the turn is over


class Space(Struct, frozen=True, omit_defaults=True):
    row: int  # from the bottom
    text: str = ""  # what it gives
    rows: int = 1  # how many printed spaces it covers
    medals: int = 0
    boosts: int = 0
    card: int = 0  # rank of a population card
    patches: int = 0
    rover: int = 0
    movement: int = 0
    level: int = 0  # of a technology
    either: str = ""  # of a double space: this or a patch


class Sheet(Struct, frozen=True):
    columns: dict[str, tuple[Space, ...]]  # at track
    path: tuple[tuple[str, int], ...]  # column and row of each step, where water has a way of its own
    beyond: str  # what a rover tracker at the top gives


class Tracker(Struct, frozen=True):
    track: str
    column: str  # where it stands
    row: int
    place: int  # counted along its own way
    top: int
    sheet: str  # whose spaces count: the corporation, or the improved tracks


class Lead(Struct, frozen=True):
    """Where a move takes a tracker."""

    track: str
    column: str
    row: int
    text: str  # what it gives there, or what going back there loses
    way: tuple["Lead", ...] = ()  # all that moves at once, one after the other, if this is not all
    then: bool = False  # this step follows of itself when the move is done


def sheets(w: Words) -> dict[str, Sheet]:
    """Of all corporations at the table."""
    found: dict[str, Sheet] = {}
    for seat in range(w.state.seats):
        corporation = w.components.corporations[w.state.own[seat * OWN + CORP]]
        found[corporation.id] = _sheet(w, corporation)
        if any(tracker.sheet == IMPROVED_NAME for tracker in trackers(w, seat)):
            found[IMPROVED_NAME] = _improved(w)
    return found


def trackers(w: Words, seat: int) -> tuple[Tracker, ...]:
    return tuple(_tracker(w, seat, track) for track in range(TRACKS))


def pods(w: Words, seat: int) -> tuple[str, ...]:
    """Where lifepods lie outside the scoring area, as moves name these places."""
    own = w.state.own
    base = seat * OWN
    on_tracks = [
        1 + track * SPACES + space
        for track in range(TRACKS)
        for space in range(SPACES)
        if own[base + TRACK_PODS + track] & BIT[space]
    ]
    on_levels = [TRACKS * SPACES + level for level in range(1, LEVELS + 1) if own[base + SLOTS] & BIT[level]]
    return tuple(POD_PLACES[place] for place in on_tracks + on_levels)


def leads(w: Words, seat: int, printed: dict[str, Sheet]) -> dict[str, Lead]:
    """The moves that take a tracker somewhere, tried out where all that the seat cannot know is dealt again."""
    seen = w.state.copy()
    seen.imagine(seat, seeded(0))
    printed_for = [printed[tracker.sheet] for tracker in trackers(w, seat)]
    found = {}
    for code in w.state.legal(seat):
        if ACTION_SPACE.block(code).name in MOVING:
            notation = ACTION_SPACE.notation(code)
            steps, own = (_steps(seen, seat, code, whole) for whole in (True, False))
            way = tuple(_way(w, seen.copy(), seat, steps, printed_for))
            if way:
                then = max(1, len(own))  # a choice that is none is the move's own
                found[notation] = _led(notation, (*way[:then], *(replace(step, then=True) for step in way[then:])))
    return found


def _steps(seen: PlanetUnknown, seat: int, code: int, whole: bool) -> list[Event]:
    """The steps of trackers by a move alone, or with whatever follows of itself before the round is over."""
    tried = seen.copy()
    tried.listening = True
    if whole:
        tried.apply(seat, code)
    else:
        tried.take(seat, code)
    events = takewhile(lambda event: event.kind not in NEWS, tried.events)
    return [event for event in events if event.seat == seat and event.kind in (ADVANCED, REGRESSED)]


def _led(notation: str, way: tuple[Lead, ...]) -> Lead:
    """How far the tracker comes that the move names, or else the first one; others may follow of themselves."""
    track = next((step.track for step in way if step.track in notation), way[0].track)
    last = next(step for step in reversed(way) if step.track == track)
    return replace(last, way=way) if len(way) > 1 else last


def _way(w: Words, walked: PlanetUnknown, seat: int, steps: list[Event], printed_for: list[Sheet]) -> Iterator[Lead]:
    """Step by step, on a copy that is walked along."""
    for event in steps:
        before = walked.copy()
        walked.own[seat * OWN + COLUMN + event.a] = event.b
        walked.own[seat * OWN + TRACKER + event.a] = event.c
        column, row = printed_place(walked, seat, event.a)
        sheet = printed_for[event.a]
        text = _gives(sheet, column, row) if event.kind == ADVANCED else _lost(w, before, walked, seat)
        yield Lead(TRACK_NAMES[event.a], column, row, text)


def _lost(w: Words, before: State, after: State, seat: int) -> str:
    """What going back loses; the spaces it comes to give nothing (4.14)."""
    fewer = medals(before, seat, TRACK_MEDALS) - medals(after, seat, TRACK_MEDALS)
    told = [w.say("preview-medal-less", count=fewer)] if fewer > 0 else []
    for level in range(1, LEVELS + 1):
        if level_works(before, seat, level) and not level_works(after, seat, level):
            told.append(w.say("preview-level-less", level=level))
    return ", ".join(told)


def given(w: Words, seat: int, track: int) -> str:
    """What the space gives on which a tracker stands."""
    tracker = _tracker(w, seat, track)
    return _gives(sheets(w)[tracker.sheet], tracker.column, tracker.row)


def _gives(sheet: Sheet, column: str, row: int) -> str:
    return "".join(space.text for space in sheet.columns[column] if space.row == row)


# -- trackers --------------------------------------------------------------------------------------------------------


def _tracker(w: Words, seat: int, track: int) -> Tracker:
    state = w.state
    column, row = printed_place(state, seat, track)
    corporation = state.own[seat * OWN + CORP]
    return Tracker(
        track=TRACK_NAMES[track],
        column=column,
        row=row,
        place=state.own[seat * OWN + TRACKER + track],
        top=state.box.top[corporation * TRACKS + track],
        sheet=IMPROVED_NAME if sheet_of(state, seat, track) == IMPROVED else w.components.corporations[corporation].id,
    )


def printed_place(state: State, seat: int, track: int) -> tuple[str, int]:
    """Column and row of the space it stands on."""
    if track == WATER and state.own[seat * OWN + CORP] == OASIS:
        step = state.own[seat * OWN + TRACKER + track]
        return TRACK_NAMES[state.box.path_track[step]], state.box.path_space[step]
    return TRACK_NAMES[state.own[seat * OWN + COLUMN + track]], space_of(state, seat, track)


# -- what spaces give ------------------------------------------------------------------------------------------------


def _sheet(w: Words, corporation: Corporation) -> Sheet:
    return Sheet(
        columns={track: tuple(_column(w, corporation, track)) for track in TRACK_NAMES},
        path=tuple(corporation.path()),
        beyond=w.say("around-beyond", count=corporation.over_top),
    )


def _improved(w: Words) -> Sheet:
    improved = w.components.improved
    columns: dict[str, tuple[Space, ...]] = {
        track: tuple(_space(w, row, printed) for row, printed in enumerate(improved.track(track)))
        for track in TRACK_NAMES
    }
    return Sheet(columns, (), w.say("around-beyond", count=improved.over_top))


def _column(w: Words, corporation: Corporation, track: Track) -> Iterator[Space]:
    if track == "biomass" and corporation.double_spaces:
        yield Space(0)
        for double in corporation.double_spaces:
            low, high = double.spaces
            yield Space(
                low, _double_text(w, double.either, double.medal), high - low + 1, double.medal, either=double.either
            )
        return
    missing = _missing(corporation, track)
    for row, printed in enumerate(corporation.track(track)):
        if row not in missing:
            yield _space(w, row, printed)


def _missing(corporation: Corporation, track: Track) -> set[int]:
    """Rows that are no spaces: those beside a way of water's own."""
    if track != "water" or not corporation.water_path:
        return set()
    return set(range(SPACES)) - {row for column, row in corporation.path() if column == "water"}


def _space(w: Words, row: int, printed: Printed) -> Space:
    return Space(
        row=row,
        text=_text(w, printed),
        medals=printed.medal,
        boosts=printed.boosts,
        card=printed.civ_rank,
        patches=printed.patches,
        rover=printed.landing,
        movement=printed.movement,
        level=printed.level,
    )


def _text(w: Words, printed: Printed) -> str:
    told = []
    if printed.movement:
        told.append(w.say("around-gives-movement", count=printed.movement))
    if printed.landing:
        told.append(w.say("around-gives-rover"))
    if printed.boosts:
        told.append(w.say("space-boost", count=printed.boosts))
    if printed.patches:
        told.append(w.say("space-patch", count=printed.patches))
    if printed.civ_rank:
        told.append(w.say("space-card", rank=printed.civ_rank))
    if printed.level:
        told.append(w.say("around-gives-level", level=printed.level))
    if printed.medal:
        told.append(w.say("screen-medals", count=printed.medal))
    return ", ".join(told)


def _double_text(w: Words, either: str, medals: int) -> str:
    first = w.say("space-boost", count=1) if either == "synergy" else w.say(f"open-{either}")
    text = w.say("around-either", first=first, second=w.say("space-patch", count=1))
    return f"{text}, {w.say('screen-medals', count=medals)}" if medals else text
