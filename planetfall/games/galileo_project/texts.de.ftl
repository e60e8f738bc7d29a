# Every word a player of Galileo Project reads. Moons, types and names are inserted without an article and uninflected.

title = Galileo Project

## Options of the table

option-mc-for-influence = MC statt Einfluss
option-mc-for-influence-any = 1 zu 1
option-mc-for-influence-io = nur über Io
option-io-uses = Io für einen Roboter
option-io-uses-many = beliebig oft
option-io-uses-once = einmal
option-overflow-mc = 1 MC für Einfluss über 10
option-overflow-mc-always = immer
option-overflow-mc-moved = nur wenn der Marker sich bewegt hat
option-robot-modifier = Ein Roboter-Modifizierer
option-robot-modifier-replaces = ersetzt die aufgedruckte Art
option-robot-modifier-adds = fügt eine Art hinzu
option-project-influence = Ein erfülltes Projekt
option-project-influence-none = bringt keinen Einfluss
option-project-influence-level = bringt so viel Einfluss wie sein Level
option-memory-scanner = Gedächtnisscanner
option-memory-scanner-both = sofortige Fähigkeit, dann unterschieben
option-memory-scanner-either = eines von beiden
option-level-transfer = Ila Zoe überträgt
option-level-transfer-many = 1 oder mehr Level
option-level-transfer-one = genau 1 Level
option-new-project = Ein neues Projekt ist
option-new-project-top = die oberste Karte
option-new-project-any = eine beliebige Karte des Stapels
option-technology-1 = Technologien 1a und 1b wirken
option-technology-1-turn = einmal im Zug
option-technology-1-game = einmal in der Partie
option-goal-energy = Energie für das Ziel Vier Monde
option-goal-energy-all = verringert das Feld aller Monde
option-goal-energy-one = ersetzt ein Feld eines Mondes
option-overshoot = Level über das letzte Feld hinaus
option-overshoot-kept = bleiben gemerkt
option-overshoot-lost = verfallen
option-star-z-side = Star-Z-Plättchen
option-star-z-side-random = gelost
option-star-z-side-a = Seite a
option-star-z-side-b = Seite b
option-free-goal = Das freie Ziel des Star-Z-Plättchens
option-free-goal-extra = kommt zum Beanspruchen hinzu
option-free-goal-claim = verbraucht das Beanspruchen
option-europa-saving = Europa 12 spart Energie bei
option-europa-saving-all = Zielen und Technologien
option-europa-saving-goals = Zielen allein

## Seats, tracks, moons, robots

seat-1 = Bernstein
seat-2 = Petrol
seat-3 = Violett
seat-4 = Silber
colour-earth = Erde
colour-mars = Mars
moon-io = Io
moon-europa = Europa
moon-ganymede = Ganymede
moon-callisto = Callisto
type-miner = Mineur
type-builder = Bauarbeiter
type-star-z = Star-Z
type-technician = Techniker
ability-miner = Du bekommst X MC.
ability-builder = Nimm einen der ersten X Charaktere und nutze eine Fähigkeit.
ability-star-z = Nimm einen der ersten X Boni des Star-Z-Plättchens.
ability-technician = Erhöhe einen Roboter oder dein Projekt um X Level.
robot = { $type } ({ $colour }), Level { $level }, { $moons }
robot-moons = { $first } oder { $second }
project = Projekt, Level { $level }
project-start = { $influence } Einfluss, { $mc } MC, { $energy } Energie, Projekt mit Level { $level }

## What moon fields do

field-io = Bevor du einen Roboter erwirbst: { $mc } MC sparen { $amount } Einfluss.
field-io-all = Bevor du einen Roboter erwirbst: { $mc } MC sparen die ganzen Kosten.
field-europa = Immer wenn du Energie ausgibst, gibst du { $amount } weniger aus.
field-ganymede-colour = Bis zu { $tucked } untergeschobene Charaktere.
field-ganymede-either = Bis zu { $tucked } untergeschobene Charaktere. Anwerben: eine der beiden Fähigkeiten, egal auf welcher Leiste.
field-ganymede-both = Bis zu { $tucked } untergeschobene Charaktere. Anwerben: sofortige Fähigkeit, dann unterschieben.
field-vp = { $vp } SP
field-vp-each = { $vp } SP je { $what }

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
    [0] { $influence } Einfluss
   *[other] { $influence } Einfluss und { $mc } MC
}

## Technologies and what lasts of them

technology-1a = Automatisierte Bohrung
technology-1b = Erde-Mars-Schnellweg
technology-2a = Kryptobörse
technology-2b = KI-Klon
technology-3a = Supraleitung
technology-3b = Automatisierte Montage
technology-4a = Roboter-Sequenzierung
technology-4b = Gedächtnisscanner
lasting-extra-mc = Einmal im Zug, wenn du MC bekommst: { $amount } mehr.
lasting-influence-on-change = Wenn du für den Wechsel der Leiste zahlst: { $amount } Einfluss.
lasting-tuck-limit = Limit untergeschobener Charaktere: { $amount } mehr.
lasting-score-again = Am Spielende zählt einer deiner bezahlten Charaktere doppelt.

## Effects

effect-mc = Du bekommst { $amount } MC.
effect-energy = Du bekommst { $amount } Energie.
effect-influence = Du bekommst { $amount } Einfluss.
effect-raise = { $targets ->
    [one] { $amount ->
        [one] Erhöhe einen Roboter oder dein Projekt um 1 Level.
       *[other] Erhöhe einen Roboter oder dein Projekt um { $amount } Level.
    }
   *[other] Erhöhe { $targets } verschiedene aus deinen Robotern und deinem Projekt um je { $amount } Level.
}
effect-set-level = Ein Roboter oder dein Projekt bekommt Level { $amount }.
effect-transfer-levels = Senke einen Roboter oder dein Projekt und erhöhe einen anderen um ebenso viele Level.
effect-place-modifier = { $kind ->
    [robot] Platziere einen Roboter-Modifizierer.
    [moon] Platziere einen Mond-Modifizierer.
   *[any] Platziere einen Modifizierer.
}
effect-move = { $amount ->
    [0] Verschiebe einen Roboter mit zwei Monden zu seinem anderen Mond.
    [one] Verschiebe einen Roboter mit zwei Monden zu seinem anderen Mond und erhöhe ihn um 1 Level.
   *[other] Verschiebe einen Roboter mit zwei Monden zu seinem anderen Mond und erhöhe ihn um { $amount } Level.
}
effect-buy-energy = Du darfst { $cost } MC für { $amount } Energie zahlen.
effect-bonus-per-technology = Für jede Technologie, höchstens { $amount }, eines davon, keines zweimal: { $choice }
effect-take-character = { $amount ->
    [one] Nimm den Charakter ganz links und nutze eine Fähigkeit.
   *[other] Nimm einen der ersten { $amount } Charaktere und nutze eine Fähigkeit.
}
effect-hire-effect = Du bekommst den Anwerbe-Effekt des Charakters ganz links und wirfst ihn ab.
effect-star-z = { $amount ->
    [one] Nimm den ersten Bonus des Star-Z-Plättchens.
   *[other] Nimm einen der ersten { $amount } Boni des Star-Z-Plättchens.
}
effect-develop = Entwickle eine Technologie für { $amount } Energie oder { $amount } MC weniger.
effect-free-goal = Beanspruche ein Ziel, ohne seine Bedingung zu erfüllen.
effect-assemble = Ein neues Projekt mit zwei deiner Modifizierer wird sofort zum Roboter.
effect-take-robot = Decke { $amount } Roboter des Stapels auf und nimm einen davon, ohne zu zahlen.
effect-recall-character = Nimm einen abgeworfenen Charakter, nutze seine sofortige Fähigkeit und schiebe ihn unter.

## Quantities: one of them, and what a goal demands

quantity-robots-of-level = Roboter mit Level { $least } oder höher
quantity-robot-types = Art, von der du { $least } oder mehr Roboter hast
quantity-robots-of-main-type = Roboter deiner häufigsten Art
quantity-robots-of-main-colour = Roboter deiner häufigsten Farbe
quantity-robots-on-main-moon = Roboter an deinem vollsten Mond
quantity-robots-with-two-moons = Roboter mit zwei Monden
quantity-robots-with-modifier = Roboter mit Modifizierer
quantity-characters = bezahltem Charakter
quantity-lowest-moon = Feld deines am wenigsten entwickelten Mondes
quantity-mc = MC
quantity-energy = Energie
quantity-technologies = Technologie
quantity-goals = Ziel
score = { $vp } SP { $per ->
    [one] je { $what }
   *[other] für je { $per } { $what }
}{ $minus ->
    [0] {""}
    [one] {" "}(1 davon zählt nicht)
   *[other] {" "}({ $minus } davon zählen nicht)
}, höchstens { $max }
demand-robots-of-level = { $number } Roboter mit Level { $least } oder höher
demand-robot-types = { $number } Arten mit je { $least } oder mehr Robotern
demand-robots-of-main-type = { $number } Roboter einer Art
demand-robots-of-main-colour = { $number } Roboter einer Farbe
demand-robots-on-main-moon = { $number } Roboter an einem Mond
demand-robots-with-two-moons = { $number } Roboter mit zwei Monden
demand-robots-with-modifier = { $number } Roboter mit Modifizierer
demand-characters = { $number } untergeschobene Charaktere
demand-lowest-moon = Feld { $number } oder höher auf allen Monden
demand-mc = { $number } MC
demand-energy = { $number } Energie
demand-technologies = { $number } Technologien
demand-goals = { $number } andere Ziele

## Goals

goal-two-moons = Zwei Monde
goal-high-levels = Hohe Level
goal-characters = Beraterstab
goal-mc = Wohlstand
goal-technologies = Forschung
goal-all-moons = Vier Monde
goal-modifiers = Umbau
goal-one-colour = Ein Lieferant

## Playing alone

rival = Das Syndikat
rank-1 = Treibende Sonde
rank-2 = Außenposten
rank-3 = Siedlung
rank-4 = Orbitalstadt
rank-5 = Juwel des Jupiter

## Groups of components

part-track = Einflussleisten
part-stock = Was man haben kann
part-supplies = Energie und Zahl der Chips
part-supplies-chips = Farben und Wert der Chips
part-players = Aufbau nach Personenzahl
part-players-alone = Aufbau für eine Person
part-kit = Marker und Modifizierer
part-display = Auf- und Abschläge der Plätze
part-end = Spielende
part-levels = Höchster Level
part-io = Io
part-io-vp = Io, SP vor dem letzten Feld
part-io-top = Io, SP des letzten Feldes
part-europa = Europa
part-europa-vp = Europa, SP vor dem letzten Feld
part-europa-top = Europa, SP des letzten Feldes
part-ganymede = Ganymede
part-ganymede-vp = Ganymede, SP vor dem letzten Feld
part-ganymede-top = Ganymede, SP des letzten Feldes
part-callisto = Callisto
part-robot-types = Roboterarten
part-star-z-tile = Star-Z-Plättchen
part-technologies = Technologien, Kosten und SP
part-technologies-effect = Technologien, Effekte
part-goal-spaces = SP der Zielfelder
part-goals = Ziele
part-characters = Charaktere, Anwerbe-Effekte und sofortige Fähigkeiten
part-characters-at-end = Charaktere, Fähigkeiten für das Spielende
part-projects = Robotik-Projekte
part-robots = Roboter
part-solo = Allein spielen
