"""Two worlds: the stock and production of each, the sites of the Old World, factories, population and stadiums."""

from html import escape

from planetfall.core.marks import icon, symbol, token
from planetfall.games.evacuation.board_ships import dock
from planetfall.games.evacuation.pieces import GROUND_ICONS, RESOURCE_ICONS, SYMBOL_ICONS
from planetfall.games.evacuation.scene import Scene
from planetfall.games.evacuation.view import Site, Stadium

__all__ = ["OLD_SCENERY", "new_world_head", "old_world"]

COLUMNS, FRAME = 3, (226, 250)  # of sites, and of the drawing
LOADING_COLUMNS, LOADING_FRAME = 4, (304, 196)  # while the ships need the height
TRANSPORT = ("transport", "load", "quick")  # questions about ships


def old_world(scene: Scene) -> str:
    sites = scene.own.sites
    left = sum(site.up for site in sites)
    title = scene.say("world-old")
    note = f'<span class="note">{scene.say("worlds-sites", left=left, count=len(sites))}</span>'
    wide = " transport" if _moves_ships(scene) else ""
    return (
        f'<section class="panel old night{wide} seat-{scene.own.seat + 1}" id="old-world" aria-label="{title}">'
        f"<header><h2>{title}</h2>{note}</header>{_stock(scene, 'old')}{_sites(scene)}{_beside(scene)}{dock(scene)}"
        f"</section>"
    )


def _moves_ships(scene: Scene) -> bool:
    return scene.view.question in TRANSPORT and bool(scene.moves)


def new_world_head(scene: Scene) -> str:
    """Whose New World it is, what waits there to settle, its stock."""
    own = scene.own
    waiting = _population(scene) + _factories(scene, "new") + _stadiums(scene, "new") + _symbols(scene)
    label = scene.say("worlds-waiting", world=scene.text.say("world-new"))
    pieces = f'<ul class="pieces" aria-label="{label}" data-roving="grid">{waiting}</ul>'
    title = f'{token(own.seat, own.name)}<h2>{scene.say("world-new")}</h2><span class="spacer"></span>'
    return f"<header>{title}{pieces}{_stock(scene, 'new')}</header>"


# -- stock and production --------------------------------------------------------------------------------------------


def _stock(scene: Scene, world: str) -> str:
    label = scene.say("worlds-stock", world=scene.text.say(f"world-{world}"))
    things = "".join(_resource(scene, world, kind) for kind in RESOURCE_ICONS)
    return f'<ul class="worldstock" aria-label="{label}" data-roving="grid">{things}</ul>'


def _resource(scene: Scene, world: str, kind: str) -> str:
    own = scene.own
    count = own.resources[world][kind]
    grows = (own.old_production if world == "old" else own.production)[kind]
    loads = [f"carry {kind}"] if world == "old" else []
    notation = scene.on(f"pay {world} {kind}", f"gain {world} {kind}", *loads)
    name = scene.text.say(f"resource-{kind}")
    where = scene.text.say(f"world-{world}")
    label = scene.text.say("worlds-resource", world=where, resource=name, count=count, production=grows)
    face = f"{icon(RESOURCE_ICONS[kind])}<b>{count}</b><small>+{grows}</small>"
    return f"<li>{_chip(scene, f'stock-{world}-{kind}', notation, label, face, kind)}</li>"


def _chip(scene: Scene, name: str, notation: str, label: str, face: str, kind: str = "") -> str:
    """A small piece: a button while the open question is about it, else a picture with a name."""
    move = scene.moves.get(notation)
    target = scene.named(notation, f"{label.rstrip('.')}. {move.text}" if move is not None else label, face)
    opening = f'class="bit {kind} {target.state}" id="{name}" data-tip="{escape(label)}"'
    if not target.state:
        return f"<span {opening}>{target.inside}</span>"
    load = f'data-load="{notation}"' if target.state == "legal" and notation.startswith("carry") else ""
    return f'<button type="button" {opening} {target.attributes} {load}>{target.inside}</button>'


# -- beside the worlds -----------------------------------------------------------------------------------------------


def _beside(scene: Scene) -> str:
    things = _factories(scene, "old") + _stadiums(scene, "old")
    label = scene.say("worlds-waiting", world=scene.text.say("world-old"))
    own = scene.own
    pleased = _fact("happy", own.satisfaction, scene.say("worlds-satisfaction", count=own.satisfaction))
    penalty = _fact("penalty", own.tokens, scene.say("penalty-tokens", n=own.tokens), "bad" if own.tokens else "")
    return f'<ul class="pieces beside" aria-label="{label}" data-roving="grid">{things}{pleased}{penalty}</ul>'


def _fact(picture: str, number: int, said: str, kind: str = "") -> str:
    return f'<li class="{kind}" data-tip="{said}">{icon(picture)}<b>{number}</b><span class="sr">{said}</span></li>'


def _factories(scene: Scene, world: str) -> str:
    """Those that lie there, and those that could come."""
    found = ""
    for kind, count in scene.own.waiting[world].items():
        here = f"carry-factory {kind}" if world == "old" else f"fill {kind}"
        notation = scene.on(f"factory {world} {kind}", f"prepare {world} {kind}", here)
        if not count and not notation:
            continue
        name = scene.text.say("site-factory", type=kind)
        label = scene.text.say("worlds-count", what=name, world=scene.text.say(f"world-{world}"), count=count)
        face = f'<i class="fac {kind}">{icon("factory")}<i>{icon(RESOURCE_ICONS[kind])}</i></i><b>{count}</b>'
        found += f"<li>{_chip(scene, f'factory-{world}-{kind}', notation, label, face)}</li>"
    return found


def _population(scene: Scene) -> str:
    label = scene.text.say("worlds-people", count=scene.own.population)
    face = f"{icon('population')}<b>{scene.own.population}</b>"
    return f"<li>{_chip(scene, 'population-new', scene.on('clone'), label, face)}</li>"


def _stadiums(scene: Scene, world: str) -> str:
    return "".join(_stadium(scene, world, stadium) for stadium in scene.own.stadiums[world])


def _stadium(scene: Scene, world: str, stadium: Stadium) -> str:
    number = "start" if stadium.id == "start" else str(stadium.number)
    notation = scene.on(f"carry-stadium {number}") if world == "old" else ""
    face = f"{icon('stadium')}<b>{stadium.satisfaction}</b>{icon('happy')}"
    chip = _chip(scene, f"own-stadium-{number}", notation, f"{stadium.name}. {stadium.text}", face, "stadium")
    piece = f"stadium-{stadium.number}"
    return f'<li data-piece="{piece}" class="{scene.marks(piece).strip()}">{chip}</li>'


def _symbols(scene: Scene) -> str:
    return "".join(
        f'<li data-tip="{scene.say(f"symbol-{name}")}">{icon(SYMBOL_ICONS[name])}'
        f'<span class="sr">{scene.say(f"symbol-{name}")}</span></li>'
        for name in scene.own.symbols
    )


# -- the sites of the Old World --------------------------------------------------------------------------------------


def _sites(scene: Scene) -> str:
    sites = scene.own.sites
    lands = [site for site in sites if site.kind != "sea"]
    seas = [site for site in sites if site.kind == "sea"]
    if _moves_ships(scene):
        width, height = LOADING_FRAME
        places = [_place(index, LOADING_COLUMNS) for index in range(len(sites))]
    else:
        width, height = FRAME
        below = 26 + 64 * ((len(lands) + COLUMNS - 1) // COLUMNS)
        places = [_place(index, COLUMNS) for index in range(len(lands))]
        places += [(70 + 76 * index, below) for index in range(len(seas))]
    drawn = "".join(_site(scene, site, *place) for site, place in zip([*lands, *seas], places, strict=True))
    label = scene.say("worlds-sites-label")
    frame = f'viewBox="0 0 {width} {height}" preserveAspectRatio="xMidYMin"'
    opening = f'<svg class="owmap" id="sites" {frame} role="group" aria-label="{label}" data-roving="grid">'
    return f"{opening}{OLD_SCENERY}{drawn}</svg>"


def _place(index: int, columns: int) -> tuple[int, int]:
    row, column = divmod(index, columns)
    return 38 + 70 * column + 8 * (row % 2), 34 + 64 * row


def _site(scene: Scene, site: Site, x: int, y: int) -> str:
    return _site_up(scene, site, x, y) if site.up else _site_gone(scene, site, x, y)


def _site_gone(scene: Scene, site: Site, x: int, y: int) -> str:
    piece = f"site-{scene.own.seat}-{site.number}"
    said = escape(scene.text.say("worlds-site-gone", site=site.name))
    picture = symbol("terrain-b" if site.kind == "sea" else site.kind, x - 9, y - 9, 18)
    opening = f'<g id="{piece}" data-piece="{piece}" class="site gone{scene.marks(piece)}"'
    halo = f'<circle class="halo" cx="{x}" cy="{y}" r="29"/>'
    hole = f'<g class="piece"><circle class="hole" cx="{x}" cy="{y}" r="24"/>{picture}</g>'
    return f'{opening} role="img" tabindex="-1" aria-label="{said}" data-tip="{said}">{halo}{hole}</g>'


def _site_up(scene: Scene, site: Site, x: int, y: int) -> str:
    piece = f"site-{scene.own.seat}-{site.number}"
    ways = [f"evacuate {site.number}", f"carry-site {site.number}"]
    kinds = {kind: n for kind, n in site.yields.items() if n}
    gives = ", ".join(scene.text.say(f"amount-{kind}", n=n) for kind, n in kinds.items())
    label = scene.text.say("worlds-site", site=site.name, gives=gives)
    move = scene.moves.get(scene.on(*ways))
    target = scene.target(scene.on(*ways), f"{label} {move.text}" if move is not None else label)
    loads = "|".join(way for way in ways if way in scene.moves)
    load = f' data-load="{loads}"' if loads else ""
    opening = f'<g id="{piece}" data-piece="{piece}" class="site {target.state}{scene.marks(piece)}"'
    rings = f'<circle class="halo" cx="{x}" cy="{y}" r="29.5"/><circle class="focus" cx="{x}" cy="{y}" r="32"/>'
    disc = f'<circle class="shade" cx="{x}" cy="{y + 3}" r="26"/><circle class="face" cx="{x}" cy="{y}" r="26"/>'
    print_ = _ring(site.grounds, x, y) + _kind(site, x, y) + _yields(kinds, x, y) + _grounds(site.grounds, x, y)
    tip = f'tabindex="-1" data-tip="{escape(label)}"'
    drawn = f'{opening} {target.attributes} {tip}{load}>{rings}<g class="piece">{disc}{print_}</g></g>'
    return drawn + (_other_bay(scene, site, x, y) if all(way in scene.moves for way in ways) else "")


def _other_bay(scene: Scene, site: Site, x: int, y: int) -> str:
    """A factory that fits into an evacuation bay may take a building bay instead."""
    notation = f"carry-site {site.number}"
    words = scene.moves[notation].text
    target = scene.target(notation, words)
    return (
        f'<g class="way2 {target.state}" id="carry-site-{site.number}" {target.attributes} data-tip="{escape(words)}">'
        f'<rect class="halo" x="{x - 34}" y="{y - 34}" width="24" height="24" rx="6"/>'
        f"{symbol('factory', x - 30, y - 30, 16)}"
        f'<rect class="focus" x="{x - 34}" y="{y - 34}" width="24" height="24" rx="6"/></g>'
    )


def _ring(grounds: tuple[str, ...], x: int, y: int) -> str:
    if len(grounds) < 2:
        return f'<circle class="ring g-{grounds[0] if grounds else "sea"}" cx="{x}" cy="{y}" r="23.5"/>'
    return "".join(
        f'<path class="ring g-{ground}" d="M{x} {y - 23.5}a23.5 23.5 0 0 {side} 0 47"/>'
        for side, ground in enumerate(grounds[:2])
    )


def _kind(site: Site, x: int, y: int) -> str:
    if site.kind == "population":
        return symbol("population", x - 14, y - 15, 14) + symbol("population", x, y - 15, 14)
    return symbol("terrain-b" if site.kind == "sea" else "factory", x - 9, y - 17, 18)


def _yields(kinds: dict[str, int], x: int, y: int) -> str:
    """One kind with its number, or a dot for each of several."""
    if len(kinds) == 1:
        ((kind, number),) = kinds.items()
        return (
            f'<g class="yield {kind}"><rect x="{x - 13}" y="{y + 1}" width="26" height="15" rx="7.5"/>'
            f'<text x="{x - 5}" y="{y + 13}">{number}</text>{symbol(RESOURCE_ICONS[kind], x, y + 2.5, 12)}</g>'
        )
    left = x - 6.5 * len(kinds)
    return "".join(
        f'<g class="yield {kind}"><rect x="{left + 13 * place:g}" y="{y + 2}" width="12" height="12" rx="6"/>'
        f"{symbol(RESOURCE_ICONS[kind], left + 13 * place + 1.5, y + 3.5, 9)}</g>"
        for place, kind in enumerate(kinds)
    )


def _grounds(grounds: tuple[str, ...], x: int, y: int) -> str:
    """Each on the side of its half of the ring."""
    sides = (x - 18, x + 18) if len(grounds) > 1 else (x + 18,)
    return "".join(
        f'<g class="ground g-{ground}"><circle cx="{side}" cy="{y + 19}" r="9"/>'
        f"{symbol(GROUND_ICONS[ground], side - 6.5, y + 12.5, 13)}</g>"
        for side, ground in zip(sides, grounds, strict=False)
    )


OLD_SCENERY = (
    '<g id="old-ground" data-hash="old-1" aria-hidden="true"><defs>'
    '<radialGradient id="owg" cx="30%" cy="28%" r="85%"><stop offset="0" stop-color="#d97a45"/>'
    '<stop offset=".55" stop-color="#8f3f2e"/><stop offset="1" stop-color="#3d1a22"/></radialGradient>'
    '<radialGradient id="owair"><stop offset=".86" stop-color="#ff9a5a" stop-opacity=".4"/>'
    '<stop offset="1" stop-color="#ff9a5a" stop-opacity="0"/></radialGradient></defs>'
    '<circle cx="84" cy="122" r="184" fill="url(#owair)"/><circle cx="84" cy="122" r="160" fill="url(#owg)"/>'
    '<path d="M110 24l-18 30 26 34-12 40 30 26-8 44 22 40M110 24l40 18 14-16M118 88l44 10 20 34M136 154l44-4 22 16'
    'M92 54 50 66 30 50M106 128l-46 14-34 34" fill="none" stroke="#ffb27a" stroke-opacity=".5" stroke-width="3"'
    ' stroke-linejoin="round"/></g>'
)
