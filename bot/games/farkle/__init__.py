"""Farkle, under any rules: pure values and functions. Everything outside imports from here.

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

Screens and players ask what may be done, and what may fall:

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

The modules, in the order in which to read them:

    rules         the options that may differ from one game to another
    scoring       what dice are worth, and which may be kept
    moves         what players, dice and the clock do
    facts         what came of it
    game          the state of a game
    evolve        the state after a fact
    choices       what may be done now
    chance        which throws may fall, and how likely each is
    play          what a move causes
    outcome       how a game ended
    turns         a finished game, turn by turn
    measures      what games add up to
    told          what is worth telling of a game
    notation      a game as text, one fact a line
    verification  the check of the dice
    endless       rules by which turns would not end
    engine        the game as one value, for whatever plays any game

What it shares with other games lies beside it, in `bot.games`.
"""

from bot.games.chance import WeightedThrow, throws_of
from bot.games.facts import CameBack, Left, PutAside, Rolled, TimedOut, Won
from bot.games.farkle.chance import chance
from bot.games.farkle.choices import (
    Choice,
    Then,
    bank_needs,
    choices,
    dice_to_roll,
    keeps,
    legal_moves,
    moves_of,
    must_keep_all,
    needs_to_win,
    offer_to_follow,
    plays_on_if_time_ends,
    points_if_time_ends,
    points_to_bank,
    seats_to_move,
    throw,
    why_not_bank,
)
from bot.games.farkle.endless import endless_turns
from bot.games.farkle.engine import ENGINE
from bot.games.farkle.evolve import Step, evolve, replay, turn_after
from bot.games.farkle.facts import (
    Banked,
    Fact,
    Farkled,
    Followed,
    Kept,
    Lapsed,
    Missed,
    Overshot,
    Penalized,
    RollOffDie,
)
from bot.games.farkle.game import (
    FEWEST_SEATS,
    LOGGED_KEEPS,
    MOST_FACTS,
    MOST_THROWS,
    Game,
    LoggedTurn,
    Offer,
    Phase,
    Seat,
    Turn,
    is_seated_by_lot,
    leaders,
    new_game,
    next_throw,
    possible_seats,
)
from bot.games.farkle.measures import MEASURES, MOST_DICE
from bot.games.farkle.moves import Bank, Follow, Keep, Move, RollOff
from bot.games.farkle.notation import (
    Transcript,
    move_of,
    read,
    read_game,
    read_move,
    write,
    write_game,
)
from bot.games.farkle.outcome import Outcome, Termination, outcome, summary
from bot.games.farkle.play import begin, due, is_aside_if_time_ends, play, play_choice, play_time_out
from bot.games.farkle.rules import MOST_KEPT, NAME, STANDARD, RuleSet, straight_faces
from bot.games.farkle.scoring import Keepable, Scoring, extended_faces, largest, scoring
from bot.games.farkle.told import numbers, tell
from bot.games.farkle.turns import Throw, TurnTaken
from bot.games.farkle.verification import verify
from bot.games.moves import ComeBack, Leave, Roll, TimeOut
from bot.games.notation import COMPUTER, computers_of
from bot.games.options import MOST_POINTS, change, shown
from bot.games.proof import Proof
from bot.games.seating import IDLE_TURNS, MOST_SEATS
from bot.games.verification import Verdict

__all__ = [
    "COMPUTER",
    "ENGINE",
    "FEWEST_SEATS",
    "IDLE_TURNS",
    "LOGGED_KEEPS",
    "MEASURES",
    "MOST_DICE",
    "MOST_FACTS",
    "MOST_KEPT",
    "MOST_POINTS",
    "MOST_SEATS",
    "MOST_THROWS",
    "NAME",
    "STANDARD",
    "Bank",
    "Banked",
    "CameBack",
    "Choice",
    "ComeBack",
    "Fact",
    "Farkled",
    "Follow",
    "Followed",
    "Game",
    "Keep",
    "Keepable",
    "Kept",
    "Lapsed",
    "Leave",
    "Left",
    "LoggedTurn",
    "Missed",
    "Move",
    "Offer",
    "Outcome",
    "Overshot",
    "Penalized",
    "Phase",
    "Proof",
    "PutAside",
    "Roll",
    "RollOff",
    "RollOffDie",
    "Rolled",
    "RuleSet",
    "Scoring",
    "Seat",
    "Step",
    "Termination",
    "Then",
    "Throw",
    "TimeOut",
    "TimedOut",
    "Transcript",
    "Turn",
    "TurnTaken",
    "Verdict",
    "WeightedThrow",
    "Won",
    "bank_needs",
    "begin",
    "chance",
    "change",
    "choices",
    "computers_of",
    "dice_to_roll",
    "due",
    "endless_turns",
    "evolve",
    "extended_faces",
    "is_aside_if_time_ends",
    "is_seated_by_lot",
    "keeps",
    "largest",
    "leaders",
    "legal_moves",
    "move_of",
    "moves_of",
    "must_keep_all",
    "needs_to_win",
    "new_game",
    "next_throw",
    "numbers",
    "offer_to_follow",
    "outcome",
    "play",
    "play_choice",
    "play_time_out",
    "plays_on_if_time_ends",
    "points_if_time_ends",
    "points_to_bank",
    "possible_seats",
    "read",
    "read_game",
    "read_move",
    "replay",
    "scoring",
    "seats_to_move",
    "shown",
    "straight_faces",
    "summary",
    "tell",
    "throw",
    "throws_of",
    "turn_after",
    "verify",
    "why_not_bank",
    "write",
    "write_game",
]
