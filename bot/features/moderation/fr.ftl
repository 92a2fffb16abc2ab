command-moderate = Interdire de jeu, retirer des parties des bilans, et revenir sur ces décisions
command-moderate-bar = Empêcher quelqu’un de jouer sur ce serveur pendant un temps
command-moderate-person = Qui
command-moderate-days = Pendant combien de jours (par défaut : 7)
command-moderate-reason = Pourquoi : cette personne le lit, et les gestionnaires aussi dans /farkle-setup log
command-moderate-unbar = Laisser quelqu’un rejouer ici
command-moderate-bars = Qui n’a pas le droit de jouer sur ce serveur
command-moderate-void = Retirer une partie finie des bilans de ce serveur
command-moderate-restore = Remettre une partie dans les bilans de ce serveur
command-moderate-game = Son numéro, comme dans /farkle history
only-moderators = Seule la modération de ce serveur peut faire ça : ses gestionnaires la choisissent dans `/farkle-setup settings`.
barred = Tu ne peux pas jouer sur ce serveur jusqu’au <t:{ $until }:f>. { $reason ->
    [none] La modération du serveur peut te dire pourquoi.
   *[other] Raison : { $reason }
    } Tes données restent à toi : `/farkle privacy` marche en message privé avec moi.
bars-not = Impossible d’interdire de jeu <@{ $person }> : ça ne marche ni sur soi-même, ni sur les gestionnaires du serveur.
bars-opponent = Toi et <@{ $person }>, vous jouez dans la même partie ou le même tournoi, donc quelqu’un d’autre de la modération doit décider.
too-many-bars = { $most } { $most ->
    [one] personne est interdite
   *[other] personnes sont interdites
    } de jeu ici, et c’est le maximum. Lève d’abord une interdiction : `/farkle-moderate bars`.
barred-not = Cette personne n’est pas interdite de jeu ici.
barred-well = { $person } ne peut pas jouer ici jusqu’au <t:{ $until }:f>, et a quitté les lobbies. Ses parties continuent sans cette personne. C’est dans le journal du serveur.
unbarred-well = { $person } peut rejouer ici.
button-undo = Annuler
bars-none = Personne n’est interdit de jeu sur ce serveur.
bars-head = ### Interdictions de jeu sur ce serveur
bars-line = { $number }. { $person } · jusqu’au <t:{ $until }:f> · par { $by }{ $reason ->
    [none] {""}
   *[other] {"\u000A"}-# { $reason }
    }
bars-lift = Laisser quelqu’un rejouer…
void-not-ended = Aucune partie finie de ce serveur n’a ce numéro. Une partie en cours s’arrête avec `/farkle stop`.
voids-own = Tu as joué dans cette partie, ou tu joues dans un tournoi contre les mêmes personnes, donc quelqu’un d’autre de la modération doit décider.
voided-already = Cette partie est déjà annulée.
voided-not = Cette partie n’est pas annulée.
void-too-late = Cette partie a pris fin il y a plus de { $days } { $days ->
    [one] jour
   *[other] jours
    }. Elle reste comme elle est.
voided-well = Cette partie ne compte plus sur ce serveur : les cotes et les classements suivent dans un instant. Elle reste sur les fiches de celles et ceux qui l’ont jouée.
restored-well = Cette partie compte à nouveau sur ce serveur. Les cotes et les classements suivent dans un instant.
act-barred = 🚷 { $who } a interdit de jeu { $person } · <t:{ $at }:f>{ $reason ->
    [none] {""}
   *[other] {"\u000A"}-# { $reason }
    }
act-unbarred = 🚶 { $who } a laissé { $person } rejouer · <t:{ $at }:f>
act-voided = ✖️ { $who } a annulé **{ $title }**, [partie { $id }]({ $link }) · <t:{ $at }:f>{ $reason ->
    [none] {""}
   *[other] {"\u000A"}-# { $reason }
    }
act-restored = ✔️ { $who } a rétabli **{ $title }**, [partie { $id }]({ $link }) · <t:{ $at }:f>
