button-nudges = Mensagens para mim
button-remind = Me lembrar amanhã
nudge-head = { $games ->
    [1] 🎲 **É a sua vez.**
   *[other] 🎲 **É a sua vez** em { $games } partidas.
    }
nudge-stop = Parar estas mensagens
nudge-offer = As jogadas desta partida podem demorar. Posso enviar uma mensagem direta a você quando for a sua vez. Só pergunto esta vez; você também encontra isso em `/farkle games` e `/farkle privacy`.
nudge-yes = Me avisar quando for a minha vez
nudges = ### 📬 Mensagens para você
    Envio uma mensagem direta quando é a sua vez, a não ser que você jogue em até { $minutes } { $minutes ->
    [1] minuto
   *[other] minutos
    }. Desafios chegam de qualquer jeito. No seu horário de silêncio, não envio nada: o que houver fica para depois.
    🕒 { $zone }.
nudges-closed = ⚠️ Não consegui enviar mensagens a você, então todas estão desligadas. Permita mensagens diretas nas configurações de privacidade de um servidor em comum, ou me instale na sua conta. Depois escolha de novo.
nudges-games = Em quais partidas?
nudges-games-choice = { $value ->
    [slow] Partidas lentas: jogadas de uma hora ou mais
    [always] Todas as partidas
   *[off] Nenhuma mensagem sobre a minha vez
    }
nudges-daily = Quando?
nudges-daily-choice = { $value ->
    [on] Uma vez por dia, às { $hour }:00, para todas as partidas em que é a minha vez
   *[off] Na hora
    }
nudges-evening = Dados do dia
nudges-evening-choice = { $value ->
    [on] Me lembrar dos dados do dia às { $hour }:00, se eu ainda não tiver jogado
   *[off] Sem lembrete dos dados do dia
    }
nudges-quiet = Horário de silêncio
nudges-quiet-choice = { $hours ->
    [0] Sem horário de silêncio
   *[other] Silêncio das { $first }:00 às { $last }:00
    }
