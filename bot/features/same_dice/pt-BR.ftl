go-same = Mesmos dados
same-start = ### 🎲 Os mesmos dados
    Você e outra pessoa jogam com os mesmos dados, cada um por si, no prazo de um dia. Ninguém vê as jogadas do outro. No fim, os dois resultados aparecem lado a lado.
    Qual jogo?
same-entry = { $rival ->
    [none] Seu duelo aberto
   *[other] Seu duelo com { $rival }
    }, até <t:{ $end }:f>
same-whom = ### 🎲 Quem joga **{ $title }** com os mesmos dados?
    A pessoa é chamada uma vez, neste canal. A sua partida começa aqui mesmo.
same-choose = Escolha uma pessoa…
same-anyone = Quem vier primeiro
same-call = { $asked ->
    [none] 🎲 { $host } joga **{ $title }** com dados novos. Quem joga com os mesmos?
    [some] 📣 { $guest }: { $host } chama você para jogar **{ $title }** com os mesmos dados.
   *[plays] 🎲 { $host } e { $guest } jogam **{ $title }** com os mesmos dados.
    } Cada um joga por si, e ninguém vê as jogadas do outro. Os resultados saem quando os dois terminarem, ou <t:{ $end }:R>.
same-play = Jogar os meus dados
same-no = Não, valeu
same-above = { $first ->
    [yes] -# 🎲 Só você vê isto. A outra pessoa tem os mesmos dados em cada jogada e rolagem. Os dois resultados saem quando vocês terminarem, ou <t:{ $end }:R>; vale o que você tiver até lá.
   *[no] -# 🎲 Os mesmos dados · até <t:{ $end }:f>
    }
same-waits = 🏁 Você tem **{ $points }** { $points ->
    [1] ponto
   *[other] pontos
    }. { $rival ->
    [none] O resultado sai quando outra pessoa tiver jogado estes dados, no máximo em <t:{ $end }:f>.
   *[other] O resultado sai no canal quando { $rival } terminar, no máximo em <t:{ $end }:f>.
    }
same-result = { $way ->
    [won] 🏆 { $first } vence { $second } com os mesmos dados, **{ $most }** a **{ $least }** (**{ $title }**).
    [level] 🤝 { $first } e { $second } empatam com os mesmos dados, com **{ $most }** cada (**{ $title }**).
    [alone] 🎲 Só { $first } jogou estes dados: **{ $most }** (**{ $title }**).
    [declined] 🎲 { $second } prefere não jogar **{ $title }** com os mesmos dados que { $first }.
   *[nobody] 🎲 Ninguém jogou estes dados (**{ $title }**).
    }
same-side = { $player }: **{ $points }**{ $whole ->
    [yes] {""}
   *[no] {" "}(não terminou)
    }
same-secret = -# O segredo destes dados: `{ $secret }`
same-is-over = 🎲 Os mesmos dados: { $players }. Resultado: { $link }
same-declined = Você não joga. Essa pessoa não pode chamar você de novo por um tempo.
same-check = **O que decide os dados deste duelo**
    O segredo deles foi sorteado antes do convite. O selo dele (SHA-256) é `{ $commitment }`. O segredo aparece com os resultados, no máximo <t:{ $end }:R>: aí você pode conferir as duas partidas.
same-too-many = Você tem { $most } { $most ->
    [1] duelo
   *[other] duelos
    } com os mesmos dados em aberto. Termine um antes, ou espere o prazo acabar.
same-over = Este duelo acabou. **Mesmos dados** em `/farkle help` começa outro.
same-of-others = Estes dados são de outras pessoas. **Mesmos dados** em `/farkle help` começa um duelo seu.
same-not-alone = Não dá para jogar solo com estas regras. Escolha outras: `/farkle rules`
