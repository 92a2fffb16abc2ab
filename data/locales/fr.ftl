language-name = Français

## Small words

list-and = { $first } et { $last }
at-line = ligne { $line } : { $sentence }

## What the rules do not allow

game-over = Cette partie est finie.
throw-first = Lance d’abord les dés.
not-missing = Le siège { $seat } n’a manqué aucun tour, a rejoué depuis, ou on saute déjà ses tours. Le plateau montre qui manque.
game-asleep = La partie est en attente. Il faut d’abord que quelqu’un revienne.
not-lying = Tu n’as pas lancé ces dés-là. Tu as { $dice }.

## Time zones

zone-now = { $place }, il est { $time }{ $then ->
    [yearly-less]  ; en hiver, { $by } de moins
    [yearly-more]  ; en été, { $by } de plus
    [once-less]  ; à partir du { $day }, { $by } de moins
    [once-more]  ; à partir du { $day }, { $by } de plus
   *[none] {""}
    }
zone-by = { $minutes ->
    [30] une demi-heure
    [60] une heure
    [120] deux heures
   *[other] { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
        }
    }
zone-page = ### 🕒 Ton fuseau horaire
    { $chosen ->
        [no] Tu n’en as pas encore choisi. En attendant, c’est { $zone }.
        [fixed] { $zone }. Une version plus ancienne ne connaissait que des heures entières, donc ce fuseau ne suit aucun changement d’heure. Choisis un lieu, et il le suivra. Je ne te le demande qu’une fois ; tu retrouves ça dans `/farkle zone`.
       *[yes] { $zone }.
    }
    Il sert pour les messages qu’on t’envoie et tes heures calmes, pour les dés du jour, et pour les tours à heure fixe dans les parties que tu ouvres.
    -# Choisis quelle heure il est chez toi, puis un lieu, ou tape une ville ou un pays après `/farkle zone`.
zone-clock = Quelle heure est-il sur place ?
zone-hour = De { $first } à { $last }
zone-place = Où ? { $countries }
button-zone = Mon fuseau horaire
unknown-zone = Je ne connais pas de lieu unique du nom de « { $typed } ». Choisis une des suggestions, par exemple une grande ville du même pays.
command-zone = Choisir ton fuseau horaire
command-zone-place = Une ville ou un pays

## Checking the dice

game-missing = Ce jeu n’est plus installé ici, donc on ne peut plus vérifier ses dés. Demande aux gens qui gèrent ce bot.
no-proof = Ce texte n’a pas de scellé, pas de part des joueurs ou pas de secret, donc on ne peut pas vérifier ses dés.
verify-right = Les dés sont tombés exactement comme décidé avant la partie.
verify-stopped = On a arrêté cette partie avant la fin. Jusque-là, tout est correct.
verify-differs = Quelque chose ne colle pas. { $throws ->
    [one] { $throws } lancer de { $dice } { $dice ->
        [one] dé
       *[other] dés
        } recalculé.
   *[other] { $throws } lancers, en tout { $dice } { $dice ->
        [one] dé
       *[other] dés
        }, ont été recalculés.
  }
secret-unfit = le secret ne correspond pas au scellé
secret-altered = les lancers ne découlent pas non plus de ce secret, donc ce n’est pas celui qui a servi
commitment-altered = les lancers correspondent au secret, mais pas le scellé
dice-differ = lancer { $throw } : le fichier dit { $given }, le secret donne { $right }
dice-differ-more = { $count ->
    [one] { $count } autre lancer diffère
   *[other] { $count } autres lancers diffèrent
  }
joins-altered = presque aucun lancer ne découle du secret et de cette part des joueurs, donc elle, ou son ordre, a été modifiée
throws-swapped = ce lancer et celui de la ligne { $other } sont intervertis
throw-missing = le lancer { $throw } manque avant cette ligne, donc tous les suivants arrivent un rang trop tôt
throw-too-many = ce lancer est en trop ; sans lui, tous les suivants sont justes
verify-commitment = Le secret correspond à son scellé, le code affiché avant le premier lancer : { $commitment }
verify-dice = { $throws ->
    [0] Il n’y avait aucun lancer à recalculer.
    [one] { $throws } lancer de { $dice } { $dice ->
        [one] dé
       *[other] dés
        } recalculé, et chaque dé est le bon.
   *[other] { $throws } lancers, en tout { $dice } { $dice ->
        [one] dé
       *[other] dés
        }, ont été recalculés, et chaque dé est le bon.
    }
verify-by-lot = Le tirage au sort de qui commence est le bon aussi.
verify-rules = Tout ce qui s’est passé suit les règles.
verify-proves = Ce que ça prouve : personne n’a choisi ni changé un dé. Chacun découle { $of_day ->
    [yes] du jour
   *[no] de la part des joueurs, c’est-à-dire leurs clics sur Rejoindre, Accepter et Commencer,
    } et d’un secret choisi avant que son scellé soit affiché. Compare ces codes avec ceux que le bot t’a montrés avant le premier lancer. Ça ne prouve pas que les gens qui gèrent le bot ont gardé le secret pour eux.
check-head = ### 🎲 Les dés de la partie { $id }
check-file = -# Le fichier contient tout ce qu’il te faut : `python -m bot verify` le vérifie n’importe où, et `docs/dice.md` explique comment le faire sans le bot.
secret-yet = **Ce qui décide des dés de cette partie**
    À l’ouverture de cette partie, le bot a tiré un secret au hasard. Son scellé est un code qui ne va avec aucun autre secret (SHA-256) : `{ $commitment }`.
    Les dés découlent aussi de la part des joueurs, leurs clics sur Rejoindre, Accepter et Commencer{ $fingerprint ->
        [none] {""}
       *[other] {""}. Son empreinte est `{ $fingerprint }`, un code court
    }.
    Le secret apparaît à la fin de la partie, et **Vérifier les dés** recalcule alors chaque lancer : personne, même pas le bot, ne peut choisir ni changer un dé.
shared-secret-yet = D’autres jouent peut-être encore avec ces dés. Tu pourras les vérifier quand leur secret sera public.
no-ended-game-here = Aucune partie { $won ->
    [yes] gagnée
   *[no] finie
    } ici pour le moment. Pour une autre : `/farkle { $won ->
    [yes] review
   *[no] verify
    } game:12` (numéros : `/farkle history`).
command-review = La chance et les décisions d’une partie finie
command-verify = Vérifier que les dés d’une partie étaient décidés avant qu’elle commence
command-verify-game = Une partie d’ici, ou le numéro d’une autre (par défaut : la dernière finie ici)
choice-ended-game = { $title } · { $players ->
    [one] { $players } personne
   *[other] { $players } personnes
    } · partie { $id }

## Rule sets

clash-needs-other = { $option } et { $other } : la première option ne fait rien sans la seconde
fault-unknown-option = { $similar ->
    [none] { $option } : cette option n’existe pas
   *[other] { $option } : cette option n’existe pas ; tu voulais dire { $similar } ?
  }
fault-bad-value = { $option } : { $given } n’est pas possible ; possible : { $allowed }
fault-bad-text = { $option } : il faut du texte simple, { $most } { $most ->
    [one] caractère
   *[other] caractères
    } au plus, sans adresses (mets un espace après un point)
fault-no-such-base = { $similar ->
    [none] base : il n’y a pas de variante « { $given } » sur laquelle bâtir
   *[other] base : il n’y a pas de variante « { $given } » sur laquelle bâtir ; tu voulais dire { $similar } ?
  }
fault-no-such-game = game : il n’y a pas de « { $given } » ici ; possible : { $games }
fault-other-game = game : { $base } est une variante de { $game }, pas de { $given }
fault-not-in-files = { $option } : seul le bot règle ça, pour des dés que tout le monde reçoit
fault-too-large = le fichier dépasse { $most } Kio
fault-not-utf8 = le fichier n’est pas du texte UTF-8, ou contient un caractère que YAML ne permet pas
fault-not-yaml = le fichier n’est pas du YAML : { $problem }
fault-empty = le fichier doit lister des options, chacune sous la forme « nom : valeur » : donne au moins un titre, ou une option qui change
fault-alias = le fichier doit être simple : pas d’ancres ni d’alias (& et *), pas de tags (!), et rien d’imbriqué à plus de { $most } niveaux
fault-twice = { $option } : donné deux fois

## What people may not do at a table

game-ended = Cette partie est finie. Appuie sur **Revanche** sous le résultat, ou ouvres-en une avec `/{ $game } start`.
no-such-game = Cette partie n’existe plus. Ouvres-en une avec `/farkle start`.
unreadable-game = On ne peut plus lire cette partie, donc plus y jouer. Les gestionnaires du serveur peuvent y mettre fin avec `/farkle stop`.
not-begun = Cette partie n’a pas encore commencé. L’hôte appuie sur **Commencer** dans le lobby.
lobby-closed = Ce lobby est fermé. Ouvres-en un avec `/{ $game } start`.
begun-already = Cette partie a déjà commencé. `/farkle board` l’affiche, et `/{ $game } start` en ouvre une autre.
sits-already = Tu y es déjà. C’est l’hôte, <@{ $host }>, qui lance la partie.
sits-as-host = Tu y es déjà, en tant qu’hôte. Attends quelqu’un, ou appuie sur **Jouer contre l’ordi** ; **Commencer** apparaît quand vous êtes assez.
sits-not = Tu n’es pas dans cette partie, ou tu l’as quittée. Ouvre la tienne avec `/{ $game } start`.
sits-not-yet = Tu n’es pas encore dans cette partie. Appuie sur **Rejoindre** pour prendre un siège.
removes-host = Pour laisser ton propre siège, appuie sur **Partir** dans le lobby.
removed-already = Cette personne a déjà quitté le lobby. **Plus** montre qui y est encore.
sat-down-too-often = Tu as déjà rejoint ce lobby { $most } { $most ->
    [one] fois
   *[other] fois
    }. Attends la partie suivante, ou ouvres-en une avec `/{ $game } start`.
table-full = Il n’y a plus de siège libre (sur { $most }). Ouvre une autre partie avec `/{ $game } start`.
only-host = Seul l’hôte, <@{ $host }>, peut faire ça. Si l’hôte ne répond pas : `/farkle start` ouvre ton propre lobby, et l’équipe d’aide du serveur peut mettre en pause ou arrêter une partie.
host-first = Pour l’instant, seul l’hôte, <@{ $host }>, peut lancer la partie. Si l’hôte n’appuie sur rien d’ici <t:{ $at }:t>, tu pourras le faire.
too-few-players = Il faut être au moins 2 : quelqu’un d’autre doit d’abord appuyer sur Rejoindre.
no-hints = Les indices sont désactivés dans cette partie. L’hôte règle ça dans le lobby.
game-not-shown = { $game } n’est plus installé ici, donc on ne peut ni y jouer ni l’afficher. `/farkle stop` met quand même fin à ses parties, et `/farkle verify` envoie celles qui sont finies sous forme de texte.
not-in-this-game = { $feature ->
    [hints] Ce jeu n’a pas de coach, donc pas d’indices. Fie-toi à ce que montre le plateau.
   *[review] Ce jeu n’a pas de coach, donc pas d’analyse. `/farkle history` montre la partie tour par tour.
    }
hint-unavailable = Le coach ne répond pas pour l’instant. Réessaie dans un moment.
beyond-coach = Le coach ne sait pas calculer ces règles. Fie-toi à ce que montre le plateau.
not-your-turn = C’est le tour de <@{ $player }>. Attends le tien.
passed-over = Tu as manqué un tour, alors on saute les tiens. Appuie d’abord sur **Me revoilà**.
stale = La partie a avancé depuis. Utilise le plateau le plus récent.
moves-lost = Les derniers coups de cette partie sont perdus : sa base de données est plus ancienne que ce que tu as vu. Appuie encore sur un bouton du plateau pour voir où elle reprend.
old-board = Ce plateau est dépassé. La partie continue ici : { $link }
not-over = Cette partie est encore en cours. Réessaie quand elle sera finie.
rematch-open = La revanche est ouverte : { $link }
rematch-joined = Tu as un siège dans la revanche : { $link }
unknown-button = Ce bouton ne fait rien ici. `/farkle board` affiche ta partie avec des boutons qui marchent.
only-on-servers = Ça ne marche que sur un serveur. Essaie dans un salon d’un serveur dont je fais partie.
only-yourself = Ici, ça ne montre que tes propres parties. Sur un serveur avec le bot, on voit aussi celles des autres.
not-on-this-server = Je ne fais pas partie de ce serveur. Une personne qui le gère peut m’inviter ; je pourrai alors y tenir des parties. `/farkle start` marche aussi en message privé avec moi.
answers-are-private = Il n’y a que toi qui verrais une partie ici, parce que ce salon cache ce que postent tes propres applis (permission : Utiliser les applications externes). Utilise `/farkle start` dans un groupe, ou en message privé avec un ami ou avec moi.
help-head = ## { $games }
help-first = Lance les dés et garde ce qui marque. Puis décide : relancer pour gagner plus, ou t’arrêter avant de tout perdre ? Joue avec **des amis** ou contre **l’ordinateur**, timide ou infaillible.
    Tape `/farkle start`, ou appuie sur un bouton. À ton tour, appuie sur **Lancer** ; à partir de ton deuxième tour, le bot fait le premier lancer pour toi.
help-to-first = ◀ Aide
help-to-computer = Jouer contre l’ordi
help-to-friends = Jouer entre amis
help-to-rules = Règles
help-to-commands = Toutes les commandes
help-computers = ### Jouer contre l’ordi
    Ces adversaires jouent ici, et ne te font jamais attendre :
    { $characters }
    Un bouton lance aussitôt une partie contre le premier nom de la liste. Pour un autre adversaire, ouvre un lobby (**Jouer entre amis**) et choisis **Ajouter un ordinateur…** ; tu peux en ajouter autant que tu veux. La partie n’est pas classée.
help-computer = - { $name } : { $about }
help-friends = ### Jouer entre amis
    {""}**1.** Appuie sur un jeu ci-dessous, ou tape `/farkle start` : un lobby s’ouvre dans ce salon.
    {""}**2.** Tes amis appuient sur **Rejoindre**. **Inviter…** les appelle.
    {""}**3.** Tu appuies sur **Commencer**.
    Pas disponibles en même temps ? `/farkle challenge` demande à quelqu’un en message privé, et vous avez un jour par tour.
help-commands = ### Toutes les commandes · { $page } sur { $pages }
help-command = `/{ $name }` { $about }
page-privacy = -# [Ce que le bot garde sur toi]({ $url })
page-terms = -# [Conditions]({ $url })
unknown-command = Cette commande ne marche plus comme ça. `/farkle help` montre ce qu’il y a.
no-game-here = Aucune partie en cours dans ce salon. Lances-en une, ou joue à une autre des tiennes :
no-such-game-here = Cette partie n’est pas dans ce salon. Elle est peut-être finie. `/farkle board` montre les tiennes.
games-head = ### Tes parties en cours
no-open-games = Tu n’as aucune partie en cours. Défie quelqu’un avec `/farkle challenge`, ou lances-en une :
own-game = [**{ $title }**]({ $link }){ $opponents ->
    [none] {""}
   *[other] {" "}avec { $opponents }
    }{ $id ->
    [none] {""}
   *[other] {" "}· partie { $id }
    }
own-game-state = { $state ->
    [lobby] Pas encore commencée. Le lobby ferme le <t:{ $due }:f>.
    [invited] **On te défie.** Tu peux accepter jusqu’au <t:{ $due }:f>.
    [paused] ⏸️ En pause. Ensuite : { $player }.
    [asleep] 💤 En attente, jusqu’à ce que quelqu’un revienne.
    [claimed] ⏳ Quelqu’un réclame la victoire. Décision le <t:{ $due }:f>, sauf si quelqu’un appuie sur **Me revoilà** sur le plateau.
    [waits] **À toi** jusqu’{ $soon ->
        [yes] à <t:{ $due }:t>
       *[no] au <t:{ $due }:f>
        }.
   *[other] Au tour de { $player } jusqu’{ $soon ->
        [yes] à <t:{ $due }:t>
       *[no] au <t:{ $due }:f>
        }.
    }
own-game-points = Points : toi { $points }{ $others ->
    [none] {""}
   *[other] , le meilleur des autres { $others }
    }
button-start-game = Jouer : { $game }
button-challenge-to = Défi : { $game }
button-play-game = Jouer
button-show-game = Afficher
button-games = Mes parties
several-games-here = Plusieurs parties sont en cours ici. Laquelle ?
choose-meant = Choisis une partie
game-state = { $state ->
    [lobby] pas encore commencée
    [waits] t’attend
    [paused] en pause
    [asleep] en attente
   *[other] en cours
    }
no-such-rules-here = Il n’y a pas de variante « { $name } ». Choisis-en une dans la liste qui s’affiche quand tu tapes.
rules-of-other-table = { $title } se joue avec `/{ $game } start`.
typed-not-here = `/farkle roll`, `keep` et `bank` servent au Farkle. Utilise les boutons de cette partie : { $link }
busy = Je m’occupe encore de tes derniers clics. Attends un instant.
not-on-that-server = Je ne fais plus partie du serveur de cette partie, donc personne ne peut y jouer. Une personne qui le gère peut me réinviter.
not-in-this-channel = On ne peut pas ouvrir de parties dans ce salon. Ouvre la tienne dans { $channels }
channels-gone = Les salons de jeu de ce serveur ont tous été supprimés. Les gestionnaires du serveur peuvent en choisir d’autres avec `/farkle-setup settings`.
bot-may-not = Permissions qui me manquent dans { $channel } : { $permissions }. Je n’ai donc pas pu y appeler les joueurs. Les gestionnaires du serveur peuvent me les accorder, ou tu peux jouer dans un autre salon.
may-open-no-thread = Permissions qui me manquent dans { $channel } : { $permissions }. Cette partie reste donc dans le salon. Les gestionnaires du serveur peuvent me les accorder.
channel-full = { $slow ->
    [yes] Un salon peut avoir en même temps { $most } { $most ->
        [one] partie lente
       *[other] parties lentes
        } au plus (avec des tours d’une heure ou plus).
   *[no] Un salon peut avoir en même temps { $most ->
        [one] { $most } seule partie
       *[other] { $most } parties au plus
        }, sans compter les lentes. Sur un serveur dont je fais partie, les gestionnaires peuvent changer ça avec `/farkle-setup settings`.
    } Rejoins ou attends : { $games }
sits-enough = { $slow ->
    [yes] Ici, tu peux être en même temps dans { $most } { $most ->
        [one] partie lente
       *[other] parties lentes
        } au plus (avec des tours d’une heure ou plus).
   *[no] Ici, tu peux être en même temps dans { $most ->
        [one] { $most } seule partie
       *[other] { $most } parties au plus
        }, sans compter les lentes. Sur un serveur dont je fais partie, les gestionnaires peuvent changer ça avec `/farkle-setup settings`.
    } Finis-en d’abord une, ou quitte-la (`/farkle leave`) : { $games }
being-deleted = Tes données sont en cours de suppression. Attends un moment, puis réessaie. Si ça n’aide pas : `/farkle privacy`, **Supprimer mes données**.
deleted-lately = Tu as supprimé tes données. Tu pourras ouvrir des lobbies et défier des gens <t:{ $again }:R>. En attendant, rejoins le lobby de quelqu’un.
former-too-long = Je ne sais plus qui c’était : cette personne a supprimé ses données il y a plus de 7 jours. Si elle te défie encore, tu pourras la bloquer là.
too-many-lobbies = Tu peux ouvrir { $most } { $most ->
    [one] lobby
   *[other] lobbies
    } au plus en { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
    }. Ouvre le prochain <t:{ $again }:R>, ou rejoins celui de quelqu’un.
challenges-oneself = Tu ne peux pas te défier toi-même. Si tu n’as personne avec qui jouer, ajoute un ordinateur à un lobby : `/farkle start`
challenged-already = Tu as déjà défié cette personne. Elle peut accepter jusqu’au <t:{ $due }:f> : { $link }
challenged-you = Cette personne t’a déjà lancé un défi. Accepte ou refuse ici : { $link }
challenged-lately = Tu pourras défier <@{ $player }> à nouveau le <t:{ $again }:f>. En attendant, ouvre un lobby dans un salon commun : `/farkle start`
cannot-be-challenged = On ne peut pas défier <@{ $player }> pour l’instant. Réessaie plus tard, ou ouvre un lobby dans un salon commun : `/farkle start`
too-many-challenges = Tu peux envoyer { $most } { $most ->
    [one] défi
   *[other] défis
    } au plus par heure. Envoie le prochain <t:{ $again }:R>, ou ouvre un lobby : `/farkle start`
messages-are-closed = Je ne peux pas envoyer de messages privés à <@{ $player }>. Il faut que cette personne les autorise sur un serveur que nous avons en commun, ou qu’elle m’ajoute à ses applis. En attendant, joue dans un salon commun : `/farkle start`
your-messages-are-closed = Je ne peux pas t’envoyer de messages privés, et c’est là que serait ton plateau. Autorise-les dans les paramètres de confidentialité d’un serveur que nous avons en commun, ou ajoute-moi à tes applis. Puis réessaie.
rematch-called-off = La revanche est fermée. `/farkle start` ouvre un nouveau lobby.
board-is-here = Le plateau est ici : { $link }
not-shown = Je n’ai pas pu finir ça : Discord avait un problème. Réessaie dans un instant.
too-late-for-form = Ça a pris trop longtemps, alors aucun formulaire n’a pu s’ouvrir. Appuie encore une fois.
shown-elsewhere = C’est fait. `/farkle board` affiche à nouveau ta partie.
lobby-not-shown = Discord ne m’a pas laissé afficher un lobby ici, alors aucun n’est ouvert. Réessaie dans un instant, ou dans un autre salon.
not-stored = Je n’ai pas pu enregistrer ça. Ta partie est en sécurité : appuie à nouveau dans un instant.
nothing-stored = Je ne peux rien lire ni enregistrer pour l’instant. Réessaie dans quelques minutes.
incident = Quelque chose s’est mal passé, mais aucune partie n’est perdue. `/farkle board` affiche à nouveau la tienne. (incident { $id })

## The lobby

lobby-seat = { $player }{ $host ->
    [yes] {" "}(hôte)
   *[no] {""}
    }
lobby-players = { $players }. { $free ->
    [0] Plus aucun siège libre.
    [one] Encore { $free } siège libre.
   *[other] Encore { $free } sièges libres.
    }
lobby-wait = { $state ->
    [alone] Tout le monde peut **Rejoindre**. { $host } peut aussi **Jouer contre l’ordi**.
    [solo] Tout le monde peut **Rejoindre**. { $host } peut aussi **Jouer en solo** ou **Jouer contre l’ordi**.
    [lacking] Tout le monde peut **Rejoindre**. { $missing ->
        [one] Il manque encore { $missing } personne.
       *[other] Il manque encore { $missing } personnes.
        }
   *[ready] { $full ->
        [yes] {""}
       *[no] Tout le monde peut **Rejoindre**.{" "}
        }{ $host } appuie sur **Commencer** quand tout le monde est là.
    }
lobby-host-away = 💤 Si l’hôte n’appuie sur rien pendant { $time }, tout le monde dans le lobby peut commencer.
lobby-small = -# { $reason ->
    [shipped_rules] Classée
    [other_target] Classée, objectif inhabituel
    [house_rules] Classée, règles maison
    [nowhere] Non classée ici
    [hints] Non classée : indices
    [alone] Non classée : en solo
    [short] Non classée : partie courte
    [unrated] Non classée
   *[computer] Non classée : un ordinateur joue
    } · { $at_hour ->
    [yes] fin des tours à <t:{ $at }:t>
   *[no] { $time } par tour
    } · ferme <t:{ $closes }:R>{ $coach ->
    [yes] {""}
   *[no] {" "}· sans indices
    } · dés `{ $digits }`
lobby-turns = -# ⏳ { $at_hour ->
    [yes] Chaque tour finit à <t:{ $at }:t> ({ $hour }, { $place }), au moins { $least } { $least ->
        [one] heure
       *[other] heures
        } après son début.
   *[no] Un tour dure { $time } au plus.
    }{ $free ->
        [0] {""}
       *[other] {" "}Aucun tour ne finit ces jours-là : { $days }.
    }{ $held ->
    [waits] {" "}La partie attend les personnes en `/farkle away`.
    [plays-on] {" "}Vous pouvez continuer sans les personnes en `/farkle away`.
   *[none] {""}
    }
lobby-counts = { $reason ->
    [shipped_rules] ⚖️ **Compte pour ta cote sur ce serveur.**
    [other_target] ⚖️ **Compte pour ta cote sur ce serveur**, mais l’objectif n’est pas celui d’habitude.
    [house_rules] ⚖️ **Compte pour ta cote sur ce serveur**, avec des règles maison.
    [nowhere] 🤝 **Non classée :** il n’y a de cotes que sur les serveurs. Cette partie compte sur ta propre fiche.
    [hints] 🤝 **Amicale :** avec des indices, cette partie n’est pas classée.
    [alone] 🤝 **Amicale :** les parties en solo ne sont pas classées.
    [short] 🤝 **Amicale :** les parties à { $quick } { $quick ->
        [one] point
       *[other] points
        } ou moins ne sont pas classées.
    [unrated] 🤝 **Non classée.**
   *[computer] 🤝 **Amicale :** avec un ordinateur, cette partie n’est pas classée.
    }{ $rated ->
    [yes] {" "}Partir, c’est perdre.
   *[no] {""}
    }{ $awards ->
    [off] {" "}Les succès sont désactivés{ $rated ->
        [yes] .
       *[no] {" "}aussi.
        }
   *[on] {""}
    }
lobby-join = Rejoindre
lobby-start = Commencer (hôte)
lobby-start-alone = Jouer en solo
lobby-cancel = Annuler
lobby-how = Comment jouer
how-to-play-head = ### { $game } : comment jouer · { $page } sur { $pages }
lobby-more = Plus
lobby-choose-rules = Jouer avec d’autres règles…
lobby-choose-own = Règles de ce serveur…
lobby-hints-on = Permettre les indices
lobby-hints-off = Désactiver les indices
lobby-opponent-out = Retirer { $name }
lobby-opponents = Ajouter un ordinateur…
lobby-no-coach = 🤖 Ces règles n’ont pas de coach : ni indices ni analyses, et seulement un ordinateur tout simple.
lobby-ended = Le lobby de **{ $title }** est fermé. `/{ $game } start` en ouvre un autre.
lobby-open-already = Tu as déjà un lobby ouvert ici : { $link }. `/farkle board` le ramène en bas. Change-le ici, ou ferme-le avec **Annuler**.
lobby-closing = ⏰ { $players } : ce lobby ferme <t:{ $closes }:R> si personne ne lance la partie.
lobby-rematch = { $players } : { $host } veut une revanche !
game-begins = { $dice } **{ $title }** · { $players } · partie { $id }
roll-off = { $throws } : { $player } commence.
begins = { $player } commence.
begins-in-thread = La partie se joue dans { $thread }.
fixed-commitment = -# Dés décidés d’avance · `{ $commitment }`
fixed-fingerprint = -# Part des joueurs, empreinte : `{ $fingerprint }`

## Challenges

challenge = { $you ->
    [host] ⚔️ Tu défies { $player } à une partie ici, en message privé. Ton adversaire peut accepter jusqu’au <t:{ $due }:f>. Ton plateau apparaîtra alors ici.
   *[invited] ⚔️ { $host } te défie à une partie ici, en message privé. Vous avez chacun votre plateau, et un jour par tour. Tu peux accepter jusqu’au <t:{ $due }:f>.
    }
challenge-differs = Ce qui change par rapport à **{ $title }** :
challenge-closed = { $reason ->
    [declined] { $you ->
        [host] { $player } a refusé ton défi (**{ $title }**).
       *[invited] Tu as refusé le défi de { $host } (**{ $title }**).
        }
    [withdrawn] { $you ->
        [host] Tu as retiré ton défi à { $player }.
       *[invited] { $host } a retiré son défi (**{ $title }**).
        }
    [expired] { $you ->
        [host] { $player } n’a pas répondu à temps à ton défi (**{ $title }**). Pour redemander : `/farkle challenge`.
       *[invited] Le défi de { $host } (**{ $title }**) a expiré. Pour lui lancer un défi à ton tour : `/farkle challenge`.
        }
   *[closed] Ce défi (**{ $title }**) n’est plus ouvert. `/farkle challenge` en envoie un autre.
    }
challenge-which = Défier { $player } à quel jeu ?
challenge-sent = J’ai envoyé ton défi à { $player } ; il reste ouvert jusqu’au <t:{ $due }:f>. De ton côté : { $link }
challenge-accept = Accepter
challenge-decline = Refuser
challenge-block = Refuser et bloquer
challenge-withdraw = Retirer le défi
blocked-well = { $player } ne peut plus te défier, et n’en sait rien.{ $game ->
    [running] {" "}Cette partie continue ; **Partir** y met fin pour toi.
   *[other] {""}
    } `/farkle privacy` annule ça.
command-challenge = Défier quelqu’un à une partie en message privé avec moi
command-challenge-menu = Défier aux dés
command-challenge-player = L’adversaire

## Rules in short

short-scores = Points : { $scores }.
short-also = Aussi : { $rules }
short-worth = { $what } ({ $points })

## The board

board-seat = { $player } **{ $total }**
board-seat-left = { $player } **{ $total }** · a quitté
board-asleep = 💤 Il n’y a plus personne, alors la partie est en attente. Tout le monde peut appuyer sur **Me revoilà**.{ $ends ->
    [unknown] {""}
   *[other] {" "}Sinon, elle finit <t:{ $ends }:R> sans victoire.
    }
board-nobody-else = 💤 { $player }, il n’y a personne d’autre, et on ne continue pas en solo : la partie attend { $missing }. { $claims ->
    [yes] Réclame la victoire, ou finis la partie sans victoire.
   *[no] Tu peux la finir sans victoire.
    }{ $ends ->
    [unknown] {""}
   *[other] {" "}Sinon, elle finit <t:{ $ends }:R> sans victoire.
    }
board-claimed = ⏳ { $missing } : { $player } réclame la victoire. { $many ->
    [one] Appuie sur **Me revoilà** avant le <t:{ $due }:f> (<t:{ $due }:R>), sinon tu auras quitté la partie.
   *[other] Si personne d’entre vous n’appuie sur **Me revoilà** avant le <t:{ $due }:f> (<t:{ $due }:R>), vous aurez quitté la partie.
    }
board-paused = ⏸️ La partie et le chrono sont en pause. Tout le monde à la table peut appuyer sur **Reprendre**.
board-waits = C’est le tour de { $player }.
board-your-turn = { $player }, à toi : appuie sur **Lancer**.
board-held = ✈ { $player } ne revient que le <t:{ $until }:d>, et son tour l’attend.
lobby-leave = Partir
button-hint = Indice
button-back = Me revoilà
button-play-on = Continuer sans { $player }
play-on-sure = **Continuer sans { $player } ?** { $turn ->
    [yes] Son tour finit maintenant, comme si son temps était écoulé, et on saute
   *[no] On saute
    } ses tours jusqu’à son retour (**Me revoilà**).
played-on-well = On saute ses tours jusqu’à ce que cette personne appuie sur **Me revoilà**.
button-claim = Réclamer la victoire
button-end = Finir sans victoire
button-resume = Reprendre
button-skip = Sauter le tour
button-block = Bloquer
button-leave-for-good = Quitter la partie
leave-sure = Quitter cette partie pour de bon ? { $others ->
    [0] La partie finit, et personne ne gagne.
    [1] L’autre personne gagne aussitôt.
   *[other] Les autres continuent, et tu ne peux plus gagner.
    }{ $rated ->
    [yes] {" "}La partie est classée, donc partir compte comme une défaite.
   *[no] {""}
    }
left-well = Tu as quitté la partie.
not-away = Tu es bien là : ton siège est toujours à toi.
nobody-else-here = Il n’y a personne d’autre, et on ne continue pas en solo. Appuie sur **Réclamer la victoire** ou **Finir sans victoire** sur le plateau. `/farkle board` l’affiche.
claims-not = Tu peux réclamer la victoire quand on saute les tours de tous les autres, si tu as toi-même lancé les dés dans cette partie.
claimed-already = La victoire est déjà réclamée. Décision <t:{ $due }:R>, sauf si quelqu’un revient.
claims-held = <@{ $player }> ne revient que le <t:{ $until }:f> (`/farkle away`), donc la partie attend. Tu peux la finir sans victoire.
missing-yourself = Ça, c’est toi : joue quand vient ton tour.
paused-already = Ce tour a déjà été mis en pause une fois. Tu pourras mettre le suivant en pause.
not-paused = Il n’y a pas de partie à mettre en pause ou à reprendre ici. `/farkle games` montre les tiennes.
paused-well = **{ $title }**, partie { $id } : en pause.
command-pause = Arrêter le chrono d’une partie dont tu es l’hôte, ou d’une autre si tu es de l’équipe d’aide
moved-down = { $title } : le plateau est plus bas maintenant.
kept-until = -# Je tiens ce message à jour jusqu’à <t:{ $until }:t>. Après, il peut être dépassé : appuie sur un bouton, ou utilise `/farkle board`.
thread-gone = { $title } : je ne peux pas écrire dans son fil, donc la partie continue dans ce salon.

## What happened in a turn

log-left = { $player } a quitté la partie{ $lost ->
    [0] {""}
   *[other] {" "}· points perdus : { $lost }
    }
turn-aside = { $player } ne répond plus : on saute ses tours. **Me revoilà**, sur le plateau, permet de revenir.
reminder-in-turn = ⏰ { $player }, tu as jusqu’{ $slow ->
    [yes] au <t:{ $due }:f>
   *[no] à <t:{ $due }:t>
    }.
reminder-after-absence = ⏰ { $player }, le bot n’était pas là : tu as jusqu’{ $slow ->
    [yes] au <t:{ $due }:f>
   *[no] à <t:{ $due }:t>
    }.
turn-left = { $player } quitte la partie{ $total ->
    [0] .
    [one] {" "}avec { $total } point.
   *[other] {" "}avec { $total } points.
    }
turn-instant-win = { $dice } : victoire immédiate !

## The end

over-head = ### 🏆 { $players } { $many ->
    [one] gagne
   *[other] se partagent la victoire
    } avec { $total } !
over-shared = -# À égalité : avec ces règles, la victoire est partagée.
over-head-left = ### 🏆 { $players } gagne : tous les autres ont quitté la partie.
over-head-at-once = ### 🏆 Victoire immédiate pour { $player } !
over-seat = **{ $place }.** { $letter ->
    [none] {""}
   *[other] `{ $letter }`{" "}
    }{ $player } **{ $total }**
over-left = a quitté
over-rating = cote { $value } ({ $change })
over-best = { $way ->
    [new] 🏅 **Nouveau record ici avec ces règles !** Avant : **{ $best }**
    [level] 🏅 Record d’ici avec ces règles égalé : **{ $best }**
   *[below] Record d’ici avec ces règles : **{ $best }** (cette fois : { $total })
    }{ $percent ->
    [0] .
   *[other] { $way ->
        [below] . Mieux que **{ $percent } %** des parties précédentes ({ $games }).
       *[other] {" "}sur { $games ->
            [one] { $games } partie précédente
           *[other] { $games } parties précédentes
            }.
        }
    }
over-spread = De { $least } à { $most } : **{ $people }**{ $mine ->
    [yes] , dont toi
   *[no] {""}
    } { $bar }
button-share = Partager
# As in English.
over-shared-alone = 🎲 { $player } · **{ $title }** · **{ $total }** { $total ->
    [one] point
   *[other] points
    }
shared-already = Ce résultat est déjà partagé dans ce salon.
over-awards = 🎖 { $player } : { $names }
over-luck = 🔍 { $exact ->
    [no] Sans doute :{" "}
   *[yes] {""}
    }{ $dice ->
    [even] Les dés ont été justes avec tout le monde
   *[somebody] { $lucky } a eu { $seats ->
        [2] de meilleurs
       *[other] les meilleurs
        } dés
    }{ $play ->
    [even] .
    [same] {" "}et a aussi { $seats ->
        [2] mieux joué
       *[other] joué le mieux
        }.
   *[other] { $dice ->
        [even] , et
       *[somebody] , mais
        } { $skilled } a { $seats ->
        [2] mieux joué
       *[other] joué le mieux
        }.
    }
over-review-alone = 🔍 { $player } : { $accuracy ->
    [none] aucun choix,{" "}
   *[other] précision { $accuracy } sur 100,{" "}
    }{ $luck ->
    [0] et des dés moyens.
   *[other] { $way ->
        [minus] et des dés moins bons que d’habitude.
       *[plus] et des dés meilleurs que d’habitude.
        }
    }
over-stopped = ### { $title } : partie finie sans victoire.
over-voided-by = -# { $manager }, de la modération, l’a annulée : elle ne compte pas sur ce serveur.
over-stopped-by = { $manager }, qui aide sur ce serveur, y a mis fin. Personne ne gagne, et la partie ne compte pas.
over-in-thread = -# La revanche et la vérification des dés sont ici : { $link }
button-rematch = Revanche
button-check = Vérifier les dés
button-review = Analyse
stop-sure = **Arrêter cette partie de { $title } ?** { $others ->
    [0] Il n’y a personne d’autre, donc elle s’arrête aussitôt.
   *[other] Elle ne s’arrête que si tout le monde est d’accord : { $players }.
    } Alors personne ne gagne, et { $left ->
    [0] elle ne compte pas.
   *[other] elle ne compte que pour ceux qui l’ont quittée.
    }
    Si tu pars à la place, { $remaining ->
    [0] la partie finit, et personne ne gagne.
    [1] l’autre personne gagne aussitôt.
   *[other] la partie continue sans toi.
    }{ $rated ->
    [yes] {" "}Elle est classée, donc partir est une défaite.
   *[no] {""}
    }
helper-sure = { $what ->
    [pause] **Mettre en pause la partie { $id } ({ $title }) avec { $players } ?** Toute personne à la table peut appuyer sur **Reprendre**.
   *[stop-void] **Mettre fin à la partie { $id } ({ $title }) avec { $players } ?** Personne ne gagne, et la partie ne compte pas. La partie et l’historique montrent que c’est toi qui y as mis fin.
    } Les gestionnaires le verront dans le journal.
helper-why = Pourquoi ? (tu peux laisser vide)
helper-why-about = Les gestionnaires de ce serveur le lisent dans /farkle-setup log.
reason-with-address = Une raison ne peut pas contenir d’adresse. Écris-la sans (mets un espace après un point). Tu as écrit : `{ $typed }`
button-helper = { $what ->
    [pause] Mettre en pause
   *[stop-void] Arrêter la partie
    }
stop-question = ✋ { $host } veut arrêter cette partie de **{ $title }**. Si tout le monde est d’accord, personne ne gagne, et { $left ->
    [0] elle ne compte pas.
   *[other] elle ne compte que pour ceux qui l’ont quittée.
    } En attendant, elle continue.
    Doivent encore dire oui : { $players }
    -# Partie { $id }
stop-asked = J’ai demandé aux autres. La partie continue tant que tout le monde n’est pas d’accord.
stop-asked-already = Tu as déjà demandé aux autres, qui peuvent répondre jusqu’au <t:{ $until }:f>. Tant que tout le monde n’est pas d’accord, la partie continue.
stop-not-asked = Personne ne te demande d’arrêter la partie. L’hôte peut le demander avec `/farkle stop`.
stop-agreed-already = Tu as déjà dit oui. Il faut aussi l’accord des autres.
helper-plays = Tu joues ou as joué dans cette partie, donc tu ne peux pas l’arrêter ni la mettre en pause pour les autres. Demande à l’hôte, <@{ $host }>, ou à une personne qui aide ou gère le serveur et qui n’y joue pas.
button-stop = Arrêter la partie
button-stop-ask = Demander à tout le monde
button-stop-agree = D’accord pour arrêter
stopped-well = **{ $title }**{ $id ->
    [none] {""}
   *[other] , partie { $id },
    } s’arrête ici.

## Yahtzee

over-alone = ### 🏁 { $player } finit avec { $total } !
over-alone-left = ### { $title } : partie finie { $seats ->
    [1] avant l’heure.
   *[other] sans victoire, tout le monde est parti.
    }

## Opponents

computer = 🤖 { $name }{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
    }
character-timid = Tilly la timide
character-timid-about = Se contente de peu de points. Idéal pour une première partie
character-steady = Stan le solide
character-steady-about = Joue pour les points, ignore le score, et se trompe souvent
character-keen = Kim la coriace
character-keen-about = Joue pour gagner et se trompe de temps en temps
character-perfect = Pia la parfaite
character-perfect-about = Connaît les chances de chaque lancer et ne se trompe jamais
character-plain = Pat tout court
character-plain-about = Joue sans coach
no-opponents = Il n’y a pas d’adversaire à retirer. Ajoutes-en d’abord.
opponents-turn = C’est le tour de l’ordinateur. Il joue dans un instant.
board-opponent = { $player } joue dans un instant.
computer-plays = { $player } joue :

## Looking back at a game

review-head = ### 🔍 Analyse : { $title } · partie { $id }
review-picture = -# **Chances de gagner** par manche. Lettres : voir les noms ci-dessus.{ $blunders ->
    [0] {""}
   *[other] {" "}Croix : gaffes.
    }{ $decisive ->
    [0] {""}
   *[other] {" "}Numéros : ce qui a décidé la partie.
    }
review-decision = ### 🔍 { $title } · partie { $id }
    -# Décision { $number } sur { $most }
review-yours = { $count ->
    [1] **{ $quality ->
        [blunder] Ta gaffe
       *[mistake] Ton erreur
        }**
   *[other] { $all ->
        [yes] **Tes fautes : { $counts }**
       *[no] **Tes pires fautes : { $counts }**
        }
    }
review-yours-none = **Ni gaffe, ni erreur.** Bien joué !
review-mistake = Manche { $round } : { $choice }. { $verdict }
review-verdict = { $quality ->
    [best] Meilleur choix.
    [good] Bien. Un peu mieux : { $better }.
    [inaccuracy] Imprécision. Mieux : { $better }.
    [mistake] Erreur. Mieux : { $better }.
   *[blunder] Gaffe. Mieux : { $better }.
    }
review-no-choice = Il n’y avait pas d’autre choix.
review-choices = { $choices } { $choices ->
    [one] décision
   *[other] décisions
    } : { $counts }
review-count = { $quality ->
    [best] { $count ->
        [one] { $count } parfaite
       *[other] { $count } parfaites
        }
    [good] { $count ->
        [one] { $count } bonne
       *[other] { $count } bonnes
        }
    [inaccuracy] { $count ->
        [one] { $count } imprécision
       *[other] { $count } imprécisions
        }
    [mistake] { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
        }
   *[blunder] { $count ->
        [one] { $count } gaffe
       *[other] { $count } gaffes
        }
    }
review-decisive = Ce qui a décidé la partie :
review-part = { $part ->
    [dice] dés
    [play] jeu
    [absence] absence
    [others] adversaires
   *[rest] adversaires et erreurs
    }{"\u00A0"}{ $sign }{ $size }{ $unit ->
    [points] {""}
   *[other] {"\u00A0"}%
    }
review-exact = Exact : les dés, le jeu et les adversaires expliquent tout l’écart. Le jeu, c’est ce que coûtent les erreurs.
review-estimated = Estimation : ces nombres sont approximatifs.
review-too-long = Cette partie est trop longue à analyser : elle a plus de { $most } { $most ->
    [one] lancer
   *[other] lancers
    }, choix et autres événements.
review-improving = Je calcule encore les chances de gagner avec ces règles. Redemande dans quelques minutes ; en attendant, voici le score par manche.
review-points-only = Je ne connais pas les chances de gagner avec ces règles, donc voici le score par manche.
hint-head = { $thrown ->
    [none] 💡 **Indice**
   *[other] 💡 **Indice** pour { $thrown }
    }
hint-choice = { $place }. **{ $choice }** · { $worth }
hint-improving = -# Je calcule encore les chances de gagner avec ces règles. Redemande dans quelques minutes.
review-played = Joué : { $choice }{ $thrown ->
    [none] .
   *[other] . Dés : { $thrown }.
    }
alt-review = Les chances de gagner de chaque siège, du début à la fin de la partie. { $seats }.
alt-review-seat = { $player } : { $start } % au début, { $end } % à la fin

## Commands

command-farkle = Jouer au Farkle dans ce salon
command-start-rules = Quelles règles (sinon celles par défaut)
command-start-target = Points à atteindre pour gagner (par défaut : ceux des règles)
command-board = Ramener le plateau d’une partie en bas du salon
command-games = Tes parties en cours, où qu’elles soient, à jouer ici même (visible uniquement par toi)
command-leave = Quitter une partie
command-hint = Demander au coach quoi faire à ton tour (visible uniquement par toi)
command-stop = Arrêter une partie sans victoire : l’hôte, si tout le monde est d’accord, ou l’équipe d’aide
command-roll = Lancer les dés, comme le bouton
command-keep = Choisir les dés que tu gardes, comme en appuyant dessus
command-keep-dice = Les dés, par exemple 1 1 5
command-bank = Valider les points de ton tour, comme le bouton
command-help = Comment jouer, et tout ce que tu peux faire ici (visible uniquement par toi)
command-game = Quelle partie, s’il y en a plusieurs
choice-rules = { $title } · { $summary }
choice-game-unreadable = { $title } · illisible{ $id ->
    [none] {""}
   *[other] {" "}· partie { $id }
    }
choice-game = { $title }{ $target ->
    [0] {""}
   *[other] {" "}· à { $target }
    } · { $players ->
    [one] { $players } personne
   *[other] { $players } personnes
    }{ $sits ->
    [yes] , avec toi
   *[no] {""}
    } · { $state }{ $id ->
    [none] {""}
   *[other] {" "}· partie { $id }
    }
bad-target = Avec ces règles, aucune partie ne peut finir à cet objectif : { $problem }
command-rules = Les variantes d’ici, expliquées une par une
command-setup = Les paramètres de Farkle pour ce serveur
command-setup-default = Choisir les règles par défaut de ce serveur
command-setup-make = Créer ta propre variante à partir d’une autre
command-setup-edit = Changer une de tes variantes, étape par étape
command-setup-rename = Renommer une de tes variantes
command-setup-delete = Supprimer une de tes variantes
command-setup-import = Ajouter une variante à partir d’un fichier YAML
command-setup-export = Obtenir une variante en fichier YAML
command-setup-name = Quelle variante
command-setup-title = Titre de tes règles, 40 caractères au plus
command-setup-file = Un fichier YAML, tel qu’exporté

## A rule set in words

words-turn = **Ton tour**
words-winning = **Gagner**
words-points = { $points }
number-of-dice = { $dice } { $dice ->
    [one] dé
   *[other] dés
    }
option-dice = Nombre de dés
option-three-pairs = Trois paires

## A server's own rules

rules-list-head = ### { $game } : à quoi on peut jouer ici
    { $starts }
rules-list-other = Plutôt { $game }
rules-list = Toutes les règles
rules-list-line = **{ $title }**{ $default ->
    [yes] {" "}(par défaut ici)
   *[no] {""}
    }
    { $summary }
rules-list-own = règles maison, d’après { $base }
rules-choose = Afficher les règles de…
rules-head = ### { $title }
rules-start = Pour y jouer : `/{ $game } start rules:{ $typed }`
shipped-stays = { $title } fait partie du bot et ne peut pas changer. Crées-en une variante à toi : `/farkle-setup make`.
changed-meanwhile = Quelqu’un d’autre a changé « { $title } » entre-temps. Rouvre-la avec `/farkle-setup edit`.
title-taken = Il y a déjà une variante « { $title } ». Choisis un autre titre.
too-many-rule-sets = Un serveur peut avoir { $most } { $most ->
    [one] variante
   *[other] variantes
    } à lui. Supprimes-en d’abord une : `/farkle-setup delete`.
setup-default-set = `/{ $game } start` joue maintenant **{ $title }** par défaut.
setup-made = **{ $title }** est en place. Change ce que tu veux ci-dessous, étape par étape.
setup-renamed = Nouveau nom : **{ $title }**.
setup-deleted = **{ $title }** : c’est supprimé. Les parties en cours gardent ces règles. Les voici en fichier, au cas où tu voudrais les reprendre.
setup-delete-sure = **Supprimer { $title } ?** `/{ $game } start` y joue par défaut. Le nouveau défaut sera *{ $next }*. Les parties en cours gardent leurs règles, et tu reçois la variante en fichier.
button-delete-rules = Supprimer
setup-import-form = Règles depuis un fichier
setup-imported = **{ $title }** : c’est ajouté. `/{ $game } start rules:{ $typed }` y joue.
setup-exported = Voici **{ $title }** en fichier. `/farkle-setup import` le relit, ici ou ailleurs.
file-too-large = Le fichier dépasse { $most } Kio, trop pour une variante.
faults-head = On ne peut pas jouer avec ces règles, donc rien n’a changé :
and-more = … et { $count } de plus
editor-head = ### Modifier { $title }
editor-no-change = Rien de changé pour l’instant. Choisis quoi changer.
editor-changed = Pas encore enregistré :
editor-change = **{ $option }** : { $before } → **{ $after }**
editor-save = Enregistrer
editor-discard = Abandonner
editor-words = Règles en toutes lettres
editor-allowed = Possible : { $allowed }
editor-again = Corriger
editor-saved = **{ $title }** : c’est enregistré. Les parties en cours gardent les règles de leur début.
editor-discarded = Tes changements sont abandonnés.
editor-gone = Cet éditeur est fermé. Rouvre-le avec `/farkle-setup edit`.
rules-option = **{ $option } :** { $value }
value-yes = Oui
value-no = Non
value-none = aucun
lobby-remove = Retirer quelqu’un…
lobby-target = Jouer jusqu’à…
lobby-target-option = À { $target } { $target ->
    [one] point
   *[other] points
    }
lobby-seats = Sièges…
lobby-seats-option = { $seats ->
    [one] { $seats } personne seulement
   *[other] { $seats } personnes au plus
    }
lobby-time = Temps par tour…
lobby-zone = 🕒 { $zone }.{ $fixed ->
    [yes] {" "}Ce fuseau ne suit aucun changement d’heure. Choisis un lieu, et il le suivra.
   *[no] {""}
    }
lobby-free-days = Aucun tour ne finit le… ({ $most } { $most ->
    [one] jour
   *[other] jours
    } au plus)
lobby-hour = Les tours finissent chaque jour à…
lobby-hour-option = À { $time } chaque jour
seats-taken = Déjà à table : { $players }. Choisis au moins autant de sièges.

## A server's settings

command-setup-settings = Salons, temps par tour, limites, équipe d’aide, langue, et les permissions qui me manquent
command-setup-zone = Choisir le fuseau de ce serveur : quand commencent ses jours, semaines et mois
command-setup-log = Qui a fini ou mis en pause les parties des autres, quand et pourquoi
log-head = ### Ce qu’ont fait l’équipe d’aide et la modération
    -# { $days ->
    [1] Le dernier jour
   *[other] Les { $days } derniers jours
    }, du plus récent au plus ancien.
log-former-helper = Quelqu’un de l’équipe d’aide (données supprimées)
log-empty = Ni l’équipe d’aide ni la modération n’ont eu à intervenir ces derniers temps. `/farkle-setup settings` choisit qui en a le droit.
log-line = { $what ->
    [paused] ⏸️ { $who } a mis en pause
    [closed] 🚪 { $who } a fermé le lobby de
   *[ended] 🛑 { $who } a mis fin à
    } **{ $title }**, [{ $id ->
    [none] le message
   *[other] partie { $id }
    }]({ $link }) · <t:{ $at }:f>{ $reason ->
    [none] {""}
   *[other] {"\u000A"}-# { $reason }
    }
needs-manage-server = Il te faut la permission Gérer le serveur ici. Demande à une personne qui gère le serveur.
only-channels = Choisis { $most } { $most ->
    [one] salon
   *[other] salons
    } au plus de ce serveur où je peux écrire. Rien n’a changé.
only-roles = Choisis { $most } { $most ->
    [one] rôle
   *[other] rôles
    } au plus de ce serveur, sans @everyone. Rien n’a changé.
settings-head = ### ⚙️ Farkle sur ce serveur
    -# Les changements s’appliquent tout de suite. Les parties en cours gardent leur temps par tour.
settings-page-channels = Salons
settings-page-turns = Tours
settings-page-games = Parties
settings-page-server = Serveur
settings-page-roles = Rôles
settings-back = ◀ Tous les paramètres
settings-channels = **Salons :** { $many ->
    [0] { $gone ->
        [0] partout
       *[other] plus aucun
        }
   *[other] { $channels }
    }{ $gone ->
        [0] {""}
        [one] {" "}({ $gone } salon choisi a été supprimé)
       *[other] {" "}({ $gone } salons choisis ont été supprimés)
    }
settings-choose-channels = Seulement dans ces salons…
settings-everywhere = Partout
settings-helpers = **Équipe d’aide :** { $many ->
    [0] personne
   *[other] { $roles }
    }
settings-about-helpers = -# Ces rôles peuvent arrêter et mettre en pause les parties des autres, comme les gestionnaires. `/farkle-setup log` montre ce qu’ils ont fait.
settings-power-to = { $who ->
    [everyone] Tout le monde
   *[managers] Gestionnaires
    }
settings-power-moderating = **Modération :** { $who ->
    [roles] { $roles } et les gestionnaires
    [everyone] tout le monde
   *[managers] gestionnaires seulement
    }
    -# La modération peut interdire de jeu, annuler des parties et mener les tournois des autres avec `/farkle-moderate`, mais pas là où elle joue elle-même. `/farkle-setup log` montre ce qu’elle a fait.
settings-choose-power-moderating = Rôles de la modération…
settings-choose-helpers = Rôles de l’équipe d’aide…
menu-turn-seconds = Temps habituel par tour
menu-longest-turn = Temps maximal au choix de l’hôte
menu-most-in-channel = Maximum de parties par salon
menu-most-per-person = Maximum de parties par personne
menu-zone = Fuseau horaire
settings-about-zone = -# Les semaines et les mois des classements y commencent à minuit, et les messages suivent cette heure. Après un changement, les périodes en cours finissent quand même au moment prévu. Choisis quelle heure il est là-bas, puis un lieu, ou tape un lieu après `/farkle-setup zone`.
menu-locale = Langue
settings-as-discord-says = Comme dans Discord
settings-language-partly = { $language } (traduit à { $percent } %, le reste est en anglais)
menu-boards = Quand le tour change
boards-as-needed = Même plateau tant qu’il y a du monde, sinon un nouveau avec mention
boards-one = Nouveau plateau avec mention, l’ancien supprimé
boards-in-place = Même plateau, sans mentions
boards-fold = Nouveau plateau avec mention, l’ancien réduit à une ligne
settings-threads = **Fils :** { $value ->
    [on] un par partie
   *[off] les parties restent dans le salon
    }
settings-hints = **Indices :** { $value ->
    [on] permis dans les nouvelles parties, alors non classées, sauf si l’hôte les désactive
   *[off] désactivés, sauf si l’hôte les permet
    }
settings-switch = { $to ->
    [on] Activer
   *[off] Désactiver
    }
settings-first-roll = **Premier lancer :** { $value ->
    [on] automatique s’il n’y a rien à décider avant
   *[off] on appuie sur Lancer
    }
settings-channels-gone = ⚠️ Tous les salons choisis ont été supprimés, donc on ne peut ouvrir aucune partie. Choisis-en d’autres, ou « Partout ».
settings-lacks-head = ⚠️ **Il me manque des permissions :**
settings-lacks = { $channels } : { $permissions }
settings-lacks-nothing = ✓ J’ai toutes les permissions qu’il me faut.
permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-create-public-threads = Créer des fils publics
permission-send-messages-in-threads = Envoyer des messages dans les fils

## Records: small words

page-back = ◀ Précédent
page-next = Suivant ▶
somebody = quelqu’un
former-player = un profil supprimé
player-of-seat = siège { $seat }
scope-here = Ici
scope-own = Partout · visible uniquement par toi
scope-all = Toutes les règles de { $game }
go-own = Mes parties, partout
go-history = Parties passées
go-skill = Chance et talent
go-awards = Succès
go-more = Règles et période
go-calculation = Comment c’est calculé ?
go-everybody = Parties de tout le monde
go-list = Retour à la liste
go-game = Retour à la partie
go-mistake = Erreur suivante
go-decisions = Toutes les décisions
go-review = Retour à l’analyse
go-replay = Revoir la partie
go-export = Exporter
go-share = Montrer à tout le monde
choose-family = Quelles règles ?
choose-order = Classer par quoi ?
choose-period = Quand ?
choose-game = Voir une partie…
period-all = Depuis toujours
period-month = Ce mois-ci
period-week = Cette semaine
period-day = Aujourd’hui
order-rating = Cote
order-wins = Le plus de victoires
order-win-rate = Taux de victoires
order-average = Moyenne de points par partie
order-best-turn = Meilleur tour
order-best-game = Meilleure partie
order-accuracy = Meilleures décisions
order-average-luck = Le plus de chance par partie

## What cannot be shown

no-games-yet = Tu n’as pas encore de partie finie à afficher ici. `/farkle start` en ouvre une, et son lobby dit si elle est classée.
no-games-of = Il n’y a pas de partie finie de <@{ $player }> à afficher ici.
player-not-here = <@{ $player }> n’est pas sur ce serveur, et n’y a jamais fini de partie.
bots-do-not-play = <@{ $player }> est un bot, et les bots ne jouent pas ici.
no-games-together = <@{ $first }> et <@{ $second }> n’ont pas encore fini de partie ensemble ici.

## A player's record

card-head = ### 🎲 { $player }
    -# { $scope }
card-empty = Pas encore de partie qui compte.
card-against = **Contre l’ordinateur**
card-against-one = { $name } : victoires { $wins } sur { $games } · record { $best } { $best ->
    [one] point
   *[other] points
    }{ $longest ->
    [0] {""}
   *[other] {" "}· série de victoires { $run }, la plus longue { $longest }
    }
card-games = **{ $games }** { $games ->
    [one] partie
   *[other] parties
    }{ $rated ->
    [yes] { $games ->
        [one] {" "}classée
       *[other] {" "}classées
        }
   *[no] {""}
    } · victoires : **{ $wins }** · **{ $percent } %**
card-rating = Cote **{ $value }**{ $settled ->
    [no] , provisoire : encore { $missing ->
        [one] { $missing } partie
       *[other] { $missing } parties
        }
   *[yes] {""}
    }
card-form = Forme `{ $form }` · { $last ->
    [won] a gagné
   *[lost] a perdu
    } { $run ->
    [1] la dernière partie
   *[other] les { $run } dernières parties
    }
form-won = V
form-lost = D
card-game-points = **Par partie :** moyenne { $average } { $average ->
    [one] point
   *[other] points
    }, record { $best }
card-skill = **Talent :** précision { $accuracy } sur 100 en { $choices ->
    [one] { $choices } décision
   *[other] { $choices } décisions
    } · **Chance :** { $sign }{ $luck } % de chances de gagner par partie
card-rare = **Et aussi :** { $list }
card-comebacks = { $count ->
    [one] { $count } remontada
   *[other] { $count } remontadas
    }
card-instant-wins = { $count ->
    [one] { $count } victoire immédiate
   *[other] { $count } victoires immédiates
    }
card-skunks-given = { $count ->
    [one] { $count } capot infligé
   *[other] { $count } capots infligés
    }
card-skunks-taken = { $count ->
    [one] { $count } capot subi
   *[other] { $count } capots subis
    }
card-penalties = { $count ->
    [one] { $count } pénalité
   *[other] { $count } pénalités
    }
card-lefts = { $count ->
    [one] { $count } partie quittée
   *[other] { $count } parties quittées
    }
card-awards = **Succès :** { $names }
card-since = -# Première partie : <t:{ $since }:D> · la dernière : <t:{ $last }:R>
card-points = **Points { $games ->
    [one] de la dernière partie ({ $games })
   *[other] des { $games } dernières parties
    }**, la plus récente à droite ; une étoile est une victoire
card-alone = **En solo :** { $games ->
    [one] { $games } partie
   *[other] { $games } parties
    } · moyenne { $average } · record { $best }
alt-points = Points par partie, de la plus ancienne à la plus récente : { $games }.
alt-game-won = { $points } (gagnée)

## A player's luck and skill

skill-head = ### 🔍 Chance et talent de { $player }
    -# { $scope }
skill-empty = Aucune partie d’ici n’a encore été analysée.
skill-picture = **{ $games ->
    [1] La dernière partie
   *[other] Les { $games } dernières parties
    }**, la plus récente à droite : la précision en haut, la chance en bas ; une étoile est une victoire
skill-about = **La précision** dit si tes choix étaient bons : 100 si c’étaient tous les meilleurs ; on débute vers 60. **La chance**, c’est ce que les dés t’ont donné, en pourcentage d’une victoire. À la longue, elle est de 0 pour tout le monde.
    -# Seules les parties classées à deux comptent ici, si je connais la meilleure stratégie pour leurs règles. Il te faut { $needed } { $needed ->
    [one] décision
   *[other] décisions
    } dans ces parties pour figurer au classement.
alt-skill = Précision et chance de chaque partie, de la plus ancienne à la plus récente : { $games }.
alt-skill-game = { $accuracy ->
    [none] aucun choix
   *[other] précision { $accuracy }
    }, chance { $sign }{ $luck } %{ $won ->
    [yes] , gagnée
   *[no] {""}
    }

## Head to head

duel-head = ### { $first } contre { $second }
    -# { $scope }
duel-games = **{ $games }** { $games ->
    [one] partie
   *[other] parties
    } ensemble{ $level ->
    [0] .
    [one] , dont { $level } à égalité.
   *[other] , dont { $level } à égalité.
    }
duel-lead = { $leads ->
    [yes] { $player } mène **{ $ahead }–{ $behind }**
   *[no] Égalité à **{ $ahead }–{ $behind }**
    }
duel-side = { $player } : victoires { $wins } · { $points } { $points ->
    [one] point
   *[other] points
    } en tout, record { $best }
duel-last = **Dernières parties**, avec les points et les places de { $player }
duel-game = `{ $letter }` { $points } { $points ->
    [one] point
   *[other] points
    }, place { $place } sur { $seats } · <t:{ $at }:R>

## Leaderboards

top-head = ### 🏆 { $order }
    -# { $about } · { $people ->
    [0] encore personne
    [one] { $people } personne
   *[other] { $people } personnes
    }
top-empty = Il n’y a encore personne ici. `/{ $game } start` ouvre une partie.
top-line = **{ $place }.** { $player }{ $medal } · { $value } · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
    }
top-line-provisional = { $player } · { $value } · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
    }
top-provisional = **Provisoire** (moins de { $needed } { $needed ->
    [one] partie
   *[other] parties
    })
top-win-rate = **{ $percent } %**, victoires : { $wins }
top-value = **{ $value }**
top-luck = **{ $sign }{ $luck } %**
top-line-choices = **{ $place }.** { $player }{ $medal } · { $value } · { $choices } { $choices ->
    [one] décision
   *[other] décisions
    }
top-own = …
    { $line }{ $hidden ->
    [yes] {" "}· invisible pour tous les autres
   *[no] {""}
    }
top-needs = -# Il te faut { $needed ->
    [one] { $needed } partie classée
   *[other] { $needed } parties classées
    } pour figurer ici.
top-needs-choices = -# Il te faut { $needed } { $needed ->
    [one] décision analysée
   *[other] décisions analysées
    } dans des parties à deux pour figurer ici.
how-rating = **Un seul nombre.** Tu commences à 1 000. Ta cote monte si tu finis devant les autres, et baisse si tu finis derrière : plus c’est surprenant, plus elle bouge. C’est une estimation prudente, donc elle monte aussi un peu le temps que le bot te connaisse. Tant que tu n’as pas joué { $needed } { $needed ->
    [one] partie
   *[other] parties
    }, elle est provisoire, et listée à part.
how-counts = **Ce qui compte.** Le lobby le dit avant le début d’une partie. Les cotes et les classements sont ceux d’un serveur. Les parties avec des indices ou un ordinateur ne sont pas classées.
    {""}**Quitter** une partie classée, c’est une défaite. La cote des adversaires n’en monte que si tu as joué { $turns } { $turns ->
    [one] tour
   *[other] tours
    }.
    {""}**Les mêmes adversaires :** en { $days } { $days ->
    [one] jour
   *[other] jours
    }, chaque partie de plus contre la même personne change ta cote de { $percent } % de moins que la précédente.

## Finished games

past-head = ### 📜 Parties de { $player }
    -# Ici · { $games ->
    [one] { $games } partie
   *[other] { $games } parties, les plus récentes d’abord
    }
past-head-all = ### 📜 Parties de tout le monde
    -# Ici · { $games ->
    [one] { $games } partie
   *[other] { $games } parties, les plus récentes d’abord
    }
past-empty = Aucune partie n’a encore été finie ici.
past-line = `#{ $id }` **{ $title }** · <t:{ $at }:R>{ $won ->
    [no] {" "}· sans victoire
   *[yes] {""}
    }
    { $seats }
past-voided = `#{ $id }` **{ $title }** · <t:{ $at }:R>
    🛑 { $players } : { $manager }, qui aide sur ce serveur, y a mis fin. Elle ne compte pas.
past-seat = { $won ->
    [yes] 🏆 {""}
   *[no] {""}
    }{ $player } { $points }
past-option = #{ $id } · { $title }
past-option-about = { $players ->
    [one] { $players } personne
   *[other] { $players } personnes
    } · { $family } · record { $best }
game-head = ### 📜 { $title } · partie { $id }
    -# <t:{ $at }:f> · { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
    }{ $won ->
    [no] {" "}· sans victoire
   *[yes] {""}
    }
game-seat = { $letter ->
    [none] {""}
   *[other] **{ $place }.** `{ $letter }`{" "}
    }{ $player } **{ $points }**{ $won ->
    [yes] {" "}🏆
   *[no] {""}
    }
game-comeback = une remontada
game-rounds = **Score par manche.**{ $seats ->
    [1] {""}
   *[other] {" "}Lettres : voir les noms ci-dessus.
    }{ $target ->
    [none] {""}
   *[other] {" "}Ligne en pointillé : { $target }.
    }
game-turning = **Là où tout a basculé**
game-swing = 🔄 { $up ->
    [yes] **La partie bascule**, manche { $round } : { $player } passe de { $before } de retard à { $after } d’avance
   *[no] **Une avance s’envole**, manche { $round } : { $player } passe de { $before } d’avance à { $after } de retard
    }{ $idle ->
    [yes] {" "}faute de temps
   *[no] {""}
    }.
game-exported = La partie sous forme de texte, par siège. `python -m bot replay` la rejoue.
alt-rounds = Score par manche, { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
    }. À la fin : { $ends }.
alt-rounds-seat = { $player } { $points }
replay-head = ### ▶️ { $title } · partie { $id }
    -# Tour { $step } sur { $steps }
replay-first = ⏮ Début
replay-last = Fin ⏭
replay-turn = **Manche { $round } :** { $player }
replay-idle = ⌛ Temps écoulé, le bot joue :
replay-ended = et le tour finit.
replay-over = 🏆 { $players } { $many ->
    [one] gagne
   *[other] se partagent la victoire
    }.

## Privacy

privacy = ### 🔒 Ce que je garde sur toi
    { $games ->
    [0] Tu n’as pas encore de partie finie.
   *[other] Tu as **{ $games }** { $games ->
        [one] partie finie
       *[other] parties finies
        } sur **{ $servers }** { $servers ->
        [one] serveur ou discussion
       *[other] serveurs et discussions
        }. Pour chacune, je garde ton identifiant Discord, celui du clic ou de la commande qui a pris ton siège, tes lancers et tes choix avec leurs heures, et les statistiques qui en découlent.
    } En plus des parties, je garde tes succès, les lobbies que tu as ouverts, les défis, les personnes que tu bloques, les messages que tu veux recevoir, quand les parties te mentionnent, ta langue, de qui tu acceptes les défis, tes jours avec les dés du jour, et si tu es dans les classements.
    Ton nom, ta photo et ce que tu écris dans Discord ne sont pas gardés.
privacy-listed = Tu es dans les classements.
privacy-hidden = Les classements ne te montrent pas, et seuls ceux qui ont joué tes parties passées peuvent les ouvrir. Ta propre fiche te montre toujours.
button-own-settings = Mes paramètres
own-settings = ### ⚙️ Tes paramètres
    Ils s’appliquent sur tous les serveurs. Ce qui n’est visible que par toi est dans ta langue ; ce que tout le monde voit est dans celle du serveur.
own-pings = Quand les parties te mentionnent
own-pings-choice = { $value ->
    [always] Au début de chacun de mes tours
    [absent] Seulement si je n’ai appuyé sur rien depuis une minute
    [never] Jamais
   *[server] Selon le réglage du serveur
    }
own-locale = Ta langue
own-locale-discord = Comme dans mon Discord
privacy-challengers = Qui peut te défier à une partie en message privé ?
privacy-challengers-choice = { $value ->
    [all] Tout le monde
    [server] Seulement depuis un serveur en commun
   *[nobody] Personne
    }
privacy-blocked = Ces personnes ne peuvent pas te défier :
privacy-met = Personnes de tes derniers défis :
privacy-block = Empêcher quelqu’un de te défier…
privacy-unblock = Laisser quelqu’un te défier à nouveau…
privacy-export = Recevoir un fichier
privacy-hide = Me cacher des classements
privacy-show = M’afficher dans les classements
privacy-forget = Supprimer mes données
privacy-exported = Tout ce que je garde sur toi.
privacy-forget-sure = **Supprimer tout ce qui te concerne, sur tous les serveurs et dans toutes les discussions ?** C’est irréversible.
    Ton bilan, ta cote et tes succès sont supprimés. Les parties restent, car elles sont aussi à tes adversaires, avec *un profil supprimé* à ton siège. Tu quittes les parties en cours, et tu ne peux pas rejouer les dés du jour. Pendant 1 jour, tu ne peux ni ouvrir de lobby ni défier personne ; pendant 7 jours, tes parties ne sont pas classées.
privacy-forget-yes = Tout supprimer pour de bon
privacy-forgotten = Tout ce qui te concerne est supprimé. Si tu rejoues, tu repars de zéro.

## Commands about records

command-stats = La fiche de quelqu’un : parties, victoires, cote, forme
command-stats-player = De qui (par défaut : la tienne)
command-leaderboard = Qui mène sur ce serveur
command-leaderboard-by = Classer par quoi (par défaut : la cote)
command-leaderboard-when = Toutes les parties, ou seulement les récentes
command-leaderboard-rules = Seulement les parties avec ces règles et celles qui en dérivent
command-leaderboard-season = Une saison de ce serveur
command-duel = Deux personnes face à face
command-duel-other = L’autre personne (par défaut : toi)
command-history = Parties passées : en un coup d’œil, tour par tour, ou en fichier
command-privacy = Ce que je garde sur toi : le recevoir, le cacher ou le supprimer

## Records and privacy: what is refused

order-not-here = Les classements de { $game } ne peuvent pas être triés comme ça. Choisis parmi : { $orders }.
no-such-order = Les classements ne peuvent pas être triés par « { $name } ». Choisis dans la liste.
no-such-span = Cette saison n’existe pas sur ce serveur. Choisis-en une dans la liste.
same-person = C’est deux fois la même personne. Choisis deux personnes différentes.
no-such-finished-game = Il n’y a pas de partie finie avec ce numéro ici.

## Achievements

awards-head = ### 🏅 Succès de { $player }
    -# { $count } sur { $all } · seules les parties aux règles inchangées comptent, sur tous les serveurs
award-line = -# { $emoji } **{ $title }** · { $about }{ $state ->
    [none] {""}
   *[other] {" "}· { $state }
    }
award-progress = { $have } sur { $needed }
awards-nearest = **Les plus proches**
award-earned = ✓ <t:{ $at }:d>
awards-reached = **Obtenus**
awards-open = **Encore à obtenir**
