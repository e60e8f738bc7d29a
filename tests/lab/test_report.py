"""A report is one page that needs nothing else, says what it says in text too, and can be read by everybody."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from markupsafe import Markup
from playwright.sync_api import Browser

from planetfall.games.galileo_project.components import STANDARD as GALILEO
from planetfall.games.reworld.components import STANDARD
from planetfall.lab.arena import Contest, arena
from planetfall.lab.arena_page import arena_page
from planetfall.lab.balance import compare, weigh
from planetfall.lab.balance_page import balance_page
from planetfall.lab.measure import Measure
from planetfall.lab.plots import axis_of, bars, dot, highest_share, histogram
from planetfall.lab.report import FOLDER, Column, Grid, Report, Section, render, write
from planetfall.lab.simulate import Job
from tests.browser import a_browser, violations

JOB = Job("reworld", 3, 240, 7, ["random", "random", "greedy"], {"head_start": "on"})
PAGES = ("one", "two", "alone", "arena")
TOKENS = FOLDER.parent / "table" / "static" / "tokens.css"


def quietly(_: int) -> None:
    """Nobody watches the progress."""


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("reports")
    box = folder / "reworld.toml"
    box.write_text(STANDARD.read_text(encoding="utf-8").replace("marker_points = 1", "marker_points = 9"))
    small = Job("reworld", 2, 200, 7, ["random", "random"])
    write(balance_page(JOB, weigh(JOB, 1, quietly)), folder / "one.html")
    write(balance_page(small, compare(small, box, 1, quietly)), folder / "two.html")
    alone = Job("galileo_project", 1, 100, 7, ["random"])
    write(balance_page(alone, weigh(alone, 1, quietly)), folder / "alone.html")
    contest = Contest("reworld", 2, ("greedy", "random", "search:12", "search:13", "cadet", "search:14"), 30)
    write(arena_page(arena(contest, 1, None, quietly)), folder / "arena.html")
    return {name: folder / f"{name}.html" for name in PAGES}


@pytest.mark.parametrize("name", PAGES)
def test_a_page_asks_for_nothing_outside_itself(pages: dict[str, Path], name: str) -> None:
    text = pages[name].read_text(encoding="utf-8")
    assert re.findall(r"https?:|src=|href=|url\(|@import|<script|<link", text) == []
    assert len(text) < 200_000


def test_the_page_names_the_command_that_plays_the_same_games(pages: dict[str, Path]) -> None:
    command = "planetfall simulate reworld --seats 3 --games 240 --seed 7 --bots random,random,greedy"
    text = pages["one"].read_text(encoding="utf-8")
    assert f"{command} --option head_start=on --report balance.html" in text
    assert "ship “70 points”" in text
    two = pages["two"].read_text(encoding="utf-8")
    assert f"--bots random --against {pages['two'].parent}" in two


def test_who_plays_alone_is_told_of_points_not_of_winners(pages: dict[str, Path]) -> None:
    text = pages["alone"].read_text(encoding="utf-8")
    assert "Alone a player makes" in text
    assert "Which components bring points" in text
    assert "First place, as the rules define it alone, is reached in 0.0\N{NO-BREAK SPACE}±" in text
    assert re.findall(r"\b[Ww]inn?(?:s|ers?|ing)?\b", text) == []


def test_two_boxes_are_compared_alone_by_points(tmp_path: Path) -> None:
    job = Job("galileo_project", 1, 60, 7, ["random"])
    box = tmp_path / "galileo_project.toml"
    box.write_bytes(GALILEO.read_bytes())
    page = render(balance_page(job, compare(job, box, 1, quietly)))
    assert "Which components change" in page
    assert "Whoever plays first" not in page


def test_names_from_a_box_cannot_break_the_page() -> None:
    axis = axis_of([0, 1])
    rows = [["<i>name", bars(axis, [Measure(1)], "<i>bar & co"), "1"]]
    grid = Grid("<i>caption", [Column("name", "text"), Column("", "plot"), Column("value")], rows)
    page = render(Report("<i>title", "<i>lead", [("<i>", "<i>")], [Section("<i>", "<i>", grids=[grid])], "<i>"))
    assert "<i>" not in page
    assert "&lt;i&gt;bar &amp; co" in page


def test_colours_are_those_of_the_table() -> None:
    def tokens(text: str) -> dict[str, str]:
        return dict(re.findall(r"(--[\w-]+):\s*(#\w+)", text))

    ours, table = (FOLDER / "report.css").read_text(encoding="utf-8"), TOKENS.read_text(encoding="utf-8")
    for mine, theirs in zip(ours.split("@media (prefers"), table.split(':root[data-theme="light"]'), strict=True):
        shared = tokens(mine).keys() & tokens(theirs).keys()
        assert len(shared) >= 10
        assert {name: tokens(mine)[name] for name in shared} == {name: tokens(theirs)[name] for name in shared}


def test_an_axis_has_round_steps_and_holds_every_value() -> None:
    assert axis_of([0, 47]).ticks == [0, 10, 20, 30, 40, 50]
    assert axis_of([-0.08, 0.22], percent=True).ticks == [-0.1, 0, 0.1, 0.2, 0.3]
    assert axis_of([7]).ticks == [7, 7.2, 7.4, 7.6, 7.8, 8]
    axis = axis_of([-3, 12])
    assert (axis.place(-5), axis.place(0), axis.place(15), axis.place(99)) == (0, 25, 100, 100)
    assert axis_of([0, 0.5], percent=True).text(0.5) == "50 %"
    assert axis_of([-2000, 0]).text(-1500) == "−1,500"


def test_bars_begin_at_zero_and_whiskers_span_the_interval() -> None:
    drawn = bars(axis_of([0, 100]), [Measure(50, 10)], "fifty", reference=25)
    assert 'x="0.0%"' in drawn and 'width="50.000%"' in drawn
    assert '<line x1="40.0%" x2="60.0%"' in drawn
    assert '<line class="reference" x1="25.0%"' in drawn
    assert "<title>fifty</title>" in drawn
    assert 'x="20.0%"' in bars(axis_of([-20, 80]), [Measure(50)], "from zero, not from the edge")
    assert "whisker" not in dot(axis_of([-1, 1]), Measure(0.5, float("inf")), "one game has no interval")


def test_a_histogram_shares_out_all_games_and_can_be_compared() -> None:
    counts = dict.fromkeys(range(100), 1)
    axis = axis_of([0, 100])
    assert highest_share(axis, [counts]) == pytest.approx(0.04)  # bins of four values
    picture = histogram("Points", [counts, {50: 7}], axis)
    assert isinstance(picture, Markup)
    assert picture.count("<path") == 2
    assert "in steps of 4" in picture


def test_a_page_that_cannot_be_written_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"cannot be written to .*nowhere"):
        write(Report("t", "l", [], [], "c"), tmp_path / "nowhere" / "x.html")


# -- in a browser ----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with a_browser() as started:
        yield started


@pytest.mark.parametrize(
    ("name", "width", "theme"),
    [
        ("one", 1440, "dark"),
        ("one", 360, "light"),
        ("two", 1440, "light"),
        ("two", 360, "dark"),
        ("alone", 1440, "light"),
        ("alone", 360, "dark"),
        ("arena", 1440, "light"),
        ("arena", 360, "dark"),
    ],
)
def test_axe_finds_nothing_and_a_phone_need_not_scroll_sideways(
    browser: Browser, pages: dict[str, Path], name: str, width: int, theme: str
) -> None:
    scheme: Literal["dark", "light"] = "dark" if theme == "dark" else "light"
    page = browser.new_page(viewport={"width": width, "height": 900}, color_scheme=scheme)
    page.goto(pages[name].as_uri())
    assert violations(page, name) == []
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width
    page.close()
