"""Setting up the table and choosing the first projects (rulebook chapter 1, 14.1)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.core.game import NOT_ASKED
from planetfall.core.rng import Rng
from planetfall.games.galileo_project.box import (
    CARDS,
    FIRST_PROJECT,
    GOALS,
    KINDS,
    PROJECTS,
    ROBOT_CARDS,
    Box,
)
from planetfall.games.galileo_project.codes import ASK_PROJECT, PROJECT
from planetfall.games.galileo_project.events import CHOSE_PROJECT
from planetfall.games.galileo_project.influence import gain_energy, gain_mc
from planetfall.games.galileo_project.reasons import NOT_OFFERED
from planetfall.games.galileo_project.rows import fill_rows
from planetfall.games.galileo_project.state import (
    IN_DECK,
    OWN,
    PROJECT_OPEN,
    SCRATCH,
    START_CARD,
    Setting,
    State,
    link,
)
from planetfall.games.galileo_project.turn import begin_play

__all__ = ["draft_blocked", "draft_options", "set_up", "take_draft"]


def set_up(state: State, box: Box, setting: Setting, seats: i64, rng: Rng) -> None:
    state.seat_players(seats, rng)
    state.clear_table(box, setting, seats)
    state.robot_deck = _shuffled(ROBOT_CARDS, rng)
    state.robots_left = ROBOT_CARDS
    _shuffle_characters(state, rng)
    fill_rows(state)
    state.revealed = 0
    kind: i64
    for kind in range(KINDS):
        state.side[kind] = rng.below(2)
        state.tiles[kind] = box.tiles[seats]
    state.star_z = setting.star_z_side - 1
    if setting.star_z_side == 0:
        state.star_z = rng.below(2)
    goals = _shuffled(len(box.goal_of), rng)
    state.goal = goals[:GOALS]
    projects = _shuffled(PROJECTS, rng)
    offered = box.offered[seats]
    state.offer = projects[:offered]
    state.projects = projects[offered:]
    state.start = rng.below(seats)
    _ask_draft(state, (state.start + seats - 1) % seats)  # the last player first (1.12)


def _shuffled(count: i64, rng: Rng) -> vec[i64]:
    things = NUMBERS[:count]
    rng.shuffle(things)
    return things


def _shuffle_characters(state: State, rng: Rng) -> None:
    """Only the cards for this number of players (1.2)."""
    deck = vec[i64](capacity=CARDS)
    card: i64
    for card in range(CARDS):
        if state.box.fewest[card] <= state.seats:
            deck = append(deck, card)
            state.place[card] = IN_DECK
    rng.shuffle(deck)
    state.deck = deck
    state.cards_left = len(deck)


# -- the first projects ------------------------------------------------------------------------------------------


def _ask_draft(state: State, seat: i64) -> None:
    state.active = seat
    state.ask(seat, ASK_PROJECT, 0)


def draft_options(state: State) -> vec[i64]:
    codes = SCRATCH
    found: i64 = 0
    project: i64
    for project in range(PROJECTS):
        if _is_offered(state, project):
            codes[found] = PROJECT + project
            found += 1
    return codes[:found]


def draft_blocked(state: State, code: i64) -> i64:
    if not PROJECT <= code < PROJECT + PROJECTS:
        return NOT_ASKED
    if not _is_offered(state, code - PROJECT):
        return NOT_OFFERED
    return 0


def _is_offered(state: State, project: i64) -> bool:
    return any(other == project for other in state.offer)


def take_draft(state: State, seat: i64, code: i64) -> None:
    """Its MC and energy at once (1.13); its influence waits for the first turn."""
    state.answered(seat)
    project = code - PROJECT
    rest = vec[i64](capacity=PROJECTS)
    other: i64
    for other in state.offer:
        if other != project:
            rest = append(rest, other)
    state.offer = rest
    own = state.own
    own[seat * OWN + START_CARD] = project
    own[seat * OWN + PROJECT_OPEN] = FIRST_PROJECT + project
    link(state, seat, FIRST_PROJECT + project)
    state.emit(CHOSE_PROJECT, seat, 0, project, 0, 0)
    gain_mc(state, seat, state.box.start_mc[project])
    gain_energy(state, seat, state.box.start_energy[project])
    if seat == state.start:
        _put_back(state)
        begin_play(state)
    else:
        _ask_draft(state, (seat + state.seats - 1) % state.seats)


def _put_back(state: State) -> None:
    """The cards left over go on top of the stack, the left one uppermost (1.14, 14.1)."""
    stack = vec[i64](capacity=PROJECTS)
    project: i64
    for project in state.projects:
        stack = append(stack, project)
    place: i64 = len(state.offer) - 1
    while place >= 0:
        stack = append(stack, state.offer[place])
        place -= 1
    state.projects = stack
    state.projects_known = len(state.offer)
    state.offer = vec[i64]()


NUMBERS: Final = vec[i64](list(range(ROBOT_CARDS)))
