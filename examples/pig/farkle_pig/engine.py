"""The rules of Pig: roll one die as often as you dare, then bank; a 1 ends the turn with nothing."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Annotated, ClassVar, get_args

from pydantic import Field

from bot.errors import IllegalMove
from bot.games import seating, summary
from bot.games.chance import DiceOf
from bot.games.dice import Dice
from bot.games.engine import Engine
from bot.games.facts import CameBack, Left, PutAside, Rolled, TimedOut, Won
from bot.games.measures import Measure
from bot.games.moves import ComeBack, Leave, Roll, SetAside, TimeOut
from bot.games.notation import Notation
from bot.games.options import Option, OptionSet, Whole
from bot.games.seating import State, Step, attended, caused, check_dice, leaving_or_back, put_aside
from bot.games.verification import Verdict, Verifier

LOSING_FACE = 1


class RuleSet(OptionSet):
    prefix: ClassVar = "pig-"
    sections: ClassVar = ("pig",)

    target: Annotated[Whole, Field(ge=10, le=1000), Option("pig")] = 100
    """The points that win."""


@dataclass(frozen=True)
class Seat(seating.Seat):
    total: int = 0
    turns: int = 0


@dataclass(frozen=True)
class Turn(seating.Turn):
    dice: Dice = ()

    @property
    def points(self) -> int:
        return 0 if LOSING_FACE in self.dice else sum(self.dice)


@dataclass(frozen=True, slots=True)
class TakenTurn(summary.TakenTurn):
    """A turn that has ended."""

    dice: Dice = ()

    @property
    def is_bust(self) -> bool:
        return LOSING_FACE in self.dice


@dataclass(frozen=True)
class Game(State[Seat]):
    rules: RuleSet
    turn: Turn = Turn()
    log: tuple[TakenTurn, ...] = ()


@dataclass(frozen=True, slots=True)
class Banked:
    """The turn ended, and its points are safe."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class Busted:
    """A 1 ended the turn with nothing."""

    seat: int


Fact = Rolled | Banked | Busted | Left | TimedOut | CameBack | PutAside | Won


@dataclass(frozen=True, slots=True)
class Bank:
    """End the turn and make its points safe."""

    seat: int


Move = Roll | Bank | Leave | TimeOut | ComeBack | SetAside


class Choice(StrEnum):
    ROLL = "roll"
    BANK = "bank"


def _decide(game: Game, move: Move) -> Fact:
    if fact := leaving_or_back(game, move):
        return fact
    match move:
        case Roll(seat, dice):
            check_dice(dice, 1)
            return Rolled(seat, dice)
        case Bank(seat):
            if game.turn.is_fresh:
                raise IllegalMove("throw-first")
            return Banked(seat, game.turn.points)
        case TimeOut(seat):
            return TimedOut(seat)
    raise TypeError(move)


def _due(game: Game) -> Fact | None:
    """The fact that follows by the rules alone, if any."""
    if game.is_over:
        return None
    if winners := _winners(game):
        return Won(winners)
    if LOSING_FACE in game.turn.dice:
        return Busted(game.current)
    if game.turn.timed_out:
        return Banked(game.current, game.turn.points)
    return put_aside(game) if game.turn.is_fresh else None


def _winners(game: Game) -> tuple[int, ...]:
    """The seat that reached the target, or the last one that has not left."""
    if len(game.active) == 1:
        return game.active
    return tuple(number for number in game.active if game.seat(number).total >= game.rules.target)


def _end_turn(game: Game, points: int) -> Game:
    """Logs the turn, if it has begun, and passes it on."""
    turn, number, seat = game.turn, game.current, game.seat(game.current)
    if not turn.is_fresh or turn.timed_out:
        game = game.with_seat(number, total=seat.total + points, turns=seat.turns + 1)
        totals = tuple(each.total for each in game.seats)
        game = game.logged(TakenTurn(number, seat.turns + 1, points, turn.timed_out, totals, turn.dice))
    return game.pass_turn()


NOTATION = Notation[RuleSet, Game, Fact, Move]({"bank": (Banked, Bank), "bust": (Busted,)}, get_args(Move))


class Pig(Engine[RuleSet, Game, Fact, Move, Choice]):
    name = "pig"
    package = "farkle_pig"
    standard = "pig"
    rules = RuleSet
    notation = NOTATION
    measures = (Measure("busts", is_ranked=True),)

    def new_game(self, rules: RuleSet, seats: int) -> Game:
        return Game(rules, (Seat(),) * seats)

    def choices(self, game: Game) -> tuple[Choice, ...]:
        if game.is_over or game.is_asleep:
            return ()
        return (Choice.ROLL,) if game.turn.is_fresh else (Choice.ROLL, Choice.BANK)

    def play_choice(self, game: Game, choice: Choice, dice: DiceOf) -> tuple[Step[Fact, Game], ...]:
        bank, number = choice is Choice.BANK, game.current
        return self.play(game, Bank(number) if bank else Roll(number, dice(game.throw_count + 1, 1)))

    def play(self, game: Game, move: Move) -> tuple[Step[Fact, Game], ...]:
        """What a move causes: first what was done, then all that follows from it. Raises IllegalMove."""
        return caused(game, _decide(game, move), self.evolve, _due)

    def evolve(self, game: Game, fact: Fact) -> Game:
        """The game after a fact, which is not checked."""
        game = game.counted(fact)
        match fact:
            case Rolled(_, dice):
                return replace(game, turn=replace(game.turn, dice=game.turn.dice + dice))
            case Banked(seat) | Busted(seat):
                return _end_turn(game if game.turn.timed_out else game.with_seat(seat, idle_turns=0), game.turn.points)
            case TimedOut() | PutAside() | CameBack():
                return attended(game, fact)
            case Left(seat):
                left = game.with_seat(seat, left=True)
                return _end_turn(left, 0) if seat == game.current else left
            case Won(seats):
                return replace(game, winners=seats)

    def own(self, _end: Game, seat: int, turns: Sequence[TakenTurn]) -> dict[str, int]:
        return {"busts": sum(turn.is_bust for turn in turns if turn.seat == seat)}

    def verify(self, text: str, rules_of: Callable[[str], RuleSet | None]) -> Verdict:
        return Verifier(NOTATION, 1).verify(text, rules_of)


ENGINE = Pig()
