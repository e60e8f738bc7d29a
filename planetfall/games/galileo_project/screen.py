"""A view of Galileo Project as plain text for the terminal. Draws what the view says and nothing else."""

from textwrap import fill

from planetfall.core.texts import Texts, texts
from planetfall.games.galileo_project.view import View
from planetfall.games.galileo_project.view_offers import BY_RIVAL, CharacterOffer, Goal, RobotOffer, Space
from planetfall.games.galileo_project.view_seats import Seat
from planetfall.games.galileo_project.words import FOLDER

__all__ = ["draw"]

Values = dict[str, str | int]


def draw(view: View, language: str, width: int) -> str:
    text = texts(FOLDER, language)
    parts = [view.stage, _rows(view, text), _tray(view), _aims(view, text)]
    parts += [_seat(seat, view, text) for seat in view.seats]
    if view.over:
        parts.append(_points(view, text))
    return "\n\n".join(_fold(part, width) for part in parts if part)


def _fold(part: str, width: int) -> str:
    return "\n".join(fill(line, width, subsequent_indent="    ") for line in part.split("\n"))


def _rows(view: View, text: Texts) -> str:
    lines = [text.say("screen-characters")]
    lines += [f"  {offer.slot} {_character(offer, text)}" for offer in view.characters]
    lines.append(text.say("screen-robots"))
    lines += [f"  {offer.slot} {_robot(offer, text)}" for offer in view.robots]
    return "\n".join(lines)


def _character(offer: CharacterOffer, text: Texts) -> str:
    if offer.card is None:
        return text.say("screen-gap")
    card = offer.card
    hire = text.say("screen-hire", influence=offer.influence, mc=offer.mc)
    instant = " ".join(ability.text for ability in card.instant)
    colours = [text.say(f"colour-{colour}") for colour in (card.instant_colour, card.end_colour)]
    return f"{card.name}, {hire}; {colours[0]}: {instant} {colours[1]}: {card.at_end.text}"


def _robot(offer: RobotOffer, text: Texts) -> str:
    if offer.card is None:
        return text.say("screen-gap")
    why = f" ({offer.short})" if offer.short else ""
    return f"{offer.card.text}: {offer.price}{why}"


def _tray(view: View) -> str:
    cards = [card.text for card in view.tray.projects]
    cards += [card.text for card in view.tray.robots]
    cards += [card.text for card in view.tray.characters]
    return "\n".join(f"  {card}" for card in cards)


def _aims(view: View, text: Texts) -> str:
    lines = [text.say("screen-technologies")]
    for one in view.technologies:
        values: Values = {
            "id": one.id,
            "name": one.name,
            "energy": one.energy,
            "mc": one.mc,
            "vp": one.vp,
            "left": one.left,
        }
        lines.append(f"  {text.say('screen-technology', **values)}: {one.text}")
    names = " / ".join(view.names)
    lines.append(f"{text.say('screen-goals')} ({names})")
    lines += [f"  {_goal(goal, view)}" for goal in view.goals]
    lines.append(text.say("screen-star-z", side=view.star_z_side))
    lines += [f"  {bonus.number} {bonus.text}" for bonus in view.bonuses]
    return "\n".join(lines)


def _goal(goal: Goal, view: View) -> str:
    spaces = " ".join(_space(space, view) for space in goal.spaces)
    progress = " / ".join(str(count) for count in goal.progress)
    return f"{goal.slot} {goal.name}, {goal.demand} [{spaces}]: {progress}"


def _space(space: Space, view: View) -> str:
    if space.owner >= 0:
        return view.names[space.owner]
    return "×" if space.owner == BY_RIVAL else str(space.vp)


def _seat(seat: Seat, view: View, text: Texts) -> str:
    name = text.say("screen-you", seat=seat.name) if seat.seat == view.viewer else seat.name
    track = text.say(f"colour-{seat.track}") if seat.track else text.say("screen-no-track")
    values: Values = {"influence": seat.influence, "mc": seat.mc, "energy": seat.energy}
    tucked = text.say("screen-tucked", count=len(seat.tucked), limit=seat.tuck_limit)
    facts = [name, text.say("screen-vp", count=seat.score), text.say("screen-facts", track=track, **values), tucked]
    lines = [", ".join(facts)]
    for standing in reversed(seat.moons):
        robots = ", ".join(f"{robot.id} {robot.text}" for robot in seat.robots if robot.moon == standing.moon)
        lines.append(f"  {standing.text}{f' {robots}' if robots else ''}")
    if seat.project is not None:
        lines.append(f"  {seat.project.id} {seat.project.text}")
    lines += [f"  {card.name}: {card.at_end.text}" for card in seat.tucked]
    return "\n".join(lines)


def _points(view: View, text: Texts) -> str:
    """Where everybody's points came from."""
    lines = []
    for seat in view.seats:
        earned = ", ".join(f"{text.say(f'source-{name}')} {points}" for name, points in seat.earned.items() if points)
        lines.append(f"{seat.name}, {text.say('screen-vp', count=seat.score)}: {earned}")
    return "\n".join(lines)
