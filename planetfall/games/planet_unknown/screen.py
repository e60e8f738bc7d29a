"""A view of Planet Unknown as plain text for the terminal. Draws what the view says and nothing else."""

from textwrap import fill

from planetfall.core.texts import Texts, texts
from planetfall.games.planet_unknown.grid import SIDE
from planetfall.games.planet_unknown.notation import CELL_NAMES
from planetfall.games.planet_unknown.parts import TRACK_NAMES
from planetfall.games.planet_unknown.view import Planet, Rivalry, Seat, Stack, View
from planetfall.games.planet_unknown.words import FOLDER

__all__ = ["draw"]

GROUND = {".": " ", "O": " ", "L": ".", "P": ".", "I": "~"}  # all other cells are special


def draw(view: View, language: str, width: int) -> str:
    text = texts(FOLDER, language)
    parts = [_head(view, text), *(_seat(seat, view, text) for seat in view.seats), _rivalries(view, text)]
    parts.append(text.say("screen-legend"))
    return "\n\n".join(_wrapped(part, width) for part in parts if part)


def _wrapped(part: str, width: int) -> str:
    """Long lines of words are broken; planets are narrow enough."""
    return "\n".join(
        line if len(line) <= width else fill(line, width, subsequent_indent="    ", break_on_hyphens=False)
        for line in part.split("\n")
    )


# -- the middle of the table -----------------------------------------------------------------------------------------


def _head(view: View, text: Texts) -> str:
    lines = [view.stage]
    if view.target is not None:
        lines.append(text.say("screen-target", target=view.target))
    if view.event:
        lines.append(f"{view.event} ({text.say('screen-events-left', count=view.events_left)})")
    if view.next_event:
        lines.append(text.say("screen-next-event", event=view.next_event))
    lines.append(f"{text.say('screen-in-play')}: {' / '.join(str(count) for count in view.cards_in_play)}")
    lines.append(text.say("screen-station"))
    lines += [f"  {_stack(stack, view, text)}" for stack in view.stacks]
    return "\n".join(lines)


def _stack(stack: Stack, view: View, text: Texts) -> str:
    shape = text.say("screen-stack", shape=stack.shape, left=stack.left)
    facts = [f"{text.say(f'ring-{stack.ring}')} {shape}"]
    if stack.top is not None:
        facts.append(stack.top.text)
    if stack.seat is not None:
        facts.append(text.say("screen-faces", seat=view.names[stack.seat]))
    return ": ".join(facts)


def _rivalries(view: View, text: Texts) -> str:
    if not view.rivalries:
        return ""
    return "\n".join([text.say("screen-rivalries"), *(f"  {_rivalry(one, view, text)}" for one in view.rivalries)])


def _rivalry(rivalry: Rivalry, view: View, text: Texts) -> str:
    pairs = zip(rivalry.seats, rivalry.values, strict=True)
    standing = ", ".join(text.say("screen-values", seat=view.names[seat], value=abs(value)) for seat, value in pairs)
    return f"{rivalry.name}: {rivalry.text} ({standing})"


# -- players ---------------------------------------------------------------------------------------------------------


def _seat(seat: Seat, view: View, text: Texts) -> str:
    name = text.say("screen-you", seat=seat.name) if seat.seat == view.viewer else seat.name
    facts = [name, text.say("screen-medals", count=seat.score)]
    if seat.seat == view.commander:
        facts.append(text.say("screen-commander"))
    lines = [", ".join(facts), text.say("screen-planet", name=seat.planet.name, rule=seat.planet.rule)]
    lines += _planet(seat.planet)
    lines.append(text.say("screen-planet", name=seat.corporation_name, rule=seat.corporation_rule))
    lines.append(f"  {text.say('screen-tracks')}: {_tracks(seat, text)}")
    lines.append("  " + text.say("screen-collected", lifepods=seat.lifepods, meteorites=seat.meteorites))
    if seat.lifepod_places:
        lines.append(f"  {text.say('screen-elsewhere')}: {', '.join(seat.lifepod_places)}")
    supply = text.say("screen-supply", rovers=seat.rovers_left, patches=seat.kept_patches, movement=seat.movement)
    lines.append(f"  {supply}")
    lines += [f"  {line}" for line in (*_turn(seat, text), *_technologies(seat, text), *_cards(seat, text))]
    if view.over:
        lines.append("  " + ", ".join(f"{text.say(f'source-{name}')} {number}" for name, number in seat.earned.items()))
    return "\n".join(lines)


def _tracks(seat: Seat, text: Texts) -> str:
    told = []
    for track, space, column in zip(TRACK_NAMES, seat.trackers, seat.columns, strict=True):
        where = f" ({text.say(f'terrain-{column}')})" if column != track else ""
        told.append(f"{text.say(f'terrain-{track}')} {space}{where}")
    return ", ".join(told)


def _turn(seat: Seat, text: Texts) -> list[str]:
    lines = []
    if seat.flux:
        lines.append(text.say("screen-flux", track=text.say(f"terrain-{seat.flux}")))
    if seat.tile is not None:
        lines.append(text.say("screen-tile", tile=seat.tile.text))
    if seat.open:
        told = ", ".join(f"{text.say(f'open-{kind}')} × {count}" for kind, count in seat.open.items())
        lines.append(f"{text.say('screen-open')}: {told}")
    return lines


def _technologies(seat: Seat, text: Texts) -> list[str]:
    working = [one for one in seat.technologies if one.works]
    if not working:
        return []
    lines = [text.say("screen-technologies")]
    for one in working:
        key = "screen-level-used" if one.used else "screen-level"
        lines.append("  " + text.say(key, level=one.level, text=one.text))
    return lines


def _cards(seat: Seat, text: Texts) -> list[str]:
    lines = []
    told = [f"{card.name} ({card.effect})" for card in (*seat.shown_cards, *seat.cards)]
    if seat.secret_cards and not seat.cards:
        told.append(text.say("screen-secret", count=seat.secret_cards))
    if told:
        lines.append(f"{text.say('screen-cards')}: {', '.join(told)}")
    if seat.objectives:
        told = [f"{objective.name} ({objective.text})" for objective in seat.objectives]
        lines.append(f"{text.say('screen-objectives')}: {', '.join(told)}")
    return lines


# -- a planet --------------------------------------------------------------------------------------------------------


def _planet(planet: Planet) -> list[str]:
    """Two characters a cell: what covers it, then what lies on it."""
    lines = ["     " + " ".join("ABCDEFGHIJKL")]
    for row in range(SIDE):
        cells = "".join(_cell(planet, row * SIDE + column) for column in range(SIDE))
        lines.append(f"  {row + 1:2} {cells}".rstrip())
    return lines


def _cell(planet: Planet, cell: int) -> str:
    name = CELL_NAMES[cell]
    terrain = planet.terrain[cell]
    mark = GROUND.get(planet.grid[cell // SIDE][cell % SIDE], "#")
    if terrain:
        mark = terrain[0].upper() if name in planet.symbols else terrain[0]
    return mark + _piece(planet, name)


def _piece(planet: Planet, name: str) -> str:
    rover = next((str(number) for number, cell in planet.rovers.items() if cell == name), "")
    if rover:
        return rover
    return "*" if name in planet.meteorites else "o" if name in planet.lifepods else " "
