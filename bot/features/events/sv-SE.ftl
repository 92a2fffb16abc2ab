event-first = en rad med formatet måste komma först, som: event swiss
event-no-such-format = det finns inget format ”{ $name }”; det finns knockout, round-robin, swiss och league
event-no-such-setting = turneringar har ingen inställning ”{ $name }”
event-wrong-setting = { $name } kan inte vara { $value }
event-over = Turneringen är slut.
event-has-begun = Turneringen har börjat.
event-not-over = Turneringen är inte slut än.
event-no-check-in = Ingen behöver checka in nu.
event-already-in = Redan med i turneringen.
event-not-in = Den spelaren är inte med.
event-not-out = Den spelaren är fortfarande med.
event-barred = Den spelaren är avstängd.
event-full = Turneringen är full: högst { $most } spelare kan vara med.
event-takes-nobody = Turneringen tar inte emot fler.
event-wrong-order = spelarna, deras ordning eller antalet ronder ({ $rounds }) följer inte av rating, inställningar och vilka som checkat in
event-no-round = det går inte nu: ingen sådan rond är öppen eller kan börja
event-wrong-pairs = var och en som är med måste nämnas en gång, och ingen annan
event-not-warned = bara spelare som har kvar att spela kan varnas, och bara de som varnats förlorar
event-decided = Det mötet är redan avgjort.
event-no-such-pair = De två spelarna möts inte i den ronden.
event-no-such-game = Det finns inget sådant parti som räknas.
event-frozen = Nästa rond har börjat, så det går inte längre att ändra vem som gick vidare.
event-paused = Turneringen är pausad. Försök igen när den fortsätter.
event-not-paused = Turneringen är inte pausad.

command-tournament = Starta en turnering: utslagning, alla mot alla, schweizer eller en liga
settings-power-tournaments = **Turneringar:** { $who ->
    [roles] { $roles } och admins får starta
    [everyone] alla får starta
   *[managers] bara admins får starta
    }
settings-choose-power-tournaments = Roller som får starta turneringar…
tournament-form = Starta en turnering
tournament-field-name = Namn
tournament-field-rules = Spel och regler
# As in English.
tournament-field-format = Format
tournament-field-pace = Tempo
tournament-field-until = Anmälan är öppen i
tournament-format = { $value ->
    [knockout] Utslagning
    [round-robin] Alla mot alla
    [swiss] Schweizersystem
   *[league] Liga
    }
tournament-format-about = { $value ->
    [knockout] Den som förlorar är ute; förlorarna i semifinalerna spelar om tredje plats
    [round-robin] Bäst för upp till 7 spelare
    [swiss] Flera ronder mot spelare med lika många poäng
   *[league] Fyra ronder varje månad, en vecka var
    }
tournament-pace = { $value ->
    [quick] Snabbt
   *[slow] En dag per omgång
    }
tournament-pace-about = { $value ->
    [quick] Alla är på plats samtidigt
   *[slow] Man spelar när man har tid
    }
tournament-needs-server = Turneringar kräver en server där jag är med.
tournament-may-not = På den här servern får bara vissa starta turneringar. Fråga en admin: `/farkle-setup settings` säger vilka.
tournament-not-for-two = De här reglerna går inte att spela på två, så de passar ingen turnering.
tournament-no-slow = Den här servern tillåter inte en dag per omgång. Välj tempot ”Snabbt”.
tournament-too-few = Minst två spelare måste vara med innan turneringen kan börja.
tournament-sits = Du är med i turneringen, så andra måste sköta den: en moderator som inte spelar.
tournament-only-moderators = Bara den som startade turneringen, eller en moderator på servern, kan göra det, och bara den som inte själv är med.
bad-tournament-name = En turnerings namn måste vara vanlig text på högst { $most } tecken, utan adresser (sätt ett mellanslag efter punkt).
too-many-events = { $most } { $most ->
    [one] turnering är redan öppen
   *[other] turneringar är redan öppna
    }, och det är gränsen. Vänta tills någon är slut.
no-such-event = Turneringen finns inte här längre.
event-not-yours = Det här partiet är mellan två andra spelare.
event-meeting-over = Det här partiet är avgjort, eller så har ett nytt ropats upp.
tournament-head = ### 🏆 { $name }
    { $game } · { $rules } · { $format } · { $pace }
tournament-players = { $count ->
    [0] Ingen är med än.
    [one] **1 spelare:** { $players }
   *[other] **{ $count } spelare:** { $players }
    }
tournament-more = { $count } till
tournament-more-lines = -# … och { $count } till
tournament-registration = Tryck på **Gå med** senast <t:{ $until }:{ $style }> (<t:{ $until }:R>). Då börjar turneringen, eller tidigare om { $host } startar den.
tournament-few = -# Med så få spelare passar alla mot alla bättre: det tar inte mycket längre tid, och alla får samma motståndare. { $host } kan välja det fram till starten.
tournament-checking-in = ✋ Tryck på **Jag är här** senast <t:{ $until }:{ $style }> (<t:{ $until }:R>), annars börjar den utan dig. { $here ->
    [0] Ingen har tryckt än.
   *[other] { $here } har tryckt.
    }
tournament-check-in = ✋ **{ $name }** börjar strax. { $players }: tryck på **Jag är här** senast <t:{ $until }:{ $style }>, annars börjar den utan er.
tournament-checked-in = Du är med. Ditt första parti ropas upp i den här kanalen.
tournament-paused = ⏸️ Pausad. Pågående partier fortsätter. **Hantera…** sätter igång den igen.
tournament-next = { $round ->
    [0] Första ronden lottas.
   *[other] Rond { $round } av { $rounds }. { $at ->
        [last] Det är den sista.
        [none] Nästa börjar när alla partier är klara.
       *[other] Nästa börjar <t:{ $at }:R>.
        }
    }
tournament-stopped = Den slutade utan vinnare.
tournament-line = { $mark } { $player } · { $points } { $many ->
    [one] poäng
   *[other] poäng
    }
tournament-tie-breaks = -# Buchholz { $buchholz } · Sonneborn-Berger { $sonneborn } · inbördes { $head } · skillnad { $difference }
tournament-table = ### { $name }
    { $format ->
    [knockout] -# Den som kommit längre ligger före. Poängen är vunna möten.
   *[other] -# Vinst ger 1 poäng, lika ½. Vid lika poäng avgör Buchholz, Sonneborn-Berger, inbördes möten och poängskillnaden.
    }
tournament-round-name = { $name ->
    [third] Tredje plats
    [final] Final
    [semi] Semifinaler
    [quarter] Kvartsfinaler
   *[round] Rond { $number }
    }
tournament-pair = { $first } – { $second }{ $points ->
    [none] {""}
   *[other] {" "}· { $points }
    }{ $state ->
    [missed] {" "}· utan spel
   *[other] {""}
    }{ $links ->
    [none] {""}
   *[other] {" "}· { $links }
    }
tournament-pair-label = Rond { $round }: { $first } – { $second }
tournament-totals = { $first }:{ $second }
tournament-game = parti { $id }
tournament-byes = { $players } { $many ->
    [one] har
   *[other] har
    } frirond.
tournament-call = ### 🎲 [{ $name }]({ $link }) · { $round }
    { $first } – { $second }
tournament-until = Tryck på **Jag är här** båda två, så börjar ert parti. Den som inte har tryckt senast <t:{ $until }:{ $style }> (<t:{ $until }:R>) förlorar.
tournament-is-here = ✅ { $player } är här.
tournament-missed = { $players } dök inte upp, så partiet är förlorat på walkover.
tournament-warning = ⏰ { $players }: ert parti väntar, { $link }. Tryck på **Jag är här** där senast <t:{ $until }:{ $style }>, annars är det förlorat.
tournament-reminder = 🏆 **{ $name }**: tryck på **Jag är här** senast <t:{ $until }:{ $style }>, annars { $what ->
    [check-in] börjar den utan dig
   *[game] förlorar du ditt parti
    }: { $link }
tournament-moved = Resultatet av **{ $name }** finns här: { $link }
tournament-settings = ### { $name }
    Bara du kan ändra det här, fram till att turneringen börjar.
menu-tournament-best-of = Partier per möte
tournament-best-of = { $games ->
    [1] Ett parti avgör
   *[other] Bäst av { $games }
    }
menu-tournament-third = Tredje plats
tournament-third = { $value ->
    [on] Förlorarna i semifinalerna spelar om tredje plats
   *[off] Inget parti om tredje plats
    }
menu-tournament-seeding = Spelarnas ordning
tournament-seeding = { $value ->
    [rating] Efter rating på den här servern
   *[draw] Genom lottning
    }
tournament-manage = ### { $name }
    Det du gör här hamnar i serverns logg.
menu-tournament-player = En spelare: ta bort, släpp in igen, rätta ett resultat…
tournament-player = { $player } i **{ $name }**: det du gör här hamnar i serverns logg.
button-tournament-out = { $what ->
    [out] Ta bort
   *[back] Släpp in igen
    }
menu-tournament-correct = Rätta ett resultat…
tournament-correct = **{ $round }:** { $first } – { $second }. Välj resultatet:
button-tournament-result = { $what ->
    [first] { $first } vann
    [second] { $second } vann
    [tie] Lika
   *[void] Räknas inte
    }
button-tournament-here = Jag är här
button-tournament-table = Tabell
button-tournament-text = Som text
tournament-text = Allt som hände, så att andra kan kontrollera möten och placeringar, med `python -m bot event tournament.txt`.
button-tournament-manage = Hantera…
button-tournament-pause = { $what ->
    [pause] Pausa
   *[resume] Fortsätt
    }
button-tournament-stop = Avsluta utan vinnare
tournament-leave-sure = **Lämna { $name }?** Partier du inte har spelat räknas som förlorade. I schweizer och liga kan du komma tillbaka, men inte i utslagning.
tournament-left = Du har lämnat { $name }.
tournament-stop-sure = **Avsluta { $name } utan vinnare?** Pågående partier fortsätter, och räknas för rating.
tournament-stopped-well = { $name } är avslutad utan vinnare. Ångra det med **Fortsätt**.
tournament-share = 🏆 { $name } ({ $players } spelare): { $many ->
    [0] ingen vann
    [one] { $winners } vann
   *[other] { $winners } delar förstaplatsen
    }
act-t-paused = ⏸️ { $who } pausade turneringen **{ $title }** · <t:{ $at }:f>
act-t-resumed = ▶️ { $who } lät turneringen **{ $title }** fortsätta · <t:{ $at }:f>
act-t-stopped = 🛑 { $who } avslutade turneringen **{ $title }** · <t:{ $at }:f>
act-t-out = 🚷 { $who } tog bort { $person } från turneringen **{ $title }**, eller släppte in hen igen · <t:{ $at }:f>
act-t-result = ✏️ { $who } rättade ett resultat i turneringen **{ $title }** · <t:{ $at }:f>
act-t-voided = ✖️ { $who } ogiltigförklarade ett resultat i turneringen **{ $title }** · <t:{ $at }:f>
