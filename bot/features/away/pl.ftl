away-begins = ✈ Masz urlop do <t:{ $until }:f>. Do tego czasu czekają na ciebie partie, w których tura trwa dzień lub dłużej. Szybsze nie czekają. `/farkle away` od razu kończy urlop. Jeśli w jakiejś partii zagrasz, wracasz do niej.
away-ends = { $undone ->
    [yes] Witaj z powrotem. Urlopu jakby nie było i żaden dzień się nie liczy.
   *[no] Witaj z powrotem. Partie, które na ciebie czekają, zaraz ruszą dalej.
    }
away-turn = Twoja tura w [**{ $title }**]({ $link }) kończy się <t:{ $due }:f>.
away-waited = Twoja tura w [**{ $title }**]({ $link }) już raz czekała i drugi raz nie poczeka: kończy się <t:{ $due }:f>.
away-now = Teraz: wracam
away-not = Nie masz urlopu. `/farkle away until:7` wstrzymuje twoje partie z dniem lub więcej na turę na 7 dni (najwyżej { $most }).
away-how-long = Wybierz, ile dni cię nie będzie, od 1 do { $most }, albo now, żeby wrócić.
away-too-long = { $days ->
    [0] Dłuższego urlopu teraz nie dostaniesz.
    [one] Możesz teraz wziąć jeszcze 1 dzień urlopu.
    [few] Możesz teraz wziąć jeszcze { $days } dni urlopu.
   *[many] Możesz teraz wziąć jeszcze { $days } dni urlopu.
    } Najwyżej { $most } { $most ->
    [one] dzień
    [few] dni
   *[many] dni
    } naraz i { $year } w roku. Wybierz mniej albo poproś gospodarza o `/farkle pause`.
command-away = Wstrzymaj na czas urlopu swoje partie z dniem lub więcej na turę albo wróć
command-away-until = Ile dni, albo now, żeby wrócić
lobby-away = Gdy ktoś ma urlop…
lobby-away-option = { $on ->
    [yes] Reszta może grać dalej bez osób na urlopie
   *[no] Partia czeka na osoby na urlopie
    }
