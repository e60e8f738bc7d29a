"""Chapter Two, right of the board: the other players' carriers in small, and who leads what on the final ship."""

from html import escape

from planetfall.core.marks import icon, symbol, token
from planetfall.games.reworld.board_flight import signed
from planetfall.games.reworld.pieces import TERRAINS, mini, numeral
from planetfall.games.reworld.scene import Scene
from planetfall.games.reworld.view import City, Seat, Tile

__all__ = ["DEFENCE", "LETTERS", "category_name", "final_ship_table", "other_carriers"]

LETTERS = "ABCDE"
DEFENCE = 5  # its category on the final ship, after the cities
CELL = 18  # a mini tile with its gap
WIDTH = 262
SPINE = 16


def other_carriers(scene: Scene) -> str:
    return "".join(_other(scene, seat) for seat in scene.others)


def _other(scene: Scene, seat: Seat) -> str:
    view = scene.view
    acting = seat.seat in view.actors
    asked = acting and not scene.draft  # nobody is, before the viewer confirms
    doing = "acting" if asked else "done" if not any(seat.docked) and not view.over else ""
    name = escape(seat.name)
    said = f'<span class="doing">{scene.say(f"settle-{doing}")}</span>' if doing else ""
    head = f'{token(seat.seat, seat.name)}<h2>{name}</h2>{said}<span class="spacer"></span>'
    return (
        f'<section class="panel player seat-{seat.seat + 1}" id="carrier-{seat.seat}" aria-label="{name}">'
        f'<header>{head}<span class="big">{seat.score}</span></header>{_carrier(scene, seat, acting)}'
        f'<div class="facts">{_facts(scene, seat)}</div></section>'
    )


def _facts(scene: Scene, seat: Seat) -> str:
    facts = (
        ("ship", "ships", len(seat.ships)),
        ("shield", "defence-note", seat.shields),
        ("shuttle", "shuttles-note", len(seat.shuttles)),
        ("satellite", "satellites-note", len(seat.satellites)),
        ("dock", "docked", sum(len(row) for row in seat.docked)),
    )
    return "".join(
        f'<span data-tip="{(words := scene.say(f"settle-{key}", count=count))}">{icon(mark)}{count}'
        f'<span class="sr">{words}</span></span>'
        for mark, key, count in facts
    )


# -- a carrier in small ----------------------------------------------------------------------------------------------


def _carrier(scene: Scene, seat: Seat, acting: bool) -> str:
    """Docking rows left, cities right, the three other rows below; longer rows move closer together."""
    cities = {city.letter: city for city in seat.cities}
    left = max(3, *(len(row) for row in seat.docked))
    right = max([4, *(city.size for city in seat.cities)])
    step = min(CELL, (WIDTH - SPINE - 2) / (left + right))
    spine = left * step + 1
    drawing = ""
    for number, (row, letter) in enumerate(zip(seat.docked, LETTERS, strict=True)):
        y = number * 19
        drawing += (
            f'<rect class="well" y="{y}" width="{WIDTH}" height="16" rx="3.5"/>{numeral(number + 1, spine, y, 12)}'
        )
        drawing += "".join(_mini(scene, what, spine - 1 - step * place - 16, y) for place, what in enumerate(row))
        if letter in cities:
            drawing += _city(scene, cities[letter], spine + SPINE - 2, y, step)
    drawing += _lower_rows(scene, seat, acting)
    label = scene.say("settle-mini", seat=seat.name)
    return f'<svg class="minidock" viewBox="0 0 {WIDTH} 111" role="img" aria-label="{label}">{drawing}</svg>'


def _mini(scene: Scene, what: Tile, x: float, y: float) -> str:
    mark = scene.marks(f"tile-{what.id}").strip()
    light = f'<rect class="halo" x="{x - 0.8:.4g}" y="{y - 0.8:g}" width="17.6" height="17.6" rx="4"/>'
    drawing = f"<title>{escape(what.text)}</title>{mini(what, round(x, 1), y, 16)}{light}"
    return f'<g class="{mark}" data-piece="tile-{what.id}">{drawing}</g>'


def _city(scene: Scene, city: City, x: float, y: float, step: float) -> str:
    face = f'<rect class="t-face" width="16" height="16" rx="2.9"/>{symbol("city", 1.5, 1.5, 13)}'
    kind = f"mini tile bot t{city.letter.lower()}"
    base = f'<g transform="translate({x:.4g} {y:g})" class="{kind}"><title>{escape(city.name)}</title>{face}</g>'
    return base + "".join(_mini(scene, what, x + step * place, y) for place, what in enumerate(city.tiles, 1))


def _lower_rows(scene: Scene, seat: Seat, acting: bool) -> str:
    """What is in flight, the defence, shuttles and satellites, in one line."""
    flying = (*scene.view.aboard, scene.view.flying) if acting else ()
    groups = {
        "fly": tuple(what for what in flying if what),
        "def": seat.defence,
        "shu": seat.shuttles,
        "orb": seat.satellites,
    }
    filled = {kind: tiles for kind, tiles in groups.items() if tiles}
    count = sum(len(tiles) for tiles in filled.values())
    step = min(CELL, (WIDTH - 8 * len(filled)) / max(1, count))
    drawing, x = "", 0.0
    for kind, tiles in filled.items():
        minis = "".join(_mini(scene, what, x + step * place, 95) for place, what in enumerate(tiles))
        drawing += f'<g class="m-{kind}">{minis}</g>'
        x += step * len(tiles) + 8
    return drawing


# -- the final ship --------------------------------------------------------------------------------------------------


def final_ship_table(scene: Scene) -> str:
    """Who is how far in each category, and what it would pay now."""
    view = scene.view
    rows = "".join(_race(scene, category) for category in (DEFENCE, *range(DEFENCE)))
    heads = "".join(
        f'<th scope="col">{token(seat.seat, seat.name, small=True)}<span class="sr">{escape(seat.name)}</span></th>'
        for seat in view.seats
    )
    totals = [sum(category.points[seat.seat] for category in view.final_ship) for seat in view.seats]
    sums = "".join(f'<td class="{"minus" if total < 0 else ""}">{signed(total)}</td>' for total in totals)
    first = f'<th scope="col">{scene.say("settle-final")}</th><th scope="col">{scene.say("settle-final-places")}</th>'
    now = scene.say("settle-final-sum" if view.over else "settle-final-now")
    return (
        f'<section class="panel final"><table class="race"><caption class="sr">{scene.say("settle-final-caption")}'
        f"</caption><thead><tr>{first}{heads}</tr></thead><tbody>{rows}</tbody>"
        f'<tfoot><tr><th scope="row" colspan="2">{now}</th>{sums}</tr></tfoot></table></section>'
    )


def _race(scene: Scene, number: int) -> str:
    category = scene.view.final_ship[number]
    picture = icon(TERRAINS[LETTERS[number]] if number < DEFENCE else "shield")
    best = max(category.points)
    cells = ""
    for value, points in zip(category.values, category.points, strict=True):
        kind = "minus" if points < 0 else "best" if points == best > 0 else "some" if points else ""
        shown = signed(points) if points < 0 else str(value)
        cells += f'<td class="{kind}" data-tip="{value}: {signed(points)}">{shown}</td>'
    places = " / ".join(str(points) for points in category.places)
    mark = scene.marks(f"category-{number}").strip()
    head = f'<th scope="row">{picture}{category_name(scene, number)}</th><td>{places}</td>'
    return f'<tr class="{mark}" data-piece="category-{number}">{head}{cells}</tr>'


def category_name(scene: Scene, number: int) -> str:
    if number < DEFENCE:
        return scene.say("settle-race-city", letter=LETTERS[number])
    return scene.say("settle-defence")
