command-moderate = Excluye a gente, quita partidas del historial y deshaz ambas cosas
command-moderate-bar = Impide que una persona juegue en este servidor durante un tiempo
command-moderate-person = A quién
command-moderate-days = Cuántos días (normalmente 7)
command-moderate-reason = Por qué: lo lee la persona, y la administración en /farkle-setup log
command-moderate-unbar = Deja que una persona juegue aquí otra vez
command-moderate-bars = A quién se ha excluido en este servidor
command-moderate-void = Quita una partida terminada del historial de este servidor
command-moderate-restore = Devuelve una partida al historial de este servidor
command-moderate-game = Su número, como en /farkle history
only-moderators = Eso solo lo puede hacer la moderación de este servidor: la administración la elige en `/farkle-setup settings`.
barred = No puedes jugar en este servidor hasta el <t:{ $until }:f>. { $reason ->
    [none] La moderación puede decirte por qué.
   *[other] Motivo: { $reason }
    } Tus datos siguen siendo tuyos: `/farkle privacy` funciona en un mensaje directo conmigo.
bars-not = No se puede excluir a <@{ $person }>: nadie puede excluirse, ni excluir a quien administra el servidor.
bars-opponent = Compartes partida o torneo con <@{ $person }>, así que esto lo tiene que decidir otra persona de la moderación.
too-many-bars = { $most ->
    [one] Ya hay { $most } persona excluida
   *[other] Ya hay { $most } personas excluidas
    } aquí, y ese es el límite. Primero levanta una exclusión: `/farkle-moderate bars`.
barred-not = Esta persona no está excluida aquí.
barred-well = { $person } no puede jugar aquí hasta el <t:{ $until }:f>, y ya no está en las salas. Sus partidas siguen sin esa persona. Queda en el registro del servidor.
unbarred-well = { $person } ya puede jugar aquí otra vez.
button-undo = Deshacer
bars-none = En este servidor no se ha excluido a nadie.
bars-head = ### Exclusiones en este servidor
bars-line = { $number }. { $person } · hasta el <t:{ $until }:f> · por { $by }{ $reason ->
    [none] {""}
   *[other] {"\u000A"}-# { $reason }
    }
bars-lift = Dejar que alguien juegue otra vez…
void-not-ended = Ninguna partida terminada de este servidor tiene ese número. Una en marcha se para con `/farkle stop`.
voids-own = Jugaste en esta partida, o juegas en un torneo contra sus jugadores, así que esto lo tiene que decidir otra persona de la moderación.
voided-already = Esta partida ya está anulada.
voided-not = Esta partida no está anulada.
void-too-late = Esta partida acabó hace más de { $days } { $days ->
    [one] día
   *[other] días
    }. Se queda como está.
voided-well = Esta partida ya no cuenta en este servidor: el rating y las clasificaciones se ponen al día en un momento. Sus jugadores la conservan en su propio historial.
restored-well = Esta partida cuenta otra vez en este servidor. El rating y las clasificaciones se ponen al día en un momento.
act-barred = 🚷 { $who } excluyó a { $person } · <t:{ $at }:f>{ $reason ->
    [none] {""}
   *[other] {"\u000A"}-# { $reason }
    }
act-unbarred = 🚶 { $who } dejó jugar otra vez a { $person } · <t:{ $at }:f>
act-voided = ✖️ { $who } anuló **{ $title }**, [partida { $id }]({ $link }) · <t:{ $at }:f>{ $reason ->
    [none] {""}
   *[other] {"\u000A"}-# { $reason }
    }
act-restored = ✔️ { $who } hizo contar otra vez **{ $title }**, [partida { $id }]({ $link }) · <t:{ $at }:f>
