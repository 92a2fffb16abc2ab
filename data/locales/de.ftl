# Jeder Satz, den jemand liest. Angeredet wird mit du, mehrere mit ihr.
# Discord zeigt **fett**, `Code` und <t:…>-Zeiten an; Namen kommen als Erwähnungen.

# Wie die Sprache sich selbst nennt.
language-name = Deutsch

### Kleine Wörter

list-and = { $first } und { $last }
at-line = Zeile { $line }: { $sentence }

### Was die Regeln nicht erlauben

game-over = Diese Partie ist vorbei.
no-such-seat = Platz { $seat } gibt es in dieser Partie nicht.
other-seats-turn = Platz { $seat } ist nicht dran.
throw-first = Wirf zuerst die Würfel.
not-aside = Dieser Platz wird nicht übergangen.
game-asleep = Die Partie schläft: Niemand war da. Wer mitspielt, muss erst zurückkommen.
wrong-number-of-dice = Hier { $number ->
    [one] wird
   *[other] werden
  } { $number } Würfel geworfen, nicht { $given }.
no-such-face = Würfel zeigen 1 bis 6.
wrong-points = Das bringt { $points } Punkte, nicht { $given }.
not-lying = Die hast du nicht geworfen. Du hast { $dice }.

### Den Text einer Partie lesen

unreadable = unlesbar: { $text }
text-too-large = der Text ist größer als { $most } KiB
value-too-long = { $option }: der Wert ist länger als { $most } Zeichen
set-twice = { $option } ist doppelt gesetzt
header-too-late = „{ $word }“ muss vor dem Beginn der Partie stehen, und nur einmal
no-such-rules = ein Regelwerk „{ $name }“ wird nicht mitgeliefert
rules-first = zuerst muss das Regelwerk genannt werden
players-missing = zuerst müssen die Spieler genannt werden
not-json = der Wert ist kein JSON (Text braucht Anführungszeichen): { $text }
wrong-number-of-players = eine Partie hat { $fewest } bis { $most } Spieler
did-not-happen = das ist hier nicht passiert: { $text }
not-hex = '{ $word }' braucht 64 Ziffern, jede 0 bis 9 oder a bis f
not-ids = 'joins' braucht Prüfsummen aus je 64 Hexziffern oder, in älteren Partien, Nummern: ganze Zahlen mit höchstens 20 Ziffern
wrong-number-of-ids = 'joins' braucht für jeden Spieler, der kein Computer ist, eine Prüfsumme oder Nummer: { $number }, nicht { $given }
no-day = 'day' braucht einen Tag wie 2026-11-22
day-and-joins = 'day' steht anstelle von 'joins' und 'started': Die Würfel eines Tages sind für alle gleich
day-of-several = die Würfel eines Tages wirft einer allein
after-secret = nach dem Geheimnis darf nichts mehr stehen

### Die Würfel prüfen

no-game-text = Das ist nicht der Text einer Partie: Er nennt keine Spieler.
game-missing = Dieses Spiel ist hier nicht mehr installiert, deshalb lassen sich seine Würfel nicht prüfen. Frag die, die diesen Bot betreiben.
no-proof = In diesem Text stehen kein Siegel, keine Beitritte und kein Geheimnis, mit denen sich seine Würfel prüfen ließen.
proof-incomplete = Die Würfel lassen sich nicht prüfen: Im Text { $many ->
    [one] fehlt
   *[other] fehlen
  } { $missing }. Das Geheimnis steht in der letzten Zeile und wird am Ende der Partie verraten.
verify-right = Die Würfel sind genau so gefallen, wie sie vor der Partie festlagen.
verify-unfinished = Diese Partie ist nicht zu Ende: Sie wurde abgebrochen, oder das Ende ihres Textes fehlt. Was da ist, stimmt.
verify-stopped = Diese Partie wurde vor ihrem Ende abgebrochen. Was gespielt wurde, stimmt.
verify-differs = Etwas stimmt nicht überein. { $throws } Würfe mit { $dice } Würfeln wurden nachgerechnet.
verify-commitment = Das Geheimnis passt zum Siegel { $commitment }
verify-dice = { $throws ->
    [0] Es gab keinen Wurf nachzurechnen.
    [one] Ein Wurf mit { $dice } Würfeln wurde aus dem Geheimnis und dem Anteil der Spieler nachgerechnet, und jeder Würfel stimmt.
   *[other] { $throws } Würfe mit { $dice } Würfeln wurden aus dem Geheimnis und dem Anteil der Spieler nachgerechnet, und jeder Würfel stimmt.
    }
verify-by-lot = Die Auslosung, wer beginnt, auch.
verify-rules = Alles, was geschah, entspricht den Regeln.
verify-proves = Was das beweist: Jeder Würfel folgt aus dem Anteil der Spieler und einem Geheimnis, das schon feststand, als sein Siegel gezeigt wurde. Keiner wurde danach ausgesucht oder geändert.
verify-proves-not = Was es nicht beweist: dass dies das Siegel ist, das in der Lobby stand, und der Anteil der Spieler der, dessen Kurzform dort zu Beginn stand (vergleiche beides); dass der Anteil der Spieler stimmt (nur der Bot hat die Nummern darin bekommen); dass der Bot das Geheimnis für sich behalten hat; oder dass die Spieler gewählt haben, was hier steht (nur, dass die Regeln es erlauben).
check-head = ### 🎲 Die Würfel der Partie { $id }
check-file = -# In der Datei steht alles, was man braucht: `python -m bot verify` prüft sie anderswo, und `docs/dice.md` erklärt, wie es ohne den Bot geht.
secret-yet = Diese Partie läuft noch: Ihr Geheimnis wird am Ende verraten, dann kann jeder die Würfel prüfen. Sie lagen durch dieses Siegel fest, das in der Lobby stand: `{ $commitment }`
daily-secret-yet = Mit den Würfeln vom { $until } spielen vielleicht noch andere. Ihr Geheimnis gibt es, wenn der Tag vorbei ist, um Mitternacht UTC: Dann kann sie jeder prüfen.
no-ended-game-here = In diesem Kanal ist noch keine Partie zu Ende gegangen. Wähle unter `game` eine von diesem Server, mit ihrer Nummer aus `/farkle history`.
command-review = Was Glück und Entscheidungen in einer beendeten Partie bewirkten
command-verify = Prüfen, dass die Würfel einer Partie vorher festlagen
command-verify-game = Welche Partie (ohne Angabe: die letzte, die hier zu Ende ging)
choice-ended-game = { $title } · { $players } Spieler · Partie { $id }
secret-unfit = das Geheimnis passt nicht zum Siegel
secret-altered = auch die Würfe folgen nicht aus diesem Geheimnis: Es ist also nicht das, mit dem gewürfelt wurde
commitment-altered = die Würfe folgen aus dem Geheimnis: Also ist das Siegel falsch
dice-differ = Wurf { $throw }: In der Datei steht { $given }, aus dem Geheimnis folgt { $right }
dice-differ-more = { $count ->
    [one] ein weiterer Wurf weicht ab
   *[other] { $count } weitere Würfe weichen ab
  }
joins-altered = kaum ein Wurf folgt aus dem Geheimnis und diesem Anteil der Spieler: Etwas daran, oder die Reihenfolge, wurde verändert
throws-swapped = dieser Wurf und der in Zeile { $other } sind vertauscht
throw-missing = vor dieser Zeile fehlt Wurf { $throw }: Alle danach kommen um einen zu früh
throw-too-many = dieser Wurf ist einer zu viel: Ohne ihn stimmen alle danach

### Regelwerke

clash-needs-other = { $option } und { $other }: das erste hat ohne das zweite keine Wirkung
fault-unknown-option = { $similar ->
    [none] { $option }: diese Option gibt es nicht
   *[other] { $option }: diese Option gibt es nicht; meinst du { $similar }?
  }
fault-bad-value = { $option }: { $given } ist nicht erlaubt; erlaubt: { $allowed }
fault-bad-text = { $option }: muss einfacher Text mit höchstens { $most } Zeichen sein
fault-no-such-base = { $similar ->
    [none] base: es gibt kein Regelwerk „{ $given }“ als Grundlage
   *[other] base: es gibt kein Regelwerk „{ $given }“ als Grundlage; meinst du { $similar }?
  }
fault-no-such-game = game: hier gibt es kein „{ $given }“; erlaubt: { $games }
fault-other-game = game: { $base } ist ein Regelwerk von { $game }, nicht von { $given }
fault-not-in-files = { $option }: das setzt nur der Bot, für die Würfel des Tages
fault-too-large = die Datei ist größer als { $most } KiB
fault-not-utf8 = die Datei ist kein UTF-8-Text
fault-not-yaml = die Datei ist kein YAML: { $problem }
fault-character = die Datei hat ein Zeichen, das YAML nicht erlaubt
fault-empty = die Datei ist leer: Gib wenigstens einen Titel an oder eine Option, die abweicht
fault-no-options = die Datei muss Optionen auflisten, jede als „Name: Wert“
fault-alias = Anker und Verweise (& und *) sind nicht erlaubt
fault-tag = Tags (hier { $tag }) sind nicht erlaubt
fault-too-deep = Werte sind tiefer als { $most } Ebenen verschachtelt
fault-twice = { $option }: ist doppelt angegeben

### Die Kommandozeile

golden-written = { $path }: eine ganze Partie, in der { $rules } Regeln vorkommen
rules-never-act = In { $count } zufälligen Partien kamen diese Regeln nie vor: { $rules }.
no-such-rule-set = Es gibt weder ein Regelwerk „{ $name }“ noch eine solche Datei. { $similar ->
    [none] `python -m bot rules list` zählt die Regelwerke auf.
   *[other] Meinst du { $similar }? `python -m bot rules list` zählt alle auf.
  }
wrong-arguments = { $problem }: `{ $word } --help` zeigt, was angegeben werden kann.
not-whole-number = { $text } ist keine ganze Zahl
no-port = ein Port ist eine Zahl bis { $most }
no-practice = Nichts hier spielt { $game }, bis seine Regeln wirken.
rules-of-other-game = „{ $name }“ ist ein Regelwerk von { $game }. Hier geht es nur um { $only }.
text-of-other-game = { $path } ist eine Partie { $game }. Hier geht es nur um { $only }.
unreadable-file = { $path } lässt sich nicht lesen: { $problem }.
rules-are-fine = { $title }: keine Fehler.
coach-farkle = { $dice } Würfel { $dice ->
    [one] bringt
   *[other] bringen
  } zu { $chance } % einen Farkle.
coach-turn = Bestmöglich gespielt bringt ein Zug im Schnitt { $points } Punkte.
coach-ten-turns = Bestmöglich gespielt bringen zehn Züge eines einzelnen Spielers im Schnitt { $points } Punkte.
coach-first = Wer beginnt, gewinnt zu { $chance } %.
coach-not-exact = Die Gewinnchancen sind angenähert.
coach-solving = Diese Regeln werden zum ersten Mal durchgerechnet; das kann ein paar Minuten dauern.
coach-game-or-totals = Gib entweder ein Regelwerk und --totals an oder --game und sonst nichts über das Spiel.
coach-no-decision = Hier ist nichts zu entscheiden.
coach-no-seat = Den Platz { $seat } gibt es nicht: --totals nennt { $most }.
coach-streak = { $streak } Farkles in Folge kann es nicht geben: Hier sind es 0 bis { $most }.
coach-opened = --opened ist 1 für jeden Platz, der eingestiegen ist, und 0 für die anderen, nicht { $given }.
coach-must-have-opened = Platz { $seat } hat { $total } Punkte, ist also eingestiegen.
coach-target = { $total } Punkte haben das Ziel von { $target } schon erreicht. Punktestände müssen darunter liegen, oder gib die Partie mit --game an.
coach-too-low = Ein Punktestand von { $total } ist nicht möglich: Nach diesen Regeln fällt keiner unter { $lowest }.
coach-no-such-points = { $points } Punkte sind nicht möglich: Nach diesen Regeln sind Punkte Vielfache von { $step }, in einem Zug nie negativ, und nie mehr als { $most }.
coach-past-target = { $points } Punkte in diesem Zug würden den Punktestand über { $target } bringen.
coach-dice = Es gibt 1 bis { $most } Würfel, die 1 bis 6 zeigen.
coach-fresh-turn = Ein Zug ohne Punkte beginnt mit allen { $dice } Würfeln.
coach-thrown-or-dice = Gib entweder --thrown oder --dice an, nicht beides.
coach-one-for-each = --{ $option } braucht eine Zahl für jeden der { $number } Plätze, nicht { $given }.
coach-no-numbers = --{ $option } nimmt ganze Zahlen, durch Kommas getrennt.
no-token = Ohne DISCORD_TOKEN kann sich der Bot nicht mit Discord verbinden.
    Für echte Partien: Schreib DISCORD_TOKEN=… in die Umgebung oder in eine Datei .env (siehe .env.example).
    Ohne Token im Browser spielen: python -m bot sandbox
port-unusable = Port { $port } lässt sich nicht benutzen: { $problem }. Wähle mit --port einen anderen, oder lass --port weg.
playground-twice = Auf { $path } läuft schon eine Spielwiese. Beende sie zuerst.
playground-ready = Farkle ist offen: { $url }
    Gib dort /farkle start oder /yahtzee start ein. Jedes Gesicht oben ist jemand, der du sein kannst. Strg-C beendet
    alles; die Partien bleiben, und `/farkle board` zeigt sie in ihrem Kanal wieder.
playground-ends = Geschlossen.
bad-settings = Die Einstellungen sind unbrauchbar: { $problems }.
setting-missing = { $name } fehlt
setting-unfit = { $name } geht so nicht: { $problem }
setting-no-token = { $name } hat Zeichen, die kein Token hat
setting-at-sign = { $name } hat ein @ im Benutzer oder im Passwort: dort wird es %40 geschrieben
-addresses = sqlite:/// und ein Pfad oder postgresql://user:password@host:5432/name
setting-no-address = { $name } muss { -addresses } sein
setting-no-shards = { $name } muss die Shards dieses Prozesses und ihre Anzahl nennen (bis 10000), etwa 0-3/8, oder wie viele er nehmen darf, etwa any-4/8
setting-no-http = { $name } muss mit http:// oder https:// beginnen
setting-no-websocket = { $name } muss mit ws:// oder wss:// beginnen
setting-without-api = { $name } und DISCORD_API_URL müssen zusammen gesetzt sein
bad-token = Discord weist dieses DISCORD_TOKEN ab: Kopiere es noch einmal von der Bot-Seite deiner Anwendung.
no-connection = { $url } ist nicht erreichbar: { $problem }.
database-unusable = Die Datenbank { $path } ist unbrauchbar: { $problem }.
database-not-utf8 = Die Datenbank { $path } ist unbrauchbar: Ihre Kodierung ist { $encoding } statt UTF8.
database-away = Die Datenbank { $path } ist nicht erreichbar: { $problem }. Versuche es noch einmal, sobald sie antwortet.
no-psycopg = DATABASE_URL nennt PostgreSQL, aber der Treiber dafür fehlt: .venv/bin/pip install --require-hashes --requirement requirements-postgresql.txt
no-local-discord = Das lokale Discord ist nicht installiert: .venv/bin/pip install ./localdiscord
bad-database-url = Die Adresse einer Datenbank muss { -addresses } sein.
backup-of-server = { $path } liegt auf einem PostgreSQL-Server, der seine Kopien selbst macht: mit pg_dump und pg_restore, siehe docs/hosting.md.
moved = { $rows } Zeilen sind jetzt in { $target }, genau dieselben wie in { $source }. Trage die neue Adresse in DATABASE_URL ein und behalte die alte Datenbank, bis du sicher bist.
move-onto-itself = { $path } ist beides, Quelle und Ziel. Nenne als zweite Adresse die Datenbank, in die alles kommen soll.
move-interrupted = Der Umzug nach { $path } wurde abgebrochen. Entweder kommt alles an oder nichts: Starte ihn noch einmal.
move-target-not-empty = { $path } ist nicht leer: In { $table } stehen Zeilen. Es wurde nichts verändert.
move-differs = In { $table } ist etwas anderes angekommen, als gesendet wurde ({ $sent } Zeilen, dann { $arrived }). Die andere Datenbank ist leer geblieben.
move-refused = Die andere Datenbank nimmt die Zeilen von { $table } nicht an: { $problem }. Sie ist leer geblieben.
move-failed = Der Umzug nach { $path } ist gescheitert: { $problem }. Dort ist es leer geblieben.
schema-too-new = Die Datenbank { $path } stammt von einer neueren Version dieses Programms (Schema { $revision }): Es wurde nichts verändert. Aktualisiere das Programm.
schema-too-old = Die Datenbank { $path } ist älter als Version 1.0 (Schema { $revision }), und dieses Programm kann sie nicht lesen. Es wurde nichts verändert. Exportiere ihre Spiele mit dem Programm, das sie geschrieben hat, und beginne mit einer neuen Datenbank.
no-database = Unter { $path } gibt es keine Datenbank. Prüfe DATABASE_URL.
database-in-use = Die Datenbank { $path } wird gerade benutzt. Halte zuerst den Bot an, oder warte, bis das andere Programm fertig ist.
bot-twice = Auf { $path } läuft schon ein Bot. Halte ihn zuerst an, oder gib jedem von mehreren Prozessen eigene SHARDS, allen auf dieselbe Art: Nummern wie 0-3/8, oder any-4/8.
token-reset = Discord weist das Token ab, mit dem der Bot lief: Es wurde zurückgesetzt. Kopiere das neue von der Bot-Seite deiner Anwendung in DISCORD_TOKEN.
connection-closed = Discord hat die Verbindung endgültig geschlossen (Code { $number }). Starte den Bot neu; passiert das wieder, hilft Discords Liste der Gateway-Codes.
metrics-port-unusable = Port { $port } von { $address } lässt sich nicht für Metriken benutzen: { $problem }. Wähle einen anderen METRICS_PORT, eine andere METRICS_ADDRESS oder keinen Port.
backup-onto-itself = { $path } ist die Datenbank selbst. Gib der Sicherung einen anderen Namen.
backup-onto-another-file = { $path } gibt es schon und ist keine Sicherung: Die Datei blieb, wie sie war. Gib der Sicherung einen anderen Namen.
no-backup = Eine Datei { $path } gibt es nicht.
not-permitted = Du darfst { $path } nicht benutzen. Führe das als der Benutzer aus, unter dem der Bot läuft, oder als root.
damaged-database = { $path } ist keine intakte Datenbank dieses Programms: { $problem }.
unwritable-file = { $path } lässt sich nicht schreiben: { $problem }.
backup-made = { $path } ist vollständig und geprüft (Partien: { $games }, Ereignisse: { $facts }, Bytes: { $size }).
backup-restored = { $path } enthält jetzt die Sicherung (Partien: { $games }, Ereignisse: { $facts }).
backup-kept = Was vorher dort war, liegt jetzt unter { $path }. Lösch es, wenn du es nicht mehr brauchst.
doctor-versions = farkle-bot { $bot }, Python-Version { $python }, SQLite-Version { $sqlite }, discord.py-Version { $library }
doctor-settings-readable-by-others = Andere Benutzer dieses Rechners können .env lesen, und dort steht das Token: chmod 600 für die Datei.
doctor-unknown-setting = { $name } in .env ist keine Einstellung und bewirkt nichts. { $similar ->
    [none] In .env.example stehen alle, die es gibt.
   *[other] Ist { $similar } gemeint?
  }
doctor-disk = In { $folder } sind { $free } MB frei
doctor-disk-full = In { $folder } sind nur { $free } MB frei: Schaff Platz für mindestens { $needed } MB, oder leg die Datenbank mit DATABASE_URL woandershin.
doctor-folder-unwritable = In den Ordner { $folder } lässt sich nicht schreiben: Gib ihn dem Benutzer, unter dem der Bot läuft.
doctor-no-database = Unter { $path } gibt es noch keine Datenbank: Der erste Start legt sie an.
doctor-bot-runs = Ein Bot arbeitet gerade mit { $path }
doctor-holder = Der Prozess { $holder } bedient die Shards { $shards } von { $count }
doctor-unserved = Die Shards { $shards } von { $count } bedient kein Prozess: Starte noch einen, oder lass jeden mehr nehmen (SHARDS=any-…/{ $count }).
doctor-readable-by-others = Andere Benutzer dieses Rechners können { $path } lesen, und dort stehen die Geheimnisse laufender Partien: chmod 600 für die Datei, und umask 077, wo der Bot läuft.
doctor-database = Die Datenbank { $path } ist intakt (Partien: { $games }, kB: { $size })
doctor-will-migrate = Ihr Schema ({ $revision }) ist älter als dieses Programm: Der nächste Start bringt es auf den neuesten Stand. Mach vorher eine Sicherung.
doctor-server = PostgreSQL-Version { $version } antwortet (Datenbank, MB: { $size })
doctor-no-room-for-copy = Die Partien wurden nicht untersucht: In { $folder } sind { $free } MB frei, und die Kopie der Datenbank braucht bis zu { $needed } MB. TMPDIR nennt einen anderen Ordner.
doctor-plug-in = { $name } fehlt: { $problem }. Richte das Paket, aus dem es kommt, oder entferne es.
doctor-unreadable = { $count ->
    [one] Eine Partie lässt
   *[other] { $count } Partien lassen
  } sich aus dem, was gespeichert ist, nicht mehr nachspielen ({ $games }). Spiel eine Sicherung ein, oder lass sie von denen, die ihre Server verwalten, mit /farkle stop beenden.
doctor-records = Jede Partie lässt sich aus ihren Ereignissen nachspielen, und alle Bilanzen folgen daraus
doctor-records-differ = { $count ->
    [one] Eine Zeile der Bilanzen folgt
   *[other] { $count } Zeilen der Bilanzen folgen
  } nicht aus den Partien: Halte den Bot an, und rufe python -m bot stats rebuild auf.
doctor-clock = Die Uhr dieses Rechners geht gegenüber der von Discord { $seconds } Sekunden { $fast ->
    [yes] vor
   *[no] nach
  }, also stimmen die Zeiten nicht, die Leute sehen. Lass sie von NTP stellen.
doctor-application = Discord nimmt das Token an, von { $name } ({ $id }). Privilegierte Intents sind nicht nötig
doctor-invite = Server laden ihn mit genau dem ein, was er braucht: { $url }
doctor-install = Leute installieren ihn für sich selbst: { $url }
doctor-no-guild-install = Server können die Anwendung nicht installieren: Schalte auf ihrer Installationsseite Guild Install ein.
doctor-no-user-install = Leute können die Anwendung nicht für sich selbst installieren: Schalte auf ihrer Installationsseite User Install ein, und starte den Bot neu.
doctor-code-grant = Die Anwendung verlangt einen OAuth2-Code-Grant, deshalb scheitern Einladungen: Schalte das auf ihrer Bot-Seite ab.
doctor-logins = Für die nächsten { $hours } Stunden sind noch { $left } von { $total } Anmeldungen übrig
doctor-few-logins = Für die nächsten { $hours } Stunden sind nur noch { $left } von { $total } Anmeldungen übrig: Etwas startet den Bot immer wieder. Sieh in sein Protokoll.
doctor-lacks = Auf { $server } ({ $id }) fehlt dem Bot: { $permissions }. Bitte jemanden, der den Server verwaltet, es der Rolle des Bots zu geben.
doctor-lacks-more = Auf { $count } weiteren Servern fehlen ihm Rechte.
doctor-permissions = Der Bot hat auf jedem Server die Rechte, die er braucht
doctor-fine = Alles in Ordnung.
doctor-wrong = { $count ->
    [one] Eine Sache stimmt nicht.
   *[other] { $count } Dinge stimmen nicht.
  }
owner-server = { $id } { $name }: { $open } offen, { $finished } beendet
owner-game = Partie { $id } auf { $server }: { $title }, { $state ->
    [lobby] Lobby
    [paused] angehalten
    [asleep] schläft
   *[playing] läuft
  }, { $players } Plätze, eröffnet { $opened } UTC
owner-person = { $id }: sitzt in { $open }, beendet { $finished }
owner-incident = { $number } um { $at } UTC, Server { $server }, Partie { $game }, { $deed }: { $problem }
owner-nothing = Es gibt nichts aufzuzählen.
owner-blocked = { $kind ->
    [person] Die Person { $id } ist gesperrt. Was sie drückt, bewirkt ab jetzt nichts mehr.
   *[server] Der Server { $id } ist gesperrt. Der Bot verlässt ihn, auch nach jeder neuen Einladung.
  }
owner-unblocked = { $kind ->
    [person] Die Person { $id } darf wieder spielen.
   *[server] Der Server { $id } darf den Bot wieder einladen.
  }
owner-was-not-blocked = { $kind ->
    [person] Die Person { $id } war nicht gesperrt.
   *[server] Der Server { $id } war nicht gesperrt.
  }
owner-left = Der Bot hat den Server { $id } verlassen.
no-such-incident = Eine Störung mit dieser Nummer gibt es nicht. Nur die letzten tausend werden aufgehoben.
discord-refuses = Discord lehnt das ab: { $problem }
no-such-server = Auf diesem Server ist der Bot nicht.
story-head-of-turns = { $title }: { $turns } Züge für jeden. Es spielen { $players }.
story-round = Runde { $number }
story-turn = { $player } { $clauses }.
story-throws = wirft { $dice }
story-times-out = lässt die Zeit verstreichen
story-leaves = { $player } verlässt die Partie.
story-aside = { $player } wird ab jetzt übergangen.
story-back = { $player } ist wieder da.
story-wins = { $players } { $many ->
    [one] gewinnt
   *[other] teilen sich den Sieg
  }!
story-nobody-wins = Niemand gewinnt.
story-total = { $total } { $player }
story-unfinished = Die Partie ist noch nicht zu Ende.

### Was an einem Tisch nicht geht

no-such-game = Diese Partie gibt es nicht mehr. Eröffne mit `/farkle start` eine neue.
unreadable-game = Partie { $id } lässt sich nicht mehr lesen, deshalb kann niemand sie spielen. Wer den Server verwaltet, kann sie beenden: `/farkle stop game:{ $id }`
not-begun = Diese Partie hat noch nicht begonnen. Der Gastgeber drückt in der Lobby auf **Start**.
lobby-closed = Diese Lobby ist geschlossen. Eröffne mit `/farkle start` eine neue.
begun-already = Diese Partie läuft schon: Du kannst zuschauen oder mit `/farkle start` eine andere eröffnen.
sits-already = Du bist schon dabei. <@{ $host }> ist Gastgeber und startet die Partie.
sits-as-host = Du bist schon dabei. Du bist der Gastgeber: Drück auf **Start**, wenn alle da sind.
sits-not = Du spielst in dieser Partie nicht mit. Eröffne mit `/farkle start` eine eigene.
sits-not-yet = Du spielst in dieser Partie noch nicht mit: Drück dazu auf **Mitspielen**.
left-already = Du hast diese Partie verlassen.
sat-down-too-often = Du hast dich in dieser Lobby schon { $most }-mal gesetzt. Warte auf die nächste Partie oder eröffne eine mit `/farkle start`.
table-full = Alle { $most } Plätze sind vergeben. Eröffne mit `/farkle start` eine andere Partie.
only-host = Das darf nur der Gastgeber, <@{ $host }>: Frag ihn.
too-few-players = Zum Spielen braucht es zwei: Erst muss noch jemand auf „Mitspielen“ drücken.
no-hints = In dieser Partie sind keine Tipps erlaubt. Das entscheidet der Gastgeber in der Lobby.
game-not-shown = { $game } kann hier weder gespielt noch gezeigt werden: Der Teil des Bots dafür fehlt. `/farkle stop` beendet solche Partien trotzdem, und `/farkle verify` schickt beendete als Text.
not-in-this-game = { $feature ->
    [hints] Dieses Spiel hat keinen Trainer und darum keine Tipps. Entscheide nach dem, was der Spielstand zeigt.
    [opponents] Dieses Spiel hat keinen Trainer, darum spielt es kein Computer. Lade stattdessen jemanden ein.
   *[review] Dieses Spiel hat keinen Trainer und darum keinen Rückblick. `/farkle history` zeigt die Partie Zug um Zug.
    }
hint-unavailable = Der Trainer ist gerade nicht zu erreichen. Versuch es gleich noch einmal.
beyond-coach = Diese Regeln kann der Trainer nicht durchrechnen. Entscheide nach dem, was der Spielstand zeigt.
not-your-turn = <@{ $player }> ist dran. Warte, bis du an der Reihe bist.
passed-over = Du hast zwei Züge nacheinander verpasst und wirst übergangen. Drück erst auf **Bin wieder da**.
stale = Das Spiel ist schon weiter als dieser Knopf. Nimm den neuesten Spielstand.
old-board = Dieser Spielstand ist alt. Hier geht die Partie weiter: { $link }
not-over = Diese Partie läuft noch. Versuch es wieder, wenn sie zu Ende ist.
rematch-open = Die Revanche ist eröffnet: { $link }
rematch-joined = Bei der Revanche hast du einen Platz: { $link }
unknown-button = Dieser Knopf bewirkt hier nichts. `/farkle board` zeigt deine Partie mit Knöpfen, die funktionieren.
only-on-servers = Gespielt wird auf Servern. Nutze das in einem Kanal eines Servers.
blocked-person = Der Betreiber dieses Bots hat dich gesperrt: Was du drückst, bewirkt nichts.
blocked-server = Der Betreiber dieses Bots hat diesen Server gesperrt.
only-owner = Das darf nur der Betreiber dieses Bots.
owner-blocks-owner = Diese Person betreibt den Bot. Ist sie gesperrt, kann sie die Sperre hier nicht aufheben.
owner-blocks-home = Auf diesem Server sind die Befehle des Betreibers (OWNER_GUILD). Verließe ihn der Bot, wären sie weg.
no-discord-id = Das ist keine Nummer von Discord. Im Entwicklermodus zeigt Discord sie an.
not-on-this-server = Ich bin auf diesem Server nicht dabei. Wer ihn verwaltet, kann mich einladen; dann richte ich hier Spiele aus. `/farkle daily` geht in einer Direktnachricht mit mir.
unknown-command = Diesen Befehl gibt es so nicht mehr. `/farkle help` sagt, was es gibt.
no-game-here = In diesem Kanal läuft keine Partie. Eröffne eine mit `/farkle start`.
no-such-game-here = Diese Partie gibt es in diesem Kanal nicht: Wähle unter `game` eine aus der Liste.
several-games-here = Hier laufen mehrere Partien: Wähle eine unter `game`.
no-such-rules-here = Es gibt kein Regelwerk „{ $name }“. Wähle eins aus der Liste, die beim Tippen erscheint.
rules-of-other-table = { $title } spielt man mit `/{ $game } start`.
typed-not-here = `/farkle roll`, `keep` und `bank` sind für Farkle. Nimm die Knöpfe dieses Spiels: { $link }
busy = Deine letzten Klicks sind noch in Arbeit: Warte einen Moment.
not-in-this-channel = In diesem Kanal werden keine Partien eröffnet. Eröffne deine in { $channels }
channels-gone = Die Kanäle für Partien auf diesem Server sind alle gelöscht. Wer den Server verwaltet, wählt mit `/farkle-setup settings` andere.
bot-may-not = Mir fehlt { $permissions } in { $channel }, ich könnte dort also niemanden erwähnen. Wer den Server verwaltet, kann mir das erlauben, oder ihr spielt in einem anderen Kanal.
may-open-no-thread = Mir fehlt { $permissions } in { $channel }, darum bleibt diese Partie im Kanal. Wer den Server verwaltet, kann mir das erlauben.
channel-full = { $most ->
    [one] Nur eine Partie darf
   *[other] Höchstens { $most } Partien dürfen
    } in einem Kanal dieses Servers gleichzeitig offen sein. Spiel mit oder warte ab: { $games }
    Wer den Server verwaltet, ändert das mit `/farkle-setup settings`.
sits-enough = Du darfst auf diesem Server { $most ->
    [one] nur in einer Partie
   *[other] in höchstens { $most } Partien
    } gleichzeitig sitzen. Beende oder verlass zuerst eine (`/farkle leave` geht überall): { $games }
    Wer den Server verwaltet, ändert das mit `/farkle-setup settings`.
being-deleted = Deine Daten werden gerade gelöscht. Warte einen Moment und versuche es noch einmal. Falls das nicht hilft: `/farkle privacy`, **Mich löschen**.
daily-begun = Du hast die Würfel von heute schon begonnen und danach deine Daten löschen lassen. Morgen gibt es neue (Mitternacht UTC).
daily-day-over = Dieser Tag ist vorbei. `/farkle daily` zeigt die Würfel des neuen.
daily-not-shown = Diese Partie mit den Würfeln des Tages kannst du dir nicht ansehen. `/farkle daily` zeigt die Würfel von heute, und welche Partien von gestern du ansehen kannst.
too-many-lobbies = Du kannst höchstens { $most } Lobbys in { $minutes } Minuten eröffnen. Die nächste geht <t:{ $again }:R>, oder spiel bei jemand anderem mit.
rematch-called-off = Die Revanche ist geschlossen. `/farkle start` eröffnet eine neue Lobby.
board-is-here = Der Spielstand ist hier: { $link }
not-shown = Das konnte ich nicht beenden, weil Discord gerade Probleme hat. Versuch es gleich noch einmal.
not-stored = Das konnte ich gerade nicht speichern. In deiner Partie ist nichts verloren: Drück gleich noch einmal.
incident = Hier ist etwas schiefgegangen, aber von deiner Partie ist nichts verloren. `/farkle board` zeigt sie neu. (Vorfall { $id })

### Die Lobby

lobby-seat = { $player }{ $host ->
    [yes] {" "}(Gastgeber)
   *[no] {""}
    }
lobby-players = { $players }. { $free ->
    [0] Alle Plätze sind vergeben.
    [one] Noch ein Platz frei.
   *[other] Noch { $free } Plätze frei.
    }
lobby-wait = { $ready ->
    [yes] -# { $host } kann jetzt starten. Die Lobby schließt <t:{ $closes }:R>.
   *[no] -# Mindestens eine Person fehlt noch. Die Lobby schließt <t:{ $closes }:R>.
    }
lobby-meanwhile = -# 💡 Bis dahin: Lade jemanden ein, hol dir einen Gegner dazu, oder schau in `/farkle history`.
lobby-counts = { $reason ->
    [shipped_rules] ⚖️ **Gewertet**, hier und über alle Server hinweg.
    [other_target] ⚖️ **Nur auf diesem Server gewertet**, weil das Ziel nicht das übliche ist.
    [house_rules] ⚖️ **Nur auf diesem Server gewertet**, weil das Hausregeln sind.
    [hints] 🤝 **Freundschaftspartie:** Tipps sind erlaubt, also zählt sie für keine Wertung und keine Rangliste.
    [alone] 🤝 **Freundschaftspartie:** Wer allein spielt, spielt für keine Wertung und keine Rangliste.
    [short] 🤝 **Freundschaftspartie:** Bis zu weniger als { $least } Punkten, also zählt sie für keine Wertung und keine Rangliste.
   *[computer] 🤝 **Freundschaftspartie:** Ein Computer spielt mit, also zählt sie für keine Wertung und keine Rangliste.
    }{ $rated ->
    [yes] {" "}Wer geht, verliert.
   *[no] {""}
    }
lobby-join = Mitspielen
lobby-leave = Gehen
lobby-start = Start
lobby-cancel = Abbrechen
lobby-rules = Regeln, Optionen
lobby-choose-rules = Nach anderen Regeln spielen …
lobby-hints-on = Tipps erlauben
lobby-hints-off = Keine Tipps
lobby-opponent = Gegner dazu
lobby-opponent-out = { $name } entfernen
lobby-choose-opponent = Gegner auswählen …
lobby-alone = 🤖 Noch niemand da? Drück auf **Gegner dazu** und dann auf **Start**.
lobby-cancelled = Die Lobby für **{ $title }** wurde abgebrochen.
lobby-emptied = Die Lobby für **{ $title }** ist geschlossen, weil alle gegangen sind.
lobby-expired = Die Lobby für **{ $title }** ist geschlossen: { $minutes } Minuten lang hat niemand gestartet. `/farkle start` eröffnet eine neue.
lobby-rematch = { $players }: { $host } will eine Revanche!
game-begins = { $dice } **{ $title }** · { $players } · Partie { $id }
roll-off = { $throws }: { $player } beginnt.
begins = { $player } beginnt.
begins-in-thread = Gespielt wird in { $thread }.
fixed-commitment = -# Würfel vorher festgelegt, Siegel: `{ $commitment }`
fixed-fingerprint = -# Anteil der Spieler, Kurzform: `{ $fingerprint }`
fixed-joins = -# Anteil der Spieler: `{ $joins }`
fixed-secret = -# Geheimnis: `{ $secret }`

### Die Würfel des Tages

daily-head = **Würfel des Tages** · { $day } · Zug { $turn } von { $turns }
daily-about = -# Hol in { $turns } Zügen so viele Punkte wie möglich. Alle bekommen dieselben Würfel, einmal am Tag. Neue gibt es <t:{ $end }:R>; spielst du dann noch, zählen die gesicherten Punkte. Nur du siehst das hier: `/farkle daily` holt es zurück.
daily-until = -# ⏳ <t:{ $end }:R>
daily-next = -# Neue Würfel <t:{ $end }:R>
daily-over = ### 🏁 Würfel des Tages · { $day }
    {""}**{ $total }** Punkte in { $turns } Zügen.
daily-cut-off = ### 🏁 Würfel des Tages · { $day }
    Der Tag endete in Zug { $turn } von { $turns }. Was gesichert war, zählt: **{ $total }** Punkte.
daily-unplayed = ### 🏁 Würfel des Tages · { $day }
    Der Tag endete vor deinem ersten Wurf und zählt deshalb nicht.
daily-bars = -# Ein Balken für jeden Zug: je höher, desto mehr Punkte. ✕ ist ein Farkle.
daily-perfect = Perfekt gespielt bringen diese Würfel **{ $made }** Punkte. Mit irgendwelchen Würfeln sind es im Schnitt { $average }.
daily-place-here = Auf diesem Server: bisher Platz **{ $place }** von { $people }
daily-place-everywhere = Auf allen Servern: bisher Platz **{ $place }** von { $people }
daily-not-everywhere = -# Für den Vergleich mit allen Servern brauchst du { $games } gewertete Partien, bevor du einen Tag beginnst.
daily-streak = Tage in Folge: **{ $days }**
daily-shared = 🎲 { $player } · Würfel des Tages { $day } · **{ $total }**
button-daily-share = Teilen
daily-ranks-head = ### 🎲 Würfel des Tages · { $by ->
    [day] heute
    [month] in diesem Monat
   *[streak] Tage in Folge
    } · { $where ->
    [here] dieser Server
   *[everywhere] alle Server
  }
daily-ranks-empty = Noch niemand.
daily-rank-points = **{ $place }.** { $player } · { $value }
daily-rank-streak = **{ $place }.** { $player } · { $value } { $value ->
    [one] Tag
   *[other] Tage
  }
daily-ranks-mine = Dein Platz: **{ $place }** von { $people }
button-daily-ranks = Rangliste
button-daily-day = Heute
button-daily-month = Dieser Monat
button-daily-streak = Tage in Folge
button-daily-here = Dieser Server
button-daily-everywhere = Alle Server
button-daily-before = Gestern
button-daily-replay = Beste Partie ansehen
button-daily-mine = Meine ansehen
button-daily-back = Zurück zum Tag
daily-day-head = ### 🎲 Würfel des Tages · { $day }
daily-nobody = Hier gibt es keine Partie zu sehen: Niemand hat gespielt, oder alle verbergen sich vor den Ranglisten.
daily-best = **Beste Partie:** { $player }, **{ $total }** Punkte
daily-best-turns = **Beste Züge**
daily-turn = { $number }. { $player } **{ $points }** in Zug { $turn }
daily-turn-throw = { $dice } → **{ $kept }**
daily-turn-throws = -# { $throws }
daily-turn-option = { $number }. { $points } in Zug { $turn }
daily-choose-turn = Einen dieser Züge ansehen
daily-secret = -# Siegel, seit Beginn des Tages zu sehen: `{ $commitment }`
    -# Geheimnis: `{ $secret }`
    -# Das Siegel ist das SHA-256 des Geheimnisses, und die Würfel folgen aus Geheimnis und Tag. **Würfel prüfen** rechnet sie alle nach.
daily-replay-head = ### ▶️ Würfel des Tages · { $day }
daily-replay-turn = -# Zug { $turn } von { $turns }
daily-no-turn = Der Tag endete im ersten Zug.
daily-result-head = ### 🎲 Würfel des Tages · { $day } · { $people ->
    [one] eine Person
   *[other] { $people } Personen
  }
daily-result-next = -# Neue Würfel, dieselben für alle: `/farkle daily`. Dort siehst du auch die beste Partie vom { $day } und kannst ihre Würfel prüfen.
daily-result-fixed = -# Geheimnis vom { $day }: `{ $secret }`
    -# Siegel der neuen Würfel: `{ $commitment }`

### Regeln in Kürze

short-scores = Punkte: { $scores }.
short-also = Außerdem: { $rules }.

### Der Spielstand

board-seat = { $turn ->
    [yes] ➤
   *[no] ◦
    } { $player } **{ $total }**
board-seat-left = ◦ { $player } **{ $total }** · gegangen
board-asleep = 💤 Niemand war da, deshalb schläft die Partie. Wer mitspielt, weckt sie mit **Bin wieder da**.
board-paused = ⏸️ Angehalten, und die Uhr auch. Wer mitspielt, kann auf **Weiter** drücken.
board-your-turn = { $player }, du bist dran: Drück auf **Werfen**.
button-die = { $marked ->
    [yes] ✓ { $face }
   *[no] { $face }
    }
button-leave = Verlassen
button-hint = Tipp
button-back = Bin wieder da
button-resume = Weiter
button-leave-for-good = Partie verlassen
leave-sure = Willst du diese Partie endgültig verlassen? { $others ->
    [0] Dann endet sie, und niemand gewinnt.
    [one] Dann gewinnt sofort, wer noch da ist.
   *[other] Deine { $total } Punkte bleiben stehen, aber gewinnen kannst du nicht mehr.
    }{ $rated ->
    [yes] {" "}Die Partie wird gewertet: Wer geht, verliert.
   *[no] {""}
    }
left-well = Du hast die Partie verlassen.
not-away = Dein Platz gehört dir: Es gibt nichts wieder einzunehmen.
game-paused = Die Partie ist angehalten. Wer mitspielt, kann auf dem Spielstand auf **Weiter** drücken.
paused-already = Dieser Zug wurde schon einmal angehalten. Beim nächsten geht es wieder.
not-paused = Die Partie ist nicht angehalten.
not-running = Hier läuft keine Partie, die sich anhalten ließe.
paused-well = Die Partie ist angehalten.
command-pause = Die Uhr deiner Partie anhalten (nur als Gastgeber)
moved-down = { $title }: Der Spielstand steht jetzt weiter unten.
thread-gone = { $title }: In ihren Thread kann ich nicht schreiben, darum geht die Partie in diesem Kanal weiter.

### Was in einem Zug geschah

log-left = { $player } ist gegangen{ $lost ->
    [0] {""}
   *[other] {" "}· { $lost } verloren
    }
told-aside = { $player } hat zwei Züge in Folge verpasst und wird ab jetzt übergangen. **Bin wieder da** auf dem Spielstand nimmt den Platz wieder ein.
reminder = ⏰ { $player }, deine Zeit endet <t:{ $due }:R>.
reminder-after-absence = ⏰ { $player }, der Bot war weg. Deine Zeit endet jetzt <t:{ $due }:R>.
told-left = { $player } verlässt den Tisch mit { $total }.

### Das Ende

over-head = ### 🏆 { $players } { $many ->
    [one] gewinnt
   *[other] teilen sich den Sieg
    } mit { $total }!
over-shared = -# Sie stehen gleich, und nach diesen Regeln teilen sie sich den Sieg.
over-head-left = ### 🏆 { $players } gewinnt: Alle anderen sind gegangen.
over-seat = **{ $place }.** { $letter ->
    [none] {""}
   *[other] `{ $letter }`{" "}
    }{ $player } **{ $total }**
over-left = gegangen
over-rating = Wertung { $value } ({ $change })
over-awards = 🎖 { $player }: { $names }
over-review = 🔍 Genauigkeit und Glück: { $seats }{ $exact ->
    [no] {" "}(geschätzt)
   *[yes] {""}
    }
over-review-seat = { $player } { $accuracy ->
    [none] –
   *[other] { $accuracy }
    }, { $sign }{ $luck } %
over-stopped = ### { $title } wurde ohne Sieger beendet.
over-stopped-by = { $manager } verwaltet diesen Server und hat sie beendet. Niemand gewinnt, und die Partie zählt nicht.
over-in-thread = -# Revanche und Prüfung der Würfel gibt es hier: { $link }
button-rematch = Revanche
button-check = Würfel prüfen
button-review = Rückblick
stop-sure = { $others ->
    [0] **Diese Partie { $title } abbrechen?** Sonst ist niemand da. Niemand gewinnt, und die Partie zählt nur für die, die gegangen sind.
   *[other] **Diese Partie { $title } abbrechen?** Das geht nur, wenn alle zustimmen: { $players }. Dann gewinnt niemand, und die Partie zählt nur für die, die gegangen sind.
    }
    Wenn du stattdessen gehst, geht die Partie ohne dich weiter, oder sie endet, wenn nur noch einer da ist.{ $rated ->
    [yes] {" "}Sie wird gewertet: Wer geht, verliert.
   *[no] {""}
    }
stop-sure-manager = **Partie { $id }, { $title }, von { $players } beenden?** Niemand gewinnt, und die Partie zählt nicht. In der Partie und unter den früheren Partien steht, dass du sie beendet hast.
stop-question = ✋ { $host } möchte diese Partie **{ $title }** abbrechen. Wenn alle zustimmen, gewinnt niemand, und sie zählt nur für die, die gegangen sind. Bis dahin geht sie weiter.
    Noch nicht zugestimmt: { $players }
    -# Partie { $id }
stop-asked = Ich habe die anderen gefragt. Bis alle zustimmen, geht die Partie weiter.
stop-all-agreed = ✋ Alle haben zugestimmt: **{ $title }**, Partie { $id }, ist abgebrochen.
stop-not-asked = Gerade fragt dich niemand, ob die Partie abgebrochen werden soll. Das kann ihr Gastgeber mit `/farkle stop`.
stop-agreed-already = Du hast schon zugestimmt. Die anderen müssen auch zustimmen.
manager-plays = Du spielst oder spieltest in dieser Partie, also kannst du sie nicht als Verwalter beenden. Der Gastgeber kann mit `/farkle stop` alle fragen.
button-stop = Partie abbrechen
button-stop-ask = Alle fragen
button-stop-agree = Abbrechen, ich stimme zu
stopped-well = **{ $title }**, Partie { $id }, ist beendet.

### Yahtzee

over-alone = ### 🏁 { $player } kommt auf { $total }!
over-alone-left = ### { $title } endet ohne Sieger: Niemand ist mehr da.

### Gegner

computer = 🤖 { $name }{ $number ->
    [one] {""}
   *[other] {" "}{ $number }
    }
character-timid = Zaghafte Zita
character-timid-about = Sichert 300 Punkte und ist zufrieden. Gut für die erste Partie
character-steady = Solider Sven
character-steady-about = Spielt auf Punkte, egal, wie die anderen stehen, und greift oft daneben
character-keen = Kühner Karl
character-keen-about = Spielt auf Sieg und macht ab und zu einen Fehler
character-perfect = Perfekte Pia
character-perfect-about = Kennt die Chancen jedes Wurfs und macht keine Fehler
no-opponents = Es gibt keinen Gegner zum Entfernen. Füge erst einen hinzu.
opponents-turn = Der Computer ist dran: Er spielt gleich.
board-opponent = { $player } spielt gleich.

### Rückblick auf eine Partie

review-head = ### 🔍 Rückblick: { $title } · Partie { $id }
review-picture = **Gewinnchancen.** Jede Linie endet bei dem Buchstaben, der oben vor einem Namen steht; unten stehen die Runden. Kreuze sind grobe Fehler, und Zahlen auf den Linien sind, was die Partie entschied.
review-decision = ### 🔍 { $title } · Partie { $id }
    -# Entscheidung { $number } von { $most }
review-decisive = Was die Partie entschied:
review-exact = Diese Zahlen sind genau: Glück und Verluste ergeben zusammen das Ergebnis.
review-estimated = Diese Zahlen sind Schätzungen: Glück und Verluste ergeben nicht genau das Ergebnis.
review-too-long = Diese Partie ist zu lang für einen Rückblick: Sie hat mehr als { $most } Würfe, Entscheidungen und andere Ereignisse.
review-improving = Ich rechne noch aus, wer unter diesen Regeln wie wahrscheinlich gewinnt: Frag in ein paar Minuten noch einmal. So viel ist bekannt, und nichts davon ist genau:
review-points-only = Wie wahrscheinlich man unter diesen Regeln gewinnt, weiß ich nicht. So viel ist bekannt, und nichts davon ist genau:
review-unfinished = Zurückblicken kann man nur auf eine Partie, die zu Ende ist; diese hat noch keinen Sieger.
review-written = { $path }: das Bild der Partie.

### Befehle

command-farkle = In diesem Kanal Farkle spielen
command-start-rules = Nach welchen Regeln (ohne Auswahl: was auf diesem Server üblich ist)
command-start-target = Punkte zum Sieg, falls andere als in den Regeln
command-board = Den Spielstand einer Partie ans Ende des Kanals holen
command-daily = Die Würfel des Tages: zehn Züge, dieselben Würfel für alle, einmal am Tag (nur du siehst sie)
command-leave = Eine Partie verlassen
command-hint = Den Trainer fragen, was in deinem Zug zu tun ist (die Antwort siehst nur du)
command-stop = Eine Partie ohne Sieger abbrechen: alle Mitspieler gemeinsam, oder wer den Server verwaltet
command-roll = Würfeln, wie mit dem Knopf
command-keep = Die Würfel wählen, die du behältst, als würdest du sie antippen
command-keep-dice = Die Würfel, etwa 1 1 5
command-bank = Die Punkte deines Zuges sichern, wie mit dem Knopf
command-help = So geht Farkle
command-game = Welche Partie, falls hier mehrere laufen
command-leave-game = Welche deiner Partien, hier oder anderswo auf dem Server
choice-rules = { $title } · { $summary }
choice-game-unreadable = { $title } · nicht lesbar · Partie { $id }
choice-game = { $title }{ $target ->
    [0] {""}
   *[other] {" "}· bis { $target }
    } · { $players ->
    [one] ein Spieler
   *[other] { $players } Spieler
    }{ $sits ->
    [yes] , du auch
   *[no] {""}
    } · { $status ->
    [lobby] wartet auf den Start
   *[other] läuft
    } · Partie { $id }
bad-target = Das Ziel muss eine Punktzahl sein, die mit diesen Regeln zu erreichen ist: { $problem }
command-rules = Die Regelwerke dieses Servers, und jedes in Worten
command-rules-name = Welches Regelwerk erklärt werden soll
command-setup = Einstellungen von Farkle für diesen Server
command-setup-default = Festlegen, welches Regelwerk gilt, wenn keins gewählt wird
command-setup-make = Aus einem Regelwerk ein eigenes machen
command-setup-edit = Ein eigenes Regelwerk Schritt für Schritt ändern
command-setup-rename = Einem eigenen Regelwerk einen anderen Titel geben
command-setup-delete = Ein eigenes Regelwerk löschen
command-setup-import = Ein Regelwerk aus einer YAML-Datei hinzufügen
command-setup-export = Ein Regelwerk als YAML-Datei holen
command-setup-name = Welches Regelwerk
command-setup-title = Sein Titel, höchstens 40 Zeichen
command-setup-base = Das Regelwerk, mit dem es anfängt
command-setup-file = Eine YAML-Datei, wie der Export sie liefert

### Ein Regelwerk in Worten

words-turn = **Dein Zug**
words-winning = **Gewinnen**
words-points = { $points }

### Eigene Regeln eines Servers

rules-list-head = ### Was dieser Server spielt
rules-list-game = **{ $name }:** `/{ $game } start`
rules-list-line = **{ $title }**{ $default ->
    [yes] {" "}(Standard auf diesem Server)
   *[no] {""}
    } · { $summary }
rules-list-own = eigene Regeln, Grundlage: { $base }
rules-play = Damit spielen
rules-choose = Regeln zeigen für …
rules-head = ### { $title }
rules-start = So spielst du es: `/{ $game } start rules:{ $typed }`
shipped-stays = { $title } gehört zum Bot und lässt sich nicht ändern. Mach dir daraus ein eigenes: `/farkle-setup make`.
changed-meanwhile = Inzwischen hat jemand anders „{ $title }“ geändert. Öffne es noch einmal mit `/farkle-setup edit`.
title-taken = Ein Regelwerk „{ $title }“ gibt es schon. Wähle einen anderen Titel, oder lösche jenes oder benenne es um.
too-many-rule-sets = Ein Server kann { $most } eigene Regelwerke haben. Lösche erst eins: `/farkle-setup delete`.
setup-default-set = Mit `/{ $game } start` wird ab jetzt nach **{ $title }** gespielt, wenn kein anderes Regelwerk gewählt wird.
setup-made = **{ $title }** gehört jetzt euch. Ändere es unten Schritt für Schritt.
setup-renamed = Es heißt jetzt **{ $title }**.
setup-deleted = **{ $title }** ist gelöscht. Laufende Partien gehen damit weiter. Hier ist es als Datei, falls du es zurückwillst.
setup-delete-sure = **{ $title } löschen?** Danach wird mit `/{ $game } start` gespielt, wenn niemand andere Regeln wählt. Künftig wäre das *{ $next }*. Laufende Partien behalten ihre Regeln, und du bekommst das Regelwerk als Datei.
setup-deleted-default = **{ $title }** ist gelöscht. Von jetzt an wird mit `/{ $game } start` nach *{ $next }* gespielt, wenn niemand andere Regeln wählt.
button-delete-rules = Löschen
setup-imported = **{ $title }** ist da: Mit `/{ $game } start rules:{ $typed }` spielst du es.
setup-exported = **{ $title }** als Datei. `/farkle-setup import` nimmt sie wieder auf, hier oder anderswo.
file-too-large = Die Datei ist größer als { $most } KiB: Das ist zu viel für ein Regelwerk.
faults-head = So lassen sich diese Regeln noch nicht spielen:
faults-more = … und { $count } weitere.
editor-head = ### { $title } ändern
editor-no-change = Noch ist nichts geändert. Wähle eine Option.
editor-changed = Noch nicht gespeichert:
editor-change = **{ $option }**: { $before } → **{ $after }**
editor-about = -# **{ $option }**: { $about }.
editor-value = { $option }: welcher Wert?
editor-save = Speichern
editor-discard = Verwerfen
editor-words = In Worten lesen
editor-allowed = Erlaubt: { $allowed }
editor-saved = **{ $title }** ist gespeichert. Laufende Partien gehen nach den Regeln weiter, mit denen sie begonnen haben.
editor-discarded = Deine Änderungen sind verworfen.
editor-gone = Dieser Editor ist geschlossen. Öffne ihn wieder mit `/farkle-setup edit`.
option-value = { $value } · { $about }
value-yes = Ja
value-no = Nein
value-none = keine
lobby-target = Gespielt wird bis …
lobby-target-option = Bis { $target } Punkte
lobby-seats = Plätze …
lobby-seats-option = Höchstens { $seats } Spieler
seats-taken = Hier sitzen schon { $players } Leute. Wähle mindestens so viele Plätze.

### Die Einstellungen eines Servers

command-setup-settings = Kanäle, Zeit je Zug, Grenzen, Sprache, und was mir zum Spielen hier fehlt
needs-manage-server = Das braucht die Berechtigung „Server verwalten“, die du hier gerade nicht hast. Frag jemanden, der den Server verwaltet.
only-text-channels = Wähle Textkanäle dieses Servers, höchstens { $most }. Nichts wurde geändert.
settings-head = ### ⚙️ Farkle auf diesem Server
    -# Änderungen gelten sofort. Offene Partien behalten ihre Zeit je Zug.
settings-channels = **Kanäle:** { $many ->
    [0] { $gone ->
        [0] überall
       *[other] keiner ist übrig
        }
   *[other] { $channels }
    }{ $gone ->
        [0] {""}
        [one] {" "}(ein gewählter Kanal ist gelöscht)
       *[other] {" "}({ $gone } gewählte Kanäle sind gelöscht)
    }
settings-choose-channels = Nur in diesen Kanälen …
settings-everywhere = Überall
settings-daily-channel = **Würfel des Tages:** { $many ->
    [0] { $gone ->
        [0] Ergebnisse werden nirgends gezeigt
       *[other] ⚠️ Der gewählte Kanal ist gelöscht, deshalb werden Ergebnisse nirgends gezeigt
        }
   *[other] Ergebnisse jedes Tages in { $channel }
  }
settings-choose-daily = Ergebnisse jedes Tages zeigen in …
settings-turn-seconds = **Zeit je Zug:** { $value }
settings-most-in-channel = **Partien je Kanal:** höchstens { $value }
settings-most-per-person = **Partien je Spieler:** höchstens { $value }
settings-locale = **Sprache:** { $value }
settings-as-discord-says = wie Discord sagt
settings-language-partly = { $language } (zu { $percent } % übersetzt, der Rest ist Englisch)
settings-boards = **Nach jedem Zug:** { $value }
boards-one = ein neuer Spielstand erwähnt den Nächsten, der alte verschwindet
boards-in-place = der Spielstand bleibt stehen, niemand wird erwähnt
boards-fold = ein neuer Spielstand erwähnt den Nächsten, der alte wird zu einer Zeile
settings-threads = **Threads:** { $value ->
    [on] jede Partie in einem eigenen
   *[off] Partien bleiben im Kanal
    }
settings-threads-on = Threads einschalten
settings-threads-off = Threads ausschalten
settings-hints = **Tipps:** { $value ->
    [on] in neuen Partien erlaubt, die dann nicht zählen
   *[off] nicht erlaubt, außer der Gastgeber erlaubt sie
    }
settings-hints-on = Tipps einschalten
settings-hints-off = Tipps ausschalten
settings-channels-gone = ⚠️ Alle gewählten Kanäle sind gelöscht, deshalb kann keine Partie eröffnet werden. Wähle andere, oder überall.
settings-lacks-head = ⚠️ **Mir fehlen Berechtigungen:**
settings-lacks = { $channels }: { $permissions }
settings-lacks-nothing = ✓ Mir fehlt keine Berechtigung.
permission-view-channel = „Kanal ansehen“
permission-send-messages = „Nachrichten senden“
permission-create-public-threads = „Öffentliche Threads erstellen“
permission-send-messages-in-threads = „Nachrichten in Threads senden“
time-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
    }
time-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
    }
time-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
    }

### Bilanzen: kleine Wörter

page-back = ◀ Zurück
page-next = Weiter ▶ ({ $page } von { $pages })
former-player = jemand von früher
scope-here = Dieser Server
scope-everywhere = Überall
scope-all = Alle Regeln von { $game }
go-here = Nur dieser Server
go-everywhere = Alle Server
go-history = Frühere Partien
go-skill = Glück und Können
go-awards = Erfolge
go-calculation = Wie wird das berechnet?
go-everybody = Partien von allen
go-list = Zurück zur Liste
go-game = Zurück zur Partie
go-decisions = Alle Entscheidungen
go-review = Zurück zum Rückblick
go-replay = Nachspielen
go-export = Exportieren
go-share = Allen zeigen
choose-family = Welche Regeln?
choose-order = Wonach?
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

### Was sich nicht zeigen lässt

no-games-yet = Du hast auf diesem Server noch keine Partie zu Ende gespielt. `/farkle start` eröffnet eine, und damit beginnt deine Bilanz.
no-games-anywhere = Du hast noch keine Partie beendet, die über alle Server hinweg zählt. `/farkle start` eröffnet eine im Kanal eines Servers.
no-games-of = <@{ $player }> hat auf diesem Server noch keine Partie zu Ende gespielt.
player-not-here = <@{ $player }> ist nicht auf diesem Server und hat hier nie eine Partie zu Ende gespielt.
bots-do-not-play = <@{ $player }> ist ein Bot, und Bots spielen hier nicht mit.
no-games-together = <@{ $first }> und <@{ $second }> haben auf diesem Server noch keine Partie miteinander zu Ende gespielt.

### Eine Bilanz

card-head = ### 🎲 { $player }
    -# { $scope }
card-empty = Hier gibt es noch keine beendeten Partien.
card-against = **Gegen Computer:** { $list }
card-against-one = { $name } { $wins } von { $games } gewonnen
card-games = **{ $games }** { $games ->
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
    [one] letzte Partie
   *[other] letzte { $run } Partien
    } { $last ->
    [won] gewonnen
   *[lost] verloren
    }
form-won = S
form-lost = N
card-game-points = **Pro Partie:** im Schnitt { $average } Punkte, Bestwert { $best }
card-skill = **Können:** Genauigkeit { $accuracy } von 100 bei { $choices ->
    [one] einer Entscheidung
   *[other] { $choices } Entscheidungen
    } · **Glück:** { $sign }{ $luck } % pro Partie
card-rare = **Außerdem:** { $list }
card-comebacks = { $count ->
    [one] eine Aufholjagd
   *[other] { $count } Aufholjagden
    }
card-instant-wins = { $count ->
    [one] ein Sofortsieg
   *[other] { $count } Sofortsiege
    }
card-skunks-given = { $count } zum Schneider gemacht
card-skunks-taken = { $count } × selbst Schneider
card-penalties = { $count ->
    [one] eine Strafe
   *[other] { $count } Strafen
    }
card-lefts = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
    } verlassen
card-awards = **Erfolge:** { $names }
card-since = -# Erste Partie <t:{ $since }:D>, letzte <t:{ $last }:R>
card-points = **Punkte in { $games ->
    [one] der letzten Partie
   *[other] den letzten { $games } Partien
    }**, die neueste rechts; ein Stern ist ein Sieg
alt-points = Punkte pro Partie, älteste zuerst: { $games }.
alt-game = { $points }
alt-game-won = { $points } (gewonnen)

### Glück und Können

skill-head = ### 🔍 Glück und Können von { $player }
    -# { $scope }
skill-empty = Auf keine der Partien hier wurde bisher zurückgeblickt.
skill-picture = **{ $games ->
    [one] Die letzte Partie
   *[other] Die letzten { $games } Partien
    }**, die neueste rechts: oben die Genauigkeit, unten das Glück; ein Stern ist ein Sieg
skill-about = **Genauigkeit** sagt, wie gut deine Entscheidungen waren: 100, wenn jede die beste war, 50, wenn jede im Schnitt einen Sieg von hundert gekostet hat. **Glück** ist, was die Würfel dir gebracht haben, in Prozent eines Sieges: im Schnitt nichts, für alle.
    -# Es zählen Partien zu zweit, von denen ich das beste Spiel kenne, wenn sie für Ranglisten zählen. Dort steht, wer darin { $needed } Entscheidungen getroffen hat.
alt-skill = Genauigkeit und Glück in jeder Partie, älteste zuerst: { $games }.
alt-skill-game = { $accuracy ->
    [none] keine Wahl
   *[other] Genauigkeit { $accuracy }
    }, Glück { $sign }{ $luck } %{ $won ->
    [yes] , gewonnen
   *[no] {""}
    }

### Direkter Vergleich

duel-head = ### { $first } gegen { $second }
    -# { $scope }
duel-empty = Hier haben die beiden noch keine Partie miteinander zu Ende gespielt.
duel-games = **{ $games }** gemeinsame { $games ->
    [one] Partie
   *[other] Partien
    }{ $level ->
    [0] .
    [one] , davon eine mit Gleichstand.
   *[other] , davon { $level } mit Gleichstand.
    }
duel-side = { $player } lag **{ $ahead } ×** vorn · { $wins } gewonnen · { $points } Punkte insgesamt, Bestwert { $best }
duel-last = **Die letzten** aus der Sicht von { $player }
duel-game = `{ $letter }` { $points } Punkte, Platz { $place } von { $seats } · <t:{ $at }:R>

### Ranglisten

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
top-provisional = **Vorläufig** (weniger als { $needed } Partien)
top-win-rate = **{ $percent } %**, { $wins } gewonnen
top-value = **{ $value }**
top-accuracy = **{ $accuracy }**
top-luck = **{ $sign }{ $luck } %**
top-line-choices = **{ $place }.** { $player }{ $medal } · { $value } · { $choices } Entscheidungen
top-own = …
    { $line }{ $hidden ->
    [yes] {" "}· für alle anderen verborgen
   *[no] {""}
    }
top-own-missing = -# Du stehst hier, sobald du { $needed ->
    [one] eine Partie, die zählt,
   *[other] { $needed } Partien, die zählen,
    } zu Ende gespielt hast.
top-own-missing-choices = -# Du stehst hier, sobald auf { $needed } deiner Entscheidungen zurückgeblickt wurde.
top-about-rates = -# Ab { $needed } Partien.
top-about-choices = -# Ab { $needed } Entscheidungen, in Partien zu zweit.
how-head = ### Wie wird das berechnet?
how-rating = **Eine Zahl.** Alle beginnen bei 1.000. Wer vor anderen landet, gewinnt Punkte, wer hinter ihnen landet, verliert welche: umso mehr, je weniger es zu erwarten war. Die Wertung ist vorsichtig geschätzt: Mindestens so stark bist du fast sicher. Darum steigt sie auch ein wenig, während der Bot dich kennenlernt. Sie ist vorläufig, bis du { $needed } Partien gespielt hast; vorläufige Wertungen stehen in einer eigenen Liste.
how-rates = Aufgeführt wird man ab { $needed } Partien.
how-counts = **Was zählt.** Das sagt die Lobby, bevor eine Partie beginnt. Über alle Server hinweg zählen nur Partien nach unveränderten Regeln mit dem üblichen Ziel; Hausregeln zählen nur auf ihrem eigenen Server. Partien mit Tipps oder einem Computer zählen gar nicht.
    {""}**Wer geht,** verliert eine gewertete Partie. Die anderen gewinnen nur dann Punkte, wenn du vorher { $turns } Züge gemacht hast.
    {""}**Immer dieselben:** Innerhalb von { $days } Tagen bewegt jede weitere Partie gegen dieselbe Person deine Wertung um { $percent } % weniger als die davor.

### Beendete Partien

past-head = ### 📜 Partien von { $player }
    -# Dieser Server · { $games ->
    [one] eine Partie
   *[other] { $games } Partien
    }, neueste zuerst
past-head-all = ### 📜 Partien von allen
    -# Dieser Server · { $games ->
    [one] eine Partie
   *[other] { $games } Partien
    }, neueste zuerst
past-empty = Hier wurde noch nichts zu Ende gespielt.
past-line = `#{ $id }` **{ $title }** · <t:{ $at }:R>
    { $seats }
past-voided = `#{ $id }` **{ $title }** · <t:{ $at }:R>
    🛑 { $players }: { $manager } hat sie als Verwalter dieses Servers beendet. Sie zählt nicht.
past-seat = { $won ->
    [yes] 🏆 {""}
   *[no] {""}
    }{ $player } { $points }
past-more = und { $count } weitere
past-option = #{ $id } · { $title }
past-option-about = { $players } Spieler · { $family } · Bestwert { $best }
game-head = ### 📜 { $title } · Partie { $id }
    -# <t:{ $at }:f> · { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
    }
game-seat = **{ $place }.** `{ $letter }` { $player } **{ $points }**{ $won ->
    [yes] {" "}🏆
   *[no] {""}
    }
game-comeback = Aufholjagd
game-rounds = **Punkte Runde für Runde.** Jede Linie endet bei dem Buchstaben, der oben vor einem Namen steht; gestrichelt: { $target }.
game-rounds-without-target = **Punkte Runde für Runde.** Jede Linie endet bei dem Buchstaben, der oben vor einem Namen steht.
game-turning = **Was die Partie entschied**
game-swing-up = Größte Wende: Runde { $round }, { $player } macht aus { $before } Rückstand { $after } Vorsprung
game-swing-down = Größte Wende: Runde { $round }, { $player } macht aus { $before } Vorsprung { $after } Rückstand
game-exported = Die Partie als Text, die Spieler nach Plätzen. `python -m bot replay` spielt sie nach.
alt-rounds = Punkte Runde für Runde, { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
    }. Am Ende: { $ends }.
alt-rounds-seat = { $letter } { $points }
replay-head = ### ▶️ { $title } · Partie { $id }
    -# Zug { $step } von { $steps }
replay-first = ⏮ Anfang
replay-back = ◀ Zurück
replay-forth = Weiter ▶
replay-last = Ende ⏭
replay-turn = **Runde { $round }:** { $player }
replay-threw = wirft { $dice }
replay-idle = ⌛ Die Zeit ist um, und der Bot spielt:
replay-ended = und der Zug ist vorbei.
replay-over = 🏆 { $players } { $many ->
    [one] gewinnt
   *[other] teilen sich den Sieg
    }.

### Saisons

season-begins = ### 🏁 Die Saison { $name } beginnt
    Ab jetzt zählt jede gewertete Partie, die auf diesem Server zu Ende geht. Es entscheidet: **{ $order }**.{ $many ->
        [one] {""}
       *[other] {" "}{ $games } haben je eine Tabelle und eine Krone.
    }
season-ends = ### 👑 Die Saison { $name } ist vorbei
season-end-sure = **Die Saison { $name } jetzt beenden?** { $any ->
    [no] Noch hat niemand darin eine Partie beendet, die zählt, also wird niemand gekrönt.
   *[yes] { $leaders }
    } Spätere Partien zählen dann nicht mehr, und sie lässt sich nicht wieder öffnen. Das Ergebnis wird in diesem Kanal verkündet.
season-leads = In { $game } { $many ->
    [one] liegt { $players } vorn und wird gekrönt.
   *[other] liegen { $players } vorn und teilen sich die Krone.
    }
season-ended-well = Die Saison { $name } ist beendet.
button-season-end = Saison beenden
season-winners = **{ $game }:** { $players } { $many ->
    [one] gewinnt sie
   *[other] teilen sich die Krone
    }!
season-more = { $count } weitere
season-nobody = Niemand hat genug Partien für eine Krone beendet.
season-table = Zur Tabelle von { $game }
season-named = Saison { $name }
season-choice-running = { $name } (läuft)
season-choice-over = { $name }

### Datenschutz

privacy = ### 🔒 Was ich über dich speichere
    Von dir { $games ->
    [one] ist **eine** beendete Partie
   *[other] sind **{ $games }** beendete Partien
    } auf **{ $servers }** { $servers ->
    [one] Server
   *[other] Servern
    } gespeichert: deine Discord-ID auf deinem Platz, die ID des Klicks oder Befehls, mit dem du ihn genommen hast, jeder Wurf und jede Entscheidung mit Uhrzeit, und die Zahlen, die sich daraus ergeben. Dazu deine Erfolge, die Lobbys, die du eröffnet hast, deine Tage mit den Würfeln des Tages, und ob du in Ranglisten stehst.
    Kein Name, kein Bild und nichts, was du in Discord schreibst.
privacy-listed = Ranglisten führen dich auf.
privacy-hidden = Ranglisten lassen dich aus. In deiner eigenen Bilanz und in den früheren Partien deiner Gegner stehst du weiterhin.
privacy-export = Als Datei holen
privacy-hide = Mich in Ranglisten verbergen
privacy-show = Mich in Ranglisten zeigen
privacy-forget = Mich löschen
privacy-exported = Alles, was über dich gespeichert ist.
privacy-forget-sure = **Alles über dich löschen, auf allen Servern?** Das lässt sich nicht rückgängig machen.
    Deine Bilanz, deine Wertung und deine Erfolge verschwinden. Die Partien selbst bleiben, denn sie gehören auch deinen Gegnern: Sie behalten ihr Ergebnis, und auf deinem Platz sitzt dann *jemand von früher*. Laufende Partien verlässt du. Die Würfel des Tages kannst du heute nicht noch einmal beginnen: Das merkt sich eine Prüfsumme bis Mitternacht UTC.
privacy-forget-yes = Mich endgültig löschen
privacy-forget-no = Alles behalten
privacy-forgotten = Alles über dich ist gelöscht. Spielst du wieder, fängst du von vorn an.

### Befehle zu Bilanzen

command-stats = Die Bilanz eines Spielers: Partien, Siege, Wertung, Form
command-stats-player = Wessen Bilanz (deine, wenn du niemanden wählst)
command-leaderboard = Wer vorn liegt, auf diesem Server oder überall
command-leaderboard-by = Wonach geordnet wird (nach Wertung, wenn du nichts wählst)
command-leaderboard-where = Dieser Server oder überall
command-leaderboard-when = Partien aus welcher Zeit
command-leaderboard-rules = Nur Partien nach diesen Regeln und denen, die daraus gemacht sind
command-leaderboard-season = Die Tabelle einer Saison dieses Servers
command-duel = Wie zwei Spieler gegeneinander gespielt haben
command-duel-player = Gegen wen
command-duel-other = Der andere Spieler (du, wenn du niemanden wählst)
command-history = Frühere Partien noch einmal ansehen: in Kürze, Zug um Zug, als Datei
command-history-player = Wessen Partien (deine, wenn du niemanden wählst)
command-privacy = Was über dich gespeichert ist: holen, verbergen, löschen
command-owner = Für den Betreiber dieses Bots
command-owner-servers = Die Server, auf denen am meisten gespielt wird
command-owner-games = Die zuletzt eröffneten Lobbys und Partien
command-owner-people = Wer am meisten spielt
command-owner-person = Nur diese Person
command-owner-incidents = Was zuletzt schiefging
command-owner-number = Alles über die Störung dieser Nummer
command-owner-block = Alles abweisen, was eine Person drückt, oder einen Server für immer verlassen
command-owner-unblock = Eine Sperre aufheben
command-owner-leave = Einen Server verlassen
command-owner-what = Eine Person oder ein Server
command-owner-id = Die Nummer, wie der Entwicklermodus sie zeigt
owner-person-choice = Eine Person
owner-server-choice = Ein Server
command-season-start = Eine Saison beginnen: Ihre Partien haben eine eigene Tabelle
command-season-end = Die Saison beenden und krönen, wer gewonnen hat
command-season-name = Wie sie heißt, etwa Winter 2027
command-season-by = Was sie entscheidet (die Wertung, wenn du nichts wählst)

### Bilanzen, Saisons und Datenschutz: was nicht geht

order-not-here = Danach lässt sich keine Rangliste von { $game } ordnen. Es geht nach: { $orders }.
no-such-order = Nach „{ $name }“ lässt sich keine Rangliste ordnen. Nimm etwas aus der Liste.
no-such-season = Diese Saison gibt es auf diesem Server nicht. Wähle eine aus der Liste.
season-runs = Die Saison „{ $name }“ läuft noch. Beende sie zuerst.
no-season-runs = Auf diesem Server läuft keine Saison.
season-name-taken = Eine Saison „{ $name }“ gab es auf diesem Server schon. Gib dieser einen anderen Namen.
bad-season-name = Der Name einer Saison muss einfacher Text mit höchstens { $most } Zeichen sein.
same-person = Das ist ein und dieselbe Person: Wähle zwei.
no-such-finished-game = Auf diesem Server gibt es keine beendete Partie { $number }.

### Alle Bilanzen neu berechnen

stats-agree = Die gespeicherten Bilanzen stimmen mit allen beendeten Partien überein.
stats-differed = { $count ->
    [one] Eine gespeicherte Zeile passte nicht zu den Partien und ist jetzt berichtigt.
   *[other] { $count } gespeicherte Zeilen passten nicht zu den Partien und sind jetzt berichtigt.
  }
stats-more = … und { $count } weitere.
stats-missing = { $table } { $row }: fehlte
stats-spare = { $table } { $row }: hätte nicht da sein dürfen
stats-other = { $table } { $row }: { $stored }, richtig wäre { $computed }

### Erfolge

awards-head = ### 🏅 Erfolge von { $player }
    -# { $count } von { $all } · es zählen Partien nach unveränderten Regeln, auf jedem Server
award-line = { $emoji } **{ $title }** · { $about } · { $state }
award-earned = ✓ <t:{ $at }:d>
award-progress = { $have } von { $needed } { $bar }
award-missing = noch nicht
