"""What may be done in a game, and what a move causes.

`legal` lists what may be done now; `decide` accepts exactly that and returns the facts it causes, the derived ones
included; `play` also applies them. Dice arrive as values: nothing here rolls.
"""

from dataclasses import dataclass

from bot.errors import IllegalMove
from bot.games.farkle.evolve import evolve
from bot.games.farkle.facts import (
    Aside,
    Back,
    Bank,
    Fact,
    Farkle,
    Follow,
    Idle,
    Keep,
    Lapse,
    Leave,
    Missed,
    Move,
    Overshot,
    Penalty,
    Roll,
    Start,
    Win,
)
from bot.games.farkle.game import IDLE_TURNS, Game, Offer, Phase, best
from bot.games.farkle.scoring import Choice, largest, scoring


@dataclass(frozen=True, slots=True)
class Legal:
    """What may be done now, beside leaving and, for a seat that was put aside, coming back.

    `seats` may move (in a roll-off several, else the one whose turn it is); `throw` is the number of dice that may be
    thrown (0: none); `keeps` what may be set aside, best first; `bank` the points that may be banked (0: none);
    `follow` the dice and points of the seat before, where the turn may begin on them.
    """

    seats: tuple[int, ...] = ()
    throw: int = 0
    keeps: tuple[Choice, ...] = ()
    bank: int = 0
    follow: Offer | None = None


def legal(game: Game) -> Legal:
    """Everything that may be done now."""
    seats = (game.current,)
    match game.phase:
        case Phase.ROLL_OFF:
            return Legal(game.pending, throw=1)
        case Phase.THROW if game.is_asleep:
            return Legal()
        case Phase.THROW:
            return Legal(seats, throw=game.turn.dice, follow=_follow(game))
        case Phase.KEEP:
            return Legal(seats, keeps=keeps(game))
        case Phase.ROLL_OR_BANK:
            may_bank = why_not_bank(game) is None
            return Legal(seats, throw=game.turn.dice, bank=game.turn.points if may_bank else 0)
    return Legal()


def decide(game: Game, move: Move) -> list[Fact]:
    """The facts that a move causes: the move itself, then everything that follows from it.

    Raises IllegalMove, whose code says why, and whose fields say what may be done instead.
    """
    facts: list[Fact] = [_checked(game, move)]
    game = evolve(game, facts[0])
    while fact := due(game):
        facts.append(fact)
        game = evolve(game, fact)
    return facts


def play(game: Game, move: Move) -> tuple[Game, list[Fact]]:
    """The game after a move, and the facts that the move caused. Raises IllegalMove."""
    facts = decide(game, move)
    for fact in facts:
        game = evolve(game, fact)
    return game, facts


def due(game: Game) -> Fact | None:
    """The fact that follows from the state without anyone's doing, if any."""
    seat = game.current
    match game.phase:
        case Phase.THROW | Phase.KEEP | Phase.ROLL_OR_BANK if game.turn.idle:
            return _due_when_idle(game)
        case Phase.THROW:
            tired = [number for number in game.active if game.seat(number).idle >= IDLE_TURNS]
            return next((Aside(number) for number in tired if not game.seat(number).aside), None)
        case Phase.KEEP:
            return _due_after_throw(game)
        case Phase.PENALTY:
            penalty, total = game.rules.penalty, game.seat(seat).total
            assert penalty is not None
            floor = total - penalty.points if penalty.floor is None else penalty.floor
            return Penalty(seat, min(penalty.points, max(0, total - floor)))
        case Phase.DECIDED:
            return Win(_winners(game))
    return None


def keeps(game: Game) -> tuple[Choice, ...]:
    """What the seat whose turn it is may set aside of its throw, best first. Empty where nothing may be kept."""
    fitting = _fitting(game, _scoring_parts(game))
    return largest(fitting) if must_keep_all(game) else fitting


def _scoring_parts(game: Game) -> tuple[Choice, ...]:
    return scoring(game.rules).choices(tuple(sorted(game.turn.thrown)), game.turn.extended)


def _fitting(game: Game, choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """Those that do not carry the total past an exact target."""
    if game.rules.target_reach != "exact":
        return choices
    room = game.rules.target - game.seat(game.current).total - game.turn.points
    return tuple(choice for choice in choices if choice.points <= room)


def must_keep_all(game: Game) -> bool:
    """Is the largest keep forced on the seat whose turn it is?"""
    keep = game.rules.keep
    return keep == "all" or (keep == "all_until_open" and not game.seat(game.current).has_opened)


def bank_needs(game: Game) -> int:
    """The turn points below which the seat whose turn it is may not bank."""
    opening = 0 if game.seat(game.current).has_opened else game.rules.opening
    return max(opening, game.rules.minimum_bank)


def why_not_bank(game: Game, more: Choice | None = None) -> IllegalMove | None:
    """Why the turn points could not be banked (after keeping `more`, if given); None where they could."""
    points, dice = game.turn.points, game.turn.dice
    if more is not None:
        points += more.points
        dice = len(game.turn.thrown) - len(more.dice) or game.rules.dice
    needs = bank_needs(game)
    if points < needs:
        code = "below-opening" if needs > game.rules.minimum_bank else "below-minimum"
        return IllegalMove(code, needs=needs, points=points, missing=needs - points)
    if game.rules.hot_dice == "must" and dice == game.rules.dice:
        return IllegalMove("hot-dice-must-throw", dice=dice)
    return None


def _follow(game: Game) -> Offer | None:
    begins = game.seat(game.current).has_opened and game.turn.is_fresh
    return game.offer if begins else None


def _due_after_throw(game: Game) -> Fact | None:
    seat, turn, rules = game.current, game.turn, game.rules
    roll = tuple(sorted(turn.thrown))
    if scoring(rules).wins(roll):
        return Win((seat,))
    if not _scoring_parts(game):
        tries_left = len(roll) == 1 and turn.misses + 1 < rules.last_die_throws
        return Missed(seat) if tries_left else Farkle(seat)
    return None if keeps(game) else Overshot(seat)


def _due_when_idle(game: Game) -> Fact:
    """What is safe for an idle seat: the best that may be kept and banked, or else the end of the turn."""
    if game.phase is Phase.ROLL_OR_BANK and why_not_bank(game) is None:
        return Bank(game.current, game.turn.points)
    if game.phase is Phase.KEEP:
        for choice in keeps(game):
            if why_not_bank(game, choice) is None:
                return Keep(game.current, choice.dice, choice.points)
    return Lapse(game.current)


def _winners(game: Game) -> tuple[int, ...]:
    leaders = best(game)
    if game.rules.tie == "first":
        return (min(leaders, key=lambda number: game.seat(number).since),)
    return leaders


def _checked(game: Game, move: Move) -> Move:
    """The move with its points filled in. Raises IllegalMove."""
    if game.phase == Phase.OVER:
        raise IllegalMove("game-over")
    if move.seat not in game.active:
        raise IllegalMove("no-such-seat", seat=move.seat)
    if isinstance(move, Leave):
        return move
    if isinstance(move, Back):
        if not game.seat(move.seat).aside:
            raise IllegalMove("not-aside", seat=move.seat)
        return move
    if game.is_asleep:
        raise IllegalMove("game-asleep")
    allowed = legal(game)
    if move.seat not in allowed.seats:
        raise IllegalMove("not-your-turn", seat=move.seat, current=game.current)
    match move:
        case Start():
            if game.phase != Phase.ROLL_OFF:
                raise IllegalMove("no-roll-off")
            _check_dice((move.die,), 1)
            return move
        case Roll():
            _check_may_throw(game, allowed)
            _check_dice(move.dice, allowed.throw)
            return move
        case Keep():
            return _checked_keep(game, allowed, move)
        case Bank():
            return _checked_bank(game, allowed, move)
        case Follow():
            if allowed.follow is None:
                raise IllegalMove("nothing-to-follow")
            return move
        case Idle():
            if game.phase == Phase.ROLL_OFF:
                raise IllegalMove("roll-off-first", seats=game.pending)
            return move


def _check_may_throw(game: Game, allowed: Legal) -> None:
    if game.phase == Phase.ROLL_OFF:
        raise IllegalMove("roll-off-first", seats=game.pending)
    if not allowed.throw:
        raise IllegalMove("keep-first")


def _check_dice(dice: tuple[int, ...], number: int) -> None:
    if len(dice) != number:
        raise IllegalMove("wrong-number-of-dice", number=number, given=len(dice))
    if not all(1 <= die <= 6 for die in dice):
        raise IllegalMove("no-such-face")


def _checked_keep(game: Game, allowed: Legal, move: Keep) -> Keep:
    dice = tuple(sorted(move.dice))
    for choice in allowed.keeps:
        if choice.dice == dice:
            _check_points(move.points, choice.points)
            return Keep(move.seat, dice, choice.points)
    raise _why_not_keep(game, dice)


def _why_not_keep(game: Game, dice: tuple[int, ...]) -> IllegalMove:
    if game.phase != Phase.KEEP:
        return IllegalMove("kept-already" if game.phase == Phase.ROLL_OR_BANK else "throw-first")
    best_dice = keeps(game)[0].dice
    choice = next((choice for choice in _scoring_parts(game) if choice.dice == dice), None)
    if choice is None:
        return IllegalMove("not-scoring", best=best_dice)
    if not _fitting(game, (choice,)):
        return IllegalMove("past-target", target=game.rules.target, best=best_dice)
    return IllegalMove("keep-all", best=best_dice)


def _checked_bank(game: Game, allowed: Legal, move: Bank) -> Bank:
    if game.phase != Phase.ROLL_OR_BANK:
        raise IllegalMove("keep-first" if game.phase == Phase.KEEP else "throw-first")
    if not allowed.bank:
        raise why_not_bank(game) or IllegalMove("throw-first")
    _check_points(move.points, allowed.bank)
    return Bank(move.seat, allowed.bank)


def _check_points(given: int | None, worth: int) -> None:
    if given is not None and given != worth:
        raise IllegalMove("wrong-points", given=given, points=worth)


@dataclass(frozen=True, slots=True)
class Result:
    """How an ended game stands: winners, and losers who were skunked or, with nothing, doubly skunked."""

    winners: tuple[int, ...]
    skunked: tuple[int, ...] = ()
    double_skunked: tuple[int, ...] = ()


def result(game: Game) -> Result:
    """The outcome of a game; empty while it runs."""
    skunk = game.rules.skunk
    if game.phase != Phase.OVER or skunk is None:
        return Result(game.winners)
    losers = {number: game.seat(number).total for number in game.numbers if number not in game.winners}
    double = tuple(number for number, total in losers.items() if total <= skunk.double_at)
    single = tuple(number for number, total in losers.items() if total < skunk.below and number not in double)
    return Result(game.winners, single, double)
