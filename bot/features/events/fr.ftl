event-first = il faut d’abord une ligne avec la formule, par exemple : event swiss
event-no-such-format = il n’y a pas de formule « { $name } » ; il y a knockout, round-robin, swiss et league
event-no-such-setting = les tournois n’ont pas de réglage « { $name } »
event-wrong-setting = { $name } ne peut pas être { $value }
event-over = Le tournoi est fini.
event-has-begun = Le tournoi a commencé.
event-not-over = Le tournoi n’est pas encore fini.
event-no-check-in = Personne n’a à confirmer sa présence maintenant.
event-already-in = L’inscription est déjà faite.
event-not-in = Il n’y a pas d’inscription à retirer.
event-not-out = Cette personne n’en a pas été retirée.
event-barred = Cette personne n’a pas le droit de jouer.
event-full = Le tournoi est complet : { $most } { $most ->
    [one] personne peut
   *[other] personnes peuvent
    } y participer.
event-takes-nobody = Ce tournoi ne prend plus personne.
event-wrong-order = les personnes, leur ordre ou le nombre de rondes ({ $rounds }) ne découlent pas des cotes, des réglages et des présences
event-no-round = ce n’est pas le moment : aucune ronde de ce genre n’est ouverte ou ne peut commencer
event-wrong-pairs = chaque personne du tournoi doit être nommée une fois, et personne d’autre
event-not-warned = on ne peut prévenir que les personnes qui ont encore à jouer, et seules celles-là perdent
event-decided = Cette rencontre est déjà décidée.
event-no-such-pair = Ces deux personnes ne se rencontrent pas dans cette ronde.
event-no-such-game = Cette partie n’est pas parmi celles qui comptent.
event-frozen = La ronde suivante a commencé, donc les qualifications ne changent plus.
event-paused = Le tournoi est en pause. Réessaie quand il aura repris.
event-not-paused = Le tournoi n’est pas en pause.

command-tournament = Lancer un tournoi : élimination directe, toutes rondes, suisse ou ligue
settings-power-tournaments = **Tournois :** { $who ->
    [roles] lancés par { $roles } et les gestionnaires
    [everyone] lancés par tout le monde
   *[managers] lancés par les gestionnaires seulement
    }
settings-choose-power-tournaments = Rôles qui lancent des tournois…
tournament-form = Lancer un tournoi
tournament-field-name = Nom
tournament-field-rules = Jeu et règles
tournament-field-format = Formule
tournament-field-pace = Rythme
tournament-field-until = Inscriptions ouvertes pendant
tournament-format = { $value ->
    [knockout] Élimination directe
    [round-robin] Toutes rondes
    [swiss] Système suisse
   *[league] Ligue
    }
tournament-format-about = { $value ->
    [knockout] Une défaite, et c’est fini ; un match pour la 3e place suit les demi-finales
    [round-robin] Tout le monde se rencontre ; idéal jusqu’à 7 personnes
    [swiss] Plusieurs rondes contre des adversaires qui ont autant de points
   *[league] Chaque mois, quatre rondes d’une semaine
    }
tournament-pace = { $value ->
    [quick] Maintenant
   *[slow] Un jour par tour
    }
tournament-pace-about = { $value ->
    [quick] Tout le monde est là en même temps
   *[slow] On joue quand on a le temps
    }
tournament-needs-server = Un tournoi se joue sur un serveur dont je fais partie.
tournament-may-not = Sur ce serveur, tout le monde ne peut pas lancer de tournois. Demande aux gestionnaires : `/farkle-setup settings` dit qui peut.
tournament-not-for-two = Ces règles ne se jouent pas à deux, donc on ne peut pas en faire un tournoi.
tournament-no-slow = Ce serveur ne permet pas de tours d’un jour. Choisis le rythme « Maintenant ».
tournament-too-few = Il faut être au moins deux avant de commencer.
tournament-sits = Tu participes à ce tournoi, donc d’autres doivent le mener : une personne de la modération qui n’y joue pas.
tournament-only-moderators = Seule la personne qui a lancé ce tournoi, ou la modération du serveur, peut faire ça, et seulement sans y participer.
bad-tournament-name = Le nom d’un tournoi doit être du texte simple, { $most } { $most ->
    [one] caractère
   *[other] caractères
    } au plus, sans adresses (mets un espace après un point).
too-many-events = Il y a déjà { $most } { $most ->
    [one] tournoi ouvert
   *[other] tournois ouverts
    }, et c’est le maximum. Attends que l’un d’eux finisse.
no-such-event = Ce tournoi n’est plus là.
event-not-yours = Cette partie est entre deux autres personnes.
event-meeting-over = Cette partie est déjà décidée, ou une autre a été appelée.
tournament-head = ### 🏆 { $name }
    { $game } · { $rules } · { $format } · { $pace }
tournament-players = { $count ->
    [0] Encore personne.
    [one] **{ $count } personne :** { $players }
   *[other] **{ $count } personnes :** { $players }
    }
tournament-more = { $count } de plus
tournament-more-lines = -# … et { $count } de plus
tournament-registration = Appuie sur **Rejoindre**. Début : <t:{ $until }:{ $style }> (<t:{ $until }:R>), ou quand { $host } le décide.
tournament-few = -# Avec si peu de monde, autant jouer en toutes rondes : c’est à peine plus long, et tout le monde rencontre les mêmes adversaires. { $host } peut le choisir jusqu’au début.
tournament-checking-in = ✋ Appuie sur **Je suis là**. Début, avec ou sans toi : <t:{ $until }:{ $style }> (<t:{ $until }:R>). { $here ->
    [0] Encore personne.
    [one] { $here } personne est là.
   *[other] { $here } personnes sont là.
    }
tournament-check-in = ✋ **{ $name }** va commencer. { $players } : appuie sur **Je suis là**. Début, avec ou sans toi : <t:{ $until }:{ $style }>.
tournament-checked-in = C’est noté. Ta première partie sera appelée dans ce salon.
tournament-paused = ⏸️ En pause. Les parties en cours continuent. **Gérer…** le fait reprendre.
tournament-next = { $round ->
    [0] Tirage de la première ronde en cours.
   *[other] Ronde { $round } sur { $rounds }. { $at ->
        [last] C’est la dernière.
        [none] La suivante commence quand toutes ses parties sont finies.
       *[other] La suivante commence <t:{ $at }:R>.
        }
    }
tournament-stopped = Fini sans victoire.
# As in English.
tournament-line = { $mark } { $player } · { $points } { $many ->
    [one] point
   *[other] points
    }
tournament-tie-breaks = -# Buchholz { $buchholz } · Sonneborn-Berger { $sonneborn } · face-à-face { $head } · différence { $difference }
tournament-table = ### { $name }
    { $format ->
    [knockout] -# Plus on va loin, mieux c’est. Les points sont les rencontres gagnées.
   *[other] -# Une victoire vaut 1 point, une égalité ½. Les ex æquo sont départagés par Buchholz, Sonneborn-Berger, les parties entre eux, et la différence des totaux.
    }
tournament-round-name = { $name ->
    [third] Troisième place
    [final] Finale
    [semi] Demi-finales
    [quarter] Quarts de finale
   *[round] Ronde { $number }
    }
tournament-pair = { $first } – { $second }{ $points ->
    [none] {""}
   *[other] {" "}· { $points }
    }{ $state ->
    [missed] {" "}· sans partie
   *[other] {""}
    }{ $links ->
    [none] {""}
   *[other] {" "}· { $links }
    }
tournament-pair-label = Ronde { $round } : { $first } – { $second }
tournament-totals = { $first }:{ $second }
tournament-game = partie { $id }
tournament-byes = { $players } { $many ->
    [one] n’a pas d’adversaire dans cette ronde.
   *[other] n’ont pas d’adversaire dans cette ronde.
    }
tournament-call = ### 🎲 [{ $name }]({ $link }) · { $round }
    { $first } – { $second }
tournament-until = Appuyez sur **Je suis là** : votre partie commence dès que vous êtes deux. Dernier délai : <t:{ $until }:{ $style }> (<t:{ $until }:R>). Qui n’est pas là perd la partie.
tournament-is-here = ✅ { $player } est là.
tournament-missed = Absence : { $players }. La partie est perdue sans être jouée.
tournament-warning = ⏰ { $players } : ta partie t’attend, { $link }. Appuie là-bas sur **Je suis là**, sinon tu la perds. Dernier délai : <t:{ $until }:{ $style }>.
tournament-reminder = 🏆 **{ $name }** : appuie sur **Je suis là**, sinon { $what ->
    [check-in] ça commence sans toi
   *[game] tu perds ta partie
    }. Dernier délai : <t:{ $until }:{ $style }>. { $link }
tournament-moved = Le résultat de **{ $name }** est ici : { $link }
tournament-settings = ### { $name }
    Il n’y a que toi qui peux changer ça, jusqu’au début.
menu-tournament-best-of = Parties par rencontre
tournament-best-of = { $games ->
    [1] Une partie décide
   *[other] Au meilleur des { $games }
    }
menu-tournament-third = Troisième place
tournament-third = { $value ->
    [on] Match pour la troisième place après les demi-finales
   *[off] Pas de match pour la troisième place
    }
menu-tournament-seeding = Ordre de départ
tournament-seeding = { $value ->
    [rating] Selon la cote sur ce serveur
   *[draw] Tirage au sort
    }
tournament-manage = ### { $name }
    Ce que tu fais ici est dans le journal du serveur.
menu-tournament-player = Une personne : la retirer, la réintégrer, corriger un résultat…
tournament-player = { $player } dans **{ $name }** : ce que tu fais ici est dans le journal du serveur.
button-tournament-out = { $what ->
    [out] Retirer
   *[back] Réintégrer
    }
menu-tournament-correct = Corriger un résultat…
tournament-correct = **{ $round } :** { $first } – { $second }. Choisis le résultat :
button-tournament-result = { $what ->
    [first] { $first } a gagné
    [second] { $second } a gagné
    [tie] Égalité
   *[void] Ne compte pas
    }
button-tournament-here = Je suis là
button-tournament-table = Tableau
button-tournament-text = En texte
tournament-text = Tout ce qui s’est passé, pour que d’autres puissent vérifier rencontres et places, avec `python -m bot event tournament.txt`.
button-tournament-manage = Gérer…
button-tournament-pause = { $what ->
    [pause] Pause
   *[resume] Continuer
    }
button-tournament-stop = Finir sans victoire
tournament-leave-sure = **Quitter { $name } ?** Les parties que tu n’as pas jouées sont perdues. Un tournoi suisse ou une ligue te reprend, une élimination directe, non.
tournament-left = Tu as quitté { $name }.
tournament-stop-sure = **Finir { $name } sans victoire ?** Les parties en cours continuent, et comptent pour les cotes.
tournament-stopped-well = { $name } est fini, sans victoire. **Continuer** annule ça.
tournament-share = 🏆 { $name } ({ $players } { $players ->
    [one] personne
   *[other] personnes
    }) : { $many ->
    [0] personne n’a gagné
    [1] { $winners } a gagné
   *[other] { $winners } partagent la première place
    }
act-t-paused = ⏸️ { $who } a mis en pause le tournoi **{ $title }** · <t:{ $at }:f>
act-t-resumed = ▶️ { $who } a fait reprendre le tournoi **{ $title }** · <t:{ $at }:f>
act-t-stopped = 🛑 { $who } a mis fin au tournoi **{ $title }** · <t:{ $at }:f>
act-t-out = 🚷 Tournoi **{ $title }** : { $who } a retiré { $person }, ou lui a rendu sa place · <t:{ $at }:f>
act-t-result = ✏️ { $who } a corrigé un résultat du tournoi **{ $title }** · <t:{ $at }:f>
act-t-voided = ✖️ { $who } a annulé un résultat du tournoi **{ $title }** · <t:{ $at }:f>
