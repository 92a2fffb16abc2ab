go-same = Samma tärningar
same-start = ### 🎲 Samma tärningar
    Du och någon annan spelar på samma tärningar, var för sig, inom ett dygn. Ingen ser den andras omgångar. Till slut läggs båda resultaten upp sida vid sida.
    Vilket spel?
same-entry = { $rival ->
    [none] Din öppna duell
   *[other] Din duell med { $rival }
    }, till <t:{ $end }:f>
same-whom = ### 🎲 Vem spelar **{ $title }** på samma tärningar?
    Den du väljer får en ping i den här kanalen. Ditt eget parti börjar precis här.
same-choose = Välj en person…
same-anyone = Den som kommer först
same-call = { $asked ->
    [none] 🎲 { $host } spelar **{ $title }** på nya tärningar. Vem spelar på samma?
    [some] 📣 { $guest }: { $host } vill spela **{ $title }** med dig på samma tärningar.
   *[plays] 🎲 { $host } och { $guest } spelar **{ $title }** på samma tärningar.
    } Båda spelar ensamma, och ingen ser den andras omgångar. Resultaten kommer när båda är klara, eller <t:{ $end }:R>.
same-play = Spela mina tärningar
same-no = Nej tack
same-above = { $first ->
    [yes] -# 🎲 Bara du ser det här. Den andra har samma tärningar i varje omgång och slag. Båda resultaten kommer när ni båda är klara, eller <t:{ $end }:R>; det du har då räknas.
   *[no] -# 🎲 Samma tärningar · till <t:{ $end }:f>
    }
same-waits = 🏁 Du har **{ $points }** poäng. { $rival ->
    [none] Resultatet kommer när någon annan har spelat de här tärningarna, senast <t:{ $end }:f>.
   *[other] Resultatet kommer i kanalen när { $rival } är klar, senast <t:{ $end }:f>.
    }
same-result = { $way ->
    [won] 🏆 { $first } slår { $second } på samma tärningar, **{ $most }** mot **{ $least }** (**{ $title }**).
    [level] 🤝 { $first } och { $second } står lika på samma tärningar, med **{ $most }** var (**{ $title }**).
    [alone] 🎲 Bara { $first } har spelat de här tärningarna: **{ $most }** (**{ $title }**).
    [declined] 🎲 { $second } vill helst inte spela **{ $title }** på samma tärningar som { $first }.
   *[nobody] 🎲 Ingen har spelat de här tärningarna (**{ $title }**).
    }
same-side = { $player }: **{ $points }**{ $whole ->
    [yes] {""}
   *[no] {" "}(inte klar)
    }
same-secret = -# Hemligheten bakom tärningarna: `{ $secret }`
same-is-over = 🎲 Samma tärningar: { $players }. Resultat: { $link }
same-declined = Okej, du är inte med. Samma person kan inte fråga dig igen på ett tag.
same-check = **Vad som bestämmer tärningarna i den här duellen**
    Hemligheten drogs innan inbjudan kom. Dess sigill (SHA-256) är `{ $commitment }`. Hemligheten visas med resultaten, senast <t:{ $end }:R>: då kan du kontrollera båda partierna.
same-too-many = Du har redan { $most } { $most ->
    [one] duell
   *[other] dueller
    } på gång med samma tärningar. Spela klart en först, eller vänta tills dess dygn är slut.
same-over = Duellen är slut. **Samma tärningar** i `/farkle help` startar en ny.
same-of-others = De här tärningarna är för andra. **Samma tärningar** i `/farkle help` startar en egen duell.
same-not-alone = De här reglerna går inte att spela ensam. Välj andra: `/farkle rules`
