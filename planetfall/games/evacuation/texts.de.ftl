# Every word a player of Evacuation reads. Resources, terrains and cards are inserted without an article and uninflected.

title = Evacuation
option-mode = Modus
option-mode-race = Rennen
option-mode-points = Punkte
option-bonuses = Boni
option-bonuses-strict = strikt: genau die Zahl
option-bonuses-generous = großzügig: bis zur Zahl
option-actions = Aktionen
option-actions-simple = einfach
option-actions-advanced = fortgeschritten: Karten mit Effekten
option-orders = Aufträge (nur Punkte)
option-orders-off = aus
option-orders-on = an
option-lines = Linienvorherrschaft (nur Punkte)
option-lines-off = aus
option-lines-on = an
option-satisfaction = Zugreihenfolge nach
option-satisfaction-all = allen Stadien
option-satisfaction-new = Stadien der Neuen Welt
option-third = Dritte Partei (zu zweit)
option-third-off = aus
option-third-on = die Solokarten spielen mit

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

technology-early-shift = Frühschicht
technology-pilot-farm = Musterhof
technology-premium-fund = Prämienfonds
technology-all-weather-camps = Wetterfeste Lager
technology-turnaround-crews = Wendetrupps
technology-standard-plans = Standardpläne
technology-fusion-cells = Fusionszellen
technology-donated-arena = Gestiftete Arena
technology-floating-quarters = Schwimmende Viertel
technology-multi-fuel-engines = Vielstofftriebwerke
technology-solar-sails = Sonnensegel
technology-series-hulls = Serienrümpfe
technology-orbital-mail = Orbitalpost
technology-slingshot-routes = Schleuderbahnen
technology-universal-clamps = Universalklammern
technology-emergency-fleet = Notflotte
technology-arc-furnaces = Lichtbogenöfen
technology-treetop-landing = Landung in den Wipfeln
technology-twin-vats = Zwillingstanks
technology-hydroponics = Hydroponik
technology-cargo-nets = Frachtnetze
technology-ground-relay = Bodenrelais
technology-flat-pack-housing = Häuser zum Aufklappen
technology-festival-crew = Festkomitee
technology-terrace-farms = Terrassenhöfe
technology-settler-wave = Siedlerwelle
technology-garden-cities = Gartenstädte
technology-tool-shops = Werkzeugläden
technology-reserve-fund = Rücklage
technology-open-catalogue = Offener Katalog
technology-agile-planning = Bewegliche Planung
technology-assembly-hall = Montagehalle
technology-night-shift = Nachtschicht
technology-pathfinders = Pfadfinder
technology-planet-grid = Planetennetz
technology-landmark = Wahrzeichen

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
