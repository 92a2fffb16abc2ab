command-practice = Decidir de novo onde você errou nas suas próprias partidas (só você vê)
practice-head = ### 🎯 Treino: { $title } · partida { $id }
practice-question = **Qual é a sua melhor escolha?**
practice-choice = { $chosen ->
    [yes] { $place }. **{ $choice }** · { $worth } ← a sua escolha
   *[no] { $place }. { $choice } · { $worth }
    }
practice-solved = ✅ Resolvido.
practice-returns = 🔁 Volta <t:{ $due }:R>.
practice-none = 🎯 Você ainda não tem erros para treinar. Termine uma partida e aperte **Análise** embaixo do resultado: os seus erros vêm para cá. Para uma partida mais antiga, use `/farkle review`. Há análises de { $games }, com a maioria das regras.
puzzle-head = ### 🧩 O enigma de hoje · { $day }
    -# O mesmo para todo mundo: você joga contra { $rival }.
puzzle-answered = { $right ->
    [yes] ✅ Certo, essa é a melhor.
   *[no] ❌ Tem coisa melhor.
    }
puzzle-after = -# As porcentagens são as suas chances de ganhar. Todo dia há um enigma novo: `/farkle practice`.
go-puzzle = O enigma de hoje
practice-later = 🎯 Nada para treinar agora. O próximo erro volta <t:{ $due }:R>.
practice-done = 🎯 Nada para treinar agora: você resolveu todos os erros das suas últimas partidas.
go-practice = Treino
card-solved = **Treino:** { $count ->
    [1] 1 erro resolvido
   *[other] { $count } erros resolvidos
    }
