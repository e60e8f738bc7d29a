"""What can be told of a move: facts about where it leads, by the features of the evaluation that they explain."""

from planetfall.core.advice import Tellers
from planetfall.core.view import Reader
from planetfall.games.planet_unknown.box import RANKS, TRACKS
from planetfall.games.planet_unknown.codes import CARD_DUE, KINDS
from planetfall.games.planet_unknown.evaluation import WEIGHTS, features
from planetfall.games.planet_unknown.grid import CELLS, SIDE, WORDS, cells_on
from planetfall.games.planet_unknown.lifepods import pods_collected
from planetfall.games.planet_unknown.objectives import GOALS_KEPT, is_met, rivalry_value
from planetfall.games.planet_unknown.play import PlanetUnknown
from planetfall.games.planet_unknown.rovers import rovers_on_planet
from planetfall.games.planet_unknown.scoring import PLANET_MEDALS, medals, meteorites_left, rival
from planetfall.games.planet_unknown.state import (
    BOARDS,
    COLLECTED,
    COVERED,
    LIFEPODS,
    METEORITES,
    NOTHING,
    OWN,
    ROVER_BOARD,
    TRACKER,
    count_on,
)
from planetfall.games.planet_unknown.view_planet import MedalLine, medal_lines
from planetfall.games.planet_unknown.view_tracks import given
from planetfall.games.planet_unknown.words import Words, words

__all__ = ["tellers"]

NEAR = 2  # cells: a line that lacks more is not worth a word

# Features that speak of the same thing.
ABOUT_LINES = ("lines", "lines near", "lines close", "lines open", "lines struck")
ABOUT_ROOM = ("holes", "dead ends", "open pairs", "open squares")
ABOUT_TRACKERS = (
    *("civ", "water", "biomass", "rover", "tech", "tracks", "medals ahead", "prizes ahead", "technologies"),
    *("advances open", "patches", "landings open", "cards due", "ranks due"),
)
ABOUT_METEORITES = ("meteorites", "meteorites left", "meteorite in hand")
ABOUT_LIFEPODS = ("lifepods", "lifepods left", "lifepods stowed")
ABOUT_ROVERS = ("rovers", "movement", "lifepods near", "meteorites near")


def tellers(before: PlanetUnknown, after: PlanetUnknown, reader: Reader) -> Tellers:
    assert reader.seat is not None, "a line is somebody's"
    then, now = (words(game, reader.language, reader.names) for game in (before, after))
    facts = _Facts(then, now, reader.seat)
    ground = {
        **dict.fromkeys(ABOUT_LINES, facts.line),
        **dict.fromkeys(ABOUT_ROOM, facts.room),
        "covered": facts.covered,
        "planet": facts.planet,
    }
    if facts.disturbed:
        return ground
    return {
        **ground,
        **dict.fromkeys(ABOUT_TRACKERS, facts.trackers),
        **dict.fromkeys(ABOUT_METEORITES, facts.meteorites),
        **dict.fromkeys(ABOUT_LIFEPODS, facts.lifepods),
        **dict.fromkeys(ABOUT_ROVERS, facts.rovers),
        "cards": facts.cards,
        "goals": facts.goal,
        "rivalries": facts.rivalry,
    }


class _Facts:
    """What a line of moves changed for a seat. Each method tells one thing, or nothing if there is nothing to tell."""

    def __init__(self, then: Words, now: Words, seat: int) -> None:
        self.then = then
        self.now = now
        self.before = then.state
        self.after = now.state
        self.seat = seat
        self.say = now.say
        # The event of the next round moves nearly everything but tiles, and that is no merit of the move before it.
        self.disturbed = self.after.round > self.before.round and self.after.event != NOTHING

    # -- the planet ----------------------------------------------------------------------------------------------------

    def line(self) -> str:
        """Rows and columns completed, else the one that has come nearest to it."""
        lines = list(zip(medal_lines(self.then, self.seat), medal_lines(self.now, self.seat), strict=True))
        won = [now for then, now in lines if now.medals and then.missing and not now.missing]
        if won:
            dearest = self._named(max(won, key=lambda line: line.medals))
            return self.say("advice-lines", line=dearest, others=len(won) - 1, medals=sum(line.medals for line in won))
        nearer = [now for then, now in lines if now.medals and len(now.missing) < len(then.missing)]
        near = min(nearer, key=lambda line: (len(line.missing), -line.medals), default=None)
        if near is None or len(near.missing) > NEAR:
            return ""
        return self.say("advice-line-near", line=self._named(near), count=len(near.missing), medals=near.medals)

    def _named(self, line: MedalLine) -> str:
        kind, name = line.name.split(" ")
        return self.say(f"advice-{kind}", name=name)

    def room(self) -> str:
        """Of open cells those are hard to fill that have one open neighbour or none."""
        if self._newly_covered() == 0:
            return ""
        if self._more("holes") < 0:
            return self.say("advice-hole")
        return self.say("advice-room") if self._more("holes") == 0 >= self._more("dead ends") else ""

    def covered(self) -> str:
        cells = self._newly_covered()
        return self.say("advice-covered", count=cells) if cells > 0 else ""

    def _newly_covered(self) -> int:
        return count_on(self.after, self.seat, COVERED) - count_on(self.before, self.seat, COVERED)

    def planet(self) -> str:
        won = medals(self.after, self.seat, PLANET_MEDALS) - medals(self.before, self.seat, PLANET_MEDALS)
        return self.say("advice-planet", medals=won) if won > 0 else ""

    # -- the tracks ----------------------------------------------------------------------------------------------------

    def trackers(self) -> str:
        """Which came farther, two at most, and what the spaces give on which they stand; else what else was gained."""
        moved = {track: self._space(self.after, track) - self._space(self.before, track) for track in range(TRACKS)}
        advanced = sorted((track for track in moved if moved[track] > 0), key=lambda track: not self._gives(track))
        back = [track for track in moved if moved[track] < 0]
        told = [self._place(track) for track in advanced[:2]]
        if len(told) == 2:
            return self.say("advice-trackers", first=told[0], second=told[1])
        if told:
            return self.say("advice-tracker", first=told[0])
        if len(back) == 1:
            name, space = self.now.terrain(back[0]), self._space(self.after, back[0])
            return self.say("advice-setback", place=self.say("advice-place", track=name, space=space))
        return self._gained()

    def _space(self, state: PlanetUnknown, track: int) -> int:
        return state.own[self.seat * OWN + TRACKER + track]

    def _place(self, track: int) -> str:
        name, space, gives = self.now.terrain(track), self._space(self.after, track), self._gives(track)
        return self.say("advice-place-gives" if gives else "advice-place", track=name, space=space, gives=gives)

    def _gives(self, track: int) -> str:
        return given(self.now, self.seat, track)

    def _gained(self) -> str:
        """What waits on the open list, or is about to be asked for."""
        for rank in range(RANKS, 0, -1):
            at = self.seat * KINDS + CARD_DUE + rank
            if self.after.open[at] > self.before.open[at]:
                return self.say("advice-card-due", rank=rank)
        for name, feature in (("patches", "patches"), ("landings", "landings open"), ("advances", "advances open")):
            more = int(self._more(feature))
            if more > 0:
                return self.say(f"advice-{name}", count=more)
        return ""

    # -- what lies on the planet ---------------------------------------------------------------------------------------

    def rovers(self) -> str:
        if rovers_on_planet(self.after, self.seat) > rovers_on_planet(self.before, self.seat):
            return self.say("advice-landed")
        for things, board in (("lifepods", LIFEPODS), ("meteorites", METEORITES)):
            nearer = self._distance(self.after, board) < self._distance(self.before, board)
            if nearer or self._more(f"{things} near") > 0:
                return self.say(f"advice-{things}-near")
        return ""

    def _distance(self, state: PlanetUnknown, board: int) -> int:
        """Steps between a rover and the nearest thing on a board, as if nothing were in the way."""
        rovers, things = self._cells(state, ROVER_BOARD), self._cells(state, board)
        steps = [abs(x - a) + abs(y - b) for y, x in rovers for b, a in things]
        return min(steps, default=CELLS)

    def _cells(self, state: PlanetUnknown, board: int) -> list[tuple[int, int]]:
        at = (self.seat * BOARDS + board) * WORDS
        return [divmod(cell, SIDE) for cell in cells_on(state.boards[at], state.boards[at + 1], state.boards[at + 2])]

    def lifepods(self) -> str:
        more = pods_collected(self.after, self.seat) - pods_collected(self.before, self.seat)
        return self.say("advice-lifepods", count=more) if more > 0 else ""

    def meteorites(self) -> str:
        collected = self.after.own[self.seat * OWN + COLLECTED] - self.before.own[self.seat * OWN + COLLECTED]
        gone = meteorites_left(self.before, self.seat) - meteorites_left(self.after, self.seat)
        if collected > 0:
            return self.say("advice-meteorites", count=collected)
        if gone > 0:
            return self.say("advice-meteorites-gone", count=gone)
        return self.say("advice-no-meteorite") if gone == 0 and self._newly_covered() > 1 else ""

    # -- cards and objectives ------------------------------------------------------------------------------------------

    def cards(self) -> str:
        won = int(self._more("cards"))
        return self.say("advice-cards", medals=won) if won > 0 else ""

    def goal(self) -> str:
        for card in self.after.goal[self.seat * GOALS_KEPT : (self.seat + 1) * GOALS_KEPT]:
            if card != NOTHING and is_met(self.after, self.seat, card) and not is_met(self.before, self.seat, card):
                return self.say("advice-goal", objective=self.now.goal(card)[0])
        return ""

    def rivalry(self) -> str:
        """An objective between neighbours in which the seat is ahead now, or level, or gains at least."""
        found: dict[str, str] = {}
        for index, card in enumerate(self.after.rivalries):
            other = rival(self.after, self.seat, index)
            if other != NOTHING:
                then, now = self._lead(self.before, other, card), self._lead(self.after, other, card)
                kind = "ahead" if now > 0 >= then else "level" if now == 0 > then else "gains" if now > then else ""
                named = {"objective": self.now.rivalry(card)[0], "seat": self.now.seat(other)}
                found[kind] = self.say(f"advice-{kind}", **named) if kind else ""
        return found.get("ahead") or found.get("level") or found.get("gains", "")

    def _lead(self, state: PlanetUnknown, other: int, card: int) -> int:
        return rivalry_value(state, self.seat, card) - rivalry_value(state, other, card)

    def _more(self, feature: str) -> float:
        """By how much a feature of the seat has grown."""
        at = self.seat * len(WEIGHTS.features) + WEIGHTS.features.index(feature)
        return features(self.after)[at] - features(self.before)[at]
