go-same = Gleiche Würfel
same-start = ### 🎲 Die gleichen Würfel
    Du und jemand anderes spielt mit den gleichen Würfeln, jeder für sich, innerhalb eines Tages. Niemand sieht die Züge des anderen. Am Ende stehen beide Ergebnisse nebeneinander im Kanal.
    Welches Spiel?
same-entry = { $rival ->
    [none] Dein offenes Duell
   *[other] Dein Duell mit { $rival }
    }, bis <t:{ $end }:f>
same-whom = ### 🎲 Wer spielt **{ $title }** mit den gleichen Würfeln?
    Der Bot ruft einmal, in diesem Kanal. Deine eigene Partie beginnt gleich hier.
same-choose = Jemanden auswählen …
same-anyone = Wer zuerst kommt
same-call = { $asked ->
    [none] 🎲 { $host } spielt **{ $title }** mit frischen Würfeln. Wer spielt mit den gleichen?
    [some] 📣 { $guest }: { $host } möchte mit dir **{ $title }** mit den gleichen Würfeln spielen.
   *[plays] 🎲 { $host } und { $guest } spielen **{ $title }** mit den gleichen Würfeln.
    } Jeder spielt für sich, und niemand sieht die Züge des anderen. Die Ergebnisse kommen, wenn beide fertig sind, oder <t:{ $end }:R>.
same-play = Meine Würfel spielen
same-no = Nein, danke
same-above = { $first ->
    [yes] -# 🎲 Das siehst nur du. Der andere hat in jedem Zug und Wurf die gleichen Würfel. Beide Ergebnisse kommen, wenn ihr beide fertig seid, oder <t:{ $end }:R>; es zählt, was du dann hast.
   *[no] -# 🎲 Die gleichen Würfel · bis <t:{ $end }:f>
    }
same-waits = 🏁 Du hast **{ $points }** { $points ->
    [one] Punkt
   *[other] Punkte
    }. { $rival ->
    [none] Das Ergebnis kommt, sobald noch jemand mit diesen Würfeln gespielt hat, spätestens <t:{ $end }:f>.
   *[other] Das Ergebnis kommt in den Kanal, sobald { $rival } fertig ist, spätestens <t:{ $end }:f>.
    }
same-result = { $way ->
    [won] 🏆 { $first } schlägt { $second } mit den gleichen Würfeln, **{ $most }** zu **{ $least }** (**{ $title }**).
    [level] 🤝 { $first } und { $second } haben mit den gleichen Würfeln gleich viel, je **{ $most }** (**{ $title }**).
    [alone] 🎲 Nur { $first } hat mit diesen Würfeln gespielt: **{ $most }** (**{ $title }**).
    [declined] 🎲 { $second } möchte **{ $title }** nicht mit den gleichen Würfeln spielen wie { $first }.
   *[nobody] 🎲 Niemand hat mit diesen Würfeln gespielt (**{ $title }**).
    }
same-side = { $player }: **{ $points }**{ $whole ->
    [yes] {""}
   *[no] {" "}(nicht fertig)
    }
same-secret = -# Das Geheimnis dieser Würfel: `{ $secret }`
same-is-over = 🎲 Die gleichen Würfel: { $players }. Ergebnis: { $link }
same-declined = Du spielst nicht mit. Für eine Weile kannst du nicht wieder gefragt werden.
same-check = **Was die Würfel dieses Duells festlegt**
    Ihr Geheimnis stand fest, bevor die Einladung kam. Sein Siegel (SHA-256) ist `{ $commitment }`. Das Geheimnis kommt mit den Ergebnissen, spätestens <t:{ $end }:R>: Dann kannst du beide Partien prüfen.
same-too-many = Du hast schon { $most } { $most ->
    [one] Duell
   *[other] Duelle
    } mit den gleichen Würfeln offen. Spiel erst eins zu Ende, oder warte, bis sein Tag vorbei ist.
same-over = Dieses Duell ist vorbei. **Gleiche Würfel** in `/farkle help` beginnt ein neues.
same-of-others = Diese Würfel sind für andere. **Gleiche Würfel** in `/farkle help` beginnt ein eigenes Duell.
same-not-alone = Nach diesen Regeln kann niemand allein spielen. Nimm andere: `/farkle rules`
