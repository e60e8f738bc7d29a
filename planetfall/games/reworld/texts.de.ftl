# Every word a player of Reworld reads. Modules, ships and cities are inserted without an article and uninflected.

title = Reworld
blurb = Bemanne in fünf Runden eine Station, dann zerlege sie und gründe deine Städte.
option-head-start = Spätere Plätze beginnen mit Punkten
option-head-start-means = steht nicht in der gedruckten Regel
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

## What a module is good for

tip-terrabot = { $terrain }. Zählt beim Erwerben; später gründet er deine Stadt { $letter } oder lässt sie wachsen.
tip-shuttle = { $shields ->
    [0] Bringt später bis zu zwei Bautrupps in deine Städte. Verteidigen kann es nicht.
   *[other] Bringt später bis zu zwei Bautrupps in deine Städte oder verteidigt.
}
tip-builder = Baut in einer deiner Städte, wenn ein Shuttle ihn hinbringt. Nur eine Baufirma pro Stadt.
tip-builder-farming = Baut in jeder deiner Städte, wenn ein Shuttle ihn hinbringt.
tip-builder-special = Baut wie jeder Bautrupp { $company } und wertet sofort die Plättchen seiner Stadt.
tip-satellite = Wertet später einmal seine Aufgabe ({ $task }) oder verteidigt.

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

part-station = Die Station
part-station-ring = Der geschlossene Ring der Slots
part-station-end-links = Wo sich die Reihen des Rings treffen
part-officers = Offizierskarten
part-terrains = Landschaften und ihre Städte
part-companies = Firmen
part-shuttles = Shuttles
part-satellites = Satelliten und ihre Schilde
part-satellites-task = Aufgaben der Satelliten
part-ships = Bevölkerungsschiffe, Punkte
part-ships-mark = Bevölkerungsschiffe, Voraussetzungen
part-final-ship = Finales Schiff, was zählt
part-categories = Finales Schiff, Punkte
part-categories-four-players = Finales Schiff, Punkte zu viert
part-officer-names = Namen der Offiziere
part-carriers = Frachter
part-head-start = Vorsprung
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

## The same, to one reader

ask-turn = Du bist am Zug. Welches Modul erwirbst du?
ask-pay = Du bist am Zug. Welche Karten legst du?
ask-undock = Du bist am Zug. Welches Modul koppelst du ab?
ask-sign = Du bist am Zug. Wie soll die neue Stadt { $letter } heißen?
ask-use = Du bist am Zug. Wozu dient { $module }?
ask-carry = { $left ->
    [one] Du bist am Zug. Noch einen Bautrupp an Bord nehmen oder losfliegen?
   *[other] Du bist am Zug. Bis zu { $left } Bautrupps an Bord nehmen oder losfliegen?
}
ask-unload = Du bist am Zug. Welcher Bautrupp wird zuerst angelegt?
ask-build = Du bist am Zug. In welche Stadt kommt { $module }?
ask-survey = Du bist am Zug. Welche Stadt wertet der Satellit?
wait-turn = { $seat } wählt ein Modul.
wait-pay = { $seat } bezahlt { $module } an Port { $port }.
wait-undock = { $seat } wählt ein Modul zum Abkoppeln.
wait-sign = { $seat } benennt eine neue Stadt { $letter }.
wait-use = { $seat } entscheidet, wozu { $module } dient.
wait-carry = { $seat } nimmt Bautrupps an Bord.
wait-unload = { $seat } wählt den ersten Bautrupp zum Anlegen.
wait-build = { $seat } wählt eine Stadt für { $module }.
wait-survey = { $seat } wählt eine Stadt zum Werten.
detail-turn = Leuchtende Module kannst du bezahlen. Oder du steigst aus, +{ $kept }.
detail-turn-marker = Leuchtende Module kannst du bezahlen. Oder du nimmst den Startspielermarker, +{ $gain }, oder steigst aus, +{ $kept }.
detail-pay = Port { $port } verlangt { $asked }. Die oberste Karte bestimmt die Modulreihe.

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

## On the page, Chapter One

board-station = Station Colossus
board-left = { $count ->
    [one] 1 Modul an den Ports
   *[other] { $count } Module an den Ports
}
board-ring = Station Colossus: Ring aus 20 Ports
board-legend-lit = bezahlbar
board-legend-dim = jetzt nicht
board-legend-draft = dieser Zug
board-legend-last = letzter Zug
board-once = { $what }. Endgültig.
board-port = Port { $port }: { $module }.
board-port-gone = Port { $port } ist leer, es zählt die { $top }. Karten im Slot: { $cards }.
board-asks = Verlangt { $asks }.
board-price = { $count ->
    [one] Kostet dich { $price }, kommt an Reihe { $rows }.
   *[other] Kostet dich { $price }, kommt an eine der Reihen { $rows }.
}
price-any = { $count ->
    [one] eine beliebige Karte
   *[other] { $count } beliebige Karten
}
price-one = eine { $first }
price-two = eine { $first } und eine { $second }
price-one-and-any = eine { $first } und { $count } beliebige Karten
board-round = Runde { $round }
board-scores = bringt { $points }
board-round-points = Runde { $round }: ein Terrabot bringt { $points }
board-marker-free = Startspielerfeld frei
board-marker-begins = { $seat } beginnt Runde { $round }
board-marker-begins-settlement = { $seat } beginnt Kapitel Zwei
board-marker-for = Marker +{ $points }
board-own = Dein Träger und deine Hand, { $seat }
board-carrier = Träger von { $seat }
board-docked = { $count ->
    [one] 1 Modul angekoppelt
   *[other] { $count } Module angekoppelt
}
board-docked-short = { $count } gekoppelt
board-earned = { $source } { $points }
board-rows = Modulreihen von { $seat }, sie wachsen nach links
board-row = { $count ->
    [one] Modulreihe { $row }: 1 Modul
   *[other] Modulreihe { $row }: { $count } Module
}
board-base = Modulreihe { $row }: Module, bei denen { $officer } obenauf liegt
board-hand = { $count ->
    [one] Hand, 1 Karte
   *[other] Hand, { $count } Karten
}
board-hand-empty = keine Karten mehr
board-hand-out = aus dieser Runde ausgestiegen
board-card = { $officer }, { $name }
board-on-top = obenauf
board-below = darunter
board-pay = Zahlungen
board-pay-row = { $cards } zahlen, an Reihe { $row } ankoppeln
board-this-turn = Dieser Zug
board-this-round = Diese Runde
board-buy = Modul
board-lay = Karten
board-score = Punkte
board-makes = dann { $points }
board-stays = bleibt { $points }
board-pick = Karten anklicken, die letzte obenauf
board-terrabot = Terrabot
board-take-marker = Marker nehmen
board-kept = pro behaltener Karte
board-drop = Aussteigen
board-drop-gain = Aussteigen, +{ $points }
board-cannot-undo = endgültig
board-instead = Stattdessen
board-thinking = überlegt
board-out = ausgestiegen
board-holder = Marker

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

## Das Brett von Kapitel Zwei

settle-docks = Modulreihen von { $seat }: das Modul am offenen Ende einer Reihe darf los
settle-town = Siedlung von { $seat }
settle-row = { $count ->
    [0] Modulreihe { $row }: leer
    [one] Modulreihe { $row }: 1 Modul
   *[other] Modulreihe { $row }: { $count } Module
}
settle-empty = leer
settle-empty-ship = leer: ein Schiff am Ende dieses Zugs
settle-no-city = Keine Stadt { $letter }
settle-founds = ein Terrabot { $letter } gründet sie
settle-tiles = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
}
settle-defence = Verteidigung
settle-defence-note = { $count ->
    [0] keine Schilde
    [one] 1 Schild
   *[other] { $count } Schilde
}
settle-shuttles = Shuttles
settle-shuttles-note = { $count ->
    [0] keins geparkt
   *[other] { $count } geparkt
}
settle-satellites = Satelliten
settle-satellites-note = { $count ->
    [0] keiner im Orbit
   *[other] { $count } im Orbit
}
settle-docked = { $count ->
    [one] 1 Modul angedockt
   *[other] { $count } Module angedockt
}
settle-ships = { $count ->
    [0] keine Schiffe
    [one] 1 Schiff
   *[other] { $count } Schiffe
}
settle-final-tip = Finales Schiff, { $category }: { $points }, wenn das Spiel jetzt endete
settle-flight = Im Flug
settle-what-for = wofür?
settle-founding = gründet eine Stadt
settle-counting = zählt eine Stadt
settle-parks = parkt zuletzt
settle-carries = transportiert
settle-aboard = an Bord
settle-room = Platz für einen Bautrupp
settle-first = zuerst setzen
settle-now = jetzt setzen
settle-next = danach setzen
settle-ends = An den offenen Enden
settle-use-defend = { $shields ->
    [one] verteidigen, 1 Schild
   *[other] verteidigen, { $shields } Schilde
}
settle-use-transport = transportieren
settle-use-task = Aufgabe
settle-end-terrabot = in Stadt { $letter }
settle-end-shuttle = transportieren
settle-end-satellite = Aufgabe
settle-end-builder = braucht ein Shuttle
settle-couple = Mit seinem Shuttle
settle-sacrifice = Entsorgen
settle-end-of-turn = am Ende des Zugs
settle-chain = Was dieser Zug bringt
settle-acting = am Zug
settle-done = alles abgekoppelt
settle-mini = Träger und Siedlung von { $seat }
settle-final = Finales Schiff
settle-race-city = Stadt { $letter }
settle-final-places = Plätze
settle-final-caption = Finales Bevölkerungsschiff: was alle in jeder Kategorie haben und was es einbringt
settle-final-now = Stand jetzt
settle-final-chain = mit dem finalen Schiff jetzt
settle-final-sum = zusammen
settle-choose-defend = { $shields ->
    [one] Verteidigen, 1 Schild
   *[other] Verteidigen, { $shields } Schilde
}
settle-choose-transport = Transportieren
settle-choose-task = Aufgabe werten
settle-choose-fly = { $count ->
    [0] Leer fliegen
    [one] Mit 1 Bautrupp fliegen
   *[other] Mit { $count } Bautrupps fliegen
}

## Bevölkerungsschiffe und Punkteleiste

ships-list = Bevölkerungsschiffe
ships-label = { $points ->
    [one] Schiff: { $ship }, 1 Punkt
   *[other] Schiff: { $ship }, { $points } Punkte
}
ships-label-taken = { $label }, genommen von { $seat }
ships-label-open = { $label }. Jetzt { $standing }
ships-taken = vergeben
ships-this-turn = dieser Zug
ships-left = { $count ->
    [0] leer
   *[other] noch { $count }
}
ships-track = Punkteleiste: { $standing }

## Der Wertungsbogen

sheet-title = Punkte bisher
sheet-source = Woher
sheet-total = Summe
sheet-final = Finales Bevölkerungsschiff
sheet-final-note = Was jede Kategorie brächte, wenn das Spiel jetzt endete
sheet-final-note-over = Was jede Kategorie gebracht hat
sheet-places = Plätze
sheet-forecast = Summe mit dem finalen Schiff
sheet-place = { $place }.
sheet-tie = { $names } haben gleich viele Punkte; mehr Bevölkerungsschiffe entscheiden: { $ships }.
sheet-tie-shared = { $names } haben gleich viele Punkte und Schiffe: sie teilen sich den Sieg.
sheet-tie-place = { $names } haben gleich viele Punkte und Schiffe und teilen sich den Platz.
sheet-chart = Punkte im Lauf des Spiels
sheet-chart-label = { $seat }: { $points } Punkte am Ende

## What the balance report counts

ledger-city = Plättchen in Stadt { $letter }
ledger-shields = Schilde in der Verteidigungsreihe
ledger-satellite = Satellit „{ $task }“
ledger-ship = Schiff „{ $ship }“

## What speaks for a move

advice-points = { $points ->
    [one] bringt sofort 1 Punkt
   *[other] bringt sofort { $points } Punkte
}
advice-ship = holt das Schiff „{ $ship }“ (zusammen { $points } Punkte)
advice-ship-before = schnappt { $seat } das Schiff „{ $ship }“ weg (zusammen { $points } Punkte)
advice-cards = { $count ->
    [one] behält eine Karte auf der Hand
   *[other] behält { $count } Karten auf der Hand
}
advice-marker = lässt dich die nächste Runde beginnen
advice-shuttle = { $count ->
    [one] gibt einem angekoppelten Bautrupp ein Shuttle
   *[other] gibt { $count } angekoppelten Bautrupps ein Shuttle
}
advice-shuttle-early = bringt ein Shuttle (ohne siedelt kein Bautrupp)
advice-special = bringt einen Spezialtrupp (er wertet später seine ganze Stadt)
advice-builder = füllt einen Platz an Bord eines angekoppelten Shuttles
advice-builder-early = bringt einen Bautrupp (ihm fehlt noch ein Shuttle)
advice-modules = nimmt { $count } Module in einem Zug vom Frachter
advice-freed = macht ein Modul hinter einem Bautrupp frei
advice-letter = eröffnet eine neue Stadt { $letter }
advice-ahead = bringt dich auf dem finalen Schiff in Führung ({ $category })
advice-level = zieht auf dem finalen Schiff gleich ({ $category })
advice-task = bringt eine Aufgabe passend zu deinem Frachter ({ $task })
advice-ship-near = { $steps ->
    [one] rückt das Schiff „{ $ship }“ bis auf einen Schritt heran
   *[other] rückt das Schiff „{ $ship }“ bis auf { $steps } Schritte heran
}
advice-ship-served = hilft zum Schiff „{ $ship }“
advice-city = lässt Stadt { $city } auf { $tiles } Plättchen wachsen

## Was ein Computer mag

taste-cities = mag Städte
taste-ships = mag Schiffe
taste-satellites = mag Satelliten
