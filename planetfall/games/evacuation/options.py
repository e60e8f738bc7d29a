"""The options of a table (rulebook 1.18 to 1.23): their values, and which of them go together."""

from collections.abc import Mapping

from planetfall.core.title import Option
from planetfall.games.evacuation.state import Setting

__all__ = ["OPTIONS", "options_of", "setting_of"]

OFF_ON = ("off", "on")
OPTIONS = (
    Option("mode", ("race", "points"), "race", only="seats 2, seats 3, seats 4"),  # 17.1.1
    Option("bonuses", ("strict", "generous"), "strict"),
    Option("actions", ("simple", "advanced"), "simple"),
    Option("orders", OFF_ON, "off", only="mode points, seats 1"),
    Option("lines", OFF_ON, "off", only="mode points, seats 1"),
    Option("turn_order", ("all", "new"), "all"),
    Option("third_party", OFF_ON, "off", only="seats 2"),
)


def setting_of(seats: int, options: Mapping[str, str]) -> Setting:
    """Options that are not named have their usual value; a ValueError says which do not go together."""
    chosen = {option.key: options.get(option.key, option.default) for option in OPTIONS}
    setting = Setting()
    setting.race = chosen["mode"] == "race" and seats > 1  # 17.1.1: alone always for points
    setting.generous = chosen["bonuses"] == "generous"
    setting.advanced = chosen["actions"] == "advanced"
    setting.orders = chosen["orders"] == "on"
    setting.dominance = chosen["lines"] == "on"
    setting.new_stadiums = chosen["turn_order"] == "new"
    setting.third_party = chosen["third_party"] == "on"
    _check(seats, setting)
    return setting


def _check(seats: int, setting: Setting) -> None:
    """1.21, 1.23."""
    for key, chosen in (("orders", setting.orders), ("lines", setting.dominance)):
        if chosen and setting.race:
            raise ValueError(f"option {key} is 'on', expected 'off' in the race; it belongs to mode 'points'")
    if setting.third_party and seats != 2:
        raise ValueError(f"option third_party is 'on', expected 'off' for {seats} seats; it is for two players")


def options_of(setting: Setting) -> dict[str, str]:
    """Only those that are not usual."""
    chosen = {
        "mode": "race" if setting.race else "points",
        "bonuses": "generous" if setting.generous else "strict",
        "actions": "advanced" if setting.advanced else "simple",
        "orders": OFF_ON[setting.orders],
        "lines": OFF_ON[setting.dominance],
        "turn_order": "new" if setting.new_stadiums else "all",
        "third_party": OFF_ON[setting.third_party],
    }
    return {option.key: chosen[option.key] for option in OPTIONS if chosen[option.key] != option.default}
