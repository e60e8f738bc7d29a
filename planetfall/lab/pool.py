"""One road for all work of many games: here, over several processes, or over a Ray cluster.

Results come back in the order of the work, whoever does it, so that a sum over them is the same to the last digit.
"""

import logging
import os
import secrets
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import partial
from importlib import import_module
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from types import ModuleType
from typing import Any, Final, TypeVar, TypeVarTuple

from planetfall._guard import BUILD
from planetfall._version import VERSION

__all__ = ["Workers", "work_through", "working"]

Workers = int | str  # so many processes, or the address of a Ray cluster
LOCAL: Final = "local"  # the address of a cluster that is started here
AHEAD: Final = 4  # pieces handed out for each worker: nobody waits, and a hundred thousand never queue at once

R = TypeVar("R")
Arguments = TypeVarTuple("Arguments")
Work = Callable[[Iterable[tuple[*Arguments]]], Iterator[R]]
Crew = tuple[int, Callable[..., Callable[[], R]]]  # how many; hands a piece out and gives what brings its result


def work_through(
    play: Callable[[*Arguments], R], pieces: Iterable[tuple[*Arguments]], workers: Workers = 1
) -> Generator[R, None, None]:
    """`play(*piece)` for every piece, in their order. Whoever stops listening stops the work, except for a few pieces
    that a cluster has in hand."""
    with working(play, workers) as work:
        yield from work(pieces)


@contextmanager
def working(play: Callable[[*Arguments], R], workers: Workers) -> Iterator[Work[*Arguments, R]]:
    """As `work_through`, again and again with the same processes: to start one takes a second."""
    with _crew(play, workers) as (size, hand_out):
        yield partial(_work, size, hand_out)


def _work(size: int, hand_out: Callable[..., Callable[[], R]], pieces: Iterable[tuple[Any, ...]]) -> Iterator[R]:
    waiting: deque[Callable[[], R]] = deque()
    for piece in pieces:
        waiting.append(hand_out(*piece))
        if len(waiting) == AHEAD * size:
            yield waiting.popleft()()
    while waiting:
        yield waiting.popleft()()


def _crew(play: Callable[..., R], workers: Workers) -> AbstractContextManager[Crew[R]]:
    if isinstance(workers, str):
        return _cluster(play, workers)
    return nullcontext((1, partial(partial, play))) if workers == 1 else _processes(play, workers)


@contextmanager
def _processes(play: Callable[..., R], size: int) -> Iterator[Crew[R]]:
    before = set(active_children())
    pool = ProcessPoolExecutor(size, get_context("spawn"), _serve)

    def hand_out(*piece: Any) -> Callable[[], R]:
        with _interrupts_held_back():
            return pool.submit(play, *piece).result

    try:
        yield size, hand_out
    except BaseException:
        for process in set(active_children()) - before:
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _serve() -> None:
    """Ctrl-C reaches every process; the first one says a line about it and ends the others. However it ends itself,
    they end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_first, daemon=True).start()


def _end_with_the_first() -> None:
    first = parent_process()
    assert first is not None, "only processes that were started serve"
    first.join()
    os._exit(1)


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """A process that starts inherits this, so that it cannot be interrupted before it serves."""
    if os.name == "nt":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# -- Ray -------------------------------------------------------------------------------------------------------------


@contextmanager
def _cluster(play: Callable[..., R], address: str) -> Iterator[Crew[R]]:
    """The connection stays for the next work, because it takes seconds; Ray ends it with the program."""
    ray = _connect(address)
    remote = ray.remote(play)
    size = max(1, int(ray.cluster_resources().get("CPU", 1)))
    yield size, lambda *piece: partial(ray.get, remote.remote(*piece))


def _connect(address: str) -> ModuleType:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        ray = import_module("ray")
    except ImportError as error:
        raise ValueError(f'--ray cannot be used ({error}); run: pip install "planetfall[ray]"') from error
    if not ray.is_initialized():
        try:
            _join(ray, address)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise ValueError(
                f"no Ray cluster answers at --ray {address} ({str(error).splitlines()[0]}); "
                "expected local, auto or ray://HOST:PORT"
            ) from error
    _compare(ray, address)
    return ray


def _join(ray: ModuleType, address: str) -> None:
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    if address == LOCAL:
        os.environ.setdefault("RAY_AUTH_TOKEN", secrets.token_hex(32))  # Ray would leave one in the home folder
        quiet["include_dashboard"] = False
    ray.init(address, **quiet)


def _compare(ray: ModuleType, address: str) -> None:
    """The same seeds give the same games only where the same program plays them; one node answers for all."""
    try:
        theirs = ray.get(ray.remote(_program).remote())
    except ray.exceptions.RayError as error:
        theirs = str(error).splitlines()[-1]
    if theirs != _program():
        raise ValueError(f"a node of the Ray cluster at {address} answers {theirs!r}, expected {_program()!r}")


def _program() -> str:
    return f"planetfall {VERSION}, {BUILD}"
