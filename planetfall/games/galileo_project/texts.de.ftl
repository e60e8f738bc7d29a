# Every word a player of Galileo Project reads. Moons, types and names are inserted without an article and uninflected.

title = Galileo Project
blurb = Wirb an, baue und verkabele Roboter auf vier Jupitermonden.

## Options of the table

option-mc-for-influence = MC statt Einfluss
option-mc-for-influence-means = was ein Roboter kostet (Regel 5.4)
option-mc-for-influence-any = 1 zu 1
option-mc-for-influence-io = nur über Io
option-io-uses = Io für einen Roboter
option-io-uses-means = jeweils 2 MC (Regel 7.6)
option-io-uses-many = beliebig oft
option-io-uses-once = einmal
option-overflow-mc = 1 MC für Einfluss über 10
option-overflow-mc-means = Quellen uneins (Regel 3.7)
option-overflow-mc-always = immer
option-overflow-mc-moved = nur wenn der Marker sich bewegt hat
option-robot-modifier = Ein Roboter-Modifizierer
option-robot-modifier-means = für welche Arten sein Roboter zählt (Regel 8.9)
option-robot-modifier-replaces = ersetzt die aufgedruckte Art
option-robot-modifier-adds = fügt eine Art hinzu
option-project-influence = Ein erfülltes Projekt
option-project-influence-means = die Übersicht nennt keine Menge (Regel 8.12)
option-project-influence-none = bringt keinen Einfluss
option-project-influence-level = bringt so viel Einfluss wie sein Level
option-memory-scanner = Gedächtnisscanner
option-memory-scanner-means = Technologie 4b (Regel 9.16)
option-memory-scanner-both = sofortige Fähigkeit, dann unterschieben
option-memory-scanner-either = eines von beiden
option-level-transfer = Ila Zoe überträgt
option-level-transfer-means = von einem Roboter auf einen anderen (Regel 12.10)
option-level-transfer-many = 1 oder mehr Level
option-level-transfer-one = genau 1 Level
option-new-project = Ein neues Projekt ist
option-new-project-means = wenn ein Modifizierer eines beginnt (Regel 8.14)
option-new-project-top = die oberste Karte
option-new-project-any = eine beliebige Karte des Stapels
option-technology-1 = Technologien 1a und 1b wirken
option-technology-1-means = Bohrung und Schnellweg (Regeln 9.5, 9.7)
option-technology-1-turn = einmal im Zug
option-technology-1-game = einmal in der Partie
option-goal-energy = Energie für das Ziel Vier Monde
option-goal-energy-means = je abgegebener Energie (Regel 10.12)
option-goal-energy-all = verringert das Feld aller Monde
option-goal-energy-one = ersetzt ein Feld eines Mondes
option-overshoot = Level über das letzte Feld hinaus
option-overshoot-means = wenn ein Marker später zurückgeht (Regel 7.2)
option-overshoot-kept = bleiben gemerkt
option-overshoot-lost = verfallen
option-star-z-side = Star-Z-Plättchen
option-star-z-side-means = seine fünf Boni (Kapitel 13)
option-star-z-side-random = gelost
option-star-z-side-a = Seite a
option-star-z-side-b = Seite b
option-free-goal = Das freie Ziel des Star-Z-Plättchens
option-free-goal-means = Bonus b5 (Regel 13.10)
option-free-goal-extra = kommt zum Beanspruchen hinzu
option-free-goal-claim = verbraucht das Beanspruchen
option-europa-saving = Europa 12 spart Energie bei
option-europa-saving-means = jeweils 1 weniger (Regel 7.10)
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
lasting-extra-mc = { $limit ->
    [game] Einmal in der Partie
   *[turn] Einmal im Zug
}, wenn du MC bekommst: { $amount } mehr.
lasting-influence-on-change = { $limit ->
    [game] Einmal in der Partie, wenn
   *[turn] Wenn
} du für den Wechsel der Leiste zahlst: { $amount } Einfluss.
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
effect-recall-character = Nimm einen abgeworfenen Charakter, nutze seine sofortige Fähigkeit { $use ->
    [either] oder
   *[both] und
} schiebe ihn unter.

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

## The same in two or three words

aim-robots-of-level = { $number } mit Level { $least }+
aim-robot-types = { $number } Arten, je { $least }
aim-robots-of-main-type = { $number } einer Art
aim-robots-of-main-colour = { $number } einer Farbe
aim-robots-on-main-moon = { $number } an einem Mond
aim-robots-with-two-moons = { $number } mit 2 Monden
aim-robots-with-modifier = { $number } umgebaut
aim-characters = { $number } untergeschoben
aim-lowest-moon = alle Monde { $number }+
aim-mc = { $number } MC haben
aim-energy = { $number } Energie haben
aim-technologies = { $number } Technologien
aim-goals = { $number } andere Ziele

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

## Where the game stands

stage-setup = Aufbau
stage-round = Runde { $round }, { $left ->
    [one] noch 1 Charakter
   *[other] noch { $left } Charaktere
}
stage-last = Letzte Runde
stage-over = Spielende
group-setup = Aufbau
group-round = Runde { $round }
group-end = Spielende
status-over = Die Partie ist zu Ende. { $winners }
winner-one = { $points ->
    [one] { $seat } gewinnt mit 1 SP.
   *[other] { $seat } gewinnt mit { $points } SP.
}
list-comma = { $first }, { $second }
list-and = { $first } und { $second }
winner-shared = { $seats } teilen sich den Sieg mit { $points } SP.
winner-alone = { $points } SP: { $rank }.

## Questions, to who is asked

ask-project = Du bist dran. Welches Projekt nimmst du?
ask-new-project = Du bist dran. Welche Karte wird das neue Projekt?
ask-start = Du bist dran. Wo beginnt dein Marker, auf der Erde oder auf dem Mars?
ask-track = Du bist dran. Auf welcher Leiste bekommst du { $amount } Einfluss?
ask-turn = Du bist dran. Wirb einen Charakter an, erwirb einen Roboter oder entwickle eine Technologie.
ask-pay = Du bist dran. Wie bezahlst du { $left } für { $type }?
ask-moon = Du bist dran. An welchen Mond kommt { $type }?
ask-ability = Du bist dran. Welche Fähigkeit von { $character } nutzt du?
ask-character = Du bist dran. Welchen der ersten { $count } Charaktere nimmst du?
ask-bonus = Du bist dran. Welchen Bonus des Star-Z-Plättchens nimmst du?
ask-raise = Du bist dran. Was erhöhst du?
ask-lower = Du bist dran. Was senkst du?
ask-lift = Du bist dran. Was erhöhst du anstelle von { $robot }?
ask-levels = Du bist dran. Wie viele Level gehen von { $robot } an { $other }?
ask-modifier = Du bist dran. Welchen Modifizierer platzierst du?
ask-put = Du bist dran. Wohin kommt der Modifizierer { $modifier }?
ask-move = Du bist dran. Welcher Roboter geht zu seinem anderen Mond?
ask-buy = Du bist dran. Kaufst du Energie?
ask-choice = Du bist dran. Welchen Bonus nimmst du?
ask-develop = Du bist dran. Welche Technologie entwickelst du für weniger?
ask-save = Du bist dran. Was sparst du bei { $technology }?
ask-goal = Du bist dran. Beanspruchst du ein Ziel?
ask-free-goal = Du bist dran. Welches Ziel beanspruchst du umsonst?
ask-robot = Du bist dran. Welchen Roboter nimmst du umsonst?
ask-recall = Du bist dran. Welchen abgeworfenen Charakter nimmst du?
ask-drop = Du bist dran. Zu viele Charaktere: Welchen wirfst du ab?
ask-drop-unpaid = Du bist dran. Deine MC reichen für { $paid } von { $tucked } Charakteren: Welcher bleibt unbezahlt?
ask-end = Du bist dran. Bestätige den Zug, oder nimm zurück, was du willst.

## Questions, to everybody else

status-project = { $seat } wählt ein Projekt.
status-new-project = { $seat } wählt ein neues Projekt.
status-start = { $seat } setzt den Marker auf eine Leiste.
status-track = { $seat } wählt eine Leiste.
status-turn = { $seat } wählt eine Aktion.
status-pay = { $seat } bezahlt einen Roboter.
status-moon = { $seat } wählt einen Mond.
status-ability = { $seat } nutzt { $character }.
status-character = { $seat } nimmt einen Charakter.
status-bonus = { $seat } wählt einen Bonus des Star-Z-Plättchens.
status-raise = { $seat } erhöht Level.
status-lower = { $seat } wählt, was gesenkt wird.
status-lift = { $seat } wählt, was erhöht wird.
status-levels = { $seat } überträgt Level.
status-modifier = { $seat } wählt einen Modifizierer.
status-put = { $seat } platziert einen Modifizierer.
status-move = { $seat } verschiebt einen Roboter.
status-buy = { $seat } darf Energie kaufen.
status-choice = { $seat } wählt einen Bonus.
status-develop = { $seat } entwickelt eine Technologie.
status-save = { $seat } bezahlt eine Technologie.
status-goal = { $seat } darf ein Ziel beanspruchen.
status-free-goal = { $seat } beansprucht ein Ziel umsonst.
status-robot = { $seat } nimmt einen der aufgedeckten Roboter.
status-recall = { $seat } nimmt einen abgeworfenen Charakter.
status-drop = { $seat } wirft einen Charakter ab.
status-drop-unpaid = { $seat } bezahlt die Charaktere.
status-end = { $seat } beendet den Zug.

## The smaller line below

detail-turn = Vorher darfst du die Leiste wechseln; nach der Aktion darfst du ein Ziel beanspruchen.
detail-changed = Die Leiste ist gewechselt; nach der Aktion darfst du ein Ziel beanspruchen.
last-robot = Dein Roboter Nummer { $number } löst das Spielende aus.
detail-pay = Aufgedruckt { $cost }{ $surcharge ->
    [0] {""}
   *[other] , Platz +{ $surcharge }
}. Du hast { $influence } Einfluss und { $mc } MC.
detail-pay-io = Aufgedruckt { $cost }{ $surcharge ->
    [0] {""}
   *[other] , Platz +{ $surcharge }
}. Io: { $io } MC sparen { $saves ->
    [all] alles
   *[other] { $saves }
}.
detail-raise = Um { $levels } Level; der Marker seines Mondes geht mit.
detail-put = Zieh ihn, oder wähle einen Roboter oder das Projekt.
detail-goal = Jede Energie, die du ausgibst, verringert die Forderung eines Ziels um 1.

## Moves

pass-turn = Ohne Aktion
pass-goal = Kein Ziel, Zug beenden
pass-modifier = Auf den Modifizierer verzichten
pass-buy = Nicht kaufen
pass-choice = Das genügt
pass-move = Alle bleiben, wo sie sind
pass-end = Zug beenden
pass-other = Verzichten
move-change = Für { $mc } MC zu { $track } wechseln
move-hire = { $character } anwerben: { $gain }
move-acquire = { $robot } für { $price } erwerben
move-develop = { $technology } entwickeln
move-claim = { $energy ->
    [0] { $goal } beanspruchen
   *[other] { $goal } für { $energy } Energie beanspruchen
}
move-track = { $track }
move-io = Io: { $mc } MC sparen { $saves ->
    [all] alles
   *[other] { $saves }
}
move-pay = { $influence ->
    [0] { $mc ->
        [0] Nichts zahlen
       *[other] { $mc } MC zahlen
    }
   *[other] { $mc ->
        [0] { $influence } Einfluss zahlen
       *[other] { $influence } Einfluss und { $mc } MC zahlen
    }
}
move-moon = { $moon }
move-instant = Sofort: { $text }
move-tuck = Unterschieben: { $text }
move-discard = { $character } abwerfen
move-take = { $character } nehmen
move-bonus = { $text }
move-modifier = Modifizierer { $modifier }
move-buy = { $mc } MC für { $energy } Energie zahlen
move-save-energy = { $amount } Energie weniger
move-save-mc = { $amount } MC weniger
move-levels = { $levels } Level
move-project = { $text }
move-new-project = Projekt mit Level { $level }
move-recall = { $character } nehmen
move-drop = { $character } abwerfen
move-drop-unpaid = { $character } nicht bezahlen
move-raise = { $robot } auf { $level } erhöhen
move-lower = { $robot } senken
move-move = { $robot } zu { $moon } verschieben
move-put = Auf { $robot }
move-begin = Auf ein neues Projekt
move-pick = { $robot } nehmen
move-gain = { $move }, { $gain } SP

## The same on a button, where the card lies beside it

do-once = endgültig
do-io = Io
do-instant = Sofort nutzen
do-tuck = Unterschieben
do-discard = Abwerfen

## Reasons

why-not-a-move = Diesen Zug gibt es nicht.
why-game-over = Die Partie ist zu Ende.
why-not-your-turn = { $seat } ist nicht am Zug.
why-not-asked = „{ $move }“ beantwortet die Frage nicht. { $status }
why-not-offered = Diese Projektkarte liegt nicht aus.
why-already-changed = In diesem Zug wurde die Leiste schon gewechselt.
why-marker-on-0 = Dein Marker steht auf 0 und gehört zu keiner Leiste.
why-no-mc-for-change = Der Wechsel der Leiste kostet { $change } MC; du hast { $mc }.
why-action-possible = Solange eine Aktion möglich ist, musst du eine ausführen.
why-no-character-there = Dort liegt kein Charakter.
why-no-robot-there = Dort liegt kein Roboter.
why-other-colour = Das ist ein Roboter der Farbe { $colour }; dein Marker steht auf { $track }.
why-too-dear = Er kostet { $price }; dein Einfluss, deine MC und Io reichen nicht.
why-not-in-play = Von dieser Technologie ist die andere Seite im Spiel.
why-owned-already = Diese Technologie hast du schon.
why-no-tile-left = Von dieser Technologie ist kein Plättchen übrig.
why-too-few-energy = { $tech_mc ->
    [0] Sie kostet { $tech_energy } Energie; du hast { $energy }.
   *[other] Sie kostet { $tech_energy } Energie und { $tech_mc } MC; du hast { $energy } Energie und { $mc } MC.
}
why-too-few-mc = { $tech_energy ->
    [0] Sie kostet { $tech_mc } MC; du hast { $mc }.
   *[other] Sie kostet { $tech_energy } Energie und { $tech_mc } MC; du hast { $energy } Energie und { $mc } MC.
}
why-io-saves-nothing = Io spart jetzt nichts.
why-io-once = Io wurde für diesen Roboter schon genutzt.
why-no-mc-for-io = Io kostet { $io } MC; du hast { $mc }.
why-more-than-it-costs = Das ist mehr, als der Roboter kostet.
why-too-few-influence = Dein Einfluss und deine MC bezahlen den Rest nicht.
why-only-through-io = An diesem Tisch zahlen MC nur über Io für einen Roboter.
why-no-such-moon = Diesen Mond zeigt der Roboter nicht.
why-ability-other-colour = Diese Fähigkeit hat die Farbe der anderen Leiste.
why-only-x-characters = { $count ->
    [one] Nur der erste Charakter ist erreichbar.
   *[other] Nur die ersten { $count } Charaktere sind erreichbar.
}
why-only-x-bonuses = { $count ->
    [one] Nur der erste Bonus ist erreichbar.
   *[other] Nur die ersten { $count } Boni sind erreichbar.
}
why-not-yours = Das ist weder einer deiner Roboter noch dein Projekt.
why-highest-level = Er hat schon den höchsten Level.
why-same-target = Gefragt ist ein anderer Roboter oder das Projekt.
why-keeps-level-1 = Level 1 bleibt mindestens.
why-too-many-levels = So viele Level lassen sich nicht übertragen.
why-modifier-used = Diesen Modifizierer hast du schon platziert.
why-modifier-other-kind = Gefragt ist ein Modifizierer der anderen Sorte.
why-no-place-for-it = Für diesen Modifizierer gibt es keinen Platz.
why-carries-robot-modifier = Dieser Roboter trägt schon einen Roboter-Modifizierer.
why-same-type = Der Roboter ist schon von dieser Art.
why-no-free-moon-slot = Dieser Roboter hat keinen freien Mondplatz.
why-same-moon = Der Roboter zeigt diesen Mond schon.
why-project-has-one = Das Projekt hat schon einen Modifizierer dieser Sorte.
why-project-open-already = Du hast schon ein unfertiges Projekt.
why-no-project-left = Es ist keine Projektkarte übrig.
why-one-moon-only = Dieser Roboter hat nur einen Mond.
why-bonus-taken-already = Diesen Bonus hast du schon genommen.
why-already-claimed = Dieses Ziel hast du schon beansprucht.
why-goal-full = Alle Felder dieses Ziels sind besetzt.
why-not-met = Dir fehlen { $lacks }; das würde { $goal_energy } Energie kosten, und du hast { $energy }.
why-markers-used-up = Alle deine Zielmarker sind verbraucht.
why-not-turned-up = Dieser Roboter wurde nicht aufgedeckt.
why-no-discarded = Dieser Charakter liegt nicht im Ablagestapel.
why-not-tucked = Diesen Charakter hast du nicht untergeschoben.
why-must-do = Darauf kannst du nicht verzichten.
why-mc-not-held = Du hast nur { $mc } MC.
why-not-in-stack = Diese Karte liegt nicht im Projektstapel.
why-ability-used = Diese Fähigkeit hast du schon genutzt.

## Two or three words on why not, below a card

short-other-colour = nicht auf { $colour }
short-too-dear = zu teuer
short-owned-already = hast du
short-no-tile-left = keine mehr
short-too-few-energy = noch { $lacks_energy } Energie
short-too-few-mc = { $lacks_energy ->
    [0] noch { $lacks_mc } MC
   *[other] noch { $lacks_energy } Energie, { $lacks_mc } MC
}
short-only-x-characters = außer Reichweite
short-other = jetzt nicht

## Events

event-points = { $event } { $points }
event-round-began = Runde { $round } beginnt.
event-chose-project = { $seat } nimmt das Projekt mit { $project }.
event-began = { $seat } beginnt auf { $track } mit { $field } Einfluss.
event-changed-track = { $seat } wechselt zu { $track }.
event-hired = { $seat } wirbt { $character } an.
event-gained-influence = { $seat } bekommt { $amount } Einfluss: { $field }.
event-gained-mc = { $seat } bekommt { $amount } MC.
event-gained-energy = { $seat } bekommt { $amount } Energie.
event-instant-used = { $seat } nutzt { $character }.
event-character-tucked = { $seat } schiebt { $character } unter.
event-character-discarded = { $seat } wirft { $character } ab.
event-character-unpaid = { $seat } kann { $character } nicht bezahlen.
event-acquired = { $seat } erwirbt { $type } für { $moon }.
event-paid = { $seat } zahlt { $mc ->
    [0] { $influence } Einfluss
   *[other] { $influence ->
        [0] { $mc } MC
       *[other] { $influence } Einfluss und { $mc } MC
    }
}.
event-used-io = { $seat } nutzt Io: { $mc } MC sparen { $saved } Einfluss.
event-changed-level = { $rises ->
    [yes] { $seat } erhöht { $robot }.
   *[no] { $seat } senkt { $robot }.
}
event-developed-moon = { $seat } auf { $moon }: { $old } zu { $new }.
event-moved = { $seat } verschiebt { $type } zu { $moon }.
event-assigned = { $seat } setzt den Modifizierer { $modifier } auf { $robot }.
event-new-project-begun = { $seat } beginnt ein Projekt mit Level { $level }.
event-completed = { $seat } erfüllt das Projekt: { $type } für { $moon }.
event-developed-technology = { $seat } entwickelt { $technology }.
event-bonus-taken = { $seat } nimmt vom Star-Z-Plättchen: { $text }
event-character-taken = { $seat } nimmt { $character }.
event-turned-up = Aufgedeckt: { $robot }.
event-claimed-goal = { $energy ->
    [0] { $seat } beansprucht { $goal }.
   *[other] { $seat } beansprucht { $goal } für { $energy } Energie.
}
event-passed = { $seat } verzichtet.
event-end-triggered = Das Ende naht: Diese Runde ist die letzte.
event-paid-characters = { $seat } zahlt { $mc } MC für Charaktere.
event-rival-took-robot = Das Syndikat entfernt { $robot }.
event-rival-took-character = Das Syndikat wirft { $character } ab.
event-rival-claimed = Das Syndikat beansprucht { $goal }.
the-project = das Projekt
the-robot = { $type }
to-level = { $robot } auf Level { $level }
event-scored = { $seat }, { $source }:

## Sources of points

source-io = Io
source-europa = Europa
source-ganymede = Ganymede
source-callisto = Callisto
source-characters = Charaktere
source-technologies = Technologien
source-goals = Ziele

## What a moon does, in a few words

robot-beside = { $type } { $level } an { $moon }
robot-other-moon = Er kann zu { $moon } verschoben werden.
robot-printed = Das macht ein Modifizierer; aufgedruckt ist { $type }.
project-carries = Projekt mit Level { $level }, unfertig: { $carries }
project-empty = noch kein Modifizierer
segment-io = spart { $amount }
segment-io-all = spart alles
segment-europa = { $amount } Energie sparen
segment-tucked = Limit { $tucked }
segment-either = jede Farbe
segment-both = beides
segment-vp-each = je { $vp } SP
now-io = { $mc } MC sparen { $amount }
now-io-all = { $mc } MC sparen alles
now-io-none = spart noch nichts
now-europa = { $amount } Energie sparen
now-europa-none = Energie kommt noch
now-europa-done = keine Energie mehr
now-ganymede-colour = Limit { $tucked }
now-ganymede-either = Limit { $tucked }, jede Farbe
now-ganymede-both = Limit { $tucked }, beides
now-callisto = { $count } Roboter × { $vp } SP
now-callisto-none = noch keine SP
ahead = ab { $field }: { $what }
ahead-energy = { $amount } Energie
ahead-modifier = Modifizierer
standing = { $moon } { $field }: { $now }, { $vp } SP.
standing-ahead = { $moon } { $field }: { $now }, { $vp } SP. Als Nächstes { $ahead }.

## Cards in words

card-character = { $name }. Anwerben: { $hire }.
    Sofort ({ $colour }): { $instant }
    Am Spielende ({ $other }): { $end }

## The board

board-once = { $what } Lässt sich nicht zurücknehmen.
board-market = Ausliegende Charaktere und Roboter
board-characters = Charaktere
board-characters-note = kosten nichts, bringen Einfluss; { $count } im Stapel
board-robots = Roboter
board-robots-note = Preis mit Platz; { $count } im Stapel
board-discarded = { $count ->
    [one] 1 abgeworfener Charakter
   *[other] { $count } abgeworfene Charaktere
}
board-recall = nimm einen davon
board-turned-up = Aufgedeckt
board-free = nimm einen umsonst
board-take = { $what } nehmen.
board-gap = Platz { $slot } ist leer
board-hire = { $mc ->
    [0] Anwerben bringt dir { $influence } Einfluss.
   *[other] Anwerben bringt dir { $influence } Einfluss und { $mc } MC.
}
board-robot = { $robot }. Kostet dich { $price } Einfluss der Farbe { $colour }.
board-with-io = Einmal mit Io: { $influence } Einfluss und { $mc } MC.
board-ability = { $text } X ist { $strength }.
board-landing = { $moon }: { $field } zu { $to }.
board-projects = Robotik-Projekte
board-projects-note = Womit du beginnst, und der Level deines ersten Projekts.
board-level = Projekt mit Level { $level }
board-influence = Einfluss. { $markers }
board-marker = { $seat }: { $track } { $field }
board-no-track = Einfluss
board-moons = Monde von { $seat }
board-field = { $seat } { $field }
board-moon = { $moon }, { $top } Felder. { $fields }. { $text }
board-star-z = Star-Z-Plättchen: Dein nächster Star-Z erreicht { $reach ->
    [one] den ersten Bonus
   *[other] die ersten { $reach } Boni
}.
board-bonus = Bonus { $number }: { $text }
board-own = Deine Seite, { $seat }
board-seat = { $seat }
board-count-robots = { $count } Roboter
board-mc = MC
board-energy = Energie
board-step-change = Leiste
board-step-action = Aktion
board-step-goal = Ziel
board-nothing-yet = Noch nichts getan.
board-strength = Roboter nach Art
board-strength-of = { $type }: { $count }.
board-project = Projekt
board-no-project = Kein unfertiges Projekt. Die nächste Karte hat Level { $level }.
board-no-project-left = Kein unfertiges Projekt, und keine Karte ist übrig.
board-modifiers = Modifizierer
board-modifier-type = Roboter-Modifizierer { $what }
board-modifier-moon = Mond-Modifizierer { $what }
board-tucked = Charaktere { $count }/{ $limit }
board-unpaid = Jeder kostet am Ende 1 MC: Deine reichen für { $paid } von { $count }.
board-unpaid-short = MC für { $paid }
board-tucked-card = { $name }, untergeschoben: { $text }
board-technologies = Technologien
board-technologies-note = Energie und MC, dann SP
board-technology = { $id } { $name }: { $mc ->
    [0] { $energy } Energie
   *[other] { $energy } Energie, { $mc } MC
}; { $vp } SP.
board-tiles-left = Plättchen übrig: { $left }. Bei: { $owners }
board-goals = Ziele
board-goals-note = eines im Zug; jede Energie fordert 1 weniger
board-progress = { $seat } { $count } von { $number }
board-goal-worth = { $vp } SP.
board-goal-full = Kein Feld ist frei.
board-goal-claimed = Du hast es für { $vp } SP beansprucht.
board-goal-energy = Es würde dich { $energy } Energie kosten.
board-goal-lacks = Dir fehlen { $count }.
board-short = noch { $count }
board-acting = ist am Zug
board-has-technologies = { $count ->
    [one] 1 Technologie
   *[other] { $count } Technologien
}
board-enlarge = Alles über { $seat }
board-close = Schließen

## The score sheet

sheet-title = Siegpunkte nach Quelle
sheet-source = Quelle
sheet-total = Summe
sheet-note = Als wäre die Partie jetzt zu Ende; Charaktere müssen noch bezahlt werden.
sheet-place = { $place }.
sheet-influence = { $count } Einfluss
sheet-tie = { $names } haben gleich viele SP; mehr Einfluss entscheidet.
sheet-tie-shared = { $names } haben gleich viele SP und Einfluss und teilen sich den Platz.
sheet-chart = Siegpunkte
sheet-vp = { $count } SP

## The terminal

screen-you = { $seat } (du)
screen-vp = { $count } SP
screen-characters = Charaktere
screen-robots = Roboter
screen-gap = –
screen-hire = +{ $influence } Einfluss{ $mc ->
    [0] {""}
   *[other] , +{ $mc } MC
}
screen-technologies = Technologien
screen-technology = { $id } { $name } ({ $energy } Energie, { $mc } MC, { $vp } SP), { $left } übrig
screen-goals = Ziele
screen-star-z = Star-Z-Plättchen { $side }
screen-facts = { $track } { $influence }, { $mc } MC, { $energy } Energie
screen-no-track = Einfluss
screen-tucked = untergeschoben { $count }/{ $limit }
ledger-projects = Erfüllte Projekte

## What speaks for a move

advice-robot = { $number ->
    [one] bringt den ersten { $type } (Level { $level })
   *[other] bringt { $type } Nummer { $number } (Level { $level })
}
advice-completed = macht ein Projekt zum { $type } mit Level { $level } an { $moon }
advice-raised = erhöht { $robot } auf { $level }
advice-moon = { $vp ->
    [0] bringt { $moon } auf Feld { $field }
   *[other] bringt { $moon } auf Feld { $field } ({ $vp } SP mehr)
}
advice-moon-does = bringt { $moon } auf Feld { $field } ({ $does })
advice-moon-vp = lässt { $moon } { $vp } SP mehr geben
advice-two-moons = { $count ->
    [one] gibt dir einen Roboter mit zwei Monden
   *[other] gibt dir insgesamt { $count } Roboter mit zwei Monden
}
advice-modified = { $count ->
    [one] gibt dir einen Roboter mit Modifizierer
   *[other] gibt dir insgesamt { $count } Roboter mit Modifizierer
}
advice-project = bringt ein Projekt mit Level { $level }
advice-project-raised = erhöht dein Projekt auf Level { $level }
advice-project-carries = legt einen Modifizierer auf dein Projekt
advice-tucked = { $vp ->
    [0] schiebt { $character } unter
   *[other] schiebt { $character } unter (derzeit { $vp } SP)
}
advice-characters = lässt deine Charaktere { $vp } SP mehr geben
advice-characters-left = lässt dir Charaktere, die { $vp } SP geben
advice-tuck = lässt dich { $character } unterschieben (derzeit { $vp } SP)
advice-use = lässt dich { $character } nutzen
advice-technology = entwickelt { $technology } ({ $vp } SP)
advice-goal = beansprucht { $goal } ({ $vp } SP)
advice-goal-free = lässt dich ein Ziel ohne Bedingung beanspruchen
advice-goal-near = { $count ->
    [0] rückt { $goal } in Reichweite
   *[other] bringt dich bis auf { $count } an { $goal } heran
}
advice-start = lässt dich mit { $influence } Einfluss beginnen
advice-influence = bringt deinen Einfluss auf { $held }
advice-influence-left = lässt dir { $amount } Einfluss
advice-mc = bringt { $amount } MC
advice-mc-left = lässt dir { $amount } MC
advice-energy = bringt { $amount } Energie
advice-energy-left = lässt dir { $amount } Energie
advice-reach = rückt { $type } mit Level { $level } in Reichweite
advice-open-levels = lässt dich Level erhöhen
advice-open-modifiers = lässt dich einen Modifizierer legen
advice-open-characters = lässt dich einen Charakter nehmen
advice-open-bonuses = lässt dich einen Bonus des Star-Z-Plättchens nehmen
advice-open-robots = bringt einen Roboter umsonst
advice-open-technologies = lässt dich eine Technologie günstiger entwickeln

## What a computer likes

taste-technologies = mag Technologien
taste-goals = mag Ziele
taste-modifiers = mag Modifizierer
