"""Contests are fair, resumable and summed up with honest intervals."""

from pathlib import Path

import pytest
from msgspec import json, structs

from planetfall import new
from planetfall.core.rng import seed_of
from planetfall.lab.arena import Contest, arena
from planetfall.lab.arena_page import arena_page
from planetfall.lab.report import render

CONTEST = Contest("reworld", 2, ("greedy", "random", "search:12"), 12)


def test_every_line_up_plays_every_deal_from_every_seat(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    finished: list[int] = []
    result = arena(CONTEST, 1, file, finished.append)
    assert result.games == sum(finished) == 12
    assert {bot.bot: bot.games for bot in result.bots} == {"greedy": 8, "random": 8, "search:12": 8}
    assert result.bots[-1].bot == "random"
    assert sum(bot.wins * bot.games for bot in result.bots) == pytest.approx(12)


def test_a_stopped_contest_goes_on_with_the_games_that_are_missing(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    whole = arena(CONTEST, 1, file, lambda _: None)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:5]) + lines[5][:20])  # cut off in the middle of a line
    finished: list[int] = []
    assert arena(CONTEST, 1, file, finished.append) == whole
    assert finished == [5] + [1] * 7
    assert arena(CONTEST, 1, file, finished.append) == whole
    assert finished[8:] == [12]


def test_wherever_the_last_line_was_cut_off_the_contest_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    contest = Contest("reworld", 2, ("greedy", "random"), 4)
    whole = arena(contest, 1, file, lambda _: None)
    text = file.read_bytes()
    last = text.splitlines(keepends=True)[-1]
    for cut in range(len(last) + 1):
        file.write_bytes(text[: len(text) - cut])
        assert arena(contest, 1, file, lambda _: None) == whole
        assert file.read_bytes() == text


def test_an_option_named_as_it_would_be_anyway_makes_no_other_contest(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    plain = Contest("reworld", 2, ("greedy", "random"), 4)
    named = structs.replace(plain, options={"head_start": "off"})
    whole = arena(plain, 1, file, lambda _: None)
    assert arena(named, 1, file, lambda _: None) == whole
    file.write_text(file.read_text().replace('"options":{}', '"options":{"head_start":"off"}'))  # as it once was kept
    assert arena(plain, 1, file, lambda _: None) == arena(named, 1, file, lambda _: None) == whole


def test_only_games_of_the_same_contest_are_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    arena(CONTEST, 1, file, lambda _: None)
    with pytest.raises(ValueError, match="holds games of reworld with seed 1, expected reworld with seed 2"):
        arena(structs.replace(CONTEST, seed=2), 1, file, lambda _: None)
    for strange in ('{"deal": 1}', "Dear diary"):
        file.write_text(strange)
        with pytest.raises(ValueError, match="name another file"):
            arena(CONTEST, 1, file, lambda _: None)
        assert file.read_text() == strange


def test_games_by_other_rules_are_looked_at_and_not_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    whole = arena(CONTEST, 1, file, lambda _: None)
    old = file.read_text().replace('"rules":1', '"rules":0')
    file.write_text(old)
    assert arena(CONTEST, 1, file, lambda _: None) == whole
    with pytest.raises(ValueError, match="holds games by rules version 0 and is not complete"):
        arena(structs.replace(CONTEST, games=24), 1, file, lambda _: None)
    assert file.read_text() == old


def test_a_contest_may_have_options_and_keeps_them_apart(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    points = Contest("evacuation", 2, ("greedy", "random"), 2, options={"mode": "points"})
    arena(points, 1, file, lambda _: None)
    assert "--option mode=points" in render(arena_page(arena(points, 1, file, lambda _: None)))
    with pytest.raises(ValueError, match="with seed 1 and mode=points, expected evacuation with seed 1; name another"):
        arena(structs.replace(points, options={}), 1, file, lambda _: None)
    with pytest.raises(ValueError, match="mode"):
        arena(structs.replace(points, options={"mode": "peace"}), 1, None, lambda _: None)


@pytest.mark.parametrize(
    ("game", "options"), [("evacuation", {"mode": "points"}), ("planet_unknown", {}), ("galileo_project", {})]
)
def test_who_comes_first_in_turn_order_is_kept_also_where_others_act_before(
    game: str, options: dict[str, str], tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    arena(Contest(game, 2, ("random", "greedy"), 24, options=options), 1, file, lambda _: None)
    played = [json.decode(line) for line in file.read_bytes().splitlines()]
    tables = [new(game, seats=2, seed=seed_of(f"1/{one['deal']}"), options=options) for one in played]
    assert [one["order"] for one in played] == [table.order_of_play() for table in tables]
    assert [one["first"] for one in played] == [one["order"][0] for one in played]
    assert {one["first"] for one in played} == {0, 1}


def test_nobody_is_compared_with_nobody() -> None:
    with pytest.raises(ValueError, match="--seats is 1, expected one of 2, 3, 4"):
        arena(Contest("galileo_project", 1, ("greedy", "random"), 2), 1, None, lambda _: None)


def test_all_views_of_the_games_add_up() -> None:
    result = arena(CONTEST, 1, None, lambda _: None)
    for bot in result.bots:
        assert sum(bot.counts.values()) == bot.games
        assert sum(points * games for points, games in bot.counts.items()) / bot.games == pytest.approx(bot.points)
    ahead = {(pair.bot, pair.against): pair.ahead.value for pair in result.pairs}
    assert len(ahead) == 6
    assert all(share + ahead[other, bot] == pytest.approx(1) for (bot, other), share in ahead.items())
    assert sum(share.value for share in result.order) == pytest.approx(1)


def test_a_bot_that_never_lost_may_lose_yet() -> None:
    result = arena(Contest("reworld", 2, ("search:30", "random"), 8), 1, None, lambda _: None)
    assert result.bots[0].wins == 1
    assert result.bots[0].wins_error == 3 / 4  # none of four deals


def test_the_page_says_who_is_stronger_only_if_it_is_more_than_chance() -> None:
    strong = arena(Contest("reworld", 2, ("search:30", "random"), 16), 1, None, lambda _: None)
    assert "search:30 is the strongest" in arena_page(strong).lead
    equal = arena(Contest("reworld", 2, ("search:30", "search:31"), 8), 1, None, lambda _: None)
    assert "cannot be told apart" in arena_page(equal).lead
    single = arena(Contest("reworld", 2, ("search:30", "random"), 2), 1, None, lambda _: None)
    assert "cannot be told apart" in arena_page(single).lead
    assert "inf" not in render(arena_page(single))


def test_the_page_shows_every_bot_and_how_to_play_the_games_again() -> None:
    page = render(arena_page(arena(CONTEST, 1, None, lambda _: None)))
    assert "planetfall arena reworld --seats 2 --bots greedy,random,search:12 --games 12 --seed 1" in page
    assert page.count('<svg class="strip"') == 4 + 3 * 3 + 2  # a scale for each table, a row for each bot or player
    assert "Who comes before whom" in page
    assert "http" not in page


@pytest.mark.parametrize("bots", [("greedy",), ("greedy", "greedy"), ("greedy", "oracle")])
def test_bad_line_ups_are_refused(bots: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="expected"):
        arena(Contest("reworld", 2, bots, 2), 1, None, lambda _: None)
