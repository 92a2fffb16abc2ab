"""Games of Farkle as text: the words of each fact and move (`docs/rules.md` describes them)."""

from collections.abc import Sequence
from typing import TypeAlias, get_args

from bot.games import notation
from bot.games.dice import Dice
from bot.games.farkle.game import (
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
    Missed,
    Move,
    Overshot,
    Penalized,
    RollOff,
    RollOffDie,
    begins_with_roll_off,
    new_game,
    next_throw,
)
from bot.games.farkle.rules import RuleSet
from bot.games.notation import Notation, spaced, whole

Transcript: TypeAlias = notation.Transcript[Fact, Game]


class _Notation(Notation[RuleSet, Game, Fact, Move]):
    def write(self, done: Fact | Move) -> str:
        match done:
            case Kept(seat, dice, points):
                return f"{seat} keep {spaced(dice)} = {points}"
            case Keep(seat, dice):
                return f"{seat} keep {spaced(dice)}"
        return super().write(done)

    def read_words(self, words: Sequence[str]) -> Fact | Move:
        match words:
            case [seat, "keep", *dice, "=", points] if dice:
                return Kept(whole(seat), tuple(map(whole, dice)), whole(points))
            case [seat, "keep", *dice] if dice:
                return Keep(whole(seat), tuple(map(whole, dice)))
        return super().read_words(words)

    def move_of(self, fact: Fact) -> Move | None:
        return Keep(fact.seat, fact.dice) if isinstance(fact, Kept) else super().move_of(fact)

    def thrown(self, said: Fact | Move) -> Dice:
        return (said.die,) if isinstance(said, RollOffDie) else super().thrown(said)

    def next_throw(self, game: Game) -> int:
        return next_throw(game)

    def seats(self, rules: RuleSet) -> range:
        possible = super().seats(rules)
        return range(1, possible.stop) if rules.rounds else possible

    def begin(self, rules: RuleSet, seats: int, lines: Sequence[str]) -> Game:
        return new_game(rules, seats, roll_off=_has_roll_off(lines) and begins_with_roll_off(rules, seats))


def _has_roll_off(lines: Sequence[str]) -> bool:
    happened = map(str.split, lines)
    first = next((words for words in happened if words[0].isdecimal() and words[1:] != ["leave"]), [])
    return first[1:2] == ["start"]


NOTATION = _Notation(
    {
        "start": (RollOffDie, RollOff),
        "bank": (Banked, Bank),
        "follow": (Followed, Follow),
        "farkle": (Farkled,),
        "penalty": (Penalized,),
        "overshot": (Overshot,),
        "missed": (Missed,),
        "lapse": (Lapsed,),
    },
    get_args(Move),
)
read = NOTATION.read
read_move = NOTATION.read_move
read_game = NOTATION.read_game
write = NOTATION.write
write_game = NOTATION.write_game
move_of = NOTATION.move_of
