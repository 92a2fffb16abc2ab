season-begins = ### 🏁 Die Saison { $name } beginnt
    Ab jetzt zählt jede gewertete Partie, die auf diesem Server zu Ende geht. Es entscheidet: **{ $order }**.{ $many ->
        [one] {""}
       *[other] {" "}{ $games } haben je eine eigene Rangliste und eine Krone.
    }
season-ends = ### 👑 Die Saison { $name } ist vorbei
season-end-sure = **Die Saison { $name } jetzt beenden?** { $any ->
    [no] Noch niemand hat darin eine gewertete Partie beendet, also wird niemand gekrönt.
   *[yes] { $leaders }
    } Spätere Partien zählen dann nicht mehr, und die Saison lässt sich nicht wieder öffnen. Das Ergebnis wird in diesem Kanal verkündet.
season-leads = In { $game } { $many ->
    [one] liegt { $players } vorn und wird gekrönt.
   *[other] liegen { $players } vorn und teilen sich die Krone.
    }
button-season-end = Saison beenden
season-winners = **{ $game }:** { $players } { $many ->
    [one] gewinnt die Saison
   *[other] teilen sich die Krone
    }!
season-more = { $count } weitere
season-nobody = Niemand hat genug Partien für eine Krone.
season-table = Zur Rangliste von { $game }
season-named = Saison { $name }
season-choice-running = { $name } (läuft)
season-choice-over = { $name }
command-season-start = Eine Saison mit eigenen Ranglisten beginnen
command-season-end = Die Saison beenden und die Sieger krönen
command-season-name = Ihr Name, etwa Winter 2027
command-season-by = Was sie entscheidet (sonst die Wertung)
season-runs = Die Saison „{ $name }“ läuft noch. Beende sie zuerst.
no-season-runs = Auf diesem Server läuft keine Saison.
season-name-taken = Eine Saison „{ $name }“ gab es auf diesem Server schon. Wähle einen anderen Namen.
