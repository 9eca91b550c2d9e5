### Everything the page says, in English. Plain words, whole sentences.
### White plays cones, Black plays spools.

title = Senet
join = { $before }, { $part }
number = { $value }

## Words that sentences are built with

who = { $who ->
    [you] You
    [computer] The computer
    [white] White
    [black] Black
    [first] The first player
   *[second] The second player
  }
piece = { $side ->
    [white] cone
   *[black] spool
  }
house-rebirth = House of Rebirth
house-beauty = House of Beauty
house-water = House of Water
house-truths = House of the Three Truths
house-re-atoum = House of Re-Atoum
house-horus = House of Horus

## What happened

said-new-game = A new game. The board is set.
said-resumed = Your game goes on.
said-started = { who } will play the { piece }s and begin.
said-thrown = { who } threw { $value }.
said-thrown-opening = { who } threw { $value } for the start.
said-moved = { who } moved a { piece } from house { $from } to house { $to }.
said-moved-back = Nothing could go forward, so { $who ->
    [you] you
    [computer] the computer
   *[other] { who }
  } moved a { piece } back from house { $from } to house { $to }.
said-entered = { who } brought a { piece } on to house { $to }.
owner-piece = { $owner ->
    [you] Your { piece }
    [computer] The computer’s { piece }
   *[other] { $side ->
        [white] The white cone
       *[black] The black spool
      }
  }
said-bumped = { owner-piece } goes from house { $from } to house { $to }.
said-bumped-hand = { owner-piece } leaves house { $from } and must start again.
said-bumped-taken = { owner-piece } on house { $from } is out of the game.
said-bumped-off = { owner-piece } leaves the board.
said-drowned = The { piece } is in the water on house { $house }.
said-drowned-to = The water of house { $house } puts the { piece } on house { $to }.
said-drowned-to-hand = The water of house { $house } takes the { piece } off the board; it must start again.
said-drowned-to-off = The { piece } leaves the board.
said-drowned-to-taken = The { piece } is out of the game.
said-fell-back = Its own piece is there, so the { piece } goes to house { $to }.
said-fell-back-hand = Its own piece is there, so the { piece } must start again.
said-fell-back-off = The { piece } leaves the board.
said-fell-back-taken = The { piece } is out of the game.
said-rescued = { who } took the { piece } out of the water and put it on house { $to }.
said-borne-off = { who } took a { piece } off the board from house { $from }.
said-throw-again = { $who ->
    [you] Throw again.
   *[other] { who } throws again.
  }
said-turn = { $who ->
    [you] It is your turn.
    [computer] It is the computer’s turn.
    [white] It is White’s turn.
    [black] It is Black’s turn.
    [first] It is the first player’s turn.
   *[second] It is the second player’s turn.
  }
said-passed-no_move = { $who ->
    [you] None of your pieces can move with this throw, so your turn ends.
   *[other] { who } cannot move any piece with this throw, so the turn ends.
  }
said-passed-drowned = Falling into the water ends the turn.
said-passed-stayed_drowned = { $who ->
    [you] Only a 4 frees your piece from the water, so your turn ends.
   *[other] Only a 4 frees a piece from the water, so the turn ends.
  }
said-passed-rescued = The rescue takes the place of a throw, so the turn ends.
said-passed-declined = { who } chose not to leave the board, so the turn ends.
said-passed-passed = { who } passed.
said-passed-not_started = { $who ->
    [you] You need a 1 before your pieces may move, so your turn ends.
   *[other] { who } needs a 1 before the pieces may move, so the turn ends.
  }
said-passed-returned_to_hand = The piece must start again, so the turn ends.
said-won = { $who ->
    [you] You won!
   *[other] { who } won.
  }
said-drawn = The game is a draw.
said-choices = { $count ->
    [one] One piece can move.
   *[other] { $count } pieces can move.
  }
said-only-move = Only one move is possible: { $to ->
    [off] from house { $from } off the board.
   *[other] from house { $from } to house { $to }.
  }
said-undone = Your last move is taken back.
said-redone = The move is played again.
said-nothing-to-undo = There is nothing to undo.
said-nothing-to-redo = There is nothing to redo.
said-new-game-undone = The earlier game is back.
said-nothing-movable = No piece can move now.
said-aim = { $to ->
    [off] The piece on house { $from } can leave the board.
   *[other] The piece on house { $from } can go to house { $to }.
  }
said-put-down = The piece is put down.

## Whose turn it is and what to do

prompt-loading = The board is being set.
prompt-throw = { $who ->
    [you] Your turn: throw the sticks.
   *[other] { who }: throw the sticks.
  }
prompt-throw-again = Throw the sticks again.
prompt-opening = { $who ->
    [you] Throw to see who begins.
   *[other] { who }: throw to see who begins.
  }
prompt-rescue = { $who ->
    [you] Your piece is in the water: take it out, or throw.
   *[other] { who }, a piece is in the water: take it out, or throw.
  }
prompt-throwing = { $who ->
    [you] You throw the sticks …
   *[other] { who } throws the sticks …
  }
prompt-moving = { $who ->
    [you] Your piece moves …
   *[other] { who } moves …
  }
prompt-computer = The computer’s turn …
prompt-choose = { $who ->
    [you] You threw { $value }: choose a piece.
   *[other] { who } threw { $value }: choose a piece.
  }
prompt-aim = { $who ->
    [you] You threw { $value }: choose where the piece goes.
   *[other] { who } threw { $value }: choose where the piece goes.
  }
prompt-only-move = { $who ->
    [you] You threw { $value }: only one move is possible.
   *[other] { who } threw { $value }: only one move is possible.
  }
hint-rescue = A throw of 4 takes it off the board; any other throw ends your turn.
hint-choose = The pieces with a ring can move.
hint-aim = The marked house is where it goes; tap there to play.
hint-only-move = Tap the piece or the marked house to play it.
advice-thinking = Weighing every throw …
prompt-confirm = Play this move?
prompt-pause = Your turn ends here.
prompt-stopped = The computer has stopped.
prompt-won = { $who ->
    [you] You won!
    [computer] The computer won.
   *[other] { who } won.
  }
prompt-drawn = The game is a draw.

## Why a piece cannot move

why-legal = This piece can move.
why-empty = No piece stands on house { $from }.
why-not_yours = The piece on house { $from } belongs to the other player.
why-throw_first = Throw the sticks before you move a piece.
why-game_over = The game is over.
why-own_piece = With { $throw }, the piece on house { $from } would land on your own piece on house { $target }.
why-protected = With { $throw }, the piece on house { $from } would land on house { $target }, but pieces side by side on houses { $first } and { $last } protect each other.
why-safe = With { $throw }, the piece on house { $from } would land on house { $target }, where the other piece is safe.
why-no_capture = With { $throw }, the piece on house { $from } would land on house { $target }, which is taken.
why-blockade = With { $throw }, the piece on house { $from } would have to pass the row of pieces on houses { $first } to { $last }.
why-must_stop = With { $throw }, the piece on house { $from } would pass house { $first }, where every piece must stop first.
why-overshoot = A throw of { $throw } is too much for the piece on house { $from }.
why-waits_for = The piece on house { $from } waits for { $from ->
    [27] a 4
    [28] a 3
    [29] a 2
    [30] a 1
   *[other] another throw
  } to leave the board.
why-in_water = Your piece in the water on house { $first } comes first.
why-must_move_first = The rescued piece on house { $first } must move first.
why-start_locked = The piece on house { $from } may not start before the one in front of it.
why-home_not_clear = No piece may leave the board while you have a piece on house { $first }.
why-must_vacate = The piece on house { $first } must move on first.
why-entered_first = The piece that has just come on to house { $first } must move.
why-forward_first = A piece may go back only when no piece can go forward.
why-back_blocked = The piece on house { $from } cannot go forward with { $throw }, and it cannot go back either.
why-never_moves_back = The piece on house { $from } cannot go forward with { $throw }, and it never goes back.
why-changes_nothing = With { $throw }, the piece on house { $from } would end where it stands.

## The board, as a screen reader says it

board-label = Senet board
board-keys = Right arrow: one house forward along the track. Left arrow: one house back. Up and down: the next row. Enter: choose. T: throw. M: my pieces that can move. L: last move. S: what is happening. U: undo. Question mark: help.
cell-house = House { $house }
cell-empty = empty
cell-piece = { $owner ->
    [you] your { piece }
    [computer] the computer’s { piece }
   *[other] { $side ->
        [white] white cone
       *[black] black spool
      }
  }
cell-protected = protected by its neighbour
cell-blockade = part of a row that cannot be passed
cell-last-move = last move
cell-selected = chosen
cell-off = Off the board: { $white ->
    [one] one cone
   *[other] { $white } cones
  } and { $black ->
    [one] one spool
   *[other] { $black } spools
  }
cell-hand = Not yet on the board: { $white ->
    [one] one cone
   *[other] { $white } cones
  } and { $black ->
    [one] one spool
   *[other] { $black } spools
  }
can-move = can move to { $to }
can-move-back = must move back to { $to }
can-hit = can take { $to } and send the piece there to { $victim }
can-fall = can move to { $to } and ends on { $rest }
can-bear-off = can leave the board
can-drown = can move to { $to }, into the water
target-move = your piece from { $from } can go here
target-hit = your piece from { $from } can go here and send this one to { $victim }
target-off = your piece from { $from } can leave the board

## Sticks and buttons

sticks-waiting = Four throwing sticks
sticks-value = Throwing sticks: { $value }
dock-label = Sticks and moves
throws-in-hand = Throws to play: { $list }
steps-left = { $count ->
    [one] One step left
   *[other] { $count } steps left
  }
button-throw = Throw
button-throw-again = Throw again
button-wait = Please wait …
button-choose = Choose a piece
button-only-move = Tap the marked house
button-continue = Continue
button-confirm = Play this move
button-cancel-move = Choose another
button-rescue = Take it out, to house { $to }
button-decline = Do not leave the board
button-pass = Pass
button-undo = Undo
button-redo = Redo
button-new-game = New game
button-rules = Rules
button-advice = Hint
button-settings = Settings
button-help = Help
button-close = Close
button-cancel = Cancel
button-done = Done
button-start = Start
button-play-again = Play again
button-look-at-board = Look at the board
button-take-back = Bring it back
toolbar-label = Game

## Players and moves

players-label = Players
player-name = { $who ->
    [you] You
    [computer] Computer, { $level ->
        [beginner] beginner
        [runner] runner
        [hitter] hitter
        [casual] casual
        [builder] builder
        [cautious] cautious
        [skilled] skilled
        [expert] expert
       *[master] master
      }
   *[other] { who }
  }
player-off = { $count } of { $pieces } off
player-hand = { $count } to come
player-taken = { $count } lost
log-title = Moves
log-empty = No move yet.

## later: advice

advice-do-forward = Best: the piece on house { $from } to house { $to }.
advice-do-backward = Best: the piece on house { $from } back to house { $to }.
advice-do-fall_back = Best: the piece on house { $from } back into the water.
advice-do-bear_off = Best: take the piece on house { $from } off the board.
advice-do-enter = Best: bring a piece on to house { $to }.
advice-do-rescue = Best: take your piece out of the water.
advice-do-decline = Best: leave your piece where it is.
advice-do-pass = Best: hit nothing, and end your turn.
advice-do-throw = Best: throw the sticks.
advice-because-only_choice = There is no other choice.
advice-because-equal = But it makes no difference: another choice is as good.
advice-because-wins = It wins the game.
advice-because-bears_off = It brings that piece home for good.
advice-because-rescues = There your piece is safe from losing your turns.
advice-because-throws = The throw that sets your piece free is worth waiting for.
advice-because-hits = It sends the piece on house { $house } back { $steps ->
    [one] one house
   *[other] { $steps } houses
  }.
advice-because-removes = It takes the piece on house { $house } out of the game.
advice-because-removes-to_hand = It sends the piece on house { $house } off the board, to start again.
advice-because-goes_on = You may go on afterwards; otherwise your turn would end.
advice-because-keeps_out_of_water = Otherwise your piece would end in the water.
advice-because-keeps_ground = Otherwise you would lose { $steps ->
    [one] one house
   *[other] { $steps } houses
  }.
advice-because-keeps_enemy_back = Otherwise you would carry an enemy piece { $steps ->
    [one] one house
   *[other] { $steps } houses
  } forward.
advice-because-shelters = Otherwise { $instead } throws in 100 could hit you, most often on house { $house }; this way { $chance ->
    [0] none can
    [one] only one can
   *[other] only { $chance } can
  }.
advice-because-blocks = Then { $chance } throws in 100 leave the other side nothing to move forward, instead of { $instead }.
advice-because-stays_free = Then only { $chance } of your own next throws in 100 are of no use, instead of { $instead }.
advice-because-further_on = No single thing decides; it leaves your pieces better placed.
advice-chances = You win { $best } games in 100 like this, and { $other } with the next best choice.

## later: dialogs

new-game-title = New game
new-game-opponent = Play against
opponent-beginner = Beginner: moves its last piece
opponent-runner = Runner: hurries ahead
opponent-hitter = Hitter: hits what it can
opponent-casual = Casual: thinks of the race only
opponent-builder = Builder: makes pairs and walls
opponent-cautious = Cautious: stays out of reach
opponent-skilled = Skilled: weighs every throw
opponent-expert = Expert: has learned by playing
opponent-master = Master: has learned, and weighs every throw
opponent-person = A friend, on this device
new-game-side = You play
side-black = Black spools, and begin
side-white = White cones
side-random = Either, by chance
new-game-rules = Rules
new-game-safe = You can bring the present game back afterwards.
settings-title = Settings
settings-language = Language
settings-language-auto = As in the browser
settings-theme = Board
theme-faience = Faience
theme-ebony = Ebony and ivory
theme-papyrus = Papyrus
theme-limestone = Limestone
theme-contrast = High contrast
settings-speed = Movement
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = None
settings-auto-throw = Throw the sticks for me
settings-confirm-move = Ask before a move is played
settings-not-remembered = This browser does not let the page remember your settings or your game.
end-summary = Off the board: { $white ->
    [one] one cone
   *[other] { $white } cones
  } and { $black ->
    [one] one spool
   *[other] { $black } spools
  }, after { $throws ->
    [one] one throw
   *[other] { $throws } throws
  }.

## later: dialogs (the rules)

rules-title = Rules
rules-unknown = Nobody knows how the ancient Egyptians played senet: no rules have come down to us.
rules-credit-kendall-masters = Timothy Kendall proposed these rules in 1978, in Passing Through the Netherworld; they are given here as a rules page retells them.
rules-aim = The aim
rules-throwing = Throwing
rules-moving = Moving
rules-last-houses = The last houses
rules-winning = Winning
rule-km-aim = Bring all your pieces along the track and off the board before the other player does.
rule-km-pieces = Each player has seven pieces: White has cones and Black has spools.
rule-km-start = The pieces start on houses 1 to 14, White on the odd houses and Black on the even ones, and Black throws first.
rule-km-way = The track runs like the letter S: along the first row, back along the second, and along the third.
rule-km-sticks = Throw four sticks and count the light sides: that is how far one piece moves.
rule-km-none = No light side at all counts as 5.
rule-km-again = After a move with 1, 4 or 5 you throw again, and after a move with 2 or 3 the turn ends.
rule-km-must-move = If you can move, you must.
rule-km-no-move = If no piece can move, your turn ends, whatever you threw.
rule-km-one-piece = Each throw moves one piece, which may jump over any other pieces.
rule-km-own = A piece may not land on a piece of its own colour.
rule-km-swap = A piece that lands on a single enemy piece changes places with it.
rule-km-pair = Two pieces of one colour on houses next to each other on the track protect each other.
rule-km-back = If no piece can go forward, one must go back by the number thrown, if it can.
rule-km-back-swap = Going back, a piece changes places with a single enemy piece, which so moves forward.
rule-km-beauty = Every piece must stop exactly on house 26, the House of Beauty, before it goes on.
rule-km-leave-beauty = From house 26 a throw of 5 takes the piece off the board, and 1 to 4 take it to houses 27 to 30.
rule-km-water = A piece that comes to rest on house 27, the House of Water, ends the turn at once.
rule-km-rescue = Instead of throwing, you may take your piece out of the water and put it on house 15, if that is empty, and your turn ends.
rule-km-four = A throw of 4 takes a piece from the water off the board, and you throw again; any other throw ends the turn.
rule-km-only-water = While you have a piece in the water, none of your other pieces may move.
rule-km-water-hit = A piece in the water is never protected: an enemy piece that lands there changes places with it.
rule-km-exits = A piece leaves house 28 only with a 3 and house 29 only with a 2.
rule-km-horus = A piece leaves house 30 with any throw.
rule-km-fall-back = If nothing else can move, a piece on house 28 or 29 goes back into the water.
rule-km-bump-last = A piece hit on houses 28 to 30 goes into the water, or to house 26 if the water is taken.
rule-km-win = The first player with all seven pieces off the board wins.

## later: dialogs (help)

help-title = Help
help-tap = Tap or click the large button to throw, then a piece, then the house it goes to.
help-drag = You can also drag a piece to its house.
help-mistake = Tapping the wrong place does nothing, and every move can be undone.
help-keyboard = Keys, while the board has the focus
help-key-arrows = arrows
help-arrows = right and left: along the track; up and down: the next row
help-key-ends = Home, End
help-ends = first house, end of the track
help-key-enter = Enter, Space
help-enter = choose a piece or a house
help-key-escape = Escape
help-escape = put the piece down
help-key-throw = T
help-throw = throw the sticks
help-key-pieces = M
help-pieces = next piece that can move; with Shift, the one before
help-key-last = L
help-last = last move
help-key-status = S
help-status = say what is happening
help-key-advice = H
help-advice = what is best here, and why
help-key-undo = U
help-undo = undo
help-key-redo = R
help-redo = redo
help-key-help = ?
help-help = this help

## Notices and failures

notice-replaced = A new game has begun.
notice-save-unreadable = The saved game could not be read, so a new one begins ({ $reason }).
notice-parameter = The address asks for { $name }={ $value }, which is not known. Possible: { $allowed }.
notice-seed = The address asks for seed={ $value }, which is not a number of up to 64 hexadecimal digits.
notice-computer-stopped = The computer could not choose a move ({ $reason }). Press Continue to ask it again.
notice-language = The texts in { $language } could not be loaded.
notice-no-net = This copy of the page does not carry what the strong players have learned about these rules, so they judge by rules of thumb.
notice-fault = Something went wrong ({ $reason }). The game is as it was.
notice-not-loaded = This part of the page could not be loaded. Please check the connection and try again.
failure-title = The game cannot start
failure-wasm-missing = This browser has no WebAssembly, which the game needs. Please use a newer browser.
failure-wasm-blocked = This site does not allow WebAssembly, which the game needs. Its security policy must contain script-src 'wasm-unsafe-eval'. An older browser may need an update.
failure-wasm-not-found = The game’s engine (senet.wasm) could not be loaded. Please check the connection and load the page again.
failure-engine-broken = The game’s engine does not run in this browser. Please use a newer browser.
