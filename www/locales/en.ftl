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
house-cross = marked with an X

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
    [you] Your piece stays in the water, so your turn ends.
   *[other] The piece stays in the water, so the turn ends.
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
said-score = { $points ->
    [one] That is one point.
   *[other] That is { $points } points.
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
tool = { $tool ->
    [die] die
   *[sticks] sticks
  }
prompt-throw = { $who ->
    [you] Your turn: throw the { tool }.
   *[other] { who }: throw the { tool }.
  }
prompt-throw-again = Throw the { tool } again.
prompt-opening = { $who ->
    [you] Throw to see who begins.
   *[other] { who }: throw to see who begins.
  }
prompt-rescue = { $who ->
    [you] Your piece is in the water: take it out, or throw.
   *[other] { who }, a piece is in the water: take it out, or throw.
  }
prompt-throwing = { $who ->
    [you] You throw the { tool } …
   *[other] { who } throws the { tool } …
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
hint-rescue = A throw of { $throws } takes it off the board; any other throw ends your turn.
hint-choose = The pieces with a ring can move.
hint-choose-of = Choose a piece, or first one of your throws.
hint-must-move = The piece that came out of the water must move first.
hint-aim = { $count ->
    [one] The marked house is where it goes; tap there to play.
   *[other] The marked houses are where it can go; tap one of them to play.
  }
hint-only-move = Tap the piece or the marked house to play it.
advice-thinking = Weighing every throw …
prompt-choose-of = { $who ->
    [you] Play one of your throws: choose a piece.
   *[other] { who }: play one of the throws. Choose a piece.
  }
prompt-aim-of = { $who ->
    [you] Choose where the piece goes.
   *[other] { who }: choose where the piece goes.
  }
prompt-only-move-of = { $who ->
    [you] Only one move is possible with your throws.
   *[other] { who }: only one move is possible with these throws.
  }
prompt-which-throw = Which throw do you want to use for it?
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
why-throw_first = Throw before you move a piece.
why-game_over = The game is over.
why-own_piece = With { $throw }, the piece on house { $from } would land on your own piece on house { $target }.
why-protected = With { $throw }, the piece on house { $from } would land on house { $target }, but pieces side by side on houses { $first } and { $last } protect each other.
why-safe = With { $throw }, the piece on house { $from } would land on house { $target }, where the other piece is safe.
why-no_capture = With { $throw }, the piece on house { $from } would land on house { $target }, which is taken.
why-blockade = With { $throw }, the piece on house { $from } would have to pass the row of pieces on houses { $first } to { $last }.
why-must_stop = With { $throw }, the piece on house { $from } would pass house { $first }, where every piece must stop first.
why-overshoot = A throw of { $throw } is too much for the piece on house { $from }.
why-waits_for = The piece on house { $from } waits for a { $throws } to leave the board.
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
cell-taken = Out of the game: { $white ->
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
can-fall-hand = can move to { $to }, and must then start again
can-enter = can come on to house { $to }
can-hit-hand = can take { $to }; the piece there must start again
can-hit-taken = can take { $to }; the piece there is out of the game
can-bear-off = can leave the board
can-drown = can move to { $to }, into the water
target-move = your piece from { $from } can go here
target-hit = your piece from { $from } can go here and send this one to { $victim }
target-enter = your piece can come on here
target-hit-hand = your piece from { $from } can go here; this one must start again
target-hit-taken = your piece from { $from } can go here; this one is out of the game
target-off = your piece from { $from } can leave the board

## Sticks and buttons

sticks-waiting = { $tool ->
    [die] A die with four sides
   *[sticks] Four throwing sticks
  }
sticks-value = { $tool ->
    [die] Die: { $value }
   *[sticks] Throwing sticks: { $value }
  }
dock-label = Sticks and moves
throws-in-hand = Throws to play: { $list }
steps-left = { $count ->
    [one] One step left
   *[other] { $count } steps left
  }
throws-in-hand-label = Your throws
throw-chip = { $count ->
    [one] { $value }
   *[other] { $value } × { $count }
  }
extra-owed = Then you throw again.
button-throw = Throw
button-throw-again = Throw again
button-wait = Please wait …
button-choose = Choose a piece
button-only-move = Tap the marked house
button-continue = Continue
button-choose-throw = Choose a throw
button-use-throw = Use the { $throw }
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
advice-exact = These chances are exact: this endgame has been solved on your device.

## later: dialogs

dialog-loading = Just a moment …
new-game-title = New game
new-game-opponent = Play against
new-game-blind = From gentle to strong. No computer player ever sees the throws to come.
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
side-black = Black spools
side-white = White cones
side-random = Either, by chance
new-game-rules = Rules
button-change-rules = Change the rules …
new-game-safe = You can bring the present game back afterwards.
settings-title = Settings
settings-language = Language
settings-language-auto = As in the browser
settings-theme = Material
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

rules-title = Rules

## later: dialogs (the rulesets)

games-more = All other games ({ $count })
game-recommended = recommended
game-short = a short game
game-facts = { $pieces ->
    [one] One piece
   *[other] { $pieces } pieces
  } a side, about { $minutes ->
    [one] one minute.
   *[other] { $minutes } minutes.
  }
new-game-board = Board
new-game-sides-drawn = The first throws decide who plays which side.
option-pieces = Pieces a side
option-starting_throw = Nobody plays before throwing a 1
option-trap = A throw past house 26 can end in the water
option-home_row = No piece leaves while one of its side is on houses 1 to 10
board-auto = As in the rules
board-own = As in the rules: { $name }
board-name-modern = Modern
board-name-simple = Simple, without marks
board-name-simple-marked = Simple, with marks
board-name-middle-kingdom = Middle Kingdom
board-name-early-nk = Early New Kingdom
board-name-late-nk = Late New Kingdom
board-name-vertical = Upright
board-name-double = Double
board-name-cypriot = Cypriot stone
ruleset-kendall-masters = Kendall 1978
ruleset-kendall-modern = Modern Kendall
ruleset-kendall-1979 = Kendall 1979
ruleset-kendall-wiki = Kendall, pieces in hand
ruleset-jequier-masters = Jéquier, after Botermans
ruleset-jequier-ludii = Jéquier 1930
ruleset-piccione = King Tut’s Game
ruleset-bell = Bell 1979
ruleset-simple = Simple board
ruleset-cypriot = Cypriot stone
ruleset-simple-marked = Simple marked board
ruleset-middle-kingdom = Middle Kingdom board
ruleset-early-nk = Early New Kingdom board
ruleset-late-nk = Late New Kingdom board
ruleset-vertical = Vertical board
ruleset-double = Double board
author-kendall = Timothy Kendall
author-kendall-modern = devinokeefe/senet, after Timothy Kendall
author-jequier = Gustave Jéquier
author-piccione = Peter A. Piccione
author-bell = R. C. Bell
author-ours = Our own rules: nobody has proposed any for this board
character-kendall-masters = The best-known rules: a long race in which pieces change places all the time and the water holds them fast.
character-kendall-modern = The same race with five pieces and clear rules for every case; its best play is known exactly.
character-kendall-1979 = You make all your throws first and then choose how to use them, so there is much to plan.
character-kendall-wiki = The board is empty at first: pieces come on one by one, and lines of three bar the way.
character-jequier-masters = Pieces must gather on the last row before any may leave, and the water sends them back to the start.
character-jequier-ludii = Pieces start one behind the other, hits throw far back, and the winner scores points.
character-piccione = Nothing is hit: you share out each throw between your pieces, and a 1 brings a new one on.
character-bell = Short and sharp: one die, ten pieces a side, and a piece that is hit is gone for good.
character-simple = A quick race on a board without marks: pairs protect, lines of three block.
character-cypriot = The simple game, with pebbles in the hollows of a stone.
character-simple-marked = Four marked houses near the end, and an X that sends a piece back to the start.
character-middle-kingdom = The game of the simple marked board on a board that is turned round.
character-early-nk = Four marked houses near the end, and water that sends a piece back to the middle.
character-late-nk = The same with Horus on the last house, which lets a piece go only with a 1.
character-vertical = The board stands upright, and its good houses are safe and give another throw.
character-double = Two boards, one track of sixty houses: the longest race.

## later: rules

rules-unknown = Nobody knows how the ancient Egyptians played senet: no rules have come down to us.
rules-aim = The aim
rules-throwing = Throwing
rules-moving = Moving
rules-houses = Special houses
rules-leaving = Leaving the board
rules-winning = Winning
houses-run = { $first } to { $last }
rule-aim-first-off = Bring all your pieces along the track and off the board before the other player does.
rule-aim-board-empty = Bring more pieces along the track and off the board than the other player.
rule-pieces = { $pieces ->
    [one] Each player has one piece
   *[other] Each player has { $pieces } pieces
  }: White plays cones and Black plays spools.
rule-start-hand = At the start all the pieces wait beside the board.
rule-start-white-odd = The pieces start on houses 1 to { $last }, White on the odd houses and Black on the even ones.
rule-start-black-odd = The pieces start on houses 1 to { $last }, Black on the odd houses and White on the even ones.
rule-opening-white = White throws first.
rule-opening-black = Black throws first.
rule-opening-one-is-white = The players throw in turn; the first to throw a 1 plays White, moves the front piece from house { $from } to house { $to }, and throws again.
rule-opening-one-is-black = The players throw in turn; the first to throw a 1 plays Black, moves the front piece from house { $from } to house { $to }, and throws again.
rule-opening-higher-throw = Each player throws once, and the higher throw begins; if the throws are equal, both throw again.
rule-houses-30 = The track has 30 houses and runs like the letter S: along the first row of ten, back along the second, and along the third.
rule-houses-60 = The track has 60 houses on two boards: it runs to and fro in rows of ten, and goes on from house 30 of the first board to house 31 of the second.
rule-sticks = Throw four sticks and count the light sides.
rule-zero-4 = No light side at all counts as 4.
rule-zero-5 = No light side at all counts as 5.
rule-zero-6 = No light side at all counts as 6.
rule-zero-die = Throw one die with four sides: it shows 1, 2, 3 or 4.
rule-turn-single = Each throw moves one piece by the number thrown.
rule-turn-series = First make all the throws of your turn, then play them in any order; each throw moves one piece by its number.
rule-turn-divided = You may divide the number thrown between several pieces, but all of them must go the same way.
rule-starting-throw-on = You may play nothing before you have thrown a 1; throws made before it do not count.
rule-again = When you have played a { $throws }, you throw again.
rule-again-series = After a { $throws } you throw on; a { $others } ends your throwing.
rule-again-on = { $count ->
    [one] When a piece lands on house { $houses }, its player throws again.
   *[other] When a piece lands on one of houses { $houses }, its player throws again.
  }
rule-again-none = You throw once; then it is the other player’s turn.
rule-turn-passes = Otherwise it is the other player’s turn.
rule-must-move = If you can move, you must.
rule-may-decline-hit-on = If you can do nothing but hit an enemy piece, you may pass instead.
rule-may-decline-off-on = If you can do nothing but take a piece off the board, you may end your turn instead.
rule-no-move = If none of your pieces can move, your turn ends, whatever you threw.
rule-again-without-move = If none of your pieces can move, your turn ends, unless you threw a { $throws }: then you throw again.
rule-no-move-series = Throws that none of your pieces can use are lost, and your turn ends.
rule-no-move-divided = Steps that none of your pieces can use are lost.
rule-entry-any-throw = Instead of moving a piece on the board you may bring one on: it is put on house 1 and goes on at once by the number thrown.
rule-entry-with-one = With a throw of 1 you may bring a piece on to house 1, if that is empty, and then you throw again.
rule-entry-with-one-first = That throw must first move the piece just brought on; if it cannot move, it goes back beside the board and your turn ends.
rule-start-lock-on = A piece may not leave its starting house before the piece on the next house has moved.
rule-blockade-off = A piece may jump over any other pieces.
rule-blockade-on = A piece may jump over other pieces, but not over three or more enemy pieces in a row.
rule-fall-back-off = A piece may not land on a piece of its own colour.
rule-fall-back-on = A piece that lands on a piece of its own colour goes to the first empty house behind it.
rule-fall-back-on-unchanged = A move that ends where it began is allowed only if there is no other.
rule-hit-none = Nothing is ever hit: a piece may land only on an empty house.
rule-hit-swap = A piece that lands on an enemy piece hits it: the two change places.
rule-hit-empty-behind = A piece that lands on an enemy piece hits it: the enemy piece goes to the first empty house behind, or, if there is none, beside the board.
rule-hit-lowest-empty = A piece that lands on an enemy piece hits it: the enemy piece goes back to the empty house nearest the start.
rule-hit-taken = A piece that lands on an enemy piece hits it: the enemy piece is out of the game.
rule-pairs-on = Two pieces of one colour on houses next to each other on the track protect each other: neither can be hit.
rule-pairs-off = Pieces on houses next to each other do not protect each other.
rule-backward-none = Your own throws never move a piece back.
rule-backward-to-empty = If no piece can go forward, one must go back by the number thrown, on to an empty house.
rule-backward-may-hit = If no piece can go forward, one must go back by the number thrown, and it may hit.
rule-backward-may-hit-swap = A piece that is hit from in front so moves forward.
rule-backward-from = Only a piece on houses 1 to { $house } can go back in this way.
rule-backward-from-everywhere = A piece can go back in this way from any house.
rule-stop = Every piece must stop on house { $house } before it goes on.
rule-trap-on = You may also play a throw that would take a piece past house { $stop }: the piece falls into the water on house { $house }, if that is empty.
rule-water-none = No house sends a piece back.
rule-water-prison = House { $house } is the water: when a piece of yours comes to rest there, your turn ends at once.
rule-water-prison-alone = While you have a piece in the water, none of your other pieces may move.
rule-return-house = Instead of throwing, you may take your piece out of the water and put it on house { $house }, if that is empty, and your turn ends.
rule-rescued-moves-first-on = A piece taken out of the water must move before any other of your pieces.
rule-water-prison-exit = A throw of { $throws } takes the piece from the water off the board; without it your turn ends.
rule-water-to-return = A piece that comes to rest on house { $house } goes at once to house { $return }, or, if that is taken, to the nearest empty house before it.
rule-water-to-lowest = A piece that comes to rest on house { $house } goes at once to the empty house nearest the start.
rule-water-to-hand = A piece that comes to rest on house { $house } leaves the board at once and must start again.
rule-unprotected = { $count ->
    [one] A piece on house { $houses } is never protected by the piece next to it.
   *[other] Pieces on houses { $houses } are never protected by the piece next to them.
  }
rule-water-suspends-pairs-on = While you have a piece in the water, your pieces do not protect each other.
rule-water-suspends-pairs-on-rescued = The same is true while a piece taken out of the water has not moved yet.
rule-safe = { $count ->
    [one] A piece on house { $houses } cannot be hit.
   *[other] Pieces on houses { $houses } cannot be hit.
  }
rule-safe-while-water = { $count ->
    [one] While any piece is in the water, a piece on house { $houses } cannot be hit.
   *[other] While any piece is in the water, pieces on houses { $houses } cannot be hit.
  }
rule-hit-to-water = { $count ->
    [one] A piece that is hit on house { $houses } goes into the water.
   *[other] A piece that is hit on houses { $houses } goes into the water.
  }
rule-hit-to-water-taken = If the water is taken, it changes places with the piece that hit it instead.
rule-vacate = { $count ->
    [one] A piece on house { $houses } must move on as soon as a throw allows it.
   *[other] A piece on one of houses { $houses } must move on as soon as a throw allows it.
  }
rule-fixed = { $count ->
    [one] A piece on house { $houses } can only wait for a throw that takes it off the board.
   *[other] Pieces on houses { $houses } can only wait for a throw that takes them off the board.
  }
rule-stuck-to-water = { $count ->
    [one] If you can move nothing else, your piece on house { $houses } goes back into the water.
   *[other] If you can move nothing else, one of your pieces on houses { $houses } goes back into the water.
  }
rule-bear-off-exact = The way off the board counts as one more house after house { $house }, and a piece must reach it exactly.
rule-bear-off-overshoot = A throw that takes a piece past house { $house } takes it off the board, however far.
rule-bear-off-onto-last = A piece that lands exactly on house { $house } leaves the board, and no throw may take a piece past it.
rule-exits = A piece leaves the board from house { $house } only with a { $throws }.
rule-exits-any = A piece leaves the board from house { $house } with any throw.
rule-exits-first-row-empty = A piece leaves the board from house { $house } with a { $throws }, or with any throw while nobody has a piece on houses 1 to 10.
rule-clear-first = No piece of yours may leave the board while you have one on houses { $houses }.
rule-clear-first-hand = No piece of yours may leave the board while you have one beside it, either.
rule-end-first-off = { $pieces ->
    [one] The first player with the piece off the board wins.
   *[other] The first player with all { $pieces } pieces off the board wins.
  }
rule-end-board-empty = The game ends when the board is empty: whoever has taken more pieces off it wins, and with equal numbers nobody does.
rule-score-on = The winner scores 3 points for each enemy piece left on houses 1 to 10, 2 for each on houses 11 to 20, and 1 for each on houses 21 to 30.

## later: rules (about each ruleset)

rules-retold = We have these rules only as others retell them, not from the scholar’s own book.
rules-house-title = House rules
rules-house = Somebody has made these rules at this page: they are those of { $base }, with some points changed.
rules-ours = No scholar has proposed rules for this board, so these are our own. They are made only of things that the known proposals have in common.
rules-disputed = What is not certain
rules-disputed-lead = The texts leave these questions open, or can be read in two ways. This is how we play them.
rules-throws = A game takes about { $throws } throws and { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  }.
credit-kendall-masters = Timothy Kendall proposed these rules in 1978, in Passing Through the Netherworld; they are given here as a rules page retells them.
credit-kendall-modern = A public project, devinokeefe/senet, wrote down this modern form of Kendall’s rules with five pieces and worked out its best play exactly.
credit-kendall-1979 = Timothy Kendall, 1979, as the Ludii portal sums up his rules book; the four options are Ludii’s too.
credit-kendall-wiki = Timothy Kendall, as a wiki article retells him; it names no source for how pieces come on, for hits by choice, or for the way off from the last house.
credit-jequier-masters = Gustave Jéquier, as a rules page retells him after The World of Games by Botermans and others.
credit-jequier-ludii = Gustave Jéquier, 1930, as Ludii sums him up.
credit-piccione = Peter A. Piccione, 1977, King Tut’s Game, as Ludii sums it up.
credit-bell = R. C. Bell, 1979, as Ludii sums him up.
credit-simple = Boards without marks are known, but not how they were played on.
credit-cypriot = In Cyprus rough stones with three rows of ten hollows are known, but not how they were played on.
credit-simple-marked = Boards with four marks near the end are known: a sign for “good”, an X, three strokes and two strokes.
credit-middle-kingdom = Boards of the Middle Kingdom have the same marks, but play ends at the top left.
credit-early-nk = On boards of the early New Kingdom water stands in the place of the X, and birds and men in the place of the strokes.
credit-late-nk = On boards of the late New Kingdom gods stand on the last houses, with Horus at the end.
credit-vertical = A board is known whose long side stands upright and which has the sign for “good” on three of its last houses.
credit-double = Two boards of thirty houses side by side are known.
disputed-km-1 = When does a piece on house 28 or 29 go back into the water? The text can mean when its side has no other piece, or when no other piece can use the throw; we play the second.
disputed-km-2 = Do you throw again after a 1, 4 or 5 with which nothing could move? We play no.
disputed-km-3 = Are houses one above the other next to each other? We play no: only along the track.
disputed-km-4 = Does a piece in the water protect its neighbours? We play yes; it only has no protection itself.
disputed-km-5 = Does your turn end when you knock an enemy piece into the water? We play no.
disputed-km-6 = Must you take a piece off the board if nothing else goes forward? We play yes.
disputed-km-7 = Which throw leaves house 30? The text first asks for the exact throw and later allows any; we play any.
disputed-km-8 = Do you throw again after a 4 that takes a piece out of the water? We play yes.
disputed-km-9 = May a piece go back from house 26? We play yes.
disputed-km-10 = May you take a piece out of the water in the turn in which it fell in? We play no.
disputed-km-11 = Must you take your piece out of the water if you can? We play no: you may throw for the 4.
disputed-km-12 = Is there other help when house 15 stays taken? We play no: you wait for a 4.
disputed-km-13 = Do three pieces in a row bar the way? This text says nothing of it; we play no.
disputed-kw-1 = Does a piece that comes on with a 4 land on house 5 or on house 4? We play house 5: it is put on house 1 and then moved.
disputed-kw-2 = May a piece come on while house 1 is taken? We play yes: it does not stay there.
disputed-kw-3 = Do some throws earn another throw? This text gives one throw a turn; we play so.
disputed-kw-4 = What happens if you choose not to hit? That move is not made.
disputed-kw-5 = May you pass when you have other moves? We play no.
disputed-kw-6 = May a piece land on an enemy piece inside a line of three? We play yes: only passing the line is forbidden.
disputed-kw-7 = What does a 5 do on house 26? The text is silent; we play that the piece leaves the board.
disputed-kw-8 = When is the first row empty? We play: when neither side has a piece on it; pieces beside the board do not count.
disputed-kw-9 = May a piece land on its own colour and end where it began? We play only if nothing else can move, or it would be a free pass.
disputed-kw-10 = Can a piece that is put back end on house 27, 28 or 29? We play yes, and the rule of that house then holds.
disputed-kw-11 = Do pairs protect each other? The text knows only lines of three; we play no.
disputed-kw-12 = What if houses 1 to 15 are all full when the water sends a piece back? It goes beside the board.
disputed-kw-13 = What is the “one white stick” that leaves house 30? We play a throw of 1.
disputed-kw-14 = May a throw pass a line of three if the piece is then put back before it? We play no.
disputed-k79-1 = Are all throws made before moving? This text says so; Ludii’s program plays them one at a time. We follow the text.
disputed-k79-2 = Which colour stands in front? We play White, because the first 1 makes its thrower White and moves the front piece.
disputed-k79-3 = May a throw be played back while another throw could go forward? We play no.
disputed-k79-4 = What becomes of the other throws when a piece falls into the water? They are lost.
disputed-k79-5 = What is the turn that a rescue costs? The rescue itself, in the place of a throw.
disputed-k79-6 = May a piece in the water be hit? We play yes; the two change places.
disputed-k79-7 = Whose pairs stop protecting while a piece is in the water? Only its own side’s.
disputed-k79-8 = Whose piece in the water makes houses 28 to 30 safe? Anybody’s.
disputed-k79-9 = What if a piece that must move first is hit? Then its side is free again.
disputed-k79-10 = Do throws made before the first 1 count? We play no.
disputed-k79-11 = Must every throw that goes too far fall into the trap? We play that it is one choice among others.
disputed-k79-12 = Whose pieces on the first row stop you from leaving? Only your own.
disputed-k79-13 = Do you decide about the rescue before or after the throw? Before.
disputed-k79-14 = Must the opening 1 move the front piece? We play yes.
disputed-k79-15 = Does a 4 or 5 in the opening earn another throw? We play no.
disputed-k79-16 = What if one piece must move first and another falls into the water? The water comes first.
disputed-jm-1 = May a piece stop on house 30 before all are on the last row? We play no: landing there means leaving.
disputed-jm-2 = May a throw go past house 30? We play no.
disputed-jm-3 = Do you throw again after a 1, 4 or 6 with which nothing could move? We play no.
disputed-jm-4 = Does a line of three also stop pieces that go back? We play yes.
disputed-jm-5 = What is the first empty house? We play the one with the lowest number.
disputed-jm-6 = Must pieces leave their starting houses in order? This text lets any piece move.
disputed-jm-7 = Does a line go on round the end of a row? We play yes.
disputed-jl-1 = Which is the fourth safe house? The text prints 20, which nothing marks; we play 30.
disputed-jl-2 = When may a piece leave its starting house? We play when the piece that stood on the next house has moved.
disputed-jl-3 = Do you throw again after a 1, 4 or 6 with which nothing could move? We play no.
disputed-jl-4 = May a piece that goes back hit? We play no.
disputed-jl-5 = Where does a hit piece go? In this text to the empty house nearest the start.
disputed-jl-6 = Ludii’s program looks for lines of three only in some places; we follow the text.
disputed-pi-1 = Does a 5 earn another throw? The text says yes; we play so.
disputed-pi-2 = May part of a throw take a piece off the board? We play yes, if that part is exact.
disputed-pi-3 = Must all moves of a turn go the same way, or only those of one throw? We play those of one throw.
disputed-pi-4 = Must a 1 bring a piece on? Only if nothing else goes forward.
disputed-pi-5 = Do two reasons for another throw give two throws? We play one.
disputed-pi-6 = Which piece uses the throw after coming on first? The piece that came on.
disputed-pi-7 = Does landing on house 15 or 26 while going back earn a throw? We play yes.
disputed-pi-8 = What if a 5 cannot move the piece that came on? The turn ends.
disputed-pi-9 = Must you use as many steps as possible? No, but you go on while any step can be used.
disputed-pi-10 = May the throw that belongs to a new piece bring on another? We play no; other extra throws may.
disputed-be-1 = Is a die thrown, or sticks? An older text says sticks; we play the die.
disputed-be-2 = Which houses are marked? We play 26 to 29, as the board drawn for these rules shows.
disputed-be-3 = Must you hit if you can? We play no.
disputed-be-4 = If you had to hit, would leaving a marked house come first? We would play yes.
disputed-be-5 = When does the game end? We play when the board is empty.
disputed-be-6 = What if the opening throws are equal? Both throw again.
disputed-be-7 = Do lines of three bar the way, as in Kendall’s rules? We play no.
disputed-kmo-1 = Where does a hit piece go? The two change places.
disputed-kmo-2 = Are houses 28 to 30 safe? No: only a neighbour protects.
disputed-kmo-3 = Where does a piece hit on houses 28 to 30 go? To house 26, where the other came from.
disputed-kmo-4 = May a piece go from house 28 to 29 or 30, or back? No.
disputed-kmo-5 = Which throw leaves house 30? Only a 1.
disputed-kmo-6 = What if nothing can move with a 1, 4 or 5? The turn passes.
disputed-kmo-7 = Does falling into the water end the turn? No.
disputed-kmo-8 = May you pass any part of a line of three? No.
disputed-kmo-9 = Can lines or neighbours stop the way back from the water? No.
disputed-kmo-10 = Does a move back with a 1, 4 or 5 earn a throw? Yes.
disputed-kmo-11 = May a piece go back from house 26? Yes.
disputed-kmo-12 = Can it be played with other numbers of pieces? Yes as house rules, but only the game with five has been worked out.
disputed-board-cross = Where does the X send a piece? Nobody knows; we send it to the empty house nearest the start, because nothing ties it to house 15.
disputed-board-rebirth = Is house 15 special on boards without a mark there? We play no.
disputed-board-last = What does house 30 without a mark ask for? We play any throw.
disputed-board-upright = Which way does play run on the upright board? Nobody knows; we keep the usual order, in three columns from the top left.
disputed-board-two = Are two boards one track or two? Nobody knows; one long track is the simplest.
disputed-board-pebbles = How many pebbles were used? Nobody knows; we use five.

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

## later: house (the editor of house rules)

house-title = House rules
house-lead = Change any point of the rules. What does not fit together is shown at once.
house-from = Start from
house-yours = Your game
house-name = Name of your game
house-name-default = { $base }, my way
house-reset-all = Undo all changes
house-reset = As in { $base }
house-changed = { $count ->
    [one] 1 change
   *[other] { $count } changes
  }
house-disagrees = disagrees
house-ready = These rules fit together.
house-clashes = { $count ->
    [one] Two points disagree.
   *[other] { $count } pairs of points disagree.
  }
house-show = Show where
house-play = Play
house-opponent = Against
house-save = Keep this game
house-saved = Kept as “{ $name }”.
house-save-full = There is room for { $count } games. Delete one first.
house-save-blocked = This browser does not let the page keep anything.
house-save-unnamed = Give your game a name first.
house-mine = My own games ({ $count })
house-open = Open
house-rename = Rename
house-delete = Delete
house-deleted = “{ $name }” is deleted.
house-link = Copy the link
house-link-label = The link to this game
house-link-copied = The link is copied.
house-link-by-hand = Copy the marked link.
house-point-value = { $point }: { $value }
house-fix = Change “{ $point }” to: { $value }
house-fix-off = Turn off “{ $point }”
house-fix-on = Turn on “{ $point }”
house-refused = not with “{ $points }”
house-refused-houses = { $houses }: not with “{ $points }”. { $reason }
house-idle = No effect as it is, because of “{ $point }”.
house-range = { $first }–{ $last }
house-none = none
house-on = yes
house-off = no
house-exit = { $house } with { $throws }
house-exit-any = any throw
house-exit-star = with any throw while the first row is empty
house-exit-row = From house { $house } a piece leaves the board with
house-nothing-special = nothing special

house-group-game = The game
house-group-throwing = Throwing
house-group-moving = Moving
house-group-meeting = Meeting the enemy
house-group-houses = Special houses
house-group-leaving = Leaving the board and winning

dim-houses = Houses on the board
dim-pieces = Pieces for each player
dim-start = Where the pieces start
dim-start-hand = the pieces start off the board
dim-start-white-odd = the pieces start on the first houses in turn, Black in front
dim-start-black-odd = the pieces start on the first houses in turn, White in front
dim-opening = Who begins
dim-opening-white = White begins
dim-opening-black = Black begins
dim-opening-one-is-white = the first to throw a 1 plays White and moves its front piece
dim-opening-one-is-black = the first to throw a 1 plays Black and moves its front piece
dim-opening-higher-throw = the higher throw begins
dim-start-lock = A piece may not start before the one in front of it
dim-entry = How pieces come on the board
dim-entry-none = no piece comes on later
dim-entry-any-throw = pieces come on with any throw: with 1 onto house 2, with 2 onto house 3, and so on
dim-entry-with-one = pieces come on with a throw of 1, onto house 1
dim-starting-throw = A player must throw a 1 before playing
dim-zero = What is thrown
dim-zero-4 = four sticks; no light side counts 4
dim-zero-5 = four sticks; no light side counts 5
dim-zero-6 = four sticks; no light side counts 6
dim-zero-die = a die with four sides
dim-again = Throws that earn another throw
dim-again-without-move = Throws that earn another throw even when nothing can move
dim-again-on = Houses that earn another throw
dim-turn = How a turn goes
dim-turn-single = one throw, one move
dim-turn-series = throw on while throws earn another, then play them in any order
dim-turn-divided = one throw, whose steps may be divided among the pieces
dim-blockade = Three pieces in a row cannot be passed by the enemy
dim-fall-back = A piece may land on its own kind and falls back to the first empty house behind
dim-backward = What happens when nothing can go forward
dim-backward-none = when nothing can go forward, the turn is lost
dim-backward-to-empty = when nothing can go forward, a piece must go back to an empty house
dim-backward-may-hit = when nothing can go forward, a piece must go back, and may hit
dim-backward-from = The last house from which pieces go back
dim-vacate = Houses that must be left when possible
dim-pairs = Two pieces side by side protect each other
dim-unprotected = Houses where a neighbour does not protect
dim-water-suspends-pairs = A player with a piece in the water has no protected pairs
dim-safe = Houses where a piece is safe
dim-safe-while-water = Houses that are safe while a piece is in the water
dim-hit = What becomes of a piece that is hit
dim-hit-none = no piece can be hit
dim-hit-swap = a hit piece changes places with the one that hits it
dim-hit-empty-behind = a hit piece goes to the first empty house behind
dim-hit-lowest-empty = a hit piece goes to the first empty house of the board
dim-hit-taken = a hit piece is out of the game
dim-hit-to-water = Houses from which a hit piece goes into the water
dim-may-decline-hit = A player who can only hit may pass
dim-stop = The house where every piece must stop
dim-trap = A throw past that house ends in the water
dim-water-house = The water house
dim-water = What the water does
dim-water-none = there is no water
dim-water-prison = the water holds the piece until a throw or a rescue frees it
dim-water-to-return = the water puts the piece on the return house
dim-water-to-lowest = the water puts the piece on the first empty house of the board
dim-water-to-hand = the water puts the piece off the board, to come on again
dim-return-house = The return house
dim-rescued-moves-first = A rescued piece must move before any other
dim-stuck-to-water = Houses from which a stuck piece goes back into the water
dim-fixed = Houses from which a piece can only leave the board
dim-bear-off = How pieces leave the board
dim-bear-off-exact = pieces leave with the exact throw past the last house
dim-bear-off-overshoot = pieces leave with any throw past the last house
dim-bear-off-onto-last = pieces leave by landing exactly on the last house
dim-exits = Houses that are left with throws of their own
dim-clear-first = Houses that must be empty of one’s pieces before any may leave
dim-may-decline-off = A player may decline to leave the board
dim-end = Who wins
dim-end-first-off = the first with all pieces off the board wins
dim-end-board-empty = the board is played empty; who has more pieces off wins
dim-score = The winner scores for the enemy pieces left behind

clash-hand-entry = Pieces that start off the board need a way to come on.
clash-water-entry = The water puts pieces off the board, and they have no way to come on again.
clash-behind-entry = A piece hit by a piece that goes back may find no empty house behind it, and has no way to come on again.
clash-one-divided = Coming on with a 1 belongs to throws that can be divided.
clash-any-divided = With divided throws a piece can only come on with a 1.
clash-opening-hand = The 1 that opens the game moves the front piece, but no piece is on the board.
clash-opening-odd = The 1 that opens the game moves the front piece, but an enemy piece stands before it.
clash-lock-hand = Pieces that start off the board have nothing in front of them to wait for.
clash-lock-backward = A piece that goes back could hit one that has not started yet.
clash-one-series = Waiting for a 1 belongs to turns of several throws.
clash-divided-hit = With divided throws no piece can be hit.
clash-divided-fall-back = With divided throws no piece falls back.
clash-divided-prison = With divided throws the water cannot hold a piece.
clash-divided-trap = With divided throws no throw ends in the water past a house.
clash-divided-blockade = With divided throws every row can be passed.
clash-divided-vacate = With divided throws no house must be left first.
clash-divided-decline-hit = A divided throw cannot be passed.
clash-divided-decline-off = A divided throw cannot be declined.
clash-always-again = Every throw would earn another one, so the turn would never end.
clash-always-again-unmoved = A player who cannot move would throw for ever.
clash-series-unmoved = When all throws come before the moves, none can be earned afterwards.
clash-series-again-on = When all throws come before the moves, no house can earn one.
clash-water-nowhere = The water needs a house.
clash-water-idle = There is a water house, but no water.
clash-water-pieces = The water must lie beyond the houses the pieces start on, and one more.
clash-water-return = This water needs a house where pieces return to.
clash-return-beyond = The return house must lie before the water house.
clash-trap-stop = No throw can go past the house to stop on, because there is none.
clash-trap-water = A throw cannot end in the water where there is none.
clash-trap-behind = A throw past the house to stop on ends in the water, so the water must lie beyond that house.
clash-water-fixed = The water house cannot be one that is only left off the board.
clash-stuck-water = Stuck pieces can only go back into water that holds them.
clash-stuck-forward = Stuck pieces go back into the water, so they must stand beyond it.
clash-hit-water = A hit piece can only fall into water that holds it.
clash-safe-water = No piece is ever in the water, so no house can be safe meanwhile.
clash-rescue-water = Only water that holds pieces knows a rescue.
clash-fall-back-prison = A piece that falls back could block the water that holds pieces.
clash-taken-end = When pieces can be lost for good, the winner can only be known at the end.
clash-score-end = Points are scored for the first with all pieces off the board.
clash-last-exit = Pieces never rest on the last house, so it needs no throws of its own.
clash-last-fixed = Pieces never rest on the last house, so they do not leave from it.
clash-backward-nowhere = Pieces must go back, but from no house.
clash-backward-idle = There is a last house to go back from, but pieces never go back.
clash-clear-fixed = A piece on such a house could never leave it: it must be gone before it may go.
clash-clear-last = A piece on the last house could never leave it: it must be gone before it may go.
clash-off-board = One of the houses named is not on the board.
clash-fixed-for-good = A piece on one of these houses could never leave it: no throw takes it off the board.
clash-last-for-good = A piece on the last house could never leave it: the throws it needs cannot be thrown.

## Notices and failures

notice-replaced = A new game has begun.
notice-save-unreadable = The saved game could not be read, so a new one begins ({ $reason }).
notice-parameter = The address asks for { $name }={ $value }, which is not known. Possible: { $allowed }.
notice-ruleset = The address asks for the rules { $value }, which cannot be played ({ $reason }).
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
