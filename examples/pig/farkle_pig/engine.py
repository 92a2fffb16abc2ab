"""The rules of Pig: roll one die as often as you dare, then bank; a 1 ends the turn with nothing."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import pairwise
from typing import Annotated, ClassVar, get_args

from pydantic import Field

from bot.errors import IllegalMove
from bot.games.chance import DiceOf
from bot.games.dice import Dice
from bot.games.engine import Engine
from bot.games.facts import CameBack, Left, PutAside, Rolled, TimedOut, Won
from bot.games.measures import Measure, SeatStatistics
from bot.games.moves import ComeBack, Leave, Roll, TimeOut
from bot.games.notation import Lines, Notation
from bot.games.options import Option, OptionSet, Whole
from bot.games.placing import places
from bot.games.seating import MOST_SEATS, Presence, Seating, check_dice, leaving_or_back, put_aside
from bot.games.steps import Step, caused, replayed
from bot.games.summary import Summary
from bot.games.told import Summary as InShort
from bot.games.told import Told, rounds, swing
from bot.games.verification import Verifier

LOSING_FACE = 1
_LOGGED_TURNS = 3


class RuleSet(OptionSet):
    prefix: ClassVar = "pig-"
    sections: ClassVar = ("pig",)

    target: Annotated[Whole, Field(ge=10, le=1000), Option("pig")] = 100
    """The points that win."""


@dataclass(frozen=True, slots=True)
class Seat(Presence):
    total: int = 0
    turns: int = 0
    left: bool = False
    idle_turns: int = 0
    aside: bool = False


@dataclass(frozen=True, slots=True)
class Turn:
    dice: Dice = ()
    since: int = 0
    timed_out: bool = False

    @property
    def is_fresh(self) -> bool:
        return not self.dice

    @property
    def points(self) -> int:
        return 0 if LOSING_FACE in self.dice else sum(self.dice)


@dataclass(frozen=True, slots=True)
class TakenTurn:
    """A turn that has ended. `number` counts the turns of its seat; `totals` are those of all seats after it."""

    seat: int
    number: int
    dice: Dice
    points: int
    is_bust: bool
    idle: bool
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Game(Seating[Seat]):
    rules: RuleSet
    seats: tuple[Seat, ...]
    current: int = 1
    turn: Turn = Turn()
    winners: tuple[int, ...] = ()
    is_over: bool = False
    round: int = 1
    revision: int = 0
    throw_count: int = 0
    log: tuple[TakenTurn, ...] = ()

    @property
    def is_asleep(self) -> bool:
        return not self.is_over and self.turn.is_fresh and self.seat(self.current).aside


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


Move = Roll | Bank | Leave | TimeOut | ComeBack


def dice_to_roll(game: Game) -> int:
    return 0 if game.is_over or game.is_asleep else 1


def seats_to_move(game: Game) -> tuple[int, ...]:
    return () if game.is_over or game.is_asleep else (game.current,)


def legal_moves(game: Game) -> tuple[Move, ...]:
    """What may be done without throwing dice."""
    return (Bank(game.current),) if game.turn.dice and not game.is_over else ()


class Choice(StrEnum):
    ROLL = "roll"
    BANK = "bank"


def choices(game: Game) -> tuple[Choice, ...]:
    return (*[Choice.ROLL] * dice_to_roll(game), *[Choice.BANK] * len(legal_moves(game)))


def play(game: Game, move: Move) -> tuple[Step[Fact, Game], ...]:
    """What a move causes: first what was done, then all that follows from it. Raises IllegalMove."""
    return caused(game, _decide(game, move), evolve, _due)


def play_choice(game: Game, choice: Choice, dice: DiceOf) -> tuple[Step[Fact, Game], ...]:
    if choice is Choice.BANK:
        return play(game, Bank(game.current))
    number = dice_to_roll(game)
    return play(game, Roll(game.current, dice(game.throw_count + 1, number) if number else ()))


def _decide(game: Game, move: Move) -> Fact:
    """The fact that a move makes. Raises IllegalMove."""
    if fact := leaving_or_back(game, move, move.seat, seats_to_move(game)):
        return fact
    match move:
        case Roll(seat, dice):
            check_dice(dice, dice_to_roll(game))
            return Rolled(seat, dice)
        case Bank(seat):
            if game.turn.is_fresh:
                raise IllegalMove("throw-first")
            return Banked(seat, game.turn.points)
        case TimeOut(seat):
            return TimedOut(seat)
    raise TypeError(move)


def _due(game: Game) -> Fact | None:
    """The fact that follows without anyone's doing, if any."""
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


def evolve(game: Game, fact: Fact) -> Game:
    """The game after a fact, which is not checked."""
    game = replace(game, revision=game.revision + 1)
    match fact:
        case Rolled(_, dice):
            turn = replace(game.turn, dice=game.turn.dice + dice)
            return replace(game, turn=turn, throw_count=game.throw_count + 1)
        case Banked(seat) | Busted(seat):
            return _end_turn(game if game.turn.timed_out else game.with_seat(seat, idle_turns=0), game.turn.points)
        case TimedOut(seat):
            game = game.with_seat(seat, idle_turns=game.seat(seat).idle_turns + 1)
            return replace(game, turn=replace(game.turn, timed_out=True))
        case PutAside(seat):
            return game.with_seat(seat, aside=True)
        case Left(seat):
            left = game.with_seat(seat, left=True)
            return _end_turn(left, 0) if seat == game.current else left
        case CameBack(seat):
            back = game.with_seat(seat, aside=False, idle_turns=0)
            if not game.is_asleep:
                return back
            # The game waited for this turn, or for the next player.
            return _begin_turn(back, seat) if seat == game.current else _pass_turn(back)
        case Won(seats):
            return replace(game, is_over=True, winners=seats)


def _end_turn(game: Game, points: int) -> Game:
    """Notes the turn, if it has begun, and passes it on."""
    turn, number, seat = game.turn, game.current, game.seat(game.current)
    if not turn.is_fresh or turn.timed_out:
        game = game.with_seat(number, total=seat.total + points, turns=seat.turns + 1)
        totals = tuple(each.total for each in game.seats)
        taken = TakenTurn(number, seat.turns + 1, turn.dice, points, LOSING_FACE in turn.dice, turn.timed_out, totals)
        game = replace(game, log=(*game.log, taken)[-_LOGGED_TURNS:])
    return _pass_turn(game)


def _pass_turn(game: Game) -> Game:
    """The next who is there begins a turn; if nobody is, the next who has not left, and the game sleeps."""
    following = [number for number in (*game.from_seat(game.current)[1:], game.current) if number in game.active]
    if not following:
        return game
    number = next((number for number in following if game.seat(number).is_present), following[0])
    return _begin_turn(replace(game, round=game.round + (number <= game.current)), number)


def _begin_turn(game: Game, number: int) -> Game:
    return replace(game, current=number, turn=Turn(since=game.revision))


LINES = Lines({"bank": (Banked, Bank), "bust": (Busted,)})


def new_game(rules: RuleSet, seats: int) -> Game:
    return Game(rules, (Seat(),) * seats)


def summary(game: Game) -> Summary:
    return Summary(game.is_over, {number: game.seat(number).total for number in game.numbers}, game.winners)


NOTATION = Notation[RuleSet, Game, Fact, Move](
    seats=lambda _rules: range(2, MOST_SEATS + 1),
    write=LINES.write,
    read_words=LINES.read,
    moves=get_args(Move),
    move_of=LINES.move_of,
    thrown=lambda said: said.dice if isinstance(said, Rolled) else (),
    next_throw=lambda game: game.throw_count + 1,
    begin=lambda rules, seats, _lines: new_game(rules, seats),
    play=play,
)


def tell(rules: RuleSet, seats: int, lines: Sequence[str]) -> Told:
    """A finished game: what each seat did, seat 1 first, and its turns."""
    start = new_game(rules, seats)
    states = [start, *(step.after for step in replayed(start, map(NOTATION.read, lines), evolve))]
    turns = tuple(after.log[-1] for before, after in pairwise(states) if after.log is not before.log)
    reached = places(end := states[-1])
    statistics = tuple(
        SeatStatistics(
            place=reached[number],
            seats=seats,
            won=number in end.winners,
            left=seat.left,
            points=seat.total,
            turns=seat.turns,
            best_turn=max((turn.points for turn in turns if turn.seat == number), default=0),
            own={"busts": sum(turn.is_bust for turn in turns if turn.seat == number)},
        )
        for number, seat in enumerate(end.seats, 1)
    )
    return Told(statistics, InShort(rounds(seats, turns), swing(seats, turns), None, None), turns)


ENGINE = Engine(
    name="pig",
    package="farkle_pig",
    standard="pig",
    rules=RuleSet,
    fewest_seats=2,
    new_game=new_game,
    evolve=evolve,
    play=play,
    choices=choices,
    play_choice=play_choice,
    play_time_out=lambda game, _dice: play(game, TimeOut(game.current)),
    seats_to_move=seats_to_move,
    legal_moves=legal_moves,
    dice_to_roll=dice_to_roll,
    throw=lambda game, dice: Roll(game.current, dice),
    summary=summary,
    notation=NOTATION,
    measures=(Measure("busts", is_ranked=True),),
    tell=tell,
    numbers=lambda rules, seats, lines: tell(rules, seats, lines).seats,
    verify=Verifier(NOTATION, 1).verify,
)
