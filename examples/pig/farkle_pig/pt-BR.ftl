kind-pig = Porco
command-pig = Jogar Porco neste canal
command-pig-start = Abrir uma sala para uma partida de Porco
help-pig = ## Como se joga Porco
    {""}**Abra uma partida** com `/pig start`. Cabem de 2 a 8 pessoas.
    {""}**Na sua vez,** aperte **Rolar** até onde tiver coragem: cada rolagem soma na jogada. Com um 1, ela acaba sem nada.
    {""}**Garantir** põe os pontos da jogada a salvo e passa a vez.
    {""}**Para ganhar,** garanta até chegar à meta ou passar dela: aí a partida acaba na hora.
option-pig-target = Meta
allowed-pig-target = pontos inteiros de 10 a 1.000
rules-title-pig = Porco
rules-summary-pig = Um dado: role até onde tiver coragem, mas com um 1 a jogada acaba sem nada. Até 100.
editor-options-pig = Ganhar …
pig-lobby-head = ### 🐷 Porco · { $title }
    Ganha quem chega a { $target }
pig-head = **{ $title }** · meta: { $target }
pig-your-turn = { $player }, é a sua vez: aperte **Rolar**.
pig-turn = { $player }, **{ $points }** em risco: role de novo, ou garanta.
pig-time = -# ⏳ <t:{ $due }:R> o bot garante { $points }.
pig-button-roll = Rolar
pig-button-bank = Garantir { $points }
pig-bank = { $player } rola { $dice } e garante **{ $points }**: **{ $total }** no total.
pig-bust = { $player } rola { $dice }: **já era**! { $lost ->
    [0] Não havia nada em risco.
    [1] **{ $lost }** ponto a menos.
   *[other] **{ $lost }** pontos a menos.
    }
pig-idle = ⌛ Acabou o tempo de { $player }: o bot garante **{ $points }**, **{ $total }** no total.
pig-in-short = Role um dado quantas vezes quiser e garanta a soma. Com um 1, a jogada acaba sem nada. Quem chega primeiro a { $target } ganha na hora.
pig-words-turn = **Sua vez**
    - Role o dado quantas vezes quiser: cada rolagem soma na jogada.
    - Garanta para ficar com esses pontos. Com um 1, a jogada acaba e eles já eram.
    - Quando o tempo acaba, o bot garante.
pig-words-winning = **Para ganhar**
    - Quem garante primeiro { $target } ou mais ganha na hora.
pig-best-turn = Melhor jogada: rodada { $round }, { $player } garantiu { $points }
pig-card = **Zeradas:** { $busts } · máximo garantido numa jogada: { $best }
order-busts = Mais zeradas
