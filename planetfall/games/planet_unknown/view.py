"""What one seat may see, built up from nothing: only what is named here ever leaves the rules.

Open to all: the tops of the stacks, planets and corporations, cards played face up, how many secret ones somebody
holds, neighbour objectives, the event of the round. For the viewer's own seat alone: secret cards, private objectives,
the event it peeked at, the moves it may make.
"""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from planetfall.core.game import Event
from planetfall.core.view import Line, Move, Reader, Refusal, refusals, shared
from planetfall.core.view import Seat as SharedSeat
from planetfall.core.view import View as SharedView
from planetfall.games.planet_unknown.box import CARDS, LEVELS, RANKS, SECTORS, SPACES, STACK_TILES, STACKS, TRACKS
from planetfall.games.planet_unknown.codes import KINDS
from planetfall.games.planet_unknown.effects import FLUX_INDUSTRIES
from planetfall.games.planet_unknown.events import (
    COLLECTED_LIFEPOD,
    COLLECTED_METEORITE,
    END_BEGAN,
    METEORITE_FELL,
    PATCH_PLACED,
    PLACED,
    ROUND_BEGAN,
    ROVER_LANDED,
    ROVER_MOVED,
    SCORED,
)
from planetfall.games.planet_unknown.grid import SIDE
from planetfall.games.planet_unknown.levels import level_works
from planetfall.games.planet_unknown.notation import ACTION_SPACE, CELL_NAMES, KIND_NAMES, RING_NAMES
from planetfall.games.planet_unknown.objectives import GOALS_KEPT, is_met, rivalry_value
from planetfall.games.planet_unknown.parts import TRACK_NAMES
from planetfall.games.planet_unknown.play import PlanetUnknown
from planetfall.games.planet_unknown.reasons import CLAUSES, NO_DIAGONAL, NO_MOVEMENT, NO_SUCH_ROVER, NOT_OPEN
from planetfall.games.planet_unknown.scoring import SOURCES, medals, solo_target
from planetfall.games.planet_unknown.state import (
    BIT,
    CARD_HELD,
    CARD_IN_PLAY,
    CARD_SHOWN,
    COLLECTED,
    COLUMN,
    CORP,
    FLUX_TRACK,
    KEPT,
    MOVEMENT,
    NOTHING,
    OWN,
    PEEKED,
    PODS,
    SLOTS,
    SPENT,
    SUPPLY,
    TILE,
    TRACK_PODS,
    TRACKER,
    USED,
    WORLD,
    State,
)
from planetfall.games.planet_unknown.station import sector_stack
from planetfall.games.planet_unknown.view_offers import Offer, offers
from planetfall.games.planet_unknown.view_placing import Gain, Placing, losses_view, placing_view
from planetfall.games.planet_unknown.view_planet import Planet, Tile, planet_view, tile_view
from planetfall.games.planet_unknown.view_station import Sector, sectors
from planetfall.games.planet_unknown.view_tracks import Lead, Sheet, Tracker, leads, pods, sheets, trackers
from planetfall.games.planet_unknown.words import SOURCE_NAMES, Words, words

__all__ = ["Card", "Objective", "Planet", "Rivalry", "Seat", "Stack", "Technology", "Tile", "View", "once", "view"]


class Stack(Struct, frozen=True):
    ring: str  # inner or outer
    shape: str
    left: int
    top: Tile | None  # None also while it is not turned up yet (2.6)
    seat: int | None  # who faces it


class Technology(Struct, frozen=True):
    level: int
    text: str
    works: bool
    used: bool  # this round, or for the whole game


class Card(Struct, frozen=True):
    id: str
    name: str
    effect: str
    rank: int


class Objective(Struct, frozen=True):
    name: str
    text: str
    met: bool  # as things stand
    medals: int  # if it is met at the end


class Rivalry(Struct, frozen=True):
    name: str
    text: str
    seats: tuple[int, ...]  # who compete for it
    values: tuple[int, ...]  # theirs now; where few is good, below zero
    medals: int  # for the best
    tied: int  # for each of several who are best


class Seat(SharedSeat, frozen=True):
    planet: Planet
    corporation: str
    corporation_name: str
    corporation_rule: str
    technologies: tuple[Technology, ...]
    trackers: tuple[int, ...]  # at track: its space, or the step of its path
    columns: tuple[str, ...]  # at track: the track it stands on
    tracks: tuple[Tracker, ...]
    flux: str  # the flux track, empty for other corporations
    lifepods: int  # in the scoring area
    lifepod_places: tuple[str, ...]  # of those elsewhere on the corporation
    pods: tuple[str, ...]  # these places as moves name them
    meteorites: int  # collected
    kept_patches: int
    rovers_left: int  # on the corporation
    movement: int
    open: dict[str, int]  # effects to resolve
    tile: Tile | None  # taken and not placed yet
    shown_cards: tuple[Card, ...]
    secret_cards: int  # everyone may count them
    private_objectives: int
    cards: tuple[Card, ...] = ()  # the secret ones; the viewer's own seat only (9.3)
    objectives: tuple[Objective, ...] = ()  # likewise (1.11)


class View(SharedView, frozen=True, kw_only=True):
    round: int
    last_round: bool
    commander: int
    stacks: tuple[Stack, ...]
    sectors: tuple[Sector, ...]  # the sides of the station, clockwise
    rotation: int  # of the station, in sectors
    sheets: dict[str, Sheet]  # printed on the corporations, at their ids
    seats: tuple[Seat, ...]
    cards_in_play: tuple[int, ...]  # by rank, from I on
    rivalries: tuple[Rivalry, ...]
    event: str  # of this round, empty if there is none
    events_left: int
    next_event: str  # if the viewer has looked at it (10.21)
    target: int | None  # of one player
    offers: tuple[Offer, ...]  # what the reader chooses from
    leads: dict[str, Lead]  # where a move of the reader takes a tracker, by notation
    placing: Placing | None  # the tile in the viewer's hand, while it has to be placed
    losses: dict[str, tuple[Gain, ...]]  # what a patch of the reader would destroy, by notation


def view(game: PlanetUnknown, reader: Reader) -> View:
    w = words(game, reader.language, reader.names)
    state = w.state
    seat = reader.seat
    target = solo_target(state)
    printed = sheets(w)
    losses = losses_view(w, seat) if seat is not None else {}
    return View(
        **_warned(w, shared(w, reader, ACTION_SPACE, _refused, _log), losses),
        round=state.round,
        last_round=state.ending,
        commander=state.commander,
        stacks=tuple(_stack(w, stack) for stack in range(STACKS)),
        sectors=sectors(w),
        rotation=state.rotation,
        sheets=printed,
        seats=tuple(_seat(w, other, reader.everything or other == seat) for other in range(state.seats)),
        cards_in_play=tuple(_in_play(state, rank) for rank in range(1, RANKS + 1)),
        rivalries=tuple(_rivalries(w)),
        event=w.incident(state.event) if state.event != NOTHING else "",
        events_left=len(state.deck),
        next_event=_next_event(w, reader),
        target=target if target != NOTHING else None,
        offers=tuple(offers(w, seat)) if seat is not None else (),
        leads=leads(w, seat, printed) if seat is not None else {},
        placing=placing_view(w, seat) if seat is not None else None,
        losses=losses,
    )


# -- the middle of the table -----------------------------------------------------------------------------------------


def _stack(w: Words, stack: int) -> Stack:
    state = w.state
    left = state.height[stack]
    shown = left > 0 and left == state.shown[stack]
    ring = stack // SECTORS
    facing = [seat for seat in range(state.seats) if sector_stack(state, seat, ring) == stack]
    return Stack(
        ring=RING_NAMES[ring],
        shape=w.components.shapes[state.box.stack_shape[stack]].id,
        left=left,
        top=tile_view(w, state.order[stack * STACK_TILES + left - 1]) if shown else None,
        seat=facing[0] if facing else None,
    )


def _in_play(state: State, rank: int) -> int:
    return sum(state.card_at[card] == CARD_IN_PLAY and state.box.rank[card] == rank for card in range(CARDS))


def _rivalries(w: Words) -> Iterator[Rivalry]:
    """Between neighbours, then those that Jump Drive opened for everybody."""
    state = w.state
    everybody = tuple(range(state.seats))
    for index, card in enumerate(state.rivalries):
        yield _rivalry(w, card, everybody if state.seats == 2 else (index, (index + 1) % state.seats))
    for card in state.contest:
        if card != NOTHING:
            yield _rivalry(w, card, everybody)


def _rivalry(w: Words, card: int, seats: tuple[int, ...]) -> Rivalry:
    name, text = w.rivalry(card)
    values = tuple(rivalry_value(w.state, seat, card) for seat in seats)
    return Rivalry(name, text, seats, values, w.state.box.rivalry_medals, w.state.box.tie_medals)


def _next_event(w: Words, reader: Reader) -> str:
    state = w.state
    knows = reader.seat is not None and state.own[reader.seat * OWN + PEEKED] == 1
    return w.incident(state.deck[len(state.deck) - 1]) if knows and len(state.deck) > 0 else ""


# -- players ---------------------------------------------------------------------------------------------------------


def _seat(w: Words, seat: int, own: bool) -> Seat:
    state = w.state
    base = seat * OWN
    numbers = state.own
    corporation = numbers[base + CORP]
    held = [card for card in range(CARDS) if state.card_at[card] == CARD_HELD + seat]
    goals = [card for card in state.goal[seat * GOALS_KEPT : (seat + 1) * GOALS_KEPT] if card != NOTHING]
    shown = own or not state.actors()
    return Seat(
        seat=seat,
        name=w.seat(seat),
        score=state.scores()[seat],
        earned={name: medals(state, seat, source) for source, name in zip(range(SOURCES), SOURCE_NAMES, strict=True)},
        planet=planet_view(w, seat),
        corporation=w.components.corporations[corporation].id,
        corporation_name=w.corporation(corporation),
        corporation_rule=w.corporation_rule(corporation),
        technologies=tuple(_technologies(w, seat)),
        trackers=tuple(numbers[base + TRACKER + track] for track in range(TRACKS)),
        columns=tuple(TRACK_NAMES[numbers[base + COLUMN + track]] for track in range(TRACKS)),
        tracks=trackers(w, seat),
        flux=TRACK_NAMES[numbers[base + FLUX_TRACK]] if corporation == FLUX_INDUSTRIES else "",
        lifepods=numbers[base + PODS],
        lifepod_places=tuple(_pod_places(w, seat)),
        pods=pods(w, seat),
        meteorites=numbers[base + COLLECTED],
        kept_patches=numbers[base + KEPT],
        rovers_left=numbers[base + SUPPLY],
        movement=numbers[base + MOVEMENT],
        open={KIND_NAMES[kind]: count for kind in range(KINDS) if (count := state.open[seat * KINDS + kind]) > 0},
        tile=tile_view(w, numbers[base + TILE]) if numbers[base + TILE] != NOTHING else None,
        shown_cards=tuple(_card(w, card) for card in range(CARDS) if state.card_at[card] == CARD_SHOWN + seat),
        secret_cards=len(held),
        private_objectives=len(goals),
        cards=tuple(_card(w, card) for card in held) if own else (),
        objectives=tuple(_objective(w, seat, card) for card in goals) if shown else (),
    )


def _objective(w: Words, seat: int, card: int) -> Objective:
    return Objective(*w.goal(card), is_met(w.state, seat, card), w.state.box.goal_medals)


def _technologies(w: Words, seat: int) -> Iterator[Technology]:
    state = w.state
    corporation = state.own[seat * OWN + CORP]
    used = state.own[seat * OWN + USED] | state.own[seat * OWN + SPENT]
    for level in range(1, len(w.components.corporations[corporation].technologies) + 1):
        works = level_works(state, seat, level)
        yield Technology(level, w.technology(corporation, level), works, bool(used & BIT[level]))


def _pod_places(w: Words, seat: int) -> Iterator[str]:
    own = w.state.own
    for place in range(TRACKS * SPACES):
        if own[seat * OWN + TRACK_PODS + place // SPACES] & BIT[place % SPACES]:
            yield w.pod_place(place + 1)
    for level in range(1, LEVELS + 1):
        if own[seat * OWN + SLOTS] & BIT[level]:
            yield w.pod_place(TRACKS * SPACES + level)


def _card(w: Words, card: int) -> Card:
    return Card(w.components.cards[card].id, w.card(card), w.card_effect(card), w.state.box.rank[card])


# -- what cannot be taken back, or is lost ----------------------------------------------------------------------------


def _warned(w: Words, fields: dict[str, Any], losses: dict[str, tuple[Gain, ...]]) -> dict[str, Any]:
    """Before a step is made: in its own words what it destroys, below the sentence whether it can be taken back."""
    moves = tuple(_with_losses(w, move, losses.get(move.notation, ())) for move in fields["moves"])
    detail = " ".join(filter(None, (fields["detail"], once(w, moves))))
    return fields | {"moves": moves, "detail": detail}


def _with_losses(w: Words, move: Move, lost: tuple[Gain, ...]) -> Move:
    if not lost:
        return move
    return replace(move, text=w.say("preview-with", text=move.text, more=w.listed(loss.text for loss in lost)))


def once(w: Words, moves: tuple[Move, ...]) -> str:
    """Which steps on the planet reveal something: there is no room for words there, as there is on a button."""
    there = [move for move in moves if move.notation.split(" ")[0] in ON_THE_PLANET]
    final = [move for move in there if move.reveals]
    if not final:
        return ""
    if len(final) == len(there):
        return w.say("once-all")
    if len(final) > FEW:
        return w.say("once-many")
    return w.say("once-some", moves=w.listed(move.text for move in final))


# -- moves and the log -----------------------------------------------------------------------------------------------


def _refused(w: Words, seat: int) -> Iterator[Refusal]:
    """What the open question is about and may not be done. Of cells those of the planet; of ways to place a tile, see
    `View.placing`."""
    planet = w.components.planets[w.state.own[seat * OWN + WORLD]]
    inside = {y * SIDE + x for x, y in planet.cells()}
    codes = [
        code
        for block in ANSWERS.get(w.question_name(seat), ())
        for code in ACTION_SPACE.codes(block)
        if block not in CELL_BLOCKS or code - ACTION_SPACE.start(block) in inside
    ]
    return refusals(w, seat, ACTION_SPACE, CLAUSES, codes, UNSAID)


CELL_BLOCKS = ("patch", "land", "pick", "jump")
ON_THE_PLANET = (*CELL_BLOCKS, "place", "move", "lift", "clear")
FEW = 3  # so many steps are named one by one
UNSAID = (NO_SUCH_ROVER, NO_MOVEMENT, NO_DIAGONAL, NOT_OPEN)  # nobody would try
ANSWERS = {
    "act": ("take", "use", "resolve", "done", "move"),
    "place": ("move",),
    "take": ("take",),
    "track": ("advance",),
    "regress": ("regress",),
    "climb": ("climb",),
    "boost-or-peek": ("peek",),
    "patch": ("patch",),
    "land": ("land",),
    "jump": ("jump",),
    "clear": ("clear",),
    **dict.fromkeys(("gather", "rescue", "wreck", "strike", "lose-pod"), ("pick",)),
}


def _log(w: Words) -> Iterator[Line]:
    group = w.say("stage-prepare")
    for event in w.state.events:
        if event.kind == ROUND_BEGAN:
            group = w.say("stage-round", round=event.a)
        elif event.kind == END_BEGAN:
            group = w.say("stage-end")
        if event.kind == SCORED and not event.points:
            continue
        yield Line(event.step, event.seat, event.points, w.event(event), group, _pieces(event))


def _pieces(event: Event) -> tuple[str, ...]:
    """What an event is about, as the board marks it."""
    if event.kind == PLACED:
        return (f"tile-{event.a}",)
    if event.kind == PATCH_PLACED:
        return (f"patch-{event.seat}-{CELL_NAMES[event.a]}",)
    if event.kind in (COLLECTED_METEORITE, COLLECTED_LIFEPOD, METEORITE_FELL):
        return (f"cell-{event.seat}-{CELL_NAMES[event.a]}",)
    return (f"rover-{event.seat}-{event.a + 1}",) if event.kind in (ROVER_LANDED, ROVER_MOVED) else ()
