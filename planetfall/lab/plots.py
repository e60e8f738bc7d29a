"""Small pictures for reports, as inline SVG: bars and dots with their intervals, histograms, lines.

Nothing is measured in the width of a picture: places are percentages, so a picture fills its column on any screen and
its letters keep their size. Colours are CSS variables of report.css; `first`, `second` … name a series there.
"""

import math
from collections.abc import Callable, Iterable, Mapping, Sequence

from markupsafe import Markup, escape
from msgspec import Struct

from planetfall.lab.measure import Measure

__all__ = [
    "SERIES",
    "Axis",
    "Line",
    "axis_of",
    "bars",
    "dot",
    "highest_share",
    "histogram",
    "legend",
    "lines",
    "ridge",
    "scale",
]

SERIES = ("first", "second", "third", "fourth")
TICKS = 5  # at most so many steps on an axis
BINS = 30  # at most so many in a histogram
BAR = 9  # pixels
STRIP = 22  # height of a row's picture
RIDGE = 44  # of a histogram in a row
TALL = 190  # height of a picture that stands alone
HEAD, FOOT = 20, 22  # of it for the labels above and below


class Axis(Struct, frozen=True):
    low: float
    high: float
    step: float
    percent: bool = False  # values are shares

    def place(self, value: float) -> float:
        """Where a value lies, in percent of the width; what is outside lies at the end."""
        return round(100 * min(1.0, max(0.0, (value - self.low) / (self.high - self.low))), 3)

    @property
    def ticks(self) -> list[float]:
        return [round(self.low + n * self.step, 9) for n in range(round((self.high - self.low) / self.step) + 1)]

    def text(self, value: float) -> str:
        shown = round(value * 100 if self.percent else value, 6) + 0.0  # no negative zero
        return f"{shown:,g}".replace("-", "−") + (" %" if self.percent else "")


class Line(Struct, frozen=True):
    name: str
    points: Sequence[tuple[float, float]]


def axis_of(values: Sequence[float], percent: bool = False, ticks: int = TICKS) -> Axis:
    """An axis in round steps that holds all values."""
    finite = [value for value in values if math.isfinite(value)] or [0.0, 1.0]
    low, high = min(finite), max(finite)
    if low == high:
        high += 0.01 if percent else 1.0
    step = _round_step((high - low) / ticks)
    first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
    return Axis(round(first * step, 9), round(last * step, 9), step, percent)


def _round_step(least: float) -> float:
    """1, 2 or 5 times a power of ten."""
    power = 10.0 ** math.floor(math.log10(least))
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor >= least * (1 - 1e-9))


# -- pictures in the rows of a table ---------------------------------------------------------------------------------


def scale(axis: Axis) -> Markup:
    """The numbers of an axis, for the head of a column. A phone has room for two: zero and the end farther from it."""
    kept = (min(max(0.0, axis.low), axis.high), max(axis.low, axis.high, key=abs))
    labels = "".join(
        f'<text class="{"" if tick in kept else "inner"}" x="{axis.place(tick)}%" y="{STRIP - 7}" text-anchor="middle">'
        f"{axis.text(tick)}</text>"
        for tick in axis.ticks
    )
    return _strip(labels, STRIP, f"from {axis.text(axis.low)} to {axis.text(axis.high)}")


def bars(axis: Axis, measures: Sequence[Measure], words: str, reference: float | None = None) -> Markup:
    """One or two bars from the axis' beginning, each with its whisker; `reference` is a line to compare with."""
    height = STRIP if len(measures) == 1 else 2 * BAR + 8
    top = (height - len(measures) * BAR - (len(measures) - 1) * 2) / 2
    drawn = _grid(axis)
    for number, measure in enumerate(measures):
        y = top + number * (BAR + 2)
        begin, end = sorted((axis.place(max(0.0, axis.low)), axis.place(measure.value)))
        drawn += (
            f'<rect class="fill {SERIES[number]}" x="{begin}%" y="{y:g}" width="{end - begin:.3f}%" height="{BAR}"/>'
        )
        drawn += _whisker(axis, measure, y + BAR / 2)
    if reference is not None:
        drawn += _upright(axis.place(reference), "reference")
    return _strip(drawn, height, words)


def dot(axis: Axis, measure: Measure, words: str, tone: str = "plain") -> Markup:
    """A dot with its interval beside the line of zero; `tone` is gain, loss or plain."""
    y = STRIP / 2
    radius = 3.5 if tone == "plain" else 5
    drawn = _grid(axis) + _upright(axis.place(0.0), "reference") + _whisker(axis, measure, y, tone)
    drawn += f'<circle class="fill {tone}" cx="{axis.place(measure.value)}%" cy="{y:g}" r="{radius:g}"/>'
    return _strip(drawn, STRIP, words)


def ridge(axis: Axis, counts: Mapping[int, int], most: float, words: str) -> Markup:
    """A histogram as low as a row, with its mean: one below the other they can be compared. `most` fills the height."""
    width = _bin_width(axis)
    bins = _binned(counts, axis, width)
    steps = "".join(f"V{most - share:.5f}H{n + 1}" for n, share in enumerate(bins))
    path = f'<path class="area first" d="M0 {most:g}{steps}V{most:g}"/>'
    x = axis.place(_mean(counts) + 0.5)  # a value fills the step up to the next
    drawn = _grid(axis) + _stretched(path, (axis.high - axis.low) / width, most, 0, RIDGE)
    drawn += f'<line class="mean first" x1="{x}%" x2="{x}%" y1="0" y2="{RIDGE}"/>'
    return _strip(drawn, RIDGE, words)


def highest_share(axis: Axis, series: Iterable[Mapping[int, int]]) -> float:
    """Of all values that one step of a ridge holds."""
    return max(max(_binned(counts, axis, _bin_width(axis))) for counts in series)


def _strip(drawn: str, height: int, words: str) -> Markup:
    head = f'<svg class="strip" width="100%" height="{height}" role="img"><title>{escape(words)}</title>'
    return Markup(f"{head}{drawn}</svg>")


def _grid(axis: Axis) -> str:
    return "".join(_upright(axis.place(tick), "grid") for tick in axis.ticks)


def _upright(x: float, kind: str) -> str:
    """Longer than the picture: the lines of neighbouring rows meet."""
    return f'<line class="{kind}" x1="{x}%" x2="{x}%" y1="-80" y2="120"/>'


def _whisker(axis: Axis, measure: Measure, y: float, tone: str = "") -> str:
    if not measure.error or not math.isfinite(measure.error):
        return ""
    low, high = axis.place(measure.value - measure.error), axis.place(measure.value + measure.error)
    ends = "".join(f'<line x1="{x}%" x2="{x}%" y1="{y - 3:g}" y2="{y + 3:g}"/>' for x in (low, high))
    return f'<g class="whisker {tone}"><line x1="{low}%" x2="{high}%" y1="{y:g}" y2="{y:g}"/>{ends}</g>'


# -- pictures that stand alone ---------------------------------------------------------------------------------------


def histogram(
    title: str, series: Sequence[Mapping[int, int]], axis: Axis | None = None, highest: float = 0.0
) -> Markup:
    """How often each value came, one or two series: the first as an area, the second as an outline over it.

    With an axis and the highest share given, several pictures can be compared.
    """
    chosen = axis or axis_of([value for counts in series for value in counts])
    width = _bin_width(chosen)
    shares = [_binned(counts, chosen, width) for counts in series]
    top = axis_of([0.0, highest, *(share for bins in shares for share in bins)], percent=True, ticks=3)
    drawn = _levels(top, _level_line)
    for number, bins in enumerate(shares):
        steps = "".join(f"V{top.high - share:.5f}H{n + 1}" for n, share in enumerate(bins))
        kind = "outline" if number else "area"
        path = f'<path class="{kind} {SERIES[number]}" d="M0 {top.high:g}{steps}V{top.high:g}"/>'
        drawn += _stretched(path, len(bins), top.high)
    span = Axis(chosen.low, chosen.low + len(shares[0]) * width, chosen.step)
    drawn += _levels(top, _level_text) + _below(span, chosen.ticks)
    for number, counts in enumerate(series):
        x = span.place(_mean(counts) + 0.5)
        drawn += f'<line class="mean {SERIES[number]}" x1="{x}%" x2="{x}%" y1="{HEAD}" y2="{TALL - FOOT}"/>'
    bin_words = f"in steps of {width}" if width > 1 else "one bar for each value"
    return _picture(title, f"Share of games, {bin_words}; dashed: the mean.", drawn)


def _bin_width(axis: Axis) -> int:
    return max(1, math.ceil((axis.high - axis.low + 1) / BINS))


def _mean(counts: Mapping[int, int]) -> float:
    return sum(value * count for value, count in counts.items()) / max(1, sum(counts.values()))


def _binned(counts: Mapping[int, int], axis: Axis, width: int) -> list[float]:
    bins = [0] * math.ceil((axis.high - axis.low + 1) / width)
    for value, count in counts.items():
        bins[int(value - axis.low) // width] += count
    total = max(1, sum(bins))
    return [count / total for count in bins]


def lines(title: str, series: Sequence[Line], percent: bool = False, reference: float | None = None) -> Markup:
    """Values over steps; all series share the axes."""
    across = axis_of([x for line in series for x, _ in line.points])
    up = axis_of([y for line in series for _, y in line.points], percent, ticks=3)
    drawn = _levels(up, _level_line)
    if reference is not None and up.low <= reference <= up.high:
        y = _height(up, reference)
        drawn += f'<line class="reference" x1="0" x2="100%" y1="{y:.1f}" y2="{y:.1f}"/>'
    for number, line in enumerate(series):
        places = "L".join(f"{across.place(x):g} {100 - up.place(y):g}" for x, y in line.points)
        drawn += _stretched(f'<path class="course {SERIES[number]}" d="M{places}"/>', 100, 100)
    drawn += _levels(up, _level_text) + _below(across, across.ticks)
    ends = "; ".join(f"{line.name} ends at {up.text(round(line.points[-1][1], 3))}" for line in series)
    return _picture(title, ends, drawn)


def legend(names: Sequence[str]) -> Markup:
    """Which series is which: as the pictures draw them, the first filled."""
    return Markup("").join(
        Markup('<span class="key"><i class="{}"></i>{}</span>').format(kind, name)
        for kind, name in zip(SERIES, names, strict=False)
    )


def _below(axis: Axis, ticks: Sequence[float]) -> str:
    """The numbers of the level axis, inside the picture at both ends."""
    drawn = ""
    for tick in ticks:
        x = axis.place(tick)
        anchor = "start" if x < 5 else "end" if x > 95 else "middle"
        drawn += f'<text x="{x}%" y="{TALL - 6}" text-anchor="{anchor}">{axis.text(tick)}</text>'
    return drawn


def _picture(title: str, description: str, drawn: str) -> Markup:
    head = f'<svg class="picture" width="100%" height="{TALL}" role="img"><title>{escape(title)}</title>'
    return Markup(f"{head}<desc>{escape(description)}</desc>{drawn}</svg>")


def _levels(axis: Axis, draw: Callable[[float, str], str]) -> str:
    """Lines under what is drawn, or their values over it."""
    return "".join(draw(_height(axis, tick), axis.text(tick)) for tick in axis.ticks)


def _height(axis: Axis, value: float) -> float:
    return HEAD + (TALL - HEAD - FOOT) * (1 - axis.place(value) / 100)


def _level_line(y: float, _: str) -> str:
    return f'<line class="grid" x1="0" x2="100%" y1="{y:.1f}" y2="{y:.1f}"/>'


def _level_text(y: float, text: str) -> str:
    return (
        f'<text class="level" x="100%" y="{y - 5:.1f}" text-anchor="end">{text}</text>' if y < TALL - FOOT - 1 else ""
    )


def _stretched(path: str, width: float, height: float, top: int = HEAD, tall: int = TALL - HEAD - FOOT) -> str:
    """A path in units of its own, drawn over the whole width; strokes keep their thickness by CSS."""
    box = f'y="{top}" width="100%" height="{tall}" viewBox="0 0 {width:g} {height:g}"'
    return f'<svg {box} preserveAspectRatio="none" overflow="visible">{path}</svg>'
