# Jeder Satz, den jemand liest. Angeredet wird mit du, mehrere mit ihr.
# Discord zeigt **fett**, `Code` und <t:…>-Zeiten an; Namen kommen als Erwähnungen.

# Wie die Sprache sich selbst nennt.
language-name = Deutsch

## Kleine Wörter

list-and = { $first } und { $last }
at-line = Zeile { $line }: { $sentence }

## Was die Regeln nicht erlauben

game-over = Diese Partie ist vorbei.
throw-first = Wirf zuerst die Würfel.
not-missing = Platz { $seat } hat keinen Zug verpasst, hat seitdem gespielt oder wird schon übersprungen. Wer fehlt, steht unter dem Spielstand.
game-asleep = Die Partie ruht. Erst muss einer der Spieler zurückkommen, die weg sind.
not-lying = Die hast du nicht geworfen. Du hast { $dice }.

## Zeitzonen

zone-now = { $place }, jetzt { $time }{ $then ->
    [yearly-less] ; im Winter { $by } weniger
    [yearly-more] ; im Sommer { $by } mehr
    [once-less] ; ab { $day } { $by } weniger
    [once-more] ; ab { $day } { $by } mehr
   *[none] {""}
    }
zone-by = { $minutes ->
    [30] eine halbe Stunde
    [60] eine Stunde
    [120] zwei Stunden
   *[other] { $minutes } { $minutes ->
        [one] Minute
       *[other] Minuten
        }
    }
zone-page = ### 🕒 Deine Zeitzone
    { $chosen ->
        [no] Du hast noch keine gewählt. Bis dahin gilt { $zone }.
        [fixed] { $zone }. Eine frühere Version kannte nur ganze Stunden, darum folgt das keiner Zeitumstellung. Wähle einen Ort, dann folgt es jeder. Das frage ich nur einmal; du findest es auch unter `/farkle zone`.
       *[yes] { $zone }.
    }
    Sie gilt für Nachrichten an dich und deine Ruhezeiten, für die Würfel des Tages und für Züge bis zu einer Uhrzeit in Partien, die du leitest.
    -# Wähle die Uhrzeit, die es bei dir gerade ist, und dann einen Ort, oder tippe hinter `/farkle zone` eine Stadt oder ein Land ein.
zone-clock = Nach der Uhr: Wie spät ist es dort jetzt?
zone-hour = Zwischen { $first } und { $last }
zone-place = Wo? { $countries }
button-zone = Meine Zeitzone
unknown-zone = Ich kenne keinen einzelnen Ort, der „{ $typed }“ heißt. Wähle einen der Vorschläge, etwa eine große Stadt im selben Land.
command-zone = Deine Zeitzone wählen
command-zone-place = Eine Stadt oder ein Land

## Die Würfel prüfen

game-missing = Dieses Spiel ist hier nicht mehr installiert, deshalb lassen sich seine Würfel nicht prüfen. Frag die Betreiber dieses Bots.
no-proof = In diesem Text fehlen Siegel, Beitritte und Geheimnis, deshalb lassen sich seine Würfel nicht prüfen.
verify-right = Die Würfel sind genau die, die vor der Partie festlagen.
verify-stopped = Diese Partie wurde vor ihrem Ende abgebrochen. Bis dahin stimmt alles.
verify-differs = Hier stimmt etwas nicht. { $throws ->
    [one] Ein Wurf mit { $dice } { $dice ->
        [one] Würfel
       *[other] Würfeln
        } wurde nachgerechnet.
   *[other] { $throws } Würfe mit { $dice } { $dice ->
        [one] Würfel
       *[other] Würfeln
        } wurden nachgerechnet.
  }
secret-unfit = das Geheimnis passt nicht zum Siegel
secret-altered = auch die Würfe folgen nicht aus diesem Geheimnis, also wurde nicht damit gewürfelt
commitment-altered = die Würfe passen zum Geheimnis, das Siegel aber nicht
dice-differ = Wurf { $throw }: In der Datei steht { $given }, aus dem Geheimnis folgt { $right }
dice-differ-more = { $count ->
    [one] ein weiterer Wurf weicht ab
   *[other] { $count } weitere Würfe weichen ab
  }
joins-altered = kaum ein Wurf folgt aus dem Geheimnis und diesem Anteil der Spieler, also wurde etwas daran oder an der Reihenfolge verändert
throws-swapped = dieser Wurf und der in Zeile { $other } sind vertauscht
throw-missing = vor dieser Zeile fehlt Wurf { $throw }, deshalb kommen alle danach um einen zu früh
throw-too-many = dieser Wurf ist einer zu viel; ohne ihn stimmen alle danach
verify-commitment = Das Geheimnis passt zu seinem Siegel, der Zeichenfolge, die vor dem ersten Wurf zu sehen war: { $commitment }
verify-dice = { $throws ->
    [0] Es gab keinen Wurf nachzurechnen.
    [one] Ein Wurf mit { $dice } { $dice ->
        [one] Würfel
       *[other] Würfeln
        } wurde nachgerechnet, und jeder Würfel stimmt.
   *[other] { $throws } Würfe mit { $dice } { $dice ->
        [one] Würfel
       *[other] Würfeln
        } wurden nachgerechnet, und jeder Würfel stimmt.
    }
verify-by-lot = Auch die Auslosung, wer beginnt, stimmt.
verify-rules = Alles, was geschah, entspricht den Regeln.
verify-proves = Was das beweist: Kein Würfel wurde ausgesucht oder geändert. Jeder folgt aus { $of_day ->
    [yes] dem Tag
   *[no] dem Anteil der Spieler, also ihren Klicks auf Mitspielen, Annehmen und Start,
    } und aus einem Geheimnis, das schon feststand, als sein Siegel gezeigt wurde. Vergleiche diese Zeichen mit denen, die der Bot dir vor dem ersten Wurf gezeigt hat. Es beweist nicht, dass die Betreiber des Bots das Geheimnis für sich behalten haben.
check-head = ### 🎲 Die Würfel der Partie { $id }
check-file = -# In der Datei steht alles, was man braucht: `python -m bot verify` prüft sie anderswo, und `docs/dice.md` erklärt, wie es ohne den Bot geht.
secret-yet = **Woher die Würfel dieser Partie kommen**
    Als diese Partie eröffnet wurde, hat der Bot ein Geheimnis gezogen. Sein Siegel ist eine Zeichenfolge, die zu keinem anderen passt (SHA-256): `{ $commitment }`.
    Die Würfel hängen auch vom Anteil der Spieler ab, ihren Klicks auf Mitspielen, Annehmen und Start{ $fingerprint ->
        [none] {""}
       *[other] {""}. Dessen Kurzform ist `{ $fingerprint }`
    }.
    Wenn die Partie endet, erscheint das Geheimnis, und **Würfel prüfen** rechnet dann jeden Wurf nach; so kann niemand einen Würfel aussuchen oder ändern, auch der Bot nicht.
shared-secret-yet = Vielleicht spielen andere noch mit diesen Würfeln. Du kannst sie prüfen, sobald ihr Geheimnis öffentlich ist.
no-ended-game-here = Hier gibt es noch keine { $won ->
    [yes] gewonnene
   *[no] beendete
    } Partie. Für eine andere: `/farkle { $won ->
    [yes] review
   *[no] verify
    } game:12` (Nummern: `/farkle history`).
command-review = Glück und Entscheidungen in einer beendeten Partie
command-verify = Prüfen, ob die Würfel einer Partie vorher festlagen
command-verify-game = Eine Partie von hier oder die Nummer einer anderen (sonst die letzte, die hier zu Ende ging)
choice-ended-game = { $title } · { $players } Spieler · Partie { $id }

## Regelwerke

clash-needs-other = { $option } und { $other }: das erste wirkt nicht ohne das zweite
fault-unknown-option = { $similar ->
    [none] { $option }: diese Option gibt es nicht
   *[other] { $option }: diese Option gibt es nicht; meinst du { $similar }?
  }
fault-bad-value = { $option }: { $given } ist nicht erlaubt; erlaubt: { $allowed }
fault-bad-text = { $option }: muss einfacher Text mit höchstens { $most } Zeichen sein, ohne Adressen (nach einem Punkt steht ein Leerzeichen)
fault-no-such-base = { $similar ->
    [none] base: es gibt kein Regelwerk „{ $given }“ als Grundlage
   *[other] base: es gibt kein Regelwerk „{ $given }“ als Grundlage; meinst du { $similar }?
  }
fault-no-such-game = game: hier gibt es kein „{ $given }“; erlaubt: { $games }
fault-other-game = game: { $base } ist ein Regelwerk von { $game }, nicht von { $given }
fault-not-in-files = { $option }: das setzt nur der Bot, für Würfel, die alle bekommen
fault-too-large = die Datei ist größer als { $most } KiB
fault-not-utf8 = die Datei ist kein UTF-8-Text oder hat ein Zeichen, das YAML nicht erlaubt
fault-not-yaml = die Datei ist kein YAML: { $problem }
fault-empty = die Datei muss Optionen auflisten, jede als „Name: Wert“: Gib wenigstens einen Titel an oder eine Option, die abweicht
fault-alias = die Datei muss einfach sein: keine Anker und Verweise (& und *), keine Tags (!), und nichts tiefer als { $most } Ebenen verschachtelt
fault-twice = { $option }: ist doppelt angegeben

## Was an einem Tisch nicht geht

game-ended = Diese Partie ist vorbei. Drück unter dem Ergebnis auf **Revanche** oder eröffne mit `/{ $game } start` eine neue.
no-such-game = Diese Partie gibt es nicht mehr. Eröffne mit `/farkle start` eine neue.
unreadable-game = Diese Partie lässt sich nicht mehr lesen und deshalb nicht mehr spielen. Ein Verwalter des Servers kann sie mit `/farkle stop` beenden.
not-begun = Diese Partie hat noch nicht begonnen. Der Gastgeber drückt in der Lobby auf **Start**.
lobby-closed = Diese Lobby ist geschlossen. Eröffne mit `/{ $game } start` eine neue.
begun-already = Diese Partie läuft schon. `/farkle board` zeigt sie, `/{ $game } start` eröffnet eine andere.
sits-already = Du bist schon dabei. <@{ $host }> ist Gastgeber und startet die Partie.
sits-as-host = Du bist schon dabei, als Gastgeber. Warte auf Freunde, oder drück auf **Gegen den Computer**; **Start** erscheint, sobald ihr genug seid.
sits-not = Du spielst in dieser Partie nicht oder nicht mehr mit. Eröffne mit `/{ $game } start` eine eigene.
sits-not-yet = Du spielst in dieser Partie noch nicht mit. Drück auf **Mitspielen**.
removes-host = Deinen eigenen Platz gibst du mit **Verlassen** in der Lobby frei.
removed-already = Diese Person ist nicht mehr in der Lobby. **Mehr** zeigt, wer gerade dabei ist.
sat-down-too-often = Du bist dieser Lobby schon { $most }-mal beigetreten. Warte auf die nächste Partie oder eröffne eine mit `/{ $game } start`.
table-full = Kein Platz ist mehr frei (von { $most }). Eröffne mit `/{ $game } start` eine andere Partie.
only-host = Das darf nur der Gastgeber, <@{ $host }>. Antwortet er nicht: `/farkle start` eröffnet eine eigene Lobby, und wer auf dem Server hilft, kann eine Partie anhalten oder beenden.
host-first = Jetzt darf nur der Gastgeber starten: <@{ $host }>. Rührt er sich bis <t:{ $at }:t> nicht, darfst du es.
too-few-players = Ihr müsst mindestens zu zweit sein: Erst muss noch jemand auf „Mitspielen“ drücken.
no-hints = In dieser Partie gibt es keine Tipps. Das entscheidet der Gastgeber in der Lobby.
game-not-shown = { $game } ist hier nicht mehr installiert, deshalb kann man es weder spielen noch ansehen. `/farkle stop` beendet solche Partien trotzdem, und `/farkle verify` schickt beendete als Text.
not-in-this-game = { $feature ->
    [hints] Dieses Spiel hat keinen Trainer, deshalb gibt es keine Tipps. Richte dich nach dem Spielstand.
   *[review] Dieses Spiel hat keinen Trainer, deshalb gibt es keinen Rückblick. `/farkle history` zeigt die Partie Zug um Zug.
    }
hint-unavailable = Der Trainer ist gerade nicht zu erreichen. Versuch es gleich noch einmal.
beyond-coach = Diese Regeln kann der Trainer nicht durchrechnen. Richte dich nach dem Spielstand.
not-your-turn = <@{ $player }> ist dran. Warte, bis du an der Reihe bist.
passed-over = Du hast einen Zug verpasst und wirst übersprungen. Drück erst auf **Bin wieder da**.
stale = Das Spiel ist inzwischen weiter. Nimm den neuesten Spielstand.
moves-lost = Die letzten Züge dieser Partie sind verloren: Ihre Datenbank ist älter als das, was du gesehen hast. Drück noch einmal einen Knopf auf dem Brett, um zu sehen, wo es weitergeht.
old-board = Dieser Spielstand ist alt. Hier geht die Partie weiter: { $link }
not-over = Diese Partie läuft noch. Versuch es wieder, wenn sie zu Ende ist.
rematch-open = Die Revanche ist eröffnet: { $link }
rematch-joined = Du bist bei der Revanche dabei: { $link }
unknown-button = Dieser Knopf tut hier nichts. `/farkle board` zeigt deine Partie mit Knöpfen, die funktionieren.
only-on-servers = Das geht nur auf einem Server. Benutze es in einem Kanal eines Servers, auf dem ich dabei bin.
only-yourself = Hier siehst du so nur deine eigenen Partien. Auf einem Server mit dem Bot geht das auch für seine Spieler.
not-on-this-server = Ich bin auf diesem Server nicht dabei. Ein Verwalter kann mich einladen; dann richte ich hier Spiele aus. `/farkle start` geht auch in einer Direktnachricht an mich.
answers-are-private = Eine Partie würdest hier nur du sehen, denn was deine eigenen Apps schreiben, bleibt in diesem Kanal verborgen (Berechtigung: Externe Apps verwenden). Nimm `/farkle start` in einer Gruppe oder in einer Direktnachricht, an Freunde oder an mich.
help-head = ## { $games }
help-first = Wirf Würfel und behalte, was zählt. Dann entscheide: weiterwerfen für mehr oder aufhören, solange es dir gehört? Spiel gegen **Freunde** oder **Computer**, vom ängstlichen bis zu dem, der nie irrt.
    Gib `/farkle start` ein oder drück auf einen Knopf. Wenn du dran bist, drück auf **… werfen**; ab deinem zweiten Zug macht der Bot den ersten Wurf für dich.
help-to-first = ◀ Hilfe
help-to-computer = Gegen den Computer
help-to-friends = Mit Freunden
help-to-rules = Regeln
help-to-commands = Alle Befehle
help-computers = ### Gegen den Computer
    Sie spielen hier und lassen dich nie warten:
    { $characters }
    Ein Knopf beginnt sofort, gegen den ersten davon. Für einen anderen eröffne eine Lobby (**Mit Freunden**) und wähl ihn unter **Computer dazu …**; auch mehrere können mitspielen. Gewertet wird das nicht.
help-computer = - { $name }: { $about }
help-friends = ### Mit Freunden
    {""}**1.** Drück unten auf ein Spiel oder gib `/farkle start` ein: In diesem Kanal öffnet sich eine Lobby.
    {""}**2.** Deine Freunde drücken auf **Mitspielen**. **Einladen …** ruft sie.
    {""}**3.** Du drückst auf **Start**.
    Nicht zur selben Zeit? `/farkle challenge` fragt eine Person in einer Direktnachricht, und jeder hat für einen Zug einen Tag.
help-commands = ### Alle Befehle · { $page } von { $pages }
help-command = `/{ $name }` { $about }
page-privacy = -# [Was der Bot über dich speichert]({ $url })
page-terms = -# [Nutzungsbedingungen]({ $url })
unknown-command = Diesen Befehl gibt es so nicht mehr. `/farkle help` zeigt, was es gibt.
no-game-here = In diesem Kanal läuft keine Partie. Fang eine an, oder spiel eine andere von dir:
no-such-game-here = Diese Partie gibt es in diesem Kanal nicht. Vielleicht ist sie zu Ende. `/farkle board` zeigt deine.
games-head = ### Deine offenen Partien
no-open-games = Du hast keine offenen Partien. Fordere jemanden mit `/farkle challenge` heraus, oder fang eine an:
own-game = [**{ $title }**]({ $link }){ $opponents ->
    [none] {""}
   *[other] {" "}mit { $opponents }
    }{ $id ->
    [none] {""}
   *[other] {" "}· Partie { $id }
    }
own-game-state = { $state ->
    [lobby] Wartet auf den Start. Die Lobby schließt am <t:{ $due }:f>.
    [invited] **Du bist herausgefordert.** Annehmen kannst du bis <t:{ $due }:f>.
    [paused] ⏸️ Pausiert. Am Zug: { $player }.
    [asleep] 💤 Ruht, bis jemand zurückkommt, der weg ist.
    [claimed] ⏳ Der Sieg ist beansprucht. Entschieden ist das am <t:{ $due }:f>, wenn bis dahin niemand auf **Bin wieder da** drückt.
    [waits] **Du bist am Zug** bis { $soon ->
        [yes] <t:{ $due }:t>
       *[no] <t:{ $due }:f>
        }.
   *[other] { $player } ist am Zug bis { $soon ->
        [yes] <t:{ $due }:t>
       *[no] <t:{ $due }:f>
        }.
    }
own-game-points = Punkte: du { $points }{ $others ->
    [none] {""}
   *[other] , sonst höchstens { $others }
    }
button-start-game = { $game } spielen
button-challenge-to = Zu { $game } herausfordern
button-play-game = Spielen
button-show-game = Zeigen
button-games = Meine Partien
several-games-here = Hier laufen mehrere Partien. Welche meinst du?
choose-meant = Wähle eine Partie
game-state = { $state ->
    [lobby] wartet auf den Start
    [waits] wartet auf dich
    [paused] pausiert
    [asleep] ruht
   *[other] läuft
    }
no-such-rules-here = Es gibt kein Regelwerk „{ $name }“. Wähle eins aus der Liste, die beim Tippen erscheint.
rules-of-other-table = { $title } spielt man mit `/{ $game } start`.
typed-not-here = `/farkle roll`, `keep` und `bank` sind für Farkle. Nimm die Knöpfe dieses Spiels: { $link }
busy = Ich bin noch mit deinen letzten Klicks beschäftigt. Warte einen Moment.
not-on-that-server = Auf dem Server dieser Partie bin ich nicht mehr, also kann dort niemand ziehen. Wer den Server verwaltet, kann mich wieder einladen.
not-in-this-channel = In diesem Kanal kannst du keine Partien eröffnen. Eröffne deine in { $channels }
channels-gone = Die Spielkanäle dieses Servers sind alle gelöscht. Ein Verwalter kann mit `/farkle-setup settings` andere wählen.
bot-may-not = Mir fehlt { $permissions } in { $channel }, deshalb könnte ich dort keine Spieler rufen. Ein Verwalter kann mir das erlauben, oder ihr spielt in einem anderen Kanal.
may-open-no-thread = Mir fehlt { $permissions } in { $channel }, deshalb bleibt diese Partie im Kanal. Ein Verwalter kann mir das erlauben.
channel-full = { $slow ->
    [yes] Höchstens { $most } langsame Partien (Züge ab einer Stunde) können in einem Kanal gleichzeitig offen sein.
   *[no] { $most ->
        [one] Nur eine Partie kann
       *[other] Höchstens { $most } Partien können
        } in einem Kanal gleichzeitig offen sein; langsame zählen nicht mit. Wo ich dabei bin, können Verwalter das mit `/farkle-setup settings` ändern.
    } Spiel mit oder warte auf: { $games }
sits-enough = { $slow ->
    [yes] Hier kannst du in höchstens { $most } langsamen Partien (Züge ab einer Stunde) gleichzeitig mitspielen.
   *[no] Hier kannst du { $most ->
        [one] nur in einer Partie
       *[other] in höchstens { $most } Partien
        } gleichzeitig mitspielen; langsame zählen nicht mit. Wo ich dabei bin, können Verwalter das mit `/farkle-setup settings` ändern.
    } Beende oder verlass zuerst eine (`/farkle leave`): { $games }
being-deleted = Deine Daten werden gerade gelöscht. Warte einen Moment und versuch es noch einmal. Falls das nicht hilft: `/farkle privacy`, **Mich löschen**.
deleted-lately = Du hast deine Daten gelöscht. Lobbys eröffnen und Leute herausfordern kannst du wieder <t:{ $again }:R>. Bis dahin kannst du in anderen Lobbys mitspielen.
former-too-long = Wer das war, weiß ich nicht mehr: Die Daten wurden vor mehr als 7 Tagen gelöscht. Fordert dich dieser Mensch wieder heraus, kannst du ihn dort blockieren.
too-many-lobbies = Du kannst höchstens { $most } { $most ->
    [one] Lobby
   *[other] Lobbys
    } in { $minutes } { $minutes ->
    [one] Minute
   *[other] Minuten
    } eröffnen. Die nächste geht <t:{ $again }:R>, oder spiel woanders mit.
challenges-oneself = Dich selbst kannst du nicht herausfordern. Allein spielst du in einer Lobby gegen den Computer: `/farkle start`
challenged-already = Du hast schon gefragt. Die Herausforderung gilt bis <t:{ $due }:f>: { $link }
challenged-you = Du bist schon selbst herausgefordert worden. Hier kannst du annehmen oder ablehnen: { $link }
challenged-lately = <@{ $player }> kannst du ab <t:{ $again }:f> wieder herausfordern. Bis dahin eröffne eine Lobby in einem gemeinsamen Kanal: `/farkle start`
cannot-be-challenged = <@{ $player }> kannst du gerade nicht herausfordern. Versuch es später noch einmal, oder eröffne eine Lobby in einem gemeinsamen Kanal: `/farkle start`
too-many-challenges = Du kannst höchstens { $most } { $most ->
    [one] Herausforderung
   *[other] Herausforderungen
    } pro Stunde schicken. Schick die nächste <t:{ $again }:R>, oder eröffne eine Lobby: `/farkle start`
messages-are-closed = Ich kann <@{ $player }> keine Direktnachrichten schicken. Dazu müssen sie auf einem gemeinsamen Server erlaubt sein, oder die Person muss mich für sich installieren. Bis dahin könnt ihr in einem gemeinsamen Kanal spielen: `/farkle start`
your-messages-are-closed = Ich kann dir keine Direktnachrichten schicken, aber dort würdest du spielen. Erlaube sie in den Privatsphäre-Einstellungen eines gemeinsamen Servers, oder installiere mich für dich. Versuch es dann noch einmal.
rematch-called-off = Die Revanche ist geschlossen. `/farkle start` eröffnet eine neue Lobby.
board-is-here = Der Spielstand ist hier: { $link }
not-shown = Das hat nicht geklappt, weil Discord gerade Probleme hat. Versuch es gleich noch einmal.
too-late-for-form = Das hat zu lange gedauert, deshalb ging kein Formular auf. Drück noch einmal.
shown-elsewhere = Erledigt. `/farkle board` zeigt deine Partie wieder.
lobby-not-shown = Discord hat mich hier keine Lobby zeigen lassen, deshalb ist keine offen. Versuch es gleich noch einmal oder in einem anderen Kanal.
not-stored = Das konnte ich gerade nicht speichern. Deine Partie ist sicher: Drück gleich noch einmal.
nothing-stored = Ich kann gerade nichts lesen oder speichern. Versuch es in ein paar Minuten noch einmal.
incident = Hier ist etwas schiefgegangen, aber keine Partie ist verloren. `/farkle board` zeigt deine wieder. (Vorfall { $id })

## Die Lobby

lobby-seat = { $player }{ $host ->
    [yes] {" "}(Gastgeber)
   *[no] {""}
    }
lobby-players = { $players }. { $free ->
    [0] Alle Plätze sind vergeben.
    [one] Noch ein Platz frei.
   *[other] Noch { $free } Plätze frei.
    }
lobby-wait = { $state ->
    [alone] **Mitspielen** können alle. { $host } kann auch **Gegen den Computer** spielen.
    [solo] **Mitspielen** können alle. { $host } kann auch **Allein spielen** oder **Gegen den Computer**.
    [lacking] **Mitspielen** können alle. { $missing ->
        [one] Ein Mitspieler fehlt noch.
       *[other] { $missing } Mitspieler fehlen noch.
        }
   *[ready] { $full ->
        [yes] {""}
       *[no] **Mitspielen** können alle.{" "}
        }{ $host } drückt auf **Start**, wenn alle da sind.
    }
lobby-host-away = 💤 Rührt sich der Gastgeber { $time } lang nicht, dürfen alle in der Lobby starten.
lobby-small = -# { $reason ->
    [shipped_rules] Gewertet
    [other_target] Gewertet, anderes Ziel
    [house_rules] Gewertet, Hausregeln
    [nowhere] Hier nicht gewertet
    [hints] Nicht gewertet: Tipps
    [alone] Nicht gewertet: allein
    [short] Nicht gewertet: kurze Partie
    [unrated] Nicht gewertet
   *[computer] Nicht gewertet: gegen den Computer
    } · { $at_hour ->
    [yes] Züge enden um <t:{ $at }:t>
   *[no] { $time } pro Zug
    } · schließt <t:{ $closes }:R>{ $coach ->
    [yes] {""}
   *[no] {" "}· keine Tipps
    } · Würfel `{ $digits }`
lobby-turns = -# ⏳ { $at_hour ->
    [yes] Jeder Zug endet um <t:{ $at }:t> ({ $hour }, { $place }), frühestens nach { $least } { $least ->
        [one] Stunde
       *[other] Stunden
        }.
   *[no] Ein Zug dauert höchstens { $time }.
    }{ $free ->
        [0] {""}
       *[other] {" "}Am { $days } endet kein Zug.
    }{ $held ->
    [waits] {" "}Die Partie wartet auf Spieler, die mit `/farkle away` weg sind.
    [plays-on] {" "}Ohne Spieler, die mit `/farkle away` weg sind, dürft ihr weiterspielen.
   *[none] {""}
    }
lobby-counts = { $reason ->
    [shipped_rules] ⚖️ **Zählt für deine Wertung auf diesem Server.**
    [other_target] ⚖️ **Zählt für deine Wertung auf diesem Server**, aber das Ziel ist nicht das übliche.
    [house_rules] ⚖️ **Zählt für deine Wertung auf diesem Server**, nach Hausregeln.
    [nowhere] 🤝 **Nicht gewertet:** Wertungen gibt es nur auf Servern. Auf deiner eigenen Karte zählt die Partie.
    [hints] 🤝 **Freundschaftspartie:** Mit Tipps wird nicht gewertet.
    [alone] 🤝 **Freundschaftspartie:** Allein wird nicht gewertet.
    [short] 🤝 **Freundschaftspartie:** Bis { $quick } { $quick ->
        [one] Punkt
       *[other] Punkte
        } wird nicht gewertet.
    [unrated] 🤝 **Nicht gewertet.**
   *[computer] 🤝 **Freundschaftspartie:** Mit einem Computergegner wird nicht gewertet.
    }{ $rated ->
    [yes] {" "}Wer geht, verliert.
   *[no] {""}
    }{ $awards ->
    [off] {" "}Erfolge gibt es hier{ $rated ->
        [yes] {" "}nicht.
       *[no] {" "}auch nicht.
        }
   *[on] {""}
    }
lobby-join = Mitspielen
lobby-start = Start (Gastgeber)
lobby-start-alone = Allein spielen
lobby-cancel = Abbrechen
lobby-how = So geht's
how-to-play-head = ### So geht { $game } · { $page } von { $pages }
lobby-more = Mehr
lobby-choose-rules = Andere Regeln …
lobby-choose-own = Regeln dieses Servers …
lobby-hints-on = Tipps erlauben
lobby-hints-off = Tipps ausschalten
lobby-opponent-out = { $name } entfernen
lobby-opponents = Computer dazu …
lobby-no-coach = 🤖 Für diese Regeln gibt es keinen Trainer: keine Tipps, keine Rückblicke, und nur einen einfachen Computer.
lobby-ended = Die Lobby für **{ $title }** ist geschlossen. `/{ $game } start` eröffnet eine neue.
lobby-open-already = Du hast hier schon eine offene Lobby: { $link }. `/farkle board` holt sie nach unten. Hier kannst du sie ändern oder mit **Abbrechen** schließen.
lobby-closing = ⏰ { $players }: Diese Lobby schließt <t:{ $closes }:R>, wenn bis dahin niemand startet.
lobby-rematch = { $players }: { $host } will eine Revanche!
game-begins = { $dice } **{ $title }** · { $players } · Partie { $id }
roll-off = { $throws }: { $player } beginnt.
begins = { $player } beginnt.
begins-in-thread = Gespielt wird in { $thread }.
fixed-commitment = -# Würfel vorher festgelegt · `{ $commitment }`
fixed-fingerprint = -# Anteil der Spieler, Kurzform: `{ $fingerprint }`

## Herausforderungen

challenge = { $you ->
    [host] ⚔️ Du hast { $player } zu einer Partie hier in den Direktnachrichten herausgefordert. Annehmen geht bis <t:{ $due }:f>. Danach spielst du hier.
   *[invited] ⚔️ { $host } fordert dich zu einer Partie hier in den Direktnachrichten heraus. Jeder spielt in seinen eigenen Direktnachrichten und hat für jeden Zug einen Tag. Annehmen kannst du bis <t:{ $due }:f>.
    }
challenge-differs = Anders als bei **{ $title }**:
challenge-closed = { $reason ->
    [declined] { $you ->
        [host] { $player } hat deine Herausforderung (**{ $title }**) abgelehnt.
       *[invited] Du hast die Herausforderung von { $host } (**{ $title }**) abgelehnt.
        }
    [withdrawn] { $you ->
        [host] Du hast deine Herausforderung an { $player } zurückgezogen.
       *[invited] { $host } hat die Herausforderung (**{ $title }**) zurückgezogen.
        }
    [expired] { $you ->
        [host] { $player } hat auf deine Herausforderung (**{ $title }**) nicht rechtzeitig geantwortet. `/farkle challenge` fragt noch einmal.
       *[invited] Die Herausforderung von { $host } (**{ $title }**) ist abgelaufen. Mit `/farkle challenge` kannst du selbst herausfordern.
        }
   *[closed] Diese Herausforderung (**{ $title }**) ist nicht mehr offen. `/farkle challenge` schickt eine neue.
    }
challenge-which = Wozu forderst du { $player } heraus?
challenge-sent = Ich habe { $player } deine Herausforderung geschickt; sie ist offen bis <t:{ $due }:f>. Deine Seite davon: { $link }
challenge-accept = Annehmen
challenge-decline = Ablehnen
challenge-block = Ablehnen und blockieren
challenge-withdraw = Zurückziehen
blocked-well = { $player } kann dich nicht mehr herausfordern und erfährt nichts davon.{ $game ->
    [running] {" "}Diese Partie geht weiter; **Verlassen** beendet sie für dich.
   *[other] {""}
    } Mit `/farkle privacy` machst du es rückgängig.
command-challenge = Jemanden zu einer Partie in den Direktnachrichten mit mir herausfordern
command-challenge-menu = Zum Würfeln herausfordern
command-challenge-player = Der Gegner

## Regeln in Kürze

short-scores = Punkte: { $scores }.
short-also = Außerdem: { $rules }
short-worth = { $what } { $points }

## Der Spielstand

board-seat = { $player } **{ $total }**
board-seat-left = { $player } **{ $total }** · gegangen
board-asleep = 💤 Alle sind weg, deshalb ruht die Partie. Jeder Spieler kann auf **Bin wieder da** drücken.{ $ends ->
    [unknown] {""}
   *[other] {" "}Sonst endet sie <t:{ $ends }:R> ohne Sieger.
    }
board-nobody-else = 💤 { $player }, außer dir ist niemand da, und allein spielt niemand weiter: Die Partie wartet auf { $missing }. { $claims ->
    [yes] Beanspruche den Sieg, oder beende sie ohne Sieger.
   *[no] Du kannst sie ohne Sieger beenden.
    }{ $ends ->
    [unknown] {""}
   *[other] {" "}Sonst endet sie <t:{ $ends }:R> ohne Sieger.
    }
board-claimed = ⏳ { $missing }: { $player } beansprucht den Sieg. { $many ->
    [one] Drück bis <t:{ $due }:f> auf **Bin wieder da** (<t:{ $due }:R>), sonst hast du die Partie verlassen.
   *[other] Wenn bis <t:{ $due }:f> keiner von euch auf **Bin wieder da** drückt (<t:{ $due }:R>), habt ihr die Partie verlassen.
    }
board-paused = ⏸️ Partie und Uhr sind angehalten. Jeder Spieler kann auf **Weiter** drücken.
board-waits = { $player } ist dran.
board-your-turn = { $player }, du bist dran: **Wirf die Würfel!**
board-held = ✈ { $player } ist bis <t:{ $until }:d> weg, und dieser Zug wartet.
lobby-leave = Verlassen
button-hint = Tipp
button-back = Bin wieder da
button-play-on = Ohne { $player } weiterspielen
play-on-sure = **Ohne { $player } weiterspielen?** { $turn ->
    [yes] Der Zug endet jetzt, als wäre die Zeit um, und { $player } wird
   *[no] { $player } wird
    } bis zu einem Druck auf **Bin wieder da** übersprungen.
played-on-well = Wer nicht da ist, wird bis zu einem Druck auf **Bin wieder da** übersprungen.
button-claim = Sieg beanspruchen
button-end = Ohne Sieger beenden
button-resume = Weiter
button-skip = Überspringen
button-block = Blockieren
button-leave-for-good = Partie verlassen
leave-sure = Willst du diese Partie endgültig verlassen? { $others ->
    [0] Dann endet sie, und niemand gewinnt.
    [one] Dann gewinnt sofort der andere Spieler.
   *[other] Dann spielen die anderen weiter, und gewinnen kannst du nicht mehr.
    }{ $rated ->
    [yes] {" "}Die Partie wird gewertet: Wer geht, verliert.
   *[no] {""}
    }
left-well = Du hast die Partie verlassen.
not-away = Du bist gar nicht weg: Dein Platz gehört dir noch.
nobody-else-here = Außer dir ist niemand da, und allein spielt niemand weiter. Drück unter dem Spielstand auf **Sieg beanspruchen** oder **Ohne Sieger beenden**. `/farkle board` zeigt ihn.
claims-not = Den Sieg kannst du beanspruchen, sobald alle anderen übersprungen werden, und nur, wenn du in dieser Partie selbst gewürfelt hast.
claimed-already = Der Sieg ist schon beansprucht. Entschieden ist das <t:{ $due }:R>, wenn bis dahin niemand zurückkommt.
claims-held = <@{ $player }> ist bis <t:{ $until }:f> weg (`/farkle away`), deshalb wartet die Partie. Du kannst sie ohne Sieger beenden.
missing-yourself = Das bist du selbst: Mach deinen Zug, wenn du dran bist.
paused-already = Dieser Zug wurde schon einmal angehalten. Den nächsten kannst du wieder anhalten.
not-paused = Hier gibt es keine Partie zum Anhalten oder Fortsetzen. `/farkle games` zeigt deine.
paused-well = **{ $title }**, Partie { $id }, ist angehalten.
command-pause = Die Uhr deiner Partie anhalten, oder als Helfer des Servers die von anderen
moved-down = { $title }: Der Spielstand steht jetzt weiter unten.
kept-until = -# Bis <t:{ $until }:t> halte ich diese Nachricht aktuell. Danach kann sie veraltet sein: Drück dann einen Knopf oder nimm `/farkle board`.
thread-gone = { $title }: In ihren Thread kann ich nicht schreiben, deshalb geht die Partie in diesem Kanal weiter.

## Was in einem Zug geschah

log-left = { $player } ist gegangen{ $lost ->
    [0] {""}
   *[other] {" "}· { $lost } verloren
    }
turn-aside = { $player } ist weg und wird ab jetzt übersprungen. Zurück in die Partie geht es mit **Bin wieder da** unter dem Spielstand.
reminder-in-turn = ⏰ { $player }, du hast Zeit bis { $slow ->
    [yes] <t:{ $due }:f>
   *[no] <t:{ $due }:t>
    }.
reminder-after-absence = ⏰ { $player }, der Bot war weg: Du hast Zeit bis { $slow ->
    [yes] <t:{ $due }:f>
   *[no] <t:{ $due }:t>
    }.
turn-left = { $player } verlässt die Partie{ $total ->
    [0] .
    [one] {" "}mit einem Punkt.
   *[other] {" "}mit { $total } Punkten.
    }
turn-instant-win = { $dice }: Damit ist die Partie sofort gewonnen!

## Das Ende

over-head = ### 🏆 { $players } { $many ->
    [one] gewinnt
   *[other] teilen sich den Sieg
    } mit { $total }!
over-shared = -# Gleichstand: Nach diesen Regeln teilen sie sich den Sieg.
over-head-left = ### 🏆 { $players } gewinnt: Alle anderen sind gegangen.
over-head-at-once = ### 🏆 { $player } gewinnt auf der Stelle!
over-seat = **{ $place }.** { $letter ->
    [none] {""}
   *[other] `{ $letter }`{" "}
    }{ $player } **{ $total }**
over-left = gegangen
over-rating = Wertung { $value } ({ $change })
over-best = { $way ->
    [new] 🏅 **Neuer Bestwert hier nach diesen Regeln!** Bisher: **{ $best }**
    [level] 🏅 So gut wie der Bestwert hier nach diesen Regeln: **{ $best }**
   *[below] Bestwert hier nach diesen Regeln: **{ $best }** (jetzt: { $total })
    }{ $percent ->
    [0] .
   *[other] { $way ->
        [below] . Besser als **{ $percent } %** von
       *[other] {" "}in
        } { $games ->
        [one] einer früheren Partie
       *[other] { $games } früheren Partien
        }.
    }
over-spread = { $least } bis { $most }: **{ $people }**{ $mine ->
    [yes] , auch deins
   *[no] {""}
    } { $bar }
button-share = Teilen
over-shared-alone = 🎲 { $player } · **{ $title }** · **{ $total }** { $total ->
    [one] Punkt
   *[other] Punkte
    }
shared-already = Dieses Ergebnis ist in diesem Kanal schon geteilt.
over-awards = 🎖 { $player }: { $names }
over-luck = 🔍 { $exact ->
    [no] Wohl so:{" "}
   *[yes] {""}
    }{ $dice ->
    [even] Die Würfel waren gerecht
   *[somebody] { $lucky } hatte { $seats ->
        [2] die besseren
       *[other] die besten
        } Würfel
    }{ $play ->
    [even] .
    [same] {" "}und hat auch { $seats ->
        [2] besser
       *[other] am besten
        } gespielt.
   *[other] { $dice ->
        [even] , und
       *[somebody] , aber
        } { $skilled } hat { $seats ->
        [2] besser
       *[other] am besten
        } gespielt.
    }
over-review-alone = 🔍 { $player }: { $accuracy ->
    [none] keine Wahl{" "}
   *[other] Genauigkeit { $accuracy } von 100{" "}
    }{ $luck ->
    [0] und durchschnittliche Würfel.
   *[other] { $way ->
        [minus] und schlechtere Würfel als sonst.
       *[plus] und bessere Würfel als sonst.
        }
    }
over-stopped = ### { $title } endet ohne Sieger.
over-voided-by = -# { $manager } aus der Moderation hat die Partie gestrichen: Auf diesem Server zählt sie nicht.
over-stopped-by = { $manager } hilft auf diesem Server und hat die Partie beendet. Niemand gewinnt, und sie zählt nicht.
over-in-thread = -# Revanche und Prüfung der Würfel gibt es hier: { $link }
button-rematch = Revanche
button-check = Würfel prüfen
button-review = Rückblick
stop-sure = **Diese Partie { $title } abbrechen?** { $others ->
    [0] Außer dir ist niemand da, also endet sie sofort.
   *[other] Alle müssen zustimmen: { $players }.
    } Dann gewinnt niemand, und { $left ->
    [0] sie zählt nicht.
   *[other] sie zählt nur für Spieler, die gegangen sind.
    }
    Wenn du stattdessen gehst, { $remaining ->
    [0] endet sie, und niemand gewinnt.
    [one] gewinnt sofort der andere Spieler.
   *[other] geht sie ohne dich weiter.
    }{ $rated ->
    [yes] {" "}Sie wird gewertet: Wer geht, verliert.
   *[no] {""}
    }
helper-sure = { $what ->
    [pause] **Partie { $id } ({ $title }) von { $players } anhalten?** Jeder Spieler kann auf **Weiter** drücken.
   *[stop-void] **Partie { $id } ({ $title }) von { $players } beenden?** Niemand gewinnt, und die Partie zählt nicht. In der Partie und bei den früheren Partien steht, dass du sie beendet hast.
    } Die Verwalter können es nachlesen.
helper-why = Warum? (darf leer bleiben)
helper-why-about = Die Verwalter des Servers lesen es in /farkle-setup log.
reason-with-address = Eine Begründung darf keine Adresse enthalten. Schreib sie ohne (nach einem Punkt steht ein Leerzeichen). Du hattest geschrieben: `{ $typed }`
button-helper = { $what ->
    [pause] Partie anhalten
   *[stop-void] Partie abbrechen
    }
stop-question = ✋ { $host } möchte diese Partie **{ $title }** abbrechen. Wenn alle zustimmen, gewinnt niemand, und { $left ->
    [0] sie zählt nicht.
   *[other] sie zählt nur für Spieler, die gegangen sind.
    } Bis dahin geht sie weiter.
    Noch nicht zugestimmt: { $players }
    -# Partie { $id }
stop-asked = Ich habe die anderen gefragt. Die Partie geht weiter, bis alle zustimmen.
stop-asked-already = Du hast die anderen schon gefragt, und sie können bis <t:{ $until }:f> zustimmen. Bis alle das tun, geht das Spiel weiter.
stop-not-asked = Niemand hat dich gefragt, ob die Partie abgebrochen werden soll. Der Gastgeber kann mit `/farkle stop` danach fragen.
stop-agreed-already = Du hast schon zugestimmt. Die anderen müssen auch zustimmen.
helper-plays = Du bist oder warst in dieser Partie oder ihrem Turnier dabei, deshalb kannst du sie nicht für die anderen beenden oder anhalten. Frag den Gastgeber <@{ $host }> oder jemanden, der hier hilft oder verwaltet und nicht mitspielt.
button-stop = Partie abbrechen
button-stop-ask = Alle fragen
button-stop-agree = Abbruch zustimmen
stopped-well = **{ $title }**{ $id ->
    [none] {""}
   *[other] , Partie { $id },
    } ist beendet.

## Yahtzee

over-alone = ### 🏁 { $player } kommt auf { $total }!
over-alone-left = ### { $title } endet { $seats ->
    [one] vorzeitig.
   *[other] ohne Sieger: Alle sind gegangen.
    }

## Gegner

computer = 🤖 { $name }{ $number ->
    [one] {""}
   *[other] {" "}{ $number }
    }
character-timid = Zaghafte Zita
character-timid-about = Gibt sich mit wenigen Punkten zufrieden. Gut für die erste Partie
character-steady = Solider Sven
character-steady-about = Spielt auf Punkte, achtet nicht auf den Spielstand und greift oft daneben
character-keen = Kühner Karl
character-keen-about = Spielt auf Sieg und macht ab und zu einen Fehler
character-perfect = Perfekte Pia
character-perfect-about = Kennt die Chancen jedes Wurfs und macht keine Fehler
character-plain = Schlichte Silke
character-plain-about = Spielt ohne Trainer
no-opponents = Hier ist kein Gegner, den du entfernen könntest. Hol erst einen dazu.
opponents-turn = Der Computer ist dran. Er spielt gleich.
board-opponent = { $player } spielt gleich.
computer-plays = { $player } spielt:

## Rückblick auf eine Partie

review-head = ### 🔍 Rückblick: { $title } · Partie { $id }
review-picture = -# **Gewinnchancen** Runde für Runde. Buchstaben: siehe Namen oben.{ $blunders ->
    [0] {""}
   *[other] {" "}Kreuze: Patzer.
    }{ $decisive ->
    [0] {""}
   *[other] {" "}Zahlen: was die Partie entschied.
    }
review-decision = ### 🔍 { $title } · Partie { $id }
    -# Entscheidung { $number } von { $most }
review-yours = { $count ->
    [one] **Dein { $quality ->
        [blunder] Patzer
       *[mistake] Fehler
        }**
   *[other] { $all ->
        [yes] **Deine { $counts }**
       *[no] **Deine teuersten: { $counts }**
        }
    }
review-yours-none = **Kein Patzer, kein Fehler.** Gut gespielt!
review-mistake = Runde { $round }: { $choice }. { $verdict }
review-verdict = { $quality ->
    [best] Beste Wahl.
    [good] Gut. Etwas besser: { $better }.
    [inaccuracy] Ungenau. Besser: { $better }.
    [mistake] Fehler. Besser: { $better }.
   *[blunder] Patzer. Besser: { $better }.
    }
review-no-choice = Es gab keine andere Wahl.
review-choices = { $choices ->
    [one] 1 Entscheidung
   *[other] { $choices } Entscheidungen
    }: { $counts }
review-count = { $quality ->
    [best] { $count }-mal die beste
    [good] { $count }-mal gut
    [inaccuracy] { $count }-mal ungenau
    [mistake] { $count } Fehler
   *[blunder] { $count } Patzer
    }
review-decisive = Was die Partie entschied:
review-part = { $part ->
    [dice] Würfel
    [play] Spiel
    [absence] Abwesenheit
    [others] Gegner
   *[rest] Gegner und Ungenauigkeit
    }{"\u00A0"}{ $sign }{ $size }{ $unit ->
    [points] {""}
   *[other] {" "}%
    }
review-exact = Genau: Würfel, Spiel und Gegner machen den ganzen Unterschied. Spiel ist, was Fehler kosteten.
review-estimated = Geschätzt: Die Zahlen stimmen nicht ganz genau.
review-too-long = Diese Partie ist zu lang für einen Rückblick: Sie hat mehr als { $most } { $most ->
    [one] Wurf
   *[other] Würfe
    }, Entscheidungen und andere Ereignisse.
review-improving = Ich rechne die Gewinnchancen für diese Regeln noch aus. Frag in ein paar Minuten noch einmal; bis dahin siehst du hier die Punkte Runde für Runde.
review-points-only = Die Gewinnchancen kenne ich für diese Regeln nicht. Darum siehst du hier die Punkte Runde für Runde.
hint-head = { $thrown ->
    [none] 💡 **Tipp**
   *[other] 💡 **Tipp** für { $thrown }
    }
hint-choice = { $place }. **{ $choice }** · { $worth }
hint-improving = -# Ich rechne die Gewinnchancen für diese Regeln noch aus. Frag in ein paar Minuten noch einmal.
review-played = Gespielt: { $choice }{ $thrown ->
    [none] .
   *[other] . Geworfen: { $thrown }.
    }
alt-review = Die Gewinnchance jedes Platzes vom Anfang bis zum Ende der Partie. { $seats }.
alt-review-seat = { $player }: { $start } % am Anfang, { $end } % am Ende

## Befehle

command-farkle = In diesem Kanal Farkle spielen
command-start-rules = Welche Regeln (sonst die üblichen)
command-start-target = Punkte zum Sieg (sonst wie in den Regeln)
command-board = Den Spielstand einer Partie ans Ende des Kanals holen
command-games = Deine offenen Partien, wo sie auch sind, und gleich hier spielen (nur du siehst sie)
command-leave = Eine Partie verlassen
command-hint = Den Trainer fragen, was in deinem Zug zu tun ist (die Antwort siehst nur du)
command-stop = Eine Partie ohne Sieger abbrechen: als Gastgeber, wenn alle zustimmen, oder als Helfer
command-roll = Würfeln, wie mit dem Knopf
command-keep = Die Würfel wählen, die du behältst, wie mit den Knöpfen
command-keep-dice = Die Würfel, etwa 1 1 5
command-bank = Die Punkte deines Zuges sichern, wie mit dem Knopf
command-help = Wie man spielt und was es hier alles gibt (nur du siehst es)
command-game = Welche Partie, wenn es mehrere gibt
choice-rules = { $title } · { $summary }
choice-game-unreadable = { $title } · nicht lesbar{ $id ->
    [none] {""}
   *[other] {" "}· Partie { $id }
    }
choice-game = { $title }{ $target ->
    [0] {""}
   *[other] {" "}· bis { $target }
    } · { $players ->
    [one] ein Spieler
   *[other] { $players } Spieler
    }{ $sits ->
    [yes] , auch du
   *[no] {""}
    } · { $state }{ $id ->
    [none] {""}
   *[other] {" "}· Partie { $id }
    }
bad-target = Nach diesen Regeln kann keine Partie mit diesem Ziel enden: { $problem }
command-rules = Die Regelwerke hier, jedes in Worten erklärt
command-setup = Einstellungen von Farkle für diesen Server
command-setup-default = Das übliche Regelwerk dieses Servers wählen
command-setup-make = Aus einem Regelwerk ein eigenes machen
command-setup-edit = Ein eigenes Regelwerk Schritt für Schritt ändern
command-setup-rename = Einem eigenen Regelwerk einen anderen Titel geben
command-setup-delete = Ein eigenes Regelwerk löschen
command-setup-import = Ein Regelwerk aus einer YAML-Datei hinzufügen
command-setup-export = Ein Regelwerk als YAML-Datei holen
command-setup-name = Welches Regelwerk
command-setup-title = Titel deiner Regeln, bis zu 40 Zeichen
command-setup-file = Eine YAML-Datei, wie sie der Export liefert

## Ein Regelwerk in Worten

words-turn = **Dein Zug**
words-winning = **Gewinnen**
words-points = { $points }
number-of-dice = { $dice } Würfel
option-dice = Zahl der Würfel
option-three-pairs = Drei Paare

## Eigene Regeln eines Servers

rules-list-head = ### { $game }: Was es hier gibt
    { $starts }
rules-list-other = Lieber { $game }
rules-list = Alle Regeln
rules-list-line = **{ $title }**{ $default ->
    [yes] {" "}(hier üblich)
   *[no] {""}
    }
    { $summary }
rules-list-own = Hausregeln nach { $base }
rules-choose = Regeln zeigen für …
rules-head = ### { $title }
rules-start = So spielst du es: `/{ $game } start rules:{ $typed }`
shipped-stays = { $title } ist fest eingebaut und lässt sich nicht ändern. Mach dir daraus ein eigenes: `/farkle-setup make`.
changed-meanwhile = Inzwischen hat jemand anders „{ $title }“ geändert. Öffne es noch einmal mit `/farkle-setup edit`.
title-taken = Ein Regelwerk „{ $title }“ gibt es schon. Nimm einen anderen Titel.
too-many-rule-sets = Ein Server kann { $most } eigene Regelwerke haben. Lösche erst eins: `/farkle-setup delete`.
setup-default-set = Das übliche Regelwerk für `/{ $game } start` ist jetzt **{ $title }**.
setup-made = **{ $title }** ist angelegt. Ändere es unten Schritt für Schritt.
setup-renamed = Es heißt jetzt **{ $title }**.
setup-deleted = **{ $title }** ist gelöscht. Laufende Partien gehen damit weiter. Hier ist es als Datei, falls du es zurückwillst.
setup-delete-sure = **{ $title } löschen?** Es ist das übliche Regelwerk für `/{ $game } start`; danach ist das *{ $next }*. Laufende Partien behalten ihre Regeln, und du bekommst das Regelwerk als Datei.
button-delete-rules = Löschen
setup-import-form = Regeln aus einer Datei
setup-imported = **{ $title }** ist da: Mit `/{ $game } start rules:{ $typed }` spielst du es.
setup-exported = Hier ist **{ $title }** als Datei. `/farkle-setup import` liest sie wieder ein, hier oder anderswo.
file-too-large = Die Datei ist größer als { $most } KiB. Das ist zu viel für ein Regelwerk.
faults-head = So lassen sich die Regeln nicht spielen, also wurde nichts geändert:
and-more = … und { $count } weitere
editor-head = ### { $title } bearbeiten
editor-no-change = Noch keine Änderungen. Wähle, was du ändern willst.
editor-changed = Noch nicht gespeichert:
editor-change = **{ $option }**: { $before } → **{ $after }**
editor-save = Speichern
editor-discard = Verwerfen
editor-words = Regeln in Worten
editor-allowed = Erlaubt: { $allowed }
editor-again = Korrigieren
editor-saved = **{ $title }** ist gespeichert. Laufende Partien behalten die Regeln, mit denen sie begonnen haben.
editor-discarded = Deine Änderungen sind verworfen.
editor-gone = Dieser Editor ist geschlossen. Öffne ihn wieder mit `/farkle-setup edit`.
rules-option = **{ $option }:** { $value }
value-yes = Ja
value-no = Nein
value-none = keine
lobby-remove = Jemanden entfernen …
lobby-target = Gespielt wird bis …
lobby-target-option = Bis { $target } { $target ->
    [one] Punkt
   *[other] Punkte
    }
lobby-seats = Plätze …
lobby-seats-option = Bis zu { $seats } Spieler
lobby-time = Zeit je Zug …
lobby-zone = 🕒 { $zone }.{ $fixed ->
    [yes] {" "}Das folgt keiner Zeitumstellung. Wähle einen Ort, dann folgt es jeder.
   *[no] {""}
    }
lobby-free-days = Kein Zug endet am … (bis zu { $most } { $most ->
    [one] Tag
   *[other] Tage
    })
lobby-hour = Züge enden täglich um …
lobby-hour-option = Täglich bis { $time } Uhr
seats-taken = So viele sind schon da: { $players }. Wähle mindestens so viele Plätze.

## Die Einstellungen eines Servers

command-setup-settings = Kanäle, Zeit je Zug, Grenzen, Helfer, Sprache und Berechtigungen, die mir noch fehlen
command-setup-zone = Die Zeitzone dieses Servers wählen: wann seine Tage, Wochen und Monate beginnen
command-setup-log = Wer wann und warum Partien von anderen beendet oder angehalten hat
log-head = ### Was Helfer und Moderation getan haben
    -# Die der letzten { $days } { $days ->
    [one] Tag
   *[other] Tage
    }, die neueste zuerst.
log-former-helper = Ein Helfer, der seine Daten gelöscht hat,
log-empty = In letzter Zeit haben Helfer und Moderation bei anderen nichts getan. `/farkle-setup settings` legt fest, wer das darf.
log-line = { $what ->
    [paused] ⏸️ { $who } hat angehalten:
    [closed] 🚪 { $who } hat die Lobby geschlossen:
   *[ended] 🛑 { $who } hat beendet:
    } **{ $title }**, [{ $id ->
    [none] die Nachricht
   *[other] Partie { $id }
    }]({ $link }) · <t:{ $at }:f>{ $reason ->
    [none] {""}
   *[other] {"\u000A"}-# { $reason }
    }
needs-manage-server = Dafür brauchst du hier die Berechtigung „Server verwalten“. Frag einen Verwalter des Servers.
only-channels = Wähle höchstens { $most } { $most ->
    [one] Kanal
   *[other] Kanäle
    } dieses Servers, in die ich schreiben kann. Es wurde nichts geändert.
only-roles = Wähle höchstens { $most } { $most ->
    [one] Rolle
   *[other] Rollen
    } dieses Servers, ohne @everyone. Es wurde nichts geändert.
settings-head = ### ⚙️ Farkle auf diesem Server
    -# Änderungen gelten sofort. Offene Partien behalten ihre Zeit je Zug.
settings-page-channels = Kanäle
settings-page-turns = Züge
settings-page-games = Partien
# As in English.
settings-page-server = Server
settings-page-roles = Rollen
settings-back = ◀ Alle Einstellungen
settings-channels = **Kanäle:** { $many ->
    [0] { $gone ->
        [0] überall
       *[other] keiner mehr übrig
        }
   *[other] { $channels }
    }{ $gone ->
        [0] {""}
        [one] {" "}(ein gewählter Kanal wurde gelöscht)
       *[other] {" "}({ $gone } gewählte Kanäle wurden gelöscht)
    }
settings-choose-channels = Nur in diesen Kanälen …
settings-everywhere = Überall
settings-helpers = **Helfer:** { $many ->
    [0] keine
   *[other] { $roles }
    }
settings-about-helpers = -# Wer eine dieser Rollen hat, darf Partien beenden und anhalten, in denen er nicht mitspielt, so wie Verwalter. `/farkle-setup log` zeigt, was sie getan haben.
settings-power-to = { $who ->
    [everyone] Alle
   *[managers] Nur wer verwaltet
    }
settings-power-moderating = **Moderation:** { $who ->
    [roles] { $roles } und wer verwaltet
    [everyone] alle
   *[managers] nur wer verwaltet
    }
    -# Sie sperren Personen, streichen Partien und leiten Turniere anderer mit `/farkle-moderate`, aber nichts, wobei sie mitspielen. `/farkle-setup log` zeigt, was sie taten.
settings-choose-power-moderating = Rollen der Moderation…
settings-choose-helpers = Rollen der Helfer …
menu-turn-seconds = Übliche Zeit für einen Zug
menu-longest-turn = Längste Zeit, die ein Gastgeber wählen darf
menu-most-in-channel = Höchstzahl der Partien je Kanal
menu-most-per-person = Höchstzahl der Partien je Spieler
menu-zone = Zeitzone
settings-about-zone = -# Wochen und Monate der Bestenlisten beginnen dort um Mitternacht, und was ich von selbst schreibe, kommt nach ihrer Uhr. Nach einer Änderung enden die laufenden noch, wann sie sonst geendet hätten. Wähle die Uhrzeit, die es dort gerade ist, und dann einen Ort, oder tippe einen hinter `/farkle-setup zone` ein.
menu-locale = Sprache
settings-as-discord-says = Wie in Discord eingestellt
settings-language-partly = { $language } (zu { $percent } % übersetzt, der Rest ist Englisch)
menu-boards = Nach jedem Zug
boards-as-needed = Derselbe Spielstand, solange alle da sind, sonst ein neuer mit Ping
boards-one = Neuer Spielstand mit Ping, alter verschwindet
boards-in-place = Derselbe Spielstand, keine Pings
boards-fold = Neuer Spielstand mit Ping, alter wird eine Zeile
settings-threads = **Threads:** { $value ->
    [on] jede Partie in einem eigenen
   *[off] Partien bleiben im Kanal
    }
settings-hints = **Tipps:** { $value ->
    [on] in neuen Partien erlaubt, die dann nicht gewertet werden, außer der Gastgeber schaltet sie aus
   *[off] aus, außer der Gastgeber erlaubt sie
    }
settings-switch = { $to ->
    [on] Einschalten
   *[off] Ausschalten
    }
settings-first-roll = **Erster Wurf:** { $value ->
    [on] automatisch, wenn es vorher nichts zu entscheiden gibt
   *[off] die Spieler drücken auf Werfen
    }
settings-channels-gone = ⚠️ Alle gewählten Kanäle sind gelöscht, deshalb kann keine Partie eröffnet werden. Wähle andere, oder drück auf „Überall“.
settings-lacks-head = ⚠️ **Mir fehlen Berechtigungen:**
settings-lacks = { $channels }: { $permissions }
settings-lacks-nothing = ✓ Alle nötigen Berechtigungen sind da.
permission-view-channel = „Kanal ansehen“
permission-send-messages = „Nachrichten senden“
permission-create-public-threads = „Öffentliche Threads erstellen“
permission-send-messages-in-threads = „Nachrichten in Threads senden“

## Bilanzen: kleine Wörter

page-back = ◀ Zurück
page-next = Weiter ▶
somebody = ein Spieler
former-player = jemand von früher
player-of-seat = Spieler { $seat }
scope-here = Hier
scope-own = Überall · nur du siehst das
scope-all = Alle Regeln von { $game }
go-own = Meine Partien überall
go-history = Frühere Partien
go-skill = Glück und Können
go-awards = Erfolge
go-more = Regeln und Zeitraum
go-calculation = Wie wird das berechnet?
go-everybody = Partien von allen
go-list = Zurück zur Liste
go-game = Zurück zur Partie
go-mistake = Nächster Fehler
go-decisions = Alle Entscheidungen
go-review = Zurück zum Rückblick
go-replay = Ansehen
go-export = Exportieren
go-share = Allen zeigen
choose-family = Welche Regeln?
choose-order = Wonach sortiert?
choose-period = Wann?
choose-game = Sieh dir eine Partie an …
period-all = Insgesamt
period-month = Diesen Monat
period-week = Diese Woche
period-day = Heute
order-rating = Wertung
order-wins = Meiste Siege
order-win-rate = Siegquote
order-average = Punkte pro Partie im Schnitt
order-best-turn = Bester Zug
order-best-game = Beste Partie
order-accuracy = Beste Entscheidungen
order-average-luck = Meistes Glück pro Partie

## Was sich nicht zeigen lässt

no-games-yet = Von dir gibt es hier noch keine beendete Partie zu sehen. `/farkle start` eröffnet eine, und die Lobby sagt, ob sie gewertet wird.
no-games-of = Von <@{ $player }> gibt es hier keine beendeten Partien zu sehen.
player-not-here = <@{ $player }> ist nicht auf diesem Server und hat hier nie eine Partie zu Ende gespielt.
bots-do-not-play = <@{ $player }> ist ein Bot, und Bots spielen hier nicht mit.
no-games-together = <@{ $first }> und <@{ $second }> haben hier noch keine Partie miteinander zu Ende gespielt.

## Eine Bilanz

card-head = ### 🎲 { $player }
    -# { $scope }
card-empty = Noch keine Partien, die zählen.
card-against = **Gegen Computer**
card-against-one = { $name }: { $wins } von { $games } gewonnen · bestes Ergebnis { $best }{ $longest ->
    [0] {""}
   *[other] {" "}· Siegesserie { $run }, längste { $longest }
    }
card-games = **{ $games }** { $rated ->
    [yes] gewertete{" "}
   *[no] {""}
    }{ $games ->
    [one] Partie
   *[other] Partien
    } · **{ $wins }** gewonnen · **{ $percent } %**
card-rating = Wertung **{ $value }**{ $settled ->
    [no] , vorläufig: noch { $missing ->
        [one] eine Partie
       *[other] { $missing } Partien
        }
   *[yes] {""}
    }
card-form = Form `{ $form }` · { $run ->
    [one] die letzte Partie
   *[other] die letzten { $run } Partien
    } { $last ->
    [won] gewonnen
   *[lost] verloren
    }
form-won = S
form-lost = N
card-game-points = **Pro Partie:** im Schnitt { $average } { $average ->
    [one] Punkt
   *[other] Punkte
    }, Rekord { $best }
card-skill = **Können:** Genauigkeit { $accuracy } von 100 bei { $choices ->
    [one] einer Entscheidung
   *[other] { $choices } Entscheidungen
    } · **Glück:** { $sign }{ $luck } % Gewinnchance pro Partie
card-rare = **Außerdem:** { $list }
card-comebacks = { $count ->
    [one] eine Aufholjagd
   *[other] { $count } Aufholjagden
    }
card-instant-wins = { $count ->
    [one] ein Sofortsieg
   *[other] { $count } Sofortsiege
    }
card-skunks-given = { $count ->
    [one] einen Gegner
   *[other] { $count } Gegner
    } zum Schneider gemacht
card-skunks-taken = { $count ->
    [one] einmal
   *[other] { $count }-mal
    } selbst Schneider
card-penalties = { $count ->
    [one] eine Strafe
   *[other] { $count } Strafen
    }
card-lefts = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
    } verlassen
card-awards = **Erfolge:** { $names }
card-since = -# Erste Partie: <t:{ $since }:D> · letzte: <t:{ $last }:R>
card-points = **Punkte in den letzten { $games } { $games ->
    [one] Partie
   *[other] Partien
    }**, die neueste rechts; ein Stern ist ein Sieg
card-alone = **Allein:** { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
    } · im Schnitt { $average } · beste { $best }
alt-points = Punkte pro Partie, älteste zuerst: { $games }.
alt-game-won = { $points } (gewonnen)

## Glück und Können

skill-head = ### 🔍 Glück und Können von { $player }
    -# { $scope }
skill-empty = Hier wurde noch keine Partie ausgewertet.
skill-picture = **{ $games ->
    [one] Die letzte Partie
   *[other] Die letzten { $games } Partien
    }**, die neueste rechts: oben die Genauigkeit, unten das Glück; ein Stern ist ein Sieg
skill-about = **Genauigkeit** sagt, wie gut du entschieden hast: 100, wenn jede Entscheidung die beste war, etwa 60, wenn du gerade anfängst. **Glück** ist, was dir die Würfel gebracht haben, in Prozent eines Sieges: auf Dauer 0 für alle.
    -# Hier zählen nur gewertete Partien zu zweit, bei deren Regeln ich das beste Spiel kenne. Auf der Rangliste stehst du ab { $needed } { $needed ->
    [one] Entscheidung
   *[other] Entscheidungen
    } darin.
alt-skill = Genauigkeit und Glück in jeder Partie, älteste zuerst: { $games }.
alt-skill-game = { $accuracy ->
    [none] keine Wahl
   *[other] Genauigkeit { $accuracy }
    }, Glück { $sign }{ $luck } %{ $won ->
    [yes] , gewonnen
   *[no] {""}
    }

## Direkter Vergleich

duel-head = ### { $first } gegen { $second }
    -# { $scope }
duel-games = **{ $games }** gemeinsame { $games ->
    [one] Partie
   *[other] Partien
    }{ $level ->
    [0] .
    [one] , davon eine unentschieden.
   *[other] , davon { $level } unentschieden.
    }
duel-lead = { $leads ->
    [yes] { $player } führt **{ $ahead }:{ $behind }**
   *[no] Es steht **{ $ahead }:{ $behind }**
    }
duel-side = { $player }: { $wins } gewonnen · { $points } { $points ->
    [one] Punkt
   *[other] Punkte
    } insgesamt, Rekord { $best }
duel-last = **Die letzten Partien** mit Punkten und Plätzen von { $player }
duel-game = `{ $letter }` { $points } { $points ->
    [one] Punkt
   *[other] Punkte
    }, Platz { $place } von { $seats } · <t:{ $at }:R>

## Ranglisten

top-head = ### 🏆 { $order }
    -# { $about } · { $people ->
    [0] noch niemand
    [one] ein Spieler
   *[other] { $people } Spieler
    }
top-empty = Hier steht noch niemand. `/{ $game } start` eröffnet eine Partie.
top-line = **{ $place }.** { $player }{ $medal } · { $value } · { $games ->
    [one] eine Partie
   *[other] { $games } Partien
    }
top-line-provisional = { $player } · { $value } · { $games ->
    [one] eine Partie
   *[other] { $games } Partien
    }
top-provisional = **Vorläufig** (weniger als { $needed } { $needed ->
    [one] Partie
   *[other] Partien
    })
top-win-rate = **{ $percent } %**, { $wins } gewonnen
top-value = **{ $value }**
top-luck = **{ $sign }{ $luck } %**
top-line-choices = **{ $place }.** { $player }{ $medal } · { $value } · { $choices } { $choices ->
    [one] Entscheidung
   *[other] Entscheidungen
    }
top-own = …
    { $line }{ $hidden ->
    [yes] {" "}· für alle anderen ausgeblendet
   *[no] {""}
    }
top-needs = -# Hier stehst du ab { $needed ->
    [one] einer gewerteten Partie
   *[other] { $needed } gewerteten Partien
    }.
top-needs-choices = -# Hier stehst du, sobald { $needed } { $needed ->
    [one] Entscheidung
   *[other] Entscheidungen
    } von dir aus Partien zu zweit ausgewertet sind.
how-rating = **Eine Zahl.** Du beginnst bei 1.000, gewinnst Punkte, wenn du vor anderen landest, und verlierst welche, wenn du hinter ihnen landest: je größer die Überraschung, desto mehr. Die Wertung ist vorsichtig geschätzt, darum steigt sie auch ein wenig, während der Bot dich kennenlernt. Bis du { $needed } { $needed ->
    [one] Partie
   *[other] Partien
    } gespielt hast, ist sie vorläufig und steht in einer eigenen Liste.
how-counts = **Was zählt.** Das sagt die Lobby, bevor eine Partie beginnt. Wertungen und Ranglisten gehören zu einem Server. Partien mit Tipps oder Computergegnern werden nicht gewertet.
    {""}**Wer geht,** verliert eine gewertete Partie. Die Gegner gewinnen nur Punkte, wenn du vorher { $turns } { $turns ->
    [one] Zug
   *[other] Züge
    } gespielt hattest.
    {""}**Immer dieselben:** Innerhalb von { $days } { $days ->
    [one] Tag
   *[other] Tagen
    } bewegt jede weitere Partie gegen dieselbe Person deine Wertung um { $percent } % weniger als die davor.

## Beendete Partien

past-head = ### 📜 Partien von { $player }
    -# Hier · { $games ->
    [one] eine Partie
   *[other] { $games } Partien
    }, neueste zuerst
past-head-all = ### 📜 Partien von allen
    -# Hier · { $games ->
    [one] eine Partie
   *[other] { $games } Partien
    }, neueste zuerst
past-empty = Hier wurde noch keine Partie zu Ende gespielt.
past-line = `#{ $id }` **{ $title }** · <t:{ $at }:R>{ $won ->
    [no] {" "}· ohne Sieger
   *[yes] {""}
    }
    { $seats }
past-voided = `#{ $id }` **{ $title }** · <t:{ $at }:R>
    🛑 { $players }: Die Partie zählt nicht. { $manager } hilft auf diesem Server und hat sie beendet.
past-seat = { $won ->
    [yes] 🏆 {""}
   *[no] {""}
    }{ $player } { $points }
past-option = #{ $id } · { $title }
past-option-about = { $players } Spieler · { $family } · Rekord { $best }
game-head = ### 📜 { $title } · Partie { $id }
    -# <t:{ $at }:f> · { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
    }{ $won ->
    [no] {" "}· ohne Sieger
   *[yes] {""}
    }
game-seat = { $letter ->
    [none] {""}
   *[other] **{ $place }.** `{ $letter }`{" "}
    }{ $player } **{ $points }**{ $won ->
    [yes] {" "}🏆
   *[no] {""}
    }
game-comeback = Aufholjagd
game-rounds = **Punkte Runde für Runde.**{ $seats ->
    [1] {""}
   *[other] {" "}Buchstaben: siehe Namen oben.
    }{ $target ->
    [none] {""}
   *[other] {" "}Gestrichelt: { $target }.
    }
game-turning = **Wendepunkte**
game-swing = 🔄 { $up ->
    [yes] **Das Blatt wendet sich** in Runde { $round }: { $player } macht aus { $before } { $before ->
        [one] Punkt
       *[other] Punkten
        } Rückstand { $after } { $after ->
        [one] Punkt
       *[other] Punkte
        } Vorsprung
   *[no] **Die Führung ist weg** in Runde { $round }: { $player } macht aus { $before } { $before ->
        [one] Punkt
       *[other] Punkten
        } Vorsprung { $after } { $after ->
        [one] Punkt
       *[other] Punkte
        } Rückstand
    }{ $idle ->
    [yes] , weil die Zeit um war
   *[no] {""}
    }.
game-exported = Die Partie als Text, die Spieler nach Plätzen. `python -m bot replay` spielt sie nach.
alt-rounds = Punkte Runde für Runde, { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
    }. Am Ende: { $ends }.
alt-rounds-seat = { $player } { $points }
replay-head = ### ▶️ { $title } · Partie { $id }
    -# Zug { $step } von { $steps }
replay-first = ⏮ Anfang
replay-last = Ende ⏭
replay-turn = **Runde { $round }:** { $player }
replay-idle = ⌛ Die Zeit ist um, und der Bot spielt:
replay-ended = und der Zug ist vorbei.
replay-over = 🏆 { $players } { $many ->
    [one] gewinnt
   *[other] teilen sich den Sieg
    }.

## Datenschutz

privacy = ### 🔒 Was ich über dich speichere
    { $games ->
    [0] Du hast noch keine beendeten Partien.
   *[other] Du hast **{ $games }** beendete { $games ->
        [one] Partie
       *[other] Partien
        } auf **{ $servers }** { $servers ->
        [one] Server oder Chat
       *[other] Servern und Chats
        }. Zu jeder speichere ich deine Discord-ID, die ID des Klicks oder Befehls, mit dem du deinen Platz genommen hast, deine Würfe und Entscheidungen mit Uhrzeit und die Statistik dazu.
    } Neben Partien speichere ich deine Erfolge, die Lobbys, die du eröffnet hast, Herausforderungen, wen du blockierst, welche Nachrichten du willst, wann Partien dich anpingen, deine Sprache, wessen Herausforderungen du annimmst, deine Tage mit den Würfeln des Tages, und ob du in den Ranglisten stehst.
    Dein Name, dein Bild und was du in Discord schreibst, werden nicht gespeichert.
privacy-listed = Du stehst in den Ranglisten.
privacy-hidden = Du bist in den Ranglisten ausgeblendet, und nur wer mitgespielt hat, kann deine früheren Partien öffnen. In deiner eigenen Bilanz stehst du weiterhin.
button-own-settings = Meine Einstellungen
own-settings = ### ⚙️ Deine Einstellungen
    Sie gelten auf allen Servern. Was nur du siehst, ist in deiner Sprache, was alle sehen, in der des Servers.
own-pings = Wann Partien dich anpingen
own-pings-choice = { $value ->
    [always] Immer wenn ich dran bin
    [absent] Nur wenn ich eine Minute lang nichts gedrückt habe
    [never] Nie
   *[server] Wie der Server es will
    }
own-locale = Deine Sprache
own-locale-discord = Wie in meinem Discord
privacy-challengers = Wer darf dich zu einer Partie in den Direktnachrichten herausfordern?
privacy-challengers-choice = { $value ->
    [all] Alle
    [server] Nur wer auf einem Server fragt, auf dem wir beide sind
   *[nobody] Niemand
    }
privacy-blocked = Diese Leute können dich nicht herausfordern:
privacy-met = Leute aus deinen letzten Herausforderungen:
privacy-block = Jemanden blockieren: keine Herausforderungen mehr …
privacy-unblock = Jemanden wieder zulassen …
privacy-export = Als Datei holen
privacy-hide = Mich in Ranglisten ausblenden
privacy-show = Mich in Ranglisten zeigen
privacy-forget = Mich löschen
privacy-exported = Alles, was ich über dich gespeichert habe.
privacy-forget-sure = **Alles über dich löschen, auf allen Servern und in allen Chats?** Das lässt sich nicht rückgängig machen.
    Deine Bilanz, deine Wertung und deine Erfolge werden gelöscht. Partien bleiben, denn sie gehören auch deinen Gegnern; auf deinem Platz sitzt dann *jemand von früher*. Laufende Partien verlässt du, und mit den Würfeln von heute kannst du nicht noch einmal spielen. 1 Tag lang kannst du keine Lobbys eröffnen und niemanden herausfordern; 7 Tage lang werden deine Partien nicht gewertet.
privacy-forget-yes = Mich endgültig löschen
privacy-forgotten = Alles über dich ist gelöscht. Spielst du wieder, fängst du von vorn an.

## Befehle zu Bilanzen

command-stats = Die Bilanz eines Spielers: Partien, Siege, Wertung, Form
command-stats-player = Von wem (sonst deine)
command-leaderboard = Wer auf diesem Server vorn liegt
command-leaderboard-by = Wonach sortiert wird (sonst nach Wertung)
command-leaderboard-when = Alle Partien oder nur neuere
command-leaderboard-rules = Nur Partien nach diesen Regeln und solchen, die darauf beruhen
command-leaderboard-season = Eine Saison dieses Servers
command-duel = Zwei Spieler im direkten Vergleich
command-duel-other = Der andere Spieler (sonst du)
command-history = Frühere Partien ansehen: auf einen Blick, Zug um Zug oder als Datei
command-privacy = Was ich über dich speichere: herunterladen, ausblenden oder löschen

## Bilanzen und Datenschutz: was nicht geht

order-not-here = Ranglisten von { $game } lassen sich danach nicht sortieren. Möglich sind: { $orders }.
no-such-order = Nach „{ $name }“ lässt sich keine Rangliste sortieren. Wähle etwas aus der Liste.
no-such-span = Diese Saison gibt es auf diesem Server nicht. Wähle eine aus der Liste.
same-person = Das ist zweimal dieselbe Person. Wähle zwei verschiedene.
no-such-finished-game = Hier gibt es keine beendete Partie mit dieser Nummer.

## Erfolge

awards-head = ### 🏅 Erfolge von { $player }
    -# { $count } von { $all } · nur Partien mit unveränderten Regeln zählen, auf jedem Server
award-line = -# { $emoji } **{ $title }** · { $about }{ $state ->
    [none] {""}
   *[other] {" "}· { $state }
    }
award-progress = { $have } von { $needed }
awards-nearest = **Am nächsten**
award-earned = ✓ <t:{ $at }:d>
awards-reached = **Erreicht**
awards-open = **Noch offen**
