from collections.abc import Sequence
from typing import TypeAlias, get_args

from bot.games import notation
from bot.games.dice import Dice
from bot.games.facts import Rolled
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
    possible_seats,
)
from bot.games.farkle.rules import RuleSet
from bot.games.notation import Lines, Notation, spaced, whole

Transcript: TypeAlias = notation.Transcript[Fact, Game]

_LINES = Lines(
    {
        "start": (RollOffDie, RollOff),
        "bank": (Banked, Bank),
        "follow": (Followed, Follow),
        "farkle": (Farkled,),
        "penalty": (Penalized,),
        "overshot": (Overshot,),
        "missed": (Missed,),
        "lapse": (Lapsed,),
    }
)


def write(done: Fact | Move) -> str:
    match done:
        case Kept(seat, dice, points):
            return f"{seat} keep {spaced(dice)} = {points}"
        case Keep(seat, dice):
            return f"{seat} keep {spaced(dice)}"
    return _LINES.write(done)


def _read_words(words: list[str]) -> Fact | Move:
    if words[1:2] == ["keep"]:
        match words:
            case [seat, _, *dice, "=", points] if dice:
                return Kept(whole(seat), tuple(map(whole, dice)), whole(points))
            case [seat, _, *dice] if dice:
                return Keep(whole(seat), tuple(map(whole, dice)))
    return _LINES.read(words)  # type: ignore[no-any-return]


def move_of(fact: Fact) -> Move | None:
    if isinstance(fact, Kept):
        return Keep(fact.seat, fact.dice)
    return _LINES.move_of(fact)  # type: ignore[no-any-return]


def _thrown(said: Fact | Move) -> Dice:
    match said:
        case RollOffDie(_, die):
            return (die,)
        case Rolled(_, dice):
            return dice
    return ()


def _begin(rules: RuleSet, seats: int, lines: Sequence[str]) -> Game:
    return new_game(rules, seats, roll_off=_has_roll_off(lines) and begins_with_roll_off(rules))


def _has_roll_off(lines: Sequence[str]) -> bool:
    happened = map(str.split, lines)
    first = next((words for words in happened if words[0].isdecimal() and words[1:] != ["leave"]), [])
    return first[1:2] == ["start"]


NOTATION = Notation[RuleSet, Game, Fact, Move](
    seats=possible_seats,
    write=write,
    read_words=_read_words,
    moves=get_args(Move),
    move_of=move_of,
    thrown=_thrown,
    next_throw=next_throw,
    begin=_begin,
)
read = NOTATION.read
read_move = NOTATION.read_move
read_game = NOTATION.read_game
write_game = NOTATION.write_game
