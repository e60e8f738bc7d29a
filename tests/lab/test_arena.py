"""Contests are fair, resumable and summed up with honest intervals."""

from pathlib import Path

import pytest

from planetfall.lab.arena import Contest, arena

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


@pytest.mark.parametrize("bots", [("greedy",), ("greedy", "greedy"), ("greedy", "oracle")])
def test_bad_line_ups_are_refused(bots: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="expected"):
        arena(Contest("reworld", 2, bots, 2), 1, None, lambda _: None)
