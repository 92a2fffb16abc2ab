"""The coach of Farkle. Read `bounds`, `throws`, `sweep`, `points`, `endgame`, `levels`, `solver`, `twin`, `table`,
`advice`, `review`, `answers`, in this order.
"""

from bot.coach.adviser import Adviser
from bot.coach.farkle import process
from bot.coach.farkle.answers import VERSION
from bot.coach.farkle.bounds import is_cheap
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
