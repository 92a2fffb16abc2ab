"""What each choice is worth in a game: the chance to win, and points."""

from dataclasses import dataclass

import numpy as np

from bot.coach.farkle.answers import Advice, thrown_after
from bot.coach.farkle.endgame import value_of_end, value_of_level
from bot.coach.farkle.points import PointsTurn, farkle_chances, greatest_total, points_turn
from bot.coach.farkle.solver import Solved
from bot.coach.farkle.sweep import FAR, sweep
from bot.coach.farkle.table import digest
from bot.coach.farkle.throws import Floats, State, Throws, Whole, grid, states, throws
from bot.coach.farkle.twin import move
from bot.games.farkle import Choice, Game, Phase, RuleSet, Seat, Then, choices, keeps, must_keep_all, new_game

PRECISION = 1e-6
"""The greatest error of exact values."""


@dataclass(frozen=True, slots=True)
class Figures:
    """`farkle`: by number of dice. `turn`, `ten_turns`: points on average; None if turns may be endless. `first`: how
    likely the first seat wins, or None. `exact`: `first` is off by at most PRECISION.
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
    here = solved.levels
    start = here.level(0, opened=not here.closed.any())
    first = float(solved.wins[0, 0, 0, start, start])
    # In a larger game, moving first is worth less.
    moved = move(new_game(rules, 2, roll_off=False))
    exact = digest(here.rules) == digest(rules) and solved.bound <= PRECISION
    return Figures(farkle_chances(rules), turn, ten, 0.5 + (first - 0.5) * moved.share, exact)


def advise(game: Game, solved: Solved | None) -> tuple[Advice, ...]:
    """Legal choices, best first."""
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
    """In points, of the whole turn."""
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
    return float(throws(game.rules, all_kept=False).farkle[states(game.rules)[state]])


def _with_fewer_tries(value: float, played: Throws, number: int, tries: int, farkled: float, rules: RuleSet) -> float:
    most = rules.last_die_throws
    if tries == most or (number >= rules.dice and played.farkle[number] == 0):
        return value
    missed = float(played.farkle[number]) ** (1 / most)
    scored = value - played.farkle[number] * farkled
    share = sum(missed**n for n in range(tries)) / sum(missed**n for n in range(most))
    return float(scored * share + missed**tries * farkled)


@dataclass(frozen=True, slots=True)
class Plan:
    """`bank` is by grid steps and, if seats may follow on, by state; `thrown` as in `Turn`.

    If the table is a twin's, differences from `before` count only by `share`.
    """

    rules: RuleSet
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
        """An early plan omits points that are rarely held."""
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
    """None if `solved` is for other rules, or if no rivals are left."""
    moved = move(game)
    is_same, game = moved.game is game, moved.game
    rivals = _rivals(game)
    if digest(solved.levels.rules) != digest(game.rules) or not rivals:
        return None
    standings = [_RaceStanding(game, solved, game.current, rival) for rival in rivals]
    standing, here = standings[0], solved.levels
    have = _held(game) // here.step
    played = throws(game.rules, all_kept=must_keep_all(game))
    exact = game.rules.target_reach == "exact"
    needs = standing.needs
    headroom = here.goal - standing.me.total // here.step if exact else FAR
    until = max(each.until(have, needs) for each in standings)
    bank, farkled, overshot = _among(standings, until + played.most + 1)
    bank[:needs] = -1.0
    turn = sweep(played, until, bank, farkled, overshot, headroom)
    known = is_same and len(rivals) == 1 and standing.is_known and solved.bound <= PRECISION
    return Plan(game.rules, played, until, bank, turn.thrown, farkled, overshot, float(turn.value), moved.share, known)


def _rivals(game: Game) -> list[int]:
    rivals = [seat for seat in game.contenders or game.active if seat != game.current and not game.seat(seat).left]
    if game.final is not None and game.rules.target_reach == "exact":
        # The first at the target must be beaten.
        arrived = [seat for seat in rivals if game.seat(seat).total == game.rules.target]
        return sorted(arrived, key=lambda seat: game.seat(seat).since)[:1] or rivals
    return rivals


def _among(standings: list["_RaceStanding"], size: int) -> tuple[Floats, float, float]:
    """Values of banking 0, 1, … steps, of a farkle, and of overshooting: see `docs/coach.md`."""
    values = [standing.values(size) for standing in standings]
    if len(values) == 1:
        return values[0]
    banks = np.array(np.broadcast_arrays(*[bank for bank, _, _ in values]))
    ends = np.array([(farkled, overshot) for _, farkled, overshot in values])
    game, solved, rivals = standings[0].game, standings[0].solved, [standing.rival for standing in standings]
    if game.final is not None:
        farkled, overshot = ends.prod(axis=0)
        return banks.prod(axis=0), float(farkled), float(overshot)
    among_rivals = np.ones(len(rivals))
    for number, rival in enumerate(rivals):
        for other in rivals:
            if other == rival:
                continue
            # The nearest to the left moves first.
            order = game.from_seat(game.current)
            sooner, later = sorted((rival, other), key=order.index)
            chance = _RaceStanding(game, solved, sooner, later).before
            among_rivals[number] *= chance if sooner == rival else 1 - chance

    def share(chances: Floats) -> Floats:
        mine, theirs = chances.prod(axis=0), np.tensordot(among_rivals, 1 - chances, 1)
        return np.asarray(mine / np.maximum(mine + theirs, 1e-12))

    farkled, overshot = share(ends)
    return share(banks), float(farkled), float(overshot)


def _held(game: Game) -> int:
    """After any choice now or, before a throw, after the next one."""
    if game.phase is Phase.KEEP:
        return game.turn.points + max((keep.points for keep in keeps(game)), default=0)
    kept = throws(game.rules, all_kept=must_keep_all(game)).most * grid(game.rules)
    return max(game.turn.points, game.offer.points if game.offer else 0) + kept


class _RaceStanding:
    """Two seats before this turn; `number` moves next."""

    def __init__(self, game: Game, solved: Solved, number: int, rival: int) -> None:
        self.game, self.solved, self.here, self.rival = game, solved, solved.levels, rival
        self.me: Seat = game.seat(number)
        self.other: Seat = game.seat(rival)
        began = next(seat for seat in game.from_seat(game.starter) if seat in (number, rival))
        self.side = 0 if self.here.sides == 1 or began == number else 1
        self.flipped = self.here.flipped(self.side)
        self.streaks = tuple(min(seat.streak, self.here.streaks - 1) for seat in (self.me, self.other))
        tracks = bool(self.here.closed.any())
        self.closed = tuple(int(tracks and not seat.has_opened) for seat in (self.me, self.other))

    @property
    def before(self) -> float:
        return float(self.solved.wins[(self.side, *self.streaks, *self._levels)].item())

    @property
    def _levels(self) -> tuple[Whole, Whole]:
        """Of both seats, each as an array of one."""
        mine, theirs = (
            np.array([self.here.level(seat.total, opened=not closed)])
            for seat, closed in zip((self.me, self.other), self.closed, strict=True)
        )
        return mine, theirs

    @property
    def needs(self) -> int:
        return int(self.here.needs[np.flatnonzero(self.here.closed == self.closed[0])[0]])

    @property
    def is_known(self) -> bool:
        here, game = self.here, self.game
        if any(seat.aside for seat in (self.me, self.other)) or any(
            seat.streak >= here.streaks for seat in (self.me, self.other) if here.loss
        ):
            return False
        if here.rest and min(self.me.total, self.other.total) < 0:
            # Without a floor, the bound holds for totals of 0 or more.
            return False
        # In the end, only differences count.
        return game.final is not None or all(
            here.has(seat.total, opened=not closed)
            for seat, closed in zip((self.me, self.other), self.closed, strict=True)
        )

    def until(self, have: int, needs: int) -> int:
        """The points at which the seat banks."""
        end = self.solved.ending
        if self.game.final is None or self.game.rules.target_reach == "exact":
            return self.solved.until(self.side, *self._levels, have)
        lead = (self.other.total - self.me.total) // self.here.step
        needed = lead + (end.turns.most if end.turns and self.game.final else 0) + 1
        return max(min(needed, have + end.most), needs, have + 1)

    def values(self, size: int) -> tuple[Floats, float, float]:
        """Values of banking 0, 1, … steps up to `size`, of a farkle, and of overshooting."""
        if self.game.final is None:
            return self._in_play(size)
        return self._alone(size) if self.game.rules.target_reach == "exact" else self._at_the_end(size)

    def _in_play(self, size: int) -> tuple[Floats, float, float]:
        streak, other = self.streaks
        mine, theirs = self._levels
        bank = self.solved.banks(self.side, other, mine, theirs, size, followed=self.is_followed)[..., 0]
        overshot = float(1 - self.solved.wins[self.flipped, other, streak, theirs, mine].item())
        if not self.here.loss:
            return bank, overshot, overshot
        return bank, self.solved.farkled(self.side, streak, other, mine, theirs).item(), overshot

    @property
    def is_followed(self) -> bool:
        following = next(number for number in self.game.from_seat(self.game.current)[1:] if number in self.game.active)
        return self.game.rules.follow_on and following == self.rival and not self.closed[1]

    def _alone(self, size: int) -> tuple[Floats, float, float]:
        """Against a seat at an exact target."""
        here, end = self.here, self.solved.ending
        assert self.game.final is not None
        mine = here.level(self.me.total, opened=not self.closed[0])
        headroom = here.goal - int(here.total[mine])
        turns = 1 + self.game.final.count(self.game.current)
        bank = np.zeros(size)
        farkled = overshot = 0.0
        if turns > 1:
            after, streak = end.alone[turns - 2], self.streaks[0]
            bank[:headroom] = after[here.total[mine] - here.lowest + np.arange(headroom), 0]
            farkled = overshot = float(after[mine, streak])
            if here.loss:
                due = streak + 1 >= here.streaks
                farkled = float(after[here.after_penalty[mine], 0] if due else after[mine, streak + 1])
        bank[headroom] = value_of_level(self.game.rules)
        return bank[:, None], farkled, overshot

    def _at_the_end(self, size: int) -> tuple[Floats, float, float]:
        here, end, game = self.here, self.solved.ending, self.game
        assert game.final is not None
        lead = (self.other.total - self.me.total) // here.step
        first = lead == 0 and self.me.since < self.other.since
        left = sum(number in (game.current, self.rival) for number in game.final)
        streak, other = self.streaks
        loss, after = 0, 0
        if here.loss:
            due = streak + 1 >= here.streaks
            loss, after = (here.loss, 0) if due else (0, streak + 1)
            if game.rules.penalty and game.rules.penalty.floor is not None:
                loss = min(loss, max(0, (self.me.total - game.rules.penalty.floor) // here.step))
        leads = np.arange(size) - lead
        if not left or end.turns is None:
            rules, play_off = game.rules, end.play_off
            level = value_of_end(rules, play_off, self.side, 0, (0, other), stood_first=False)
            bank = np.where(leads > 0, 1.0, np.where(leads == 0, level, 0.0))
            stays = first and not loss
            lost = value_of_end(rules, play_off, self.side, lead + loss, (after, other), stood_first=stays)
            return bank[:, None], lost, lost
        turns = end.turns
        where = (self.flipped, self.closed[1], 0, other, 0)
        bank = 1 - turns.leads[left - 1][where][np.clip(leads, -turns.most, turns.most) + turns.most]
        bank[leads == 0] = 1 - turns.first[left - 1][where]
        lost = 1 - turns.value(
            left,
            (self.flipped, self.closed[1], self.closed[0], other, after),
            -(lead + loss),
            stood_first=bool(loss) or not first,
        )
        return bank[:, None], lost, lost
