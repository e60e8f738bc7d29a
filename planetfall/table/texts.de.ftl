## Ablehnungen: was nicht geschehen ist und was stattdessen hilft. Steht eine davon da, so hat sich nichts geändert.

refused-title = Das ging nicht
refused-no-page = An dieser Adresse gibt es keine Seite.
refused-no-table = Unter dieser Adresse gibt es keinen Tisch. Prüfe den Link oder lass dir einen neuen geben.
refused-nowhere = Unter dieser Adresse gibt es nichts. Was es gibt, steht in /api/openapi.json.
refused-seat-taken = Dieser Platz ist schon besetzt, hier sitzt { $name }. Nimm einen anderen oder schau zu.
refused-full = An diesem Tisch sind alle Plätze besetzt. Du kannst zuschauen oder selbst einen Tisch eröffnen.
refused-link-used = Dieser Link ist schon benutzt oder älter als 15 Minuten. Mach auf dem Gerät, das den Platz hat, einen neuen.
refused-confirm-first = Dein Zug ist vollständig. Bestätige ihn oder nimm erst etwas zurück.
refused-nothing-to-undo = Es gibt nichts zurückzunehmen: Deine Züge gelten schon, oder jemand anders hat seitdem gezogen.
refused-instead = Das war in diesem Zug nicht zu haben. Nichts hat sich geändert.
refused-not-complete = Dein Zug ist noch nicht vollständig. Führe ihn zu Ende, bevor du bestätigst.
refused-stale = Am Tisch ist es inzwischen weitergegangen. Nichts wurde geändert; schau noch einmal hin und wähle neu.
refused-no-vote = Deine Stimme kann { $name } nicht durch einen Computer ersetzen: Das entscheiden nur die anderen Menschen in einer laufenden Partie.
refused-still-here = { $name } ist noch da und hat noch Zeit.
refused-message = Eine Nachricht hat 1 bis { $most } Zeichen.
refused-not-your-seat = Dieser Platz gehört jemand anderem. Spielen kannst du nur von einem eigenen Platz aus.
refused-computer-plays = Hier spielt gerade ein Computer. Nimm erst deinen Platz zurück.
refused-not-started = Die Partie beginnt, sobald alle Plätze besetzt sind.
refused-outdated = Diese Partie wurde nach einer älteren Fassung der Regeln gespielt. Du kannst sie ansehen, aber nicht fortsetzen.
refused-no-move = Das ist kein Zug: { $why }
refused-no-seat = Diesen Platz gibt es nicht. Der Tisch hat { $seats } Plätze, gezählt ab 0.
refused-csrf = Diese Seite ist zu alt, oder die Anfrage kam nicht von ihr. Lade die Seite neu.
refused-who = Es ist nicht bekannt, wer du bist. Sende das Token aus POST /api/people als „Authorization: Bearer …“.
refused-too-many = Das war zu viel auf einmal. Warte ein paar Sekunden und versuche es noch einmal.
refused-too-large = Das ist zu groß: Höchstens { $most } KiB können auf einmal gesendet werden.
refused-number = „{ $name }“ muss eine ganze Zahl sein.
refused-language = Diese Sprache gibt es nicht. Wähle eine von diesen: { $choices }.
refused-deadline = Diese Frist gibt es nicht. Wähle eine von diesen, in Minuten: { $choices }.
refused-seat = Was für Platz { $seat } gewählt wurde, geht nicht. Wähle einen Menschen, einen Computer mit seiner Stufe oder niemanden.
refused-level = Einen Computer der Stufe „{ $level }“ gibt es nicht. Wähle eine von diesen: { $choices }.
refused-taste = Die Vorliebe „{ $taste }“ hat in diesem Spiel kein Computer. Wähle eine von diesen: { $choices }.
refused-no-spectators = An diesem Tisch spielt man unter sich; zuschauen geht nicht.
refused-record = Das Protokoll enthält den Startwert und damit alle Geheimnisse. Es wird gezeigt, wenn die Partie zu Ende ist.
refused-input = Das war nicht zu verstehen: { $why }
refused-failed = Bei uns ist etwas schiefgegangen. Vielleicht wurde das Letzte nicht aufbewahrt; schau noch einmal hin.

guest = Gast
seat-open = freier Platz

## Jede Seite

skip = Zur Seite
skip-games = Zu den Spielen
skip-board = Zum Tisch
brand-label = Planetfall, Startseite
nav-tables = Deine Tische
nav-turns = { $count ->
    [one] an einem davon bist du am Zug
   *[other] an { $count } davon bist du am Zug
}
nav-rules = Regeln
nav-replays = Aufzeichnungen
language-other = English
language-other-code = en
theme-light = Tageslicht
to-lobby = Zur Startseite
back-to-table = Zurück zu { $table }
close = Schließen
copy = Kopieren
copied = Kopiert.
copy-failed = Drücke Strg+C, um den Link zu kopieren.
you = du
your-name = Dein Name
name-placeholder = Dein Name
your-turn-short = am Zug
since-now = gerade eben
since-minutes = { $count ->
    [one] vor einer Minute
   *[other] vor { $count } Minuten
}
since-hours = { $count ->
    [one] vor einer Stunde
   *[other] vor { $count } Stunden
}
since-days = { $count ->
    [one] gestern
   *[other] vor { $count } Tagen
}

## Lobby

lobby-title = Planetfall: Brettspiele vom Aufbruch in eine neue Welt
lobby-head = Eine Welt verlassen. Die nächste besiedeln.
lobby-lead = Vier Brettspiele, ein Tisch. Spiel sofort gegen den Computer oder verschick einen Link und warte auf Gesellschaft.
lobby-pick = Wähle ein Spiel
chosen = gewählt
seats-range = { $low } bis { $high }
minutes = { $minutes } Min.
weight = Anspruch:
weight-easy = leicht
weight-medium = mittel
weight-heavy = schwer
lobby-seats = Plätze
seat-kind = Wer auf Platz { $number } spielt
seat-level = Stufe des Computers auf Platz { $number }
seat-taste = Was der Computer auf Platz { $number } mag
taste-any = Überrasch mich
taste-none = mag nichts Besonderes
seat-name = Name auf Platz { $number }
seat-number = Platz { $number }
seat-empty = Platz { $number } bleibt leer
seat-friend = Mitspieler
seat-friend-how = dein Link öffnet diesen Platz
seat-hot-name = Jemand hier
kind-computer = Computer
kind-person = Jemand mit deinem Link
kind-hotseat = Noch jemand an diesem Bildschirm
kind-none = Niemand
level-cadet = Kadett
level-cadet-means = kennt die Regeln.
level-pilot = Pilot
level-pilot-means = plant den Zug.
level-captain = Kapitän
level-admiral = Admiral
level-captain-means = plant die Partie.
level-admiral-means = denkt in jedem Zug etwa drei Sekunden nach.
lobby-options = Optionen
option-confirm = Jeden Zug bestätigen
option-confirm-means = bis dahin kannst du alles zurücknehmen
option-spectators = Zuschauer willkommen
option-listed = Als offenen Tisch zeigen
option-listed-means = jeder darf sich auf einen freien Platz setzen
option-deadline = Wenn jemand geht
option-deadline-means = darf ein Computer übernehmen
deadline-0 = nur nach Abstimmung
deadline-1 = nach 1 Minute
deadline-5 = nach 5 Minuten
deadline-15 = nach 15 Minuten
deadline-60 = nach 1 Stunde
deadline-1440 = nach 1 Tag
lobby-start = Los
summary = { $game }: { $who }.
summary-default = { $game }: du und ein Computer (Pilot).
summary-friend = jemand mit deinem Link
summary-computer = ein Computer ({ $level })
summary-hot = { $name } an diesem Bildschirm
play-now = Jetzt spielen
open-table = Tisch eröffnen
lobby-fine = Ohne Anmeldung. Du kannst jederzeit gehen; der Tisch bleibt stehen.
lobby-fine-wait = Ohne Anmeldung. Du bekommst einen Link zum Verschicken; es geht los, sobald alle sitzen.
ways = Übliche Arten zu spielen
way-computer = Allein gegen den Computer
way-person = Mit jemandem, per Link
way-hotseat = Zu zweit an diesem Bildschirm
lobby-elsewhere = Hier bist du am Zug
lobby-mine = Deine Tische
lobby-mine-none = Gerade läuft keine Partie. Ein Klick oben genügt.
lobby-open = Offene Tische
lobby-open-none = Gerade wartet niemand auf Gesellschaft. Eröffne einen Tisch und zeige ihn hier.
open-with = mit { $names }
open-free = { $count ->
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
lobby-finished = Aufzeichnungen
lobby-finished-none = Hier erscheinen beendete Partien. Jede lässt sich noch einmal ansehen, von jedem Platz aus.
lobby-all-finished = Alle beendeten Partien

## Dazukommen, umziehen, lesen

join-title = Setz dich an den Tisch { $table }
join-lead = Du bist zu einer Partie { $game } eingeladen. Ohne Anmeldung: Wähle einen Platz und einen Namen.
join-seat = Platz
join-sit = Hier sitzen
join-full = Alle Plätze sind besetzt.
seat-free = frei
seat-taken = besetzt
seat-here = da
seat-away = nicht da
seat-waiting = wartet auf jemanden
seat-computer = Computer, { $level }
seat-computer-likes = Computer, { $level }, { $likes }
device = Mit diesem Platz auf ein anderes Gerät umziehen
device-how = Du bekommst einen Link, der einmal und 15 Minuten lang gilt. Wer ihn öffnet, spielt ab dann auf diesem Platz.
device-link = Öffne das auf dem anderen Gerät
device-here = Hier weiterspielen?
device-here-means = Der Platz zieht auf dieses Gerät um, das andere schaut ab dann nur noch zu.
device-take = Platz übernehmen
finished-title = Beendete Partien
finished-lead = Sieh sie dir mit einem Schieberegler noch einmal an, aus der Sicht jedes Platzes oder mit allem offen.
finished-none = Noch ist keine Partie zu Ende gespielt.
rules-title = Regeln von { $game }
rules-contents = Kapitel
rules-books = Regelwerke
rules-about = Woher die Werte stammen
rules-page = als Seite
about-title = Über { $game }
about-lead = Woraus diese Ausgabe von { $game } besteht und wie weit jeder Wert dem gedruckten Spiel entspricht.
about-parts = Teile des Spiels und woher ihre Werte stammen
about-part = Teil
about-source = Quelle
about-values = Anzahl
about-own = Wenn du das gedruckte Spiel besitzt, kannst du die Werte in einer Kopie unserer Datei berichtigen und mit deinen spielen.
source-rulebook = Regelheft
source-rulebook-means = steht in den gedruckten Regeln oder folgt rechnerisch daraus
source-record = belegt
source-record-means = aus anderen veröffentlichten Beschreibungen bekannt
source-house = Hauswert
source-house-means = von uns gewählt, weil die Regeln es den Bildern überlassen; mit Simulationen abgestimmt

## Am Tisch: warten auf Gesellschaft

room-head = { $table }
room-waits = { $count ->
    [one] Ein Platz ist noch frei. Es geht los, sobald sich jemand setzt.
   *[other] { $count } Plätze sind noch frei. Es geht los, sobald alle besetzt sind.
}
room-link-how = Verschicke diesen Link. Wer ihn öffnet, wählt einen freien Platz.
room-computer = Lieber ein Computer
room-fine = Du kannst diese Seite schließen: Der Tisch bleibt stehen, du findest ihn unter „Deine Tische“.
link-invite = Link zu diesem Tisch
curtain-head = { $name } ist dran
curtain-why = Gib den Bildschirm weiter. Gerade ist keine Hand zu sehen.
curtain-ready = Ich bin { $name }

## Am Tisch: der Zug

status = Was jetzt zu tun ist
status-complete = Dein Zug steht. Bestätige ihn oder nimm Schritte zurück.
turn = Dein Zug
undo = Zurück
undo-nothing = Es gibt nichts zurückzunehmen.
undo-revealed = Etwas Neues wurde aufgedeckt (eine Karte, ein Plättchen), deshalb gilt, was davor war.
restart = Neu
restart-turn = beginnen
confirm = Bestätigen
confirm-open = Dein Zug ist noch nicht fertig: Etwas ist noch zu entscheiden.
confirm-waiting = Du bist nicht am Zug.
watching = Du schaust zu
no-way-back = nicht rückgängig zu machen
all-moves = Alle Züge
thinking =
    { $count ->
        [one] { $name } denkt nach
       *[other] { $count } Computer denken nach
    }
away = { $name } ist nicht da.
replace = Computer weiterspielen lassen
votes = { $votes } von { $needed } Stimmen
replaced = Gerade spielt ein Computer für dich.
return = Platz zurücknehmen
title-turn = ● Du bist am Zug:
notice-turn = Du bist am Zug: { $table }.
notice-outdated = Diese Partie wurde nach einer älteren Fassung der Regeln gespielt. Du siehst, was aufbewahrt wurde: den Endstand.
live-on = Live
live-off = Verbindung wird wiederhergestellt …
offline = Gerade fehlt die Verbindung. Nichts geht verloren; warte bitte, bis sie wieder da ist.
no-answer = Der Server hat nicht geantwortet. Du siehst den Tisch, wie er steht; schau bitte hin, bevor du weitermachst.
no-rules = Die Regeln ließen sich nicht laden. Versuche es noch einmal.
rule = Regel { $clause }

## Am Tisch: rundherum

side = Mitspieler und Verlauf
people = Mitspieler und Links
score-sheet = Wertung
score-final = Endwertung
menu = Menü
sound = Ton, wenn ich dran bin
notify = Mitteilung, wenn ich dran bin
notify-yes = Du bekommst Bescheid, auch wenn eine andere Seite vorne ist.
notify-no = Dein Browser erlaubt dieser Seite keine Mitteilungen.
shortcuts-on = Tastenkürzel
help = Hilfe und Tasten
key-arrows = ← ↑ ↓ →
key-arrows-does = von Teil zu Teil über das Brett gehen
key-enter = Enter Leertaste
key-enter-does = das Teil wählen
key-u = U
key-u-does = den letzten Schritt zurücknehmen
key-r = Umschalt R
key-r-does = den Zug neu beginnen
key-c = C
key-c-does = den Zug bestätigen
key-rules = /
key-rules-does = Regeln, an der passenden Stelle
key-help = ?
key-help-does = diese Hilfe
key-escape = Esc
key-escape-does = schließen, was offen ist
help-all-moves = Was leuchtet, kannst du wählen. Was nicht leuchtet, sagt beim Antippen, warum. „Alle Züge“ zeigt alles, was du darfst, als Knöpfe.
log = Verlauf
log-empty = Noch ist nichts geschehen.
log-all = Alle { $count } Zeilen
since = Seit meinem Zug
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden
deadline-holds = { $minutes ->
    [1440] Wer einen Tag lang nicht zieht, darf durch einen Computer ersetzt werden.
    [60] Wer eine Stunde lang nicht zieht, darf durch einen Computer ersetzt werden.
    [one] Wer eine Minute lang nicht zieht, darf durch einen Computer ersetzt werden.
   *[other] Wer { $minutes } Minuten lang nicht zieht, darf durch einen Computer ersetzt werden.
}

## Am Tisch: das Ende und was war

ranking = Endstand
place = { $place }.
again = Noch einmal
record = Protokoll
replay = Ansehen
replay-step = Schritt { $step } von { $steps }
replay-back = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-go = Zeigen
replay-leave = Zurück zur Partie
replay-end = Zum Ende
replay-eye = Blickwinkel
eye-seat = Sicht von { $name }
eye-spectator = als Zuschauer
eye-all = alles offen
fair = Faire Mischung
fair-before = Die Reihenfolge von allem, was gezogen wird, stand vor dem ersten Zug fest. Das ist ihr Siegel; Startwert und Salz siehst du am Ende:
fair-after = Der SHA-256-Wert von „Startwert Salz“ (mit einem Leerzeichen dazwischen) ist das Siegel, das von Anfang an dastand. Unterwegs wurde also nichts geändert.
fair-seed = Startwert
fair-salt = Salz
fair-hash = Siegel

## Hints and reviews

hint = Tipp
hint-waiting = Tipps gibt es, wenn du am Zug bist.
hint-complete = Dein Zug ist vollständig.
hint-worth =
    { $way ->
        [ahead] Am Ende zu erwarten: Wertung { $points }, { $lead } vor den Besten der anderen.
        [behind] Am Ende zu erwarten: Wertung { $points }, { $lead } hinter den Besten der anderen.
        [level] Am Ende zu erwarten: Wertung { $points }, gleichauf mit den Besten der anderen.
       *[alone] Am Ende zu erwarten: Wertung { $points }.
    }
hint-even = Mehrere Züge sind etwa gleich gut.
reason-whole = Der ganze Zug { $reason }
hint-follow = So ziehen
option-hints = Tipps
option-hints-means = der beste Zug, und warum
hints-computers = gegen Computer
hints-always = für alle
hints-never = für niemanden
key-h = H
key-h-does = ein Tipp, wo der Tisch ihn erlaubt
refused-no-hints = An diesem Tisch wird ohne Tipps gespielt.
refused-no-hint-now = Für diesen Platz gibt es jetzt nichts zu entscheiden. Frag wieder, wenn du am Zug bist.
refused-hint-failed = Diesmal fand sich kein Tipp. Frag noch einmal.
refused-hints = Diese Auswahl für Tipps gibt es nicht. Möglich sind: { $choices }.
refused-review-failed = Der Rückblick ist stehengeblieben: Eine Entscheidung anzusehen schlug fehl oder dauerte zu lange. Lade die Seite neu, dann geht es weiter.
refused-review = Der Rückblick sieht jedes Geheimnis. Es gibt ihn, wenn das Spiel zu Ende ist.
review = Rückblick
review-title = Rückblick auf { $table }
review-lead = Was alle im Lauf des Spiels erwarten konnten und was jede Entscheidung gekostet hat: immer nach dem, was man damals wissen konnte.
review-chart = Erwartete Endpunkte im Lauf des Spiels
review-chart-end = { $name }: am Ende { $points } Punkte.
review-mark = { $number }. { $name }, Schritt { $step }: { $loss } Punkte verloren. Auf dem Brett zeigen.
review-summary = { $count ->
    [one] { $lost } Punkte in 1 Entscheidung verloren
   *[other] { $lost } Punkte in { $count } Entscheidungen verloren, { $good } davon kaum zu verbessern
}
review-played = Schritt { $step }: { $move }
review-better = Besser: { $move }.
review-lost = { $loss } Punkte verloren
review-show = Auf dem Brett
review-none = Nichts, was die Suche besser gemacht hätte.
review-all = { $count ->
    [one] Die einzige Entscheidung
   *[other] Alle { $count } Entscheidungen
}
review-step = Schritt
review-move = Gespielt
review-best = Besser
review-loss = Verlust
review-how = Verluste sind Punkte des Vorsprungs vor dem Besten der anderen, gefunden mit { $trials } Versuchen der Suche und weiteren für jeden verglichenen Zug. Unter einem halben Punkt kann sie kaum urteilen. Die Linien der Grafik sind Mittel über neun Schritte.
review-wait = Jede Entscheidung wird noch einmal angesehen …
better-played = { $name } spielte: { $move }.
