# Every word a player of Reworld reads. Modules, ships and cities are inserted without an article and uninflected.

title = Reworld
option-head-start = Spätere Plätze beginnen mit Punkten
option-head-start-off = aus
option-head-start-on = an

## Modules

tile-terrabot = Terrabot { $letter }
tile-shuttle = { $shields ->
    [0] Shuttle ohne Schilde
    [one] Shuttle mit 1 Schild
   *[other] Shuttle mit { $shields } Schilden
}
tile-builder = Bautrupp { $company }
tile-builder-farming = Agrartrupp { $company }
tile-builder-special = Spezialtrupp { $company }
tile-satellite = { $shields ->
    [one] Satellit „{ $task }“ (1 Schild)
   *[other] Satellit „{ $task }“ ({ $shields } Schilde)
}
task-letter = 2 pro Terrabot { $letter }
task-company = 3 pro Bautrupp { $company }
task-companies = 2 pro Firma
task-product = Terrabots × Bautrupps einer Stadt
task-row-length = Plättchen einer Stadt
task-terrabots = 1 pro Terrabot
task-shields = 1 pro Schild
task-builders = 1 pro Bautrupp
short-terrabot = { $letter }
short-shuttle = Shu { $shields }
short-builder = { $company }
short-builder-farming = Agrar
short-builder-special = { $company }*
short-satellite = Sat { $task } s{ $shields }
short-task-letter = 2×{ $letter }
short-task-company = 3×{ $company }
short-task-companies = 2×Firma
short-task-product = Produkt
short-task-row-length = Stadt
short-task-terrabots = Terrabots
short-task-shields = Schilde
short-task-builders = Bautrupps

## Population ships

ship-row = Modulreihe { $row } leer
ship-docking-modules = Kopplungsbereich leer
ship-largest-city-tiles = eine Stadt aus { $mark } Plättchen
ship-farming-units = { $mark } Bautrupps der Agrarfirma
ship-shields = { $mark } Schilde
ship-companies = { $mark } Firmen
ship-shuttles-used = { $mark } Shuttles in der Shuttlereihe
ship-satellites-used = { $mark } Satelliten in der Satellitenreihe
ship-rows-started = { $mark } begonnene Reihen
ship-score = { $mark } Punkte
category-city = größte Stadt { $letter }
category-defence = Verteidigung

## Where points come from

source-terrabots = Terrabots
source-cards = behaltene Karten
source-marker = Startspielermarker
source-specials = Spezialtrupps
source-tasks = Satelliten
source-ships = Bevölkerungsschiffe
source-final = finales Bevölkerungsschiff
source-head-start = Vorgabe

## What a move does

move-acquire = { $module } an Port { $port } erwerben für { $asked }
move-gain = { $move }, +{ $gain }
move-pay = { $cards } zahlen: { $module } an Reihe { $row } ankoppeln
cards-one = Karte { $top }
cards-several = { $cards } mit der { $top } obenauf
move-marker = Karte { $officer } verdeckt ablegen und den Startspielermarker nehmen
move-drop = Aus der Runde aussteigen
move-undock = { $module } von Reihe { $row } abkoppeln
move-sacrifice = { $module } von Reihe { $row } entsorgen
move-couple = { $module } von Reihe { $row } abkoppeln, zusammen mit { $builder } davor
move-defend = { $shields ->
    [one] Mit 1 Schild verteidigen
   *[other] Mit { $shields } Schilden verteidigen
}
move-transport = Bautrupps transportieren
move-task = Aufgabe „{ $task }“ werten
move-carry = { $module } von Reihe { $row } an Bord nehmen
move-fly = Losfliegen mit dem, was an Bord ist
move-unload = { $module } zuerst anlegen
move-build = { $module } an { $city } anlegen
move-survey = { $city } werten
move-sign = Die Stadt { $city } nennen

## Who must do what

stage-round = Kapitel Eins, Runde { $round } von 5
stage-settlement = Kapitel Zwei
status-turn = { $seat }: Modul erwerben, Startspielermarker nehmen oder aussteigen.
status-pay = { $seat }: { $module } an Port { $port } bezahlen mit { $asked }. Die oberste Karte bestimmt die Modulreihe.
status-undock = { $seat }: Modul abkoppeln.
status-sign = { $seat }: Stadtschild der neuen Stadt { $letter } wählen.
status-use = { $seat }: Wozu dient { $module }?
status-carry = { $left ->
    [one] { $seat }: noch einen Bautrupp an Bord nehmen oder losfliegen.
   *[other] { $seat }: bis zu { $left } Bautrupps an Bord nehmen oder losfliegen.
}
status-unload = { $seat }: Welcher Bautrupp wird zuerst angelegt?
status-build = { $seat }: In welche Stadt kommt { $module }?
status-survey = { $seat }: Welche Stadt wertet der Satellit?
status-over = Das Spiel ist zu Ende. { $winners }
winner-one = { $points ->
    [one] { $seat } gewinnt mit { $points } Punkt.
   *[other] { $seat } gewinnt mit { $points } Punkten.
}
winner-shared = { $points ->
    [one] Geteilter Sieg mit { $points } Punkt: { $seats }.
   *[other] Geteilter Sieg mit { $points } Punkten: { $seats }.
}

## Why not

why-not-a-move = Diesen Zug gibt es nicht.
why-game-over = Das Spiel ist zu Ende.
why-not-your-turn = { $seat } ist nicht am Zug.
why-not-asked = „{ $move }“ ist keine Antwort auf die jetzige Frage. { $status }
why-module-gone = Das Modul an Port { $port } ist schon erworben.
why-too-dear = Mit deinen Karten lässt sich Port { $port } nicht bezahlen; verlangt: { $asked }.
why-not-held = Diese Karten hast du nicht; deine Hand: { $hand }.
why-too-many = Das sind mehr Karten, als die Nachbarslots verlangen: { $asked }.
why-unmatched-one = Das passt nicht zum Offizier nebenan; verlangt: { $asked }.
why-unmatched-two = Das passt nicht zu den Offizieren nebenan; verlangt: { $asked }.
why-marker-taken = Das Startspielerfeld ist in dieser Runde schon besetzt.
why-marker-card-not-held = Diese Karte hast du nicht; deine Hand: { $hand }.
why-row-empty = Modulreihe { $row } ist leer.
why-never-alone = { $module } in Reihe { $row } kann nicht allein fliegen. Nimm ihn mit einem Shuttle mit oder entsorge ihn.
why-not-a-builder = { $module } in Reihe { $row } ist kein Bautrupp.
why-no-shuttle-behind = Gleich hinter dem Bautrupp in Reihe { $row } liegt kein Shuttle.
why-no-shields = Damit lässt sich nicht verteidigen: { $module }.
why-not-a-shuttle = Nur ein Shuttle transportiert; das hier ist: { $module }.
why-not-a-satellite = Nur ein Satellit hat eine Aufgabe; das hier ist: { $module }.
why-no-city = Du hast keine Stadt { $letter }.
why-city-has-company = In Stadt { $letter } baut schon eine andere Baufirma.
why-company-elsewhere = { $company } baut schon in einer anderen deiner Städte.
why-other-letter = Die neue Stadt ist eine Stadt { $letter }; ihr Stadtschild muss dazu passen.
why-sign-taken = Dieses Stadtschild ist schon vergeben.
asked-none = eine beliebige Karte
asked-one = eine { $left } oder zwei beliebige Karten
asked-two = { $left } und { $right }, drei Karten mit einer { $left } oder { $right }, oder vier beliebige

## What happened

event-round-began = Runde { $round } beginnt mit { $seat }.
event-points = { $event } { $points }
event-acquired = { $seat } zahlt { $cards } und koppelt an Reihe { $row } an: { $module } von Port { $port }.
event-marked = { $seat } legt eine Karte verdeckt ab und nimmt den Startspielermarker.
event-dropped = { $seat } steigt aus.
event-chapter-two = Kapitel Zwei beginnt mit { $seat }.
event-founded = { $seat } gründet { $city } mit { $module }.
event-grew = { $seat } legt { $module } an { $city } an.
event-defended = { $shields ->
    [one] { $seat } verteidigt mit 1 Schild: { $module }.
   *[other] { $seat } verteidigt mit { $shields } Schilden: { $module }.
}
event-carried = { $seat } nimmt { $module } von Reihe { $row } an Bord.
event-built = { $seat } legt { $module } an { $city } an.
event-boxed = { $module } von { $seat } passt nirgends und kommt in die Schachtel.
event-landed = { $module } von { $seat } landet.
event-sacrificed = { $seat } entsorgt { $module }.
event-task-scored = { $seat } wertet: { $module }.
event-ship-taken = { $seat } nimmt das Schiff „{ $ship }“.
event-final-category = { $seat }, { $category }: { $value }.

## In the terminal

screen-round = Kapitel Eins, Runde { $round } von 5, Punkte pro Terrabot: { $points }
screen-chapter-two = Kapitel Zwei
screen-station = Station
screen-ring = ein Ring: U1 bis U10, L10 bis L1, zurück zu U1
screen-bag = { $count ->
    [one] 1 Modul im Beutel
   *[other] { $count } Module im Beutel
}
screen-marker-free = Startspielerfeld frei
screen-marker-taken = Startspielerfeld besetzt
screen-hand = Deine Hand
screen-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
screen-out = ausgestiegen
screen-holder = Startspielermarker
screen-you = { $seat } (du)
screen-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
screen-row = Reihe { $row }
screen-defence = { $shields ->
    [one] Verteidigung, 1 Schild
   *[other] Verteidigung, { $shields } Schilde
}
screen-city = { $letter } { $name }, { $tiles } Plättchen
screen-flight = im Flug: { $tiles }
screen-shuttles = Shuttles
screen-satellites = Satelliten
screen-ships = Schiffe
screen-taken = genommen von { $seat }
screen-final = Finales Schiff
screen-legend =
    Auf dem Tisch: A bis E sind Terrabots, Shu 2 ist ein Shuttle mit 2 Schilden, Namen sind Bautrupps von Baufirmen
    (* Spezialtrupp), Agrar darf in jede Stadt, Sat 2×A s2 ist ein Satellit mit Aufgabe und 2 Schilden.
    In einem Slot ist [3] die oberste Karte, (2) wie viele dort liegen. Reihen wachsen nach rechts, > ist das offene Ende.
