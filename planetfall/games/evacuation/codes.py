"""The questions a seat can be asked, and the action space.

notation.py gives every code its words. New blocks go to the end, so that codes a learner was trained on keep their
meaning. Where a code names a resource of a world it is world * 3 + resource, both counted as in box.py.
"""

from typing import Final

__all__ = [
    "ACT",
    "ACTIONS",
    "ADVANCE",
    "ASK_ADVANCE",
    "ASK_BONUS",
    "ASK_BURY",
    "ASK_CLONE",
    "ASK_DEVELOP",
    "ASK_DISCARD",
    "ASK_DROP",
    "ASK_EFFECTS",
    "ASK_EXCHANGE",
    "ASK_FACTORY",
    "ASK_FILL",
    "ASK_GAIN",
    "ASK_GOAL",
    "ASK_LANE",
    "ASK_LOAD",
    "ASK_NEXT",
    "ASK_ORDERS",
    "ASK_PAY",
    "ASK_POWER",
    "ASK_PREPARE",
    "ASK_QUICK",
    "ASK_RAISE",
    "ASK_RESEARCH",
    "ASK_SAVE",
    "ASK_SETTLE",
    "ASK_SHIP",
    "ASK_STADIUM",
    "ASK_TAKE",
    "ASK_TRANSPORT",
    "ASK_TUCK",
    "ASK_TURN",
    "BONUS",
    "BURY",
    "CARD",
    "CARRY_FACTORY",
    "CARRY_RESOURCE",
    "CARRY_SITE",
    "CARRY_STADIUM",
    "CLONE",
    "DECLINE",
    "DISCARD",
    "DO",
    "DONE",
    "DROP",
    "EVACUATE",
    "EXCHANGE",
    "FACTORY",
    "FILL",
    "FLY",
    "FREE_REFRESH",
    "GAIN",
    "KEEP",
    "LANE",
    "ORDER",
    "PASS",
    "PAY",
    "PLAY",
    "POWER",
    "PREPARE",
    "RAISE",
    "REFRESH",
    "RESEARCH",
    "RETURN",
    "SAVE",
    "SETTLE",
    "SHIP",
    "STADIUM",
    "TAKE",
    "TUCK",
]

ACT: Final = 0  # + action of the board
CARD: Final = 10  # + action card, played face up
ORDER: Final = 90  # + order
PASS: Final = 98  # no more turns this phase
DECLINE: Final = 99  # an effect, or the rest of it
DONE: Final = 100
TUCK: Final = 101  # + action card, face down under the area
DISCARD: Final = 181  # + action card
PAY: Final = 261  # + world * 3 + resource
GAIN: Final = 267  # + world * 3 + resource
RAISE: Final = 273  # + resource
FACTORY: Final = 276  # + world * 3 + type: gain it
PREPARE: Final = 282  # + world * 3 + type
CLONE: Final = 288
EXCHANGE: Final = 289  # + world * 6 + pair of resources, see sub_actions.py
TAKE: Final = 301  # + slot of the infrastructure display
PLAY: Final = 304  # + infrastructure card
REFRESH: Final = 322  # + world * 3 + resource paid
FREE_REFRESH: Final = 328
BURY: Final = 329  # + slot
RESEARCH: Final = 332  # + column
SETTLE: Final = 335  # + field
FILL: Final = 395  # + type of factory
SHIP: Final = 398  # + slot * 2 + world
STADIUM: Final = 404  # + slot * 2 + world
SAVE: Final = 410  # + resource a cheaper thing does not cost
DO: Final = 413  # + place of the effect on the card
FLY: Final = 417  # + ship, to the New World
RETURN: Final = 438  # + ship, to the Old World
EVACUATE: Final = 459  # + site, in an evacuation bay
CARRY_SITE: Final = 470  # + factory site, in a building bay
CARRY_FACTORY: Final = 481  # + type
CARRY_STADIUM: Final = 484  # + stadium, 17 is the starting one
CARRY_RESOURCE: Final = 502  # + resource
POWER: Final = 505  # + power points counted in the progress phase
ADVANCE: Final = 569  # + marker * 26 + spaces; it moves first, the other one takes the rest
LANE: Final = 621  # + 0 main lane, 1 lane for three and more
BONUS: Final = 623  # + 0 upper, 1 lower, 2 none
KEEP: Final = 626  # + goal
DROP: Final = 642  # + goal
ACTIONS: Final = 658

# Questions, with what each remembers. "Effect" is an effect's number with how often it is still to be done and whether
# the display was refreshed for it, see deeds.py.
ASK_TURN: Final = 1  # 1 if an order was played before the action
ASK_PAY: Final = 2  # energy still to be paid
ASK_NEXT: Final = 3  # asks nothing: effects that follow in their order, see deeds.py
ASK_EFFECTS: Final = 4  # effects of a card in any order: card, and which of them are left
ASK_GAIN: Final = 5  # effect
ASK_RAISE: Final = 6  # effect
ASK_FACTORY: Final = 7  # effect
ASK_PREPARE: Final = 8  # effect
ASK_CLONE: Final = 9  # effect
ASK_EXCHANGE: Final = 10  # effect
ASK_DEVELOP: Final = 11  # effect
ASK_TAKE: Final = 12  # effect: infrastructure from the display
ASK_SHIP: Final = 13  # effect, build or gain
ASK_STADIUM: Final = 14  # likewise
ASK_SAVE: Final = 15  # resources still to be saved
ASK_BURY: Final = 16  # display, how many more at most, whether one must be
ASK_RESEARCH: Final = 17  # effect
ASK_SETTLE: Final = 18  # effect
ASK_FILL: Final = 19  # factory spaces still empty; the field is SETTLING
ASK_TUCK: Final = 20  # the action of the board
ASK_DISCARD: Final = 21  # cards to discard
ASK_ORDERS: Final = 22  # orders after the action
ASK_GOAL: Final = 23  # a goal to keep
ASK_DROP: Final = 24  # a goal to put into the box
ASK_TRANSPORT: Final = 25  # which ship moves next; 1 once one has
ASK_LOAD: Final = 26  # what the ship takes
ASK_POWER: Final = 27  # how many power points to count in the progress phase
ASK_ADVANCE: Final = 28  # how the points are split
ASK_LANE: Final = 29  # marker
ASK_BONUS: Final = 30  # which bonus, where several may be counted
ASK_QUICK: Final = 31  # ships that fly back after unloading (19.17)
