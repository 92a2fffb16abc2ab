## Palavras curtas

# As in English.
kind-farkle = Farkle

## O que as regras não permitem

keep-first = Primeiro guarde pelo menos um dado que pontua. Você pode guardar { $best }.
kept-already = Você já guardou dados desta rolagem. Role de novo{ $bank ->
    [yes] {""} ou garanta os pontos
   *[no] {""}
  }.
not-scoring = Esses dados não pontuam juntos. Você pode guardar { $best }.
keep-all = Aqui você tem que guardar todos os dados que puder: { $best }.
past-target = Assim você passaria de { $target }. Você pode guardar { $best }.
below-opening = Para abrir, você precisa de { $needs } { $needs ->
    [1] ponto
   *[other] pontos
    } numa só jogada. Ainda { $missing ->
    [1] falta
   *[other] faltam
    } { $missing }.
below-minimum = Para garantir, você precisa de { $needs } { $needs ->
    [1] ponto
   *[other] pontos
    } na jogada. Ainda { $missing ->
    [1] falta
   *[other] faltam
    } { $missing }.
hot-dice-must-throw = Dados quentes: role todos os { $dice } de novo. Não dá para garantir agora.
one-roll-only = Nesta rodada final, você só tem uma rolagem. Garanta os pontos dela.
no-follow-on = Não há nada para herdar agora. Role os dados.

## Conjuntos de regras

clash-above-exact-target = { $option } e { $other }: seria impossível garantir, porque é preciso fazer exatamente { $other }, e isso é menor que { $option }
clash-play-off-at-exact-target = { $option } e { $other }: quem já está exatamente na meta não pode jogar um desempate
clash-game-without-end = { $option } e { $other }: sem nenhuma das duas, a partida nunca acaba
clash-target-cannot-be-met = { $option } e { $other }: nenhuma soma de pontos dá exatamente { $option }
clash-too-few-dice = { $option } e { $other }: isso precisa de mais dados do que há
clash-always-hot = { $option } e { $other }: todos os dados sempre pontuam, então seria preciso guardar e rolar todos de novo sempre, sem nunca garantir. Mude { $other } para any, ou { $option } para may
clash-turns-without-end = { $option } e { $other }: uma rolagem vale cerca de { $points } { $points ->
    [1] ponto
   *[other] pontos
    }, então uma jogada precisaria de mais de { $throws } { $throws ->
    [1] rolagem
   *[other] rolagens
    } até garantir. Diminua { $option }, ou faça os dados valerem mais
clash-no-way-to-score = { $option } e { $other }: com todo o resto desligado, nada pontua
allowed-points = pontos inteiros de 0 (desligado) a 1.000.000
allowed-faces = none, ou faces de 1 a 6 com pontos inteiros, como 1: 1000, 5: 500
# As in English.
allowed-last-die-throws = 1, 2, 3
allowed-target = pontos inteiros até 1.000.000, ou none
allowed-rounds = 1 a 100, ou none
allowed-more-of-a-kind = none, adding, doubling, pontos: 4: 1000, 5: 2000, ou por face, 4: {"{"}1: 2000{"}"}
allowed-straights = none, ou faces em sequência com pontos inteiros, como 1-6: 1500, 2-6: 750
allowed-four-and-pair = true (como três pares), false, ou pontos inteiros até 1.000.000
allowed-instant-win = none, quantos iguais (3 a 6), ou algo como count: 6, faces: [6]
allowed-penalty = none, ou algo como farkles: 3, points: 500, floor: 0, repeats: true, on: all_dice
allowed-skunk = none, ou algo como below: 5000, double_at: 0

## O que não dá para fazer na mesa

typed-too-soon = A partida mudou agora há pouco. Olhe o placar e digite de novo: { $link }
not-dice = “{ $given }” não são dados. Digite os dados que quer guardar, como `1 1 5`.
typed-threw = Você rolou { $dice }. Mais pontos: { $best } ({ $points }). Escolha com `/farkle keep`{ $bank ->
    [0] .
   *[other] , ou garanta { $bank } com `/farkle bank`.
    }
typed-kept = Você guarda { $dice }: { $points } { $points ->
    [1] ponto
   *[other] pontos
    } nesta jogada. Agora digite `/farkle roll`{ $bank ->
    [0] .
   *[other] , ou garanta { $bank } com `/farkle bank`.
    }
choice-keep = { $dice } · { $points } { $points ->
    [1] ponto
   *[other] pontos
    }

## A sala

lobby-head = ### { $dice } Farkle · { $title }
    { $reach ->
        [exceed] Ganha quem passa de { $target } { $target ->
        [1] ponto
       *[other] pontos
        }
        [exact] Ganha quem faz exatamente { $target } { $target ->
        [1] ponto
       *[other] pontos
        }
        [none] Ganha quem faz mais pontos
       *[other] Ganha quem chega a { $target } { $target ->
            [1] ponto
           *[other] pontos
        }
    }{ $rounds ->
        [0] {""}
        [1] {" "}· 1 rodada
       *[other] {" "}· { $rounds } rodadas
    }
roll-off-throw = { $player } rola { $dies }

## Jogando solo

solo-total = **{ $total }** { $total ->
    [1] ponto
   *[other] pontos
    }
squares-in-words = Melhor jogada: { $best } · farkles: { $lost }

## As regras em resumo

short-face = { $face }
short-single = { $faces } vale { $points }
short-triples = trincas: { $list }
short-triples-hundreds = trinca: face × 100
short-triples-hundreds-but = trinca: face × 100 (de 1: { $ones })
short-more-adding = cada igual a mais soma outra trinca
short-more-doubling = cada igual a mais dobra
short-more-fixed-from = { $count } iguais a partir de { $points }
short-straight = sequência { $faces } ({ $points })
short-dice = { $dice } { $dice ->
    [1] dado
   *[other] dados
    }.

## O placar

board-head = **{ $title }** · { $reach ->
    [exceed] meta: mais de { $target } ·{" "}
    [exact] meta: exatos { $target } ·{" "}
    [none] {""}
   *[other] meta: { $target } ·{" "}
    }rodada { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}de { $rounds }
    }
board-to-go = · { $points ->
    [1] falta
   *[other] faltam
    } { $points }
board-time = -# ⏳ Até { $slow ->
    [yes] <t:{ $due }:f>
   *[no] <t:{ $due }:t>
    }; depois, { $then ->
    [bank] o bot garante { $banked } por você
    [play-on] o bot continua rolando por você (garantir agora seria perder)
   *[lapse] você perde a vez
    }{ $aside ->
    [yes] {""} e fica de fora até apertar **Voltei**.
   *[no] .
    }
board-take-over = { $player }, é a sua vez: role **{ $fresh } dados novos** ou **herde** { $points } { $points ->
    [1] ponto
   *[other] pontos
    } de { $giver }. Eles só são seus quando você garantir.
board-missed = { $player }, o último dado não pontuou. Com ele, você ainda tem { $tries } { $tries ->
    [1] rolagem
   *[other] rolagens
    }.
board-hot-dice = { $picture } **Dados quentes!** Todos pontuaram, e os { $dice } rolam de novo.
board-taken-over = De herança: **{ $points }**. Só são seus quando você garantir.
board-kept = Guardados: { $dice }: **{ $points }** em risco
throws-then = { $before }, depois { $last }
board-mark = { $player }, aperte os dados que quer guardar.
board-marked = { $first ->
    [yes] { $player }, você guarda **{ $dice }**: **{ $turn }**.
   *[no] { $player }, você guarda também **{ $dice }**: **{ $turn }** nesta jogada.
    }
board-exact = { $missing ->
    [1] Falta
   *[other] Faltam
    } { $missing } { $missing ->
    [1] ponto
   *[other] pontos
    } para fazer exatamente { $target }.
board-final = **Rodada final.** Maior total até agora: { $leader }, { $total }.
board-final-needs = { $player } precisa de **{ $needs } ou mais** nesta jogada: garantir menos é perder.
board-final-enough = Já dá para passar à frente.
board-play-off = **Desempate** entre { $players }.
button-roll = Rolar { $dice } · { $points } em risco
button-roll-first = Rolar { $dice }
button-roll-unmarked = Rolar
button-bank = Garantir { $points }
button-bank-not = Garantir
button-best = Mais pontos · { $points }
button-follow = Herdar { $dice ->
    [1] 1 dado
   *[other] { $dice } dados
    } e { $points } { $points ->
    [1] ponto
   *[other] pontos
    }
button-fresh = { $dice } dados novos
button-bank-anyway = Garantir { $points } e perder
bank-sure = { $tied ->
    [yes] Garantindo agora, você empata com { $leader } em { $total }; mas quem chegou primeiro ganha, e não foi você.
   *[no] Garantindo agora, você fica com { $total }, mas { $leader } { $many ->
        [1] lidera
       *[other] lideram
        } com { $leading }: você perderia.
    } É a sua última jogada: você precisa de { $needs } ou mais. Para continuar rolando, use o placar.
banked-well = Pontos garantidos.

## O que aconteceu na jogada

log-banked = { $player } garantiu { $points } ({ $made }){ $why ->
    [throws] {" "}depois de { $most } { $most ->
        [1] rolagem
       *[other] rolagens
        }, o limite da jogada
    [time] {" "}quando o tempo acabou
   *[none] {""}
    }
log-farkled = { $player } fez um farkle com { $dice }{ $idle ->
    [yes] {" "}quando o tempo acabou
   *[no] {""}
    }{ $lost ->
    [0] {""}
   *[other] {" "}· { $lost } a menos
    }{ $penalty ->
    [0] {""}
   *[other] {" "}· penalidade { $penalty }
    }
log-overshot = { $player } rolou { $dice } e passou da meta{ $lost ->
    [0] {""}
   *[other] {" "}· { $lost } a menos
    }
log-lapsed = { $player } { $why ->
    [throws] chegou a { $most } { $most ->
        [1] rolagem
       *[other] rolagens
        }, o limite da jogada
   *[time] ficou sem tempo
    }{ $lost ->
    [0] {""}
   *[other] {" "}· { $lost } a menos
    }
made-taken-over = { $points } de herança
turn-bank = { $player } garante **{ $points }** ({ $made }): **{ $total }** no total.
turn-farkle = { $picture } { $variant ->
    [0] **Farkle!** { $player } rola { $dice }, e nada pontua.
    [1] { $player } rola { $dice }: **farkle**, nem um pontinho.
   *[2] { $dice } para { $player }. Os dados estão rindo: **farkle!**
    } { $lost ->
    [0] {""}
    [1] **{ $lost }** ponto já era.
   *[other] **{ $lost }** pontos já eram.
    }
turn-idle-bank = ⌛ { $why ->
    [throws] { $player } já rolou { $most } { $most ->
        [1] vez
       *[other] vezes
        }, o limite da jogada
   *[time] Acabou o tempo de { $player }
    }: o bot garante **{ $points }**, **{ $total }** no total.
turn-idle-farkle = ⌛ Acabou o tempo de { $player }: o bot continua rolando, e { $dice } é um farkle.{ $lost ->
    [0] {""}
    [1] {" "}**{ $lost }** ponto já era.
   *[other] {" "}**{ $lost }** pontos já eram.
    }
turn-lapse = ⌛ { $why ->
    [throws] { $player } já rolou { $most } { $most ->
        [1] vez
       *[other] vezes
        }, o limite da jogada
   *[time] Acabou o tempo de { $player }
    }: lá se vai a jogada{ $lost ->
    [0] .
   *[other] {""} com **{ $lost }** { $lost ->
        [1] ponto
       *[other] pontos
        }.
    }
turn-overshot = { $player } rola { $dice }, e qualquer dado que pontua passaria da meta. A jogada acaba sem nada.
turn-penalty = Farkles seguidos demais: { $player } perde **{ $points }** e cai para **{ $total }**.
turn-final-round = **Meta de { $target } alcançada!** { $players } { $many ->
    [1] tem
   *[other] têm
    } uma última chance.
turn-final-whole-round = **Meta de { $target } alcançada!** Esta rodada vai até o fim, e depois vem mais uma.
turn-last-round = **Começa a última rodada.**
turn-play-off = Empate na ponta! { $players } continuam jogando.

## O fim

over-too-long = -# A partida chegou ao limite de tamanho antes de se decidir.
over-play-off = -# Houve empate na ponta, decidido no desempate.
over-first = -# { $players } { $many ->
    [1] tem
   *[other] têm
    } os mesmos pontos, mas ganha quem chegou primeiro.
over-skunked = levou capote
over-double-skunked = levou capote em dobro

## Dicas

hint-roll = { $keep ->
    [none] Rolar { $dice ->
        [1] 1 dado
       *[other] { $dice } dados
    }
   *[other] Guardar { $keep }, rolar { $dice ->
        [1] 1 dado
       *[other] { $dice } dados
    }
    }
hint-bank = { $keep ->
    [none] Garantir { $points }
   *[other] Guardar { $keep }, garantir { $points }
    }
hint-worth-win = { $percent }% de chance de ganhar
hint-worth-points = { $points } { $points ->
    [1] ponto
   *[other] pontos
    } em média
hint-only-choice = É a sua única opção.
hint-risk = { $dice ->
    [1] 1 dado
   *[other] { $dice } dados
    }: { $times ->
    [1] 1 farkle
   *[other] { $times } farkles
    } a cada { $throws } { $throws ->
    [1] rolagem
   *[other] rolagens
    }.
hint-risk-to-bank = Rolar de novo arrisca tudo. { $dice ->
    [1] 1 dado
   *[other] { $dice } dados
    }: { $times ->
    [1] 1 farkle
   *[other] { $times } farkles
    } a cada { $throws } { $throws ->
    [1] rolagem
   *[other] rolagens
    }.
hint-no-risk = Aqui, { $dice ->
    [1] 1 dado sempre pontua
   *[other] { $dice } dados sempre pontuam
    }.
hint-behind = Com mais { $missing }, você passa à frente.
hint-leads = Com isso, você fica { $ahead } à frente.
hint-final-behind = Você precisa de pelo menos mais { $missing } antes de garantir, ou perde a partida.
hint-final-ahead = Com esses pontos, você fica { $ahead } à frente.
hint-exact = Você precisa de exatamente mais { $missing }.
hint-target = Com esses pontos, você chega à meta.
hint-points-only = -# Os pontos são a média que a sua jogada rende. Com estas regras, não sei as chances de ganhar.
hint-estimated = -# Estas chances são estimativas.

## Revendo uma partida

review-seat = { $player } · { $accuracy ->
    [none] {""}
    [forced] nunca teve escolha ·{" "}
   *[other] precisão { $accuracy } ·{" "}
    }chance de ganhar **{ $before }% → { $after }%**: { $parts }
review-moment = Rodada { $round }, { $player }: { $before }% → { $after }%
review-board = Pontos: { $totals }. { $turn ->
    [0] { $thrown ->
        [none] A jogada começa.
       *[other] Rolou: { $thrown }.
        }
   *[other] { $turn } nesta jogada{ $thrown ->
        [none] .
       *[other] ; rolou: { $thrown }.
        }
    }
review-kept = Guardar { $keep }, e o tempo acaba
review-better = { $choice }{ $loss ->
    [0] {""}
   *[other] {" "}(+{ $loss }% de chance)
    }

## Ajuda

how-farkle-keep = { $pictures }
    Você rolou **1 1 5** { $rest }. Aperte os dados que pontuam: **1 1 5** valem { $points } { $points ->
    [1] ponto
   *[other] pontos
    }. **Mais pontos** marca o que vale mais.
    -# { $scores }
how-farkle-bank = { $pictures }
    Você rolou o que sobrou, { $dice } { $dice ->
        [1] dado
       *[other] dados
    }: **1** { $rest } vale mais { $points }, o que dá { $total } nesta jogada.
    Agora escolha. { $needs ->
        [0] **Garantir { $total }**
       *[other] **Garantir** (na primeira vez, com pelo menos { $needs } { $needs ->
        [1] ponto
       *[other] pontos
        })
    } põe os pontos a salvo e encerra a sua jogada. **Rolar { $again }** pode render mais, ou perder todos os { $total }. Se todos os seus dados pontuarem, são **dados quentes**: você { $hot ->
        [must] tem que
       *[may] pode
    } rolar todos de novo.
how-farkle-win = { $pictures }
    { $dice ->
        [none] Uma rolagem em que nada pontua é um **farkle**:
       *[other] Você rolou { $dice }, e nada pontua. É um **farkle**:
    } a sua jogada acaba, e os pontos dela se perdem. { $penalty ->
        [none] Os pontos que você já garantiu ficam a salvo.
       *[other] { $penalty }
    }
    { $winning } Se o seu tempo acabar, o bot joga no seguro por você.
help-farkle = {""}**No placar**
    ➤ de quem é a vez · 🏁 ainda tem a última jogada · 💤 está longe
    🔒 ainda não abriu: antes, uma jogada precisa render pontos suficientes
    ⚠️ 2/3 dois farkles seguidos, e o terceiro custa pontos
    {""}**Saiu um pouco?** Quando o tempo acaba, o bot joga no seguro por você; depois de 2 jogadas assim, você fica de fora até apertar **Voltei**.
    {""}**Perdeu o placar?** `/farkle board`, ou `/farkle games` para ver todos os seus.
    {""}**Não confia nos dados?** `/farkle verify`, quando a partida acabar.
    {""}**Foi sorte ou talento?** **Análise**, embaixo do resultado. Se a sala permitir dicas, **Dica** pergunta ao treinador.
    {""}**Chega?** `/farkle leave`. Quem abriu a partida pode usar `/farkle pause` e `/farkle stop`.

## Comandos

command-farkle-start = Abrir uma sala para uma partida de Farkle

## Um conjunto de regras em palavras

words-scores = **O que pontua** numa rolagem
words-triple-times = trinca × { $times }
words-of-a-kind = { $count } iguais
words-dice = Role { $dice } { $dice ->
    [1] dado
   *[other] dados
    }, guarde o que pontua e role o resto de novo, ou garanta. Uma rolagem sem pontos é um farkle: você perde a jogada.
words-keep-any = Entre os dados que pontuam, guarde os que quiser, pelo menos um.
words-keep-all = Guarde todos os dados que pontuam.
words-keep-all-until-open = Enquanto você não abrir, guarde todos os dados que pontuam.
words-hot-dice-may = Quando todos os dados pontuam, você pode rolar todos de novo.
words-hot-dice-must = Quando todos os dados pontuam, você tem que rolar todos de novo.
words-opening = Para abrir, você precisa de { $value } { $value ->
    [1] ponto
   *[other] pontos
    } numa só jogada.
words-reopen = Se uma penalidade deixar você com 0 ou menos, você tem que abrir de novo.
words-minimum-bank = Para garantir, você precisa de { $value } { $value ->
    [1] ponto
   *[other] pontos
    } na jogada.
words-last-die-throws = Com 1 dado só, você tem { $value } { $value ->
    [1] rolagem
   *[other] rolagens
    } para pontuar.
words-extend-triples = Depois de uma trinca, cada dado da mesma face vale outra trinca.
words-follow-on-opened = Depois de abrir, você pode herdar o que a pessoa antes de você garantiu e rolar os outros dados.
words-follow-on-anyone = Você pode herdar o que a pessoa antes de você garantiu e rolar os outros dados.
words-follow-farkles = Você também pode herdar o que a pessoa antes de você perdeu num farkle.
words-penalty = { $farkles ->
    [1] Um farkle{ $on ->
        [all_dice] {" "}com todos os dados
       *[any] {""}
        } custa
   *[other] { $farkles } farkles seguidos{ $on ->
        [all_dice] {" "}com todos os dados
       *[any] {""}
        } custam
    } { $points } { $points ->
    [1] ponto
   *[other] pontos
    }{ $repeats ->
    [true] , e cada um a mais custa o mesmo
   *[other] {""}
    }{ $floor ->
    [none] , mesmo que você fique abaixo de zero.
   *[other] , mas nunca abaixo de { $floor }.
    }
words-start-roll-off = Cada um rola um dado para ver quem começa.
words-start-seat-order = Quem abriu a partida começa.
words-start-random = Um sorteio decide quem começa.
words-target-reach-at-least = A partida acaba com { $target } { $target ->
    [1] ponto
   *[other] pontos
    } ou mais.
words-target-reach-exceed = A partida acaba com mais de { $target } { $target ->
    [1] ponto
   *[other] pontos
    }.
words-target-reach-exact = A partida acaba com exatamente { $target } { $target ->
    [1] ponto
   *[other] pontos
    }. Não dá para guardar dados que passem disso.
words-rounds = { $target ->
    [0] A partida tem { $value } { $value ->
        [1] rodada
       *[other] rodadas
        }, e ganha quem faz mais pontos.
   *[other] Depois de { $value } { $value ->
        [1] rodada
       *[other] rodadas
        }, a partida também acaba, e ganha quem fez mais pontos.
    }
words-final-round-none = Quem chega primeiro à meta ganha na hora.
words-final-round-complete-round = A rodada vai até o fim, e ganha quem fez mais pontos.
words-final-round-one-roll-each = Aí os outros têm uma última rolagem cada um e podem garantir o que render. Ganha o maior total.
words-final-round-one-turn-each = Aí os outros têm uma última jogada cada um, e ganha quem fez mais pontos.
words-final-round-one-more-round = A rodada vai até o fim, depois vem mais uma, e ganha quem fez mais pontos.
words-defend = Na rodada final, quem lidera e é ultrapassado joga mais uma vez.
words-tie-first = Se houver empate, ganha quem chegou primeiro a esse total.
words-tie-shared = Se houver empate na ponta, a vitória é dividida.
words-tie-play-off = Se houver empate na ponta, quem empatou joga mais uma rodada.
words-instant-win = { $faces ->
    [any] { $count } iguais numa rolagem ganham na hora.
   *[other] { $count } iguais numa rolagem ganham na hora, se forem { $faces }.
    }
words-skunk = Quem perde com menos de { $below } { $below ->
    [1] ponto
   *[other] pontos
    } leva capote; com { $double_at } ou menos, em dobro.

## As regras de um servidor

rules-title-standard = Padrão
rules-summary-standard = O clássico: pontuam 1, 5 e trincas; até 10.000, e aí uma última jogada para cada pessoa.
# As in English.
rules-title-zilch = Zilch
rules-summary-zilch = Garanta a partir de 300; iguais a mais dobram; seis dados sem pontos: 500; três farkles custam 500.
rules-title-zehntausend = Dez mil
rules-summary-zehntausend = Trincas, uma sequência de 2.000, e quem chega primeiro a 10.000 ganha na hora.
rules-title-american = Americano
rules-summary-american = Uma caixa comum nos EUA: 500 para abrir, 1 1 1 vale 300, uma quadra 1.000.
rules-title-deluxe = De luxo
rules-summary-deluxe = Pares, sequências e duas trincas também pontuam, e três farkles seguidos custam 1.000.
rules-title-exact = Exato
rules-summary-exact = 1.000 para abrir, até lá guarde tudo, e pare em exatos 10.000. Seis iguais ganham na hora.
# As in English.
rules-title-facebook = Facebook
rules-summary-facebook = Iguais somam, garanta a partir de 300, três farkles seguidos custam 500, e 10.000 ganham na hora.
rules-title-five-dice = Cinco dados
rules-summary-five-dice = Cinco dados, guarde tudo o que pontua, 350 para abrir, e cinco iguais ganham na hora.
rules-title-five-rounds = Cinco rodadas
rules-summary-five-rounds = Uma partida rápida: como Dez rodadas, mas só a metade.
# As in English.
rules-title-kingdom-come = Kingdom Come
rules-summary-kingdom-come = Sequências parciais, iguais dobram, e uma corrida rápida até 4.000.
rules-title-on-the-table = Na mesa
rules-summary-on-the-table = 500 para entrar na mesa; depois, herde dados e pontos de quem jogou antes. Até 50.000.
rules-title-pocket = De bolso
rules-summary-pocket = Como o Padrão, mas 1 1 1 vale só 300.
rules-title-renaissance = Renascença
rules-summary-renaissance = 1.000 para abrir, 350 para garantir, último dado rola 3 vezes, iguais dobram, mais de 10.000 ganha.
rules-title-ten-rounds = Dez rodadas
rules-summary-ten-rounds = Dez rodadas, e ganha o maior total. Iguais somam, três farkles seguidos custam 500.
editor-options-turn = Jogada…
editor-options-scoring = Pontuação…
editor-options-winning = Vitória…
option-start = Quem começa
option-opening = Pontos para abrir
option-reopen = Abrir de novo após penalidade até 0
option-minimum-bank = Pontos para garantir
option-keep = Quais dados guardar
option-hot-dice = Dados quentes
option-hot-dice-bonus = Bônus por dados quentes
option-last-die-throws = Rolagens com o último dado
option-follow-on = Herdar de quem jogou antes
option-follow-farkles = Herdar depois de um farkle
option-target = Meta
option-rounds = Número de rodadas
option-target-reach = Como chegar à meta
option-final-round = Rodada final
option-defend = Mais uma jogada para quem perde a ponta
option-tie = Empates
option-singles = Dados soltos
option-triples = Trincas
option-more-of-a-kind = Quatro iguais ou mais
option-extend-triples = Dados seguintes aumentam a trinca
option-straights = Sequências
option-four-and-pair = Quadra e par
option-six-as-three-pairs = Seis iguais como três pares
option-two-triplets = Duas trincas
option-six-as-two-triplets = Seis iguais como duas trincas
option-full-house-bonus = Bônus por trinca e par
option-scoreless = Nenhum dado pontua
option-scoreless-first = Nada na primeira rolagem
option-instant-win = Ganhar na hora
option-penalty = Penalidade por farkles seguidos
option-skunk = Capote
option-idle = Quando o tempo acaba
value-start-roll-off = Rolagem mais alta
value-start-seat-order = Quem abriu a partida
value-start-random = Por sorteio
value-keep-any = Quaisquer que pontuem
value-keep-all = O máximo possível
value-keep-all-until-open = O máximo possível até abrir
value-hot-dice-may = Pode garantir
value-hot-dice-must = Tem que rolar de novo
value-follow-on-opened = Depois de abrir
value-follow-on-anyone = Sempre
value-target-reach-at-least = A meta ou mais
value-target-reach-exceed = Mais que a meta
value-target-reach-exact = Exatamente a meta
value-final-round-none = Sem rodada final
value-final-round-complete-round = A rodada vai até o fim
value-final-round-one-roll-each = Uma última rolagem para cada um
value-final-round-one-turn-each = Uma última jogada para cada um
value-final-round-one-more-round = Mais uma rodada inteira
value-tie-first = Quem chegou primeiro
value-tie-shared = Todos que empataram
value-tie-play-off = Um desempate
value-more-of-a-kind-none = Como a trinca sozinha
value-more-of-a-kind-adding = Outra trinca por dado a mais
value-more-of-a-kind-doubling = O dobro por dado a mais
value-idle-bank = Garantir os pontos até ali
value-idle-play-on = Garantir, ou continuar rolando se garantir for perder

## Históricos: palavras curtas

order-farkles = Mais farkles

## O histórico de uma pessoa

card-turn-points = **Por jogada:** média { $average }, melhor { $best }; melhor rolagem { $throw }
card-risk = **Farkle** em { $percent }% das jogadas · máximo seguido: { $run } · dados quentes { $hot ->
    [0] nunca
    [1] 1 vez
   *[other] { $hot } vezes
    }
card-farkles = **Farkles** por número de dados rolados
alt-farkles = Farkles por número de dados rolados: { $list }.
alt-farkles-with = com { $dice ->
    [1] 1 dado
   *[other] { $dice } dados
    } { $count }

## Partidas terminadas

game-push = { $banked ->
    [yes] 🎢 **Nervos de aço** na rodada { $round }: { $player } rola { $throws } { $throws ->
        [1] vez
       *[other] vezes seguidas
        } e garante { $points }.
   *[no] 💥 **Uma rolagem a mais** na rodada { $round }: { $player } rola { $throws } { $throws ->
        [1] vez
       *[other] vezes seguidas
        }, e { $points } { $points ->
        [1] ponto já era
       *[other] pontos já eram
        }.
    }
game-push-idle = ⌛ **Sem tempo** na rodada { $round }: { $player } já tinha rolado { $throws } { $throws ->
    [1] vez
   *[other] vezes
    } quando o tempo acabou, e { $banked ->
    [yes] o bot garantiu { $points }
   *[no] { $points } { $points ->
        [1] ponto se perdeu
       *[other] pontos se perderam
        }
    }.
game-luck = 🍀 **Que rolagem** na rodada { $round }: { $player } rola { $dice } e faz { $points } { $points ->
    [1] ponto
   *[other] pontos
    }, o que só acontece 1 vez a cada { $throws }!
game-luck-wins = ⚡ **Que rolagem** na rodada { $round }: { $player } rola { $dice } e ganha na hora, o que só acontece 1 vez a cada { $throws }!
replay-followed = herda os dados e { $points } { $points ->
    [1] ponto
   *[other] pontos
    } de quem jogou antes
replay-kept = guarda **{ $kept }**: { $points }{ $hot ->
    [yes] , **dados quentes!**
   *[no] {""}
    }
replay-throws-left-out = … mais { $count ->
    [1] 1 rolagem
   *[other] { $count } rolagens
    } …
replay-banked = e garante **{ $points }**: { $total } no total.
replay-farkled = { $picture } **Farkle!** { $lost ->
    [0] Não havia nada em risco.
    [1] **{ $lost }** ponto já era.
   *[other] **{ $lost }** pontos já eram.
    }
replay-lapsed = e a jogada acaba{ $lost ->
    [0] .
    [1] : **{ $lost }** ponto perdido.
   *[other] : **{ $lost }** pontos perdidos.
    }
replay-penalty = A penalidade por farkles seguidos demais: **{ $points }** { $points ->
    [1] ponto
   *[other] pontos
    }.

## Conquistas

achievement-about-first-win = ganhe uma partida
achievement-about-ten-wins = ganhe 10 partidas
achievement-about-hundred-wins = ganhe 100 partidas
achievement-about-hundred-games = termine 100 partidas
achievement-about-hundred-farkles = faça 100 farkles
achievement-about-six-of-a-kind = role seis dados iguais
achievement-about-big-turn = garanta 2.000 pontos numa jogada
achievement-about-huge-turn = garanta 5.000 pontos numa jogada
achievement-about-hot-hand = dados quentes 3 vezes numa jogada
achievement-about-cold-hand = 5 farkles sem garantir nada entre eles
achievement-about-comeback = ganhe depois de estar muito atrás no fim da partida
achievement-about-perfect = ganhe em 5 jogadas ou mais, sem nenhum farkle
achievement-about-paid-and-won = ganhe apesar de uma penalidade
achievement-about-on-the-spot = ganhe na hora com uma só rolagem
achievement-about-full-house = ganhe numa mesa de 8, com 5 jogadas ou mais
achievement-about-skunker = ganhe e dê um capote em alguém (os pontos ficam abaixo de um limite das regras)
achievement-first-win = Primeiro sangue
achievement-ten-wins = Macaco velho
achievement-hundred-wins = Realeza
achievement-hundred-games = Da casa
achievement-hundred-farkles = Sabe perder
achievement-six-of-a-kind = Tudo igual
achievement-big-turn = Jogadaça
achievement-huge-turn = Bolada
achievement-hot-hand = Mão quente
achievement-cold-hand = Mão fria
achievement-comeback = Virada
achievement-perfect = Sem um arranhão
achievement-paid-and-won = Pagou e ganhou
achievement-on-the-spot = Na hora
achievement-full-house = Mesa cheia
achievement-skunker = Dá capote
