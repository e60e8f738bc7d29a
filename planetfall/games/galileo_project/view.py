"""What one seat may see, built up from nothing: only what is named here ever leaves the rules.

Everything lies open (rulebook 1.16) but the order of the decks and of the project stack, of which nothing is told but
how many cards are left and the level of the top project (1.15). What depends on the viewer are prices, moves and
reasons.
"""

from collections.abc import Iterator

from planetfall.core.game import Event
from planetfall.core.view import Line, Reader, Refusal, refusals, shared
from planetfall.core.view import View as SharedView
from planetfall.games.galileo_project import events
from planetfall.games.galileo_project.codes import (
    ASK_ABILITY,
    ASK_BONUS,
    ASK_CHARACTER,
    ASK_CHOICE,
    ASK_DEVELOP,
    ASK_END,
    ASK_GOAL,
    ASK_LIFT,
    ASK_LOWER,
    ASK_MODIFIER,
    ASK_MOON,
    ASK_MOVE,
    ASK_PAY,
    ASK_PUT,
    ASK_RAISE,
    ASK_TURN,
)
from planetfall.games.galileo_project.effects import STEP_DISCARD, STEP_HIRED, STEP_USE
from planetfall.games.galileo_project.notation import ACTION_SPACE, MODIFIER_NAMES, ROBOT_NAMES
from planetfall.games.galileo_project.parts import COLOUR_NAMES, MOON_NAMES
from planetfall.games.galileo_project.play import GalileoProject
from planetfall.games.galileo_project.reasons import (
    CLAUSES,
    IO_SAVES_NOTHING,
    MARKER_ON_0,
    MODIFIER_USED,
    NO_CHARACTER_THERE,
    NO_ROBOT_THERE,
    NOT_IN_PLAY,
    NOT_YOURS,
    PROJECT_OPEN_ALREADY,
)
from planetfall.games.galileo_project.state import PHASE_PLAY
from planetfall.games.galileo_project.turn import next_robot_ends
from planetfall.games.galileo_project.view_cards import (
    CharacterCard,
    MoonTrack,
    RobotCard,
    character_card,
    moon_track,
    robot_card,
)
from planetfall.games.galileo_project.view_offers import (
    Bonus,
    CharacterOffer,
    Goal,
    RobotOffer,
    Technology,
    Tray,
    bonuses,
    character_offers,
    goals,
    robot_offers,
    technologies,
    tray,
)
from planetfall.games.galileo_project.view_seats import Seat, seat_view
from planetfall.games.galileo_project.words import Words, words
from planetfall.games.galileo_project.words_events import CARD_EVENTS

__all__ = ["View", "view"]


class View(SharedView, frozen=True, kw_only=True):
    round: int
    last_round: bool
    step: str  # of the turn: change, action, goal or end; empty while nobody's turn is on
    robots: tuple[RobotOffer, ...]
    robots_left: int  # in the deck
    characters: tuple[CharacterOffer, ...]
    characters_left: int
    discarded: int
    tray: Tray
    technologies: tuple[Technology, ...]
    goals: tuple[Goal, ...]
    star_z_side: str
    bonuses: tuple[Bonus, ...]
    next_project: int  # level of the top card of the stack, 0 if there is none
    moons: tuple[MoonTrack, ...]
    fields: int  # of an influence track, besides 0
    most_mc: int
    most_energy: int
    last_robot: int  # so many of one player trigger the end
    ends: str  # why one more robot of the viewer is no robot like the others; empty unless it triggers the end
    using: CharacterCard | None  # the character that was hired or taken, until it is tucked or discarded
    placing: RobotCard | None  # the robot whose moon is being chosen
    paying: int  # the slot of the robot that is being paid for, else 0
    to_pay: int  # what is left to pay for it
    pays_in: str  # the track it is paid on
    fits: dict[
        str, tuple[str, ...]
    ]  # by modifier that may be placed: the robots it fits on, and begin for a new project
    misfits: dict[str, dict[str, tuple[str, ...]]]  # by modifier: why it may not go there, and where
    modifier: str  # the modifier that is being placed, else empty
    seats: tuple[Seat, ...]


def view(game: GalileoProject, reader: Reader) -> View:
    w = words(game, reader.language, reader.names)
    state = w.state
    viewer = reader.seat
    actors = state.actors()
    asked = viewer if viewer in actors else actors[0] if actors else -1
    question = state.question(asked) if actors else 0
    about = state.about(asked) if actors else 0
    components = w.components
    return View(
        **shared(w, reader, ACTION_SPACE, _refused, _log),
        round=state.round,
        last_round=bool(state.ending),
        step=_step(w, question, about),
        robots=robot_offers(w, viewer),
        robots_left=state.robots_left,
        characters=character_offers(w, viewer),
        characters_left=state.cards_left,
        discarded=sum(state.pile),
        tray=tray(w, asked),
        technologies=technologies(w, viewer),
        goals=goals(w, viewer),
        star_z_side="ab"[state.star_z],
        bonuses=bonuses(w),
        next_project=components.projects[state.projects[-1]].level if len(state.projects) else 0,
        moons=tuple(moon_track(w, moon) for moon in MOON_NAMES),
        fields=components.track.fields,
        most_mc=components.stock.mc,
        most_energy=components.stock.energy,
        last_robot=components.end.robots,
        ends=w.last_robot() if viewer is not None and next_robot_ends(state, viewer) else "",
        using=_using(w, question, about),
        placing=robot_card(w, about) if question == ASK_MOON else None,
        paying=(about >> 9) + 1 if question == ASK_PAY else 0,
        to_pay=about & 255 if question == ASK_PAY else 0,
        pays_in=COLOUR_NAMES[state.box.colour[state.robot_row[about >> 9]]] if question == ASK_PAY else "",
        fits=_fits(w, viewer) if question == ASK_MODIFIER and viewer == asked else {},
        misfits=_misfits(w, viewer, reader) if question == ASK_MODIFIER and viewer == asked else {},
        modifier=MODIFIER_NAMES[about] if question == ASK_PUT else "",
        seats=tuple(seat_view(w, seat) for seat in range(state.seats)),
    )


def _step(w: Words, question: int, about: int) -> str:
    if w.state.phase != PHASE_PLAY:
        return ""
    if question == ASK_TURN and not about:
        return "change"
    if question == ASK_END:
        return "end"
    return "goal" if question == ASK_GOAL and not about else "action"


def _using(w: Words, question: int, about: int) -> CharacterCard | None:
    """What is pending names the character, too, while other things are asked on its behalf."""
    if question == ASK_ABILITY:
        return character_card(w, about >> 3)
    pending = list(w.state.pending)
    for entry in reversed(pending[1 : 1 + pending[0]]):
        step, what = entry >> 16, entry & 65535
        if step in (STEP_HIRED, STEP_DISCARD):
            return character_card(w, what)
        if step == STEP_USE:
            return character_card(w, what >> 3)
    return None


def _fits(w: Words, seat: int) -> dict[str, tuple[str, ...]]:
    """One step further than `_moves`, so that a modifier shows its places before it is chosen."""
    found: dict[str, tuple[str, ...]] = {}
    for name, tried in _in_hand(w, seat):
        places = (ACTION_SPACE.notation(place).removeprefix("put ") for place in tried.legal(seat))
        found[name] = tuple(place for place in places if place != "pass")
    return found


def _misfits(w: Words, seat: int, reader: Reader) -> dict[str, dict[str, tuple[str, ...]]]:
    """The same for the places where it may not go."""
    found: dict[str, dict[str, tuple[str, ...]]] = {}
    for name, tried in _in_hand(w, seat):
        asked = words(tried, reader.language, reader.names)
        found[name] = {}
        for refusal in refusals(asked, seat, ACTION_SPACE, CLAUSES, ACTION_SPACE.codes("put", "begin"), NOT_THERE):
            place = refusal.notation.removeprefix("put ")
            found[name][refusal.text] = (*found[name].get(refusal.text, ()), place)
    return found


def _in_hand(w: Words, seat: int) -> Iterator[tuple[str, GalileoProject]]:
    """Each modifier that may be chosen, and the question where it goes, asked even where there is one place only."""
    for code in w.state.legal(seat):
        name = ACTION_SPACE.notation(code).removeprefix("modifier ")
        if name in MODIFIER_NAMES:
            tried = w.state.copy()
            tried.take(seat, code)
            yield name, tried


# -- moves -----------------------------------------------------------------------------------------------------------


def _refused(w: Words, seat: int) -> Iterator[Refusal]:
    """What the open question is about and may not be done; what is not there at all is left out."""
    codes = ACTION_SPACE.codes(*ANSWERS.get(w.state.question(seat), ()))
    return refusals(w, seat, ACTION_SPACE, CLAUSES, codes, NOT_THERE)


NOT_THERE = (
    NOT_YOURS,
    NOT_IN_PLAY,
    NO_ROBOT_THERE,
    NO_CHARACTER_THERE,
    MARKER_ON_0,
    IO_SAVES_NOTHING,
    MODIFIER_USED,
    PROJECT_OPEN_ALREADY,
)
ANSWERS = {
    ASK_TURN: ("change", "acquire", "develop"),
    ASK_PAY: ("io",),
    ASK_ABILITY: ("instant", "tuck"),
    ASK_CHARACTER: ("take",),
    ASK_BONUS: ("bonus",),
    ASK_CHOICE: ("bonus",),
    ASK_RAISE: ("raise",),
    ASK_LIFT: ("raise",),
    ASK_LOWER: ("lower",),
    ASK_MODIFIER: ("modifier",),
    ASK_PUT: ("put", "begin"),
    ASK_MOVE: ("move",),
    ASK_GOAL: ("claim",),
    ASK_DEVELOP: ("develop",),
}


# -- the log ---------------------------------------------------------------------------------------------------------


def _log(w: Words) -> Iterator[Line]:
    """Grouped by rounds."""
    group = w.say("group-setup")
    for event in w.state.events:
        if event.kind == events.ROUND_BEGAN:
            group = w.say("group-round", round=event.a)
            continue
        if event.kind in (events.CHARACTER_UNPAID, events.PAID_CHARACTERS, events.SCORED):
            group = w.say("group-end")
        if event.points or event.kind != events.SCORED:
            yield Line(event.step, event.seat, event.points, w.event(event), group, _pieces(w, event))


def _pieces(w: Words, event: Event) -> tuple[str, ...]:
    """What an event is about, as the board marks it."""
    kind, a, b = event.kind, event.a, event.b
    if kind in CARD_EVENTS:
        return (f"character-{a}",)
    if kind in ROBOT_EVENTS:
        return (f"robot-{ROBOT_NAMES[a]}",)
    if kind == events.ASSIGNED:
        return (f"robot-{ROBOT_NAMES[b]}",)
    if kind == events.DEVELOPED_MOON:
        return (f"marker-{MOON_NAMES[a]}-{event.seat}",)
    if kind == events.DEVELOPED_TECHNOLOGY:
        return (f"technology-{w.components.technologies[a].id}",)
    if kind in (events.CLAIMED_GOAL, events.RIVAL_CLAIMED):
        return (f"goal-{a + 1}",)
    return (f"influence-{event.seat}",) if kind in INFLUENCE_EVENTS else ()


ROBOT_EVENTS = (
    events.ACQUIRED,
    events.CHANGED_LEVEL,
    events.MOVED,
    events.NEW_PROJECT_BEGUN,
    events.COMPLETED,
)
INFLUENCE_EVENTS = (events.BEGAN, events.CHANGED_TRACK, events.GAINED_INFLUENCE, events.PAID)
