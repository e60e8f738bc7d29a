"""What one player has, set up from plain data; see arrange.py."""

from collections.abc import Iterable, Mapping, Sequence

from planetfall.core.position import expect, find, within
from planetfall.games.evacuation.box import COLUMNS, LEVELS, NEW, OLD, RESOURCES, SETS
from planetfall.games.evacuation.building import place_stadium
from planetfall.games.evacuation.notation import RESOURCE_NAMES, WORLD_NAMES
from planetfall.games.evacuation.play import Evacuation
from planetfall.games.evacuation.position import (
    AMOUNTS,
    LANE_NAMES,
    NUMBERS,
    ONES,
    ROWS,
    SETS_OF,
    START,
    Names,
    Player,
    members,
)
from planetfall.games.evacuation.settling import FACTORY_DIGIT
from planetfall.games.evacuation.state import (
    BIT,
    CARGO_FACTORIES,
    COMPLETE,
    LAID,
    NOTHING,
    OUT,
    OWN,
    OWN_FIELDS,
    PAID,
    PEOPLE,
    PICTURES,
    PLEASED,
    PRODUCTION,
    SET,
    SETTLED,
    SITES_UP,
    STADIUM_COUNT,
    START_STADIUM,
    SUPPLY,
    WAITING,
)
from planetfall.games.evacuation.technologies import apply_lasting, tile_at
from planetfall.games.evacuation.worlds import produced

__all__ = ["bits", "lay_player", "lay_tiles", "put_markers", "tally"]


def lay_player(game: Evacuation, seat: int, player: Player, names: Names) -> None:
    path = f"players[{seat}]"
    own, base = game.own, seat * OWN
    for name, at in NUMBERS.items():
        own[base + at] = within(f"{path}.{name}", getattr(player, name), NOTHING, 2**40)
    for name, at in AMOUNTS.items():
        _set_amounts(f"{path}.{name}", game, base + at, getattr(player, name))
    for name, (at, length) in ROWS.items():
        row = getattr(player, name)
        expect(f"{path}.{name}", len(row) == length and min(row) >= 0, row, f"{length} numbers from 0 on")
        for index, number in enumerate(row):
            own[base + at + index] = number
    for name, (at, what) in SETS_OF.items():
        own[base + at] = bits(f"{path}.{name}", getattr(player, name), names.of(what))
    for name, (at, what) in ONES.items():
        if chosen := getattr(player, name):
            own[base + at] = find(f"{path}.{name}", chosen, names.of(what))
    own[base + OUT] = int(player.passed)
    own[base + SITES_UP] &= ~bits(f"{path}.evacuated", player.evacuated, names.sites)
    for project in members(own[base + LAID] | own[base + PAID]):
        own[base + PICTURES] |= BIT[game.box.illustration[project]]
    _place_stadiums(path, game, seat, player, names)
    _settle_fields(path, game, seat, player, names)
    put_markers(path, game, seat * 2, 2, player.markers, player.lanes)


def bits(path: str, named: Iterable[str], names: Iterable[str]) -> int:
    """Things as a set, a bit each."""
    there = 0
    for name in named:
        there |= 1 << find(path, name, names)
    return there


def _set_amounts(path: str, game: Evacuation, at: int, amounts: Mapping[str, int]) -> None:
    for name, amount in amounts.items():
        game.own[at + find(path, name, RESOURCE_NAMES)] = within(path, amount, 0, 10_000)


def _place_stadiums(path: str, game: Evacuation, seat: int, player: Player, names: Names) -> None:
    """The starting one lies on the Old World unless it is named elsewhere."""
    base = seat * OWN
    old = player.stadiums_old
    if old is None:
        old = [] if START in player.stadiums_new or START in player.cargo_stadiums else [START]
    game.own[base + START_STADIUM] = NOTHING
    for world, stadiums in ((OLD, old), (NEW, player.stadiums_new)):
        game.own[base + STADIUM_COUNT + world] = 0
        game.own[base + PLEASED + world] = 0
        for name in stadiums:
            stadium = find(f"{path}.stadiums_{WORLD_NAMES[world]}", name, names.stadiums)
            if name == START:
                game.own[base + START_STADIUM] = world
                game.own[base + STADIUM_COUNT + world] += 1
                game.own[base + PLEASED + world] += game.box.starting_satisfaction
            else:
                place_stadium(game, seat, stadium, world)


def _settle_fields(path: str, game: Evacuation, seat: int, player: Player, names: Names) -> None:
    base = seat * OWN
    for name, types in player.fields.items():
        field = find(f"{path}.fields", name, names.fields)
        expect(f"{path}.fields", game.settled >> field & 1 == 0, name, "a field that nobody else has")
        game.settled |= BIT[field]
        game.own[base + OWN_FIELDS] |= BIT[field]
        game.own[base + PEOPLE] += game.box.population_spaces[field]
        for kind in (find(f"{path}.fields.{name}", each, RESOURCE_NAMES) for each in types):
            game.built[field] += FACTORY_DIGIT[kind]
            game.own[base + SETTLED + kind] += 1


def put_markers(path: str, game: Evacuation, at: int, count: int, spaces: Sequence[int], lanes: Sequence[str]) -> None:
    """So many markers, the first one at `at`."""
    expect(f"{path}.markers", len(spaces) == count == len(lanes), spaces, f"{count} spaces, with as many lanes")
    for index in range(count):
        game.space[at + index] = within(f"{path}.markers", spaces[index], 0, game.box.last_space)
        game.lane[at + index] = find(f"{path}.lanes", lanes[index], LANE_NAMES)


def lay_tiles(game: Evacuation, seat: int, player: Player, names: Names) -> list[int]:
    """The technologies of a seat as named, or in the order of the box."""
    path, box = f"players[{seat}]", game.box
    number = within(f"{path}.set", player.set or seat + 1, 1, SETS) - 1
    game.own[seat * OWN + SET] = number
    of_set = [tile for tile in range(len(box.tech_set)) if box.tech_set[tile] == number]
    of_set.sort(key=lambda tile: box.tech_level[tile])
    named = [find(f"{path}.tiles", name, names.technologies) for name in player.tiles] or of_set
    levels = [box.tech_level[tile] for tile in named]
    fits = sorted(named) == sorted(of_set) and levels == sorted(levels)
    expect(f"{path}.tiles", fits, player.tiles, "the nine tiles of the set, level by level")
    return named


def tally(game: Evacuation, seat: int, player: Player) -> None:
    """What follows from the rest: the supply, what technologies do, and production unless it is named."""
    own, base = game.own, seat * OWN
    for kind in range(RESOURCES):
        used = own[base + WAITING + kind] + own[base + WAITING + RESOURCES + kind]
        used += own[base + SETTLED + kind] + own[base + CARGO_FACTORIES + kind]
        own[base + SUPPLY + kind] = game.box.factories_of_type - used
    for column in range(COLUMNS):
        for level in range(within("complete", own[base + COMPLETE + column], 0, LEVELS)):
            apply_lasting(game, seat, tile_at(game, seat, level, column))
    if player.production is not None:
        _set_amounts(f"players[{seat}].production", game, base + PRODUCTION, player.production)
    else:
        for kind in range(RESOURCES):
            own[base + PRODUCTION + kind] = produced(game, seat, kind)
