### Language: Español
### Direction: ltr

title = Senet
join = { $before }, { $part }
number = { $value }

## Words that sentences are built with

who-has = { $who ->
    [you] Has
   *[other] { who } ha
  }
cones = { $white ->
    [0] ningún cono
    [one] un cono
   *[other] { $white } conos
  }
spools = { $black ->
    [0] ningún carrete
    [one] un carrete
   *[other] { $black } carretes
  }
who = { $who ->
    [you] Tú
    [computer] La máquina
    [white] Blanco
    [black] Negro
    [first] La primera persona
   *[second] La segunda persona
  }
piece = { $side ->
    [white] cono
   *[black] carrete
  }
house-rebirth = Casa del Renacimiento
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
        [white] Blanco
        [black] Negro
        [first] la primera persona
       *[second] la segunda persona
      } y juega con los { piece }s.
  }
said-thrown = { who-has } sacado un { $value }.
said-thrown-opening = { who-has } sacado un { $value } para empezar.
said-moved = { who-has } movido un { piece } de la casilla { $from } a la { $to }.
said-moved-back = Nada podía avanzar. { who-has } retrocedido con un { piece } de la casilla { $from } a la { $to }.
said-entered = { who-has } metido un { piece } en la casilla { $to }.
owner-piece = { $owner ->
    [you] Tu { piece }
    [computer] El { piece } de la máquina
   *[other] { $side ->
        [white] El cono blanco
       *[black] El carrete negro
      }
  }
said-bumped = ¡Golpe! { owner-piece } pasa de la casilla { $from } a la { $to }.
said-bumped-hand = { owner-piece } deja la casilla { $from } y tiene que empezar de nuevo.
said-bumped-taken = { owner-piece } de la casilla { $from } queda fuera del juego.
said-bumped-off = { owner-piece } sale del tablero.
said-drowned = El { piece } cae al agua en la casilla { $house }.
said-drowned-to = El agua de la casilla { $house } lleva el { piece } a la casilla { $to }.
said-drowned-to-hand = El agua de la casilla { $house } saca el { piece } del tablero; tiene que empezar de nuevo.
said-drowned-to-off = El { piece } sale del tablero.
said-drowned-to-taken = El { piece } queda fuera del juego.
said-fell-back = Allí ya hay una ficha de su bando: el { piece } va a la casilla { $to }.
said-fell-back-hand = Allí ya hay una ficha de su bando: el { piece } tiene que empezar de nuevo.
said-fell-back-off = El { piece } sale del tablero.
said-fell-back-taken = El { piece } queda fuera del juego.
said-rescued = { who-has } sacado el { piece } del agua y lo { $who ->
    [you] has
   *[other] ha
  } puesto en la casilla { $to }.
said-borne-off = { who-has } retirado un { piece } del tablero desde la casilla { $from }.
said-throw-again = { $who ->
    [you] Tira otra vez.
   *[other] { who } tira otra vez.
  }
said-turn = { $who ->
    [you] Te toca a ti.
    [computer] Le toca a la máquina.
    [white] Le toca a Blanco.
    [black] Le toca a Negro.
    [first] Le toca a la primera persona.
   *[second] Le toca a la segunda persona.
  }
said-passed-no_move = { $who ->
    [you] Ninguna de tus fichas puede moverse con esta tirada: tu turno termina.
   *[other] { who } no puede mover ninguna ficha con esta tirada: su turno termina.
  }
said-passed-drowned = Caer al agua termina el turno.
said-passed-stayed_drowned = { $who ->
    [you] Tu ficha sigue en el agua: tu turno termina.
   *[other] La ficha sigue en el agua: el turno termina.
  }
said-passed-rescued = El rescate vale por una tirada: el turno termina.
said-passed-declined = { who-has } preferido no salir del tablero: el turno termina.
said-passed-passed = { who-has } pasado.
said-passed-not_started = { $who ->
    [you] Necesitas un 1 para poder mover tus fichas: tu turno termina.
   *[other] { who } necesita un 1 para poder mover sus fichas: su turno termina.
  }
said-passed-returned_to_hand = La ficha tiene que empezar de nuevo: el turno termina.
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
said-undone = Tu última jugada está deshecha.
said-redone = La jugada está hecha de nuevo.
said-nothing-to-undo = No hay nada que deshacer.
said-nothing-to-redo = No hay nada que rehacer.
said-new-game-undone = La partida anterior ha vuelto.
said-nothing-movable = Ahora no puede moverse ninguna ficha.
said-aim = { $to ->
    [off] La ficha de la casilla { $from } puede salir del tablero.
   *[other] La ficha de la casilla { $from } puede ir a la { $to }.
  }
said-put-down = La ficha vuelve a su sitio.

## Whose turn it is and what to do

prompt-loading = Se está preparando el tablero.
tool = { $tool ->
    [die] el dado
   *[sticks] las varillas
  }
prompt-throw = { $who ->
    [you] Te toca: tira { tool }.
   *[other] { who }: tira { tool }.
  }
prompt-throw-again = Tira { tool } otra vez.
prompt-opening = { $who ->
    [you] Tira para ver quién empieza.
   *[other] { who }: tira para ver quién empieza.
  }
prompt-rescue = { $who ->
    [you] Tu ficha está en el agua: sácala o tira.
   *[other] { who }: hay una ficha en el agua, sácala o tira.
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
hint-rescue = Una tirada de { $throws } la saca del tablero; cualquier otra termina tu turno.
hint-choose = Las fichas con un anillo pueden moverse.
hint-choose-of = Elige una ficha, o antes una de tus tiradas.
hint-must-move = La ficha que salió del agua tiene que moverse primero.
hint-aim = { $count ->
    [one] Toca la casilla marcada para jugar.
   *[other] Toca una de las casillas marcadas para jugar.
  }
hint-only-move = Toca la ficha o la casilla marcada para jugar.
advice-thinking = Sopesando cada tirada…
prompt-choose-of = { $who ->
    [you] Juega una de tus tiradas: elige una ficha.
   *[other] { who }: juega una de las tiradas. Elige una ficha.
  }
prompt-aim-of = { $who ->
    [you] Elige adónde va la ficha.
   *[other] { who }: elige adónde va la ficha.
  }
prompt-only-move-of = { $who ->
    [you] Con tus tiradas solo hay una jugada posible.
   *[other] { who }: con estas tiradas solo hay una jugada posible.
  }
prompt-which-throw = ¿Qué tirada quieres usar?
prompt-confirm = ¿Hacer esta jugada?
prompt-pause = Tu turno termina aquí.
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
why-safe = Con un { $throw }, la ficha de la casilla { $from } caería en la { $target }, donde la otra ficha está a salvo.
why-no_capture = Con un { $throw }, la ficha de la casilla { $from } caería en la { $target }, que está ocupada.
why-blockade = Con un { $throw }, la ficha de la casilla { $from } tendría que cruzar la barrera de las casillas { $first } a { $last }.
why-must_stop = Con un { $throw }, la ficha de la casilla { $from } pasaría de la casilla { $first }, donde toda ficha debe parar antes.
why-overshoot = Una tirada de { $throw } es demasiado para la ficha de la casilla { $from }.
why-waits_for = La ficha de la casilla { $from } espera un { $throws } para salir del tablero.
why-in_water = Tu ficha en el agua, en la casilla { $first }, va primero.
why-must_move_first = La ficha rescatada, en la casilla { $first }, tiene que moverse primero.
why-start_locked = La ficha de la casilla { $from } no puede salir antes que la que tiene delante.
why-home_not_clear = Ninguna ficha puede salir del tablero mientras tengas una en la casilla { $first }.
why-must_vacate = Primero tiene que avanzar la ficha de la casilla { $first }.
why-entered_first = La ficha que acaba de entrar en la casilla { $first } tiene que moverse.
why-forward_first = Una ficha solo puede retroceder si ninguna puede avanzar.
why-back_blocked = Con un { $throw }, la ficha de la casilla { $from } no puede avanzar, y tampoco retroceder.
why-never_moves_back = Con un { $throw }, la ficha de la casilla { $from } no puede avanzar, y nunca retrocede.
why-changes_nothing = Con un { $throw }, la ficha de la casilla { $from } acabaría donde está.

## The board, as a screen reader says it

board-label = Tablero de senet
board-keys = Flechas derecha e izquierda: adelante y atrás por el recorrido. Arriba y abajo: la fila siguiente. Intro: elegir. T: tirar. M: mis fichas que pueden moverse. S: qué está pasando. Signo de interrogación: todas las teclas.
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
cell-protected = con la protección de su vecino
cell-blockade = parte de una barrera que no se puede cruzar
cell-last-move = última jugada
cell-selected = elegido
cell-off = Fuera del tablero: { cones } y { spools }
cell-hand = Aún no en el tablero: { cones } y { spools }
cell-taken = Fuera del juego: { cones } y { spools }
can-move = puede ir a la { $to }
can-move-back = tiene que retroceder a la { $to }
can-hit = puede golpear en la { $to } y mandar a la otra ficha a la { $victim }
can-fall = puede ir a la { $to } y acaba en la { $rest }
can-fall-hand = puede ir a la { $to }, y luego tiene que empezar de nuevo
can-enter = puede entrar en la casilla { $to }
can-hit-hand = puede golpear en la { $to }; la otra ficha tiene que empezar de nuevo
can-hit-taken = puede golpear en la { $to }; la otra ficha queda fuera del juego
can-bear-off = puede salir del tablero
can-drown = puede ir a la { $to }, al agua
target-move = tu ficha de la { $from } puede venir aquí
target-hit = tu ficha de la { $from } puede venir aquí y mandar esta a la { $victim }
target-enter = tu ficha puede entrar aquí
target-hit-hand = tu ficha de la { $from } puede venir aquí; esta tiene que empezar de nuevo
target-hit-taken = tu ficha de la { $from } puede venir aquí; esta queda fuera del juego
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
dock-label = Varillas y jugadas
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
button-throw-again = Tirar otra vez
button-wait = Espera, por favor…
button-choose = Elige una ficha
button-only-move = Toca la casilla marcada
button-continue = Continuar
button-choose-throw = Elige una tirada
button-use-throw = Usar el { $throw }
button-confirm = Hacer esta jugada
button-cancel-move = Elegir otra
button-rescue = Sacarla, a la casilla { $to }
button-decline = No salir del tablero
button-pass = Pasar
button-undo = Deshacer
button-redo = Rehacer
button-new-game = Partida nueva
button-rules = Reglas
button-advice = Consejo
button-settings = Ajustes
button-help = Ayuda
button-more = Más
button-close = Cerrar
button-cancel = Cancelar
button-done = Listo
button-start = Empezar
button-play-again = Jugar otra vez
button-look-at-board = Ver el tablero
button-take-back = Recuperarla
toolbar-label = Partida

## Players and moves

players-label = Quién juega
player-name = { $who ->
    [you] Tú
    [computer] Máquina, { $level ->
        [beginner] principiante
        [runner] corredora
        [hitter] cazadora
        [casual] aficionada
        [builder] constructora
        [cautious] prudente
        [skilled] hábil
        [expert] experta
       *[master] maestra
      }
   *[other] { who }
  }
player-off = { $count } de { $pieces } fuera
player-hand = { $count } por entrar
player-taken = { $count ->
    [one] { $count } perdida
   *[other] { $count } perdidas
  }
log-title = Jugadas
log-empty = Aún no hay jugadas.

## later: advice

advice-do-forward = Lo mejor: la ficha de la casilla { $from } a la { $to }.
advice-do-backward = Lo mejor: retroceder con la ficha de la casilla { $from } a la { $to }.
advice-do-fall_back = Lo mejor: devolver al agua la ficha de la casilla { $from }.
advice-do-bear_off = Lo mejor: retirar del tablero la ficha de la casilla { $from }.
advice-do-enter = Lo mejor: meter una ficha en la casilla { $to }.
advice-do-rescue = Lo mejor: sacar tu ficha del agua.
advice-do-decline = Lo mejor: dejar tu ficha donde está.
advice-do-pass = Lo mejor: no golpear nada y terminar tu turno.
advice-do-throw = Lo mejor: tirar las varillas.
advice-because-only_choice = No hay otra opción.
advice-because-equal = Pero da igual: hay otra opción igual de buena.
advice-because-wins = Con eso ganas la partida.
advice-because-bears_off = Con eso esa ficha llega a la meta para siempre.
advice-because-rescues = Allí tu ficha ya no te hace perder turnos.
advice-because-throws = Vale la pena esperar la tirada que libera tu ficha.
advice-because-hits = Manda la ficha de la casilla { $house } { $steps ->
    [one] una casilla
   *[other] { $steps } casillas
  } hacia atrás.
advice-because-removes = Deja fuera del juego la ficha de la casilla { $house }.
advice-because-removes-to_hand = Saca del tablero la ficha de la casilla { $house }, que tiene que empezar de nuevo.
advice-because-goes_on = Después puedes seguir; si no, tu turno terminaría.
advice-because-keeps_out_of_water = Si no, tu ficha acabaría en el agua.
advice-because-keeps_ground = Si no, perderías { $steps ->
    [one] una casilla
   *[other] { $steps } casillas
  }.
advice-because-keeps_enemy_back = Si no, harías avanzar una ficha rival { $steps ->
    [one] una casilla
   *[other] { $steps } casillas
  }.
advice-because-shelters = Si no, { $instead ->
    [100] todas las tiradas
   *[other] { $instead } de cada 100 tiradas
  } podrían golpearte, casi siempre en la casilla { $house }; así { $chance ->
    [0] no puede ninguna
    [1] solo puede una
   *[other] solo pueden { $chance }
  }.
advice-because-blocks = Así, { $chance } de cada 100 tiradas dejan al rival sin nada que avanzar; si no, { $instead ->
    [0] ninguna
   *[other] { $instead }
  }.
advice-because-stays_free = Así { $chance ->
    [0] te sirven todas tus próximas tiradas
   *[other] solo { $chance } de cada 100 de tus próximas tiradas no te sirven
  }; si no, { $instead } de cada 100 no te sirven.
advice-because-further_on = No lo decide una sola cosa; tus fichas quedan mejor colocadas.
advice-chances = Así ganas { $best } de cada 100 partidas, y { $other } con la mejor de las otras opciones.
advice-exact = Estas cifras son exactas: este final se ha calculado entero en tu dispositivo.

## later: dialogs

dialog-loading = Un momento…
new-game-title = Partida nueva
new-game-opponent = Jugar contra
opponents-more = Todos los demás rivales ({ $count })
new-game-blind = La máquina nunca ve las tiradas que vienen.
opponent-beginner = Principiante: mueve siempre la ficha más atrasada
opponent-runner = Corredora: se da prisa
opponent-hitter = Cazadora: golpea lo que puede
opponent-casual = Aficionada: solo piensa en la carrera
opponent-builder = Constructora: forma parejas y barreras
opponent-cautious = Prudente: se queda fuera de alcance
opponent-skilled = Hábil: sopesa cada tirada
opponent-expert = Experta: ha aprendido jugando
opponent-master = Maestra: ha aprendido y sopesa cada tirada
opponent-person = Dos personas, en este dispositivo
new-game-side = Juegas con
side-black = Carretes negros
side-white = Conos blancos
side-random = Al azar
new-game-rules = Reglas
button-change-rules = Cambiar las reglas…
new-game-safe = Después puedes recuperar la partida actual.
settings-title = Ajustes
settings-language = Idioma
settings-language-auto = El del navegador
settings-theme = Material
theme-faience = Fayenza
theme-ebony = Ébano y marfil
theme-papyrus = Papiro
theme-limestone = Caliza
theme-contrast = Alto contraste
settings-speed = Movimiento
speed-slow = Lento
speed-normal = Normal
speed-fast = Rápido
speed-instant = Ninguno
settings-auto-throw = Tirar las varillas por mí
settings-confirm-move = Preguntar antes de cada jugada
settings-not-remembered = Este navegador no deja que la página recuerde tus ajustes ni tu partida.
end-summary = Fuera del tablero: { cones } y { spools }, tras { $throws ->
    [one] una tirada
   *[other] { $throws } tiradas
  }.

rules-title = Reglas

## later: dialogs (the rulesets)

games-more = Todos los demás juegos ({ $count })
game-recommended = recomendado
game-short = juego corto
game-facts = { $pieces ->
    [one] Una ficha
   *[other] { $pieces } fichas
  } por bando, { $minutes ->
    [one] más o menos un minuto.
   *[other] unos { $minutes } minutos.
  }
new-game-board = Tablero
new-game-sides-drawn = Las primeras tiradas deciden quién juega con cada color.
option-pieces = Fichas por bando
option-starting_throw = Nadie juega antes de sacar un 1
option-trap = Una tirada que pase de la casilla 26 puede acabar en el agua
option-home_row = Ninguna ficha sale mientras una de su bando esté en las casillas 1 a 10
board-auto = Según las reglas
board-own = Según las reglas: { $name }
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
ruleset-kendall-wiki = Kendall, fichas fuera del tablero
ruleset-jequier-masters = Jéquier, según Botermans
ruleset-jequier-ludii = Jéquier 1930
ruleset-piccione = El juego del rey Tut
ruleset-bell = Bell 1979
ruleset-simple = Tablero sencillo
ruleset-cypriot = Piedra chipriota
ruleset-simple-marked = Tablero sencillo con marcas
ruleset-middle-kingdom = Tablero del Reino Medio
ruleset-early-nk = Tablero de principios del Reino Nuevo
ruleset-late-nk = Tablero de finales del Reino Nuevo
ruleset-vertical = Tablero vertical
ruleset-double = Tablero doble
author-kendall = Timothy Kendall
author-kendall-modern = devinokeefe/senet, según Timothy Kendall
author-jequier = Gustave Jéquier
author-piccione = Peter A. Piccione
author-bell = R. C. Bell
author-ours = Reglas nuestras: nadie ha propuesto ninguna para este tablero
character-kendall-masters = Las reglas más conocidas: una carrera larga en la que las fichas cambian de sitio sin parar y el agua las retiene.
character-kendall-modern = La misma carrera con cinco fichas y reglas claras para cada caso; su mejor juego se conoce con exactitud.
character-kendall-1979 = Primero haces todas tus tiradas y luego eliges cómo usarlas: hay mucho que planear.
character-kendall-wiki = Al principio el tablero está vacío: las fichas entran una a una, y tres seguidas cierran el paso.
character-jequier-masters = Las fichas tienen que reunirse en la última fila antes de que salga alguna, y el agua las devuelve al principio.
character-jequier-ludii = Las fichas empiezan una tras otra, los golpes mandan muy atrás y quien gana suma puntos.
character-piccione = No se golpea nada: repartes cada tirada entre tus fichas, y un 1 hace entrar una nueva.
character-bell = Corto e intenso: un dado, diez fichas por bando, y la ficha golpeada se pierde para siempre.
character-simple = Una carrera rápida en un tablero sin marcas: las parejas protegen, tres seguidas bloquean.
character-cypriot = El juego sencillo, con guijarros en los huecos de una piedra.
character-simple-marked = Cuatro casillas marcadas cerca del final, y una X que devuelve una ficha al principio.
character-middle-kingdom = El juego del tablero sencillo con marcas, en un tablero girado.
character-early-nk = Cuatro casillas marcadas cerca del final, y un agua que devuelve una ficha al medio.
character-late-nk = Lo mismo, con Horus en la última casilla, que solo deja salir una ficha con un 1.
character-vertical = El tablero está de pie; sus casillas buenas son seguras y dan otra tirada.
character-double = Dos tableros, un solo recorrido de sesenta casillas: la carrera más larga.

## later: rules

rules-unknown = Nadie sabe cómo jugaban al senet los antiguos egipcios: no nos ha llegado ninguna regla.
rules-aim = El objetivo
rules-throwing = Tirar
rules-moving = Mover
rules-houses = Casillas especiales
rules-leaving = Salir del tablero
rules-winning = Ganar
houses-run = { $first } a { $last }
rule-aim-first-off = Lleva todas tus fichas por el recorrido y fuera del tablero antes que tu rival.
rule-aim-board-empty = Lleva por el recorrido y fuera del tablero más fichas que tu rival.
rule-pieces = { $pieces ->
    [one] Cada bando tiene una ficha
   *[other] Cada bando tiene { $pieces } fichas
  }: Blanco juega con conos y Negro con carretes.
rule-start-hand = Al principio, todas las fichas esperan junto al tablero.
rule-start-white-odd = Las fichas empiezan en las casillas 1 a { $last }, Blanco en las impares y Negro en las pares.
rule-start-black-odd = Las fichas empiezan en las casillas 1 a { $last }, Negro en las impares y Blanco en las pares.
rule-opening-white = Blanco tira primero.
rule-opening-black = Negro tira primero.
rule-opening-one-is-white = Se tira por turnos; quien saca primero un 1 juega con Blanco, mueve la ficha delantera de la casilla { $from } a la { $to } y tira otra vez.
rule-opening-one-is-black = Se tira por turnos; quien saca primero un 1 juega con Negro, mueve la ficha delantera de la casilla { $from } a la { $to } y tira otra vez.
rule-opening-higher-throw = Cada bando tira una vez y empieza la tirada más alta; si son iguales, se tira otra vez.
rule-houses-30 = El recorrido tiene 30 casillas y va como la letra S: por la primera fila de diez, de vuelta por la segunda y de nuevo por la tercera.
rule-houses-60 = El recorrido tiene 60 casillas en dos tableros: va y viene en filas de diez, y pasa de la casilla 30 del primer tablero a la 31 del segundo.
rule-sticks = Tira cuatro varillas y cuenta las caras claras.
rule-zero-4 = Ninguna cara clara vale 4.
rule-zero-5 = Ninguna cara clara vale 5.
rule-zero-6 = Ninguna cara clara vale 6.
rule-zero-die = Tira un dado de cuatro caras: muestra 1, 2, 3 o 4.
rule-turn-single = Cada tirada mueve una ficha tantas casillas como indica.
rule-turn-series = Haz primero todas las tiradas de tu turno y juégalas luego en el orden que quieras; cada tirada mueve una ficha tantas casillas como indica.
rule-turn-divided = Puedes repartir el número de la tirada entre varias fichas, pero todas tienen que ir en el mismo sentido.
rule-starting-throw-on = No puedes jugar nada antes de haber sacado un 1; las tiradas anteriores no cuentan.
rule-again = Cuando has jugado un { $throws }, tiras otra vez.
rule-again-series = Tras un { $throws } sigues tirando; un { $others } termina tus tiradas.
rule-again-on = { $count ->
    [one] Quien llega con una ficha a la casilla { $houses } tira otra vez.
   *[other] Quien llega con una ficha a una de las casillas { $houses } tira otra vez.
  }
rule-again-none = Tiras una vez; después le toca a tu rival.
rule-turn-passes = Si no, le toca a tu rival.
rule-must-move = Si puedes mover, tienes que hacerlo.
rule-may-decline-hit-on = Si lo único que puedes hacer es golpear una ficha rival, puedes pasar.
rule-may-decline-off-on = Si lo único que puedes hacer es retirar una ficha del tablero, puedes terminar tu turno.
rule-no-move = Si ninguna de tus fichas puede moverse, tu turno termina, saques lo que saques.
rule-again-without-move = Si ninguna de tus fichas puede moverse, tu turno termina, salvo que hayas sacado un { $throws }: entonces tiras otra vez.
rule-no-move-series = Las tiradas que ninguna de tus fichas puede usar se pierden, y tu turno termina.
rule-no-move-divided = Los pasos que ninguna de tus fichas puede usar se pierden.
rule-entry-any-throw = En lugar de mover una ficha del tablero puedes meter una: se pone en la casilla 1 y avanza enseguida lo que indica la tirada.
rule-entry-with-one = Con un 1 puedes meter una ficha en la casilla 1, si está vacía, y después tiras otra vez.
rule-entry-with-one-first = Esa tirada tiene que mover primero la ficha que acaba de entrar; si no puede moverse, vuelve junto al tablero y tu turno termina.
rule-start-lock-on = Una ficha no puede dejar su casilla de salida antes de que se haya movido la ficha de la casilla siguiente.
rule-blockade-off = Una ficha puede saltar por encima de todas las demás.
rule-blockade-on = Una ficha puede saltar por encima de otras, pero no de tres o más fichas rivales seguidas.
rule-fall-back-off = Una ficha no puede caer sobre una de su color.
rule-fall-back-on = Una ficha que cae sobre una de su color va a la primera casilla vacía que haya detrás.
rule-fall-back-on-unchanged = Una jugada que termina donde empezó solo se permite si no hay otra.
rule-hit-none = Nunca se golpea: una ficha solo puede caer en una casilla vacía.
rule-hit-swap = Una ficha que cae sobre una rival la golpea: las dos cambian de sitio.
rule-hit-empty-behind = Una ficha que cae sobre una rival la golpea: la ficha golpeada va a la primera casilla vacía que haya detrás o, si no hay ninguna, junto al tablero.
rule-hit-lowest-empty = Una ficha que cae sobre una rival la golpea: la ficha golpeada vuelve a la casilla vacía más cercana al principio.
rule-hit-taken = Una ficha que cae sobre una rival la golpea: la ficha golpeada queda fuera del juego.
rule-pairs-on = Dos fichas de un color en casillas seguidas del recorrido se protegen: ninguna puede ser golpeada.
rule-pairs-off = Las fichas en casillas vecinas no se protegen.
rule-backward-none = Tus propias tiradas nunca hacen retroceder una ficha.
rule-backward-to-empty = Si ninguna ficha puede avanzar, una tiene que retroceder lo que indica la tirada, hasta una casilla vacía.
rule-backward-may-hit = Si ninguna ficha puede avanzar, una tiene que retroceder lo que indica la tirada, y puede golpear.
rule-backward-may-hit-swap = Una ficha golpeada así desde delante avanza con ello.
rule-backward-from = Solo una ficha de las casillas 1 a { $house } puede retroceder así.
rule-backward-from-everywhere = Una ficha puede retroceder así desde cualquier casilla.
rule-stop = Toda ficha tiene que parar en la casilla { $house } antes de seguir.
rule-trap-on = También puedes jugar una tirada que llevaría una ficha más allá de la casilla { $stop }: la ficha cae al agua en la casilla { $house }, si está vacía.
rule-water-none = Ninguna casilla hace retroceder una ficha.
rule-water-prison = La casilla { $house } es el agua: cuando una ficha tuya se queda allí, tu turno termina enseguida.
rule-water-prison-alone = Mientras tengas una ficha en el agua, ninguna otra ficha tuya puede moverse.
rule-return-house = En lugar de tirar, puedes sacar tu ficha del agua y ponerla en la casilla { $house }, si está vacía; con eso termina tu turno.
rule-rescued-moves-first-on = Una ficha sacada del agua tiene que moverse antes que cualquier otra de las tuyas.
rule-water-prison-exit = Una tirada de { $throws } lleva la ficha del agua fuera del tablero; sin ella, tu turno termina.
rule-water-to-return = Una ficha que se queda en la casilla { $house } va enseguida a la casilla { $return } o, si está ocupada, a la casilla vacía más cercana antes de ella.
rule-water-to-lowest = Una ficha que se queda en la casilla { $house } va enseguida a la casilla vacía más cercana al principio.
rule-water-to-hand = Una ficha que se queda en la casilla { $house } sale enseguida del tablero y tiene que empezar de nuevo.
rule-unprotected = { $count ->
    [one] A una ficha en la casilla { $houses } nunca la protege la ficha vecina.
   *[other] A las fichas en las casillas { $houses } nunca las protege la ficha vecina.
  }
rule-water-suspends-pairs-on = Mientras tengas una ficha en el agua, tus fichas no se protegen.
rule-water-suspends-pairs-on-rescued = Lo mismo vale mientras una ficha sacada del agua aún no se haya movido.
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
rule-hit-to-water-taken = Si el agua está ocupada, cambia de sitio con la ficha que la golpeó.
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
rule-bear-off-exact = La salida del tablero cuenta como una casilla más después de la { $house }, y una ficha tiene que alcanzarla exactamente.
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
rule-end-board-empty = La partida termina cuando el tablero está vacío: gana quien ha sacado más fichas, y si son iguales no gana nadie.
rule-score-on = Quien gana suma 3 puntos por cada ficha rival que quede en las casillas 1 a 10, 2 por cada una en las casillas 11 a 20 y 1 por cada una en las casillas 21 a 30.

## later: rules (about each ruleset)

rules-retold = Estas reglas solo las conocemos como otros las cuentan, no por el libro del propio investigador.
rules-house-title = Reglas de la casa
rules-house = Alguien ha hecho estas reglas en esta página: son las de «{ $base }», con algunos puntos cambiados.
rules-ours = Ningún estudio ha propuesto reglas para este tablero, así que estas son nuestras. Solo contienen lo que tienen en común las propuestas conocidas.
rules-disputed = Lo que no es seguro
rules-disputed-lead = Los textos dejan abiertas estas preguntas, o se pueden leer de dos maneras. Así jugamos.
rules-throws = Una partida dura unas { $throws } tiradas y { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
  }.
credit-kendall-masters = Timothy Kendall propuso estas reglas en 1978, en «Passing Through the Netherworld»; aquí están tal como las cuenta una página de reglas.
credit-kendall-modern = Un proyecto público, devinokeefe/senet, escribió esta forma moderna de las reglas de Kendall con cinco fichas y calculó exactamente su mejor juego.
credit-kendall-1979 = Timothy Kendall, 1979, tal como el portal Ludii resume su libro de reglas; las cuatro opciones también son de Ludii.
credit-kendall-wiki = Timothy Kendall, tal como lo cuenta un artículo de wiki; no nombra ninguna fuente para la entrada de las fichas, para los golpes voluntarios ni para la salida desde la última casilla.
credit-jequier-masters = Gustave Jéquier, tal como lo cuenta una página de reglas según «The World of Games», de Botermans y otros.
credit-jequier-ludii = Gustave Jéquier, 1930, tal como lo resume Ludii.
credit-piccione = Peter A. Piccione, 1977, «King Tut’s Game», tal como lo resume Ludii.
credit-bell = R. C. Bell, 1979, tal como lo resume Ludii.
credit-simple = Se conocen tableros sin marcas, pero no cómo se jugaba en ellos.
credit-cypriot = En Chipre se conocen piedras toscas con tres filas de diez huecos, pero no cómo se jugaba en ellas.
credit-simple-marked = Se conocen tableros con cuatro marcas cerca del final: un signo de «bueno», una X, tres trazos y dos trazos.
credit-middle-kingdom = Los tableros del Reino Medio tienen las mismas marcas, pero el juego termina arriba a la izquierda.
credit-early-nk = En los tableros de principios del Reino Nuevo, el agua ocupa el lugar de la X, y aves y hombres el de los trazos.
credit-late-nk = En los tableros de finales del Reino Nuevo hay dioses en las últimas casillas, con Horus al final.
credit-vertical = Se conoce un tablero con el lado largo de pie y con el signo de «bueno» en tres de sus últimas casillas.
credit-double = Se conocen dos tableros de treinta casillas, uno junto al otro.
disputed-km-1 = ¿Cuándo vuelve al agua una ficha de la casilla 28 o 29? El texto puede decir: cuando su bando no tiene otra ficha, o: cuando ninguna otra ficha puede usar la tirada; jugamos lo segundo.
disputed-km-2 = ¿Se tira otra vez tras un 1, 4 o 5 con el que nada pudo moverse? Jugamos que no.
disputed-km-3 = ¿Son vecinas dos casillas una encima de otra? Jugamos que no: solo a lo largo del recorrido.
disputed-km-4 = ¿Protege a sus vecinas una ficha en el agua? Jugamos que sí; solo ella queda sin protección.
disputed-km-5 = ¿Termina tu turno cuando empujas una ficha rival al agua? Jugamos que no.
disputed-km-6 = ¿Hay que retirar una ficha del tablero si nada más avanza? Jugamos que sí.
disputed-km-7 = ¿Con qué tirada se deja la casilla 30? El texto pide primero la tirada exacta y luego permite cualquiera; jugamos con cualquiera.
disputed-km-8 = ¿Se tira otra vez tras un 4 que saca una ficha del agua? Jugamos que sí.
disputed-km-9 = ¿Puede una ficha retroceder desde la casilla 26? Jugamos que sí.
disputed-km-10 = ¿Se puede sacar una ficha del agua en el mismo turno en que cayó? Jugamos que no.
disputed-km-11 = ¿Hay que sacar la ficha del agua si se puede? Jugamos que no: puedes tirar en busca del 4.
disputed-km-12 = ¿Hay otra ayuda si la casilla 15 sigue ocupada? Jugamos que no: se espera un 4.
disputed-km-13 = ¿Cierran el paso tres fichas seguidas? Este texto no dice nada; jugamos que no.
disputed-kw-1 = ¿Una ficha que entra con un 4 cae en la casilla 5 o en la 4? Jugamos en la 5: se pone en la casilla 1 y luego se mueve.
disputed-kw-2 = ¿Puede entrar una ficha con la casilla 1 ocupada? Jugamos que sí: no se queda allí.
disputed-kw-3 = ¿Dan algunas tiradas otra más? Este texto da una tirada por turno; así jugamos.
disputed-kw-4 = ¿Qué pasa si eliges no golpear? Esa jugada no se hace.
disputed-kw-5 = ¿Se puede pasar teniendo otras jugadas? Jugamos que no.
disputed-kw-6 = ¿Puede una ficha caer sobre una rival dentro de una barrera de tres? Jugamos que sí: solo está prohibido cruzarla.
disputed-kw-7 = ¿Qué hace un 5 en la casilla 26? El texto calla; jugamos que la ficha sale del tablero.
disputed-kw-8 = ¿Cuándo está vacía la primera fila? Jugamos que cuando ningún bando tiene fichas en ella; las que están junto al tablero no cuentan.
disputed-kw-9 = ¿Puede una ficha caer sobre su color y acabar donde empezó? Jugamos que solo si nada más puede moverse; si no, sería pasar sin coste.
disputed-kw-10 = ¿Puede una ficha devuelta acabar en la casilla 27, 28 o 29? Jugamos que sí, y entonces vale la regla de esa casilla.
disputed-kw-11 = ¿Se protegen las parejas? El texto solo conoce las barreras de tres; jugamos que no.
disputed-kw-12 = ¿Y si las casillas 1 a 15 están todas ocupadas cuando el agua devuelve una ficha? Va junto al tablero.
disputed-kw-13 = ¿Qué es la «única varilla blanca» con la que se deja la casilla 30? Jugamos una tirada de 1.
disputed-kw-14 = ¿Puede una tirada cruzar una barrera de tres si la ficha vuelve luego delante de ella? Jugamos que no.
disputed-k79-1 = ¿Se hacen todas las tiradas antes de mover? Este texto lo dice; el programa de Ludii las juega una a una. Seguimos el texto.
disputed-k79-2 = ¿Qué color está delante? Jugamos Blanco, porque quien saca el primer 1 juega con Blanco y mueve la ficha delantera.
disputed-k79-3 = ¿Se puede jugar una tirada hacia atrás si otra podría avanzar? Jugamos que no.
disputed-k79-4 = ¿Qué pasa con las demás tiradas cuando una ficha cae al agua? Se pierden.
disputed-k79-5 = ¿Qué turno cuesta un rescate? El propio rescate, en lugar de una tirada.
disputed-k79-6 = ¿Puede ser golpeada una ficha en el agua? Jugamos que sí; las dos cambian de sitio.
disputed-k79-7 = ¿Qué parejas dejan de proteger mientras hay una ficha en el agua? Solo las de su bando.
disputed-k79-8 = ¿De quién es la ficha en el agua que hace seguras las casillas 28 a 30? De cualquiera.
disputed-k79-9 = ¿Y si golpean una ficha que debe moverse primero? Entonces su bando vuelve a estar libre.
disputed-k79-10 = ¿Cuentan las tiradas anteriores al primer 1? Jugamos que no.
disputed-k79-11 = ¿Cae en la trampa toda tirada que va demasiado lejos? Jugamos que es una opción más.
disputed-k79-12 = ¿Qué fichas en la primera fila te impiden salir? Solo las tuyas.
disputed-k79-13 = ¿Se decide el rescate antes o después de tirar? Antes.
disputed-k79-14 = ¿Tiene que mover la ficha delantera el 1 inicial? Jugamos que sí.
disputed-k79-15 = ¿Da otra tirada un 4 o un 5 al empezar? Jugamos que no.
disputed-k79-16 = ¿Y si una ficha debe moverse primero y otra cae al agua? El agua va primero.
disputed-jm-1 = ¿Puede una ficha parar en la casilla 30 antes de que todas estén en la última fila? Jugamos que no: llegar allí es salir.
disputed-jm-2 = ¿Puede una tirada pasar de la casilla 30? Jugamos que no.
disputed-jm-3 = ¿Se tira otra vez tras un 1, 4 o 6 con el que nada pudo moverse? Jugamos que no.
disputed-jm-4 = ¿Detiene una barrera de tres también a las fichas que retroceden? Jugamos que sí.
disputed-jm-5 = ¿Cuál es la primera casilla vacía? Jugamos la de número más bajo.
disputed-jm-6 = ¿Tienen que salir las fichas en orden? Este texto deja mover cualquiera.
disputed-jm-7 = ¿Sigue una barrera al doblar el final de una fila? Jugamos que sí.
disputed-jl-1 = ¿Cuál es la cuarta casilla segura? El texto imprime 20, que nada marca; jugamos 30.
disputed-jl-2 = ¿Cuándo puede una ficha dejar su casilla de salida? Jugamos que cuando se ha movido la ficha que estaba en la siguiente.
disputed-jl-3 = ¿Se tira otra vez tras un 1, 4 o 6 con el que nada pudo moverse? Jugamos que no.
disputed-jl-4 = ¿Puede golpear una ficha que retrocede? Jugamos que no.
disputed-jl-5 = ¿Adónde va una ficha golpeada? En este texto, a la casilla vacía más cercana al principio.
disputed-jl-6 = El programa de Ludii solo busca barreras de tres en algunos lugares; seguimos el texto.
disputed-pi-1 = ¿Da un 5 otra tirada? El texto dice que sí; así jugamos.
disputed-pi-2 = ¿Puede una parte de la tirada sacar una ficha del tablero? Jugamos que sí, si esa parte es exacta.
disputed-pi-3 = ¿Tienen que ir en el mismo sentido todas las jugadas de un turno, o solo las de una tirada? Jugamos que las de una tirada.
disputed-pi-4 = ¿Tiene que hacer entrar una ficha un 1? Solo si nada más avanza.
disputed-pi-5 = ¿Dan dos tiradas dos motivos para tirar otra vez? Jugamos que una.
disputed-pi-6 = ¿Qué ficha usa primero la tirada que sigue a la entrada? La que ha entrado.
disputed-pi-7 = ¿Da una tirada caer en la casilla 15 o 26 al retroceder? Jugamos que sí.
disputed-pi-8 = ¿Y si un 5 no puede mover la ficha que ha entrado? El turno termina.
disputed-pi-9 = ¿Hay que usar tantos pasos como sea posible? No, pero se sigue mientras se pueda usar algún paso.
disputed-pi-10 = ¿Puede la tirada que da una ficha nueva hacer entrar otra? Jugamos que no; otras tiradas extra sí.
disputed-be-1 = ¿Se tira un dado o varillas? Un texto más antiguo dice varillas; jugamos con el dado.
disputed-be-2 = ¿Qué casillas están marcadas? Jugamos de la 26 a la 29, como muestra el tablero dibujado para estas reglas.
disputed-be-3 = ¿Hay que golpear si se puede? Jugamos que no.
disputed-be-4 = Si hubiera que golpear, ¿iría antes dejar una casilla marcada? Jugaríamos que sí.
disputed-be-5 = ¿Cuándo termina la partida? Jugamos que cuando el tablero está vacío.
disputed-be-6 = ¿Y si las tiradas iniciales son iguales? Se tira otra vez.
disputed-be-7 = ¿Cierran el paso las barreras de tres, como en las reglas de Kendall? Jugamos que no.
disputed-kmo-1 = ¿Adónde va una ficha golpeada? Las dos cambian de sitio.
disputed-kmo-2 = ¿Son seguras las casillas 28 a 30? No: solo protege un vecino.
disputed-kmo-3 = ¿Adónde va una ficha golpeada en las casillas 28 a 30? A la casilla 26, de donde venía la otra.
disputed-kmo-4 = ¿Puede ir una ficha de la casilla 28 a la 29 o la 30, o retroceder? No.
disputed-kmo-5 = ¿Con qué tirada se deja la casilla 30? Solo con un 1.
disputed-kmo-6 = ¿Y si nada puede moverse con un 1, 4 o 5? Le toca al rival.
disputed-kmo-7 = ¿Termina el turno al caer al agua? No.
disputed-kmo-8 = ¿Se puede pasar alguna parte de una barrera de tres? No.
disputed-kmo-9 = ¿Pueden las barreras o los vecinos impedir la vuelta desde el agua? No.
disputed-kmo-10 = ¿Da otra tirada retroceder con un 1, 4 o 5? Sí.
disputed-kmo-11 = ¿Puede una ficha retroceder desde la casilla 26? Sí.
disputed-kmo-12 = ¿Se puede jugar con otro número de fichas? Sí, como reglas de la casa, pero solo se ha calculado el juego con cinco.
disputed-board-cross = ¿Adónde manda la X una ficha? Nadie lo sabe; la mandamos a la casilla vacía más cercana al principio, porque nada une la X con la casilla 15.
disputed-board-rebirth = ¿Es especial la casilla 15 en los tableros que no la marcan? Jugamos que no.
disputed-board-last = ¿Qué pide la casilla 30 sin marca? Jugamos cualquier tirada.
disputed-board-upright = ¿En qué sentido se juega en el tablero vertical? Nadie lo sabe; mantenemos el orden habitual, en tres columnas desde arriba a la izquierda.
disputed-board-two = ¿Dos tableros son un recorrido o dos? Nadie lo sabe; un solo recorrido largo es lo más sencillo.
disputed-board-pebbles = ¿Cuántos guijarros se usaban? Nadie lo sabe; usamos cinco.

## later: dialogs (help)

help-title = Ayuda
help-tap = Toca o haz clic en el botón grande para tirar, luego en una ficha y luego en la casilla adonde va.
help-drag = También puedes arrastrar una ficha a su casilla.
help-mistake = Tocar en otro sitio no hace nada, y toda jugada se puede deshacer.
help-learn = Arriba, en «Reglas», están las reglas de este juego. En «Más» hay lecciones cortas, y lo que hace cada casilla especial.
help-marks = Marcas en el tablero
help-mark-ring = Un anillo alrededor de una ficha: puede moverse.
help-mark-target = Un anillo en una casilla: la ficha que has elegido puede ir allí.
help-mark-hit = Un anillo con una flecha curva: una jugada a esa casilla golpea la ficha, que va adonde señala la flecha.
help-mark-row = Una línea debajo de unas fichas: se protegen, o cierran el paso.
help-mark-trail = Un rastro de puntos: la última jugada.
help-keyboard = Teclas, cuando el tablero tiene el foco
help-key-arrows = flechas
help-arrows = derecha e izquierda: por el recorrido; arriba y abajo: la fila siguiente
help-key-ends = Inicio, Fin
help-ends = primera casilla, final del recorrido
help-key-enter = Intro, Espacio
help-enter = elegir una ficha o una casilla
help-key-escape = Esc
help-escape = volver a dejar la ficha
help-key-throw = T
help-throw = tirar las varillas
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
help-look = mirar atrás: una jugada atrás, una adelante
help-key-card = I
help-card = qué es esta casilla y qué hace
help-key-odds = D
help-odds = las últimas tiradas y las probabilidades
help-key-help = ?
help-help = esta ayuda
help-accessibility = Cómo puede jugar todo el mundo: nuestra declaración de accesibilidad (en inglés)
help-questions = Preguntas al tablero, con una tecla
help-key-mine = P
help-mine = ¿dónde están mis fichas?
help-key-others = O
help-others = ¿dónde están las fichas del rival?
help-key-moves = G
help-moves = ¿adónde puedo ir?
help-key-sticks = K
help-sticks = ¿qué muestran las varillas?
help-key-score = C
help-score = ¿quién ha sacado cuántas fichas del tablero?
help-key-way = F
help-way = ¿cuánto camino queda?
help-key-house = X
help-house = ¿qué hay en esta casilla?

## later: house (the editor of house rules)

house-title = Reglas de la casa
house-lead = Cambia cualquier punto de las reglas. Lo que no encaja se muestra enseguida.
house-from = Partir de
house-yours = Tu juego
house-name = Nombre de tu juego
house-name-default = { $base }, a mi manera
house-reset-all = Deshacer todos los cambios
house-reset = Como en «{ $base }»
house-changed = { $count ->
    [one] 1 cambio
   *[other] { $count } cambios
  }
house-disagrees = no encaja
house-ready = Estas reglas encajan.
house-clashes = { $count ->
    [one] Dos puntos se contradicen.
   *[other] { $count } pares de puntos se contradicen.
  }
house-show = Mostrar dónde
house-play = Jugar
house-opponent = Contra
house-save = Guardar este juego
house-saved = Guardado como «{ $name }».
house-save-full = Hay sitio para { $count } juegos. Borra uno primero.
house-save-blocked = Este navegador no deja que la página guarde nada.
house-save-unnamed = Ponle antes un nombre a tu juego.
house-mine = Mis propios juegos ({ $count })
house-open = Abrir
house-rename = Cambiar el nombre
house-delete = Borrar
house-deleted = «{ $name }» está borrado.
house-link = Copiar el enlace
house-link-label = El enlace a este juego
house-link-copied = El enlace está copiado.
house-link-by-hand = Copia el enlace marcado.
house-point-value = { $point }: { $value }
house-fix = Cambiar «{ $point }» a: { $value }
house-fix-off = Desactivar «{ $point }»
house-fix-on = Activar «{ $point }»
house-refused = no con «{ $points }»
house-refused-houses = { $houses }: no con «{ $points }». { $reason }
house-idle = Sin efecto por ahora, a causa de «{ $point }».
house-range = { $first }–{ $last }
house-none = ninguna
house-on = sí
house-off = no
house-exit = { $house } con { $throws }
house-exit-any = cualquier tirada
house-exit-star = con cualquier tirada mientras la primera fila esté vacía
house-exit-row = Desde la casilla { $house }, una ficha sale del tablero con
house-nothing-special = nada especial

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
dim-start-white-odd = las fichas empiezan alternadas en las primeras casillas, Negro delante
dim-start-black-odd = las fichas empiezan alternadas en las primeras casillas, Blanco delante
dim-opening = Quién empieza
dim-opening-white = empieza Blanco
dim-opening-black = empieza Negro
dim-opening-one-is-white = quien saca primero un 1 juega con Blanco y mueve su ficha delantera
dim-opening-one-is-black = quien saca primero un 1 juega con Negro y mueve su ficha delantera
dim-opening-higher-throw = empieza la tirada más alta
dim-start-lock = Una ficha no puede salir antes que la que tiene delante
dim-entry = Cómo entran las fichas en el tablero
dim-entry-none = ninguna ficha entra más tarde
dim-entry-any-throw = las fichas entran con cualquier tirada: con 1 en la casilla 2, con 2 en la casilla 3, etcétera
dim-entry-with-one = las fichas entran con una tirada de 1, en la casilla 1
dim-starting-throw = Hay que sacar un 1 antes de jugar
dim-zero = Con qué se tira
dim-zero-4 = cuatro varillas; ninguna cara clara vale 4
dim-zero-5 = cuatro varillas; ninguna cara clara vale 5
dim-zero-6 = cuatro varillas; ninguna cara clara vale 6
dim-zero-die = un dado de cuatro caras
dim-again = Tiradas que dan otra tirada
dim-again-without-move = Tiradas que dan otra tirada aunque nada pueda moverse
dim-again-on = Casillas que dan otra tirada
dim-turn = Cómo es un turno
dim-turn-single = una tirada, una jugada
dim-turn-series = seguir tirando mientras las tiradas den otra y luego jugarlas en cualquier orden
dim-turn-divided = una tirada, cuyos pasos se pueden repartir entre las fichas
dim-blockade = El rival no puede cruzar tres fichas seguidas
dim-fall-back = Una ficha puede caer sobre su color y retrocede a la primera casilla vacía
dim-backward = Qué pasa cuando nada puede avanzar
dim-backward-none = cuando nada puede avanzar, se pierde el turno
dim-backward-to-empty = cuando nada puede avanzar, una ficha tiene que retroceder a una casilla vacía
dim-backward-may-hit = cuando nada puede avanzar, una ficha tiene que retroceder, y puede golpear
dim-backward-from = La última casilla desde la que se retrocede
dim-vacate = Casillas que hay que dejar en cuanto se pueda
dim-pairs = Dos fichas juntas se protegen
dim-unprotected = Casillas donde un vecino no protege
dim-water-suspends-pairs = Quien tiene una ficha en el agua no tiene parejas protegidas
dim-safe = Casillas donde una ficha está a salvo
dim-safe-while-water = Casillas seguras mientras hay una ficha en el agua
dim-hit = Qué pasa con una ficha golpeada
dim-hit-none = ninguna ficha puede ser golpeada
dim-hit-swap = la ficha golpeada cambia de sitio con la que la golpea
dim-hit-empty-behind = la ficha golpeada va a la primera casilla vacía que haya detrás
dim-hit-lowest-empty = la ficha golpeada va a la primera casilla vacía del tablero
dim-hit-taken = la ficha golpeada queda fuera del juego
dim-hit-to-water = Casillas desde las que una ficha golpeada cae al agua
dim-may-decline-hit = Quien solo puede golpear puede pasar
dim-stop = La casilla donde toda ficha tiene que parar
dim-trap = Una tirada que pasa de esa casilla acaba en el agua
dim-water-house = La casilla del agua
dim-water = Qué hace el agua
dim-water-none = no hay agua
dim-water-prison = el agua retiene la ficha hasta que una tirada o un rescate la libera
dim-water-to-return = el agua pone la ficha en la casilla de vuelta
dim-water-to-lowest = el agua pone la ficha en la primera casilla vacía del tablero
dim-water-to-hand = el agua saca la ficha del tablero, y tiene que entrar de nuevo
dim-return-house = La casilla de vuelta
dim-rescued-moves-first = Una ficha rescatada tiene que moverse antes que las demás
dim-stuck-to-water = Casillas desde las que una ficha atascada vuelve al agua
dim-fixed = Casillas desde las que una ficha solo puede salir del tablero
dim-bear-off = Cómo salen las fichas del tablero
dim-bear-off-exact = las fichas salen con la tirada exacta que pasa de la última casilla
dim-bear-off-overshoot = las fichas salen con cualquier tirada que pase de la última casilla
dim-bear-off-onto-last = las fichas salen al caer exactamente en la última casilla
dim-exits = Casillas que se dejan con tiradas propias
dim-clear-first = Casillas que hay que vaciar de fichas propias antes de que salga alguna
dim-may-decline-off = Se puede renunciar a salir del tablero
dim-end = Quién gana
dim-end-first-off = gana quien saca primero todas sus fichas del tablero
dim-end-board-empty = se juega hasta vaciar el tablero; gana quien ha sacado más fichas
dim-score = Quien gana suma puntos por las fichas rivales que quedan

clash-hand-entry = Las fichas que empiezan fuera del tablero necesitan una manera de entrar.
clash-water-entry = El agua saca fichas del tablero, y no tienen manera de volver a entrar.
clash-behind-entry = Una ficha golpeada por otra que retrocede puede no hallar una casilla vacía detrás, y no tiene manera de volver a entrar.
clash-one-divided = Entrar con un 1 va con las tiradas que se reparten.
clash-any-divided = Con tiradas repartidas, una ficha solo puede entrar con un 1.
clash-opening-hand = El 1 que abre la partida mueve la ficha delantera, pero no hay ninguna en el tablero.
clash-opening-odd = El 1 que abre la partida mueve la ficha delantera, pero tiene una ficha rival delante.
clash-lock-hand = Las fichas que empiezan fuera del tablero no tienen nada delante a lo que esperar.
clash-lock-backward = Una ficha que retrocede podría golpear una que aún no ha salido.
clash-one-series = Esperar un 1 va con los turnos de varias tiradas.
clash-divided-hit = Con tiradas repartidas, ninguna ficha puede ser golpeada.
clash-divided-fall-back = Con tiradas repartidas, ninguna ficha cae hacia atrás.
clash-divided-prison = Con tiradas repartidas, el agua no puede retener una ficha.
clash-divided-trap = Con tiradas repartidas, ninguna tirada acaba en el agua al pasar de una casilla.
clash-divided-blockade = Con tiradas repartidas, toda barrera se puede cruzar.
clash-divided-vacate = Con tiradas repartidas, no hay que dejar antes ninguna casilla.
clash-divided-decline-hit = Con una tirada repartida no se puede pasar.
clash-divided-decline-off = A una tirada repartida no se puede renunciar.
clash-always-again = Cada tirada daría otra más, y el turno no terminaría nunca.
clash-always-again-unmoved = Quien no puede mover tiraría sin fin.
clash-series-unmoved = Cuando todas las tiradas van antes de las jugadas, después no se puede ganar ninguna.
clash-series-again-on = Cuando todas las tiradas van antes de las jugadas, ninguna casilla puede dar otra.
clash-water-nowhere = El agua necesita una casilla.
clash-water-idle = Hay una casilla del agua, pero no hay agua.
clash-water-pieces = El agua tiene que estar más allá de las casillas donde empiezan las fichas, y una más.
clash-water-return = Esta agua necesita una casilla adonde vuelvan las fichas.
clash-return-beyond = La casilla de vuelta tiene que estar antes de la del agua.
clash-trap-stop = Ninguna tirada puede pasar de la casilla de parada, porque no la hay.
clash-trap-water = Una tirada no puede acabar en el agua donde no la hay.
clash-trap-behind = Una tirada que pasa de la casilla de parada acaba en el agua, así que el agua tiene que estar más allá.
clash-water-fixed = La casilla del agua no puede ser una de la que solo se sale del tablero.
clash-stuck-water = Las fichas atascadas solo pueden volver a un agua que las retenga.
clash-stuck-forward = Las fichas atascadas vuelven al agua, así que tienen que estar más allá de ella.
clash-hit-water = Una ficha golpeada solo puede caer en un agua que la retenga.
clash-safe-water = Nunca hay fichas en el agua, así que ninguna casilla puede ser segura entretanto.
clash-rescue-water = Solo hay rescate de un agua que retiene fichas.
clash-fall-back-prison = Una ficha que cae hacia atrás podría tapar el agua que retiene fichas.
clash-taken-end = Si se pueden perder fichas para siempre, solo al final se sabe quién gana.
clash-score-end = Los puntos son para quien saca primero todas sus fichas del tablero.
clash-last-exit = Ninguna ficha se queda en la última casilla, así que no necesita tiradas propias.
clash-last-fixed = Ninguna ficha se queda en la última casilla, así que ninguna sale desde ella.
clash-backward-nowhere = Las fichas tienen que retroceder, pero desde ninguna casilla.
clash-backward-idle = Hay una última casilla desde la que retroceder, pero las fichas nunca retroceden.
clash-clear-fixed = Una ficha en una casilla así nunca podría dejarla: tendría que haberse ido antes de poder irse.
clash-clear-last = Una ficha en la última casilla nunca podría dejarla: tendría que haberse ido antes de poder irse.
clash-off-board = Una de las casillas nombradas no está en el tablero.
clash-fixed-for-good = Una ficha en una de estas casillas nunca podría dejarla: ninguna tirada la saca del tablero.
clash-last-for-good = Una ficha en la última casilla nunca podría dejarla: las tiradas que necesita no pueden salir.

## later: practice (the computer practises house rules)

practice-title = Dejar que la máquina practique
practice-judge-base = Con estas reglas, los rivales fuertes y los consejos usan lo que la máquina sabe de «{ $base }», si en una prueba breve eso resulta mejor que juzgar a ojo.
practice-judge-thumb = Con estas reglas, los rivales fuertes y los consejos juzgan a ojo.
practice-begin = Practicar estas reglas
practice-note = Tarda más o menos un minuto. Mientras tanto puedes seguir jugando.
practice-goes-on = La máquina está jugando contra sí misma.
practice-left = { $seconds ->
    [one] Queda más o menos { $seconds } segundo.
   *[other] Quedan más o menos { $seconds } segundos.
  }
practice-enough = Ya basta
practice-compares = Ahora juega contra la máquina de antes.
practice-games = { $done } de { $games } partidas
practice-others = La máquina está practicando otras reglas. Solo puede practicar un juego a la vez.
practice-learned = La máquina ha practicado estas reglas. Los rivales fuertes y los consejos usan lo que ha aprendido. En { $games } partidas contra la máquina de antes, ha ganado el { $share } % de los puntos (probablemente entre el { $low } % y el { $high } %).
practice-learned-unkept = La máquina ha practicado estas reglas. En { $games } partidas contra la máquina de antes, ha ganado el { $share } % de los puntos (probablemente entre el { $low } % y el { $high } %). Este navegador no puede guardar lo que ha aprendido, así que se olvida cuando dejas la página.
practice-in-vain = Practicar no ha ayudado: en { $games } partidas contra la máquina de antes, solo ha ganado el { $share } % de los puntos (probablemente entre el { $low } % y el { $high } %). Así que sigue como antes.
practice-failed = La máquina no pudo practicar ({ $reason }).
practice-forget = Olvidar lo que ha aprendido
practice-no-worker = Este navegador no deja que la máquina practique.

## Notices and failures

notice-replaced = Ha empezado una partida nueva.
notice-save-unreadable = No se pudo leer la partida guardada, así que empieza una nueva ({ $reason }).
notice-parameter = La dirección pide { $name }={ $value }, que no se conoce. Posibles: { $allowed }.
notice-ruleset = La dirección pide las reglas { $value }, que no se pueden jugar ({ $reason }).
notice-seed = La dirección pide seed={ $value }, que no es un número de 64 cifras hexadecimales como mucho.
notice-computer-stopped = La máquina no pudo elegir una jugada ({ $reason }). Pulsa «Continuar» para pedírsela otra vez.
notice-language = No se pudieron cargar los textos en { $language }.
notice-no-net = Esta copia de la página no lleva lo que los rivales fuertes han aprendido de estas reglas, así que juzgan a ojo.
notice-practice-damaged = Lo que la máquina había practicado para estas reglas está dañado, así que se ha olvidado.
notice-fault = Algo ha salido mal ({ $reason }). La partida sigue como estaba.
notice-not-loaded = No se pudo cargar esta parte de la página. Comprueba la conexión e inténtalo de nuevo.
failure-title = El juego no puede empezar
failure-wasm-missing = Este navegador no tiene WebAssembly, que el juego necesita. Usa un navegador más nuevo.
failure-wasm-blocked = Este sitio no permite WebAssembly, que el juego necesita. Su política de seguridad tiene que contener script-src 'wasm-unsafe-eval'. Un navegador antiguo quizá necesite una actualización.
failure-wasm-not-found = No se pudo cargar el motor del juego. Comprueba la conexión y recarga la página.
failure-engine-broken = El motor del juego no funciona en este navegador. Usa un navegador más nuevo.

## later: more (the menu of more, and what the parts of the page share)

# ---- more: messages below ----
more-title = Más
more-play = Jugar
more-learn = Aprender
more-share = Compartir y guardar
more-view = Vista
more-about = Acerca de
more-embedding = Poner este juego en tu sitio web
more-print = Imprimir el tablero, las varillas, las reglas y una hoja de ejercicios
more-frozen = La página que rodea este juego lo ha parado por ahora.
more-one-file = Este archivo funciona sin red. Habla estos idiomas: { $languages }. El archivo senet-languages.html habla todos los idiomas que hay.

## later: sound (sounds)

# ---- sound: messages below ----

sound-title = Sonido
sound-on = Reproducir sonidos
sound-volume = Volumen
sound-percent = { $share } %
sound-pitches = Una nota para cada casilla: cuanto más aguda, más cerca del final
sound-unavailable = Este dispositivo no puede reproducir sonido en este momento.

## later: learning (lessons, the cards of the houses, the history, the odds of the sticks)

# ---- learning: messages below ----

learn-offer-label = Primera lección
learn-offer = ¿No conoces el senet? Apréndelo jugando, en un minuto y medio.
learn-offer-start = Enséñamelo
learn-offer-later = Ahora no

learn-menu-lessons = Lecciones
learn-menu-lessons-note = Aprender el juego jugando
learn-menu-house = Casillas
learn-menu-house-note = Qué es, qué hace y qué significó cada casilla especial
learn-menu-odds = Tiradas y probabilidades
learn-menu-odds-note = Las últimas tiradas, las probabilidades y lo que ha salido hasta ahora
learn-menu-history = Historia
learn-menu-history-note = Tableros reales, y lo que nadie sabe
learn-why-house = Más sobre la casilla { $house }
learn-why-lesson = Lección: { $name }

learn-known = conocido
learn-second = de segunda mano
learn-unknown = no se sabe
learn-standings = «Conocido»: lo dice un museo, una excavación o un estudioso, y lo hemos leído allí. «De segunda mano»: otros lo cuentan, pero no hemos visto su fuente. «No se sabe»: nadie puede decirlo.

learn-lessons = Lecciones
learn-lessons-lead = Lecciones cortas en un tablero aparte. Tu partida te espera y no cambia.
learn-lessons-rows = Proteger y cerrar el paso
learn-lessons-houses = Las casillas especiales
learn-lessons-rules = Qué cambia con otras reglas
learn-not-kept = Este navegador no deja que la página recuerde qué lecciones has hecho.
learn-goes-on = Seguir en el paso { $count } de { $last }
learn-done = Hecha
learn-step = Paso { $count } de { $last }
learn-count = { $count } / { $last }
learn-progress = Por dónde va la lección
learn-dock = Varillas y jugadas de la lección
learn-back = Atrás
learn-skip = Saltar
learn-next = Siguiente
learn-finish = Terminar
learn-press-next = Este paso está hecho. Pulsa «Siguiente» para continuar.
learn-not-asked = En una partida eso está permitido. Aquí, prueba lo que pide este paso.

lesson-first = Primera lección
lesson-first-about = Tirar, mover, golpear, proteger y salir del tablero: todo el juego en un minuto y medio.
lesson-first-1 = Este es un tablero de senet. Sus 30 casillas forman un camino como una gran S: empieza en la casilla 1 y termina en la casilla 30. Juegas con los carretes negros. Llévalos todos por el camino y fuera del tablero antes que los conos blancos.
lesson-first-2 = Empieza con una tirada. Pulsa el botón «Tirar» o toca las varillas.
lesson-first-2-done = Cada varilla tiene una cara clara y una oscura. Hay dos caras claras arriba: has sacado un 2.
lesson-first-3 = Un carrete avanza 2 casillas. El que tiene el anillo puede moverse: tócalo.
lesson-first-3-done = Después de un 2 o un 3 le toca al rival.
lesson-first-4 = Hay un cono blanco solo en la casilla 17, justo delante de tu carrete de la casilla 16. Tira y cae sobre él.
lesson-first-4-done = Has golpeado el cono, y los dos han cambiado de sitio. Además, un 1, un 4 o un 5 te da otra tirada. Ninguna cara clara vale 5.
lesson-first-5 = Así que te sigue tocando a ti. Tira otra vez y mueve el carrete que quieras.
lesson-first-5-done = Si puedes mover, tienes que hacerlo. Tú eliges qué ficha.
lesson-first-6 = Ahora hay dos conos juntos en las casillas 19 y 20. Tira y luego toca tu carrete de la casilla 17.
lesson-first-6-done = Ahí no puede golpear: dos fichas juntas se protegen.
lesson-first-7 = Tú puedes hacer lo mismo. Mueve el carrete de la casilla 10 junto a tu carrete de la casilla 13.
lesson-first-7-done = Tus dos carretes están juntos. Ahora nadie puede golpearlos.
lesson-first-8 = Cerca del final están las casillas especiales. Ninguna ficha puede saltar la casilla 26, la Casa de la Belleza: todas tienen que parar allí. Tira y lleva un carrete hasta ella.
lesson-first-8-done = Desde la casilla 26 decide la tirada: un 5 saca enseguida una ficha del tablero, una tirada menor lleva a las últimas casillas.
lesson-first-9 = Tira. Con un 3, los dos carretes pasarían de la casilla 26, así que nada puede avanzar. Entonces una ficha tiene que retroceder. Elige una.
lesson-first-9-done = Retroceder puede doler. Conviene tener detrás una ficha que aún pueda avanzar.
lesson-first-10 = Aquí está el peligro: la casilla 27 es el agua. Tira y mira qué hace un 1 en la casilla 26.
lesson-first-10-done = Tu carrete ha caído al agua y tu turno ha terminado. Mientras esté allí, tus otras fichas no pueden moverse.
lesson-first-11 = Turno siguiente. En lugar de tirar puedes sacarlo: vuelve a la casilla 15, la Casa del Renacimiento. Pulsa el botón para sacarlo.
lesson-first-11-done = Está fuera. También podrías haber esperado un 4, que lleva una ficha del agua directamente fuera del tablero.
lesson-first-12 = Las últimas casillas piden tiradas exactas: 3 desde la casilla 28, 2 desde la 29. Tira y retira un carrete.
lesson-first-12-done = Ha llegado. Desde la casilla 30 vale cualquier tirada.
lesson-first-13 = Tu último carrete está en la casilla 30. Tira y tócalo para ganar.
lesson-first-13-done = Todos tus carretes han llegado: ¡has ganado!
lesson-first-14 = Ese es todo el juego. Nadie conoce las reglas del antiguo Egipto. Estas las reunió en 1978 el investigador Timothy Kendall, a partir de tableros, imágenes y textos. Otros estudiosos pensaron otras reglas, y también puedes jugar con ellas.

lesson-house-15 = Casilla 15: Renacimiento
lesson-house-15-about = El camino de vuelta desde el agua
lesson-house-15-1 = Tu carrete está en el agua, en la casilla 27. La casilla 15 está vacía: saca tu carrete.
lesson-house-15-1-done = La casilla 15 le da un nuevo comienzo, doce casillas más atrás. Sacarlo gasta tu turno.
lesson-house-15-2 = Ahora hay un cono en la casilla 15, así que no hay vuelta. Solo ayuda un 4. Tira y retira tu carrete.
lesson-house-15-2-done = Has tenido suerte: un 4 solo sale una vez de cada dieciséis tiradas.
lesson-house-26 = Casilla 26: Belleza
lesson-house-26-about = Donde toda ficha tiene que parar
lesson-house-26-1 = Tira y luego toca el carrete de la casilla 24 para ver por qué no puede moverse.
lesson-house-26-1-done = Un 4 lo llevaría más allá de la casilla 26. Toda ficha tiene que parar antes allí.
lesson-house-26-2 = Así que otra ficha tiene que usar el 4. Mueve el carrete de la casilla 8.
lesson-house-26-2-done = Y un 4 te da otra tirada.
lesson-house-26-3 = Tira otra vez y lleva el carrete de la casilla 24 a la 26.
lesson-house-26-3-done = Ha llegado. Ahora solo un 1 es malo para él.
lesson-house-26-4 = La mejor tirada desde la casilla 26 es un 5. Tira y saca el carrete del tablero.
lesson-house-26-4-done = Directo a la meta, más allá del agua y de las últimas casillas.
lesson-house-27 = Casilla 27: el agua
lesson-house-27-about = Caer, esperar y empujar
lesson-house-27-1 = Tira y haz la única jugada que hay.
lesson-house-27-1-done = Una ficha en el agua termina tu turno enseguida, incluso tras un 1.
lesson-house-27-2 = Puedes sacarla o probar suerte con un 4. Pruébalo: tira.
lesson-house-27-2-done = No era un 4, así que tu turno termina y el carrete sigue en el agua.
lesson-house-27-3 = Hay un cono solo en la casilla 30. Tira y golpéalo desde la casilla 26.
lesson-house-27-3-done = Una ficha golpeada en las últimas casillas cae al agua.
lesson-house-last = Casillas 28, 29 y 30
lesson-house-last-about = Las tiradas que llevan a la meta
lesson-house-last-1 = Desde la casilla 28, una ficha sale del tablero con un 3. Tira y retírala.
lesson-house-last-1-done = La casilla 29 pide un 2. Ninguna otra tirada saca una ficha de estas dos.
lesson-house-last-2 = Pero si no puedes mover nada más, la ficha tiene que volver. Tira y lo verás.
lesson-house-last-2-done = ¡De vuelta al agua! Ten otra ficha en camino para poder esperar.
lesson-house-last-3 = La casilla 30 es la amable: cualquier tirada saca la ficha. Pruébalo.
lesson-house-last-3-done = Ha bastado un 2.

lesson-pairs = Dos juntas
lesson-pairs-about = Una al lado de la otra, nadie puede golpearlas
lesson-pairs-1 = Hay dos conos juntos en las casillas 19 y 20. Tira y luego toca el carrete de la casilla 17.
lesson-pairs-1-done = Las fichas de un color en casillas vecinas se protegen.
lesson-pairs-2 = Protege las tuyas: tira y mueve el carrete de la casilla 10 junto al de la casilla 13.
lesson-pairs-2-done = Ahora ninguno de los dos puede ser golpeado.
lesson-walls = Tres seguidas
lesson-walls-about = Una barrera que nadie puede cruzar. En las reglas modernas de Kendall, en las de Jéquier y en las nuestras para tableros antiguos
lesson-walls-1 = Hay tres conos seguidos en las casillas 12, 13 y 14. Tira y luego toca el carrete de la casilla 11.
lesson-walls-1-done = Las fichas pueden saltar por encima de una o dos, pero no de tres seguidas.
lesson-walls-2 = Forma tú una barrera: tira y mueve el carrete de la casilla 8 junto a los dos de las casillas 10 y 11.
lesson-walls-2-done = Los conos de detrás tienen que esperar hasta que la abras.
lesson-modern = Reglas de Kendall, cinco fichas
lesson-modern-about = La forma moderna: agua rápida, últimas casillas estrictas
lesson-modern-1 = Aquí el agua actúa de otra manera. Tira y mueve el carrete de la casilla 26.
lesson-modern-1-done = No se queda en el agua, sino que va enseguida a la casilla 15. Y como has sacado un 1, tiras otra vez.
lesson-modern-2 = Tira y luego toca el carrete de la casilla 30.
lesson-modern-2-done = En estas reglas, la casilla 30 pide exactamente un 1.
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
lesson-entering-1 = Todas las fichas empiezan junto al tablero. Tira y mete una.
lesson-entering-1-done = Se pone en la casilla 1 y avanza enseguida lo que indica tu tirada.
lesson-entering-2 = Aquí una ficha puede caer sobre una de las suyas. Tira y mete otro carrete en la casilla 4.
lesson-entering-2-done = La casilla 4 está ocupada, así que va a la primera casilla vacía que hay detrás.
lesson-jequier = Reglas de Jéquier
lesson-jequier-about = Ninguna cara clara vale 6, y todas tienen que llegar juntas
lesson-jequier-1 = Aquí cuatro caras oscuras valen más. Tira y mueve el carrete que quieras.
lesson-jequier-1-done = ¡Un 6! Y un 6 da otra tirada, como un 1 y un 4.
lesson-jequier-2 = La casilla 26 es segura, pero el agua que la sigue no. Tira y ve de la casilla 26 a la 27.
lesson-jequier-2-done = El agua manda la ficha a la primera casilla vacía de todo el tablero.
lesson-jequier-3 = Cuando todas tus fichas están en la última fila, pueden salir: cayendo exactamente en la casilla 30. Tira y lleva allí el carrete.
lesson-jequier-3-done = Llegar a la casilla 30 es salir del tablero.
lesson-piccione = Reglas de Piccione
lesson-piccione-about = Una carrera pacífica: no se golpea nada y las tiradas se reparten
lesson-piccione-1 = Las fichas entran con un 1. Tira y mete un carrete en la casilla 1.
lesson-piccione-1-done = Meter una ficha te da otra tirada, para esa ficha.
lesson-piccione-2 = Puedes repartir una tirada entre tus fichas. Tira y avanza primero solo 1 paso, de la casilla 14 a la 15.
lesson-piccione-2-done = La casilla 15 te dará después otra tirada. Quedan tres pasos de tu 4.
lesson-piccione-3 = Usa algunos o todos los tres pasos que quedan, con el carrete que quieras.
lesson-piccione-3-done = En estas reglas no se golpea nada: lo que cuenta es sacar lo mejor de cada tirada.
lesson-bell = Reglas de Bell
lesson-bell-about = Diez fichas, un dado y fichas que se pierden para siempre
lesson-bell-1 = Aquí se tira un dado. Tira y cae sobre el cono de la casilla 13.
lesson-bell-1-done = El cono queda fuera del juego. Gana quien saca más fichas del tablero.
lesson-bell-2 = Hay un cono en la casilla 26. Tira y luego toca tu carrete de la casilla 24.
lesson-bell-2-done = En las casillas 26 a 29, una ficha está a salvo.
lesson-bell-3 = Tira y luego toca el carrete de la casilla 5.
lesson-bell-3-done = Las casillas marcadas son solo de paso: la ficha que está allí tiene que seguir en cuanto pueda.
lesson-boards = Tableros antiguos
lesson-boards-about = Tableros sin reglas, y las reglas que hicimos para ellos
lesson-boards-1 = Los tableros más sencillos no tienen ningún signo. Tira y retira el carrete de la casilla 28.
lesson-boards-1-done = En estos tableros vale cualquier tirada que pase del final.
lesson-boards-2 = En tableros más antiguos el camino terminaba arriba a la izquierda, y la casilla 27 tenía una X. Tira y ve hasta ella.
lesson-boards-2-done = Nadie sabe qué hacía la X. Nosotros mandamos la ficha a la primera casilla vacía.
lesson-boards-3 = En los tableros tardíos hay dioses al final, y Horus en la casilla 30. Tira y luego toca el carrete que está allí.
lesson-boards-3-done = En nuestras reglas, solo un 1 permite salir de la casa de Horus.
lesson-double = El tablero doble
lesson-double-about = Sesenta casillas en dos tableros
lesson-double-1 = Dos tableros juntos forman un camino largo. Tira y pasa al otro desde la casilla 30.
lesson-double-1-done = Quedan treinta casillas más.

card-no-name = Una casilla sin nombre
card-rules = En este juego
card-ordinary = Aquí no pasa nada especial.
card-told = Qué se cuenta de ella
card-lesson = Una lección sobre esta casilla, con las reglas de Kendall de 1978
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

fact-house-thoth = Se dice que un texto religioso sobre el juego, el Gran Texto del Juego, da esta primera casilla al dios Thot.
fact-house-neith = Se dice que el Gran Texto del Juego da esta casilla a la diosa Neit.
fact-house-maat = Se dice que el Gran Texto del Juego da esta casilla a Maat, la diosa de la verdad y el orden.
fact-house-thirty = Se dice que el Gran Texto del Juego llama a esta casilla la Casa de los Treinta.
fact-house-netting = Hay listas que llaman a esta casilla la Casa de la Red.
fact-house-ankh = En el tablero dibujado para las reglas de Piccione, el anj está aquí entre cetros.
fact-house-rebirth = «Casa del Renacimiento» y «Segunda Vida» son nombres que le dieron jugadores modernos.
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
odds-thrown = Salidas
odds-again = otra tirada
odds-sixteenths = { $count } de 16
odds-number = { $value }
throws-title = { $count ->
    [one] La última tirada
   *[other] Las últimas { $count } tiradas, la más reciente primero
  }
throws-told = { $lost ->
    [no] { who-has } sacado un { $value }.
    [declined] { who-has } sacado un { $value } y preferido no salir del tablero.
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
history-nobody-lead = Durante unos tres mil años se jugó al senet junto al Nilo, y nadie parece haber escrito cómo. Tenemos sus tableros, sus fichas, sus imágenes. Las reglas se han perdido.
history-traces = Las primeras huellas
history-traces-lead = El senet puede ser tan antiguo como los primeros reyes de Egipto. Pero los hallazgos más antiguos son los más difíciles de interpretar.
history-amenhotep = Tableros de reyes y escribas
history-amenhotep-lead = En el Reino Nuevo el tablero suele ser la tapa de una caja, y al otro lado de la caja hay un segundo juego, de veinte casillas.
history-tutankhamun = Los juegos de Tutankamón
history-tutankhamun-lead = En la tumba del joven rey había varias cajas de juego. Howard Carter, que la abrió, las describió ficha por ficha.
history-throwing = Varillas, tabas y bailarines
history-throwing-lead = Primero hubo varillas, claras por un lado y oscuras por el otro. Más tarde llegaron las tabas.
history-last-houses = Las cinco últimas casillas
history-last-houses-lead = En muchos tableros solo las últimas casillas llevan signos. Los signos cambiaron con el tiempo, y son las mejores pistas que tenemos.
history-journey = Del juego al viaje
history-journey-lead = Lo que empezó como un pasatiempo llegó a ser una manera de contar el viaje de los muertos por el más allá.
history-beyond = Más allá del Nilo
history-beyond-lead = El senet viajó: a Chipre, al Levante y a muchas leyendas modernas.
history-again = Cómo volvieron las reglas
history-again-lead = Desde 1930 los estudiosos proponen reglas que encajan con los tableros, las imágenes y los textos. No hay dos propuestas iguales. En esta página puedes jugarlas y compararlas.
drawing-pieces = Conos y carretes, dibujados según fichas del Reino Nuevo.
drawing-old-board = Un tablero con tres filas de seis, como el de el-Mahasna. Dibujo nuestro.
drawing-royal-board = Un tablero como el de Amenhotep III, desde arriba. Dibujo nuestro; los colores son nuestros.
drawing-royal-box = Una caja sobre un trineo, como la de Tutankamón. Dibujo nuestro.
drawing-sticks = Dos pares de varillas como las de Tutankamón: dedos y cabezas de zorro. Dibujo nuestro.
drawing-last-houses = Las cinco últimas casillas: arriba, tableros más antiguos; después, principios y finales del Reino Nuevo. Para comparar, todas van de izquierda a derecha.
drawing-players = El juego visto de lado, como lo muestran las imágenes egipcias. Dibujo nuestro.
drawing-stone = Una piedra con tres filas de diez huecos, como las de Chipre. Dibujo nuestro.

fact-name = Su nombre significa «pasar». Piccione da el nombre completo como «el juego de pasar».
fact-boards-known = Piccione conocía más de 120 tableros, de Egipto y Asia occidental.
fact-forgotten = Cayó en desuso en época romana.
fact-rules-lost = Cuántas fichas había, cómo se movían, si se podían golpear o detener, y qué hacían las casillas marcadas.
fact-one-game = Si un solo reglamento valió alguna vez durante todo ese tiempo.
fact-hesy-re = Había trozos de lo que pueden ser tableros en tumbas de hacia 3100 a. C. La primera imagen segura está en la tumba de Hesira, de la dinastía III.
fact-el-mahasna = Un tablero de barro con tres filas de seis casillas y doce fichas, de el-Mahasna, pasa por el más antiguo de todos (globalegyptianmuseum.org, número 455).
fact-el-mahasna-doubt = Si ese tablero es de verdad un senet. Los estudiosos dudan para qué servía.
fact-nikauhor = Dos hombres juegan junto a unos músicos en una pared de la capilla de Nikauhor en Saqqara, dinastía V (Metropolitan Museum, 08.201.2a–g).
fact-pepi-ankh = Unos jugadores se burlan uno de otro en la tumba de Pepianj en Meir, hacia 2300 a. C.: uno dice que su ficha ha llegado y que verá cómo se llevan la del otro; el otro responde que el paso es suyo.
fact-amenhotep = Un tablero de fayenza lleva el nombre de Amenhotep III, de hacia 1390 a 1353 a. C. Mide 21 cm de largo; cuatro de sus casillas tienen números o el signo de «bueno» (Brooklyn Museum, 49.56a-b).
fact-merymaat = De la caja de juego del escriba Merymaat, de Abidos, de tiempos de Tutmosis III, quedan incrustaciones de fayenza. La madera es moderna; en el otro lado hay un juego de veinte casillas (Metropolitan Museum, 01.4.1a).
fact-zawiyet = Una caja con sus fichas y una perinola, una especie de dado que gira, viene de Zawyet el-Aryan, principios de la dinastía XVIII (Museum of Fine Arts Boston, 11.3095–11.3097).
fact-tut-large = Su juego grande es de ébano y marfil. La caja mide 44,4 cm de largo y está sobre un trineo (El Cairo, JE 62058).
fact-tut-squares = Cinco de sus casillas llevan inscripciones.
fact-tut-small = Una cajita de marfil, de 13,4 cm de largo, lleva los nombres del rey en los lados (El Cairo, JE 62061).
fact-tut-pieces = Otra caja de marfil no se había abierto nunca: en ella había cinco fichas rojas, cinco blancas y dos tabas (Carter 585r).
fact-tut-sticks = Tutankamón tenía dos pares de varillas, de 17,5 cm de largo, de ébano oscuro por encima y marfil blanco por debajo. Un par termina en dedos humanos, el otro en cabezas de zorro.
fact-hesy-sticks = La imagen de Hesira muestra cuatro varillas junto al tablero.
fact-bones = Las tabas se hacen frecuentes desde la dinastía XVII. Las imágenes del juego en el Reino Nuevo no muestran otra cosa para tirar (Metropolitan Museum, 16.10.505a–c).
fact-neferkhawet = En la tumba de Neferjaut había cinco conos y cinco carretes (Metropolitan Museum).
fact-dancers = Las fichas se llamaban «bailarines».
fact-counting = Cómo se contaban las varillas o las tabas.
fact-tab = Los valores que se usan hoy, también en esta página, son los del tâb, un juego de varillas del Egipto moderno: Edward Lane lo describió, y Carter lo copió en la tarjeta de la caja de juego de Tutankamón.
fact-old-marks = Hasta la dinastía XVII los signos son: bueno, una X, tres trazos, dos trazos. El camino termina arriba a la izquierda.
fact-water-comes = A principios de la dinastía XVIII el agua ocupa el lugar de la X. Un tablero del museo rosacruz de San José tiene el agua, pero aún va a la manera antigua: une los dos.
fact-imenmes = En la caja de juego de Imenmes, en el Louvre, hay tres aves en la casilla 28 y dos figuras sentadas en la casilla 29.
fact-house-names = La mayoría de los nombres de casillas que se usan hoy son modernos. De los antiguos solo se pueden leer algunos.
fact-dead-play = Desde hace unos 4300 años, imágenes de tumbas muestran a los muertos jugando contra los vivos.
fact-spell = En el Reino Nuevo, el capítulo 17 del Libro de los Muertos hace jugar al difunto; el tablero se convierte en el camino por el más allá.
fact-nefertari = La reina Nefertari juega sola en su tumba, contra alguien a quien nadie ve (Valle de las Reinas, tumba 66).
fact-ani = Ani y Tutu están sentados ante el juego en el Papiro de Ani, hacia 1250 a. C. (British Museum, EA 10470,7).
fact-lion = Un papiro se burla de esas escenas: un león y un antílope están sentados ante el tablero, hacia 1100 a. C. (British Museum, EA 10016).
fact-cyprus = En Chipre se hicieron tableros en muchos lugares entre 2500 y 1050 a. C., como Sotira Kaminoudhia y Marki Alonia.
fact-cyprus-more = Se dice que se conocen más tableros de Chipre que de Egipto.
fact-arad = En Tel Arad, en Israel, hay un tablero de treinta huecos perforados, de la Edad del Bronce Antiguo.
fact-backgammon = Si el backgammon viene del senet, como se cuenta a menudo. Crist, que estudia los tableros, advierte contra esas historias.
fact-jequier = 1930: Gustave Jéquier, la propuesta más antigua que se puede jugar aquí.
fact-kendall = 1978: Timothy Kendall, «Passing Through the Netherworld». La primera lección de esta página sigue sus reglas.
fact-piccione = 1977 y 1980: Peter Piccione, que estudió sobre todo qué significaba el juego.
fact-bell = 1979: R. C. Bell, con diez fichas por bando.
fact-retold = Estas propuestas solo las conocemos como otros las cuentan. El cuadro de las reglas dice quién, y qué es dudoso.
fact-fair-sticks = Cómo caían las varillas de verdad. Las varillas de medio círculo no son del todo justas; las nuestras lo son, cada cara es tan probable como la otra.

## later: fairness (checking that the throws are fair)

# ---- fairness: messages below ----

fairness-menu = ¿Son justas las tiradas?
fairness-menu-note = Comprueba tú cada tirada
fairness-line = Las tiradas de esta partida estaban fijadas antes de la primera. Su código:
fairness-title = ¿Son justas las tiradas?
fairness-lead = Nadie puede cambiar una tirada durante la partida: ni tú, ni la máquina, ni esta página. Aquí puedes comprobarlo.
fairness-wait = Un momento…
fairness-fault = Ahora no se pueden comprobar las tiradas. ({ $reason })
fairness-no-code = No se puede mostrar el código de las tiradas. ({ $reason })
fairness-close = Cerrar
fairness-bound-title = Fijadas antes de la primera tirada
fairness-bound = Todas las tiradas salen de un solo número secreto, la semilla. Este código se hizo con la semilla antes de la primera tirada. Apúntalo: si al final sigue siendo el mismo, nadie ha cambiado la semilla.
fairness-code-full = El código entero (SHA-256)
fairness-seed-title = La semilla
fairness-seed-later = La semilla se muestra cuando termina la partida. Con ella podrías calcular todas las tiradas que vienen.
fairness-seed-shown = La partida ha terminado: aquí está la semilla. Con ella se hizo el código de arriba.
fairness-seed-label = Semilla
fairness-sum-label = Haz tú el código, en un terminal
fairness-copy = Copiar
fairness-copied = Copiado.
fairness-marked = Seleccionado. Cópialo con el teclado.
fairness-check-title = Cada tirada
fairness-check-what = Todas las tiradas hechas hasta ahora se hacen otra vez con la semilla y se comparan con las de la partida.
fairness-check = Comprobar cada tirada
fairness-check-right = { $count ->
    [one] Comprobado: la única tirada de esta partida sale de la semilla.
   *[other] Comprobado: las { $count } tiradas de esta partida salen de la semilla.
  }
fairness-check-wrong = { $count ->
    [one] La tirada { $number } no sale de la semilla. Alguien ha cambiado esta partida.
   *[other] { $count } tiradas no salen de la semilla; la primera es la tirada { $number }. Alguien ha cambiado esta partida.
  }
fairness-throw-right = { $value } – bien
fairness-throw-wrong = { $recorded } – debería ser { $expected }
fairness-odds-title = Salidas y esperadas
fairness-odds-value = Valor
fairness-odds-thrown = Salidas
fairness-odds-expected = Esperadas
fairness-odds-note = La barra es lo que ha salido; la línea es lo que dan en promedio las tiradas justas.
fairness-expected = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
fairness-figure = Ji cuadrado { NUMBER($figure, maximumFractionDigits: 2) }, p = { NUMBER($chance, maximumFractionDigits: 3) }.
fairness-verdict-too_few = { $throws ->
    [0] Aún no se ha tirado nada.
    [one] Una tirada es demasiado poco para decir algo.
   *[other] { $throws } tiradas son demasiado pocas para decir algo.
  }
fairness-verdict-as_expected = Estas { $throws } tiradas son como cabe esperar: en { NUMBER($hundred, maximumFractionDigits: 0) } de cada 100 partidas justas son así de desiguales, o más.
fairness-verdict-unusual = Estas { $throws } tiradas son poco comunes: solo en { NUMBER($hundred, maximumFractionDigits: 1) } de cada 100 partidas justas son así de desiguales. Eso pasa de vez en cuando.
fairness-verdict-very_unusual = Estas { $throws } tiradas son muy poco comunes. Serían así de desiguales en menos de una de cada 1000 partidas justas. Comprueba abajo cada tirada.
fairness-afar = En una partida por enlaces, las tiradas salen de secretos de los dos bandos. Cada enlace que llega se comprueba.

## later: daily (the game of the day)

# ---- daily: messages below ----

daily-title = Partida del día
daily-note = Hoy, las mismas tiradas para todo el mundo
daily-heading = Partida del día, { $date }
daily-lead = Quien juega la partida de este día tiene las mismas tiradas, en toda la Tierra. ¿Quién las aprovecha mejor?
daily-how = Juegas con { $side ->
    [white] Blanco
   *[black] Negro
  } contra { $opponent ->
    [casual] la máquina aficionada
   *[other] la máquina
  }, con las reglas «{ $name }». Las tiradas dependen solo de la fecha.
daily-device = La fecha es la de este dispositivo.
daily-another = Esta no es la partida de hoy, sino la de otro día.
daily-play = Jugar
daily-play-again = Jugarla otra vez
daily-best = Tu mejor resultado del día
daily-no-result = Aún no has terminado esta partida.
daily-replayed = Puedes jugarla cuantas veces quieras. La primera vez es la que más cuenta: después ya conoces las tiradas.
daily-won = Ganada tras { $throws } tiradas, con { $left ->
    [one] una ficha
   *[other] { $left } fichas
  } de la máquina aún en camino.
daily-lost = Perdida tras { $throws } tiradas, con { $left ->
    [one] una ficha
   *[other] { $left } fichas
  } aún en camino.
daily-drawn = Tablas tras { $throws } tiradas.
daily-text = Senet, partida del día, { $date }: { $result } { $link }
daily-copy = Copiar el resultado
daily-copied = Copiado.
daily-not-copied = Este navegador no deja copiar a la página. Aquí está el texto:
daily-show = Resultado y texto para copiar
daily-bad-date = «{ $value }» no es una fecha. Escríbela como en 2026-11-21.
daily-today-instead = Esta es la partida de hoy.
daily-unkept = Este navegador no guarda nada aquí. El resultado se pierde al cerrar la página.
daily-fault = La partida del día no puede empezar. ({ $reason })
daily-close = Cerrar

## later: distance (play by link)

# ---- distance: messages below ----

distance-title = Jugar por enlaces
distance-note = Con alguien lejos, turno a turno
distance-lead = Dos personas, dos dispositivos, todo el tiempo que queráis. Cada turno hace un enlace. Se lo envías a la otra persona, por mensaje o por correo.
distance-rules = Reglas: { $name }, como ahora en el tablero. Para otras reglas, empieza antes una partida nueva con ellas.
distance-sides-drawn = Con estas reglas, las primeras tiradas deciden quién juega con cada color.
distance-side = Tu color
distance-white = { $begins ->
    [yes] Blanco, y empiezas
   *[no] Blanco
  }
distance-black = { $begins ->
    [yes] Negro, y empiezas
   *[no] Negro
  }
distance-fair = Las tiradas salen de secretos de los dos bandos. Ninguno puede elegirlas.
distance-make = Hacer el enlace
distance-kept = Partidas que has empezado
distance-kept-game = { $name }, último turno { $date }
distance-kept-over = { $name }, terminada, último turno { $date }
distance-resume = Seguir
distance-resume-named = Seguir: { $game }
distance-forget = Borrar
distance-forget-named = Borrar: { $game }
distance-your-turn = { $side ->
    [white] Partida por enlaces: te toca. Juegas con Blanco.
    [black] Partida por enlaces: te toca. Juegas con Negro.
   *[none] Partida por enlaces: te toca. Las primeras tiradas deciden quién juega con cada color.
  }
distance-over = Esta partida por enlaces ha terminado.
distance-send-invitation = { $side ->
    [white] Envía este enlace a la otra persona. Juegas con Blanco.
    [black] Envía este enlace a la otra persona. Juegas con Negro.
   *[none] Envía este enlace a la otra persona.
  }
distance-send-answer = { $side ->
    [white] Has entrado en la partida y juegas con Blanco. Devuelve este enlace: la otra persona sigue con él.
    [black] Has entrado en la partida y juegas con Negro. Devuelve este enlace: la otra persona sigue con él.
   *[none] Has entrado en la partida. Devuelve este enlace: la otra persona sigue con él.
  }
distance-send = { $side ->
    [white] Tu turno ha terminado. Envía este enlace a la otra persona y espera el suyo. Juegas con Blanco.
    [black] Tu turno ha terminado. Envía este enlace a la otra persona y espera el suyo. Juegas con Negro.
   *[none] Envía este enlace a la otra persona y espera el suyo.
  }
distance-send-begins = { $side ->
    [white] Empieza la otra persona. Envía este enlace y espera el suyo. Juegas con Blanco.
    [black] Empieza la otra persona. Envía este enlace y espera el suyo. Juegas con Negro.
   *[none] Empieza la otra persona. Envía este enlace y espera el suyo.
  }
distance-send-last = La partida ha terminado. Envía este último enlace para que la otra persona también lo vea.
distance-link = Enlace para enviar
distance-copy = Copiar
distance-copied = Copiado. Ahora envíaselo a la otra persona.
distance-marked = El enlace está seleccionado. Cópialo con el teclado.
distance-share = Compartir…
distance-share-text = Te toca en nuestra partida de senet
distance-shared = Enviado.
distance-not-shared = No se pudo enviar el enlace. Cópialo, por favor.
distance-qr = Código QR
distance-qr-label = Código QR del enlace
distance-paste = ¿Has recibido un enlace? Pégalo aquí
distance-open = Abrir
distance-no-link = En este texto no hay ningún enlace a una partida.
distance-unkept = Este navegador no guarda nada. Deja abierta esta pestaña hasta que la otra persona responda, y pega aquí su enlace: una vez cerrada, no podrás seguir con esta partida.
distance-gone = Esta partida por enlaces ya no está guardada en este dispositivo. Puedes verla, pero no seguir con ella.
distance-refused = No se puede abrir el enlace. ({ $reason })
distance-refused-link_damaged = Este enlace está dañado: le falta una parte, o alguien lo ha cambiado. Pídelo otra vez, por favor. Tu partida no ha cambiado.
distance-refused-link_form = Este enlace viene de otra versión del juego. Hace falta la misma versión en los dos lados.
distance-refused-other_game = Este enlace es de otra partida.
distance-refused-own_link = Este enlace lo has hecho tú. Envíaselo a la otra persona.
distance-refused-old_link = Este es un enlace antiguo: la partida ha seguido desde entonces.
distance-refused-history_changed = Este enlace cuenta otros turnos que los que habéis jugado. Alguien lo ha cambiado. Tu partida no ha cambiado.
distance-refused-value_changed = Las tiradas de este enlace no salen de lo que se fijó antes de la partida. Alguien lo ha cambiado. Tu partida no ha cambiado.
distance-refused-illegal_turn = En este enlace hay un turno que las reglas no permiten. Alguien lo ha cambiado. Tu partida no ha cambiado.
distance-refused-turn_unfinished = El turno de este enlace no está terminado. Pide otra vez el enlace, por favor.
distance-refused-not_a_player = Esta partida se empezó en otro dispositivo o en otro navegador. Solo puede seguir allí.

## later: sharing (sharing, saving, looking back)

# ---- sharing: messages below ----

prompt-looking = Estás mirando atrás.
button-back-in-game = Volver a la partida
said-back-in-game = De vuelta en la partida.
said-at-start = El principio de la partida.
said-playing-on = Sigues jugando desde aquí.
look-back = Mirar atrás
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
share-copied = Está copiado.
share-copy-by-hand = El navegador no deja copiar. El texto está seleccionado: cópialo con el teclado o con el menú.
share-send = Enviar…
share-invites-game = Una partida de senet
share-invites-position = Una posición de senet: ¿qué jugarías?
share-no-address = Esta copia de la página es un archivo o parte de otra página, así que no hay enlace que compartir. Sí se puede compartir un archivo, un texto o una imagen.
share-picture-title = Una imagen
share-save-picture = Guardar la imagen
share-file-title = Un archivo o un texto
share-save-game = Guardar la partida en un archivo
share-text = La partida como texto
open-title = Abrir una partida
open-safe = La partida que está en el tablero no se pierde: después puedes recuperarla.
open-file = Una partida guardada
open-paste = O pega aquí el texto de una partida, o un enlace a ella
open-now = Abrir
open-empty = Aún no hay nada que abrir: elige un archivo o pega un texto.
open-too-long = Esto es demasiado largo para ser una partida de senet.
open-no-game = Esto no es una partida de senet, o está dañada. La partida del tablero sigue como estaba.
open-bad-line = La línea { $line } de este texto no se puede jugar, así que no se ha abierto la partida. La partida del tablero sigue como estaba.
open-bad-link = Este enlace no lleva a una partida de senet, o le falta una parte. La partida del tablero sigue como estaba.
said-opened = La partida está abierta.

## later: comfort (facing, full screen, keys that answer questions)

# ---- comfort: messages below ----

query-plain = { $text }.
query-pieces = { $who ->
    [you] Tus fichas: { $houses }.
    [computer] Las fichas de la máquina: { $houses }.
   *[other] { $side ->
        [white] Los conos de Blanco: { $houses }.
       *[black] Los carretes de Negro: { $houses }.
      }
  }
query-pieces-none = { $who ->
    [you] No tienes ninguna ficha en el tablero.
    [computer] La máquina no tiene ninguna ficha en el tablero.
   *[other] { $side ->
        [white] Blanco no tiene ningún cono en el tablero.
       *[black] Negro no tiene ningún carrete en el tablero.
      }
  }
query-move = De la { $from } a la { $to }.
query-move-hit = De la { $from } a la { $to }, con golpe.
query-move-off = De la { $from }, fuera del tablero.
query-move-enter = Una ficha nueva en la { $to }.
query-move-enter-hit = Una ficha nueva en la { $to }, con golpe.
query-sticks = Las varillas muestran { $value }: { $light } claras, { $dark } oscuras.
query-sticks-none = Aún no se ha tirado nada.
query-die = El dado muestra { $value }.
query-steps = { $count ->
    [one] Queda un paso.
   *[other] Quedan { $count } pasos.
  }
query-in-hand = Por jugar: { $list }.
query-off = { $who ->
    [you] Has sacado { $count } de { $pieces } fichas del tablero.
    [computer] La máquina ha sacado { $count } de { $pieces } fichas del tablero.
   *[other] { $side ->
        [white] Blanco ha sacado { $count } de { $pieces } conos del tablero.
       *[black] Negro ha sacado { $count } de { $pieces } carretes del tablero.
      }
  }
query-hand = { $count ->
    [one] Falta una por entrar.
   *[other] Faltan { $count } por entrar.
  }
query-taken = { $count ->
    [one] Una se ha perdido.
   *[other] { $count } se han perdido.
  }
query-way = { $who ->
    [you] Te faltan { $count } casillas con todas tus fichas.
    [computer] A la máquina le faltan { $count } casillas.
   *[other] { $side ->
        [white] A Blanco le faltan { $count } casillas.
       *[black] A Negro le faltan { $count } casillas.
      }
  }
query-to-end = { $count ->
    [one] Una casilla más, y una ficha de aquí está fuera del tablero.
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
brief-said-bumped = Golpe: { $from } a { $to }.
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

comfort-auto-move = Mover por mí cuando solo hay una jugada posible
comfort-brief = Anuncios cortos para lectores de pantalla
comfort-facing = Girar el tablero para dos personas frente a frente
comfort-facing-note = Para una mesa entre las dos
comfort-flip = El tablero al revés
comfort-flip-note = La primera casilla en el otro extremo
comfort-full-screen = Pantalla completa
comfort-no-full-screen = El navegador no permite aquí la pantalla completa.
comfort-afresh = Empezar de cero
comfort-reset = Todos los ajustes como al principio
comfort-forget-note = La página guarda tus ajustes, tu partida y las reglas que has hecho en este dispositivo, y en ningún otro sitio.
comfort-forget = Olvidar todo en este dispositivo…
comfort-forget-title = ¿Olvidar todo?
comfort-forget-what = Tus ajustes, tu partida y las reglas que has hecho desaparecerán de este dispositivo. No se puede deshacer.
comfort-forget-yes = Olvidar todo
comfort-forget-no = Conservar
comfort-not-forgotten = No se pudo quitar todo. Con los ajustes del navegador se puede quitar lo que un sitio ha guardado.

## later: kiosk (the unattended screen)

# ---- kiosk: messages below ----

kiosk-attract-label = El senet se juega solo
kiosk-invitation = Toca la pantalla para jugar
kiosk-invitation-key = O pulsa cualquier tecla.
kiosk-caption-race = El senet es una carrera para dos. Gana quien antes saca del tablero todas sus fichas.
kiosk-caption-age = A orillas del Nilo se jugó al senet durante unos tres mil años.
kiosk-caption-throw = Primero se tira y luego se mueve: la tirada dice cuántas casillas puede avanzar una ficha.
kiosk-caption-signs = En muchos tableros antiguos solo llevan signos las cinco últimas casillas. Uno de ellos es el agua.
kiosk-caption-rules = Nadie conoce las reglas antiguas. Estas las han reconstruido especialistas de nuestro tiempo.
kiosk-caption-computer = Aquí la máquina juega contra sí misma. Tú puedes hacerlo mejor.

kiosk-bar-label = Para esta visita
kiosk-languages = Idioma
kiosk-larger = Más grande
kiosk-contrast = Contraste fuerte
kiosk-sound = Sonido
kiosk-finish = Terminar

kiosk-still-title = ¿Sigues ahí?
kiosk-still-what = Toca la pantalla para continuar. Si no, todo empezará de nuevo para la siguiente visita.
kiosk-still-left = { $seconds ->
    [one] Queda { $seconds } segundo
   *[other] Quedan { $seconds } segundos
  }
kiosk-still-go-on = Sigo aquí
kiosk-visit-over = La visita ha terminado. Todo está como al principio.

kiosk-curator-title = Para el equipo del museo
kiosk-curator-day = Día
kiosk-curator-begun = Partidas empezadas
kiosk-curator-ended = Partidas jugadas hasta el final
kiosk-curator-resets = Visitas que terminaron solas
kiosk-curator-none = Aún no ha jugado nadie.
kiosk-curator-note = Estos números se guardan sesenta días en este dispositivo, y en ningún otro lugar.
kiosk-curator-not-kept = Este navegador no guarda nada: los números se pierden al cerrar la página.
kiosk-curator-file = Archivo del museo
kiosk-file-none = No se usa ningún archivo del museo.
kiosk-file-good = Se usa todo lo que contiene { $file }. Esta versión está en uso desde el { $date }.
kiosk-file-unreachable = Ahora no se puede llegar a { $file }. La última versión buena está en uso desde el { $date }.
kiosk-file-faulty = { $file } tiene errores. La última versión buena está en uso desde el { $date }.
kiosk-file-copy = { $file } no se puede usar tal como está. La copia de este dispositivo está en uso desde el { $date }.
kiosk-file-copied = Se guarda una copia en este dispositivo, para empezar sin red.
kiosk-file-unkept = Este navegador no guarda ninguna copia del archivo. Después de empezar sin red, el archivo falta. ({ $reason })
kiosk-file-read-again = Leerlo otra vez
kiosk-corner = { $count ->
    [one] Archivo del museo: { $fault }
   *[other] Archivo del museo, { $count } errores. El primero: { $fault }
  }
kiosk-fault-value = { $field }: se permite { $allowed }. Encontrado: { $found }.
kiosk-fault-picture = { $field }: esta imagen no se puede mostrar: { $found }
kiosk-fault-field = { $field }: ese campo no existe.
kiosk-fault-json = Esto no es JSON: { $reason }
kiosk-fault-unreadable = No se puede leer el archivo: { $reason }
kiosk-fault-elsewhere = { $file } no es una dirección del sitio de esta página.

## later: offline (working without a network)

# ---- offline: messages below ----
offline-kept = Todo el juego está guardado en este dispositivo. También funciona sin red.
offline-keeping = El juego se está guardando en este dispositivo. Después funcionará también sin red.
offline-failed = El juego no se pudo guardar en este dispositivo. Necesita la red hasta que se cargue la próxima vez.
offline-refused = Este navegador o este sitio no permite guardar el juego en este dispositivo. Necesita la red.
offline-impossible = Aquí el juego no se guarda en este dispositivo. Necesita la red.
offline-new-version = Hay una versión nueva de este juego. Tu partida queda como está.
offline-renew = Cargar la versión nueva

## later: embedding (the page for site builders)

# ---- embedding: messages below ----
embedding-title = El senet en tu sitio web
embedding-lead = Elige cómo debe ser el juego, míralo y copia las líneas para tu página. El juego no pide nada a ningún otro servidor, no pone cookies y no sabe nada de tus visitantes.
embedding-to-game = Al juego
embedding-options = El juego
embedding-preview = Vista previa
embedding-lines = Líneas para tu página
embedding-language = Idioma del juego
embedding-theme-any = Como le guste al visitante
embedding-keep = Guardar la partida del visitante en su dispositivo
embedding-kiosk = Para una pantalla sin vigilancia
embedding-way = Modo
embedding-way-frame = Marco
embedding-way-fitting = Marco que se ajusta
embedding-way-element = Elemento
embedding-way-own = Tu propia copia
embedding-way-oembed = oEmbed
embedding-about-frame = La manera más sencilla. Pégalo donde debe estar el juego. No necesita ningún script en tu página.
embedding-about-fitting = Un script corto da al marco la altura que el juego necesita. También puede decir a tu página lo que pasa en el juego.
embedding-about-element = El juego como parte de tu propia página, sin marco. Puede llevar tus colores y tus letras.
embedding-about-own = El juego en tu propio servidor, como una carpeta de archivos. En el servidor no se ejecuta nada.
embedding-about-oembed = Para sitios que hacen una vista previa de un enlace. Guarda estas líneas como oembed.json en la carpeta del juego.
embedding-height = Altura en píxeles
embedding-own-copy = Copia la carpeta del juego a tu servidor, por ejemplo a { $value }.
embedding-own-type = Los archivos que terminan en .wasm deben enviarse como { $value }.
embedding-own-policy = Si tu sitio tiene una política de seguridad de contenido, debe contener { $value }.
embedding-own-lines = Pega estas líneas en tu página:
embedding-copy = Copiar
embedding-copied = Copiado.
embedding-select = Tu navegador no permitió copiar. Las líneas están seleccionadas: cópialas a mano.

## later: print (board, sticks and rules to print)

# ---- print: messages below ----
print-title = Senet en papel
print-lead = Imprime un tablero, varillas, fichas, reglas y una hoja de ejercicios. Recórtalo todo y juega sin pantalla. Todo se puede imprimir en negro.
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
print-sheet-worksheet = Hoja de ejercicios: el azar
print-sheet-answers = Hoja de ejercicios: respuestas
print-board-how = Recorta las partes. Pégalas de modo que los números sigan en orden, y pega el tablero sobre cartón. Los números muestran el camino de las fichas.
print-board-part = Parte { $letter }
print-sticks-how = Recorta las cuatro varillas. Dobla cada una por la línea del medio y pégala. Ahora un lado es claro y el otro oscuro. Las varillas de verdad sirven igual: parte por la mitad cuatro ramitas finas y pinta el lado redondo.
print-die-how = Recorta el triángulo grande. Dóblalo por las líneas para formar una pirámide y pégala. Tírala: cuenta el número de la cara de abajo.
print-pieces-how = Recorta las fichas. Las monedas o los botones de dos tipos sirven igual.
print-pieces = { $side ->
    [white] Conos, para Blanco
   *[black] Carretes, para Negro
  }
print-stick = { $face ->
    [light] lado claro
   *[dark] lado oscuro
  }
print-name = Nombre
print-date = Fecha

print-task-ways = { $tool ->
    [die] Un dado tiene cuatro caras. ¿De cuántas maneras puede caer?
   *[sticks] Cada varilla cae con el lado claro o el oscuro hacia arriba. ¿De cuántas maneras pueden caer cuatro varillas?
  }
print-task-table = { $tool ->
    [die] Completa la tabla. De las { $ways } maneras, ¿cuántas dan cada tirada?
   *[sticks] Completa la tabla. De las { $ways } maneras, ¿cuántas dan cada tirada? Ayuda escribirlas todas, por ejemplo: claro, claro, oscuro, claro.
  }
print-task-most = ¿Qué tirada sale más a menudo?
print-task-throw = Tira { $count } veces. Haz una marca en la tabla por cada tirada. Antes de empezar, escribe lo que esperas.
print-task-compare = Compara lo que esperabas con lo que ha salido. ¿Es lo mismo? Después, juntad las marcas de toda la clase. ¿Qué cambia?
print-task-again = Con algunas tiradas se puede tirar otra vez: { $throws }. ¿Cuál es la probabilidad de sacar una de ellas?
print-task-twice = ¿Cuál es la probabilidad de sacar uno de esos números dos veces seguidas?
print-task-mean = ¿Cuál es la media de todas las tiradas?
print-column-throw = Tirada
print-column-ways = Maneras
print-column-expected = Esperadas en { $count } tiradas
print-column-thrown = Salidas
print-column-total = Total

print-answer-ways = { $tool ->
    [die] De { $ways } maneras.
   *[sticks] De { $ways } maneras: 2 × 2 × 2 × 2 = { $ways }.
  }
print-answer-table = Mira la tabla de abajo.
print-answer-most = { $count ->
    [one] El { $throws }: sale en { $part } de { $ways } maneras.
   *[other] Ninguna en particular: { $throws } salen igual de a menudo, cada una en { $part } de { $ways } maneras.
  }
print-answer-compare = Pocas veces es exactamente lo mismo. Cuantas más tiradas hay, más se acercan sus partes a las esperadas.
print-answer-again = { $part } de { $ways } maneras, es decir, { NUMBER($percent, maximumFractionDigits: 1) } %.
print-answer-twice = { $part }/{ $ways } × { $part }/{ $ways }, es decir, { NUMBER($percent, maximumFractionDigits: 1) } %.
print-answer-mean = { $sum } ÷ { $ways } = { NUMBER($mean, maximumFractionDigits: 4) }. Multiplica cada tirada por sus maneras, súmalo todo y divide entre { $ways }.
print-to-game = Ir al juego
print-task-open = Nadie sabe cuánto valía cada tirada en el antiguo Egipto. Inventa tu propia forma de contar y calcula sus probabilidades.
print-answer-open = Hay muchas respuestas correctas. Las { $ways } maneras son las mismas; solo cambia lo que valen.

## later: school (for schools)

# ---- school: messages below ----
school-recorded = Tu plataforma de aprendizaje guarda tu partida y tu mejor resultado.
school-resumed = Tu partida sigue donde la dejaste.
school-finished = La partida ha terminado. Tu resultado es de { $score } sobre 100 puntos. Lo ha recibido tu plataforma de aprendizaje.
school-learned = Has terminado la primera lección. Tu plataforma de aprendizaje ya cuenta esta actividad como hecha.
school-not-launched = Esta página no la ha abierto una plataforma de aprendizaje. Puedes jugar, pero allí no se guarda ningún resultado.
school-not-started = La plataforma de aprendizaje no ha aceptado la conexión. Puedes jugar, pero allí no se guarda ningún resultado. Avisa a tu docente, por favor. ({ $reason })
school-not-kept = La plataforma de aprendizaje no ha guardado tu resultado. Puedes seguir jugando. Avisa a tu docente, por favor. ({ $reason })
school-damaged = No se puede abrir la partida que guardó la plataforma de aprendizaje. Ha empezado una partida nueva. Tu resultado anterior se conserva.
school-too-long = Esta partida es demasiado larga para la plataforma de aprendizaje. Guarda el tablero tal como está, pero no las jugadas anteriores.
school-sent-to = Tus resultados se envían a { $site }, porque una plataforma de aprendizaje abrió esta página de ese modo.
school-bad-launch = La dirección de esta página nombra una plataforma de aprendizaje, pero está incompleta o no es correcta. Puedes jugar, pero no se envía ningún resultado. Avisa a tu docente, por favor.
