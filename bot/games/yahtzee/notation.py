"""A game as text, one fact a line, and back: the words that only this game has."""

from typing import TypeAlias, get_args

from bot.games import notation
from bot.games.dice import Dice
from bot.games.facts import CameBack, Left, PutAside, Rolled, TimedOut, Won
from bot.games.moves import ComeBack, Leave, Roll, TimeOut
from bot.games.notation import Notation, spaced, whole
from bot.games.seating import MOST_SEATS
from bot.games.yahtzee.facts import Fact, Held, Scored
from bot.games.yahtzee.game import FEWEST_SEATS, Game, new_game, next_throw
from bot.games.yahtzee.moves import Hold, Move, Score
from bot.games.yahtzee.play import move_of, play
from bot.games.yahtzee.rules import RuleSet
from bot.games.yahtzee.scoring import Box

Transcript: TypeAlias = notation.Transcript[Fact, Game]

_PLAIN: dict[str, type[Left | TimedOut | CameBack | PutAside]]
_PLAIN = {"leave": Left, "idle": TimedOut, "back": CameBack, "aside": PutAside}


def write(done: Fact | Move) -> str:
    """The line of a fact, or that of a move: the same without points."""
    match done:
        case Rolled(seat, dice) | Roll(seat, dice):
            return f"{seat} roll {spaced(dice)}"
        case Held(seat, dice) | Hold(seat, dice):
            return f"{seat} hold {spaced(dice)}".rstrip()
        case Scored(seat, box, column, points):
            return f"{seat} score {box} {column} = {points}"
        case Score(seat, box, column):
            return f"{seat} score {box} {column}"
        case Won(seats):
            return f"win {spaced(seats)}".rstrip()
        case Leave(seat) | Left(seat):
            return f"{seat} leave"
        case TimeOut(seat) | TimedOut(seat):
            return f"{seat} idle"
        case ComeBack(seat) | CameBack(seat):
            return f"{seat} back"
        case PutAside(seat):
            return f"{seat} aside"


def _read_words(words: list[str]) -> Fact | Move:
    match words:
        case ["win", *seats]:
            return Won(tuple(map(whole, seats)))
        case [seat, "roll", *dice] if dice:
            return Rolled(whole(seat), tuple(map(whole, dice)))
        case [seat, "hold", *dice]:
            return Held(whole(seat), tuple(map(whole, dice)))
        case [seat, "score", box, column]:
            return Score(whole(seat), Box(box), whole(column))
        case [seat, "score", box, column, "=", points]:
            return Scored(whole(seat), Box(box), whole(column), whole(points))
        case [seat, word] if word in _PLAIN:
            return _PLAIN[word](whole(seat))
    raise ValueError(words)


def _thrown(said: Fact | Move) -> Dice:
    return said.dice if isinstance(said, Rolled) else ()


NOTATION = Notation[RuleSet, Game, Fact, Move](
    seats=lambda _rules: range(FEWEST_SEATS, MOST_SEATS + 1),
    write=write,
    read_words=_read_words,
    moves=get_args(Move),
    move_of=move_of,
    thrown=_thrown,
    next_throw=next_throw,
    begin=lambda rules, seats, _lines: new_game(rules, seats),
    play=play,
)
read = NOTATION.read
read_move = NOTATION.read_move
read_game = NOTATION.read_game
write_game = NOTATION.write_game
