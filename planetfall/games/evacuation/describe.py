"""A game written down as plain data; see position.py for what it looks like."""

from collections.abc import Sequence
from typing import Any

from planetfall.core.position import chance_of, open_questions, plain
from planetfall.games.evacuation.box import NEW, OLD, SLOTS
from planetfall.games.evacuation.components import of_game
from planetfall.games.evacuation.displays import stack_of
from planetfall.games.evacuation.goals import PACK
from planetfall.games.evacuation.notation import RESOURCE_NAMES
from planetfall.games.evacuation.options import options_of
from planetfall.games.evacuation.packing import DISPLAYS as DISPLAY_NAMES
from planetfall.games.evacuation.play import Evacuation
from planetfall.games.evacuation.position import (
    AMOUNTS,
    LANE_NAMES,
    NUMBERS,
    ONES,
    PHASE_NAMES,
    PLACES_OF_CARDS,
    QUESTION_NAMES,
    ROWS,
    SETS_OF,
    START,
    Names,
    Player,
    Position,
    members,
)
from planetfall.games.evacuation.state import (
    BIT,
    NOTHING,
    OUT,
    OWN,
    OWN_FIELDS,
    OWN_STADIUMS,
    PRODUCTION,
    SET,
    SITES_UP,
    START_STADIUM,
)
from planetfall.games.evacuation.technologies import TILES

__all__ = ["describe"]


def describe(game: Evacuation) -> dict[str, Any]:
    names = Names(of_game(game))
    beyond = slice(game.seats * 2, None)  # markers of colours without a seat
    return plain(
        Position(
            players=[_player(game, seat, names) for seat in range(game.seats)],
            setting=options_of(game.setting),
            year=game.year,
            phase=PHASE_NAMES[game.phase],
            turn_order=list(game.turn_order),
            turn=game.turn,
            acting=game.acting,
            ending=game.ending,
            displays={name: _display(game, display, names) for display, name in enumerate(DISPLAY_NAMES)},
            stacks={
                name: [names.displays[display][thing] for thing in stack_of(game, display)]
                for display, name in enumerate(DISPLAY_NAMES)
            },
            buried=tuple(game.buried),
            boxed={
                name: _named(game.boxed[display], names.displays[display])
                for display, name in enumerate(DISPLAY_NAMES)
                if game.boxed[display]
            },
            first_flight_less={names.ships[ship]: less for ship, less in enumerate(game.first_flight_less) if less},
            rival_fields=_named(game.rival_fields, names.fields),
            rival_stadiums=_named(game.rival_stadiums, names.stadiums),
            rival_markers=tuple(game.space[beyond]) or (0,) * 4,
            rival_lanes=tuple(LANE_NAMES[lane] for lane in game.lane[beyond]) or (LANE_NAMES[0],) * 4,
            bonus_cards=[names.bonuses[card] for card in game.bonus],
            packs=[
                [names.goals[goal] for goal in game.packs[at : at + PACK]] for at in range(0, len(game.packs), PACK)
            ],
            pick=game.pick,
            pile=[card + 1 for card in game.pile],
            orders=_named(game.orders, names.orders),
            lines=list(game.lines),
            solo=[card + 1 for card in game.solo],
            turned=game.turned,
            corner=game.corner,
            late_stadiums=_named(game.late_stadiums, names.stadiums),
            revealed=game.revealed,
            chance=chance_of(game),
        )
    )


def _display(game: Evacuation, display: int, names: Names) -> list[str]:
    """From the X space; while things are put under the stack there are gaps."""
    shown = game.display[display * SLOTS : (display + 1) * SLOTS]
    return [names.displays[display][thing] if thing != NOTHING else "" for thing in shown]


def _player(game: Evacuation, seat: int, names: Names) -> Player:
    own = list(game.own[seat * OWN : (seat + 1) * OWN])
    stadiums = [_named(own[OWN_STADIUMS + world], names.stadiums) for world in (OLD, NEW)]
    if own[START_STADIUM] != NOTHING:
        stadiums[own[START_STADIUM]].append(START)
    numbers: dict[str, Any] = {name: own[at] for name, at in NUMBERS.items()}
    numbers |= {name: _amounts(own, at) for name, at in AMOUNTS.items()}
    numbers |= {name: tuple(own[at : at + count]) for name, (at, count) in ROWS.items()}
    numbers |= {name: _named(own[at], names.of(what)) for name, (at, what) in SETS_OF.items()}
    numbers |= {name: names.of(what)[own[at]] if own[at] != NOTHING else "" for name, (at, what) in ONES.items()}
    numbers |= {
        name: [card + 1 for card, at in enumerate(game.card_at) if at == place + seat]
        for name, place in PLACES_OF_CARDS.items()
    }
    return Player(
        production=_amounts(own, PRODUCTION),
        fields={names.fields[field]: _factories(game.built[field]) for field in members(own[OWN_FIELDS])},
        evacuated=_named(~own[SITES_UP] & (BIT[game.box.sites] - 1), names.sites),
        passed=bool(own[OUT]),
        stadiums_old=stadiums[OLD],
        stadiums_new=stadiums[NEW],
        set=own[SET] + 1,
        tiles=[names.technologies[tile] for tile in game.tiles[seat * TILES : (seat + 1) * TILES]],
        markers=tuple(game.space[seat * 2 : seat * 2 + 2]),
        lanes=tuple(LANE_NAMES[lane] for lane in game.lane[seat * 2 : seat * 2 + 2]),
        questions=open_questions(game, seat, QUESTION_NAMES),
        **numbers,
    )


def _amounts(own: Sequence[int], at: int) -> dict[str, int]:
    return {name: own[at + kind] for kind, name in enumerate(RESOURCE_NAMES) if own[at + kind]}


def _factories(built: int) -> list[str]:
    return [name for kind, name in enumerate(RESOURCE_NAMES) for _ in range(built >> 3 * kind & 7)]


def _named(bits: int, names: Sequence[str]) -> list[str]:
    return [names[bit] for bit in members(bits)]
