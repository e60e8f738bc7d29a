"""Rulebook chapter 1 and 13.2: what lies on the table before the first round, and who chooses what."""

import pytest

import planetfall
from planetfall import Game
from planetfall.games.planet_unknown.components import standard
from planetfall.games.planet_unknown.play import PlanetUnknown
from planetfall.games.planet_unknown.station import sector_stack
from tests.builders import rule
from tests.games.planet_unknown.turns import a_table, legal, own, play, player, why

SEATS = [1, 2, 3, 4, 5, 6]


def a_game(seats: int = 2, seed: int = 1, **options: str) -> PlanetUnknown:
    game = planetfall.new("planet_unknown", seats=seats, seed=seed, options=options)
    assert isinstance(game, PlanetUnknown)
    return game


@rule("planet_unknown", "1.1")
@pytest.mark.parametrize("seats", SEATS)
def test_every_stack_holds_the_twelve_tiles_of_one_shape(seats: int) -> None:
    stacks = planetfall.describe(a_game(seats))["stacks"]
    assert len(stacks) == 12
    assert all(
        len(set(tiles)) == 12 and {tile.split()[0] for tile in tiles} == {shape} for shape, tiles in stacks.items()
    )


@rule("planet_unknown", "1.1", "1.2", "1.13")
def test_stacks_rings_rotation_and_commander_come_by_lot() -> None:
    dealt = [planetfall.describe(a_game(4, seed)) for seed in range(40)]
    assert len({str(position["stacks"]["I3"]) for position in dealt}) > 30
    assert {position.get("ring_offset", 0) for position in dealt} == set(range(6))
    assert {position.get("rotation", 0) for position in dealt} == set(range(6))
    assert {position.get("commander", 0) for position in dealt} == set(range(4))
    commanders = [position.get("commander", 0) for position in dealt]
    assert [a_game(4, seed).order_of_play()[0] for seed in range(40)] == commanders


@rule("planet_unknown", "1.2")
def test_a_sector_is_one_inner_and_one_outer_stack() -> None:
    game = a_table({}, {}, ring_offset=2)
    assert isinstance(game, PlanetUnknown)
    order = ["I3", "T4", "V3", "L4", "I2", "O4", "Z5", "F5", "S4", "I4", "N5", "U5"]
    assert [order[sector_stack(game, 0, ring)] for ring in (0, 1)] == ["V3", "Z5"]
    assert [order[sector_stack(game, 1, ring)] for ring in (0, 1)] == ["O4", "I4"]


@rule("planet_unknown", "1.4")
@pytest.mark.parametrize("seats", SEATS)
def test_no_two_players_face_the_same_sector(seats: int) -> None:
    game = a_game(seats)
    for ring in (0, 1):
        assert len({sector_stack(game, seat, ring) for seat in range(seats)}) == seats


@rule("planet_unknown", "1.5", "1.6")
def test_the_standard_game_begins_with_empty_boards() -> None:
    entry = own(a_game())
    assert (entry["planet"], entry["corporation"], entry["supply"]) == ("ksb_4156", "universal_coalition", 2)
    assert set(entry["trackers"].values()) == {0}
    assert len(entry["lifepods"]) == 6
    assert not any(entry["rovers"])


@rule("planet_unknown", "1.7", "1.8")
@pytest.mark.parametrize("seats", SEATS)
def test_dealt_boards_are_special_and_all_different(seats: int) -> None:
    game = a_game(seats, planets="dealt", corporations="dealt")
    for kind, plain in (("planet", "ksb_4156"), ("corporation", "universal_coalition")):
        boards = [own(game, seat)[kind] for seat in range(seats)]
        assert len(set(boards)) == seats
        assert plain not in boards


@rule("planet_unknown", "1.7")
def test_an_offered_board_may_be_kept_or_the_standard_one_taken() -> None:
    game = a_game(3, seed=4, planets="offered")
    assert game.actors() == [0, 1, 2]
    offers = [legal(game, "planet", seat) for seat in range(3)]
    assert all(offer[0] == "0" and len(offer) == 2 for offer in offers)
    assert why(game, f"planet {offers[1][1]}") == "1.7"
    play(game, f"planet {offers[0][1]}")
    play(game, "planet 0", seat=1)
    play(game, "planet 0", seat=2)
    chosen = [own(game, seat)["planet"] for seat in range(3)]
    assert chosen[1:] == ["ksb_4156", "ksb_4156"]
    assert chosen[0] == own(game)["offered_planet"] != "ksb_4156"


@rule("planet_unknown", "1.7", "16.3.7")
def test_a_flux_track_is_asked_for_after_the_planet_that_is_picked() -> None:
    for seed in range(40):
        game = planetfall.new(
            "planet_unknown", seats=3, seed=seed, options={"planets": "picked", "corporations": "dealt"}
        )
        assert game.actors() == [0], "everybody else waits for the boards that are left"


@rule("planet_unknown", "1.7", "1.8")
def test_boards_are_picked_in_seat_order_and_none_twice() -> None:
    game = a_game(2, planets="picked", corporations="picked")
    assert game.actors() == [0]
    play(game, "planet 4", "corporation 3")
    assert why(game, "planet 4", seat=1) == "1.8"
    play(game, "planet 5", seat=1)
    assert why(game, "corporation 3", seat=1) == "1.8"
    play(game, "corporation 0", seat=1)
    assert [own(game, seat)["planet"] for seat in (0, 1)] == ["gaia", "k_273"]
    assert [own(game, seat)["corporation"] for seat in (0, 1)] == ["horizon_group", "universal_coalition"]


@rule("planet_unknown", "1.9", "13.1")
@pytest.mark.parametrize("seats", SEATS)
def test_one_card_more_than_players_of_each_rank_is_in_play(seats: int) -> None:
    game = a_game(seats)
    in_play = planetfall.describe(game)["cards_in_play"]
    cards = {card.id: card.rank for card in standard().cards}
    assert [sum(cards[name] == rank for name in in_play) for rank in (1, 2, 3, 4)] == [seats + 1] * 4


@rule("planet_unknown", "1.10", "13.1")
@pytest.mark.parametrize(("seats", "cards"), [(1, 0), (2, 3), (3, 3), (4, 4), (6, 6)])
def test_neighbour_objectives_by_number_of_players(seats: int, cards: int) -> None:
    assert len(a_game(seats).rivalries) == cards
    assert len(a_game(seats, neighbours="off").rivalries) == 0


@rule("planet_unknown", "1.11", "1.16")
def test_each_player_keeps_one_of_two_private_objectives() -> None:
    game = a_game(3, private="on")
    assert game.actors() == [0, 1, 2]
    drawn = [legal(game, "keep", seat) for seat in range(3)]
    assert [len(cards) for cards in drawn] == [2, 2, 2]
    assert why(game, f"keep {drawn[1][0]}") == "1.11"
    for seat in range(3):
        play(game, f"keep {drawn[seat][0]}", seat=seat)
        assert own(game, seat)["objectives"] == [int(drawn[seat][0])]
        assert own(game, seat)["objectives_aside"] == [int(drawn[seat][1])]
    dealt = {int(card) for cards in drawn for card in cards} | {card + 1 for card in game.rivalries}
    assert dealt.isdisjoint(planetfall.describe(game)["undealt"])
    assert len(dealt) + len(game.undealt) == 28


@rule("planet_unknown", "13.2")
def test_alone_three_of_four_objectives_are_kept() -> None:
    game = a_game(1)
    cards = legal(game, "discard")
    assert len(cards) == 4
    play(game, f"discard {cards[2]}")
    assert {*own(game)["objectives"]} == {int(card) for card in (cards[0], cards[1], cards[3])}


@rule("planet_unknown", "1.12", "10.1", "10.2")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_event_deck_has_twenty_cards_of_the_agreed_colours(seats: int) -> None:
    game = a_game(seats, events="set", green="3", orange="9", private="on")
    assert list(game.colours) == [3, 9, 8]
    deck = list(game.deck) + [number - 1 for number in planetfall.describe(game).get("shown_events", [])]
    assert [sum(game.box.colour[card] == colour for card in deck) for colour in range(3)] == [3, 9, 8]
    assert seats == 1 or not any(game.box.solo_only[card] for card in deck)
    assert len(a_game(seats, private="on").deck) == 0


@rule("planet_unknown", "10.2", "13.3")
def test_colours_drawn_by_lot_always_make_twenty_cards() -> None:
    for seed in range(60):
        game = a_game(1 + seed % 3, seed, events="random", private="on")
        assert sum(game.colours) == 20
        assert max(game.colours[0], game.colours[1]) <= 13
        assert len(game.deck) + int(game.event >= 0) == 20
    alone = [a_game(1, seed, events="random") for seed in range(30)]
    assert any(game.box.solo_only[card] for game in alone for card in game.deck)


@rule("planet_unknown", "10.1")
@pytest.mark.parametrize(("green", "orange"), [("17", "3"), ("0", "0"), ("11", "10")])
def test_a_deck_that_the_box_cannot_make_is_refused(green: str, orange: str) -> None:
    with pytest.raises(ValueError, match="the event deck has"):
        a_game(2, events="set", green=green, orange=orange)


@rule("planet_unknown", "1.15")
def test_the_only_answer_is_given_by_the_program() -> None:
    game: Game = a_table(player(done=True, open={"civ": 1}, trackers={"civ": 0}))
    play(game, "resolve civ")
    assert game.actors() == [1]  # nothing is open any more: the turn ended by itself
