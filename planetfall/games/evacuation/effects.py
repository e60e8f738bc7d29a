"""Effects as components.toml writes them: the vocabulary, and what each word of it takes.

One vocabulary serves actions, action cards, technologies, bonus cards, lane spaces and orders (rulebook 18), a second
one what technologies do for the rest of the game (rulebook 19). The file itself explains every word.
"""

from typing import Literal

from msgspec import Struct

from planetfall.core.components import one_of, refuse

__all__ = [
    "EFFECTS",
    "LASTING",
    "Display",
    "Effect",
    "Kind",
    "Lasting",
    "Resources",
    "Symbol",
    "Terrain",
    "World",
]

Kind = Literal["food", "steel", "energy", "any"]
Terrain = Literal["steppe", "desert", "forest", "ocean"]
World = Literal["old", "new"]
Symbol = Literal["dome", "beacon"]
Display = Literal["infrastructure", "ship", "stadium"]

EFFECTS: dict[str, tuple[str, ...]] = {
    "gain_resource": ("type", "n"),
    "gain_production": ("type", "n"),
    "gain_population": ("n",),
    "gain_factory": ("type", "n"),
    "gain_ship": (),
    "gain_stadium": (),
    "take_infrastructure": ("n",),
    "develop": ("n", "cost_less"),
    "research": ("n", "level_max"),
    "settle": (
        "terrains",
        "locked",
        "next_terrain",
        "ignore_symbols",
        "steel_less",
        "cost_more",
        "population_min",
        "factories_min",
        "factories_max",
        "symbols_max",
    ),
    "build_ship": ("cost_more", "cost_less", "first_flight_less", "bays_min", "bays_max"),
    "build_stadium": ("cost_more", "cost_less", "satisfaction_max"),
    "prepare_factory": ("type", "n", "own_more"),
    "clone": ("n",),
    "exchange": ("n",),
    "move_ships": (),
    "refresh": ("display", "n"),
    "draw_cards": ("n",),
}
LASTING: dict[str, tuple[str, ...]] = {
    "action_free": ("n",),
    "action_energy_any": (),
    "prepare_chain": ("type",),
    "prepare_free": (),
    "factory_output": ("type", "n"),
    "bonus_extra": ("type", "n"),
    "income_extra": ("type", "n"),
    "marker_resource": ("type", "n"),
    "ignore_symbols": (),
    "symbol": ("symbol",),
    "next_terrain": (),
    "settle_steel_less": ("n",),
    "cost_less": ("display", "n"),
    "refresh_free": (),
    "flight_less": ("n",),
    "return_free": (),
    "quick_return": (),
    "any_bay": (),
    "resource_bays_more": ("n",),
    "clone_more": ("n",),
    "food_demand_less": ("world", "n"),
    "power_more": ("n",),
    "bonus_shift": ("n",),
}
NEVER_LEFT_OUT = ("type", "display", "symbol", "world")  # a word that takes one of these says nothing without it


class Resources(Struct, forbid_unknown_fields=True, frozen=True):
    food: int = 0
    steel: int = 0
    energy: int = 0

    def check(self, path: str) -> None:
        for name in self.__struct_fields__:
            if getattr(self, name) < 0:
                raise refuse(path, getattr(self, name), f"0 or more {name}")


class Effect(Struct, forbid_unknown_fields=True):
    do: str
    n: int = 1
    type: Kind | None = None
    display: Display | None = None
    terrains: list[Terrain] = []
    locked: bool = False
    next_terrain: bool = False
    ignore_symbols: bool = False
    steel_less: int = 0
    cost_less: int = 0
    cost_more: Resources = Resources()
    own_more: int = 0
    first_flight_less: int = 0
    level_max: int | None = None
    bays_min: int | None = None
    bays_max: int | None = None
    satisfaction_max: int | None = None
    population_min: int | None = None
    factories_min: int | None = None
    factories_max: int | None = None
    symbols_max: int | None = None

    def given(self) -> list[str]:
        """The parameters that say something beyond the bare word."""
        return _given(self, Effect(self.do))

    def check(self, path: str) -> None:
        one_of(f"{path}.do", self.do, EFFECTS)
        self.cost_more.check(f"{path}.cost_more")
        _check_given(self, path, self.do, EFFECTS[self.do], self.given())
        if self.locked and not self.terrains:
            raise refuse(f"{path}.locked", self.locked, "terrains beside it, which are locked otherwise")


class Lasting(Struct, forbid_unknown_fields=True):
    lasts: str
    n: int = 1
    type: Kind | None = None
    display: Display | None = None
    symbol: Symbol | None = None
    world: World | None = None

    def check(self, path: str) -> None:
        one_of(f"{path}.lasts", self.lasts, LASTING)
        _check_given(self, path, self.lasts, LASTING[self.lasts], _given(self, Lasting(self.lasts)))
        if self.lasts in ("prepare_chain", "factory_output") and self.type == "any":
            raise refuse(f"{path}.type", self.type, "food, steel or energy")


def _given(effect: Struct, bare: Struct) -> list[str]:
    return [name for name in effect.__struct_fields__ if getattr(effect, name) != getattr(bare, name)]


def _check_given(effect: Struct, path: str, word: str, takes: tuple[str, ...], given: list[str]) -> None:
    for name in given:
        value = getattr(effect, name)
        if name not in takes:
            raise refuse(f"{path}.{name}", value, f"nothing: {word} takes {', '.join(takes) or 'no parameters'}")
        if isinstance(value, int) and value < _least(name):
            raise refuse(f"{path}.{name}", value, f"{_least(name)} or more")
    for name in NEVER_LEFT_OUT:
        if name in takes and name not in given:
            raise refuse(f"{path}.{name}", None, f"a value, since {word} needs it")


def _least(name: str) -> int:
    return 0 if name.endswith(("_min", "_max")) else 1
