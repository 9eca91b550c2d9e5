### Language: Italiano
### Direction: ltr

title = Senet
join = { $before }, { $part }
number = { $value }

## Words used inside sentences

who-has = { $who ->
    [you] Hai
   *[other] { who } ha
  }
cones = { $white ->
    [0] nessun cono
    [one] 1 cono
   *[other] { $white } coni
  }
spools = { $black ->
    [0] nessun rocchetto
    [one] 1 rocchetto
   *[other] { $black } rocchetti
  }
who = { $who ->
    [you] Tu
    [computer] Il computer
    [white] Il Bianco
    [black] Il Nero
    [first] Il giocatore 1
   *[second] Il giocatore 2
  }
piece = { $side ->
    [white] cono
   *[black] rocchetto
  }
house-rebirth = Casa della Rinascita
house-beauty = Casa della Bellezza
house-water = Casa dell’Acqua
house-truths = Casa delle Tre Verità
house-re-atoum = Casa di Ra-Atum
house-horus = Casa di Horus
house-cross = segnata con una X

## What happened

said-new-game = Nuova partita. Il tavoliere è pronto.
said-resumed = La tua partita continua.
said-started = { $who ->
    [you] Cominci tu e giochi con i { $side ->
        [white] coni
       *[black] rocchetti
      }.
   *[other] { who } comincia e gioca con i { $side ->
        [white] coni
       *[black] rocchetti
      }.
  }
said-thrown = { who-has } fatto { $value }.
said-thrown-opening = { who-has } fatto { $value } nel lancio iniziale.
said-moved = { who-has } mosso un { piece } dalla casella { $from } alla casella { $to }.
said-moved-back = Nessuna pedina poteva avanzare. { who-has } fatto tornare indietro un { piece } dalla casella { $from } alla casella { $to }.
said-entered = { who-has } fatto entrare un { piece } sulla casella { $to }.
owner-piece = { $owner ->
    [you] Il tuo { piece }
    [computer] Il { piece } del computer
   *[other] { $side ->
        [white] Il cono bianco
       *[black] Il rocchetto nero
      }
  }
said-bumped = Pedina colpita! { owner-piece } passa dalla casella { $from } alla casella { $to }.
said-bumped-hand = Pedina colpita! { owner-piece } lascia la casella { $from } e deve ricominciare.
said-bumped-taken = Pedina colpita! { owner-piece }, sulla casella { $from }, è fuori dal gioco.
said-drowned = Il { piece } cade nell’acqua della casella { $house }.
said-drowned-to = L’acqua della casella { $house } porta il { piece } alla casella { $to }.
said-drowned-to-hand = L’acqua della casella { $house } riporta il { piece } accanto al tavoliere; deve ricominciare.
said-missed-chance = Il { piece } della casella { $from } non se ne va in tempo.
said-fell-back = Lì c’è già una pedina del suo colore: il { piece } va alla casella { $to }.
said-fell-back-hand = Lì c’è già una pedina del suo colore: il { piece } deve ricominciare.
said-rescued = { who-has } tirato fuori dall’acqua il { piece }, che ora sta sulla casella { $to }.
said-borne-off = { who-has } portato fuori dal tavoliere il { piece } della casella { $from }.
news-hit = { $owner ->
    [you] Il computer ha colpito il tuo { piece }
    [computer] Hai colpito il { piece } del computer
    [white] Il Nero ha colpito il cono bianco
   *[black] Il Bianco ha colpito il rocchetto nero
  }
news-water = { owner-piece }: in acqua
news-rescued = { owner-piece }: fuori dall’acqua, casella { $to }
news-off = { owner-piece }: fuori dal tavoliere
news-back = { owner-piece }: indietro, casella { $to }
said-throw-again = { $who ->
    [you] Lancia ancora.
   *[other] { who } lancia ancora.
  }
said-turn = { $who ->
    [you] Tocca a te.
    [computer] Tocca al computer.
    [white] Tocca al Bianco.
    [black] Tocca al Nero.
    [first] Tocca al giocatore 1.
   *[second] Tocca al giocatore 2.
  }
said-passed-no_move = { $who ->
    [you] Con questo lancio nessuna tua pedina può muoversi: il tuo turno finisce.
   *[other] { who } non può muovere nessuna pedina con questo lancio: il turno finisce.
  }
said-passed-drowned = Cadere in acqua fa finire il turno.
said-passed-stayed_drowned = { $who ->
    [you] La tua pedina resta in acqua: il tuo turno finisce.
   *[other] La pedina resta in acqua: il turno finisce.
  }
said-passed-rescued = Ripescare la pedina costa il turno.
said-passed-declined = { who-has } scelto di non portare fuori la pedina: il turno finisce.
said-passed-passed = { who-has } passato il turno.
said-passed-not_started = { $who ->
    [you] Ti serve un 1 prima di muovere le pedine: il tuo turno finisce.
   *[other] { who } deve fare 1 prima di muovere le pedine: il turno finisce.
  }
said-passed-returned_to_hand = La pedina deve ricominciare: il turno finisce.
said-passed-throw_lost = Questo lancio costa il turno.
said-passed-house_ends_turn = La casella d’arrivo fa finire il turno.
said-won = { $who ->
    [you] Hai vinto!
   *[other] { who } ha vinto.
  }
said-score = { $points ->
    [one] Vale un punto.
   *[other] Vale { $points } punti.
  }
said-drawn = La partita finisce in parità.
said-choices = { $count ->
    [one] Può muoversi una pedina.
   *[other] Possono muoversi { $count } pedine.
  }
said-only-move = È possibile una sola mossa: { $to ->
    [off] dalla casella { $from } fuori dal tavoliere.
   *[other] dalla casella { $from } alla casella { $to }.
  }
said-undone = La tua ultima mossa è stata annullata.
said-redone = La mossa è stata ripristinata.
said-nothing-to-undo = Non c’è niente da annullare.
said-nothing-to-redo = Non c’è niente da ripristinare.
said-new-game-undone = La partita precedente è stata ripristinata.
said-nothing-movable = Ora nessuna pedina può muoversi.
said-aim = { $to ->
    [off] La pedina della casella { $from } può uscire dal tavoliere.
   *[other] La pedina della casella { $from } può andare alla casella { $to }.
  }
said-put-down = La pedina non è più selezionata.

## Whose turn it is and what to do

prompt-loading = Preparazione del tavoliere…
tool = { $tool ->
    [die] il dado
   *[sticks] i bastoncini
  }
prompt-throw = { $who ->
    [you] Tocca a te: lancia { tool }.
    [white] Bianco: lancia { tool }.
    [black] Nero: lancia { tool }.
    [first] Giocatore 1: lancia { tool }.
    [second] Giocatore 2: lancia { tool }.
   *[other] { who }: lancia { tool }.
  }
prompt-turn = { $who ->
    [you] Il tuo turno
    [computer] Turno del computer
    [white] Turno del Bianco
    [black] Turno del Nero
    [first] Turno del giocatore 1
   *[second] Turno del giocatore 2
  }
prompt-throw-again = Lancia ancora { tool }.
prompt-opening = { $who ->
    [you] Lancia per vedere chi comincia.
    [white] Bianco: lancia per vedere chi comincia.
    [black] Nero: lancia per vedere chi comincia.
    [first] Giocatore 1: lancia per vedere chi comincia.
    [second] Giocatore 2: lancia per vedere chi comincia.
   *[other] { who }: lancia per vedere chi comincia.
  }
prompt-rescue = { $who ->
    [you] La tua pedina è in acqua: tirala fuori o fai un lancio.
    [white] Bianco: una pedina è in acqua; tirala fuori o fai un lancio.
    [black] Nero: una pedina è in acqua; tirala fuori o fai un lancio.
    [first] Giocatore 1: una pedina è in acqua; tirala fuori o fai un lancio.
    [second] Giocatore 2: una pedina è in acqua; tirala fuori o fai un lancio.
   *[other] { who }: una pedina è in acqua; tirala fuori o fai un lancio.
  }
prompt-throwing = { $who ->
    [you] Lanci { tool }…
   *[other] { who } lancia { tool }…
  }
prompt-moving = { $who ->
    [you] La tua pedina si muove…
   *[other] { who } muove…
  }
prompt-computer = Tocca al computer…
prompt-choose = { who-has } fatto { $value }: scegli una pedina.
prompt-aim = { who-has } fatto { $value }: scegli una casella.
prompt-only-move = { who-has } fatto { $value }: è possibile una sola mossa.
hint-must-move = La pedina ripescata deve muoversi per prima.
hint-only-move = Tocca la pedina o la casella segnata per giocare.
advice-thinking = Il computer sta pensando…
prompt-choose-of = { $who ->
    [you] Gioca uno dei tuoi lanci: scegli una pedina.
    [white] Bianco: gioca uno dei lanci. Scegli una pedina.
    [black] Nero: gioca uno dei lanci. Scegli una pedina.
    [first] Giocatore 1: gioca uno dei lanci. Scegli una pedina.
    [second] Giocatore 2: gioca uno dei lanci. Scegli una pedina.
   *[other] { who }: gioca uno dei lanci. Scegli una pedina.
  }
prompt-aim-of = { $who ->
    [you] Scegli dove va la pedina.
    [white] Bianco: scegli dove va la pedina.
    [black] Nero: scegli dove va la pedina.
    [first] Giocatore 1: scegli dove va la pedina.
    [second] Giocatore 2: scegli dove va la pedina.
   *[other] { who }: scegli dove va la pedina.
  }
prompt-only-move-of = { $who ->
    [you] Con i tuoi lanci è possibile una sola mossa.
    [white] Bianco: con questi lanci è possibile una sola mossa.
    [black] Nero: con questi lanci è possibile una sola mossa.
    [first] Giocatore 1: con questi lanci è possibile una sola mossa.
    [second] Giocatore 2: con questi lanci è possibile una sola mossa.
   *[other] { who }: con questi lanci è possibile una sola mossa.
  }
prompt-which-throw = Quale lancio vuoi usare?
prompt-confirm = Giocare questa mossa?
prompt-pause = Il tuo turno è finito.
prompt-stopped = Il computer si è fermato.
prompt-won = { said-won }
prompt-drawn = La partita finisce in parità.

## Why a piece cannot move

why-legal = Questa pedina può muoversi.
why-empty = Sulla casella { $from } non c’è nessuna pedina.
why-not_yours = La pedina della casella { $from } è dell’avversario.
why-throw_first = Lancia prima di muovere una pedina.
why-game_over = La partita è finita.
why-own_piece = Con un { $throw }, la pedina della casella { $from } arriverebbe su un’altra tua pedina, nella casella { $target }.
why-protected = Con un { $throw }, la pedina della casella { $from } arriverebbe alla casella { $target }, ma le pedine vicine delle caselle { $first } e { $last } si proteggono.
why-safe = Con un { $throw }, la pedina della casella { $from } arriverebbe alla casella { $target }, dove la pedina avversaria è al sicuro.
why-no_capture = Con un { $throw }, la pedina della casella { $from } arriverebbe alla casella { $target }, che è occupata.
why-blockade = Con un { $throw }, la pedina della casella { $from } dovrebbe superare lo sbarramento delle caselle da { $first } a { $last }.
why-must_stop = Con un { $throw }, la pedina della casella { $from } supererebbe la casella { $first }, dove ogni pedina deve prima fermarsi.
why-overshoot = Con un { $throw }, la pedina della casella { $from } andrebbe troppo avanti.
why-waits_for = La pedina della casella { $from } può uscire dal tavoliere solo con un { $throws }.
why-in_water = Prima devi liberare la tua pedina in acqua, sulla casella { $first }.
why-must_move_first = La pedina ripescata, sulla casella { $first }, deve muoversi per prima.
why-start_locked = La pedina della casella { $from } non può partire finché non si è mossa quella davanti.
why-home_not_clear = Nessuna pedina può uscire dal tavoliere finché ne hai una sulla casella { $first }.
why-hand_not_empty = Nessuna pedina può uscire dal tavoliere finché ne hai da far entrare.
why-water_occupied = Con un { $throw }, la pedina della casella { $from } cadrebbe nell’acqua della casella { $first }, dove c’è già una pedina.
why-return_occupied = Con un { $throw }, la pedina della casella { $from } andrebbe nell’acqua, ma la casella { $first }, dove ne uscirebbe, è occupata.
why-must_vacate = Prima deve andare avanti la pedina della casella { $first }.
why-entered_first = La pedina appena entrata sulla casella { $first } deve muoversi.
why-back_blocked = Con un { $throw }, la pedina della casella { $from } non può né avanzare né tornare indietro.
why-never_moves_back = Con un { $throw }, la pedina della casella { $from } non può avanzare, e con queste regole le pedine non tornano mai indietro.
why-changes_nothing = Con un { $throw }, la pedina della casella { $from } finirebbe dove sta già.
why-throw_lost = Con questo lancio nessuna pedina si muove.

## The board as a screen reader describes it

board-label = Tavoliere del senet
board-keys = Freccia destra e sinistra: avanti e indietro lungo il percorso. Su e giù: la fila vicina. Invio: scegliere. T: lanciare. M: le mie pedine che possono muoversi. S: che cosa succede. Punto interrogativo: tutti i tasti.
cell-house = Casella { $house }
cell-empty = vuota
cell-piece = { $owner ->
    [you] il tuo { piece }
    [computer] { piece } del computer
   *[other] { $side ->
        [white] cono bianco
       *[black] rocchetto nero
      }
  }
cell-protected = protetto dal suo vicino
cell-blockade = parte di uno sbarramento
cell-last-move = ultima mossa
cell-selected = scelto
cell-off = Fuori dal tavoliere: { cones } e { spools }
cell-hand = Non ancora sul tavoliere: { cones } e { spools }
cell-taken = Fuori dal gioco: { cones } e { spools }
can-move = può andare a { $to }
can-move-back = deve tornare indietro a { $to }
can-hit = può colpire in { $to } e mandare l’altra pedina a { $victim }
can-fall = può andare a { $to } e finisce a { $rest }
can-fall-hand = può andare a { $to }, e poi deve ricominciare
can-enter = può entrare sulla casella { $to }
can-hit-hand = può colpire la pedina della casella { $to }, che deve ricominciare
can-hit-taken = può colpire la pedina della casella { $to }, che esce dal gioco
can-bear-off = può uscire dal tavoliere
can-drown = può andare a { $to }, in acqua
target-move = la tua pedina da { $from } può venire qui
target-hit = la tua pedina da { $from } può colpire questa e mandarla a { $victim }
target-enter = la tua pedina può entrare qui
target-hit-hand = la tua pedina da { $from } può colpire questa, che deve ricominciare
target-hit-taken = la tua pedina da { $from } può colpire questa, che esce dal gioco
target-off = la tua pedina da { $from } può uscire dal tavoliere

## Sticks and buttons

sticks-waiting = { $tool ->
    [die] Un dado a quattro facce
   *[sticks] Quattro bastoncini da lancio
  }
sticks-value = { $tool ->
    [die] Dado: { $value }
   *[sticks] Bastoncini: { $value }
  }
dock-label = Lanci e mosse
throws-in-hand = Lanci da giocare: { $list }
steps-left = { $count ->
    [one] Resta un passo
   *[other] Restano { $count } passi
  }
throws-in-hand-label = I tuoi lanci
throw-chip = { $count ->
    [1] { $value }
   *[other] { $value } × { $count }
  }
extra-owed = Poi lanci ancora.
button-throw = Lancia
button-choose = Scegli una pedina
button-continue = Continua
button-choose-throw = Scegli un lancio
button-use-throw = Usa il { $throw }
button-confirm = Gioca questa mossa
button-cancel-move = Scegline un’altra
button-rescue = Ripesca la pedina (casella { $to })
button-risk = Rischia: un { $throws } porta fuori la pedina
odds-of = { $ways } su { $of }
button-decline = Resta sul tavoliere
button-pass = Passa
button-undo = Annulla
button-redo = Ripristina
button-new-game = Nuova partita
button-rules = Regole
button-advice = Consiglio
button-settings = Impostazioni
button-help = Aiuto
button-menu = Altro
button-close = Chiudi
button-cancel = Annulla
button-done = Fatto
button-start = Comincia
button-play-again = Gioca ancora
button-take-back = Torna alla partita precedente
length-label = Durata
length-minutes = { $minutes } minuti
length-whole = Partita intera
toolbar-label = Partita

## Players and moves

players-label = Giocatori
player-name = { $who ->
    [you] Tu
    [computer] Computer, { $level ->
        [beginner] principiante
        [runner] corridore
        [hitter] cacciatore
        [casual] dilettante
        [builder] costruttore
        [cautious] prudente
        [skilled] abile
        [expert] esperto
       *[master] maestro
      }
   *[other] { who }
  }
player-off = { $count } su { $pieces } fuori
player-hand = { $count } da far entrare
player-taken = { $count } fuori dal gioco
log-title = Mosse
log-empty = Ancora nessuna mossa.

## later: advice

# Begins a hint: with the best choice, or with one of several that are equally good.
advice-rank = { $equal ->
    [yes] Una delle mosse migliori:
   *[no] Mossa migliore:
  }

advice-do-forward = { advice-rank } muovere la pedina dalla casella { $from } alla casella { $to }.
advice-do-backward = { advice-rank } far tornare indietro la pedina della casella { $from } alla casella { $to }.
advice-do-fall_back = { advice-rank } rimettere in acqua la pedina della casella { $from }.
advice-do-bear_off = { advice-rank } portare fuori dal tavoliere la pedina della casella { $from }.
advice-do-enter = { advice-rank } far entrare una pedina sulla casella { $to }.
advice-do-rescue = { advice-rank } tirare fuori dall’acqua la tua pedina.
advice-do-decline = { advice-rank } lasciare la tua pedina dov’è.
advice-do-pass = { advice-rank } non colpire nulla e finire il turno.
advice-do-throw = { advice-rank } lanciare, invece di ripescare la pedina.
advice-because-only_choice = Non c’è altra scelta.
advice-because-equal = Un’altra scelta è altrettanto buona.
advice-because-wins = Così vinci la partita.
advice-because-bears_off = Così quella pedina esce definitivamente dal tavoliere.
advice-because-rescues = Fuori dall’acqua la tua pedina non ti fa più perdere turni.
advice-because-throws = Vale la pena aspettare il lancio che libera la tua pedina.
advice-because-hits = Colpisce la pedina della casella { $house } e la manda indietro di { $steps ->
    [one] una casella
   *[other] { $steps } caselle
  }.
advice-because-removes = Colpisce la pedina della casella { $house }, che esce dal gioco.
advice-because-removes-to_hand = Colpisce la pedina della casella { $house }, che deve ricominciare.
advice-because-goes_on = Poi puoi continuare; altrimenti il tuo turno finirebbe.
advice-because-keeps_out_of_water = Altrimenti la tua pedina finirebbe in acqua.
advice-because-keeps_ground = Altrimenti le tue pedine arretrerebbero di { $steps ->
    [one] una casella
   *[other] { $steps } caselle
  }.
advice-because-keeps_enemy_back = Altrimenti faresti avanzare una pedina avversaria di { $steps ->
    [one] una casella
   *[other] { $steps } caselle
  }.
advice-because-shelters = Altrimenti il tuo avversario potrebbe colpirti { $instead ->
    [1] con 1 lancio su 100
    [100] con tutti i lanci
   *[other] con { $instead } lanci su 100
  }, il più delle volte sulla casella { $house }; così { $chance ->
    [0] con nessuno
    [1] solo con uno su 100
   *[other] solo con { $chance } su 100
  }.
advice-because-blocks = Così con { $chance ->
    [one] { $chance } lancio
   *[other] { $chance } lanci
  } su 100 l’avversario non potrà far avanzare nessuna pedina; altrimenti con { $instead ->
    [0] nessuno
   [1] uno solo
   *[other] soli { $instead }
  }.
advice-because-stays_free = Così { $chance ->
    [0] potrai usare tutti i tuoi prossimi lanci
    [1] va sprecato solo 1 dei tuoi prossimi lanci su 100
   *[other] vanno sprecati solo { $chance } dei tuoi prossimi lanci su 100
  }; altrimenti ne { $instead ->
    [1] andrebbe sprecato 1
   *[other] andrebbero sprecati { $instead }
  } su 100.
advice-because-further_on = Non c’è un solo motivo: le tue pedine restano messe meglio.
advice-chances = Così vinci { $best ->
    [one] { $best } partita
   *[other] { $best } partite
  } su 100; con la migliore delle altre scelte, { $other ->
    [0] nessuna
   *[other] { $other }
  }.
advice-exact = Questi numeri sono esatti: questo finale è stato calcolato per intero sul tuo dispositivo.

## later: dialogs

dialog-loading = Un momento…
new-game-title = Nuova partita
new-game-further = Altre scelte
new-game-opponent = Gioca contro
# Spoken for a row of five stars.
opponent-strength = Livello { $stars } su 5
opponent-beginner = Principiante
habit-beginner = Muove sempre la pedina più indietro
opponent-runner = Corridore
habit-runner = Ha fretta di avanzare
opponent-hitter = Cacciatore
habit-hitter = Colpisce quello che può
opponent-casual = Dilettante
habit-casual = Pensa solo alla corsa
opponent-builder = Costruttore
habit-builder = Forma coppie e sbarramenti
opponent-cautious = Prudente
habit-cautious = Resta fuori portata
opponent-skilled = Abile
habit-skilled = Valuta ogni lancio
opponent-expert = Esperto
habit-expert = Ha imparato giocando
opponent-master = Maestro
habit-master = Ha imparato giocando, e valuta ogni lancio
opponent-person = In due
habit-person = Su questo dispositivo
new-game-side = Giochi con
side-black = Rocchetti neri
side-white = Coni bianchi
side-random = A caso
new-game-rules = Regole
button-change-rules = Cambia le regole…
button-rules-in-use = Regole di giochi in scatola, scuole e programmi
new-game-safe = Dopo puoi tornare alla partita in corso.
settings-title = Impostazioni
settings-language = Lingua
settings-language-auto = Come nel browser
settings-theme = Materiale
theme-faience = Faience
theme-ebony = Ebano e avorio
theme-papyrus = Papiro
theme-limestone = Calcare
theme-contrast = Contrasto elevato
settings-view = Aspetto del tavoliere
view-auto = Automatico
view-object = Una scatola su un tavolo
view-flat = Un disegno piatto
settings-speed = Animazione
speed-slow = Lenta
speed-normal = Normale
speed-fast = Veloce
speed-instant = Nessuna
settings-auto-throw = Lancia per me
settings-confirm-move = Chiedi prima di ogni mossa
settings-not-remembered = Qui non si salva nulla: le tue impostazioni e la tua partita vanno perse quando chiudi la pagina.

rules-title = Regole

## later: dialogs (the rulesets)

ruleset-shortened = { $name }, versione abbreviata da noi
games-more = Tutte le altre regole ({ $count })
game-facts = { $pieces ->
    [one] Una pedina
   *[other] { $pieces } pedine
  } a testa, circa { $minutes ->
    [one] un minuto.
   *[other] { $minutes } minuti.
  }
game-author = { $author }, { $year }
game-made = Tavolieri così: circa { $from }–{ $to } a.C.
new-game-board = Tavoliere
new-game-sides-drawn = I primi lanci decidono con quale colore gioca ciascuno.
option-pieces = Pedine a testa
option-starting_throw = Bisogna aver fatto 1 prima di muovere
option-trap = Un lancio oltre la casella 26 può finire in acqua
option-home_row = Nessuna pedina esce finché una dello stesso colore è sulle caselle da 1 a 10
board-auto = Come nelle regole
board-name-modern = Moderno
board-name-simple = Semplice, senza segni
board-name-simple-marked = Semplice, con segni
board-name-middle-kingdom = Medio Regno
board-name-early-nk = Inizio del Nuovo Regno
board-name-late-nk = Fine del Nuovo Regno
board-name-vertical = Verticale
board-name-double = Doppio
board-name-cypriot = Pietra cipriota
ruleset-kendall-masters = Kendall 1978
ruleset-kendall-modern = Kendall moderno
ruleset-kendall-1979 = Kendall 1979
ruleset-kendall-wiki = Kendall, tavoliere vuoto
ruleset-jequier-masters = Jéquier, secondo Botermans
ruleset-jequier-ludii = Jéquier 1930
ruleset-piccione = Il gioco di Tutankhamon
ruleset-bell = Bell 1979
ruleset-simple = Tavoliere semplice
ruleset-cypriot = Pietra cipriota
ruleset-simple-marked = Tavoliere semplice segnato
ruleset-middle-kingdom = Tavoliere del Medio Regno
ruleset-early-nk = Tavoliere dell’inizio del Nuovo Regno
ruleset-late-nk = Tavoliere della fine del Nuovo Regno
ruleset-vertical = Tavoliere verticale
ruleset-double = Tavoliere doppio
in-use-boxed-set = Il gioco in scatola
in-use-boxed-set-about = Dal foglietto dei giochi in scatola, secondo Jack Botermans. Mancano: giocare il resto di un lancio con un’altra pedina, la ricaduta da una casella sicura occupata e la prima mossa obbligata del bianco. I punti variano da una copia all’altra.
in-use-school-sheet = La scheda scolastica
in-use-school-sheet-about = Da una scheda da stampare per scuole e famiglie (startwithabook.org): sette pedine, nessun lancio in più e un solo lancio per lasciare le caselle da 28 a 30. La scheda non dice chi comincia.
in-use-playpalace = PlayPalace
in-use-playpalace-about = Dalle regole di PlayPalace, un server di giochi sonori per persone cieche.
in-use-like-ludo = Come Ludo, per bambini
in-use-like-ludo-about = Da pagine tedesche per bambini: una pedina colpita ricomincia, quattro lati chiari valgono 5 e un lancio senza lati chiari fa perdere il turno. Solo una parte delle pagine era leggibile; le ultime caselle seguono le regole di Kendall secondo un wiki.
author-kendall = Timothy Kendall
author-kendall-modern = devinokeefe/senet, secondo Timothy Kendall
author-jequier = Gustave Jéquier
author-piccione = Peter A. Piccione
author-bell = R. C. Bell
author-ours = Regole nostre: nessuno ne ha proposte per questo tavoliere
character-short = L’ultima parte della partita intera: meno pedine, che partono più avanti sul percorso. Valgono tutte le regole.
character-kendall-masters = Le regole più note: una lunga corsa in cui le pedine si scambiano di posto di continuo e l’acqua le trattiene.
character-kendall-modern = La corsa di Kendall con cinque pedine e regole chiare per ogni caso; la strategia perfetta è stata calcolata.
character-kendall-1979 = Prima fai tutti i tuoi lanci e poi scegli come usarli: c’è molto da pianificare.
character-kendall-wiki = All’inizio il tavoliere è vuoto: le pedine entrano una alla volta, e tre in fila formano uno sbarramento.
character-jequier-masters = Le pedine devono radunarsi nell’ultima fila prima che una possa uscire, e l’acqua le rimanda all’inizio.
character-jequier-ludii = Le pedine partono una dietro l’altra, una pedina colpita torna molto indietro, e chi vince fa punti.
character-piccione = Nulla viene colpito: dividi ogni lancio fra le tue pedine, e un 1 ne fa entrare una nuova.
character-bell = Breve e deciso: un dado, dieci pedine a testa, e una pedina colpita è persa per sempre.
character-simple = Una corsa veloce su un tavoliere senza segni: due in fila si proteggono, tre formano uno sbarramento.
character-cypriot = Le regole del tavoliere semplice, con sassolini nelle cavità di una pietra.
character-simple-marked = Quattro caselle segnate vicino alla fine, e una X che rimanda una pedina all’inizio.
character-middle-kingdom = Il gioco del tavoliere semplice segnato, su un tavoliere girato.
character-early-nk = Quattro caselle segnate vicino alla fine, e l’acqua, che rimanda le pedine a metà percorso.
character-late-nk = Come all’inizio del Nuovo Regno, ma con Horus sull’ultima casella, che lascia andare una pedina solo con un 1.
character-vertical = Il tavoliere è in verticale; le sue caselle «buone» sono sicure e danno un altro lancio.
character-double = Due tavolieri, un solo percorso di sessanta caselle: la corsa più lunga.

## later: rules

rules-unknown = Nessuno sa come gli antichi Egizi giocassero a senet.
rules-aim = Lo scopo
rules-throwing = Lanciare
rules-moving = Muovere
rules-houses = Caselle speciali
rules-leaving = Uscire dal tavoliere
rules-winning = Vincere
rules-thrown = Lancio: { $throws }
# Heading above six pictures, each with a sentence: all you need to know to play.
rules-brief = In breve
rules-all = Tutte le regole
# Table headings: the house from which a piece leaves the board, and the throw it needs.
rules-exit-house = Dalla casella
rules-exit-throw = esce con
rules-exit-any = qualsiasi lancio
evidence-legend = Su che cosa si basa ogni regola
evidence-text = nel testo
evidence-text-note = Lo dice il testo moderno da cui sono tratte queste regole.
evidence-board = da un tavoliere
evidence-board-note = Lo mostrano tavolieri antichi o le pedine trovate con essi.
evidence-picture = da un’immagine
evidence-picture-note = Lo mostra un’immagine antica.
evidence-later_game = da un gioco più tardo
evidence-later_game-note = Viene da un gioco più tardo, di solito il tâb, che in Egitto si giocava con quattro bastoncini.
evidence-modern_choice = scelta moderna
evidence-modern_choice-note = Nessuna fonte risolve questo punto: qualcuno ha scelto nel nostro tempo. Ogni regola che cambi è una scelta di questo tipo.
houses-run = da { $first } a { $last }
rule-aim-first-off = Porta tutte le tue pedine in fondo al percorso e fuori dal tavoliere prima dell’avversario.
rule-aim-board-empty = Porta in fondo al percorso e fuori dal tavoliere più pedine di quante ne porti l’avversario.
rule-pieces = { $pieces ->
    [one] Ogni giocatore ha una pedina
   *[other] Ogni giocatore ha { $pieces } pedine
  }: il Bianco gioca con i coni e il Nero con i rocchetti.
rule-start-hand = All’inizio tutte le pedine aspettano accanto al tavoliere.
rule-start-white-odd = Le pedine partono sulle caselle da { $first } a { $last }, il Bianco sulle dispari e il Nero sulle pari.
rule-start-black-odd = Le pedine partono sulle caselle da { $first } a { $last }, il Nero sulle dispari e il Bianco sulle pari.
rule-start-house = Questa è una partita abbreviata. La ricostruzione completa comincia dalla casella 1, con più pedine.
rule-opening-white = Il Bianco lancia per primo.
rule-opening-black = Il Nero lancia per primo.
rule-opening-one-is-white = Si lancia a turno; chi fa 1 per primo gioca con il Bianco, muove la pedina di testa dalla casella { $from } alla casella { $to } e lancia ancora.
rule-opening-one-is-black = Si lancia a turno; chi fa 1 per primo gioca con il Nero, muove la pedina di testa dalla casella { $from } alla casella { $to } e lancia ancora.
rule-opening-higher-throw = Ogni giocatore lancia una volta e comincia chi fa il lancio più alto; se sono uguali, si lancia ancora.
rule-houses-30 = Il percorso ha 30 caselle e procede a serpentina: avanti lungo la prima fila di dieci, indietro lungo la seconda e di nuovo avanti lungo la terza.
rule-houses-60 = Il percorso ha 60 caselle su due tavolieri: va avanti e indietro in file di dieci, e passa dalla casella 30 del primo tavoliere alla casella 31 del secondo.
rule-sticks = Lancia quattro bastoncini e conta le facce chiare.
rule-sticks-2 = Lancia due bastoncini e conta le facce chiare.
rule-sticks-5 = Lancia cinque bastoncini e conta le facce chiare.
rule-sticks-die6 = Lancia un dado a sei facce: mostra da 1 a 6.
rule-values = { $light ->
    [0] Se non esce nessuna faccia chiara, il lancio vale { $value }.
    [one] Se esce una faccia chiara, il lancio vale { $value }.
   *[other] Se escono { $light } facce chiare, il lancio vale { $value }.
  }
rule-zero-0 = Se non esce nessuna faccia chiara, il lancio vale 0.
rule-zero-4 = Se non esce nessuna faccia chiara, il lancio vale 4.
rule-zero-5 = Se non esce nessuna faccia chiara, il lancio vale 5.
rule-zero-6 = Se non esce nessuna faccia chiara, il lancio vale 6.
rule-zero-die = Lancia un dado a quattro facce: mostra 1, 2, 3 o 4.
rule-rethrow = Un { $throws } non conta: ripeti il lancio.
rule-lost = Con un { $throws } non si muove nulla e il tuo turno finisce.
rule-lost-zero = Con uno 0 non si muove nulla e il tuo turno finisce.
rule-turn-single = Ogni lancio muove una pedina di tante caselle quante indica il numero uscito.
rule-turn-series = Fai prima tutti i lanci del tuo turno, poi giocali nell’ordine che vuoi; ogni lancio muove una pedina di tante caselle quante ne indica.
rule-turn-divided = Puoi dividere il numero uscito fra più pedine, ma tutte devono andare nello stesso verso.
rule-starting-throw-on = Non puoi giocare nulla prima di aver fatto 1; i lanci precedenti non contano.
rule-again = Dopo un { $throws } si lancia ancora.
rule-again-series = Dopo un { $throws } continui a lanciare; un { $others } mette fine ai tuoi lanci.
rule-again-on = { $count ->
    [one] Chi arriva con una pedina sulla casella { $houses } lancia ancora.
   *[other] Chi arriva con una pedina su una delle caselle { $houses } lancia ancora.
  }
rule-ends-turn = { $count ->
    [one] Chi arriva con una pedina sulla casella { $houses } finisce il suo turno, qualunque cosa abbia lanciato.
   *[other] Chi arriva con una pedina su una delle caselle { $houses } finisce il suo turno, qualunque cosa abbia lanciato.
  }
rule-again-none = Lanci una volta; poi tocca all’avversario.
rule-turn-passes = Altrimenti tocca all’avversario.
rule-must-move = Se puoi muovere, devi farlo.
rule-may-decline-hit-on = Se l’unica mossa possibile è colpire una pedina avversaria, puoi passare.
rule-may-decline-off-on = Se l’unica mossa possibile è portare una pedina fuori dal tavoliere, puoi finire il turno.
rule-no-move = Se nessuna tua pedina può muoversi, il tuo turno finisce, qualunque sia il lancio.
rule-again-without-move = Se nessuna tua pedina può muoversi, il tuo turno finisce, a meno che tu non abbia fatto { $throws }: allora lanci ancora.
rule-no-move-series = I lanci che nessuna tua pedina può usare sono persi, e il tuo turno finisce.
rule-no-move-divided = I passi che nessuna tua pedina può usare sono persi.
rule-entry-any-throw = Invece di muovere una pedina del tavoliere puoi farne entrare una: si mette sulla casella 1 e avanza subito del numero uscito.
rule-entry-at-0 = Invece di muovere una pedina sul tavoliere, puoi farne entrare una, sulla casella del numero uscito.
rule-entry-throws = Le pedine entrano solo con un { $throws }.
rule-entry-with-one = Con un lancio di 1 puoi far entrare una pedina sulla casella 1, se è vuota, e poi lanci ancora.
rule-entry-with-one-first = Quel lancio deve muovere prima la pedina appena entrata; se non può muoversi, torna accanto al tavoliere e il tuo turno finisce.
rule-start-lock-on = Una pedina non può lasciare la sua casella di partenza prima che si sia mossa la pedina della casella seguente.
rule-blockade-off = Una pedina può saltare tutte le altre.
rule-blockade-on = Una pedina può saltare altre pedine, ma non uno sbarramento: tre o più pedine avversarie in fila.
rule-blockade-2 = Una pedina può saltare altre pedine, ma non uno sbarramento: due o più pedine avversarie in fila.
rule-fall-back-off = Una pedina non può arrivare su una pedina del suo colore.
rule-fall-back-on = Una pedina che arriva su una del suo colore va alla prima casella vuota dietro di lei.
rule-fall-back-on-unchanged = Una mossa che finisce dove è cominciata è permessa solo se non ce n’è un’altra.
rule-hit-none = Non si colpisce mai: una pedina può arrivare solo su una casella vuota.
rule-hit-swap = Una pedina che arriva su una avversaria la colpisce e si scambia di posto con essa.
rule-hit-empty-behind = Una pedina che arriva su una avversaria la colpisce: la pedina colpita va alla prima casella vuota dietro o, se non c’è, accanto al tavoliere.
rule-hit-lowest-empty = Una pedina che arriva su una avversaria la colpisce: la pedina colpita torna alla casella vuota più vicina all’inizio.
rule-hit-to-hand = Una pedina che arriva su una avversaria la colpisce: la pedina colpita esce dal tavoliere e deve ricominciare.
rule-hit-taken = Una pedina che arriva su una avversaria la colpisce: la pedina colpita è fuori dal gioco.
rule-pairs-on = Due pedine di un colore, vicine lungo il percorso, si proteggono.
rule-pairs-3 = Tre o più pedine di un colore, in fila lungo il percorso, si proteggono.
rule-pairs-off = Le pedine su caselle vicine non si proteggono.
rule-corners-off = Le file finiscono agli angoli: le pedine ai due lati di un angolo, come sulle caselle 10 e 11, non sono in fila.
rule-backward-none = I tuoi lanci non fanno mai tornare indietro una pedina.
rule-backward-to-empty = Se nessuna pedina può avanzare, una deve tornare indietro del numero uscito, su una casella vuota.
rule-backward-may-hit = Se nessuna pedina può avanzare, una deve tornare indietro del numero uscito, e può colpire.
rule-backward-may-hit-swap = Una pedina colpita in questo modo va avanti.
rule-backward-from = Solo una pedina delle caselle da 1 a { $house } può tornare indietro così.
rule-backward-from-everywhere = Una pedina può tornare indietro così da ogni casella.
rule-stop = Ogni pedina deve fermarsi sulla casella { $house } prima di andare avanti.
rule-stop-over-halt = Un lancio troppo alto porta comunque una pedina sulla casella { $house }, dove si ferma.
rule-stop-over-bounce = Con un lancio troppo alto una pedina va fino alla casella { $house } e torna indietro del resto.
rule-trap-on = Puoi anche giocare un lancio che porterebbe una pedina oltre la casella { $stop }: la pedina cade nell’acqua della casella { $house }, se è vuota.
rule-water-none = Nessuna casella rimanda indietro una pedina.
rule-water-prison = Quando una tua pedina si ferma nell’acqua, nella casella { $house }, il tuo turno finisce subito.
rule-water-prison-alone = Finché hai una pedina in acqua, nessun’altra tua pedina può muoversi.
rule-return-house = Invece di lanciare, puoi tirare fuori dall’acqua la tua pedina e metterla sulla casella { $house }, se è vuota; poi il tuo turno finisce.
rule-rescued-moves-first-on = Una pedina tirata fuori dall’acqua deve muoversi prima di ogni altra tua pedina.
rule-water-prison-exit = Un lancio di { $throws } porta la pedina dall’acqua fuori dal tavoliere; con qualsiasi altro lancio il tuo turno finisce.
rule-water-to-return = Una pedina che si ferma sulla casella { $house } va subito alla casella { $return } o, se è occupata, alla casella vuota più vicina prima di essa.
rule-return-full-lowest = Una pedina che si ferma sulla casella { $house } va subito alla casella { $return } o, se è occupata, alla casella vuota più vicina all’inizio.
rule-return-full-hand = Una pedina che si ferma sulla casella { $house } va subito alla casella { $return } o, se è occupata, esce dal tavoliere e deve ricominciare.
rule-return-full-closed = Una pedina che si ferma sulla casella { $house } va subito alla casella { $return }. Finché questa è occupata, nessuna pedina può andare sulla casella { $house }.
rule-water-to-lowest = Una pedina che si ferma sulla casella { $house } va subito alla casella vuota più vicina all’inizio.
rule-water-to-hand = Una pedina che si ferma sulla casella { $house } esce subito dal tavoliere e deve ricominciare.
rule-unprotected = { $count ->
    [one] Una pedina sulla casella { $houses } non è mai protetta da quella vicina.
   *[other] Le pedine sulle caselle { $houses } non sono mai protette da quella vicina.
  }
rule-water-suspends-pairs-on = Finché hai una pedina in acqua, le tue pedine non si proteggono.
rule-water-suspends-pairs-on-rescued = Finché una pedina ripescata non si è mossa, le tue pedine non si proteggono neppure.
rule-safe = { $count ->
    [one] Una pedina sulla casella { $houses } non può essere colpita.
   *[other] Le pedine sulle caselle { $houses } non possono essere colpite.
  }
rule-safe-while-water = { $count ->
    [one] Finché una pedina qualsiasi è in acqua, una pedina sulla casella { $houses } non può essere colpita.
   *[other] Finché una pedina qualsiasi è in acqua, le pedine sulle caselle { $houses } non possono essere colpite.
  }
rule-hit-to-water = { $count ->
    [one] Una pedina colpita sulla casella { $houses } cade in acqua.
   *[other] Una pedina colpita sulle caselle { $houses } cade in acqua.
  }
rule-hit-to-water-taken = Se l’acqua è occupata, le due pedine si scambiano invece di posto.
rule-vacate = { $count ->
    [one] Una pedina sulla casella { $houses } deve andare avanti appena un lancio lo permette.
   *[other] Una pedina su una delle caselle { $houses } deve andare avanti appena un lancio lo permette.
  }
rule-fixed = { $count ->
    [one] Una pedina sulla casella { $houses } può solo aspettare un lancio che la porti fuori dal tavoliere.
   *[other] Le pedine sulle caselle { $houses } possono solo aspettare un lancio che le porti fuori dal tavoliere.
  }
rule-stuck-to-water = { $count ->
    [one] Se non puoi muovere nient’altro, la tua pedina della casella { $houses } torna in acqua.
   *[other] Se non puoi muovere nient’altro, una delle tue pedine delle caselle { $houses } torna in acqua.
  }
rule-last-chance = { $count ->
    [one] Una pedina sulla casella { $houses } ha un solo lancio per andarsene: se il tuo prossimo lancio non la muove, cade in acqua.
   *[other] Una pedina su una delle caselle { $houses } ha un solo lancio per andarsene: se il tuo prossimo lancio non la muove, cade in acqua.
  }
rule-bear-off-exact = Una pedina esce dal tavoliere con un lancio esatto, come se dopo la casella { $house } ce ne fosse un’altra.
rule-bear-off-bounce = Una pedina esce dal tavoliere con un lancio esatto, come se dopo la casella { $house } ce ne fosse un’altra. Con un lancio più alto va fin lì e torna indietro del resto.
rule-bear-off-overshoot = Un lancio che porta una pedina oltre la casella { $house } la porta fuori dal tavoliere, non importa di quanto.
rule-bear-off-onto-last = Una pedina che arriva esattamente sulla casella { $house } esce dal tavoliere, e nessun lancio può portarla oltre.
rule-exits = Dalla casella { $house } una pedina esce dal tavoliere solo con un { $throws }.
rule-exits-any = Dalla casella { $house } una pedina esce dal tavoliere con qualsiasi lancio.
rule-exits-first-row-empty = Dalla casella { $house } una pedina esce dal tavoliere con un { $throws }, o con qualsiasi lancio finché nessuno ha pedine sulle caselle da 1 a 10.
rule-clear-first = Nessuna tua pedina può uscire dal tavoliere finché ne hai una sulle caselle { $houses }.
rule-clear-first-hand = Nessuna tua pedina può uscire dal tavoliere finché ne hai una che aspetta accanto al tavoliere.
rule-end-first-off = { $pieces ->
    [one] Vince chi porta per primo la sua pedina fuori dal tavoliere.
   *[other] Vince chi porta per primo tutte e { $pieces } le pedine fuori dal tavoliere.
  }
rule-end-board-empty = La partita finisce quando il tavoliere è vuoto: vince chi ha portato fuori più pedine; se sono pari, finisce in parità.
rule-score-on = Chi vince fa 3 punti per ogni pedina avversaria rimasta sulle caselle da 1 a 10, 2 per ognuna sulle caselle da 11 a 20 e 1 per ognuna sulle caselle da 21 a 30.

## later: rules (about each ruleset)

rules-retold = Conosciamo questa ricostruzione solo di seconda mano, non dalla pubblicazione dello studioso.
rules-house-title = Regole della casa
rules-house = Regole personalizzate, create su questo sito: quelle di «{ $base }» con alcune modifiche.
rules-ours = Nessuno studioso ha pubblicato una ricostruzione per questo tavoliere, perciò queste regole sono nostre. Contengono solo ciò che le ricostruzioni note hanno in comune.
rules-disputed = Che cosa non è certo
rules-disputed-lead = I testi lasciano aperte queste domande, o si possono leggere in due modi. Ecco che cosa vale qui.
rules-shortened = L’ultima parte di una partita intera: meno pedine, che partono più avanti sul percorso. Valgono tutte le sue regole. L’abbiamo abbreviata noi; nessuno l’ha proposta così.
rules-throws = Una partita dura circa { $throws } lanci e { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
  }.
credit-kendall-masters = Timothy Kendall ha proposto questa ricostruzione nel 1978, in «Passing Through the Netherworld»; qui è riportata come la descrive una pagina di regole attribuita a Masters Traditional Games.
credit-kendall-modern = Un progetto pubblico, devinokeefe/senet, ha scritto questa forma moderna della ricostruzione di Kendall con cinque pedine e ne ha calcolato la strategia perfetta.
credit-kendall-1979 = La ricostruzione di Timothy Kendall del 1979, secondo il riassunto del suo libretto di regole sul portale Ludii, da cui vengono anche le quattro opzioni di una nuova partita.
credit-kendall-wiki = La ricostruzione di Timothy Kendall, secondo un articolo del wiki Niidae; l’articolo non indica fonti per l’entrata delle pedine, per il fatto che colpire sia facoltativo e per l’uscita dall’ultima casella.
credit-jequier-masters = La ricostruzione di Gustave Jéquier, secondo una pagina di regole attribuita a Masters Traditional Games, che segue «The World of Games» di Botermans e altri.
credit-jequier-ludii = La ricostruzione di Gustave Jéquier del 1930, come la riassume Ludii.
credit-piccione = La ricostruzione di Peter A. Piccione del 1977, «King Tut’s Game», come la riassume Ludii.
credit-bell = La ricostruzione di R. C. Bell del 1979, come la riassume Ludii.
credit-simple = Si conoscono tavolieri senza segni, ma non si sa come ci si giocasse.
credit-cypriot = A Cipro si conoscono pietre grezze con tre file di dieci cavità, ma non si sa come ci si giocasse.
credit-simple-marked = Si conoscono tavolieri con quattro segni vicino alla fine: un segno per «buono», una X, tre tratti e due tratti.
credit-middle-kingdom = I tavolieri del Medio Regno hanno gli stessi segni, ma il gioco finisce in alto a sinistra.
credit-early-nk = Sui tavolieri dell’inizio del Nuovo Regno l’acqua sta al posto della X, e uccelli e uomini al posto dei tratti.
credit-late-nk = Sui tavolieri della fine del Nuovo Regno ci sono dèi sulle ultime caselle, con Horus alla fine.
credit-vertical = Si conosce un tavoliere in verticale, con il segno per «buono» su tre delle ultime caselle.
credit-double = Si conoscono due tavolieri di trenta caselle, uno accanto all’altro.
disputed-km-1 = Quando torna in acqua una pedina della casella 28 o 29? Il testo può voler dire: quando non ci sono altre pedine del suo colore, oppure: quando nessun’altra pedina può usare il lancio. Qui vale il secondo senso.
disputed-km-2 = Si lancia ancora dopo un 1, un 4 o un 5 se nessuna pedina poteva muoversi? Qui no.
disputed-km-3 = Due caselle una sopra l’altra sono vicine? Qui no: solo lungo il percorso.
disputed-km-4 = Una pedina in acqua protegge le vicine? Qui sì; solo lei resta senza protezione.
disputed-km-5 = Il tuo turno finisce quando spingi in acqua una pedina avversaria? Qui no.
disputed-km-6 = Bisogna portare fuori una pedina se nessun’altra pedina può avanzare? Qui sì.
disputed-km-7 = Con quale lancio si lascia la casella 30? Il testo prima chiede il lancio esatto e poi ne permette uno qualsiasi. Qui con uno qualsiasi.
disputed-km-8 = Si lancia ancora dopo un 4 che porta una pedina dall’acqua fuori dal tavoliere? Qui sì.
disputed-km-9 = Una pedina può tornare indietro dalla casella 26? Qui sì.
disputed-km-10 = Si può tirare fuori una pedina dall’acqua nello stesso turno in cui è caduta? Qui no.
disputed-km-11 = Bisogna tirare fuori la pedina dall’acqua se si può? Qui no: puoi lanciare sperando in un 4.
disputed-km-12 = C’è un altro modo di uscire dall’acqua finché la casella 15 è occupata? Qui no: si aspetta un 4.
disputed-km-13 = Tre pedine in fila formano uno sbarramento? Il testo non ne parla. Qui no.
disputed-kw-1 = Una pedina che entra con un 4 arriva sulla casella 5 o sulla 4? Qui sulla 5: si mette sulla casella 1 e poi si muove.
disputed-kw-2 = Una pedina può entrare se la casella 1 è occupata? Qui sì: non si ferma lì.
disputed-kw-3 = Alcuni lanci ne danno un altro? Il testo dà un lancio per turno. Qui no.
disputed-kw-4 = Che cosa succede se scegli di non colpire? Qui quella mossa non si fa.
disputed-kw-5 = Si può passare avendo altre mosse? Qui no.
disputed-kw-6 = Una pedina può arrivare su un’avversaria dentro uno sbarramento? Qui sì: è vietato solo saltarlo.
disputed-kw-7 = Che cosa fa un 5 sulla casella 26? Il testo non lo dice. Qui la pedina esce dal tavoliere.
disputed-kw-8 = Quando è vuota la prima fila? Qui quando nessuno vi ha pedine; quelle accanto al tavoliere non contano.
disputed-kw-9 = Una pedina può arrivare su una del suo colore e finire dove ha cominciato? Qui solo se nient’altro può muoversi; altrimenti sarebbe passare gratis.
disputed-kw-10 = Una pedina rimandata indietro può finire sulla casella 27, 28 o 29? Qui sì, e allora vale la regola di quella casella.
disputed-kw-11 = Due pedine in fila si proteggono? Il testo parla solo di tre in fila. Qui no.
disputed-kw-12 = E se le caselle da 1 a 15 sono tutte occupate quando l’acqua rimanda una pedina? Qui va accanto al tavoliere.
disputed-kw-13 = Che cos’è l’«unico bastoncino bianco» con cui si lascia la casella 30? Qui un 1.
disputed-kw-14 = Una pedina può saltare uno sbarramento se poi viene rimandata al di qua? Qui no.
disputed-k79-1 = Si fanno tutti i lanci prima di muovere? Il testo dice così; il programma di Ludii li gioca uno alla volta. Qui vale il testo.
disputed-k79-2 = Quale colore sta davanti? Qui il Bianco, perché chi fa il primo 1 gioca con il Bianco e muove la pedina di testa.
disputed-k79-3 = Si può giocare un lancio all’indietro se un altro potrebbe andare avanti? Qui no.
disputed-k79-4 = Che ne è degli altri lanci quando una pedina cade in acqua? Qui sono persi.
disputed-k79-5 = Ripescare una pedina costa un turno, ma quale? Qui ripescarla è il turno, al posto di un lancio.
disputed-k79-6 = Una pedina in acqua può essere colpita? Qui sì; le due si scambiano di posto.
disputed-k79-7 = Quali coppie smettono di proteggere mentre una pedina è in acqua? Qui solo quelle del suo colore.
disputed-k79-8 = Di chi è la pedina in acqua che rende sicure le caselle da 28 a 30? Qui di una qualsiasi delle due parti.
disputed-k79-9 = E se viene colpita una pedina che deve muoversi per prima? Qui il suo giocatore può allora muovere qualsiasi pedina.
disputed-k79-10 = I lanci prima del primo 1 contano? Qui no.
disputed-k79-11 = Ogni lancio troppo lungo deve cadere nella trappola? Qui no: è una scelta fra le altre.
disputed-k79-12 = Quali pedine sulla prima fila ti impediscono di uscire? Qui solo le tue.
disputed-k79-13 = Si decide prima o dopo il lancio se ripescare una pedina? Qui prima.
disputed-k79-14 = L’1 di apertura deve muovere la pedina di testa? Qui sì.
disputed-k79-15 = Un 4 o un 5 in apertura dà un altro lancio? Qui no.
disputed-jm-1 = Una pedina può fermarsi sulla casella 30 prima che tutte siano sull’ultima fila? Qui no: arrivarci vuol dire uscire.
disputed-jm-2 = Un lancio può andare oltre la casella 30? Qui no.
disputed-jm-3 = Si lancia ancora dopo un 1, un 4 o un 6 se nessuna pedina poteva muoversi? Qui no.
disputed-jm-4 = Uno sbarramento ferma anche le pedine che tornano indietro? Qui sì.
disputed-jm-5 = Qual è la prima casella vuota? Qui quella con il numero più basso.
disputed-jm-6 = Le pedine devono lasciare in ordine le caselle di partenza? Qui no: il testo lascia muovere qualsiasi pedina.
disputed-jm-7 = Uno sbarramento può continuare oltre la curva, da una fila all’altra? Qui sì.
disputed-jl-1 = Qual è la quarta casella sicura? Il testo indica la 20, che non ha nessun segno. Qui la 30.
disputed-jl-2 = Quando una pedina può lasciare la sua casella di partenza? Qui quando si è mossa la pedina che stava sulla casella seguente.
disputed-jl-3 = Si lancia ancora dopo un 1, un 4 o un 6 se nessuna pedina poteva muoversi? Qui no.
disputed-jl-4 = Una pedina che torna indietro può colpire? Qui no.
disputed-jl-5 = Dove va una pedina colpita? Qui, come nel testo, alla casella vuota più vicina all’inizio.
disputed-jl-6 = Dove tre pedine in fila formano uno sbarramento? Il programma di Ludii lo controlla solo in alcuni punti. Qui dappertutto, come nel testo.
disputed-pi-1 = Un 5 dà un altro lancio? Qui sì, come nel testo.
disputed-pi-2 = Una parte di un lancio può portare una pedina fuori dal tavoliere? Qui sì, se quella parte è esatta.
disputed-pi-3 = Tutte le mosse di un turno devono andare nello stesso verso, o solo quelle di un lancio? Qui quelle di un lancio.
disputed-pi-4 = Un 1 deve far entrare una pedina? Qui solo se nessun’altra pedina può avanzare.
disputed-pi-5 = Quale pedina usa per prima il lancio dopo l’entrata? Qui quella appena entrata.
disputed-pi-6 = Arrivare sulla casella 15 o 26 tornando indietro dà un lancio? Qui sì.
disputed-pi-7 = E se la pedina entrata non può muoversi con un 5? Qui il turno finisce.
disputed-pi-8 = Bisogna usare il maggior numero possibile di passi? Qui no, ma si continua finché un passo si può usare.
disputed-pi-9 = Il lancio che spetta a una nuova pedina può farne entrare un’altra? Qui no; altri lanci in più sì.
disputed-be-1 = Si lancia un dado o si lanciano bastoncini? Un testo più antico dice bastoncini. Qui un dado.
disputed-be-2 = Quali caselle sono segnate? Qui le caselle da 26 a 29, come mostra il tavoliere disegnato per queste regole.
disputed-be-3 = Bisogna colpire se si può? Qui no.
disputed-be-4 = Quando finisce la partita? Qui quando il tavoliere è vuoto.
disputed-be-5 = E se i lanci di apertura sono uguali? Qui si lancia ancora.
disputed-be-6 = Tre in fila formano uno sbarramento, come nelle regole di Kendall? Qui no.
disputed-kmo-1 = Dove va una pedina colpita? Qui le due si scambiano di posto.
disputed-kmo-2 = Le caselle da 28 a 30 sono sicure? Qui no: protegge solo una pedina vicina.
disputed-kmo-3 = Dove va una pedina colpita sulle caselle da 28 a 30? Qui alla casella 26, da dove veniva quella che l’ha colpita.
disputed-kmo-4 = Una pedina può andare dalla casella 28 alla 29 o alla 30, o indietro? Qui no.
disputed-kmo-5 = Con quale lancio si lascia la casella 30? Qui solo con un 1.
disputed-kmo-6 = E se nessuna pedina può muoversi con un 1, un 4 o un 5? Qui tocca all’avversario.
disputed-kmo-7 = Cadere in acqua fa finire il turno? Qui no.
disputed-kmo-8 = Si può saltare una parte di uno sbarramento? Qui no.
disputed-kmo-9 = Sbarramenti o coppie protette possono impedire il ritorno dall’acqua? Qui no.
disputed-kmo-10 = Una mossa indietro con un 1, un 4 o un 5 dà un altro lancio? Qui sì.
disputed-kmo-11 = Una pedina può tornare indietro dalla casella 26? Qui sì.
disputed-kmo-12 = Si può giocare con un altro numero di pedine? Qui sì, come regole della casa, ma solo il gioco con cinque è stato calcolato.
disputed-board-cross = Dove manda una pedina la X? Nessuno lo sa. Qui alla casella vuota più vicina all’inizio, perché nulla lega la X alla casella 15.
disputed-board-rebirth = La casella 15 è speciale sui tavolieri dove non ha un segno? Qui no.
disputed-board-last = Con quale lancio si lascia una casella 30 senza segno? Qui con uno qualsiasi.
disputed-board-upright = In che verso si gioca sul tavoliere verticale? Nessuno lo sa. Qui nell’ordine abituale, in tre colonne dall’alto a sinistra.
disputed-board-two = Due tavolieri sono un percorso o due? Nessuno lo sa. Qui un solo lungo percorso, che è la cosa più semplice.
disputed-board-pebbles = Quanti sassolini si usavano? Nessuno lo sa. Qui cinque a testa.

## later: dialogs (help)

help-title = Aiuto
help-tap = Tocca il pulsante grande per lanciare, poi la pedina da muovere.
help-mistake = Toccare il punto sbagliato non fa nulla.
help-marks = Segni sul tavoliere
help-mark-ring = Questa pedina può muoversi.
help-mark-target = La tua pedina può andare qui.
help-mark-hit = Dove va la pedina colpita.
help-mark-row = Si proteggono, o formano uno sbarramento.
help-mark-disc = L’effetto della mossa: colpo (×), acqua (onda), protezione (parentesi), uscita (freccia).
help-mark-trail = L’ultima mossa.
help-keyboard = Tasti del tavoliere
help-key-arrows = frecce
help-arrows = destra e sinistra: lungo il percorso; su e giù: la fila vicina
help-key-ends = Inizio, Fine
help-ends = prima casella, fine del percorso
help-key-enter = Invio, Spazio
help-enter = scegliere una pedina o una casella
help-key-escape = Esc
help-escape = rimettere giù la pedina
help-key-throw = T
help-throw = lanciare
help-key-pieces = M
help-pieces = la prossima pedina che può muoversi; con Maiusc, quella prima
help-key-last = L
help-last = ultima mossa
help-key-status = S
help-status = che cosa succede?
help-key-advice = H
help-advice = che cosa è meglio qui, e perché?
help-key-undo = U
help-undo = annullare
help-key-redo = R
help-redo = ripristinare
help-key-look = , e .
help-look = rivedere la partita: una mossa indietro, una avanti
help-key-card = I
help-card = che cos’è questa casella e che cosa fa
help-key-odds = D
help-odds = gli ultimi lanci e le probabilità
help-key-turn = B
help-turn = prendere in mano la scatola e rimetterla a posto; le frecce la girano
help-key-help = ?
help-help = questo aiuto
help-accessibility = Accessibilità (in inglese)
help-questions = Domande da tastiera
help-key-mine = P
help-mine = dove sono le mie pedine?
help-key-others = O
help-others = dove sono le pedine dell’avversario?
help-key-moves = G
help-moves = dove posso andare?
help-key-sticks = K
help-sticks = che lancio è uscito?
help-key-score = C
help-score = chi ha portato quante pedine fuori dal tavoliere?
help-key-way = F
help-way = quanta strada resta?
help-key-house = X
help-house = che cosa c’è su questa casella?

## later: house-rules (the editor of house rules)

house-title = Regole della casa
house-lead = Cambia le regole come vuoi. Le incompatibilità si vedono subito.
house-find = Trova una regola con le sue parole
house-found = { $count ->
    [one] { $count } regola trovata.
   *[other] { $count } regole trovate.
  }
house-from = Parti da
house-yours = Le tue regole
house-name = Nome delle tue regole
house-name-default = { $base }, a modo mio
house-reset-all = Annulla tutti i cambiamenti
house-reset = Come in «{ $base }»
house-changed = { $count ->
    [one] 1 cambiamento
   *[other] { $count } cambiamenti
  }
house-disagrees = in contrasto
house-ready = Queste regole sono compatibili.
house-endless = Ma con queste regole le partite non finiscono quasi mai.
house-clashes = { $count ->
    [one] Due regole si contraddicono.
   *[other] { $count } coppie di regole si contraddicono.
  }
house-show = Mostra dove
house-play = Gioca
house-opponent = Contro
house-save = Salva queste regole
house-saved = Salvato come «{ $name }».
house-save-full = C’è posto per { $count } regolamenti. Prima cancellane uno.
house-save-blocked = Non è stato possibile salvare le tue regole. Copia il link per conservarle.
house-save-unnamed = Prima dai un nome alle tue regole.
house-mine = Le mie regole ({ $count })
house-open = Apri
house-rename = Rinomina
house-delete = Cancella
house-deleted = «{ $name }» è cancellato.
house-link = Copia il link
house-link-label = Il link a queste regole
house-link-copied = Il link è copiato.
house-link-by-hand = Copia il link selezionato.
house-point-value = { $point }: { $value }
house-fix = Cambia «{ $point }» in: { $value }
house-fix-off = Disattiva «{ $point }»
house-fix-on = Attiva «{ $point }»
house-refused = incompatibile con «{ $points }»
house-refused-houses = { $houses }: incompatibile con «{ $points }». { $reason }
house-idle = Senza effetto per ora, a causa di «{ $point }».
house-range = { $first }–{ $last }
house-none = nessuna
house-on = sì
house-off = no
house-exit = { $house } con { $throws }
house-exit-any = qualsiasi lancio
house-exit-star = con qualsiasi lancio finché la prima fila è vuota
house-exit-row = Dalla casella { $house } una pedina esce dal tavoliere con
house-light-row = { $light ->
    [0] Nessuna faccia chiara
    [one] { $light } faccia chiara
   *[other] { $light } facce chiare
  }
house-light-count = quante sono le facce chiare
house-nothing-special = niente di speciale
in-use-title = Regole in uso oggi
in-use-note = Di giochi in scatola, scuole e programmi. Non sono ricostruzioni.

house-group-game = Il gioco
house-group-throwing = Lanciare
house-group-moving = Muovere
house-group-meeting = Incontrare l’avversario
house-group-houses = Caselle speciali
house-group-leaving = Uscire dal tavoliere e vincere

dim-houses = Caselle del tavoliere
dim-pieces = Pedine a testa
dim-start = Dove partono le pedine
dim-start-hand = le pedine partono fuori dal tavoliere
dim-start-white-odd = le pedine partono alternate sulle prime caselle, il Nero davanti
dim-start-black-odd = le pedine partono alternate sulle prime caselle, il Bianco davanti
dim-start-house = Prima casella da cui partono le pedine
dim-opening = Chi comincia
dim-opening-white = comincia il Bianco
dim-opening-black = comincia il Nero
dim-opening-one-is-white = chi fa 1 per primo gioca con il Bianco e muove la sua pedina di testa
dim-opening-one-is-black = chi fa 1 per primo gioca con il Nero e muove la sua pedina di testa
dim-opening-higher-throw = comincia chi fa il lancio più alto
dim-start-lock = Una pedina non può partire finché non si è mossa quella davanti
dim-entry = Come entrano le pedine sul tavoliere
dim-entry-none = nessuna pedina entra più tardi
dim-entry-any-throw = le pedine entrano con qualsiasi lancio: con 1 sulla casella 2, con 2 sulla casella 3, e così via
dim-entry-with-one = le pedine entrano con un lancio di 1, sulla casella 1
dim-entry-throws = Lanci con cui entrano le pedine
dim-entry-at = La casella da cui conta una pedina che entra: 0 o 1
dim-starting-throw = Bisogna fare 1 prima di giocare
dim-sticks = Che cosa si lancia
dim-sticks-2 = due bastoncini
dim-sticks-4 = quattro bastoncini
dim-sticks-5 = cinque bastoncini
dim-sticks-die4 = un dado a quattro facce
dim-sticks-die6 = un dado a sei facce
dim-zero = Lancio senza facce chiare
dim-zero-0 = senza facce chiare il lancio vale 0
dim-zero-4 = senza facce chiare il lancio vale 4
dim-zero-5 = senza facce chiare il lancio vale 5
dim-zero-6 = senza facce chiare il lancio vale 6
dim-zero-die = un dado a quattro facce
dim-values = Quanto vale ogni numero di facce chiare
dim-rethrow = Lanci da ripetere
dim-lost = Lanci che fanno perdere il turno
dim-again = Valori che danno un altro lancio
dim-again-without-move = Valori che danno un altro lancio anche se nulla può muoversi
dim-again-on = Caselle che danno un altro lancio
dim-ends-turn = Caselle che chiudono il turno
dim-turn = Come si svolge un turno
dim-turn-single = un lancio, una mossa
dim-turn-series = lanciare finché i lanci ne danno un altro, poi giocarli in qualsiasi ordine
dim-turn-divided = un lancio, i cui passi si possono dividere fra le pedine
dim-blockade = Pedine in fila che formano uno sbarramento
dim-blockade-on = tre pedine in fila formano uno sbarramento
dim-blockade-2 = due pedine in fila formano uno sbarramento
dim-blockade-off = nessuna fila forma uno sbarramento
dim-corners = Le file di pedine continuano oltre gli angoli
dim-fall-back = Una pedina che arriva su una del suo colore torna alla prima casella vuota dietro
dim-backward = Che cosa succede quando nessuna pedina può avanzare
dim-backward-none = quando nessuna pedina può avanzare, il turno è perso
dim-backward-to-empty = quando nessuna pedina può avanzare, una deve tornare indietro su una casella vuota
dim-backward-may-hit = quando nessuna pedina può avanzare, una deve tornare indietro, e può colpire
dim-backward-from = L’ultima casella da cui le pedine tornano indietro
dim-vacate = Caselle da lasciare appena possibile
dim-pairs = Pedine che si proteggono
dim-pairs-on = due pedine affiancate si proteggono
dim-pairs-3 = tre pedine in fila si proteggono
dim-pairs-off = le pedine non si proteggono
dim-unprotected = Caselle dove una vicina non protegge
dim-water-suspends-pairs = Chi ha una pedina in acqua non ha coppie protette
dim-safe = Caselle dove una pedina è al sicuro
dim-safe-while-water = Caselle sicure mentre una pedina è in acqua
dim-hit = Che ne è di una pedina colpita
dim-hit-none = nessuna pedina può essere colpita
dim-hit-swap = una pedina colpita scambia il posto con quella che la colpisce
dim-hit-empty-behind = una pedina colpita va alla prima casella vuota dietro
dim-hit-lowest-empty = una pedina colpita va alla prima casella vuota del tavoliere
dim-hit-to-hand = una pedina colpita esce dal tavoliere e deve rientrare
dim-hit-taken = una pedina colpita è fuori dal gioco
dim-hit-to-water = Caselle da cui una pedina colpita cade in acqua
dim-may-decline-hit = Chi può solo colpire può passare
dim-stop = La casella dove ogni pedina deve fermarsi
dim-stop-over = Un lancio oltre quella casella
dim-stop-over-lost = un lancio oltre quella casella non si gioca
dim-stop-over-halt = un lancio oltre quella casella si ferma lì
dim-stop-over-bounce = un lancio oltre quella casella arriva lì e torna indietro del resto
dim-trap = Un lancio oltre quella casella finisce in acqua
dim-water-house = La casella dell’acqua
dim-water = Che cosa fa l’acqua
dim-water-none = non c’è acqua
dim-water-prison = l’acqua trattiene la pedina finché un lancio non la libera o non la si tira fuori
dim-water-to-return = l’acqua mette la pedina sulla casella di ritorno
dim-water-to-lowest = l’acqua mette la pedina sulla prima casella vuota del tavoliere
dim-water-to-hand = l’acqua riporta la pedina accanto al tavoliere, da dove deve rientrare
dim-return-house = La casella di ritorno
dim-return-full = Quando la casella di ritorno è occupata
dim-return-full-below = la pedina va alla casella vuota più vicina prima di essa
dim-return-full-lowest = la pedina va alla prima casella vuota del tavoliere
dim-return-full-hand = la pedina esce dal tavoliere e deve rientrare
dim-return-full-closed = nessuna pedina può andare in acqua
dim-rescued-moves-first = Una pedina ripescata deve muoversi prima di ogni altra
dim-stuck-to-water = Caselle da cui una pedina bloccata torna in acqua
dim-last-chance = Caselle da lasciare con il lancio successivo, o si cade in acqua
dim-fixed = Caselle da cui una pedina può solo uscire dal tavoliere
dim-bear-off = Come escono le pedine dal tavoliere
dim-bear-off-exact = le pedine escono con il lancio esatto oltre l’ultima casella
dim-bear-off-bounce = le pedine escono con il lancio esatto e tornano indietro del resto di uno più alto
dim-bear-off-overshoot = le pedine escono con qualsiasi lancio oltre l’ultima casella
dim-bear-off-onto-last = le pedine escono arrivando esattamente sull’ultima casella
dim-exits = Caselle da cui si esce solo con certi lanci
dim-clear-first = Caselle da liberare dalle proprie pedine prima che una possa uscire
dim-may-decline-off = Si può rinunciare a portare fuori una pedina
dim-end = Chi vince
dim-end-first-off = vince chi porta fuori per primo tutte le pedine
dim-end-board-empty = si gioca finché il tavoliere non è vuoto; vince chi ha portato fuori più pedine
dim-score = Chi vince fa punti per le pedine avversarie rimaste

clash-hand-entry = Le pedine che partono fuori dal tavoliere hanno bisogno di un modo per entrare.
clash-water-entry = L’acqua mette le pedine fuori dal tavoliere, e non hanno modo di rientrare.
clash-behind-entry = Una pedina colpita da una che torna indietro può non trovare una casella vuota dietro, e non ha modo di rientrare.
clash-home-entry = Una pedina colpita esce dal tavoliere, e non ha modo di rientrare.
clash-full-entry = Quando la casella di ritorno è occupata, la pedina esce dal tavoliere, e non ha modo di rientrare.
clash-one-divided = Entrare con un 1 è possibile solo se i lanci si possono dividere.
clash-any-divided = Con i lanci divisi una pedina può entrare solo con un 1.
clash-entry-stop = Una pedina che entra supera subito la casella 1, perciò questa non può essere quella di sosta.
clash-entry-throws = Nessun lancio possibile permette a una pedina di entrare.
clash-opening-hand = L’1 di apertura muove la pedina di testa, ma sul tavoliere non ci sono pedine.
clash-opening-odd = L’1 di apertura muove la pedina di testa, ma davanti c’è una pedina avversaria.
clash-start-house-hand = Le pedine che cominciano fuori dal tavoliere non hanno una casella di partenza.
clash-start-house-lock = Una pedina può aspettare quella davanti solo se le pedine partono dalla casella 1.
clash-start-beyond = Le pedine devono partire prima delle caselle di uscita e prima della casella dove tutte si fermano.
clash-opening-fixed = L’1 di apertura muove la pedina di testa, ma questa sta su una casella da cui si può solo uscire dal tavoliere.
clash-lock-hand = Le pedine che partono fuori dal tavoliere non hanno nulla davanti da aspettare.
clash-lock-backward = Una pedina che torna indietro potrebbe colpirne una che non è ancora partita.
clash-lock-entry = Una pedina che entra potrebbe colpirne una che non è ancora partita.
clash-lock-fixed = La pedina di testa non potrebbe mai andarsene. Dalla sua casella si può solo uscire dal tavoliere, e dietro aspettano pedine che dovrebbero andarsene prima.
clash-one-series = Aspettare un 1 è possibile solo se un turno ha più lanci.
clash-divided-hit = Con i lanci divisi nessuna pedina può essere colpita.
clash-divided-fall-back = Con i lanci divisi nessuna pedina ricade indietro.
clash-divided-prison = Con i lanci divisi l’acqua non può trattenere una pedina.
clash-divided-trap = Quando i lanci si dividono, un lancio troppo lungo non può finire in acqua.
clash-divided-blockade = Con i lanci divisi nessuna fila di pedine può fare da sbarramento.
clash-divided-over = Con i lanci divisi nessun lancio è troppo alto.
clash-divided-vacate = Con i lanci divisi non possono esserci caselle da lasciare per prime.
clash-divided-decline-hit = Con i lanci divisi non si può passare.
clash-divided-decline-off = Con i lanci divisi non si può rinunciare a portare fuori una pedina.
clash-always-again = Ogni lancio ne darebbe un altro, e il turno non finirebbe mai.
clash-long-series = In una serie al massimo un lancio su due può darne un altro, altrimenti i turni diventerebbero interminabili.
clash-always-again-unmoved = Chi non può muovere lancerebbe per sempre.
clash-values-sticks = Ogni numero di facce chiare che questi bastoncini possono mostrare richiede un valore, e un dado non ha facce chiare.
clash-rethrow-all = Tutti i lanci andrebbero ripetuti, quindi nessuno varrebbe.
clash-no-one = Una pedina può aver bisogno di un 1, quindi un lancio deve valere 1 e poter essere giocato.
clash-one-value = Tutti i lanci sarebbero uguali, quindi nessuno potrebbe fare di più.
clash-lost-again = Un lancio che fa perdere il turno non può darne un altro.
clash-lost-rethrow = Un lancio da ripetere non può far perdere il turno.
clash-lost-series = In una serie non sarebbe chiaro se vanno persi anche i lanci precedenti.
clash-series-unmoved = Quando tutti i lanci vengono prima delle mosse, dopo non se ne possono guadagnare.
clash-series-again-on = Quando tutti i lanci vengono prima delle mosse, nessuna casella può darne uno.
clash-ends-again = La stessa casella non può chiudere il turno e dare un altro lancio.
clash-water-nowhere = L’acqua ha bisogno di una casella.
clash-water-idle = C’è una casella dell’acqua, ma niente acqua.
clash-water-pieces = L’acqua deve stare almeno due caselle oltre quelle da cui partono le pedine.
clash-water-return = Quest’acqua ha bisogno di una casella dove le pedine tornino.
clash-return-beyond = La casella di ritorno deve stare prima di quella dell’acqua.
clash-sent-closed = Una pedina potrebbe essere mandata in acqua mentre nessuna può andarci.
clash-return-fixed = Una pedina ripescata potrebbe fermare per sempre le pedine del suo colore: deve andare per prima e può andare solo dopo altre.
clash-trap-stop = Nessun lancio può superare la casella di sosta, perché non c’è.
clash-trap-over = Un lancio oltre la casella di sosta non può finire sia in acqua sia altrove.
clash-trap-water = Un lancio non può finire in acqua dove non ce n’è.
clash-trap-behind = Un lancio oltre la casella di sosta finisce in acqua, perciò l’acqua deve stare oltre quella casella.
clash-stop-water = Ogni pedina deve fermarsi sulla casella dell’acqua, e da lì nessun lancio la porta oltre.
clash-water-fixed = La casella dell’acqua non può essere una da cui si può solo uscire dal tavoliere.
clash-stuck-water = Le pedine bloccate possono tornare solo in un’acqua che le trattenga.
clash-stuck-forward = Le pedine bloccate tornano in acqua, perciò devono stare oltre.
clash-hit-water = Una pedina colpita può cadere solo in acqua, e acqua non ce n’è.
clash-chance-water = Le pedine che non se ne vanno in tempo cadono in acqua, e acqua non ce n’è.
clash-chance-forward = Le pedine che non se ne vanno in tempo tornano in acqua, perciò devono stare oltre.
clash-chance-stuck = Una pedina sulla stessa casella cade in acqua dopo un solo lancio, perciò non può aspettare di restare bloccata.
clash-chance-turn = Una pedina può avere un solo lancio per andarsene soltanto dove ogni lancio è una mossa.
clash-safe-water = Nessuna pedina è mai in acqua, perciò nessuna casella può essere sicura nel frattempo.
clash-rescue-water = Si può ripescare una pedina solo da un’acqua che la trattiene.
clash-fall-back-prison = Una pedina che ricade indietro potrebbe bloccare l’acqua che trattiene le pedine.
clash-taken-end = Quando le pedine si possono perdere per sempre, si sa chi vince solo alla fine.
clash-water-end = Una pedina potrebbe restare in acqua per sempre, perché nessun lancio la libera, e il tavoliere non sarebbe mai vuoto.
clash-clear-end = Una pedina potrebbe restare per sempre in acqua, perché certe caselle non si possono più liberare, e il tavoliere non sarebbe mai vuoto.
clash-score-end = Si possono contare punti solo se vince chi porta fuori per primo tutte le pedine.
clash-last-exit = Sull’ultima casella non resta mai una pedina, perciò non servono lanci particolari.
clash-last-fixed = Sull’ultima casella non resta mai una pedina, perciò non può essere una casella da cui si può solo uscire.
clash-last-water = Sull’ultima casella non resta mai una pedina, perciò non può essere l’acqua.
clash-backward-nowhere = Le pedine devono tornare indietro, ma non è indicata nessuna casella da cui possano farlo.
clash-backward-idle = C’è un’ultima casella da cui tornare indietro, ma le pedine non tornano mai indietro.
clash-clear-fixed = Una pedina su una casella così non potrebbe mai lasciarla. Dovrebbe essersene andata prima di poter andare.
clash-clear-last = Una pedina sull’ultima casella non potrebbe mai lasciarla. Dovrebbe essersene andata prima di poter andare.
clash-off-board = Una delle caselle nominate non è sul tavoliere.
clash-fixed-for-good = Una pedina su una di queste caselle non potrebbe mai lasciarla. Nessun lancio la porta fuori dal tavoliere.
clash-last-for-good = Una pedina sull’ultima casella non potrebbe mai lasciarla. I lanci che le servono non possono uscire.

# Words of rule sheets by which the editor finds a rule; they are not shown.
words-houses = scacchiera quadrati
words-pieces = pedoni pezzi
words-start = disposizione inizio
words-opening = comincia inizia primo
words-entry = entrare
words-zero = bastoncini dado tirare
words-lost = salta il turno
words-again = tiro extra turno ancora
words-again-without-move = tiro extra
words-again-on = casella fortunata
words-ends-turn = perdere turno rete
words-turn = dividere
words-stop = casa della bellezza felicità esatto
words-stop-over = troppo rimbalzo indietro
words-trap = superare annegare
words-blockade = blocco muro tre saltare
words-corners = angolo curva fila
words-pairs = coppia due vicine protette
words-safe = sicura protetta
words-hit = mangiare catturare scambiare ricomincia
words-hit-to-water = annegare
words-backward = indietro arretrare
words-water = annegare casa dell’acqua Nilo
words-water-house = annegare 27
words-return-house = rinascita 15
words-return-full = rinascita occupata 15
words-last-chance = prossimo turno tre verità 28 29 30
words-stuck-to-water = annegare
words-fixed = esatto tre verità
words-bear-off = uscire arrivo
words-exits = uscire arrivo tre verità 28 29 30
words-clear-first = prima fila
words-end = vincere vincitore
words-score = punti

## Notices and failures

notice-replaced = È cominciata una nuova partita.
notice-aside = { $what ->
    [game] Non è stato possibile leggere la partita salvata, perciò ne comincia una nuova.
    [correspondence] Non è stato possibile leggere una partita a distanza.
    [puzzles] Non è stato possibile leggere un problema dalle tue partite.
    [rematch] Non è stato possibile leggere la prima di due partite con gli stessi lanci.
   *[house-rules] Non è stato possibile leggere delle regole che hai creato.
  } Ciò che era salvato resta a parte.
button-save-aside = Salva in un file
notice-not-saved = Questa partita non si può più salvare. Lo spazio di questo browser è pieno o bloccato. Con «Condividi o salva», nel menu, puoi tenerla in un file.
notice-parameter = «{ $name }={ $value }» è un valore sconosciuto. Valori possibili: { $allowed }.
notice-ruleset = Le regole richieste, «{ $value }», non si possono usare. ({ $options }{ $reason })
notice-seed = Il valore richiesto, «seed={ $value }», non è un numero di al massimo 64 cifre esadecimali.
notice-computer-stopped = Il computer non è riuscito a scegliere una mossa ({ $reason }). Premi «Continua» per chiederla di nuovo.
notice-language = Non è stato possibile caricare i testi in { $language }.
notice-no-net = { $why ->
    [unreadable] Ciò che gli avversari forti hanno imparato su queste regole non si è potuto caricare o è danneggiato, perciò giudicano con criteri semplici.
   *[absent] Questa copia della pagina non contiene ciò che gli avversari forti hanno imparato su queste regole, perciò giudicano con criteri semplici.
  }
notice-fault = Qualcosa è andato storto ({ $reason }). La partita non è cambiata.
notice-not-loaded = Non è stato possibile caricare questa parte della pagina. Controlla la connessione e riprova.
notice-new-version = C’è una nuova versione di questa pagina, e questa parte di quella vecchia non si può più caricare. Ricarica la pagina. Le partite salvate restano.
failure-title = Il gioco non può partire
failure-wasm-missing = Il gioco ha bisogno di WebAssembly, che in questo browser manca o è disattivato. La modalità di isolamento (Safari) e la sicurezza avanzata (Edge) lo disattivano: consentilo per questo sito nelle impostazioni del browser e ricarica la pagina. Un browser molto vecchio va aggiornato.
failure-wasm-blocked = Questo sito non permette WebAssembly, di cui il gioco ha bisogno. La sua politica di sicurezza deve contenere script-src 'wasm-unsafe-eval'. Un browser vecchio forse ha bisogno di un aggiornamento.
failure-wasm-not-found = Non è stato possibile caricare il motore del gioco. Controlla la connessione e ricarica la pagina.
failure-engine-damaged = Il file del motore del gioco è incompleto. Ricarica la pagina. Se non basta, il file senet.wasm di questo sito è danneggiato o non è il file giusto.
failure-engine-broken = Il motore del gioco non funziona in questo browser. Usa un browser più recente.

## later: ending (the end of a game)

end-summary = Fuori dal tavoliere: { cones } e { spools }.
# Over the board, below the announcement of the winner; the picture is a sunrise.
end-won = Finalmente a casa, e sorge il sole.
# The same if the visitor lost; the picture is the moon. After Plutarch: Hermes won part of the Moon’s light at a board game and made five days of it.
end-lost = Anche la Luna perse una volta una partita, e l’anno guadagnò cinque giorni.
# Figures of the game below the result, beside each other.
end-throws = { $throws ->
    [one] 1 lancio
   *[other] { $throws } lanci
  }
end-hits = { $hits ->
    [0] nessuna pedina colpita
    [one] 1 pedina colpita
   *[other] { $hits } pedine colpite
  }
end-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
  }
# A button after a win: another game, against the next stronger computer player.
end-stronger = Un avversario più forte

## later: menu (the menu, and texts that several parts of the page use)

this-game = Questa partita
menu-title = Altro
menu-licence = Si può copiare e condividere, con l’indicazione «Senet, the Senet contributors». Programma: MIT o Apache-2.0. Testi: CC BY 4.0. Disegni: CC0.
menu-edition = Versione { $release }, commit { $commit }, regole { $rules }
menu-group-learn = Impara
menu-group-puzzles = Problemi e partita del giorno
menu-group-together = Con un’altra persona
menu-group-share = Condividi e salva
menu-embedding = Metti questo gioco sul tuo sito
menu-lab = Il laboratorio: che effetto fa una regola incerta
menu-print = Stampa il tavoliere, le pedine, le regole e una scheda di esercizi
notice-frozen = Il sito che mostra questo gioco lo ha messo in pausa.
menu-one-file = Questo file funziona senza connessione.

## later: sound (sounds)

sound-title = Suono
sound-on = Riproduci i suoni
sound-volume = Volume
sound-percent = { $share }%
sound-unavailable = In questo momento il dispositivo non può riprodurre suoni.

## later: lessons (lessons, the cards of the houses, the history, the odds of the sticks)

tutorial-offer-label = Prima lezione
tutorial-offer = Non conosci il senet?
tutorial-offer-start = Fammi vedere
tutorial-offer-later = Non ora

tutorial-menu-lessons = Lezioni
tutorial-menu-lessons-note = Imparare il gioco giocando
tutorial-menu-house = Caselle
tutorial-menu-house-note = Che cos’è, che cosa fa e che cosa significava ogni casella speciale
tutorial-menu-odds = Lanci e probabilità
tutorial-menu-odds-note = Gli ultimi lanci, le probabilità e ciò che è uscito finora
tutorial-menu-history = Storia
tutorial-menu-history-note = Tavolieri veri, e ciò che nessuno sa
tutorial-why-house = Scopri di più sulla casella { $house }
tutorial-why-lesson = Lezione: { $name }

tutorial-known = noto
tutorial-second = di seconda mano
tutorial-unknown = non noto
tutorial-standings-title = Quanto è certo?
tutorial-standings = «Noto»: l’abbiamo letto alla fonte. «Di seconda mano»: altri lo raccontano. «Non noto»: nessuno può dirlo.

tutorial-lessons = Lezioni
tutorial-lessons-lead = La tua partita ti aspetta e non cambia.
tutorial-lessons-rows = Proteggere e sbarrare
tutorial-lessons-houses = Le caselle speciali
tutorial-lessons-rules = Che cosa cambia con altre regole
tutorial-not-kept = Qui non si salva nulla: la prossima volta la pagina non potrà mostrare quali lezioni hai fatto.
tutorial-goes-on = Riprendi dal passo { $count } di { $last }
tutorial-done = Fatta
tutorial-step = Passo { $count } di { $last }
tutorial-count = { $count } / { $last }
tutorial-progress = Avanzamento della lezione
tutorial-dock = Lanci e mosse della lezione
tutorial-back = Indietro
tutorial-skip = Salta
tutorial-next = Avanti
tutorial-finish = Finisci
tutorial-press-next = Passo completato. Premi «Avanti» per continuare.
tutorial-not-asked = In una partita è permesso. Qui prova quello che chiede questo passo.
# In a lesson, after the visitor has tried another piece twice.
tutorial-help-piece = Si tratta della pedina sulla casella { $house }: è quella con l’anello.
tutorial-end-lead = I lanci di una lezione sono stabiliti, perciò la fortuna non c’entra. Queste scelte erano tue.
tutorial-end-judge = La valutazione è del giocatore più forte che ci sia qui, che può sbagliare.

lesson-first = Prima lezione
lesson-first-about = Tutto il gioco in due minuti
lesson-first-1 = Porta i tuoi rocchetti neri fuori dal tavoliere. Lancia, poi tocca il rocchetto con l’anello.
lesson-first-1-done = Due facce chiare valgono 2.
lesson-first-2 = Lancia, poi vai sul cono della casella 17.
lesson-first-2-done = Hai colpito il cono, e i due si sono scambiati di posto. Dopo 1, 4 o 5 lanci ancora.
lesson-first-3 = Lancia ancora e muovi il rocchetto che vuoi.
lesson-first-3-done = Se puoi muovere, devi muovere.
lesson-first-4 = Lancia e porta il rocchetto della casella 10 accanto a quello della 13.
lesson-first-4-done = Affiancati, nessuno dei due può essere colpito.
lesson-first-5 = Ogni pedina deve fermarsi sulla casella 26. Lancia e vacci.
lesson-first-5-done = Da qui un 5 porta fuori dal tavoliere.
lesson-first-6 = La casella 27 è l’acqua. Lancia, e guarda.
lesson-first-6-done = Il tuo turno è finito, e le altre tue pedine devono aspettare.
lesson-first-7 = Premi il pulsante per ripescare il tuo rocchetto.
lesson-first-7-done = Il tuo rocchetto è tornato alla casella 15.
lesson-first-8 = Lancia e porta fuori dal tavoliere il tuo ultimo rocchetto.
lesson-first-8-done = Hai vinto! Nessuno conosce le regole antiche. Queste sono del 1978.

lesson-house-15 = Casella 15: Rinascita
lesson-house-15-1 = Il tuo rocchetto è in acqua, sulla casella 27. La casella 15 è vuota: ripesca il tuo rocchetto.
lesson-house-15-1-done = La casella 15 gli dà un nuovo inizio, dodici caselle più indietro. Ripescarlo ti costa il turno.
lesson-house-15-2 = Ora un cono sta sulla casella 15, perciò non puoi ripescare il tuo rocchetto. Solo un 4 lo libera. Lancia e portalo fuori dal tavoliere.
lesson-house-15-2-done = Hai avuto fortuna: un 4 esce solo una volta su sedici lanci.
lesson-house-26 = Casella 26: Bellezza
lesson-house-26-1 = Lancia, poi tocca il rocchetto della casella 24 per vedere perché non può muoversi.
lesson-house-26-1-done = Un 4 lo porterebbe oltre la casella 26. Ogni pedina deve prima fermarsi lì.
lesson-house-26-2 = Perciò un’altra pedina deve usare il 4. Muovi il rocchetto della casella 8.
lesson-house-26-2-done = E un 4 ti dà un altro lancio.
lesson-house-26-3 = Lancia ancora e porta il rocchetto dalla casella 24 alla casella 26.
lesson-house-26-3-done = Eccolo. Da qui solo un 1 gli è sfavorevole.
lesson-house-26-4 = Il lancio migliore dalla casella 26 è un 5. Lancia e porta il rocchetto fuori dal tavoliere.
lesson-house-26-4-done = Dritto fuori, oltre l’acqua e le ultime caselle.
lesson-house-27 = Casella 27: l’acqua
lesson-house-27-1 = Lancia e gioca l’unica mossa che c’è.
lesson-house-27-1-done = Una pedina in acqua fa finire subito il tuo turno, anche dopo un 1.
lesson-house-27-2 = Puoi ripescare il rocchetto o tentare un 4. Prova: lancia.
lesson-house-27-2-done = Non era un 4, perciò il tuo turno è finito e il rocchetto resta in acqua.
lesson-house-27-3 = Un cono sta da solo sulla casella 30. Lancia e colpiscilo dalla casella 26.
lesson-house-27-3-done = Una pedina colpita sulle ultime caselle cade in acqua.
lesson-house-last = Caselle 28, 29 e 30
lesson-house-last-1 = Dalla casella 28 una pedina esce dal tavoliere con un 3. Lancia e portala fuori dal tavoliere.
lesson-house-last-1-done = La casella 29 richiede un 2. Nessun altro lancio fa uscire dal tavoliere una pedina da queste due.
lesson-house-last-2 = Ma se non puoi muovere nient’altro, la pedina deve tornare indietro. Lancia e vedrai.
lesson-house-last-2-done = Di nuovo in acqua! Tieni un’altra pedina in cammino, così puoi aspettare.
lesson-house-last-3 = La casella 30 è la più generosa: qualsiasi lancio fa uscire la pedina dal tavoliere. Prova.
lesson-house-last-3-done = È bastato un 2.

lesson-pairs = Due in fila
lesson-pairs-1 = Due coni stanno affiancati sulle caselle 19 e 20. Lancia, poi tocca il rocchetto della casella 17.
lesson-pairs-1-done = Le pedine di un colore su caselle vicine si proteggono.
lesson-pairs-2 = Proteggi le tue: lancia e muovi il rocchetto della casella 10 accanto a quello della casella 13.
lesson-pairs-2-done = Ora nessuno dei due può essere colpito.
lesson-walls = Tre in fila
lesson-walls-1 = Tre coni stanno in fila sulle caselle 12, 13 e 14. Lancia, poi tocca il rocchetto della casella 11.
lesson-walls-1-done = Le pedine possono saltarne una o due, ma non tre in fila: quello è uno sbarramento.
lesson-walls-2 = Forma anche tu uno sbarramento: lancia e muovi il rocchetto della casella 8 accanto ai due delle caselle 10 e 11.
lesson-walls-2-done = I coni dietro devono aspettare che tu lo apra.
lesson-modern = Regole di Kendall, cinque pedine
lesson-modern-about = La forma moderna: l’acqua rimanda subito indietro, le ultime caselle chiedono lanci esatti
lesson-modern-1 = Qui l’acqua agisce in un altro modo. Lancia e muovi il rocchetto della casella 26.
lesson-modern-1-done = Non resta in acqua ma va subito alla casella 15. E siccome hai fatto 1, lanci ancora.
lesson-modern-2 = Lancia, poi tocca il rocchetto della casella 30.
lesson-modern-2-done = Con queste regole solo un 1 porta una pedina fuori dalla casella 30.
lesson-series = Regole di Kendall del 1979
lesson-series-about = Prima tutti i lanci, poi tutte le mosse
lesson-series-1 = Dopo un 1, un 4 o un 5 continui a lanciare. Lancia finché non esce un 2 o un 3.
lesson-series-1-done = Hai un 1 e un 2 da giocare, nell’ordine che vuoi.
lesson-series-2 = Gioca uno dei tuoi due lanci. Puoi scegliere prima il lancio, accanto ai bastoncini.
lesson-series-2-done = Resta un lancio.
lesson-series-3 = Gioca l’altro lancio, con lo stesso rocchetto o con un altro.
lesson-series-3-done = Avere tutti i lanci insieme ti permette di pianificare: uno per colpire, uno per metterti al sicuro.
lesson-entering = Regole di Kendall, da un wiki
lesson-entering-about = Il tavoliere comincia vuoto
lesson-entering-1 = Tutte le pedine partono accanto al tavoliere. Lancia e fanne entrare una.
lesson-entering-1-done = Si mette sulla casella 1 e avanza subito del numero che hai fatto.
lesson-entering-2 = Qui una pedina può arrivare su una del suo colore. Lancia e fai entrare un altro rocchetto sulla casella 4.
lesson-entering-2-done = La casella 4 è occupata, perciò il rocchetto va alla prima casella vuota dietro.
lesson-jequier = Regole di Jéquier
lesson-jequier-about = Senza facce chiare il lancio vale 6, e tutte le pedine devono raggiungere l’ultima fila prima di uscire
lesson-jequier-1 = Con queste regole quattro facce scure valgono di più. Lancia e muovi il rocchetto che vuoi.
lesson-jequier-1-done = Un 6! E un 6 dà un altro lancio, come un 1 e un 4.
lesson-jequier-2 = La casella 26 è sicura, ma l’acqua che segue no. Lancia e vai dalla casella 26 alla casella 27.
lesson-jequier-2-done = L’acqua manda la pedina alla prima casella vuota di tutto il tavoliere.
lesson-jequier-3 = Quando tutte le tue pedine sono nell’ultima fila, possono uscire: arrivando esattamente sulla casella 30. Lancia e porta lì il rocchetto.
lesson-jequier-3-done = Arrivare sulla casella 30 vuol dire uscire dal tavoliere.
lesson-piccione = Regole di Piccione
lesson-piccione-about = Una corsa pacifica: nulla viene colpito, e i lanci si dividono
lesson-piccione-1 = Le pedine entrano con un 1. Lancia e fai entrare un rocchetto sulla casella 1.
lesson-piccione-1-done = Far entrare una pedina ti dà un altro lancio, per quella pedina.
lesson-piccione-2 = Puoi dividere un lancio fra le tue pedine. Lancia e avanza prima di un solo passo, dalla casella 14 alla casella 15.
lesson-piccione-2-done = La casella 15 ti darà più tardi un altro lancio. Restano tre passi del tuo 4.
lesson-piccione-3 = Usa uno o più dei tre passi che restano, con il rocchetto che vuoi.
lesson-piccione-3-done = Con queste regole nessuna pedina può essere colpita. Conta usare al meglio ogni lancio.
lesson-bell = Regole di Bell
lesson-bell-about = Dieci pedine, un dado, e una pedina colpita è fuori dal gioco per sempre
lesson-bell-1 = Qui si lancia un dado. Lancia e arriva sul cono della casella 13.
lesson-bell-1-done = Il cono è fuori dal gioco. Vince chi porta più pedine fuori dal tavoliere.
lesson-bell-2 = Un cono sta sulla casella 26. Lancia, poi tocca il tuo rocchetto della casella 24.
lesson-bell-2-done = Sulle caselle da 26 a 29 una pedina è al sicuro.
lesson-bell-3 = Lancia, poi tocca il rocchetto della casella 5.
lesson-bell-3-done = Le caselle segnate sono solo di passaggio: la pedina che sta lì deve andare avanti appena può.
lesson-boards = Tavolieri antichi
lesson-boards-about = Tavolieri senza regole, e le regole che abbiamo fatto per loro
lesson-boards-1 = I tavolieri più semplici non hanno nessun segno. Lancia e porta fuori il rocchetto della casella 28.
lesson-boards-1-done = Su questi tavolieri ogni lancio che supera la fine porta fuori una pedina.
lesson-boards-2 = Sui tavolieri più antichi il percorso finiva in alto a sinistra, e la casella 27 aveva una X. Lancia e vai lì.
lesson-boards-2-done = Nessuno sa che cosa facesse la X. Noi mandiamo la pedina alla prima casella vuota.
lesson-boards-3 = Sui tavolieri di epoca tarda alla fine ci sono dèi, e Horus sulla casella 30. Lancia, poi tocca il rocchetto che sta lì.
lesson-boards-3-done = Con le nostre regole solo un 1 fa uscire dalla Casa di Horus.
lesson-double = Il tavoliere doppio
lesson-double-about = Sessanta caselle su due tavolieri
lesson-double-1 = Due tavolieri affiancati formano un lungo percorso. Lancia e passa dall’uno all’altro dalla casella 30.
lesson-double-1-done = Ancora trenta caselle.

card-no-name = Una casella senza nome
card-rules = In questo gioco
card-ordinary = Qui non succede niente di speciale.
card-told = Che cosa se ne racconta
card-lesson = Lezione su questa casella
card-others = Altre caselle
card-loading = Un momento…
card-sign-none = Su questo tavoliere non porta nessun segno.
card-sign-ankh = Il suo segno è l’ankh, «vita».
card-sign-nefer = Il suo segno è il nefer, «buono» o «bello».
card-sign-circle = Il suo segno è un cerchio.
card-sign-water = Il suo segno sono tre linee d’acqua.
card-sign-cross = È segnata con una X.
card-sign-three = È segnata con tre tratti.
card-sign-three_birds = Vi stanno tre uccelli.
card-sign-three_gods = Vi siedono tre dèi.
card-sign-two = È segnata con due tratti.
card-sign-two_men = Vi siedono due uomini.
card-sign-two_gods = Vi siedono due dèi.
card-sign-one = È segnata con un tratto.
card-sign-horus = Porta il falco del dio Horus.

fact-house-thoth = Si dice che un testo religioso sul gioco, il Grande Testo del Gioco, assegni questa prima casella al dio Thot.
fact-house-neith = Si dice che il Grande Testo del Gioco assegni questa casella alla dea Neith.
fact-house-maat = Si dice che il Grande Testo del Gioco assegni questa casella a Maat, la dea della verità e dell’ordine.
fact-house-thirty = Si dice che il Grande Testo del Gioco chiami questa casella la Casa dei Trenta.
fact-house-netting = Alcuni elenchi antichi chiamano questa casella la Casa della Rete.
fact-house-ankh = Sul tavoliere disegnato per le regole di Piccione, l’ankh sta qui fra scettri.
fact-house-rebirth = «Casa della Rinascita» e «Seconda Vita» sono nomi dati da giocatori moderni.
fact-house-nefer = I tavolieri mostrano qui il segno nefer, una volta o tre.
fact-house-good = I testi antichi la chiamano «buona» o «bella». «Casa della Bellezza» e «Casa della Felicità» sono nomi moderni.
fact-house-countdown = Il Louvre legge le ultime cinque caselle come un conto alla rovescia: buono, acqua, tre, due, uno.
fact-house-cross = Sui tavolieri più antichi qui c’è una X. All’inizio della XVIII dinastia l’acqua prese il suo posto.
fact-house-mu = I testi antichi la chiamano mu, «acqua».
fact-house-penalty = L’acqua era una punizione o una purificazione? Il Louvre ammette tutte e due le cose.
fact-house-three = I tavolieri mostrano qui tre tratti, tre uccelli o tre dèi: il numero tre.
fact-house-souls = Alcuni tavolieri nominano qui le anime della città di Eliopoli.
fact-house-truths = «Casa delle Tre Verità» è un nome moderno, dato da Timothy Kendall.
fact-house-two = I tavolieri mostrano qui due tratti, due uomini seduti o due dèi: il numero due.
fact-house-re-atoum = «Casa di Ra-Atum» è un nome moderno, dato da Timothy Kendall.
fact-house-last = L’ultima casella è quasi sempre vuota. Alla fine del Nuovo Regno vi sta un falco o un dio del sole.
fact-house-sun = Si dice che il dio lì sia Ra-Horakhti.
fact-house-horus = «Casa di Horus» è un nome moderno.

odds-title = { $tool ->
    [die] Il dado: lanci e probabilità
   *[sticks] I bastoncini: lanci e probabilità
  }
odds-heading = Le probabilità
odds-lead = { $tool ->
    [die] Quattro facce, ognuna probabile quanto le altre.
    [other] Contano { $ways } modi di cadere, ognuno probabile quanto gli altri.
   *[sticks] Quattro bastoncini possono cadere in sedici modi, ognuno probabile quanto gli altri.
  }
odds-so-far = { $count ->
    [0] In questa partita non si è ancora lanciato.
    [one] Un lancio in questa partita finora.
   *[other] { $count } lanci in questa partita finora, di tutte e due le parti.
  }
odds-throw = Lancio
odds-chance = Probabilità
odds-expected = Attesi
odds-thrown = Ottenuti
odds-again = si lancia ancora
odds-ways = { $count } su { $of }
odds-number = { $value }
throws-title = { $count ->
    [one] L’ultimo lancio
   *[other] Gli ultimi { $count } lanci, dal più recente
  }
throws-told = { $lost ->
    [no] { who-has } fatto { $value }.
    [declined] { who-has } fatto { $value } e scelto di non portare fuori la pedina.
    [passed] { who-has } fatto { $value } e passato il turno.
   *[other] { who-has } fatto { $value }, ma nessuna mossa era possibile.
  }
throws-mark = { $lost ->
    [opening] inizio
    [declined] non usato
    [passed] passato
   *[other] nessuna mossa
  }
odds-note = In una partita breve i numeri sono spesso lontani da ciò che ci si aspetta. È il caso, non un errore.

history-title = Breve storia del senet
history-chapters = Capitoli
history-chapter = { $value }: { $name }
history-yours = Le regole della tua partita
history-nobody = Nessuno conosce le regole
history-nobody-lead = Per più di duemila anni si è giocato a senet lungo il Nilo. Abbiamo i tavolieri, le pedine, le immagini. Le regole sono perdute.
history-traces = Le prime tracce
history-traces-lead = Il senet può essere antico quanto i primi re d’Egitto. Ma i reperti più antichi sono i più difficili da leggere.
history-amenhotep = Tavolieri di re e di scribi
history-amenhotep-lead = Nel Nuovo Regno il tavoliere è spesso la faccia superiore di una scatola, e sulla faccia opposta c’è un secondo gioco, di venti caselle.
history-tutankhamun = I giochi di Tutankhamon
history-tutankhamun-lead = Nella tomba del giovane re c’erano diverse scatole da gioco. Howard Carter, che la aprì, le descrisse su schede.
history-throwing = Bastoncini, astragali e danzatori
history-throwing-lead = Prima ci furono i bastoncini, chiari da un lato e scuri dall’altro. Più tardi vennero gli astragali.
history-last-houses = Le ultime cinque caselle
history-last-houses-lead = Su molti tavolieri solo le ultime caselle portano segni. I segni cambiarono con il tempo, e sono i migliori indizi che abbiamo.
history-journey = Da un gioco a un viaggio
history-journey-lead = Ciò che era nato come passatempo finì per rappresentare il viaggio dei morti nell’aldilà.
history-beyond = Oltre il Nilo
history-beyond-lead = Tavolieri di trenta caselle si conoscono anche da Cipro e dal Levante. Che il gioco sia nato lungo il Nilo non è certo.
history-again = Le ricostruzioni
history-again-lead = Dal 1930 gli studiosi propongono ricostruzioni che si accordano con i tavolieri, le immagini e i testi. Non ce ne sono due uguali. Su questa pagina puoi giocarle e confrontarle.
drawing-pieces = Coni e rocchetti, disegnati da pedine del Nuovo Regno.
drawing-old-board = Un tavoliere con tre file di sei, come quello di el-Mahasna. Disegno nostro.
drawing-royal-board = Un tavoliere come quello di Amenhotep III, dall’alto. Disegno nostro; i colori sono nostri.
box-royal-board = Un tavoliere come quello di Amenhotep III. Modello nostro, con segni come su altri tavolieri del suo tempo; i colori, la cornice, i lati e il cassetto sono nostri.
drawing-royal-box = Una scatola su una slitta, come quella di Tutankhamon. Disegno nostro.
box-royal-box = Una scatola su una slitta, come quella di Tutankhamon. Modello nostro, con segni come su altri tavolieri del suo tempo; la cornice, i lati, il cassetto e la forma della slitta sono nostri.
drawing-sticks = Due coppie di bastoncini come quelli di Tutankhamon: dita e teste di volpe. Disegno nostro.
drawing-last-houses = Le ultime cinque caselle: in alto tavolieri più antichi; poi l’inizio e la fine del Nuovo Regno. Per confrontarle, tutte vanno da sinistra a destra.
drawing-players = Il gioco visto di lato, come lo mostrano le immagini egizie. Disegno nostro.
drawing-stone = Una pietra con tre file di dieci cavità, come quelle di Cipro. Disegno nostro.
box-stone = Una pietra con tre file di dieci cavità, come quelle di Cipro. Modello nostro; la forma regolare e le linee tra le cavità sono nostre.

fact-name = «Senet» significa «passare».
fact-boards-known = Piccione conosceva più di 120 tavolieri.
fact-forgotten = Il gioco andò in disuso in epoca romana.
fact-rules-lost = Come si muovevano le pedine, e che cosa facevano le caselle segnate.
fact-hesy-re = Frammenti di quelli che forse erano tavolieri sono stati trovati in tombe del 3100 a.C. circa. La prima immagine sicura è nella tomba di Hesira, della III dinastia.
fact-el-mahasna = Un tavoliere d’argilla con tre file di sei caselle e dodici pedine, da el-Mahasna, è stato detto il più antico di tutti (globalegyptianmuseum.org, numero 455).
fact-el-mahasna-doubt = Se quel tavoliere sia servito davvero per il senet. Gli studiosi discutono del suo uso.
fact-nikauhor = Due uomini giocano accanto a musicisti su una parete della cappella di Nikauhor a Saqqara, V dinastia (Metropolitan Museum, 08.201.2a–g).
fact-pepi-ankh = Nella tomba di Pepiankh a Meir, intorno al 2300 a.C., i giocatori si stuzzicano: uno dice che la sua pedina è arrivata e che vedrà portare via quella dell’altro; l’altro risponde che il passaggio è suo.
fact-amenhotep = Un tavoliere di faience porta il nome di Amenhotep III, circa 1390–1353 a.C. È lungo 21 cm; quattro delle sue caselle hanno numeri o il segno per «buono» (Brooklyn Museum, 49.56a-b).
fact-merymaat = Della scatola da gioco dello scriba Merymaat, da Abido, del tempo di Thutmosi III, restano intarsi di faience. Il legno è moderno (Metropolitan Museum, 01.4.1a).
fact-zawiyet = Una scatola con le sue pedine e un dado a trottola viene da Zawiyet el-Aryan, inizio della XVIII dinastia (Museum of Fine Arts Boston, 11.3095–11.3097).
fact-tut-large = Il suo gioco grande è d’ebano e avorio. La scatola è lunga 44,4 cm e sta su una slitta (Il Cairo, JE 62058).
fact-tut-squares = Cinque delle sue caselle portano iscrizioni.
fact-tut-small = Una piccola scatola d’avorio, lunga 13,4 cm, porta sui lati i nomi del re (Il Cairo, JE 62061).
fact-tut-pieces = Un’altra scatola d’avorio non era mai stata aperta. Dentro c’erano cinque pedine rosse, cinque bianche e due astragali (Carter 585r).
fact-tut-sticks = Tutankhamon aveva due coppie di bastoncini, lunghi 17,5 cm, di ebano scuro sopra e avorio bianco sotto. Una coppia finisce in dita umane, l’altra in teste di volpe.
fact-hesy-sticks = L’immagine di Hesira mostra quattro bastoncini accanto al tavoliere.
fact-bones = Gli astragali diventano comuni dalla XVII dinastia. Le immagini del gioco nel Nuovo Regno non mostrano altro da lanciare (Metropolitan Museum, 16.10.505a–c).
fact-neferkhawet = Nella tomba di Neferkhaut c’erano cinque coni e cinque rocchetti (Metropolitan Museum).
fact-dancers = Le pedine si chiamavano «danzatori».
fact-counting = Come si contavano i bastoncini o gli astragali.
fact-tab = I valori che si usano oggi, anche su questa pagina, sono quelli del tâb, un gioco di bastoncini dell’Egitto moderno: Edward Lane lo descrisse, e Carter lo copiò sulla scheda della scatola da gioco di Tutankhamon.
fact-old-marks = Fino alla XVII dinastia i segni sono: buono, una X, tre tratti, due tratti. Il percorso finisce in alto a sinistra.
fact-water-comes = All’inizio della XVIII dinastia l’acqua prende il posto della X. Un tavoliere del Museo Egizio dei Rosacroce a San José, in California, ha l’acqua, ma si percorre ancora nel vecchio verso. È probabilmente un anello di congiunzione fra i due tipi.
fact-imenmes = Sulla scatola da gioco di Imenmes, al Louvre, tre uccelli stanno sulla casella 28 e due figure sedute sulla casella 29.
fact-house-names = La maggior parte dei nomi delle caselle usati oggi è moderna. Dei nomi antichi se ne possono leggere ancora solo alcuni.
fact-dead-play = Già circa 4300 anni fa le immagini nelle tombe mostrano i morti che giocano contro i vivi.
fact-spell = Nel Nuovo Regno il capitolo 17 del Libro dei Morti fa giocare il defunto; il tavoliere diventa la via attraverso l’aldilà.
fact-nefertari = La regina Nefertari gioca da sola nella sua tomba, contro qualcuno che nessuno vede (Valle delle Regine, tomba 66).
fact-ani = Ani e Tutu siedono davanti al gioco nel Papiro di Ani, circa 1250 a.C. (British Museum, EA 10470,7).
fact-lion = Un altro papiro prende in giro scene come queste. Un leone e un’antilope siedono davanti al tavoliere, circa 1100 a.C. (British Museum, EA 10016).
fact-cyprus = A Cipro, fra il 2500 e il 1050 a.C., si fecero in molti luoghi, come Sotira Kaminoudhia e Marki Alonia, tavolieri di senet e di mehen, un altro gioco dell’Egitto.
fact-cyprus-more = Della Cipro dell’età del Bronzo si conoscono più tavolieri da gioco, fra senet e mehen, che di ogni altra cultura antica (Crist 2016).
fact-levant = In quale direzione viaggiò il gioco fra l’Egitto e il Levante. Alcuni studiosi ritengono che venga dall’Egitto, altri che sia stato l’inverso.
fact-arad = A Tel Arad, in Israele, c’è un tavoliere di trenta cavità scavate con il trapano, dell’età del Bronzo antico.
fact-backgammon = Se il backgammon venga dal senet, come spesso si racconta. Crist, che studia i tavolieri, mette in guardia da affermazioni simili.
fact-jequier = 1930: Gustave Jéquier, la ricostruzione più antica che si può giocare qui.
fact-kendall = 1978: Timothy Kendall, «Passing Through the Netherworld». La prima lezione di questa pagina segue le sue regole.
fact-piccione = 1977 e 1980: Peter Piccione, che studiò soprattutto che cosa significava il gioco.
fact-bell = 1979: R. C. Bell, con dieci pedine a testa.
fact-retold = Non abbiamo letto nell’originale nessuna di queste quattro ricostruzioni. Le regole di ogni gioco dicono chi le riporta e che cosa è dubbio.
fact-fair-sticks = Come cadevano i bastoncini veri. I bastoncini a mezzo tondo non sono del tutto equi. I nostri lo sono: ogni faccia è probabile quanto l’altra.

## later: fairness (checking that the throws are fair)

fairness-menu = I lanci sono equi?
fairness-menu-note = Controlla tu ogni lancio
fairness-line = I lanci di questa partita erano fissati prima del primo. Il loro codice:
fairness-title = I lanci sono equi?
fairness-lead = Nessuno può cambiare un lancio durante la partita: né tu, né il computer, né questa pagina.
fairness-toss = Non importa per quanto tempo tieni premuto prima di un lancio né quanto in alto lanci: le probabilità restano sempre le stesse.
fairness-wait = Un momento…
fairness-fault = Ora non è possibile controllare i lanci. ({ $reason })
fairness-no-code = Non è possibile mostrare il codice dei lanci. ({ $reason })
fairness-close = Chiudi
fairness-bound-title = Fissati prima del primo lancio
fairness-blind = Il computer non vede mai i lanci che verranno.
fairness-bound = Tutti i lanci vengono da un solo numero segreto, il seme. Annota questo codice, calcolato dal seme. Se alla fine è lo stesso, nessuno ha cambiato il seme.
fairness-code-full = Il codice intero (SHA-256)
fairness-seed-later = Il seme si mostra quando la partita è finita.
fairness-seed-shown = La partita è finita: ecco il seme.
fairness-seed-label = Seme
fairness-sum-label = Calcola il codice da te, in un terminale
fairness-copy = Copia
fairness-copied = Copiato.
fairness-marked = Il testo è selezionato. Copialo.
fairness-check-title = Ogni lancio
fairness-check = Controlla ogni lancio
fairness-check-right = { $count ->
    [0] Controllato: in questa partita non ci sono ancora lanci.
    [one] Controllato: l’unico lancio di questa partita viene dal seme.
   *[other] Controllato: tutti e { $count } i lanci di questa partita vengono dal seme.
  }
fairness-check-wrong = { $count ->
    [one] Il lancio { $number } non viene dal seme. Qualcuno ha cambiato questa partita.
   *[other] { $count } lanci non vengono dal seme; il primo è il lancio { $number }. Qualcuno ha cambiato questa partita.
  }
fairness-throw-right = { $value } – corretto
fairness-throw-wrong = { $recorded } – dovrebbe essere { $expected }
fairness-odds-title = Ottenuti e attesi
fairness-figure = Chi quadrato { NUMBER($figure, maximumFractionDigits: 2) }, p = { NUMBER($chance, maximumFractionDigits: 3) }.
fairness-verdict-too_few = { $throws ->
    [0] Non si è ancora lanciato.
    [one] Un lancio è troppo poco per dire qualcosa.
   *[other] { $throws } lanci sono troppo pochi per dire qualcosa.
  }
fairness-verdict-as_expected = Questi { $throws } lanci sono come ci si aspetta: in { NUMBER($hundred, maximumFractionDigits: 0) } partite eque su 100 la distribuzione è altrettanto irregolare, o di più.
fairness-verdict-unusual = Questi { $throws } lanci sono insoliti. Solo in { NUMBER($hundred, maximumFractionDigits: 1) } { $hundred ->
    [one] partita equa
   *[other] partite eque
  } su 100 la distribuzione è così irregolare. Ogni tanto succede.
fairness-verdict-very_unusual = Questi { $throws } lanci sono molto insoliti. In meno di una partita equa su 1000 la distribuzione sarebbe così irregolare. Controlla qui sotto ogni lancio.
fairness-afar = In una partita a distanza i lanci sono calcolati da numeri segreti di tutti e due i giocatori. Ogni link ricevuto viene controllato.

## later: shared-throws (the game of the day)

daily-title = Partita del giorno
daily-note = Oggi gli stessi lanci per tutti
daily-heading = Partita del giorno, { $date }
daily-lead = Tutti quelli che giocano la partita del giorno hanno gli stessi lanci, ovunque nel mondo. Chi li usa meglio?
daily-how = Giochi con { $side ->
    [white] il Bianco
   *[black] il Nero
  } contro { $opponent ->
    [casual] il dilettante
   *[other] il computer
  }, con le regole «{ $name }». I lanci dipendono solo dalla data.
daily-device = La data è quella di questo dispositivo.
daily-another = Questa non è la partita di oggi, ma quella di un altro giorno.
daily-play = Gioca
daily-play-today = Gioca la partita di oggi
daily-play-again = Giocala ancora
daily-best = Il tuo miglior risultato del giorno
daily-replayed = Puoi giocarla quante volte vuoi. La prima volta conta di più: dopo conosci i lanci.
daily-won = Vinta dopo { $throws } lanci, con { $left ->
    [one] una pedina
   *[other] { $left } pedine
  } del computer ancora da portare fuori.
daily-lost = Persa dopo { $throws } lanci, con { $left ->
    [one] una tua pedina
   *[other] { $left } tue pedine
  } ancora da portare fuori.
daily-drawn = Pareggio dopo { $throws } lanci.
daily-text = Senet, partita del giorno, { $date }: { $result } { $link }
daily-copy = Copia il risultato
daily-copied = Copiato.
daily-not-copied = Questo browser non permette alla pagina di copiare. Ecco il testo:
daily-show = Risultato e testo da copiare
daily-bad-date = «{ $value }» non è una data. Scrivila così: 2026-11-21.
daily-today-instead = Questa è la partita di oggi.
daily-unkept = Qui non si salva nulla. Il risultato sparisce quando si chiude la pagina.
daily-fault = La partita del giorno non può cominciare. ({ $reason })
daily-close = Chiudi

## later: correspondence (play by link)

correspondence-title = Gioca a distanza
correspondence-note = Con qualcuno lontano, turno per turno
correspondence-lead = Due persone, due dispositivi, tutto il tempo che volete. Ogni turno genera un link, che mandi al tuo avversario con un messaggio o per e-mail.
correspondence-rules = Regole: «{ $name }», come ora sul tavoliere. Per altre regole, comincia prima una nuova partita.
correspondence-sides-drawn = Con queste regole i primi lanci decidono con quale colore gioca ciascuno.
correspondence-side = Il tuo colore
correspondence-white = { $begins ->
    [yes] Bianco, e cominci tu
   *[no] Bianco
  }
correspondence-black = { $begins ->
    [yes] Nero, e cominci tu
   *[no] Nero
  }
correspondence-fair = I lanci sono calcolati da numeri segreti di tutti e due i giocatori. Nessuno dei due può influenzarli.
correspondence-make = Crea il link
correspondence-kept = Partite che hai cominciato
correspondence-kept-game = «{ $name }», ultimo turno { $date }
correspondence-kept-over = «{ $name }», finita, ultimo turno { $date }
correspondence-resume = Continua
correspondence-resume-named = Continua: { $game }
correspondence-forget = Cancella
correspondence-forget-named = Cancella: { $game }
correspondence-your-turn = { $side ->
    [white] Partita a distanza: tocca a te. Giochi con il Bianco.
    [black] Partita a distanza: tocca a te. Giochi con il Nero.
   *[none] Partita a distanza: tocca a te. I primi lanci decidono con quale colore gioca ciascuno.
  }
correspondence-over = Questa partita a distanza è finita.
correspondence-send-invitation = Manda questo link al tuo avversario.
correspondence-send-answer = Ora partecipi alla partita. Rimanda questo link: serve al tuo avversario per continuare.
correspondence-send = Manda questo link al tuo avversario e aspetta il suo.
correspondence-send-begins = Comincia il tuo avversario. Manda questo link e aspetta il suo.
correspondence-send-last = La partita è finita. Manda quest’ultimo link, così lo vede anche il tuo avversario.
correspondence-link = Link da mandare
correspondence-copy = Copia
correspondence-copied = Copiato. Ora mandalo al tuo avversario.
correspondence-marked = Il link è selezionato. Copialo.
correspondence-share = Condividi…
correspondence-share-text = Tocca a te nella nostra partita di senet
correspondence-shared = Condiviso.
correspondence-not-shared = Non è stato possibile mandare il link. Copialo, per favore.
correspondence-qr = Codice QR
correspondence-qr-label = Codice QR del link
correspondence-paste = Hai ricevuto un link? Incollalo qui
correspondence-open = Apri
correspondence-no-link = In questo testo non c’è nessun link a una partita.
correspondence-unkept = Qui non si salva nulla. Lascia aperta questa scheda finché il tuo avversario non avrà risposto, e incolla qui il suo link.
correspondence-copy-note = Solo questo browser può continuare questa partita, e alcuni browser cancellano i loro dati dopo una settimana senza visite. Una copia in un file ti protegge. Contiene il tuo numero segreto. Non mandarla al tuo avversario.
correspondence-copy-save = Tieni una copia in un file
correspondence-copy-open = Apri una copia tenuta in un file
correspondence-copy-wrong = Questo file non è una copia di una partita a distanza, oppure è danneggiato.
correspondence-gone = Questa partita a distanza non è più salvata in questo browser: i suoi dati sono stati cancellati, da te o dal browser, oppure è stata cominciata altrove. Puoi guardarla. Se ne hai una copia in un file, aprila in «Gioca a distanza» per continuare.
correspondence-refused = Non è possibile aprire il link. ({ $reason })
correspondence-refused-link_damaged = Questo link è danneggiato. Ne manca una parte, o qualcuno l’ha cambiato. Chiedilo di nuovo, per favore.
correspondence-refused-link_form = Questo link viene da un’altra versione del gioco. Ci vuole la stessa versione da tutte e due le parti.
correspondence-refused-other_game = Questo link è di un’altra partita.
correspondence-refused-own_link = Questo link l’hai creato tu. Mandalo al tuo avversario.
correspondence-refused-old_link = Questo è un vecchio link: da allora la partita è andata avanti.
correspondence-refused-history_changed = Questo link contiene turni diversi da quelli che avete giocato. Qualcuno l’ha cambiato.
correspondence-refused-value_changed = I lanci di questo link non corrispondono a ciò che era fissato prima della partita. Qualcuno l’ha cambiato.
correspondence-refused-illegal_turn = In questo link c’è un turno che le regole non permettono. Qualcuno l’ha cambiato.
correspondence-refused-turn_unfinished = Il turno di questo link non è finito. Chiedi di nuovo il link, per favore.
correspondence-refused-not_a_player = Questo browser non conosce questa partita. È stata cominciata su un altro dispositivo o in un altro browser, oppure questo browser ha cancellato i suoi dati: alcuni lo fanno dopo una settimana senza visite. Continua dove è cominciata, o apri in «Gioca a distanza» la copia che hai tenuto in un file.

## later: sharing (sharing, saving, looking back)

prompt-looking = Stai rivedendo la partita.
button-back-in-game = Torna alla partita
said-back-in-game = Di nuovo nella partita.
said-at-start = L’inizio della partita.
said-playing-on = Continui a giocare da qui.
look-back = Rivedi la partita
look-back-note = Rivedi la partita mossa per mossa, o riprendi da una mossa di prima
look-back-here = Mostra sul tavoliere
look-first = All’inizio
look-back-one = Una mossa indietro
look-on = Una mossa avanti
look-last = All’ultima mossa
look-moment = { $at } di { $last }
look-play-on = Continua a giocare da qui

menu-share = Condividi o salva questa partita
menu-share-note = Come link, immagine, testo o file
menu-open = Apri una partita
menu-open-note = Da un file o da un testo
share-title = Condividi o salva
share-link-title = Un link
share-subject-game = Tutta la partita, per rivederla e continuarla
share-subject-position = Solo il tavoliere com’è adesso
share-copy = Copia
share-copied = Copiato.
share-copy-by-hand = Il browser non permette alla pagina di copiare. Il testo è selezionato. Copialo tu.
share-send = Invia…
share-invites-game = Una partita di senet
share-invites-position = Una posizione del senet: tu che cosa giocheresti?
share-no-address = Questa copia della pagina è un file o fa parte di un’altra pagina, perciò non c’è un link da condividere. Puoi condividere un file, un testo o un’immagine.
share-picture-title = Un’immagine
share-save-picture = Salva l’immagine
share-picture-noise = Perché i siti non ti riconoscano, questo browser non lascia che una pagina legga ciò che ha disegnato. Consenti a questo sito di usare i dati canvas oppure fai uno screenshot.
share-file-title = Un file o un testo
share-save-game = Salva la partita in un file
share-text = La partita come testo
# After a game: a picture with its result, and a link to a game with the same throws. The sentence is sent to a friend.
send-result = Invia questo
send-line = { $outcome ->
    [won] Ho vinto a senet { $score }
    [lost] Ho perso a senet { $score }
   *[other] Una partita di senet: { $score }
  }, in { $throws ->
    [one] 1 lancio
   *[other] { $throws } lanci
  }.
send-invites = Gli stessi lanci per te?
send-picture = Il risultato di questa partita e il tavoliere alla fine
open-title = Apri una partita
open-safe = La partita che è sul tavoliere non si perde: dopo puoi riprenderla.
open-file = Una partita salvata
open-paste = O incolla qui il testo di una partita, o un link
open-now = Apri
open-empty = Non c’è ancora niente da aprire. Scegli un file o incolla un testo.
open-too-long = È troppo lungo per essere una partita di senet.
open-no-game = Non è una partita di senet, o è danneggiata.
open-bad-line = La riga { $line } di questo testo non si può giocare, perciò la partita non è stata aperta.
open-encoding = Dalla riga { $line } questo file non è né in UTF-8 né in UTF-16. Salvalo di nuovo nel tuo editor con la codifica UTF-8.
open-bad-link = Questo link non porta a una partita di senet, o ne manca una parte.
said-opened = La partita è aperta.

## later: accessibility (facing, full screen, keys that answer questions)

turn-take = Prendi in mano la scatola
turn-how = Hai la scatola in mano. Le frecce la girano, Spazio mostra il lato successivo, Esc la rimette a posto.
turn-next = Lato successivo
turn-back = Rimettila a posto
turn-board = Il tavoliere: puoi girarlo. Le frecce lo girano, Spazio mostra il lato successivo, Esc lo rimette a posto.
turn-flat = Qui il tavoliere è un disegno piatto, che non si può girare.

query-plain = { $text }.
query-pieces = { $who ->
    [you] Le tue pedine: { $houses }.
    [computer] Le pedine del computer: { $houses }.
   *[other] { $side ->
        [white] I coni bianchi: { $houses }.
       *[black] I rocchetti neri: { $houses }.
      }
  }
query-pieces-none = { $who ->
    [you] Non hai nessuna pedina sul tavoliere.
    [computer] Il computer non ha nessuna pedina sul tavoliere.
   *[other] { $side ->
        [white] Il Bianco non ha nessun cono sul tavoliere.
       *[black] Il Nero non ha nessun rocchetto sul tavoliere.
      }
  }
query-move = Da { $from } a { $to }.
query-move-hit = Da { $from } a { $to }, colpendo.
query-move-off = Da { $from }, fuori dal tavoliere.
query-move-enter = Una nuova pedina in { $to }.
query-move-enter-hit = Una nuova pedina in { $to }, colpendo.
query-sticks = I bastoncini mostrano { $value }: { $light ->
    [one] { $light } chiara
   *[other] { $light } chiare
  }, { $dark ->
    [one] { $dark } scura
   *[other] { $dark } scure
  }.
query-sticks-none = Non è ancora stato lanciato nulla.
query-die = Il dado mostra { $value }.
query-steps = { $count ->
    [one] Resta un passo.
   *[other] Restano { $count } passi.
  }
query-in-hand = Ancora da giocare: { $list }.
query-off = { $pieces ->
    [one] { $who ->
        [you] La tua unica pedina { $count ->
            [0] non è ancora fuori
           *[other] è fuori
          }
        [computer] L’unica pedina del computer { $count ->
            [0] non è ancora fuori
           *[other] è fuori
          }
       *[other] { $side ->
            [white] L’unico cono bianco { $count ->
                [0] non è ancora fuori
               *[other] è fuori
              }
           *[black] L’unico rocchetto nero { $count ->
                [0] non è ancora fuori
               *[other] è fuori
              }
          }
      } dal tavoliere.
   *[other] { $who ->
        [you] { $count ->
            [0] Non hai ancora portato fuori nessuna delle tue { $pieces } pedine.
            [1] Hai portato fuori una delle tue { $pieces } pedine.
           *[other] Hai portato fuori { $count } delle tue { $pieces } pedine.
          }
        [computer] { $count ->
            [0] Il computer non ha ancora portato fuori nessuna delle sue { $pieces } pedine.
            [1] Il computer ha portato fuori una delle sue { $pieces } pedine.
           *[other] Il computer ha portato fuori { $count } delle sue { $pieces } pedine.
          }
       *[other] { $side ->
            [white] Coni bianchi fuori: { $count } su { $pieces }.
           *[black] Rocchetti neri fuori: { $count } su { $pieces }.
          }
      }
  }
query-hand = { $count ->
    [one] Una pedina deve ancora entrare.
   *[other] { $count } pedine devono ancora entrare.
  }
query-taken = { $count ->
    [one] Una pedina è fuori dal gioco.
   *[other] { $count } pedine sono fuori dal gioco.
  }
query-way = { $who ->
    [you] Alle tue pedine { $count ->
        [one] resta in tutto una casella
       *[other] restano in tutto { $count } caselle
      } da fare.
    [computer] Alle pedine del computer { $count ->
        [one] resta in tutto una casella
       *[other] restano in tutto { $count } caselle
      } da fare.
   *[other] { $side ->
        [white] Alle pedine del Bianco
       *[black] Alle pedine del Nero
      } { $count ->
        [one] resta in tutto una casella
       *[other] restano in tutto { $count } caselle
      } da fare.
  }
query-to-end = { $count ->
    [one] Ancora una casella, e una pedina da qui esce dal tavoliere.
   *[other] Da qui a una pedina restano { $count } caselle da fare.
  }

brief-said-thrown = { $who ->
    [you] Tu: { $value }.
    [computer] Computer: { $value }.
   *[other] { who }: { $value }.
  }
brief-said-moved = { $who ->
    [you] Tu, da { $from } a { $to }.
    [computer] Computer, da { $from } a { $to }.
   *[other] { who }, da { $from } a { $to }.
  }
brief-said-bumped = Colpita: da { $from } a { $to }.
brief-said-borne-off = { $who ->
    [you] Tu, { $from } fuori.
    [computer] Computer, { $from } fuori.
   *[other] { who }, { $from } fuori.
  }
brief-said-throw-again = Altro lancio.
brief-said-only-move = { $to ->
    [off] Unica mossa: { $from } fuori.
   *[other] Unica mossa: { $from } a { $to }.
  }
brief-said-passed-no_move = Nessuna mossa.
brief-said-aim = { $to ->
    [off] { $from } fuori.
   *[other] { $from } a { $to }.
  }

accessibility-auto-move = Esegui per me l’unica mossa possibile e gli altri lanci del turno
accessibility-brief = Annunci brevi per gli screen reader
accessibility-facing = Gira il tavoliere per due persone una di fronte all’altra
accessibility-facing-note = Con il tavolo in mezzo
accessibility-flip = Il tavoliere al contrario
accessibility-flip-note = La prima casella all’altro capo
accessibility-full-screen = Schermo intero
accessibility-no-full-screen = Qui il browser non permette lo schermo intero.
accessibility-afresh = Ricomincia da zero
accessibility-reset = Ripristina tutte le impostazioni
accessibility-forget-note = La pagina salva tutto su questo dispositivo, e in nessun altro posto. Alcuni browser lo cancellano dopo una settimana senza visite.
accessibility-forget = Cancella tutto su questo dispositivo…
accessibility-forget-title = Cancellare tutto?
accessibility-forget-what = Tutto ciò che questa pagina ha salvato sarà cancellato da questo dispositivo: impostazioni, partite (anche a distanza), risultati, lezioni, problemi e regole. Non si può annullare.
accessibility-forget-yes = Cancella tutto
accessibility-forget-no = Tieni tutto
accessibility-not-forgotten = Non è stato possibile cancellare tutto. Con le impostazioni del browser si può cancellare ciò che un sito ha salvato.

## later: kiosk (the unattended screen)

kiosk-attract-label = Dimostrazione automatica del senet
kiosk-invitation = Tocca lo schermo per giocare
kiosk-caption-race = Il senet è una corsa a due. Vince chi per primo porta fuori dal tavoliere tutte le sue pedine.
kiosk-caption-age = Sulle rive del Nilo si è giocato a senet per più di duemila anni.
kiosk-caption-throw = Prima il lancio, poi la mossa: il lancio dice di quante caselle può avanzare una pedina.
kiosk-caption-signs = Su molti tavolieri antichi solo le ultime cinque caselle portano segni. Uno di questi è l’acqua.
kiosk-caption-rules = Nessuno conosce le regole antiche. Queste le hanno ricostruite studiosi del nostro tempo.
kiosk-caption-computer = Qui il computer gioca contro sé stesso. Sai fare di meglio?
kiosk-news-hit = Pedina colpita: una pedina è arrivata su un’altra, e le due si scambiano di posto.
kiosk-news-water = Una pedina è caduta nell’acqua. Deve uscirne prima che il suo giocatore possa continuare.
kiosk-news-home = Una pedina è uscita dal tavoliere. Vince chi per primo porta fuori tutte le sue.
kiosk-news-comeback = Quel giocatore era indietro e ha vinto lo stesso. Nel senet nulla è deciso prima dell’ultimo lancio.
kiosk-take-home = Da portare con te: inquadra qui con la fotocamera del telefono.

kiosk-bar-label = Per questa visita
kiosk-languages = Lingua
kiosk-larger = Più grande
kiosk-contrast = Contrasto elevato
kiosk-sound = Suono
kiosk-finish = Termina

kiosk-still-title = Ci sei ancora?
kiosk-still-what = Tocca lo schermo per continuare. Altrimenti il gioco riparte da capo per chi viene dopo di te.
kiosk-still-left = { $seconds ->
    [one] Ancora un secondo
   *[other] Ancora { $seconds } secondi
  }
kiosk-still-go-on = Sono ancora qui
kiosk-visit-over = La visita è finita. Tutto è stato ripristinato.

kiosk-curator-title = Per il personale del museo
kiosk-curator-day = Giorno
kiosk-curator-begun = Partite cominciate
kiosk-curator-ended = Partite giocate fino alla fine
kiosk-curator-resets = Visite chiuse per inattività
kiosk-curator-none = Nessuno ha ancora giocato.
kiosk-curator-note = Questi numeri restano su questo dispositivo per sessanta giorni, e in nessun altro posto.
kiosk-curator-not-kept = Qui non si salva nulla: i numeri spariscono quando si chiude la pagina.
kiosk-curator-file = File del museo
kiosk-file-none = Non si usa nessun file del museo.
kiosk-file-good = Tutto il contenuto di { $file } è in uso. Questa versione è in uso dal { $date }.
kiosk-file-unreachable = Ora non è possibile raggiungere { $file }. L’ultima versione buona è in uso dal giorno { $date }.
kiosk-file-faulty = { $file } contiene errori. L’ultima versione buona è in uso dal giorno { $date }.
kiosk-file-copy = Non è possibile usare { $file } così com’è. La copia su questo dispositivo è in uso dal giorno { $date }.
kiosk-file-copied = Una copia è salvata su questo dispositivo, per un avvio senza connessione.
kiosk-file-unkept = Questo browser non salva nessuna copia del file. Dopo un avvio senza connessione, il file manca. ({ $reason })
kiosk-file-read-again = Leggilo di nuovo
# Says whether the screen stays on; one of the three is shown.
kiosk-screen-awake = Lo schermo viene tenuto acceso.
kiosk-screen-resting = Il museo è chiuso: lo schermo può spegnersi.
kiosk-screen-refused = Questo browser lascia spegnere lo schermo. Cambia le impostazioni di risparmio energetico del dispositivo. ({ $reason })
kiosk-screen-insecure = Lo schermo può spegnersi, perché questa pagina è stata aperta con http. Aprila con https o da questo stesso computer, oppure cambia le impostazioni di risparmio energetico del dispositivo.
# $list is a list of names of languages.
kiosk-not-drawn = Non offerte, perché questo dispositivo non ha un carattere per loro: { $list }
kiosk-corner = { $count ->
    [one] File del museo: { $fault }
   *[other] File del museo, { $count } errori. Il primo: { $fault }
  }
kiosk-fault-long = { $field }: il testo è troppo lungo: { $found } caratteri; c’è posto per { $most }. Accorcialo.
kiosk-fault-count = { $field }: troppe voci: { $found }; c’è posto per { $most }. Togline alcune.
kiosk-fault-empty = { $field }: il campo è vuoto. Scrivi qualcosa o toglilo.
kiosk-fault-range = { $field }: { $found } non è possibile. Valori possibili: da { $least } a { $most } secondi.
kiosk-fault-inches = { $field }: { $found } non è possibile. Può andare da { $least } a { $most } pollici.
kiosk-fault-time = { $field }: { $found } non è un orario. Scrivilo come 09:30.
kiosk-fault-choice = { $field }: { $found } non è noto. Valori possibili: { $allowed }.
kiosk-fault-kind = { $field }: qui va { $kind ->
    [text] un testo, fra virgolette.
    [number] un numero, senza virgolette.
    [flag] true o false, senza virgolette.
    [list] un elenco, fra parentesi quadre.
   *[group] un gruppo, fra parentesi graffe.
}
kiosk-fault-missing = Manca { $field }.
kiosk-fault-rules = { $field }: { $reason }
kiosk-fault-twice = { $field }: { $found } c’è due volte. Togline uno.
kiosk-fault-picture-name = { $field }: { $found } non è un’immagine per questo schermo. Indica un file della stessa cartella che finisca in .png, .jpg, .webp, .gif o .svg.
kiosk-fault-address = { $field }: { $found } non è un indirizzo che i visitatori possano aprire. Comincia con https://.
kiosk-fault-no-group = L’intero file deve essere un gruppo, fra parentesi graffe.
kiosk-fault-encoding = Il file non è scritto in UTF-8. Salvalo di nuovo nel tuo editor con la codifica UTF-8.
kiosk-fault-picture = { $field }: non è possibile mostrare questa immagine: { $found }
kiosk-fault-field = { $field }: questo campo non esiste.
kiosk-fault-json = { $line ->
    [0] Da qualche parte
   *[other] Alla riga { $line }
  } manca o è fuori posto una virgola, una virgoletta o una parentesi, quadra o graffa. ({ $reason })
kiosk-fault-unreadable = Non è possibile leggere il file: { $reason }
kiosk-fault-elsewhere = { $file } non è un indirizzo del sito di questa pagina.

## later: review (the review of a game: luck and choices)

review-menu = Fortuna e scelte fin qui
review-menu-note = Che cosa hanno dato i lanci e quanto sono costate le scelte. Guardare conta come aiuto.
review-title = Com’è andata
review-title-open = Fortuna e scelte fin qui
review-help = Guardare conta come aiuto: qui si vede più di quanto forse sappia l’avversario.
review-working = La partita viene valutata: { $done } lanci su { $all }…
review-solving = Prima la partita viene risolta esattamente. Ci vuole qualche secondo…
review-failed = Non è stato possibile valutare la partita.
review-retry = Riprova
# Which side the throws helped. Then, if there were enough choices to judge, which side missed more.
review-luck = { $who ->
    [you] La fortuna era dalla tua parte.
    [computer] La fortuna era dalla parte del computer.
    [white] La fortuna era dalla parte del Bianco.
    [black] La fortuna era dalla parte del Nero.
   *[none] La fortuna non ha favorito nessuno.
  }
review-missed = { $who ->
    [you] Hai mancato più occasioni del computer.
    [computer] Il computer ha mancato più occasioni di te.
    [white] Il Bianco ha mancato più occasioni del Nero.
    [black] Il Nero ha mancato più occasioni del Bianco.
    [neither] Nessuno ha mancato molte occasioni.
   *[both] Entrambi hanno mancato più o meno le stesse occasioni.
  }
review-verdict-drawn = La partita è finita in parità.
review-bar-label = { $who ->
    [you] Da dove viene il tuo risultato, in partite su 100
    [computer] Da dove viene il risultato del computer, in partite su 100
    [white] Da dove viene il risultato del Bianco, in partite su 100
   *[black] Da dove viene il risultato del Nero, in partite su 100
  }
review-part-start = All’inizio
review-part-start-note = Partite su 100 che si vincono dall’inizio se entrambi scelgono sempre la mossa migliore.
review-part-sticks = La fortuna
review-part-unsure = Incerto
review-part-unsure-note = Di quanto la valutazione si corregge un lancio dopo.
review-part-choices = { $who ->
    [you] Le tue scelte
    [computer] Le scelte del computer
    [white] Le scelte del Bianco
   *[black] Le scelte del Nero
  }
review-part-end = Il risultato
review-part-now = Adesso
review-none = Nessun lancio e nessuna scelta ha cambiato anche solo una partita su 100.
review-throw = { $made ->
    [made] Lancio { $n }: { $value }.
   *[none] Lancio { $n }.
  }
review-slip = una svista
review-mistake = un errore
review-big = un grave errore
review-found = { $choices ->
    [one] { $who ->
        [you] Hai avuto una sola vera scelta e { $best ->
            [0] non hai trovato
           *[other] hai trovato
          }
        [computer] Il computer ha avuto una sola vera scelta e { $best ->
            [0] non ha trovato
           *[other] ha trovato
          }
        [white] Il Bianco ha avuto una sola vera scelta e { $best ->
            [0] non ha trovato
           *[other] ha trovato
          }
       *[black] Il Nero ha avuto una sola vera scelta e { $best ->
            [0] non ha trovato
           *[other] ha trovato
          }
      } la mossa migliore.
   *[other] { $who ->
        [you] { $best ->
            [0] Non hai trovato la mossa migliore in nessuna delle { $choices } scelte.
            [1] Hai trovato la mossa migliore in una scelta su { $choices }.
           *[other] Hai trovato la mossa migliore in { $best } scelte su { $choices }.
          }
        [computer] { $best ->
            [0] Il computer non ha trovato la mossa migliore in nessuna delle { $choices } scelte.
            [1] Il computer ha trovato la mossa migliore in una scelta su { $choices }.
           *[other] Il computer ha trovato la mossa migliore in { $best } scelte su { $choices }.
          }
        [white] { $best ->
            [0] Il Bianco non ha trovato la mossa migliore in nessuna delle { $choices } scelte.
            [1] Il Bianco ha trovato la mossa migliore in una scelta su { $choices }.
           *[other] Il Bianco ha trovato la mossa migliore in { $best } scelte su { $choices }.
          }
       *[black] { $best ->
            [0] Il Nero non ha trovato la mossa migliore in nessuna delle { $choices } scelte.
            [1] Il Nero ha trovato la mossa migliore in una scelta su { $choices }.
           *[other] Il Nero ha trovato la mossa migliore in { $best } scelte su { $choices }.
          }
      }
  }
review-judge-exact = Valutazione esatta: tutte le posizioni di questa partita sono risolte.
review-judge-net = La valutazione è del giocatore più forte, che guarda un lancio avanti e può sbagliare.
review-judge-thumb = La valutazione segue criteri semplici, perché qui non c’è un giocatore più forte per queste regole. Possono sbagliare.
review-judge-gap = { $points ->
    [0] In questa partita la valutazione non è cambiata da un lancio all’altro.
    [one] In questa partita la valutazione è cambiata di { $points } partita su 100 da un lancio all’altro.
   *[other] In questa partita la valutazione è cambiata di { $points } partite su 100 da un lancio all’altro.
  }
review-judge-loss = Dove il gioco perfetto è noto, ogni scelta di questo giocatore toglie in media solo { $loss } punti percentuali alla propria probabilità di vincere.
review-judge-endgames = Le ultime mosse sono valutate esattamente.
review-judge-unsure = La valutazione è cambiata molto: prendi le parti solo come un’indicazione.
review-curve = { $who ->
    [you] La tua probabilità di vincere, lancio per lancio
    [computer] La probabilità di vincere del computer, lancio per lancio
    [white] La probabilità di vincere del Bianco, lancio per lancio
   *[black] La probabilità di vincere del Nero, lancio per lancio
  }
review-curve-hint = Con il cursore vedi ogni momento sul tavoliere.
review-curve-key = Il tasto N porta al prossimo momento decisivo.
review-scrub = Un momento della partita
# A label in the upper or lower half of the curve.
review-ahead = { $who ->
    [you] sei in vantaggio
    [computer] il computer è in vantaggio
    [white] il Bianco è in vantaggio
   *[black] il Nero è in vantaggio
  }
review-at = { $who ->
    [you] { $chance ->
        [0] Lancio { $n }: da qui non vinci nessuna partita su 100.
        [one] Lancio { $n }: da qui vinci { $chance } partita su 100.
       *[other] Lancio { $n }: da qui vinci { $chance } partite su 100.
      }
    [computer] { $chance ->
        [0] Lancio { $n }: da qui il computer non vince nessuna partita su 100.
        [one] Lancio { $n }: da qui il computer vince { $chance } partita su 100.
       *[other] Lancio { $n }: da qui il computer vince { $chance } partite su 100.
      }
    [white] { $chance ->
        [0] Lancio { $n }: da qui il Bianco non vince nessuna partita su 100.
        [one] Lancio { $n }: da qui il Bianco vince { $chance } partita su 100.
       *[other] Lancio { $n }: da qui il Bianco vince { $chance } partite su 100.
      }
   *[black] { $chance ->
        [0] Lancio { $n }: da qui il Nero non vince nessuna partita su 100.
        [one] Lancio { $n }: da qui il Nero vince { $chance } partita su 100.
       *[other] Lancio { $n }: da qui il Nero vince { $chance } partite su 100.
      }
  }
review-legend = { $side ->
    [white] Lanci del Bianco
   *[black] Lanci del Nero
  }
review-mistakes = Errori
review-next = Momento successivo
review-table = In tabella
review-col-throw = Lancio
review-col-player = Giocatore
review-col-value = Valore
review-col-move = Mossa
review-col-chance = Probabilità
review-col-luck = Fortuna
review-col-loss = Perso
review-player = { who }
review-moments = I momenti decisivi
review-numbers = In cifre
review-no-mistake = Nessuna scelta è costata 5 o più partite su 100.
review-picture = Il tavoliere al lancio { $n }
review-moment-slip = { $who ->
    [you] La tua scelta più costosa
   *[black] Una scelta costosa
  }
review-moment-throw = Un lancio che ha cambiato molto
review-moment-turn = Qui il vantaggio è passato di mano per l’ultima volta
review-chance = { $who ->
    [you] La tua probabilità di vincere: da { $before } a { $after } su 100.
    [computer] La probabilità di vincere del computer: da { $before } a { $after } su 100.
    [white] La probabilità di vincere del Bianco: da { $before } a { $after } su 100.
   *[black] La probabilità di vincere del Nero: da { $before } a { $after } su 100.
  }
review-gave-away = { $points ->
    [0] La scelta non è costata quasi nulla.
    [one] La scelta è costata { $points } partita su 100.
   *[other] La scelta è costata { $points } partite su 100.
  }
review-try = Scegli di nuovo
review-try-prompt = Che cosa giocheresti qui? Provalo sul tavoliere.
review-try-right = Giusto: non c’è niente di meglio.
review-try-wrong = Questo costa { $points ->
    [one] { $points } partita
   *[other] { $points } partite
  } su 100. Prova altro.
review-better = Meglio
review-show = Mostra la mossa migliore
review-back = Torna alla fine della partita
review-hundred = Da qui, 100 volte
review-hundred-result = { $who ->
    [you] { $wins ->
        [0] Non ne vinci nessuna su { $games }.
       *[other] Ne vinci { $wins } su { $games }.
      }
    [computer] { $wins ->
        [0] Il computer non ne vince nessuna su { $games }.
       *[other] Il computer ne vince { $wins } su { $games }.
      }
    [white] { $wins ->
        [0] Il Bianco non ne vince nessuna su { $games }.
       *[other] Il Bianco ne vince { $wins } su { $games }.
      }
   *[black] { $wins ->
        [0] Il Nero non ne vince nessuna su { $games }.
       *[other] Il Nero ne vince { $wins } su { $games }.
      }
  }
review-hundred-note = Il computer ha giocato per entrambi.

## later: first-rules (a few words on the board, the first time that a rule strikes; at most eight words)

first-back = Nulla può avanzare: una pedina torna indietro
first-water = L’acqua trattiene la pedina
first-block = Nessuna pedina può muovere: passa il turno
first-dark = Nessun lato chiaro vale { $value }
first-again = Un { $value } dà un altro lancio

## later: race (a bar below the names that shows the chance to win)

race-title = Probabilità di vincere
race-chance = { $who ->
    [you] La tua probabilità di vincere: { $chance } su 100.
    [computer] La probabilità di vincere del computer: { $chance } su 100.
    [white] La probabilità di vincere del Bianco: { $chance } su 100.
   *[black] La probabilità di vincere del Nero: { $chance } su 100.
  }
race-setting = Mostra chi è in vantaggio

## later: computer-turn (the computer’s last turn, beside its name)

turn-again = Rivedi il turno del computer
turn-none = Il computer non ha ancora giocato.

## later: shared-throws/rematch (two games with the same sticks)

rematch-offer = È stata solo fortuna? Gioca due partite con gli stessi lanci: nella seconda ognuno riceve quelli dell’altro.
rematch-offer-start = Due partite, stessi lanci
rematch-first = La prima di due partite con gli stessi lanci.
rematch-next = Ora gli stessi lanci a parti invertite: ognuno riceve quelli che ha avuto l’altro.
rematch-next-start = Gioca la seconda partita
rematch-second = La seconda di due partite con gli stessi lanci, ora scambiati.
rematch-working = Le due partite vengono confrontate…
rematch-points = { $who ->
    [you] Con gli stessi lanci: tu { $own }, il computer { $other }.
   *[pair] Con gli stessi lanci: giocatore 1 { $own }, giocatore 2 { $other }.
  }
rematch-better = { $who ->
    [you] Tu li hai usati meglio
    [computer] Il computer li ha usati meglio
    [first] Il giocatore 1 li ha usati meglio
   *[second] Il giocatore 2 li ha usati meglio
  }, di { $points ->
    [one] { $points } partita
   *[other] { $points } partite
  } su 100.
rematch-equal = Entrambi li hanno usati ugualmente bene.
rematch-lost = La prima partita di questa coppia qui non è nota: le due non si possono confrontare.
said-rematch-first = La prima di due partite con gli stessi lanci.
said-rematch-second = La seconda partita: i lanci sono scambiati.

## later: shared-throws/everyone (the same sticks for everyone, by link)

everyone-menu = Sfida qualcuno
everyone-note = Un link: amici o una classe giocano la stessa partita con gli stessi lanci
everyone-lead = Chi apre questo link gioca con le stesse regole, con lo stesso colore e con gli stessi lanci. Ogni colore ha i suoi lanci, e nessuna mossa può cambiarli.
everyone-after = Dopo la partita ognuno vede quanto sono costate le sue scelte. Chi ha perso meno ha usato meglio i lanci.
everyone-own = Il tuo risultato
everyone-text = Senet, gli stessi lanci: { $result } { $link }
everyone-play = Gioca ora
everyone-qr = Codice QR
everyone-line = Gli stessi lanci per tutti quelli che hanno questo link.
everyone-result = { $outcome ->
    [won] Hai vinto con questi lanci.
    [drawn] Con questi lanci è finita in parità.
   *[lost] Hai perso con questi lanci.
  }
everyone-lost = { $points ->
    [0] Le tue scelte non sono costate nulla.
    [one] Le tue scelte sono costate { $points } partita su 100.
   *[other] Le tue scelte sono costate { $points } partite su 100.
  }
everyone-damaged = Una parte di questo link manca o è cambiata: i lanci condivisi non si possono giocare. Apri il link intero o chiedilo di nuovo.

## later: puzzles (one choice to find in solved endgames)

puzzle-menu = Problemi
puzzle-menu-note = Trova la scelta migliore in finali veri; ogni giorno un problema nuovo
puzzle-about = Ogni problema è la fine di una partita vera, risolta esattamente. Sbagliare non costa nulla.
puzzle-count = Risolti: { $count } su { $all }, { $first ->
    [0] nessuno
   *[other] { $first }
  } al primo tentativo.
puzzle-day = Problema del giorno
puzzle-next = Prossimo problema
puzzle-all = Tutti i problemi
puzzle-leave = Esci dai problemi
puzzle-show = Mostra la mossa migliore
puzzle-title = Problema { $number } di { $count }
puzzle-ask = Qual è la scelta migliore? Provala sul tavoliere.
puzzle-stars = Difficoltà { $stars } su 5
puzzle-is-open = non ancora risolto
puzzle-is-first = risolto al primo tentativo
puzzle-is-later = risolto
puzzle-wrong = Così { $points ->
    [0] non si vince nessuna partita
    [one] si vince { $points } partita
   *[other] si vincono { $points } partite
  } su 100: { $lost } in meno della mossa migliore. Torna indietro e prova altro.
puzzle-then = Guarda che cosa succede se esce { $value }.
puzzle-right = Giusto: così { $points ->
    [one] si vince { $points } partita
   *[other] si vincono { $points } partite
  } su 100.
puzzle-best = Con la mossa migliore { $points ->
    [one] si vince { $points } partita
   *[other] si vincono { $points } partite
  } su 100: { $move }
puzzle-theme-front = La pedina dietro
puzzle-theme-hit = Colpire
puzzle-theme-home = Non ancora fuori
puzzle-theme-spare = Non colpire
puzzle-theme-water = Nell’acqua
puzzle-lesson-front = Non sempre va mossa la pedina più avanti.
puzzle-lesson-hit = Colpire può valere più di un posto sicuro.
puzzle-lesson-home = Portare fuori una pedina può aspettare.
puzzle-lesson-spare = Colpire non vale sempre il rischio.
puzzle-lesson-water = Uscire subito dall’acqua non è sempre la cosa migliore.
puzzle-hundred = 100 partite dopo la mossa migliore
puzzle-own = Dalle tue partite
puzzle-own-about = Scelte tue che sono costate 5 o più partite su 100. Sono salvate solo su questo dispositivo.
puzzle-own-none = Quando finisci una partita contro il computer, le tue scelte più costose arrivano qui. Sono salvate solo su questo dispositivo.
puzzle-own-title = Dalle tue partite: { $number } di { $count }
puzzle-own-new = { $count ->
    [one] Una delle tue scelte in questa partita ora è un problema.
   *[other] { $count } delle tue scelte in questa partita ora sono problemi.
  }
puzzle-own-try = Trova la mossa migliore
puzzle-own-delete = Cancella questi problemi
puzzle-own-gone = Questo problema non corrisponde più alle sue regole ed è stato cancellato.

## later: offline (use without the internet)

offline-kept = Salvato su questo dispositivo. Il gioco funziona anche senza connessione.
offline-keeping = Salvataggio del gioco su questo dispositivo… Poi funzionerà anche senza connessione.
offline-failed = { $why ->
    [changed] Non è stato possibile salvare il gioco su questo dispositivo, perché il file { $file } è stato modificato lungo il percorso, dal server o da qualcosa fra il server e te. Serve una connessione a internet.
    [missing] Non è stato possibile salvare il gioco su questo dispositivo, perché non è stato possibile caricare il file { $file }. Serve una connessione a internet.
    [space] Non è stato possibile salvare il gioco su questo dispositivo, perché non c’è abbastanza spazio. Serve una connessione a internet.
   *[unknown] Non è stato possibile salvare il gioco su questo dispositivo. Ha bisogno di una connessione fino al prossimo caricamento riuscito.
  }
offline-refused = { $why ->
    [policy] La politica di sicurezza di questo sito non permette di salvare il gioco su questo dispositivo: deve contenere { $file }. Serve una connessione a internet.
   *[browser] Questo browser non permette di salvare il gioco su questo dispositivo, per esempio perché questa è una finestra privata o perché i siti non possono salvare dati. Serve una connessione a internet.
  }
offline-impossible = Qui il gioco non si salva sul dispositivo. Ha bisogno di una connessione.
offline-insecure = Questa pagina è stata aperta con http, perciò il browser non permette di salvare il gioco sul dispositivo. Con https sarebbe possibile. Ha bisogno di una connessione.
offline-saver = Il risparmio dati è attivo, quindi il gioco non è stato salvato su questo dispositivo. Serve una connessione a internet.
offline-new-version = C’è una nuova versione di questo gioco. La tua partita resta com’è.
offline-renew = Carica la nuova versione

## later: embedding (the page for site builders)

embedding-title = Il senet sul tuo sito
embedding-lead = Imposta il gioco, guarda il risultato e copia il codice per la tua pagina. Il gioco non contatta nessun altro server, non usa cookie e non sa nulla dei tuoi visitatori.
embedding-to-game = Vai al gioco
embedding-options = Il gioco
embedding-preview = Anteprima
embedding-lines = Codice per la tua pagina
embedding-language = Lingua del gioco
embedding-theme-any = A scelta del visitatore
embedding-keep = Tieni la partita del visitatore sul suo dispositivo
embedding-kiosk = Per uno schermo senza sorveglianza
embedding-way = Metodo
embedding-way-frame = Riquadro (iframe)
embedding-way-fitting = Riquadro che si adatta
embedding-way-element = Elemento
embedding-way-own = La tua copia
embedding-way-oembed = oEmbed
embedding-about-frame = Il modo più semplice. Incolla il codice dove deve stare il gioco. Non serve nessuno script sulla tua pagina.
embedding-about-fitting = Un breve script dà al riquadro l’altezza che serve al gioco. Può anche dire alla tua pagina che cosa succede nel gioco.
embedding-about-element = Il gioco come parte della tua pagina, senza riquadro. Può prendere i tuoi colori e i tuoi caratteri.
embedding-about-own = Il gioco sul tuo server, come una cartella di file. Sul server non gira nulla.
embedding-about-oembed = Per i siti che fanno un’anteprima da un link. Salva questo codice come oembed.json nella cartella del gioco.
embedding-height = Altezza in pixel
embedding-site = Indirizzo della tua pagina (facoltativo)
embedding-same = La tua pagina è sullo stesso sito del gioco: non serve altro.
embedding-elsewhere = La tua pagina è su un sito diverso dal gioco. Il server del gioco deve inviare questa intestazione con i suoi file, altrimenti non si vede nulla: { $value }
embedding-elsewhere-maybe = Se la tua pagina è su un sito diverso dal gioco, il server del gioco deve inviare questa intestazione con i suoi file, altrimenti non si vede nulla: { $value }
embedding-header-sent = Il server la invia.
embedding-header-missing = Il server non la invia ancora.
embedding-preview-blocked = L’anteprima qui non è permessa. La politica di sicurezza dei contenuti di questo sito deve contenere { $value }.
embedding-own-copy = Copia la cartella del gioco sul tuo server, per esempio in { $value }.
embedding-own-policy = Se il tuo sito ha una politica di sicurezza dei contenuti, deve contenere { $value }.
embedding-own-lines = Incolla questo codice nella tua pagina:
embedding-copy = Copia
embedding-copied = Copiato.
embedding-select = Il tuo browser non permette alla pagina di copiare. Il codice è selezionato. Copialo tu.

## later: print (board, sticks and rules to print)

print-title = Il senet su carta
print-lead = Stampa tutto ciò che serve per giocare senza schermo: il tavoliere, le pedine, i bastoncini o un dado, le regole e una scheda di esercizi. Basta l’inchiostro nero.
print-paper = Carta
print-paper-a4 = A4
print-paper-letter = Letter
print-button = Stampa
print-real-size = Stampa a grandezza reale (100%), senza adattare alla pagina.
print-sheet-board = Tavoliere: { $game }
print-sheet-sticks = { $tool ->
    [die] Dado e pedine
   *[sticks] Bastoncini e pedine
  }
print-sheet-rules = Regole: { $game }
print-sheet-worksheet = Scheda di esercizi: probabilità
print-sheet-answers = Scheda di esercizi: soluzioni
print-board-how = Ritaglia le parti. Incollale insieme in modo che i numeri continuino, poi incolla il tavoliere su un cartone. I numeri mostrano il percorso delle pedine.
print-board-part = Parte { $letter }
print-sticks-how = Ritaglia i bastoncini. Piega ognuno lungo la linea di mezzo e incollalo. Ora una faccia è chiara e l’altra scura. Vanno bene anche bastoncini veri: spacca a metà dei rametti sottili e dipingi la parte tonda.
print-die-how = Ritaglia il triangolo grande. Piegalo lungo le linee per formare una piramide e incollala. Lanciala: vale il numero della faccia di sotto.
print-pieces-how = Ritaglia le pedine. Vanno bene anche monete o bottoni di due tipi.
print-pieces = { $side ->
    [white] Coni, per il Bianco
   *[black] Rocchetti, per il Nero
  }
print-stick = { $face ->
    [light] faccia chiara
   *[dark] faccia scura
  }
print-name = Nome
print-date = Data

print-task-ways = { $tool ->
    [die] Un dado ha { $sides } facce. In quanti modi può cadere?
   *[sticks] Ogni bastoncino cade con la faccia chiara o la faccia scura in su. In quanti modi possono cadere { $sticks } bastoncini?
  }
print-task-table = { $tool ->
    [die] Completa la tabella. Quanti dei { $ways } modi danno ciascun lancio?
   *[sticks] Completa la tabella. Quanti dei { $ways } modi danno ciascun lancio? Aiuta scriverli tutti, per esempio: { $sticks ->
        [2] chiara, scura
        [5] chiara, chiara, scura, chiara, scura
       *[other] chiara, chiara, scura, chiara
      }.
  }
print-task-most = Quale lancio esce più spesso?
print-task-throw = Scrivi prima che cosa ti aspetti. Poi lancia { $count } volte e fai un segno nella tabella per ogni lancio.
print-task-compare = Confronta ciò che ti aspettavi con ciò che è uscito. È uguale? Poi mettete insieme i segni di tutta la classe. Che cosa cambia?
print-task-again = Con alcuni lanci si può lanciare ancora: { $throws }. Qual è la probabilità di farne uno?
print-task-twice = Qual è la probabilità di fare uno di questi numeri due volte di seguito?
print-task-mean = Qual è la media di tutti i lanci?
print-column-throw = Lancio
print-column-ways = Modi
print-column-expected = Attesi in { $count } lanci
print-column-thrown = Ottenuti
print-column-total = Totale

print-answer-ways = { $tool ->
    [die] In { $ways } modi.
   *[sticks] In { $ways } modi: { $product } = { $ways }.
  }
print-answer-count = Ne contano solo { $ways }; negli altri si lancia di nuovo.
print-answer-table = Vedi la tabella qui sotto.
print-answer-most = { $count ->
    [one] Il { $throws }: esce in { $part } dei { $ways } modi.
   *[other] Nessuno in particolare: { $throws } escono con la stessa frequenza, ciascuno in { $part } dei { $ways } modi.
  }
print-answer-compare = Ciò che ti aspetti e ciò che esce di rado è proprio uguale. Più lanci ci sono, più le proporzioni si avvicinano a quelle attese.
print-answer-again = { $part } dei { $ways } modi, cioè { NUMBER($percent, maximumFractionDigits: 1) }%.
print-answer-twice = { $part }/{ $ways } × { $part }/{ $ways }, cioè { NUMBER($percent, maximumFractionDigits: 1) }%.
print-answer-mean = { $sum } ÷ { $ways } = { NUMBER($mean, maximumFractionDigits: 4) }. Moltiplica ogni lancio per i suoi modi, somma tutto e dividi per { $ways }.
print-to-game = Vai al gioco
print-task-open = Nessuno sa quanto valesse ogni lancio nell’antico Egitto. Inventa il tuo modo di contare e calcolane le probabilità.
print-answer-open = Molte risposte sono giuste. I { $ways } modi restano gli stessi; cambia solo quanto valgono.

## later: school (for schools)

school-recorded = La tua piattaforma didattica salva la tua partita e il tuo miglior risultato.
school-resumed = La tua partita riprende da dove l’avevi lasciata.
school-finished = La partita è finita. Il tuo risultato: { $score } su 100. È stato inviato alla tua piattaforma didattica.
school-learned = Hai finito la prima lezione. Ora la tua piattaforma didattica conta questa attività come svolta.
school-not-launched = Questa pagina non è stata aperta da una piattaforma didattica. Puoi giocare, ma lì non si salva nessun risultato.
school-not-started = La piattaforma didattica non ha accettato il collegamento. Puoi giocare, ma lì non si salva nessun risultato. Per favore, avvisa l’insegnante. ({ $reason })
school-not-kept = La piattaforma didattica non ha salvato il tuo risultato. Puoi continuare a giocare. Per favore, avvisa l’insegnante. ({ $reason })
school-damaged = Non è possibile aprire la partita salvata dalla piattaforma didattica. È cominciata una nuova partita. Il tuo risultato di prima resta.
school-too-long = Questa partita è troppo lunga per la piattaforma didattica. La piattaforma salva il tavoliere com’è ora, ma non le mosse di prima.

## later: lab (the laboratory: what a disputed rule does to the game)

lab-title = Il laboratorio
lab-lead = Le regole del senet sono perdute e le ricostruzioni non vanno d’accordo. Confrontane due, o cambia una regola, e guarda su migliaia di partite che differenza fa.
lab-class-lead = Due regolamenti, una domanda: prima prova a indovinare, poi il computer gioca 500 partite con ciascuno.
lab-to-class = Per una classe
lab-to-full = Tutto il laboratorio
lab-question = La tua domanda
lab-kind = Che cosa vuoi scoprire?
lab-kind-compare = Confrontare
lab-kind-compare-note = due o più regolamenti, o uno solo con una regola cambiata
lab-kind-sweep = Provare ogni regola incerta
lab-kind-sweep-note = un regolamento, con un’altra risposta a ogni questione aperta, una alla volta
lab-kind-grid = Cambiare due regole insieme
lab-kind-grid-note = l’effetto dell’una dipende dall’altra?
lab-pick = Scegline fino a { $most }
lab-pick-one = Scegline uno
lab-pick-two = Scegline almeno due, o fai una copia e cambiala.
lab-duplicate = Fai una copia da cambiare
lab-remove = Togli
# $changes is a list such as "Two pieces side by side protect each other: no".
lab-variant = { $name }, con: { $changes }
lab-player = Chi gioca
lab-player-net = Giocatori con una rete neurale
lab-player-hand-made = Giocatori con un piano semplice
lab-player-human-like = Giocatori con abitudini umane
lab-player-random = Giocatori che muovono a caso
lab-player-all = Tutti e tre i tipi di giocatori
lab-judge = Chi stima le probabilità
lab-judge-net = La rete neurale
lab-judge-hand-made = Il piano semplice
lab-judge-none = Nessuno: si conta solo ciò che succede (più veloce)
lab-evaluators = Chi gioca: { $player }. Chi stima le probabilità: { $judge }. È lo stesso per tutte le regole.
lab-replaced = La rete neurale gioca troppo male con queste regole: { $rules }. Con tutte le regole confrontate, al suo posto c’è il piano semplice.
lab-doubt-comebacks = Attenzione: con «{ $name }», { $value } dei vincitori hanno avuto a un certo punto meno di una probabilità su quattro. Se le probabilità stimate fossero giuste, sarebbero al massimo { $expected }. Qui non fidarti delle misure che ne hanno bisogno.
lab-doubt-luck = Attenzione: con «{ $name }», la fortuna dà in tutto { $value } invece di { $expected }. Le probabilità stimate sono sbagliate. Qui non fidarti delle misure che ne hanno bisogno.
lab-games = Partite
lab-games-count = { $count } di ciascuno
lab-seed = Seme
lab-seed-wrong = Usa un numero intero da 0 a 999999999999999.
lab-opening = Una risposta per cominciare
lab-opening-answer = In «{ $name }» gli ultimi dieci lanci di una partita contengono il { $late } di tutta la sua fortuna. In «{ $second }» sono { $other }.
lab-opening-length = Partita tipica: { $throws } lanci, { $time }
lab-opening-throws = Gli ultimi dieci di tutti i lanci
lab-opening-luck = Fortuna degli ultimi dieci lanci
lab-opening-note = La fortuna è quanto un lancio sposta la probabilità di vincere, moltiplicato per sé stesso. Tre tipi di giocatori hanno giocato ogni gioco { $games } volte, e le probabilità sono state stimate in due modi. Le stime che contraddicono la teoria non contano. Scuro: il risultato più piccolo. Chiaro: fino al più grande.
lab-opening-again = Rigioca queste partite
lab-evidence = Dove fonti migliori direbbero di più
lab-evidence-answer = Letture che cambiano una partita: { $all }. Di queste, su punti che nessuna fonte antica decide: { $weak }. La più forte: «{ $point }» in «{ $name }».
lab-evidence-note = Ogni punto è una regola letta in altro modo; più è lontano, più cambia il gioco, per il tipo di giocatore su cui incide meno. 1 è la differenza abituale tra due partite. La riga dice su che cosa si basa la regola prima del cambiamento.
lab-evidence-effect = Effetto
lab-evidence-unmentioned = non menzionato
lab-start = Gioca le partite
lab-stop = Ferma
lab-progress = { $played } partite giocate su { $games }
lab-finished = Tutte le { $games } partite sono state giocate.
lab-stopped = Fermato dopo { $played } partite su { $games }. Si mostrano i risultati fin qui.
lab-failed = Non è stato possibile giocare le partite fino alla fine.
lab-fault = Qualcosa è andato storto: { $reason }
lab-refused = Una parte di questo link non si legge ({ $names }). Al suo posto vale la scelta abituale.
lab-found = Che cosa è emerso
lab-moving = Le partite sono ancora in corso e i numeri cambiano ancora. La conclusione arriva alla fine.
lab-unfinished = Non tutte le partite sono state giocate, quindi non c’è una conclusione. Questi sono i numeri finora.
lab-found-nothing = Queste partite non determinano questa misura.
lab-table = Tutte le misure
lab-table-note = { $count ->
    [one] L’intervallo è giusto 95 volte su 100.
   *[other] Tutti e { $count } gli intervalli insieme sono giusti 95 volte su 100.
  } Le differenze nette sono in grassetto.
lab-measure = Misura
lab-difference = Differenza
lab-interval = { $value } (da { $low } a { $high })
lab-unknown = ignoto
lab-beyond-cap = più di { $value }
lab-time = { $value } ({ $time })
lab-verdict-equivalent = Più o meno uguale (entro il 5%)
lab-verdict-doubtful = Non si sa: qui le probabilità stimate sono sbagliate
lab-verdict-not_typical = Non si sa: troppe partite non finiscono
lab-percent = { $value }%
lab-unit-throws = lanci per partita
lab-finding-longer = Una partita dura di più con «{ $second }» che con «{ $first }»: { $by } lanci in più (tra { $low } e { $high }), circa { $time } di gioco.
lab-finding-shorter = Una partita è più corta con «{ $second }» che con «{ $first }»: { $by } lanci in meno (tra { $low } e { $high }), circa { $time } di gioco.
lab-finding-values = «{ $measure }»: { $value } con «{ $second }», { $before } con «{ $first }».
lab-unit-per_game = per partita
lab-unit-per_100_throws = ogni cento lanci
lab-lengths = Quanto durano le partite
lab-lengths-note = Ogni forma mostra quanti lanci hanno richiesto le partite; la linea grossa è la mediana. L’un per cento più lungo non compare.
lab-finding-more = «{ $measure }»: di più con «{ $second }» che con «{ $first }», con una differenza di { $by } (tra { $low } e { $high }).
lab-finding-less = «{ $measure }»: di meno con «{ $second }» che con «{ $first }», con una differenza di { $by } (tra { $low } e { $high }).
lab-finding-none = «{ $measure }»: tra «{ $first }» e «{ $second }» non si vede alcuna differenza. Potrebbe comunque essercene una, al massimo di { $most }.
lab-finding-holds = «{ $measure }» cambia nella stessa direzione per ogni tipo di giocatori: «{ $second }» rispetto a «{ $first }», da { $least } a { $most }.
lab-finding-depends = «{ $measure }» dipende da chi gioca: «{ $second }» e «{ $first }» non differiscono allo stesso modo per ogni tipo di giocatori.
lab-finding-agrees = Nessuna misura è chiaramente maggiore per un tipo di giocatori e chiaramente minore per un altro.
lab-grid-point = Regola { $number } da cambiare
lab-grid-choose = Scegli una regola
lab-grid-incomplete = Scegli un regolamento e due regole da cambiare, oppure due regolamenti e una regola che entrambi hanno.
lab-grid-usual = Così com’è
lab-grid-rows = «{ $changed }» cambia «{ $measure }» di { $by } («{ $row }») e di { $otherwise } («{ $second }»).
lab-grid-depends = L’effetto dipende quindi dalle altre regole: i due differiscono di { $by } (tra { $low } e { $high }).
lab-grid-alone = I due effetti possono essere uguali; differiscono al massimo di { $most }.
lab-grid-dependence = Differenza tra i due effetti
lab-grid-lines = Ogni linea va dalle regole così come sono (a sinistra) a quelle cambiate (a destra). Linee parallele: il cambiamento fa lo stesso in entrambe.
lab-sweep = Ogni regola incerta di «{ $name }»
lab-sweep-note = Ogni riga cambia una regola e lascia le altre. L’effetto di una regola dipende da quelle che le stanno intorno.
lab-sweep-marks = Il segno dopo una regola mostra su che cosa si basa prima del cambiamento.
lab-controls = Controlli
lab-controls-note = Nella prima riga può vedersi solo il caso: gioca le stesse regole con altri lanci. L’altra cambia chi comincia, e questo conta dove le due parti non partono da posizioni uguali.
lab-apart = A parte
lab-apart-nobody_wins = Nessuno vince nessuna partita.
lab-apart-never_ends = Nessuna partita arriva alla fine.
lab-apart-never_in_play = La regola non ha mai contato in queste partite.
lab-apart-same_as_another = Le stesse partite che con «{ $other }».
lab-rank = In ordine di effetto su
lab-point = Regola cambiata
lab-point-light = I bastoncini mostrano la faccia chiara { $value } volte su 100
lab-point-drowned-guards = Una pedina nell’acqua protegge le vicine: { $value }
lab-point-throws = Le stesse regole con altri lanci
lab-option-light = Quanto spesso un bastoncino mostra la faccia chiara
lab-option-drowned-guards = Una pedina nell’acqua protegge le vicine
lab-replay = Guarda una partita
lab-replay-title = Partita { $game } di «{ $name }»
lab-replay-at = Passo { $step } di { $steps }
lab-take = Porta con te i dati
lab-take-note = Il link pone di nuovo la stessa domanda e dà gli stessi dati. Lo fa anche questo comando del programma senet:
lab-copy-link = Copia il link
lab-copy-citation = Copia il riferimento
lab-copy-bibtex = Copia in BibTeX
lab-copied = Copiato.
lab-not-copied = Questo browser non permette alla pagina di copiare.
lab-save-csv = Salva come CSV

lab-guess = Prima prova a indovinare
lab-guess-yours = La tua idea
lab-class-each = Tocca una volta per la previsione di ogni coppia.
lab-class-back = Togli l’ultima
lab-named = { $label }: { $value }
lab-class-right = Previsioni giuste: { $right } su { $all }
lab-class-more = Una partita durerebbe di più: circa { $changed } invece di { $usual } ({ $changedThrows } lanci invece di { $usualThrows }).
lab-class-same = Una partita durerebbe più o meno lo stesso: { $changed } e { $usual } ({ $changedThrows } e { $usualThrows } lanci).
lab-class-less = Una partita sarebbe più corta: circa { $changed } invece di { $usual } ({ $changedThrows } lanci invece di { $usualThrows }).
lab-class-unclear = Queste partite non lo decidono. Ne servirebbero di più.
lab-guess-length-more = Più lunghe
lab-guess-length-same = Più o meno uguali
lab-guess-length-less = Più corte
lab-ask-pairs = Se le pedine vicine non si proteggessero
lab-ask-pairs-text = Nel gioco di Kendall due pedine affiancate si proteggono. Senza questa regola, le partite sarebbero più lunghe o più corte?
lab-ask-zero = Se quattro facce scure valessero 4
lab-ask-zero-text = Quando tutti e quattro i bastoncini mostrano la faccia scura, Kendall conta 5. Con 4, le partite sarebbero più lunghe o più corte?
lab-ask-hits = Se nulla potesse essere colpito
lab-ask-hits-text = Se nessuna pedina potesse essere colpita, le partite sarebbero più lunghe o più corte?
lab-ask-bell = Se giocassimo con le regole di Bell
lab-ask-bell-text = Kendall e Bell hanno ricostruito lo stesso gioco perduto. Con le regole di Bell una partita sarebbe più lunga o più corta?

lab-throws = I lanci della classe
lab-throws-lead = Ogni coppia conta i suoi lanci e mostra il suo codice. Un dispositivo somma i codici. Non viene inviato nulla.
lab-pair = I nostri lanci
lab-light-sides = Facce chiare: { $count }
lab-one-less = Un lancio in meno
lab-one-more = Un lancio in più
lab-pair-code = Il nostro codice:
lab-class = Tutta la classe
lab-class-code = Codice di una coppia
lab-class-add = Aggiungi
lab-class-wrong = Questo non è un codice. Controlla ogni lettera e ogni cifra.
lab-class-sum = Coppie: { $pairs }. Lanci: { $throws }.
lab-class-clear = Ricomincia
lab-light = Facce chiare
lab-expected = Attesi
lab-seen = Ottenuti

lab-measure-length = Durata
lab-define-length = Il numero di lanci di una partita tipica: metà delle partite ne ha di meno, metà di più.
lab-measure-length_5 = Partite brevi
lab-define-length_5 = Una partita su venti ha questo numero di lanci o meno.
lab-measure-length_95 = Partite lunghe
lab-define-length_95 = Una partita su venti ha più lanci di questi.
lab-measure-stopped = Partite senza fine
lab-define-stopped = La quota di partite fermate dopo 5000 lanci, quasi cinque ore di gioco. Non valgono come vittoria di nessuno.
lab-measure-over_1_hour = Partite di più di un’ora
lab-define-over_1_hour = La quota di partite con più di 1028 lanci, a 3,5 secondi per lancio.
lab-measure-over_2_hours = Partite di più di due ore
lab-define-over_2_hours = La quota di partite con più di 2057 lanci, a 3,5 secondi per lancio.
lab-measure-first_score = Vantaggio di chi comincia
lab-define-first_score = La quota di partite vinte da chi comincia; un pareggio conta la metà.
lab-measure-skill_random = Abilità contro il caso
lab-define-skill_random = Quante volte chi stima le probabilità batterebbe un giocatore che muove a caso, con gli stessi lanci.
lab-measure-skill_beginner = Abilità contro un principiante
lab-define-skill_beginner = Quante volte chi stima le probabilità batterebbe un principiante, con gli stessi lanci.
lab-measure-luck = Fortuna
lab-define-luck = Quanto i lanci spostano la probabilità di vincere nel corso di una partita.
lab-measure-late_luck = Fortuna alla fine
lab-define-late_luck = Quanta fortuna tocca agli ultimi dieci lanci.
lab-measure-suspense = Suspense
lab-define-suspense = Quanto dipende, in media, dal prossimo lancio.
lab-measure-surprise = Sorpresa
lab-define-surprise = Di quanto si sposta, in media, la probabilità di vincere da un lancio all’altro.
lab-measure-drama = Emozione
lab-define-drama = La migliore probabilità di vincere avuta da chi ha perso, in media.
lab-measure-comebacks = Rimonte
lab-define-comebacks = La quota di partite in cui il vincitore ha avuto, a un certo punto, meno di un quarto di probabilità.
lab-measure-lead_changes = Cambi di vantaggio
lab-define-lead_changes = Quante volte in una partita il vantaggio passa all’altro.
lab-measure-decided = Quando è decisa
lab-define-decided = La parte della partita dopo la quale il vincitore resta sopra i nove decimi di probabilità.
lab-measure-choices = Vere scelte
lab-define-choices = La quota di mosse con almeno due possibilità.
lab-measure-stakes = Peso di una scelta
lab-define-stakes = Quanto costa, in media, scegliere a caso invece che bene.
lab-measure-passes = Lanci persi
lab-define-passes = La quota di lanci con cui nessuna pedina può muoversi.
lab-measure-hits = Pedine colpite
lab-define-hits = Pedine colpite ogni cento lanci.
lab-measure-drownings = Cadute in acqua
lab-define-drownings = Pedine che cadono in acqua con un lancio del proprio giocatore, ogni cento lanci.
