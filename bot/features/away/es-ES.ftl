away-begins = ✈ Tu ausencia dura hasta el <t:{ $until }:f>. Hasta entonces te esperan tus partidas con turnos de un día o más. Las más rápidas, no. `/farkle away` la termina al momento. Si juegas en una partida, ahí ya cuentas como de vuelta.
away-ends = { $undone ->
    [yes] Qué bien que hayas vuelto. Es como si no te hubieras ido, y no se cuenta ningún día.
   *[no] Qué bien que hayas vuelto. Las partidas que te esperaban siguen en un momento.
    }
away-turn = Tu turno en [**{ $title }**]({ $link }) acaba el <t:{ $due }:f>.
away-waited = Tu turno en [**{ $title }**]({ $link }) ya te esperó una vez y no espera más: acaba el <t:{ $due }:f>.
away-now = Ahora: estoy de vuelta
away-not = No tienes ninguna ausencia. `/farkle away until:7` deja en espera durante 7 días tus partidas con turnos de un día o más ({ $most } como mucho).
away-how-long = Elige cuántos días no estarás, de 1 a { $most }, o ahora para volver.
away-too-long = { $days ->
    [0] Ahora no puedes alargar tu ausencia.
    [one] Ahora puedes ausentarte 1 día más.
   *[other] Ahora puedes ausentarte { $days } días más.
    } El máximo: { $most } { $most ->
    [one] día
   *[other] días
    } de una vez y { $year } al año. Elige menos, o pide a quien organiza `/farkle pause`.
command-away = Deja en espera tus partidas de un día o más por turno mientras no estás, o vuelve
command-away-until = Cuántos días, o ahora para volver
lobby-away = Si alguien no está…
lobby-away-option = { $on ->
    [yes] Los demás pueden seguir sin quien no está
   *[no] La partida espera a quien no está
    }
