from typing import TypeAlias, get_args

from bot.games import notation
from bot.games.notation import Lines, Notation, spaced, whole
from bot.games.yahtzee.game import Fact, Game, Held, Hold, Move, Score, Scored
from bot.games.yahtzee.rules import RuleSet
from bot.games.yahtzee.scoring import Box

Transcript: TypeAlias = notation.Transcript[Fact, Game]

_LINES = Lines({})


def write(done: Fact | Move) -> str:
    match done:
        case Held(seat, dice) | Hold(seat, dice):
            return f"{seat} hold {spaced(dice)}".rstrip()
        case Scored(seat, box, column, points):
            return f"{seat} score {box} {column} = {points}"
        case Score(seat, box, column):
            return f"{seat} score {box} {column}"
        case _:
            return _LINES.write(done)


def _read_words(words: list[str]) -> Fact | Move:
    match words:
        case [seat, "hold", *dice]:
            return Held(whole(seat), tuple(map(whole, dice)))
        case [seat, "score", box, column]:
            return Score(whole(seat), Box(box), whole(column))
        case [seat, "score", box, column, "=", points]:
            return Scored(whole(seat), Box(box), whole(column), whole(points))
        case _:
            return _LINES.read(words)  # type: ignore[no-any-return]


def move_of(fact: Fact) -> Move | None:
    match fact:
        case Held(seat, dice):
            return Hold(seat, dice)
        case Scored(seat, box, column):
            return Score(seat, box, column)
    return _LINES.move_of(fact)  # type: ignore[no-any-return]


NOTATION = Notation[RuleSet, Game, Fact, Move](
    write=write,
    read_words=_read_words,
    moves=get_args(Move),
    move_of=move_of,
)
read = NOTATION.read
read_move = NOTATION.read_move
read_game = NOTATION.read_game
write_game = NOTATION.write_game
