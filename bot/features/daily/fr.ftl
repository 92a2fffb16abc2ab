daily-secret-yet = D’autres jouent peut-être encore avec ces dés : dans leur fuseau, ce jour finit plus tard. Il est fini partout <t:{ $end }:R> : leur secret apparaît alors, et tu peux les vérifier.
daily-begun = Tu as commencé les dés d’aujourd’hui, puis supprimé tes données, donc tu ne peux pas les rejouer. Nouveaux dés <t:{ $end }:R>.
daily-not-shown = Tu ne peux pas voir cette partie du jour. `/farkle daily` montre les dés d’aujourd’hui et les parties d’hier.
daily-head = **Farkle #{ $number }** · dés du jour · tour { $turn } sur { $turns }
daily-about = Règles : { $title } (`/farkle rules name:{ $title }`), { $turns } { $turns ->
    [one] tour
   *[other] tours
    }, les mêmes dés pour tout le monde. { $unusual } Ta journée finit <t:{ $end }:R> : ce que tu as validé d’ici là compte.
daily-private = -# Visible uniquement par toi. `/farkle daily` ramène cette partie.
daily-until = -# ⏳ Ta journée finit <t:{ $end }:R>.
daily-next = -# 🕰️ { $place } : ta journée finit à <t:{ $end }:t>, <t:{ $end }:R>. De nouveaux dés arrivent alors.
daily-over = **{ $total }** { $total ->
    [one] point
   *[other] points
    } en { $turns } { $turns ->
    [one] tour
   *[other] tours
    }.
daily-cut-off = La journée a pris fin au tour { $turn } sur { $turns }. Tes points validés comptent : **{ $total }**.
daily-unplayed = La journée a pris fin avant ton premier lancer, donc cette partie ne compte pas.
daily-perfect = **{ $share } %** du jeu parfait, qui ne voit pas l’avenir non plus et marque **{ $made }** aujourd’hui.
daily-better = { $percent ->
    [0] { $others ->
        [0] Fini avant tout le monde aujourd’hui
       *[other] Personne derrière pour l’instant
        }
   *[other] { $others ->
        [1] Mieux que la seule autre personne jusqu’ici
       *[other] Mieux que { $percent } % des { $others } autres jusqu’ici
        }
  }
daily-streak = 🔥 Jours d’affilée : **{ $days }** · record : **{ $longest }** (un jour manqué par semaine est pardonné)
daily-streak-ended = -# { $days ->
    [1] Ta série a duré 1 jour, le { $day }.
   *[other] Ta série de { $days } jours d’affilée a pris fin le { $day }.
    } { $missed ->
    [1] Le lendemain, tu as manqué un deuxième jour dans la même semaine.
   *[other] Tu as manqué les { $missed } jours suivants.
    }
card-daily = 🎲 Dés du jour : { $days ->
    [one] **{ $days }** jour
   *[other] **{ $days }** jours
    } · record **{ $best }** · le plus de jours d’affilée **{ $longest }**
daily-awards = 🎖 Nouveau : { $names }
# As in English.
daily-shared = 🎲 { $player } · **Farkle #{ $number }** · **{ $total }** { $total ->
    [one] point
   *[other] points
    }
daily-share-perfect = { $share } % du jeu parfait
daily-share-streak = { $days ->
    [one] 🔥 { $days } jour d’affilée
   *[other] 🔥 { $days } jours d’affilée
  }
daily-copy = Ton résultat en texte, à coller où tu veux :
# As in English.
daily-copied = Farkle #{ $number } : { $total } { $total ->
    [one] point
   *[other] points
    }
daily-link = Jouer les dés d’aujourd’hui : { $link }
button-daily-copy = Copier en texte
daily-beat-button = Bats mon score du jour
daily-beat-whom = Qui devrait battre ton résultat ? On appelle cette personne une fois, dans ce salon. Si elle relève le défi, les deux résultats sont postés ici.
daily-beat-choose = Choisis quelqu’un…
daily-beat-asked = 📣 C’est demandé.
daily-beat = 📣 { $player } : { $host } a **{ $total }** { $total ->
    [one] point
   *[other] points
    } avec les dés d’aujourd’hui (**Farkle #{ $number }**). Tu fais mieux ? Si tu relèves le défi, ton résultat est posté ici aussi.
daily-beat-take = Relever le défi
daily-beat-enough = Tu as déjà demandé à cette personne, ou à { $most } { $most ->
    [one] personne
   *[other] personnes
    }, de battre ce résultat. Redemande demain.
daily-beat-others = C’est pour quelqu’un d’autre. `/farkle daily` a aussi les dés d’aujourd’hui pour toi.
daily-beat-over = Ces dés ne sont pas ceux de ta journée. Les tiens sont dans `/farkle daily`.
daily-beat-result = { $way ->
    [won] 🏆 { $first } bat { $second } avec les dés de **Farkle #{ $number }**, **{ $most }** à **{ $least }**.
   *[level] 🤝 { $first } et { $second } sont à égalité avec les dés de **Farkle #{ $number }**, **{ $most }** partout.
    }
help-to-daily = Dés du jour
button-daily-look = Analyser
daily-look-all = ### 🔍 Farkle #{ $number } · { $cost ->
    [0] jeu parfait
    [one] tes choix coûtent { $cost } point par rapport aux meilleurs
   *[other] tes choix coûtent { $cost } points par rapport aux meilleurs
    }
daily-look-choice = { $cost ->
    [0] ✅ { $dice } → { $choice }
   *[other] ❌ { $dice } → { $choice }
    -# { $cost } de mieux : { $best }
    }
button-daily-try = Décider à nouveau
daily-try = Que ferais-tu maintenant ?
daily-try-choice = { $chosen ->
    [yes] 👉
   *[no] ▫️
    } { $choice } · { $cost ->
    [0] **le meilleur**
   *[other] { $cost } de moins
    }
daily-look-none = Rien à décider : le premier lancer a perdu le tour, ou la journée a pris fin.
button-daily-play = Jouer les dés du jour
daily-check = **Ce qui décide des dés du { $day }**
    Avant que quiconque puisse lancer, le bot a tiré un secret au hasard. Son scellé est un code qui ne va avec aucun autre secret (SHA-256) : `{ $commitment }`.
    Le secret apparaît quand ce jour est fini dans tous les fuseaux, <t:{ $end }:R>, et ce bouton recalcule alors chaque lancer à partir du secret et de la date.
    Personne, même pas le bot, ne peut donc changer un dé pendant la journée.
dice-of-day = -# Dés du { $day }, décidés d’avance : `{ $commitment }`
daily-ranks-head = ### 🎲 Dés du jour · { $by ->
    [day] aujourd’hui
    [month] ce mois-ci
   *[streak] jours d’affilée
    }
daily-ranks-empty = Encore personne.
daily-rank-points = **{ $place }.** { $player } · { $value }
daily-rank-streak = **{ $place }.** { $player } · { $value } { $value ->
    [one] jour
   *[other] jours
  }
daily-ranks-mine = Ta place : **{ $place }** sur { $people }
button-daily-ranks = Classement
button-daily-streak = Jours d’affilée
button-daily-before = Hier
button-daily-earlier = Dés du { $day }
button-daily-calendar = Calendrier
button-daily-replay = Revoir la meilleure partie
button-daily-mine = Revoir la mienne
button-daily-back = Retour à la journée
# As in English.
daily-day-head = ### 🎲 Farkle #{ $number } · { $day }
daily-spread-head = **Les points de tout le monde** · { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
  }
daily-spread-mine = Toi : **{ $points }**{ $percent ->
    [0] {""}
    [100] , mieux que tous les autres
   *[other] , mieux que **{ $percent } %** des autres
  }
daily-nobody = Il n’y a aucune partie à montrer : personne n’a joué, ou tout le monde se cache des classements.
daily-best = **Meilleure partie :** **{ $total }** { $total ->
    [one] point
   *[other] points
    }
daily-best-turns = **Meilleurs tours**
daily-turn-throw = { $dice } → **{ $kept }**
daily-turn-throws = -# { $throws }
daily-turn-option = { $number }. { $points } au tour { $turn }
daily-choose-turn = Revoir un de ces tours
daily-replay-turn = -# Tour { $turn } sur { $turns }
daily-no-turn = La journée a pris fin pendant le premier tour.
daily-result-head = ### 🎲 Farkle #{ $number } · { $day } · { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
  }
daily-result-won = 🏆 { $players } { $many ->
    [one] gagne
   *[other] gagnent
    } avec **{ $points }** { $points ->
    [one] point
   *[other] points
    }.
daily-result-yet = -# Pour l’instant : dans certains fuseaux, ce jour dure jusqu’à <t:{ $end }:t>. Les derniers résultats seront alors ici.
daily-result-alone = 🎲 { $player } a fait **{ $points }** { $points ->
    [one] point
   *[other] points
    }. Qui joue aujourd’hui ?
daily-result-leads = 🎲 { $players } { $many ->
    [one] mène
   *[other] mènent
    } avec **{ $points }** { $points ->
    [one] point
   *[other] points
    }.
daily-result-daring = 🎢 Le plus osé : { $player } a lancé { $dice ->
    [one] { $dice } seul dé
   *[other] { $dice } dés
    } avec **{ $points }** { $points ->
    [one] point
   *[other] points
    } en jeu, et c’est passé.
daily-result-next = Les nouveaux dés sont là, les mêmes pour tout le monde.
button-daily-day-page = Les points de tout le monde
daily-month-head = ### 📅 { $month }
daily-month-played = { $days ->
    [1] **1** jour joué
   *[other] Jours joués : **{ $played }** sur { $days }
  } · record **{ $best }** · moyenne **{ $average }**
daily-month-empty = Tu n’as pas joué ce mois-ci.
command-daily = Les dés du jour : 10 tours, les mêmes dés pour tous, une fois par jour (visible uniquement par toi)
settings-daily-channel = **Dés du jour :** { $many ->
    [0] { $gone ->
        [0] les résultats ne sont pas postés
       *[other] ⚠️ le salon choisi a été supprimé, donc les résultats ne sont pas postés
        }
   *[other] les résultats de chaque jour sont postés dans { $channels }
  }
results-offer = 🎲 Une fois par jour, `/farkle daily` a les mêmes dés pour tout le monde. Veux-tu que je poste chaque jour les résultats dans ce salon : qui a gagné, le lancer le plus osé, et un bouton pour jouer ? Je ne le demande qu’une fois ; tu retrouves ça dans `/farkle-setup settings`.
button-results-here = Poster ici chaque jour
button-results-no = Non merci
results-taken = Chaque jour à 9:00, à l’heure de ce serveur, je poste ici les résultats de la veille, sauf si personne n’a joué sur ce serveur. `/farkle-setup settings` change ça.
results-declined = D’accord. C’est dans `/farkle-setup settings` si tu changes d’avis.
results-not-here = Je ne peux plus poster ici. Choisis un autre salon dans `/farkle-setup settings`.
settings-choose-daily = Poster les résultats du jour dans…
achievement-about-daily-first = jouer les dés du jour
achievement-about-daily-hundred = jouer les dés du jour 100 jours
achievement-about-daily-week = jouer les dés du jour 7 jours d’affilée
achievement-about-daily-thirty = jouer les dés du jour 30 jours d’affilée
achievement-about-daily-full-month = jouer les dés du jour 28 jours d’un même mois
achievement-about-daily-ahead = dés du jour : finir une journée devant 90 % des autres, s’il y en a au moins 10
achievement-daily-first = Lève-tôt
achievement-daily-hundred = Cent matins
achievement-daily-week = Toute une semaine
achievement-daily-thirty = Inarrêtable
achievement-daily-full-month = Pleine lune
achievement-daily-ahead = Crème du jour
daily-reminder = 🎲 **Les dés du jour** t’attendent jusqu’à <t:{ $end }:t>. Il y en aura alors de nouveaux.
