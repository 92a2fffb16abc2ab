season-begins = ### 🏁 Säsongen { $name } börjar
    Från och med nu räknas varje ratingparti som spelas klart på den här servern. Avgörs av: **{ $order }**.{ $many ->
        [one] {""}
       *[other] {" "}{ $games } har varsin topplista och krona.
    }
season-ends = ### 👑 Säsongen { $name } är slut
season-end-sure = **Avsluta säsongen { $name } nu?** { $any ->
    [no] Ingen har spelat klart något ratingparti i den, så ingen får kronan.
   *[yes] { $leaders }
    } Senare partier räknas inte, och säsongen kan inte startas om. Resultatet läggs upp i den här kanalen.
season-leads = { $players } { $many ->
    [one] leder
   *[other] delar ledningen
    } i { $game } och { $many ->
    [one] får kronan.
   *[other] delar på kronan.
    }
button-season-end = Avsluta säsongen
season-winners = **{ $game }:** { $players } { $many ->
    [one] vinner säsongen
   *[other] delar på kronan
    }!
season-more = { $count } till
season-nobody = Ingen spelade tillräckligt många partier för en krona.
season-table = Topplistan för { $game }
season-named = säsongen { $name }
season-choice-running = { $name } (pågår)
season-choice-over = { $name }
command-season-start = Starta en säsong med egna topplistor
command-season-end = Avsluta säsongen och kröna vinnarna
command-season-name = Dess namn, till exempel Vinter 2027
command-season-by = Vad som avgör den (annars rating)
season-runs = Säsongen ”{ $name }” pågår fortfarande. Avsluta den först.
no-season-runs = Ingen säsong pågår på den här servern.
season-name-taken = Den här servern har redan haft en säsong ”{ $name }”. Välj ett annat namn.
