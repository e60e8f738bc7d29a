"""The log of Galileo Project in the reader's language."""

from typing import TYPE_CHECKING

from planetfall.core.game import Event
from planetfall.core.words import Values
from planetfall.games.galileo_project import events
from planetfall.games.galileo_project.box import FIRST_PROJECT
from planetfall.games.galileo_project.parts import COLOUR_NAMES, MOON_NAMES, TYPE_NAMES
from planetfall.games.galileo_project.scoring import SOURCE_NAMES

if TYPE_CHECKING:
    from planetfall.games.galileo_project.words import Words

__all__ = ["CARD_EVENTS", "tell"]


def tell(w: "Words", event: Event) -> str:
    values: Values = {"seat": w.seat(event.seat) if event.seat >= 0 else "", **_values(w, event)}
    text = w.say(f"event-{events.NAMES[event.kind]}", **values)
    return w.say("event-points", event=text, points=f"{event.points:+}") if event.points else text


def _values(w: "Words", event: Event) -> Values:
    kind, a, b, c = event.kind, event.a, event.b, event.c
    if kind in CARD_EVENTS:
        return {"character": w.card(a)}
    if kind in (events.BEGAN, events.CHANGED_TRACK):
        return {"track": w.colour(COLOUR_NAMES[a]), "field": b}
    if kind in (events.GAINED_INFLUENCE, events.GAINED_MC, events.GAINED_ENERGY):
        return {"amount": a, "field": b}
    if kind in (events.PAID, events.USED_IO, events.PAID_CHARACTERS):
        return {"influence": a, "mc": b if kind == events.PAID else a, "saved": b}
    if kind in (events.TURNED_UP, events.RIVAL_TOOK_ROBOT):
        return {"robot": w.robot_card(a)}
    if kind == events.CHANGED_LEVEL:
        robot = w.say("to-level", robot=_named(w, a), level=c)
        return {"robot": robot, "rises": "yes" if c > b else "no"}
    if kind in (events.ACQUIRED, events.MOVED):  # printed: a modifier may have been placed since
        return {"type": w.type(TYPE_NAMES[w.state.box.type[a]]), "moon": w.moon(MOON_NAMES[b])}
    if kind == events.COMPLETED:
        return {"type": w.type(TYPE_NAMES[b]), "moon": w.moon(MOON_NAMES[c])}
    if kind == events.DEVELOPED_MOON:
        return {"moon": w.moon(MOON_NAMES[a]), "old": b, "new": c}
    return _other_values(w, event)


def _other_values(w: "Words", event: Event) -> Values:
    kind, a, b, c = event.kind, event.a, event.b, event.c
    if kind == events.CHOSE_PROJECT:
        return {"project": w.project_start(a)}
    if kind == events.ASSIGNED:
        return {"modifier": w.modifier(a), "robot": _named(w, b)}
    if kind == events.NEW_PROJECT_BEGUN:
        return {"level": w.state.box.level[a]}
    if kind == events.DEVELOPED_TECHNOLOGY:
        return {"technology": w.technology(a)}
    if kind == events.BONUS_TAKEN:
        return {"text": w.star_z_bonus(a)}
    if kind in (events.CLAIMED_GOAL, events.RIVAL_CLAIMED):
        return {"goal": w.goal(a), "energy": c}
    return {"round": a, "source": w.say(f"source-{SOURCE_NAMES[a]}") if kind == events.SCORED else ""}


def _named(w: "Words", robot: int) -> str:
    """Without its level, which may have changed since."""
    if robot >= FIRST_PROJECT:
        return w.say("the-project")
    return w.say("the-robot", type=w.type(TYPE_NAMES[w.state.box.type[robot]]))


CARD_EVENTS = (
    events.HIRED,
    events.INSTANT_USED,
    events.CHARACTER_TUCKED,
    events.CHARACTER_DISCARDED,
    events.CHARACTER_UNPAID,
    events.CHARACTER_TAKEN,
    events.RIVAL_TOOK_CHARACTER,
)
