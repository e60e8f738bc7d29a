"""The options of a table (rulebook chapter 15): their names and values, the usual value of each first."""

from collections.abc import Mapping

from planetfall.games.galileo_project.state import Setting

__all__ = ["OPTIONS", "options_of", "setting_of"]

OPTIONS = {
    "mc_for_influence": ("any", "io"),
    "io_uses": ("many", "once"),
    "overflow_mc": ("always", "moved"),
    "robot_modifier": ("replaces", "adds"),
    "project_influence": ("level", "none"),
    "memory_scanner": ("both", "either"),
    "level_transfer": ("many", "one"),
    "new_project": ("top", "any"),
    "technology_1": ("turn", "game"),
    "goal_energy": ("all", "one"),
    "overshoot": ("kept", "lost"),
    "star_z_side": ("random", "a", "b"),
    "free_goal": ("extra", "claim"),
    "europa_saving": ("all", "goals"),
}
# The fields of `Setting` in the same order.
FIELDS = (
    "io_only",
    "io_once",
    "overflow_moved",
    "adds_type",
    "no_project_influence",
    "scanner_either",
    "transfer_one",
    "any_project",
    "once_a_game",
    "energy_one_moon",
    "overshoot_lost",
    "star_z_side",
    "free_goal_claims",
    "saves_goals_only",
)


def setting_of(options: Mapping[str, str]) -> Setting:
    """Options that are not named have their usual value."""
    setting = Setting()
    for (key, values), field in zip(OPTIONS.items(), FIELDS, strict=True):
        setattr(setting, field, values.index(options.get(key, values[0])))
    return setting


def options_of(setting: Setting) -> dict[str, str]:
    """Only those that are not usual."""
    chosen = {
        key: values[getattr(setting, field)] for (key, values), field in zip(OPTIONS.items(), FIELDS, strict=True)
    }
    return {key: value for key, value in chosen.items() if value != OPTIONS[key][0]}
