"""What a seat may choose from while it chooses a card, an objective, a planet or a corporation."""

from collections.abc import Iterator

from msgspec import Struct

from planetfall.games.planet_unknown.codes import ASK_CONTEST
from planetfall.games.planet_unknown.notation import ACTION_SPACE
from planetfall.games.planet_unknown.words import Words

__all__ = ["Offer", "offers"]


class Offer(Struct, frozen=True, omit_defaults=True):
    notation: str
    kind: str  # card, objective, planet or corporation
    name: str
    text: str
    rank: int = 0  # of a card
    secret: bool = False  # nobody else will see it before the end
    worth: str = ""  # of an objective
    levels: tuple[str, ...] = ()  # technologies of a corporation
    grid: tuple[str, ...] = ()  # of a planet, as the box draws it


def offers(w: Words, seat: int) -> Iterator[Offer]:
    for code in w.state.legal(seat):
        block = ACTION_SPACE.block(code).name
        number = code - ACTION_SPACE.start(block)
        notation = ACTION_SPACE.notation(code)
        if block == "card":
            card = w.components.cards[number]
            yield Offer(notation, block, w.card(number), w.card_effect(number), card.rank, card.when == "end")
        elif block in ("keep", "discard"):
            contested = w.state.question(seat) == ASK_CONTEST
            name, text = w.rivalry(number) if contested else w.goal(number)
            medals = w.state.box.rivalry_medals if contested else w.state.box.goal_medals
            yield Offer(notation, "objective", name, text, secret=not contested, worth=w.medals(medals))
        elif block == "planet":
            grid = tuple(w.components.planets[number].grid)
            yield Offer(notation, block, w.planet(number), w.planet_rule(number), grid=grid)
        elif block == "corporation":
            levels = range(1, len(w.components.corporations[number].technologies) + 1)
            told = tuple(w.technology(number, level) for level in levels)
            yield Offer(notation, block, w.corporation(number), w.corporation_rule(number), levels=told)
