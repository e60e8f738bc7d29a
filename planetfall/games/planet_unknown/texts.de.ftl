# Every word a player of Planet Unknown reads. Terrains, tracks and cards are inserted without an article and uninflected.

title = Planet Unknown
blurb = Dreh die Station, nimm ein Plättchen, füg es in deine Welt. Alle spielen gleichzeitig.
option-planets = Planeten
option-planets-means = besondere haben eine eigene Regel
option-planets-standard = Standard
option-planets-dealt = besondere, zugelost
option-planets-offered = zugelost oder Standard
option-planets-picked = reihum gewählt
option-corporations = Konzerne
option-corporations-means = besondere haben eigene Leisten und Technologien
option-corporations-standard = Standard
option-corporations-dealt = besondere, zugelost
option-corporations-offered = zugelost oder Standard
option-corporations-picked = reihum gewählt
option-station = Zu zweit: die Station
option-station-means = ab dreien dreht sie der Kommandant
option-station-clockwise = dreht sich von selbst
option-station-commander = dreht der Kommandant
option-neighbours = Nachbarziele
option-neighbours-means = für alle offen, je eines zwischen zweien
option-neighbours-on = an
option-neighbours-off = aus
option-private = Einzelziele
option-private-means = jedem ein geheimes; allein gibt es immer welche
option-private-off = aus
option-private-on = an
option-events = Ereignisse
option-events-means = jede Runde eine Karte für alle; allein bestimmen sie das Ziel
option-events-off = aus
option-events-random = Farben per Los
option-events-set = Farben nach Wahl
option-green = Grüne Ereigniskarten
option-green-means = freundliche, von 20 im Ganzen
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
option-orange = Orange Ereigniskarten
option-orange-means = milde; der Rest ist rot und hart
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

seat-1 = Bernstein
seat-2 = Petrol
seat-3 = Violett
seat-4 = Silber
seat-5 = Koralle
seat-6 = Oliv
terrain-civ = Bevölkerung
terrain-water = Wasser
terrain-biomass = Biomasse
terrain-rover = Rover
terrain-tech = Technologie
terrain-energy = Energie
tile = { $shape } mit { $first } und { $second }
tile-meteorite = { $shape } mit { $first }, { $second } und einem Meteoriten
laid = ein Plättchen mit { $first } und { $second }
laid-meteorite = ein Plättchen mit { $first }, { $second } und Meteorit
ring-inner = innerer Stapel
ring-outer = äußerer Stapel

## What a space gives

space-boost = { $count ->
    [one] Synergieschub
   *[other] { $count } Synergieschübe
}
space-card = { $rank ->
    [1] Bevölkerungskarte von Rang I
    [2] Bevölkerungskarte von Rang II
    [3] Bevölkerungskarte von Rang III
   *[4] Bevölkerungskarte von Rang IV
}
space-patch = { $count ->
    [one] Flicken
   *[other] { $count } Flicken
}

## Planets and what is special about them

planet-ksb-4156 = KSB-4156
planet-ksb-4156-rule = Keine Sonderregel.
planet-arashi = Arashi
planet-arashi-rule = Ein Plättchen auf dem Ring muss auch ein Feld außerhalb bedecken.
planet-cerberus = Cerberus
planet-cerberus-rule = Drei Kugeln: Jede volle bringt 2 Medaillen.
planet-charybdis = Charybdis
planet-charybdis-rule = Das erste Teil bedeckt eines der vier mittleren Felder.
planet-gaia = Gaia
planet-gaia-rule = Jede Stadt, die offen bleibt, bringt 2 Medaillen.
planet-k-273 = K-273
planet-k-273-rule = Ein Plättchen liegt ganz auf Eis oder ganz daneben.
planet-kaax = K'Aax
planet-kaax-rule = Rover dürfen offene giftige Felder nicht betreten.
planet-lacuna = Lacuna
planet-lacuna-rule = Löcher sind keine Felder, ihr Saum ist kein Rand.
planet-oblivion = Oblivion
planet-oblivion-rule = Die Mitte ist leer; nur der äußere Saum ist Rand.
planet-pajitnov = Pajitnov
planet-pajitnov-rule = Ein Plättchen muss um ein Feld an seinen Platz gleiten können.
planet-persephone = Persephone
planet-persephone-rule = Jedes Viertel ist für die Symbole einer Ressource gesperrt.
planet-petra = Petra
planet-petra-rule = Kein Eis. Offene elektrische Felder zählen als Energie und als bedeckt.
planet-tartarus = Tartarus
planet-tartarus-rule = Kein Plättchen und kein Schritt eines Rovers führt über die Schlucht.

## Corporations: special rule, then technologies by level

corporation-universal-coalition = Universal Coalition
corporation-universal-coalition-rule = Keine Sonderregel.
technology-universal-coalition-1 = Neue Teile müssen nicht angrenzen.
technology-universal-coalition-2 = Flicken dürfen bis zum Ende aufbewahrt werden.
technology-universal-coalition-3 = Jede erhaltene Bewegung: 1 mehr.
technology-universal-coalition-4 = Wasser auf Eis rückt zweimal vor.
technology-universal-coalition-5 = Neue Plättchen bringen keine Meteoriten.
corporation-cosmos-inc = Cosmos Inc
corporation-cosmos-inc-rule = Eingesammelte Rettungskapseln dürfen auf Felder deiner Leisten; Marker springen darüber.
technology-cosmos-inc-1 = Rover dürfen schräge Schritte machen.
technology-cosmos-inc-2 = Einmal pro Partie: bis zu drei eingesammelte Rettungskapseln umlegen.
technology-cosmos-inc-3 = Energie gelegt: eine eingesammelte Rettungskapsel umlegen.
technology-cosmos-inc-4 = Schritte auf Energie sind frei.
technology-cosmos-inc-5 = Einmal pro Runde: eine eingesammelte Rettungskapsel umlegen.
corporation-flux-industries = Flux Industries
corporation-flux-industries-rule = Eine Leiste ist die Fluxleiste. Nur die höchste Technologie gilt.
technology-flux-industries-1 = Einmal pro Runde: 2 Bewegung je Rover, der auf Gelände der Fluxleiste begann.
technology-flux-industries-2 = Einmal pro Partie: Der Fluxmarker rückt bis zum nächsten Meilenstein vor.
technology-flux-industries-3 = Die Fluxleiste ist verbessert.
technology-flux-industries-4 = Ressource der Fluxleiste gelegt: einen Meteoriten einsammeln.
technology-flux-industries-5 = Einmal pro Runde: den Fluxmarker vorrücken.
corporation-horizon-group = Horizon Group
corporation-horizon-group-rule = Rover bringen Meteoriten zu einem Roversymbol, um sie einzusammeln.
technology-horizon-group-1 = Plättchen mit Rover missachten die Legeregeln.
technology-horizon-group-2 = Einmal pro Runde: 1 Bewegung je Rover, der mit Meteorit begann.
technology-horizon-group-3 = Jeder eingesammelte Meteorit bringt einen Flicken.
technology-horizon-group-4 = Ein auf Wasser gebrachter Meteorit darf zerstört werden.
technology-horizon-group-5 = Einmal pro Runde: den Rovermarker vorrücken.
corporation-jump-drive = Jump Drive
corporation-jump-drive-rule = Eingesammelte Rettungskapseln dürfen Technologien freischalten, in beliebiger Reihenfolge.
technology-jump-drive-1 = Einmal pro Runde: Synergieschub statt Flicken.
technology-jump-drive-2 = Einmal pro Runde: Ein Rover springt auf ein Feld desselben Geländes.
technology-jump-drive-3 = Einmal pro Runde: Ein Synergieschub zählt doppelt.
technology-jump-drive-4 = Gelegte Technologie darf als Energie gelten.
technology-jump-drive-5 = Einmal pro Partie: alle Boni einer Zeile der Leisten.
technology-jump-drive-6 = Einmal pro Partie: ein Ziel für alle ausrufen.
corporation-makeshift = Makeshift
corporation-makeshift-rule = Marker dürfen auf Nachbarleisten vorrücken.
technology-makeshift-1 = Bevölkerung und Technologie sind Nachbarn.
technology-makeshift-2 = Zwei Marker auf der Roverleiste: 1 Bewegung mehr.
technology-makeshift-3 = Ein Marker darf seitwärts wechseln statt vorzurücken.
technology-makeshift-4 = Einmal pro Runde: Ein Marker geht zurück.
technology-makeshift-5 = Marker werten wie der höchste auf ihrer Leiste.
corporation-oasis-ultd = Oasis Ultd.
corporation-oasis-ultd-rule = Jedes Wasserfeld auf Eis rückt Wasser vor, auf eigenem Weg.
technology-oasis-ultd-1 = Marker springen übereinander.
technology-oasis-ultd-2 = Einmal pro Runde: 1 Bewegung je Rover, der sie auf Wasser begann.
technology-oasis-ultd-3 = Plättchen ohne Eis darunter: Wasser vorrücken.
technology-oasis-ultd-4 = Jedes Plättchen mit Wasser bringt einen Flicken.
technology-oasis-ultd-5 = Jedes Plättchen mit Wasser bringt einen Synergieschub.
corporation-republic = Republic
corporation-republic-rule = Bei jedem Bevölkerungs-Meilenstein geht ein anderer Marker zurück.
technology-republic-1 = Bevölkerung genommen: die Bewegung deines Roverfelds.
technology-republic-2 = Bevölkerungs-Meilenstein: ein Blick auf eine Karte des nächsten Rangs.
technology-republic-3 = Rover dürfen für 1 Bewegung zwischen Bevölkerungssymbolen springen.
technology-republic-4 = Jeder Bevölkerungs-Meilenstein bringt einen Synergieschub.
technology-republic-5 = Am Ende: zwei Bevölkerungskarten deiner Wahl.
corporation-wormhole-corp = Wormhole Corp
corporation-wormhole-corp-rule = Biomasse rückt nur vor, wo sie ein Gebiet vergrößert; ihre Felder sind doppelt.
technology-wormhole-corp-1 = Biomasse darf von vorn beginnen.
technology-wormhole-corp-2 = Flicken dürfen auf Plättchen.
technology-wormhole-corp-3 = Einmal pro Runde: zwei Flicken statt einem.
technology-wormhole-corp-4 = Flicken dürfen bis zum Ende aufbewahrt werden.
technology-wormhole-corp-5 = Flicken dürfen auf Meteoriten und zerstören sie.

## Population cards

card-temp-agency = Zeitarbeitsfirma
card-dept-of-operations = Betriebsamt
card-dept-of-natural-resources = Amt für Naturschätze
card-dept-of-engineering = Ingenieuramt
card-salvage-yard = Schrottplatz
card-observance-of-first-planet-holiday = Tag des ersten Planeten
card-rising-planet-award = Preis für aufstrebende Planeten
card-meteorite-repo-1 = Meteoritenlager I
card-commerce-agreement-1 = Handelsabkommen I
card-first-planet-holiday = Feiertag des ersten Planeten
card-peoples-planet-choice-award = Publikumspreis
card-new-angel-investors = Neue Geldgeber
card-wage-increase = Lohnerhöhung
card-dept-of-parks-and-rec = Amt für Parks und Erholung
card-approved-overtime = Genehmigte Überstunden
card-relocation-bonus = Umzugsprämie
card-meteorite-repo-2 = Meteoritenlager II
card-commerce-agreement-2 = Handelsabkommen II
card-top-planet-award = Spitzenplanet
card-depot-repair-online = Depot repariert
card-landing-zone-approved = Landezone freigegeben
card-search-and-rescue-team = Such- und Rettungsteam
card-partnership-opportunity = Neue Partnerschaft
card-best-in-planet-award = Bester seiner Klasse
card-unionization = Gewerkschaft
card-meteorite-repo-3 = Meteoritenlager III
card-commerce-agreement-3 = Handelsabkommen III
card-sustainable-living-act = Nachhaltigkeitsgesetz
card-gaming-commission = Spielaufsicht
card-planet-lottery = Planetenlotterie
card-meteor-defense-program = Meteoritenabwehr
card-global-parks-system = Globales Parknetz
card-best-planet-to-live-on-award = Lebenswertester Planet
card-space-citizen-decree = Raumbürgererlass
card-meteorite-repo-4 = Meteoritenlager IV
card-commerce-agreement-4 = Handelsabkommen IV
effect-advance-different = Rücke { $amount } verschiedene Marker vor.
effect-advance-one = Rücke einen Marker { $steps } Felder vor.
effect-patches = { $amount ->
    [one] Erhalte 1 Flicken.
   *[other] Erhalte { $amount } Flicken.
}
effect-rover-moves = Erhalte { $amount } Roverbewegung.
effect-extra-tile = Nimm und lege noch ein Plättchen.
effect-salvage-tile = Nimm und lege noch ein Plättchen; seine Ressourcen bewirken nichts.
effect-medals = { $amount ->
    [one] Am Ende 1 Medaille.
   *[other] Am Ende { $amount } Medaillen.
}
effect-meteorite-repo = Je drei Meteoriten bringen für jede dieser Karten 1 Medaille mehr.
effect-commerce-agreement = 1, 2, 3 oder 4 dieser Karten bringen 1, 3, 6 oder 10 Medaillen.
effect-collect-lifepods = Sammle bis zu { $amount } Rettungskapseln ein.
effect-teleport-rover = Setze einen Rover auf ein beliebiges Feld.
effect-destroy-meteorites-line = Zerstöre alle Meteoriten einer Reihe oder Spalte.
effect-advance-all-to = Marker unter Feld { $amount } rücken dorthin vor, ohne Synergieschübe.
effect-medals-per-patch = Am Ende 1 Medaille je Flicken.
effect-medals-and-advance = Am Ende { $amount } Medaillen und einmal vorrücken.
effect-destroy-meteorites = Zerstöre { $amount } Meteoriten.
effect-lifepods-double = Am Ende 1 weitere Medaille je eingesammelter Rettungskapsel.
card-secret = eine geheime Karte
rank = { $number ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}

## Objectives

objective-perimeter = Umkreis
objective-complex = Komplex
objective-beacon = Leuchtfeuer
objective-rubik = Würfel
objective-torus = Torus
objective-landfill = Deponie
objective-ringworld = Ringwelt
objective-lattice = Gitter
objective-circuit = Rundkurs
objective-doghouse = Hundehütte
objective-biome = Biom
objective-voltaic = Voltaik
objective-transit = Transit
objective-highway = Autobahn
objective-plasma = Plasma
objective-secret-lab = Geheimlabor
objective-megacity = Megastadt
objective-germinate = Keimling
objective-silicon = Silizium
objective-amazon = Amazonas
objective-pacific = Pazifik
objective-pony-express = Ponyexpress
objective-garden = Garten
objective-power-line = Stromleitung
objective-interchange = Autobahnkreuz
objective-skyway = Hochbahn
objective-supercharge = Schnellladung
objective-equator = Äquator
objective-sprawl = Zersiedelt
objective-genome = Genom
objective-x = X
objective-panama = Panama
objective-10000-lakes = Zehntausend Seen
objective-runway = Startbahn
objective-luddite = Maschinenstürmer
objective-power-strip = Steckdosenleiste
objective-conservation = Wassersparer
objective-crowd-source = Schwarm
objective-galvanize = Verzinkt
objective-exponent = Exponent
objective-20-percent = 20 Prozent
objective-overgrowth = Überwuchert
objective-rideshare = Fahrgemeinschaft
objective-flowrate = Durchfluss
objective-rural = Ländlich
objective-overdrive = Schnellgang
objective-pinnacle = Gipfel
objective-alternative-energy = Alternative Energie
objective-geode = Geode
objective-cleanup = Aufgeräumt
objective-rescue = Rettung
objective-tight-ship = Straffes Schiff
objective-vaporize = Verdampft
objective-meltdown = Schmelze
objective-deductible = Selbstbehalt
objective-coveralls = Rundum bedeckt
neighbour-most-edge-symbols = die meisten Symbole von { $terrain } am Rand
neighbour-largest-area = das größte Gebiet von { $terrain }
neighbour-most-areas = die meisten Gebiete von { $terrain }
neighbour-fewest-symbols = die wenigsten Symbole von { $terrain }
neighbour-most-maxed-tracks = die meisten Marker ganz oben
neighbour-most-meteorites = die meisten eingesammelten Meteoriten
neighbour-most-lifepods = die meisten eingesammelten Rettungskapseln
neighbour-fewest-meteorites = die wenigsten eingesammelten Meteoriten
neighbour-fewest-lifepods = die wenigsten eingesammelten Rettungskapseln
private-rectangle = ein Block aus { $amount } mal { $height } Feldern { $terrain }
private-area-symbols = ein Gebiet mit { $amount } Symbolen von { $terrain }
private-track-max = Marker { $terrain } ganz oben
private-max-symbols = höchstens { $amount } Symbole von { $terrain }
private-meteorites-min = mindestens { $amount } eingesammelte Meteoriten
private-lifepods-beat-meteorites = mehr eingesammelte Rettungskapseln als Meteoriten
private-ice-all-covered = alles Eis bedeckt
private-land-all-covered = alle Felder ohne Eis bedeckt

## Event cards

colour-green = grün
colour-orange = orange
colour-red = rot
incident = Ereignis { $number } ({ $colour }): { $text }
tracks-two = { $first } oder { $second }
tracks-three = { $first }, { $second } oder { $third }
tracks-any = ein beliebiger Marker
incident-advance = { $tracks } rückt vor.
incident-advance-no-benefit = { $tracks } rückt { $amount } Felder ohne Boni vor.
incident-regress = { $amount ->
    [one] { $tracks } geht zurück.
   *[other] { $tracks } geht { $amount } Felder zurück.
}
incident-patches = Alle erhalten einen Flicken.
incident-synergy = Alle erhalten einen Synergieschub.
incident-collect-lifepod = Alle sammeln eine Rettungskapsel ein.
incident-collect-meteorite = Alle sammeln einen Meteoriten ein.
incident-add-meteorite = Ein Meteorit trifft ein leeres Meteoritensymbol.
incident-destroy-rover = Wer mehrere Rover hat, zerstört einen.
incident-civ-add = Eine Bevölkerungskarte mehr in jedem Rang.
incident-civ-remove = Eine Bevölkerungskarte weniger in jedem Rang.
incident-objective-add = Ein weiteres Einzelziel.
incident-objective-destroy = Lege ein Einzelziel weg.
incident-rotate = Drehe die Station beliebig.
incident-empty-stack = Ein Stapel deines Sektors kommt aus dem Spiel.
incident-destroy-planet-lifepod = Alle verlieren eine Rettungskapsel auf dem Planeten.
incident-destroy-collected-lifepod = Alle verlieren eine eingesammelte Rettungskapsel.
incident-destroy-collected-meteorite = Alle verlieren einen eingesammelten Meteoriten.
incident-synergy-or-peek = Ein Synergieschub, oder ein Blick auf das nächste Ereignis.
incident-extra-rover = Ein zusätzlicher Rover landet auf dem Plättchen dieser Runde.
incident-rover-ban = In dieser Runde ist { $terrain } für Rover gesperrt.
incident-no-edge = In dieser Runde darf kein Plättchen ein Randfeld bedecken.
incident-one-resource = In dieser Runde bewirkt eine Ressource jedes Plättchens nichts.
incident-no-milestones = In dieser Runde bringt Vorrücken keine Meilensteine.
incident-no-matching = In dieser Runde darf kein Plättchen an sein eigenes Gelände grenzen.
incident-no-ice = In dieser Runde darf kein Plättchen Eis bedecken.
incident-no-synergy = In dieser Runde bringen Synergieschübe nichts.

## Where medals come from

source-lines = Reihen und Spalten
source-tracks = Leisten
source-lifepods = Rettungskapseln
source-meteorites = Meteoriten
source-cards = Bevölkerungskarten
source-private = Einzelziele
source-neighbours = Nachbarziele
source-planet = Planet

## Groups of components

part-station = Die Raumstation
part-shapes = Plättchen, nach Form
part-planets = Planeten
part-corporations = Konzerne
part-corporations-technologies = Technologien
part-improved = Verbesserte Leisten
part-improved-over-top = Verbesserte Roverleiste, über der Spitze
part-cards = Bevölkerungskarten
part-objectives = Zielkarten
part-events = Ereigniskarten
part-event-deck = Größe des Ereignisstapels
part-solo = Zielzahl für eine Person
part-scoring = Rettungskapseln und Meteoriten
part-sets = Sätze von Bevölkerungskarten
part-objective-medals = Medaillen für Ziele

## What can be on the open list

open-civ = Ressource Bevölkerung
open-water = Ressource Wasser
open-biomass = Ressource Biomasse
open-rover = Ressource Rover
open-tech = Ressource Technologie
open-energy = Ressource Energie
open-tech-as-energy = Ressource Technologie als Energie
open-boost = Synergieschub
open-patch = Flicken
open-rover-landing = Rover einsetzen
open-setback = Mit einem Marker zurückgehen
open-flux = Fluxleiste wählen
open-gather = Meteoriten einsammeln
open-rescue = Rettungskapsel einsammeln
open-wreck = Meteoriten zerstören
open-extra-tile = Noch ein Plättchen
open-salvage = Noch ein Plättchen ohne Ressourcen
open-relocate = Rover beliebig versetzen
open-line = Reihe oder Spalte von Meteoriten befreien
open-move-pod = Eingesammelte Rettungskapsel umlegen
open-different = Noch einen Marker vorrücken
open-double = Einen Marker zweimal vorrücken
open-union = Die unteren Marker vorrücken
open-event = Das Ereignis
open-any = Beliebigen Marker vorrücken
open-card = Beliebige Bevölkerungskarte
open-card-1 = Bevölkerungskarte von Rang I
open-card-2 = Bevölkerungskarte von Rang II
open-card-3 = Bevölkerungskarte von Rang III
open-card-4 = Bevölkerungskarte von Rang IV

## Der eigene Planet auf dem Tisch

surface-row = { $medals ->
    [one] Reihe { $name }: 1 Medaille, wenn sie voll ist
   *[other] Reihe { $name }: { $medals } Medaillen, wenn sie voll ist
}{ $count ->
    [one] . Es fehlt { $missing }
    [2] . Es fehlen { $missing }
    [3] . Es fehlen { $missing }
   *[other] . Es fehlen { $count } Felder
}
surface-row-won = { $medals ->
    [one] Reihe { $name } ist voll: 1 Medaille
   *[other] Reihe { $name } ist voll: { $medals } Medaillen
}
surface-column = { $medals ->
    [one] Spalte { $name }: 1 Medaille, wenn sie voll ist
   *[other] Spalte { $name }: { $medals } Medaillen, wenn sie voll ist
}{ $count ->
    [one] . Es fehlt { $missing }
    [2] . Es fehlen { $missing }
    [3] . Es fehlen { $missing }
   *[other] . Es fehlen { $count } Felder
}
surface-column-won = { $medals ->
    [one] Spalte { $name } ist voll: 1 Medaille
   *[other] Spalte { $name } ist voll: { $medals } Medaillen
}
surface-land = Land
surface-ice = Eis
surface-ring = Ring
surface-city = Stadt
surface-toxic = giftig
surface-current = Strom
surface-symbol = mit Symbol
surface-meteorite = ein Meteorit
surface-lifepod = eine Rettungskapsel
surface-rover = Rover { $rover }
surface-rover-at = Rover { $rover } auf { $cell }, noch { $movement } Bewegung
surface-jump = Mit Rover { $rover } springen
surface-turn-left = Das Plättchen nach links drehen
surface-turn-right = Das Plättchen nach rechts drehen
surface-flip = Das Plättchen wenden
surface-key-turn = drehen
surface-key-flip = wenden
surface-here = Hier legen
surface-if = Wenn es hier liegt
surface-choose = Felder mit Punkt: Dort kann die Mitte des Plättchens liegen, so wie es jetzt gedreht ist.

## Was ein Plättchen brächte

preview-advance = { $track } rückt auf Feld { $space } vor
preview-one-of = { $count ->
    [one] Energie bringt { $tracks } voran
   *[other] Energie bringt eines voran: { $tracks }
}
preview-choice = { $track } rückt vor; den Weg wählst du
preview-nothing = { $track } bringt hier nichts
preview-dry = { $track } bringt hier nichts: kein Eis darunter
preview-with = { $text } ({ $more })
preview-lifepod-more = { $count ->
    [one] eine Rettungskapsel mehr
   *[other] { $count } Rettungskapseln mehr
}
preview-lifepod-less = { $count ->
    [one] eine Rettungskapsel geht verloren
   *[other] { $count } Rettungskapseln gehen verloren
}
preview-meteorite-more = { $count ->
    [one] ein Meteorit schlägt ein
   *[other] { $count } Meteoriten schlagen ein
}
preview-meteorite-less = { $count ->
    [one] ein Meteorit verschwindet
   *[other] { $count } Meteoriten verschwinden
}
preview-rover-more = { $count ->
    [one] ein Rover mehr
   *[other] { $count } Rover mehr
}
preview-rover-less = { $count ->
    [one] ein Rover wird zerstört
   *[other] { $count } Rover werden zerstört
}
preview-medal-more = { $count ->
    [one] sofort 1 Medaille
   *[other] sofort { $count } Medaillen
}
preview-medal-less = { $count ->
    [one] 1 Medaille weniger
   *[other] { $count } Medaillen weniger
}
preview-rivalry = Nachbarziele { $points }
preview-level-less = Technologie { $level } wirkt nicht mehr
preview-movement = { $count } Roverbewegung
preview-level = Technologie { $count }
preview-medals = { $count ->
    [one] { $points } Medaille
   *[other] { $points } Medaillen
}

## Things in a row

list-comma = { $first }, { $second }
list-and = { $first } und { $second }

## Who must do what

stage-prepare = Aufbau
stage-round = Runde { $round }
stage-last-round = Runde { $round }, die letzte
stage-end = Schlussphase
status-planet = { $seat }: welchen Planeten nimmst du?
status-corporation = { $seat }: welchen Konzern nimmst du?
status-flux = { $seat }: welche ist deine Fluxleiste?
status-goal = { $seat }: welches Einzelziel behältst du?
status-discard = { $seat }: welches Einzelziel legst du weg?
status-turn = { $seat }: wie drehst du die Station?
status-act = { $seat }: nimm ein Plättchen, führe Offenes aus, bewege Rover, oder lass den Rest verfallen.
status-take = { $seat }: welches Plättchen nimmst du?
status-place = { $seat }: wohin kommt das Plättchen?
status-track = { $seat }: welcher Marker rückt vor?
status-regress = { $seat }: welcher Marker geht zurück?
status-patch = { $seat }: wohin kommt der Flicken?
status-land = { $seat }: wohin kommt der Rover?
status-gather = { $seat }: welchen Meteoriten sammelst du ein?
status-rescue = { $seat }: welche Rettungskapsel sammelst du ein?
status-wreck = { $seat }: welchen Meteoriten zerstörst du?
status-strike = { $seat }: wo schlägt der Meteorit ein?
status-lose-pod = { $seat }: welche Rettungskapsel des Planeten geht verloren?
status-rover = { $seat }: welcher Rover?
status-jump = { $seat }: wohin springt der Rover?
status-stow = { $seat }: wohin kommt die Rettungskapsel?
status-unstow = { $seat }: welche eingesammelte Rettungskapsel?
status-half = { $seat }: welcher der beiden Boni?
status-climb = { $seat }: welchen Weg nimmt der Marker?
status-card = { $seat }: welche Bevölkerungskarte nimmst du?
status-clear = { $seat }: welche Reihe oder Spalte wird von Meteoriten befreit?
status-forgo = { $seat }: welche Ressource bewirkt nichts?
status-boost-or-peek = { $seat }: Synergieschub, oder ein Blick auf das nächste Ereignis?
status-empty = { $seat }: welcher Stapel kommt aus dem Spiel?
status-row = { $seat }: wessen Zeile bringt ihre Boni?
status-drown = { $seat }: den mitgenommenen Meteoriten zerstören?
status-contest = { $seat }: welches Ziel gilt für alle?
status-over = Die Partie ist vorbei. { $winners }
winner-one = { $points ->
    [one] { $seat } gewinnt mit { $points } Medaille.
   *[other] { $seat } gewinnt mit { $points } Medaillen.
}
winner-shared = { $points ->
    [one] { $seats } teilen sich den Sieg mit { $points } Medaille.
   *[other] { $seats } teilen sich den Sieg mit { $points } Medaillen.
}
solo-won = { $points } Medaillen, Zielzahl { $target }: gewonnen.
solo-lost = { $points } Medaillen, Zielzahl { $target }: verloren.
solo-grade-0 = Ein öder Fels
solo-grade-1 = Ein schwerer Anfang
solo-grade-2 = Fast ein Zuhause
solo-grade-3 = Ein Zuhause
solo-grade-4 = Ein guter Ort zum Leben
solo-grade-5 = Eine blühende Welt
solo-grade-6 = Eine neue Erde

## The same, to one reader

ask-planet = Du bist am Zug. Welchen Planeten nimmst du?
ask-corporation = Du bist am Zug. Welchen Konzern nimmst du?
ask-flux = Du bist am Zug. Welche ist deine Fluxleiste?
ask-goal = Du bist am Zug. Welches Einzelziel behältst du?
ask-discard = Du bist am Zug. Welches Einzelziel legst du weg?
ask-turn = Du bist am Zug. Drehe die Station: Welcher Sektor kommt zu dir?
ask-act-take = Du bist am Zug. Nimm eines der beiden Plättchen vor dir.
ask-act-resolve = Du bist am Zug. Führe aus, was du bekommen hast, in beliebiger Reihenfolge.
ask-act-move = { $movement ->
    [one] Du bist am Zug. Fahre mit einem Rover: Ein Schritt bleibt.
   *[other] Du bist am Zug. Fahre mit deinen Rovern: { $movement } Schritte bleiben.
}
ask-act-lift = Du bist am Zug. Springe mit einem Rover oder lass den Rest verfallen.
ask-act-use = Du bist am Zug. Nutze eine Technologie oder lass den Rest verfallen.
ask-act-done = Du bist am Zug. Es bleibt nur noch, den Zug zu beenden.
ask-also = Du kannst auch { $others }.
also-take = ein Plättchen nehmen
also-resolve = Offenes ausführen
also-move = Rover bewegen
also-lift = mit einem Rover springen
also-use = eine Technologie nutzen
also-done = den Rest verfallen lassen
ask-take = Du bist am Zug. Welches Plättchen nimmst du?
ask-place = Du bist am Zug. Wohin kommt das Plättchen?
ask-track = Du bist am Zug. Welcher Marker rückt vor?
ask-regress = Du bist am Zug. Welcher Marker geht zurück?
ask-patch = Du bist am Zug. Wohin kommt der Flicken?
ask-land = Du bist am Zug. Wohin auf dem neuen Plättchen kommt der Rover?
ask-gather = Du bist am Zug. Welchen Meteoriten sammelst du ein?
ask-rescue = Du bist am Zug. Welche Rettungskapsel sammelst du ein?
ask-wreck = Du bist am Zug. Welchen Meteoriten zerstörst du?
ask-strike = Du bist am Zug. Wo schlägt der Meteorit ein?
ask-lose-pod = Du bist am Zug. Welche Rettungskapsel des Planeten geht verloren?
ask-rover = Du bist am Zug. Welcher Rover?
ask-jump = Du bist am Zug. Wohin springt der Rover?
ask-stow = Du bist am Zug. Wohin kommt die Rettungskapsel?
ask-unstow = Du bist am Zug. Welche eingesammelte Rettungskapsel?
ask-half = Du bist am Zug. Welcher der beiden Boni?
ask-climb = Du bist am Zug. Welchen Weg nimmt der Marker?
ask-card = Du bist am Zug. Welche Bevölkerungskarte nimmst du?
ask-clear = Du bist am Zug. Welche Reihe oder Spalte wird von Meteoriten befreit?
ask-forgo = Du bist am Zug. Welche Ressource bewirkt nichts?
ask-boost-or-peek = Du bist am Zug. Synergieschub, oder ein Blick auf das nächste Ereignis?
ask-empty = Du bist am Zug. Welcher Stapel kommt aus dem Spiel?
ask-row = Du bist am Zug. Wessen Zeile bringt ihre Boni?
ask-drown = Du bist am Zug. Den mitgenommenen Meteoriten zerstören?
ask-contest = Du bist am Zug. Welches Ziel gilt für alle?
wait-planet = { $seat } wählt einen Planeten.
wait-corporation = { $seat } wählt einen Konzern.
wait-flux = { $seat } wählt eine Fluxleiste.
wait-goal = { $seat } wählt ein Einzelziel.
wait-discard = { $seat } legt ein Einzelziel weg.
wait-turn = { $seat } dreht die Station.
wait-act = { $seat } ist am Zug.
wait-take = { $seat } nimmt ein Plättchen.
wait-place = { $seat } legt ein Plättchen.
wait-track = { $seat } wählt einen Marker zum Vorrücken.
wait-regress = { $seat } wählt einen Marker zum Zurückgehen.
wait-patch = { $seat } legt einen Flicken.
wait-land = { $seat } setzt einen Rover ein.
wait-gather = { $seat } wählt einen Meteoriten zum Einsammeln.
wait-rescue = { $seat } wählt eine Rettungskapsel zum Einsammeln.
wait-wreck = { $seat } wählt einen Meteoriten zum Zerstören.
wait-strike = { $seat } wählt, wo der Meteorit einschlägt.
wait-lose-pod = { $seat } verliert eine Rettungskapsel.
wait-rover = { $seat } wählt einen Rover.
wait-jump = { $seat } wählt, wohin ein Rover springt.
wait-stow = { $seat } legt eine Rettungskapsel ab.
wait-unstow = { $seat } wählt eine eingesammelte Rettungskapsel.
wait-half = { $seat } wählt einen Bonus.
wait-climb = { $seat } wählt den Weg eines Markers.
wait-card = { $seat } wählt eine Bevölkerungskarte.
wait-clear = { $seat } befreit eine Linie von Meteoriten.
wait-forgo = { $seat } verzichtet auf eine Ressource.
wait-boost-or-peek = { $seat } wählt zwischen Schub und Blick.
wait-empty = { $seat } wählt einen Stapel.
wait-row = { $seat } wählt eine Zeile der Leisten.
wait-drown = { $seat } entscheidet über einen mitgenommenen Meteoriten.
wait-contest = { $seat } ruft ein Ziel für alle aus.
wait-several = { $seats } sind noch am Zug.

## What a move does

move-gain = { $move }, { $gain }
move-turn = { $steps ->
    [0] Die Station stehen lassen
    [one] Die Station um 1 Sektor drehen
   *[other] Die Station um { $steps } Sektoren drehen
}
move-take = { $tile } nehmen ({ $ring })
move-place = Das Plättchen legen, Ecke auf { $cell }, { $orientation }
placed-0 = wie es ist
placed-90 = rechts gedreht
placed-180 = umgedreht
placed-270 = links gedreht
placed-0f = gewendet
placed-90f = gewendet und rechts gedreht
placed-180f = gewendet und umgedreht
placed-270f = gewendet und links gedreht
move-resolve = Ausführen: { $open }
move-move = Rover { $rover } { $direction } fahren
move-use = Technologie { $level } nutzen: { $text }
move-done = Den Rest des Zuges verfallen lassen
move-advance = { $track } vorrücken
move-regress = Mit { $track } zurückgehen
move-patch = Den Flicken auf { $cell } legen
move-keep-patch = Den Flicken aufbewahren
move-land = Den Rover auf { $cell } setzen
move-pick = { $cell } wählen
move-lift = Rover { $rover } wählen
move-jump = Nach { $cell } springen
move-stow = Die Rettungskapsel ablegen: { $place }
move-unstow = Die Rettungskapsel nehmen: { $place }
move-half = { $benefit }
half-patch = Einen Flicken nehmen
move-climb = { $track } { $way } setzen
move-flux = { $track } zur Fluxleiste machen
move-card = { $card } nehmen: { $effect }
move-keep = { $objective } behalten: { $text }
move-discard = { $objective } weglegen: { $text }
move-clear-row = Reihe { $line } befreien
move-clear-column = Spalte { $line } befreien
move-forgo = Auf { $terrain } verzichten
move-peek = Das nächste Ereignis ansehen
move-boost = Einen Synergieschub nehmen
move-empty = { $ring } aus dem Spiel nehmen
move-pass = Lassen
move-planet = { $planet } nehmen: { $text }
move-corporation = { $corporation } nehmen: { $text }
move-row = Boni von Feld { $space }, wo { $track } steht
direction-north = nach Norden
direction-east = nach Osten
direction-south = nach Süden
direction-west = nach Westen
direction-northeast = nach Nordosten
direction-southeast = nach Südosten
direction-southwest = nach Südwesten
direction-northwest = nach Nordwesten
way-up-left = nach links oben
way-up = gerade nach oben
way-up-right = nach rechts oben
way-left = nach links
way-right = nach rechts
place-area = Wertungsbereich
place-track = Feld { $space } von { $track }
place-slot = Technologie { $level }

## Why not

why-not-a-move = Diesen Zug gibt es nicht.
why-game-over = Die Partie ist vorbei.
why-not-your-turn = { $seat } ist nicht am Zug.
why-not-asked = „{ $move }“ beantwortet die jetzige Frage nicht. { $status }
why-board-taken = Jemand anders hat diese Tafel.
why-not-offered = Diese Tafel wurde dir nicht ausgeteilt.
why-off-planet = Das Teil würde über den Planeten hinausragen.
why-cell-covered = Ein Feld dort ist schon bedeckt.
why-first-not-at-edge = Das erste Teil muss ein Randfeld bedecken.
why-first-not-in-centre = Das erste Teil muss eines der vier mittleren Felder bedecken.
why-touches-nothing = Das Teil muss an ein bedecktes Feld grenzen.
why-on-ring-only = Ein Plättchen auf dem Ring muss auch ein Feld außerhalb bedecken.
why-mixes-ice = Ein Plättchen liegt ganz auf Eis oder ganz daneben.
why-slides-nowhere = Das Plättchen kann nicht dorthin gleiten.
why-closed-quarter = Ein Symbol läge in einem Viertel, das ihm verschlossen ist.
why-on-both-sides = Das Plättchen läge auf beiden Seiten der Schlucht.
why-no-edge-now = Das Ereignis verbietet in dieser Runde Randfelder.
why-no-ice-now = Das Ereignis verbietet in dieser Runde Eis.
why-beside-its-like = Das Ereignis verbietet in dieser Runde, an gleiches Gelände zu grenzen.
why-same-as-other = Das Plättchen sieht in einer anderen Lage genauso aus.
why-patch-fits-not = Der Flicken passt dort nicht.
why-cannot-keep = Du hast keine Technologie, um Flicken aufzubewahren.
why-cannot-advance = Dieser Marker kann nicht vorrücken.
why-cannot-climb = Diesen Weg kann der Marker nicht nehmen.
why-cannot-regress = Dieser Marker kann nicht zurückgehen.
why-other-track = Dieser Marker steht nicht zur Wahl.
why-line-clear = In dieser Linie liegt kein Meteorit.
why-no-bare-crater = Dort ist kein leeres Meteoritensymbol.
why-no-lifepod = Dort ist keine Rettungskapsel.
why-no-meteorite = Dort ist kein Meteorit.
why-across-chasm = Der Schritt führte über die Schlucht.
why-cannot-jump = Der Rover kann nicht dorthin springen.
why-closed-to-rovers = Dieses Feld ist für Rover gesperrt.
why-toxic-to-rovers = Rover dürfen offene giftige Felder nicht betreten.
why-not-last-tile = Ein neuer Rover kommt auf das zuletzt gelegte Plättchen.
why-no-diagonal = Rover machen keine schrägen Schritte.
why-no-movement = Du hast keine Bewegung mehr.
why-no-such-rover = Dieser Rover ist nicht auf dem Planeten.
why-rover-off-planet = Der Rover verließe den Planeten.
why-rover-there = Dort steht schon ein Rover.
why-not-among-objectives = Dieses Ziel hast du nicht gezogen.
why-no-pod-there = Dort liegt keine deiner Rettungskapseln.
why-card-not-there = Diese Karte ist nicht im Spiel.
why-other-rank = Diese Karte hat einen anderen Rang.
why-nothing-to-peek = Es gibt keine weitere Ereigniskarte.
why-stack-empty = Dieser Stapel hat keine Plättchen mehr.
why-level-not-working = Diese Technologie gilt nicht.
why-level-used = Diese Technologie ist schon genutzt.
why-no-use-now = Das bringt jetzt nichts.
why-not-to-be-used = Diese Technologie wirkt von selbst.
why-cards-later = Bevölkerungskarten werden nach allen Plättchenzügen genommen.
why-fits-nowhere = Dieses Plättchen passt nirgends, das andere schon.
why-not-open = Das steht nicht auf deiner offenen Liste.
why-resolve-first = Etwas anderes muss zuerst ausgeführt werden.
why-still-open = Auf deiner Liste muss noch etwas ausgeführt werden.
why-tile-left = Nimm zuerst ein Plättchen.
why-tile-taken = Du hast dein Plättchen schon genommen.
why-pod-place-taken = Dorthin kann keine Rettungskapsel.

## What happened

event-points = { $event } { $points }
event-round-began = Runde { $round } beginnt; { $seat } ist Kommandant.
event-station-turned = Die Station hat sich gedreht.
event-event-shown = { $incident }
event-last-round = Dies ist die letzte Runde.
event-placed = { $seat } legt { $tile } auf { $cell }.
event-put-aside = { $seat } kann { $tile } nicht unterbringen und legt es beiseite.
event-advanced = { $seat } rückt { $track } auf Feld { $space } vor.
event-regressed = { $seat } geht mit { $track } auf Feld { $space } zurück.
event-patch-placed = { $seat } legt einen Flicken auf { $cell }.
event-patch-kept = { $seat } bewahrt einen Flicken auf.
event-rover-landed = { $seat } setzt einen Rover auf { $cell }.
event-rover-moved = { $seat } fährt einen Rover von { $cell } nach { $to }.
event-collected-meteorite = { $seat } sammelt den Meteoriten auf { $cell } ein.
event-collected-lifepod = { $seat } sammelt die Rettungskapsel auf { $cell } ein.
event-destroyed-meteorite = { $seat } zerstört einen Meteoriten.
event-destroyed-lifepod = { $seat } verliert eine Rettungskapsel.
event-destroyed-rover = { $seat } verliert einen Rover.
event-meteorite-fell = Ein Meteorit fällt bei { $seat } auf { $cell }.
event-card-taken = { $seat } nimmt { $card } (Rang { $rank }).
event-technology-used = { $seat } nutzt Technologie { $level }.
event-flux-chosen = { $seat } macht { $track } zur Fluxleiste.
event-stowed = { $seat } legt eine Rettungskapsel ab: { $place }.
event-peeked = { $seat } sieht das nächste Ereignis an.
event-contest-opened = { $seat } ruft { $objective } für alle aus: { $text }.
event-end-began = Die Schlussphase beginnt.
event-card-revealed = { $seat } zeigt { $card }.
event-scored = { $seat } wertet { $source }.

## In the terminal and on the board

screen-you = { $seat } (du)
screen-medals = { $count ->
    [one] { $count } Medaille
   *[other] { $count } Medaillen
}
screen-commander = Kommandant
screen-station = Raumstation
screen-stack = { $shape }, noch { $left }
screen-faces = vor { $seat }
screen-tracks = Leisten
screen-collected = Eingesammelt: { $lifepods } Rettungskapseln, { $meteorites } Meteoriten
screen-elsewhere = Rettungskapseln anderswo
screen-supply = Rover übrig: { $rovers }, aufbewahrte Flicken: { $patches }, Bewegung: { $movement }
screen-open = Offen
screen-tile = In der Hand: { $tile }
screen-flux = Fluxleiste: { $track }
screen-technologies = Technologien
screen-level = { $level }: { $text }
screen-level-used = { $level } (genutzt): { $text }
screen-cards = Bevölkerungskarten
screen-secret = { $count ->
    [one] { $count } geheime Karte
   *[other] { $count } geheime Karten
}
screen-objectives = Einzelziele
screen-rivalries = Nachbarziele
screen-values = { $seat }: { $value }
screen-in-play = Bevölkerungskarten im Spiel, Rang I bis IV
screen-events-left = { $count ->
    [one] noch { $count } Ereigniskarte
   *[other] noch { $count } Ereigniskarten
}
screen-next-event = Als Nächstes: { $event }
screen-target = Zielzahl: { $target }
screen-planet = { $name }. { $rule }
screen-board = Planet von { $seat }
screen-legend = Auf dem Planeten: c Bevölkerung, w Wasser, b Biomasse, r Rover, t Technologie, e Energie, groß mit Symbol; . Land, ~ Eis, # besonderes Feld. Dahinter: * Meteorit, o Rettungskapsel, 1 bis 5 ein Rover.

## Rund um den Planeten: Station, Leisten, Effekte, die anderen, Wertung

board-once = { $what }. Das lässt sich nicht zurücknehmen.
around-beyond = { $count ->
    [one] Über das Ende hinaus: 1 Bewegung
   *[other] Über das Ende hinaus: { $count } Bewegung
}
around-gives-movement = { $count ->
    [one] 1 Bewegung
   *[other] { $count } Bewegung
}
around-gives-rover = ein Rover
around-gives-level = Technologie { $level }
around-either = { $first } oder { $second }
around-station = Station: sechs Sektoren mit je einem äußeren und einem inneren Stapel
around-offers = Die beiden Plättchen vor dir
around-instead = Stattdessen dieses nehmen
around-brings = Dann liegen vor dir: { $outer }; { $inner }.
around-face-down = verdeckt, Form { $shape }
around-used-up = { $shape } ist aufgebraucht
around-stack = { $left ->
    [0] { $ring }: { $top }.
   *[other] { $ring }: { $top }. Noch { $left }.
}
around-faces = Liegt vor { $seat }.
around-commander = { $seat }, Kommandant
around-round = Runde
around-last = letzte
around-resources = { $first } und { $second }
around-resources-meteorite = { $first } und { $second }, Meteorit
around-corporation = Dein Konzern
around-sheet = Wertungsblatt öffnen
around-parts = Medaillen nach Herkunft
around-stock = Eingesammelt und vorrätig
around-lifepods = { $count ->
    [one] 1 eingesammelte Rettungskapsel
   *[other] { $count } eingesammelte Rettungskapseln
}
around-meteorites = { $count ->
    [one] 1 eingesammelter Meteorit
   *[other] { $count } eingesammelte Meteoriten
}
around-rovers = { $count ->
    [one] 1 Rover noch nicht auf dem Planeten
   *[other] { $count } Rover noch nicht auf dem Planeten
}
around-patches = { $count ->
    [one] 1 Flicken für das Ende aufgehoben
   *[other] { $count } Flicken für das Ende aufgehoben
}
around-movement = { $count ->
    [one] 1 Roverbewegung
   *[other] { $count } Roverbewegung
}
around-tracks = { $name }: fünf Leisten
around-tracker = { $track }: Feld { $place } von { $top }.
around-elsewhere = Steht auf der Leiste { $column }.
around-flux = Das ist die Fluxleiste.
around-step = { $move } auf Feld { $space }: { $gives }
around-state-on = gilt:
around-state-off = noch nicht erreicht:
around-state-used = genutzt:
around-finish = Rest verfallen lassen
around-open = Offene Effekte
around-steps = Bewege Rover auf dem Planeten
around-leads = { $track } auf Feld { $space }: { $gives }
around-leads-nowhere = { $track } auf Feld { $space }
around-then = dann { $step }
around-choose = Wähle eins
around-losses = Was ein Flicken zerstören würde
around-secret = bleibt geheim
around-goals = Ziele, Ereignisse und Karten
around-event = Ereignis
around-target = { $score } von { $target } Medaillen
around-leads-it = { $seat }, vorn
around-met = Erfüllt
around-not-met = Noch nicht erfüllt
around-enlarge = Planeten von { $seat } vergrößern: { $covered } Felder bedeckt
around-playing = am Zug
around-done = fertig
around-close = Schließen
around-secret-goals = { $count ->
    [one] 1 geheimes Ziel
   *[other] { $count } geheime Ziele
}
sheet-title = Medaillen nach Herkunft
sheet-source = Woher
sheet-total = Summe
sheet-note = Zwischenstand. Geheime Ziele und geheime Karten der anderen zählen am Ende.
sheet-place = { $place }.
sheet-tie = { $names } haben je { $points } Medaillen; der Gleichstand wurde aufgelöst.
sheet-tie-shared = { $names } haben je { $points } Medaillen und teilen sich den Platz.
sheet-chart = Woher die Medaillen kommen
around-once = lässt sich nicht zurücknehmen
once-all = Was du jetzt auf dem Planeten tust, lässt sich nicht zurücknehmen.
once-some = Lässt sich nicht zurücknehmen: { $moves }.
once-many = Manches, was du jetzt auf dem Planeten tun kannst, lässt sich nicht zurücknehmen.
worth-rivalry = je { $best }, bei Gleichstand { $tied }
worth-objective = je { $medals }
keys-turn = das Plättchen in der Hand drehen
keys-flip = das Plättchen in der Hand wenden
keys-drive = den gewählten Rover fahren
ledger-technology = { $corporation } { $level }: { $technology }
ledger-track = Felder auf der Leiste { $track }
ledger-patches = Flicken auf dem Planeten
ledger-rovers = Rover auf dem Planeten
ledger-lifepods = gesammelte Rettungskapseln
ledger-meteorites = gesammelte Meteoriten
ledger-meteorites-left = Meteoriten, die liegen blieben
ledger-empty-cells = leere Felder
ledger-neighbour = Nachbarziel „{ $objective }“ gewonnen
ledger-private = Einzelziel „{ $objective }“ erfüllt

## Was für einen Zug spricht

advice-lines = { $others ->
    [0] vollendet { $line }
    [one] vollendet { $line } und eine weitere Linie
   *[other] vollendet { $line } und { $others } weitere Linien
} ({ $medals ->
    [one] 1 Medaille
   *[other] { $medals } Medaillen
})
advice-line-near = { $count ->
    [one] lässt in { $line } nur noch ein Feld fehlen
   *[other] lässt in { $line } nur noch { $count } Felder fehlen
} ({ $medals ->
    [one] 1 Medaille
   *[other] { $medals } Medaillen
})
advice-row = Reihe { $name }
advice-column = Spalte { $name }
advice-hole = füllt eine Lücke von einem Feld
advice-room = lässt keine enge Lücke entstehen
advice-covered = { $count ->
    [one] bedeckt ein Feld
   *[other] bedeckt { $count } Felder
}
advice-planet = { $medals ->
    [one] gewinnt eine Medaille des Planeten selbst
   *[other] gewinnt { $medals } Medaillen des Planeten selbst
}
advice-tracker = rückt { $first } vor
advice-trackers = rückt { $first } sowie { $second } vor
advice-setback = geht nur { $place } zurück
advice-place = mit { $track } auf Feld { $space }
advice-place-gives = mit { $track } auf Feld { $space } ({ $gives })
advice-card-due = bringt eine { space-card }
advice-patches = { $count ->
    [one] bringt einen Flicken
   *[other] bringt { $count } Flicken
}
advice-advances = { $count ->
    [one] lässt dir noch ein Vorrücken
   *[other] lässt dir noch { $count } Mal Vorrücken
}
advice-landed = setzt einen Rover ein
advice-landings = { $count ->
    [one] bringt einen Rover zum Einsetzen
   *[other] bringt { $count } Rover zum Einsetzen
}
advice-lifepods = { $count ->
    [one] sammelt eine Rettungskapsel ein
   *[other] sammelt { $count } Rettungskapseln ein
}
advice-lifepods-near = bringt Rettungskapseln in bessere Reichweite deiner Rover
advice-meteorites = { $count ->
    [one] sammelt einen Meteoriten ein
   *[other] sammelt { $count } Meteoriten ein
}
advice-meteorites-near = bringt Meteoriten in bessere Reichweite deiner Rover
advice-meteorites-gone = { $count ->
    [one] befreit den Planeten von einem Meteoriten
   *[other] befreit den Planeten von { $count } Meteoriten
}
advice-no-meteorite = bringt keinen Meteoriten
advice-cards = { $medals ->
    [one] bringt eine Medaille durch deine Karten
   *[other] bringt { $medals } Medaillen durch deine Karten
}
advice-goal = erfüllt dein Ziel „{ $objective }“
advice-ahead = bringt dich bei „{ $objective }“ vor { $seat }
advice-level = zieht bei „{ $objective }“ mit { $seat } gleich
advice-gains = macht bei „{ $objective }“ Boden auf { $seat } gut

## What a computer likes

taste-rovers = mag Rover
taste-technologies = mag Technologie
taste-patches = mag Flicken
