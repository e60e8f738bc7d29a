"""Reworld as a game: each question is answered in the room of its rulebook chapter."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64

from planetfall.core.game import NOT_A_MOVE, Game
from planetfall.core.rng import Rng
from planetfall.games.reworld.audit import audit
from planetfall.games.reworld.box import Box
from planetfall.games.reworld.codes import (
    ACTIONS,
    ASK_BUILD,
    ASK_CARRY,
    ASK_PAY,
    ASK_SURVEY,
    ASK_TURN,
    ASK_UNDOCK,
    ASK_UNLOAD,
    ASK_USE,
    BUILD,
    CARRY,
    DEFEND,
    MARKER,
    PAY,
    SIGN,
    SURVEY,
    UNDOCK,
    UNLOAD,
)
from planetfall.games.reworld.evaluation import outlook
from planetfall.games.reworld.observation import observation_size, observe, observe_changes
from planetfall.games.reworld.satellites import survey_blocked, survey_options, take_survey
from planetfall.games.reworld.scoring import final_ranking
from planetfall.games.reworld.secrets import deal_unseen
from planetfall.games.reworld.setup import set_up
from planetfall.games.reworld.state import COUNTS, SCORE, State
from planetfall.games.reworld.station import (
    pay_blocked,
    pay_options,
    take_pay,
    take_turn,
    turn_blocked,
    turn_options,
)
from planetfall.games.reworld.transport import (
    build_blocked,
    build_options,
    carry_blocked,
    carry_options,
    take_build,
    take_carry,
    take_unload,
    unload_blocked,
    unload_options,
)
from planetfall.games.reworld.undocking import (
    sign_blocked,
    sign_options,
    take_sign,
    take_undock,
    take_use,
    undock_blocked,
    undock_options,
    use_blocked,
    use_options,
)

__all__ = ["Reworld", "new_game"]


def new_game(box: Box, seats: int, head_start: bool, rng: Rng, listening: bool) -> "Reworld":
    game = Reworld()
    game.listening = listening
    set_up(game, box, seats, head_start, rng)
    return game


@final
class Reworld(State):
    def options(self, seat: i64) -> vec[i64]:
        question = self.question(seat)
        if question == ASK_TURN:
            return turn_options(self, seat)
        if question == ASK_PAY:
            return pay_options(self, seat)
        if question == ASK_UNDOCK:
            return undock_options(self, seat)
        if question == ASK_USE:
            return use_options(self)
        if question == ASK_CARRY:
            return carry_options(self, seat)
        if question == ASK_UNLOAD:
            return unload_options()
        if question == ASK_BUILD:
            return build_options(self, seat)
        if question == ASK_SURVEY:
            return survey_options(self, seat)
        return sign_options(self, seat)

    def blocked(self, seat: i64, code: i64) -> i64:
        if not 0 <= code < ACTIONS:
            return NOT_A_MOVE
        question = self.question(seat)
        if question == ASK_TURN:
            return turn_blocked(self, seat, code)
        if question == ASK_PAY:
            return pay_blocked(self, seat, code)
        if question == ASK_UNDOCK:
            return undock_blocked(self, seat, code)
        if question == ASK_USE:
            return use_blocked(self, code)
        if question == ASK_CARRY:
            return carry_blocked(self, seat, code)
        if question == ASK_UNLOAD:
            return unload_blocked(code)
        if question == ASK_BUILD:
            return build_blocked(self, seat, code)
        if question == ASK_SURVEY:
            return survey_blocked(self, seat, code)
        return sign_blocked(self, seat, code)

    def take(self, seat: i64, code: i64) -> None:
        """Each question has its own blocks of codes, so the code alone says which room it belongs to."""
        if code < PAY:
            take_turn(self, seat, code)
        elif code < MARKER:
            take_pay(self, seat, code)
        elif code < UNDOCK:
            take_turn(self, seat, code)
        elif code < DEFEND:
            take_undock(self, seat, code)
        elif code < CARRY:
            take_use(self, seat, code)
        elif code < UNLOAD:
            take_carry(self, seat, code)
        elif code < BUILD:
            take_unload(self, seat, code)
        elif code < SURVEY:
            take_build(self, seat, code)
        elif code < SIGN:
            take_survey(self, seat, code)
        else:
            take_sign(self, seat, code)

    def copy(self) -> "Reworld":
        twin = Reworld()
        self.copy_state(twin)
        return twin

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Whoever chose a port can pay for it: deal until that holds. The true deal is one of those that pass."""
        deal_unseen(self, seat, rng)
        chooser = self.first_actor()
        while chooser >= 0 and chooser != seat and len(self.options(chooser)) == 0:
            deal_unseen(self, seat, rng)

    def fresh(self, rng: Rng) -> Game:
        return new_game(self.box, self.seats, self.head_start, rng, False)

    def scores(self) -> list[int]:
        return [self.count[seat * COUNTS + SCORE] for seat in range(self.seats)]

    def audit(self) -> str:
        return audit(self)

    def ranking(self) -> list[int]:
        return final_ranking(self)

    def outlook(self) -> vec[float]:
        if self.first_actor() < 0:
            return super().outlook()
        return outlook(self)

    def swing(self) -> float:
        return 14.0

    def observation_size(self) -> i64:
        return observation_size(self)

    def observe(self, seat: i64, into: vec[i16], at: i64) -> None:
        observe(self, seat, into, at)

    def observe_changes(self, seat: i64, into: vec[i16], at: i64) -> None:
        observe_changes(self, seat, into, at)

    def begins_turn(self, seat: i64) -> bool:
        return self.question(seat) in (ASK_TURN, ASK_UNDOCK)

    def hides_choice(self, seat: i64) -> bool:
        """Only a hand is secret (2.1.4): what a seat can do with an empty one, or in Chapter Two, everybody sees."""
        return self.cards[seat] > 0
