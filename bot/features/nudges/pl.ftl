button-nudges = Wiadomości do mnie
button-remind = Przypomnij mi jutro
nudge-head = { $games ->
    [one] 🎲 **Twoja kolej.**
    [few] 🎲 **Twoja kolej** w { $games } partiach.
   *[many] 🎲 **Twoja kolej** w { $games } partiach.
    }
nudge-stop = Nie pisz już do mnie
nudge-offer = Tury w tej partii mogą trwać długo. Mogę ci napisać wiadomość prywatną, gdy przyjdzie twoja kolej. Pytam tylko raz; znajdziesz to też pod `/farkle games` i `/farkle privacy`.
nudge-yes = Pisz, gdy moja kolej
nudges = ### 📬 Wiadomości do ciebie
    Piszę ci wiadomość prywatną, gdy przychodzi twoja kolej, chyba że zagrasz w ciągu { $minutes } { $minutes ->
    [1] minuty
   *[other] minut
    }. Wyzwania przychodzą i tak. W czasie ciszy nic nie piszę; to, co się nazbiera, poczeka do jej końca.
    🕒 { $zone }.
nudges-closed = ⚠️ Nie mogę do ciebie napisać, więc wszystkie wiadomości są wyłączone. Pozwól na wiadomości prywatne w ustawieniach prywatności wspólnego serwera albo zainstaluj mnie u siebie. Potem wybierz jeszcze raz.
nudges-games = W jakich partiach?
nudges-games-choice = { $value ->
    [slow] Powolne partie: tury od godziny w górę
    [always] Wszystkie partie
   *[off] Żadnych wiadomości o mojej kolei
    }
nudges-daily = Kiedy?
nudges-daily-choice = { $value ->
    [on] Raz dziennie, o { $hour }:00, o wszystkich moich turach
   *[off] Od razu
    }
nudges-evening = Kości dnia
nudges-evening-choice = { $value ->
    [on] Przypominaj o kościach dnia o { $hour }:00, jeśli jeszcze nie gram
   *[off] Bez przypominania o kościach dnia
    }
nudges-quiet = Godziny ciszy
nudges-quiet-choice = { $hours ->
    [0] Bez godzin ciszy
   *[other] Cisza od { $first }:00 do { $last }:00
    }
