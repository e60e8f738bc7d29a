## Refusals: what was not done, and what to do instead. Nothing has changed when one of these is shown.

refused-title = That did not work
refused-no-page = There is no page at this address.
refused-no-table = There is no table at this address. Check the link, or ask for a new one.
refused-nowhere = There is nothing at this address. /api/openapi.json lists what there is.
refused-seat-taken = This seat is taken by { $name }. Choose another one, or watch.
refused-full = Every seat at this table is taken. You can watch, or open a table of your own.
refused-link-used = This link has been used, or is older than 15 minutes. Make a new one on the device that holds the seat.
refused-confirm-first = Your turn is complete. Confirm it, or take something back first.
refused-nothing-to-undo = There is nothing to take back: your moves stand, or somebody else has moved since.
refused-instead = That was not to be had in this turn. Nothing changed.
refused-not-complete = Your turn is not complete yet. Finish it before you confirm.
refused-stale = The table has moved on since you looked. Nothing was changed; look again and choose anew.
refused-no-vote = A computer cannot take the seat of { $name } by your vote: only the other people at a running game decide that.
refused-still-here = { $name } is still here and has time left.
refused-message = A message has from 1 to { $most } characters.
refused-not-your-seat = This seat is somebody else’s. You can only play from a seat of your own.
refused-computer-plays = A computer plays here at the moment. Take your seat back first.
refused-not-started = The game begins when every seat is taken.
refused-outdated = This game was played by an older version of the rules. It can be looked at, but not continued.
refused-no-move = This is not a move: { $why }
refused-no-seat = There is no such seat. This table has { $seats } seats, counted from 0.
refused-csrf = This page is too old, or the request did not come from it. Load the page again.
refused-who = It is not known who you are. Send the token from POST /api/people as “Authorization: Bearer …”.
refused-too-many = That was too much at once. Wait a few seconds and try again.
refused-too-large = This is too large: at most { $most } KiB can be sent at once.
refused-number = “{ $name }” has to be a whole number.
refused-language = This language is not there. Choose one of: { $choices }.
refused-deadline = There is no such deadline. Choose one of these, in minutes: { $choices }.
refused-seat = What was chosen for seat { $seat } is not possible. Choose a person, a computer with its level, or nobody.
refused-level = There is no computer of level “{ $level }”. Choose one of: { $choices }.
refused-taste = No computer has the taste “{ $taste }” in this game. Choose one of: { $choices }.
refused-no-spectators = The people at this table play among themselves; it cannot be watched.
refused-record = The record contains the seed, and with it every secret. It is shown when the game is over.
refused-input = This was not understood: { $why }
refused-failed = Something went wrong on our side. What you did last may not have been kept; look again.

guest = Guest
seat-open = open seat

## Every page

skip = To the page
skip-games = To the games
skip-board = To the table
brand-label = Planetfall, start page
nav-tables = Your tables
nav-turns = { $count ->
    [one] your turn at one of them
   *[other] your turn at { $count } of them
}
nav-rules = Rules
nav-replays = Replays
language-other = Deutsch
language-other-code = de
theme-light = Daylight
to-lobby = To the start page
back-to-table = Back to { $table }
close = Close
copy = Copy
copied = Copied.
copy-failed = Press Ctrl+C to copy the link.
you = you
your-name = Your name
name-placeholder = Your name
your-turn-short = your turn
since-now = just now
since-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
since-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
since-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}

## Lobby

lobby-title = Planetfall: board games about leaving one world and settling the next
lobby-head = Leave one world. Settle the next.
lobby-lead = Four board games, one table. Play the computer now, or send a link and wait for company.
lobby-pick = Pick a game
chosen = chosen
seats-range = { $low } to { $high }
minutes = { $minutes } min
weight = Weight:
weight-easy = easy
weight-medium = medium
weight-heavy = heavy
lobby-seats = Seats
seat-kind = Who plays seat { $number }
seat-level = Level of the computer on seat { $number }
seat-taste = What the computer on seat { $number } likes
taste-any = Surprise me
taste-none = likes nothing special
seat-name = Name at seat { $number }
seat-number = Seat { $number }
seat-empty = Seat { $number } stays empty
seat-friend = A friend
seat-friend-how = your link opens this seat
seat-hot-name = Somebody here
kind-computer = Computer
kind-person = Friend, by link
kind-hotseat = Another person at this screen
kind-none = Nobody
level-cadet = Cadet
level-cadet-means = knows the rules.
level-pilot = Pilot
level-pilot-means = plans the turn.
level-captain = Captain
level-admiral = Admiral
level-captain-means = plans the game.
level-admiral-means = thinks for about three seconds a turn.
lobby-options = Options
option-confirm = Confirm each turn
option-confirm-means = until then you can take everything back
option-spectators = Spectators welcome
option-listed = Show among open tables
option-listed-means = anybody may take a free seat
option-deadline = If somebody leaves
option-deadline-means = a computer may take over
deadline-0 = by vote only
deadline-1 = after 1 minute
deadline-5 = after 5 minutes
deadline-15 = after 15 minutes
deadline-60 = after 1 hour
deadline-1440 = after 1 day
lobby-start = Start
summary = { $game }: { $who }.
summary-default = { $game }: you and a computer (Pilot).
summary-friend = a friend by link
summary-computer = a computer ({ $level })
summary-hot = { $name } at this screen
play-now = Play now
open-table = Open the table
lobby-fine = No account needed. You can leave at any time; the table is kept.
lobby-fine-wait = No account needed. You get a link to send; the game begins when everybody sits.
ways = Usual ways to play
way-computer = Alone against the computer
way-person = With a friend, by link
way-hotseat = Two people at this screen
lobby-elsewhere = Your turn elsewhere
lobby-mine = Your tables
lobby-mine-none = No game is running. One click above starts one.
lobby-open = Open tables
lobby-open-none = Nobody is waiting for company right now. Open a table and show it here.
open-with = with { $names }
open-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
lobby-finished = Replays
lobby-finished-none = Finished games appear here. You can watch every one again, from each seat.
lobby-all-finished = All finished games

## Joining, moving, reading

join-title = Sit down at { $table }
join-lead = You are invited to a game of { $game }. No account needed: choose a seat and a name.
join-seat = Seat
join-sit = Sit here
join-full = Every seat is taken.
seat-free = free
seat-taken = taken
seat-here = here
seat-away = away
seat-waiting = waiting for somebody
seat-computer = computer, { $level }
seat-computer-likes = computer, { $level }, { $likes }
device = Move this seat to another device
device-how = You get a link that works once, for 15 minutes. Whoever opens it plays this seat from then on.
device-link = Open this on the other device
device-here = Play on here?
device-here-means = The seat moves to this device, and the other one only watches from then on.
device-take = Take the seat
finished-title = Finished games
finished-lead = Watch them again with a slider, from each player’s point of view or with everything open.
finished-none = No game has been finished yet.
rules-title = Rules of { $game }
rules-contents = Chapters
rules-books = Rulebooks
rules-about = Where the values come from
rules-page = as a page
about-title = About { $game }
about-lead = What this edition of { $game } is made of, and how far you can trust each value to match the printed game.
about-parts = Parts of the game and where their values come from
about-part = Part
about-source = Source
about-values = Number
about-own = If you own the printed game, you can correct the values in a copy of our file and play with yours.
source-rulebook = rulebook
source-rulebook-means = stated in the printed rules, or following from them by arithmetic
source-record = record
source-record-means = known from other published descriptions
source-house = house
source-house-means = chosen by us, because the rules leave it to pictures; tuned by simulation

## At the table: waiting for company

room-head = { $table }
room-waits = { $count ->
    [one] One seat is still free. The game begins as soon as somebody takes it.
   *[other] { $count } seats are still free. The game begins as soon as all are taken.
}
room-link-how = Send this link. Whoever opens it chooses a free seat.
room-computer = Computer instead
room-fine = You may close this page: the table stays, and you find it under “Your tables”.
link-invite = Link to this table
curtain-head = { $name } is next
curtain-why = Hand over the screen. Nobody’s cards are shown now.
curtain-ready = I am { $name }

## At the table: the turn

status = What to do now
status-complete = Your turn is ready. Confirm it, or take steps back.
turn = Your turn
undo = Undo
undo-nothing = There is nothing to take back.
undo-revealed = Something new was uncovered (a card, a tile), so what came before stands.
restart = Restart
restart-turn = turn
confirm = Confirm
confirm-open = Your turn is not finished: something is still to be decided.
confirm-waiting = It is not your turn.
watching = You are watching
no-way-back = cannot be undone
all-moves = All moves
thinking =
    { $count ->
        [one] { $name } is thinking
       *[other] { $count } computers are thinking
    }
away = { $name } is away.
replace = Let a computer play on
votes = { $votes } of { $needed } votes
replaced = A computer plays for you at the moment.
return = Take your seat back
title-turn = ● Your turn:
notice-turn = It is your turn at { $table }.
notice-outdated = This game was played by an older version of the rules. What you see is what was kept: the final scores.
live-on = Live
live-off = Reconnecting…
offline = There is no connection right now. Nothing is lost; please wait until it is back.
no-answer = The server did not answer. The table is shown as it stands; please look before you go on.
no-rules = The rules could not be loaded. Try again.
rule = Rule { $clause }

## At the table: panels

side = Other players and log
people = Players and links
score-sheet = Score sheet
score-final = Final score
menu = Menu
sound = Sound on my turn
notify = Notification on my turn
notify-yes = You will be told, also while another page is in front.
notify-no = Your browser does not allow notifications from this page.
shortcuts-on = Keyboard shortcuts
help = Help and keys
key-arrows = ← ↑ ↓ →
key-arrows-does = walk from piece to piece on the board
key-enter = Enter Space
key-enter-does = choose the piece
key-u = U
key-u-does = take the last step back
key-r = Shift R
key-r-does = restart the turn
key-c = C
key-c-does = confirm the turn
key-rules = /
key-rules-does = rules, at the clause that matters
key-help = ?
key-help-does = this help
key-escape = Esc
key-escape-does = close what is open
help-all-moves = What glows can be chosen. Whatever does not glow says why when you touch it. “All moves” lists everything you may do as buttons.
log = Log
log-empty = Nothing has happened yet.
log-all = All { $count } lines
since = Since my turn
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
deadline-holds = { $minutes ->
    [1440] Whoever does not move for a day may be replaced by a computer.
    [60] Whoever does not move for an hour may be replaced by a computer.
    [one] Whoever does not move for a minute may be replaced by a computer.
   *[other] Whoever does not move for { $minutes } minutes may be replaced by a computer.
}

## At the table: the end, and the past

ranking = Final places
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
again = Play again
record = Record
replay = Replay
replay-step = Step { $step } of { $steps }
replay-back = One step back
replay-next = One step on
replay-go = Show
replay-leave = Back to the game
replay-end = To the end
replay-eye = Point of view
eye-seat = as seen by { $name }
eye-spectator = as a spectator
eye-all = everything open
fair = Fair dealing
fair-before = The order of everything drawn was fixed before the first move. This is its seal; seed and salt are shown at the end:
fair-after = The SHA-256 of “seed salt” (with one space between) is the seal that was shown from the start. So nothing was changed on the way.
fair-seed = Seed
fair-salt = Salt
fair-hash = Seal

## Hints and reviews

hint = Hint
hint-waiting = Hints are for your own turn.
hint-complete = Your turn is complete.
hint-worth =
    { $way ->
        [ahead] Expected in the end: score { $points }, { $lead } ahead of the best of the others.
        [behind] Expected in the end: score { $points }, { $lead } behind the best of the others.
        [level] Expected in the end: score { $points }, level with the best of the others.
       *[alone] Expected in the end: score { $points }.
    }
hint-even = Several moves are about as good.
reason-whole = The whole turn { $reason }
hint-follow = Do that
option-hints = Hints
option-hints-means = the best move, and why
hints-computers = against computers
hints-always = for everybody
hints-never = for nobody
key-h = H
key-h-does = a hint, where the table allows it
refused-no-hints = This table is played without hints.
refused-no-hint-now = There is nothing to decide for this seat now. Ask again on your turn.
refused-hint-failed = No hint was found this time. Ask again.
refused-hints = There is no such choice for hints. Choose one of: { $choices }.
refused-review-failed = The review has stopped: looking at one decision failed or took too long. Load the page again to go on.
refused-review = The review looks at every secret. It is there when the game is over.
review = Review
review-title = Review of { $table }
review-lead = What everybody could expect along the game, and what each decision cost: always judged by what the player could know then.
review-chart = Expected final points along the game
review-chart-end = { $name }: { $points } points in the end.
review-mark = { $number }. { $name }, step { $step }: { $loss } points lost. Show it on the board.
review-summary = { $count ->
    [one] { $lost } points lost in 1 decision
   *[other] { $lost } points lost in { $count } decisions, { $good } of them hard to better
}
review-played = Step { $step }: { $move }
review-better = Better: { $move }.
review-lost = { $loss } points lost
review-show = On the board
review-none = Nothing that the search could have done better.
review-all = { $count ->
    [one] The only decision
   *[other] All { $count } decisions
}
review-step = Step
review-move = Played
review-best = Better
review-loss = Lost
review-how = Losses are points of the lead over the best of the others, found by { $trials } trials of the search and more for each move compared. Below half a point it can hardly tell. The lines of the chart are means over nine steps.
review-wait = Looking back at every decision …
better-played = { $name } played: { $move }.
