# What speakers of the language call it.
language-name = Svenska

## Small words

list-and = { $first } och { $last }
at-line = rad { $line }: { $sentence }

## What the rules do not allow

game-over = Partiet är slut.
throw-first = Slå tärningarna först.
not-missing = Spelaren på plats { $seat } har inte missat sin tur, har redan spelat igen eller hoppas redan över. Brädet visar vem som saknas.
game-asleep = Partiet vilar. Någon av dem som är borta måste komma tillbaka först.
not-lying = De tärningarna slog du inte. Du har { $dice }.

## Time zones

zone-now = { $place }, nu { $time }{ $then ->
    [yearly-less] ; på vintern { $by } tidigare
    [yearly-more] ; på sommaren { $by } senare
    [once-less] ; från { $day } { $by } tidigare
    [once-more] ; från { $day } { $by } senare
   *[none] {""}
    }
zone-by = { $minutes ->
    [30] en halvtimme
    [60] en timme
    [120] två timmar
   *[other] { $minutes } { $minutes ->
        [one] minut
       *[other] minuter
        }
    }
zone-page = ### 🕒 Din tidszon
    { $chosen ->
        [no] Du har inte valt någon än. Så länge gäller { $zone }.
        [fixed] { $zone }. En tidigare version klarade bara hela timmar, så den följer inte sommartid. Välj en plats, så gör den det. Jag frågar bara en gång; du hittar det också under `/farkle zone`.
       *[yes] { $zone }.
    }
    Den styr meddelanden till dig, dina tysta timmar, dagens tärningar och omgångar som slutar ett visst klockslag, i partier där du är värd.
    -# Välj vad klockan är hos dig nu och sedan en plats, eller skriv en stad eller ett land efter `/farkle zone`.
zone-clock = Vad är klockan där just nu?
zone-hour = Från { $first } till { $last }
zone-place = Var? { $countries }
button-zone = Min tidszon
unknown-zone = Jag känner inte till någon enda plats som heter ”{ $typed }”. Välj ett av förslagen, till exempel en stor stad i samma land.
command-zone = Välj din tidszon
command-zone-place = En stad eller ett land

## Checking the dice

game-missing = Spelet är inte längre installerat här, så tärningarna kan inte kontrolleras. Fråga dem som driver boten.
no-proof = Texten har inget sigill, inga anslutningar eller ingen hemlighet, så tärningarna kan inte kontrolleras.
verify-right = Tärningarna föll precis som det var bestämt före partiet.
verify-stopped = Partiet avbröts innan det var slut. Allt fram till dess stämmer.
verify-differs = Något stämmer inte. { $throws } slag med { $dice } { $dice ->
    [one] tärning
   *[other] tärningar
  } räknades om.
secret-unfit = hemligheten passar inte sigillet
secret-altered = slagen stämmer inte heller med den här hemligheten, så det var inte den som användes
commitment-altered = slagen passar hemligheten, men sigillet gör det inte
dice-differ = slag { $throw }: i filen står { $given }, hemligheten ger { $right }
dice-differ-more = { $count ->
    [one] ett slag till stämmer inte
   *[other] { $count } slag till stämmer inte
  }
joins-altered = nästan inget slag stämmer med hemligheten och den här delen från spelarna, så något i den, eller dess ordning, har ändrats
throws-swapped = det här slaget och det på rad { $other } har bytt plats
throw-missing = slag { $throw } saknas före den här raden, så alla senare kommer ett steg för tidigt
throw-too-many = det här slaget är ett för mycket; utan det stämmer alla senare
verify-commitment = Hemligheten passar sitt sigill, koden som visades före första slaget: { $commitment }
verify-dice = { $throws ->
    [0] Det fanns inga slag att räkna om.
   *[other] { $throws } slag med { $dice } { $dice ->
        [one] tärning
       *[other] tärningar
        } räknades om, och varje tärning stämmer.
    }
verify-by-lot = Lottningen om vem som börjar stämmer också.
verify-rules = Allt som hände följer reglerna.
verify-proves = Vad det bevisar: ingen tärning valdes ut eller ändrades. Varje tärning bestäms av { $of_day ->
    [yes] dagen
   *[no] spelarnas del, alltså deras tryck på Gå med, Anta och Starta,
    } och av en hemlighet som valdes innan dess sigill visades. Jämför koderna med dem som boten visade dig före första slaget. Det bevisar inte att de som driver boten har hållit hemligheten för sig själva.
check-head = ### 🎲 Tärningarna i parti { $id }
check-file = -# Filen har allt du behöver: `python -m bot verify` kontrollerar den var som helst, och `docs/dice.md` förklarar hur man gör det utan boten.
secret-yet = **Vad som bestämmer tärningarna i det här partiet**
    När partiet öppnades gjorde boten en slumpmässig hemlighet. Dess sigill är en kod som inte passar någon annan hemlighet (SHA-256): `{ $commitment }`.
    Tärningarna bestäms också av spelarnas del, deras tryck på Gå med, Anta och Starta{ $fingerprint ->
        [none] {""}
       *[other] {""}. Dess fingeravtryck är `{ $fingerprint }`, en kort kod
    }.
    Hemligheten visas när partiet är slut, och **Kolla tärningarna** räknar då om varje slag, så ingen, inte ens boten, kan välja ut eller ändra en tärning.
shared-secret-yet = Andra kanske fortfarande spelar med de här tärningarna. Du kan kontrollera dem när deras hemlighet är offentlig.
no-ended-game-here = Här finns inget { $won ->
    [yes] vunnet
   *[no] färdigspelat
    } parti än. Ett annat får du upp med `/farkle { $won ->
    [yes] review
   *[no] verify
    } game:12` (numret står i `/farkle history`).
command-review = Tur och beslut i ett färdigspelat parti
command-verify = Kontrollera att ett partis tärningar var bestämda innan det började
command-verify-game = Ett parti härifrån, eller numret på ett annat (annars det senaste som slutade här)
choice-ended-game = { $title } · { $players } spelare · parti { $id }

## Rule sets

clash-needs-other = { $option } och { $other }: den första gör inget utan den andra
fault-unknown-option = { $similar ->
    [none] { $option }: det finns inget sådant alternativ
   *[other] { $option }: det finns inget sådant alternativ; menade du { $similar }?
  }
fault-bad-value = { $option }: { $given } är inte tillåtet; tillåtet: { $allowed }
fault-bad-text = { $option }: måste vara vanlig text på högst { $most } tecken, utan adresser (sätt ett mellanslag efter punkt)
fault-no-such-base = { $similar ->
    [none] base: det finns inga regler ”{ $given }” att bygga på
   *[other] base: det finns inga regler ”{ $given }” att bygga på; menade du { $similar }?
  }
fault-no-such-game = game: det finns inget ”{ $given }” här; tillåtet: { $games }
fault-other-game = game: { $base } är regler för { $game }, inte för { $given }
fault-not-in-files = { $option }: bara boten ställer in det, för tärningar som alla får
fault-too-large = filen är större än { $most } KiB
fault-not-utf8 = filen är inte UTF-8-text, eller har ett tecken som YAML inte tillåter
fault-not-yaml = filen är inte YAML: { $problem }
fault-empty = filen måste lista alternativ, vart och ett som ”namn: värde”: ange minst en titel, eller ett alternativ som skiljer sig
fault-alias = filen måste vara enkel: inga ankare eller alias (& och *), inga taggar (!), och inget djupare än { $most } nivåer
fault-twice = { $option }: angivet två gånger

## What people may not do at a table

game-ended = Partiet är slut. Tryck på **Revansch** under resultatet, eller öppna ett nytt med `/{ $game } start`.
no-such-game = Det partiet finns inte längre. Öppna ett nytt med `/farkle start`.
unreadable-game = Det här partiet går inte längre att läsa, så det går inte att spela. En serveradmin kan avsluta det med `/farkle stop`.
not-begun = Partiet har inte börjat än. Värden trycker på **Starta** i lobbyn.
lobby-closed = Lobbyn är stängd. Öppna en ny med `/{ $game } start`.
begun-already = Partiet har redan börjat. `/farkle board` visar det, och `/{ $game } start` öppnar ett annat.
sits-already = Du är redan med. Värden, <@{ $host }>, startar partiet.
sits-as-host = Du är redan med, som värd. Vänta på en vän, eller tryck på **Spela mot dator**; **Starta** dyker upp när ni är tillräckligt många.
sits-not = Du är inte med i det här partiet, eller har lämnat det. Öppna ett eget med `/{ $game } start`.
sits-not-yet = Du är inte med i det här partiet än. Tryck på **Gå med** för att få en plats.
removes-host = Vill du ge upp din egen plats trycker du på **Lämna** i lobbyn.
removed-already = Hen har redan lämnat lobbyn. **Mer** visar vilka som är där nu.
sat-down-too-often = Du har redan gått med i den här lobbyn { $most } { $most ->
    [one] gång
   *[other] gånger
    }. Vänta på nästa parti, eller öppna ett med `/{ $game } start`.
table-full = Det finns ingen ledig plats kvar (högst { $most } kan vara med). Öppna ett annat parti med `/{ $game } start`.
only-host = Bara värden, <@{ $host }>, kan göra det. Svarar hen inte kan du öppna en egen lobby med `/farkle start`, eller be någon av serverns medhjälpare att pausa eller avsluta partiet.
host-first = Just nu kan bara värden, <@{ $host }>, starta partiet. Händer inget före <t:{ $at }:t> kan du.
too-few-players = Ni måste vara minst 2: någon annan måste trycka på Gå med först.
no-hints = Tips är avstängda i det här partiet. Värden ställer in det i lobbyn.
game-not-shown = { $game } är inte längre installerat här, så det går varken att spela eller visa. `/farkle stop` avslutar ändå partierna, och `/farkle verify` skickar färdigspelade som text.
not-in-this-game = { $feature ->
    [hints] Det här spelet har ingen coach, så det finns inga tips. Utgå från det som brädet visar.
   *[review] Det här spelet har ingen coach, så det finns ingen analys. `/farkle history` visar det omgång för omgång.
    }
hint-unavailable = Coachen går inte att nå just nu. Försök igen om en stund.
beyond-coach = Coachen kan inte räkna på de här reglerna. Utgå från det som brädet visar.
not-your-turn = Nu är det <@{ $player }> som spelar. Vänta på din tur.
passed-over = Du missade din tur och hoppas över. Tryck på **Jag är tillbaka** först.
stale = Partiet har gått vidare sedan dess. Använd det senaste brädet.
moves-lost = De senaste dragen i partiet är borta: databasen är äldre än det du såg. Tryck på en knapp på brädet igen för att se var det fortsätter.
old-board = Det här brädet är gammalt. Partiet fortsätter här: { $link }
not-over = Partiet pågår fortfarande. Försök igen när det är slut.
rematch-open = Revanschen är öppen: { $link }
rematch-joined = Du har en plats i revanschen: { $link }
unknown-button = Den här knappen gör inget här. `/farkle board` visar ditt parti med knappar som fungerar.
only-on-servers = Det här fungerar bara på en server. Gör det i en kanal på en server där jag är med.
only-yourself = Här visas bara dina egna partier. På en server där jag är med visas också de andra spelarnas.
not-on-this-server = Jag är inte med på den här servern. En serveradmin kan bjuda in mig; sedan kan jag hålla partier här. `/farkle start` fungerar också i ett direktmeddelande till mig.
answers-are-private = Bara du skulle se ett parti här, för kanalen döljer det som dina egna appar skriver (behörighet: Använd externa appar). Kör `/farkle start` i en gruppchatt, eller i ett direktmeddelande med en vän eller med mig.
help-head = ## { $games }
help-first = Slå tärningarna och spara det som ger poäng. Välj sedan: slå vidare för att få mer, eller stanna och säkra poängen? Spela mot **vänner** eller **datorer**, från en försiktig till en som aldrig gör fel.
    Skriv `/farkle start`, eller tryck på en knapp. På din tur trycker du på **Slå**; från din andra omgång slår boten det första slaget åt dig.
help-to-first = ◀ Hjälp
help-to-computer = Spela mot dator
help-to-friends = Spela med vänner
help-to-rules = Regler
help-to-commands = Alla kommandon
help-computers = ### Spela mot dator
    De här kan du spela mot, och de låter dig aldrig vänta:
    { $characters }
    Knapparna startar ett parti direkt, mot den första av dem. Vill du möta någon annan öppnar du en lobby (**Spela med vänner**) och väljer **Lägg till en dator…**; du kan lägga till så många du vill. Sådana partier räknas inte för rating.
help-computer = - { $name }: { $about }
help-friends = ### Spela med vänner
    {""}**1.** Tryck på ett spel nedan, eller skriv `/farkle start`: en lobby öppnas i den här kanalen.
    {""}**2.** Dina vänner trycker på **Gå med**. **Bjud in…** kallar på dem.
    {""}**3.** Du trycker på **Starta**.
    Kan ni inte spela samtidigt? `/farkle challenge` utmanar en person i ett direktmeddelande, och då har ni en dag på er för varje omgång.
help-commands = ### Alla kommandon · { $page } av { $pages }
help-command = `/{ $name }` { $about }
page-privacy = -# [Vad boten sparar om dig]({ $url })
page-terms = -# [Villkor]({ $url })
unknown-command = Kommandot fungerar inte så längre. `/farkle help` visar vad som finns.
no-game-here = Inget parti pågår i den här kanalen. Starta ett, eller spela ett annat av dina:
no-such-game-here = Det finns inget sådant parti i den här kanalen. Det kanske är slut. `/farkle board` visar dina.
games-head = ### Dina öppna partier
no-open-games = Du har inga öppna partier. Utmana en vän med `/farkle challenge`, eller starta ett:
own-game = [**{ $title }**]({ $link }){ $opponents ->
    [none] {""}
   *[other] {" "}med { $opponents }
    }{ $id ->
    [none] {""}
   *[other] {" "}· parti { $id }
    }
own-game-state = { $state ->
    [lobby] Väntar på start. Lobbyn stängs <t:{ $due }:f>.
    [invited] **Du är utmanad.** Du kan anta utmaningen fram till <t:{ $due }:f>.
    [paused] ⏸️ Pausat. Näst på tur: { $player }.
    [asleep] 💤 Vilar tills någon som är borta kommer tillbaka.
    [claimed] ⏳ Någon kräver vinsten. Det avgörs <t:{ $due }:f>, om ingen trycker på **Jag är tillbaka** på brädet.
    [waits] **Din tur** till { $soon ->
        [yes] <t:{ $due }:t>
       *[no] <t:{ $due }:f>
        }.
   *[other] Väntar på { $player } till { $soon ->
        [yes] <t:{ $due }:t>
       *[no] <t:{ $due }:f>
        }.
    }
own-game-points = Poäng: du { $points }{ $others ->
    [none] {""}
   *[other] , bäst av de andra { $others }
    }
button-start-game = Starta { $game }
button-challenge-to = Utmana i { $game }
button-play-game = Spela
button-show-game = Visa
button-games = Mina partier
several-games-here = Flera partier pågår här. Vilket?
choose-meant = Välj ett parti
game-state = { $state ->
    [lobby] väntar på start
    [waits] väntar på dig
    [paused] pausat
    [asleep] vilar
   *[other] pågår
    }
no-such-rules-here = Det finns inga regler som heter ”{ $name }”. Välj ur listan medan du skriver.
rules-of-other-table = { $title } spelas med `/{ $game } start`.
typed-not-here = `/farkle roll`, `keep` och `bank` är för Farkle. Använd knapparna i det här partiet: { $link }
busy = Jag håller fortfarande på med dina senaste tryck. Vänta lite.
not-on-that-server = Jag är inte längre med på partiets server, så ingen kan göra något där. En serveradmin kan bjuda in mig igen.
not-in-this-channel = Du kan inte öppna partier i den här kanalen. Öppna dina i { $channels }
channels-gone = Alla spelkanaler på den här servern är borttagna. En serveradmin kan välja andra med `/farkle-setup settings`.
bot-may-not = Jag saknar { $permissions } i { $channel }, så jag kan inte kalla på spelare där. En serveradmin kan ge mig det, eller så spelar du i en annan kanal.
may-open-no-thread = Jag saknar { $permissions } i { $channel }, så partiet stannar i kanalen. En serveradmin kan ge mig det.
channel-full = { $slow ->
    [yes] Högst { $most } { $most ->
        [one] långsamt parti
       *[other] långsamma partier
        } (en timme eller mer per omgång) kan pågå samtidigt i en kanal.
   *[no] Högst { $most } { $most ->
        [one] parti
       *[other] partier
        } kan pågå samtidigt i en kanal, utöver långsamma. Där jag är med kan admins ändra det med `/farkle-setup settings`.
    } Gå med i något av dem, eller vänta tills det är slut: { $games }
sits-enough = { $slow ->
    [yes] Du kan vara med i högst { $most } { $most ->
        [one] långsamt parti
       *[other] långsamma partier
        } (en timme eller mer per omgång) samtidigt här.
   *[no] Du kan vara med i högst { $most } { $most ->
        [one] parti
       *[other] partier
        } samtidigt här, utöver långsamma. Där jag är med kan admins ändra det med `/farkle-setup settings`.
    } Spela klart ett först, eller lämna det (`/farkle leave`): { $games }
being-deleted = Dina uppgifter håller på att raderas. Vänta lite och försök sedan igen. Hjälper inte det: `/farkle privacy`, **Radera mig**.
deleted-lately = Du har raderat dina uppgifter. Du kan öppna lobbyer och utmana folk igen <t:{ $again }:R>. Gå med i någon annans lobby så länge.
former-too-long = Jag vet inte längre vem det var: uppgifterna raderades för mer än 7 dagar sedan. Kommer det en ny utmaning kan du blockera där.
too-many-lobbies = Du kan öppna högst { $most } { $most ->
    [one] lobby
   *[other] lobbyer
    } på { $minutes } { $minutes ->
    [one] minut
   *[other] minuter
    }. Öppna nästa <t:{ $again }:R>, eller gå med i någon annans.
challenges-oneself = Du kan inte utmana dig själv. Vill du spela ensam lägger du till en dator i en lobby: `/farkle start`
challenged-already = Du har redan utmanat hen. Utmaningen kan antas fram till <t:{ $due }:f>: { $link }
challenged-you = Hen har redan utmanat dig. Anta eller tacka nej här: { $link }
challenged-lately = Du kan utmana <@{ $player }> igen <t:{ $again }:f>. Öppna en lobby i en kanal ni delar så länge: `/farkle start`
cannot-be-challenged = <@{ $player }> kan inte utmanas just nu. Försök igen senare, eller öppna en lobby i en kanal ni delar: `/farkle start`
too-many-challenges = Du kan skicka högst { $most } { $most ->
    [one] utmaning
   *[other] utmaningar
    } i timmen. Skicka nästa <t:{ $again }:R>, eller öppna en lobby: `/farkle start`
messages-are-closed = Jag kan inte skicka direktmeddelanden till <@{ $player }>. Hen måste tillåta dem på en server som vi delar, eller lägga till mig bland sina appar. Spela i en kanal ni delar så länge: `/farkle start`
your-messages-are-closed = Jag kan inte skicka direktmeddelanden till dig, och där skulle ditt bräde vara. Tillåt dem i sekretessinställningarna för en server som vi delar, eller lägg till mig bland dina appar. Försök sedan igen.
rematch-called-off = Revanschen är stängd. `/farkle start` öppnar en ny lobby.
board-is-here = Brädet är här: { $link }
not-shown = Discord hade problem, så jag kunde inte göra klart det. Försök igen om en stund.
too-late-for-form = Det tog för lång tid, så inget formulär kunde öppnas. Tryck igen.
shown-elsewhere = Klart. `/farkle board` visar ditt parti igen.
lobby-not-shown = Discord lät mig inte visa en lobby här, så ingen är öppen. Försök igen om en stund, eller i en annan kanal.
not-stored = Jag kunde inte spara det just nu. Ditt parti är tryggt: tryck igen om en stund.
nothing-stored = Jag kan varken läsa eller spara något just nu. Försök igen om några minuter.
incident = Något gick fel här, men inget parti är förlorat. `/farkle board` visar ditt igen. (incident { $id })

## The lobby

lobby-seat = { $player }{ $host ->
    [yes] {" "}(värd)
   *[no] {""}
    }
lobby-players = { $players }. { $free ->
    [0] Alla platser är tagna.
   *[other] { $free } till kan gå med.
    }
lobby-wait = { $state ->
    [alone] Alla kan trycka på **Gå med**. { $host } kan också välja **Spela mot dator**.
    [solo] Alla kan trycka på **Gå med**. { $host } kan också välja **Spela ensam** eller **Spela mot dator**.
    [lacking] Alla kan trycka på **Gå med**. { $missing } spelare till behövs.
   *[ready] { $full ->
        [yes] {""}
       *[no] Alla kan trycka på **Gå med**.{" "}
        }{ $host } trycker på **Starta** när alla är här.
    }
lobby-host-away = 💤 Om värden inte trycker på något på { $time } kan alla i lobbyn starta.
lobby-small = -# { $reason ->
    [shipped_rules] Ratingparti
    [other_target] Ratingparti, ovanligt mål
    [house_rules] Ratingparti, husregler
    [nowhere] Ingen rating här
    [hints] Ingen rating: tips
    [alone] Ingen rating: ensam
    [short] Ingen rating: kort parti
    [unrated] Ingen rating
   *[computer] Ingen rating: en dator spelar
    } · { $at_hour ->
    [yes] omgångar slutar <t:{ $at }:t>
   *[no] { $time } per omgång
    } · stängs <t:{ $closes }:R>{ $coach ->
    [yes] {""}
   *[no] {" "}· inga tips
    } · tärningar `{ $digits }`
lobby-turns = -# ⏳ { $at_hour ->
    [yes] Varje omgång slutar <t:{ $at }:t> ({ $hour }, { $place }), minst { $least } { $least ->
        [one] timme
       *[other] timmar
        } efter att den börjat.
   *[no] En omgång tar högst { $time }.
    }{ $free ->
        [0] {""}
       *[other] {" "}Ingen omgång slutar på { $days }.
    }{ $held ->
    [waits] {" "}Partiet väntar på spelare som är `/farkle away`.
    [plays-on] {" "}Ni får spela vidare utan spelare som är `/farkle away`.
   *[none] {""}
    }
lobby-counts = { $reason ->
    [shipped_rules] ⚖️ **Räknas för din rating på den här servern.**
    [other_target] ⚖️ **Räknas för din rating på den här servern**, men målet är inte det vanliga.
    [house_rules] ⚖️ **Räknas för din rating på den här servern**, med husregler.
    [nowhere] 🤝 **Ingen rating:** bara servrar har rating. Partiet räknas i din egen statistik.
    [hints] 🤝 **Vänskapsparti:** med tips räknas partiet inte för rating.
    [alone] 🤝 **Vänskapsparti:** partier du spelar ensam räknas inte för rating.
    [short] 🤝 **Vänskapsparti:** partier till { $quick } poäng eller mindre räknas inte för rating.
    [unrated] 🤝 **Ingen rating.**
   *[computer] 🤝 **Vänskapsparti:** när en dator är med räknas partiet inte för rating.
    }{ $rated ->
    [yes] {" "}Den som lämnar förlorar.
   *[no] {""}
    }{ $awards ->
    [off] {" "}Prestationer är { $rated ->
        [yes] avstängda.
       *[no] också avstängda.
        }
   *[on] {""}
    }
lobby-join = Gå med
lobby-start = Starta (värd)
lobby-start-alone = Spela ensam
lobby-cancel = Avbryt
lobby-how = Så spelar man
how-to-play-head = ### Så spelar man { $game } · { $page } av { $pages }
lobby-more = Mer
lobby-choose-rules = Spela med andra regler…
lobby-choose-own = Serverns egna regler…
lobby-hints-on = Tillåt tips
lobby-hints-off = Stäng av tips
lobby-opponent-out = Ta bort { $name }
lobby-opponents = Lägg till en dator…
lobby-no-coach = 🤖 De här reglerna har ingen coach: inga tips, ingen analys, och bara en enkel dator.
lobby-ended = Lobbyn för **{ $title }** är stängd. `/{ $game } start` öppnar en ny.
lobby-open-already = Du har redan en öppen lobby här: { $link }. `/farkle board` flyttar den längst ner. Ändra den här i kanalen, eller stäng den med **Avbryt**.
lobby-closing = ⏰ { $players }: lobbyn stängs <t:{ $closes }:R> om ingen startar partiet.
lobby-rematch = { $players }: { $host } vill ha revansch!
game-begins = { $dice } **{ $title }** · { $players } · parti { $id }
roll-off = { $throws }: { $player } börjar.
begins = { $player } börjar.
begins-in-thread = Partiet är igång i { $thread }.
fixed-commitment = -# Tärningar bestämda i förväg · `{ $commitment }`
fixed-fingerprint = -# Spelarnas del, fingeravtryck: `{ $fingerprint }`

## Challenges

challenge = { $you ->
    [host] ⚔️ Du har utmanat { $player } på ett parti här, i direktmeddelanden. Utmaningen kan antas fram till <t:{ $due }:f>. När det sker dyker ditt bräde upp här.
   *[invited] ⚔️ { $host } utmanar dig på ett parti här, i direktmeddelanden. Ni har varsitt bräde, och en dag på er för varje omgång. Du kan anta utmaningen fram till <t:{ $due }:f>.
    }
challenge-differs = Det här skiljer sig från **{ $title }**:
challenge-closed = { $reason ->
    [declined] { $you ->
        [host] { $player } tackade nej till din utmaning (**{ $title }**).
       *[invited] Du tackade nej till utmaningen från { $host } (**{ $title }**).
        }
    [withdrawn] { $you ->
        [host] Du drog tillbaka din utmaning till { $player }.
       *[invited] { $host } drog tillbaka utmaningen (**{ $title }**).
        }
    [expired] { $you ->
        [host] { $player } svarade inte på din utmaning (**{ $title }**) i tid. `/farkle challenge` frågar igen.
       *[invited] Utmaningen från { $host } (**{ $title }**) har gått ut. Vill du själv utmana hen gör du det med `/farkle challenge`.
        }
   *[closed] Den här utmaningen (**{ $title }**) är inte längre öppen. `/farkle challenge` skickar en ny.
    }
challenge-which = Utmana { $player } i vilket spel?
challenge-sent = Jag har skickat din utmaning till { $player }; den är öppen till <t:{ $due }:f>. Följ den här: { $link }
challenge-accept = Anta
challenge-decline = Tacka nej
challenge-block = Tacka nej och blockera
challenge-withdraw = Dra tillbaka
blocked-well = { $player } kan inte utmana dig längre, och får inte veta det.{ $game ->
    [running] {" "}Partiet fortsätter; **Lämna** avslutar det för dig.
   *[other] {""}
    } Du kan ångra det med `/farkle privacy`.
command-challenge = Utmana någon på ett parti via direktmeddelanden från mig
command-challenge-menu = Utmana på tärningsspel
command-challenge-player = Motståndaren

## Rules in short

short-scores = Ger poäng: { $scores }.
short-also = Dessutom: { $rules }
short-worth = { $what }: { $points }

## The board

board-seat = { $player } **{ $total }**
board-seat-left = { $player } **{ $total }** · har lämnat
board-asleep = 💤 Alla är borta, så partiet vilar. Vem som helst av spelarna kan trycka på **Jag är tillbaka**.{ $ends ->
    [unknown] {""}
   *[other] {" "}Annars slutar det <t:{ $ends }:R> utan vinnare.
    }
board-nobody-else = 💤 { $player }, ingen annan är här, och ingen spelar vidare ensam: partiet väntar på { $missing }. { $claims ->
    [yes] Kräv vinsten, eller avsluta partiet utan vinnare.
   *[no] Du kan avsluta det utan vinnare.
    }{ $ends ->
    [unknown] {""}
   *[other] {" "}Annars slutar det <t:{ $ends }:R> utan vinnare.
    }
board-claimed = ⏳ { $missing }: { $player } kräver vinsten. { $many ->
    [one] Tryck på **Jag är tillbaka** senast <t:{ $due }:f> (<t:{ $due }:R>), annars har du lämnat partiet.
   *[other] Om ingen av er trycker på **Jag är tillbaka** senast <t:{ $due }:f> (<t:{ $due }:R>) har ni lämnat partiet.
    }
board-paused = ⏸️ Partiet och klockan är pausade. Vem som helst av spelarna kan trycka på **Fortsätt**.
board-waits = Nu är det { $player } som spelar.
board-your-turn = { $player }, det är din tur: tryck på **Slå**.
board-held = ✈ { $player } är borta till <t:{ $until }:d>, och omgången väntar.
lobby-leave = Lämna
button-hint = Tips
button-back = Jag är tillbaka
button-play-on = Spela vidare utan { $player }
play-on-sure = **Spela vidare utan { $player }?** { $turn ->
    [yes] Omgången slutar nu, som om tiden var ute, och spelaren
   *[no] Spelaren
    } hoppas över tills hen trycker på **Jag är tillbaka**.
played-on-well = Spelaren hoppas över tills hen trycker på **Jag är tillbaka**.
button-claim = Kräv vinsten
button-end = Avsluta utan vinnare
button-resume = Fortsätt
button-skip = Hoppa över
button-block = Blockera
button-leave-for-good = Lämna partiet
leave-sure = Lämna partiet för gott? { $others ->
    [0] Partiet slutar, och ingen vinner.
    [one] Den andra spelaren vinner direkt.
   *[other] De andra spelar vidare, och du kan inte vinna längre.
    }{ $rated ->
    [yes] {" "}Partiet räknas för rating, så om du lämnar blir det en förlust.
   *[no] {""}
    }
left-well = Du har lämnat partiet.
not-away = Du är inte borta: platsen är fortfarande din.
nobody-else-here = Ingen annan är här, och ingen spelar vidare ensam. Tryck på **Kräv vinsten** eller **Avsluta utan vinnare** på brädet. `/farkle board` visar det.
claims-not = Du kan kräva vinsten när alla andra spelare hoppas över, om du själv har slagit i det här partiet.
claimed-already = Någon kräver redan vinsten. Det avgörs <t:{ $due }:R>, om ingen kommer tillbaka.
claims-held = <@{ $player }> är borta till <t:{ $until }:f> (`/farkle away`), så partiet väntar. Du kan avsluta det utan vinnare.
missing-yourself = Det är du: spela när det blir din tur.
paused-already = Den här omgången har redan pausats en gång. Du kan pausa nästa.
not-paused = Här finns inget parti att pausa eller fortsätta. `/farkle games` visar dina.
paused-well = **{ $title }**, parti { $id }, är pausat.
command-pause = Pausa ett parti där du är värd, eller andras partier om du är medhjälpare på servern
moved-down = { $title }: brädet är längre ner nu.
kept-until = -# Jag håller det här meddelandet uppdaterat till <t:{ $until }:t>. Därefter kan det vara gammalt: tryck på en knapp, eller kör `/farkle board`.
thread-gone = { $title }: jag kan inte skriva i tråden, så partiet fortsätter i den här kanalen.

## What happened in a turn

log-left = { $player } lämnade{ $lost ->
    [0] {""}
   *[other] {" "}· { $lost } borta
    }
turn-aside = { $player } är borta och hoppas över från och med nu. **Jag är tillbaka** på brädet ändrar det.
reminder-in-turn = ⏰ { $player }, du har tid till { $slow ->
    [yes] <t:{ $due }:f>
   *[no] <t:{ $due }:t>
    }.
reminder-after-absence = ⏰ { $player }, boten var borta: du har tid till { $slow ->
    [yes] <t:{ $due }:f>
   *[no] <t:{ $due }:t>
    }.
turn-left = { $player } lämnar partiet{ $total ->
    [0] .
   *[other] {" "}med { $total } poäng.
    }
turn-instant-win = { $dice }: det vinner partiet direkt!

## The end

over-head = ### 🏆 { $players } { $many ->
    [one] vinner
   *[other] delar på vinsten
    }: { $total } poäng!
over-shared = -# Det blev lika, och med de här reglerna delas vinsten.
over-head-left = ### 🏆 { $players } vinner: alla andra har lämnat.
over-head-at-once = ### 🏆 { $player } vinner direkt!
over-seat = **{ $place }.** { $letter ->
    [none] {""}
   *[other] `{ $letter }`{" "}
    }{ $player } **{ $total }**
over-left = har lämnat
# As in English.
over-rating = rating { $value } ({ $change })
over-best = { $way ->
    [new] 🏅 **Nytt rekord här med de här reglerna!** Tidigare: **{ $best }**
    [level] 🏅 Lika bra som rekordet här med de här reglerna: **{ $best }**
   *[below] Rekordet här med de här reglerna: **{ $best }** (nu: { $total })
    }{ $percent ->
    [0] .
   *[other] { $way ->
        [below] . Bättre än **{ $percent } %** av
       *[other] {" "}på
        } { $games ->
        [one] ett tidigare parti
       *[other] { $games } tidigare partier
        }.
    }
over-spread = { $least } till { $most }: **{ $people }**{ $mine ->
    [yes] , inklusive dig
   *[no] {""}
    } { $bar }
button-share = Dela
over-shared-alone = 🎲 { $player } · **{ $title }** · **{ $total }** poäng
shared-already = Det här resultatet har redan delats i den här kanalen.
over-awards = 🎖 { $player }: { $names }
over-luck = 🔍 { $exact ->
    [no] Troligen:{" "}
   *[yes] {""}
    }{ $dice ->
    [even] Tärningarna var rättvisa mot alla
   *[somebody] { $lucky } hade { $seats ->
        [2] bättre tärningar
       *[other] de bästa tärningarna
        }
    }{ $play ->
    [even] .
    [same] {" "}och spelade också { $seats ->
        [2] bättre
       *[other] bäst
        }.
   *[other] { $dice ->
        [even] , och
       *[somebody] , men
        } { $skilled } spelade { $seats ->
        [2] bättre
       *[other] bäst
        }.
    }
over-review-alone = 🔍 { $player }: { $accuracy ->
    [none] inget val,{" "}
   *[other] precision { $accuracy } av 100,{" "}
    }{ $luck ->
    [0] och medelmåttiga tärningar.
   *[other] { $way ->
        [minus] och sämre tärningar än vanligt.
       *[plus] och bättre tärningar än vanligt.
        }
    }
over-stopped = ### { $title } slutade utan vinnare.
over-voided-by = -# { $manager }, moderator, ogiltigförklarade det: det räknas inte på den här servern.
over-stopped-by = { $manager }, medhjälpare på den här servern, avslutade det. Ingen vinner, och partiet räknas inte.
over-in-thread = -# Revanschen och tärningskontrollen finns här: { $link }
button-rematch = Revansch
button-check = Kolla tärningarna
button-review = Analys
stop-sure = **Avsluta det här partiet ({ $title })?** { $others ->
    [0] Ingen annan är här, så det slutar direkt.
   *[other] Det slutar bara om alla går med på det: { $players }.
    } Då vinner ingen, och { $left ->
    [0] det räknas inte.
   *[other] det räknas bara för dem som har lämnat det.
    }
    Om du lämnar i stället { $remaining ->
    [0] slutar partiet, och ingen vinner.
    [one] vinner den andra spelaren direkt.
   *[other] fortsätter partiet utan dig.
    }{ $rated ->
    [yes] {" "}Det räknas för rating, så om du lämnar blir det en förlust.
   *[no] {""}
    }
helper-sure = { $what ->
    [pause] **Pausa parti { $id } ({ $title }) med { $players }?** Vem som helst av spelarna kan trycka på **Fortsätt**.
   *[stop-void] **Avsluta parti { $id } ({ $title }) med { $players }?** Ingen vinner, och partiet räknas inte. Partiet och historiken visar att du avslutade det.
    } Admins ser det i loggen.
helper-why = Varför? (får lämnas tomt)
helper-why-about = Serverns admins läser det i /farkle-setup log.
reason-with-address = Ett skäl får inte innehålla en adress. Skriv det utan (sätt ett mellanslag efter punkt). Du skrev: `{ $typed }`
button-helper = { $what ->
    [pause] Pausa partiet
   *[stop-void] Avsluta partiet
    }
stop-question = ✋ { $host } vill avsluta det här partiet (**{ $title }**). Om alla går med på det vinner ingen, och { $left ->
    [0] det räknas inte.
   *[other] det räknas bara för dem som har lämnat det.
    } Till dess fortsätter det.
    Har inte svarat än: { $players }
    -# Parti { $id }
stop-asked = Jag har frågat de andra. Partiet fortsätter tills alla går med på det.
stop-asked-already = Du har redan frågat de andra, och de kan gå med på det till <t:{ $until }:f>. Tills alla gjort det fortsätter partiet.
stop-not-asked = Ingen ber dig att avsluta partiet. Värden kan fråga med `/farkle stop`.
stop-agreed-already = Du har redan gått med på det. De andra måste också göra det.
helper-plays = Du spelar eller har spelat i det här partiet eller dess turnering, så du kan inte avsluta eller pausa det åt de andra. Fråga värden, <@{ $host }>, eller någon medhjälpare eller admin på servern som inte spelar.
button-stop = Avsluta partiet
button-stop-ask = Fråga alla
button-stop-agree = Gå med på att avsluta
stopped-well = **{ $title }**{ $id ->
    [none] {""}
   *[other] , parti { $id },
    } är avslutat.

## Yahtzee

over-alone = ### 🏁 { $player } slutar på { $total }!
over-alone-left = ### { $title } slutade { $seats ->
    [one] i förtid.
   *[other] utan vinnare: alla har lämnat.
    }

## Opponents

computer = 🤖 { $name }{ $number ->
    [one] {""}
   *[other] {" "}{ $number }
    }
character-timid = Försiktiga Frida
character-timid-about = Nöjer sig med få poäng. Bra för ett första parti
character-steady = Stadiga Sten
character-steady-about = Spelar för poängen, struntar i ställningen och slarvar ofta
character-keen = Kaxiga Kim
character-keen-about = Spelar för att vinna och gör något misstag ibland
character-perfect = Perfekta Pia
character-perfect-about = Kan oddsen för varje slag och gör inga misstag
character-plain = Enkla Elsa
character-plain-about = Spelar utan coach
no-opponents = Det finns ingen motståndare att ta bort. Lägg till en först.
opponents-turn = Nu är det datorns tur. Den spelar strax.
board-opponent = { $player } spelar strax.
computer-plays = { $player } spelar:

## Looking back at a game

review-head = ### 🔍 Analys: { $title } · parti { $id }
review-picture = -# **Vinstchanser** per runda. Bokstäver: se namnen ovan.{ $blunders ->
    [0] {""}
   *[other] {" "}Kryss: blundrar.
    }{ $decisive ->
    [0] {""}
   *[other] {" "}Siffror: det som avgjorde partiet.
    }
review-decision = ### 🔍 { $title } · parti { $id }
    -# Beslut { $number } av { $most }
review-yours = { $count ->
    [one] **{ $quality ->
        [blunder] Din blunder
       *[mistake] Ditt misstag
        }**
   *[other] { $all ->
        [yes] **Dina { $counts }**
       *[no] **Dina värsta: { $counts }**
        }
    }
review-yours-none = **Inga blundrar, inga misstag.** Bra spelat!
review-mistake = Runda { $round }: { $choice }. { $verdict }
review-verdict = { $quality ->
    [best] Bästa valet.
    [good] Bra. Lite bättre: { $better }.
    [inaccuracy] Oprecist. Bättre: { $better }.
    [mistake] Misstag. Bättre: { $better }.
   *[blunder] Blunder. Bättre: { $better }.
    }
review-no-choice = Det fanns inget annat val.
review-choices = { $choices } val: { $counts }
review-count = { $quality ->
    [best] { $count } bästa
    [good] { $count } bra
    [inaccuracy] { $count ->
        [one] 1 oprecist
       *[other] { $count } oprecisa
        }
    [mistake] { $count } misstag
   *[blunder] { $count ->
        [one] 1 blunder
       *[other] { $count } blundrar
        }
    }
review-decisive = Det som avgjorde partiet:
review-part = { $part ->
    [dice] tärningar
    [play] spel
    [absence] frånvaro
    [others] motståndare
   *[rest] motståndare och osäkerhet
    }{"\u00A0"}{ $sign }{ $size }{ $unit ->
    [points] {""}
   *[other] {"\u00A0"}%
    }
review-exact = Exakt: tärningar, spel och motståndare utgör hela skillnaden. Spel är vad misstag kostar.
review-estimated = Uppskattat: siffrorna är inte helt exakta.
review-too-long = Partiet är för långt för en analys: det har mer än { $most } slag, val och andra händelser.
review-improving = Jag räknar fortfarande på vinstchanserna med de här reglerna. Fråga igen om några minuter; här är poängen per runda så länge.
review-points-only = Jag vet inte vinstchanserna med de här reglerna, så här är poängen per runda.
hint-head = { $thrown ->
    [none] 💡 **Tips**
   *[other] 💡 **Tips** för { $thrown }
    }
hint-choice = { $place }. **{ $choice }** · { $worth }
hint-improving = -# Jag räknar fortfarande på vinstchanserna med de här reglerna. Fråga igen om några minuter.
review-played = Spelat: { $choice }{ $thrown ->
    [none] .
   *[other] . Slog { $thrown }.
    }
alt-review = Hur troligt det var att varje plats skulle vinna, från partiets början till slut. { $seats }.
alt-review-seat = { $player }: { $start } % i början, { $end } % i slutet

## Commands

command-farkle = Spela Farkle i den här kanalen
command-start-rules = Vilka regler (annars standardreglerna)
command-start-target = Poäng som krävs för att vinna (annars som i reglerna)
command-board = Flytta ett partis bräde längst ner i kanalen
command-games = Dina öppna partier, var de än är: spela dem direkt här (bara du ser dem)
command-leave = Lämna ett parti
command-hint = Fråga coachen vad du ska göra på din tur (bara du ser svaret)
command-stop = Avsluta ett parti utan vinnare: som värd, om alla går med på det, eller som medhjälpare
command-roll = Slå tärningarna, som med knappen
command-keep = Välj vilka tärningar du sparar, som när du trycker på dem
command-keep-dice = Tärningarna, till exempel 1 1 5
command-bank = Stanna på omgångens poäng, som med knappen
command-help = Hur man spelar, och allt du kan göra här (bara du ser det)
command-game = Vilket parti, om det finns flera
choice-rules = { $title } · { $summary }
choice-game-unreadable = { $title } · går inte att läsa{ $id ->
    [none] {""}
   *[other] {" "}· parti { $id }
    }
choice-game = { $title }{ $target ->
    [0] {""}
   *[other] {" "}· till { $target }
    } · { $players } spelare{ $sits ->
    [yes] , inklusive dig
   *[no] {""}
    } · { $state }{ $id ->
    [none] {""}
   *[other] {" "}· parti { $id }
    }
bad-target = Med de här reglerna kan inget parti sluta vid det målet: { $problem }
command-rules = Alla regler som finns här, med förklaringar
command-setup = Farkles inställningar för den här servern
command-setup-default = Välj den här serverns standardregler
command-setup-make = Gör egna regler utifrån andra
command-setup-edit = Ändra dina egna regler, steg för steg
command-setup-rename = Byt namn på dina egna regler
command-setup-delete = Ta bort egna regler
command-setup-import = Lägg till regler från en YAML-fil
command-setup-export = Hämta regler som en YAML-fil
command-setup-name = Vilka regler
command-setup-title = Titel på dina regler, högst 40 tecken
command-setup-file = En YAML-fil, som vid export

## A rule set in words

words-turn = **Din tur**
words-winning = **Att vinna**
words-points = { $points }
number-of-dice = { $dice } { $dice ->
    [one] tärning
   *[other] tärningar
    }
option-dice = Antal tärningar
option-three-pairs = Tre par

## A server's own rules

rules-list-head = ### { $game }: de här reglerna kan du spela med
    { $starts }
rules-list-other = { $game } i stället
rules-list = Alla regler
rules-list-line = **{ $title }**{ $default ->
    [yes] {" "}(förval här)
   *[no] {""}
    }
    { $summary }
rules-list-own = husregler, byggda på { $base }
rules-choose = Visa regler för…
rules-head = ### { $title }
rules-start = Spela: `/{ $game } start rules:{ $typed }`
shipped-stays = { $title } är inbyggda regler och kan inte ändras. Gör egna utifrån dem: `/farkle-setup make`.
changed-meanwhile = Någon annan har ändrat ”{ $title }” under tiden. Öppna igen med `/farkle-setup edit`.
title-taken = Det finns redan regler som heter ”{ $title }”. Välj en annan titel.
too-many-rule-sets = En server kan ha högst { $most } { $most ->
    [one] egen regeluppsättning
   *[other] egna regeluppsättningar
    }. Ta bort en först: `/farkle-setup delete`.
setup-default-set = `/{ $game } start` spelar nu **{ $title }** som standard.
setup-made = Klart: **{ $title }**. Ändra nedan, steg för steg.
setup-renamed = Reglerna heter nu **{ $title }**.
setup-deleted = Borttaget: **{ $title }**. Pågående partier behåller reglerna. Här är de som fil, ifall du vill ha dem tillbaka.
setup-delete-sure = **Ta bort { $title }?** De är standard för `/{ $game } start`. Ny standard blir *{ $next }*. Pågående partier behåller sina regler, och du får dem som en fil.
button-delete-rules = Ta bort
setup-import-form = Regler från en fil
setup-imported = Tillagt: **{ $title }**. `/{ $game } start rules:{ $typed }` spelar med de reglerna.
setup-exported = Här är **{ $title }** som en fil. `/farkle-setup import` läser in den igen, här eller någon annanstans.
file-too-large = Filen är större än { $most } KiB, för stor för regler.
faults-head = De här reglerna går inte att spela, så inget ändrades:
and-more = … och { $count } till
editor-head = ### Redigerar { $title }
editor-no-change = Inga ändringar än. Välj vad du vill ändra.
editor-changed = Inte sparat än:
editor-change = **{ $option }**: { $before } → **{ $after }**
editor-save = Spara
editor-discard = Släng
editor-words = Reglerna i ord
editor-allowed = Tillåtet: { $allowed }
editor-again = Rätta
editor-saved = Sparat: **{ $title }**. Pågående partier behåller reglerna de började med.
editor-discarded = Dina ändringar är slängda.
editor-gone = Redigeringen är stängd. Öppna den igen med `/farkle-setup edit`.
rules-option = **{ $option }:** { $value }
value-yes = Ja
value-no = Nej
value-none = inget
lobby-remove = Ta bort en spelare…
lobby-target = Spela till…
lobby-target-option = Till { $target } poäng
lobby-seats = Platser…
lobby-seats-option = { $seats ->
    [one] Bara 1 spelare
   *[other] Upp till { $seats } spelare
    }
lobby-time = Tid per omgång…
lobby-zone = 🕒 { $zone }.{ $fixed ->
    [yes] {" "}Den följer inte sommartid. Välj en plats, så gör den det.
   *[no] {""}
    }
lobby-free-days = Ingen omgång slutar på… (högst { $most } { $most ->
    [one] dag
   *[other] dagar
    })
lobby-hour = Omgångar slutar varje dag senast…
lobby-hour-option = Senast { $time } varje dag
seats-taken = Så många är redan här: { $players }. Välj minst lika många platser.

## A server's settings

command-setup-settings = Kanaler, tid, gränser, medhjälpare, språk och vilka behörigheter jag saknar
command-setup-zone = Välj serverns tidszon: när dess dagar, veckor och månader börjar
command-setup-log = Vem som avslutade eller pausade andras partier, när och varför
log-head = ### Vad medhjälpare och moderatorer har gjort
    -# Senaste { $days } { $days ->
    [one] dagen
   *[other] dagarna
    }, nyast först.
log-former-helper = En medhjälpare som raderat sina uppgifter
log-empty = Ingen medhjälpare eller moderator har gripit in på sistone. Vilka som får göra det väljer du med `/farkle-setup settings`.
log-line = { $what ->
    [paused] ⏸️ { $who } pausade
    [closed] 🚪 { $who } stängde lobbyn för
   *[ended] 🛑 { $who } avslutade
    } **{ $title }**, [{ $id ->
    [none] meddelandet
   *[other] parti { $id }
    }]({ $link }) · <t:{ $at }:f>{ $reason ->
    [none] {""}
   *[other] {"\u000A"}-# { $reason }
    }
needs-manage-server = Du behöver behörigheten Hantera server här. Fråga en serveradmin.
only-channels = Välj högst { $most } { $most ->
    [one] kanal
   *[other] kanaler
    } på den här servern som jag kan skriva i. Inget ändrades.
only-roles = Välj högst { $most } { $most ->
    [one] roll
   *[other] roller
    } på den här servern, utan @everyone. Inget ändrades.
settings-head = ### ⚙️ Farkle på den här servern
    -# Ändringar gäller direkt. Öppna partier behåller sin tid per omgång.
settings-page-channels = Kanaler
settings-page-turns = Omgångar
settings-page-games = Partier
# As in English.
settings-page-server = Server
settings-page-roles = Roller
settings-back = ◀ Alla inställningar
settings-channels = **Kanaler:** { $many ->
    [0] { $gone ->
        [0] överallt
       *[other] inga kvar
        }
   *[other] { $channels }
    }{ $gone ->
        [0] {""}
        [one] {" "}(1 vald kanal är borttagen)
       *[other] {" "}({ $gone } valda kanaler är borttagna)
    }
settings-choose-channels = Bara i de här kanalerna…
settings-everywhere = Överallt
settings-helpers = **Medhjälpare:** { $many ->
    [0] inga
   *[other] { $roles }
    }
settings-about-helpers = -# De med de här rollerna får avsluta och pausa andras partier, precis som admins. `/farkle-setup log` visar vad de har gjort.
settings-power-to = { $who ->
    [everyone] Alla
   *[managers] Bara admins
    }
settings-power-moderating = **Moderatorer:** { $who ->
    [roles] { $roles } och admins
    [everyone] alla
   *[managers] bara admins
    }
    -# De stänger av folk, ogiltigförklarar partier och sköter andras turneringar med `/farkle-moderate`, men inte där de själva spelar. `/farkle-setup log` visar vad de har gjort.
settings-choose-power-moderating = Moderatorernas roller…
settings-choose-helpers = Medhjälparnas roller…
menu-turn-seconds = Vanlig tid per omgång
menu-longest-turn = Längsta tid som en värd får välja
menu-most-in-channel = Högst antal partier per kanal
menu-most-per-person = Högst antal partier per person
menu-zone = Tidszon
settings-about-zone = -# Topplistornas veckor och månader börjar vid midnatt där, och inlägg följer dess klocka. Det som redan pågår när du ändrar slutar ändå som planerat. Välj vad klockan är där nu och sedan en plats, eller skriv en efter `/farkle-setup zone`.
menu-locale = Språk
settings-as-discord-says = Som i Discord
settings-language-partly = { $language } ({ $percent } % översatt, resten är på engelska)
menu-boards = När turen går vidare
boards-as-needed = Samma bräde medan spelarna är där, annars ett nytt med ping
boards-one = Nytt bräde med ping, det gamla raderas
boards-in-place = Samma bräde, inga pingar
boards-fold = Nytt bräde med ping, det gamla blir en rad
settings-threads = **Trådar:** { $value ->
    [on] en för varje parti
   *[off] partierna stannar i kanalen
    }
settings-hints = **Tips:** { $value ->
    [on] tillåtna i nya partier om värden inte stänger av dem; med tips räknas partiet inte för rating
   *[off] avstängda om värden inte tillåter dem
    }
settings-switch = { $to ->
    [on] Aktivera
   *[off] Inaktivera
    }
settings-first-roll = **Första slaget:** { $value ->
    [on] automatiskt om det inte finns något att välja före det
   *[off] spelarna trycker på Slå
    }
settings-channels-gone = ⚠️ Alla valda kanaler är borttagna, så inga partier kan öppnas. Välj andra, eller överallt.
settings-lacks-head = ⚠️ **Jag saknar behörigheter:**
settings-lacks = { $channels }: { $permissions }
settings-lacks-nothing = ✓ Jag har alla behörigheter jag behöver.
permission-view-channel = Visa kanal
permission-send-messages = Skicka meddelanden
permission-create-public-threads = Skapa offentliga trådar
permission-send-messages-in-threads = Skicka meddelanden i trådar

## Records: small words

page-back = ◀ Bakåt
page-next = Nästa ▶
somebody = en spelare
former-player = en tidigare spelare
player-of-seat = spelare { $seat }
scope-here = Här
scope-own = Överallt · bara du ser det här
scope-all = Alla regler i { $game }
go-own = Mina partier överallt
go-history = Spelade partier
go-skill = Tur och skicklighet
go-awards = Prestationer
go-more = Regler och tid
go-calculation = Hur räknas det här?
go-everybody = Allas partier
go-list = Tillbaka till listan
go-game = Tillbaka till partiet
go-mistake = Nästa misstag
go-decisions = Alla beslut
go-review = Tillbaka till analysen
go-replay = Repris
go-export = Exportera
go-share = Visa för alla
choose-family = Vilka regler?
choose-order = Rangordna efter vad?
choose-period = När?
choose-game = Titta på ett parti…
period-all = Genom tiderna
period-month = Den här månaden
period-week = Den här veckan
period-day = I dag
# As in English.
order-rating = Rating
order-wins = Flest vinster
order-win-rate = Andel vinster
order-average = Snittpoäng per parti
order-best-turn = Bästa omgång
order-best-game = Bästa parti
order-accuracy = Bästa beslut
order-average-luck = Mest tur per parti

## What cannot be shown

no-games-yet = Du har inga färdigspelade partier att visa här än. `/farkle start` öppnar ett, och lobbyn säger om det räknas för rating.
no-games-of = Det finns inga färdigspelade partier med <@{ $player }> att visa här.
player-not-here = <@{ $player }> är inte på den här servern, och har aldrig spelat klart ett parti här.
bots-do-not-play = <@{ $player }> är en bot, och botar spelar inte här.
no-games-together = <@{ $first }> och <@{ $second }> har inte spelat klart något parti mot varandra här än.

## A player's record

card-head = ### 🎲 { $player }
    -# { $scope }
card-empty = Inga partier som räknas än.
card-against = **Mot datorer**
card-against-one = { $name }: vunnit { $wins } av { $games } · bäst { $best } poäng{ $longest ->
    [0] {""}
   *[other] {" "}· vinstsvit { $run }, längsta { $longest }
    }
card-games = **{ $games }** { $rated ->
    [yes] { $games ->
        [one] ratingparti
       *[other] ratingpartier
        }
   *[no] { $games ->
        [one] parti
       *[other] partier
        }
    } · vunnit **{ $wins }** · **{ $percent } %**
card-rating = Rating **{ $value }**{ $settled ->
    [no] , preliminär: { $missing ->
        [one] 1 parti
       *[other] { $missing } partier
        } kvar
   *[yes] {""}
    }
card-form = Form `{ $form }` · { $last ->
    [won] vann
   *[lost] förlorade
    } { $run ->
    [one] det senaste partiet
   *[other] de senaste { $run } partierna
    }
form-won = V
form-lost = F
card-game-points = **Per parti:** snitt { $average } poäng, bäst { $best }
card-skill = **Skicklighet:** precision { $accuracy } av 100 på { $choices } val · **Tur:** { $sign }{ $luck } % vinstchans per parti
card-rare = **Dessutom:** { $list }
card-comebacks = { $count ->
    [one] 1 comeback
   *[other] { $count } comebacker
    }
card-instant-wins = { $count ->
    [one] 1 direktvinst
   *[other] { $count } direktvinster
    }
card-skunks-given = { $count } motståndare blev jan
card-skunks-taken = blev jan { $count ->
    [one] en gång
    [2] två gånger
   *[other] { $count } gånger
    }
card-penalties = { $count } straff
card-lefts = lämnat { $count ->
    [one] 1 parti
   *[other] { $count } partier
    }
card-awards = **Prestationer:** { $names }
card-since = -# Första partiet: <t:{ $since }:D> · senaste: <t:{ $last }:R>
card-points = **Poäng i { $games ->
    [one] det senaste partiet
   *[other] de senaste { $games } partierna
    }**, nyast till höger; en stjärna är en vinst
card-alone = **Ensam:** { $games ->
    [one] 1 parti
   *[other] { $games } partier
    } · snitt { $average } · bäst { $best }
alt-points = Poäng per parti, äldst först: { $games }.
alt-game-won = { $points } (vunnet)

## A player's luck and skill

skill-head = ### 🔍 Tur och skicklighet: { $player }
    -# { $scope }
skill-empty = Inga partier här har analyserats än.
skill-picture = **{ $games ->
    [one] Det senaste partiet
   *[other] De senaste { $games } partierna
    }**, nyast till höger: precision ovan, tur nedan; en stjärna är en vinst
skill-about = **Precision** säger hur bra dina val var: 100 om vart och ett var det bästa; nybörjare får ungefär 60. **Tur** är vad tärningarna gav dig, i procent av en vinst. I längden är den 0 för alla.
    -# Bara ratingpartier för två räknas här, om jag kan bästa strategin för deras regler. Du behöver { $needed } val i dem för att hamna på topplistan.
alt-skill = Precision och tur i varje parti, äldst först: { $games }.
alt-skill-game = { $accuracy ->
    [none] inga val
   *[other] precision { $accuracy }
    }, tur { $sign }{ $luck } %{ $won ->
    [yes] , vunnet
   *[no] {""}
    }

## Head to head

duel-head = ### { $first } mot { $second }
    -# { $scope }
duel-games = **{ $games }** { $games ->
    [one] parti
   *[other] partier
    } mot varandra{ $level ->
    [0] .
    [one] , varav 1 lika.
   *[other] , varav { $level } lika.
    }
duel-lead = { $leads ->
    [yes] { $player } leder med **{ $ahead }–{ $behind }**
   *[no] Det står lika, **{ $ahead }–{ $behind }**
    }
duel-side = { $player }: vunnit { $wins } · { $points } poäng totalt, bäst { $best }
duel-last = **Senaste partierna**, med poäng och placering för { $player }
duel-game = `{ $letter }` { $points } poäng, plats { $place } av { $seats } · <t:{ $at }:R>

## Leaderboards

top-head = ### 🏆 { $order }
    -# { $about } · { $people ->
    [0] inga spelare än
   *[other] { $people } spelare
    }
top-empty = Ingen står på listan än. `/{ $game } start` öppnar ett parti.
top-line = **{ $place }.** { $player }{ $medal } · { $value } · { $games ->
    [one] 1 parti
   *[other] { $games } partier
    }
top-line-provisional = { $player } · { $value } · { $games ->
    [one] 1 parti
   *[other] { $games } partier
    }
top-provisional = **Preliminär** (färre än { $needed } { $needed ->
    [one] parti
   *[other] partier
    })
top-win-rate = **{ $percent } %**, vunnit { $wins }
top-value = **{ $value }**
top-luck = **{ $sign }{ $luck } %**
top-line-choices = **{ $place }.** { $player }{ $medal } · { $value } · { $choices } val
top-own = …
    { $line }{ $hidden ->
    [yes] {" "}· dolt för alla andra
   *[no] {""}
    }
top-needs = -# Du behöver { $needed ->
    [one] 1 ratingparti
   *[other] { $needed } ratingpartier
    } för att stå på listan.
top-needs-choices = -# Du behöver { $needed } val i analyserade partier för två för att stå på listan.
how-rating = **En enda siffra.** Du börjar på 1 000, går upp när du slutar före andra, och ner när du slutar efter: ju större överraskning, desto mer. Det är en försiktig uppskattning, så den stiger också lite medan boten lär känna dig. Tills du har spelat { $needed } { $needed ->
    [one] parti
   *[other] partier
    } är den preliminär, och listas för sig.
how-counts = **Vad som räknas.** Lobbyn säger det innan ett parti börjar. Rating och topplistor hör till en server. Partier med tips eller en dator räknas inte för rating.
    {""}**Att lämna** ett ratingparti är en förlust. Motståndarna får rating bara om du hade spelat { $turns } { $turns ->
    [one] omgång
   *[other] omgångar
    }.
    {""}**Samma personer:** inom { $days } { $days ->
    [one] dag
   *[other] dagar
    } påverkar varje nytt parti mot samma person din rating { $percent } % mindre än det förra.

## Finished games

past-head = ### 📜 Partier: { $player }
    -# Här · { $games ->
    [one] 1 parti
   *[other] { $games } partier
    }, nyast först
past-head-all = ### 📜 Allas partier
    -# Här · { $games ->
    [one] 1 parti
   *[other] { $games } partier
    }, nyast först
past-empty = Inga partier har spelats klart här än.
past-line = `#{ $id }` **{ $title }** · <t:{ $at }:R>{ $won ->
    [no] {" "}· ingen vinnare
   *[yes] {""}
    }
    { $seats }
past-voided = `#{ $id }` **{ $title }** · <t:{ $at }:R>
    🛑 { $players }: avslutat av { $manager }, medhjälpare på den här servern. Det räknas inte.
past-seat = { $won ->
    [yes] 🏆 {""}
   *[no] {""}
    }{ $player } { $points }
past-option = #{ $id } · { $title }
past-option-about = { $players } spelare · { $family } · bäst { $best }
game-head = ### 📜 { $title } · parti { $id }
    -# <t:{ $at }:f> · { $rounds ->
    [one] 1 runda
   *[other] { $rounds } rundor
    }{ $won ->
    [no] {" "}· ingen vinnare
   *[yes] {""}
    }
game-seat = { $letter ->
    [none] {""}
   *[other] **{ $place }.** `{ $letter }`{" "}
    }{ $player } **{ $points }**{ $won ->
    [yes] {" "}🏆
   *[no] {""}
    }
game-comeback = en comeback
game-rounds = **Poäng per runda.**{ $seats ->
    [1] {""}
   *[other] {" "}Bokstäver: se namnen ovan.
    }{ $target ->
    [none] {""}
   *[other] {" "}Streckad linje: { $target }.
    }
game-turning = **Där det vände**
game-swing = 🔄 { $up ->
    [yes] **Det vänder** i runda { $round }: { $player } går från { $before } poängs underläge till { $after } poängs ledning
   *[no] **Ledningen rinner bort** i runda { $round }: { $player } går från { $before } poängs ledning till { $after } poängs underläge
    }{ $idle ->
    [yes] {" "}för att tiden var ute
   *[no] {""}
    }.
game-exported = Partiet som text, spelarna efter plats. `python -m bot replay` spelar upp det.
alt-rounds = Poäng per runda, { $rounds ->
    [one] 1 runda
   *[other] { $rounds } rundor
    }. Till slut: { $ends }.
alt-rounds-seat = { $player } { $points }
replay-head = ### ▶️ { $title } · parti { $id }
    -# Omgång { $step } av { $steps }
replay-first = ⏮ Första
replay-last = Sista ⏭
replay-turn = **Runda { $round }:** { $player }
replay-idle = ⌛ Tiden är ute, och boten spelar:
replay-ended = och omgången är slut.
replay-over = 🏆 { $players } { $many ->
    [one] vinner
   *[other] delar på vinsten
    }.

## Privacy

privacy = ### 🔒 Vad jag sparar om dig
    { $games ->
    [0] Du har inga färdigspelade partier än.
   *[other] Du har **{ $games }** { $games ->
        [one] färdigspelat parti
       *[other] färdigspelade partier
        } på **{ $servers }** { $servers ->
        [one] server eller chatt
       *[other] servrar och chattar
        }. För varje parti sparar jag ditt Discord-id, id:t för trycket eller kommandot som gav dig platsen, dina slag och val med tider, och statistiken från dem.
    } Utöver partier sparar jag dina prestationer, lobbyerna du öppnat, utmaningar, vilka du blockerar, vilka meddelanden du vill ha, när partier får pinga dig, ditt språk, vilkas utmaningar du tar emot, dina dagar med dagens tärningar, och om du är med på topplistorna.
    Ditt namn, din bild och det du skriver i Discord sparas inte.
privacy-listed = Du är med på topplistorna.
privacy-hidden = Du är dold på topplistorna, och bara de som du har spelat med kan öppna dina partier. I din egen statistik syns du fortfarande.
button-own-settings = Mina inställningar
own-settings = ### ⚙️ Dina inställningar
    De gäller på alla servrar. Det som bara du ser är på ditt språk; det som alla ser är på serverns.
own-pings = När partier pingar dig
own-pings-choice = { $value ->
    [always] Varje gång det blir min tur
    [absent] Bara om jag inte tryckt på något på en minut
    [never] Aldrig
   *[server] Som servern har ställt in
    }
own-locale = Ditt språk
own-locale-discord = Som i min Discord
privacy-challengers = Vem får utmana dig på ett parti i direktmeddelanden?
privacy-challengers-choice = { $value ->
    [all] Alla
    [server] Bara folk som frågar på en server där vi båda är med
   *[nobody] Ingen
    }
privacy-blocked = De här kan inte utmana dig:
privacy-met = Folk från dina senaste utmaningar:
privacy-block = Blockera någon från att utmana dig…
privacy-unblock = Låt någon utmana dig igen…
privacy-export = Hämta som fil
privacy-hide = Dölj mig på topplistor
privacy-show = Visa mig på topplistor
privacy-forget = Radera mig
privacy-exported = Allt jag sparar om dig.
privacy-forget-sure = **Radera allt om dig, på alla servrar och i alla chattar?** Det går inte att ångra.
    Din statistik, din rating och dina prestationer raderas. Partierna finns kvar, för de är dina motståndares också, med *en tidigare spelare* på din plats. Du lämnar pågående partier, och kan inte spela dagens tärningar igen i dag. Det närmaste dygnet kan du inte öppna lobbyer eller utmana folk, och de närmaste 7 dagarna räknas dina partier inte för rating.
privacy-forget-yes = Radera mig för gott
privacy-forgotten = Allt om dig är raderat. Spelar du igen börjar du från noll.

## Commands about records

command-stats = En spelares statistik: partier, vinster, rating, form
command-stats-player = Vems (annars din)
command-leaderboard = Vem som leder på den här servern
command-leaderboard-by = Vad som rangordnas (annars rating)
command-leaderboard-when = Alla partier, eller bara de senaste
command-leaderboard-rules = Bara partier med de här reglerna och regler som bygger på dem
command-leaderboard-season = En säsong på den här servern
command-duel = Två spelare mot varandra
command-duel-other = Den andra spelaren (annars du)
command-history = Spelade partier: en överblick, omgång för omgång, eller som en fil
command-privacy = Vad jag sparar om dig: hämta, dölj eller radera det

## Records and privacy: what is refused

order-not-here = Topplistor för { $game } kan inte sorteras så. Välj något av det här: { $orders }.
no-such-order = Topplistor kan inte sorteras efter ”{ $name }”. Välj ur listan.
no-such-span = Det finns ingen sådan säsong på den här servern. Välj en ur listan.
same-person = Det är samma person två gånger. Välj två personer.
no-such-finished-game = Det finns inget färdigspelat parti med det numret här.

## Achievements

awards-head = ### 🏅 Prestationer: { $player }
    -# { $count } av { $all } · bara partier med oförändrade regler räknas, på vilken server som helst
award-line = -# { $emoji } **{ $title }** · { $about }{ $state ->
    [none] {""}
   *[other] {" "}· { $state }
    }
award-progress = { $have } av { $needed }
awards-nearest = **Närmast**
award-earned = ✓ <t:{ $at }:d>
awards-reached = **Uppnådda**
awards-open = **Återstår**
