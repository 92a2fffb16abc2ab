"""The coach of Yahtzee. Read `solver`, `table`, `advice`, `review`, `answers`, in this order."""

from bot.coach.adviser import Adviser
from bot.coach.yahtzee import process
from bot.coach.yahtzee.answers import VERSION
from bot.games.yahtzee import NAME

ADVISER = Adviser(
    name=NAME,
    version=VERSION,
    is_cheap=process.is_cheap,
    hint=process.hint,
    decide=process.decide,
    review=process.review,
    solve=process.solve_table,
    prepare=process.prepare,
)
