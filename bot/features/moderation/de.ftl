command-moderate = Personen sperren, Partien aus den Rekorden nehmen, und beides zurück
command-moderate-bar = Eine Person eine Zeit lang hier nicht spielen lassen
command-moderate-person = Wen
command-moderate-days = Wie viele Tage (üblich sind 7)
command-moderate-reason = Warum: Die Person liest es, und Verwalter in /farkle-setup log
command-moderate-unbar = Eine Person hier wieder spielen lassen
command-moderate-bars = Wer auf diesem Server gesperrt ist
command-moderate-void = Eine beendete Partie aus den Rekorden dieses Servers nehmen
command-moderate-restore = Eine Partie wieder in die Rekorde dieses Servers aufnehmen
command-moderate-game = Ihre Nummer, wie in /farkle history
only-moderators = Das darf nur die Moderation dieses Servers. Wer dazugehört, steht in `/farkle-setup settings`.
barred = Bis <t:{ $until }:f> kannst du auf diesem Server nicht spielen. { $reason ->
    [none] Die Moderation kann dir sagen, warum.
   *[other] Grund: { $reason }
    } Deine Daten bleiben deine: `/farkle privacy` geht in einer Direktnachricht an mich.
bars-not = <@{ $person }> lässt sich nicht sperren: Niemand sperrt sich selbst oder jemanden, der den Server verwaltet.
bars-opponent = Du spielst gerade mit <@{ $person }> in derselben Partie oder demselben Turnier, also muss jemand anders aus der Moderation entscheiden.
too-many-bars = Hier sind { $most } { $most ->
    [one] Person
   *[other] Personen
    } gesperrt, mehr geht nicht. Beende erst eine Sperre: `/farkle-moderate bars`.
barred-not = Diese Person ist hier nicht gesperrt.
barred-well = { $person } kann hier bis <t:{ $until }:f> nicht spielen und ist aus den Lobbys heraus. Laufende Partien gehen ohne sie weiter. Es steht im Protokoll des Servers.
unbarred-well = { $person } darf hier wieder spielen.
button-undo = Rückgängig
bars-none = Auf diesem Server ist niemand gesperrt.
bars-head = ### Auf diesem Server gesperrt
bars-line = { $number }. { $person } · bis <t:{ $until }:f> · von { $by }{ $reason ->
    [none] {""}
   *[other] {"\u000A"}-# { $reason }
    }
bars-lift = Jemanden wieder spielen lassen…
void-not-ended = Keine beendete Partie dieses Servers hat diese Nummer. Eine laufende beendet `/farkle stop`.
voids-own = Du hast in dieser Partie mitgespielt, oder spielst in einem Turnier gegen die, die es taten, also muss jemand anders aus der Moderation entscheiden.
voided-already = Diese Partie ist schon gestrichen.
voided-not = Diese Partie ist nicht gestrichen.
void-too-late = Diese Partie endete vor mehr als { $days } { $days ->
    [one] Tag
   *[other] Tagen
    }. Sie bleibt, wie sie ist.
voided-well = Diese Partie zählt auf diesem Server nicht mehr: Wertungen und Ranglisten folgen gleich. In den eigenen Rekorden der Spielenden bleibt sie.
restored-well = Diese Partie zählt auf diesem Server wieder. Wertungen und Ranglisten folgen gleich.
act-barred = 🚷 { $who } hat { $person } gesperrt · <t:{ $at }:f>{ $reason ->
    [none] {""}
   *[other] {"\u000A"}-# { $reason }
    }
act-unbarred = 🚶 { $who } lässt { $person } wieder spielen · <t:{ $at }:f>
act-voided = ✖️ { $who } hat **{ $title }**, [Partie { $id }]({ $link }), gestrichen · <t:{ $at }:f>{ $reason ->
    [none] {""}
   *[other] {"\u000A"}-# { $reason }
    }
act-restored = ✔️ { $who } lässt **{ $title }**, [Partie { $id }]({ $link }), wieder zählen · <t:{ $at }:f>
