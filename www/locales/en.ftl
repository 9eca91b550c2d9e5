### Language: English
### Direction: ltr
### All texts of the page in English. Plain words, whole sentences.
### White plays cones, Black plays spools.

title = Senet
join = { $before }, { $part }
number = { $value }

## Words used inside sentences

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
owner-piece = { $owner ->
    [you] Your { piece }
    [computer] The computer’s { piece }
   *[other] { $side ->
        [white] The white cone
       *[black] The black spool
      }
  }
house-rebirth = House of Rebirth
house-beauty = House of Beauty
house-water = House of Water
house-truths = House of the Three Truths
house-re-atoum = House of Re-Atum
house-horus = House of Horus
house-cross = marked with an X

## What happened

said-new-game = New game. The board is set up.
said-started = { $who ->
    [you] You play the { piece }s and go first.
   *[other] { who } plays the { piece }s and goes first.
  }
said-turn = { $who ->
    [you] It is your turn.
    [computer] It is the computer’s turn.
    [white] It is White’s turn.
    [black] It is Black’s turn.
    [first] It is the first player’s turn.
   *[second] It is the second player’s turn.
  }
said-nothing-to-undo = There is nothing to undo.
said-nothing-to-redo = There is nothing to redo.
said-new-game-undone = Your earlier game has been restored.
said-nothing-movable = No piece can move now.

## Whose turn it is and what to do

prompt-loading = Setting up the board…
tool = { $tool ->
    [die] die
   *[sticks] sticks
  }
prompt-computer = The computer’s turn…
prompt-throw = { prompt-turn }: throw the { tool }.
prompt-turn = { $who ->
    [you] Your turn
    [computer] The computer’s turn
    [white] White’s turn
    [black] Black’s turn
    [first] First player’s turn
   *[second] Second player’s turn
  }
prompt-opening = { $who ->
    [you] Throw to see who goes first.
   *[other] { prompt-turn }: throw to see who goes first.
  }

## what happened, after the first throw

said-resumed = Your game continues.
said-thrown = { who } threw a { $value }.
said-thrown-opening = { who } threw a { $value } to decide who goes first.
said-moved = { who } moved a { piece } from house { $from } to house { $to }.
said-moved-back = No piece could move forward, so { $who ->
    [you] you
    [computer] the computer
   *[other] { who }
  } moved a { piece } back from house { $from } to house { $to }.
said-entered = { who } entered a { piece } on house { $to }.
said-bumped = Hit! { owner-piece } goes from house { $from } to house { $to }.
said-bumped-hand = Hit! { owner-piece } leaves house { $from } and must start again.
said-bumped-taken = Hit! { owner-piece } on house { $from } is out of the game.
said-drowned = The { piece } is in the water on house { $house }.
said-drowned-to = The water on house { $house } sends the { piece } to house { $to }.
said-drowned-to-hand = The water on house { $house } washes the { piece } off the board, and it must start again.
said-missed-chance = The { piece } on house { $from } has missed its chance to leave.
said-fell-back = Its own side already has a piece there, so the { piece } falls back to house { $to }.
said-fell-back-hand = Its own side already has a piece there, so the { piece } must start again.
said-rescued = { who } rescued the { piece } from the water and put it on house { $to }.
said-borne-off = { who } took a { piece } off the board from house { $from }.
news-hit = { $owner ->
    [you] The computer hit your { piece }
    [computer] You hit the computer’s { piece }
    [white] Black hit a white cone
   *[black] White hit a black spool
  }
news-water = { owner-piece }: in the water
news-rescued = { owner-piece }: rescued, house { $to }
news-off = { owner-piece }: off the board
news-back = { owner-piece }: back, house { $to }
said-throw-again = { $who ->
    [you] Throw again.
   *[other] { who } throws again.
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
said-passed-rescued = The rescue uses up the turn.
said-passed-declined = { who } chose not to take a piece off the board, so the turn ends.
said-passed-passed = { who } passed.
said-passed-not_started = { $who ->
    [you] You need a 1 before your pieces may move, so your turn ends.
   *[other] { who } needs a 1 before any piece may move, so the turn ends.
  }
said-passed-returned_to_hand = The piece must start again, so the turn ends.
said-passed-throw_lost = This throw loses the turn.
said-passed-house_ends_turn = The house it landed on ends the turn.
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
said-undone = Your last move has been undone.
said-redone = The move has been redone.
said-aim = { $to ->
    [off] The piece on house { $from } can leave the board.
   *[other] The piece on house { $from } can go to house { $to }.
  }
said-put-down = The piece is no longer selected.

## whose turn it is and what to do, after the first throw

prompt-throw-again = Throw the { tool } again.
prompt-throwing = { $who ->
    [you] Throwing the { tool }…
   *[other] { who } is throwing the { tool }…
  }
prompt-rescue = { $who ->
    [you] Your piece is in the water: rescue it, or throw.
   *[other] { prompt-turn }: rescue the piece from the water, or throw.
  }
prompt-moving = { $who ->
    [you] Your piece is moving…
   *[other] { who } is moving…
  }
prompt-choose = { $who ->
    [you] You threw a { $value }: choose a piece.
   *[other] { who } threw a { $value }: choose a piece.
  }
prompt-aim = { $who ->
    [you] You threw a { $value }: choose a house.
   *[other] { who } threw a { $value }: choose a house.
  }
prompt-only-move = { $who ->
    [you] You threw a { $value }: only one move is possible.
   *[other] { who } threw a { $value }: only one move is possible.
  }
hint-must-move = The rescued piece must move first.
hint-only-move = Tap the piece or the marked house to play.
advice-thinking = Thinking…
prompt-choose-of = { $who ->
    [you] Play one of your throws: choose a piece.
   *[other] { prompt-turn }: play one of the throws. Choose a piece.
  }
prompt-aim-of = { $who ->
    [you] Choose where the piece goes.
   *[other] { prompt-turn }: choose where the piece goes.
  }
prompt-only-move-of = { $who ->
    [you] Only one move is possible with your throws.
   *[other] { prompt-turn }: only one move is possible with these throws.
  }
prompt-which-throw = Which throw do you want to use?
prompt-confirm = Play this move?
prompt-pause = Your turn is over.
prompt-stopped = The computer has stopped.
prompt-won = { $who ->
    [you] You won!
    [computer] The computer won.
   *[other] { who } won.
  }
prompt-drawn = The game is a draw.

## the board as a screen reader describes it, after the first throw

cell-last-move = last move
cell-selected = selected
can-move = can move to { $to }
can-move-back = must move back to { $to }
can-hit = can hit the piece on house { $to } and send it to house { $victim }
can-fall = can move to { $to }, ending up on { $rest }
can-fall-hand = can move to { $to }, but must then start again
can-enter = can enter on house { $to }
can-hit-hand = can hit the piece on house { $to }, which must start again
can-hit-taken = can hit the piece on house { $to }, which is then out of the game
can-bear-off = can leave the board
can-drown = can move to { $to }, into the water
target-move = your piece from { $from } can go here
target-hit = your piece from { $from } can hit this one and send it to { $victim }
target-enter = your piece can enter here
target-hit-hand = your piece from { $from } can hit this one, which must start again
target-hit-taken = your piece from { $from } can hit this one, which is then out of the game
target-off = your piece from { $from } can leave the board

## sticks and buttons, after the first throw

throws-in-hand = Throws to play: { $list }
steps-left = { $count ->
    [one] 1 step left
   *[other] { $count } steps left
  }
throws-in-hand-label = Your throws
throw-chip = { $count ->
    [one] { $value }
   *[other] { $value } × { $count }
  }
extra-owed = Then you throw again.
button-choose = Choose a piece
button-continue = Continue
button-choose-throw = Choose a throw
button-use-throw = Use the { $throw }
button-confirm = Play this move
button-cancel-move = Choose another
button-rescue = Rescue the piece (to house { $to })
button-risk = Risk it: a { $throws } takes the piece off
odds-of = { $ways } in { $of }
button-decline = Stay on the board
button-pass = Pass
button-play-again = Play again

## later: refusal (why a piece cannot move)

why-legal = This piece can move.
why-empty = There is no piece on house { $from }.
why-not_yours = The piece on house { $from } belongs to your opponent.
why-throw_first = Throw before you move a piece.
why-game_over = The game is over.
why-own_piece = With a { $throw }, the piece on house { $from } would land on your own piece on house { $target }.
why-protected = With a { $throw }, the piece on house { $from } would land on house { $target }, but pieces side by side on houses { $first } and { $last } protect each other.
why-safe = With a { $throw }, the piece on house { $from } would land on house { $target }, where the opposing piece is safe.
why-no_capture = With a { $throw }, the piece on house { $from } would land on house { $target }, which is occupied.
why-blockade = With a { $throw }, the piece on house { $from } would have to jump over the block on houses { $first } to { $last }.
why-must_stop = With a { $throw }, the piece on house { $from } would pass house { $first }, where every piece must stop first.
why-overshoot = A { $throw } is too high for the piece on house { $from }.
why-waits_for = The piece on house { $from } can leave the board only with a { $throws }.
why-in_water = Your piece in the water on house { $first } must be freed first.
why-must_move_first = The rescued piece on house { $first } must move first.
why-start_locked = The piece on house { $from } may not start until the one in front of it has moved.
why-home_not_clear = No piece may leave the board while you have a piece on house { $first }.
why-hand_not_empty = No piece may leave the board while you have pieces waiting to enter.
why-water_occupied = With a { $throw }, the piece on house { $from } would fall into the water on house { $first }, where there is already a piece.
why-return_occupied = With a { $throw }, the piece on house { $from } would go into the water, but house { $first }, where it would come out, is occupied.
why-must_vacate = The piece on house { $first } must move on first.
why-entered_first = The piece that has just entered on house { $first } must move.
why-back_blocked = With a { $throw }, the piece on house { $from } can move neither forward nor back.
why-never_moves_back = With a { $throw }, the piece on house { $from } cannot move forward, and under these rules pieces never move back.
why-changes_nothing = With a { $throw }, the piece on house { $from } would end up where it started.
why-throw_lost = With this throw no piece moves.

## The board as a screen reader describes it

board-label = Senet board
board-keys = Right and left arrow: forward and back along the track. Up and down: the next row. Enter: choose. T: throw. M: my pieces that can move. S: what is happening. Question mark: all keys.
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
cell-blockade = part of a block
cell-off = Off the board: { $white ->
    [0] no cones
    [one] 1 cone
   *[other] { $white } cones
  } and { $black ->
    [0] no spools
    [one] 1 spool
   *[other] { $black } spools
  }
cell-hand = Not yet on the board: { $white ->
    [0] no cones
    [one] 1 cone
   *[other] { $white } cones
  } and { $black ->
    [0] no spools
    [one] 1 spool
   *[other] { $black } spools
  }
cell-taken = Out of the game: { $white ->
    [0] no cones
    [one] 1 cone
   *[other] { $white } cones
  } and { $black ->
    [0] no spools
    [one] 1 spool
   *[other] { $black } spools
  }

## Sticks and buttons

sticks-waiting = { $tool ->
    [die] A four-sided die
   *[sticks] Four throwing sticks
  }
sticks-value = { $tool ->
    [die] Die: { $value }
   *[sticks] Throwing sticks: { $value }
  }
dock-label = Throws and moves
button-throw = Throw
button-undo = Undo
button-redo = Redo
button-new-game = New game
button-rules = Rules
button-advice = Hint
button-settings = Settings
button-help = Help
button-menu = More
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
player-hand = { $count } to enter
player-taken = { $count } out of the game

## later: advice

# Begins a hint: with the best choice, or with one of several that are equally good.
advice-rank = { $equal ->
    [yes] One of the best:
   *[no] Best:
  }

advice-do-forward = { advice-rank } move the piece on house { $from } to house { $to }.
advice-do-backward = { advice-rank } move the piece on house { $from } back to house { $to }.
advice-do-fall_back = { advice-rank } move the piece on house { $from } back into the water.
advice-do-bear_off = { advice-rank } take the piece on house { $from } off the board.
advice-do-enter = { advice-rank } enter a piece on house { $to }.
advice-do-rescue = { advice-rank } rescue your piece from the water.
advice-do-decline = { advice-rank } leave your piece where it is.
advice-do-pass = { advice-rank } do not hit, and end your turn.
advice-do-throw = { advice-rank } throw, instead of rescuing your piece.
advice-because-only_choice = There is no other choice.
advice-because-equal = Another choice is just as good.
advice-because-wins = It wins the game.
advice-because-bears_off = It takes that piece off the board for good.
advice-because-rescues = Once it is out of the water, your piece no longer costs you turns.
advice-because-throws = The throw that sets your piece free is worth waiting for.
advice-because-hits = It hits the piece on house { $house } and sends it back { $steps ->
    [one] one house
   *[other] { $steps } houses
  }.
advice-because-removes = It hits the piece on house { $house }, which is then out of the game.
advice-because-removes-to_hand = It hits the piece on house { $house }, which must start again.
advice-because-goes_on = Your turn then continues; otherwise it would end.
advice-because-keeps_out_of_water = Otherwise your piece would end up in the water.
advice-because-keeps_ground = Otherwise your pieces would fall back { $steps ->
    [one] one house
   *[other] { $steps } houses
  }.
advice-because-keeps_enemy_back = Otherwise you would move an opposing piece { $steps ->
    [one] one house
   *[other] { $steps } houses
  } forward.
advice-because-shelters = Otherwise your opponent could hit you with { $instead ->
    [100] every throw
    [one] 1 throw in 100
   *[other] { $instead } throws in 100
  }, most often on house { $house }; this way with { $chance ->
    [0] none
    [one] only 1 in 100
   *[other] only { $chance } in 100
  }.
advice-because-blocks = Then { $chance ->
    [one] 1 throw in 100 leaves
   *[other] { $chance } throws in 100 leave
  } your opponent unable to move forward; otherwise { $instead ->
    [0] none would
    [one] only 1 would
   *[other] only { $instead } would
  }.
advice-because-stays_free = Then { $chance ->
    [0] none
    [one] only 1 in 100
   *[other] only { $chance } in 100
  } of your next throws would be wasted; otherwise { $instead } in 100 would be.
advice-because-further_on = There is no single reason. Your pieces simply end up better placed.
advice-chances = This wins { $best ->
    [one] 1 game
   *[other] { $best } games
  } in 100; the next best choice wins { $other ->
    [0] none
   *[other] { $other }
  }.
advice-exact = These chances are exact, because this endgame has been solved on your device.

## later: dialogs

button-close = Close
button-cancel = Cancel
button-done = Done
button-start = Start
dialog-loading = Just a moment…
new-game-title = New game
# Three buttons for the length of a game.
length-label = Length
length-minutes = { $minutes } minutes
length-whole = Full game
new-game-further = More choices
new-game-opponent = Play against
# Spoken for a row of five stars.
opponent-strength = Strength { $stars } of 5
opponent-beginner = Beginner
habit-beginner = Always moves the piece farthest back
opponent-runner = Runner
habit-runner = Hurries ahead
opponent-hitter = Hitter
habit-hitter = Hits what it can
opponent-casual = Casual player
habit-casual = Thinks only of the race
opponent-builder = Builder
habit-builder = Makes pairs and blocks
opponent-cautious = Cautious player
habit-cautious = Stays out of reach
opponent-skilled = Skilled player
habit-skilled = Weighs up every throw
opponent-expert = Expert
habit-expert = Has learned by playing
opponent-master = Master
habit-master = Has learned by playing, and weighs up every throw
opponent-person = A friend
habit-person = Two people on this device
new-game-side = You play
side-black = Black spools
side-white = White cones
side-random = Random
new-game-rules = Rules
button-change-rules = Change the rules…
button-rules-in-use = Rules of boxed sets, schools and programs
new-game-safe = You can return to your current game afterwards.
settings-title = Settings
settings-language = Language
settings-language-auto = As in the browser
settings-theme = Material
theme-faience = Faience
theme-ebony = Ebony and ivory
theme-papyrus = Papyrus
theme-limestone = Limestone
theme-contrast = High contrast
settings-view = View of the board
view-auto = Automatic
view-object = A box on a table
view-flat = A flat drawing
settings-speed = Animation
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = None
settings-auto-throw = Throw for me
settings-confirm-move = Ask before each move
settings-not-remembered = Nothing is saved here, so your settings and your game are lost when the page is closed.

rules-title = Rules

## later: dialogs (the rulesets)

# $name is the name of a ruleset. A short game is the last part of a full game.
ruleset-shortened = { $name } (shortened by us)
games-more = All other rules ({ $count })
game-facts = { $pieces ->
    [one] One piece
   *[other] { $pieces } pieces
  } a side, about { $minutes ->
    [one] one minute.
   *[other] { $minutes } minutes.
  }
game-author = { $author }, { $year }
game-made = Boards like this: about { $from } to { $to } BC
new-game-board = Board
new-game-sides-drawn = The first throws decide who plays which side.
option-pieces = Pieces a side
option-starting_throw = Each player must throw a 1 before moving
option-trap = A throw past house 26 can end in the water
option-home_row = No piece may leave the board while its side has one on houses 1 to 10
board-auto = As in the rules
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
ruleset-kendall-wiki = Kendall, empty board
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
in-use-boxed-set = The boxed set
in-use-boxed-set-about = From the leaflet of boxed sets, after Jack Botermans. Left out: playing the rest of a throw with another piece, falling back from a busy safe house, and White’s fixed first move. Its points differ between copies.
in-use-school-sheet = The school sheet
in-use-school-sheet-about = From a printable sheet for schools and families (startwithabook.org): seven pieces, no extra throws, and one throw to leave houses 28 to 30. The sheet does not say who goes first.
in-use-playpalace = PlayPalace
in-use-playpalace-about = From the rules of PlayPalace, an audio game server for blind players.
in-use-like-ludo = Like Ludo, for small children
in-use-like-ludo-about = From German pages for children: a piece that is hit starts again, four light sides count 5, and a throw without a light side loses the turn. Only part of the pages could be read; the last houses follow Kendall’s rules as a wiki reports them.
author-kendall = Timothy Kendall
author-kendall-modern = devinokeefe/senet, after Timothy Kendall
author-jequier = Gustave Jéquier
author-piccione = Peter A. Piccione
author-bell = R. C. Bell
author-ours = Our own rules, because nobody has proposed any for this board
character-short = The last part of the full game: fewer pieces, which start further along the track. All the rules still apply.
character-kendall-masters = The best-known rules: a long race in which pieces change places all the time and the water traps them.
character-kendall-modern = Kendall’s race with five pieces, and clear rules for every case. The perfect strategy has been worked out.
character-kendall-1979 = A game for planners, who make all their throws first and then choose how to use them.
character-kendall-wiki = The board starts empty. Pieces enter one by one, and three in a row make a block.
character-jequier-masters = Pieces must gather on the last row before any may leave, and the water sends them back to the start.
character-jequier-ludii = Pieces start one behind the other, a hit sends a piece a long way back, and the winner scores points.
character-piccione = No piece is hit. You share out each throw among your pieces, and a 1 enters a new one.
character-bell = Short and sharp: one die, ten pieces a side, and a piece that is hit is out of the game for good.
character-simple = A quick race on a board without marks. Two in a row protect each other, and three in a row make a block.
character-cypriot = The rules of the simple board, played with pebbles in the hollows of a stone.
character-simple-marked = Four marked houses near the end, and an X that sends a piece back to the start.
character-middle-kingdom = The rules of the simple marked board, on a board laid out the other way round.
character-early-nk = Four marked houses near the end, and water that sends a piece back to the middle.
character-late-nk = As in the early New Kingdom, but with Horus on the last house, which a piece can leave only with a 1.
character-vertical = An upright board, whose “good” houses are safe and earn another throw.
character-double = Two boards, one track of sixty houses: the longest race.

## later: rules

rules-unknown = Nobody knows how the ancient Egyptians played senet.
rules-aim = The aim
rules-throwing = Throwing
rules-moving = Moving
rules-houses = Special houses
rules-leaving = Leaving the board (bearing off)
rules-winning = Winning
rules-thrown = Throw: { $throws }
# Heading above six pictures, each with a sentence: all you need to know to play.
rules-brief = In short
rules-all = All the rules
# Table headings: the house from which a piece leaves the board, and the throw it needs.
rules-exit-house = From house
rules-exit-throw = off the board with
rules-exit-any = any throw
evidence-legend = What each rule rests on
evidence-text = in the text
evidence-text-note = The modern text from which these rules are taken says so.
evidence-board = from a board
evidence-board-note = Ancient boards, or pieces found with them, show it.
evidence-picture = from a picture
evidence-picture-note = An ancient picture shows it.
evidence-later_game = from a later game
evidence-later_game-note = It comes from a later game, usually tâb, which was played in Egypt with four sticks.
evidence-modern_choice = modern choice
evidence-modern_choice-note = No source settles the point; someone in our own time chose. Any rule you change is such a choice.
houses-run = { $first } to { $last }
rule-aim-first-off = Move all your pieces along the track and off the board before your opponent does.
rule-aim-board-empty = Move more pieces along the track and off the board than your opponent.
rule-pieces = { $pieces ->
    [one] Each player has one piece
   *[other] Each player has { $pieces } pieces
  }: White plays cones and Black plays spools.
rule-start-hand = At the start, all the pieces wait beside the board.
rule-start-white-odd = The pieces start on houses { $first } to { $last }, White on the odd houses and Black on the even ones.
rule-start-black-odd = The pieces start on houses { $first } to { $last }, Black on the odd houses and White on the even ones.
rule-start-house = This is a shortened game. The full reconstruction starts from house 1, with more pieces.
rule-opening-white = White throws first.
rule-opening-black = Black throws first.
rule-opening-one-is-white = The players throw in turn; the first to throw a 1 plays White, moves White’s front piece from house { $from } to house { $to }, and throws again.
rule-opening-one-is-black = The players throw in turn; the first to throw a 1 plays Black, moves Black’s front piece from house { $from } to house { $to }, and throws again.
rule-opening-higher-throw = Each player throws once, and whoever throws higher goes first; if the throws are equal, both throw again.
rule-houses-30 = The track has 30 houses and winds back and forth: along the first row of ten, back along the second, and along the third.
rule-houses-60 = The track has 60 houses on two boards: it winds back and forth in rows of ten, and continues from house 30 of the first board to house 31 of the second.
rule-sticks = Throw four sticks and count the light sides.
rule-sticks-2 = Throw two sticks and count the light sides.
rule-sticks-5 = Throw five sticks and count the light sides.
rule-sticks-die6 = Throw one six-sided die, which shows 1 to 6.
rule-values = { $light ->
    [0] If no light side shows, the throw counts as { $value }.
    [one] If one light side shows, the throw counts as { $value }.
   *[other] If { $light } light sides show, the throw counts as { $value }.
  }
rule-zero-0 = If no light side shows, the throw counts as 0.
rule-zero-4 = If no light side shows, the throw counts as 4.
rule-zero-5 = If no light side shows, the throw counts as 5.
rule-zero-6 = If no light side shows, the throw counts as 6.
rule-zero-die = Throw one four-sided die, which shows 1, 2, 3 or 4.
rule-rethrow = A { $throws } does not count: you make the throw again.
rule-lost = With a { $throws } nothing moves, and your turn ends.
rule-lost-zero = With a 0 nothing moves, and your turn ends.
rule-turn-single = Each throw moves one piece by the number thrown.
rule-turn-series = First make all the throws of your turn, then play them in any order; each throw moves one piece by its number.
rule-turn-divided = You may divide the number thrown among several pieces, but all of them must go the same way.
rule-starting-throw-on = You may not move until you have thrown a 1; throws made before it do not count.
rule-again = After a { $throws }, you throw again.
rule-again-series = After a { $throws } you keep throwing; with a { $others } you stop.
rule-again-on = { $count ->
    [one] When a piece lands on house { $houses }, its player throws again.
   *[other] When a piece lands on one of the houses { $houses }, its player throws again.
  }
rule-ends-turn = { $count ->
    [one] A piece that lands on house { $houses } ends its player’s turn, whatever was thrown.
   *[other] A piece that lands on one of the houses { $houses } ends its player’s turn, whatever was thrown.
  }
rule-again-none = You throw once; then it is your opponent’s turn.
rule-turn-passes = Otherwise it is your opponent’s turn.
rule-must-move = If you can move, you must.
rule-may-decline-hit-on = If you can do nothing but hit an opposing piece, you may pass instead.
rule-may-decline-off-on = If you can do nothing but take a piece off the board, you may end your turn instead.
rule-no-move = If none of your pieces can move, your turn ends, whatever you threw.
rule-again-without-move = If none of your pieces can move, your turn ends, unless you threw a { $throws }: then you throw again.
rule-no-move-series = Throws that none of your pieces can use are lost, and your turn ends.
rule-no-move-divided = Steps that none of your pieces can use are lost.
rule-entry-any-throw = Instead of moving a piece on the board you may enter one, which is put on house 1 and moves on at once by the number thrown.
rule-entry-at-0 = Instead of moving a piece on the board you may enter one, on the house with the number thrown.
rule-entry-throws = Pieces enter only with a { $throws }.
rule-entry-with-one = With a throw of 1 you may enter a piece on house 1, if that is empty, and then you throw again.
rule-entry-with-one-first = That throw must first move the piece that has just entered; if it cannot move, it goes back beside the board and your turn ends.
rule-start-lock-on = A piece may not leave its starting house before the piece on the next house has moved.
rule-blockade-off = A piece may jump over any other pieces.
rule-blockade-on = A piece may jump over other pieces, but not over a block: three or more opposing pieces in a row.
rule-blockade-2 = A piece may jump over other pieces, but not over a block: two or more opposing pieces in a row.
rule-fall-back-off = A piece may not land on a piece of its own colour.
rule-fall-back-on = A piece that lands on a piece of its own colour goes to the first empty house behind it.
rule-fall-back-on-unchanged = A move that ends where it began is allowed only if there is no other.
rule-hit-none = No piece is ever hit, because a piece may land only on an empty house.
rule-hit-swap = A piece that lands on an opposing piece hits it, and the two change places.
rule-hit-empty-behind = A piece that lands on an opposing piece hits it. The hit piece goes to the first empty house behind, or, if there is none, beside the board.
rule-hit-lowest-empty = A piece that lands on an opposing piece hits it, and the hit piece goes back to the empty house nearest the start.
rule-hit-to-hand = A piece that lands on an opposing piece hits it. The hit piece leaves the board and must start again.
rule-hit-taken = A piece that lands on an opposing piece hits it, and the hit piece is out of the game.
rule-pairs-on = Two pieces of one colour side by side on the track protect each other.
rule-pairs-3 = Three or more pieces of one colour in a row on the track protect each other.
rule-pairs-off = Pieces on houses next to each other do not protect each other.
rule-corners-off = Rows end at the corners: pieces on both sides of one, as on houses 10 and 11, do not stand in a row.
rule-backward-none = Your own throws never move a piece back.
rule-backward-to-empty = If no piece can move forward, one must move back by the number thrown, to an empty house.
rule-backward-may-hit = If no piece can move forward, one must move back by the number thrown, and it may hit.
rule-backward-may-hit-swap = A piece that is hit by one moving back is sent forward.
rule-backward-from = Only a piece on houses 1 to { $house } can move back in this way.
rule-backward-from-everywhere = A piece can move back in this way from any house.
rule-stop = Every piece must stop on house { $house } before it moves on.
rule-stop-over-halt = A throw that is too large takes a piece to house { $house } all the same, where it stops.
rule-stop-over-bounce = With a throw that is too large, a piece moves to house { $house } and back again by the rest.
rule-trap-on = You may also play a throw that would take a piece past house { $stop }. The piece then falls into the water on house { $house }, if that is empty.
rule-water-none = No house sends a piece back.
rule-water-prison = When a piece of yours ends up in the water on house { $house }, your turn ends.
rule-water-prison-alone = While you have a piece in the water, none of your other pieces may move.
rule-return-house = Instead of throwing, you may rescue your piece from the water. It goes to house { $house }, if that is empty, and your turn ends.
rule-rescued-moves-first-on = A rescued piece must move before any other of your pieces.
rule-water-prison-exit = A throw of { $throws } takes the piece from the water straight off the board; with any other throw your turn ends.
rule-water-to-return = A piece that comes to rest on house { $house } goes at once to house { $return }, or, if that is occupied, to the nearest empty house before it.
rule-return-full-lowest = A piece that comes to rest on house { $house } goes at once to house { $return }, or, if that is occupied, to the empty house nearest the start.
rule-return-full-hand = A piece that comes to rest on house { $house } goes at once to house { $return }, or, if that is occupied, off the board, and must start again.
rule-return-full-closed = A piece that comes to rest on house { $house } goes at once to house { $return }. While that is occupied, no piece may move to house { $house }.
rule-water-to-lowest = A piece that comes to rest on house { $house } goes at once to the empty house nearest the start.
rule-water-to-hand = A piece that comes to rest on house { $house } leaves the board at once and must start again.
rule-unprotected = { $count ->
    [one] A piece on house { $houses } is never protected by the piece next to it.
   *[other] Pieces on houses { $houses } are never protected by the piece next to them.
  }
rule-water-suspends-pairs-on = While you have a piece in the water, your pieces do not protect each other.
rule-water-suspends-pairs-on-rescued = Until a rescued piece has moved, your pieces do not protect each other either.
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
   *[other] A piece that is hit on one of the houses { $houses } goes into the water.
  }
rule-hit-to-water-taken = If the water is occupied, the two pieces change places instead.
rule-vacate = { $count ->
    [one] A piece on house { $houses } must move on as soon as a throw allows it.
   *[other] A piece on one of the houses { $houses } must move on as soon as a throw allows it.
  }
rule-fixed = { $count ->
    [one] A piece on house { $houses } can only wait for a throw that takes it off the board.
   *[other] Pieces on houses { $houses } can only wait for a throw that takes them off the board.
  }
rule-stuck-to-water = { $count ->
    [one] If you can move nothing else, your piece on house { $houses } goes back into the water.
   *[other] If you can move nothing else, one of your pieces on houses { $houses } goes back into the water.
  }
rule-last-chance = { $count ->
    [one] A piece on house { $houses } has one throw to leave: if your next throw does not move it, it falls into the water.
   *[other] A piece on one of the houses { $houses } has one throw to leave: if your next throw does not move it, it falls into the water.
  }
rule-bear-off-exact = A piece leaves the board by an exact throw, as if there were one more house after house { $house }.
rule-bear-off-bounce = A piece leaves the board by an exact throw, as if there were one more house after house { $house }. With a larger throw it moves that far and back again by the rest.
rule-bear-off-overshoot = A throw that takes a piece past house { $house } takes it off the board, however far past.
rule-bear-off-onto-last = A piece that lands exactly on house { $house } leaves the board, and no throw may take a piece past it.
rule-exits = A piece leaves the board from house { $house } only with a { $throws }.
rule-exits-any = A piece leaves the board from house { $house } with any throw.
rule-exits-first-row-empty = A piece leaves the board from house { $house } with a { $throws }, or with any throw while nobody has a piece on houses 1 to 10.
rule-clear-first = No piece of yours may leave the board while you have one on houses { $houses }.
rule-clear-first-hand = Nor may a piece leave the board while you still have one waiting beside it.
rule-end-first-off = { $pieces ->
    [one] Whoever is first to get their piece off the board wins.
   *[other] Whoever is first to get all { $pieces } pieces off the board wins.
  }
rule-end-board-empty = The game ends when the board is empty: whoever has taken off more pieces wins; equal numbers make a draw.
rule-score-on = The winner scores 3 points for each opposing piece left on houses 1 to 10, 2 for each on houses 11 to 20, and 1 for each on houses 21 to 30.

## later: rules (about each ruleset)

rules-retold = We know this reconstruction only at second hand, not from the scholar’s own publication.
rules-house-title = House rules
rules-house = Custom rules made on this site: those of “{ $base }”, with some changes.
rules-ours = No scholar has published a reconstruction for this board, so these rules are our own, made only of what the known reconstructions have in common.
rules-disputed = What is not certain
rules-disputed-lead = The texts leave these questions open, or can be read in two ways. This is how this game answers them.
rules-shortened = The last part of a full game: fewer pieces, which start further along the track. All its rules apply. The shortening is ours; no scholar has proposed it.
rules-throws = A game takes about { $throws } throws and { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  }.
credit-kendall-masters = Timothy Kendall proposed this reconstruction in 1978, in “Passing Through the Netherworld”. It is given here as described on a rules page attributed to Masters Traditional Games.
credit-kendall-modern = A public project, devinokeefe/senet, wrote down this modern form of Kendall’s reconstruction with five pieces and worked out the perfect strategy.
credit-kendall-1979 = Timothy Kendall’s reconstruction of 1979, as summarised from his rulebook on the Ludii portal, which also gives the four options of a new game.
credit-kendall-wiki = Timothy Kendall’s reconstruction, as given in an article of the Niidae Wiki, which cites no source for how pieces enter, for optional hits, or for leaving the last house.
credit-jequier-masters = Gustave Jéquier’s reconstruction, as given on a rules page attributed to Masters Traditional Games, which follows “The World of Games” by Botermans and others.
credit-jequier-ludii = Gustave Jéquier’s reconstruction of 1930, as summarised by Ludii.
credit-piccione = Peter A. Piccione’s reconstruction of 1977, King Tut’s Game, as summarised by Ludii.
credit-bell = R. C. Bell’s reconstruction of 1979, as summarised by Ludii.
credit-simple = Boards without marks have been found, but we do not know how they were used.
credit-cypriot = Rough stones with three rows of ten hollows have been found in Cyprus; how the game was played on them is unknown.
credit-simple-marked = Boards have been found with four marks near the end: a sign for “good”, an X, three strokes and two strokes.
credit-middle-kingdom = Boards of the Middle Kingdom have the same marks, but play ends at the top left.
credit-early-nk = On boards of the early New Kingdom, water replaces the X, and birds and men replace the strokes.
credit-late-nk = On boards of the late New Kingdom, gods stand on the last houses, with Horus at the end.
credit-vertical = One known board stands upright, its long side vertical, and has the sign for “good” on three of its last houses.
credit-double = Two boards of thirty houses have been found side by side.
disputed-km-1 = When does a piece on house 28 or 29 go back into the water? The text could mean “when its side has no other piece” or “when no other piece can use the throw”. In this game, the second reading applies.
disputed-km-2 = Do you throw again after a 1, 4 or 5 if no piece could move? Not in this game.
disputed-km-3 = Do houses one above the other count as neighbours? Not in this game: only along the track.
disputed-km-4 = Does a piece in the water protect its neighbours? In this game, yes, but it has no protection itself.
disputed-km-5 = Does your turn end when you knock an opposing piece into the water? Not in this game.
disputed-km-6 = Must you take a piece off the board if no other piece can move forward? In this game, yes.
disputed-km-7 = Which throw takes a piece off house 30? The text first asks for the exact throw and later allows any. In this game, any throw will do.
disputed-km-8 = Do you throw again after a 4 that takes a piece off the board straight from the water? In this game, yes.
disputed-km-9 = May a piece move back from house 26? In this game, yes.
disputed-km-10 = May you rescue a piece from the water in the same turn in which it fell in? Not in this game.
disputed-km-11 = Must you rescue your piece from the water if you can? Not in this game: you may throw for the 4.
disputed-km-12 = Is there any other way out of the water while house 15 is occupied? Not in this game: you wait for a 4.
disputed-km-13 = Do three pieces in a row make a block? The text does not say. In this game, no.
disputed-kw-1 = Does a piece that enters with a 4 land on house 5 or on house 4? In this game, on house 5, because it is put on house 1 and then moved.
disputed-kw-2 = May a piece enter while house 1 is occupied? In this game, yes, because it does not stay there.
disputed-kw-3 = Do some throws earn another throw? The text gives one throw a turn. In this game, no.
disputed-kw-4 = What happens if you choose not to hit? In this game, that move is not made.
disputed-kw-5 = May you pass when you have other moves? Not in this game.
disputed-kw-6 = May a piece land on an opposing piece inside a block? In this game, yes; only jumping over the block is forbidden.
disputed-kw-7 = What does a 5 do on house 26? The text does not say. In this game, the piece leaves the board.
disputed-kw-8 = When is the first row empty? In this game, when neither side has a piece on it; pieces beside the board do not count.
disputed-kw-9 = May a piece land on its own colour and end up where it began? In this game, only if no other piece can move; otherwise it would be a free pass.
disputed-kw-10 = Can a piece that is put back end up on house 27, 28 or 29? In this game, yes, and the rule of that house then applies.
disputed-kw-11 = Do two in a row protect each other? The text mentions only three in a row. In this game, no.
disputed-kw-12 = What if houses 1 to 15 are all occupied when the water sends a piece back? In this game, it goes beside the board.
disputed-kw-13 = What is the “one white stick” with which a piece leaves house 30? In this game, a throw of 1.
disputed-kw-14 = May a piece jump over a block if it would then be put back behind it? Not in this game.
disputed-k79-1 = Are all throws made before moving? The text says so; Ludii’s program plays them one at a time. In this game, as in the text.
disputed-k79-2 = Which colour stands in front? In this game, White, because the first player to throw a 1 plays White and moves the front piece.
disputed-k79-3 = May a throw be played backward while another throw could be played forward? Not in this game.
disputed-k79-4 = What becomes of the other throws when a piece falls into the water? In this game, they are lost.
disputed-k79-5 = A rescue costs a turn, but which one? In this game, the rescue itself is the turn, in place of a throw.
disputed-k79-6 = May a piece in the water be hit? In this game, yes, and the two change places.
disputed-k79-7 = Whose pairs lose their protection while a piece is in the water? In this game, only those of its own side.
disputed-k79-8 = Whose piece in the water makes houses 28 to 30 safe? In this game, either side’s.
disputed-k79-9 = What if a piece that must move first is hit? In this game, its side may then move any piece.
disputed-k79-10 = Do throws made before the first 1 count? Not in this game.
disputed-k79-11 = Must every throw that goes too far fall into the trap? Not in this game: that is one choice among others.
disputed-k79-12 = Whose pieces on the first row stop you from leaving? In this game, only your own.
disputed-k79-13 = Do you decide about the rescue before or after the throw? In this game, before.
disputed-k79-14 = Must the opening 1 move the front piece? In this game, yes.
disputed-k79-15 = Does a 4 or 5 in the opening earn another throw? Not in this game.
disputed-jm-1 = May a piece stop on house 30 before all are on the last row? Not in this game: landing there means leaving the board.
disputed-jm-2 = May a throw go past house 30? Not in this game.
disputed-jm-3 = Do you throw again after a 1, 4 or 6 if no piece could move? Not in this game.
disputed-jm-4 = Does a block also stop pieces that move back? In this game, yes.
disputed-jm-5 = What is the first empty house? In this game, the one with the lowest number.
disputed-jm-6 = Must pieces leave their starting houses in order? Not in this game: the text lets any piece move.
disputed-jm-7 = Can a block continue round the end of a row? In this game, yes.
disputed-jl-1 = Which is the fourth safe house? The text prints 20, which has no mark. In this game, it is 30.
disputed-jl-2 = When may a piece leave its starting house? In this game, when the piece that stood on the next house has moved.
disputed-jl-3 = Do you throw again after a 1, 4 or 6 if no piece could move? Not in this game.
disputed-jl-4 = May a piece that moves back hit? Not in this game.
disputed-jl-5 = Where does a hit piece go? In this game, to the empty house nearest the start, as in the text.
disputed-jl-6 = Where can three in a row make a block? Ludii’s program looks for blocks only in some places. In this game, everywhere, as in the text.
disputed-pi-1 = Does a 5 earn another throw? In this game, yes, as in the text.
disputed-pi-2 = May part of a throw take a piece off the board? In this game, yes, if that part is exact.
disputed-pi-3 = Must all moves of a turn go the same way, or only those of one throw? In this game, only those of one throw.
disputed-pi-4 = Must a 1 enter a piece? In this game, only if no piece can move forward.
disputed-pi-5 = Which piece must use the throw earned by entering? In this game, the piece that entered.
disputed-pi-6 = Does landing on house 15 or 26 while moving back earn a throw? In this game, yes.
disputed-pi-7 = What if a 5 cannot move the piece that entered? In this game, the turn ends.
disputed-pi-8 = Must you use as many steps as possible? Not in this game, but you carry on as long as any step can be used.
disputed-pi-9 = May the throw that belongs to a new piece enter another? Not in this game; other extra throws may.
disputed-be-1 = Is a die thrown, or sticks? An older text says sticks. In this game, a die.
disputed-be-2 = Which houses are marked? In this game, houses 26 to 29, as on the board drawn for these rules.
disputed-be-3 = Must you hit if you can? Not in this game.
disputed-be-4 = When does the game end? In this game, when the board is empty.
disputed-be-5 = What if the opening throws are equal? In this game, both players throw again.
disputed-be-6 = Do three in a row make a block, as in Kendall’s rules? Not in this game.
disputed-kmo-1 = Where does a hit piece go? In this game, the two change places.
disputed-kmo-2 = Are houses 28 to 30 safe? Not in this game: only a neighbour protects.
disputed-kmo-3 = Where does a piece hit on houses 28 to 30 go? In this game, to house 26, where the piece that hit it came from.
disputed-kmo-4 = May a piece go from house 28 to 29 or 30, or back? Not in this game.
disputed-kmo-5 = Which throw takes a piece off house 30? In this game, only a 1.
disputed-kmo-6 = What if no piece can move with a 1, 4 or 5? In this game, the turn passes.
disputed-kmo-7 = Does falling into the water end the turn? Not in this game.
disputed-kmo-8 = May you jump over any part of a block? Not in this game.
disputed-kmo-9 = Can blocks or protected pairs bar the way back from the water? Not in this game.
disputed-kmo-10 = Does a move back with a 1, 4 or 5 earn a throw? In this game, yes.
disputed-kmo-11 = May a piece move back from house 26? In this game, yes.
disputed-kmo-12 = Can the game be played with other numbers of pieces? In this game, yes, as house rules, but only the game with five has been worked out.
disputed-board-cross = Where does the X send a piece? Nobody knows. In this game, to the empty house nearest the start, because nothing ties it to house 15.
disputed-board-rebirth = Is house 15 special on boards without a mark there? Not in this game.
disputed-board-last = Which throws take a piece off house 30 where the house has no mark? In this game, any throw will do.
disputed-board-upright = Which way does play run on the upright board? Nobody knows. In this game, in the usual order, in three columns from the top left.
disputed-board-two = Are two boards one track or two? Nobody knows. In this game, one long track, the simplest reading.
disputed-board-pebbles = How many pebbles were used? Nobody knows. In this game, five a side.

## later: dialogs (help)

help-title = Help
help-tap = Tap the large button to throw, then the piece to move.
help-mistake = A tap elsewhere does nothing.
help-marks = Marks on the board
help-mark-ring = This piece can move.
help-mark-target = Your piece can go here.
help-mark-hit = Where your hit sends the piece.
help-mark-row = These protect each other, or form a block.
help-mark-disc = What the move does: hit (×), water (wave), protect (bracket), leave (arrow).
help-mark-trail = The last move.
help-keyboard = Keys on the board
help-key-arrows = arrows
help-arrows = right and left: along the track; up and down: the next row
help-key-ends = Home, End
help-ends = first house, end of the track
help-key-enter = Enter, Space
help-enter = choose a piece or a house
help-key-escape = Escape
help-escape = put the piece down
help-key-throw = T
help-throw = throw
help-key-pieces = M
help-pieces = next piece that can move; with Shift, the previous one
help-key-last = L
help-last = last move
help-key-status = S
help-status = what is happening?
help-key-advice = H
help-advice = what is best here, and why?
help-key-undo = U
help-undo = undo
help-key-redo = R
help-redo = redo
help-key-look = , and .
help-look = review the game: one move back, one move forward
help-key-card = I
help-card = what this house is and what it does
help-key-odds = D
help-odds = the last throws, and the odds
help-key-turn = B
help-turn = pick up the box, and put it back; arrows turn it
help-key-help = ?
help-help = this help
help-accessibility = Accessibility (in English)
help-questions = Questions by key
help-key-mine = P
help-mine = where are my pieces?
help-key-others = O
help-others = where are my opponent’s pieces?
help-key-moves = G
help-moves = where can I go?
help-key-sticks = K
help-sticks = what was thrown?
help-key-score = C
help-score = who has how many pieces off the board?
help-key-way = F
help-way = how far do I still have to go?
help-key-house = X
help-house = what is on this house?

## later: house-rules (the editor of house rules)

house-title = House rules
house-lead = Change any rule you like. Conflicts are shown at once.
house-find = Find a rule by its words
house-found = { $count ->
    [one] { $count } rule found.
   *[other] { $count } rules found.
  }
house-from = Start from
house-yours = Your rules
house-name = Name of your rules
house-name-default = { $base }, my version
house-reset-all = Undo all changes
house-reset = As in “{ $base }”
house-changed = { $count ->
    [one] 1 change
   *[other] { $count } changes
  }
house-disagrees = conflict
house-ready = These rules work together.
# Shown after house-ready.
house-endless = However, games under these rules hardly ever end.
house-clashes = { $count ->
    [one] Two rules conflict.
   *[other] { $count } pairs of rules conflict.
  }
house-show = Show where
house-play = Play
house-opponent = Against
house-save = Save these rules
house-saved = Saved as “{ $name }”.
house-save-full = There is room for { $count } sets of rules. Delete one first.
house-save-blocked = Your rules could not be saved. Copy the link to keep them.
house-save-unnamed = Give your rules a name first.
house-mine = My own rules ({ $count })
house-open = Open
house-rename = Rename
house-delete = Delete
house-deleted = “{ $name }” has been deleted.
house-link = Copy the link
house-link-label = The link to these rules
house-link-copied = The link has been copied.
house-link-by-hand = Copy the selected link.
house-point-value = { $point }: { $value }
house-fix = Change “{ $point }” to: { $value }
house-fix-off = Turn off “{ $point }”
house-fix-on = Turn on “{ $point }”
house-refused = cannot be combined with “{ $points }”
house-refused-houses = { $houses }: cannot be combined with “{ $points }”. { $reason }
house-idle = Has no effect at present, because of “{ $point }”.
house-range = { $first }–{ $last }
house-none = none
house-on = yes
house-off = no
house-exit = { $house } with { $throws }
house-exit-any = any throw
house-exit-star = with any throw while the first row is empty
house-exit-row = From house { $house } a piece leaves the board with
house-light-row = { $light ->
    [0] No light side
    [one] { $light } light side
   *[other] { $light } light sides
  }
house-light-count = as many as light sides
house-nothing-special = nothing special
in-use-title = Rules in use today
in-use-note = People play by these: from boxed sets, schools and programs. They are not reconstructions.

house-group-game = The game
house-group-throwing = Throwing
house-group-moving = Moving
house-group-meeting = Meeting the opponent
house-group-houses = Special houses
house-group-leaving = Leaving the board and winning

dim-houses = Houses on the board
dim-pieces = Pieces a side
dim-start = Where the pieces start
dim-start-hand = the pieces start off the board
dim-start-white-odd = the pieces start alternately on the first houses, Black in front
dim-start-black-odd = the pieces start alternately on the first houses, White in front
dim-start-house = First house that pieces start from
dim-opening = Who goes first
dim-opening-white = White goes first
dim-opening-black = Black goes first
dim-opening-one-is-white = the first to throw a 1 plays White and moves White’s front piece
dim-opening-one-is-black = the first to throw a 1 plays Black and moves Black’s front piece
dim-opening-higher-throw = whoever throws higher goes first
dim-start-lock = A piece may not start until the one in front of it has moved
dim-entry = How pieces enter
dim-entry-none = no piece enters later
dim-entry-any-throw = pieces enter with any throw: with 1 on house 2, with 2 on house 3, and so on
dim-entry-with-one = pieces enter with a throw of 1, on house 1
dim-entry-throws = Throws with which pieces enter
dim-entry-at = The house from which an entering piece counts: 0 or 1
dim-starting-throw = A player must throw a 1 before moving
dim-sticks = Sticks or die
dim-sticks-2 = two sticks
dim-sticks-4 = four sticks
dim-sticks-5 = five sticks
dim-sticks-die4 = a four-sided die
dim-sticks-die6 = a six-sided die
dim-zero = A throw without a light side
dim-zero-0 = no light side counts as 0
dim-zero-4 = no light side counts as 4
dim-zero-5 = no light side counts as 5
dim-zero-6 = no light side counts as 6
dim-zero-die = a four-sided die
dim-values = What each number of light sides counts
dim-rethrow = Throws that are made again
dim-lost = Throws that lose the turn
dim-again = Throws that earn another throw
dim-again-without-move = Throws that earn another throw even when no piece can move
dim-again-on = Houses that earn another throw
dim-ends-turn = Houses that end the turn
dim-turn = How a turn goes
dim-turn-single = one throw, one move
dim-turn-series = throw again as long as each throw earns another, then play them in any order
dim-turn-divided = one throw, whose steps may be divided among several pieces
dim-blockade = Pieces in a row that make a block
dim-blockade-on = three pieces in a row make a block
dim-blockade-2 = two pieces in a row make a block
dim-blockade-off = no row makes a block
dim-corners = Rows of pieces continue round the corners
dim-fall-back = A piece that lands on its own colour falls back to the first empty house behind
dim-backward = What happens when no piece can move forward
dim-backward-none = when no piece can move forward, the turn is lost
dim-backward-to-empty = when no piece can move forward, one must move back to an empty house
dim-backward-may-hit = when no piece can move forward, one must move back, and may hit
dim-backward-from = The last house from which pieces move back
dim-vacate = Houses that a piece must leave as soon as it can
dim-pairs = Pieces that protect each other
dim-pairs-on = two pieces side by side protect each other
dim-pairs-3 = three pieces in a row protect each other
dim-pairs-off = no pieces protect each other
dim-unprotected = Houses where a neighbour does not protect
dim-water-suspends-pairs = A player with a piece in the water has no protected pairs
dim-safe = Houses where a piece is safe
dim-safe-while-water = Houses that are safe while a piece is in the water
dim-hit = What becomes of a piece that is hit
dim-hit-none = no piece can be hit
dim-hit-swap = a hit piece changes places with the one that hits it
dim-hit-empty-behind = a hit piece goes to the first empty house behind
dim-hit-lowest-empty = a hit piece goes to the first empty house of the board
dim-hit-to-hand = a hit piece leaves the board, to enter again
dim-hit-taken = a hit piece is out of the game
dim-hit-to-water = Houses from which a hit piece goes into the water
dim-may-decline-hit = A player who can only hit may pass
dim-stop = The house where every piece must stop
dim-stop-over = A throw past that house
dim-stop-over-lost = a throw past that house cannot be played
dim-stop-over-halt = a throw past that house stops there
dim-stop-over-bounce = a throw past that house goes there and back by the rest
dim-trap = A throw past that house ends in the water
dim-water-house = The water house
dim-water = What the water does
dim-water-none = there is no water
dim-water-prison = the water traps the piece until a throw or a rescue frees it
dim-water-to-return = the water sends the piece to the return house
dim-water-to-lowest = the water sends the piece to the first empty house of the board
dim-water-to-hand = the water sends the piece off the board, to enter again
dim-return-house = The return house
dim-return-full = When the return house is occupied
dim-return-full-below = the piece goes to the nearest empty house before it
dim-return-full-lowest = the piece goes to the first empty house of the board
dim-return-full-hand = the piece leaves the board, to enter again
dim-return-full-closed = no piece may move into the water
dim-rescued-moves-first = A rescued piece must move before any other
dim-stuck-to-water = Houses from which a stuck piece goes back into the water
dim-last-chance = Houses to leave with the next throw, or fall into the water
dim-fixed = Houses from which a piece can only leave the board
dim-bear-off = How pieces leave the board
dim-bear-off-exact = pieces leave with the exact throw past the last house
dim-bear-off-bounce = pieces leave with the exact throw, and go back by the rest of a larger one
dim-bear-off-overshoot = pieces leave with any throw past the last house
dim-bear-off-onto-last = pieces leave by landing exactly on the last house
dim-exits = Houses from which only certain throws lead off the board
dim-clear-first = Houses that must be clear of a player’s pieces before any may leave the board
dim-may-decline-off = A player may choose not to take a piece off the board
dim-end = Who wins
dim-end-first-off = whoever is first to get all their pieces off the board wins
dim-end-board-empty = the game ends when the board is empty; whoever has taken off more pieces wins
dim-score = The winner scores points for the opposing pieces left behind

# Words of rule sheets by which the editor finds a rule; they are not shown.
words-houses = board squares spaces fields
words-pieces = pawns counters tokens dancers men
words-start = set up begin
words-opening = first starts begins
words-entry = enter bring in
words-zero = throwing sticks dice die roll flat
words-lost = miss skip a turn
words-again = extra turn bonus roll another go
words-again-without-move = extra turn stuck
words-again-on = lucky bonus square
words-ends-turn = lose turn stop netting
words-turn = split divide
words-stop = happiness beauty must land exact
words-stop-over = overshoot bounce back halt too high
words-trap = overshoot drown
words-blockade = block wall three jump pass barrier stack
words-corners = corner turn row
words-pairs = protect pair two together neighbour
words-safe = protected mark
words-hit = capture take attack swap bump exchange send home knock start again
words-hit-to-water = drown
words-backward = move back retreat
words-water = drown swim chaos nile house
words-water-house = drown 27
words-return-house = rebirth ankh 15
words-return-full = rebirth busy taken 15
words-last-chance = next turn three truths re-atum horus go back 28 29 30
words-stuck-to-water = drown back
words-fixed = exact three truths
words-bear-off = home finish exit exact
words-exits = home finish exit three truths horus re-atum 28 29 30
words-clear-first = first row home row
words-end = win winner
words-score = points

## later: rules (why rules cannot be played together)

clash-hand-entry = Pieces that start off the board need a way to enter.
clash-water-entry = The water sends pieces off the board, and they have no way to enter again.
clash-behind-entry = A piece hit by one that moves back may find no empty house behind it, and has no way to enter again.
clash-home-entry = A hit piece leaves the board, and has no way to enter again.
clash-full-entry = When the return house is occupied, a piece leaves the board, and has no way to enter again.
clash-one-divided = Entering with a 1 works only when throws can be divided.
clash-any-divided = When throws are divided, a piece can enter only with a 1.
clash-entry-stop = A piece that enters moves past house 1 at once, so house 1 cannot be the one to stop on.
clash-entry-throws = No throw that can be made lets a piece enter.
clash-opening-hand = The 1 that opens the game moves the front piece, but no piece is on the board.
clash-opening-odd = The 1 that opens the game moves the front piece, but an opposing piece stands in front of it.
clash-start-house-hand = Pieces that start off the board have no house to start from.
clash-start-house-lock = A piece can wait for the one in front of it only where pieces start from house 1.
clash-start-beyond = The pieces must start before the houses that lead off the board, and before the house where every piece must stop.
clash-opening-fixed = The 1 that opens the game moves the front piece, but that piece stands on a house that it can only leave by leaving the board.
clash-lock-hand = Pieces that start off the board have nothing in front of them to wait for.
clash-lock-backward = A piece that moves back could hit one that has not started yet.
clash-lock-entry = A piece that enters could hit one that has not started yet.
clash-lock-fixed = The front piece could never move. Its only move is off the board, but the pieces behind it must go first, and they are waiting for it.
clash-one-series = Waiting for a 1 works only when a turn has several throws.
clash-divided-hit = When throws are divided, no piece can be hit.
clash-divided-fall-back = When throws are divided, no piece falls back.
clash-divided-prison = When throws are divided, the water cannot trap a piece.
clash-divided-trap = When throws are divided, a throw that goes too far cannot end in the water.
clash-divided-blockade = When throws are divided, three pieces in a row cannot make a block.
clash-divided-over = When throws are divided, no throw is too large.
clash-divided-vacate = When throws are divided, there can be no house that must be left first.
clash-divided-decline-hit = When throws are divided, a player cannot pass.
clash-divided-decline-off = When throws are divided, a player cannot choose not to take a piece off the board.
clash-always-again = Every throw would earn another one, so the turn would never end.
clash-long-series = In a series of throws, no more than half may earn another, or turns would grow far too long.
clash-always-again-unmoved = A player who cannot move would keep throwing for ever.
clash-values-sticks = Each number of light sides that the sticks can show needs a value, and a die has no light sides.
clash-rethrow-all = Every throw would be made again, so none would count.
clash-no-one = A piece may need a 1, so some throw must count as 1 and be played.
clash-one-value = Throws would never differ, so neither player could throw higher.
clash-lost-again = A throw that loses the turn cannot earn another one.
clash-lost-rethrow = A throw that is made again cannot lose the turn.
clash-lost-series = In a series of throws it would be unclear whether the throws before a lost one are lost too.
clash-series-unmoved = When all throws come before the moves, none can be earned afterwards.
clash-series-again-on = When all throws come before the moves, no house can earn one.
clash-ends-again = A house cannot both end the turn and earn another throw.
clash-water-nowhere = The water needs a house.
clash-water-idle = There is a house for the water, but no water.
clash-water-pieces = The water must lie at least two houses beyond those the pieces start on.
clash-water-return = This water needs a return house.
clash-return-beyond = The return house must lie before the water house.
clash-sent-closed = A piece could be sent into the water while no piece may go there.
clash-return-fixed = A rescued piece could block its own side for ever: it must move first, yet may only move after the others.
clash-trap-stop = No throw can go past the house where pieces must stop, because there is no such house.
clash-trap-over = A throw past the house where pieces must stop cannot end both in the water and elsewhere.
clash-trap-water = A throw cannot end in the water where there is none.
clash-trap-behind = A throw past the house where pieces must stop ends in the water, so the water must lie beyond that house.
clash-stop-water = Every piece must stop on the water house, and no throw takes it any further.
clash-water-fixed = The water house cannot be one that a piece can only leave by leaving the board.
clash-stuck-water = Stuck pieces can only go back into water that traps them.
clash-stuck-forward = Stuck pieces go back into the water, so they must stand beyond it.
clash-hit-water = A hit piece can only fall into water, and there is none.
clash-chance-water = Pieces that do not leave in time fall into the water, and there is none.
clash-chance-forward = Pieces that do not leave in time go back into the water, so they must stand beyond it.
clash-chance-stuck = A piece on the same house falls into the water after one throw, so it cannot wait until it is stuck.
clash-chance-turn = A piece can be given just one throw to leave only where each throw is one move.
clash-safe-water = No piece is ever in the water, so no house can be safe while one is.
clash-rescue-water = Pieces can be rescued only from water that traps them.
clash-fall-back-prison = A piece that falls back could block the water that traps pieces.
clash-taken-end = When pieces can be out of the game for good, the winner can be known only at the end.
clash-water-end = A piece could stay in the water for ever, because no throw frees it, and then the board would never be empty.
clash-clear-end = A piece could stay in the water for ever, waiting for houses that its side can no longer clear, and then the board would never be empty.
clash-score-end = Points can be scored only when whoever is first to get all their pieces off the board wins.
clash-last-exit = Pieces never rest on the last house, so it cannot need particular throws.
clash-last-fixed = Pieces never rest on the last house, so it cannot be one that a piece can only leave by leaving the board.
clash-last-water = Pieces never rest on the last house, so it cannot be the water.
clash-backward-nowhere = Pieces must move back, but no house is chosen from which they can.
clash-backward-idle = A last house to move back from is chosen, but pieces never move back.
clash-clear-fixed = A piece on such a house could never leave. It would have to be gone before it was allowed to go.
clash-clear-last = A piece on the last house could never leave. It would have to be gone before it was allowed to go.
clash-off-board = One of the houses named is not on the board.
clash-fixed-for-good = A piece on one of these houses could never leave it. No throw takes it off the board.
clash-last-for-good = A piece on the last house could never leave it. The throws it needs cannot be thrown.

## Notices and failures

notice-parameter = “{ $name }={ $value }” is not a known value. Allowed: { $allowed }.
notice-seed = “seed={ $value }” is not a number of up to 64 hexadecimal digits.
notice-language = The texts in { $language } could not be loaded.
notice-fault = Something went wrong ({ $reason }). The game has not changed.
notice-not-loaded = This part of the page could not be loaded. Please check the connection and try again.
notice-new-version = There is a new version of this page, so this part of the old one cannot be loaded. Please load the page again. Saved games stay.
failure-title = The game cannot start
failure-wasm-not-found = The game’s engine could not be loaded. Please check the connection and load the page again.

## later: notices (rare notices)

notice-replaced = A new game has begun.
button-take-back = Return to your earlier game
notice-aside = { $what ->
    [game] The saved game could not be read, so a new one begins.
    [correspondence] A game by link could not be read.
    [puzzles] A puzzle from your games could not be read.
    [rematch] The first of two games with the same throws could not be read.
   *[house-rules] Rules that you made could not be read.
  } The saved data has been kept separately.
button-save-aside = Save it as a file
notice-not-saved = This game can no longer be saved, because this browser’s storage is full or blocked. Use “Share or save” in the menu to save it as a file.
notice-computer-stopped = The computer could not choose a move ({ $reason }). Press Continue to ask it again.
notice-ruleset = The rules “{ $value }” cannot be played. ({ $options }{ $reason })
notice-no-net = { $why ->
    [unreadable] What the strong players have learned about these rules could not be loaded or is damaged, so they judge by rules of thumb.
   *[absent] This copy of the page does not include what the strong players have learned about these rules, so they judge by rules of thumb.
  }

## later: failure (why the game cannot start)

failure-wasm-missing = The game needs WebAssembly, which is missing or switched off in this browser. Lockdown Mode (Safari) and enhanced security (Edge) switch it off: allow it for this site in the browser’s settings and load the page again. A very old browser needs an update.
failure-wasm-blocked = This site does not allow WebAssembly, which the game needs. Its security policy must contain script-src 'wasm-unsafe-eval'. An older browser may need an update.
failure-engine-damaged = The game engine’s file is incomplete. Please load the page again. If that does not help, the file senet.wasm on this site is damaged or is not the right file.
failure-engine-broken = The game’s engine does not run in this browser. Please use a newer browser.

## later: ending (the end of a game)

end-summary = Off the board: { $white ->
    [0] no cones
    [one] 1 cone
   *[other] { $white } cones
  } and { $black ->
    [0] no spools
    [one] 1 spool
   *[other] { $black } spools
  }.
# Over the board, below the announcement of the winner; the picture is a sunrise.
end-won = Home at last, and the sun comes up.
# The same if the visitor lost; the picture is the moon. After Plutarch: Hermes won part of the Moon’s light at a board game and made five days of it.
end-lost = Even the Moon once lost a board game, and the year gained five days.
# Figures of the game below the result, beside each other.
end-throws = { $throws ->
    [one] 1 throw
   *[other] { $throws } throws
  }
end-hits = { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
  }
end-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
  }
# A button after a win: another game, against the next stronger computer player.
end-stronger = A stronger opponent

## later: menu (the menu, and texts that several parts of the page use)

this-game = This game
log-title = Moves
log-empty = No moves yet.
menu-title = More
menu-licence = Free to copy and share, with the credit “Senet, the Senet contributors”. Program: MIT or Apache-2.0. Texts: CC BY 4.0. Drawings: CC0.
# Under the licence. What this copy of the page was built from, for reports and citations; the three values are codes.
menu-edition = Version { $release }, commit { $commit }, rules { $rules }
menu-group-learn = Learn
menu-group-puzzles = Puzzles and the game of the day
menu-group-together = With someone else
menu-group-share = Share and save
menu-embedding = Put this game on your site
menu-lab = The laboratory: what difference a disputed rule makes
menu-print = Print the board, pieces, rules and a worksheet
# Shown above the board when the website that contains the game has paused it.
notice-frozen = The website showing this game has paused it.
menu-one-file = This file works offline.

## later: sound (sounds)

sound-title = Sound
# A switch that turns sounds on or off.
sound-on = Play sounds
sound-volume = Volume
# $share is a number from 0 to 1; it is read out as a percentage.
sound-percent = { $share }%
sound-unavailable = This device cannot play sound at the moment.

## later: lessons (lessons, the cards of the houses, the history, the odds of the sticks)

# The line in the dock that offers the first lesson to a new visitor.
tutorial-offer-label = First lesson
tutorial-offer = New to senet?
tutorial-offer-start = Show me
tutorial-offer-later = Not now

tutorial-menu-lessons = Lessons
tutorial-menu-lessons-note = Learn the game by doing
tutorial-menu-house = Houses
tutorial-menu-house-note = What each special house is, what it does and what it once meant
tutorial-menu-odds = Throws and odds
tutorial-menu-odds-note = The last throws, the odds, and what has come up so far
tutorial-menu-history = History
tutorial-menu-history-note = Real boards, and what nobody knows
tutorial-why-house = More about house { $house }
tutorial-why-lesson = Lesson: { $name }

# How certain a statement is: a small label before it.
tutorial-known = known
tutorial-second = second-hand
tutorial-unknown = not known
tutorial-standings-title = How certain is this?
tutorial-standings = “Known”: we have read the source. “Second-hand”: others report it. “Not known”: nobody can say.

tutorial-lessons = Lessons
tutorial-lessons-lead = Your game waits for you and does not change.
tutorial-lessons-rows = Protecting and blocking
tutorial-lessons-houses = The special houses
tutorial-lessons-rules = How other rules differ
tutorial-not-kept = Nothing is saved here, so next time the page cannot show which lessons you have done.
tutorial-goes-on = Continue at step { $count } of { $last }
tutorial-done = Done
tutorial-step = Step { $count } of { $last }
tutorial-count = { $count } / { $last }
tutorial-progress = Lesson progress
tutorial-dock = Throws and moves of the lesson
tutorial-back = Back
tutorial-skip = Skip
tutorial-next = Next
tutorial-finish = Finish
tutorial-press-next = This step is complete. Press Next to continue.
tutorial-not-asked = That is allowed in a game. Here, please try what this step asks for.
# In a lesson, after the visitor has tried another piece twice.
tutorial-help-piece = This step needs the piece on house { $house }, the one with the ring.
# At the end of a lesson: which choices the visitor had, and how good the chosen ones were.
tutorial-end-lead = The throws in a lesson are fixed, so luck plays no part. These choices were yours.
tutorial-end-judge = Judged by the strongest player available here, which can be wrong.

# Lessons: first the title and the topic, then the text of each step and the text after it is done. The visitor
# plays the black spools. House numbers and throws match the board and must not be changed.
lesson-first = First lesson
lesson-first-about = The whole game in two minutes
lesson-first-1 = Take your black spools off the board. Throw, then tap the ringed spool.
lesson-first-1-done = Two light sides count 2.
lesson-first-2 = Throw, and land on the cone on house 17.
lesson-first-2-done = You hit the cone, and they changed places. After 1, 4 or 5, throw again.
lesson-first-3 = Throw again, and move any spool.
lesson-first-3-done = If you can move, you must.
lesson-first-4 = Throw, and move from house 10 to beside house 13.
lesson-first-4-done = Side by side, neither can be hit.
lesson-first-5 = Every piece must stop on house 26. Throw, and go there.
lesson-first-5-done = From here, a 5 takes it off.
lesson-first-6 = House 27 is the water. Throw, and see.
lesson-first-6-done = Your turn is over. Your other pieces must wait.
lesson-first-7 = Press the button to rescue your spool.
lesson-first-7-done = Your spool is back on house 15.
lesson-first-8 = Throw, and take off your last spool.
lesson-first-8-done = You won! Nobody knows the ancient rules. These date from 1978.

lesson-house-15 = House 15: Rebirth
lesson-house-15-1 = Your spool is in the water on house 27. House 15 is empty, so you can rescue your spool.
lesson-house-15-1-done = House 15 gives it a new start, twelve houses back. A rescue uses up your turn.
lesson-house-15-2 = Now a cone stands on house 15, so you cannot rescue your spool. Only a 4 will free it. Throw, and take it off the board.
lesson-house-15-2-done = You were lucky, because a 4 comes only once in sixteen throws.
lesson-house-26 = House 26: Beauty
lesson-house-26-1 = Throw, then tap the spool on house 24 to see why it cannot move.
lesson-house-26-1-done = A 4 would take it past house 26, where every piece must stop first.
lesson-house-26-2 = So another piece must use the 4. Move the spool on house 8.
lesson-house-26-2-done = And a 4 gives you another throw.
lesson-house-26-3 = Throw again, and bring the spool from house 24 to house 26.
lesson-house-26-3-done = There it is. From here, only a 1 can hurt it.
lesson-house-26-4 = The best throw from house 26 is a 5. Throw, and take the spool off the board.
lesson-house-26-4-done = Straight off the board, past the water and the last houses.
lesson-house-27 = House 27: the water
lesson-house-27-1 = Throw, and play the only move there is.
lesson-house-27-1-done = A piece in the water ends your turn at once, even after a 1.
lesson-house-27-2 = You can rescue your spool, or try for a 4. Throw now.
lesson-house-27-2-done = That was not a 4, so your turn is over and the spool stays in the water.
lesson-house-27-3 = A cone stands alone on house 30. Throw, and hit it from house 26.
lesson-house-27-3-done = A piece that is hit on the last houses falls into the water.
lesson-house-last = Houses 28, 29 and 30
lesson-house-last-1 = From house 28 a piece leaves the board with a 3. Throw, and take it off the board.
lesson-house-last-1-done = House 29 needs a 2. No other throw takes a piece off the board from these two.
lesson-house-last-2 = But if you can move nothing else, the piece has to go back. Throw, and see.
lesson-house-last-2-done = Back into the water! Keep another piece further back, so that you can wait.
lesson-house-last-3 = House 30 is the friendly one, where any throw takes the piece off the board. Try it.
lesson-house-last-3-done = A 2 was enough.

lesson-pairs = Two in a row
lesson-pairs-1 = Two cones stand side by side on houses 19 and 20. Throw, then tap the spool on house 17.
lesson-pairs-1-done = Pieces of one colour on houses next to each other protect each other.
lesson-pairs-2 = Protect your own. Throw, and move the spool from house 10 next to the one on house 13.
lesson-pairs-2-done = Now neither of the two can be hit.
lesson-walls = Three in a row
lesson-walls-1 = Three cones stand in a row on houses 12, 13 and 14. Throw, then tap the spool on house 11.
lesson-walls-1-done = Pieces may jump over one or two, but three in a row make a block, which nobody can jump over.
lesson-walls-2 = Make a block yourself. Throw, and move the spool from house 8 next to the two on houses 10 and 11.
lesson-walls-2-done = The cones behind it must wait until you open it.
lesson-modern = Kendall’s rules, five pieces
lesson-modern-about = The modern form: the water sends you straight back, and the last houses need exact throws
lesson-modern-1 = The water works differently here. Throw, and move the spool from house 26.
lesson-modern-1-done = It does not stay in the water but goes to house 15 at once. And as you threw a 1, you throw again.
lesson-modern-2 = Throw, then tap the spool on house 30.
lesson-modern-2-done = Under these rules only a 1 takes a piece off house 30.
lesson-series = Kendall’s rules of 1979
lesson-series-about = First all the throws, then all the moves
lesson-series-1 = A 1, 4 or 5 lets you keep throwing. Throw until a 2 or a 3 comes.
lesson-series-1-done = You have a 1 and a 2 to play, in any order.
lesson-series-2 = Play one of your two throws. You can choose the throw first, next to the sticks.
lesson-series-2-done = One throw is left.
lesson-series-3 = Play the other throw, with the same spool or with another.
lesson-series-3-done = Having all your throws at once lets you plan: one to hit, one to reach safety.
lesson-entering = Kendall’s rules, from a wiki
lesson-entering-about = The board starts empty
lesson-entering-1 = All pieces begin beside the board. Throw, and enter one.
lesson-entering-1-done = It is put on house 1 and moves on at once by the number you threw.
lesson-entering-2 = Here a piece may land on its own colour. Throw, and enter another spool on house 4.
lesson-entering-2-done = House 4 is occupied, so the spool goes to the first empty house behind.
lesson-jequier = Jéquier’s rules
lesson-jequier-about = All dark sides up counts as 6, and every piece must reach the last row before any may leave
lesson-jequier-1 = Under these rules four dark sides count for more. Throw, and move any spool.
lesson-jequier-1-done = A 6! Like a 1 and a 4, it gives you another throw.
lesson-jequier-2 = House 26 is safe, but the water just beyond it is not. Throw, and move from house 26 to house 27.
lesson-jequier-2-done = The water sends the piece to the first empty house of the whole board.
lesson-jequier-3 = When all your pieces are on the last row, they may leave by landing exactly on house 30. Throw, and bring the spool there.
lesson-jequier-3-done = Landing on house 30 means leaving the board.
lesson-piccione = Piccione’s rules
lesson-piccione-about = A peaceful race: no piece is hit, and throws can be divided
lesson-piccione-1 = Pieces enter with a 1. Throw, and enter a spool on house 1.
lesson-piccione-1-done = Entering a piece gives you another throw, for that piece.
lesson-piccione-2 = You may divide a throw among your pieces. Throw, and first move only one step, from house 14 to house 15.
lesson-piccione-2-done = House 15 gives you another throw later. Three steps of your 4 are left.
lesson-piccione-3 = Use some or all of the other three steps, with any spool.
lesson-piccione-3-done = Under these rules no piece can be hit. What counts is making the best of each throw.
lesson-bell = Bell’s rules
lesson-bell-about = Ten pieces, one die, and a hit piece is out of the game for good
lesson-bell-1 = These rules use a die. Throw, and land on the cone on house 13.
lesson-bell-1-done = The cone is out of the game. Whoever takes more pieces off the board wins.
lesson-bell-2 = A cone stands on house 26. Throw, then tap your spool on house 24.
lesson-bell-2-done = On houses 26 to 29 a piece is safe.
lesson-bell-3 = Throw, then tap the spool on house 5.
lesson-bell-3-done = Marked houses are only for passing through. A piece there must move on as soon as it can.
lesson-boards = Old boards
lesson-boards-about = Boards without rules, and the rules we made for them
lesson-boards-1 = The simplest boards have no signs at all. Throw, and take the spool on house 28 off the board.
lesson-boards-1-done = On these boards any throw that goes past the end takes a piece off the board.
lesson-boards-2 = On older boards the track ended at the top left, and house 27 had an X. Throw, and move on to it.
lesson-boards-2-done = Nobody knows what the X did. We send the piece to the first empty house.
lesson-boards-3 = On late boards gods stand at the end, and Horus on house 30. Throw, then tap the spool there.
lesson-boards-3-done = Under our rules a piece can leave the House of Horus only with a 1.
lesson-double = The double board
lesson-double-about = Sixty houses on two boards
lesson-double-1 = Two boards side by side make one long track. Throw, and cross over from house 30.
lesson-double-1-done = Thirty more houses to go.

# The card of a house.
card-no-name = A house without a name
card-rules = In this game
card-ordinary = Nothing special happens here.
card-told = What is said about it
card-lesson = Lesson on this house
card-others = Other houses
card-loading = Just a moment…
card-sign-none = On this board it has no sign.
card-sign-ankh = Its sign is the ankh, “life”.
card-sign-nefer = Its sign is the nefer, “good” or “beautiful”.
card-sign-circle = Its sign is a circle.
card-sign-water = Its sign is three lines of water.
card-sign-cross = It is marked with an X.
card-sign-three = It is marked with three strokes.
card-sign-three_birds = Three birds stand on it.
card-sign-three_gods = Three gods sit on it.
card-sign-two = It is marked with two strokes.
card-sign-two_men = Two men sit on it.
card-sign-two_gods = Two gods sit on it.
card-sign-one = It is marked with one stroke.
card-sign-horus = It bears the falcon of the god Horus.

fact-house-thoth = A religious text about the game, the Great Game Text, is said to give this first house to the god Thoth.
fact-house-neith = The Great Game Text is said to give this house to the goddess Neith.
fact-house-maat = The Great Game Text is said to give this house to Maat, the goddess of truth and order.
fact-house-thirty = The Great Game Text is said to call this house the House of Thirty.
fact-house-netting = Ancient lists call this house the House of Netting.
fact-house-ankh = On the board drawn for Piccione’s rules, the ankh stands here between sceptres.
fact-house-rebirth = “House of Rebirth” and “Second Life” are modern players’ names for it.
fact-house-nefer = Boards show the nefer sign here, once or three times.
fact-house-good = Ancient texts call it “good” or “beautiful”. “House of Beauty” and “House of Happiness” are modern names.
fact-house-countdown = The Louvre reads the last five houses as a countdown: good, water, three, two, one.
fact-house-cross = On older boards an X stands here. Early in the 18th Dynasty, water took its place.
fact-house-mu = Ancient texts call it mu, “water”.
fact-house-penalty = Was the water a punishment or a purification? The Louvre allows both.
fact-house-three = Boards show three strokes, three birds or three gods here: the number three.
fact-house-souls = Some boards name the souls of the city of Heliopolis here.
fact-house-truths = “House of the Three Truths” is a modern name, given by Timothy Kendall.
fact-house-two = Boards show two strokes, two seated men or two gods here: the number two.
fact-house-re-atoum = “House of Re-Atum” is a modern name, given by Timothy Kendall.
fact-house-last = The last house is usually empty. In the late New Kingdom a falcon or a sun god stands on it.
fact-house-sun = The god there is said to be Re-Horakhty.
fact-house-horus = “House of Horus” is a modern name.

## later: menu (texts that several parts of the page use)

# The odds of the throws.
odds-title = { $tool ->
    [die] The die: throws and odds
   *[sticks] The sticks: throws and odds
  }
odds-heading = The odds
odds-lead = { $tool ->
    [die] Four sides, all equally likely.
    [other] { $ways } ways to fall count, all equally likely.
   *[sticks] Four sticks can fall in sixteen ways, all equally likely.
  }
odds-so-far = { $count ->
    [0] Nothing has been thrown in this game yet.
    [one] One throw in this game so far.
   *[other] { $count } throws in this game so far, by both players.
  }
odds-throw = Throw
odds-chance = Probability
odds-expected = Expected
odds-thrown = Thrown
odds-again = throws again
odds-ways = { $count } in { $of }
odds-number = { $value }

## later: lessons (lessons, the cards of the houses, the history, the odds of the sticks)

# The last throws, newest first: a heading, the description of a throw for screen readers, and a small mark beside a lost throw.
throws-title = { $count ->
    [one] The last throw
   *[other] The last { $count } throws, newest first
  }
throws-told = { $lost ->
    [no] { who } threw a { $value }.
    [declined] { who } threw a { $value } and chose not to take a piece off the board.
    [passed] { who } threw a { $value } and passed.
   *[other] { who } threw a { $value } and could not use it.
  }
throws-mark = { $lost ->
    [opening] start
    [declined] not used
    [passed] passed
   *[other] no move
  }

## later: menu (texts that several parts of the page use)

odds-note = In a short game the numbers are often far from what you would expect. That is chance, not a fault.

## later: lessons (lessons, the cards of the houses, the history, the odds of the sticks)

# The history, in chapters. Museum numbers, names and years must not be changed.
history-title = A short history of senet
history-chapters = Chapters
history-chapter = { $value }: { $name }
history-yours = The rules of your game
history-nobody = Nobody knows the rules
history-nobody-lead = People along the Nile played senet for more than two thousand years. We have their boards, their pieces and their pictures. The rules are lost.
history-traces = The first traces
history-traces-lead = Senet may be as old as Egypt’s first kings. But the oldest finds are the hardest to read.
history-amenhotep = Boards of kings and scribes
history-amenhotep-lead = In the New Kingdom the board is often the top of a box, with a second game of twenty squares on the opposite side.
history-tutankhamun = Tutankhamun’s games
history-tutankhamun-lead = Several game boxes lay in the young king’s tomb. Howard Carter, who opened it, recorded each of them on index cards.
history-throwing = Sticks, bones and dancers
history-throwing-lead = First there were sticks, light on one side and dark on the other. Later came knucklebones.
history-last-houses = The last five houses
history-last-houses-lead = On many boards only the last houses bear signs. The signs changed over time, and they are the best clues we have.
history-journey = From a game to a journey
history-journey-lead = What began as a pastime came to stand for the journey of the dead through the underworld.
history-beyond = Beyond the Nile
history-beyond-lead = Boards of thirty squares are also known from Cyprus and the Levant. Whether the game began along the Nile is not certain.
history-again = The reconstructions
history-again-lead = Since 1930 scholars have proposed reconstructions that fit the boards, the pictures and the texts. No two agree. Here you can play them and compare.
drawing-pieces = Cones and spools, drawn after pieces of the New Kingdom.
drawing-old-board = A board with three rows of six, like the one from el-Mahasna. Our drawing.
drawing-royal-board = A board like that of Amenhotep III, from above. Our drawing; the colours are our own.
box-royal-board = Our model, after the board of Amenhotep III, with signs from other boards of the period. The colours, frame, sides and drawer are our own.
drawing-royal-box = A box on a sledge, like Tutankhamun’s. Our drawing.
box-royal-box = Our model, after Tutankhamun’s box on a sledge, with signs from other boards of the period. The frame, sides, drawer and the shape of the sledge are our own.
drawing-sticks = Two pairs of sticks like Tutankhamun’s: one ending in fingers, one in foxes’ heads. Our drawing.
drawing-last-houses = The last five houses: at the top, older boards; then the early and the late New Kingdom. For comparison, all run from left to right.
drawing-players = The game seen from the side, as Egyptian pictures show it. Our drawing.
drawing-stone = A stone with three rows of ten hollows, like those of Cyprus. Our drawing.
box-stone = A stone with three rows of ten hollows, like those of Cyprus. Our model; its even shape and the lines between the hollows are our own.

fact-name = “Senet” means “passing”.
fact-boards-known = Piccione knew of more than 120 boards.
fact-forgotten = The game went out of use in Roman times.
fact-rules-lost = How the pieces moved, and what the marked houses did.
fact-hesy-re = Fragments of what may be boards were found in graves of about 3100 BC. The first certain picture is in the tomb of Hesy-Re, of the 3rd Dynasty.
fact-el-mahasna = A clay board with three rows of six squares and twelve pieces, from el-Mahasna, has been called the oldest of all (globalegyptianmuseum.org, number 455).
fact-el-mahasna-doubt = Whether that board is senet at all. Scholars doubt what it was for.
fact-nikauhor = Two men play beside musicians on a wall of the chapel of Nikauhor at Saqqara, 5th Dynasty (Metropolitan Museum, 08.201.2a–g).
fact-pepi-ankh = Players tease each other in the tomb of Pepi-ankh at Meir, about 2300 BC: one says that his piece has landed and he will see the other’s taken away; the other answers that the passing is his.
fact-amenhotep = A faience board bears the name of Amenhotep III, about 1390 to 1353 BC. It is 21 cm long; four of its squares have numerals or the sign for “good” (Brooklyn Museum, 49.56a-b).
fact-merymaat = Faience inlays survive from the game box of the scribe Merymaat, from Abydos, made in the time of Thutmose III. The wood is modern (Metropolitan Museum, 01.4.1a).
fact-zawiyet = A box with its pieces and a teetotum, a kind of spinning die, comes from Zawiyet el-Aryan, early 18th Dynasty (Museum of Fine Arts Boston, 11.3095–11.3097).
fact-tut-large = His large set is made of ebony and ivory. The box is 44.4 cm long and stands on a sledge (Cairo, JE 62058).
fact-tut-squares = Five of its squares are inscribed.
fact-tut-small = A small ivory box, 13.4 cm long, bears the king’s names on its sides (Cairo, JE 62061).
fact-tut-pieces = Another ivory box had never been opened. In it lay five red and five white pieces and two knucklebones (Carter 585r).
fact-tut-sticks = Tutankhamun had two pairs of sticks, 17.5 cm long, dark ebony above and white ivory below. One pair ends in human fingers, the other in foxes’ heads.
fact-hesy-sticks = Hesy-Re’s picture shows four sticks beside the board.
fact-bones = Knucklebones become common from the 17th Dynasty. In pictures of play from the New Kingdom nothing else is thrown (Metropolitan Museum, 16.10.505a–c).
fact-neferkhawet = In the tomb of Neferkhawet lay five cones and five spools (Metropolitan Museum).
fact-dancers = The pieces were called “dancers”.
fact-counting = How sticks or bones were counted.
fact-tab = The values used today, on this page too, are those of tâb, a stick game of modern Egypt: Edward Lane described it, and Carter copied it on to the index card of Tutankhamun’s game box.
fact-old-marks = Up to the 17th Dynasty the signs are: good, an X, three strokes, two strokes. The track ends at the top left.
fact-water-comes = Early in the 18th Dynasty, water takes the place of the X. A board in the Rosicrucian Egyptian Museum in San Jose, California, has the water, but play still runs in the old direction. It is probably a link between the two types.
fact-imenmes = On the game box of Imenmes in the Louvre, three birds stand on house 28 and two seated figures on house 29.
fact-house-names = Most of the names that players use for the houses are modern. Only some of the ancient names can still be read.
fact-dead-play = By about 4,300 years ago, pictures in tombs show the dead playing against the living.
fact-spell = In the New Kingdom, spell 17 of the Book of the Dead has the deceased play senet; the board becomes the way through the underworld.
fact-nefertari = Queen Nefertari plays alone in her tomb, against an opponent nobody sees (Valley of the Queens, tomb 66).
fact-ani = Ani and Tutu sit at the game in the Papyrus of Ani, about 1250 BC (British Museum, EA 10470,7).
fact-lion = Another papyrus pokes fun at such scenes. A lion and an antelope sit at the board, about 1100 BC (British Museum, EA 10016).
fact-cyprus = Between 2500 and 1050 BC, boards for senet and for mehen, another Egyptian game, were made at many places in Cyprus, among them Sotira Kaminoudhia and Marki Alonia.
fact-cyprus-more = More game boards are known from Bronze Age Cyprus than from any other ancient culture, counting senet and mehen together (Crist 2016).
fact-levant = Which way the game travelled between Egypt and the Levant. Some scholars think it came from Egypt, others that it went the other way.
fact-arad = At Tel Arad in Israel there is a board of thirty drilled hollows, from the Early Bronze Age.
fact-backgammon = Whether backgammon comes from senet, as is often said. Crist, who studies the boards, warns against such claims.
fact-jequier = 1930: Gustave Jéquier, the oldest reconstruction you can play here.
fact-kendall = 1978: Timothy Kendall, “Passing Through the Netherworld”. The first lesson of this page follows his rules.
fact-piccione = 1977 and 1980: Peter Piccione, who studied above all what the game meant.
fact-bell = 1979: R. C. Bell, with ten pieces a side.
fact-retold = We have read none of these four reconstructions in the original. The rules of each game say who reports them and what is doubtful.
fact-fair-sticks = How real sticks fell. Half-round sticks are not quite fair. Ours are: each side is as likely as the other.

## later: fairness (checking that the throws are fair)

fairness-menu = Are the throws fair?
fairness-menu-note = Check every throw yourself
# Followed by a short code such as “6092 b7c4 7474 f19f”.
fairness-line = The throws of this game were fixed before the first one. Their code:
fairness-title = Are the throws fair?
fairness-lead = Nobody can change a throw during the game, neither you nor the computer nor this page.
fairness-toss = It makes no difference how long you hold before a throw or how high you throw. The chances are always the same.
fairness-wait = Just a moment…
fairness-fault = The throws cannot be checked now. ({ $reason })
fairness-no-code = The code of the throws cannot be shown. ({ $reason })
fairness-close = Close
fairness-bound-title = Fixed before the first throw
fairness-blind = No computer player ever sees a throw in advance.
# “Seed”: the secret number from which all throws of a game follow.
fairness-bound = All throws come from one secret number, the seed. Note this code, which was worked out from it. If the code is the same at the end, nobody has changed the seed.
fairness-code-full = The whole code (SHA-256)
fairness-seed-later = The seed is shown when the game is over.
fairness-seed-shown = The game is over, and here is the seed.
fairness-seed-label = Seed
fairness-sum-label = Work out the code yourself, in a terminal
fairness-copy = Copy
fairness-copied = Copied.
fairness-marked = Copy the selected text.
fairness-check-title = Every throw
fairness-check = Check every throw
fairness-check-right = { $count ->
    [0] Checked: nothing has been thrown in this game yet.
    [one] Checked: the one throw of this game comes from the seed.
   *[other] Checked: all { $count } throws of this game come from the seed.
}
# $number is the number of the first wrong throw.
fairness-check-wrong = { $count ->
    [one] Throw { $number } does not come from the seed. Someone has changed this game.
   *[other] { $count } throws do not come from the seed; the first is throw { $number }. Someone has changed this game.
}
# An item of a numbered list.
fairness-throw-right = { $value } – correct
# $recorded and $expected are throws in short form, such as lddd=1.
fairness-throw-wrong = { $recorded } – should be { $expected }
fairness-odds-title = Thrown and expected
# $figure is the chi-square figure, $chance a share from 0 to 1.
fairness-figure = Chi-square { NUMBER($figure, maximumFractionDigits: 2) }, p = { NUMBER($chance, maximumFractionDigits: 3) }.
fairness-verdict-too_few = { $throws ->
    [0] Nothing has been thrown yet.
    [one] One throw is too few to say anything.
   *[other] { $throws } throws are too few to say anything.
}
# $hundred is a number from 0 to 100.
fairness-verdict-as_expected = These { $throws } throws are about what one would expect: { NUMBER($hundred, maximumFractionDigits: 0) } in 100 fair games are this uneven, or more so.
fairness-verdict-unusual = These { $throws } throws are unusual. Only { NUMBER($hundred, maximumFractionDigits: 1) } in 100 fair games would be as uneven as this. That happens now and then.
fairness-verdict-very_unusual = These { $throws } throws are very unusual. Fewer than one fair game in 1,000 would be as uneven as this. Check every throw below.
fairness-afar = In a game by link, the throws are worked out from secret numbers supplied by both players. Every link you receive is checked.

## later: shared-throws (the game of the day)

daily-title = Game of the day
daily-note = The same throws for everyone today
# $date is a date such as “21 November 2026”.
daily-heading = Game of the day, { $date }
daily-lead = Everyone who plays today’s game gets the same throws, all over the world. Who makes the most of them?
daily-how = You play { $side ->
    [white] White
   *[black] Black
} against { $opponent ->
    [casual] the casual player
   *[other] the computer
}, by the rules “{ $name }”. The date alone decides the throws.
daily-device = The date is taken from this device.
daily-another = This is not today’s game but another day’s.
daily-play = Play
daily-play-today = Play today’s game
daily-play-again = Play it again
daily-best = Your best result today
daily-replayed = You may play it as often as you like. The first time counts most, because after that you know the throws.
# The result, on the page and as text to copy. $left is the number of pieces that the loser still has to bear off.
daily-won = Won after { $throws } throws, with { $left ->
    [one] one of the computer’s pieces
   *[other] { $left } of the computer’s pieces
} still to leave the board.
daily-lost = Lost after { $throws } throws, with { $left ->
    [one] one piece
   *[other] { $left } pieces
} still to leave the board.
daily-drawn = Drawn after { $throws } throws.
# The text to copy. $result is one of the three results above, $link an address.
daily-text = Senet, game of the day, { $date }: { $result } { $link }
daily-copy = Copy the result
daily-copied = Copied.
daily-not-copied = This browser does not allow copying. Here is the text:
daily-show = Result and text to copy
daily-bad-date = “{ $value }” is not a date. Write it like this: 2026-11-21.
# Shown after the line above, when the game of the day is opened from the menu.
daily-today-instead = This is today’s game.
# Shown with the best result if the browser does not store it.
daily-unkept = Nothing is saved here. Your result is lost when the page is closed.
daily-fault = The game of the day cannot be started. ({ $reason })
daily-close = Close

## later: correspondence (play by link)

correspondence-title = Play by link
correspondence-note = With someone far away, turn by turn
correspondence-lead = Two people, two devices, as much time as you like. Each turn creates a link, which you send to your opponent by message or e-mail.
# $name is the name of a set of rules.
correspondence-rules = Rules: “{ $name }”, as on the board now. To use other rules, first begin a new game with them.
correspondence-sides-drawn = Under these rules the first throws decide who plays which side.
correspondence-side = Your side
# $begins says that this side has the first throw.
correspondence-white = { $begins ->
    [yes] White, going first
   *[no] White
}
correspondence-black = { $begins ->
    [yes] Black, going first
   *[no] Black
}
correspondence-fair = The throws are worked out from secret numbers chosen by both players’ devices. Neither of you can control them.
correspondence-make = Create the link
correspondence-kept = Games you have begun
# $date is a date and a time.
correspondence-kept-game = “{ $name }”, last turn { $date }
correspondence-kept-over = “{ $name }”, over, last turn { $date }
correspondence-resume = Continue
# $game is a line of the list, such as “Kendall, last turn 21 Nov 2026, 18:30”.
correspondence-resume-named = Continue: { $game }
correspondence-forget = Delete
correspondence-forget-named = Delete: { $game }
correspondence-your-turn = { $side ->
    [white] Game by link: it is your turn. You play White.
    [black] Game by link: it is your turn. You play Black.
   *[none] Game by link: it is your turn. The first throws decide who plays which side.
}
correspondence-over = This game by link is over.
correspondence-send-invitation = Send this link to your opponent.
correspondence-send-answer = You have joined the game. Send this link back so that your opponent can continue.
correspondence-send = Send this link to your opponent, and wait for theirs.
# The second player goes first, so this link contains no turn yet.
correspondence-send-begins = Your opponent goes first. Send this link, and wait for theirs.
correspondence-send-last = The game is over. Send this last link, so that your opponent can see how it ended.
correspondence-link = Link to send
correspondence-copy = Copy
correspondence-copied = Copied. Now send it to your opponent.
correspondence-marked = Copy the selected link.
correspondence-share = Share…
correspondence-share-text = Your turn in our game of senet
correspondence-shared = Shared.
correspondence-not-shared = The link could not be shared. Please copy it.
correspondence-qr = QR code
correspondence-qr-label = QR code of the link
correspondence-paste = Been sent a link? Paste it here
correspondence-open = Open
correspondence-no-link = There is no link to a game in this text.
correspondence-unkept = Nothing is saved here. Keep this tab open until your opponent has answered, and paste their link here.
# A copy of the game as a file, for the player's own use.
correspondence-copy-note = Only this browser can continue this game, and some browsers delete their data after a week without a visit. A copy as a file guards against that. It contains your secret number, so do not send it to your opponent.
correspondence-copy-save = Save a copy as a file
correspondence-copy-open = Open a copy saved as a file
correspondence-copy-wrong = This file is not a copy of a game by link, or it is damaged.
correspondence-gone = This game by link is no longer saved in this browser: its data has been deleted, by you or by the browser, or the game was begun elsewhere. You can look at it. If you have saved a copy as a file, open that under “Play by link” to continue.
# Why a link was refused. The game on the board has not changed.
correspondence-refused = The link cannot be opened. ({ $reason })
correspondence-refused-link_damaged = This link is damaged. Part of it is missing, or someone has changed it. Please ask for it again.
correspondence-refused-link_form = This link comes from another version of the game. Both players need the same version.
correspondence-refused-other_game = This link belongs to another game.
correspondence-refused-own_link = You created this link yourself. Send it to your opponent.
correspondence-refused-old_link = This is an old link, and the game has moved on since.
correspondence-refused-history_changed = This link records different turns from the ones you played. Someone has changed it.
correspondence-refused-value_changed = The throws in this link do not match what was fixed before the game. Someone has changed it.
correspondence-refused-illegal_turn = This link contains a turn that the rules do not allow. Someone has changed it.
correspondence-refused-turn_unfinished = The turn in this link is not finished. Please ask for the link again.
correspondence-refused-not_a_player = This browser does not know this game. It was begun on another device or in another browser, or this browser has deleted its data: some do so after a week without a visit. Continue it where it was begun, or open the copy that you have saved as a file under “Play by link”.

## later: sharing (sharing, saving, looking back)

## later: menu (texts that several parts of the page use)

# Looking back: the board shows earlier moments of the game, and nobody can play meanwhile.
prompt-looking = You are looking at an earlier move.
button-back-in-game = Back to the game
said-back-in-game = Back to the game.

## later: moves (looking back)

said-at-start = The start of the game.

## later: menu (texts that several parts of the page use)

said-playing-on = You are playing on from here.

## later: moves (looking back)

look-back = Review the game
look-back-note = Step through the game, or play on from an earlier move

## later: menu (texts that several parts of the page use)

look-back-here = Show this on the board

## later: moves (looking back)

look-first = To the start
look-back-one = One move back
look-on = One move forward
look-last = To the last move
look-moment = { $at } of { $last }

## later: menu (texts that several parts of the page use)

look-play-on = Play on from here

## later: sharing (sharing, saving, looking back)

# Exporting and importing games and positions.
menu-share = Share or save this game
menu-share-note = As a link, a picture, a text or a file
menu-open = Open a game
menu-open-note = From a file or a text
share-title = Share or save

## later: menu (texts that several parts of the page use)

share-link-title = A link

## later: sharing (sharing, saving, looking back)

share-subject-game = The whole game, to review and play on
share-subject-position = Only the board as it stands now

## later: menu (texts that several parts of the page use)

share-copy = Copy
share-copied = Copied.
share-copy-by-hand = The browser does not allow copying. Copy the selected text.

## later: sharing (sharing, saving, looking back)

share-send = Send…
share-invites-game = A game of senet
share-invites-position = A position in senet: what would you play?
share-no-address = This copy of the page is a file or part of another page, so there is no link to share. You can share a file, a text or a picture.
share-picture-title = A picture
share-save-picture = Save the picture
share-picture-noise = To stop sites from recognising you, this browser does not let a page read back what it has drawn. Allow this site to use canvas data, or take a screenshot.
share-file-title = A file or a text
share-save-game = Save the game as a file
share-text = The game as text
# After a game: a picture with its result, and a link to a game with the same throws. The sentence is sent to a friend.
send-result = Send this
send-line = { $outcome ->
    [won] I won at senet { $score }
    [lost] I lost at senet { $score }
   *[other] A game of senet: { $score }
  }, in { $throws ->
    [one] 1 throw
   *[other] { $throws } throws
  }.
send-invites = The same throws for you?
send-picture = The result of this game and the board at its end
open-title = Open a game
open-safe = The game now on the board is not lost. You can return to it afterwards.
open-file = A saved game
open-paste = Or paste the text of a game, or a link to one, here
open-now = Open
open-empty = There is nothing to open yet. Choose a file or paste a text.
open-too-long = This is too long to be a game of senet.
open-no-game = This is not a game of senet, or it is damaged.
open-bad-line = Line { $line } of this text cannot be played, so the game was not opened.
open-encoding = From line { $line } on this file is neither UTF-8 nor UTF-16. Save it again in your editor with the encoding UTF-8.
open-bad-link = This link does not lead to a game of senet, or part of it is missing.
said-opened = The game has been opened.

## later: accessibility (facing, full screen, keys that answer questions)

## later: object-view (the board from other sides)

# Looking at the box on the table from other sides.
turn-take = Pick up the box
turn-how = You are holding the box. Arrows turn it, Space shows its next side, Escape puts it back.
turn-next = Next side
turn-back = Put it back
turn-board = You can turn the board. Arrows turn it, Space shows its next side, Escape puts it back.
turn-flat = Here the board is a flat drawing, which cannot be turned.

## later: accessibility (facing, full screen, keys that answer questions)

# Answers of the board when a key is pressed. They are only spoken, so they are short. $houses is a list such as “3, 5 and 9”.
query-plain = { $text }.

## later: advice (said by refusals, too)

query-pieces = { $who ->
    [you] Your pieces: { $houses }.
    [computer] The computer’s pieces: { $houses }.
   *[other] { $side ->
        [white] White’s cones: { $houses }.
       *[black] Black’s spools: { $houses }.
      }
  }
query-pieces-none = { $who ->
    [you] You have no piece on the board.
    [computer] The computer has no piece on the board.
   *[other] { $side ->
        [white] White has no cone on the board.
       *[black] Black has no spool on the board.
      }
  }

## later: accessibility (facing, full screen, keys that answer questions)

query-move = { $from } to { $to }.
query-move-hit = { $from } to { $to }, a hit.
query-move-off = { $from }, off the board.
query-move-enter = A new piece enters on { $to }.
query-move-enter-hit = A new piece enters on { $to }, a hit.
query-sticks = The sticks show { $value }: { $light } light, { $dark } dark.
query-sticks-none = Nothing has been thrown yet.
query-die = The die shows { $value }.
query-steps = { $count ->
    [one] One step is left.
   *[other] { $count } steps are left.
  }
# $list is a list of throws such as “1, 1 and 4”.
query-in-hand = Still to play: { $list }.
query-off = { $pieces ->
    [one] { $who ->
        [you] Your only piece
        [computer] The computer’s only piece
       *[other] { $side ->
            [white] White’s only cone
           *[black] Black’s only spool
          }
      } { $count ->
        [0] is not off the board yet
       *[other] is off the board
      }.
   *[other] { $count ->
        [0] None
        [one] One
       *[other] { $count }
      } of { $who ->
        [you] your { $pieces } pieces
        [computer] the computer’s { $pieces } pieces
       *[other] { $side ->
            [white] White’s { $pieces } cones
           *[black] Black’s { $pieces } spools
          }
      } { $count ->
        [0] is
        [one] is
       *[other] are
      } off the board.
  }
query-hand = { $count ->
    [one] One piece still has to enter.
   *[other] { $count } pieces still have to enter.
  }
query-taken = { $count ->
    [one] One piece is out of the game.
   *[other] { $count } pieces are out of the game.
  }
query-way = { $who ->
    [you] Your pieces have { $count ->
        [one] one house
       *[other] { $count } houses
      } to go in all.
    [computer] The computer’s pieces have { $count ->
        [one] one house
       *[other] { $count } houses
      } to go in all.
   *[other] { $side ->
        [white] White’s pieces have { $count ->
            [one] one house
           *[other] { $count } houses
          } to go in all.
       *[black] Black’s pieces have { $count ->
            [one] one house
           *[other] { $count } houses
          } to go in all.
      }
  }
query-to-end = { $count ->
    [one] One more house, and a piece here is off the board.
   *[other] From here a piece has { $count } houses to go.
  }

# Shorter versions of the same news, for visitors who have chosen short announcements.
brief-said-thrown = { $who ->
    [you] You: { $value }.
    [computer] Computer: { $value }.
    [first] First player: { $value }.
    [second] Second player: { $value }.
   *[other] { who }: { $value }.
  }
brief-said-moved = { $who ->
    [you] You, { $from } to { $to }.
    [computer] Computer, { $from } to { $to }.
   *[other] { who }, { $from } to { $to }.
  }
brief-said-bumped = Hit: { $from } to { $to }.
brief-said-borne-off = { $who ->
    [you] You, { $from } off.
    [computer] Computer, { $from } off.
   *[other] { who }, { $from } off.
  }
brief-said-throw-again = Throws again.
brief-said-only-move = { $to ->
    [off] Only move: { $from } off.
   *[other] Only move: { $from } to { $to }.
  }
brief-said-passed-no_move = No move.
brief-said-aim = { $to ->
    [off] { $from } off.
   *[other] { $from } to { $to }.
  }

# Switches in the settings and menu entries.
accessibility-auto-move = Play forced moves and throw again for me
accessibility-brief = Short announcements for screen readers
accessibility-facing = Turn the board for two players face to face
accessibility-facing-note = For a table between you
accessibility-flip = Turn the board round
accessibility-flip-note = House 1 at the other end
accessibility-full-screen = Full screen
accessibility-no-full-screen = The browser does not allow full screen here.
accessibility-afresh = Start over
accessibility-reset = Reset all settings
accessibility-forget-note = The page saves everything on this device, and nowhere else. Some browsers delete it after a week without a visit.
accessibility-forget = Delete everything from this device…
accessibility-forget-title = Delete everything?
accessibility-forget-what = Everything this page has saved will be deleted from this device: your settings, games (also games by link), results, lessons, puzzles and rules. This cannot be undone.
accessibility-forget-yes = Delete everything
accessibility-forget-no = Keep everything
accessibility-not-forgotten = Not everything could be deleted. The browser’s own settings can delete what a site has saved.

## later: kiosk (the unattended screen)

# On a screen in a museum. While nobody is there, the computer plays against itself, and this text invites visitors.
kiosk-attract-label = Senet demonstration
kiosk-invitation = Touch the screen to play
# Captions below the invitation, shown one after another.
kiosk-caption-race = Senet is a race for two players. The first to take all their pieces off the board wins.
kiosk-caption-age = People along the Nile played senet for more than two thousand years.
kiosk-caption-throw = Throw first, then move. The throw tells you how far a piece may go.
kiosk-caption-signs = On many old boards only the last five houses bear signs. One of them is water.
kiosk-caption-rules = Nobody knows the ancient rules. These were reconstructed by modern scholars.
kiosk-caption-computer = Here the computer is playing against itself. Can you do better?
# Captions of the last event while the computer plays against itself.
kiosk-news-hit = A hit! One piece has landed on another, and the two change places.
kiosk-news-water = A piece has fallen into the water. It must come out before its side can move again.
kiosk-news-home = A piece has left the board. The first to take all their pieces off the board wins.
kiosk-news-comeback = That side was behind, and still won. In senet nothing is decided before the last throw.
# Beside a QR code at the end of a visitor’s game.
kiosk-take-home = Take it with you: point your phone’s camera here.

# The screen reader’s name for the bar with languages, sizes and so on.
kiosk-bar-label = For this visit
kiosk-languages = Language
kiosk-larger = Larger
kiosk-contrast = High contrast
kiosk-sound = Sound
# Ends the visit and resets everything for the next visitor.
kiosk-finish = Finish

# Nobody has touched the screen for some time.
kiosk-still-title = Are you still there?
kiosk-still-what = Touch the screen to keep playing. Otherwise the game resets for the next visitor.
kiosk-still-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
kiosk-still-go-on = I am still here
kiosk-visit-over = The visit is over. Everything has been reset.

# For the staff who look after the screen; opened with a key or by holding a corner.
kiosk-curator-title = For museum staff
kiosk-curator-day = Day
kiosk-curator-begun = Games begun
kiosk-curator-ended = Games played to the end
kiosk-curator-resets = Visits that timed out
kiosk-curator-none = Nobody has played yet.
kiosk-curator-note = These numbers are saved on this device for sixty days, and nowhere else.
kiosk-curator-not-kept = Nothing is saved here, so the numbers are lost when the page is closed.
kiosk-curator-file = Curator file
kiosk-file-none = No curator file is in use.
# $date is a day and a time. Of the messages from here to kiosk-file-copy, one is shown.
kiosk-file-good = Everything in { $file } is in use. This version has been in use since { $date }.
kiosk-file-unreachable = { $file } cannot be reached now. The last good version is used. It has been in use since { $date }.
kiosk-file-faulty = { $file } has faults. The last good version is used. It has been in use since { $date }.
kiosk-file-copy = { $file } cannot be used as it is now. The copy on this device is used. It has been in use since { $date }.
kiosk-file-copied = A copy is saved on this device, so that the screen can start offline.
kiosk-file-unkept = This browser saves no copy of the file, so it is missing when the screen starts offline. ({ $reason })
kiosk-file-read-again = Read it again
# Says whether the screen stays on; one of the three is shown.
kiosk-screen-awake = The screen is kept awake.
kiosk-screen-resting = The museum is closed, so the screen may go to sleep.
kiosk-screen-refused = This browser lets the screen go to sleep. Change the device’s power settings. ({ $reason })
kiosk-screen-insecure = The screen may go to sleep, because this page was opened over http. Open it over https or from this computer, or change the device’s power settings.
# $list is a list of names of languages.
kiosk-not-drawn = Not offered, because this device has no font for them: { $list }
# In a corner of the screen; $fault is the first fault, a whole sentence.
kiosk-corner = { $count ->
    [one] Curator file: { $fault }
   *[other] Curator file, { $count } faults. The first: { $fault }
}
# $field is the path of a field of the file, such as “timers › inactivity”; $found is its value, $allowed the permitted values.
kiosk-fault-long = { $field }: the text has { $found } characters, but there is room for only { $most }. Shorten it.
kiosk-fault-count = { $field }: there are { $found } entries, but there is room for only { $most }. Remove some.
kiosk-fault-empty = { $field }: there is nothing in it. Write something, or remove the field.
kiosk-fault-range = { $field }: { $found } is not possible. It can be from { $least } to { $most } seconds.
kiosk-fault-inches = { $field }: { $found } is not possible. It can be from { $least } to { $most } inches.
kiosk-fault-time = { $field }: { $found } is not a time of day. Write it like 09:30.
kiosk-fault-choice = { $field }: { $found } is not a known value. Allowed: { $allowed }.
kiosk-fault-kind = { $field } must be { $kind ->
    [text] a text, in quotation marks.
    [number] a number, without quotation marks.
    [flag] true or false, without quotation marks.
    [list] a list, in square brackets.
   *[group] a group, in curly brackets.
}
kiosk-fault-missing = { $field } is missing.
kiosk-fault-rules = { $field }: { $reason }
kiosk-fault-twice = { $field }: { $found } is there twice. Remove one of them.
kiosk-fault-picture-name = { $field }: { $found } is not a picture that this screen can show. Name a file in the same folder that ends in .png, .jpg, .webp, .gif or .svg.
kiosk-fault-address = { $field }: { $found } is not an address that visitors can open. An address begins with https://.
kiosk-fault-no-group = The whole file must be one group, in curly brackets.
kiosk-fault-encoding = The file is not encoded in UTF-8. Save it again in your editor with the encoding UTF-8.
# $field is the name of a field of the file, $found its value: the name of a picture.
kiosk-fault-picture = { $field }: this picture cannot be shown: { $found }
kiosk-fault-field = { $field }: there is no such field.
kiosk-fault-json = { $line ->
    [0] Somewhere
   *[other] In line { $line }
} a comma, a quotation mark or a bracket is missing or out of place. ({ $reason })
kiosk-fault-unreadable = The file cannot be read: { $reason }
kiosk-fault-elsewhere = { $file } is not an address on the same site as this page.

## later: review (the review of a game: luck and choices)

# Chances are given as games won out of 100. A part of the sum is the change made by the sticks or by a player’s choices.
review-menu = Luck and choice so far
review-menu-note = What the throws gave and what the choices cost. Looking counts as help.
review-title = How it went
review-title-open = Luck and choice so far
review-help = Looking counts as help, because it can tell you more than your opponent knows.
review-working = The game is being judged: { $done } of { $all } throws…
review-solving = The game is being solved exactly first. That takes a few seconds…

## later: menu (texts that several parts of the page use)

review-failed = The game could not be judged.

## later: review (the review of a game: luck and choices)

review-retry = Try once more
# Which side the throws helped. Then, if there were enough choices to judge, which side missed more.
review-luck = { $who ->
    [you] Luck was with you.
    [computer] Luck was with the computer.
    [white] Luck was with White.
    [black] Luck was with Black.
   *[none] Luck took no sides.
  }
review-missed = { $who ->
    [you] You missed more chances than the computer.
    [computer] The computer missed more chances than you.
    [white] White missed more chances than Black.
    [black] Black missed more chances than White.
    [neither] Nobody missed many chances.
   *[both] Both sides missed about as many chances.
  }
review-verdict-drawn = The game was a draw.
# The sum begins with the chance before the first throw and ends with the result, in games of 100.
review-bar-label = { $who ->
    [you] How your result came about, in games out of 100
    [computer] How the computer’s result came about, in games out of 100
   *[other] How { who }’s result came about, in games out of 100
  }
review-part-start = At the start
review-part-start-note = How many games in 100 are won from the start if both sides always choose the best move.
review-part-sticks = Luck
review-part-unsure = Uncertain
review-part-unsure-note = How much the judge changes its mind one throw later.
review-part-choices = { $who ->
    [you] Your choices
    [computer] The computer’s choices
   *[other] { who }’s choices
  }
review-part-end = The result
review-part-now = Now
review-none = No single throw or choice made a difference of even one game in 100.
review-throw = { $made ->
    [made] Throw { $n }: a { $value }.
   *[none] Throw { $n }.
  }
review-slip = a slip
review-mistake = a mistake
review-big = a big mistake
review-found = { $choices ->
    [one] { who } had one real choice, and { $best ->
        [0] missed
       *[other] found
      } the best move.
   *[other] { who } found the best move in { $best ->
        [0] none
       *[other] { $best }
      } of { $choices } choices.
  }

## later: menu (texts that several parts of the page use)

review-judge-exact = Judged exactly, because every position of this game is solved.
review-judge-net = Judged by the strongest player here, which looks one throw ahead and can be wrong.
review-judge-thumb = Judged by rules of thumb, because there is no stronger judge for these rules. They can be wrong.

## later: review (the review of a game: luck and choices)

review-judge-gap = { $points ->
    [0] Over this game the judgement did not shift from one throw to the next.
    [one] Over this game the judgement shifted by 1 game in 100 from one throw to the next.
   *[other] Over this game the judgement shifted by { $points } games in 100 from one throw to the next.
  }
review-judge-loss = Where perfect play is known, such a judge gives away on average only { $loss } of a game in a hundred choices.
review-judge-endgames = The last moves are judged exactly.
review-judge-unsure = The judgement shifted a lot, so take the parts as a rough guide.
review-curve = { $who ->
    [you] Your chance, throw by throw
   *[other] { who }’s chance, throw by throw
  }
review-curve-hint = Move the slider to see any moment on the board.
review-curve-key = Press N for the next moment that mattered.
review-scrub = A moment of the game
# A label in the upper or lower half of the curve.
review-ahead = { $who ->
    [you] you are ahead
    [computer] the computer is ahead
    [white] White is ahead
   *[black] Black is ahead
  }
review-at = Throw { $n }: { $who ->
    [you] you win
    [computer] the computer wins
   *[other] { who } wins
  } { $chance ->
    [0] no games
    [one] 1 game
   *[other] { $chance } games
  } in 100 from here.
review-legend = { $side ->
    [white] White’s throws
   *[black] Black’s throws
  }
review-mistakes = Mistakes
review-next = Next moment
review-table = As a table
review-col-throw = Throw
review-col-player = Player
review-col-value = Value
review-col-move = Move
review-col-chance = Chance
review-col-luck = Luck
review-col-loss = Given away
review-player = { who }
review-moments = Moments that mattered
review-numbers = In numbers
review-no-mistake = No choice gave away 5 games in 100 or more.
review-picture = The board at throw { $n }
review-moment-slip = { $who ->
    [you] Your costliest choice
   *[other] A costly choice
  }
review-moment-throw = A throw that changed a lot
review-moment-turn = Here the lead changed for the last time
review-chance = { $who ->
    [you] Your chance: from { $before } to { $after } in 100.
   *[other] { who }’s chance: from { $before } to { $after } in 100.
  }
review-gave-away = The choice gave away { $points ->
    [one] 1 game
   *[other] { $points } games
  } in 100.

## later: menu (texts that several parts of the page use)

review-try = Try again

## later: review (the review of a game: luck and choices)

review-try-prompt = What would you play here? Try it on the board.

## later: menu (texts that several parts of the page use)

review-try-right = Right, nothing is better.
review-try-wrong = That gives away { $points ->
    [one] 1 game
   *[other] { $points } games
  } in 100. Try another.

## later: review (the review of a game: luck and choices)

review-better = Better
review-show = Show the best choice
review-back = Back to the end of the game

## later: menu (texts that several parts of the page use)

review-hundred = 100 games from here
review-hundred-result = { $who ->
    [you] You win { $wins ->
        [0] none
       *[other] { $wins }
      } of { $games } games.
   *[other] { who } wins { $wins ->
        [0] none
       *[other] { $wins }
      } of { $games } games.
  }
review-hundred-note = The computer has played both sides.

## later: first-rules (a few words on the board, the first time that a rule strikes; at most eight words)

first-back = Nothing can move forward, so one goes back
first-water = The water catches the piece
first-block = No piece can move: the turn passes
first-dark = No light side up counts { $value }
first-again = A { $value } earns another throw

## later: race (a bar below the names that shows the chance to win)

race-title = Chance to win
race-chance = { $who ->
    [you] Your chance: { $chance } in 100.
   *[other] { who }’s chance: { $chance } in 100.
  }
race-setting = Show who is ahead

## later: computer-turn (the computer’s last turn, beside its name)

turn-again = Show the computer’s turn again
turn-none = The computer has not played yet.

## later: shared-throws/rematch (two games with the same throws)

# Points are games won out of two; a draw is half a point. How much better a player used the throws is given in games out of 100.
rematch-offer = Was it only luck? Play two games with the same throws, and swap throws with your opponent in the second.
rematch-offer-start = Two games, same throws
rematch-first = The first of two games with the same throws.
rematch-next = Now the same throws once more, the other way round. Each player gets the throws that the other had.
rematch-next-start = Play the second game
rematch-second = The second of two games with the same throws, which the players have swapped.
rematch-working = The two games are being compared…
rematch-points = { $who ->
    [you] With the same throws: you { $own }, the computer { $other }.
   *[pair] With the same throws: the first player { $own }, the second { $other }.
  }
rematch-better = { $who ->
    [you] You used them better
    [computer] The computer used them better
    [first] The first player used them better
   *[second] The second player used them better
  }, by { $points ->
    [one] 1 game
   *[other] { $points } games
  } in 100.
rematch-equal = You both used them equally well.
rematch-lost = The first game of this pair is not known here, so the two cannot be compared.
said-rematch-first = The first of two games with the same throws.
said-rematch-second = The second game: the players have swapped throws.

## later: shared-throws/everyone (the same throws for everyone, by link)

everyone-menu = Challenge a friend
everyone-note = A link: friends or a class play the same game with the same throws
everyone-lead = Whoever opens this link plays by the same rules, on the same side, with the same throws. Each side has its own throws, and no move can change them.
everyone-after = After the game, everyone sees what their choices gave away. Whoever gave away least made the most of the throws.
everyone-own = Your result
everyone-text = Senet, the same throws: { $result } { $link }
everyone-play = Play it now
everyone-qr = QR code
everyone-line = The same throws for everyone who has this link.
everyone-result = { $outcome ->
    [won] You won with these throws.
    [drawn] With these throws it was a draw.
   *[lost] You lost with these throws.
  }
everyone-lost = { $points ->
    [0] Your choices gave nothing away.
    [one] Your choices gave away 1 game in 100.
   *[other] Your choices gave away { $points } games in 100.
  }
everyone-damaged = Part of this link is missing or changed, so the shared throws cannot be played. Open the whole link, or ask for it again.

## later: puzzles (one choice to find in solved endgames)

puzzle-menu = Puzzles
puzzle-menu-note = Find the best choice in real endgames; a new puzzle every day
puzzle-about = Each puzzle is the end of a real game and has been solved exactly. A wrong try costs nothing.
puzzle-count = Solved: { $count } of { $all }, { $first ->
    [0] none
   *[other] { $first }
  } at the first try.
puzzle-day = Puzzle of the day
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-leave = Leave the puzzles
puzzle-show = Show the best choice
puzzle-title = Puzzle { $number } of { $count }
puzzle-ask = Which choice is best? Try it on the board.
puzzle-stars = Difficulty { $stars } of 5
puzzle-is-open = not yet solved
puzzle-is-first = solved at the first try
puzzle-is-later = solved
puzzle-wrong = That wins { $points ->
    [0] no games
    [one] 1 game
   *[other] { $points } games
  } in 100: { $lost } fewer than the best choice. Go back and try another.
puzzle-then = See what happens if a { $value } is thrown.
puzzle-right = Right: that wins { $points ->
    [one] 1 game
   *[other] { $points } games
  } in 100.
puzzle-best = The best choice wins { $points ->
    [one] 1 game
   *[other] { $points } games
  } in 100: { $move }
puzzle-theme-front = The piece behind
puzzle-theme-hit = Hit
puzzle-theme-home = Not off the board yet
puzzle-theme-spare = Do not hit
puzzle-theme-water = In the water
puzzle-lesson-front = The piece in front is not always the one to move.
puzzle-lesson-hit = A hit can be worth more than a safe place.
puzzle-lesson-home = Taking a piece off the board can wait.
puzzle-lesson-spare = A hit is not always worth the risk.
puzzle-lesson-water = Leaving the water at once is not always best.
puzzle-hundred = 100 games after the best move
puzzle-own = From your games
puzzle-own-about = Choices of yours that gave away 5 games in 100 or more. They are saved on this device only.
puzzle-own-none = When you finish a game against the computer, your costliest choices become puzzles here. They are saved on this device only.
puzzle-own-title = From your games: { $number } of { $count }
puzzle-own-new = { $count ->
    [one] One of your choices in this game is now a puzzle.
   *[other] { $count } of your choices in this game are now puzzles.
  }
puzzle-own-try = Find the best move
puzzle-own-delete = Delete these puzzles
puzzle-own-gone = This puzzle no longer fits its rules and has been deleted.

## later: offline (use without the internet)

# Shown in the settings. $file is the name of a file, or what the policy must contain.
offline-kept = Saved on this device. It works offline.
offline-keeping = The game is being saved on this device. After that it also works offline.
offline-failed = { $why ->
    [changed] The game could not be saved on this device, because the file { $file } was altered on its way here, by the server or by something between it and you. The game needs an internet connection.
    [missing] The game could not be saved on this device, because the file { $file } could not be loaded. The game needs an internet connection.
    [space] The game could not be saved on this device, because there is not enough space. It needs an internet connection.
   *[unknown] The game could not be saved on this device. Until it has been loaded once more, it needs an internet connection.
  }
offline-refused = { $why ->
    [policy] The security policy of this site does not let the game be saved on this device: it must contain { $file }. The game needs an internet connection.
   *[browser] This browser does not let the game be saved on this device, for example because this is a private window, or because sites may not store data. It needs an internet connection.
  }
offline-impossible = Here the game is not saved on this device. It needs an internet connection.
offline-insecure = This page was opened over http, so the browser does not let the game be saved on this device. Over https it would. It needs an internet connection.
offline-saver = Data saving is switched on, so the game has not been saved on this device. It needs an internet connection.
# Shown above the board, followed by the button.
offline-new-version = There is a new version of this game. The game you are playing will not change.
offline-renew = Load the new version

## later: embedding (the page for site builders)

# The title of the page on which website owners choose how to embed the game.
embedding-title = Senet on your site
embedding-lead = Set the game up, try it, and copy the code for your page. The game contacts no other server, sets no cookies, and knows nothing about your visitors.
embedding-to-game = To the game
embedding-options = The game
embedding-preview = Preview
embedding-lines = Code for your page
embedding-language = Language of the game
embedding-theme-any = Visitor’s choice
embedding-keep = Save the visitor’s game on their device
embedding-kiosk = For an unattended screen
embedding-way = Method
# Five ways to put the game on a page. "Frame" is an HTML iframe, "element" a custom element.
embedding-way-frame = Frame
embedding-way-fitting = Frame that adjusts its height
embedding-way-element = Element
embedding-way-own = Your own copy
embedding-way-oembed = oEmbed
embedding-about-frame = The simplest way. Paste it where you want the game. It needs no script on your page.
embedding-about-fitting = A short script makes the frame as high as the game needs. It can also tell your page what happens in the game.
embedding-about-element = The game as part of your own page, without a frame. It can take on your colours and fonts.
embedding-about-own = The game on your own server, as a folder of files. Nothing runs on the server.
embedding-about-oembed = For sites that turn a link into a preview. Save this code as oembed.json in the game’s folder.
embedding-height = Height in pixels
embedding-site = Address of your page (optional)
embedding-same = Your page is on the same site as the game, so nothing more is needed.
embedding-elsewhere = Your page is on a different site from the game. The game’s server must send this header with its files, or nothing is shown: { $value }
embedding-elsewhere-maybe = If your page is on a different site from the game, the game’s server must send this header with its files, or nothing is shown: { $value }
embedding-header-sent = The server sends it.
embedding-header-missing = The server does not send it yet.
embedding-preview-blocked = The preview is not allowed here. The content security policy of this site must contain { $value }.
embedding-own-copy = Copy the game’s folder to your server, for example to { $value }.
embedding-own-policy = If your site has a content security policy, it must contain { $value }.
embedding-own-lines = Paste this code into your page:
embedding-copy = Copy
embedding-copied = Copied.
embedding-select = Your browser does not allow copying. Copy the selected code.

## later: print (board, sticks and rules to print)

# A page to print, for classrooms: the board, the sticks, the pieces, the rules and a worksheet about chance.
print-title = Senet on paper
print-lead = Print all you need to play without a screen: the board, the pieces, sticks or a die, the rules and a worksheet. Black ink is enough.
print-paper = Paper
print-paper-a4 = A4
print-paper-letter = Letter
print-button = Print
# Shown beside the button.
print-real-size = Print at actual size (100%), not fitted to the page.
# $game is the name of a set of rules.
print-sheet-board = Board for “{ $game }”
print-sheet-sticks = { $tool ->
    [die] Die and pieces
   *[sticks] Sticks and pieces
  }
print-sheet-rules = Rules: “{ $game }”
print-sheet-worksheet = Worksheet: chance
print-sheet-answers = Worksheet: answers
# The board is printed in parts, with the letters A, B, C, D.
print-board-how = Cut out the parts. Glue them together so that the numbers run on, and glue the board onto cardboard. The numbers show the way the pieces go.
# $letter is a letter from A to D.
print-board-part = Part { $letter }
print-sticks-how = Cut out the sticks. Fold each along the middle line and glue it. One side is now light and the other dark. Real sticks work just as well. Split thin twigs and paint the rounded side.
print-die-how = Cut out the big triangle. Fold it along the lines into a pyramid and glue it. Throw it, and the number on the underside counts.
print-pieces-how = Cut out the pieces. Two kinds of coins or buttons work just as well.
print-pieces = { $side ->
    [white] Cones, for White
   *[black] Spools, for Black
  }
print-stick = { $face ->
    [light] light side
   *[dark] dark side
  }
print-name = Name
print-date = Date

# The worksheet. $ways is the number of ways that count: 16 for four sticks, 4 or 6 for a die. $product is 2 × 2 × 2 × 2 for four sticks.
print-task-ways = { $tool ->
    [die] A die has { $sides } sides. In how many ways can it fall?
   *[sticks] Each stick falls with its light or its dark side up. In how many ways can { $sticks } sticks fall?
  }
print-task-table = { $tool ->
    [die] Fill in the table. How many of the { $ways } ways give each throw?
   *[sticks] Fill in the table. How many of the { $ways } ways give each throw? It helps to write down all the ways, such as { $sticks ->
        [2] light, dark
        [5] light, light, dark, light, dark
       *[other] light, light, dark, light
      }.
  }
print-task-most = Which throw comes up most often?
print-task-throw = First write down what you expect. Then throw { $count } times, and make a mark in the table for each throw.
print-task-compare = Compare what you expected with what you threw. Are they the same? Then put the marks of the whole class together. What changes?
print-task-again = Some throws let you throw again: { $throws }. What is the chance of one of them?
print-task-twice = What is the chance of throwing such a number twice in a row?
print-task-mean = What is the average of all throws?
print-column-throw = Throw
print-column-ways = Ways
print-column-expected = Expected in { $count } throws
print-column-thrown = Thrown
print-column-total = Total

# The answers.
print-answer-ways = { $tool ->
    [die] In { $ways } ways.
   *[sticks] In { $ways } ways: { $product } = { $ways }.
  }
print-answer-count = Only { $ways } of them count, because the others are thrown again.
print-answer-table = See the table below.
# $throws is a list of numbers such as “1, 2, 3 and 4”.
print-answer-most = { $count ->
    [one] A { $throws }: it comes up in { $part } of { $ways } ways.
   *[other] None alone: { $throws } come up equally often, each in { $part } of { $ways } ways.
  }
print-answer-compare = What you expect and what you throw are seldom exactly the same. The more throws there are, the closer their shares come to the expected ones.
print-answer-again = { $part } of { $ways } ways, which is { NUMBER($percent, maximumFractionDigits: 1) }%.
print-answer-twice = { $part }/{ $ways } × { $part }/{ $ways }, which is { NUMBER($percent, maximumFractionDigits: 1) }%.
print-answer-mean = { $sum } ÷ { $ways } = { NUMBER($mean, maximumFractionDigits: 4) }. Multiply each throw by the number of ways it can come up, add the results, and divide by { $ways }.
print-to-game = To the game
print-task-open = Nobody knows what the ancient Egyptians counted for each throw. Invent your own way of counting and work out its odds.
print-answer-open = Many answers are right. The { $ways } ways stay the same; only what they count changes.

## later: school (for schools)

# The game on a learning platform such as Moodle or ILIAS. Shown above the game.
school-recorded = Your learning platform saves your game and your best result.
school-resumed = Your game continues from where you left it.
school-finished = Game over. Your result is { $score } out of 100. It has been sent to your learning platform.
# The first lesson is the one for people who have never played.
school-learned = You have finished the first lesson. Your learning platform now counts this activity as completed.
school-not-launched = This page was not opened by a learning platform. You can play, but no result is saved there.
# $reason is the platform’s own error message.
school-not-started = The learning platform did not accept the connection. You can play, but no result is saved there. Please tell your teacher. ({ $reason })
school-not-kept = The learning platform did not save your result. You can carry on playing. Please tell your teacher. ({ $reason })
school-damaged = The game saved by the learning platform cannot be opened. A new game has begun. Your earlier result stays.
school-too-long = This game is too long for the learning platform. It saves the board as it stands, but not the moves before.

## later: lab (the laboratory: what a disputed rule does to the game)

lab-title = The laboratory
lab-lead = The rules of senet are lost, and the reconstructions disagree. Compare two of them, or change one rule, and see over thousands of games what difference it makes.
lab-class-lead = Two sets of rules, one question: guess first, then let the computer play 500 games of each.
lab-to-class = For a class
lab-to-full = The whole laboratory
lab-question = Your question
lab-kind = What would you like to find out?
lab-kind-compare = Compare
lab-kind-compare-note = two or more sets of rules, or one with a rule changed
lab-kind-sweep = Try every disputed rule
lab-kind-sweep-note = one set of rules, each open question answered differently, one at a time
lab-kind-grid = Change two rules at once
lab-kind-grid-note = does the effect of one rule depend on the other?
lab-pick = Choose up to { $most }
lab-pick-one = Choose one
lab-pick-two = Choose at least two, or make a copy of one and change it.
lab-duplicate = Make a copy to change
lab-remove = Remove
# $changes is a list such as "Two pieces side by side protect each other: no".
lab-variant = { $name }, changed: { $changes }
lab-player = Who plays
lab-player-net = Players with a neural net
lab-player-hand-made = Players with a simple plan
lab-player-human-like = Players with human habits
lab-player-random = Players who move at random
lab-player-all = All three kinds of player
lab-judge = Who estimates the chances
lab-judge-net = The neural net
lab-judge-hand-made = The simple plan
lab-judge-none = Nobody: only count what happens (faster)
lab-evaluators = Who plays: { $player }. Who estimates the chances: { $judge }. Both are the same for all rules.
lab-replaced = The neural net plays too badly by these rules: { $rules }. Under all the rules compared, the simple plan takes its place.
lab-doubt-comebacks = Warning: by “{ $name }”, { $value } of the winners were once below one chance in four. If the estimated chances were right, it would be at most { $expected }. Do not trust the measures that need chances here.
lab-doubt-luck = Warning: by “{ $name }”, the luck adds up to { $value } instead of { $expected }. The estimated chances are wrong. Do not trust the measures that need them here.
lab-games = Games
lab-games-count = { $count } of each
lab-seed = Seed
lab-seed-wrong = Use a whole number from 0 to 999999999999999.
lab-opening = An answer to begin with
lab-opening-answer = In “{ $name }” the last ten throws of a game hold { $late } of all its luck. In “{ $second }” they hold { $other }.
lab-opening-length = Typical game: { $throws } throws, { $time }
lab-opening-throws = The last ten of all throws
lab-opening-luck = Luck of the last ten throws
lab-opening-note = Luck is how far a throw moves the chance of winning, squared. Each game was played { $games } times by each of three kinds of player, and the chances were estimated in two ways. Estimates that contradict theory are left out. Dark: the smallest result. Pale: up to the largest.
lab-opening-again = Play these games again
# Which disputed rules matter most, and what they rest on: a heading, a sentence, a note below a picture, and the name of its scale.
lab-evidence = Where better evidence would tell most
lab-evidence-answer = Readings that change a game: { $all }. Of these, on points that no ancient source decides: { $weak }. The greatest: “{ $point }” in “{ $name }”.
lab-evidence-note = Each dot is a rule read otherwise, the further along the greater its effect on the game, for the kind of player whom it affects least. 1 is the usual difference between two games. The line says what the rule rests on before it is changed.
lab-evidence-effect = Effect
# Instead of what a rule rests on.
lab-evidence-unmentioned = not mentioned
lab-start = Play the games
lab-stop = Stop
lab-progress = { $played } of { $games } games played
lab-finished = All { $games } games have been played.
lab-stopped = Stopped after { $played } of { $games } games. The results so far are shown.
lab-failed = The games could not be played to the end.
lab-fault = Something went wrong: { $reason }
lab-refused = Part of this link could not be read ({ $names }). The usual choice was made instead.
lab-found = What the games show
lab-moving = The games are still being played, and the figures still move. The verdict comes at the end.
lab-unfinished = The games were not all played, so there is no verdict. These are the figures so far.
lab-found-nothing = These games do not determine this measure.
lab-table = All measures
lab-table-note = { $count ->
    [one] The interval holds 95 times in 100.
   *[other] All { $count } intervals together hold 95 times in 100.
  } Clear differences are in bold.
lab-measure = Measure
lab-difference = Difference
lab-interval = { $value } ({ $low } to { $high })
lab-unknown = unknown
lab-beyond-cap = more than { $value }
lab-time = { $value } ({ $time })
lab-verdict-equivalent = About the same (within 5%)
lab-verdict-doubtful = Not known: the estimated chances are wrong here
lab-verdict-not_typical = Not known: too many games have no end
lab-percent = { $value }%
lab-unit-throws = throws in a game
lab-finding-longer = A game takes longer with “{ $second }” than with “{ $first }”: by { $by } throws (between { $low } and { $high }), about { $time } of play.
lab-finding-shorter = A game is shorter with “{ $second }” than with “{ $first }”: by { $by } throws (between { $low } and { $high }), about { $time } of play.
lab-finding-values = “{ $measure }”: { $value } with “{ $second }”, { $before } with “{ $first }”.
lab-unit-per_game = in a game
lab-unit-per_100_throws = in a hundred throws
lab-lengths = How long the games take
lab-lengths-note = Each shape shows how many throws the games took; the thick line marks the median. The longest 1 per cent are not shown.
lab-finding-more = “{ $measure }” is higher with “{ $second }” than with “{ $first }”, by { $by } (between { $low } and { $high }).
lab-finding-less = “{ $measure }” is lower with “{ $second }” than with “{ $first }”, by { $by } (between { $low } and { $high }).
lab-finding-none = No difference in “{ $measure }” was seen between “{ $first }” and “{ $second }”. There could still be one of up to { $most }.
lab-finding-holds = “{ $measure }” changes in the same direction for every kind of player: “{ $second }” against “{ $first }”, { $least } to { $most }.
lab-finding-depends = “{ $measure }” depends on who plays: “{ $second }” and “{ $first }” do not differ in the same way for every kind of player.
lab-finding-agrees = No measure is clearly higher for one kind of player and clearly lower for another.
lab-grid-point = Rule { $number } to change
lab-grid-choose = Choose a rule
lab-grid-incomplete = Choose one set of rules and two rules to change, or two sets of rules and one rule that both of them have.
lab-grid-usual = As it stands
lab-grid-rows = “{ $changed }” changes “{ $measure }” by { $by } (“{ $row }”) and by { $otherwise } (“{ $second }”).
lab-grid-depends = So the effect depends on the other rules: the two effects differ by { $by } (between { $low } and { $high }).
lab-grid-alone = The two effects may be the same; they differ by { $most } at most.
lab-grid-dependence = Difference between the two effects
lab-grid-lines = Each line goes from the rules as they stand (left) to the changed ones (right). Parallel lines: the change does the same in both.
lab-sweep = Every disputed rule in “{ $name }”
lab-sweep-note = Each row changes one rule and leaves the others alone. What a rule does depends on the rules around it.
lab-sweep-marks = The mark after a rule shows what the rule rests on before it is changed.
lab-controls = Controls
lab-controls-note = Only chance can show in the first row: it plays the same rules with other throws. The other changes who goes first, which matters where the sides do not start alike.
lab-apart = Listed separately
lab-apart-nobody_wins = Nobody wins any game.
lab-apart-never_ends = No game comes to an end.
lab-apart-never_in_play = The rule never mattered in these games.
lab-apart-same_as_another = The same games as with “{ $other }”.
lab-rank = In order of effect on
lab-point = Changed rule
lab-point-light = The sticks show their light side { $value } times in 100
lab-point-drowned-guards = A piece in the water protects its neighbours: { $value }
lab-point-throws = The same rules with other throws
lab-option-light = How often a stick shows its light side
lab-option-drowned-guards = A piece in the water protects its neighbours
lab-replay = Watch a game
lab-replay-title = Game { $game } of “{ $name }”
lab-replay-at = Step { $step } of { $steps }
lab-take = Take the figures with you
lab-take-note = The link asks the same question again and gives the same figures. So does this command of the senet program:
lab-copy-link = Copy the link
lab-copy-citation = Copy a citation
lab-copy-bibtex = Copy BibTeX
lab-copied = Copied.
lab-not-copied = This browser does not let the page copy anything.
lab-save-csv = Save as CSV

lab-guess = Guess first
lab-guess-yours = Your guess
lab-class-each = Tap once for the prediction of each pair.
lab-class-back = Take back the last one
lab-named = { $label }: { $value }
lab-class-right = Right predictions: { $right } of { $all }
lab-class-more = A game would take longer: about { $changed } instead of { $usual } ({ $changedThrows } throws instead of { $usualThrows }).
lab-class-same = A game would take about as long: { $changed } and { $usual } ({ $changedThrows } and { $usualThrows } throws).
lab-class-less = A game would be shorter: about { $changed } instead of { $usual } ({ $changedThrows } throws instead of { $usualThrows }).
lab-class-unclear = These games do not decide it. More games would be needed.
lab-guess-length-more = Longer
lab-guess-length-same = About the same
lab-guess-length-less = Shorter
lab-ask-pairs = If pairs gave no protection
lab-ask-pairs-text = In Kendall’s game two pieces side by side protect each other. Without that rule, would games be longer or shorter?
lab-ask-zero = If four dark sides counted as 4
lab-ask-zero-text = When all four sticks fall dark side up, Kendall counts 5. If it were 4, would games be longer or shorter?
lab-ask-hits = If nothing could be hit
lab-ask-hits-text = If no piece could ever be hit, would games be longer or shorter?
lab-ask-bell = If we played Bell’s rules
lab-ask-bell-text = Kendall and Bell reconstructed the same lost game. Would a game under Bell’s rules be longer or shorter?

lab-throws = The throws of the class
lab-throws-lead = Each pair counts its throws and shows its code. One device adds the codes together. Nothing is sent anywhere.
lab-pair = Our throws
lab-light-sides = Light sides: { $count }
lab-one-less = One fewer
lab-one-more = One more
lab-pair-code = Our code:
lab-class = The whole class
lab-class-code = Code of a pair
lab-class-add = Add
lab-class-wrong = This is not a code. Check every letter and digit.
lab-class-sum = Pairs: { $pairs }. Throws: { $throws }.
lab-class-clear = Start again
lab-light = Light sides
lab-expected = Expected
lab-seen = Thrown

lab-measure-length = Length
lab-define-length = The number of throws in a typical game. Half of all games have fewer, half have more.
lab-measure-length_5 = Short games
lab-define-length_5 = One game in twenty has at most this many throws.
lab-measure-length_95 = Long games
lab-define-length_95 = One game in twenty has more throws than this.
lab-measure-stopped = Games without an end
lab-define-stopped = The share of games stopped after 5,000 throws, almost five hours of play. They count as nobody’s win.
lab-measure-over_1_hour = Games of more than an hour
lab-define-over_1_hour = The share of games with more than 1,028 throws, at 3.5 seconds a throw.
lab-measure-over_2_hours = Games of more than two hours
lab-define-over_2_hours = The share of games with more than 2,057 throws, at 3.5 seconds a throw.
lab-measure-first_score = Advantage of going first
lab-define-first_score = The share of games won by the side that goes first; a draw counts as half.
lab-measure-skill_random = Skill against random moves
lab-define-skill_random = How often whoever estimates the chances would beat a player who moves at random, with the same throws for both.
lab-measure-skill_beginner = Skill against a beginner
lab-define-skill_beginner = How often whoever estimates the chances would beat a beginner, with the same throws for both.
lab-measure-luck = Luck
lab-define-luck = How much the throws move the chance of winning over a whole game.
lab-measure-late_luck = Luck at the end
lab-define-late_luck = How much of the luck falls in the last ten throws.
lab-measure-suspense = Suspense
lab-define-suspense = How much hangs on the next throw, on average.
lab-measure-surprise = Surprise
lab-define-surprise = How far the chance of winning moves from one throw to the next, on average.
lab-measure-drama = Drama
lab-define-drama = The best chance of winning that the loser had, on average.
lab-measure-comebacks = Comebacks
lab-define-comebacks = The share of games won by a side whose chance was once below a quarter.
lab-measure-lead_changes = Changes of lead
lab-define-lead_changes = How often the lead passes from one side to the other in a game.
lab-measure-decided = When it is decided
lab-define-decided = The part of the game played before the winner’s chance stays above nine in ten.
lab-measure-choices = Real choices
lab-define-choices = The share of moves with at least two possibilities.
lab-measure-stakes = Weight of a choice
lab-define-stakes = What choosing at random instead of well would cost, on average.
lab-measure-passes = Lost throws
lab-define-passes = The share of throws with which nothing can move.
lab-measure-hits = Hits
lab-define-hits = Pieces hit in a hundred throws.
lab-measure-drownings = Falls into the water
lab-define-drownings = Pieces that fall into the water with a throw of their own side, in a hundred throws.
