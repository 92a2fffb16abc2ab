daily-secret-yet = Vielleicht spielen andere noch mit diesen Würfeln: In ihren Zeitzonen endet dieser Tag später. Überall vorbei ist er <t:{ $end }:R>: Dann erscheint ihr Geheimnis, und du kannst sie prüfen.
daily-begun = Du hast heute schon angefangen und dann deine Daten gelöscht, deshalb kannst du nicht noch einmal spielen. Neue Würfel gibt es <t:{ $end }:R>.
daily-not-shown = Diese Partie mit den Würfeln des Tages kannst du nicht ansehen. `/farkle daily` zeigt die Würfel von heute und die Partien von gestern.
daily-head = **Farkle #{ $number }** · Würfel des Tages · Zug { $turn } von { $turns }
daily-about = Regeln: { $title } (`/farkle rules name:{ $title }`), { $turns } { $turns ->
    [one] Zug
   *[other] Züge
    }, für alle dieselben Würfel. { $unusual } Dein Tag endet <t:{ $end }:R>: Es zählt, was du bis dahin gesichert hast.
daily-private = -# Nur du siehst das hier. `/farkle daily` holt es zurück.
daily-until = -# ⏳ Dein Tag endet <t:{ $end }:R>.
daily-next = -# 🕰️ { $place }: Dein Tag endet um <t:{ $end }:t>, <t:{ $end }:R>. Dann gibt es neue Würfel.
daily-over = **{ $total }** { $total ->
    [one] Punkt
   *[other] Punkte
    } in { $turns } { $turns ->
    [one] Zug
   *[other] Zügen
    }.
daily-cut-off = Der Tag endete in Zug { $turn } von { $turns }. Deine gesicherten Punkte zählen: **{ $total }**.
daily-unplayed = Der Tag endete vor deinem ersten Wurf, deshalb zählt diese Partie nicht.
daily-perfect = **{ $share } %** von perfektem Spiel, das auch nicht in die Zukunft sieht und heute **{ $made }** holt.
daily-better = { $percent ->
    [0] { $others ->
        [0] Heute als Erstes fertig
       *[other] Bisher liegt niemand dahinter
        }
   *[other] { $others ->
        [one] Bisher besser als der einzige andere Spieler
       *[other] Bisher besser als { $percent } % von { $others } anderen Spielern
        }
  }
daily-streak = 🔥 Tage in Folge: **{ $days }** · meiste: **{ $longest }** (ein verpasster Tag pro Woche wird verziehen)
daily-streak-ended = -# { $days ->
    [one] Der Tag davor war der { $day }.
   *[other] { $days } Tage in Folge endeten am { $day }.
    } { $missed ->
    [one] Der Tag danach war der zweite versäumte der Woche.
   *[other] Die { $missed } Tage danach hast du versäumt.
    }
card-daily = 🎲 Würfel des Tages: { $days ->
    [one] **1** Tag
   *[other] **{ $days }** Tage
    } · bestes Ergebnis **{ $best }** · meiste Tage in Folge **{ $longest }**
daily-awards = 🎖 Neu: { $names }
daily-shared = 🎲 { $player } · **Farkle #{ $number }** · **{ $total }** { $total ->
    [one] Punkt
   *[other] Punkte
    }
daily-share-perfect = { $share } % von perfektem Spiel
daily-share-streak = { $days ->
    [one] 🔥 1 Tag in Folge
   *[other] 🔥 { $days } Tage in Folge
  }
daily-copy = Dein Ergebnis als Text zum Einfügen:
daily-copied = Farkle #{ $number }: { $total } { $total ->
    [one] Punkt
   *[other] Punkte
    }
daily-link = Spiel mit den Würfeln von heute: { $link }
button-daily-copy = Als Text kopieren
daily-beat-button = Schlag mein Ergebnis
daily-beat-whom = Wer soll dein Ergebnis schlagen? Der Bot ruft einmal, in diesem Kanal. Wer zusagt, dessen Ergebnis steht dann hier neben deinem.
daily-beat-choose = Jemanden auswählen …
daily-beat-asked = 📣 Die Frage ist gestellt.
daily-beat = 📣 { $player }: { $host } hat mit den Würfeln von heute (**Farkle #{ $number }**) **{ $total }** { $total ->
    [one] Punkt
   *[other] Punkte
    }. Schaffst du mehr? Wenn du zusagst, steht auch dein Ergebnis hier.
daily-beat-take = Ich versuch's
daily-beat-enough = Du hast schon gefragt, oder schon { $most } { $most ->
    [one] Person
   *[other] Leute
    } für dieses Ergebnis. Frag morgen wieder.
daily-beat-others = Das ist für jemand anderen. `/farkle daily` hat die Würfel von heute auch für dich.
daily-beat-over = Bei dir ist ein anderes Datum als bei diesen Würfeln. `/farkle daily` hat die Würfel deines Tages.
daily-beat-result = { $way ->
    [won] 🏆 { $first } schlägt { $second } mit den Würfeln von **Farkle #{ $number }**, **{ $most }** zu **{ $least }**.
   *[level] 🤝 { $first } und { $second } haben mit den Würfeln von **Farkle #{ $number }** gleich viel, je **{ $most }**.
    }
help-to-daily = Würfel des Tages
button-daily-look = Rückblick
daily-look-all = ### 🔍 Farkle #{ $number } · { $cost ->
    [0] du hast perfekt gespielt
    [one] deine Entscheidungen kosteten 1 Punkt, verglichen mit den besten
   *[other] deine Entscheidungen kosteten { $cost } Punkte, verglichen mit den besten
    }
daily-look-choice = { $cost ->
    [0] ✅ { $dice } → { $choice }
   *[other] ❌ { $dice } → { $choice }
    -# Um { $cost } besser: { $best }
    }
button-daily-try = Noch einmal entscheiden
daily-try = Was würdest du jetzt tun?
daily-try-choice = { $chosen ->
    [yes] 👉
   *[no] ▫️
    } { $choice } · { $cost ->
    [0] **am besten**
   *[other] { $cost } weniger
    }
daily-look-none = Nichts zu entscheiden: Der erste Wurf verlor den Zug, oder der Tag endete.
button-daily-play = Heute mitspielen
daily-check = **Woher die Würfel vom { $day } kommen**
    Bevor jemand würfeln konnte, hat der Bot ein Geheimnis gezogen. Sein Siegel ist eine Zeichenfolge, die zu keinem anderen passt (SHA-256): `{ $commitment }`.
    Sobald dieser Tag in allen Zeitzonen vorbei ist, <t:{ $end }:R>, erscheint das Geheimnis, und dieser Knopf rechnet dann jeden Wurf aus Geheimnis und Datum nach.
    So kann niemand im Lauf des Tages einen Würfel ändern, auch der Bot nicht.
dice-of-day = -# Würfel vom { $day }, im Voraus entschieden: `{ $commitment }`
daily-ranks-head = ### 🎲 Würfel des Tages · { $by ->
    [day] heute
    [month] in diesem Monat
   *[streak] Tage in Folge
    }
daily-ranks-empty = Noch niemand.
daily-rank-points = **{ $place }.** { $player } · { $value }
daily-rank-streak = **{ $place }.** { $player } · { $value } { $value ->
    [one] Tag
   *[other] Tage
  }
daily-ranks-mine = Dein Platz: **{ $place }** von { $people }
button-daily-ranks = Rangliste
button-daily-streak = Tage in Folge
button-daily-before = Gestern
button-daily-earlier = Würfel vom { $day }
button-daily-calendar = Kalender
button-daily-replay = Beste Partie ansehen
button-daily-mine = Meine ansehen
button-daily-back = Zurück zum Tag
# As in English.
daily-day-head = ### 🎲 Farkle #{ $number } · { $day }
daily-spread-head = **Alle Ergebnisse** · { $people ->
    [one] ein Spieler
   *[other] { $people } Spieler
  }
daily-spread-mine = Du: **{ $points }**{ $percent ->
    [0] {""}
    [100] , besser als alle anderen
   *[other] , besser als **{ $percent } %** der anderen
  }
daily-nobody = Hier gibt es keine Partie zu sehen: Niemand hat gespielt, oder alle sind ausgeblendet.
daily-best = **Beste Partie:** **{ $total }** { $total ->
    [one] Punkt
   *[other] Punkte
    }
daily-best-turns = **Beste Züge**
daily-turn-throw = { $dice } → **{ $kept }**
daily-turn-throws = -# { $throws }
daily-turn-option = { $number }. { $points } in Zug { $turn }
daily-choose-turn = Einen dieser Züge ansehen
daily-replay-turn = -# Zug { $turn } von { $turns }
daily-no-turn = Der Tag endete im ersten Zug.
daily-result-head = ### 🎲 Farkle #{ $number } · { $day } · { $people ->
    [one] ein Spieler
   *[other] { $people } Spieler
  }
daily-result-won = 🏆 { $players } { $many ->
    [one] gewinnt
   *[other] gewinnen
    } mit **{ $points }** { $points ->
    [one] Punkt
   *[other] Punkten
    }.
daily-result-yet = -# Bisher: In manchen Zeitzonen dauert dieser Tag noch bis <t:{ $end }:t>. Dann stehen hier die letzten Ergebnisse.
daily-result-alone = 🎲 { $player } kam auf **{ $points }** { $points ->
    [one] Punkt
   *[other] Punkte
    }. Wer spielt heute mit?
daily-result-leads = 🎲 { $players } { $many ->
    [one] führt
   *[other] führen
    } mit **{ $points }** { $points ->
    [one] Punkt
   *[other] Punkten
    }.
daily-result-daring = 🎢 Am mutigsten: { $player } warf { $dice ->
    [one] einen Würfel
   *[other] { $dice } Würfel
    }, als **{ $points }** { $points ->
    [one] Punkt
   *[other] Punkte
    } auf dem Spiel standen, und es ging gut.
daily-result-next = Es gibt neue Würfel, dieselben für alle.
button-daily-day-page = Alle Ergebnisse
daily-month-head = ### 📅 { $month }
daily-month-played = { $days ->
    [one] Gespielt: **1** Tag
   *[other] Gespielt: **{ $played }** von { $days } Tagen
  } · Bestwert **{ $best }** · im Schnitt **{ $average }**
daily-month-empty = In diesem Monat hast du nicht gespielt.
command-daily = Die Würfel des Tages: zehn Züge, dieselben Würfel für alle, einmal am Tag (nur du siehst sie)
settings-daily-channel = **Würfel des Tages:** { $many ->
    [0] { $gone ->
        [0] die Ergebnisse werden nicht gepostet
       *[other] ⚠️ der gewählte Kanal ist gelöscht, deshalb werden die Ergebnisse nicht gepostet
        }
   *[other] die Ergebnisse vom Vortag kommen in { $channels }
  }
results-offer = 🎲 Einmal am Tag hat `/farkle daily` dieselben Würfel für alle. Soll ich jeden Tag die Ergebnisse in diesen Kanal schreiben: wer gewonnen hat, den mutigsten Wurf und eine Schaltfläche zum Mitspielen? Das frage ich nur einmal; du findest es auch unter `/farkle-setup settings`.
button-results-here = Jeden Tag hier schreiben
button-results-no = Nein danke
results-taken = Jeden Tag um 9:00 in der Zeitzone dieses Servers schreibe ich die Ergebnisse des Vortags hierher, sofern auf diesem Server jemand gespielt hat. `/farkle-setup settings` ändert das.
results-declined = Gut. Wenn du es dir anders überlegst: Du findest es unter `/farkle-setup settings`.
results-not-here = Hier kann ich nicht mehr schreiben. Wähle unter `/farkle-setup settings` einen anderen Kanal.
settings-choose-daily = Tagesergebnisse posten in …
achievement-about-daily-first = die Würfel des Tages spielen
achievement-about-daily-hundred = die Würfel des Tages an 100 Tagen spielen
achievement-about-daily-week = 7 Tage in Folge mit den Würfeln des Tages
achievement-about-daily-thirty = 30 Tage in Folge mit den Würfeln des Tages
achievement-about-daily-full-month = die Würfel des Tages an 28 Tagen eines Monats spielen
achievement-about-daily-ahead = Würfel des Tages: am Ende eines Tages mehr Punkte als 90 % von mindestens 10 anderen
achievement-daily-first = Früher Vogel
achievement-daily-hundred = Hundert Morgen
achievement-daily-week = Eine ganze Woche
achievement-daily-thirty = Nicht zu bremsen
achievement-daily-full-month = Vollmond
achievement-daily-ahead = Tagesbestform
daily-reminder = 🎲 **Die Würfel des Tages** warten bis <t:{ $end }:t> auf dich. Dann kommen neue.
