"""Games of Yahtzee as text: the words of each fact and move (`docs/yahtzee.md` describes them)."""

from collections.abc import Sequence
from typing import TypeAlias, get_args

from bot.errors import IllegalMove
from bot.games import notation
from bot.games.notation import Notation, spaced, whole
from bot.games.yahtzee.game import Fact, Game, Held, Hold, Move, Score, Scored
from bot.games.yahtzee.rules import Box, RuleSet

Transcript: TypeAlias = notation.Transcript[Fact, Game]


class _Notation(Notation[RuleSet, Game, Fact, Move]):
    def write(self, done: Fact | Move) -> str:
        match done:
            case Held(seat, dice) | Hold(seat, dice):
                return f"{seat} hold {spaced(dice)}".rstrip()
            case Scored(seat, box, column, points):
                return f"{seat} score {box} {column} = {points}"
            case Score(seat, box, column):
                return f"{seat} score {box} {column}"
        return super().write(done)

    def read_words(self, words: Sequence[str]) -> Fact | Move:
        match words:
            case [seat, "hold", *dice]:
                return Held(whole(seat), tuple(map(whole, dice)))
            case [_, "score", box] | [_, "score", box, "=", _]:
                raise IllegalMove("column-missing", box=Box(box).value)
            case [seat, "score", box, column]:
                return Score(whole(seat), Box(box), whole(column))
            case [seat, "score", box, column, "=", points]:
                return Scored(whole(seat), Box(box), whole(column), whole(points))
        return super().read_words(words)

    def move_of(self, fact: Fact) -> Move | None:
        match fact:
            case Held(seat, dice):
                return Hold(seat, dice)
            case Scored(seat, box, column):
                return Score(seat, box, column)
        return super().move_of(fact)


NOTATION = _Notation({}, get_args(Move))
read = NOTATION.read
read_game = NOTATION.read_game
write = NOTATION.write
