"""The questions a seat can be asked, what can lie on its list of open effects, and the action space.

notation.py gives every code its words. New blocks go to the end, so that codes a learner was trained on keep their
meaning.
"""

from typing import Final

__all__ = [
    "ACTIONS",
    "ADVANCE",
    "ANY",
    "ASK_ACT",
    "ASK_BOOST_OR_PEEK",
    "ASK_CARD",
    "ASK_CELL",
    "ASK_CLEAR",
    "ASK_CLIMB",
    "ASK_CONTEST",
    "ASK_CORPORATION",
    "ASK_DISCARD",
    "ASK_EMPTY",
    "ASK_FLUX",
    "ASK_FORGO",
    "ASK_GOAL",
    "ASK_HALF",
    "ASK_JUMP",
    "ASK_LAND",
    "ASK_PATCH",
    "ASK_PLACE",
    "ASK_PLANET",
    "ASK_REGRESS",
    "ASK_ROVER",
    "ASK_ROW",
    "ASK_STOW",
    "ASK_TAKE",
    "ASK_TRACK",
    "ASK_TURN",
    "ASK_UNSTOW",
    "ASK_WRECK",
    "BOOST",
    "BOOST_TAKEN",
    "CARD",
    "CARD_DUE",
    "CLEAR",
    "CLIMB",
    "CORPORATION",
    "DISCARD",
    "DONE",
    "DOUBLE",
    "DUE",
    "EMPTY",
    "ENERGY_CHOICE",
    "EVENT",
    "EXTRA_TILE",
    "FLUX",
    "FORGO",
    "GATHER",
    "HALF",
    "JUMP",
    "KEEP",
    "KEEP_PATCH",
    "KINDS",
    "LAND",
    "LANDING",
    "LIFT",
    "LINE",
    "LOSE_POD",
    "MOVE",
    "MOVE_POD",
    "OPTIONAL",
    "PASS",
    "PATCH",
    "PATCHES",
    "PEEK",
    "PICK",
    "PLACE",
    "PLANET",
    "REGRESS",
    "RELOCATE",
    "RESCUE",
    "RESOLVE",
    "ROVERS",
    "ROW",
    "SALVAGE",
    "SETBACK",
    "SPREAD",
    "STOW",
    "STOW_SLOT",
    "STOW_TRACK",
    "STRIKE",
    "TAKE",
    "TECH_AS_ENERGY",
    "TOKEN",
    "TURN",
    "UNION",
    "UNSTOW",
    "USE",
    "WRECK",
]

ROVERS: Final = 5  # a corporation has four at most, an event may add one

TURN: Final = 0  # + steps 0-5
TAKE: Final = 6  # + ring: 0 inner, 1 outer
PLACE: Final = 8  # + orientation * 144 + cell
RESOLVE: Final = 1160  # + kind of open effect
MOVE: Final = 1190  # + rover * 8 + direction
USE: Final = 1230  # + level - 1
DONE: Final = 1236
ADVANCE: Final = 1237  # + track
REGRESS: Final = 1242  # + track
PATCH: Final = 1247  # + cell
KEEP_PATCH: Final = 1391
LAND: Final = 1392  # + cell
PICK: Final = 1536  # + cell
LIFT: Final = 1680  # + rover
JUMP: Final = 1685  # + cell
STOW: Final = 1829  # + 0 scoring area, 1 + track * 16 + space, 81 + slot
STOW_TRACK: Final = 1
STOW_SLOT: Final = 81
UNSTOW: Final = 1916  # likewise
HALF: Final = 2003  # + 0 the boost or advance, 1 the patch
CLIMB: Final = 2005  # + 0 left up, 1 up, 2 right up, 3 left, 4 right
FLUX: Final = 2010  # + track
CARD: Final = 2015  # + civ card
KEEP: Final = 2051  # + objective
DISCARD: Final = 2079  # + objective
CLEAR: Final = 2107  # + row, then 12 + column
FORGO: Final = 2131  # + section
PEEK: Final = 2133
BOOST_TAKEN: Final = 2134
EMPTY: Final = 2135  # + ring
PASS: Final = 2137
PLANET: Final = 2138  # + planet
CORPORATION: Final = 2151  # + corporation
ROW: Final = 2160  # + track
ACTIONS: Final = 2165

# Open effects (4.2): what a seat has gained and not yet resolved. 0-4 are the symbols with a track.
ENERGY_CHOICE: Final = 5
TECH_AS_ENERGY: Final = 6  # never open by itself: another way to resolve a tech symbol
BOOST: Final = 7
PATCHES: Final = 8
LANDING: Final = 9
SETBACK: Final = 10
TOKEN: Final = 11
GATHER: Final = 12
RESCUE: Final = 13
WRECK: Final = 14
EXTRA_TILE: Final = 15
SALVAGE: Final = 16  # an extra tile whose resources give nothing
RELOCATE: Final = 17
LINE: Final = 18
MOVE_POD: Final = 19
SPREAD: Final = 20  # advance different trackers
DOUBLE: Final = 21
UNION: Final = 22
EVENT: Final = 23
ANY: Final = 24
CARD_DUE: Final = 25  # + rank of the civ card, 0 for any
KINDS: Final = 30
OPTIONAL: Final = (1 << TOKEN) | (1 << RESCUE) | (1 << MOVE_POD)  # may be left undone
DUE: Final = 31 << CARD_DUE  # wait for the population step

# Further purposes of ASK_CELL; GATHER, RESCUE and WRECK are others.
STRIKE: Final = 30
LOSE_POD: Final = 31

# Questions, with what each remembers.
ASK_PLANET: Final = 1
ASK_CORPORATION: Final = 2
ASK_FLUX: Final = 3  # 1 if the token may stay
ASK_GOAL: Final = 4
ASK_DISCARD: Final = 5
ASK_TURN: Final = 6
ASK_ACT: Final = 7  # the whole turn: take a tile, resolve, move rovers, use technologies, done; 1 if it is under way
ASK_PLACE: Final = 8  # 1 if the tile's resources give nothing
ASK_TRACK: Final = 9  # tracks, steps and how: see tracks.py
ASK_REGRESS: Final = 10  # tracks and steps
ASK_PATCH: Final = 11
ASK_LAND: Final = 12
ASK_CELL: Final = 13  # purpose
ASK_ROVER: Final = 14  # RELOCATE, or EVENT to destroy it
ASK_JUMP: Final = 15  # rover, 8 + rover for the relocation card
ASK_STOW: Final = 16  # where the lifepod came from, 87 for the planet
ASK_UNSTOW: Final = 17  # 1 if it is lost
ASK_HALF: Final = 18  # position and how
ASK_CLIMB: Final = 19  # tracker, steps and how
ASK_CARD: Final = 20  # rank, 0 for any
ASK_CLEAR: Final = 21
ASK_FORGO: Final = 22
ASK_BOOST_OR_PEEK: Final = 23
ASK_EMPTY: Final = 24
ASK_ROW: Final = 25
ASK_WRECK: Final = 26  # rover
ASK_CONTEST: Final = 27
ASK_TAKE: Final = 28  # an extra tile: 1 if its resources give nothing
