# Every word a player of Reworld reads.

title = Reworld
option-head-start = Later seats start with points
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
