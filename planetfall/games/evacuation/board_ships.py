"""The own fleet: ships at both worlds with their bays, and the one that takes on cargo with what still fits."""

from html import escape

from planetfall.core.marks import icon, symbol
from planetfall.games.evacuation.pieces import GROUND_ICONS, RESOURCE_ICONS
from planetfall.games.evacuation.scene import Scene
from planetfall.games.evacuation.view import Ship
from planetfall.games.evacuation.view_transport import Hold

__all__ = ["dock", "hull"]

BAY, CRATE, GAP = 25, 19, 4  # widths
BUILDINGS = "carry-site carry-factory carry-stadium"


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
    return f"{opening}<h3>{label}</h3>{listed}{_aboard(scene)}</div>"


def _vessel(scene: Scene, ship: Ship, world: str, energy: int) -> str:
    """A ship above one of the worlds; what its next flight costs is printed on it as it is now."""
    hold = scene.view.hold
    if hold is not None and hold.ship == ship.number:
        return _loading(scene, ship, hold)
    notation = scene.on(f"fly {ship.number}" if world == "old" else f"back {ship.number}")
    where = scene.text.say("fleet-here" if world == "old" else "fleet-there", energy=energy)
    label = scene.text.say("fleet-label", ship=ship.name, where=where, text=ship.text)
    face = f"{hull(ship, energy)}<small><b>{escape(ship.name)}</b> {escape(where)}</small>"
    target = scene.named(notation, label, face)
    piece = f"ship-{ship.number}"
    kind = 'button type="button"' if target.state else "span"
    lean = "here" if world == "old" else "there"
    opening = f'<{kind} class="vessel {target.state}" id="{piece}" {target.attributes} data-tip="{escape(ship.text)}">'
    vessel = f"{opening}{target.inside}</{kind.split()[0]}>"
    return f'<li data-piece="{piece}" class="{lean}{scene.marks(piece)}">{vessel}</li>'


def _loading(scene: Scene, ship: Ship, hold: Hold) -> str:
    """The ship that is off next: full bays are filled, the others take what is dropped on them."""
    label = scene.say(
        "fleet-loading",
        ship=ship.name,
        sites=len(ship.evacuation_bays) - hold.sites,
        buildings=ship.building_bays - hold.buildings,
        resources=hold.resource_bays - hold.resources,
    )
    piece = f"ship-{ship.number}"
    words = f"<small><b>{escape(ship.name)}</b> {scene.say('fleet-free')}</small>"
    return (
        f'<li data-piece="{piece}" class="loading"><span class="vessel now" id="{piece}" role="img"'
        f' aria-label="{label}" data-drop="any">{hull(ship, None, hold)}{words}</span></li>'
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


def hull(ship: Ship, energy: int | None, hold: Hold | None = None) -> str:
    """SVG: what a flight costs, then its bays: evacuation bays by ground, building bays, resource bays."""
    sites, buildings, crates = (hold.sites, hold.buildings, hold.resources) if hold is not None else (0, 0, 0)
    bays = ""
    at = 14 if energy is None else 44
    for place, ground in enumerate(ship.evacuation_bays):
        bays += _bay(at, f"g-{ground}", GROUND_ICONS[ground], place < sites, "evacuate")
        at += BAY + GAP
    for place in range(ship.building_bays):
        bays += _bay(at, "any", "factory", place < buildings, BUILDINGS)
        at += BAY + GAP
    for place in range(ship.resource_bays if hold is None else hold.resource_bays):
        bays += _bay(at, "any crate", "crate", place < crates, "carry", CRATE)
        at += CRATE + GAP
    outline = f"M10 3H{at - 2}c9 0 18 8 22 19-4 11-13 19-22 19H10c-4 0-7-3-7-7V10c0-4 3-7 7-7Z"
    fuel = ""
    if energy is not None:
        fuel = f'<text class="fuel" x="13" y="29">{energy}</text><g class="bolt">{symbol("energy", 24, 14, 15)}</g>'
    keel = f'<path class="keel" d="{outline}" transform="translate(0 3)"/><path class="skin" d="{outline}"/>'
    return f'<svg class="hull" viewBox="0 0 {at + 22} 46" aria-hidden="true">{keel}{fuel}{bays}</svg>'


def _bay(x: int, kind: str, picture: str, full: bool, takes: str, width: int = BAY) -> str:
    state = " full" if full else ""
    drop = "" if full else f' data-drop="{takes}"'
    height = width if width == CRATE else 26
    size = width - 7 if width == CRATE else 16
    inside = symbol("confirm" if full else picture, x + (width - size) / 2, 22 - size / 2, size)
    box = f'<rect x="{x}" y="{22 - height / 2:g}" width="{width}" height="{height}" rx="5"/>'
    return f'<g class="bay {kind}{state}"{drop}>{box}{inside}</g>'
