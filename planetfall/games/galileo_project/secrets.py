"""What nobody can know, and how it is dealt again: the order of the decks and of the project stack, and all chance to
come (rulebook 1.16). It is the same for every seat."""

from librt.vecs import append, vec
from mypy_extensions import i64

from planetfall.core.rng import Rng
from planetfall.games.galileo_project.box import CARDS, FIRST_PROJECT, PROJECTS, ROBOT_CARDS
from planetfall.games.galileo_project.state import State

__all__ = ["deal_unseen"]


def deal_unseen(state: State, rng: Rng) -> None:
    """What comes out depends on what is open and on the generator, never on how the hidden cards lie now."""
    state.robot_deck = _mixed(state.robot_deck, state.robots_known, state.robots_left, ROBOT_CARDS, rng)
    state.deck = _mixed(state.deck, 0, state.cards_left, CARDS, rng)
    _mix_projects(state, rng)


def _mixed(deck: vec[i64], first: i64, end: i64, kinds: i64, rng: Rng) -> vec[i64]:
    """The deck with the cards from `first` to before `end` in another order, and nothing of those already drawn."""
    hidden = _sorted(deck, first, end, kinds)
    rng.shuffle(hidden)
    mixed = vec[i64](capacity=end)
    place: i64
    for place in range(end):
        if place < first:
            mixed = append(mixed, deck[place])
        else:
            mixed = append(mixed, hidden[place - first])
    return mixed


def _sorted(deck: vec[i64], first: i64, end: i64, kinds: i64) -> vec[i64]:
    there = vec[i64]([0] * kinds)
    place: i64
    for place in range(first, end):
        there[deck[place]] = 1
    cards = vec[i64](capacity=kinds)
    for place in range(kinds):
        if there[place] == 1:
            cards = append(cards, place)
    return cards


def _mix_projects(state: State, rng: Rng) -> None:
    """The cards put back openly stay on top (1.14); of the next one the level has been open (1.15)."""
    stack = state.projects
    hidden: i64 = len(stack) - state.projects_known
    if hidden <= 1:
        return
    cards = _sorted(stack, 0, hidden, PROJECTS)
    rng.shuffle(cards)
    level = state.box.level[FIRST_PROJECT + stack[hidden - 1]]
    _put_last(cards, _draw_level(state, cards, level, rng))
    mixed = stack[:]
    place: i64
    for place in range(hidden):
        mixed[place] = cards[place]
    state.projects = mixed


def _draw_level(state: State, cards: vec[i64], level: i64, rng: Rng) -> i64:
    """The place of one of the cards of this level, each as likely."""
    alike: i64 = 0
    place: i64
    for place in range(len(cards)):
        alike += i64(state.box.level[FIRST_PROJECT + cards[place]] == level)
    skipped = rng.below(alike)
    for place in range(len(cards)):
        if state.box.level[FIRST_PROJECT + cards[place]] == level:
            if skipped == 0:
                return place
            skipped -= 1
    raise AssertionError("the top card is one of them")


def _put_last(cards: vec[i64], place: i64) -> None:
    last: i64 = len(cards) - 1
    card = cards[place]
    cards[place] = cards[last]
    cards[last] = card
