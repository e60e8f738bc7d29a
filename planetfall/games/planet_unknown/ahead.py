"""What lies ahead of a tracker, as opponents see it: its next medal, and what its next spaces give.

It hangs on the printed tracks alone, so it is reckoned once for a box: for every tracker of every corporation, on every
column (Makeshift's trackers change theirs, 16.6), at every space.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from planetfall.games.planet_unknown.box import CORPORATIONS, SPACES, TRACKS, WATER, Box
from planetfall.games.planet_unknown.effects import OASIS

__all__ = ["MEDAL", "PRIZES", "PRIZES_WITH_ROVER", "all_ahead", "place_ahead"]

# Numbers for each space.
MEDAL: Final = 0  # what the next medal brings, by its distance
PRIZES: Final = 1  # what the next spaces give, roughly in medals and by their distance
PRIZES_WITH_ROVER: Final = 2  # likewise, if a rover is left to land
SIGHTS: Final = 3

LOOK_AHEAD: Final = 3  # spaces
MEDAL_IN_SIGHT: Final = 5
LANDING: Final = 0.8  # in medals


def place_ahead(box: Box, corporation: i64, tracker: i64, column: i64, space: i64) -> i64:
    """Where the numbers of a space begin in `Box.ahead`."""
    return (((corporation * TRACKS + tracker) * TRACKS + column) * box.longest + space) * SIGHTS


def all_ahead(box: Box) -> vec[float]:
    found = vec[float]([0.0] * (CORPORATIONS * TRACKS * TRACKS * box.longest * SIGHTS))
    corporation: i64
    tracker: i64
    column: i64
    space: i64
    for corporation in range(CORPORATIONS):
        for tracker in range(TRACKS):
            for column in range(TRACKS):
                for space in range(box.top[corporation * TRACKS + tracker]):
                    _look_from(box, corporation, tracker, column, space, found)
    return found


def _look_from(box: Box, corporation: i64, tracker: i64, column: i64, space: i64, found: vec[float]) -> None:
    at = place_ahead(box, corporation, tracker, column, space)
    last: i64 = 0  # medal reached
    step = space
    while step > 0 and last == 0:
        last = box.medal[_printed(box, corporation, tracker, column, step)]
        step -= 1
    ahead: i64
    for ahead in range(1, MEDAL_IN_SIGHT + 1):
        if space + ahead > box.top[corporation * TRACKS + tracker]:
            return
        place = _printed(box, corporation, tracker, column, space + ahead)
        if ahead <= LOOK_AHEAD:
            prize = _prize(box, place)
            found[at + PRIZES] += prize / float(ahead)
            if box.landing[place] > 0:
                prize += LANDING
            found[at + PRIZES_WITH_ROVER] += prize / float(ahead)
        medal = box.medal[place]
        if medal > 0 and last >= 0:
            found[at + MEDAL] += float(medal - last) / float(ahead)
            last = -1  # the next one is enough


def _printed(box: Box, corporation: i64, tracker: i64, column: i64, space: i64) -> i64:
    """Where the space of a tracker stands in the tables of the box."""
    if corporation == OASIS and tracker == WATER:
        return (OASIS * TRACKS + box.path_track[space]) * SPACES + box.path_space[space]
    return (corporation * TRACKS + column) * SPACES + space


def _prize(box: Box, place: i64) -> float:
    """What a space gives, without landing a rover."""
    prize = 0.5 * float(box.boosts[place]) + 0.4 * float(box.patches[place]) + 0.15 * float(box.movement[place])
    if box.civ_rank[place] > 0:
        prize += 0.3 + 0.6 * float(box.civ_rank[place])
    if box.level[place] > 0:
        prize += 0.6
    return prize
