"""The parts of the box as components.toml writes them, and what each of them must keep to.

Effects and quantities are names with a few numbers, the same wherever they stand; the top of components.toml says what
they mean.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct

from planetfall.core.components import Source, one_of, refuse
from planetfall.games.galileo_project.box import COPIES, FIELDS

__all__ = [
    "COLOUR_NAMES",
    "EFFECTS",
    "LASTING",
    "MOON_NAMES",
    "QUANTITIES",
    "TYPE_NAMES",
    "Callisto",
    "Character",
    "Colour",
    "Display",
    "Effect",
    "End",
    "Europa",
    "Ganymede",
    "Goal",
    "GoalSpaces",
    "Io",
    "Kit",
    "Levels",
    "Moon",
    "Players",
    "Project",
    "Robot",
    "RobotType",
    "Score",
    "Solo",
    "StarZTile",
    "Stock",
    "Supplies",
    "Technology",
    "Track",
    "Type",
]

Colour = Literal["earth", "mars"]
Moon = Literal["io", "europa", "ganymede", "callisto"]
Type = Literal["miner", "builder", "star_z", "technician"]
COLOUR_NAMES: tuple[Colour, ...] = ("earth", "mars")
MOON_NAMES: tuple[Moon, ...] = ("io", "europa", "ganymede", "callisto")
TYPE_NAMES: tuple[Type, ...] = ("miner", "builder", "star_z", "technician")

# Every effect that is carried out, with what it must say and what it may say besides.
EFFECTS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "mc": (("amount",), ()),
    "energy": (("amount",), ()),
    "influence": (("amount",), ()),
    "raise": (("amount",), ("targets",)),
    "set_level": (("amount",), ()),
    "transfer_levels": ((), ()),
    "place_modifier": (("kind",), ()),
    "move": ((), ("amount",)),
    "buy_energy": (("amount", "cost"), ()),
    "bonus_per_technology": (("amount", "choice"), ()),
    "take_character": (("amount",), ()),
    "hire_effect": ((), ()),
    "star_z": (("amount",), ()),
    "develop": (("amount",), ()),
    "free_goal": ((), ()),
    "assemble": ((), ()),
    "take_robot": (("amount",), ()),
    "recall_character": ((), ()),
}
LASTING: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "extra_mc": (("amount",), ()),
    "influence_on_change": (("amount",), ()),
    "tuck_limit": (("amount",), ()),
    "score_again": ((), ()),
}
# Every quantity, and whether it says at_least.
QUANTITIES = {
    "robots_of_level": True,
    "robot_types": True,
    "robots_of_main_type": False,
    "robots_of_main_colour": False,
    "robots_on_main_moon": False,
    "robots_with_two_moons": False,
    "robots_with_modifier": False,
    "characters": False,
    "lowest_moon": False,
    "mc": False,
    "energy": False,
    "technologies": False,
    "goals": False,
}
COPY = re.compile(r"(earth|mars)(?: (3\+|4))?")
FEWEST_PLAYERS = {None: 1, "3+": 3, "4": 4}


class Track(Struct, forbid_unknown_fields=True):
    fields: int
    change_mc: int
    overflow_mc: int
    source: Source


class Stock(Struct, forbid_unknown_fields=True):
    mc: int
    energy: int
    source: Source


class Supplies(Struct, forbid_unknown_fields=True):
    energy: int
    orange_chips: int
    green_chips: int
    orange_mc: int
    green_mc: int
    source: Source
    chips_source: Source


class Players(Struct, forbid_unknown_fields=True):
    technology_tiles: dict[int, int]
    projects: dict[int, int]
    source: Source
    alone_source: Source


class Kit(Struct, forbid_unknown_fields=True):
    goal_markers: int
    source: Source


class Display(Struct, forbid_unknown_fields=True):
    surcharge: list[int]
    reduction: list[int]
    source: Source


class End(Struct, forbid_unknown_fields=True):
    robots: int
    character_mc: int
    source: Source


class Levels(Struct, forbid_unknown_fields=True):
    highest: int
    source: Source


class Effect(Struct, forbid_unknown_fields=True):
    effect: str
    amount: int = 0
    targets: int = 1
    cost: int = 0
    kind: Literal["robot", "moon", "any"] | None = None
    choice: list["Effect"] = []

    def check(self, path: str, known: dict[str, tuple[tuple[str, ...], tuple[str, ...]]]) -> None:
        one_of(f"{path}.effect", self.effect, known)
        must, may = known[self.effect]
        said = {name: getattr(self, name) for name, silent in SILENT.items() if getattr(self, name) != silent}
        for name, value in said.items():
            if name not in must + may:
                raise refuse(f"{path}.{name}", value, f"nothing: {self.effect} does not say it")
            if isinstance(value, int) and value < 1:
                raise refuse(f"{path}.{name}", value, "1 or more")
        for name in must:
            if name not in said:
                raise refuse(f"{path}.{name}", getattr(self, name), f"something: {self.effect} must say it")
        if self.amount > MOST:
            raise refuse(f"{path}.amount", self.amount, f"at most {MOST}")
        if self.targets > 2 or len(self.choice) > MOST_CHOICES:
            raise refuse(path, self.effect, f"at most 2 targets and {MOST_CHOICES} effects to choose from")
        for index, part in enumerate(self.choice):
            part.check(f"{path}.choice[{index}]", known)


MOST = 9  # no effect does more at once, apart from X
MOST_CHOICES = 5
SILENT: dict[str, object] = {"amount": 0, "targets": 1, "cost": 0, "kind": None, "choice": []}


class Io(Struct, forbid_unknown_fields=True):
    fields: list[int]
    use_mc: int
    saves: list[int | Literal["all"]]
    vp: list[int]
    source: Source
    vp_source: Source
    top_source: Source

    def check(self) -> None:
        _check_segments("io", self.fields, {"saves": self.saves, "vp": self.vp})


class Europa(Struct, forbid_unknown_fields=True):
    fields: list[int]
    bonus_fields: list[int]
    bonus: Effect
    saves: list[int]
    vp: list[int]
    source: Source
    vp_source: Source
    top_source: Source

    def check(self) -> None:
        _check_segments("europa", self.fields, {"saves": self.saves, "vp": self.vp})
        _check_bonus("europa", self.fields, self.bonus_fields, self.bonus)


class Ganymede(Struct, forbid_unknown_fields=True):
    fields: list[int]
    tucked: list[int]
    ability: list[Literal["colour", "either", "both"]]
    vp: list[int]
    source: Source
    vp_source: Source
    top_source: Source

    def check(self) -> None:
        _check_segments("ganymede", self.fields, {"tucked": self.tucked, "ability": self.ability, "vp": self.vp})


class Callisto(Struct, forbid_unknown_fields=True):
    fields: list[int]
    bonus_fields: list[int]
    bonus: Effect
    count: str
    vp: list[int]
    source: Source

    def check(self) -> None:
        _check_segments("callisto", self.fields, {"vp": self.vp})
        _check_bonus("callisto", self.fields, self.bonus_fields, self.bonus)
        _check_quantity("callisto", self.count, 0)


class RobotType(Struct, forbid_unknown_fields=True):
    id: Type
    ability: Effect
    source: Source


class StarZTile(Struct, forbid_unknown_fields=True):
    a: list[Effect]
    b: list[Effect]
    source: Source


class Technology(Struct, forbid_unknown_fields=True):
    id: str
    energy: int
    mc: int
    vp: int
    source: Source
    effect_source: Source
    instant: list[Effect] = []
    lasting: list[Effect] = []

    def check(self, path: str) -> None:
        if not self.instant + self.lasting:
            raise refuse(path, self.id, "an instant or a lasting effect")
        for index, effect in enumerate(self.instant):
            effect.check(f"{path}.instant[{index}]", EFFECTS)
        for index, effect in enumerate(self.lasting):
            effect.check(f"{path}.lasting[{index}]", LASTING)


class GoalSpaces(Struct, forbid_unknown_fields=True):
    vp: list[list[int]]
    source: Source


class Goal(Struct, forbid_unknown_fields=True):
    id: str
    count: str
    number: int
    source: Source
    at_least: int = 0

    def check(self, path: str) -> None:
        _check_quantity(path, self.count, self.at_least)
        if self.number < 1:
            raise refuse(f"{path}.number", self.number, "1 or more")


class Score(Struct, forbid_unknown_fields=True):
    count: str
    vp: int
    max: int
    at_least: int = 0
    minus: int = 0
    per: int = 1

    def check(self, path: str) -> None:
        _check_quantity(path, self.count, self.at_least)
        if self.per < 1 or min(self.vp, self.max, self.minus) < 0:
            raise refuse(path, f"{self.vp} per {self.per} beyond {self.minus}", "numbers from 0 on, and per from 1 on")


class Character(Struct, forbid_unknown_fields=True):
    id: str
    influence: int
    instant: list[Effect]
    at_end: Score
    copies: list[str]
    source: Source
    at_end_source: Source
    mc: int = 0

    def cards(self) -> list[tuple[Colour, int]]:
        """Of every copy the colour of its instant ability, and the fewest players it is in play with."""
        found = [COPY.fullmatch(copy) for copy in self.copies]
        return [("earth" if card[1] == "earth" else "mars", FEWEST_PLAYERS[card[2]]) for card in found if card]

    def check(self, path: str) -> None:
        if min(self.influence, self.mc) < 0:
            raise refuse(f"{path}.influence", self.influence, "numbers from 0 on")
        if len(self.copies) != COPIES:
            raise refuse(f"{path}.copies", len(self.copies), f"{COPIES} copies")
        if len(self.cards()) != COPIES:
            raise refuse(f"{path}.copies", self.copies, "earth or mars, then 3+ or 4 if the copy is marked")
        for index, effect in enumerate(self.instant):
            effect.check(f"{path}.instant[{index}]", EFFECTS)
        self.at_end.check(f"{path}.at_end")


class Project(Struct, forbid_unknown_fields=True):
    id: str
    influence: int
    mc: int
    energy: int
    level: int
    source: Source


class Robot(Struct, forbid_unknown_fields=True):
    id: str
    type: Type
    colour: Colour
    cost: int
    level: int
    moons: list[Moon]
    source: Source


class Solo(Struct, forbid_unknown_fields=True):
    goals_at: list[int]
    ranks: list[int]
    source: Source


def _check_quantity(path: str, count: str, at_least: int) -> None:
    one_of(f"{path}.count", count, QUANTITIES)
    if QUANTITIES[count] != (at_least > 0):
        expected = "1 or more" if QUANTITIES[count] else f"nothing: {count} does not say it"
        raise refuse(f"{path}.at_least", at_least, expected)


def _check_segments(moon: str, fields: list[int], columns: Mapping[str, Sequence[object]]) -> None:
    if fields[:1] != [0] or fields != sorted(set(fields)) or fields[-1] >= FIELDS:
        raise refuse(f"{moon}.fields", fields, f"rising numbers, the first one 0, the last one below {FIELDS}")
    for name, column in columns.items():
        if len(column) != len(fields) or any(isinstance(value, int) and value < 0 for value in column):
            raise refuse(f"{moon}.{name}", column, f"{len(fields)} values from 0 on, one for each segment")


def _check_bonus(moon: str, fields: list[int], bonus_fields: list[int], bonus: Effect) -> None:
    if bonus_fields != sorted(set(bonus_fields)) or not set(bonus_fields) <= set(range(1, fields[-1] + 1)):
        raise refuse(f"{moon}.bonus_fields", bonus_fields, f"rising numbers from 1 to {fields[-1]}")
    bonus.check(f"{moon}.bonus", EFFECTS)
