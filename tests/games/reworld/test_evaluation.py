"""The evaluation looks at what it says it looks at."""

import planetfall
from planetfall.catalogue import find_title
from planetfall.core.game import Game
from tests.games.reworld.builders import a_settlement, a_station, play, player


def features(game: Game, seat: int = 0) -> dict[str, float]:
    evaluation = find_title("reworld").evaluation
    assert evaluation is not None
    size = len(evaluation.weights.features)
    found = list(evaluation.describe(game))
    return dict(zip(evaluation.weights.features, found[seat * size : (seat + 1) * size], strict=True))


def test_docked_modules_are_counted_by_what_they_can_do() -> None:
    rows = {1: ["terrabot A", "builder 1", "shuttle 2"], 2: ["satellite terrabots", "builder 6"], 3: ["builder 2"]}
    found = features(a_settlement(player(docked=rows)))
    assert found["terrabots docked"] == 1
    assert found["shuttles docked"] == 1
    assert found["satellites docked"] == 1
    assert (found["builders carried"], found["builders left"]) == (2, 1)
    assert found["farming docked"] == 1
    assert found["buried"] == 2  # the terrabot and the satellite lie behind builders
    assert found["docked"] == 6
    assert found["letters"] == 1
    assert found["largest city"] == 2


def test_a_module_being_paid_for_counts_already_and_so_does_its_price() -> None:
    game = a_station(tops="24", hand="12345")
    before = features(game)
    after = features(play(game, "acquire U2"))
    kinds = ("terrabots docked", "shuttles docked", "satellites docked", "builders carried", "builders left")
    assert sum(after[kind] - before[kind] for kind in kinds) == 1
    assert before["cards"] - after["cards"] == 2  # one card for each neighbour, and both are held


def test_a_module_in_flight_still_counts() -> None:
    game = a_settlement(
        player(docked={1: ["shuttle 2"], 2: ["terrabot A", "builder 6"]}, A=["terrabot A"], B=["terrabot B"])
    )
    assert features(play(game, "undock 1"))["shuttles docked"] == 1
    assert features(play(game, "transport", "carry 2"))["farming docked"] == 1


def test_free_ships_count_the_more_the_nearer_they_are() -> None:
    few = features(a_settlement(player(docked={1: ["shuttle 1"]}, defence=["satellite terrabots"])))
    more = features(
        a_settlement(player(docked={1: ["shuttle 1"]}, defence=["satellite terrabots", "satellite product"]))
    )
    assert more["ships near"] > few["ships near"]


def test_the_final_ship_favours_whoever_leads() -> None:
    game = a_settlement(
        player(docked={1: ["shuttle 1"]}, A=["terrabot A", "terrabot A"]),
        player(docked={1: ["shuttle 1"]}, A=["terrabot A"]),
    )
    assert features(game, 0)["final ship"] > features(game, 1)["final ship"]


def test_phases_follow_the_chapters() -> None:
    evaluation = find_title("reworld").evaluation
    assert evaluation is not None
    assert evaluation.weights.phases[evaluation.phase(planetfall.new("reworld", seed=1))] == "round 1"
    assert (
        evaluation.weights.phases[evaluation.phase(a_settlement(player(docked={1: ["shuttle 1"]})))] == "last modules"
    )
