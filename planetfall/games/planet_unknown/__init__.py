"""Planet Unknown, by Ryan Lambert and Adam Rehberg: settle a planet tile by tile from a turning space station."""

from collections.abc import Mapping

from planetfall.core.evaluation import Evaluation
from planetfall.core.game import Game
from planetfall.core.rng import Rng
from planetfall.core.title import GameInfo, Option, Title
from planetfall.games.planet_unknown.advice import tellers
from planetfall.games.planet_unknown.board import board
from planetfall.games.planet_unknown.components import SEATS, Components, standard
from planetfall.games.planet_unknown.evaluation import WEIGHTS, features, phase
from planetfall.games.planet_unknown.ledger import LEDGER
from planetfall.games.planet_unknown.notation import ACTION_SPACE
from planetfall.games.planet_unknown.observation import observed
from planetfall.games.planet_unknown.play import new_game
from planetfall.games.planet_unknown.position import EVENT_MODES, WAYS, arrange, describe
from planetfall.games.planet_unknown.reasons import CLAUSES
from planetfall.games.planet_unknown.screen import draw
from planetfall.games.planet_unknown.state import Setting
from planetfall.games.planet_unknown.view import view
from planetfall.games.planet_unknown.words import FOLDER, words

__all__ = ["TITLE"]

CARDS_OF_A_COLOUR = tuple(str(count) for count in range(21))


def _new(seats: int, rng: Rng, options: Mapping[str, str], components: Components) -> Game:
    setting = Setting()
    setting.planets = WAYS.index(options["planets"])
    setting.corporations = WAYS.index(options["corporations"])
    setting.free_station = options["station"] == "commander"
    setting.rivalries = options["neighbours"] == "on"
    setting.goals = options["private"] == "on"
    setting.events = EVENT_MODES.index(options["events"])
    if options["events"] == "set":
        setting.green = int(options["green"])
        setting.orange = int(options["orange"])
        _check_deck(seats, setting, components)
    return new_game(components.box, setting, seats, rng, True)


def _check_deck(seats: int, setting: Setting, components: Components) -> None:
    """The box must hold the cards of the deck (10.1)."""
    red = components.event_deck.size - setting.green - setting.orange
    for colour, wanted in (("green", setting.green), ("orange", setting.orange), ("red", red)):
        usable = [card for card in components.events if card.colour == colour and (seats == 1 or not card.solo_only)]
        if not 0 <= wanted <= len(usable):
            expected = f"0 to {len(usable)} for {seats} players, {components.event_deck.size} cards in all"
            raise ValueError(f"the event deck has {wanted} {colour} cards, expected {expected}")


TITLE = Title(
    info=GameInfo(
        name="planet_unknown",
        title="Planet Unknown",
        seats=SEATS,
        options=(
            Option("planets", WAYS, "standard"),
            Option("corporations", WAYS, "standard"),
            Option("station", ("clockwise", "commander"), "clockwise"),
            Option("neighbours", ("on", "off"), "on"),
            Option("private", ("off", "on"), "off"),
            Option("events", EVENT_MODES, "off"),
            Option("green", CARDS_OF_A_COLOUR, "7", only="events set"),
            Option("orange", CARDS_OF_A_COLOUR, "7", only="events set"),
        ),
        actions=ACTION_SPACE,
        rules_version=5,
        minutes="70",
        weight=2,
        # Counted generously, all seats together: every tile turn takes one of 144 tiles, and a seat has at most three
        # more turns in a round (event, its cards, population cards). Tiles, events, cards, boosts and what may regress
        # make fewer than 1,500 advances of at most ten decisions each, taking and placing fewer than 2,000 decisions.
        # To these the one seat of Cosmos and the one of Makeshift can add 36 free steps and 36 shifts of three
        # decisions in each of some 90 turns. Random games take fewer than 800 decisions, also if everybody dawdles.
        longest=30_000,
        # Tops turned up after each of 37 rounds (the 36 smallest tiles fill a planet) and after two cards that bring a
        # tile; 20 events; a look through the cards for each of the 36; six seats peek twice; objectives are dealt,
        # drawn by Jump Drive and shown; cards are shown at the end. Random games reveal something 55 times at most.
        reveals=37 + 2 + 20 + 36 + 12 + 4,
    ),
    folder=FOLDER,
    reasons=CLAUSES,
    components=Components,
    standard=standard,
    new=_new,
    view=view,
    describe=describe,
    arrange=arrange,
    words=words,
    draw=draw,
    board=board,
    observed=observed,
    evaluation=Evaluation(
        WEIGHTS,
        features,
        phase,
        tables=({}, {"planets": "dealt", "corporations": "dealt", "private": "on", "events": "random"}),
    ),
    ledger=LEDGER,
    tellers=tellers,
)
