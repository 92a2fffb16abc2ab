kind-pig = Pig
command-pig = Play Pig in this channel
command-pig-start = Open a lobby for a game of Pig
help-pig = ## How to play Pig
    {""}**Open a game** with `/pig start`. It takes 2 to 8 players.
    {""}**On your turn** press **Roll** as often as you dare: each roll adds to the turn. A 1 ends it with nothing.
    {""}**Bank** makes the points of the turn safe and ends it.
    {""}**To win,** bank to the target or beyond: that ends the game at once.
option-pig-target = Target
allowed-pig-target = whole points from 10 to 1,000
rules-title-pig = Pig
rules-summary-pig = One die: roll as often as you dare, but a 1 ends the turn with nothing. First to 100.
editor-options-pig = Winning …
pig-lobby-head = ### 🐷 Pig · { $title }
    First to { $target }
pig-head = **{ $title }** · first to { $target }
pig-your-turn = { $player }, it's your turn: press **Roll**.
pig-turn = { $player }, **{ $points }** at risk: roll again, or bank.
pig-time = -# ⏳ <t:{ $due }:R> the bot banks { $points }.
pig-button-roll = Roll
pig-button-bank = Bank { $points }
pig-bank = { $player } rolls { $dice } and banks **{ $points }**: **{ $total }** in all.
pig-bust = { $player } rolls { $dice }: **bust**! { $lost ->
    [0] Nothing was at risk.
   *[other] **{ $lost }** points gone.
    }
pig-idle = ⌛ Time is up for { $player }: the bot banks **{ $points }**, **{ $total }** in all.
pig-in-short = Roll one die as often as you like, and bank the sum. A 1 ends the turn with nothing. First to { $target } wins at once.
pig-words-turn = **Your turn**
    - Roll the die as often as you like: each roll adds to the turn.
    - Bank to keep these points. On a 1, the turn ends and they are gone.
    - When time is up, the bot banks.
pig-words-winning = **Winning**
    - The first to bank { $target } or more wins at once.
pig-best-turn = Best turn: round { $round }, { $player } banked { $points }
pig-card = **Busts:** { $busts } · most banked in a turn: { $best }
order-busts = Most busts
