"""The balance report as a page: one box, or two side by side."""

import shlex
from collections.abc import Sequence

from markupsafe import Markup

from planetfall.catalogue import find_title
from planetfall.lab.balance import Balance, Change, Comparison, ComponentBalance, ComponentChange, SourceBalance, Spread
from planetfall.lab.measure import FEWEST, Measure
from planetfall.lab.numerals import measured_share, points, points_change, share, share_change, signed, whole
from planetfall.lab.plots import Axis, Line, axis_of, bars, dot, highest_share, histogram, legend, lines, scale
from planetfall.lab.report import Cell, Column, Figure, Grid, Report, Section, turn_name
from planetfall.lab.simulate import Job

__all__ = ["balance_page"]

CAUTION = "Having is not causing: whoever is ahead anyway also gets more."


def balance_page(job: Job, found: Balance | Comparison) -> Report:
    if isinstance(found, Comparison):
        return _page_of_two(job, found)
    command = f"{_command(job)} --report balance.html"
    facts = [*_facts(job), ("Box", found.box)]
    if found.margin is None:
        sections = [_points(job, found), _pace_alone(found), _sources_alone(found), _components_alone(found)]
        return Report(f"{_title(job)}, alone: balance", _lead_alone(found), facts, sections, command)
    sections = [
        _winners(job, found),
        _points(job, found),
        _pace(found, found.margin),
        _sources(job, found),
        _components(found),
        _course(job, found),
    ]
    return Report(f"{_title(job)}: balance", _lead(job, found, found.margin), facts, sections, command)


def _page_of_two(job: Job, found: Comparison) -> Report:
    boxes = (found.first.box, found.second.box)
    sections = [
        *([_winners_of_two(job, found, boxes)] if job.seats > 1 else []),
        _points_of_two(job, found, boxes),
        _pace_of_two(found, boxes),
        _sources_of_two(found, boxes),
        _components_of_two(found),
    ]
    facts = [*_facts(job), ("Boxes", " and ".join(boxes))]
    command = f"{_command(job)} --against {shlex.quote(boxes[1])} --report boxes.html"
    return Report(f"{_title(job)}: two boxes", _lead_of_two(found), facts, sections, command)


def _command(job: Job) -> str:
    """That plays the same games again."""
    command = ["planetfall", "simulate", job.game, "--seats", str(job.seats), "--games", str(job.games)]
    command += ["--seed", str(job.seed), "--bots", job.bots[0] if len(set(job.bots)) == 1 else ",".join(job.bots)]
    for key, value in job.options.items():
        command += ["--option", f"{key}={value}"]
    if job.components is not None:
        command += ["--components", str(job.components.parent)]
    return shlex.join(command)


def _title(job: Job) -> str:
    return find_title(job.game).info.title


def _facts(job: Job) -> list[tuple[str, str]]:
    bots = job.bots[0] if len(set(job.bots)) == 1 else ", ".join(job.bots)
    facts = [("Games", f"{job.games:,}"), ("Seats", str(job.seats)), ("Bots", bots), ("Seed", str(job.seed))]
    return [*facts, *job.options.items()]


# -- one box ---------------------------------------------------------------------------------------------------------


def _lead(job: Job, balance: Balance, margin: Spread) -> str:
    first, even = balance.order[0], 1 / job.seats
    if abs(first.value - even) <= first.error:
        verdict = f"which these games cannot tell from an even {share(even)}"
    else:
        verdict = f"{'more' if first.value > even else 'less'} than an even {share(even)}"
    outstanding = sum(component.stands_out for component in balance.components)
    return (
        f"Whoever plays first wins {measured_share(first)} of the games, {verdict}. "
        f"The winner is {points(margin.mean)} points ahead of the next on average, "
        f"and a game takes {balance.length.mean:.0f} decisions. "
        f"{outstanding} of {len(balance.components)} components go clearly with winning or losing."
    )


def _winners(job: Job, balance: Balance) -> Section:
    even = 1 / job.seats
    axis = axis_of([0.0, even, *(min(1.0, one.value + one.error) for one in balance.order)], percent=True)
    rows = [_wins_row(axis, turn_name(turn), one, even) for turn, one in enumerate(balance.order)]
    grids = [Grid("By order of play", _bar_columns("player", axis, "wins"), rows)]
    if len(set(job.bots)) > 1:
        seats = balance.seats
        shares = [Measure(seat.wins, seat.wins_error) for seat in seats]
        axis = axis_of([0.0, *(min(1.0, one.value + one.error) for one in shares)], percent=True)
        rows = [_wins_row(axis, _seat_name(job, seat.seat), one, even) for seat, one in zip(seats, shares, strict=True)]
        grids.append(Grid("By seat", _bar_columns("seat", axis, "wins"), rows))
    return Section(
        "Who wins",
        "Shared victories count in parts. The upright line marks an even share, whiskers the 95 % interval.",
        grids=grids,
    )


def _wins_row(axis: Axis, name: str, wins: Measure, even: float) -> list[Cell]:
    words = measured_share(wins)
    return [name, bars(axis, [wins], f"{name}: {words}", even), words]


def _seat_name(job: Job, seat: int) -> str:
    return f"seat {seat}, {job.bots[seat]}"


def _points(job: Job, balance: Balance) -> Section:
    figures = _point_figures(job, [[spread] for spread in balance.points])
    rows = [
        [_seat_name(job, one.seat), points(one.mean), points(one.deviation), whole(one.lowest), whole(one.highest)]
        for one in balance.seats
    ]
    heads = [Column("seat", "text"), *(Column(head) for head in ("mean", "deviation", "lowest", "highest"))]
    words = "How many points a seat makes; the dashed line is the mean."
    return Section("Points", words, figures=figures, grids=[Grid("At the end of the game", heads, rows)])


def _point_figures(job: Job, seats: Sequence[Sequence[Spread]]) -> list[Figure]:
    """A picture for each seat, of one box or two, all drawn to the same scales."""
    spreads = [spread for boxes in seats for spread in boxes]
    axis = axis_of([end for spread in spreads for end in (spread.lowest, spread.highest)])
    highest = highest_share(axis, [spread.counts for spread in spreads])
    return [
        Figure(name, histogram(name, [spread.counts for spread in boxes], axis, highest))
        for name, boxes in ((f"Points of {_seat_name(job, seat)}", boxes) for seat, boxes in enumerate(seats))
    ]


def _pace(balance: Balance, margin: Spread) -> Section:
    figures = [_margin_figure([margin]), _length_figure([balance.length])]
    words = (
        f"The winner is {points(margin.mean)} points ahead on average, at most {whole(margin.highest)}. "
        f"A game takes {balance.length.lowest} to {balance.length.highest} decisions."
    )
    return Section("How close, how long", words, figures=figures)


def _margin_figure(boxes: Sequence[Spread]) -> Figure:
    return Figure("Points between the winner and the next", histogram("Margin", [box.counts for box in boxes]))


def _length_figure(boxes: Sequence[Spread]) -> Figure:
    return Figure("Decisions in a game", histogram("Decisions", [box.counts for box in boxes]))


def _sources(job: Job, balance: Balance) -> Section:
    shown = [source for source in balance.sources if source.mean or (source.difference and source.difference.value)]
    axis = axis_of([0.0, *(value for source in shown for value in (source.winners, source.others))])
    heads = [*_bar_columns("source", axis, "difference"), Column("winners", wide=True), Column("others", wide=True)]
    differ = len(set(job.bots)) > 1  # else every seat makes the same of a source
    heads += [Column(_seat_name(job, seat), wide=True) for seat in range(job.seats) if differ]
    return Section(
        "Where points come from",
        "Points of a seat from each source, winners beside the others, each seat compared with its own average.",
        key=legend(["winners", "others"]),
        grids=[Grid("Mean points", heads, [_source_row(axis, source, differ) for source in shown])],
    )


def _source_row(axis: Axis, source: SourceBalance, by_seat: bool) -> list[Cell]:
    winners, others = points(source.winners), points(source.others)
    picture = bars(axis, [Measure(source.winners), Measure(source.others)], f"winners {winners}, others {others}")
    difference = points_change(source.difference) if source.difference else "–"
    return [source.name, picture, difference, winners, others, *(points(mean) for mean in source.seats if by_seat)]


def _components(balance: Balance) -> Section:
    told = [(component, component.wins) for component in balance.components if component.wins is not None]
    axis = axis_of(
        [0.0, *(end for _, wins in told for end in (wins.value - wins.error, wins.value + wins.error))], True
    )
    heads = [
        *_bar_columns("component", axis, "wins, % points"),
        Column("points", wide=True),
        Column("had it", wide=True),
        Column("wins with / without", wide=True),
    ]
    rows = [_component_row(axis, component, wins) for component, wins in told]
    return Section(
        "Which components win",
        "How much more often a seat won when it had a component than when it had not, each seat compared with its own "
        f"average. {CAUTION}",
        grids=[Grid("What wins most comes first", heads, rows)] if rows else [],
        note=_strict_note(balance.strict, len(told)) + _silent_note(balance.components),
    )


def _component_row(axis: Axis, component: ComponentBalance, wins: Measure) -> list[Cell]:
    words = share_change(wins)
    assert component.points is not None and component.wins_with is not None and component.wins_without is not None
    return [
        _component_name(component),
        dot(axis, wins, words, _tone(component.stands_out, wins.value)),
        _marked(words, component.stands_out, wins.value),
        points_change(component.points),
        share(component.share),
        f"{100 * component.wins_with:.1f} / {share(component.wins_without)}",
    ]


def _component_name(component: ComponentBalance | ComponentChange) -> Cell:
    if component.at_least == 1:
        return component.name
    return Markup("{} <small>{} or more</small>").format(component.name, component.at_least)


def _tone(stands_out: bool, value: float) -> str:
    return "plain" if not stands_out else "gain" if value > 0 else "loss"


def _marked(words: str, stands_out: bool, value: float) -> Cell:
    if not stands_out:
        return words
    return Markup('<b class="{}">{}</b>').format(_tone(stands_out, value), words)


def _strict_note(strict: float, tests: int) -> str:
    return (
        f"Whiskers are 95 % intervals of one component alone. Of {tests} such intervals a few miss by chance, so "
        f"colour marks only what lies beyond {strict:.2f} standard errors: 95 % sure of all of them together. "
    )


def _silent_note(components: Sequence[ComponentBalance]) -> str:
    silent = [component.name for component in components if component.points is None]
    if not silent:
        return ""
    return f"Fewer than {FEWEST} seats had, or had not: {', '.join(silent)}."


def _course(job: Job, balance: Balance) -> Section:
    """The first tenth jumps about and would set the scale: it is left out."""
    names = [turn_name(turn) for turn in range(job.seats)]
    steady = balance.course[len(balance.course) // 10 :]
    series = [Line(name, [(games, shares[turn]) for games, shares in steady]) for turn, name in enumerate(names)]
    return Section(
        "Are these games enough?",
        "Wins by order of play after so many games. While the lines still wander, small differences mean nothing; four "
        "times as many games halve every interval.",
        legend(names),
        [Figure("Wins so far", lines("Wins so far", series, percent=True, reference=1 / job.seats))],
    )


# -- one box, alone --------------------------------------------------------------------------------------------------


def _lead_alone(balance: Balance) -> str:
    seat = balance.seats[0]
    outstanding = sum(component.stands_out for component in balance.components)
    won = measured_share(Measure(seat.wins, seat.wins_error))
    return (
        f"Alone a player makes {points(seat.mean)} points on average, "
        f"from {whole(seat.lowest)} to {whole(seat.highest)}, and a game takes {balance.length.mean:.0f} decisions. "
        f"{f'First place, as the rules define it alone, is reached in {won} of the games. ' if seat.wins < 1 else ''}"
        f"{outstanding} of {len(balance.components)} components go clearly with more or fewer points."
    )


def _pace_alone(balance: Balance) -> Section:
    words = f"A game takes {balance.length.lowest} to {balance.length.highest} decisions."
    return Section("How long", words, figures=[_length_figure([balance.length])])


def _sources_alone(balance: Balance) -> Section:
    shown = [source for source in balance.sources if source.mean]
    axis = axis_of([0.0, *(source.mean for source in shown)])
    rows: list[list[Cell]] = [
        [source.name, bars(axis, [Measure(source.mean)], points(source.mean)), points(source.mean)] for source in shown
    ]
    grid = Grid("Mean points", _bar_columns("source", axis, "points"), rows)
    return Section("Where points come from", "Points from each source.", grids=[grid])


def _components_alone(balance: Balance) -> Section:
    told = [(component, component.points) for component in balance.components if component.points is not None]
    axis = axis_of([0.0, *(end for _, gain in told for end in (gain.value - gain.error, gain.value + gain.error))])
    heads = [
        *_bar_columns("component", axis, "points"),
        Column("had it", wide=True),
        Column("points with / without", wide=True),
    ]
    rows = [_component_row_alone(axis, component, gain) for component, gain in told]
    return Section(
        "Which components bring points",
        f"How many more points were made with a component than without it. {CAUTION}",
        grids=[Grid("What brings most comes first", heads, rows)] if rows else [],
        note=_strict_note(balance.strict, len(told)) + _silent_note(balance.components),
    )


def _component_row_alone(axis: Axis, component: ComponentBalance, gain: Measure) -> list[Cell]:
    words = points_change(gain)
    assert component.points_with is not None and component.points_without is not None
    return [
        _component_name(component),
        dot(axis, gain, words, _tone(component.stands_out, gain.value)),
        _marked(words, component.stands_out, gain.value),
        share(component.share),
        f"{points(component.points_with)} / {points(component.points_without)}",
    ]


def _bar_columns(name: str, axis: Axis, value: str) -> list[Column]:
    return [Column(name, "text"), Column(scale(axis), "plot"), Column(value)]


# -- two boxes -------------------------------------------------------------------------------------------------------

Boxes = tuple[str, str]


def _lead_of_two(comparison: Comparison) -> str:
    first = comparison.order[0]
    seats = len(comparison.points)
    mean = [sum(getattr(change, side) for change in comparison.points) / seats for side in ("first", "second")]
    changed = sum(component.stands_out for component in comparison.components)
    starter = (
        f"Whoever plays first wins {share(first.first)} and {share(first.second)} of the games "
        f"({share_change(first.difference)} percentage points). "
    )
    return (
        f"Over the same deals a seat makes {points(mean[0])} points with the first box and {points(mean[1])} with the "
        f"second. {starter if seats > 1 else ''}"
        f"{changed} of {len(comparison.components)} components change clearly."
    )


def _winners_of_two(job: Job, comparison: Comparison, boxes: Boxes) -> Section:
    even = 1 / job.seats
    names = [turn_name(turn) for turn in range(job.seats)]
    order = list(zip(comparison.first.order, comparison.second.order, strict=True))
    axis = axis_of([0.0, even, *(min(1.0, one.value + one.error) for pair in order for one in pair)], percent=True)
    rows: list[list[Cell]] = [
        [
            name,
            bars(axis, pair, f"{name}: {share(pair[0].value)} and {share(pair[1].value)}", even),
            share_change(change.difference),
            *map(measured_share, pair),
        ]
        for name, pair, change in zip(names, order, comparison.order, strict=True)
    ]
    grids = [Grid("By order of play", _two_columns("player", axis, "change, % points"), rows)]
    words = "Shared victories count in parts. The upright line marks an even share, whiskers the 95 % interval."
    return Section("Who wins", words, legend(boxes), grids=grids)


def _points_of_two(job: Job, comparison: Comparison, boxes: Boxes) -> Section:
    figures = _point_figures(job, list(zip(comparison.first.points, comparison.second.points, strict=True)))
    rows = [
        [_seat_name(job, seat), points_change(change.difference), points(change.first), points(change.second)]
        for seat, change in enumerate(comparison.points)
    ]
    heads = [Column("seat", "text"), Column("change"), Column("first box"), Column("second box")]
    return Section("Points", "Dashed lines are the means.", legend(boxes), figures, [Grid("Mean points", heads, rows)])


def _pace_of_two(comparison: Comparison, boxes: Boxes) -> Section:
    first, second = comparison.first, comparison.second
    figures = [_length_figure([first.length, second.length])]
    words = (
        f"A game takes {points(first.length.mean)} and {points(second.length.mean)} decisions "
        f"({points_change(comparison.length.difference)})."
    )
    if first.margin is None or second.margin is None:
        return Section("How long", words, legend(boxes), figures)
    closeness = f"The winner is {points(first.margin.mean)} and {points(second.margin.mean)} points ahead on average. "
    figures.insert(0, _margin_figure([first.margin, second.margin]))
    return Section("How close, how long", closeness + words, legend(boxes), figures)


def _sources_of_two(comparison: Comparison, boxes: Boxes) -> Section:
    shown = sorted((one for one in comparison.sources if one.first or one.second), key=lambda one: -one.first)
    axis = axis_of([0.0, *(value for source in shown for value in (source.first, source.second))])
    rows: list[list[Cell]] = [
        [
            source.name,
            bars(
                axis,
                [Measure(source.first), Measure(source.second)],
                f"{points(source.first)}, {points(source.second)}",
            ),
            points_change(source.difference),
            points(source.first),
            points(source.second),
        ]
        for source in shown
    ]
    grid = Grid("Mean points of a seat", _two_columns("source", axis, "change"), rows)
    return Section("Where points come from", "Points of a seat from each source.", legend(boxes), grids=[grid])


def _components_of_two(comparison: Comparison) -> Section:
    ends = [
        change.share.difference.value + sign * change.share.difference.error
        for change in comparison.components
        for sign in (-1, 1)
    ]
    axis = axis_of([0.0, *ends], percent=True)
    heads = [
        *_two_columns("component", axis, "had it, % points"),
        Column("its wins, first", wide=True),
        Column("second", wide=True),
        Column("change", wide=True),
    ]
    return Section(
        "Which components change",
        "How many more seats had a component with the second box. Its wins are how much more often those won that had "
        f"it, in percentage points. {CAUTION}",
        grids=[Grid("What changed most comes first", heads, [_change_row(axis, one) for one in comparison.components])],
        note=_strict_note(comparison.strict, 2 * len(comparison.components)),
    )


def _change_row(axis: Axis, component: ComponentChange) -> list[Cell]:
    had = component.share
    words = share_change(had.difference)
    return [
        _component_name(component),
        dot(axis, had.difference, words, _tone(component.share_stands_out, had.difference.value)),
        _marked(words, component.share_stands_out, had.difference.value),
        share(had.first),
        share(had.second),
        *_wins_cells(component.wins, component.wins_stand_out),
    ]


def _wins_cells(wins: Change | None, stands_out: bool) -> list[Cell]:
    if wins is None:
        return ["–", "–", "–"]
    change = _marked(share_change(wins.difference), stands_out, wins.difference.value)
    return [signed(100 * wins.first), signed(100 * wins.second), change]


def _two_columns(name: str, axis: Axis, value: str) -> list[Column]:
    return [*_bar_columns(name, axis, value), Column("first box", wide=True), Column("second box", wide=True)]
