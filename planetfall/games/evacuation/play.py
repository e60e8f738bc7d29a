"""Evacuation as a game: each question is answered in the room of its rulebook chapter."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64

from planetfall.core.game import NOT_A_MOVE, Game
from planetfall.core.rng import Rng
from planetfall.games.evacuation.actions import (
    orders_blocked,
    orders_options,
    pay_blocked,
    pay_options,
    take_orders,
    take_pay,
    take_tuck,
    take_turn,
    turn_blocked,
    turn_options,
)
from planetfall.games.evacuation.advanced import (
    discard_blocked,
    discard_options,
    take_discard,
    tuck_blocked,
    tuck_options,
)
from planetfall.games.evacuation.audit import audit
from planetfall.games.evacuation.bonus import bonus_blocked, bonus_options, take_bonus
from planetfall.games.evacuation.box import SHIP_DISPLAY, STADIUM_DISPLAY, Box
from planetfall.games.evacuation.building import build_blocked, build_options, take_build, take_saving
from planetfall.games.evacuation.codes import (
    ACTIONS,
    ASK_ADVANCE,
    ASK_BONUS,
    ASK_BURY,
    ASK_CLONE,
    ASK_DEVELOP,
    ASK_DISCARD,
    ASK_DROP,
    ASK_EFFECTS,
    ASK_EXCHANGE,
    ASK_FACTORY,
    ASK_FILL,
    ASK_GAIN,
    ASK_GOAL,
    ASK_LANE,
    ASK_LOAD,
    ASK_ORDERS,
    ASK_PAY,
    ASK_POWER,
    ASK_PREPARE,
    ASK_QUICK,
    ASK_RAISE,
    ASK_RESEARCH,
    ASK_SAVE,
    ASK_SETTLE,
    ASK_SHIP,
    ASK_STADIUM,
    ASK_TAKE,
    ASK_TRANSPORT,
    ASK_TUCK,
    ASK_TURN,
)
from planetfall.games.evacuation.deeds import effects_blocked, effects_options, take_effects
from planetfall.games.evacuation.displays import bury_blocked, bury_options, take_bury
from planetfall.games.evacuation.evaluation import outlook
from planetfall.games.evacuation.goals import (
    drop_blocked,
    drop_options,
    goal_blocked,
    goal_options,
    take_drop,
    take_goal,
)
from planetfall.games.evacuation.infrastructure import (
    develop_blocked,
    develop_options,
    take_develop,
    take_project,
    take_project_blocked,
    take_project_options,
)
from planetfall.games.evacuation.observation import observation_size, observe
from planetfall.games.evacuation.payment import save_blocked, save_options
from planetfall.games.evacuation.power import power_blocked, power_options
from planetfall.games.evacuation.progress import (
    advance_blocked,
    advance_options,
    lane_blocked,
    lane_options,
    take_advance,
    take_lane,
    take_power,
)
from planetfall.games.evacuation.scoring import ranking, scores
from planetfall.games.evacuation.secrets import deal_unseen
from planetfall.games.evacuation.settling import (
    fill_blocked,
    fill_options,
    settle_blocked,
    settle_options,
    take_fill,
    take_settle,
)
from planetfall.games.evacuation.setup import set_up
from planetfall.games.evacuation.state import (
    FIRST,
    NOTHING,
    OWN,
    PHASE_ACTIONS,
    PHASE_INCOME,
    PHASE_TRANSPORT,
    Setting,
    State,
)
from planetfall.games.evacuation.sub_actions import (
    clone_blocked,
    clone_options,
    exchange_blocked,
    exchange_options,
    factory_blocked,
    factory_options,
    gain_blocked,
    gain_options,
    prepare_blocked,
    prepare_options,
    raise_blocked,
    raise_options,
    take_clone,
    take_exchange,
    take_factory,
    take_gain,
    take_prepare,
    take_raise,
)
from planetfall.games.evacuation.technologies import research_blocked, research_options, take_research
from planetfall.games.evacuation.transport import (
    load_blocked,
    load_options,
    take_load,
    take_transport,
    transport_blocked,
    transport_options,
)
from planetfall.games.evacuation.years import proceed

__all__ = ["Evacuation", "new_game"]


def new_game(box: Box, setting: Setting, seats: int, rng: Rng, listening: bool) -> "Evacuation":
    game = Evacuation()
    game.listening = listening
    set_up(game, box, setting, seats, rng)
    proceed(game)
    game.settle()
    return game


@final
class Evacuation(State):
    def options(self, seat: i64) -> vec[i64]:
        question = self.question(seat)
        if question == ASK_TURN:
            return turn_options(self, seat)
        if question == ASK_LOAD:
            return load_options(self, seat)
        if question in (ASK_TRANSPORT, ASK_QUICK):
            return transport_options(self, seat)
        if question == ASK_GAIN:
            return gain_options(self, seat)
        if question == ASK_DEVELOP:
            return develop_options(self, seat)
        if question == ASK_RESEARCH:
            return research_options(self, seat)
        if question == ASK_SETTLE:
            return settle_options(self, seat)
        if question == ASK_SHIP:
            return build_options(self, seat, SHIP_DISPLAY)
        if question == ASK_STADIUM:
            return build_options(self, seat, STADIUM_DISPLAY)
        if question == ASK_BURY:
            return bury_options(self, seat)
        if question == ASK_EXCHANGE:
            return exchange_options(self, seat)
        if question == ASK_ADVANCE:
            return advance_options(self, seat)
        return self._rarer_options(seat, question)

    def _rarer_options(self, seat: i64, question: i64) -> vec[i64]:
        """Questions of single effects and of the progress track."""
        if question == ASK_PREPARE:
            return prepare_options(self, seat)
        if question == ASK_CLONE:
            return clone_options(self, seat)
        if question == ASK_FILL:
            return fill_options(self, seat)
        if question == ASK_PAY:
            return pay_options(self, seat)
        if question == ASK_TAKE:
            return take_project_options(self, seat)
        if question == ASK_FACTORY:
            return factory_options(self, seat)
        if question == ASK_RAISE:
            return raise_options()
        if question == ASK_SAVE:
            return save_options(self, seat)
        if question == ASK_LANE:
            return lane_options()
        if question == ASK_POWER:
            return power_options(self, seat)
        if question == ASK_BONUS:
            return bonus_options(self, seat)
        return self._rarest_options(seat, question)

    def _rarest_options(self, seat: i64, question: i64) -> vec[i64]:
        """Questions of advanced actions, of modules, and before the first year."""
        if question == ASK_TUCK:
            return tuck_options(self, seat)
        if question == ASK_EFFECTS:
            return effects_options(self, seat)
        if question == ASK_DISCARD:
            return discard_options(self, seat)
        if question == ASK_ORDERS:
            return orders_options(self, seat)
        if question == ASK_GOAL:
            return goal_options(self, seat)
        return drop_options(self, seat)

    def blocked(self, seat: i64, code: i64) -> i64:
        if not 0 <= code < ACTIONS:
            return NOT_A_MOVE
        question = self.question(seat)
        if question == ASK_TURN:
            return turn_blocked(self, seat, code)
        if question == ASK_LOAD:
            return load_blocked(self, seat, code)
        if question in (ASK_TRANSPORT, ASK_QUICK):
            return transport_blocked(self, seat, code)
        if question == ASK_GAIN:
            return gain_blocked(self, seat, code)
        if question == ASK_DEVELOP:
            return develop_blocked(self, seat, code)
        if question == ASK_RESEARCH:
            return research_blocked(self, seat, code)
        if question == ASK_SETTLE:
            return settle_blocked(self, seat, code)
        if question == ASK_SHIP:
            return build_blocked(self, seat, SHIP_DISPLAY, code)
        if question == ASK_STADIUM:
            return build_blocked(self, seat, STADIUM_DISPLAY, code)
        if question == ASK_BURY:
            return bury_blocked(self, seat, code)
        if question == ASK_EXCHANGE:
            return exchange_blocked(self, seat, code)
        if question == ASK_ADVANCE:
            return advance_blocked(self, seat, code)
        return self._rarer_blocked(seat, code, question)

    def _rarer_blocked(self, seat: i64, code: i64, question: i64) -> i64:
        if question == ASK_PREPARE:
            return prepare_blocked(self, seat, code)
        if question == ASK_CLONE:
            return clone_blocked(self, seat, code)
        if question == ASK_FILL:
            return fill_blocked(self, seat, code)
        if question == ASK_PAY:
            return pay_blocked(self, seat, code)
        if question == ASK_TAKE:
            return take_project_blocked(self, seat, code)
        if question == ASK_FACTORY:
            return factory_blocked(self, seat, code)
        if question == ASK_RAISE:
            return raise_blocked(code)
        if question == ASK_SAVE:
            return save_blocked(self, seat, code)
        if question == ASK_LANE:
            return lane_blocked(code)
        if question == ASK_POWER:
            return power_blocked(self, seat, code)
        if question == ASK_BONUS:
            return bonus_blocked(self, seat, code)
        return self._rarest_blocked(seat, code, question)

    def _rarest_blocked(self, seat: i64, code: i64, question: i64) -> i64:
        if question == ASK_TUCK:
            return tuck_blocked(self, seat, code)
        if question == ASK_EFFECTS:
            return effects_blocked(self, seat, code)
        if question == ASK_DISCARD:
            return discard_blocked(self, seat, code)
        if question == ASK_ORDERS:
            return orders_blocked(self, seat, code)
        if question == ASK_GOAL:
            return goal_blocked(self, seat, code)
        return drop_blocked(self, seat, code)

    def take(self, seat: i64, code: i64) -> None:
        """The question on top says which room the move belongs to."""
        question = self.question(seat)
        if question == ASK_TURN:
            take_turn(self, seat, code)
        elif question == ASK_LOAD:
            take_load(self, seat, code)
        elif question in (ASK_TRANSPORT, ASK_QUICK):
            take_transport(self, seat, code)
        elif question == ASK_GAIN:
            take_gain(self, seat, code)
        elif question == ASK_DEVELOP:
            take_develop(self, seat, code)
        elif question == ASK_RESEARCH:
            take_research(self, seat, code)
        elif question == ASK_SETTLE:
            take_settle(self, seat, code)
        elif question == ASK_SHIP:
            take_build(self, seat, SHIP_DISPLAY, code)
        elif question == ASK_STADIUM:
            take_build(self, seat, STADIUM_DISPLAY, code)
        elif question == ASK_BURY:
            take_bury(self, seat, code)
        elif question == ASK_EXCHANGE:
            take_exchange(self, seat, code)
        elif question == ASK_ADVANCE:
            take_advance(self, seat, code)
        else:
            self._take_rarer(seat, code, question)
        proceed(self)

    def _take_rarer(self, seat: i64, code: i64, question: i64) -> None:
        if question == ASK_PREPARE:
            take_prepare(self, seat, code)
        elif question == ASK_CLONE:
            take_clone(self, seat, code)
        elif question == ASK_FILL:
            take_fill(self, seat, code)
        elif question == ASK_PAY:
            take_pay(self, seat, code)
        elif question == ASK_TAKE:
            take_project(self, seat, code)
        elif question == ASK_FACTORY:
            take_factory(self, seat, code)
        elif question == ASK_RAISE:
            take_raise(self, seat, code)
        elif question == ASK_SAVE:
            take_saving(self, seat, code)
        elif question == ASK_LANE:
            take_lane(self, seat, code)
        elif question == ASK_POWER:
            take_power(self, seat, code)
        elif question == ASK_BONUS:
            take_bonus(self, seat, code)
        else:
            self._take_rarest(seat, code, question)

    def _take_rarest(self, seat: i64, code: i64, question: i64) -> None:
        if question == ASK_TUCK:
            take_tuck(self, seat, code)
        elif question == ASK_EFFECTS:
            take_effects(self, seat, code)
        elif question == ASK_DISCARD:
            take_discard(self, seat, code)
        elif question == ASK_ORDERS:
            take_orders(self, seat, code)
        elif question == ASK_GOAL:
            take_goal(self, seat, code)
        else:
            take_drop(self, seat, code)

    def copy(self) -> "Evacuation":
        twin = Evacuation()
        self.copy_state(twin)
        return twin

    def redeal(self, seat: i64, rng: Rng) -> None:
        deal_unseen(self, seat, rng)

    def fresh(self, rng: Rng) -> Game:
        return new_game(self.box, self.setting, self.seats, rng, False)

    def scores(self) -> list[int]:
        return scores(self)

    def audit(self) -> str:
        return audit(self)

    def ranking(self) -> list[int]:
        return ranking(self)

    def order_of_play(self) -> list[int]:
        """Drawn when goals and hands are chosen (1.17), but what is chosen changes nothing about it. The third party
        has a place in it too, and no seat."""
        tried = self.copy()
        while tried.phase < PHASE_INCOME:
            seat = tried.first_actor()
            tried.apply(seat, tried.choices(seat)[0])
        return [colour for colour in tried.turn_order if colour < self.seats]

    def observation_size(self) -> i64:
        return observation_size(self)

    def observe(self, seat: i64, into: vec[i16], at: i64) -> None:
        observe(self, seat, into, at)

    def outlook(self) -> vec[float]:
        if self.first_actor() < 0:
            return super().outlook()
        return outlook(self)

    def swing(self) -> float:
        """In the race points are steps of production."""
        return 3.0 if self.setting.race else 14.0

    def part(self) -> i64:
        """The year: what was built, paid and loaded in it shows when it ends."""
        return self.year

    def begins_turn(self, seat: i64) -> bool:
        """Not with an extra transport, a discard or the second marker: these belong to what was begun."""
        question = self.question(seat)
        if question == ASK_TURN:
            return self.about(seat) == 0
        if question == ASK_TRANSPORT:
            return self.about(seat) == 0 and self.phase == PHASE_TRANSPORT
        if question == ASK_DISCARD:
            return self.phase != PHASE_ACTIONS
        if question == ASK_ADVANCE:
            return self.own[seat * OWN + FIRST] == NOTHING
        return question in (ASK_GOAL, ASK_DROP, ASK_POWER)

    def hides_choice(self, _seat: i64) -> bool:
        """Everybody can tell how many answers a seat has: cards are secret, their number is not."""
        return False
