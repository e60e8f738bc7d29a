"""What the balance report counts at the end: robots by type and by moon, projects, technologies, goals, and characters
that were paid for."""

from collections.abc import Mapping

from planetfall.core.ledger import Ledger
from planetfall.games.galileo_project.box import CHARACTERS, FIRST_PROJECT, GOALS, MOONS, TYPES
from planetfall.games.galileo_project.components import TECHNOLOGY_IDS
from planetfall.games.galileo_project.parts import MOON_NAMES, TYPE_NAMES
from planetfall.games.galileo_project.play import GalileoProject
from planetfall.games.galileo_project.scoring import SOURCE_NAMES, SOURCES, points
from planetfall.games.galileo_project.state import BIT, CLAIMED, FIRST, NOTHING, OWN, TECH_OWNED, TYPE_COUNT
from planetfall.games.galileo_project.words import words

__all__ = ["LEDGER"]


def _components(game: GalileoProject, language: str) -> Mapping[str, str]:
    w = words(game, language)
    c = w.components

    def text(kind: str, name: str) -> str:
        return w.say(f"{kind}-{name.replace('_', '-')}")

    return {
        **{f"type {name}": text("type", name) for name in TYPE_NAMES},
        **{f"moon {name}": text("moon", name) for name in MOON_NAMES},
        "projects": w.say("ledger-projects"),
        **{f"technology {name}": text("technology", name) for name in TECHNOLOGY_IDS},
        **{f"goal {goal.id}": text("goal", goal.id) for goal in c.goals},
        **{f"character {character.id}": text("character", character.id) for character in c.characters},
    }


def _held(state: GalileoProject, seat: int) -> list[int]:
    own = list(state.own)[seat * OWN : (seat + 1) * OWN]
    beside = [0] * MOONS
    projects = 0
    robot = own[FIRST]
    while robot != NOTHING:
        if state.beside[robot] != NOTHING:
            beside[state.beside[robot]] += 1
            projects += int(robot >= FIRST_PROJECT)
        robot = state.after[robot]
    claimed = {state.goal[slot] for slot in range(GOALS) if own[CLAIMED] & BIT[slot]}
    return [
        *own[TYPE_COUNT : TYPE_COUNT + TYPES],
        *beside,
        projects,
        *((own[TECH_OWNED] >> technology) & 1 for technology in range(len(TECHNOLOGY_IDS))),
        *(int(goal in claimed) for goal in range(len(state.box.goal_of))),
        *list(state.tucked)[seat * CHARACTERS : (seat + 1) * CHARACTERS],
    ]


def _sources(game: GalileoProject, language: str) -> Mapping[str, str]:
    w = words(game, language)
    return {name: w.say(f"source-{name}") for name in SOURCE_NAMES}


def _earned(state: GalileoProject, seat: int) -> list[int]:
    return [points(state, seat, source) for source in range(SOURCES)]


LEDGER = Ledger(_components, _held, _sources, _earned)
