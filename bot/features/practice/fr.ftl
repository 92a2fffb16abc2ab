command-practice = Revenir sur les erreurs de tes propres parties et décider à nouveau (visible uniquement par toi)
practice-head = ### 🎯 Entraînement : { $title } · partie { $id }
practice-question = **Quel est ton meilleur choix ?**
practice-choice = { $chosen ->
    [yes] { $place }. **{ $choice }** · { $worth } ← ton choix
   *[no] { $place }. { $choice } · { $worth }
    }
practice-solved = ✅ Résolu.
practice-returns = 🔁 Ça revient <t:{ $due }:R>.
practice-none = 🎯 Tu n’as pas encore d’erreurs à travailler. Finis une partie et appuie sur **Analyse** sous le résultat : les tiennes arrivent alors ici. Pour une partie plus ancienne, utilise `/farkle review`. Il y a des analyses pour { $games }, avec la plupart des règles.
puzzle-head = ### 🧩 Énigme du jour · { $day }
    -# La même pour tout le monde : tu joues contre { $rival }.
puzzle-answered = { $right ->
    [yes] ✅ Oui, c’est le meilleur choix.
   *[no] ❌ Il y a mieux.
    }
puzzle-after = -# Les pourcentages sont tes chances de gagner. Il y a une nouvelle énigme chaque jour : `/farkle practice`.
go-puzzle = Énigme du jour
practice-later = 🎯 Rien à travailler pour l’instant. La prochaine erreur revient <t:{ $due }:R>.
practice-done = 🎯 Rien à travailler pour l’instant : tu as résolu toutes les erreurs de tes dernières parties.
go-practice = Entraînement
card-solved = **Entraînement :** { $count ->
    [one] { $count } erreur résolue
   *[other] { $count } erreurs résolues
    }
