# What only hosts read, on a command line and in logs: in English, as their documents are.

no-roll-off = There's no roll-off here to see who goes first.
roll-off-first = Before the game, everyone rolls a die to see who goes first.
seats-differ = this draw gives another order: the seats would be { $right }
roll-off-missing = under these rules, all players roll for who goes first, and they didn't
roll-off-order = seat { $seat } has to roll first: a roll-off goes from seat to seat
