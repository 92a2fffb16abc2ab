invite-button = Invite…
invite-head = ### 📣 Who should hear of this lobby?
    Each person is called once, in this channel. You can call twice an hour.
invite-who = Choose people to call…
invite-listed = Call { $count ->
    [one] 1 person who wants to play
   *[other] { $count } people who want to play
    }
invite-called = 📣 They are called. Who comes presses **Join** in the lobby.
invite-call = { $listed ->
    [yes] 📣 { $players }: { $host } has a lobby open, **{ $title }**. Press **Join** there: { $link }
   *[no] 📣 { $players }: { $host } invites you to play **{ $title }**. Press **Join** there: { $link }
    }
invite-called-already = Everyone you chose has been called to this lobby, or is in it. Choose others.
invite-too-often = That was called twice in an hour. You can call again <t:{ $again }:R>.
invite-hear = { $hears ->
    [yes] 🔔 You hear of open lobbies on this server: the bot calls you in their channel, twice an hour at most.
   *[no] 🔕 You don't hear of open lobbies on this server. If you want to, the bot calls you in their channel, twice an hour at most.
    }
invite-hear-change = { $hears ->
    [yes] Stop calling me
   *[no] Call me to lobbies
    }
go-hear = Hear of lobbies
