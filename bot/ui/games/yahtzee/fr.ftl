## Small words

# As in English.
kind-yahtzee = Yahtzee
# As in English.
kind-yatzy = Yatzy

## What the rules do not allow

hold-first = Choisis d’abord les dés à garder. N’en garder aucun, ça va aussi.
held-already = Tu as déjà choisi les dés à garder. Relance les autres.
no-throws-left = C’était ton dernier lancer, sur { $throws }. Choisis une case.
hold-all = Tu gardes tous les dés, il n’y a rien à relancer. Choisis une case.
no-such-column = Il n’y a pas de colonne { $column }. La dernière est la { $columns }.
joker-elsewhere = { $box } dans la colonne { $column }, ça ne va pas : un yahtzee prend { $joker ->
    [original] une case du bas
   *[forced] d’abord la case de sa face, puis une case du bas
  }.
box-above-first = On remplit les cases de haut en bas : prends { $box } dans la colonne { $column }.
upper-boxes-first = Remplis d’abord les cases du haut de la colonne { $column }, des as aux six. { $box } vient après.
box-taken = La case { $box } est déjà prise dans la colonne { $column }.

## Rule sets

allowed-rolls = de 1 à 10
allowed-columns = de 1 à 6
allowed-box = none, sum, ou points entiers de 1 à 1 000 000
allowed-box-of-equal-dice = none, sum, matching, ou points entiers de 1 à 1 000 000
allowed-chance = none ou sum
allowed-first-roll = none, ou cases du bas et points entiers, comme full-house : 35, high-straight : 25
allowed-ties = none, ou des cases, par exemple yatzy, chance, sixes
allowed-upper-bonus = none, ou par exemple at : 63 (de 1 à 126), points : 35
allowed-yahtzee-bonus = points entiers de 0 (désactivé) à 1 000 000, ou points : 100, most : 3 (1 à 10)

## The boxes of a card

box-ones = As
box-twos = Deux
box-threes = Trois
box-fours = Quatre
box-fives = Cinq
box-sixes = Six

## Yahtzee

yahtzee-lobby-head = ### { $dice } { $names_game ->
    [yes] {""}
   *[no] Yahtzee ·{" "}
    }{ $title }
    { $turns } { $turns ->
    [one] tour
   *[other] tours
    } par personne, le plus haut total gagne
yahtzee-head = **{ $title }** · tour { $round } sur { $rounds }
yahtzee-saved = { $saved } { $saved ->
    [one] lancer en réserve
   *[other] lancers en réserve
    }
yahtzee-place = · { $place ->
    [1] 1re place
   *[other] { $place }e place
    }
yahtzee-progress = · { $filled }/{ $boxes }
yahtzee-in-column = { $many ->
    [1] { $box }
   *[other] { $box }, colonne { $column }
    }
yahtzee-hold = { $player }, appuie sur les dés à garder, puis sur **Lancer** pour les autres, ou choisis une case. { $left ->
    [one] Encore { $left } lancer.
   *[other] Encore { $left } lancers.
    }
yahtzee-held = { $player }, tu gardes **{ $dice }**. { $left ->
    [one] Encore { $left } lancer.
   *[other] Encore { $left } lancers.
    }
yahtzee-held-all = { $player }, tu gardes tous les dés : libères-en un pour relancer, ou choisis une case. { $left ->
    [one] Encore { $left } lancer.
   *[other] Encore { $left } lancers.
    }
yahtzee-rolls-left = { $left ->
    [0] Plus aucun lancer.
    [one] Encore { $left } lancer.
   *[other] Encore { $left } lancers.
    }
yahtzee-board-card = -# La fiche de { $player }{ $thrown ->
    [yes] {""} : ce que rapportent ces dés
   *[no] {""}
    }
yahtzee-also-open = -# { $also ->
    [yes] Il reste aussi
   *[no] Il reste
    } : { $boxes ->
    [all] toutes les cases
   *[other] { $boxes }
    }
yahtzee-upper-in-short = -# Bonus du haut{ $many ->
    [1]  :
   *[other] , colonne
    } { $columns }
yahtzee-to-upper = { $many ->
    [1] {""}
   *[other] { $column } :{" "}
    }{ $state ->
    [has] atteint
    [lost] hors d’atteinte
   *[open] encore { $missing }
    }
yahtzee-bonus-in-short = -# Bonus de yahtzee : { $points } pour chaque yahtzee en plus{ $multiplied ->
    [yes] , fois le numéro de la colonne
   *[no] {""}
    }
yahtzee-take = { $player }, plus aucun lancer : **choisis une case**.
yahtzee-time = -# ⏳ Jusqu’{ $slow ->
    [yes] au <t:{ $due }:f>
   *[no] à <t:{ $due }:t>
    }, puis { $points ->
    [0] le bot barre la case { $where } (0 point)
   *[other] le bot remplit la case { $where } pour { $points }
    }{ $aside ->
    [yes] , et on saute tes tours jusqu’à ce que tu appuies sur **Me revoilà**.
   *[no] .
    }
yahtzee-button-roll = { $dice ->
    [0] Lancer
    [one] Lancer { $dice } dé
   *[other] Lancer { $dice } dés
    }
yahtzee-button-hold = Garder { $dice }
yahtzee-button-cards = Fiches
yahtzee-button-take = Remplir { $where } · { $points }
yahtzee-choose-box = { $many ->
    [1] Choisis une case…
   *[other] Colonne { $column }…
    }
yahtzee-box = { $many ->
    [1] { $box }
   *[other] { $box } · colonne { $column }
    } — { $points }
yahtzee-box-bonus = dont { $points } pour un yahtzee de plus
yahtzee-box-upper = et { $points } pour le bonus du haut
yahtzee-sure = Barrer **{ $where }** (0 point) ? { $left ->
    [0] Cette case peut rapporter jusqu’à { $most }.
    [one] Cette case peut rapporter jusqu’à { $most }, et il te reste { $left } lancer.
   *[other] Cette case peut rapporter jusqu’à { $most }, et il te reste { $left } lancers.
    } Pour faire autre chose, reviens au plateau.
yahtzee-button-nothing = Barrer (0 point)
yahtzee-scored-nothing = Case barrée : 0 point.
yahtzee-turn = { $player } remplit **{ $where }** pour **{ $points }** ({ $dice }) : **{ $total }** en tout.
yahtzee-turn-nothing = { $player } barre **{ $where }** ({ $dice }), 0 point, et reste à **{ $total }**.
yahtzee-turn-yahtzee = 🎉 **{ $name } !**
yahtzee-turn-bonus = Dont **{ $points }** de bonus pour un yahtzee de plus.
yahtzee-turn-upper = Les cases du haut{ $many ->
    [1] {""}
   *[other] {" "}de la colonne { $column }
    } font { $upper } en tout : **{ $points }** de plus.
yahtzee-turn-idle = ⌛ Temps écoulé pour { $player } : { $points ->
    [0] le bot barre **{ $where }**, et le total reste à **{ $total }**.
   *[other] le bot remplit **{ $where }** pour **{ $points }**, **{ $total }** en tout.
    }
yahtzee-log = { $player } : { $where }, { $points }{ $dice ->
    [none] {""}
   *[other] {" "}({ $dice })
    }{ $idle ->
    [yes] , temps écoulé
   *[no] {""}
    }
yahtzee-card-head = ### 📋 { $player } · { $total }
    -# { $filled } { $filled ->
    [one] case remplie
   *[other] cases remplies
    } sur { $boxes }
yahtzee-times = { $multiplied ->
    [yes] ×
   *[no] {""}
    }{ $column }
yahtzee-open-box = –
yahtzee-taken-box = ·
# As in English.
yahtzee-total = Total
yahtzee-open = -# **Il reste{ $many ->
    [1] {""}
   *[other] {" "}dans la colonne { $column }
    } :** { $boxes ->
    [all] toutes les cases
    [none] rien
   *[other] { $boxes }
    }
yahtzee-card-upper = **Bonus du haut{ $many ->
    [1] {""}
   *[other] {" "}de la colonne { $column }
    } :** { $state ->
    [has] { $points } { $points ->
        [one] point
       *[other] points
        }, atteint avec { $upper }
    [lost] hors d’atteinte
   *[open] { $upper } sur { $needs }, encore { $missing } pour { $points } { $points ->
        [one] point
       *[other] points
        }
    }
yahtzee-card-yahtzee = **Bonus de yahtzee :** { $state ->
    [has] chaque yahtzee en plus rapporte { $points } { $points ->
        [one] point
       *[other] points
        }
    [spent] tout est pris
    [lost] hors d’atteinte, car une case Yahtzee vaut 0
   *[open] { $many ->
        [1] une fois qu’il y a un yahtzee dans la case Yahtzee, chaque yahtzee en plus rapporte { $points } { $points ->
            [one] point
           *[other] points
            }
       *[other] { $filled } des { $many } cases Yahtzee contiennent un yahtzee ; quand toutes en ont un, chaque yahtzee en plus rapporte { $points } { $points ->
            [one] point
           *[other] points
            }
    }
    }{ $multiplied ->
    [yes] , fois le numéro de la colonne
   *[no] {""}
    }
yahtzee-choose-card = La fiche de qui ?
yahtzee-card-option = Siège { $seat } · { $total } { $total ->
    [one] point
   *[other] points
    }
yahtzee-over-ties = -# { $players } { $many ->
    [one] a
   *[other] ont
    } autant de points, mais ces cases décident : { $boxes }.
yahtzee-over-upper = bonus du haut { $points }
yahtzee-over-yahtzee = bonus de yahtzee { $points }
yahtzee-short-dice-of = { $boxes } ({ $dice })
yahtzee-short-rolls = { $rolls ->
    [one] { $rolls } lancer par tour
   *[other] { $rolls } lancers par tour
    }
yahtzee-short-columns = { $columns } { $columns ->
    [one] colonne
   *[other] colonnes
    }{ $multiplied ->
    [yes] {""} : points multipliés par le numéro de la colonne
   *[no] {""}
    }
yahtzee-short-first-roll = Servi : { $boxes }
yahtzee-short-ties = égalités départagées par { $boxes }
yahtzee-short-upper = { $points } de plus dès { $at } dans les cases du haut
yahtzee-short-yahtzee = { $points } de plus pour chaque yahtzee supplémentaire{ $most ->
    [0] {""}
    [one] , { $most } fois
   *[other] , jusqu’à { $most } fois
    }
yahtzee-words-boxes = **Les cases**
yahtzee-words-upper = Des as aux six
yahtzee-words-face = dés de la face
yahtzee-words-sum = somme des dés
yahtzee-words-matching = dés identiques
yahtzee-words-turn = Lance { $dice } { $dice ->
    [one] dé
   *[other] dés
    } { $rolls ->
    [one] { $rolls } fois
   *[other] jusqu’à { $rolls } fois, en gardant ceux que tu veux entre les lancers
    }. Remplis ensuite une case libre avec ce que les dés y rapportent, même si c’est 0.{ $saved ->
    [yes] {" "}Les lancers non utilisés vont en réserve : tu peux t’en servir à n’importe quel tour suivant.
   *[no] {""}
    }
yahtzee-words-columns = { $columns ->
    [one] Ta fiche a { $columns } colonne de { $boxes } { $boxes ->
        [one] case
       *[other] cases
        }, donc tu as { $turns } { $turns ->
        [one] tour
       *[other] tours
        }.
   *[other] Ta fiche a { $columns } colonnes de { $boxes } { $boxes ->
        [one] case
       *[other] cases
        }, toutes ouvertes à la fois, donc tu as { $turns } { $turns ->
        [one] tour
       *[other] tours
        }.
    }{ $multiplied ->
    [yes] {" "}Les points d’une colonne sont multipliés par son numéro.
   *[no] {""}
    }
yahtzee-words-order = { $order ->
    [sections] Remplis d’abord les cases du haut d’une colonne.
   *[card] Remplis les cases d’une colonne de haut en bas.
    }
yahtzee-pattern-full-house = Un full, c’est trois dés d’une face et deux d’une autre{ $equal ->
    [yes] , ou cinq dés identiques.
   *[no] .
    }
yahtzee-pattern-villa = Une villa, c’est trois dés d’une face et trois d’une autre{ $equal ->
    [yes] , ou six dés identiques.
   *[no] .
    }
yahtzee-pattern-tower = Une tour, c’est quatre dés d’une face et deux d’une autre{ $equal ->
    [yes] , ou six dés identiques.
   *[no] .
    }
yahtzee-words-two-pairs = { $equal ->
    [yes] Les paires d’une case peuvent avoir la même face : quatre dés identiques font deux paires.
   *[no] Les paires d’une case ont des faces différentes.
    }
yahtzee-words-straights = Une petite suite, c’est quatre faces à la suite, une grande suite, cinq.{ $after ->
    [yes] {" "}Un 1 peut suivre le 6, comme dans 3 4 5 6 1.
   *[no] {""}
    }
yahtzee-words-double-generala = La double generala ne compte que si la case Generala de sa colonne a déjà des points.
yahtzee-words-idle = Quand le temps est écoulé, le bot remplit la case qui rapporte le plus.
yahtzee-words-bonuses = **Les bonus**
yahtzee-words-upper-bonus = **Bonus du haut :** si les cases des as aux six font { $at } ou plus en tout, elles donnent { $points } { $points ->
    [one] point de plus
   *[other] points de plus
    }{ $multiplied ->
    [yes] {" "}(les deux fois le numéro de la colonne).
   *[no] .
    }
yahtzee-words-yahtzee-bonus = **Bonus de yahtzee :** { $columns ->
    [one] une fois qu’il y a un yahtzee dans ta case Yahtzee
   *[other] une fois qu’il y a un yahtzee dans toutes tes cases Yahtzee
    }, chaque yahtzee suivant donne { $points } { $points ->
    [one] point de plus
   *[other] points de plus
    }{ $multiplied ->
    [yes] , fois le numéro de la colonne
   *[no] {""}
    }{ $needs ->
    [yes] , s’il marque dans la case choisie
   *[no] , même s’il marque 0 dans la case choisie
    }{ $most ->
    [0] .
    [one] , { $most } fois seulement.
   *[other] , au plus { $most } fois.
    }
yahtzee-words-joker = **Joker :** { $joker ->
    [free] un yahtzee compte aussi comme full ou comme suite, dans une colonne où la case Yahtzee et la case de sa face sont remplies.
    [original] quand la case Yahtzee d’une colonne est remplie, un yahtzee y prend une case du bas, et compte aussi comme full ou comme suite. Si elles sont toutes remplies, et seulement là, il en prend une du haut, pour 0.
    [forced] quand la case Yahtzee d’une colonne est remplie, un yahtzee y prend la case du haut de sa face, sinon une case du bas, où il compte aussi comme full ou comme suite. Si elles sont toutes remplies, et seulement là, il prend une autre case du haut, pour 0.
   *[filled] un yahtzee compte aussi comme full ou comme suite quand toutes les cases Yahtzee et toutes les cases du haut de sa face sont remplies.
    }
yahtzee-words-first-roll = **Servi :** le premier lancer d’un tour rapporte d’autres points dans ces cases : { $boxes }.
yahtzee-words-first-roll-wins = **Servi :** des dés tous identiques au premier lancer d’un tour font gagner la partie aussitôt.
yahtzee-words-winning = Quand toutes les fiches sont pleines, le plus haut total gagne. { $ties ->
    [none] En cas d’égalité, la victoire est partagée.
   *[other] En cas d’égalité, les points de ces cases décident, dans cet ordre : { $ties }. S’ils sont égaux aussi, la victoire est partagée.
    } On peut aussi jouer en solo.

## Hints

yahtzee-choice-hold = { $held ->
    [none] Lancer { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
   *[other] Garder { $held }, lancer { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
    }
yahtzee-choice-take = Remplir { $where }
yahtzee-worth-points = { $points } { $points ->
    [one] point
   *[other] points
    } à la fin, en moyenne
yahtzee-worth-win = { $percent } % de chances de gagner, { $points } { $points ->
    [one] point
   *[other] points
    } à la fin, en moyenne
yahtzee-hint-estimated = -# { $points ->
    [exact] Les chances de gagner sont estimées, les points sont exacts.
   *[estimated] Ces nombres sont des estimations.
    }

## Looking back at a game

yahtzee-review-seat = { $player } · { $accuracy ->
    [none] {""}
    [forced] jamais eu le choix ·{" "}
   *[other] précision { $accuracy } ·{" "}
    }total **{ $total }** : { $start } attendus, { $parts }
yahtzee-review-unplayed = { $parts }, fin anticipée −{ $points }
yahtzee-review-picture = **Total attendu** après chaque manche. En pointillé : la moyenne avec la meilleure stratégie.
yahtzee-review-moment = Manche { $round }, { $player } : { $win ->
    [none] { $before } → { $after } { $after ->
        [one] point
       *[other] points
        }
   *[other] chances de gagner { $win } % → { $then } %
    }
yahtzee-review-board = Total { $total }{ $win ->
    [none] {""}
   *[other] , { $before } → { $after } attendus
    }. { $thrown ->
    [none] Le tour commence.
   *[other] Dés : { $thrown }.
    }
# As in English.
yahtzee-review-better = { $choice }{ $loss ->
    [0] {""}
   *[other] {" "}(+{ $loss } { $loss ->
        [one] point
       *[other] points
        })
    }
yahtzee-review-exact = Les points sont exacts.{ $seats ->
    [one] {""}
   *[other] {" "}Les chances de gagner sont des estimations.
    }
yahtzee-alt-review-alone = Le total attendu après chaque manche : { $start } au début, { $total } à la fin.

## Help

how-yahtzee-hold = { $pictures }
    Tu as lancé **6 6** 2 3 **6**{ $more }. Appuie sur les dés que tu veux garder, ici **6 6 6**, puis sur **Lancer** pour les autres. Un tour a jusqu’à { $rolls } { $rolls ->
    [one] lancer
   *[other] lancers
    }.{ $saved ->
        [yes] {" "}Les lancers non utilisés vont en réserve pour les tours suivants.
       *[no] {""}
    }
how-yahtzee-box = { $pictures }
    Tu as 6 6 6 2 2{ $more }. Après n’importe quel lancer, choisis une case dans le menu : ces dés rapportent { $points } { $points ->
    [one] point
   *[other] points
    } en **{ $box }**, ou { $sixes } en **Six**. Ton tour finit là, et chaque case ne sert qu’une fois. Si rien ne va, barre une case pour 0 point.{ $order ->
        [card] {" "}Remplis les cases de haut en bas.
        [sections] {" "}Remplis d’abord les cases du haut.
       *[any] {""}
    }
how-yahtzee-win = { $pictures }
    { $dice }, c’est **{ $five }** : { $points } { $points ->
    [one] point
   *[other] points
    }. { $at ->
        [0] {""}
       *[other] Si les cases des as aux six font { $at } ou plus en tout, tu as un bonus de { $bonus }.
    }
    Quand toutes les cases sont pleines, le plus haut total gagne. **Fiches** montre ce que tout le monde a.
help-yahtzee = {""}**Sur le plateau**
    5/13 veut dire que 5 cases sur 13 sont remplies. La fiche montre avec un plus ce que tes dés rapportent dans chaque case libre.
    {""}**Remplir …** remplit la case qui va le mieux à tes dés, s’il y en a une qui se détache. Chaque menu est une colonne de ta fiche.
    {""}**Fiches** montre ce que tout le monde a, et à combien sont les bonus.
    {""}Il y a aussi le **Yatzy** : `/yatzy start`. `/yahtzee rules` montre toutes les variantes, comme la Generala et le Yacht.
    {""}**Tout le reste** commence par `/farkle`, pour tous les jeux, comme `/farkle board`, `games` et `leave`.

## Commands

command-yahtzee = Jouer au Yahtzee (le Yams), au Yatzy ou à la Generala dans ce salon
command-yatzy = Jouer au Yatzy dans ce salon
command-yatzy-start = Ouvrir un lobby pour une partie de Yatzy, de Maxi Yatzy ou de Yatzy imposé
command-yahtzee-start = Ouvrir un lobby pour une partie de Yahtzee, Yatzy, Maxi Yatzy, Generala ou Yacht

## A server's own rules

# As in English.
rules-title-yahtzee = Yahtzee
rules-summary-yahtzee = Cinq dés, trois lancers, treize cases : chaque tour en remplit une.
# As in English.
rules-title-triple-yahtzee = Triple Yahtzee
rules-summary-triple-yahtzee = Trois colonnes à la fois : la deuxième compte double, la troisième triple.
# As in English.
rules-title-generala = Generala
rules-summary-generala = Le jeu d’Amérique latine : le premier lancer rapporte plus, et cinq identiques y gagnent aussitôt.
# As in English.
rules-title-yacht = Yacht
rules-summary-yacht = L’ancêtre du Yahtzee : douze cases, deux suites de cinq à 30 chacune, et pas de bonus.
rules-title-forced-yatzy = Yatzy imposé
rules-summary-forced-yatzy = Le Yatzy de haut en bas : chaque tour remplit la case suivante, et 42 en haut donnent le bonus.
# As in English.
rules-title-maxi-yatzy = Maxi Yatzy
rules-summary-maxi-yatzy = Le Yatzy à six dés et vingt cases. Les lancers non utilisés vont en réserve.
# As in English.
rules-title-yatzy = Yatzy
rules-summary-yatzy = Le jeu de Scandinavie : quinze cases avec des paires, pas de joker, bonus de 50 dès 63 en haut.
editor-options-boxes = Les cases…
editor-options-card = Colonnes et bonus…
option-rolls = Lancers par tour
option-saved-rolls = Mettre en réserve les lancers restants
option-one-pair = Une paire
option-two-pairs = Deux paires
option-three-of-a-kind = Brelan
option-four-of-a-kind = Carré
option-five-of-a-kind = Cinq identiques
option-small-straight = Suite 1–5
option-large-straight = Suite 2–6
option-full-straight = Suite 1–6
option-full-house = Full
# As in English.
option-villa = Villa
option-tower = Tour
option-low-straight = Petite suite
option-high-straight = Grande suite
# As in English.
option-yahtzee = Yahtzee
# As in English.
option-chance = Chance
# As in English.
option-yatzy = Yatzy
# As in English.
option-generala = Generala
# As in English.
option-double-generala = Double generala
option-four-as-two-pairs = Quatre identiques comme deux paires
option-five-as-full-house = Cinq identiques comme full
option-one-after-six = Un 1 après le 6 dans une suite
option-first-roll = Points des cases servies
option-first-roll-wins = Dés identiques servis : victoire
option-columns = Colonnes
option-column-factors = Les colonnes multiplient les points
option-order = Ordre des cases
option-upper-bonus = Bonus du haut
option-yahtzee-bonus = Bonus de yahtzee
option-bonus-needs-points = Bonus de yahtzee si la case a des points
# As in English.
option-joker = Joker
option-ties = Totaux égaux
value-order-any = Libre
value-order-card = De haut en bas
value-order-sections = D’abord les cases du haut
value-joker-none = Jamais
value-joker-free = Quand ses propres cases sont remplies
value-joker-original = Quand la case Yahtzee est remplie, et jamais dans une case du haut
value-joker-forced = Quand ses propres cases sont remplies, et celles-ci d’abord
value-joker-filled = Quand ses propres cases sont remplies dans toutes les colonnes

## Records: small words

order-yahtzees = Le plus de yahtzees
order-yahtzee-bonuses = Le plus de bonus de yahtzee
order-upper-bonuses = Le plus de bonus du haut
order-best-column = Meilleure colonne

## A player's record

card-yahtzee = **Yahtzees :** { $yahtzees }{ $bonuses ->
    [0] {""}
   *[other] , dont { $bonuses } avec le bonus
    } · **Bonus du haut :** { $upper } · **Meilleure colonne :** { $column } · **Meilleure case :** { $box }
yahtzee-alone-average = moy.
yahtzee-alone-best = max

## Finished games

game-yahtzee = 🎉 **{ $name }**, manche { $round } : { $player } lance { $dice } et { $idle ->
    [yes] n’a plus de temps, alors le bot remplit
   *[no] remplit
  } { $box }{ $many ->
    [1] {""}
   *[other] {" "}dans la colonne { $column }
  } pour { $points }{ $bonus ->
    [0] .
   *[other] , dont { $bonus } pour un yahtzee de plus !
  }
replay-held = { $number ->
    [0] ne garde aucun dé
   *[other] garde **{ $held }**
  }
replay-scored = et remplit **{ $box }**{ $many ->
    [1] {""}
   *[other] {" "}dans la colonne { $column }
  } pour **{ $points }**{ $bonus ->
    [0] {""}
   *[other] , dont { $bonus } pour un yahtzee de plus
  } : { $total } en tout.

## Achievements

achievement-about-yahtzee-win = gagner une partie de Yahtzee
achievement-about-yahtzee = remplir une case avec cinq dés identiques
achievement-about-further-yahtzee = obtenir le bonus pour un yahtzee de plus
achievement-about-upper-bonuses = obtenir le bonus du haut dans trois colonnes d’une partie
achievement-about-thousand = finir une partie de Yahtzee avec 1 000 points ou plus
achievement-yahtzee-win = Bien casé
achievement-yahtzee = Cinq sur cinq
achievement-further-yahtzee = Et encore un
achievement-upper-bonuses = La haute
achievement-thousand = Quatre chiffres
