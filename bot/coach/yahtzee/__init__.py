"""The coach of Yahtzee: what the best choice is, and what it is worth. Pure numbers; only `library` touches files.

Read in this order: `throws` (a turn as arrays), `cards` (what boxes bring on many cards at once), `solver` (a card of
one column, solved exactly), `library` (its tables as files), `advice` (what each choice is worth now), `hints` (what a
player is told), `policies` (what opponents decide), `review` (luck and skill of a whole game). The bot asks `process`,
in another process.
"""

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
