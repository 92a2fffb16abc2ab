"""The coach of Farkle: what the best move is, and how likely it wins. Pure numbers; only `library` touches files.

Read in this order: `bounds` (which rules the coach takes on), `throws` (what can happen to a throw, as arrays), `sweep`
(the compiled walk through one turn),
`points` (the turn that gains the most), `endgame` (the turns after the target was reached), `standings` and `solver`
(two seats, every standing), `table` (a solved game as bytes), `twin` (what stands for a game too large to be solved),
`advice` (which choice is best now), `review` (luck and skill of a whole game), `hints` (what a player is told). The bot
asks `process`, in another process.
"""

from bot.coach.adviser import Adviser
from bot.coach.farkle import process
from bot.coach.farkle.bounds import is_cheap
from bot.coach.farkle.reviewed import VERSION
from bot.games.farkle import NAME

ADVISER = Adviser(
    name=NAME,
    version=VERSION,
    is_cheap=is_cheap,
    hint=process.hint,
    decide=process.decide,
    review=process.review,
    solve=process.solve_table,
    prepare=process.prepare,
    alone=process.alone,
)
