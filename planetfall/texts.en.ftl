# Words of the program itself; each game has its own.

terminal-prompt = your move (? for help)
terminal-help =
    Type the number of a move, or the move itself as it stands in brackets.
    {"  "}board        show the table again
    {"  "}why MOVE     why a move is not possible
    {"  "}rule 2.3.4   a clause of the rulebook
    {"  "}undo         take your last choice back, unless something was revealed
    {"  "}quit         leave; with --save you can go on later
terminal-possible = That is possible.
terminal-why = { $text } (rule { $clause })
terminal-no-clause = There is no clause { $clause }.
terminal-no-undo = There is nothing to undo: something was revealed, or somebody else has moved.
terminal-not-in-list = { $number } is not in the list, which ends with { $highest }.
