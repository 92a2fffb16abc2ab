away-begins = ✈ Du är borta till <t:{ $until }:f>. Så länge väntar dina partier med en dag eller mer per omgång på dig. Snabbare partier väntar inte. `/farkle away` avslutar frånvaron direkt. Gör du något i ett parti är du tillbaka i det partiet.
away-ends = { $undone ->
    [yes] Välkommen tillbaka. Det är som om du aldrig varit borta, och ingen dag räknas.
   *[no] Välkommen tillbaka. Partier som väntat på dig fortsätter strax.
    }
away-turn = Din omgång i [**{ $title }**]({ $link }) slutar <t:{ $due }:f>.
away-waited = Din omgång i [**{ $title }**]({ $link }) har väntat på dig förut och väntar inte igen: den slutar <t:{ $due }:f>.
away-now = Nu: jag är tillbaka
away-not = Du är inte borta. `/farkle away until:7` låter dina partier med en dag eller mer per omgång vila i 7 dagar (högst { $most }).
away-how-long = Välj hur många dagar du är borta, från 1 till { $most }, eller nu för att komma tillbaka.
away-too-long = { $days ->
    [0] Du kan inte vara borta längre nu.
    [one] Du kan vara borta 1 dag till nu.
   *[other] Du kan vara borta { $days } dagar till nu.
    } Gränsen är { $most } { $most ->
    [one] dag
   *[other] dagar
    } i sträck och { $year } på ett år. Välj mindre, eller be värden om `/farkle pause`.
command-away = Låt dina partier med en dag eller mer per omgång vila medan du är borta, eller kom tillbaka
command-away-until = Hur många dagar, eller nu för att komma tillbaka
lobby-away = Om någon är borta…
lobby-away-option = { $on ->
    [yes] De andra får spela vidare utan dem som är borta
   *[no] Partiet väntar på dem som är borta
    }
