# Every word a player of Reworld reads.

title = Reworld
blurb = Crew a station in five rounds, then fly it apart and found your cities.
option-head-start = Later seats start with points
option-head-start-means = not in the printed rules
option-head-start-off = off
option-head-start-on = on

## Modules

tile-terrabot = terrabot { $letter }
tile-shuttle = { $shields ->
    [0] shuttle without shields
    [one] shuttle with 1 shield
   *[other] shuttle with { $shields } shields
}
tile-builder = { $company } builder
tile-builder-farming = { $company } farming builder
tile-builder-special = special { $company } builder
tile-satellite = { $shields ->
    [one] satellite “{ $task }” (1 shield)
   *[other] satellite “{ $task }” ({ $shields } shields)
}
task-letter = 2 per terrabot { $letter }
task-company = 3 per { $company } builder
task-companies = 2 per company
task-product = terrabots × builders of a city
task-row-length = tiles of a city
task-terrabots = 1 per terrabot
task-shields = 1 per shield
task-builders = 1 per builder
short-terrabot = { $letter }
short-shuttle = shu { $shields }
short-builder = { $company }
short-builder-farming = farming
short-builder-special = { $company }*
short-satellite = sat { $task } s{ $shields }
short-task-letter = 2×{ $letter }
short-task-company = 3×{ $company }
short-task-companies = 2×company
short-task-product = product
short-task-row-length = city
short-task-terrabots = terrabots
short-task-shields = shields
short-task-builders = builders

## What a module is good for

tip-terrabot = { $terrain }. Scores when you acquire it; later it founds your city { $letter } or makes it grow.
tip-shuttle = { $shields ->
    [0] Later it carries up to two builders to your cities. It cannot defend.
   *[other] Later it carries up to two builders to your cities, or defends.
}
tip-builder = Builds in one of your cities once a shuttle carries it there. One construction company per city.
tip-builder-farming = Builds in any of your cities once a shuttle carries it there.
tip-builder-special = Builds like any { $company } builder, and scores the tiles of its city at once.
tip-satellite = Later it scores its task once ({ $task }), or defends.

## Population ships

ship-row = docking row { $row } empty
ship-docking-modules = docking area empty
ship-largest-city-tiles = a city of { $mark } tiles
ship-farming-units = { $mark } farming builders
ship-shields = { $mark } shields
ship-companies = { $mark } companies
ship-shuttles-used = { $mark } shuttles in the shuttles row
ship-satellites-used = { $mark } satellites in the satellites row
ship-rows-started = { $mark } rows started
ship-score = { $mark } points
category-city = largest city { $letter }
category-defence = defence

## Where points come from

source-terrabots = terrabots
source-cards = cards kept
source-marker = marker
source-specials = special builders
source-tasks = satellites
source-ships = population ships
source-final = final ship
source-head-start = head start

## What a move does

move-acquire = Acquire the { $module } at port { $port } for { $asked }
move-gain = { $move }, +{ $gain }
move-pay = Pay { $cards }: the { $module } docks in row { $row }
cards-one = one { $top }
cards-several = { $cards } with the { $top } on top
move-marker = Lay a { $officer } face down and take the starting player marker
move-drop = Drop out of the round
move-undock = Undock the { $module } from row { $row }
move-sacrifice = Sacrifice the { $module } of row { $row }
move-couple = Undock the { $module } from row { $row } together with the { $builder } before it
move-defend = { $shields ->
    [one] Defend with 1 shield
   *[other] Defend with { $shields } shields
}
move-transport = Transport builders
move-task = Score the task “{ $task }”
move-carry = Take the { $module } of row { $row } aboard
move-fly = Fly with what is aboard
move-unload = Place the { $module } first
move-build = Add the { $module } to { $city }
move-survey = Count { $city }
move-sign = Name the city { $city }

## Who must do what

part-station = The station
part-station-ring = The closed ring of slots
part-station-end-links = Where the rows of the ring meet
part-officers = Officer cards
part-terrains = Terrains and their cities
part-companies = Companies
part-shuttles = Shuttles
part-satellites = Satellites and their shields
part-satellites-task = Tasks of satellites
part-ships = Population ships, points
part-ships-mark = Population ships, demands
part-final-ship = Final ship, what it counts
part-categories = Final ship, points
part-categories-four-players = Final ship, points with four players
part-officer-names = Names of the officers
part-carriers = Carriers
part-head-start = Head start
stage-round = Chapter One, round { $round } of 5
stage-settlement = Chapter Two
status-turn = { $seat }: acquire a module, take the marker or drop out.
status-pay = { $seat }: pay for the { $module } at port { $port } with { $asked }. The card on top names the docking row.
status-undock = { $seat }: undock a module.
status-sign = { $seat }: choose the sign of the new city { $letter }.
status-use = { $seat }: what is the { $module } for?
status-carry = { $left ->
    [one] { $seat }: take one more builder aboard, or fly.
   *[other] { $seat }: take up to { $left } builders aboard, or fly.
}
status-unload = { $seat }: which builder is placed first?
status-build = { $seat }: which city gets the { $module }?
status-survey = { $seat }: which city does the satellite count?
status-over = The game is over. { $winners }
winner-one = { $points ->
    [one] { $seat } wins with { $points } point.
   *[other] { $seat } wins with { $points } points.
}
winner-shared = { $points ->
    [one] { $seats } share the victory with { $points } point.
   *[other] { $seats } share the victory with { $points } points.
}

## The same, to one reader

ask-turn = Your turn. Which module do you buy?
ask-pay = Your turn. Which cards do you lay?
ask-undock = Your turn. Which module do you undock?
ask-sign = Your turn. What is the new city { $letter } to be called?
ask-use = Your turn. What is the { $module } for?
ask-carry = { $left ->
    [one] Your turn. Take one more builder aboard, or fly?
   *[other] Your turn. Take up to { $left } builders aboard, or fly?
}
ask-unload = Your turn. Which builder is placed first?
ask-build = Your turn. Which city gets the { $module }?
ask-survey = Your turn. Which city does the satellite count?
wait-turn = { $seat } is choosing a module.
wait-pay = { $seat } is paying for the { $module } at port { $port }.
wait-undock = { $seat } is choosing a module to undock.
wait-sign = { $seat } is naming a new city { $letter }.
wait-use = { $seat } is deciding what the { $module } is for.
wait-carry = { $seat } is taking builders aboard.
wait-unload = { $seat } is choosing the first builder to place.
wait-build = { $seat } is choosing a city for the { $module }.
wait-survey = { $seat } is choosing a city to count.
detail-turn = Lit modules are within your means. Or drop out, +{ $kept }.
detail-turn-marker = Lit modules are within your means. Or take the marker, +{ $gain }, or drop out, +{ $kept }.
detail-pay = Port { $port } asks for { $asked }. The card on top names the docking row.

## Why not

why-not-a-move = There is no such move.
why-game-over = The game is over.
why-not-your-turn = It is not { $seat }'s turn.
why-not-asked = “{ $move }” does not answer the present question. { $status }
why-module-gone = The module at port { $port } has been acquired already.
why-too-dear = Your cards do not allow any payment for port { $port }: { $asked }.
why-not-held = You do not hold these cards; your hand is { $hand }.
why-too-many = That is more than the neighbouring slots ask for: { $asked }.
why-unmatched-one = That does not match the officer next door: { $asked }.
why-unmatched-two = That does not match the neighbouring slots: { $asked }.
why-marker-taken = The starting player space is taken in this round.
why-marker-card-not-held = You do not hold this card; your hand is { $hand }.
why-row-empty = Docking row { $row } is empty.
why-never-alone = The { $module } of row { $row } cannot leave alone. Carry it with a shuttle, or sacrifice it.
why-not-a-builder = The { $module } of row { $row } is no builder.
why-no-shuttle-behind = There is no shuttle right behind the builder of row { $row }.
why-no-shields = Nothing to defend with: this is the { $module }.
why-not-a-shuttle = Only a shuttle transports; this is the { $module }.
why-not-a-satellite = Only a satellite has a task; this is the { $module }.
why-no-city = You have no city { $letter }.
why-city-has-company = City { $letter } has another construction company.
why-company-elsewhere = { $company } already builds in another of your cities.
why-other-letter = The new city is a { $letter }, the sign must be one too.
why-sign-taken = That sign has been taken.
asked-none = any card
asked-one = one { $left } or any two cards
asked-two = { $left } and { $right }, three cards with a { $left } or { $right }, or any four

## What happened

event-round-began = Round { $round } begins with { $seat }.
event-points = { $event } { $points }
event-acquired = { $seat } pays { $cards } and docks the { $module } from port { $port } in row { $row }.
event-marked = { $seat } lays a card face down and takes the starting player marker.
event-dropped = { $seat } drops out.
event-chapter-two = Chapter Two begins with { $seat }.
event-founded = { $seat } founds { $city } with the { $module }.
event-grew = { $seat } adds the { $module } to { $city }.
event-defended = { $shields ->
    [one] { $seat } defends with the { $module }: 1 shield.
   *[other] { $seat } defends with the { $module }: { $shields } shields.
}
event-carried = { $seat } takes the { $module } of row { $row } aboard.
event-built = { $seat } adds the { $module } to { $city }.
event-boxed = The { $module } of { $seat } fits nowhere and goes to the box.
event-landed = The { $module } of { $seat } lands.
event-sacrificed = { $seat } sacrifices the { $module }.
event-task-scored = { $seat } scores the { $module }.
event-ship-taken = { $seat } takes the ship “{ $ship }”.
event-final-category = { $seat }, { $category }: { $value }.

## On the page, Chapter One

board-station = Colossus Station
board-left = { $count ->
    [one] 1 module at the ports
   *[other] { $count } modules at the ports
}
board-ring = Colossus Station: ring of 20 ports
board-legend-lit = you can take
board-legend-dim = not now
board-legend-draft = this turn
board-legend-last = last move
board-once = { $what }. Cannot be undone.
board-port = Port { $port }: { $module }.
board-port-gone = Port { $port } is empty, the { $top } counts. Cards in the slot: { $cards }.
board-asks = Asks for { $asks }.
board-price = { $count ->
    [one] Costs you { $price }, docks in row { $rows }.
   *[other] Costs you { $price }, docks in one of the rows { $rows }.
}
price-any = { $count ->
    [one] any card
   *[other] any { $count } cards
}
price-one = one { $first }
price-two = a { $first } and a { $second }
price-one-and-any = one { $first } and any { $count } cards
board-round = Round { $round }
board-scores = scores { $points }
board-round-points = Round { $round }: a terrabot scores { $points }
board-marker-free = Starting space free
board-marker-begins = { $seat } begins round { $round }
board-marker-begins-settlement = { $seat } begins Chapter Two
board-marker-for = Marker +{ $points }
board-own = Your carrier and hand, { $seat }
board-carrier = Carrier of { $seat }
board-docked = { $count ->
    [one] 1 module docked
   *[other] { $count } modules docked
}
board-docked-short = { $count } docked
board-earned = { $source } { $points }
board-rows = Docking rows of { $seat }, growing to the left
board-row = { $count ->
    [one] Docking row { $row }: 1 module
   *[other] Docking row { $row }: { $count } modules
}
board-base = Docking row { $row }: modules paid with { $officer } on top
board-hand = { $count ->
    [one] Hand, 1 card
   *[other] Hand, { $count } cards
}
board-hand-empty = no cards left
board-hand-out = dropped out of this round
board-card = { $officer }, { $name }
board-on-top = on top
board-below = below
board-pay = Payments
board-pay-row = Pay { $cards }, dock in row { $row }
board-this-turn = This turn
board-this-round = This round
board-buy = Buy
board-lay = Lay
board-score = Score
board-makes = makes { $points }
board-stays = stays { $points }
board-pick = click cards, last on top
board-terrabot = terrabot
board-take-marker = take the marker
board-kept = per card kept
board-drop = Drop out
board-drop-gain = Drop out, +{ $points }
board-cannot-undo = cannot be undone
board-instead = Instead
board-thinking = thinking
board-out = out
board-holder = marker

## In the terminal

screen-round = Chapter One, round { $round } of 5, terrabots score { $points }
screen-chapter-two = Chapter Two
screen-station = Station
screen-ring = one ring: U1 to U10, L10 to L1, back to U1
screen-bag = { $count } modules in the bag
screen-marker-free = starting player space free
screen-marker-taken = starting player space taken
screen-hand = Your hand
screen-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
screen-out = out
screen-holder = marker
screen-you = { $seat } (you)
screen-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
screen-row = row { $row }
screen-defence = { $shields ->
    [one] defence, 1 shield
   *[other] defence, { $shields } shields
}
screen-city = { $letter } { $name }, { $tiles } tiles
screen-flight = in flight: { $tiles }
screen-shuttles = shuttles
screen-satellites = satellites
screen-ships = Ships
screen-taken = taken by { $seat }
screen-final = Final ship
screen-legend =
    On the table: A to E are terrabots, shu 2 is a shuttle with 2 shields, names are builders of construction
    companies (* special), farming goes to any city, sat 2×A s2 is a satellite with its task and 2 shields.
    In a slot [3] is the card on top, (2) how many lie there. Rows grow to the right, > is the open end.

## The board of Chapter Two

settle-docks = Docking rows of { $seat }: the module at the open end of a row may leave
settle-town = Settlement of { $seat }
settle-row = { $count ->
    [0] Docking row { $row }: empty
    [one] Docking row { $row }: 1 module
   *[other] Docking row { $row }: { $count } modules
}
settle-empty = empty
settle-empty-ship = empty: a ship at the end of this turn
settle-no-city = No city { $letter }
settle-founds = a terrabot { $letter } founds it
settle-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
settle-defence = Defence
settle-defence-note = { $count ->
    [0] no shields
    [one] 1 shield
   *[other] { $count } shields
}
settle-shuttles = Shuttles
settle-shuttles-note = { $count ->
    [0] none parked
   *[other] { $count } parked
}
settle-satellites = Satellites
settle-satellites-note = { $count ->
    [0] none in orbit
   *[other] { $count } in orbit
}
settle-docked = { $count ->
    [one] 1 module docked
   *[other] { $count } modules docked
}
settle-ships = { $count ->
    [0] no ships
    [one] 1 ship
   *[other] { $count } ships
}
settle-final-tip = Final ship, { $category }: { $points } if the game ended now
settle-flight = In flight
settle-what-for = what for?
settle-founding = founds a city
settle-counting = counts a city
settle-parks = parks last
settle-carries = carries
settle-aboard = aboard
settle-room = room for a builder
settle-first = place first
settle-now = place now
settle-next = place next
settle-ends = At the open ends
settle-use-defend = { $shields ->
    [one] defend, 1 shield
   *[other] defend, { $shields } shields
}
settle-use-transport = transport
settle-use-task = task
settle-end-terrabot = to city { $letter }
settle-end-shuttle = transport
settle-end-satellite = task
settle-end-builder = needs a shuttle
settle-couple = With its shuttle
settle-sacrifice = Sacrifice
settle-end-of-turn = end of turn
settle-chain = What this turn scores
settle-acting = to move
settle-done = all undocked
settle-mini = Carrier and settlement of { $seat }
settle-final = Final ship
settle-race-city = City { $letter }
settle-final-places = places
settle-final-caption = Final population ship: what everybody has in each category, and what it pays
settle-final-now = if it ended now
settle-final-chain = with the final ship now
settle-final-sum = in all
settle-choose-defend = { $shields ->
    [one] Defend, 1 shield
   *[other] Defend, { $shields } shields
}
settle-choose-transport = Transport
settle-choose-task = Score the task
settle-choose-fly = { $count ->
    [0] Fly empty
    [one] Fly with 1 builder
   *[other] Fly with { $count } builders
}

## Population ships and the score track

ships-list = Population ships
ships-label = { $points ->
    [one] Ship: { $ship }, 1 point
   *[other] Ship: { $ship }, { $points } points
}
ships-label-taken = { $label }, taken by { $seat }
ships-label-open = { $label }. Now { $standing }
ships-taken = taken
ships-this-turn = this turn
ships-left = { $count ->
    [0] empty
   *[other] { $count } left
}
ships-track = Score track: { $standing }

## The score sheet

sheet-title = Points so far
sheet-source = From
sheet-total = Total
sheet-final = Final population ship
sheet-final-note = What each category would pay if the game ended now
sheet-final-note-over = What each category paid
sheet-places = Places
sheet-forecast = Total with the final ship
sheet-place = { $place }.
sheet-tie = { $names } have equally many points; more population ships win: { $ships }.
sheet-tie-shared = { $names } have equally many points and ships: the victory is shared.
sheet-tie-place = { $names } have equally many points and ships and share their place.
sheet-chart = Points over the game
sheet-chart-label = { $seat }: { $points } points at the end

## What the balance report counts

ledger-city = tiles in city { $letter }
ledger-shields = shields in the defence row
ledger-satellite = satellite “{ $task }”
ledger-ship = ship “{ $ship }”

## What speaks for a move

advice-points = { $points ->
    [one] scores 1 point at once
   *[other] scores { $points } points at once
}
advice-ship = takes the ship “{ $ship }” ({ $points } points in all)
advice-ship-before = takes the ship “{ $ship }” from under the nose of { $seat } ({ $points } points in all)
advice-cards = { $count ->
    [one] keeps a card in hand
   *[other] keeps { $count } cards in hand
}
advice-marker = lets you begin the next round
advice-shuttle = { $count ->
    [one] gives a docked builder a shuttle
   *[other] gives { $count } docked builders a shuttle
}
advice-shuttle-early = gets you a shuttle (no builder settles without one)
advice-special = gets you a special builder (later it scores its whole city)
advice-builder = fills a place aboard a shuttle you have docked
advice-builder-early = gets you a builder (it still needs a shuttle)
advice-modules = takes { $count } modules off the carrier in one turn
advice-freed = frees a module that lay behind a builder
advice-letter = opens a new city { $letter }
advice-ahead = puts you ahead in “{ $category }” on the final ship
advice-level = draws level in “{ $category }” on the final ship
advice-task = gets you a task that suits your carrier ({ $task })
advice-ship-near = { $steps ->
    [one] brings the ship “{ $ship }” within one step
   *[other] brings the ship “{ $ship }” within { $steps } steps
}
advice-ship-served = works towards the ship “{ $ship }”
advice-city = lets city { $city } grow to { $tiles } tiles

## What a computer likes

taste-cities = likes cities
taste-ships = likes ships
taste-satellites = likes satellites
