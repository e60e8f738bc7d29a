"""components.toml, typed and validated. The parts themselves: parts.py."""

from functools import cache, cached_property
from pathlib import Path

from planetfall.core.components import Components as SharedComponents
from planetfall.core.components import different, refuse, within
from planetfall.games.galileo_project.box import (
    BONUSES,
    CHARACTERS,
    GOALS,
    MOST_LEVELS,
    MOST_MC,
    PROJECTS,
    ROBOT_CARDS,
    SLOTS,
    SPACES,
    Box,
)
from planetfall.games.galileo_project.packing import pack
from planetfall.games.galileo_project.parts import (
    EFFECTS,
    TYPE_NAMES,
    Callisto,
    Character,
    Display,
    End,
    Europa,
    Ganymede,
    Goal,
    GoalSpaces,
    Io,
    Kit,
    Levels,
    Players,
    Project,
    Robot,
    RobotType,
    Solo,
    StarZTile,
    Stock,
    Supplies,
    Technology,
    Track,
)
from planetfall.games.galileo_project.state import State

__all__ = ["SEATS", "STANDARD", "TECHNOLOGY_IDS", "Components", "of_game", "standard"]

SEATS = (1, 2, 3, 4)
STANDARD = Path(__file__).with_name("components.toml")
GOAL_TILES = 8
TECHNOLOGY_IDS = ["1a", "1b", "2a", "2b", "3a", "3b", "4a", "4b"]
TECHNOLOGY_TILES = 3  # of each kind
RANKS = 5


class Components(SharedComponents):
    track: Track
    stock: Stock
    supplies: Supplies
    players: Players
    kit: Kit
    display: Display
    end: End
    levels: Levels
    io: Io
    europa: Europa
    ganymede: Ganymede
    callisto: Callisto
    robot_types: list[RobotType]
    star_z_tile: StarZTile
    technologies: list[Technology]
    goal_spaces: GoalSpaces
    goals: list[Goal]
    characters: list[Character]
    projects: list[Project]
    robots: list[Robot]
    solo: Solo

    def check(self) -> None:
        _check_numbers(self)
        _check_players(self)
        for moon in (self.io, self.europa, self.ganymede, self.callisto):
            moon.check()
        _check_robots(self)
        _check_star_z(self)
        _check_technologies(self)
        _check_goals(self)
        _check_characters(self)
        _check_projects(self)
        _check_solo(self)

    @cached_property
    def box(self) -> Box:
        """The same as numbers. Nothing changes a box, so all games with these components share it."""
        return pack(self)


@cache
def standard() -> Components:
    return Components.read(STANDARD)


def of_game(state: State) -> Components:
    return Components.of(state.box.components)


def _check_numbers(c: Components) -> None:
    """The numbers that stand alone."""
    within("track.fields", c.track.fields, 1, 99)
    within("track.change_mc", c.track.change_mc, 0, c.stock.mc)
    within("track.overflow_mc", c.track.overflow_mc, 0, c.stock.mc)
    within("stock.mc", c.stock.mc, 1, MOST_MC)
    within("stock.energy", c.stock.energy, 1, 99)
    within("kit.goal_markers", c.kit.goal_markers, 1, GOALS)
    within("end.robots", c.end.robots, 1, ROBOT_CARDS)
    within("end.character_mc", c.end.character_mc, 0, c.stock.mc)
    within("levels.highest", c.levels.highest, 1, MOST_LEVELS)
    within("io.use_mc", c.io.use_mc, 1, c.stock.mc)
    for key, column in (("surcharge", c.display.surcharge), ("reduction", c.display.reduction)):
        if len(column) != SLOTS or min(column) < 0:
            raise refuse(f"display.{key}", column, f"{SLOTS} numbers from 0 on")


def _check_players(c: Components) -> None:
    for seats in SEATS:
        tiles = c.players.technology_tiles.get(seats, 0)
        if not 1 <= tiles <= TECHNOLOGY_TILES:
            raise refuse("players.technology_tiles", tiles, f"1 to {TECHNOLOGY_TILES} for {seats} players")
        projects = c.players.projects.get(seats, 0)
        if not seats <= projects <= PROJECTS:
            raise refuse("players.projects", projects, f"{seats} to {PROJECTS} for {seats} players")


def _check_robots(c: Components) -> None:
    different("robot_types", [kind.id for kind in c.robot_types], len(TYPE_NAMES))
    for index, kind in enumerate(c.robot_types):
        kind.ability.check(f"robot_types[{index}].ability", EFFECTS)
    different("robots", [robot.id for robot in c.robots], ROBOT_CARDS)
    for index, robot in enumerate(c.robots):
        within(f"robots[{index}].cost", robot.cost, 0, 99)
        within(f"robots[{index}].level", robot.level, 1, c.levels.highest)
        if not 1 <= len(set(robot.moons)) == len(robot.moons) <= 2:
            raise refuse(f"robots[{index}].moons", robot.moons, "one moon or two different ones")


def _check_star_z(c: Components) -> None:
    for side, bonuses in (("a", c.star_z_tile.a), ("b", c.star_z_tile.b)):
        if len(bonuses) != BONUSES:
            raise refuse(f"star_z_tile.{side}", len(bonuses), f"{BONUSES} bonuses")
        for index, bonus in enumerate(bonuses):
            bonus.check(f"star_z_tile.{side}[{index}]", EFFECTS)


def _check_technologies(c: Components) -> None:
    found = [technology.id for technology in c.technologies]
    if found != TECHNOLOGY_IDS:
        raise refuse("technologies", ", ".join(found), ", ".join(TECHNOLOGY_IDS))
    for index, technology in enumerate(c.technologies):
        within(f"technologies[{index}].energy", technology.energy, 0, c.stock.energy)
        within(f"technologies[{index}].mc", technology.mc, 0, c.stock.mc)
        technology.check(f"technologies[{index}]")


def _check_goals(c: Components) -> None:
    spaces = c.goal_spaces.vp
    if [len(row) for row in spaces] != [SPACES] * GOALS or min(min(row) for row in spaces) < 0:
        raise refuse("goal_spaces.vp", spaces, f"{GOALS} rows of {SPACES} numbers from 0 on")
    different("goals", [goal.id for goal in c.goals], GOAL_TILES)
    for index, goal in enumerate(c.goals):
        goal.check(f"goals[{index}]")


def _check_characters(c: Components) -> None:
    different("characters", [character.id for character in c.characters], CHARACTERS)
    for index, character in enumerate(c.characters):
        character.check(f"characters[{index}]")
    for seats in SEATS:
        deck = sum(fewest <= seats for character in c.characters for _, fewest in character.cards())
        if deck <= SLOTS:
            raise refuse("characters", deck, f"more than {SLOTS} copies for {seats} players")


def _check_projects(c: Components) -> None:
    different("projects", [project.id for project in c.projects], PROJECTS)
    for index, project in enumerate(c.projects):
        within(f"projects[{index}].influence", project.influence, 0, c.track.fields)
        within(f"projects[{index}].mc", project.mc, 0, c.stock.mc)
        within(f"projects[{index}].energy", project.energy, 0, c.stock.energy)
        within(f"projects[{index}].level", project.level, 1, c.levels.highest)


def _check_solo(c: Components) -> None:
    if c.solo.goals_at != sorted(set(c.solo.goals_at), reverse=True):
        raise refuse("solo.goals_at", c.solo.goals_at, "falling numbers")
    if len(c.solo.ranks) != RANKS or c.solo.ranks[0] != 0 or c.solo.ranks != sorted(set(c.solo.ranks)):
        raise refuse("solo.ranks", c.solo.ranks, f"{RANKS} rising numbers, the first one 0")
