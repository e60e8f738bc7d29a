"""Colossus Station as one drawing: a ring of 20 ports, each with its module outside and its card slot inside, and the
hub with rounds and the starting player space. An empty slot shows what it would cost the viewer.
"""

from html import escape
from math import cos, pi, sin

from planetfall.core.marks import symbol
from planetfall.games.reworld.pieces import SIDE, back, blank, card, numeral, ring, tile
from planetfall.games.reworld.scene import Scene
from planetfall.games.reworld.view import Port

__all__ = ["price_text", "station"]

CENTRE = 350
TILE_RING, SLOT_RING, NAME_RING = 288, 206, 162
CARD = 0.86  # scale of a card in its slot: 38 by 52
SLOT = '<rect class="slot" x="-20" y="-26" width="40" height="52" rx="6"/>'
Point = tuple[float, float]
Drawing = tuple[int, int, str]  # where it stands, and what is drawn from there


def station(scene: Scene) -> str:
    view = scene.view
    left = sum(1 for port in view.ports if port.module)
    facts = (scene.say("board-left", count=left), scene.say("screen-bag", count=sum(view.bag.values())))
    lines = "".join(f"<span>{fact}</span>" for fact in facts)
    ports = "".join(_port(scene, port, number) for number, port in enumerate(view.ports))
    ring_of = f'role="group" aria-label="{scene.say("board-ring")}" data-roving="ring"'
    return (
        f'<div class="stationarea"><svg class="station" viewBox="18 18 664 664" {ring_of}>{SCENERY}{_hub(scene)}'
        f"{_links(scene)}{ports}{_gains(scene)}</svg>"
        f'<div class="corner tl"><h2>{scene.say("board-station")}</h2><p>{lines}</p></div>'
        f'<ul class="corner tr legend" aria-hidden="true">{_legend(scene)}</ul></div>'
    )


def _legend(scene: Scene) -> str:
    states = ("lit", "dim", "draft", "last")
    return "".join(f'<li><i class="lg {state}"></i>{scene.say(f"board-legend-{state}")}</li>' for state in states)


def _place(number: int, radius: float) -> Point:
    """The middle of a port's tile, slot or name; clockwise from U1, which is left and just above the middle."""
    angle = pi * (189 + 18 * number) / 180
    return CENTRE + radius * cos(angle), CENTRE + radius * sin(angle)


# -- ports -----------------------------------------------------------------------------------------------------------


def _port(scene: Scene, port: Port, number: int) -> str:
    name = f"port-{port.name}"
    target = scene.target(f"acquire {port.name}", port_label(scene, port))
    state = f"port {target.state}{_chosen(scene, port)}{'' if port.module else ' taken'}{scene.marks(name)}"
    tip = f' data-tip="{escape(_tip(scene, port))}"' if port.module else ""
    reach = f' data-rows="{" ".join(map(str, port.rows))}"' if target.state == "legal" else ""
    focus = "0" if number == _first(scene) else "-1"
    x, y, drawing = _offered(port, number) if port.module else _bought(port, number)
    return (
        f'<g id="{name}" data-piece="{name}" transform="translate({x} {y})" class="{state}" tabindex="{focus}"'
        f" {target.attributes}{tip}{reach}>{drawing}</g>"
    )


def _chosen(scene: Scene, port: Port) -> str:
    """The port being paid for; lamplight is only for who may act."""
    view = scene.view
    if view.question != "pay" or view.about != port.name:
        return ""
    return " chosen" if view.viewer in view.actors else " lastmove"


def _first(scene: Scene) -> int:
    """Where the keyboard enters the ring."""
    lit = [number for number, port in enumerate(scene.view.ports) if f"acquire {port.name}" in scene.moves]
    return lit[0] if lit else 0


def _offered(port: Port, number: int) -> Drawing:
    """A module at its port, over its empty slot with the price in it. Stands at the tile's corner: so the same things
    are written in the same way at every port, which is what makes an update small."""
    assert port.module is not None
    x, y = (round(middle - SIDE / 2) for middle in _place(number, TILE_RING))
    slot_x, slot_y = (round(middle) for middle in _place(number, SLOT_RING))
    slot = f'<g transform="translate({slot_x - x} {slot_y - y})">{_price(port)}</g>'
    piece = f'<g class="piece" data-piece="tile-{port.module.id}">{tile(port.module, 0, 0)}</g>'
    return x, y, ring(0, 0, SIDE, SIDE + 3) + slot + piece


def _bought(port: Port, number: int) -> Drawing:
    """The cards laid for a module that is gone, and its empty place. Stands in the middle of the slot."""
    x, y = (round(middle) for middle in _place(number, SLOT_RING))
    place_x, place_y = (round(middle - 27) for middle in _place(number, TILE_RING))
    grown = 5 * max(len(port.cards) - 1, 0)
    light = ring(-19 - grown // 2, -26 - grown // 2, 38 + grown, 54 + grown, 4, 6)
    return x, y, light + _laid(port) + blank(place_x - x, place_y - y, 54, "void")


def _gains(scene: Scene) -> str:
    """Over the modules: the points each scores at once."""
    marks = "".join(_gain(port.gain, number) for number, port in enumerate(scene.view.ports) if port.gain)
    return f'<g aria-hidden="true">{marks}</g>' if marks else ""


def _gain(points: int, number: int) -> str:
    x, y = (round(middle) for middle in _place(number, TILE_RING))
    pill = '<rect x="10" y="-43" width="32" height="20" rx="10"/>'
    return f'<g class="gainmark" transform="translate({x} {y})">{pill}<text x="26" y="-28">+{points}</text></g>'


def _price(port: Port) -> str:
    """What it would cost the viewer, or what the neighbours ask for where the viewer cannot pay."""
    cards = port.price or port.asks
    if len(cards) < 2:
        return SLOT + _numerals(cards, 0, 20)
    rows = [cards] if len(cards) == 2 else [cards[:-2], cards[-2:]]
    return SLOT + "".join(_numerals(row, 23 * place - 11.5 * (len(rows) - 1), 15) for place, row in enumerate(rows))


def _numerals(cards: tuple[int, ...], y: float, width: int) -> str:
    """A line of small cards about the middle of the slot."""
    left = -(len(cards) * (width + 3) - 3) / 2
    top = round(y - width * 2 / 3)
    return "".join(numeral(officer, left + place * (width + 3), top, width) for place, officer in enumerate(cards))


def _laid(port: Port) -> str:
    """The cards laid for a module that is gone; the one that counts lies on top."""
    under = list(port.cards)
    if port.top in under:
        under.remove(port.top)
    laid = [*under, port.top] if port.top else under
    left, top = -19 - 5 * (len(laid) - 1) // 2, -26 - 5 * (len(laid) - 1) // 2
    return "".join(card(officer, left + 5 * step, top + 5 * step, CARD) for step, officer in enumerate(laid))


def port_label(scene: Scene, port: Port) -> str:
    """In plain text: what lies there, what it would cost the viewer, where it would go, what it scores."""
    say = scene.text.say
    if port.module is None:
        cards = " ".join(str(officer) for officer in port.cards)
        return say("board-port-gone", port=port.name, top=port.top, cards=cards) if port.top else port.name
    what = say("board-port", port=port.name, module=port.module.text)
    if not port.price:
        return f"{what} {say('board-asks', asks=_asks_text(scene, port))}"
    rows = ", ".join(str(row) for row in port.rows)
    price = say("board-price", price=price_text(scene, port.price), rows=rows, count=len(port.rows))
    return f"{what} {price}" + (f" +{port.gain}" if port.gain else "")


def price_text(scene: Scene, price: tuple[int, ...]) -> str:
    """“3 and 4”, “one 3 and any two cards”, “any two cards”."""
    exact = [officer for officer in price if officer]
    loose = len(price) - len(exact)
    if not exact:
        return scene.text.say("price-any", count=loose)
    if loose:
        return scene.text.say("price-one-and-any", first=exact[0], count=loose)
    return scene.text.say("price-two" if len(exact) == 2 else "price-one", first=exact[0], second=exact[-1])


def _asks_text(scene: Scene, port: Port) -> str:
    asks = port.asks
    return price_text(scene, asks) if asks else scene.text.say("price-any", count=1)


def _tip(scene: Scene, port: Port) -> str:
    assert port.module is not None
    return f"{port_label(scene, port)} {port.module.tip}"


def _links(scene: Scene) -> str:
    """From the slot being paid to the two neighbours that set its price."""
    numbers = [number for number, port in enumerate(scene.view.ports) if port.name == scene.view.about]
    if not scene.block("pay") or not numbers:
        return ""
    ends = [_place(numbers[0] + step, SLOT_RING) for step in (-1, 1)]
    arc = " ".join(f"{value:.1f}" for value in ends[1])
    return f'<path class="links" aria-hidden="true" d="M{ends[0][0]:.1f} {ends[0][1]:.1f}A206 206 0 0 1 {arc}"/>'


# -- the hub ---------------------------------------------------------------------------------------------------------


def _hub(scene: Scene) -> str:
    """A window to the new world, with the rounds above and the starting player space below."""
    view = scene.view
    rounds = "".join(_round(scene, number, points) for number, points in enumerate(view.round_points, 1))
    title = f'<text class="h1" x="350" y="322">{scene.say("board-round", round=view.round)}</text>'
    scores = scene.say("board-scores", points=view.terrabot_points)
    worth = f'<g class="hubsub">{symbol("terrabot", 303, 330, 17)}<text x="326" y="344">{scores}</text></g>'
    return f"<g>{rounds}{title}{worth}{_marker_space(scene)}</g>"


def _round(scene: Scene, number: int, points: int) -> str:
    x, y = ROUND_PLACES[number - 1]
    now = number == scene.view.round
    state = "now" if now else "past" if number < scene.view.round else "next"
    what = scene.say("board-round-points", round=number, points=points)
    circle = f'<circle r="{20 if now else 16}"/><text y="{7 if now else 5}">{points}</text>'
    names = f'role="img" aria-label="{what}" data-tip="{what}"'
    return f'<g class="rd {state}" transform="translate({x} {y})" {names}>{circle}</g>'


def _marker_space(scene: Scene) -> str:
    """The space with its card and the marker; below it who begins the next round, or the cards that may be laid."""
    space = scene.view.marker_space
    label = escape(_marker_label(scene))
    offered = bool(scene.block("marker"))
    why = None if offered else scene.refused.get("marker 1")
    refusal = f' aria-disabled="true" data-why="{escape(why.text)}" data-clause="{why.clause}"' if why else ""
    state = ("legal" if offered else "illegal" if why else "") + scene.marks("marker")
    role = "button" if why else "img"
    empty = f'<g transform="translate(350 384)">{SLOT}</g>'
    drawing = ring(331, 358, 38, 54, 4, 6) + (empty if space.taken_by is None else _marker_card(space.card)) + COIN
    return (
        f'<g id="marker" data-piece="marker" class="marker {state}" role="{role}"'
        f' tabindex="-1" aria-label="{label}" data-tip="{label}"{refusal}>{drawing}</g>'
        f"{_marker_offers(scene) if offered else _note(label)}"
    )


def _marker_card(officer: int | None) -> str:
    """Face up only for whoever laid it."""
    return back(331, 358, CARD) if officer is None else card(officer, 331, 358, CARD)


def _marker_label(scene: Scene) -> str:
    view = scene.view
    holder = next(seat.name for seat in view.seats if seat.holder)
    if view.marker_space.taken_by is None:
        return scene.text.say("board-marker-free")
    key = "board-marker-begins" if view.round < len(view.round_points) else "board-marker-begins-settlement"
    return scene.text.say(key, seat=holder, round=view.round + 1)


def _note(text: str) -> str:
    return (
        '<g class="hubnote" aria-hidden="true"><rect x="266" y="421" width="168" height="24" rx="12"/>'
        f'<text x="350" y="437.5">{text}</text></g>'
    )


def _marker_offers(scene: Scene) -> str:
    """One small card for each officer; those in hand may be laid face down."""
    return f'<g class="offers">{"".join(_marker_offer(scene, officer) for officer in range(1, 6))}</g>'


def _marker_offer(scene: Scene, officer: int) -> str:
    notation = f"marker {officer}"
    move = scene.moves.get(notation)
    name = scene.text.say("board-card", officer=officer, name=scene.view.officers[officer - 1])
    target = scene.target(notation, move.text if move else name)
    x = 241 + 32 * officer
    drawing = f'{ring(x, 423, 26, 35, 3, 4)}<g class="piece">{numeral(officer, x, 423, 26)}</g>'
    return f'<g class="{target.state}" tabindex="-1" {target.attributes}>{drawing}</g>'


COIN = f'<g class="coin"><circle cx="390" cy="386" r="17"/>{symbol("marker", 378, 374, 24)}</g>'
ROUND_PLACES = ((264, 293), (301, 261), (350, 249), (399, 261), (436, 293))

DEFS = (
    '<defs><radialGradient id="hullg"><stop offset=".58" stop-color="var(--hull-2)"/>'
    '<stop offset=".8" stop-color="var(--hull)"/><stop offset="1" stop-color="var(--hull-2)"/></radialGradient>'
    '<radialGradient id="world" cx=".38" cy=".18" r=".95"><stop stop-color="#d98a5b"/>'
    '<stop offset=".45" stop-color="#a34f3c"/><stop offset="1" stop-color="#3c1f3a"/></radialGradient>'
    '<radialGradient id="sky" cy=".35" r=".7"><stop stop-color="#2a376a"/><stop offset="1" stop-color="#121a36"/>'
    '</radialGradient><clipPath id="hubclip"><circle cx="350" cy="350" r="131"/></clipPath></defs>'
)


def _circle(kind: str, radius: float, more: str = "") -> str:
    return f'<circle class="{kind}" cx="350" cy="350" r="{radius:g}"{more}/>'


# Collars, seams and lamps repeat at every port: a circle counted as 20 long, and dashes.
TWENTY = ' pathLength="20"'
HULL = "".join(
    [
        '<g class="hull" aria-hidden="true">',
        _circle("collar out", 254, TWENTY),
        _circle("collar in", 254, TWENTY),
        _circle("shell", 250),
        _circle("seams", 216, TWENTY),
        _circle("lamps", 240, TWENTY),
        '<path class="shine" d="M110 282A249 249 0 0 1 282 110"/>',
        _circle("track", 206),
        _circle("deck", 150),
        _circle("rail", 177),
        *(
            f'<rect x="343" y="198" width="14" height="24" transform="rotate({angle} 350 350)"/>'
            for angle in range(36, 360, 72)
        ),
        "</g>",
    ]
)
WINDOW = (
    '<g class="window" aria-hidden="true"><circle cx="350" cy="350" r="131" fill="url(#sky)"/>'
    '<g clip-path="url(#hubclip)"><circle cx="350" cy="560" r="170" fill="url(#world)"/>'
    '<path class="bands" d="M222 470c40-14 70-8 104-14s58-10 152 8M258 496c40-6 66 2 96-4s60-4 92 4"/>'
    '<ellipse cx="352" cy="394" rx="165" ry="8" fill="#f3c69d" opacity=".1"/>'
    '<path class="stars" d="M280 300v.01M402 380v.01M440 330v.01M262 362v.01M425 290v.01"/></g>'
    '<circle class="pane" cx="350" cy="350" r="131"/></g>'
)


def _names() -> str:
    texts = []
    for number in range(20):
        x, y = _place(number, NAME_RING)
        name = f"U{number + 1}" if number < 10 else f"L{20 - number}"
        texts.append(f'<text x="{x:.0f}" y="{y + 4:.0f}">{name}</text>')
    return f'<g class="lab" aria-hidden="true">{"".join(texts)}</g>'


# Whatever never changes is one group, which a page that shows it already is not sent again.
SCENERY = f'<g id="station-hull" data-hash="station-hull">{DEFS}{HULL}{WINDOW}{_names()}</g>'
