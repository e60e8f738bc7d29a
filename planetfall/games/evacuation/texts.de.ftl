# Every word a player of Evacuation reads. Resources, terrains and cards are inserted without an article and uninflected.

title = Evacuation
blurb = Führe eine sterbende und eine neue Welt zugleich; vier Jahre bleiben für den Umzug.
option-mode = Modus
option-mode-means = Rennen: Produktion der Neuen Welt; Punkte: auch Ziele
option-mode-race = Rennen
option-mode-points = Punkte
option-bonuses = Boni
option-bonuses-means = wann Machtpunkte einen Bonus bringen
option-bonuses-strict = strikt: genau die Zahl
option-bonuses-generous = großzügig: bis zur Zahl
option-actions = Aktionen
option-actions-means = fortgeschritten ab der zweiten Partie
option-actions-simple = einfach
option-actions-advanced = fortgeschritten: Karten mit Effekten
option-orders = Aufträge
option-orders-means = Karten belohnen, wer sie zuerst erfüllt
option-orders-off = aus
option-orders-on = an
option-lines = Linienvorherrschaft
option-lines-means = Punkte für die meisten Felder auf drei Linien
option-lines-off = aus
option-lines-on = an
option-turn-order = Zugreihenfolge nach
option-turn-order-means = welche für die Zufriedenheit zählen
option-turn-order-all = allen Stadien
option-turn-order-new = Stadien der Neuen Welt
option-third-party = Dritte Partei (zu zweit)
option-third-party-means = besiedelt Felder und nimmt euch Karten weg
option-third-party-off = aus
option-third-party-on = die Solokarten spielen mit

## Groups of components

part-kit = Fabriken und Aktionskarten je Person
part-years = Was jedes Jahr verlangt
part-action-track = Aktionsleiste
part-board-actions = Aktionen auf dem Tableau
part-costs = Kosten fürs Vorbereiten, Klonen, Besiedeln, Tauschen der Auslage, Zurückfliegen
part-sites = Stätten der Alten Welt
part-ships = Raumschiffe
part-starting-stadium = Startstadion
part-stadiums = Stadien
part-infrastructure = Infrastrukturkarten
part-technologies = Technologien
part-bonus-cards = Bonuskarten
part-goals = Zielkarten
part-lowest-production = Punkte für die niedrigste Produktion
part-race = Ende des Rennens
part-points = Punkte am Ende
part-action-cards = Aktionskarten des fortgeschrittenen Spiels
part-advanced = Regeln des fortgeschrittenen Spiels
part-progress = Fortschrittsleiste
part-lane-spaces = Bahnen der Fortschrittsleiste
part-fields = Felder der Neuen Welt
part-orders = Auftragskarten
part-line-dominance = Punkte der Linienvorherrschaft
part-lines = Linien der Linienvorherrschaft
part-solo = Allein spielen
part-corners = Ecken der Neuen Welt
part-solo-cards = Karten des Gegners

## Seats, worlds, resources

seat-1 = Blau
seat-2 = Gelb
seat-3 = Weiß
seat-4 = Pink
opponent = Gegner
neutral = Neutrale Farbe
third-party = Dritte Partei
world-old = Alte Welt
world-new = Neue Welt
resource-food = Nahrung
resource-steel = Stahl
resource-energy = Energie
resource-any = beliebige Ressource
amount-food = { $n } Nahrung
amount-steel = { $n } Stahl
amount-energy = { $n } Energie
list-comma = { $first }, { $second }
list-and = { $first } und { $second }
terrain-steppe = Steppe
terrain-desert = Wüste
terrain-forest = Wald
terrain-ocean = Ozean
ground-savanna = Savanne
ground-mountain = Gebirge
ground-sea = Meer
symbol-dome = Kuppel
symbol-beacon = Funkfeuer
display-infrastructure = Infrastruktur
display-ship = Raumschiffe
display-stadium = Stadien
lane-main = Hauptspur
lane-three-plus = Spur ab drei Personen
lane-parking = Parkspur

## Phases

phase-1 = Einkommen
phase-2 = Aktionen
phase-3 = Transport
phase-4 = Zugreihenfolge
phase-5 = Fortschritt
phase-6 = Bonus
phase-7 = Jahresende

## Actions of the board

action-gain-develop2 = Ressource und Infrastruktur
action-gain-research = Ressource und Forschen
action-settle = Besiedeln
action-build-ship = Raumschiff bauen
action-build-stadium = Stadion bauen
action-prepare-factory = Fabrik vorbereiten
action-clone = Bevölkerung klonen
action-develop2 = Infrastruktur
action-gain-exchange3 = Ressource und Tauschen
action-research = Forschen

## Sites

site-population =
    { $type ->
        [food] Nahrungsbevölkerung
        [steel] Stahlbevölkerung
       *[energy] Energiebevölkerung
    }
site-factory =
    { $type ->
        [food] Nahrungsfabrik
        [steel] Stahlfabrik
       *[energy] Energiefabrik
    }
site-sea = Meeresplättchen

## Spaceships

ship-sparrow = Spatz
ship-wren = Zaunkönig
ship-finch = Fink
ship-swallow = Schwalbe
ship-swift = Mauersegler
ship-martin = Mehlschwalbe
ship-pelican = Pelikan
ship-stork = Storch
ship-heron = Reiher
ship-weaver = Webervogel
ship-mason = Maurerbiene
ship-beaver = Biber
ship-twin-star = Doppelstern
ship-two-brothers = Zwei Brüder
ship-pair-of-oars = Ruderpaar
ship-cradle = Wiege
ship-lantern = Laterne
ship-harbour = Hafen
ship-long-road = Lange Straße
ship-great-tide = Große Flut
ship-wide-net = Weites Netz

## Stadiums

stadium-start = Heimplatz
stadium-village-green = Dorfwiese
stadium-running-track = Laufbahn
stadium-skate-bowl = Skatemulde
stadium-market-games = Marktspiele
stadium-swim-hall = Schwimmhalle
stadium-bicycle-loop = Radrunde
stadium-glass-court = Glashalle
stadium-ice-rink = Eisbahn
stadium-climbing-tower = Kletterturm
stadium-open-air-stage = Freilichtbühne
stadium-racing-oval = Rennoval
stadium-wrestling-hall = Ringerhalle
stadium-surf-basin = Surfbecken
stadium-crater-bowl = Kraterstadion
stadium-orbit-arena = Orbitarena
stadium-forum-of-nations = Forum der Nationen
stadium-games-park = Spielepark

## Infrastructure

infrastructure-well-field = Brunnenfeld
infrastructure-granary = Kornspeicher
infrastructure-bloomery = Rennofen
infrastructure-drip-lines = Tröpfchenbewässerung
infrastructure-ore-caravan = Erzkarawane
infrastructure-wind-park = Windpark
infrastructure-mirror-array = Spiegelfeld
infrastructure-flat-track = Flachbahn
infrastructure-salt-works = Saline
infrastructure-canopy-grid = Kronennetz
infrastructure-harvest-road = Ernteweg
infrastructure-charcoal-furnace = Holzkohleofen
infrastructure-long-canal = Langer Kanal
infrastructure-deep-harbour = Tiefseehafen
infrastructure-trading-post = Handelsposten
infrastructure-dune-cables = Dünenkabel
infrastructure-saw-mill = Sägewerk
infrastructure-straight-line = Gerade Strecke

illustration-wells = Brunnen
illustration-granary = Speicher
illustration-smelter = Schmelze
illustration-waterworks = Wasserwerk
illustration-caravanserai = Karawanserei
illustration-solar = Sonne und Wind
illustration-power-line = Stromleitung
illustration-railway = Eisenbahn
illustration-salt = Salzpfannen
illustration-harbour = Hafen
illustration-market = Markt
illustration-mill = Mühle

condition-fields =
    { $terrain ->
        [steppe] { $n ->
            [one] 1 Steppenfeld
           *[other] { $n } Steppenfelder
        }
        [desert] { $n ->
            [one] 1 Wüstenfeld
           *[other] { $n } Wüstenfelder
        }
        [forest] { $n ->
            [one] 1 Waldfeld
           *[other] { $n } Waldfelder
        }
        [ocean] { $n ->
            [one] 1 Ozeanfeld
           *[other] { $n } Ozeanfelder
        }
       *[any] { $n ->
            [one] 1 Feld
           *[other] { $n } Felder
        }
    }
condition-with-population = { $fields } mit Bevölkerung
condition-with-factories = { $fields } mit Fabrik
condition-line-none = { $fields }
condition-line-horizontal = { $fields } auf einer waagrechten Linie
condition-line-diagonal = { $fields } auf einer Diagonalen
condition-line-any = { $fields } auf einer geraden Linie

## Technologies

# Names are broken here where a tile is narrow.
-soft = { "\u00AD" }
technology-early-shift = Frühschicht
technology-pilot-farm = Musterhof
technology-premium-fund = Prämien{ -soft }fonds
technology-all-weather-camps = Wetterfeste Lager
technology-turnaround-crews = Wende{ -soft }trupps
technology-standard-plans = Standard{ -soft }pläne
technology-fusion-cells = Fusions{ -soft }zellen
technology-donated-arena = Gestiftete Arena
technology-floating-quarters = Schwim{ -soft }mende Viertel
technology-multi-fuel-engines = Vielstoff{ -soft }triebwerke
technology-solar-sails = Sonnen{ -soft }segel
technology-series-hulls = Serien{ -soft }rümpfe
technology-orbital-mail = Orbital{ -soft }post
technology-slingshot-routes = Schleuder{ -soft }bahnen
technology-universal-clamps = Universal{ -soft }klammern
technology-emergency-fleet = Notflotte
technology-arc-furnaces = Licht{ -soft }bogen{ -soft }öfen
technology-treetop-landing = Landung in den Wipfeln
technology-twin-vats = Zwillings{ -soft }tanks
technology-hydroponics = Hydroponik
technology-cargo-nets = Fracht{ -soft }netze
technology-ground-relay = Boden{ -soft }relais
technology-flat-pack-housing = Häuser zum Aufklappen
technology-festival-crew = Fest{ -soft }komitee
technology-terrace-farms = Terrassen{ -soft }höfe
technology-settler-wave = Siedler{ -soft }welle
technology-garden-cities = Garten{ -soft }städte
technology-tool-shops = Werkzeug{ -soft }läden
technology-reserve-fund = Rücklage
technology-open-catalogue = Offener Katalog
technology-agile-planning = Bewegliche Planung
technology-assembly-hall = Montage{ -soft }halle
technology-night-shift = Nacht{ -soft }schicht
technology-pathfinders = Pfadfinder
technology-planet-grid = Planeten{ -soft }netz
technology-landmark = Denkmal

## Cards

bonus-card = Bonuskarte { $number }
bonus-upper = { $number }, oberer Bonus
bonus-lower = { $number }, unterer Bonus
action-card = Aktionskarte { $number }
order = Auftrag
order-goal = Mindestens { $least }: { $what }
solo-card = Solokarte: { $action }, { $number } { $letter }
solo-settle = Besiedeln
solo-ship = Raumschiff
solo-infrastructure = Infrastruktur
solo-stadium = Stadion
penalty-tokens =
    { $n ->
        [one] 1 Strafplättchen
       *[other] { $n } Strafplättchen
    }

goal-population = Bevölkerung
goal-smaller-bonus = Kleinerer Bonus
goal-larger-bonus = Größerer Bonus
goal-infrastructure = Infrastruktur
goal-spaceships = Raumschiffe
goal-steppe = Steppe
goal-beyond-steppe = Jenseits der Steppe
goal-technology = Technologie
goal-progress = Fortschritt
goal-factory-sets = Fabriksätze
goal-production-food = Nahrungsproduktion
goal-production-steel = Stahlproduktion
goal-production-energy = Energieproduktion
goal-factories-food = Nahrungsfabriken
goal-factories-steel = Stahlfabriken
goal-factories-energy = Energiefabriken
points-for-each =
    { $points ->
        [one] 1 Punkt je Stück: { $what }
       *[other] { $points } Punkte je Stück: { $what }
    }
points-for-levels = Punkte je Stück: { $what }; untere Reihe { $bottom }, mittlere Reihe { $middle }, obere Reihe { $top }
points-for-steps = Punkte für: { $what }
points-extra = ab { $least }: +{ $points }

counts-population-settled = Bevölkerung auf Feldern
counts-upper-bonuses-received = erhaltene obere Boni
counts-lower-bonuses-received = erhaltene untere Boni
counts-infrastructure-played = ausgespielte Infrastruktur
counts-infrastructure-fulfilled = ausgespielte und erfüllte Infrastruktur
counts-ships-owned = eigene Raumschiffe
counts-stadiums-new-world = Stadien auf der Neuen Welt
counts-fields-steppe = eigene Steppenfelder
counts-fields-not-steppe = eigene Felder jenseits der Steppe
counts-terrains-settled = verschiedene besiedelte Landschaften
counts-technologies-complete = fertige Technologien
counts-turning-points-passed-by-both-markers = Wendepunkte hinter beiden Markern
counts-factories-settled = Fabriken auf Feldern
counts-factory-sets-settled = Sätze aus drei verschiedenen Fabriken auf Feldern
counts-factories-settled-food = Nahrungsfabriken auf Feldern
counts-factories-settled-steel = Stahlfabriken auf Feldern
counts-factories-settled-energy = Energiefabriken auf Feldern
counts-highest-production = höchste Produktion
counts-production-food = Nahrungsproduktion
counts-production-steel = Stahlproduktion
counts-production-energy = Energieproduktion

## Effects: a sentence for what is done, then one for each parameter that says more

effect-gain-resource =
    { $type ->
        [food] Erhalte { $n } Nahrung.
        [steel] Erhalte { $n } Stahl.
        [energy] Erhalte { $n } Energie.
       *[any] { $n ->
            [one] Erhalte 1 Ressource deiner Wahl.
           *[other] Erhalte { $n } Ressourcen deiner Wahl.
        }
    }
effect-gain-production =
    { $type ->
        [food] Die Nahrungsproduktion steigt um { $n }.
        [steel] Die Stahlproduktion steigt um { $n }.
        [energy] Die Energieproduktion steigt um { $n }.
       *[any] Die Produktion deiner Wahl steigt um { $n }.
    }
effect-gain-population = Erhalte { $n } Bevölkerung auf der Neuen Welt.
effect-gain-factory =
    { $type ->
        [food] { $n ->
            [one] Erhalte eine Nahrungsfabrik.
           *[other] Erhalte { $n } Nahrungsfabriken.
        }
        [steel] { $n ->
            [one] Erhalte eine Stahlfabrik.
           *[other] Erhalte { $n } Stahlfabriken.
        }
        [energy] { $n ->
            [one] Erhalte eine Energiefabrik.
           *[other] Erhalte { $n } Energiefabriken.
        }
       *[any] { $n ->
            [one] Erhalte eine Fabrik deiner Wahl.
           *[other] Erhalte { $n } Fabriken deiner Wahl.
        }
    }
effect-gain-ship = Erhalte ein Raumschiff.
effect-gain-stadium = Erhalte ein Stadion.
effect-take-infrastructure =
    { $n ->
        [one] Nimm eine Infrastrukturkarte.
       *[other] Nimm { $n } Infrastrukturkarten.
    }
effect-develop =
    { $n ->
        [one] Entwickle Infrastruktur.
       *[other] Entwickle { $n }-mal Infrastruktur.
    }
effect-research =
    { $n ->
        [one] Forsche.
       *[other] Forsche { $n }-mal.
    }
effect-settle = Besiedle ein Feld.
effect-build-ship = Baue ein Raumschiff.
effect-build-stadium = Baue ein Stadion.
effect-prepare-factory =
    { $type ->
        [food] { $n ->
            [one] Bereite eine Nahrungsfabrik vor.
           *[other] Bereite { $n } Nahrungsfabriken vor.
        }
        [steel] { $n ->
            [one] Bereite eine Stahlfabrik vor.
           *[other] Bereite { $n } Stahlfabriken vor.
        }
        [energy] { $n ->
            [one] Bereite eine Energiefabrik vor.
           *[other] Bereite { $n } Energiefabriken vor.
        }
       *[any] { $n ->
            [one] Bereite eine Fabrik vor.
           *[other] Bereite { $n } Fabriken vor.
        }
    }
effect-clone =
    { $n ->
        [one] Klone Bevölkerung.
       *[other] Klone { $n }-mal Bevölkerung.
    }
effect-exchange =
    { $n ->
        [one] Tausche eine Ressource.
       *[other] Tausche bis zu { $n } Ressourcen.
    }
effect-move-ships = Bewege deine Schiffe: ein zusätzlicher Transport.
effect-refresh =
    { $display ->
        [infrastructure] Tausche bis zu { $n } offene Infrastrukturkarten aus.
        [ship] Tausche bis zu { $n } offene Raumschiffe aus.
       *[stadium] Tausche bis zu { $n } offene Stadien aus.
    }
effect-draw-cards =
    { $n ->
        [one] Ziehe eine Aktionskarte.
       *[other] Ziehe { $n } Aktionskarten.
    }

with-terrains = Nur hier: { $value }.
with-locked = Auch schon vor dem Wendepunkt.
with-next-terrain = Auch die nächste Landschaft ist erlaubt.
with-ignore-symbols = Symbole sind gleichgültig.
with-steel-less = Bis zu { $value } Stahl weniger.
with-cost-less =
    { $value ->
        [one] 1 Ressource weniger.
       *[other] { $value } Ressourcen weniger.
    }
with-cost-more = Bezahle { $value } mehr.
with-own-more = Bezahle { $value } mehr vom eigenen Typ.
with-first-flight-less = Der erste Flug kostet { $value } Energie weniger.
with-level-max = Nur bis Stufe { $value }.
with-bays-min = Nur mit mindestens { $value } Buchten für Stätten.
with-bays-max =
    { $value ->
        [one] Nur mit höchstens 1 Bucht für Stätten.
       *[other] Nur mit höchstens { $value } Buchten für Stätten.
    }
with-satisfaction-max = Nur mit Zufriedenheit bis { $value }.
with-population-min = Nur mit mindestens { $value } Bevölkerung.
with-factories-min =
    { $value ->
        [one] Nur mit Fabrikplatz.
       *[other] Nur mit mindestens { $value } Fabrikplätzen.
    }
with-factories-max =
    { $value ->
        [0] Nur ohne Fabrikplatz.
       *[other] Nur mit höchstens { $value } Fabrikplätzen.
    }
with-symbols-max =
    { $value ->
        [0] Nur ohne Symbole.
       *[other] Nur mit höchstens { $value } Symbolen.
    }

## Lasting effects

lasting-action-free = Deine { $n }. Aktion jedes Jahres kostet keine Energie der Aktionsleiste.
lasting-action-energy-any = Energie für Aktionen darf mit beliebigen Ressourcen bezahlt werden.
lasting-prepare-chain =
    { $type ->
        [food] Immer wenn du eine Nahrungsfabrik vorbereitest, darfst du eine weitere beliebigen Typs vorbereiten.
        [steel] Immer wenn du eine Stahlfabrik vorbereitest, darfst du eine weitere beliebigen Typs vorbereiten.
       *[energy] Immer wenn du eine Energiefabrik vorbereitest, darfst du eine weitere beliebigen Typs vorbereiten.
    }
lasting-prepare-free = Fabriken vorzubereiten kostet nichts.
lasting-factory-output =
    { $type ->
        [food] Deine Nahrungsfabriken auf Feldern produzieren { $n } mehr.
        [steel] Deine Stahlfabriken auf Feldern produzieren { $n } mehr.
       *[energy] Deine Energiefabriken auf Feldern produzieren { $n } mehr.
    }
lasting-bonus-extra =
    { $type ->
        [food] Mit jedem Bonus einer Bonuskarte erhältst du auch { $n } Nahrung.
        [steel] Mit jedem Bonus einer Bonuskarte erhältst du auch { $n } Stahl.
        [energy] Mit jedem Bonus einer Bonuskarte erhältst du auch { $n } Energie.
       *[any] { $n ->
            [one] Mit jedem Bonus einer Bonuskarte erhältst du auch 1 Ressource deiner Wahl.
           *[other] Mit jedem Bonus einer Bonuskarte erhältst du auch { $n } Ressourcen deiner Wahl.
        }
    }
lasting-income-extra =
    { $type ->
        [food] Nach jedem Einkommen erhältst du { $n } Nahrung.
        [steel] Nach jedem Einkommen erhältst du { $n } Stahl.
        [energy] Nach jedem Einkommen erhältst du { $n } Energie.
       *[any] { $n ->
            [one] Nach jedem Einkommen erhältst du 1 Ressource deiner Wahl.
           *[other] Nach jedem Einkommen erhältst du { $n } Ressourcen deiner Wahl.
        }
    }
lasting-marker-resource =
    { $type ->
        [food] Erhalte { $n } Nahrung für jeden eigenen Marker, der auf ein Spurfeld kommt.
        [steel] Erhalte { $n } Stahl für jeden eigenen Marker, der auf ein Spurfeld kommt.
        [energy] Erhalte { $n } Energie für jeden eigenen Marker, der auf ein Spurfeld kommt.
       *[any] { $n ->
            [one] Erhalte 1 Ressource deiner Wahl für jeden eigenen Marker, der auf ein Spurfeld kommt.
           *[other] Erhalte { $n } Ressourcen deiner Wahl für jeden eigenen Marker, der auf ein Spurfeld kommt.
        }
    }
lasting-ignore-symbols = Symbole von Feldern sind dir gleichgültig.
lasting-symbol =
    { $symbol ->
        [dome] Du hast immer die Kuppel.
       *[beacon] Du hast immer das Funkfeuer.
    }
lasting-next-terrain = Du darfst immer auch die nächste Landschaft besiedeln.
lasting-settle-steel-less = Ein Feld zu besiedeln kostet { $n } Stahl weniger.
lasting-cost-less =
    { $display ->
        [infrastructure] { $n ->
            [one] Infrastruktur kostet 1 Ressource weniger.
           *[other] Infrastruktur kostet { $n } Ressourcen weniger.
        }
        [ship] { $n ->
            [one] Raumschiffe kosten 1 Ressource weniger.
           *[other] Raumschiffe kosten { $n } Ressourcen weniger.
        }
       *[stadium] { $n ->
            [one] Stadien kosten 1 Ressource weniger.
           *[other] Stadien kosten { $n } Ressourcen weniger.
        }
    }
lasting-refresh-free = Offene Karten auszutauschen kostet nichts.
lasting-flight-less = Flüge zur Neuen Welt kosten { $n } Energie weniger.
lasting-return-free = Rückflüge kosten nichts.
lasting-quick-return = Schiffe dürfen gleich nach dem Entladen zurückfliegen.
lasting-any-bay = Buchten für Stätten nehmen Stätten jeder Landschaft auf.
lasting-resource-bays-more =
    { $n ->
        [one] Jeder Flug nimmt 1 Ressource mehr mit.
       *[other] Jeder Flug nimmt { $n } Ressourcen mehr mit.
    }
lasting-clone-more = Klonen bringt { $n } Bevölkerung mehr.
lasting-food-demand-less =
    { $world ->
        [old] Die Alte Welt isst { $n } Nahrung weniger.
       *[new] Die Neue Welt isst { $n } Nahrung weniger.
    }
lasting-power-more =
    { $n ->
        [one] Bis zu 1 Machtpunkt mehr in der Fortschrittsphase.
       *[other] Bis zu { $n } Machtpunkte mehr in der Fortschrittsphase.
    }
lasting-bonus-shift =
    { $n ->
        [one] Bis zu 1 Machtpunkt mehr oder weniger in der Bonusphase.
       *[other] Bis zu { $n } Machtpunkte mehr oder weniger in der Bonusphase.
    }

## Wo die Partie steht, und wer was tun muss

amount-none = nichts
place-site = { $site } ({ $grounds })
place-field = { $id } ({ $terrain })
project-text = Kostet { $cost }. Bedingung: { $condition }. Produktion: { $production }.
project-picture = Illustration: { $picture }, auf { $cards } Karten.
order-text = Kostet { $cost }. { $reward } { $points ->
        [one] 1 Punkt am Ende.
       *[other] { $points } Punkte am Ende.
    }
stage-goals = Wahl der Ziele
stage-hands = Wahl der Aktionskarten
stage-year = Jahr { $year }: { $phase }
stage-last = Jahr { $year }: { $phase }, das Rennen ist entschieden
stage-over = Das Ende
status-yours = Du bist dran: { $task }.
status-one = { $seat }: { $task }.
status-wait = Warten auf { $seat }: { $task }.
status-wait-several = Warten auf { $seats }.
status-over = Die Partie ist zu Ende. { $winners }
winner-one =
    { $mode ->
        [race] { $seat } gewinnt; die niedrigste Produktion ist { $points }.
       *[points] { $seat } gewinnt mit { $points } Punkten.
    }
winner-shared =
    { $mode ->
        [race] { $seat } teilen sich den Sieg; die niedrigste Produktion ist { $points }.
       *[points] { $seat } teilen sich den Sieg mit je { $points } Punkten.
    }
winner-alone = Du hast { $points } Punkte. 60 sind für den Anfang gut, 80 und mehr sind möglich.

task-turn = eine Aktion ausführen oder passen
task-pay = { $n } Energie für die Aktion zahlen
task-effects = wählen, welcher Effekt der Karte als nächster kommt
task-gain = eine Ressource erhalten
task-raise = wählen, welche Produktion steigt
task-factory = eine Fabrik erhalten
task-prepare = eine Fabrik vorbereiten oder verzichten
task-clone = Bevölkerung klonen oder verzichten
task-exchange = eine Ressource tauschen oder verzichten
task-develop = Infrastruktur nehmen oder ausspielen oder verzichten
task-take = eine Infrastrukturkarte nehmen oder verzichten
task-ship = ein Raumschiff und seine Welt wählen oder verzichten
task-stadium = ein Stadion und seine Welt wählen oder verzichten
task-save = wählen, welche Ressourcen gespart werden (noch { $n })
task-bury = wählen, was unter den Stapel kommt
task-research = eine Spalte zum Forschen wählen oder verzichten
task-settle = ein Feld zum Besiedeln wählen oder verzichten
task-fill = eine Fabrik für das Feld { $field } wählen
task-tuck = die Karte wählen, die unter den Bereich kommt
task-discard =
    { $n ->
        [one] 1 Aktionskarte abwerfen
       *[other] { $n } Aktionskarten abwerfen
    }
task-orders = Aufträge ausspielen oder den Zug beenden
task-goal = eine Zielkarte behalten ({ $number } von { $count })
task-drop = eines der Ziele in die Schachtel legen
task-transport = ein Raumschiff bewegen oder den Transport beenden
task-load = { $ship } beladen
task-power = wählen, wie viele Machtpunkte zählen
task-advance =
    { $points ->
        [one] 1 Machtpunkt auf die Marker aufteilen
       *[other] { $points } Machtpunkte auf die Marker aufteilen
    }
task-lane = eine Fahrspur wählen
task-bonus = einen Bonus wählen
task-quick = Raumschiffe gleich zurückfliegen lassen oder beenden

## Züge

move-points = { $move } ({ $points })
move-act =
    { $energy ->
        [0] { $action }
       *[other] { $action } ({ $energy } Energie)
    }
move-card =
    { $energy ->
        [0] { $card }: { $text }
       *[other] { $card } ({ $energy } Energie): { $text }
    }
move-order = Auftrag ausspielen: { $order }
move-pass = Passen
move-decline = Verzichten
move-done = Fertig
move-tuck = { $card } verdeckt nutzen: { $text }
move-discard = { $card } abwerfen: { $text }
move-pay = { $what } zahlen ({ $world })
move-gain = { $what } ({ $world })
move-raise = Produktion erhöhen: { $resource }
move-factory = { $what } ({ $world })
move-prepare = Vorbereiten: { $what } ({ $world })
move-clone = Bevölkerung klonen
move-exchange = { $give } gegen { $take } ({ $world })
move-take = { $project } nehmen
move-play = { $project } ausspielen
move-refresh = Ausliegende ersetzen für 1 { $what } ({ $world })
move-free-refresh = Ausliegende ersetzen
move-bury = { $thing } unter den Stapel
move-research = { $technology } erforschen
move-settle = { $field } besiedeln
move-fill = { $factory }
move-ship = { $thing } ({ $world })
move-stadium = { $thing } ({ $world })
move-save = 1 { $resource } sparen
move-do = { $effect }
move-fly = { $ship } zur Neuen Welt fliegen ({ $cost } Energie)
move-back = { $ship } zurückfliegen ({ $cost } Energie)
move-evacuate = { $site } evakuieren
move-carry-site = { $site } in eine Bucht für Gebäude
move-carry-factory = { $factory } verladen
move-carry-stadium = { $stadium } verladen
move-carry = 1 { $resource } verladen
move-power =
    { $points ->
        [one] 1 Machtpunkt zählen
       *[other] { $points } Machtpunkte zählen
    }
move-advance =
    { $steps ->
        [0] Marker { $marker } zuerst, er bleibt
        [one] Marker { $marker } zuerst, 1 Feld
       *[other] Marker { $marker } zuerst, { $steps } Felder
    }
move-lane = Auf die { $lane }
move-bonus =
    { $bonus ->
        [none] Kein Bonus
       *[other] { $bonus }
    }
move-keep = { $goal } behalten: { $text }
move-drop = { $goal } weglegen: { $text }

## Was für einen Zug spricht, als halber Satz

advice-points =
    { $n ->
        [one] bringt sofort 1 Punkt
       *[other] bringt sofort { $n } Punkte
    }
advice-race = entscheidet das Rennen
advice-lowest = hebt deine niedrigste Produktion auf { $n }
advice-goal =
    { $n ->
        [one] bringt 1 Punkt mehr für dein Ziel „{ $goal }“
       *[other] bringt { $n } Punkte mehr für dein Ziel „{ $goal }“
    }
advice-order = holt dir einen Auftrag vor den anderen ({ $order })
advice-order-played = spielt einen Auftrag aus ({ $n } Punkte am Ende)
advice-field = besiedelt { $field } und produziert damit { $amounts } mehr
advice-field-begun = besiedelt { $field }
advice-production = produziert { $amounts } mehr
advice-people = bringt dir { $n } Bevölkerung für die Neue Welt
advice-factories-new =
    { $n ->
        [one] bringt dir eine Fabrik zum Siedeln
       *[other] bringt dir { $n } Fabriken zum Siedeln
    }
advice-factories-old =
    { $n ->
        [one] bereitet eine Fabrik vor, die ein Schiff mitnehmen kann
       *[other] bereitet { $n } Fabriken vor, die Schiffe mitnehmen können
    }
advice-terrain =
    { $terrain ->
        [desert] öffnet dir die Wüste
        [forest] öffnet dir den Wald
       *[ocean] öffnet dir den Ozean
    }
advice-symbol = gibt dir das Symbol { $symbol }
advice-sites =
    { $n ->
        [one] evakuiert eine Stätte
       *[other] evakuiert { $n } Stätten
    }
advice-flight = schickt ein Schiff in die Neue Welt ({ $ship })
advice-sea =
    { $n ->
        [one] dreht ein Meeresplättchen um
       *[other] dreht { $n } Meeresplättchen um
    }
advice-ship =
    { $bays ->
        [0] bringt dir ein Schiff ({ $ship })
        [one] bringt dir ein Schiff mit 1 Bucht für Stätten ({ $ship })
       *[other] bringt dir ein Schiff mit { $bays } Buchten für Stätten ({ $ship })
    }
advice-ship-some = bringt dir ein Raumschiff
advice-ship-back = holt ein Schiff für einen weiteren Flug zurück ({ $ship })
advice-stadium-new =
    { $stadium ->
        [none] bringt ein Stadion in die Neue Welt ({ $n } von { $asked })
       *[other] bringt ein Stadion in die Neue Welt ({ $stadium }, { $n } von { $asked })
    }
advice-stadium-old = bringt dir ein Stadion ({ $stadium })
advice-stadium-some = bringt dir ein Stadion
advice-satisfaction = hebt deine Zufriedenheit auf { $n }
advice-most-satisfied = macht deine Leute zu den zufriedensten ({ $n })
advice-technology = macht eine Technologie fertig ({ $technology })
advice-research = bringt eine Technologie eine Forschung weiter ({ $technology })
advice-project-paid = erfüllt die Infrastruktur „{ $project }“
advice-project-laid = legt die Infrastruktur „{ $project }“ aus (sie zahlt, sobald ihre Bedingung gilt)
advice-project-taken = bringt dir die Infrastruktur „{ $project }“ für später
advice-project-some = bringt dir Infrastruktur
advice-markers = zieht deine Marker auf die Felder { $rear } und { $front }
advice-power =
    { $n ->
        [one] bringt 1 Machtpunkt
       *[other] bringt { $n } Machtpunkte
    }
advice-hunger =
    { $n ->
        [one] erspart dir nächstes Jahr ein Strafplättchen für Hunger
       *[other] erspart dir nächstes Jahr { $n } Strafplättchen für Hunger
    }
advice-stadiums-ahead =
    { $n ->
        [one] erspart dir nächstes Jahr ein Strafplättchen für ein fehlendes Stadion
       *[other] erspart dir nächstes Jahr { $n } Strafplättchen für fehlende Stadien
    }
advice-cards = gibt dir { $n } Aktionskarten mehr
advice-new-resources = gibt der Neuen Welt { $amounts }
advice-old-resources = gibt der Alten Welt { $amounts }
advice-energy-kept = behält { $n } Energie auf der Alten Welt
advice-lets-production = lässt dich die Produktion heben
advice-lets-fields = lässt dich ein Feld besiedeln
advice-lets-clones = lässt dich Bevölkerung klonen
advice-lets-factories = lässt dich eine Fabrik bereitstellen
advice-lets-ships = lässt dich ein Raumschiff aussuchen
advice-lets-stadiums = lässt dich ein Stadion aussuchen
advice-lets-research = lässt dich forschen
advice-lets-infrastructure = lässt dich Infrastruktur entwickeln
advice-lets-resources = lässt dich eine Ressource nehmen
advice-lets-exchanges = lässt dich Ressourcen tauschen

taste-technologies = mag Technologien
taste-stadiums = mag Stadien
taste-ships = mag Raumschiffe

## Warum nicht

why-not-a-move = Einen Zug { $move } gibt es nicht.
why-game-over = Die Partie ist zu Ende.
why-not-your-turn = Du bist nicht dran. { $status }
why-not-asked = Danach ist jetzt nicht gefragt. { $status }
why-no-card-left = Du hast keine Aktionskarte mehr und musst passen.
why-no-energy = Die Aktion kostet { $needed } Energie, zahlen kannst du { $held }.
why-area-covered = Der Bereich ist abgedeckt: nur eine Aktion im Jahr.
why-not-in-hand = Diese Karte hast du nicht auf der Hand.
why-must-act = Du hast in diesem Zug einen Auftrag ausgespielt und musst eine Aktion ausführen.
why-world-does-not-pay = Deine Fortschrittsmarker lassen diese Welt nicht für Aktionen zahlen.
why-not-energy = Aktionen werden mit Energie bezahlt.
why-none-left-there = Auf dieser Welt ist nichts mehr davon.
why-other-type = Der Effekt betrifft einen anderen Typ.
why-no-factory-left = In deinem Vorrat ist keine Fabrik dieses Typs mehr.
why-too-dear = Diese Welt kann es nicht ganz bezahlen.
why-cannot-save = Diese Ressource gehört nicht mehr zum Preis.
why-no-food-to-clone = Klonen kostet 1 Nahrung der Neuen Welt.
why-slot-empty = Dieses Feld der Auslage ist leer.
why-refreshed = Dafür hast du schon ausgetauscht.
why-refreshed-to-take = Du hast ausgetauscht: Nimm jetzt eine Karte oder keine.
why-nothing-to-refresh = In der Auslage liegt nichts.
why-cannot-pay-refresh = So kannst du das nicht bezahlen.
why-bury-one = Lege mindestens eines unter den Stapel.
why-project-not-held = Diese Infrastrukturkarte hast du nicht auf der Hand.
why-same-illustration = Eine Karte mit derselben Abbildung liegt schon vor dir.
why-column-complete = Alle Technologien dieser Spalte sind vollständig.
why-level-too-high = Der Effekt gilt nur für niedrigere Stufen.
why-no-such-field = Dieses Feld gibt es nicht.
why-field-settled = Dieses Feld ist schon besiedelt.
why-terrain-closed = Diese Landschaft darfst du noch nicht besiedeln.
why-other-terrain = Der Effekt gilt für eine andere Landschaft.
why-other-field = Der Effekt gilt für andere Felder.
why-no-symbol = Du hast nicht alle Symbole, die das Feld verlangt.
why-too-few-factories = Auf der Seite Neue Welt hast du zu wenige Fabriken.
why-too-few-people = Auf der Seite Neue Welt hast du zu wenig Bevölkerung.
why-too-little-steel = Die Neue Welt hat zu wenig Stahl für dieses Feld.
why-field-too-dear = Die Neue Welt kann nicht zahlen, was der Effekt zusätzlich verlangt.
why-no-such-factory = Eine solche Fabrik liegt nicht auf der Seite Neue Welt.
why-other-ship = Der Effekt gilt für andere Raumschiffe.
why-other-stadium = Der Effekt gilt für andere Stadien.
why-effect-done = Dieser Effekt der Karte ist schon ausgeführt.
why-a-gain = Auf einen bloßen Gewinn wird nicht verzichtet.
why-order-not-held = Diesen Auftrag hast du nicht auf der Hand.
why-order-too-dear = Die Neue Welt kann den Auftrag nicht bezahlen.
why-no-action-after = Nach dem Auftrag könntest du keine Aktion bezahlen, und eine muss folgen.
why-not-your-ship = Über dieser Welt hast du kein solches Raumschiff.
why-ship-moved = Dieses Raumschiff hat sich schon bewegt.
why-no-flight-energy = Der Flug kostet { $needed } Energie, die Alte Welt hat { $held }.
why-no-return-energy = Der Rückflug kostet { $needed } Energie, die Neue Welt hat { $held }.
why-site-evacuated = Diese Stätte ist schon evakuiert.
why-sea-tile = Meeresplättchen werden nicht verladen; Wendepunkte bewegen sie.
why-no-bay = Das Raumschiff hat keine freie Bucht für diese Stätte.
why-no-building-bay = Das Raumschiff hat keine freie Bucht für Gebäude.
why-no-resource-bay = Das Raumschiff hat keine freie Bucht für Ressourcen.
why-not-a-factory-site = In eine Bucht für Gebäude passen nur Fabrikstätten.
why-no-factory-for-site = In deinem Vorrat ist keine Fabrik des Typs, den die Stätte zeigt.
why-not-prepared = Eine solche Fabrik liegt nicht auf der Seite Alte Welt.
why-stadium-not-there = Dieses Stadion liegt nicht neben deiner Alten Welt.
why-nothing-to-load = Auf der Alten Welt ist nichts mehr davon.
why-not-your-power = So viele Machtpunkte geben deine Karten nicht.
why-spacing = Zwischen deinen beiden Markern darf höchstens ein Wendepunkt liegen.
why-gives-up-points = Damit verfielen Machtpunkte: der andere Marker könnte den Rest nicht nutzen.
why-beyond-the-end = Die Leiste endet vorher.
why-markers-alike = Beide Marker stehen auf demselben Feld; ziehe den ersten.
why-no-such-bonus = Das bringen deine Machtpunkte nicht.
why-not-among-goals = Diese Zielkarte ist nicht unter denen, die du zur Auswahl hast.
why-not-your-goal = Diese Zielkarte ist nicht unter deinen.
why-too-few-points = Du hast nur noch { $points } Machtpunkte.
why-marker-has-moved = Dieser Marker ist schon gezogen.

## Was geschehen ist

event-points = { $event } ({ $points })
event-year-began = Jahr { $year } beginnt.
event-income = { $seat } erhält { $food } Nahrung, { $steel } Stahl und { $energy } Energie.
event-tokens-taken =
    { $tokens ->
        [one] { $seat } nimmt 1 Strafplättchen: { $food } Nahrung und { $stadiums ->
            [one] 1 Stadion
           *[other] { $stadiums } Stadien
        } fehlen.
       *[other] { $seat } nimmt { $tokens } Strafplättchen: { $food } Nahrung und { $stadiums ->
            [one] 1 Stadion
           *[other] { $stadiums } Stadien
        } fehlen.
    }
event-action-taken =
    { $energy ->
        [0] { $seat }: { $action }.
       *[other] { $seat }: { $action } für { $energy } Energie.
    }
event-card-played =
    { $energy ->
        [0] { $seat } spielt { $card }: { $text }
       *[other] { $seat } spielt { $card } für { $energy } Energie: { $text }
    }
event-passed = { $seat } passt.
event-resource-gained = { $seat } erhält { $what } ({ $world }).
event-production-raised = { $seat }: Produktion { $resource } +{ $by }, jetzt { $to }.
event-population-gained = { $seat } erhält { $n } Bevölkerung.
event-factory-gained = { $seat } erhält: { $what } ({ $world }).
event-factory-prepared = { $seat } bereitet vor: { $what } ({ $world }).
event-cloned = { $seat } klont { $n } Bevölkerung.
event-exchanged = { $seat } tauscht { $give } gegen { $take } ({ $world }).
event-project-taken = { $seat } nimmt { $project }.
event-project-played = { $seat } spielt { $project } aus.
event-project-fulfilled = { $seat } erfüllt { $project }.
event-researched =
    { $complete ->
        [0] { $seat } erforscht { $technology }.
       *[other] { $seat } erforscht { $technology } vollständig.
    }
event-field-settled-by = { $seat } besiedelt { $field }.
event-ship-taken = { $seat }: Raumschiff { $thing } ({ $world }).
event-stadium-taken = { $seat }: Stadion { $thing } ({ $world }).
event-buried = { $display }: { $thing } kommt unter den Stapel.
event-refreshed-display = { $seat } tauscht aus: { $display }.
event-flew = { $seat } fliegt { $ship } zur Neuen Welt.
event-flew-back = { $seat } fliegt { $ship } zurück.
event-loaded = { $site ->
    [1] { $seat } evakuiert { $cargo } mit { $ship }.
   *[0] { $seat } lädt { $cargo } ein ({ $ship }).
}
event-unloaded = { $seat } entlädt.
event-turn-order-set = { $seat } ist Nummer { $place } mit Zufriedenheit { $satisfaction }.
event-marker-moved = { $seat }: ein Marker auf Feld { $space }, { $lane }.
event-turning-point =
    { $marker ->
        [1] { $seat } überspringt Wendepunkt { $point } mit dem ersten Marker.
       *[2] { $seat } überspringt Wendepunkt { $point } mit dem zweiten Marker.
    }
event-bonus-gained =
    { $which ->
        [upper] { $seat } erhält den oberen Bonus: { $bonus }
       *[lower] { $seat } erhält den unteren Bonus: { $bonus }
    }
event-year-ended = Jahr { $year } endet.
event-order-claimed = { $seat } nimmt einen Auftrag: { $order }.
event-order-played = { $seat } spielt einen Auftrag aus: { $order }.
event-goal-shown = { $seat } zeigt das Ziel { $goal }.
event-race-decided = { $seat } hat das Ziel des Rennens erreicht.
event-solo-card = { $rival }: { $action } mit { $number } und { $letter }.
event-rival-settled = { $rival } besiedelt { $field }.
event-cards-drawn =
    { $n ->
        [one] { $seat } zieht 1 Aktionskarte.
       *[other] { $seat } zieht { $n } Aktionskarten.
    }
event-scored = { $seat }: { $source }
event-rival-moved = { $colour }: ein Marker auf Feld { $space }.
event-rival-stadium = { $rival } nimmt das Stadion { $stadium }.

source-production = niedrigste Produktion
source-goals = Ziele
source-sites = nicht evakuierte Stätten
source-stadiums = fehlende Stadien
source-tokens = Strafplättchen
source-satisfaction = Zufriedenheit
source-orders = Aufträge
source-lines = Linienvorherrschaft
source-race = Strafen und Boni

## Der Bildschirm

group-year = Jahr { $year }
board-once = { $what }. Kann nicht zurückgenommen werden.
screen-you = { $seat } (du)
screen-score = { $score }
screen-order = Zugreihenfolge
screen-bonus = { $number }: { $text }
screen-left = noch { $count }
screen-not-laid-out = noch nicht ausgelegt
screen-open-order = Auftrag: { $order }. { $text }
screen-rival = { $name }: { $fields } Felder, { $stadiums } Stadien, Zufriedenheit { $satisfaction }; noch { $cards } Solokarten, nächste { $number } { $letter }
screen-ship = { $name } (Schiff { $number }; kostet { $cost }; Flug { $flight }; Buchten: { $bays }; Gebäude { $buildings }, Ressourcen { $resources })
screen-stadium = { $name } (kostet { $cost }; Zufriedenheit { $satisfaction })
screen-marker = { $seat } { $space } ({ $lane })
screen-new-world = Neue Welt
screen-legend = Hinter der Nummer: Landschaft, nach = der erste Buchstabe dessen, der dort siedelt, * der Gegner.
screen-population = { $n } Bevölkerung
screen-production = Produktion
screen-sites = Offene Stätten
screen-numbers = Zufriedenheit { $satisfaction }, Strafplättchen { $tokens }, Aktionen { $actions }, Machtpunkte unter dem Tableau { $power }, Symbole: { $symbols }
screen-hand = Infrastruktur auf der Hand
screen-laid = Infrastruktur nicht erfüllt
screen-paid = Infrastruktur erfüllt
screen-shown-cards = Aktionskarten offen
screen-cards = Aktionskarten auf der Hand
screen-goals = Ziele
screen-orders-held = Aufträge auf der Hand
screen-orders-played = Aufträge ausgespielt
screen-complete = { $name }: { $text }
screen-begun = { $name } (begonnen): { $text }

## Karte, Fortschritt, Auslagen, die anderen

map-label = Neue Welt, { $count } Felder
map-field = { $terrain } { $id }. { $text }
map-line = { $field } Es liegt auf einer Linie des Moduls Liniendominanz.
map-settled = { $field } Besiedelt von { $seat }.
map-may = { $field } Zahle { $steel } Stahl. Setze { $people } Bevölkerung{ $factories ->
        [0] {""}
        [one] {" "}und 1 Fabrik
       *[other] {" "}und { $factories } Fabriken
    } ein. Die Bevölkerung bringt: { $gains }.
map-terrains = Landschaften
map-open = { $terrain }: für dich offen
map-shut = { $terrain }: öffnet sich, sobald ein Marker Feld { $space } erreicht
map-is-open = offen
map-solo = Soloplättchen: Von hier zählt { $rival }, die nächste Karte zeigt { $number } { $letter }.
map-at = ab { $space }
track-label = Fortschrittsleiste
track-space = Feld { $space }, { $lane }: { $what }
track-turn-1 = Erster Wendepunkt. Jeder Marker, der ihn passiert, dreht ein Meeresplättchen der Alten Welt um.
track-turn-2 = Zweiter Wendepunkt. Erster Marker: Wüste öffnet sich, beide Welten dürfen Aktionen zahlen. Zweiter Marker: ein Meeresplättchen für die Neue Welt, alle Produktion +1; nun zahlt die Neue Welt.
track-turn-3 = Dritter Wendepunkt. Erster Marker: Wald öffnet sich. Zweiter Marker: ein Meeresplättchen für die Neue Welt, alle Produktion +1.
track-turn-4 = Vierter Wendepunkt. Erster Marker: Ozean öffnet sich.
track-reach = Mit { $power } Machtpunkten könnte ein Marker hierhin
track-advance = Marker { $marker } auf Feld { $space }
years-label = Jahre und Fortschritt
years-caption = Was jedes Einkommen und das Ende verlangen
years-head = Einkommen im Jahr
years-end = Ende
years-stadiums = Stadien, neu
years-covered = Jahr { $year }: es würde nichts fehlen
years-lack = Jahr { $year }: es fehlen { $food ->
        [0] {""}
       *[other] { $food } Nahrung{ $stadiums ->
            [0] {""}
           *[other] {" "}und{" "}
        }
    }{ $stadiums ->
        [0] {""}
        [one] 1 Stadion
       *[other] { $stadiums } Stadien
    }, { $tokens ->
        [one] 1 Strafe
       *[other] { $tokens } Strafen
    }
years-at-end = Am Ende sind { $asked } Stadien verlangt, du hast { $stadiums }
tech-title = Meine Technologien
tech-active = { $count } aktiv
tech-complete = { $name }, fertig. { $text }
tech-open = { $name }, { $done } von { $asked } erforscht. { $text }
shop-label = Auslagen und deine Technologien
shop-title = Auslagen
shop-gap = Leerer Platz der Auslage
shop-old = Alte
shop-new = Neue
shop-bury = Darunter
shop-take = Nehmen
shop-play = Spielen
shop-free = frei
shop-dear = zu teuer
shop-from-old = Alte Welt
shop-from-new = Neue Welt
shop-from-both = Alt oder Neu
shop-new-pays = Neue Welt
shop-met = erfüllt
shop-mine = Karten
shop-bonuses = Boni
shop-orders = Offene Aufträge
shop-none = Du hast noch keine Karten.
around-close = Schließen
around-acting = am Zug
around-passed = hat gepasst
around-enlarge = Alles, was { $seat } hat
around-board = { $seat }
around-stock = Vorrat und Produktion
around-old = Alte
around-new = Neue
around-sites =
    { $count ->
        [one] 1 Stätte nicht evakuiert
       *[other] { $count } Stätten nicht evakuiert
    }
around-ships =
    { $count ->
        [one] 1 Raumschiff
       *[other] { $count } Raumschiffe
    }
around-stadiums = { $count } von { $asked } Stadien auf der Neuen Welt
around-happy = Zufriedenheit { $count }
around-technologies =
    { $count ->
        [one] 1 fertige Technologie
       *[other] { $count } fertige Technologien
    }
around-coming =
    { $tokens ->
        [0] Das Einkommen von Jahr { $year } bringt keine Strafe
        [one] Das Einkommen von Jahr { $year } bringt 1 Strafe
       *[other] Das Einkommen von Jahr { $year } bringt { $tokens } Strafen
    }
around-lowest = Niedrigste Produktion { $count }, das Rennen verlangt { $asked }
around-fields =
    { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    }
around-no-stadiums = Noch kein Stadion
around-rival-stadiums = Stadien: { $names }
around-solo =
    { $count ->
        [one] Noch 1 Solokarte, sie zeigt { $number } { $letter }
       *[other] Noch { $count } Solokarten, die nächste zeigt { $number } { $letter }
    }
sheet-title = Punkte nach Herkunft
sheet-source = Aus
sheet-total = Summe
sheet-points = Stand jetzt; Ziele zählen am Ende.
sheet-race = Stand jetzt: niedrigste Produktion nach Strafen und Boni.
sheet-chart = Gewonnen und verloren
sheet-steps = Produktion
sheet-after = Produktion am Ende (Nahrung / Stahl / Energie)
sheet-goal = Ziel: je { $production } und { $stadiums } Stadien
sheet-yes = erreicht
sheet-no = verfehlt
sheet-place = { $place }.
sheet-tie = Gleichstand von { $names }, entschieden durch die Regeln zum Gleichstand.
sheet-tie-shared = { $names } teilen sich den Platz.

## Der Bericht zur Balance

ledger-goal = Ziel: { $goal }
ledger-order = Auftrag: { $order }
ledger-fields = Felder: { $terrain }
ledger-set = Technologiesatz { $number }
ledger-race-won = Ziel des Wettlaufs im Jahr { $year } erreicht
ledger-population = Bevölkerung auf Feldern
ledger-sea-tiles = Meeresplättchen auf der Neuen Welt
ledger-tokens = Strafplättchen
ledger-sites-left = Nicht evakuierte Stätten

## Tipps

tip-ship = Kostet { $cost }; ein Flug { $flight } Energie. Buchten für Stätten: { $bays }, für Gebäude: { $buildings }, für Ressourcen: { $resources }.
tip-stadium = Kostet { $cost }. Zufriedenheit { $satisfaction }.
tip-start-stadium = Das Stadion, mit dem du beginnst. Zufriedenheit { $satisfaction }.
tip-field = Plätze: { $spaces }.
tip-factories =
    { $n ->
        [one] eine Fabrik beliebigen Typs
       *[other] { $n } Fabriken beliebigen Typs
    }
tip-population =
    { $type ->
        [food] Bevölkerung für { $n } Nahrung
        [steel] Bevölkerung für { $n } Stahl
       *[energy] Bevölkerung für { $n } Energie
    }
tip-symbols = Verlangt: { $symbols }.

## The board: worlds, ships, actions

worlds-sites = noch { $left } von { $count } Stätten
worlds-sites-label = Stätten der Alten Welt
worlds-site = { $site }: bringt { $gives }.
worlds-site-gone = { $site }: verdeckt
worlds-stock = { $world }: Vorrat und Produktion
worlds-resource = { $world }: { $count } { $resource }, jedes Jahr { $production } mehr
worlds-count = { $what } ({ $world }): { $count }
worlds-waiting = Neben dem Plan: { $world }
worlds-people =
    { $count ->
       *[other] { $count } Bevölkerung wartet auf der Neuen Welt
    }
worlds-satisfaction = Zufriedenheit { $count }
fleet-none = Noch kein Raumschiff
fleet-here = fliegt für { $energy }
fleet-flies = fliegt mit seiner Fracht
fleet-there = bei der Neuen Welt, zurück für { $energy }
fleet-under-way = unterwegs
fleet-label = Raumschiff { $ship }, { $where }. { $text }
fleet-loading = { $ship } wird beladen. Freie Buchten: { $sites } für Stätten, { $buildings } für Gebäude, { $resources } für Ressourcen.
fleet-free = was noch passt, leuchtet
fleet-aboard = An Bord
cargo-population = Bevölkerung
cargo-stadiums = Stadien
cargo-food = Nahrung
cargo-steel = Stahl
cargo-energy = Energie
cargo-food-factories = Nahrungsfabriken
cargo-steel-factories = Stahlfabriken
cargo-energy-factories = Energiefabriken
foot-label = Aktionen
foot-areas = Aktionen des Plans
foot-area =
    { $used ->
        [one] Bereich mit Macht { $power }: 1 Karte darunter. Ab Karte { $first } kostet eine Aktion { $more } Energie mehr.
       *[other] Bereich mit Macht { $power }: { $used } Karten darunter. Ab Karte { $first } kostet eine Aktion { $more } Energie mehr.
    }
foot-action = { $action }, Macht { $power }, { $energy } Energie. { $text }
foot-idle = { $text } Jetzt brächte das nur die Macht und sonst nichts.
foot-energy = Energie je Aktion
foot-energy-of = Aktion { $number }: { $energy } Energie
foot-power = Macht { $power }
foot-bonus = Bonus, genau
foot-bonus-generous = Bonus, bis zu
foot-bonus-of = Bonus { $number }: { $text }
foot-hand = Karten auf der Hand
foot-played = offen
foot-once = endgültig
tray-exchange = Tauschen
tray-refresh = Auslage austauschen für
tray-power = Gezählte Machtpunkte
tray-keep = Ein Ziel behalten
tray-drop = Ein Ziel weglegen
tray-do = Welcher Effekt kommt als nächster
short-gain-develop2 = Gewinn, Infra
short-gain-research = Gewinn, Forschen
short-settle = Siedeln
short-build-ship = Schiff
short-build-stadium = Stadion
short-prepare-factory = Fabrik
short-clone = Klonen
short-develop2 = Infra
short-gain-exchange3 = Gewinn, Tausch
short-research = Forschen
