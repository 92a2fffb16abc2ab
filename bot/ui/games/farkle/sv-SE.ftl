## Small words

# As in English.
kind-farkle = Farkle

## What the rules do not allow

keep-first = Spara minst en tärning som ger poäng först. Du kan spara { $best }.
kept-already = Du har redan sparat tärningar från det här slaget. Slå igen{ $bank ->
    [yes] {""} eller stanna
   *[no] {""}
  }.
not-scoring = De tärningarna ger inga poäng ihop. Du kan spara { $best }.
keep-all = Här måste du spara så många tärningar som möjligt: { $best }.
past-target = Då hamnar du över { $target }. Du kan spara { $best }.
below-opening = Du behöver { $needs } poäng i en och samma omgång för att öppna: { $missing } till.
below-minimum = Du behöver { $needs } poäng i omgången för att få stanna: { $missing } till.
hot-dice-must-throw = Heta tärningar: slå alla { $dice } igen. Du får inte stanna nu.
one-roll-only = Du har bara ett slag i den här slutrundan. Stanna och ta poängen.
no-follow-on = Det finns inget att ta över just nu. Slå i stället.

## Rule sets

clash-above-exact-target = { $option } och { $other }: det går aldrig att stanna, eftersom ett exakt { $other } är lägre än { $option }
clash-play-off-at-exact-target = { $option } och { $other }: den som står exakt på målet kan inte spela särspel
clash-game-without-end = { $option } och { $other }: utan någon av dem tar partiet aldrig slut
clash-target-cannot-be-met = { $option } och { $other }: inga poäng blir tillsammans exakt { $option }
clash-too-few-dice = { $option } och { $other }: det kräver fler tärningar än det finns
clash-always-hot = { $option } och { $other }: alla tärningar ger alltid poäng, så de måste alltid sparas och slås igen, och det går aldrig att stanna. Sätt { $other } till any, eller { $option } till may
clash-turns-without-end = { $option } och { $other }: ett slag ger ungefär { $points } poäng, så en omgång skulle ta mer än { $throws } slag innan man får stanna. Sänk { $option }, eller låt tärningarna ge mer
clash-no-way-to-score = { $option } och { $other }: när allt annat är avstängt finns inget som ger poäng
allowed-points = hela poäng från 0 (av) till 1 000 000
allowed-faces = none, eller siffror från 1 till 6 med hela poäng, som 1: 1000, 5: 500
allowed-last-die-throws = 1, 2, 3
allowed-target = hela poäng upp till 1 000 000, eller none
allowed-rounds = 1 till 100, eller none
allowed-more-of-a-kind = none, adding, doubling, eller poäng: 4: 1000, 5: 2000, eller per siffra, 4: {"{"}1: 2000{"}"}
allowed-straights = none, eller siffror i rad med hela poäng, som 1-6: 1500, 2-6: 750
allowed-four-and-pair = true (som tre par), false, eller hela poäng upp till 1 000 000
allowed-instant-win = none, hur många lika (3 till 6), eller värden som count: 6, faces: [6]
allowed-penalty = none, eller t.ex. farkles: 3, points: 500, floor: 0, repeats: true, on: all_dice
allowed-skunk = none, eller värden som below: 5000, double_at: 0

## What people may not do at a table

typed-too-soon = Partiet ändrades alldeles nyss. Titta på brädet och skriv sedan igen: { $link }
not-dice = ”{ $given }” är ingen lista med tärningar. Skriv tärningarna du vill spara, till exempel `1 1 5`.
typed-threw = Du slog { $dice }. Flest poäng: { $best } ger { $points }. Välj med `/farkle keep`{ $bank ->
    [0] .
   *[other] , eller stanna på { $bank } med `/farkle bank`.
    }
typed-kept = Du sparar { $dice }: { $points } poäng den här omgången. Skriv sedan `/farkle roll`{ $bank ->
    [0] .
   *[other] , eller stanna på { $bank } med `/farkle bank`.
    }
choice-keep = { $dice } · { $points } poäng

## The lobby

lobby-head = ### { $dice } Farkle · { $title }
    { $reach ->
        [exceed] Mer än { $target } poäng vinner
        [exact] Exakt { $target } poäng vinner
        [none] Flest poäng totalt vinner
       *[other] Först till { $target } poäng
    }{ $rounds ->
        [0] {""}
        [one] {" "}· 1 runda
       *[other] {" "}· { $rounds } rundor
    }
roll-off-throw = { $player } slår { $dies }

## Alone

solo-total = **{ $total }** poäng
squares-in-words = Bästa omgång: { $best } · farklar: { $lost }

## Rules in short

short-face = { $face }:or
short-single = { $faces } { $points } styck
short-triples = tretal: { $list }
short-triples-hundreds = tretal: siffran × 100
short-triples-hundreds-but = tretal: siffran × 100 (1:or { $ones })
short-more-adding = varje extra tärning ger tretalet en gång till
short-more-doubling = varje extra tärning dubblar
short-more-fixed-from = { $count } lika från { $points }
short-straight = stege { $faces }: { $points }
short-dice = { $dice } { $dice ->
    [one] tärning
   *[other] tärningar
    }.

## The board

board-head = **{ $title }** · { $reach ->
    [exceed] mer än { $target } vinner ·{" "}
    [exact] exakt { $target } vinner ·{" "}
    [none] {""}
   *[other] först till { $target } ·{" "}
    }runda { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}av { $rounds }
    }
board-to-go = · { $points } kvar
board-time = -# ⏳ Till { $slow ->
    [yes] <t:{ $due }:f>
   *[no] <t:{ $due }:t>
    }, sedan { $then ->
    [bank] stannar boten på { $banked } åt dig
    [play-on] slår boten vidare åt dig (att stanna vore förlust)
   *[lapse] går omgången förlorad
    }{ $aside ->
    [yes] , och du hoppas över tills du trycker på **Jag är tillbaka**.
   *[no] .
    }
board-take-over = { $player }, det är din tur: slå **{ $fresh } nya tärningar**, eller **ta över** { $points } poäng från { $giver }. Poängen är dina först när du stannar.
board-missed = { $player }, den sista tärningen gav inget. Du har { $tries } slag kvar med den.
board-hot-dice = { $picture } **Heta tärningar!** Alla gav poäng, så alla { $dice } slogs igen.
board-taken-over = Taget över: **{ $points }**. Poängen är dina först när du stannar.
board-kept = Sparat { $dice }: **{ $points }** på spel
throws-then = { $before }, sedan { $last }
board-mark = { $player }, tryck på tärningarna du vill spara.
board-marked = { $first ->
    [yes] { $player }, du sparar **{ $dice }**: **{ $turn }** på spel.
   *[no] { $player }, du sparar också **{ $dice }**: **{ $turn }** på spel.
    }
board-exact = { $missing } poäng till för att nå exakt { $target }.
board-final = **Slutrunda.** Högst hittills: { $leader }, { $total }.
board-final-needs = { $player } behöver **{ $needs } eller mer** den här omgången: mindre räcker inte.
board-final-enough = Det räcker för att ta ledningen.
board-play-off = **Särspel** mellan { $players }.
button-roll = Slå { $dice } · { $points } på spel
button-roll-first = Slå { $dice }
button-roll-unmarked = Slå
button-bank = Stanna på { $points }
button-bank-not = Stanna
button-best = Flest poäng · { $points }
button-follow = Ta över { $dice ->
    [one] 1 tärning
   *[other] { $dice } tärningar
    }, { $points } poäng
button-fresh = { $dice } nya tärningar
button-bank-anyway = Stanna på { $points } och förlora
bank-sure = { $tied ->
    [yes] Stannar du nu har du lika många som { $leader }, { $total }, men du kom dit sist, så du förlorar.
   *[no] Stannar du nu har du { $total }, men { $leader } { $many ->
        [one] har
       *[other] har
        } { $leading }, så du förlorar.
    } Det är din sista omgång: du behöver { $needs } eller mer. Vill du slå vidare gör du det på brädet.
banked-well = Du stannade.

## What happened in a turn

log-banked = { $player } stannade på { $points } ({ $made }){ $why ->
    [throws] {" "}efter { $most } slag, som är gränsen för en omgång
    [time] {" "}när tiden var ute
   *[none] {""}
    }
log-farkled = { $player } slog en farkle med { $dice }{ $idle ->
    [yes] {" "}när tiden var ute
   *[no] {""}
    }{ $lost ->
    [0] {""}
   *[other] {" "}· { $lost } borta
    }{ $penalty ->
    [0] {""}
   *[other] {" "}· straff { $penalty }
    }
log-overshot = { $player } slog { $dice }, över målet{ $lost ->
    [0] {""}
   *[other] {" "}· { $lost } borta
    }
log-lapsed = { $player } { $why ->
    [throws] nådde { $most } slag, vilket är gränsen för en omgång
   *[time] hann inte klart
    }{ $lost ->
    [0] {""}
   *[other] {" "}· { $lost } borta
    }
made-taken-over = { $points } övertagna
turn-bank = { $player } stannar på **{ $points }** ({ $made }): **{ $total }** totalt.
turn-farkle = { $picture } { $variant ->
    [0] **Farkle!** { $player } slår { $dice }, och inget ger poäng.
    [1] { $player } slår { $dice }: **farkle**, inte en poäng så långt ögat når.
   *[2] { $dice } för { $player }. Tärningarna skrattar: **farkle!**
    } { $lost ->
    [0] {""}
   *[other] **{ $lost }** poäng borta.
    }
turn-idle-bank = ⌛ { $why ->
    [throws] { $player } har slagit { $most } { $most ->
        [one] gång
       *[other] gånger
        }, vilket är gränsen för en omgång
   *[time] Tiden är ute för { $player }
    }: boten stannar på **{ $points }**, **{ $total }** totalt.
turn-idle-farkle = ⌛ Tiden är ute för { $player }: boten slår vidare, och { $dice } är en farkle.{ $lost ->
    [0] {""}
   *[other] {" "}**{ $lost }** poäng borta.
    }
turn-lapse = ⌛ { $why ->
    [throws] { $player } har slagit { $most } { $most ->
        [one] gång
       *[other] gånger
        }, vilket är gränsen för en omgång
   *[time] Tiden är ute för { $player }
    }: omgången går förlorad{ $lost ->
    [0] .
   *[other] , och **{ $lost }** poäng med den.
    }
turn-overshot = { $player } slår { $dice }, och varje tärning som ger poäng skulle gå över målet. Omgången slutar utan poäng.
turn-penalty = För många farklar i rad: { $player } förlorar **{ $points }** och sjunker till **{ $total }**.
turn-final-round = **{ $target } är nått!** { $players } har en sista chans{ $many ->
    [one] {""}
   *[other] {" "}var
    }.
turn-final-whole-round = **{ $target } är nått!** Rundan spelas klart, och sedan kommer en till.
turn-last-round = **Sista rundan börjar.**
turn-play-off = Lika i toppen! { $players } spelar vidare.

## The end

over-too-long = -# Partiet nådde maxlängden innan det var avgjort.
over-play-off = -# Det var lika i toppen, och särspelet avgjorde.
over-first = -# { $players } { $many ->
    [one] har
   *[other] har
    } lika många poäng, men vinnaren kom dit först.
over-skunked = jan
over-double-skunked = dubbeljan

## Hints

hint-roll = { $keep ->
    [none] Slå { $dice ->
        [one] 1 tärning
       *[other] { $dice } tärningar
    }
   *[other] Spara { $keep }, slå { $dice ->
        [one] 1 tärning
       *[other] { $dice } tärningar
    }
    }
hint-bank = { $keep ->
    [none] Stanna på { $points }
   *[other] Spara { $keep }, stanna på { $points }
    }
hint-worth-win = { $percent } % vinstchans
hint-worth-points = { $points } poäng i snitt
hint-only-choice = Det är det enda du kan göra.
hint-risk = { $dice ->
    [one] 1 tärning
   *[other] { $dice } tärningar
    }: { $times ->
    [one] 1 farkle
   *[other] { $times } farklar
    } på { $throws } slag.
hint-risk-to-bank = Slår du igen står allt på spel. { $dice ->
    [one] 1 tärning
   *[other] { $dice } tärningar
    }: { $times ->
    [one] 1 farkle
   *[other] { $times } farklar
    } på { $throws } slag.
hint-no-risk = { $dice ->
    [one] 1 tärning ger
   *[other] { $dice } tärningar ger
    } alltid poäng här.
hint-behind = { $missing } till, så tar du ledningen.
hint-leads = Med det leder du med { $ahead }.
hint-final-behind = Du behöver minst { $missing } till innan du stannar, annars förlorar du partiet.
hint-final-ahead = Med de här poängen leder du med { $ahead }.
hint-exact = Du behöver exakt { $missing } till.
hint-target = Med de här poängen når du målet.
hint-points-only = -# Poängen är vad omgången ger i snitt. Jag vet inte vinstchanserna med de här reglerna.
hint-estimated = -# Chanserna är uppskattade.

## Looking back at a game

review-seat = { $player } · { $accuracy ->
    [none] {""}
    [forced] hade aldrig något val ·{" "}
   *[other] precision { $accuracy } ·{" "}
    }**{ $before } % → { $after } %** vinstchans: { $parts }
review-moment = Runda { $round }, { $player }: { $before } % → { $after } %
review-board = Poäng: { $totals }. { $turn ->
    [0] { $thrown ->
        [none] Omgången börjar.
       *[other] Slaget: { $thrown }.
        }
   *[other] { $turn } i den här omgången{ $thrown ->
        [none] .
       *[other] ; slaget: { $thrown }.
        }
    }
review-kept = Spara { $keep }, sedan är tiden ute
review-better = { $choice }{ $loss ->
    [0] {""}
   *[other] {" "}(+{ $loss } % vinstchans)
    }

## Help

how-farkle-keep = { $pictures }
    Du slog **1 1 5** { $rest }. Tryck på tärningarna som ger poäng: **1 1 5** ger { $points } poäng. **Flest poäng** markerar det som ger mest.
    -# { $scores }
how-farkle-bank = { $pictures }
    Du slog det som var kvar, { $dice } { $dice ->
        [one] tärning
       *[other] tärningar
    }: **1** { $rest } ger { $points } till, { $total } i den här omgången.
    Nu väljer du. { $needs ->
        [0] **Stanna på { $total }**
       *[other] **Stanna** (första gången krävs { $needs } poäng)
    } säkrar poängen och avslutar din omgång. **Slå { $again }** kan ge mer, eller så förlorar du alla { $total }. Har alla dina tärningar gett poäng är de **heta**: du { $hot ->
        [must] måste
       *[may] får
    } slå alla igen.
how-farkle-win = { $pictures }
    { $dice ->
        [none] Ett slag där inget ger poäng är en **farkle**:
       *[other] Du slog { $dice }, och inget ger poäng. Det är en **farkle**:
    } din omgång är slut, och dess poäng är borta. { $penalty ->
        [none] Poäng som du stannat på tidigare är säkra.
       *[other] { $penalty }
    }
    { $winning } När din tid är ute spelar boten säkert åt dig.
help-farkle = {""}**På brädet**
    ➤ vems tur det är · 🏁 en sista omgång kvar · 💤 borta
    🔒 har inte öppnat än: först måste en omgång ge tillräckligt med poäng
    ⚠️ 2/3 två farklar i rad, och den tredje kostar poäng
    {""}**Borta?** När tiden är ute spelar boten säkert åt dig; efter 2 sådana omgångar hoppas du över tills du trycker på **Jag är tillbaka**.
    {""}**Hittar du inte brädet?** `/farkle board`, eller `/farkle games` för alla dina partier.
    {""}**Litar du inte på tärningarna?** `/farkle verify`, när partiet är slut.
    {""}**Tur, eller bara bra?** **Analys** under resultatet. Om lobbyn tillåter tips frågar **Tips** coachen.
    {""}**Har du fått nog?** `/farkle leave`. Värden kan pausa med `/farkle pause` och avsluta med `/farkle stop`.

## Commands

command-farkle-start = Öppna en lobby för ett parti Farkle

## A rule set in words

words-scores = **Vad som ger poäng** i ett slag
words-triple-times = tretalet × { $times }
words-of-a-kind = { $count } lika
words-dice = Slå { $dice } { $dice ->
    [one] tärning
   *[other] tärningar
    }, spara det som ger poäng, och slå resten igen eller stanna. Ett slag utan poäng är en farkle, och omgången är förlorad.
words-keep-any = Du får spara vilka tärningar som helst som ger poäng, men minst en.
words-keep-all = Spara alla tärningar som ger poäng.
words-keep-all-until-open = Tills du har öppnat måste du spara alla tärningar som ger poäng.
words-hot-dice-may = När alla tärningar har gett poäng får du slå alla igen.
words-hot-dice-must = När alla tärningar har gett poäng måste du slå alla igen.
words-opening = För att öppna behöver du { $value } poäng i en och samma omgång.
words-reopen = Om ett straff tar dig till 0 eller lägre måste du öppna igen.
words-minimum-bank = Du behöver { $value } poäng i omgången för att få stanna.
words-last-die-throws = Med 1 tärning kvar har du { $value } slag på dig att få poäng.
words-extend-triples = Senare tärningar med samma siffra som ett tretal ger tretalets poäng igen.
words-follow-on-opened = När du har öppnat får du ta över det spelaren före dig stannade på, och slå hens övriga tärningar.
words-follow-on-anyone = Du får ta över det som spelaren före dig stannade på, och slå hens övriga tärningar.
words-follow-farkles = Du får också ta över det som spelaren före dig förlorade på en farkle.
words-penalty = { $farkles ->
    [one] En farkle{ $on ->
        [all_dice] {" "}med alla tärningar
       *[any] {""}
        } kostar
   *[other] { $farkles } farklar{ $on ->
        [all_dice] {" "}med alla tärningar
       *[any] {""}
        } i rad kostar
    } { $points } poäng{ $repeats ->
    [true] , och varje ytterligare lika mycket
   *[other] {""}
    }{ $floor ->
    [none] , även om du hamnar under noll.
   *[other] , men du hamnar aldrig under { $floor }.
    }
words-start-roll-off = Alla slår en tärning om vem som börjar.
words-start-seat-order = Värden börjar.
words-start-random = Lotten avgör vem som börjar.
words-target-reach-at-least = Partiet slutar vid { $target } poäng eller mer.
words-target-reach-exceed = Partiet slutar vid mer än { $target } poäng.
words-target-reach-exact = Partiet slutar vid exakt { $target } poäng. Du får inte spara tärningar som tar dig förbi.
words-rounds = { $target ->
    [0] Partiet har { $value } { $value ->
        [one] runda
       *[other] rundor
        }, och flest poäng vinner.
   *[other] Partiet slutar också efter { $value } { $value ->
        [one] runda
       *[other] rundor
        }, och flest poäng vinner.
    }
words-final-round-none = Den som först når målet vinner direkt.
words-final-round-complete-round = Rundan spelas klart, och flest poäng vinner.
words-final-round-one-roll-each = Sedan får alla andra ett sista slag var, och får stanna på poängen från det. Flest poäng vinner.
words-final-round-one-turn-each = Sedan får alla andra en sista omgång var, och flest poäng vinner.
words-final-round-one-more-round = Rundan spelas klart, sedan en till, och flest poäng vinner.
words-defend = Den som tappar ledningen i slutrundan får en omgång till.
words-tie-first = Blir det lika vinner den som nådde poängen först.
words-tie-shared = Blir det lika i toppen delar ni på vinsten.
words-tie-play-off = Blir det lika i toppen spelar de som delar ledningen en runda till.
words-instant-win = { $faces ->
    [any] { $count } lika i ett slag vinner direkt.
   *[other] { $count } lika i ett slag vinner direkt, om de är { $faces }.
    }
words-skunk = Förlorare med färre än { $below } poäng blir jan; med { $double_at } poäng eller färre dubbeljan.

## A server's own rules

# As in English.
rules-title-standard = Standard
rules-summary-standard = Klassikern. 1:or, 5:or och tretal; först till 10 000, sedan en sista omgång var.
# As in English.
rules-title-zilch = Zilch
rules-summary-zilch = Stanna från 300; varje extra lika dubblar; sex tärningar utan poäng: 500; tre farklar kostar 500.
rules-title-zehntausend = Tiotusen
rules-summary-zehntausend = Tretal, stege för 2 000, och den som först når 10 000 vinner direkt.
rules-title-american = Amerikansk
rules-summary-american = Vanliga amerikanska regler: 500 för att öppna, tre 1:or ger 300, fyrtal 1 000.
# As in English.
rules-title-deluxe = Deluxe
rules-summary-deluxe = Par, stegar och dubbla tretal ger också poäng, och tre farklar i rad kostar 1 000.
rules-title-exact = Exakt
rules-summary-exact = 1 000 för att öppna, spara allt tills dess, och sluta på exakt 10 000. Sex lika vinner direkt.
# As in English.
rules-title-facebook = Facebook
rules-summary-facebook = Varje extra lika ger tretalet igen, stanna från 300, tre farklar kostar 500, 10 000 vinner direkt.
rules-title-five-dice = Fem tärningar
rules-summary-five-dice = Fem tärningar, allt som ger poäng måste sparas, 350 för att öppna, femtal vinner direkt.
rules-title-five-rounds = Fem rundor
rules-summary-five-rounds = Ett snabbt parti: som Tio rundor, fast hälften så många.
# As in English.
rules-title-kingdom-come = Kingdom Come
rules-summary-kingdom-come = Korta stegar, varje extra lika dubblar, och ett snabbt lopp till 4 000.
rules-title-on-the-table = På bordet
rules-summary-on-the-table = 500 för att öppna; ta sedan över tärningar och poäng från spelaren före dig. Till 50 000.
rules-title-pocket = Fickformat
rules-summary-pocket = Som Standard, men tre 1:or ger bara 300.
rules-title-renaissance = Renässans
rules-summary-renaissance = 1 000 för att öppna, stanna från 350, tre slag med sista tärningen, mer än 10 000 vinner.
rules-title-ten-rounds = Tio rundor
rules-summary-ten-rounds = Tio rundor, flest poäng vinner. Varje extra lika ger tretalet igen, tre farklar i rad kostar 500.
editor-options-turn = Att spela en omgång…
editor-options-scoring = Vad som ger poäng…
editor-options-winning = Att vinna…
option-start = Vem som börjar
option-opening = Poäng för att öppna
option-reopen = Öppna igen efter straff ner till 0
option-minimum-bank = Poäng för att stanna
option-keep = Vilka tärningar som sparas
option-hot-dice = Heta tärningar
option-hot-dice-bonus = Bonus för heta tärningar
option-last-die-throws = Slag med sista tärningen
option-follow-on = Ta över från spelaren före
option-follow-farkles = Ta över efter en farkle
option-target = Mål
option-rounds = Antal rundor
option-target-reach = Hur målet nås
option-final-round = Slutrunda
option-defend = Extra omgång för den som tappar ledningen
option-tie = Lika poäng
option-singles = Enstaka tärningar
option-triples = Tretal
option-more-of-a-kind = Fyra lika och fler
option-extend-triples = Senare tärningar bygger på ett tretal
option-straights = Stegar
option-four-and-pair = Fyrtal och par
option-six-as-three-pairs = Sex lika som tre par
option-two-triplets = Två tretal
option-six-as-two-triplets = Sex lika som två tretal
option-full-house-bonus = Bonus för tretal och par
option-scoreless = Alla tärningar utan poäng
option-scoreless-first = Alla tärningar utan poäng i första slaget
option-instant-win = Direktvinst
option-penalty = Straff för farklar i rad
option-skunk = Jan
option-idle = När tiden är ute
value-start-roll-off = Högsta slaget
value-start-seat-order = Värden
value-start-random = Lotten
value-keep-any = Valfria tärningar som ger poäng
value-keep-all = Så många som möjligt
value-keep-all-until-open = Så många som möjligt tills man öppnat
value-hot-dice-may = Får stanna
value-hot-dice-must = Måste slå igen
value-follow-on-opened = När man har öppnat
value-follow-on-anyone = Alltid
value-target-reach-at-least = Målet eller mer
value-target-reach-exceed = Mer än målet
value-target-reach-exact = Exakt målet
value-final-round-none = Ingen slutrunda
value-final-round-complete-round = Rundan spelas klart
value-final-round-one-roll-each = Ett sista slag var
value-final-round-one-turn-each = En sista omgång var
value-final-round-one-more-round = En hel runda till
value-tie-first = Den som kom dit först
value-tie-shared = Alla som ligger lika
value-tie-play-off = Särspel
value-more-of-a-kind-none = Inte mer än tretalet
value-more-of-a-kind-adding = Tretalet igen för varje extra tärning
value-more-of-a-kind-doubling = Dubbelt så mycket för varje extra tärning
value-idle-bank = Stanna på poängen hittills
value-idle-play-on = Stanna, eller slå vidare om man då förlorar

## Records: small words

order-farkles = Flest farklar

## A player's record

card-turn-points = **Per omgång:** snitt { $average }, bäst { $best }; bästa slag { $throw }
card-risk = **Farkle** i { $percent } % av omgångarna · flest i rad: { $run } · heta tärningar: { $hot ->
    [0] aldrig
    [one] en gång
    [2] två gånger
   *[other] { $hot } gånger
    }
card-farkles = **Farklar** efter antal slagna tärningar
alt-farkles = Farklar efter antal slagna tärningar: { $list }.
alt-farkles-with = med { $dice ->
    [one] 1 tärning
   *[other] { $dice } tärningar
    } { $count }

## Finished games

game-push = { $banked ->
    [yes] 🎢 **Nerver av stål** i runda { $round }: { $player } slår { $throws } { $throws ->
        [one] gång
       *[other] gånger
        } i rad och stannar på { $points }.
   *[no] 💥 **Ett slag för mycket** i runda { $round }: { $player } slår { $throws } { $throws ->
        [one] gång
       *[other] gånger
        } i rad, och { $points } poäng är borta.
    }
game-push-idle = ⌛ **Tiden ute** i runda { $round }: { $player } hade slagit { $throws } { $throws ->
    [one] gång
   *[other] gånger
    } när tiden var ute, och { $banked ->
    [yes] boten stannade på { $points }
   *[no] { $points } poäng gick förlorade
    }.
game-luck = 🍀 **Vilket slag** i runda { $round }: { $player } slår { $dice } för { $points } poäng, ett slag på { $throws }!
game-luck-wins = ⚡ **Vilket slag** i runda { $round }: { $player } slår { $dice } och vinner direkt, ett slag på { $throws }!
replay-followed = tar över tärningarna och { $points } poäng från spelaren före
replay-kept = sparar **{ $kept }** ({ $points } poäng){ $hot ->
    [yes] : **heta tärningar!**
   *[no] {""}
    }
replay-throws-left-out = … { $count } slag till …
replay-banked = och stannar på **{ $points }**: { $total } totalt.
replay-farkled = { $picture } **Farkle!** { $lost ->
    [0] Inget stod på spel.
   *[other] **{ $lost }** poäng borta.
    }
replay-lapsed = och omgången är slut{ $lost ->
    [0] .
   *[other] : **{ $lost }** poäng är borta.
    }
replay-penalty = Straffet för för många farklar i rad: **{ $points }** poäng.

## Achievements

achievement-about-first-win = vinn ett parti
achievement-about-ten-wins = vinn 10 partier
achievement-about-hundred-wins = vinn 100 partier
achievement-about-hundred-games = spela klart 100 partier
achievement-about-hundred-farkles = slå 100 farklar
achievement-about-six-of-a-kind = slå sex lika
achievement-about-big-turn = stanna på 2 000 poäng i en omgång
achievement-about-huge-turn = stanna på 5 000 poäng i en omgång
achievement-about-hot-hand = heta tärningar 3 gånger i samma omgång
achievement-about-cold-hand = 5 farklar utan att stanna däremellan
achievement-about-comeback = vinn trots att du låg långt efter sent i partiet
achievement-about-perfect = vinn på minst 5 omgångar utan en enda farkle
achievement-about-paid-and-won = vinn trots ett straff
achievement-about-on-the-spot = vinn direkt med ett enda slag
achievement-about-full-house = vinn vid ett bord med 8 spelare, på minst 5 omgångar
achievement-about-skunker = vinn så att en motståndare blir jan (stannar under en poänggräns i reglerna)
achievement-first-win = Första segern
achievement-ten-wins = Gammal i gården
achievement-hundred-wins = Kunglig
achievement-hundred-games = Stammis
achievement-hundred-farkles = God förlorare
achievement-six-of-a-kind = Sex lika
achievement-big-turn = Storkap
achievement-huge-turn = Jackpott
achievement-hot-hand = Het hand
achievement-cold-hand = Kall hand
# As in English.
achievement-comeback = Comeback
achievement-perfect = Utan en skråma
achievement-paid-and-won = Betalt och vunnit
achievement-on-the-spot = På studs
achievement-full-house = Fullt hus
achievement-skunker = Janslagare
