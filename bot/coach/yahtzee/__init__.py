"""The coach of Yahtzee. Read `throws`, `cards`, `solver`, `table`, `advice`, `policies`, `review`, in this order."""

from bot.coach.adviser import Adviser
from bot.coach.yahtzee import process
from bot.coach.yahtzee.reviewed import VERSION
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
