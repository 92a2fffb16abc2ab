invite-button = Inviter…
invite-head = ### 📣 Qui appeler pour ce lobby ?
    On appelle chaque personne une fois, dans ce salon. Tu peux appeler deux fois par heure.
invite-who = Choisis qui appeler…
invite-listed = Appeler { $count ->
    [one] { $count } personne qui veut jouer
   *[other] { $count } personnes qui veulent jouer
    }
invite-called = 📣 C’est fait. Pour venir, il suffit d’appuyer sur **Rejoindre** dans le lobby.
invite-call = { $listed ->
    [yes] 📣 { $players } : { $host } a ouvert un lobby : **{ $title }**. Appuie sur **Rejoindre** là-bas : { $link }
   *[no] 📣 { $players } : { $host } t’invite à jouer : **{ $title }**. Appuie sur **Rejoindre** là-bas : { $link }
    }
invite-called-already = Les personnes choisies ont déjà été appelées pour ce lobby, ou y sont déjà. Choisis d’autres personnes.
invite-too-often = Deux appels en une heure, c’est le maximum. Tu pourras appeler à nouveau <t:{ $again }:R>.
invite-hear = { $hears ->
    [yes] 🔔 On te prévient des lobbies ouverts sur ce serveur : le bot t’appelle dans leur salon, deux fois par heure au plus.
   *[no] 🔕 On ne te prévient pas des lobbies ouverts sur ce serveur. Si tu veux, le bot t’appelle dans leur salon, deux fois par heure au plus.
    }
invite-hear-change = { $hears ->
    [yes] Ne plus m’appeler
   *[no] M’appeler pour les lobbies
    }
go-hear = Me prévenir des lobbies
