daily-secret-yet = Andra kanske fortfarande spelar med de här tärningarna: i deras tidszoner slutar dagen senare. Den är slut överallt <t:{ $end }:R>: då visas hemligheten, och du kan kontrollera dem.
daily-begun = Du började med dagens tärningar och raderade sedan dina uppgifter, så du kan inte spela dem igen. Nya tärningar kommer <t:{ $end }:R>.
daily-not-shown = Du kan inte titta på det här dagspartiet. `/farkle daily` visar dagens tärningar och gårdagens partier.
daily-head = **Farkle #{ $number }** · dagens tärningar · omgång { $turn } av { $turns }
daily-about = Regler: { $title } (`/farkle rules name:{ $title }`), { $turns } { $turns ->
    [one] omgång
   *[other] omgångar
    }, samma tärningar för alla. { $unusual } Din dag slutar <t:{ $end }:R>: det du har stannat på till dess räknas.
daily-private = -# Bara du ser det här. `/farkle daily` tar fram det igen.
daily-until = -# ⏳ Din dag slutar <t:{ $end }:R>.
daily-next = -# 🕰️ { $place }: din dag slutar <t:{ $end }:t>, <t:{ $end }:R>. Då kommer nya tärningar.
daily-over = **{ $total }** poäng på { $turns } { $turns ->
    [one] omgång
   *[other] omgångar
    }.
daily-cut-off = Dagen tog slut i omgång { $turn } av { $turns }. Poängen du har stannat på räknas: **{ $total }**.
daily-unplayed = Dagen tog slut före ditt första slag, så partiet räknas inte.
daily-perfect = **{ $share } %** av perfekt spel, som inte heller kan se in i framtiden och ger **{ $made }** i dag.
daily-better = { $percent ->
    [0] { $others ->
        [0] Först klar i dag
       *[other] Ingen är bakom dig än
        }
   *[other] { $others ->
        [one] Bättre än den enda andra spelaren hittills
       *[other] Bättre än { $percent } % av { $others } andra spelare hittills
        }
  }
daily-streak = 🔥 Dagar i rad: **{ $days }** · längsta svit: **{ $longest }** (en missad dag i veckan är okej)
daily-streak-ended = -# { $days ->
    [one] Din förra dag var den { $day }.
   *[other] { $days } dagar i rad tog slut den { $day }.
    } { $missed ->
    [one] Dagen efter var den andra du missade på en vecka.
   *[other] Du missade de { $missed } dagarna efter.
    }
card-daily = 🎲 Dagens tärningar: { $days ->
    [one] **1** dag
   *[other] **{ $days }** dagar
    } · bäst **{ $best }** · flest dagar i rad **{ $longest }**
daily-awards = 🎖 Nytt: { $names }
daily-shared = 🎲 { $player } · **Farkle #{ $number }** · **{ $total }** poäng
daily-share-perfect = { $share } % av perfekt spel
daily-share-streak = { $days ->
    [one] 🔥 1 dag i rad
   *[other] 🔥 { $days } dagar i rad
  }
daily-copy = Ditt resultat som text, att klistra in var som helst:
daily-copied = Farkle #{ $number }: { $total } poäng
daily-link = Spela dagens tärningar: { $link }
button-daily-copy = Kopiera som text
daily-beat-button = Slå mitt resultat
daily-beat-whom = Vem ska slå ditt resultat? Hen får en ping i den här kanalen. Antas utmaningen hamnar båda resultaten här.
daily-beat-choose = Välj en person…
daily-beat-asked = 📣 Frågan är ställd.
daily-beat = 📣 { $player }: { $host } har **{ $total }** poäng med dagens tärningar (**Farkle #{ $number }**). Kan du slå det? Antar du utmaningen hamnar ditt resultat också här.
daily-beat-take = Anta utmaningen
daily-beat-enough = Du har redan bett hen, eller { $most } { $most ->
    [one] person
   *[other] personer
    }, att slå det här resultatet. Fråga igen i morgon.
daily-beat-others = Det här är till någon annan. `/farkle daily` har dagens tärningar för dig också.
daily-beat-over = De här tärningarna är från en annan dag än dina. `/farkle daily` har din dags tärningar.
daily-beat-result = { $way ->
    [won] 🏆 { $first } slår { $second } med tärningarna i **Farkle #{ $number }**, **{ $most }** mot **{ $least }**.
   *[level] 🤝 { $first } och { $second } står lika med tärningarna i **Farkle #{ $number }**, med **{ $most }** var.
    }
help-to-daily = Dagens tärningar
button-daily-look = Titta tillbaka
daily-look-all = ### 🔍 Farkle #{ $number } · { $cost ->
    [0] du spelade perfekt
   *[other] dina val kostade { $cost } poäng jämfört med de bästa
    }
daily-look-choice = { $cost ->
    [0] ✅ { $dice } → { $choice }
   *[other] ❌ { $dice } → { $choice }
    -# { $cost } bättre: { $best }
    }
button-daily-try = Välj om
daily-try = Vad skulle du göra nu?
daily-try-choice = { $chosen ->
    [yes] 👉
   *[no] ▫️
    } { $choice } · { $cost ->
    [0] **bäst**
   *[other] { $cost } sämre
    }
daily-look-none = Inget att välja: första slaget var en farkle, eller så tog dagen slut.
button-daily-play = Spela dagens tärningar
daily-check = **Vad som bestämmer tärningarna för den { $day }**
    Innan någon kunde slå gjorde boten en slumpmässig hemlighet. Dess sigill är en kod som inte passar någon annan hemlighet (SHA-256): `{ $commitment }`.
    Hemligheten visas när dagen är slut i alla tidszoner, <t:{ $end }:R>, och den här knappen räknar då om varje slag från hemligheten och datumet.
    Så ingen, inte ens boten, kan ändra en tärning under dagen.
dice-of-day = -# Tärningarna för den { $day }, bestämda i förväg: `{ $commitment }`
daily-ranks-head = ### 🎲 Dagens tärningar · { $by ->
    [day] i dag
    [month] den här månaden
   *[streak] dagar i rad
    }
daily-ranks-empty = Ingen än.
daily-rank-points = **{ $place }.** { $player } · { $value }
daily-rank-streak = **{ $place }.** { $player } · { $value } { $value ->
    [one] dag
   *[other] dagar
  }
daily-ranks-mine = Din placering: **{ $place }** av { $people }
button-daily-ranks = Topplista
button-daily-streak = Dagar i rad
button-daily-before = I går
button-daily-earlier = Tärningarna { $day }
button-daily-calendar = Kalender
button-daily-replay = Bästa partiet i repris
button-daily-mine = Mitt parti i repris
button-daily-back = Tillbaka till dagen
# As in English.
daily-day-head = ### 🎲 Farkle #{ $number } · { $day }
daily-spread-head = **Allas poäng** · { $people } spelare
daily-spread-mine = Du: **{ $points }**{ $percent ->
    [0] {""}
    [100] , bättre än alla andra
   *[other] , bättre än **{ $percent } %** av de andra
  }
daily-nobody = Det finns inget parti att visa: ingen har spelat, eller så är alla spelare dolda på topplistor.
daily-best = **Bästa partiet:** **{ $total }** poäng
daily-best-turns = **Bästa omgångarna**
daily-turn-throw = { $dice } → **{ $kept }**
daily-turn-throws = -# { $throws }
daily-turn-option = { $number }. { $points } i omgång { $turn }
daily-choose-turn = Se en av omgångarna i repris
daily-replay-turn = -# Omgång { $turn } av { $turns }
daily-no-turn = Dagen tog slut under första omgången.
daily-result-head = ### 🎲 Farkle #{ $number } · { $day } · { $people } spelare
daily-result-won = 🏆 { $players } { $many ->
    [one] vinner
   *[other] delar på vinsten
    }: **{ $points }** poäng.
daily-result-yet = -# Hittills: i vissa tidszoner pågår dagen till <t:{ $end }:t>. Då kommer de sista resultaten hit.
daily-result-alone = 🎲 { $player } fick **{ $points }** poäng. Vem spelar i dag?
daily-result-leads = 🎲 { $players } { $many ->
    [one] leder
   *[other] delar ledningen
    }: **{ $points }** poäng.
daily-result-daring = 🎢 Djärvast: { $player } slog { $dice ->
    [one] en tärning
   *[other] { $dice } tärningar
    } med **{ $points }** poäng på spel, och det gick vägen.
daily-result-next = Nya tärningar finns här, samma för alla.
button-daily-day-page = Allas poäng
daily-month-head = ### 📅 { $month }
daily-month-played = { $days ->
    [one] Spelat **1** dag
   *[other] Spelat **{ $played }** av { $days } dagar
  } · bäst **{ $best }** · snitt **{ $average }**
daily-month-empty = Du spelade inte den här månaden.
command-daily = Dagens tärningar: 10 omgångar, samma tärningar för alla, en gång om dagen (bara du ser dem)
settings-daily-channel = **Dagens tärningar:** { $many ->
    [0] { $gone ->
        [0] resultaten läggs inte upp
       *[other] ⚠️ den valda kanalen är borttagen, så resultaten läggs inte upp
        }
   *[other] varje dags resultat läggs upp i { $channels }
  }
results-offer = 🎲 En gång om dagen har `/farkle daily` samma tärningar för alla. Ska jag lägga upp varje dags resultat i den här kanalen: vem som vann, det djärvaste slaget och en knapp för att spela? Jag frågar bara en gång; du hittar det också under `/farkle-setup settings`.
button-results-here = Lägg upp här varje dag
button-results-no = Nej tack
results-taken = Varje dag kl. 9:00, i serverns tidszon, lägger jag upp gårdagens resultat här, om någon på servern har spelat. `/farkle-setup settings` ändrar det.
results-declined = Okej. Ändrar du dig finns det under `/farkle-setup settings`.
results-not-here = Jag kan inte skriva här längre. Välj en annan kanal under `/farkle-setup settings`.
settings-choose-daily = Lägg upp varje dags resultat i…
achievement-about-daily-first = spela dagens tärningar
achievement-about-daily-hundred = spela dagens tärningar 100 dagar
achievement-about-daily-week = 7 dagar i rad med dagens tärningar
achievement-about-daily-thirty = 30 dagar i rad med dagens tärningar
achievement-about-daily-full-month = spela dagens tärningar 28 dagar i samma månad
achievement-about-daily-ahead = när dagen är slut, ha fler poäng med dagens tärningar än 90 % av minst 10 andra spelare
achievement-daily-first = Morgonpigg
achievement-daily-hundred = Hundra morgnar
achievement-daily-week = En hel vecka
achievement-daily-thirty = Ostoppbar
achievement-daily-full-month = Fullmåne
achievement-daily-ahead = Dagens grädda
daily-reminder = 🎲 **Dagens tärningar** väntar på dig till <t:{ $end }:t>. Då kommer nya.
