"""A game as text, one fact a line, and back: the words that only this game has."""

from collections.abc import Sequence
from typing import TypeAlias, get_args

from bot.games import notation
from bot.games.dice import Dice
from bot.games.facts import CameBack, Left, PutAside, Rolled, TimedOut, Won
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
from bot.games.farkle.game import Game, begins_with_roll_off, new_game, next_throw, possible_seats
from bot.games.farkle.moves import Bank, Follow, Keep, Move, RollOff
from bot.games.farkle.play import move_of, play
from bot.games.farkle.rules import RuleSet
from bot.games.moves import ComeBack, Leave, Roll, TimeOut
from bot.games.notation import Notation, spaced, whole

Transcript: TypeAlias = notation.Transcript[Fact, Game]

_WORDS: dict[type[Fact], str] = {
    RollOffDie: "start",
    Rolled: "roll",
    Kept: "keep",
    Banked: "bank",
    Followed: "follow",
    Left: "leave",
    TimedOut: "idle",
    CameBack: "back",
    Farkled: "farkle",
    Penalized: "penalty",
    Overshot: "overshot",
    Missed: "missed",
    Lapsed: "lapse",
    PutAside: "aside",
    Won: "win",
}
_PLAIN = {
    _WORDS[fact]: fact for fact in (Followed, Left, TimedOut, CameBack, Farkled, Overshot, Missed, Lapsed, PutAside)
}


def write(done: Fact | Move) -> str:
    """The line of a fact, or that of a move: the same without points."""
    match done:
        case RollOffDie(seat, die) | RollOff(seat, die):
            return f"{seat} start {die}"
        case Rolled(seat, dice) | Roll(seat, dice):
            return f"{seat} roll {spaced(dice)}"
        case Kept(seat, dice, points):
            return f"{seat} keep {spaced(dice)} = {points}"
        case Keep(seat, dice):
            return f"{seat} keep {spaced(dice)}"
        case Banked(seat, points):
            return f"{seat} bank {points}"
        case Bank(seat):
            return f"{seat} bank"
        case Follow(seat):
            return f"{seat} follow"
        case Leave(seat):
            return f"{seat} leave"
        case TimeOut(seat):
            return f"{seat} idle"
        case ComeBack(seat):
            return f"{seat} back"
        case Penalized(seat, points):
            return f"{seat} penalty {points}"
        case Won(seats):
            return f"win {spaced(seats)}".rstrip()
    return f"{done.seat} {_WORDS[type(done)]}"


def _read_words(words: list[str]) -> Fact | Move:
    if words[0] == "win":
        return Won(tuple(map(whole, words[1:])))
    return _read_by_seat(whole(words[0]), words[1], words[2:])


def _read_by_seat(seat: int, verb: str, rest: list[str]) -> Fact | Move:
    if verb in _PLAIN and not rest:
        return _PLAIN[verb](seat)
    match verb, rest:
        case "start", [die]:
            return RollOffDie(seat, whole(die))
        case "roll", [*dice] if dice:
            return Rolled(seat, tuple(map(whole, dice)))
        case "keep", [*dice, "=", points] if dice:
            return Kept(seat, tuple(map(whole, dice)), whole(points))
        case "keep", [*dice] if dice:
            return Keep(seat, tuple(map(whole, dice)))
        case "bank", []:
            return Bank(seat)
        case "bank", [points]:
            return Banked(seat, whole(points))
        case "penalty", [points]:
            return Penalized(seat, whole(points))
    raise ValueError(verb)


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
    """Is the first thing that happens, except that people leave, a throw for who begins?"""
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
    play=play,
)
read = NOTATION.read
read_move = NOTATION.read_move
read_game = NOTATION.read_game
write_game = NOTATION.write_game
