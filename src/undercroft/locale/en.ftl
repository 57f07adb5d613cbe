### The house in English: the screen's messages first; the terminal, command line and errors follow below.

ui-name-guest =
    { $name ->
        [gone] Former guest
       *[other] Guest { $name }
    }
ui-name-bot = { $name }
ui-app = Undercroft
ui-home = Undercroft: to the lobby
ui-lobby = Lobby
ui-about = About and credits
ui-rules = Rules
ui-rules-tab = Rules in a new tab
ui-hint = A hint for the first game
ui-hint-ok = Got it
ui-hint-none = No more hints
ui-hint-sound = Turn sounds on
ui-contents = Contents
ui-all-cards = All cards
ui-loading = One moment…
ui-close = Close
ui-menu = Menu
ui-language = Language
ui-theme = Theme
ui-theme-switch = Light or dark
ui-theme-system = As the device
ui-theme-night = Night
ui-theme-day = Day
ui-on = on
ui-off = off
ui-went-wrong = Something went wrong here. Reload the page; your game is safe.
ui-offline = The server does not answer. Trying again…

## Settings of this browser

ui-pace = How fast things are shown
ui-pace-calm = Calm
ui-pace-usual = Usual
ui-pace-brisk = Brisk
ui-pace-instant = At once
ui-sound = Sounds
ui-sound-off = Off
ui-sound-soft = Soft
ui-sound-usual = Usual
ui-sound-loud = Loud
ui-data-download = Download my data
ui-data-delete = Delete my data…
ui-data-title = Delete my data?
ui-data-goes = What goes: your name, this browser’s cookie and what it remembers of games, games where nobody else sat with you, and tables of yours that have not begun.
ui-data-stays = What stays: the settings of this browser, such as language and theme, and games with other people, for them. Your seat is called “Former guest” there. If a game is still going on, you leave it: a bot takes over, or with two players the other one wins.
ui-data-final = This can’t be taken back. Download your data first if you want to keep it.
ui-data-do = Delete my data
ui-data-gone = Your data is deleted
ui-data-gone-new = If you go on, you are a new guest here.
ui-story-begin = Begin
ui-story-next = Next
ui-key-space-short = Space
ui-story-again = Since your turn
ui-story-skip = Skip
ui-story-to-round = To the round’s end
ui-story-to-end = To the game’s end
ui-story-left = { $count } more
ui-story-goes-on = the game goes on
ui-story-lately = What happened last
ui-away-head = While you were away
ui-away-waits = The table waits as you left it.
ui-away-late = So much happened that only the last of it is shown.
ui-away-choose = { $count ->
    [one] One thing happened: watch it, or skip to now.
   *[other] { $count } things happened: watch them, or skip to now.
}
ui-away-time = { $minutes ->
    [one] One minute has passed.
   *[other] { $minutes } minutes have passed.
}
ui-away-asks = You are asked something now.
ui-away-more = and { $count } more
ui-away-over = The game is over: watch how it ended, or skip to the end.
ui-away-watch = Watch, { $count } s
ui-away-skip = Skip to now
ui-defeat-watch = Watch on
ui-defeat-new = New game
ui-defeat-leave = Leave
ui-defeat-on = Go on
ui-defeat-note = The game goes on without you. You see everything that the table shows you; leaving disturbs nobody.
ui-out = You are out of the game and watch; leaving disturbs nobody.
ui-set-motion = Animations
ui-set-motion-help = Cards turn and move. Off: changed things are marked.
ui-set-motion-device = As the device asks: reduced.
ui-set-keys = Single-letter keys
ui-set-keys-help = U for undo, L for the log and so on. At the table, ? lists them.
ui-set-one-tap = Play with one tap
ui-set-one-tap-help = A tap on a card plays it, without a second one on the button.
ui-set-speech = Text mode
ui-set-speech-help = The table as plain sentences.
ui-speech-twice = Press once to hear what it brings, press again to do it. Digits 1–9 press the first nine, 0 leads to the list. A button of the prompt may do it at the first press.
ui-speech-new = New:
ui-speech-off = Show the board

## Lobby

ui-what-to-play = What shall we play?
ui-what-to-play-help = No account needed. Send the link, friends sit down, bots fill the gaps.
ui-games = Games
ui-players = Players
ui-lasts = A game lasts
ui-minutes = { $count } min
ui-your-games = Your games
ui-with = with { $names }
ui-with-nobody-yet = nobody else yet
ui-solo = alone
ui-last-games = Your last games
ui-last-games-days =
    { $days ->
        [one] Games are removed a day after they end.
       *[other] Games are removed { $days } days after they end.
    }
ui-result-won = You won
ui-result-shared = You won, together with others
ui-result-lost = { $names } won
ui-company = How many play
ui-company-others = With others
ui-company-solo = Alone
ui-company-solo-help = A game for one, by the solo rules of the book: nobody else plays, no bot either.
ui-hot-seat = You play several seats on this screen. It always shows the seat that is to choose, its hand too: whoever plays the others looks away.
ui-open-tables = Open tables
ui-open-tables-empty = No open tables. Make yours public, or send its link to friends.
ui-have-code = Got a code or a link?
ui-code = Table code or link
ui-code-example = amber-fox-4k7m-2x9d-3t6f
ui-enter = Enter
ui-play = Play
ui-sit = Sit down
ui-seats-open =
    { $count ->
        [one] { $count } open seat
       *[other] { $count } open seats
    }
ui-word-your-turn = waiting for you
ui-thinking = thinking: { $names }
ui-playing = being played
ui-new-table = New table
ui-table-of = { $game } table
ui-public = Public
ui-public-help = Anyone can find the table here and sit down.
ui-by-link = by link
ui-watch = Let others watch
ui-watch-help = Watchers see no hidden cards.
ui-group-variants = Variants
ui-group-variants-help = Other ways to play that the rulebook offers.
ui-group-rulings = Rulings
ui-group-rulings-help = Where the rulebook is silent, or where people play it differently.
ui-group-changed = { $count } of { $of } changed
ui-your-name = Your name
ui-you = you
ui-bot = Bot
ui-bot-level = Bot, { $level }
ui-level-random = random
ui-level-greedy = greedy
ui-level-easy = easy
ui-level-normal = normal
ui-level-hard = hard
ui-level-random-help = any card will do
ui-level-greedy-help = grabs what is near
ui-level-easy-help = thinks for a blink
ui-level-normal-help = thinks for a moment
ui-level-hard-help = thinks for a second
ui-open-seat = Open seat
ui-open-seat-help = anyone with the link
ui-seat = Seat { $seat }
ui-seat-name = Name on seat { $seat }
ui-seat-who = Who plays seat { $seat }
ui-seat-me = Me
ui-seat-me-too = Me too, on this screen
ui-seat-open = Open
ui-seat-close = Remove the seat
ui-seat-add = Add a seat
ui-closed = Closed
ui-closed-help =
    { $count ->
        [one] solo game
       *[other] { $count } at the table
    }
ui-create-invite = Create and invite
ui-play-alone = Play alone
ui-start = Start
ui-play-bots =
    { $bots ->
        [one] Play against a bot
       *[other] Play against { $bots } bots
    }
ui-start-with =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }: start

## Waiting room

ui-begins-full = The game begins as soon as every seat is taken.
ui-waiting-room = The table is set
ui-invite = Send this link to your friends
ui-link = Invite link
ui-copy-link = Copy link
ui-copied = Copied
ui-code-is = Table code:
ui-sit-here = Sit here
ui-leave = Leave
ui-away = not here
ui-away-since = not connected since { $time }
ui-away-now = not connected
ui-away-one-since = { $names } has not been connected since { $time }. The game waits: nobody plays for them.
ui-away-waited =
    { $count ->
        [one] { $names } is not connected. The game waits: nobody plays for them.
       *[other] { $names } are not connected. The game waits: nobody plays for them.
    }
ui-start-fills =
    { $count ->
        [one] The open seat goes to a bot.
       *[other] The { $count } open seats go to bots.
    }
ui-host-starts = The host starts the game.
ui-take-a-seat = Take an open seat, or wait and watch.
ui-commitment = The server has already drawn its secret. Its fingerprint:

## Table

ui-board = Table
ui-hand = Your hand
ui-rail = Log and rules
ui-tab-log = Log
ui-tab-odds = Odds
ui-tab-rules = Rules
ui-log = Log
ui-log-empty = Nothing has happened yet.
ui-taken-back = Taken back:
ui-only-you = Only you know this
ui-prompt = Prompt
ui-what-you-may-do = What you may do
ui-your-turn = Your turn:
ui-is-choosing = is choosing.
ui-waiting-for = Waiting for:
ui-the-table = the table.
ui-sealed-more = Your choice is secret until everyone has chosen.
ui-beyond = { $count } more to choose from, further { $edge ->
    [left] left
    [right] right
    [top] up
   *[bottom] down
 }: tap to look there
ui-beyond-shown = Now in sight: { $count } more to choose from
ui-moment = Time for responses…
ui-moment-more = anyone who can respond has time to.
ui-moment-back = you can still take back what you chose last.
ui-scene-size = { $name }: taller or smaller
ui-standing = When to ask you
ui-standing-ask = Whenever I can act
ui-standing-attacked = Only when I am attacked
ui-standing-turn = Never until my turn
ui-standing-me = Only when something happens to me
ui-standing-meantime = Only when something happens to me, until my turn
ui-standing-help = When to ask whether you play something outside your turn. Only you see this; the table waits just as long either way.
ui-stops = Ask me
ui-log-leaves-game =
    { $how ->
       [lost] { $you ->
           [true] You give the game up: it is lost.
          *[other] { $name } gives the game up: it is lost.
        }
       [ended] { $you ->
           [true] You end the game early: nobody has won.
          *[other] { $name } ends the game early: nobody has won.
        }
       [bot] { $you ->
           [true] You leave; a bot plays on for you.
          *[other] { $name } leaves; a bot plays on.
        }
      *[back] { $you ->
           [true] You are back, and play yourself again.
          *[other] { $name } is back, and plays again.
        }
    }
ui-leave-game = Leave the game…
ui-leave-title = Leave this game?
ui-leave-follows =
    { $how ->
       [lost] You lose, and { $name } wins. This can’t be taken back. What was played stays as a replay.
       [ended] The game ends here, and nobody wins. This can’t be taken back. What was played stays as a replay.
      *[bot] A bot plays on in your place, and the others are told. As long as the game lasts, you can take your seat back.
    }
ui-leave-do =
    { $how ->
       [lost] Give up
       [ended] End the game
      *[bot] Leave
    }
ui-leave-not = Keep playing
ui-left = You have left.
ui-left-more = A bot plays in your place, until you take your seat back.
ui-left-back = Take your seat back
ui-fate-left = left the game
ui-fate-given = wins: the other gave up
ui-fate-stopped = the game was not finished
ui-left-bots = Bots for those who left…
ui-left-bot = The bot that plays for { $name }
ui-end-left =
    { $how ->
       [ended] { $you ->
           [true] You ended the game early
          *[other] { $name } ended the game early
        }
      *[lost] { $you ->
           [true] You gave up; { $winner } has won
          *[other] { $name } gave up; { $youwin ->
               [true] you have won
              *[other] { $winner } has won
            }
        }
    }
ui-end-left-said = The game stopped early: what had been reached decides nothing.
ui-end-left-by = { $you ->
    [true] you gave up
   *[other] gave up
}
ui-you-watch = You are watching; hidden cards stay hidden.
ui-over = The game is over.
ui-figure-turns = Turns
ui-wins =
    { $count ->
        [one] { $you ->
            [yes] You win.
           *[no] { $names } wins.
        }
       *[other] { $names } share the victory.
    }
ui-nobody-wins = Nobody wins.
ui-end = How it ended
ui-crumb-over = The end
ui-end-places = Everyone’s place and why
ui-end-moments = What mattered
ui-end-lead = That put { $names } ahead for good.
ui-end-you = you
ui-end-board = Look at the table
ui-end-back = See the result
ui-end-look = Watch the replay
ui-end-share = Share

ui-word-won = won
ui-word-ready = ready
ui-word-to-play = to play
ui-seat-more = More about { $name }
ui-watching =
    { $count ->
        [0] nobody watching
        [one] { $count } watching
       *[other] { $count } watching
    }
ui-public-table = public table
ui-private-table = private table
ui-clear = Clear
ui-final = no undo after this
ui-sure = Are you sure?
ui-sure-keys = Enter: yes. Esc: no.
ui-do-it = Do it anyway
ui-better-not = No
ui-replay = Replay
ui-again = Play again
ui-again-set = The next game is already set up; “Play again” takes you there.
ui-undo = Undo
ui-undo-nature = Nothing to take back: something hidden has been shown since.
ui-undo-other = Nothing to take back: someone else has chosen since.
ui-undo-nothing = Nothing to take back yet.
ui-undo-watching = Only players can take back.
ui-why-not = Why not?
ui-rules-at = Rules { $rule }
ui-lost =
    { $seconds ->
        [0] Connection lost. Trying again…
       *[other] Connection lost. Trying again in { $seconds } s.
    }
ui-lost-kept =
    { $seconds ->
        [0] Connection lost. Your move is kept. Trying again…
       *[other] Connection lost. Your move is kept. Trying again in { $seconds } s.
    }
ui-lost-short = Connection lost. Trying again…
ui-still-chosen = { $why } Still chosen: “{ $choice }”.
ui-offline-why = There is no connection at the moment.
ui-stale = The table has moved on. Here it is now.
ui-stale-by = { $name } moved first. Here is the table now.

## Keys

ui-keys = Keys
ui-key-tab = prompt, hand, board, seats, log
ui-key-tab-text = prompt, what you may do, table, hand, players, log
ui-key-digits = choose that card or token of your hand (text mode without a hand: that line of the list); again: play it
ui-key-choices = to the list of what you may do
ui-key-arrows = move inside the hand or the board
ui-key-space = select; while something is shown: next
ui-key-enter = confirm
ui-key-esc = cancel, close; while something is shown: skip it
ui-key-why = on something: why not; on nothing: this list
ui-key-zoom = look at the card closely
ui-key-undo = undo
ui-key-hand = to your hand
ui-key-seats = to the players
ui-key-watch = what happened since your turn, again
ui-key-log = to the log

## Wrong links

ui-wrong-link = This link leads nowhere
ui-link-never = There is no such table
ui-link-never-help = Perhaps a letter is missing. Check the code, or ask for the link again.
ui-link-gone = This table is no longer here
ui-link-gone-help = It was removed: whoever made it deleted their data, or nothing had happened here for a long time.
ui-link-not-yours = This table is private
ui-link-not-yours-help = Only its players may see it, and it lets nobody watch.
ui-link-finished = This game is finished
ui-link-finished-help = It was private, and only its players may look at it.

## Credits

ui-about-text = A table for dungeon board games: with friends, strangers or bots, in the browser or the terminal.
ui-about-unofficial = Unofficial: made by players, with no publisher’s pictures or texts. The names of the games belong to their owners.
ui-about-icons = Icons
ui-about-icons-text = Drawn by the artists of game-icons.net and recoloured by us. Licence and source:
ui-about-fonts = Fonts

## Replay

ui-replay-eyes = Seen by
ui-replay-all = All open
ui-replay-watcher = Watcher
ui-replay-spoiler-free = No spoilers: hide what lies ahead
ui-replay-hidden = What lies ahead is hidden
ui-replay-start = The start
ui-replay-sealed = { $name } has chosen in secret.
ui-replay-step = Step { $step }
ui-replay-step-of = Step { $step } of { $count }
ui-replay-scrub = Place in the game
ui-replay-link = Link to this step
ui-replay-onward = Play on from here
ui-replay-onward-title = Play on from step { $step }
ui-replay-onward-help = A new private table begins where this game stood. What comes after is drawn again.
ui-replay-onward-over = The game ends here: there is nothing left to play.
ui-replay-this-step = This step: link, play on
ui-branched = From step { $step } of another game
ui-replay-record = Download record
ui-replay-table = To the table
ui-replay-first = First step
ui-replay-back = Step back
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-forward = Step forward
ui-replay-last = Last step
ui-replay-speed = Speed { $speed }
ui-replay-key-step = step
ui-look-back = Look back
ui-replay-hands = Hands
ui-replay-turns = Turns
ui-replay-turn = Turn { $turn } · { $name }
ui-replay-folded = passes and confirmations: { $count }
ui-replay-size = Step
ui-replay-size-event = event
ui-replay-size-action = action
ui-replay-size-card = card
ui-replay-size-turn = turn
ui-replay-size-room = room
ui-replay-size-round = round
ui-replay-size-level = level
ui-replay-count-action =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
ui-replay-count-card =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
ui-replay-nth-action =
    { $count ->
        [0] action { $number }
       *[other] action { $number } of { $count }
    }
ui-replay-nth-card =
    { $count ->
        [0] card { $number }
       *[other] card { $number } of { $count }
    }
ui-replay-mark = Bookmark
ui-replay-marked = Bookmarked
ui-replay-marks = Bookmarks
ui-replay-mark-word = A word of your own
ui-replay-unmark = Remove the bookmark: { $word }
ui-replay-show-all = Show everything
ui-replay-proof = Was chance fair?
ui-replay-proven =
    { $count ->
        [0] Nothing in this game was left to chance
        [one] Fair: the one outcome of chance is checked
       *[other] Fair: all { $count } outcomes of chance are checked
    }
ui-replay-unproven = The outcomes of chance do not match the promise
ui-replay-commitment = Promised before the first card (SHA-256 of the secret)
ui-replay-secret = The secret
ui-replay-entropy = Added by the players
ui-replay-early = The host sent their part of the secret before seeing this promise, so it guarantees nothing.
ui-replay-kept = This browser was shown the same fingerprint before the game.
ui-replay-kept-other = This browser was shown another fingerprint before the game:
ui-replay-verify = Check it yourself: download the record and run

## End of the screen’s messages

## Command line and errors

cli-games-game = { $id }: { $title }. Seats: { $seats }. About { $minutes } minutes.
cli-games-seats = Seats: { $seats }.
cli-name-you = Player
cli-name-bot = Bot { $seat }
cli-welcome = { $title }. You are { $name }, seat { $seat }.
cli-commitment = The cards and dice are fixed in advance; their fingerprint begins { $hash }.
cli-hint = Type the number of what you want to do; ? for help, u undo, l log, q quit.
cli-brief = From now on only what has changed is written here. Type b for the whole table.
cli-word-help = help
cli-word-undo = undo
cli-word-log = log
cli-word-all = all
cli-word-ask = ask
cli-word-table = table
cli-word-map = map
cli-word-odds = odds
cli-word-record = record
cli-word-quit = quit
cli-word-card = card
cli-word-room = room
cli-help = A number does what stands beside it; so does the word, square or room behind it. Commands, by letter or word:
cli-help-help = { $command } NAME: why that may not be done now.
cli-help-more = The rules and all commands once more: ? { $word }
cli-help-undo = { $command }: take back.
cli-help-log = { $command }: the last lines ({ $word } all: every line).
cli-help-table = { $command }: the table again.
cli-help-map = { $command }: with or without the map.
cli-help-odds = { $command }: what may still come.
cli-help-ask = { $command }: be asked on others’ turns, or not.
cli-help-record = { $command } FILE: write the record.
cli-help-quit = { $command }: leave.
cli-help-card = { $command } NAME: what a card or piece says, and where it is.
cli-help-room = { $command } NAME: a room in sentences; alone, every room.
cli-takes-nothing = { $typed }: type { $letter } alone, nothing belongs behind it.
cli-log-how = { $typed }: type l, l all, or l and how many lines.
cli-prompt = Your choice:
cli-your-turn = Your turn.
cli-you-choose = You choose now.
cli-their-turn = To act: { $names }. You may act as well.
cli-may-pass = Press Enter to let it pass.
cli-window-hint = You may act on others’ turns too. Type w at your turn to be asked each time.
cli-windows-on = You will be asked on others’ turns as well.
cli-windows-off = You will be asked only on your own turn.
cli-not-understood = { $typed }: there is no such choice. Type a number from the list, or ? for help.
cli-which = Which of these? Type its number:
cli-again = Type “{ $typed }” again to do it anyway.
cli-why-may = { $name }: you may do this now.
cli-why-unknown = { $name }: there is no such thing here.
cli-undone = Taken back.
cli-undo-nothing = There is nothing to take back yet.
cli-undo-nature = This cannot be taken back: something has been shown since.
cli-undo-other = This cannot be taken back: someone else has answered since.
cli-map-on = The map is drawn again.
cli-map-off = The map is no longer drawn; the sentences say the same.
cli-map-off-rooms = The map is no longer drawn; the rooms are told in sentences. Type { $word } and a name to hear one again.
cli-room-unknown = No room is called “{ $name }”; type { $word } alone to hear every room.
cli-map-none = This game has no map here.
cli-odds-none = There are no odds to show here.
cli-record-where = Where to? Type r and a file name, as in: r game.txt
cli-recorded = The record is in { $file }.
cli-quit-sure = What you have played would be lost. Type r and a file name to keep its record, or q once more to leave.
cli-left = You have left the table.
cli-over = The game is over.
cli-winners = Won: { $names }.
cli-no-winner = Nobody has won.
cli-step = Step { NUMBER($number, useGrouping: 0) } of { NUMBER($steps, useGrouping: 0) }.
cli-start = The start
cli-answers = { $name }: { $option }
cli-open = Open questions:
cli-open-none = No question is open.
cli-open-one = { $seat }, { $what }: { $options }
cli-open-may = { $seat } may, { $what }: { $options }
cli-settled = Position before these answers:
cli-since = Answers since then:
cli-verified =
    { $count ->
        [0] Nothing was drawn in this game, so there is nothing to prove; the secret is the one that was committed to.
        [one] Proven: { $count } draw follows from the secret that was committed to before the start.
       *[other] Proven: all { $count } draws follow from the secret that was committed to before the start.
    }
cli-verified-branch =
    { $chance ->
        [one] { $chance } draw before them is not part of this proof: it was taken from step { $step } of { cli-verified-origin }.
       *[other] { $chance } draws before them are not part of this proof: they were taken from { cli-verified-origin }, up to step { $step }.
    }
cli-verified-origin =
    { $table ->
        [unnamed] another game
       *[other] the game { $table }
    }

error-level-unknown = There is no bot level { $level }; there are { $known }, and search:N for N iterations.
error-level = There is no bot { $level }; there are { $known }.
error-branch-step = You can play on from steps 0 to { $last } of that game, not from { $step }.
error-branch-other = Play on with the same game, options and number of seats as at table { $id }.
error-answers-line = Line { NUMBER($line, useGrouping: 0) } of the answers ({ $text }): { $why }
error-answers-shape = An answer looks like «A lay 5», a draw like «* room goblin».
error-answers-stale = This answered another question than the one that is open.
error-answers-unused = Nothing like this is drawn here.
error-answers-nature = Before this, «{ $what }» must be drawn: add a line «* { $what } …», or choose --seed.
error-answers-end = After the last line «{ $what }» must be drawn: add a line «* { $what } …», or choose --seed.
error-json-broken = { $file } is not right JSON: line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }.
error-json-object = { $file } holds no position: it should be a JSON object.
error-position-broken = { $file } is not a position of { $game }: { $why }.
error-step-range = The record has steps 0 to { NUMBER($steps, useGrouping: 0) }, not { $value }.
error-position-game = This position is of { $theirs }, not of { $ours }.
error-position-seats = This position is for { $theirs } seats, not { $ours }.
error-position-options = The position carries its own options; leave out --option.
error-position-field = The position is not right at { $where }: { $why }.
error-position-shape = The position is not right: { $error }.
error-setting-bool = Option { $id } is true or false, not { $value }.
error-setting-choice = Option { $id } can be { $choices }, not { $value }.
error-seats = { $game } is played by { $seats } seats, not { $given }.
error-setting-range = Option { $id } is a number from { $low } to { $high }, not { $value }.
error-setting-unknown = { $game } has no option { $id }; it has { $known }.
error-option-twice = Option { $id } is given twice.
error-setting-seats = Option { $id } is for { $applies } seats, not { $given }.
error-divergence = Answer { NUMBER($number, useGrouping: 0) } of the record ({ $line }) does not fit these rules.
error-divergence-line = Line { NUMBER($line, useGrouping: 0) } of the record ({ $text }) does not fit the rules of this program.
error-illegal = { $option } is not among what may be done now.
error-stale = The table has moved on since; look again and choose.
error-not-asked = It is not your turn to choose.
error-undo = There is nothing of yours to take back: something was shown or answered since.
error-record-rules = This record was played under rules version { $theirs }; this program knows { $ours }. Update Undercroft.
error-over = The game is over.
error-standing-none = In this game nobody is asked in secret, so there is nothing to pass by.
error-stop-unknown = There is no occasion { $kind }; there are { $known }.
error-answered = You have answered already; take it back to choose again.
error-record-start = The position in the record has another value of { $id } than its head.
error-record-truncated = The record breaks off in line { NUMBER($line, useGrouping: 0) }.
error-no-nature = This position would draw ({ $what }), and no one answers for chance here.
error-dictation-impossible = { $answer } cannot be drawn for «{ $what }» now.
error-dictation-short = No answer was dictated for { $what }.
error-proof-differs = Line { NUMBER($line, useGrouping: 0) } of the record ({ $text }) is not what the committed stream and the rules give.
error-proof-truncated = The record ends in the middle of the draws.
error-proof-nothing = This record holds no commitment and secret, so there is nothing to prove.
error-proof-commitment = The secret is not the one that was committed to before the game.
error-record-long = This record is too long to be a game.
error-record-none = This is not an Undercroft record: its first line should be «undercroft record { $format }».
error-record-newer = This record is of format { $version }; this program reads up to { $format }. Update Undercroft.
error-record-head = Line { NUMBER($line, useGrouping: 0) } of the record’s head is damaged: { $text }
error-record-missing = The record’s head has no { $name }.
error-record-line = Line { NUMBER($line, useGrouping: 0) } of the record is not an answer: { $text }
error-game-unknown = There is no game { $id }; there are { $known }.
error-game-broken = The game { $id } ({ $place }) cannot be loaded: { $why }. Mend or remove its package.
error-bots-count = Name one bot for each of the { $seats } seats at most, not { $given }.
error-number-range = { $name } is a number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }, not { $value }.
error-seat-unknown = This table has no seat { $seat }.
error-seat-none = There is no seat { $seat }; there are { $known }.
error-seat-taken = Seat { $seat } is taken.
error-file-text = { $file } is not a text file.
error-file-read = Cannot read { $file }: { $why }.
error-file-write = Cannot write { $file }: { $why }.
error-rules-missing = { $game } has no rules page.
error-language = There is no language { $lang }; there are { $known }.
error-origin = This socket was opened by another site.
error-host = This house does not answer to the name { $host }; whoever runs it can add it to UNDERCROFT_HOSTS.
error-database = The database { $database } cannot be opened: { $why }.
error-database-newer = The database { $database } is of a newer version of Undercroft: update the program, or choose another database.
error-port = Cannot listen on { $host }, port { NUMBER($port, useGrouping: 0) }: { $why }.
error-one-process = A SQLite file serves one process; give several a PostgreSQL database with --database.
error-bots-postgres = Bots of their own processes need PostgreSQL; with a SQLite file the house thinks for its bots itself.
error-served-already = { $database } is served by another process already; one SQLite file serves one.
error-file-exists = There is a file { $file } already; choose another name.
error-file-unwritten = { $file } cannot be written: { $why }.
error-file-missing = There is no file { $file }.
error-guest-several = Several guests are called { $name }; choose one by its id (first here – last at a table): { $guests }.
error-guest-unknown = There is no guest { $name }.
error-delete-unasked = Nothing was deleted, for nobody can be asked here; say --yes with the guest’s id, { $guest }.
error-guest-by-id = With --yes say the guest’s id; { $name } is { $guest }.
error-guest-none = Say which guest: an id, or a name that nobody else has.
error-no-backup = { $file } is no backup of a house.
error-not-empty = There is a house in { $database } already; restore into an empty one.
error-database-other = The database { $database } is of another version of Undercroft; start the house once with this one.
error-backup-empty = { $file } is empty: it is no backup of a house.
error-backup-damaged = { $file } is damaged, or only a part of a backup: take another one.
error-database-unnamed = { $setting } is empty: name a database, or leave it out for the file in your data folder.
error-database-strange = { $database } is the database of another program: nothing in it is Undercroft’s. Choose another one.
error-port-taken = Port { NUMBER($port, useGrouping: 0) } is taken by another program; choose another with --port.
error-broken = Something went wrong here; it has been noted.
error-too-large = This message is too large; 64 kB is the most.
error-too-fast = Too many requests; wait a moment.
error-too-busy = The house is very busy; try again in a moment.
error-unstored = This cannot be stored right now, so it did not happen; try again in a moment.
error-promise-unknown = There is no such promise; ask for a new one.
error-promise-foreign = This promise was made to someone else; ask for one of your own.
error-promise-used = This promise has made a table already; ask for a new one.
error-promise-old = This promise is too old; ask for a new one.
error-promise-broken = This table’s fingerprint is not the one that was promised. Do not trust its dice.
error-bots-enough = Bots play among themselves at { $most } tables of yours already; wait until a game is over, or leave its page.
error-full-house = As many people look on at this table as can; come back later.
error-too-many-sockets = Too many tables are open from here at once; close some and reload the page.
error-variable-network = { $variable } should be addresses or networks such as 10.0.0.0/8, not { $value }.
error-variable-name = { $variable } should be names such as games.example.org, with commas between, not { $value }.
error-variable = { $variable } should be a number from 0 on, not { $value }.
error-name = A name has 1 to { $most } visible characters.
error-name-taken = { $name } is a name for bots and guests here; choose another.
error-no-session = This browser is not known here, or no longer; reload the page.
error-guest-gone = Your data was deleted, also for this page: you only look on now.
error-message = This message is not understood: { $why }
error-no-page = There is nothing at this address.
error-table-unknown = There is no table { $id }.
error-not-your-seat = Seat { $seat } is not yours.
error-not-seated = You don’t sit at this table.
error-moment-lasts = Others may respond just now; try again in a moment.
error-answer-first = You are asked just now: answer first, or pass; then you may leave.
error-handed-over = A bot plays for you here; take the seat back first.
error-left-already = You have left this game already.
error-not-left = You have not left: nobody plays for you here.
error-lesson = The guide shows something else first. Skip the guide to play as you like.
error-lesson-none = There is no guide to this game.
error-no-guide = There is no guide of yours at this table.
error-not-handed = No bot plays for someone on seat { $seat }.
error-not-host = Only the host of the table may do that.
error-started = The game has started already.
error-not-started = The game has not started yet.
error-not-over = The game is not over yet.
error-no-watching = Only those who sit at this table may watch.
error-rules-changed = This game was begun under older rules and cannot be continued: { $why }
error-busy = Too many changes at this table at once; try again.
error-form = This request lacks the token of its page; reload the page.
error-method = This address does not understand { $method }.
error-bad-request = This request is not understood: { $why }
error-no-body = This call needs a JSON object in its body, and there is none.

cli-card-which = Which card? Type c and its name.
cli-moments-on = You will be asked whenever you could act.
cli-moments-off = You will be asked only on your own turn and when your hero is attacked.

# Reports and packs of cards
error-report-game = There is no balance report for { $game }.
error-pack-place = There is no folder { $folder } ({ $name }).
cli-packs-none = No packs are installed. UNDERCROFT_PACKS or --packs names the folder that holds them.
cli-packs-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
cli-packs-right = { $pack } is right: { $cards }.

## Lessons

ui-learn = Learn
ui-learn-help = A short first game with a guide
ui-learn-which = Learn a game
ui-learn-which-help = A guide plays a short first game with you. It takes about eight minutes.
ui-guide = Guide
ui-guide-place = { $place } of { $of }
ui-guide-pointed = Pointed at: { $things }.
ui-guide-skip = Skip the guide
ui-guide-play-on = Play on here
ui-why-lesson = The guide shows something else first. Skip the guide to play as you like.
