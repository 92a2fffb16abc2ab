"""Farkle, under any rules: pure values and functions. Everything outside imports from here.

Read in this order:

    rules         what may differ from one game to another
    scoring       what dice are worth
    moves, facts  what is done, and what comes of it
    game          the state of a game
    evolve        how a fact changes the state
    choices       what may be done now
    chance        which throws may fall
    play          what a move causes
    outcome       how a game ended
    notation      a game as text
    proof         what the text says about its dice
    verification  the check of the dice
    errors        what goes wrong, as English sentences
"""

from bot.games.farkle.chance import WeightedThrow, chance, throws_of
from bot.games.farkle.choices import (
    Choice,
    Then,
    bank_needs,
    choices,
    dice_to_roll,
    keeps,
    moves_of,
    must_keep_all,
    offer_to_follow,
    points_to_bank,
    seats_to_move,
    why_not_bank,
)
from bot.games.farkle.errors import Discrepancy, IllegalMove, NothingToCheck
from bot.games.farkle.evolve import Step, evolve, replay, turn_after
from bot.games.farkle.facts import (
    Banked,
    CameBack,
    Fact,
    Farkled,
    Followed,
    Kept,
    Lapsed,
    Left,
    Missed,
    Overshot,
    Penalized,
    PutAside,
    Rolled,
    RollOffDie,
    TimedOut,
    Won,
)
from bot.games.farkle.game import IDLE_TURNS, MOST_SEATS, Game, Offer, Phase, Seat, Turn, leaders, new_game
from bot.games.farkle.moves import Bank, ComeBack, Follow, Keep, Leave, Move, Roll, RollOff, TimeOut
from bot.games.farkle.notation import Transcript, move_of, read, read_game, read_move, word_of, write, write_game
from bot.games.farkle.outcome import Outcome, Termination, outcome
from bot.games.farkle.play import play, play_choice
from bot.games.farkle.proof import Proof
from bot.games.farkle.rules import MOST_POINTS, RuleSet, change, shown, straight_faces
from bot.games.farkle.scoring import Keepable, Scoring, largest, scoring
from bot.games.farkle.verification import Verdict, verify

__all__ = [
    "IDLE_TURNS",
    "MOST_POINTS",
    "MOST_SEATS",
    "Bank",
    "Banked",
    "CameBack",
    "Choice",
    "ComeBack",
    "Discrepancy",
    "Fact",
    "Farkled",
    "Follow",
    "Followed",
    "Game",
    "IllegalMove",
    "Keep",
    "Keepable",
    "Kept",
    "Lapsed",
    "Leave",
    "Left",
    "Missed",
    "Move",
    "NothingToCheck",
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
    "TimeOut",
    "TimedOut",
    "Transcript",
    "Turn",
    "Verdict",
    "WeightedThrow",
    "Won",
    "bank_needs",
    "chance",
    "change",
    "choices",
    "dice_to_roll",
    "evolve",
    "keeps",
    "largest",
    "leaders",
    "move_of",
    "moves_of",
    "must_keep_all",
    "new_game",
    "offer_to_follow",
    "outcome",
    "play",
    "play_choice",
    "points_to_bank",
    "read",
    "read_game",
    "read_move",
    "replay",
    "scoring",
    "seats_to_move",
    "shown",
    "straight_faces",
    "throws_of",
    "turn_after",
    "verify",
    "why_not_bank",
    "word_of",
    "write",
    "write_game",
]
