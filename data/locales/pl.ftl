language-name = polski

## Krótkie słowa

list-and = { $first } i { $last }
at-line = wiersz { $line }: { $sentence }

## Na co nie pozwalają zasady

game-over = Ta partia jest skończona.
throw-first = Najpierw rzuć kośćmi.
not-missing = Osoba na miejscu { $seat } nie ma opuszczonej tury, znowu gra albo jest już pomijana. Na planszy widać, kogo brakuje.
game-asleep = Partia jest wstrzymana. Najpierw musi wrócić ktoś z nieobecnych.
not-lying = Takich kości nie masz. Masz { $dice }.

## Strefy czasowe

zone-now = { $place }, teraz { $time }{ $then ->
    [yearly-less] ; zimą o { $by } mniej
    [yearly-more] ; latem o { $by } więcej
    [once-less] ; od { $day } o { $by } mniej
    [once-more] ; od { $day } o { $by } więcej
   *[none] {""}
    }
zone-by = { $minutes ->
    [30] pół godziny
    [60] godzinę
    [120] dwie godziny
   *[other] { $minutes } { $minutes ->
        [one] minutę
        [few] minuty
       *[many] minut
        }
    }
zone-page = ### 🕒 Twoja strefa czasowa
    { $chosen ->
        [no] Nie jest jeszcze wybrana. Na razie to { $zone }.
        [fixed] { $zone }. Wcześniejsza wersja znała tylko pełne godziny, więc ta strefa nie uwzględnia zmiany czasu. Wybierz miejsce, a to się zmieni. Pytam tylko raz; znajdziesz to też pod `/farkle zone`.
       *[yes] { $zone }.
    }
    Od niej zależą wiadomości do ciebie i godziny ciszy, kości dnia oraz tury do wybranej godziny w partiach, w których jesteś gospodarzem.
    -# Wybierz, która jest u ciebie teraz godzina, a potem miejsce, albo wpisz miasto lub kraj po `/farkle zone`.
zone-clock = Która jest tam teraz godzina?
zone-hour = Od { $first } do { $last }
zone-place = Gdzie? { $countries }
button-zone = Moja strefa czasowa
unknown-zone = Nie wiem, które miejsce to „{ $typed }”. Wybierz coś z podpowiedzi, na przykład duże miasto w tym samym kraju.
command-zone = Wybierz swoją strefę czasową
command-zone-place = Miasto lub kraj

## Sprawdzanie kości

game-missing = Ta gra nie jest już tu zainstalowana, więc jej kości nie da się sprawdzić. Zapytaj osoby, które prowadzą tego bota.
no-proof = W tym tekście brakuje pieczęci, udziału graczy albo sekretu, więc kości nie da się sprawdzić.
verify-right = Kości wypadły dokładnie tak, jak ustalono przed partią.
verify-stopped = Ta partia została przerwana przed końcem. Do tego miejsca wszystko się zgadza.
verify-differs = Coś się nie zgadza. Przeliczone rzuty: { $throws }, kości: { $dice }.
secret-unfit = sekret nie pasuje do pieczęci
secret-altered = rzuty też nie wynikają z tego sekretu, więc to nie on został użyty
commitment-altered = rzuty pasują do sekretu, ale pieczęć nie
dice-differ = rzut { $throw }: w pliku jest { $given }, z sekretu wynika { $right }
dice-differ-more = { $count ->
    [one] nie zgadza się jeszcze { $count } rzut
    [few] nie zgadzają się jeszcze { $count } rzuty
   *[many] nie zgadza się jeszcze { $count } rzutów
  }
joins-altered = prawie żaden rzut nie wynika z sekretu i z tego udziału graczy, więc ktoś zmienił ten udział albo jego kolejność
throws-swapped = ten rzut i rzut z wiersza { $other } są zamienione miejscami
throw-missing = przed tym wierszem brakuje rzutu { $throw }, więc wszystkie następne są o jeden za wcześnie
throw-too-many = ten rzut jest zbędny; bez niego wszystkie następne się zgadzają
verify-commitment = Sekret pasuje do swojej pieczęci, czyli kodu pokazanego przed pierwszym rzutem: { $commitment }
verify-dice = { $throws ->
    [0] Nie było rzutów do przeliczenia.
   *[other] Przeliczone rzuty: { $throws }, kości: { $dice }. Każda się zgadza.
    }
verify-by-lot = Losowanie tego, kto zaczyna, też.
verify-rules = Wszystko, co się działo, jest zgodne z zasadami.
verify-proves = Co to znaczy: nikt nie wybrał ani nie zmienił żadnej kości. Każda wynika z { $of_day ->
    [yes] daty
   *[no] udziału graczy, czyli ich naciśnięć Dołącz, Przyjmij i Start,
    } oraz z sekretu wybranego, zanim pokazała się jego pieczęć. Porównaj te kody z tymi, które bot pokazał ci przed pierwszym rzutem. Nie wyklucza to jednak, że osoby prowadzące bota komuś ten sekret zdradziły.
check-head = ### 🎲 Kości partii { $id }
check-file = -# W pliku jest wszystko, czego trzeba: `python -m bot verify` sprawdza go wszędzie, a `docs/dice.md` wyjaśnia, jak sprawdzić kości bez bota.
secret-yet = **Co decyduje o kościach tej partii**
    Przy otwarciu tej partii bot wylosował sekret. Jego pieczęć to kod, który nie pasuje do żadnego innego sekretu (SHA-256): `{ $commitment }`.
    Kości zależą też od udziału graczy, czyli ich naciśnięć Dołącz, Przyjmij i Start{ $fingerprint ->
        [none] {""}
       *[other] {""}. Odcisk tego udziału, krótki kod, to `{ $fingerprint }`
    }.
    Sekret pojawia się po zakończeniu partii, a **Sprawdź kości** przelicza wtedy każdy rzut, więc nikt, nawet bot, nie może wybrać ani zmienić kości.
shared-secret-yet = Inni mogą jeszcze grać tymi kośćmi. Sprawdzisz je, gdy ich sekret będzie jawny.
no-ended-game-here = Nie ma tu jeszcze { $won ->
    [yes] rozstrzygniętej
   *[no] skończonej
    } partii. Inna partia: `/farkle { $won ->
    [yes] review
   *[no] verify
    } game:12` (numery: `/farkle history`).
command-review = Szczęście i decyzje w skończonej partii
command-verify = Sprawdź, czy kości partii były ustalone przed jej początkiem
command-verify-game = Partia stąd albo numer innej (domyślnie: ostatnia, która się tu skończyła)
choice-ended-game = { $title } · { $players ->
    [1] 1 gracz
   *[other] { $players } graczy
    } · partia { $id }

## Zestawy zasad

clash-needs-other = { $option } i { $other }: pierwsze nic nie daje bez drugiego
fault-unknown-option = { $similar ->
    [none] { $option }: nie ma takiej opcji
   *[other] { $option }: nie ma takiej opcji; może { $similar }?
  }
fault-bad-value = { $option }: { $given } nie pasuje; dozwolone: { $allowed }
fault-bad-text = { $option }: musi to być zwykły tekst do { $most } { $most ->
    [1] znaku
   *[other] znaków
    }, bez adresów (po kropce daj spację)
fault-no-such-base = { $similar ->
    [none] base: nie ma zestawu zasad „{ $given }”, na którym można się oprzeć
   *[other] base: nie ma zestawu zasad „{ $given }”, na którym można się oprzeć; może { $similar }?
  }
fault-no-such-game = game: nie ma tu „{ $given }”; dozwolone: { $games }
fault-other-game = game: { $base } to zestaw zasad gry { $game }, a nie { $given }
fault-not-in-files = { $option }: to ustawia tylko bot, dla kości wspólnych dla wszystkich
fault-too-large = plik jest większy niż { $most } KiB
fault-not-utf8 = plik nie jest tekstem UTF-8 albo ma znak, na który YAML nie pozwala
fault-not-yaml = plik nie jest w formacie YAML: { $problem }
fault-empty = plik musi wymieniać opcje, każdą jako „nazwa: wartość”: podaj choć title albo jedną inną opcję
fault-alias = plik musi być prosty: bez kotwic i aliasów (& i *), bez tagów (!) i bez zagnieżdżeń głębszych niż { $most }
fault-twice = { $option }: podane dwa razy

## Czego nie można przy stole

game-ended = Ta partia jest skończona. Naciśnij **Rewanż** pod wynikiem albo otwórz nową przez `/{ $game } start`.
no-such-game = Tej partii już nie ma. Otwórz nową przez `/farkle start`.
unreadable-game = Tej partii nie da się już odczytać, więc nie można w nią grać. Osoba zarządzająca serwerem może ją zakończyć przez `/farkle stop`.
not-begun = Ta partia jeszcze się nie zaczęła. Gospodarz naciska **Start** w poczekalni.
lobby-closed = Ta poczekalnia jest zamknięta. Otwórz nową przez `/{ $game } start`.
begun-already = Ta partia już trwa. `/farkle board` ją pokazuje, a `/{ $game } start` otwiera inną.
sits-already = Już tu jesteś. Partię zaczyna gospodarz, <@{ $host }>.
sits-as-host = Już tu jesteś, jako gospodarz. Poczekaj na znajomych albo naciśnij **Zagraj z komputerem**; **Start** pojawi się, gdy zbierze się dość graczy.
sits-not = Nie grasz w tej partii. Otwórz własną przez `/{ $game } start`.
sits-not-yet = Jeszcze nie grasz w tej partii. Naciśnij **Dołącz**, żeby zająć miejsce.
removes-host = Żeby oddać własne miejsce, naciśnij **Wyjdź** w poczekalni.
removed-already = Tej osoby nie ma już w poczekalni. **Więcej** pokazuje, kto w niej teraz jest.
sat-down-too-often = Do tej poczekalni można dołączyć najwyżej { $most } { $most ->
    [1] raz
   *[other] razy
    }. Poczekaj na następną partię albo otwórz własną przez `/{ $game } start`.
table-full = Wszystkie miejsca są już zajęte ({ $most }). Otwórz inną partię przez `/{ $game } start`.
only-host = Może to zrobić tylko gospodarz, <@{ $host }>. Jeśli nie odpowiada: `/farkle start` otwiera twoją własną poczekalnię, a pomocnicy serwera mogą wstrzymać albo zakończyć partię.
host-first = Teraz partię może zacząć tylko gospodarz, <@{ $host }>. Jeśli nic nie naciśnie do <t:{ $at }:t>, możesz to zrobić i ty.
too-few-players = Trzeba co najmniej 2 graczy: najpierw ktoś jeszcze musi nacisnąć Dołącz.
no-hints = W tej partii nie ma podpowiedzi. Gospodarz ustawia to w poczekalni.
game-not-shown = Gra { $game } nie jest już tu zainstalowana, więc nie można w nią grać ani jej pokazać. `/farkle stop` nadal kończy jej partie, a `/farkle verify` wysyła skończone jako tekst.
not-in-this-game = { $feature ->
    [hints] Ta gra nie ma trenera, więc nie ma podpowiedzi. Kieruj się tym, co na planszy.
   *[review] Ta gra nie ma trenera, więc nie ma analizy. `/farkle history` pokazuje partię tura po turze.
    }
hint-unavailable = Trener jest teraz niedostępny. Spróbuj za chwilę.
beyond-coach = Trener nie umie przeliczyć tych zasad. Kieruj się tym, co na planszy.
not-your-turn = Teraz gra <@{ $player }>. Poczekaj na swoją kolej.
passed-over = Jedna tura ci przepadła i gra cię pomija. Najpierw naciśnij **Wracam do gry**.
stale = Partia poszła już dalej. Użyj najnowszej planszy.
moves-lost = Ostatnie ruchy tej partii przepadły: jej baza danych jest starsza niż to, co widać. Naciśnij przycisk na planszy jeszcze raz, żeby zobaczyć, od czego gra idzie dalej.
old-board = To stara plansza. Partia trwa tutaj: { $link }
not-over = Ta partia jeszcze trwa. Spróbuj, gdy się skończy.
rematch-open = Rewanż jest otwarty: { $link }
rematch-joined = Masz miejsce w rewanżu: { $link }
unknown-button = Ten przycisk nic tu nie robi. `/farkle board` pokazuje twoją partię z działającymi przyciskami.
only-on-servers = To działa tylko na serwerze. Użyj tego na kanale serwera, na którym jestem.
only-yourself = Tutaj widać tylko twoje własne partie. Na serwerze z botem widać też partie innych.
not-on-this-server = Nie ma mnie na tym serwerze. Osoba zarządzająca serwerem może mnie zaprosić; wtedy da się tu grać. `/farkle start` działa też w wiadomości prywatnej ze mną.
answers-are-private = Tylko ty widzisz tu partię, bo ten kanał ukrywa to, co publikują twoje własne aplikacje (uprawnienie: Używanie zewnętrznych aplikacji). Użyj `/farkle start` w czacie grupowym albo w wiadomości prywatnej z kimś znajomym lub ze mną.
help-head = ## { $games }
help-first = Rzuć kośćmi i odłóż to, co punktuje. A potem decyzja: rzucasz dalej po więcej czy zapisujesz, póki jest co? Graj ze **znajomymi** albo z **komputerami**, od nieśmiałego po bezbłędny.
    Wpisz `/farkle start` albo naciśnij przycisk. W swojej turze naciśnij **Rzuć**; od drugiej tury pierwszy rzut wykonuje za ciebie bot.
help-to-first = ◀ Pomoc
help-to-computer = Zagraj z komputerem
help-to-friends = Zagraj ze znajomymi
help-to-rules = Zasady
help-to-commands = Wszystkie polecenia
help-computers = ### Gra z komputerem
    Ci gracze nigdy nie każą na siebie czekać:
    { $characters }
    Przycisk od razu zaczyna partię z pierwszym z tej listy. Jeśli wolisz kogoś innego, otwórz poczekalnię (**Zagraj ze znajomymi**) i wybierz **Dodaj komputer…**; może ich grać, ile chcesz. To partie nierankingowe.
help-computer = - { $name }: { $about }
help-friends = ### Gra ze znajomymi
    {""}**1.** Naciśnij grę poniżej albo wpisz `/farkle start`: na tym kanale otworzy się poczekalnia.
    {""}**2.** Znajomi naciskają **Dołącz**. **Zaproś…** ich zawoła.
    {""}**3.** Naciskasz **Start**.
    Nie możecie grać o tej samej porze? `/farkle challenge` wyzywa jedną osobę w wiadomości prywatnej i każde z was ma dzień na turę.
help-commands = ### Wszystkie polecenia · { $page } z { $pages }
help-command = `/{ $name }` { $about }
page-privacy = -# [Co bot o tobie przechowuje]({ $url })
page-terms = -# [Warunki korzystania]({ $url })
unknown-command = To polecenie już tak nie działa. `/farkle help` pokazuje, co jest.
no-game-here = Na tym kanale nie trwa żadna partia. Zacznij nową albo zagraj w inną swoją:
no-such-game-here = Takiej partii nie ma na tym kanale. Może się już skończyła. `/farkle board` pokazuje twoje.
games-head = ### Twoje otwarte partie
no-open-games = Nie masz otwartych partii. Wyzwij kogoś przez `/farkle challenge` albo zacznij nową:
own-game = [**{ $title }**]({ $link }){ $opponents ->
    [none] {""}
   *[other] {" "}kontra { $opponents }
    }{ $id ->
    [none] {""}
   *[other] {" "}· partia { $id }
    }
own-game-state = { $state ->
    [lobby] Czeka na start. Poczekalnia zamyka się <t:{ $due }:f>.
    [invited] **Masz wyzwanie.** Możesz je przyjąć do <t:{ $due }:f>.
    [paused] ⏸️ Pauza. Następny ruch: { $player }.
    [asleep] 💤 Wstrzymana, aż wróci ktoś z nieobecnych.
    [claimed] ⏳ Ktoś chce odebrać wygraną. Rozstrzygnie się <t:{ $due }:f>, chyba że ktoś naciśnie na planszy **Wracam do gry**.
    [waits] **Twoja kolej** do { $soon ->
        [yes] <t:{ $due }:t>
       *[no] <t:{ $due }:f>
        }.
   *[other] Gra { $player }, do { $soon ->
        [yes] <t:{ $due }:t>
       *[no] <t:{ $due }:f>
        }.
    }
own-game-points = Punkty: ty { $points }{ $others ->
    [none] {""}
   *[other] , najlepszy z pozostałych { $others }
    }
button-start-game = Zacznij { $game }
button-challenge-to = Wyzwanie: { $game }
button-play-game = Graj
button-show-game = Pokaż
button-games = Moje partie
several-games-here = Trwa tu kilka partii. Która?
choose-meant = Wybierz partię
game-state = { $state ->
    [lobby] czeka na start
    [waits] czeka na ciebie
    [paused] pauza
    [asleep] wstrzymana
   *[other] trwa
    }
no-such-rules-here = Nie ma zestawu zasad „{ $name }”. Wybierz z listy podczas wpisywania.
rules-of-other-table = W { $title } gra się przez `/{ $game } start`.
typed-not-here = `/farkle roll`, `keep` i `bank` służą do gry w Farkle. Użyj przycisków tej gry: { $link }
busy = Pracuję jeszcze nad tym, co naciskasz. Poczekaj chwilę.
not-on-that-server = Nie ma mnie już na serwerze tej partii, więc nikt nie może tam grać. Osoba zarządzająca serwerem może mnie znowu zaprosić.
not-in-this-channel = Na tym kanale nie możesz otwierać partii. Możesz tu: { $channels }
channels-gone = Wszystkie kanały do gry na tym serwerze zostały usunięte. Osoba zarządzająca serwerem może wybrać inne przez `/farkle-setup settings`.
bot-may-not = Na kanale { $channel } brakuje mi uprawnień: { $permissions }, więc nie mogę tam wołać graczy. Osoba zarządzająca serwerem może je nadać; możesz też zagrać na innym kanale.
may-open-no-thread = Na kanale { $channel } brakuje mi uprawnień: { $permissions }, więc ta partia zostaje na kanale. Osoba zarządzająca serwerem może je nadać.
channel-full = { $slow ->
    [yes] Na kanale { $most ->
        [one] może być otwarta naraz tylko 1 powolna partia
        [few] mogą być otwarte naraz najwyżej { $most } powolne partie
       *[many] może być otwartych naraz najwyżej { $most } powolnych partii
        } (tury od godziny w górę).
   *[no] Na kanale { $most ->
        [one] może być otwarta naraz tylko 1 partia
        [few] mogą być otwarte naraz najwyżej { $most } partie
       *[many] może być otwartych naraz najwyżej { $most } partii
        }, nie licząc powolnych. Tam, gdzie jestem na serwerze, zarządzający mogą to zmienić przez `/farkle-setup settings`.
    } Dołącz albo poczekaj: { $games }
sits-enough = { $slow ->
    [yes] Możesz tu grać naraz najwyżej w { $most } { $most ->
        [one] powolną partię
        [few] powolne partie
       *[many] powolnych partii
        } (tury od godziny w górę).
   *[no] Możesz tu grać naraz { $most ->
        [one] tylko w 1 partię
        [few] najwyżej w { $most } partie
       *[many] najwyżej w { $most } partii
        }, nie licząc powolnych. Tam, gdzie jestem na serwerze, zarządzający mogą to zmienić przez `/farkle-setup settings`.
    } Najpierw którąś skończ albo z niej wyjdź (`/farkle leave`): { $games }
being-deleted = Twoje dane są właśnie usuwane. Poczekaj chwilę i spróbuj jeszcze raz. Jeśli to nie pomoże: `/farkle privacy`, **Usuń mnie**.
deleted-lately = Twoje dane są usunięte. Poczekalnie i wyzwania będą znowu dostępne <t:{ $again }:R>. Do tego czasu dołącz do cudzej poczekalni.
former-too-long = Nie wiem już, kto to był: dane tej osoby są usunięte od ponad 7 dni. Jeśli znowu cię wyzwie, możesz ją wtedy zablokować.
too-many-lobbies = Możesz otworzyć najwyżej { $most } { $most ->
    [one] poczekalnię
    [few] poczekalnie
   *[many] poczekalni
    } w { $minutes } { $minutes ->
    [one] minutę
    [few] minuty
   *[many] minut
    }. Następną otworzysz <t:{ $again }:R>; możesz też dołączyć do cudzej.
challenges-oneself = Nie możesz wyzwać siebie. Żeby zagrać bez innych osób, dodaj komputer w poczekalni: `/farkle start`
challenged-already = To wyzwanie już czeka na odpowiedź. Można je przyjąć do <t:{ $due }:f>: { $link }
challenged-you = Ta osoba już wyzwała ciebie. Przyjmij albo odrzuć tutaj: { $link }
challenged-lately = <@{ $player }>: następne wyzwanie możesz wysłać od <t:{ $again }:f>. Do tego czasu otwórz poczekalnię na wspólnym kanale: `/farkle start`
cannot-be-challenged = <@{ $player }> nie przyjmuje teraz wyzwań. Spróbuj później albo otwórz poczekalnię na wspólnym kanale: `/farkle start`
too-many-challenges = Możesz wysłać najwyżej { $most } { $most ->
    [one] wyzwanie
    [few] wyzwania
   *[many] wyzwań
    } na godzinę. Następne wyślesz <t:{ $again }:R>; możesz też otworzyć poczekalnię: `/farkle start`
messages-are-closed = Nie mogę wysyłać wiadomości prywatnych do <@{ $player }>. Ta osoba musi na nie pozwolić na wspólnym ze mną serwerze albo zainstalować mnie u siebie. Na razie zagrajcie na wspólnym kanale: `/farkle start`
your-messages-are-closed = Nie mogę wysyłać ci wiadomości prywatnych, a tam jest twoja plansza. Pozwól na nie w ustawieniach prywatności wspólnego serwera albo zainstaluj mnie u siebie. Potem spróbuj jeszcze raz.
rematch-called-off = Rewanż jest zamknięty. `/farkle start` otwiera nową poczekalnię.
board-is-here = Plansza jest tutaj: { $link }
not-shown = Nie udało się, bo Discord miał problem. Spróbuj za chwilę.
too-late-for-form = To trwało za długo, więc formularz się nie otworzył. Naciśnij jeszcze raz.
shown-elsewhere = Gotowe. `/farkle board` znowu pokazuje twoją partię.
lobby-not-shown = Discord nie pozwolił pokazać tu poczekalni, więc żadna nie jest otwarta. Spróbuj za chwilę albo na innym kanale.
not-stored = Nie udało się teraz tego zapisać. Twoja partia jest bezpieczna: za chwilę naciśnij jeszcze raz.
nothing-stored = Nie mogę teraz niczego odczytać ani zapisać. Spróbuj za kilka minut.
incident = Coś poszło nie tak, ale żadna partia nie przepadła. `/farkle board` znowu pokazuje twoją. (incydent { $id })

## Poczekalnia

lobby-seat = { $player }{ $host ->
    [yes] {" "}(gospodarz)
   *[no] {""}
    }
lobby-players = { $players }. { $free ->
    [0] Wszystkie miejsca są zajęte.
    [one] Zostało 1 miejsce.
    [few] Zostały { $free } miejsca.
   *[many] Zostało { $free } miejsc.
    }
lobby-wait = { $state ->
    [alone] Każdy może nacisnąć **Dołącz**, a { $host } też **Zagraj z komputerem**.
    [solo] Każdy może nacisnąć **Dołącz**, a { $host } też **Zagraj w pojedynkę** albo **Zagraj z komputerem**.
    [lacking] Każdy może nacisnąć **Dołącz**. { $missing ->
        [1] Brakuje 1 gracza.
       *[other] Brakuje { $missing } graczy.
        }
   *[ready] { $full ->
        [yes] {""}
       *[no] Każdy może nacisnąć **Dołącz**.{" "}
        }{ $host } naciska **Start**, gdy są wszyscy.
    }
lobby-host-away = 💤 Czas dla gospodarza: { $time }. Jeśli nic nie naciśnie, partię może zacząć każdy z poczekalni.
lobby-small = -# { $reason ->
    [shipped_rules] Rankingowa
    [other_target] Rankingowa, inny cel niż zwykle
    [house_rules] Rankingowa, własne zasady
    [nowhere] Nierankingowa: poza serwerem
    [hints] Nierankingowa: podpowiedzi
    [alone] Nierankingowa: w pojedynkę
    [short] Nierankingowa: krótka partia
    [unrated] Nierankingowa
   *[computer] Nierankingowa: gra komputer
    } · { $at_hour ->
    [yes] tury do <t:{ $at }:t>
   *[no] { $time } na turę
    } · poczekalnia zamyka się <t:{ $closes }:R>{ $coach ->
    [yes] {""}
   *[no] {" "}· bez podpowiedzi
    } · kości `{ $digits }`
lobby-turns = -# ⏳ { $at_hour ->
    [yes] Każda tura kończy się o <t:{ $at }:t> ({ $hour }, { $place }), co najmniej { $least } { $least ->
        [one] godzinę
        [few] godziny
       *[many] godzin
        } po rozpoczęciu.
   *[no] Czas na turę: { $time }.
    }{ $free ->
        [0] {""}
       *[other] {" "}Tury nie kończą się w te dni: { $days }.
    }{ $held ->
    [waits] {" "}Partia czeka na osoby na urlopie (`/farkle away`).
    [plays-on] {" "}Można grać dalej bez osób na urlopie (`/farkle away`).
   *[none] {""}
    }
lobby-counts = { $reason ->
    [shipped_rules] ⚖️ **Liczy się do twojego ratingu na tym serwerze.**
    [other_target] ⚖️ **Liczy się do twojego ratingu na tym serwerze**, ale cel jest inny niż zwykle.
    [house_rules] ⚖️ **Liczy się do twojego ratingu na tym serwerze**, na własnych zasadach.
    [nowhere] 🤝 **Nierankingowa:** rating jest tylko na serwerach. Ta partia liczy się na twojej własnej karcie.
    [hints] 🤝 **Nierankingowa:** wolno tu korzystać z podpowiedzi.
    [alone] 🤝 **Nierankingowa:** grasz w pojedynkę.
    [short] 🤝 **Nierankingowa:** cel to najwyżej { $quick } { $quick ->
        [one] punkt
        [few] punkty
       *[many] punktów
        }.
    [unrated] 🤝 **Nierankingowa.**
   *[computer] 🤝 **Nierankingowa:** gra w niej komputer.
    }{ $rated ->
    [yes] {" "}Kto wychodzi, przegrywa.
   *[no] {""}
    }{ $awards ->
    [off] {" "}Osiągnięcia są{ $rated ->
        [yes] {" "}wyłączone.
       *[no] {" "}też wyłączone.
        }
   *[on] {""}
    }
lobby-join = Dołącz
lobby-start = Start (gospodarz)
lobby-start-alone = Zagraj w pojedynkę
lobby-cancel = Zamknij poczekalnię
lobby-how = Jak grać
how-to-play-head = ### Jak grać: { $game } · { $page } z { $pages }
lobby-more = Więcej
lobby-choose-rules = Graj na innych zasadach…
lobby-choose-own = Zasady tego serwera…
lobby-hints-on = Włącz podpowiedzi
lobby-hints-off = Wyłącz podpowiedzi
lobby-opponent-out = Usuń: { $name }
lobby-opponents = Dodaj komputer…
lobby-no-coach = 🤖 Na tych zasadach nie ma trenera, więc nie ma podpowiedzi ani analiz, a z komputerów gra tylko zwykły.
lobby-ended = Poczekalnia do **{ $title }** jest zamknięta. `/{ $game } start` otwiera nową.
lobby-open-already = Masz tu już otwartą poczekalnię: { $link }. `/farkle board` przenosi ją na dół. Zmień ją tutaj albo zamknij przez **Zamknij poczekalnię**.
lobby-closing = ⏰ { $players }: ta poczekalnia zamyka się <t:{ $closes }:R>, jeśli nikt nie zacznie partii.
lobby-rematch = { $players }: { $host } chce rewanżu!
game-begins = { $dice } **{ $title }** · { $players } · partia { $id }
roll-off = { $throws }: zaczyna { $player }.
begins = Zaczyna { $player }.
begins-in-thread = Gramy tutaj: { $thread }.
fixed-commitment = -# Kości ustalone z góry · `{ $commitment }`
fixed-fingerprint = -# Udział graczy, odcisk: `{ $fingerprint }`

## Wyzwania

challenge = { $you ->
    [host] ⚔️ { $player } ma od ciebie wyzwanie na partię tutaj, w wiadomościach prywatnych. Czas na przyjęcie: do <t:{ $due }:f>. Po przyjęciu twoja plansza pojawi się tutaj.
   *[invited] ⚔️ { $host } wyzywa cię na partię tutaj, w wiadomościach prywatnych. Każde z was ma własną planszę i dzień na turę. Możesz przyjąć do <t:{ $due }:f>.
    }
challenge-differs = Co jest inaczej niż w **{ $title }**:
challenge-closed = { $reason ->
    [declined] { $you ->
        [host] { $player } odrzuca twoje wyzwanie (**{ $title }**).
       *[invited] Wyzwanie odrzucone: { $host } (**{ $title }**).
        }
    [withdrawn] { $you ->
        [host] Wyzwanie wycofane: { $player }.
       *[invited] { $host } wycofuje wyzwanie (**{ $title }**).
        }
    [expired] { $you ->
        [host] { $player } nie odpowiada na czas na twoje wyzwanie (**{ $title }**). `/farkle challenge` wysyła je jeszcze raz.
       *[invited] Wyzwanie od gracza { $host } (**{ $title }**) wygasło. Teraz ty możesz wyzwać: `/farkle challenge`.
        }
   *[closed] To wyzwanie (**{ $title }**) nie jest już otwarte. `/farkle challenge` wysyła nowe.
    }
challenge-which = W co gracie? Przeciwnik: { $player }
challenge-sent = { $player } ma już twoje wyzwanie; jest otwarte do <t:{ $due }:f>. U ciebie widać je tutaj: { $link }
challenge-accept = Przyjmij
challenge-decline = Odrzuć
challenge-block = Odrzuć i zablokuj
challenge-withdraw = Wycofaj
blocked-well = { $player } nie może cię już wyzywać i nic o tym nie wie.{ $game ->
    [running] {" "}Ta partia trwa dalej; **Wyjdź** kończy ją dla ciebie.
   *[other] {""}
    } `/farkle privacy` to cofa.
command-challenge = Wyzwij kogoś na partię w wiadomościach prywatnych ze mną
command-challenge-menu = Wyzwij na partię kości
command-challenge-player = Przeciwnik

## Zasady w skrócie

short-scores = Punkty: { $scores }.
short-also = Poza tym: { $rules }
short-worth = { $what } { $points }

## Plansza

board-seat = { $player } **{ $total }**
board-seat-left = { $player } **{ $total }** · poza grą
board-asleep = 💤 Nikogo nie ma, więc partia jest wstrzymana. Każdy z graczy może nacisnąć **Wracam do gry**.{ $ends ->
    [unknown] {""}
   *[other] {" "}Inaczej kończy się <t:{ $ends }:R> bez wygranej.
    }
board-nobody-else = 💤 { $player }, nikogo innego nie ma, a w pojedynkę dalej się nie gra, więc partia czeka. Brakuje: { $missing }. { $claims ->
    [yes] Odbierz wygraną albo zakończ partię bez wygranej.
   *[no] Możesz ją zakończyć bez wygranej.
    }{ $ends ->
    [unknown] {""}
   *[other] {" "}Inaczej kończy się <t:{ $ends }:R> bez wygranej.
    }
board-claimed = ⏳ { $missing }: { $player } chce odebrać wygraną. { $many ->
    [1] Naciśnij **Wracam do gry** do <t:{ $due }:f> (<t:{ $due }:R>), inaczej wypadasz z partii.
   *[other] Jeśli nikt z was nie naciśnie **Wracam do gry** do <t:{ $due }:f> (<t:{ $due }:R>), wypadacie z partii.
    }
board-paused = ⏸️ Partia i zegar mają pauzę. Każdy z graczy może nacisnąć **Wznów**.
board-waits = Teraz gra { $player }.
board-your-turn = { $player }, twoja kolej: naciśnij **Rzuć**.
board-held = ✈ Urlop do <t:{ $until }:d>: { $player }. Ta tura czeka.
lobby-leave = Wyjdź
button-hint = Podpowiedź
button-back = Wracam do gry
button-play-on = Graj bez: { $player }
play-on-sure = **Grać dalej bez gracza { $player }?** { $turn ->
    [yes] Ta tura kończy się teraz, jakby minął czas, i gra pomija tę osobę,
   *[no] Gra pomija tę osobę,
    } aż naciśnie **Wracam do gry**.
played-on-well = Gra pomija tę osobę, aż naciśnie **Wracam do gry**.
button-claim = Odbierz wygraną
button-end = Zakończ bez wygranej
button-resume = Wznów
button-skip = Pomiń
button-block = Zablokuj
button-leave-for-good = Wyjdź z partii
leave-sure = Wyjść z tej partii na dobre? { $others ->
    [0] Partia się kończy i nikt nie wygrywa.
    [1] Druga osoba od razu wygrywa.
   *[other] Reszta gra dalej, a ty już nie możesz wygrać.
    }{ $rated ->
    [yes] {" "}Partia jest rankingowa, więc wyjście to przegrana.
   *[no] {""}
    }
left-well = Nie grasz już w tej partii.
not-away = Nikt cię nie pomija: twoje miejsce dalej jest twoje.
nobody-else-here = Nikogo innego nie ma, a w pojedynkę dalej się nie gra. Naciśnij **Odbierz wygraną** albo **Zakończ bez wygranej** na planszy. Pokazuje ją `/farkle board`.
claims-not = Możesz odebrać wygraną, gdy gra pomija wszystkich innych, a masz w tej partii choć jeden własny rzut.
claimed-already = Ktoś już chce odebrać wygraną. Rozstrzygnie się <t:{ $due }:R>, chyba że ktoś wróci.
claims-held = <@{ $player }> ma urlop do <t:{ $until }:f> (`/farkle away`), więc partia czeka. Możesz ją zakończyć bez wygranej.
missing-yourself = To ty: zagraj, gdy przyjdzie twoja kolej.
paused-already = Ta tura miała już jedną pauzę. Pauzę możesz zrobić w następnej.
not-paused = Nie ma tu partii do wstrzymania ani wznowienia. `/farkle games` pokazuje twoje.
paused-well = **{ $title }**, partia { $id }: pauza.
command-pause = Zatrzymaj zegar swojej partii (jako gospodarz) albo cudzej (jako pomocnik serwera)
moved-down = { $title }: plansza jest teraz niżej.
kept-until = -# Ta wiadomość jest aktualna do <t:{ $until }:t>. Potem naciśnij przycisk albo użyj `/farkle board`.
thread-gone = { $title }: nie mogę pisać w wątku, więc partia trwa dalej na tym kanale.

## Co się działo w turze

log-left = { $player } wychodzi{ $lost ->
    [0] {""}
   *[other] {" "}· przepada { $lost }
    }
turn-aside = { $player } nie reaguje, więc gra od teraz tę osobę pomija. Powrót: **Wracam do gry** na planszy.
reminder-in-turn = ⏰ { $player }, masz czas do { $slow ->
    [yes] <t:{ $due }:f>
   *[no] <t:{ $due }:t>
    }.
reminder-after-absence = ⏰ { $player }, bota przez chwilę nie było: masz czas do { $slow ->
    [yes] <t:{ $due }:f>
   *[no] <t:{ $due }:t>
    }.
turn-left = { $player } wychodzi z partii{ $total ->
    [0] .
    [1] {" "}z 1 punktem.
   *[other] {" "}z { $total } punktami.
    }
turn-instant-win = { $dice }: to od razu daje wygraną!

## Koniec

over-head = ### 🏆 { $players } { $many ->
    [1] wygrywa
   *[other] wygrywają razem
    } z wynikiem { $total }!
over-shared = -# Jest remis, a na tych zasadach wygrana jest wspólna.
over-head-left = ### 🏆 { $players } wygrywa: reszta wyszła.
over-head-at-once = ### 🏆 { $player } wygrywa na miejscu!
over-seat = **{ $place }.** { $letter ->
    [none] {""}
   *[other] `{ $letter }`{" "}
    }{ $player } **{ $total }**
over-left = poza grą
# As in English.
over-rating = rating { $value } ({ $change })
over-best = { $way ->
    [new] 🏅 **Nowy rekord na tych zasadach!** Poprzedni: **{ $best }**
    [level] 🏅 Wyrównany rekord na tych zasadach: **{ $best }**
   *[below] Rekord na tych zasadach: **{ $best }** (teraz: { $total })
    }{ $percent ->
    [0] .
   *[other] { $way ->
        [below] . Lepiej niż w **{ $percent }%** z { $games ->
            [1] 1 wcześniejszej partii
           *[other] { $games } wcześniejszych partii
        }
       *[other] {" "}w { $games ->
            [1] 1 wcześniejszej partii
           *[other] { $games } wcześniejszych partiach
        }
        }.
    }
over-spread = Od { $least } do { $most }: **{ $people }**{ $mine ->
    [yes] , w tym ty
   *[no] {""}
    } { $bar }
button-share = Udostępnij
over-shared-alone = 🎲 { $player } · **{ $title }** · **{ $total }** { $total ->
    [one] punkt
    [few] punkty
   *[many] punktów
    }
shared-already = Ten wynik jest już udostępniony na tym kanale.
over-awards = 🎖 { $player }: { $names }
over-luck = 🔍 { $exact ->
    [no] Prawdopodobnie:{" "}
   *[yes] {""}
    }{ $dice ->
    [even] kości sprzyjają wszystkim po równo
   *[somebody] { $lucky } ma { $seats ->
        [2] lepsze
       *[other] najlepsze
        } kości
    }{ $play ->
    [even] .
    [same] {" "}i też gra { $seats ->
        [2] lepiej
       *[other] najlepiej
        }.
   *[other] { $dice ->
        [even] , a
       *[somebody] , ale
        } { $skilled } gra { $seats ->
        [2] lepiej
       *[other] najlepiej
        }.
    }
over-review-alone = 🔍 { $player }: { $accuracy ->
    [none] brak wyboru{" "}
   *[other] dokładność { $accuracy } na 100{" "}
    }{ $luck ->
    [0] i przeciętne kości.
   *[other] { $way ->
        [minus] i gorsze kości niż zwykle.
       *[plus] i lepsze kości niż zwykle.
        }
    }
over-stopped = ### { $title }: koniec bez wygranej.
over-voided-by = -# { $manager } z moderacji unieważnia tę partię: nie liczy się na tym serwerze.
over-stopped-by = { $manager } jako pomocnik serwera kończy partię. Nikt nie wygrywa, a partia się nie liczy.
over-in-thread = -# Rewanż i sprawdzanie kości są tutaj: { $link }
button-rematch = Rewanż
button-check = Sprawdź kości
button-review = Analiza
stop-sure = **Zakończyć tę partię ({ $title })?** { $others ->
    [0] Nikogo innego nie ma, więc kończy się od razu.
   *[other] Kończy się tylko za zgodą wszystkich: { $players }.
    } Wtedy nikt nie wygrywa i { $left ->
    [0] partia się nie liczy.
   *[other] partia liczy się tylko dla tych, którzy z niej wyszli.
    }
    Jeśli zamiast tego wyjdziesz, { $remaining ->
    [0] partia się kończy i nikt nie wygrywa.
    [1] druga osoba od razu wygrywa.
   *[other] partia trwa dalej bez ciebie.
    }{ $rated ->
    [yes] {" "}Jest rankingowa, więc wyjście to przegrana.
   *[no] {""}
    }
helper-sure = { $what ->
    [pause] **Wstrzymać partię { $id } ({ $title })? Grają: { $players }.** Każdy z graczy może nacisnąć **Wznów**.
   *[stop-void] **Zakończyć partię { $id } ({ $title })? Grają: { $players }.** Nikt nie wygrywa, a partia się nie liczy. W partii i w historii widać, że kończysz ją ty.
    } Zarządzający mogą o tym przeczytać.
helper-why = Dlaczego? (możesz zostawić puste)
helper-why-about = Zarządzający serwerem czytają to w /farkle-setup log.
reason-with-address = Powód nie może zawierać adresu. Napisz go jeszcze raz, bez adresu (po kropce daj spację). Twój tekst: `{ $typed }`
button-helper = { $what ->
    [pause] Wstrzymaj partię
   *[stop-void] Zakończ partię
    }
stop-question = ✋ { $host } chce zakończyć tę partię (**{ $title }**). Jeśli wszyscy się zgodzą, nikt nie wygrywa i { $left ->
    [0] partia się nie liczy.
   *[other] partia liczy się tylko dla tych, którzy z niej wyszli.
    } Do tego czasu trwa dalej.
    Brakuje zgody: { $players }
    -# Partia { $id }
stop-asked = Pytanie wysłane. Partia trwa, aż wszyscy się zgodzą.
stop-asked-already = Pytanie już jest wysłane, a czas na zgodę mija <t:{ $until }:f>. Dopóki nie zgodzą się wszyscy, partia trwa.
stop-not-asked = Nikt nie pyta o zakończenie partii. Gospodarz może zapytać przez `/farkle stop`.
stop-agreed-already = Twoja zgoda już jest. Muszą się jeszcze zgodzić inni.
helper-plays = Grasz w tej partii, więc nie możesz jej kończyć ani wstrzymywać za innych. Zapytaj gospodarza, <@{ $host }>, albo kogoś z pomocników lub zarządzających, kto nie gra.
button-stop = Zakończ partię
button-stop-ask = Zapytaj wszystkich
button-stop-agree = Zgadzam się
stopped-well = **{ $title }**{ $id ->
    [none] {""}
   *[other] , partia { $id }
    }: koniec partii.

## Yahtzee

over-alone = ### 🏁 { $player } kończy z wynikiem { $total }!
over-alone-left = ### { $title }: { $seats ->
    [1] koniec przed czasem.
   *[other] koniec bez wygranej, bo nikt nie został.
    }

## Przeciwnicy

computer = 🤖 { $name }{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
    }
character-timid = Nieśmiała Nina
character-timid-about = Zadowala się niewielką liczbą punktów. Dobra na pierwszą partię
character-steady = Stateczny Staszek
character-steady-about = Gra na punkty, nie patrzy na wynik i często się myli
character-keen = Ambitna Ada
character-keen-about = Gra o wygraną i czasem popełnia błąd
character-perfect = Perfekcyjna Pola
character-perfect-about = Zna szanse każdego rzutu i nie popełnia błędów
character-plain = Zwykły Zenek
character-plain-about = Gra bez trenera
no-opponents = Nie ma przeciwnika do usunięcia. Najpierw jakiegoś dodaj.
opponents-turn = Teraz gra komputer. Ruszy za chwilę.
board-opponent = { $player } zaraz zagra.
computer-plays = Gra { $player }:

## Analiza partii

review-head = ### 🔍 Analiza: { $title } · partia { $id }
review-picture = -# **Szanse na wygraną** po rundach. Litery: patrz nazwy powyżej.{ $blunders ->
    [0] {""}
   *[other] {" "}Krzyżyki: grube błędy.
    }{ $decisive ->
    [0] {""}
   *[other] {" "}Liczby: co rozstrzygnęło partię.
    }
review-decision = ### 🔍 { $title } · partia { $id }
    -# Decyzja { $number } z { $most }
review-yours = { $count ->
    [1] **U ciebie: { $quality ->
        [blunder] 1 gruby błąd
       *[mistake] 1 błąd
        }**
   *[other] { $all ->
        [yes] **U ciebie: { $counts }**
       *[no] **Twoje najgorsze: { $counts }**
        }
    }
review-yours-none = **Ani jednego błędu, nawet małego.** Świetna gra!
review-mistake = Runda { $round }: { $choice }. { $verdict }
review-verdict = { $quality ->
    [best] Najlepszy wybór.
    [good] Dobrze. Trochę lepiej: { $better }.
    [inaccuracy] Niedokładność. Lepiej: { $better }.
    [mistake] Błąd. Lepiej: { $better }.
   *[blunder] Gruby błąd. Lepiej: { $better }.
    }
review-no-choice = Nie było innego wyboru.
review-choices = { $choices ->
    [one] 1 wybór
    [few] { $choices } wybory
   *[many] { $choices } wyborów
    }: { $counts }
review-count = { $quality ->
    [best] { $count ->
        [one] 1 najlepszy
        [few] { $count } najlepsze
       *[many] { $count } najlepszych
        }
    [good] { $count ->
        [one] 1 dobry
        [few] { $count } dobre
       *[many] { $count } dobrych
        }
    [inaccuracy] { $count ->
        [one] 1 niedokładność
        [few] { $count } niedokładności
       *[many] { $count } niedokładności
        }
    [mistake] { $count ->
        [one] 1 błąd
        [few] { $count } błędy
       *[many] { $count } błędów
        }
   *[blunder] { $count ->
        [one] 1 gruby błąd
        [few] { $count } grube błędy
       *[many] { $count } grubych błędów
        }
    }
review-decisive = Co rozstrzygnęło partię:
review-part = { $part ->
    [dice] kości
    [play] gra
    [absence] nieobecność
    [others] przeciwnicy
   *[rest] przeciwnicy i niepewność
    }{"\u00A0"}{ $sign }{ $size }{ $unit ->
    [points] {""}
   *[other] %
    }
review-exact = Liczby są dokładne: kości, gra i przeciwnicy dają razem całą różnicę. Gra to tyle, ile kosztują błędy.
review-estimated = Szacunki: liczby nie są całkiem dokładne.
review-too-long = Ta partia jest za długa do analizy: ma ponad { $most } { $most ->
    [1] rzut
   *[other] rzutów
    }, wyborów i innych zdarzeń.
review-improving = Jeszcze liczę szanse na wygraną na tych zasadach. Zapytaj za kilka minut; na razie oto wynik po rundach.
review-points-only = Nie znam szans na wygraną na tych zasadach, więc oto wynik po rundach.
hint-head = { $thrown ->
    [none] 💡 **Podpowiedź**
   *[other] 💡 **Podpowiedź** dla { $thrown }
    }
hint-choice = { $place }. **{ $choice }** · { $worth }
hint-improving = -# Jeszcze liczę szanse na wygraną na tych zasadach. Zapytaj za kilka minut.
review-played = Ruch: { $choice }{ $thrown ->
    [none] .
   *[other] . Rzut: { $thrown }.
    }
alt-review = Szanse na wygraną każdego miejsca, od początku do końca partii. { $seats }.
alt-review-seat = { $player }: { $start }% na początku, { $end }% na końcu

## Polecenia

command-farkle = Graj w Farkle na tym kanale
command-start-rules = Na jakich zasadach (bez wyboru: na domyślnych)
command-start-target = Ile punktów do wygranej (domyślnie: jak w zasadach)
command-board = Przenieś planszę partii na dół kanału
command-games = Twoje otwarte partie, skądkolwiek są: możesz w nie grać od razu tutaj (widzisz to tylko ty)
command-leave = Wyjdź z partii
command-hint = Zapytaj trenera, co zrobić w swojej turze (odpowiedź widzisz tylko ty)
command-stop = Zakończ partię bez wygranej: jako gospodarz za zgodą wszystkich albo jako pomocnik serwera
command-roll = Rzuć kośćmi, tak jak przyciskiem
command-keep = Odłóż kości, tak jak przyciskami
command-keep-dice = Kości, np. 1 1 5
command-bank = Zapisz punkty swojej tury, tak jak przyciskiem
command-help = Jak grać i co tu można robić (widzisz to tylko ty)
command-game = Która partia, jeśli jest ich kilka
choice-rules = { $title } · { $summary }
choice-game-unreadable = { $title } · nie da się odczytać{ $id ->
    [none] {""}
   *[other] {" "}· partia { $id }
    }
choice-game = { $title }{ $target ->
    [0] {""}
   *[other] {" "}· do { $target }
    } · { $players ->
    [1] 1 gracz
   *[other] { $players } graczy
    }{ $sits ->
    [yes] , w tym ty
   *[no] {""}
    } · { $state }{ $id ->
    [none] {""}
   *[other] {" "}· partia { $id }
    }
bad-target = Na tych zasadach żadna partia nie może się skończyć przy tym celu: { $problem }
command-rules = Zestawy zasad dostępne tutaj, każdy z wyjaśnieniem
command-setup = Ustawienia Farkle na tym serwerze
command-setup-default = Wybierz domyślne zasady tego serwera
command-setup-make = Stwórz własny zestaw zasad na bazie innego
command-setup-edit = Zmień krok po kroku własny zestaw zasad
command-setup-rename = Zmień nazwę własnego zestawu zasad
command-setup-delete = Usuń własny zestaw zasad
command-setup-import = Dodaj zestaw zasad z pliku YAML
command-setup-export = Pobierz zestaw zasad jako plik YAML
command-setup-name = Który zestaw zasad
command-setup-title = Nazwa twoich zasad, do 40 znaków
command-setup-file = Plik YAML, taki jak z export

## Zestaw zasad słowami

words-turn = **Twoja tura**
words-winning = **Wygrana**
words-points = { $points }
number-of-dice = { $dice } { $dice ->
    [1] kość
   *[other] kości
    }
option-dice = Liczba kości
option-three-pairs = Trzy pary

## Własne zasady serwera

rules-list-head = ### { $game }: w co tu można grać
    { $starts }
rules-list-other = Pokaż { $game }
rules-list = Wszystkie zasady
rules-list-line = **{ $title }**{ $default ->
    [yes] {" "}(tutaj domyślne)
   *[no] {""}
    }
    { $summary }
rules-list-own = własne zasady na bazie { $base }
rules-choose = Pokaż zasady…
rules-head = ### { $title }
rules-start = Zagraj: `/{ $game } start rules:{ $typed }`
shipped-stays = { $title } to wbudowany zestaw zasad i nie da się go zmienić. Zrób na jego bazie własny: `/farkle-setup make`.
changed-meanwhile = Ktoś inny zmienił w międzyczasie „{ $title }”. Otwórz to jeszcze raz przez `/farkle-setup edit`.
title-taken = Jest już zestaw zasad „{ $title }”. Wybierz inną nazwę.
too-many-rule-sets = Serwer może mieć { $most } { $most ->
    [one] własny zestaw
    [few] własne zestawy
   *[many] własnych zestawów
    } zasad. Najpierw któryś usuń: `/farkle-setup delete`.
setup-default-set = `/{ $game } start` otwiera teraz domyślnie partię na zasadach **{ $title }**.
setup-made = Zestaw zasad **{ $title }** jest gotowy. Zmień, co chcesz, krok po kroku poniżej.
setup-renamed = Nowa nazwa: **{ $title }**.
setup-deleted = Zestaw zasad **{ $title }** jest usunięty. Trwające partie go zachowują. Oto plik, gdyby miał wrócić.
setup-delete-sure = **Usunąć { $title }?** To domyślne zasady `/{ $game } start`. Nowe domyślne zasady to *{ $next }*. Trwające partie zachowują swoje zasady, a zestaw dostajesz jako plik.
button-delete-rules = Usuń
setup-import-form = Zasady z pliku
setup-imported = Zestaw zasad **{ $title }** jest dodany: gra się przez `/{ $game } start rules:{ $typed }`.
setup-exported = Oto **{ $title }** jako plik. `/farkle-setup import` wczytuje go z powrotem, tu albo gdzie indziej.
file-too-large = Plik jest większy niż { $most } KiB, za duży na zestaw zasad.
faults-head = Na tych zasadach nie da się grać, więc nic nie jest zmienione:
and-more = … i jeszcze { $count }
editor-head = ### Edycja: { $title }
editor-no-change = Bez zmian. Wybierz, co zmienić.
editor-changed = Jeszcze niezapisane:
editor-change = **{ $option }**: { $before } → **{ $after }**
editor-save = Zapisz
editor-discard = Odrzuć
editor-words = Zasady słowami
editor-allowed = Dozwolone: { $allowed }
editor-again = Popraw
editor-saved = **{ $title }**: zapisane. Trwające partie zachowują zasady ze startu.
editor-discarded = Twoje zmiany są odrzucone.
editor-gone = Ta edycja jest zamknięta. Otwórz ją jeszcze raz przez `/farkle-setup edit`.
rules-option = **{ $option }:** { $value }
value-yes = Tak
value-no = Nie
value-none = brak
lobby-remove = Usuń gracza…
lobby-target = Graj do…
lobby-target-option = Do { $target } { $target ->
    [1] punktu
   *[other] punktów
    }
lobby-seats = Miejsca…
lobby-seats-option = { $seats ->
    [1] Tylko 1 gracz
   *[other] Do { $seats } graczy
    }
lobby-time = Czas na turę…
lobby-zone = 🕒 { $zone }.{ $fixed ->
    [yes] {" "}Ta strefa nie uwzględnia zmiany czasu. Wybierz miejsce, a to się zmieni.
   *[no] {""}
    }
lobby-free-days = Tury nie kończą się w te dni… (do { $most } { $most ->
    [1] dnia
   *[other] dni
    })
lobby-hour = Tury kończą się codziennie o…
lobby-hour-option = Codziennie o { $time }
seats-taken = Tyle osób już tu jest: { $players }. Wybierz co najmniej tyle miejsc.

## Ustawienia serwera

command-setup-settings = Kanały, czas na turę, limity, pomocnicy, język i uprawnienia, których mi brakuje
command-setup-zone = Wybierz strefę czasową serwera: kiedy zaczynają się jego dni, tygodnie i miesiące
command-setup-log = Kto kończył lub wstrzymywał cudze partie, kiedy i dlaczego
log-head = ### Co robią pomocnicy i moderacja
    -# { $days ->
    [one] Ostatni { $days } dzień
    [few] Ostatnie { $days } dni
   *[many] Ostatnie { $days } dni
    }, od najnowszych.
log-former-helper = Ktoś z pomocników, kto usunął swoje dane
log-empty = Nikt z pomocników ani moderacji nie ingerował ostatnio w cudze partie. `/farkle-setup settings` ustala, kto może.
log-line = { $what ->
    [paused] ⏸️ { $who } wstrzymuje
    [closed] 🚪 { $who } zamyka poczekalnię
   *[ended] 🛑 { $who } kończy
    } **{ $title }**, [{ $id ->
    [none] wiadomość
   *[other] partia { $id }
    }]({ $link }) · <t:{ $at }:f>{ $reason ->
    [none] {""}
   *[other] {"\u000A"}-# { $reason }
    }
needs-manage-server = Potrzebujesz tu uprawnienia Zarządzanie serwerem. Zapytaj osobę, która zarządza serwerem.
only-channels = Wybierz najwyżej { $most } { $most ->
    [one] kanał
    [few] kanały
   *[many] kanałów
    } tego serwera, na których mogę pisać. Nic się nie zmienia.
only-roles = Wybierz najwyżej { $most } { $most ->
    [one] rolę
    [few] role
   *[many] ról
    } tego serwera, bez @everyone. Nic się nie zmienia.
settings-head = ### ⚙️ Farkle na tym serwerze
    -# Zmiany działają od razu. Otwarte partie zachowują swój czas na turę.
settings-page-channels = Kanały
settings-page-turns = Tury
settings-page-games = Partie
settings-page-server = Serwer
settings-page-roles = Role
settings-back = ◀ Wszystkie ustawienia
settings-channels = **Kanały:** { $many ->
    [0] { $gone ->
        [0] wszędzie
       *[other] żaden nie został
        }
   *[other] { $channels }
    }{ $gone ->
        [0] {""}
        [one] {" "}(1 wybrany kanał został usunięty)
        [few] {" "}({ $gone } wybrane kanały zostały usunięte)
       *[many] {" "}({ $gone } wybranych kanałów zostało usuniętych)
    }
settings-choose-channels = Tylko na tych kanałach…
settings-everywhere = Wszędzie
settings-helpers = **Pomocnicy:** { $many ->
    [0] brak
   *[other] { $roles }
    }
settings-about-helpers = -# Osoby z tymi rolami mogą kończyć i wstrzymywać cudze partie, tak jak zarządzający. Co robią, pokazuje `/farkle-setup log`.
settings-power-to = { $who ->
    [everyone] Wszyscy
   *[managers] Tylko zarządzający
    }
settings-power-moderating = **Moderacja:** { $who ->
    [roles] { $roles } i zarządzający
    [everyone] wszyscy
   *[managers] tylko zarządzający
    }
    -# Moderacja może blokować osoby, unieważniać partie i prowadzić cudze turnieje przez `/farkle-moderate`, ale nie tam, gdzie sama gra. Co robi, pokazuje `/farkle-setup log`.
settings-choose-power-moderating = Role moderacji…
settings-choose-helpers = Role pomocników…
menu-turn-seconds = Zwykły czas na turę
menu-longest-turn = Najdłuższy czas, jaki może wybrać gospodarz
menu-most-in-channel = Limit partii na kanał
menu-most-per-person = Limit partii na osobę
menu-zone = Strefa czasowa
settings-about-zone = -# O północy tej strefy zaczynają się tygodnie i miesiące rankingów, a ogłoszenia pojawiają się według jej zegara. Po zmianie trwające tygodnie i miesiące kończą się jeszcze po staremu. Wybierz, która jest tam teraz godzina, a potem miejsce, albo wpisz je po `/farkle-setup zone`.
menu-locale = Język
settings-as-discord-says = Jak w Discordzie
settings-language-partly = { $language } (przetłumaczone { $percent }%, reszta po angielsku)
menu-boards = Gdy zmienia się kolej
boards-as-needed = Ta sama plansza, gdy gracze są na miejscu, inaczej nowa z pingiem
boards-one = Nowa plansza z pingiem, stara usunięta
boards-in-place = Ta sama plansza, bez pingów
boards-fold = Nowa plansza z pingiem, stara skrócona do wiersza
settings-threads = **Wątki:** { $value ->
    [on] osobny dla każdej partii
   *[off] partie zostają na kanale
    }
settings-hints = **Podpowiedzi:** { $value ->
    [on] dozwolone w nowych partiach, które wtedy nie są rankingowe, chyba że gospodarz je wyłączy
   *[off] wyłączone, chyba że gospodarz je włączy
    }
settings-switch = { $to ->
    [on] Włącz
   *[off] Wyłącz
    }
settings-first-roll = **Pierwszy rzut:** { $value ->
    [on] automatyczny, jeśli przed nim nie ma nic do wyboru
   *[off] gracze naciskają Rzuć
    }
settings-channels-gone = ⚠️ Wszystkie wybrane kanały zostały usunięte, więc nie można otworzyć żadnej partii. Wybierz inne albo wszędzie.
settings-lacks-head = ⚠️ **Brakuje mi uprawnień:**
settings-lacks = { $channels }: { $permissions }
settings-lacks-nothing = ✓ Mam wszystkie potrzebne uprawnienia.
permission-view-channel = Wyświetlanie kanału
permission-send-messages = Wysyłanie wiadomości
permission-create-public-threads = Tworzenie publicznych wątków
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach

## Statystyki: krótkie słowa

page-back = ◀ Wstecz
page-next = Dalej ▶
somebody = ktoś z graczy
former-player = dawny gracz
player-of-seat = gracz { $seat }
scope-here = Tutaj
scope-own = Wszędzie · widzisz to tylko ty
scope-all = Wszystkie zasady { $game }
go-own = Moje partie wszędzie
go-history = Minione partie
go-skill = Szczęście i umiejętności
go-awards = Osiągnięcia
go-more = Zasady i okres
go-calculation = Jak to się liczy?
go-everybody = Partie wszystkich
go-list = Wróć do listy
go-game = Wróć do partii
go-mistake = Następny błąd
go-decisions = Każda decyzja
go-review = Wróć do analizy
go-replay = Powtórka
go-export = Eksportuj
go-share = Pokaż wszystkim
choose-family = Jakie zasady?
choose-order = Według czego?
choose-period = Kiedy?
choose-game = Zobacz partię…
period-all = Od początku
period-month = W tym miesiącu
period-week = W tym tygodniu
period-day = Dzisiaj
# As in English.
order-rating = Rating
order-wins = Najwięcej wygranych
order-win-rate = Odsetek wygranych
order-average = Średnia punktów na partię
order-best-turn = Najlepsza tura
order-best-game = Najlepsza partia
order-accuracy = Najlepsze decyzje
order-average-luck = Najwięcej szczęścia na partię

## Czego nie da się pokazać

no-games-yet = Nie masz tu jeszcze skończonych partii. `/farkle start` otwiera nową, a jej poczekalnia mówi, czy jest rankingowa.
no-games-of = Nie ma tu skończonych partii gracza <@{ $player }>.
player-not-here = Na tym serwerze nie ma gracza <@{ $player }> ani żadnej partii tej osoby.
bots-do-not-play = <@{ $player }> to bot, a boty tu nie grają.
no-games-together = <@{ $first }> i <@{ $second }> nie mają tu jeszcze wspólnej skończonej partii.

## Statystyki gracza

card-head = ### 🎲 { $player }
    -# { $scope }
card-empty = Nie ma jeszcze partii, które się liczą.
card-against = **Z komputerami**
card-against-one = { $name }: wygrane { $wins } z { $games } · najlepiej { $best } { $best ->
    [one] punkt
    [few] punkty
   *[many] punktów
    }{ $longest ->
    [0] {""}
   *[other] {" "}· seria wygranych { $run }, najdłuższa { $longest }
    }
card-games = **{ $games }** { $rated ->
    [yes] { $games ->
        [one] rankingowa{" "}
        [few] rankingowe{" "}
       *[many] rankingowych{" "}
    }
   *[no] {""}
    }{ $games ->
    [one] partia
    [few] partie
   *[many] partii
    } · wygrane **{ $wins }** · **{ $percent }%**
card-rating = Rating **{ $value }**{ $settled ->
    [no] , wstępny: { $missing ->
        [one] jeszcze 1 partia
        [few] jeszcze { $missing } partie
       *[many] jeszcze { $missing } partii
        }
   *[yes] {""}
    }
card-form = Forma `{ $form }` · { $last ->
    [won] wygrane
   *[lost] przegrane
    } z rzędu: { $run }
form-won = W
form-lost = P
card-game-points = **Na partię:** średnio { $average } { $average ->
    [one] punkt
    [few] punkty
   *[many] punktów
    }, najlepiej { $best }
card-skill = **Umiejętności:** dokładność { $accuracy } na 100, { $choices ->
    [one] 1 wybór
    [few] { $choices } wybory
   *[many] { $choices } wyborów
    } · **Szczęście:** { $sign }{ $luck }% szans na wygraną w partii
card-rare = **Poza tym:** { $list }
card-comebacks = { $count ->
    [one] 1 odrobiona strata
    [few] { $count } odrobione straty
   *[many] { $count } odrobionych strat
    }
card-instant-wins = { $count ->
    [one] 1 natychmiastowa wygrana
    [few] { $count } natychmiastowe wygrane
   *[many] { $count } natychmiastowych wygranych
    }
card-skunks-given = zadane pogromy: { $count }
card-skunks-taken = własne pogromy: { $count }
card-penalties = { $count ->
    [one] 1 kara
    [few] { $count } kary
   *[many] { $count } kar
    }
card-lefts = wyjście z { $count ->
    [1] 1 partii
   *[other] { $count } partii
    }
card-awards = **Osiągnięcia:** { $names }
card-since = -# Pierwsza partia: <t:{ $since }:D> · ostatnia: <t:{ $last }:R>
card-points = **Punkty z { $games } { $games ->
    [1] ostatniej partii
   *[other] ostatnich partii
    }**, najnowsze po prawej; gwiazdka to wygrana
card-alone = **W pojedynkę:** { $games ->
    [one] 1 partia
    [few] { $games } partie
   *[many] { $games } partii
    } · średnio { $average } · najlepiej { $best }
alt-points = Punkty na partię, od najstarszych: { $games }.
alt-game-won = { $points } (wygrana)

## Szczęście i umiejętności gracza

skill-head = ### 🔍 { $player }: szczęście i umiejętności
    -# { $scope }
skill-empty = Żadna partia nie ma tu jeszcze analizy.
skill-picture = **{ $games ->
    [one] Ostatnia partia
    [few] Ostatnie { $games } partie
   *[many] Ostatnie { $games } partii
    }**, najnowsze po prawej: u góry dokładność, u dołu szczęście; gwiazdka to wygrana
skill-about = **Dokładność** mówi, jak dobre są twoje wybory: 100, jeśli każdy jest najlepszy; na początku wychodzi około 60. **Szczęście** mówi, ile dają ci kości, w procentach szans na wygraną. Na dłuższą metę każdy ma 0.
    -# Liczą się tu tylko rankingowe partie dwóch osób, jeśli znam najlepszą strategię dla ich zasad. Żeby być w rankingu, potrzebujesz w nich { $needed } { $needed ->
    [1] wyboru
   *[other] wyborów
    }.
alt-skill = Dokładność i szczęście w każdej partii, od najstarszych: { $games }.
alt-skill-game = { $accuracy ->
    [none] bez wyborów
   *[other] dokładność { $accuracy }
    }, szczęście { $sign }{ $luck }%{ $won ->
    [yes] , wygrana
   *[no] {""}
    }

## Jeden na jednego

duel-head = ### { $first } kontra { $second }
    -# { $scope }
duel-games = **{ $games }** { $games ->
    [one] wspólna partia
    [few] wspólne partie
   *[many] wspólnych partii
    }{ $level ->
    [0] .
    [one] , w tym 1 remis.
    [few] , w tym { $level } remisy.
   *[many] , w tym { $level } remisów.
    }
duel-lead = { $leads ->
    [yes] { $player } prowadzi **{ $ahead }–{ $behind }**
   *[no] Jest remis **{ $ahead }–{ $behind }**
    }
duel-side = { $player }: wygrane { $wins } · łącznie { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
    }, najlepiej { $best }
duel-last = **Ostatnie partie**, punkty i pozycje: { $player }
duel-game = `{ $letter }` { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
    }, pozycja { $place } z { $seats } · <t:{ $at }:R>

## Rankingi

top-head = ### 🏆 { $order }
    -# { $about } · { $people ->
    [0] jeszcze bez graczy
    [1] 1 gracz
   *[other] { $people } graczy
    }
top-empty = Nikogo tu jeszcze nie ma. `/{ $game } start` otwiera partię.
top-line = **{ $place }.** { $player }{ $medal } · { $value } · { $games ->
    [one] 1 partia
    [few] { $games } partie
   *[many] { $games } partii
    }
top-line-provisional = { $player } · { $value } · { $games ->
    [one] 1 partia
    [few] { $games } partie
   *[many] { $games } partii
    }
top-provisional = **Wstępny** (mniej niż { $needed } { $needed ->
    [one] partia
    [few] partie
   *[many] partii
    })
top-win-rate = **{ $percent }%**, wygrane { $wins }
top-value = **{ $value }**
top-luck = **{ $sign }{ $luck }%**
top-line-choices = **{ $place }.** { $player }{ $medal } · { $value } · { $choices } { $choices ->
    [one] wybór
    [few] wybory
   *[many] wyborów
    }
top-own = …
    { $line }{ $hidden ->
    [yes] {" "}· inni tego nie widzą
   *[no] {""}
    }
top-needs = -# Żeby tu być, potrzebujesz { $needed ->
    [1] 1 rankingowej partii
   *[other] { $needed } rankingowych partii
    }.
top-needs-choices = -# Żeby tu być, potrzebujesz { $needed } { $needed ->
    [1] przeanalizowanego wyboru
   *[other] przeanalizowanych wyborów
    } w partiach dwóch osób.
how-rating = **Jedna liczba.** Zaczynasz od 1000, zyskujesz, gdy kończysz przed innymi, a tracisz, gdy za nimi: im większa niespodzianka, tym więcej. To ostrożny szacunek, więc trochę rośnie też dlatego, że bot cię poznaje. Dopóki nie masz { $needed } partii, rating jest wstępny i na osobnej liście.
how-counts = **Co się liczy.** Poczekalnia mówi to przed startem partii. Rating i rankingi należą do jednego serwera. Partie z podpowiedziami albo z komputerem nie są rankingowe.
    {""}**Wyjście** z rankingowej partii to przegrana. Rywale zyskują rating tylko wtedy, gdy masz już za sobą { $turns } { $turns ->
    [one] turę
    [few] tury
   *[many] tur
    }.
    {""}**Te same osoby:** w ciągu { $days } { $days ->
    [1] dnia
   *[other] dni
    } każda kolejna partia z tą samą osobą zmienia twój rating o { $percent }% mniej niż poprzednia.

## Zakończone partie

past-head = ### 📜 Partie: { $player }
    -# Tutaj · { $games ->
    [one] 1 partia
    [few] { $games } partie
   *[many] { $games } partii
    }, od najnowszych
past-head-all = ### 📜 Partie wszystkich
    -# Tutaj · { $games ->
    [one] 1 partia
    [few] { $games } partie
   *[many] { $games } partii
    }, od najnowszych
past-empty = Nie ma tu jeszcze skończonych partii.
past-line = `#{ $id }` **{ $title }** · <t:{ $at }:R>{ $won ->
    [no] {" "}· bez wygranej
   *[yes] {""}
    }
    { $seats }
past-voided = `#{ $id }` **{ $title }** · <t:{ $at }:R>
    🛑 { $players }: kończy { $manager } jako pomocnik serwera. Nie liczy się.
past-seat = { $won ->
    [yes] 🏆 {""}
   *[no] {""}
    }{ $player } { $points }
past-option = #{ $id } · { $title }
past-option-about = { $players ->
    [1] 1 gracz
   *[other] { $players } graczy
    } · { $family } · najlepiej { $best }
game-head = ### 📜 { $title } · partia { $id }
    -# <t:{ $at }:f> · { $rounds ->
    [one] 1 runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
    }{ $won ->
    [no] {" "}· bez wygranej
   *[yes] {""}
    }
game-seat = { $letter ->
    [none] {""}
   *[other] **{ $place }.** `{ $letter }`{" "}
    }{ $player } **{ $points }**{ $won ->
    [yes] {" "}🏆
   *[no] {""}
    }
game-comeback = odrobiona strata
game-rounds = **Wynik po rundach.**{ $seats ->
    [1] {""}
   *[other] {" "}Litery: patrz nazwy powyżej.
    }{ $target ->
    [none] {""}
   *[other] {" "}Linia przerywana: { $target }.
    }
game-turning = **Punkt zwrotny**
game-swing = 🔄 { $up ->
    [yes] **Karta się odwraca** w rundzie { $round }, { $player }: strata { $before } zamienia się w przewagę { $after }
   *[no] **Przewaga ucieka** w rundzie { $round }, { $player }: przewaga { $before } zamienia się w stratę { $after }
    }{ $idle ->
    [yes] {" "}po upływie czasu
   *[no] {""}
    }.
game-exported = Partia jako tekst, gracze według miejsc. `python -m bot replay` ją odtwarza.
alt-rounds = Wynik po rundach, { $rounds ->
    [one] 1 runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
    }. Na końcu: { $ends }.
alt-rounds-seat = { $player } { $points }
replay-head = ### ▶️ { $title } · partia { $id }
    -# Tura { $step } z { $steps }
replay-first = ⏮ Pierwsza
replay-last = Ostatnia ⏭
replay-turn = **Runda { $round }:** { $player }
replay-idle = ⌛ Koniec czasu, gra bot:
replay-ended = i tura się kończy.
replay-over = 🏆 { $players } { $many ->
    [1] wygrywa
   *[other] wygrywają razem
    }.

## Prywatność

privacy = ### 🔒 Co o tobie przechowuję
    { $games ->
    [0] Nie masz jeszcze skończonych partii.
   *[other] Masz **{ $games }** { $games ->
        [one] skończoną partię
        [few] skończone partie
       *[many] skończonych partii
        } (serwery i czaty: **{ $servers }**). Dla każdej przechowuję twój identyfikator Discorda, identyfikator naciśnięcia lub polecenia, którym zajmujesz miejsce, twoje rzuty i wybory z ich czasem oraz wynikające z nich statystyki.
    } Oprócz partii przechowuję twoje osiągnięcia, otwierane poczekalnie, wyzwania, kogo blokujesz, jakie wiadomości chcesz dostawać, kiedy partie mają cię pingować, twój język, czyje wyzwania przyjmujesz, twoje dni z kośćmi dnia oraz to, czy jesteś w rankingach.
    Nie przechowuję twojej nazwy, zdjęcia ani tego, co piszesz na Discordzie.
privacy-listed = Jesteś w rankingach.
privacy-hidden = Nie ma cię w rankingach, a twoje minione partie mogą otworzyć tylko ich gracze. W swoich statystykach nadal się widzisz.
button-own-settings = Moje ustawienia
own-settings = ### ⚙️ Twoje ustawienia
    Działają na wszystkich serwerach. To, co widzisz tylko ty, jest w twoim języku; to, co widzą wszyscy, w języku serwera.
own-pings = Kiedy partie cię pingują
own-pings-choice = { $value ->
    [always] Zawsze, gdy zaczyna się moja tura
    [absent] Tylko jeśli od minuty nic nie naciskam
    [never] Nigdy
   *[server] Jak na serwerze
    }
own-locale = Twój język
own-locale-discord = Jak w moim Discordzie
privacy-challengers = Kto może cię wyzwać na partię w wiadomościach prywatnych?
privacy-challengers-choice = { $value ->
    [all] Wszyscy
    [server] Tylko osoby, które pytają na wspólnym serwerze
   *[nobody] Nikt
    }
privacy-blocked = Te osoby nie mogą cię wyzywać:
privacy-met = Osoby z twoich ostatnich wyzwań:
privacy-block = Zablokuj komuś wyzwania…
privacy-unblock = Znowu pozwól komuś wyzywać…
privacy-export = Pobierz jako plik
privacy-hide = Ukryj mnie w rankingach
privacy-show = Pokaż mnie w rankingach
privacy-forget = Usuń mnie
privacy-exported = Wszystko, co o tobie przechowuję.
privacy-forget-sure = **Usunąć o tobie wszystko, na wszystkich serwerach i czatach?** Nie da się tego cofnąć.
    Znikają twoje statystyki, rating i osiągnięcia. Partie zostają, bo należą też do rywali, a na twoim miejscu jest *dawny gracz*. Wychodzisz z trwających partii i nie możesz już zagrać dzisiejszymi kośćmi. Przez 1 dzień nie możesz otwierać poczekalni ani nikogo wyzywać; przez 7 dni twoje partie nie są rankingowe.
privacy-forget-yes = Usuń mnie na dobre
privacy-forgotten = Wszystko o tobie jest usunięte. Jeśli znowu zagrasz, zaczynasz od zera.

## Polecenia do statystyk

command-stats = Statystyki gracza: partie, wygrane, rating, forma
command-stats-player = Czyje (domyślnie: twoje)
command-leaderboard = Kto prowadzi na tym serwerze
command-leaderboard-by = Według czego (domyślnie: rating)
command-leaderboard-when = Wszystkie partie czy tylko ostatnie
command-leaderboard-rules = Tylko partie na tych zasadach i na opartych na nich
command-leaderboard-season = Sezon tego serwera
command-duel = Dwie osoby: kto z kim wygrywa
command-duel-other = Druga osoba (domyślnie: ty)
command-history = Minione partie: w skrócie, tura po turze albo jako plik
command-privacy = Co o tobie przechowuję: pobierz, ukryj albo usuń

## Statystyki i prywatność: odmowy

order-not-here = Rankingów { $game } nie da się tak ułożyć. Wybierz coś z tego: { $orders }.
no-such-order = Rankingów nie da się ułożyć według „{ $name }”. Wybierz z listy.
no-such-span = Na tym serwerze nie ma takiego sezonu. Wybierz z listy.
same-person = To dwa razy ta sama osoba. Wybierz dwie osoby.
no-such-finished-game = Nie ma tu skończonej partii o tym numerze.

## Osiągnięcia

awards-head = ### 🏅 { $player }: osiągnięcia
    -# { $count } z { $all } · liczą się tylko partie na niezmienionych zasadach, na każdym serwerze
award-line = -# { $emoji } **{ $title }** · { $about }{ $state ->
    [none] {""}
   *[other] {" "}· { $state }
    }
award-progress = { $have } z { $needed }
awards-nearest = **Najbliżej**
award-earned = ✓ <t:{ $at }:d>
awards-reached = **Zdobyte**
awards-open = **Jeszcze do zdobycia**
