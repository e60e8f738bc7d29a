# Every word a player of Galileo Project reads.

title = Galileo Project
blurb = Hire, build and wire robots on four moons of Jupiter.

## Options of the table

option-mc-for-influence = MC for influence
option-mc-for-influence-means = what a robot costs (rule 5.4)
option-mc-for-influence-any = 1 for 1
option-mc-for-influence-io = only through Io
option-io-uses = Io for a robot
option-io-uses-means = 2 MC each time (rule 7.6)
option-io-uses-many = as often as you like
option-io-uses-once = once
option-overflow-mc = 1 MC for influence beyond 10
option-overflow-mc-means = sources differ (rule 3.7)
option-overflow-mc-always = always
option-overflow-mc-moved = only if the marker moved
option-robot-modifier = A robot modifier
option-robot-modifier-means = which types its robot counts for (rule 8.9)
option-robot-modifier-replaces = replaces the printed type
option-robot-modifier-adds = adds a type
option-project-influence = A completed project
option-project-influence-means = the summary names no amount (rule 8.12)
option-project-influence-none = brings no influence
option-project-influence-level = brings influence equal to its level
option-memory-scanner = Memory Scanner
option-memory-scanner-means = technology 4b (rule 9.16)
option-memory-scanner-both = instant ability, then tuck
option-memory-scanner-either = one of the two
option-level-transfer = Ila Zoe moves
option-level-transfer-means = from one robot to another (rule 12.10)
option-level-transfer-many = 1 or more levels
option-level-transfer-one = exactly 1 level
option-new-project = A new project is
option-new-project-means = when a modifier starts one (rule 8.14)
option-new-project-top = the top card
option-new-project-any = any card of the stack
option-technology-1 = Technologies 1a and 1b work
option-technology-1-means = Drilling and Highway (rules 9.5, 9.7)
option-technology-1-turn = once per turn
option-technology-1-game = once per game
option-goal-energy = Energy for the goal Four moons
option-goal-energy-means = each energy spent (rule 10.12)
option-goal-energy-all = lowers the field of all moons
option-goal-energy-one = replaces a field of one moon
option-overshoot = Levels beyond the last field
option-overshoot-means = when a marker goes back later (rule 7.2)
option-overshoot-kept = are remembered
option-overshoot-lost = are lost
option-star-z-side = Star-Z tile
option-star-z-side-means = its five bonuses (chapter 13)
option-star-z-side-random = by lot
option-star-z-side-a = side a
option-star-z-side-b = side b
option-free-goal = The free goal of the Star-Z tile
option-free-goal-means = bonus b5 (rule 13.10)
option-free-goal-extra = comes on top of the claim
option-free-goal-claim = uses up the claim
option-europa-saving = Europa 12 saves energy on
option-europa-saving-means = 1 less each time (rule 7.10)
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
lasting-extra-mc = { $limit ->
    [game] Once in the game
   *[turn] Once per turn
}, when you gain MC: { $amount } more.
lasting-influence-on-change = { $limit ->
    [game] Once in the game, when
   *[turn] When
} you pay to change the track: { $amount } influence.
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
effect-recall-character = Take a discarded character, use its instant ability { $use ->
    [either] or
   *[both] and
} tuck it.

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

## The same in two or three words

aim-robots-of-level = { $number } at level { $least }+
aim-robot-types = { $number } types, { $least } each
aim-robots-of-main-type = { $number } of one type
aim-robots-of-main-colour = { $number } of one colour
aim-robots-on-main-moon = { $number } on one moon
aim-robots-with-two-moons = { $number } with two moons
aim-robots-with-modifier = { $number } modified
aim-characters = { $number } tucked
aim-lowest-moon = all moons at { $number }+
aim-mc = hold { $number } MC
aim-energy = hold { $number } energy
aim-technologies = { $number } technologies
aim-goals = { $number } other goals

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

## Where the game stands

stage-setup = Setting up
stage-round = Round { $round }, { $left ->
    [one] 1 character left
   *[other] { $left } characters left
}
stage-last = Last round
stage-over = End of the game
group-setup = Setting up
group-round = Round { $round }
group-end = End of the game
status-over = The game is over. { $winners }
winner-one = { $points ->
    [one] { $seat } wins with 1 VP.
   *[other] { $seat } wins with { $points } VP.
}
list-comma = { $first }, { $second }
list-and = { $first } and { $second }
winner-shared = { $seats } share the victory with { $points } VP.
winner-alone = { $points } VP: { $rank }.

## Questions, to who is asked

ask-project = Your turn. Which project do you take?
ask-new-project = Your turn. Which card becomes the new project?
ask-start = Your turn. Where does your marker begin, on Earth or on Mars?
ask-track = Your turn. On which track do you gain { $amount } influence?
ask-turn = Your turn. Hire a character, acquire a robot or develop a technology.
ask-pay = Your turn. How do you pay { $left } for the { $type }?
ask-moon = Your turn. Beside which moon does the { $type } go?
ask-ability = Your turn. Which ability of { $character } do you use?
ask-character = Your turn. Which of the first { $count } characters do you take?
ask-bonus = Your turn. Which bonus of the Star-Z tile do you take?
ask-raise = Your turn. What do you raise?
ask-lower = Your turn. What do you lower?
ask-lift = Your turn. What do you raise instead of { $robot }?
ask-levels = Your turn. How many levels go from { $robot } to { $other }?
ask-modifier = Your turn. Which modifier do you place?
ask-put = Your turn. Where does the { $modifier } modifier go?
ask-move = Your turn. Which robot goes to its other moon?
ask-buy = Your turn. Do you buy energy?
ask-choice = Your turn. Which bonus do you take?
ask-develop = Your turn. Which technology do you develop for less?
ask-save = Your turn. What do you save for { $technology }?
ask-goal = Your turn. Do you claim a goal?
ask-free-goal = Your turn. Which goal do you claim for nothing?
ask-robot = Your turn. Which robot do you take for nothing?
ask-recall = Your turn. Which discarded character do you take?
ask-drop = Your turn. Too many characters: which one do you discard?
ask-drop-unpaid = Your turn. Your MC pay for { $paid } of { $tucked } characters: which one goes unpaid?
ask-end = Your turn. Confirm it, or take back what you like.

## Questions, to everybody else

status-project = { $seat } chooses a project.
status-new-project = { $seat } chooses a new project.
status-start = { $seat } puts the marker on a track.
status-track = { $seat } chooses a track.
status-turn = { $seat } chooses an action.
status-pay = { $seat } pays for a robot.
status-moon = { $seat } chooses a moon.
status-ability = { $seat } uses { $character }.
status-character = { $seat } takes a character.
status-bonus = { $seat } chooses a bonus of the Star-Z tile.
status-raise = { $seat } raises levels.
status-lower = { $seat } chooses what to lower.
status-lift = { $seat } chooses what to raise.
status-levels = { $seat } moves levels.
status-modifier = { $seat } chooses a modifier.
status-put = { $seat } places a modifier.
status-move = { $seat } moves a robot.
status-buy = { $seat } may buy energy.
status-choice = { $seat } chooses a bonus.
status-develop = { $seat } develops a technology.
status-save = { $seat } pays for a technology.
status-goal = { $seat } may claim a goal.
status-free-goal = { $seat } claims a goal for nothing.
status-robot = { $seat } takes one of the robots turned up.
status-recall = { $seat } takes a discarded character.
status-drop = { $seat } discards a character.
status-drop-unpaid = { $seat } pays the characters.
status-end = { $seat } ends the turn.

## The smaller line below

detail-turn = You may change the track first; after the action you may claim a goal.
detail-changed = The track is changed; after the action you may claim a goal.
last-robot = Your robot number { $number } triggers the end of the game.
detail-pay = Printed { $cost }{ $surcharge ->
    [0] {""}
   *[other] , slot +{ $surcharge }
}. You hold { $influence } influence and { $mc } MC.
detail-pay-io = Printed { $cost }{ $surcharge ->
    [0] {""}
   *[other] , slot +{ $surcharge }
}. Io: { $io } MC save { $saves ->
    [all] all
   *[other] { $saves }
}.
detail-raise = By { $levels ->
    [one] 1 level
   *[other] { $levels } levels
}; the marker of its moon moves along.
detail-put = Drag it, or choose a robot or the project.
detail-goal = Each energy you spend lowers what a goal demands by 1.

## Moves

pass-turn = Go without an action
pass-goal = No goal, end the turn
pass-modifier = Do without a modifier
pass-buy = Do not buy
pass-choice = That is enough
pass-move = Leave all where they are
pass-end = End the turn
pass-other = Do without
move-change = Change to { $track } for { $mc } MC
move-hire = Hire { $character }: { $gain }
move-acquire = Acquire { $robot } for { $price }
move-develop = Develop { $technology }
move-claim = { $energy ->
    [0] Claim { $goal }
   *[other] Claim { $goal } for { $energy } energy
}
move-track = { $track }
move-io = Io: { $mc } MC save { $saves ->
    [all] all
   *[other] { $saves }
}
move-pay = { $influence ->
    [0] { $mc ->
        [0] Pay nothing
       *[other] Pay { $mc } MC
    }
   *[other] { $mc ->
        [0] Pay { $influence } influence
       *[other] Pay { $influence } influence and { $mc } MC
    }
}
move-moon = { $moon }
move-instant = Now: { $text }
move-tuck = Tuck: { $text }
move-discard = Discard { $character }
move-take = Take { $character }
move-bonus = { $text }
move-modifier = { $modifier } modifier
move-buy = Pay { $mc } MC for { $energy } energy
move-save-energy = { $amount } energy less
move-save-mc = { $amount } MC less
move-levels = { $levels ->
    [one] 1 level
   *[other] { $levels } levels
}
move-project = { $text }
move-new-project = Project of level { $level }
move-recall = Take { $character }
move-drop = Discard { $character }
move-drop-unpaid = Leave { $character } unpaid
move-raise = Raise { $robot } to { $level }
move-lower = Lower { $robot }
move-move = Move { $robot } to { $moon }
move-put = On { $robot }
move-begin = On a new project
move-pick = Take { $robot }
move-gain = { $move }, { $gain } VP

## The same on a button, where the card lies beside it

do-once = no way back
do-io = Io
do-instant = Use it now
do-tuck = Tuck
do-discard = Discard

## Reasons

why-not-a-move = There is no such move.
why-game-over = The game is over.
why-not-your-turn = It is not { $seat }'s turn.
why-not-asked = “{ $move }” does not answer the present question. { $status }
why-not-offered = This project card is not laid out.
why-already-changed = The track has been changed in this turn.
why-marker-on-0 = Your marker is on 0 and belongs to no track.
why-no-mc-for-change = Changing the track costs { $change } MC; you have { $mc }.
why-action-possible = You must carry out an action while one is possible.
why-no-character-there = No character lies there.
why-no-robot-there = No robot lies there.
why-other-colour = This is a robot of { $colour }; your marker stands on { $track }.
why-too-dear = It costs { $price }; your influence, your MC and Io are not enough.
why-not-in-play = The other side of this technology is in play.
why-owned-already = You have this technology already.
why-no-tile-left = No tile of this technology is left.
why-too-few-energy = { $tech_mc ->
    [0] It costs { $tech_energy } energy; you have { $energy }.
   *[other] It costs { $tech_energy } energy and { $tech_mc } MC; you have { $energy } energy and { $mc } MC.
}
why-too-few-mc = { $tech_energy ->
    [0] It costs { $tech_mc } MC; you have { $mc }.
   *[other] It costs { $tech_energy } energy and { $tech_mc } MC; you have { $energy } energy and { $mc } MC.
}
why-io-saves-nothing = Io saves nothing now.
why-io-once = Io has been used for this robot already.
why-no-mc-for-io = Io costs { $io } MC; you have { $mc }.
why-more-than-it-costs = That is more than the robot costs.
why-too-few-influence = Your influence and your MC do not pay the rest.
why-only-through-io = At this table MC pay for a robot only through Io.
why-no-such-moon = The robot does not show this moon.
why-ability-other-colour = This ability has the colour of the other track.
why-only-x-characters = { $count ->
    [one] Only the first character can be taken.
   *[other] Only the first { $count } characters can be taken.
}
why-only-x-bonuses = { $count ->
    [one] Only the first bonus can be taken.
   *[other] Only the first { $count } bonuses can be taken.
}
why-not-yours = This is not one of your robots, nor your project.
why-highest-level = It has the highest level already.
why-same-target = Another robot, or the project, is wanted.
why-keeps-level-1 = It keeps level 1 at least.
why-too-many-levels = So many levels cannot be moved.
why-modifier-used = You have placed this modifier already.
why-modifier-other-kind = A modifier of the other kind is wanted.
why-no-place-for-it = There is no place for this modifier.
why-carries-robot-modifier = This robot carries a robot modifier already.
why-same-type = The robot is of this type already.
why-no-free-moon-slot = This robot has no free moon slot.
why-same-moon = The robot shows this moon already.
why-project-has-one = The project has a modifier of this kind already.
why-project-open-already = You have an unfinished project already.
why-no-project-left = No project card is left.
why-one-moon-only = This robot has only one moon.
why-bonus-taken-already = You have taken this bonus already.
why-already-claimed = You have claimed this goal already.
why-goal-full = All spaces of this goal are taken.
why-not-met = You lack { $lacks }; that would cost { $goal_energy } energy and you have { $energy }.
why-markers-used-up = All your goal markers are used up.
why-not-turned-up = This robot was not turned up.
why-no-discarded = This character is not in the discard pile.
why-not-tucked = You have not tucked this character.
why-must-do = This cannot be declined.
why-mc-not-held = You have only { $mc } MC.
why-not-in-stack = This card does not lie in the project stack.
why-ability-used = You have used this ability already.

## Two or three words on why not, below a card

short-other-colour = not on { $colour }
short-too-dear = too dear
short-owned-already = you own it
short-no-tile-left = none left
short-too-few-energy = { $lacks_energy } energy short
short-too-few-mc = { $lacks_energy ->
    [0] { $lacks_mc } MC short
   *[other] { $lacks_energy } energy, { $lacks_mc } MC short
}
short-only-x-characters = out of reach
short-other = not now

## Events

event-points = { $event } { $points }
event-round-began = Round { $round } begins.
event-chose-project = { $seat } takes the project with { $project }.
event-began = { $seat } begins on { $track } with { $field } influence.
event-changed-track = { $seat } changes to { $track }.
event-hired = { $seat } hires { $character }.
event-gained-influence = { $seat } gains { $amount } influence: { $field }.
event-gained-mc = { $seat } gains { $amount } MC.
event-gained-energy = { $seat } gains { $amount } energy.
event-instant-used = { $seat } uses { $character }.
event-character-tucked = { $seat } tucks { $character }.
event-character-discarded = { $seat } discards { $character }.
event-character-unpaid = { $seat } cannot pay for { $character }.
event-acquired = { $seat } acquires a { $type } for { $moon }.
event-paid = { $seat } pays { $mc ->
    [0] { $influence } influence
   *[other] { $influence ->
        [0] { $mc } MC
       *[other] { $influence } influence and { $mc } MC
    }
}.
event-used-io = { $seat } uses Io: { $mc } MC save { $saved } influence.
event-changed-level = { $rises ->
    [yes] { $seat } raises { $robot }.
   *[no] { $seat } lowers { $robot }.
}
event-developed-moon = { $seat } on { $moon }: { $old } to { $new }.
event-moved = { $seat } moves a { $type } to { $moon }.
event-assigned = { $seat } puts the { $modifier } modifier on { $robot }.
event-new-project-begun = { $seat } begins a project of level { $level }.
event-completed = { $seat } completes the project: a { $type } for { $moon }.
event-developed-technology = { $seat } develops { $technology }.
event-bonus-taken = { $seat } takes from the Star-Z tile: { $text }
event-character-taken = { $seat } takes { $character }.
event-turned-up = Turned up: { $robot }.
event-claimed-goal = { $energy ->
    [0] { $seat } claims { $goal }.
   *[other] { $seat } claims { $goal } for { $energy } energy.
}
event-passed = { $seat } goes without.
event-end-triggered = The end is near: this round is the last one.
event-paid-characters = { $seat } pays { $mc } MC for characters.
event-rival-took-robot = The Syndicate removes { $robot }.
event-rival-took-character = The Syndicate discards { $character }.
event-rival-claimed = The Syndicate claims { $goal }.
the-project = the project
the-robot = a { $type }
to-level = { $robot } to level { $level }
event-scored = { $seat }, { $source }:

## Sources of points

source-io = Io
source-europa = Europa
source-ganymede = Ganymede
source-callisto = Callisto
source-characters = Characters
source-technologies = Technologies
source-goals = Goals

## What a moon does, in a few words

robot-beside = { $type } { $level } on { $moon }
robot-other-moon = It may be moved to { $moon }.
robot-printed = A modifier makes it so; printed is { $type }.
project-carries = Project of level { $level }, unfinished: { $carries }
project-empty = no modifier yet
segment-io = save { $amount }
segment-io-all = save all
segment-europa = spend { $amount } less
segment-tucked = tuck { $tucked }
segment-either = either
segment-both = both
segment-vp-each = { $vp } VP each
now-io = { $mc } MC save { $amount }
now-io-all = { $mc } MC save all
now-io-none = saves nothing yet
now-europa = spend { $amount } energy less
now-europa-none = energy on the way
now-europa-done = all energy gained
now-ganymede-colour = tuck { $tucked }
now-ganymede-either = tuck { $tucked }, either ability
now-ganymede-both = tuck { $tucked }, now and tuck
now-callisto = { $count ->
    [one] 1 robot × { $vp } VP
   *[other] { $count } robots × { $vp } VP
}
now-callisto-none = no VP yet
ahead = at { $field }: { $what }
ahead-energy = { $amount } energy
ahead-modifier = a modifier
standing = { $moon } { $field }: { $now }, { $vp } VP.
standing-ahead = { $moon } { $field }: { $now }, { $vp } VP. Next, { $ahead }.

## Cards in words

card-character = { $name }. Hiring: { $hire }.
    Instant ({ $colour }): { $instant }
    At the end ({ $other }): { $end }

## The board

board-once = { $what } Cannot be taken back.
board-market = Characters and robots on offer
board-characters = Characters
board-characters-note = hire free, gain influence; { $count } in the deck
board-robots = Robots
board-robots-note = price with place; { $count } in the deck
board-discarded = { $count ->
    [one] 1 discarded character
   *[other] { $count } discarded characters
}
board-recall = take one of them
board-turned-up = Turned up
board-free = take one for nothing
board-take = Take { $what }.
board-gap = Slot { $slot } is empty
board-hire = { $mc ->
    [0] Hiring brings you { $influence } influence.
   *[other] Hiring brings you { $influence } influence and { $mc } MC.
}
board-robot = { $robot }. Costs you { $price } influence of { $colour }.
board-with-io = With Io once: { $influence } influence and { $mc } MC.
board-ability = { $text } X is { $strength }.
board-landing = { $moon }: { $field } to { $to }.
board-projects = Robotics projects
board-projects-note = What you begin with, and the level of your first project.
board-level = project of level { $level }
board-influence = Influence. { $markers }
board-marker = { $seat }: { $track } { $field }
board-no-track = influence
board-moons = Moons of { $seat }
board-field = { $seat } { $field }
board-moon = { $moon }, { $top } fields. { $fields }. { $text }
board-star-z = Star-Z tile: your next Star-Z reaches { $reach ->
    [one] the first bonus
   *[other] the first { $reach } bonuses
}.
board-bonus = Bonus { $number }: { $text }
board-own = Your side, { $seat }
board-seat = { $seat }
board-count-robots = { $count ->
    [one] 1 robot
   *[other] { $count } robots
}
board-mc = MC
board-energy = energy
board-step-change = Track
board-step-action = Action
board-step-goal = Goal
board-nothing-yet = Nothing done yet.
board-strength = Robots by type
board-strength-of = { $type }: { $count }.
board-project = Project
board-no-project = No unfinished project. The next card has level { $level }.
board-no-project-left = No unfinished project, and no card is left.
board-modifiers = Modifiers left
board-modifier-type = Robot modifier { $what }
board-modifier-moon = Moon modifier { $what }
board-tucked = Tucked { $count } of { $limit }
board-unpaid = Each costs 1 MC at the end: yours pay for { $paid } of { $count }.
board-unpaid-short = MC for { $paid }
board-tucked-card = { $name }, tucked: { $text }
board-technologies = Technologies
board-technologies-note = energy and MC, then VP
board-technology = { $id } { $name }: { $mc ->
    [0] { $energy } energy
   *[other] { $energy } energy, { $mc } MC
}; { $vp } VP.
board-tiles-left = Tiles left: { $left }. Owners: { $owners }
board-goals = Goals
board-goals-note = one a turn; each energy asks 1 less
board-progress = { $seat } { $count } of { $number }
board-goal-worth = { $vp } VP.
board-goal-full = No space is left.
board-goal-claimed = You have claimed it for { $vp } VP.
board-goal-energy = It would cost you { $energy } energy.
board-goal-lacks = You lack { $count }.
board-short = { $count } short
board-acting = is playing
board-has-technologies = { $count ->
    [one] 1 technology
   *[other] { $count } technologies
}
board-enlarge = All about { $seat }
board-close = Close

## The score sheet

sheet-title = Victory points by source
sheet-source = Source
sheet-total = Total
sheet-note = As if the game ended now; characters still have to be paid for.
sheet-place = { $place }.
sheet-influence = { $count } influence
sheet-tie = { $names } have the same VP; more influence decides.
sheet-tie-shared = { $names } have the same VP and influence and share the place.
sheet-chart = Victory points
sheet-vp = { $count } VP

## The terminal

screen-you = { $seat } (you)
screen-vp = { $count } VP
screen-characters = Characters
screen-robots = Robots
screen-gap = –
screen-hire = +{ $influence } influence{ $mc ->
    [0] {""}
   *[other] , +{ $mc } MC
}
screen-technologies = Technologies
screen-technology = { $id } { $name } ({ $energy } energy, { $mc } MC, { $vp } VP), { $left } left
screen-goals = Goals
screen-star-z = Star-Z tile { $side }
screen-facts = { $track } { $influence }, { $mc } MC, { $energy } energy
screen-no-track = influence
screen-tucked = tucked { $count } of { $limit }
ledger-projects = Completed projects

## What speaks for a move

advice-robot = { $number ->
    [one] gets you a first { $type } (level { $level })
   *[other] gets you { $type } number { $number } (level { $level })
}
advice-completed = completes a project as a { $type } of level { $level } on { $moon }
advice-raised = raises { $robot } to { $level }
advice-moon = { $vp ->
    [0] brings { $moon } to field { $field }
   *[other] brings { $moon } to field { $field } ({ $vp } VP more)
}
advice-moon-does = brings { $moon } to field { $field } ({ $does })
advice-moon-vp = lets { $moon } give { $vp } VP more
advice-two-moons = { $count ->
    [one] gives you a robot with two moons
   *[other] gives you { $count } robots with two moons in all
}
advice-modified = { $count ->
    [one] gives you a robot with a modifier
   *[other] gives you { $count } robots with modifiers in all
}
advice-project = gets you a project of level { $level }
advice-project-raised = raises your project to level { $level }
advice-project-carries = puts a modifier on your project
advice-tucked = { $vp ->
    [0] tucks { $character }
   *[other] tucks { $character } ({ $vp } VP as things stand)
}
advice-characters = lets your characters give { $vp } VP more
advice-characters-left = leaves you characters that give { $vp } VP
advice-tuck = lets you tuck { $character } ({ $vp } VP as things stand)
advice-use = lets you use { $character }
advice-technology = develops { $technology } ({ $vp } VP)
advice-goal = claims { $goal } ({ $vp } VP)
advice-goal-free = lets you claim a goal for nothing
advice-goal-near = { $count ->
    [0] puts { $goal } within your reach
   *[other] leaves you { $count } short of { $goal }
}
advice-start = lets you begin with { $influence } influence
advice-influence = brings your influence to { $held }
advice-influence-left = leaves you { $amount } influence
advice-mc = brings { $amount } MC
advice-mc-left = leaves you { $amount } MC
advice-energy = brings { $amount } energy
advice-energy-left = leaves you { $amount } energy
advice-reach = puts a { $type } of level { $level } within your reach
advice-open-levels = lets you raise levels
advice-open-modifiers = lets you place a modifier
advice-open-characters = lets you take a character
advice-open-bonuses = lets you take a bonus of the Star-Z tile
advice-open-robots = gets you a robot for nothing
advice-open-technologies = lets you develop a technology for less

## What a computer likes

taste-technologies = likes technologies
taste-goals = likes goals
taste-modifiers = likes modifiers
