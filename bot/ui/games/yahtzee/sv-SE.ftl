## Small words

# As in English.
kind-yahtzee = Yahtzee
# As in English.
kind-yatzy = Yatzy

## What the rules do not allow

hold-first = Välj först vilka tärningar du sparar. Du får också låta bli att spara någon.
held-already = Du har redan valt vilka tärningar du sparar. Slå de andra.
no-throws-left = Det var det sista av { $throws } slag. Välj en ruta.
hold-all = Du sparar alla tärningar, så det finns inget att slå. Välj en ruta.
no-such-column = Det finns ingen kolumn { $column }. Den sista är { $columns }.
joker-elsewhere = { $box } i kolumn { $column } går inte: en yahtzee hamnar { $joker ->
    [original] i en nedre ruta
   *[forced] i rutan för sin siffra, och annars i en nedre ruta
  }.
box-above-first = Rutorna fylls uppifrån och ner: ta { $box } i kolumn { $column }.
upper-boxes-first = Fyll de övre rutorna i kolumn { $column } först, ettor till sexor. { $box } kommer senare.
box-taken = { $box } i kolumn { $column } är redan ifylld.

## Rule sets

allowed-rolls = 1 till 10
allowed-columns = 1 till 6
allowed-box = none, sum, eller hela poäng från 1 till 1 000 000
allowed-box-of-equal-dice = none, sum, matching, eller hela poäng från 1 till 1 000 000
allowed-chance = none eller sum
allowed-first-roll = none, eller nedre rutor med hela poäng, som full-house: 35, high-straight: 25
allowed-ties = none, eller rutor som yatzy, chance, sixes
allowed-upper-bonus = none, eller värden som at: 63 (1 till 126), points: 35
allowed-yahtzee-bonus = hela poäng från 0 (av) till 1 000 000, eller points: 100, most: 3 (1 till 10)

## The boxes of a card

box-ones = Ettor
box-twos = Tvåor
box-threes = Treor
box-fours = Fyror
box-fives = Femmor
box-sixes = Sexor

## Yahtzee

yahtzee-lobby-head = ### { $dice } { $names_game ->
    [yes] {""}
   *[no] Yahtzee ·{" "}
    }{ $title }
    { $turns } { $turns ->
    [one] omgång
   *[other] omgångar
    } var, flest poäng totalt vinner
yahtzee-head = **{ $title }** · omgång { $round } av { $rounds }
yahtzee-saved = { $saved } { $saved ->
    [one] sparat
   *[other] sparade
    } slag
yahtzee-place = · { $place ->
    [1] 1:a
    [2] 2:a
   *[other] { $place }:e
    }
yahtzee-progress = · { $filled }/{ $boxes }
yahtzee-in-column = { $many ->
    [one] { $box }
   *[other] { $box } i kolumn { $column }
    }
yahtzee-hold = { $player }, tryck på tärningarna du vill spara och **Slå** de andra, eller välj en ruta. { $left } slag kvar.
yahtzee-held = { $player }, du sparar **{ $dice }**. { $left } slag kvar.
yahtzee-held-all = { $player }, alla tärningar är sparade: släpp en för att slå igen, eller välj en ruta. { $left } slag kvar.
yahtzee-rolls-left = { $left ->
    [0] Inga slag kvar.
   *[other] { $left } slag kvar.
    }
yahtzee-board-card = -# Protokoll för { $player }{ $thrown ->
    [yes] {""}: det här ger tärningarna
   *[no] {""}
    }
yahtzee-also-open = -# { $also ->
    [yes] Också tomma
   *[no] Tomma
    }: { $boxes ->
    [all] alla rutor
   *[other] { $boxes }
    }
yahtzee-upper-in-short = -# Övre bonus{ $many ->
    [one] :
   *[other] , kolumn
    } { $columns }
yahtzee-to-upper = { $many ->
    [one] {""}
   *[other] { $column }:{" "}
    }{ $state ->
    [has] klar
    [lost] går inte längre
   *[open] { $missing } kvar
    }
yahtzee-bonus-in-short = -# Yahtzeebonus: { $points } för varje extra yahtzee{ $multiplied ->
    [yes] {" "}gånger kolumnens nummer
   *[no] {""}
    }
yahtzee-take = { $player }, inga slag kvar: **välj en ruta**.
yahtzee-time = -# ⏳ Till { $slow ->
    [yes] <t:{ $due }:f>
   *[no] <t:{ $due }:t>
    }, sedan { $points ->
    [0] stryker boten { $where }
   *[other] tar boten { $where } för { $points }
    }{ $aside ->
    [yes] , och du hoppas över tills du trycker på **Jag är tillbaka**.
   *[no] .
    }
yahtzee-button-roll = { $dice ->
    [0] Slå
    [one] Slå 1 tärning
   *[other] Slå { $dice } tärningar
    }
yahtzee-button-hold = Spara { $dice }
yahtzee-button-cards = Protokoll
yahtzee-button-take = Ta { $where } · { $points }
yahtzee-choose-box = { $many ->
    [one] Välj en ruta…
   *[other] Kolumn { $column }…
    }
yahtzee-box = { $many ->
    [one] { $box }
   *[other] { $box } · kolumn { $column }
    } — { $points }
yahtzee-box-bonus = varav { $points } för en yahtzee till
yahtzee-box-upper = och { $points } i övre bonus
yahtzee-sure = Stryka **{ $where }**? { $left ->
    [0] Rutan kan ge upp till { $most }.
   *[other] Rutan kan ge upp till { $most }, och du har { $left } slag kvar.
    } Vill du göra något annat gör du det på brädet.
yahtzee-button-nothing = Stryk
yahtzee-scored-nothing = Du strök en ruta.
yahtzee-turn = { $player } tar **{ $where }** för **{ $points }** ({ $dice }): **{ $total }** totalt.
yahtzee-turn-nothing = { $player } stryker **{ $where }** ({ $dice }) och står kvar på **{ $total }**.
yahtzee-turn-yahtzee = 🎉 **{ $name }!**
yahtzee-turn-bonus = **{ $points }** av dem är bonusen för en yahtzee till.
yahtzee-turn-upper = De övre rutorna{ $many ->
    [one] {""}
   *[other] {" "}i kolumn { $column }
    } blir { $upper }: **{ $points }** extra.
yahtzee-turn-idle = ⌛ Tiden är ute för { $player }: { $points ->
    [0] boten stryker **{ $where }**, kvar på **{ $total }**.
   *[other] boten tar **{ $where }** för **{ $points }**, **{ $total }** totalt.
    }
yahtzee-log = { $player }: { $where }, { $points }{ $dice ->
    [none] {""}
   *[other] {" "}({ $dice })
    }{ $idle ->
    [yes] {" "}när tiden var ute
   *[no] {""}
    }
yahtzee-card-head = ### 📋 { $player } · { $total }
    -# { $filled } av { $boxes } { $boxes ->
    [one] ruta ifylld
   *[other] rutor ifyllda
    }
yahtzee-times = { $multiplied ->
    [yes] ×
   *[no] {""}
    }{ $column }
yahtzee-open-box = –
yahtzee-taken-box = ·
yahtzee-total = Summa
yahtzee-open = -# **Tomma{ $many ->
    [one] {""}
   *[other] {" "}i kolumn { $column }
    }:** { $boxes ->
    [all] alla rutor
    [none] inga
   *[other] { $boxes }
    }
yahtzee-card-upper = **Övre bonus{ $many ->
    [one] {""}
   *[other] {" "}i kolumn { $column }
    }:** { $state ->
    [has] { $points } poäng, klar med { $upper }
    [lost] går inte längre
   *[open] { $upper } av { $needs }, { $missing } kvar till { $points } poäng
    }
yahtzee-card-yahtzee = **Yahtzeebonus:** { $state ->
    [has] varje extra yahtzee ger { $points } poäng
    [spent] alla tagna
    [lost] går inte längre, för en yahtzeeruta är struken
   *[open] { $many ->
        [one] när yahtzeerutan har en yahtzee ger varje extra { $points } poäng
       *[other] { $filled } av { $many } yahtzeerutor har en yahtzee; när alla har det ger varje extra { $points } poäng
    }
    }{ $multiplied ->
    [yes] {" "}gånger kolumnens nummer
   *[no] {""}
    }
yahtzee-choose-card = Vems protokoll?
yahtzee-card-option = Plats { $seat } · { $total } poäng
yahtzee-over-ties = -# { $players } { $many ->
    [one] har
   *[other] har
    } lika många poäng, men de här rutorna avgör: { $boxes }.
yahtzee-over-upper = övre bonus { $points }
yahtzee-over-yahtzee = yahtzeebonus { $points }
yahtzee-short-dice-of = { $boxes } ({ $dice })
yahtzee-short-rolls = { $rolls } slag per omgång
yahtzee-short-columns = { $columns } { $columns ->
    [one] kolumn
   *[other] kolumner
    }{ $multiplied ->
    [yes] : poängen multipliceras med kolumnens nummer
   *[no] {""}
    }
yahtzee-short-first-roll = Första slaget: { $boxes }
yahtzee-short-ties = vid lika poäng avgör { $boxes }
yahtzee-short-upper = { $points } extra för { $at } eller mer i de övre rutorna
yahtzee-short-yahtzee = { $points } till för varje extra yahtzee{ $most ->
    [0] {""}
    [one] , en gång
   *[other] , upp till { $most } gånger
    }
yahtzee-words-boxes = **Rutorna**
yahtzee-words-upper = Ettor till sexor
yahtzee-words-face = samma siffra
yahtzee-words-sum = alla tärningar
yahtzee-words-matching = lika tärningar
yahtzee-words-turn = Slå { $dice } { $dice ->
    [one] tärning
   *[other] tärningar
    } { $rolls ->
    [one] en gång
   *[other] upp till { $rolls } gånger, och spara vilka du vill mellan slagen
    }. Ta sedan en tom ruta för det som tärningarna ger i den, även om det är 0.{ $saved ->
    [yes] {" "}Slag som du inte använder sparas: dem får du använda i vilken senare omgång som helst.
   *[no] {""}
    }
yahtzee-words-columns = { $columns ->
    [one] Ditt protokoll har 1 kolumn med { $boxes } { $boxes ->
        [one] ruta
       *[other] rutor
        }, så du har { $turns } { $turns ->
        [one] omgång
       *[other] omgångar
        }.
   *[other] Ditt protokoll har { $columns } kolumner med { $boxes } { $boxes ->
        [one] ruta
       *[other] rutor
        }, alla öppna samtidigt, så du har { $turns } { $turns ->
        [one] omgång
       *[other] omgångar
        }.
    }{ $multiplied ->
    [yes] {" "}Poängen i en kolumn multipliceras med dess nummer.
   *[no] {""}
    }
yahtzee-words-order = { $order ->
    [sections] Fyll de övre rutorna i en kolumn först.
   *[card] Fyll rutorna i en kolumn uppifrån och ner.
    }
yahtzee-pattern-full-house = Kåk är tre tärningar med samma siffra och två med en annan{ $equal ->
    [yes] , eller fem lika.
   *[no] .
    }
yahtzee-pattern-villa = Hus är tre tärningar med samma siffra och tre med en annan{ $equal ->
    [yes] , eller sex lika.
   *[no] .
    }
yahtzee-pattern-tower = Torn är fyra tärningar med samma siffra och två med en annan{ $equal ->
    [yes] , eller sex lika.
   *[no] .
    }
yahtzee-words-two-pairs = { $equal ->
    [yes] Paren i en ruta får ha samma siffra: fyra lika är två par.
   *[no] Paren i en ruta har olika siffror.
    }
yahtzee-words-straights = Liten stege är fyra siffror i rad, stor stege fem.{ $after ->
    [yes] {" "}En 1:a får komma efter 6:an, som i 3 4 5 6 1.
   *[no] {""}
    }
yahtzee-words-double-generala = Dubbelgenerala räknas först när generalarutan i samma kolumn har poäng.
yahtzee-words-idle = När tiden är ute tar boten rutan som ger mest.
yahtzee-words-bonuses = **Bonusar**
yahtzee-words-upper-bonus = **Övre bonus:** ettor till sexor som tillsammans blir { $at } eller mer ger { $points } poäng extra{ $multiplied ->
    [yes] {" "}(båda gånger kolumnens nummer).
   *[no] .
    }
yahtzee-words-yahtzee-bonus = **Yahtzeebonus:** { $columns ->
    [one] när din yahtzeeruta har en yahtzee
   *[other] när alla dina yahtzeerutor har en yahtzee
    } ger varje ny yahtzee { $points } poäng extra{ $multiplied ->
    [yes] {" "}gånger kolumnens nummer
   *[no] {""}
    }{ $needs ->
    [yes] {" "}om den ger poäng i rutan du tar
   *[no] , även om den ger 0 i rutan du tar
    }{ $most ->
    [0] .
    [one] , men bara en gång.
   *[other] , högst { $most } gånger.
    }
yahtzee-words-joker = **Joker:** { $joker ->
    [free] en yahtzee räknas också som kåk eller stege i en kolumn där yahtzeerutan och rutan för dess siffra är ifyllda.
    [original] när en kolumns yahtzeeruta är ifylld hamnar en yahtzee där i en nedre ruta, och räknas också som kåk eller stege. Bara om alla de är ifyllda hamnar den i en övre, för 0.
    [forced] när en kolumns yahtzeeruta är ifylld hamnar en yahtzee där i den övre rutan för sin siffra, annars i en nedre ruta, där den också räknas som kåk eller stege. Bara om alla de är ifyllda hamnar den i en annan övre, för 0.
   *[filled] en yahtzee räknas också som kåk eller stege när alla yahtzeerutor och alla övre rutor för dess siffra är ifyllda.
    }
yahtzee-words-first-roll = **Första slaget:** omgångens första slag ger andra poäng i de här rutorna: { $boxes }.
yahtzee-words-first-roll-wins = **Första slaget:** är alla tärningar lika i omgångens första slag vinner du partiet direkt.
yahtzee-words-winning = När alla protokoll är fulla vinner flest poäng totalt. { $ties ->
    [none] Vid lika poäng delas vinsten.
   *[other] Vid lika poäng avgör poängen i de här rutorna, i den här ordningen: { $ties }. Är de också lika delas vinsten.
    } Du kan också spela ensam.

## Hints

yahtzee-choice-hold = { $held ->
    [none] Slå { $dice ->
        [one] 1 tärning
       *[other] { $dice } tärningar
    }
   *[other] Spara { $held }, slå { $dice ->
        [one] 1 tärning
       *[other] { $dice } tärningar
    }
    }
yahtzee-choice-take = Ta { $where }
yahtzee-worth-points = { $points } poäng till slut, i snitt
yahtzee-worth-win = { $percent } % vinstchans, { $points } poäng till slut, i snitt
yahtzee-hint-estimated = -# { $points ->
    [exact] Vinstchanserna är uppskattade, poängen är exakta.
   *[estimated] Siffrorna är uppskattade.
    }

## Looking back at a game

yahtzee-review-seat = { $player } · { $accuracy ->
    [none] {""}
    [forced] hade aldrig något val ·{" "}
   *[other] precision { $accuracy } ·{" "}
    }totalt **{ $total }**: { $start } väntat, { $parts }
yahtzee-review-unplayed = { $parts }, slutade i förtid −{ $points }
yahtzee-review-picture = **Väntad slutsumma** efter varje runda. Streckat: snittet med bästa strategin.
yahtzee-review-moment = Runda { $round }, { $player }: { $win ->
    [none] { $before } → { $after } poäng
   *[other] { $win } % → { $then } % vinstchans
    }
yahtzee-review-board = Totalt { $total }{ $win ->
    [none] {""}
   *[other] , { $before } → { $after } väntat
    }. { $thrown ->
    [none] Omgången börjar.
   *[other] Tärningar: { $thrown }.
    }
yahtzee-review-better = { $choice }{ $loss ->
    [0] {""}
   *[other] {" "}(+{ $loss } poäng)
    }
yahtzee-review-exact = Poängen är exakta.{ $seats ->
    [one] {""}
   *[other] {" "}Vinstchanserna är uppskattade.
    }
yahtzee-alt-review-alone = Väntad slutsumma efter varje runda: { $start } i början, { $total } i slutet.

## Help

how-yahtzee-hold = { $pictures }
    Du slog **6 6** 2 3 **6**{ $more }. Tryck på tärningarna du vill spara, här **6 6 6**, och **Slå** de andra. En omgång har upp till { $rolls } slag.{ $saved ->
        [yes] {" "}Slag som du inte använder sparas till senare omgångar.
       *[no] {""}
    }
how-yahtzee-box = { $pictures }
    Du har 6 6 6 2 2{ $more }. Efter vilket slag som helst väljer du en ruta i menyn: de här tärningarna ger { $points } poäng som **{ $box }**, eller { $sixes } i **Sexor**. Då är din omgång slut, och varje ruta kan bara fyllas en gång. Passar inget får du stryka en ruta.{ $order ->
        [card] {" "}Fyll rutorna uppifrån och ner.
        [sections] {" "}Fyll de övre rutorna först.
       *[any] {""}
    }
how-yahtzee-win = { $pictures }
    { $dice } är **{ $five }** och ger { $points } poäng. { $at ->
        [0] {""}
       *[other] Om ettor till sexor blir { $at } eller mer tillsammans får du { $bonus } i bonus.
    }
    När alla rutor är fyllda vinner flest poäng totalt. **Protokoll** visar vad alla har.
help-yahtzee = {""}**På brädet**
    5/13 betyder att 5 av 13 rutor är fyllda. Protokollet visar vad dina tärningar ger i varje tom ruta, med ett plus.
    {""}**Ta …** tar rutan som dina tärningar passar bäst i, om en ruta är självklar. Varje meny är en kolumn i ditt protokoll.
    {""}**Protokoll** visar vad alla har, och hur långt det är kvar till varje bonus.
    {""}**Yatzy** finns också här: `/yatzy start`. `/yahtzee rules` har alla sorter, även Generala och Yacht.
    {""}**Allt annat** börjar med `/farkle`, för alla spel, som `/farkle board`, `games` och `leave`.

## Commands

command-yahtzee = Spela Yahtzee, Yatzy eller Generala i den här kanalen
command-yatzy = Spela Yatzy i den här kanalen
command-yatzy-start = Öppna en lobby för Yatzy, Maxi Yatzy eller Tvingad Yatzy
command-yahtzee-start = Öppna en lobby för Yahtzee, Yatzy, Maxi Yatzy, Generala eller Yacht

## A server's own rules

# As in English.
rules-title-yahtzee = Yahtzee
rules-summary-yahtzee = Fem tärningar, tre slag, tretton rutor: varje omgång fyller du en.
rules-title-triple-yahtzee = Trippelyahtzee
rules-summary-triple-yahtzee = Tre kolumner på en gång: den andra räknas dubbelt, den tredje tredubbelt.
# As in English.
rules-title-generala = Generala
rules-summary-generala = Latinamerikas spel: första slaget ger mer, och fem lika i det vinner direkt.
# As in English.
rules-title-yacht = Yacht
rules-summary-yacht = Spelet före Yahtzee: tolv rutor, två stegar om fem tärningar för 30 poäng var, och ingen bonus.
rules-title-forced-yatzy = Tvingad Yatzy
rules-summary-forced-yatzy = Yatzy uppifrån och ner: varje omgång fyller du nästa ruta, och 42 upptill ger bonus.
# As in English.
rules-title-maxi-yatzy = Maxi Yatzy
rules-summary-maxi-yatzy = Yatzy med sex tärningar och tjugo rutor. Oanvända slag sparas till senare omgångar.
# As in English.
rules-title-yatzy = Yatzy
rules-summary-yatzy = Nordens spel: femton rutor med par, ingen joker, 50 i bonus för 63 upptill.
editor-options-boxes = Rutorna…
editor-options-card = Kolumner och bonusar…
option-rolls = Slag per omgång
option-saved-rolls = Spara oanvända slag
option-one-pair = Ett par
option-two-pairs = Två par
option-three-of-a-kind = Tretal
option-four-of-a-kind = Fyrtal
option-five-of-a-kind = Femtal
option-small-straight = Liten stege (1–5)
option-large-straight = Stor stege (2–6)
option-full-straight = Full stege (1–6)
option-full-house = Kåk
option-villa = Hus
option-tower = Torn
option-low-straight = Liten stege
option-high-straight = Stor stege
# As in English.
option-yahtzee = Yahtzee
option-chance = Chans
# As in English.
option-yatzy = Yatzy
# As in English.
option-generala = Generala
option-double-generala = Dubbelgenerala
option-four-as-two-pairs = Fyra lika som två par
option-five-as-full-house = Fem lika som kåk
option-one-after-six = 1 efter 6 i en stege
option-first-roll = Poäng för första slaget
option-first-roll-wins = Alla lika i första slaget vinner
option-columns = Kolumner
option-column-factors = Kolumner multiplicerar poängen
option-order = Rutornas ordning
option-upper-bonus = Övre bonus
option-yahtzee-bonus = Yahtzeebonus
option-bonus-needs-points = Yahtzeebonus bara med poäng i rutan
# As in English.
option-joker = Joker
option-ties = Lika totalpoäng
value-order-any = Valfri
value-order-card = Uppifrån och ner
value-order-sections = Övre rutorna först
value-joker-none = Aldrig
value-joker-free = När dess egna rutor är ifyllda
value-joker-original = När yahtzeerutan är ifylld, och aldrig i en övre ruta
value-joker-forced = När dess egna rutor är ifyllda, och de går först
value-joker-filled = När dess egna rutor är ifyllda i alla kolumner

## Records: small words

order-yahtzees = Flest yahtzee
order-yahtzee-bonuses = Flest yahtzeebonusar
order-upper-bonuses = Flest övre bonusar
order-best-column = Bästa kolumn

## A player's record

card-yahtzee = **Yahtzee:** { $yahtzees }{ $bonuses ->
    [0] {""}
   *[other] , varav { $bonuses } med bonus
    } · **Övre bonusar:** { $upper } · **Bästa kolumn:** { $column } · **Bästa ruta:** { $box }
yahtzee-alone-average = snitt
yahtzee-alone-best = bäst

## Finished games

game-yahtzee = 🎉 **{ $name }** i runda { $round }: { $player } slår { $dice } och { $idle ->
    [yes] hinner inte klart, så boten tar
   *[no] tar
  } { $box }{ $many ->
    [one] {""}
   *[other] {" "}i kolumn { $column }
  } för { $points }{ $bonus ->
    [0] .
   *[other] , varav { $bonus } för en yahtzee till!
  }
replay-held = sparar { $number ->
    [0] inget
   *[other] **{ $held }**
  }
replay-scored = och tar **{ $box }**{ $many ->
    [one] {""}
   *[other] {" "}i kolumn { $column }
  } för **{ $points }**{ $bonus ->
    [0] {""}
   *[other] , varav { $bonus } för en yahtzee till
  }: { $total } totalt.

## Achievements

achievement-about-yahtzee-win = vinn ett parti Yahtzee
achievement-about-yahtzee = ta en ruta med fem lika
achievement-about-further-yahtzee = få bonusen för en extra yahtzee
achievement-about-upper-bonuses = få övre bonus i tre kolumner i samma parti
achievement-about-thousand = sluta ett parti Yahtzee på 1 000 poäng eller mer
achievement-yahtzee-win = Ruter i sig
achievement-yahtzee = Fem lika
achievement-further-yahtzee = En till
achievement-upper-bonuses = Överklass
achievement-thousand = Fyra siffror
