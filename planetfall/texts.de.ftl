# Worte des Programms selbst; jedes Spiel hat seine eigenen.

terminal-welcome = { $title }: Du spielst den ersten Platz. ? ist die Hilfe, und die Regeln stehen in: planetfall rules { $game } --language de
terminal-kept = Das Spiel ist aufbewahrt; derselbe Befehl setzt es fort.
terminal-not-kept = Das Spiel ist nicht aufbewahrt. Mit --save DATEI kannst du später weiterspielen.
terminal-more = … { $count } weitere: „more“ oder gleich den Zug eingeben
terminal-no-move = „{ $move }“ ist kein Zug. Gib eine Nummer der Liste ein, oder ? für Hilfe.
terminal-prompt = dein Zug (? für Hilfe)
terminal-help =
    Gib die Nummer eines Zuges ein oder den Zug selbst, wie er in Klammern steht.
    {"  "}board        den Tisch noch einmal zeigen
    {"  "}more         alle Züge, wenn die Liste lang ist
    {"  "}why ZUG      warum ein Zug nicht geht
    {"  "}rule 2.3.4   ein Absatz der Regel; rule 2.3, ein Abschnitt
    {"  "}undo         die letzte Wahl zurücknehmen, solange nichts aufgedeckt wurde
    {"  "}quit         aufhören; mit --save geht es später weiter
terminal-possible = Das ist möglich.
terminal-why = { $text } (Regel { $clause })
terminal-no-clause = Einen Absatz { $clause } gibt es nicht.
terminal-no-undo = Nichts zurückzunehmen: Etwas wurde aufgedeckt, oder jemand anders hat gezogen.
terminal-not-in-list = { $number } steht nicht in der Liste, sie endet mit { $highest }.

## Was für einen Zug spricht

advice-both = { $first } und { $second }

## Analysen und Rückblicke als Tabellen

analysis-title = Platz { $seat }: erwartete Endpunkte und Vorsprung vor dem Besten der anderen
losses-title = { $game }: { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
}, je { $trials } Versuche, Startwert { $seed }
worst-title = die teuersten Entscheidungen jedes Platzes
head-seat = Platz
head-move = Zug
head-points = Punkte
head-lead = Vorsprung
head-lost = Verlust
head-tried = versucht
head-why = warum
head-after = nach
head-after-step = nach { $step }
head-end = Ende
head-decisions = Entscheidungen
head-better = besser
