"""What turns and games of Farkle count for: measures, pushes and luck."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import zip_longest

from bot.games.chance import throws_of
from bot.games.dice import FACES, Dice
from bot.games.facts import Left, Rolled, TimedOut, Won
from bot.games.farkle.game import (
    Banked,
    Fact,
    Farkled,
    Followed,
    Game,
    Kept,
    Lapsed,
    Overshot,
    Penalized,
    Step,
    Termination,
    outcome,
)
from bot.games.farkle.rules import MOST_DICE, RuleSet
from bot.games.farkle.scoring import scoring
from bot.games.measures import How, Measure
from bot.games.summary import Luck, Push, TakenTurn


@dataclass(frozen=True, slots=True)
class Throw:
    """A throw, its dice in the order they fell, and what was kept. `extended`: faces whose triple was kept before."""

    dice: Dice
    extended: frozenset[int]
    kept: Dice = ()
    points: int = 0
    by_clock: bool = False
    kept_by_clock: bool = False

    @property
    def is_hot(self) -> bool:
        return len(self.kept) == len(self.dice)


@dataclass(frozen=True, slots=True)
class TurnTaken(TakenTurn):
    """A turn that has ended. `points` of its `stake` were banked; `taken_over` came from the seat before. `penalty`: 0
    at the floor.
    """

    throws: tuple[Throw, ...] = ()
    stake: int = 0
    taken_over: int = 0
    farkled: bool = False
    penalty: int | None = None

    @property
    def lost(self) -> int:
        """The player's own points, if they were not banked."""
        return 0 if self.points else self.stake - self.taken_over


def turns_of(before: Game, steps: Sequence[Step]) -> Iterator[TurnTaken]:
    taken = [0] * len(before.seats)
    turn: TurnTaken | None = None
    for step, following in zip_longest(steps, steps[1:]):
        fact, after = step.fact, step.after
        if isinstance(fact, Rolled | Followed) and before.turn.is_fresh:
            taken[fact.seat - 1] += 1
            turn = TurnTaken(fact.seat, taken[fact.seat - 1], taken_over=after.turn.taken_over)
        if turn is not None:
            turn = _with_fact(turn, before, fact)
            if _ends(turn, fact, following.fact if following else None):
                yield replace(turn, totals=tuple(seat.total for seat in after.seats))
                turn = None
        before = after


def _with_fact(turn: TurnTaken, before: Game, fact: Fact) -> TurnTaken:
    match fact:
        case Rolled(_, dice):
            return replace(turn, throws=(*turn.throws, Throw(dice, before.turn.extended, by_clock=turn.idle)))
        case Kept(_, dice, points):
            kept = replace(turn.throws[-1], kept=dice, points=points, kept_by_clock=turn.idle)
            return replace(turn, throws=(*turn.throws[:-1], kept))
        case Banked(_, points):
            return replace(turn, stake=points, points=points)
        case Farkled():
            return replace(turn, stake=before.turn.points, farkled=True)
        case Penalized(_, points):
            return replace(turn, penalty=points)
        case TimedOut():
            return replace(turn, idle=True)
        case Overshot() | Lapsed() | Won():
            return replace(turn, stake=before.turn.points)
        case Left(seat) if seat == turn.seat:
            return replace(turn, stake=before.turn.points)
    return turn


def _ends(turn: TurnTaken, fact: Fact, following: Fact | None) -> bool:
    """Whether a fact ends a turn. A penalty belongs to the turn of its farkle."""
    match fact:
        case Farkled():
            return not isinstance(following, Penalized)
        case Banked() | Overshot() | Lapsed() | Penalized() | Won():
            return True
        case Left(seat):
            return seat == turn.seat
    return False


_COMEBACK_PARTS = 4

MEASURES = (
    Measure("farkles", is_ranked=True),
    *map(Measure, ("penalties", "hot_dice", "comebacks", "instant_wins", "skunks_taken", "skunks_given")),
    *(Measure(f"farkles_{dice}") for dice in range(1, MOST_DICE + 1)),
    *(Measure(name, How.BEST) for name in ("best_throw", "farkle_run", "hot_run")),
    Measure("average_turn", How.RATIO, of=("banked", "turns")),
    *(Measure(name, How.EACH) for name in ("alike", "skunk")),
)
"""farkles_1, … farkles_6: farkles with that many dice thrown.

comebacks: wins of a seat that was behind by a quarter of the target (without one, of its total) in the last third of
the turns.

hot_run: how often all dice scored in one turn, at most.

alike: the most dice of one face in one throw.
"""
ALONE = (Measure("solo", How.RATIO, of=("points_solo", "games_solo")), Measure("best_solo", How.BEST))


def own(end: Game, number: int, turns: Sequence[TurnTaken]) -> dict[str, int]:
    ended = outcome(end)
    skunked, double_skunked = (ended.skunked, ended.double_skunked) if ended else ((), ())
    is_instant = ended is not None and ended.termination is Termination.INSTANT_WIN
    has_won, is_solo = number in end.winners, len(end.seats) == 1
    return {
        "comebacks": int(has_won and _comes_back(end, number, turns)),
        "instant_wins": int(is_instant and has_won),
        "skunk": 2 if number in double_skunked else int(number in skunked),
        "skunks_taken": int(number in skunked + double_skunked),
        "skunks_given": len(skunked + double_skunked) if has_won else 0,
        **(dict.fromkeys(("points_solo", "best_solo"), end.seat(1).total) | {"games_solo": 1} if is_solo else {}),
        **_play([turn for turn in turns if turn.seat == number]),
    }


def _play(turns: Sequence[TurnTaken]) -> dict[str, int]:
    throws = [throw for turn in turns for throw in turn.throws]
    hot = [sum(throw.is_hot for throw in turn.throws) for turn in turns]
    farkled_with = Counter(len(turn.throws[-1].dice) for turn in turns if turn.farkled)
    return {
        "banked": sum(turn.points for turn in turns),
        "best_throw": max((throw.points for throw in throws), default=0),
        "farkles": sum(turn.farkled for turn in turns),
        "farkle_run": _farkle_run(turns),
        "penalties": sum(turn.penalty is not None for turn in turns),
        "hot_dice": sum(hot),
        "hot_run": max(hot, default=0),
        "alike": max((throw.dice.count(die) for throw in throws for die in throw.dice), default=0),
        **{f"farkles_{dice}": farkled_with[dice] for dice in range(1, MOST_DICE + 1)},
    }


def _farkle_run(turns: Sequence[TurnTaken]) -> int:
    longest = run = 0
    for turn in turns:
        run = run + 1 if turn.farkled else 0 if turn.points else run
        longest = max(longest, run)
    return longest


def _comes_back(end: Game, number: int, turns: Sequence[TurnTaken]) -> bool:
    # The last third begins with the totals after the turn before it.
    late = turns[max(0, len(turns) * 2 // 3 - 1) :]
    behind = (max(turn.totals[other - 1] for other in end.active) - turn.totals[number - 1] for turn in late)
    # Without a target, the winner's total takes its place.
    far = (end.rules.target or end.seat(number).total) / _COMEBACK_PARTS
    return any(points >= far for points in behind)


_PUSH_THROWS = 2


def highlights(rules: RuleSet, turns: Sequence[TurnTaken]) -> tuple[Push | None, Luck | None]:
    return _push(turns), _luck(rules, turns)


def _push(turns: Sequence[TurnTaken]) -> Push | None:
    longest = max(turns, key=lambda turn: (_own_throws(turn), turn.stake), default=None)
    if longest is None or (throws := _own_throws(longest)) < _PUSH_THROWS:
        return None
    points = longest.points or longest.lost
    return Push(longest.seat, longest.number, throws, points, longest.points, longest.idle)


def _own_throws(turn: TurnTaken) -> int:
    return sum(not throw.by_clock for throw in turn.throws)


def _luck(rules: RuleSet, turns: Sequence[TurnTaken]) -> Luck | None:
    throws = [(turn, throw) for turn in turns for throw in turn.throws if not throw.by_clock]
    found = [_luck_of(rules, turn, throw, len(throws)) for turn, throw in throws]
    return min(found, key=lambda luck: (luck.chance, -luck.points), default=None)


def _luck_of(rules: RuleSet, turn: TurnTaken, throw: Throw, throws: int) -> Luck:
    dice = tuple(sorted(throw.dice))
    worth = _worth(rules, dice, throw.extended)
    chance = sum(share for points, share in _outcomes(rules, len(dice), throw.extended) if points >= worth)
    wins = scoring(rules).wins(dice)
    return Luck(turn.seat, turn.number, throw.dice, 0 if wins else int(worth), chance, chance * throws, wins)


def _worth(rules: RuleSet, dice: Dice, extended: frozenset[int]) -> float:
    """The points of the best keep of a throw; infinity if it wins at once, 0 if nothing scores."""
    if scoring(rules).wins(dice):
        return float("inf")
    return max((keep.points for keep in scoring(rules).keepable(dice, extended)), default=0)


@lru_cache(maxsize=512)
def _outcomes(rules: RuleSet, number: int, extended: frozenset[int]) -> tuple[tuple[float, float], ...]:
    """The points and the chance of each throw of `number` dice."""
    return tuple((_worth(rules, dice, extended), orders / len(FACES) ** number) for dice, orders in throws_of(number))
