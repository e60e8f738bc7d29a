"""Small pieces of Evacuation that several parts of its board share: pictures by name, amounts, prices."""

from planetfall.core.marks import icon

__all__ = ["GROUND_ICONS", "RESOURCE_ICONS", "SYMBOL_ICONS", "TERRAIN_ICONS", "amount", "price"]

RESOURCE_ICONS = {"food": "food", "steel": "steel", "energy": "energy"}
GROUND_ICONS = {"savanna": "acacia", "mountain": "terrain-a", "sea": "terrain-b"}
TERRAIN_ICONS = {"steppe": "grass", "desert": "terrain-d", "forest": "terrain-e", "ocean": "terrain-b"}
SYMBOL_ICONS = {"dome": "settle-arch", "beacon": "settle-key"}


def amount(kind: str, number: int | str) -> str:
    """HTML: so much of a resource; the words for it stand in the label of the whole."""
    return f'<span class="rs {kind}">{icon(RESOURCE_ICONS[kind])}<b>{number}</b></span>'


def price(cost: dict[str, int]) -> str:
    return "".join(amount(kind, number) for kind, number in cost.items() if number)
