invite-button = Bjud in…
invite-head = ### 📣 Vilka ska få höra om lobbyn?
    Var och en får en ping i den här kanalen. Du kan kalla två gånger i timmen.
invite-who = Välj vilka du kallar på…
invite-listed = Kalla på { $count ->
    [one] 1 person som vill spela
   *[other] { $count } personer som vill spela
    }
invite-called = 📣 De är kallade. Den som kommer trycker på **Gå med** i lobbyn.
invite-call = { $listed ->
    [yes] 📣 { $players }: { $host } har en öppen lobby, **{ $title }**. Tryck på **Gå med** där: { $link }
   *[no] 📣 { $players }: { $host } bjuder in till **{ $title }**. Tryck på **Gå med** där: { $link }
    }
invite-called-already = Alla du valde har redan kallats till lobbyn, eller är där. Välj andra.
invite-too-often = Det har redan kallats två gånger den senaste timmen. Du kan kalla igen <t:{ $again }:R>.
invite-hear = { $hears ->
    [yes] 🔔 Du får höra om öppna lobbyer på den här servern: boten kallar på dig i lobbyns kanal, högst två gånger i timmen.
   *[no] 🔕 Du får inte höra om öppna lobbyer på den här servern. Om du vill kallar boten på dig i lobbyns kanal, högst två gånger i timmen.
    }
invite-hear-change = { $hears ->
    [yes] Sluta kalla på mig
   *[no] Kalla på mig till lobbyer
    }
go-hear = Få veta om lobbyer
