go-same = Te same kości
same-start = ### 🎲 Te same kości
    Ty i ktoś jeszcze gracie tymi samymi kośćmi, każde osobno, w ciągu jednego dnia. Nikt nie widzi tur drugiej osoby. Na koniec oba wyniki pojawiają się obok siebie.
    Która gra?
same-entry = { $rival ->
    [none] Twój otwarty pojedynek
   *[other] Twój pojedynek: ty kontra { $rival }
    }, do <t:{ $end }:f>
same-whom = ### 🎲 Kto zagra w **{ $title }** tymi samymi kośćmi?
    Tę osobę wołam raz, na tym kanale. Twoja własna partia zaczyna się od razu tutaj.
same-choose = Wybierz osobę…
same-anyone = Kto pierwszy, ten lepszy
same-call = { $asked ->
    [none] 🎲 { $host } gra w **{ $title }** nowymi kośćmi. Kto zagra tymi samymi?
    [some] 📣 { $guest }: { $host } zaprasza na **{ $title }** tymi samymi kośćmi.
   *[plays] 🎲 { $host } i { $guest } grają w **{ $title }** tymi samymi kośćmi.
    } Każde gra osobno i nikt nie widzi tur drugiej osoby. Wyniki pojawią się, gdy obie osoby skończą, albo <t:{ $end }:R>.
same-play = Zagraj moimi kośćmi
same-no = Nie, dzięki
same-above = { $first ->
    [yes] -# 🎲 Widzisz to tylko ty. Druga osoba ma te same kości w każdej turze i w każdym rzucie. Oba wyniki pojawią się, gdy skończą się obie partie, albo <t:{ $end }:R>; liczy się to, co do tego czasu masz.
   *[no] -# 🎲 Te same kości · do <t:{ $end }:f>
    }
same-waits = 🏁 Masz **{ $points }** { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
    }. { $rival ->
    [none] Wynik pojawi się, gdy ktoś jeszcze zagra tymi kośćmi, najpóźniej <t:{ $end }:f>.
   *[other] Wynik pojawi się na kanale, gdy skończy { $rival }, najpóźniej <t:{ $end }:f>.
    }
same-result = { $way ->
    [won] 🏆 Te same kości: { $first } wygrywa, { $second } przegrywa, **{ $most }** do **{ $least }** (**{ $title }**).
    [level] 🤝 Te same kości: { $first } i { $second } remisują, po **{ $most }** (**{ $title }**).
    [alone] 🎲 Tymi kośćmi gra tylko { $first }: **{ $most }** (**{ $title }**).
    [declined] 🎲 { $second } nie chce grać w **{ $title }** tymi samymi kośćmi co { $first }.
   *[nobody] 🎲 Nikt nie gra tymi kośćmi (**{ $title }**).
    }
same-side = { $player }: **{ $points }**{ $whole ->
    [yes] {""}
   *[no] {" "}(partia niedokończona)
    }
same-secret = -# Sekret tych kości: `{ $secret }`
same-is-over = 🎲 Te same kości: { $players }. Wynik: { $link }
same-declined = Nie grasz. Przez jakiś czas ta osoba nie może cię o to znowu zapytać.
same-check = **Co decyduje o kościach tego pojedynku**
    Ich sekret został wylosowany przed zaproszeniem. Jego pieczęć (SHA-256) to `{ $commitment }`. Sekret pojawia się z wynikami, najpóźniej <t:{ $end }:R>: wtedy możesz sprawdzić obie partie.
same-too-many = Masz { $most } { $most ->
    [one] otwarty pojedynek
    [few] otwarte pojedynki
   *[many] otwartych pojedynków
    } na tych samych kościach. Najpierw któryś skończ albo poczekaj, aż minie jego dzień.
same-over = Ten pojedynek jest skończony. **Te same kości** w `/farkle help` zaczynają następny.
same-of-others = Te kości są dla innych. **Te same kości** w `/farkle help` zaczynają twój własny pojedynek.
same-not-alone = Na tych zasadach nie da się grać w pojedynkę. Wybierz inne: `/farkle rules`
