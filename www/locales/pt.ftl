### Language: Português (Brasil)
### Direction: ltr

title = Senet
join = { $before }, { $part }
number = { $value }

## Words used inside sentences

cones = { $white ->
    [0] nenhum cone
    [one] 1 cone
   *[other] { $white } cones
  }
spools = { $black ->
    [0] nenhum carretel
    [one] 1 carretel
   *[other] { $black } carretéis
  }
who = { $who ->
    [you] Você
    [computer] O computador
    [white] O lado branco
    [black] O lado preto
    [first] O jogador 1
   *[second] O jogador 2
  }
piece = { $side ->
    [white] cone
   *[black] carretel
  }
house-rebirth = Casa do Renascimento
house-beauty = Casa da Beleza
house-water = Casa da Água
house-truths = Casa das Três Verdades
house-re-atoum = Casa de Rá-Atum
house-horus = Casa de Hórus
house-cross = marcada com um X

## What happened

said-new-game = Partida nova. O tabuleiro está pronto.
said-resumed = Sua partida continua.
said-started = { who } começa e joga com os { $side ->
    [white] cones
   *[black] carretéis
  }.
said-thrown = { who } tirou { $value }.
said-thrown-opening = { who } tirou { $value } no lançamento inicial.
said-moved = { who } moveu um { piece } da casa { $from } para a casa { $to }.
said-moved-back = Nenhuma peça podia avançar. { who } recuou um { piece } da casa { $from } para a casa { $to }.
said-entered = { who } colocou um { piece } na casa { $to }.
owner-piece = { $owner ->
    [you] Seu { piece }
    [computer] O { piece } do computador
   *[other] { $side ->
        [white] O cone branco
       *[black] O carretel preto
      }
  }
said-bumped = Peça atingida! { owner-piece } vai da casa { $from } para a casa { $to }.
said-bumped-hand = Peça atingida! { owner-piece } deixa a casa { $from } e precisa começar de novo.
said-bumped-taken = Peça atingida! { owner-piece }, na casa { $from }, está fora do jogo.
said-drowned = O { piece } cai na água da casa { $house }.
said-drowned-to = A água da casa { $house } leva o { piece } para a casa { $to }.
said-drowned-to-hand = A água da casa { $house } devolve o { piece } para o lado do tabuleiro; ele precisa começar de novo.
said-missed-chance = O { piece } da casa { $from } não sai a tempo.
said-fell-back = Ali já há uma peça do mesmo lado: o { piece } vai para a casa { $to }.
said-fell-back-hand = Ali já há uma peça do mesmo lado: o { piece } precisa começar de novo.
said-rescued = { who } resgatou o { piece } da água e o colocou na casa { $to }.
said-borne-off = { who } retirou do tabuleiro o { piece } da casa { $from }.
news-hit = { $owner ->
    [you] O computador atingiu seu { piece }
    [computer] Você atingiu o { piece } do computador
    [white] O lado preto atingiu o cone branco
   *[black] O lado branco atingiu o carretel preto
  }
news-water = { owner-piece }: na água
news-rescued = { owner-piece }: fora da água, casa { $to }
news-off = { owner-piece }: fora do tabuleiro
news-back = { owner-piece }: para trás, casa { $to }
said-throw-again = { $who ->
    [you] Lance de novo.
   *[other] { who } lança de novo.
  }
said-turn = { $who ->
    [you] É a sua vez.
    [computer] É a vez do computador.
    [white] É a vez do lado branco.
    [black] É a vez do lado preto.
    [first] É a vez do jogador 1.
   *[second] É a vez do jogador 2.
  }
said-passed-no_move = { $who ->
    [you] Nenhuma peça sua pode se mover com este lançamento: seu turno termina.
   *[other] { who } não pode mover nenhuma peça com este lançamento: o turno termina.
  }
said-passed-drowned = Cair na água encerra o turno.
said-passed-stayed_drowned = { $who ->
    [you] Sua peça continua na água: seu turno termina.
   *[other] A peça continua na água: o turno termina.
  }
said-passed-rescued = Resgatar a peça gasta o turno.
said-passed-declined = { who } preferiu deixar a peça no tabuleiro: o turno termina.
said-passed-passed = { who } passou a vez.
said-passed-not_started = { $who ->
    [you] Você precisa de um 1 antes de mover suas peças: seu turno termina.
   *[other] { who } precisa de um 1 antes de mover as peças: o turno termina.
  }
said-passed-returned_to_hand = A peça precisa começar de novo: o turno termina.
said-passed-throw_lost = Este lançamento custa o turno.
said-passed-house_ends_turn = A casa de chegada encerra o turno.
said-won = { $who ->
    [you] Você ganhou!
   *[other] { who } ganhou.
  }
said-score = { $points ->
    [0] Não vale nenhum ponto.
    [one] Vale um ponto.
   *[other] Vale { $points } pontos.
  }
said-drawn = A partida termina empatada.
said-choices = { $count ->
    [0] Nenhuma peça pode se mover.
    [one] Uma peça pode se mover.
   *[other] { $count } peças podem se mover.
  }
said-only-move = Só há um movimento possível: { $to ->
    [off] da casa { $from } para fora do tabuleiro.
   *[other] da casa { $from } para a casa { $to }.
  }
said-undone = Seu último movimento foi desfeito.
said-redone = O movimento foi refeito.
said-nothing-to-undo = Não há nada para desfazer.
said-nothing-to-redo = Não há nada para refazer.
said-new-game-undone = A partida anterior está de volta.
said-nothing-movable = Nenhuma peça pode se mover agora.
said-aim = { $to ->
    [off] A peça da casa { $from } pode sair do tabuleiro.
   *[other] A peça da casa { $from } pode ir para a casa { $to }.
  }
said-put-down = A peça não está mais selecionada.

## Whose turn it is and what to do

prompt-loading = Preparando o tabuleiro…
tool = { $tool ->
    [die] o dado
   *[sticks] as varetas
  }
prompt-throw = { $who ->
    [you] Sua vez: lance { tool }.
    [white] Lado branco: lance { tool }.
    [black] Lado preto: lance { tool }.
    [first] Jogador 1: lance { tool }.
    [second] Jogador 2: lance { tool }.
   *[other] { who }: lance { tool }.
  }
prompt-turn = { $who ->
    [you] Sua vez
    [computer] Vez do computador
    [white] Vez do lado branco
    [black] Vez do lado preto
    [first] Vez do jogador 1
   *[second] Vez do jogador 2
  }
prompt-throw-again = Lance { tool } de novo.
prompt-opening = { $who ->
    [you] Lance para ver quem começa.
    [white] Lado branco: lance para ver quem começa.
    [black] Lado preto: lance para ver quem começa.
    [first] Jogador 1: lance para ver quem começa.
    [second] Jogador 2: lance para ver quem começa.
   *[other] { who }: lance para ver quem começa.
  }
prompt-rescue = { $who ->
    [you] Sua peça está na água: resgate-a ou faça um lançamento.
    [white] Lado branco: uma peça está na água; resgate-a ou faça um lançamento.
    [black] Lado preto: uma peça está na água; resgate-a ou faça um lançamento.
    [first] Jogador 1: uma peça está na água; resgate-a ou faça um lançamento.
    [second] Jogador 2: uma peça está na água; resgate-a ou faça um lançamento.
   *[other] { who }: uma peça está na água; resgate-a ou faça um lançamento.
  }
prompt-throwing = { $who ->
    [you] Lançando { tool }…
   *[other] { who } lança { tool }…
  }
prompt-moving = { $who ->
    [you] Sua peça se move…
   *[other] { who } joga…
  }
prompt-computer = É a vez do computador…
prompt-choose = { who } tirou { $value }: escolha uma peça.
prompt-aim = { who } tirou { $value }: escolha uma casa.
prompt-only-move = { who } tirou { $value }: só há um movimento possível.
hint-must-move = A peça resgatada precisa se mover primeiro.
hint-only-move = Toque na peça ou na casa marcada para jogar.
advice-thinking = O computador está pensando…
prompt-choose-of = { $who ->
    [you] Jogue um dos seus lançamentos: escolha uma peça.
    [white] Lado branco: jogue um dos lançamentos. Escolha uma peça.
    [black] Lado preto: jogue um dos lançamentos. Escolha uma peça.
    [first] Jogador 1: jogue um dos lançamentos. Escolha uma peça.
    [second] Jogador 2: jogue um dos lançamentos. Escolha uma peça.
   *[other] { who }: jogue um dos lançamentos. Escolha uma peça.
  }
prompt-aim-of = { $who ->
    [you] Escolha para onde vai a peça.
    [white] Lado branco: escolha para onde vai a peça.
    [black] Lado preto: escolha para onde vai a peça.
    [first] Jogador 1: escolha para onde vai a peça.
    [second] Jogador 2: escolha para onde vai a peça.
   *[other] { who }: escolha para onde vai a peça.
  }
prompt-only-move-of = { $who ->
    [you] Com os seus lançamentos só há um movimento possível.
    [white] Lado branco: com estes lançamentos só há um movimento possível.
    [black] Lado preto: com estes lançamentos só há um movimento possível.
    [first] Jogador 1: com estes lançamentos só há um movimento possível.
    [second] Jogador 2: com estes lançamentos só há um movimento possível.
   *[other] { who }: com estes lançamentos só há um movimento possível.
  }
prompt-which-throw = Qual lançamento você quer usar?
prompt-confirm = Fazer este movimento?
prompt-pause = Seu turno terminou.
prompt-stopped = O computador parou.
prompt-won = { said-won }
prompt-drawn = A partida termina empatada.

## Why a piece cannot move

why-legal = Esta peça pode se mover.
why-empty = Não há peça na casa { $from }.
why-not_yours = A peça da casa { $from } é do adversário.
why-throw_first = Lance antes de mover uma peça.
why-game_over = A partida terminou.
why-own_piece = Com um { $throw }, a peça da casa { $from } cairia sobre a sua própria peça na casa { $target }.
why-protected = Com um { $throw }, a peça da casa { $from } cairia na casa { $target }, mas as peças vizinhas nas casas { $first } e { $last } se protegem.
why-safe = Com um { $throw }, a peça da casa { $from } cairia na casa { $target }, onde a peça adversária está segura.
why-no_capture = Com um { $throw }, a peça da casa { $from } cairia na casa { $target }, que está ocupada.
why-blockade = Com um { $throw }, a peça da casa { $from } teria de passar pela barreira das casas { $first } a { $last }.
why-must_stop = Com um { $throw }, a peça da casa { $from } passaria da casa { $first }, onde toda peça é obrigada a parar.
why-overshoot = Um lançamento de { $throw } é demais para a peça da casa { $from }.
why-waits_for = A peça da casa { $from } só pode sair do tabuleiro com um { $throws }.
why-in_water = Primeiro é preciso liberar sua peça da água, na casa { $first }.
why-must_move_first = A peça resgatada, na casa { $first }, precisa se mover primeiro.
why-start_locked = A peça da casa { $from } não pode sair enquanto a que está à sua frente não se mover.
why-home_not_clear = Nenhuma peça pode sair do tabuleiro enquanto você tiver uma na casa { $first }.
why-hand_not_empty = Nenhuma peça pode sair do tabuleiro enquanto você tiver peças por entrar.
why-water_occupied = Com um { $throw }, a peça da casa { $from } cairia na água da casa { $first }, onde já há uma peça.
why-return_occupied = Com um { $throw }, a peça da casa { $from } iria para a água, mas a casa { $first }, por onde ela sairia, está ocupada.
why-must_vacate = A peça da casa { $first } precisa avançar primeiro.
why-entered_first = A peça que acaba de entrar na casa { $first } precisa se mover.
why-back_blocked = Com um { $throw }, a peça da casa { $from } não pode nem avançar nem recuar.
why-never_moves_back = Com um { $throw }, a peça da casa { $from } não pode avançar, e com estas regras as peças nunca recuam.
why-changes_nothing = Com um { $throw }, a peça da casa { $from } terminaria onde está.
why-throw_lost = Com este lançamento nenhuma peça se move.

## The board as a screen reader describes it

board-label = Tabuleiro de senet
board-keys = Setas para a direita e para a esquerda: para a frente e para trás no caminho. Para cima e para baixo: a fileira vizinha. Enter: escolher. T: lançar. M: minhas peças que podem se mover. S: o que está acontecendo. Ponto de interrogação: todas as teclas.
cell-house = Casa { $house }
cell-empty = vazia
cell-piece = { $owner ->
    [you] seu { piece }
    [computer] { piece } do computador
   *[other] { $side ->
        [white] cone branco
       *[black] carretel preto
      }
  }
cell-protected = protegido pelo vizinho
cell-blockade = parte de uma barreira
cell-last-move = último movimento
cell-selected = escolhido
cell-off = Fora do tabuleiro: { cones } e { spools }
cell-hand = Por entrar no tabuleiro: { cones } e { spools }
cell-taken = Fora do jogo: { cones } e { spools }
can-move = pode ir para { $to }
can-move-back = precisa recuar para { $to }
can-hit = pode atingir a peça na casa { $to } e mandá-la para a casa { $victim }
can-fall = pode ir para { $to } e termina em { $rest }
can-fall-hand = pode ir para { $to }, e depois precisa começar de novo
can-enter = pode entrar na casa { $to }
can-hit-hand = pode atingir a peça na casa { $to }, que precisa começar de novo
can-hit-taken = pode atingir a peça na casa { $to }, que fica fora do jogo
can-bear-off = pode sair do tabuleiro
can-drown = pode ir para { $to }, na água
target-move = sua peça de { $from } pode vir para cá
target-hit = sua peça de { $from } pode atingir esta e mandá-la para { $victim }
target-enter = sua peça pode entrar aqui
target-hit-hand = sua peça de { $from } pode atingir esta, que precisa começar de novo
target-hit-taken = sua peça de { $from } pode atingir esta, que fica fora do jogo
target-off = sua peça de { $from } pode sair do tabuleiro

## Sticks and buttons

sticks-waiting = { $tool ->
    [die] Um dado de quatro faces
   *[sticks] Quatro varetas para lançar
  }
sticks-value = { $tool ->
    [die] Dado: { $value }
   *[sticks] Varetas: { $value }
  }
dock-label = Lançamentos e movimentos
throws-in-hand = Lançamentos a jogar: { $list }
steps-left = { $count ->
    [0] Não falta nenhum passo
    [one] Falta um passo
   *[other] Faltam { $count } passos
  }
throws-in-hand-label = Seus lançamentos
throw-chip = { $count ->
    [1] { $value }
   *[other] { $value } × { $count }
  }
extra-owed = Depois você lança de novo.
button-throw = Lançar
button-choose = Escolha uma peça
button-continue = Continuar
button-choose-throw = Escolha um lançamento
button-use-throw = Usar o { $throw }
button-confirm = Fazer este movimento
button-cancel-move = Escolher outro
button-rescue = Resgatar a peça (casa { $to })
button-risk = Arriscar: um { $throws } tira a peça do tabuleiro
odds-of = { $ways } em { $of }
button-decline = Ficar no tabuleiro
button-pass = Passar
button-undo = Desfazer
button-redo = Refazer
button-new-game = Partida nova
button-rules = Regras
button-advice = Dica
button-settings = Configurações
button-help = Ajuda
button-menu = Mais
button-close = Fechar
button-cancel = Cancelar
button-done = Pronto
button-start = Começar
button-play-again = Jogar de novo
button-take-back = Voltar à partida anterior
length-label = Duração
length-minutes = { $minutes } minutos
length-whole = Partida inteira
toolbar-label = Partida

## Players and moves

players-label = Jogadores
player-name = { $who ->
    [you] Você
    [computer] Computador, { $level ->
        [beginner] iniciante
        [runner] corredor
        [hitter] caçador
        [casual] amador
        [builder] construtor
        [cautious] cauteloso
        [skilled] habilidoso
        [expert] especialista
       *[master] mestre
      }
   *[other] { who }
  }
player-off = { $count } de { $pieces } fora
player-hand = { $count } por entrar
player-taken = { $count } fora do jogo
log-title = Movimentos
log-empty = Ainda não há movimentos.

## later: advice

# Begins a hint: with the best choice, or with one of several that are equally good.
advice-rank = { $equal ->
    [yes] Uma das melhores escolhas:
   *[no] O melhor:
  }

advice-do-forward = { advice-rank } mover a peça da casa { $from } para a casa { $to }.
advice-do-backward = { advice-rank } recuar a peça da casa { $from } para a casa { $to }.
advice-do-fall_back = { advice-rank } devolver à água a peça da casa { $from }.
advice-do-bear_off = { advice-rank } retirar do tabuleiro a peça da casa { $from }.
advice-do-enter = { advice-rank } fazer entrar uma peça na casa { $to }.
advice-do-rescue = { advice-rank } resgatar sua peça da água.
advice-do-decline = { advice-rank } deixar sua peça onde está.
advice-do-pass = { advice-rank } não atingir nenhuma peça e encerrar seu turno.
advice-do-throw = { advice-rank } lançar, em vez de resgatar a peça.
advice-because-only_choice = Não há outra escolha.
advice-because-equal = Outra escolha é igualmente boa.
advice-because-wins = Com isso você ganha a partida.
advice-because-bears_off = Com isso essa peça sai do tabuleiro em definitivo.
advice-because-rescues = Fora da água, sua peça não custa mais turnos.
advice-because-throws = Vale a pena esperar o lançamento que solta sua peça.
advice-because-hits = Atinge a peça da casa { $house }, que volta { $steps ->
    [1] uma casa
   *[other] { $steps } casas
  }.
advice-because-removes = Atinge a peça da casa { $house }, que fica fora do jogo.
advice-because-removes-to_hand = Atinge a peça da casa { $house }, que precisa começar de novo.
advice-because-goes_on = Depois você pode continuar; senão seu turno terminaria.
advice-because-keeps_out_of_water = Senão sua peça terminaria na água.
advice-because-keeps_ground = Senão suas peças recuariam { $steps ->
    [1] uma casa
   *[other] { $steps } casas
  }.
advice-because-keeps_enemy_back = Senão você faria uma peça do adversário avançar { $steps ->
    [1] uma casa
   *[other] { $steps } casas
  }.
advice-because-shelters = Senão seu adversário poderia atingir você { $instead ->
    [1] com 1 lançamento em 100
    [100] com todos os lançamentos
   *[other] com { $instead } lançamentos em 100
  }, principalmente na casa { $house }; assim, { $chance ->
    [0] com nenhum
    [1] só com um em 100
   *[other] só com { $chance } em 100
  }.
advice-because-blocks = Assim, com { $chance ->
    [1] 1 lançamento
   *[other] { $chance } lançamentos
  } em 100 o adversário não poderá avançar nenhuma peça; senão, com { $instead ->
    [0] nenhum
   *[other] apenas { $instead }
  }.
advice-because-stays_free = Assim, { $chance ->
    [0] todos os seus próximos lançamentos servem
    [1] só 1 dos seus próximos lançamentos em 100 se perde
   *[other] só { $chance } dos seus próximos lançamentos em 100 se perdem
  }; senão, { $instead ->
    [1] 1 em 100 se perderia
   *[other] { $instead } em 100 se perderiam
  }.
advice-because-further_on = Não há uma razão única: suas peças ficam mais bem colocadas.
advice-chances = Assim você { $best ->
    [0] não ganha nenhuma partida
    [1] ganha 1 partida
   *[other] ganha { $best } partidas
  } em 100; com a melhor das outras escolhas, { $other ->
    [0] nenhuma
   *[other] { $other }
  }.
advice-exact = Estas probabilidades são exatas: este final foi calculado por inteiro no seu aparelho.

## later: dialogs

dialog-loading = Um momento…
new-game-title = Partida nova
new-game-further = Mais opções
new-game-opponent = Jogar contra
# Spoken for a row of five stars.
opponent-strength = Força { $stars } de 5
opponent-beginner = Iniciante
habit-beginner = Move sempre a peça mais atrasada
opponent-runner = Corredor
habit-runner = Tem pressa de avançar
opponent-hitter = Caçador
habit-hitter = Atinge o que pode
opponent-casual = Amador
habit-casual = Só pensa na corrida
opponent-builder = Construtor
habit-builder = Forma pares e barreiras
opponent-cautious = Cauteloso
habit-cautious = Fica fora de alcance
opponent-skilled = Habilidoso
habit-skilled = Avalia cada lançamento
opponent-expert = Especialista
habit-expert = Aprendeu jogando
opponent-master = Mestre
habit-master = Aprendeu jogando, e avalia cada lançamento
opponent-person = Duas pessoas
habit-person = Neste aparelho
new-game-side = Você joga com
side-black = Carretéis pretos
side-white = Cones brancos
side-random = Por sorteio
new-game-rules = Regras
button-change-rules = Mudar as regras…
button-rules-in-use = Regras de jogos de caixa, escolas e programas
new-game-safe = Depois você pode voltar à partida atual.
settings-title = Configurações
settings-language = Idioma
settings-language-auto = O do navegador
settings-theme = Material
theme-faience = Faiança
theme-ebony = Ébano e marfim
theme-papyrus = Papiro
theme-limestone = Calcário
theme-contrast = Alto contraste
settings-view = Vista do tabuleiro
view-auto = Automática
view-object = Uma caixa sobre uma mesa
view-flat = Um desenho plano
settings-speed = Animação
speed-slow = Lenta
speed-normal = Normal
speed-fast = Rápida
speed-instant = Nenhuma
settings-auto-throw = Lançar por mim
settings-confirm-move = Perguntar antes de cada movimento
settings-not-remembered = Nada é salvo aqui: suas configurações e sua partida se perdem quando a página é fechada.

rules-title = Regras

## later: dialogs (the rulesets)

ruleset-shortened = { $name }, versão encurtada por nós
games-more = Todas as outras regras ({ $count })
game-facts = { $pieces ->
    [1] Uma peça
   *[other] { $pieces } peças
  } de cada lado, cerca de { $minutes ->
    [1] um minuto.
   *[other] { $minutes } minutos.
  }
game-author = { $author }, { $year }
game-made = Tabuleiros assim: cerca de { $from } a { $to } a.C.
new-game-board = Tabuleiro
new-game-sides-drawn = Os primeiros lançamentos decidem quem joga com cada cor.
option-pieces = Peças de cada lado
option-starting_throw = É preciso tirar um 1 antes de mover
option-trap = Um lançamento além da casa 26 pode terminar na água
option-home_row = Nenhuma peça sai enquanto uma do seu lado estiver nas casas 1 a 10
board-auto = Como nas regras
board-name-modern = Moderno
board-name-simple = Simples, sem marcas
board-name-simple-marked = Simples, com marcas
board-name-middle-kingdom = Reino Médio
board-name-early-nk = Início do Reino Novo
board-name-late-nk = Fim do Reino Novo
board-name-vertical = Vertical
board-name-double = Duplo
board-name-cypriot = Pedra cipriota
ruleset-kendall-masters = Kendall 1978
ruleset-kendall-modern = Kendall moderno
ruleset-kendall-1979 = Kendall 1979
ruleset-kendall-wiki = Kendall, tabuleiro vazio
ruleset-jequier-masters = Jéquier, segundo Botermans
ruleset-jequier-ludii = Jéquier 1930
ruleset-piccione = O jogo de Tutancâmon
ruleset-bell = Bell 1979
ruleset-simple = Tabuleiro simples
ruleset-cypriot = Pedra cipriota
ruleset-simple-marked = Tabuleiro simples marcado
ruleset-middle-kingdom = Tabuleiro do Reino Médio
ruleset-early-nk = Tabuleiro do início do Reino Novo
ruleset-late-nk = Tabuleiro do fim do Reino Novo
ruleset-vertical = Tabuleiro vertical
ruleset-double = Tabuleiro duplo
in-use-boxed-set = O jogo de caixa
in-use-boxed-set-about = Do folheto dos jogos de caixa, segundo Jack Botermans. Ficam de fora: usar o resto de um lançamento com outra peça, recuar de uma casa segura ocupada e o primeiro movimento fixo das brancas. Os pontos variam de uma cópia para outra.
in-use-school-sheet = A folha da escola
in-use-school-sheet-about = De uma folha para imprimir, para escolas e famílias (startwithabook.org): sete peças, sem lançamentos extras e um só lançamento para deixar as casas 28 a 30. A folha não diz quem começa.
in-use-playpalace = PlayPalace
in-use-playpalace-about = Das regras do PlayPalace, um servidor de jogos de áudio para pessoas cegas.
in-use-like-ludo = Como ludo, para crianças
in-use-like-ludo-about = De páginas alemãs para crianças: uma peça atingida recomeça, quatro lados claros valem 5 e um lançamento sem lado claro perde a vez. Só foi possível ler parte das páginas; as últimas casas seguem as regras de Kendall segundo um wiki.
author-kendall = Timothy Kendall
author-kendall-modern = devinokeefe/senet, segundo Timothy Kendall
author-jequier = Gustave Jéquier
author-piccione = Peter A. Piccione
author-bell = R. C. Bell
author-ours = Regras nossas: ninguém propôs regras para este tabuleiro
character-short = A última parte da partida inteira: menos peças, que começam mais adiante. Valem todas as regras.
character-kendall-masters = As regras mais conhecidas: uma longa corrida em que as peças trocam de lugar o tempo todo e a água as prende.
character-kendall-modern = A corrida de Kendall com cinco peças e regras claras para cada caso; a estratégia perfeita foi calculada.
character-kendall-1979 = Primeiro você faz todos os seus lançamentos e depois escolhe como usá-los: há muito o que planejar.
character-kendall-wiki = No início o tabuleiro está vazio: as peças entram uma a uma, e três seguidas formam uma barreira.
character-jequier-masters = As peças precisam se reunir na última fileira antes que alguma saia, e a água as manda de volta ao início.
character-jequier-ludii = As peças começam uma atrás da outra, a peça atingida volta para bem longe, e quem ganha marca pontos.
character-piccione = Nenhuma peça é atingida: você divide cada lançamento entre suas peças, e um 1 faz entrar uma nova.
character-bell = Curto e intenso: um dado, dez peças de cada lado, e a peça atingida se perde para sempre.
character-simple = Uma corrida rápida num tabuleiro sem marcas: duas seguidas se protegem, três formam uma barreira.
character-cypriot = As regras do tabuleiro simples, com seixos nas cavidades de uma pedra.
character-simple-marked = Quatro casas marcadas perto do fim, e um X que manda uma peça de volta ao início.
character-middle-kingdom = O jogo do tabuleiro simples marcado, num tabuleiro em sentido contrário.
character-early-nk = Quatro casas marcadas perto do fim, e a água, que manda as peças de volta ao meio do tabuleiro.
character-late-nk = Como no início do Reino Novo, mas com Hórus na última casa, que só deixa sair uma peça com um 1.
character-vertical = O tabuleiro fica na vertical; suas casas “boas” são seguras e dão outro lançamento.
character-double = Dois tabuleiros, um só caminho de sessenta casas: a corrida mais longa.

## later: rules

rules-unknown = Ninguém sabe como os antigos egípcios jogavam senet.
rules-aim = O objetivo
rules-throwing = Lançar
rules-moving = Mover
rules-houses = Casas especiais
rules-leaving = Sair do tabuleiro
rules-winning = Ganhar
rules-thrown = Lançamento: { $throws }
# Heading above six pictures, each with a sentence: all you need to know to play.
rules-brief = Em resumo
rules-all = Todas as regras
# Table headings: the house from which a piece leaves the board, and the throw it needs.
rules-exit-house = Da casa
rules-exit-throw = sai com
rules-exit-any = qualquer lançamento
evidence-legend = Em que se apoia cada regra
evidence-text = no texto
evidence-text-note = É o que diz o texto moderno de onde vêm estas regras.
evidence-board = de um tabuleiro
evidence-board-note = Tabuleiros antigos, ou peças encontradas com eles, mostram isso.
evidence-picture = de uma imagem
evidence-picture-note = Uma imagem antiga mostra isso.
evidence-later_game = de um jogo posterior
evidence-later_game-note = Vem de um jogo posterior, em geral o tâb, jogado no Egito com quatro varetas.
evidence-modern_choice = escolha moderna
evidence-modern_choice-note = Nenhuma fonte resolve este ponto: alguém escolheu na nossa época. Cada regra que você muda é uma escolha assim.
houses-run = { $first } a { $last }
rule-aim-first-off = Leve todas as suas peças até o fim do caminho e para fora do tabuleiro antes do adversário.
rule-aim-board-empty = Leve até o fim do caminho e para fora do tabuleiro mais peças do que o adversário.
rule-pieces = { $pieces ->
    [1] Cada lado tem uma peça
   *[other] Cada lado tem { $pieces } peças
  }: as brancas são cones e as pretas, carretéis.
rule-start-hand = No início, todas as peças esperam ao lado do tabuleiro.
rule-start-white-odd = As peças começam nas casas { $first } a { $last }: as brancas nas ímpares e as pretas nas pares.
rule-start-black-odd = As peças começam nas casas { $first } a { $last }: as pretas nas ímpares e as brancas nas pares.
rule-start-house = Esta é uma partida encurtada. A reconstrução completa começa na casa 1, com mais peças.
rule-opening-white = O lado branco lança primeiro.
rule-opening-black = O lado preto lança primeiro.
rule-opening-one-is-white = Cada um lança na sua vez; quem tira primeiro um 1 joga com as brancas, move a peça da frente da casa { $from } para a casa { $to } e lança de novo.
rule-opening-one-is-black = Cada um lança na sua vez; quem tira primeiro um 1 joga com as pretas, move a peça da frente da casa { $from } para a casa { $to } e lança de novo.
rule-opening-higher-throw = Cada lado lança uma vez e começa quem tirar mais; em caso de empate, os dois lançam de novo.
rule-houses-30 = O caminho tem 30 casas e vai em zigue-zague: pela primeira fileira de dez, de volta pela segunda e para a frente pela terceira.
rule-houses-60 = O caminho tem 60 casas em dois tabuleiros: vai e volta em fileiras de dez, e passa da casa 30 do primeiro tabuleiro para a casa 31 do segundo.
rule-sticks = Lance quatro varetas e conte as faces claras.
rule-sticks-2 = Lance duas varetas e conte as faces claras.
rule-sticks-5 = Lance cinco varetas e conte as faces claras.
rule-sticks-die6 = Lance um dado de seis faces: ele mostra de 1 a 6.
rule-values = { $light ->
    [0] Se não sair nenhuma face clara, o lançamento vale { $value }.
    [one] Se sair uma face clara, o lançamento vale { $value }.
   *[other] Se saírem { $light } faces claras, o lançamento vale { $value }.
  }
rule-zero-0 = Se não sair nenhuma face clara, o lançamento vale 0.
rule-zero-4 = Se não sair nenhuma face clara, o lançamento vale 4.
rule-zero-5 = Se não sair nenhuma face clara, o lançamento vale 5.
rule-zero-6 = Se não sair nenhuma face clara, o lançamento vale 6.
rule-zero-die = Lance um dado de quatro faces: ele mostra 1, 2, 3 ou 4.
rule-rethrow = Um { $throws } não conta: você repete o lançamento.
rule-lost = Com um { $throws } nada se move, e seu turno termina.
rule-lost-zero = Com um 0 nada se move, e seu turno termina.
rule-turn-single = Cada lançamento move uma peça tantas casas quanto o número tirado.
rule-turn-series = Faça primeiro todos os lançamentos do seu turno e jogue-os depois na ordem que quiser; cada lançamento move uma peça tantas casas quanto o número tirado.
rule-turn-divided = Você pode dividir o número tirado entre várias peças, mas todas precisam ir no mesmo sentido.
rule-starting-throw-on = Você não pode jogar nada antes de tirar um 1; os lançamentos anteriores não contam.
rule-again = Depois de um { $throws }, você lança de novo.
rule-again-series = Depois de um { $throws } você continua lançando; um { $others } encerra seus lançamentos.
rule-again-on = { $count ->
    [one] Quem chega com uma peça à casa { $houses } lança de novo.
   *[other] Quem chega com uma peça a uma das casas { $houses } lança de novo.
  }
rule-ends-turn = { $count ->
    [one] Quem chega com uma peça à casa { $houses } termina a vez, seja qual for o lançamento.
   *[other] Quem chega com uma peça a uma das casas { $houses } termina a vez, seja qual for o lançamento.
  }
rule-again-none = Você lança uma vez; depois é a vez do adversário.
rule-turn-passes = Senão, é a vez do adversário.
rule-must-move = Se for possível mover uma peça, o movimento é obrigatório.
rule-may-decline-hit-on = Se a única jogada possível for atingir uma peça do adversário, você pode passar.
rule-may-decline-off-on = Se a única jogada possível for retirar uma peça do tabuleiro, você pode encerrar seu turno.
rule-no-move = Se nenhuma peça sua puder se mover, seu turno termina, seja qual for o lançamento.
rule-again-without-move = Se nenhuma peça sua puder se mover, seu turno termina, a menos que você tenha tirado { $throws }: nesse caso, lança de novo.
rule-no-move-series = Os lançamentos que nenhuma peça sua pode usar se perdem, e seu turno termina.
rule-no-move-divided = Os passos que nenhuma peça sua pode usar se perdem.
rule-entry-any-throw = Em vez de mover uma peça do tabuleiro, você pode fazer entrar uma: ela é colocada na casa 1 e avança na hora o número tirado.
rule-entry-at-0 = Em vez de mover uma peça do tabuleiro, você pode fazer entrar uma, na casa do número tirado.
rule-entry-throws = As peças só entram com um { $throws }.
rule-entry-with-one = Com um 1 você pode fazer entrar uma peça na casa 1, se estiver vazia, e depois lança de novo.
rule-entry-with-one-first = Esse lançamento deve mover primeiro a peça que acabou de entrar; se ela não puder se mover, volta para o lado do tabuleiro e seu turno termina.
rule-start-lock-on = Uma peça não pode deixar sua casa de saída antes que a peça da casa seguinte tenha se movido.
rule-blockade-off = Uma peça pode pular por cima de todas as outras.
rule-blockade-on = Uma peça pode pular por cima de outras, mas não de uma barreira: três ou mais peças do adversário seguidas.
rule-blockade-2 = Uma peça pode pular por cima de outras, mas não de uma barreira: duas ou mais peças do adversário seguidas.
rule-fall-back-off = Uma peça não pode cair sobre outra da sua cor.
rule-fall-back-on = Uma peça que cai sobre outra da sua cor vai para a primeira casa vazia atrás dela.
rule-fall-back-on-unchanged = Um movimento que termina onde começou só é permitido se não houver outro.
rule-hit-none = Nenhuma peça é atingida: uma peça só pode cair numa casa vazia.
rule-hit-swap = Uma peça que cai sobre uma do adversário a atinge e troca de lugar com ela.
rule-hit-empty-behind = Uma peça que cai sobre uma do adversário a atinge: a peça atingida vai para a primeira casa vazia atrás ou, se não houver nenhuma, para o lado do tabuleiro.
rule-hit-lowest-empty = Uma peça que cai sobre uma do adversário a atinge: a peça atingida volta para a casa vazia mais próxima do início.
rule-hit-to-hand = Uma peça que cai sobre uma do adversário a atinge: a peça atingida sai do tabuleiro e precisa começar de novo.
rule-hit-taken = Uma peça que cai sobre uma do adversário a atinge: a peça atingida fica fora do jogo.
rule-pairs-on = Duas peças da mesma cor, seguidas no caminho, se protegem.
rule-pairs-3 = Três ou mais peças da mesma cor, seguidas no caminho, se protegem.
rule-pairs-off = Peças em casas vizinhas não se protegem.
rule-corners-off = As fileiras acabam nos cantos: peças dos dois lados de um canto, como nas casas 10 e 11, não estão seguidas.
rule-backward-none = Seus próprios lançamentos nunca fazem uma peça recuar.
rule-backward-to-empty = Se nenhuma peça puder avançar, uma deve recuar o número tirado, até uma casa vazia.
rule-backward-may-hit = Se nenhuma peça puder avançar, uma deve recuar o número tirado, e pode atingir uma peça.
rule-backward-may-hit-swap = Uma peça atingida desse modo acaba avançando.
rule-backward-from = Só uma peça das casas 1 a { $house } pode recuar assim.
rule-backward-from-everywhere = Uma peça pode recuar assim de qualquer casa.
rule-stop = Toda peça precisa parar na casa { $house } antes de seguir.
rule-stop-over-halt = Um lançamento alto demais leva mesmo assim uma peça à casa { $house }, onde ela para.
rule-stop-over-bounce = Com um lançamento alto demais, uma peça vai até a casa { $house } e volta o que sobra.
rule-trap-on = Você também pode jogar um lançamento que levaria uma peça além da casa { $stop }: a peça cai na água da casa { $house }, se ela estiver vazia.
rule-water-none = Nenhuma casa manda uma peça para trás.
rule-water-prison = Quando uma peça sua para na água, na casa { $house }, seu turno termina na hora.
rule-water-prison-alone = Enquanto você tiver uma peça na água, nenhuma outra peça sua pode se mover.
rule-return-house = Em vez de lançar, você pode resgatar sua peça da água e colocá-la na casa { $house }, se estiver vazia; com isso seu turno termina.
rule-rescued-moves-first-on = Uma peça resgatada precisa se mover antes de qualquer outra peça sua.
rule-water-prison-exit = Um lançamento de { $throws } leva a peça da água para fora do tabuleiro; com qualquer outro, seu turno termina.
rule-water-to-return = Uma peça que para na casa { $house } vai na hora para a casa { $return } ou, se ela está ocupada, para a casa vazia mais próxima antes dela.
rule-return-full-lowest = Uma peça que para na casa { $house } vai na hora para a casa { $return } ou, se ela está ocupada, para a casa vazia mais próxima do início.
rule-return-full-hand = Uma peça que para na casa { $house } vai na hora para a casa { $return } ou, se ela está ocupada, sai do tabuleiro e precisa começar de novo.
rule-return-full-closed = Uma peça que para na casa { $house } vai na hora para a casa { $return }. Enquanto ela estiver ocupada, nenhuma peça pode ir para a casa { $house }.
rule-water-to-lowest = Uma peça que para na casa { $house } vai na hora para a casa vazia mais próxima do início.
rule-water-to-hand = Uma peça que para na casa { $house } sai na hora do tabuleiro e precisa começar de novo.
rule-unprotected = { $count ->
    [one] Uma peça na casa { $houses } nunca é protegida pela peça vizinha.
   *[other] As peças nas casas { $houses } nunca são protegidas pela peça vizinha.
  }
rule-water-suspends-pairs-on = Enquanto você tiver uma peça na água, suas peças não se protegem.
rule-water-suspends-pairs-on-rescued = Enquanto uma peça resgatada não se mover, suas peças também não se protegem.
rule-safe = { $count ->
    [one] Uma peça na casa { $houses } não pode ser atingida.
   *[other] As peças nas casas { $houses } não podem ser atingidas.
  }
rule-safe-while-water = { $count ->
    [one] Enquanto houver alguma peça na água, uma peça na casa { $houses } não pode ser atingida.
   *[other] Enquanto houver alguma peça na água, as peças nas casas { $houses } não podem ser atingidas.
  }
rule-hit-to-water = { $count ->
    [one] Uma peça atingida na casa { $houses } cai na água.
   *[other] Uma peça atingida nas casas { $houses } cai na água.
  }
rule-hit-to-water-taken = Se a água estiver ocupada, as duas peças trocam de lugar.
rule-vacate = { $count ->
    [one] Uma peça na casa { $houses } precisa avançar assim que um lançamento permitir.
   *[other] Uma peça numa das casas { $houses } precisa avançar assim que um lançamento permitir.
  }
rule-fixed = { $count ->
    [one] Uma peça na casa { $houses } só pode esperar um lançamento que a tire do tabuleiro.
   *[other] As peças nas casas { $houses } só podem esperar um lançamento que as tire do tabuleiro.
  }
rule-stuck-to-water = { $count ->
    [one] Se você não puder mover mais nada, sua peça da casa { $houses } volta para a água.
   *[other] Se você não puder mover mais nada, uma das suas peças das casas { $houses } volta para a água.
  }
rule-last-chance = { $count ->
    [one] Uma peça na casa { $houses } tem um só lançamento para sair: se o seu próximo lançamento não a mover, ela cai na água.
   *[other] Uma peça numa das casas { $houses } tem um só lançamento para sair: se o seu próximo lançamento não a mover, ela cai na água.
  }
rule-bear-off-exact = Uma peça sai do tabuleiro com um lançamento exato, como se houvesse mais uma casa depois da casa { $house }.
rule-bear-off-bounce = Uma peça sai do tabuleiro com um lançamento exato, como se houvesse mais uma casa depois da casa { $house }. Com um lançamento maior, ela vai até lá e volta o que sobra.
rule-bear-off-overshoot = Um lançamento que leva uma peça além da casa { $house } tira a peça do tabuleiro, por mais longe que ela fosse.
rule-bear-off-onto-last = Uma peça que cai exatamente na casa { $house } sai do tabuleiro, e nenhum lançamento pode levá-la além.
rule-exits = Da casa { $house }, uma peça só sai do tabuleiro com um { $throws }.
rule-exits-any = Da casa { $house }, uma peça sai do tabuleiro com qualquer lançamento.
rule-exits-first-row-empty = Da casa { $house }, uma peça sai do tabuleiro com um { $throws }, ou com qualquer lançamento enquanto ninguém tiver peças nas casas 1 a 10.
rule-clear-first = Nenhuma peça sua pode sair do tabuleiro enquanto você tiver uma nas casas { $houses }.
rule-clear-first-hand = Nenhuma peça sua pode sair do tabuleiro enquanto você tiver uma ao lado dele.
rule-end-first-off = { $pieces ->
    [1] Ganha quem tira primeiro sua peça do tabuleiro.
   *[other] Ganha quem tira primeiro suas { $pieces } peças do tabuleiro.
  }
rule-end-board-empty = A partida termina quando o tabuleiro está vazio: ganha quem tirou mais peças; com números iguais, há empate.
rule-score-on = Quem ganha marca 3 pontos por cada peça do adversário que ficou nas casas 1 a 10, 2 por cada uma nas casas 11 a 20 e 1 por cada uma nas casas 21 a 30.

## later: rules (about each ruleset)

rules-retold = Só conhecemos esta reconstrução de segunda mão, não pela publicação do próprio estudioso.
rules-house-title = Regras da casa
rules-house = Regras personalizadas, criadas neste site: as de “{ $base }”, com algumas mudanças.
rules-ours = Nenhum estudo publicou uma reconstrução para este tabuleiro, por isso estas regras são nossas. Elas só contêm o que as reconstruções conhecidas têm em comum.
rules-disputed = O que não é certo
rules-disputed-lead = Os textos deixam estas perguntas em aberto ou podem ser lidos de duas maneiras. Isto é o que vale aqui.
rules-shortened = A última parte de uma partida inteira: menos peças, que começam mais adiante no caminho. Valem todas as suas regras. Fomos nós que a encurtamos; ninguém a propôs assim.
rules-throws = Uma partida dura cerca de { $throws } lançamentos e { $minutes ->
    [1] um minuto
   *[other] { $minutes } minutos
  }.
credit-kendall-masters = Timothy Kendall propôs esta reconstrução em 1978, em “Passing Through the Netherworld”; aqui ela está como a descreve uma página de regras atribuída a Masters Traditional Games.
credit-kendall-modern = Um projeto público, devinokeefe/senet, escreveu esta forma moderna da reconstrução de Kendall com cinco peças e calculou a estratégia perfeita.
credit-kendall-1979 = A reconstrução de Timothy Kendall de 1979, segundo o resumo do seu livro de regras no portal Ludii, de onde vêm também as quatro opções de uma nova partida.
credit-kendall-wiki = A reconstrução de Timothy Kendall, segundo um artigo da wiki Niidae; o artigo não cita fonte para a entrada das peças, para o fato de atingir ser opcional, nem para a saída da última casa.
credit-jequier-masters = A reconstrução de Gustave Jéquier, segundo uma página de regras atribuída a Masters Traditional Games, que segue “The World of Games”, de Botermans e outros.
credit-jequier-ludii = A reconstrução de Gustave Jéquier de 1930, como o Ludii a resume.
credit-piccione = A reconstrução de Peter A. Piccione de 1977, “King Tut’s Game”, como o Ludii a resume.
credit-bell = A reconstrução de R. C. Bell de 1979, como o Ludii a resume.
credit-simple = São conhecidos tabuleiros sem marcas, mas não se sabe como se jogava neles.
credit-cypriot = Em Chipre são conhecidas pedras brutas com três fileiras de dez cavidades, mas não se sabe como se jogava nelas.
credit-simple-marked = São conhecidos tabuleiros com quatro marcas perto do fim: um sinal de “bom”, um X, três traços e dois traços.
credit-middle-kingdom = Os tabuleiros do Reino Médio têm as mesmas marcas, mas o jogo termina no alto, à esquerda.
credit-early-nk = Nos tabuleiros do início do Reino Novo, a água fica no lugar do X, e aves e homens no lugar dos traços.
credit-late-nk = Nos tabuleiros do fim do Reino Novo há deuses nas últimas casas, com Hórus no fim.
credit-vertical = É conhecido um tabuleiro na vertical, com o sinal de “bom” em três das últimas casas.
credit-double = São conhecidos dois tabuleiros de trinta casas, lado a lado.
disputed-km-1 = Quando uma peça da casa 28 ou 29 volta para a água? O texto pode dizer: quando o lado dela não tem outra peça, ou: quando nenhuma outra peça pode usar o lançamento. Aqui, o segundo.
disputed-km-2 = Você lança de novo depois de um 1, um 4 ou um 5 se nenhuma peça pôde se mover? Aqui, não.
disputed-km-3 = Casas uma acima da outra são vizinhas? Aqui, não: só ao longo do caminho.
disputed-km-4 = Uma peça na água protege as vizinhas? Aqui, sim; só ela fica sem proteção.
disputed-km-5 = Seu turno termina quando você empurra uma peça do adversário para a água? Aqui, não.
disputed-km-6 = É preciso retirar uma peça do tabuleiro se nenhuma outra peça pode avançar? Aqui, sim.
disputed-km-7 = Com que lançamento se deixa a casa 30? O texto pede primeiro o lançamento exato e depois permite qualquer um. Aqui, qualquer um.
disputed-km-8 = Você lança de novo depois de um 4 que leva uma peça da água para fora do tabuleiro? Aqui, sim.
disputed-km-9 = Uma peça pode recuar da casa 26? Aqui, sim.
disputed-km-10 = É possível resgatar uma peça da água no mesmo turno em que ela caiu? Aqui, não.
disputed-km-11 = É preciso resgatar a peça da água quando se pode? Aqui, não: você pode lançar em busca do 4.
disputed-km-12 = Há outra forma de sair da água enquanto a casa 15 está ocupada? Aqui, não: é preciso esperar um 4.
disputed-km-13 = Três peças seguidas formam uma barreira? O texto não diz nada. Aqui, não.
disputed-kw-1 = Uma peça que entra com um 4 cai na casa 5 ou na casa 4? Aqui, na 5: ela é colocada na casa 1 e depois se move.
disputed-kw-2 = Uma peça pode entrar com a casa 1 ocupada? Aqui, sim: ela não fica ali.
disputed-kw-3 = Alguns lançamentos dão outro? O texto dá um lançamento por turno. Aqui, não.
disputed-kw-4 = O que acontece se você escolhe não atingir a peça? Aqui, esse movimento não é feito.
disputed-kw-5 = É possível passar tendo outros movimentos? Aqui, não.
disputed-kw-6 = Uma peça pode cair sobre uma do adversário dentro de uma barreira? Aqui, sim: só é proibido pular por cima da barreira.
disputed-kw-7 = O que faz um 5 na casa 26? O texto não diz. Aqui, a peça sai do tabuleiro.
disputed-kw-8 = Quando a primeira fileira está vazia? Aqui, quando nenhum lado tem peça nela; as que estão ao lado do tabuleiro não contam.
disputed-kw-9 = Uma peça pode cair sobre outra da sua cor e terminar onde começou? Aqui, só se mais nada pode se mover; senão seria passar de graça.
disputed-kw-10 = Uma peça mandada de volta pode terminar na casa 27, 28 ou 29? Aqui, sim, e então vale a regra dessa casa.
disputed-kw-11 = Duas peças seguidas se protegem? O texto só fala de três seguidas. Aqui, não.
disputed-kw-12 = E se as casas 1 a 15 estão todas ocupadas quando a água manda uma peça de volta? Aqui, ela vai para o lado do tabuleiro.
disputed-kw-13 = O que é a “única vareta branca” com que se deixa a casa 30? Aqui, um 1.
disputed-kw-14 = Uma peça pode pular uma barreira se depois volta para trás dela? Aqui, não.
disputed-k79-1 = Todos os lançamentos são feitos antes de mover? O texto diz que sim; o programa do Ludii joga um de cada vez. Aqui vale o texto.
disputed-k79-2 = Que cor fica na frente? Aqui, as brancas, porque quem tira o primeiro 1 joga com elas e move a peça da frente.
disputed-k79-3 = É possível jogar um lançamento para trás se outro poderia avançar? Aqui, não.
disputed-k79-4 = O que acontece com os outros lançamentos quando uma peça cai na água? Aqui, eles se perdem.
disputed-k79-5 = Resgatar uma peça custa um turno, mas qual? Aqui, o próprio resgate é o turno, no lugar de um lançamento.
disputed-k79-6 = Uma peça na água pode ser atingida? Aqui, sim; as duas trocam de lugar.
disputed-k79-7 = De quem são os pares que deixam de proteger enquanto uma peça está na água? Aqui, só os do próprio lado.
disputed-k79-8 = De quem é a peça na água que torna seguras as casas 28 a 30? Aqui, de qualquer um dos dois lados.
disputed-k79-9 = E se uma peça que precisa se mover primeiro for atingida? Aqui, o lado dela pode então mover qualquer peça.
disputed-k79-10 = Os lançamentos antes do primeiro 1 contam? Aqui, não.
disputed-k79-11 = Todo lançamento longo demais cai na armadilha? Aqui, não: é uma escolha entre outras.
disputed-k79-12 = De quem são as peças na primeira fileira que impedem você de sair? Aqui, só as suas.
disputed-k79-13 = O resgate é decidido antes ou depois do lançamento? Aqui, antes.
disputed-k79-14 = O 1 do início precisa mover a peça da frente? Aqui, sim.
disputed-k79-15 = Um 4 ou um 5 no início dá outro lançamento? Aqui, não.
disputed-jm-1 = Uma peça pode parar na casa 30 antes que todas estejam na última fileira? Aqui, não: chegar lá é sair.
disputed-jm-2 = Um lançamento pode ir além da casa 30? Aqui, não.
disputed-jm-3 = Você lança de novo depois de um 1, um 4 ou um 6 se nenhuma peça pôde se mover? Aqui, não.
disputed-jm-4 = Uma barreira também detém as peças que recuam? Aqui, sim.
disputed-jm-5 = Qual é a primeira casa vazia? Aqui, a de número mais baixo.
disputed-jm-6 = As peças precisam deixar as casas de saída em ordem? Aqui, não: o texto deixa mover qualquer uma.
disputed-jm-7 = Uma barreira pode continuar na curva do fim de uma fileira? Aqui, sim.
disputed-jl-1 = Qual é a quarta casa segura? O texto traz 20, que não tem nenhuma marca. Aqui, a 30.
disputed-jl-2 = Quando uma peça pode deixar sua casa de saída? Aqui, quando a peça que estava na casa seguinte se moveu.
disputed-jl-3 = Você lança de novo depois de um 1, um 4 ou um 6 se nenhuma peça pôde se mover? Aqui, não.
disputed-jl-4 = Uma peça que recua pode atingir outra? Aqui, não.
disputed-jl-5 = Para onde vai uma peça atingida? Aqui, como no texto, para a casa vazia mais próxima do início.
disputed-jl-6 = Onde três peças seguidas formam uma barreira? O programa do Ludii só verifica alguns lugares. Aqui, em todos, como no texto.
disputed-pi-1 = Um 5 dá outro lançamento? Aqui, sim, como no texto.
disputed-pi-2 = Uma parte de um lançamento pode tirar uma peça do tabuleiro? Aqui, sim, se essa parte é exata.
disputed-pi-3 = Todos os movimentos de um turno precisam ir no mesmo sentido, ou só os de um lançamento? Aqui, os de um lançamento.
disputed-pi-4 = Um 1 precisa fazer entrar uma peça? Aqui, só se nenhuma outra peça pode avançar.
disputed-pi-5 = Que peça usa primeiro o lançamento depois da entrada? Aqui, a que entrou.
disputed-pi-6 = Cair na casa 15 ou 26 ao recuar dá um lançamento? Aqui, sim.
disputed-pi-7 = E se a peça que entrou não pode se mover com um 5? Aqui, o turno termina.
disputed-pi-8 = É preciso usar tantos passos quanto possível? Aqui, não, mas você continua enquanto algum passo puder ser usado.
disputed-pi-9 = O lançamento que pertence a uma peça nova pode fazer entrar outra? Aqui, não; outros lançamentos extras podem.
disputed-be-1 = O que se lança, um dado ou varetas? Um texto mais antigo diz varetas. Aqui, um dado.
disputed-be-2 = Que casas são marcadas? Aqui, as casas 26 a 29, como mostra o tabuleiro desenhado para estas regras.
disputed-be-3 = É obrigatório atingir quando se pode? Aqui, não.
disputed-be-4 = Quando a partida termina? Aqui, quando o tabuleiro está vazio.
disputed-be-5 = E se os lançamentos do início são iguais? Aqui, os dois lançam de novo.
disputed-be-6 = Três peças seguidas formam uma barreira, como nas regras de Kendall? Aqui, não.
disputed-kmo-1 = Para onde vai uma peça atingida? Aqui, as duas trocam de lugar.
disputed-kmo-2 = As casas 28 a 30 são seguras? Aqui, não: só uma peça vizinha protege.
disputed-kmo-3 = Para onde vai uma peça atingida nas casas 28 a 30? Aqui, para a casa 26, de onde veio a que a atingiu.
disputed-kmo-4 = Uma peça pode ir da casa 28 para a 29 ou a 30, ou recuar? Aqui, não.
disputed-kmo-5 = Com que lançamento se deixa a casa 30? Aqui, só com um 1.
disputed-kmo-6 = E se nenhuma peça pode se mover com um 1, um 4 ou um 5? Aqui, é a vez do adversário.
disputed-kmo-7 = Cair na água encerra o turno? Aqui, não.
disputed-kmo-8 = É possível pular uma parte de uma barreira? Aqui, não.
disputed-kmo-9 = Barreiras ou pares protegidos podem impedir a volta da água? Aqui, não.
disputed-kmo-10 = Recuar com um 1, um 4 ou um 5 dá outro lançamento? Aqui, sim.
disputed-kmo-11 = Uma peça pode recuar da casa 26? Aqui, sim.
disputed-kmo-12 = É possível jogar com outro número de peças? Aqui, sim, como regras da casa, mas só o jogo com cinco foi calculado por inteiro.
disputed-board-cross = Para onde o X manda uma peça? Ninguém sabe. Aqui, para a casa vazia mais próxima do início, porque nada liga o X à casa 15.
disputed-board-rebirth = A casa 15 é especial em tabuleiros sem marca nela? Aqui, não.
disputed-board-last = Com que lançamento se deixa uma casa 30 sem marca? Aqui, com qualquer um.
disputed-board-upright = Em que sentido se joga no tabuleiro vertical? Ninguém sabe. Aqui, na ordem de costume, em três colunas a partir do alto, à esquerda.
disputed-board-two = Dois tabuleiros são um caminho ou dois? Ninguém sabe. Aqui, um só caminho longo, que é o mais simples.
disputed-board-pebbles = Quantos seixos eram usados? Ninguém sabe. Aqui, cinco de cada lado.

## later: dialogs (help)

help-title = Ajuda
help-tap = Toque no botão grande para lançar, depois na peça que quer mover.
help-mistake = Tocar no lugar errado não faz nada.
help-marks = Marcas no tabuleiro
help-mark-ring = Esta peça pode se mover.
help-mark-target = Sua peça pode ir para cá.
help-mark-hit = Para onde vai a peça golpeada.
help-mark-row = Elas se protegem, ou formam uma barreira.
help-mark-disc = O efeito do movimento: golpe (×), água (onda), proteção (colchete), saída (seta).
help-mark-trail = O último movimento.
help-keyboard = Teclas do tabuleiro
help-key-arrows = setas
help-arrows = direita e esquerda: pelo caminho; cima e baixo: a fileira vizinha
help-key-ends = Home, End
help-ends = primeira casa, fim do caminho
help-key-enter = Enter, Espaço
help-enter = escolher uma peça ou uma casa
help-key-escape = Esc
help-escape = soltar a peça
help-key-throw = T
help-throw = lançar
help-key-pieces = M
help-pieces = próxima peça que pode se mover; com Shift, a anterior
help-key-last = L
help-last = último movimento
help-key-status = S
help-status = o que está acontecendo?
help-key-advice = H
help-advice = o que é melhor aqui, e por quê?
help-key-undo = U
help-undo = desfazer
help-key-redo = R
help-redo = refazer
help-key-look = , e .
help-look = rever a partida: um movimento para trás, um para a frente
help-key-card = I
help-card = o que é esta casa e o que ela faz
help-key-odds = D
help-odds = os últimos lançamentos e as probabilidades
help-key-turn = B
help-turn = pegar a caixa na mão e devolvê-la ao lugar; as setas a giram
help-key-help = ?
help-help = esta ajuda
help-accessibility = Acessibilidade (em inglês)
help-questions = Perguntas pelo teclado
help-key-mine = P
help-mine = onde estão minhas peças?
help-key-others = O
help-others = onde estão as peças do adversário?
help-key-moves = G
help-moves = para onde posso ir?
help-key-sticks = K
help-sticks = o que saiu?
help-key-score = C
help-score = quem tirou quantas peças do tabuleiro?
help-key-way = F
help-way = quanto caminho ainda falta?
help-key-house = X
help-house = o que há nesta casa?

## later: house-rules (the editor of house rules)

house-title = Regras da casa
house-lead = Mude as regras que quiser. Os conflitos aparecem na hora.
house-find = Encontrar uma regra pelas palavras
house-found = { $count ->
    [one] { $count } regra encontrada.
   *[other] { $count } regras encontradas.
  }
house-from = Partir de
house-yours = Suas regras
house-name = Nome das suas regras
house-name-default = { $base }, do meu jeito
house-reset-all = Desfazer todas as mudanças
house-reset = Como em “{ $base }”
house-changed = { $count ->
    [0] Nenhuma mudança
    [one] { $count } mudança
   *[other] { $count } mudanças
  }
house-disagrees = em conflito
house-ready = Estas regras combinam entre si.
house-endless = Mas com elas as partidas quase nunca terminam.
house-clashes = { $count ->
    [1] Duas regras se contradizem.
   *[other] { $count } pares de regras se contradizem.
  }
house-show = Mostrar onde
house-play = Jogar
house-opponent = Contra
house-save = Salvar estas regras
house-saved = Salvo como “{ $name }”.
house-save-full = Há lugar para { $count } conjuntos de regras. Apague um primeiro.
house-save-blocked = Não foi possível salvar suas regras. Copie o link para não perdê-las.
house-save-unnamed = Dê primeiro um nome às suas regras.
house-mine = Minhas próprias regras ({ $count })
house-open = Abrir
house-rename = Mudar o nome
house-delete = Apagar
house-deleted = “{ $name }” foi apagado.
house-link = Copiar o link
house-link-label = O link para estas regras
house-link-copied = O link foi copiado.
house-link-by-hand = Copie o link marcado.
house-point-value = { $point }: { $value }
house-fix = Mudar “{ $point }” para: { $value }
house-fix-off = Desligar “{ $point }”
house-fix-on = Ligar “{ $point }”
house-refused = incompatível com “{ $points }”
house-refused-houses = { $houses }: incompatível com “{ $points }”. { $reason }
house-idle = Sem efeito por enquanto, por causa de “{ $point }”.
house-range = { $first }–{ $last }
house-none = não há
house-on = sim
house-off = não
house-exit = { $house } com { $throws }
house-exit-any = qualquer lançamento
house-exit-star = com qualquer lançamento enquanto a primeira fileira estiver vazia
house-exit-row = Da casa { $house }, uma peça sai do tabuleiro com
house-light-row = { $light ->
    [0] Nenhuma face clara
    [one] { $light } face clara
   *[other] { $light } faces claras
  }
house-light-count = tanto quanto as faces claras
house-nothing-special = nada de especial
in-use-title = Regras em uso hoje
in-use-note = De jogos de caixa, escolas e programas. Não são reconstruções.

house-group-game = O jogo
house-group-throwing = Lançar
house-group-moving = Mover
house-group-meeting = Encontrar o adversário
house-group-houses = Casas especiais
house-group-leaving = Sair do tabuleiro e ganhar

dim-houses = Casas do tabuleiro
dim-pieces = Peças de cada lado
dim-start = Onde as peças começam
dim-start-hand = as peças começam fora do tabuleiro
dim-start-white-odd = as peças começam alternadas nas primeiras casas, as pretas na frente
dim-start-black-odd = as peças começam alternadas nas primeiras casas, as brancas na frente
dim-start-house = Primeira casa em que as peças começam
dim-opening = Quem começa
dim-opening-white = as brancas começam
dim-opening-black = as pretas começam
dim-opening-one-is-white = quem tira primeiro um 1 joga com as brancas e move sua peça da frente
dim-opening-one-is-black = quem tira primeiro um 1 joga com as pretas e move sua peça da frente
dim-opening-higher-throw = começa quem tirar mais
dim-start-lock = Uma peça não pode sair enquanto a que está à sua frente não se mover
dim-entry = Como as peças entram no tabuleiro
dim-entry-none = nenhuma peça entra mais tarde
dim-entry-any-throw = as peças entram com qualquer lançamento: com 1 na casa 2, com 2 na casa 3, e assim por diante
dim-entry-with-one = as peças entram com um lançamento de 1, na casa 1
dim-entry-throws = Lançamentos com que as peças entram
dim-entry-at = A casa a partir da qual conta uma peça que entra: 0 ou 1
dim-starting-throw = É preciso tirar um 1 antes de jogar
dim-sticks = O que se lança
dim-sticks-2 = duas varetas
dim-sticks-4 = quatro varetas
dim-sticks-5 = cinco varetas
dim-sticks-die4 = um dado de quatro faces
dim-sticks-die6 = um dado de seis faces
dim-zero = Lançamento sem face clara
dim-zero-0 = sem face clara, o lançamento vale 0
dim-zero-4 = sem face clara, o lançamento vale 4
dim-zero-5 = sem face clara, o lançamento vale 5
dim-zero-6 = sem face clara, o lançamento vale 6
dim-zero-die = um dado de quatro faces
dim-values = Quanto vale cada número de faces claras
dim-rethrow = Lançamentos que se repetem
dim-lost = Lançamentos que fazem perder o turno
dim-again = Lançamentos que dão outro lançamento
dim-again-without-move = Lançamentos que dão outro mesmo que nada possa se mover
dim-again-on = Casas que dão outro lançamento
dim-ends-turn = Casas que terminam a vez
dim-turn = Como é um turno
dim-turn-single = um lançamento, um movimento
dim-turn-series = lançar enquanto os lançamentos derem outro, e depois jogá-los em qualquer ordem
dim-turn-divided = um lançamento, cujos passos podem ser divididos entre as peças
dim-blockade = Peças seguidas que formam uma barreira
dim-blockade-on = três peças seguidas formam uma barreira
dim-blockade-2 = duas peças seguidas formam uma barreira
dim-blockade-off = nenhuma fileira forma uma barreira
dim-corners = As fileiras de peças continuam nos cantos
dim-fall-back = Uma peça que cai sobre outra da sua cor recua até a primeira casa vazia atrás dela
dim-backward = O que acontece quando nenhuma peça pode avançar
dim-backward-none = quando nenhuma peça pode avançar, perde-se o turno
dim-backward-to-empty = quando nenhuma peça pode avançar, uma peça precisa recuar para uma casa vazia
dim-backward-may-hit = quando nenhuma peça pode avançar, uma deve recuar, e pode atingir outra
dim-backward-from = A última casa de onde as peças recuam
dim-vacate = Casas que é preciso deixar assim que possível
dim-pairs = Peças que se protegem
dim-pairs-on = duas peças lado a lado se protegem
dim-pairs-3 = três peças seguidas se protegem
dim-pairs-off = as peças não se protegem
dim-unprotected = Casas onde um vizinho não protege
dim-water-suspends-pairs = Quem tem uma peça na água não tem pares protegidos
dim-safe = Casas onde uma peça está segura
dim-safe-while-water = Casas seguras enquanto há uma peça na água
dim-hit = O que acontece com uma peça atingida
dim-hit-none = nenhuma peça pode ser atingida
dim-hit-swap = a peça atingida troca de lugar com a que a atinge
dim-hit-empty-behind = a peça atingida vai para a primeira casa vazia atrás
dim-hit-lowest-empty = a peça atingida vai para a primeira casa vazia do tabuleiro
dim-hit-to-hand = a peça atingida sai do tabuleiro, e precisa entrar de novo
dim-hit-taken = a peça atingida fica fora do jogo
dim-hit-to-water = Casas em que uma peça atingida cai na água
dim-may-decline-hit = Quem só puder atingir uma peça pode passar
dim-stop = A casa onde toda peça precisa parar
dim-stop-over = Um lançamento além dessa casa
dim-stop-over-lost = um lançamento além dessa casa não é jogado
dim-stop-over-halt = um lançamento além dessa casa para nela
dim-stop-over-bounce = um lançamento além dessa casa vai até ela e volta o que sobra
dim-trap = Um lançamento além dessa casa termina na água
dim-water-house = A casa da água
dim-water = O que a água faz
dim-water-none = não há água
dim-water-prison = a água prende a peça até que um lançamento a solte ou ela seja resgatada
dim-water-to-return = a água põe a peça na casa de retorno
dim-water-to-lowest = a água põe a peça na primeira casa vazia do tabuleiro
dim-water-to-hand = a água devolve a peça para o lado do tabuleiro, e ela precisa entrar de novo
dim-return-house = A casa de retorno
dim-return-full = Quando a casa de retorno está ocupada
dim-return-full-below = a peça vai para a casa vazia mais próxima antes dela
dim-return-full-lowest = a peça vai para a primeira casa vazia do tabuleiro
dim-return-full-hand = a peça sai do tabuleiro, e precisa entrar de novo
dim-return-full-closed = nenhuma peça pode ir para a água
dim-rescued-moves-first = Uma peça resgatada precisa se mover antes das outras
dim-stuck-to-water = Casas de onde uma peça presa volta para a água
dim-last-chance = Casas que é preciso deixar no próximo lançamento, ou a peça cai na água
dim-fixed = Casas de onde uma peça só pode sair do tabuleiro
dim-bear-off = Como as peças saem do tabuleiro
dim-bear-off-exact = as peças saem com o lançamento exato além da última casa
dim-bear-off-bounce = as peças saem com o lançamento exato e voltam o que sobra de um maior
dim-bear-off-overshoot = as peças saem com qualquer lançamento além da última casa
dim-bear-off-onto-last = as peças saem ao cair exatamente na última casa
dim-exits = Casas de onde só se sai com certos lançamentos
dim-clear-first = Casas a esvaziar das próprias peças antes que alguma saia
dim-may-decline-off = Pode-se recusar a saída de uma peça
dim-end = Quem ganha
dim-end-first-off = ganha quem tira primeiro todas as peças do tabuleiro
dim-end-board-empty = joga-se até o tabuleiro ficar vazio; ganha quem tirou mais peças
dim-score = Quem ganha marca pontos pelas peças do adversário que restam

clash-hand-entry = Peças que começam fora do tabuleiro precisam de um modo de entrar.
clash-water-entry = A água tira peças do tabuleiro, e elas não têm como entrar de novo.
clash-behind-entry = Uma peça atingida por outra que recua pode não achar casa vazia atrás, e não tem como entrar de novo.
clash-home-entry = Uma peça atingida sai do tabuleiro, e não tem como entrar de novo.
clash-full-entry = Quando a casa de retorno está ocupada, a peça sai do tabuleiro, e não tem como entrar de novo.
clash-one-divided = Entrar com um 1 só funciona com lançamentos que podem ser divididos.
clash-any-divided = Com lançamentos divididos, uma peça só pode entrar com um 1.
clash-entry-stop = Uma peça que entra passa imediatamente da casa 1, por isso ela não pode ser a casa de parada.
clash-entry-throws = Nenhum lançamento possível permite que uma peça entre.
clash-opening-hand = O 1 que abre a partida move a peça da frente, mas não há peça no tabuleiro.
clash-opening-odd = O 1 que abre a partida move a peça da frente, mas há uma peça do adversário diante dela.
clash-start-house-hand = Peças que começam fora do tabuleiro não têm casa de partida.
clash-start-house-lock = Uma peça só pode esperar a da frente se as peças começam na casa 1.
clash-start-beyond = As peças devem começar antes das casas de saída e antes da casa em que todas param.
clash-opening-fixed = O 1 que abre a partida move a peça da frente, mas ela está numa casa de onde só se sai do tabuleiro.
clash-lock-hand = Peças que começam fora do tabuleiro não têm nada à frente por que esperar.
clash-lock-backward = Uma peça que recua poderia atingir uma que ainda não saiu.
clash-lock-entry = Uma peça que entra poderia atingir uma que ainda não saiu.
clash-lock-fixed = A peça da frente nunca poderia ir embora. Da casa dela só se sai do tabuleiro, e atrás esperam peças que teriam de ir embora antes.
clash-one-series = Esperar um 1 só funciona em turnos de vários lançamentos.
clash-divided-hit = Com lançamentos divididos, nenhuma peça pode ser atingida.
clash-divided-fall-back = Com lançamentos divididos, nenhuma peça cai para trás.
clash-divided-prison = Com lançamentos divididos, a água não pode prender uma peça.
clash-divided-trap = Com lançamentos divididos, um lançamento longo demais não pode terminar na água.
clash-divided-blockade = Com lançamentos divididos, três peças seguidas não podem formar uma barreira.
clash-divided-over = Com lançamentos divididos, nenhum lançamento é alto demais.
clash-divided-vacate = Com lançamentos divididos, não pode haver casas a deixar primeiro.
clash-divided-decline-hit = Com lançamentos divididos não se pode passar.
clash-divided-decline-off = Com lançamentos divididos não se pode recusar a saída de uma peça.
clash-always-again = Cada lançamento daria outro, e o turno nunca terminaria.
clash-long-series = Numa série, no máximo um em cada dois lançamentos pode dar outro; senão os turnos seriam longos demais.
clash-always-again-unmoved = Quem não pode mover lançaria sem fim.
clash-values-sticks = Cada número de faces claras que essas varetas podem mostrar precisa de um valor, e um dado não tem faces claras.
clash-rethrow-all = Todos os lançamentos se repetiriam, então nenhum contaria.
clash-no-one = Uma peça pode precisar de um 1, então algum lançamento tem de valer 1 e poder ser jogado.
clash-one-value = Todos os lançamentos seriam iguais, então ninguém poderia tirar mais.
clash-lost-again = Um lançamento que faz perder o turno não pode dar outro.
clash-lost-rethrow = Um lançamento que se repete não pode fazer perder o turno.
clash-lost-series = Numa série, não ficaria claro se os lançamentos anteriores também se perdem.
clash-series-unmoved = Quando todos os lançamentos vêm antes dos movimentos, não se pode ganhar nenhum depois.
clash-series-again-on = Quando todos os lançamentos vêm antes dos movimentos, nenhuma casa pode dar outro.
clash-ends-again = A mesma casa não pode terminar a vez e dar outro lançamento.
clash-water-nowhere = A água precisa de uma casa.
clash-water-idle = Há uma casa da água, mas não há água.
clash-water-pieces = A água precisa ficar pelo menos duas casas depois daquelas em que as peças começam.
clash-water-return = Esta água precisa de uma casa para onde as peças voltem.
clash-return-beyond = A casa de retorno precisa ficar antes da casa da água.
clash-sent-closed = Uma peça poderia ser mandada para a água quando nenhuma pode ir para lá.
clash-return-fixed = Uma peça resgatada poderia prender o seu lado para sempre: ela deve se mover primeiro, mas só pode se mover depois das outras.
clash-trap-stop = Nenhum lançamento pode passar da casa de parada, porque não há nenhuma.
clash-trap-over = Um lançamento além da casa de parada não pode terminar na água e em outro lugar.
clash-trap-water = Um lançamento não pode terminar na água onde não há água.
clash-trap-behind = Um lançamento além da casa de parada termina na água, por isso a água precisa ficar além dela.
clash-stop-water = Toda peça precisa parar na casa da água, e dali nenhum lançamento a leva adiante.
clash-water-fixed = A casa da água não pode ser uma de onde só se sai do tabuleiro.
clash-stuck-water = Peças presas só podem voltar para uma água que as prenda.
clash-stuck-forward = Peças presas voltam para a água, por isso as casas delas precisam ficar além da água.
clash-hit-water = Uma peça atingida só pode cair na água, e não há água.
clash-chance-water = As peças que não saem a tempo caem na água, e não há água.
clash-chance-forward = As peças que não saem a tempo voltam para a água, por isso as casas delas precisam ficar além da água.
clash-chance-stuck = Uma peça na mesma casa cai na água depois de um só lançamento, por isso não pode esperar até ficar presa.
clash-chance-turn = Uma peça só pode ter um único lançamento para sair onde cada lançamento é um movimento.
clash-safe-water = Nunca há peça na água, por isso nenhuma casa pode ser segura nesse tempo.
clash-rescue-water = Só se pode resgatar uma peça de uma água que a prende.
clash-fall-back-prison = Uma peça que cai para trás poderia tapar a água que prende as peças.
clash-taken-end = Quando peças podem se perder para sempre, só no fim se sabe quem ganha.
clash-water-end = Uma peça poderia ficar na água para sempre, porque nenhum lançamento a solta, e o tabuleiro nunca ficaria vazio.
clash-clear-end = Uma peça poderia ficar para sempre na água, porque seu lado não pode mais liberar certas casas, e o tabuleiro nunca ficaria vazio.
clash-score-end = Só pode haver pontos se ganha quem tira primeiro todas as peças.
clash-last-exit = Nenhuma peça fica na última casa, por isso não são necessários lançamentos especiais.
clash-last-fixed = Nenhuma peça fica na última casa, por isso ela não pode ser uma casa de onde só se sai do tabuleiro.
clash-last-water = Nenhuma peça fica na última casa, por isso ela não pode ser a água.
clash-backward-nowhere = As peças precisam recuar, mas não há nenhuma casa indicada de onde possam.
clash-backward-idle = Há uma última casa de onde recuar, mas as peças nunca recuam.
clash-clear-fixed = Uma peça numa casa assim nunca poderia sair. Já teria de estar fora antes de poder sair.
clash-clear-last = Uma peça na última casa nunca poderia sair. Já teria de estar fora antes de poder sair.
clash-off-board = Uma das casas citadas não está no tabuleiro.
clash-fixed-for-good = Uma peça numa destas casas nunca poderia deixá-la. Nenhum lançamento a tira do tabuleiro.
clash-last-for-good = Uma peça na última casa nunca poderia deixá-la. Os lançamentos de que precisa não podem sair.

# Words of rule sheets by which the editor finds a rule; they are not shown.
words-houses = tabuleiro quadrados
words-pieces = peões pinos
words-start = arrumação início
words-opening = começa primeiro
words-entry = entrar
words-zero = varetas palitos dado jogar
words-lost = perde a vez
words-again = jogada extra jogar de novo
words-again-without-move = jogada extra
words-again-on = casa da sorte
words-ends-turn = perder a vez rede
words-turn = dividir
words-stop = casa da beleza felicidade exato
words-stop-over = sobra ricochete voltar
words-trap = passar afogar
words-blockade = bloqueio muro três pular
words-corners = canto curva fileira
words-pairs = par duas juntas protegidas
words-safe = segura protegida
words-hit = comer capturar trocar recomeça
words-hit-to-water = afogar
words-backward = voltar recuar
words-water = afogar casa da água Nilo
words-water-house = afogar 27
words-return-house = renascimento 15
words-return-full = renascimento ocupada 15
words-last-chance = próxima vez três verdades 28 29 30
words-stuck-to-water = afogar
words-fixed = exato três verdades
words-bear-off = sair chegada
words-exits = sair chegada três verdades 28 29 30
words-clear-first = primeira fileira
words-end = vencer vencedor
words-score = pontos

## Notices and failures

notice-replaced = Uma partida nova começou.
notice-aside = { $what ->
    [game] A partida salva não pôde ser lida, por isso começa uma nova.
    [correspondence] Uma partida a distância não pôde ser lida.
    [puzzles] Um problema das suas partidas não pôde ser lido.
    [rematch] A primeira de duas partidas com os mesmos lançamentos não pôde ser lida.
   *[house-rules] As regras que você criou não puderam ser lidas.
  } Os dados foram guardados à parte.
button-save-aside = Salvar num arquivo
notice-not-saved = Esta partida não pode mais ser salva. O armazenamento deste navegador está cheio ou bloqueado. Com “Compartilhar ou salvar”, no menu, você pode salvá-la num arquivo.
notice-parameter = “{ $name }={ $value }” é um valor desconhecido. Valores possíveis: { $allowed }.
notice-ruleset = As regras pedidas, “{ $value }”, não podem ser usadas. ({ $options }{ $reason })
notice-seed = O valor pedido, “seed={ $value }”, não é um número de até 64 dígitos hexadecimais.
notice-computer-stopped = O computador não conseguiu escolher um movimento ({ $reason }). Toque em “Continuar” para pedir de novo.
notice-language = Os textos em { $language } não puderam ser carregados.
notice-no-net = { $why ->
    [unreadable] O que os adversários fortes aprenderam sobre estas regras não pôde ser carregado ou está danificado, por isso eles seguem critérios simples.
   *[absent] Esta cópia da página não traz o que os adversários fortes aprenderam sobre estas regras, por isso eles seguem critérios simples.
  }
notice-fault = Algo deu errado ({ $reason }). A partida não mudou.
notice-not-loaded = Esta parte da página não pôde ser carregada. Verifique a conexão e tente de novo.
notice-new-version = Há uma nova versão desta página, por isso esta parte da antiga não pode ser carregada. Carregue a página de novo. As partidas salvas continuam lá.
failure-title = O jogo não pode começar
failure-wasm-missing = O jogo precisa do WebAssembly, que falta ou está desativado neste navegador. O Modo de Isolamento (Safari) e a segurança aprimorada (Edge) o desativam: permita-o para este site nas configurações do navegador e recarregue a página. Um navegador muito antigo precisa de atualização.
failure-wasm-blocked = Este site não permite WebAssembly, de que o jogo precisa. Sua política de segurança precisa conter script-src 'wasm-unsafe-eval'. Um navegador antigo talvez precise de uma atualização.
failure-wasm-not-found = O motor do jogo não pôde ser carregado. Verifique a conexão e recarregue a página.
failure-engine-damaged = O arquivo do motor do jogo não está completo. Carregue a página de novo. Se isso não ajudar, o arquivo senet.wasm deste site está danificado ou não é o arquivo certo.
failure-engine-broken = O motor do jogo não funciona neste navegador. Use um navegador mais novo.

## later: ending (the end of a game)

end-summary = Fora do tabuleiro: { cones } e { spools }.
# Over the board, below the announcement of the winner; the picture is a sunrise.
end-won = Enfim em casa, e nasce o sol.
# The same if the visitor lost; the picture is the moon. After Plutarch: Hermes won part of the Moon’s light at a board game and made five days of it.
end-lost = Até a Lua perdeu uma vez uma partida, e o ano ganhou cinco dias.
# Figures of the game below the result, beside each other.
end-throws = { $throws ->
    [1] 1 lançamento
   *[other] { $throws } lançamentos
  }
end-hits = { $hits ->
    [0] nenhuma peça atingida
    [1] 1 peça atingida
   *[other] { $hits } peças atingidas
  }
end-minutes = { $minutes ->
    [1] 1 minuto
   *[other] { $minutes } minutos
  }
# A button after a win: another game, against the next stronger computer player.
end-stronger = Um adversário mais forte

## later: menu (the menu, and texts that several parts of the page use)

this-game = Esta partida
menu-title = Mais
menu-licence = Pode ser copiado e compartilhado, com o crédito “Senet, the Senet contributors”. Programa: MIT ou Apache-2.0. Textos: CC BY 4.0. Desenhos: CC0.
menu-edition = Versão { $release }, commit { $commit }, regras { $rules }
menu-group-learn = Aprender
menu-group-puzzles = Problemas e partida do dia
menu-group-together = Com outra pessoa
menu-group-share = Compartilhar e salvar
menu-embedding = Colocar este jogo no seu site
menu-lab = O laboratório: o que faz uma regra incerta
menu-print = Imprimir o tabuleiro, as peças, as regras e uma folha de exercícios
notice-frozen = O site que mostra este jogo o deixou em pausa.
menu-one-file = Este arquivo funciona sem internet.

## later: sound (sounds)

sound-title = Som
sound-on = Tocar sons
sound-volume = Volume
sound-percent = { $share }%
sound-unavailable = Este aparelho não pode tocar sons neste momento.

## later: lessons (lessons, the cards of the houses, the history, the odds of the sticks)

tutorial-offer-label = Primeira lição
tutorial-offer = Não conhece o senet?
tutorial-offer-start = Quero ver
tutorial-offer-later = Agora não

tutorial-menu-lessons = Lições
tutorial-menu-lessons-note = Aprenda o jogo na prática
tutorial-menu-house = Casas
tutorial-menu-house-note = O que é, o que faz e o que já significou cada casa especial
tutorial-menu-odds = Lançamentos e probabilidades
tutorial-menu-odds-note = Os últimos lançamentos, as probabilidades e o que saiu até agora
tutorial-menu-history = História
tutorial-menu-history-note = Tabuleiros reais, e o que ninguém sabe
tutorial-why-house = Mais sobre a casa { $house }
tutorial-why-lesson = Lição: { $name }

tutorial-known = conhecido
tutorial-second = de segunda mão
tutorial-unknown = não se sabe
tutorial-standings-title = Isto é certo?
tutorial-standings = “Conhecido”: nós o lemos na própria fonte. “De segunda mão”: outros contam. “Não se sabe”: ninguém sabe dizer.

tutorial-lessons = Lições
tutorial-lessons-lead = Sua partida espera por você e não muda.
tutorial-lessons-rows = Proteger e barrar
tutorial-lessons-houses = As casas especiais
tutorial-lessons-rules = O que muda com outras regras
tutorial-not-kept = Nada é salvo aqui: da próxima vez a página não poderá mostrar quais lições você fez.
tutorial-goes-on = Continuar no passo { $count } de { $last }
tutorial-done = Feita
tutorial-step = Passo { $count } de { $last }
tutorial-count = { $count } / { $last }
tutorial-progress = Progresso da lição
tutorial-dock = Lançamentos e movimentos da lição
tutorial-back = Voltar
tutorial-skip = Pular
tutorial-next = Avançar
tutorial-finish = Terminar
tutorial-press-next = Este passo está feito. Toque em “Avançar” para continuar.
tutorial-not-asked = Numa partida isso é permitido. Aqui, tente o que este passo pede.
# In a lesson, after the visitor has tried another piece twice.
tutorial-help-piece = Trata-se da peça da casa { $house }: é a que tem o anel.
tutorial-end-lead = Os lançamentos de uma lição já estão definidos, por isso a sorte não conta. Estas escolhas foram suas.
tutorial-end-judge = A avaliação é do jogador mais forte que há aqui, que pode errar.

lesson-first = Primeira lição
lesson-first-about = O jogo todo em dois minutos
lesson-first-1 = Tire seus carretéis pretos do tabuleiro. Lance e depois toque no carretel com o anel.
lesson-first-1-done = Duas faces claras valem 2.
lesson-first-2 = Lance e caia sobre o cone da casa 17.
lesson-first-2-done = Você atingiu o cone, e os dois trocaram de lugar. Depois de 1, 4 ou 5, você lança de novo.
lesson-first-3 = Lance de novo e mova o carretel que quiser.
lesson-first-3-done = Se você pode mover, precisa mover.
lesson-first-4 = Lance e leve o carretel da casa 10 para junto do da casa 13.
lesson-first-4-done = Lado a lado, nenhum dos dois pode ser atingido.
lesson-first-5 = Toda peça precisa parar na casa 26. Lance e vá até lá.
lesson-first-5-done = Daqui, um 5 tira a peça do tabuleiro.
lesson-first-6 = A casa 27 é a água. Lance e veja.
lesson-first-6-done = Seu turno terminou, e suas outras peças precisam esperar.
lesson-first-7 = Toque no botão para resgatar seu carretel.
lesson-first-7-done = Seu carretel voltou para a casa 15.
lesson-first-8 = Lance e tire seu último carretel do tabuleiro.
lesson-first-8-done = Você ganhou! Ninguém conhece as regras antigas. Estas são de 1978.

lesson-house-15 = Casa 15: Renascimento
lesson-house-15-1 = Seu carretel está na água, na casa 27. A casa 15 está vazia: resgate seu carretel.
lesson-house-15-1-done = A casa 15 dá a ele um novo começo, doze casas para trás. Resgatá-lo gasta o seu turno.
lesson-house-15-2 = Agora um cone está na casa 15, então você não pode resgatar seu carretel. Só um 4 o liberta. Lance e retire-o do tabuleiro.
lesson-house-15-2-done = Você teve sorte: um 4 só sai uma vez em dezesseis lançamentos.
lesson-house-26 = Casa 26: Beleza
lesson-house-26-1 = Lance e depois toque no carretel da casa 24 para ver por que ele não pode se mover.
lesson-house-26-1-done = Um 4 o levaria além da casa 26. Toda peça precisa parar ali antes.
lesson-house-26-2 = Então outra peça precisa usar o 4. Mova o carretel da casa 8.
lesson-house-26-2-done = E um 4 dá outro lançamento.
lesson-house-26-3 = Lance de novo e leve o carretel da casa 24 para a casa 26.
lesson-house-26-3-done = Aí está ele. Daqui, só um 1 pode prejudicá-lo.
lesson-house-26-4 = O melhor lançamento da casa 26 é um 5. Lance e tire o carretel do tabuleiro.
lesson-house-26-4-done = Direto para fora, sem passar pela água nem pelas últimas casas.
lesson-house-27 = Casa 27: a água
lesson-house-27-1 = Lance e faça o único movimento que há.
lesson-house-27-1-done = Uma peça na água encerra seu turno na hora, mesmo depois de um 1.
lesson-house-27-2 = Você pode resgatar o carretel ou tentar um 4. Tente: lance.
lesson-house-27-2-done = Não era um 4, então seu turno termina e o carretel fica na água.
lesson-house-27-3 = Um cone está sozinho na casa 30. Lance e atinja-o a partir da casa 26.
lesson-house-27-3-done = Uma peça atingida nas últimas casas cai na água.
lesson-house-last = Casas 28, 29 e 30
lesson-house-last-1 = Da casa 28 uma peça sai do tabuleiro com um 3. Lance e retire-a do tabuleiro.
lesson-house-last-1-done = A casa 29 pede um 2. Dessas duas casas, nenhum outro lançamento tira uma peça do tabuleiro.
lesson-house-last-2 = Mas se você não pode mover mais nada, a peça precisa voltar para trás. Lance e veja.
lesson-house-last-2-done = De volta à água! Deixe outra peça a caminho, para poder esperar.
lesson-house-last-3 = A casa 30 é a mais generosa: qualquer lançamento tira a peça do tabuleiro. Tente.
lesson-house-last-3-done = Um 2 bastou.

lesson-pairs = Duas juntas
lesson-pairs-1 = Dois cones estão lado a lado nas casas 19 e 20. Lance e depois toque no carretel da casa 17.
lesson-pairs-1-done = Peças de uma cor em casas vizinhas se protegem.
lesson-pairs-2 = Proteja as suas: lance e mova o carretel da casa 10 para junto do que está na casa 13.
lesson-pairs-2-done = Agora nenhum dos dois pode ser atingido.
lesson-walls = Três seguidas
lesson-walls-1 = Três cones estão seguidos nas casas 12, 13 e 14. Lance e depois toque no carretel da casa 11.
lesson-walls-1-done = As peças podem pular por cima de uma ou duas, mas não de três seguidas: isso é uma barreira.
lesson-walls-2 = Forme também uma barreira: lance e mova o carretel da casa 8 para junto dos dois nas casas 10 e 11.
lesson-walls-2-done = Os cones atrás dela precisam esperar até que você a abra.
lesson-modern = Regras de Kendall, cinco peças
lesson-modern-about = A forma moderna: a água devolve na hora, e as últimas casas pedem lançamentos exatos
lesson-modern-1 = Aqui a água age de outro modo. Lance e mova o carretel da casa 26.
lesson-modern-1-done = Ele não fica na água, mas vai na hora para a casa 15. E como você tirou 1, lança de novo.
lesson-modern-2 = Lance e depois toque no carretel da casa 30.
lesson-modern-2-done = Com estas regras só um 1 tira uma peça da casa 30.
lesson-series = Regras de Kendall de 1979
lesson-series-about = Primeiro todos os lançamentos, depois todos os movimentos
lesson-series-1 = Depois de um 1, um 4 ou um 5 você continua lançando. Lance até sair um 2 ou um 3.
lesson-series-1-done = Você tem um 1 e um 2 para jogar, na ordem que quiser.
lesson-series-2 = Jogue um dos seus dois lançamentos. Você pode escolher antes o lançamento, ao lado das varetas.
lesson-series-2-done = Resta um lançamento.
lesson-series-3 = Jogue o outro lançamento, com o mesmo carretel ou com outro.
lesson-series-3-done = Ter todos os lançamentos de uma vez permite planejar: um para atingir, outro para ficar a salvo.
lesson-entering = Regras de Kendall, de uma wiki
lesson-entering-about = O tabuleiro começa vazio
lesson-entering-1 = Todas as peças começam ao lado do tabuleiro. Lance e faça entrar uma.
lesson-entering-1-done = Ela é colocada na casa 1 e avança na hora o número tirado.
lesson-entering-2 = Aqui uma peça pode cair sobre outra do seu lado. Lance e faça entrar outro carretel na casa 4.
lesson-entering-2-done = A casa 4 está ocupada, então o carretel vai para a primeira casa vazia atrás.
lesson-jequier = Regras de Jéquier
lesson-jequier-about = Sem face clara, o lançamento vale 6, e todas as peças precisam chegar à última fileira antes de sair
lesson-jequier-1 = Com estas regras quatro faces escuras valem mais. Lance e mova o carretel que quiser.
lesson-jequier-1-done = Um 6! E um 6 dá outro lançamento, como um 1 e um 4.
lesson-jequier-2 = A casa 26 é segura, mas a água depois dela não é. Lance e vá da casa 26 para a casa 27.
lesson-jequier-2-done = A água manda a peça para a primeira casa vazia de todo o tabuleiro.
lesson-jequier-3 = Quando todas as suas peças estão na última fileira, elas podem sair: caindo exatamente na casa 30. Lance e leve o carretel até lá.
lesson-jequier-3-done = Chegar à casa 30 é sair do tabuleiro.
lesson-piccione = Regras de Piccione
lesson-piccione-about = Uma corrida pacífica: nenhuma peça é atingida, e os lançamentos se dividem
lesson-piccione-1 = As peças entram com um 1. Lance e faça entrar um carretel na casa 1.
lesson-piccione-1-done = Fazer entrar uma peça dá outro lançamento, para essa peça.
lesson-piccione-2 = Você pode dividir um lançamento entre suas peças. Lance e avance primeiro só um passo, da casa 14 para a casa 15.
lesson-piccione-2-done = A casa 15 dará depois outro lançamento. Restam três passos do seu 4.
lesson-piccione-3 = Use alguns ou todos os outros três passos, com o carretel que quiser.
lesson-piccione-3-done = Com estas regras nenhuma peça é atingida. O que conta é aproveitar cada lançamento ao máximo.
lesson-bell = Regras de Bell
lesson-bell-about = Dez peças, um dado, e uma peça atingida fica fora do jogo para sempre
lesson-bell-1 = Aqui se lança um dado. Lance e caia sobre o cone na casa 13.
lesson-bell-1-done = O cone está fora do jogo. Ganha quem tira mais peças do tabuleiro.
lesson-bell-2 = Um cone está na casa 26. Lance e depois toque no seu carretel na casa 24.
lesson-bell-2-done = Nas casas 26 a 29 uma peça está segura.
lesson-bell-3 = Lance e depois toque no carretel da casa 5.
lesson-bell-3-done = As casas marcadas são só de passagem: a peça ali precisa seguir assim que puder.
lesson-boards = Tabuleiros antigos
lesson-boards-about = Tabuleiros sem regras, e as regras que fizemos para eles
lesson-boards-1 = Os tabuleiros mais simples não têm sinal nenhum. Lance e retire do tabuleiro o carretel da casa 28.
lesson-boards-1-done = Nesses tabuleiros qualquer lançamento que passe do fim tira uma peça do tabuleiro.
lesson-boards-2 = Em tabuleiros mais antigos o caminho terminava no alto, à esquerda, e a casa 27 tinha um X. Lance e vá até ela.
lesson-boards-2-done = Ninguém sabe o que o X fazia. Nós mandamos a peça para a primeira casa vazia.
lesson-boards-3 = Nos tabuleiros tardios há deuses no fim, e Hórus na casa 30. Lance e depois toque no carretel que está lá.
lesson-boards-3-done = Com as nossas regras, só um 1 leva para fora da Casa de Hórus.
lesson-double = O tabuleiro duplo
lesson-double-about = Sessenta casas em dois tabuleiros
lesson-double-1 = Dois tabuleiros lado a lado formam um longo caminho. Lance e passe de um ao outro a partir da casa 30.
lesson-double-1-done = Ainda faltam trinta casas.

card-no-name = Uma casa sem nome
card-rules = Neste jogo
card-ordinary = Nada de especial acontece aqui.
card-told = O que se conta dela
card-lesson = Lição sobre esta casa
card-others = Outras casas
card-loading = Um momento…
card-sign-none = Neste tabuleiro ela não tem sinal.
card-sign-ankh = Seu sinal é o ankh, “vida”.
card-sign-nefer = Seu sinal é o nefer, “bom” ou “belo”.
card-sign-circle = Seu sinal é um círculo.
card-sign-water = Seu sinal são três linhas de água.
card-sign-cross = Ela é marcada com um X.
card-sign-three = Ela é marcada com três traços.
card-sign-three_birds = Nela há três aves.
card-sign-three_gods = Nela há três deuses sentados.
card-sign-two = Ela é marcada com dois traços.
card-sign-two_men = Nela há dois homens sentados.
card-sign-two_gods = Nela há dois deuses sentados.
card-sign-one = Ela é marcada com um traço.
card-sign-horus = Ela traz o falcão do deus Hórus.

fact-house-thoth = Diz-se que um texto religioso sobre o jogo, o Grande Texto do Jogo, atribui esta primeira casa ao deus Tot.
fact-house-neith = Diz-se que o Grande Texto do Jogo atribui esta casa à deusa Neit.
fact-house-maat = Diz-se que o Grande Texto do Jogo atribui esta casa a Maat, a deusa da verdade e da ordem.
fact-house-thirty = Diz-se que o Grande Texto do Jogo chama esta casa de Casa dos Trinta.
fact-house-netting = Listas antigas chamam esta casa de Casa da Rede.
fact-house-ankh = No tabuleiro desenhado para as regras de Piccione, o ankh fica aqui entre cetros.
fact-house-rebirth = “Casa do Renascimento” e “Segunda Vida” são nomes que jogadores modernos lhe deram.
fact-house-nefer = Os tabuleiros mostram aqui o sinal nefer, uma ou três vezes.
fact-house-good = Os textos antigos a chamam de “boa” ou “bela”. “Casa da Beleza” e “Casa da Felicidade” são nomes modernos.
fact-house-countdown = O Louvre lê as cinco últimas casas como uma contagem regressiva: bom, água, três, dois, um.
fact-house-cross = Em tabuleiros mais antigos há um X aqui. No início da 18ª dinastia a água tomou o seu lugar.
fact-house-mu = Os textos antigos a chamam de mu, “água”.
fact-house-penalty = A água era um castigo ou uma purificação? O Louvre admite as duas coisas.
fact-house-three = Os tabuleiros mostram aqui três traços, três aves ou três deuses: o número três.
fact-house-souls = Alguns tabuleiros citam aqui as almas da cidade de Heliópolis.
fact-house-truths = “Casa das Três Verdades” é um nome moderno, dado por Timothy Kendall.
fact-house-two = Os tabuleiros mostram aqui dois traços, dois homens sentados ou dois deuses: o número dois.
fact-house-re-atoum = “Casa de Rá-Atum” é um nome moderno, dado por Timothy Kendall.
fact-house-last = A última casa costuma estar vazia. No fim do Reino Novo há nela um falcão ou um deus do sol.
fact-house-sun = Diz-se que o deus ali é Rá-Horakhty.
fact-house-horus = “Casa de Hórus” é um nome moderno.

odds-title = { $tool ->
    [die] O dado: lançamentos e probabilidades
   *[sticks] As varetas: lançamentos e probabilidades
  }
odds-heading = As probabilidades
odds-lead = { $tool ->
    [die] Quatro faces, cada uma tão provável quanto as outras.
    [other] Contam { $ways } maneiras de cair, cada uma tão provável quanto as outras.
   *[sticks] Quatro varetas podem cair de dezesseis maneiras, cada uma tão provável quanto as outras.
  }
odds-so-far = { $count ->
    [0] Nada foi lançado ainda nesta partida.
    [one] Um lançamento nesta partida até agora.
   *[other] { $count } lançamentos nesta partida até agora, dos dois lados.
  }
odds-throw = Lançamento
odds-chance = Probabilidade
odds-expected = Esperados
odds-thrown = Obtidos
odds-again = lança de novo
odds-ways = { $count } em { $of }
odds-number = { $value }
throws-title = { $count ->
    [1] O último lançamento
   *[other] Os últimos { $count } lançamentos, do mais recente ao mais antigo
  }
throws-told = { $lost ->
    [no] { who } tirou { $value }.
    [declined] { who } tirou { $value } e preferiu deixar a peça no tabuleiro.
    [passed] { who } tirou { $value } e passou a vez.
   *[other] { who } tirou { $value }, mas nenhum movimento era possível.
  }
throws-mark = { $lost ->
    [opening] início
    [declined] não usado
    [passed] passou
   *[other] sem movimento
  }
odds-note = Numa partida curta os números muitas vezes ficam longe do esperado. É o acaso, não um erro.

history-title = Uma breve história do senet
history-chapters = Capítulos
history-chapter = { $value }: { $name }
history-yours = As regras da sua partida
history-nobody = Ninguém conhece as regras
history-nobody-lead = Por mais de dois mil anos, jogou-se senet à beira do Nilo. Temos os tabuleiros, as peças, as imagens. As regras se perderam.
history-traces = Os primeiros vestígios
history-traces-lead = O senet pode ser tão antigo quanto os primeiros reis do Egito. Mas os achados mais antigos são os mais difíceis de interpretar.
history-amenhotep = Tabuleiros de reis e escribas
history-amenhotep-lead = No Reino Novo o tabuleiro é muitas vezes a face de cima de uma caixa, e na face oposta há um segundo jogo, de vinte casas.
history-tutankhamun = Os jogos de Tutancâmon
history-tutankhamun-lead = Na tumba do jovem rei havia várias caixas de jogo. Howard Carter, que a abriu, descreveu todas em fichas.
history-throwing = Varetas, astrágalos e dançarinos
history-throwing-lead = Primeiro vieram as varetas, claras de um lado e escuras do outro. Mais tarde vieram os astrágalos, ossinhos de jogar.
history-last-houses = As cinco últimas casas
history-last-houses-lead = Em muitos tabuleiros só as últimas casas têm sinais. Os sinais mudaram com o tempo, e são as melhores pistas que temos.
history-journey = De um jogo a uma viagem
history-journey-lead = O que começou como passatempo acabou representando a viagem dos mortos pelo além.
history-beyond = Além do Nilo
history-beyond-lead = Também há tabuleiros de trinta casas em Chipre e no Levante. Não é certo que o jogo tenha começado à beira do Nilo.
history-again = As reconstruções
history-again-lead = Desde 1930, estudiosos propõem reconstruções compatíveis com os tabuleiros, as imagens e os textos. Não há duas iguais. Nesta página você pode jogar com elas e compará-las.
drawing-pieces = Cones e carretéis, desenhados a partir de peças do Reino Novo.
drawing-old-board = Um tabuleiro com três fileiras de seis, como o de el-Mahasna. Desenho nosso.
drawing-royal-board = Um tabuleiro como o de Amenófis III, visto de cima. Desenho nosso; as cores são nossas.
box-royal-board = Um tabuleiro como o de Amenófis III. Modelo nosso, com sinais como os de outros tabuleiros da época; as cores, a moldura, os lados e a gaveta são nossos.
drawing-royal-box = Uma caixa sobre um trenó, como a de Tutancâmon. Desenho nosso.
box-royal-box = Uma caixa sobre um trenó, como a de Tutancâmon. Modelo nosso, com sinais como os de outros tabuleiros da época; a moldura, os lados, a gaveta e a forma do trenó são nossos.
drawing-sticks = Dois pares de varetas como as de Tutancâmon: dedos e cabeças de raposa. Desenho nosso.
drawing-last-houses = As cinco últimas casas: no alto, tabuleiros mais antigos; depois, o início e o fim do Reino Novo. Para comparar, todas vão da esquerda para a direita.
drawing-players = O jogo visto de lado, como as imagens egípcias o mostram. Desenho nosso.
drawing-stone = Uma pedra com três fileiras de dez cavidades, como as de Chipre. Desenho nosso.
box-stone = Uma pedra com três fileiras de dez cavidades, como as de Chipre. Modelo nosso; a forma regular e as linhas entre as cavidades são nossas.

fact-name = “Senet” significa “passar”.
fact-boards-known = Piccione conhecia mais de 120 tabuleiros.
fact-forgotten = O jogo caiu em desuso na época romana.
fact-rules-lost = Como as peças se moviam e o que faziam as casas marcadas.
fact-hesy-re = Fragmentos do que podem ser tabuleiros foram encontrados em tumbas de cerca de 3100 a.C. A primeira imagem segura está na tumba de Hesiré, da 3ª dinastia.
fact-el-mahasna = Um tabuleiro de barro com três fileiras de seis casas e doze peças, de el-Mahasna, já foi chamado o mais antigo de todos (globalegyptianmuseum.org, número 455).
fact-el-mahasna-doubt = Se esse tabuleiro serviu mesmo para o senet. Não há acordo sobre o seu uso.
fact-nikauhor = Dois homens jogam ao lado de músicos numa parede da capela de Nikauhor em Sacará, 5ª dinastia (Metropolitan Museum, 08.201.2a–g).
fact-pepi-ankh = Jogadores se provocam na tumba de Pepiankh em Meir, por volta de 2300 a.C.: um diz que sua peça chegou e que verá levarem a do outro; o outro responde que a passagem é dele.
fact-amenhotep = Um tabuleiro de faiança traz o nome de Amenófis III, de cerca de 1390 a 1353 a.C. Tem 21 cm de comprimento; quatro de suas casas têm números ou o sinal de “bom” (Brooklyn Museum, 49.56a-b).
fact-merymaat = Da caixa de jogo do escriba Merimaat, de Abidos, do tempo de Tutmés III, restam incrustações de faiança. A madeira é moderna (Metropolitan Museum, 01.4.1a).
fact-zawiyet = Uma caixa com suas peças e um pião de faces, uma espécie de dado que gira, vem de Zauiet el-Aryan, início da 18ª dinastia (Museum of Fine Arts Boston, 11.3095–11.3097).
fact-tut-large = Seu jogo grande é de ébano e marfim. A caixa tem 44,4 cm de comprimento e fica sobre um trenó (Cairo, JE 62058).
fact-tut-squares = Cinco de suas casas têm inscrições.
fact-tut-small = Uma caixinha de marfim, de 13,4 cm de comprimento, traz os nomes do rei nos lados (Cairo, JE 62061).
fact-tut-pieces = Outra caixa de marfim nunca tinha sido aberta. Nela havia cinco peças vermelhas, cinco brancas e dois astrágalos (Carter 585r).
fact-tut-sticks = Tutancâmon tinha dois pares de varetas, de 17,5 cm de comprimento, de ébano escuro por cima e marfim branco por baixo. Um par termina em dedos humanos, o outro em cabeças de raposa.
fact-hesy-sticks = A imagem de Hesiré mostra quatro varetas ao lado do tabuleiro.
fact-bones = Os astrágalos se tornam comuns a partir da 17ª dinastia. As imagens do jogo no Reino Novo não mostram outra coisa para lançar (Metropolitan Museum, 16.10.505a–c).
fact-neferkhawet = Na tumba de Neferkhaut havia cinco cones e cinco carretéis (Metropolitan Museum).
fact-dancers = As peças se chamavam “dançarinos”.
fact-counting = Como se contavam as varetas ou os astrágalos.
fact-tab = Os valores usados hoje, também nesta página, são os do tâb, um jogo de varetas do Egito moderno: Edward Lane o descreveu, e Carter o copiou na ficha da caixa de jogo de Tutancâmon.
fact-old-marks = Até a 17ª dinastia os sinais são: bom, um X, três traços, dois traços. O caminho termina no alto, à esquerda.
fact-water-comes = No início da 18ª dinastia a água toma o lugar do X. Um tabuleiro do Museu Egípcio Rosa-Cruz de San José (Califórnia) tem a água, mas ainda se percorre no sentido antigo. Provavelmente é um elo entre os dois tipos.
fact-imenmes = Na caixa de jogo de Imenmes, no Louvre, três aves estão na casa 28 e duas figuras sentadas na casa 29.
fact-house-names = A maioria dos nomes de casas que se usam hoje é moderna. Dos nomes antigos só alguns ainda podem ser lidos.
fact-dead-play = Há cerca de 4.300 anos, imagens em tumbas já mostram os mortos jogando contra os vivos.
fact-spell = No Reino Novo, o capítulo 17 do Livro dos Mortos mostra o defunto jogando; o tabuleiro se torna o caminho pelo além.
fact-nefertari = A rainha Nefertari joga sozinha em sua tumba, contra alguém que ninguém vê (Vale das Rainhas, tumba 66).
fact-ani = Ani e Tutu estão sentados diante do jogo no Papiro de Ani, por volta de 1250 a.C. (British Museum, EA 10470,7).
fact-lion = Outro papiro zomba dessas cenas. Um leão e um antílope jogam diante do tabuleiro, por volta de 1100 a.C. (British Museum, EA 10016).
fact-cyprus = Entre 2500 e 1050 a.C., em muitos lugares de Chipre, como Sotira Kaminoudhia e Marki Alonia, foram feitos tabuleiros de senet e de mehen, outro jogo do Egito.
fact-cyprus-more = São conhecidos mais tabuleiros de jogo de Chipre na Idade do Bronze, entre senet e mehen, do que de qualquer outra cultura antiga (Crist 2016).
fact-levant = Em que direção o jogo viajou entre o Egito e o Levante. Alguns estudiosos sustentam que veio do Egito; outros, que foi o inverso.
fact-arad = Em Tel Arad, em Israel, há um tabuleiro de trinta cavidades perfuradas, da Idade do Bronze Antiga.
fact-backgammon = Se o gamão vem do senet, como muitas vezes se conta. Crist, que estuda os tabuleiros, adverte contra essas afirmações.
fact-jequier = 1930: Gustave Jéquier, a reconstrução mais antiga que se pode jogar aqui.
fact-kendall = 1978: Timothy Kendall, “Passing Through the Netherworld”. A primeira lição desta página segue suas regras.
fact-piccione = 1977 e 1980: Peter Piccione, que estudou sobretudo o que o jogo significava.
fact-bell = 1979: R. C. Bell, com dez peças de cada lado.
fact-retold = Não lemos no original nenhuma destas quatro reconstruções. As regras de cada jogo dizem quem as relata e o que é duvidoso.
fact-fair-sticks = Como caíam as varetas de verdade. Varetas de meia-cana não são bem honestas. As nossas são: cada face é tão provável quanto a outra.

## later: fairness (checking that the throws are fair)

fairness-menu = Os lançamentos são honestos?
fairness-menu-note = Confira cada lançamento
fairness-line = Os lançamentos desta partida estavam fixados antes do primeiro. O código deles:
fairness-title = Os lançamentos são honestos?
fairness-lead = Ninguém pode mudar um lançamento durante a partida: nem você, nem o computador, nem esta página.
fairness-toss = Não importa por quanto tempo você mantém pressionado antes de um lançamento nem a altura dele: as chances são sempre as mesmas.
fairness-wait = Um momento…
fairness-fault = Os lançamentos não podem ser conferidos agora. ({ $reason })
fairness-no-code = O código dos lançamentos não pode ser mostrado. ({ $reason })
fairness-close = Fechar
fairness-bound-title = Fixados antes do primeiro lançamento
fairness-blind = O computador nunca vê os lançamentos que virão.
fairness-bound = Todos os lançamentos vêm de um só número secreto, a semente. Anote este código, calculado a partir dela. Se no fim ele for o mesmo, ninguém mudou a semente.
fairness-code-full = O código inteiro (SHA-256)
fairness-seed-later = A semente é mostrada quando a partida termina.
fairness-seed-shown = A partida terminou: aqui está a semente.
fairness-seed-label = Semente
fairness-sum-label = Calcule o código por conta própria, num terminal
fairness-copy = Copiar
fairness-copied = Copiado.
fairness-marked = O texto está selecionado. Agora é só copiar.
fairness-check-title = Cada lançamento
fairness-check = Conferir cada lançamento
fairness-check-right = { $count ->
    [0] Conferido: ainda não há lançamentos nesta partida.
    [one] Conferido: o único lançamento desta partida vem da semente.
   *[other] Conferido: todos os { $count } lançamentos desta partida vêm da semente.
  }
fairness-check-wrong = { $count ->
    [1] O lançamento { $number } não vem da semente. Alguém mudou esta partida.
   *[other] { $count } lançamentos não vêm da semente; o primeiro é o lançamento { $number }. Alguém mudou esta partida.
  }
fairness-throw-right = { $value } – correto
fairness-throw-wrong = { $recorded } – deveria ser { $expected }
fairness-odds-title = Obtidos e esperados
fairness-figure = Qui-quadrado { NUMBER($figure, maximumFractionDigits: 2) }, p = { NUMBER($chance, maximumFractionDigits: 3) }.
fairness-verdict-too_few = { $throws ->
    [0] Nada foi lançado ainda.
    [one] Um lançamento é pouco para dizer alguma coisa.
   *[other] { $throws } lançamentos são poucos para dizer alguma coisa.
  }
fairness-verdict-as_expected = Estes { $throws } lançamentos são como se espera: em { NUMBER($hundred, maximumFractionDigits: 0) } de 100 partidas honestas a distribuição é igualmente irregular, ou mais.
fairness-verdict-unusual = Estes { $throws } lançamentos são incomuns. Só em { NUMBER($hundred, maximumFractionDigits: 1) } de 100 partidas honestas a distribuição é tão irregular. Isso acontece de vez em quando.
fairness-verdict-very_unusual = Estes { $throws } lançamentos são muito incomuns. Em menos de uma em cada 1.000 partidas honestas a distribuição seria tão irregular. Confira cada lançamento abaixo.
fairness-afar = Numa partida a distância, os lançamentos são calculados a partir de números secretos dos dois lados. Cada link que chega é conferido.

## later: shared-throws (the game of the day)

daily-title = Partida do dia
daily-note = Hoje, os mesmos lançamentos para todos
daily-heading = Partida do dia, { $date }
daily-lead = Todo mundo que joga a partida do dia recebe os mesmos lançamentos, no mundo inteiro. Quem os aproveita melhor?
daily-how = Você joga com { $side ->
    [white] as brancas
   *[black] as pretas
  } contra { $opponent ->
    [casual] o amador
   *[other] o computador
  }, pelas regras “{ $name }”. Os lançamentos dependem só da data.
daily-device = A data é a deste aparelho.
daily-another = Esta não é a partida de hoje, mas a de outro dia.
daily-play = Jogar
daily-play-today = Jogar a partida de hoje
daily-play-again = Jogar de novo
daily-best = Seu melhor resultado do dia
daily-replayed = Você pode jogá-la quantas vezes quiser. A primeira vez conta mais: depois dela você conhece os lançamentos.
daily-won = Vitória após { $throws } lançamentos, com { $left ->
    [0] nenhuma peça
    [one] uma peça
   *[other] { $left } peças
  } do computador por sair do tabuleiro.
daily-lost = Derrota após { $throws } lançamentos, com { $left ->
    [0] nenhuma peça sua
    [one] uma peça sua
   *[other] { $left } peças suas
  } por sair do tabuleiro.
daily-drawn = Empate após { $throws } lançamentos.
daily-text = Senet, partida do dia, { $date }: { $result } { $link }
daily-copy = Copiar o resultado
daily-copied = Copiado.
daily-not-copied = Este navegador não deixa a página copiar. Aqui está o texto:
daily-show = Resultado e texto para copiar
daily-bad-date = “{ $value }” não é uma data. Escreva como em 2026-11-21.
daily-today-instead = Esta é a partida de hoje.
daily-unkept = Nada é salvo aqui. O resultado some quando a página é fechada.
daily-fault = A partida do dia não pode começar. ({ $reason })
daily-close = Fechar

## later: correspondence (play by link)

correspondence-title = Jogar a distância
correspondence-note = Com alguém distante, um turno de cada vez
correspondence-lead = Duas pessoas, dois aparelhos, todo o tempo que quiserem. Cada turno gera um link, que você envia ao seu adversário por mensagem ou por e-mail.
correspondence-rules = Regras: “{ $name }”, como agora no tabuleiro. Para outras regras, comece antes uma partida nova.
correspondence-sides-drawn = Com estas regras, os primeiros lançamentos decidem quem joga com cada cor.
correspondence-side = Sua cor
correspondence-white = { $begins ->
    [yes] Brancas, e você começa
   *[no] Brancas
  }
correspondence-black = { $begins ->
    [yes] Pretas, e você começa
   *[no] Pretas
  }
correspondence-fair = Os lançamentos são calculados a partir de números secretos dos dois lados. Nenhum dos dois pode controlá-los.
correspondence-make = Criar o link
correspondence-kept = Partidas que você começou
correspondence-kept-game = “{ $name }”, última jogada em { $date }
correspondence-kept-over = “{ $name }”, terminada, última jogada em { $date }
correspondence-resume = Continuar
correspondence-resume-named = Continuar: { $game }
correspondence-forget = Apagar
correspondence-forget-named = Apagar: { $game }
correspondence-your-turn = { $side ->
    [white] Partida a distância: é a sua vez. Você joga com as brancas.
    [black] Partida a distância: é a sua vez. Você joga com as pretas.
   *[none] Partida a distância: é a sua vez. Os primeiros lançamentos decidem quem joga com cada cor.
  }
correspondence-over = Esta partida a distância terminou.
correspondence-send-invitation = Envie este link ao seu adversário.
correspondence-send-answer = Você entrou na partida. Envie este link de volta: seu adversário precisa dele para continuar.
correspondence-send = Envie este link ao seu adversário e espere o dele.
correspondence-send-begins = Seu adversário começa. Envie este link e espere o dele.
correspondence-send-last = A partida terminou. Envie este último link, para que seu adversário também veja.
correspondence-link = Link para enviar
correspondence-copy = Copiar
correspondence-copied = Copiado. Agora envie ao seu adversário.
correspondence-marked = O link está selecionado. Agora é só copiar.
correspondence-share = Compartilhar…
correspondence-share-text = É a sua vez na nossa partida de senet
correspondence-shared = Compartilhado.
correspondence-not-shared = O link não pôde ser enviado. Copie-o, por favor.
correspondence-qr = Código QR
correspondence-qr-label = Código QR do link
correspondence-paste = Recebeu um link? Cole-o aqui
correspondence-open = Abrir
correspondence-no-link = Não há link de partida neste texto.
correspondence-unkept = Nada é salvo aqui. Deixe esta aba aberta até seu adversário responder, e cole o link dele aqui.
correspondence-copy-note = Só este navegador pode continuar esta partida, e alguns navegadores apagam os dados depois de uma semana sem visitas. Uma cópia num arquivo protege disso. Ela contém seu número secreto. Não a envie a seu adversário.
correspondence-copy-save = Salvar uma cópia num arquivo
correspondence-copy-open = Abrir uma cópia salva num arquivo
correspondence-copy-wrong = Este arquivo não é uma cópia de uma partida a distância, ou está danificado.
correspondence-gone = Esta partida a distância não está mais salva neste navegador: os dados foram apagados, por você ou pelo navegador, ou ela foi começada em outro lugar. Você pode vê-la. Se salvou uma cópia num arquivo, abra-a em “Jogar a distância” para continuar.
correspondence-refused = O link não pode ser aberto. ({ $reason })
correspondence-refused-link_damaged = Este link está danificado. Falta uma parte, ou alguém o alterou. Peça-o de novo, por favor.
correspondence-refused-link_form = Este link vem de outra versão do jogo. Os dois lados precisam da mesma versão.
correspondence-refused-other_game = Este link é de outra partida.
correspondence-refused-own_link = Este link foi criado por você. Envie-o ao seu adversário.
correspondence-refused-old_link = Este é um link antigo: a partida continuou desde então.
correspondence-refused-history_changed = Este link contém turnos diferentes dos que vocês jogaram. Alguém o alterou.
correspondence-refused-value_changed = Os lançamentos deste link não correspondem ao que foi fixado antes da partida. Alguém o alterou.
correspondence-refused-illegal_turn = Neste link há um turno que as regras não permitem. Alguém o alterou.
correspondence-refused-turn_unfinished = O turno neste link não está completo. Peça o link de novo, por favor.
correspondence-refused-not_a_player = Este navegador não conhece esta partida. Ela foi começada em outro aparelho ou em outro navegador, ou este navegador apagou os dados: alguns fazem isso depois de uma semana sem visitas. Continue onde ela começou, ou abra em “Jogar a distância” a cópia que você salvou num arquivo.

## later: sharing (sharing, saving, looking back)

prompt-looking = Você está revendo a partida.
button-back-in-game = Voltar à partida
said-back-in-game = De volta à partida.
said-at-start = O início da partida.
said-playing-on = Você continua a jogar a partir daqui.
look-back = Rever a partida
look-back-note = Rever a partida passo a passo, ou continuar de um movimento anterior
look-back-here = Mostrar no tabuleiro
look-first = Ao início
look-back-one = Um movimento para trás
look-on = Um movimento para a frente
look-last = Ao último movimento
look-moment = { $at } de { $last }
look-play-on = Continuar a jogar a partir daqui

menu-share = Compartilhar ou salvar esta partida
menu-share-note = Como link, imagem, texto ou arquivo
menu-open = Abrir uma partida
menu-open-note = De um arquivo ou de um texto
share-title = Compartilhar ou salvar
share-link-title = Um link
share-subject-game = A partida toda, para rever e continuar
share-subject-position = Só o tabuleiro como está agora
share-copy = Copiar
share-copied = Copiado.
share-copy-by-hand = O navegador não deixa a página copiar. O texto está selecionado. Agora é só copiar.
share-send = Enviar…
share-invites-game = Uma partida de senet
share-invites-position = Uma posição no senet: o que você jogaria?
share-no-address = Esta cópia da página é um arquivo ou parte de outra página, por isso não há link para compartilhar. Um arquivo, um texto ou uma imagem podem ser compartilhados.
share-picture-title = Uma imagem
share-save-picture = Salvar a imagem
share-picture-noise = Para que os sites não reconheçam você, este navegador não deixa que uma página leia o que desenhou. Permita que este site use os dados de canvas ou faça uma captura de tela.
share-file-title = Um arquivo ou um texto
share-save-game = Salvar a partida num arquivo
share-text = A partida como texto
# After a game: a picture with its result, and a link to a game with the same throws. The sentence is sent to a friend.
send-result = Enviar isto
send-line = { $outcome ->
    [won] Ganhei no senet por { $score }
    [lost] Perdi no senet por { $score }
   *[other] Uma partida de senet: { $score }
  }, em { $throws ->
    [1] 1 lançamento
   *[other] { $throws } lançamentos
  }.
send-invites = Os mesmos lançamentos para você?
send-picture = O resultado desta partida e o tabuleiro no fim
open-title = Abrir uma partida
open-safe = A partida que está no tabuleiro não se perde: depois você pode trazê-la de volta.
open-file = Uma partida salva
open-paste = Ou cole aqui o texto de uma partida, ou um link para ela
open-now = Abrir
open-empty = Ainda não há nada para abrir. Escolha um arquivo ou cole um texto.
open-too-long = Isto é longo demais para ser uma partida de senet.
open-no-game = Isto não é uma partida de senet, ou está danificada.
open-bad-line = A linha { $line } deste texto não pode ser jogada, por isso a partida não foi aberta.
open-encoding = A partir da linha { $line }, este arquivo não está nem em UTF-8 nem em UTF-16. Salve-o de novo no seu editor com a codificação UTF-8.
open-bad-link = Este link não leva a uma partida de senet, ou falta uma parte dele.
said-opened = A partida foi aberta.

## later: accessibility (facing, full screen, keys that answer questions)

turn-take = Pegar a caixa
turn-how = Você está com a caixa na mão. As setas a giram, Espaço mostra o próximo lado, Esc a devolve ao lugar.
turn-next = Próximo lado
turn-back = Devolver ao lugar
turn-board = O tabuleiro: você pode girá-lo. As setas o giram, Espaço mostra o próximo lado, Esc o devolve ao lugar.
turn-flat = Aqui o tabuleiro é um desenho plano, que não pode ser girado.

query-plain = { $text }.
query-pieces = { $who ->
    [you] Suas peças: { $houses }.
    [computer] As peças do computador: { $houses }.
   *[other] { $side ->
        [white] Os cones brancos: { $houses }.
       *[black] Os carretéis pretos: { $houses }.
      }
  }
query-pieces-none = { $who ->
    [you] Você não tem nenhuma peça no tabuleiro.
    [computer] O computador não tem nenhuma peça no tabuleiro.
   *[other] { $side ->
        [white] Não há nenhum cone branco no tabuleiro.
       *[black] Não há nenhum carretel preto no tabuleiro.
      }
  }
query-move = De { $from } para { $to }.
query-move-hit = De { $from } para { $to }, atingindo a peça.
query-move-off = De { $from }, para fora do tabuleiro.
query-move-enter = Uma peça nova em { $to }.
query-move-enter-hit = Uma peça nova em { $to }, atingindo outra.
query-sticks = As varetas mostram { $value }: { $light ->
    [one] { $light } clara
   *[other] { $light } claras
  }, { $dark ->
    [one] { $dark } escura
   *[other] { $dark } escuras
  }.
query-sticks-none = Nada foi lançado ainda.
query-die = O dado mostra { $value }.
query-steps = { $count ->
    [0] Não resta nenhum passo.
    [one] Resta um passo.
   *[other] Restam { $count } passos.
  }
query-in-hand = Ainda por jogar: { $list }.
query-off = { $pieces ->
    [1] { $who ->
        [you] Sua única peça { $count ->
            [0] ainda não saiu
           *[other] saiu
          }
        [computer] A única peça do computador { $count ->
            [0] ainda não saiu
           *[other] saiu
          }
       *[other] { $side ->
            [white] O único cone branco { $count ->
                [0] ainda não saiu
               *[other] saiu
              }
           *[black] O único carretel preto { $count ->
                [0] ainda não saiu
               *[other] saiu
              }
          }
      } do tabuleiro.
   *[other] { $who ->
        [you] { $count ->
            [0] Você ainda não tirou nenhuma de suas { $pieces } peças do tabuleiro.
            [1] Você tirou uma de suas { $pieces } peças do tabuleiro.
           *[other] Você tirou { $count } de suas { $pieces } peças do tabuleiro.
          }
        [computer] { $count ->
            [0] O computador ainda não tirou nenhuma das { $pieces } peças dele do tabuleiro.
            [1] O computador tirou uma das { $pieces } peças dele do tabuleiro.
           *[other] O computador tirou { $count } das { $pieces } peças dele do tabuleiro.
          }
       *[other] { $side ->
            [white] Cones brancos fora do tabuleiro: { $count } de { $pieces }.
           *[black] Carretéis pretos fora do tabuleiro: { $count } de { $pieces }.
          }
      }
  }
query-hand = { $count ->
    [0] Nenhuma peça precisa mais entrar.
    [one] Uma peça ainda precisa entrar.
   *[other] { $count } peças ainda precisam entrar.
  }
query-taken = { $count ->
    [0] Nenhuma peça está fora do jogo.
    [one] Uma peça está fora do jogo.
   *[other] { $count } peças estão fora do jogo.
  }
query-way = { $who ->
    [you] { $count ->
        [one] Falta { $count } casa
       *[other] Faltam { $count } casas
      } ao todo para as suas peças.
    [computer] { $count ->
        [one] Falta { $count } casa
       *[other] Faltam { $count } casas
      } ao todo para as peças do computador.
   *[other] { $count ->
        [one] Falta { $count } casa
       *[other] Faltam { $count } casas
      } ao todo para { $side ->
        [white] as brancas
       *[black] as pretas
      }.
  }
query-to-end = { $count ->
    [1] Mais uma casa, e uma peça daqui sai do tabuleiro.
   *[other] Daqui uma peça ainda tem { $count } casas pela frente.
  }

brief-said-thrown = { $who ->
    [you] Você: { $value }.
    [computer] Computador: { $value }.
   *[other] { who }: { $value }.
  }
brief-said-moved = { $who ->
    [you] Você, { $from } para { $to }.
    [computer] Computador, { $from } para { $to }.
   *[other] { who }, { $from } para { $to }.
  }
brief-said-bumped = Atingida: { $from } para { $to }.
brief-said-borne-off = { $who ->
    [you] Você, { $from } fora.
    [computer] Computador, { $from } fora.
   *[other] { who }, { $from } fora.
  }
brief-said-throw-again = Outro lançamento.
brief-said-only-move = { $to ->
    [off] Único movimento: { $from } fora.
   *[other] Único movimento: { $from } para { $to }.
  }
brief-said-passed-no_move = Sem movimento.
brief-said-aim = { $to ->
    [off] { $from } fora.
   *[other] { $from } para { $to }.
  }

accessibility-auto-move = Fazer por mim o único movimento possível e os outros lançamentos da vez
accessibility-brief = Avisos curtos para leitores de tela
accessibility-facing = Virar o tabuleiro para duas pessoas frente a frente
accessibility-facing-note = Com a mesa entre vocês
accessibility-flip = O tabuleiro ao contrário
accessibility-flip-note = A primeira casa na outra ponta
accessibility-full-screen = Tela cheia
accessibility-no-full-screen = O navegador não permite tela cheia aqui.
accessibility-afresh = Começar do zero
accessibility-reset = Restaurar todas as configurações
accessibility-forget-note = A página salva tudo neste aparelho, e em nenhum outro lugar. Alguns navegadores apagam tudo depois de uma semana sem visita.
accessibility-forget = Apagar tudo neste aparelho…
accessibility-forget-title = Apagar tudo?
accessibility-forget-what = Tudo o que esta página salvou será apagado deste aparelho: suas configurações, partidas (também a distância), resultados, lições, problemas e regras. Isso não pode ser desfeito.
accessibility-forget-yes = Apagar tudo
accessibility-forget-no = Manter tudo
accessibility-not-forgotten = Não foi possível apagar tudo. As configurações do navegador podem apagar o que um site salvou.

## later: kiosk (the unattended screen)

kiosk-attract-label = Demonstração automática de senet
kiosk-invitation = Toque na tela para jogar
kiosk-caption-race = O senet é uma corrida a dois. Ganha quem primeiro tira do tabuleiro todas as suas peças.
kiosk-caption-age = Às margens do Nilo as pessoas jogaram senet durante mais de dois mil anos.
kiosk-caption-throw = Primeiro o lançamento, depois o movimento: o lançamento diz quantas casas uma peça pode andar.
kiosk-caption-signs = Em muitos tabuleiros antigos só as cinco últimas casas têm sinais. Um deles é a água.
kiosk-caption-rules = Ninguém conhece as regras antigas. Estas foram reconstruídas por estudiosos do nosso tempo.
kiosk-caption-computer = Aqui o computador joga contra si mesmo. Você consegue fazer melhor?
kiosk-news-hit = Peça atingida: uma peça caiu sobre outra, e as duas trocam de lugar.
kiosk-news-water = Uma peça caiu na água. Ela precisa sair antes que seu lado possa continuar.
kiosk-news-home = Uma peça saiu do tabuleiro. Ganha quem tirar todas as suas primeiro.
kiosk-news-comeback = Esse lado estava atrás e ganhou assim mesmo. No senet nada está decidido antes do último lançamento.
kiosk-take-home = Para levar com você: aponte a câmera do celular para cá.

kiosk-bar-label = Para esta visita
kiosk-languages = Idioma
kiosk-larger = Maior
kiosk-contrast = Alto contraste
kiosk-sound = Som
kiosk-finish = Terminar

kiosk-still-title = Você ainda está aí?
kiosk-still-what = Toque na tela para continuar. Caso contrário, o jogo recomeça para a próxima pessoa.
kiosk-still-left = { $seconds ->
    [1] Falta um segundo
   *[other] Faltam { $seconds } segundos
  }
kiosk-still-go-on = Ainda estou aqui
kiosk-visit-over = A visita terminou. Tudo voltou ao início.

kiosk-curator-title = Para a equipe do museu
kiosk-curator-day = Dia
kiosk-curator-begun = Partidas começadas
kiosk-curator-ended = Partidas jogadas até o fim
kiosk-curator-resets = Visitas encerradas por inatividade
kiosk-curator-none = Ninguém jogou ainda.
kiosk-curator-note = Estes números ficam salvos neste aparelho por sessenta dias, e em nenhum outro lugar.
kiosk-curator-not-kept = Nada é salvo aqui: os números somem quando a página é fechada.
kiosk-curator-file = Arquivo do museu
kiosk-file-none = Nenhum arquivo do museu está em uso.
kiosk-file-good = Tudo o que { $file } contém está em uso. Esta versão está em uso desde { $date }.
kiosk-file-unreachable = Agora não é possível acessar { $file }. A última versão boa está em uso desde { $date }.
kiosk-file-faulty = { $file } tem erros. A última versão boa está em uso desde { $date }.
kiosk-file-copy = { $file } não pode ser usado como está. A cópia neste aparelho está em uso desde { $date }.
kiosk-file-copied = Uma cópia fica salva neste aparelho, para um início sem internet.
kiosk-file-unkept = Este navegador não salva uma cópia do arquivo. Depois de um início sem internet, o arquivo fica faltando. ({ $reason })
kiosk-file-read-again = Ler de novo
# Says whether the screen stays on; one of the three is shown.
kiosk-screen-awake = A tela é mantida acesa.
kiosk-screen-resting = O museu está fechado: a tela pode apagar.
kiosk-screen-refused = Este navegador deixa a tela apagar. Mude as configurações de energia do aparelho. ({ $reason })
kiosk-screen-insecure = A tela pode apagar, porque esta página foi aberta por http. Abra-a por https ou neste mesmo computador, ou mude as configurações de energia do aparelho.
# $list is a list of names of languages.
kiosk-not-drawn = Não oferecidos, porque este aparelho não tem fonte para eles: { $list }
kiosk-corner = { $count ->
    [1] Arquivo do museu: { $fault }
   *[other] Arquivo do museu, { $count } erros. O primeiro: { $fault }
  }
kiosk-fault-long = { $field }: o texto é longo demais: { $found } caracteres; cabem { $most }. Encurte-o.
kiosk-fault-count = { $field }: há entradas demais: { $found }; cabem { $most }. Remova algumas.
kiosk-fault-empty = { $field }: está vazio. Escreva algo ou remova o campo.
kiosk-fault-range = { $field }: { $found } não é permitido. Use de { $least } a { $most } segundos.
kiosk-fault-inches = { $field }: { $found } não é possível. Pode ser de { $least } a { $most } polegadas.
kiosk-fault-time = { $field }: { $found } não é um horário. Escreva como 09:30.
kiosk-fault-choice = { $field }: { $found } não é um valor conhecido. Possíveis: { $allowed }.
kiosk-fault-kind = { $field }: aqui vai { $kind ->
    [text] um texto, entre aspas.
    [number] um número, sem aspas.
    [flag] true ou false, sem aspas.
    [list] uma lista, entre colchetes.
   *[group] um grupo, entre chaves.
}
kiosk-fault-missing = Falta { $field }.
kiosk-fault-rules = { $field }: { $reason }
kiosk-fault-twice = { $field }: { $found } aparece duas vezes. Remova uma delas.
kiosk-fault-picture-name = { $field }: { $found } não é uma imagem para esta tela. Indique um arquivo da mesma pasta que termine em .png, .jpg, .webp, .gif ou .svg.
kiosk-fault-address = { $field }: { $found } não é um endereço que os visitantes possam abrir. Ele começa com https://.
kiosk-fault-no-group = O arquivo inteiro precisa ser um grupo, entre chaves.
kiosk-fault-encoding = O arquivo não está escrito em UTF-8. Salve-o de novo no seu editor com a codificação UTF-8.
kiosk-fault-picture = { $field }: esta imagem não pode ser mostrada: { $found }
kiosk-fault-field = { $field }: esse campo não existe.
kiosk-fault-json = { $line ->
    [0] Em algum lugar
   *[other] Na linha { $line }
  } falta ou está fora do lugar uma vírgula, uma das aspas, um colchete ou uma chave. ({ $reason })
kiosk-fault-unreadable = O arquivo não pode ser lido: { $reason }
kiosk-fault-elsewhere = { $file } não é um endereço do site desta página.

## later: review (the review of a game: luck and choices)

review-menu = Sorte e escolhas até aqui
review-menu-note = O que os lançamentos deram e o que as escolhas custaram. Olhar conta como ajuda.
review-title = Como foi
review-title-open = Sorte e escolhas até aqui
review-help = Olhar conta como ajuda: aqui se vê mais do que o adversário talvez saiba.
review-working = A partida está sendo avaliada: { $done } de { $all } lançamentos…
review-solving = Primeiro a partida é resolvida com exatidão. Isso leva alguns segundos…
review-failed = Não foi possível avaliar a partida.
review-retry = Tentar de novo
# Which side the throws helped. Then, if there were enough choices to judge, which side missed more.
review-luck = { $who ->
    [you] A sorte esteve do seu lado.
    [computer] A sorte esteve do lado do computador.
    [white] A sorte esteve do lado das brancas.
    [black] A sorte esteve do lado das pretas.
   *[none] A sorte não favoreceu ninguém.
  }
review-missed = { $who ->
    [you] Você deixou escapar mais oportunidades do que o computador.
    [computer] O computador deixou escapar mais oportunidades do que você.
    [white] As brancas deixaram escapar mais oportunidades do que as pretas.
    [black] As pretas deixaram escapar mais oportunidades do que as brancas.
    [neither] Ninguém deixou escapar muitas oportunidades.
   *[both] Os dois deixaram escapar mais ou menos as mesmas oportunidades.
  }
review-verdict-drawn = A partida terminou empatada.
review-bar-label = { $who ->
    [you] De onde veio seu resultado, em partidas de cada 100
    [computer] De onde veio o resultado do computador, em partidas de cada 100
    [white] De onde veio o resultado das brancas, em partidas de cada 100
   *[black] De onde veio o resultado das pretas, em partidas de cada 100
  }
review-part-start = No início
review-part-start-note = Partidas de cada 100 ganhas desde o início quando os dois lados escolhem sempre o melhor movimento.
review-part-sticks = A sorte
review-part-unsure = Incerto
review-part-unsure-note = Quanto a avaliação se corrige um lançamento depois.
review-part-choices = { $who ->
    [you] Suas escolhas
    [computer] As escolhas do computador
    [white] As escolhas das brancas
   *[black] As escolhas das pretas
  }
review-part-end = O resultado
review-part-now = Agora
review-none = Nenhum lançamento e nenhuma escolha mudou sequer uma partida de cada 100.
review-throw = { $made ->
    [made] Lançamento { $n }: { $value }.
   *[none] Lançamento { $n }.
  }
review-slip = um deslize
review-mistake = um erro
review-big = um erro grave
review-found = { $choices ->
    [1] { $who ->
        [you] Você teve uma só escolha de verdade e { $best ->
            [0] não encontrou
           *[other] encontrou
          }
        [computer] O computador teve uma só escolha de verdade e { $best ->
            [0] não encontrou
           *[other] encontrou
          }
        [white] As brancas tiveram uma só escolha de verdade e { $best ->
            [0] não encontraram
           *[other] encontraram
          }
       *[black] As pretas tiveram uma só escolha de verdade e { $best ->
            [0] não encontraram
           *[other] encontraram
          }
      } o melhor movimento.
   *[other] { $who ->
        [you] { $best ->
            [0] Você não encontrou o melhor movimento em nenhuma de { $choices } escolhas.
           *[other] Você encontrou o melhor movimento em { $best } de { $choices } escolhas.
          }
        [computer] { $best ->
            [0] O computador não encontrou o melhor movimento em nenhuma de { $choices } escolhas.
           *[other] O computador encontrou o melhor movimento em { $best } de { $choices } escolhas.
          }
        [white] { $best ->
            [0] As brancas não encontraram o melhor movimento em nenhuma de { $choices } escolhas.
           *[other] As brancas encontraram o melhor movimento em { $best } de { $choices } escolhas.
          }
       *[black] { $best ->
            [0] As pretas não encontraram o melhor movimento em nenhuma de { $choices } escolhas.
           *[other] As pretas encontraram o melhor movimento em { $best } de { $choices } escolhas.
          }
      }
  }
review-judge-exact = Avaliação exata: todas as posições desta partida estão resolvidas.
review-judge-net = A avaliação é do jogador mais forte, que olha um lançamento adiante e pode errar.
review-judge-thumb = A avaliação segue critérios simples, pois aqui não há um jogador mais forte para estas regras. Eles podem falhar.
review-judge-gap = { $points ->
    [0] Nesta partida a avaliação não mudou de um lançamento para o outro.
   *[other] Nesta partida a avaliação mudou em { $points } de cada 100 partidas de um lançamento para o outro.
  }
review-judge-loss = Onde o jogo perfeito é conhecido, cada escolha desse jogador tira em média só { $loss } ponto percentual da própria probabilidade de ganhar.
review-judge-endgames = Os últimos movimentos são avaliados com exatidão.
review-judge-unsure = A avaliação mudou muito: tome as partes só como uma indicação.
review-curve = { $who ->
    [you] Sua probabilidade de ganhar, lançamento a lançamento
    [computer] A probabilidade de ganhar do computador, lançamento a lançamento
    [white] A probabilidade de ganhar das brancas, lançamento a lançamento
   *[black] A probabilidade de ganhar das pretas, lançamento a lançamento
  }
review-curve-hint = Com o controle deslizante você vê qualquer momento no tabuleiro.
review-curve-key = A tecla N leva ao próximo momento decisivo.
review-scrub = Um momento da partida
# A label in the upper or lower half of the curve.
review-ahead = { $who ->
    [you] você está à frente
    [computer] o computador está à frente
    [white] as brancas estão à frente
   *[black] as pretas estão à frente
  }
review-at = { $who ->
    [you] { $chance ->
        [0] Lançamento { $n }: daqui você não ganha nenhuma de cada 100 partidas.
       *[other] Lançamento { $n }: daqui você ganha { $chance } de cada 100 partidas.
      }
    [computer] { $chance ->
        [0] Lançamento { $n }: daqui o computador não ganha nenhuma de cada 100 partidas.
       *[other] Lançamento { $n }: daqui o computador ganha { $chance } de cada 100 partidas.
      }
    [white] { $chance ->
        [0] Lançamento { $n }: daqui as brancas não ganham nenhuma de cada 100 partidas.
       *[other] Lançamento { $n }: daqui as brancas ganham { $chance } de cada 100 partidas.
      }
   *[black] { $chance ->
        [0] Lançamento { $n }: daqui as pretas não ganham nenhuma de cada 100 partidas.
       *[other] Lançamento { $n }: daqui as pretas ganham { $chance } de cada 100 partidas.
      }
  }
review-legend = { $side ->
    [white] Lançamentos das brancas
   *[black] Lançamentos das pretas
  }
review-mistakes = Erros
review-next = Próximo momento
review-table = Em tabela
review-col-throw = Lançamento
review-col-player = Jogador
review-col-value = Valor
review-col-move = Movimento
review-col-chance = Probabilidade
review-col-luck = Sorte
review-col-loss = Perdido
review-player = { who }
review-moments = Momentos decisivos
review-numbers = Em números
review-no-mistake = Nenhuma escolha custou 5 ou mais partidas de cada 100.
review-picture = O tabuleiro no lançamento { $n }
review-moment-slip = { $who ->
    [you] Sua escolha mais cara
   *[black] Uma escolha cara
  }
review-moment-throw = Um lançamento que mudou muito
review-moment-turn = Aqui a vantagem mudou de lado pela última vez
review-chance = { $who ->
    [you] Sua probabilidade de ganhar: de { $before } para { $after } em 100.
    [computer] A probabilidade de ganhar do computador: de { $before } para { $after } em 100.
    [white] A probabilidade de ganhar das brancas: de { $before } para { $after } em 100.
   *[black] A probabilidade de ganhar das pretas: de { $before } para { $after } em 100.
  }
review-gave-away = { $points ->
    [0] A escolha não custou quase nada.
    [1] A escolha custou 1 partida de cada 100.
   *[other] A escolha custou { $points } partidas de cada 100.
  }
review-try = Escolher de novo
review-try-prompt = O que você jogaria aqui? Experimente no tabuleiro.
review-try-right = Certo: não há nada melhor.
review-try-wrong = Isso custa { $points ->
    [1] 1 partida
   *[other] { $points } partidas
  } de cada 100. Tente outra coisa.
review-better = Melhor
review-show = Mostrar o melhor movimento
review-back = Voltar ao fim da partida
review-hundred = A partir daqui, 100 vezes
review-hundred-result = { $who ->
    [you] { $wins ->
        [0] Você não ganha nenhuma de { $games }.
       *[other] Você ganha { $wins } de { $games }.
      }
    [computer] { $wins ->
        [0] O computador não ganha nenhuma de { $games }.
       *[other] O computador ganha { $wins } de { $games }.
      }
    [white] { $wins ->
        [0] As brancas não ganham nenhuma de { $games }.
       *[other] As brancas ganham { $wins } de { $games }.
      }
   *[black] { $wins ->
        [0] As pretas não ganham nenhuma de { $games }.
       *[other] As pretas ganham { $wins } de { $games }.
      }
  }
review-hundred-note = O computador jogou pelos dois lados.

## later: first-rules (a few words on the board, the first time that a rule strikes; at most eight words)

first-back = Nada pode avançar: uma peça recua
first-water = A água prende a peça
first-block = Nenhuma peça pode mover: passa a vez
first-dark = Nenhum lado claro vale { $value }
first-again = Um { $value } dá outro lançamento

## later: race (a bar below the names that shows the chance to win)

race-title = Probabilidade de ganhar
race-chance = { $who ->
    [you] Sua probabilidade de ganhar: { $chance } em 100.
    [computer] A probabilidade de ganhar do computador: { $chance } em 100.
    [white] A probabilidade de ganhar das brancas: { $chance } em 100.
   *[black] A probabilidade de ganhar das pretas: { $chance } em 100.
  }
race-setting = Mostrar quem está na frente

## later: computer-turn (the computer’s last turn, beside its name)

turn-again = Rever a vez do computador
turn-none = O computador ainda não jogou.

## later: shared-throws/rematch (two games with the same sticks)

rematch-offer = Foi só sorte? Jogue duas partidas com os mesmos lançamentos: na segunda, cada um recebe os do outro.
rematch-offer-start = Duas partidas, mesmos lançamentos
rematch-first = A primeira de duas partidas com os mesmos lançamentos.
rematch-next = Agora os mesmos lançamentos ao contrário: cada um recebe os que o outro teve.
rematch-next-start = Jogar a segunda partida
rematch-second = A segunda de duas partidas com os mesmos lançamentos, agora trocados.
rematch-working = As duas partidas estão sendo comparadas…
rematch-points = { $who ->
    [you] Com os mesmos lançamentos: você { $own }, o computador { $other }.
   *[pair] Com os mesmos lançamentos: jogador 1 { $own }, jogador 2 { $other }.
  }
rematch-better = { $who ->
    [you] Você os aproveitou melhor
    [computer] O computador os aproveitou melhor
    [first] O jogador 1 os aproveitou melhor
   *[second] O jogador 2 os aproveitou melhor
  }, por { $points ->
    [1] 1 partida
   *[other] { $points } partidas
  } de cada 100.
rematch-equal = Os dois os aproveitaram igualmente bem.
rematch-lost = A primeira partida deste par não é conhecida aqui, por isso as duas não podem ser comparadas.
said-rematch-first = A primeira de duas partidas com os mesmos lançamentos.
said-rematch-second = A segunda partida: os lançamentos estão trocados.

## later: shared-throws/everyone (the same sticks for everyone, by link)

everyone-menu = Desafiar alguém
everyone-note = Um link: amigos ou uma turma jogam a mesma partida com os mesmos lançamentos
everyone-lead = Quem abre este link joga com as mesmas regras, do mesmo lado e com os mesmos lançamentos. Cada lado tem os seus, e nenhum movimento pode mudá-los.
everyone-after = Depois da partida cada um vê o que suas escolhas custaram. Quem perdeu menos aproveitou melhor os lançamentos.
everyone-own = Seu resultado
everyone-text = Senet, os mesmos lançamentos: { $result } { $link }
everyone-play = Jogar agora
everyone-qr = Código QR
everyone-line = Os mesmos lançamentos para todos os que têm este link.
everyone-result = { $outcome ->
    [won] Você ganhou com estes lançamentos.
    [drawn] Com estes lançamentos deu empate.
   *[lost] Você perdeu com estes lançamentos.
  }
everyone-lost = { $points ->
    [0] Suas escolhas não custaram nada.
    [1] Suas escolhas custaram 1 partida de cada 100.
   *[other] Suas escolhas custaram { $points } partidas de cada 100.
  }
everyone-damaged = Falta uma parte deste link ou ela mudou, por isso os lançamentos compartilhados não podem ser jogados. Abra o link inteiro ou peça-o de novo.

## later: puzzles (one choice to find in solved endgames)

puzzle-menu = Problemas
puzzle-menu-note = Encontre a melhor escolha em finais reais; um problema novo por dia
puzzle-about = Cada problema é o fim de uma partida real, resolvido com exatidão. Errar não custa nada.
puzzle-count = Resolvidos: { $count } de { $all }, { $first ->
    [0] nenhum
   *[other] { $first }
  } na primeira tentativa.
puzzle-day = Problema do dia
puzzle-next = Próximo problema
puzzle-all = Todos os problemas
puzzle-leave = Sair dos problemas
puzzle-show = Mostrar o melhor movimento
puzzle-title = Problema { $number } de { $count }
puzzle-ask = Qual é a melhor escolha? Experimente no tabuleiro.
puzzle-stars = Dificuldade { $stars } de 5
puzzle-is-open = ainda não resolvido
puzzle-is-first = resolvido na primeira tentativa
puzzle-is-later = resolvido
puzzle-wrong = Assim { $points ->
    [0] você não ganha nenhuma
    [1] você ganha 1
   *[other] você ganha { $points }
  } de cada 100 partidas: { $lost } a menos que com o melhor movimento. Volte e tente outra coisa.
puzzle-then = Veja o que acontece se sair { $value }.
puzzle-right = Certo: assim { $points ->
    [0] você não ganha nenhuma
    [1] você ganha 1
   *[other] você ganha { $points }
  } de cada 100 partidas.
puzzle-best = Com o melhor movimento { $points ->
    [0] você não ganha nenhuma
    [1] você ganha 1
   *[other] você ganha { $points }
  } de cada 100 partidas: { $move }
puzzle-theme-front = A peça de trás
puzzle-theme-hit = Atingir
puzzle-theme-home = Ainda no tabuleiro
puzzle-theme-spare = Não atingir
puzzle-theme-water = Na água
puzzle-lesson-front = Nem sempre a peça da frente é a que deve se mover.
puzzle-lesson-hit = Atingir pode valer mais que um lugar seguro.
puzzle-lesson-home = Tirar uma peça do tabuleiro pode esperar.
puzzle-lesson-spare = Nem sempre atingir vale o risco.
puzzle-lesson-water = Sair imediatamente da água nem sempre é o melhor.
puzzle-hundred = 100 partidas depois do melhor movimento
puzzle-own = Das suas partidas
puzzle-own-about = Escolhas suas que custaram 5 ou mais partidas de cada 100. Ficam salvas só neste aparelho.
puzzle-own-none = Quando uma partida contra o computador termina, as suas escolhas mais caras vêm para cá. Ficam salvas só neste aparelho.
puzzle-own-title = Das suas partidas: { $number } de { $count }
puzzle-own-new = { $count ->
    [1] Uma das suas escolhas nesta partida agora é um problema.
   *[other] { $count } das suas escolhas nesta partida agora são problemas.
  }
puzzle-own-try = Encontrar o melhor movimento
puzzle-own-delete = Apagar estes problemas
puzzle-own-gone = Este problema não corresponde mais às regras dele e foi apagado.

## later: offline (use without the internet)

offline-kept = Salvo neste aparelho. O jogo também funciona sem internet.
offline-keeping = O jogo está sendo salvo neste aparelho. Depois ele também funciona sem internet.
offline-failed = { $why ->
    [changed] O jogo não pôde ser salvo neste aparelho, porque o arquivo { $file } foi alterado no caminho, pelo servidor ou por algo entre ele e você. Ele precisa de conexão com a internet.
    [missing] O jogo não pôde ser salvo neste aparelho, porque o arquivo { $file } não pôde ser carregado. Ele precisa de conexão com a internet.
    [space] O jogo não pôde ser salvo neste aparelho, porque não há espaço suficiente. Ele precisa de conexão com a internet.
   *[unknown] O jogo não pôde ser salvo neste aparelho. Ele precisa de internet até ser carregado da próxima vez.
  }
offline-refused = { $why ->
    [policy] A política de segurança deste site não permite salvar o jogo neste aparelho: ela precisa conter { $file }. O jogo precisa de conexão com a internet.
   *[browser] Este navegador não permite salvar o jogo neste aparelho, por exemplo porque esta é uma janela privada ou porque os sites não podem armazenar dados. Ele precisa de conexão com a internet.
  }
offline-impossible = Aqui o jogo não é salvo no aparelho. Ele precisa de internet.
offline-insecure = Esta página foi aberta por http, por isso o navegador não permite salvar o jogo no aparelho. Por https permitiria. Ele precisa de internet.
offline-saver = A economia de dados está ativada, por isso o jogo não foi salvo neste aparelho. Ele precisa de conexão com a internet.
offline-new-version = Há uma nova versão deste jogo. Sua partida fica como está.
offline-renew = Carregar a nova versão

## later: embedding (the page for site builders)

embedding-title = O senet no seu site
embedding-lead = Configure o jogo, veja como fica e copie o código para a sua página. O jogo não contata nenhum outro servidor, não usa cookies e não sabe nada dos seus visitantes.
embedding-to-game = Ir para o jogo
embedding-options = O jogo
embedding-preview = Prévia
embedding-lines = Código para a sua página
embedding-language = Idioma do jogo
embedding-theme-any = À escolha do visitante
embedding-keep = Salvar a partida do visitante no aparelho dele
embedding-kiosk = Para uma tela sem supervisão
embedding-way = Método
embedding-way-frame = Quadro (iframe)
embedding-way-fitting = Quadro que se ajusta
embedding-way-element = Elemento
embedding-way-own = Sua própria cópia
embedding-way-oembed = oEmbed
embedding-about-frame = O modo mais simples. Cole o código onde o jogo deve ficar. Não precisa de nenhum script na sua página.
embedding-about-fitting = Um script curto dá ao quadro a altura de que o jogo precisa. Ele também pode dizer à sua página o que acontece no jogo.
embedding-about-element = O jogo como parte da sua própria página, sem quadro. Ele pode usar suas cores e suas fontes.
embedding-about-own = O jogo no seu próprio servidor, como uma pasta de arquivos. Nada roda no servidor.
embedding-about-oembed = Para sites que fazem uma prévia de um link. Salve este código como oembed.json na pasta do jogo.
embedding-height = Altura em pixels
embedding-site = Endereço da sua página (opcional)
embedding-same = Sua página está no mesmo site que o jogo: nada mais é preciso.
embedding-elsewhere = Sua página está em um site diferente do jogo. O servidor do jogo precisa enviar este cabeçalho junto com os arquivos do jogo, senão nada aparece: { $value }
embedding-elsewhere-maybe = Se a sua página está em um site diferente do jogo, o servidor do jogo precisa enviar este cabeçalho junto com os arquivos do jogo, senão nada aparece: { $value }
embedding-header-sent = O servidor o envia.
embedding-header-missing = O servidor ainda não o envia.
embedding-preview-blocked = A prévia não é permitida aqui. A política de segurança de conteúdo deste site precisa conter { $value }.
embedding-own-copy = Copie a pasta do jogo para o seu servidor, por exemplo para { $value }.
embedding-own-policy = Se o seu site tem uma política de segurança de conteúdo, ela precisa conter { $value }.
embedding-own-lines = Cole este código na sua página:
embedding-copy = Copiar
embedding-copied = Copiado.
embedding-select = Seu navegador não deixa a página copiar. O código está selecionado. Agora é só copiar.

## later: print (board, sticks and rules to print)

print-title = Senet no papel
print-lead = Imprima tudo o que é preciso para jogar sem tela: o tabuleiro, as peças, as varetas ou um dado, as regras e uma folha de exercícios. Basta tinta preta.
print-paper = Papel
print-paper-a4 = A4
print-paper-letter = Carta
print-button = Imprimir
print-real-size = Imprima em tamanho real (100%), sem ajustar à página.
print-sheet-board = Tabuleiro: { $game }
print-sheet-sticks = { $tool ->
    [die] Dado e peças
   *[sticks] Varetas e peças
  }
print-sheet-rules = Regras: { $game }
print-sheet-worksheet = Folha de exercícios: probabilidade
print-sheet-answers = Folha de exercícios: respostas
print-board-how = Recorte as partes. Cole-as de modo que os números continuem em ordem, e cole o tabuleiro sobre papelão. Os números mostram o caminho das peças.
print-board-part = Parte { $letter }
print-sticks-how = Recorte as varetas. Dobre cada uma pela linha do meio e cole. Agora uma face é clara e a outra, escura. Varetas de verdade servem igualmente: parta ao meio uns galhos finos e pinte a parte redonda.
print-die-how = Recorte o triângulo grande. Dobre-o pelas linhas para formar uma pirâmide e cole. Lance-a: vale o número da face de baixo.
print-pieces-how = Recorte as peças. Moedas ou botões de dois tipos servem igualmente.
print-pieces = { $side ->
    [white] Cones, para as brancas
   *[black] Carretéis, para as pretas
  }
print-stick = { $face ->
    [light] face clara
   *[dark] face escura
  }
print-name = Nome
print-date = Data

print-task-ways = { $tool ->
    [die] Um dado tem { $sides } faces. De quantas maneiras ele pode cair?
   *[sticks] Cada vareta cai com a face clara ou a escura para cima. De quantas maneiras { $sticks } varetas podem cair?
  }
print-task-table = { $tool ->
    [die] Preencha a tabela. De quantas das { $ways } maneiras sai cada lançamento?
   *[sticks] Preencha a tabela. De quantas das { $ways } maneiras sai cada lançamento? Escrever todas ajuda, por exemplo: { $sticks ->
        [2] clara, escura
        [5] clara, clara, escura, clara, escura
       *[other] clara, clara, escura, clara
      }.
  }
print-task-most = Que lançamento sai com mais frequência?
print-task-throw = Escreva primeiro o que você espera. Depois lance { $count } vezes e faça uma marca na tabela para cada lançamento.
print-task-compare = Compare o que você esperava com o que saiu. É igual? Depois juntem as marcas de toda a turma. O que muda?
print-task-again = Alguns lançamentos deixam lançar de novo: { $throws }. Qual é a probabilidade de sair um deles?
print-task-twice = Qual é a probabilidade de tirar um desses números duas vezes seguidas?
print-task-mean = Qual é a média de todos os lançamentos?
print-column-throw = Lançamento
print-column-ways = Maneiras
print-column-expected = Esperados em { $count } lançamentos
print-column-thrown = Obtidos
print-column-total = Total

print-answer-ways = { $tool ->
    [die] De { $ways } maneiras.
   *[sticks] De { $ways } maneiras: { $product } = { $ways }.
  }
print-answer-count = Só { $ways } contam; nas outras se lança de novo.
print-answer-table = Veja a tabela abaixo.
print-answer-most = { $count ->
    [1] O { $throws }: sai em { $part } de { $ways } maneiras.
   *[other] Nenhum em particular: { $throws } saem com a mesma frequência, cada um em { $part } de { $ways } maneiras.
  }
print-answer-compare = O que se espera e o que sai raramente é exatamente igual. Quanto mais lançamentos há, mais as proporções se aproximam das esperadas.
print-answer-again = { $part } de { $ways } maneiras, ou seja, { NUMBER($percent, maximumFractionDigits: 1) }%.
print-answer-twice = { $part }/{ $ways } × { $part }/{ $ways }, ou seja, { NUMBER($percent, maximumFractionDigits: 1) }%.
print-answer-mean = { $sum } ÷ { $ways } = { NUMBER($mean, maximumFractionDigits: 4) }. Multiplique cada lançamento pelo número de maneiras, some tudo e divida por { $ways }.
print-to-game = Ir para o jogo
print-task-open = Ninguém sabe quanto valia cada lançamento no antigo Egito. Invente sua própria contagem e calcule as probabilidades dela.
print-answer-open = Muitas respostas estão certas. As { $ways } maneiras continuam as mesmas; só muda o que elas valem.

## later: school (for schools)

school-recorded = Sua plataforma de aprendizagem salva sua partida e seu melhor resultado.
school-resumed = Sua partida continua de onde você parou.
school-finished = A partida terminou. Seu resultado: { $score } em 100. Ele foi enviado à sua plataforma de aprendizagem.
school-learned = Você terminou a primeira lição. Sua plataforma de aprendizagem agora conta esta atividade como feita.
school-not-launched = Esta página não foi aberta por uma plataforma de aprendizagem. Você pode jogar, mas nenhum resultado fica salvo lá.
school-not-started = A plataforma de aprendizagem não aceitou a conexão. Você pode jogar, mas nenhum resultado fica salvo lá. Avise seu professor ou sua professora, por favor. ({ $reason })
school-not-kept = A plataforma de aprendizagem não salvou seu resultado. Você pode continuar jogando. Avise seu professor ou sua professora, por favor. ({ $reason })
school-damaged = A partida que a plataforma de aprendizagem salvou não pode ser aberta. Uma nova partida começou. Seu resultado anterior continua valendo.
school-too-long = Esta partida é longa demais para a plataforma de aprendizagem. Ela salva o tabuleiro como está, mas não os movimentos anteriores.

## later: lab (the laboratory: what a disputed rule does to the game)

lab-title = O laboratório
lab-lead = As regras do senet se perderam, e as reconstruções não concordam. Compare duas delas, ou mude uma regra, e veja em milhares de partidas o que isso muda.
lab-class-lead = Dois conjuntos de regras e uma pergunta: primeiro dê seu palpite, depois o computador joga 500 partidas com cada um.
lab-to-class = Para uma turma
lab-to-full = O laboratório completo
lab-question = Sua pergunta
lab-kind = O que você quer descobrir?
lab-kind-compare = Comparar
lab-kind-compare-note = dois ou mais conjuntos de regras, ou um só com uma regra mudada
lab-kind-sweep = Testar cada regra incerta
lab-kind-sweep-note = um conjunto de regras, com outra resposta para cada questão em aberto, uma de cada vez
lab-kind-grid = Mudar duas regras ao mesmo tempo
lab-kind-grid-note = o efeito de uma depende da outra?
lab-pick = Escolha até { $most }
lab-pick-one = Escolha um
lab-pick-two = Escolha pelo menos dois, ou faça uma cópia e mude-a.
lab-duplicate = Fazer uma cópia para mudar
lab-remove = Remover
# $changes is a list such as "Two pieces side by side protect each other: no".
lab-variant = { $name }, com: { $changes }
lab-player = Quem joga
lab-player-net = Jogadores com uma rede neural
lab-player-hand-made = Jogadores com um plano simples
lab-player-human-like = Jogadores com hábitos humanos
lab-player-random = Jogadores que movem ao acaso
lab-player-all = Os três tipos de jogadores
lab-judge = Quem estima as probabilidades
lab-judge-net = A rede neural
lab-judge-hand-made = O plano simples
lab-judge-none = Ninguém: só contar o que acontece (mais rápido)
lab-evaluators = Quem joga: { $player }. Quem estima as probabilidades: { $judge }. É o mesmo para todas as regras.
lab-replaced = A rede neural joga mal demais com estas regras: { $rules }. Em todas as regras comparadas, o plano simples fica no lugar dela.
lab-doubt-comebacks = Atenção: com “{ $name }”, { $value } dos vencedores tiveram em algum momento menos de uma chance em quatro. Se as probabilidades estimadas estivessem certas, seriam no máximo { $expected }. Não confie aqui nas medidas que precisam delas.
lab-doubt-luck = Atenção: com “{ $name }”, a sorte soma { $value } em vez de { $expected }. As probabilidades estimadas estão erradas. Não confie aqui nas medidas que precisam delas.
lab-games = Partidas
lab-games-count = { $count } de cada
lab-seed = Semente
lab-seed-wrong = Use um número inteiro de 0 a 999999999999999.
lab-opening = Uma resposta para começar
lab-opening-answer = Em “{ $name }”, os dez últimos lançamentos de uma partida concentram { $late } de toda a sua sorte. Em “{ $second }”, { $other }.
lab-opening-length = Partida típica: { $throws } lançamentos, { $time }
lab-opening-throws = Os dez últimos de todos os lançamentos
lab-opening-luck = Sorte dos dez últimos lançamentos
lab-opening-note = Sorte é quanto um lançamento muda a probabilidade de vencer, multiplicado por si mesmo. Três tipos de jogadores jogaram cada jogo { $games } vezes, e as probabilidades foram estimadas de duas maneiras. Estimativas que contradizem a teoria não contam. Escuro: o menor resultado. Claro: até o maior.
lab-opening-again = Jogar estas partidas de novo
lab-evidence = Onde fontes melhores diriam mais
lab-evidence-answer = Leituras que mudam uma partida: { $all }. Delas, sobre pontos que nenhuma fonte antiga decide: { $weak }. A maior: “{ $point }” em “{ $name }”.
lab-evidence-note = Cada ponto é uma regra lida de outro modo; quanto mais longe, mais ela muda o jogo, para o tipo de jogador que menos a sente. 1 é a diferença habitual entre duas partidas. A linha diz em que a regra se baseia antes de ser mudada.
lab-evidence-effect = Efeito
lab-evidence-unmentioned = não mencionado
lab-start = Jogar as partidas
lab-stop = Parar
lab-progress = { $played } de { $games } partidas jogadas
lab-finished = Todas as { $games } partidas foram jogadas.
lab-stopped = Parado depois de { $played } de { $games } partidas. São mostrados os resultados até aqui.
lab-failed = Não foi possível jogar as partidas até o fim.
lab-fault = Algo deu errado: { $reason }
lab-refused = Uma parte deste link não pôde ser lida ({ $names }). No lugar dela foi usada a opção habitual.
lab-found = O que se descobriu
lab-moving = As partidas ainda estão sendo jogadas e os números ainda mudam. A conclusão vem no fim.
lab-unfinished = Nem todas as partidas foram jogadas, por isso não há conclusão. Estes são os números até aqui.
lab-found-nothing = Estas partidas não determinam esta medida.
lab-table = Todas as medidas
lab-table-note = { $count ->
    [1] O intervalo acerta 95 vezes em 100.
   *[other] Todos os { $count } intervalos juntos acertam 95 vezes em 100.
  } As diferenças claras estão em negrito.
lab-measure = Medida
lab-difference = Diferença
lab-interval = { $value } (de { $low } a { $high })
lab-unknown = não se sabe
lab-beyond-cap = mais de { $value }
lab-time = { $value } ({ $time })
lab-verdict-equivalent = Mais ou menos igual (diferença de até 5%)
lab-verdict-doubtful = Não se sabe: aqui as probabilidades estimadas estão erradas
lab-verdict-not_typical = Não se sabe: partidas demais não têm fim
lab-percent = { $value }%
lab-unit-throws = lançamentos por partida
lab-finding-longer = Uma partida dura mais com “{ $second }” do que com “{ $first }”: { $by } lançamentos a mais (entre { $low } e { $high }), cerca de { $time } de jogo.
lab-finding-shorter = Uma partida é mais curta com “{ $second }” do que com “{ $first }”: { $by } lançamentos a menos (entre { $low } e { $high }), cerca de { $time } de jogo.
lab-finding-values = “{ $measure }”: { $value } com “{ $second }”, { $before } com “{ $first }”.
lab-unit-per_game = por partida
lab-unit-per_100_throws = a cada cem lançamentos
lab-lengths = Quanto duram as partidas
lab-lengths-note = Cada forma mostra quantos lançamentos as partidas levaram; a linha grossa é a mediana. O um por cento mais longo não aparece.
lab-finding-more = “{ $measure }”: mais com “{ $second }” do que com “{ $first }”, com diferença de { $by } (entre { $low } e { $high }).
lab-finding-less = “{ $measure }”: menos com “{ $second }” do que com “{ $first }”, com diferença de { $by } (entre { $low } e { $high }).
lab-finding-none = “{ $measure }”: não se vê diferença entre “{ $first }” e “{ $second }”. Ainda assim pode haver uma, de até { $most }.
lab-finding-holds = “{ $measure }” muda no mesmo sentido para todos os tipos de jogadores: “{ $second }” em relação a “{ $first }”, de { $least } a { $most }.
lab-finding-depends = “{ $measure }” depende de quem joga: “{ $second }” e “{ $first }” não diferem do mesmo modo para todos os tipos de jogadores.
lab-finding-agrees = Nenhuma medida é claramente maior para um tipo de jogadores e claramente menor para outro.
lab-grid-point = Regra { $number } a mudar
lab-grid-choose = Escolha uma regra
lab-grid-incomplete = Escolha um conjunto de regras e duas regras para mudar, ou dois conjuntos de regras e uma regra que ambos tenham.
lab-grid-usual = Como está
lab-grid-rows = “{ $changed }” muda “{ $measure }” em { $by } (“{ $row }”) e em { $otherwise } (“{ $second }”).
lab-grid-depends = Portanto, o efeito depende das outras regras: os dois diferem em { $by } (entre { $low } e { $high }).
lab-grid-alone = Os dois efeitos podem ser iguais; diferem no máximo em { $most }.
lab-grid-dependence = Diferença entre os dois efeitos
lab-grid-lines = Cada linha vai das regras como estão (esquerda) às mudadas (direita). Linhas paralelas: a mudança faz o mesmo nas duas.
lab-sweep = Cada regra incerta de “{ $name }”
lab-sweep-note = Cada linha muda uma regra e mantém as outras. O efeito de uma regra depende das que estão em volta dela.
lab-sweep-marks = O sinal depois de uma regra mostra em que ela se apoia antes da mudança.
lab-controls = Controles
lab-controls-note = Na primeira linha só pode aparecer o acaso: joga as mesmas regras com outros lançamentos. A outra muda quem começa, o que conta onde os lados não partem de posições iguais.
lab-apart = À parte
lab-apart-nobody_wins = Ninguém ganha nenhuma partida.
lab-apart-never_ends = Nenhuma partida chega ao fim.
lab-apart-never_in_play = A regra nunca fez diferença nestas partidas.
lab-apart-same_as_another = As mesmas partidas que com “{ $other }”.
lab-rank = Em ordem de efeito sobre
lab-point = Regra mudada
lab-point-light = As varetas mostram a face clara { $value } vezes em 100
lab-point-drowned-guards = Uma peça na água protege as vizinhas: { $value }
lab-point-throws = As mesmas regras com outros lançamentos
lab-option-light = Com que frequência uma vareta mostra a face clara
lab-option-drowned-guards = Uma peça na água protege as vizinhas
lab-replay = Ver uma partida
lab-replay-title = Partida { $game } de “{ $name }”
lab-replay-at = Passo { $step } de { $steps }
lab-take = Leve os números com você
lab-take-note = O link faz de novo a mesma pergunta e dá os mesmos números. Este comando do programa senet também:
lab-copy-link = Copiar o link
lab-copy-citation = Copiar a referência
lab-copy-bibtex = Copiar em BibTeX
lab-copied = Copiado.
lab-not-copied = Este navegador não deixa a página copiar.
lab-save-csv = Salvar como CSV

lab-guess = Primeiro o seu palpite
lab-guess-yours = Seu palpite
lab-class-each = Toque uma vez para a previsão de cada dupla.
lab-class-back = Tirar a última
lab-named = { $label }: { $value }
lab-class-right = Previsões certas: { $right } de { $all }
lab-class-more = Uma partida duraria mais: cerca de { $changed } em vez de { $usual } ({ $changedThrows } lançamentos em vez de { $usualThrows }).
lab-class-same = Uma partida duraria mais ou menos o mesmo: { $changed } e { $usual } ({ $changedThrows } e { $usualThrows } lançamentos).
lab-class-less = Uma partida seria mais curta: cerca de { $changed } em vez de { $usual } ({ $changedThrows } lançamentos em vez de { $usualThrows }).
lab-class-unclear = Estas partidas não decidem. Seriam necessárias mais.
lab-guess-length-more = Mais longas
lab-guess-length-same = Mais ou menos iguais
lab-guess-length-less = Mais curtas
lab-ask-pairs = Se as peças vizinhas não se protegessem
lab-ask-pairs-text = No jogo de Kendall, duas peças lado a lado se protegem. Sem essa regra, as partidas seriam mais longas ou mais curtas?
lab-ask-zero = Se quatro faces escuras valessem 4
lab-ask-zero-text = Quando as quatro varetas mostram a face escura, Kendall conta 5. Com 4, as partidas seriam mais longas ou mais curtas?
lab-ask-hits = Se nada pudesse ser atingido
lab-ask-hits-text = Se nenhuma peça pudesse ser atingida, as partidas seriam mais longas ou mais curtas?
lab-ask-bell = Se jogássemos pelas regras de Bell
lab-ask-bell-text = Kendall e Bell reconstruíram o mesmo jogo perdido. Pelas regras de Bell, uma partida seria mais longa ou mais curta?

lab-throws = Os lançamentos da turma
lab-throws-lead = Cada dupla conta seus lançamentos e mostra seu código. Um aparelho soma os códigos. Nada é enviado.
lab-pair = Nossos lançamentos
lab-light-sides = Faces claras: { $count }
lab-one-less = Um lançamento a menos
lab-one-more = Um lançamento a mais
lab-pair-code = Nosso código:
lab-class = A turma toda
lab-class-code = Código de uma dupla
lab-class-add = Somar
lab-class-wrong = Isto não é um código. Confira cada letra e cada número.
lab-class-sum = Duplas: { $pairs }. Lançamentos: { $throws }.
lab-class-clear = Começar de novo
lab-light = Faces claras
lab-expected = Esperados
lab-seen = Obtidos

lab-measure-length = Duração
lab-define-length = O número de lançamentos de uma partida típica: metade das partidas tem menos; a outra metade, mais.
lab-measure-length_5 = Partidas curtas
lab-define-length_5 = Uma partida em vinte tem este número de lançamentos ou menos.
lab-measure-length_95 = Partidas longas
lab-define-length_95 = Uma partida em vinte tem mais lançamentos do que estes.
lab-measure-stopped = Partidas sem fim
lab-define-stopped = A parcela das partidas interrompidas depois de 5.000 lançamentos, quase cinco horas de jogo. Não contam como vitória de ninguém.
lab-measure-over_1_hour = Partidas de mais de uma hora
lab-define-over_1_hour = A parcela das partidas com mais de 1.028 lançamentos, a 3,5 segundos por lançamento.
lab-measure-over_2_hours = Partidas de mais de duas horas
lab-define-over_2_hours = A parcela das partidas com mais de 2.057 lançamentos, a 3,5 segundos por lançamento.
lab-measure-first_score = Vantagem de quem começa
lab-define-first_score = A parcela das partidas vencidas por quem começa; um empate conta metade.
lab-measure-skill_random = Habilidade contra o acaso
lab-define-skill_random = Quantas vezes quem estima as probabilidades venceria um jogador que move ao acaso, com os mesmos lançamentos.
lab-measure-skill_beginner = Habilidade contra um iniciante
lab-define-skill_beginner = Quantas vezes quem estima as probabilidades venceria um iniciante, com os mesmos lançamentos.
lab-measure-luck = Sorte
lab-define-luck = Quanto os lançamentos mexem na probabilidade de vencer ao longo de uma partida.
lab-measure-late_luck = Sorte no fim
lab-define-late_luck = Quanto da sorte cabe aos últimos dez lançamentos.
lab-measure-suspense = Suspense
lab-define-suspense = Quanto depende, em média, do próximo lançamento.
lab-measure-surprise = Surpresa
lab-define-surprise = Quanto a probabilidade de vencer muda, em média, de um lançamento para o outro.
lab-measure-drama = Emoção
lab-define-drama = A melhor probabilidade de vencer que o perdedor teve, em média.
lab-measure-comebacks = Viradas
lab-define-comebacks = A parcela das partidas cujo vencedor já teve menos de um quarto de probabilidade.
lab-measure-lead_changes = Trocas de vantagem
lab-define-lead_changes = Quantas vezes a vantagem muda de lado numa partida.
lab-measure-decided = Quando se decide
lab-define-decided = A parte da partida depois da qual o vencedor fica acima de nove décimos de probabilidade.
lab-measure-choices = Escolhas de verdade
lab-define-choices = A parcela dos movimentos com pelo menos duas possibilidades.
lab-measure-stakes = Peso de uma escolha
lab-define-stakes = Quanto custa, em média, escolher ao acaso em vez de escolher bem.
lab-measure-passes = Lançamentos perdidos
lab-define-passes = A parcela dos lançamentos com que nenhuma peça pode se mover.
lab-measure-hits = Peças atingidas
lab-define-hits = Peças atingidas a cada cem lançamentos.
lab-measure-drownings = Quedas na água
lab-define-drownings = Peças que caem na água com um lançamento do próprio lado, a cada cem lançamentos.
