away-begins = ✈ Absence jusqu’au <t:{ $until }:f>. D’ici là, tes parties avec des tours d’un jour ou plus t’attendent. Les plus rapides, non. `/farkle away` y met fin tout de suite. Si tu joues dans une partie, tu es de retour dans celle-là.
away-ends = { $undone ->
    [yes] Te revoilà. Comme si de rien n’était : aucun jour n’est compté.
   *[no] Te revoilà. Les parties qui t’attendaient continuent dans un instant.
    }
away-turn = Ton tour dans [**{ $title }**]({ $link }) finit le <t:{ $due }:f>.
away-waited = Ton tour dans [**{ $title }**]({ $link }) t’a déjà attendu et n’attend plus : il finit le <t:{ $due }:f>.
away-now = Maintenant : me revoilà
away-not = Tu n’as pas d’absence en cours. `/farkle away until:7` met en attente tes parties avec des tours d’un jour ou plus pendant 7 jours ({ $most } au plus).
away-how-long = Choisis combien de jours tu t’absentes, de 1 à { $most }, ou maintenant pour revenir.
away-too-long = { $days ->
    [0] Tu ne peux pas t’absenter plus longtemps pour l’instant.
    [one] Tu peux t’absenter { $days } jour de plus pour l’instant.
   *[other] Tu peux t’absenter { $days } jours de plus pour l’instant.
    } C’est { $most } { $most ->
    [one] jour
   *[other] jours
    } au plus d’un coup, et { $year } par an. Choisis moins, ou demande `/farkle pause` à l’hôte.
command-away = Pendant ton absence, faire attendre tes parties à un jour ou plus par tour, ou revenir
command-away-until = Combien de jours, ou maintenant pour revenir
lobby-away = Si quelqu’un s’absente…
lobby-away-option = { $on ->
    [yes] Les autres peuvent continuer sans les absents
   *[no] La partie attend les absents
    }
