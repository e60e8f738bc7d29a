"""How strong the opponents are: what each must win against the next weaker, from at least 400 games.

Every deal is played from every seat. Finished games are kept, one a line, and a run that was stopped goes on; all of it
together takes many hours of one core, because an Admiral takes up to three seconds for a turn.

    python benchmarks/strength.py reworld --only pilot,cadet --jobs 2
"""

import argparse
from pathlib import Path

from msgspec import Struct
from rich.progress import Progress

from planetfall.commands.common import progress_bar
from planetfall.lab.arena import Contest, arena

KEPT = Path(__file__).parent / "strength"


class Demand(Struct, frozen=True):
    bot: str
    against: str
    wins: float  # the share it has to win


DEMANDS = (
    Demand("greedy", "random", 0.98),
    Demand("search:100ms", "greedy", 0.80),
    Demand("search:1s", "search:100ms", 0.60),
    Demand("pilot", "cadet", 0.70),
    Demand("captain", "pilot", 0.70),
    Demand("admiral", "captain", 0.70),
)


def measure(game: str, demand: Demand, games: int, jobs: int, keep: Path, progress: Progress) -> str:
    pair = (demand.bot, demand.against)
    file = keep / f"{game}-{demand.bot}-{demand.against}.jsonl".replace(":", "")
    contest = Contest(game, 2, pair, games)
    task = progress.add_task(f"{demand.bot} against {demand.against}", total=games)
    result = arena(contest, jobs, file, lambda finished: progress.advance(task, finished))
    bot = next(bot for bot in result.bots if bot.bot == demand.bot)
    figures = f"{result.games} | {bot.wins:.1%} ± {bot.wins_error:.1%} | {demand.wins:.0%}"
    return f"| {demand.bot} against {demand.against} | {figures} | {'yes' if bot.wins >= demand.wins else 'NO'} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--only", help="one pair, such as search:1s,search:100ms")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path, default=KEPT, help="folder of the finished games")
    arguments = parser.parse_args()
    wanted = [demand for demand in DEMANDS if arguments.only in (None, f"{demand.bot},{demand.against}")]
    if not wanted:
        pairs = "; ".join(f"{demand.bot},{demand.against}" for demand in DEMANDS)
        parser.error(f"--only is {arguments.only!r}, expected one of {pairs}")
    arguments.keep.mkdir(parents=True, exist_ok=True)
    with progress_bar() as progress:
        lines = [
            measure(arguments.game, demand, arguments.games, arguments.jobs, arguments.keep, progress)
            for demand in wanted
        ]
    print("\n".join(["| | games | wins | aim | reached |", "|---|---|---|---|---|", *lines]))


if __name__ == "__main__":
    main()
