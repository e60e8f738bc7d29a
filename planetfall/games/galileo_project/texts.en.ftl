# Every word a player of Galileo Project reads.

title = Galileo Project

## Options of the table

option-mc-for-influence = MC for influence
option-mc-for-influence-any = 1 for 1
option-mc-for-influence-io = only through Io
option-io-uses = Io for a robot
option-io-uses-many = as often as you like
option-io-uses-once = once
option-overflow-mc = 1 MC for influence beyond 10
option-overflow-mc-always = always
option-overflow-mc-moved = only if the marker moved
option-robot-modifier = A robot modifier
option-robot-modifier-replaces = replaces the printed type
option-robot-modifier-adds = adds a type
option-project-influence = A completed project
option-project-influence-none = brings no influence
option-project-influence-level = brings influence equal to its level
option-memory-scanner = Memory Scanner
option-memory-scanner-both = instant ability, then tuck
option-memory-scanner-either = one of the two
option-level-transfer = Ila Zoe moves
option-level-transfer-many = 1 or more levels
option-level-transfer-one = exactly 1 level
option-new-project = A new project is
option-new-project-top = the top card
option-new-project-any = any card of the stack
option-technology-1 = Technologies 1a and 1b work
option-technology-1-turn = once per turn
option-technology-1-game = once per game
option-goal-energy = Energy for the goal Four moons
option-goal-energy-all = lowers the field of all moons
option-goal-energy-one = replaces a field of one moon
option-overshoot = Levels beyond the last field
option-overshoot-kept = are remembered
option-overshoot-lost = are lost
option-star-z-side = Star-Z tile
option-star-z-side-random = by lot
option-star-z-side-a = side a
option-star-z-side-b = side b
option-free-goal = The free goal of the Star-Z tile
option-free-goal-extra = comes on top of the claim
option-free-goal-claim = uses up the claim
option-europa-saving = Europa 12 saves energy on
option-europa-saving-all = goals and technologies
option-europa-saving-goals = goals alone

## Seats, tracks, moons, robots

seat-1 = Amber
seat-2 = Teal
seat-3 = Violet
seat-4 = Silver
colour-earth = Earth
colour-mars = Mars
moon-io = Io
moon-europa = Europa
moon-ganymede = Ganymede
moon-callisto = Callisto
type-miner = Miner
type-builder = Builder
type-star-z = Star-Z
type-technician = Technician
ability-miner = Gain X MC.
ability-builder = Take one of the first X characters and use one ability.
ability-star-z = Take one of the first X bonuses of the Star-Z tile.
ability-technician = Raise a robot or your project by X levels.
robot = { $type } of { $colour }, level { $level }, { $moons }
robot-moons = { $first } or { $second }
project = Project, level { $level }
project-start = { $influence } influence, { $mc } MC, { $energy } energy, project of level { $level }

## What moon fields do

field-io = Before acquiring a robot: { $mc } MC save { $amount } influence.
field-io-all = Before acquiring a robot: { $mc } MC save the whole cost.
field-europa = Whenever you spend energy, you spend { $amount } less.
field-ganymede-colour = Up to { $tucked } tucked characters.
field-ganymede-either = Up to { $tucked } tucked characters. Hiring: either ability, whatever your colour.
field-ganymede-both = Up to { $tucked } tucked characters. Hiring: instant ability, then tuck.
field-vp = { $vp } VP
field-vp-each = { $vp } VP for each { $what }

## Characters

character-ms-chau = Ms Chau
character-diat-expi = Mn Diat Expi
character-milutin-madic = Mn Milutin Madic
character-hunter-perks = Mn Hunter Perks
character-eliot-ban = Mn Eliot Ban
character-tarak-freeman = Tarak Freeman
character-noor = Noor
character-ila-zoe = Mn Ila Zoe
character-marty-simon = Marty Simon
character-ms-lee = Ms Lee
character-nakkia = Nakkia
character-leonard-simon = Mn Leonard Simon
hire = { $mc ->
    [0] { $influence } influence
   *[other] { $influence } influence and { $mc } MC
}

## Technologies and what lasts of them

technology-1a = Automated Drilling
technology-1b = Earth-Mars Highway
technology-2a = Crypto Exchange
technology-2b = AI Clone
technology-3a = Superconductivity
technology-3b = Automated Assembly
technology-4a = Robotic Sequencing
technology-4b = Memory Scanner
lasting-extra-mc = Once per turn, when you gain MC: { $amount } more.
lasting-influence-on-change = When you pay to change the track: { $amount } influence.
lasting-tuck-limit = Limit of tucked characters: { $amount } more.
lasting-score-again = At the end one of your paid characters scores twice.

## Effects

effect-mc = Gain { $amount } MC.
effect-energy = Gain { $amount } energy.
effect-influence = Gain { $amount } influence.
effect-raise = { $targets ->
    [one] { $amount ->
        [one] Raise a robot or your project by 1 level.
       *[other] Raise a robot or your project by { $amount } levels.
    }
   *[other] Raise { $targets } different ones of your robots and your project by { $amount } each.
}
effect-set-level = A robot or your project becomes level { $amount }.
effect-transfer-levels = Lower a robot or your project and raise another one by as many levels.
effect-place-modifier = { $kind ->
    [robot] Place a robot modifier.
    [moon] Place a moon modifier.
   *[any] Place a modifier.
}
effect-move = { $amount ->
    [0] Move a robot with two moons to its other moon.
    [one] Move a robot with two moons to its other moon and raise it by 1 level.
   *[other] Move a robot with two moons to its other moon and raise it by { $amount } levels.
}
effect-buy-energy = You may pay { $cost } MC for { $amount } energy.
effect-bonus-per-technology = For each technology, at most { $amount }, one of these, none twice: { $choice }
effect-take-character = { $amount ->
    [one] Take the leftmost character and use one ability.
   *[other] Take one of the first { $amount } characters and use one ability.
}
effect-hire-effect = Gain the hire effect of the leftmost character and discard it.
effect-star-z = { $amount ->
    [one] Take the first bonus of the Star-Z tile.
   *[other] Take one of the first { $amount } bonuses of the Star-Z tile.
}
effect-develop = Develop a technology for { $amount } energy or { $amount } MC less.
effect-free-goal = Claim a goal without meeting its condition.
effect-assemble = A new project with two of your modifiers becomes a robot at once.
effect-take-robot = Turn up { $amount } robots of the deck and take one of them for nothing.
effect-recall-character = Take a discarded character, use its instant ability and tuck it.

## Quantities: one of them, and what a goal demands

quantity-robots-of-level = robot of level { $least } or higher
quantity-robot-types = type of which you have { $least } robots or more
quantity-robots-of-main-type = robot of your most common type
quantity-robots-of-main-colour = robot of your most common colour
quantity-robots-on-main-moon = robot beside your most crowded moon
quantity-robots-with-two-moons = robot with two moons
quantity-robots-with-modifier = robot with a modifier
quantity-characters = paid character
quantity-lowest-moon = field of your least developed moon
quantity-mc = MC
quantity-energy = energy
quantity-technologies = technology
quantity-goals = goal
score = { $vp } VP for { $per ->
    [one] each { $what }
   *[other] every { $per } { $what }
}{ $minus ->
    [0] {""}
    [one] {" "}(the first does not count)
   *[other] {" "}(the first { $minus } do not count)
}, at most { $max }
demand-robots-of-level = { $number } robots of level { $least } or higher
demand-robot-types = { $number } types with { $least } robots or more each
demand-robots-of-main-type = { $number } robots of one type
demand-robots-of-main-colour = { $number } robots of one colour
demand-robots-on-main-moon = { $number } robots beside one moon
demand-robots-with-two-moons = { $number } robots with two moons
demand-robots-with-modifier = { $number } robots with a modifier
demand-characters = { $number } tucked characters
demand-lowest-moon = field { $number } or higher on all moons
demand-mc = { $number } MC
demand-energy = { $number } energy
demand-technologies = { $number } technologies
demand-goals = { $number } other goals

## Goals

goal-two-moons = Two moons
goal-high-levels = High levels
goal-characters = Advisers
goal-mc = Wealth
goal-technologies = Research
goal-all-moons = Four moons
goal-modifiers = Conversion
goal-one-colour = One supplier

## Playing alone

rival = The Syndicate
rank-1 = Drifting Probe
rank-2 = Outpost
rank-3 = Settlement
rank-4 = Orbital City
rank-5 = Jewel of Jupiter

## Groups of components

part-track = Influence tracks
part-stock = What a player can hold
part-supplies = Energy and number of chips
part-supplies-chips = Colours and worth of the chips
part-players = Set-up by number of players
part-players-alone = Set-up for one player
part-kit = Markers and modifiers
part-display = Surcharges and reductions of the slots
part-end = End of the game
part-levels = Highest level
part-io = Io
part-io-vp = Io, VP below the last field
part-io-top = Io, VP of the last field
part-europa = Europa
part-europa-vp = Europa, VP below the last field
part-europa-top = Europa, VP of the last field
part-ganymede = Ganymede
part-ganymede-vp = Ganymede, VP below the last field
part-ganymede-top = Ganymede, VP of the last field
part-callisto = Callisto
part-robot-types = Robot types
part-star-z-tile = Star-Z tile
part-technologies = Technologies, costs and VP
part-technologies-effect = Technologies, effects
part-goal-spaces = VP of the goal spaces
part-goals = Goals
part-characters = Characters, hire effects and instant abilities
part-characters-at-end = Characters, abilities at the end
part-projects = Robotics projects
part-robots = Robots
part-solo = Playing alone
