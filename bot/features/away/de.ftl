away-begins = ✈ Du bist bis <t:{ $until }:f> weg. Bis dahin warten Partien auf dich, in denen ein Zug einen Tag oder länger dauern darf. Schnellere Partien warten nicht. `/farkle away` beendet das sofort, und wer einen Zug macht, ist in dieser Partie wieder da.
away-ends = { $undone ->
    [yes] Willkommen zurück! Es ist, als wärst du nie weg gewesen, und kein Tag zählt.
   *[no] Willkommen zurück! Partien, die auf dich gewartet haben, gehen gleich weiter.
    }
away-turn = Dein Zug in [**{ $title }**]({ $link }) endet am <t:{ $due }:f>.
away-waited = Dein Zug in [**{ $title }**]({ $link }) hat schon einmal auf dich gewartet und wartet nicht noch einmal: Er endet am <t:{ $due }:f>.
away-now = Jetzt: Bin wieder da
away-not = Du bist nicht weg. `/farkle away until:7` hält deine Partien, in denen ein Zug einen Tag oder länger dauern darf, 7 Tage lang an (höchstens { $most }).
away-how-long = Wähle, wie viele Tage du weg bist, von 1 bis { $most }, oder jetzt, um zurückzukommen.
away-too-long = { $days ->
    [0] Länger kannst du gerade nicht weg sein.
    [one] Du kannst jetzt noch einen Tag weg sein.
   *[other] Du kannst jetzt noch { $days } Tage weg sein.
    } Es gehen bis zu { $most } { $most ->
    [one] Tag
   *[other] Tage
    } am Stück und { $year } im Jahr. Wähle weniger, oder bitte den Gastgeber um `/farkle pause`.
command-away = Partien mit einem Tag oder mehr je Zug anhalten, während du weg bist, oder zurückkommen
command-away-until = Wie viele Tage, oder jetzt, um zurückzukommen
lobby-away = Wenn jemand weg ist …
lobby-away-option = { $on ->
    [yes] Die anderen dürfen ohne Abwesende weiterspielen
   *[no] Die Partie wartet auf Abwesende
    }
