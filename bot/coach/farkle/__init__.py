"""The coach of Farkle. Pure numbers; only `library` touches files. The bot asks `process`.

Read in this order: `bounds` (supported rules), `throws` (outcomes of a throw as arrays), `sweep` (compiled walk through
a turn), `points` (the turn that gains most), `endgame` (turns after the target), `standings` and `solver` (two seats),
`table` (a solved game as bytes), `twin` (a smaller substitute), `advice` (values of choices), `review`, `hints`.
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
