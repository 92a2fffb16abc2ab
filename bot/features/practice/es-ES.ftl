command-practice = Decide otra vez donde fallaste en tus partidas (solo lo ves tú)
practice-head = ### 🎯 Práctica: { $title } · partida { $id }
practice-question = **¿Cuál es tu mejor decisión?**
practice-choice = { $chosen ->
    [yes] { $place }. **{ $choice }** · { $worth } ← tu decisión
   *[no] { $place }. { $choice } · { $worth }
    }
practice-solved = ✅ Resuelto.
practice-returns = 🔁 Vuelve <t:{ $due }:R>.
practice-none = 🎯 Aún no tienes errores que practicar. Termina una partida y pulsa **Análisis** debajo del resultado: tus errores aparecerán aquí. Para una partida anterior, usa `/farkle review`. Hay análisis de { $games }, con casi todas las reglas.
puzzle-head = ### 🧩 El acertijo de hoy · { $day }
    -# El mismo para todo el mundo: juegas contra { $rival }.
puzzle-answered = { $right ->
    [yes] ✅ ¡Eso es! No hay nada mejor.
   *[no] ❌ Hay algo mejor.
    }
puzzle-after = -# Los porcentajes son tus probabilidades de ganar. Cada día hay un acertijo nuevo: `/farkle practice`.
go-puzzle = El acertijo de hoy
practice-later = 🎯 Ahora no hay nada que practicar. El próximo error vuelve <t:{ $due }:R>.
practice-done = 🎯 Ahora no hay nada que practicar: has resuelto todos los errores de tus últimas partidas.
go-practice = Práctica
card-solved = **Práctica:** { $count ->
    [one] 1 error resuelto
   *[other] { $count } errores resueltos
    }
