"""What the balance report counts at the end: boards played, technologies, tracks, cards, objectives and events.

A neighbour objective counts for whoever won it alone, a private one for whoever met it; an event counts for everybody
at whose table it was shown.
"""

from collections.abc import Mapping

from planetfall.core.ledger import Ledger
from planetfall.games.planet_unknown.box import CARDS, CORPORATIONS, EVENTS, OBJECTIVES, PLANETS, TRACKS
from planetfall.games.planet_unknown.components import of_game
from planetfall.games.planet_unknown.levels import level_works
from planetfall.games.planet_unknown.lifepods import pods_collected
from planetfall.games.planet_unknown.notation import TRACK_NAMES
from planetfall.games.planet_unknown.objectives import GOALS_KEPT, is_met
from planetfall.games.planet_unknown.play import PlanetUnknown
from planetfall.games.planet_unknown.rovers import rovers_on_planet
from planetfall.games.planet_unknown.scoring import SOURCES, duel_medals, empty_cells, medals, meteorites_left
from planetfall.games.planet_unknown.state import (
    CARD_SHOWN,
    COLLECTED,
    CORP,
    NOTHING,
    OWN,
    PATCHED,
    WORLD,
    count_on,
)
from planetfall.games.planet_unknown.tracks import space_of
from planetfall.games.planet_unknown.words import SOURCE_NAMES, Words, words

__all__ = ["LEDGER"]

COUNTS = ("patches", "rovers", "lifepods", "meteorites", "meteorites-left", "empty-cells")


def _components(game: PlanetUnknown, language: str) -> Mapping[str, str]:
    w = words(game, language)
    c = w.components
    planets = {f"planet {entry.id}": w.planet(n) for n, entry in enumerate(c.planets)}
    corporations = {f"corporation {entry.id}": w.corporation(n) for n, entry in enumerate(c.corporations)}
    technologies = {
        f"technology {c.corporations[corporation].id} {level}": _technology(w, corporation, level)
        for corporation, level in _technologies(w.state)
    }
    tracks = {f"track {name}": w.say("ledger-track", track=w.terrain(n)) for n, name in enumerate(TRACK_NAMES)}
    counts = {name: w.say(f"ledger-{name}") for name in COUNTS}
    cards = {f"card {entry.id}": w.card(n) for n, entry in enumerate(c.cards)}
    rivalries = {
        f"neighbour {entry.neighbour}": w.say("ledger-neighbour", objective=w.rivalry(n)[0])
        for n, entry in enumerate(c.objectives)
    }
    goals = {
        f"private {entry.private}": w.say("ledger-private", objective=w.goal(n)[0])
        for n, entry in enumerate(c.objectives)
    }
    events = {f"event {entry.number}": w.incident(n) for n, entry in enumerate(c.events)}
    return planets | corporations | technologies | tracks | counts | cards | rivalries | goals | events


def _technology(w: Words, corporation: int, level: int) -> str:
    name, text = w.corporation(corporation), w.technology(corporation, level)
    return w.say("ledger-technology", corporation=name, level=level, technology=text)


def _technologies(state: PlanetUnknown) -> list[tuple[int, int]]:
    """Those of the box, as corporation and level."""
    corporations = of_game(state).corporations
    return [(n, level) for n, entry in enumerate(corporations) for level in range(1, len(entry.technologies) + 1)]


def _held(state: PlanetUnknown, seat: int) -> list[int]:
    own = state.own
    corporation = own[seat * OWN + CORP]
    return [
        *(int(own[seat * OWN + WORLD] == planet) for planet in range(PLANETS)),
        *(int(corporation == other) for other in range(CORPORATIONS)),
        *(int(other == corporation and level_works(state, seat, level)) for other, level in _technologies(state)),
        *(space_of(state, seat, track) for track in range(TRACKS)),
        *_counts(state, seat),
        *(int(state.card_at[card] == CARD_SHOWN + seat) for card in range(CARDS)),
        *_objectives(_won(state, seat)),
        *_objectives(_met(state, seat)),
        *((state.shown_events >> event) & 1 for event in range(EVENTS)),
    ]


def _counts(state: PlanetUnknown, seat: int) -> list[int]:
    """As COUNTS says."""
    return [
        count_on(state, seat, PATCHED),
        rovers_on_planet(state, seat),
        pods_collected(state, seat),
        state.own[seat * OWN + COLLECTED],
        meteorites_left(state, seat),
        empty_cells(state, seat),
    ]


def _won(state: PlanetUnknown, seat: int) -> set[int]:
    best = state.box.rivalry_medals
    return {card for index, card in enumerate(state.rivalries) if duel_medals(state, seat, index) == best}


def _met(state: PlanetUnknown, seat: int) -> set[int]:
    kept = state.goal[seat * GOALS_KEPT : (seat + 1) * GOALS_KEPT]
    return {card for card in kept if card != NOTHING and is_met(state, seat, card)}


def _objectives(cards: set[int]) -> list[int]:
    return [int(card in cards) for card in range(OBJECTIVES)]


def _sources(game: PlanetUnknown, language: str) -> Mapping[str, str]:
    w = words(game, language)
    return {name: w.say(f"source-{name}") for name in SOURCE_NAMES}


def _earned(state: PlanetUnknown, seat: int) -> list[int]:
    return [medals(state, seat, source) for source in range(SOURCES)]


LEDGER = Ledger(_components, _held, _sources, _earned)
