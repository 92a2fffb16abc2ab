command-moderate = Blokuj osoby, unieważniaj partie i cofaj jedno i drugie
command-moderate-bar = Na jakiś czas zabroń komuś grać na tym serwerze
command-moderate-person = Kogo
command-moderate-days = Na ile dni (zwykle 7)
command-moderate-reason = Dlaczego: przeczyta to ta osoba, a zarządzający w /farkle-setup log
command-moderate-unbar = Pozwól komuś znowu tu grać
command-moderate-bars = Kto ma blokadę na tym serwerze
command-moderate-void = Unieważnij skończoną partię: nie liczy się w statystykach tego serwera
command-moderate-restore = Przywróć unieważnioną partię do statystyk tego serwera
command-moderate-game = Jej numer, jak w /farkle history
only-moderators = Mogą to zrobić tylko moderatorzy tego serwera: zarządzający wybierają ich w `/farkle-setup settings`.
barred = Nie możesz grać na tym serwerze do <t:{ $until }:f>. { $reason ->
    [none] Dlaczego, powiedzą ci moderatorzy.
   *[other] Powód: { $reason }
    } Twoje dane zostają twoje: `/farkle privacy` działa w wiadomości prywatnej ze mną.
bars-not = <@{ $person }> nie może dostać blokady: nie blokuje się siebie ani osób zarządzających serwerem.
bars-opponent = Ty i <@{ $person }> gracie w tej samej partii albo turnieju, więc decyzja należy do innego moderatora.
too-many-bars = Limit blokad na tym serwerze to { $most }. Najpierw cofnij którąś: `/farkle-moderate bars`.
barred-not = Ta osoba nie ma tu blokady.
barred-well = { $person } nie może tu grać do <t:{ $until }:f> i znika z poczekalni. Partie tej osoby trwają dalej bez niej. Jest to w dzienniku serwera.
unbarred-well = { $person } może tu znowu grać.
button-undo = Cofnij
bars-none = Nikt nie ma blokady na tym serwerze.
bars-head = ### Blokady na tym serwerze
bars-line = { $number }. { $person } · do <t:{ $until }:f> · blokuje { $by }{ $reason ->
    [none] {""}
   *[other] {"\u000A"}-# { $reason }
    }
bars-lift = Pozwól komuś znowu grać…
void-not-ended = Żadna skończona partia tego serwera nie ma tego numeru. Trwającą kończy `/farkle stop`.
voids-own = Grasz w tej partii albo w turnieju przeciwko jej graczom, więc decyzja należy do innego moderatora.
voided-already = Ta partia jest już unieważniona.
voided-not = Ta partia nie jest unieważniona.
void-too-late = Ta partia skończyła się ponad { $days } { $days ->
    [one] dzień
    [few] dni
   *[many] dni
    } temu. Zostaje, jak jest.
voided-well = Ta partia nie liczy się już na tym serwerze: rating i rankingi zmienią się za chwilę. Gracze zachowują ją we własnych statystykach.
restored-well = Ta partia znowu liczy się na tym serwerze. Rating i rankingi zmienią się za chwilę.
act-barred = 🚷 { $who } blokuje { $person } · <t:{ $at }:f>{ $reason ->
    [none] {""}
   *[other] {"\u000A"}-# { $reason }
    }
act-unbarred = 🚶 { $who } cofa blokadę, znowu gra { $person } · <t:{ $at }:f>
act-voided = ✖️ { $who } unieważnia **{ $title }**, [partia { $id }]({ $link }) · <t:{ $at }:f>{ $reason ->
    [none] {""}
   *[other] {"\u000A"}-# { $reason }
    }
act-restored = ✔️ { $who } przywraca **{ $title }**, [partia { $id }]({ $link }) · <t:{ $at }:f>
