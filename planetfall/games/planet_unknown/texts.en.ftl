# Every word a player of Planet Unknown reads.

title = Planet Unknown
blurb = Turn the station, take a tile, fit it to your world. Everyone plays at once.
option-planets = Planets
option-planets-means = special ones have a rule of their own
option-planets-standard = standard
option-planets-dealt = special, dealt
option-planets-offered = dealt, or standard
option-planets-picked = picked in turn
option-corporations = Corporations
option-corporations-means = special ones have tracks and technologies of their own
option-corporations-standard = standard
option-corporations-dealt = special, dealt
option-corporations-offered = dealt, or standard
option-corporations-picked = picked in turn
option-station = Two players: the station
option-station-means = with three and more the commander turns it
option-station-clockwise = turns by itself
option-station-commander = commander turns it
option-neighbours = Neighbour objectives
option-neighbours-means = open to all, each between two players
option-neighbours-on = on
option-neighbours-off = off
option-private = Private objectives
option-private-means = a secret one each; alone there are always some
option-private-off = off
option-private-on = on
option-events = Events
option-events-means = a card each round for all; alone they set the target
option-events-off = off
option-events-random = colours by lot
option-events-set = colours as set
option-green = Green event cards
option-green-means = kind ones, of 20 in all
option-green-0 = 0
option-green-1 = 1
option-green-2 = 2
option-green-3 = 3
option-green-4 = 4
option-green-5 = 5
option-green-6 = 6
option-green-7 = 7
option-green-8 = 8
option-green-9 = 9
option-green-10 = 10
option-green-11 = 11
option-green-12 = 12
option-green-13 = 13
option-green-14 = 14
option-green-15 = 15
option-green-16 = 16
option-green-17 = 17
option-green-18 = 18
option-green-19 = 19
option-green-20 = 20
option-orange = Orange event cards
option-orange-means = mild ones; the rest is red and harsh
option-orange-0 = 0
option-orange-1 = 1
option-orange-2 = 2
option-orange-3 = 3
option-orange-4 = 4
option-orange-5 = 5
option-orange-6 = 6
option-orange-7 = 7
option-orange-8 = 8
option-orange-9 = 9
option-orange-10 = 10
option-orange-11 = 11
option-orange-12 = 12
option-orange-13 = 13
option-orange-14 = 14
option-orange-15 = 15
option-orange-16 = 16
option-orange-17 = 17
option-orange-18 = 18
option-orange-19 = 19
option-orange-20 = 20

## Seats, terrains, tracks

seat-1 = Amber
seat-2 = Teal
seat-3 = Violet
seat-4 = Silver
seat-5 = Coral
seat-6 = Olive
terrain-civ = population
terrain-water = water
terrain-biomass = biomass
terrain-rover = rover
terrain-tech = technology
terrain-energy = energy
tile = { $shape } with { $first } and { $second }
tile-meteorite = { $shape } with { $first }, { $second } and a meteorite
laid = a tile of { $first } and { $second }
laid-meteorite = a tile of { $first } and { $second } with a meteorite
ring-inner = inner stack
ring-outer = outer stack

## What a space gives

space-boost = { $count ->
    [one] synergy boost
   *[other] { $count } synergy boosts
}
space-card = { $rank ->
    [1] population card of rank I
    [2] population card of rank II
    [3] population card of rank III
   *[4] population card of rank IV
}
space-patch = { $count ->
    [one] patch
   *[other] { $count } patches
}

## Planets and what is special about them

planet-ksb-4156 = KSB-4156
planet-ksb-4156-rule = No special rule.
planet-arashi = Arashi
planet-arashi-rule = A tile on the ring must also cover a cell outside it.
planet-cerberus = Cerberus
planet-cerberus-rule = Three globes: each one that is full gives 2 medals.
planet-charybdis = Charybdis
planet-charybdis-rule = The first piece covers one of the four centre cells.
planet-gaia = Gaia
planet-gaia-rule = Each city that stays open gives 2 medals.
planet-k-273 = K-273
planet-k-273-rule = A tile lies on ice only or on no ice at all.
planet-kaax = K'Aax
planet-kaax-rule = Rovers may not enter open toxic cells.
planet-lacuna = Lacuna
planet-lacuna-rule = Holes are no cells, and their rim is no edge.
planet-oblivion = Oblivion
planet-oblivion-rule = The middle is empty; only the outer border is edge.
planet-pajitnov = Pajitnov
planet-pajitnov-rule = A tile must be able to slide into its place by one cell.
planet-persephone = Persephone
planet-persephone-rule = Each quarter is closed to the symbols of one resource.
planet-petra = Petra
planet-petra-rule = No ice. Open electric cells count as energy and as covered.
planet-tartarus = Tartarus
planet-tartarus-rule = No tile and no step of a rover crosses the chasm.

## Corporations: special rule, then technologies by level

corporation-universal-coalition = Universal Coalition
corporation-universal-coalition-rule = No special rule.
technology-universal-coalition-1 = New pieces need not touch others.
technology-universal-coalition-2 = Patches may be kept until the end.
technology-universal-coalition-3 = Each gain of movement: 1 more.
technology-universal-coalition-4 = Water on ice advances twice.
technology-universal-coalition-5 = New tiles bring no meteorites.
corporation-cosmos-inc = Cosmos Inc
corporation-cosmos-inc-rule = Collected lifepods may go onto spaces of your tracks; trackers jump over them.
technology-cosmos-inc-1 = Rovers may step diagonally.
technology-cosmos-inc-2 = Once per game: move up to three collected lifepods.
technology-cosmos-inc-3 = Energy tile placed: move one collected lifepod.
technology-cosmos-inc-4 = Steps onto energy are free.
technology-cosmos-inc-5 = Once per round: move one collected lifepod.
corporation-flux-industries = Flux Industries
corporation-flux-industries-rule = One track is the flux track. Only the highest technology works.
technology-flux-industries-1 = Once per round: 2 movement per rover that began on terrain of the flux track.
technology-flux-industries-2 = Once per game: the flux tracker advances to its next milestone.
technology-flux-industries-3 = The flux track is improved.
technology-flux-industries-4 = Resource of the flux track placed: collect a meteorite.
technology-flux-industries-5 = Once per round: advance the flux tracker.
corporation-horizon-group = Horizon Group
corporation-horizon-group-rule = Rovers carry meteorites to a rover symbol to collect them.
technology-horizon-group-1 = Tiles with rover ignore the placement rules.
technology-horizon-group-2 = Once per round: 1 movement per rover that began carrying a meteorite.
technology-horizon-group-3 = Each collected meteorite gives a patch.
technology-horizon-group-4 = A meteorite carried onto water may be destroyed.
technology-horizon-group-5 = Once per round: advance the rover tracker.
corporation-jump-drive = Jump Drive
corporation-jump-drive-rule = Collected lifepods may unlock technologies, in any order.
technology-jump-drive-1 = Once per round: a synergy boost instead of a patch.
technology-jump-drive-2 = Once per round: a rover jumps to a cell of the same terrain.
technology-jump-drive-3 = Once per round: a synergy boost counts twice.
technology-jump-drive-4 = Technology placed may count as energy.
technology-jump-drive-5 = Once per game: all benefits of one row of the tracks.
technology-jump-drive-6 = Once per game: open an objective for everybody.
corporation-makeshift = Makeshift
corporation-makeshift-rule = Trackers may advance onto neighbouring tracks.
technology-makeshift-1 = Population and technology are neighbours.
technology-makeshift-2 = Two trackers on the rover track: 1 more movement.
technology-makeshift-3 = A tracker may shift sideways instead of advancing.
technology-makeshift-4 = Once per round: one tracker regresses.
technology-makeshift-5 = Trackers score like the highest one on their track.
corporation-oasis-ultd = Oasis Ultd.
corporation-oasis-ultd-rule = Every water cell on ice advances water, along a path of its own.
technology-oasis-ultd-1 = Trackers jump over each other.
technology-oasis-ultd-2 = Once per round: 1 movement per rover that began it on water.
technology-oasis-ultd-3 = Tile without ice below: advance water.
technology-oasis-ultd-4 = Each tile with water gives a patch.
technology-oasis-ultd-5 = Each tile with water gives a synergy boost.
corporation-republic = Republic
corporation-republic-rule = Each population milestone makes another tracker regress.
technology-republic-1 = Population tile taken: the movement of your rover space.
technology-republic-2 = Population milestone: a look at a card of the next rank.
technology-republic-3 = Rovers may jump between population symbols for 1 movement.
technology-republic-4 = Each population milestone gives a synergy boost.
technology-republic-5 = At the end: two population cards of your choice.
corporation-wormhole-corp = Wormhole Corp
corporation-wormhole-corp-rule = Biomass advances only where it enlarges an area; its spaces are double.
technology-wormhole-corp-1 = Biomass may begin again at the start.
technology-wormhole-corp-2 = Patches may go onto tiles.
technology-wormhole-corp-3 = Once per round: two patches instead of one.
technology-wormhole-corp-4 = Patches may be kept until the end.
technology-wormhole-corp-5 = Patches may go onto meteorites and destroy them.

## Population cards

card-temp-agency = Temp Agency
card-dept-of-operations = Dept of Operations
card-dept-of-natural-resources = Dept of Natural Resources
card-dept-of-engineering = Dept of Engineering
card-salvage-yard = Salvage Yard
card-observance-of-first-planet-holiday = Observance of First Planet Holiday
card-rising-planet-award = Rising Planet Award
card-meteorite-repo-1 = Meteorite Repo I
card-commerce-agreement-1 = Commerce Agreement I
card-first-planet-holiday = First Planet Holiday
card-peoples-planet-choice-award = People's Planet Choice Award
card-new-angel-investors = New Angel Investors
card-wage-increase = Wage Increase
card-dept-of-parks-and-rec = Dept of Parks and Rec
card-approved-overtime = Approved Overtime
card-relocation-bonus = Relocation Bonus
card-meteorite-repo-2 = Meteorite Repo II
card-commerce-agreement-2 = Commerce Agreement II
card-top-planet-award = Top Planet Award
card-depot-repair-online = Depot Repair Online
card-landing-zone-approved = Landing Zone Approved
card-search-and-rescue-team = Search and Rescue Team
card-partnership-opportunity = Partnership Opportunity
card-best-in-planet-award = Best in Planet Award
card-unionization = Unionization
card-meteorite-repo-3 = Meteorite Repo III
card-commerce-agreement-3 = Commerce Agreement III
card-sustainable-living-act = Sustainable Living Act
card-gaming-commission = Gaming Commission
card-planet-lottery = Planet Lottery
card-meteor-defense-program = Meteor Defense Program
card-global-parks-system = Global Parks System
card-best-planet-to-live-on-award = Best Planet to Live on Award
card-space-citizen-decree = Space Citizen Decree
card-meteorite-repo-4 = Meteorite Repo IV
card-commerce-agreement-4 = Commerce Agreement IV
effect-advance-different = Advance { $amount } different trackers.
effect-advance-one = Advance one tracker { $steps } spaces.
effect-patches = { $amount ->
    [one] Gain 1 patch.
   *[other] Gain { $amount } patches.
}
effect-rover-moves = Gain { $amount } rover movement.
effect-extra-tile = Take and place one more tile.
effect-salvage-tile = Take and place one more tile; its resources do nothing.
effect-medals = { $amount ->
    [one] 1 medal at the end.
   *[other] { $amount } medals at the end.
}
effect-meteorite-repo = Every three meteorites give 1 medal more for each of these cards.
effect-commerce-agreement = 1, 2, 3 or 4 of these cards give 1, 3, 6 or 10 medals.
effect-collect-lifepods = Collect up to { $amount } lifepods.
effect-teleport-rover = Move a rover to any cell.
effect-destroy-meteorites-line = Destroy all meteorites of one row or column.
effect-advance-all-to = Trackers below space { $amount } advance there, without synergy boosts.
effect-medals-per-patch = 1 medal at the end for each patch.
effect-medals-and-advance = { $amount } medals and one advance at the end.
effect-destroy-meteorites = Destroy { $amount } meteorites.
effect-lifepods-double = 1 more medal at the end for each collected lifepod.
card-secret = a secret card
rank = { $number ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}

## Objectives

objective-perimeter = Perimeter
objective-complex = Complex
objective-beacon = Beacon
objective-rubik = Rubik
objective-torus = Torus
objective-landfill = Landfill
objective-ringworld = Ringworld
objective-lattice = Lattice
objective-circuit = Circuit
objective-doghouse = Doghouse
objective-biome = Biome
objective-voltaic = Voltaic
objective-transit = Transit
objective-highway = Highway
objective-plasma = Plasma
objective-secret-lab = Secret Lab
objective-megacity = Megacity
objective-germinate = Germinate
objective-silicon = Silicon
objective-amazon = Amazon
objective-pacific = Pacific
objective-pony-express = Pony Express
objective-garden = Garden
objective-power-line = Power Line
objective-interchange = Interchange
objective-skyway = Skyway
objective-supercharge = Supercharge
objective-equator = Equator
objective-sprawl = Sprawl
objective-genome = Genome
objective-x = X
objective-panama = Panama
objective-10000-lakes = 10,000 lakes
objective-runway = Runway
objective-luddite = Luddite
objective-power-strip = Power Strip
objective-conservation = Conservation
objective-crowd-source = Crowd Source
objective-galvanize = Galvanize
objective-exponent = Exponent
objective-20-percent = 20 percent
objective-overgrowth = Overgrowth
objective-rideshare = Rideshare
objective-flowrate = Flowrate
objective-rural = Rural
objective-overdrive = Overdrive
objective-pinnacle = Pinnacle
objective-alternative-energy = Alternative Energy
objective-geode = Geode
objective-cleanup = Cleanup
objective-rescue = Rescue
objective-tight-ship = Tight Ship
objective-vaporize = Vaporize
objective-meltdown = Meltdown
objective-deductible = Deductible
objective-coveralls = Coveralls
neighbour-most-edge-symbols = most { $terrain } symbols on the edge
neighbour-largest-area = largest { $terrain } area
neighbour-most-areas = most { $terrain } areas
neighbour-fewest-symbols = fewest { $terrain } symbols
neighbour-most-maxed-tracks = most trackers at the top
neighbour-most-meteorites = most collected meteorites
neighbour-most-lifepods = most collected lifepods
neighbour-fewest-meteorites = fewest collected meteorites
neighbour-fewest-lifepods = fewest collected lifepods
private-rectangle = a block of { $amount } by { $height } { $terrain } cells
private-area-symbols = an area with { $amount } { $terrain } symbols
private-track-max = { $terrain } tracker at the top
private-max-symbols = at most { $amount } { $terrain } symbols
private-meteorites-min = at least { $amount } collected meteorites
private-lifepods-beat-meteorites = more collected lifepods than meteorites
private-ice-all-covered = all ice covered
private-land-all-covered = all cells without ice covered

## Event cards

colour-green = green
colour-orange = orange
colour-red = red
incident = Event { $number } ({ $colour }): { $text }
tracks-two = { $first } or { $second }
tracks-three = { $first }, { $second } or { $third }
tracks-any = any tracker
incident-advance = { $tracks } advances.
incident-advance-no-benefit = { $tracks } advances { $amount } spaces without benefits.
incident-regress = { $amount ->
    [one] { $tracks } regresses.
   *[other] { $tracks } regresses { $amount } spaces.
}
incident-patches = Everybody gains a patch.
incident-synergy = Everybody gains a synergy boost.
incident-collect-lifepod = Everybody collects a lifepod.
incident-collect-meteorite = Everybody collects a meteorite.
incident-add-meteorite = A meteorite strikes an empty meteorite symbol.
incident-destroy-rover = Whoever has several rovers destroys one.
incident-civ-add = One more population card in each rank.
incident-civ-remove = One population card fewer in each rank.
incident-objective-add = One more private objective.
incident-objective-destroy = Put aside a private objective.
incident-rotate = Turn the station as you like.
incident-empty-stack = A stack of your sector is taken out of the game.
incident-destroy-planet-lifepod = Everybody loses a lifepod of the planet.
incident-destroy-collected-lifepod = Everybody loses a collected lifepod.
incident-destroy-collected-meteorite = Everybody loses a collected meteorite.
incident-synergy-or-peek = A synergy boost, or a look at the next event.
incident-extra-rover = One extra rover lands on the tile of this round.
incident-rover-ban = This round { $terrain } is closed to rovers.
incident-no-edge = This round no tile may cover an edge cell.
incident-one-resource = This round one resource of each tile does nothing.
incident-no-milestones = This round advances give no milestones.
incident-no-matching = This round no tile may touch its own terrain.
incident-no-ice = This round no tile may cover ice.
incident-no-synergy = This round synergy boosts give nothing.

## Where medals come from

source-lines = rows and columns
source-tracks = tracks
source-lifepods = lifepods
source-meteorites = meteorites
source-cards = population cards
source-private = private objectives
source-neighbours = neighbour objectives
source-planet = planet

## Groups of components

part-station = The station
part-shapes = Tiles, by shape
part-planets = Planets
part-corporations = Corporations
part-corporations-technologies = Technologies
part-improved = Improved tracks
part-improved-over-top = Improved rover track, above the top
part-cards = Population cards
part-objectives = Objective cards
part-events = Event cards
part-event-deck = Size of the event deck
part-solo = Target for one player
part-scoring = Lifepods and meteorites
part-sets = Sets of population cards
part-objective-medals = Medals for objectives

## What can be on the open list

open-civ = Population resource
open-water = Water resource
open-biomass = Biomass resource
open-rover = Rover resource
open-tech = Technology resource
open-energy = Energy resource
open-tech-as-energy = Technology resource as energy
open-boost = Synergy boost
open-patch = Patch
open-rover-landing = Place a rover
open-setback = Regress a tracker
open-flux = Choose the flux track
open-gather = Collect a meteorite
open-rescue = Collect a lifepod
open-wreck = Destroy a meteorite
open-extra-tile = One more tile
open-salvage = One more tile without resources
open-relocate = Move a rover anywhere
open-line = Clear a row or column of meteorites
open-move-pod = Move a collected lifepod
open-different = Advance another tracker
open-double = Advance a tracker twice
open-union = Advance the trackers below
open-event = The event
open-any = Advance any tracker
open-card = Any population card
open-card-1 = Population card of rank I
open-card-2 = Population card of rank II
open-card-3 = Population card of rank III
open-card-4 = Population card of rank IV

## The own planet on the board

surface-row = { $medals ->
    [one] Row { $name }: 1 medal once it is full
   *[other] Row { $name }: { $medals } medals once it is full
}{ $count ->
    [one] . Missing: { $missing }
    [2] . Missing: { $missing }
    [3] . Missing: { $missing }
   *[other] . { $count } cells are missing
}
surface-row-won = { $medals ->
    [one] Row { $name } is full: 1 medal
   *[other] Row { $name } is full: { $medals } medals
}
surface-column = { $medals ->
    [one] Column { $name }: 1 medal once it is full
   *[other] Column { $name }: { $medals } medals once it is full
}{ $count ->
    [one] . Missing: { $missing }
    [2] . Missing: { $missing }
    [3] . Missing: { $missing }
   *[other] . { $count } cells are missing
}
surface-column-won = { $medals ->
    [one] Column { $name } is full: 1 medal
   *[other] Column { $name } is full: { $medals } medals
}
surface-land = land
surface-ice = ice
surface-ring = ring
surface-city = city
surface-toxic = toxic
surface-current = current
surface-symbol = with its symbol
surface-meteorite = a meteorite
surface-lifepod = a lifepod
surface-rover = rover { $rover }
surface-rover-at = Rover { $rover } on { $cell }, { $movement } movement left
surface-jump = Jump with rover { $rover }
surface-turn-left = Turn the tile to the left
surface-turn-right = Turn the tile to the right
surface-flip = Flip the tile
surface-key-turn = turn
surface-key-flip = flip
surface-here = Place here
surface-if = If placed here
surface-choose = Dotted cells: there the middle of the tile can lie, turned as it is now.

## What laying a tile would bring

preview-advance = { $track } advances to space { $space }
preview-one-of = { $count ->
    [one] energy advances { $tracks }
   *[other] energy advances one of: { $tracks }
}
preview-choice = { $track } advances the way you choose
preview-nothing = { $track } gives nothing here
preview-dry = { $track } gives nothing here: no ice under it
preview-with = { $text } ({ $more })
preview-lifepod-more = { $count ->
    [one] a lifepod more
   *[other] { $count } lifepods more
}
preview-lifepod-less = { $count ->
    [one] a lifepod is lost
   *[other] { $count } lifepods are lost
}
preview-meteorite-more = { $count ->
    [one] a meteorite falls
   *[other] { $count } meteorites fall
}
preview-meteorite-less = { $count ->
    [one] a meteorite disappears
   *[other] { $count } meteorites disappear
}
preview-rover-more = { $count ->
    [one] a rover more
   *[other] { $count } rovers more
}
preview-rover-less = { $count ->
    [one] a rover is destroyed
   *[other] { $count } rovers are destroyed
}
preview-medal-more = { $count ->
    [one] 1 medal at once
   *[other] { $count } medals at once
}
preview-medal-less = { $count ->
    [one] 1 medal fewer
   *[other] { $count } medals fewer
}
preview-rivalry = neighbour objectives { $points }
preview-level-less = technology { $level } no longer works
preview-movement = { $count } rover movement
preview-level = technology { $count }
preview-medals = { $count ->
    [one] { $points } medal
   *[other] { $points } medals
}

## Things in a row

list-comma = { $first }, { $second }
list-and = { $first } and { $second }

## Who must do what

stage-prepare = Setting up
stage-round = Round { $round }
stage-last-round = Round { $round }, the last one
stage-end = End phase
status-planet = { $seat }: which planet do you take?
status-corporation = { $seat }: which corporation do you take?
status-flux = { $seat }: which track is your flux track?
status-goal = { $seat }: which private objective do you keep?
status-discard = { $seat }: which private objective do you put aside?
status-turn = { $seat }: how do you turn the station?
status-act = { $seat }: take a tile, resolve what is open, move rovers, or leave the rest.
status-take = { $seat }: which tile do you take?
status-place = { $seat }: where does the tile go?
status-track = { $seat }: which tracker advances?
status-regress = { $seat }: which tracker regresses?
status-patch = { $seat }: where does the patch go?
status-land = { $seat }: where does the rover go?
status-gather = { $seat }: which meteorite do you collect?
status-rescue = { $seat }: which lifepod do you collect?
status-wreck = { $seat }: which meteorite do you destroy?
status-strike = { $seat }: where does the meteorite strike?
status-lose-pod = { $seat }: which lifepod of the planet is lost?
status-rover = { $seat }: which rover?
status-jump = { $seat }: where does the rover jump?
status-stow = { $seat }: where does the lifepod go?
status-unstow = { $seat }: which collected lifepod?
status-half = { $seat }: which of the two benefits?
status-climb = { $seat }: which way does the tracker go?
status-card = { $seat }: which population card do you take?
status-clear = { $seat }: which row or column is cleared of meteorites?
status-forgo = { $seat }: which resource does nothing?
status-boost-or-peek = { $seat }: a synergy boost, or a look at the next event?
status-empty = { $seat }: which stack is taken out of the game?
status-row = { $seat }: whose row gives its benefits?
status-drown = { $seat }: destroy the carried meteorite?
status-contest = { $seat }: which objective is open to everybody?
status-over = The game is over. { $winners }
winner-one = { $points ->
    [one] { $seat } wins with { $points } medal.
   *[other] { $seat } wins with { $points } medals.
}
winner-shared = { $points ->
    [one] { $seats } share the victory with { $points } medal.
   *[other] { $seats } share the victory with { $points } medals.
}
solo-won = { $points } medals, target { $target }: won.
solo-lost = { $points } medals, target { $target }: lost.
solo-grade-0 = A barren rock
solo-grade-1 = A hard start
solo-grade-2 = Nearly a home
solo-grade-3 = A home
solo-grade-4 = A good place to live
solo-grade-5 = A thriving world
solo-grade-6 = A new Earth

## The same, to one reader

ask-planet = Your turn. Which planet do you take?
ask-corporation = Your turn. Which corporation do you take?
ask-flux = Your turn. Which track is your flux track?
ask-goal = Your turn. Which private objective do you keep?
ask-discard = Your turn. Which private objective do you put aside?
ask-turn = Your turn. Turn the station: which sector comes to you?
ask-act-take = Your turn. Take one of the two tiles in front of you.
ask-act-resolve = Your turn. Resolve what you have gained, in any order.
ask-act-move = { $movement ->
    [one] Your turn. Move a rover: one step is left.
   *[other] Your turn. Move your rovers: { $movement } steps are left.
}
ask-act-lift = Your turn. Jump with a rover, or leave the rest.
ask-act-use = Your turn. Use a technology, or leave the rest.
ask-act-done = Your turn. Nothing is left to do but to finish.
ask-also = You may also { $others }.
also-take = take a tile
also-resolve = resolve what is open
also-move = move rovers
also-lift = jump with a rover
also-use = use a technology
also-done = leave the rest
ask-take = Your turn. Which tile do you take?
ask-place = Your turn. Where does the tile go?
ask-track = Your turn. Which tracker advances?
ask-regress = Your turn. Which tracker regresses?
ask-patch = Your turn. Where does the patch go?
ask-land = Your turn. Where on the new tile does the rover go?
ask-gather = Your turn. Which meteorite do you collect?
ask-rescue = Your turn. Which lifepod do you collect?
ask-wreck = Your turn. Which meteorite do you destroy?
ask-strike = Your turn. Where does the meteorite strike?
ask-lose-pod = Your turn. Which lifepod of the planet is lost?
ask-rover = Your turn. Which rover?
ask-jump = Your turn. Where does the rover jump?
ask-stow = Your turn. Where does the lifepod go?
ask-unstow = Your turn. Which collected lifepod?
ask-half = Your turn. Which of the two benefits?
ask-climb = Your turn. Which way does the tracker go?
ask-card = Your turn. Which population card do you take?
ask-clear = Your turn. Which row or column is cleared of meteorites?
ask-forgo = Your turn. Which resource does nothing?
ask-boost-or-peek = Your turn. A synergy boost, or a look at the next event?
ask-empty = Your turn. Which stack is taken out of the game?
ask-row = Your turn. Whose row gives its benefits?
ask-drown = Your turn. Destroy the carried meteorite?
ask-contest = Your turn. Which objective is open to everybody?
wait-planet = { $seat } is choosing a planet.
wait-corporation = { $seat } is choosing a corporation.
wait-flux = { $seat } is choosing a flux track.
wait-goal = { $seat } is choosing a private objective.
wait-discard = { $seat } is putting aside a private objective.
wait-turn = { $seat } is turning the station.
wait-act = { $seat } is playing.
wait-take = { $seat } is taking a tile.
wait-place = { $seat } is placing a tile.
wait-track = { $seat } is choosing a tracker to advance.
wait-regress = { $seat } is choosing a tracker to regress.
wait-patch = { $seat } is placing a patch.
wait-land = { $seat } is placing a rover.
wait-gather = { $seat } is choosing a meteorite to collect.
wait-rescue = { $seat } is choosing a lifepod to collect.
wait-wreck = { $seat } is choosing a meteorite to destroy.
wait-strike = { $seat } is choosing where the meteorite strikes.
wait-lose-pod = { $seat } is losing a lifepod.
wait-rover = { $seat } is choosing a rover.
wait-jump = { $seat } is choosing where a rover jumps.
wait-stow = { $seat } is stowing a lifepod.
wait-unstow = { $seat } is choosing a collected lifepod.
wait-half = { $seat } is choosing a benefit.
wait-climb = { $seat } is choosing the way of a tracker.
wait-card = { $seat } is choosing a population card.
wait-clear = { $seat } is clearing a line of meteorites.
wait-forgo = { $seat } is giving up a resource.
wait-boost-or-peek = { $seat } is choosing between a boost and a look.
wait-empty = { $seat } is choosing a stack.
wait-row = { $seat } is choosing a row of the tracks.
wait-drown = { $seat } is deciding about a carried meteorite.
wait-contest = { $seat } is opening an objective for everybody.
wait-several = { $seats } are still playing.

## What a move does

move-gain = { $move }, { $gain }
move-turn = { $steps ->
    [0] Leave the station as it is
    [one] Turn the station by 1 sector
   *[other] Turn the station by { $steps } sectors
}
move-take = Take { $tile } ({ $ring })
move-place = Place the tile, its corner at { $cell }, { $orientation }
placed-0 = as it is
placed-90 = turned right
placed-180 = turned round
placed-270 = turned left
placed-0f = flipped
placed-90f = flipped and turned right
placed-180f = flipped and turned round
placed-270f = flipped and turned left
move-resolve = Resolve: { $open }
move-move = Move rover { $rover } { $direction }
move-use = Use technology { $level }: { $text }
move-done = Leave the rest of the turn
move-advance = Advance { $track }
move-regress = Regress { $track }
move-patch = Place the patch on { $cell }
move-keep-patch = Keep the patch
move-land = Place the rover on { $cell }
move-pick = Choose { $cell }
move-lift = Choose rover { $rover }
move-jump = Jump to { $cell }
move-stow = Put the lifepod: { $place }
move-unstow = Take the lifepod: { $place }
move-half = { $benefit }
half-patch = Take a patch
move-climb = Move { $track } { $way }
move-flux = Make { $track } the flux track
move-card = Take { $card }: { $effect }
move-keep = Keep { $objective }: { $text }
move-discard = Put { $objective } aside: { $text }
move-clear-row = Clear row { $line }
move-clear-column = Clear column { $line }
move-forgo = Give up { $terrain }
move-peek = Look at the next event
move-boost = Take a synergy boost
move-empty = Take { $ring } out of the game
move-pass = Leave it
move-planet = Take { $planet }: { $text }
move-corporation = Take { $corporation }: { $text }
move-row = Benefits of space { $space }, where { $track } stands
direction-north = north
direction-east = east
direction-south = south
direction-west = west
direction-northeast = north-east
direction-southeast = south-east
direction-southwest = south-west
direction-northwest = north-west
way-up-left = up to the left
way-up = straight up
way-up-right = up to the right
way-left = to the left
way-right = to the right
place-area = scoring area
place-track = space { $space } of { $track }
place-slot = technology { $level }

## Why not

why-not-a-move = There is no such move.
why-game-over = The game is over.
why-not-your-turn = It is not { $seat }'s turn.
why-not-asked = “{ $move }” does not answer the present question. { $status }
why-board-taken = Somebody else has this board.
why-not-offered = This board was not dealt to you.
why-off-planet = The piece would leave the planet.
why-cell-covered = A cell there is covered already.
why-first-not-at-edge = The first piece must cover an edge cell.
why-first-not-in-centre = The first piece must cover one of the four centre cells.
why-touches-nothing = The piece must touch a covered cell.
why-on-ring-only = A tile on the ring must also cover a cell outside it.
why-mixes-ice = A tile lies wholly on ice or wholly beside it.
why-slides-nowhere = The tile cannot slide there.
why-closed-quarter = A symbol would lie in a quarter that is closed to it.
why-on-both-sides = The tile would lie on both sides of the chasm.
why-no-edge-now = The event forbids edge cells this round.
why-no-ice-now = The event forbids ice this round.
why-beside-its-like = The event forbids touching the same terrain this round.
why-same-as-other = The tile looks the same in another position.
why-patch-fits-not = The patch does not fit there.
why-cannot-keep = You have no technology to keep patches.
why-cannot-advance = This tracker cannot advance.
why-cannot-climb = The tracker cannot go that way.
why-cannot-regress = This tracker cannot regress.
why-other-track = This tracker is not among those to choose from.
why-line-clear = There is no meteorite in this line.
why-no-bare-crater = There is no empty meteorite symbol.
why-no-lifepod = There is no lifepod.
why-no-meteorite = There is no meteorite.
why-across-chasm = The step would cross the chasm.
why-cannot-jump = The rover cannot jump there.
why-closed-to-rovers = This cell is closed to rovers.
why-toxic-to-rovers = Rovers may not enter open toxic cells.
why-not-last-tile = A new rover goes onto the tile placed last.
why-no-diagonal = Rovers do not step diagonally.
why-no-movement = You have no movement left.
why-no-such-rover = This rover is not on the planet.
why-rover-off-planet = The rover would leave the planet.
why-rover-there = A rover stands there already.
why-not-among-objectives = You did not draw this objective.
why-no-pod-there = No lifepod of yours lies there.
why-card-not-there = This card is not in play.
why-other-rank = This card has another rank.
why-nothing-to-peek = There is no further event card.
why-stack-empty = This stack has no tiles left.
why-level-not-working = This technology does not work.
why-level-used = This technology has been used already.
why-no-use-now = This is of no use now.
why-not-to-be-used = This technology works by itself.
why-cards-later = Population cards are taken when all tile turns are over.
why-fits-nowhere = This tile fits nowhere; the other one does.
why-not-open = This is not on your open list.
why-resolve-first = Something else must be resolved first.
why-still-open = Something on your list must still be resolved.
why-tile-left = Take a tile first.
why-tile-taken = You have taken your tile already.
why-pod-place-taken = No lifepod can go there.

## What happened

event-points = { $event } { $points }
event-round-began = Round { $round } begins; { $seat } is commander.
event-station-turned = The station has turned.
event-event-shown = { $incident }
event-last-round = This is the last round.
event-placed = { $seat } places { $tile } at { $cell }.
event-put-aside = { $seat } cannot place { $tile } and puts it aside.
event-advanced = { $seat } advances { $track } to space { $space }.
event-regressed = { $seat } regresses { $track } to space { $space }.
event-patch-placed = { $seat } places a patch on { $cell }.
event-patch-kept = { $seat } keeps a patch.
event-rover-landed = { $seat } places a rover on { $cell }.
event-rover-moved = { $seat } moves a rover from { $cell } to { $to }.
event-collected-meteorite = { $seat } collects the meteorite on { $cell }.
event-collected-lifepod = { $seat } collects the lifepod on { $cell }.
event-destroyed-meteorite = { $seat } destroys a meteorite.
event-destroyed-lifepod = { $seat } loses a lifepod.
event-destroyed-rover = { $seat } loses a rover.
event-meteorite-fell = { $seat }: a meteorite falls on { $cell }.
event-card-taken = { $seat } takes { $card } (rank { $rank }).
event-technology-used = { $seat } uses technology { $level }.
event-flux-chosen = { $seat } makes { $track } the flux track.
event-stowed = { $seat } puts a lifepod: { $place }.
event-peeked = { $seat } looks at the next event.
event-contest-opened = { $seat } opens { $objective } for everybody: { $text }.
event-end-began = The end phase begins.
event-card-revealed = { $seat } shows { $card }.
event-scored = { $seat } scores { $source }.

## In the terminal and on the board

screen-you = { $seat } (you)
screen-medals = { $count ->
    [one] { $count } medal
   *[other] { $count } medals
}
screen-commander = commander
screen-station = Station
screen-stack = { $shape }, { $left } left
screen-faces = in front of { $seat }
screen-tracks = Tracks
screen-collected = Collected: { $lifepods } lifepods, { $meteorites } meteorites
screen-elsewhere = Lifepods elsewhere
screen-supply = Rovers left: { $rovers }, kept patches: { $patches }, movement: { $movement }
screen-open = Open
screen-tile = In hand: { $tile }
screen-flux = Flux track: { $track }
screen-technologies = Technologies
screen-level = { $level }: { $text }
screen-level-used = { $level } (used): { $text }
screen-cards = Population cards
screen-secret = { $count ->
    [one] { $count } secret card
   *[other] { $count } secret cards
}
screen-objectives = Private objectives
screen-rivalries = Neighbour objectives
screen-values = { $seat }: { $value }
screen-in-play = Population cards in play, ranks I to IV
screen-events-left = { $count ->
    [one] { $count } event card left
   *[other] { $count } event cards left
}
screen-next-event = Next: { $event }
screen-target = Target: { $target }
screen-planet = { $name }. { $rule }
screen-board = Planet of { $seat }
screen-legend = On the planet: c population, w water, b biomass, r rover, t technology, e energy, capital with its symbol; . land, ~ ice, # a special cell. Behind it: * meteorite, o lifepod, 1 to 5 a rover.

## Around the planet: station, tracks, effects, others, score

board-once = { $what }. Cannot be undone.
around-beyond = { $count ->
    [one] Beyond the top: 1 movement
   *[other] Beyond the top: { $count } movement
}
around-gives-movement = { $count ->
    [one] 1 movement
   *[other] { $count } movement
}
around-gives-rover = a rover
around-gives-level = technology { $level }
around-either = { $first } or { $second }
around-station = Station: six sectors with an outer and an inner stack each
around-offers = The two tiles in front of you
around-instead = Take this one instead
around-brings = Then in front of you: { $outer }; { $inner }.
around-face-down = face down, shape { $shape }
around-used-up = { $shape } is used up
around-stack = { $left ->
    [0] { $ring }: { $top }.
   *[other] { $ring }: { $top }. { $left } left.
}
around-faces = In front of { $seat }.
around-commander = { $seat }, commander
around-round = Round
around-last = the last
around-resources = { $first } and { $second }
around-resources-meteorite = { $first } and { $second }, meteorite
around-corporation = Your corporation
around-sheet = Open the score sheet
around-parts = Medals by source
around-stock = Collected and at hand
around-lifepods = { $count ->
    [one] 1 collected lifepod
   *[other] { $count } collected lifepods
}
around-meteorites = { $count ->
    [one] 1 collected meteorite
   *[other] { $count } collected meteorites
}
around-rovers = { $count ->
    [one] 1 rover not on the planet yet
   *[other] { $count } rovers not on the planet yet
}
around-patches = { $count ->
    [one] 1 patch kept for the end
   *[other] { $count } patches kept for the end
}
around-movement = { $count ->
    [one] 1 rover movement
   *[other] { $count } rover movement
}
around-tracks = { $name }: five tracks
around-tracker = The { $track } tracker: space { $place } of { $top }.
around-elsewhere = It stands on the { $column } track.
around-flux = This is the flux track.
around-step = { $move } to space { $space }: { $gives }
around-state-on = at work:
around-state-off = not reached:
around-state-used = used:
around-finish = Leave the rest
around-open = Open effects
around-steps = Move rovers on the planet
around-leads = { $track } to space { $space }: { $gives }
around-leads-nowhere = { $track } to space { $space }
around-then = then { $step }
around-choose = Choose one
around-losses = What a patch would destroy
around-secret = stays secret
around-goals = Objectives, events and cards
around-event = Event
around-target = { $score } of { $target } medals
around-leads-it = { $seat }, ahead
around-met = Met
around-not-met = Not met yet
around-enlarge = Enlarge the planet of { $seat }: { $covered } cells covered
around-playing = playing
around-done = done
around-close = Close
around-secret-goals = { $count ->
    [one] 1 private objective
   *[other] { $count } private objectives
}
sheet-title = Medals by source
sheet-source = From
sheet-total = Total
sheet-note = As things stand. Private objectives and secret cards of others are counted at the end.
sheet-place = { $place }.
sheet-tie = { $names } have { $points } medals each; the tie-break decided.
sheet-tie-shared = { $names } have { $points } medals each and share the place.
sheet-chart = Where the medals come from
around-once = cannot be undone
once-all = What you do on the planet now cannot be undone.
once-some = Cannot be undone: { $moves }.
once-many = Some of what you can do on the planet now cannot be undone.
worth-rivalry = { $best } each, { $tied } if level
worth-objective = { $medals } each
keys-turn = turn the tile in hand
keys-flip = flip the tile in hand
keys-drive = drive the rover you have chosen
ledger-technology = { $corporation } { $level }: { $technology }
ledger-track = spaces on the { $track } track
ledger-patches = patches on the planet
ledger-rovers = rovers on the planet
ledger-lifepods = lifepods collected
ledger-meteorites = meteorites collected
ledger-meteorites-left = meteorites left on the planet
ledger-empty-cells = empty cells
ledger-neighbour = neighbour objective “{ $objective }” won
ledger-private = private objective “{ $objective }” met

## What speaks for a move

advice-lines = { $others ->
    [0] completes { $line }
    [one] completes { $line } and another line
   *[other] completes { $line } and { $others } other lines
} ({ $medals ->
    [one] 1 medal
   *[other] { $medals } medals
})
advice-line-near = { $count ->
    [one] leaves only one cell lacking in { $line }
   *[other] leaves only { $count } cells lacking in { $line }
} ({ $medals ->
    [one] 1 medal
   *[other] { $medals } medals
})
advice-row = row { $name }
advice-column = column { $name }
advice-hole = fills a gap of a single cell
advice-room = makes no narrow gap
advice-covered = { $count ->
    [one] covers a cell
   *[other] covers { $count } cells
}
advice-planet = { $medals ->
    [one] wins a medal of the planet itself
   *[other] wins { $medals } medals of the planet itself
}
advice-tracker = advances { $first }
advice-trackers = advances { $first } as well as { $second }
advice-setback = sets back nothing but { $place }
advice-place = { $track } to space { $space }
advice-place-gives = { $track } to space { $space } ({ $gives })
advice-card-due = earns a { space-card }
advice-patches = { $count ->
    [one] brings a patch
   *[other] brings { $count } patches
}
advice-advances = { $count ->
    [one] leaves you one more advance
   *[other] leaves you { $count } more advances
}
advice-landed = lands a rover
advice-landings = { $count ->
    [one] brings a rover to land
   *[other] brings { $count } rovers to land
}
advice-lifepods = { $count ->
    [one] collects a lifepod
   *[other] collects { $count } lifepods
}
advice-lifepods-near = brings lifepods within better reach of your rovers
advice-meteorites = { $count ->
    [one] collects a meteorite
   *[other] collects { $count } meteorites
}
advice-meteorites-near = brings meteorites within better reach of your rovers
advice-meteorites-gone = { $count ->
    [one] rids the planet of a meteorite
   *[other] rids the planet of { $count } meteorites
}
advice-no-meteorite = brings no meteorite
advice-cards = { $medals ->
    [one] earns a medal by your cards
   *[other] earns { $medals } medals by your cards
}
advice-goal = meets your objective “{ $objective }”
advice-ahead = puts you ahead of { $seat } in “{ $objective }”
advice-level = draws level with { $seat } in “{ $objective }”
advice-gains = gains ground on { $seat } in “{ $objective }”

## What a computer likes

taste-rovers = likes rovers
taste-technologies = likes technology
taste-patches = likes patches
