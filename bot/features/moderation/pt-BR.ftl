command-moderate = Barrar pessoas, tirar partidas dos históricos e desfazer isso
command-moderate-bar = Impedir alguém de jogar neste servidor por um tempo
command-moderate-person = Quem
command-moderate-days = Por quantos dias (normalmente 7)
command-moderate-reason = Por quê: a pessoa lê, e quem gerencia também, em /farkle-setup log
command-moderate-unbar = Deixar alguém jogar aqui de novo
command-moderate-bars = Quem está impedido de jogar neste servidor
command-moderate-void = Tirar uma partida terminada dos históricos deste servidor
command-moderate-restore = Devolver uma partida aos históricos deste servidor
command-moderate-game = O número dela, como em /farkle history
only-moderators = Só a moderação deste servidor pode fazer isso: quem o gerencia escolhe em `/farkle-setup settings`.
barred = Você não pode jogar neste servidor até <t:{ $until }:f>. { $reason ->
    [none] A moderação pode dizer por quê.
   *[other] Motivo: { $reason }
    } O que guardo sobre você continua seu: `/farkle privacy` funciona numa mensagem direta comigo.
bars-not = Não dá para barrar <@{ $person }>: você não pode barrar a si nem quem gerencia o servidor.
bars-opponent = Você e <@{ $person }> jogam na mesma partida ou no mesmo torneio, então outra pessoa da moderação precisa decidir isso.
too-many-bars = { $most } { $most ->
    [1] pessoa já está barrada
   *[other] pessoas já estão barradas
    } aqui, e esse é o limite. Libere alguém antes: `/farkle-moderate bars`.
barred-not = Esta pessoa não está barrada aqui.
barred-well = { $person } não pode jogar aqui até <t:{ $until }:f> e saiu das salas. As partidas continuam sem essa pessoa. Isso fica no registro do servidor.
unbarred-well = { $person } pode jogar aqui de novo.
button-undo = Desfazer
bars-none = Ninguém está barrado neste servidor.
bars-head = ### Quem não pode jogar neste servidor
bars-line = { $number }. { $person } · até <t:{ $until }:f> · por { $by }{ $reason ->
    [none] {""}
   *[other] {"\u000A"}-# { $reason }
    }
bars-lift = Deixar alguém jogar de novo…
void-not-ended = Nenhuma partida terminada deste servidor tem esse número. Uma em andamento se encerra com `/farkle stop`.
voids-own = Você jogou nesta partida, ou está num torneio contra quem jogou nela, então outra pessoa da moderação precisa decidir isso.
voided-already = Esta partida já está anulada.
voided-not = Esta partida não está anulada.
void-too-late = Esta partida acabou há mais de { $days } { $days ->
    [1] dia
   *[other] dias
    }. Ela fica como está.
voided-well = Esta partida não vale mais neste servidor: ratings e rankings mudam daqui a pouco. Quem jogou continua com ela na própria ficha.
restored-well = Esta partida vale de novo neste servidor. Ratings e rankings mudam daqui a pouco.
act-barred = 🚷 { $who } barrou { $person } · <t:{ $at }:f>{ $reason ->
    [none] {""}
   *[other] {"\u000A"}-# { $reason }
    }
act-unbarred = 🚶 { $who } deixou { $person } jogar de novo · <t:{ $at }:f>
act-voided = ✖️ { $who } anulou **{ $title }**, [partida { $id }]({ $link }) · <t:{ $at }:f>{ $reason ->
    [none] {""}
   *[other] {"\u000A"}-# { $reason }
    }
act-restored = ✔️ { $who } revalidou **{ $title }**, [partida { $id }]({ $link }) · <t:{ $at }:f>
