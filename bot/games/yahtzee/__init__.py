"""Yahtzee. Other code imports only the names in this file.

    >>> from bot.games.yahtzee import *
    >>> game = new_game(RuleSet(columns=3), seats=2)
    >>> for move in Roll(1, (6, 6, 2, 3, 6)), Hold(1, (6, 6, 6)), Roll(1, (1, 6)), Score(1, Box.SIXES, 3):
    ...     for step in play(game, move):
    ...         print(write(step.fact))
    ...         game = step.after
    1 roll 6 6 2 3 6
    1 hold 6 6 6
    1 roll 1 6
    1 score sixes 3 = 72
    >>> game.seat(1).total, game.current, game.is_over
    (72, 2, False)

    >>> len(chance(game)), holds(game), scores(game)
    (252, (), ())
    >>> game = play(game, Roll(2, (5, 5, 5, 2, 2)))[-1].after
    >>> holds(game)[:4]
    ((), (2,), (5,), (2, 2))
    >>> scores(game)[0]
    Worth(column=3, box=<Box.FULL_HOUSE: 'full-house'>, points=75, bonus=0)
    >>> play(game, Roll(2, (1, 1, 1, 1, 1)))
    Traceback (most recent call last):
    bot.errors.IllegalMove: ('hold-first', {})
    >>> play(game, Score(2, Box.CHANCE, 4))
    Traceback (most recent call last):
    bot.errors.IllegalMove: ('no-such-column', {'column': 4, 'columns': 3})

Read `rules`, `scoring`, `game`, `play`, `notation`, `summary`, `engine`, in this order.
"""

from bot.games.facts import Left, Rolled, Won
from bot.games.moves import ComeBack, Leave, Roll, TimeOut
from bot.games.options import change
from bot.games.seating import MOST_SEATS
from bot.games.yahtzee.engine import ENGINE
from bot.games.yahtzee.game import (
    Fact,
    Game,
    Held,
    Hold,
    LoggedTurn,
    Move,
    Phase,
    Score,
    Scored,
    Step,
    evolve,
    new_game,
    wins_at_once,
)
from bot.games.yahtzee.notation import Transcript, read, read_game, write
from bot.games.yahtzee.play import (
    Choice,
    Take,
    Throw,
    added,
    best_box,
    chance,
    choices,
    dice_to_roll,
    holds,
    play,
    play_choice,
    ranked,
    scores,
)
from bot.games.yahtzee.rules import BOXES, DICE, MOST_DICE, NAME, UPPER, Box, RuleSet, UpperBonus
from bot.games.yahtzee.scoring import (
    Card,
    Column,
    Worth,
    bonuses_left,
    boxes_of,
    filled,
    is_yahtzee,
    most_in,
    points_in,
    worths,
)
from bot.games.yahtzee.summary import YahtzeeTurn
