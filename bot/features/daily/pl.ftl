daily-secret-yet = Inni mogą jeszcze grać tymi kośćmi: w ich strefach czasowych ten dzień kończy się później. Wszędzie kończy się <t:{ $end }:R>: wtedy pojawi się ich sekret i będzie można je sprawdzić.
daily-begun = Dzisiejsza partia była już zaczęta, gdy twoje dane zostały usunięte, więc nie możesz zagrać tymi kośćmi jeszcze raz. Nowe kości będą <t:{ $end }:R>.
daily-not-shown = Tej partii dnia nie możesz oglądać. `/farkle daily` pokazuje dzisiejsze kości i wczorajsze partie.
daily-head = **Farkle #{ $number }** · kości dnia · tura { $turn } z { $turns }
daily-about = Zasady { $title } (`/farkle rules name:{ $title }`), { $turns } { $turns ->
    [one] tura
    [few] tury
   *[many] tur
    }, te same kości dla wszystkich. { $unusual } Twój dzień kończy się <t:{ $end }:R>: liczy się to, co do tego czasu zapiszesz.
daily-private = -# Widzisz to tylko ty. `/farkle daily` pokazuje to jeszcze raz.
daily-until = -# ⏳ Twój dzień kończy się <t:{ $end }:R>.
daily-next = -# 🕰️ { $place }: twój dzień kończy się o <t:{ $end }:t>, <t:{ $end }:R>. Potem są nowe kości.
daily-over = **{ $total }** { $total ->
    [one] punkt
    [few] punkty
   *[many] punktów
    } w { $turns } { $turns ->
    [1] turze
   *[other] turach
    }.
daily-cut-off = Dzień się skończył w turze { $turn } z { $turns }. Liczą się zapisane punkty: **{ $total }**.
daily-unplayed = Dzień się skończył przed pierwszym rzutem, więc ta partia się nie liczy.
daily-perfect = **{ $share }%** wyniku perfekcyjnej gry, która też nie zna przyszłości i ma dziś **{ $made }**.
daily-better = { $percent ->
    [0] { $others ->
        [0] Pierwszy wynik dnia
       *[other] Na razie nikt nie jest za tobą
        }
   *[other] { $others ->
        [1] Lepiej niż jedyna inna osoba do tej pory
       *[other] Lepiej niż { $percent }% z { $others } innych graczy do tej pory
        }
  }
daily-streak = 🔥 Dni z rzędu: **{ $days }** · najdłużej: **{ $longest }** (jeden opuszczony dzień w tygodniu uchodzi płazem)
daily-streak-ended = -# { $days ->
    [one] Ostatni dzień z kośćmi to { $day }.
    [few] { $days } dni z rzędu skończyły się { $day }.
   *[many] { $days } dni z rzędu skończyło się { $day }.
    } { $missed ->
    [one] Następny to już drugi opuszczony dzień w tym samym tygodniu.
    [few] Potem są { $missed } opuszczone dni.
   *[many] Potem jest { $missed } opuszczonych dni.
    }
card-daily = 🎲 Kości dnia: { $days ->
    [one] **1** dzień
    [few] **{ $days }** dni
   *[many] **{ $days }** dni
    } · najlepiej **{ $best }** · najwięcej dni z rzędu **{ $longest }**
daily-awards = 🎖 Nowe: { $names }
daily-shared = 🎲 { $player } · **Farkle #{ $number }** · **{ $total }** { $total ->
    [one] punkt
    [few] punkty
   *[many] punktów
    }
daily-share-perfect = { $share }% perfekcyjnej gry
daily-share-streak = { $days ->
    [one] 🔥 1 dzień z rzędu
    [few] 🔥 { $days } dni z rzędu
   *[many] 🔥 { $days } dni z rzędu
  }
daily-copy = Twój wynik jako tekst, do wklejenia gdziekolwiek:
daily-copied = Farkle #{ $number }: { $total } { $total ->
    [one] punkt
    [few] punkty
   *[many] punktów
    }
daily-link = Zagraj dzisiejszymi kośćmi: { $link }
button-daily-copy = Kopiuj jako tekst
daily-beat-button = Pobij mój wynik
daily-beat-whom = Kto ma pobić twój wynik? Tę osobę wołam raz, na tym kanale. Jeśli się podejmie, pojawią się tu oba wyniki.
daily-beat-choose = Wybierz osobę…
daily-beat-asked = 📣 Pytanie wysłane.
daily-beat = 📣 { $player }: { $host } ma **{ $total }** { $total ->
    [one] punkt
    [few] punkty
   *[many] punktów
    } na dzisiejszych kościach (**Farkle #{ $number }**). Dasz radę to pobić? Jeśli się podejmiesz, twój wynik też się tu pojawi.
daily-beat-take = Podejmuję się
daily-beat-enough = Ta osoba ma już twoje pytanie albo wyczerpał się limit: { $most } { $most ->
    [one] osoba
    [few] osoby
   *[many] osób
    } na ten wynik. Zapytaj znowu jutro.
daily-beat-others = To jest dla kogoś innego. `/farkle daily` ma dzisiejsze kości też dla ciebie.
daily-beat-over = Te kości są z innego dnia niż twoje. `/farkle daily` ma kości twojego dnia.
daily-beat-result = { $way ->
    [won] 🏆 Kości z **Farkle #{ $number }**: { $first } wygrywa, { $second } przegrywa, **{ $most }** do **{ $least }**.
   *[level] 🤝 Kości z **Farkle #{ $number }**: { $first } i { $second } remisują, po **{ $most }**.
    }
help-to-daily = Kości dnia
button-daily-look = Moje wybory
daily-look-all = ### 🔍 Farkle #{ $number } · { $cost ->
    [0] grasz perfekcyjnie
    [one] twoje wybory kosztują 1 punkt w porównaniu z najlepszymi
    [few] twoje wybory kosztują { $cost } punkty w porównaniu z najlepszymi
   *[many] twoje wybory kosztują { $cost } punktów w porównaniu z najlepszymi
    }
daily-look-choice = { $cost ->
    [0] ✅ { $dice } → { $choice }
   *[other] ❌ { $dice } → { $choice }
    -# Lepiej o { $cost }: { $best }
    }
button-daily-try = Zdecyduj jeszcze raz
daily-try = Co robisz teraz?
daily-try-choice = { $chosen ->
    [yes] 👉
   *[no] ▫️
    } { $choice } · { $cost ->
    [0] **najlepsze**
   *[other] o { $cost } mniej
    }
daily-look-none = Nie było czego wybierać: tura przepadła w pierwszym rzucie albo skończył się dzień.
button-daily-play = Zagraj kośćmi dnia
daily-check = **Co decyduje o kościach dnia { $day }**
    Zanim ktokolwiek mógł rzucić, bot wylosował sekret. Jego pieczęć to kod, który nie pasuje do żadnego innego sekretu (SHA-256): `{ $commitment }`.
    Sekret pojawia się, gdy ten dzień skończy się we wszystkich strefach czasowych, <t:{ $end }:R>, a ten przycisk przelicza wtedy każdy rzut z sekretu i daty.
    Dlatego nikt, nawet bot, nie może w ciągu dnia zmienić żadnej kości.
dice-of-day = -# Kości dnia { $day }, ustalone z góry: `{ $commitment }`
daily-ranks-head = ### 🎲 Kości dnia · { $by ->
    [day] dzisiaj
    [month] w tym miesiącu
   *[streak] dni z rzędu
    }
daily-ranks-empty = Jeszcze nikogo.
daily-rank-points = **{ $place }.** { $player } · { $value }
daily-rank-streak = **{ $place }.** { $player } · { $value } { $value ->
    [one] dzień
    [few] dni
   *[many] dni
  }
daily-ranks-mine = Twoja pozycja: **{ $place }** z { $people }
button-daily-ranks = Ranking
button-daily-streak = Dni z rzędu
button-daily-before = Wczoraj
button-daily-earlier = Kości z { $day }
button-daily-calendar = Kalendarz
button-daily-replay = Odtwórz najlepszą
button-daily-mine = Odtwórz moją
button-daily-back = Wróć do dnia
# As in English.
daily-day-head = ### 🎲 Farkle #{ $number } · { $day }
daily-spread-head = **Punkty wszystkich** · { $people ->
    [1] 1 gracz
   *[other] { $people } graczy
  }
daily-spread-mine = Ty: **{ $points }**{ $percent ->
    [0] {""}
    [100] , lepiej niż wszyscy inni
   *[other] , lepiej niż **{ $percent }%** pozostałych
  }
daily-nobody = Nie ma partii do pokazania: nikt nie zagrał albo wszyscy są ukryci w rankingach.
daily-best = **Najlepsza partia:** **{ $total }** { $total ->
    [one] punkt
    [few] punkty
   *[many] punktów
    }
daily-best-turns = **Najlepsze tury**
daily-turn-throw = { $dice } → **{ $kept }**
daily-turn-throws = -# { $throws }
daily-turn-option = { $number }. { $points } w turze { $turn }
daily-choose-turn = Odtwórz jedną z tych tur
daily-replay-turn = -# Tura { $turn } z { $turns }
daily-no-turn = Dzień się skończył w trakcie pierwszej tury.
daily-result-head = ### 🎲 Farkle #{ $number } · { $day } · { $people ->
    [1] 1 gracz
   *[other] { $people } graczy
  }
daily-result-won = 🏆 { $players } { $many ->
    [1] wygrywa
   *[other] wygrywają
    }: **{ $points }** { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
    }.
daily-result-yet = -# Na razie: w niektórych strefach czasowych ten dzień trwa do <t:{ $end }:t>. Potem będą tu ostateczne wyniki.
daily-result-alone = 🎲 { $player } ma **{ $points }** { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
    }. Kto zagra dzisiaj?
daily-result-leads = 🎲 { $players } { $many ->
    [1] prowadzi
   *[other] prowadzą
    }: **{ $points }** { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
    }.
daily-result-daring = 🎢 Najodważniej: { $player } rzuca { $dice ->
    [1] jedną kością
   *[other] { $dice } kośćmi
    }, ryzykuje **{ $points }** { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
    } i ma szczęście.
daily-result-next = Są już nowe kości, te same dla wszystkich.
button-daily-day-page = Punkty wszystkich
daily-month-head = ### 📅 { $month }
daily-month-played = { $days ->
    [1] Zagrane dni: **1**
   *[other] Zagrane dni: **{ $played }** z { $days }
  } · najlepiej **{ $best }** · średnio **{ $average }**
daily-month-empty = W tym miesiącu nie ma żadnej twojej partii.
command-daily = Kości dnia: 10 tur, te same kości dla wszystkich, raz dziennie (widzisz je tylko ty)
settings-daily-channel = **Kości dnia:** { $many ->
    [0] { $gone ->
        [0] wyniki nie są ogłaszane
       *[other] ⚠️ wybrany kanał został usunięty, więc wyniki nie są ogłaszane
        }
   *[other] codzienne wyniki na { $channels }
  }
results-offer = 🎲 Raz dziennie `/farkle daily` ma te same kości dla wszystkich. Czy mam codziennie ogłaszać na tym kanale wyniki, czyli kto wygrywa i jaki rzut jest najodważniejszy, z przyciskiem do gry? Pytam tylko raz; znajdziesz to też pod `/farkle-setup settings`.
button-results-here = Ogłaszaj tu codziennie
button-results-no = Nie, dzięki
results-taken = Codziennie o 9:00, według strefy czasowej tego serwera, ogłaszam tu wyniki poprzedniego dnia, chyba że nikt z serwera nie zagra. Zmienisz to w `/farkle-setup settings`.
results-declined = OK. Jeśli zmienisz zdanie, znajdziesz to w `/farkle-setup settings`.
results-not-here = Nie mogę już tu pisać. Wybierz inny kanał w `/farkle-setup settings`.
settings-choose-daily = Ogłaszaj codzienne wyniki na…
achievement-about-daily-first = zagraj kośćmi dnia
achievement-about-daily-hundred = zagraj kośćmi dnia w 100 dni
achievement-about-daily-week = 7 dni z rzędu z kośćmi dnia
achievement-about-daily-thirty = 30 dni z rzędu z kośćmi dnia
achievement-about-daily-full-month = zagraj kośćmi dnia w 28 dni jednego miesiąca
achievement-about-daily-ahead = kości dnia: na koniec dnia więcej punktów niż 90% z co najmniej 10 innych graczy
achievement-daily-first = Ranny ptaszek
achievement-daily-hundred = Sto poranków
achievement-daily-week = Cały tydzień
achievement-daily-thirty = Nie do zatrzymania
achievement-daily-full-month = Pełnia
achievement-daily-ahead = Śmietanka dnia
daily-reminder = 🎲 **Dzisiejsze kości** czekają na ciebie do <t:{ $end }:t>. Potem będą nowe.
