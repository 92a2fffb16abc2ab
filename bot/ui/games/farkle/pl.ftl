## Krótkie słowa

# As in English.
kind-farkle = Farkle

## Na co nie pozwalają zasady

keep-first = Najpierw odłóż co najmniej jedną punktującą kość. Możesz odłożyć { $best }.
kept-already = Kości z tego rzutu są już odłożone. Rzuć jeszcze raz{ $bank ->
    [yes] {" "}albo zapisz
   *[no] {""}
  }.
not-scoring = Te kości razem nie punktują. Możesz odłożyć { $best }.
keep-all = Tutaj trzeba odłożyć tyle kości, ile się da: { $best }.
past-target = Tak przekroczysz { $target }. Możesz odłożyć { $best }.
below-opening = Na otwarcie potrzebujesz { $needs } { $needs ->
    [1] punktu
   *[other] punktów
    } w jednej turze: brakuje { $missing }.
below-minimum = Zapisać możesz od { $needs } { $needs ->
    [1] punktu
   *[other] punktów
    } w turze: brakuje { $missing }.
hot-dice-must-throw = Gorące kości: rzuć jeszcze raz wszystkimi { $dice }. Zapisać ich nie można.
one-roll-only = W tej rundzie końcowej masz tylko jeden rzut. Zapisz jego punkty.
no-follow-on = Teraz nie ma czego przejąć. Po prostu rzuć.

## Zestawy zasad

clash-above-exact-target = { $option } i { $other }: nie dałoby się nic zapisać, bo { $other } trzeba trafić dokładnie, a to mniej niż { $option }
clash-play-off-at-exact-target = { $option } i { $other }: kto stoi dokładnie na celu, nie może grać dogrywki
clash-game-without-end = { $option } i { $other }: bez żadnego z nich partia nigdy się nie kończy
clash-target-cannot-be-met = { $option } i { $other }: żadne punkty nie sumują się dokładnie do { $option }
clash-too-few-dice = { $option } i { $other }: na to nie wystarczy kości
clash-always-hot = { $option } i { $other }: wszystkie kości zawsze punktują, więc trzeba by je zawsze odkładać i rzucać od nowa, a nigdy zapisać. Ustaw { $other } na any albo { $option } na may
clash-turns-without-end = { $option } i { $other }: rzut daje około { $points } { $points ->
    [1] punktu
   *[other] punktów
    }, więc do zapisania trzeba by w turze ponad { $throws } { $throws ->
    [1] rzutu
   *[other] rzutów
    }. Zmniejsz { $option } albo niech kości dają więcej
clash-no-way-to-score = { $option } i { $other }: gdy cała reszta jest wyłączona, nic nie punktuje
allowed-points = całe punkty od 0 (wyłączone) do 1 000 000
allowed-faces = none albo oczka od 1 do 6 z całymi punktami, np. 1: 1000, 5: 500
allowed-last-die-throws = 1, 2, 3
allowed-target = całe punkty do 1 000 000 albo none
allowed-rounds = od 1 do 100 albo none
allowed-more-of-a-kind = none, adding, doubling albo punkty: 4: 1000, 5: 2000, lub wg oczek, 4: {"{"}1: 2000{"}"}
allowed-straights = none albo oczka po kolei z całymi punktami, np. 1-6: 1500, 2-6: 750
allowed-four-and-pair = true (jak trzy pary), false albo całe punkty do 1 000 000
allowed-instant-win = none, ile jednakowych (3 do 6) albo wartości, np. count: 6, faces: [6]
allowed-penalty = none albo np. farkles: 3, points: 500, floor: 0, repeats: true, on: all_dice
allowed-skunk = none albo wartości, np. below: 5000, double_at: 0

## Czego nie można przy stole

typed-too-soon = Przed chwilą coś się w partii zmieniło. Spójrz na planszę i wpisz to jeszcze raz: { $link }
not-dice = „{ $given }” to nie kości. Wpisz te, które chcesz odłożyć, np. `1 1 5`.
typed-threw = Twój rzut: { $dice }. Najwięcej punktów: { $best } za { $points }. Wybierz przez `/farkle keep`{ $bank ->
    [0] .
   *[other] {" "}albo zapisz { $bank } przez `/farkle bank`.
    }
typed-kept = Odkładasz { $dice }: w tej turze { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
    }. Teraz wpisz `/farkle roll`{ $bank ->
    [0] .
   *[other] {" "}albo zapisz { $bank } przez `/farkle bank`.
    }
choice-keep = { $dice } · { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
    }

## Poczekalnia

lobby-head = ### { $dice } Farkle · { $title }
    { $reach ->
        [exceed] Cel: ponad { $target } { $target ->
        [one] punkt
        [few] punkty
       *[many] punktów
        }
        [exact] Cel: dokładnie { $target } { $target ->
        [one] punkt
        [few] punkty
       *[many] punktów
        }
        [none] Wygrywa najwyższy wynik
       *[other] Cel: { $target } { $target ->
            [one] punkt
            [few] punkty
           *[many] punktów
        }
    }{ $rounds ->
        [0] {""}
        [one] {" "}· 1 runda
        [few] {" "}· { $rounds } rundy
       *[many] {" "}· { $rounds } rund
    }
roll-off-throw = { $player } wyrzuca { $dies }

## W pojedynkę

solo-total = **{ $total }** { $total ->
    [one] punkt
    [few] punkty
   *[many] punktów
    }
squares-in-words = Najlepsza tura: { $best } · farkle: { $lost }

## Zasady w skrócie

short-face = { $face ->
    [1] jedynki
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
   *[6] szóstki
    }
short-single = { $faces } po { $points }
short-triples = trzy jednakowe: { $list }
short-triples-hundreds = trzy jednakowe: oczka × 100
short-triples-hundreds-but = trzy jednakowe: oczka × 100 (jedynki { $ones })
short-more-adding = każda kolejna to jeszcze raz tyle, co trzy
short-more-doubling = każda kolejna podwaja
short-more-fixed-from = { $count } { $count ->
    [one] jednakowa
    [few] jednakowe
   *[many] jednakowych
    } od { $points }
short-straight = strit { $faces } { $points }
short-dice = { $dice } { $dice ->
    [1] kość
   *[other] kości
    }.

## Plansza

board-head = **{ $title }** · { $reach ->
    [exceed] cel: ponad { $target } ·{" "}
    [exact] cel: dokładnie { $target } ·{" "}
    [none] {""}
   *[other] cel: { $target } ·{" "}
    }runda { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}z { $rounds }
    }
board-to-go = · brakuje { $points }
board-time = -# ⏳ Do <t:{ $due }:{ $slow ->
    [yes] f
   *[no] t
    }>, potem { $then ->
    [bank] bot zapisuje za ciebie { $banked }
    [play-on] bot rzuca dalej za ciebie (zapis oznaczałby przegraną)
   *[lapse] tura przepada
    }{ $aside ->
    [yes] , a gra cię pomija, aż naciśniesz **Wracam do gry**.
   *[no] .
    }
board-take-over = { $player }, twoja kolej: rzuć **{ $fresh } świeżymi kośćmi** albo **przejmij** { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
    } od gracza { $giver }. Będą twoje, gdy je zapiszesz.
board-missed = { $player }, ostatnia kość nie punktuje. Masz na nią jeszcze { $tries ->
    [one] 1 rzut
    [few] { $tries } rzuty
   *[many] { $tries } rzutów
    }.
board-hot-dice = { $picture } **Gorące kości!** Punktowały wszystkie { $dice }, więc wszystkie lecą jeszcze raz.
board-taken-over = Przejęte: **{ $points }**. Będą twoje, gdy je zapiszesz.
board-kept = Odłożone { $dice }: **{ $points }** na szali
throws-then = { $before }, potem { $last }
board-mark = { $player }, naciśnij kości, które odkładasz.
board-marked = { $first ->
    [yes] { $player }, odkładasz **{ $dice }** za **{ $turn }**.
   *[no] { $player }, odkładasz też **{ $dice }**: w tej turze **{ $turn }**.
    }
board-exact = Do równych { $target } brakuje jeszcze { $missing } { $missing ->
    [1] punktu
   *[other] punktów
    }.
board-final = **Runda końcowa.** Na razie najwięcej: { $leader }, { $total }.
board-final-needs = { $player } potrzebuje w tej turze **{ $needs } albo więcej**: mniejszy zapis to przegrana.
board-final-enough = To wystarczy, żeby objąć prowadzenie.
board-play-off = **Dogrywka:** { $players }.
button-roll = Rzuć { $dice } · ryzyko { $points }
button-roll-first = Rzuć { $dice } { $dice ->
    [1] kością
   *[other] kośćmi
    }
button-roll-unmarked = Rzuć
button-bank = Zapisz { $points }
button-bank-not = Zapisz
button-best = Najwięcej punktów · { $points }
button-follow = Przejmij { $dice ->
    [1] 1 kość
   *[other] { $dice } kości
    } i { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
    }
button-fresh = { $dice } { $dice ->
    [one] świeża kość
    [few] świeże kości
   *[many] świeżych kości
    }
button-bank-anyway = Zapisz { $points } i przegraj
bank-sure = { $tied ->
    [yes] Zapis daje ci { $total }, ale tyle samo ma już { $leader }, i to wcześniej, więc przegrasz.
   *[no] Zapis daje ci { $total }, ale { $leader } { $many ->
        [1] prowadzi
       *[other] prowadzą
        } z wynikiem { $leading }, więc przegrasz.
    } To twoja ostatnia tura: potrzebujesz { $needs } albo więcej. Żeby rzucać dalej, wróć na planszę.
banked-well = Punkty zapisane.

## Co się działo w turze

log-banked = { $player } zapisuje { $points } ({ $made }){ $why ->
    [throws] {" "}przy limicie rzutów na turę: { $most }
    [time] {" "}po upływie czasu
   *[none] {""}
    }
log-farkled = { $player } rzuca farkle: { $dice }{ $idle ->
    [yes] {" "}po upływie czasu
   *[no] {""}
    }{ $lost ->
    [0] {""}
   *[other] {" "}· przepada { $lost }
    }{ $penalty ->
    [0] {""}
   *[other] {" "}· kara { $penalty }
    }
log-overshot = { $player } wyrzuca { $dice }, za dużo do celu{ $lost ->
    [0] {""}
   *[other] {" "}· przepada { $lost }
    }
log-lapsed = { $player }: { $why ->
    [throws] limit rzutów na turę ({ $most })
   *[time] koniec czasu
    }{ $lost ->
    [0] {""}
   *[other] {" "}· przepada { $lost }
    }
made-taken-over = przejęte { $points }
turn-bank = { $player } zapisuje **{ $points }** ({ $made }): razem **{ $total }**.
turn-farkle = { $picture } { $variant ->
    [0] **Farkle!** { $player } wyrzuca { $dice } i nic nie punktuje.
    [1] { $player } wyrzuca { $dice }: **farkle**, punktów ani widu, ani słychu.
   *[2] { $player } wyrzuca { $dice }. Kości się śmieją: **farkle!**
    } { $lost ->
    [0] {""}
    [one] Przepada **1** punkt.
    [few] Przepadają **{ $lost }** punkty.
   *[many] Przepada **{ $lost }** punktów.
    }
turn-idle-bank = ⌛ { $player }: { $why ->
    [throws] limit rzutów na turę ({ $most })
   *[time] koniec czasu
    }, więc bot zapisuje **{ $points }**, razem **{ $total }**.
turn-idle-farkle = ⌛ { $player }: koniec czasu, więc bot rzuca dalej, a { $dice } to farkle.{ $lost ->
    [0] {""}
    [one] {" "}Przepada **1** punkt.
    [few] {" "}Przepadają **{ $lost }** punkty.
   *[many] {" "}Przepada **{ $lost }** punktów.
    }
turn-lapse = ⌛ { $player }: { $why ->
    [throws] limit rzutów na turę ({ $most })
   *[time] koniec czasu
    }, więc tura przepada{ $lost ->
    [0] .
    [one] , a z nią **1** punkt.
    [few] , a z nią **{ $lost }** punkty.
   *[many] , a z nią **{ $lost }** punktów.
    }
turn-overshot = { $player } wyrzuca { $dice }, a każda punktująca kość przekracza cel. Tura kończy się bez punktów.
turn-penalty = Za dużo farkli z rzędu: { $player } traci **{ $points }** i spada do **{ $total }**.
turn-final-round = **Cel { $target } osiągnięty!** { $players } { $many ->
    [1] ma
   *[other] mają
    } ostatnią szansę.
turn-final-whole-round = **Cel { $target } osiągnięty!** Kończymy tę rundę, a potem gramy jeszcze jedną.
turn-last-round = **Zaczyna się ostatnia runda.**
turn-play-off = Remis na szczycie! Grają dalej: { $players }.

## Koniec

over-too-long = -# Partia doszła do limitu długości bez rozstrzygnięcia.
over-play-off = -# Po remisie decyduje wygrana dogrywka.
over-first = -# { $players } { $many ->
    [1] ma
   *[other] mają
    } tyle samo punktów, ale liczy się, kto miał je pierwszy.
over-skunked = pogrom
over-double-skunked = podwójny pogrom

## Podpowiedzi

hint-roll = { $keep ->
    [none] Rzuć { $dice ->
        [1] 1 kością
       *[other] { $dice } kośćmi
    }
   *[other] Odłóż { $keep }, rzuć { $dice ->
        [1] 1 kością
       *[other] { $dice } kośćmi
    }
    }
hint-bank = { $keep ->
    [none] Zapisz { $points }
   *[other] Odłóż { $keep }, zapisz { $points }
    }
hint-worth-win = { $percent }% szans na wygraną
hint-worth-points = średnio { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
    }
hint-only-choice = To twój jedyny ruch.
hint-risk = { $dice ->
    [1] 1 kość
   *[other] { $dice } kości
    }: { $times ->
    [one] 1 farkle
    [few] { $times } farkle
   *[many] { $times } farkli
    } na { $throws } { $throws ->
    [one] rzut
    [few] rzuty
   *[many] rzutów
    }.
hint-risk-to-bank = Kolejnym rzutem ryzykujesz wszystko. { $dice ->
    [1] 1 kość
   *[other] { $dice } kości
    }: { $times ->
    [one] 1 farkle
    [few] { $times } farkle
   *[many] { $times } farkli
    } na { $throws } { $throws ->
    [one] rzut
    [few] rzuty
   *[many] rzutów
    }.
hint-no-risk = { $dice ->
    [one] 1 kość zawsze tu punktuje
    [few] { $dice } kości zawsze tu punktują
   *[many] { $dice } kości zawsze tu punktuje
    }.
hint-behind = Jeszcze { $missing } i prowadzisz.
hint-leads = Tak prowadzisz o { $ahead }.
hint-final-behind = Zanim zapiszesz, potrzebujesz jeszcze co najmniej { $missing }, inaczej przegrywasz partię.
hint-final-ahead = Z tymi punktami prowadzisz o { $ahead }.
hint-exact = Potrzebujesz jeszcze dokładnie { $missing }.
hint-target = Z tymi punktami osiągasz cel.
hint-points-only = -# Punkty to średni wynik twojej tury. Szans na wygraną na tych zasadach nie znam.
hint-estimated = -# Te szanse są szacunkowe.

## Analiza partii

review-seat = { $player } · { $accuracy ->
    [none] {""}
    [forced] żadnego wyboru ·{" "}
   *[other] dokładność { $accuracy } ·{" "}
    }**{ $before }% → { $after }%** szans na wygraną: { $parts }
review-moment = Runda { $round }, { $player }: { $before }% → { $after }%
review-board = Punkty: { $totals }. { $turn ->
    [0] { $thrown ->
        [none] Tura się zaczyna.
       *[other] Rzut: { $thrown }.
        }
   *[other] { $turn } w tej turze{ $thrown ->
        [none] .
       *[other] ; rzut: { $thrown }.
        }
    }
review-kept = Odłóż { $keep }, potem koniec czasu
review-better = { $choice }{ $loss ->
    [0] {""}
   *[other] {" "}(+{ $loss }% szans na wygraną)
    }

## Pomoc

how-farkle-keep = { $pictures }
    Twój rzut: **1 1 5** { $rest }. Naciśnij kości, które punktują: **1 1 5** daje { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
    }. **Najwięcej punktów** zaznacza to, co daje najwięcej.
    -# { $scores }
how-farkle-bank = { $pictures }
    Rzucasz resztą, czyli { $dice } { $dice ->
        [1] kością
       *[other] kośćmi
    }: **1** { $rest } daje kolejne { $points }, w tej turze to już { $total }.
    Teraz wybierz. { $needs ->
        [0] **Zapisz { $total }**
       *[other] **Zapisz** (za pierwszym razem od { $needs } { $needs ->
        [1] punktu
       *[other] punktów
        })
    } zabezpiecza punkty i kończy turę. **Rzuć { $again }** może dać więcej albo zabrać wszystkie { $total }. Gdy punktują wszystkie kości, są to **gorące kości**: { $hot ->
        [must] musisz
       *[may] możesz
    } rzucić wszystkimi jeszcze raz.
how-farkle-win = { $pictures }
    { $dice ->
        [none] Rzut, w którym nic nie punktuje, to **farkle**:
       *[other] Twój rzut: { $dice }, i nic nie punktuje. To **farkle**:
    } tura się kończy, a jej punkty przepadają. { $penalty ->
        [none] Punkty zapisane wcześniej są bezpieczne.
       *[other] { $penalty }
    }
    { $winning } Gdy czas się skończy, bot gra za ciebie bezpiecznie.
help-farkle = {""}**Na planszy**
    ➤ czyja kolej · 🏁 przed tobą ostatnia tura · 💤 nieobecność
    🔒 jeszcze bez otwarcia: najpierw jedna tura musi dać dość punktów
    ⚠️ 2/3 dwa farkle z rzędu, a trzeci kosztuje punkty
    {""}**Nie ma cię?** Gdy mija czas tury, bot gra za ciebie bezpiecznie; po 2 takich turach gra cię pomija, aż naciśniesz **Wracam do gry**.
    {""}**Nie widać planszy?** `/farkle board`, a `/farkle games` pokazuje wszystkie twoje partie.
    {""}**Nie ufasz kościom?** `/farkle verify` po końcu partii.
    {""}**Fart czy umiejętności?** **Analiza** pod wynikiem. Jeśli poczekalnia pozwala na podpowiedzi, **Podpowiedź** pyta trenera.
    {""}**Masz dość?** `/farkle leave`. Gospodarz może zatrzymać partię przez `/farkle pause` i zakończyć ją przez `/farkle stop`.

## Polecenia

command-farkle-start = Otwórz poczekalnię do partii Farkle

## Zestaw zasad słowami

words-scores = **Co punktuje** w jednym rzucie
words-triple-times = trójka × { $times }
words-of-a-kind = { $count } { $count ->
    [one] jednakowa
    [few] jednakowe
   *[many] jednakowych
    }
words-dice = Rzuć { $dice } { $dice ->
    [1] kością
   *[other] kośćmi
    }, odłóż to, co punktuje, i rzuć resztą albo zapisz. Rzut bez punktów to farkle: tura przepada.
words-keep-any = Możesz odłożyć dowolne punktujące kości, co najmniej jedną.
words-keep-all = Odłóż każdą kość, która punktuje.
words-keep-all-until-open = Aż do otwarcia odkładaj każdą kość, która punktuje.
words-hot-dice-may = Gdy punktują wszystkie kości, możesz rzucić wszystkimi jeszcze raz.
words-hot-dice-must = Gdy punktują wszystkie kości, musisz rzucić wszystkimi jeszcze raz.
words-opening = Na otwarcie potrzebujesz { $value } { $value ->
    [1] punktu
   *[other] punktów
    } w jednej turze.
words-reopen = Jeśli kara zrzuci cię do 0 lub niżej, trzeba otworzyć jeszcze raz.
words-minimum-bank = Zapisać możesz od { $value } { $value ->
    [1] punktu
   *[other] punktów
    } w turze.
words-last-die-throws = Gdy zostaje 1 kość, masz { $value } { $value ->
    [one] rzut
    [few] rzuty
   *[many] rzutów
    }, żeby zapunktowała.
words-extend-triples = Każda kolejna kość z oczkami trójki daje jeszcze raz tyle punktów, co sama trójka.
words-follow-on-opened = Po otwarciu możesz przejąć to, co zapisze osoba przed tobą, i rzucić jej pozostałymi kośćmi.
words-follow-on-anyone = Możesz przejąć to, co zapisze osoba przed tobą, i rzucić jej pozostałymi kośćmi.
words-follow-farkles = Możesz też przejąć to, co osoba przed tobą straci przez farkle.
words-penalty = { $farkles ->
    [one] Farkle{ $on ->
        [all_dice] {" "}wszystkimi kośćmi
       *[any] {""}
        } kosztuje
    [few] { $farkles } farkle{ $on ->
        [all_dice] {" "}wszystkimi kośćmi
       *[any] {""}
        } z rzędu kosztują
   *[many] { $farkles } farkli{ $on ->
        [all_dice] {" "}wszystkimi kośćmi
       *[any] {""}
        } z rzędu kosztuje
    } { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
    }{ $repeats ->
    [true] , a każdy następny tyle samo
   *[other] {""}
    }{ $floor ->
    [none] , nawet jeśli spadniesz poniżej zera.
   *[other] , ale nigdy poniżej { $floor }.
    }
words-start-roll-off = Każdy rzuca kością: najwyższy rzut zaczyna.
words-start-seat-order = Zaczyna gospodarz.
words-start-random = O tym, kto zaczyna, decyduje losowanie.
words-target-reach-at-least = Partia kończy się przy { $target } { $target ->
    [1] punkcie
   *[other] punktach
    } lub więcej.
words-target-reach-exceed = Partia kończy się, gdy ktoś ma ponad { $target } { $target ->
    [one] punkt
    [few] punkty
   *[many] punktów
    }.
words-target-reach-exact = Partia kończy się przy dokładnie { $target } { $target ->
    [1] punkcie
   *[other] punktach
    }. Nie odłożysz nic ponad to.
words-rounds = { $target ->
    [0] Partia ma { $value } { $value ->
        [one] rundę
        [few] rundy
       *[many] rund
        }, a wygrywa najwyższy wynik.
   *[other] Partia kończy się też po { $value } { $value ->
        [1] rundzie
       *[other] rundach
        }, a wygrywa najwyższy wynik.
    }
words-final-round-none = Kto pierwszy osiągnie cel, od razu wygrywa.
words-final-round-complete-round = Rundę gra się do końca, a wygrywa najwyższy wynik.
words-final-round-one-roll-each = Reszta ma jeszcze po jednym rzucie i może zapisać każde punkty. Wygrywa najwyższy wynik.
words-final-round-one-turn-each = Reszta ma jeszcze po jednej turze, a wygrywa najwyższy wynik.
words-final-round-one-more-round = Rundę gra się do końca, potem jeszcze jedną, a wygrywa najwyższy wynik.
words-defend = W rundzie końcowej lider, który traci prowadzenie, ma jeszcze jedną turę.
words-tie-first = Przy remisie wygrywa ten, kto pierwszy miał taki wynik.
words-tie-shared = Przy remisie na szczycie wygrana jest wspólna.
words-tie-play-off = Przy remisie na szczycie liderzy grają kolejną rundę.
words-instant-win = { $faces ->
    [any] { $count } { $count ->
        [one] jednakowa w jednym rzucie od razu daje
        [few] jednakowe w jednym rzucie od razu dają
       *[many] jednakowych w jednym rzucie od razu daje
        } wygraną.
   *[other] { $count } { $count ->
        [one] jednakowa w jednym rzucie od razu daje
        [few] jednakowe w jednym rzucie od razu dają
       *[many] jednakowych w jednym rzucie od razu daje
        } wygraną, ale tylko takie: { $faces }.
    }
words-skunk = Kto przegrywa i ma mniej niż { $below } { $below ->
    [one] punkt
    [few] punkty
   *[many] punktów
    }, zalicza pogrom; przy { $double_at } lub mniej podwójny.

## Własne zasady serwera

# As in English.
rules-title-standard = Standard
rules-summary-standard = Klasyka. Jedynki, piątki i trzy jednakowe; cel 10 000, potem każdy ma ostatnią turę.
# As in English.
rules-title-zilch = Zilch
rules-summary-zilch = Zapis od 300; kolejne jednakowe podwajają; sześć kości bez punktów: 500; trzy farkle kosztują 500.
rules-title-zehntausend = Dziesięć tysięcy
rules-summary-zehntausend = Trzy jednakowe, strit za 2000, a kto pierwszy ma 10 000, od razu wygrywa.
rules-title-american = Amerykańskie
rules-summary-american = Jak w popularnym wydaniu z USA: otwarcie od 500, trzy jedynki to 300, cztery jednakowe 1000.
# As in English.
rules-title-deluxe = Deluxe
rules-summary-deluxe = Punktują też pary, strity i dwie trójki, a trzy farkle z rzędu kosztują 1000.
rules-title-exact = Co do punktu
rules-summary-exact = Otwarcie od 1000, do tego czasu odkładasz wszystko. Cel: równe 10 000. Sześć jednakowych wygrywa.
# As in English.
rules-title-facebook = Facebook
rules-summary-facebook = Kolejne jednakowe dodają, zapis od 300, trzy farkle z rzędu kosztują 500, 10 000 od razu wygrywa.
rules-title-five-dice = Pięć kości
rules-summary-five-dice = Pięć kości, odkładasz wszystko, co punktuje, otwarcie od 350, pięć jednakowych od razu wygrywa.
rules-title-five-rounds = Pięć rund
rules-summary-five-rounds = Szybka partia: jak Dziesięć rund, tylko o połowę krótsza.
# As in English.
rules-title-kingdom-come = Kingdom Come
rules-summary-kingdom-come = Niepełne strity, kolejne jednakowe podwajają i szybki wyścig do 4000.
rules-title-on-the-table = Na stole
rules-summary-on-the-table = Otwarcie od 500; potem przejmujesz kości i punkty osoby przed tobą. Cel: 50 000.
rules-title-pocket = Kieszonkowe
rules-summary-pocket = Jak Standard, ale trzy jedynki dają tylko 300.
rules-title-renaissance = Renesans
rules-summary-renaissance = Otwarcie 1000, zapis od 350, 3 rzuty ostatnią kością, kolejne jednakowe podwajają, cel ponad 10 000.
rules-title-ten-rounds = Dziesięć rund
rules-summary-ten-rounds = Dziesięć rund, liczy się najwyższy wynik. Kolejne jednakowe dodają, 3 farkle z rzędu kosztują 500.
editor-options-turn = Przebieg tury…
editor-options-scoring = Co punktuje…
editor-options-winning = Wygrana…
option-start = Kto zaczyna
option-opening = Punkty na otwarcie
option-reopen = Ponowne otwarcie po karze do 0
option-minimum-bank = Punkty, od których można zapisać
option-keep = Które kości odłożyć
option-hot-dice = Gorące kości
option-hot-dice-bonus = Premia za gorące kości
option-last-die-throws = Rzuty ostatnią kością
option-follow-on = Przejęcie po poprzedniej osobie
option-follow-farkles = Przejęcie po farkle
option-target = Cel
option-rounds = Liczba rund
option-target-reach = Jak osiągnąć cel
option-final-round = Runda końcowa
option-defend = Dodatkowa tura dla wyprzedzonego lidera
option-tie = Remisy
option-singles = Pojedyncze kości
option-triples = Trzy jednakowe
option-more-of-a-kind = Cztery i więcej jednakowych
option-extend-triples = Kolejne kości powiększają trójkę
option-straights = Strity
option-four-and-pair = Cztery i para
option-six-as-three-pairs = Sześć jednakowych jako trzy pary
option-two-triplets = Dwie trójki
option-six-as-two-triplets = Sześć jednakowych jako dwie trójki
option-full-house-bonus = Premia za trójkę i parę
option-scoreless = Żadna kość nie punktuje
option-scoreless-first = Nic w pierwszym rzucie
option-instant-win = Natychmiastowa wygrana
option-penalty = Kara za farkle z rzędu
option-skunk = Pogrom
option-idle = Gdy czas się skończy
value-start-roll-off = Najwyższy rzut
value-start-seat-order = Gospodarz
value-start-random = Losowanie
value-keep-any = Dowolne punktujące kości
value-keep-all = Jak najwięcej
value-keep-all-until-open = Aż do otwarcia jak najwięcej
value-hot-dice-may = Można zapisać
value-hot-dice-must = Trzeba rzucić jeszcze raz
value-follow-on-opened = Po otwarciu
value-follow-on-anyone = Zawsze
value-target-reach-at-least = Cel albo więcej
value-target-reach-exceed = Więcej niż cel
value-target-reach-exact = Dokładnie cel
value-final-round-none = Bez rundy końcowej
value-final-round-complete-round = Rundę gra się do końca
value-final-round-one-roll-each = Jeszcze po jednym rzucie
value-final-round-one-turn-each = Jeszcze po jednej turze
value-final-round-one-more-round = Jeszcze jedna cała runda
value-tie-first = Kto pierwszy miał ten wynik
value-tie-shared = Wspólna wygrana
value-tie-play-off = Dogrywka
value-more-of-a-kind-none = Tyle, co sama trójka
value-more-of-a-kind-adding = Każda kolejna kość to jeszcze raz trójka
value-more-of-a-kind-doubling = Każda kolejna kość podwaja
value-idle-bank = Zapis dotychczasowych punktów
value-idle-play-on = Zapis, a gdyby oznaczał przegraną, dalsze rzuty

## Statystyki: krótkie słowa

order-farkles = Najwięcej farkli

## Statystyki gracza

card-turn-points = **Na turę:** średnio { $average }, najlepiej { $best }; najlepszy rzut { $throw }
card-risk = **Farkle** w { $percent }% tur · najdłuższa seria: { $run } · gorące kości { $hot ->
    [0] nigdy
    [1] raz
    [2] dwa razy
   *[other] { $hot } razy
    }
card-farkles = **Farkle** według liczby rzucanych kości
alt-farkles = Farkle według liczby rzucanych kości: { $list }.
alt-farkles-with = { $dice ->
    [1] 1 kość
   *[other] { $dice } kości
    }: { $count }

## Zakończone partie

game-push = { $banked ->
    [yes] 🎢 **Nerwy ze stali** w rundzie { $round }: { $player } rzuca { $throws } { $throws ->
        [1] raz
       *[other] razy
        } z rzędu i zapisuje { $points }.
   *[no] 💥 **O jeden rzut za dużo** w rundzie { $round }: { $player } rzuca { $throws } { $throws ->
        [1] raz
       *[other] razy
        } z rzędu i { $points ->
        [one] przepada { $points } punkt
        [few] przepadają { $points } punkty
       *[many] przepada { $points } punktów
        }.
    }
game-push-idle = ⌛ **Koniec czasu** w rundzie { $round }: { $player } rzuca { $throws } { $throws ->
    [1] raz
   *[other] razy
    }, czas mija i { $banked ->
    [yes] bot zapisuje { $points }
   *[no] { $points ->
        [one] przepada { $points } punkt
        [few] przepadają { $points } punkty
       *[many] przepada { $points } punktów
        }
    }.
game-luck = 🍀 **Co za rzut** w rundzie { $round }: { $player } wyrzuca { $dice } za { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
    }. Taki trafia się raz na { $throws } { $throws ->
    [one] rzut
    [few] rzuty
   *[many] rzutów
    }!
game-luck-wins = ⚡ **Co za rzut** w rundzie { $round }: { $player } wyrzuca { $dice } i wygrywa na miejscu. Taki trafia się raz na { $throws } { $throws ->
    [one] rzut
    [few] rzuty
   *[many] rzutów
    }!
replay-followed = przejmuje kości i { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
    } po poprzedniej osobie
replay-kept = odkłada **{ $kept }** za { $points }{ $hot ->
    [yes] : **gorące kości!**
   *[no] {""}
    }
replay-throws-left-out = … jeszcze { $count ->
    [one] 1 rzut
    [few] { $count } rzuty
   *[many] { $count } rzutów
    } …
replay-banked = i zapisuje **{ $points }**: razem { $total }.
replay-farkled = { $picture } **Farkle!** { $lost ->
    [0] Nie było nic do stracenia.
    [one] Przepada **1** punkt.
    [few] Przepadają **{ $lost }** punkty.
   *[many] Przepada **{ $lost }** punktów.
    }
replay-lapsed = i tura się kończy{ $lost ->
    [0] .
    [one] : przepada **1** punkt.
    [few] : przepadają **{ $lost }** punkty.
   *[many] : przepada **{ $lost }** punktów.
    }
replay-penalty = Kara za zbyt wiele farkli z rzędu: **{ $points }** { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
    }.

## Osiągnięcia

achievement-about-first-win = wygraj partię
achievement-about-ten-wins = wygraj 10 partii
achievement-about-hundred-wins = wygraj 100 partii
achievement-about-hundred-games = dokończ 100 partii
achievement-about-hundred-farkles = wyrzuć farkle 100 razy
achievement-about-six-of-a-kind = wyrzuć sześć jednakowych
achievement-about-big-turn = zapisz 2000 punktów w jednej turze
achievement-about-huge-turn = zapisz 5000 punktów w jednej turze
achievement-about-hot-hand = gorące kości 3 razy w jednej turze
achievement-about-cold-hand = 5 farkli bez zapisu po drodze
achievement-about-comeback = wygraj po dużej stracie pod koniec partii
achievement-about-perfect = wygraj w co najmniej 5 turach bez farkle
achievement-about-paid-and-won = wygraj mimo kary
achievement-about-on-the-spot = wygraj na miejscu jednym rzutem
achievement-about-full-house = wygraj przy stole na 8 osób, grając co najmniej 5 tur
achievement-about-skunker = wygraj i urządź komuś pogrom (wynik poniżej granicy z zasad)
achievement-first-win = Pierwsza krew
achievement-ten-wins = Stary wyga
achievement-hundred-wins = Błękitna krew
achievement-hundred-games = Stały skład
achievement-hundred-farkles = Przegrać z klasą
achievement-six-of-a-kind = Jak jeden mąż
achievement-big-turn = Wielka tura
achievement-huge-turn = Szóstka w totka
achievement-hot-hand = Gorąca ręka
achievement-cold-hand = Zimna ręka
achievement-comeback = Z dalekiej podróży
achievement-perfect = Bez zadrapania
achievement-paid-and-won = Zapłacone i wygrane
achievement-on-the-spot = Z miejsca
achievement-full-house = Pełna chata
achievement-skunker = Bez litości
