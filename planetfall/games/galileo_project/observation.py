"""What a seat knows, as numbers in fixed places, for programs that learn. Everything here is in the seat's view too.

Seats are counted from the observing one: it is 0, the next in turn order 1. Robots are counted as in the box, projects
48-57 behind them; -1 is no card.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from planetfall.core.observation import copied, turned
from planetfall.games.galileo_project.box import (
    CARDS,
    CHARACTERS,
    FIRST_PROJECT,
    GOALS,
    KINDS,
    PROJECTS,
    ROBOTS,
    SLOTS,
    SPACES,
)
from planetfall.games.galileo_project.state import (
    FIRST,
    NOBODY,
    NOTHING,
    OWN,
    RIVAL,
    TUCKED,
    State,
)

__all__ = ["observation_size", "observe", "observed"]

TABLE: Final = 15  # single numbers at the beginning
HIDDEN: Final = -2  # a robot in the deck, or out of the game
OPEN: Final = -1  # a robot in the row, or turned up


def observed(state: State) -> tuple[tuple[str, int], ...]:
    """The parts of an observation in their order, with their lengths."""
    return (
        ("seat to act, question, what it is about", 3),  # -1, 0, 0 at the end
        ("phase, round, end triggered", 3),
        ("starting player", 1),
        ("cards left: robots, characters, projects", 3),
        ("side of the Star-Z tile", 1),
        ("level of the top project", 1),  # 0 if there is none
        ("claim used up, marks the Syndicate passed", 2),
        ("effects and steps still pending", 1),
        ("side of each technology", KINDS),
        ("tiles of each technology", KINDS),
        ("goal on each slot", GOALS),
        ("who took each space of the goals", GOALS * SPACES),  # -1 nobody, 7 the Syndicate
        ("robot in each slot", SLOTS),
        ("character in each slot", SLOTS),
        ("projects to choose from", PROJECTS),  # 1 for each that lies there
        ("where each character is", CARDS),  # 0 deck, 1 row, 2 discarded, 3 not in the game, 4 + seat tucked, 8 in use
        ("who has each robot and project", ROBOTS),  # -1 open on the board, -2 neither
        ("level of each robot and project", ROBOTS),
        ("moon of each robot", ROBOTS),
        ("robot modifier on each", ROBOTS),
        ("moon modifier on each", ROBOTS),
        ("numbers of each seat", state.seats * OWN),  # as state.py lists them
        ("tucked characters of each seat", state.seats * CHARACTERS),
    )


def observation_size(state: State) -> i64:
    board = 2 * KINDS + GOALS + GOALS * SPACES + 2 * SLOTS + PROJECTS + CARDS
    return TABLE + board + 5 * ROBOTS + state.seats * (OWN + CHARACTERS)


def observe(state: State, seat: i64, into: vec[i16], at: i64) -> None:
    _table(state, seat, into, at)
    at = _board(state, seat, into, at + TABLE)
    at = _robots(state, seat, into, at)
    at = turned(state.own, seat * OWN, into, at)
    turned(state.tucked, seat * CHARACTERS, into, at)


def _table(state: State, seat: i64, into: vec[i16], at: i64) -> None:
    seats = state.seats
    actor = state.first_actor()
    into[at] = -1
    into[at + 1] = 0
    into[at + 2] = 0
    into[at + 14] = 0
    if actor >= 0:
        into[at] = i16((actor - seat + seats) % seats)
        into[at + 1] = i16(state.question(actor))
        into[at + 2] = i16(state.about(actor))
        into[at + 14] = i16(state.pending[0])
    into[at + 3] = i16(state.phase)
    into[at + 4] = i16(state.round)
    into[at + 5] = i16(state.ending)
    into[at + 6] = i16((state.start - seat + seats) % seats)
    into[at + 7] = i16(state.robots_left)
    into[at + 8] = i16(state.cards_left)
    into[at + 9] = i16(len(state.projects))
    into[at + 10] = i16(state.star_z)
    into[at + 11] = 0
    if len(state.projects) > 0:
        into[at + 11] = i16(state.box.level[FIRST_PROJECT + state.projects[len(state.projects) - 1]])
    into[at + 12] = i16(state.claimed)
    into[at + 13] = i16(state.rival_goals)


def _board(state: State, seat: i64, into: vec[i16], at: i64) -> i64:
    seats = state.seats
    at = copied(state.side, into, at)
    at = copied(state.tiles, into, at)
    at = copied(state.goal, into, at)
    owner: i64
    for owner in state.space:
        into[at] = i16(owner)
        if owner != NOBODY and owner != RIVAL:
            into[at] = i16((owner - seat + seats) % seats)
        at += 1
    at = copied(state.robot_row, into, at)
    at = copied(state.row, into, at)
    project: i64
    for project in range(PROJECTS):
        into[at + project] = 0
    for project in state.offer:
        into[at + project] = 1
    at += PROJECTS
    card: i64
    for card in range(CARDS):
        place = state.place[card]
        if TUCKED <= place < TUCKED + seats:
            place = TUCKED + (place - TUCKED - seat + seats) % seats
        into[at + card] = i16(place)
    return at + CARDS


def _robots(state: State, seat: i64, into: vec[i16], at: i64) -> i64:
    seats = state.seats
    robot: i64
    for robot in range(ROBOTS):
        into[at + robot] = HIDDEN
    for robot in state.robot_row:
        if robot != NOTHING:
            into[at + robot] = OPEN
    for robot in state.turned:
        into[at + robot] = OPEN
    for robot in state.offer:
        into[at + FIRST_PROJECT + robot] = OPEN
    place: i64
    for place in range(seats):
        robot = state.own[(seat + place) % seats * OWN + FIRST]
        while robot != NOTHING:
            into[at + robot] = i16(place)
            robot = state.after[robot]
    at = copied(state.level, into, at + ROBOTS)
    at = copied(state.beside, into, at)
    at = copied(state.robot_modifier, into, at)
    return copied(state.moon_modifier, into, at)
