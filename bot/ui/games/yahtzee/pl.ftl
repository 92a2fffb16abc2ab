## Krótkie słowa

# As in English.
kind-yahtzee = Yahtzee
# As in English.
kind-yatzy = Yatzy

## Na co nie pozwalają zasady

hold-first = Najpierw wybierz kości, które zatrzymujesz. Może to być też żadna.
held-already = Kości do zatrzymania są już wybrane. Rzuć resztą.
no-throws-left = To był ostatni z { $throws } { $throws ->
    [1] rzutu
   *[other] rzutów
    }. Wybierz pole.
hold-all = Zatrzymujesz wszystkie kości, więc nie ma czym rzucać. Wybierz pole.
no-such-column = Nie ma kolumny { $column }. Ostatnia to { $columns }.
joker-elsewhere = { $box } w kolumnie { $column } nie pasuje: yahtzee wpisuje się { $joker ->
    [original] w dolne pole
   *[forced] najpierw w pole tych oczek, potem w dolne pole
  }.
box-above-first = Pola wypełnia się z góry na dół: wybierz { $box } w kolumnie { $column }.
upper-boxes-first = Najpierw wypełnij górne pola kolumny { $column }, od jedynek do szóstek. { $box } przyjdzie później.
box-taken = { $box } w kolumnie { $column }: to pole jest już zajęte.

## Zestawy zasad

allowed-rolls = od 1 do 10
allowed-columns = od 1 do 6
allowed-box = none, sum albo całe punkty od 1 do 1 000 000
allowed-box-of-equal-dice = none, sum, matching albo całe punkty od 1 do 1 000 000
allowed-chance = none albo sum
allowed-first-roll = none albo dolne pola z całymi punktami, np. full-house: 35, high-straight: 25
allowed-ties = none albo pola, np. yatzy, chance, sixes
allowed-upper-bonus = none albo wartości, np. at: 63 (od 1 do 126), points: 35
allowed-yahtzee-bonus = całe punkty od 0 (brak) do 1 000 000 albo points: 100, most: 3 (1 do 10)

## Pola karty

box-ones = Jedynki
box-twos = Dwójki
box-threes = Trójki
box-fours = Czwórki
box-fives = Piątki
box-sixes = Szóstki

## Yahtzee

yahtzee-lobby-head = ### { $dice } { $names_game ->
    [yes] {""}
   *[no] Yahtzee ·{" "}
    }{ $title }
    { $turns } { $turns ->
    [one] tura
    [few] tury
   *[many] tur
    } na osobę, wygrywa najwyższy wynik
yahtzee-head = **{ $title }** · tura { $round } z { $rounds }
yahtzee-saved = { $saved } { $saved ->
    [one] zachowany rzut
    [few] zachowane rzuty
   *[many] zachowanych rzutów
    }
yahtzee-place = · { $place }. miejsce
yahtzee-progress = · { $filled }/{ $boxes }
yahtzee-in-column = { $many ->
    [1] { $box }
   *[other] { $box } w kolumnie { $column }
    }
yahtzee-hold = { $player }, naciśnij kości, które zatrzymujesz, i **Rzuć** resztą albo wybierz pole. { $left ->
    [one] Został 1 rzut.
    [few] Zostały { $left } rzuty.
   *[many] Zostało { $left } rzutów.
    }
yahtzee-held = { $player }, zatrzymujesz **{ $dice }**. { $left ->
    [one] Został 1 rzut.
    [few] Zostały { $left } rzuty.
   *[many] Zostało { $left } rzutów.
    }
yahtzee-held-all = { $player }, zatrzymujesz wszystkie kości: puść którąś, żeby rzucić, albo wybierz pole. { $left ->
    [one] Został 1 rzut.
    [few] Zostały { $left } rzuty.
   *[many] Zostało { $left } rzutów.
    }
yahtzee-rolls-left = { $left ->
    [0] Koniec rzutów.
    [one] Został 1 rzut.
    [few] Zostały { $left } rzuty.
   *[many] Zostało { $left } rzutów.
    }
yahtzee-board-card = -# Karta: { $player }{ $thrown ->
    [yes] {" "}(co dają te kości)
   *[no] {""}
    }
yahtzee-also-open = -# { $also ->
    [yes] Wolne też
   *[no] Wolne
    }: { $boxes ->
    [all] wszystkie pola
   *[other] { $boxes }
    }
yahtzee-upper-in-short = -# Premia górna{ $many ->
    [1] :
   *[other] , kolumna
    } { $columns }
yahtzee-to-upper = { $many ->
    [1] {""}
   *[other] { $column }:{" "}
    }{ $state ->
    [has] jest
    [lost] nieosiągalna
   *[open] brakuje { $missing }
    }
yahtzee-bonus-in-short = -# Premia za yahtzee: { $points } za każde kolejne yahtzee{ $multiplied ->
    [yes] {" "}razy numer kolumny
   *[no] {""}
    }
yahtzee-take = { $player }, koniec rzutów: **wybierz pole**.
yahtzee-time = -# ⏳ Do <t:{ $due }:{ $slow ->
    [yes] f
   *[no] t
    }>, potem { $points ->
    [0] bot skreśla pole { $where }
   *[other] bot wpisuje { $points } w pole { $where }
    }{ $aside ->
    [yes] , a gra cię pomija, aż naciśniesz **Wracam do gry**.
   *[no] .
    }
yahtzee-button-roll = { $dice ->
    [0] Rzuć
    [1] Rzuć 1 kością
   *[other] Rzuć { $dice } kośćmi
    }
yahtzee-button-hold = Zatrzymaj { $dice }
yahtzee-button-cards = Karty
yahtzee-button-take = Wpisz: { $where } · { $points }
yahtzee-choose-box = { $many ->
    [1] Wybierz pole…
   *[other] Kolumna { $column }…
    }
yahtzee-box = { $many ->
    [1] { $box }
   *[other] { $box } · kolumna { $column }
    } — { $points }
yahtzee-box-bonus = w tym { $points } za kolejne yahtzee
yahtzee-box-upper = i { $points } premii górnej
yahtzee-sure = Skreślić **{ $where }**? { $left ->
    [0] To pole może dać nawet { $most }.
    [one] To pole może dać nawet { $most }, a został ci 1 rzut.
    [few] To pole może dać nawet { $most }, a zostały ci { $left } rzuty.
   *[many] To pole może dać nawet { $most }, a zostało ci { $left } rzutów.
    } Jeśli wolisz co innego, wróć na planszę.
yahtzee-button-nothing = Skreśl pole
yahtzee-scored-nothing = Pole skreślone.
yahtzee-turn = { $player } wpisuje **{ $points }** w pole **{ $where }** ({ $dice }): razem **{ $total }**.
yahtzee-turn-nothing = { $player } skreśla **{ $where }** ({ $dice }) i zostaje przy **{ $total }**.
yahtzee-turn-yahtzee = 🎉 **{ $name }!**
yahtzee-turn-bonus = W tym **{ $points }** premii za kolejne yahtzee.
yahtzee-turn-upper = Górne pola{ $many ->
    [1] {""}
   *[other] {" "}kolumny { $column }
    } dają razem { $upper }: **{ $points }** premii.
yahtzee-turn-idle = ⌛ { $player }: koniec czasu, więc { $points ->
    [0] bot skreśla **{ $where }** i zostaje **{ $total }**.
   *[other] bot wpisuje **{ $points }** w pole **{ $where }**, razem **{ $total }**.
    }
yahtzee-log = { $player }: { $where }, { $points }{ $dice ->
    [none] {""}
   *[other] {" "}({ $dice })
    }{ $idle ->
    [yes] {" "}po upływie czasu
   *[no] {""}
    }
yahtzee-card-head = ### 📋 { $player } · { $total }
    -# Wypełnione pola: { $filled } z { $boxes }
yahtzee-times = { $multiplied ->
    [yes] ×
   *[no] {""}
    }{ $column }
yahtzee-open-box = –
yahtzee-taken-box = ·
yahtzee-total = Razem
yahtzee-open = -# **Wolne{ $many ->
    [1] {""}
   *[other] {" "}w kolumnie { $column }
    }:** { $boxes ->
    [all] wszystkie pola
    [none] nic
   *[other] { $boxes }
    }
yahtzee-card-upper = **Premia górna{ $many ->
    [1] {""}
   *[other] {" "}w kolumnie { $column }
    }:** { $state ->
    [has] { $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
        } za { $upper } w górnych polach
    [lost] nieosiągalna
   *[open] { $upper } z { $needs }, jeszcze { $missing } i masz { $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
        }
    }
yahtzee-card-yahtzee = **Premia za yahtzee:** { $state ->
    [has] każde kolejne yahtzee daje { $points } { $points ->
        [one] punkt
        [few] punkty
       *[many] punktów
        }
    [spent] już cała zdobyta
    [lost] nieosiągalna, bo pole Yahtzee jest skreślone
   *[open] { $many ->
        [1] gdy w polu Yahtzee jest yahtzee, każde kolejne daje { $points } { $points ->
            [one] punkt
            [few] punkty
           *[many] punktów
            }
       *[other] yahtzee w { $filled } z { $many } pól Yahtzee; gdy jest we wszystkich, każde kolejne daje { $points } { $points ->
            [one] punkt
            [few] punkty
           *[many] punktów
            }
    }
    }{ $multiplied ->
    [yes] {" "}razy numer kolumny
   *[no] {""}
    }
yahtzee-choose-card = Czyja karta?
yahtzee-card-option = Miejsce { $seat } · { $total } { $total ->
    [one] punkt
    [few] punkty
   *[many] punktów
    }
yahtzee-over-ties = -# { $players } { $many ->
    [1] ma
   *[other] mają
    } tyle samo punktów, ale decydują te pola: { $boxes }.
yahtzee-over-upper = premia górna { $points }
yahtzee-over-yahtzee = premia za yahtzee { $points }
yahtzee-short-dice-of = { $boxes } ({ $dice })
yahtzee-short-rolls = { $rolls ->
    [one] 1 rzut
    [few] { $rolls } rzuty
   *[many] { $rolls } rzutów
    } na turę
yahtzee-short-columns = { $columns } { $columns ->
    [one] kolumna
    [few] kolumny
   *[many] kolumn
    }{ $multiplied ->
    [yes] : punkty razy numer kolumny
   *[no] {""}
    }
yahtzee-short-first-roll = Z ręki: { $boxes }
yahtzee-short-ties = przy remisie decydują { $boxes }
yahtzee-short-upper = { $points } premii za { $at } lub więcej w górnych polach
yahtzee-short-yahtzee = jeszcze { $points } za każde kolejne yahtzee{ $most ->
    [0] {""}
    [1] , raz
   *[other] , najwyżej { $most } razy
    }
yahtzee-words-boxes = **Pola**
yahtzee-words-upper = Jedynki–szóstki
yahtzee-words-face = tylko te oczka
yahtzee-words-sum = suma oczek
yahtzee-words-matching = tylko te kości
yahtzee-words-turn = Rzuć { $dice } { $dice ->
    [1] kością
   *[other] kośćmi
    } { $rolls ->
    [1] raz
   *[other] najwyżej { $rolls } razy, a między rzutami zatrzymuj dowolne
    }. Potem wybierz jedno wolne pole i wpisz, ile te kości w nim dają, choćby 0.{ $saved ->
    [yes] {" "}Niewykorzystane rzuty nie przepadają: możesz ich użyć w każdej późniejszej turze.
   *[no] {""}
    }
yahtzee-words-columns = Twoja karta ma { $columns ->
    [one] 1 kolumnę
    [few] { $columns } kolumny
   *[many] { $columns } kolumn
    } po { $boxes } { $boxes ->
    [1] polu
    [few] pola
   *[many] pól
    }{ $columns ->
    [1] {""}
   *[other] , otwarte wszystkie naraz
    }, więc masz { $turns } { $turns ->
    [one] turę
    [few] tury
   *[many] tur
    }.{ $multiplied ->
    [yes] {" "}Punkty w kolumnie mnoży się przez jej numer.
   *[no] {""}
    }
yahtzee-words-order = { $order ->
    [sections] W kolumnie wypełniaj najpierw górne pola.
   *[card] Pola w kolumnie wypełniaj z góry na dół.
    }
yahtzee-pattern-full-house = Full to trzy jednakowe kości i dwie inne jednakowe{ $equal ->
    [yes] {" "}albo pięć jednakowych.
   *[no] .
    }
yahtzee-pattern-villa = Willa to trzy jednakowe kości i trzy inne jednakowe{ $equal ->
    [yes] {" "}albo sześć jednakowych.
   *[no] .
    }
yahtzee-pattern-tower = Wieża to cztery jednakowe kości i dwie inne jednakowe{ $equal ->
    [yes] {" "}albo sześć jednakowych.
   *[no] .
    }
yahtzee-words-two-pairs = { $equal ->
    [yes] Pary w jednym polu mogą być takie same: cztery jednakowe kości to dwie pary.
   *[no] Pary w jednym polu muszą być różne.
    }
yahtzee-words-straights = Mały strit to cztery kolejne oczka, duży strit pięć.{ $after ->
    [yes] {" "}Po 6 może iść 1, jak w 3 4 5 6 1.
   *[no] {""}
    }
yahtzee-words-double-generala = Podwójna generala liczy się, gdy pole Generala w tej samej kolumnie ma już punkty.
yahtzee-words-idle = Gdy czas się skończy, bot wybiera pole warte najwięcej.
yahtzee-words-bonuses = **Premie**
yahtzee-words-upper-bonus = **Premia górna:** jeśli pola od jedynek do szóstek dają razem { $at } lub więcej, dostajesz dodatkowo { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
    }{ $multiplied ->
    [yes] {" "}(jedno i drugie razy numer kolumny).
   *[no] .
    }
yahtzee-words-yahtzee-bonus = **Premia za yahtzee:** { $columns ->
    [1] gdy w twoim polu Yahtzee jest już yahtzee
   *[other] gdy w każdym twoim polu Yahtzee jest już yahtzee
    }, każde kolejne daje dodatkowo { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
    }{ $multiplied ->
    [yes] {" "}razy numer kolumny
   *[no] {""}
    }{ $needs ->
    [yes] , jeśli w wybranym polu daje punkty
   *[no] , nawet jeśli w wybranym polu daje 0
    }{ $most ->
    [0] .
    [1] , ale tylko raz.
   *[other] , najwyżej { $most } razy.
    }
yahtzee-words-joker = **Joker:** { $joker ->
    [free] yahtzee liczy się też jako full albo strit w kolumnie, w której pole Yahtzee i pole tych oczek są już zajęte.
    [original] gdy pole Yahtzee kolumny jest zajęte, yahtzee wpisuje się tam w dolne pole, a liczy się ono też jako full albo strit. Dopiero gdy wszystkie dolne są zajęte, wpisuje się je w górne, za 0.
    [forced] gdy pole Yahtzee kolumny jest zajęte, yahtzee wpisuje się tam w górne pole tych oczek, potem w dolne, gdzie liczy się też jako full albo strit. Dopiero gdy wszystkie są zajęte, wpisuje się je w inne górne, za 0.
   *[filled] yahtzee liczy się też jako full albo strit, gdy zajęte są już wszystkie pola Yahtzee i wszystkie górne pola tych oczek.
    }
yahtzee-words-first-roll = **Z ręki:** pierwszy rzut tury daje w tych polach inne punkty: { $boxes }.
yahtzee-words-first-roll-wins = **Z ręki:** same jednakowe kości w pierwszym rzucie tury od razu dają wygraną.
yahtzee-words-winning = Gdy wszystkie karty są pełne, wygrywa najwyższy wynik. { $ties ->
    [none] Przy remisie wygrana jest wspólna.
   *[other] Przy równych wynikach decydują punkty w tych polach, w tej kolejności: { $ties }. Jeśli i one są równe, wygrana jest wspólna.
    } Możesz też grać w pojedynkę.

## Podpowiedzi

yahtzee-choice-hold = { $held ->
    [none] Rzuć { $dice ->
        [1] 1 kością
       *[other] { $dice } kośćmi
    }
   *[other] Zatrzymaj { $held }, rzuć { $dice ->
        [1] 1 kością
       *[other] { $dice } kośćmi
    }
    }
yahtzee-choice-take = Wpisz: { $where }
yahtzee-worth-points = na koniec średnio { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
    }
yahtzee-worth-win = { $percent }% szans na wygraną, na koniec średnio { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
    }
yahtzee-hint-estimated = -# { $points ->
    [exact] Szanse na wygraną są szacunkowe, punkty nie.
   *[estimated] Te liczby są szacunkowe.
    }

## Analiza partii

yahtzee-review-seat = { $player } · { $accuracy ->
    [none] {""}
    [forced] żadnego wyboru ·{" "}
   *[other] dokładność { $accuracy } ·{" "}
    }razem **{ $total }**: oczekiwane { $start }, { $parts }
yahtzee-review-unplayed = { $parts }, koniec przed czasem −{ $points }
yahtzee-review-picture = **Oczekiwany wynik** po każdej rundzie. Linia przerywana: średnia przy najlepszej strategii.
yahtzee-review-moment = Runda { $round }, { $player }: { $win ->
    [none] { $before } → { $after } { $after ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
        }
   *[other] { $win }% → { $then }% szans na wygraną
    }
yahtzee-review-board = Razem { $total }{ $win ->
    [none] {""}
   *[other] , oczekiwane { $before } → { $after }
    }. { $thrown ->
    [none] Tura się zaczyna.
   *[other] Kości: { $thrown }.
    }
yahtzee-review-better = { $choice }{ $loss ->
    [0] {""}
    [one] {" "}(+{ $loss } punkt)
    [few] {" "}(+{ $loss } punkty)
    [many] {" "}(+{ $loss } punktów)
   *[other] {" "}(+{ $loss } punktu)
    }
yahtzee-review-exact = Punkty są dokładne.{ $seats ->
    [1] {""}
   *[other] {" "}Szanse na wygraną są szacunkowe.
    }
yahtzee-alt-review-alone = Oczekiwany wynik po każdej rundzie: { $start } na początku, { $total } na końcu.

## Pomoc

how-yahtzee-hold = { $pictures }
    Twój rzut: **6 6** 2 3 **6**{ $more }. Naciśnij kości, które zatrzymujesz, tutaj **6 6 6**, i **Rzuć** resztą. W turze masz najwyżej { $rolls } { $rolls ->
    [one] rzut
    [few] rzuty
   *[many] rzutów
    }.{ $saved ->
        [yes] {" "}Niewykorzystane rzuty zostają na późniejsze tury.
       *[no] {""}
    }
how-yahtzee-box = { $pictures }
    Masz 6 6 6 2 2{ $more }. Po każdym rzucie możesz wybrać pole z menu: te kości dają { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
    } w polu **{ $box }** albo { $sixes } w polu **Szóstki**. To kończy turę, a każde pole liczy się tylko raz. Jeśli nic nie pasuje, skreśl któreś za 0.{ $order ->
        [card] {" "}Pola wypełniaj z góry na dół.
        [sections] {" "}Najpierw wypełniaj górne pola.
       *[any] {""}
    }
how-yahtzee-win = { $pictures }
    { $dice } to **{ $five }**, czyli { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
    }. { $at ->
        [0] {""}
       *[other] Jeśli pola od Jedynek do Szóstek dają razem { $at } lub więcej, dostajesz premię { $bonus }.
    }
    Gdy wszystkie pola są pełne, wygrywa najwyższy wynik. **Karty** pokazują, co kto ma.
help-yahtzee = {""}**Na planszy**
    5/13 znaczy, że wypełnionych jest 5 z 13 pól. Na karcie przy wolnych polach widać z plusem, ile dają twoje kości.
    {""}**Wpisz…** wypełnia pole, do którego twoje kości pasują najlepiej, jeśli jakieś się wyróżnia. Każde menu to kolumna twojej karty.
    {""}**Karty** pokazują, co kto ma i ile brakuje do premii.
    {""}**Yatzy** też tu jest: `/yatzy start`. `/yahtzee rules` pokazuje wszystkie odmiany, także Generalę i Yacht.
    {""}**Cała reszta** zaczyna się od `/farkle`, dla wszystkich gier, np. `/farkle board`, `games` i `leave`.

## Polecenia

command-yahtzee = Graj w Yahtzee, Yatzy albo Generalę na tym kanale
command-yatzy = Graj w Yatzy na tym kanale
command-yatzy-start = Otwórz poczekalnię do partii Yatzy, Maxi Yatzy albo Yatzy po kolei
command-yahtzee-start = Otwórz poczekalnię do gry w Yahtzee, Yatzy, Maxi Yatzy, Generalę albo Yacht

## Własne zasady serwera

# As in English.
rules-title-yahtzee = Yahtzee
rules-summary-yahtzee = Pięć kości, trzy rzuty, trzynaście pól: każda tura wypełnia jedno.
rules-title-triple-yahtzee = Potrójne Yahtzee
rules-summary-triple-yahtzee = Trzy kolumny naraz: druga liczy się podwójnie, trzecia potrójnie.
# As in English.
rules-title-generala = Generala
rules-summary-generala = Gra z Ameryki Łacińskiej: układy z ręki dają więcej, a pięć jednakowych z ręki od razu wygrywa.
# As in English.
rules-title-yacht = Yacht
rules-summary-yacht = Gra sprzed Yahtzee: dwanaście pól, dwa strity z pięciu kości po 30 i bez premii.
rules-title-forced-yatzy = Yatzy po kolei
rules-summary-forced-yatzy = Yatzy z góry na dół: każda tura wypełnia następne pole, a 42 w górnych daje premię.
# As in English.
rules-title-maxi-yatzy = Maxi Yatzy
rules-summary-maxi-yatzy = Yatzy z sześcioma kośćmi i dwudziestoma polami. Niewykorzystane rzuty zostają na później.
# As in English.
rules-title-yatzy = Yatzy
rules-summary-yatzy = Gra ze Skandynawii: piętnaście pól z parami, bez jokera, 50 punktów za 63.
editor-options-boxes = Pola…
editor-options-card = Kolumny i premie…
option-rolls = Rzuty na turę
option-saved-rolls = Zachowaj niewykorzystane rzuty
option-one-pair = Para
option-two-pairs = Dwie pary
option-three-of-a-kind = Trzy jednakowe
option-four-of-a-kind = Cztery jednakowe
option-five-of-a-kind = Pięć jednakowych
option-small-straight = Strit 1–5
option-large-straight = Strit 2–6
option-full-straight = Strit 1–6
option-full-house = Full
option-villa = Willa
option-tower = Wieża
option-low-straight = Mały strit
option-high-straight = Duży strit
# As in English.
option-yahtzee = Yahtzee
option-chance = Szansa
# As in English.
option-yatzy = Yatzy
# As in English.
option-generala = Generala
option-double-generala = Podwójna generala
option-four-as-two-pairs = Cztery jednakowe jako dwie pary
option-five-as-full-house = Pięć jednakowych jako full
option-one-after-six = 1 po 6 w stricie
option-first-roll = Punkty z ręki
option-first-roll-wins = Same jednakowe z ręki wygrywają
option-columns = Kolumny
option-column-factors = Kolumny mnożą punkty
option-order = Kolejność pól
option-upper-bonus = Premia górna
option-yahtzee-bonus = Premia za yahtzee
option-bonus-needs-points = Premia za yahtzee tylko z punktami w polu
# As in English.
option-joker = Joker
option-ties = Równe wyniki
value-order-any = Dowolna
value-order-card = Z góry na dół
value-order-sections = Najpierw górne pola
value-joker-none = Nigdy
value-joker-free = Gdy jego własne pola są zajęte
value-joker-original = Gdy pole Yahtzee jest zajęte, i nigdy w górnym polu
value-joker-forced = Gdy jego własne pola są zajęte, a one idą pierwsze
value-joker-filled = Gdy jego własne pola są zajęte we wszystkich kolumnach

## Statystyki: krótkie słowa

order-yahtzees = Najwięcej yahtzee
order-yahtzee-bonuses = Najwięcej premii za yahtzee
order-upper-bonuses = Najwięcej premii górnych
order-best-column = Najlepsza kolumna

## Statystyki gracza

card-yahtzee = **Yahtzee:** { $yahtzees }{ $bonuses ->
    [0] {""}
   *[other] , w tym { $bonuses } z premią
    } · **Premie górne:** { $upper } · **Najlepsza kolumna:** { $column } · **Najlepsze pole:** { $box }
yahtzee-alone-average = śr.
yahtzee-alone-best = maks.

## Zakończone partie

game-yahtzee = 🎉 **{ $name }** w rundzie { $round }: { $player } wyrzuca { $dice } i { $idle ->
    [yes] czas mija, więc bot wpisuje
   *[no] wpisuje
  } { $points } w pole { $box }{ $many ->
    [1] {""}
   *[other] {" "}w kolumnie { $column }
  }{ $bonus ->
    [0] .
   *[other] , w tym { $bonus } za kolejne yahtzee!
  }
replay-held = { $number ->
    [0] nic nie zatrzymuje
   *[other] zatrzymuje **{ $held }**
  }
replay-scored = i wpisuje **{ $points }** w pole **{ $box }**{ $many ->
    [1] {""}
   *[other] {" "}w kolumnie { $column }
  }{ $bonus ->
    [0] {""}
   *[other] , w tym { $bonus } za kolejne yahtzee
  }: razem { $total }.

## Osiągnięcia

achievement-about-yahtzee-win = wygraj partię Yahtzee
achievement-about-yahtzee = wpisz w pole pięć jednakowych
achievement-about-further-yahtzee = zdobądź premię za kolejne yahtzee
achievement-about-upper-bonuses = zdobądź premię górną w trzech kolumnach jednej partii
achievement-about-thousand = skończ partię Yahtzee z co najmniej 1000 punktów
achievement-yahtzee-win = Dobrze wpisane
achievement-yahtzee = Pięć jak jedna
achievement-further-yahtzee = I jeszcze raz
achievement-upper-bonuses = Górna półka
achievement-thousand = Cztery cyfry
