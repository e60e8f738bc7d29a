"""The notation of every move. `acquire U7`, `pay 2 2 4^` (the 4 on top), `undock 3`, `build A`, `sign C2`."""

from planetfall.core.actions import ActionSpace, Block
from planetfall.games.reworld.box import SIGNS
from planetfall.games.reworld.codes import ACTIONS
from planetfall.games.reworld.components import LETTER_NAMES
from planetfall.games.reworld.payment import PAYMENTS, Payment

__all__ = ["ACTION_SPACE", "PORT_NAMES", "payment_label", "read_payment"]

# Along the ring (2.6.1): the upper row from left to right, the lower row back.
PORT_NAMES = tuple(f"U{n}" for n in range(1, 11)) + tuple(f"L{n}" for n in range(10, 0, -1))
ROW_NAMES = ("1", "2", "3", "4", "5")


def payment_label(laid: tuple[int, ...], top: int) -> str:
    """Cards in ascending order, the one on top marked; equal cards need no mark."""
    label = " ".join(str(card) for card in laid)
    return label if len(set(laid)) == 1 else label.replace(str(top), f"{top}^", 1)


def read_payment(label: str) -> Payment | None:
    """`4^ 2 2` as well as `2 2 4^`; None if it is no payment or does not say which card lies on top."""
    return BY_LABEL.get(_tidy_payment(label))


def _tidy_payment(label: str) -> str:
    cards = label.split()
    laid = sorted(card.removesuffix("^") for card in cards)
    tops = {card.removesuffix("^") for card in cards if card.endswith("^")} or set(laid)
    if len(tops) != 1 or not all(card in ROW_NAMES for card in laid):
        return label
    return payment_label(tuple(int(card) for card in laid), int(tops.pop()))


def _tidy_port(label: str) -> str:
    """A number counts along the ring from U1."""
    return PORT_NAMES[int(label) - 1] if label.isdecimal() and 1 <= int(label) <= len(PORT_NAMES) else label


BY_LABEL = {payment_label(payment.laid, payment.top): payment for payment in PAYMENTS}
ACTION_SPACE = ActionSpace(
    [
        Block("acquire", PORT_NAMES, "port", _tidy_port),
        Block("pay", list(BY_LABEL), "cards, the one on top marked with ^", _tidy_payment),
        Block("marker", ROW_NAMES, "officer laid face down", secret=True),  # 2.4.3
        Block("drop"),
        Block("undock", ROW_NAMES, "docking row"),
        Block("sacrifice", ROW_NAMES, "docking row"),
        Block("couple", ROW_NAMES, "docking row: its shuttle leaves with the builder before it"),
        Block("defend"),
        Block("transport"),
        Block("task"),
        Block("carry", ROW_NAMES, "docking row"),
        Block("fly"),
        Block("unload", ("1", "2"), "builder coupled first or second"),
        Block("build", LETTER_NAMES, "city"),
        Block("survey", LETTER_NAMES, "city"),
        Block("sign", [f"{letter}{n}" for letter in LETTER_NAMES for n in range(1, SIGNS + 1)], "city sign"),
    ]
)
assert len(ACTION_SPACE) == ACTIONS, "codes.py and notation.py disagree"
