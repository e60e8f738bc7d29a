# Worte des Programms selbst; jedes Spiel hat seine eigenen.

terminal-prompt = dein Zug (? für Hilfe)
terminal-help =
    Gib die Nummer eines Zuges ein oder den Zug selbst, wie er in Klammern steht.
    {"  "}board        den Tisch noch einmal zeigen
    {"  "}why ZUG      warum ein Zug nicht geht
    {"  "}rule 2.3.4   ein Absatz der Regel
    {"  "}undo         die letzte Wahl zurücknehmen, solange nichts aufgedeckt wurde
    {"  "}quit         aufhören; mit --save geht es später weiter
terminal-possible = Das ist möglich.
terminal-why = { $text } (Regel { $clause })
terminal-no-clause = Einen Absatz { $clause } gibt es nicht.
terminal-no-undo = Nichts zurückzunehmen: Etwas wurde aufgedeckt, oder jemand anders hat gezogen.
terminal-not-in-list = { $number } steht nicht in der Liste, sie endet mit { $highest }.
