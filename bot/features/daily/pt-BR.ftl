daily-secret-yet = Pode ter mais gente ainda jogando com estes dados: em outros fusos horários, este dia acaba mais tarde. Ele acaba em todo lugar <t:{ $end }:R>: aí o segredo aparece, e você pode conferir.
daily-begun = Você começou os dados de hoje e depois excluiu tudo sobre você, então não pode jogar de novo. Novos dados chegam <t:{ $end }:R>.
daily-not-shown = Você não pode ver esta partida do dia. `/farkle daily` mostra os dados de hoje e as partidas de ontem.
daily-head = **Farkle #{ $number }** · dados do dia · jogada { $turn } de { $turns }
daily-about = Regras: { $title } (`/farkle rules name:{ $title }`), { $turns } { $turns ->
    [1] jogada
   *[other] jogadas
    }, os mesmos dados para todo mundo. { $unusual } Seu dia acaba <t:{ $end }:R>: vale o que você garantir até lá.
daily-private = -# Só você vê isto. `/farkle daily` traz de volta.
daily-until = -# ⏳ Seu dia acaba <t:{ $end }:R>.
daily-next = -# 🕰️ { $place }: seu dia acaba às <t:{ $end }:t>, <t:{ $end }:R>. Aí chegam novos dados.
daily-over = **{ $total }** { $total ->
    [1] ponto
   *[other] pontos
    } em { $turns } { $turns ->
    [1] jogada
   *[other] jogadas
    }.
daily-cut-off = O dia acabou na jogada { $turn } de { $turns }. Os pontos que você garantiu valem: **{ $total }**.
daily-unplayed = O dia acabou antes da sua primeira rolagem, então esta partida não conta.
daily-perfect = **{ $share }%** do jogo perfeito, que também não vê o futuro e hoje faz **{ $made }**.
daily-better = { $percent ->
    [0] { $others ->
        [0] É o primeiro resultado de hoje
       *[other] Ninguém está atrás ainda
        }
   *[other] { $others ->
        [1] Melhor que a única outra pessoa até agora
       *[other] Melhor que { $percent }% de { $others } outras pessoas até agora
        }
  }
daily-streak = 🔥 Dias seguidos: **{ $days }** · máximo: **{ $longest }** (um dia perdido por semana é perdoado)
daily-streak-ended = -# { $days ->
    [1] O último dia jogado foi { $day }.
   *[other] { $days } dias seguidos acabaram em { $day }.
    } { $missed ->
    [1] O dia seguinte foi o segundo perdido da semana.
   *[other] Você perdeu os { $missed } dias depois dele.
    }
card-daily = 🎲 Dados do dia: { $days ->
    [1] **1** dia
   *[other] **{ $days }** dias
    } · recorde **{ $best }** · máximo de dias seguidos **{ $longest }**
daily-awards = 🎖 Você conquistou: { $names }
daily-shared = 🎲 { $player } · **Farkle #{ $number }** · **{ $total }** { $total ->
    [1] ponto
   *[other] pontos
    }
daily-share-perfect = { $share }% do jogo perfeito
daily-share-streak = { $days ->
    [1] 🔥 1 dia seguido
   *[other] 🔥 { $days } dias seguidos
  }
daily-copy = Seu resultado como texto, para colar em qualquer lugar:
daily-copied = Farkle #{ $number }: { $total } { $total ->
    [1] ponto
   *[other] pontos
    }
daily-link = Jogue os dados de hoje: { $link }
button-daily-copy = Copiar como texto
daily-beat-button = Supere o meu
daily-beat-whom = Quem deve tentar superar o seu resultado? A pessoa é chamada uma vez, neste canal. Se topar, os dois resultados aparecem aqui.
daily-beat-choose = Escolha uma pessoa…
daily-beat-asked = 📣 Pronto, já chamei.
daily-beat = 📣 { $player }: { $host } tem **{ $total }** { $total ->
    [1] ponto
   *[other] pontos
    } com os dados de hoje (**Farkle #{ $number }**). Você consegue mais? Se topar, o seu resultado também aparece aqui.
daily-beat-take = Eu topo
daily-beat-enough = Você já chamou essa pessoa, ou { $most } { $most ->
    [1] pessoa
   *[other] pessoas
    }, para superar este resultado. Chame de novo amanhã.
daily-beat-others = Isto é para outra pessoa. `/farkle daily` tem os dados de hoje para você também.
daily-beat-over = Estes dados são de outra data, não da sua. `/farkle daily` tem os dados do seu dia.
daily-beat-result = { $way ->
    [won] 🏆 { $first } vence { $second } com os dados de **Farkle #{ $number }**, **{ $most }** a **{ $least }**.
   *[level] 🤝 { $first } e { $second } empatam com os dados de **Farkle #{ $number }**, com **{ $most }** cada.
    }
help-to-daily = Dados de hoje
button-daily-look = Rever
daily-look-all = ### 🔍 Farkle #{ $number } · { $cost ->
    [0] você jogou com perfeição
    [1] suas escolhas custaram 1 ponto em relação às melhores
   *[other] suas escolhas custaram { $cost } pontos em relação às melhores
    }
daily-look-choice = { $cost ->
    [0] ✅ { $dice } → { $choice }
   *[other] ❌ { $dice } → { $choice }
    -# { $cost } a mais: { $best }
    }
button-daily-try = Decidir de novo
daily-try = O que você faria agora?
daily-try-choice = { $chosen ->
    [yes] 👉
   *[no] ▫️
    } { $choice } · { $cost ->
    [0] **a melhor**
   *[other] { $cost } a menos
    }
daily-look-none = Nada a decidir: a primeira rolagem acabou com a jogada, ou o dia acabou.
button-daily-play = Jogar os dados de hoje
daily-check = **O que decide os dados de { $day }**
    Antes que alguém pudesse rolar, o bot sorteou um segredo. O selo dele é um código que não serve para nenhum outro segredo (SHA-256): `{ $commitment }`.
    O segredo aparece quando este dia acabar em todos os fusos horários, <t:{ $end }:R>, e a partir daí este botão recalcula cada rolagem com o segredo e a data.
    Assim ninguém, nem o bot, pode trocar um dado durante o dia.
dice-of-day = -# Dados de { $day }, decididos de antemão: `{ $commitment }`
daily-ranks-head = ### 🎲 Dados do dia · { $by ->
    [day] hoje
    [month] este mês
   *[streak] dias seguidos
    }
daily-ranks-empty = Ninguém ainda.
# As in English.
daily-rank-points = **{ $place }.** { $player } · { $value }
daily-rank-streak = **{ $place }.** { $player } · { $value } { $value ->
    [1] dia
   *[other] dias
  }
daily-ranks-mine = Sua posição: **{ $place }** de { $people }
button-daily-ranks = Ranking
button-daily-streak = Dias seguidos
button-daily-before = Ontem
button-daily-earlier = Dados de { $day }
button-daily-calendar = Calendário
button-daily-replay = Replay da melhor partida
button-daily-mine = Replay da minha
button-daily-back = Voltar ao dia
# As in English.
daily-day-head = ### 🎲 Farkle #{ $number } · { $day }
daily-spread-head = **Pontos de todos** · { $people ->
    [1] 1 pessoa
   *[other] { $people } pessoas
  }
daily-spread-mine = Você: **{ $points }**{ $percent ->
    [0] {""}
    [100] , melhor que todo mundo
   *[other] , melhor que **{ $percent }%** das outras pessoas
  }
daily-nobody = Não há partida para mostrar: ninguém jogou, ou quem jogou não aparece nos rankings.
daily-best = **Melhor partida:** **{ $total }** { $total ->
    [1] ponto
   *[other] pontos
    }
daily-best-turns = **Melhores jogadas**
# As in English.
daily-turn-throw = { $dice } → **{ $kept }**
# As in English.
daily-turn-throws = -# { $throws }
daily-turn-option = { $number }. { $points } na jogada { $turn }
daily-choose-turn = Ver o replay de uma destas jogadas
daily-replay-turn = -# Jogada { $turn } de { $turns }
daily-no-turn = O dia acabou durante a primeira jogada.
daily-result-head = ### 🎲 Farkle #{ $number } · { $day } · { $people ->
    [1] 1 pessoa
   *[other] { $people } pessoas
  }
daily-result-won = 🏆 { $players } { $many ->
    [1] ganha
   *[other] ganham
    } com **{ $points }** { $points ->
    [1] ponto
   *[other] pontos
    }.
daily-result-yet = -# Até agora: em alguns fusos horários, este dia dura até <t:{ $end }:t>. Aí os últimos resultados aparecem aqui.
daily-result-alone = 🎲 { $player } chegou a **{ $points }** { $points ->
    [1] ponto
   *[other] pontos
    }. Quem joga hoje?
daily-result-leads = 🎲 { $players } { $many ->
    [1] lidera
   *[other] lideram
    } com **{ $points }** { $points ->
    [1] ponto
   *[other] pontos
    }.
daily-result-daring = 🎢 Maior ousadia: { $player } rolou { $dice ->
    [1] um dado
   *[other] { $dice } dados
    } com **{ $points }** { $points ->
    [1] ponto
   *[other] pontos
    } em risco, e deu certo.
daily-result-next = Novos dados chegaram, os mesmos para todo mundo.
button-daily-day-page = Pontos de todos
# As in English.
daily-month-head = ### 📅 { $month }
daily-month-played = { $days ->
    [1] Jogou **1** dia
   *[other] Jogou **{ $played }** de { $days } dias
  } · recorde **{ $best }** · média **{ $average }**
daily-month-empty = Você não jogou neste mês.
command-daily = Os dados do dia: 10 jogadas, iguais para todo mundo, uma vez por dia (só você vê)
settings-daily-channel = **Dados do dia:** { $many ->
    [0] { $gone ->
        [0] os resultados não são postados
       *[other] ⚠️ o canal escolhido foi excluído, então os resultados não são postados
        }
   *[other] os resultados de cada dia são postados em { $channels }
  }
results-offer = 🎲 Uma vez por dia, `/farkle daily` tem os mesmos dados para todo mundo. Posso postar os resultados de cada dia neste canal: quem ganhou, a rolagem mais ousada e um botão para jogar? Só pergunto esta vez; você também encontra isso em `/farkle-setup settings`.
button-results-here = Postar aqui todo dia
button-results-no = Não, valeu
results-taken = Todo dia às 9:00, no fuso horário deste servidor, eu posto aqui os resultados do dia anterior, a não ser que ninguém deste servidor tenha jogado. `/farkle-setup settings` muda isso.
results-declined = OK. Se mudar de ideia, está em `/farkle-setup settings`.
results-not-here = Não posso mais postar aqui. Escolha outro canal em `/farkle-setup settings`.
settings-choose-daily = Postar os resultados de cada dia em…
achievement-about-daily-first = jogue os dados do dia
achievement-about-daily-hundred = jogue os dados do dia em 100 dias
achievement-about-daily-week = 7 dias seguidos com os dados do dia
achievement-about-daily-thirty = 30 dias seguidos com os dados do dia
achievement-about-daily-full-month = jogue os dados do dia em 28 dias de um mês
achievement-about-daily-ahead = dados do dia: no fim de um dia, mais pontos que 90% de 10 ou mais pessoas
achievement-daily-first = Com as galinhas
achievement-daily-hundred = Cem manhãs
achievement-daily-week = Uma semana inteira
achievement-daily-thirty = Ninguém segura
achievement-daily-full-month = Lua cheia
achievement-daily-ahead = A nata do dia
daily-reminder = 🎲 **Os dados de hoje** esperam por você até <t:{ $end }:t>. Depois chegam novos.
