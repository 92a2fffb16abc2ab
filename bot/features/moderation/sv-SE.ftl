command-moderate = Stäng av folk, ta bort partier ur statistiken, och ångra båda
command-moderate-bar = Hindra någon från att spela på den här servern ett tag
command-moderate-person = Vem
command-moderate-days = I hur många dagar (annars 7)
command-moderate-reason = Varför: hen får läsa det, och admins i /farkle-setup log
command-moderate-unbar = Låt någon spela här igen
command-moderate-bars = Vilka som är avstängda på den här servern
command-moderate-void = Ta bort ett färdigspelat parti ur serverns statistik
command-moderate-restore = Ta tillbaka ett parti till serverns statistik
command-moderate-game = Dess nummer, som i /farkle history
only-moderators = Bara serverns moderatorer kan göra det: admins väljer dem i `/farkle-setup settings`.
barred = Du kan inte spela på den här servern förrän <t:{ $until }:f>. { $reason ->
    [none] Moderatorerna kan säga varför.
   *[other] Skäl: ”{ $reason }”.
    } Dina uppgifter är fortfarande dina: `/farkle privacy` fungerar i ett direktmeddelande till mig.
bars-not = <@{ $person }> kan inte stängas av: ingen stänger av sig själv eller en serveradmin.
bars-opponent = Du och <@{ $person }> spelar i samma parti eller turnering, så en annan moderator måste avgöra det.
too-many-bars = { $most } { $most ->
    [one] person är avstängd
   *[other] personer är avstängda
    } här, och det är gränsen. Häv en avstängning först: `/farkle-moderate bars`.
barred-not = Den personen är inte avstängd här.
barred-well = { $person } kan inte spela här förrän <t:{ $until }:f>, och har lämnat lobbyerna. Pågående partier fortsätter utan hen. Det står i serverns logg.
unbarred-well = { $person } får spela här igen.
button-undo = Ångra
bars-none = Ingen är avstängd på den här servern.
bars-head = ### Avstängda på den här servern
bars-line = { $number }. { $person } · till <t:{ $until }:f> · av { $by }{ $reason ->
    [none] {""}
   *[other] {"\u000A"}-# { $reason }
    }
bars-lift = Låt någon spela igen…
void-not-ended = Inget färdigspelat parti på den här servern har det numret. Ett pågående avslutas med `/farkle stop`.
voids-own = Du spelade i det här partiet, eller spelar i en turnering mot dess spelare, så en annan moderator måste avgöra det.
voided-already = Partiet är redan ogiltigt.
voided-not = Partiet är inte ogiltigt.
void-too-late = Partiet slutade för mer än { $days } { $days ->
    [one] dag
   *[other] dagar
    } sedan. Det går inte att ändra längre.
voided-well = Partiet räknas inte längre på den här servern: rating och topplistor följer strax. Spelarna har det kvar i sin egen statistik.
restored-well = Partiet räknas på den här servern igen. Rating och topplistor följer strax.
act-barred = 🚷 { $who } stängde av { $person } · <t:{ $at }:f>{ $reason ->
    [none] {""}
   *[other] {"\u000A"}-# { $reason }
    }
act-unbarred = 🚶 { $who } lät { $person } spela igen · <t:{ $at }:f>
act-voided = ✖️ { $who } ogiltigförklarade **{ $title }**, [parti { $id }]({ $link }) · <t:{ $at }:f>{ $reason ->
    [none] {""}
   *[other] {"\u000A"}-# { $reason }
    }
act-restored = ✔️ { $who } lät **{ $title }**, [parti { $id }]({ $link }), räknas igen · <t:{ $at }:f>
