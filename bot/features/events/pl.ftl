event-first = najpierw musi być wiersz z systemem, np. event swiss
event-no-such-format = nie ma systemu „{ $name }”; są knockout, round-robin, swiss i league
event-no-such-setting = turnieje nie mają ustawienia „{ $name }”
event-wrong-setting = { $name } nie może mieć wartości { $value }
event-over = Turniej jest skończony.
event-has-begun = Turniej już się zaczął.
event-not-over = Turniej jeszcze trwa.
event-no-check-in = Teraz nikt nie musi potwierdzać, że jest.
event-already-in = Już jest na liście graczy turnieju.
event-not-in = Brak na liście graczy turnieju.
event-not-out = Ta osoba nie jest poza turniejem.
event-barred = Ta osoba ma blokadę.
event-full = Turniej jest pełny: limit to { $most } { $most ->
    [one] osoba
    [few] osoby
   *[many] osób
    }.
event-takes-nobody = Ten turniej nikogo już nie przyjmuje.
event-wrong-order = gracze, ich kolejność albo { $rounds } { $rounds ->
    [one] runda
    [few] rundy
   *[many] rund
    } nie wynikają z ratingu, ustawień i tego, kto potwierdził obecność
event-no-round = teraz nie pora na to: takiej rundy nie ma ani nie można jej zacząć
event-wrong-pairs = trzeba podać raz każdego, kto gra, i nikogo więcej
event-not-warned = ostrzec można tylko tych, którzy mają jeszcze grać, a przegrać mogą tylko ostrzeżeni
event-decided = Ta para jest już rozstrzygnięta.
event-no-such-pair = Te dwie osoby nie grają ze sobą w tej rundzie.
event-no-such-game = Nie ma takiej partii, która by się liczyła.
event-frozen = Następna runda już trwa, więc nie da się zmienić, kto przeszedł dalej.
event-paused = Turniej ma pauzę. Spróbuj, gdy ruszy dalej.
event-not-paused = Turniej nie ma pauzy.

command-tournament = Zacznij turniej: system pucharowy, każdy z każdym, system szwajcarski albo liga
settings-power-tournaments = **Turnieje:** { $who ->
    [roles] zaczynają je { $roles } i zarządzający
    [everyone] zaczyna je każdy
   *[managers] zaczynają je tylko zarządzający
    }
settings-choose-power-tournaments = Role, które mogą zaczynać turnieje…
tournament-form = Zacznij turniej
tournament-field-name = Nazwa
tournament-field-rules = Gra i zasady
tournament-field-format = System
tournament-field-pace = Tempo
tournament-field-until = Zapisy trwają
tournament-format = { $value ->
    [knockout] System pucharowy
    [round-robin] Każdy z każdym
    [swiss] System szwajcarski
   *[league] Liga
    }
tournament-format-about = { $value ->
    [knockout] Kto przegrywa, odpada; przegrani z półfinałów grają o trzecie miejsce
    [round-robin] Najlepsze do 7 graczy
    [swiss] Kilka rund z rywalami, którzy mają tyle samo punktów
   *[league] Co miesiąc cztery rundy, każda po tygodniu
    }
tournament-pace = { $value ->
    [quick] Na żywo
   *[slow] Dzień na turę
    }
tournament-pace-about = { $value ->
    [quick] Wszyscy są na miejscu o tej samej porze
   *[slow] Każdy gra, kiedy ma czas
    }
tournament-needs-server = Turniej wymaga serwera, na którym jestem.
tournament-may-not = Na tym serwerze tylko niektórzy mogą zaczynać turnieje. Zapytaj kogoś z zarządzających; `/farkle-setup settings` pokazuje, kto może.
tournament-not-for-two = Na tych zasadach nie da się grać w dwie osoby, więc nie nadają się na turniej.
tournament-no-slow = Ten serwer nie pozwala na dzień na turę. Wybierz tempo „Na żywo”.
tournament-too-few = Żeby zacząć, muszą być co najmniej dwie osoby.
tournament-sits = Grasz w tym turnieju, więc musi go prowadzić ktoś inny: osoba z moderacji, która nie gra.
tournament-only-moderators = Może to zrobić tylko osoba, która zaczęła turniej, albo ktoś z moderacji serwera, i tylko jeśli nie gra.
bad-tournament-name = Nazwa turnieju musi być zwykłym tekstem do { $most } { $most ->
    [1] znaku
   *[other] znaków
    }, bez adresów (po kropce daj spację).
too-many-events = Otwartych turniejów jest już { $most } i więcej być nie może. Poczekaj, aż któryś się skończy.
no-such-event = Tego turnieju już tu nie ma.
event-not-yours = Tę partię grają dwie inne osoby.
event-meeting-over = Ta partia jest rozstrzygnięta albo jest już następna.
tournament-head = ### 🏆 { $name }
    { $game } · { $rules } · { $format } · { $pace }
tournament-players = { $count ->
    [0] Nikogo jeszcze nie ma.
    [1] **1 gracz:** { $players }
   *[other] **{ $count } graczy:** { $players }
    }
tournament-more = jeszcze { $count }
tournament-more-lines = -# … i jeszcze { $count }
tournament-registration = Naciśnij **Dołącz** do <t:{ $until }:{ $style }> (<t:{ $until }:R>). Wtedy turniej się zaczyna, chyba że wcześniej zacznie go { $host }.
tournament-few = -# W tak małym gronie lepiej zagrać każdy z każdym: trwa to niewiele dłużej, a wszyscy mają tych samych rywali. Do startu może to wybrać { $host }.
tournament-checking-in = ✋ Naciśnij **Jestem** do <t:{ $until }:{ $style }> (<t:{ $until }:R>), inaczej turniej zacznie się bez ciebie. { $here ->
    [0] Nikogo jeszcze nie ma.
    [one] Jest 1 osoba.
    [few] Są { $here } osoby.
   *[many] Jest { $here } osób.
    }
tournament-check-in = ✋ **{ $name }** zaraz się zaczyna. { $players }: naciśnijcie **Jestem** do <t:{ $until }:{ $style }>, inaczej ruszy bez was.
tournament-checked-in = Grasz. Twoja pierwsza partia pojawi się na tym kanale.
tournament-paused = ⏸️ Pauza. Trwające partie idą dalej. Wznowisz przez **Zarządzaj…**.
tournament-next = { $round ->
    [0] Trwa losowanie pierwszej rundy.
   *[other] Runda { $round } z { $rounds }. { $at ->
        [last] To ostatnia.
        [none] Następna zacznie się, gdy skończą się wszystkie partie tej rundy.
       *[other] Następna zaczyna się <t:{ $at }:R>.
        }
    }
tournament-stopped = Koniec bez wygranej.
tournament-line = { $mark } { $player } · { $points } { $many ->
    [one] punkt
    [few] punkty
   *[many] punktów
    }
tournament-tie-breaks = -# Buchholz { $buchholz } · Sonneborn-Berger { $sonneborn } · bezpośrednie { $head } · różnica { $difference }
tournament-table = ### { $name }
    { $format ->
    [knockout] -# Kto zaszedł dalej, jest wyżej. Punkty to wygrane pary.
   *[other] -# Wygrana to 1 punkt, remis ½. Przy równych punktach decydują Buchholz, Sonneborn-Berger, partie bezpośrednie i różnica wyników.
    }
tournament-round-name = { $name ->
    [third] O trzecie miejsce
    [final] Finał
    [semi] Półfinały
    [quarter] Ćwierćfinały
   *[round] Runda { $number }
    }
tournament-pair = { $first } – { $second }{ $points ->
    [none] {""}
   *[other] {" "}· { $points }
    }{ $state ->
    [missed] {" "}· bez partii
   *[other] {""}
    }{ $links ->
    [none] {""}
   *[other] {" "}· { $links }
    }
tournament-pair-label = Runda { $round }: { $first } – { $second }
tournament-totals = { $first }:{ $second }
tournament-game = partia { $id }
tournament-byes = Wolny los w tej rundzie: { $players }{ $many ->
    [1] .
   *[other] .
    }
tournament-call = ### 🎲 [{ $name }]({ $link }) · { $round }
    { $first } – { $second }
tournament-until = Gdy obie osoby nacisną **Jestem**, partia się zacznie. Kto nie naciśnie do <t:{ $until }:{ $style }> (<t:{ $until }:R>), przegrywa.
tournament-is-here = ✅ { $player } jest.
tournament-missed = Nie ma: { $players }, więc to walkower.
tournament-warning = ⏰ { $players }: wasza partia czeka, { $link }. Naciśnijcie tam **Jestem** do <t:{ $until }:{ $style }>, inaczej to walkower.
tournament-reminder = 🏆 **{ $name }**: naciśnij **Jestem** do <t:{ $until }:{ $style }>, inaczej { $what ->
    [check-in] turniej zacznie się bez ciebie
   *[game] przegrasz swoją partię
    }: { $link }
tournament-moved = Wynik turnieju **{ $name }** jest tutaj: { $link }
tournament-settings = ### { $name }
    Do startu tylko ty możesz to zmieniać.
menu-tournament-best-of = Partie jednej pary
tournament-best-of = { $games ->
    [1] Decyduje jedna partia
   *[other] Z { $games } partii wygrywa lepszy
    }
menu-tournament-third = Trzecie miejsce
tournament-third = { $value ->
    [on] Przegrani z półfinałów grają o trzecie miejsce
   *[off] Bez partii o trzecie miejsce
    }
menu-tournament-seeding = Kolejność graczy
tournament-seeding = { $value ->
    [rating] Według ratingu na tym serwerze
   *[draw] Przez losowanie
    }
tournament-manage = ### { $name }
    To, co tu robisz, jest w dzienniku serwera.
menu-tournament-player = Gracz: usuń, przywróć, popraw wynik…
tournament-player = { $player } w **{ $name }**: to, co tu robisz, jest w dzienniku serwera.
button-tournament-out = { $what ->
    [out] Usuń
   *[back] Przywróć
    }
menu-tournament-correct = Popraw wynik…
tournament-correct = **{ $round }:** { $first } – { $second }. Wybierz wynik:
button-tournament-result = { $what ->
    [first] Wygrywa { $first }
    [second] Wygrywa { $second }
    [tie] Remis
   *[void] Nie liczy się
    }
button-tournament-here = Jestem
button-tournament-table = Tabela
button-tournament-text = Jako tekst
tournament-text = Wszystko, co się działo, żeby inni mogli sprawdzić pary i miejsca przez `python -m bot event tournament.txt`.
button-tournament-manage = Zarządzaj…
button-tournament-pause = { $what ->
    [pause] Pauza
   *[resume] Wznów
    }
button-tournament-stop = Zakończ bez wygranej
tournament-leave-sure = **Wyjść z turnieju { $name }?** Nierozegrane partie przegrywasz. Do systemu szwajcarskiego i ligi można wrócić, do pucharowego nie.
tournament-left = Nie grasz już w turnieju { $name }.
tournament-stop-sure = **Zakończyć turniej { $name } bez wygranej?** Trwające partie idą dalej i liczą się do ratingu.
tournament-stopped-well = { $name }: koniec bez wygranej. **Wznów** to cofa.
tournament-share = 🏆 { $name } ({ $players } { $players ->
    [1] gracz
   *[other] graczy
    }): { $many ->
    [0] bez wygranej
    [1] wygrywa { $winners }
   *[other] pierwsze miejsce dzielą { $winners }
    }
act-t-paused = ⏸️ { $who } wstrzymuje turniej **{ $title }** · <t:{ $at }:f>
act-t-resumed = ▶️ { $who } wznawia turniej **{ $title }** · <t:{ $at }:f>
act-t-stopped = 🛑 { $who } kończy turniej **{ $title }** · <t:{ $at }:f>
act-t-out = 🚷 { $who } usuwa z turnieju **{ $title }** albo przywraca: { $person } · <t:{ $at }:f>
act-t-result = ✏️ { $who } poprawia wynik turnieju **{ $title }** · <t:{ $at }:f>
act-t-voided = ✖️ { $who } unieważnia wynik turnieju **{ $title }** · <t:{ $at }:f>
