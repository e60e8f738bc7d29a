"""The balance report adds up, finds what is strong, and sees no difference where there is none."""

from dataclasses import replace
from pathlib import Path

import pytest

from planetfall.catalogue import find_title
from planetfall.games.reworld.components import STANDARD
from planetfall.lab.balance import Balance, compare, weigh
from planetfall.lab.simulate import Job, simulate

JOB = Job("reworld", 3, 600, 7, ["random"] * 3)


def quietly(_: int) -> None:
    """Nobody watches the progress."""


@pytest.fixture(scope="module")
def balance() -> Balance:
    return weigh(JOB, 1, quietly)


def a_box(folder: Path, old: str, new: str) -> Path:
    text = STANDARD.read_text(encoding="utf-8")
    assert old in text
    (folder / "reworld.toml").write_text(text.replace(old, new), encoding="utf-8")
    return folder / "reworld.toml"


def test_everything_adds_up_to_the_games_played(balance: Balance) -> None:
    assert sum(seat.wins for seat in balance.seats) == pytest.approx(1)
    assert sum(one.value for one in balance.order) == pytest.approx(1)
    for spread in (*balance.points, balance.margin, balance.length):
        assert spread is not None
        assert sum(spread.counts.values()) == balance.games == 600
        assert min(spread.counts) == spread.lowest
        assert max(spread.counts) == spread.highest
    assert balance.length.mean * 600 == pytest.approx(balance.decisions)
    games, shares = balance.course[-1]
    assert games == 600
    assert shares == pytest.approx([one.value for one in balance.order])


def test_the_sources_add_up_to_the_points(balance: Balance) -> None:
    mean = sum(seat.mean for seat in balance.seats) / 3
    assert sum(source.mean for source in balance.sources) == pytest.approx(mean)
    for seat in balance.seats:
        assert sum(source.seats[seat.seat] for source in balance.sources) == pytest.approx(seat.mean)
    assert all(source.winners >= source.mean >= source.others for source in balance.sources if source.id == "final")


def test_a_component_lies_between_those_with_and_without_it(balance: Balance) -> None:
    mean = sum(seat.mean for seat in balance.seats) / 3
    told = [component for component in balance.components if component.points and component.wins]
    assert len(told) > 40
    for component in told:
        assert component.points is not None and component.points_with is not None
        assert component.points_without is not None
        whole = component.share * component.points_with + (1 - component.share) * component.points_without
        assert whole == pytest.approx(mean)
        assert component.points.value == pytest.approx(component.points_with - component.points_without)
    assert told == sorted(told, key=lambda component: -component.wins.value if component.wins else 0)


def test_alone_points_decide_what_stands_out() -> None:
    found = weigh(Job("planet_unknown", 1, 300, 7, ["random"]), 1, quietly)
    told = [component for component in found.components if component.points]
    assert found.margin is None
    assert [component.wins for component in told] == [None] * len(told)
    assert told == sorted(told, key=lambda component: -component.points.value if component.points else 0)
    assert 0 < sum(component.stands_out for component in told) < len(told)


def test_weighing_changes_no_game(balance: Balance) -> None:
    plain = simulate(JOB)
    assert (balance.seats, balance.decisions) == (plain.seats, plain.decisions)


def test_processes_make_no_difference(balance: Balance) -> None:
    assert weigh(JOB, 2, quietly) == balance


def test_what_a_box_makes_much_stronger_comes_out_on_top(tmp_path: Path) -> None:
    box = a_box(
        tmp_path, "points = { 2 = 6, 3 = 6, 4 = 5 }\nmark_source", "points = { 2 = 99, 3 = 99, 4 = 99 }\nmark_source"
    )
    found = weigh(Job("reworld", 2, 600, 1, ["random"] * 2, components=box), 1, quietly).components[0]
    assert found.id == "ship shields"
    assert found.stands_out
    assert found.wins_with is not None and found.wins_with > 0.9


def test_a_box_compared_with_itself_shows_no_difference() -> None:
    comparison = compare(JOB, STANDARD, 1, quietly)
    changes = [*comparison.points, *comparison.wins, *comparison.order, *comparison.sources, comparison.length]
    changes += [component.share for component in comparison.components]
    changes += [component.wins for component in comparison.components if component.wins]
    assert {(change.difference.value, change.difference.error) for change in changes} == {(0.0, 0.0)}
    assert not any(component.stands_out for component in comparison.components)
    assert len(comparison.components) == len(comparison.first.components)


def test_another_box_is_played_on_the_same_deals(tmp_path: Path) -> None:
    """Random players do not care for points, so only what the marker gives has changed, and exactly that."""
    comparison = compare(JOB, a_box(tmp_path, "marker_points = 1", "marker_points = 50"), 1, quietly)
    sources = dict(zip((source.id for source in comparison.first.sources), comparison.first.sources, strict=True))
    changes = {change.name: change.difference for change in comparison.sources}
    assert changes["marker"].value == pytest.approx(49 * sources["marker"].mean)
    assert changes["terrabots"].value == changes["terrabots"].error == 0
    assert comparison.length.difference.value == 0


def test_a_component_that_only_one_box_has_is_left_out_of_the_comparison(tmp_path: Path) -> None:
    comparison = compare(JOB, a_box(tmp_path, 'id = "farming_units"', 'id = "farms"'), 1, quietly)
    ids = {component.id for component in comparison.components}
    assert "ship shields" in ids
    assert ids.isdisjoint({"ship farms", "ship farming_units"})


def test_a_game_without_a_ledger_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = replace(find_title("reworld"), ledger=None)
    monkeypatch.setattr("planetfall.lab.balance.find_title", lambda _: bare)
    with pytest.raises(ValueError, match="reworld has no ledger"):
        weigh(JOB, 1, quietly)
