"""Which facts a move causes, and which choices a player has."""

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum

from bot.errors import IllegalMove
from bot.games.chance import DiceOf, WeightedThrow, throws_of
from bot.games.dice import Dice
from bot.games.facts import Rolled, TimedOut, Won
from bot.games.farkle.game import (
    LOGGED_KEEPS,
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
    Offer,
    Overshot,
    Penalized,
    Phase,
    RollOff,
    RollOffDie,
    Step,
    evolve,
    hand_after,
    leaders,
    next_throw,
    reaches,
)
from bot.games.farkle.scoring import Keepable, largest, scoring
from bot.games.moves import Roll, TimeOut
from bot.games.seating import caused, check_dice, leaving_or_back, put_aside


class Then(StrEnum):
    ROLL = "roll"
    BANK = "bank"
    FOLLOW = "follow"


@dataclass(frozen=True, slots=True)
class Choice:
    """Dice to keep, in ascending order (none before a throw), and what to do then."""

    keep: Dice
    then: Then


def choices(game: Game) -> tuple[Choice, ...]:
    """The choices of the player in turn, the best keeps first; none in a roll-off, and if the game sleeps or is
    over.
    """
    found: list[Choice] = []
    if offer_to_follow(game):
        found.append(Choice((), Then.FOLLOW))
    if game.phase is not Phase.ROLL_OFF and dice_to_roll(game):
        found.append(Choice((), Then.ROLL))
    if points_to_bank(game):
        found.append(Choice((), Then.BANK))
    for keep in keeps(game):
        if not _has_rolled_once(game):
            found.append(Choice(keep.dice, Then.ROLL))
        if why_not_bank(game, keep) is None:
            found.append(Choice(keep.dice, Then.BANK))
    return tuple(found)


def moves_of(game: Game, choice: Choice) -> tuple[Move, ...]:
    """The moves of a choice, without the throw that follows. A keep of no dice is a move, but a refused one."""
    seat = game.current
    keep = (Keep(seat, choice.keep),) if choice.keep or game.phase is Phase.KEEP else ()
    match choice.then:
        case Then.BANK:
            return (*keep, Bank(seat))
        case Then.FOLLOW:
            return (*keep, Follow(seat))
        case Then.ROLL:
            return keep


def seats_to_move(game: Game) -> tuple[int, ...]:
    if game.phase is Phase.ROLL_OFF:
        return game.pending
    return () if game.phase is Phase.OVER or game.is_asleep else (game.current,)


def dice_to_roll(game: Game) -> int:
    match game.phase:
        case Phase.ROLL_OFF:
            return 1
        case Phase.THROW | Phase.ROLL_OR_BANK:
            return 0 if game.is_asleep or _has_rolled_once(game) else game.turn.dice
    return 0


def _has_rolled_once(game: Game) -> bool:
    """Whether the player has used the only roll that this turn allows."""
    return game.turn.throws > 0 and game.has_one_roll


def keeps(game: Game) -> tuple[Keepable, ...]:
    """The sets of dice that may be kept now: the most points first, then the fewest dice."""
    if game.phase is not Phase.KEEP:
        return ()
    fitting = fits_target(game, scoring_parts(game))
    return largest(fitting) if must_keep_all(game) else fitting


def points_to_bank(game: Game) -> int:
    """The points that banking now brings, without another keep; 0 if banking is not allowed."""
    return game.turn.points if game.phase is Phase.ROLL_OR_BANK and why_not_bank(game) is None else 0


def keep_to_bank(game: Game, marked: Keepable | None = None) -> Keepable | None:
    """The keep that banks the most; `marked`, if it may be banked and fewer points can be better. None without one."""
    best = next((keep for keep in keeps(game) if why_not_bank(game, keep) is None), None)
    if best and marked and why_not_bank(game, marked) is None and _may_fewer_be_better(game, marked, best):
        return marked
    return best


def _may_fewer_be_better(game: Game, fewer: Keepable, most: Keepable) -> bool:
    rules = game.rules
    if rules.is_exact or rules.follow_on:
        return True
    # Who reaches the target gives everyone else a last turn, and shows them what to beat.
    gives_turns = game.final is None and rules.final_round not in ("none", "complete_round")
    before = game.seat(game.current).total + game.turn.points
    return gives_turns and reaches(rules, before + most.points) and not reaches(rules, before + fewer.points)


def points_if_time_ends(game: Game) -> int:
    return 0 if rolls_on_if_time_ends(game) else _safe_points(game)


def rolls_on_if_time_ends(game: Game) -> bool:
    """Whether the clock throws on: a bank would lose, a throw may win, the seat has thrown, and not for too long."""
    needs = needs_to_win(game)
    if (
        not needs
        or game.rules.idle != "play_on"
        or game.turn.is_fresh
        or len(game.turn.kept) >= LOGGED_KEEPS
        or _has_rolled_once(game)
    ):
        return False
    headroom = game.rules.target - game.seat(game.current).total
    can_win = not game.rules.is_exact or needs <= headroom
    return can_win and _safe_points(game) < needs


def needs_to_win(game: Game) -> int:
    """The fewest points that do not lose for certain if banked in the last turn; 0 if any will do."""
    if game.final is None or game.current in game.final:
        return 0
    rivals = [number for number in game.contenders or game.numbers if number != game.current]
    # A seat with a turn to come may lose points only by a penalty.
    certain = [number for number in rivals if not (game.rules.penalty and number in game.final)]
    totals = [game.seat(number).total for number in certain if not game.seat(number).left]
    ahead = max(totals, default=0) + (game.rules.tie == "first") - game.seat(game.current).total
    return game.rules.scorable(ahead) if totals and ahead > 0 else 0


def _safe_points(game: Game) -> int:
    keep = keep_to_bank(game)
    return game.turn.points + keep.points if keep else points_to_bank(game)


def offer_to_follow(game: Game) -> Offer | None:
    may_follow = game.rules.follow_on == "anyone" or (game.rules.follow_on and game.seat(game.current).has_opened)
    begins = game.phase is Phase.THROW and game.turn.is_fresh
    return game.offer if may_follow and begins and not game.is_asleep else None


def why_not_bank(game: Game, keep: Keepable | None = None) -> IllegalMove | None:
    """The reason why the points, after `keep` if given, may not be banked; None if they may."""
    dice, _, points = hand_after(game, keep) if keep else (game.turn.dice, None, game.turn.points)
    needs = bank_needs(game)
    if points < needs:
        missing = game.rules.scorable(needs - points)
        is_first = needs > game.rules.minimum_bank
        return IllegalMove("below-opening" if is_first else "below-minimum", needs=needs, missing=missing)
    if game.rules.hot_dice == "must" and not game.has_one_roll and dice == game.rules.dice:
        return IllegalMove("hot-dice-must-throw", dice=dice)
    return None


def bank_needs(game: Game) -> int:
    if game.has_one_roll:
        return 0
    opening = 0 if game.seat(game.current).has_opened else game.rules.opening
    return max(opening, game.rules.minimum_bank)


def must_keep_all(game: Game) -> bool:
    keep = game.rules.keep
    return keep == "all" or (keep == "all_until_open" and not game.seat(game.current).has_opened)


def scoring_parts(game: Game) -> tuple[Keepable, ...]:
    """The sets of dice that score in the current throw, also those that the rules do not allow to keep now."""
    turn, is_first = game.turn, game.turn.throws == 1 or not game.rules.scoreless_first
    return scoring(game.rules).keepable(tuple(sorted(turn.thrown)), turn.extended, is_first)


def fits_target(game: Game, found: tuple[Keepable, ...]) -> tuple[Keepable, ...]:
    if not game.rules.is_exact:
        return found
    headroom = game.rules.target - game.seat(game.current).total - game.turn.points
    return tuple(keep for keep in found if keep.points <= headroom)


def chance(game: Game) -> tuple[WeightedThrow, ...]:
    return throws_of(dice_to_roll(game))


def play(game: Game, move: Move) -> tuple[Step, ...]:
    """The step of a move, then those that follow by the rules. Raises IllegalMove."""
    return caused(game, decide(game, move), evolve, due)


def begin(game: Game, dice: DiceOf) -> tuple[Step, ...]:
    steps: list[Step] = []
    while game.phase is Phase.ROLL_OFF:
        (die,) = dice(next_throw(game), 1)
        steps += play(game, RollOff(game.pending[0], die))
        game = steps[-1].after
    return tuple(steps)


def play_choice(game: Game, choice: Choice, dice: DiceOf) -> tuple[Step, ...]:
    """The steps of a choice, with the throw that ends it. Raises IllegalMove before it asks for dice."""
    if choice.then is Then.ROLL and _has_rolled_once(game):
        raise IllegalMove("one-roll-only")
    steps: list[Step] = []
    for move in moves_of(game, choice):
        steps += play(game, move)
        game = steps[-1].after
    if choice.then is not Then.BANK:
        number = dice_to_roll(game)
        steps += play(game, Roll(game.current, dice(next_throw(game), number) if number else ()))
    return tuple(steps)


def play_time_out(game: Game, dice: DiceOf) -> tuple[Step, ...]:
    steps = list(play(game, TimeOut(game.current)))
    while (game := steps[-1].after).turn.timed_out and (number := dice_to_roll(game)):
        steps += play(game, Roll(game.current, dice(next_throw(game), number)))
    return tuple(steps)


def decide(game: Game, move: Move) -> Fact:
    """The fact that a move causes. Raises IllegalMove for moves that the rules do not allow."""
    seat = move.seat
    if fact := leaving_or_back(game, move, seats_to_move(game)):
        return fact
    if (game.phase is Phase.ROLL_OFF) is not isinstance(move, RollOff):
        raise IllegalMove("roll-off-first" if game.phase is Phase.ROLL_OFF else "no-roll-off")
    match move:
        case RollOff(_, die):
            check_dice((die,), 1)
            return RollOffDie(seat, die)
        case Roll(_, dice):
            if not dice_to_roll(game):
                raise _keep_first(game) if game.phase is Phase.KEEP else IllegalMove("one-roll-only")
            check_dice(dice, dice_to_roll(game))
            return Rolled(seat, dice)
        case Keep(_, dice):
            return _keep(game, seat, tuple(sorted(dice)))
        case Bank():
            return _bank(game, seat)
        case Follow():
            if not offer_to_follow(game):
                raise IllegalMove("no-follow-on")
            return Followed(seat)
        case TimeOut():
            return TimedOut(seat)
    raise TypeError(move)


def due(game: Game) -> Fact | None:
    seat = game.current
    match game.phase:
        case Phase.THROW | Phase.ROLL_OR_BANK if game.turn.timed_out:
            return _due_when_timed_out(game)
        case Phase.KEEP if game.turn.timed_out:
            return _due_after_throw(game) or _due_when_timed_out(game)
        case Phase.THROW:
            return put_aside(game)
        case Phase.KEEP:
            return _due_after_throw(game)
        case Phase.PENALTY:
            penalty, total = game.rules.penalty, game.seat(seat).total
            assert penalty is not None
            floor = total - penalty.points if penalty.floor is None else penalty.floor
            return Penalized(seat, min(penalty.points, max(0, total - floor)))
        case Phase.DECIDED:
            return Won(_winners(game))
    return None


def _due_after_throw(game: Game) -> Fact | None:
    seat, turn, rules = game.current, game.turn, game.rules
    if scoring(rules).wins(tuple(sorted(turn.thrown))):
        return Won((seat,))
    if not scoring_parts(game):
        tries_left = len(turn.thrown) == 1 and turn.misses + 1 < rules.last_die_throws and not game.has_one_roll
        return Missed(seat) if tries_left else Farkled(seat)
    return None if keeps(game) else Overshot(seat)


def _due_when_timed_out(game: Game) -> Fact | None:
    """The fact that follows because time ran out: a keep, a bank or a lapse. None if the clock throws again."""
    if rolls_on_if_time_ends(game):
        best = next(iter(keeps(game)), None)
        return Kept(game.current, best.dice, best.points) if best else None
    if points := points_to_bank(game):
        return Banked(game.current, points)
    if keep := keep_to_bank(game):
        return Kept(game.current, keep.dice, keep.points)
    return Lapsed(game.current)


def _winners(game: Game) -> tuple[int, ...]:
    if not game.active:
        return ()
    leading = leaders(game)
    if game.rules.tie == "first":
        return (min(leading, key=lambda number: game.seat(number).since),)
    return leading


def _keep(game: Game, seat: int, dice: Dice) -> Kept:
    for keep in keeps(game):
        if keep.dice == dice:
            return Kept(seat, dice, keep.points)
    raise _why_not_keep(game, dice)


def _why_not_keep(game: Game, dice: Dice) -> IllegalMove:
    if game.phase is Phase.ROLL_OR_BANK:
        return IllegalMove("kept-already", bank="no" if why_not_bank(game) else "yes")
    if game.phase is not Phase.KEEP:
        return IllegalMove("throw-first")
    if not dice:
        return _keep_first(game)
    if not Counter(dice) <= Counter(game.turn.thrown):
        return IllegalMove("not-lying", dice=game.turn.thrown)
    best = keeps(game)[0].dice
    keep = next((keep for keep in scoring_parts(game) if keep.dice == dice), None)
    if keep is None:
        return IllegalMove("not-scoring", best=best)
    if not fits_target(game, (keep,)):
        return IllegalMove("past-target", target=game.rules.target, best=best)
    return IllegalMove("keep-all", best=best)


def _keep_first(game: Game) -> IllegalMove:
    return IllegalMove("keep-first", best=keeps(game)[0].dice)


def _bank(game: Game, seat: int) -> Banked:
    if game.phase is not Phase.ROLL_OR_BANK:
        raise _keep_first(game) if game.phase is Phase.KEEP else IllegalMove("throw-first")
    if reason := why_not_bank(game):
        raise reason
    return Banked(seat, game.turn.points)
