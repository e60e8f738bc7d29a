"""The technologies of the board in the middle: three columns, researched from the bottom up."""

from html import escape

from planetfall.core.marks import icon
from planetfall.games.evacuation.scene import Scene
from planetfall.games.evacuation.view import Technology

__all__ = ["technologies"]

ICONS = {  # by what a tile is about
    "action_free": "energy",
    "action_energy_any": "energy",
    "prepare_chain": "factory",
    "prepare_free": "factory",
    "factory_output": "factory",
    "bonus_extra": "special",
    "income_extra": "plus",
    "marker_resource": "marker",
    "ignore_symbols": "settle-key",
    "symbol": "settle-arch",
    "next_terrain": "terrain-d",
    "settle_steel_less": "steel",
    "cost_less": "credits",
    "refresh_free": "restart",
    "flight_less": "spaceship",
    "return_free": "spaceship",
    "quick_return": "spaceship",
    "any_bay": "crate",
    "resource_bays_more": "crate",
    "clone_more": "clone",
    "food_demand_less": "food",
    "power_more": "power",
    "bonus_shift": "special",
    "settle": "city",
    "gain_stadium": "stadium",
    "gain_ship": "spaceship",
    "gain_population": "population",
}


def technologies(scene: Scene) -> str:
    tiles = scene.own.technologies
    if not tiles:
        return ""
    done = sum(1 for tile in tiles if tile.complete)
    rows = sorted(tiles, key=lambda tile: (-tile.level, tile.column))
    title = scene.say("tech-title")
    items = "".join(f"<li>{_tile(scene, tile)}</li>" for tile in rows)
    return (
        f'<h3 class="th">{icon("tech")}{title} <span>{scene.say("tech-active", count=done)}</span></h3>'
        f'<ul class="techgrid" id="technologies" aria-label="{title}" data-roving="grid">{items}</ul>'
    )


def _tile(scene: Scene, tile: Technology) -> str:
    below = [one for one in scene.own.technologies if one.column == tile.column and one.level < tile.level]
    follows = not tile.complete and all(one.complete for one in below)
    target = scene.button(f"research {tile.column}") if follows else scene.button("")
    state = "on" if tile.complete else "nx" if follows else ""
    key = "tech-complete" if tile.complete else "tech-open"
    words = scene.say(key, name=tile.name, done=tile.researched, asked=tile.researches, text=tile.text)
    happy = f"<em>{icon('happy')}{tile.satisfaction}</em>" if tile.satisfaction else ""
    steps = "".join(f"<u{' class=d' if step < tile.researched else ''}></u>" for step in range(tile.researches))
    face = (
        f'<span class="what" aria-hidden="true">{escape(tile.name)}</span><i class="steps" aria-hidden="true">'
        f"{icon(ICONS.get(tile.about, 'tech'))}{steps}{happy}</i>"
    )
    piece = f"technology-{tile.id}"
    return (
        f'<button type="button" class="tile {state} {target.state}{scene.marks(piece)}" id="{piece}"'
        f' data-piece="{piece}" tabindex="-1" {target.attributes} data-tip="{words}">'
        f'<span class="sr">{words}</span>{face}</button>'
    )
