"""What many games say about a design: who wins, by how much, with what, and what another box changes.

Everything is counted over games (`measure.py`). A component that seats have several of is split where about half of
the seats had so many or more, so that both sides have something to say. Where one plays alone nobody wins or loses:
there points decide what stands out.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from msgspec import Struct, structs

from planetfall._face import new
from planetfall.catalogue import find_title
from planetfall.core.ledger import Ledger
from planetfall.lab.measure import Effect, Measure, Outcome, difference_of, share_of, strict_z
from planetfall.lab.pool import Workers
from planetfall.lab.simulate import Job, Played, Simulation, play, sum_up

__all__ = [
    "Balance",
    "Change",
    "Comparison",
    "ComponentBalance",
    "ComponentChange",
    "SourceBalance",
    "Spread",
    "compare",
    "weigh",
]

CHECKPOINTS = 60  # how often the running result is noted


class Spread(Struct, frozen=True):
    mean: float
    lowest: int
    highest: int
    counts: dict[int, int]  # games by value


class SourceBalance(Struct, frozen=True):
    id: str
    name: str
    mean: float  # points of a seat
    seats: list[float]  # the same at each seat
    winners: float
    others: float
    difference: Measure | None  # of winners and others


class ComponentBalance(Struct, frozen=True):
    id: str
    name: str
    at_least: int  # "had it" means so many or more
    share: float  # of all seats that had it
    points_with: float | None = None  # None: too few had it, or had it not
    points_without: float | None = None
    points: Measure | None = None  # the difference
    wins_with: float | None = None  # None also where one plays alone
    wins_without: float | None = None
    wins: Measure | None = None
    stands_out: bool = False  # the difference in wins (alone: in points) is beyond the strict interval


class Balance(Simulation, frozen=True):
    box: str  # the folder of its file, or "standard"
    order: list[Measure]  # share of wins by order of play; the seat that leads comes first
    course: list[tuple[int, list[float]]]  # after so many games: the same shares so far
    points: list[Spread]  # at seat
    margin: Spread | None  # of the winner over the next; None where one plays alone
    length: Spread  # decisions
    sources: list[SourceBalance]
    components: list[ComponentBalance]  # what wins most comes first
    strict: float  # standard errors of the strict interval, 95 % sure of all components together


class Change(Struct, frozen=True):
    name: str
    first: float
    second: float
    difference: Measure  # over the same deals


class ComponentChange(Struct, frozen=True):
    id: str
    name: str
    at_least: int
    share: Change  # of seats that had it
    share_stands_out: bool  # beyond the strict interval
    wins: Change | None  # how much more those win that had it
    wins_stand_out: bool

    @property
    def stands_out(self) -> bool:
        return self.share_stands_out or self.wins_stand_out


class Comparison(Struct, frozen=True):
    first: Balance
    second: Balance
    points: list[Change]  # at seat
    wins: list[Change]  # at seat
    order: list[Change]
    length: Change
    sources: list[Change]
    components: list[ComponentChange]  # what changed most comes first
    strict: float


def weigh(job: Job, workers: Workers, progress: Callable[[int], None]) -> Balance:
    return _Weighed(job, workers, progress).balance


def compare(job: Job, against: Path, workers: Workers, progress: Callable[[int], None]) -> Comparison:
    """The same deals with the components of another file."""
    other = structs.replace(job, components=against)
    _names(other)  # refuses a bad file before any game
    first = _Weighed(job, workers, progress)
    return _compare(first, _Weighed(other, workers, progress, first.splits))


class _Weighed:
    """A job played, with what a comparison needs of every game."""

    def __init__(
        self, job: Job, workers: Workers, progress: Callable[[int], None], splits: Mapping[str, int] | None = None
    ) -> None:
        self.job = structs.replace(job, ledger=True)
        self.sources, self.components = _names(job)
        self.played = play(self.job, workers, progress)
        self.wins = [list(column) for column in self.played.wins]
        self.order = _by_order(self.played)
        self.held = _columns(self.played.held, self.components)
        self.earned = _columns(self.played.earned, self.sources)
        chosen = splits or {}
        self.splits = {id: chosen.get(id) or _split(columns) for id, columns in self.held.items()}
        self.had = {id: _had(columns, self.splits[id]) for id, columns in self.held.items()}
        victory, points = Outcome(self.wins), Outcome(self.played.points)
        self.alone = job.seats == 1
        self.on_points = {id: points.effect(had) for id, had in self.had.items()}
        self.on_wins = {id: None if self.alone else victory.effect(had) for id, had in self.had.items()}
        self.balance = _balance(self)


def _names(job: Job) -> tuple[Mapping[str, str], Mapping[str, str]]:
    ledger = _ledger(job)
    table = new(job.game, seats=job.seats, seed=0, options=job.options, components=job.components)
    return ledger.sources(table, "en"), ledger.components(table, "en")


def _ledger(job: Job) -> Ledger:
    ledger = find_title(job.game).ledger
    if ledger is None:
        raise ValueError(f"{job.game} has no ledger, so there is nothing to weigh; drop --report and --against")
    return ledger


# -- columns ---------------------------------------------------------------------------------------------------------

Columns = list[Sequence[int]]  # at seat, then at game


def _columns(rows: Sequence[Sequence[int]], names: Mapping[str, str]) -> dict[str, Columns]:
    return {id: [row[place :: len(names)] for row in rows] for place, id in enumerate(names)}


def _by_order(played: Played) -> list[list[float]]:
    """Wins by order of play instead of by seat."""
    seats = len(played.wins)
    games = list(zip(*played.wins, strict=True))
    return [[wins[seat] for wins, seat in zip(games, played.order[turn::seats], strict=True)] for turn in range(seats)]


def _split(columns: Columns) -> int:
    """The number that about half of the seats had or exceeded."""
    counts = sum((Counter(column) for column in columns), Counter[int]())
    total = counts.total()

    def distance(least: int) -> float:
        return abs(sum(count for held, count in counts.items() if held >= least) / total - 0.5)

    return min(range(1, max(2, max(counts) + 1)), key=distance)


def _had(columns: Columns, at_least: int) -> Columns:
    return [bytes([held >= at_least for held in column]) for column in columns]


# -- one box ---------------------------------------------------------------------------------------------------------


def _balance(weighed: _Weighed) -> Balance:
    played = weighed.played
    scores = [sorted(game) for game in zip(*played.points, strict=True)]
    strict = strict_z(sum(effect is not None for effect in weighed.on_points.values()))
    return Balance(
        **structs.asdict(sum_up(weighed.job, played)),
        box=str(weighed.job.components.parent) if weighed.job.components else "standard",
        order=[share_of(column) for column in weighed.order],
        course=_course(weighed.order),
        points=[_spread(column) for column in played.points],
        margin=None if weighed.alone else _spread([game[-1] - game[-2] for game in scores]),
        length=_spread(played.decisions),
        sources=_source_balances(weighed),
        components=sorted((_component_balance(weighed, id, strict) for id in weighed.components), key=_strongest_first),
        strict=strict,
    )


def _spread(values: Sequence[int]) -> Spread:
    return Spread(sum(values) / len(values), min(values), max(values), dict(sorted(Counter(values).items())))


def _course(order: list[list[float]]) -> list[tuple[int, list[float]]]:
    games = len(order[0])
    course: list[tuple[int, list[float]]] = []
    sums, counted = [0.0] * len(order), 0
    for point in range(1, CHECKPOINTS + 1):
        until = games * point // CHECKPOINTS
        if until > counted:
            sums = [so_far + sum(column[counted:until]) for so_far, column in zip(sums, order, strict=True)]
            counted = until
            course.append((counted, [so_far / counted for so_far in sums]))
    return course


def _source_balances(weighed: _Weighed) -> list[SourceBalance]:
    won = [[int(share > 0) for share in column] for column in weighed.wins]
    balances = []
    for id, columns in weighed.earned.items():
        seats = [sum(column) / len(column) for column in columns]
        mean = sum(seats) / len(seats)
        effect = Outcome(columns).effect(won)
        winners, others = (effect.having, effect.lacking) if effect else (mean, mean)
        difference = effect.difference if effect else None
        balances.append(SourceBalance(id, weighed.sources[id], mean, seats, winners, others, difference))
    return sorted(balances, key=lambda source: -source.mean)


def _component_balance(weighed: _Weighed, id: str, strict: float) -> ComponentBalance:
    had = weighed.had[id]
    share = sum(sum(column) for column in had) / (len(had) * len(had[0]))
    points, wins = weighed.on_points[id], weighed.on_wins[id]
    decisive = wins or points
    return ComponentBalance(
        id,
        weighed.components[id],
        weighed.splits[id],
        share,
        *_told(points),
        *_told(wins),
        stands_out=decisive is not None and decisive.difference.is_beyond(strict),
    )


def _told(effect: Effect | None) -> tuple[float | None, float | None, Measure | None]:
    """With, without, and the difference."""
    return (effect.having, effect.lacking, effect.difference) if effect is not None else (None, None, None)


def _strongest_first(component: ComponentBalance) -> tuple[bool, float]:
    decisive = component.wins or component.points
    return decisive is None, -decisive.value if decisive else 0.0


# -- two boxes -------------------------------------------------------------------------------------------------------


def _compare(first: _Weighed, second: _Weighed) -> Comparison:
    seats = [f"seat {seat}" for seat in range(first.job.seats)]
    turns = [f"player {turn + 1}" for turn in range(first.job.seats)]
    shared = [id for id in first.held if id in second.held]
    strict = strict_z(2 * len(shared))  # how often it was had, and how it wins
    components = [_component_change(first, second, id, strict) for id in shared]
    return Comparison(
        first=first.balance,
        second=second.balance,
        points=_changes(seats, first.played.points, second.played.points),
        wins=_changes(seats, first.wins, second.wins),
        order=_changes(turns, first.order, second.order),
        length=_change("decisions", first.played.decisions, second.played.decisions),
        sources=[
            _change(name, _seat_means(first.earned[id]), _seat_means(second.earned[id]))
            for id, name in first.sources.items()
        ],
        components=sorted(components, key=lambda change: (not change.stands_out, -abs(change.share.difference.value))),
        strict=strict,
    )


def _changes(names: list[str], first: Sequence[Sequence[float]], second: Sequence[Sequence[float]]) -> list[Change]:
    return [_change(*columns) for columns in zip(names, first, second, strict=True)]


def _change(name: str, first: Sequence[float], second: Sequence[float]) -> Change:
    return Change(name, sum(first) / len(first), sum(second) / len(second), difference_of(first, second))


def _seat_means(columns: Sequence[Sequence[int]]) -> list[float]:
    """The mean of the seats in each game."""
    return [sum(seats) / len(columns) for seats in zip(*columns, strict=True)]


def _component_change(first: _Weighed, second: _Weighed, id: str, strict: float) -> ComponentChange:
    share = _change("share", _seat_means(first.had[id]), _seat_means(second.had[id]))
    wins = _effect_change(first.on_wins[id], second.on_wins[id])
    return ComponentChange(
        id,
        second.components[id],
        first.splits[id],
        share,
        share.difference.is_beyond(strict),
        wins,
        wins is not None and wins.difference.is_beyond(strict),
    )


def _effect_change(first: Effect | None, second: Effect | None) -> Change | None:
    if first is None or second is None:
        return None
    return Change("wins", first.difference.value, second.difference.value, first.change_to(second))
