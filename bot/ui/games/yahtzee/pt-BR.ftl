## Palavras curtas

# As in English.
kind-yahtzee = Yahtzee
# As in English.
kind-yatzy = Yatzy

## O que as regras não permitem

hold-first = Primeiro escolha os dados que quer segurar. Também pode ser nenhum.
held-already = Você já escolheu os dados que segura. Role os outros.
no-throws-left = Essa foi a última de { $throws } { $throws ->
    [1] rolagem
   *[other] rolagens
    }. Marque uma casa.
hold-all = Você está segurando todos os dados, não há o que rolar. Marque uma casa.
no-such-column = Não existe a coluna { $column }. A última é a { $columns }.
joker-elsewhere = { $box } na coluna { $column } não dá: um yahtzee vai { $joker ->
    [original] numa casa de baixo
   *[forced] primeiro na casa da face dele, depois numa casa de baixo
  }.
box-above-first = As casas são marcadas de cima para baixo: marque { $box } na coluna { $column }.
upper-boxes-first = Marque antes as casas de cima da coluna { $column }, de uns a seis. { $box } vem depois.
box-taken = { $box } na coluna { $column } já está marcada.

## Conjuntos de regras

allowed-rolls = 1 a 10
allowed-columns = 1 a 6
allowed-box = none, sum, ou pontos inteiros de 1 a 1.000.000
allowed-box-of-equal-dice = none, sum, matching, ou pontos inteiros de 1 a 1.000.000
allowed-chance = none ou sum
allowed-first-roll = none, ou casas de baixo com pontos inteiros, como full-house: 35, high-straight: 25
allowed-ties = none, ou casas como yatzy, chance, sixes
allowed-upper-bonus = none, ou valores como at: 63 (1 a 126), points: 35
allowed-yahtzee-bonus = pontos inteiros de 0 (desligado) a 1.000.000, ou points: 100, most: 3 (1 a 10)

## As casas de uma cartela

box-ones = Uns
box-twos = Dois
box-threes = Três
box-fours = Quatros
box-fives = Cincos
box-sixes = Seis

## Yahtzee

yahtzee-lobby-head = ### { $dice } { $names_game ->
    [yes] {""}
   *[no] Yahtzee ·{" "}
    }{ $title }
    { $turns } { $turns ->
    [1] jogada
   *[other] jogadas
    } por pessoa, ganha o maior total
yahtzee-head = **{ $title }** · jogada { $round } de { $rounds }
yahtzee-saved = { $saved } { $saved ->
    [1] rolagem poupada
   *[other] rolagens poupadas
    }
yahtzee-place = · { $place }º
# As in English.
yahtzee-progress = · { $filled }/{ $boxes }
yahtzee-in-column = { $many ->
    [1] { $box }
   *[other] { $box } na coluna { $column }
    }
yahtzee-hold = { $player }, aperte os dados que quer segurar e depois **Rolar** os outros, ou marque uma casa. { $left ->
    [1] Resta 1 rolagem.
   *[other] Restam { $left } rolagens.
    }
yahtzee-held = { $player }, você segura **{ $dice }**. { $left ->
    [1] Resta 1 rolagem.
   *[other] Restam { $left } rolagens.
    }
yahtzee-held-all = { $player }, você está segurando todos os dados: solte um para rolar de novo, ou marque uma casa. { $left ->
    [1] Resta 1 rolagem.
   *[other] Restam { $left } rolagens.
    }
yahtzee-rolls-left = { $left ->
    [0] Acabaram as rolagens.
    [1] Resta 1 rolagem.
   *[other] Restam { $left } rolagens.
    }
yahtzee-board-card = -# Cartela de { $player }{ $thrown ->
    [yes] {""}: o que estes dados rendem
   *[no] {""}
    }
yahtzee-also-open = -# { $also ->
    [yes] Também abertas
   *[no] Abertas
    }: { $boxes ->
    [all] todas as casas
   *[other] { $boxes }
    }
yahtzee-upper-in-short = -# Bônus de cima{ $many ->
    [1] :
   *[other] , coluna
    } { $columns }
yahtzee-to-upper = { $many ->
    [1] {""}
   *[other] { $column }:{" "}
    }{ $state ->
    [has] já é seu
    [lost] não dá mais
   *[open] { $missing ->
        [1] falta 1
       *[other] faltam { $missing }
        }
    }
yahtzee-bonus-in-short = -# Bônus de yahtzee: { $points } por yahtzee a mais{ $multiplied ->
    [yes] {" "}vezes o número da coluna
   *[no] {""}
    }
yahtzee-take = { $player }, acabaram as rolagens: **marque uma casa**.
yahtzee-time = -# ⏳ Até { $slow ->
    [yes] <t:{ $due }:f>
   *[no] <t:{ $due }:t>
    }; depois, { $points ->
    [0] o bot risca { $where }
   *[other] o bot marca { $where } com { $points }
    }{ $aside ->
    [yes] {""} e você fica de fora até apertar **Voltei**.
   *[no] .
    }
yahtzee-button-roll = { $dice ->
    [0] Rolar
    [1] Rolar 1 dado
   *[other] Rolar { $dice } dados
    }
yahtzee-button-hold = Segurar { $dice }
yahtzee-button-cards = Cartelas
yahtzee-button-take = Marcar { $where } · { $points }
yahtzee-choose-box = { $many ->
    [1] Marcar uma casa…
   *[other] Coluna { $column }…
    }
yahtzee-box = { $many ->
    [1] { $box }
   *[other] { $box } · coluna { $column }
    } — { $points }
yahtzee-box-bonus = { $points } deles por mais um yahtzee
yahtzee-box-upper = e { $points } do bônus de cima
yahtzee-sure = Riscar **{ $where }** (0 pontos)? { $left ->
    [0] Pode valer até { $most }.
    [1] Pode valer até { $most }, e você ainda tem 1 rolagem.
   *[other] Pode valer até { $most }, e você ainda tem { $left } rolagens.
    } Para fazer outra coisa, use o placar.
yahtzee-button-nothing = Riscar (0 pontos)
yahtzee-scored-nothing = Riscada, com 0 pontos.
yahtzee-turn = { $player } marca **{ $where }** com **{ $points }** ({ $dice }): **{ $total }** no total.
yahtzee-turn-nothing = { $player } risca **{ $where }** ({ $dice }) e fica com **{ $total }**.
# As in English.
yahtzee-turn-yahtzee = 🎉 **{ $name }!**
yahtzee-turn-bonus = **{ $points }** deles são o bônus por mais um yahtzee.
yahtzee-turn-upper = As casas de cima{ $many ->
    [1] {""}
   *[other] {" "}da coluna { $column }
    } somam { $upper }: **{ $points }** a mais.
yahtzee-turn-idle = ⌛ Acabou o tempo de { $player }: { $points ->
    [0] o bot risca **{ $where }**, e o total fica em **{ $total }**.
   *[other] o bot marca **{ $where }** com **{ $points }**, **{ $total }** no total.
    }
yahtzee-log = { $player }: { $where }, { $points }{ $dice ->
    [none] {""}
   *[other] {" "}({ $dice })
    }{ $idle ->
    [yes] {" "}quando o tempo acabou
   *[no] {""}
    }
yahtzee-card-head = ### 📋 { $player } · { $total }
    -# { $filled } de { $boxes } { $boxes ->
    [1] casa marcada
   *[other] casas marcadas
    }
# As in English.
yahtzee-times = { $multiplied ->
    [yes] ×
   *[no] {""}
    }{ $column }
# As in English.
yahtzee-open-box = –
# As in English.
yahtzee-taken-box = ·
# As in English.
yahtzee-total = Total
yahtzee-open = -# **Abertas{ $many ->
    [1] {""}
   *[other] {" "}na coluna { $column }
    }:** { $boxes ->
    [all] todas as casas
    [none] nenhuma
   *[other] { $boxes }
    }
yahtzee-card-upper = **Bônus de cima{ $many ->
    [1] {""}
   *[other] {" "}na coluna { $column }
    }:** { $state ->
    [has] { $points } { $points ->
        [1] ponto
       *[other] pontos
        }, com { $upper } em cima
    [lost] não dá mais
   *[open] { $upper } de { $needs }; { $missing ->
        [1] falta
       *[other] faltam
        } { $missing } para ganhar { $points } { $points ->
        [1] ponto
       *[other] pontos
        }
    }
yahtzee-card-yahtzee = **Bônus de yahtzee:** { $state ->
    [has] cada yahtzee a mais vale { $points } { $points ->
        [1] ponto
       *[other] pontos
        }
    [spent] já levou todos
    [lost] não dá mais, porque uma casa Yahtzee está riscada
   *[open] { $many ->
        [1] quando a casa Yahtzee tiver um yahtzee, cada outro vale { $points } { $points ->
            [1] ponto
           *[other] pontos
            }
       *[other] { $filled } de { $many } casas Yahtzee têm um yahtzee; quando todas tiverem, cada outro vale { $points } { $points ->
            [1] ponto
           *[other] pontos
            }
    }
    }{ $multiplied ->
    [yes] {" "}vezes o número da coluna
   *[no] {""}
    }
yahtzee-choose-card = Cartela de quem?
yahtzee-card-option = Lugar { $seat } · { $total } { $total ->
    [1] ponto
   *[other] pontos
    }
yahtzee-over-ties = -# { $players } { $many ->
    [1] tem
   *[other] têm
    } os mesmos pontos, mas estas casas decidem: { $boxes }.
yahtzee-over-upper = bônus de cima { $points }
yahtzee-over-yahtzee = bônus de yahtzee { $points }
# As in English.
yahtzee-short-dice-of = { $boxes } ({ $dice })
yahtzee-short-rolls = { $rolls ->
    [1] 1 rolagem por jogada
   *[other] { $rolls } rolagens por jogada
    }
yahtzee-short-columns = { $columns } { $columns ->
    [1] coluna
   *[other] colunas
    }{ $multiplied ->
    [yes] : os pontos são multiplicados pelo número da coluna
   *[no] {""}
    }
yahtzee-short-first-roll = De primeira: { $boxes }
yahtzee-short-ties = empates se decidem por { $boxes }
yahtzee-short-upper = { $points } de bônus por { $at } ou mais nas casas de cima
yahtzee-short-yahtzee = { $points } por yahtzee a mais{ $most ->
    [0] {""}
    [1] , 1 vez só
   *[other] , até { $most } vezes
    }
yahtzee-words-boxes = **As casas**
yahtzee-words-upper = Uns a seis
yahtzee-words-face = dados dessa face
yahtzee-words-sum = todos os dados
yahtzee-words-matching = os dados iguais
yahtzee-words-turn = Role { $dice } { $dice ->
    [1] dado
   *[other] dados
    } { $rolls ->
    [1] 1 vez
   *[other] até { $rolls } vezes, segurando os que quiser entre as rolagens
    }. Depois, marque uma casa aberta com o que os dados valem nela, mesmo que seja 0.{ $saved ->
    [yes] {" "}As rolagens que você não usa ficam poupadas: pode usar em qualquer jogada seguinte.
   *[no] {""}
    }
yahtzee-words-columns = { $columns ->
    [1] Sua cartela tem 1 coluna de { $boxes } { $boxes ->
        [1] casa
       *[other] casas
        }, então você tem { $turns } { $turns ->
        [1] jogada
       *[other] jogadas
        }.
   *[other] Sua cartela tem { $columns } colunas de { $boxes } { $boxes ->
        [1] casa
       *[other] casas
        }, todas abertas ao mesmo tempo, então você tem { $turns } { $turns ->
        [1] jogada
       *[other] jogadas
        }.
    }{ $multiplied ->
    [yes] {" "}Os pontos de uma coluna são multiplicados pelo número dela.
   *[no] {""}
    }
yahtzee-words-order = { $order ->
    [sections] Marque primeiro as casas de cima de uma coluna.
   *[card] Marque as casas de uma coluna de cima para baixo.
    }
yahtzee-pattern-full-house = Um full house são três dados de uma face e dois de outra{ $equal ->
    [yes] , ou cinco dados iguais.
   *[no] .
    }
yahtzee-pattern-villa = Uma vila são três dados de uma face e três de outra{ $equal ->
    [yes] , ou seis dados iguais.
   *[no] .
    }
yahtzee-pattern-tower = Uma torre são quatro dados de uma face e dois de outra{ $equal ->
    [yes] , ou seis dados iguais.
   *[no] .
    }
yahtzee-words-two-pairs = { $equal ->
    [yes] Os pares de uma casa podem ter a mesma face: quatro dados iguais são dois pares.
   *[no] Os pares de uma casa têm faces diferentes.
    }
yahtzee-words-straights = Uma sequência menor são quatro faces seguidas; uma maior, cinco.{ $after ->
    [yes] {" "}Um 1 pode vir depois do 6, como em 3 4 5 6 1.
   *[no] {""}
    }
yahtzee-words-double-generala = A generala dupla conta quando a casa Generala da coluna dela tem pontos.
yahtzee-words-idle = Quando o tempo acaba, o bot marca a casa que vale mais.
yahtzee-words-bonuses = **Bônus**
yahtzee-words-upper-bonus = **Bônus de cima:** se as casas de uns a seis somarem { $at } ou mais, rendem mais { $points } { $points ->
    [1] ponto
   *[other] pontos
    }{ $multiplied ->
    [yes] {" "}(os dois vezes o número da coluna).
   *[no] .
    }
yahtzee-words-yahtzee-bonus = **Bônus de yahtzee:** { $columns ->
    [1] quando a sua casa Yahtzee tem um yahtzee
   *[other] quando todas as suas casas Yahtzee têm um yahtzee
    }, cada outro rende mais { $points } { $points ->
    [1] ponto
   *[other] pontos
    }{ $multiplied ->
    [yes] {" "}vezes o número da coluna
   *[no] {""}
    }{ $needs ->
    [yes] {" "}se pontua na casa que você marca
   *[no] , mesmo que valha 0 na casa que você marca
    }{ $most ->
    [0] .
    [1] , mas 1 vez só.
   *[other] , no máximo { $most } vezes.
    }
yahtzee-words-joker = **Coringa:** { $joker ->
    [free] um yahtzee também vale como full house ou sequência numa coluna em que a casa Yahtzee e a casa da face dele estão marcadas.
    [original] quando a casa Yahtzee de uma coluna está marcada, um yahtzee ali vai numa casa de baixo, e também vale como full house ou sequência. Só se todas estiverem marcadas, ele vai numa de cima, com 0.
    [forced] quando a casa Yahtzee de uma coluna está marcada, um yahtzee ali vai na casa de cima da face dele; depois, numa de baixo, onde também vale como full house ou sequência. Só se todas estiverem marcadas, ele vai em outra de cima, com 0.
   *[filled] um yahtzee também vale como full house ou sequência quando todas as casas Yahtzee e todas as casas de cima da face dele estão marcadas.
    }
yahtzee-words-first-roll = **De primeira:** na primeira rolagem de uma jogada, estas casas valem outros pontos: { $boxes }.
yahtzee-words-first-roll-wins = **De primeira:** todos os dados iguais na primeira rolagem de uma jogada ganham a partida na hora.
yahtzee-words-winning = Quando todas as cartelas estão cheias, ganha o maior total. { $ties ->
    [none] Em caso de empate, a vitória é dividida.
   *[other] Se os totais forem iguais, decidem os pontos destas casas, nesta ordem: { $ties }. Se também forem iguais, a vitória é dividida.
    } Você também pode jogar solo.

## Dicas

yahtzee-choice-hold = { $held ->
    [none] Rolar { $dice ->
        [1] 1 dado
       *[other] { $dice } dados
    }
   *[other] Segurar { $held }, rolar { $dice ->
        [1] 1 dado
       *[other] { $dice } dados
    }
    }
yahtzee-choice-take = Marcar { $where }
yahtzee-worth-points = { $points } { $points ->
    [one] ponto
   *[other] pontos
    } no fim, em média
yahtzee-worth-win = { $percent }% de chance de ganhar, { $points } { $points ->
    [one] ponto
   *[other] pontos
    } no fim, em média
yahtzee-hint-estimated = -# { $points ->
    [exact] As chances de ganhar são estimativas, os pontos não.
   *[estimated] Estes números são estimativas.
    }

## Revendo uma partida

yahtzee-review-seat = { $player } · { $accuracy ->
    [none] {""}
    [forced] nunca teve escolha ·{" "}
   *[other] precisão { $accuracy } ·{" "}
    }total **{ $total }**: { $start } esperados, { $parts }
yahtzee-review-unplayed = { $parts }, fim antecipado −{ $points }
yahtzee-review-picture = **Total esperado** depois de cada rodada. Tracejada: a média com a melhor estratégia.
yahtzee-review-moment = Rodada { $round }, { $player }: { $win ->
    [none] { $before } → { $after } { $after ->
        [one] ponto
       *[other] pontos
        }
   *[other] { $win }% → { $then }% de chance de ganhar
    }
yahtzee-review-board = Total { $total }{ $win ->
    [none] {""}
   *[other] , { $before } → { $after } esperados
    }. { $thrown ->
    [none] A jogada começa.
   *[other] Dados: { $thrown }.
    }
yahtzee-review-better = { $choice }{ $loss ->
    [0] {""}
   *[other] {" "}(+{ $loss } { $loss ->
        [one] ponto
       *[other] pontos
        })
    }
yahtzee-review-exact = Os pontos são exatos.{ $seats ->
    [1] {""}
   *[other] {" "}As chances de ganhar são estimativas.
    }
yahtzee-alt-review-alone = O total esperado depois de cada rodada: { $start } no começo, { $total } no fim.

## Ajuda

how-yahtzee-hold = { $pictures }
    Você rolou **6 6** 2 3 **6**{ $more }. Aperte os dados que quer segurar, aqui **6 6 6**, e depois **Rolar** os outros. Uma jogada tem até { $rolls } { $rolls ->
    [1] rolagem
   *[other] rolagens
    }.{ $saved ->
        [yes] {" "}As rolagens que você não usa ficam poupadas para jogadas seguintes.
       *[no] {""}
    }
how-yahtzee-box = { $pictures }
    Você tem 6 6 6 2 2{ $more }. Depois de qualquer rolagem, escolha uma casa no menu: estes dados valem { $points } { $points ->
    [1] ponto
   *[other] pontos
    } em **{ $box }**, ou { $sixes } em **Seis**. Isso encerra a sua jogada, e cada casa só se marca uma vez. Se nada servir, risque uma casa: ela fica com 0.{ $order ->
        [card] {" "}Marque as casas de cima para baixo.
        [sections] {" "}Marque primeiro as casas de cima.
       *[any] {""}
    }
how-yahtzee-win = { $pictures }
    { $dice } é **{ $five }** e vale { $points } { $points ->
    [1] ponto
   *[other] pontos
    }. { $at ->
        [0] {""}
       *[other] Se as casas de Uns a Seis somarem { $at } ou mais, você leva um bônus de { $bonus }.
    }
    Quando todas as casas estão cheias, ganha o maior total. **Cartelas** mostra o que cada um tem.
help-yahtzee = {""}**No placar**
    5/13 quer dizer que 5 de 13 casas estão marcadas. A cartela mostra o que os seus dados rendem em cada casa aberta, com um sinal de mais.
    {""}**Marcar …** marca a casa em que os seus dados rendem melhor, se uma se destacar. Cada menu é uma coluna da sua cartela.
    {""}**Cartelas** mostra o que cada um tem, e quanto falta para cada bônus.
    {""}**Yatzy** também está aqui: `/yatzy start`. `/yahtzee rules` tem todos os tipos, até Generala e Yacht.
    {""}**Todo o resto** começa com `/farkle`, para todos os jogos, como `/farkle board`, `games` e `leave`.

## Comandos

command-yahtzee = Jogar Yahtzee, Yatzy ou Generala neste canal
command-yatzy = Jogar Yatzy neste canal
command-yatzy-start = Abrir uma sala para uma partida de Yatzy, Maxi Yatzy ou Yatzy em ordem
command-yahtzee-start = Abrir uma sala para uma partida de Yahtzee, Yatzy, Maxi Yatzy, Generala ou Yacht

## As regras de um servidor

# As in English.
rules-title-yahtzee = Yahtzee
rules-summary-yahtzee = Cinco dados, três rolagens, treze casas: cada jogada marca uma.
rules-title-triple-yahtzee = Yahtzee triplo
rules-summary-triple-yahtzee = Três colunas ao mesmo tempo: a segunda vale o dobro, a terceira o triplo.
# As in English.
rules-title-generala = Generala
rules-summary-generala = O jogo da América Latina: de primeira vale mais, e cinco iguais de primeira ganham na hora.
# As in English.
rules-title-yacht = Yacht
rules-summary-yacht = O jogo antes do Yahtzee: doze casas, duas sequências de cinco por 30 cada, e sem bônus.
rules-title-forced-yatzy = Yatzy em ordem
rules-summary-forced-yatzy = Yatzy de cima para baixo: cada jogada marca a casa seguinte, e 42 em cima rendem o bônus.
# As in English.
rules-title-maxi-yatzy = Maxi Yatzy
rules-summary-maxi-yatzy = Yatzy com seis dados e vinte casas. As rolagens não usadas ficam para jogadas seguintes.
# As in English.
rules-title-yatzy = Yatzy
rules-summary-yatzy = O jogo da Escandinávia: quinze casas com pares, sem coringa, 50 de bônus por 63 em cima.
editor-options-boxes = As casas…
editor-options-card = Colunas e bônus…
option-rolls = Rolagens por jogada
option-saved-rolls = Poupar rolagens não usadas
option-one-pair = Um par
option-two-pairs = Dois pares
option-three-of-a-kind = Trinca
option-four-of-a-kind = Quadra
option-five-of-a-kind = Quina
option-small-straight = Sequência 1–5
option-large-straight = Sequência 2–6
option-full-straight = Sequência 1–6
# As in English.
option-full-house = Full house
option-villa = Vila
option-tower = Torre
option-low-straight = Sequência menor
option-high-straight = Sequência maior
# As in English.
option-yahtzee = Yahtzee
# As in English.
option-chance = Chance
# As in English.
option-yatzy = Yatzy
# As in English.
option-generala = Generala
option-double-generala = Generala dupla
option-four-as-two-pairs = Quatro iguais como dois pares
option-five-as-full-house = Cinco iguais como full house
option-one-after-six = 1 depois do 6 numa sequência
option-first-roll = Pontos de primeira
option-first-roll-wins = Todos iguais de primeira ganham
option-columns = Colunas
option-column-factors = Colunas multiplicam pontos
option-order = Ordem das casas
option-upper-bonus = Bônus de cima
option-yahtzee-bonus = Bônus de yahtzee
option-bonus-needs-points = Bônus de yahtzee só com pontos na casa
option-joker = Coringa
option-ties = Totais iguais
value-order-any = Qualquer uma
value-order-card = De cima para baixo
value-order-sections = Primeiro as casas de cima
value-joker-none = Nunca
value-joker-free = Quando as casas dele estão marcadas
value-joker-original = Quando a casa Yahtzee está marcada, e nunca numa casa de cima
value-joker-forced = Quando as casas dele estão marcadas, e essas vêm primeiro
value-joker-filled = Quando as casas dele estão marcadas em todas as colunas

## Históricos: palavras curtas

order-yahtzees = Mais yahtzees
order-yahtzee-bonuses = Mais bônus de yahtzee
order-upper-bonuses = Mais bônus de cima
order-best-column = Melhor coluna

## O histórico de uma pessoa

card-yahtzee = **Yahtzees:** { $yahtzees }{ $bonuses ->
    [0] {""}
   *[other] , { $bonuses } com o bônus
    } · **Bônus de cima:** { $upper } · **Melhor coluna:** { $column } · **Melhor casa:** { $box }
yahtzee-alone-average = média
yahtzee-alone-best = recorde

## Partidas terminadas

game-yahtzee = 🎉 **{ $name }** na rodada { $round }: { $player } rola { $dice } e { $idle ->
    [yes] fica sem tempo; o bot marca
   *[no] marca
  } { $box }{ $many ->
    [1] {""}
   *[other] {" "}na coluna { $column }
  } com { $points }{ $bonus ->
    [0] .
   *[other] , { $bonus } deles por mais um yahtzee!
  }
replay-held = segura { $number ->
    [0] nada
   *[other] **{ $held }**
  }
replay-scored = e marca **{ $box }**{ $many ->
    [1] {""}
   *[other] {" "}na coluna { $column }
  } com **{ $points }**{ $bonus ->
    [0] {""}
   *[other] , { $bonus } deles por mais um yahtzee
  }: { $total } no total.

## Conquistas

achievement-about-yahtzee-win = ganhe uma partida de Yahtzee
achievement-about-yahtzee = marque uma casa com cinco dados iguais
achievement-about-further-yahtzee = leve o bônus por um yahtzee a mais
achievement-about-upper-bonuses = leve o bônus de cima em três colunas de uma partida
achievement-about-thousand = termine uma partida de Yahtzee com 1.000 pontos ou mais
achievement-yahtzee-win = Casa cheia
achievement-yahtzee = Cinco iguais
achievement-further-yahtzee = De novo!
achievement-upper-bonuses = Classe alta
achievement-thousand = Quatro dígitos
