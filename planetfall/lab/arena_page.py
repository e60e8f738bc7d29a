"""The result of a contest as a page."""

import shlex

from markupsafe import Markup

from planetfall.catalogue import find_title
from planetfall.lab.arena import Arena, Pair
from planetfall.lab.measure import Measure, Z
from planetfall.lab.numerals import measured, measured_share, points, reach, whole
from planetfall.lab.plots import Axis, axis_of, bars, highest_share, ridge, scale
from planetfall.lab.report import Cell, Column, Grid, Report, Section, turn_name

__all__ = ["arena_page"]


def arena_page(result: Arena) -> Report:
    contest = result.contest
    facts = [
        ("Games", f"{result.games:,}"),
        ("Deals", f"{result.deals:,}"),
        ("Seats", str(contest.seats)),
        ("Seed", str(contest.seed)),
        ("Bots", ", ".join(contest.bots)),
        *((key, value) for key, value in contest.options.items()),
    ]
    sections = [_wins(result)]
    if len(contest.bots) > 2:
        sections.append(_pairs(result))
    sections += [_points(result), _ratings(result), _order(result)]
    return Report(f"{find_title(contest.game).info.title}: arena", _lead(result), facts, sections, _command(result))


def _command(result: Arena) -> str:
    contest = result.contest
    command = ["planetfall", "arena", contest.game, "--seats", str(contest.seats), "--bots", ",".join(contest.bots)]
    for key, value in contest.options.items():
        command += ["--option", f"{key}={value}"]
    command += ["--games", str(contest.games), "--seed", str(contest.seed), "--report", "arena.html"]
    return shlex.join(command)


def _lead(result: Arena) -> str:
    best, second = result.bots[:2]
    pair = next(pair for pair in result.pairs if (pair.bot, pair.against) == (best.bot, second.bot))
    won = f"{best.bot} won {measured_share(Measure(best.wins, best.wins_error))} of its {best.games:,} games"
    if pair.ahead.value - pair.ahead.error > 0.5:
        return f"{best.bot} is the strongest. It came before {second.bot}, the next, {_often(pair)}; {won}."
    return (
        f"{best.bot} and {second.bot} cannot be told apart yet: the first came before the second {_often(pair)}. {won}."
    )


def _often(pair: Pair) -> str:
    return f"in {measured_share(pair.ahead)} of their {pair.games:,} games"


# -- sections --------------------------------------------------------------------------------------------------------


def _wins(result: Arena) -> Section:
    even = 1 / result.contest.seats
    shares = {bot.bot: Measure(bot.wins, bot.wins_error) for bot in result.bots}
    axis = Axis(0.0, 1.0, 0.2, percent=True)
    rows = [_bar_row(axis, name, won, measured_share(won), even) for name, won in shares.items()]
    return Section(
        "Who wins",
        "Every line-up plays every deal from every seat, so neither the cards nor the seat favour anybody. "
        "The upright line marks an even share, whiskers the 95 % interval over deals.",
        grids=[Grid("Share of games won, the best rating first", _bar_columns("bot", axis, "wins"), rows)],
        note="Bots that count trials play the very same games again. Those that look at the clock play similar ones.",
    )


def _pairs(result: Arena) -> Section:
    names = [bot.bot for bot in result.bots]
    ahead = {(pair.bot, pair.against): pair.ahead for pair in result.pairs}
    rows = [
        [f"{number} {name}", *(_pair_cell(ahead.get((name, other))) for other in names)]
        for number, name in enumerate(names, 1)
    ]
    head = Markup('{}<span class="wide"> {}</span>')
    heads = [Column(head.format(number, name)) for number, name in enumerate(names, 1)]
    return Section(
        "Who comes before whom",
        "How often the bot of a row came before the bot of a column in the games they shared, in percent; a shared "
        "place counts half. Bold colour marks what is more than chance.",
        grids=[Grid("Row before column", [Column("bot", "name"), *heads], rows)],
    )


def _pair_cell(ahead: Measure | None) -> Cell:
    if ahead is None:
        return "–"
    share = Markup("{:.0f}").format(100 * ahead.value)
    if abs(ahead.value - 0.5) > ahead.error:
        share = Markup('<b class="{}">{}</b>').format("gain" if ahead.value > 0.5 else "loss", share)
    return Markup('{} <small class="wide">± {:.0f}</small>').format(share, 100 * reach(ahead))


def _points(result: Arena) -> Section:
    axis = axis_of([points for bot in result.bots for points in bot.counts])
    most = highest_share(axis, (bot.counts for bot in result.bots))
    rows: list[list[Cell]] = []
    for bot in result.bots:
        words = measured(Measure(bot.points, bot.points_error))
        extremes = f"{whole(min(bot.counts))} to {whole(max(bot.counts))}"
        rows.append([bot.bot, ridge(axis, bot.counts, most, f"{bot.bot}: {words}, from {extremes}"), words, extremes])
    return Section(
        "Points",
        "How often a bot made how many points, all drawn to the same scale. The dashed line is the mean, which stands "
        "at the right with its 95 % interval.",
        grids=[Grid("Points of a game", [*_bar_columns("bot", axis, "mean"), Column("from", wide=True)], rows)],
    )


def _ratings(result: Arena) -> Section:
    skills = {bot.bot: Measure(bot.mu, Z * bot.sigma) for bot in result.bots}
    axis = axis_of([0.0, *(skill.value + way * skill.error for skill in skills.values() for way in (-1, 1))])
    rows = [
        [*_bar_row(axis, bot.bot, skills[bot.bot], measured(skills[bot.bot])), points(bot.rating)]
        for bot in result.bots
    ]
    return Section(
        "Rating",
        "OpenSkill (Plackett-Luce) from all places in all games; everybody begins at 25. What counts is the rating, "
        "skill less three standard deviations: few games count for little.",
        grids=[Grid("Skill with its 95 % interval", [*_bar_columns("bot", axis, "skill"), Column("rating")], rows)],
    )


def _order(result: Arena) -> Section:
    even = 1 / result.contest.seats
    axis = axis_of([0.0, even, *(min(1.0, won.value + won.error) for won in result.order)], percent=True)
    rows = [_bar_row(axis, turn_name(turn), won, measured_share(won), even) for turn, won in enumerate(result.order)]
    first = result.order[0]
    if abs(first.value - even) <= first.error:
        verdict = "These games cannot tell it from nothing."
    else:
        verdict = f"Whoever plays first wins {'more' if first.value > even else 'less'} than an even share."
    return Section(
        "Order of play",
        f"What it is worth to play first. {verdict}",
        grids=[Grid("Share of games won", _bar_columns("player", axis, "wins"), rows)],
    )


# -- rows ----------------------------------------------------------------------------------------------------------


def _bar_columns(head: str, axis: Axis, number: str) -> list[Column]:
    return [Column(head, "name"), Column(scale(axis), "plot"), Column(number)]


def _bar_row(axis: Axis, name: str, measure: Measure, words: str, even: float | None = None) -> list[Cell]:
    return [name, bars(axis, [measure], f"{name}: {words}", even), words]
