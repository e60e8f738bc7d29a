"""The evaluation looks at what it says it looks at, tastes change it, and a turn ends where bots take it to end."""

import pytest

import planetfall
from planetfall.bots import decide
from planetfall.bots.levels import find_player
from planetfall.catalogue import find_title
from planetfall.core.game import Game
from planetfall.core.playouts import play_out
from planetfall.core.rng import seeded
from planetfall.games.planet_unknown.play import PlanetUnknown
from tests.games.planet_unknown.builders import Player, a_table, filled, medals_of, placing, play, player

EVALUATION, LEDGER = find_title("planet_unknown").evaluation, find_title("planet_unknown").ledger
assert EVALUATION is not None and LEDGER is not None
COMPONENTS, HELD = LEDGER.components, LEDGER.held
FEATURES, DESCRIBE, PHASES, PHASE = (
    EVALUATION.weights.features,
    EVALUATION.describe,
    EVALUATION.weights.phases,
    EVALUATION.phase,
)
DONE: Player = {"turn_left": False}


def features(game: Game, seat: int = 0) -> dict[str, float]:
    found = list(DESCRIBE(game))
    return dict(zip(FEATURES, found[seat * len(FEATURES) : (seat + 1) * len(FEATURES)], strict=True))


@pytest.mark.interpreted
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_medals_so_far_are_those_of_the_score(seats: int) -> None:
    options = {"planets": "dealt", "corporations": "dealt", "events": "random"}
    table = planetfall.new("planet_unknown", seats=seats, seed=0, options=options)
    for seed in range(5):
        game = table.fresh(seeded(seed))
        assert isinstance(game, PlanetUnknown)
        play_out(game, seeded(seed))
        for seat in range(seats):
            found = features(game, seat)
            for source in ("lines", "tracks", "planet", "lifepods", "cards"):
                assert found[source] == medals_of(game, source, seat), (seed, seat, source)
        assert list(game.outlook()) == [float(points) for points in game.scores()]


@pytest.mark.interpreted
@pytest.mark.parametrize("seats", [1, 2, 3, 6])
def test_the_prospect_of_a_seat_is_its_share_of_the_outlook(seats: int) -> None:
    """With neighbours' objectives, which compare seats."""
    options = {"corporations": "dealt", "private": "on"} | ({"neighbours": "on"} if seats > 1 else {})
    game = planetfall.new("planet_unknown", seats=seats, seed=3, options=options)
    rng = seeded(seats)
    while game.actors():
        assert [game.prospect(seat) for seat in range(seats)] == pytest.approx(list(game.outlook()))
        seat = game.actors()[0]
        codes = game.legal(seat)
        game.apply(seat, codes[rng.below(len(codes))])
    assert [game.prospect(seat) for seat in range(seats)] == [float(points) for points in game.scores()]


def test_a_line_counts_the_more_the_fewer_cells_are_open_until_it_is_complete() -> None:
    two, one, none = (
        features(a_table(player(laid=filled("ksb_4156", *left)), player())) for left in (("F6", "G6"), ("F6",), ())
    )
    assert (two["lines"], one["lines"], none["lines"]) == (40 - 3 - 6, 40 - 6, 40)
    assert two["lines close"] == pytest.approx(3 * 0.45**2 + 6 * 0.45)
    assert one["lines close"] == pytest.approx(6 * 0.45)
    assert one["lines open"] == 6  # a row and a column of three medals each
    assert none["lines close"] == none["lines near"] == none["lines open"] == 0


def test_meteorites_spoil_lines() -> None:
    laid = ["I2 civ energy * at F1 0", *filled("ksb_4156", "F1", "F2")]
    struck = features(a_table(player(laid=laid, meteorites=["F2"]), player()))
    assert struck["lines"] == 40 - 1 - 3
    assert struck["lines struck"] == 1 + 3
    assert struck["meteorites left"] == 1


def test_open_cells_are_told_apart_by_their_open_neighbours() -> None:
    room = features(a_table(player(laid=filled("ksb_4156", "C4", "F4", "F5", "F6", "G6", "F7", "G7")), player()))
    assert room["holes"] == 1  # C4
    assert room["dead ends"] == 1  # F4
    assert room["open pairs"] == 6
    assert room["open squares"] == 1
    assert room["ice left"] == 4  # column F


def test_rovers_count_by_what_lies_near_and_movement_brings_it_nearer() -> None:
    pods: Player = {"lifepods": ["H3"], "laid": ["patch F1"], "rovers": ["F3"], **DONE}
    there, moving = (features(a_table(player(movement=steps, **pods), player())) for steps in (0, 1))
    assert there["rovers"] == there["lifepods left"] == 1
    assert 0 < there["lifepods near"] < moving["lifepods near"] < 1
    assert there["meteorites near"] == 0


def test_an_effect_counts_while_it_is_open_and_while_it_is_being_asked() -> None:
    game = a_table(player(open={"boost": 1, "patch": 1}, laid=["patch F1"], **DONE), player())
    before = features(game)
    assert (before["advances open"], before["patches"]) == (1, 1)
    play(game, "resolve boost")
    assert features(game)["advances open"] == 1
    play(game, "advance civ")
    assert features(game)["advances open"] == 0
    assert features(game)["patches"] == 1  # nothing else is left, so it is being asked already


def test_cards_count_by_rank_while_they_are_due() -> None:
    due = features(a_table(player(open={"card-1": 1, "card-3": 1}, **DONE), player()))
    assert (due["cards due"], due["ranks due"]) == (2, 4)


def test_a_tile_counts_in_hand() -> None:
    found = features(placing("Z5 civ energy *"))
    assert (found["tile in hand"], found["meteorite in hand"], found["turn left"]) == (5, 1, 0)


def test_rivalries_favour_whoever_leads() -> None:
    objectives = find_title("planet_unknown").standard().objectives
    numbers = {entry.neighbour_test: n for n, entry in enumerate(objectives, 1)}
    compared = [numbers[test] for test in ("most_lifepods", "most_meteorites", "most_maxed_tracks")]
    game = a_table(player(lifepods_collected=2, lifepods=[]), player(), neighbour_objectives=compared)
    ahead, behind = features(game, 0)["rivalries"], features(game, 1)["rivalries"]
    assert ahead > 2.5 * 3 > behind > 2.5 * 2  # two of the three are even
    assert ahead + behind == pytest.approx(15)


def test_a_contest_favours_whoever_leads_them_all() -> None:
    """Objective 25 counts meteorites."""
    owner = player(corporation="jump_drive", meteorites_collected=4, contest=25)
    game = a_table(owner, player(meteorites_collected=2), player(), hat=[25, 1, 2])
    hopes = [features(game, seat)["rivalries"] for seat in range(3)]
    assert 5 > hopes[0] > 2.5 > hopes[1] > hopes[2] > 0
    assert [game.prospect(seat) for seat in range(3)] == pytest.approx(list(game.outlook()))


def test_phases_follow_the_fullest_planet() -> None:
    assert PHASES[PHASE(planetfall.new("planet_unknown", seed=1))] == "landfall"
    full = player(laid=filled("ksb_4156", "F6", "G6", "F7", "G7"))
    assert PHASES[PHASE(a_table(player(), full))] == "gaps"
    assert PHASES[PHASE(a_table(player(), full, last_round=True))] == "ending"


def test_a_turn_begins_with_its_first_choice_alone() -> None:
    game = a_table(player(), player())
    assert game.begins_turn(0)
    play(game, "take outer")
    assert not game.begins_turn(0)
    assert game.begins_turn(1)
    game.apply(0, game.legal(0)[0])
    assert not game.begins_turn(0)


# -- tastes ----------------------------------------------------------------------------------------------------------

TASTES = find_title("planet_unknown").tastes


@pytest.mark.parametrize("taste", TASTES)
def test_a_taste_changes_the_outlook_of_its_own_seat_alone(taste: str) -> None:
    game = a_table(player(trackers={"rover": 1, "tech": 1, "biomass": 1}, laid=["patch F1"], **DONE), player())
    liked = game.copy()
    liked.taste, liked.taster = 1 + TASTES.index(taste), 0
    plain, expected = list(game.outlook()), list(liked.outlook())
    assert expected[0] > plain[0]  # it has more of each than the other
    assert expected[1] == plain[1]


@pytest.mark.slow
def test_who_likes_something_gets_more_of_it() -> None:
    """The same player on the same 20 deals against the same other, with each taste and without."""
    plain = _collected("greedy")
    for taste in TASTES:
        assert _collected(f"greedy/{taste}")[taste] > 1.2 * plain[taste], (taste, plain)


def _collected(name: str) -> dict[str, int]:
    """What rovers collected, technologies at work and patches laid by a player, in all."""
    found = dict.fromkeys(TASTES, 0)
    players = [find_player(player, TASTES) for player in (name, "greedy")]
    for seed in range(20):
        game = planetfall.new("planet_unknown", seats=2, seed=seed)
        rng = seeded(seed)
        while game.actors():
            seat = game.actors()[0]
            game.apply(seat, decide(players[(seat + seed) % 2], game, seat, rng))
        held = dict(zip(COMPONENTS(game, "en"), HELD(game, seed % 2), strict=True))
        found["rovers"] += held["lifepods"] + held["meteorites"]
        found["technologies"] += sum(count for part, count in held.items() if part.startswith("technology "))
        found["patches"] += held["patches"]
    return found


# The first medals and prizes of Universal Coalition's tracks: civ M1 and C1 at 2 and 3, water M1 and a boost at 2 and 3,
# biomass M1 at 5, a boost and a patch at 2 and 3, rover a landing and two steps of movement, tech a boost and a level.
CIV, WATER, BIOMASS, ROVER, TECH = (1 / 2, 0.9 / 3), (1 / 2, 0.5 / 3), (1 / 5, 0.5 / 2 + 0.4 / 3), (0, 0.125), (0, 0.45)
LANDING = (0, 0.8)  # a rover is left


@pytest.mark.interpreted
@pytest.mark.parametrize(
    ("corporation", "fields", "expected"),
    [
        ("universal_coalition", {}, [CIV, WATER, BIOMASS, ROVER, LANDING, TECH]),
        ("universal_coalition", {"rovers": ["F6", "F7"], "supply": 0}, [CIV, WATER, BIOMASS, ROVER, TECH]),
        ("universal_coalition", {"trackers": {"water": 15}}, [CIV, BIOMASS, ROVER, LANDING, TECH]),
        # On its path there are boosts on water 3 and 5, one and three steps ahead, and M3 on water 6 is four ahead.
        ("oasis_ultd", {"trackers": {"water": 6}}, [CIV, (3 / 4, 0.5 + 0.5 / 3), BIOMASS, ROVER, LANDING, TECH]),
        # On the column of the rovers: movement 2 thrice, the third time with a landing.
        (
            "makeshift",
            {"trackers": {"civ": 3}, "columns": {"civ": "rover"}},
            [(0, 0.3 + 0.3 / 2 + 1.1 / 3), WATER, BIOMASS, ROVER, LANDING, TECH],
        ),
        # From the second double space with M1 to the third with M2.
        ("wormhole_corp", {"trackers": {"biomass": 2}}, [CIV, WATER, (1, 0), ROVER, LANDING, TECH]),
    ],
)
def test_what_lies_ahead_of_trackers_is_seen(
    corporation: str, fields: Player, expected: list[tuple[float, float]]
) -> None:
    game = a_table(player(corporation=corporation, laid=["patch F6", "patch F7"], **fields, **DONE), player())
    found = features(game)
    assert found["medals ahead"] == pytest.approx(sum(medal for medal, _ in expected))
    assert found["prizes ahead"] == pytest.approx(sum(prize for _, prize in expected))
