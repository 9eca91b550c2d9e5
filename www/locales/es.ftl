### Language: Español
### Direction: ltr

title = Senet
join = { $before }, { $part }
number = { $value }

## Words used inside sentences

who-has = { $who ->
    [you] Has
   *[other] { who } ha
  }
cones = { $white ->
    [0] ningún cono
    [one] 1 cono
   *[other] { $white } conos
  }
spools = { $black ->
    [0] ningún carrete
    [one] 1 carrete
   *[other] { $black } carretes
  }
who = { $who ->
    [you] Tú
    [computer] La máquina
    [white] El bando blanco
    [black] El bando negro
    [first] El jugador 1
   *[second] El jugador 2
  }
piece = { $side ->
    [white] cono
   *[black] carrete
  }
house-rebirth = Casa del Renacer
house-beauty = Casa de la Belleza
house-water = Casa del Agua
house-truths = Casa de las Tres Verdades
house-re-atoum = Casa de Ra-Atum
house-horus = Casa de Horus
house-cross = marcada con una X

## What happened

said-new-game = Partida nueva. El tablero está listo.
said-resumed = Tu partida continúa.
said-started = { $who ->
    [you] Empiezas tú y juegas con los { piece }s.
   *[other] Empieza { $who ->
        [computer] la máquina
        [white] el bando blanco
        [black] el bando negro
        [first] el jugador 1
       *[second] el jugador 2
      } y juega con los { piece }s.
  }
said-thrown = { who-has } sacado un { $value }.
said-thrown-opening = { who-has } sacado un { $value } en la tirada inicial.
said-moved = { who-has } movido un { piece } de la casilla { $from } a la { $to }.
said-moved-back = Ninguna ficha podía avanzar. { who-has } hecho retroceder un { piece } de la casilla { $from } a la { $to }.
said-entered = { who-has } puesto en juego un { piece } en la casilla { $to }.
owner-piece = { $owner ->
    [you] Tu { piece }
    [computer] El { piece } de la máquina
   *[other] { $side ->
        [white] El cono blanco
       *[black] El carrete negro
      }
  }
said-bumped = ¡Ficha golpeada! { owner-piece } pasa de la casilla { $from } a la { $to }.
said-bumped-hand = ¡Ficha golpeada! { owner-piece } deja la casilla { $from } y tiene que empezar de nuevo.
said-bumped-taken = ¡Ficha golpeada! { owner-piece }, en la casilla { $from }, queda fuera del juego.
said-drowned = El { piece } cae al agua en la casilla { $house }.
said-drowned-to = El agua de la casilla { $house } lleva el { piece } a la casilla { $to }.
said-drowned-to-hand = El agua de la casilla { $house } devuelve el { piece } al lado del tablero; tiene que empezar de nuevo.
said-missed-chance = El { piece } de la casilla { $from } no ha salido a tiempo.
said-fell-back = Allí ya hay una ficha de su bando: el { piece } va a la casilla { $to }.
said-fell-back-hand = Allí ya hay una ficha de su bando: el { piece } tiene que empezar de nuevo.
said-rescued = { who-has } rescatado el { piece } y lo { $who ->
    [you] has
   *[other] ha
  } puesto en la casilla { $to }.
said-borne-off = { who-has } sacado un { piece } del tablero desde la casilla { $from }.
news-hit = { $owner ->
    [you] La máquina ha golpeado tu { piece }
    [computer] Has golpeado el { piece } de la máquina
    [white] El bando negro ha golpeado el cono blanco
   *[black] El bando blanco ha golpeado el carrete negro
  }
news-water = { owner-piece }: al agua
news-rescued = { owner-piece }: fuera del agua, casilla { $to }
news-off = { owner-piece }: fuera del tablero
news-back = { owner-piece }: atrás, casilla { $to }
said-throw-again = { $who ->
    [you] Tira otra vez.
   *[other] { who } tira otra vez.
  }
said-turn = { $who ->
    [you] Te toca a ti.
    [computer] Le toca a la máquina.
    [white] Le toca al bando blanco.
    [black] Le toca al bando negro.
    [first] Le toca al jugador 1.
   *[second] Le toca al jugador 2.
  }
said-passed-no_move = { $who ->
    [you] Ninguna de tus fichas puede moverse con esta tirada: tu turno termina.
   *[other] { who } no puede mover ninguna ficha con esta tirada: su turno termina.
  }
said-passed-drowned = Caer al agua pone fin al turno.
said-passed-stayed_drowned = { $who ->
    [you] Tu ficha sigue en el agua: tu turno termina.
   *[other] La ficha sigue en el agua: el turno termina.
  }
said-passed-rescued = Rescatar la ficha cuesta el turno.
said-passed-declined = { who-has } preferido no sacar la ficha del tablero: el turno termina.
said-passed-passed = { who-has } pasado el turno.
said-passed-not_started = { $who ->
    [you] Necesitas un 1 para poder mover tus fichas: tu turno termina.
   *[other] { who } necesita un 1 para poder mover sus fichas: su turno termina.
  }
said-passed-returned_to_hand = La ficha tiene que empezar de nuevo: el turno termina.
said-passed-throw_lost = Esta tirada cuesta el turno.
said-passed-house_ends_turn = La casilla de llegada pone fin al turno.
said-won = { $who ->
    [you] ¡Has ganado!
   *[other] { who } ha ganado.
  }
said-score = { $points ->
    [one] Vale un punto.
   *[other] Vale { $points } puntos.
  }
said-drawn = La partida queda en tablas.
said-choices = { $count ->
    [one] Puede moverse una ficha.
   *[other] Pueden moverse { $count } fichas.
  }
said-only-move = Solo hay una jugada posible: { $to ->
    [off] de la casilla { $from } fuera del tablero.
   *[other] de la casilla { $from } a la { $to }.
  }
said-undone = Se ha deshecho tu última jugada.
said-redone = Se ha rehecho la jugada.
said-nothing-to-undo = No hay nada que deshacer.
said-nothing-to-redo = No hay nada que rehacer.
said-new-game-undone = Se ha recuperado la partida anterior.
said-nothing-movable = Ahora no puede moverse ninguna ficha.
said-aim = { $to ->
    [off] La ficha de la casilla { $from } puede salir del tablero.
   *[other] La ficha de la casilla { $from } puede ir a la { $to }.
  }
said-put-down = La ficha ya no está seleccionada.

## Whose turn it is and what to do

prompt-loading = Preparando el tablero…
tool = { $tool ->
    [die] el dado
   *[sticks] las varillas
  }
prompt-throw = { $who ->
    [you] Te toca: tira { tool }.
    [white] Bando blanco: tira { tool }.
    [black] Bando negro: tira { tool }.
    [first] Jugador 1: tira { tool }.
    [second] Jugador 2: tira { tool }.
   *[other] { who }: tira { tool }.
  }
prompt-turn = { $who ->
    [you] Tu turno
    [computer] Turno de la máquina
    [white] Turno del bando blanco
    [black] Turno del bando negro
    [first] Turno del jugador 1
   *[second] Turno del jugador 2
  }
prompt-throw-again = Tira { tool } otra vez.
prompt-opening = { $who ->
    [you] Tira para ver quién empieza.
    [white] Bando blanco: tira para ver quién empieza.
    [black] Bando negro: tira para ver quién empieza.
    [first] Jugador 1: tira para ver quién empieza.
    [second] Jugador 2: tira para ver quién empieza.
   *[other] { who }: tira para ver quién empieza.
  }
prompt-rescue = { $who ->
    [you] Tu ficha está en el agua: rescátala o haz una tirada.
    [white] Bando blanco: hay una ficha en el agua; rescátala o haz una tirada.
    [black] Bando negro: hay una ficha en el agua; rescátala o haz una tirada.
    [first] Jugador 1: hay una ficha en el agua; rescátala o haz una tirada.
    [second] Jugador 2: hay una ficha en el agua; rescátala o haz una tirada.
   *[other] { who }: hay una ficha en el agua; rescátala o haz una tirada.
  }
prompt-throwing = { $who ->
    [you] Tiras { tool }…
   *[other] { who } tira { tool }…
  }
prompt-moving = { $who ->
    [you] Tu ficha se mueve…
   *[other] { who } mueve…
  }
prompt-computer = Le toca a la máquina…
prompt-choose = { who-has } sacado un { $value }: elige una ficha.
prompt-aim = { who-has } sacado un { $value }: elige una casilla.
prompt-only-move = { who-has } sacado un { $value }: solo hay una jugada posible.
hint-must-move = La ficha rescatada tiene que moverse primero.
hint-only-move = Toca la ficha o la casilla marcada para jugar.
advice-thinking = La máquina está pensando…
prompt-choose-of = { $who ->
    [you] Juega una de tus tiradas: elige una ficha.
    [white] Bando blanco: juega una de las tiradas. Elige una ficha.
    [black] Bando negro: juega una de las tiradas. Elige una ficha.
    [first] Jugador 1: juega una de las tiradas. Elige una ficha.
    [second] Jugador 2: juega una de las tiradas. Elige una ficha.
   *[other] { who }: juega una de las tiradas. Elige una ficha.
  }
prompt-aim-of = { $who ->
    [you] Elige adónde va la ficha.
    [white] Bando blanco: elige adónde va la ficha.
    [black] Bando negro: elige adónde va la ficha.
    [first] Jugador 1: elige adónde va la ficha.
    [second] Jugador 2: elige adónde va la ficha.
   *[other] { who }: elige adónde va la ficha.
  }
prompt-only-move-of = { $who ->
    [you] Con tus tiradas solo hay una jugada posible.
    [white] Bando blanco: con estas tiradas solo hay una jugada posible.
    [black] Bando negro: con estas tiradas solo hay una jugada posible.
    [first] Jugador 1: con estas tiradas solo hay una jugada posible.
    [second] Jugador 2: con estas tiradas solo hay una jugada posible.
   *[other] { who }: con estas tiradas solo hay una jugada posible.
  }
prompt-which-throw = ¿Qué tirada quieres usar?
prompt-confirm = ¿Hacer esta jugada?
prompt-pause = Tu turno ha terminado.
prompt-stopped = La máquina se ha parado.
prompt-won = { said-won }
prompt-drawn = La partida queda en tablas.

## Why a piece cannot move

why-legal = Esta ficha puede moverse.
why-empty = No hay ninguna ficha en la casilla { $from }.
why-not_yours = La ficha de la casilla { $from } es del rival.
why-throw_first = Tira antes de mover una ficha.
why-game_over = La partida ha terminado.
why-own_piece = Con un { $throw }, la ficha de la casilla { $from } caería sobre tu propia ficha de la casilla { $target }.
why-protected = Con un { $throw }, la ficha de la casilla { $from } caería en la { $target }, pero las fichas vecinas de las casillas { $first } y { $last } se protegen.
why-safe = Con un { $throw }, la ficha de la casilla { $from } caería en la { $target }, donde la ficha rival está a salvo.
why-no_capture = Con un { $throw }, la ficha de la casilla { $from } caería en la { $target }, que está ocupada.
why-blockade = Con un { $throw }, la ficha de la casilla { $from } tendría que cruzar la barrera de las casillas { $first } a { $last }.
why-must_stop = Con un { $throw }, la ficha de la casilla { $from } pasaría de la casilla { $first }, donde toda ficha debe parar antes.
why-overshoot = Con un { $throw }, la ficha de la casilla { $from } iría demasiado lejos.
why-waits_for = La ficha de la casilla { $from } solo puede salir del tablero con un { $throws }.
why-in_water = Primero tienes que liberar tu ficha en el agua, en la casilla { $first }.
why-must_move_first = La ficha rescatada, en la casilla { $first }, tiene que moverse primero.
why-start_locked = La ficha de la casilla { $from } no puede salir hasta que se haya movido la que tiene delante.
why-home_not_clear = Ninguna ficha puede salir del tablero mientras tengas una en la casilla { $first }.
why-hand_not_empty = Ninguna ficha puede salir del tablero mientras tengas fichas por entrar.
why-water_occupied = Con un { $throw }, la ficha de la casilla { $from } caería al agua de la casilla { $first }, donde ya hay una ficha.
why-return_occupied = Con un { $throw }, la ficha de la casilla { $from } iría al agua, pero la casilla { $first }, adonde volvería desde allí, está ocupada.
why-must_vacate = Primero tiene que avanzar la ficha de la casilla { $first }.
why-entered_first = La ficha que acaba de entrar en la casilla { $first } tiene que moverse.
why-back_blocked = Con un { $throw }, la ficha de la casilla { $from } no puede ni avanzar ni retroceder.
why-never_moves_back = Con un { $throw }, la ficha de la casilla { $from } no puede avanzar, y con estas reglas las fichas nunca retroceden.
why-changes_nothing = Con un { $throw }, la ficha de la casilla { $from } acabaría donde está.
why-throw_lost = Con esta tirada no se mueve ninguna ficha.

## The board as a screen reader describes it

board-label = Tablero de senet
board-keys = Flechas derecha e izquierda: adelante y atrás por el recorrido. Arriba y abajo: la fila siguiente. Entrar (Enter): elegir. T: tirar. M: mis fichas que pueden moverse. S: qué está pasando. Signo de interrogación: todas las teclas.
cell-house = Casilla { $house }
cell-empty = vacía
cell-piece = { $owner ->
    [you] tu { piece }
    [computer] el { piece } de la máquina
   *[other] { $side ->
        [white] cono blanco
       *[black] carrete negro
      }
  }
cell-protected = protegido por el de al lado
cell-blockade = parte de una barrera
cell-last-move = última jugada
cell-selected = elegido
cell-off = Fuera del tablero: { cones } y { spools }
cell-hand = Por entrar en el tablero: { cones } y { spools }
cell-taken = Fuera del juego: { cones } y { spools }
can-move = puede ir a la { $to }
can-move-back = tiene que retroceder a la { $to }
can-hit = puede golpear en la { $to } y mandar la otra ficha a la { $victim }
can-fall = puede ir a la { $to } y acaba en la { $rest }
can-fall-hand = puede ir a la { $to }, y luego tiene que empezar de nuevo
can-enter = puede entrar en la casilla { $to }
can-hit-hand = puede golpear la ficha de la casilla { $to }, que tiene que empezar de nuevo
can-hit-taken = puede golpear la ficha de la casilla { $to }, que queda fuera del juego
can-bear-off = puede salir del tablero
can-drown = puede ir a la { $to }, al agua
target-move = tu ficha de la { $from } puede venir aquí
target-hit = tu ficha de la { $from } puede golpear esta y mandarla a la { $victim }
target-enter = tu ficha puede entrar aquí
target-hit-hand = tu ficha de la { $from } puede golpear esta, que tiene que empezar de nuevo
target-hit-taken = tu ficha de la { $from } puede golpear esta, que queda fuera del juego
target-off = tu ficha de la { $from } puede salir del tablero

## Sticks and buttons

sticks-waiting = { $tool ->
    [die] Un dado de cuatro caras
   *[sticks] Cuatro varillas para tirar
  }
sticks-value = { $tool ->
    [die] Dado: { $value }
   *[sticks] Varillas: { $value }
  }
dock-label = Tiradas y jugadas
throws-in-hand = Tiradas por jugar: { $list }
steps-left = { $count ->
    [one] Queda un paso
   *[other] Quedan { $count } pasos
  }
throws-in-hand-label = Tus tiradas
throw-chip = { $count ->
    [1] { $value }
   *[other] { $value } × { $count }
  }
extra-owed = Después tiras otra vez.
button-throw = Tirar
button-choose = Elegir una ficha
button-continue = Continuar
button-choose-throw = Elegir una tirada
button-use-throw = Usar el { $throw }
button-confirm = Hacer esta jugada
button-cancel-move = Elegir otra
button-rescue = Rescatar la ficha (casilla { $to })
button-risk = Arriesgar: un { $throws } saca la ficha del tablero
odds-of = { $ways } de { $of }
button-decline = Seguir en el tablero
button-pass = Pasar
button-undo = Deshacer
button-redo = Rehacer
button-new-game = Partida nueva
button-rules = Reglas
button-advice = Consejo
button-settings = Ajustes
button-help = Ayuda
button-menu = Más
button-close = Cerrar
button-cancel = Cancelar
button-done = Listo
button-start = Empezar
button-play-again = Jugar otra vez
button-take-back = Volver a la partida anterior
length-label = Duración
length-minutes = { $minutes } minutos
length-whole = Partida entera
toolbar-label = Partida

## Players and moves

players-label = Jugadores
player-name = { $who ->
    [you] Tú
    [computer] Máquina: { $level ->
        [beginner] principiante
        [runner] corredor
        [hitter] cazador
        [casual] aficionado
        [builder] constructor
        [cautious] prudente
        [skilled] hábil
        [expert] experto
       *[master] maestro
      }
   *[other] { who }
  }
player-off = { $count } de { $pieces } fuera
player-hand = { $count } por entrar
player-taken = { $count } fuera del juego
log-title = Jugadas
log-empty = Aún no hay jugadas.

## later: advice

# Begins a hint: with the best choice, or with one of several that are equally good.
advice-rank = { $equal ->
    [yes] Una de las mejores opciones:
   *[no] Lo mejor:
  }

advice-do-forward = { advice-rank } mover la ficha de la casilla { $from } a la { $to }.
advice-do-backward = { advice-rank } hacer retroceder la ficha de la casilla { $from } a la { $to }.
advice-do-fall_back = { advice-rank } devolver al agua la ficha de la casilla { $from }.
advice-do-bear_off = { advice-rank } sacar del tablero la ficha de la casilla { $from }.
advice-do-enter = { advice-rank } poner en juego una ficha en la casilla { $to }.
advice-do-rescue = { advice-rank } rescatar tu ficha del agua.
advice-do-decline = { advice-rank } dejar tu ficha donde está.
advice-do-pass = { advice-rank } no golpear nada y terminar tu turno.
advice-do-throw = { advice-rank } tirar, en vez de rescatar la ficha.
advice-because-only_choice = No hay otra opción.
advice-because-equal = Hay otra opción igual de buena.
advice-because-wins = Con eso ganas la partida.
advice-because-bears_off = Con eso esa ficha sale definitivamente del tablero.
advice-because-rescues = Fuera del agua, tu ficha ya no te hace perder turnos.
advice-because-throws = Vale la pena esperar la tirada que libera tu ficha.
advice-because-hits = Golpea la ficha de la casilla { $house } y la manda { $steps ->
    [one] una casilla
   *[other] { $steps } casillas
  } hacia atrás.
advice-because-removes = Golpea la ficha de la casilla { $house }, que queda fuera del juego.
advice-because-removes-to_hand = Golpea la ficha de la casilla { $house }, que tiene que empezar de nuevo.
advice-because-goes_on = Después puedes seguir; si no, tu turno terminaría.
advice-because-keeps_out_of_water = Si no, tu ficha acabaría en el agua.
advice-because-keeps_ground = Si no, tus fichas retrocederían { $steps ->
    [one] una casilla
   *[other] { $steps } casillas
  }.
advice-because-keeps_enemy_back = Si no, harías avanzar una ficha rival { $steps ->
    [one] una casilla
   *[other] { $steps } casillas
  }.
advice-because-shelters = Si no, tu rival podría golpearte { $instead ->
    [1] con 1 de cada 100 tiradas
    [100] con todas las tiradas
   *[other] con { $instead } de cada 100 tiradas
  }, sobre todo en la casilla { $house }; así, { $chance ->
    [0] con ninguna
    [1] solo con 1 de cada 100
   *[other] solo con { $chance } de cada 100
  }.
advice-because-blocks = Así, con { $chance } de cada 100 tiradas el rival no podrá avanzar con ninguna ficha; si no, con { $instead ->
    [0] ninguna
   *[other] solo { $instead }
  }.
advice-because-stays_free = Así { $chance ->
    [0] te sirven todas tus próximas tiradas
    [1] solo se desperdicia 1 de cada 100 de tus próximas tiradas
   *[other] solo se desperdician { $chance } de cada 100 de tus próximas tiradas
  }; si no, { $instead ->
    [1] se desperdiciaría 1
   *[other] se desperdiciarían { $instead }
  } de cada 100.
advice-because-further_on = No hay una razón única: tus fichas quedan mejor colocadas.
advice-chances = Así ganas { $best } de cada 100 partidas; con la mejor de las otras opciones, { $other ->
    [0] ninguna
   *[other] { $other }
  }.
advice-exact = Estas cifras son exactas: este final se ha calculado entero en tu dispositivo.

## later: dialogs

dialog-loading = Un momento…
new-game-title = Partida nueva
new-game-further = Más opciones
new-game-opponent = Jugar contra
# Spoken for a row of five stars.
opponent-strength = Nivel { $stars } de 5
opponent-beginner = Principiante
habit-beginner = Mueve siempre la ficha más atrasada
opponent-runner = Corredor
habit-runner = Se da prisa
opponent-hitter = Cazador
habit-hitter = Golpea lo que puede
opponent-casual = Aficionado
habit-casual = Solo piensa en la carrera
opponent-builder = Constructor
habit-builder = Forma parejas y barreras
opponent-cautious = Prudente
habit-cautious = Se queda fuera de alcance
opponent-skilled = Hábil
habit-skilled = Sopesa cada tirada
opponent-expert = Experto
habit-expert = Ha aprendido jugando
opponent-master = Maestro
habit-master = Ha aprendido jugando y sopesa cada tirada
opponent-person = Dos personas
habit-person = En este dispositivo
new-game-side = Juegas con
side-black = Carretes negros
side-white = Conos blancos
side-random = Al azar
new-game-rules = Reglas
button-change-rules = Cambiar las reglas…
button-rules-in-use = Reglas de juegos de caja, escuelas y programas
new-game-safe = Después puedes volver a la partida actual.
settings-title = Ajustes
settings-language = Idioma
settings-language-auto = El del navegador
settings-theme = Material
theme-faience = Fayenza
theme-ebony = Ébano y marfil
theme-papyrus = Papiro
theme-limestone = Caliza
theme-contrast = Alto contraste
settings-view = Vista del tablero
view-auto = Automática
view-object = Una caja sobre una mesa
view-flat = Un dibujo plano
settings-speed = Animación
speed-slow = Lenta
speed-normal = Normal
speed-fast = Rápida
speed-instant = Ninguna
settings-auto-throw = Tirar por mí
settings-confirm-move = Preguntar antes de cada jugada
settings-not-remembered = Aquí no se guarda nada: tus ajustes y tu partida se pierden al cerrar la página.

rules-title = Reglas

## later: dialogs (the rulesets)

ruleset-shortened = { $name }, versión abreviada por nosotros
games-more = Todas las demás reglas ({ $count })
game-facts = { $pieces ->
    [one] Una ficha
   *[other] { $pieces } fichas
  } por bando, { $minutes ->
    [one] más o menos un minuto.
   *[other] unos { $minutes } minutos.
  }
game-author = { $author }, { $year }
game-made = Tableros así: hacia { $from }–{ $to } a. C.
new-game-board = Tablero
new-game-sides-drawn = Las primeras tiradas deciden quién juega con cada color.
option-pieces = Fichas por bando
option-starting_throw = Hay que sacar un 1 antes de mover
option-trap = Una tirada que pase de la casilla 26 puede acabar en el agua
option-home_row = Ninguna ficha sale mientras una de su bando esté en las casillas 1 a 10
board-auto = Según las reglas
board-name-modern = Moderno
board-name-simple = Sencillo, sin marcas
board-name-simple-marked = Sencillo, con marcas
board-name-middle-kingdom = Reino Medio
board-name-early-nk = Principios del Reino Nuevo
board-name-late-nk = Finales del Reino Nuevo
board-name-vertical = Vertical
board-name-double = Doble
board-name-cypriot = Piedra chipriota
ruleset-kendall-masters = Kendall 1978
ruleset-kendall-modern = Kendall moderno
ruleset-kendall-1979 = Kendall 1979
ruleset-kendall-wiki = Kendall, tablero vacío
ruleset-jequier-masters = Jéquier, según Botermans
ruleset-jequier-ludii = Jéquier 1930
ruleset-piccione = El juego de Tutankamón
ruleset-bell = Bell 1979
ruleset-simple = Tablero sencillo
ruleset-cypriot = Piedra chipriota
ruleset-simple-marked = Tablero sencillo con marcas
ruleset-middle-kingdom = Tablero del Reino Medio
ruleset-early-nk = Tablero de principios del Reino Nuevo
ruleset-late-nk = Tablero de finales del Reino Nuevo
ruleset-vertical = Tablero vertical
ruleset-double = Tablero doble
in-use-boxed-set = El juego de caja
in-use-boxed-set-about = Del folleto de los juegos de caja, según Jack Botermans. Se omiten: usar el resto de una tirada con otra ficha, retroceder desde una casilla segura ocupada y la primera jugada fija de las blancas. Los puntos varían de una copia a otra.
in-use-school-sheet = La hoja escolar
in-use-school-sheet-about = De una hoja imprimible para escuelas y familias (startwithabook.org): siete fichas, sin tiradas adicionales y una sola tirada para dejar las casillas 28 a 30. La hoja no dice quién empieza.
in-use-playpalace = PlayPalace
in-use-playpalace-about = De las reglas de PlayPalace, un servidor de juegos de audio para personas ciegas.
in-use-like-ludo = Como el parchís
in-use-like-ludo-about = De páginas alemanas para niños: la ficha golpeada empieza de nuevo, cuatro lados claros valen 5 y una tirada sin lados claros pierde el turno. Solo se pudo leer una parte de las páginas; las últimas casillas siguen las reglas de Kendall según un wiki.
author-kendall = Timothy Kendall
author-kendall-modern = devinokeefe/senet, según Timothy Kendall
author-jequier = Gustave Jéquier
author-piccione = Peter A. Piccione
author-bell = R. C. Bell
author-ours = Reglas nuestras: nadie ha propuesto ninguna para este tablero
character-short = La última parte de la partida entera: menos fichas, que empiezan más adelante. Valen todas las reglas.
character-kendall-masters = Las reglas más conocidas: una carrera larga en la que las fichas cambian de sitio sin parar y el agua las retiene.
character-kendall-modern = La carrera de Kendall con cinco fichas y reglas claras para cada caso; la estrategia perfecta está calculada.
character-kendall-1979 = Primero haces todas tus tiradas y luego eliges cómo usarlas: hay mucho que planear.
character-kendall-wiki = Al principio el tablero está vacío: las fichas entran una a una, y tres seguidas forman una barrera.
character-jequier-masters = Las fichas tienen que reunirse en la última fila antes de que salga alguna, y el agua las devuelve al principio.
character-jequier-ludii = Las fichas empiezan una tras otra, la ficha golpeada vuelve muy atrás y quien gana suma puntos.
character-piccione = No se golpea nada: repartes cada tirada entre tus fichas, y un 1 hace entrar una nueva.
character-bell = Corto e intenso: un dado, diez fichas por bando, y la ficha golpeada se pierde para siempre.
character-simple = Una carrera rápida en un tablero sin marcas: dos seguidas se protegen, tres forman una barrera.
character-cypriot = Las reglas del tablero sencillo, con guijarros en los huecos de una piedra.
character-simple-marked = Cuatro casillas marcadas cerca del final, y una X que devuelve una ficha al principio.
character-middle-kingdom = El juego del tablero sencillo con marcas, en un tablero girado.
character-early-nk = Cuatro casillas marcadas cerca del final, y el agua, que devuelve las fichas al centro del tablero.
character-late-nk = Como a principios del Reino Nuevo, pero con Horus en la última casilla, que solo deja salir una ficha con un 1.
character-vertical = El tablero está en vertical; sus casillas «buenas» son seguras y dan otra tirada.
character-double = Dos tableros, un solo recorrido de sesenta casillas: la carrera más larga.

## later: rules

rules-unknown = Nadie sabe cómo jugaban al senet los antiguos egipcios.
rules-aim = El objetivo
rules-throwing = Tirar
rules-moving = Mover
rules-houses = Casillas especiales
rules-leaving = Salir del tablero
rules-winning = Ganar
rules-thrown = Tirada: { $throws }
# Heading above six pictures, each with a sentence: all you need to know to play.
rules-brief = En pocas palabras
rules-all = Todas las reglas
# Table headings: the house from which a piece leaves the board, and the throw it needs.
rules-exit-house = Desde la casilla
rules-exit-throw = sale con
rules-exit-any = cualquier tirada
evidence-legend = En qué se apoya cada regla
evidence-text = en el texto
evidence-text-note = Lo dice el texto moderno del que se toman estas reglas.
evidence-board = de un tablero
evidence-board-note = Lo muestran tableros antiguos o las fichas halladas con ellos.
evidence-picture = de una imagen
evidence-picture-note = Lo muestra una imagen antigua.
evidence-later_game = de un juego posterior
evidence-later_game-note = Procede de un juego posterior, normalmente el tâb, que se jugaba en Egipto con cuatro varillas.
evidence-modern_choice = elección moderna
evidence-modern_choice-note = Ninguna fuente aclara este punto: alguien lo eligió en nuestro tiempo. Cada regla que cambias es una elección así.
houses-run = { $first } a { $last }
rule-aim-first-off = Lleva todas tus fichas por el recorrido y fuera del tablero antes que tu rival.
rule-aim-board-empty = Lleva por el recorrido y fuera del tablero más fichas que tu rival.
rule-pieces = { $pieces ->
    [one] Cada bando tiene una ficha
   *[other] Cada bando tiene { $pieces } fichas
  }: las blancas son conos y las negras, carretes.
rule-start-hand = Al principio, todas las fichas esperan junto al tablero.
rule-start-white-odd = Las fichas empiezan en las casillas { $first } a { $last }: las blancas en las impares y las negras en las pares.
rule-start-black-odd = Las fichas empiezan en las casillas { $first } a { $last }: las negras en las impares y las blancas en las pares.
rule-start-house = Esta es una partida acortada. La reconstrucción completa empieza en la casilla 1, con más fichas.
rule-opening-white = Las blancas tiran primero.
rule-opening-black = Las negras tiran primero.
rule-opening-one-is-white = Se tira por turnos; quien saca primero un 1 juega con las blancas, mueve la ficha delantera de la casilla { $from } a la { $to } y tira otra vez.
rule-opening-one-is-black = Se tira por turnos; quien saca primero un 1 juega con las negras, mueve la ficha delantera de la casilla { $from } a la { $to } y tira otra vez.
rule-opening-higher-throw = Cada bando tira una vez y empieza quien saca más; si empatan, se tira otra vez.
rule-houses-30 = El recorrido tiene 30 casillas y va en zigzag: por la primera fila de diez, de vuelta por la segunda y de nuevo por la tercera.
rule-houses-60 = El recorrido tiene 60 casillas en dos tableros: va y viene en filas de diez, y pasa de la casilla 30 del primer tablero a la 31 del segundo.
rule-sticks = Tira cuatro varillas y cuenta las caras claras.
rule-sticks-2 = Tira dos varillas y cuenta las caras claras.
rule-sticks-5 = Tira cinco varillas y cuenta las caras claras.
rule-sticks-die6 = Tira un dado de seis caras: muestra del 1 al 6.
rule-values = { $light ->
    [0] Si no sale ninguna cara clara, la tirada vale { $value }.
    [one] Si sale una cara clara, la tirada vale { $value }.
   *[other] Si salen { $light } caras claras, la tirada vale { $value }.
  }
rule-zero-0 = Si no sale ninguna cara clara, la tirada vale 0.
rule-zero-4 = Si no sale ninguna cara clara, la tirada vale 4.
rule-zero-5 = Si no sale ninguna cara clara, la tirada vale 5.
rule-zero-6 = Si no sale ninguna cara clara, la tirada vale 6.
rule-zero-die = Tira un dado de cuatro caras: muestra 1, 2, 3 o 4.
rule-rethrow = Un { $throws } no cuenta: repites la tirada.
rule-lost = Con un { $throws } no se mueve nada y tu turno termina.
rule-lost-zero = Con un 0 no se mueve nada y tu turno termina.
rule-turn-single = Cada tirada mueve una ficha tantas casillas como indica.
rule-turn-series = Haz primero todas las tiradas de tu turno y juégalas luego en el orden que quieras; cada tirada mueve una ficha tantas casillas como indica.
rule-turn-divided = Puedes repartir el número de la tirada entre varias fichas, pero todas tienen que ir en el mismo sentido.
rule-starting-throw-on = No puedes jugar nada antes de haber sacado un 1; las tiradas anteriores no cuentan.
rule-again = Después de un { $throws }, tiras otra vez.
rule-again-series = Tras un { $throws } sigues tirando; un { $others } termina tus tiradas.
rule-again-on = { $count ->
    [one] Quien llega con una ficha a la casilla { $houses } tira otra vez.
   *[other] Quien llega con una ficha a una de las casillas { $houses } tira otra vez.
  }
rule-ends-turn = { $count ->
    [one] Quien llega con una ficha a la casilla { $houses } termina su turno, haya sacado lo que haya sacado.
   *[other] Quien llega con una ficha a una de las casillas { $houses } termina su turno, haya sacado lo que haya sacado.
  }
rule-again-none = Tiras una vez; después le toca a tu rival.
rule-turn-passes = Si no, le toca a tu rival.
rule-must-move = Si puedes mover, tienes que hacerlo.
rule-may-decline-hit-on = Si lo único que puedes hacer es golpear una ficha rival, puedes pasar.
rule-may-decline-off-on = Si lo único que puedes hacer es sacar una ficha del tablero, puedes terminar tu turno.
rule-no-move = Si ninguna de tus fichas puede moverse, tu turno termina, saques lo que saques.
rule-again-without-move = Si ninguna de tus fichas puede moverse, tu turno termina, salvo que hayas sacado un { $throws }: entonces tiras otra vez.
rule-no-move-series = Las tiradas que ninguna de tus fichas puede usar se pierden, y tu turno termina.
rule-no-move-divided = Los pasos que ninguna de tus fichas puede usar se pierden.
rule-entry-any-throw = En lugar de mover una ficha del tablero puedes poner en juego otra: se coloca en la casilla 1 y avanza enseguida lo que indica la tirada.
rule-entry-at-0 = En lugar de mover una ficha del tablero puedes poner en juego otra, en la casilla del número que ha salido.
rule-entry-throws = Las fichas entran solo con un { $throws }.
rule-entry-with-one = Con un 1 puedes poner en juego una ficha en la casilla 1, si está vacía, y después tiras otra vez.
rule-entry-with-one-first = Esa tirada tiene que mover primero la ficha que acaba de entrar; si no puede moverse, vuelve junto al tablero y tu turno termina.
rule-start-lock-on = Una ficha no puede dejar su casilla de salida antes de que se haya movido la ficha de la casilla siguiente.
rule-blockade-off = Una ficha puede saltar por encima de todas las demás.
rule-blockade-on = Una ficha puede saltar por encima de otras, pero no de una barrera: tres o más fichas rivales seguidas.
rule-blockade-2 = Una ficha puede saltar por encima de otras, pero no de una barrera: dos o más fichas rivales seguidas.
rule-fall-back-off = Una ficha no puede caer sobre una de su color.
rule-fall-back-on = Una ficha que cae sobre una de su color va a la primera casilla vacía que haya detrás.
rule-fall-back-on-unchanged = Una jugada que termina donde empezó solo se permite si no hay otra.
rule-hit-none = Nunca se golpea: una ficha solo puede caer en una casilla vacía.
rule-hit-swap = Una ficha que cae sobre una rival la golpea y cambia de sitio con ella.
rule-hit-empty-behind = Una ficha que cae sobre una rival la golpea: la ficha golpeada va a la primera casilla vacía que haya detrás o, si no hay ninguna, junto al tablero.
rule-hit-lowest-empty = Una ficha que cae sobre una rival la golpea: la ficha golpeada vuelve a la casilla vacía más cercana al principio.
rule-hit-to-hand = Una ficha que cae sobre una rival la golpea: la ficha golpeada sale del tablero y tiene que empezar de nuevo.
rule-hit-taken = Una ficha que cae sobre una rival la golpea: la ficha golpeada queda fuera del juego.
rule-pairs-on = Dos fichas de un color, seguidas en el recorrido, se protegen.
rule-pairs-3 = Tres o más fichas de un color, seguidas en el recorrido, se protegen.
rule-pairs-off = Las fichas en casillas vecinas no se protegen.
rule-corners-off = Las filas acaban en las esquinas: las fichas a ambos lados de una, como en las casillas 10 y 11, no están seguidas.
rule-backward-none = Tus propias tiradas nunca hacen retroceder una ficha.
rule-backward-to-empty = Si ninguna ficha puede avanzar, una tiene que retroceder lo que indica la tirada, hasta una casilla vacía.
rule-backward-may-hit = Si ninguna ficha puede avanzar, una tiene que retroceder lo que indica la tirada, y puede golpear.
rule-backward-may-hit-swap = Una ficha golpeada de este modo avanza con ello.
rule-backward-from = Solo una ficha de las casillas 1 a { $house } puede retroceder así.
rule-backward-from-everywhere = Una ficha puede retroceder así desde cualquier casilla.
rule-stop = Toda ficha tiene que parar en la casilla { $house } antes de seguir.
rule-stop-over-halt = Una tirada demasiado alta lleva igualmente una ficha a la casilla { $house }, donde para.
rule-stop-over-bounce = Con una tirada demasiado alta, una ficha va hasta la casilla { $house } y retrocede lo que sobra.
rule-trap-on = También puedes jugar una tirada que llevaría una ficha más allá de la casilla { $stop }: la ficha cae al agua en la casilla { $house }, si está vacía.
rule-water-none = Ninguna casilla hace retroceder una ficha.
rule-water-prison = Cuando una ficha tuya se queda en el agua, en la casilla { $house }, tu turno termina enseguida.
rule-water-prison-alone = Mientras tengas una ficha en el agua, ninguna otra ficha tuya puede moverse.
rule-return-house = En lugar de tirar, puedes rescatar tu ficha del agua y ponerla en la casilla { $house }, si está vacía; con eso termina tu turno.
rule-rescued-moves-first-on = Una ficha rescatada tiene que moverse antes que cualquier otra de las tuyas.
rule-water-prison-exit = Una tirada de { $throws } lleva la ficha del agua fuera del tablero; con cualquier otra, tu turno termina.
rule-water-to-return = Una ficha que se queda en la casilla { $house } va enseguida a la casilla { $return } o, si está ocupada, a la casilla vacía más cercana antes de ella.
rule-return-full-lowest = Una ficha que se queda en la casilla { $house } va enseguida a la casilla { $return } o, si está ocupada, a la casilla vacía más cercana al principio.
rule-return-full-hand = Una ficha que se queda en la casilla { $house } va enseguida a la casilla { $return } o, si está ocupada, sale del tablero y tiene que empezar de nuevo.
rule-return-full-closed = Una ficha que se queda en la casilla { $house } va enseguida a la casilla { $return }. Mientras esta esté ocupada, ninguna ficha puede ir a la casilla { $house }.
rule-water-to-lowest = Una ficha que se queda en la casilla { $house } va enseguida a la casilla vacía más cercana al principio.
rule-water-to-hand = Una ficha que se queda en la casilla { $house } sale enseguida del tablero y tiene que empezar de nuevo.
rule-unprotected = { $count ->
    [one] A una ficha en la casilla { $houses } nunca la protege la ficha vecina.
   *[other] A las fichas en las casillas { $houses } nunca las protege la ficha vecina.
  }
rule-water-suspends-pairs-on = Mientras tengas una ficha en el agua, tus fichas no se protegen.
rule-water-suspends-pairs-on-rescued = Mientras una ficha rescatada no se haya movido, tus fichas tampoco se protegen.
rule-safe = { $count ->
    [one] Una ficha en la casilla { $houses } no puede ser golpeada.
   *[other] Las fichas en las casillas { $houses } no pueden ser golpeadas.
  }
rule-safe-while-water = { $count ->
    [one] Mientras haya alguna ficha en el agua, una ficha en la casilla { $houses } no puede ser golpeada.
   *[other] Mientras haya alguna ficha en el agua, las fichas en las casillas { $houses } no pueden ser golpeadas.
  }
rule-hit-to-water = { $count ->
    [one] Una ficha golpeada en la casilla { $houses } cae al agua.
   *[other] Una ficha golpeada en las casillas { $houses } cae al agua.
  }
rule-hit-to-water-taken = Si el agua está ocupada, las dos fichas cambian de sitio.
rule-vacate = { $count ->
    [one] Una ficha en la casilla { $houses } tiene que avanzar en cuanto una tirada lo permita.
   *[other] Una ficha en una de las casillas { $houses } tiene que avanzar en cuanto una tirada lo permita.
  }
rule-fixed = { $count ->
    [one] Una ficha en la casilla { $houses } solo puede esperar una tirada que la saque del tablero.
   *[other] Las fichas en las casillas { $houses } solo pueden esperar una tirada que las saque del tablero.
  }
rule-stuck-to-water = { $count ->
    [one] Si no puedes mover nada más, tu ficha de la casilla { $houses } vuelve al agua.
   *[other] Si no puedes mover nada más, una de tus fichas de las casillas { $houses } vuelve al agua.
  }
rule-last-chance = { $count ->
    [one] Una ficha en la casilla { $houses } tiene una sola tirada para salir: si tu siguiente tirada no la mueve, cae al agua.
   *[other] Una ficha en una de las casillas { $houses } tiene una sola tirada para salir: si tu siguiente tirada no la mueve, cae al agua.
  }
rule-bear-off-exact = Una ficha sale del tablero con una tirada exacta, como si hubiera una casilla más después de la { $house }.
rule-bear-off-bounce = Una ficha sale del tablero con una tirada exacta, como si hubiera una casilla más después de la { $house }. Con una tirada más alta va hasta allí y retrocede lo que sobra.
rule-bear-off-overshoot = Una tirada que lleva una ficha más allá de la casilla { $house } la saca del tablero, por mucho que se pase.
rule-bear-off-onto-last = Una ficha que cae exactamente en la casilla { $house } sale del tablero, y ninguna tirada puede llevarla más allá.
rule-exits = Desde la casilla { $house }, una ficha solo sale del tablero con un { $throws }.
rule-exits-any = Desde la casilla { $house }, una ficha sale del tablero con cualquier tirada.
rule-exits-first-row-empty = Desde la casilla { $house }, una ficha sale del tablero con un { $throws }, o con cualquier tirada mientras nadie tenga fichas en las casillas 1 a 10.
rule-clear-first = Ninguna ficha tuya puede salir del tablero mientras tengas una en las casillas { $houses }.
rule-clear-first-hand = Ninguna ficha tuya puede salir del tablero mientras tengas una junto a él.
rule-end-first-off = { $pieces ->
    [one] Gana quien saca primero su ficha del tablero.
   *[other] Gana quien saca primero sus { $pieces } fichas del tablero.
  }
rule-end-board-empty = La partida termina cuando el tablero está vacío: gana quien ha sacado más fichas, y si son iguales queda en tablas.
rule-score-on = Quien gana suma 3 puntos por cada ficha rival que quede en las casillas 1 a 10, 2 por cada una en las casillas 11 a 20 y 1 por cada una en las casillas 21 a 30.

## later: rules (about each ruleset)

rules-retold = Esta reconstrucción solo la conocemos de segunda mano, no por la publicación del propio investigador.
rules-house-title = Reglas de la casa
rules-house = Reglas personalizadas, creadas en este sitio: las de «{ $base }», con algunos cambios.
rules-ours = Ningún estudio ha publicado una reconstrucción para este tablero, así que estas reglas son nuestras. Solo contienen lo que tienen en común las reconstrucciones conocidas.
rules-disputed = Lo que no es seguro
rules-disputed-lead = Los textos dejan abiertas estas preguntas, o se pueden leer de dos maneras. Esto es lo que vale aquí.
rules-shortened = La última parte de una partida entera: menos fichas, que empiezan más adelante en el recorrido. Valen todas sus reglas. La hemos abreviado nosotros; nadie la propuso así.
rules-throws = Una partida dura unas { $throws } tiradas y { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
  }.
credit-kendall-masters = Timothy Kendall propuso esta reconstrucción en 1978, en «Passing Through the Netherworld»; aquí está tal como la describe una página de reglas atribuida a Masters Traditional Games.
credit-kendall-modern = Un proyecto público, devinokeefe/senet, escribió esta forma moderna de la reconstrucción de Kendall con cinco fichas y calculó la estrategia perfecta.
credit-kendall-1979 = La reconstrucción de Timothy Kendall de 1979, tal como el portal Ludii resume su libro de reglas, de donde vienen también las cuatro opciones de una partida nueva.
credit-kendall-wiki = La reconstrucción de Timothy Kendall, tal como la cuenta un artículo del wiki Niidae; el artículo no nombra ninguna fuente para la entrada de las fichas, para los golpes voluntarios ni para la salida desde la última casilla.
credit-jequier-masters = La reconstrucción de Gustave Jéquier, tal como la cuenta una página de reglas atribuida a Masters Traditional Games, según «The World of Games», de Botermans y otros.
credit-jequier-ludii = La reconstrucción de Gustave Jéquier de 1930, tal como la resume Ludii.
credit-piccione = La reconstrucción de Peter A. Piccione de 1977, «King Tut’s Game», tal como la resume Ludii.
credit-bell = La reconstrucción de R. C. Bell de 1979, tal como la resume Ludii.
credit-simple = Se conocen tableros sin marcas, pero no se sabe cómo se jugaba en ellos.
credit-cypriot = En Chipre se conocen piedras toscas con tres filas de diez huecos, pero no se sabe cómo se jugaba en ellas.
credit-simple-marked = Se conocen tableros con cuatro marcas cerca del final: un signo de «bueno», una X, tres trazos y dos trazos.
credit-middle-kingdom = Los tableros del Reino Medio tienen las mismas marcas, pero el juego termina arriba a la izquierda.
credit-early-nk = En los tableros de principios del Reino Nuevo, el agua ocupa el lugar de la X, y aves y hombres el de los trazos.
credit-late-nk = En los tableros de finales del Reino Nuevo hay dioses en las últimas casillas, con Horus al final.
credit-vertical = Se conoce un tablero en vertical, con el signo de «bueno» en tres de sus últimas casillas.
credit-double = Se conocen dos tableros de treinta casillas, uno junto al otro.
disputed-km-1 = ¿Cuándo vuelve al agua una ficha de la casilla 28 o 29? El texto puede decir: cuando su bando no tiene otra ficha, o: cuando ninguna otra ficha puede usar la tirada. Aquí, lo segundo.
disputed-km-2 = ¿Se tira otra vez tras un 1, un 4 o un 5 si ninguna ficha pudo moverse? Aquí, no.
disputed-km-3 = ¿Son vecinas dos casillas una encima de otra? Aquí, no: solo a lo largo del recorrido.
disputed-km-4 = ¿Protege a sus vecinas una ficha en el agua? Aquí, sí; solo ella queda sin protección.
disputed-km-5 = ¿Termina tu turno cuando empujas una ficha rival al agua? Aquí, no.
disputed-km-6 = ¿Hay que sacar una ficha del tablero si ninguna otra ficha puede avanzar? Aquí, sí.
disputed-km-7 = ¿Con qué tirada se deja la casilla 30? El texto pide primero la tirada exacta y luego permite cualquiera. Aquí, con cualquiera.
disputed-km-8 = ¿Se tira otra vez tras un 4 que lleva una ficha del agua fuera del tablero? Aquí, sí.
disputed-km-9 = ¿Puede una ficha retroceder desde la casilla 26? Aquí, sí.
disputed-km-10 = ¿Se puede rescatar una ficha del agua en el mismo turno en que cayó? Aquí, no.
disputed-km-11 = ¿Hay que rescatar la ficha del agua si se puede? Aquí, no: puedes tirar en busca del 4.
disputed-km-12 = ¿Hay otra forma de salir del agua mientras la casilla 15 está ocupada? Aquí, no: se espera un 4.
disputed-km-13 = ¿Forman una barrera tres fichas seguidas? El texto no dice nada. Aquí, no.
disputed-kw-1 = ¿Una ficha que entra con un 4 cae en la casilla 5 o en la 4? Aquí, en la 5: se pone en la casilla 1 y luego se mueve.
disputed-kw-2 = ¿Puede entrar una ficha con la casilla 1 ocupada? Aquí, sí: no se queda allí.
disputed-kw-3 = ¿Dan algunas tiradas otra más? El texto da una tirada por turno. Aquí, no.
disputed-kw-4 = ¿Qué pasa si eliges no golpear? Aquí, esa jugada no se hace.
disputed-kw-5 = ¿Se puede pasar teniendo otras jugadas? Aquí, no.
disputed-kw-6 = ¿Puede una ficha caer sobre una rival dentro de una barrera? Aquí, sí: solo está prohibido saltarla.
disputed-kw-7 = ¿Qué hace un 5 en la casilla 26? El texto no lo dice. Aquí, la ficha sale del tablero.
disputed-kw-8 = ¿Cuándo está vacía la primera fila? Aquí, cuando ningún bando tiene fichas en ella; las que están junto al tablero no cuentan.
disputed-kw-9 = ¿Puede una ficha caer sobre su color y acabar donde empezó? Aquí, solo si nada más puede moverse; si no, sería pasar sin coste.
disputed-kw-10 = ¿Puede una ficha devuelta acabar en la casilla 27, 28 o 29? Aquí, sí, y entonces vale la regla de esa casilla.
disputed-kw-11 = ¿Se protegen dos fichas seguidas? El texto solo habla de tres seguidas. Aquí, no.
disputed-kw-12 = ¿Y si las casillas 1 a 15 están todas ocupadas cuando el agua devuelve una ficha? Aquí, va junto al tablero.
disputed-kw-13 = ¿Qué es la «única varilla blanca» con la que se deja la casilla 30? Aquí, un 1.
disputed-kw-14 = ¿Puede una ficha saltar una barrera si luego vuelve detrás de ella? Aquí, no.
disputed-k79-1 = ¿Se hacen todas las tiradas antes de mover? El texto lo dice; el programa de Ludii las juega una a una. Aquí vale el texto.
disputed-k79-2 = ¿Qué color está delante? Aquí, las blancas, porque quien saca el primer 1 juega con ellas y mueve la ficha delantera.
disputed-k79-3 = ¿Se puede jugar una tirada hacia atrás si otra podría avanzar? Aquí, no.
disputed-k79-4 = ¿Qué pasa con las demás tiradas cuando una ficha cae al agua? Aquí, se pierden.
disputed-k79-5 = Rescatar una ficha cuesta un turno, pero ¿cuál? Aquí, el propio rescate es el turno, en lugar de una tirada.
disputed-k79-6 = ¿Puede ser golpeada una ficha en el agua? Aquí, sí; las dos cambian de sitio.
disputed-k79-7 = ¿Qué parejas dejan de proteger mientras hay una ficha en el agua? Aquí, solo las de su bando.
disputed-k79-8 = ¿De quién es la ficha en el agua que hace seguras las casillas 28 a 30? Aquí, de cualquiera de los dos bandos.
disputed-k79-9 = ¿Y si golpean una ficha que debe moverse primero? Aquí, su bando puede mover la ficha que quiera.
disputed-k79-10 = ¿Cuentan las tiradas anteriores al primer 1? Aquí, no.
disputed-k79-11 = ¿Cae en la trampa toda tirada que va demasiado lejos? Aquí, no: es una opción más.
disputed-k79-12 = ¿Qué fichas en la primera fila te impiden salir? Aquí, solo las tuyas.
disputed-k79-13 = ¿Se decide el rescate antes o después de tirar? Aquí, antes.
disputed-k79-14 = ¿Obliga el 1 inicial a mover la ficha delantera? Aquí, sí.
disputed-k79-15 = ¿Da otra tirada un 4 o un 5 al empezar? Aquí, no.
disputed-jm-1 = ¿Puede una ficha parar en la casilla 30 antes de que todas estén en la última fila? Aquí, no: llegar allí es salir.
disputed-jm-2 = ¿Puede una tirada pasar de la casilla 30? Aquí, no.
disputed-jm-3 = ¿Se tira otra vez tras un 1, un 4 o un 6 si ninguna ficha pudo moverse? Aquí, no.
disputed-jm-4 = ¿Detiene una barrera también a las fichas que retroceden? Aquí, sí.
disputed-jm-5 = ¿Cuál es la primera casilla vacía? Aquí, la de número más bajo.
disputed-jm-6 = ¿Tienen que salir las fichas en orden? El texto deja mover cualquiera. Aquí, no.
disputed-jm-7 = ¿Puede seguir una barrera al doblar el final de una fila? Aquí, sí.
disputed-jl-1 = ¿Cuál es la cuarta casilla segura? El texto dice 20, que no lleva ninguna marca. Aquí, la 30.
disputed-jl-2 = ¿Cuándo puede una ficha dejar su casilla de salida? Aquí, cuando se ha movido la ficha que estaba en la siguiente.
disputed-jl-3 = ¿Se tira otra vez tras un 1, un 4 o un 6 si ninguna ficha pudo moverse? Aquí, no.
disputed-jl-4 = ¿Puede golpear una ficha que retrocede? Aquí, no.
disputed-jl-5 = ¿Adónde va una ficha golpeada? Aquí, como en el texto, a la casilla vacía más cercana al principio.
disputed-jl-6 = ¿Dónde forman una barrera tres fichas seguidas? El programa de Ludii solo lo mira en algunos lugares. Aquí, en todas partes, como en el texto.
disputed-pi-1 = ¿Da un 5 otra tirada? Aquí, sí, como en el texto.
disputed-pi-2 = ¿Puede una parte de la tirada sacar una ficha del tablero? Aquí, sí, si esa parte es exacta.
disputed-pi-3 = ¿Tienen que ir en el mismo sentido todas las jugadas de un turno, o solo las de una tirada? Aquí, las de una tirada.
disputed-pi-4 = ¿Obliga un 1 a poner una ficha en juego? Aquí, solo si ninguna otra ficha puede avanzar.
disputed-pi-5 = ¿Qué ficha usa primero la tirada que sigue a la entrada? Aquí, la que ha entrado.
disputed-pi-6 = ¿Da una tirada caer en la casilla 15 o 26 al retroceder? Aquí, sí.
disputed-pi-7 = ¿Y si la ficha que ha entrado no puede moverse con un 5? Aquí, el turno termina.
disputed-pi-8 = ¿Hay que usar tantos pasos como sea posible? Aquí, no, pero se sigue mientras se pueda usar algún paso.
disputed-pi-9 = La tirada que se gana al entrar una ficha, ¿puede servir para hacer entrar otra? Aquí, no; otras tiradas extra, sí.
disputed-be-1 = ¿Se tira un dado o varillas? Un texto más antiguo dice varillas. Aquí, un dado.
disputed-be-2 = ¿Qué casillas están marcadas? Aquí, de la 26 a la 29, como muestra el tablero dibujado para estas reglas.
disputed-be-3 = ¿Hay que golpear si se puede? Aquí, no.
disputed-be-4 = ¿Cuándo termina la partida? Aquí, cuando el tablero está vacío.
disputed-be-5 = ¿Y si las tiradas iniciales son iguales? Aquí, se tira otra vez.
disputed-be-6 = ¿Forman una barrera tres fichas seguidas, como en las reglas de Kendall? Aquí, no.
disputed-kmo-1 = ¿Adónde va una ficha golpeada? Aquí, las dos cambian de sitio.
disputed-kmo-2 = ¿Son seguras las casillas 28 a 30? Aquí, no: solo protege una ficha vecina.
disputed-kmo-3 = ¿Adónde va una ficha golpeada en las casillas 28 a 30? Aquí, a la casilla 26, de donde venía la que la golpeó.
disputed-kmo-4 = ¿Puede ir una ficha de la casilla 28 a la 29 o la 30, o retroceder? Aquí, no.
disputed-kmo-5 = ¿Con qué tirada se deja la casilla 30? Aquí, solo con un 1.
disputed-kmo-6 = ¿Y si ninguna ficha puede moverse con un 1, un 4 o un 5? Aquí, le toca al rival.
disputed-kmo-7 = ¿Termina el turno al caer al agua? Aquí, no.
disputed-kmo-8 = ¿Se puede saltar alguna parte de una barrera? Aquí, no.
disputed-kmo-9 = ¿Pueden las barreras o las parejas protegidas impedir la vuelta desde el agua? Aquí, no.
disputed-kmo-10 = ¿Da otra tirada retroceder con un 1, un 4 o un 5? Aquí, sí.
disputed-kmo-11 = ¿Puede una ficha retroceder desde la casilla 26? Aquí, sí.
disputed-kmo-12 = ¿Se puede jugar con otro número de fichas? Aquí, sí, como reglas de la casa, pero solo se ha calculado el juego con cinco.
disputed-board-cross = ¿Adónde manda la X una ficha? Nadie lo sabe. Aquí, a la casilla vacía más cercana al principio, porque nada une la X con la casilla 15.
disputed-board-rebirth = ¿Es especial la casilla 15 en los tableros que no la marcan? Aquí, no.
disputed-board-last = ¿Con qué tirada se sale de una casilla 30 sin marca? Aquí, con cualquiera.
disputed-board-upright = ¿En qué sentido se juega en el tablero vertical? Nadie lo sabe. Aquí se mantiene el orden habitual, en tres columnas desde arriba a la izquierda.
disputed-board-two = ¿Dos tableros son un recorrido o dos? Nadie lo sabe. Aquí, un solo recorrido largo, que es lo más sencillo.
disputed-board-pebbles = ¿Cuántos guijarros se usaban? Nadie lo sabe. Aquí, cinco por bando.

## later: dialogs (help)

help-title = Ayuda
help-tap = Toca el botón grande para tirar y luego la ficha que quieres mover.
help-mistake = Tocar en otro sitio no hace nada.
help-marks = Marcas en el tablero
help-mark-ring = Esta ficha puede moverse.
help-mark-target = Tu ficha puede ir aquí.
help-mark-hit = Adónde va la ficha golpeada.
help-mark-row = Se protegen, o forman una barrera.
help-mark-disc = Efecto de la jugada: golpe (×), agua (ola), protección (corchete), salida (flecha).
help-mark-trail = La última jugada.
help-keyboard = Teclas del tablero
help-key-arrows = flechas
help-arrows = derecha e izquierda: por el recorrido; arriba y abajo: la fila siguiente
help-key-ends = Inicio, Fin
help-ends = primera casilla, final del recorrido
help-key-enter = Entrar (Enter), Espacio
help-enter = elegir una ficha o una casilla
help-key-escape = Esc
help-escape = volver a dejar la ficha
help-key-throw = T
help-throw = tirar
help-key-pieces = M
help-pieces = siguiente ficha que puede moverse; con Mayús, la anterior
help-key-last = L
help-last = última jugada
help-key-status = S
help-status = ¿qué está pasando?
help-key-advice = H
help-advice = ¿qué es lo mejor aquí y por qué?
help-key-undo = U
help-undo = deshacer
help-key-redo = R
help-redo = rehacer
help-key-look = , y .
help-look = repasar la partida: una jugada atrás, una adelante
help-key-card = I
help-card = qué es esta casilla y qué hace
help-key-odds = D
help-odds = las últimas tiradas y las probabilidades
help-key-turn = B
help-turn = tomar la caja en la mano y dejarla en su sitio; las flechas la giran
help-key-help = ?
help-help = esta ayuda
help-accessibility = Accesibilidad (en inglés)
help-questions = Preguntas con el teclado
help-key-mine = P
help-mine = ¿dónde están mis fichas?
help-key-others = O
help-others = ¿dónde están las fichas del rival?
help-key-moves = G
help-moves = ¿adónde puedo ir?
help-key-sticks = K
help-sticks = ¿qué ha salido?
help-key-score = C
help-score = ¿quién ha sacado cuántas fichas del tablero?
help-key-way = F
help-way = ¿cuánto camino queda?
help-key-house = X
help-house = ¿qué hay en esta casilla?

## later: house-rules (the editor of house rules)

house-title = Reglas de la casa
house-lead = Cambia las reglas que quieras. Los conflictos se muestran enseguida.
house-find = Buscar una regla por sus palabras
house-found = { $count ->
    [one] { $count } regla encontrada.
   *[other] { $count } reglas encontradas.
  }
house-from = Partir de
house-yours = Tus reglas
house-name = Nombre de tus reglas
house-name-default = { $base }, mi versión
house-reset-all = Deshacer todos los cambios
house-reset = Como en «{ $base }»
house-changed = { $count ->
    [one] 1 cambio
   *[other] { $count } cambios
  }
house-disagrees = en conflicto
house-ready = Estas reglas son compatibles.
house-endless = Pero con ellas las partidas casi nunca terminan.
house-clashes = { $count ->
    [one] Dos reglas se contradicen.
   *[other] { $count } pares de reglas se contradicen.
  }
house-show = Mostrar dónde
house-play = Jugar
house-opponent = Contra
house-save = Guardar estas reglas
house-saved = Guardado como «{ $name }».
house-save-full = Hay sitio para { $count } juegos de reglas. Borra uno primero.
house-save-blocked = No se han podido guardar tus reglas. Copia el enlace para conservarlas.
house-save-unnamed = Ponles antes un nombre a tus reglas.
house-mine = Mis propias reglas ({ $count })
house-open = Abrir
house-rename = Cambiar el nombre
house-delete = Borrar
house-deleted = «{ $name }» está borrado.
house-link = Copiar el enlace
house-link-label = El enlace a estas reglas
house-link-copied = El enlace está copiado.
house-link-by-hand = Copia el enlace marcado.
house-point-value = { $point }: { $value }
house-fix = Cambiar «{ $point }» a: { $value }
house-fix-off = Desactivar «{ $point }»
house-fix-on = Activar «{ $point }»
house-refused = incompatible con «{ $points }»
house-refused-houses = { $houses }: incompatible con «{ $points }». { $reason }
house-idle = Sin efecto por ahora, a causa de «{ $point }».
house-range = { $first }–{ $last }
house-none = ninguna
house-on = sí
house-off = no
house-exit = { $house } con { $throws }
house-exit-any = cualquier tirada
house-exit-star = con cualquier tirada mientras la primera fila esté vacía
house-exit-row = Desde la casilla { $house }, una ficha sale del tablero con
house-light-row = { $light ->
    [0] Ninguna cara clara
    [one] { $light } cara clara
   *[other] { $light } caras claras
  }
house-light-count = tanto como caras claras
house-nothing-special = nada especial
in-use-title = Reglas con las que se juega hoy
in-use-note = De juegos de caja, escuelas y programas. No son reconstrucciones.

house-group-game = El juego
house-group-throwing = Tirar
house-group-moving = Mover
house-group-meeting = Encontrarse con el rival
house-group-houses = Casillas especiales
house-group-leaving = Salir del tablero y ganar

dim-houses = Casillas del tablero
dim-pieces = Fichas por bando
dim-start = Dónde empiezan las fichas
dim-start-hand = las fichas empiezan fuera del tablero
dim-start-white-odd = las fichas empiezan alternadas en las primeras casillas, las negras delante
dim-start-black-odd = las fichas empiezan alternadas en las primeras casillas, las blancas delante
dim-start-house = Primera casilla en la que empiezan las fichas
dim-opening = Quién empieza
dim-opening-white = empiezan las blancas
dim-opening-black = empiezan las negras
dim-opening-one-is-white = quien saca primero un 1 juega con las blancas y mueve su ficha delantera
dim-opening-one-is-black = quien saca primero un 1 juega con las negras y mueve su ficha delantera
dim-opening-higher-throw = empieza quien saca más
dim-start-lock = Una ficha no puede salir hasta que se haya movido la que tiene delante
dim-entry = Cómo entran las fichas en el tablero
dim-entry-none = ninguna ficha entra más tarde
dim-entry-any-throw = las fichas entran con cualquier tirada: con 1 en la casilla 2, con 2 en la casilla 3, etcétera
dim-entry-with-one = las fichas entran con una tirada de 1, en la casilla 1
dim-entry-throws = Tiradas con las que entran las fichas
dim-entry-at = La casilla desde la que cuenta una ficha que entra: 0 o 1
dim-starting-throw = Hay que sacar un 1 antes de jugar
dim-sticks = Con qué se tira
dim-sticks-2 = dos varillas
dim-sticks-4 = cuatro varillas
dim-sticks-5 = cinco varillas
dim-sticks-die4 = un dado de cuatro caras
dim-sticks-die6 = un dado de seis caras
dim-zero = Tirada sin caras claras
dim-zero-0 = sin caras claras, la tirada vale 0
dim-zero-4 = sin caras claras, la tirada vale 4
dim-zero-5 = sin caras claras, la tirada vale 5
dim-zero-6 = sin caras claras, la tirada vale 6
dim-zero-die = un dado de cuatro caras
dim-values = Cuánto vale cada número de caras claras
dim-rethrow = Tiradas que se repiten
dim-lost = Tiradas que hacen perder el turno
dim-again = Tiradas que dan otra tirada
dim-again-without-move = Tiradas que dan otra tirada aunque nada pueda moverse
dim-again-on = Casillas que dan otra tirada
dim-ends-turn = Casillas que terminan el turno
dim-turn = Cómo es un turno
dim-turn-single = una tirada, una jugada
dim-turn-series = seguir tirando mientras las tiradas den otra y luego jugarlas en cualquier orden
dim-turn-divided = una tirada, cuyos pasos se pueden repartir entre las fichas
dim-blockade = Fichas seguidas que forman una barrera
dim-blockade-on = tres fichas seguidas forman una barrera
dim-blockade-2 = dos fichas seguidas forman una barrera
dim-blockade-off = ninguna fila forma una barrera
dim-corners = Las filas de fichas siguen tras las esquinas
dim-fall-back = Una ficha que cae sobre otra de su color retrocede a la primera casilla vacía que haya detrás
dim-backward = Qué pasa cuando ninguna ficha puede avanzar
dim-backward-none = cuando ninguna ficha puede avanzar, se pierde el turno
dim-backward-to-empty = cuando ninguna ficha puede avanzar, una tiene que retroceder a una casilla vacía
dim-backward-may-hit = cuando ninguna ficha puede avanzar, una tiene que retroceder, y puede golpear
dim-backward-from = La última casilla desde la que se retrocede
dim-vacate = Casillas que hay que dejar en cuanto se pueda
dim-pairs = Fichas que se protegen
dim-pairs-on = dos fichas juntas se protegen
dim-pairs-3 = tres fichas seguidas se protegen
dim-pairs-off = las fichas no se protegen
dim-unprotected = Casillas donde una ficha vecina no protege
dim-water-suspends-pairs = Quien tiene una ficha en el agua no tiene parejas protegidas
dim-safe = Casillas donde una ficha está a salvo
dim-safe-while-water = Casillas seguras mientras hay una ficha en el agua
dim-hit = Qué pasa con una ficha golpeada
dim-hit-none = ninguna ficha puede ser golpeada
dim-hit-swap = la ficha golpeada cambia de sitio con la que la golpea
dim-hit-empty-behind = la ficha golpeada va a la primera casilla vacía que haya detrás
dim-hit-lowest-empty = la ficha golpeada va a la primera casilla vacía del tablero
dim-hit-to-hand = la ficha golpeada sale del tablero, y tiene que entrar de nuevo
dim-hit-taken = la ficha golpeada queda fuera del juego
dim-hit-to-water = Casillas desde las que una ficha golpeada cae al agua
dim-may-decline-hit = Quien solo puede golpear puede pasar
dim-stop = La casilla donde toda ficha tiene que parar
dim-stop-over = Una tirada que pasa de esa casilla
dim-stop-over-lost = una tirada que pasa de esa casilla no se juega
dim-stop-over-halt = una tirada que pasa de esa casilla para en ella
dim-stop-over-bounce = una tirada que pasa de esa casilla llega a ella y retrocede lo que sobra
dim-trap = Una tirada que pasa de esa casilla acaba en el agua
dim-water-house = La casilla del agua
dim-water = Qué hace el agua
dim-water-none = no hay agua
dim-water-prison = el agua retiene la ficha hasta que una tirada la libera o se la rescata
dim-water-to-return = el agua pone la ficha en la casilla de vuelta
dim-water-to-lowest = el agua pone la ficha en la primera casilla vacía del tablero
dim-water-to-hand = el agua devuelve la ficha al lado del tablero, y tiene que entrar de nuevo
dim-return-house = La casilla de vuelta
dim-return-full = Si la casilla de vuelta está ocupada
dim-return-full-below = la ficha va a la casilla vacía más cercana antes de ella
dim-return-full-lowest = la ficha va a la primera casilla vacía del tablero
dim-return-full-hand = la ficha sale del tablero, y tiene que entrar de nuevo
dim-return-full-closed = ninguna ficha puede ir al agua
dim-rescued-moves-first = Una ficha rescatada tiene que moverse antes que las demás
dim-stuck-to-water = Casillas desde las que una ficha atascada vuelve al agua
dim-last-chance = Casillas que hay que dejar con la siguiente tirada o se cae al agua
dim-fixed = Casillas desde las que una ficha solo puede salir del tablero
dim-bear-off = Cómo salen las fichas del tablero
dim-bear-off-exact = las fichas salen con la tirada exacta que pasa de la última casilla
dim-bear-off-bounce = las fichas salen con la tirada exacta y retroceden lo que sobra de una más alta
dim-bear-off-overshoot = las fichas salen con cualquier tirada que pase de la última casilla
dim-bear-off-onto-last = las fichas salen al caer exactamente en la última casilla
dim-exits = Casillas de las que solo se sale con ciertas tiradas
dim-clear-first = Casillas que hay que vaciar de fichas propias antes de que salga alguna
dim-may-decline-off = Se puede renunciar a sacar una ficha del tablero
dim-end = Quién gana
dim-end-first-off = gana quien saca primero todas sus fichas del tablero
dim-end-board-empty = se juega hasta vaciar el tablero; gana quien ha sacado más fichas
dim-score = Quien gana suma puntos por las fichas rivales que quedan

clash-hand-entry = Las fichas que empiezan fuera del tablero necesitan una manera de entrar.
clash-water-entry = El agua saca fichas del tablero, y no tienen manera de volver a entrar.
clash-behind-entry = Una ficha golpeada por otra que retrocede puede no hallar una casilla vacía detrás, y no tiene manera de volver a entrar.
clash-home-entry = La ficha golpeada sale del tablero, y no tiene manera de volver a entrar.
clash-full-entry = Si la casilla de vuelta está ocupada, la ficha sale del tablero, y no tiene manera de volver a entrar.
clash-one-divided = Entrar con un 1 solo es posible si las tiradas se pueden repartir.
clash-any-divided = Con tiradas repartidas, una ficha solo puede entrar con un 1.
clash-entry-stop = Una ficha que entra pasa enseguida de la casilla 1, así que esta no puede ser la de parada.
clash-entry-throws = Ninguna tirada posible permite que entre una ficha.
clash-opening-hand = El 1 que abre la partida mueve la ficha delantera, pero no hay ninguna en el tablero.
clash-opening-odd = El 1 que abre la partida mueve la ficha delantera, pero tiene una ficha rival delante.
clash-start-house-hand = Las fichas que empiezan fuera del tablero no tienen casilla de salida.
clash-start-house-lock = Una ficha solo puede esperar a la de delante si las fichas empiezan en la casilla 1.
clash-start-beyond = Las fichas deben empezar antes de las casillas desde las que se sale del tablero y antes de la casilla donde todas se detienen.
clash-opening-fixed = El 1 que abre la partida mueve la ficha delantera, pero está en una casilla de la que solo se sale del tablero.
clash-lock-hand = Las fichas que empiezan fuera del tablero no tienen nada delante a lo que esperar.
clash-lock-backward = Una ficha que retrocede podría golpear una que aún no ha salido.
clash-lock-entry = Una ficha que entra podría golpear una que aún no ha salido.
clash-lock-fixed = La ficha delantera nunca podría irse. Desde su casilla solo se sale del tablero, y detrás esperan fichas que tendrían que haberse ido antes.
clash-one-series = Esperar un 1 solo es posible si el turno tiene varias tiradas.
clash-divided-hit = Con tiradas repartidas, ninguna ficha puede ser golpeada.
clash-divided-fall-back = Con tiradas repartidas, ninguna ficha cae hacia atrás.
clash-divided-prison = Con tiradas repartidas, el agua no puede retener una ficha.
clash-divided-trap = Con tiradas repartidas, una tirada demasiado larga no puede acabar en el agua.
clash-divided-blockade = Con tiradas repartidas, tres fichas seguidas no pueden formar una barrera.
clash-divided-over = Con tiradas repartidas, ninguna tirada es demasiado alta.
clash-divided-vacate = Con tiradas repartidas, no puede haber casillas que dejar antes.
clash-divided-decline-hit = Con tiradas repartidas no se puede pasar.
clash-divided-decline-off = Con tiradas repartidas no se puede renunciar a sacar una ficha.
clash-always-again = Cada tirada daría otra más, y el turno no terminaría nunca.
clash-long-series = En una serie, como mucho una de cada dos tiradas puede dar otra; si no, los turnos serían larguísimos.
clash-always-again-unmoved = Quien no puede mover tiraría sin fin.
clash-values-sticks = Cada número de caras claras que pueden mostrar estas varillas necesita un valor, y un dado no tiene caras claras.
clash-rethrow-all = Todas las tiradas se repetirían, así que ninguna contaría.
clash-no-one = Una ficha puede necesitar un 1, así que alguna tirada tiene que valer 1 y poder jugarse.
clash-one-value = Todas las tiradas serían iguales, así que nadie podría sacar más.
clash-lost-again = Una tirada que hace perder el turno no puede dar otra.
clash-lost-rethrow = Una tirada que se repite no puede hacer perder el turno.
clash-lost-series = En una serie no se sabría si también se pierden las tiradas anteriores.
clash-series-unmoved = Cuando todas las tiradas van antes de las jugadas, después no se puede ganar ninguna.
clash-series-again-on = Cuando todas las tiradas van antes de las jugadas, ninguna casilla puede dar otra.
clash-ends-again = Una misma casilla no puede terminar el turno y dar otra tirada.
clash-water-nowhere = El agua necesita una casilla.
clash-water-idle = Hay una casilla del agua, pero no hay agua.
clash-water-pieces = El agua tiene que estar al menos dos casillas más allá de aquellas en las que empiezan las fichas.
clash-water-return = Esta agua necesita una casilla adonde vuelvan las fichas.
clash-return-beyond = La casilla de vuelta tiene que estar antes de la del agua.
clash-sent-closed = Una ficha podría ser enviada al agua cuando ninguna puede ir allí.
clash-return-fixed = Una ficha rescatada podría retener a su bando para siempre: debe irse la primera y solo puede irse después de otras.
clash-trap-stop = Ninguna tirada puede pasar de la casilla de parada, porque no la hay.
clash-trap-over = Una tirada que pasa de la casilla de parada no puede acabar a la vez en el agua y en otra parte.
clash-trap-water = Una tirada no puede acabar en el agua donde no la hay.
clash-trap-behind = Una tirada que pasa de la casilla de parada acaba en el agua, así que el agua tiene que estar más allá.
clash-stop-water = Toda ficha tiene que parar en la casilla del agua, y desde ahí ninguna tirada la lleva más allá.
clash-water-fixed = La casilla del agua no puede ser una de la que solo se sale del tablero.
clash-stuck-water = Las fichas atascadas solo pueden volver a un agua que las retenga.
clash-stuck-forward = Las fichas atascadas vuelven al agua, así que tienen que estar más allá de ella.
clash-hit-water = Una ficha golpeada solo puede caer al agua, y no la hay.
clash-chance-water = Las fichas que no salen a tiempo caen al agua, y no la hay.
clash-chance-forward = Las fichas que no salen a tiempo vuelven al agua, así que tienen que estar más allá de ella.
clash-chance-stuck = Una ficha de la misma casilla cae al agua tras una sola tirada, así que no puede esperar a quedar atascada.
clash-chance-turn = Una ficha puede tener una sola tirada para salir únicamente donde cada tirada es una jugada.
clash-safe-water = Nunca hay fichas en el agua, así que ninguna casilla puede ser segura entretanto.
clash-rescue-water = Solo se puede rescatar una ficha de un agua que la retiene.
clash-fall-back-prison = Una ficha que cae hacia atrás podría tapar el agua que retiene fichas.
clash-taken-end = Si se pueden perder fichas para siempre, solo al final se sabe quién gana.
clash-water-end = Una ficha podría quedarse en el agua para siempre, porque ninguna tirada la libera, y el tablero nunca quedaría vacío.
clash-clear-end = Una ficha podría quedarse para siempre en el agua, porque su bando ya no puede despejar ciertas casillas, y el tablero nunca quedaría vacío.
clash-score-end = Solo puede haber puntos si gana quien saca primero todas sus fichas.
clash-last-exit = Ninguna ficha se queda en la última casilla, así que no hacen falta tiradas especiales.
clash-last-fixed = Ninguna ficha se queda en la última casilla, así que no puede ser una casilla de la que solo se sale del tablero.
clash-last-water = Ninguna ficha se queda en la última casilla, así que no puede ser el agua.
clash-backward-nowhere = Las fichas tienen que retroceder, pero no se indica ninguna casilla desde la que puedan hacerlo.
clash-backward-idle = Hay una última casilla desde la que retroceder, pero las fichas nunca retroceden.
clash-clear-fixed = Una ficha en una casilla así nunca podría dejarla. Tendría que haberse ido antes de poder irse.
clash-clear-last = Una ficha en la última casilla nunca podría dejarla. Tendría que haberse ido antes de poder irse.
clash-off-board = Una de las casillas nombradas no está en el tablero.
clash-fixed-for-good = Una ficha en una de estas casillas nunca podría dejarla. Ninguna tirada la saca del tablero.
clash-last-for-good = Una ficha en la última casilla nunca podría dejarla. Las tiradas que necesita no pueden salir.

# Words of rule sheets by which the editor finds a rule; they are not shown.
words-houses = tablero cuadros espacios
words-pieces = peones piezas
words-start = colocación inicio
words-opening = empieza comienza primero
words-entry = entrar sacar
words-zero = palos bastones dado lanzar
words-lost = perder turno
words-again = turno extra otra vez repetir
words-again-without-move = turno extra
words-again-on = casilla de suerte
words-ends-turn = perder turno red
words-turn = dividir repartir
words-stop = casa de la belleza felicidad exacta
words-stop-over = sobra rebotar retroceder
words-trap = pasarse ahogarse
words-blockade = bloqueo muro tres saltar
words-corners = esquina curva fila
words-pairs = pareja dos juntas protegidas
words-safe = segura a salvo
words-hit = comer capturar intercambiar enviar a casa vuelve a empezar
words-hit-to-water = ahogarse
words-backward = retroceder atrás
words-water = ahogarse casa del agua Nilo caos
words-water-house = ahogarse 27
words-return-house = renacimiento 15
words-return-full = renacimiento ocupada 15
words-last-chance = siguiente turno tres verdades volver 28 29 30
words-stuck-to-water = ahogarse
words-fixed = exacta tres verdades
words-bear-off = meta salir llegar
words-exits = meta salir tres verdades 28 29 30
words-clear-first = primera fila
words-end = ganar ganador
words-score = puntos

## Notices and failures

notice-replaced = Ha empezado una partida nueva.
notice-aside = { $what ->
    [game] No se pudo leer la partida guardada, así que empieza una nueva.
    [correspondence] No se pudo leer una partida a distancia.
    [puzzles] No se pudo leer un problema de tus partidas.
    [rematch] No se pudo leer la primera de dos partidas con las mismas tiradas.
   *[house-rules] No se pudieron leer unas reglas que has creado.
  } Lo que estaba guardado se conserva aparte.
button-save-aside = Guardarlo como archivo
notice-not-saved = Esta partida ya no se puede guardar. El almacenamiento de este navegador está lleno o bloqueado. Con «Compartir o guardar», en el menú, puedes conservarla como archivo.
notice-parameter = «{ $name }={ $value }» es un valor desconocido. Valores posibles: { $allowed }.
notice-ruleset = Las reglas pedidas, «{ $value }», no se pueden usar. ({ $options }{ $reason })
notice-seed = El valor pedido, «seed={ $value }», no es un número de 64 cifras hexadecimales como mucho.
notice-computer-stopped = La máquina no pudo elegir una jugada ({ $reason }). Pulsa «Continuar» para pedírsela otra vez.
notice-language = No se pudieron cargar los textos en { $language }.
notice-no-net = { $why ->
    [unreadable] Lo que los rivales fuertes han aprendido de estas reglas no se pudo cargar o está dañado, así que juzgan con criterios sencillos.
   *[absent] Esta copia de la página no lleva lo que los rivales fuertes han aprendido de estas reglas, así que juzgan con criterios sencillos.
  }
notice-fault = Algo ha salido mal ({ $reason }). La partida no ha cambiado.
notice-not-loaded = No se pudo cargar esta parte de la página. Comprueba la conexión e inténtalo de nuevo.
notice-new-version = Hay una versión nueva de esta página, así que esta parte de la anterior no se puede cargar. Vuelve a cargar la página. Las partidas guardadas se conservan.
failure-title = El juego no puede empezar
failure-wasm-missing = El juego necesita WebAssembly, que falta o está desactivado en este navegador. El modo de aislamiento (Safari) y la seguridad mejorada (Edge) lo desactivan: permítelo para este sitio en los ajustes del navegador y vuelve a cargar la página. Un navegador muy antiguo necesita una actualización.
failure-wasm-blocked = Este sitio no permite WebAssembly, que el juego necesita. Su política de seguridad tiene que contener script-src 'wasm-unsafe-eval'. Un navegador antiguo quizá necesite una actualización.
failure-wasm-not-found = No se pudo cargar el motor del juego. Comprueba la conexión y recarga la página.
failure-engine-damaged = El archivo del motor del juego está incompleto. Vuelve a cargar la página. Si eso no sirve, el archivo senet.wasm de este sitio está dañado o no es el archivo correcto.
failure-engine-broken = El motor del juego no funciona en este navegador. Usa un navegador más nuevo.

## later: ending (the end of a game)

end-summary = Fuera del tablero: { cones } y { spools }.
# Over the board, below the announcement of the winner; the picture is a sunrise.
end-won = Por fin en casa, y sale el sol.
# The same if the visitor lost; the picture is the moon. After Plutarch: Hermes won part of the Moon’s light at a board game and made five days of it.
end-lost = Hasta la Luna perdió una vez una partida, y el año ganó cinco días.
# Figures of the game below the result, beside each other.
end-throws = { $throws ->
    [one] 1 tirada
   *[other] { $throws } tiradas
  }
end-hits = { $hits ->
    [0] ninguna ficha golpeada
    [one] 1 ficha golpeada
   *[other] { $hits } fichas golpeadas
  }
end-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
  }
# A button after a win: another game, against the next stronger computer player.
end-stronger = Un rival más fuerte

## later: menu (the menu, and texts that several parts of the page use)

this-game = Esta partida
menu-title = Más
menu-licence = Se puede copiar y compartir, con el crédito «Senet, the Senet contributors». Programa: MIT o Apache-2.0. Textos: CC BY 4.0. Dibujos: CC0.
menu-edition = Versión { $release }, commit { $commit }, reglas { $rules }
menu-group-learn = Aprender
menu-group-puzzles = Problemas y partida del día
menu-group-together = Con otra persona
menu-group-share = Compartir y guardar
menu-embedding = Poner este juego en tu sitio web
menu-lab = El laboratorio: qué hace una regla discutida
menu-print = Imprimir el tablero, las fichas, las reglas y una hoja de ejercicios
notice-frozen = El sitio web que muestra este juego lo ha pausado.
menu-one-file = Este archivo funciona sin conexión.

## later: sound (sounds)

sound-title = Sonido
sound-on = Reproducir sonidos
sound-volume = Volumen
sound-percent = { $share } %
sound-unavailable = Este dispositivo no puede reproducir sonido en este momento.

## later: lessons (lessons, the cards of the houses, the history, the odds of the sticks)

tutorial-offer-label = Primera lección
tutorial-offer = ¿No conoces el senet?
tutorial-offer-start = Enséñamelo
tutorial-offer-later = Ahora no

tutorial-menu-lessons = Lecciones
tutorial-menu-lessons-note = Aprender el juego jugando
tutorial-menu-house = Casillas
tutorial-menu-house-note = Qué es, qué hace y qué significó cada casilla especial
tutorial-menu-odds = Tiradas y probabilidades
tutorial-menu-odds-note = Las últimas tiradas, las probabilidades y lo que ha salido hasta ahora
tutorial-menu-history = Historia
tutorial-menu-history-note = Tableros reales, y lo que nadie sabe
tutorial-why-house = Más sobre la casilla { $house }
tutorial-why-lesson = Lección: { $name }

tutorial-known = conocido
tutorial-second = de segunda mano
tutorial-unknown = no se sabe
tutorial-standings-title = ¿Es seguro?
tutorial-standings = «Conocido»: lo hemos leído en la fuente. «De segunda mano»: otros lo cuentan. «No se sabe»: nadie puede asegurarlo.

tutorial-lessons = Lecciones
tutorial-lessons-lead = Tu partida te espera y no cambia.
tutorial-lessons-rows = Proteger y cerrar el paso
tutorial-lessons-houses = Las casillas especiales
tutorial-lessons-rules = Qué cambia con otras reglas
tutorial-not-kept = Aquí no se guarda nada: la próxima vez la página no podrá mostrar qué lecciones has hecho.
tutorial-goes-on = Seguir en el paso { $count } de { $last }
tutorial-done = Hecha
tutorial-step = Paso { $count } de { $last }
tutorial-count = { $count } / { $last }
tutorial-progress = Progreso de la lección
tutorial-dock = Tiradas y jugadas de la lección
tutorial-back = Atrás
tutorial-skip = Saltar
tutorial-next = Siguiente
tutorial-finish = Terminar
tutorial-press-next = Paso completado. Pulsa «Siguiente» para continuar.
tutorial-not-asked = En una partida eso está permitido. Aquí, prueba lo que pide este paso.
# In a lesson, after the visitor has tried another piece twice.
tutorial-help-piece = Se trata de la ficha de la casilla { $house }: es la que lleva el anillo.
tutorial-end-lead = Las tiradas de una lección están fijadas, así que la suerte no cuenta. Estas decisiones fueron tuyas.
tutorial-end-judge = La evaluación es del jugador más fuerte que hay aquí, que puede equivocarse.

lesson-first = Primera lección
lesson-first-about = Todo el juego en dos minutos
lesson-first-1 = Saca del tablero tus carretes negros. Tira y luego toca el carrete con el anillo.
lesson-first-1-done = Dos caras claras valen 2.
lesson-first-2 = Tira y cae sobre el cono de la casilla 17.
lesson-first-2-done = Has golpeado el cono, y los dos han cambiado de sitio. Tras un 1, un 4 o un 5 tiras otra vez.
lesson-first-3 = Tira otra vez y mueve el carrete que quieras.
lesson-first-3-done = Si puedes mover, tienes que mover.
lesson-first-4 = Tira y lleva el carrete de la casilla 10 junto al de la 13.
lesson-first-4-done = Juntos, ninguno de los dos puede ser golpeado.
lesson-first-5 = Toda ficha tiene que parar en la casilla 26. Tira y ve allí.
lesson-first-5-done = Desde aquí, un 5 saca la ficha del tablero.
lesson-first-6 = La casilla 27 es el agua. Tira y mira.
lesson-first-6-done = Tu turno ha terminado, y tus otras fichas tienen que esperar.
lesson-first-7 = Pulsa el botón para rescatar tu carrete.
lesson-first-7-done = Tu carrete ha vuelto a la casilla 15.
lesson-first-8 = Tira y saca tu último carrete del tablero.
lesson-first-8-done = ¡Has ganado! Nadie conoce las reglas antiguas. Estas son de 1978.

lesson-house-15 = Casilla 15: Renacer
lesson-house-15-1 = Tu carrete está en el agua, en la casilla 27. La casilla 15 está vacía: rescata tu carrete.
lesson-house-15-1-done = La casilla 15 le da un nuevo comienzo, doce casillas más atrás. Rescatarlo gasta tu turno.
lesson-house-15-2 = Ahora hay un cono en la casilla 15, así que no puedes rescatar tu carrete. Solo un 4 lo libera. Tira y sácalo del tablero.
lesson-house-15-2-done = Has tenido suerte: un 4 solo sale una vez de cada dieciséis tiradas.
lesson-house-26 = Casilla 26: Belleza
lesson-house-26-1 = Tira y luego toca el carrete de la casilla 24 para ver por qué no puede moverse.
lesson-house-26-1-done = Un 4 lo llevaría más allá de la casilla 26. Toda ficha tiene que parar antes allí.
lesson-house-26-2 = Así que otra ficha tiene que usar el 4. Mueve el carrete de la casilla 8.
lesson-house-26-2-done = Y un 4 te da otra tirada.
lesson-house-26-3 = Tira otra vez y lleva el carrete de la casilla 24 a la 26.
lesson-house-26-3-done = Ahí está. Desde aquí, solo un 1 puede perjudicarlo.
lesson-house-26-4 = La mejor tirada desde la casilla 26 es un 5. Tira y saca el carrete del tablero.
lesson-house-26-4-done = Directo fuera del tablero, sin pasar por el agua ni por las últimas casillas.
lesson-house-27 = Casilla 27: el agua
lesson-house-27-1 = Tira y haz la única jugada que hay.
lesson-house-27-1-done = Una ficha en el agua termina tu turno enseguida, incluso tras un 1.
lesson-house-27-2 = Puedes rescatar el carrete o probar suerte con un 4. Pruébalo: tira.
lesson-house-27-2-done = No era un 4, así que tu turno termina y el carrete sigue en el agua.
lesson-house-27-3 = Hay un cono solo en la casilla 30. Tira y golpéalo desde la casilla 26.
lesson-house-27-3-done = Una ficha golpeada en las últimas casillas cae al agua.
lesson-house-last = Casillas 28, 29 y 30
lesson-house-last-1 = Desde la casilla 28, una ficha sale del tablero con un 3. Tira y sácala del tablero.
lesson-house-last-1-done = La casilla 29 pide un 2. Ninguna otra tirada saca una ficha del tablero desde estas dos.
lesson-house-last-2 = Pero si no puedes mover nada más, la ficha tiene que retroceder. Tira y lo verás.
lesson-house-last-2-done = ¡De vuelta al agua! Ten otra ficha en camino para poder esperar.
lesson-house-last-3 = La casilla 30 es la más generosa: cualquier tirada saca la ficha del tablero. Pruébalo.
lesson-house-last-3-done = Ha bastado un 2.

lesson-pairs = Dos juntas
lesson-pairs-1 = Hay dos conos juntos en las casillas 19 y 20. Tira y luego toca el carrete de la casilla 17.
lesson-pairs-1-done = Las fichas de un color en casillas vecinas se protegen.
lesson-pairs-2 = Protege las tuyas: tira y mueve el carrete de la casilla 10 junto al de la casilla 13.
lesson-pairs-2-done = Ahora ninguno de los dos puede ser golpeado.
lesson-walls = Tres seguidas
lesson-walls-1 = Hay tres conos seguidos en las casillas 12, 13 y 14. Tira y luego toca el carrete de la casilla 11.
lesson-walls-1-done = Las fichas pueden saltar por encima de una o dos, pero no de tres seguidas: eso es una barrera.
lesson-walls-2 = Forma tú una barrera: tira y mueve el carrete de la casilla 8 junto a los dos de las casillas 10 y 11.
lesson-walls-2-done = Los conos de detrás tienen que esperar hasta que la abras.
lesson-modern = Reglas de Kendall, cinco fichas
lesson-modern-about = La forma moderna: el agua devuelve enseguida y las últimas casillas piden tiradas exactas
lesson-modern-1 = Aquí el agua actúa de otra manera. Tira y mueve el carrete de la casilla 26.
lesson-modern-1-done = No se queda en el agua, sino que va enseguida a la casilla 15. Y como has sacado un 1, tiras otra vez.
lesson-modern-2 = Tira y luego toca el carrete de la casilla 30.
lesson-modern-2-done = Con estas reglas, solo un 1 saca una ficha de la casilla 30.
lesson-series = Reglas de Kendall de 1979
lesson-series-about = Primero todas las tiradas, después todas las jugadas
lesson-series-1 = Tras un 1, un 4 o un 5 sigues tirando. Tira hasta que salga un 2 o un 3.
lesson-series-1-done = Tienes un 1 y un 2 por jugar, en el orden que quieras.
lesson-series-2 = Juega una de tus dos tiradas. Puedes elegir antes la tirada, junto a las varillas.
lesson-series-2-done = Queda una tirada.
lesson-series-3 = Juega la otra tirada, con el mismo carrete o con otro.
lesson-series-3-done = Tener todas las tiradas a la vez te deja planear: una para golpear, otra para ponerte a salvo.
lesson-entering = Reglas de Kendall, según un wiki
lesson-entering-about = El tablero empieza vacío
lesson-entering-1 = Todas las fichas empiezan junto al tablero. Tira y pon una en juego.
lesson-entering-1-done = Se pone en la casilla 1 y avanza enseguida el número que ha salido.
lesson-entering-2 = Aquí una ficha puede caer sobre otra de su color. Tira y pon en juego otro carrete en la casilla 4.
lesson-entering-2-done = La casilla 4 está ocupada, así que el carrete va a la primera casilla vacía que hay detrás.
lesson-jequier = Reglas de Jéquier
lesson-jequier-about = Sin caras claras, la tirada vale 6, y todas las fichas tienen que reunirse en la última fila antes de salir
lesson-jequier-1 = Con estas reglas, cuatro caras oscuras valen más. Tira y mueve el carrete que quieras.
lesson-jequier-1-done = ¡Un 6! Y un 6 da otra tirada, como un 1 y un 4.
lesson-jequier-2 = La casilla 26 es segura, pero el agua que la sigue no. Tira y ve de la casilla 26 a la 27.
lesson-jequier-2-done = El agua manda la ficha a la primera casilla vacía de todo el tablero.
lesson-jequier-3 = Cuando todas tus fichas están en la última fila, pueden salir: cayendo exactamente en la casilla 30. Tira y lleva allí el carrete.
lesson-jequier-3-done = Llegar a la casilla 30 es salir del tablero.
lesson-piccione = Reglas de Piccione
lesson-piccione-about = Una carrera pacífica: no se golpea nada y las tiradas se reparten
lesson-piccione-1 = Las fichas entran con un 1. Tira y pon en juego un carrete en la casilla 1.
lesson-piccione-1-done = Poner en juego una ficha te da otra tirada, para esa ficha.
lesson-piccione-2 = Puedes repartir una tirada entre tus fichas. Tira y avanza primero solo un paso, de la casilla 14 a la 15.
lesson-piccione-2-done = La casilla 15 te dará después otra tirada. Quedan tres pasos de tu 4.
lesson-piccione-3 = Usa alguno de los tres pasos que quedan, o los tres, con el carrete que quieras.
lesson-piccione-3-done = Con estas reglas no se golpea ninguna ficha. Lo que cuenta es sacar lo mejor de cada tirada.
lesson-bell = Reglas de Bell
lesson-bell-about = Diez fichas, un dado, y una ficha golpeada queda fuera del juego para siempre
lesson-bell-1 = Aquí se tira un dado. Tira y cae sobre el cono de la casilla 13.
lesson-bell-1-done = El cono queda fuera del juego. Gana quien saca más fichas del tablero.
lesson-bell-2 = Hay un cono en la casilla 26. Tira y luego toca tu carrete de la casilla 24.
lesson-bell-2-done = En las casillas 26 a 29, una ficha está a salvo.
lesson-bell-3 = Tira y luego toca el carrete de la casilla 5.
lesson-bell-3-done = Las casillas marcadas son solo de paso: la ficha que está allí tiene que seguir en cuanto pueda.
lesson-boards = Tableros antiguos
lesson-boards-about = Tableros sin reglas, y las reglas que hicimos para ellos
lesson-boards-1 = Los tableros más sencillos no tienen ningún signo. Tira y saca del tablero el carrete de la casilla 28.
lesson-boards-1-done = En estos tableros cualquier tirada que pase del final saca una ficha del tablero.
lesson-boards-2 = En tableros más antiguos el recorrido terminaba arriba a la izquierda, y la casilla 27 tenía una X. Tira y ve hasta ella.
lesson-boards-2-done = Nadie sabe qué hacía la X. Nosotros mandamos la ficha a la primera casilla vacía.
lesson-boards-3 = En los tableros tardíos hay dioses al final, y Horus en la casilla 30. Tira y luego toca el carrete que está allí.
lesson-boards-3-done = Con nuestras reglas, solo un 1 permite salir de la Casa de Horus.
lesson-double = El tablero doble
lesson-double-about = Sesenta casillas en dos tableros
lesson-double-1 = Dos tableros juntos forman un recorrido largo. Tira y pasa al otro desde la casilla 30.
lesson-double-1-done = Quedan treinta casillas más.

card-no-name = Una casilla sin nombre
card-rules = En este juego
card-ordinary = Aquí no pasa nada especial.
card-told = Qué se cuenta de ella
card-lesson = Lección sobre esta casilla
card-others = Otras casillas
card-loading = Un momento…
card-sign-none = En este tablero no lleva ningún signo.
card-sign-ankh = Su signo es el anj, «vida».
card-sign-nefer = Su signo es el nefer, «bueno» o «bello».
card-sign-circle = Su signo es un círculo.
card-sign-water = Su signo son tres líneas de agua.
card-sign-cross = Está marcada con una X.
card-sign-three = Está marcada con tres trazos.
card-sign-three_birds = Hay tres aves en ella.
card-sign-three_gods = Hay tres dioses sentados en ella.
card-sign-two = Está marcada con dos trazos.
card-sign-two_men = Hay dos hombres sentados en ella.
card-sign-two_gods = Hay dos dioses sentados en ella.
card-sign-one = Está marcada con un trazo.
card-sign-horus = Lleva el halcón del dios Horus.

fact-house-thoth = Se dice que un texto religioso sobre el juego, el Gran Texto del Juego, asigna esta primera casilla al dios Thot.
fact-house-neith = Se dice que el Gran Texto del Juego asigna esta casilla a la diosa Neit.
fact-house-maat = Se dice que el Gran Texto del Juego asigna esta casilla a Maat, la diosa de la verdad y el orden.
fact-house-thirty = Se dice que el Gran Texto del Juego llama a esta casilla la Casa de los Treinta.
fact-house-netting = Algunas listas antiguas llaman a esta casilla la Casa de la Red.
fact-house-ankh = En el tablero dibujado para las reglas de Piccione, el anj está aquí entre cetros.
fact-house-rebirth = «Casa del Renacer» y «Segunda Vida» son nombres que le dieron jugadores modernos.
fact-house-nefer = Los tableros muestran aquí el signo nefer, una o tres veces.
fact-house-good = Los textos antiguos la llaman «buena» o «bella». «Casa de la Belleza» y «Casa de la Felicidad» son nombres modernos.
fact-house-countdown = El Louvre lee las cinco últimas casillas como una cuenta atrás: bueno, agua, tres, dos, uno.
fact-house-cross = En los tableros más antiguos hay aquí una X. A principios de la dinastía XVIII el agua ocupó su lugar.
fact-house-mu = Los textos antiguos la llaman mu, «agua».
fact-house-penalty = ¿Era el agua un castigo o una purificación? El Louvre admite las dos cosas.
fact-house-three = Los tableros muestran aquí tres trazos, tres aves o tres dioses: el número tres.
fact-house-souls = Algunos tableros nombran aquí las almas de la ciudad de Heliópolis.
fact-house-truths = «Casa de las Tres Verdades» es un nombre moderno, que le dio Timothy Kendall.
fact-house-two = Los tableros muestran aquí dos trazos, dos hombres sentados o dos dioses: el número dos.
fact-house-re-atoum = «Casa de Ra-Atum» es un nombre moderno, que le dio Timothy Kendall.
fact-house-last = La última casilla suele estar vacía. A finales del Reino Nuevo hay en ella un halcón o un dios solar.
fact-house-sun = Se dice que el dios que está allí es Ra-Horajty.
fact-house-horus = «Casa de Horus» es un nombre moderno.

odds-title = { $tool ->
    [die] El dado: tiradas y probabilidades
   *[sticks] Las varillas: tiradas y probabilidades
  }
odds-heading = Las probabilidades
odds-lead = { $tool ->
    [die] Cuatro caras, cada una tan probable como las demás.
    [other] Cuentan { $ways } maneras de caer, cada una tan probable como las demás.
   *[sticks] Cuatro varillas pueden caer de dieciséis maneras, cada una tan probable como las demás.
  }
odds-so-far = { $count ->
    [0] En esta partida aún no se ha tirado nada.
    [one] Una tirada en esta partida hasta ahora.
   *[other] { $count } tiradas en esta partida hasta ahora, de los dos bandos.
  }
odds-throw = Tirada
odds-chance = Probabilidad
odds-expected = Esperadas
odds-thrown = Obtenidas
odds-again = otra tirada
odds-ways = { $count } de { $of }
odds-number = { $value }
throws-title = { $count ->
    [one] La última tirada
   *[other] Las últimas { $count } tiradas, la más reciente primero
  }
throws-told = { $lost ->
    [no] { who-has } sacado un { $value }.
    [declined] { who-has } sacado un { $value } y { $who ->
        [you] has
       *[other] ha
      } preferido no sacar la ficha del tablero.
    [passed] { $who ->
        [you] Has sacado un { $value } y has pasado.
       *[other] { who } ha sacado un { $value } y ha pasado.
      }
   *[other] { who-has } sacado un { $value }, pero no había ninguna jugada posible.
  }
throws-mark = { $lost ->
    [opening] inicio
    [declined] sin usar
    [passed] paso
   *[other] sin jugada
  }
odds-note = En una partida corta, los números suelen estar lejos de lo esperado. Es el azar, no un error.

history-title = Breve historia del senet
history-chapters = Capítulos
history-chapter = { $value }: { $name }
history-yours = Las reglas de tu partida
history-nobody = Nadie conoce las reglas
history-nobody-lead = Durante más de dos mil años se jugó al senet junto al Nilo. Tenemos sus tableros, sus fichas, sus imágenes. Las reglas se han perdido.
history-traces = Las primeras huellas
history-traces-lead = El senet puede ser tan antiguo como los primeros reyes de Egipto. Pero los hallazgos más antiguos son los más difíciles de interpretar.
history-amenhotep = Tableros de reyes y escribas
history-amenhotep-lead = En el Reino Nuevo el tablero suele ser la cara superior de una caja, y en la cara opuesta hay un segundo juego, de veinte casillas.
history-tutankhamun = Los juegos de Tutankamón
history-tutankhamun-lead = En la tumba del joven rey había varias cajas de juego. Howard Carter, que la abrió, las describió en fichas de inventario.
history-throwing = Varillas, tabas y bailarines
history-throwing-lead = Primero hubo varillas, claras por un lado y oscuras por el otro. Más tarde llegaron las tabas.
history-last-houses = Las cinco últimas casillas
history-last-houses-lead = En muchos tableros solo las últimas casillas llevan signos. Los signos cambiaron con el tiempo, y son las mejores pistas que tenemos.
history-journey = Del juego al viaje
history-journey-lead = Lo que empezó como un pasatiempo llegó a representar el viaje de los muertos por el más allá.
history-beyond = Más allá del Nilo
history-beyond-lead = También se conocen tableros de treinta casillas de Chipre y del Levante. No es seguro que el juego empezara junto al Nilo.
history-again = Las reconstrucciones
history-again-lead = Desde 1930 los estudiosos proponen reconstrucciones que encajan con los tableros, las imágenes y los textos. No hay dos iguales. En esta página puedes jugarlas y compararlas.
drawing-pieces = Conos y carretes, dibujados según fichas del Reino Nuevo.
drawing-old-board = Un tablero con tres filas de seis, como el de el-Mahasna. Dibujo nuestro.
drawing-royal-board = Un tablero como el de Amenhotep III, desde arriba. Dibujo nuestro; los colores son nuestros.
box-royal-board = Un tablero como el de Amenhotep III. Modelo nuestro, con signos como los de otros tableros de su época; los colores, el marco, los lados y el cajón son nuestros.
drawing-royal-box = Una caja sobre un trineo, como la de Tutankamón. Dibujo nuestro.
box-royal-box = Una caja sobre un trineo, como la de Tutankamón. Modelo nuestro, con signos como los de otros tableros de su época; el marco, los lados, el cajón y la forma del trineo son nuestros.
drawing-sticks = Dos pares de varillas como las de Tutankamón: dedos y cabezas de zorro. Dibujo nuestro.
drawing-last-houses = Las cinco últimas casillas: arriba, tableros más antiguos; después, principios y finales del Reino Nuevo. Para comparar, todas van de izquierda a derecha.
drawing-players = El juego visto de lado, como lo muestran las imágenes egipcias. Dibujo nuestro.
drawing-stone = Una piedra con tres filas de diez huecos, como las de Chipre. Dibujo nuestro.
box-stone = Una piedra con tres filas de diez huecos, como las de Chipre. Modelo nuestro; su forma regular y las líneas entre los huecos son nuestras.

fact-name = «Senet» significa «pasar».
fact-boards-known = Piccione conocía más de 120 tableros.
fact-forgotten = El juego cayó en desuso en época romana.
fact-rules-lost = Cómo se movían las fichas y qué hacían las casillas marcadas.
fact-hesy-re = Se han hallado fragmentos de lo que pueden ser tableros en tumbas de hacia 3100 a. C. La primera imagen segura está en la tumba de Hesira, de la dinastía III.
fact-el-mahasna = De un tablero de barro con tres filas de seis casillas y doce fichas, de el-Mahasna, se ha dicho que es el más antiguo de todos (globalegyptianmuseum.org, número 455).
fact-el-mahasna-doubt = Si ese tablero sirvió de verdad para jugar al senet. No hay acuerdo sobre su uso.
fact-nikauhor = Dos hombres juegan junto a unos músicos en una pared de la capilla de Nikauhor en Saqqara, dinastía V (Metropolitan Museum, 08.201.2a–g).
fact-pepi-ankh = Unos jugadores se burlan uno de otro en la tumba de Pepianj en Meir, hacia 2300 a. C.: uno dice que su ficha ha llegado y que verá cómo se llevan la del otro; el otro responde que el paso es suyo.
fact-amenhotep = Un tablero de fayenza lleva el nombre de Amenhotep III, de hacia 1390 a 1353 a. C. Mide 21 cm de largo; cuatro de sus casillas tienen números o el signo de «bueno» (Brooklyn Museum, 49.56a-b).
fact-merymaat = De la caja de juego del escriba Merymaat, de Abidos, de tiempos de Tutmosis III, quedan incrustaciones de fayenza. La madera es moderna (Metropolitan Museum, 01.4.1a).
fact-zawiyet = Una caja con sus fichas y una perinola, una especie de dado que gira, viene de Zawyet el-Aryan, principios de la dinastía XVIII (Museum of Fine Arts Boston, 11.3095–11.3097).
fact-tut-large = Su juego grande es de ébano y marfil. La caja mide 44,4 cm de largo y está sobre un trineo (El Cairo, JE 62058).
fact-tut-squares = Cinco de sus casillas llevan inscripciones.
fact-tut-small = Una cajita de marfil, de 13,4 cm de largo, lleva los nombres del rey en los lados (El Cairo, JE 62061).
fact-tut-pieces = Otra caja de marfil no se había abierto nunca. En ella había cinco fichas rojas, cinco blancas y dos tabas (Carter 585r).
fact-tut-sticks = Tutankamón tenía dos pares de varillas, de 17,5 cm de largo, de ébano oscuro por encima y marfil blanco por debajo. Un par termina en dedos humanos, el otro en cabezas de zorro.
fact-hesy-sticks = La imagen de Hesira muestra cuatro varillas junto al tablero.
fact-bones = Las tabas se hacen frecuentes desde la dinastía XVII. Las imágenes del juego en el Reino Nuevo no muestran otra cosa para tirar (Metropolitan Museum, 16.10.505a–c).
fact-neferkhawet = En la tumba de Neferjaut había cinco conos y cinco carretes (Metropolitan Museum).
fact-dancers = Las fichas se llamaban «bailarines».
fact-counting = Cómo se contaban las varillas o las tabas.
fact-tab = Los valores que se usan hoy, también en esta página, son los del tâb, un juego de varillas del Egipto moderno: Edward Lane lo describió, y Carter lo copió en la tarjeta de la caja de juego de Tutankamón.
fact-old-marks = Hasta la dinastía XVII los signos son: bueno, una X, tres trazos, dos trazos. El recorrido termina arriba a la izquierda.
fact-water-comes = A principios de la dinastía XVIII el agua ocupa el lugar de la X. Un tablero del Museo Egipcio Rosacruz de San José (California) tiene el agua, pero aún se recorre en el sentido antiguo. Probablemente es un eslabón entre los dos tipos.
fact-imenmes = En la caja de juego de Imenmes, en el Louvre, hay tres aves en la casilla 28 y dos figuras sentadas en la casilla 29.
fact-house-names = La mayoría de los nombres de casillas que se usan hoy son modernos. De los antiguos solo se pueden leer algunos.
fact-dead-play = Hace ya unos 4300 años, imágenes de tumbas muestran a los muertos jugando contra los vivos.
fact-spell = En el Reino Nuevo, el capítulo 17 del Libro de los Muertos hace jugar al difunto; el tablero se convierte en el camino por el más allá.
fact-nefertari = La reina Nefertari juega sola en su tumba, contra alguien a quien nadie ve (Valle de las Reinas, tumba 66).
fact-ani = Ani y Tutu están sentados ante el juego en el Papiro de Ani, hacia 1250 a. C. (British Museum, EA 10470,7).
fact-lion = Otro papiro se burla de esas escenas. Un león y un antílope están sentados ante el tablero, hacia 1100 a. C. (British Museum, EA 10016).
fact-cyprus = Entre 2500 y 1050 a. C. se hicieron en muchos lugares de Chipre, como Sotira Kaminoudhia y Marki Alonia, tableros de senet y de mehen, otro juego de Egipto.
fact-cyprus-more = De la Chipre de la Edad del Bronce se conocen más tableros de juego que de cualquier otra cultura antigua, sumando senet y mehen (Crist 2016).
fact-levant = En qué dirección viajó el juego entre Egipto y el Levante. Algunos estudiosos sostienen que vino de Egipto; otros, que fue al revés.
fact-arad = En Tel Arad, en Israel, hay un tablero de treinta huecos perforados, de la Edad del Bronce Antiguo.
fact-backgammon = Si el backgammon viene del senet, como se cuenta a menudo. Crist, que estudia los tableros, advierte contra esas afirmaciones.
fact-jequier = 1930: Gustave Jéquier, la reconstrucción más antigua que se puede jugar aquí.
fact-kendall = 1978: Timothy Kendall, «Passing Through the Netherworld». La primera lección de esta página sigue sus reglas.
fact-piccione = 1977 y 1980: Peter Piccione, que estudió sobre todo qué significaba el juego.
fact-bell = 1979: R. C. Bell, con diez fichas por bando.
fact-retold = No hemos leído en el original ninguna de estas cuatro reconstrucciones. Las reglas de cada juego dicen quién las recoge y qué es dudoso.
fact-fair-sticks = Cómo caían las varillas de verdad. Las varillas de sección semicircular no son del todo imparciales. Las nuestras sí: cada cara es tan probable como la otra.

## later: fairness (checking that the throws are fair)

fairness-menu = ¿Son imparciales las tiradas?
fairness-menu-note = Comprueba tú cada tirada
fairness-line = Las tiradas de esta partida estaban fijadas antes de la primera. Su código:
fairness-title = ¿Son imparciales las tiradas?
fairness-lead = Nadie puede cambiar una tirada durante la partida: ni tú, ni la máquina, ni esta página.
fairness-toss = Da igual cuánto tiempo mantengas pulsado antes de tirar y lo alta que sea la tirada: las probabilidades son siempre las mismas.
fairness-wait = Un momento…
fairness-fault = Ahora no se pueden comprobar las tiradas. ({ $reason })
fairness-no-code = No se puede mostrar el código de las tiradas. ({ $reason })
fairness-close = Cerrar
fairness-bound-title = Fijadas antes de la primera tirada
fairness-blind = La máquina nunca ve las tiradas que vienen.
fairness-bound = Todas las tiradas salen de un solo número secreto, la semilla. Apunta este código, calculado con ella. Si al final es el mismo, nadie ha cambiado la semilla.
fairness-code-full = El código entero (SHA-256)
fairness-seed-later = La semilla se muestra cuando termina la partida.
fairness-seed-shown = La partida ha terminado: aquí está la semilla.
fairness-seed-label = Semilla
fairness-sum-label = Calcula el código por tu cuenta, en un terminal
fairness-copy = Copiar
fairness-copied = Copiado.
fairness-marked = El texto está seleccionado. Cópialo.
fairness-check-title = Cada tirada
fairness-check = Comprobar cada tirada
fairness-check-right = { $count ->
    [0] Comprobado: en esta partida aún no hay tiradas.
    [one] Comprobado: la única tirada de esta partida sale de la semilla.
   *[other] Comprobado: las { $count } tiradas de esta partida salen de la semilla.
  }
fairness-check-wrong = { $count ->
    [one] La tirada { $number } no sale de la semilla. Alguien ha cambiado esta partida.
   *[other] { $count } tiradas no salen de la semilla; la primera es la tirada { $number }. Alguien ha cambiado esta partida.
  }
fairness-throw-right = { $value } – correcta
fairness-throw-wrong = { $recorded } – debería ser { $expected }
fairness-odds-title = Obtenidas y esperadas
fairness-figure = Ji cuadrado { NUMBER($figure, maximumFractionDigits: 2) }, p = { NUMBER($chance, maximumFractionDigits: 3) }.
fairness-verdict-too_few = { $throws ->
    [0] Aún no se ha tirado nada.
    [one] Una tirada es demasiado poco para decir algo.
   *[other] { $throws } tiradas son demasiado pocas para decir algo.
  }
fairness-verdict-as_expected = Estas { $throws } tiradas son como cabe esperar: en { NUMBER($hundred, maximumFractionDigits: 0) } de cada 100 partidas imparciales el reparto es igual de irregular, o más.
fairness-verdict-unusual = Estas { $throws } tiradas son poco comunes. Solo en { NUMBER($hundred, maximumFractionDigits: 1) } de cada 100 partidas imparciales el reparto es tan irregular. Eso pasa de vez en cuando.
fairness-verdict-very_unusual = Estas { $throws } tiradas son muy poco comunes. En menos de una de cada 1000 partidas imparciales el reparto sería tan irregular. Comprueba abajo cada tirada.
fairness-afar = En una partida a distancia, las tiradas se calculan con números secretos de los dos bandos. Cada enlace que llega se comprueba.

## later: shared-throws (the game of the day)

daily-title = Partida del día
daily-note = Hoy, las mismas tiradas para todo el mundo
daily-heading = Partida del día, { $date }
daily-lead = Todos los que juegan la partida del día tienen las mismas tiradas, en cualquier lugar del mundo. ¿Quién las aprovecha mejor?
daily-how = Juegas con { $side ->
    [white] las blancas
   *[black] las negras
  } contra { $opponent ->
    [casual] el aficionado
   *[other] la máquina
  }, con las reglas «{ $name }». Las tiradas dependen solo de la fecha.
daily-device = La fecha es la de este dispositivo.
daily-another = Esta no es la partida de hoy, sino la de otro día.
daily-play = Jugar
daily-play-today = Jugar la partida de hoy
daily-play-again = Jugarla otra vez
daily-best = Tu mejor resultado del día
daily-replayed = Puedes jugarla cuantas veces quieras. La primera vez es la que más cuenta: después ya conoces las tiradas.
daily-won = Ganada tras { $throws } tiradas, con { $left ->
    [one] una ficha
   *[other] { $left } fichas
  } de la máquina aún por sacar.
daily-lost = Perdida tras { $throws } tiradas, con { $left ->
    [one] una de tus fichas
   *[other] { $left } de tus fichas
  } aún por sacar.
daily-drawn = Tablas tras { $throws } tiradas.
daily-text = Senet, partida del día, { $date }: { $result } { $link }
daily-copy = Copiar el resultado
daily-copied = Copiado.
daily-not-copied = Este navegador no permite que la página copie el texto. Aquí está:
daily-show = Resultado y texto para copiar
daily-bad-date = «{ $value }» no es una fecha. Escríbela así: 2026-11-21.
daily-today-instead = Esta es la partida de hoy.
daily-unkept = Aquí no se guarda nada. El resultado se pierde al cerrar la página.
daily-fault = La partida del día no puede empezar. ({ $reason })
daily-close = Cerrar

## later: correspondence (play by link)

correspondence-title = Jugar a distancia
correspondence-note = Con alguien lejos, turno a turno
correspondence-lead = Dos personas, dos dispositivos, sin prisa. Cada turno genera un enlace, que envías a tu rival por mensaje o por correo electrónico.
correspondence-rules = Reglas: «{ $name }», como ahora en el tablero. Para otras reglas, empieza antes una partida nueva.
correspondence-sides-drawn = Con estas reglas, las primeras tiradas deciden quién juega con cada color.
correspondence-side = Tu color
correspondence-white = { $begins ->
    [yes] Blancas; empiezas tú
   *[no] Blancas
  }
correspondence-black = { $begins ->
    [yes] Negras; empiezas tú
   *[no] Negras
  }
correspondence-fair = Las tiradas se calculan con números secretos de los dos bandos. Ninguno de los dos puede controlarlas.
correspondence-make = Crear el enlace
correspondence-kept = Partidas que has empezado
correspondence-kept-game = «{ $name }», último turno { $date }
correspondence-kept-over = «{ $name }», terminada, último turno { $date }
correspondence-resume = Seguir
correspondence-resume-named = Seguir: { $game }
correspondence-forget = Borrar
correspondence-forget-named = Borrar: { $game }
correspondence-your-turn = { $side ->
    [white] Partida a distancia: te toca. Juegas con las blancas.
    [black] Partida a distancia: te toca. Juegas con las negras.
   *[none] Partida a distancia: te toca. Las primeras tiradas deciden quién juega con cada color.
  }
correspondence-over = Esta partida a distancia ha terminado.
correspondence-send-invitation = Envía este enlace a tu rival.
correspondence-send-answer = Has entrado en la partida. Devuelve este enlace: tu rival lo necesita para continuar.
correspondence-send = Envía este enlace a tu rival y espera el suyo.
correspondence-send-begins = Empieza tu rival. Envía este enlace y espera el suyo.
correspondence-send-last = La partida ha terminado. Envía este último enlace para que tu rival también lo vea.
correspondence-link = Enlace para enviar
correspondence-copy = Copiar
correspondence-copied = Copiado. Ahora envíaselo a tu rival.
correspondence-marked = El enlace está seleccionado. Ahora cópialo tú.
correspondence-share = Compartir…
correspondence-share-text = Te toca en nuestra partida de senet
correspondence-shared = Compartido.
correspondence-not-shared = No se pudo enviar el enlace. Cópialo, por favor.
correspondence-qr = Código QR
correspondence-qr-label = Código QR del enlace
correspondence-paste = ¿Has recibido un enlace? Pégalo aquí
correspondence-open = Abrir
correspondence-no-link = En este texto no hay ningún enlace a una partida.
correspondence-unkept = Aquí no se guarda nada. Deja abierta esta pestaña hasta que tu rival responda, y pega aquí su enlace.
correspondence-copy-note = Solo este navegador puede continuar esta partida, y algunos navegadores borran sus datos tras una semana sin visitas. Una copia en un archivo protege de eso. Contiene tu número secreto. No se la envíes a tu rival.
correspondence-copy-save = Guardar una copia como archivo
correspondence-copy-open = Abrir una copia guardada como archivo
correspondence-copy-wrong = Este archivo no es una copia de una partida a distancia, o está dañado.
correspondence-gone = Esta partida a distancia ya no está guardada en este navegador: sus datos se han borrado, por ti o por el navegador, o se empezó en otro lugar. Puedes verla. Si tienes una copia en un archivo, ábrela en «Jugar a distancia» para continuar.
correspondence-refused = No se puede abrir el enlace. ({ $reason })
correspondence-refused-link_damaged = Este enlace está dañado. Le falta una parte, o alguien lo ha cambiado. Pídelo otra vez, por favor.
correspondence-refused-link_form = Este enlace viene de otra versión del juego. Hace falta la misma versión en los dos lados.
correspondence-refused-other_game = Este enlace es de otra partida.
correspondence-refused-own_link = Este enlace lo has creado tú. Envíaselo a tu rival.
correspondence-refused-old_link = Este es un enlace antiguo: la partida ha seguido desde entonces.
correspondence-refused-history_changed = Este enlace contiene turnos distintos de los que se han jugado. Alguien lo ha cambiado.
correspondence-refused-value_changed = Las tiradas de este enlace no corresponden a lo que se fijó antes de la partida. Alguien lo ha cambiado.
correspondence-refused-illegal_turn = En este enlace hay un turno que las reglas no permiten. Alguien lo ha cambiado.
correspondence-refused-turn_unfinished = El turno de este enlace no está terminado. Pide otra vez el enlace, por favor.
correspondence-refused-not_a_player = Este navegador no conoce esta partida. Se empezó en otro dispositivo o en otro navegador, o este navegador ha borrado sus datos: algunos lo hacen tras una semana sin visitas. Sigue donde se empezó, o abre en «Jugar a distancia» la copia que guardaste como archivo.

## later: sharing (sharing, saving, looking back)

prompt-looking = Estás repasando la partida.
button-back-in-game = Volver a la partida
said-back-in-game = De vuelta en la partida.
said-at-start = El principio de la partida.
said-playing-on = Sigues jugando desde aquí.
look-back = Repasar la partida
look-back-note = Repasar la partida jugada a jugada, o seguir desde una anterior
look-back-here = Mostrar en el tablero
look-first = Al principio
look-back-one = Una jugada atrás
look-on = Una jugada adelante
look-last = A la última jugada
look-moment = { $at } de { $last }
look-play-on = Seguir jugando desde aquí

menu-share = Compartir o guardar esta partida
menu-share-note = Como enlace, imagen, texto o archivo
menu-open = Abrir una partida
menu-open-note = Desde un archivo o un texto
share-title = Compartir o guardar
share-link-title = Un enlace
share-subject-game = Toda la partida, para repasarla y seguir jugando
share-subject-position = Solo el tablero tal como está ahora
share-copy = Copiar
share-copied = Copiado.
share-copy-by-hand = El navegador no deja que la página copie nada. El texto está seleccionado. Cópialo tú.
share-send = Enviar…
share-invites-game = Una partida de senet
share-invites-position = Una posición de senet: ¿qué jugarías?
share-no-address = Esta copia de la página es un archivo o parte de otra página, así que no hay enlace que compartir. Sí se puede compartir un archivo, un texto o una imagen.
share-picture-title = Una imagen
share-save-picture = Guardar la imagen
share-picture-noise = Para que los sitios no te reconozcan, este navegador no deja que una página lea lo que ha dibujado. Permite que este sitio use los datos de canvas o haz una captura de pantalla.
share-file-title = Un archivo o un texto
share-save-game = Guardar la partida en un archivo
share-text = La partida como texto
# After a game: a picture with its result, and a link to a game with the same throws. The sentence is sent to a friend.
send-result = Enviar esto
send-line = { $outcome ->
    [won] He ganado al senet { $score }
    [lost] He perdido al senet { $score }
   *[other] Una partida de senet: { $score }
  }, en { $throws ->
    [one] 1 tirada
   *[other] { $throws } tiradas
  }.
send-invites = ¿Las mismas tiradas para ti?
send-picture = El resultado de esta partida y el tablero al final
open-title = Abrir una partida
open-safe = La partida que está en el tablero no se pierde: después puedes recuperarla.
open-file = Una partida guardada
open-paste = O pega aquí el texto de una partida, o un enlace a ella
open-now = Abrir
open-empty = Aún no hay nada que abrir. Elige un archivo o pega un texto.
open-too-long = Esto es demasiado largo para ser una partida de senet.
open-no-game = Esto no es una partida de senet, o está dañada.
open-bad-line = La línea { $line } de este texto no se puede jugar, así que no se ha abierto la partida.
open-encoding = A partir de la línea { $line }, este archivo no está ni en UTF-8 ni en UTF-16. Guárdalo de nuevo en tu editor con la codificación UTF-8.
open-bad-link = Este enlace no lleva a una partida de senet, o le falta una parte.
said-opened = La partida está abierta.

## later: accessibility (facing, full screen, keys that answer questions)

turn-take = Tomar la caja en la mano
turn-how = Tienes la caja en la mano. Las flechas la giran, Espacio muestra el lado siguiente, Esc la deja en su sitio.
turn-next = Lado siguiente
turn-back = Dejarla en su sitio
turn-board = El tablero: puedes girarlo. Las flechas lo giran, Espacio muestra el lado siguiente, Esc lo deja en su sitio.
turn-flat = Aquí el tablero es un dibujo plano, que no se puede girar.

query-plain = { $text }.
query-pieces = { $who ->
    [you] Tus fichas: { $houses }.
    [computer] Las fichas de la máquina: { $houses }.
   *[other] { $side ->
        [white] Los conos blancos: { $houses }.
       *[black] Los carretes negros: { $houses }.
      }
  }
query-pieces-none = { $who ->
    [you] No tienes ninguna ficha en el tablero.
    [computer] La máquina no tiene ninguna ficha en el tablero.
   *[other] { $side ->
        [white] No hay ningún cono blanco en el tablero.
       *[black] No hay ningún carrete negro en el tablero.
      }
  }
query-move = De la { $from } a la { $to }.
query-move-hit = De la { $from } a la { $to }, con golpe.
query-move-off = De la { $from }, fuera del tablero.
query-move-enter = Una ficha nueva en la { $to }.
query-move-enter-hit = Una ficha nueva en la { $to }, con golpe.
query-sticks = Las varillas muestran { $value }: { $light ->
    [one] { $light } clara
   *[other] { $light } claras
  }, { $dark ->
    [one] { $dark } oscura
   *[other] { $dark } oscuras
  }.
query-sticks-none = Aún no se ha tirado nada.
query-die = El dado muestra { $value }.
query-steps = { $count ->
    [one] Queda un paso.
   *[other] Quedan { $count } pasos.
  }
query-in-hand = Por jugar: { $list }.
query-off = { $pieces ->
    [one] { $who ->
        [you] Tu única ficha { $count ->
            [0] aún no ha salido
           *[other] ha salido
          }
        [computer] La única ficha de la máquina { $count ->
            [0] aún no ha salido
           *[other] ha salido
          }
       *[other] { $side ->
            [white] El único cono blanco { $count ->
                [0] aún no ha salido
               *[other] ha salido
              }
           *[black] El único carrete negro { $count ->
                [0] aún no ha salido
               *[other] ha salido
              }
          }
      } del tablero.
   *[other] { $who ->
        [you] { $count ->
            [0] Aún no has sacado ninguna de tus { $pieces } fichas.
            [1] Has sacado una de tus { $pieces } fichas.
           *[other] Has sacado { $count } de tus { $pieces } fichas.
          }
        [computer] { $count ->
            [0] La máquina aún no ha sacado ninguna de sus { $pieces } fichas.
            [1] La máquina ha sacado una de sus { $pieces } fichas.
           *[other] La máquina ha sacado { $count } de sus { $pieces } fichas.
          }
       *[other] { $side ->
            [white] Conos blancos fuera del tablero: { $count } de { $pieces }.
           *[black] Carretes negros fuera del tablero: { $count } de { $pieces }.
          }
      }
  }
query-hand = { $count ->
    [one] Falta una ficha por entrar.
   *[other] Faltan { $count } fichas por entrar.
  }
query-taken = { $count ->
    [one] Una ficha está fuera del juego.
   *[other] { $count } fichas están fuera del juego.
  }
query-way = { $who ->
    [you] A tus fichas { $count ->
        [one] les falta en total una casilla
       *[other] les faltan en total { $count } casillas
      }.
    [computer] A las fichas de la máquina { $count ->
        [one] les falta en total una casilla
       *[other] les faltan en total { $count } casillas
      }.
   *[other] { $side ->
        [white] A las fichas blancas
       *[black] A las fichas negras
      } { $count ->
        [one] les falta en total una casilla
       *[other] les faltan en total { $count } casillas
      }.
  }
query-to-end = { $count ->
    [one] Una casilla más, y una ficha de aquí sale del tablero.
   *[other] Desde aquí, a una ficha le faltan { $count } casillas.
  }

brief-said-thrown = { $who ->
    [you] Tú: { $value }.
    [computer] Máquina: { $value }.
   *[other] { who }: { $value }.
  }
brief-said-moved = { $who ->
    [you] Tú, { $from } a { $to }.
    [computer] Máquina, { $from } a { $to }.
   *[other] { who }, { $from } a { $to }.
  }
brief-said-bumped = Golpeada: { $from } a { $to }.
brief-said-borne-off = { $who ->
    [you] Tú, { $from } fuera.
    [computer] Máquina, { $from } fuera.
   *[other] { who }, { $from } fuera.
  }
brief-said-throw-again = Otra tirada.
brief-said-only-move = { $to ->
    [off] Única jugada: { $from } fuera.
   *[other] Única jugada: { $from } a { $to }.
  }
brief-said-passed-no_move = Sin jugada.
brief-said-aim = { $to ->
    [off] { $from } fuera.
   *[other] { $from } a { $to }.
  }

accessibility-auto-move = Hacer por mí la única jugada posible y las demás tiradas del turno
accessibility-brief = Anuncios cortos para lectores de pantalla
accessibility-facing = Girar el tablero para dos personas frente a frente
accessibility-facing-note = Cuando la mesa está en medio
accessibility-flip = El tablero al revés
accessibility-flip-note = La primera casilla en el otro extremo
accessibility-full-screen = Pantalla completa
accessibility-no-full-screen = El navegador no permite aquí la pantalla completa.
accessibility-afresh = Empezar de cero
accessibility-reset = Restablecer todos los ajustes
accessibility-forget-note = La página lo guarda todo en este dispositivo y en ningún otro sitio. Algunos navegadores lo borran tras una semana sin visitas.
accessibility-forget = Borrar todo en este dispositivo…
accessibility-forget-title = ¿Borrar todo?
accessibility-forget-what = Se borrará de este dispositivo todo lo que ha guardado esta página: tus ajustes, partidas (también a distancia), resultados, lecciones, problemas y reglas. No se puede deshacer.
accessibility-forget-yes = Borrar todo
accessibility-forget-no = Conservar todo
accessibility-not-forgotten = No se pudo borrar todo. Con los ajustes del navegador se puede borrar lo que un sitio ha guardado.

## later: kiosk (the unattended screen)

kiosk-attract-label = Demostración automática de senet
kiosk-invitation = Toca la pantalla para jugar
kiosk-caption-race = El senet es una carrera para dos. Gana quien antes saca del tablero todas sus fichas.
kiosk-caption-age = A orillas del Nilo se jugó al senet durante más de dos mil años.
kiosk-caption-throw = Primero se tira y luego se mueve: la tirada dice cuántas casillas puede avanzar una ficha.
kiosk-caption-signs = En muchos tableros antiguos solo llevan signos las cinco últimas casillas. Uno de ellos es el agua.
kiosk-caption-rules = Nadie conoce las reglas antiguas. Estas las han reconstruido especialistas de nuestro tiempo.
kiosk-caption-computer = Aquí la máquina juega contra sí misma. ¿Puedes hacerlo mejor?
kiosk-news-hit = Ficha golpeada: una ficha ha caído sobre otra, y las dos cambian de sitio.
kiosk-news-water = Una ficha ha caído al agua. Tiene que salir antes de que su bando pueda seguir.
kiosk-news-home = Una ficha ha salido del tablero. Gana quien saque primero todas las suyas.
kiosk-news-comeback = Ese bando iba por detrás y aun así ha ganado. En el senet nada está decidido hasta la última tirada.
kiosk-take-home = Llévatelo: apunta aquí con la cámara de tu teléfono.

kiosk-bar-label = Para esta visita
kiosk-languages = Idioma
kiosk-larger = Más grande
kiosk-contrast = Alto contraste
kiosk-sound = Sonido
kiosk-finish = Terminar

kiosk-still-title = ¿Sigues ahí?
kiosk-still-what = Toca la pantalla para continuar. Si no, el juego se reiniciará para la siguiente persona.
kiosk-still-left = { $seconds ->
    [one] Queda un segundo
   *[other] Quedan { $seconds } segundos
  }
kiosk-still-go-on = Sigo aquí
kiosk-visit-over = La visita ha terminado. Todo se ha restablecido.

kiosk-curator-title = Para el equipo del museo
kiosk-curator-day = Día
kiosk-curator-begun = Partidas empezadas
kiosk-curator-ended = Partidas jugadas hasta el final
kiosk-curator-resets = Visitas cerradas por inactividad
kiosk-curator-none = Aún no ha jugado nadie.
kiosk-curator-note = Estos números se guardan sesenta días en este dispositivo, y en ningún otro lugar.
kiosk-curator-not-kept = Aquí no se guarda nada: los números se pierden al cerrar la página.
kiosk-curator-file = Archivo del museo
kiosk-file-none = No se usa ningún archivo del museo.
kiosk-file-good = Se usa todo lo que contiene { $file }. Esta versión está en uso desde el { $date }.
kiosk-file-unreachable = Ahora no se puede acceder a { $file }. La última versión buena está en uso desde el { $date }.
kiosk-file-faulty = { $file } tiene errores. La última versión buena está en uso desde el { $date }.
kiosk-file-copy = { $file } no se puede usar tal como está. La copia de este dispositivo está en uso desde el { $date }.
kiosk-file-copied = Se guarda una copia en este dispositivo, para empezar sin conexión.
kiosk-file-unkept = Este navegador no guarda ninguna copia del archivo. Después de empezar sin conexión, el archivo falta. ({ $reason })
kiosk-file-read-again = Leerlo otra vez
# Says whether the screen stays on; one of the three is shown.
kiosk-screen-awake = La pantalla se mantiene encendida.
kiosk-screen-resting = El museo está cerrado: la pantalla puede apagarse.
kiosk-screen-refused = Este navegador deja que la pantalla se apague. Cambia los ajustes de energía del dispositivo. ({ $reason })
kiosk-screen-insecure = La pantalla puede apagarse, porque esta página se abrió por http. Ábrela por https o desde este mismo equipo, o cambia los ajustes de energía del dispositivo.
# $list is a list of names of languages.
kiosk-not-drawn = No se ofrecen, porque este dispositivo no tiene ninguna fuente para ellos: { $list }
kiosk-corner = { $count ->
    [one] Archivo del museo: { $fault }
   *[other] Archivo del museo, { $count } errores. El primero: { $fault }
  }
kiosk-fault-long = { $field }: el texto es demasiado largo: { $found } caracteres; caben { $most }. Acórtalo.
kiosk-fault-count = { $field }: demasiadas entradas: { $found }; caben { $most }. Quita algunas.
kiosk-fault-empty = { $field }: está vacío. Escribe algo o quita el campo.
kiosk-fault-range = { $field }: { $found } no es posible. Valores posibles: de { $least } a { $most } segundos.
kiosk-fault-inches = { $field }: { $found } no es posible. Puede ser de { $least } a { $most } pulgadas.
kiosk-fault-time = { $field }: { $found } no es una hora. Escríbela como 09:30.
kiosk-fault-choice = { $field }: { $found } no se conoce. Valores posibles: { $allowed }.
kiosk-fault-kind = { $field }: aquí va { $kind ->
    [text] un texto, entre comillas.
    [number] un número, sin comillas.
    [flag] true o false, sin comillas.
    [list] una lista, entre corchetes.
   *[group] un grupo, entre llaves.
}
kiosk-fault-missing = Falta { $field }.
kiosk-fault-rules = { $field }: { $reason }
kiosk-fault-twice = { $field }: { $found } está dos veces. Quita uno de los dos.
kiosk-fault-picture-name = { $field }: { $found } no es una imagen para esta pantalla. Indica un archivo de la misma carpeta que termine en .png, .jpg, .webp, .gif o .svg.
kiosk-fault-address = { $field }: { $found } no es una dirección que los visitantes puedan abrir. Empieza por https://.
kiosk-fault-no-group = Todo el archivo debe ser un grupo, entre llaves.
kiosk-fault-encoding = El archivo no está escrito en UTF-8. Guárdalo de nuevo en tu editor con la codificación UTF-8.
kiosk-fault-picture = { $field }: esta imagen no se puede mostrar: { $found }
kiosk-fault-field = { $field }: ese campo no existe.
kiosk-fault-json = { $line ->
    [0] En algún lugar
   *[other] En la línea { $line }
  } falta o está fuera de lugar una coma, unas comillas, un corchete o una llave. ({ $reason })
kiosk-fault-unreadable = No se puede leer el archivo: { $reason }
kiosk-fault-elsewhere = { $file } no es una dirección del sitio de esta página.

## later: review (the review of a game: luck and choices)

review-menu = Suerte y decisiones hasta aquí
review-menu-note = Lo que dieron las tiradas y lo que costaron las decisiones. Mirar cuenta como ayuda.
review-title = Cómo ha ido
review-title-open = Suerte y decisiones hasta aquí
review-help = Mirar cuenta como ayuda: aquí se ve más de lo que quizá sepa el rival.
review-working = Se está evaluando la partida: { $done } de { $all } tiradas…
review-solving = Primero se resuelve la partida con exactitud. Tarda unos segundos…
review-failed = No se ha podido evaluar la partida.
review-retry = Intentarlo otra vez
# Which side the throws helped. Then, if there were enough choices to judge, which side missed more.
review-luck = { $who ->
    [you] La suerte ha estado de tu lado.
    [computer] La suerte ha estado del lado de la máquina.
    [white] La suerte ha estado del bando blanco.
    [black] La suerte ha estado del bando negro.
   *[none] La suerte no ha favorecido a nadie.
  }
review-missed = { $who ->
    [you] Has dejado escapar más oportunidades que la máquina.
    [computer] La máquina ha dejado escapar más oportunidades que tú.
    [white] El bando blanco ha dejado escapar más oportunidades que el negro.
    [black] El bando negro ha dejado escapar más oportunidades que el blanco.
    [neither] Nadie ha dejado escapar muchas oportunidades.
   *[both] Los dos han dejado escapar más o menos las mismas oportunidades.
  }
review-verdict-drawn = La partida quedó en tablas.
review-bar-label = { $who ->
    [you] De dónde sale tu resultado, en partidas de cada 100
    [computer] De dónde sale el resultado de la máquina, en partidas de cada 100
    [white] De dónde sale el resultado del bando blanco, en partidas de cada 100
   *[black] De dónde sale el resultado del bando negro, en partidas de cada 100
  }
review-part-start = Al principio
review-part-start-note = Partidas de cada 100 que se ganan desde el principio si los dos bandos eligen siempre la mejor jugada.
review-part-sticks = La suerte
review-part-unsure = Dudoso
review-part-unsure-note = Cuánto se corrige la evaluación una tirada después.
review-part-choices = { $who ->
    [you] Tus decisiones
    [computer] Las decisiones de la máquina
    [white] Las decisiones del bando blanco
   *[black] Las decisiones del bando negro
  }
review-part-end = El resultado
review-part-now = Ahora
review-none = Ninguna tirada ni decisión cambió siquiera una partida de cada 100.
review-throw = { $made ->
    [made] Tirada { $n }: un { $value }.
   *[none] Tirada { $n }.
  }
review-slip = un descuido
review-mistake = un error
review-big = un error grave
review-found = { $choices ->
    [one] { $who ->
        [you] Has tenido una sola decisión de verdad, y { $best ->
            [0] no has encontrado
           *[other] has encontrado
          }
        [computer] La máquina ha tenido una sola decisión de verdad, y { $best ->
            [0] no ha encontrado
           *[other] ha encontrado
          }
        [white] El bando blanco ha tenido una sola decisión de verdad, y { $best ->
            [0] no ha encontrado
           *[other] ha encontrado
          }
       *[black] El bando negro ha tenido una sola decisión de verdad, y { $best ->
            [0] no ha encontrado
           *[other] ha encontrado
          }
      } la mejor jugada.
   *[other] { $who ->
        [you] { $best ->
            [0] No has encontrado la mejor jugada en ninguna de { $choices } decisiones.
           *[other] Has encontrado la mejor jugada en { $best } de { $choices } decisiones.
          }
        [computer] { $best ->
            [0] La máquina no ha encontrado la mejor jugada en ninguna de { $choices } decisiones.
           *[other] La máquina ha encontrado la mejor jugada en { $best } de { $choices } decisiones.
          }
        [white] { $best ->
            [0] El bando blanco no ha encontrado la mejor jugada en ninguna de { $choices } decisiones.
           *[other] El bando blanco ha encontrado la mejor jugada en { $best } de { $choices } decisiones.
          }
       *[black] { $best ->
            [0] El bando negro no ha encontrado la mejor jugada en ninguna de { $choices } decisiones.
           *[other] El bando negro ha encontrado la mejor jugada en { $best } de { $choices } decisiones.
          }
      }
  }
review-judge-exact = Evaluación exacta: están resueltas todas las posiciones de esta partida.
review-judge-net = La evaluación es del jugador más fuerte, que mira una tirada más allá y puede equivocarse.
review-judge-thumb = La evaluación sigue criterios sencillos, pues aquí no hay un jugador más fuerte para estas reglas. Pueden fallar.
review-judge-gap = { $points ->
    [0] En esta partida la evaluación no ha cambiado de una tirada a otra.
   *[other] En esta partida la evaluación ha cambiado en { $points } de cada 100 partidas de una tirada a otra.
  }
review-judge-loss = Donde se conoce el juego perfecto, cada decisión de ese jugador solo resta de media { $loss } puntos porcentuales a su propia probabilidad de ganar.
review-judge-endgames = Las últimas jugadas se evalúan con exactitud.
review-judge-unsure = La evaluación ha cambiado mucho: toma las partes solo como orientación.
review-curve = { $who ->
    [you] Tu probabilidad de ganar, tirada a tirada
    [computer] La probabilidad de ganar de la máquina, tirada a tirada
    [white] La probabilidad de ganar del bando blanco, tirada a tirada
   *[black] La probabilidad de ganar del bando negro, tirada a tirada
  }
review-curve-hint = Con el control deslizante ves cualquier momento en el tablero.
review-curve-key = La tecla N lleva al siguiente momento decisivo.
review-scrub = Un momento de la partida
# A label in the upper or lower half of the curve.
review-ahead = { $who ->
    [you] vas por delante
    [computer] la máquina va por delante
    [white] el bando blanco va por delante
   *[black] el bando negro va por delante
  }
review-at = { $who ->
    [you] { $chance ->
        [0] Tirada { $n }: desde aquí no ganas ninguna de cada 100 partidas.
       *[other] Tirada { $n }: desde aquí ganas { $chance } de cada 100 partidas.
      }
    [computer] { $chance ->
        [0] Tirada { $n }: desde aquí la máquina no gana ninguna de cada 100 partidas.
       *[other] Tirada { $n }: desde aquí la máquina gana { $chance } de cada 100 partidas.
      }
    [white] { $chance ->
        [0] Tirada { $n }: desde aquí el bando blanco no gana ninguna de cada 100 partidas.
       *[other] Tirada { $n }: desde aquí el bando blanco gana { $chance } de cada 100 partidas.
      }
   *[black] { $chance ->
        [0] Tirada { $n }: desde aquí el bando negro no gana ninguna de cada 100 partidas.
       *[other] Tirada { $n }: desde aquí el bando negro gana { $chance } de cada 100 partidas.
      }
  }
review-legend = { $side ->
    [white] Tiradas del bando blanco
   *[black] Tiradas del bando negro
  }
review-mistakes = Errores
review-next = Momento siguiente
review-table = En una tabla
review-col-throw = Tirada
review-col-player = Jugador
review-col-value = Valor
review-col-move = Jugada
review-col-chance = Probabilidad
review-col-luck = Suerte
review-col-loss = Perdido
review-player = { who }
review-moments = Momentos decisivos
review-numbers = En cifras
review-no-mistake = Ninguna decisión costó 5 o más partidas de cada 100.
review-picture = El tablero en la tirada { $n }
review-moment-slip = { $who ->
    [you] Tu decisión más costosa
   *[black] Una decisión costosa
  }
review-moment-throw = Una tirada que cambió mucho
review-moment-turn = Aquí cambió la ventaja por última vez
review-chance = { $who ->
    [you] Tu probabilidad de ganar: de { $before } a { $after } sobre 100.
    [computer] La probabilidad de ganar de la máquina: de { $before } a { $after } sobre 100.
    [white] La probabilidad de ganar del bando blanco: de { $before } a { $after } sobre 100.
   *[black] La probabilidad de ganar del bando negro: de { $before } a { $after } sobre 100.
  }
review-gave-away = { $points ->
    [0] La decisión no costó casi nada.
    [one] La decisión costó { $points } partida de cada 100.
   *[other] La decisión costó { $points } partidas de cada 100.
  }
review-try = Elegir otra vez
review-try-prompt = ¿Qué jugarías aquí? Pruébalo en el tablero.
review-try-right = Correcto: no hay nada mejor.
review-try-wrong = Eso cuesta { $points ->
    [one] { $points } partida
   *[other] { $points } partidas
  } de cada 100. Prueba otra cosa.
review-better = Mejor
review-show = Mostrar la mejor jugada
review-back = Volver al final de la partida
review-hundred = Desde aquí, 100 veces
review-hundred-result = { $who ->
    [you] { $wins ->
        [0] No ganas ninguna de { $games }.
       *[other] Ganas { $wins } de { $games }.
      }
    [computer] { $wins ->
        [0] La máquina no gana ninguna de { $games }.
       *[other] La máquina gana { $wins } de { $games }.
      }
    [white] { $wins ->
        [0] El bando blanco no gana ninguna de { $games }.
       *[other] El bando blanco gana { $wins } de { $games }.
      }
   *[black] { $wins ->
        [0] El bando negro no gana ninguna de { $games }.
       *[other] El bando negro gana { $wins } de { $games }.
      }
  }
review-hundred-note = La máquina ha jugado con los dos bandos.

## later: first-rules (a few words on the board, the first time that a rule strikes; at most eight words)

first-back = Nada puede avanzar: una ficha retrocede
first-water = El agua atrapa la ficha
first-block = Ninguna ficha puede moverse: pasa el turno
first-dark = Ningún lado claro vale { $value }
first-again = Un { $value } da otra tirada

## later: race (a bar below the names that shows the chance to win)

race-title = Probabilidad de ganar
race-chance = { $who ->
    [you] Tu probabilidad de ganar: { $chance } sobre 100.
    [computer] La probabilidad de ganar de la máquina: { $chance } sobre 100.
    [white] La probabilidad de ganar del bando blanco: { $chance } sobre 100.
   *[black] La probabilidad de ganar del bando negro: { $chance } sobre 100.
  }
race-setting = Mostrar quién va ganando

## later: computer-turn (the computer’s last turn, beside its name)

turn-again = Ver otra vez el turno de la máquina
turn-none = La máquina aún no ha jugado.

## later: shared-throws/rematch (two games with the same sticks)

rematch-offer = ¿Fue solo suerte? Juega dos partidas con las mismas tiradas: en la segunda, cada uno recibe las del otro.
rematch-offer-start = Dos partidas, mismas tiradas
rematch-first = La primera de dos partidas con las mismas tiradas.
rematch-next = Ahora las mismas tiradas al revés: cada uno recibe las que tuvo el otro.
rematch-next-start = Jugar la segunda partida
rematch-second = La segunda de dos partidas con las mismas tiradas, ahora intercambiadas.
rematch-working = Se comparan las dos partidas…
rematch-points = { $who ->
    [you] Con las mismas tiradas: tú { $own }, la máquina { $other }.
   *[pair] Con las mismas tiradas: jugador 1 { $own }, jugador 2 { $other }.
  }
rematch-better = { $who ->
    [you] Tú las has aprovechado mejor
    [computer] La máquina las ha aprovechado mejor
    [first] El jugador 1 las ha aprovechado mejor
   *[second] El jugador 2 las ha aprovechado mejor
  }, por { $points ->
    [one] { $points } partida
   *[other] { $points } partidas
  } de cada 100.
rematch-equal = Los dos las han aprovechado igual de bien.
rematch-lost = Aquí no se conoce la primera partida de este par, así que no se pueden comparar.
said-rematch-first = La primera de dos partidas con las mismas tiradas.
said-rematch-second = La segunda partida: las tiradas están intercambiadas.

## later: shared-throws/everyone (the same sticks for everyone, by link)

everyone-menu = Desafiar a alguien
everyone-note = Un enlace: amigos o una clase juegan la misma partida con las mismas tiradas
everyone-lead = Quien abre este enlace juega con las mismas reglas, en el mismo bando y con las mismas tiradas. Cada bando tiene las suyas, y ninguna jugada puede cambiarlas.
everyone-after = Después de la partida cada uno ve lo que han costado sus decisiones. Quien menos ha perdido ha aprovechado mejor las tiradas.
everyone-own = Tu resultado
everyone-text = Senet, las mismas tiradas: { $result } { $link }
everyone-play = Jugar ahora
everyone-qr = Código QR
everyone-line = Las mismas tiradas para todos los que tienen este enlace.
everyone-result = { $outcome ->
    [won] Has ganado con estas tiradas.
    [drawn] Con estas tiradas has quedado en tablas.
   *[lost] Has perdido con estas tiradas.
  }
everyone-lost = { $points ->
    [0] Tus decisiones no han costado nada.
    [one] Tus decisiones han costado { $points } partida de cada 100.
   *[other] Tus decisiones han costado { $points } partidas de cada 100.
  }
everyone-damaged = Falta una parte de este enlace o ha cambiado, así que no se pueden jugar las tiradas compartidas. Abre el enlace entero o pídelo otra vez.

## later: puzzles (one choice to find in solved endgames)

puzzle-menu = Problemas
puzzle-menu-note = Encuentra la mejor decisión en finales reales; cada día, un problema nuevo
puzzle-about = Cada problema es el final de una partida real, resuelto con exactitud. Equivocarse no cuesta nada.
puzzle-count = Resueltos: { $count } de { $all }, { $first ->
    [0] ninguno
   *[other] { $first }
  } a la primera.
puzzle-day = Problema del día
puzzle-next = Problema siguiente
puzzle-all = Todos los problemas
puzzle-leave = Salir de los problemas
puzzle-show = Mostrar la mejor jugada
puzzle-title = Problema { $number } de { $count }
puzzle-ask = ¿Cuál es la mejor decisión? Pruébala en el tablero.
puzzle-stars = Dificultad { $stars } de 5
puzzle-is-open = aún sin resolver
puzzle-is-first = resuelto a la primera
puzzle-is-later = resuelto
puzzle-wrong = Así { $points ->
    [0] no se gana ninguna
    [one] se gana { $points }
   *[other] se ganan { $points }
  } de cada 100 partidas: { $lost } menos que con la mejor jugada. Vuelve y prueba otra cosa.
puzzle-then = Mira qué pasa si sale un { $value }.
puzzle-right = Correcto: así { $points ->
    [one] se gana { $points }
   *[other] se ganan { $points }
  } de cada 100 partidas.
puzzle-best = Con la mejor jugada { $points ->
    [one] se gana { $points }
   *[other] se ganan { $points }
  } de cada 100 partidas: { $move }
puzzle-theme-front = La ficha de atrás
puzzle-theme-hit = Golpear
puzzle-theme-home = Aún sin salir
puzzle-theme-spare = No golpear
puzzle-theme-water = En el agua
puzzle-lesson-front = No siempre hay que mover la ficha de delante.
puzzle-lesson-hit = Golpear puede valer más que un sitio seguro.
puzzle-lesson-home = Sacar una ficha del tablero puede esperar.
puzzle-lesson-spare = Golpear no siempre compensa el riesgo.
puzzle-lesson-water = Salir enseguida del agua no siempre es lo mejor.
puzzle-hundred = 100 partidas tras la mejor jugada
puzzle-own = De tus partidas
puzzle-own-about = Decisiones tuyas que costaron 5 o más partidas de cada 100. Solo se guardan en este dispositivo.
puzzle-own-none = Cuando acabas una partida contra la máquina, tus decisiones más costosas llegan aquí. Solo se guardan en este dispositivo.
puzzle-own-title = De tus partidas: { $number } de { $count }
puzzle-own-new = { $count ->
    [one] Una de tus decisiones en esta partida es ahora un problema.
   *[other] { $count } de tus decisiones en esta partida son ahora problemas.
  }
puzzle-own-try = Encontrar la mejor jugada
puzzle-own-delete = Borrar estos problemas
puzzle-own-gone = Este problema ya no encaja con sus reglas y se ha borrado.

## later: offline (use without the internet)

offline-kept = Guardado en este dispositivo. El juego también funciona sin conexión.
offline-keeping = El juego se está guardando en este dispositivo. Después funcionará también sin conexión.
offline-failed = { $why ->
    [changed] El juego no se pudo guardar en este dispositivo, porque el archivo { $file } se ha modificado por el camino, en el servidor o entre él y este dispositivo. Necesita conexión a internet.
    [missing] El juego no se pudo guardar en este dispositivo, porque no se pudo cargar el archivo { $file }. Necesita conexión a internet.
    [space] El juego no se pudo guardar en este dispositivo, porque no hay espacio suficiente. Necesita conexión a internet.
   *[unknown] El juego no se pudo guardar en este dispositivo. Necesita conexión hasta que se cargue la próxima vez.
  }
offline-refused = { $why ->
    [policy] La política de seguridad de este sitio no permite guardar el juego en este dispositivo: debe contener { $file }. El juego necesita conexión a internet.
   *[browser] Este navegador no permite guardar el juego en este dispositivo, por ejemplo porque esta es una ventana privada o porque los sitios no pueden guardar datos. Necesita conexión a internet.
  }
offline-impossible = Aquí el juego no se guarda en este dispositivo. Necesita conexión.
offline-insecure = Esta página se abrió por http, así que el navegador no permite guardar el juego en este dispositivo. Por https sí podría. Necesita conexión.
offline-saver = El ahorro de datos está activado, así que el juego no se ha guardado en este dispositivo. Necesita conexión a internet.
offline-new-version = Hay una versión nueva de este juego. Tu partida queda como está.
offline-renew = Cargar la versión nueva

## later: embedding (the page for site builders)

embedding-title = El senet en tu sitio web
embedding-lead = Configura el juego, mira cómo queda y copia el código para tu página. El juego no contacta con ningún otro servidor, no instala cookies y no sabe nada de tus visitantes.
embedding-to-game = Ir al juego
embedding-options = El juego
embedding-preview = Vista previa
embedding-lines = Código para tu página
embedding-language = Idioma del juego
embedding-theme-any = A elección del visitante
embedding-keep = Guardar la partida del visitante en su dispositivo
embedding-kiosk = Para una pantalla sin supervisión
embedding-way = Método
embedding-way-frame = Marco
embedding-way-fitting = Marco que se ajusta
embedding-way-element = Elemento
embedding-way-own = Tu propia copia
embedding-way-oembed = oEmbed
embedding-about-frame = El método más sencillo. Pega el código donde debe estar el juego. No necesita ningún script en tu página.
embedding-about-fitting = Un script corto da al marco la altura que el juego necesita. También puede decir a tu página lo que pasa en el juego.
embedding-about-element = El juego como parte de tu propia página, sin marco. Puede usar tus colores y tus tipos de letra.
embedding-about-own = El juego en tu propio servidor, como una carpeta de archivos. En el servidor no se ejecuta nada.
embedding-about-oembed = Para sitios que hacen una vista previa de un enlace. Guarda este código como oembed.json en la carpeta del juego.
embedding-height = Altura en píxeles
embedding-site = Dirección de tu página (opcional)
embedding-same = Tu página está en el mismo sitio que el juego: no hace falta nada más.
embedding-elsewhere = Tu página está en un sitio distinto del juego. El servidor del juego debe enviar esta cabecera con sus archivos; si no, no se ve nada: { $value }
embedding-elsewhere-maybe = Si tu página está en un sitio distinto del juego, el servidor del juego debe enviar esta cabecera con sus archivos; si no, no se ve nada: { $value }
embedding-header-sent = El servidor la envía.
embedding-header-missing = El servidor todavía no la envía.
embedding-preview-blocked = Aquí no se permite la vista previa. La política de seguridad de contenido de este sitio debe incluir { $value }.
embedding-own-copy = Copia la carpeta del juego a tu servidor, por ejemplo a { $value }.
embedding-own-policy = Si tu sitio tiene una política de seguridad de contenido, debe contener { $value }.
embedding-own-lines = Pega este código en tu página:
embedding-copy = Copiar
embedding-copied = Copiado.
embedding-select = Tu navegador no deja que la página copie nada. El código está seleccionado. Cópialo tú.

## later: print (board, sticks and rules to print)

print-title = Senet en papel
print-lead = Imprime todo lo que hace falta para jugar sin pantalla: el tablero, las fichas, las varillas o un dado, las reglas y una hoja de ejercicios. Basta tinta negra.
print-paper = Papel
print-paper-a4 = A4
print-paper-letter = Carta
print-button = Imprimir
print-real-size = Imprime a tamaño real (100 %), sin ajustar a la página.
print-sheet-board = Tablero: { $game }
print-sheet-sticks = { $tool ->
    [die] Dado y fichas
   *[sticks] Varillas y fichas
  }
print-sheet-rules = Reglas: { $game }
print-sheet-worksheet = Hoja de ejercicios: probabilidad
print-sheet-answers = Hoja de ejercicios: respuestas
print-board-how = Recorta las partes. Pégalas de modo que los números sigan en orden, y pega el tablero sobre cartón. Los números muestran el camino de las fichas.
print-board-part = Parte { $letter }
print-sticks-how = Recorta las varillas. Dobla cada una por la línea del medio y pégala. Ahora una cara es clara y la otra oscura. Las varillas de verdad sirven igual: parte por la mitad unas ramitas finas y pinta la parte redonda.
print-die-how = Recorta el triángulo grande. Dóblalo por las líneas para formar una pirámide y pégala. Tírala: cuenta el número de la cara de abajo.
print-pieces-how = Recorta las fichas. Las monedas o los botones de dos tipos sirven igual.
print-pieces = { $side ->
    [white] Conos, para las blancas
   *[black] Carretes, para las negras
  }
print-stick = { $face ->
    [light] cara clara
   *[dark] cara oscura
  }
print-name = Nombre
print-date = Fecha

print-task-ways = { $tool ->
    [die] Un dado tiene { $sides } caras. ¿De cuántas maneras puede caer?
   *[sticks] Cada varilla cae con la cara clara o la oscura hacia arriba. ¿De cuántas maneras pueden caer { $sticks } varillas?
  }
print-task-table = { $tool ->
    [die] Completa la tabla. De las { $ways } maneras, ¿cuántas dan cada tirada?
   *[sticks] Completa la tabla. De las { $ways } maneras, ¿cuántas dan cada tirada? Ayuda escribirlas todas, por ejemplo: { $sticks ->
        [2] clara, oscura
        [5] clara, clara, oscura, clara, oscura
       *[other] clara, clara, oscura, clara
      }.
  }
print-task-most = ¿Qué tirada sale más a menudo?
print-task-throw = Escribe primero lo que esperas. Después tira { $count } veces y haz una marca en la tabla por cada tirada.
print-task-compare = Compara lo que esperabas con lo que ha salido. ¿Es lo mismo? Después, reúne las marcas de toda la clase. ¿Qué cambia?
print-task-again = Con algunas tiradas se puede tirar otra vez: { $throws }. ¿Cuál es la probabilidad de sacar una de ellas?
print-task-twice = ¿Cuál es la probabilidad de sacar uno de esos números dos veces seguidas?
print-task-mean = ¿Cuál es la media de todas las tiradas?
print-column-throw = Tirada
print-column-ways = Maneras
print-column-expected = Esperadas en { $count } tiradas
print-column-thrown = Obtenidas
print-column-total = Total

print-answer-ways = { $tool ->
    [die] De { $ways } maneras.
   *[sticks] De { $ways } maneras: { $product } = { $ways }.
  }
print-answer-count = Solo cuentan { $ways }; en las demás se vuelve a tirar.
print-answer-table = Mira la tabla de abajo.
print-answer-most = { $count ->
    [one] El { $throws }: sale en { $part } de { $ways } maneras.
   *[other] Ninguna en particular: { $throws } salen con la misma frecuencia, cada una en { $part } de { $ways } maneras.
  }
print-answer-compare = Lo que se espera y lo que sale pocas veces es exactamente lo mismo. Cuantas más tiradas hay, más se acercan sus proporciones a las esperadas.
print-answer-again = { $part } de { $ways } maneras, es decir, { NUMBER($percent, maximumFractionDigits: 1) } %.
print-answer-twice = { $part }/{ $ways } × { $part }/{ $ways }, es decir, { NUMBER($percent, maximumFractionDigits: 1) } %.
print-answer-mean = { $sum } ÷ { $ways } = { NUMBER($mean, maximumFractionDigits: 4) }. Multiplica cada tirada por sus maneras, súmalo todo y divide entre { $ways }.
print-to-game = Ir al juego
print-task-open = Nadie sabe cuánto valía cada tirada en el antiguo Egipto. Inventa tu propia forma de contar y calcula sus probabilidades.
print-answer-open = Hay muchas respuestas correctas. Las { $ways } maneras son las mismas; solo cambia lo que valen.

## later: school (for schools)

school-recorded = Tu plataforma de aprendizaje guarda tu partida y tu mejor resultado.
school-resumed = Tu partida sigue donde la dejaste.
school-finished = La partida ha terminado. Tu resultado: { $score } sobre 100. Se ha enviado a tu plataforma de aprendizaje.
school-learned = Has terminado la primera lección. Tu plataforma de aprendizaje ya cuenta esta actividad como hecha.
school-not-launched = Esta página no la ha abierto una plataforma de aprendizaje. Puedes jugar, pero allí no se guarda ningún resultado.
school-not-started = La plataforma de aprendizaje no ha aceptado la conexión. Puedes jugar, pero allí no se guarda ningún resultado. Avisa a tu docente, por favor. ({ $reason })
school-not-kept = La plataforma de aprendizaje no ha guardado tu resultado. Puedes seguir jugando. Avisa a tu docente, por favor. ({ $reason })
school-damaged = No se puede abrir la partida que guardó la plataforma de aprendizaje. Ha empezado una partida nueva. Tu resultado anterior se conserva.
school-too-long = Esta partida es demasiado larga para la plataforma de aprendizaje. Guarda el tablero tal como está, pero no las jugadas anteriores.

## later: lab (the laboratory: what a disputed rule does to the game)

lab-title = El laboratorio
lab-lead = Las reglas del senet se han perdido y las reconstrucciones no coinciden. Compara dos de ellas, o cambia una regla, y mira en miles de partidas qué cambia.
lab-class-lead = Dos juegos de reglas y una pregunta: primero adivina y después la máquina juega 500 partidas con cada uno.
lab-to-class = Para una clase
lab-to-full = El laboratorio completo
lab-question = Tu pregunta
lab-kind = ¿Qué quieres averiguar?
lab-kind-compare = Comparar
lab-kind-compare-note = dos o más juegos de reglas, o uno solo con una regla cambiada
lab-kind-sweep = Probar cada regla discutida
lab-kind-sweep-note = un juego de reglas, con otra respuesta para cada pregunta abierta, de una en una
lab-kind-grid = Cambiar dos reglas a la vez
lab-kind-grid-note = ¿depende de una el efecto de la otra?
lab-pick = Elige hasta { $most }
lab-pick-one = Elige uno
lab-pick-two = Elige al menos dos, o haz una copia y cámbiala.
lab-duplicate = Hacer una copia para cambiarla
lab-remove = Quitar
# $changes is a list such as "Two pieces side by side protect each other: no".
lab-variant = { $name }, con: { $changes }
lab-player = Quién juega
lab-player-net = Jugadores con una red neuronal
lab-player-hand-made = Jugadores con un plan sencillo
lab-player-human-like = Jugadores con hábitos humanos
lab-player-random = Jugadores que mueven al azar
lab-player-all = Los tres tipos de jugadores
lab-judge = Quién calcula las probabilidades
lab-judge-net = La red neuronal
lab-judge-hand-made = El plan sencillo
lab-judge-none = Nadie: solo contar lo que pasa (más rápido)
lab-evaluators = Juegan: { $player }. Calcula las probabilidades: { $judge }. Es lo mismo para todas las reglas.
lab-replaced = La red neuronal juega demasiado mal con estas reglas: { $rules }. En todas las reglas comparadas la sustituye el plan sencillo.
lab-doubt-comebacks = Atención: con «{ $name }», { $value } de los ganadores tuvieron en algún momento menos de una posibilidad entre cuatro. Si las probabilidades calculadas fueran correctas, serían como mucho { $expected }. No te fíes aquí de las medidas que las necesitan.
lab-doubt-luck = Atención: con «{ $name }», la suerte suma { $value } en vez de { $expected }. Las probabilidades calculadas son erróneas. No te fíes aquí de las medidas que las necesitan.
lab-games = Partidas
lab-games-count = { $count } de cada uno
lab-seed = Semilla
lab-seed-wrong = Escribe un número entero de 0 a 999999999999999.
lab-opening = Una respuesta para empezar
lab-opening-answer = En «{ $name }», las diez últimas tiradas de una partida reúnen el { $late } de toda su suerte. En «{ $second }», un { $other }.
lab-opening-length = Partida típica: { $throws } tiradas, { $time }
lab-opening-throws = Las diez últimas de todas las tiradas
lab-opening-luck = Suerte de las diez últimas tiradas
lab-opening-note = La suerte es cuánto mueve una tirada la probabilidad de ganar, multiplicado por sí mismo. Tres tipos de jugador jugaron { $games } veces cada juego, y las probabilidades se calcularon de dos maneras. No cuentan las estimaciones que contradicen la teoría. Oscuro: el resultado menor. Claro: hasta el mayor.
lab-opening-again = Volver a jugar estas partidas
lab-evidence = Dónde más enseñarían mejores fuentes
lab-evidence-answer = Lecturas que cambian una partida: { $all }. De ellas, sobre puntos que ninguna fuente antigua decide: { $weak }. La mayor: «{ $point }» en «{ $name }».
lab-evidence-note = Cada punto es una regla leída de otro modo; cuanto más lejos, más cambia el juego para el tipo de jugador al que menos afecta. 1 es la diferencia habitual entre dos partidas. La línea dice en qué se basa la regla antes de cambiarla.
lab-evidence-effect = Efecto
lab-evidence-unmentioned = no se menciona
lab-start = Jugar las partidas
lab-stop = Parar
lab-progress = { $played } de { $games } partidas jugadas
lab-finished = Se han jugado las { $games } partidas.
lab-stopped = Parado tras { $played } de { $games } partidas. Se muestran los resultados hasta ahora.
lab-failed = No se han podido jugar las partidas hasta el final.
lab-fault = Algo ha fallado: { $reason }
lab-refused = No se ha podido leer una parte de este enlace ({ $names }). En su lugar se usa la opción habitual.
lab-found = Qué se ha encontrado
lab-moving = Las partidas aún se están jugando y las cifras aún cambian. La conclusión llega al final.
lab-unfinished = No se jugaron todas las partidas, así que no hay conclusión. Estas son las cifras hasta ahora.
lab-found-nothing = Estas partidas no determinan esta medida.
lab-table = Todas las medidas
lab-table-note = { $count ->
    [one] El intervalo acierta 95 veces de cada 100.
   *[other] Los { $count } intervalos juntos aciertan 95 veces de cada 100.
  } Las diferencias claras están en negrita.
lab-measure = Medida
lab-difference = Diferencia
lab-interval = { $value } (de { $low } a { $high })
lab-unknown = no se sabe
lab-beyond-cap = más de { $value }
lab-time = { $value } ({ $time })
lab-verdict-equivalent = Más o menos igual (con un margen del 5 %)
lab-verdict-doubtful = No se sabe: aquí las probabilidades calculadas son erróneas
lab-verdict-not_typical = No se sabe: demasiadas partidas no terminan
lab-percent = { $value } %
lab-unit-throws = tiradas por partida
lab-finding-longer = Una partida dura más con «{ $second }» que con «{ $first }»: { $by } tiradas más (entre { $low } y { $high }), unos { $time } de juego.
lab-finding-shorter = Una partida es más corta con «{ $second }» que con «{ $first }»: { $by } tiradas menos (entre { $low } y { $high }), unos { $time } de juego.
lab-finding-values = «{ $measure }»: { $value } con «{ $second }», { $before } con «{ $first }».
lab-unit-per_game = por partida
lab-unit-per_100_throws = por cada cien tiradas
lab-lengths = Cuánto duran las partidas
lab-lengths-note = Cada figura muestra cuántas tiradas duraron las partidas; la línea gruesa es la mediana. El uno por ciento más largo no aparece.
lab-finding-more = «{ $measure }»: más con «{ $second }» que con «{ $first }», con una diferencia de { $by } (entre { $low } y { $high }).
lab-finding-less = «{ $measure }»: menos con «{ $second }» que con «{ $first }», con una diferencia de { $by } (entre { $low } y { $high }).
lab-finding-none = «{ $measure }»: no se ve ninguna diferencia entre «{ $first }» y «{ $second }». Aun así podría haberla, de hasta { $most }.
lab-finding-holds = «{ $measure }» cambia en el mismo sentido para todos los tipos de jugadores: «{ $second }» frente a «{ $first }», de { $least } a { $most }.
lab-finding-depends = «{ $measure }» depende de quién juega: «{ $second }» y «{ $first }» no se diferencian igual para todos los tipos de jugadores.
lab-finding-agrees = Ninguna medida es claramente mayor para un tipo de jugadores y claramente menor para otro.
lab-grid-point = Regla { $number } que se cambia
lab-grid-choose = Elige una regla
lab-grid-incomplete = Elige un juego de reglas y dos reglas que cambiar, o dos juegos de reglas y una regla que tengan ambos.
lab-grid-usual = Como está
lab-grid-rows = «{ $changed }» cambia «{ $measure }» en { $by } («{ $row }») y en { $otherwise } («{ $second }»).
lab-grid-depends = Así que el efecto depende de las demás reglas: los dos difieren en { $by } (entre { $low } y { $high }).
lab-grid-alone = Los dos efectos pueden ser iguales; difieren como mucho en { $most }.
lab-grid-dependence = Diferencia entre los dos efectos
lab-grid-lines = Cada línea va de las reglas como están (izquierda) a las cambiadas (derecha). Líneas paralelas: el cambio hace lo mismo en ambas.
lab-sweep = Cada regla discutida de «{ $name }»
lab-sweep-note = Cada fila cambia una regla y deja las demás. Lo que hace una regla depende de las que la rodean.
lab-sweep-marks = La señal que sigue a una regla indica en qué se apoya antes de cambiarla.
lab-controls = Controles
lab-controls-note = En la primera fila solo puede verse el azar: juega las mismas reglas con otras tiradas. La otra cambia quién empieza, y eso cuenta donde los bandos no salen de posiciones iguales.
lab-apart = Aparte
lab-apart-nobody_wins = Nadie gana ninguna partida.
lab-apart-never_ends = Ninguna partida llega a su fin.
lab-apart-never_in_play = La regla no influyó en ninguna de estas partidas.
lab-apart-same_as_another = Las mismas partidas que con «{ $other }».
lab-rank = Ordenadas por su efecto en
lab-point = Regla cambiada
lab-point-light = Las varillas muestran su cara clara { $value } veces de cada 100
lab-point-drowned-guards = Una ficha en el agua protege a sus vecinas: { $value }
lab-point-throws = Las mismas reglas con otras tiradas
lab-option-light = Con qué frecuencia una varilla muestra su cara clara
lab-option-drowned-guards = Una ficha en el agua protege a sus vecinas
lab-replay = Ver una partida
lab-replay-title = Partida { $game } de «{ $name }»
lab-replay-at = Paso { $step } de { $steps }
lab-take = Llévate las cifras
lab-take-note = El enlace hace otra vez la misma pregunta y da las mismas cifras. También lo hace esta orden del programa senet:
lab-copy-link = Copiar el enlace
lab-copy-citation = Copiar la referencia
lab-copy-bibtex = Copiar en BibTeX
lab-copied = Copiado.
lab-not-copied = Este navegador no deja que la página copie nada.
lab-save-csv = Guardar como CSV

lab-guess = Primero adivina
lab-guess-yours = Lo que crees
lab-class-each = Toca una vez por la predicción de cada pareja.
lab-class-back = Quitar la última
lab-named = { $label }: { $value }
lab-class-right = Predicciones acertadas: { $right } de { $all }
lab-class-more = Una partida duraría más: unos { $changed } en vez de { $usual } ({ $changedThrows } tiradas en vez de { $usualThrows }).
lab-class-same = Una partida duraría más o menos lo mismo: { $changed } y { $usual } ({ $changedThrows } y { $usualThrows } tiradas).
lab-class-less = Una partida sería más corta: unos { $changed } en vez de { $usual } ({ $changedThrows } tiradas en vez de { $usualThrows }).
lab-class-unclear = Estas partidas no lo deciden. Harían falta más.
lab-guess-length-more = Más largas
lab-guess-length-same = Más o menos iguales
lab-guess-length-less = Más cortas
lab-ask-pairs = Si las fichas vecinas no se protegieran
lab-ask-pairs-text = En el juego de Kendall, dos fichas juntas se protegen. Sin esa regla, ¿las partidas serían más largas o más cortas?
lab-ask-zero = Si cuatro caras oscuras valieran 4
lab-ask-zero-text = Cuando las cuatro varillas muestran la cara oscura, Kendall cuenta 5. Con 4, ¿las partidas serían más largas o más cortas?
lab-ask-hits = Si no se pudiera golpear
lab-ask-hits-text = Si ninguna ficha pudiera ser golpeada, ¿las partidas serían más largas o más cortas?
lab-ask-bell = Si jugáramos con las reglas de Bell
lab-ask-bell-text = Kendall y Bell reconstruyeron el mismo juego perdido. Con las reglas de Bell, ¿una partida sería más larga o más corta?

lab-throws = Las tiradas de la clase
lab-throws-lead = Cada pareja cuenta sus tiradas y muestra su código. Un dispositivo suma los códigos. No se envía nada.
lab-pair = Nuestras tiradas
lab-light-sides = Caras claras: { $count }
lab-one-less = Una tirada menos
lab-one-more = Una tirada más
lab-pair-code = Nuestro código:
lab-class = Toda la clase
lab-class-code = Código de una pareja
lab-class-add = Añadir
lab-class-wrong = Esto no es un código. Revisa cada letra y cada cifra.
lab-class-sum = Parejas: { $pairs }. Tiradas: { $throws }.
lab-class-clear = Empezar de nuevo
lab-light = Caras claras
lab-expected = Esperadas
lab-seen = Obtenidas

lab-measure-length = Duración
lab-define-length = El número de tiradas de una partida típica: la mitad de las partidas tiene menos; la otra mitad, más.
lab-measure-length_5 = Partidas cortas
lab-define-length_5 = Una de cada veinte partidas tiene este número de tiradas o menos.
lab-measure-length_95 = Partidas largas
lab-define-length_95 = Una de cada veinte partidas tiene más tiradas que estas.
lab-measure-stopped = Partidas sin final
lab-define-stopped = La proporción de partidas detenidas tras 5000 tiradas, casi cinco horas de juego. No cuentan como victoria de nadie.
lab-measure-over_1_hour = Partidas de más de una hora
lab-define-over_1_hour = La proporción de partidas con más de 1028 tiradas, a 3,5 segundos por tirada.
lab-measure-over_2_hours = Partidas de más de dos horas
lab-define-over_2_hours = La proporción de partidas con más de 2057 tiradas, a 3,5 segundos por tirada.
lab-measure-first_score = Ventaja de quien empieza
lab-define-first_score = La proporción de partidas que gana el bando que empieza; unas tablas cuentan la mitad.
lab-measure-skill_random = Habilidad contra el azar
lab-define-skill_random = Cuántas veces ganaría quien calcula las probabilidades a un jugador que mueve al azar, con las mismas tiradas.
lab-measure-skill_beginner = Habilidad contra un principiante
lab-define-skill_beginner = Cuántas veces ganaría quien calcula las probabilidades a un principiante, con las mismas tiradas.
lab-measure-luck = Suerte
lab-define-luck = Cuánto cambian las tiradas la probabilidad de ganar a lo largo de una partida.
lab-measure-late_luck = Suerte al final
lab-define-late_luck = Cuánta suerte cae en las diez últimas tiradas.
lab-measure-suspense = Suspense
lab-define-suspense = Cuánto depende de la tirada siguiente, en promedio.
lab-measure-surprise = Sorpresa
lab-define-surprise = Cuánto cambia la probabilidad de ganar de una tirada a la siguiente, en promedio.
lab-measure-drama = Emoción
lab-define-drama = La mejor probabilidad de ganar que tuvo el perdedor, en promedio.
lab-measure-comebacks = Remontadas
lab-define-comebacks = La proporción de partidas cuyo ganador tuvo alguna vez menos de un cuarto de probabilidad.
lab-measure-lead_changes = Cambios de ventaja
lab-define-lead_changes = Cuántas veces cambia de bando la ventaja en una partida.
lab-measure-decided = Cuándo se decide
lab-define-decided = La parte de la partida tras la cual la probabilidad del ganador se mantiene por encima de nueve de cada diez.
lab-measure-choices = Decisiones de verdad
lab-define-choices = La proporción de jugadas con al menos dos posibilidades.
lab-measure-stakes = Peso de una decisión
lab-define-stakes = Lo que cuesta en promedio elegir al azar en vez de bien.
lab-measure-passes = Tiradas perdidas
lab-define-passes = La proporción de tiradas con las que ninguna ficha puede moverse.
lab-measure-hits = Fichas golpeadas
lab-define-hits = Fichas golpeadas por cada cien tiradas.
lab-measure-drownings = Caídas al agua
lab-define-drownings = Fichas que caen al agua con una tirada de su propio bando, por cada cien tiradas.
