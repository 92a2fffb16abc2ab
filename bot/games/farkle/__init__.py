"""Farkle. Other code imports only the names in this file.

    >>> from bot.games.farkle import *
    >>> game = new_game(RuleSet(target=1000, final_round="none"), seats=2, roll_off=False)
    >>> for move in Roll(1, (2, 2, 3, 3, 4, 6)), Roll(2, (1, 4, 1, 5, 1, 6)), Keep(2, (1, 1, 1)), Bank(2):
    ...     for step in play(game, move):
    ...         print(write(step.fact))
    ...         game = step.after
    1 roll 2 2 3 3 4 6
    1 farkle
    2 roll 1 4 1 5 1 6
    2 keep 1 1 1 = 1000
    2 bank 1000
    win 2
    >>> outcome(game)
    Outcome(winners=(2,), termination=<Termination.TARGET_REACHED: 'target_reached'>, skunked=(), double_skunked=())

    >>> game = new_game(RuleSet(opening=300), seats=2, roll_off=False)
    >>> choices(game)
    (Choice(keep=(), then=<Then.ROLL: 'roll'>),)
    >>> len(chance(game)), chance(game)[0]
    (462, WeightedThrow(dice=(1, 1, 1, 1, 1, 1), orders=1))
    >>> game = play(game, Roll(1, (1, 4, 1, 2, 3, 6)))[-1].after
    >>> keeps(game)
    (Keepable(dice=(1, 1), points=200), Keepable(dice=(1,), points=100))
    >>> Choice((1, 1), Then.ROLL) in choices(game), Choice((1, 1), Then.BANK) in choices(game)
    (True, False)
    >>> play_choice(game, Choice((1, 1), Then.BANK), dice=lambda throw, number: ())
    Traceback (most recent call last):
    bot.errors.IllegalMove: ('below-opening', {'needs': 300, 'missing': 100})

Read `rules`, `scoring`, `game`, `play`, `notation`, `summary`, `verification`, `engine`, in this order.
"""

from bot.games.chance import throws_of
from bot.games.facts import Left, PutAside, Rolled, TimedOut, Won
from bot.games.farkle.engine import ENGINE
from bot.games.farkle.game import (
    FEWEST_SEATS,
    LOGGED_KEEPS,
    MOST_FACTS,
    MOST_THROWS,
    Bank,
    Banked,
    Fact,
    Farkled,
    Follow,
    Followed,
    Game,
    Keep,
    Kept,
    Lapsed,
    LoggedTurn,
    Missed,
    Move,
    Offer,
    Outcome,
    Overshot,
    Penalized,
    Phase,
    RollOff,
    RollOffDie,
    Seat,
    Step,
    Termination,
    Turn,
    evolve,
    hand_after,
    is_target_reached,
    leaders,
    new_game,
    next_throw,
    outcome,
    turn_after,
)
from bot.games.farkle.notation import Transcript, move_of, read, read_game, read_move, write, write_game
from bot.games.farkle.play import (
    Choice,
    Then,
    bank_needs,
    begin,
    chance,
    choices,
    dice_to_roll,
    due,
    keep_to_bank,
    keeps,
    must_keep_all,
    needs_to_win,
    offer_to_follow,
    play,
    play_choice,
    play_time_out,
    points_if_time_ends,
    points_to_bank,
    rolls_on_if_time_ends,
    seats_to_move,
    why_not_bank,
)
from bot.games.farkle.rules import MOST_DICE, NAME, InstantWin, Penalty, RuleSet, straight_faces
from bot.games.farkle.scoring import Keepable, extended_faces, largest, scoring
from bot.games.farkle.summary import TurnTaken
from bot.games.farkle.verification import verify
from bot.games.moves import ComeBack, Leave, Roll, TimeOut
from bot.games.options import MOST_POINTS, change
from bot.games.proof import Proof
from bot.games.seating import IDLE_TURNS, MOST_SEATS
from bot.games.verification import Verdict
