### Language: Français
### Direction: ltr

title = Senet
join = { $before }, { $part }
number = { $value }

## Words used inside sentences

who-has = { $who ->
    [you] Vous avez
   *[other] { who } a
  }
the-piece = { $side ->
    [white] Le cône
   *[black] La bobine
  }
a-piece = { $side ->
    [white] un cône
   *[black] une bobine
  }
cones = { $white ->
    [0] aucun cône
    [one] 1 cône
   *[other] { $white } cônes
  }
spools = { $black ->
    [0] aucune bobine
    [one] 1 bobine
   *[other] { $black } bobines
  }
who = { $who ->
    [you] Vous
    [computer] L’ordinateur
    [white] Le camp blanc
    [black] Le camp noir
    [first] Le joueur 1
   *[second] Le joueur 2
  }
piece = { $side ->
    [white] le cône
   *[black] la bobine
  }
house-rebirth = Maison de la Renaissance
house-beauty = Maison de la Beauté
house-water = Maison de l’Eau
house-truths = Maison des Trois Vérités
house-re-atoum = Maison de Rê-Atoum
house-horus = Maison d’Horus
house-cross = marquée d’un X

## What happened

said-new-game = Nouvelle partie. Le plateau est prêt.
said-resumed = Votre partie reprend.
said-started = { $who ->
    [you] Vous commencez et jouez { $side ->
        [white] les cônes
       *[black] les bobines
      }.
   *[other] { who } commence et joue { $side ->
        [white] les cônes
       *[black] les bobines
      }.
  }
said-thrown = { who-has } fait { $value }.
said-thrown-opening = { who-has } fait { $value } au lancer d’ouverture.
said-moved = { who-has } joué { a-piece } de la case { $from } à la case { $to }.
said-moved-back = Aucun pion ne pouvait avancer. { who-has } donc fait reculer { a-piece } de la case { $from } à la case { $to }.
said-entered = { who-has } fait entrer { a-piece } sur la case { $to }.
owner-piece = { $owner ->
    [you] { $side ->
        [white] Votre cône
       *[black] Votre bobine
      }
    [computer] { $side ->
        [white] Le cône de l’ordinateur
       *[black] La bobine de l’ordinateur
      }
   *[other] { $side ->
        [white] Le cône blanc
       *[black] La bobine noire
      }
  }
said-bumped = Pion frappé ! { owner-piece } passe de la case { $from } à la case { $to }.
said-bumped-hand = Pion frappé ! { owner-piece } quitte la case { $from } et doit repartir du début.
said-bumped-taken = Pion frappé ! { owner-piece }, sur la case { $from }, est hors jeu.
said-drowned = { the-piece } tombe à l’eau sur la case { $house }.
said-drowned-to = L’eau de la case { $house } renvoie { piece } sur la case { $to }.
said-drowned-to-hand = L’eau de la case { $house } rejette { $side ->
    [white] le cône à côté du plateau ; il
   *[black] la bobine à côté du plateau ; elle
  } doit repartir du début.
said-missed-chance = { the-piece } de la case { $from } ne part pas à temps.
said-fell-back = La case est occupée par un pion du même camp : { piece } va sur la case { $to }.
said-fell-back-hand = La case est occupée par un pion du même camp : { piece } doit repartir du début.
said-rescued = { who-has } repêché { piece }, qui va sur la case { $to }.
said-borne-off = { who-has } sorti { a-piece } du plateau depuis la case { $from }.
news-hit = { $owner ->
    [you] L’ordinateur a frappé { $side ->
        [white] votre cône
       *[black] votre bobine
      }
    [computer] Vous avez frappé { piece } de l’ordinateur
    [white] Le camp noir a frappé le cône blanc
   *[black] Le camp blanc a frappé la bobine noire
  }
news-water = { owner-piece } : à l’eau
news-rescued = { owner-piece } : hors de l’eau, case { $to }
news-off = { owner-piece } : hors du plateau
news-back = { owner-piece } : recul, case { $to }
said-throw-again = { $who ->
    [you] Lancez encore une fois.
   *[other] { who } lance encore une fois.
  }
said-turn = { $who ->
    [you] C’est à vous.
    [computer] C’est à l’ordinateur.
    [white] C’est au camp blanc.
    [black] C’est au camp noir.
    [first] C’est au joueur 1.
   *[second] C’est au joueur 2.
  }
said-passed-no_move = { $who ->
    [you] Aucun de vos pions ne peut bouger avec ce lancer : votre tour est terminé.
   *[other] { who } ne peut bouger aucun pion avec ce lancer : son tour est terminé.
  }
said-passed-drowned = La chute dans l’eau met fin au tour.
said-passed-stayed_drowned = { $who ->
    [you] Votre pion reste dans l’eau : votre tour est terminé.
   *[other] Le pion reste dans l’eau : le tour est terminé.
  }
said-passed-rescued = Repêcher un pion prend tout le tour.
said-passed-declined = { who-has } choisi de ne pas sortir de pion du plateau : le tour est terminé.
said-passed-passed = { $who ->
    [you] Vous avez passé votre tour.
   *[other] { who } a passé son tour.
  }
said-passed-not_started = { $who ->
    [you] Il vous faut un 1 avant de bouger vos pions : votre tour est terminé.
   *[other] { who } a besoin d’un 1 avant de bouger ses pions : son tour est terminé.
  }
said-passed-returned_to_hand = Le pion doit repartir du début : le tour est terminé.
said-passed-throw_lost = Ce lancer fait perdre le tour.
said-passed-house_ends_turn = La case d’arrivée met fin au tour.
said-won = { $who ->
    [you] Vous avez gagné !
   *[other] { who } a gagné.
  }
said-score = { $points ->
    [0] Cela ne rapporte aucun point.
    [one] Cela rapporte un point.
   *[other] Cela rapporte { $points } points.
  }
said-drawn = La partie est nulle.
said-choices = { $count ->
    [0] Aucun pion ne peut bouger.
    [one] Un pion peut bouger.
   *[other] { $count } pions peuvent bouger.
  }
said-only-move = Un seul coup est possible : { $to ->
    [off] de la case { $from } hors du plateau.
   *[other] de la case { $from } à la case { $to }.
  }
said-undone = Votre dernier coup est annulé.
said-redone = Le coup est rétabli.
said-nothing-to-undo = Il n’y a rien à annuler.
said-nothing-to-redo = Il n’y a rien à rétablir.
said-new-game-undone = La partie précédente est rétablie.
said-nothing-movable = Aucun pion ne peut bouger maintenant.
said-aim = { $to ->
    [off] Le pion de la case { $from } peut sortir du plateau.
   *[other] Le pion de la case { $from } peut aller à la case { $to }.
  }
said-put-down = Le pion n’est plus sélectionné.

## Whose turn it is and what to do

prompt-loading = Mise en place du plateau…
tool = { $tool ->
    [die] le dé
   *[sticks] les bâtonnets
  }
prompt-throw = { $who ->
    [you] À vous : lancez { tool }.
    [white] Camp blanc : lancez { tool }.
    [black] Camp noir : lancez { tool }.
    [first] Joueur 1 : lancez { tool }.
    [second] Joueur 2 : lancez { tool }.
   *[other] { who } : lancez { tool }.
  }
prompt-turn = { $who ->
    [you] À vous
    [computer] À l’ordinateur
    [white] Au camp blanc
    [black] Au camp noir
    [first] Au joueur 1
   *[second] Au joueur 2
  }
prompt-throw-again = Lancez { tool } encore une fois.
prompt-opening = { $who ->
    [you] Lancez pour savoir qui commence.
    [white] Camp blanc : lancez pour savoir qui commence.
    [black] Camp noir : lancez pour savoir qui commence.
    [first] Joueur 1 : lancez pour savoir qui commence.
    [second] Joueur 2 : lancez pour savoir qui commence.
   *[other] { who } : lancez pour savoir qui commence.
  }
prompt-rescue = { $who ->
    [you] Votre pion est dans l’eau : repêchez-le ou faites un lancer.
    [white] Camp blanc : un pion est dans l’eau, repêchez-le ou faites un lancer.
    [black] Camp noir : un pion est dans l’eau, repêchez-le ou faites un lancer.
    [first] Joueur 1 : un pion est dans l’eau, repêchez-le ou faites un lancer.
    [second] Joueur 2 : un pion est dans l’eau, repêchez-le ou faites un lancer.
   *[other] { who } : un pion est dans l’eau, repêchez-le ou faites un lancer.
  }
prompt-throwing = { $who ->
    [you] Vous lancez { tool }…
   *[other] { who } lance { tool }…
  }
prompt-moving = { $who ->
    [you] Votre pion se déplace…
   *[other] { who } joue…
  }
prompt-computer = L’ordinateur joue…
prompt-choose = { who-has } fait { $value } : choisissez un pion.
prompt-aim = { who-has } fait { $value } : choisissez une case.
prompt-only-move = { who-has } fait { $value } : un seul coup est possible.
hint-must-move = Le pion repêché doit bouger en premier.
hint-only-move = Touchez le pion ou la case marquée pour jouer.
advice-thinking = L’ordinateur réfléchit…
prompt-choose-of = { $who ->
    [you] Jouez l’un de vos lancers : choisissez un pion.
    [white] Camp blanc : jouez l’un des lancers. Choisissez un pion.
    [black] Camp noir : jouez l’un des lancers. Choisissez un pion.
    [first] Joueur 1 : jouez l’un des lancers. Choisissez un pion.
    [second] Joueur 2 : jouez l’un des lancers. Choisissez un pion.
   *[other] { who } : jouez l’un des lancers. Choisissez un pion.
  }
prompt-aim-of = { $who ->
    [you] Choisissez où va le pion.
    [white] Camp blanc : choisissez où va le pion.
    [black] Camp noir : choisissez où va le pion.
    [first] Joueur 1 : choisissez où va le pion.
    [second] Joueur 2 : choisissez où va le pion.
   *[other] { who } : choisissez où va le pion.
  }
prompt-only-move-of = { $who ->
    [you] Avec vos lancers, un seul coup est possible.
    [white] Camp blanc : avec ces lancers, un seul coup est possible.
    [black] Camp noir : avec ces lancers, un seul coup est possible.
    [first] Joueur 1 : avec ces lancers, un seul coup est possible.
    [second] Joueur 2 : avec ces lancers, un seul coup est possible.
   *[other] { who } : avec ces lancers, un seul coup est possible.
  }
prompt-which-throw = Quel lancer voulez-vous utiliser ?
prompt-confirm = Jouer ce coup ?
prompt-pause = Votre tour est terminé.
prompt-stopped = L’ordinateur s’est arrêté.
prompt-won = { said-won }
prompt-drawn = La partie est nulle.

## Why a piece cannot move

why-legal = Ce pion peut bouger.
why-empty = Il n’y a pas de pion sur la case { $from }.
why-not_yours = Le pion de la case { $from } appartient à l’adversaire.
why-throw_first = Lancez avant de bouger un pion.
why-game_over = La partie est terminée.
why-own_piece = Avec un { $throw }, le pion de la case { $from } arriverait sur votre propre pion de la case { $target }.
why-protected = Avec un { $throw }, le pion de la case { $from } arriverait sur la case { $target }, mais les pions voisins des cases { $first } et { $last } se protègent.
why-safe = Avec un { $throw }, le pion de la case { $from } arriverait sur la case { $target }, où le pion adverse est à l’abri.
why-no_capture = Avec un { $throw }, le pion de la case { $from } arriverait sur la case { $target }, qui est occupée.
why-blockade = Avec un { $throw }, le pion de la case { $from } devrait franchir le barrage des cases { $first } à { $last }.
why-must_stop = Avec un { $throw }, le pion de la case { $from } dépasserait la case { $first }, où chaque pion doit d’abord s’arrêter.
why-overshoot = Avec un { $throw }, le pion de la case { $from } irait trop loin.
why-waits_for = Le pion de la case { $from } ne peut sortir du plateau qu’avec un { $throws }.
why-in_water = Il faut d’abord libérer votre pion dans l’eau, sur la case { $first }.
why-must_move_first = Le pion repêché, sur la case { $first }, doit bouger en premier.
why-start_locked = Le pion de la case { $from } ne peut pas partir tant que celui qui est devant lui n’a pas bougé.
why-home_not_clear = Aucun pion ne peut sortir du plateau tant que vous avez un pion sur la case { $first }.
why-hand_not_empty = Aucun pion ne peut sortir du plateau tant que vous avez des pions à faire entrer.
why-water_occupied = Avec un { $throw }, le pion de la case { $from } tomberait dans l’eau de la case { $first }, où se trouve déjà un pion.
why-return_occupied = Avec un { $throw }, le pion de la case { $from } irait dans l’eau, mais la case { $first }, où il en sortirait, est occupée.
why-must_vacate = Le pion de la case { $first } doit d’abord avancer.
why-entered_first = Le pion qui vient d’entrer sur la case { $first } doit bouger.
why-back_blocked = Avec un { $throw }, le pion de la case { $from } ne peut ni avancer ni reculer.
why-never_moves_back = Avec un { $throw }, le pion de la case { $from } ne peut pas avancer, et avec ces règles les pions ne reculent jamais.
why-changes_nothing = Avec un { $throw }, le pion de la case { $from } finirait là où il est.
why-throw_lost = Avec ce lancer, aucun pion ne bouge.

## The board as a screen reader describes it

board-label = Plateau de senet
board-keys = Flèches droite et gauche : en avant et en arrière sur la piste. Haut et bas : la rangée voisine. Entrée : choisir. T : lancer. M : mes pions qui peuvent bouger. S : ce qui se passe. Point d’interrogation : toutes les touches.
cell-house = Case { $house }
cell-empty = vide
cell-piece = { $owner ->
    [you] { $side ->
        [white] votre cône
       *[black] votre bobine
      }
    [computer] { $side ->
        [white] cône de l’ordinateur
       *[black] bobine de l’ordinateur
      }
   *[other] { $side ->
        [white] cône blanc
       *[black] bobine noire
      }
  }
cell-protected = sous la protection d’un voisin
cell-blockade = dans un barrage
cell-last-move = dernier coup
cell-selected = pion choisi
cell-off = Sortis du plateau : { cones } et { spools }
cell-hand = Pas encore sur le plateau : { cones } et { spools }
cell-taken = Hors jeu : { cones } et { spools }
can-move = peut aller en { $to }
can-move-back = doit reculer en { $to }
can-hit = peut frapper en { $to } et renvoyer l’autre pion en { $victim }
can-fall = peut aller en { $to } et finit en { $rest }
can-fall-hand = peut aller en { $to }, puis doit repartir du début
can-enter = peut entrer sur la case { $to }
can-hit-hand = peut frapper le pion de la case { $to }, qui doit repartir du début
can-hit-taken = peut frapper le pion de la case { $to }, alors hors jeu
can-bear-off = peut sortir du plateau
can-drown = peut aller en { $to }, dans l’eau
target-move = votre pion de { $from } peut venir ici
target-hit = votre pion de { $from } peut frapper celui-ci et le renvoyer en { $victim }
target-enter = votre pion peut entrer ici
target-hit-hand = votre pion de { $from } peut frapper celui-ci, qui doit repartir du début
target-hit-taken = votre pion de { $from } peut frapper celui-ci, alors hors jeu
target-off = votre pion de { $from } peut sortir du plateau

## Sticks and buttons

sticks-waiting = { $tool ->
    [die] Un dé à quatre faces
   *[sticks] Quatre bâtonnets à lancer
  }
sticks-value = { $tool ->
    [die] Dé : { $value }
   *[sticks] Bâtonnets : { $value }
  }
dock-label = Lancers et coups
throws-in-hand = Lancers à jouer : { $list }
steps-left = { $count ->
    [0] Plus aucune case à jouer
    [one] Encore une case à jouer
   *[other] Encore { $count } cases à jouer
  }
throws-in-hand-label = Vos lancers
throw-chip = { $count ->
    [1] { $value }
   *[other] { $value } × { $count }
  }
extra-owed = Ensuite, vous lancez encore une fois.
button-throw = Lancer
button-choose = Choisir un pion
button-continue = Continuer
button-choose-throw = Choisir un lancer
button-use-throw = Utiliser le { $throw }
button-confirm = Jouer ce coup
button-cancel-move = En choisir un autre
button-rescue = Repêcher le pion (case { $to })
button-risk = Tenter : un { $throws } sort le pion du plateau
odds-of = { $ways } sur { $of }
button-decline = Rester sur le plateau
button-pass = Passer
button-undo = Annuler
button-redo = Rétablir
button-new-game = Nouvelle partie
button-rules = Règles
button-advice = Conseil
button-settings = Réglages
button-help = Aide
button-menu = Plus
button-close = Fermer
button-cancel = Annuler
button-done = Terminé
button-start = Commencer
button-play-again = Rejouer
button-take-back = Reprendre l’ancienne partie
length-label = Durée
length-minutes = { $minutes } minutes
length-whole = Partie entière
toolbar-label = Partie

## Players and moves

players-label = Joueurs
player-name = { $who ->
    [you] Vous
    [computer] Ordinateur, { $level ->
        [beginner] débutant
        [runner] coureur
        [hitter] chasseur
        [casual] amateur
        [builder] bâtisseur
        [cautious] prudent
        [skilled] habile
        [expert] expert
       *[master] maître
      }
   *[other] { who }
  }
player-off = { $count ->
    [one] { $count } sorti sur { $pieces }
   *[other] { $count } sortis sur { $pieces }
  }
player-hand = { $count } à faire entrer
player-taken = { $count } hors jeu
log-title = Coups
log-empty = Aucun coup pour l’instant.

## later: advice

# Begins a hint: with the best choice, or with one of several that are equally good.
advice-rank = { $equal ->
    [yes] Parmi les meilleurs choix :
   *[no] Le mieux :
  }

advice-do-forward = { advice-rank } avancer le pion de la case { $from } à la case { $to }.
advice-do-backward = { advice-rank } faire reculer le pion de la case { $from } à la case { $to }.
advice-do-fall_back = { advice-rank } remettre à l’eau le pion de la case { $from }.
advice-do-bear_off = { advice-rank } sortir du plateau le pion de la case { $from }.
advice-do-enter = { advice-rank } faire entrer un pion sur la case { $to }.
advice-do-rescue = { advice-rank } repêcher votre pion.
advice-do-decline = { advice-rank } laisser votre pion où il est.
advice-do-pass = { advice-rank } ne rien frapper et terminer votre tour.
advice-do-throw = { advice-rank } lancer, au lieu de repêcher le pion.
advice-because-only_choice = Il n’y a pas d’autre choix.
advice-because-equal = Un autre choix est aussi bon.
advice-because-wins = Ce coup vous fait gagner la partie.
advice-because-bears_off = Ce pion est alors sorti pour de bon.
advice-because-rescues = Une fois hors de l’eau, votre pion ne vous fait plus perdre de tours.
advice-because-throws = Le lancer qui libère votre pion mérite qu’on l’attende.
advice-because-hits = Le pion de la case { $house } est frappé et recule { $steps ->
    [1] d’une case
   *[other] de { $steps } cases
  }.
advice-because-removes = Le pion de la case { $house } est frappé : il est alors hors jeu.
advice-because-removes-to_hand = Le pion de la case { $house } est frappé et doit repartir du début.
advice-because-goes_on = Vous pourrez continuer ensuite ; sinon votre tour serait terminé.
advice-because-keeps_out_of_water = Sinon votre pion finirait dans l’eau.
advice-because-keeps_ground = Sinon vos pions reculeraient { $steps ->
    [1] d’une case
   *[other] de { $steps } cases
  }.
advice-because-keeps_enemy_back = Sinon vous feriez avancer un pion adverse { $steps ->
    [1] d’une case
   *[other] de { $steps } cases
  }.
advice-because-shelters = Sinon, votre adversaire pourrait vous frapper { $instead ->
    [1] avec 1 lancer sur 100
    [100] avec tous les lancers
   *[other] avec { $instead } lancers sur 100
  }, le plus souvent sur la case { $house } ; ainsi, { $chance ->
    [0] avec aucun
    [1] avec un seul sur 100
   *[other] avec { $chance } sur 100 seulement
  }.
advice-because-blocks = Avec { $chance ->
    [1] 1 lancer
   *[other] { $chance } lancers
  } sur 100, l’adversaire ne pourra alors faire avancer aucun pion ; sinon, avec { $instead ->
    [0] aucun
   *[other] seulement { $instead }
  }.
advice-because-stays_free = Ainsi, { $chance ->
    [0] tous vos prochains lancers seront utiles
    [1] un seul de vos prochains lancers sur 100 sera perdu
   *[other] seuls { $chance } de vos prochains lancers sur 100 seront perdus
  } ; sinon, { $instead ->
    [1] 1 sur 100 serait perdu
   *[other] { $instead } sur 100 seraient perdus
  }.
advice-because-further_on = Pas de raison unique : vos pions seront simplement mieux placés.
advice-chances = Ainsi vous gagnez { $best ->
    [one] { $best } partie
   *[other] { $best } parties
  } sur 100, contre { $other ->
    [0] aucune
   *[other] { $other }
  } avec le meilleur des autres choix.
advice-exact = Ces chances sont exactes : cette fin de partie a été entièrement calculée sur votre appareil.

## later: dialogs

dialog-loading = Un instant…
new-game-title = Nouvelle partie
new-game-further = Plus de choix
new-game-opponent = Jouer contre
# Spoken for a row of five stars.
opponent-strength = Force { $stars } sur 5
opponent-beginner = Débutant
habit-beginner = Joue toujours le pion le plus en arrière
opponent-runner = Coureur
habit-runner = Se hâte d’avancer
opponent-hitter = Chasseur
habit-hitter = Frappe ce qu’il peut
opponent-casual = Amateur
habit-casual = Ne pense qu’à la course
opponent-builder = Bâtisseur
habit-builder = Forme des paires et des barrages
opponent-cautious = Prudent
habit-cautious = Reste hors d’atteinte
opponent-skilled = Habile
habit-skilled = Pèse chaque lancer
opponent-expert = Expert
habit-expert = A appris en jouant
opponent-master = Maître
habit-master = A appris en jouant, et pèse chaque lancer
opponent-person = À deux
habit-person = Deux personnes sur cet appareil
new-game-side = Vous jouez
side-black = Les bobines noires
side-white = Les cônes blancs
side-random = Au hasard
new-game-rules = Règles
button-change-rules = Changer les règles…
button-rules-in-use = Règles de jeux en boîte, d’écoles et de programmes
new-game-safe = Vous pourrez ensuite reprendre la partie en cours.
settings-title = Réglages
settings-language = Langue
settings-language-auto = Comme le navigateur
settings-theme = Matière
theme-faience = Faïence
theme-ebony = Ébène et ivoire
theme-papyrus = Papyrus
theme-limestone = Calcaire
theme-contrast = Contraste élevé
settings-view = Vue du plateau
view-auto = Automatique
view-object = Un coffret sur une table
view-flat = Un dessin à plat
settings-speed = Animation
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-instant = Aucune
settings-auto-throw = Lancer à ma place
settings-confirm-move = Demander avant chaque coup
settings-not-remembered = Rien n’est enregistré ici : vos réglages et votre partie sont perdus quand la page est fermée.

rules-title = Règles

## later: dialogs (the rulesets)

ruleset-shortened = { $name }, version raccourcie par nous
games-more = Toutes les autres règles ({ $count })
game-facts = { $pieces ->
    [1] Un pion
   *[other] { $pieces } pions
  } par camp, environ { $minutes ->
    [1] une minute.
   *[other] { $minutes } minutes.
  }
game-author = { $author }, { $year }
game-made = Plateaux de ce genre : d’environ { $from } à { $to } av. J.-C.
new-game-board = Plateau
new-game-sides-drawn = Les premiers lancers décident de la couleur de chacun.
option-pieces = Pions par camp
option-starting_throw = Il faut avoir fait un 1 avant de bouger
option-trap = Un lancer au-delà de la case 26 peut finir dans l’eau
option-home_row = Aucun pion ne sort tant qu’un pion de son camp est sur les cases 1 à 10
board-auto = Selon les règles
board-name-modern = Moderne
board-name-simple = Simple, sans marques
board-name-simple-marked = Simple, avec marques
board-name-middle-kingdom = Moyen Empire
board-name-early-nk = Début du Nouvel Empire
board-name-late-nk = Fin du Nouvel Empire
board-name-vertical = Vertical
board-name-double = Double
board-name-cypriot = Pierre chypriote
ruleset-kendall-masters = Kendall 1978
ruleset-kendall-modern = Kendall moderne
ruleset-kendall-1979 = Kendall 1979
ruleset-kendall-wiki = Kendall, plateau vide
ruleset-jequier-masters = Jéquier, d’après Botermans
ruleset-jequier-ludii = Jéquier 1930
ruleset-piccione = Le jeu de Toutânkhamon
ruleset-bell = Bell 1979
ruleset-simple = Plateau simple
ruleset-cypriot = Pierre chypriote
ruleset-simple-marked = Plateau simple marqué
ruleset-middle-kingdom = Plateau du Moyen Empire
ruleset-early-nk = Plateau du début du Nouvel Empire
ruleset-late-nk = Plateau de la fin du Nouvel Empire
ruleset-vertical = Plateau vertical
ruleset-double = Plateau double
in-use-boxed-set = Le jeu en boîte
in-use-boxed-set-about = D’après la notice de jeux en boîte, selon Jack Botermans. Manquent : jouer le reste d’un lancer avec un autre pion, le recul depuis une case sûre occupée et le premier coup imposé des blancs. Les points varient selon les copies.
in-use-school-sheet = La feuille d’école
in-use-school-sheet-about = D’après une feuille à imprimer pour les écoles et les familles (startwithabook.org) : sept pions, aucun lancer de plus, et un seul lancer pour quitter les cases 28 à 30. La feuille ne dit pas qui commence.
in-use-playpalace = PlayPalace
in-use-playpalace-about = D’après les règles de PlayPalace, un serveur de jeux sonores pour personnes aveugles.
in-use-like-ludo = Comme les petits chevaux
in-use-like-ludo-about = D’après des pages allemandes pour enfants : un pion pris repart du début, quatre faces claires valent 5 et un lancer sans face claire fait perdre le tour. Seule une partie des pages a pu être lue ; les dernières cases suivent les règles de Kendall selon un wiki.
author-kendall = Timothy Kendall
author-kendall-modern = devinokeefe/senet, d’après Timothy Kendall
author-jequier = Gustave Jéquier
author-piccione = Peter A. Piccione
author-bell = R. C. Bell
author-ours = Nos propres règles : personne n’en a proposé pour ce plateau
character-short = La dernière partie du jeu entier : moins de pions, qui partent plus loin sur la piste. Toutes les règles s’appliquent.
character-kendall-masters = Les règles les plus connues : une longue course où les pions échangent sans cesse leurs places et où l’eau les retient.
character-kendall-modern = La course de Kendall avec cinq pions et des règles claires pour chaque cas ; la stratégie parfaite a été calculée.
character-kendall-1979 = Vous faites d’abord tous vos lancers, puis vous choisissez comment les utiliser : il y a beaucoup à prévoir.
character-kendall-wiki = Au début, le plateau est vide : les pions entrent un à un, et trois à la suite forment un barrage.
character-jequier-masters = Tous les pions doivent se rassembler sur la dernière rangée avant de sortir, et l’eau les renvoie au départ.
character-jequier-ludii = Les pions partent l’un derrière l’autre, un pion frappé repart loin en arrière, et le gagnant marque des points.
character-piccione = Rien n’est frappé : vous partagez chaque lancer entre vos pions, et un 1 en fait entrer un nouveau.
character-bell = Court et vif : un dé, dix pions par camp, et un pion frappé est perdu pour toujours.
character-simple = Une course rapide sur un plateau sans marques : deux à la suite se protègent, trois forment un barrage.
character-cypriot = Les règles du plateau simple, avec des cailloux dans les creux d’une pierre.
character-simple-marked = Quatre cases marquées près de la fin, et un X qui renvoie un pion au départ.
character-middle-kingdom = Le jeu du plateau simple marqué, sur un plateau orienté dans l’autre sens.
character-early-nk = Quatre cases marquées près de la fin, et de l’eau qui renvoie un pion au milieu.
character-late-nk = Comme au début du Nouvel Empire, mais avec Horus sur la dernière case : un pion n’en sort qu’avec un 1.
character-vertical = Le plateau est tout en hauteur ; ses cases « bonnes » sont sûres et donnent un autre lancer.
character-double = Deux plateaux, une seule piste de soixante cases : la plus longue course.

## later: rules

rules-unknown = Personne ne sait comment les anciens Égyptiens jouaient au senet.
rules-aim = Le but
rules-throwing = Lancer
rules-moving = Avancer
rules-houses = Cases spéciales
rules-leaving = Sortir du plateau
rules-winning = Gagner
rules-thrown = Lancer : { $throws }
# Heading above six pictures, each with a sentence: all you need to know to play.
rules-brief = En bref
rules-all = Toutes les règles
# Table headings: the house from which a piece leaves the board, and the throw it needs.
rules-exit-house = De la case
rules-exit-throw = sort avec
rules-exit-any = n’importe quel lancer
evidence-legend = Sur quoi repose chaque règle
evidence-text = dans le texte
evidence-text-note = Le texte moderne dont ces règles sont tirées le dit.
evidence-board = d’après un plateau
evidence-board-note = Des plateaux antiques, ou les pions trouvés avec eux, le montrent.
evidence-picture = d’après une image
evidence-picture-note = Une image antique le montre.
evidence-later_game = d’un jeu plus tardif
evidence-later_game-note = Cela vient d’un jeu plus tardif, en général le tâb, qui se jouait en Égypte avec quatre bâtonnets.
evidence-modern_choice = choix moderne
evidence-modern_choice-note = Aucune source ne tranche ce point : quelqu’un a choisi à notre époque. Toute règle que vous modifiez est un choix de ce genre.
houses-run = { $first } à { $last }
rule-aim-first-off = Amenez tous vos pions au bout de la piste et sortez-les du plateau avant l’adversaire.
rule-aim-board-empty = Amenez vos pions au bout de la piste et sortez-en plus que l’adversaire.
rule-pieces = { $pieces ->
    [1] Chaque camp a un pion
   *[other] Chaque camp a { $pieces } pions
  } : le camp blanc joue les cônes, le camp noir les bobines.
rule-start-hand = Au début, tous les pions attendent à côté du plateau.
rule-start-white-odd = Les pions commencent sur les cases { $first } à { $last }, le camp blanc sur les impaires et le camp noir sur les paires.
rule-start-black-odd = Les pions commencent sur les cases { $first } à { $last }, le camp noir sur les impaires et le camp blanc sur les paires.
rule-start-house = C’est une partie raccourcie : la reconstitution complète commence à la case 1, avec plus de pions.
rule-opening-white = Le camp blanc lance en premier.
rule-opening-black = Le camp noir lance en premier.
rule-opening-one-is-white = Chacun lance à son tour ; le premier qui fait un 1 prend les blancs, avance le pion de tête de la case { $from } à la case { $to } et lance encore une fois.
rule-opening-one-is-black = Chacun lance à son tour ; le premier qui fait un 1 prend les noirs, avance le pion de tête de la case { $from } à la case { $to } et lance encore une fois.
rule-opening-higher-throw = Chacun lance une fois ; celui qui fait le plus commence ; en cas d’égalité, on relance.
rule-houses-30 = La piste a 30 cases et serpente : la première rangée de dix à l’aller, la deuxième au retour, la troisième à l’aller.
rule-houses-60 = La piste a 60 cases sur deux plateaux : elle va et vient par rangées de dix, et passe de la case 30 du premier plateau à la case 31 du second.
rule-sticks = Lancez quatre bâtonnets et comptez les faces claires.
rule-sticks-2 = Lancez deux bâtonnets et comptez les faces claires.
rule-sticks-5 = Lancez cinq bâtonnets et comptez les faces claires.
rule-sticks-die6 = Lancez un dé à six faces : il montre de 1 à 6.
rule-values = { $light ->
    [0] Si aucune face claire n’apparaît, le lancer vaut { $value }.
    [one] Si une face claire apparaît, le lancer vaut { $value }.
   *[other] Si { $light } faces claires apparaissent, le lancer vaut { $value }.
  }
rule-zero-0 = Si aucune face claire n’apparaît, le lancer vaut 0.
rule-zero-4 = Si aucune face claire n’apparaît, le lancer vaut 4.
rule-zero-5 = Si aucune face claire n’apparaît, le lancer vaut 5.
rule-zero-6 = Si aucune face claire n’apparaît, le lancer vaut 6.
rule-zero-die = Lancez un dé à quatre faces : il montre 1, 2, 3 ou 4.
rule-rethrow = Un { $throws } ne compte pas : vous lancez de nouveau.
rule-lost = Avec un { $throws }, rien ne bouge et votre tour est terminé.
rule-lost-zero = Avec un 0, rien ne bouge et votre tour est terminé.
rule-turn-single = Chaque lancer fait avancer un pion du nombre obtenu.
rule-turn-series = Faites d’abord tous les lancers de votre tour, puis jouez-les dans l’ordre que vous voulez ; chaque lancer fait avancer un pion de son nombre.
rule-turn-divided = Vous pouvez partager le nombre obtenu entre plusieurs pions, mais tous doivent aller dans le même sens.
rule-starting-throw-on = Vous ne pouvez rien jouer avant d’avoir fait un 1 ; les lancers d’avant ne comptent pas.
rule-again = Après un { $throws }, vous lancez encore une fois.
rule-again-series = Après un { $throws }, vous continuez à lancer ; un { $others } met fin à vos lancers.
rule-again-on = { $count ->
    [one] Un joueur dont un pion arrive sur la case { $houses } lance encore une fois.
   *[other] Un joueur dont un pion arrive sur l’une des cases { $houses } lance encore une fois.
  }
rule-ends-turn = { $count ->
    [one] Un joueur dont un pion arrive sur la case { $houses } termine son tour, quel que soit le lancer.
   *[other] Un joueur dont un pion arrive sur l’une des cases { $houses } termine son tour, quel que soit le lancer.
  }
rule-again-none = Vous lancez une fois ; ensuite, c’est à l’adversaire.
rule-turn-passes = Sinon, c’est à l’adversaire.
rule-must-move = Si vous pouvez jouer, vous devez le faire.
rule-may-decline-hit-on = Si vous ne pouvez que frapper un pion adverse, vous avez le droit de passer.
rule-may-decline-off-on = Si vous ne pouvez que sortir un pion du plateau, vous avez le droit de terminer votre tour.
rule-no-move = Si aucun de vos pions ne peut bouger, votre tour est terminé, quel que soit votre lancer.
rule-again-without-move = Si aucun de vos pions ne peut bouger, votre tour est terminé, sauf si vous avez fait un { $throws } : vous lancez alors encore une fois.
rule-no-move-series = Les lancers qu’aucun de vos pions ne peut utiliser sont perdus, et votre tour est terminé.
rule-no-move-divided = Les pas qu’aucun de vos pions ne peut utiliser sont perdus.
rule-entry-any-throw = Au lieu de jouer un pion du plateau, vous pouvez en faire entrer un : il est posé sur la case 1 et avance aussitôt du nombre obtenu.
rule-entry-at-0 = Au lieu de jouer un pion du plateau, vous pouvez en faire entrer un, sur la case du nombre obtenu.
rule-entry-throws = Les pions n’entrent qu’avec un { $throws }.
rule-entry-with-one = Avec un 1, vous pouvez faire entrer un pion sur la case 1, si elle est vide, puis vous lancez encore une fois.
rule-entry-with-one-first = Ce lancer doit d’abord servir au pion qui vient d’entrer ; s’il ne peut pas bouger, il retourne à côté du plateau et votre tour est terminé.
rule-start-lock-on = Un pion ne peut pas quitter sa case de départ avant que le pion de la case suivante ait bougé.
rule-blockade-off = Un pion peut sauter par-dessus tous les autres.
rule-blockade-on = Un pion peut sauter par-dessus d’autres pions, mais pas par-dessus un barrage : trois pions adverses ou plus à la suite.
rule-blockade-2 = Un pion peut sauter par-dessus d’autres pions, mais pas par-dessus un barrage : deux pions adverses ou plus à la suite.
rule-fall-back-off = Un pion ne peut pas arriver sur un pion de sa couleur.
rule-fall-back-on = Un pion qui arrive sur un pion de sa couleur va sur la première case vide derrière lui.
rule-fall-back-on-unchanged = Un coup qui finit là où il a commencé n’est permis que s’il n’y en a pas d’autre.
rule-hit-none = On ne frappe jamais : un pion ne peut arriver que sur une case vide.
rule-hit-swap = Un pion qui arrive sur un pion adverse le frappe et échange sa place avec lui.
rule-hit-empty-behind = Un pion qui arrive sur un pion adverse le frappe : le pion frappé va sur la première case vide derrière lui ou, s’il n’y en a pas, à côté du plateau.
rule-hit-lowest-empty = Un pion qui arrive sur un pion adverse le frappe : le pion frappé retourne sur la case vide la plus proche du départ.
rule-hit-to-hand = Un pion qui arrive sur un pion adverse le frappe : le pion frappé quitte le plateau et doit repartir du début.
rule-hit-taken = Un pion qui arrive sur un pion adverse le frappe : le pion frappé est hors jeu.
rule-pairs-on = Deux pions de même couleur qui se suivent sur la piste se protègent.
rule-pairs-3 = Trois pions de même couleur ou plus qui se suivent sur la piste se protègent.
rule-pairs-off = Les pions sur des cases voisines ne se protègent pas.
rule-corners-off = Les files s’arrêtent aux angles : des pions de part et d’autre d’un angle, comme sur les cases 10 et 11, ne se suivent pas.
rule-backward-none = Vos propres lancers ne font jamais reculer un pion.
rule-backward-to-empty = Si aucun pion ne peut avancer, l’un d’eux doit reculer du nombre obtenu, sur une case vide.
rule-backward-may-hit = Si aucun pion ne peut avancer, l’un d’eux doit reculer du nombre obtenu, et il peut frapper.
rule-backward-may-hit-swap = Un pion frappé de cette façon avance donc.
rule-backward-from = Seul un pion des cases 1 à { $house } peut reculer ainsi.
rule-backward-from-everywhere = Un pion peut reculer ainsi depuis n’importe quelle case.
rule-stop = Chaque pion doit s’arrêter sur la case { $house } avant de continuer.
rule-stop-over-halt = Un lancer trop grand mène quand même un pion sur la case { $house }, où il s’arrête.
rule-stop-over-bounce = Avec un lancer trop grand, un pion va jusqu’à la case { $house } et recule du reste.
rule-trap-on = Vous pouvez aussi jouer un lancer qui mènerait un pion au-delà de la case { $stop } : le pion tombe dans l’eau, sur la case { $house }, si elle est vide.
rule-water-none = Aucune case ne renvoie un pion en arrière.
rule-water-prison = Quand l’un de vos pions s’arrête dans l’eau, case { $house }, votre tour se termine aussitôt.
rule-water-prison-alone = Tant que vous avez un pion dans l’eau, aucun de vos autres pions ne peut bouger.
rule-return-house = Au lieu de lancer, vous pouvez repêcher votre pion et le poser sur la case { $house }, si elle est vide ; votre tour est alors terminé.
rule-rescued-moves-first-on = Un pion repêché doit bouger avant tous vos autres pions.
rule-water-prison-exit = Un lancer de { $throws } fait passer le pion de l’eau hors du plateau ; avec tout autre lancer, votre tour est terminé.
rule-water-to-return = Un pion qui s’arrête sur la case { $house } va aussitôt sur la case { $return } ou, si elle est occupée, sur la case vide la plus proche avant elle.
rule-return-full-lowest = Un pion qui s’arrête sur la case { $house } va aussitôt sur la case { $return } ou, si elle est occupée, sur la case vide la plus proche du départ.
rule-return-full-hand = Un pion qui s’arrête sur la case { $house } va aussitôt sur la case { $return } ou, si elle est occupée, quitte le plateau et doit repartir du début.
rule-return-full-closed = Un pion qui s’arrête sur la case { $house } va aussitôt sur la case { $return }. Tant qu’elle est occupée, aucun pion ne peut aller sur la case { $house }.
rule-water-to-lowest = Un pion qui s’arrête sur la case { $house } va aussitôt sur la case vide la plus proche du départ.
rule-water-to-hand = Un pion qui s’arrête sur la case { $house } quitte aussitôt le plateau et doit repartir du début.
rule-unprotected = { $count ->
    [one] Un pion sur la case { $houses } n’est jamais protégé par le pion voisin.
   *[other] Les pions sur les cases { $houses } ne sont jamais protégés par le pion voisin.
  }
rule-water-suspends-pairs-on = Tant que vous avez un pion dans l’eau, vos pions ne se protègent pas.
rule-water-suspends-pairs-on-rescued = Tant qu’un pion repêché n’a pas bougé, vos pions ne se protègent pas non plus.
rule-safe = { $count ->
    [one] Un pion sur la case { $houses } ne peut pas être frappé.
   *[other] Les pions sur les cases { $houses } ne peuvent pas être frappés.
  }
rule-safe-while-water = { $count ->
    [one] Tant qu’il y a un pion dans l’eau, un pion sur la case { $houses } ne peut pas être frappé.
   *[other] Tant qu’il y a un pion dans l’eau, les pions sur les cases { $houses } ne peuvent pas être frappés.
  }
rule-hit-to-water = { $count ->
    [one] Un pion frappé sur la case { $houses } tombe dans l’eau.
   *[other] Un pion frappé sur les cases { $houses } tombe dans l’eau.
  }
rule-hit-to-water-taken = Si l’eau est occupée, les deux pions échangent leurs places.
rule-vacate = { $count ->
    [one] Un pion sur la case { $houses } doit avancer dès qu’un lancer le permet.
   *[other] Un pion sur l’une des cases { $houses } doit avancer dès qu’un lancer le permet.
  }
rule-fixed = { $count ->
    [one] Un pion sur la case { $houses } ne peut qu’attendre un lancer qui le sorte du plateau.
   *[other] Les pions sur les cases { $houses } ne peuvent qu’attendre un lancer qui les sorte du plateau.
  }
rule-stuck-to-water = { $count ->
    [one] Si vous ne pouvez rien jouer d’autre, votre pion de la case { $houses } retourne dans l’eau.
   *[other] Si vous ne pouvez rien jouer d’autre, l’un de vos pions des cases { $houses } retourne dans l’eau.
  }
rule-last-chance = { $count ->
    [one] Un pion sur la case { $houses } n’a qu’un lancer pour partir : si votre prochain lancer ne le déplace pas, il tombe dans l’eau.
   *[other] Un pion sur l’une des cases { $houses } n’a qu’un lancer pour partir : si votre prochain lancer ne le déplace pas, il tombe dans l’eau.
  }
rule-bear-off-exact = Un pion sort du plateau par un lancer exact, comme s’il y avait une case de plus après la case { $house }.
rule-bear-off-bounce = Un pion sort du plateau par un lancer exact, comme s’il y avait une case de plus après la case { $house }. Avec un lancer plus grand, il va jusque-là et recule du reste.
rule-bear-off-overshoot = Un lancer qui mène un pion au-delà de la case { $house } le sort du plateau, quel que soit le dépassement.
rule-bear-off-onto-last = Un pion qui arrive exactement sur la case { $house } sort du plateau, et aucun lancer ne peut le mener au-delà.
rule-exits = De la case { $house }, un pion ne sort du plateau qu’avec un { $throws }.
rule-exits-any = De la case { $house }, un pion sort du plateau avec n’importe quel lancer.
rule-exits-first-row-empty = De la case { $house }, un pion sort du plateau avec un { $throws }, ou avec n’importe quel lancer tant que personne n’a de pion sur les cases 1 à 10.
rule-clear-first = Aucun de vos pions ne peut sortir du plateau tant que vous en avez un sur les cases { $houses }.
rule-clear-first-hand = Aucun de vos pions ne peut sortir du plateau tant que vous en avez un à côté.
rule-end-first-off = { $pieces ->
    [1] Le premier qui sort son pion du plateau gagne.
   *[other] Le premier qui sort ses { $pieces } pions du plateau gagne.
  }
rule-end-board-empty = La partie se termine quand le plateau est vide : celui qui a sorti le plus de pions gagne ; à égalité, la partie est nulle.
rule-score-on = Le gagnant marque 3 points pour chaque pion adverse resté sur les cases 1 à 10, 2 pour chacun sur les cases 11 à 20 et 1 pour chacun sur les cases 21 à 30.

## later: rules (about each ruleset)

rules-retold = Nous ne connaissons cette reconstitution que de seconde main, et non par la publication du chercheur lui-même.
rules-house-title = Règles maison
rules-house = Règles personnalisées, composées sur ce site : celles de « { $base } », avec quelques changements.
rules-ours = Aucun chercheur n’a publié de reconstitution pour ce plateau : ces règles sont donc les nôtres. Elles ne contiennent que ce que les reconstitutions connues ont en commun.
rules-disputed = Ce qui n’est pas certain
rules-disputed-lead = Les textes laissent ces questions ouvertes, ou peuvent se lire de deux façons. Voici ce qui vaut ici.
rules-shortened = La dernière partie d’un jeu entier : moins de pions, qui partent plus loin sur la piste. Toutes ses règles s’appliquent. C’est nous qui l’avons raccourci ; personne ne l’a proposé ainsi.
rules-throws = Une partie dure environ { $throws } lancers et { $minutes ->
    [1] une minute
   *[other] { $minutes } minutes
  }.
credit-kendall-masters = Timothy Kendall a proposé cette reconstitution en 1978, dans « Passing Through the Netherworld » ; elle est donnée ici d’après une page de règles attribuée à Masters Traditional Games.
credit-kendall-modern = Un projet public, devinokeefe/senet, a mis par écrit cette forme moderne de la reconstitution de Kendall avec cinq pions et en a calculé la stratégie parfaite.
credit-kendall-1979 = La reconstitution de Timothy Kendall, de 1979, d’après le résumé de son livret de règles sur le portail Ludii, d’où viennent aussi les quatre options d’une nouvelle partie.
credit-kendall-wiki = La reconstitution de Timothy Kendall, d’après un article du wiki Niidae ; l’article ne donne pas de source pour l’entrée des pions, pour le fait que frapper soit facultatif, ni pour la sortie depuis la dernière case.
credit-jequier-masters = La reconstitution de Gustave Jéquier, d’après une page de règles attribuée à Masters Traditional Games, qui suit « The World of Games » de Botermans et d’autres auteurs.
credit-jequier-ludii = La reconstitution de Gustave Jéquier, de 1930, d’après le résumé de Ludii.
credit-piccione = La reconstitution de Peter A. Piccione, de 1977, « King Tut’s Game », d’après le résumé de Ludii.
credit-bell = La reconstitution de R. C. Bell, de 1979, d’après le résumé de Ludii.
credit-simple = On connaît des plateaux sans marques, mais on ignore comment on y jouait.
credit-cypriot = À Chypre, on connaît des pierres brutes creusées de trois rangées de dix creux, mais on ignore comment on y jouait.
credit-simple-marked = On connaît des plateaux avec quatre marques près de la fin : un signe pour « bon », un X, trois traits et deux traits.
credit-middle-kingdom = Les plateaux du Moyen Empire portent les mêmes marques, mais le jeu finit en haut à gauche.
credit-early-nk = Sur les plateaux du début du Nouvel Empire, l’eau prend la place du X, et des oiseaux et des hommes celle des traits.
credit-late-nk = Sur les plateaux de la fin du Nouvel Empire, des dieux occupent les dernières cases, avec Horus à la fin.
credit-vertical = On connaît un plateau tout en hauteur qui porte le signe pour « bon » sur trois de ses dernières cases.
credit-double = On connaît deux plateaux de trente cases côte à côte.
disputed-km-1 = Quand un pion de la case 28 ou 29 retourne-t-il dans l’eau ? Le texte peut vouloir dire : quand son camp n’a pas d’autre pion, ou : quand aucun autre pion ne peut utiliser le lancer. Ici, c’est le second sens qui vaut.
disputed-km-2 = Relance-t-on après un 1, un 4 ou un 5 qui n’a permis aucun coup ? Ici, non.
disputed-km-3 = Deux cases l’une au-dessus de l’autre sont-elles voisines ? Ici, non : seulement le long de la piste.
disputed-km-4 = Un pion dans l’eau protège-t-il ses voisins ? Ici, oui ; lui seul n’est pas protégé.
disputed-km-5 = Votre tour se termine-t-il quand vous poussez un pion adverse dans l’eau ? Ici, non.
disputed-km-6 = Faut-il sortir un pion du plateau si aucun autre pion ne peut avancer ? Ici, oui.
disputed-km-7 = Avec quel lancer quitte-t-on la case 30 ? Le texte demande d’abord le lancer exact, puis permet n’importe lequel. Ici, n’importe lequel.
disputed-km-8 = Relance-t-on après un 4 qui fait passer un pion de l’eau hors du plateau ? Ici, oui.
disputed-km-9 = Un pion peut-il reculer depuis la case 26 ? Ici, oui.
disputed-km-10 = Peut-on repêcher un pion pendant le tour même où il est tombé à l’eau ? Ici, non.
disputed-km-11 = Doit-on repêcher son pion si on le peut ? Ici, non : vous pouvez lancer pour obtenir le 4.
disputed-km-12 = Y a-t-il une autre façon de sortir de l’eau tant que la case 15 est occupée ? Ici, non : on attend un 4.
disputed-km-13 = Trois pions à la suite forment-ils un barrage ? Le texte n’en dit rien. Ici, non.
disputed-kw-1 = Un pion qui entre avec un 4 arrive-t-il sur la case 5 ou la case 4 ? Ici, la case 5 : il est posé sur la case 1, puis il avance.
disputed-kw-2 = Un pion peut-il entrer si la case 1 est occupée ? Ici, oui : il n’y reste pas.
disputed-kw-3 = Certains lancers en donnent-ils un autre ? Le texte donne un lancer par tour. Ici, non.
disputed-kw-4 = Que se passe-t-il si l’on choisit de ne pas frapper ? Ici, ce coup n’est pas joué.
disputed-kw-5 = Peut-on passer quand on a d’autres coups ? Ici, non.
disputed-kw-6 = Un pion peut-il arriver sur un pion adverse dans un barrage ? Ici, oui : seul le saut par-dessus est interdit.
disputed-kw-7 = Que fait un 5 sur la case 26 ? Le texte n’en dit rien. Ici, le pion sort du plateau.
disputed-kw-8 = Quand la première rangée est-elle vide ? Ici, quand aucun camp n’y a de pion ; les pions à côté du plateau ne comptent pas.
disputed-kw-9 = Un pion peut-il arriver sur sa propre couleur et finir là où il a commencé ? Ici, seulement si rien d’autre ne peut bouger ; sinon, on passerait son tour gratuitement.
disputed-kw-10 = Un pion renvoyé en arrière peut-il finir sur la case 27, 28 ou 29 ? Ici, oui, et la règle de cette case s’applique alors.
disputed-kw-11 = Deux pions à la suite se protègent-ils ? Le texte ne parle que de trois à la suite. Ici, non.
disputed-kw-12 = Et si les cases 1 à 15 sont toutes occupées quand l’eau renvoie un pion ? Ici, il va à côté du plateau.
disputed-kw-13 = Qu’est-ce que le « seul bâtonnet blanc » qui permet de quitter la case 30 ? Ici, un lancer de 1.
disputed-kw-14 = Un pion peut-il sauter un barrage s’il est ensuite renvoyé derrière ? Ici, non.
disputed-k79-1 = Fait-on tous les lancers avant de bouger ? Le texte le dit ; le programme de Ludii les joue un par un. Ici, c’est le texte qui vaut.
disputed-k79-2 = Quelle couleur est devant ? Ici, les blancs : le premier qui fait un 1 les joue et avance le pion de tête.
disputed-k79-3 = Peut-on jouer un lancer en arrière alors qu’un autre pourrait avancer ? Ici, non.
disputed-k79-4 = Que deviennent les autres lancers quand un pion tombe dans l’eau ? Ici, ils sont perdus.
disputed-k79-5 = Repêcher un pion coûte un tour, mais lequel ? Ici, le repêchage est lui-même le tour, à la place d’un lancer.
disputed-k79-6 = Un pion dans l’eau peut-il être frappé ? Ici, oui ; les deux échangent leurs places.
disputed-k79-7 = Quelles paires ne protègent plus tant qu’un pion est dans l’eau ? Ici, seulement celles de son camp.
disputed-k79-8 = Quel pion dans l’eau met à l’abri les cases 28 à 30 ? Ici, celui de n’importe quel camp.
disputed-k79-9 = Et si un pion qui doit bouger en premier est frappé ? Ici, son camp peut alors bouger n’importe quel pion.
disputed-k79-10 = Les lancers faits avant le premier 1 comptent-ils ? Ici, non.
disputed-k79-11 = Tout lancer trop long doit-il tomber dans le piège ? Ici, non : c’est un choix parmi d’autres.
disputed-k79-12 = Quels pions sur la première rangée vous empêchent de sortir ? Ici, seulement les vôtres.
disputed-k79-13 = Décide-t-on de repêcher un pion avant ou après le lancer ? Ici, avant.
disputed-k79-14 = Le 1 du départ doit-il faire avancer le pion de tête ? Ici, oui.
disputed-k79-15 = Un 4 ou un 5 au départ donne-t-il un autre lancer ? Ici, non.
disputed-jm-1 = Un pion peut-il s’arrêter sur la case 30 avant que tous soient sur la dernière rangée ? Ici, non : y arriver, c’est sortir.
disputed-jm-2 = Un lancer peut-il aller au-delà de la case 30 ? Ici, non.
disputed-jm-3 = Relance-t-on après un 1, un 4 ou un 6 qui n’a permis aucun coup ? Ici, non.
disputed-jm-4 = Un barrage arrête-t-il aussi les pions qui reculent ? Ici, oui.
disputed-jm-5 = Quelle est la première case vide ? Ici, celle qui a le plus petit numéro.
disputed-jm-6 = Les pions doivent-ils quitter leurs cases de départ dans l’ordre ? Ici, non : le texte permet de jouer n’importe quel pion.
disputed-jm-7 = Un barrage peut-il continuer au tournant, d’une rangée à l’autre ? Ici, oui.
disputed-jl-1 = Quelle est la quatrième case sûre ? Le texte indique 20, qui ne porte aucune marque. Ici, 30.
disputed-jl-2 = Quand un pion peut-il quitter sa case de départ ? Ici, quand le pion de la case suivante a bougé.
disputed-jl-3 = Relance-t-on après un 1, un 4 ou un 6 qui n’a permis aucun coup ? Ici, non.
disputed-jl-4 = Un pion qui recule peut-il frapper ? Ici, non.
disputed-jl-5 = Où va un pion frappé ? Ici, comme dans le texte, sur la case vide la plus proche du départ.
disputed-jl-6 = Où trois pions à la suite forment-ils un barrage ? Le programme de Ludii ne le vérifie qu’à certains endroits. Ici, partout, comme dans le texte.
disputed-pi-1 = Un 5 donne-t-il un autre lancer ? Ici, oui, comme dans le texte.
disputed-pi-2 = Une partie d’un lancer peut-elle sortir un pion du plateau ? Ici, oui, si cette partie tombe juste.
disputed-pi-3 = Tous les coups d’un tour doivent-ils aller dans le même sens, ou seulement ceux d’un lancer ? Ici, ceux d’un lancer.
disputed-pi-4 = Un 1 doit-il faire entrer un pion ? Ici, seulement si aucun autre pion ne peut avancer.
disputed-pi-5 = Quel pion utilise d’abord le lancer qui suit l’entrée ? Ici, celui qui vient d’entrer.
disputed-pi-6 = Arriver sur la case 15 ou 26 en reculant donne-t-il un lancer ? Ici, oui.
disputed-pi-7 = Et si le pion qui vient d’entrer ne peut pas bouger avec un 5 ? Ici, le tour est terminé.
disputed-pi-8 = Faut-il utiliser autant de pas que possible ? Ici, non, mais on continue tant qu’un pas peut être utilisé.
disputed-pi-9 = Le lancer dû à un nouveau pion peut-il en faire entrer un autre ? Ici, non ; les autres lancers supplémentaires le peuvent.
disputed-be-1 = Lance-t-on un dé ou des bâtonnets ? Un texte plus ancien dit des bâtonnets. Ici, un dé.
disputed-be-2 = Quelles cases sont marquées ? Ici, les cases 26 à 29, comme sur le plateau dessiné pour ces règles.
disputed-be-3 = Doit-on frapper si on le peut ? Ici, non.
disputed-be-4 = Quand la partie finit-elle ? Ici, quand le plateau est vide.
disputed-be-5 = Et si les lancers du départ sont égaux ? Ici, on relance.
disputed-be-6 = Trois pions à la suite forment-ils un barrage, comme chez Kendall ? Ici, non.
disputed-kmo-1 = Où va un pion frappé ? Ici, les deux échangent leurs places.
disputed-kmo-2 = Les cases 28 à 30 sont-elles sûres ? Ici, non : seul un voisin protège.
disputed-kmo-3 = Où va un pion frappé sur les cases 28 à 30 ? Ici, sur la case 26, d’où venait le pion qui l’a frappé.
disputed-kmo-4 = Un pion peut-il passer de la case 28 à la 29 ou la 30, ou reculer ? Ici, non.
disputed-kmo-5 = Avec quel lancer quitte-t-on la case 30 ? Ici, seulement avec un 1.
disputed-kmo-6 = Et si aucun pion ne peut bouger avec un 1, un 4 ou un 5 ? Ici, c’est à l’adversaire.
disputed-kmo-7 = La chute dans l’eau met-elle fin au tour ? Ici, non.
disputed-kmo-8 = Peut-on sauter une partie d’un barrage ? Ici, non.
disputed-kmo-9 = Des barrages ou des paires protégées peuvent-ils empêcher le retour depuis l’eau ? Ici, non.
disputed-kmo-10 = Un recul avec un 1, un 4 ou un 5 donne-t-il un autre lancer ? Ici, oui.
disputed-kmo-11 = Un pion peut-il reculer depuis la case 26 ? Ici, oui.
disputed-kmo-12 = Peut-on jouer avec un autre nombre de pions ? Ici, oui, en règles maison, mais seul le jeu à cinq a été entièrement calculé.
disputed-board-cross = Où le X renvoie-t-il un pion ? Personne ne le sait. Ici, sur la case vide la plus proche du départ, car rien ne lie le X à la case 15.
disputed-board-rebirth = La case 15 est-elle spéciale sur les plateaux où elle n’a pas de marque ? Ici, non.
disputed-board-last = Avec quel lancer quitte-t-on une case 30 sans marque ? Ici, n’importe lequel.
disputed-board-upright = Dans quel sens joue-t-on sur le plateau vertical ? Personne ne le sait. Ici, dans l’ordre habituel, en trois colonnes depuis le haut à gauche.
disputed-board-two = Deux plateaux font-ils une piste ou deux ? Personne ne le sait. Ici, une seule longue piste : c’est le plus simple.
disputed-board-pebbles = Combien de cailloux utilisait-on ? Personne ne le sait. Ici, cinq par camp.

## later: dialogs (help)

help-title = Aide
help-tap = Touchez le grand bouton pour lancer, puis le pion à jouer.
help-mistake = Toucher au mauvais endroit ne fait rien.
help-marks = Marques sur le plateau
help-mark-ring = Ce pion peut bouger.
help-mark-target = Votre pion peut aller ici.
help-mark-hit = Là où va le pion frappé.
help-mark-row = Ils se protègent, ou forment un barrage.
help-mark-disc = L’effet du coup : pion frappé (×), eau (vague), protection (crochet), sortie (flèche).
help-mark-trail = Le dernier coup.
help-keyboard = Touches du plateau
help-key-arrows = flèches
help-arrows = droite et gauche : le long de la piste ; haut et bas : la rangée voisine
help-key-ends = Début, Fin
help-ends = première case, fin de la piste
help-key-enter = Entrée, Espace
help-enter = choisir un pion ou une case
help-key-escape = Échap
help-escape = reposer le pion
help-key-throw = T
help-throw = lancer
help-key-pieces = M
help-pieces = pion suivant qui peut bouger ; avec Maj, le précédent
help-key-last = L
help-last = dernier coup
help-key-status = S
help-status = que se passe-t-il ?
help-key-advice = H
help-advice = quel est le meilleur coup ici, et pourquoi ?
help-key-undo = U
help-undo = annuler
help-key-redo = R
help-redo = rétablir
help-key-look = , et .
help-look = revoir la partie : un coup en arrière, un coup en avant
help-key-card = I
help-card = ce qu’est cette case, et ce qu’elle fait
help-key-odds = D
help-odds = les derniers lancers et les probabilités
help-key-turn = B
help-turn = prendre le coffret en main, puis le reposer ; les flèches le font tourner
help-key-help = ?
help-help = cette aide
help-accessibility = Accessibilité (en anglais)
help-questions = Questions au clavier
help-key-mine = P
help-mine = où sont mes pions ?
help-key-others = O
help-others = où sont les pions de l’adversaire ?
help-key-moves = G
help-moves = où puis-je aller ?
help-key-sticks = K
help-sticks = quel a été le lancer ?
help-key-score = C
help-score = qui a sorti combien de pions du plateau ?
help-key-way = F
help-way = combien de chemin reste-t-il ?
help-key-house = X
help-house = qu’y a-t-il sur cette case ?

## later: house-rules (the editor of house rules)

house-title = Règles maison
house-lead = Changez les règles comme vous le voulez. Les incompatibilités sont signalées aussitôt.
house-find = Trouver une règle par ses mots
house-found = { $count ->
    [one] { $count } règle trouvée.
   *[other] { $count } règles trouvées.
  }
house-from = Partir de
house-yours = Vos règles
house-name = Nom de vos règles
house-name-default = { $base }, à ma façon
house-reset-all = Annuler tous les changements
house-reset = Comme dans « { $base } »
house-changed = { $count ->
    [0] Aucun changement
    [one] { $count } changement
   *[other] { $count } changements
  }
house-disagrees = incompatible
house-ready = Ces règles sont compatibles.
house-endless = Mais avec elles, les parties ne finissent presque jamais.
house-clashes = { $count ->
    [1] Deux règles se contredisent.
   *[other] { $count } paires de règles se contredisent.
  }
house-show = Montrer où
house-play = Jouer
house-opponent = Contre
house-save = Enregistrer ces règles
house-saved = Enregistré sous le nom « { $name } ».
house-save-full = Il y a de la place pour { $count } jeux de règles. Effacez-en d’abord un.
house-save-blocked = Vos règles n’ont pas pu être enregistrées. Copiez le lien pour les garder.
house-save-unnamed = Donnez d’abord un nom à vos règles.
house-mine = Mes propres règles ({ $count })
house-open = Ouvrir
house-rename = Renommer
house-delete = Effacer
house-deleted = « { $name } » est effacé.
house-link = Copier le lien
house-link-label = Le lien vers ces règles
house-link-copied = Le lien est copié.
house-link-by-hand = Copiez le lien sélectionné.
house-point-value = { $point } : { $value }
house-fix = Changer « { $point } » en : { $value }
house-fix-off = Désactiver « { $point } »
house-fix-on = Activer « { $point } »
house-refused = incompatible avec « { $points } »
house-refused-houses = { $houses } : incompatible avec « { $points } ». { $reason }
house-idle = Sans effet pour l’instant, à cause de « { $point } ».
house-range = { $first }–{ $last }
house-none = aucune
house-on = oui
house-off = non
house-exit = { $house } avec { $throws }
house-exit-any = n’importe quel lancer
house-exit-star = avec n’importe quel lancer tant que la première rangée est vide
house-exit-row = De la case { $house }, un pion sort du plateau avec
house-light-row = { $light ->
    [0] Aucune face claire
    [one] { $light } face claire
   *[other] { $light } faces claires
  }
house-light-count = le nombre de faces claires
house-nothing-special = rien de particulier
in-use-title = Règles en usage aujourd’hui
in-use-note = Celles de jeux en boîte, d’écoles et de programmes. Ce ne sont pas des reconstitutions.

house-group-game = Le jeu
house-group-throwing = Lancer
house-group-moving = Avancer
house-group-meeting = Rencontrer l’adversaire
house-group-houses = Cases spéciales
house-group-leaving = Sortir du plateau et gagner

dim-houses = Cases du plateau
dim-pieces = Pions par camp
dim-start = Où commencent les pions
dim-start-hand = les pions commencent hors du plateau
dim-start-white-odd = les pions commencent en alternance sur les premières cases, les noirs devant
dim-start-black-odd = les pions commencent en alternance sur les premières cases, les blancs devant
dim-start-house = Première case où commencent les pions
dim-opening = Qui commence
dim-opening-white = les blancs commencent
dim-opening-black = les noirs commencent
dim-opening-one-is-white = le premier qui fait un 1 prend les blancs et avance son pion de tête
dim-opening-one-is-black = le premier qui fait un 1 prend les noirs et avance son pion de tête
dim-opening-higher-throw = celui qui fait le plus commence
dim-start-lock = Un pion ne peut pas partir tant que celui qui est devant lui n’a pas bougé
dim-entry = Comment les pions entrent sur le plateau
dim-entry-none = aucun pion n’entre plus tard
dim-entry-any-throw = les pions entrent avec n’importe quel lancer : avec 1 sur la case 2, avec 2 sur la case 3, et ainsi de suite
dim-entry-with-one = les pions entrent avec un lancer de 1, sur la case 1
dim-entry-throws = Lancers avec lesquels les pions entrent
dim-entry-at = La case à partir de laquelle compte un pion qui entre : 0 ou 1
dim-starting-throw = Il faut faire un 1 avant de jouer
dim-sticks = Ce que l’on lance
dim-sticks-2 = deux bâtonnets
dim-sticks-4 = quatre bâtonnets
dim-sticks-5 = cinq bâtonnets
dim-sticks-die4 = un dé à quatre faces
dim-sticks-die6 = un dé à six faces
dim-zero = Lancer sans face claire
dim-zero-0 = sans face claire, le lancer vaut 0
dim-zero-4 = sans face claire, le lancer vaut 4
dim-zero-5 = sans face claire, le lancer vaut 5
dim-zero-6 = sans face claire, le lancer vaut 6
dim-zero-die = un dé à quatre faces
dim-values = Valeur de chaque nombre de faces claires
dim-rethrow = Lancers à répéter
dim-lost = Lancers qui font perdre le tour
dim-again = Valeurs qui donnent un autre lancer
dim-again-without-move = Valeurs qui donnent un autre lancer même si rien ne peut bouger
dim-again-on = Cases qui donnent un autre lancer
dim-ends-turn = Cases qui terminent le tour
dim-turn = Comment se passe un tour
dim-turn-single = un lancer, un coup
dim-turn-series = relancer tant que les lancers en donnent un autre, puis les jouer dans n’importe quel ordre
dim-turn-divided = un lancer, dont les pas peuvent être partagés entre les pions
dim-blockade = Pions à la suite qui forment un barrage
dim-blockade-on = trois pions à la suite forment un barrage
dim-blockade-2 = deux pions à la suite forment un barrage
dim-blockade-off = aucune file ne forme de barrage
dim-corners = Les files de pions continuent aux angles
dim-fall-back = Un pion qui arrive sur sa propre couleur recule jusqu’à la première case vide derrière
dim-backward = Ce qui se passe quand aucun pion ne peut avancer
dim-backward-none = quand aucun pion ne peut avancer, le tour est perdu
dim-backward-to-empty = quand aucun pion ne peut avancer, l’un d’eux doit reculer sur une case vide
dim-backward-may-hit = quand aucun pion ne peut avancer, l’un d’eux doit reculer, et peut frapper
dim-backward-from = La dernière case d’où les pions reculent
dim-vacate = Cases à quitter dès que possible
dim-pairs = Pions qui se protègent
dim-pairs-on = deux pions côte à côte se protègent
dim-pairs-3 = trois pions à la suite se protègent
dim-pairs-off = les pions ne se protègent pas
dim-unprotected = Cases où un voisin ne protège pas
dim-water-suspends-pairs = Un joueur qui a un pion dans l’eau n’a pas de paires protégées
dim-safe = Cases où un pion est à l’abri
dim-safe-while-water = Cases sûres tant qu’un pion est dans l’eau
dim-hit = Ce que devient un pion frappé
dim-hit-none = aucun pion ne peut être frappé
dim-hit-swap = un pion frappé échange sa place avec celui qui le frappe
dim-hit-empty-behind = un pion frappé va sur la première case vide derrière lui
dim-hit-lowest-empty = un pion frappé va sur la première case vide du plateau
dim-hit-to-hand = un pion frappé quitte le plateau et doit entrer de nouveau
dim-hit-taken = un pion frappé est hors jeu
dim-hit-to-water = Cases d’où un pion frappé tombe dans l’eau
dim-may-decline-hit = Un joueur qui ne peut que frapper a le droit de passer
dim-stop = La case où chaque pion doit s’arrêter
dim-stop-over = Un lancer au-delà de cette case
dim-stop-over-lost = un lancer au-delà de cette case ne se joue pas
dim-stop-over-halt = un lancer au-delà de cette case s’y arrête
dim-stop-over-bounce = un lancer au-delà de cette case y va, puis recule du reste
dim-trap = Un lancer au-delà de cette case finit dans l’eau
dim-water-house = La case de l’eau
dim-water = Ce que fait l’eau
dim-water-none = il n’y a pas d’eau
dim-water-prison = l’eau retient le pion jusqu’à ce qu’un lancer le libère ou qu’on le repêche
dim-water-to-return = l’eau met le pion sur la case de retour
dim-water-to-lowest = l’eau met le pion sur la première case vide du plateau
dim-water-to-hand = l’eau rejette le pion à côté du plateau, d’où il doit entrer de nouveau
dim-return-house = La case de retour
dim-return-full = Quand la case de retour est occupée
dim-return-full-below = le pion va sur la case vide la plus proche avant elle
dim-return-full-lowest = le pion va sur la première case vide du plateau
dim-return-full-hand = le pion quitte le plateau et doit entrer de nouveau
dim-return-full-closed = aucun pion ne peut aller dans l’eau
dim-rescued-moves-first = Un pion repêché doit bouger avant tous les autres
dim-stuck-to-water = Cases d’où un pion bloqué retourne dans l’eau
dim-last-chance = Cases à quitter au prochain lancer, sous peine de tomber dans l’eau
dim-fixed = Cases d’où un pion ne peut que sortir du plateau
dim-bear-off = Comment les pions sortent du plateau
dim-bear-off-exact = les pions sortent avec le lancer exact au-delà de la dernière case
dim-bear-off-bounce = les pions sortent avec le lancer exact et reculent du reste d’un lancer plus grand
dim-bear-off-overshoot = les pions sortent avec n’importe quel lancer au-delà de la dernière case
dim-bear-off-onto-last = les pions sortent en arrivant exactement sur la dernière case
dim-exits = Cases d’où un pion ne sort qu’avec certains lancers
dim-clear-first = Cases à vider de ses pions avant d’en sortir un du plateau
dim-may-decline-off = On peut renoncer à sortir un pion
dim-end = Qui gagne
dim-end-first-off = le premier qui sort tous ses pions gagne
dim-end-board-empty = on joue jusqu’à ce que le plateau soit vide ; celui qui a sorti le plus de pions gagne
dim-score = Le gagnant marque des points pour les pions adverses restants

clash-hand-entry = Les pions qui commencent hors du plateau doivent pouvoir y entrer.
clash-water-entry = L’eau met des pions hors du plateau, et ils ne peuvent pas y rentrer.
clash-behind-entry = Un pion frappé par un pion qui recule peut ne pas trouver de case vide derrière lui, et il ne peut pas rentrer sur le plateau.
clash-home-entry = Un pion frappé quitte le plateau et ne peut pas y rentrer.
clash-full-entry = Quand la case de retour est occupée, le pion quitte le plateau et ne peut pas y rentrer.
clash-one-divided = Entrer avec un 1 n’est possible que si les lancers peuvent être partagés.
clash-any-divided = Avec des lancers partagés, un pion ne peut entrer qu’avec un 1.
clash-entry-stop = Un pion qui entre dépasse aussitôt la case 1 : elle ne peut donc pas être la case d’arrêt.
clash-entry-throws = Aucun lancer possible ne permet à un pion d’entrer.
clash-opening-hand = Le 1 qui ouvre la partie fait avancer le pion de tête, mais il n’y a pas de pion sur le plateau.
clash-opening-odd = Le 1 qui ouvre la partie fait avancer le pion de tête, mais un pion adverse est devant lui.
clash-start-house-hand = Des pions qui commencent hors du plateau n’ont pas de case de départ.
clash-start-house-lock = Un pion ne peut attendre celui qui le précède que si les pions commencent à la case 1.
clash-start-beyond = Les pions doivent commencer avant les cases de sortie et avant la case où tous s’arrêtent.
clash-opening-fixed = Le 1 qui ouvre la partie fait avancer le pion de tête, mais il est sur une case d’où l’on ne fait que sortir du plateau.
clash-lock-hand = Les pions qui commencent hors du plateau n’ont rien à attendre devant eux.
clash-lock-backward = Un pion qui recule pourrait en frapper un qui n’est pas encore parti.
clash-lock-entry = Un pion qui entre pourrait en frapper un qui n’est pas encore parti.
clash-lock-fixed = Le pion de tête ne pourrait jamais partir. De sa case il ne fait que sortir du plateau, et derrière lui attendent des pions qui devraient être partis avant.
clash-one-series = Attendre un 1 n’est possible que si un tour compte plusieurs lancers.
clash-divided-hit = Avec des lancers partagés, aucun pion ne peut être frappé.
clash-divided-fall-back = Avec des lancers partagés, aucun pion ne retombe en arrière.
clash-divided-prison = Avec des lancers partagés, l’eau ne peut pas retenir un pion.
clash-divided-trap = Avec des lancers partagés, un lancer trop long ne peut pas finir dans l’eau.
clash-divided-blockade = Avec des lancers partagés, trois pions à la suite ne peuvent pas faire barrage.
clash-divided-over = Avec des lancers partagés, aucun lancer n’est trop grand.
clash-divided-vacate = Avec des lancers partagés, il ne peut pas y avoir de case à quitter d’abord.
clash-divided-decline-hit = Avec des lancers partagés, on ne peut pas passer.
clash-divided-decline-off = Avec des lancers partagés, on ne peut pas renoncer à sortir un pion.
clash-always-again = Chaque lancer en donnerait un autre, et le tour ne finirait jamais.
clash-long-series = Dans une série, un lancer sur deux au plus peut en donner un autre, sinon les tours deviendraient interminables.
clash-always-again-unmoved = Un joueur qui ne peut pas bouger lancerait sans fin.
clash-values-sticks = Il faut une valeur pour chaque nombre de faces claires que ces bâtonnets peuvent montrer, et un dé n’a pas de face claire.
clash-rethrow-all = Tous les lancers seraient à répéter : aucun ne compterait.
clash-no-one = Un pion peut avoir besoin d’un 1 : un lancer doit valoir 1 et pouvoir être joué.
clash-one-value = Tous les lancers seraient égaux : personne ne pourrait faire plus.
clash-lost-again = Un lancer qui fait perdre le tour ne peut pas en donner un autre.
clash-lost-rethrow = Un lancer à répéter ne peut pas faire perdre le tour.
clash-lost-series = Dans une série, on ne saurait pas si les lancers précédents sont perdus aussi.
clash-series-unmoved = Quand tous les lancers viennent avant les coups, on ne peut plus en gagner après.
clash-series-again-on = Quand tous les lancers viennent avant les coups, aucune case ne peut en donner.
clash-ends-again = Une même case ne peut pas à la fois terminer le tour et donner un autre lancer.
clash-water-nowhere = L’eau a besoin d’une case.
clash-water-idle = Il y a une case de l’eau, mais pas d’eau.
clash-water-pieces = L’eau doit se trouver au moins deux cases après les cases de départ des pions.
clash-water-return = Cette eau a besoin d’une case où les pions reviennent.
clash-return-beyond = La case de retour doit être avant la case de l’eau.
clash-sent-closed = Un pion pourrait être envoyé dans l’eau alors qu’aucun ne peut y aller.
clash-return-fixed = Un pion repêché pourrait bloquer son camp pour toujours : il doit partir le premier, et n’en a le droit qu’après d’autres.
clash-trap-stop = Aucun lancer ne peut dépasser la case d’arrêt, puisqu’il n’y en a pas.
clash-trap-over = Un lancer au-delà de la case d’arrêt ne peut pas finir à la fois dans l’eau et ailleurs.
clash-trap-water = Un lancer ne peut pas finir dans l’eau là où il n’y en a pas.
clash-trap-behind = Un lancer au-delà de la case d’arrêt finit dans l’eau : l’eau doit donc se trouver après cette case.
clash-stop-water = Chaque pion doit s’arrêter sur la case de l’eau, et de là aucun lancer ne le mène plus loin.
clash-water-fixed = La case de l’eau ne peut pas être une case d’où l’on ne fait que sortir du plateau.
clash-stuck-water = Les pions bloqués ne peuvent retourner que dans une eau qui les retient.
clash-stuck-forward = Les pions bloqués retournent dans l’eau : ils doivent donc se trouver après elle.
clash-hit-water = Un pion frappé ne peut tomber que dans l’eau, et il n’y en a pas.
clash-chance-water = Les pions qui ne partent pas à temps tombent dans l’eau, et il n’y en a pas.
clash-chance-forward = Les pions qui ne partent pas à temps retournent dans l’eau : ils doivent donc se trouver au-delà.
clash-chance-stuck = Un pion sur la même case tombe dans l’eau après un seul lancer : il ne peut donc pas attendre d’être bloqué.
clash-chance-turn = Un pion ne peut avoir un seul lancer pour partir que si chaque lancer est un coup.
clash-safe-water = Aucun pion n’est jamais dans l’eau : aucune case ne peut donc être sûre pendant ce temps.
clash-rescue-water = On ne peut repêcher un pion que d’une eau qui le retient.
clash-fall-back-prison = Un pion qui retombe en arrière pourrait bloquer l’eau qui retient les pions.
clash-taken-end = Quand des pions peuvent être perdus pour de bon, on ne connaît le gagnant qu’à la fin.
clash-water-end = Un pion pourrait rester dans l’eau pour toujours, car aucun lancer ne l’en libère, et le plateau ne serait jamais vide.
clash-clear-end = Un pion pourrait rester pour toujours dans l’eau, parce que son camp ne peut plus libérer certaines cases, et le plateau ne serait jamais vide.
clash-score-end = On ne peut compter des points que si le premier à sortir tous ses pions gagne.
clash-last-exit = Aucun pion ne s’arrête sur la dernière case : elle n’a pas besoin de lancers particuliers.
clash-last-fixed = Aucun pion ne s’arrête sur la dernière case : elle ne peut donc pas être une case d’où l’on ne fait que sortir.
clash-last-water = Aucun pion ne s’arrête sur la dernière case : elle ne peut donc pas être l’eau.
clash-backward-nowhere = Les pions doivent reculer, mais aucune case n’est indiquée d’où ils le peuvent.
clash-backward-idle = Il y a une dernière case d’où reculer, mais les pions ne reculent jamais.
clash-clear-fixed = Un pion sur une telle case ne pourrait jamais la quitter. Il devrait être parti avant d’avoir le droit de partir.
clash-clear-last = Un pion sur la dernière case ne pourrait jamais la quitter. Il devrait être parti avant d’avoir le droit de partir.
clash-off-board = L’une des cases nommées n’est pas sur le plateau.
clash-fixed-for-good = Un pion sur l’une de ces cases ne pourrait jamais la quitter. Aucun lancer ne le sort du plateau.
clash-last-for-good = Un pion sur la dernière case ne pourrait jamais la quitter. Les lancers qu’il lui faut sont impossibles.

# Words of rule sheets by which the editor finds a rule; they are not shown.
words-houses = plateau carrés
words-pieces = pièces jetons
words-start = mise en place début
words-opening = commence premier
words-entry = entrer
words-zero = bâtonnets bâtons dé lancer
words-lost = passer son tour
words-again = rejouer tour supplémentaire relancer
words-again-without-move = rejouer
words-again-on = case chance rejouer
words-ends-turn = passer son tour filet
words-turn = diviser partager
words-stop = maison de la beauté du bonheur exact
words-stop-over = trop rebond reculer
words-trap = dépasser noyer
words-blockade = blocage mur trois sauter bloquer
words-corners = angle coin tournant file
words-pairs = paire deux côte à côte protégés
words-safe = sûre protégée abri
words-hit = prendre capturer échanger renvoyer recommence
words-hit-to-water = noyer
words-backward = reculer arrière
words-water = noyade maison de l’eau Nil chaos
words-water-house = noyade 27
words-return-house = renaissance 15
words-return-full = renaissance occupée 15
words-last-chance = prochain tour trois vérités retour 28 29 30
words-stuck-to-water = noyer
words-fixed = exact trois vérités
words-bear-off = sortir arrivée
words-exits = sortir arrivée trois vérités 28 29 30
words-clear-first = première rangée
words-end = gagner gagnant
words-score = points

## Notices and failures

notice-replaced = Une nouvelle partie a commencé.
notice-aside = { $what ->
    [game] La partie enregistrée n’a pas pu être lue : une nouvelle commence.
    [correspondence] Une partie à distance n’a pas pu être lue.
    [puzzles] Un problème tiré de vos parties n’a pas pu être lu.
    [rematch] La première de deux parties avec les mêmes lancers n’a pas pu être lue.
   *[house-rules] Des règles que vous avez créées n’ont pas pu être lues.
  } Ce qui était enregistré a été gardé à part.
button-save-aside = L’enregistrer dans un fichier
notice-not-saved = Cette partie ne peut plus être enregistrée. Le stockage de ce navigateur est plein ou bloqué. « Partager ou enregistrer », dans le menu, permet de la garder dans un fichier.
notice-parameter = « { $name }={ $value } » est une valeur inconnue. Valeurs possibles : { $allowed }.
notice-ruleset = Les règles demandées, « { $value } », ne peuvent pas être jouées. ({ $options }{ $reason })
notice-seed = La valeur demandée, « seed={ $value } », n’est pas un nombre d’au plus 64 chiffres hexadécimaux.
notice-computer-stopped = L’ordinateur n’a pas pu choisir de coup ({ $reason }). Appuyez sur « Continuer » pour le lui redemander.
notice-language = Les textes en { $language } n’ont pas pu être chargés.
notice-no-net = { $why ->
    [unreadable] Ce que les adversaires forts ont appris de ces règles n’a pas pu être chargé ou est endommagé ; ils suivent donc des principes simples.
   *[absent] Cette copie de la page ne contient pas ce que les adversaires forts ont appris de ces règles ; ils suivent donc des principes simples.
  }
notice-fault = Quelque chose s’est mal passé ({ $reason }). La partie n’a pas changé.
notice-not-loaded = Cette partie de la page n’a pas pu être chargée. Vérifiez la connexion et réessayez.
notice-new-version = Il y a une nouvelle version de cette page, et cette partie de l’ancienne ne peut plus être chargée. Rechargez la page. Les parties enregistrées restent.
failure-title = Le jeu ne peut pas démarrer
failure-wasm-missing = Le jeu a besoin de WebAssembly, qui manque ou est désactivé dans ce navigateur. Le mode Isolement (Safari) et la sécurité renforcée (Edge) le désactivent : autorisez-le pour ce site dans les réglages du navigateur, puis rechargez la page. Un navigateur très ancien doit être mis à jour.
failure-wasm-blocked = Ce site n’autorise pas WebAssembly, dont le jeu a besoin. Sa politique de sécurité doit contenir script-src 'wasm-unsafe-eval'. Un navigateur ancien a peut-être besoin d’une mise à jour.
failure-wasm-not-found = Le moteur du jeu n’a pas pu être chargé. Vérifiez la connexion et rechargez la page.
failure-engine-damaged = Le fichier du moteur du jeu est incomplet. Rechargez la page. Si cela ne suffit pas, le fichier senet.wasm de ce site est endommagé ou n’est pas le bon fichier.
failure-engine-broken = Le moteur du jeu ne fonctionne pas dans ce navigateur. Utilisez un navigateur plus récent.

## later: ending (the end of a game)

end-summary = Sortis du plateau : { cones } et { spools }.
# Over the board, below the announcement of the winner; the picture is a sunrise.
end-won = Enfin arrivés, et le soleil se lève.
# The same if the visitor lost; the picture is the moon. After Plutarch: Hermes won part of the Moon’s light at a board game and made five days of it.
end-lost = Même la Lune perdit un jour une partie, et l’année y gagna cinq jours.
# Figures of the game below the result, beside each other.
end-throws = { $throws ->
    [1] 1 lancer
   *[other] { $throws } lancers
  }
end-hits = { $hits ->
    [0] aucun pion frappé
    [1] 1 pion frappé
   *[other] { $hits } pions frappés
  }
end-minutes = { $minutes ->
    [1] 1 minute
   *[other] { $minutes } minutes
  }
# A button after a win: another game, against the next stronger computer player.
end-stronger = Un adversaire plus fort

## later: menu (the menu, and texts that several parts of the page use)

this-game = Cette partie
menu-title = Plus
menu-licence = Copie et partage libres, avec la mention « Senet, the Senet contributors ». Programme : MIT ou Apache-2.0. Textes : CC BY 4.0. Dessins : CC0.
menu-edition = Version { $release }, commit { $commit }, règles { $rules }
menu-group-learn = Apprendre
menu-group-puzzles = Problèmes et partie du jour
menu-group-together = Avec quelqu’un d’autre
menu-group-share = Partager et enregistrer
menu-embedding = Mettre ce jeu sur votre site
menu-lab = Le laboratoire : l’effet d’une règle incertaine
menu-print = Imprimer le plateau, les pions, les règles et une fiche d’exercices
notice-frozen = Le site qui affiche ce jeu l’a mis en pause.
menu-one-file = Ce fichier fonctionne sans connexion.

## later: sound (sounds)

sound-title = Son
sound-on = Activer le son
sound-volume = Volume
sound-percent = { $share } %
sound-unavailable = Cet appareil ne peut jouer aucun son en ce moment.

## later: lessons (lessons, the cards of the houses, the history, the odds of the sticks)

tutorial-offer-label = Première leçon
tutorial-offer = Vous découvrez le senet ?
tutorial-offer-start = Montrez-moi
tutorial-offer-later = Pas maintenant

tutorial-menu-lessons = Leçons
tutorial-menu-lessons-note = Apprendre le jeu en jouant
tutorial-menu-house = Cases
tutorial-menu-house-note = Le nom, l’effet et le sens ancien de chaque case spéciale
tutorial-menu-odds = Lancers et probabilités
tutorial-menu-odds-note = Les derniers lancers, les probabilités, et ce qui est sorti jusqu’ici
tutorial-menu-history = Histoire
tutorial-menu-history-note = De vrais plateaux, et ce que personne ne sait
tutorial-why-house = En savoir plus sur la case { $house }
tutorial-why-lesson = Leçon : { $name }

tutorial-known = connu
tutorial-second = de seconde main
tutorial-unknown = on ignore
tutorial-standings-title = Est-ce certain ?
tutorial-standings = « Connu » : nous l’avons lu à la source. « De seconde main » : d’autres le rapportent. « On ignore » : personne ne peut le dire.

tutorial-lessons = Leçons
tutorial-lessons-lead = Votre partie vous attend et ne change pas.
tutorial-lessons-rows = Protéger et barrer
tutorial-lessons-houses = Les cases spéciales
tutorial-lessons-rules = Ce qui change avec d’autres règles
tutorial-not-kept = Rien n’est enregistré ici : la page ne pourra pas montrer la prochaine fois quelles leçons vous avez faites.
tutorial-goes-on = Reprendre à l’étape { $count } sur { $last }
tutorial-done = Faite
tutorial-step = Étape { $count } sur { $last }
tutorial-count = { $count } / { $last }
tutorial-progress = Progression de la leçon
tutorial-dock = Lancers et coups de la leçon
tutorial-back = Retour
tutorial-skip = Passer
tutorial-next = Suivant
tutorial-finish = Terminer
tutorial-press-next = Étape terminée. Appuyez sur « Suivant » pour continuer.
tutorial-not-asked = C’est permis dans une partie. Ici, essayez ce que demande cette étape.
# In a lesson, after the visitor has tried another piece twice.
tutorial-help-piece = Il s’agit du pion de la case { $house } : c’est lui qui porte l’anneau.
tutorial-end-lead = Les lancers d’une leçon sont fixés d’avance : la chance n’y est pour rien. Ces choix étaient les vôtres.
tutorial-end-judge = Évaluation par le joueur le plus fort disponible ici, qui peut se tromper.

lesson-first = Première leçon
lesson-first-about = Tout le jeu en deux minutes
lesson-first-1 = Sortez vos bobines noires du plateau. Lancez, puis touchez la bobine entourée d’un anneau.
lesson-first-1-done = Deux faces claires comptent 2.
lesson-first-2 = Lancez, puis allez sur le cône de la case 17.
lesson-first-2-done = Vous avez frappé le cône, et les deux ont échangé leurs places. Après 1, 4 ou 5, vous relancez.
lesson-first-3 = Relancez, et jouez la bobine de votre choix.
lesson-first-3-done = Si vous pouvez jouer, vous devez jouer.
lesson-first-4 = Lancez, et amenez la bobine de la case 10 à côté de celle de la case 13.
lesson-first-4-done = Côte à côte, aucune des deux ne peut être frappée.
lesson-first-5 = Chaque pion doit s’arrêter sur la case 26. Lancez et allez-y.
lesson-first-5-done = D’ici, un 5 fait sortir du plateau.
lesson-first-6 = La case 27 est l’eau. Lancez, et voyez.
lesson-first-6-done = Votre tour est terminé, et vos autres pions doivent attendre.
lesson-first-7 = Appuyez sur le bouton pour repêcher votre bobine.
lesson-first-7-done = Votre bobine est revenue à la case 15.
lesson-first-8 = Lancez, et sortez votre dernière bobine du plateau.
lesson-first-8-done = Vous avez gagné ! Personne ne connaît les règles antiques. Celles-ci datent de 1978.

lesson-house-15 = Case 15 : la Renaissance
lesson-house-15-1 = Votre bobine est dans l’eau, sur la case 27. La case 15 est vide : repêchez votre bobine.
lesson-house-15-1-done = La case 15 lui donne un nouveau départ, douze cases en arrière. La repêcher prend votre tour.
lesson-house-15-2 = Maintenant, un cône est sur la case 15 : vous ne pouvez pas repêcher votre bobine. Seul un 4 peut la libérer. Lancez et sortez-la du plateau.
lesson-house-15-2-done = Vous avez eu de la chance : un 4 ne vient qu’une fois sur seize lancers.
lesson-house-26 = Case 26 : la Beauté
lesson-house-26-1 = Lancez, puis touchez la bobine de la case 24 pour voir pourquoi elle ne peut pas bouger.
lesson-house-26-1-done = Un 4 la mènerait au-delà de la case 26. Chaque pion doit d’abord s’y arrêter.
lesson-house-26-2 = Un autre pion doit donc utiliser le 4. Jouez la bobine de la case 8.
lesson-house-26-2-done = Et un 4 vous donne un autre lancer.
lesson-house-26-3 = Lancez encore une fois et menez la bobine de la case 24 à la case 26.
lesson-house-26-3-done = La voilà. D’ici, seul un 1 peut lui nuire.
lesson-house-26-4 = Le meilleur lancer depuis la case 26 est un 5. Lancez et sortez la bobine du plateau.
lesson-house-26-4-done = Directement hors du plateau, au-delà de l’eau et des dernières cases.
lesson-house-27 = Case 27 : l’eau
lesson-house-27-1 = Lancez et jouez le seul coup possible.
lesson-house-27-1-done = Un pion dans l’eau met aussitôt fin à votre tour, même après un 1.
lesson-house-27-2 = Vous pouvez repêcher la bobine ou tenter un 4. Essayez : lancez.
lesson-house-27-2-done = Ce n’était pas un 4 : votre tour est terminé et la bobine reste dans l’eau.
lesson-house-27-3 = Un cône est seul sur la case 30. Lancez et frappez-le depuis la case 26.
lesson-house-27-3-done = Un pion frappé sur les dernières cases tombe à l’eau.
lesson-house-last = Cases 28, 29 et 30
lesson-house-last-1 = De la case 28, un pion sort du plateau avec un 3. Lancez et sortez-le du plateau.
lesson-house-last-1-done = La case 29 exige un 2. Aucun autre lancer ne sort un pion du plateau depuis ces deux cases.
lesson-house-last-2 = Mais si vous ne pouvez rien jouer d’autre, le pion doit reculer. Lancez, et vous verrez.
lesson-house-last-2-done = De retour dans l’eau ! Gardez un autre pion en chemin pour pouvoir attendre.
lesson-house-last-3 = La case 30 est la plus accueillante : n’importe quel lancer sort le pion du plateau. Essayez.
lesson-house-last-3-done = Un 2 a suffi.

lesson-pairs = Deux à la suite
lesson-pairs-1 = Deux cônes sont côte à côte sur les cases 19 et 20. Lancez, puis touchez la bobine de la case 17.
lesson-pairs-1-done = Des pions de même couleur sur des cases voisines se protègent.
lesson-pairs-2 = Protégez les vôtres : lancez et amenez la bobine de la case 10 à côté de celle de la case 13.
lesson-pairs-2-done = Maintenant, aucune des deux ne peut être frappée.
lesson-walls = Trois à la suite
lesson-walls-1 = Trois cônes sont à la suite sur les cases 12, 13 et 14. Lancez, puis touchez la bobine de la case 11.
lesson-walls-1-done = On peut sauter par-dessus un ou deux pions, mais pas par-dessus trois à la suite : c’est un barrage.
lesson-walls-2 = Formez vous-même un barrage : lancez et amenez la bobine de la case 8 à côté des deux des cases 10 et 11.
lesson-walls-2-done = Les cônes qui sont derrière doivent attendre que vous l’ouvriez.
lesson-modern = Règles de Kendall, cinq pions
lesson-modern-about = La forme moderne : l’eau renvoie aussitôt, les dernières cases demandent des lancers exacts
lesson-modern-1 = Ici, l’eau agit autrement. Lancez et jouez la bobine de la case 26.
lesson-modern-1-done = Elle ne reste pas dans l’eau mais va aussitôt à la case 15. Et comme vous avez fait un 1, vous lancez encore une fois.
lesson-modern-2 = Lancez, puis touchez la bobine de la case 30.
lesson-modern-2-done = Avec ces règles, seul un 1 fait sortir un pion de la case 30.
lesson-series = Règles de Kendall de 1979
lesson-series-about = D’abord tous les lancers, puis tous les coups
lesson-series-1 = Après un 1, un 4 ou un 5, vous continuez à lancer. Lancez jusqu’à ce que vienne un 2 ou un 3.
lesson-series-1-done = Vous avez un 1 et un 2 à jouer, dans l’ordre que vous voulez.
lesson-series-2 = Jouez l’un de vos deux lancers. Vous pouvez d’abord choisir le lancer, à côté des bâtonnets.
lesson-series-2-done = Il reste un lancer.
lesson-series-3 = Jouez l’autre lancer, avec la même bobine ou avec une autre.
lesson-series-3-done = Avoir tous les lancers à la fois permet de prévoir : l’un pour frapper, l’autre pour se mettre à l’abri.
lesson-entering = Règles de Kendall, d’après un wiki
lesson-entering-about = Le plateau est vide au début
lesson-entering-1 = Tous les pions commencent à côté du plateau. Lancez et faites-en entrer un.
lesson-entering-1-done = Il est posé sur la case 1 et avance aussitôt du nombre obtenu.
lesson-entering-2 = Ici, un pion peut arriver sur un pion de son camp. Lancez et faites entrer une autre bobine sur la case 4.
lesson-entering-2-done = La case 4 est occupée : la bobine va sur la première case vide derrière.
lesson-jequier = Règles de Jéquier
lesson-jequier-about = Sans face claire, le lancer vaut 6, et tous les pions doivent atteindre la dernière rangée avant de sortir
lesson-jequier-1 = Avec ces règles, quatre faces sombres valent plus. Lancez et jouez la bobine de votre choix.
lesson-jequier-1-done = Un 6 ! Et un 6 donne un autre lancer, comme un 1 et un 4.
lesson-jequier-2 = La case 26 est sûre, mais l’eau qui la suit ne l’est pas. Lancez et allez de la case 26 à la case 27.
lesson-jequier-2-done = L’eau renvoie le pion sur la première case vide de tout le plateau.
lesson-jequier-3 = Quand tous vos pions sont sur la dernière rangée, ils peuvent sortir, en arrivant exactement sur la case 30. Lancez et menez-y la bobine.
lesson-jequier-3-done = Arriver sur la case 30, c’est sortir du plateau.
lesson-piccione = Règles de Piccione
lesson-piccione-about = Une course paisible : rien n’est frappé, et les lancers se partagent
lesson-piccione-1 = Les pions entrent avec un 1. Lancez et faites entrer une bobine sur la case 1.
lesson-piccione-1-done = Faire entrer un pion vous donne un autre lancer, pour ce pion.
lesson-piccione-2 = Vous pouvez partager un lancer entre vos pions. Lancez et avancez d’abord d’un seul pas, de la case 14 à la case 15.
lesson-piccione-2-done = La case 15 vous donnera plus tard un autre lancer. Il reste trois pas de votre 4.
lesson-piccione-3 = Utilisez une partie ou la totalité des trois autres pas, avec la bobine de votre choix.
lesson-piccione-3-done = Avec ces règles, aucun pion ne peut être frappé. Ce qui compte, c’est de tirer le meilleur de chaque lancer.
lesson-bell = Règles de Bell
lesson-bell-about = Dix pions, un dé, et un pion frappé est hors jeu pour de bon
lesson-bell-1 = Ici, on lance un dé. Lancez, puis allez sur le cône de la case 13.
lesson-bell-1-done = Le cône est hors jeu. Celui qui sort le plus de pions du plateau gagne.
lesson-bell-2 = Un cône est sur la case 26. Lancez, puis touchez votre bobine de la case 24.
lesson-bell-2-done = Sur les cases 26 à 29, un pion est à l’abri.
lesson-bell-3 = Lancez, puis touchez la bobine de la case 5.
lesson-bell-3-done = Les cases marquées ne servent qu’à passer : le pion qui s’y trouve doit continuer dès qu’il le peut.
lesson-boards = Plateaux anciens
lesson-boards-about = Des plateaux sans règles, et les règles que nous avons faites pour eux
lesson-boards-1 = Les plateaux les plus simples n’ont aucun signe. Lancez et sortez du plateau la bobine de la case 28.
lesson-boards-1-done = Sur ces plateaux, tout lancer qui dépasse la fin sort un pion du plateau.
lesson-boards-2 = Sur des plateaux plus anciens, la piste finissait en haut à gauche, et la case 27 portait un X. Lancez, puis allez sur cette case.
lesson-boards-2-done = Personne ne sait ce que faisait le X. Nous renvoyons le pion sur la première case vide.
lesson-boards-3 = Sur les plateaux tardifs, des dieux se tiennent à la fin, et Horus sur la case 30. Lancez, puis touchez la bobine qui s’y trouve.
lesson-boards-3-done = Selon nos règles, seul un 1 permet de quitter la Maison d’Horus.
lesson-double = Le plateau double
lesson-double-about = Soixante cases sur deux plateaux
lesson-double-1 = Deux plateaux côte à côte forment une longue piste. Lancez et passez de l’un à l’autre depuis la case 30.
lesson-double-1-done = Encore trente cases à parcourir.

card-no-name = Une case sans nom
card-rules = Dans ce jeu
card-ordinary = Rien de particulier ne se passe ici.
card-told = Ce que l’on en raconte
card-lesson = Leçon sur cette case
card-others = Autres cases
card-loading = Un instant…
card-sign-none = Sur ce plateau, elle ne porte aucun signe.
card-sign-ankh = Son signe est l’ânkh, « vie ».
card-sign-nefer = Son signe est le nefer, « bon » ou « beau ».
card-sign-circle = Son signe est un cercle.
card-sign-water = Son signe est fait de trois lignes d’eau.
card-sign-cross = Elle est marquée d’un X.
card-sign-three = Elle est marquée de trois traits.
card-sign-three_birds = Trois oiseaux s’y tiennent.
card-sign-three_gods = Trois dieux y sont assis.
card-sign-two = Elle est marquée de deux traits.
card-sign-two_men = Deux hommes y sont assis.
card-sign-two_gods = Deux dieux y sont assis.
card-sign-one = Elle est marquée d’un trait.
card-sign-horus = Elle porte le faucon du dieu Horus.

fact-house-thoth = Un texte religieux sur le jeu, le Grand Texte du jeu, attribuerait cette première case au dieu Thot.
fact-house-neith = Le Grand Texte du jeu attribuerait cette case à la déesse Neith.
fact-house-maat = Le Grand Texte du jeu attribuerait cette case à Maât, déesse de la vérité et de l’ordre.
fact-house-thirty = Le Grand Texte du jeu appellerait cette case la Maison des Trente.
fact-house-netting = Des listes anciennes appellent cette case la Maison du Filet.
fact-house-ankh = Sur le plateau dessiné pour les règles de Piccione, l’ânkh se tient ici entre des sceptres.
fact-house-rebirth = « Maison de la Renaissance » et « Seconde vie » sont des noms donnés par des joueurs modernes.
fact-house-nefer = Les plateaux montrent ici le signe nefer, une fois ou trois fois.
fact-house-good = Les textes anciens l’appellent « bonne » ou « belle ». « Maison de la Beauté » et « Maison du Bonheur » sont des noms modernes.
fact-house-countdown = Le Louvre lit les cinq dernières cases comme un compte à rebours : bon, eau, trois, deux, un.
fact-house-cross = Sur les plateaux plus anciens, un X se trouve ici. Au début de la XVIIIe dynastie, l’eau a pris sa place.
fact-house-mu = Les textes anciens l’appellent mou, « eau ».
fact-house-penalty = L’eau était-elle une punition ou une purification ? Le Louvre admet les deux.
fact-house-three = Les plateaux montrent ici trois traits, trois oiseaux ou trois dieux : le nombre trois.
fact-house-souls = Certains plateaux nomment ici les âmes de la ville d’Héliopolis.
fact-house-truths = « Maison des Trois Vérités » est un nom moderne, donné par Timothy Kendall.
fact-house-two = Les plateaux montrent ici deux traits, deux hommes assis ou deux dieux : le nombre deux.
fact-house-re-atoum = « Maison de Rê-Atoum » est un nom moderne, donné par Timothy Kendall.
fact-house-last = La dernière case est le plus souvent vide. À la fin du Nouvel Empire, un faucon ou un dieu solaire s’y tient.
fact-house-sun = Le dieu qui s’y trouve serait Rê-Horakhty.
fact-house-horus = « Maison d’Horus » est un nom moderne.

odds-title = { $tool ->
    [die] Le dé : lancers et probabilités
   *[sticks] Les bâtonnets : lancers et probabilités
  }
odds-heading = Les probabilités
odds-lead = { $tool ->
    [die] Quatre faces, toutes équiprobables.
    [other] { $ways } façons de tomber comptent, toutes équiprobables.
   *[sticks] Quatre bâtonnets peuvent tomber de seize façons, toutes équiprobables.
  }
odds-so-far = { $count ->
    [0] Rien n’a encore été lancé dans cette partie.
    [one] Un lancer dans cette partie jusqu’ici.
   *[other] { $count } lancers dans cette partie jusqu’ici, des deux camps.
  }
odds-throw = Lancer
odds-chance = Probabilité
odds-expected = Attendu
odds-thrown = Obtenu
odds-again = on relance
odds-ways = { $count } sur { $of }
odds-number = { $value }
throws-title = { $count ->
    [1] Le dernier lancer
   *[other] Les { $count } derniers lancers, du plus récent au plus ancien
  }
throws-told = { $lost ->
    [no] { who-has } fait { $value }.
    [declined] { who-has } fait { $value } et choisi de ne pas sortir de pion.
    [passed] { $who ->
        [you] Vous avez fait { $value } et passé votre tour.
       *[other] { who } a fait { $value } et passé son tour.
      }
   *[other] { who-has } fait { $value }, mais aucun coup n’était possible.
  }
throws-mark = { $lost ->
    [opening] départ
    [declined] non utilisé
    [passed] passé
   *[other] aucun coup
  }
odds-note = Dans une partie courte, les nombres sont souvent loin de ce que l’on attend. C’est le hasard, non une erreur.

history-title = Brève histoire du senet
history-chapters = Chapitres
history-chapter = { $value } : { $name }
history-yours = Les règles de votre partie
history-nobody = Personne ne connaît les règles
history-nobody-lead = Pendant plus de deux mille ans, on a joué au senet au bord du Nil. Nous avons les plateaux, les pions, les images. Les règles sont perdues.
history-traces = Les premières traces
history-traces-lead = Le senet est peut-être aussi ancien que les premiers rois d’Égypte. Mais les trouvailles les plus anciennes sont les plus difficiles à interpréter.
history-amenhotep = Plateaux de rois et de scribes
history-amenhotep-lead = Au Nouvel Empire, le plateau est souvent le dessus d’un coffret, et la face opposée porte un second jeu, de vingt cases.
history-tutankhamun = Les jeux de Toutânkhamon
history-tutankhamun-lead = Plusieurs coffrets de jeu se trouvaient dans la tombe du jeune roi. Howard Carter, qui l’a ouverte, a consacré une fiche à chacun.
history-throwing = Bâtonnets, osselets et danseurs
history-throwing-lead = Il y eut d’abord des bâtonnets, clairs d’un côté et sombres de l’autre. Plus tard vinrent les osselets.
history-last-houses = Les cinq dernières cases
history-last-houses-lead = Sur beaucoup de plateaux, seules les dernières cases portent des signes. Ces signes ont changé avec le temps, et ce sont nos meilleurs indices.
history-journey = Du jeu au voyage
history-journey-lead = Ce qui était d’abord un passe-temps finit par représenter le voyage des morts dans l’au-delà.
history-beyond = Au-delà du Nil
history-beyond-lead = On connaît aussi des plateaux de trente cases à Chypre et au Levant. Il n’est pas certain que le jeu soit né au bord du Nil.
history-again = Les reconstitutions
history-again-lead = Depuis 1930, des chercheurs proposent des reconstitutions compatibles avec les plateaux, les images et les textes. Il n’y en a pas deux qui concordent. Cette page vous permet de les jouer et de les comparer.
drawing-pieces = Cônes et bobines, dessinés d’après des pions du Nouvel Empire.
drawing-old-board = Un plateau de trois rangées de six, comme celui d’el-Mahasna. Notre dessin.
drawing-royal-board = Un plateau comme celui d’Amenhotep III, vu d’en haut. Notre dessin ; les couleurs sont de nous.
box-royal-board = Un plateau comme celui d’Amenhotep III. Notre modèle, avec des signes comme sur d’autres plateaux de son temps ; les couleurs, le cadre, les côtés et le tiroir sont de nous.
drawing-royal-box = Un coffret sur un traîneau, comme celui de Toutânkhamon. Notre dessin.
box-royal-box = Un coffret sur un traîneau, comme celui de Toutânkhamon. Notre modèle, avec des signes comme sur d’autres plateaux de son temps ; le cadre, les côtés, le tiroir et la forme du traîneau sont de nous.
drawing-sticks = Deux paires de bâtonnets comme ceux de Toutânkhamon : des doigts, et des têtes de renard. Notre dessin.
drawing-last-houses = Les cinq dernières cases : en haut, des plateaux plus anciens ; puis le début et la fin du Nouvel Empire. Pour comparer, toutes vont de gauche à droite.
drawing-players = Le jeu vu de côté, comme le montrent les images égyptiennes. Notre dessin.
drawing-stone = Une pierre avec trois rangées de dix creux, comme celles de Chypre. Notre dessin.
box-stone = Une pierre avec trois rangées de dix creux, comme celles de Chypre. Notre modèle ; sa forme régulière et les lignes entre les creux sont de nous.

fact-name = « Senet » veut dire « passage ».
fact-boards-known = Piccione connaissait plus de 120 plateaux.
fact-forgotten = On cessa d’y jouer à l’époque romaine.
fact-rules-lost = Comment les pions avançaient, et ce que faisaient les cases marquées.
fact-hesy-re = Des fragments de ce qui était peut-être des plateaux ont été trouvés dans des tombes d’environ 3100 av. J.-C. La première image certaine est dans la tombe d’Hésirê, de la IIIe dynastie.
fact-el-mahasna = Un plateau d’argile avec trois rangées de six cases et douze pions, d’el-Mahasna, a été présenté comme le plus ancien de tous (globalegyptianmuseum.org, numéro 455).
fact-el-mahasna-doubt = Si ce plateau a vraiment servi au senet. Son usage est discuté.
fact-nikauhor = Deux hommes jouent à côté de musiciens sur un mur de la chapelle de Nikaouhor à Saqqara, Ve dynastie (Metropolitan Museum, 08.201.2a–g).
fact-pepi-ankh = Des joueurs se taquinent dans la tombe de Pépiânkh à Meir, vers 2300 av. J.-C. : l’un dit que son pion est arrivé et qu’il verra celui de l’autre emporté ; l’autre répond que le passage est à lui.
fact-amenhotep = Un plateau de faïence porte le nom d’Amenhotep III (vers 1390-1353 av. J.-C.). Il mesure 21 cm de long ; quatre de ses cases ont des nombres ou le signe pour « bon » (Brooklyn Museum, 49.56a-b).
fact-merymaat = Il reste des incrustations de faïence du coffret de jeu du scribe Mérymaât, d’Abydos, du temps de Thoutmôsis III. Le bois est moderne (Metropolitan Museum, 01.4.1a).
fact-zawiyet = Un coffret avec ses pions et un toton, une sorte de toupie à jouer, vient de Zaouiet el-Aryan, début de la XVIIIe dynastie (Museum of Fine Arts Boston, 11.3095–11.3097).
fact-tut-large = Son grand jeu est en ébène et en ivoire. Le coffret mesure 44,4 cm de long et repose sur un traîneau (Le Caire, JE 62058).
fact-tut-squares = Cinq de ses cases portent des inscriptions.
fact-tut-small = Un petit coffret d’ivoire, long de 13,4 cm, porte les noms du roi sur ses côtés (Le Caire, JE 62061).
fact-tut-pieces = Un autre coffret d’ivoire n’avait jamais été ouvert. Il contenait cinq pions rouges, cinq pions blancs et deux osselets (Carter 585r).
fact-tut-sticks = Toutânkhamon avait deux paires de bâtonnets, longs de 17,5 cm, d’ébène sombre dessus et d’ivoire blanc dessous. Une paire se termine en doigts humains, l’autre en têtes de renard.
fact-hesy-sticks = L’image d’Hésirê montre quatre bâtonnets à côté du plateau.
fact-bones = Les osselets deviennent courants à partir de la XVIIe dynastie. Les images du jeu au Nouvel Empire ne montrent rien d’autre à lancer (Metropolitan Museum, 16.10.505a–c).
fact-neferkhawet = Dans la tombe de Néferkhaout se trouvaient cinq cônes et cinq bobines (Metropolitan Museum).
fact-dancers = Les pions s’appelaient « danseurs ».
fact-counting = Comment on comptait les bâtonnets ou les osselets.
fact-tab = Les valeurs en usage aujourd’hui, sur cette page aussi, sont celles du tâb, un jeu de bâtonnets de l’Égypte moderne : Edward Lane l’a décrit, et Carter l’a copié sur la fiche du coffret de jeu de Toutânkhamon.
fact-old-marks = Jusqu’à la XVIIe dynastie, les signes sont : bon, un X, trois traits, deux traits. La piste finit en haut à gauche.
fact-water-comes = Au début de la XVIIIe dynastie, l’eau prend la place du X. Un plateau du Musée égyptien rosicrucien de San José (Californie) présente l’eau, mais se parcourt encore dans l’ancien sens. C’est probablement un intermédiaire entre les deux types.
fact-imenmes = Sur le coffret de jeu d’Imenmès, au Louvre, trois oiseaux se tiennent sur la case 28 et deux figures assises sur la case 29.
fact-house-names = La plupart des noms de cases en usage aujourd’hui sont modernes. Parmi les noms anciens, seuls quelques-uns se lisent encore.
fact-dead-play = Il y a environ 4 300 ans, des images de tombes montrent déjà les morts jouant contre les vivants.
fact-spell = Au Nouvel Empire, le chapitre 17 du Livre des Morts fait jouer le défunt ; le plateau devient le chemin à travers l’au-delà.
fact-nefertari = La reine Néfertari joue seule dans sa tombe, contre quelqu’un que personne ne voit (Vallée des Reines, tombe 66).
fact-ani = Ani et Toutou jouent dans le Papyrus d’Ani, vers 1250 av. J.-C. (British Museum, EA 10470,7).
fact-lion = Un autre papyrus se moque de telles scènes. Un lion et une antilope jouent, assis de part et d’autre du plateau, vers 1100 av. J.-C. (British Museum, EA 10016).
fact-cyprus = À Chypre, entre 2500 et 1050 av. J.-C., on a fabriqué en de nombreux lieux, comme Sotira Kaminoudhia et Marki Alonia, des plateaux de senet et de mehen, un autre jeu égyptien.
fact-cyprus-more = On connaît plus de plateaux de jeu de Chypre à l’âge du bronze, senet et mehen confondus, que de toute autre culture antique (Crist 2016).
fact-levant = Dans quel sens le jeu a voyagé entre l’Égypte et le Levant. Certains chercheurs pensent qu’il est venu d’Égypte, d’autres que c’est l’inverse.
fact-arad = À Tel Arad, en Israël, il y a un plateau de trente creux percés, du Bronze ancien.
fact-backgammon = Si le backgammon vient du senet, comme on le raconte souvent. Crist, qui étudie les plateaux, met en garde contre de telles affirmations.
fact-jequier = 1930 : Gustave Jéquier, la plus ancienne reconstitution que l’on peut jouer ici.
fact-kendall = 1978 : Timothy Kendall, « Passing Through the Netherworld ». La première leçon de cette page suit ses règles.
fact-piccione = 1977 et 1980 : Peter Piccione, qui a surtout étudié ce que le jeu signifiait.
fact-bell = 1979 : R. C. Bell, avec dix pions par camp.
fact-retold = Nous n’avons lu aucune de ces quatre reconstitutions dans l’original. Les règles de chaque jeu disent qui les rapporte et ce qui est douteux.
fact-fair-sticks = Comment tombaient de vrais bâtonnets. Des bâtonnets à section demi-ronde ne sont pas tout à fait équitables. Les nôtres le sont : chaque face est aussi probable que l’autre.

## later: fairness (checking that the throws are fair)

fairness-menu = Les lancers sont-ils équitables ?
fairness-menu-note = Vérifiez vous-même chaque lancer
fairness-line = Les lancers de cette partie étaient fixés avant le premier. Leur code :
fairness-title = Les lancers sont-ils équitables ?
fairness-lead = Personne ne peut changer un lancer pendant la partie : ni vous, ni l’ordinateur, ni cette page.
fairness-toss = Peu importe combien de temps vous appuyez avant un lancer et à quelle hauteur vous lancez : les probabilités restent toujours les mêmes.
fairness-wait = Un instant…
fairness-fault = Les lancers ne peuvent pas être vérifiés maintenant. ({ $reason })
fairness-no-code = Le code des lancers ne peut pas être montré. ({ $reason })
fairness-close = Fermer
fairness-bound-title = Fixés avant le premier lancer
fairness-blind = Aucun adversaire géré par l’ordinateur ne connaît les lancers à venir.
fairness-bound = Tous les lancers viennent d’un seul nombre secret, la graine. Notez ce code, calculé à partir d’elle. S’il est le même à la fin, personne n’a changé la graine.
fairness-code-full = Le code entier (SHA-256)
fairness-seed-later = La graine est montrée quand la partie est terminée.
fairness-seed-shown = La partie est terminée : voici la graine.
fairness-seed-label = Graine
fairness-sum-label = Calculer le code vous-même, dans un terminal
fairness-copy = Copier
fairness-copied = Copié.
fairness-marked = Le texte est sélectionné. Copiez-le.
fairness-check-title = Chaque lancer
fairness-check = Vérifier chaque lancer
fairness-check-right = { $count ->
    [0] Vérifié : il n’y a encore aucun lancer dans cette partie.
    [one] Vérifié : le seul lancer de cette partie vient de la graine.
   *[other] Vérifié : les { $count } lancers de cette partie viennent de la graine.
  }
fairness-check-wrong = { $count ->
    [1] Le lancer { $number } ne vient pas de la graine. Quelqu’un a modifié cette partie.
   *[other] { $count } lancers ne viennent pas de la graine, le premier étant le lancer { $number }. Quelqu’un a modifié cette partie.
  }
fairness-throw-right = { $value } – juste
fairness-throw-wrong = { $recorded } – devrait être { $expected }
fairness-odds-title = Obtenus et attendus
fairness-figure = Khi-deux { NUMBER($figure, maximumFractionDigits: 2) }, p = { NUMBER($chance, maximumFractionDigits: 3) }.
fairness-verdict-too_few = { $throws ->
    [0] Rien n’a encore été lancé.
    [one] Un lancer, c’est trop peu pour dire quelque chose.
   *[other] { $throws } lancers, c’est trop peu pour dire quelque chose.
  }
fairness-verdict-as_expected = Ces { $throws } lancers sont conformes aux attentes : dans { NUMBER($hundred, maximumFractionDigits: 0) } parties équitables sur 100, la répartition est aussi irrégulière, ou davantage.
fairness-verdict-unusual = Ces { $throws } lancers sont inhabituels. La répartition n’est aussi irrégulière que dans { NUMBER($hundred, maximumFractionDigits: 1) } { $hundred ->
    [one] partie équitable
   *[other] parties équitables
  } sur 100. Cela arrive de temps en temps.
fairness-verdict-very_unusual = Ces { $throws } lancers sont très inhabituels. La répartition serait aussi irrégulière dans moins d’une partie équitable sur 1 000. Vérifiez chaque lancer ci-dessous.
fairness-afar = Dans une partie à distance, les lancers sont calculés à partir de nombres secrets des deux joueurs. Chaque lien reçu est vérifié.

## later: shared-throws (the game of the day)

daily-title = Partie du jour
daily-note = Les mêmes lancers pour tout le monde aujourd’hui
daily-heading = Partie du jour, { $date }
daily-lead = Tous ceux qui jouent la partie du jour ont les mêmes lancers, dans le monde entier. Qui en tirera le meilleur parti ?
daily-how = Vous jouez { $side ->
    [white] les blancs
   *[black] les noirs
  } contre { $opponent ->
    [casual] l’amateur
   *[other] l’ordinateur
  }, avec les règles « { $name } ». Les lancers ne dépendent que de la date.
daily-device = La date est celle de cet appareil.
daily-another = Ce n’est pas la partie d’aujourd’hui, mais celle d’un autre jour.
daily-play = Jouer
daily-play-today = Jouer la partie d’aujourd’hui
daily-play-again = Rejouer
daily-best = Votre meilleur résultat du jour
daily-replayed = Vous pouvez la jouer autant que vous voulez. La première fois compte le plus : ensuite, vous connaissez les lancers.
daily-won = Gagnée après { $throws } lancers ; { $left ->
    [0] aucun pion de l’ordinateur ne restait à sortir
    [one] un pion de l’ordinateur restait à sortir
   *[other] { $left } pions de l’ordinateur restaient à sortir
  }.
daily-lost = Perdue après { $throws } lancers ; { $left ->
    [0] aucun de vos pions ne restait à sortir
    [one] un de vos pions restait à sortir
   *[other] { $left } de vos pions restaient à sortir
  }.
daily-drawn = Partie nulle après { $throws } lancers.
daily-text = Senet, partie du jour, { $date } : { $result } { $link }
daily-copy = Copier le résultat
daily-copied = Copié.
daily-not-copied = Ce navigateur ne permet pas à la page de copier. Voici le texte :
daily-show = Résultat et texte à copier
daily-bad-date = « { $value } » n’est pas une date. Écrivez-la comme 2026-11-21.
daily-today-instead = Voici la partie d’aujourd’hui.
daily-unkept = Rien n’est enregistré ici. Le résultat disparaît quand on ferme la page.
daily-fault = La partie du jour ne peut pas commencer. ({ $reason })
daily-close = Fermer

## later: correspondence (play by link)

correspondence-title = Jouer à distance
correspondence-note = Avec quelqu’un au loin, tour par tour
correspondence-lead = Deux personnes, deux appareils, tout le temps que vous voulez. Chaque tour produit un lien, que vous envoyez à votre adversaire par messagerie ou par courriel.
correspondence-rules = Règles : « { $name } », comme maintenant sur le plateau. Pour d’autres règles, commencez d’abord une nouvelle partie.
correspondence-sides-drawn = Avec ces règles, les premiers lancers décident de la couleur de chacun.
correspondence-side = Votre couleur
correspondence-white = { $begins ->
    [yes] Les blancs, et vous commencez
   *[no] Les blancs
  }
correspondence-black = { $begins ->
    [yes] Les noirs, et vous commencez
   *[no] Les noirs
  }
correspondence-fair = Les lancers sont calculés à partir de nombres secrets des deux joueurs. Aucun des deux ne peut les influencer.
correspondence-make = Créer le lien
correspondence-kept = Parties que vous avez commencées
correspondence-kept-game = « { $name } », dernier tour { $date }
correspondence-kept-over = « { $name } », terminée, dernier tour { $date }
correspondence-resume = Continuer
correspondence-resume-named = Continuer : { $game }
correspondence-forget = Effacer
correspondence-forget-named = Effacer : { $game }
correspondence-your-turn = { $side ->
    [white] Partie à distance : c’est à vous. Vous jouez les blancs.
    [black] Partie à distance : c’est à vous. Vous jouez les noirs.
   *[none] Partie à distance : c’est à vous. Les premiers lancers décident de la couleur de chacun.
  }
correspondence-over = Cette partie à distance est terminée.
correspondence-send-invitation = Envoyez ce lien à votre adversaire.
correspondence-send-answer = Vous avez rejoint la partie. Renvoyez ce lien : votre adversaire s’en servira pour continuer.
correspondence-send = Envoyez ce lien à votre adversaire et attendez le sien.
correspondence-send-begins = Votre adversaire commence. Envoyez ce lien et attendez le sien.
correspondence-send-last = La partie est terminée. Envoyez ce dernier lien pour que votre adversaire le voie aussi.
correspondence-link = Lien à envoyer
correspondence-copy = Copier
correspondence-copied = Copié. Envoyez-le maintenant à votre adversaire.
correspondence-marked = Le lien est sélectionné. Copiez-le vous-même.
correspondence-share = Partager…
correspondence-share-text = À vous de jouer dans notre partie de senet
correspondence-shared = Partagé.
correspondence-not-shared = Le lien n’a pas pu être partagé. Copiez-le.
correspondence-qr = Code QR
correspondence-qr-label = Code QR du lien
correspondence-paste = Vous avez reçu un lien ? Collez-le ici
correspondence-open = Ouvrir
correspondence-no-link = Il n’y a pas de lien vers une partie dans ce texte.
correspondence-unkept = Rien n’est enregistré ici. Laissez cet onglet ouvert jusqu’à la réponse de votre adversaire, et collez son lien ici.
correspondence-copy-note = Seul ce navigateur peut continuer cette partie, et certains navigateurs effacent leurs données après une semaine sans visite. Une copie dans un fichier en protège. Elle contient votre nombre secret. Ne l’envoyez pas à votre adversaire.
correspondence-copy-save = Garder une copie dans un fichier
correspondence-copy-open = Ouvrir une copie gardée dans un fichier
correspondence-copy-wrong = Ce fichier n’est pas une copie d’une partie à distance, ou il est endommagé.
correspondence-gone = Cette partie à distance n’est plus enregistrée dans ce navigateur : ses données ont été effacées, par vous ou par le navigateur, ou elle a été commencée ailleurs. Vous pouvez la regarder. Si vous en avez gardé une copie dans un fichier, ouvrez-la sous « Jouer à distance » pour continuer.
correspondence-refused = Le lien ne peut pas être ouvert. ({ $reason })
correspondence-refused-link_damaged = Ce lien est endommagé. Il en manque un morceau, ou quelqu’un l’a modifié. Demandez qu’on vous le renvoie.
correspondence-refused-link_form = Ce lien vient d’une autre version du jeu. Il faut la même version des deux côtés.
correspondence-refused-other_game = Ce lien appartient à une autre partie.
correspondence-refused-own_link = Vous avez créé ce lien vous-même. Envoyez-le à votre adversaire.
correspondence-refused-old_link = C’est un ancien lien : la partie a continué depuis.
correspondence-refused-history_changed = Ce lien contient d’autres tours que ceux que vous avez joués. Quelqu’un l’a modifié.
correspondence-refused-value_changed = Les lancers de ce lien ne correspondent pas à ce qui a été fixé avant la partie. Quelqu’un l’a modifié.
correspondence-refused-illegal_turn = Il y a dans ce lien un tour que les règles ne permettent pas. Quelqu’un l’a modifié.
correspondence-refused-turn_unfinished = Le tour de ce lien n’est pas terminé. Redemandez le lien.
correspondence-refused-not_a_player = Ce navigateur ne connaît pas cette partie. Elle a été commencée sur un autre appareil ou dans un autre navigateur, ou ce navigateur a effacé ses données : certains le font après une semaine sans visite. Continuez là où elle a commencé, ou ouvrez sous « Jouer à distance » la copie que vous avez gardée dans un fichier.

## later: sharing (sharing, saving, looking back)

prompt-looking = Vous revoyez la partie.
button-back-in-game = Retour à la partie
said-back-in-game = Retour à la partie.
said-at-start = Le début de la partie.
said-playing-on = Vous continuez à partir d’ici.
look-back = Revoir la partie
look-back-note = Revoir la partie coup par coup, ou continuer depuis un coup plus ancien
look-back-here = Montrer sur le plateau
look-first = Au début
look-back-one = Un coup en arrière
look-on = Un coup en avant
look-last = Au dernier coup
look-moment = { $at } sur { $last }
look-play-on = Continuer à partir d’ici

menu-share = Partager ou enregistrer cette partie
menu-share-note = Par un lien, une image, un texte ou un fichier
menu-open = Ouvrir une partie
menu-open-note = Depuis un fichier ou un texte
share-title = Partager ou enregistrer
share-link-title = Un lien
share-subject-game = Toute la partie, pour la revoir et la continuer
share-subject-position = Seulement le plateau tel qu’il est maintenant
share-copy = Copier
share-copied = Copié.
share-copy-by-hand = Le navigateur ne permet pas à la page de copier. Le texte est sélectionné. Copiez-le vous-même.
share-send = Envoyer…
share-invites-game = Une partie de senet
share-invites-position = Une position au senet : que joueriez-vous ?
share-no-address = Cette copie de la page est un fichier ou fait partie d’une autre page : il n’y a donc pas de lien à partager. Vous pouvez partager un fichier, un texte ou une image.
share-picture-title = Une image
share-save-picture = Enregistrer l’image
share-picture-noise = Pour éviter qu’on vous reconnaisse, ce navigateur ne laisse pas une page relire ce qu’elle a dessiné. Autorisez ce site à utiliser les données « canvas », ou faites une copie d’écran.
share-file-title = Un fichier ou un texte
share-save-game = Enregistrer la partie dans un fichier
share-text = La partie sous forme de texte
# After a game: a picture with its result, and a link to a game with the same throws. The sentence is sent to a friend.
send-result = Envoyer ceci
send-line = { $outcome ->
    [won] J’ai gagné au senet { $score }
    [lost] J’ai perdu au senet { $score }
   *[other] Une partie de senet, { $score }
  }, en { $throws ->
    [1] 1 lancer
   *[other] { $throws } lancers
  }.
send-invites = Les mêmes lancers pour vous ?
send-picture = Le résultat de cette partie et le plateau à la fin
open-title = Ouvrir une partie
open-safe = La partie en cours n’est pas perdue : vous pourrez la reprendre ensuite.
open-file = Une partie enregistrée
open-paste = Ou collez ici le texte d’une partie, ou un lien vers elle
open-now = Ouvrir
open-empty = Il n’y a encore rien à ouvrir. Choisissez un fichier ou collez un texte.
open-too-long = C’est trop long pour être une partie de senet.
open-no-game = Ce n’est pas une partie de senet, ou le fichier est endommagé.
open-bad-line = La ligne { $line } de ce texte ne peut pas être jouée : la partie n’a pas été ouverte.
open-encoding = À partir de la ligne { $line }, ce fichier n’est ni en UTF-8 ni en UTF-16. Enregistrez-le de nouveau dans votre éditeur avec l’encodage UTF-8.
open-bad-link = Ce lien ne mène pas à une partie de senet, ou il en manque un morceau.
said-opened = La partie est ouverte.

## later: accessibility (facing, full screen, keys that answer questions)

turn-take = Prendre le coffret en main
turn-how = Vous tenez le coffret. Les flèches le font tourner, Espace montre la face suivante, Échap le repose.
turn-next = Face suivante
turn-back = Reposer
turn-board = Le plateau : vous pouvez le tourner. Les flèches le font tourner, Espace montre la face suivante, Échap le repose.
turn-flat = Ici, le plateau est un dessin à plat, qu’on ne peut pas tourner.

query-plain = { $text }.
query-pieces = { $who ->
    [you] Vos pions : { $houses }.
    [computer] Les pions de l’ordinateur : { $houses }.
   *[other] { $side ->
        [white] Les cônes blancs : { $houses }.
       *[black] Les bobines noires : { $houses }.
      }
  }
query-pieces-none = { $who ->
    [you] Vous n’avez aucun pion sur le plateau.
    [computer] L’ordinateur n’a aucun pion sur le plateau.
   *[other] { $side ->
        [white] Il n’y a aucun cône blanc sur le plateau.
       *[black] Il n’y a aucune bobine noire sur le plateau.
      }
  }
query-move = De { $from } à { $to }.
query-move-hit = De { $from } à { $to }, en frappant.
query-move-off = { $from }, hors du plateau.
query-move-enter = Un nouveau pion en { $to }.
query-move-enter-hit = Un nouveau pion en { $to }, en frappant.
query-sticks = Les bâtonnets montrent { $value } : { $light ->
    [one] { $light } clair
   *[other] { $light } clairs
  }, { $dark ->
    [one] { $dark } sombre
   *[other] { $dark } sombres
  }.
query-sticks-none = Rien n’a encore été lancé.
query-die = Le dé montre { $value }.
query-steps = { $count ->
    [0] Plus aucune case à jouer.
    [one] Encore une case à jouer.
   *[other] Encore { $count } cases à jouer.
  }
query-in-hand = Encore à jouer : { $list }.
query-off = { $pieces ->
    [1] { $who ->
        [you] Votre seul pion
        [computer] Le seul pion de l’ordinateur
       *[other] { $side ->
            [white] Le seul cône blanc
           *[black] La seule bobine noire
          }
      } { $count ->
        [0] n’est pas encore hors du plateau
       *[other] est hors du plateau
      }.
   *[other] { $who ->
        [you] { $count ->
            [0] Vous n’avez encore sorti aucun de vos { $pieces } pions.
            [1] Vous avez sorti un de vos { $pieces } pions.
           *[other] Vous avez sorti { $count } de vos { $pieces } pions.
          }
        [computer] { $count ->
            [0] L’ordinateur n’a encore sorti aucun de ses { $pieces } pions.
            [1] L’ordinateur a sorti un de ses { $pieces } pions.
           *[other] L’ordinateur a sorti { $count } de ses { $pieces } pions.
          }
       *[other] { $side ->
            [white] Cônes blancs sortis : { $count } sur { $pieces }.
           *[black] Bobines noires sorties : { $count } sur { $pieces }.
          }
      }
  }
query-hand = { $count ->
    [0] Il ne reste aucun pion à faire entrer.
    [one] Il reste un pion à faire entrer.
   *[other] Il reste { $count } pions à faire entrer.
  }
query-taken = { $count ->
    [0] Aucun pion n’est hors jeu.
    [one] Un pion est hors jeu.
   *[other] { $count } pions sont hors jeu.
  }
query-way = { $who ->
    [you] Il vous reste { $count ->
        [one] { $count } case
       *[other] { $count } cases
      } à parcourir avec tous vos pions.
    [computer] Il reste à l’ordinateur { $count ->
        [one] { $count } case
       *[other] { $count } cases
      } à parcourir avec tous ses pions.
   *[other] { $side ->
        [white] Il reste au camp blanc
       *[black] Il reste au camp noir
      } { $count ->
        [one] { $count } case
       *[other] { $count } cases
      } à parcourir avec tous ses pions.
  }
query-to-end = { $count ->
    [1] Encore une case, et un pion posé ici sort du plateau.
   *[other] À partir d’ici, un pion a encore { $count } cases à parcourir.
  }

brief-said-thrown = { $who ->
    [you] Vous : { $value }.
    [computer] Ordinateur : { $value }.
   *[other] { who } : { $value }.
  }
brief-said-moved = { $who ->
    [you] Vous, de { $from } à { $to }.
    [computer] Ordinateur, de { $from } à { $to }.
   *[other] { who }, de { $from } à { $to }.
  }
brief-said-bumped = Frappé : de { $from } à { $to }.
brief-said-borne-off = { $who ->
    [you] Vous, { $from } hors du plateau.
    [computer] Ordinateur, { $from } hors du plateau.
   *[other] { who }, { $from } hors du plateau.
  }
brief-said-throw-again = Encore un lancer.
brief-said-only-move = { $to ->
    [off] Seul coup : { $from } hors du plateau.
   *[other] Seul coup : { $from } à { $to }.
  }
brief-said-passed-no_move = Aucun coup.
brief-said-aim = { $to ->
    [off] { $from } hors du plateau.
   *[other] { $from } à { $to }.
  }

accessibility-auto-move = Jouer à ma place le seul coup possible et les autres lancers du tour
accessibility-brief = Annonces courtes pour les lecteurs d’écran
accessibility-facing = Tourner le plateau pour deux personnes face à face
accessibility-facing-note = Quand la table est entre vous
accessibility-flip = Le plateau dans l’autre sens
accessibility-flip-note = La première case à l’autre bout
accessibility-full-screen = Plein écran
accessibility-no-full-screen = Le navigateur ne permet pas le plein écran ici.
accessibility-afresh = Repartir de zéro
accessibility-reset = Réinitialiser tous les réglages
accessibility-forget-note = La page enregistre tout sur cet appareil, et nulle part ailleurs. Certains navigateurs l’effacent après une semaine sans visite.
accessibility-forget = Tout effacer sur cet appareil…
accessibility-forget-title = Tout effacer ?
accessibility-forget-what = Tout ce que cette page a enregistré sera effacé de cet appareil : vos réglages, vos parties (même à distance), vos résultats, vos leçons, vos problèmes et vos règles. On ne peut pas revenir en arrière.
accessibility-forget-yes = Tout effacer
accessibility-forget-no = Tout garder
accessibility-not-forgotten = Tout n’a pas pu être effacé. Les réglages du navigateur permettent d’effacer ce qu’un site a enregistré.

## later: kiosk (the unattended screen)

kiosk-attract-label = Démonstration du senet
kiosk-invitation = Touchez l’écran pour jouer
kiosk-caption-race = Le senet est une course à deux. Le premier qui sort tous ses pions du plateau gagne la partie.
kiosk-caption-age = Au bord du Nil, on a joué au senet pendant plus de deux mille ans.
kiosk-caption-throw = D’abord un lancer, puis un coup : le lancer dit de combien de cases un pion peut avancer.
kiosk-caption-signs = Sur beaucoup de plateaux anciens, seules les cinq dernières cases portent des signes. L’un d’eux est l’eau.
kiosk-caption-rules = Personne ne connaît les règles antiques. Celles-ci ont été reconstituées par des chercheurs de notre temps.
kiosk-caption-computer = Ici, l’ordinateur joue contre lui-même. Saurez-vous faire mieux ?
kiosk-news-hit = Pion frappé : un pion est arrivé sur un autre, et les deux échangent leurs places.
kiosk-news-water = Un pion est tombé à l’eau. Il doit en sortir avant que son camp puisse continuer.
kiosk-news-home = Un pion est sorti du plateau. Le premier qui sort tous les siens gagne.
kiosk-news-comeback = Ce camp était mené et il a gagné quand même. Au senet, rien n’est joué avant le dernier lancer.
kiosk-take-home = Pour emporter : visez ici avec l’appareil photo de votre téléphone.

kiosk-bar-label = Pour cette visite
kiosk-languages = Langue
kiosk-larger = Plus grand
kiosk-contrast = Contraste élevé
kiosk-sound = Son
kiosk-finish = Terminer

kiosk-still-title = Êtes-vous toujours là ?
kiosk-still-what = Touchez l’écran pour continuer. Sinon, le jeu est remis à zéro pour la personne suivante.
kiosk-still-left = { $seconds ->
    [1] Encore une seconde
   *[other] Encore { $seconds } secondes
  }
kiosk-still-go-on = Je suis toujours là
kiosk-visit-over = La visite est terminée. Tout a été remis à zéro.

kiosk-curator-title = Pour l’équipe du musée
kiosk-curator-day = Jour
kiosk-curator-begun = Parties commencées
kiosk-curator-ended = Parties jouées jusqu’au bout
kiosk-curator-resets = Visites closes pour inactivité
kiosk-curator-none = Personne n’a encore joué.
kiosk-curator-note = Ces nombres sont conservés soixante jours sur cet appareil, et nulle part ailleurs.
kiosk-curator-not-kept = Rien n’est enregistré ici : les nombres disparaissent quand on ferme la page.
kiosk-curator-file = Fichier du musée
kiosk-file-none = Aucun fichier du musée n’est utilisé.
kiosk-file-good = Tout le contenu de { $file } est utilisé. Cette version est utilisée depuis le { $date }.
kiosk-file-unreachable = { $file } ne peut pas être atteint maintenant. La dernière bonne version est utilisée depuis le { $date }.
kiosk-file-faulty = { $file } contient des erreurs. La dernière bonne version est utilisée depuis le { $date }.
kiosk-file-copy = { $file } ne peut pas être utilisé tel quel. La copie de cet appareil est utilisée depuis le { $date }.
kiosk-file-copied = Une copie est conservée sur cet appareil, pour un démarrage sans connexion.
kiosk-file-unkept = Ce navigateur n’enregistre pas de copie du fichier. Après un démarrage sans connexion, le fichier manque. ({ $reason })
kiosk-file-read-again = Le relire
# Says whether the screen stays on; one of the three is shown.
kiosk-screen-awake = L’écran est maintenu allumé.
kiosk-screen-resting = Le musée est fermé : l’écran peut se mettre en veille.
kiosk-screen-refused = Ce navigateur laisse l’écran se mettre en veille. Modifiez les réglages d’énergie de l’appareil. ({ $reason })
kiosk-screen-insecure = L’écran peut se mettre en veille, car cette page a été ouverte en http. Ouvrez-la en https ou depuis cet ordinateur même, ou modifiez les réglages d’énergie de l’appareil.
# $list is a list of names of languages.
kiosk-not-drawn = Pas proposées, car cet appareil n’a pas de police pour elles : { $list }
kiosk-corner = { $count ->
    [1] Fichier du musée : { $fault }
   *[other] Fichier du musée, { $count } erreurs. La première : { $fault }
  }
kiosk-fault-long = { $field } : le texte est trop long : { $found } caractères, il y a de la place pour { $most }. Raccourcissez-le.
kiosk-fault-count = { $field } : trop d’entrées : { $found }, il y a de la place pour { $most }. Retirez-en quelques-unes.
kiosk-fault-empty = { $field } : le champ est vide. Écrivez quelque chose ou retirez-le.
kiosk-fault-range = { $field } : { $found } n’est pas possible. Valeurs possibles : de { $least } à { $most } secondes.
kiosk-fault-inches = { $field } : { $found } n’est pas possible. Les valeurs vont de { $least } à { $most } pouces.
kiosk-fault-time = { $field } : { $found } n’est pas une heure. Écrivez-la comme 09:30.
kiosk-fault-choice = { $field } : { $found } est inconnu. Valeurs possibles : { $allowed }.
kiosk-fault-kind = { $field } : il faut ici { $kind ->
    [text] un texte, entre guillemets.
    [number] un nombre, sans guillemets.
    [flag] true ou false, sans guillemets.
    [list] une liste, entre crochets.
   *[group] un groupe, entre accolades.
}
kiosk-fault-missing = Il manque { $field }.
kiosk-fault-rules = { $field } : { $reason }
kiosk-fault-twice = { $field } : { $found } y est deux fois. Retirez l’un des deux.
kiosk-fault-picture-name = { $field } : { $found } n’est pas une image pour cet écran. Nommez un fichier du même dossier qui finit par .png, .jpg, .webp, .gif ou .svg.
kiosk-fault-address = { $field } : { $found } n’est pas une adresse que les visiteurs peuvent ouvrir. Elle commence par https://.
kiosk-fault-no-group = Tout le fichier doit être un groupe, entre accolades.
kiosk-fault-encoding = Le fichier n’est pas écrit en UTF-8. Enregistrez-le de nouveau dans votre éditeur avec l’encodage UTF-8.
kiosk-fault-picture = { $field } : cette image ne peut pas être montrée : { $found }
kiosk-fault-field = { $field } : ce champ n’existe pas.
kiosk-fault-json = { $line ->
    [0] Quelque part
   *[other] À la ligne { $line }
  }, une virgule, un guillemet, un crochet ou une accolade manque ou est mal placé. ({ $reason })
kiosk-fault-unreadable = Le fichier ne peut pas être lu : { $reason }
kiosk-fault-elsewhere = { $file } n’est pas une adresse du site de cette page.

## later: review (the review of a game: luck and choices)

review-menu = Chance et choix jusqu’ici
review-menu-note = Ce que les lancers ont apporté et ce que les choix ont coûté. Regarder compte comme une aide.
review-title = Ce qui s’est passé
review-title-open = Chance et choix jusqu’ici
review-help = Regarder compte comme une aide : vous pouvez y apprendre plus que n’en sait l’adversaire.
review-working = La partie est évaluée : { $done } lancers sur { $all }…
review-solving = La partie est d’abord résolue exactement. Cela prend quelques secondes…
review-failed = La partie n’a pas pu être évaluée.
review-retry = Réessayer
# Which side the throws helped. Then, if there were enough choices to judge, which side missed more.
review-luck = { $who ->
    [you] La chance était avec vous.
    [computer] La chance était avec l’ordinateur.
    [white] La chance était avec le camp blanc.
    [black] La chance était avec le camp noir.
   *[none] La chance n’a favorisé personne.
  }
review-missed = { $who ->
    [you] Vous avez manqué plus d’occasions que l’ordinateur.
    [computer] L’ordinateur a manqué plus d’occasions que vous.
    [white] Le camp blanc a manqué plus d’occasions que le noir.
    [black] Le camp noir a manqué plus d’occasions que le blanc.
    [neither] Personne n’a manqué grand-chose.
   *[both] Les deux ont manqué à peu près autant d’occasions.
  }
review-verdict-drawn = La partie est nulle.
review-bar-label = { $who ->
    [you] D’où vient votre résultat, en parties sur 100
    [computer] D’où vient le résultat de l’ordinateur, en parties sur 100
    [white] D’où vient le résultat du camp blanc, en parties sur 100
   *[black] D’où vient le résultat du camp noir, en parties sur 100
  }
review-part-start = Au départ
review-part-start-note = Nombre de parties sur 100 gagnées depuis le départ quand les deux camps choisissent toujours le meilleur coup.
review-part-sticks = La chance
review-part-unsure = Incertain
review-part-unsure-note = De combien l’évaluation se corrige un lancer plus tard.
review-part-choices = { $who ->
    [you] Vos choix
    [computer] Les choix de l’ordinateur
    [white] Les choix du camp blanc
   *[black] Les choix du camp noir
  }
review-part-end = Le résultat
review-part-now = Maintenant
review-none = Aucun lancer ni aucun choix n’a compté ne serait-ce que pour une partie sur 100.
review-throw = { $made ->
    [made] Lancer { $n } : { $value }.
   *[none] Lancer { $n }.
  }
review-slip = petite erreur
review-mistake = erreur
review-big = grosse erreur
review-found = { $choices ->
    [1] { $who ->
        [you] Vous avez eu un seul vrai choix, et vous avez { $best ->
            [0] manqué
           *[other] trouvé
          }
        [computer] L’ordinateur a eu un seul vrai choix, et il a { $best ->
            [0] manqué
           *[other] trouvé
          }
        [white] Le camp blanc a eu un seul vrai choix, et il a { $best ->
            [0] manqué
           *[other] trouvé
          }
       *[black] Le camp noir a eu un seul vrai choix, et il a { $best ->
            [0] manqué
           *[other] trouvé
          }
      } le meilleur coup.
   *[other] { $who ->
        [you] Vous { $best ->
            [0] n’avez trouvé le meilleur coup dans aucun des { $choices } choix
           *[other] avez trouvé le meilleur coup dans { $best } choix sur { $choices }
          }.
        [computer] L’ordinateur { $best ->
            [0] n’a trouvé le meilleur coup dans aucun des { $choices } choix
           *[other] a trouvé le meilleur coup dans { $best } choix sur { $choices }
          }.
        [white] Le camp blanc { $best ->
            [0] n’a trouvé le meilleur coup dans aucun des { $choices } choix
           *[other] a trouvé le meilleur coup dans { $best } choix sur { $choices }
          }.
       *[black] Le camp noir { $best ->
            [0] n’a trouvé le meilleur coup dans aucun des { $choices } choix
           *[other] a trouvé le meilleur coup dans { $best } choix sur { $choices }
          }.
      }
  }
review-judge-exact = Évaluation exacte : toutes les positions de cette partie sont résolues.
review-judge-net = Évaluation par le joueur le plus fort, qui regarde un lancer plus loin et peut se tromper.
review-judge-thumb = Évaluation par des principes simples, car il n’y a pas ici de joueur plus fort pour ces règles. Ils peuvent se tromper.
review-judge-gap = { $points ->
    [0] Dans cette partie, l’évaluation n’a pas changé d’un lancer à l’autre.
    [one] Dans cette partie, l’évaluation a changé de { $points } partie sur 100 d’un lancer à l’autre.
   *[other] Dans cette partie, l’évaluation a changé de { $points } parties sur 100 d’un lancer à l’autre.
  }
review-judge-loss = Là où le jeu parfait est connu, chaque choix de ce joueur ne réduit en moyenne sa probabilité de gagner que de { $loss } point de pourcentage.
review-judge-endgames = Les derniers coups sont évalués exactement.
review-judge-unsure = L’évaluation a beaucoup changé : prenez les parts comme un simple ordre de grandeur.
review-curve = { $who ->
    [you] Votre probabilité de gagner, lancer après lancer
    [computer] La probabilité de gagner de l’ordinateur, lancer après lancer
    [white] La probabilité de gagner du camp blanc, lancer après lancer
   *[black] La probabilité de gagner du camp noir, lancer après lancer
  }
review-curve-hint = Le curseur montre chaque moment sur le plateau.
review-curve-key = La touche N mène au prochain moment important.
review-scrub = Un moment de la partie
# A label in the upper or lower half of the curve.
review-ahead = { $who ->
    [you] vous menez
    [computer] l’ordinateur mène
    [white] le camp blanc mène
   *[black] le camp noir mène
  }
review-at = { $who ->
    [you] Lancer { $n } : à partir d’ici, vous { $chance ->
        [0] ne gagnez aucune partie
        [one] gagnez { $chance } partie
       *[other] gagnez { $chance } parties
      } sur 100.
    [computer] Lancer { $n } : à partir d’ici, l’ordinateur { $chance ->
        [0] ne gagne aucune partie
        [one] gagne { $chance } partie
       *[other] gagne { $chance } parties
      } sur 100.
    [white] Lancer { $n } : à partir d’ici, le camp blanc { $chance ->
        [0] ne gagne aucune partie
        [one] gagne { $chance } partie
       *[other] gagne { $chance } parties
      } sur 100.
   *[black] Lancer { $n } : à partir d’ici, le camp noir { $chance ->
        [0] ne gagne aucune partie
        [one] gagne { $chance } partie
       *[other] gagne { $chance } parties
      } sur 100.
  }
review-legend = { $side ->
    [white] Lancers du camp blanc
   *[black] Lancers du camp noir
  }
review-mistakes = Erreurs
review-next = Moment suivant
review-table = En tableau
review-col-throw = Lancer
review-col-player = Joueur
review-col-value = Valeur
review-col-move = Coup
review-col-chance = Probabilité
review-col-luck = Chance
review-col-loss = Perdu
review-player = { who }
review-moments = Les moments importants
review-numbers = En chiffres
review-no-mistake = Aucun choix n’a coûté 5 parties sur 100 ou plus.
review-picture = Le plateau au lancer { $n }
review-moment-slip = { $who ->
    [you] Votre choix le plus coûteux
   *[black] Un choix coûteux
  }
review-moment-throw = Un lancer qui a beaucoup changé
review-moment-turn = Ici, l’avantage a changé de camp pour la dernière fois
review-chance = { $who ->
    [you] Votre probabilité de gagner : de { $before } à { $after } sur 100.
    [computer] La probabilité de gagner de l’ordinateur : de { $before } à { $after } sur 100.
    [white] La probabilité de gagner du camp blanc : de { $before } à { $after } sur 100.
   *[black] La probabilité de gagner du camp noir : de { $before } à { $after } sur 100.
  }
review-gave-away = { $points ->
    [0] Ce choix n’a presque rien coûté.
    [one] Ce choix a coûté { $points } partie sur 100.
   *[other] Ce choix a coûté { $points } parties sur 100.
  }
review-try = Choisir à nouveau
review-try-prompt = Que joueriez-vous ici ? Essayez sur le plateau.
review-try-right = C’est juste : il n’y a rien de mieux.
review-try-wrong = { $points ->
    [one] Cela coûte { $points } partie sur 100. Essayez autre chose.
   *[other] Cela coûte { $points } parties sur 100. Essayez autre chose.
  }
review-better = Mieux
review-show = Montrer le meilleur coup
review-back = Retour à la fin de la partie
review-hundred = À partir d’ici, 100 fois
review-hundred-result = { $who ->
    [you] { $wins ->
        [0] Vous ne gagnez aucune partie sur { $games }.
       *[other] Vous gagnez { $wins } fois sur { $games }.
      }
    [computer] { $wins ->
        [0] L’ordinateur ne gagne aucune partie sur { $games }.
       *[other] L’ordinateur gagne { $wins } fois sur { $games }.
      }
    [white] { $wins ->
        [0] Le camp blanc ne gagne aucune partie sur { $games }.
       *[other] Le camp blanc gagne { $wins } fois sur { $games }.
      }
   *[black] { $wins ->
        [0] Le camp noir ne gagne aucune partie sur { $games }.
       *[other] Le camp noir gagne { $wins } fois sur { $games }.
      }
  }
review-hundred-note = L’ordinateur a joué les deux camps.

## later: first-rules (a few words on the board, the first time that a rule strikes; at most eight words)

first-back = Rien ne peut avancer : un pion recule
first-water = L’eau retient le pion
first-block = Aucun pion ne peut bouger : le tour passe
first-dark = Aucune face claire compte { $value }
first-again = Un { $value } donne un autre lancer

## later: race (a bar below the names that shows the chance to win)

race-title = Probabilité de gagner
race-chance = { $who ->
    [you] Votre probabilité de gagner : { $chance } sur 100.
    [computer] La probabilité de gagner de l’ordinateur : { $chance } sur 100.
    [white] La probabilité de gagner du camp blanc : { $chance } sur 100.
   *[black] La probabilité de gagner du camp noir : { $chance } sur 100.
  }
race-setting = Montrer qui mène

## later: computer-turn (the computer’s last turn, beside its name)

turn-again = Revoir le tour de l’ordinateur
turn-none = L’ordinateur n’a pas encore joué.

## later: shared-throws/rematch (two games with the same sticks)

rematch-offer = Était-ce seulement la chance ? Jouez deux parties avec les mêmes lancers : dans la seconde, chacun reçoit les lancers de l’autre.
rematch-offer-start = Deux parties, mêmes lancers
rematch-first = La première de deux parties avec les mêmes lancers.
rematch-next = Et maintenant les mêmes lancers, échangés : chacun reçoit ceux que l’autre avait.
rematch-next-start = Jouer la seconde partie
rematch-second = La seconde de deux parties avec les mêmes lancers : ils sont maintenant échangés.
rematch-working = Les deux parties sont comparées…
rematch-points = { $who ->
    [you] Avec les mêmes lancers : vous { $own }, l’ordinateur { $other }.
   *[pair] Avec les mêmes lancers : joueur 1 { $own }, joueur 2 { $other }.
  }
rematch-better = { $who ->
    [you] Vous les avez mieux utilisés
    [computer] L’ordinateur les a mieux utilisés
    [first] Le joueur 1 les a mieux utilisés
   *[second] Le joueur 2 les a mieux utilisés
  }, de { $points ->
    [one] { $points } partie
   *[other] { $points } parties
  } sur 100.
rematch-equal = Les deux joueurs les ont aussi bien utilisés l’un que l’autre.
rematch-lost = La première partie de cette paire n’est pas connue ici : on ne peut pas comparer les deux.
said-rematch-first = La première de deux parties avec les mêmes lancers.
said-rematch-second = La seconde partie : les lancers sont échangés.

## later: shared-throws/everyone (the same sticks for everyone, by link)

everyone-menu = Défier quelqu’un
everyone-note = Un lien : des amis ou une classe jouent la même partie avec les mêmes lancers
everyone-lead = Qui ouvre ce lien joue avec les mêmes règles, dans le même camp et avec les mêmes lancers. Chaque camp a ses propres lancers, et aucun coup ne peut les changer.
everyone-after = Après la partie, chacun voit ce que ses choix ont coûté. Celui ou celle qui a le moins perdu a le mieux utilisé les lancers.
everyone-own = Votre résultat
everyone-text = Senet, les mêmes lancers : { $result } { $link }
everyone-play = Jouer maintenant
everyone-qr = Code QR
everyone-line = Les mêmes lancers pour tous ceux qui ont ce lien.
everyone-result = { $outcome ->
    [won] Vous avez gagné avec ces lancers.
    [drawn] Avec ces lancers, la partie est nulle.
   *[lost] Vous avez perdu avec ces lancers.
  }
everyone-lost = { $points ->
    [0] Vos choix n’ont rien coûté.
    [one] Vos choix ont coûté { $points } partie sur 100.
   *[other] Vos choix ont coûté { $points } parties sur 100.
  }
everyone-damaged = Une partie de ce lien manque ou a changé : les lancers partagés ne peuvent pas être joués. Ouvrez le lien entier, ou redemandez-le.

## later: puzzles (one choice to find in solved endgames)

puzzle-menu = Problèmes
puzzle-menu-note = Trouvez le meilleur choix dans de vraies fins de partie ; un nouveau problème chaque jour
puzzle-about = Chaque problème est la fin d’une vraie partie, résolue exactement. Un mauvais essai ne coûte rien.
puzzle-count = Résolus : { $count } sur { $all }, dont { $first ->
    [0] aucun
   *[other] { $first }
  } du premier coup.
puzzle-day = Problème du jour
puzzle-next = Problème suivant
puzzle-all = Tous les problèmes
puzzle-leave = Quitter les problèmes
puzzle-show = Montrer le meilleur coup
puzzle-title = Problème { $number } sur { $count }
puzzle-ask = Quel est le meilleur choix ? Essayez-le sur le plateau.
puzzle-stars = Difficulté { $stars } sur 5
puzzle-is-open = pas encore résolu
puzzle-is-first = résolu du premier coup
puzzle-is-later = résolu
puzzle-wrong = Ainsi, vous { $points ->
    [0] ne gagnez aucune partie
    [one] gagnez { $points } partie
   *[other] gagnez { $points } parties
  } sur 100 : { $lost } de moins qu’avec le meilleur coup. Revenez et essayez autre chose.
puzzle-then = Voyez ce qui arrive sur un lancer de { $value }.
puzzle-right = C’est juste : vous gagnez ainsi { $points ->
    [one] { $points } partie
   *[other] { $points } parties
  } sur 100.
puzzle-best = Avec le meilleur coup, vous gagnez { $points ->
    [one] { $points } partie
   *[other] { $points } parties
  } sur 100 : { $move }
puzzle-theme-front = Le pion de derrière
puzzle-theme-hit = Frapper
puzzle-theme-home = Ne pas encore sortir
puzzle-theme-spare = Ne pas frapper
puzzle-theme-water = Dans l’eau
puzzle-lesson-front = Le pion de tête n’est pas toujours celui qu’il faut jouer.
puzzle-lesson-hit = Frapper peut valoir mieux qu’une place sûre.
puzzle-lesson-home = Sortir un pion du plateau peut attendre.
puzzle-lesson-spare = Frapper ne vaut pas toujours le risque.
puzzle-lesson-water = Sortir aussitôt de l’eau n’est pas toujours le mieux.
puzzle-hundred = 100 parties après le meilleur coup
puzzle-own = Tirés de vos parties
puzzle-own-about = Vos choix qui ont coûté 5 parties sur 100 ou plus. Ils ne sont enregistrés que sur cet appareil.
puzzle-own-none = Quand une partie contre l’ordinateur est finie, vos choix les plus coûteux arrivent ici. Ils ne sont enregistrés que sur cet appareil.
puzzle-own-title = Tirés de vos parties : { $number } sur { $count }
puzzle-own-new = { $count ->
    [1] Un de vos choix dans cette partie est devenu un problème.
   *[other] { $count } de vos choix dans cette partie sont devenus des problèmes.
  }
puzzle-own-try = Trouver le meilleur coup
puzzle-own-delete = Effacer ces problèmes
puzzle-own-gone = Ce problème ne correspond plus à ses règles et a été effacé.

## later: offline (use without the internet)

offline-kept = Enregistré sur cet appareil. Le jeu fonctionne aussi sans connexion.
offline-keeping = Enregistrement du jeu sur cet appareil… Ensuite, il fonctionnera aussi sans connexion.
offline-failed = { $why ->
    [changed] Le jeu n’a pas pu être enregistré sur cet appareil, car le fichier { $file } a été modifié en route, par le serveur ou par un intermédiaire. Il lui faut une connexion à internet.
    [missing] Le jeu n’a pas pu être enregistré sur cet appareil, car le fichier { $file } n’a pas pu être chargé. Il lui faut une connexion à internet.
    [space] Le jeu n’a pas pu être enregistré sur cet appareil, car il n’y a pas assez de place. Il lui faut une connexion à internet.
   *[unknown] Le jeu n’a pas pu être enregistré sur cet appareil. Il a besoin d’une connexion jusqu’au prochain chargement.
  }
offline-refused = { $why ->
    [policy] La politique de sécurité de ce site ne permet pas d’enregistrer le jeu sur cet appareil : elle doit contenir { $file }. Il lui faut une connexion à internet.
   *[browser] Ce navigateur ne permet pas d’enregistrer le jeu sur cet appareil, par exemple parce que cette fenêtre est privée ou parce que les sites ne peuvent pas stocker de données. Il lui faut une connexion à internet.
  }
offline-impossible = Ici, le jeu n’est pas enregistré sur cet appareil. Il a besoin d’une connexion.
offline-insecure = Cette page a été ouverte en http, et le navigateur ne permet donc pas d’enregistrer le jeu sur cet appareil. En https, il le permettrait. Il a besoin d’une connexion.
offline-saver = L’économiseur de données est activé : le jeu n’a pas été enregistré sur cet appareil. Il lui faut une connexion à internet.
offline-new-version = Il y a une nouvelle version de ce jeu. Votre partie reste comme elle est.
offline-renew = Charger la nouvelle version

## later: embedding (the page for site builders)

embedding-title = Le senet sur votre site
embedding-lead = Réglez le jeu, regardez le résultat et copiez le code pour votre page. Le jeu ne contacte aucun autre serveur, ne dépose aucun cookie et ne sait rien de vos visiteurs.
embedding-to-game = Aller au jeu
embedding-options = Le jeu
embedding-preview = Aperçu
embedding-lines = Code pour votre page
embedding-language = Langue du jeu
embedding-theme-any = Au choix du visiteur
embedding-keep = Conserver la partie du visiteur sur son appareil
embedding-kiosk = Pour un écran sans surveillance
embedding-way = Méthode
embedding-way-frame = Cadre
embedding-way-fitting = Cadre qui s’ajuste
embedding-way-element = Élément
embedding-way-own = Votre propre copie
embedding-way-oembed = oEmbed
embedding-about-frame = Le moyen le plus simple. Collez ce code là où le jeu doit être. Il ne demande aucun script sur votre page.
embedding-about-fitting = Un court script donne au cadre la hauteur qu’il faut au jeu. Il peut aussi dire à votre page ce qui se passe dans le jeu.
embedding-about-element = Le jeu comme partie de votre propre page, sans cadre. Il peut prendre vos couleurs et vos polices.
embedding-about-own = Le jeu sur votre propre serveur, comme un dossier de fichiers. Rien ne s’exécute sur le serveur.
embedding-about-oembed = Pour les sites qui font un aperçu d’un lien. Enregistrez ce code sous le nom oembed.json dans le dossier du jeu.
embedding-height = Hauteur en pixels
embedding-site = Adresse de votre page (facultative)
embedding-same = Votre page est sur le même site que le jeu : rien de plus n’est nécessaire.
embedding-elsewhere = Votre page est sur un autre site que le jeu. Le serveur du jeu doit envoyer cet en-tête avec ses fichiers, sinon rien ne s’affiche : { $value }
embedding-elsewhere-maybe = Si votre page est sur un autre site que le jeu, le serveur du jeu doit envoyer cet en-tête avec ses fichiers, sinon rien ne s’affiche : { $value }
embedding-header-sent = Le serveur l’envoie.
embedding-header-missing = Le serveur ne l’envoie pas encore.
embedding-preview-blocked = L’aperçu n’est pas permis ici. La politique de sécurité du contenu de ce site doit contenir { $value }.
embedding-own-copy = Copiez le dossier du jeu sur votre serveur, par exemple vers { $value }.
embedding-own-policy = Si votre site a une politique de sécurité du contenu, elle doit contenir { $value }.
embedding-own-lines = Collez ce code dans votre page :
embedding-copy = Copier
embedding-copied = Copié.
embedding-select = Votre navigateur ne permet pas à la page de copier. Le code est sélectionné. Copiez-le vous-même.

## later: print (board, sticks and rules to print)

print-title = Le senet sur papier
print-lead = Imprimez tout ce qu’il faut pour jouer sans écran : le plateau, les pions, des bâtonnets ou un dé, les règles et une fiche d’exercices. L’encre noire suffit.
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-button = Imprimer
print-real-size = Imprimez en taille réelle (100 %), sans ajuster à la page.
print-sheet-board = Plateau : { $game }
print-sheet-sticks = { $tool ->
    [die] Dé et pions
   *[sticks] Bâtonnets et pions
  }
print-sheet-rules = Règles : { $game }
print-sheet-worksheet = Fiche d’exercices : probabilités
print-sheet-answers = Fiche d’exercices : réponses
print-board-how = Découpez les morceaux. Collez-les ensemble de façon que les nombres se suivent, puis collez le plateau sur du carton. Les nombres montrent le chemin des pions.
print-board-part = Morceau { $letter }
print-sticks-how = Découpez les bâtonnets. Pliez chacun le long de la ligne du milieu et collez-le. Une face est maintenant claire et l’autre sombre. De vrais bâtonnets vont aussi bien : fendez de fines branches et peignez le côté rond.
print-die-how = Découpez le grand triangle. Pliez-le le long des lignes pour former une pyramide et collez-la. Lancez-la : c’est le nombre de la face du dessous qui compte.
print-pieces-how = Découpez les pions. Des pièces de monnaie ou des boutons de deux sortes vont aussi bien.
print-pieces = { $side ->
    [white] Cônes, pour les blancs
   *[black] Bobines, pour les noirs
  }
print-stick = { $face ->
    [light] face claire
   *[dark] face sombre
  }
print-name = Nom
print-date = Date

print-task-ways = { $tool ->
    [die] Un dé a { $sides } faces. De combien de façons peut-il tomber ?
   *[sticks] Chaque bâtonnet tombe avec la face claire ou la face sombre vers le haut. De combien de façons { $sticks } bâtonnets peuvent-ils tomber ?
  }
print-task-table = { $tool ->
    [die] Remplissez le tableau. Pour chaque lancer, combien des { $ways } façons le donnent ?
   *[sticks] Remplissez le tableau. Pour chaque lancer, combien des { $ways } façons le donnent ? Pour vous aider, notez toutes les façons, par exemple : { $sticks ->
        [2] claire, sombre
        [5] claire, claire, sombre, claire, sombre
       *[other] claire, claire, sombre, claire
      }.
  }
print-task-most = Quel lancer sort le plus souvent ?
print-task-throw = Notez d’abord ce que vous attendez. Lancez ensuite { $count } fois, et faites un trait dans le tableau à chaque lancer.
print-task-compare = Comparez ce que vous attendiez et ce que vous avez obtenu. Est-ce pareil ? Réunissez ensuite les traits de toute la classe. Qu’est-ce qui change ?
print-task-again = Certains lancers permettent de relancer : { $throws }. Quelle est la probabilité d’obtenir l’un d’eux ?
print-task-twice = Quelle est la probabilité d’obtenir un tel nombre deux fois de suite ?
print-task-mean = Quelle est la moyenne de tous les lancers ?
print-column-throw = Lancer
print-column-ways = Façons
print-column-expected = Attendu en { $count } lancers
print-column-thrown = Obtenu
print-column-total = Total

print-answer-ways = { $tool ->
    [die] De { $ways } façons.
   *[sticks] De { $ways } façons : { $product } = { $ways }.
  }
print-answer-count = Seules { $ways } comptent ; pour les autres, on relance.
print-answer-table = Voir le tableau ci-dessous.
print-answer-most = { $count ->
    [1] Le { $throws } : il sort dans { $part } des { $ways } façons.
   *[other] Aucun en particulier : { $throws } sortent aussi souvent les uns que les autres, chacun dans { $part } des { $ways } façons.
  }
print-answer-compare = Ce que l’on attend et ce que l’on lance sont rarement tout à fait pareils. Plus il y a de lancers, plus leurs parts se rapprochent de celles que l’on attend.
print-answer-again = { $part } des { $ways } façons, soit { NUMBER($percent, maximumFractionDigits: 1) } %.
print-answer-twice = { $part }/{ $ways } × { $part }/{ $ways }, soit { NUMBER($percent, maximumFractionDigits: 1) } %.
print-answer-mean = { $sum } ÷ { $ways } = { NUMBER($mean, maximumFractionDigits: 4) }. Multipliez chaque lancer par son nombre de façons, additionnez le tout et divisez par { $ways }.
print-to-game = Aller au jeu
print-task-open = Personne ne sait combien valait chaque lancer dans l’Égypte ancienne. Inventez votre propre façon de compter et calculez les probabilités.
print-answer-open = Beaucoup de réponses sont justes. Les { $ways } façons restent les mêmes ; seul change ce qu’elles valent.

## later: school (for schools)

school-recorded = Votre plateforme d’apprentissage enregistre votre partie et votre meilleur résultat.
school-resumed = Votre partie reprend là où vous l’aviez laissée.
school-finished = La partie est terminée. Votre résultat : { $score } sur 100. Il a été transmis à votre plateforme d’apprentissage.
school-learned = Vous avez terminé la première leçon. Votre plateforme d’apprentissage compte maintenant cette activité comme faite.
school-not-launched = Cette page n’a pas été ouverte par une plateforme d’apprentissage. Vous pouvez jouer, mais aucun résultat n’y est enregistré.
school-not-started = La plateforme d’apprentissage n’a pas accepté la connexion. Vous pouvez jouer, mais aucun résultat n’y est enregistré. Prévenez votre enseignant ou enseignante. ({ $reason })
school-not-kept = La plateforme d’apprentissage n’a pas enregistré votre résultat. Vous pouvez continuer à jouer. Prévenez votre enseignant ou enseignante. ({ $reason })
school-damaged = La partie que la plateforme d’apprentissage a enregistrée ne peut pas être ouverte. Une nouvelle partie a commencé. Votre résultat précédent est conservé.
school-too-long = Cette partie est trop longue pour la plateforme d’apprentissage. Elle enregistre le plateau tel qu’il est, mais pas les coups d’avant.

## later: lab (the laboratory: what a disputed rule does to the game)

lab-title = Le laboratoire
lab-lead = Les règles du senet sont perdues, et les reconstitutions se contredisent. Comparez-en deux, ou changez une règle, et voyez sur des milliers de parties ce que cela change.
lab-class-lead = Deux jeux de règles, une question : devinez d’abord, puis l’ordinateur joue 500 parties avec chacun.
lab-to-class = Pour une classe
lab-to-full = Le laboratoire complet
lab-question = Votre question
lab-kind = Que voulez-vous savoir ?
lab-kind-compare = Comparer
lab-kind-compare-note = deux jeux de règles ou plus, ou un seul avec une règle changée
lab-kind-sweep = Essayer chaque règle incertaine
lab-kind-sweep-note = un jeu de règles, dont chaque question ouverte reçoit tour à tour une autre réponse
lab-kind-grid = Changer deux règles à la fois
lab-kind-grid-note = l’effet de l’une dépend-il de l’autre ?
lab-pick = Choisissez-en jusqu’à { $most }
lab-pick-one = Choisissez-en un
lab-pick-two = Choisissez-en au moins deux, ou faites une copie et changez-la.
lab-duplicate = Faire une copie à changer
lab-remove = Retirer
# $changes is a list such as "Two pieces side by side protect each other: no".
lab-variant = { $name }, avec : { $changes }
lab-player = Qui joue
lab-player-net = Des joueurs guidés par un réseau de neurones
lab-player-hand-made = Des joueurs au plan simple
lab-player-human-like = Des joueurs aux habitudes humaines
lab-player-random = Des joueurs qui jouent au hasard
lab-player-all = Les trois sortes de joueurs
lab-judge = Qui estime les chances
lab-judge-net = Le réseau de neurones
lab-judge-hand-made = Le plan simple
lab-judge-none = Personne : on compte seulement ce qui se passe (plus rapide)
lab-evaluators = Qui joue : { $player }. Qui estime les chances : { $judge }. C’est pareil pour toutes les règles.
lab-replaced = Le réseau de neurones joue trop mal avec ces règles : { $rules }. Pour toutes les règles comparées, le plan simple prend sa place.
lab-doubt-comebacks = Attention : avec « { $name } », { $value } des vainqueurs ont eu à un moment moins d’une chance sur quatre. Si les chances estimées étaient justes, ce serait au plus { $expected }. Ne vous fiez pas ici aux mesures qui ont besoin des chances.
lab-doubt-luck = Attention : avec « { $name } », la chance totale vaut { $value } au lieu de { $expected }. Les chances estimées sont fausses. Ne vous fiez pas ici aux mesures qui en ont besoin.
lab-games = Parties
lab-games-count = { $count } de chaque
lab-seed = Graine
lab-seed-wrong = Donnez un nombre entier de 0 à 999999999999999.
lab-opening = Une réponse pour commencer
lab-opening-answer = Dans « { $name } », les dix derniers lancers d’une partie portent { $late } de toute sa chance. Dans « { $second } », { $other }.
lab-opening-length = Partie typique : { $throws } lancers, { $time }
lab-opening-throws = Les dix derniers de tous les lancers
lab-opening-luck = Chance des dix derniers lancers
lab-opening-note = La chance, c’est ce dont un lancer déplace les chances de gagner, multiplié par lui-même. Trois sortes de joueurs ont joué chaque jeu { $games } fois, et les chances ont été estimées de deux façons. Les estimations qui contredisent la théorie ne comptent pas. Foncé : le plus petit résultat. Clair : jusqu’au plus grand.
lab-opening-again = Rejouer ces parties
lab-evidence = Là où de meilleures sources apprendraient le plus
lab-evidence-answer = Lectures qui changent une partie : { $all }. Parmi elles, sur des points qu’aucune source antique ne tranche : { $weak }. La plus forte : « { $point } » dans « { $name } ».
lab-evidence-note = Chaque point est une règle lue autrement ; plus il est loin, plus elle change le jeu, pour la sorte de joueurs qu’elle touche le moins. 1 est l’écart habituel entre deux parties. La ligne dit sur quoi la règle repose avant d’être changée.
lab-evidence-effect = Effet
lab-evidence-unmentioned = non mentionné
lab-start = Jouer les parties
lab-stop = Arrêter
lab-progress = { $played } parties jouées sur { $games }
lab-finished = Les { $games } parties sont jouées.
lab-stopped = Arrêt après { $played } parties sur { $games }. Voici les résultats jusqu’ici.
lab-failed = Les parties n’ont pas pu être jouées jusqu’au bout.
lab-fault = Une erreur s’est produite : { $reason }
lab-refused = Une partie de ce lien est illisible ({ $names }). Le choix habituel la remplace.
lab-found = Ce que l’on trouve
lab-moving = Les parties se jouent encore et les chiffres bougent encore. La conclusion vient à la fin.
lab-unfinished = Toutes les parties n’ont pas été jouées : il n’y a donc pas de conclusion. Voici les chiffres jusqu’ici.
lab-found-nothing = Ces parties ne déterminent pas cette mesure.
lab-table = Toutes les mesures
lab-table-note = { $count ->
    [1] L’intervalle est juste 95 fois sur 100.
   *[other] Les { $count } intervalles sont justes tous ensemble 95 fois sur 100.
  } Les différences nettes sont en gras.
lab-measure = Mesure
lab-difference = Différence
lab-interval = { $value } (de { $low } à { $high })
lab-unknown = inconnu
lab-beyond-cap = plus de { $value }
lab-time = { $value } ({ $time })
lab-verdict-equivalent = À peu près pareil (à 5 % près)
lab-verdict-doubtful = Inconnu : les chances estimées sont fausses ici
lab-verdict-not_typical = Inconnu : trop de parties n’ont pas de fin
lab-percent = { $value } %
lab-unit-throws = lancers par partie
lab-finding-longer = Une partie dure plus longtemps avec « { $second } » qu’avec « { $first } » : { $by } lancers de plus (entre { $low } et { $high }), soit environ { $time } de jeu.
lab-finding-shorter = Une partie est plus courte avec « { $second } » qu’avec « { $first } » : { $by } lancers de moins (entre { $low } et { $high }), soit environ { $time } de jeu.
lab-finding-values = « { $measure } » : { $value } avec « { $second } », { $before } avec « { $first } ».
lab-unit-per_game = par partie
lab-unit-per_100_throws = pour cent lancers
lab-lengths = La durée des parties
lab-lengths-note = Chaque forme montre combien de lancers les parties ont pris ; le trait épais est la partie du milieu. Le centième le plus long n’y est pas.
lab-finding-more = « { $measure } » : davantage avec « { $second } » qu’avec « { $first } », l’écart étant de { $by } (entre { $low } et { $high }).
lab-finding-less = « { $measure } » : moins avec « { $second } » qu’avec « { $first } », l’écart étant de { $by } (entre { $low } et { $high }).
lab-finding-none = « { $measure } » : aucune différence visible entre « { $first } » et « { $second } ». Il pourrait y en avoir une, de { $most } au plus.
lab-finding-holds = « { $measure } » change dans le même sens pour chaque sorte de joueurs : « { $second } » par rapport à « { $first } », de { $least } à { $most }.
lab-finding-depends = « { $measure } » dépend de qui joue : « { $second } » et « { $first } » ne diffèrent pas de la même façon pour chaque sorte de joueurs.
lab-finding-agrees = Aucune mesure n’est nettement plus grande pour une sorte de joueurs et nettement plus petite pour une autre.
lab-grid-point = Règle { $number } à changer
lab-grid-choose = Choisissez une règle
lab-grid-incomplete = Choisissez un jeu de règles et deux règles à changer, ou deux jeux de règles et une règle qu’ils ont tous deux.
lab-grid-usual = Telle quelle
lab-grid-rows = « { $changed } » change « { $measure } » de { $by } (« { $row } ») et de { $otherwise } (« { $second } »).
lab-grid-depends = L’effet dépend donc des autres règles : les deux diffèrent de { $by } (entre { $low } et { $high }).
lab-grid-alone = Les deux effets peuvent être égaux ; ils diffèrent de { $most } au plus.
lab-grid-dependence = Différence des deux effets
lab-grid-lines = Chaque ligne va des règles telles quelles (à gauche) aux règles changées (à droite). Lignes parallèles : le changement fait la même chose dans les deux cas.
lab-sweep = Chaque règle incertaine de « { $name } »
lab-sweep-note = Chaque ligne change une règle et laisse les autres. L’effet d’une règle dépend de celles qui l’entourent.
lab-sweep-marks = Le signe après une règle indique sur quoi elle repose avant d’être changée.
lab-controls = Témoins
lab-controls-note = Dans la première ligne, seul le hasard peut se voir : elle joue les mêmes règles avec d’autres lancers. L’autre change qui commence, ce qui compte là où les camps ne partent pas de positions égales.
lab-apart = À part
lab-apart-nobody_wins = Personne ne gagne aucune partie.
lab-apart-never_ends = Aucune partie n’arrive à son terme.
lab-apart-never_in_play = La règle n’a jamais compté dans ces parties.
lab-apart-same_as_another = Les mêmes parties qu’avec « { $other } ».
lab-rank = Classées selon leur effet sur
lab-point = Règle changée
lab-point-light = Les bâtonnets montrent leur face claire { $value } fois sur 100
lab-point-drowned-guards = Un pion dans l’eau protège ses voisins : { $value }
lab-point-throws = Les mêmes règles avec d’autres lancers
lab-option-light = Fréquence de la face claire d’un bâtonnet
lab-option-drowned-guards = Un pion dans l’eau protège ses voisins
lab-replay = Regarder une partie
lab-replay-title = Partie { $game } de « { $name } »
lab-replay-at = Étape { $step } sur { $steps }
lab-take = Emporter les chiffres
lab-take-note = Le lien pose de nouveau la même question et donne les mêmes chiffres. Cette commande du programme senet aussi :
lab-copy-link = Copier le lien
lab-copy-citation = Copier la référence
lab-copy-bibtex = Copier en BibTeX
lab-copied = Copié.
lab-not-copied = Ce navigateur ne permet pas à la page de copier.
lab-save-csv = Enregistrer en CSV

lab-guess = Devinez d’abord
lab-guess-yours = Votre avis
lab-class-each = Touchez une fois pour la prévision de chaque binôme.
lab-class-back = Retirer la dernière
lab-named = { $label } : { $value }
lab-class-right = Prévisions justes : { $right } sur { $all }
lab-class-more = Une partie durerait plus longtemps : environ { $changed } au lieu de { $usual } ({ $changedThrows } lancers au lieu de { $usualThrows }).
lab-class-same = Une partie durerait à peu près autant : { $changed } et { $usual } ({ $changedThrows } et { $usualThrows } lancers).
lab-class-less = Une partie serait plus courte : environ { $changed } au lieu de { $usual } ({ $changedThrows } lancers au lieu de { $usualThrows }).
lab-class-unclear = Ces parties ne tranchent pas. Il en faudrait davantage.
lab-guess-length-more = Plus longues
lab-guess-length-same = À peu près aussi longues
lab-guess-length-less = Plus courtes
lab-ask-pairs = Si les pions voisins ne se protégeaient pas
lab-ask-pairs-text = Chez Kendall, deux pions côte à côte se protègent. Sans cette règle, les parties seraient-elles plus longues ou plus courtes ?
lab-ask-zero = Si quatre faces sombres comptaient 4
lab-ask-zero-text = Quand les quatre bâtonnets montrent leur face sombre, Kendall compte 5. Avec 4, les parties seraient-elles plus longues ou plus courtes ?
lab-ask-hits = Si rien ne pouvait être frappé
lab-ask-hits-text = Si aucun pion ne pouvait être frappé, les parties seraient-elles plus longues ou plus courtes ?
lab-ask-bell = Si l’on jouait avec les règles de Bell
lab-ask-bell-text = Kendall et Bell ont reconstitué le même jeu perdu. Avec les règles de Bell, une partie serait-elle plus longue ou plus courte ?

lab-throws = Les lancers de la classe
lab-throws-lead = Chaque binôme compte ses lancers et montre son code. Un appareil additionne les codes. Rien n’est envoyé.
lab-pair = Nos lancers
lab-light-sides = Faces claires : { $count }
lab-one-less = Un lancer de moins
lab-one-more = Un lancer de plus
lab-pair-code = Notre code :
lab-class = Toute la classe
lab-class-code = Code d’un binôme
lab-class-add = Ajouter
lab-class-wrong = Ce n’est pas un code. Vérifiez chaque lettre et chaque chiffre.
lab-class-sum = Binômes : { $pairs }. Lancers : { $throws }.
lab-class-clear = Recommencer
lab-light = Faces claires
lab-expected = Attendus
lab-seen = Obtenus

lab-measure-length = Durée
lab-define-length = Le nombre de lancers d’une partie typique : une moitié des parties en a moins, l’autre plus.
lab-measure-length_5 = Parties courtes
lab-define-length_5 = Une partie sur vingt n’a pas plus de lancers.
lab-measure-length_95 = Parties longues
lab-define-length_95 = Une partie sur vingt a plus de lancers.
lab-measure-stopped = Parties sans fin
lab-define-stopped = La part des parties arrêtées après 5 000 lancers, presque cinq heures de jeu. Elles ne comptent comme victoire pour personne.
lab-measure-over_1_hour = Parties de plus d’une heure
lab-define-over_1_hour = La part des parties de plus de 1 028 lancers, à 3,5 secondes par lancer.
lab-measure-over_2_hours = Parties de plus de deux heures
lab-define-over_2_hours = La part des parties de plus de 2 057 lancers, à 3,5 secondes par lancer.
lab-measure-first_score = Avantage du premier lancer
lab-define-first_score = La part des parties gagnées par le camp qui commence ; une partie nulle compte pour moitié.
lab-measure-skill_random = Habileté contre le hasard
lab-define-skill_random = Combien de fois celui qui estime les chances battrait un joueur qui joue au hasard, avec les mêmes lancers.
lab-measure-skill_beginner = Habileté contre un débutant
lab-define-skill_beginner = Combien de fois celui qui estime les chances battrait un débutant, avec les mêmes lancers.
lab-measure-luck = Chance
lab-define-luck = De combien les lancers font bouger la probabilité de gagner sur toute une partie.
lab-measure-late_luck = Chance de la fin
lab-define-late_luck = La part de la chance qui revient aux dix derniers lancers.
lab-measure-suspense = Suspense
lab-define-suspense = Ce qui dépend du prochain lancer, en moyenne.
lab-measure-surprise = Surprise
lab-define-surprise = De combien la probabilité de gagner bouge d’un lancer à l’autre, en moyenne.
lab-measure-drama = Intensité
lab-define-drama = La meilleure probabilité de gagner qu’a eue le perdant, en moyenne.
lab-measure-comebacks = Retournements
lab-define-comebacks = La part des parties dont le gagnant avait eu moins d’une chance sur quatre.
lab-measure-lead_changes = Changements de tête
lab-define-lead_changes = Combien de fois l’avantage change de camp dans une partie.
lab-measure-decided = Quand tout est joué
lab-define-decided = La part de la partie après laquelle le gagnant garde plus de neuf chances sur dix.
lab-measure-choices = Vrais choix
lab-define-choices = La part des coups où il y a au moins deux possibilités.
lab-measure-stakes = Poids d’un choix
lab-define-stakes = Ce que coûte en moyenne un choix au hasard plutôt qu’un bon choix.
lab-measure-passes = Lancers perdus
lab-define-passes = La part des lancers avec lesquels rien ne peut avancer ni reculer.
lab-measure-hits = Pions frappés
lab-define-hits = Pions frappés pour cent lancers.
lab-measure-drownings = Chutes dans l’eau
lab-define-drownings = Pions tombés dans l’eau sur un lancer de leur propre camp, pour cent lancers.
