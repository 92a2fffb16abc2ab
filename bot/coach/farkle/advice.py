"""What each choice is worth in a game: the chance to win, and points."""

from dataclasses import dataclass

import numpy as np

from bot.coach.farkle.answers import Advice, thrown_after
from bot.coach.farkle.duel import Duel
from bot.coach.farkle.last_turns import one_roll
from bot.coach.farkle.most_points import PointsTurn, farkle_chances, greatest_total, points_turn
from bot.coach.farkle.rivals import Contest, rivals_of
from bot.coach.farkle.solved import Solved
from bot.coach.farkle.sweep import FAR, sweep
from bot.coach.farkle.table import digest
from bot.coach.farkle.throws import Floats, State, Throws, all_throws, grid, states
from bot.coach.farkle.twin import move
from bot.games.farkle import Choice, Game, Phase, RuleSet, Then, choices, keeps, must_keep_all, new_game

PRECISION = 1e-6
"""The greatest error of exact values."""


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of a rule set. `farkle`: by number of dice. `turn`, `ten_turns`: points on average; None if turns may
    be endless. `first`: how likely the first seat wins, or None. `exact`: `first` is off by at most PRECISION.
    """

    farkle: dict[int, float]
    turn: float | None
    ten_turns: float | None
    first: float | None
    exact: bool


def figures(rules: RuleSet, solved: Solved | None) -> Figures:
    best = points_turn(rules).best
    turn, ten = (best, greatest_total(rules)) if np.isfinite(best) else (None, None)
    if solved is None:
        return Figures(farkle_chances(rules), turn, ten, None, False)
    levels = solved.levels
    # In a larger game, moving first is worth less.
    moved = move(new_game(rules, 2, roll_off=False))
    first = Duel(moved.game, solved, 1, 2).before
    exact = digest(levels.rules) == digest(rules) and solved.bound <= PRECISION
    return Figures(farkle_chances(rules), turn, ten, 0.5 + (first - 0.5) * moved.share, exact)


def advise(game: Game, solved: Solved | None) -> tuple[Advice, ...]:
    """What each legal choice is worth, the best first."""
    legal = choices(game)
    if not legal:
        return ()
    planned = plan(game, solved) if solved else None
    exact = planned is not None and planned.is_exact
    found = [
        Advice(choice, planned.win(game, choice) if planned else None, gain(game, choice), exact) for choice in legal
    ]
    return tuple(sorted(found, key=lambda advice: (-(advice.win or 0.0), -advice.points)))


def gain(game: Game, choice: Choice) -> float:
    """The points that the whole turn gains on average."""
    state, points, tries = _after(game, choice)
    if choice.then is Then.BANK:
        return float(points)
    turn = turn_for_points(game)
    number = states(game.rules)[state]
    return _with_fewer_tries(turn.of_throw(state, points), turn.throws, number, tries, 0.0, game.rules)


def turn_for_points(game: Game) -> PointsTurn:
    seat, rules = game.seat(game.current), game.rules
    headroom = (rules.target - seat.total) // grid(rules) if rules.target_reach == "exact" else FAR
    return points_turn(rules, opened=seat.has_opened, headroom=headroom)


def _after(game: Game, choice: Choice) -> tuple[State, int, int]:
    """The next throw's dice, the points before it, and the tries with a last die."""
    dice, extended, points = thrown_after(game, choice)
    misses = 0 if choice.keep or choice.then is Then.FOLLOW else game.turn.misses
    return (dice, extended), points, game.rules.last_die_throws - misses


def farkle_after(game: Game, choice: Choice) -> float:
    """How likely the next throw farkles, even if the seat banks instead."""
    state, _, _ = _after(game, choice)
    return float(all_throws(game.rules, all_kept=False).farkle[states(game.rules)[state]])


def _with_fewer_tries(value: float, throws: Throws, number: int, tries: int, farkled: float, rules: RuleSet) -> float:
    most = rules.last_die_throws
    if tries == most or (number >= rules.dice and throws.farkle[number] == 0):
        return value
    missed = float(throws.farkle[number]) ** (1 / most)
    scored = value - throws.farkle[number] * farkled
    share = sum(missed**n for n in range(tries)) / sum(missed**n for n in range(most))
    return float(scored * share + missed**tries * farkled)


@dataclass(frozen=True, slots=True)
class Plan:
    """The values of the turn's ends and throws. `bank` is by grid steps and, if seats may follow on, by state; `thrown`
    as in `Turn`.

    If the table is a twin's, differences from `before` count only by `share`.
    """

    rules: RuleSet
    contest: Contest
    throws: Throws
    until: int
    bank: Floats
    thrown: Floats
    farkled: float
    overshot: float
    before: float
    share: float
    is_exact: bool

    def covers(self, game: Game) -> bool:
        """Whether the plan covers all points that the game can hold: an early one omits those that are rarely held."""
        return _held(move(game).game) // grid(self.rules) <= self.until

    def win(self, game: Game, choice: Choice) -> float:
        return self.before + self.share * (self._win(move(game).game, choice) - self.before)

    def banked(self, steps: int, state: int) -> float:
        return float(self.bank[steps, state if self.bank.shape[1] > 1 else 0])

    def _win(self, game: Game, choice: Choice) -> float:
        state, points, tries = _after(game, choice)
        steps, number = points // grid(self.rules), states(self.rules)[state]
        if choice.then is Then.BANK:
            return self.banked(steps, number)
        return _with_fewer_tries(self.thrown[steps, number], self.throws, number, tries, self.farkled, self.rules)


def plan(game: Game, solved: Solved) -> Plan | None:
    """All that weighing choices in this game takes; None if `solved` is for other rules, or if no rivals are left."""
    moved = move(game)
    is_same, game = moved.game is game, moved.game
    rivals = rivals_of(game)
    if digest(solved.levels.rules) != digest(game.rules) or not rivals:
        return None
    contest = Contest(game, solved, rivals)
    duel, levels = contest.duels[0], solved.levels
    have = _held(game) // levels.step
    throws = all_throws(game.rules, all_kept=must_keep_all(game))
    exact = game.rules.target_reach == "exact"
    needs = duel.needs
    headroom = levels.goal - duel.me.total // levels.step if exact else FAR
    if game.has_one_roll:
        until, needs = throws.most, 1
    else:
        until = max(each.until(have, needs) for each in contest.duels)
    bank, farkled, overshot = contest.ends(until + throws.most + 1)
    bank[:needs] = -1.0
    if game.has_one_roll:
        turn = one_roll(throws, bank, farkled, overshot, headroom)
        turn = turn._replace(value=turn.thrown[0, throws.hot])
    else:
        turn = sweep(throws, until, bank, farkled, overshot, headroom)
    known = is_same and len(rivals) == 1 and duel.is_known and solved.bound <= PRECISION
    before, share = float(turn.value), moved.share
    return Plan(game.rules, contest, throws, until, bank, turn.thrown, farkled, overshot, before, share, known)


def _held(game: Game) -> int:
    """The most points that the turn can hold after any choice now or, before a throw, after the next one."""
    if game.phase is Phase.KEEP:
        return game.turn.points + max((keep.points for keep in keeps(game)), default=0)
    kept = all_throws(game.rules, all_kept=must_keep_all(game)).most * grid(game.rules)
    return max(game.turn.points, game.offer.points if game.offer else 0) + kept
