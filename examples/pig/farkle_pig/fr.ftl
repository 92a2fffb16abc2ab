kind-pig = Cochon
command-pig = Jouer au Cochon dans ce salon
command-pig-start = Ouvrir un lobby pour une partie de Cochon
help-pig = ## Comment jouer au Cochon
    {""}**Ouvre une partie** avec `/pig start`. On y joue de 2 à 8.
    {""}**À ton tour**, appuie sur **Lancer** aussi souvent que tu l’oses : chaque lancer s’ajoute au tour. Un 1 met fin au tour, et tu ne marques rien.
    {""}**Valider** met les points du tour à l’abri et finit le tour.
    {""}**Pour gagner,** valide jusqu’à l’objectif ou au-delà : la partie finit aussitôt.
option-pig-target = Objectif
allowed-pig-target = points entiers de 10 à 1 000
rules-title-pig = Cochon
rules-summary-pig = Un seul dé : lance autant que tu l’oses, mais un 1 finit le tour sans rien. Objectif : 100.
editor-options-pig = Gagner…
pig-lobby-head = ### 🐷 Cochon · { $title }
    Objectif : { $target }
pig-head = **{ $title }** · objectif : { $target }
pig-your-turn = { $player }, à toi : appuie sur **Lancer**.
pig-turn = { $player }, **{ $points }** en jeu : relance, ou valide.
pig-time = -# ⏳ <t:{ $due }:R>, le bot valide { $points }.
pig-button-roll = Lancer
pig-button-bank = Valider { $points }
pig-bank = { $player } lance { $dice } et valide **{ $points }** : **{ $total }** en tout.
pig-bust = { $player } lance { $dice } : **raté** ! { $lost ->
    [0] Il n’y avait rien en jeu.
   *[other] **{ $lost }** { $lost ->
        [one] point envolé.
       *[other] points envolés.
        }
    }
pig-idle = ⌛ Temps écoulé pour { $player } : le bot valide **{ $points }**, **{ $total }** en tout.
pig-in-short = Lance un dé autant que tu veux, et valide la somme. Un 1 finit le tour sans rien. Qui atteint { $target } en premier gagne aussitôt.
pig-words-turn = **Ton tour**
    - Lance le dé autant que tu veux : chaque lancer s’ajoute au tour.
    - Valide pour garder ces points. Sur un 1, le tour finit et ils s’envolent.
    - Quand le temps est écoulé, le bot valide.
pig-words-winning = **Gagner**
    - Qui valide { $target } ou plus en premier gagne aussitôt.
pig-best-turn = Meilleur tour : manche { $round }, { $player } a validé { $points }
pig-card = **Ratés :** { $busts } · le plus validé en un tour : { $best }
order-busts = Le plus de ratés
