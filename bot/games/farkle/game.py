"""A game of Farkle: its facts, its moves, and what each fact changes."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from bot.games import seating
from bot.games.dice import Dice
from bot.games.facts import CameBack, Left, OfSeat, PutAside, Rolled, TimedOut, Won
from bot.games.farkle.rules import RuleSet
from bot.games.farkle.scoring import Keepable, extended_faces, scoring
from bot.games.moves import ComeBack, Leave, Roll, SetAside, TimeOut
from bot.games.seating import Result, State, attended, changed

FEWEST_SEATS = 2
MOST_THROWS = 200
"""A turn's time runs out at this throw, because a turn by rules without farkles may have no end."""
MOST_FACTS = 20_000
"""The most facts of a game: with as many, it ends with its current turn."""
LOGGED_KEEPS = 12


@dataclass(frozen=True, slots=True)
class RollOffDie:
    seat: int
    die: int


@dataclass(frozen=True, slots=True)
class Kept:
    """The dice, in ascending order, that a seat set aside, and their points."""

    seat: int
    dice: Dice
    points: int


@dataclass(frozen=True, slots=True)
class Banked:
    seat: int
    points: int


class Followed(OfSeat): ...


class Farkled(OfSeat): ...


@dataclass(frozen=True, slots=True)
class Penalized:
    seat: int
    points: int


class Overshot(OfSeat):
    """The turn is over without points, because every keep would have passed an exact target."""


class Missed(OfSeat):
    """The last die did not score, but may be thrown again."""


class Lapsed(OfSeat):
    """The time ran out without a bank. This is not a farkle."""


Fact = (
    RollOffDie
    | Rolled
    | Kept
    | Banked
    | Followed
    | Left
    | TimedOut
    | CameBack
    | Farkled
    | Penalized
    | Overshot
    | Missed
    | Lapsed
    | PutAside
    | Won
)


@dataclass(frozen=True, slots=True)
class RollOff:
    seat: int
    die: int


@dataclass(frozen=True, slots=True)
class Keep:
    seat: int
    dice: Dice


class Bank(OfSeat): ...


class Follow(OfSeat): ...


Move = RollOff | Roll | Keep | Bank | Follow | Leave | TimeOut | ComeBack | SetAside


class Phase(StrEnum):
    ROLL_OFF = "roll_off"
    THROW = "throw"
    KEEP = "keep"
    ROLL_OR_BANK = "roll_or_bank"
    PENALTY = "penalty"
    DECIDED = "decided"
    OVER = "over"


@dataclass(frozen=True)
class Seat(seating.Seat):
    """A seat in Farkle. `streak`: farkles since the last bank or penalty. `since`: the revision when the total last
    changed.
    """

    total: int = 0
    has_opened: bool = False
    streak: int = 0
    since: int = 0


@dataclass(frozen=True)
class Turn(seating.Turn):
    """A turn as it stands. `dice`: thrown next. `thrown`: on the table. `points`: not yet safe; `taken_over` of them
    came from the seat before. `extended`: faces of triples kept in this hand. `misses`: of the last die. `timed_out`
    after `MOST_THROWS`.
    """

    dice: int
    points: int = 0
    thrown: Dice = ()
    kept: tuple[Keepable, ...] = ()
    taken_over: int = 0
    extended: frozenset[int] = frozenset()
    misses: int = 0

    @property
    def is_fresh(self) -> bool:
        return not (self.thrown or self.points or self.misses)

    @property
    def at_risk(self) -> int:
        """The points that a farkle would lose, without those taken over, which stay with the seat that banked them."""
        return self.points - self.taken_over


@dataclass(frozen=True)
class LoggedTurn:
    turn: Turn
    ended_by: Banked | Farkled | Overshot | Lapsed | Left
    penalty: int = 0


@dataclass(frozen=True, slots=True)
class Offer:
    """What the next seat may take over. It continues the hand."""

    dice: int
    points: int
    extended: frozenset[int] = frozenset()


@dataclass(frozen=True, kw_only=True)
class Game(State[Seat]):
    """A game as it stands. `pending`: seats that still have to throw in a roll-off, when `round` is 0. `final`: seats
    that still have a turn once the target was reached or the last round has begun. `contenders`: in a play-off.
    """

    rules: RuleSet
    phase: Phase
    turn: Turn
    starter: int = 1
    pending: tuple[int, ...] = ()
    roll_off: tuple[RollOffDie, ...] = ()
    offer: Offer | None = None
    final: tuple[int, ...] | None = None
    contenders: tuple[int, ...] = ()
    log: tuple[LoggedTurn, ...] = ()

    @property
    def is_over(self) -> bool:
        return self.phase is Phase.OVER

    @property
    def has_one_roll(self) -> bool:
        """Whether the turn is a single roll, after which any points may be banked."""
        in_final = self.final is not None and not self.contenders
        return self.rules.final_round == "one_roll_each" and in_final and is_target_reached(self)

    def pass_turn(self) -> "Game":
        """The game with the next turn, or decided if no turn follows. It sleeps if no player is there."""
        game, rules = self, self.rules
        if game.seat(game.current).idle_turns and not game.turn.timed_out:
            game = game.with_seat(game.current, idle_turns=0)
        if game.revision >= MOST_FACTS:
            return changed(game, phase=Phase.DECIDED)
        if game.final is None:
            return game.next_turn(game.next_seat())
        waiting = tuple(number for number in game.final if _still_plays(game, number))
        for index, number in enumerate(waiting):
            if game.seat(number).is_present:
                return changed(game, final=waiting[index + 1 :]).next_turn(number)
        level = leaders(game)
        if rules.tie == "play_off" and len(level) > 1:
            order = tuple(number for number in game.from_seat(game.starter) if number in level)
            present = [index for index, number in enumerate(order) if game.seat(number).is_present]
            if not present and any(game.seat(number).is_present for number in game.active):
                # The others do not wait for absent seats: those who are level share the win.
                return changed(game, phase=Phase.DECIDED)
            index = present[0] if present else 0
            return changed(game, contenders=level, final=order[index + 1 :]).next_turn(order[index])
        return changed(game, phase=Phase.DECIDED)

    def next_turn(self, number: int) -> "Game":
        order = self.from_seat(self.starter)
        is_new_round = order.index(number) <= order.index(self.current)
        game = changed(self, round=self.round + is_new_round).begin_turn(number)
        if game.final is None and game.round == self.rules.rounds:
            game = changed(game, final=order[order.index(number) + 1 :])
        return game

    def begin_turn(self, number: int) -> "Game":
        # If the others are passed over, a seat may play twice in a row; it cannot follow itself.
        offer = self.offer if number != self.current else None
        turn = Turn(self.rules.dice, since=self.revision)
        return changed(self, current=number, phase=Phase.THROW, turn=turn, offer=offer)


def is_seated_by_lot(rules: RuleSet) -> bool:
    return rules.start == "random"


def begins_with_roll_off(rules: RuleSet, seats: int) -> bool:
    return rules.start == "roll_off" and seats > 1


def next_throw(game: Game) -> int:
    """The number of the next throw. Turns of a game alone begin at fixed ones, so all players get the same dice."""
    return game.throw_of_turn if len(game.seats) == 1 else game.throw_count + 1


def new_game(rules: RuleSet, seats: int, *, roll_off: bool | None = None) -> Game:
    """A game before its first move. With `roll_off=False`, seat 1 begins under any rules."""
    if roll_off is None:
        roll_off = begins_with_roll_off(rules, seats)
    pending = tuple(range(1, seats + 1)) if roll_off else ()
    game = Game(
        rules=rules, seats=(Seat(),) * seats, phase=Phase.ROLL_OFF, turn=Turn(rules.dice), pending=pending, round=0
    )
    return game if roll_off else game.next_turn(1)


def leaders(game: Game) -> tuple[int, ...]:
    contenders = tuple(number for number in game.contenders if not game.seat(number).left) or game.active
    top = max(game.seat(number).total for number in contenders)
    return tuple(number for number in contenders if game.seat(number).total == top)


Step: TypeAlias = seating.Step[Fact, Game]


def evolve(game: Game, fact: Fact) -> Game:
    """The game after a fact, which is not checked."""
    game = game.counted(fact)
    match fact:
        case RollOffDie(thrower):
            pending = tuple(number for number in game.pending if number != thrower)
            thrown = (*game.roll_off, fact)
            return _resolve_roll_off(changed(game, throw_count=game.throw_count + 1, roll_off=thrown, pending=pending))
        case Followed():
            assert game.offer is not None
            offer = game.offer
            turn = changed(game.turn, dice=offer.dice, points=offer.points, extended=offer.extended)
            return changed(game, turn=changed(turn, taken_over=offer.points))
        case Rolled(_, dice):
            timed_out = game.turn.timed_out or game.turn.throws >= MOST_THROWS
            turn = changed(game.turn, thrown=dice, timed_out=timed_out)
            return changed(game, phase=Phase.KEEP, turn=turn)
        case Kept(_, dice, points):
            return changed(game, phase=Phase.ROLL_OR_BANK, turn=turn_after(game, Keepable(dice, points)))
        case Missed():
            turn = changed(game.turn, thrown=(), misses=game.turn.misses + 1)
            return changed(game, phase=Phase.THROW, turn=turn)
        case Banked():
            return _bank(game, fact)
        case Farkled(number):
            penalty = game.rules.penalty
            counts = penalty is None or penalty.on == "any" or len(game.turn.thrown) == game.rules.dice
            game = game.with_seat(number, streak=game.seat(number).streak + counts)
            lost = _offer(game) if game.rules.follow_farkles and game.turn.points else None
            game = changed(game, offer=lost).logged(LoggedTurn(game.turn, fact))
            is_due = counts and penalty_is_due(game)
            return changed(game, phase=Phase.PENALTY) if is_due else game.pass_turn()
        case Penalized(number, points):
            seat = game.seat(number)
            since = game.revision if points else seat.since
            game = changed(game, log=(*game.log[:-1], changed(game.log[-1], penalty=points)))
            penalty, total = game.rules.penalty, seat.total - points
            streak = seat.streak if penalty and penalty.repeats else 0
            has_opened = seat.has_opened and not (game.rules.reopen and total <= 0)
            return game.with_seat(number, total=total, has_opened=has_opened, streak=streak, since=since).pass_turn()
        case Overshot() | Lapsed():
            return changed(game, offer=None).logged(LoggedTurn(game.turn, fact)).pass_turn()
        case Left(number):
            if number == game.current and game.phase is not Phase.ROLL_OFF:
                game = game.logged(LoggedTurn(game.turn, fact))
            return _leave(game.with_seat(number, left=True), number)
        case TimedOut() | PutAside() | CameBack():
            return attended(game, fact)
        case Won(seats):
            return changed(game, phase=Phase.OVER, winners=seats)


def turn_after(game: Game, keep: Keepable) -> Turn:
    dice, extended, points = hand_after(game, keep)
    kept = (*game.turn.kept, keep)[-LOGGED_KEEPS:]
    return changed(game.turn, dice=dice, points=points, thrown=(), kept=kept, extended=extended, misses=0)


def hand_after(game: Game, keep: Keepable) -> tuple[int, frozenset[int], int]:
    """The dice that are thrown next, the faces that extend a triple, and the points at risk."""
    turn, rules = game.turn, game.rules
    left, points = len(turn.thrown) - len(keep.dice), turn.points + keep.points
    if not left:
        # Hot dice begin a new hand.
        return rules.dice, frozenset(), points
    return left, turn.extended | extended_faces(rules, keep.dice), points


def penalty_is_due(game: Game) -> bool:
    penalty = game.rules.penalty
    return penalty is not None and game.seat(game.current).streak >= penalty.farkles


def _resolve_roll_off(game: Game) -> Game:
    if game.pending or not game.roll_off:
        return game
    top = max(thrown.die for thrown in game.roll_off)
    level = tuple(sorted(thrown.seat for thrown in game.roll_off if thrown.die == top))
    if len(level) > 1:
        return changed(game, pending=level, roll_off=())
    return changed(game, roll_off=(), starter=level[0]).next_turn(level[0])


def _bank(game: Game, fact: Banked) -> Game:
    total, passed = game.seat(fact.seat).total + fact.points, _passed(game, fact)
    offer = _offer(game) if game.rules.follow_on else None
    game = changed(game, offer=offer).logged(LoggedTurn(game.turn, fact))
    game = game.with_seat(fact.seat, total=total, has_opened=True, streak=0, since=game.revision)
    ends_at_once = game.rules.final_round == "none" and not game.contenders
    if (game.final is None or ends_at_once) and reaches(game.rules, total):
        game = changed(game, final=_final_turns(game, fact.seat))
    elif game.final is not None:
        game = changed(game, final=game.final + tuple(number for number in passed if number not in game.final))
    return game.pass_turn()


def _passed(game: Game, fact: Banked) -> tuple[int, ...]:
    """The leaders who are passed and may defend their win. No final round is longer than the rounds."""
    rules, level = game.rules, leaders(game)
    may_defend = rules.defend and is_target_reached(game) and not game.contenders and game.round != rules.rounds
    top = game.seat(level[0]).total
    is_passed = fact.seat not in level and game.seat(fact.seat).total + fact.points > top
    return level if may_defend and is_passed else ()


def _offer(game: Game) -> Offer:
    return Offer(game.turn.dice, game.turn.points, game.turn.extended)


def reaches(rules: RuleSet, total: int) -> bool:
    return 0 < rules.target <= total - (rules.target_reach == "exceed")


def is_target_reached(game: Game) -> bool:
    return any(reaches(game.rules, seat.total) for seat in game.seats)


def _final_turns(game: Game, reached_by: int) -> tuple[int, ...]:
    order = game.from_seat(game.starter)
    rest_of_round = order[order.index(reached_by) + 1 :]
    match game.rules.final_round:
        case "none":
            return ()
        case "complete_round":
            return rest_of_round
        case "one_turn_each" | "one_roll_each":
            return game.from_seat(reached_by)[1:]
        case "one_more_round":
            return rest_of_round + order


def _still_plays(game: Game, number: int) -> bool:
    seat, rules = game.seat(number), game.rules
    stands_at_target = rules.is_exact and seat.total == rules.target
    return not seat.left and not stands_at_target


def _leave(game: Game, number: int) -> Game:
    if len(game.active) < 2:
        return changed(game, phase=Phase.DECIDED)
    if game.phase == Phase.ROLL_OFF:
        pending = tuple(waiting for waiting in game.pending if waiting != number)
        thrown = tuple(each for each in game.roll_off if each.seat != number)
        if not pending and not thrown:
            pending = game.active
        return _resolve_roll_off(changed(game, pending=pending, roll_off=thrown))
    if number == game.current:
        return changed(game, offer=None).pass_turn()
    return game


class Termination(StrEnum):
    TARGET_REACHED = "target_reached"
    INSTANT_WIN = "instant_win"
    LAST_ONE_LEFT = "last_one_left"
    ROUNDS_OVER = "rounds_over"
    TOO_LONG = "too_long"
    ALL_LEFT = "all_left"


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: its winners and those who were skunked, by ascending numbers of seats, and why it ended."""

    winners: tuple[int, ...]
    termination: Termination
    skunked: tuple[int, ...] = ()
    double_skunked: tuple[int, ...] = ()


def outcome(game: Game) -> Outcome | None:
    if game.phase is not Phase.OVER:
        return None
    termination, skunk = _termination(game), game.rules.skunk
    if skunk is None:
        return Outcome(game.winners, termination)
    losers = {number: game.seat(number).total for number in game.numbers if number not in game.winners}
    double = tuple(number for number, total in losers.items() if total <= skunk.double_at)
    single = tuple(number for number, total in losers.items() if total < skunk.below and number not in double)
    return Outcome(game.winners, termination, single, double)


def _termination(game: Game) -> Termination:
    if not game.active:
        return Termination.ALL_LEFT
    if len(game.active) == 1 < len(game.seats):
        return Termination.LAST_ONE_LEFT
    thrown = tuple(sorted(game.turn.thrown))
    if thrown and scoring(game.rules).wins(thrown):
        return Termination.INSTANT_WIN
    if game.final is None:
        return Termination.TOO_LONG
    return Termination.TARGET_REACHED if is_target_reached(game) else Termination.ROUNDS_OVER


def result(game: Game) -> Result:
    found, ended = seating.result(game), outcome(game)
    return changed(found, skunked=ended.skunked, double_skunked=ended.double_skunked) if ended else found


def streaks(game: Game) -> list[int]:
    return [seat.streak for seat in game.seats]
