# Every word a player of Evacuation reads.

title = Evacuation
blurb = Run a dying world and a new one together, with four years to move.
option-mode = Mode
option-mode-means = race: production on the New World; points: goals too
option-mode-race = race
option-mode-points = points
option-bonuses = Bonuses
option-bonuses-means = when power points win a bonus
option-bonuses-strict = strict: exactly the number
option-bonuses-generous = generous: up to the number
option-actions = Actions
option-actions-means = advanced ones are for your second game
option-actions-simple = simple
option-actions-advanced = advanced: cards with effects
option-orders = Orders
option-orders-means = cards that reward who meets them first
option-orders-off = off
option-orders-on = on
option-lines = Line dominance
option-lines-means = points for most fields on three lines
option-lines-off = off
option-lines-on = on
option-turn-order = Turn order by
option-turn-order-means = which ones count for satisfaction
option-turn-order-all = all stadiums
option-turn-order-new = stadiums on the New World
option-third-party = Third party (two players)
option-third-party-means = settles fields and takes cards before you do
option-third-party-off = off
option-third-party-on = the solo cards play along

## Groups of components

part-kit = Factories and action cards of a player
part-years = What each year asks for
part-action-track = Action track
part-board-actions = Actions of the board
part-costs = Costs of preparing, cloning, settling, replacing, returning
part-sites = Sites of the Old World
part-ships = Spaceships
part-starting-stadium = Starting stadium
part-stadiums = Stadiums
part-infrastructure = Infrastructure cards
part-technologies = Technologies
part-bonus-cards = Bonus cards
part-goals = Goal cards
part-lowest-production = Points for the lowest production
part-race = End of the race
part-points = Points at the end
part-action-cards = Action cards of the advanced game
part-advanced = Rules of the advanced game
part-progress = Progress track
part-lane-spaces = Lanes of the progress track
part-fields = Fields of the New World
part-orders = Order cards
part-line-dominance = Points for line dominance
part-lines = Lines of line dominance
part-solo = Playing alone
part-corners = Corners of the New World
part-solo-cards = Cards of the opponent

## Seats, worlds, resources

seat-1 = Blue
seat-2 = Yellow
seat-3 = White
seat-4 = Pink
opponent = Opponent
neutral = Neutral colour
third-party = Third party
world-old = Old World
world-new = New World
resource-food = food
resource-steel = steel
resource-energy = energy
resource-any = any resource
amount-food = { $n } food
amount-steel = { $n } steel
amount-energy = { $n } energy
list-comma = { $first }, { $second }
list-and = { $first } and { $second }
terrain-steppe = steppe
terrain-desert = desert
terrain-forest = forest
terrain-ocean = ocean
ground-savanna = savanna
ground-mountain = mountain
ground-sea = sea
symbol-dome = dome
symbol-beacon = beacon
display-infrastructure = Infrastructure
display-ship = Spaceships
display-stadium = Stadiums
lane-main = main lane
lane-three-plus = lane for three and more
lane-parking = parking lane

## Phases

phase-1 = Income
phase-2 = Actions
phase-3 = Transport
phase-4 = Turn order
phase-5 = Progress
phase-6 = Bonus
phase-7 = Year end

## Actions of the board

action-gain-develop2 = Resource and infrastructure
action-gain-research = Resource and research
action-settle = Settle
action-build-ship = Build a spaceship
action-build-stadium = Build a stadium
action-prepare-factory = Prepare a factory
action-clone = Clone population
action-develop2 = Infrastructure
action-gain-exchange3 = Resource and exchange
action-research = Research

## Sites

site-population =
    { $type ->
        [food] Food population
        [steel] Steel population
       *[energy] Energy population
    }
site-factory =
    { $type ->
        [food] Food factory
        [steel] Steel factory
       *[energy] Energy factory
    }
site-sea = Sea tile

## Spaceships

ship-sparrow = Sparrow
ship-wren = Wren
ship-finch = Finch
ship-swallow = Swallow
ship-swift = Swift
ship-martin = Martin
ship-pelican = Pelican
ship-stork = Stork
ship-heron = Heron
ship-weaver = Weaver
ship-mason = Mason
ship-beaver = Beaver
ship-twin-star = Twin Star
ship-two-brothers = Two Brothers
ship-pair-of-oars = Pair of Oars
ship-cradle = Cradle
ship-lantern = Lantern
ship-harbour = Harbour
ship-long-road = Long Road
ship-great-tide = Great Tide
ship-wide-net = Wide Net

## Stadiums

stadium-start = Home Ground
stadium-village-green = Village Green
stadium-running-track = Running Track
stadium-skate-bowl = Skate Bowl
stadium-market-games = Market Games
stadium-swim-hall = Swim Hall
stadium-bicycle-loop = Bicycle Loop
stadium-glass-court = Glass Court
stadium-ice-rink = Ice Rink
stadium-climbing-tower = Climbing Tower
stadium-open-air-stage = Open-Air Stage
stadium-racing-oval = Racing Oval
stadium-wrestling-hall = Wrestling Hall
stadium-surf-basin = Surf Basin
stadium-crater-bowl = Crater Bowl
stadium-orbit-arena = Orbit Arena
stadium-forum-of-nations = Forum of Nations
stadium-games-park = Games Park

## Infrastructure

infrastructure-well-field = Well Field
infrastructure-granary = Granary
infrastructure-bloomery = Bloomery
infrastructure-drip-lines = Drip Lines
infrastructure-ore-caravan = Ore Caravan
infrastructure-wind-park = Wind Park
infrastructure-mirror-array = Mirror Array
infrastructure-flat-track = Flat Track
infrastructure-salt-works = Salt Works
infrastructure-canopy-grid = Canopy Grid
infrastructure-harvest-road = Harvest Road
infrastructure-charcoal-furnace = Charcoal Furnace
infrastructure-long-canal = Long Canal
infrastructure-deep-harbour = Deep Harbour
infrastructure-trading-post = Trading Post
infrastructure-dune-cables = Dune Cables
infrastructure-saw-mill = Saw Mill
infrastructure-straight-line = Straight Line

illustration-wells = wells
illustration-granary = granary
illustration-smelter = smelter
illustration-waterworks = waterworks
illustration-caravanserai = caravanserai
illustration-solar = sun and wind
illustration-power-line = power line
illustration-railway = railway
illustration-salt = salt pans
illustration-harbour = harbour
illustration-market = market
illustration-mill = mill

condition-fields =
    { $terrain ->
        [steppe] { $n ->
            [one] 1 steppe field
           *[other] { $n } steppe fields
        }
        [desert] { $n ->
            [one] 1 desert field
           *[other] { $n } desert fields
        }
        [forest] { $n ->
            [one] 1 forest field
           *[other] { $n } forest fields
        }
        [ocean] { $n ->
            [one] 1 ocean field
           *[other] { $n } ocean fields
        }
       *[any] { $n ->
            [one] 1 field
           *[other] { $n } fields
        }
    }
condition-with-population = { $fields } with population
condition-with-factories = { $fields } with a factory
condition-line-none = { $fields }
condition-line-horizontal = { $fields } on one horizontal line
condition-line-diagonal = { $fields } on one diagonal
condition-line-any = { $fields } on one straight line

## Technologies

technology-early-shift = Early Shift
technology-pilot-farm = Pilot Farm
technology-premium-fund = Premium Fund
technology-all-weather-camps = All-Weather Camps
technology-turnaround-crews = Turnaround Crews
technology-standard-plans = Standard Plans
technology-fusion-cells = Fusion Cells
technology-donated-arena = Donated Arena
technology-floating-quarters = Floating Quarters
technology-multi-fuel-engines = Multi-Fuel Engines
technology-solar-sails = Solar Sails
technology-series-hulls = Series Hulls
technology-orbital-mail = Orbital Mail
technology-slingshot-routes = Slingshot Routes
technology-universal-clamps = Universal Clamps
technology-emergency-fleet = Emergency Fleet
technology-arc-furnaces = Arc Furnaces
technology-treetop-landing = Treetop Landing
technology-twin-vats = Twin Vats
technology-hydroponics = Hydroponics
technology-cargo-nets = Cargo Nets
technology-ground-relay = Ground Relay
technology-flat-pack-housing = Flat-Pack Housing
technology-festival-crew = Festival Crew
technology-terrace-farms = Terrace Farms
technology-settler-wave = Settler Wave
technology-garden-cities = Garden Cities
technology-tool-shops = Tool Shops
technology-reserve-fund = Reserve Fund
technology-open-catalogue = Open Catalogue
technology-agile-planning = Agile Planning
technology-assembly-hall = Assembly Hall
technology-night-shift = Night Shift
technology-pathfinders = Pathfinders
technology-planet-grid = Planet Grid
technology-landmark = Landmark

## Cards

bonus-card = Bonus card { $number }
bonus-upper = { $number }, upper bonus
bonus-lower = { $number }, lower bonus
action-card = Action card { $number }
order = Order
order-goal = At least { $least }: { $what }
solo-card = Solo card: { $action }, { $number } { $letter }
solo-settle = settle
solo-ship = spaceship
solo-infrastructure = infrastructure
solo-stadium = stadium
penalty-tokens =
    { $n ->
        [one] 1 penalty token
       *[other] { $n } penalty tokens
    }

goal-population = Population
goal-smaller-bonus = Smaller bonus
goal-larger-bonus = Larger bonus
goal-infrastructure = Infrastructure
goal-spaceships = Spaceships
goal-steppe = Steppe
goal-beyond-steppe = Beyond the steppe
goal-technology = Technology
goal-progress = Progress
goal-factory-sets = Factory sets
goal-production-food = Food production
goal-production-steel = Steel production
goal-production-energy = Energy production
goal-factories-food = Food factories
goal-factories-steel = Steel factories
goal-factories-energy = Energy factories
points-for-each =
    { $points ->
        [one] 1 point for each: { $what }
       *[other] { $points } points for each: { $what }
    }
points-for-levels = Points for each: { $what }; bottom row { $bottom }, middle row { $middle }, top row { $top }
points-for-steps = Points for: { $what }
points-extra = with { $least } or more: +{ $points }

counts-population-settled = population on fields
counts-upper-bonuses-received = upper bonuses received
counts-lower-bonuses-received = lower bonuses received
counts-infrastructure-played = infrastructure played
counts-infrastructure-fulfilled = infrastructure played and fulfilled
counts-ships-owned = own spaceships
counts-stadiums-new-world = stadiums on the New World
counts-fields-steppe = own steppe fields
counts-fields-not-steppe = own fields beyond the steppe
counts-terrains-settled = different terrains settled
counts-technologies-complete = complete technologies
counts-turning-points-passed-by-both-markers = turning points passed by both markers
counts-factories-settled = factories on fields
counts-factory-sets-settled = sets of three different factories on fields
counts-factories-settled-food = food factories on fields
counts-factories-settled-steel = steel factories on fields
counts-factories-settled-energy = energy factories on fields
counts-highest-production = highest production
counts-production-food = food production
counts-production-steel = steel production
counts-production-energy = energy production

## Effects: a sentence for what is done, then one for each parameter that says more

effect-gain-resource =
    { $type ->
        [food] Gain { $n } food.
        [steel] Gain { $n } steel.
        [energy] Gain { $n } energy.
       *[any] { $n ->
            [one] Gain 1 resource of your choice.
           *[other] Gain { $n } resources of your choice.
        }
    }
effect-gain-production =
    { $type ->
        [food] Food production rises by { $n }.
        [steel] Steel production rises by { $n }.
        [energy] Energy production rises by { $n }.
       *[any] Production of your choice rises by { $n }.
    }
effect-gain-population = Gain { $n } population on the New World.
effect-gain-factory =
    { $type ->
        [food] { $n ->
            [one] Gain a food factory.
           *[other] Gain { $n } food factories.
        }
        [steel] { $n ->
            [one] Gain a steel factory.
           *[other] Gain { $n } steel factories.
        }
        [energy] { $n ->
            [one] Gain an energy factory.
           *[other] Gain { $n } energy factories.
        }
       *[any] { $n ->
            [one] Gain a factory of your choice.
           *[other] Gain { $n } factories of your choice.
        }
    }
effect-gain-ship = Gain a spaceship.
effect-gain-stadium = Gain a stadium.
effect-take-infrastructure =
    { $n ->
        [one] Take an infrastructure card.
       *[other] Take { $n } infrastructure cards.
    }
effect-develop =
    { $n ->
        [one] Develop infrastructure.
       *[other] Develop infrastructure { $n } times.
    }
effect-research =
    { $n ->
        [one] Research.
       *[other] Research { $n } times.
    }
effect-settle = Settle a field.
effect-build-ship = Build a spaceship.
effect-build-stadium = Build a stadium.
effect-prepare-factory =
    { $type ->
        [food] { $n ->
            [one] Prepare a food factory.
           *[other] Prepare { $n } food factories.
        }
        [steel] { $n ->
            [one] Prepare a steel factory.
           *[other] Prepare { $n } steel factories.
        }
        [energy] { $n ->
            [one] Prepare an energy factory.
           *[other] Prepare { $n } energy factories.
        }
       *[any] { $n ->
            [one] Prepare a factory.
           *[other] Prepare { $n } factories.
        }
    }
effect-clone =
    { $n ->
        [one] Clone population.
       *[other] Clone population { $n } times.
    }
effect-exchange =
    { $n ->
        [one] Exchange a resource.
       *[other] Exchange up to { $n } resources.
    }
effect-move-ships = Move your ships: an extra transport.
effect-refresh =
    { $display ->
        [infrastructure] Replace up to { $n } open infrastructure cards.
        [ship] Replace up to { $n } open spaceships.
       *[stadium] Replace up to { $n } open stadiums.
    }
effect-draw-cards =
    { $n ->
        [one] Draw an action card.
       *[other] Draw { $n } action cards.
    }

with-terrains = Only here: { $value }.
with-locked = Even before the turning point.
with-next-terrain = The next terrain is allowed too.
with-ignore-symbols = Symbols do not matter.
with-steel-less = Up to { $value } steel less.
with-cost-less =
    { $value ->
        [one] 1 resource less.
       *[other] { $value } resources less.
    }
with-cost-more = Pay { $value } more.
with-own-more = Pay { $value } more of its own type.
with-first-flight-less = Its first flight costs { $value } energy less.
with-level-max = Only up to level { $value }.
with-bays-min = Only with { $value } or more evacuation bays.
with-bays-max =
    { $value ->
        [one] Only with at most 1 evacuation bay.
       *[other] Only with at most { $value } evacuation bays.
    }
with-satisfaction-max = Only with satisfaction { $value } or less.
with-population-min = Only with { $value } population or more.
with-factories-min =
    { $value ->
        [one] Only with a factory space.
       *[other] Only with { $value } factory spaces or more.
    }
with-factories-max =
    { $value ->
        [0] Only without factory spaces.
       *[other] Only with at most { $value } factory spaces.
    }
with-symbols-max =
    { $value ->
        [0] Only without symbols.
       *[other] Only with at most { $value } symbols.
    }

## Lasting effects

lasting-action-free = Your action number { $n } of each year costs no energy of the action track.
lasting-action-energy-any = Energy for actions may be paid with any resource.
lasting-prepare-chain =
    { $type ->
        [food] Whenever you prepare a food factory you may prepare one more of any type.
        [steel] Whenever you prepare a steel factory you may prepare one more of any type.
       *[energy] Whenever you prepare an energy factory you may prepare one more of any type.
    }
lasting-prepare-free = Preparing factories costs nothing.
lasting-factory-output =
    { $type ->
        [food] Your food factories on fields produce { $n } more.
        [steel] Your steel factories on fields produce { $n } more.
       *[energy] Your energy factories on fields produce { $n } more.
    }
lasting-bonus-extra =
    { $type ->
        [food] With every bonus of a bonus card also gain { $n } food.
        [steel] With every bonus of a bonus card also gain { $n } steel.
        [energy] With every bonus of a bonus card also gain { $n } energy.
       *[any] { $n ->
            [one] With every bonus of a bonus card also gain 1 resource of your choice.
           *[other] With every bonus of a bonus card also gain { $n } resources of your choice.
        }
    }
lasting-income-extra =
    { $type ->
        [food] After every income gain { $n } food.
        [steel] After every income gain { $n } steel.
        [energy] After every income gain { $n } energy.
       *[any] { $n ->
            [one] After every income gain 1 resource of your choice.
           *[other] After every income gain { $n } resources of your choice.
        }
    }
lasting-marker-resource =
    { $type ->
        [food] Gain { $n } food for each own marker put on a lane space.
        [steel] Gain { $n } steel for each own marker put on a lane space.
        [energy] Gain { $n } energy for each own marker put on a lane space.
       *[any] { $n ->
            [one] Gain 1 resource of your choice for each own marker put on a lane space.
           *[other] Gain { $n } resources of your choice for each own marker put on a lane space.
        }
    }
lasting-ignore-symbols = Symbols of fields do not matter to you.
lasting-symbol =
    { $symbol ->
        [dome] You always have the dome.
       *[beacon] You always have the beacon.
    }
lasting-next-terrain = You may always settle the next terrain too.
lasting-settle-steel-less = Settling a field costs { $n } steel less.
lasting-cost-less =
    { $display ->
        [infrastructure] { $n ->
            [one] Infrastructure costs 1 resource less.
           *[other] Infrastructure costs { $n } resources less.
        }
        [ship] { $n ->
            [one] Spaceships cost 1 resource less.
           *[other] Spaceships cost { $n } resources less.
        }
       *[stadium] { $n ->
            [one] Stadiums cost 1 resource less.
           *[other] Stadiums cost { $n } resources less.
        }
    }
lasting-refresh-free = Replacing open cards costs nothing.
lasting-flight-less = Flights to the New World cost { $n } energy less.
lasting-return-free = Flights back cost nothing.
lasting-quick-return = Ships may fly back right after unloading.
lasting-any-bay = Evacuation bays take sites of any terrain.
lasting-resource-bays-more =
    { $n ->
        [one] Every flight carries 1 more resource.
       *[other] Every flight carries { $n } more resources.
    }
lasting-clone-more = Cloning gives { $n } more population.
lasting-food-demand-less =
    { $world ->
        [old] The Old World eats { $n } food less.
       *[new] The New World eats { $n } food less.
    }
lasting-power-more =
    { $n ->
        [one] Up to 1 more power point in the progress phase.
       *[other] Up to { $n } more power points in the progress phase.
    }
lasting-bonus-shift =
    { $n ->
        [one] Up to 1 power point more or fewer in the bonus phase.
       *[other] Up to { $n } power points more or fewer in the bonus phase.
    }

## Where the game stands, and who must do what

amount-none = nothing
place-site = { $site } ({ $grounds })
place-field = { $id } ({ $terrain })
project-text = Costs { $cost }. Condition: { $condition }. Production: { $production }.
project-picture = Illustration: { $picture }, on { $cards } cards.
order-text = Costs { $cost }. { $reward } { $points ->
        [one] 1 point at the end.
       *[other] { $points } points at the end.
    }
stage-goals = Choosing goals
stage-hands = Choosing action cards
stage-year = Year { $year }: { $phase }
stage-last = Year { $year }: { $phase }, the race is decided
stage-over = The end
status-yours = Your turn: { $task }.
status-one = { $seat }: { $task }.
status-wait = Waiting for { $seat }: { $task }.
status-wait-several = Waiting for { $seats }.
status-over = The game is over. { $winners }
winner-one =
    { $mode ->
        [race] { $seat } wins; the lowest production is { $points }.
       *[points] { $seat } wins with { $points } points.
    }
winner-shared =
    { $mode ->
        [race] { $seat } share the victory; the lowest production is { $points }.
       *[points] { $seat } share the victory with { $points } points each.
    }
winner-alone = You have { $points } points. 60 are good for a beginning, 80 and more are possible.

task-turn = take an action or pass
task-pay = pay { $n } energy for the action
task-effects = choose which effect of the card comes next
task-gain = gain a resource
task-raise = choose which production rises
task-factory = gain a factory
task-prepare = prepare a factory or decline
task-clone = clone population or decline
task-exchange = exchange a resource or decline
task-develop = take or play infrastructure, or decline
task-take = take an infrastructure card or decline
task-ship = choose a spaceship and its world, or decline
task-stadium = choose a stadium and its world, or decline
task-save = choose which resources you save ({ $n } left)
task-bury = choose what goes under the stack
task-research = choose a column for research or decline
task-settle = choose a field to settle or decline
task-fill = choose a factory for field { $field }
task-tuck = choose the card that goes under the area
task-discard =
    { $n ->
        [one] discard 1 action card
       *[other] discard { $n } action cards
    }
task-orders = play orders or finish the turn
task-goal = keep a goal card ({ $number } of { $count })
task-drop = put one of your goals into the box
task-transport = choose a ship that moves, or finish the transport
task-load = load the { $ship }
task-power = choose how many power points you count
task-advance =
    { $points ->
        [one] split 1 power point between your markers
       *[other] split { $points } power points between your markers
    }
task-lane = choose a lane
task-bonus = choose a bonus
task-quick = choose ships that fly back at once, or finish

## Moves

move-points = { $move } ({ $points })
move-act =
    { $energy ->
        [0] { $action }
       *[other] { $action } ({ $energy } energy)
    }
move-card =
    { $energy ->
        [0] { $card }: { $text }
       *[other] { $card } ({ $energy } energy): { $text }
    }
move-order = Play the order: { $order }
move-pass = Pass
move-decline = Decline
move-done = Done
move-tuck = Use { $card } face down: { $text }
move-discard = Discard { $card }: { $text }
move-pay = Pay { $what } ({ $world })
move-gain = { $what } ({ $world })
move-raise = Raise production: { $resource }
move-factory = { $what } ({ $world })
move-prepare = Prepare: { $what } ({ $world })
move-clone = Clone population
move-exchange = { $give } for { $take } ({ $world })
move-take = Take { $project }
move-play = Play { $project }
move-refresh = Replace open ones for 1 { $what } ({ $world })
move-free-refresh = Replace open ones
move-bury = { $thing } under the stack
move-research = Research { $technology }
move-settle = Settle { $field }
move-fill = { $factory }
move-ship = { $thing } ({ $world })
move-stadium = { $thing } ({ $world })
move-save = Save 1 { $resource }
move-do = { $effect }
move-fly = Fly the { $ship } to the New World ({ $cost } energy)
move-back = Fly the { $ship } back ({ $cost } energy)
move-evacuate = Evacuate { $site }
move-carry-site = { $site } in a building bay
move-carry-factory = Load { $factory }
move-carry-stadium = Load { $stadium }
move-carry = Load 1 { $resource }
move-power =
    { $points ->
        [one] Count 1 power point
       *[other] Count { $points } power points
    }
move-advance =
    { $steps ->
        [0] Marker { $marker } first, it stays
        [one] Marker { $marker } first, 1 space
       *[other] Marker { $marker } first, { $steps } spaces
    }
move-lane = To the { $lane }
move-bonus =
    { $bonus ->
        [none] No bonus
       *[other] { $bonus }
    }
move-keep = Keep { $goal }: { $text }
move-drop = Put away { $goal }: { $text }

## What speaks for a move, as half a sentence

advice-points =
    { $n ->
        [one] brings 1 point at once
       *[other] brings { $n } points at once
    }
advice-race = decides the race
advice-lowest = lifts your lowest production to { $n }
advice-goal =
    { $n ->
        [one] adds 1 point to your goal “{ $goal }”
       *[other] adds { $n } points to your goal “{ $goal }”
    }
advice-order = gets you an order before the others ({ $order })
advice-order-played = plays an order ({ $n } points at the end)
advice-field = settles { $field } and so produces { $amounts } more
advice-field-begun = settles { $field }
advice-production = produces { $amounts } more
advice-people = gives you { $n } population for the New World
advice-factories-new =
    { $n ->
        [one] gets you a factory to settle with
       *[other] gets you { $n } factories to settle with
    }
advice-factories-old =
    { $n ->
        [one] prepares a factory that a ship can carry
       *[other] prepares { $n } factories that ships can carry
    }
advice-terrain =
    { $terrain ->
        [desert] opens the desert to you
        [forest] opens the forest to you
       *[ocean] opens the ocean to you
    }
advice-symbol = gives you the symbol { $symbol }
advice-sites =
    { $n ->
        [one] evacuates a site
       *[other] evacuates { $n } sites
    }
advice-flight = sends the { $ship } to the New World
advice-sea =
    { $n ->
        [one] turns a sea tile face down
       *[other] turns { $n } sea tiles face down
    }
advice-ship =
    { $bays ->
        [0] gets you the { $ship }
        [one] gets you the { $ship } with 1 evacuation bay
       *[other] gets you the { $ship } with { $bays } evacuation bays
    }
advice-ship-some = gets you a spaceship
advice-ship-back = brings the { $ship } back for another flight
advice-stadium-new =
    { $stadium ->
        [none] brings a stadium to the New World ({ $n } of { $asked })
       *[other] puts the { $stadium } on the New World ({ $n } of { $asked })
    }
advice-stadium-old = gets you the { $stadium }
advice-stadium-some = gets you a stadium
advice-satisfaction = raises your satisfaction to { $n }
advice-most-satisfied = makes your people the most satisfied ones ({ $n })
advice-technology = completes { $technology }
advice-research = brings { $technology } one research nearer
advice-project-paid = makes { $project } pay
advice-project-laid = lays out { $project } (it pays once its condition holds)
advice-project-taken = gets you { $project } for later
advice-project-some = gets you infrastructure
advice-markers = moves your markers to spaces { $rear } and { $front }
advice-power =
    { $n ->
        [one] brings 1 power point
       *[other] brings { $n } power points
    }
advice-hunger =
    { $n ->
        [one] spares you a penalty token for hunger next year
       *[other] spares you { $n } penalty tokens for hunger next year
    }
advice-stadiums-ahead =
    { $n ->
        [one] spares you a penalty token for a missing stadium next year
       *[other] spares you { $n } penalty tokens for missing stadiums next year
    }
advice-cards = gives you { $n } more action cards
advice-new-resources = gives the New World { $amounts }
advice-old-resources = gives the Old World { $amounts }
advice-energy-kept = keeps { $n } energy on the Old World
advice-lets-production = lets you raise production
advice-lets-fields = lets you settle a field
advice-lets-clones = lets you clone population
advice-lets-factories = lets you get a factory ready
advice-lets-ships = lets you choose a spaceship
advice-lets-stadiums = lets you choose a stadium
advice-lets-research = lets you research
advice-lets-infrastructure = lets you develop infrastructure
advice-lets-resources = lets you gain a resource
advice-lets-exchanges = lets you exchange resources

taste-technologies = likes technologies
taste-stadiums = likes stadiums
taste-ships = likes spaceships

## Why not

why-not-a-move = There is no move { $move }.
why-game-over = The game is over.
why-not-your-turn = It is not your turn. { $status }
why-not-asked = That is not the question now. { $status }
why-no-card-left = You have no action card left, so you must pass.
why-no-energy = The action costs { $needed } energy, and you can pay { $held }.
why-area-covered = The area is covered: only one action a year from it.
why-not-in-hand = That card is not in your hand.
why-must-act = You have played an order in this turn, so you must take an action.
why-world-does-not-pay = Your progress markers do not let that world pay for actions.
why-not-energy = Actions are paid with energy.
why-none-left-there = That world has none of it left.
why-other-type = The effect is about another type.
why-no-factory-left = Your supply has no factory of this type left.
why-too-dear = That world cannot pay it in full.
why-cannot-save = That resource is not part of the price any more.
why-no-food-to-clone = Cloning costs 1 food of the New World.
why-slot-empty = That space of the display is empty.
why-refreshed = You have replaced open ones for this already.
why-refreshed-to-take = You have replaced open ones: take one now, or none.
why-nothing-to-refresh = There is nothing on the display.
why-cannot-pay-refresh = You cannot pay for that so.
why-bury-one = Put at least one under the stack.
why-project-not-held = That infrastructure card is not in your hand.
why-same-illustration = A card with the same illustration lies in front of you.
why-column-complete = All technologies of this column are complete.
why-level-too-high = The effect is for lower levels only.
why-no-such-field = There is no such field.
why-field-settled = Somebody has settled this field.
why-terrain-closed = This terrain is not open to you yet.
why-other-terrain = The effect is for another terrain.
why-other-field = The effect is for another kind of field.
why-no-symbol = You do not have all symbols that the field asks for.
why-too-few-factories = You have too few factories on the New World side.
why-too-few-people = You have too little population on the New World side.
why-too-little-steel = The New World has too little steel for this field.
why-field-too-dear = The New World cannot pay what the effect asks in addition.
why-no-such-factory = You have no such factory on the New World side.
why-other-ship = The effect is for another kind of spaceship.
why-other-stadium = The effect is for another kind of stadium.
why-effect-done = That effect of the card has been carried out.
why-a-gain = A plain gain is not declined.
why-order-not-held = That order is not in your hand.
why-order-too-dear = The New World cannot pay for the order.
why-no-action-after = After the order you could not pay for an action, and one has to follow.
why-not-your-ship = You have no such ship above that world.
why-ship-moved = That ship has moved already.
why-no-flight-energy = The flight costs { $needed } energy, and the Old World has { $held }.
why-no-return-energy = The flight back costs { $needed } energy, and the New World has { $held }.
why-site-evacuated = That site has been evacuated.
why-sea-tile = Sea tiles cannot be loaded; turning points move them.
why-no-bay = The ship has no free evacuation bay for this site.
why-no-building-bay = The ship has no free building bay.
why-no-resource-bay = The ship has no free resource bay.
why-not-a-factory-site = Only factory sites fit into a building bay.
why-no-factory-for-site = Your supply has no factory of the type this site shows.
why-not-prepared = No such factory lies on your Old World side.
why-stadium-not-there = That stadium is not beside your Old World.
why-nothing-to-load = The Old World has none of it left.
why-not-your-power = Your cards do not give that many power points.
why-spacing = At most one turning point may lie between your two markers.
why-gives-up-points = That would give up power points: the other marker could not use the rest.
why-beyond-the-end = The track ends before.
why-markers-alike = Both markers stand on the same space; move the first one.
why-no-such-bonus = Your power points do not bring that.
why-not-among-goals = That goal card is not among those you may choose from.
why-not-your-goal = That goal card is not among yours.
why-too-few-points = You have only { $points } power points left.
why-marker-has-moved = That marker has moved already.

## What happened

event-points = { $event } ({ $points })
event-year-began = Year { $year } begins.
event-income = { $seat } gets { $food } food, { $steel } steel and { $energy } energy.
event-tokens-taken =
    { $tokens ->
        [one] { $seat } takes 1 penalty token: { $food } food and { $stadiums ->
            [one] 1 stadium
           *[other] { $stadiums } stadiums
        } missing.
       *[other] { $seat } takes { $tokens } penalty tokens: { $food } food and { $stadiums ->
            [one] 1 stadium
           *[other] { $stadiums } stadiums
        } missing.
    }
event-action-taken =
    { $energy ->
        [0] { $seat }: { $action }.
       *[other] { $seat }: { $action } for { $energy } energy.
    }
event-card-played =
    { $energy ->
        [0] { $seat } plays { $card }: { $text }
       *[other] { $seat } plays { $card } for { $energy } energy: { $text }
    }
event-passed = { $seat } passes.
event-resource-gained = { $seat } gains { $what } ({ $world }).
event-production-raised = { $seat }: { $resource } production +{ $by }, now { $to }.
event-population-gained = { $seat } gains { $n } population.
event-factory-gained = { $seat } gains: { $what } ({ $world }).
event-factory-prepared = { $seat } prepares: { $what } ({ $world }).
event-cloned = { $seat } clones { $n } population.
event-exchanged = { $seat } exchanges { $give } for { $take } ({ $world }).
event-project-taken = { $seat } takes { $project }.
event-project-played = { $seat } plays { $project }.
event-project-fulfilled = { $seat } fulfils { $project }.
event-researched =
    { $complete ->
        [0] { $seat } researches { $technology }.
       *[other] { $seat } completes { $technology }.
    }
event-field-settled-by = { $seat } settles { $field }.
event-ship-taken = { $seat }: spaceship { $thing } ({ $world }).
event-stadium-taken = { $seat }: stadium { $thing } ({ $world }).
event-buried = { $display }: { $thing } goes under the stack.
event-refreshed-display = { $seat } replaces open ones: { $display }.
event-flew = { $seat } flies the { $ship } to the New World.
event-flew-back = { $seat } flies the { $ship } back.
event-loaded = { $site ->
    [1] { $seat } evacuates { $cargo } with the { $ship }.
   *[0] { $seat } loads { $cargo } onto the { $ship }.
}
event-unloaded = { $seat } unloads.
event-turn-order-set = { $seat } is number { $place } with satisfaction { $satisfaction }.
event-marker-moved = { $seat }: a marker on space { $space }, { $lane }.
event-turning-point =
    { $marker ->
        [1] { $seat } passes turning point { $point } with the first marker.
       *[2] { $seat } passes turning point { $point } with the second marker.
    }
event-bonus-gained =
    { $which ->
        [upper] { $seat } gets the upper bonus: { $bonus }
       *[lower] { $seat } gets the lower bonus: { $bonus }
    }
event-year-ended = Year { $year } ends.
event-order-claimed = { $seat } takes an order: { $order }.
event-order-played = { $seat } plays an order: { $order }.
event-goal-shown = { $seat } shows the goal { $goal }.
event-race-decided = { $seat } has reached the goal of the race.
event-solo-card = { $rival }: { $action } with { $number } and { $letter }.
event-rival-settled = { $rival } settles { $field }.
event-cards-drawn =
    { $n ->
        [one] { $seat } draws 1 action card.
       *[other] { $seat } draws { $n } action cards.
    }
event-scored = { $seat }: { $source }
event-rival-moved = { $colour }: a marker on space { $space }.
event-rival-stadium = { $rival } takes the stadium { $stadium }.

source-production = lowest production
source-goals = goals
source-sites = sites not evacuated
source-stadiums = missing stadiums
source-tokens = penalty tokens
source-satisfaction = satisfaction
source-orders = orders
source-lines = line dominance
source-race = penalties and bonuses

## The screen

group-year = Year { $year }
board-once = { $what }. Cannot be undone.
screen-you = { $seat } (you)
screen-score = { $score }
screen-order = Turn order
screen-bonus = { $number }: { $text }
screen-left = { $count } left
screen-not-laid-out = not laid out yet
screen-open-order = Order: { $order }. { $text }
screen-rival = { $name }: { $fields } fields, { $stadiums } stadiums, satisfaction { $satisfaction }; { $cards } solo cards left, next { $number } { $letter }
screen-ship = { $name } (ship { $number }; costs { $cost }; flight { $flight }; bays: { $bays }; buildings { $buildings }, resources { $resources })
screen-stadium = { $name } (costs { $cost }; satisfaction { $satisfaction })
screen-marker = { $seat } { $space } ({ $lane })
screen-new-world = New World
screen-legend = Behind the number: terrain, after = the first letter of who has settled it, * the opponent.
screen-population = { $n } population
screen-production = Production
screen-sites = Sites face up
screen-numbers = Satisfaction { $satisfaction }, penalty tokens { $tokens }, actions { $actions }, power points under the board { $power }, symbols: { $symbols }
screen-hand = Infrastructure in hand
screen-laid = Infrastructure not fulfilled
screen-paid = Infrastructure fulfilled
screen-shown-cards = Action cards face up
screen-cards = Action cards in hand
screen-goals = Goals
screen-orders-held = Orders in hand
screen-orders-played = Orders played
screen-complete = { $name }: { $text }
screen-begun = { $name } (begun): { $text }

## The board: map, progress, what is on offer, the others

map-label = New World, { $count } fields
map-field = { $terrain } { $id }. { $text }
map-line = { $field } It lies on a line of the module line dominance.
map-settled = { $field } Settled by { $seat }.
map-may = { $field } Pay { $steel } steel. Place { $people } population{ $factories ->
        [0] {""}
        [one] {" "}and 1 factory
       *[other] {" "}and { $factories } factories
    }. Population brings: { $gains }.
map-terrains = Terrains
map-open = { $terrain }: open to you
map-shut = { $terrain }: opens when a marker reaches space { $space }
map-is-open = open
map-solo = Solo tile: { $rival } counts from here, the next card shows { $number } { $letter }.
map-at = at { $space }
track-label = Progress track
track-space = Space { $space }, { $lane }: { $what }
track-turn-1 = First turning point. Each marker that passes it turns a sea tile of the Old World face down.
track-turn-2 = Second turning point. First marker: desert opens, either world may pay for actions. Second marker: a sea tile for the New World, all production +1; now the New World pays.
track-turn-3 = Third turning point. First marker: forest opens. Second marker: a sea tile for the New World, all production +1.
track-turn-4 = Fourth turning point. First marker: ocean opens.
track-reach = With { $power } power points a marker could go here
track-advance = Marker { $marker } to space { $space }
years-label = Years and progress
years-caption = What each income and the end ask for
years-head = Income of year
years-end = end
years-stadiums = Stadiums, new
years-covered = Year { $year }: nothing would be missing
years-lack = Year { $year }: short of { $food ->
        [0] {""}
       *[other] { $food } food{ $stadiums ->
            [0] {""}
           *[other] {" "}and{" "}
        }
    }{ $stadiums ->
        [0] {""}
        [one] 1 stadium
       *[other] { $stadiums } stadiums
    }, { $tokens ->
        [one] 1 penalty
       *[other] { $tokens } penalties
    }
years-at-end = At the end { $asked } stadiums are asked for, you have { $stadiums }
tech-title = My technologies
tech-active = { $count } active
tech-complete = { $name }, complete. { $text }
tech-open = { $name }, { $done } of { $asked } researched. { $text }
shop-label = On offer, and your technologies
shop-title = On offer
shop-gap = Empty space of the display
shop-old = Old
shop-new = New
shop-bury = Put under
shop-take = Take
shop-play = Play
shop-free = free
shop-dear = too dear
shop-from-old = from Old
shop-from-new = from New
shop-from-both = Old or New
shop-new-pays = from New
shop-met = fulfilled
shop-mine = My cards
shop-bonuses = Bonuses
shop-orders = Open orders
shop-none = You have no cards yet.
around-close = Close
around-acting = to move
around-passed = has passed
around-enlarge = Everything { $seat } has
around-board = { $seat }
around-stock = Stock and production
around-old = Old
around-new = New
around-sites =
    { $count ->
        [one] 1 site not evacuated
       *[other] { $count } sites not evacuated
    }
around-ships =
    { $count ->
        [one] 1 spaceship
       *[other] { $count } spaceships
    }
around-stadiums = { $count } of { $asked } stadiums on the New World
around-happy = Satisfaction { $count }
around-technologies =
    { $count ->
        [one] 1 complete technology
       *[other] { $count } complete technologies
    }
around-coming =
    { $tokens ->
        [0] No penalty coming with the income of year { $year }
        [one] 1 penalty coming with the income of year { $year }
       *[other] { $tokens } penalties coming with the income of year { $year }
    }
around-lowest = Lowest production { $count }, the race asks for { $asked }
around-fields =
    { $count ->
        [one] 1 field
       *[other] { $count } fields
    }
around-no-stadiums = No stadium yet
around-rival-stadiums = Stadiums: { $names }
around-solo =
    { $count ->
        [one] 1 solo card left, it shows { $number } { $letter }
       *[other] { $count } solo cards left, the next shows { $number } { $letter }
    }
sheet-title = Points by source
sheet-source = From
sheet-total = Total
sheet-points = As things stand; goals are counted at the end.
sheet-race = As things stand: lowest production after penalties and bonuses.
sheet-chart = Won and lost
sheet-steps = Production
sheet-after = production in the end (food / steel / energy)
sheet-goal = Goal: { $production } of each and { $stadiums } stadiums
sheet-yes = reached
sheet-no = missed
sheet-place = { $place }.
sheet-tie = Equal scores of { $names } were told apart by the tie-break.
sheet-tie-shared = { $names } share their place.

## The balance report

ledger-goal = Goal: { $goal }
ledger-order = Order: { $order }
ledger-fields = Fields: { $terrain }
ledger-set = Technology set { $number }
ledger-race-won = Goal of the race met in year { $year }
ledger-population = Population on fields
ledger-sea-tiles = Sea tiles on the New World
ledger-tokens = Penalty tokens
ledger-sites-left = Sites not evacuated

## Tips

tip-ship = Costs { $cost }; a flight { $flight } energy. Evacuation bays: { $bays }. Building bays: { $buildings }. Resource bays: { $resources }.
tip-stadium = Costs { $cost }. Satisfaction { $satisfaction }.
tip-start-stadium = The stadium you begin with. Satisfaction { $satisfaction }.
tip-field = Spaces: { $spaces }.
tip-factories =
    { $n ->
        [one] a factory of any type
       *[other] { $n } factories of any type
    }
tip-population =
    { $type ->
        [food] population for { $n } food
        [steel] population for { $n } steel
       *[energy] population for { $n } energy
    }
tip-symbols = Asks for: { $symbols }.

## The board: worlds, ships, actions

worlds-sites = { $left } of { $count } sites left
worlds-sites-label = Sites of the Old World
worlds-site = { $site }: yields { $gives }.
worlds-site-gone = { $site }: face down
worlds-stock = { $world }: stock and production
worlds-resource = { $world }: { $count } { $resource }, { $production } more each year
worlds-count = { $what } ({ $world }): { $count }
worlds-waiting = Beside the { $world }
worlds-people =
    { $count ->
       *[other] { $count } population waiting on the New World
    }
worlds-satisfaction = Satisfaction { $count }
fleet-none = No spaceship yet
fleet-here = flies for { $energy }
fleet-flies = flies with its cargo
fleet-there = at the New World, back for { $energy }
fleet-under-way = under way
fleet-label = Spaceship { $ship }, { $where }. { $text }
fleet-loading = The { $ship } takes on cargo. Free bays: { $sites } for sites, { $buildings } for buildings, { $resources } for resources.
fleet-free = what still fits is lit
fleet-aboard = Aboard
cargo-population = Population
cargo-stadiums = Stadiums
cargo-food = Food
cargo-steel = Steel
cargo-energy = Energy
cargo-food-factories = Food factories
cargo-steel-factories = Steel factories
cargo-energy-factories = Energy factories
foot-label = Actions
foot-areas = Actions of the board
foot-area =
    { $used ->
        [one] Area with power { $power }: 1 card under it. From card { $first } on an action costs { $more } energy more.
       *[other] Area with power { $power }: { $used } cards under it. From card { $first } on an action costs { $more } energy more.
    }
foot-action = { $action }, power { $power }, { $energy } energy. { $text }
foot-idle = { $text } Now it would bring its power and nothing else.
foot-energy = Energy for each action
foot-energy-of = Action { $number }: { $energy } energy
foot-power = { $power } power
foot-bonus = Bonus, exactly
foot-bonus-generous = Bonus, up to
foot-bonus-of = Bonus { $number }: { $text }
foot-hand = Cards in hand
foot-played = face up
foot-once = cannot be undone
tray-exchange = Exchange
tray-refresh = Replace open ones for
tray-power = Power points to count
tray-keep = Keep a goal
tray-drop = Put a goal away
tray-do = Which effect comes next
short-gain-develop2 = Gain, infra
short-gain-research = Gain, research
short-settle = Settle
short-build-ship = Ship
short-build-stadium = Stadium
short-prepare-factory = Factory
short-clone = Clone
short-develop2 = Infra
short-gain-exchange3 = Gain, swap
short-research = Research
