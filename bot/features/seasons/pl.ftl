season-begins = ### 🏁 Zaczyna się sezon { $name }
    Od teraz liczy się każda rankingowa partia skończona na tym serwerze. Decyduje: **{ $order }**.{ $many ->
        [1] {""}
       *[other] {" "}Osobny ranking i osobną koronę mają: { $games }.
    }
season-ends = ### 👑 Sezon { $name } jest skończony
season-end-sure = **Zakończyć teraz sezon { $name }?** { $any ->
    [no] Nie ma w nim ani jednej skończonej partii rankingowej, więc nikt nie dostanie korony.
   *[yes] { $leaders }
    } Późniejsze partie się nie liczą, a sezonu nie da się wznowić. Wynik pojawi się na tym kanale.
season-leads = { $players } { $many ->
    [1] prowadzi
   *[other] prowadzą
    } w { $game } i { $many ->
    [1] dostanie koronę.
   *[other] podzielą się koroną.
    }
button-season-end = Zakończ sezon
season-winners = **{ $game }:** { $players } { $many ->
    [1] wygrywa sezon
   *[other] dzielą się koroną
    }!
season-more = jeszcze { $count }
season-nobody = Nikt nie ma dość skończonych partii na koronę.
season-table = Zobacz ranking { $game }
season-named = sezon { $name }
season-choice-running = { $name } (trwa)
season-choice-over = { $name }
command-season-start = Zacznij sezon z osobnymi rankingami
command-season-end = Zakończ sezon i ukoronuj zwycięzców
command-season-name = Nazwa sezonu, np. Zima 2027
command-season-by = Co decyduje (domyślnie: rating)
season-runs = Sezon „{ $name }” jeszcze trwa. Najpierw go zakończ.
no-season-runs = Na tym serwerze nie trwa żaden sezon.
season-name-taken = Ten serwer miał już sezon „{ $name }”. Wybierz inną nazwę.
