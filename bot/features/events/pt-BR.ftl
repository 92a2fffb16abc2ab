event-first = antes precisa vir uma linha com o formato, como: event swiss
event-no-such-format = não existe o formato “{ $name }”; há knockout, round-robin, swiss e league
event-no-such-setting = torneios não têm a configuração “{ $name }”
event-wrong-setting = { $name } não pode ser { $value }
event-over = O torneio acabou.
event-has-begun = O torneio já começou.
event-not-over = O torneio ainda não acabou.
event-no-check-in = Ninguém precisa confirmar presença agora.
event-already-in = Essa pessoa já está no torneio.
event-not-in = Essa pessoa não está no torneio.
event-not-out = Essa pessoa não saiu do torneio.
event-barred = Essa pessoa está barrada.
event-full = O torneio está cheio: { $most ->
    [1] cabe { $most } pessoa
   *[other] cabem { $most } pessoas
    }.
event-takes-nobody = Este torneio não recebe mais ninguém.
event-wrong-order = as pessoas, a ordem delas ou { $rounds } { $rounds ->
    [1] rodada
   *[other] rodadas
    } não batem com os ratings, as configurações e quem confirmou presença
event-no-round = agora não é hora disso: essa rodada não está aberta nem pode começar
event-wrong-pairs = cada pessoa que está no torneio precisa aparecer uma vez, e mais ninguém
event-not-warned = só se avisa quem ainda precisa jogar, e só perde quem recebeu aviso
event-decided = Esse confronto já está decidido.
event-no-such-pair = Essas duas pessoas não se enfrentam nessa rodada.
event-no-such-game = Essa partida não existe, ou não conta.
event-frozen = A rodada seguinte já começou: não dá mais para mudar quem avançou.
event-paused = O torneio está em pausa. Tente de novo quando continuar.
event-not-paused = O torneio não está em pausa.

command-tournament = Começar um torneio: mata-mata, todos contra todos, sistema suíço ou uma liga
settings-power-tournaments = **Torneios:** { $who ->
    [roles] { $roles } e quem gerencia podem começar
    [everyone] todo mundo pode começar
   *[managers] só quem gerencia pode começar
    }
settings-choose-power-tournaments = Cargos que começam torneios…
tournament-form = Começar um torneio
tournament-field-name = Nome
tournament-field-rules = Jogo e regras
tournament-field-format = Formato
tournament-field-pace = Ritmo
tournament-field-until = Inscrições abertas por
tournament-format = { $value ->
    [knockout] Mata-mata
    [round-robin] Todos contra todos
    [swiss] Sistema suíço
   *[league] Liga
    }
tournament-format-about = { $value ->
    [knockout] Quem perde está fora; quem perde a semifinal joga pelo terceiro lugar
    [round-robin] Melhor para até 7 pessoas
    [swiss] Várias rodadas contra quem tem os mesmos pontos
   *[league] Quatro rodadas por mês, de uma semana cada
    }
tournament-pace = { $value ->
    [quick] Agora
   *[slow] Um dia por jogada
    }
tournament-pace-about = { $value ->
    [quick] Todo mundo está aí ao mesmo tempo
   *[slow] Cada um joga quando tem tempo
    }
tournament-needs-server = Torneios precisam de um servidor em que eu estou.
tournament-may-not = Neste servidor, só algumas pessoas podem começar torneios. Pergunte a quem o gerencia: `/farkle-setup settings` diz quem pode.
tournament-not-for-two = Não dá para jogar estas regras a dois, então elas não servem para um torneio.
tournament-no-slow = Este servidor não permite jogadas de um dia. Escolha o ritmo “Agora”.
tournament-too-few = Para começar, pelo menos duas pessoas precisam ter entrado.
tournament-sits = Você participa deste torneio, então outra pessoa precisa cuidar dele: alguém da moderação que não joga.
tournament-only-moderators = Só quem começou este torneio, ou a moderação do servidor, pode fazer isso, e só quem não participa dele.
bad-tournament-name = O nome de um torneio precisa ser texto simples de até { $most } { $most ->
    [1] caractere
   *[other] caracteres
    }, sem links (ponha um espaço depois do ponto).
too-many-events = Já há { $most } { $most ->
    [1] torneio aberto
   *[other] torneios abertos
    }, e esse é o limite. Espere um acabar.
no-such-event = Este torneio não está mais aqui.
event-not-yours = Esta partida é entre outras duas pessoas.
event-meeting-over = Esta partida está decidida, ou uma nova foi chamada.
# As in English.
tournament-head = ### 🏆 { $name }
    { $game } · { $rules } · { $format } · { $pace }
tournament-players = { $count ->
    [0] Ninguém entrou ainda.
    [1] **1 pessoa:** { $players }
   *[other] **{ $count } pessoas:** { $players }
    }
tournament-more = mais { $count }
tournament-more-lines = -# … e mais { $count }
tournament-registration = Aperte **Entrar** até <t:{ $until }:{ $style }> (<t:{ $until }:R>). O torneio começa nessa hora, ou antes, se { $host } começar.
tournament-few = -# Com tão pouca gente, é melhor todos contra todos: demora só um pouco mais, e todos pegam os mesmos oponentes. { $host } pode escolher isso até o começo.
tournament-checking-in = ✋ Aperte **Estou aqui** até <t:{ $until }:{ $style }> (<t:{ $until }:R>), ou o torneio começa sem você. { $here ->
    [0] Ninguém apertou ainda.
    [1] 1 pessoa já apertou.
   *[other] { $here } pessoas já apertaram.
    }
tournament-check-in = ✋ **{ $name }** está para começar. { $players }: apertem **Estou aqui** até <t:{ $until }:{ $style }>, ou o torneio começa sem vocês.
tournament-checked-in = Presença confirmada. Sua primeira partida será chamada neste canal.
tournament-paused = ⏸️ Em pausa. As partidas em andamento continuam. **Gerenciar…** faz o torneio continuar.
tournament-next = { $round ->
    [0] A primeira rodada está sendo sorteada.
   *[other] Rodada { $round } de { $rounds }. { $at ->
        [last] É a última.
        [none] A próxima começa quando todas as partidas desta acabarem.
       *[other] A próxima começa <t:{ $at }:R>.
        }
    }
tournament-stopped = Acabou sem que ninguém ganhasse.
tournament-line = { $mark } { $player } · { $points } { $many ->
    [1] ponto
   *[other] pontos
    }
tournament-tie-breaks = -# Buchholz { $buchholz } · Sonneborn-Berger { $sonneborn } · confronto direto { $head } · diferença { $difference }
tournament-table = ### { $name }
    { $format ->
    [knockout] -# Quem foi mais longe está na frente. Os pontos são confrontos ganhos.
   *[other] -# Vitória vale 1 ponto, empate ½. Empates na tabela são decididos por Buchholz, Sonneborn-Berger, confronto direto e diferença de totais.
    }
tournament-round-name = { $name ->
    [third] Terceiro lugar
    [final] Final
    [semi] Semifinais
    [quarter] Quartas de final
   *[round] Rodada { $number }
    }
tournament-pair = { $first } – { $second }{ $points ->
    [none] {""}
   *[other] {" "}· { $points }
    }{ $state ->
    [missed] {" "}· por W.O.
   *[other] {""}
    }{ $links ->
    [none] {""}
   *[other] {" "}· { $links }
    }
tournament-pair-label = Rodada { $round }: { $first } – { $second }
# As in English.
tournament-totals = { $first }:{ $second }
tournament-game = partida { $id }
tournament-byes = { $players } { $many ->
    [1] tem folga nesta rodada.
   *[other] têm folga nesta rodada.
    }
# As in English.
tournament-call = ### 🎲 [{ $name }]({ $link }) · { $round }
    { $first } – { $second }
tournament-until = Apertem **Estou aqui**, e a partida começa. Quem não apertar até <t:{ $until }:{ $style }> (<t:{ $until }:R>) perde.
tournament-is-here = ✅ { $player } está aqui.
tournament-missed = Derrota por W.O., sem aparecer para jogar: { $players }.
tournament-warning = ⏰ { $players }: sua partida está esperando, { $link }. Aperte **Estou aqui** lá até <t:{ $until }:{ $style }>, ou você perde.
tournament-reminder = 🏆 **{ $name }**: aperte **Estou aqui** até <t:{ $until }:{ $style }>, ou { $what ->
    [check-in] o torneio começa sem você
   *[game] você perde a sua partida
    }: { $link }
tournament-moved = O resultado de **{ $name }** está aqui: { $link }
tournament-settings = ### { $name }
    Só você pode mudar isto, até o torneio começar.
menu-tournament-best-of = Partidas por confronto
tournament-best-of = { $games ->
    [1] Uma partida decide
   *[other] Melhor de { $games }
    }
menu-tournament-third = Terceiro lugar
tournament-third = { $value ->
    [on] Quem perde a semifinal joga pelo terceiro lugar
   *[off] Sem partida pelo terceiro lugar
    }
menu-tournament-seeding = Ordem das pessoas
tournament-seeding = { $value ->
    [rating] Pelo rating neste servidor
   *[draw] Por sorteio
    }
tournament-manage = ### { $name }
    O que você faz aqui fica no registro do servidor.
menu-tournament-player = Alguém: tirar, deixar voltar, corrigir um resultado…
tournament-player = { $player } em **{ $name }**: o que você faz aqui fica no registro do servidor.
button-tournament-out = { $what ->
    [out] Tirar
   *[back] Deixar voltar
    }
menu-tournament-correct = Corrigir um resultado…
tournament-correct = **{ $round }:** { $first } – { $second }. Escolha o resultado:
button-tournament-result = { $what ->
    [first] { $first } ganhou
    [second] { $second } ganhou
    [tie] Empate
   *[void] Não conta
    }
button-tournament-here = Estou aqui
button-tournament-table = Tabela
button-tournament-text = Como texto
tournament-text = Tudo o que aconteceu, para outras pessoas conferirem confrontos e posições, com `python -m bot event tournament.txt`.
button-tournament-manage = Gerenciar…
button-tournament-pause = { $what ->
    [pause] Pausar
   *[resume] Continuar
    }
button-tournament-stop = Encerrar sem vitória
tournament-leave-sure = **Sair de { $name }?** As partidas que você não jogou estão perdidas. No sistema suíço e na liga você pode voltar; no mata-mata, não.
tournament-left = Você saiu de { $name }.
tournament-stop-sure = **Encerrar { $name } sem que ninguém ganhe?** As partidas em andamento continuam e valem rating.
tournament-stopped-well = { $name } acabou sem que ninguém ganhasse. **Continuar** desfaz isso.
tournament-share = 🏆 { $name } ({ $players } { $players ->
    [1] pessoa
   *[other] pessoas
    }): { $many ->
    [0] ninguém ganhou
    [1] { $winners } ganhou
   *[other] { $winners } dividem o primeiro lugar
    }
act-t-paused = ⏸️ { $who } pausou o torneio **{ $title }** · <t:{ $at }:f>
act-t-resumed = ▶️ { $who } retomou o torneio **{ $title }** · <t:{ $at }:f>
act-t-stopped = 🛑 { $who } encerrou o torneio **{ $title }** · <t:{ $at }:f>
act-t-out = 🚷 { $who } tirou { $person } do torneio **{ $title }**, ou deixou voltar · <t:{ $at }:f>
act-t-result = ✏️ { $who } corrigiu um resultado do torneio **{ $title }** · <t:{ $at }:f>
act-t-voided = ✖️ { $who } anulou um resultado do torneio **{ $title }** · <t:{ $at }:f>
