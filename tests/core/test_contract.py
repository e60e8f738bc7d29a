"""The contract of planetfall/core, proved with a game that is neither compiled nor turn by turn: see toy.py."""

from collections import Counter
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from planetfall.core.game import (
    GAME_OVER,
    NOT_A_MOVE,
    NOT_ASKED,
    NOT_YOUR_TURN,
    Event,
    Game,
    code_of,
    places,
    seat_of,
)
from planetfall.core.playouts import Tally, play_out, tally_playouts
from planetfall.core.rng import Rng, seeded
from tests.builders import picture, position
from tests.core.toy import (
    ACTION_SPACE,
    ASK_CARD,
    ASK_GAIN,
    COIN,
    DRAW,
    LAY,
    LOOKED,
    NOT_HELD,
    PAID,
    SHOWN,
    WON,
    Lots,
    ScreenedLots,
    deal,
)

pytestmark = pytest.mark.interpreted

SEATS = st.integers(2, 4)
SEEDS = st.integers(0, 2**32)
WISHES = st.lists(st.integers(0, 19), min_size=7, max_size=7)  # which of its moves a seat makes, over and over
ORDERS = st.lists(st.permutations(range(4)), min_size=1, max_size=9)  # who goes first, move by move, over and over


def a_table(seats: int = 2, seed: int = 7, kind: type[Lots] = Lots, listening: bool = False) -> Lots:
    return deal(seats, seeded(seed), kind, listening)


def wished(game: Lots, seat: int, wishes: Sequence[int], moves_made: int) -> int:
    codes = game.legal(seat)
    return codes[wishes[(seat + moves_made) % len(wishes)] % len(codes)]


def play_in_order(game: Lots, wishes: Sequence[int], orders: Sequence[Sequence[int]]) -> list[dict[str, object]]:
    """The position at the beginning of every round and at the end."""
    seen = [position(game)]
    made = Counter[int]()
    while actors := game.actors():
        seat = min(actors, key=orders[made.total() % len(orders)].index)
        before = game.round
        game.apply(seat, wished(game, seat, wishes, made[seat]))
        made[seat] += 1
        if game.round > before:
            seen.append(position(game))
    return seen


def lay_lowest(game: Lots, *seats: int) -> None:
    for seat in seats:
        game.apply(seat, game.legal(seat)[0])


# -- who may act ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_seats_that_are_asked_something_are_actors_at_once(seats: int) -> None:
    game = a_table(seats)
    assert game.actors() == list(range(seats))
    assert game.first_actor() == 0
    lay_lowest(game, 0)
    assert game.actors() == list(range(1, seats))
    assert game.first_actor() == 1


def test_a_finished_game_has_no_actors() -> None:
    game = a_table(4)
    play_out(game, seeded(1))
    assert game.actors() == []
    assert game.first_actor() == -1
    assert [list(game.legal(seat)) for seat in range(4)] == [[], [], [], []]


@given(seats=SEATS, seed=SEEDS, wishes=WISHES, orders=ORDERS, others=ORDERS)
def test_any_order_of_simultaneous_moves_leads_to_the_same_positions(
    seats: int, seed: int, wishes: list[int], orders: list[list[int]], others: list[list[int]]
) -> None:
    one_way = play_in_order(a_table(seats, seed), wishes, orders)
    other_way = play_in_order(a_table(seats, seed), wishes, others)
    assert one_way == other_way


# -- what may they do ----------------------------------------------------------------------------------------------


def test_a_seat_that_must_wait_may_do_nothing() -> None:
    game = a_table()
    lay_lowest(game, 1)
    assert list(game.legal(1)) == []
    assert len(game.legal(0)) == 4


@given(seats=SEATS, seed=SEEDS, wishes=WISHES, orders=ORDERS)
def test_legal_moves_are_those_with_no_reason_against_them(
    seats: int, seed: int, wishes: list[int], orders: list[list[int]]
) -> None:
    game = a_table(seats, seed)
    made = Counter[int]()
    while actors := game.actors():
        for seat in range(seats):
            allowed = [code for code in range(-1, len(ACTION_SPACE) + 1) if game.why_not(seat, code) == 0]
            assert list(game.legal(seat)) == list(game.choices(seat)) == allowed
            assert (len(allowed) > 1) == (seat in actors)
        seat = min(actors, key=orders[made.total() % len(orders)].index)
        game.apply(seat, wished(game, seat, wishes, made[seat]))
        made[seat] += 1


def test_the_list_of_legal_moves_belongs_to_the_caller() -> None:
    game = a_table(3)
    lay_lowest(game, 0)
    for seat in game.actors():
        before = list(game.legal(seat))
        mine = game.legal(seat)
        mine[0] = 99
        assert list(game.legal(seat)) == list(game.choices(seat)) == before


def test_refusals_give_the_reasons_all_games_share() -> None:
    game = a_table()
    not_held = min(set(range(LAY, COIN)) - set(game.legal(0)))
    assert game.why_not(0, -1) == NOT_A_MOVE
    assert game.why_not(0, len(ACTION_SPACE)) == NOT_A_MOVE
    assert game.why_not(0, COIN) == NOT_ASKED
    assert game.why_not(0, not_held) == NOT_HELD
    lay_lowest(game, 0)
    assert game.why_not(0, COIN) == NOT_YOUR_TURN
    play_out(game, seeded(1))
    assert game.why_not(0, COIN) == GAME_OVER


def test_an_effect_puts_its_question_on_top_of_the_agenda() -> None:
    game = a_table()
    highest = game.legal(0)[3]
    assert game.question(0) == ASK_CARD
    game.apply(0, highest)
    assert (game.question(0), game.about(0)) == (ASK_GAIN, highest - LAY + 1)
    assert list(game.legal(0)) == [COIN, DRAW]
    assert game.why_not(0, highest) == NOT_ASKED
    game.apply(0, DRAW)
    assert game.question(0) == 0
    lay_lowest(game, 1)
    assert game.question(0) == ASK_CARD


def test_the_last_question_asked_is_answered_first() -> None:
    game = a_table()
    game.ask(1, 5, 65535)
    game.ask(1, 6, 0)
    asked = []
    while game.question(1) > 0:
        asked.append((game.question(1), game.about(1)))
        game.answered(1)
    assert asked == [(6, 0), (5, 65535), (ASK_CARD, 0)]
    assert game.question(0) == ASK_CARD


def test_an_agenda_refuses_a_sixteenth_question() -> None:
    game = a_table()
    for about in range(2, 16):
        game.ask(0, ASK_GAIN, about)
    with pytest.raises(AssertionError, match="an agenda holds 15 questions: ask fewer at once"):
        game.ask(0, ASK_GAIN, 16)
    assert (game.question(0), game.about(0)) == (ASK_GAIN, 15)
    assert game.question(1) == ASK_CARD


# -- what happens then ---------------------------------------------------------------------------------------------


def test_a_choice_that_is_none_is_made_by_itself() -> None:
    game = a_table(listening=True)
    lay_lowest(game, 0, 1, 0, 1, 0, 1)
    assert len(game.history) == 6
    assert game.round == 4
    assert [game.question(seat) for seat in (0, 1)] == [ASK_GAIN, ASK_GAIN]  # each laid its last card unasked


def test_choices_that_are_none_are_made_in_chains_up_to_the_end_of_the_game() -> None:
    game = a_table(listening=True)
    lay_lowest(game, 0, 1, 0, 1, 0, 1)
    game.apply(0, COIN)
    game.apply(1, DRAW)
    last = [event.kind for event in game.events if event.step == 8]
    assert last == [LOOKED, SHOWN, SHOWN, WON, PAID, SHOWN, WON]  # it lays the reserve, with nothing left to draw
    assert game.actors() == []
    assert len(game.history) == 8


def test_a_seat_without_a_reserve_gets_its_coin_unasked() -> None:
    game = a_table(listening=True)
    game.apply(0, game.legal(0)[3])
    game.apply(0, DRAW)
    lay_lowest(game, 1)
    before = game.scores()[0]
    game.apply(0, game.legal(0)[3])  # its highest again: the coin comes by itself, the reserve is gone
    assert game.question(0) == 0
    assert game.scores()[0] - before == game.events[-1].points
    assert game.events[-1].kind == PAID


def test_a_seat_whose_choices_are_hidden_is_asked_even_if_it_has_only_one() -> None:
    open_hands, screened = a_table(), a_table(kind=ScreenedLots)
    for game in (open_hands, screened):
        lay_lowest(game, 0, 1, 0, 1, 0, 1)  # each seat is left with one card
    assert [len(open_hands.legal(seat)) for seat in (0, 1)] == [2, 2]  # laid by itself; the next question is a real one
    assert [len(screened.legal(seat)) for seat in (0, 1)] == [1, 1]


def test_a_move_that_shows_nothing_new_does_not_raise_revealed() -> None:
    game = a_table()
    before = game.revealed
    game.apply(0, game.legal(0)[3])
    assert game.revealed == before
    game.apply(0, DRAW)
    assert game.revealed == before + 1


@given(SEATS, SEEDS, WISHES)
def test_a_move_made_unseen_shows_only_what_it_shows_itself_and_the_rest_follows(
    seats: int, seed: int, wishes: list[int]
) -> None:
    game = a_table(seats, seed)
    moves_made = 0
    while actors := game.actors():
        code = wished(game, actors[0], wishes, moves_made)
        alone, unseen, whole = game.copy(), game.copy(), game.copy()
        alone.take(actors[0], code)
        unseen.apply_unseen(actors[0], code)
        whole.apply(actors[0], code)
        assert unseen.revealed == alone.revealed
        unseen.settle()
        assert position(unseen) == position(whole)
        game.apply(actors[0], code)
        moves_made += 1


def test_a_choice_that_is_none_and_would_show_something_stays_open_unseen() -> None:
    game = a_table()
    game.apply(0, game.legal(0)[3])
    game.apply(0, DRAW)
    lay_lowest(game, 1, 1)
    highest = game.legal(0)[3]
    unseen, whole = game.copy(), game.copy()
    unseen.apply_unseen(0, highest)
    whole.apply(0, highest)  # the coin comes by itself, and with it the end of the round
    assert (unseen.revealed, whole.revealed) == (game.revealed, game.revealed + 1)
    assert [unseen.question(seat) for seat in (0, 1)] == [ASK_GAIN, 0]


class Truce(Game):
    """Seat 1 has no choice: it makes peace, and then seat 0 need not answer any more."""

    def options(self, seat: i64) -> vec[i64]:
        return vec[i64]([0, 1] if seat == 0 else [2])

    def take(self, seat: i64, code: i64) -> None:
        self.answered(seat)
        if code == 2:
            self.answered(0)

    def hides_choice(self, _seat: i64) -> bool:
        return False


def test_a_forced_move_may_take_back_what_another_seat_was_asked() -> None:
    game = Truce()
    game.seat_players(2, seeded(1))
    game.ask(0, 1, 0)
    game.ask(1, 1, 0)
    game.settle()
    assert game.actors() == []
    assert list(game.legal(0)) == []


# -- copies --------------------------------------------------------------------------------------------------------


@given(seats=SEATS, seed=SEEDS, wishes=WISHES, branches=st.lists(st.integers(0, 99), min_size=1, max_size=30))
def test_copies_that_go_different_ways_never_meet(
    seats: int, seed: int, wishes: list[int], branches: list[int]
) -> None:
    game = a_table(seats, seed)
    kept = [(game, picture(game))]
    for turn, branch in enumerate(branches):
        parent = kept[branch % len(kept)][0]
        twin = parent.copy()
        assert position(twin) == position(parent)
        if actors := twin.actors():
            seat = actors[branch % len(actors)]
            twin.apply(seat, wished(twin, seat, wishes, turn))
        else:
            twin.imagine(-1, seeded(branch))
        kept.append((twin, picture(twin)))
    assert all(picture(seen) == then for seen, then in kept)


def test_a_copy_goes_on_as_its_original_would() -> None:
    game = a_table(3)
    lay_lowest(game, 2, 0)
    twin = game.copy()
    assert play_out(game, seeded(5)) == play_out(twin, seeded(5))
    assert position(twin) == position(game)


def test_copies_do_not_listen() -> None:
    game = a_table(listening=True)
    game.origin = object()
    lay_lowest(game, 0, 1)
    twin = game.copy()
    told = (list(game.history), len(game.events))
    assert told[1] > 0
    play_out(twin, seeded(1))
    assert (twin.listening, list(twin.history), twin.events) == (False, [], [])
    assert (list(game.history), len(game.events)) == told
    assert twin.origin is None  # from the seed the true game could be dealt again


# -- the log -------------------------------------------------------------------------------------------------------


def told(event: Event) -> tuple[int, ...]:
    return (event.step, event.kind, event.seat, event.points, event.a)


def test_events_say_after_how_many_moves_they_happened() -> None:
    game = a_table(listening=True)
    low, high = game.legal(0)[0], game.legal(1)[3]
    game.apply(0, low)
    assert game.events == []  # nothing that the others may know
    game.apply(1, high)
    prize = game.prize
    game.apply(1, COIN)
    cards = low - LAY + 1, high - LAY + 1
    winner = cards.index(max(cards))
    assert [told(event) for event in game.events] == [
        (3, PAID, 1, 2 if cards[1] > 10 else 1, 0),
        (3, SHOWN, 0, 0, cards[0]),
        (3, SHOWN, 1, 0, cards[1]),
        (3, WON, winner, prize, 0),
    ]


def test_a_game_nobody_listens_to_keeps_no_log() -> None:
    game = a_table()
    play_out(game, seeded(1))
    assert (list(game.history), game.events) == ([], [])


@given(seats=SEATS, seed=SEEDS, wishes=WISHES, orders=ORDERS)
def test_the_history_leads_to_the_same_game_again(
    seats: int, seed: int, wishes: list[int], orders: list[list[int]]
) -> None:
    game = a_table(seats, seed, listening=True)
    play_in_order(game, wishes, orders)
    again = a_table(seats, seed, listening=True)
    for step in game.history:
        again.apply(seat_of(step), code_of(step))
    assert picture(again) == picture(game)
    assert sum(event.points for event in game.events) == sum(game.scores())


# -- what a seat cannot know ---------------------------------------------------------------------------------------


@given(seats=SEATS, seed=SEEDS, wishes=WISHES, orders=ORDERS, moves=st.integers(0, 12), imagined=SEEDS)
def test_imagining_changes_only_what_the_seat_cannot_know(
    seats: int, seed: int, wishes: list[int], orders: list[list[int]], moves: int, imagined: int
) -> None:
    game = a_table(seats, seed)
    for move in range(moves):
        actors = game.actors()
        if actors:
            seat = min(actors, key=orders[move % len(orders)].index)
            game.apply(seat, wished(game, seat, wishes, move))
    before = picture(game)
    for seat in range(-1, seats):
        twin = game.copy()
        twin.imagine(seat, seeded(imagined))
        assert twin.known(seat) == game.known(seat)
        assert all(twin.tells_truth(other) for other in range(seats))
        assert {name for name in before if position(twin).get(name) != position(game).get(name)} <= {"place", "rng"}
        if seat >= 0:
            assert list(twin.legal(seat)) == list(game.legal(seat))
    assert picture(game) == before


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_imagining_differs_from_seed_to_seed(seat: int) -> None:
    game = a_table()
    lay_lowest(game, 1)
    hands = Counter[tuple[int, ...]]()
    lots = Counter[int]()
    for seed in range(60):
        twin = game.copy()
        twin.imagine(seat, seeded(seed))
        hands[tuple(picture(twin)["place"])] += 1
        lots[twin.rng.below(1000)] += 1
    assert len(hands) == 60
    assert len(lots) > 50  # chance to come is imagined too


def test_imagining_gives_the_other_seats_other_moves() -> None:
    game = a_table()
    lay_lowest(game, 0)
    before = list(game.legal(1))
    game.imagine(0, seeded(3))
    after = [code for code in range(len(ACTION_SPACE)) if game.why_not(1, code) == 0]
    assert list(game.legal(1)) == after
    assert after != before


def test_an_imagined_game_draws_its_lots_from_a_generator_of_its_own() -> None:
    game = a_table()
    rng = seeded(3)
    game.imagine(0, rng)
    before = picture(rng)
    play_out(game, seeded(1))
    assert picture(rng) == before


def test_equal_seeds_imagine_equal_games() -> None:
    one, other = a_table(), a_table()
    one.imagine(0, seeded(3))
    other.imagine(0, seeded(3))
    assert picture(one) == picture(other)


# -- places --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        ([(5,), (9,), (5,)], [2, 1, 2]),
        ([(7,), (7,)], [1, 1]),
        ([(9,), (9,), (3,), (1,)], [1, 1, 3, 4]),
        ([(9, 1), (9, 2), (3, 8)], [2, 1, 3]),  # the second number breaks the tie
        ([(-4,)], [1]),
    ],
)
def test_equal_results_share_their_place_and_the_next_place_is_left_out(
    keys: list[tuple[int, ...]], expected: list[int]
) -> None:
    assert places(keys) == expected


@pytest.mark.parametrize(("points", "reward"), [(0, 0.0), (37, 0.37), (-4, -0.04), (250, 1.0), (-250, -1.0)])
def test_alone_a_learner_gets_its_points_in_hundredths(points: int, reward: float) -> None:
    game = a_table(1)
    game.points[0] = points
    assert game.rewards() == [reward]


@given(seats=SEATS, seed=SEEDS)
def test_what_some_win_the_others_lose(seats: int, seed: int) -> None:
    game = ended(a_table(seats), seed)
    assert sum(game.rewards()) == pytest.approx(0)
    assert [reward > 0 for reward in game.rewards()] == [
        place == 1 and game.ranking() != [1] * seats for place in game.ranking()
    ]


# -- many games ----------------------------------------------------------------------------------------------------


@given(seats=SEATS, seed=SEEDS)
def test_play_out_ends_the_game_and_counts_its_decisions(seats: int, seed: int) -> None:
    game = a_table(seats, seed, listening=True)
    decisions = play_out(game, seeded(seed))
    assert game.actors() == []
    assert decisions == len(game.history)
    assert play_out(game, seeded(seed)) == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_tally_adds_up_its_single_games(seats: int) -> None:
    tally = tally_playouts(a_table(seats), 50, seeded(9))
    scores, rankings, decisions = single_games(a_table(seats), 50, seeded(9))
    assert (tally.games, tally.seats, tally.decisions) == (50, seats, decisions)
    for seat in range(seats):
        own = [points[seat] for points in scores]
        shares = [1 / ranking.count(1) for ranking in rankings if ranking[seat] == 1]
        assert tally.points[seat] == sum(own)
        assert tally.squares[seat] == sum(points**2 for points in own)
        assert (tally.lowest[seat], tally.highest[seat]) == (min(own), max(own))
        assert tally.wins[seat] == pytest.approx(sum(shares))
    assert sum(tally.wins) == pytest.approx(50)


def single_games(table: Game, games: int, rng: Rng) -> tuple[list[list[int]], list[list[int]], int]:
    scores, rankings, decisions = [], [], 0
    for _ in range(games):
        game = table.fresh(rng.branch())
        decisions += play_out(game, rng)
        scores.append(game.scores())
        rankings.append(game.ranking())
    return scores, rankings, decisions


def test_a_shared_victory_counts_in_parts() -> None:
    table = a_table(2)
    tied = (game for seed in range(1000) if (game := ended(table, seed)).ranking() == [1, 1])
    tally = Tally(2)
    tally.count(next(tied))
    assert tally.wins == [0.5, 0.5]
    assert tally.games == 1


def ended(table: Game, seed: int) -> Game:
    game = table.fresh(seeded(seed))
    play_out(game, seeded(seed))
    return game


def test_a_fresh_table_has_the_same_seats_and_another_deal() -> None:
    table = a_table(3)
    fresh = table.fresh(seeded(8))
    assert fresh.actors() == [0, 1, 2]
    assert position(fresh) == position(a_table(3, 8))
    assert position(fresh) != position(table)
