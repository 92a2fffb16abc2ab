# What only hosts read, on a command line and in logs: in English, as their documents are.

owner-server = { $id } { $name }: { $open } open, { $finished } finished
owner-game = Game { $id } on { $server }: { $title }, { $state ->
    [lobby] lobby
    [paused] paused
    [asleep] on hold
   *[playing] being played
  }, { $players ->
    [one] 1 seat
   *[other] { $players } seats
  }, opened { $opened } UTC
owner-person = { $id }: { $open } running, { $finished } finished
owner-incident = { $number } at { $at } UTC, server { $server }, game { $game }, { $request }: { $problem }
owner-nothing = Nothing to list.
owner-blocked = The { $kind ->
    [person] person { $id } is blocked and can no longer use the bot.
   *[server] server { $id } is blocked. The bot leaves it, and leaves again when it is invited.
  }
owner-unblocked = The { $kind ->
    [person] person { $id } may play again.
   *[server] server { $id } may invite the bot again.
  }
owner-was-not-blocked = The { $kind ->
    [person] person { $id } was not blocked.
   *[server] server { $id } was not blocked.
  }
owner-left = The bot has left the server { $id }.
no-such-incident = There is no incident with this number. Only the last 1,000 are kept.
discord-refuses = Discord refuses that: { $problem }
no-such-server = The bot isn't on this server.
only-owner = Only the bot's owner can do that.
owner-blocks-owner = You can't block an owner of this bot: they couldn't undo it.
owner-blocks-home = The bot can't leave this server (OWNER_GUILD): the owner's commands are here.
no-discord-id = That isn't an id. Turn on Discord's developer mode to see ids.
command-owner = For the bot's owner
command-owner-servers = The busiest servers
command-owner-games = The latest lobbies and games
command-owner-people = The busiest players
command-owner-person = Only this person
command-owner-incidents = The latest incidents
command-owner-number = Everything about the incident with this number
command-owner-block = Block a person, or leave a server for good
command-owner-unblock = Unblock a person or a server
command-owner-leave = Leave a server
command-owner-what = A person or a server
command-owner-id = Its id, as the developer mode shows it
owner-person-choice = A person
owner-server-choice = A server
