"""Galileo Project as a game: each question is answered in the room of its rulebook chapter."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64

from planetfall.core.game import NOT_A_MOVE, Game
from planetfall.core.rng import Rng
from planetfall.games.galileo_project.audit import audit
from planetfall.games.galileo_project.bonuses import (
    bonus_blocked,
    bonus_options,
    buy_blocked,
    buy_options,
    choice_blocked,
    choice_options,
    take_bonus,
    take_buy,
    take_choice,
)
from planetfall.games.galileo_project.box import Box
from planetfall.games.galileo_project.chain import proceed
from planetfall.games.galileo_project.characters import (
    ability_blocked,
    ability_options,
    character_blocked,
    character_options,
    drop_blocked,
    drop_options,
    recall_blocked,
    recall_options,
    take_ability,
    take_character,
    take_drop,
    take_recall,
)
from planetfall.games.galileo_project.codes import (
    ACTIONS,
    ASK_ABILITY,
    ASK_BONUS,
    ASK_BUY,
    ASK_CHARACTER,
    ASK_CHOICE,
    ASK_DEVELOP,
    ASK_DROP,
    ASK_END,
    ASK_GOAL,
    ASK_LEVELS,
    ASK_LIFT,
    ASK_LOWER,
    ASK_MODIFIER,
    ASK_MOON,
    ASK_MOVE,
    ASK_PAY,
    ASK_PROJECT,
    ASK_PUT,
    ASK_RAISE,
    ASK_RECALL,
    ASK_ROBOT,
    ASK_SAVE,
    ASK_TRACK,
    ASK_TURN,
)
from planetfall.games.galileo_project.evaluation import outlook
from planetfall.games.galileo_project.goals import goal_blocked, goal_options, take_goal
from planetfall.games.galileo_project.influence import take_track, track_blocked, track_options
from planetfall.games.galileo_project.levels import (
    levels_blocked,
    levels_options,
    take_levels,
    take_lift,
    take_lower,
    take_move,
    take_raise,
    target_blocked,
    target_options,
)
from planetfall.games.galileo_project.modifiers import (
    modifier_blocked,
    modifier_options,
    new_project_blocked,
    new_project_options,
    put_blocked,
    put_options,
    take_modifier,
    take_new_project,
    take_put,
)
from planetfall.games.galileo_project.observation import observation_size, observe
from planetfall.games.galileo_project.robots import (
    moon_blocked,
    moon_options,
    pay_blocked,
    pay_options,
    pick_blocked,
    pick_options,
    take_moon,
    take_pay,
    take_pick,
)
from planetfall.games.galileo_project.scoring import final_ranking, total_vp
from planetfall.games.galileo_project.secrets import deal_unseen
from planetfall.games.galileo_project.setup import draft_blocked, draft_options, set_up, take_draft
from planetfall.games.galileo_project.state import OWN, PHASE_OVER, STARTED, Setting, State
from planetfall.games.galileo_project.technologies import (
    less_blocked,
    less_options,
    save_blocked,
    save_options,
    take_less,
    take_save,
)
from planetfall.games.galileo_project.turn import (
    chose_track,
    end_blocked,
    end_options,
    take_end,
    take_turn,
    turn_blocked,
    turn_options,
)

__all__ = ["GalileoProject", "new_game"]


def new_game(box: Box, setting: Setting, seats: int, rng: Rng, listening: bool) -> "GalileoProject":
    game = GalileoProject()
    game.listening = listening
    set_up(game, box, setting, seats, rng)
    game.settle()
    return game


@final
class GalileoProject(State):
    def options(self, seat: i64) -> vec[i64]:
        question = self.question(seat)
        if question == ASK_TURN:
            return turn_options(self, seat)
        if question == ASK_END:
            return end_options()
        if question == ASK_PAY:
            return pay_options(self, seat)
        if question == ASK_ABILITY:
            return ability_options(self, seat)
        if question == ASK_RAISE:
            return target_options(self, seat, question)
        if question == ASK_MOON:
            return moon_options(self, seat)
        if question == ASK_TRACK:
            return track_options()
        if question == ASK_CHARACTER:
            return character_options(self, seat)
        if question == ASK_BONUS:
            return bonus_options(self, seat)
        if question == ASK_MODIFIER:
            return modifier_options(self, seat)
        if question == ASK_PUT:
            return put_options(self, seat)
        if question == ASK_GOAL:
            return goal_options(self, seat)
        return self._rare_options(seat, question)

    def _rare_options(self, seat: i64, question: i64) -> vec[i64]:
        if question == ASK_DROP:
            return drop_options(self, seat)
        if question in (ASK_MOVE, ASK_LOWER, ASK_LIFT):
            return target_options(self, seat, question)
        if question == ASK_LEVELS:
            return levels_options(self, seat)
        if question == ASK_BUY:
            return buy_options()
        if question == ASK_CHOICE:
            return choice_options(self, seat)
        if question == ASK_DEVELOP:
            return less_options(self, seat)
        if question == ASK_SAVE:
            return save_options(self, seat)
        if question == ASK_ROBOT:
            return pick_options(self)
        if question == ASK_RECALL:
            return recall_options(self)
        if self.about(seat) > 0:
            return new_project_options(self)
        return draft_options(self)

    def blocked(self, seat: i64, code: i64) -> i64:
        if not 0 <= code < ACTIONS:
            return NOT_A_MOVE
        question = self.question(seat)
        if question == ASK_TURN:
            return turn_blocked(self, seat, code)
        if question == ASK_END:
            return end_blocked(code)
        if question == ASK_PAY:
            return pay_blocked(self, seat, code)
        if question == ASK_ABILITY:
            return ability_blocked(self, seat, code)
        if question == ASK_RAISE:
            return target_blocked(self, seat, question, code)
        if question == ASK_MOON:
            return moon_blocked(self, seat, code)
        if question == ASK_TRACK:
            return track_blocked(code)
        if question == ASK_CHARACTER:
            return character_blocked(self, seat, code)
        if question == ASK_BONUS:
            return bonus_blocked(self, seat, code)
        if question == ASK_MODIFIER:
            return modifier_blocked(self, seat, code)
        if question == ASK_PUT:
            return put_blocked(self, seat, code)
        if question == ASK_GOAL:
            return goal_blocked(self, seat, code)
        return self._rare_blocked(seat, code, question)

    def _rare_blocked(self, seat: i64, code: i64, question: i64) -> i64:
        if question == ASK_DROP:
            return drop_blocked(self, seat, code)
        if question in (ASK_MOVE, ASK_LOWER, ASK_LIFT):
            return target_blocked(self, seat, question, code)
        if question == ASK_LEVELS:
            return levels_blocked(self, seat, code)
        if question == ASK_BUY:
            return buy_blocked(code)
        if question == ASK_CHOICE:
            return choice_blocked(self, seat, code)
        if question == ASK_DEVELOP:
            return less_blocked(self, seat, code)
        if question == ASK_SAVE:
            return save_blocked(self, seat, code)
        if question == ASK_ROBOT:
            return pick_blocked(self, code)
        if question == ASK_RECALL:
            return recall_blocked(self, code)
        if self.about(seat) > 0:
            return new_project_blocked(self, code)
        return draft_blocked(self, code)

    def take(self, seat: i64, code: i64) -> None:
        question = self.question(seat)
        if question == ASK_TURN:
            take_turn(self, seat, code)
        elif question == ASK_END:
            take_end(self, seat)
        elif question == ASK_PAY:
            take_pay(self, seat, code)
        elif question == ASK_ABILITY:
            take_ability(self, seat, code)
        elif question == ASK_RAISE:
            take_raise(self, seat, code)
        elif question == ASK_MOON:
            take_moon(self, seat, code)
        elif question == ASK_TRACK:
            take_track(self, seat, code)
        elif question == ASK_CHARACTER:
            take_character(self, seat, code)
        elif question == ASK_BONUS:
            take_bonus(self, seat, code)
        elif question == ASK_MODIFIER:
            take_modifier(self, seat, code)
        elif question == ASK_PUT:
            take_put(self, seat, code)
        elif question == ASK_GOAL:
            take_goal(self, seat, code)
        else:
            self._take_rare(seat, code, question)
        proceed(self)

    def _take_rare(self, seat: i64, code: i64, question: i64) -> None:
        if question == ASK_DROP:
            take_drop(self, seat, code)
        elif question == ASK_MOVE:
            take_move(self, seat, code)
        elif question == ASK_LOWER:
            take_lower(self, seat, code)
        elif question == ASK_LIFT:
            take_lift(self, seat, code)
        elif question == ASK_LEVELS:
            take_levels(self, seat, code)
        elif question == ASK_BUY:
            take_buy(self, seat, code)
        elif question == ASK_CHOICE:
            take_choice(self, seat, code)
        elif question == ASK_DEVELOP:
            take_less(self, seat, code)
        elif question == ASK_SAVE:
            take_save(self, seat, code)
        elif question == ASK_ROBOT:
            take_pick(self, seat, code)
        elif question == ASK_RECALL:
            take_recall(self, seat, code)
        elif self.about(seat) > 0:
            take_new_project(self, seat, code)
        else:
            take_draft(self, seat, code)

    def copy(self) -> "GalileoProject":
        twin = GalileoProject()
        self.copy_state(twin)
        return twin

    def redeal(self, _seat: i64, rng: Rng) -> None:
        deal_unseen(self, rng)

    def fresh(self, rng: Rng) -> Game:
        return new_game(self.box, self.setting, self.seats, rng, False)

    def scores(self) -> list[int]:
        return [total_vp(self, seat) for seat in range(self.seats)]

    def audit(self) -> str:
        return audit(self)

    def ranking(self) -> list[int]:
        return final_ranking(self)

    def outlook(self) -> vec[float]:
        if self.phase == PHASE_OVER:
            return super().outlook()
        return outlook(self)

    def swing(self) -> float:
        return 8.0

    def order_of_play(self) -> list[int]:
        """Projects are chosen the other way round (1.12)."""
        return self.clockwise_from(self.start)

    def observation_size(self) -> i64:
        return observation_size(self)

    def observe(self, seat: i64, into: vec[i16], at: i64) -> None:
        observe(self, seat, into, at)

    def begins_turn(self, seat: i64) -> bool:
        question = self.question(seat)
        if question == ASK_TURN:
            return self.about(seat) == 0 and not chose_track(self, seat)
        if question == ASK_TRACK:
            return self.own[seat * OWN + STARTED] == 0
        return question == ASK_PROJECT and self.about(seat) == 0

    def hides_choice(self, _seat: i64) -> bool:
        """Everything is open but the order of the decks (1.16)."""
        return False
