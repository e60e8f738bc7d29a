"""The components as numbers: one `Box` made of one components file."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from planetfall.games.galileo_project.box import FIELDS, Box
from planetfall.games.galileo_project.effects import EFFECT_NAMES
from planetfall.games.galileo_project.parts import COLOUR_NAMES, MOON_NAMES, TYPE_NAMES, Effect, Technology
from planetfall.games.galileo_project.quantities import QUANTITY_NAMES

if TYPE_CHECKING:
    from planetfall.games.galileo_project.components import Components

__all__ = ["WHOLE_COST", "pack"]

MODIFIER_KINDS = {None: 0, "robot": 1, "moon": 2, "any": 3}
ABILITY_NAMES = ("colour", "either", "both")
WHOLE_COST = 1000  # what Io saves on its last field: more than any robot costs


def pack(c: "Components") -> Box:
    box = Box()
    box.components = c
    box.top_influence = c.track.fields
    box.change_mc = c.track.change_mc
    box.overflow_mc = c.track.overflow_mc
    box.most_mc = c.stock.mc
    box.most_energy = c.stock.energy
    box.goal_markers = c.kit.goal_markers
    box.end_robots = c.end.robots
    box.character_mc = c.end.character_mc
    box.top_level = c.levels.highest
    box.surcharge = vec[i64](c.display.surcharge)
    box.reduction = vec[i64](c.display.reduction)
    box.tiles = vec[i64]([c.players.technology_tiles.get(seats, 0) for seats in range(5)])
    box.offered = vec[i64]([c.players.projects.get(seats, 0) for seats in range(5)])
    box.rival_marks = vec[i64](c.solo.goals_at)
    box.ranks = vec[i64](c.solo.ranks)
    effects = _Effects()
    _pack_robots(box, c)
    _pack_characters(box, c, effects)
    _pack_technologies(box, c.technologies, effects)
    _pack_moons(box, c, effects)
    _pack_goals(box, c)
    box.ability = vec[i64]([effects.rows([kind.ability])[0] for kind in c.robot_types])
    box.bonus = vec[i64]([effects.rows([bonus])[0] for bonus in c.star_z_tile.a + c.star_z_tile.b])
    effects.pack(box)
    return box


class _Effects:
    """All effects of the box as rows of one table; those that belong together follow each other."""

    def __init__(self) -> None:
        self.table: list[tuple[int, ...]] = [(0,) * 7]

    def rows(self, effects: Sequence[Effect]) -> tuple[int, int]:
        """The first of their rows, and how many there are."""
        choices = [self.rows(effect.choice) for effect in effects]
        first = len(self.table)
        for effect, (choice, count) in zip(effects, choices, strict=True):
            kinds = MODIFIER_KINDS[effect.kind]
            number = EFFECT_NAMES[effect.effect]
            self.table.append((number, effect.amount, effect.targets, effect.cost, kinds, choice, count))
        return first, len(effects)

    def pack(self, box: Box) -> None:
        assert len(self.table) < 128, "a question remembers the row of an effect in seven bits"
        box.effect, box.amount, box.targets, box.price, box.kinds, box.choice, box.choices = (
            vec[i64](column) for column in zip(*self.table, strict=True)
        )


def _pack_robots(box: Box, c: "Components") -> None:
    projects = len(c.projects)
    box.type = vec[i64]([TYPE_NAMES.index(robot.type) for robot in c.robots] + [-1] * projects)
    box.colour = vec[i64]([COLOUR_NAMES.index(robot.colour) for robot in c.robots] + [-1] * projects)
    box.cost = vec[i64]([robot.cost for robot in c.robots] + [0] * projects)
    box.level = vec[i64]([robot.level for robot in c.robots] + [project.level for project in c.projects])
    moons = [[MOON_NAMES.index(moon) for moon in robot.moons] + [-1] for robot in c.robots] + [[-1, -1]] * projects
    box.moon = vec[i64]([pair[0] for pair in moons])
    box.other_moon = vec[i64]([pair[1] for pair in moons])
    box.start_influence = vec[i64]([project.influence for project in c.projects])
    box.start_mc = vec[i64]([project.mc for project in c.projects])
    box.start_energy = vec[i64]([project.energy for project in c.projects])


def _pack_characters(box: Box, c: "Components", effects: _Effects) -> None:
    cards = [(n, *card) for n, character in enumerate(c.characters) for card in character.cards()]
    box.character = vec[i64]([character for character, _, _ in cards])
    box.instant_colour = vec[i64]([COLOUR_NAMES.index(colour) for _, colour, _ in cards])
    box.fewest = vec[i64]([fewest for _, _, fewest in cards])
    box.hire_influence = vec[i64]([character.influence for character in c.characters])
    box.hire_mc = vec[i64]([character.mc for character in c.characters])
    instants = [effects.rows(character.instant) for character in c.characters]
    box.instant = vec[i64]([first for first, _ in instants])
    box.instants = vec[i64]([count for _, count in instants])
    scores = [character.at_end for character in c.characters]
    box.score_of = vec[i64]([QUANTITY_NAMES[score.count] for score in scores])
    box.score_least = vec[i64]([score.at_least for score in scores])
    box.score_minus = vec[i64]([score.minus for score in scores])
    box.score_per = vec[i64]([score.per for score in scores])
    box.score_vp = vec[i64]([score.vp for score in scores])
    box.score_max = vec[i64]([score.max for score in scores])


def _pack_technologies(box: Box, technologies: list[Technology], effects: _Effects) -> None:
    def lasting(name: str) -> vec[i64]:
        return vec[i64]([sum(e.amount or 1 for e in tile.lasting if e.effect == name) for tile in technologies])

    box.tech_energy = vec[i64]([technology.energy for technology in technologies])
    box.tech_mc = vec[i64]([technology.mc for technology in technologies])
    box.tech_vp = vec[i64]([technology.vp for technology in technologies])
    instants = [effects.rows(technology.instant) for technology in technologies]
    box.tech_instant = vec[i64]([first for first, _ in instants])
    box.tech_instants = vec[i64]([count for _, count in instants])
    box.extra_mc = lasting("extra_mc")
    box.change_influence = lasting("influence_on_change")
    box.tuck_limit = lasting("tuck_limit")
    box.scores_again = lasting("score_again")


def _pack_moons(box: Box, c: "Components", effects: _Effects) -> None:
    moons = (c.io, c.europa, c.ganymede, c.callisto)
    box.last = vec[i64]([moon.fields[-1] for moon in moons])
    box.moon_vp = vec[i64]([vp for moon in moons for vp in _by_field(moon.fields, moon.vp)])
    box.io_mc = c.io.use_mc
    saves = [WHOLE_COST if saved == "all" else saved for saved in c.io.saves]
    box.io_saves = vec[i64](_by_field(c.io.fields, saves))
    box.europa_saves = vec[i64](_by_field(c.europa.fields, c.europa.saves))
    box.tucked = vec[i64](_by_field(c.ganymede.fields, c.ganymede.tucked))
    abilities = [ABILITY_NAMES.index(ability) for ability in c.ganymede.ability]
    box.hire_ability = vec[i64](_by_field(c.ganymede.fields, abilities))
    box.callisto_counts = QUANTITY_NAMES[c.callisto.count]
    none = [0] * FIELDS
    europa = _bonuses(c.europa.bonus_fields, effects.rows([c.europa.bonus])[0])
    callisto = _bonuses(c.callisto.bonus_fields, effects.rows([c.callisto.bonus])[0])
    box.moon_bonus = vec[i64]([*none, *europa, *none, *callisto])


def _by_field(fields: list[int], values: Sequence[int]) -> list[int]:
    """What a segment has, at each of its fields."""
    return [values[sum(first <= field for first in fields) - 1] for field in range(FIELDS)]


def _bonuses(fields: list[int], row: int) -> list[int]:
    return [row if field in fields else 0 for field in range(FIELDS)]


def _pack_goals(box: Box, c: "Components") -> None:
    box.goal_of = vec[i64]([QUANTITY_NAMES[goal.count] for goal in c.goals])
    box.goal_least = vec[i64]([goal.at_least for goal in c.goals])
    box.goal_number = vec[i64]([goal.number for goal in c.goals])
    box.space_vp = vec[i64]([vp for row in c.goal_spaces.vp for vp in row])
