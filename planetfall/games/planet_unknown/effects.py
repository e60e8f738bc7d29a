"""Every special rule by number, under the name it has in components.toml."""

from typing import Final

__all__ = [
    "ADD_METEORITE",
    "ADVANCE_ALL_TO",
    "ADVANCE_DIFFERENT",
    "ADVANCE_ONE",
    "AREA_SYMBOLS",
    "CARD_EFFECTS",
    "CENTRE",
    "CHASM",
    "CITIES",
    "CIV_ADD",
    "CIV_REMOVE",
    "COLLECT_LIFEPOD",
    "COLLECT_LIFEPODS",
    "COLLECT_METEORITE",
    "COMMERCE",
    "COSMOS",
    "CURRENTS",
    "DESTROY_COLLECTED_LIFEPOD",
    "DESTROY_COLLECTED_METEORITE",
    "DESTROY_LINE",
    "DESTROY_METEORITES",
    "DESTROY_PLANET_LIFEPOD",
    "DESTROY_ROVER",
    "EMPTY_STACK",
    "EVENT_ADVANCE",
    "EVENT_ADVANCE_BARE",
    "EVENT_EFFECTS",
    "EVENT_PATCHES",
    "EVENT_REGRESS",
    "EVENT_SYNERGY",
    "EXTRA_ROVER",
    "EXTRA_TILE_CARD",
    "FEWEST_LIFEPODS",
    "FEWEST_METEORITES",
    "FEWEST_SYMBOLS",
    "FLUX_INDUSTRIES",
    "GLOBES",
    "GOALS",
    "HOLES",
    "HORIZON",
    "ICE_COVERED",
    "JUMP_DRIVE",
    "LAND_COVERED",
    "LARGEST_AREA",
    "LASTING",
    "LIFEPODS_BEAT_METEORITES",
    "LIFEPODS_DOUBLE",
    "MAKESHIFT",
    "MAX_SYMBOLS",
    "MEDALS",
    "MEDALS_AND_ADVANCE",
    "MEDALS_PER_PATCH",
    "METEORITES_MIN",
    "MOST_AREAS",
    "MOST_EDGE_SYMBOLS",
    "MOST_LIFEPODS",
    "MOST_MAXED",
    "MOST_METEORITES",
    "NO_EDGE",
    "NO_ICE",
    "NO_MATCHING",
    "NO_MILESTONES",
    "NO_MIX",
    "NO_SYNERGY",
    "OASIS",
    "OBJECTIVE_ADD",
    "OBJECTIVE_DESTROY",
    "ONE_RESOURCE",
    "PATCHES_CARD",
    "PLANET_RULES",
    "QUADRANTS",
    "RECTANGLE",
    "REPO",
    "REPUBLIC",
    "RING",
    "RIVALRIES",
    "ROTATE",
    "ROVER_BAN",
    "ROVER_MOVES",
    "SALVAGE_CARD",
    "SLIDE",
    "STANDARD",
    "SYNERGY_OR_PEEK",
    "TELEPORT",
    "TOXIC",
    "TRACK_MAX",
    "UNIVERSAL",
    "VOID",
    "WORMHOLE",
]

# Corporations, as they stand in the components (chapter 16).
UNIVERSAL: Final = 0
COSMOS: Final = 1
FLUX_INDUSTRIES: Final = 2
HORIZON: Final = 3
JUMP_DRIVE: Final = 4
MAKESHIFT: Final = 5
OASIS: Final = 6
REPUBLIC: Final = 7
WORMHOLE: Final = 8

# Planets (chapter 15).
STANDARD: Final = 0
RING: Final = 1
GLOBES: Final = 2
CENTRE: Final = 3
CITIES: Final = 4
NO_MIX: Final = 5
TOXIC: Final = 6
HOLES: Final = 7
VOID: Final = 8
SLIDE: Final = 9
QUADRANTS: Final = 10
CURRENTS: Final = 11
CHASM: Final = 12
PLANET_RULES: Final = {
    "standard": STANDARD,
    "ring_anchor": RING,
    "three_globes": GLOBES,
    "centre_start": CENTRE,
    "cities": CITIES,
    "no_ice_land_mix": NO_MIX,
    "toxic": TOXIC,
    "holes": HOLES,
    "big_void": VOID,
    "slide_in": SLIDE,
    "quadrants": QUADRANTS,
    "currents": CURRENTS,
    "chasm": CHASM,
}

# Civ cards (chapter 9).
ADVANCE_DIFFERENT: Final = 1
ADVANCE_ONE: Final = 2
PATCHES_CARD: Final = 3
ROVER_MOVES: Final = 4
EXTRA_TILE_CARD: Final = 5
SALVAGE_CARD: Final = 6
MEDALS: Final = 7
REPO: Final = 8
COMMERCE: Final = 9
COLLECT_LIFEPODS: Final = 10
TELEPORT: Final = 11
DESTROY_LINE: Final = 12
ADVANCE_ALL_TO: Final = 13
MEDALS_PER_PATCH: Final = 14
MEDALS_AND_ADVANCE: Final = 15
DESTROY_METEORITES: Final = 16
LIFEPODS_DOUBLE: Final = 17
CARD_EFFECTS: Final = {
    "advance_different": ADVANCE_DIFFERENT,
    "advance_one": ADVANCE_ONE,
    "patches": PATCHES_CARD,
    "rover_moves": ROVER_MOVES,
    "extra_tile": EXTRA_TILE_CARD,
    "salvage_tile": SALVAGE_CARD,  # an extra tile whose resources give nothing
    "medals": MEDALS,
    "meteorite_repo": REPO,
    "commerce_agreement": COMMERCE,
    "collect_lifepods": COLLECT_LIFEPODS,
    "teleport_rover": TELEPORT,
    "destroy_meteorites_line": DESTROY_LINE,
    "advance_all_to": ADVANCE_ALL_TO,
    "medals_per_patch": MEDALS_PER_PATCH,
    "medals_and_advance": MEDALS_AND_ADVANCE,
    "destroy_meteorites": DESTROY_METEORITES,
    "lifepods_double": LIFEPODS_DOUBLE,
}

# Events (chapter 10); those from LASTING on are rules for the round.
EVENT_ADVANCE: Final = 1
EVENT_ADVANCE_BARE: Final = 2
EVENT_REGRESS: Final = 3
EVENT_PATCHES: Final = 4
EVENT_SYNERGY: Final = 5
COLLECT_LIFEPOD: Final = 6
COLLECT_METEORITE: Final = 7
ADD_METEORITE: Final = 8
DESTROY_ROVER: Final = 9
CIV_ADD: Final = 10
CIV_REMOVE: Final = 11
OBJECTIVE_ADD: Final = 12
OBJECTIVE_DESTROY: Final = 13
ROTATE: Final = 14
EMPTY_STACK: Final = 15
DESTROY_PLANET_LIFEPOD: Final = 16
DESTROY_COLLECTED_LIFEPOD: Final = 17
DESTROY_COLLECTED_METEORITE: Final = 18
SYNERGY_OR_PEEK: Final = 19
LASTING: Final = 20
EXTRA_ROVER: Final = 20
ROVER_BAN: Final = 21
NO_EDGE: Final = 22
ONE_RESOURCE: Final = 23
NO_MILESTONES: Final = 24
NO_MATCHING: Final = 25
NO_ICE: Final = 26
NO_SYNERGY: Final = 27
EVENT_EFFECTS: Final = {
    "advance": EVENT_ADVANCE,
    "advance_no_benefit": EVENT_ADVANCE_BARE,
    "regress": EVENT_REGRESS,
    "patches": EVENT_PATCHES,
    "synergy": EVENT_SYNERGY,
    "collect_lifepod": COLLECT_LIFEPOD,
    "collect_meteorite": COLLECT_METEORITE,
    "add_meteorite": ADD_METEORITE,
    "destroy_rover": DESTROY_ROVER,
    "civ_add": CIV_ADD,
    "civ_remove": CIV_REMOVE,
    "objective_add": OBJECTIVE_ADD,
    "objective_destroy": OBJECTIVE_DESTROY,
    "rotate": ROTATE,
    "empty_stack": EMPTY_STACK,
    "destroy_planet_lifepod": DESTROY_PLANET_LIFEPOD,
    "destroy_collected_lifepod": DESTROY_COLLECTED_LIFEPOD,
    "destroy_collected_meteorite": DESTROY_COLLECTED_METEORITE,
    "synergy_or_peek": SYNERGY_OR_PEEK,
    "extra_rover": EXTRA_ROVER,
    "rover_ban": ROVER_BAN,
    "no_edge": NO_EDGE,
    "one_resource": ONE_RESOURCE,
    "no_milestones": NO_MILESTONES,
    "no_matching": NO_MATCHING,
    "no_ice": NO_ICE,
    "no_synergy": NO_SYNERGY,
}

# Objectives (chapter 14): the neighbour side.
MOST_EDGE_SYMBOLS: Final = 1
LARGEST_AREA: Final = 2
MOST_AREAS: Final = 3
FEWEST_SYMBOLS: Final = 4
MOST_MAXED: Final = 5
MOST_METEORITES: Final = 6
MOST_LIFEPODS: Final = 7
FEWEST_METEORITES: Final = 8
FEWEST_LIFEPODS: Final = 9
RIVALRIES: Final = {
    "most_edge_symbols": MOST_EDGE_SYMBOLS,
    "largest_area": LARGEST_AREA,
    "most_areas": MOST_AREAS,
    "fewest_symbols": FEWEST_SYMBOLS,
    "most_maxed_tracks": MOST_MAXED,
    "most_meteorites": MOST_METEORITES,
    "most_lifepods": MOST_LIFEPODS,
    "fewest_meteorites": FEWEST_METEORITES,
    "fewest_lifepods": FEWEST_LIFEPODS,
}

# The private side.
RECTANGLE: Final = 1
AREA_SYMBOLS: Final = 2
TRACK_MAX: Final = 3
MAX_SYMBOLS: Final = 4
METEORITES_MIN: Final = 5
LIFEPODS_BEAT_METEORITES: Final = 6
ICE_COVERED: Final = 7
LAND_COVERED: Final = 8
GOALS: Final = {
    "rectangle": RECTANGLE,
    "area_symbols": AREA_SYMBOLS,
    "track_max": TRACK_MAX,
    "max_symbols": MAX_SYMBOLS,
    "meteorites_min": METEORITES_MIN,
    "lifepods_beat_meteorites": LIFEPODS_BEAT_METEORITES,
    "ice_all_covered": ICE_COVERED,
    "land_all_covered": LAND_COVERED,
}
