season-begins = ### 🏁 La saison { $name } commence
    À partir de maintenant, chaque partie classée finie sur ce serveur compte. Ce qui décide : **{ $order }**.{ $many ->
        [1] {""}
       *[other] {" "}{ $games } ont chacun leur classement et leur couronne.
    }
season-ends = ### 👑 La saison { $name } est finie
season-end-sure = **Finir la saison { $name } maintenant ?** { $any ->
    [no] Personne n’y a fini de partie classée, donc il n’y aura pas de couronne.
   *[yes] { $leaders }
    } Les parties suivantes ne compteront pas, et la saison ne peut pas reprendre. Le résultat sera annoncé dans ce salon.
season-leads = { $players } { $many ->
    [one] mène
   *[other] mènent
    } à { $game } et { $many ->
    [one] aura la couronne.
   *[other] se partageront la couronne.
    }
button-season-end = Finir la saison
season-winners = **{ $game } :** { $players } { $many ->
    [one] gagne la saison
   *[other] se partagent la couronne
    } !
season-more = { $count } de plus
season-nobody = Personne n’a fini assez de parties pour une couronne.
season-table = Voir le classement de { $game }
season-named = saison { $name }
season-choice-running = { $name } (en cours)
season-choice-over = { $name }
command-season-start = Commencer une saison avec ses propres classements
command-season-end = Finir la saison et couronner qui a gagné
command-season-name = Son nom, par exemple Hiver 2027
command-season-by = Ce qui la décide (par défaut : la cote)
season-runs = La saison « { $name } » est encore en cours. Finis-la d’abord.
no-season-runs = Il n’y a pas de saison en cours sur ce serveur.
season-name-taken = Ce serveur a déjà eu une saison « { $name } ». Choisis un autre nom.
