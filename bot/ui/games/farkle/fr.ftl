## Small words

# As in English.
kind-farkle = Farkle

## What the rules do not allow

keep-first = Garde d’abord au moins un dé qui marque, par exemple { $best }.
kept-already = Tu as déjà gardé des dés sur ce lancer. Relance{ $bank ->
    [yes] {" "}ou valide
   *[no] {""}
  }.
not-scoring = Ces dés ne marquent rien ensemble. Tu pourrais garder { $best }.
keep-all = Ici, il faut garder autant de dés que possible : { $best }.
past-target = Tu dépasserais { $target }. Tu pourrais garder { $best }.
below-opening = Il te faut { $needs } { $needs ->
    [one] point
   *[other] points
    } en un seul tour pour ouvrir : encore { $missing }.
below-minimum = Il te faut { $needs } { $needs ->
    [one] point
   *[other] points
    } dans un tour pour valider : encore { $missing }.
hot-dice-must-throw = Main pleine : relance tous tes dés ({ $dice }). Tu ne peux pas valider.
one-roll-only = Tu n’as qu’un lancer dans cette dernière manche. Valide ce qu’il rapporte.
no-follow-on = Il n’y a rien à reprendre pour le moment. Lance plutôt les dés.

## Rule sets

clash-above-exact-target = { $option } et { $other } : impossible de valider, car l’objectif exact « { $other } » est plus petit que « { $option } »
clash-play-off-at-exact-target = { $option } et { $other } : à égalité sur l’objectif exact, on ne peut pas jouer de barrage
clash-game-without-end = { $option } et { $other } : sans l’un des deux, la partie ne finit jamais
clash-target-cannot-be-met = { $option } et { $other } : aucun total ne tombe exactement sur « { $option } »
clash-too-few-dice = { $option } et { $other } : il faudrait plus de dés qu’il n’y en a
clash-always-hot = { $option } et { $other } : tous les dés marquent toujours, donc il faudrait sans cesse les garder et les relancer, sans jamais pouvoir valider. Laisse le choix pour « { $other } », ou permets de valider pour « { $option } »
clash-turns-without-end = { $option } et { $other } : un lancer rapporte environ { $points } { $points ->
    [one] point
   *[other] points
    }, donc il faudrait plus de { $throws } { $throws ->
    [one] lancer
   *[other] lancers
    } avant de pouvoir valider. Baisse « { $option } », ou fais marquer plus de points aux dés
clash-no-way-to-score = { $option } et { $other } : tout le reste est désactivé, donc rien ne marque
allowed-points = points entiers de 0 (désactivé) à 1 000 000
allowed-faces = none, ou faces de 1 à 6 avec des points entiers, par exemple 1 : 1000, 5 : 500
allowed-last-die-throws = 1, 2, 3
allowed-target = points entiers jusqu’à 1 000 000, ou none
allowed-rounds = de 1 à 100, ou none
allowed-more-of-a-kind = none, adding, doubling, ou points : 4 : 1000, 5 : 2000, ou par face, 4 : {"{"}1 : 2000{"}"}
allowed-straights = none, ou faces qui se suivent et points entiers, comme 1-6 : 1500, 2-6 : 750
allowed-four-and-pair = true (comme trois paires), false, ou points entiers jusqu’à 1 000 000
allowed-instant-win = none, combien de dés identiques (3 à 6), ou par exemple count : 6, faces : [6]
allowed-penalty = none, ou farkles : 3, points : 500, floor : 0, repeats : true, on : all_dice
allowed-skunk = none, ou par exemple below : 5000, double_at : 0

## What people may not do at a table

typed-too-soon = La partie vient de changer. Regarde le plateau, puis retape ta commande : { $link }
not-dice = « { $given } », ce ne sont pas des dés. Écris ceux que tu veux garder, par exemple `1 1 5`.
typed-threw = Tu lances { $dice }. Le plus de points : { $best } pour { $points }. Choisis avec `/farkle keep`{ $bank ->
    [0] .
   *[other] , ou valide { $bank } avec `/farkle bank`.
    }
typed-kept = Tu gardes { $dice } : { $points } { $points ->
    [one] point
   *[other] points
    } ce tour-ci. Ensuite, tape `/farkle roll`{ $bank ->
    [0] .
   *[other] , ou valide { $bank } avec `/farkle bank`.
    }
# As in English.
choice-keep = { $dice } · { $points } { $points ->
    [one] point
   *[other] points
    }

## The lobby

lobby-head = ### { $dice } Farkle · { $title }
    { $reach ->
        [exceed] Objectif : plus de { $target } { $target ->
        [one] point
       *[other] points
        }
        [exact] Objectif : exactement { $target } { $target ->
        [one] point
       *[other] points
        }
        [none] Le plus haut total gagne
       *[other] Objectif : { $target } { $target ->
            [one] point
           *[other] points
        }
    }{ $rounds ->
        [0] {""}
        [one] {" "}· { $rounds } manche
       *[other] {" "}· { $rounds } manches
    }
roll-off-throw = { $player } lance { $dies }

## Alone

# As in English.
solo-total = **{ $total }** { $total ->
    [one] point
   *[other] points
    }
squares-in-words = Meilleur tour : { $best } · farkles : { $lost }

## Rules in short

short-face = { $face ->
    [1] as
   *[other] { $face }
    }
short-single = { $faces } ({ $points })
short-triples = brelans : { $list }
short-triples-hundreds = brelan (face × 100)
short-triples-hundreds-but = brelan (face × 100, mais { $ones } pour les as)
short-more-adding = chaque dé en plus ajoute encore le brelan
short-more-doubling = chaque dé en plus double
short-more-fixed-from = { $count } identiques (dès { $points })
short-straight = suite { $faces } ({ $points })
short-dice = { $dice } { $dice ->
    [one] dé
   *[other] dés
    }.

## The board

board-head = **{ $title }** · { $reach ->
    [exceed] objectif : plus de { $target } ·{" "}
    [exact] objectif : exactement { $target } ·{" "}
    [none] {""}
   *[other] objectif : { $target } ·{" "}
    }manche { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}sur { $rounds }
    }
board-to-go = · encore { $points }
board-time = -# ⏳ Jusqu’{ $slow ->
    [yes] au <t:{ $due }:f>
   *[no] à <t:{ $due }:t>
    }, puis { $then ->
    [bank] le bot valide { $banked } à ta place
    [play-on] le bot continue de lancer à ta place (valider ferait perdre)
   *[lapse] ton tour est perdu
    }{ $aside ->
    [yes] , et on saute tes tours jusqu’à ce que tu appuies sur **Me revoilà**.
   *[no] .
    }
board-take-over = { $player }, à toi : repars avec **{ $fresh ->
    [one] { $fresh } dé
   *[other] { $fresh } dés
    }**, ou **reprends** { $points } { $points ->
    [one] point
   *[other] points
    } de { $giver }. Ils sont à toi dès que tu valides.
board-missed = { $player }, le dernier dé n’a rien marqué. Il te reste { $tries ->
    [one] { $tries } lancer
   *[other] { $tries } lancers
    } avec lui.
board-hot-dice = { $picture } **Main pleine !** Tous les dés ont marqué, alors on relance les { $dice }.
board-taken-over = Points repris : **{ $points }**. Ils sont à toi dès que tu valides.
board-kept = Gardé : { $dice } · **{ $points }** en jeu
throws-then = { $before }, puis { $last }
board-mark = { $player }, appuie sur les dés que tu veux garder.
board-marked = { $first ->
    [yes] { $player }, tu gardes **{ $dice }** pour **{ $turn }**.
   *[no] { $player }, tu gardes aussi **{ $dice }** : **{ $turn }** ce tour-ci.
    }
board-exact = Encore { $missing } { $missing ->
    [one] point
   *[other] points
    } pour atteindre exactement { $target }.
board-final = **Dernière manche.** Meilleur total : { $leader }, { $total }.
board-final-needs = Il faut **{ $needs } ou plus** à { $player } dans ce tour : valider moins, c’est perdre.
board-final-enough = Ça suffit pour prendre la tête.
board-play-off = **Barrage** entre { $players }.
button-roll = Lancer { $dice } · { $points } en jeu
button-roll-first = Lancer { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
    }
button-roll-unmarked = Lancer
button-bank = Valider { $points }
button-bank-not = Valider
button-best = Le plus de points · { $points }
button-follow = Reprendre { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
    } et { $points } { $points ->
    [one] point
   *[other] points
    }
button-fresh = Repartir avec { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
    }
button-bank-anyway = Valider { $points } et perdre
bank-sure = { $tied ->
    [yes] En validant, tu rejoins { $leader } à { $total }, mais tu y arrives après : tu perds.
   *[no] En validant maintenant, tu passes à { $total }, mais { $leader } { $many ->
        [one] mène
       *[other] mènent
        } avec { $leading } : tu perds.
    } C’est ton dernier tour : il te faut { $needs } ou plus. Pour continuer à lancer, reviens au plateau.
banked-well = C’est validé.

## What happened in a turn

log-banked = { $player } a validé { $points } ({ $made }){ $why ->
    [throws] {" "}après { $most } { $most ->
        [one] lancer
       *[other] lancers
        }, le maximum pour un tour
    [time] , temps écoulé
   *[none] {""}
    }
log-farkled = { $player } a fait un farkle avec { $dice }{ $idle ->
    [yes] , temps écoulé
   *[no] {""}
    }{ $lost ->
    [0] {""}
   *[other] {" "}· points perdus : { $lost }
    }{ $penalty ->
    [0] {""}
   *[other] {" "}· pénalité { $penalty }
    }
log-overshot = { $player } a lancé { $dice }, au-delà de l’objectif{ $lost ->
    [0] {""}
   *[other] {" "}· points perdus : { $lost }
    }
log-lapsed = { $player } { $why ->
    [throws] a fait { $most } { $most ->
        [one] lancer
       *[other] lancers
        }, le maximum pour un tour
   *[time] n’a plus de temps
    }{ $lost ->
    [0] {""}
   *[other] {" "}· points perdus : { $lost }
    }
made-taken-over = { $points } repris
turn-bank = { $player } valide **{ $points }** ({ $made }) : **{ $total }** en tout.
turn-farkle = { $picture } { $variant ->
    [0] **Farkle !** { $player } lance { $dice }, et rien ne marque.
    [1] { $player } lance { $dice } : **farkle**, pas un point en vue.
   *[2] { $dice } pour { $player }. Les dés rigolent : **farkle !**
    } { $lost ->
    [0] {""}
   *[other] **{ $lost }** { $lost ->
        [one] point envolé.
       *[other] points envolés.
        }
    }
turn-idle-bank = ⌛ { $why ->
    [throws] { $player } a lancé { $most } fois, le maximum pour un tour
   *[time] Temps écoulé pour { $player }
    } : le bot valide **{ $points }** à sa place, **{ $total }** en tout.
turn-idle-farkle = ⌛ Temps écoulé pour { $player } : le bot continue de lancer à sa place, et { $dice }, c’est un farkle.{ $lost ->
    [0] {""}
   *[other] {" "}**{ $lost }** { $lost ->
        [one] point envolé.
       *[other] points envolés.
        }
    }
turn-lapse = ⌛ { $why ->
    [throws] { $player } a lancé { $most } fois, le maximum pour un tour
   *[time] Temps écoulé pour { $player }
    } : le tour est perdu{ $lost ->
    [0] .
   *[other] , et **{ $lost }** { $lost ->
        [one] point
       *[other] points
        } avec.
    }
turn-overshot = { $player } lance { $dice }, et tous les dés qui marquent dépasseraient l’objectif. Le tour finit sans rien.
turn-penalty = Trop de farkles de suite : { $player } perd **{ $points }** et tombe à **{ $total }**.
turn-final-round = **{ $target } : objectif atteint !** { $players } { $many ->
    [one] a
   *[other] ont
    } une dernière chance.
turn-final-whole-round = **{ $target } : objectif atteint !** On finit cette manche, puis on en joue encore une.
turn-last-round = **La dernière manche commence.**
turn-play-off = Égalité en tête ! { $players } jouent un barrage.

## The end

over-too-long = -# La partie a atteint la durée maximale avant d’être décidée.
over-play-off = -# Victoire au barrage, après une égalité.
over-first = -# { $players } { $many ->
    [one] a
   *[other] ont
    } le même total, mais après.
over-skunked = capot
over-double-skunked = double capot

## Hints

hint-roll = { $keep ->
    [none] Lancer { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
   *[other] Garder { $keep }, lancer { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
    }
hint-bank = { $keep ->
    [none] Valider { $points }
   *[other] Garder { $keep }, valider { $points }
    }
hint-worth-win = { $percent } % de chances de gagner
hint-worth-points = { $points } { $points ->
    [one] point
   *[other] points
    } en moyenne
hint-only-choice = C’est ton seul choix.
hint-risk = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
    } : { $times ->
    [one] { $times } farkle
   *[other] { $times } farkles
    } sur { $throws } { $throws ->
    [one] lancer
   *[other] lancers
    }.
hint-risk-to-bank = Relancer remet tout en jeu. { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
    } : { $times ->
    [one] { $times } farkle
   *[other] { $times } farkles
    } sur { $throws } { $throws ->
    [one] lancer
   *[other] lancers
    }.
hint-no-risk = { $dice ->
    [one] { $dice } dé marque toujours
   *[other] { $dice } dés marquent toujours
    } ici.
hint-behind = Avec { $missing } de plus, tu prends la tête.
hint-leads = Tu prends la tête avec { $ahead } d’avance.
hint-final-behind = Il te faut au moins { $missing } de plus avant de valider, sinon tu perds la partie.
hint-final-ahead = Avec ces points, tu as { $ahead } d’avance.
hint-exact = Il te faut exactement { $missing } de plus.
hint-target = Ces points atteignent l’objectif.
hint-points-only = -# Les points, c’est ce que ton tour rapporte en moyenne. Avec ces règles, je ne connais pas les chances de gagner.
hint-estimated = -# Ces chances sont des estimations.

## Looking back at a game

review-seat = { $player } · { $accuracy ->
    [none] {""}
    [forced] jamais eu le choix ·{" "}
   *[other] précision { $accuracy } ·{" "}
    }chances de gagner **{ $before } % → { $after } %** : { $parts }
review-moment = Manche { $round }, { $player } : { $before } % → { $after } %
review-board = Points : { $totals }. { $turn ->
    [0] { $thrown ->
        [none] Le tour commence.
       *[other] Dés : { $thrown }.
        }
   *[other] { $turn } ce tour-ci{ $thrown ->
        [none] .
       *[other]  ; dés : { $thrown }.
        }
    }
review-kept = Garder { $keep }, puis laisser passer le temps
review-better = { $choice }{ $loss ->
    [0] {""}
   *[other] {" "}(+{ $loss } % de chances)
    }

## Help

how-farkle-keep = { $pictures }
    Tu as lancé **1 1 5** { $rest }. Appuie sur les dés qui marquent : **1 1 5** vaut { $points } { $points ->
    [one] point
   *[other] points
    }. **Le plus de points** choisit ce qui rapporte le plus.
    -# { $scores }
how-farkle-bank = { $pictures }
    Tu as relancé le reste, { $dice } { $dice ->
        [one] dé
       *[other] dés
    } : **1** { $rest } rapporte { $points } de plus, donc { $total } ce tour-ci.
    À toi de choisir. { $needs ->
        [0] **Valider { $total }**
       *[other] **Valider** (la première fois, il te faut { $needs } { $needs ->
        [one] point
       *[other] points
        })
    } met les points à l’abri et finit ton tour. **Lancer { $again }** peut rapporter plus, ou faire perdre les { $total }. Si tous tes dés ont marqué, c’est une **main pleine** : tu { $hot ->
        [must] dois
       *[may] peux
    } tous les relancer.
how-farkle-win = { $pictures }
    { $dice ->
        [none] Un lancer où rien ne marque est un **farkle** :
       *[other] Tu as lancé { $dice }, et rien ne marque. C’est un **farkle** :
    } ton tour finit, et ses points sont perdus. { $penalty ->
        [none] Les points déjà validés ne risquent rien.
       *[other] { $penalty }
    }
    { $winning } Si ton temps est écoulé, le bot joue la prudence à ta place.
help-farkle = {""}**Sur le plateau**
    ➤ c’est son tour · 🏁 encore un dernier tour · 💤 absence
    🔒 pas encore ouvert : il faut d’abord assez de points en un seul tour
    ⚠️ 2/3 deux farkles de suite ; le troisième coûte des points
    {""}**Tu t’absentes ?** Quand le temps d’un tour est écoulé, le bot joue la prudence à ta place ; après 2 tours comme ça, on saute les tiens jusqu’à ce que tu appuies sur **Me revoilà**.
    {""}**Plateau perdu de vue ?** `/farkle board`, ou `/farkle games` pour toutes tes parties.
    {""}**Des doutes sur les dés ?** `/farkle verify`, une fois la partie finie.
    {""}**De la chance, ou du talent ?** **Analyse**, sous le résultat. Si le lobby permet les indices, **Indice** demande au coach.
    {""}**Envie d’arrêter ?** `/farkle leave`. L’hôte peut mettre la partie en pause (`/farkle pause`) ou y mettre fin (`/farkle stop`).

## Commands

command-farkle-start = Ouvrir un lobby pour une partie de Farkle

## A rule set in words

words-scores = **Ce qui marque** en un lancer
words-triple-times = brelan × { $times }
words-of-a-kind = { $count } identiques
words-dice = Lance { $dice } { $dice ->
    [one] dé
   *[other] dés
    }, garde ce qui marque, puis relance le reste, ou valide. Un lancer sans points est un farkle : le tour est perdu.
words-keep-any = Tu peux garder les dés que tu veux parmi ceux qui marquent, au moins un.
words-keep-all = Garde tous les dés qui marquent.
words-keep-all-until-open = Tant que tu n’as pas ouvert, garde tous les dés qui marquent.
words-hot-dice-may = Quand tous les dés ont marqué, tu peux tous les relancer.
words-hot-dice-must = Quand tous les dés ont marqué, tu dois tous les relancer.
words-opening = Pour ouvrir, il te faut { $value } { $value ->
    [one] point
   *[other] points
    } en un seul tour.
words-reopen = Si une pénalité te ramène à 0 ou moins, tu dois ouvrir à nouveau.
words-minimum-bank = Il te faut { $value } { $value ->
    [one] point
   *[other] points
    } dans un tour pour valider.
words-last-die-throws = Avec un seul dé restant, tu as { $value } { $value ->
    [one] lancer
   *[other] lancers
    } pour marquer.
words-extend-triples = Après un brelan, chaque dé de plus de la même face rapporte encore autant que le brelan.
words-follow-on-opened = Après avoir ouvert, tu peux reprendre les points validés juste avant toi et les autres dés.
words-follow-on-anyone = Tu peux reprendre les points validés juste avant toi et lancer les autres dés.
words-follow-farkles = Tu peux aussi reprendre ce que le farkle d’avant vient de faire perdre.
words-penalty = { $farkles ->
    [one] { $farkles } farkle{ $on ->
        [all_dice] {" "}avec tous les dés
       *[any] {""}
        } coûte
   *[other] { $farkles } farkles{ $on ->
        [all_dice] {" "}avec tous les dés
       *[any] {""}
        } de suite coûtent
    } { $points } { $points ->
    [one] point
   *[other] points
    }{ $repeats ->
    [true] , et chaque farkle suivant autant
   *[other] {""}
    }{ $floor ->
    [none] , même si tu passes sous zéro.
   *[other] , mais jamais en dessous de { $floor }.
    }
words-start-roll-off = Tout le monde lance un dé pour savoir qui commence.
words-start-seat-order = L’hôte commence.
words-start-random = Un tirage au sort décide qui commence.
words-target-reach-at-least = La partie finit à { $target } { $target ->
    [one] point
   *[other] points
    } ou plus.
words-target-reach-exceed = La partie finit à plus de { $target } { $target ->
    [one] point
   *[other] points
    }.
words-target-reach-exact = La partie finit à exactement { $target } { $target ->
    [one] point
   *[other] points
    }. On ne peut pas garder de dés qui dépassent.
words-rounds = { $target ->
    [0] La partie dure { $value } { $value ->
        [one] manche
       *[other] manches
        }, et le plus haut total gagne.
   *[other] Après { $value } { $value ->
        [one] manche
       *[other] manches
        }, la partie finit aussi, et le plus haut total gagne.
    }
words-final-round-none = Qui atteint l’objectif gagne aussitôt.
words-final-round-complete-round = On finit la manche, et le plus haut total gagne.
words-final-round-one-roll-each = Ensuite, les autres lancent une dernière fois et valident ou non. Le plus haut total gagne.
words-final-round-one-turn-each = Ensuite, les autres ont un dernier tour, et le plus haut total gagne.
words-final-round-one-more-round = On finit la manche, on en joue encore une, et le plus haut total gagne.
words-defend = Dans la dernière manche, une personne qui menait et se fait dépasser a droit à un tour de plus.
words-tie-first = En cas d’égalité, la première personne à avoir atteint ce total gagne.
words-tie-shared = En cas d’égalité en tête, la victoire est partagée.
words-tie-play-off = En cas d’égalité en tête, on joue une manche de plus pour se départager.
words-instant-win = { $faces ->
    [any] { $count } identiques en un lancer font gagner aussitôt.
   *[other] { $count } identiques ({ $faces }) en un lancer font gagner aussitôt.
    }
words-skunk = Qui perd avec moins de { $below } { $below ->
    [one] point
   *[other] points
    } est capot ; avec { $double_at } ou moins, c’est un double capot.

## A server's own rules

rules-title-standard = Classique
rules-summary-standard = Le grand classique : as, 5 et brelans ; 10 000 à atteindre, puis un dernier tour pour les autres.
# As in English.
rules-title-zilch = Zilch
rules-summary-zilch = Valider dès 300 ; chaque dé identique double ; six dés sans points, 500 ; trois farkles coûtent 500.
rules-title-zehntausend = Dix mille
rules-summary-zehntausend = Brelans, une suite à 2 000, et qui atteint 10 000 en premier gagne aussitôt.
rules-title-american = Américain
rules-summary-american = Comme dans la boîte américaine : 500 pour ouvrir, trois as 300, quatre identiques 1 000.
# As in English.
rules-title-deluxe = Deluxe
rules-summary-deluxe = Paires, suites et doubles brelans marquent aussi ; trois farkles de suite coûtent 1 000.
# As in English.
rules-title-exact = Exact
rules-summary-exact = 1 000 pour ouvrir, tout garder jusque-là, finir à 10 000 pile. Six identiques : victoire immédiate.
# As in English.
rules-title-facebook = Facebook
rules-summary-facebook = Les brelans s’ajoutent, valider dès 300, trois farkles de suite coûtent 500, 10 000 gagne aussitôt.
rules-title-five-dice = Cinq dés
rules-summary-five-dice = Cinq dés, garder tout ce qui marque, 350 pour ouvrir ; cinq identiques gagnent aussitôt.
rules-title-five-rounds = Cinq manches
rules-summary-five-rounds = Une partie rapide : comme Dix manches, mais moitié moins.
# As in English.
rules-title-kingdom-come = Kingdom Come
rules-summary-kingdom-come = Suites partielles, dés identiques qui doublent, et une course rapide à 4 000.
rules-title-on-the-table = Sur la table
rules-summary-on-the-table = 500 pour ouvrir, puis on peut reprendre les dés et points du tour d’avant. Jusqu’à 50 000.
rules-title-pocket = De poche
rules-summary-pocket = Comme Classique, mais trois as ne valent que 300.
# As in English.
rules-title-renaissance = Renaissance
rules-summary-renaissance = 1 000 pour ouvrir, 350 pour valider, trois lancers du dernier dé, plus de 10 000 pour gagner.
rules-title-ten-rounds = Dix manches
rules-summary-ten-rounds = Dix manches, le plus haut total gagne. Les brelans s’ajoutent ; trois farkles de suite coûtent 500.
editor-options-turn = Jouer un tour…
editor-options-scoring = Ce qui marque…
editor-options-winning = Gagner…
option-start = Qui commence
option-opening = Points pour ouvrir
option-reopen = Rouvrir si une pénalité ramène à 0
option-minimum-bank = Points pour valider
option-keep = Quels dés garder
option-hot-dice = Main pleine
option-hot-dice-bonus = Bonus de main pleine
option-last-die-throws = Lancers avec le dernier dé
option-follow-on = Reprendre le tour d’avant
option-follow-farkles = Reprendre après un farkle
option-target = Objectif
option-rounds = Nombre de manches
option-target-reach = Comment atteindre l’objectif
option-final-round = Dernière manche
option-defend = Un tour de plus si on se fait dépasser
option-tie = Égalités
option-singles = Dés seuls
option-triples = Brelans
option-more-of-a-kind = Quatre identiques et plus
option-extend-triples = Les dés suivants prolongent un brelan
option-straights = Suites
option-four-and-pair = Carré et paire
option-six-as-three-pairs = Six identiques comme trois paires
option-two-triplets = Deux brelans
option-six-as-two-triplets = Six identiques comme deux brelans
option-full-house-bonus = Bonus pour brelan et paire
option-scoreless = Aucun dé ne marque
option-scoreless-first = Rien au premier lancer
option-instant-win = Victoire immédiate
option-penalty = Pénalité pour farkles de suite
option-skunk = Capot
option-idle = Quand le temps est écoulé
value-start-roll-off = Le plus grand lancer
value-start-seat-order = L’hôte
value-start-random = Tirage au sort
value-keep-any = Au choix parmi ceux qui marquent
value-keep-all = Autant que possible
value-keep-all-until-open = Autant que possible avant d’ouvrir
value-hot-dice-may = On peut valider
value-hot-dice-must = Il faut relancer
value-follow-on-opened = Après avoir ouvert
value-follow-on-anyone = Toujours
value-target-reach-at-least = L’objectif ou plus
value-target-reach-exceed = Plus que l’objectif
value-target-reach-exact = Exactement l’objectif
value-final-round-none = Pas de dernière manche
value-final-round-complete-round = On finit la manche en cours
value-final-round-one-roll-each = Un dernier lancer pour les autres
value-final-round-one-turn-each = Un dernier tour pour les autres
value-final-round-one-more-round = Encore une manche entière
value-tie-first = Qui y était en premier
value-tie-shared = Victoire partagée
value-tie-play-off = Un barrage
value-more-of-a-kind-none = Comme le brelan seul
value-more-of-a-kind-adding = Encore le brelan pour chaque dé en plus
value-more-of-a-kind-doubling = Le double pour chaque dé en plus
value-idle-bank = Valider les points du tour
value-idle-play-on = Valider, ou relancer si valider fait perdre

## Records: small words

order-farkles = Le plus de farkles

## A player's record

card-turn-points = **Par tour :** moyenne { $average }, record { $best } ; meilleur lancer { $throw }
card-risk = **Farkles** dans { $percent } % des tours · plus longue série : { $run } · main pleine : { $hot ->
    [0] jamais
    [one] { $hot } fois
   *[other] { $hot } fois
    }
card-farkles = **Farkles** selon le nombre de dés lancés
alt-farkles = Farkles selon le nombre de dés lancés : { $list }.
alt-farkles-with = avec { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
    } { $count }

## Finished games

game-push = { $banked ->
    [yes] 🎢 **Nerfs d’acier**, manche { $round } : { $player } lance { $throws } fois de suite et valide { $points }.
   *[no] 💥 **Le lancer de trop**, manche { $round } : { $player } lance { $throws } fois de suite, et { $points } { $points ->
        [one] point s’envole.
       *[other] points s’envolent.
        }
    }
game-push-idle = ⌛ **Temps écoulé**, manche { $round } : { $player } avait lancé { $throws } fois quand le temps a manqué, et { $banked ->
    [yes] le bot a validé { $points }
   *[no] { $points } { $points ->
        [one] point est parti
       *[other] points sont partis
        } en fumée
    }.
game-luck = 🍀 **Quel lancer !** Manche { $round } : { $player } lance { $dice } pour { $points } { $points ->
    [one] point
   *[other] points
    }. Ça arrive une fois sur { $throws } !
game-luck-wins = ⚡ **Quel lancer !** Manche { $round } : { $player } lance { $dice } et gagne aussitôt. Ça arrive une fois sur { $throws } !
replay-followed = reprend les dés et { $points } { $points ->
    [one] point
   *[other] points
    } de la personne d’avant
replay-kept = garde **{ $kept }** pour { $points }{ $hot ->
    [yes]  : **main pleine !**
   *[no] {""}
    }
replay-throws-left-out = … { $count ->
    [one] encore { $count } lancer
   *[other] encore { $count } lancers
    } …
replay-banked = et valide **{ $points }** : { $total } en tout.
replay-farkled = { $picture } **Farkle !** { $lost ->
    [0] Il n’y avait rien en jeu.
   *[other] **{ $lost }** { $lost ->
        [one] point envolé.
       *[other] points envolés.
        }
    }
replay-lapsed = et le tour finit{ $lost ->
    [0] .
   *[other]  : **{ $lost }** { $lost ->
        [one] point perdu.
       *[other] points perdus.
        }
    }
replay-penalty = La pénalité pour trop de farkles de suite : **{ $points }** { $points ->
    [one] point
   *[other] points
    }.

## Achievements

achievement-about-first-win = gagner une partie
achievement-about-ten-wins = gagner 10 parties
achievement-about-hundred-wins = gagner 100 parties
achievement-about-hundred-games = finir 100 parties
achievement-about-hundred-farkles = faire 100 farkles
achievement-about-six-of-a-kind = lancer six dés identiques
achievement-about-big-turn = valider 2 000 points en un tour
achievement-about-huge-turn = valider 5 000 points en un tour
achievement-about-hot-hand = faire 3 mains pleines en un tour
achievement-about-cold-hand = faire 5 farkles sans valider entre-temps
achievement-about-comeback = gagner après un gros retard en fin de partie
achievement-about-perfect = gagner en 5 tours ou plus sans un farkle
achievement-about-paid-and-won = gagner malgré une pénalité
achievement-about-on-the-spot = gagner aussitôt, d’un seul lancer
achievement-about-full-house = gagner à une table de 8, en 5 tours ou plus
achievement-about-skunker = gagner et mettre quelqu’un capot (son total reste sous une limite fixée par les règles)
achievement-first-win = Premier sang
achievement-ten-wins = De la bouteille
achievement-hundred-wins = Sang royal
achievement-hundred-games = Pilier de table
achievement-hundred-farkles = Sans rancune
achievement-six-of-a-kind = Tous pareils
achievement-big-turn = Beau tour
# As in English.
achievement-huge-turn = Jackpot
achievement-hot-hand = Main brûlante
achievement-cold-hand = Main gelée
achievement-comeback = Remontada
achievement-perfect = Sans une égratignure
achievement-paid-and-won = Payé, gagné
achievement-on-the-spot = D’un seul coup
achievement-full-house = Salle comble
achievement-skunker = Sans pitié
