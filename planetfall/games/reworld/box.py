"""What is in the box, as numbers the rules read: one table per property, indexed by tile, ship or place.

Made from components.toml by components.py. Tile 0 is "no tile"; letters and cities are 0-4 (A-E), officers and
docking rows 1-5, construction companies 1-5 and the farming company 6.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

__all__ = [
    "BUILDER",
    "CATEGORIES",
    "COMPANIES",
    "FARMING",
    "LETTERS",
    "OFFICERS",
    "PORTS",
    "ROUNDS",
    "SATELLITE",
    "SHUTTLE",
    "SIGNS",
    "TERRABOT",
    "TILES",
    "Box",
]

PORTS: Final = 20
TILES: Final = 100
ROUNDS: Final = 5
OFFICERS: Final = 5
LETTERS: Final = 5
COMPANIES: Final = 6
FARMING: Final = 6  # the company that builds anywhere
SIGNS: Final = 4  # city signs per letter
CATEGORIES: Final = 6  # on the final ship: cities A-E, then defence

TERRABOT: Final = 1
SHUTTLE: Final = 2
BUILDER: Final = 3
SATELLITE: Final = 4


@final
class Box:
    def __init__(self) -> None:
        self.components: object = None  # the struct this was made from, for whoever needs names
        # modules, at tile 1-100
        self.kind = vec[i64]()
        self.letter = vec[i64]()  # of a terrabot, 0-4
        self.company = vec[i64]()  # of a builder, 1-6
        self.special = vec[i64]()  # 1 for a special builder
        self.shields = vec[i64]()  # of a shuttle or satellite
        self.task = vec[i64]()  # of a satellite, see satellites.py
        self.task_of = vec[i64]()  # the letter or company its task is about
        self.same_as = vec[i64]()  # the first tile with the same face: what tells tiles apart
        # officer cards
        self.officer_copies: i64 = 0
        self.deck = vec[i64]()  # all officer cards, unshuffled
        self.hand_size = vec[i64]()  # at the number of seats
        # points, at round 1-5
        self.terrabot_points = vec[i64]()
        self.marker_points: i64 = 0
        self.card_points: i64 = 0
        self.head_start = vec[i64]()  # at seats * 4 + how many seats after the starting player
        # population ships, at seats * ships + ship
        self.ships: i64 = 0
        self.ship_asks = vec[i64]()  # which count of state.py, at ship
        self.ship_mark = vec[i64]()
        self.ship_points = vec[i64]()
        # final population ship, at (seats * CATEGORIES + category) * 4 + place 0-3
        self.final_points = vec[i64]()
        self.absent_points: i64 = 0
