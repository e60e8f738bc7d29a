"""The own fleet: ships at both worlds with their bays, the one that takes on cargo, and those that carry some."""

from collections.abc import Iterable
from html import escape

from planetfall.core.marks import icon, symbol
from planetfall.games.evacuation.pieces import GROUND_ICONS, RESOURCE_ICONS
from planetfall.games.evacuation.scene import Scene
from planetfall.games.evacuation.view import Ship
from planetfall.games.evacuation.view_transport import Bay, Hold

__all__ = ["dock"]

BAY, CRATE, GAP = 25, 19, 4  # widths
TAKES = {"building": "carry-site carry-factory carry-stadium", "resource": "carry"}  # first words of moves
PICTURES = {**GROUND_ICONS, "building": "factory", "resource": "crate"}


def dock(scene: Scene) -> str:
    ships = scene.own.ships
    costs = {berth.ship: berth.energy for berth in scene.view.berths}
    fleet = "".join(
        _vessel(scene, ship, world, costs[ship.number]) for world in ("old", "new") for ship in ships[world]
    )
    fleet = fleet or f'<li class="fine">{scene.say("fleet-none")}</li>'
    label = scene.say("display-ship")
    listed = f'<ul class="fleet" data-roving="grid" id="fleet">{fleet}</ul>'
    opening = f'<div class="dock" tabindex="0" role="group" aria-label="{label}">'
    return f"{opening}<h3>{label}</h3>{_aboard(scene)}{listed}</div>"


def _vessel(scene: Scene, ship: Ship, world: str, energy: int) -> str:
    """A ship above one of the worlds; what its next flight costs is printed on it as it is now."""
    hold = scene.view.hold
    if hold is not None and hold.ship == ship.number:
        return _loading(scene, ship, hold)
    notation = scene.on(f"fly {ship.number}" if world == "old" else f"back {ship.number}")
    cargo = next((flying.bays for flying in scene.view.under_way if flying.ship == ship.number), None)
    short = scene.say("world-new") if world == "new" else ""
    if cargo is not None:
        where, short, hull = scene.text.say("fleet-flies"), scene.say("fleet-under-way"), _hull(cargo)
    else:
        where = scene.text.say("fleet-here" if world == "old" else "fleet-there", energy=energy)
        hull = _hull(_printed_bays(ship), energy)
    label = scene.text.say("fleet-label", ship=ship.name, where=where, text=ship.text)
    face = f"{hull}<small><b>{escape(ship.name)}</b> {short}</small>"
    target = scene.named(notation, label, face)
    piece = f"ship-{ship.number}"
    kind = 'button type="button"' if target.state else "span"
    lean = "laden" if cargo is not None else "here" if world == "old" else "there"
    opening = f'<{kind} class="vessel {target.state}" id="{piece}" {target.attributes} data-tip="{escape(label)}">'
    vessel = f"{opening}{target.inside}</{kind.split()[0]}>"
    return f'<li data-piece="{piece}" class="{lean}{scene.marks(piece)}">{vessel}</li>'


def _loading(scene: Scene, ship: Ship, hold: Hold) -> str:
    """The ship that is off next: full bays are filled, the others take what is dropped on them."""
    free = [bay.takes for bay in hold.bays if not bay.holds]
    label = scene.say(
        "fleet-loading",
        ship=ship.name,
        sites=sum(takes in GROUND_ICONS for takes in free),
        buildings=free.count("building"),
        resources=free.count("resource"),
    )
    piece = f"ship-{ship.number}"
    words = f"<small><b>{escape(ship.name)}</b> {scene.say('fleet-free')}</small>"
    return (
        f'<li data-piece="{piece}" class="loading"><span class="vessel now" id="{piece}" role="img"'
        f' aria-label="{label}" data-drop="any">{_hull(hold.bays, open_bays=True)}{words}</span></li>'
    )


def _aboard(scene: Scene) -> str:
    cargo = scene.own.cargo
    if not cargo:
        return ""
    chips = "".join(
        f'<li><span class="sr">{scene.say(f"cargo-{name}")}: </span>{_picture(name)}<b>{count}</b></li>'
        for name, count in cargo.items()
    )
    return f'<div class="aboard"><h3>{scene.say("fleet-aboard")}</h3><ul class="pieces">{chips}</ul></div>'


def _picture(cargo: str) -> str:
    if cargo in ("population", "stadiums"):
        return icon(cargo.removesuffix("s"))
    kind = cargo.removesuffix("-factories")
    if kind == cargo:
        return f'<span class="rs {kind}">{icon(RESOURCE_ICONS[kind])}</span>'
    return f'<i class="fac {kind}">{icon("factory")}<i>{icon(RESOURCE_ICONS[kind])}</i></i>'


# -- the drawing -----------------------------------------------------------------------------------------------------


def _printed_bays(ship: Ship) -> list[Bay]:
    takes = [*ship.evacuation_bays, *["building"] * ship.building_bays, *["resource"] * ship.resource_bays]
    return [Bay(what) for what in takes]


def _hull(bays: Iterable[Bay], energy: int | None = None, open_bays: bool = False) -> str:
    """SVG: what a flight costs unless it is paid already, then the bays; cargo can be dropped into open ones."""
    drawn, fuel, at = "", "", 14
    if energy is not None:
        at = 44
        fuel = f'<text class="fuel" x="13" y="29">{energy}</text><g class="bolt">{symbol("energy", 24, 14, 15)}</g>'
    for bay in bays:
        drawn += _bay(bay, at, open_bays)
        at += _width(bay) + GAP
    outline = f"M10 3H{at - 2}c9 0 18 8 22 19-4 11-13 19-22 19H10c-4 0-7-3-7-7V10c0-4 3-7 7-7Z"
    keel = f'<path class="keel" d="{outline}" transform="translate(0 3)"/><path class="skin" d="{outline}"/>'
    return f'<svg class="hull" viewBox="0 0 {at + 22} 46" aria-hidden="true">{keel}{fuel}{drawn}</svg>'


def _width(bay: Bay) -> int:
    return CRATE if bay.takes == "resource" else BAY


def _bay(bay: Bay, x: int, open_bay: bool) -> str:
    width = _width(bay)
    height = CRATE if width == CRATE else 26
    box = f'<rect x="{x}" y="{22 - height / 2:g}" width="{width}" height="{height}" rx="5"/>'
    middle = x + width / 2
    if bay.holds:
        return f'<g class="bay full {bay.holds} {bay.type}">{box}{_content(bay, middle)}</g>'
    size = width - 7 if width == CRATE else 16
    picture = symbol(PICTURES[bay.takes], middle - size / 2, 22 - size / 2, size)
    ground = f"g-{bay.takes}" if bay.takes in GROUND_ICONS else "any"
    drop = f' data-drop="{TAKES.get(bay.takes, "evacuate")}"' if open_bay else ""
    return f'<g class="bay {ground}"{drop}>{box}{picture}</g>'


def _content(bay: Bay, middle: float) -> str:
    if bay.holds == "resource":
        return symbol(RESOURCE_ICONS[bay.type], middle - 7, 15, 14)
    if bay.holds == "factory":
        badge = f'<circle class="makes" cx="{middle + 6:g}" cy="28" r="6"/>'
        return (
            symbol("factory", middle - 10, 12, 16)
            + badge
            + symbol(RESOURCE_ICONS[bay.type], middle + 1.5, 23.5, 9, "ps")
        )
    return symbol("confirm" if bay.holds == "cargo" else bay.holds, middle - 9, 13, 18)
