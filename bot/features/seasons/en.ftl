season-begins = ### 🏁 The season { $name } begins
    From now on, every rated game finished on this server counts. Decided by: **{ $order }**.{ $many ->
        [one] {""}
       *[other] {" "}{ $games } each have their own leaderboard and crown.
    }
season-ends = ### 👑 The season { $name } is over
season-end-sure = **End the season { $name } now?** { $any ->
    [no] No one has finished a rated game in it, so no one will be crowned.
   *[yes] { $leaders }
    } Later games won't count, and the season can't be restarted. The result will be announced in this channel.
season-leads = { $players } { $many ->
    [one] leads
   *[other] lead
    } in { $game } and { $many ->
    [one] will be crowned.
   *[other] will share the crown.
    }
button-season-end = End the season
season-winners = **{ $game }:** { $players } { $many ->
    [one] wins the season
   *[other] share the crown
    }!
season-more = { $count } more
season-nobody = No one finished enough games for a crown.
season-table = See the leaderboard of { $game }
season-named = season { $name }
season-choice-running = { $name } (running)
season-choice-over = { $name }
command-season-start = Begin a season with its own leaderboards
command-season-end = End the season and crown its winners
command-season-name = Its name, such as Winter 2027
command-season-by = What decides it (default: rating)
season-runs = The season '{ $name }' is still running. End it first.
no-season-runs = No season is running on this server.
season-name-taken = This server has already had a season '{ $name }'. Choose another name.
