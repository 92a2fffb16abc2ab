button-nudges = Meddelanden till mig
button-remind = Påminn mig i morgon
nudge-head = { $games ->
    [one] 🎲 **Det är din tur.**
   *[other] 🎲 **Det är din tur** i { $games } partier.
    }
nudge-stop = Inga fler meddelanden
nudge-offer = Omgångarna i det här partiet kan ta lång tid. Jag kan skicka ett direktmeddelande när det är din tur. Jag frågar bara en gång; du hittar det också under `/farkle games` och `/farkle privacy`.
nudge-yes = Säg till när det är min tur
nudges = ### 📬 Meddelanden till dig
    Jag skickar ett direktmeddelande när det är din tur, om du inte spelar inom { $minutes } { $minutes ->
    [one] minut
   *[other] minuter
    }. Utmaningar får du ändå. Under dina tysta timmar skriver jag inget; det som kommer då väntar tills de är slut.
    🕒 { $zone }.
nudges-closed = ⚠️ Jag kunde inte skriva till dig, så alla meddelanden är avstängda. Tillåt direktmeddelanden i sekretessinställningarna för en server som vi delar, eller lägg till mig bland dina appar. Välj sedan igen.
nudges-games = I vilka partier?
nudges-games-choice = { $value ->
    [slow] Långsamma partier: en timme eller mer per omgång
    [always] Alla partier
   *[off] Inga meddelanden om min tur
    }
nudges-daily = När?
nudges-daily-choice = { $value ->
    [on] En gång om dagen, kl. { $hour }:00, för alla partier
   *[off] Direkt
    }
nudges-evening = Dagens tärningar
nudges-evening-choice = { $value ->
    [on] Påminn mig om dagens tärningar kl. { $hour }:00, om jag inte spelat
   *[off] Ingen påminnelse om dagens tärningar
    }
nudges-quiet = Tysta timmar
nudges-quiet-choice = { $hours ->
    [0] Inga tysta timmar
   *[other] Tyst från { $first }:00 till { $last }:00
    }
