"""Planet Unknown as a game: each question is answered in the room of its rulebook chapter."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64

from planetfall.core.game import NOT_A_MOVE, Game
from planetfall.core.rng import Rng
from planetfall.games.planet_unknown.audit import audit
from planetfall.games.planet_unknown.box import Box
from planetfall.games.planet_unknown.civ_cards import card_blocked, card_options, take_card
from planetfall.games.planet_unknown.codes import (
    ACTIONS,
    ASK_ACT,
    ASK_BOOST_OR_PEEK,
    ASK_CARD,
    ASK_CELL,
    ASK_CLEAR,
    ASK_CLIMB,
    ASK_CONTEST,
    ASK_CORPORATION,
    ASK_DISCARD,
    ASK_EMPTY,
    ASK_FLUX,
    ASK_FORGO,
    ASK_GOAL,
    ASK_HALF,
    ASK_JUMP,
    ASK_LAND,
    ASK_PATCH,
    ASK_PLACE,
    ASK_PLANET,
    ASK_REGRESS,
    ASK_ROVER,
    ASK_ROW,
    ASK_STOW,
    ASK_TAKE,
    ASK_TRACK,
    ASK_TURN,
    ASK_UNSTOW,
    ASK_WRECK,
)
from planetfall.games.planet_unknown.evaluation import outlook, prospect
from planetfall.games.planet_unknown.event_cards import (
    empty_blocked,
    empty_options,
    peek_blocked,
    peek_options,
    take_empty,
    take_peek,
)
from planetfall.games.planet_unknown.lifepods import (
    stow_blocked,
    stow_options,
    take_stow,
    take_unstow,
    unstow_blocked,
    unstow_options,
)
from planetfall.games.planet_unknown.objectives import (
    contest_blocked,
    contest_options,
    discard_blocked,
    discard_options,
    goal_blocked,
    goal_options,
    take_contest,
    take_discard,
    take_goal,
)
from planetfall.games.planet_unknown.observation import observation_size, observe
from planetfall.games.planet_unknown.patches import patch_blocked, patch_options, take_patch
from planetfall.games.planet_unknown.rounds import proceed, take_turn
from planetfall.games.planet_unknown.rovers import (
    jump_blocked,
    jump_options,
    land_blocked,
    land_options,
    rover_blocked,
    rover_options,
    take_jump,
    take_land,
    take_rover,
    take_wreck,
    wreck_blocked,
    wreck_options,
)
from planetfall.games.planet_unknown.scoring import final_ranking, total_medals
from planetfall.games.planet_unknown.secrets import deal_unseen
from planetfall.games.planet_unknown.setup import (
    corporation_blocked,
    corporation_options,
    planet_blocked,
    planet_options,
    set_up,
    take_corporation,
    take_planet,
)
from planetfall.games.planet_unknown.state import Setting, State
from planetfall.games.planet_unknown.station import turn_blocked, turn_options
from planetfall.games.planet_unknown.targets import (
    cell_blocked,
    cell_options,
    line_blocked,
    line_options,
    take_cell,
    take_line,
)
from planetfall.games.planet_unknown.technologies import (
    flux_blocked,
    flux_options,
    row_blocked,
    row_options,
    take_flux,
    take_row,
)
from planetfall.games.planet_unknown.tracks import (
    advance_blocked,
    advance_options,
    climb_blocked,
    climb_options,
    half_blocked,
    half_options,
    regress_blocked,
    regress_options,
    take_advance,
    take_climb,
    take_half,
    take_regress,
)
from planetfall.games.planet_unknown.turn import (
    act_blocked,
    act_options,
    forgo_blocked,
    forgo_options,
    take_act,
    take_forgo,
    take_place,
    take_tile,
    tile_blocked,
    tile_options,
    turn_place_blocked,
    turn_place_options,
)

__all__ = ["PlanetUnknown", "new_game"]


def new_game(box: Box, setting: Setting, seats: int, rng: Rng, listening: bool) -> "PlanetUnknown":
    game = PlanetUnknown()
    game.listening = listening
    set_up(game, box, setting, seats, rng)
    proceed(game)
    game.settle()
    return game


@final
class PlanetUnknown(State):
    def options(self, seat: i64) -> vec[i64]:
        question = self.question(seat)
        if question == ASK_ACT:
            return act_options(self, seat)
        if question == ASK_PLACE:
            return turn_place_options(self, seat)
        if question == ASK_TRACK:
            return advance_options(self, seat)
        if question == ASK_PATCH:
            return patch_options(self, seat)
        if question == ASK_LAND:
            return land_options(self, seat)
        if question == ASK_TURN:
            return turn_options()
        if question == ASK_CARD:
            return card_options(self, seat)
        if question == ASK_REGRESS:
            return regress_options(self, seat)
        if question == ASK_CELL:
            return cell_options(self, seat)
        if question == ASK_TAKE:
            return tile_options(self, seat)
        if question == ASK_CLEAR:
            return line_options(self, seat)
        if question == ASK_ROVER:
            return rover_options(self, seat)
        if question == ASK_JUMP:
            return jump_options(self, seat)
        return self._rare_options(seat, question)

    def _rare_options(self, seat: i64, question: i64) -> vec[i64]:
        """Questions of single corporations, of events, and before the first round."""
        if question == ASK_STOW:
            return stow_options(self, seat)
        if question == ASK_UNSTOW:
            return unstow_options(self, seat)
        if question == ASK_CLIMB:
            return climb_options(self, seat)
        if question == ASK_HALF:
            return half_options()
        if question == ASK_WRECK:
            return wreck_options(self, seat)
        if question == ASK_ROW:
            return row_options()
        if question == ASK_CONTEST:
            return contest_options(self)
        if question == ASK_FLUX:
            return flux_options(self, seat)
        if question == ASK_FORGO:
            return forgo_options()
        if question == ASK_BOOST_OR_PEEK:
            return peek_options(self)
        if question == ASK_EMPTY:
            return empty_options(self, seat)
        return self._early_options(seat, question)

    def _early_options(self, seat: i64, question: i64) -> vec[i64]:
        if question == ASK_GOAL:
            return goal_options(self, seat)
        if question == ASK_DISCARD:
            return discard_options(self, seat)
        if question == ASK_CORPORATION:
            return corporation_options(self, seat)
        return planet_options(self, seat)

    def blocked(self, seat: i64, code: i64) -> i64:
        if not 0 <= code < ACTIONS:
            return NOT_A_MOVE
        question = self.question(seat)
        if question == ASK_ACT:
            return act_blocked(self, seat, code)
        if question == ASK_PLACE:
            return turn_place_blocked(self, seat, code)
        if question == ASK_TRACK:
            return advance_blocked(self, seat, code)
        if question == ASK_PATCH:
            return patch_blocked(self, seat, code)
        if question == ASK_LAND:
            return land_blocked(self, seat, code)
        if question == ASK_TURN:
            return turn_blocked(code)
        if question == ASK_CARD:
            return card_blocked(self, seat, code)
        if question == ASK_REGRESS:
            return regress_blocked(self, seat, code)
        if question == ASK_CELL:
            return cell_blocked(self, seat, code)
        if question == ASK_TAKE:
            return tile_blocked(self, seat, code)
        if question == ASK_CLEAR:
            return line_blocked(self, seat, code)
        if question == ASK_ROVER:
            return rover_blocked(self, seat, code)
        return self._rare_blocked(seat, code, question)

    def _rare_blocked(self, seat: i64, code: i64, question: i64) -> i64:
        if question == ASK_JUMP:
            return jump_blocked(self, seat, code)
        if question == ASK_STOW:
            return stow_blocked(self, seat, code)
        if question == ASK_UNSTOW:
            return unstow_blocked(self, seat, code)
        if question == ASK_CLIMB:
            return climb_blocked(self, seat, code)
        if question == ASK_HALF:
            return half_blocked(code)
        if question == ASK_WRECK:
            return wreck_blocked(self, seat, code)
        if question == ASK_ROW:
            return row_blocked(code)
        if question == ASK_CONTEST:
            return contest_blocked(self, code)
        if question == ASK_FLUX:
            return flux_blocked(self, seat, code)
        if question == ASK_FORGO:
            return forgo_blocked(code)
        if question == ASK_BOOST_OR_PEEK:
            return peek_blocked(self, code)
        if question == ASK_EMPTY:
            return empty_blocked(self, seat, code)
        return self._early_blocked(seat, code, question)

    def _early_blocked(self, seat: i64, code: i64, question: i64) -> i64:
        if question == ASK_GOAL:
            return goal_blocked(self, seat, code)
        if question == ASK_DISCARD:
            return discard_blocked(self, seat, code)
        if question == ASK_CORPORATION:
            return corporation_blocked(self, seat, code)
        return planet_blocked(self, seat, code)

    def take(self, seat: i64, code: i64) -> None:
        """The question on top says which room the move belongs to."""
        question = self.question(seat)
        if question == ASK_ACT:
            take_act(self, seat, code)
        elif question == ASK_PLACE:
            take_place(self, seat, code)
        elif question == ASK_TRACK:
            take_advance(self, seat, code)
        elif question == ASK_PATCH:
            take_patch(self, seat, code)
        elif question == ASK_LAND:
            take_land(self, seat, code)
        elif question == ASK_TURN:
            take_turn(self, seat, code)
        elif question == ASK_CARD:
            take_card(self, seat, code)
        elif question == ASK_REGRESS:
            take_regress(self, seat, code)
        elif question == ASK_CELL:
            take_cell(self, seat, code)
        elif question == ASK_TAKE:
            take_tile(self, seat, code)
        elif question == ASK_CLEAR:
            take_line(self, seat, code)
        elif question == ASK_ROVER:
            take_rover(self, seat, code)
        else:
            self._take_rare(seat, code, question)
        proceed(self)

    def _take_rare(self, seat: i64, code: i64, question: i64) -> None:
        if question == ASK_JUMP:
            take_jump(self, seat, code)
        elif question == ASK_STOW:
            take_stow(self, seat, code)
        elif question == ASK_UNSTOW:
            take_unstow(self, seat, code)
        elif question == ASK_CLIMB:
            take_climb(self, seat, code)
        elif question == ASK_HALF:
            take_half(self, seat, code)
        elif question == ASK_WRECK:
            take_wreck(self, seat, code)
        elif question == ASK_ROW:
            take_row(self, seat, code)
        elif question == ASK_CONTEST:
            take_contest(self, seat, code)
        elif question == ASK_FLUX:
            take_flux(self, seat, code)
        elif question == ASK_FORGO:
            take_forgo(self, seat, code)
        elif question == ASK_BOOST_OR_PEEK:
            take_peek(self, seat, code)
        elif question == ASK_EMPTY:
            take_empty(self, seat, code)
        else:
            self._take_early(seat, code, question)

    def _take_early(self, seat: i64, code: i64, question: i64) -> None:
        if question == ASK_GOAL:
            take_goal(self, seat, code)
        elif question == ASK_DISCARD:
            take_discard(self, seat, code)
        elif question == ASK_CORPORATION:
            take_corporation(self, seat, code)
        else:
            take_planet(self, seat, code)

    def copy(self) -> "PlanetUnknown":
        twin = PlanetUnknown()
        self.copy_state(twin)
        return twin

    def redeal(self, seat: i64, rng: Rng) -> None:
        deal_unseen(self, seat, rng)

    def fresh(self, rng: Rng) -> Game:
        return new_game(self.box, self.setting, self.seats, rng, False)

    def scores(self) -> list[int]:
        return [total_medals(self, seat) for seat in range(self.seats)]

    def audit(self) -> str:
        return audit(self)

    def ranking(self) -> list[int]:
        return final_ranking(self)

    def order_of_play(self) -> list[int]:
        """From the first commander on (1.13): everybody takes tiles at once."""
        return self.clockwise_from(self.commander)

    def observation_size(self) -> i64:
        return observation_size(self)

    def observe(self, seat: i64, into: vec[i16], at: i64) -> None:
        observe(self, seat, into, at)

    def begins_turn(self, seat: i64) -> bool:
        question = self.question(seat)
        if question == ASK_ACT:
            return self.about(seat) == 0
        return question in (ASK_TURN, ASK_PLANET, ASK_CORPORATION, ASK_GOAL, ASK_DISCARD)

    def outlook(self) -> vec[float]:
        if self.first_actor() < 0:
            return super().outlook()
        return outlook(self)

    def prospect(self, seat: i64) -> float:
        if self.taste > 0 or self.first_actor() < 0:
            return self.outlook()[seat]
        return prospect(self, seat)

    def plays_apart(self) -> bool:
        """Everybody fills a planet of their own; in a turn only neighbours' objectives and contests look across."""
        return True

    def swing(self) -> float:
        return 5.0

    def part(self) -> i64:
        """The round, once the first one has begun."""
        return self.round

    def parts_to_play(self) -> i64:
        """Two more rounds: they show what the ground that is left is good for."""
        return 3

    def hides_choice(self, _seat: i64) -> bool:
        """Everybody can tell how many answers a seat has: cards are secret, their number is not."""
        return False
