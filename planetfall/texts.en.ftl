# Words of the program itself; each game has its own.

terminal-welcome = { $title }: you play the first seat. ? is help, and the rules stand in: planetfall rules { $game }
terminal-kept = The game is kept; the same command goes on with it.
terminal-not-kept = The game is not kept. With --save FILE you can leave and go on later.
terminal-more = … { $count } more: type “more”, or the move itself
terminal-no-move = “{ $move }” is no move. Type a number of the list, or ? for help.
terminal-prompt = your move (? for help)
terminal-help =
    Type the number of a move, or the move itself as it stands in brackets.
    {"  "}board        show the table again
    {"  "}more         all moves, if the list is long
    {"  "}why MOVE     why a move is not possible
    {"  "}rule 2.3.4   a clause of the rulebook; rule 2.3, a section
    {"  "}undo         take your last choice back, unless something was revealed
    {"  "}quit         leave; with --save you can go on later
terminal-possible = That is possible.
terminal-why = { $text } (rule { $clause })
terminal-no-clause = There is no clause { $clause }.
terminal-no-undo = There is nothing to undo: something was revealed, or somebody else has moved.
terminal-not-in-list = { $number } is not in the list, which ends with { $highest }.

## What speaks for a move

advice-both = { $first } and { $second }

## Analyses and reviews as tables

analysis-title = seat { $seat }: expected final points, and the lead over the best of the others
losses-title = { $game }: { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}, { $trials } trials each, seed { $seed }
worst-title = the costliest decisions of each seat
head-seat = seat
head-move = move
head-points = points
head-lead = lead
head-lost = lost
head-tried = tried
head-why = why
head-after = after
head-after-step = after { $step }
head-end = end
head-decisions = decisions
head-better = better
