"""The tile in hand: for every way to lay it either why not, or what it would bring.

Most places have the same fate, so each fate is said once and places point to it. What a placement brings is found by
laying the tile on a copy of the table in which all that the seat cannot know was dealt again, and by looking at what
has changed; no rule is known here.
"""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from planetfall.core.rng import seeded
from planetfall.games.planet_unknown.box import ENERGY, LEVELS, ORIENTATIONS, TRACKS, WATER
from planetfall.games.planet_unknown.codes import (
    ADVANCE,
    ASK_PATCH,
    ASK_PLACE,
    ASK_TRACK,
    ENERGY_CHOICE,
    KINDS,
    PLACE,
    RESOLVE,
)
from planetfall.games.planet_unknown.grid import CELLS, turned
from planetfall.games.planet_unknown.levels import level_works
from planetfall.games.planet_unknown.notation import ACTION_SPACE, KIND_NAMES, ORIENTATION_NAMES
from planetfall.games.planet_unknown.parts import TERRAIN_NAMES
from planetfall.games.planet_unknown.placement import wets_ice
from planetfall.games.planet_unknown.play import PlanetUnknown
from planetfall.games.planet_unknown.reasons import CLAUSES
from planetfall.games.planet_unknown.rovers import rovers_on_planet
from planetfall.games.planet_unknown.scoring import RIVALRY_MEDALS, medals
from planetfall.games.planet_unknown.state import LIFEPODS, METEORITES, MOVEMENT, OWN, TILE, TRACKER, count_on
from planetfall.games.planet_unknown.view_planet import Tile, tile_view
from planetfall.games.planet_unknown.view_tracks import printed_place
from planetfall.games.planet_unknown.words import Words, sentence, signed

__all__ = ["Fate", "Form", "Gain", "Placing", "losses_view", "placing_view"]


class Gain(Struct, frozen=True):
    sign: str  # a terrain, lifepod, meteorite, rover or medal
    text: str
    more: str  # what it unlocks, may be empty
    good: bool
    leads: str = ""  # column and row of the tracks to which a tracker comes, if one does


class Fate(Struct, frozen=True):
    """What becomes of a placement."""

    clause: str  # of the rule against it, empty if it is allowed
    text: str
    gains: tuple[Gain, ...]


class Form(Struct, frozen=True):
    """The tile turned one way."""

    name: str  # as a move names it
    same_as: str  # the form by which it is placed; another one if the tile looks the same there
    hold: tuple[int, int]  # from the upper left corner to the cell one holds it by


class Placing(Struct, frozen=True):
    tile: Tile
    hold: int  # the cell one holds it by, in its middle
    forms: tuple[Form, ...]
    fates: tuple[Fate, ...]
    places: dict[str, tuple[int, ...]]  # at form, then at the cell of the upper left corner: the number of a fate


def placing_view(w: Words, seat: int) -> Placing | None:
    state = w.state
    if seat not in state.actors() or state.question(seat) != ASK_PLACE:
        return None
    tile = tile_view(w, state.own[seat * OWN + TILE])
    hold = _middle(tile.cells)
    forms = tuple(_forms(w, tile, hold))
    seen = _imagined(w, seat)
    fates: dict[Outcome, int] = {}
    places = {
        form.name: tuple(fates.setdefault(found, len(fates)) for found in _outcomes(seen, seat, orientation))
        for orientation, form in enumerate(forms)
        if form.same_as == form.name
    }
    return Placing(tile, hold, forms, tuple(_fate(w, seat, found) for found in fates), places)


def losses_view(w: Words, seat: int) -> dict[str, tuple[Gain, ...]]:
    """What a patch would destroy, at the moves that would do so."""
    state = w.state
    if seat not in state.actors() or state.question(seat) != ASK_PATCH:
        return {}
    seen = _imagined(w, seat)
    found = {}
    for code in state.legal(seat):
        lost = [change for change in _things(seen, _after(seen, seat, code), seat) if change[1] < 0]
        if lost:
            found[ACTION_SPACE.notation(code)] = tuple(_gain(w, change) for change in lost)
    return found


def _middle(cells: tuple[tuple[int, int], ...]) -> int:
    x, y = (sum(cell[axis] for cell in cells) / len(cells) for axis in range(2))
    return min(range(len(cells)), key=lambda index: (cells[index][0] - x) ** 2 + (cells[index][1] - y) ** 2)


def _forms(w: Words, tile: Tile, hold: int) -> Iterator[Form]:
    box = w.state.box
    shape = box.shape[tile.id]
    seen: dict[tuple[tuple[object, ...], ...], str] = {}
    for orientation, name in enumerate(ORIENTATION_NAMES):
        cells = turned(list(tile.cells), orientation)
        marks = [(index in tile.symbols, index == tile.crater) for index in range(len(cells))]
        look = tuple(sorted(zip(cells, tile.sections, marks, strict=True)))
        first = seen.setdefault(look, name)
        assert (first == name) == bool(box.differs[shape * ORIENTATIONS + orientation]), "the rules see it otherwise"
        yield Form(name, first, cells[hold])


# -- outcomes as numbers ---------------------------------------------------------------------------------------------

Outcome = tuple[object, ...]  # ("no", reason), or ("yes", changes …)


def _imagined(w: Words, seat: int) -> PlanetUnknown:
    seen = w.state.copy()
    seen.imagine(seat, seeded(0))
    return seen


def _outcomes(seen: PlanetUnknown, seat: int, orientation: int) -> Iterator[Outcome]:
    """Of every corner, row by row."""
    first = PLACE + orientation * CELLS
    for code in range(first, first + CELLS):
        reason = seen.why_not(seat, code)
        yield ("no", reason) if reason else ("yes", *_changes(seen, seat, code))


def _changes(seen: PlanetUnknown, seat: int, code: int) -> Iterator[tuple[object, ...]]:
    laid = _after(seen, seat, code)
    tile = seen.own[seat * OWN + TILE]
    dry = not wets_ice(seen, seat, tile, code)
    for section in range(2):
        yield _resource(seen, laid, seat, seen.box.terrain[tile * 2 + section], dry)
    yield from _things(seen, laid, seat)
    points = laid.scores()[seat] - seen.scores()[seat]
    rivalries = medals(laid, seat, RIVALRY_MEDALS) - medals(seen, seat, RIVALRY_MEDALS)
    if points != rivalries:
        yield "medal", points - rivalries
    if rivalries:
        yield "rivalry", rivalries


def _things(seen: PlanetUnknown, laid: PlanetUnknown, seat: int) -> Iterator[tuple[str, int]]:
    """How many more of a kind stand on the planet."""
    for sign, board in (("lifepod", LIFEPODS), ("meteorite", METEORITES)):
        more = count_on(laid, seat, board) - count_on(seen, seat, board)
        if more:
            yield sign, more
    lost = rovers_on_planet(seen, seat) - rovers_on_planet(laid, seat)
    if lost:
        yield "rover", -lost


def _after(game: PlanetUnknown, seat: int, code: int) -> PlanetUnknown:
    """The move alone, without the forced ones that would follow: one thing is told after the other."""
    twin = game.copy()
    twin.take(seat, code)
    return twin


def _resource(seen: PlanetUnknown, laid: PlanetUnknown, seat: int, terrain: int, dry: bool) -> tuple[object, ...]:
    """What resolving the resource of a section would bring at once."""
    kind = ENERGY_CHOICE if terrain == ENERGY else terrain
    if laid.open[seat * KINDS + kind] <= seen.open[seat * KINDS + kind] or laid.why_not(seat, RESOLVE + kind):
        return "dry" if terrain == WATER and dry else "nothing", terrain
    done = _after(laid, seat, RESOLVE + kind)
    if done.question(seat) == ASK_TRACK:
        return "one-of", terrain, tuple(code - ADVANCE for code in done.options(seat))
    first = seat * OWN + TRACKER
    before, after = (list(game.own[first : first + TRACKS]) for game in (laid, done))
    if before == after:
        return ("choice" if done.question(seat) != laid.question(seat) else "nothing"), terrain
    track = next(track for track in range(TRACKS) if after[track] != before[track])
    place = printed_place(done, seat, track)
    return "advance", terrain, track, after[track], place, tuple(_bonus(laid, done, seat, kind))


def _bonus(laid: PlanetUnknown, done: PlanetUnknown, seat: int, resolved: int) -> Iterator[tuple[str, int]]:
    movement = done.own[seat * OWN + MOVEMENT] - laid.own[seat * OWN + MOVEMENT]
    if movement > 0:
        yield "movement", movement
    before, after = (list(game.open[seat * KINDS : (seat + 1) * KINDS]) for game in (laid, done))
    for kind in range(KINDS):
        if after[kind] > before[kind] and kind != resolved:
            yield KIND_NAMES[kind], after[kind] - before[kind]
    for level in range(1, LEVELS + 1):
        if level_works(done, seat, level) and not level_works(laid, seat, level):
            yield "level", level
    points = done.scores()[seat] - laid.scores()[seat]
    if points:
        yield "medals", points


# -- outcomes in words -----------------------------------------------------------------------------------------------


def _fate(w: Words, seat: int, outcome: Outcome) -> Fate:
    answer, *rest = outcome
    if answer == "no":
        assert isinstance(rest[0], int)
        text_id, clause = CLAUSES[rest[0]]
        return Fate(clause, w.why(text_id, seat, PLACE), ())
    gains = tuple(_sentence(_gain(w, change)) for change in rest if isinstance(change, tuple))
    said = [w.say("preview-with", text=gain.text, more=gain.more) if gain.more else gain.text for gain in gains]
    return Fate("", ". ".join(said), gains)


def _sentence(gain: Gain) -> Gain:
    return replace(gain, text=sentence(gain.text))


def _gain(w: Words, change: tuple[object, ...]) -> Gain:
    kind, number, *rest = change
    assert isinstance(kind, str) and isinstance(number, int)
    if kind == "rivalry":
        return Gain("medal", w.say("preview-rivalry", points=signed(number)), "", number > 0)
    if kind in ("lifepod", "meteorite", "rover", "medal"):
        text = w.say(f"preview-{kind}-{'more' if number > 0 else 'less'}", count=abs(number))
        return Gain(kind, text, "", number > 0 and kind != "meteorite")
    sign, name = TERRAIN_NAMES[number], w.terrain(number)
    if kind == "one-of":
        assert isinstance(rest[0], tuple)
        tracks = ", ".join(map(w.terrain, rest[0]))
        return Gain(sign, w.say("preview-one-of", count=len(rest[0]), tracks=tracks), "", True)
    if kind == "advance":
        track, space, place, bonus = rest
        assert isinstance(track, int) and isinstance(space, int)
        assert isinstance(place, tuple) and isinstance(bonus, tuple)
        text = w.say("preview-advance", track=w.terrain(track), space=space)
        more = ", ".join(_bonus_text(w, what, count) for what, count in bonus)
        return Gain(sign, text, more, True, f"{place[0]} {place[1]}")
    return Gain(sign, w.say(f"preview-{kind}", track=name), "", kind == "choice")


def _bonus_text(w: Words, what: str, count: int) -> str:
    if what == "medals":
        return w.medals(count)
    if what in ("movement", "level"):
        return w.say(f"preview-{what}", count=count)
    said = w.say(f"open-{what}")
    return f"{count} × {said}" if count > 1 else said
