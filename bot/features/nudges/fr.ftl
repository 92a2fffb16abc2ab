button-nudges = Mes messages privés
button-remind = Rappelle-moi demain
nudge-head = { $games ->
    [1] 🎲 **C’est ton tour.**
   *[other] 🎲 **C’est ton tour** dans { $games } parties.
    }
nudge-stop = Arrêter ces messages
nudge-offer = Les tours de cette partie peuvent être longs. Je peux t’écrire en privé quand c’est ton tour. Je ne le demande qu’une fois ; tu retrouves ça dans `/farkle games` et `/farkle privacy`.
nudge-yes = Préviens-moi à mon tour
nudges = ### 📬 Tes messages
    Je t’écris en privé quand c’est ton tour, sauf si tu joues en moins de { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
    }. Pour les défis, on t’appelle de toute façon. Pendant tes heures calmes, je n’écris rien ; mes messages attendent qu’elles finissent.
    🕒 { $zone }.
nudges-closed = ⚠️ Je n’ai pas pu t’écrire, donc tous les messages sont désactivés. Autorise les messages privés dans les paramètres de confidentialité d’un serveur que nous avons en commun, ou ajoute-moi à tes applis. Puis choisis à nouveau.
nudges-games = Dans quelles parties ?
nudges-games-choice = { $value ->
    [slow] Parties lentes : tours d’une heure ou plus
    [always] Toutes les parties
   *[off] Pas de message à mon tour
    }
nudges-daily = Quand ?
nudges-daily-choice = { $value ->
    [on] Une fois par jour, à { $hour }:00, pour tous mes tours
   *[off] Tout de suite
    }
nudges-evening = Dés du jour
nudges-evening-choice = { $value ->
    [on] Me rappeler les dés du jour à { $hour }:00, sauf si j’ai joué
   *[off] Pas de rappel des dés du jour
    }
nudges-quiet = Heures calmes
nudges-quiet-choice = { $hours ->
    [0] Pas d’heures calmes
   *[other] Calme de { $first }:00 à { $last }:00
    }
