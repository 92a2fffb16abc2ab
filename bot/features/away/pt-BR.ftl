away-begins = ✈ Ausência até <t:{ $until }:f>. Até lá, as suas partidas com jogadas de um dia ou mais esperam por você. As mais rápidas, não. `/farkle away` acaba com a ausência na hora. Se você jogar numa partida, volta só nela.
away-ends = { $undone ->
    [yes] Que bom ver você de volta. É como se você nem tivesse saído: nenhum dia conta.
   *[no] Que bom ver você de volta. As partidas que esperaram continuam daqui a pouco.
    }
away-turn = A sua vez em [**{ $title }**]({ $link }) acaba em <t:{ $due }:f>.
away-waited = A sua vez em [**{ $title }**]({ $link }) já esperou por você uma vez e não espera de novo: acaba em <t:{ $due }:f>.
away-now = Agora: voltei
away-not = Você não marcou ausência. `/farkle away until:7` põe em espera por 7 dias as suas partidas com jogadas de um dia ou mais (no máximo { $most }).
away-how-long = Escolha por quantos dias você vai estar longe, de 1 a { $most }, ou “agora” para voltar.
away-too-long = { $days ->
    [0] Você não pode se ausentar por mais tempo agora.
    [1] Você pode se ausentar por mais 1 dia agora.
   *[other] Você pode se ausentar por mais { $days } dias agora.
    } São até { $most } { $most ->
    [1] dia
   *[other] dias
    } de uma vez e { $year } por ano. Escolha menos, ou peça `/farkle pause` a quem abriu a partida.
command-away = Pôr em espera suas partidas de um dia ou mais por jogada enquanto está longe, ou voltar
command-away-until = Por quantos dias, ou agora para voltar
lobby-away = Se alguém estiver longe…
lobby-away-option = { $on ->
    [yes] Dá para continuar sem quem está longe
   *[no] A partida espera por quem está longe
    }
