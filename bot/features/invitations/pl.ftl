invite-button = Zaproś…
invite-head = ### 📣 Kto ma usłyszeć o tej poczekalni?
    Każdą osobę wołam raz, na tym kanale. Możesz wołać dwa razy na godzinę.
invite-who = Wybierz, kogo zawołać…
invite-listed = Zawołaj { $count ->
    [one] 1 osobę, która chce grać
    [few] { $count } osoby, które chcą grać
   *[many] { $count } osób, które chcą grać
    }
invite-called = 📣 Zawołane. Kto przyjdzie, naciska **Dołącz** w poczekalni.
invite-call = { $listed ->
    [yes] 📣 { $players }: { $host } ma otwartą poczekalnię, **{ $title }**. Naciśnij tam **Dołącz**: { $link }
   *[no] 📣 { $players }: { $host } zaprasza na **{ $title }**. Naciśnij tam **Dołącz**: { $link }
    }
invite-called-already = Wszystkie wybrane osoby już są zawołane albo są w poczekalni. Wybierz inne.
invite-too-often = To było już drugie wołanie w ciągu godziny. Następne <t:{ $again }:R>.
invite-hear = { $hears ->
    [yes] 🔔 Dostajesz powiadomienia o otwartych poczekalniach na tym serwerze: bot woła cię na ich kanale, najwyżej dwa razy na godzinę.
   *[no] 🔕 Nie dostajesz powiadomień o otwartych poczekalniach na tym serwerze. Jeśli chcesz, bot zawoła cię na ich kanale, najwyżej dwa razy na godzinę.
    }
invite-hear-change = { $hears ->
    [yes] Nie wołaj mnie już
   *[no] Wołaj mnie do poczekalni
    }
go-hear = Powiadomienia o poczekalniach
