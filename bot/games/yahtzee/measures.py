"""What games of Yahtzee add up to, and each seat's numbers."""

from collections.abc import Sequence

from bot.games.measures import How, Measure, SeatStatistics
from bot.games.told import statistics
from bot.games.yahtzee.game import Game
from bot.games.yahtzee.scoring import is_yahtzee
from bot.games.yahtzee.turns import YahtzeeTurn

MEASURES = (
    *(Measure(name, is_ranked=True) for name in ("yahtzees", "yahtzee_bonuses", "upper_bonuses")),
    Measure("best_column", How.BEST, is_ranked=True),
    Measure("alike", How.EACH),
)
"""Beside those of every game, of which the best turn is the most points for which a box was taken.

yahtzees: how many boxes were taken with five of a kind on the table, whatever the box.
yahtzee_bonuses: how many of these brought the bonus for a further one.
upper_bonuses: how many columns brought theirs.
best_column: the total of the best one, with its bonuses.
alike: the most dice of one face in one throw.
"""


def statistics_of(end: Game, turns: Sequence[YahtzeeTurn]) -> tuple[SeatStatistics, ...]:
    """The numbers of every seat, seat 1 first, from how the game ended and all of its turns."""

    def own(number: int, turns: Sequence[YahtzeeTurn]) -> dict[str, int]:
        card = end.seat(number).card
        return {
            "upper_bonuses": sum(column.upper_bonus > 0 for column in card),
            "best_column": max(column.total for column in card),
            "alike": max((dice.count(die) for turn in turns for dice in turn.throws for die in dice), default=0),
            "yahtzees": sum(
                turn.box is not None and bool(turn.throws) and is_yahtzee(turn.throws[-1]) for turn in turns
            ),
            "yahtzee_bonuses": sum(turn.bonus > 0 for turn in turns),
        }

    return statistics(end, turns, own)
