"""The games of the catalogue for OpenSpiel: importing this module registers each as `planetfall_…`.

    pyspiel.load_game("planetfall_reworld(seats=3)")

One chance node stands at the beginning: which deal it is. Deal number 17 is the table of `planetfall.new(…, seed=17)`,
and all chance to come follows from it. Seats that may act at once act in order.
"""

from collections.abc import Callable, Mapping
from copy import deepcopy
from dataclasses import replace
from functools import cache
from typing import Any, Final

from planetfall._face import new
from planetfall.catalogue import GAMES, find_title
from planetfall.core.actions import ActionSpace
from planetfall.core.record import Origin
from planetfall.core.rng import seeded
from planetfall.core.title import Option, Title
from planetfall.lab.recall import Position, observed

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise ImportError(f'OpenSpiel cannot be used ({error}); run: pip install "planetfall[openspiel]"') from error

__all__ = ["Observer", "SpielGame", "SpielState"]

DEALS: Final = 10_000  # to choose from, unless the parameter `deals` says otherwise
MOST_DEALS: Final = 2**31 - 1  # OpenSpiel reads outcomes back as 32-bit numbers
RANDOM_BITS: Final = 53  # in a number between 0 and 1
CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)


class SpielGame(pyspiel.Game):
    title: Title  # each game of the catalogue has a class of its own

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        info = self.title.info
        options = {option.key: str(parameters[option.key]) for option in info.options}
        self.model = new(info.name, seats=parameters["seats"], seed=0, options=options)  # all tables are dealt like it
        self.deals = _check_deals(parameters["deals"])
        alone = self.model.seats == 1
        bounds = pyspiel.GameInfo(
            num_distinct_actions=len(info.actions),
            max_chance_outcomes=self.deals,
            num_players=self.model.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=info.longest,
        )
        super().__init__(_game_type(self.title, alone), bounds, dict(parameters))

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, kind: Any = None, parameters: Mapping[str, Any] | None = None) -> "Observer":
        if parameters:
            raise ValueError(f"an observer takes no parameters, it was given {', '.join(parameters)}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("an observer sees what one seat sees: public_info=True and PrivateInfoType.SINGLE_PLAYER")
        return Observer(self, kind.perfect_recall)


class SpielState(pyspiel.State):
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = Position()  # OpenSpiel copies and pickles it by itself

    def current_player(self) -> int:
        if self.position.table is None:
            return CHANCE
        seat = self.position.table.first_actor()
        return seat if seat >= 0 else TERMINAL

    def is_terminal(self) -> bool:
        return self.current_player() == TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return _equally_likely(self.get_game().deals)

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.position.dealt().legal(player))

    def _apply_action(self, action: int) -> None:
        if self.position.table is not None:
            self.position.act(action)
            return
        game = self.get_game()
        if not 0 <= action < game.deals:
            raise ValueError(f"the deal is {action}, expected a number from 0 to {game.deals - 1}")
        model = game.model
        assert isinstance(model.origin, Origin), "the model was made by planetfall.new"
        self.position.deal(model.fresh(seeded(action)), replace(model.origin, seed=action))

    def returns(self) -> list[float]:
        return self.position.dealt().rewards() if self.is_terminal() else [0.0] * self.num_players()

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> "SpielState":
        """A state this player could as well be in. It has no history: the true one would tell what is secret."""
        state = SpielState(self.get_game())
        state.position = deepcopy(self.position)
        state.position.imagine(player, int(rng() * 2**RANDOM_BITS))
        return state

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"deal {action}"
        return _words(self.get_game().title.info.actions, action)

    def __str__(self) -> str:
        """What all seats see."""
        return "\n".join(self.observation_string(seat) for seat in range(self.num_players()))


class Observer:
    """What one seat sees or, with recall, has seen, as numbers and as text (OpenSpiel's PyObserver)."""

    def __init__(self, game: SpielGame, recall: bool) -> None:
        info = game.title.info
        self.actions: Final = info.actions
        self.names: Final = game.title.observed(game.model)
        self.recall: Final = recall
        shapes: dict[str, tuple[int, ...]] = {"player": (game.model.seats,)}
        shapes |= {name: (length,) for name, length in self.names}
        if recall:
            # Moves are rows of who (1 is the seat itself, 2 the next one) and what (code + 1, negative if not shown).
            shapes |= {"moves": (info.longest, 2), "looks": (info.reveals + 1, sum(length for _, length in self.names))}
        self.tensor: Final = np.zeros(sum(int(np.prod(shape)) for shape in shapes.values()), np.float32)
        self.dict: Final[dict[str, Any]] = {}
        at = 0
        for name, shape in shapes.items():
            end = at + int(np.prod(shape))
            self.dict[name] = self.tensor[at:end].reshape(shape)
            at = end

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        table = state.position.table
        if table is None:
            return
        now = np.frombuffer(observed(table, player), np.int16)
        seats = table.seats
        self.tensor[seats : seats + len(now)] = now
        if self.recall:
            memory = state.position.memories[player]
            assert len(memory.moves) <= len(self.dict["moves"]), "the game is longer than GameInfo.longest says"
            assert len(memory.looks) <= len(self.dict["looks"]), "more is revealed than GameInfo.reveals says"
            for row, (seat, move) in enumerate(memory.moves):
                self.dict["moves"][row] = (seat - player) % seats + 1, move + 1 if move >= 0 else move
            for row, (_, look) in enumerate(memory.looks):
                self.dict["looks"][row] = np.frombuffer(look, np.int16)

    def string_from(self, state: SpielState, player: int) -> str:
        table = state.position.table
        if table is None:
            return f"player {player}\nnothing is dealt yet"
        if not self.recall:
            return f"player {player}\n{self._text(observed(table, player))}"
        memory = state.position.memories[player]
        lines = [f"{seat}: {_words(self.actions, move)}" for seat, move in memory.moves]
        for after, look in reversed(memory.looks):
            lines.insert(after, self._text(look))
        return "\n".join([f"player {player}", *lines])

    def _text(self, look: bytes) -> str:
        """A line for each name whose numbers are not all 0."""
        numbers = memoryview(look).cast("h")
        lines = []
        at = 0
        for name, length in self.names:
            part = numbers[at : at + length]
            at += length
            if any(part):
                lines.append(f"{name}: {' '.join(map(str, part))}")
        return "\n".join(lines)


def _words(actions: ActionSpace, move: int) -> str:
    return actions.notation(move) if move >= 0 else f"{actions.block(~move).name} ?"


@cache
def _equally_likely(deals: int) -> list[tuple[int, float]]:
    return [(deal, 1 / deals) for deal in range(deals)]


def _check_deals(deals: int) -> int:
    if not 1 <= deals <= MOST_DEALS:
        raise ValueError(f"deals is {deals}, expected a number from 1 to {MOST_DEALS}")
    return deals


def _default(option: Option) -> str | int:
    """OpenSpiel reads numerals in a game's text back as numbers."""
    return int(option.default) if option.default.isdecimal() else option.default


def _game_type(title: Title, alone: bool = False) -> Any:
    info = title.info
    utilities = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"planetfall_{info.name}",
        long_name=info.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utilities.GENERAL_SUM if alone else utilities.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(info.seats),
        min_num_players=min(info.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "seats": info.seats[0],
            "deals": DEALS,
            **{option.key: _default(option) for option in info.options},
        },
    )


def _register(title: Title) -> None:
    # A class: OpenSpiel lets go of what was registered when Python has ended already, and crashes if that was the last
    # reference. A class always refers to itself.
    pyspiel.register_game(_game_type(title), type(f"Spiel_{title.info.name}", (SpielGame,), {"title": title}))


for _name in GAMES:
    _register(find_title(_name))
