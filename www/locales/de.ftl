### Language: Deutsch
### Direction: ltr

title = Senet
join = { $before }, { $part }
number = { $value }

## Words used inside sentences

who-has = { $who ->
    [you] Du hast
   *[other] { who } hat
  }
the-piece = { $side ->
    [white] Der Kegel
   *[black] Die Spule
  }
acc-piece = { $side ->
    [white] den Kegel
   *[black] die Spule
  }
a-piece = { $side ->
    [white] einen Kegel
   *[black] eine Spule
  }
cones = { $white ->
    [0] keine Kegel
    [one] 1 Kegel
   *[other] { $white } Kegel
  }
spools = { $black ->
    [0] keine Spulen
    [one] 1 Spule
   *[other] { $black } Spulen
  }
who = { $who ->
    [you] Du
    [computer] Der Computer
    [white] Weiß
    [black] Schwarz
    [first] Spieler 1
   *[second] Spieler 2
  }
piece = { $side ->
    [white] der Kegel
   *[black] die Spule
  }
house-rebirth = Haus der Wiedergeburt
house-beauty = Haus der Schönheit
house-water = Haus des Wassers
house-truths = Haus der drei Wahrheiten
house-re-atoum = Haus des Re-Atum
house-horus = Haus des Horus
house-cross = mit einem X markiert

## What happened

said-new-game = Ein neues Spiel. Das Brett ist aufgebaut.
said-resumed = Dein Spiel geht weiter.
said-started = { $who ->
    [you] Du beginnst und spielst { $side ->
        [white] die Kegel
       *[black] die Spulen
      }.
   *[other] { who } beginnt und spielt { $side ->
        [white] die Kegel
       *[black] die Spulen
      }.
  }
said-thrown = { who-has } eine { $value } geworfen.
said-thrown-opening = { who-has } beim Auslosen eine { $value } geworfen.
said-moved = { who-has } { a-piece } von Haus { $from } auf Haus { $to } gezogen.
said-moved-back = Kein Stein konnte vorwärts ziehen. Darum { $who ->
    [you] hast du
    [computer] hat der Computer
    [white] hat Weiß
   *[other] hat Schwarz
  } { a-piece } von Haus { $from } zurück auf Haus { $to } gezogen.
said-entered = { who-has } { a-piece } auf Haus { $to } eingesetzt.
owner-piece = { $owner ->
    [you] { $side ->
        [white] Dein Kegel
       *[black] Deine Spule
      }
    [computer] { $side ->
        [white] Der Kegel des Computers
       *[black] Die Spule des Computers
      }
   *[other] { $side ->
        [white] Der weiße Kegel
       *[black] Die schwarze Spule
      }
  }
said-bumped = Geschlagen! { owner-piece } kommt von Haus { $from } auf Haus { $to }.
said-bumped-hand = Geschlagen! { owner-piece } verlässt Haus { $from } und muss neu anfangen.
said-bumped-taken = Geschlagen! { owner-piece } auf Haus { $from } ist aus dem Spiel.
said-drowned = { the-piece } ist auf Haus { $house } ins Wasser gefallen.
said-drowned-to = Das Wasser von Haus { $house } bringt { acc-piece } auf Haus { $to }.
said-drowned-to-hand = { $side ->
    [white] Das Wasser von Haus { $house } spült den Kegel zurück neben das Brett. Er muss neu anfangen.
   *[black] Das Wasser von Haus { $house } spült die Spule zurück neben das Brett. Sie muss neu anfangen.
  }
said-missed-chance = Mit diesem Wurf kommt { piece } nicht von Haus { $from } weg.
said-fell-back = Dort steht schon ein eigener Stein. Darum kommt { piece } auf Haus { $to }.
said-fell-back-hand = Dort steht schon ein eigener Stein. Darum muss { piece } neu anfangen.
said-rescued = { who-has } { acc-piece } aus dem Wasser geholt und auf Haus { $to } gesetzt.
said-borne-off = { who-has } { a-piece } von Haus { $from } vom Brett gebracht.
news-hit = { $owner ->
    [you] Der Computer hat { $side ->
        [white] deinen Kegel
       *[black] deine Spule
      } geschlagen
    [computer] Du hast { $side ->
        [white] den Kegel des Computers
       *[black] die Spule des Computers
      } geschlagen
    [white] Schwarz hat den weißen Kegel geschlagen
   *[black] Weiß hat die schwarze Spule geschlagen
  }
news-water = { owner-piece }: im Wasser
news-rescued = { owner-piece }: aus dem Wasser, Haus { $to }
news-off = { owner-piece }: vom Brett
news-back = { owner-piece }: zurück, Haus { $to }
said-throw-again = { $who ->
    [you] Wirf noch einmal.
   *[other] { who } wirft noch einmal.
  }
said-turn = { $who ->
    [you] Du bist dran.
   *[other] { who } ist dran.
  }
said-passed-no_move = { $who ->
    [you] Mit diesem Wurf kann keiner deiner Steine ziehen. Damit ist dein Zug zu Ende.
   *[other] { who } kann mit diesem Wurf keinen Stein ziehen. Damit ist der Zug zu Ende.
  }
said-passed-drowned = Der Sturz ins Wasser beendet den Zug.
said-passed-stayed_drowned = { $who ->
    [you] Dein Stein bleibt im Wasser. Damit ist dein Zug zu Ende.
   *[other] Der Stein bleibt im Wasser. Damit ist der Zug zu Ende.
  }
said-passed-rescued = Das Herausholen kostet den Zug.
said-passed-declined = { who-has } darauf verzichtet, einen Stein vom Brett zu bringen. Damit ist der Zug zu Ende.
said-passed-passed = { who-has } gepasst.
said-passed-not_started = { $who ->
    [you] Deine Steine dürfen erst nach einer 1 ziehen. Damit ist dein Zug zu Ende.
   *[other] { who } braucht zuerst eine 1. Damit ist der Zug zu Ende.
  }
said-passed-returned_to_hand = Der Stein muss neu anfangen. Damit ist der Zug zu Ende.
said-passed-throw_lost = Dieser Wurf kostet den Zug.
said-passed-house_ends_turn = Das erreichte Haus beendet den Zug.
said-won = { $who ->
    [you] Du hast gewonnen!
   *[other] { who } hat gewonnen.
  }
said-score = { $points ->
    [one] Das ist ein Punkt.
   *[other] Das sind { $points } Punkte.
  }
said-drawn = Das Spiel endet unentschieden.
said-choices = { $count ->
    [one] Ein Stein kann ziehen.
   *[other] { $count } Steine können ziehen.
  }
said-only-move = Nur ein Zug ist möglich: { $to ->
    [off] von Haus { $from } vom Brett.
   *[other] von Haus { $from } auf Haus { $to }.
  }
said-undone = Dein letzter Zug wurde zurückgenommen.
said-redone = Der zurückgenommene Zug gilt wieder.
said-nothing-to-undo = Es gibt nichts zurückzunehmen.
said-nothing-to-redo = Es gibt nichts zu wiederholen.
said-new-game-undone = Das frühere Spiel ist wieder da.
said-nothing-movable = Jetzt kann kein Stein ziehen.
said-aim = { $to ->
    [off] Der Stein auf Haus { $from } kann das Brett verlassen.
   *[other] Der Stein auf Haus { $from } kann auf Haus { $to } ziehen.
  }
said-put-down = Der Stein ist nicht mehr ausgewählt.

## Whose turn it is and what to do

prompt-loading = Das Brett wird aufgebaut …
tool = { $tool ->
    [die] den Würfel
   *[sticks] die Stäbe
  }
prompt-throw = { $who ->
    [you] Du bist dran: Wirf { tool }.
   *[other] { who } ist dran: Wirf { tool }.
  }
prompt-turn = { $who ->
    [you] Du bist dran
   *[other] { who } ist dran
  }
prompt-throw-again = Wirf { tool } noch einmal.
prompt-opening = { $who ->
    [you] Wirf, um zu sehen, wer beginnt.
   *[other] { who } ist dran: Wirf, um zu sehen, wer beginnt.
  }
prompt-rescue = { $who ->
    [you] Dein Stein ist im Wasser: Hol ihn heraus oder versuch einen Wurf.
   *[other] { who } hat einen Stein im Wasser: Hol ihn heraus oder versuch einen Wurf.
  }
prompt-throwing = { $who ->
    [you] Du wirfst { tool } …
   *[other] { who } wirft { tool } …
  }
prompt-moving = { $who ->
    [you] Dein Stein zieht …
   *[other] { who } zieht …
  }
prompt-computer = Der Computer ist dran …
prompt-choose = { who-has } eine { $value } geworfen: Wähle einen Stein.
prompt-aim = { who-has } eine { $value } geworfen: Wähle ein Haus.
prompt-only-move = { who-has } eine { $value } geworfen: Nur ein Zug ist möglich.
hint-must-move = Der herausgeholte Stein muss zuerst ziehen.
hint-only-move = Tippe auf den Stein oder auf das markierte Haus.
advice-thinking = Der Computer überlegt …
prompt-choose-of = { $who ->
    [you] Spiele einen deiner Würfe: Wähle einen Stein.
   *[other] { who } ist dran: Spiele einen der Würfe. Wähle einen Stein.
  }
prompt-aim-of = { $who ->
    [you] Wähle, wohin der Stein zieht.
   *[other] { who } ist dran: Wähle, wohin der Stein zieht.
  }
prompt-only-move-of = { $who ->
    [you] Mit deinen Würfen ist nur ein Zug möglich.
   *[other] { who } ist dran: Mit diesen Würfen ist nur ein Zug möglich.
  }
prompt-which-throw = Welchen Wurf willst du nehmen?
prompt-confirm = Diesen Zug spielen?
prompt-pause = Dein Zug ist zu Ende.
prompt-stopped = Der Computer spielt gerade nicht weiter.
prompt-won = { said-won }
prompt-drawn = Das Spiel endet unentschieden.

## Why a piece cannot move

why-legal = Dieser Stein kann ziehen.
why-empty = Auf Haus { $from } steht kein Stein.
why-not_yours = Der Stein auf Haus { $from } gehört der Gegenseite.
why-throw_first = Wirf, bevor du einen Stein ziehst.
why-game_over = Das Spiel ist zu Ende.
why-own_piece = Mit einer { $throw } käme der Stein von Haus { $from } auf deinen eigenen Stein auf Haus { $target }.
why-protected = Mit einer { $throw } käme der Stein von Haus { $from } auf Haus { $target }. Aber die Nachbarn auf den Häusern { $first } und { $last } schützen einander.
why-safe = Mit einer { $throw } käme der Stein von Haus { $from } auf Haus { $target }. Dort ist der gegnerische Stein sicher.
why-no_capture = Mit einer { $throw } käme der Stein von Haus { $from } auf Haus { $target }. Das ist besetzt.
why-blockade = Mit einer { $throw } müsste der Stein von Haus { $from } die Sperre auf den Häusern { $first } bis { $last } überspringen.
why-must_stop = Mit einer { $throw } käme der Stein von Haus { $from } an Haus { $first } vorbei. Dort muss jeder Stein zuerst anhalten.
why-overshoot = Eine { $throw } ist für den Stein auf Haus { $from } zu viel.
why-waits_for = Der Stein auf Haus { $from } kann das Brett nur mit einer { $throws } verlassen.
why-in_water = Zuerst muss dein Stein auf Haus { $first } aus dem Wasser.
why-must_move_first = Der herausgeholte Stein auf Haus { $first } muss zuerst ziehen.
why-start_locked = Der Stein auf Haus { $from } darf erst starten, wenn der Stein vor ihm gezogen hat.
why-home_not_clear = Kein Stein darf das Brett verlassen, solange du einen Stein auf Haus { $first } hast.
why-hand_not_empty = Kein Stein darf das Brett verlassen, solange du noch Steine einzusetzen hast.
why-water_occupied = Mit einer { $throw } fiele der Stein von Haus { $from } ins Wasser auf Haus { $first }. Dort liegt schon ein Stein.
why-return_occupied = Mit einer { $throw } käme der Stein von Haus { $from } ins Wasser. Haus { $first }, auf das er von dort zurückkäme, ist aber besetzt.
why-must_vacate = Zuerst muss der Stein auf Haus { $first } weiterziehen.
why-entered_first = Der Stein, der gerade auf Haus { $first } eingesetzt wurde, muss ziehen.
why-back_blocked = Der Stein auf Haus { $from } kann mit einer { $throw } weder vorwärts noch zurück.
why-never_moves_back = Der Stein auf Haus { $from } kann mit einer { $throw } nicht vorwärts, und nach diesen Regeln zieht kein Stein zurück.
why-changes_nothing = Mit einer { $throw } bliebe der Stein auf Haus { $from } stehen, wo er ist.
why-throw_lost = Mit diesem Wurf zieht kein Stein.

## The board as a screen reader describes it

board-label = Senet-Brett
board-keys = Pfeil rechts und links: auf der Bahn vorwärts und zurück. Pfeil nach oben und unten: nächste Reihe. Eingabe: wählen. T: werfen. M: meine Steine, die ziehen können. S: was gerade geschieht. Fragezeichen: alle Tasten.
cell-house = Haus { $house }
cell-empty = leer
cell-piece = { $owner ->
    [you] { $side ->
        [white] dein Kegel
       *[black] deine Spule
      }
    [computer] { $side ->
        [white] Kegel des Computers
       *[black] Spule des Computers
      }
   *[other] { $side ->
        [white] weißer Kegel
       *[black] schwarze Spule
      }
  }
cell-protected = vom Nachbarn geschützt
cell-blockade = Teil einer Sperre
cell-last-move = letzter Zug
cell-selected = gewählt
cell-off = Nicht mehr auf dem Brett: { cones } und { spools }
cell-hand = Noch nicht auf dem Brett: { cones } und { spools }
cell-taken = Aus dem Spiel: { cones } und { spools }
can-move = kann auf { $to } ziehen
can-move-back = muss zurück auf { $to }
can-hit = kann auf { $to } schlagen und den Stein dort auf { $victim } schicken
can-fall = kann auf { $to } ziehen und landet auf { $rest }
can-fall-hand = kann auf { $to } ziehen und muss dann neu anfangen
can-enter = kann auf Haus { $to } eingesetzt werden
can-hit-hand = kann den Stein auf Haus { $to } schlagen, der dann neu anfangen muss
can-hit-taken = kann den Stein auf Haus { $to } schlagen, der dann aus dem Spiel ist
can-bear-off = kann das Brett verlassen
can-drown = kann auf { $to } ziehen, ins Wasser
target-move = dein Stein von { $from } kann hierher
target-hit = dein Stein von { $from } kann diesen schlagen und auf { $victim } schicken
target-enter = dein Stein kann hier eingesetzt werden
target-hit-hand = dein Stein von { $from } kann diesen schlagen, der dann neu anfangen muss
target-hit-taken = dein Stein von { $from } kann diesen schlagen, der dann aus dem Spiel ist
target-off = dein Stein von { $from } kann das Brett verlassen

## Sticks and buttons

sticks-waiting = { $tool ->
    [die] Ein Würfel mit vier Seiten
   *[sticks] Vier Wurfstäbe
  }
sticks-value = { $tool ->
    [die] Würfel: { $value }
   *[sticks] Wurfstäbe: { $value }
  }
dock-label = Würfe und Züge
throws-in-hand = Noch zu spielende Würfe: { $list }
steps-left = { $count ->
    [one] Noch ein Schritt
   *[other] Noch { $count } Schritte
  }
throws-in-hand-label = Deine Würfe
throw-chip = { $count ->
    [1] { $value }
   *[other] { $value } × { $count }
  }
extra-owed = Danach wirfst du noch einmal.
button-throw = Werfen
button-choose = Stein wählen
button-continue = Weiter
button-choose-throw = Wurf wählen
button-use-throw = Die { $throw } nehmen
button-confirm = Diesen Zug spielen
button-cancel-move = Anderen Zug wählen
button-rescue = Stein herausholen (auf Haus { $to })
button-risk = Wagen: Eine { $throws } bringt den Stein vom Brett
odds-of = { $ways } von { $of }
button-decline = Auf dem Brett bleiben
button-pass = Passen
button-undo = Zurücknehmen
button-redo = Wiederholen
button-new-game = Neues Spiel
button-rules = Regeln
button-advice = Tipp
button-settings = Einstellungen
button-help = Hilfe
button-menu = Mehr
button-close = Schließen
button-cancel = Abbrechen
button-done = Fertig
button-start = Los
button-play-again = Noch einmal spielen
button-take-back = Zum vorigen Spiel
length-label = Dauer
length-minutes = { $minutes } Minuten
length-whole = Ganzes Spiel
toolbar-label = Spiel

## Players and moves

players-label = Spieler
player-name = { $who ->
    [you] Du
    [computer] Computer, { $level ->
        [beginner] Anfänger
        [runner] Läufer
        [hitter] Jäger
        [casual] Hobbyspieler
        [builder] Baumeister
        [cautious] Hüter
        [skilled] Könner
        [expert] Experte
       *[master] Meister
      }
   *[other] { who }
  }
player-off = { $count } von { $pieces } vom Brett
player-hand = { $count } noch nicht eingesetzt
player-taken = { $count } aus dem Spiel
log-title = Züge
log-empty = Noch kein Zug.

## later: advice

# Begins a hint: with the best choice, or with one of several that are equally good.
advice-rank = { $equal ->
    [yes] Einer der besten Züge:
   *[no] Am besten:
  }

advice-do-forward = { advice-rank } den Stein von Haus { $from } auf Haus { $to } ziehen.
advice-do-backward = { advice-rank } den Stein von Haus { $from } zurück auf Haus { $to } ziehen.
advice-do-fall_back = { advice-rank } den Stein von Haus { $from } zurück ins Wasser ziehen.
advice-do-bear_off = { advice-rank } den Stein auf Haus { $from } vom Brett bringen.
advice-do-enter = { advice-rank } einen Stein auf Haus { $to } einsetzen.
advice-do-rescue = { advice-rank } deinen Stein aus dem Wasser holen.
advice-do-decline = { advice-rank } deinen Stein stehen lassen.
advice-do-pass = { advice-rank } nichts schlagen und deinen Zug beenden.
advice-do-throw = { advice-rank } werfen, statt den Stein herauszuholen.
advice-because-only_choice = Es gibt keine andere Wahl.
advice-because-equal = Eine andere Wahl ist ebenso gut.
advice-because-wins = Damit gewinnst du das Spiel.
advice-because-bears_off = Damit ist dieser Stein endgültig vom Brett.
advice-because-rescues = Ist dein Stein aus dem Wasser, kostet er dich keine Züge mehr.
advice-because-throws = Es lohnt sich, auf den Wurf zu warten, der deinen Stein befreit.
advice-because-hits = Das schlägt den Stein auf Haus { $house } und wirft ihn um { $steps ->
    [one] ein Haus
   *[other] { $steps } Häuser
  } zurück.
advice-because-removes = Das schlägt den Stein auf Haus { $house }; er ist dann aus dem Spiel.
advice-because-removes-to_hand = Das schlägt den Stein auf Haus { $house }; er muss neu anfangen.
advice-because-goes_on = Danach darfst du weitermachen; sonst wäre dein Zug zu Ende.
advice-because-keeps_out_of_water = Sonst würde dein Stein im Wasser landen.
advice-because-keeps_ground = Sonst würden deine Steine um { $steps ->
    [one] ein Haus
   *[other] { $steps } Häuser
  } zurückfallen.
advice-because-keeps_enemy_back = Sonst würdest du einen gegnerischen Stein um { $steps ->
    [one] ein Haus
   *[other] { $steps } Häuser
  } voranbringen.
advice-because-shelters = Sonst könnte die Gegenseite dich { $instead ->
    [1] mit 1 von 100 Würfen
    [100] mit jedem Wurf
   *[other] mit { $instead } von 100 Würfen
  } schlagen, am häufigsten auf Haus { $house }; so { $chance ->
    [0] mit keinem
    [1] nur mit einem von 100
   *[other] nur mit { $chance } von 100
  }.
advice-because-blocks = Dann kann die Gegenseite bei { $chance } von 100 Würfen keinen Stein vorwärts ziehen; sonst { $instead ->
    [0] bei keinem
   *[other] nur bei { $instead }
  }.
advice-because-stays_free = Dann { $chance ->
    [0] kannst du jeden deiner nächsten Würfe nutzen
    [1] ist nur 1 von 100 deiner nächsten Würfe nutzlos
   *[other] sind nur { $chance } von 100 deiner nächsten Würfe nutzlos
  }; sonst { $instead ->
    [1] wäre 1
   *[other] wären { $instead }
  } von 100 nutzlos.
advice-because-further_on = Es gibt nicht den einen Grund: Deine Steine stehen danach insgesamt besser.
advice-chances = So gewinnst du { $best } von 100 Spielen, mit der nächstbesten Wahl { $other ->
    [0] keines
   *[other] { $other }
  }.
advice-exact = Diese Zahlen sind genau: Dieses Endspiel wurde auf deinem Gerät vollständig durchgerechnet.

## later: dialogs

dialog-loading = Einen Augenblick …
new-game-title = Neues Spiel
new-game-further = Weitere Möglichkeiten
new-game-opponent = Gegner
# Spoken for a row of five stars.
opponent-strength = Stärke { $stars } von 5
opponent-beginner = Anfänger
habit-beginner = Zieht immer den hintersten Stein
opponent-runner = Läufer
habit-runner = Eilt voran
opponent-hitter = Jäger
habit-hitter = Schlägt, was er kann
opponent-casual = Hobbyspieler
habit-casual = Denkt nur ans Vorankommen
opponent-builder = Baumeister
habit-builder = Baut Paare und Sperren
opponent-cautious = Hüter
habit-cautious = Bleibt außer Reichweite
opponent-skilled = Könner
habit-skilled = Wägt jeden Wurf ab
opponent-expert = Experte
habit-expert = Hat beim Spielen gelernt
opponent-master = Meister
habit-master = Hat beim Spielen gelernt und wägt jeden Wurf ab
opponent-person = Zu zweit
habit-person = Ihr spielt an diesem Gerät
new-game-side = Du spielst
side-black = Schwarze Spulen
side-white = Weiße Kegel
side-random = Der Zufall entscheidet
new-game-rules = Regeln
button-change-rules = Regeln ändern …
button-rules-in-use = Regeln aus Spieleschachteln, Schulen und Programmen
new-game-safe = Zu deinem laufenden Spiel kannst du danach zurückkehren.
settings-title = Einstellungen
settings-language = Sprache
settings-language-auto = Wie im Browser
settings-theme = Material
theme-faience = Fayence
theme-ebony = Ebenholz und Elfenbein
theme-papyrus = Papyrus
theme-limestone = Kalkstein
theme-contrast = Hoher Kontrast
settings-view = Ansicht des Bretts
view-auto = Automatisch
view-object = Kasten auf einem Tisch
view-flat = Flache Zeichnung
settings-speed = Animation
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-instant = Keine
settings-auto-throw = Für mich werfen
settings-confirm-move = Vor jedem Zug nachfragen
settings-not-remembered = Hier wird nichts gespeichert: Deine Einstellungen und dein Spiel gehen verloren, wenn du die Seite schließt.

rules-title = Regeln

## later: dialogs (the rulesets)

ruleset-shortened = { $name }, von uns gekürzt
games-more = Alle anderen Regeln ({ $count })
game-facts = { $pieces ->
    [one] Ein Stein
   *[other] { $pieces } Steine
  } pro Seite, etwa { $minutes ->
    [one] eine Minute.
   *[other] { $minutes } Minuten.
  }
game-author = { $author }, { $year }
game-made = Solche Bretter: etwa { $from } bis { $to } v. Chr.
new-game-board = Brett
new-game-sides-drawn = Die ersten Würfe entscheiden, wer welche Farbe spielt.
option-pieces = Steine pro Seite
option-starting_throw = Alle müssen eine 1 werfen, bevor sie ziehen
option-trap = Ein Wurf über Haus 26 hinaus kann im Wasser enden
option-home_row = Kein Stein verlässt das Brett, solange einer seiner Farbe auf den Häusern 1 bis 10 steht
board-auto = Wie in den Regeln
board-name-modern = Modern
board-name-simple = Schlicht, ohne Zeichen
board-name-simple-marked = Schlicht, mit Zeichen
board-name-middle-kingdom = Mittleres Reich
board-name-early-nk = Frühes Neues Reich
board-name-late-nk = Spätes Neues Reich
board-name-vertical = Hochkant
board-name-double = Doppelt
board-name-cypriot = Stein aus Zypern
ruleset-kendall-masters = Kendall 1978
ruleset-kendall-modern = Kendall, modern
ruleset-kendall-1979 = Kendall 1979
ruleset-kendall-wiki = Kendall, leeres Brett
ruleset-jequier-masters = Jéquier, nach Botermans
ruleset-jequier-ludii = Jéquier 1930
ruleset-piccione = Tutanchamuns Spiel
ruleset-bell = Bell 1979
ruleset-simple = Schlichtes Brett
ruleset-cypriot = Stein aus Zypern
ruleset-simple-marked = Schlichtes Brett mit Zeichen
ruleset-middle-kingdom = Brett des Mittleren Reichs
ruleset-early-nk = Brett des frühen Neuen Reichs
ruleset-late-nk = Brett des späten Neuen Reichs
ruleset-vertical = Hochkantbrett
ruleset-double = Doppelbrett
in-use-boxed-set = Die Spieleschachtel
in-use-boxed-set-about = Aus dem Beiblatt von Spieleschachteln, nach Jack Botermans. Weggelassen sind: den Rest eines Wurfs mit einem anderen Stein zu spielen, das Zurückfallen von einem besetzten sicheren Haus und Weiß’ fester erster Zug. Die Punkte unterscheiden sich je nach Abdruck.
in-use-school-sheet = Das Schulblatt
in-use-school-sheet-about = Aus einem Blatt zum Ausdrucken für Schulen und Familien (startwithabook.org): sieben Steine, keine weiteren Würfe, und die Häuser 28 bis 30 verlässt man mit dem nächsten Wurf. Wer anfängt, sagt das Blatt nicht.
in-use-playpalace = PlayPalace
in-use-playpalace-about = Aus den Regeln von PlayPalace, einem Server für Hörspiele, auf dem blinde Menschen spielen.
in-use-like-ludo = Wie Mensch ärgere dich nicht
in-use-like-ludo-about = Von deutschen Kinderseiten: Ein geschlagener Stein beginnt von vorn, vier helle Seiten zählen 5, und ein Wurf ohne helle Seite verliert den Zug. Nur ein Teil der Seiten war lesbar; die letzten Häuser folgen Kendall nach einem Wiki.
author-kendall = Timothy Kendall
author-kendall-modern = devinokeefe/senet, nach Timothy Kendall
author-jequier = Gustave Jéquier
author-piccione = Peter A. Piccione
author-bell = R. C. Bell
author-ours = Unsere eigenen Regeln: Für dieses Brett hat noch niemand welche vorgeschlagen
character-short = Der letzte Teil des ganzen Spiels: weniger Steine, die weiter vorn auf der Bahn beginnen. Alle Regeln gelten.
character-kendall-masters = Die bekanntesten Regeln: ein langer Wettlauf, bei dem die Steine ständig die Plätze tauschen und das Wasser sie festhält.
character-kendall-modern = Kendalls Wettlauf mit fünf Steinen und klaren Regeln für jeden Fall; die beste Spielweise ist genau berechnet.
character-kendall-1979 = Erst wirfst du alle Würfe deines Zuges, dann entscheidest du, wie du sie einsetzt. Da gibt es viel zu planen.
character-kendall-wiki = Am Anfang ist das Brett leer: Die Steine werden einer nach dem anderen eingesetzt, und drei hintereinander bilden eine Sperre.
character-jequier-masters = Erst wenn alle Steine in der letzten Reihe sind, darf einer hinaus, und das Wasser schickt sie an den Anfang zurück.
character-jequier-ludii = Die Steine starten hintereinander; wer geschlagen wird, fällt weit zurück, und wer gewinnt, bekommt Punkte.
character-piccione = Nichts wird geschlagen: Du teilst jeden Wurf unter deinen Steinen auf, und eine 1 bringt einen neuen ins Spiel.
character-bell = Kurz und kompromisslos: ein Würfel, zehn Steine pro Seite, und ein geschlagener Stein ist für immer weg.
character-simple = Ein schneller Wettlauf auf einem Brett ohne Zeichen: Zwei hintereinander schützen sich, drei bilden eine Sperre.
character-cypriot = Die Regeln des schlichten Bretts, gespielt mit Kieseln in den Mulden eines Steins.
character-simple-marked = Vier Häuser mit Zeichen nahe dem Ende und ein X, das einen Stein an den Anfang zurückschickt.
character-middle-kingdom = Das Spiel des schlichten Bretts mit Zeichen, auf einem umgedrehten Brett.
character-early-nk = Vier Häuser mit Zeichen nahe dem Ende und Wasser, das einen Stein in die Mitte zurückschickt.
character-late-nk = Wie im frühen Neuen Reich, aber mit Horus auf dem letzten Haus, das ein Stein nur mit einer 1 verlässt.
character-vertical = Das Brett steht hochkant; auf seinen „guten“ Häusern ist man sicher und wirft noch einmal.
character-double = Zwei Bretter, eine Bahn mit sechzig Häusern: der längste Wettlauf.

## later: rules

rules-unknown = Niemand weiß, wie im alten Ägypten Senet gespielt wurde.
rules-aim = Das Ziel
rules-throwing = Werfen
rules-moving = Ziehen
rules-houses = Besondere Häuser
rules-leaving = Das Brett verlassen
rules-winning = Gewinnen
rules-thrown = Wurf: { $throws }
# Heading above six pictures, each with a sentence: all you need to know to play.
rules-brief = Kurz gesagt
rules-all = Alle Regeln
# Table headings: the house from which a piece leaves the board, and the throw it needs.
rules-exit-house = Von Haus
rules-exit-throw = vom Brett mit
rules-exit-any = jedem Wurf
evidence-legend = Worauf jede Regel beruht
evidence-text = im Text
evidence-text-note = Der moderne Text, dem diese Regeln entnommen sind, sagt es.
evidence-board = von einem Brett
evidence-board-note = Alte Bretter oder mit ihnen gefundene Steine zeigen es.
evidence-picture = von einem Bild
evidence-picture-note = Ein altägyptisches Bild zeigt es.
evidence-later_game = aus einem späteren Spiel
evidence-later_game-note = Es stammt aus einem späteren Spiel, meist aus Tâb, das in Ägypten mit vier Stäben gespielt wurde.
evidence-modern_choice = heutige Entscheidung
evidence-modern_choice-note = Keine Quelle klärt diesen Punkt; jemand hat ihn in unserer Zeit entschieden. Jede Regel, die du änderst, ist eine solche Entscheidung.
houses-run = { $first } bis { $last }
rule-aim-first-off = Bring alle deine Steine über die Bahn und vom Brett, bevor es der Gegenseite gelingt.
rule-aim-board-empty = Bring mehr Steine über die Bahn und vom Brett als die Gegenseite.
rule-pieces = { $pieces ->
    [one] Jede Seite hat einen Stein
   *[other] Jede Seite hat { $pieces } Steine
  }: Weiß spielt Kegel und Schwarz spielt Spulen.
rule-start-hand = Am Anfang warten alle Steine neben dem Brett.
rule-start-white-odd = Die Steine beginnen auf den Häusern { $first } bis { $last }, Weiß auf den ungeraden und Schwarz auf den geraden.
rule-start-black-odd = Die Steine beginnen auf den Häusern { $first } bis { $last }, Schwarz auf den ungeraden und Weiß auf den geraden.
rule-start-house = Dies ist ein gekürztes Spiel. Die volle Rekonstruktion beginnt bei Haus 1, mit mehr Steinen.
rule-opening-white = Weiß wirft zuerst.
rule-opening-black = Schwarz wirft zuerst.
rule-opening-one-is-white = Ihr werft abwechselnd. Wer zuerst eine 1 wirft, spielt Weiß, zieht den vordersten Stein von Haus { $from } auf Haus { $to } und wirft noch einmal.
rule-opening-one-is-black = Ihr werft abwechselnd. Wer zuerst eine 1 wirft, spielt Schwarz, zieht den vordersten Stein von Haus { $from } auf Haus { $to } und wirft noch einmal.
rule-opening-higher-throw = Jede Seite wirft einmal, und wer höher wirft, beginnt. Sind beide Würfe gleich, wird noch einmal geworfen.
rule-houses-30 = Die Bahn hat 30 Häuser und läuft in Schlangenlinien: die erste Zehnerreihe entlang, die zweite zurück und die dritte wieder entlang.
rule-houses-60 = Die Bahn hat 60 Häuser auf zwei Brettern: Sie läuft in Zehnerreihen hin und her und geht von Haus 30 des ersten Bretts weiter zu Haus 31 des zweiten.
rule-sticks = Wirf vier Stäbe und zähle die hellen Seiten.
rule-sticks-2 = Wirf zwei Stäbe und zähle die hellen Seiten.
rule-sticks-5 = Wirf fünf Stäbe und zähle die hellen Seiten.
rule-sticks-die6 = Wirf einen Würfel mit sechs Seiten: Er zeigt 1 bis 6.
rule-values = { $light ->
    [0] Liegt keine helle Seite oben, gilt der Wurf als { $value }.
    [one] Liegt eine helle Seite oben, gilt der Wurf als { $value }.
   *[other] Liegen { $light } helle Seiten oben, gilt der Wurf als { $value }.
  }
rule-zero-0 = Liegt keine helle Seite oben, gilt der Wurf als 0.
rule-zero-4 = Liegt keine helle Seite oben, gilt der Wurf als 4.
rule-zero-5 = Liegt keine helle Seite oben, gilt der Wurf als 5.
rule-zero-6 = Liegt keine helle Seite oben, gilt der Wurf als 6.
rule-zero-die = Wirf einen Würfel mit vier Seiten: Er zeigt 1, 2, 3 oder 4.
rule-rethrow = Eine { $throws } gilt nicht: Du wiederholst den Wurf.
rule-lost = Mit einer { $throws } zieht kein Stein, und dein Zug ist zu Ende.
rule-lost-zero = Mit einer 0 zieht kein Stein, und dein Zug ist zu Ende.
rule-turn-single = Mit jedem Wurf ziehst du einen Stein um die geworfene Zahl.
rule-turn-series = Wirf zuerst alle Würfe deines Zuges und spiele sie dann in beliebiger Reihenfolge. Mit jedem Wurf ziehst du einen Stein um seine Zahl.
rule-turn-divided = Du darfst die geworfene Zahl auf mehrere Steine aufteilen, aber alle müssen in dieselbe Richtung ziehen.
rule-starting-throw-on = Du darfst keinen Stein ziehen, bevor du eine 1 geworfen hast. Frühere Würfe zählen nicht.
rule-again = Nach einer { $throws } wirfst du noch einmal.
rule-again-series = Nach einer { $throws } wirfst du weiter; mit einer { $others } ist Schluss mit dem Werfen.
rule-again-on = { $count ->
    [one] Wer mit einem Stein auf Haus { $houses } kommt, wirft noch einmal.
   *[other] Wer mit einem Stein auf eines der Häuser { $houses } kommt, wirft noch einmal.
  }
rule-ends-turn = { $count ->
    [one] Wer mit einem Stein auf Haus { $houses } kommt, dessen Zug ist zu Ende, was immer er geworfen hat.
   *[other] Wer mit einem Stein auf eines der Häuser { $houses } kommt, dessen Zug ist zu Ende, was immer er geworfen hat.
  }
rule-again-none = Du wirfst einmal; dann ist die Gegenseite dran.
rule-turn-passes = Sonst ist die Gegenseite dran.
rule-must-move = Wenn du ziehen kannst, musst du ziehen.
rule-may-decline-hit-on = Wenn du nur einen gegnerischen Stein schlagen kannst, darfst du stattdessen passen.
rule-may-decline-off-on = Wenn du nur einen Stein vom Brett bringen kannst, darfst du stattdessen deinen Zug beenden.
rule-no-move = Wenn keiner deiner Steine ziehen kann, ist dein Zug zu Ende, egal was du geworfen hast.
rule-again-without-move = Wenn keiner deiner Steine ziehen kann, ist dein Zug zu Ende. Nur nach einer { $throws } wirfst du noch einmal.
rule-no-move-series = Würfe, die keiner deiner Steine nutzen kann, verfallen, und dein Zug ist zu Ende.
rule-no-move-divided = Schritte, die keiner deiner Steine nutzen kann, verfallen.
rule-entry-any-throw = Statt einen Stein auf dem Brett zu ziehen, darfst du einen einsetzen: Er kommt auf Haus 1 und zieht von dort sofort um die geworfene Zahl weiter.
rule-entry-at-0 = Statt einen Stein auf dem Brett zu ziehen, darfst du einen einsetzen: auf das Haus mit der geworfenen Zahl.
rule-entry-throws = Steine werden nur mit einer { $throws } eingesetzt.
rule-entry-with-one = Mit einer 1 darfst du einen Stein auf Haus 1 einsetzen, wenn es leer ist, und danach wirfst du noch einmal.
rule-entry-with-one-first = Mit diesem Wurf muss zuerst der eben eingesetzte Stein ziehen. Kann er es nicht, kommt er zurück neben das Brett, und dein Zug ist zu Ende.
rule-start-lock-on = Ein Stein darf sein Starthaus erst verlassen, wenn der Stein auf dem nächsten Haus gezogen hat.
rule-blockade-off = Ein Stein darf über alle anderen Steine springen.
rule-blockade-on = Ein Stein darf über andere Steine springen, aber nicht über eine Sperre: drei oder mehr gegnerische Steine hintereinander.
rule-blockade-2 = Ein Stein darf über andere Steine springen, aber nicht über eine Sperre: zwei oder mehr gegnerische Steine hintereinander.
rule-fall-back-off = Ein Stein darf nicht auf einen Stein der eigenen Farbe ziehen.
rule-fall-back-on = Ein Stein, der auf einen Stein der eigenen Farbe trifft, kommt auf das erste leere Haus dahinter.
rule-fall-back-on-unchanged = Ein Zug, der dort endet, wo er begann, ist nur erlaubt, wenn es keinen anderen gibt.
rule-hit-none = Es wird nie geschlagen: Ein Stein darf nur auf ein leeres Haus ziehen.
rule-hit-swap = Ein Stein, der auf einen gegnerischen Stein zieht, schlägt ihn und tauscht mit ihm den Platz.
rule-hit-empty-behind = Ein Stein, der auf einen gegnerischen Stein zieht, schlägt ihn: Der geschlagene Stein kommt auf das erste leere Haus dahinter oder, wenn keines leer ist, neben das Brett.
rule-hit-lowest-empty = Ein Stein, der auf einen gegnerischen Stein zieht, schlägt ihn: Der geschlagene Stein kommt zurück auf das leere Haus, das dem Anfang am nächsten ist.
rule-hit-to-hand = Ein Stein, der auf einen gegnerischen Stein zieht, schlägt ihn: Der geschlagene Stein verlässt das Brett und muss neu anfangen.
rule-hit-taken = Ein Stein, der auf einen gegnerischen Stein zieht, schlägt ihn: Der geschlagene Stein ist aus dem Spiel.
rule-pairs-on = Zwei Steine einer Farbe, die auf der Bahn nebeneinander stehen, schützen einander.
rule-pairs-3 = Drei oder mehr Steine einer Farbe, die auf der Bahn hintereinander stehen, schützen einander.
rule-pairs-off = Steine auf benachbarten Häusern schützen einander nicht.
rule-corners-off = Reihen enden an den Ecken: Steine beiderseits einer Ecke, etwa auf Haus 10 und 11, stehen nicht nebeneinander.
rule-backward-none = Mit deinen eigenen Würfen ziehst du nie zurück.
rule-backward-to-empty = Wenn kein Stein vorwärts ziehen kann, muss einer um die geworfene Zahl zurück, auf ein leeres Haus.
rule-backward-may-hit = Wenn kein Stein vorwärts ziehen kann, muss einer um die geworfene Zahl zurück, und er darf schlagen.
rule-backward-may-hit-swap = Ein so geschlagener Stein rückt dabei vor.
rule-backward-from = Nur ein Stein auf den Häusern 1 bis { $house } kann so zurückziehen.
rule-backward-from-everywhere = Ein Stein kann so von jedem Haus zurückziehen.
rule-stop = Jeder Stein muss auf Haus { $house } anhalten, bevor er weiterzieht.
rule-stop-over-halt = Ein zu hoher Wurf bringt einen Stein trotzdem auf Haus { $house }, wo er anhält.
rule-stop-over-bounce = Mit einem zu hohen Wurf zieht ein Stein bis Haus { $house } und um den Rest wieder zurück.
rule-trap-on = Du darfst auch einen Wurf spielen, der einen Stein über Haus { $stop } hinaus brächte: Der Stein fällt dann ins Wasser auf Haus { $house }, wenn es leer ist.
rule-water-none = Kein Haus schickt einen Stein zurück.
rule-water-prison = Landet einer deiner Steine im Wasser auf Haus { $house }, ist dein Zug sofort zu Ende.
rule-water-prison-alone = Solange du einen Stein im Wasser hast, darf keiner deiner anderen Steine ziehen.
rule-return-house = Statt zu werfen, darfst du deinen Stein aus dem Wasser holen und auf Haus { $house } setzen, wenn es leer ist. Damit ist dein Zug zu Ende.
rule-rescued-moves-first-on = Ein Stein, der aus dem Wasser geholt wurde, muss vor allen deinen anderen Steinen ziehen.
rule-water-prison-exit = Mit einer { $throws } kommt der Stein aus dem Wasser direkt vom Brett; mit jedem anderen Wurf ist dein Zug zu Ende.
rule-water-to-return = Ein Stein, der auf Haus { $house } landet, wird sofort auf Haus { $return } versetzt oder, wenn das besetzt ist, auf das nächste leere Haus davor.
rule-return-full-lowest = Ein Stein, der auf Haus { $house } landet, wird sofort auf Haus { $return } versetzt oder, wenn das besetzt ist, auf das leere Haus, das dem Anfang am nächsten ist.
rule-return-full-hand = Ein Stein, der auf Haus { $house } landet, wird sofort auf Haus { $return } versetzt oder, wenn das besetzt ist, vom Brett genommen; er muss dann neu anfangen.
rule-return-full-closed = Ein Stein, der auf Haus { $house } landet, wird sofort auf Haus { $return } versetzt. Solange das besetzt ist, darf kein Stein auf Haus { $house } ziehen.
rule-water-to-lowest = Ein Stein, der auf Haus { $house } landet, wird sofort auf das leere Haus versetzt, das dem Anfang am nächsten ist.
rule-water-to-hand = Ein Stein, der auf Haus { $house } landet, verlässt sofort das Brett und muss neu anfangen.
rule-unprotected = { $count ->
    [one] Ein Stein auf Haus { $houses } wird nie vom Stein daneben geschützt.
   *[other] Steine auf den Häusern { $houses } werden nie vom Stein daneben geschützt.
  }
rule-water-suspends-pairs-on = Solange du einen Stein im Wasser hast, schützen deine Steine einander nicht.
rule-water-suspends-pairs-on-rescued = Auch solange ein herausgeholter Stein noch nicht gezogen hat, schützen deine Steine einander nicht.
rule-safe = { $count ->
    [one] Ein Stein auf Haus { $houses } kann nicht geschlagen werden.
   *[other] Steine auf den Häusern { $houses } können nicht geschlagen werden.
  }
rule-safe-while-water = { $count ->
    [one] Solange irgendein Stein im Wasser ist, kann ein Stein auf Haus { $houses } nicht geschlagen werden.
   *[other] Solange irgendein Stein im Wasser ist, können Steine auf den Häusern { $houses } nicht geschlagen werden.
  }
rule-hit-to-water = { $count ->
    [one] Ein Stein, der auf Haus { $houses } geschlagen wird, kommt ins Wasser.
   *[other] Ein Stein, der auf den Häusern { $houses } geschlagen wird, kommt ins Wasser.
  }
rule-hit-to-water-taken = Ist das Wasser besetzt, tauschen die beiden Steine stattdessen die Plätze.
rule-vacate = { $count ->
    [one] Ein Stein auf Haus { $houses } muss weiterziehen, sobald ein Wurf es erlaubt.
   *[other] Ein Stein auf einem der Häuser { $houses } muss weiterziehen, sobald ein Wurf es erlaubt.
  }
rule-fixed = { $count ->
    [one] Ein Stein auf Haus { $houses } kann nur auf einen Wurf warten, der ihn vom Brett bringt.
   *[other] Steine auf den Häusern { $houses } können nur auf einen Wurf warten, der sie vom Brett bringt.
  }
rule-stuck-to-water = { $count ->
    [one] Wenn du sonst nichts ziehen kannst, kommt dein Stein auf Haus { $houses } zurück ins Wasser.
   *[other] Wenn du sonst nichts ziehen kannst, kommt einer deiner Steine auf den Häusern { $houses } zurück ins Wasser.
  }
rule-last-chance = { $count ->
    [one] Ein Stein auf Haus { $houses } hat einen einzigen Wurf Zeit: Bewegt dein nächster Wurf ihn nicht, fällt er ins Wasser.
   *[other] Ein Stein auf einem der Häuser { $houses } hat einen einzigen Wurf Zeit: Bewegt dein nächster Wurf ihn nicht, fällt er ins Wasser.
  }
rule-bear-off-exact = Ein Stein verlässt das Brett mit einem genauen Wurf, als folgte auf Haus { $house } noch ein Haus.
rule-bear-off-bounce = Ein Stein verlässt das Brett mit einem genauen Wurf, als folgte auf Haus { $house } noch ein Haus. Mit einem höheren Wurf zieht er so weit und um den Rest wieder zurück.
rule-bear-off-overshoot = Ein Wurf, der einen Stein über Haus { $house } hinaus bringt, bringt ihn vom Brett, egal wie weit er darüber hinausgeht.
rule-bear-off-onto-last = Ein Stein, der genau auf Haus { $house } kommt, verlässt das Brett; weiter darf kein Wurf einen Stein bringen.
rule-exits = Von Haus { $house } verlässt ein Stein das Brett nur mit einer { $throws }.
rule-exits-any = Von Haus { $house } verlässt ein Stein das Brett mit jedem Wurf.
rule-exits-first-row-empty = Von Haus { $house } verlässt ein Stein das Brett mit einer { $throws } oder mit jedem Wurf, solange niemand einen Stein auf den Häusern 1 bis 10 hat.
rule-clear-first = Keiner deiner Steine darf das Brett verlassen, solange du einen auf den Häusern { $houses } hast.
rule-clear-first-hand = Keiner deiner Steine darf das Brett verlassen, solange noch einer neben dem Brett wartet.
rule-end-first-off = { $pieces ->
    [one] Wer den eigenen Stein zuerst vom Brett gebracht hat, gewinnt.
   *[other] Wer zuerst alle { $pieces } Steine vom Brett gebracht hat, gewinnt.
  }
rule-end-board-empty = Das Spiel endet, wenn das Brett leer ist: Wer mehr Steine hinausgebracht hat, gewinnt; bei gleicher Zahl endet es unentschieden.
rule-score-on = Wer gewinnt, bekommt 3 Punkte für jeden gegnerischen Stein auf den Häusern 1 bis 10, 2 für jeden auf den Häusern 11 bis 20 und 1 für jeden auf den Häusern 21 bis 30.

## later: rules (about each ruleset)

rules-retold = Diese Rekonstruktion kennen wir nur aus zweiter Hand, nicht aus der Veröffentlichung des Forschers selbst.
rules-house-title = Hausregeln
rules-house = Eigene Regeln, auf dieser Website zusammengestellt: die von „{ $base }“ mit einigen Änderungen.
rules-ours = Für dieses Brett hat niemand aus der Forschung eine Rekonstruktion veröffentlicht, darum sind es unsere eigenen Regeln. Sie enthalten nur, was den bekannten Rekonstruktionen gemeinsam ist.
rules-disputed = Was nicht sicher ist
rules-disputed-lead = Die Texte lassen diese Fragen offen oder können auf zwei Arten gelesen werden. So ist es hier geregelt.
rules-shortened = Der letzte Teil eines ganzen Spiels: weniger Steine, die weiter vorn auf der Bahn beginnen. Alle seine Regeln gelten. Die Kürzung stammt von uns; niemand hat das Spiel so vorgeschlagen.
rules-throws = Ein Spiel dauert etwa { $throws } Würfe und { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  }.
credit-kendall-masters = Timothy Kendall schlug diese Rekonstruktion 1978 in „Passing Through the Netherworld“ vor; hier steht sie so, wie eine Seite mit Spielregeln sie wiedergibt, die Masters Traditional Games zugeschrieben wird.
credit-kendall-modern = Ein öffentliches Projekt, devinokeefe/senet, hat diese moderne Form von Kendalls Rekonstruktion mit fünf Steinen aufgeschrieben und die beste Spielweise genau berechnet.
credit-kendall-1979 = Timothy Kendalls Rekonstruktion von 1979, so wie das Portal Ludii sein Regelheft zusammenfasst; von dort stammen auch die vier Varianten, die ein neues Spiel anbietet.
credit-kendall-wiki = Timothy Kendalls Rekonstruktion, so wie ein Artikel des Niidae Wiki sie wiedergibt. Der Artikel nennt keine Quelle dafür, wie Steine eingesetzt werden, dass Schlagen freiwillig ist und wie man das letzte Haus verlässt.
credit-jequier-masters = Gustave Jéquiers Rekonstruktion, so wie eine Seite mit Spielregeln, die Masters Traditional Games zugeschrieben wird, sie nach „The World of Games“ von Botermans und anderen wiedergibt.
credit-jequier-ludii = Gustave Jéquiers Rekonstruktion von 1930, so wie Ludii sie zusammenfasst.
credit-piccione = Peter A. Picciones Rekonstruktion von 1977, „King Tut’s Game“, so wie Ludii sie zusammenfasst.
credit-bell = R. C. Bells Rekonstruktion von 1979, so wie Ludii sie zusammenfasst.
credit-simple = Bretter ohne Zeichen wurden gefunden, aber niemand weiß, wie auf ihnen gespielt wurde.
credit-cypriot = Auf Zypern gibt es grobe Steine mit drei Reihen zu zehn Mulden, aber niemand weiß, wie auf ihnen gespielt wurde.
credit-simple-marked = Es sind Bretter mit vier Zeichen nahe dem Ende bekannt: ein Zeichen für „gut“, ein X, drei Striche und zwei Striche.
credit-middle-kingdom = Bretter des Mittleren Reichs tragen dieselben Zeichen, aber das Spiel endet oben links.
credit-early-nk = Auf Brettern des frühen Neuen Reichs steht Wasser an der Stelle des X, und Vögel und Männer stehen an der Stelle der Striche.
credit-late-nk = Auf Brettern des späten Neuen Reichs stehen Götter auf den letzten Häusern, mit Horus am Ende.
credit-vertical = Es ist ein Brett im Hochformat bekannt, das auf drei seiner letzten Häuser das Zeichen für „gut“ trägt.
credit-double = Es sind zwei Bretter mit je dreißig Häusern nebeneinander bekannt.
disputed-km-1 = Wann kommt ein Stein auf Haus 28 oder 29 zurück ins Wasser? Der Text kann bedeuten: wenn seine Seite keinen anderen Stein hat, oder: wenn kein anderer Stein den Wurf nutzen kann. Hier gilt das Zweite.
disputed-km-2 = Wirfst du nach einer 1, 4 oder 5, mit der kein Stein ziehen konnte, noch einmal? Hier: nein.
disputed-km-3 = Sind übereinanderliegende Häuser Nachbarn? Hier: nein, nur entlang der Bahn.
disputed-km-4 = Schützt ein Stein im Wasser seine Nachbarn? Hier: ja; nur er selbst ist nicht geschützt.
disputed-km-5 = Ist dein Zug zu Ende, wenn du einen gegnerischen Stein ins Wasser stößt? Hier: nein.
disputed-km-6 = Musst du einen Stein vom Brett bringen, wenn kein anderer Stein vorwärts ziehen kann? Hier: ja.
disputed-km-7 = Mit welchem Wurf verlässt man Haus 30? Der Text verlangt erst den genauen Wurf und erlaubt später jeden. Hier: mit jedem.
disputed-km-8 = Wirfst du noch einmal nach einer 4, die einen Stein aus dem Wasser direkt vom Brett bringt? Hier: ja.
disputed-km-9 = Darf ein Stein von Haus 26 zurückziehen? Hier: ja.
disputed-km-10 = Darfst du einen Stein in demselben Zug aus dem Wasser holen, in dem er hineinfiel? Hier: nein.
disputed-km-11 = Musst du deinen Stein aus dem Wasser holen, wenn du kannst? Hier: nein, du darfst weiter auf eine 4 hoffen.
disputed-km-12 = Gibt es einen anderen Ausweg aus dem Wasser, solange Haus 15 besetzt ist? Hier: nein, du wartest auf eine 4.
disputed-km-13 = Bilden drei Steine hintereinander eine Sperre? Der Text sagt dazu nichts. Hier: nein.
disputed-kw-1 = Kommt ein Stein, der mit einer 4 eingesetzt wird, auf Haus 5 oder auf Haus 4? Hier auf Haus 5: Er kommt auf Haus 1 und zieht dann weiter.
disputed-kw-2 = Darf ein Stein eingesetzt werden, wenn Haus 1 besetzt ist? Hier: ja, denn er bleibt dort nicht.
disputed-kw-3 = Bringen manche Würfe noch einen Wurf? Der Text nennt einen Wurf in jedem Zug. Hier: nein.
disputed-kw-4 = Was geschieht, wenn du nicht schlagen willst? Hier: Dieser Zug wird dann nicht gespielt.
disputed-kw-5 = Darfst du passen, wenn du andere Züge hast? Hier: nein.
disputed-kw-6 = Darf ein Stein auf einen gegnerischen Stein in einer Sperre ziehen? Hier: ja, nur das Überspringen der Sperre ist verboten.
disputed-kw-7 = Was bewirkt eine 5 auf Haus 26? Der Text sagt es nicht. Hier: Der Stein verlässt das Brett.
disputed-kw-8 = Wann ist die erste Reihe leer? Hier: wenn keine Seite einen Stein darauf hat; Steine neben dem Brett zählen nicht.
disputed-kw-9 = Darf ein Stein auf die eigene Farbe ziehen und dort enden, wo er begann? Hier: nur wenn sonst nichts ziehen kann; sonst könnte man so einfach passen.
disputed-kw-10 = Kann ein zurückgesetzter Stein auf Haus 27, 28 oder 29 enden? Hier: ja, und dann gilt die Regel dieses Hauses.
disputed-kw-11 = Schützen sich zwei Steine hintereinander gegenseitig? Der Text nennt nur drei. Hier: nein.
disputed-kw-12 = Das Wasser schickt einen Stein zurück, aber die Häuser 1 bis 15 sind alle besetzt: was dann? Hier: Er kommt neben das Brett.
disputed-kw-13 = Was ist der „eine weiße Stab“, mit dem man Haus 30 verlässt? Hier: eine 1.
disputed-kw-14 = Darf ein Stein eine Sperre überspringen, wenn er danach hinter sie zurückgesetzt wird? Hier: nein.
disputed-k79-1 = Macht man alle Würfe vor dem Ziehen? So sagt es der Text; das Programm von Ludii spielt sie einzeln. Hier: wie im Text.
disputed-k79-2 = Welche Farbe steht vorn? Hier Weiß, denn wer die erste 1 wirft, spielt Weiß und zieht den vordersten Stein.
disputed-k79-3 = Darf ein Wurf rückwärts gespielt werden, solange ein anderer vorwärts könnte? Hier: nein.
disputed-k79-4 = Was wird aus den anderen Würfen, wenn ein Stein ins Wasser fällt? Hier: Sie verfallen.
disputed-k79-5 = Einen Stein aus dem Wasser zu holen, kostet einen Zug, aber welchen? Hier: Das Herausholen selbst ist der Zug, anstelle eines Wurfs.
disputed-k79-6 = Darf ein Stein im Wasser geschlagen werden? Hier: ja; die beiden tauschen die Plätze.
disputed-k79-7 = Wessen Paare schützen nicht mehr, solange ein Stein im Wasser ist? Hier: nur die der eigenen Seite.
disputed-k79-8 = Wessen Stein im Wasser macht die Häuser 28 bis 30 sicher? Hier: ein Stein von jeder der beiden Seiten.
disputed-k79-9 = Was, wenn ein Stein geschlagen wird, der zuerst ziehen muss? Hier: Dann darf seine Seite jeden ihrer Steine ziehen.
disputed-k79-10 = Zählen Würfe vor der ersten 1? Hier: nein.
disputed-k79-11 = Muss jeder zu weite Wurf in die Falle führen? Hier: nein, das ist eine Möglichkeit unter anderen.
disputed-k79-12 = Wessen Steine in der ersten Reihe hindern dich daran, das Brett zu verlassen? Hier: nur deine eigenen.
disputed-k79-13 = Entscheidest du vor oder nach dem Wurf, ob du einen Stein aus dem Wasser holst? Hier: vorher.
disputed-k79-14 = Muss mit der 1 am Anfang der vorderste Stein ziehen? Hier: ja.
disputed-k79-15 = Bringt eine 4 oder 5 am Anfang noch einen Wurf? Hier: nein.
disputed-jm-1 = Darf ein Stein auf Haus 30 anhalten, bevor alle in der letzten Reihe sind? Hier: nein, wer dort ankommt, verlässt das Brett.
disputed-jm-2 = Darf ein Wurf über Haus 30 hinausgehen? Hier: nein.
disputed-jm-3 = Wirfst du nach einer 1, 4 oder 6, mit der kein Stein ziehen konnte, noch einmal? Hier: nein.
disputed-jm-4 = Hält eine Sperre auch Steine auf, die zurückziehen? Hier: ja.
disputed-jm-5 = Welches ist das erste leere Haus? Hier: das mit der niedrigsten Zahl.
disputed-jm-6 = Müssen die Steine der Reihe nach starten? Der Text lässt jeden Stein ziehen. Hier: nein.
disputed-jm-7 = Kann eine Sperre um die Kurve am Ende einer Reihe gehen? Hier: ja.
disputed-jl-1 = Welches ist das vierte sichere Haus? Im Text steht 20, das kein Zeichen trägt. Hier: 30.
disputed-jl-2 = Wann darf ein Stein sein Starthaus verlassen? Hier: wenn der Stein, der auf dem nächsten Haus stand, gezogen hat.
disputed-jl-3 = Wirfst du nach einer 1, 4 oder 6, mit der kein Stein ziehen konnte, noch einmal? Hier: nein.
disputed-jl-4 = Darf ein Stein beim Zurückziehen schlagen? Hier: nein.
disputed-jl-5 = Wohin kommt ein geschlagener Stein? Hier, wie im Text, auf das leere Haus, das dem Anfang am nächsten ist.
disputed-jl-6 = Wo können drei hintereinander eine Sperre bilden? Das Programm von Ludii achtet nur an manchen Stellen darauf. Hier: überall, wie im Text.
disputed-pi-1 = Bringt eine 5 noch einen Wurf? Hier: ja, wie im Text.
disputed-pi-2 = Darf ein Teil eines Wurfs einen Stein vom Brett bringen? Hier: ja, wenn dieser Teil genau passt.
disputed-pi-3 = Müssen alle Schritte eines Zuges in dieselbe Richtung gehen oder nur die eines Wurfs? Hier: die eines Wurfs.
disputed-pi-4 = Muss man mit einer 1 einen Stein einsetzen? Hier: nur wenn kein anderer Stein vorwärts ziehen kann.
disputed-pi-5 = Welcher Stein muss den Wurf nach dem Einsetzen nutzen? Hier: der eingesetzte.
disputed-pi-6 = Bringt es noch einen Wurf, rückwärts auf Haus 15 oder 26 zu kommen? Hier: ja.
disputed-pi-7 = Was, wenn der eingesetzte Stein mit einer 5 nicht ziehen kann? Hier: Der Zug ist zu Ende.
disputed-pi-8 = Musst du so viele Schritte wie möglich nutzen? Hier: nein, aber du spielst weiter, solange ein Schritt genutzt werden kann.
disputed-pi-9 = Darf der Wurf, der zu einem neuen Stein gehört, noch einen ins Spiel bringen? Hier: nein; mit anderen zusätzlichen Würfen geht es.
disputed-be-1 = Wirft man einen Würfel oder Stäbe? Ein älterer Text nennt Stäbe. Hier: einen Würfel.
disputed-be-2 = Welche Häuser tragen Zeichen? Hier: 26 bis 29, wie auf dem Brett, das für diese Regeln gezeichnet wurde.
disputed-be-3 = Musst du schlagen, wenn du kannst? Hier: nein.
disputed-be-4 = Wann endet das Spiel? Hier: wenn das Brett leer ist.
disputed-be-5 = Was, wenn die Würfe am Anfang gleich sind? Hier: Beide werfen noch einmal.
disputed-be-6 = Bilden drei hintereinander eine Sperre wie in Kendalls Regeln? Hier: nein.
disputed-kmo-1 = Wohin kommt ein geschlagener Stein? Hier: Die beiden tauschen die Plätze.
disputed-kmo-2 = Sind die Häuser 28 bis 30 sicher? Hier: nein, nur ein Nachbar schützt.
disputed-kmo-3 = Wohin kommt ein Stein, der auf den Häusern 28 bis 30 geschlagen wird? Hier: auf Haus 26, von dem der schlagende Stein kam.
disputed-kmo-4 = Darf ein Stein von Haus 28 auf 29 oder 30 ziehen oder zurück? Hier: nein.
disputed-kmo-5 = Mit welchem Wurf verlässt man Haus 30? Hier: nur mit einer 1.
disputed-kmo-6 = Was, wenn mit einer 1, 4 oder 5 kein Stein ziehen kann? Hier: Dann ist die Gegenseite dran.
disputed-kmo-7 = Beendet ein Fall ins Wasser den Zug? Hier: nein.
disputed-kmo-8 = Darfst du einen Teil einer Sperre überspringen? Hier: nein.
disputed-kmo-9 = Können Sperren oder geschützte Paare den Rückweg aus dem Wasser versperren? Hier: nein.
disputed-kmo-10 = Bringt ein Zug zurück mit einer 1, 4 oder 5 noch einen Wurf? Hier: ja.
disputed-kmo-11 = Darf ein Stein von Haus 26 zurückziehen? Hier: ja.
disputed-kmo-12 = Kann man mit einer anderen Zahl von Steinen spielen? Hier: ja, als Hausregel; durchgerechnet ist aber nur das Spiel mit fünf.
disputed-board-cross = Wohin schickt das X einen Stein? Niemand weiß es. Hier: auf das leere Haus, das dem Anfang am nächsten ist, denn nichts verbindet das X mit Haus 15.
disputed-board-rebirth = Ist Haus 15 auf Brettern ohne Zeichen dort etwas Besonderes? Hier: nein.
disputed-board-last = Mit welchem Wurf verlässt man ein Haus 30 ohne Zeichen? Hier: mit jedem.
disputed-board-upright = In welche Richtung läuft das Spiel auf dem Hochkantbrett? Niemand weiß es. Hier: in der üblichen Ordnung, in drei Spalten von oben links.
disputed-board-two = Sind zwei Bretter eine Bahn oder zwei? Niemand weiß es. Hier: eine lange Bahn, die einfachste Lesart.
disputed-board-pebbles = Mit wie vielen Kieseln wurde gespielt? Niemand weiß es. Hier: mit fünf auf jeder Seite.

## later: dialogs (help)

help-title = Hilfe
help-tap = Tippe auf den großen Knopf, um zu werfen, dann auf den Stein, der ziehen soll.
help-mistake = Tippst du daneben, geschieht nichts.
help-marks = Zeichen auf dem Brett
help-mark-ring = Dieser Stein kann ziehen.
help-mark-target = Hierhin kann dein Stein ziehen.
help-mark-hit = Dorthin kommt der geschlagene Stein.
help-mark-row = Sie schützen einander oder bilden eine Sperre.
help-mark-disc = Was der Zug bewirkt: Schlag (×), Wasser (Welle), Schutz (Klammer), vom Brett (Pfeil).
help-mark-trail = Der letzte Zug.
help-keyboard = Tasten auf dem Brett
help-key-arrows = Pfeile
help-arrows = rechts und links: die Bahn entlang; oben und unten: nächste Reihe
help-key-ends = Pos1, Ende
help-ends = erstes Haus, Ende der Bahn
help-key-enter = Eingabe, Leertaste
help-enter = einen Stein oder ein Haus wählen
help-key-escape = Esc
help-escape = den Stein wieder hinstellen
help-key-throw = T
help-throw = werfen
help-key-pieces = M
help-pieces = nächster Stein, der ziehen kann; mit der Umschalttaste der vorige
help-key-last = L
help-last = letzter Zug
help-key-status = S
help-status = was geschieht gerade?
help-key-advice = H
help-advice = was ist hier am besten und warum?
help-key-undo = U
help-undo = zurücknehmen
help-key-redo = R
help-redo = wiederholen
help-key-look = , und .
help-look = Spielverlauf: einen Zug zurück, einen Zug vor
help-key-card = I
help-card = was dieses Haus ist und was es bewirkt
help-key-odds = D
help-odds = die letzten Würfe und die Chancen
help-key-turn = B
help-turn = den Kasten in die Hand nehmen und zurückstellen; Pfeiltasten drehen ihn
help-key-help = ?
help-help = diese Hilfe
help-accessibility = Barrierefreiheit (auf Englisch)
help-questions = Fragen per Taste
help-key-mine = P
help-mine = wo sind meine Steine?
help-key-others = O
help-others = wo sind die Steine der Gegenseite?
help-key-moves = G
help-moves = wohin kann ich ziehen?
help-key-sticks = K
help-sticks = was wurde geworfen?
help-key-score = C
help-score = wer hat wie viele Steine vom Brett gebracht?
help-key-way = F
help-way = wie weit ist es noch?
help-key-house = X
help-house = was steht auf diesem Haus?

## later: house-rules (the editor of house rules)

house-title = Hausregeln
house-lead = Ändere die Regeln, wie du willst. Was nicht zusammenpasst, wird sofort angezeigt.
house-find = Eine Regel nach ihren Wörtern suchen
house-found = { $count ->
    [one] { $count } Regel gefunden.
   *[other] { $count } Regeln gefunden.
  }
house-from = Grundlage
house-yours = Deine Regeln
house-name = Name deiner Regeln
house-name-default = { $base }, meine Version
house-reset-all = Alle Änderungen zurücknehmen
house-reset = Wie in „{ $base }“
house-changed = { $count ->
    [one] 1 Änderung
   *[other] { $count } Änderungen
  }
house-disagrees = Widerspruch
house-ready = Diese Regeln passen zusammen.
house-endless = Spiele nach diesen Regeln enden aber fast nie.
house-clashes = { $count ->
    [one] Zwei Regeln widersprechen sich.
   *[other] { $count } Regelpaare widersprechen sich.
  }
house-show = Zeigen, wo
house-play = Spielen
house-opponent = Gegen
house-save = Diese Regeln speichern
house-saved = Als „{ $name }“ gespeichert.
house-save-full = Es ist Platz für { $count } Regelwerke. Lösche zuerst eines.
house-save-blocked = Deine Regeln konnten nicht gespeichert werden. Kopiere den Link, um sie zu behalten.
house-save-unnamed = Gib deinen Regeln zuerst einen Namen.
house-mine = Meine eigenen Regeln ({ $count })
house-open = Öffnen
house-rename = Umbenennen
house-delete = Löschen
house-deleted = „{ $name }“ ist gelöscht.
house-link = Link kopieren
house-link-label = Der Link zu diesen Regeln
house-link-copied = Der Link ist kopiert.
house-link-by-hand = Kopiere den markierten Link.
house-point-value = { $point }: { $value }
house-fix = „{ $point }“ ändern in: { $value }
house-fix-off = „{ $point }“ ausschalten
house-fix-on = „{ $point }“ einschalten
house-refused = nicht zusammen mit „{ $points }“
house-refused-houses = { $houses }: nicht zusammen mit „{ $points }“. { $reason }
house-idle = Hat zurzeit keine Wirkung, wegen „{ $point }“.
house-range = { $first }–{ $last }
house-none = keine
house-on = ja
house-off = nein
house-exit = { $house } mit { $throws }
house-exit-any = jedem Wurf
house-exit-star = mit jedem Wurf, solange die erste Reihe leer ist
house-exit-row = Ein Stein verlässt das Brett von Haus { $house } mit
house-light-row = { $light ->
    [0] Keine helle Seite
    [one] { $light } helle Seite
   *[other] { $light } helle Seiten
  }
house-light-count = so viel wie helle Seiten
house-nothing-special = nichts Besonderes
in-use-title = Regeln, nach denen heute gespielt wird
in-use-note = Aus Spieleschachteln, Schulen und Programmen. Es sind keine Rekonstruktionen.

house-group-game = Das Spiel
house-group-throwing = Werfen
house-group-moving = Ziehen
house-group-meeting = Begegnung mit der Gegenseite
house-group-houses = Besondere Häuser
house-group-leaving = Das Brett verlassen und gewinnen

dim-houses = Häuser auf dem Brett
dim-pieces = Steine pro Seite
dim-start = Wo die Steine beginnen
dim-start-hand = die Steine beginnen neben dem Brett
dim-start-white-odd = die Steine beginnen abwechselnd auf den ersten Häusern, Schwarz vorn
dim-start-black-odd = die Steine beginnen abwechselnd auf den ersten Häusern, Weiß vorn
dim-start-house = Erstes Haus, auf dem Steine beginnen
dim-opening = Wer beginnt
dim-opening-white = Weiß beginnt
dim-opening-black = Schwarz beginnt
dim-opening-one-is-white = wer zuerst eine 1 wirft, spielt Weiß und zieht den vordersten Stein
dim-opening-one-is-black = wer zuerst eine 1 wirft, spielt Schwarz und zieht den vordersten Stein
dim-opening-higher-throw = wer höher wirft, beginnt
dim-start-lock = Ein Stein darf erst starten, wenn der Stein vor ihm gezogen hat
dim-entry = Wie Steine ins Spiel kommen
dim-entry-none = kein Stein kommt später ins Spiel
dim-entry-any-throw = Steine kommen mit jedem Wurf ins Spiel: mit 1 auf Haus 2, mit 2 auf Haus 3 und so weiter
dim-entry-with-one = Steine kommen mit einer 1 ins Spiel, auf Haus 1
dim-entry-throws = Würfe, mit denen Steine eingesetzt werden
dim-entry-at = Das Haus, von dem an ein eingesetzter Stein zählt: 0 oder 1
dim-starting-throw = Vor dem ersten Zug muss man eine 1 werfen
dim-sticks = Was geworfen wird
dim-sticks-2 = zwei Stäbe
dim-sticks-4 = vier Stäbe
dim-sticks-5 = fünf Stäbe
dim-sticks-die4 = ein Würfel mit vier Seiten
dim-sticks-die6 = ein Würfel mit sechs Seiten
dim-zero = Wurf ohne helle Seite
dim-zero-0 = ohne helle Seite gilt der Wurf als 0
dim-zero-4 = ohne helle Seite gilt der Wurf als 4
dim-zero-5 = ohne helle Seite gilt der Wurf als 5
dim-zero-6 = ohne helle Seite gilt der Wurf als 6
dim-zero-die = ein Würfel mit vier Seiten
dim-values = Was jede Anzahl heller Seiten zählt
dim-rethrow = Würfe, die wiederholt werden
dim-lost = Würfe, mit denen der Zug verfällt
dim-again = Würfe, die noch einen Wurf bringen
dim-again-without-move = Würfe, die noch einen Wurf bringen, auch wenn kein Stein ziehen kann
dim-again-on = Häuser, die noch einen Wurf bringen
dim-ends-turn = Häuser, die den Zug beenden
dim-turn = Ablauf eines Spielzugs
dim-turn-single = jeder Wurf bewegt einen Stein
dim-turn-series = weiterwerfen, solange ein Wurf noch einen bringt, und dann in beliebiger Reihenfolge spielen
dim-turn-divided = ein Wurf, dessen Schritte auf die Steine verteilt werden dürfen
dim-blockade = Steine hintereinander, die eine Sperre bilden
dim-blockade-on = drei Steine hintereinander bilden eine Sperre
dim-blockade-2 = zwei Steine hintereinander bilden eine Sperre
dim-blockade-off = keine Reihe bildet eine Sperre
dim-corners = Reihen von Steinen gehen um die Ecken weiter
dim-fall-back = Ein Stein, der auf die eigene Farbe zieht, fällt auf das erste leere Haus dahinter zurück
dim-backward = Was geschieht, wenn kein Stein vorwärts kann
dim-backward-none = wenn kein Stein vorwärts kann, verfällt der Zug
dim-backward-to-empty = wenn kein Stein vorwärts kann, muss einer zurück auf ein leeres Haus
dim-backward-may-hit = wenn kein Stein vorwärts kann, muss einer zurück und darf schlagen
dim-backward-from = Das letzte Haus, von dem Steine zurückziehen
dim-vacate = Häuser, die man verlassen muss, sobald es möglich ist
dim-pairs = Steine, die sich gegenseitig schützen
dim-pairs-on = zwei Steine nebeneinander schützen sich gegenseitig
dim-pairs-3 = drei Steine hintereinander schützen sich gegenseitig
dim-pairs-off = keine Steine schützen sich gegenseitig
dim-unprotected = Häuser, auf denen ein Nachbar nicht schützt
dim-water-suspends-pairs = Wer einen Stein im Wasser hat, hat keine geschützten Paare
dim-safe = Häuser, auf denen ein Stein sicher ist
dim-safe-while-water = Häuser, die sicher sind, solange ein Stein im Wasser ist
dim-hit = Was aus einem geschlagenen Stein wird
dim-hit-none = kein Stein kann geschlagen werden
dim-hit-swap = ein geschlagener Stein tauscht den Platz mit dem, der ihn schlägt
dim-hit-empty-behind = ein geschlagener Stein kommt auf das erste leere Haus dahinter
dim-hit-lowest-empty = ein geschlagener Stein kommt auf das erste leere Haus des Bretts
dim-hit-to-hand = ein geschlagener Stein verlässt das Brett und muss neu eingesetzt werden
dim-hit-taken = ein geschlagener Stein ist aus dem Spiel
dim-hit-to-water = Häuser, von denen ein geschlagener Stein ins Wasser kommt
dim-may-decline-hit = Wer nur schlagen kann, darf passen
dim-stop = Das Haus, auf dem jeder Stein anhalten muss
dim-stop-over = Ein Wurf über dieses Haus hinaus
dim-stop-over-lost = ein Wurf über dieses Haus hinaus ist nicht spielbar
dim-stop-over-halt = ein Wurf über dieses Haus hinaus endet dort
dim-stop-over-bounce = ein Wurf über dieses Haus hinaus geht bis dort und um den Rest zurück
dim-trap = Ein Wurf über dieses Haus hinaus endet im Wasser
dim-water-house = Das Wasserhaus
dim-water = Was das Wasser tut
dim-water-none = es gibt kein Wasser
dim-water-prison = das Wasser hält den Stein fest, bis ein Wurf ihn befreit oder man ihn herausholt
dim-water-to-return = das Wasser bringt den Stein auf das Rückkehrhaus
dim-water-to-lowest = das Wasser bringt den Stein auf das erste leere Haus des Bretts
dim-water-to-hand = das Wasser spült den Stein zurück neben das Brett; er muss neu eingesetzt werden
dim-return-house = Das Rückkehrhaus
dim-return-full = Wenn das Rückkehrhaus besetzt ist
dim-return-full-below = der Stein kommt auf das nächste leere Haus davor
dim-return-full-lowest = der Stein kommt auf das erste leere Haus des Bretts
dim-return-full-hand = der Stein verlässt das Brett und muss neu eingesetzt werden
dim-return-full-closed = kein Stein darf ins Wasser ziehen
dim-rescued-moves-first = Ein herausgeholter Stein muss vor allen anderen ziehen
dim-stuck-to-water = Häuser, von denen ein festsitzender Stein zurück ins Wasser kommt
dim-last-chance = Häuser, die man mit dem nächsten Wurf verlässt, sonst fällt man ins Wasser
dim-fixed = Häuser, von denen ein Stein nur noch das Brett verlassen kann
dim-bear-off = Wie Steine das Brett verlassen
dim-bear-off-exact = Steine verlassen das Brett mit dem genauen Wurf über das letzte Haus hinaus
dim-bear-off-bounce = Steine verlassen das Brett mit dem genauen Wurf und gehen bei einem höheren um den Rest zurück
dim-bear-off-overshoot = Steine verlassen das Brett mit jedem Wurf über das letzte Haus hinaus
dim-bear-off-onto-last = Steine verlassen das Brett, wenn sie genau auf das letzte Haus kommen
dim-exits = Häuser, von denen nur bestimmte Würfe vom Brett führen
dim-clear-first = Häuser, die von eigenen Steinen leer sein müssen, bevor einer das Brett verlässt
dim-may-decline-off = Man darf darauf verzichten, einen Stein vom Brett zu bringen
dim-end = Wer gewinnt
dim-end-first-off = wer zuerst alle Steine vom Brett hat, gewinnt
dim-end-board-empty = gespielt wird, bis das Brett leer ist; wer mehr Steine hinausgebracht hat, gewinnt
dim-score = Wer gewinnt, bekommt Punkte für die übrigen gegnerischen Steine

clash-hand-entry = Steine, die neben dem Brett beginnen, brauchen einen Weg ins Spiel.
clash-water-entry = Das Wasser nimmt Steine vom Brett, und sie haben keinen Weg zurück ins Spiel.
clash-behind-entry = Ein Stein, den ein zurückziehender Stein schlägt, findet vielleicht kein leeres Haus hinter sich und hat keinen Weg zurück ins Spiel.
clash-home-entry = Ein geschlagener Stein verlässt das Brett und hat keinen Weg zurück ins Spiel.
clash-full-entry = Ist das Rückkehrhaus besetzt, verlässt der Stein das Brett und hat keinen Weg zurück ins Spiel.
clash-one-divided = Mit einer 1 einsetzen kann man nur, wenn Würfe aufgeteilt werden dürfen.
clash-any-divided = Bei aufgeteilten Würfen kann ein Stein nur mit einer 1 ins Spiel kommen.
clash-entry-stop = Ein Stein, der eingesetzt wird, zieht sofort über Haus 1 hinaus, also kann man dort nicht anhalten müssen.
clash-entry-throws = Mit keinem möglichen Wurf kann ein Stein eingesetzt werden.
clash-opening-hand = Mit der 1 am Anfang wird der vorderste Stein gezogen, aber es ist kein Stein auf dem Brett.
clash-opening-odd = Mit der 1 am Anfang wird der vorderste Stein gezogen, aber vor ihm steht ein gegnerischer.
clash-start-house-hand = Steine, die neben dem Brett beginnen, haben kein Haus, auf dem sie beginnen.
clash-start-house-lock = Nur wo Steine auf Haus 1 beginnen, kann einer auf den vor ihm warten.
clash-start-beyond = Die Steine müssen vor den Häusern beginnen, die vom Brett führen, und vor dem Haus, auf dem alle anhalten müssen.
clash-opening-fixed = Mit der 1 am Anfang wird der vorderste Stein gezogen, aber der steht auf einem Haus, von dem man nur noch das Brett verlässt.
clash-lock-hand = Steine, die neben dem Brett beginnen, haben nichts vor sich, worauf sie warten könnten.
clash-lock-backward = Ein Stein, der zurückzieht, könnte einen schlagen, der noch nicht gestartet ist.
clash-lock-entry = Ein Stein, der eingesetzt wird, könnte einen schlagen, der noch nicht gestartet ist.
clash-lock-fixed = Der vorderste Stein käme nie fort. Er darf von seinem Haus nur das Brett verlassen, und hinter ihm warten Steine, die vorher weg sein müssten.
clash-one-series = Auf eine 1 warten kann man nur, wenn ein Zug mehrere Würfe hat.
clash-divided-hit = Bei aufgeteilten Würfen kann kein Stein geschlagen werden.
clash-divided-fall-back = Bei aufgeteilten Würfen fällt kein Stein zurück.
clash-divided-prison = Bei aufgeteilten Würfen kann das Wasser keinen Stein festhalten.
clash-divided-trap = Bei aufgeteilten Würfen kann ein zu weiter Wurf nicht im Wasser enden.
clash-divided-blockade = Bei aufgeteilten Würfen kann keine Reihe eine Sperre bilden.
clash-divided-over = Bei aufgeteilten Würfen ist kein Wurf zu hoch.
clash-divided-vacate = Bei aufgeteilten Würfen gibt es keine Häuser, die man zuerst verlassen muss.
clash-divided-decline-hit = Bei aufgeteilten Würfen kann man nicht passen.
clash-divided-decline-off = Bei aufgeteilten Würfen kann man nicht darauf verzichten, einen Stein vom Brett zu bringen.
clash-always-again = Jeder Wurf würde noch einen bringen, und der Zug nähme kein Ende.
clash-long-series = In einer Wurfserie darf höchstens jeder zweite Wurf noch einen bringen, sonst wird der Zug endlos lang.
clash-always-again-unmoved = Wer nicht ziehen kann, würde ewig werfen.
clash-values-sticks = Jede Anzahl heller Seiten, die diese Stäbe zeigen können, braucht einen Wert, und ein Würfel hat keine hellen Seiten.
clash-rethrow-all = Jeder Wurf würde wiederholt, also würde keiner gelten.
clash-no-one = Ein Stein kann eine 1 brauchen, also muss ein Wurf als 1 gelten und gespielt werden.
clash-one-value = Alle Würfe wären gleich, also könnte niemand höher werfen.
clash-lost-again = Ein Wurf, mit dem der Zug verfällt, kann keinen weiteren bringen.
clash-lost-rethrow = Ein Wurf, der wiederholt wird, kann den Zug nicht verfallen lassen.
clash-lost-series = In einer Wurfserie wäre unklar, ob auch die Würfe davor verfallen.
clash-series-unmoved = Wenn alle Würfe vor den Zügen kommen, kann man danach keinen mehr bekommen.
clash-series-again-on = Wenn alle Würfe vor den Zügen kommen, kann kein Haus noch einen bringen.
clash-ends-again = Ein Haus kann nicht zugleich den Zug beenden und noch einen Wurf bringen.
clash-water-nowhere = Das Wasser braucht ein Haus.
clash-water-idle = Es gibt ein Wasserhaus, aber kein Wasser.
clash-water-pieces = Das Wasser muss mindestens zwei Häuser weiter vorn liegen als die Häuser, auf denen die Steine beginnen.
clash-water-return = Dieses Wasser braucht ein Haus, auf das die Steine zurückkehren.
clash-return-beyond = Das Rückkehrhaus muss vor dem Wasserhaus liegen.
clash-sent-closed = Ein Stein könnte ins Wasser geschickt werden, während keiner hineindarf.
clash-return-fixed = Ein herausgeholter Stein könnte seine Seite für immer aufhalten: Er muss zuerst ziehen und darf erst nach anderen fort.
clash-trap-stop = Kein Wurf kann über das Haus zum Anhalten hinausgehen, denn es gibt keines.
clash-trap-over = Ein Wurf über das Haus zum Anhalten hinaus kann nicht zugleich im Wasser und anderswo enden.
clash-trap-water = Ein Wurf kann nicht im Wasser enden, wo keines ist.
clash-trap-behind = Ein Wurf über das Haus zum Anhalten hinaus endet im Wasser, also muss das Wasser nach diesem Haus kommen.
clash-stop-water = Jeder Stein muss auf dem Wasserhaus anhalten, und von dort bringt ihn kein Wurf weiter.
clash-water-fixed = Das Wasserhaus kann keines sein, von dem man nur noch das Brett verlässt.
clash-stuck-water = Festsitzende Steine können nur in Wasser zurück, das sie festhält.
clash-stuck-forward = Festsitzende Steine kommen zurück ins Wasser, also müssen sie weiter vorn stehen als das Wasser.
clash-hit-water = Ein geschlagener Stein kann nur in Wasser fallen, und es gibt keins.
clash-chance-water = Steine, die nicht rechtzeitig weiterkommen, fallen ins Wasser, und es gibt keins.
clash-chance-forward = Steine, die nicht rechtzeitig weiterkommen, fallen zurück ins Wasser, also müssen sie weiter vorn stehen als das Wasser.
clash-chance-stuck = Ein Stein auf demselben Haus fällt schon nach einem Wurf ins Wasser; er kann also nicht warten, bis er festsitzt.
clash-chance-turn = Genau einen Wurf Zeit kann ein Stein nur dort haben, wo jeder Wurf ein Zug ist.
clash-safe-water = Es ist nie ein Stein im Wasser, also kann auch kein Haus so lange sicher sein.
clash-rescue-water = Herausholen kann man Steine nur aus einem Wasser, das sie festhält.
clash-fall-back-prison = Ein zurückfallender Stein könnte das Wasser versperren, das Steine festhält.
clash-taken-end = Wenn Steine für immer verloren gehen können, steht erst am Ende fest, wer gewonnen hat.
clash-water-end = Ein Stein könnte für immer im Wasser bleiben, weil ihn kein Wurf befreit, und dann würde das Brett nie leer.
clash-clear-end = Ein Stein könnte für immer im Wasser bleiben, weil seine Seite bestimmte Häuser nicht mehr räumen kann, und dann würde das Brett nie leer.
clash-score-end = Punkte kann es nur geben, wenn gewinnt, wer zuerst alle Steine vom Brett hat.
clash-last-exit = Auf dem letzten Haus bleibt kein Stein stehen, also braucht es dafür keine bestimmten Würfe.
clash-last-fixed = Auf dem letzten Haus bleibt kein Stein stehen, darum kann es keines sein, von dem es nur noch vom Brett geht.
clash-last-water = Auf dem letzten Haus bleibt kein Stein stehen, also kann es nicht das Wasser sein.
clash-backward-nowhere = Steine müssen zurückziehen, aber es ist kein Haus genannt, von dem sie es können.
clash-backward-idle = Es gibt ein letztes Haus zum Zurückziehen, aber Steine ziehen nie zurück.
clash-clear-fixed = Ein Stein auf so einem Haus käme nie fort. Er müsste weg sein, bevor er gehen darf.
clash-clear-last = Ein Stein auf dem letzten Haus käme nie fort. Er müsste weg sein, bevor er gehen darf.
clash-off-board = Eines der genannten Häuser liegt nicht auf dem Brett.
clash-fixed-for-good = Ein Stein auf einem dieser Häuser käme nie fort. Kein Wurf bringt ihn vom Brett.
clash-last-for-good = Ein Stein auf dem letzten Haus käme nie fort. Die Würfe, die er braucht, gibt es nicht.

# Words of rule sheets by which the editor finds a rule; they are not shown.
words-houses = Felder Spielbrett
words-pieces = Figuren Kegel Spielfiguren Männchen
words-start = Aufstellung Beginn
words-opening = anfangen beginnt zuerst
words-entry = einsetzen ins Spiel bringen
words-zero = Wurfstäbe Stöcke Würfel würfeln Augen
words-lost = aussetzen
words-again = nochmal würfeln Zusatzwurf Freiwurf noch einmal
words-again-without-move = Zusatzwurf
words-again-on = Glücksfeld Zusatzwurf
words-ends-turn = aussetzen Netz
words-turn = aufteilen
words-stop = Haus der Schönheit Glück genau anhalten
words-stop-over = zu viel zurückprallen zurück
words-trap = ertrinken zu weit
words-blockade = Blockade Mauer drei überspringen
words-corners = Ecke um die Kurve Reihe
words-pairs = Paar zwei nebeneinander geschützt
words-safe = sicher geschützt
words-hit = schlagen rauswerfen tauschen nach Hause Ludo heimschicken neu anfangen
words-hit-to-water = ertrinken
words-backward = rückwärts zurückziehen
words-water = ertrinken Haus des Wassers Nil
words-water-house = ertrinken 27
words-return-house = Wiedergeburt 15
words-return-full = Wiedergeburt besetzt 15
words-last-chance = nächste Runde drei Wahrheiten zurück 28 29 30
words-stuck-to-water = ertrinken zurück
words-fixed = genau drei Wahrheiten
words-bear-off = Ziel hinaus auswürfeln
words-exits = Ziel hinaus drei Wahrheiten 28 29 30
words-clear-first = erste Reihe
words-end = gewinnen Sieger
words-score = Punkte

## Notices and failures

notice-replaced = Ein neues Spiel hat begonnen.
notice-aside = { $what ->
    [game] Das gespeicherte Spiel war nicht lesbar, darum beginnt ein neues.
    [correspondence] Ein Spiel per Link war nicht lesbar.
    [puzzles] Eine Aufgabe aus deinen Spielen war nicht lesbar.
    [rematch] Das erste von zwei Spielen mit denselben Würfen war nicht lesbar.
   *[house-rules] Deine eigenen Regeln waren nicht lesbar.
  } Was gespeichert war, wurde getrennt gesichert.
button-save-aside = Als Datei speichern
notice-not-saved = Dieses Spiel kann nicht mehr gespeichert werden. Der Speicher dieses Browsers ist voll oder gesperrt. Mit „Teilen oder speichern“ im Menü kannst du es als Datei behalten.
notice-parameter = „{ $name }={ $value }“ ist kein bekannter Wert. Möglich sind: { $allowed }.
notice-ruleset = Die gewünschten Regeln „{ $value }“ können nicht gespielt werden. ({ $options }{ $reason })
notice-seed = „seed={ $value }“ ist keine Zahl mit höchstens 64 hexadezimalen Ziffern.
notice-computer-stopped = Der Computer konnte keinen Zug wählen ({ $reason }). Drücke „Weiter“, um ihn noch einmal zu fragen.
notice-language = Die Texte auf { $language } konnten nicht geladen werden.
notice-no-net = { $why ->
    [unreadable] Was die starken Gegner über diese Regeln gelernt haben, ließ sich nicht laden oder ist beschädigt. Sie urteilen darum nach Faustregeln.
   *[absent] Diese Kopie der Seite enthält nicht, was die starken Gegner über diese Regeln gelernt haben. Sie urteilen darum nach Faustregeln.
  }
notice-fault = Etwas ist schiefgegangen ({ $reason }). Das Spiel ist unverändert.
notice-not-loaded = Dieser Teil der Seite konnte nicht geladen werden. Bitte prüfe die Verbindung und versuche es noch einmal.
notice-new-version = Es gibt eine neue Version dieser Seite, deshalb lässt sich dieser Teil der alten nicht laden. Bitte lade die Seite neu. Gespeicherte Spiele bleiben.
failure-title = Das Spiel kann nicht starten
failure-wasm-missing = Das Spiel braucht WebAssembly; das fehlt in diesem Browser oder ist abgeschaltet. Der Blockierungsmodus (Safari) und die erweiterte Sicherheit (Edge) schalten es ab: Erlaube es in den Einstellungen des Browsers für diese Website und lade die Seite neu. Ein sehr alter Browser muss aktualisiert werden.
failure-wasm-blocked = Das Spiel braucht WebAssembly, das diese Website nicht erlaubt. Ihre Sicherheitsrichtlinie muss script-src 'wasm-unsafe-eval' enthalten. Ein älterer Browser braucht vielleicht ein Update.
failure-wasm-not-found = Der Spielkern konnte nicht geladen werden. Bitte prüfe die Verbindung und lade die Seite neu.
failure-engine-damaged = Die Datei mit dem Spielkern ist unvollständig. Bitte lade die Seite neu. Wenn das nicht hilft, ist die Datei senet.wasm auf dieser Website beschädigt oder nicht die richtige.
failure-engine-broken = Der Spielkern läuft in diesem Browser nicht. Bitte verwende einen neueren Browser.

## later: ending (the end of a game)

end-summary = Vom Brett gebracht: { cones } und { spools }.
# Over the board, below the announcement of the winner; the picture is a sunrise.
end-won = Endlich daheim, und die Sonne geht auf.
# The same if the visitor lost; the picture is the moon. After Plutarch: Hermes won part of the Moon’s light at a board game and made five days of it.
end-lost = Selbst der Mond verlor einst ein Brettspiel, und das Jahr gewann fünf Tage.
# Figures of the game below the result, beside each other.
end-throws = { $throws ->
    [one] 1 Wurf
   *[other] { $throws } Würfe
  }
end-hits = { $hits ->
    [0] nie geschlagen
   *[other] { $hits }-mal geschlagen
  }
end-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
  }
# A button after a win: another game, against the next stronger computer player.
end-stronger = Stärkerer Gegner

## later: menu (the menu, and texts that several parts of the page use)

this-game = Dieses Spiel
menu-title = Mehr
menu-licence = Kopieren und Weitergeben ist erlaubt, mit dem Vermerk „Senet, the Senet contributors“. Programm: MIT oder Apache-2.0. Texte: CC BY 4.0. Zeichnungen: CC0.
menu-edition = Version { $release }, Commit { $commit }, Regeln { $rules }
menu-group-learn = Lernen
menu-group-puzzles = Aufgaben und Spiel des Tages
menu-group-together = Mit jemand anderem
menu-group-share = Teilen und speichern
menu-embedding = Dieses Spiel auf der eigenen Website
menu-lab = Das Labor: was eine strittige Regel bewirkt
menu-print = Brett, Steine, Regeln und ein Arbeitsblatt drucken
notice-frozen = Die Website, auf der dieses Spiel läuft, hat es vorübergehend angehalten.
menu-one-file = Diese Datei funktioniert ohne Internet.

## later: sound (sounds)

sound-title = Ton
sound-on = Töne abspielen
sound-volume = Lautstärke
sound-percent = { $share } %
sound-unavailable = Dieses Gerät kann im Moment keinen Ton abspielen.

## later: lessons (lessons, the cards of the houses, the history, the odds of the sticks)

tutorial-offer-label = Erste Lektion
tutorial-offer = Neu bei Senet?
tutorial-offer-start = Zeig es mir
tutorial-offer-later = Jetzt nicht

tutorial-menu-lessons = Lektionen
tutorial-menu-lessons-note = Das Spiel durch Ausprobieren lernen
tutorial-menu-house = Häuser
tutorial-menu-house-note = Was jedes besondere Haus ist, bewirkt und einst bedeutete
tutorial-menu-odds = Würfe und Chancen
tutorial-menu-odds-note = Die letzten Würfe, die Chancen und was bisher geworfen wurde
tutorial-menu-history = Geschichte
tutorial-menu-history-note = Echte Bretter, und was niemand weiß
tutorial-why-house = Mehr über Haus { $house }
tutorial-why-lesson = Lektion: { $name }

tutorial-known = bekannt
tutorial-second = aus zweiter Hand
tutorial-unknown = nicht bekannt
tutorial-standings-title = Wie sicher ist das?
tutorial-standings = „Bekannt“: Wir haben die Quelle gelesen. „Aus zweiter Hand“: Andere berichten es. „Nicht bekannt“: Niemand kann es sagen.

tutorial-lessons = Lektionen
tutorial-lessons-lead = Dein Spiel wartet auf dich und ändert sich nicht.
tutorial-lessons-rows = Schützen und sperren
tutorial-lessons-houses = Die besonderen Häuser
tutorial-lessons-rules = Was andere Regeln anders machen
tutorial-not-kept = Hier wird nichts gespeichert. Beim nächsten Mal ist nicht zu sehen, welche Lektionen du gemacht hast.
tutorial-goes-on = Weiter bei Schritt { $count } von { $last }
tutorial-done = Erledigt
tutorial-step = Schritt { $count } von { $last }
tutorial-count = { $count } / { $last }
tutorial-progress = Fortschritt der Lektion
tutorial-dock = Würfe und Züge der Lektion
tutorial-back = Zurück
tutorial-skip = Überspringen
tutorial-next = Weiter
tutorial-finish = Beenden
tutorial-press-next = Dieser Schritt ist geschafft. Drücke „Weiter“.
tutorial-not-asked = Im Spiel ist das erlaubt. Versuche hier bitte, was dieser Schritt verlangt.
# In a lesson, after the visitor has tried another piece twice.
tutorial-help-piece = Gemeint ist der Stein auf Haus { $house }: Er trägt den Ring.
tutorial-end-lead = Die Würfe in einer Lektion stehen fest, darum spielt das Glück keine Rolle. Diese Entscheidungen waren deine eigenen.
tutorial-end-judge = Beurteilt vom stärksten Spieler, den es hier gibt. Auch er kann sich irren.

lesson-first = Erste Lektion
lesson-first-about = Das ganze Spiel in zwei Minuten
lesson-first-1 = Bring deine schwarzen Spulen vom Brett. Wirf und tippe dann auf die Spule mit dem Ring.
lesson-first-1-done = Zwei helle Seiten zählen 2.
lesson-first-2 = Wirf und schlag den Kegel auf Haus 17.
lesson-first-2-done = Du hast den Kegel geschlagen, und die beiden haben die Plätze getauscht. Nach 1, 4 oder 5 wirfst du noch einmal.
lesson-first-3 = Wirf noch einmal und zieh mit einer Spule deiner Wahl.
lesson-first-3-done = Wenn du ziehen kannst, musst du ziehen.
lesson-first-4 = Wirf und zieh mit der Spule von Haus 10 neben die auf Haus 13.
lesson-first-4-done = Nebeneinander kann keine von beiden geschlagen werden.
lesson-first-5 = Jeder Stein muss auf Haus 26 anhalten. Wirf und zieh dorthin.
lesson-first-5-done = Von hier führt eine 5 vom Brett.
lesson-first-6 = Haus 27 ist das Wasser. Wirf und sieh, was geschieht.
lesson-first-6-done = Dein Zug ist zu Ende, und deine anderen Steine müssen warten.
lesson-first-7 = Drücke den Knopf, um deine Spule herauszuholen.
lesson-first-7-done = Deine Spule steht wieder auf Haus 15.
lesson-first-8 = Wirf und bring deine letzte Spule vom Brett.
lesson-first-8-done = Du hast gewonnen! Die Regeln der alten Ägypter kennt niemand. Diese hier sind von 1978.

lesson-house-15 = Haus 15: Wiedergeburt
lesson-house-15-1 = Deine Spule ist im Wasser auf Haus 27. Haus 15 ist leer: Hol deine Spule heraus.
lesson-house-15-1-done = Haus 15 lässt sie neu beginnen, zwölf Häuser weiter hinten. Das Herausholen kostet deinen Zug.
lesson-house-15-2 = Jetzt steht ein Kegel auf Haus 15, also kannst du deine Spule nicht herausholen. Nur eine 4 befreit sie. Wirf und bring sie vom Brett.
lesson-house-15-2-done = Glück gehabt: Eine 4 fällt nur einmal in sechzehn Würfen.
lesson-house-26 = Haus 26: Schönheit
lesson-house-26-1 = Wirf und tippe dann auf die Spule auf Haus 24, um zu sehen, warum sie nicht ziehen kann.
lesson-house-26-1-done = Eine 4 brächte sie an Haus 26 vorbei. Jeder Stein muss zuerst dorthin.
lesson-house-26-2 = Also muss ein anderer Stein die 4 nutzen. Zieh die Spule auf Haus 8.
lesson-house-26-2-done = Und eine 4 bringt dir noch einen Wurf.
lesson-house-26-3 = Wirf noch einmal und bring die Spule von Haus 24 auf Haus 26.
lesson-house-26-3-done = Da ist sie. Von hier aus kann ihr nur eine 1 schaden.
lesson-house-26-4 = Der beste Wurf von Haus 26 ist eine 5. Wirf und bring die Spule vom Brett.
lesson-house-26-4-done = Geradewegs vom Brett, am Wasser und an den letzten Häusern vorbei.
lesson-house-27 = Haus 27: das Wasser
lesson-house-27-1 = Wirf und spiele den einzigen Zug, den es gibt.
lesson-house-27-1-done = Ein Stein im Wasser beendet deinen Zug sofort, sogar nach einer 1.
lesson-house-27-2 = Du kannst die Spule herausholen oder auf eine 4 hoffen. Versuch es: Wirf.
lesson-house-27-2-done = Das war keine 4. Dein Zug ist zu Ende, und die Spule bleibt im Wasser.
lesson-house-27-3 = Auf Haus 30 steht ein Kegel allein. Wirf und schlag ihn von Haus 26 aus.
lesson-house-27-3-done = Ein Stein, der auf den letzten Häusern geschlagen wird, fällt ins Wasser.
lesson-house-last = Die Häuser 28, 29 und 30
lesson-house-last-1 = Von Haus 28 verlässt ein Stein das Brett mit einer 3. Wirf und bring ihn vom Brett.
lesson-house-last-1-done = Haus 29 verlangt eine 2. Kein anderer Wurf bringt einen Stein von diesen beiden Häusern vom Brett.
lesson-house-last-2 = Aber wenn du sonst nichts ziehen kannst, muss der Stein zurück. Wirf und sieh selbst.
lesson-house-last-2-done = Zurück ins Wasser! Lass einen anderen Stein unterwegs, damit du warten kannst.
lesson-house-last-3 = Haus 30 ist das freundlichste: Jeder Wurf bringt den Stein vom Brett. Versuch es.
lesson-house-last-3-done = Eine 2 hat gereicht.

lesson-pairs = Zwei nebeneinander
lesson-pairs-1 = Zwei Kegel stehen nebeneinander auf den Häusern 19 und 20. Wirf und tippe dann auf die Spule auf Haus 17.
lesson-pairs-1-done = Steine einer Farbe auf benachbarten Häusern schützen einander.
lesson-pairs-2 = Schütze deine eigenen: Wirf und zieh die Spule von Haus 10 neben die auf Haus 13.
lesson-pairs-2-done = Jetzt kann keine der beiden geschlagen werden.
lesson-walls = Drei hintereinander
lesson-walls-1 = Drei Kegel stehen hintereinander auf den Häusern 12, 13 und 14. Wirf und tippe dann auf die Spule auf Haus 11.
lesson-walls-1-done = Steine dürfen über einen oder zwei springen, aber nicht über drei hintereinander: Das ist eine Sperre.
lesson-walls-2 = Bau selbst eine Sperre: Wirf und zieh die Spule von Haus 8 neben die beiden auf den Häusern 10 und 11.
lesson-walls-2-done = Die Kegel dahinter müssen warten, bis du sie öffnest.
lesson-modern = Kendalls Regeln mit fünf Steinen
lesson-modern-about = Die moderne Form: Das Wasser schickt sofort zurück, die letzten Häuser verlangen genaue Würfe
lesson-modern-1 = Das Wasser wirkt hier anders. Wirf und zieh die Spule von Haus 26.
lesson-modern-1-done = Sie bleibt nicht im Wasser, sondern kommt sofort auf Haus 15. Und weil du eine 1 geworfen hast, wirfst du noch einmal.
lesson-modern-2 = Wirf und tippe dann auf die Spule auf Haus 30.
lesson-modern-2-done = Nach diesen Regeln bringt nur eine 1 einen Stein von Haus 30 vom Brett.
lesson-series = Kendalls Regeln von 1979
lesson-series-about = Erst alle Würfe, dann alle Züge
lesson-series-1 = Nach einer 1, 4 oder 5 wirfst du gleich weiter. Wirf, bis eine 2 oder 3 kommt.
lesson-series-1-done = Du hast eine 1 und eine 2 zu spielen, in beliebiger Reihenfolge.
lesson-series-2 = Spiele einen deiner beiden Würfe. Du kannst den Wurf zuerst wählen, neben den Stäben.
lesson-series-2-done = Ein Wurf ist noch übrig.
lesson-series-3 = Spiele den anderen Wurf, mit derselben Spule oder mit einer anderen.
lesson-series-3-done = Wer alle Würfe auf einmal hat, kann planen: einen zum Schlagen, einen, um in Sicherheit zu kommen.
lesson-entering = Kendalls Regeln, aus einem Wiki
lesson-entering-about = Am Anfang ist das Brett leer
lesson-entering-1 = Alle Steine beginnen neben dem Brett. Wirf und setz einen ein.
lesson-entering-1-done = Er kommt auf Haus 1 und zieht von dort sofort um die geworfene Zahl weiter.
lesson-entering-2 = Hier darf ein Stein auf einen eigenen ziehen. Wirf und setz noch eine Spule ein, auf Haus 4.
lesson-entering-2-done = Haus 4 ist besetzt, darum kommt die Spule auf das erste leere Haus dahinter.
lesson-jequier = Jéquiers Regeln
lesson-jequier-about = Ohne helle Seite gilt der Wurf als 6, und erst müssen alle Steine in die letzte Reihe
lesson-jequier-1 = Nach diesen Regeln sind vier dunkle Seiten mehr wert. Wirf und zieh mit einer Spule deiner Wahl.
lesson-jequier-1-done = Eine 6! Und eine 6 bringt noch einen Wurf, wie eine 1 und eine 4.
lesson-jequier-2 = Haus 26 ist sicher, das Wasser gleich danach nicht. Wirf und zieh von Haus 26 auf Haus 27.
lesson-jequier-2-done = Das Wasser schickt den Stein auf das erste leere Haus des ganzen Bretts.
lesson-jequier-3 = Wenn alle deine Steine in der letzten Reihe sind, dürfen sie hinaus: indem sie genau auf Haus 30 kommen. Wirf und bring die Spule dorthin.
lesson-jequier-3-done = Wer auf Haus 30 kommt, verlässt das Brett.
lesson-piccione = Picciones Regeln
lesson-piccione-about = Ein friedlicher Wettlauf: Nichts wird geschlagen, und Würfe darf man aufteilen
lesson-piccione-1 = Steine kommen mit einer 1 ins Spiel. Wirf und setz eine Spule auf Haus 1 ein.
lesson-piccione-1-done = Wer einen Stein einsetzt, bekommt noch einen Wurf, für diesen Stein.
lesson-piccione-2 = Du darfst einen Wurf auf deine Steine aufteilen. Wirf und zieh zuerst nur einen Schritt, von Haus 14 auf Haus 15.
lesson-piccione-2-done = Haus 15 bringt dir später noch einen Wurf. Drei Schritte deiner 4 sind übrig.
lesson-piccione-3 = Nutze einige oder alle der drei übrigen Schritte, mit einer Spule deiner Wahl.
lesson-piccione-3-done = Nach diesen Regeln kann kein Stein geschlagen werden. Es zählt, aus jedem Wurf das Beste zu machen.
lesson-bell = Bells Regeln
lesson-bell-about = Zehn Steine, ein Würfel, und wer geschlagen wird, ist für immer aus dem Spiel
lesson-bell-1 = Hier wird gewürfelt. Wirf und zieh auf den Kegel auf Haus 13.
lesson-bell-1-done = Der Kegel ist aus dem Spiel. Wer mehr Steine vom Brett bringt, gewinnt.
lesson-bell-2 = Ein Kegel steht auf Haus 26. Wirf und tippe dann auf deine Spule auf Haus 24.
lesson-bell-2-done = Auf den Häusern 26 bis 29 ist ein Stein sicher.
lesson-bell-3 = Wirf und tippe dann auf die Spule auf Haus 5.
lesson-bell-3-done = Durch markierte Häuser zieht man nur hindurch: Der Stein dort muss weiter, sobald er kann.
lesson-boards = Alte Bretter
lesson-boards-about = Bretter ohne Regeln, und die Regeln, die wir für sie gemacht haben
lesson-boards-1 = Die schlichtesten Bretter haben gar keine Zeichen. Wirf und bring die Spule von Haus 28 vom Brett.
lesson-boards-1-done = Auf diesen Brettern bringt jeder Wurf, der über das Ende hinausgeht, einen Stein vom Brett.
lesson-boards-2 = Auf älteren Brettern endete die Bahn oben links, und Haus 27 trug ein X. Wirf und zieh darauf.
lesson-boards-2-done = Niemand weiß, was das X bewirkte. Wir schicken den Stein auf das erste leere Haus.
lesson-boards-3 = Auf späten Brettern stehen Götter am Ende, und Horus auf Haus 30. Wirf und tippe dann auf die Spule dort.
lesson-boards-3-done = Nach unseren Regeln kann ein Stein das Haus des Horus nur mit einer 1 verlassen.
lesson-double = Das Doppelbrett
lesson-double-about = Sechzig Häuser auf zwei Brettern
lesson-double-1 = Zwei Bretter nebeneinander bilden eine lange Bahn. Wirf und zieh von Haus 30 hinüber.
lesson-double-1-done = Noch dreißig Häuser.

card-no-name = Ein Haus ohne Namen
card-rules = In diesem Spiel
card-ordinary = Hier geschieht nichts Besonderes.
card-told = Was man darüber erzählt
card-lesson = Lektion zu diesem Haus
card-others = Andere Häuser
card-loading = Einen Augenblick …
card-sign-none = Auf diesem Brett trägt es kein Zeichen.
card-sign-ankh = Sein Zeichen ist das Anch, „Leben“.
card-sign-nefer = Sein Zeichen ist das Nefer, „gut“ oder „schön“.
card-sign-circle = Sein Zeichen ist ein Kreis.
card-sign-water = Sein Zeichen sind drei Wasserlinien.
card-sign-cross = Es ist mit einem X markiert.
card-sign-three = Es ist mit drei Strichen markiert.
card-sign-three_birds = Drei Vögel stehen darauf.
card-sign-three_gods = Drei Götter sitzen darauf.
card-sign-two = Es ist mit zwei Strichen markiert.
card-sign-two_men = Zwei Männer sitzen darauf.
card-sign-two_gods = Zwei Götter sitzen darauf.
card-sign-one = Es ist mit einem Strich markiert.
card-sign-horus = Es trägt den Falken des Gottes Horus.

fact-house-thoth = Ein religiöser Text über das Spiel, der Große Spieltext, soll dieses erste Haus dem Gott Thot zuordnen.
fact-house-neith = Der Große Spieltext soll dieses Haus der Göttin Neith zuordnen.
fact-house-maat = Der Große Spieltext soll dieses Haus Maat zuordnen, der Göttin der Wahrheit und der Ordnung.
fact-house-thirty = Der Große Spieltext soll dieses Haus das Haus der Dreißig nennen.
fact-house-netting = Alte Listen nennen dieses Haus das Haus des Netzfangs.
fact-house-ankh = Auf dem Brett, das für Picciones Regeln gezeichnet wurde, steht hier das Anch zwischen Zeptern.
fact-house-rebirth = „Haus der Wiedergeburt“ und „Zweites Leben“ sind Namen, die ihm Spieler von heute gaben.
fact-house-nefer = Bretter zeigen hier das Nefer-Zeichen, einmal oder dreimal.
fact-house-good = Alte Texte nennen es „gut“ oder „schön“. „Haus der Schönheit“ und „Haus des Glücks“ sind moderne Namen.
fact-house-countdown = Der Louvre liest die letzten fünf Häuser als Countdown: gut, Wasser, drei, zwei, eins.
fact-house-cross = Auf älteren Brettern steht hier ein X. Zu Beginn der 18. Dynastie trat Wasser an seine Stelle.
fact-house-mu = Alte Texte nennen es mu, „Wasser“.
fact-house-penalty = War das Wasser eine Strafe oder eine Reinigung? Der Louvre lässt beides zu.
fact-house-three = Bretter zeigen hier drei Striche, drei Vögel oder drei Götter: die Zahl Drei.
fact-house-souls = Einige Bretter nennen hier die Seelen der Stadt Heliopolis.
fact-house-truths = „Haus der drei Wahrheiten“ ist ein moderner Name, von Timothy Kendall.
fact-house-two = Bretter zeigen hier zwei Striche, zwei sitzende Männer oder zwei Götter: die Zahl Zwei.
fact-house-re-atoum = „Haus des Re-Atum“ ist ein moderner Name, von Timothy Kendall.
fact-house-last = Das letzte Haus ist meist leer. Im späten Neuen Reich steht ein Falke oder ein Sonnengott darauf.
fact-house-sun = Der Gott dort soll Re-Harachte sein.
fact-house-horus = „Haus des Horus“ ist ein moderner Name.

odds-title = { $tool ->
    [die] Der Würfel: Würfe und Chancen
   *[sticks] Die Stäbe: Würfe und Chancen
  }
odds-heading = Die Chancen
odds-lead = { $tool ->
    [die] Vier Seiten, jede so wahrscheinlich wie die anderen.
    [other] { $ways } Arten zu fallen zählen, jede so wahrscheinlich wie die anderen.
   *[sticks] Vier Stäbe können auf sechzehn Arten fallen, jede so wahrscheinlich wie die anderen.
  }
odds-so-far = { $count ->
    [0] In diesem Spiel wurde noch nicht geworfen.
    [one] Bisher ein Wurf in diesem Spiel.
   *[other] Bisher { $count } Würfe in diesem Spiel, von beiden Seiten.
  }
odds-throw = Wurf
odds-chance = Chance
odds-expected = Erwartet
odds-thrown = Geworfen
odds-again = noch ein Wurf
odds-ways = { $count } von { $of }
odds-number = { $value }
throws-title = { $count ->
    [one] Der letzte Wurf
   *[other] Die letzten { $count } Würfe, der neueste zuerst
  }
throws-told = { $lost ->
    [no] { who-has } eine { $value } geworfen.
    [declined] { who-has } eine { $value } geworfen und darauf verzichtet, einen Stein vom Brett zu bringen.
    [passed] { who-has } eine { $value } geworfen und gepasst.
   *[other] { who-has } eine { $value } geworfen, aber damit war kein Zug möglich.
  }
throws-mark = { $lost ->
    [opening] Anfang
    [declined] nicht genutzt
    [passed] gepasst
   *[other] kein Zug
  }
odds-note = In einem kurzen Spiel liegen die Zahlen oft weit von dem, was man erwartet. Das ist Zufall, kein Fehler.

history-title = Eine kurze Geschichte des Senet
history-chapters = Kapitel
history-chapter = { $value }: { $name }
history-yours = Die Regeln deines Spiels
history-nobody = Niemand kennt die Regeln
history-nobody-lead = Mehr als zweitausend Jahre lang spielten Menschen am Nil Senet. Wir haben ihre Bretter, ihre Steine, ihre Bilder. Die Regeln sind verloren.
history-traces = Die ersten Spuren
history-traces-lead = Senet könnte so alt sein wie die ersten Könige Ägyptens. Aber die ältesten Funde sind am schwersten zu deuten.
history-amenhotep = Bretter von Königen und Schreibern
history-amenhotep-lead = Im Neuen Reich ist das Brett oft die Oberseite eines Kastens, und auf der gegenüberliegenden Seite ist ein zweites Spiel mit zwanzig Feldern.
history-tutankhamun = Die Spiele des Tutanchamun
history-tutankhamun-lead = Im Grab des jungen Königs lagen mehrere Spielkästen. Howard Carter, der es öffnete, beschrieb sie auf Karteikarten.
history-throwing = Stäbe, Knöchelchen und Tänzer
history-throwing-lead = Zuerst gab es Stäbe, auf einer Seite hell und auf der anderen dunkel. Später kamen Knöchelchen dazu.
history-last-houses = Die letzten fünf Häuser
history-last-houses-lead = Auf vielen Brettern tragen nur die letzten Häuser Zeichen. Die Zeichen änderten sich mit der Zeit, und sie sind die besten Hinweise, die wir haben.
history-journey = Vom Spiel zur Reise
history-journey-lead = Was als Zeitvertreib begann, wurde zum Sinnbild für die Reise der Toten durch die Unterwelt.
history-beyond = Jenseits des Nils
history-beyond-lead = Bretter mit dreißig Feldern kennt man auch aus Zypern und der Levante. Ob das Spiel am Nil begann, ist nicht sicher.
history-again = Die Rekonstruktionen
history-again-lead = Seit 1930 schlägt die Forschung Rekonstruktionen vor, die zu den Brettern, Bildern und Texten passen. Keine zwei stimmen überein. Auf dieser Seite kannst du sie spielen und vergleichen.
drawing-pieces = Kegel und Spulen, gezeichnet nach Steinen des Neuen Reichs.
drawing-old-board = Ein Brett mit drei Reihen zu sechs Feldern, wie das aus el-Mahasna. Unsere Zeichnung.
drawing-royal-board = Ein Brett wie das von Amenophis III., von oben. Unsere Zeichnung; die Farben sind von uns.
box-royal-board = Ein Brett wie das von Amenophis III. Unser Modell, mit Zeichen wie auf anderen Brettern der Zeit; Farben, Rahmen, Seiten und Schublade sind von uns.
drawing-royal-box = Ein Kasten auf einem Schlitten, wie der des Tutanchamun. Unsere Zeichnung.
box-royal-box = Ein Kasten auf einem Schlitten, wie der des Tutanchamun. Unser Modell, mit Zeichen wie auf anderen Brettern der Zeit; Rahmen, Seiten, Schublade und die Form des Schlittens sind von uns.
drawing-sticks = Zwei Paare von Stäben wie die des Tutanchamun: Finger und Fuchsköpfe. Unsere Zeichnung.
drawing-last-houses = Die letzten fünf Häuser: oben ältere Bretter, dann das frühe und das späte Neue Reich. Zum Vergleich laufen alle von links nach rechts.
drawing-players = Das Spiel von der Seite, wie ägyptische Bilder es zeigen. Unsere Zeichnung.
drawing-stone = Ein Stein mit drei Reihen zu zehn Mulden, wie die aus Zypern. Unsere Zeichnung.
box-stone = Ein Stein mit drei Reihen zu zehn Mulden, wie die aus Zypern. Unser Modell; die ebenmäßige Form und die Linien zwischen den Mulden sind von uns.

fact-name = „Senet“ bedeutet „Vorbeiziehen“.
fact-boards-known = Piccione kannte mehr als 120 Bretter.
fact-forgotten = In römischer Zeit kam das Spiel außer Gebrauch.
fact-rules-lost = Wie die Steine zogen und was die markierten Häuser bewirkten.
fact-hesy-re = Teile möglicher Bretter lagen in Gräbern aus der Zeit um 3100 v. Chr. Das erste unzweifelhafte Bild findet sich im Grab des Hesire aus der 3. Dynastie.
fact-el-mahasna = Ein Tonbrett mit drei Reihen zu sechs Feldern und zwölf Steinen aus el-Mahasna wurde das älteste von allen genannt (globalegyptianmuseum.org, Nummer 455).
fact-el-mahasna-doubt = Ob dieses Brett überhaupt Senet ist. Wozu es diente, ist in der Forschung umstritten.
fact-nikauhor = Zwei Männer spielen neben Musikanten an einer Wand der Kapelle des Nikauhor in Sakkara, 5. Dynastie (Metropolitan Museum, 08.201.2a–g).
fact-pepi-ankh = Im Grab des Pepianch in Meir, um 2300 v. Chr., necken sich die Spieler: Einer sagt, sein Stein sei angekommen und er werde zusehen, wie der des anderen weggenommen wird; der andere entgegnet, das Vorbeiziehen gehöre ihm.
fact-amenhotep = Ein Brett aus Fayence trägt den Namen Amenophis’ III., um 1390 bis 1353 v. Chr. Es ist 21 cm lang; vier seiner Felder tragen Zahlen oder das Zeichen für „gut“ (Brooklyn Museum, 49.56a-b).
fact-merymaat = Vom Spielkasten des Schreibers Merimaat aus Abydos, aus der Zeit Thutmosis’ III., sind Einlagen aus Fayence erhalten. Das Holz ist modern (Metropolitan Museum, 01.4.1a).
fact-zawiyet = Ein Kasten mit seinen Steinen und einem Drehwürfel, einer Art Kreisel, kommt aus Saujet el-Arjan, frühe 18. Dynastie (Museum of Fine Arts Boston, 11.3095–11.3097).
fact-tut-large = Sein großes Spiel ist aus Ebenholz und Elfenbein. Der Kasten ist 44,4 cm lang und steht auf einem Schlitten (Kairo, JE 62058).
fact-tut-squares = Fünf seiner Felder sind beschriftet.
fact-tut-small = Ein kleiner Kasten aus Elfenbein, 13,4 cm lang, trägt die Namen des Königs auf den Seiten (Kairo, JE 62061).
fact-tut-pieces = Ein weiterer Kasten aus Elfenbein war nie geöffnet worden. Darin lagen fünf rote und fünf weiße Steine und zwei Knöchelchen (Carter 585r).
fact-tut-sticks = Tutanchamun hatte zwei Paare von Stäben, 17,5 cm lang, oben dunkles Ebenholz und unten weißes Elfenbein. Das eine Paar endet in Menschenfingern, das andere in Fuchsköpfen.
fact-hesy-sticks = Das Bild des Hesire zeigt vier Stäbe neben dem Brett.
fact-bones = Knöchelchen werden ab der 17. Dynastie üblich. Auf Bildern des Neuen Reichs wird mit nichts anderem geworfen (Metropolitan Museum, 16.10.505a–c).
fact-neferkhawet = Im Grab des Neferchaut lagen fünf Kegel und fünf Spulen (Metropolitan Museum).
fact-dancers = Die Steine hießen „Tänzer“.
fact-counting = Wie Stäbe oder Knöchelchen gezählt wurden.
fact-tab = Die Werte, die man heute nimmt, auch auf dieser Seite, sind die von Tâb, einem Stabspiel aus dem neuzeitlichen Ägypten: Edward Lane beschrieb es, und Carter schrieb es auf die Karteikarte zu Tutanchamuns Spielkasten ab.
fact-old-marks = Bis zur 17. Dynastie sind die Zeichen: gut, ein X, drei Striche, zwei Striche. Die Bahn endet oben links.
fact-water-comes = Zu Beginn der 18. Dynastie tritt Wasser an die Stelle des X. Ein Brett im Ägyptischen Museum der Rosenkreuzer in San José (Kalifornien) hat schon das Wasser, aber das Spiel läuft noch in der alten Richtung. Wahrscheinlich ist es ein Bindeglied zwischen beiden Formen.
fact-imenmes = Auf dem Spielkasten des Imenmes im Louvre stehen drei Vögel auf Haus 28 und zwei sitzende Figuren auf Haus 29.
fact-house-names = Die meisten Namen der Häuser, die heute gebraucht werden, sind modern. Von den alten Namen sind nur noch einige lesbar.
fact-dead-play = Schon vor etwa 4300 Jahren zeigen Bilder in Gräbern, wie die Toten gegen die Lebenden spielen.
fact-spell = Im Neuen Reich lässt Spruch 17 des Totenbuchs die Verstorbenen spielen; das Brett wird zum Weg durch die Unterwelt.
fact-nefertari = Königin Nefertari spielt in ihrem Grab allein, gegen jemanden, den niemand sieht (Tal der Königinnen, Grab 66).
fact-ani = Ani und Tutu sitzen im Papyrus des Ani am Spiel, um 1250 v. Chr. (British Museum, EA 10470,7).
fact-lion = Ein anderer Papyrus macht sich über solche Bilder lustig. Ein Löwe und eine Antilope sitzen am Brett, um 1100 v. Chr. (British Museum, EA 10016).
fact-cyprus = Auf Zypern wurden zwischen 2500 und 1050 v. Chr. an vielen Orten, etwa in Sotira Kaminoudhia und Marki Alonia, Bretter für Senet und für Mehen hergestellt, ein anderes ägyptisches Spiel.
fact-cyprus-more = Aus dem bronzezeitlichen Zypern sind, Senet und Mehen zusammengenommen, mehr Spielbretter bekannt als aus jeder anderen alten Kultur (Crist 2016).
fact-levant = In welcher Richtung das Spiel zwischen Ägypten und der Levante wanderte. Manche Forscher meinen, es sei aus Ägypten gekommen, andere, es sei umgekehrt gewesen.
fact-arad = In Tel Arad in Israel gibt es ein Brett mit dreißig gebohrten Mulden, aus der frühen Bronzezeit.
fact-backgammon = Ob Backgammon von Senet abstammt, wie oft erzählt wird. Crist, der die Bretter erforscht, warnt vor solchen Behauptungen.
fact-jequier = 1930: Gustave Jéquier, die älteste Rekonstruktion, die man hier spielen kann.
fact-kendall = 1978: Timothy Kendall, „Passing Through the Netherworld“. Die erste Lektion dieser Seite folgt seinen Regeln.
fact-piccione = 1977 und 1980: Peter Piccione, der vor allem erforschte, was das Spiel bedeutete.
fact-bell = 1979: R. C. Bell, mit zehn Steinen pro Seite.
fact-retold = Keine dieser vier Rekonstruktionen haben wir im Original gelesen. Die Regeln jedes Spiels sagen, wer sie wiedergibt und was zweifelhaft ist.
fact-fair-sticks = Wie echte Stäbe fielen. Halbrunde Stäbe sind nicht ganz fair. Unsere sind es: Jede Seite ist so wahrscheinlich wie die andere.

## later: fairness (checking that the throws are fair)

fairness-menu = Sind die Würfe fair?
fairness-menu-note = Jeden Wurf selbst prüfen
fairness-line = Die Würfe dieses Spiels standen schon vor dem ersten Wurf fest. Ihr Code:
fairness-title = Sind die Würfe fair?
fairness-lead = Niemand kann während des Spiels einen Wurf ändern: du nicht, der Computer nicht, diese Seite nicht.
fairness-toss = Es spielt keine Rolle, wie lange du vor einem Wurf drückst und wie hoch du wirfst: Die Chancen bleiben immer gleich.
fairness-wait = Einen Augenblick …
fairness-fault = Die Würfe können jetzt nicht geprüft werden. ({ $reason })
fairness-no-code = Der Code der Würfe kann nicht gezeigt werden. ({ $reason })
fairness-close = Schließen
fairness-bound-title = Festgelegt vor dem ersten Wurf
fairness-blind = Kein Computergegner kennt je die kommenden Würfe.
fairness-bound = Alle Würfe werden aus einer geheimen Zahl berechnet, dem Startwert. Notiere diesen Code, der daraus gebildet wurde. Ist er am Ende noch derselbe, hat niemand den Startwert geändert.
fairness-code-full = Der ganze Code (SHA-256)
fairness-seed-later = Der Startwert wird gezeigt, wenn das Spiel zu Ende ist.
fairness-seed-shown = Das Spiel ist zu Ende: Hier ist der Startwert.
fairness-seed-label = Startwert
fairness-sum-label = Den Code selbst berechnen, in einem Terminal
fairness-copy = Kopieren
fairness-copied = Kopiert.
fairness-marked = Markiert. Kopiere es jetzt selbst.
fairness-check-title = Jeder Wurf
fairness-check = Jeden Wurf prüfen
fairness-check-right = { $count ->
    [0] Geprüft: In diesem Spiel wurde noch nicht geworfen.
    [one] Geprüft: Der eine Wurf dieses Spiels kommt aus dem Startwert.
   *[other] Geprüft: Alle { $count } Würfe dieses Spiels kommen aus dem Startwert.
  }
fairness-check-wrong = { $count ->
    [one] Wurf { $number } kommt nicht aus dem Startwert. Jemand hat dieses Spiel verändert.
   *[other] { $count } Würfe kommen nicht aus dem Startwert, als erster Wurf { $number }. Jemand hat dieses Spiel verändert.
  }
fairness-throw-right = { $value } – richtig
fairness-throw-wrong = { $recorded } – müsste { $expected } sein
fairness-odds-title = Geworfen und erwartet
fairness-figure = Chi-Quadrat { NUMBER($figure, maximumFractionDigits: 2) }, p = { NUMBER($chance, maximumFractionDigits: 3) }.
fairness-verdict-too_few = { $throws ->
    [0] Es wurde noch nicht geworfen.
    [one] Ein Wurf ist zu wenig, um etwas zu sagen.
   *[other] { $throws } Würfe sind zu wenig, um etwas zu sagen.
  }
fairness-verdict-as_expected = Diese { $throws } Würfe sind, wie man es erwartet: In { NUMBER($hundred, maximumFractionDigits: 0) } von 100 fairen Spielen fallen sie ebenso ungleichmäßig oder noch ungleichmäßiger aus.
fairness-verdict-unusual = Diese { $throws } Würfe sind ungewöhnlich. Nur in { NUMBER($hundred, maximumFractionDigits: 1) } von 100 fairen Spielen fallen sie so ungleichmäßig aus. Das kommt hin und wieder vor.
fairness-verdict-very_unusual = Diese { $throws } Würfe sind sehr ungewöhnlich. In weniger als einem von 1000 fairen Spielen fielen sie so ungleichmäßig aus. Prüfe unten jeden Wurf.
fairness-afar = In einem Spiel per Link werden die Würfe aus geheimen Zahlen beider Seiten berechnet. Jeder Link, den du bekommst, wird geprüft.

## later: shared-throws (the game of the day)

daily-title = Spiel des Tages
daily-note = Heute dieselben Würfe für alle
daily-heading = Spiel des Tages, { $date }
daily-lead = Wer heute mitspielt, bekommt überall auf der Welt dieselben Würfe. Wer macht das Beste daraus?
daily-how = Du spielst { $side ->
    [white] Weiß
   *[black] Schwarz
  } gegen { $opponent ->
    [casual] den Hobbyspieler
   *[other] den Computer
  }, nach den Regeln „{ $name }“. Die Würfe bestimmt allein das Datum.
daily-device = Es gilt das Datum dieses Geräts.
daily-another = Das ist nicht das Spiel von heute, sondern das eines anderen Tages.
daily-play = Spielen
daily-play-today = Das Spiel von heute spielen
daily-play-again = Noch einmal spielen
daily-best = Dein bestes Ergebnis von heute
daily-replayed = Du darfst es spielen, sooft du willst. Das erste Mal zählt am meisten: Danach kennst du die Würfe.
daily-won = Gewonnen nach { $throws } Würfen; der Computer hatte noch { $left ->
    [one] einen Stein
   *[other] { $left } Steine
  } vom Brett zu bringen.
daily-lost = Verloren nach { $throws } Würfen; du hattest noch { $left ->
    [one] einen Stein
   *[other] { $left } Steine
  } vom Brett zu bringen.
daily-drawn = Unentschieden nach { $throws } Würfen.
daily-text = Senet, Spiel des Tages, { $date }: { $result } { $link }
daily-copy = Das Ergebnis kopieren
daily-copied = Kopiert.
daily-not-copied = Dieser Browser lässt die Seite nichts kopieren. Hier ist der Text:
daily-show = Ergebnis und Text zum Kopieren
daily-bad-date = „{ $value }“ ist kein Datum. Schreib es so: 2026-11-21.
daily-today-instead = Dies ist das Spiel von heute.
daily-unkept = Hier wird nichts gespeichert. Das Ergebnis ist weg, wenn die Seite geschlossen wird.
daily-fault = Das Spiel des Tages kann nicht beginnen. ({ $reason })
daily-close = Schließen

## later: correspondence (play by link)

correspondence-title = Per Link spielen
correspondence-note = Mit jemandem weit weg, Zug um Zug
correspondence-lead = Zwei Menschen, zwei Geräte, so viel Zeit, wie ihr wollt. Jeder Zug ergibt einen Link. Den schickst du deinem Gegenüber, über einen Messenger oder per Mail.
correspondence-rules = Regeln: „{ $name }“, wie jetzt auf dem Brett. Für andere Regeln beginne zuerst ein neues Spiel damit.
correspondence-sides-drawn = Nach diesen Regeln entscheiden die ersten Würfe, wer welche Farbe spielt.
correspondence-side = Deine Farbe
correspondence-white = { $begins ->
    [yes] Weiß, und du beginnst
   *[no] Weiß
  }
correspondence-black = { $begins ->
    [yes] Schwarz, und du beginnst
   *[no] Schwarz
  }
correspondence-fair = Die Würfe werden aus geheimen Zahlen beider Seiten berechnet. Keine Seite kann sie beeinflussen.
correspondence-make = Link erstellen
correspondence-kept = Spiele, die du begonnen hast
correspondence-kept-game = „{ $name }“, letzter Zug { $date }
correspondence-kept-over = „{ $name }“, beendet, letzter Zug { $date }
correspondence-resume = Weiterspielen
correspondence-resume-named = Weiterspielen: { $game }
correspondence-forget = Löschen
correspondence-forget-named = Löschen: { $game }
correspondence-your-turn = { $side ->
    [white] Spiel per Link: Du bist dran. Du spielst Weiß.
    [black] Spiel per Link: Du bist dran. Du spielst Schwarz.
   *[none] Spiel per Link: Du bist dran. Die ersten Würfe entscheiden, wer welche Farbe spielt.
  }
correspondence-over = Dieses Spiel per Link ist zu Ende.
correspondence-send-invitation = Schick diesen Link deinem Gegenüber.
correspondence-send-answer = Du bist dem Spiel beigetreten. Schick diesen Link zurück: Dann kann dein Gegenüber weiterspielen.
correspondence-send = Schick diesen Link deinem Gegenüber und warte auf die Antwort.
correspondence-send-begins = Dein Gegenüber beginnt. Schick diesen Link und warte auf die Antwort.
correspondence-send-last = Das Spiel ist zu Ende. Schick diesen letzten Link, damit dein Gegenüber es auch sieht.
correspondence-link = Link zum Verschicken
correspondence-copy = Kopieren
correspondence-copied = Kopiert. Schick ihn jetzt deinem Gegenüber.
correspondence-marked = Der Link ist markiert. Kopiere ihn jetzt selbst.
correspondence-share = Teilen …
correspondence-share-text = Du bist dran in unserem Senet-Spiel
correspondence-shared = Geteilt.
correspondence-not-shared = Der Link konnte nicht geteilt werden. Bitte kopiere ihn.
correspondence-qr = QR-Code
correspondence-qr-label = QR-Code des Links
correspondence-paste = Link bekommen? Füge ihn hier ein
correspondence-open = Öffnen
correspondence-no-link = In diesem Text ist kein Link zu einem Spiel.
correspondence-unkept = Hier wird nichts gespeichert. Lass diesen Tab offen, bis dein Gegenüber geantwortet hat, und füge dann dessen Link hier ein.
correspondence-copy-note = Nur dieser Browser kann dieses Spiel fortsetzen, und manche Browser löschen ihre Daten nach einer Woche ohne Besuch. Davor schützt eine Kopie als Datei. Sie enthält deine geheime Zahl. Schick sie nicht deinem Gegenüber.
correspondence-copy-save = Eine Kopie als Datei behalten
correspondence-copy-open = Eine Kopie aus einer Datei öffnen
correspondence-copy-wrong = Diese Datei ist keine Kopie eines Spiels per Link, oder sie ist beschädigt.
correspondence-gone = Dieses Spiel per Link ist in diesem Browser nicht mehr gespeichert: Seine Daten wurden gelöscht, von dir oder vom Browser, oder es wurde anderswo begonnen. Du kannst es ansehen. Hast du eine Kopie als Datei, dann öffne sie unter „Per Link spielen“, um weiterzuspielen.
correspondence-refused = Der Link kann nicht geöffnet werden. ({ $reason })
correspondence-refused-link_damaged = Dieser Link ist beschädigt. Ein Teil fehlt, oder jemand hat ihn verändert. Bitte lass ihn dir noch einmal schicken.
correspondence-refused-link_form = Dieser Link kommt aus einer anderen Version des Spiels. Beide brauchen dieselbe Version.
correspondence-refused-other_game = Dieser Link gehört zu einem anderen Spiel.
correspondence-refused-own_link = Diesen Link hast du selbst erstellt. Schick ihn deinem Gegenüber.
correspondence-refused-old_link = Das ist ein alter Link: Das Spiel ist inzwischen weitergegangen.
correspondence-refused-history_changed = Dieser Link enthält andere Züge als die, die ihr gespielt habt. Jemand hat ihn verändert.
correspondence-refused-value_changed = Die Würfe in diesem Link passen nicht zu dem, was vor dem Spiel festgelegt wurde. Jemand hat ihn verändert.
correspondence-refused-illegal_turn = In diesem Link ist ein Zug, den die Regeln nicht erlauben. Jemand hat ihn verändert.
correspondence-refused-turn_unfinished = Der Zug in diesem Link ist nicht zu Ende. Bitte frag noch einmal nach dem Link.
correspondence-refused-not_a_player = Dieser Browser kennt dieses Spiel nicht. Es wurde auf einem anderen Gerät oder in einem anderen Browser begonnen, oder dieser Browser hat seine Daten gelöscht: Manche tun das nach einer Woche ohne Besuch. Spiele dort weiter, wo es begonnen wurde, oder öffne deine Kopie unter „Per Link spielen“.

## later: sharing (sharing, saving, looking back)

prompt-looking = Du siehst dir einen früheren Zug an.
button-back-in-game = Zurück zum Spiel
said-back-in-game = Zurück zum Spiel.
said-at-start = Der Anfang des Spiels.
said-playing-on = Von hier aus spielst du weiter.
look-back = Spielverlauf ansehen
look-back-note = Das Spiel Zug für Zug ansehen oder ab einem früheren Zug weiterspielen
look-back-here = Auf dem Brett zeigen
look-first = Zum Anfang
look-back-one = Einen Zug zurück
look-on = Einen Zug vor
look-last = Zum letzten Zug
look-moment = { $at } von { $last }
look-play-on = Von hier aus weiterspielen

menu-share = Dieses Spiel teilen oder speichern
menu-share-note = Als Link, Bild, Text oder Datei
menu-open = Ein Spiel öffnen
menu-open-note = Aus einer Datei oder einem Text
share-title = Teilen oder speichern
share-link-title = Ein Link
share-subject-game = Das ganze Spiel, zum Nachspielen und Weiterspielen
share-subject-position = Nur das Brett, wie es jetzt steht
share-copy = Kopieren
share-copied = Kopiert.
share-copy-by-hand = Der Browser lässt die Seite nichts kopieren. Der Text ist markiert. Kopiere ihn selbst.
share-send = Senden …
share-invites-game = Ein Spiel Senet
share-invites-position = Eine Stellung im Senet: Was würdest du spielen?
share-no-address = Diese Kopie der Seite ist eine Datei oder Teil einer anderen Seite, darum gibt es keinen Link zum Teilen. Eine Datei, ein Text oder ein Bild geht.
share-picture-title = Ein Bild
share-save-picture = Das Bild speichern
share-picture-noise = Dieser Browser verbirgt vor Seiten, was sie gezeichnet haben, damit dich niemand wiedererkennt; das Bild wäre nur Rauschen. Erlaube dieser Website, Canvas-Daten zu verwenden, oder mach ein Bildschirmfoto.
share-file-title = Eine Datei oder ein Text
share-save-game = Das Spiel als Datei speichern
share-text = Das Spiel als Text
# After a game: a picture with its result, and a link to a game with the same throws. The sentence is sent to a friend.
send-result = Das verschicken
send-line = { $outcome ->
    [won] Bei Senet { $score } gewonnen
    [lost] Bei Senet { $score } verloren
   *[other] Eine Partie Senet: { $score }
  }, in { $throws ->
    [one] 1 Wurf
   *[other] { $throws } Würfen
  }.
send-invites = Dieselben Würfe für dich?
send-picture = Das Ergebnis dieses Spiels und das Brett am Ende
open-title = Ein Spiel öffnen
open-safe = Das Spiel, das jetzt auf dem Brett ist, geht nicht verloren: Du kannst es danach zurückholen.
open-file = Ein gespeichertes Spiel
open-paste = Oder füge hier den Text eines Spiels oder einen Link dazu ein
open-now = Öffnen
open-empty = Es gibt noch nichts zu öffnen. Wähle eine Datei oder füge einen Text ein.
open-too-long = Das ist zu lang für ein Senet-Spiel.
open-no-game = Das ist kein Senet-Spiel, oder es ist beschädigt.
open-bad-line = Zeile { $line } dieses Textes kann nicht gespielt werden, darum wurde das Spiel nicht geöffnet.
open-encoding = Ab Zeile { $line } ist diese Datei weder UTF-8 noch UTF-16. Speichere sie in deinem Editor noch einmal mit der Codierung UTF-8.
open-bad-link = Dieser Link führt zu keinem Senet-Spiel, oder ein Teil davon fehlt.
said-opened = Das Spiel ist geöffnet.

## later: accessibility (facing, full screen, keys that answer questions)

turn-take = Den Kasten in die Hand nehmen
turn-how = Der Kasten ist in deiner Hand. Pfeiltasten drehen ihn, die Leertaste zeigt die nächste Seite, Esc stellt ihn zurück.
turn-next = Nächste Seite
turn-back = Zurückstellen
turn-board = Das Brett: Du kannst es drehen. Pfeiltasten drehen es, die Leertaste zeigt die nächste Seite, Esc stellt es zurück.
turn-flat = Hier ist das Brett eine flache Zeichnung, die sich nicht drehen lässt.

query-plain = { $text }.
query-pieces = { $who ->
    [you] Deine Steine: { $houses }.
    [computer] Die Steine des Computers: { $houses }.
   *[other] { $side ->
        [white] Die Kegel von Weiß: { $houses }.
       *[black] Die Spulen von Schwarz: { $houses }.
      }
  }
query-pieces-none = { $who ->
    [you] Du hast keinen Stein auf dem Brett.
    [computer] Der Computer hat keinen Stein auf dem Brett.
   *[other] { $side ->
        [white] Weiß hat keinen Kegel auf dem Brett.
       *[black] Schwarz hat keine Spule auf dem Brett.
      }
  }
query-move = Von { $from } auf { $to }.
query-move-hit = Von { $from } auf { $to }, schlägt.
query-move-off = { $from }, vom Brett.
query-move-enter = Ein neuer Stein auf { $to }.
query-move-enter-hit = Ein neuer Stein auf { $to }, schlägt.
query-sticks = Die Stäbe zeigen { $value }: { $light } hell, { $dark } dunkel.
query-sticks-none = Es wurde noch nichts geworfen.
query-die = Der Würfel zeigt { $value }.
query-steps = { $count ->
    [one] Ein Schritt ist übrig.
   *[other] { $count } Schritte sind übrig.
  }
query-in-hand = Noch zu spielen: { $list }.
query-off = { $pieces ->
    [one] { $who ->
        [you] Dein einziger Stein
        [computer] Der einzige Stein des Computers
       *[other] { $side ->
            [white] Der einzige Kegel von Weiß
           *[black] Die einzige Spule von Schwarz
          }
      } ist { $count ->
        [0] noch nicht vom Brett
       *[other] vom Brett
      }.
   *[other] { $who ->
        [you] Du hast
        [computer] Der Computer hat
       *[other] { $side ->
            [white] Weiß hat
           *[black] Schwarz hat
          }
      } { $side ->
        [white] { $count ->
            [0] noch keinen
            [1] einen
           *[other] { $count }
          }
       *[black] { $count ->
            [0] noch keine
            [1] eine
           *[other] { $count }
          }
      } von { $pieces } { $side ->
        [white] Kegeln
       *[black] Spulen
      } vom Brett gebracht.
  }
query-hand = { $count ->
    [one] Ein Stein muss noch ins Spiel.
   *[other] { $count } Steine müssen noch ins Spiel.
  }
query-taken = { $count ->
    [one] Ein Stein ist aus dem Spiel.
   *[other] { $count } Steine sind aus dem Spiel.
  }
query-way = { $who ->
    [you] Deine Steine haben zusammen noch { $count ->
        [one] ein Haus
       *[other] { $count } Häuser
      } vor sich.
    [computer] Die Steine des Computers haben zusammen noch { $count ->
        [one] ein Haus
       *[other] { $count } Häuser
      } vor sich.
   *[other] { $side ->
        [white] Die weißen Steine
       *[black] Die schwarzen Steine
      } haben zusammen noch { $count ->
        [one] ein Haus
       *[other] { $count } Häuser
      } vor sich.
  }
query-to-end = { $count ->
    [one] Noch ein Haus, und ein Stein von hier ist vom Brett.
   *[other] Von hier hat ein Stein noch { $count } Häuser vor sich.
  }

brief-said-thrown = { $who ->
    [you] Du: { $value }.
    [computer] Computer: { $value }.
   *[other] { who }: { $value }.
  }
brief-said-moved = { $who ->
    [you] Du, von { $from } auf { $to }.
    [computer] Computer, von { $from } auf { $to }.
   *[other] { who }, von { $from } auf { $to }.
  }
brief-said-bumped = Geschlagen: von { $from } auf { $to }.
brief-said-borne-off = { $who ->
    [you] Du, { $from } vom Brett.
    [computer] Computer, { $from } vom Brett.
   *[other] { who }, { $from } vom Brett.
  }
brief-said-throw-again = Noch ein Wurf.
brief-said-only-move = { $to ->
    [off] Einziger Zug: { $from } vom Brett.
   *[other] Einziger Zug: von { $from } auf { $to }.
  }
brief-said-passed-no_move = Kein Zug.
brief-said-aim = { $to ->
    [off] { $from } vom Brett.
   *[other] Von { $from } auf { $to }.
  }

accessibility-auto-move = Den einzig möglichen Zug und weitere Würfe für mich ausführen
accessibility-brief = Kurze Ansagen für Screenreader
accessibility-facing = Das Brett für zwei drehen, die sich gegenübersitzen
accessibility-facing-note = Wenn der Tisch zwischen euch steht
accessibility-flip = Das Brett andersherum
accessibility-flip-note = Das erste Haus am anderen Ende
accessibility-full-screen = Vollbild
accessibility-no-full-screen = Der Browser erlaubt hier kein Vollbild.
accessibility-afresh = Von vorn anfangen
accessibility-reset = Alle Einstellungen zurücksetzen
accessibility-forget-note = Die Seite speichert alles nur auf diesem Gerät. Manche Browser löschen es, wenn du eine Woche lang nicht hier warst.
accessibility-forget = Alles auf diesem Gerät löschen …
accessibility-forget-title = Alles löschen?
accessibility-forget-what = Alles, was diese Seite gespeichert hat, wird von diesem Gerät gelöscht: deine Einstellungen, Spiele (auch die per Link), Ergebnisse, Lektionen, Aufgaben und Regeln. Das lässt sich nicht rückgängig machen.
accessibility-forget-yes = Alles löschen
accessibility-forget-no = Alles behalten
accessibility-not-forgotten = Nicht alles konnte gelöscht werden. In den Einstellungen des Browsers lässt sich löschen, was eine Website gespeichert hat.

## later: kiosk (the unattended screen)

kiosk-attract-label = Senet-Vorführung
kiosk-invitation = Berühre den Bildschirm und spiel mit
kiosk-caption-race = Senet ist ein Wettlauf zu zweit. Wer zuerst alle eigenen Steine vom Brett gebracht hat, gewinnt.
kiosk-caption-age = Mehr als zweitausend Jahre lang haben die Menschen am Nil Senet gespielt.
kiosk-caption-throw = Erst der Wurf, dann der Zug: Der Wurf sagt, wie viele Häuser weit ein Stein ziehen darf.
kiosk-caption-signs = Auf vielen alten Brettern tragen nur die letzten fünf Häuser Zeichen. Eines davon ist Wasser.
kiosk-caption-rules = Niemand kennt die alten Regeln. Diese hier haben Forscherinnen und Forscher unserer Zeit rekonstruiert.
kiosk-caption-computer = Hier spielt der Computer gegen sich selbst. Kannst du es besser?
kiosk-news-hit = Geschlagen: Ein Stein ist auf einem anderen gelandet, und beide tauschen die Plätze.
kiosk-news-water = Ein Stein ist ins Wasser gefallen. Er muss heraus, bevor seine Seite weiterziehen kann.
kiosk-news-home = Ein Stein ist vom Brett. Wer zuerst alle eigenen vom Brett bringt, gewinnt.
kiosk-news-comeback = Diese Seite lag zurück und hat doch gewonnen: Bei Senet ist vor dem letzten Wurf nichts entschieden.
kiosk-take-home = Zum Mitnehmen: Richte die Kamera deines Handys hierher.

kiosk-bar-label = Für diesen Besuch
kiosk-languages = Sprache
kiosk-larger = Größer
kiosk-contrast = Hoher Kontrast
kiosk-sound = Ton
kiosk-finish = Beenden

kiosk-still-title = Bist du noch da?
kiosk-still-what = Berühre den Bildschirm, um weiterzuspielen. Sonst wird das Spiel für den nächsten Gast zurückgesetzt.
kiosk-still-left = { $seconds ->
    [one] Noch eine Sekunde
   *[other] Noch { $seconds } Sekunden
  }
kiosk-still-go-on = Ich bin noch da
kiosk-visit-over = Der Besuch ist zu Ende. Alles wurde zurückgesetzt.

kiosk-curator-title = Für das Museumsteam
kiosk-curator-day = Tag
kiosk-curator-begun = Begonnene Spiele
kiosk-curator-ended = Zu Ende gespielte Spiele
kiosk-curator-resets = Durch Zeitablauf beendete Besuche
kiosk-curator-none = Es hat noch niemand gespielt.
kiosk-curator-note = Diese Zahlen bleiben sechzig Tage auf diesem Gerät und sind nirgends sonst gespeichert.
kiosk-curator-not-kept = Hier wird nichts gespeichert: Die Zahlen sind weg, wenn die Seite geschlossen wird.
kiosk-curator-file = Datei des Museums
kiosk-file-none = Es wird keine Datei des Museums benutzt.
kiosk-file-good = Alles aus { $file } gilt. Diese Fassung gilt seit dem { $date }.
kiosk-file-unreachable = { $file } ist jetzt nicht zu erreichen. Es gilt die letzte gute Fassung, und zwar seit dem { $date }.
kiosk-file-faulty = { $file } hat Fehler. Es gilt die letzte gute Fassung, und zwar seit dem { $date }.
kiosk-file-copy = { $file } lässt sich so nicht benutzen. Es gilt die Kopie auf diesem Gerät, und zwar seit dem { $date }.
kiosk-file-copied = Eine Kopie liegt auf diesem Gerät, für einen Start ohne Internet.
kiosk-file-unkept = Dieser Browser speichert keine Kopie der Datei. Nach einem Start ohne Internet fehlt sie. ({ $reason })
kiosk-file-read-again = Noch einmal lesen
# Says whether the screen stays on; one of the three is shown.
kiosk-screen-awake = Der Bildschirm wird wach gehalten.
kiosk-screen-resting = Das Museum ist geschlossen: Der Bildschirm darf einschlafen.
kiosk-screen-refused = Dieser Browser lässt den Bildschirm einschlafen. Ändere die Energieeinstellungen des Geräts. ({ $reason })
kiosk-screen-insecure = Der Bildschirm kann einschlafen, weil diese Seite über http geöffnet wurde. Öffne sie über https oder auf diesem Computer selbst, oder ändere die Energieeinstellungen des Geräts.
# $list is a list of names of languages.
kiosk-not-drawn = Nicht angeboten, weil diesem Gerät die Schrift fehlt: { $list }
kiosk-corner = { $count ->
    [one] Datei des Museums: { $fault }
   *[other] Datei des Museums, { $count } Fehler. Der erste: { $fault }
  }
kiosk-fault-long = { $field }: Der Text ist zu lang: { $found } Zeichen, Platz ist für { $most }. Kürze ihn.
kiosk-fault-count = { $field }: Das sind zu viele Einträge: { $found }, Platz ist für { $most }. Nimm welche heraus.
kiosk-fault-empty = { $field }: Hier steht nichts. Schreib etwas, oder nimm das Feld heraus.
kiosk-fault-range = { $field }: { $found } geht nicht. Möglich sind { $least } bis { $most } Sekunden.
kiosk-fault-inches = { $field }: { $found } geht nicht. Möglich sind { $least } bis { $most } Zoll.
kiosk-fault-time = { $field }: { $found } ist keine Uhrzeit. Schreib sie wie 09:30.
kiosk-fault-choice = { $field }: { $found } ist nicht bekannt. Möglich sind: { $allowed }.
kiosk-fault-kind = { $field }: Hierher gehört { $kind ->
    [text] ein Text, in Anführungszeichen.
    [number] eine Zahl, ohne Anführungszeichen.
    [flag] true oder false, ohne Anführungszeichen.
    [list] eine Liste, in eckigen Klammern.
   *[group] eine Gruppe, in geschweiften Klammern.
}
kiosk-fault-missing = { $field } fehlt.
kiosk-fault-rules = { $field }: { $reason }
kiosk-fault-twice = { $field }: { $found } steht zweimal da. Nimm eines heraus.
kiosk-fault-picture-name = { $field }: { $found } ist kein Bild für diesen Bildschirm. Nenne eine Datei im selben Ordner, die auf .png, .jpg, .webp, .gif oder .svg endet.
kiosk-fault-address = { $field }: { $found } ist keine Adresse, die Besucher öffnen können. Sie beginnt mit https://.
kiosk-fault-no-group = Die ganze Datei muss eine Gruppe sein, in geschweiften Klammern.
kiosk-fault-encoding = Die Datei ist nicht in UTF-8 geschrieben. Speichere sie in deinem Editor noch einmal mit der Codierung UTF-8.
kiosk-fault-picture = { $field }: Dieses Bild lässt sich nicht zeigen: { $found }
kiosk-fault-field = { $field }: Dieses Feld gibt es nicht.
kiosk-fault-json = { $line ->
    [0] Irgendwo
   *[other] In Zeile { $line }
  } fehlt ein Komma, ein Anführungszeichen oder eine Klammer oder steht an der falschen Stelle. ({ $reason })
kiosk-fault-unreadable = Die Datei lässt sich nicht lesen: { $reason }
kiosk-fault-elsewhere = { $file } ist keine Adresse auf der Website dieser Seite.

## later: review (the review of a game: luck and choices)

review-menu = Glück und Entscheidungen bis jetzt
review-menu-note = Was die Würfe gebracht und was die Entscheidungen gekostet haben. Nachsehen zählt als Hilfe.
review-title = Wie es lief
review-title-open = Glück und Entscheidungen bis jetzt
review-help = Nachsehen zählt als Hilfe: Hier steht mehr, als die Gegenseite vielleicht weiß.
review-working = Das Spiel wird beurteilt: { $done } von { $all } Würfen …
review-solving = Das Spiel wird erst ganz durchgerechnet. Das dauert ein paar Sekunden …
review-failed = Das Spiel konnte nicht beurteilt werden.
review-retry = Noch einmal versuchen
# Which side the throws helped. Then, if there were enough choices to judge, which side missed more.
review-luck = { $who ->
    [you] Das Glück war auf deiner Seite.
    [computer] Das Glück war auf der Seite des Computers.
    [white] Das Glück war auf der Seite von Weiß.
    [black] Das Glück war auf der Seite von Schwarz.
   *[none] Das Glück hat niemanden bevorzugt.
  }
review-missed = { $who ->
    [you] Du hast mehr Chancen verpasst als der Computer.
    [computer] Der Computer hat mehr Chancen verpasst als du.
    [white] Weiß hat mehr Chancen verpasst als Schwarz.
    [black] Schwarz hat mehr Chancen verpasst als Weiß.
    [neither] Niemand hat viele Chancen verpasst.
   *[both] Beide haben etwa gleich viele Chancen verpasst.
  }
review-verdict-drawn = Das Spiel endete unentschieden.
review-bar-label = { $who ->
    [you] Wie dein Ergebnis zustande kam, gezählt in Spielen von 100
    [computer] Wie das Ergebnis des Computers zustande kam, gezählt in Spielen von 100
    [white] Wie das Ergebnis von Weiß zustande kam, gezählt in Spielen von 100
   *[black] Wie das Ergebnis von Schwarz zustande kam, gezählt in Spielen von 100
  }
review-part-start = Am Anfang
review-part-start-note = Von 100 Spielen, in denen beide Seiten immer den besten Zug wählen, werden vom Anfang aus so viele gewonnen.
review-part-sticks = Glück
review-part-unsure = Ungewiss
review-part-unsure-note = Wie weit sich das Urteil einen Wurf später noch ändert.
review-part-choices = { $who ->
    [you] Deine Entscheidungen
    [computer] Entscheidungen des Computers
    [white] Entscheidungen von Weiß
   *[black] Entscheidungen von Schwarz
  }
review-part-end = Das Ergebnis
review-part-now = Jetzt
review-none = Kein Wurf und keine Entscheidung hat auch nur ein Spiel von 100 ausgemacht.
review-throw = { $made ->
    [made] Wurf { $n }: eine { $value }.
   *[none] Wurf { $n }.
  }
review-slip = kleiner Fehler
review-mistake = Fehler
review-big = großer Fehler
review-found = { $choices ->
    [one] { who } { $who ->
        [you] hattest
       *[other] hatte
      } eine einzige echte Entscheidung und { $who ->
        [you] hast
       *[other] hat
      } den besten Zug { $best ->
        [0] verpasst
       *[other] gefunden
      }.
   *[other] { who } { $who ->
        [you] hast
       *[other] hat
      } bei { $best ->
        [0] keiner
        [1] einer
       *[other] { $best }
      } von { $choices } Entscheidungen den besten Zug gefunden.
  }
review-judge-exact = Exakt beurteilt: Jede Stellung dieses Spiels ist durchgerechnet.
review-judge-net = Beurteilt vom stärksten Spieler, der einen Wurf vorausschaut. Auch er kann sich irren.
review-judge-thumb = Beurteilt nach Faustregeln, denn für diese Regeln gibt es hier keinen stärkeren Spieler. Sie können irren.
review-judge-gap = { $points ->
    [0] In diesem Spiel änderte sich das Urteil von Wurf zu Wurf nicht.
   *[other] In diesem Spiel änderte sich das Urteil von Wurf zu Wurf um { $points } von 100 Spielen.
  }
review-judge-loss = Wo perfektes Spiel bekannt ist, kostet jede Entscheidung diesen Spieler selbst im Mittel nur { $loss } Prozentpunkte Gewinnchance.
review-judge-endgames = Die letzten Züge sind exakt beurteilt.
review-judge-unsure = Das Urteil schwankte stark: Nimm die Anteile nur als groben Anhaltspunkt.
review-curve = { $who ->
    [you] Deine Chance, Wurf für Wurf
    [computer] Die Chance des Computers, Wurf für Wurf
    [white] Die Chance von Weiß, Wurf für Wurf
   *[black] Die Chance von Schwarz, Wurf für Wurf
  }
review-curve-hint = Mit dem Regler siehst du jeden Augenblick auf dem Brett.
review-curve-key = Die Taste N führt zum nächsten, auf den es ankam.
review-scrub = Ein Augenblick des Spiels
# A label in the upper or lower half of the curve.
review-ahead = { $who ->
    [you] du liegst vorn
    [computer] der Computer liegt vorn
    [white] Weiß liegt vorn
   *[black] Schwarz liegt vorn
  }
review-at = { $who ->
    [you] { $chance ->
        [0] Wurf { $n }: Von hier aus gewinnst du keines von 100 Spielen.
       *[other] Wurf { $n }: Von hier aus gewinnst du { $chance } von 100 Spielen.
      }
    [computer] { $chance ->
        [0] Wurf { $n }: Von hier aus gewinnt der Computer keines von 100 Spielen.
       *[other] Wurf { $n }: Von hier aus gewinnt der Computer { $chance } von 100 Spielen.
      }
    [white] { $chance ->
        [0] Wurf { $n }: Von hier aus gewinnt Weiß keines von 100 Spielen.
       *[other] Wurf { $n }: Von hier aus gewinnt Weiß { $chance } von 100 Spielen.
      }
   *[black] { $chance ->
        [0] Wurf { $n }: Von hier aus gewinnt Schwarz keines von 100 Spielen.
       *[other] Wurf { $n }: Von hier aus gewinnt Schwarz { $chance } von 100 Spielen.
      }
  }
review-legend = { $side ->
    [white] Würfe von Weiß
   *[black] Würfe von Schwarz
  }
review-mistakes = Fehler
review-next = Nächster Augenblick
review-table = Als Tabelle
review-col-throw = Wurf
review-col-player = Spieler
review-col-value = Wert
review-col-move = Zug
review-col-chance = Chance
review-col-luck = Glück
review-col-loss = Verschenkt
review-player = { who }
review-moments = Augenblicke, auf die es ankam
review-numbers = In Zahlen
review-no-mistake = Keine Entscheidung hat 5 oder mehr von 100 Spielen verschenkt.
review-picture = Das Brett bei Wurf { $n }
review-moment-slip = { $who ->
    [you] Deine teuerste Entscheidung
   *[black] Eine teure Entscheidung
  }
review-moment-throw = Ein Wurf, der viel verändert hat
review-moment-turn = Hier wechselte die Führung zum letzten Mal
review-chance = { $who ->
    [you] Deine Chance: erst { $before }, dann { $after } von 100.
    [computer] Die Chance des Computers: erst { $before }, dann { $after } von 100.
    [white] Die Chance von Weiß: erst { $before }, dann { $after } von 100.
   *[black] Die Chance von Schwarz: erst { $before }, dann { $after } von 100.
  }
review-gave-away = { $points ->
    [0] Die Entscheidung hat fast nichts verschenkt.
   *[other] Die Entscheidung hat { $points } von 100 Spielen verschenkt.
  }
review-try = Noch einmal wählen
review-try-prompt = Was würdest du hier spielen? Probiere es auf dem Brett.
review-try-right = Richtig: Besser geht es nicht.
review-try-wrong = Das verschenkt { $points } von 100 Spielen. Versuche etwas anderes.
review-better = Besser
review-show = Besten Zug zeigen
review-back = Zurück zum Ende des Spiels
review-hundred = Von hier aus 100-mal
review-hundred-result = { $who ->
    [you] Du gewinnst { $wins ->
        [0] keines
       *[other] { $wins }
      } von { $games }.
    [computer] Der Computer gewinnt { $wins ->
        [0] keines
       *[other] { $wins }
      } von { $games }.
    [white] Weiß gewinnt { $wins ->
        [0] keines
       *[other] { $wins }
      } von { $games }.
   *[black] Schwarz gewinnt { $wins ->
        [0] keines
       *[other] { $wins }
      } von { $games }.
  }
review-hundred-note = Beide Seiten hat der Computer gespielt.

## later: first-rules (a few words on the board, the first time that a rule strikes; at most eight words)

first-back = Nichts kann vorwärts, also geht einer zurück
first-water = Das Wasser fängt den Stein
first-block = Kein Stein kann ziehen: Der Zug wechselt
first-dark = Keine helle Seite oben zählt { $value }
first-again = Eine { $value } bringt noch einen Wurf

## later: race (a bar below the names that shows the chance to win)

race-title = Gewinnchance
race-chance = { $who ->
    [you] Deine Chance: { $chance } von 100.
    [computer] Die Chance des Computers: { $chance } von 100.
    [white] Die Chance von Weiß: { $chance } von 100.
   *[black] Die Chance von Schwarz: { $chance } von 100.
  }
race-setting = Zeigen, wer vorn liegt

## later: computer-turn (the computer’s last turn, beside its name)

turn-again = Den Zug des Computers noch einmal zeigen
turn-none = Der Computer hat noch nicht gespielt.

## later: shared-throws/rematch (two games with the same sticks)

rematch-offer = War es nur Glück? Spiele zwei Spiele mit denselben Würfen: Im zweiten bekommt jede Seite die Würfe der anderen.
rematch-offer-start = Zwei Spiele, dieselben Würfe
rematch-first = Das erste von zwei Spielen mit denselben Würfen.
rematch-next = Jetzt noch einmal dieselben Würfe, vertauscht: Jede Seite bekommt die Würfe, die die andere hatte.
rematch-next-start = Das zweite Spiel spielen
rematch-second = Das zweite von zwei Spielen mit denselben Würfen: Sie sind jetzt vertauscht.
rematch-working = Die beiden Spiele werden verglichen …
rematch-points = { $who ->
    [you] Mit denselben Würfen: du { $own }, der Computer { $other }.
   *[pair] Mit denselben Würfen: Spieler 1 { $own }, Spieler 2 { $other }.
  }
rematch-better = { $who ->
    [you] Du hast sie besser genutzt, um { $points } von 100 Spielen.
    [computer] Der Computer hat sie besser genutzt, um { $points } von 100 Spielen.
    [first] Spieler 1 hat sie besser genutzt, um { $points } von 100 Spielen.
   *[second] Spieler 2 hat sie besser genutzt, um { $points } von 100 Spielen.
  }
rematch-equal = Beide haben sie gleich gut genutzt.
rematch-lost = Das erste Spiel dieses Paares ist hier nicht bekannt, darum lassen sich die beiden nicht vergleichen.
said-rematch-first = Das erste von zwei Spielen mit denselben Würfen.
said-rematch-second = Das zweite Spiel: Die Würfe sind vertauscht.

## later: shared-throws/everyone (the same sticks for everyone, by link)

everyone-menu = Jemanden herausfordern
everyone-note = Ein Link: Freunde oder eine Klasse spielen dasselbe Spiel mit denselben Würfen
everyone-lead = Wer diesen Link öffnet, spielt nach denselben Regeln, auf derselben Seite und mit denselben Würfen. Jede Seite hat eigene Würfe, und kein Zug kann sie ändern.
everyone-after = Nach dem Spiel sieht jeder, was die eigenen Entscheidungen verschenkt haben. Wer am wenigsten verschenkt hat, hat die Würfe am besten genutzt.
everyone-own = Dein Ergebnis
everyone-text = Senet, dieselben Würfe: { $result } { $link }
everyone-play = Jetzt spielen
everyone-qr = QR-Code
everyone-line = Dieselben Würfe für alle, die diesen Link haben.
everyone-result = { $outcome ->
    [won] Du hast mit diesen Würfen gewonnen.
    [drawn] Mit diesen Würfen endete es unentschieden.
   *[lost] Du hast mit diesen Würfen verloren.
  }
everyone-lost = { $points ->
    [0] Deine Entscheidungen haben nichts verschenkt.
   *[other] Deine Entscheidungen haben { $points } von 100 Spielen verschenkt.
  }
everyone-damaged = Ein Teil dieses Links fehlt oder ist verändert, darum lassen sich die gemeinsamen Würfe nicht spielen. Öffne den ganzen Link oder bitte noch einmal darum.

## later: puzzles (one choice to find in solved endgames)

puzzle-menu = Aufgaben
puzzle-menu-note = Finde den besten Zug in echten Endspielen; jeden Tag eine neue Aufgabe
puzzle-about = Jede Aufgabe ist das Ende eines echten Spiels und exakt durchgerechnet. Ein falscher Versuch kostet nichts.
puzzle-count = Gelöst: { $count } von { $all }, { $first ->
    [0] keine
   *[other] { $first }
  } davon beim ersten Versuch.
puzzle-day = Aufgabe des Tages
puzzle-next = Nächste Aufgabe
puzzle-all = Alle Aufgaben
puzzle-leave = Aufgaben verlassen
puzzle-show = Besten Zug zeigen
puzzle-title = Aufgabe { $number } von { $count }
puzzle-ask = Welche Entscheidung ist die beste? Probiere sie auf dem Brett.
puzzle-stars = Schwierigkeit { $stars } von 5
puzzle-is-open = noch nicht gelöst
puzzle-is-first = beim ersten Versuch gelöst
puzzle-is-later = gelöst
puzzle-wrong = { $points ->
    [0] Das gewinnt keines
   *[other] Das gewinnt { $points }
  } von 100 Spielen: { $lost } weniger als der beste Zug. Geh zurück und versuche etwas anderes.
puzzle-then = Sieh, was bei einer { $value } geschieht.
puzzle-right = Richtig: Das gewinnt { $points } von 100 Spielen.
puzzle-best = Der beste Zug gewinnt { $points } von 100 Spielen: { $move }
puzzle-theme-front = Der hintere Stein
puzzle-theme-hit = Schlagen
puzzle-theme-home = Noch nicht vom Brett
puzzle-theme-spare = Nicht schlagen
puzzle-theme-water = Im Wasser
puzzle-lesson-front = Nicht immer ist der vorderste Stein der richtige.
puzzle-lesson-hit = Schlagen kann mehr wert sein als ein sicherer Platz.
puzzle-lesson-home = Einen Stein vom Brett zu bringen, kann warten.
puzzle-lesson-spare = Schlagen lohnt das Risiko nicht immer.
puzzle-lesson-water = Sofort aus dem Wasser zu kommen, ist nicht immer das Beste.
puzzle-hundred = 100 Spiele nach dem besten Zug
puzzle-own = Aus deinen Spielen
puzzle-own-about = Entscheidungen von dir, die 5 oder mehr von 100 Spielen verschenkt haben. Sie sind nur auf diesem Gerät gespeichert.
puzzle-own-none = Wenn ein Spiel gegen den Computer zu Ende ist, kommen deine teuersten Entscheidungen hierher. Sie werden nur auf diesem Gerät gespeichert.
puzzle-own-title = Aus deinen Spielen: { $number } von { $count }
puzzle-own-new = { $count ->
    [one] Eine deiner Entscheidungen in diesem Spiel ist jetzt eine Aufgabe.
   *[other] { $count } deiner Entscheidungen in diesem Spiel sind jetzt Aufgaben.
  }
puzzle-own-try = Besten Zug finden
puzzle-own-delete = Diese Aufgaben löschen
puzzle-own-gone = Diese Aufgabe passt nicht mehr zu ihren Regeln und wurde gelöscht.

## later: offline (use without the internet)

offline-kept = Auf diesem Gerät gespeichert. Das Spiel funktioniert auch ohne Internet.
offline-keeping = Das Spiel wird gerade auf diesem Gerät gespeichert. Danach funktioniert es auch ohne Internet.
offline-failed = { $why ->
    [changed] Das Spiel konnte nicht auf diesem Gerät gespeichert werden, weil die Datei { $file } unterwegs verändert wurde, vom Server oder von etwas zwischen ihm und dir. Es braucht eine Internetverbindung.
    [missing] Das Spiel konnte nicht auf diesem Gerät gespeichert werden, weil die Datei { $file } nicht geladen werden konnte. Es braucht eine Internetverbindung.
    [space] Das Spiel konnte nicht auf diesem Gerät gespeichert werden, weil der Platz nicht reicht. Es braucht eine Internetverbindung.
   *[unknown] Das Spiel konnte nicht auf diesem Gerät gespeichert werden. Bis zum nächsten Laden braucht es eine Internetverbindung.
  }
offline-refused = { $why ->
    [policy] Die Sicherheitsrichtlinie dieser Website erlaubt nicht, das Spiel auf diesem Gerät zu speichern: Sie muss { $file } enthalten. Das Spiel braucht eine Internetverbindung.
   *[browser] Dieser Browser erlaubt nicht, das Spiel auf diesem Gerät zu speichern, zum Beispiel weil dies ein privates Fenster ist oder weil Websites keine Daten speichern dürfen. Es braucht eine Internetverbindung.
  }
offline-impossible = Hier wird das Spiel nicht auf dem Gerät gespeichert. Es braucht eine Internetverbindung.
offline-insecure = Diese Seite wurde über http geöffnet, deshalb erlaubt der Browser nicht, das Spiel auf dem Gerät zu speichern. Über https ginge es. So braucht es eine Internetverbindung.
offline-saver = Der Datensparmodus ist eingeschaltet, darum wurde das Spiel nicht auf diesem Gerät gespeichert. Es braucht eine Internetverbindung.
offline-new-version = Es gibt eine neue Version dieses Spiels. Dein Spiel bleibt, wie es ist.
offline-renew = Die neue Version laden

## later: embedding (the page for site builders)

embedding-title = Senet auf deiner Website
embedding-lead = Stelle das Spiel ein, sieh es dir an und kopiere den Code für deine Seite. Das Spiel ruft keinen anderen Server auf, setzt keine Cookies und erfährt nichts über deine Besucherinnen und Besucher.
embedding-to-game = Zum Spiel
embedding-options = Das Spiel
embedding-preview = Vorschau
embedding-lines = Code für deine Seite
embedding-language = Sprache des Spiels
embedding-theme-any = Besucher wählen selbst
embedding-keep = Spielstand auf dem Gerät der Besucher speichern
embedding-kiosk = Für einen Bildschirm ohne Aufsicht
embedding-way = Art der Einbindung
embedding-way-frame = Rahmen
embedding-way-fitting = Rahmen, der sich anpasst
embedding-way-element = Element
embedding-way-own = Eigene Kopie
embedding-way-oembed = oEmbed
embedding-about-frame = Der einfachste Weg. Füge den Code dort ein, wo das Spiel stehen soll. Deine Seite braucht dafür kein Skript.
embedding-about-fitting = Ein kurzes Skript macht den Rahmen so hoch, wie das Spiel es braucht. Es kann deiner Seite auch melden, was im Spiel geschieht.
embedding-about-element = Das Spiel als Teil deiner eigenen Seite, ohne Rahmen. Es kann deine Farben und Schriften übernehmen.
embedding-about-own = Das Spiel auf deinem eigenen Server, als Ordner mit Dateien. Auf dem Server läuft nichts.
embedding-about-oembed = Für Websites, die aus einem Link eine Vorschau machen. Speichere diesen Code als oembed.json im Ordner des Spiels.
embedding-height = Höhe in Pixeln
embedding-site = Adresse deiner Seite (optional)
embedding-same = Deine Seite liegt auf derselben Website wie das Spiel: Mehr ist nicht nötig.
embedding-elsewhere = Deine Seite liegt auf einer anderen Website als das Spiel. Der Server des Spiels muss diesen Header mit seinen Dateien senden, sonst ist nichts zu sehen: { $value }
embedding-elsewhere-maybe = Liegt deine Seite auf einer anderen Website als das Spiel, muss der Server des Spiels diesen Header mit seinen Dateien senden, sonst ist nichts zu sehen: { $value }
embedding-header-sent = Der Server sendet ihn.
embedding-header-missing = Der Server sendet ihn noch nicht.
embedding-preview-blocked = Die Vorschau ist hier nicht erlaubt. Die Content Security Policy dieser Website muss { $value } enthalten.
embedding-own-copy = Kopiere den Ordner des Spiels auf deinen Server, zum Beispiel nach { $value }.
embedding-own-policy = Wenn deine Website eine Content Security Policy hat, muss sie { $value } enthalten.
embedding-own-lines = Füge diesen Code in deine Seite ein:
embedding-copy = Kopieren
embedding-copied = Kopiert.
embedding-select = Dein Browser lässt die Seite nichts kopieren. Der Code ist markiert. Kopiere ihn selbst.

## later: print (board, sticks and rules to print)

print-title = Senet auf Papier
print-lead = Drucke alles, was man zum Spielen ohne Bildschirm braucht: das Brett, die Steine, Stäbe oder einen Würfel, die Regeln und ein Arbeitsblatt. Schwarze Tinte genügt.
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-button = Drucken
print-real-size = Drucke in Originalgröße (100 %), nicht an die Seite angepasst.
print-sheet-board = Brett: { $game }
print-sheet-sticks = { $tool ->
    [die] Würfel und Steine
   *[sticks] Stäbe und Steine
  }
print-sheet-rules = Regeln: { $game }
print-sheet-worksheet = Arbeitsblatt: Zufall
print-sheet-answers = Arbeitsblatt: Lösungen
print-board-how = Schneide die Teile aus. Klebe sie so zusammen, dass die Zahlen weiterlaufen, und klebe das Brett auf Pappe. Die Zahlen zeigen den Weg der Steine.
print-board-part = Teil { $letter }
print-sticks-how = Schneide die Stäbe aus. Falte jeden an der Mittellinie und klebe ihn zusammen. Nun ist eine Seite hell und die andere dunkel. Echte Stäbe sind genauso gut: Spalte dünne Zweige und bemale die runde Seite.
print-die-how = Schneide das große Dreieck aus. Falte es an den Linien zu einer Pyramide und klebe sie zusammen. Wirf sie: Es zählt die Zahl auf der Unterseite.
print-pieces-how = Schneide die Steine aus. Zwei Sorten Münzen oder Knöpfe sind genauso gut.
print-pieces = { $side ->
    [white] Kegel, für Weiß
   *[black] Spulen, für Schwarz
  }
print-stick = { $face ->
    [light] helle Seite
   *[dark] dunkle Seite
  }
print-name = Name
print-date = Datum

print-task-ways = { $tool ->
    [die] Ein Würfel hat { $sides } Seiten. Wie viele Möglichkeiten gibt es, wie er fallen kann?
   *[sticks] Bei jedem Stab liegt nach dem Wurf die helle oder die dunkle Seite oben. Wie viele Möglichkeiten gibt es bei { $sticks } Stäben?
  }
print-task-table = { $tool ->
    [die] Fülle die Tabelle aus. Bei wie vielen der { $ways } Möglichkeiten kommt der jeweilige Wurf heraus?
   *[sticks] Fülle die Tabelle aus. Bei wie vielen der { $ways } Möglichkeiten kommt der jeweilige Wurf heraus? Es hilft, alle Möglichkeiten aufzuschreiben, zum Beispiel { $sticks ->
        [2] hell, dunkel
        [5] hell, hell, dunkel, hell, dunkel
       *[other] hell, hell, dunkel, hell
      }.
  }
print-task-most = Welcher Wurf kommt am häufigsten vor?
print-task-throw = Schreib zuerst auf, was du erwartest. Wirf dann { $count }-mal und mach für jeden Wurf einen Strich in die Tabelle.
print-task-compare = Vergleiche, was du erwartet hast, mit dem, was du geworfen hast. Ist es dasselbe? Zählt dann die Striche der ganzen Klasse zusammen. Was ändert sich?
print-task-again = Nach manchen Würfen darfst du noch einmal werfen: { $throws }. Wie groß ist die Chance auf einen davon?
print-task-twice = Wie groß ist die Chance, zweimal hintereinander so eine Zahl zu werfen?
print-task-mean = Was ist der Durchschnitt aller Würfe?
print-column-throw = Wurf
print-column-ways = Möglichkeiten
print-column-expected = Erwartet bei { $count } Würfen
print-column-thrown = Geworfen
print-column-total = Zusammen

print-answer-ways = { $tool ->
    [die] { $ways } Möglichkeiten.
   *[sticks] { $ways } Möglichkeiten: { $product } = { $ways }.
  }
print-answer-count = Davon zählen nur { $ways }. Bei den übrigen wird noch einmal geworfen.
print-answer-table = Siehe die Tabelle unten.
print-answer-most = { $count ->
    [one] Die { $throws }: Sie fällt bei { $part } von { $ways } Möglichkeiten.
   *[other] Keiner allein: { $throws } fallen gleich oft, jeder Wurf bei { $part } von { $ways } Möglichkeiten.
  }
print-answer-compare = Erwartung und Würfe sind selten ganz gleich. Je mehr Würfe es sind, desto näher kommen ihre Anteile den erwarteten.
print-answer-again = Bei { $part } von { $ways } Möglichkeiten, das sind { NUMBER($percent, maximumFractionDigits: 1) } %.
print-answer-twice = { $part }/{ $ways } × { $part }/{ $ways }, das sind { NUMBER($percent, maximumFractionDigits: 1) } %.
print-answer-mean = { $sum } ÷ { $ways } = { NUMBER($mean, maximumFractionDigits: 4) }. Nimm jeden Wurf mal die Zahl seiner Möglichkeiten, zähle alles zusammen und teile durch { $ways }.
print-to-game = Zum Spiel
print-task-open = Niemand weiß, wie viel jeder Wurf im alten Ägypten zählte. Erfinde deine eigene Zählung und berechne ihre Chancen.
print-answer-open = Viele Antworten sind richtig. Die { $ways } Möglichkeiten bleiben dieselben; nur was sie zählen, ändert sich.

## later: school (for schools)

school-recorded = Deine Lernplattform speichert dein Spiel und dein bestes Ergebnis.
school-resumed = Dein Spiel geht dort weiter, wo du aufgehört hast.
school-finished = Das Spiel ist zu Ende. Dein Ergebnis: { $score } von 100 Punkten. Es wurde an die Lernplattform übermittelt.
school-learned = Du hast die erste Lektion beendet. Deine Lernplattform zählt diese Aktivität jetzt als erledigt.
school-not-launched = Diese Seite wurde nicht von einer Lernplattform geöffnet. Du kannst spielen, aber dort wird kein Ergebnis gespeichert.
school-not-started = Die Lernplattform hat die Verbindung nicht angenommen. Du kannst spielen, aber dort wird kein Ergebnis gespeichert. Bitte sag deiner Lehrkraft Bescheid. ({ $reason })
school-not-kept = Die Lernplattform hat dein Ergebnis nicht gespeichert. Du kannst weiterspielen. Bitte sag deiner Lehrkraft Bescheid. ({ $reason })
school-damaged = Das Spiel, das die Lernplattform gespeichert hat, lässt sich nicht öffnen. Ein neues Spiel hat begonnen. Dein früheres Ergebnis bleibt.
school-too-long = Dieses Spiel ist zu lang für die Lernplattform. Sie speichert den aktuellen Stand auf dem Brett, aber nicht die Züge davor.

## later: lab (the laboratory: what a disputed rule does to the game)

lab-title = Das Labor
lab-lead = Die Regeln von Senet sind verloren, und die Rekonstruktionen widersprechen sich. Vergleiche zwei von ihnen oder ändere eine Regel, und sieh an Tausenden von Spielen, was sich ändert.
lab-class-lead = Zweierlei Regeln, eine Frage: Rate zuerst, dann spielt der Computer nach beiden je 500 Spiele.
lab-to-class = Für die Schulklasse
lab-to-full = Zum ganzen Labor
lab-question = Deine Frage
lab-kind = Was möchtest du wissen?
lab-kind-compare = Vergleichen
lab-kind-compare-note = zwei oder mehr Regelwerke, oder eines mit einer geänderten Regel
lab-kind-sweep = Jede strittige Regel durchprobieren
lab-kind-sweep-note = ein Regelwerk, jede offene Frage einzeln anders beantwortet
lab-kind-grid = Zwei Regeln zugleich ändern
lab-kind-grid-note = hängt die Wirkung der einen Regel von der anderen ab?
lab-pick = Wähle bis zu { $most }
lab-pick-one = Wähle eines
lab-pick-two = Wähle mindestens zwei aus, oder lege eine Kopie an und ändere sie.
lab-duplicate = Kopie zum Ändern anlegen
lab-remove = Entfernen
# $changes is a list such as "Two pieces side by side protect each other: no".
lab-variant = { $name }, geändert: { $changes }
lab-player = Wer spielt
lab-player-net = Spieler mit einem neuronalen Netz
lab-player-hand-made = Spieler mit einem einfachen Plan
lab-player-human-like = Spieler mit menschlichen Gewohnheiten
lab-player-random = Spieler, die zufällig ziehen
lab-player-all = Alle drei Arten von Spielern
lab-judge = Wer die Chancen schätzt
lab-judge-net = Das neuronale Netz
lab-judge-hand-made = Der einfache Plan
lab-judge-none = Niemand: nur zählen, was geschieht (schneller)
lab-evaluators = Es spielen: { $player }. Die Chancen schätzt: { $judge }. Beides ist für alle Regeln gleich.
lab-replaced = Nach diesen Regeln spielt das neuronale Netz zu schlecht: { $rules }. Nach allen verglichenen Regeln tritt der einfache Plan an seine Stelle.
lab-doubt-comebacks = Achtung: Bei „{ $name }“ lagen { $value } der Gewinner einmal unter einer Chance von einem Viertel. Wären die geschätzten Chancen richtig, wären es höchstens { $expected }. Verlass dich hier nicht auf die Maße, die Chancen brauchen.
lab-doubt-luck = Achtung: Bei „{ $name }“ ergibt das Glück zusammen { $value } statt { $expected }. Die geschätzten Chancen sind falsch. Verlass dich hier nicht auf die Maße, die sie brauchen.
lab-games = Spiele
lab-games-count = je { $count }
lab-seed = Startwert
lab-seed-wrong = Nimm eine ganze Zahl von 0 bis 999999999999999.
lab-opening = Eine Antwort zum Anfang
lab-opening-answer = In „{ $name }“ steckt in den letzten zehn Würfen { $late } des ganzen Glücks eines Spiels. In „{ $second }“ sind es { $other }.
lab-opening-length = Typisches Spiel: { $throws } Würfe, { $time }
lab-opening-throws = Die letzten zehn von allen Würfen
lab-opening-luck = Glück der letzten zehn Würfe
lab-opening-note = Glück heißt hier: wie weit ein Wurf die Gewinnchance verschiebt, im Quadrat. Drei Arten von Spielern haben jedes Spiel je { $games }-mal gespielt, und die Chancen wurden auf zwei Weisen geschätzt. Schätzungen, die der Theorie widersprechen, zählen nicht. Dunkel: das kleinste Ergebnis. Hell: bis zum größten.
lab-opening-again = Diese Spiele noch einmal spielen
lab-evidence = Wo bessere Belege am meisten sagen würden
lab-evidence-answer = Lesarten, die ein Spiel verändern: { $all }. Davon zu Punkten, die keine antike Quelle entscheidet: { $weak }. Die größte: „{ $point }“ in „{ $name }“.
lab-evidence-note = Jeder Punkt ist eine anders gelesene Regel; je weiter er außen liegt, desto stärker verändert sie das Spiel, bei der Art von Spielern, die sie am wenigsten betrifft. 1 ist der übliche Unterschied zwischen zwei Spielen. Die Zeile sagt, worauf die Regel beruht, bevor sie geändert wird.
lab-evidence-effect = Wirkung
lab-evidence-unmentioned = nicht erwähnt
lab-start = Spiele beginnen
lab-stop = Anhalten
lab-progress = { $played } von { $games } Spielen gespielt
lab-finished = Alle { $games } Spiele sind gespielt.
lab-stopped = Nach { $played } von { $games } Spielen angehalten. Die Ergebnisse bis dahin stehen unten.
lab-failed = Die Spiele konnten nicht zu Ende gespielt werden.
lab-fault = Etwas ist schiefgegangen: { $reason }
lab-refused = Ein Teil dieses Links war nicht lesbar ({ $names }). Dafür gilt die übliche Wahl.
lab-found = Was herauskam
lab-moving = Die Spiele laufen noch, und die Zahlen ändern sich noch. Das Ergebnis kommt am Schluss.
lab-unfinished = Es wurden nicht alle Spiele gespielt, also gibt es kein Ergebnis. Dies sind die Zahlen bis hierher.
lab-found-nothing = Diese Spiele legen dieses Maß nicht fest.
lab-table = Alle Maße
lab-table-note = { $count ->
    [one] Das Intervall stimmt in 95 von 100 Fällen.
   *[other] Alle { $count } Intervalle zusammen stimmen in 95 von 100 Fällen.
  } Klare Unterschiede sind fett gedruckt.
lab-measure = Maß
lab-difference = Unterschied
lab-interval = { $value } ({ $low } bis { $high })
lab-unknown = unbekannt
lab-beyond-cap = mehr als { $value }
lab-time = { $value } ({ $time })
lab-verdict-equivalent = Etwa gleich (bis auf 5 %)
lab-verdict-doubtful = Unbekannt: Die geschätzten Chancen sind hier falsch
lab-verdict-not_typical = Unbekannt: Zu viele Spiele haben kein Ende
lab-percent = { $value } %
lab-unit-throws = Würfe in einem Spiel
lab-finding-longer = Ein Spiel dauert mit „{ $second }“ länger als mit „{ $first }“: um { $by } Würfe (zwischen { $low } und { $high }), etwa { $time } Spielzeit.
lab-finding-shorter = Ein Spiel ist mit „{ $second }“ kürzer als mit „{ $first }“: um { $by } Würfe (zwischen { $low } und { $high }), etwa { $time } Spielzeit.
lab-finding-values = „{ $measure }“: { $value } mit „{ $second }“, { $before } mit „{ $first }“.
lab-unit-per_game = je Spiel
lab-unit-per_100_throws = auf hundert Würfe
lab-lengths = Wie lange die Spiele dauern
lab-lengths-note = Jede Form zeigt, wie viele Würfe die Spiele brauchten; der dicke Strich ist das mittlere Spiel. Das längste Hundertstel ist nicht gezeigt.
lab-finding-more = „{ $measure }“: bei „{ $second }“ mehr als bei „{ $first }“, und zwar um { $by } (zwischen { $low } und { $high }).
lab-finding-less = „{ $measure }“: bei „{ $second }“ weniger als bei „{ $first }“, und zwar um { $by } (zwischen { $low } und { $high }).
lab-finding-none = Bei „{ $measure }“ war zwischen „{ $first }“ und „{ $second }“ kein Unterschied zu sehen. Es könnte trotzdem einen von bis zu { $most } geben.
lab-finding-holds = „{ $measure }“ ändert sich für jede Art von Spielern in dieselbe Richtung: „{ $second }“ gegenüber „{ $first }“, { $least } bis { $most }.
lab-finding-depends = „{ $measure }“ hängt davon ab, wer spielt: „{ $second }“ und „{ $first }“ unterscheiden sich nicht für jede Art von Spielern auf dieselbe Weise.
lab-finding-agrees = Kein Maß ist für eine Art von Spielern deutlich größer und für eine andere deutlich kleiner.
lab-grid-point = Regel { $number }, die sich ändert
lab-grid-choose = Wähle eine Regel
lab-grid-incomplete = Wähle ein Regelwerk und zwei Regeln, die sich ändern, oder zwei Regelwerke und eine Regel, die beide haben.
lab-grid-usual = Wie sie ist
lab-grid-rows = „{ $changed }“ ändert „{ $measure }“ um { $by } („{ $row }“) und um { $otherwise } („{ $second }“).
lab-grid-depends = Die Wirkung hängt also von den übrigen Regeln ab: Die beiden unterscheiden sich um { $by } (zwischen { $low } und { $high }).
lab-grid-alone = Die beiden Wirkungen können gleich sein; sie unterscheiden sich höchstens um { $most }.
lab-grid-dependence = Unterschied der beiden Wirkungen
lab-grid-lines = Jede Linie führt von den Regeln, wie sie sind (links), zu den geänderten (rechts). Parallele Linien: Die Änderung bewirkt in beiden dasselbe.
lab-sweep = Jede strittige Regel von „{ $name }“
lab-sweep-note = Jede Zeile ändert eine Regel und lässt die anderen, wie sie sind. Was eine Regel bewirkt, hängt von den übrigen ab.
lab-sweep-marks = Das Zeichen nach einer Regel zeigt, worauf die Regel beruht, bevor sie geändert wird.
lab-controls = Kontrollen
lab-controls-note = In der ersten Zeile kann sich nur der Zufall zeigen: Sie spielt dieselben Regeln mit anderen Würfen. Die andere ändert, wer beginnt; das zählt dort, wo die Seiten nicht gleich aufgestellt sind.
lab-apart = Gesondert aufgeführt
lab-apart-nobody_wins = Niemand gewinnt ein Spiel.
lab-apart-never_ends = Kein Spiel kommt zu einem Ende.
lab-apart-never_in_play = Die Regel spielte in diesen Spielen nie eine Rolle.
lab-apart-same_as_another = Dieselben Spiele wie mit „{ $other }“.
lab-rank = Geordnet nach der Wirkung auf
lab-point = Geänderte Regel
lab-point-light = Die Stäbe zeigen { $value }-mal von 100 die helle Seite
lab-point-drowned-guards = Ein Stein im Wasser schützt seine Nachbarn: { $value }
lab-point-throws = Dieselben Regeln mit anderen Würfen
lab-option-light = Wie oft ein Stab die helle Seite zeigt
lab-option-drowned-guards = Ein Stein im Wasser schützt seine Nachbarn
lab-replay = Ein Spiel ansehen
lab-replay-title = Spiel { $game } von „{ $name }“
lab-replay-at = Schritt { $step } von { $steps }
lab-take = Die Zahlen mitnehmen
lab-take-note = Der Link stellt dieselbe Frage noch einmal und gibt dieselben Zahlen. Das tut auch dieser Befehl des Programms senet:
lab-copy-link = Link kopieren
lab-copy-citation = Quellenangabe kopieren
lab-copy-bibtex = BibTeX kopieren
lab-copied = Kopiert.
lab-not-copied = Dieser Browser lässt die Seite nichts kopieren.
lab-save-csv = Als CSV speichern

lab-guess = Rate zuerst
lab-guess-yours = Was du glaubst
lab-class-each = Tippt einmal für die Vermutung jedes Paares.
lab-class-back = Die letzte zurücknehmen
lab-named = { $label }: { $value }
lab-class-right = Richtige Vermutungen: { $right } von { $all }
lab-class-more = Ein Spiel würde länger dauern: etwa { $changed } statt { $usual } ({ $changedThrows } Würfe statt { $usualThrows }).
lab-class-same = Ein Spiel würde etwa gleich lange dauern: { $changed } und { $usual } ({ $changedThrows } und { $usualThrows } Würfe).
lab-class-less = Ein Spiel wäre kürzer: etwa { $changed } statt { $usual } ({ $changedThrows } Würfe statt { $usualThrows }).
lab-class-unclear = Diese Spiele entscheiden es nicht. Es bräuchte mehr Spiele.
lab-guess-length-more = Länger
lab-guess-length-same = Etwa gleich
lab-guess-length-less = Kürzer
lab-ask-pairs = Wenn Nachbarn sich nicht schützten
lab-ask-pairs-text = Bei Kendall schützen sich zwei Steine nebeneinander gegenseitig. Wären die Spiele ohne diese Regel länger oder kürzer?
lab-ask-zero = Wenn vier dunkle Seiten 4 zählten
lab-ask-zero-text = Liegen alle vier Stäbe mit der dunklen Seite oben, zählt Kendall 5. Wären die Spiele mit 4 länger oder kürzer?
lab-ask-hits = Wenn nichts geschlagen werden könnte
lab-ask-hits-text = Wenn nie ein Stein geschlagen werden könnte: Wären die Spiele länger oder kürzer?
lab-ask-bell = Wenn wir nach Bell spielten
lab-ask-bell-text = Kendall und Bell haben dasselbe verlorene Spiel rekonstruiert. Wären die Spiele nach Bells Regeln länger oder kürzer?

lab-throws = Die Würfe der Klasse
lab-throws-lead = Jedes Paar zählt seine Würfe und zeigt seinen Code. Ein Gerät zählt die Codes zusammen. Nichts wird verschickt.
lab-pair = Unsere Würfe
lab-light-sides = Helle Seiten: { $count }
lab-one-less = Ein Wurf weniger
lab-one-more = Ein Wurf mehr
lab-pair-code = Unser Code:
lab-class = Die ganze Klasse
lab-class-code = Code eines Paars
lab-class-add = Dazuzählen
lab-class-wrong = Das ist kein Code. Prüfe jeden Buchstaben und jede Ziffer.
lab-class-sum = Paare: { $pairs }. Würfe: { $throws }.
lab-class-clear = Neu beginnen
lab-light = Helle Seiten
lab-expected = Erwartet
lab-seen = Geworfen

lab-measure-length = Länge
lab-define-length = Die Zahl der Würfe eines typischen Spiels: Die eine Hälfte aller Spiele hat weniger, die andere mehr.
lab-measure-length_5 = Kurze Spiele
lab-define-length_5 = Eines von zwanzig Spielen hat höchstens so viele Würfe.
lab-measure-length_95 = Lange Spiele
lab-define-length_95 = Eines von zwanzig Spielen hat mehr Würfe.
lab-measure-stopped = Spiele ohne Ende
lab-define-stopped = Der Anteil der Spiele, die nach 5000 Würfen, fast fünf Stunden Spielzeit, abgebrochen wurden. Sie zählen für niemanden als Sieg.
lab-measure-over_1_hour = Spiele von mehr als einer Stunde
lab-define-over_1_hour = Der Anteil der Spiele mit mehr als 1028 Würfen, bei 3,5 Sekunden je Wurf.
lab-measure-over_2_hours = Spiele von mehr als zwei Stunden
lab-define-over_2_hours = Der Anteil der Spiele mit mehr als 2057 Würfen, bei 3,5 Sekunden je Wurf.
lab-measure-first_score = Vorteil des ersten Zugs
lab-define-first_score = Der Anteil der Spiele, die die beginnende Seite gewinnt; ein Unentschieden zählt halb.
lab-measure-skill_random = Können gegen Zufallszüge
lab-define-skill_random = Wie oft derjenige, der die Chancen schätzt, gegen einen gewinnen würde, der zufällig zieht, bei gleichen Würfen für beide.
lab-measure-skill_beginner = Können gegen Anfänger
lab-define-skill_beginner = Wie oft derjenige, der die Chancen schätzt, gegen einen Anfänger gewinnen würde, bei gleichen Würfen für beide.
lab-measure-luck = Glück
lab-define-luck = Wie stark die Würfe die Gewinnchance über ein ganzes Spiel hin verändern.
lab-measure-late_luck = Glück am Schluss
lab-define-late_luck = Wie viel des Glücks auf die letzten zehn Würfe fällt.
lab-measure-suspense = Spannung
lab-define-suspense = Wie viel im Mittel vom nächsten Wurf abhängt.
lab-measure-surprise = Überraschung
lab-define-surprise = Wie weit sich die Gewinnchance im Mittel von einem Wurf zum nächsten verschiebt.
lab-measure-drama = Dramatik
lab-define-drama = Die beste Gewinnchance, die der Verlierer hatte, im Mittel.
lab-measure-comebacks = Aufgeholte Spiele
lab-define-comebacks = Der Anteil der Spiele, deren Sieger einmal eine Chance unter einem Viertel hatte.
lab-measure-lead_changes = Führungswechsel
lab-define-lead_changes = Wie oft in einem Spiel die Führung wechselt.
lab-measure-decided = Wann es entschieden ist
lab-define-decided = Der Teil des Spiels, der vorbei ist, wenn die Chance des Siegers zum letzten Mal über neun Zehntel steigt.
lab-measure-choices = Echte Entscheidungen
lab-define-choices = Der Anteil der Züge mit mindestens zwei Möglichkeiten.
lab-measure-stakes = Gewicht einer Entscheidung
lab-define-stakes = Was es im Mittel kostet, zufällig statt gut zu wählen.
lab-measure-passes = Verlorene Würfe
lab-define-passes = Der Anteil der Würfe, mit denen kein Stein ziehen kann.
lab-measure-hits = Geschlagene Steine
lab-define-hits = Geschlagene Steine auf hundert Würfe.
lab-measure-drownings = Stürze ins Wasser
lab-define-drownings = Steine, die durch einen Wurf ihrer eigenen Seite ins Wasser fallen, auf hundert Würfe.
