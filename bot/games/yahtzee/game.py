"""The state of a game, and what each fact changes."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from bot.games import seating
from bot.games.dice import Dice
from bot.games.facts import CameBack, Left, PutAside, Rolled, TimedOut, Won
from bot.games.moves import ComeBack, Leave, Roll, SetAside, TimeOut
from bot.games.seating import State, attended, changed
from bot.games.yahtzee.rules import Box, RuleSet
from bot.games.yahtzee.scoring import Card, Worth, filled, is_full, is_yahtzee, new_card, worths

FEWEST_SEATS = 1


@dataclass(frozen=True, slots=True)
class Held:
    """The dice, in ascending order, that stay in the next throw."""

    seat: int
    dice: Dice


@dataclass(frozen=True, slots=True)
class Scored:
    """A filled box. `points` are multiplied already, and include the bonus for a further yahtzee."""

    seat: int
    box: Box
    column: int
    points: int


Fact = Rolled | Held | Scored | Left | TimedOut | CameBack | PutAside | Won


@dataclass(frozen=True, slots=True)
class Hold:
    """The dice to hold, in any order; they may be none."""

    seat: int
    dice: Dice


@dataclass(frozen=True, slots=True)
class Score:
    seat: int
    box: Box
    column: int


Move = Roll | Hold | Score | Leave | TimeOut | ComeBack | SetAside


class Phase(StrEnum):
    THROW = "throw"
    HOLD_OR_SCORE = "hold_or_score"
    DECIDED = "decided"
    OVER = "over"


@dataclass(frozen=True)
class Seat(seating.Seat):
    card: Card
    saved: int = 0
    """The throws that earlier turns did not use."""

    @property
    def total(self) -> int:
        return sum(column.total for column in self.card)

    @property
    def is_done(self) -> bool:
        return is_full(self.card)

    def points_in(self, box: Box) -> int:
        """The points in a box, in all columns together."""
        return sum(column.holds(box) or 0 for column in self.card)


@dataclass(frozen=True, kw_only=True)
class Turn(seating.Turn):
    """A turn as it stands. `held`: dice that stay in the next throw; None before that is decided. `stayed`: their
    places in the last.
    """

    dice: Dice = ()
    held: Dice | None = None
    stayed: tuple[int, ...] = ()
    most_throws: int

    @property
    def throws_left(self) -> int:
        return self.most_throws - self.throws

    @property
    def has_first_roll(self) -> bool:
        """Whether the first roll of the turn is on the table, and no other."""
        return self.throws == 1


@dataclass(frozen=True, slots=True)
class LoggedTurn:
    turn: Turn
    ended_by: Scored | Left


@dataclass(frozen=True)
class Game(State[Seat]):
    """A game as it stands; seat 1 began."""

    rules: RuleSet
    phase: Phase = Phase.THROW
    turn: Turn
    log: tuple[LoggedTurn, ...] = ()

    @property
    def is_over(self) -> bool:
        return self.phase is Phase.OVER

    def pass_turn(self) -> "Game":
        """The game with the next turn, which is that of a player who is present if there is one."""
        following = (*self.from_seat(self.current)[1:], self.current)
        playing = [number for number in following if not (self.seat(number).left or self.seat(number).is_done)]
        present = [number for number in playing if self.seat(number).is_present]
        if not playing or (not present and any(self.seat(number).is_present for number in self.active)):
            return changed(self, phase=Phase.DECIDED)
        number = (present or playing)[0]
        return changed(self, round=self.round + (number <= self.current)).begin_turn(number)

    def begin_turn(self, number: int) -> "Game":
        most = self.rules.rolls + self.seat(number).saved
        return changed(self, current=number, phase=Phase.THROW, turn=Turn(since=self.revision, most_throws=most))


def new_game(rules: RuleSet, seats: int) -> Game:
    return Game(rules, (Seat(new_card(rules)),) * seats, turn=Turn(most_throws=rules.rolls))


def leaders(game: Game) -> tuple[int, ...]:
    """The seats with the highest total and, among equals, with the most in the boxes that decide."""
    seats = {number: game.seat(number) for number in game.active}
    ranks = {number: (seat.total, *map(seat.points_in, game.rules.ties)) for number, seat in seats.items()}
    top = max(ranks.values(), default=())
    return tuple(number for number in ranks if ranks[number] == top)


def wins_at_once(game: Game) -> bool:
    turn = game.turn
    return game.rules.first_roll_wins and turn.has_first_roll and is_yahtzee(turn.dice)


def worths_now(game: Game) -> Iterator[Worth]:
    """What the dice on the table are worth to the current seat, for each box that it may take."""
    turn = game.turn
    return worths(game.rules, game.seat(game.current).card, turn.dice, is_first=turn.has_first_roll)


Step: TypeAlias = seating.Step[Fact, Game]


def evolve(game: Game, fact: Fact) -> Game:
    """The game after a fact, which is not checked."""
    game = game.counted(fact)
    match fact:
        case Rolled(_, dice):
            return changed(game, phase=Phase.HOLD_OR_SCORE, turn=_thrown(game.turn, dice))
        case Held(_, dice):
            return changed(game, phase=Phase.THROW, turn=changed(game.turn, held=dice))
        case Scored(number):
            seat = game.seat(number)
            idle_turns = seat.idle_turns if game.turn.timed_out else 0
            card = filled(game.rules, seat.card, _worth(game, fact))
            saved = game.turn.throws_left if game.rules.saved_rolls else 0
            game = game.with_seat(number, card=card, idle_turns=idle_turns, saved=saved)
            return game.logged(LoggedTurn(game.turn, fact)).pass_turn()
        case Left(number):
            game = game.with_seat(number, left=True)
            if number == game.current:
                game = game.logged(LoggedTurn(game.turn, fact))
            if len(game.active) < 2:
                return changed(game, phase=Phase.DECIDED)
            return game.pass_turn() if number == game.current else game
        case TimedOut() | PutAside() | CameBack():
            return attended(game, fact)
        case Won(seats):
            return changed(game, phase=Phase.OVER, winners=seats)


def _thrown(turn: Turn, thrown: Dice) -> Turn:
    """The turn after a throw; held dice keep their places."""
    held, falling = list(turn.held or ()), iter(thrown)
    lying, stayed = list(turn.dice), list[int]()
    for index, die in enumerate(turn.dice):
        if die in held:
            held.remove(die)
            stayed.append(index)
        else:
            lying[index] = next(falling)
    dice = tuple(lying) or thrown
    return changed(turn, dice=dice, held=None, stayed=tuple(stayed))


def _worth(game: Game, fact: Scored) -> Worth:
    bonus = next(worth.bonus for worth in worths_now(game) if (worth.box, worth.column) == (fact.box, fact.column))
    return Worth(fact.column, fact.box, fact.points, bonus)
