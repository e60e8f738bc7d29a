"""What is printed on the pieces of the box, with its words: the part of a view that every seat sees alike."""

from collections.abc import Iterable

from msgspec import Struct

from planetfall.games.galileo_project import parts
from planetfall.games.galileo_project.box import COPIES
from planetfall.games.galileo_project.notation import CHARACTER_NAMES, PROJECT_NAMES, ROBOT_NAMES
from planetfall.games.galileo_project.words import Words
from planetfall.games.galileo_project.words_moons import segment

__all__ = [
    "Ability",
    "AtEnd",
    "CharacterCard",
    "MoonTrack",
    "ProjectCard",
    "RobotCard",
    "Segment",
    "abilities",
    "character_card",
    "lasting_abilities",
    "moon_track",
    "project_card",
    "robot_card",
]


class Ability(Struct, frozen=True):
    """One effect, as components.toml calls it."""

    effect: str
    amount: int
    kind: str  # of the modifier it places, else empty
    text: str


class AtEnd(Struct, frozen=True):
    """What a tucked character scores."""

    count: str  # the quantity, as components.toml calls it
    vp: int
    per: int
    most: int
    text: str
    house: bool  # the values are ours


class CharacterCard(Struct, frozen=True):
    id: int  # the card, of which no two are the same
    key: str  # the character, as moves call it
    portrait: int  # 1 to 12
    name: str
    influence: int
    mc: int
    instant_colour: str
    instant: tuple[Ability, ...]
    end_colour: str
    at_end: AtEnd
    text: str  # all of it, a line for each part


class RobotCard(Struct, frozen=True):
    id: str
    type: str
    colour: str
    cost: int
    level: int
    moons: tuple[str, ...]
    text: str
    tip: str  # what it does


class ProjectCard(Struct, frozen=True):
    id: str
    influence: int
    mc: int
    energy: int
    level: int
    text: str


class Segment(Struct, frozen=True):
    """Fields of a moon with the same effect."""

    first: int
    last: int
    what: str  # in a word or two what is new there, besides the VP
    vp: int  # at the end, on Callisto for each robot that counts


class MoonTrack(Struct, frozen=True):
    moon: str
    name: str
    top: int
    segments: tuple[Segment, ...]
    bonus_fields: tuple[int, ...]
    bonus: tuple[Ability, ...]  # one, where there are bonus fields
    each: bool  # the VP count for each robot of the most common type


def abilities(w: Words, effects: Iterable[parts.Effect]) -> tuple[Ability, ...]:
    return tuple(Ability(effect.effect, effect.amount, effect.kind or "", w.effect(effect)) for effect in effects)


def lasting_abilities(w: Words, effects: Iterable[parts.Effect]) -> tuple[Ability, ...]:
    """What works as long as somebody has it."""
    return tuple(Ability(effect.effect, effect.amount, "", w.lasting(effect)) for effect in effects)


def character_card(w: Words, card: int) -> CharacterCard:
    number, copy = divmod(card, COPIES)
    entry = w.components.characters[number]
    colour = entry.cards()[copy][0]
    other = "mars" if colour == "earth" else "earth"
    score = entry.at_end
    end = AtEnd(score.count, score.vp, score.per, score.max, w.score(score), entry.at_end_source == "house")
    instant = abilities(w, entry.instant)
    return CharacterCard(
        id=card,
        key=CHARACTER_NAMES[number],
        portrait=number + 1,
        name=w.card(card),
        influence=entry.influence,
        mc=entry.mc,
        instant_colour=colour,
        instant=instant,
        end_colour=other,
        at_end=end,
        text=w.say(
            "card-character",
            name=w.card(card),
            hire=w.say("hire", influence=entry.influence, mc=entry.mc),
            colour=w.colour(colour),
            instant=" ".join(ability.text for ability in instant),
            other=w.colour(other),
            end=end.text,
        ),
    )


def robot_card(w: Words, robot: int) -> RobotCard:
    entry = w.components.robots[robot]
    return RobotCard(
        id=ROBOT_NAMES[robot],
        type=entry.type,
        colour=entry.colour,
        cost=entry.cost,
        level=entry.level,
        moons=tuple(entry.moons),
        text=w.robot_card(robot),
        tip=w.ability(entry.type),
    )


def project_card(w: Words, project: int) -> ProjectCard:
    entry = w.components.projects[project]
    return ProjectCard(
        id=PROJECT_NAMES[project],
        influence=entry.influence,
        mc=entry.mc,
        energy=entry.energy,
        level=entry.level,
        text=w.project_start(project),
    )


def moon_track(w: Words, moon: str) -> MoonTrack:
    entry = getattr(w.components, moon)
    starts = entry.fields
    lasts = [first - 1 for first in starts[1:]] + starts[-1:]
    segments = tuple(
        Segment(first, last, segment(w, moon, number), entry.vp[number])
        for number, (first, last) in enumerate(zip(starts, lasts, strict=True))
    )
    bonus = () if moon not in BONUS_MOONS else abilities(w, [entry.bonus])
    fields = tuple(entry.bonus_fields) if moon in BONUS_MOONS else ()
    return MoonTrack(moon, w.moon(moon), starts[-1], segments, fields, bonus, moon == "callisto")


BONUS_MOONS = ("europa", "callisto")
