"""Every ship, stadium, card, factory and site accounted for: the conservation check of tests, builders and `arrange`.

What the rules keep count of as they go, such as satisfaction or what technologies do, is counted again from what lies
on the table.
"""

from librt.vecs import vec
from mypy_extensions import i64

from planetfall.games.evacuation.box import (
    ACTION_CARDS,
    AREAS,
    COLUMNS,
    DISPLAYS,
    INFRASTRUCTURE,
    LEVELS,
    NEW,
    OLD,
    ORDERS,
    RESOURCES,
    SHIP_DISPLAY,
    SLOTS,
    STADIUMS,
)
from planetfall.games.evacuation.codes import ASK_BURY
from planetfall.games.evacuation.displays import stack_of
from planetfall.games.evacuation.infrastructure import holds
from planetfall.games.evacuation.lasting import IS_SET
from planetfall.games.evacuation.state import (
    BIT,
    CARD_DISCARDED,
    CARD_HELD,
    CARD_PILE,
    CARD_SHOWN,
    CARD_TUCKED,
    CARGO_FACTORIES,
    CARGO_STADIUMS,
    COMPLETE,
    FIRST,
    HAND,
    LAID,
    LASTING,
    LEARNED,
    NOTHING,
    ORDERS_HELD,
    ORDERS_PLAYED,
    OWN,
    OWN_FIELDS,
    OWN_SHIPS,
    OWN_STADIUMS,
    PAID,
    PEOPLE,
    PHASE_DRAFT,
    PHASE_HANDS,
    PICTURES,
    PLEASED,
    POPULATION,
    PRODUCTION,
    RES,
    SEA_NEW,
    SETTLED,
    SETTLING,
    SITES_UP,
    STADIUM_COUNT,
    START_STADIUM,
    STEPS,
    SUPPLY,
    TAKEN,
    TOKENS,
    UNDER,
    WAITING,
    State,
    count_bits,
)
from planetfall.games.evacuation.technologies import tile_at
from planetfall.games.evacuation.worlds import produced

__all__ = ["audit"]


def audit(state: State) -> str:
    """Empty if everything is accounted for, else what is wrong."""
    wrong = _audit_displays(state) or _audit_fields(state) or _audit_cards(state) or _audit_orders(state)
    wrong = wrong or _audit_track(state)
    for seat in range(state.seats):
        wrong = wrong or _audit_numbers(state, seat) or _audit_pieces(state, seat) or _audit_stadiums(state, seat)
        wrong = wrong or _audit_technologies(state, seat) or _audit_projects(state, seat)
    return wrong


# -- the table ---------------------------------------------------------------------------------------------------------


def _audit_displays(state: State) -> str:
    """Each infrastructure card, ship and stadium in one place."""
    if state.phase <= PHASE_HANDS:
        return ""
    for display in range(DISPLAYS):
        seen = vec[i64]([0] * _members(state, display))
        for thing in stack_of(state, display):
            seen[thing] += 1
        for slot in range(SLOTS):
            thing = state.display[display * SLOTS + slot]
            if thing != NOTHING:
                seen[thing] += 1
                if slot > 0 and state.display[display * SLOTS + slot - 1] == NOTHING and not _being_buried(state):
                    return f"display {display} has a gap"
        _add(seen, state.boxed[display])
        for seat in range(state.seats):
            _add(seen, _owned(state, seat, display))
        if display > SHIP_DISPLAY:
            _add(seen, state.rival_stadiums | state.late_stadiums)
        for thing in range(len(seen)):
            if seen[thing] != 1:
                return f"thing {thing} of display {display} lies in {seen[thing]} places"
        if not 0 <= state.buried[display] <= len(stack_of(state, display)):
            return f"{state.buried[display]} of the stack {display} are buried"
    return ""


def _being_buried(state: State) -> bool:
    """While somebody puts open ones under the stack a display has gaps."""
    return any(state.question(seat) == ASK_BURY for seat in range(state.seats))


def _members(state: State, display: i64) -> i64:
    if display == INFRASTRUCTURE:
        return state.box.projects
    if display == SHIP_DISPLAY:
        return state.box.ships
    return state.box.stadiums


def _owned(state: State, seat: i64, display: i64) -> i64:
    own = state.own
    base = seat * OWN
    if display == INFRASTRUCTURE:
        return own[base + HAND] | own[base + LAID] | own[base + PAID]
    if display == SHIP_DISPLAY:
        return own[base + OWN_SHIPS + OLD] | own[base + OWN_SHIPS + NEW]
    aboard = own[base + CARGO_STADIUMS] & ~BIT[STADIUMS]
    return own[base + OWN_STADIUMS + OLD] | own[base + OWN_STADIUMS + NEW] | aboard


def _add(seen: vec[i64], things: i64) -> None:
    thing: i64
    for thing in range(len(seen)):
        if things & BIT[thing]:
            seen[thing] += 1


def _audit_fields(state: State) -> str:
    """Each settled field belongs to one, and its factory spaces are full unless it is being settled."""
    taken = state.rival_fields
    for seat in range(state.seats):
        fields = state.own[seat * OWN + OWN_FIELDS]
        if taken & fields:
            return "a field is settled twice"
        taken |= fields
        for field in range(state.box.fields):
            built = state.built[field]
            factories = (built & 7) + (built >> 3 & 7) + (built >> 6 & 7)
            settling = field == state.own[seat * OWN + SETTLING]
            if fields & BIT[field] and factories != state.box.factory_spaces[field] and not settling:
                return f"field {field} has {factories} factories"
    if taken != state.settled:
        return "the settled fields are not those of the players"
    return ""


def _audit_cards(state: State) -> str:
    """Each action card in one place, the pile as long as it should be."""
    if not state.setting.advanced or state.phase == PHASE_DRAFT:
        return ""
    seen = vec[i64]([0] * ACTION_CARDS)
    for card in state.pile:
        seen[card] += 1
    for card in range(ACTION_CARDS):
        place = state.card_at[card]
        if seen[card] != i64(place == CARD_PILE):
            return f"card {card} lies {seen[card]} times in the pile"
        for first in (CARD_HELD, CARD_TUCKED, CARD_SHOWN, CARD_DISCARDED):
            if first + state.seats <= place < first + 10:
                return f"card {card} is with nobody"
    return ""


def _audit_orders(state: State) -> str:
    """At most one side of each order card, in one place."""
    sides = vec[i64]([0] * ORDERS)
    _add(sides, state.orders)
    for seat in range(state.seats):
        _add(sides, state.own[seat * OWN + ORDERS_HELD])
        _add(sides, state.own[seat * OWN + ORDERS_PLAYED])
    cards = vec[i64]([0] * ORDERS)
    for order in range(ORDERS):
        cards[state.box.order_card[order]] += sides[order]
    for card in range(ORDERS):
        if cards[card] > 1:
            return f"order card {card} lies in {cards[card]} places"
    return ""


def _audit_track(state: State) -> str:
    """9.1.4 and 9.4.6."""
    box = state.box
    for one in range(len(state.space)):
        if state.lane[one] > 0:
            if state.space[one] == 0:
                return "a marker stands on a lane beside the start"
            beside: i64 = 0
            for other in range(len(state.space)):
                beside += i64(state.space[other] == state.space[one] and state.lane[other] == state.lane[one])
            if beside > (box.end_capacity if state.space[one] == box.last_space else 1):
                return f"{beside} markers stand on one lane space"
    for colour in range(len(state.space) // 2):
        apart = box.passed[state.space[colour * 2]] - box.passed[state.space[colour * 2 + 1]]
        moving = colour < state.seats and state.own[colour * OWN + FIRST] != NOTHING  # the other marker has not
        if not -1 <= apart <= 1 and not moving:
            return f"turning points lie between the markers of {colour}"
    return ""


# -- one seat ----------------------------------------------------------------------------------------------------------


def _audit_numbers(state: State, seat: i64) -> str:
    own = state.own
    base = seat * OWN
    for at in range(RES, RES + 2 * RESOURCES):
        if own[base + at] < 0:
            return f"seat {seat} has {own[base + at]} of a resource"
    for at in (POPULATION, PEOPLE, TOKENS, TAKEN, SEA_NEW):
        if own[base + at] < 0:
            return f"seat {seat} has a negative number at {at}"
    for kind in range(RESOURCES):
        if own[base + PRODUCTION + kind] < produced(state, seat, kind):
            return f"seat {seat} produces less of {kind} than its fields"
    cards: i64 = 0
    for area in range(AREAS):
        cards += own[base + UNDER + area]
    if cards > own[base + TAKEN]:
        return f"seat {seat} has {cards} cards under its board after {own[base + TAKEN]} actions"
    return ""


def _audit_pieces(state: State, seat: i64) -> str:
    """Factories of each type, people on fields, sites and sea tiles."""
    own = state.own
    base = seat * OWN
    for kind in range(RESOURCES):
        total = own[base + SUPPLY + kind] + own[base + WAITING + kind] + own[base + WAITING + RESOURCES + kind]
        total += own[base + SETTLED + kind] + own[base + CARGO_FACTORIES + kind]
        if own[base + SUPPLY + kind] < 0 or total != state.box.factories_of_type:
            return f"seat {seat} has {total} factories of type {kind}, {own[base + SUPPLY + kind]} in the supply"
        settled: i64 = 0
        for field in range(state.box.fields):
            if own[base + OWN_FIELDS] & BIT[field]:
                settled += state.built[field] >> 3 * kind & 7
        if settled != own[base + SETTLED + kind]:
            return f"seat {seat} has {settled} factories of type {kind} on fields"
    people: i64 = 0
    for field in range(state.box.fields):
        if own[base + OWN_FIELDS] & BIT[field]:
            people += state.box.population_spaces[field]
    if people != own[base + PEOPLE]:
        return f"seat {seat} has {people} population on fields"
    down = count_bits(state.box.sea_tiles & ~own[base + SITES_UP])
    if own[base + SEA_NEW] > down:
        return f"seat {seat} has moved a sea tile that lies face up"
    return ""


def _audit_stadiums(state: State, seat: i64) -> str:
    own = state.own
    base = seat * OWN
    start = own[base + START_STADIUM]
    if (own[base + CARGO_STADIUMS] & BIT[STADIUMS] != 0) != (start == NOTHING):
        return f"the starting stadium of seat {seat} is not there"
    for world in (OLD, NEW):
        count: i64 = i64(start == world)
        pleased: i64 = state.box.starting_satisfaction if start == world else 0
        for stadium in range(state.box.stadiums):
            if own[base + OWN_STADIUMS + world] & BIT[stadium]:
                count += 1
                pleased += state.box.satisfaction[stadium]
        if count != own[base + STADIUM_COUNT + world] or pleased != own[base + PLEASED + world]:
            return f"seat {seat} counts its stadiums of world {world} wrongly"
    return ""


def _audit_technologies(state: State, seat: i64) -> str:
    own = state.own
    base = seat * OWN
    words = vec[i64]([0] * len(IS_SET))
    learned: i64 = 0
    for column in range(COLUMNS):
        complete = own[base + COMPLETE + column]
        if not 0 <= complete <= LEVELS:
            return f"column {column} of seat {seat} has {complete} complete tiles"
        if own[base + STEPS + column] >= (state.box.researches[complete] if complete < LEVELS else 1):
            return f"a tile of seat {seat} is complete and not counted"
        for level in range(complete):
            technology = tile_at(state, seat, level, column)
            learned += state.box.tech_satisfaction[technology]
            _add_words(words, state.box.lasting[technology])
    if learned != own[base + LEARNED]:
        return f"seat {seat} counts the satisfaction of its technologies wrongly"
    for word in range(len(words)):
        if words[word] != own[base + LASTING + word]:
            return f"seat {seat} has {own[base + LASTING + word]} of the lasting effect {word}"
    return ""


def _add_words(words: vec[i64], effects: vec[i64]) -> None:
    at: i64 = 0
    while at < len(effects):
        if IS_SET[effects[at]]:
            words[effects[at]] |= effects[at + 1]
        else:
            words[effects[at]] += effects[at + 1]
        at += 3


def _audit_projects(state: State, seat: i64) -> str:
    """No two with one illustration; what is fulfilled meets its condition, what is not does not."""
    own = state.own
    base = seat * OWN
    pictures: i64 = 0
    count: i64 = 0
    for project in range(state.box.projects):
        if (own[base + LAID] | own[base + PAID]) & BIT[project]:
            pictures |= BIT[state.box.illustration[project]]
            count += 1
            settling = own[base + SETTLING] != NOTHING
            paid = own[base + PAID] & BIT[project] != 0
            if holds(state, seat, project) != paid and not settling:
                return f"infrastructure {project} of seat {seat} is counted wrongly"
    if pictures != own[base + PICTURES] or count_bits(pictures) != count:
        return f"the illustrations of seat {seat} are counted wrongly"
    return ""
