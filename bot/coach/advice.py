"""Which choice is best now, and what each is worth. Everything here is a pure function of a game and a solved table."""

from dataclasses import dataclass

import numpy as np

from bot.coach.endgame import ends_at_once, hot_values, value_of_end, value_of_level
from bot.coach.points import farkle_chances, points_turn
from bot.coach.solver import Solved
from bot.coach.standings import deck
from bot.coach.sweep import FAR, LANES, room_for, sweep, thrown
from bot.coach.throws import Floats, State, Throws, grid, states
from bot.games.dice import Dice
from bot.games.farkle import Choice, Game, RuleSet, Seat, Then, choices, must_keep_all, turn_after
from bot.games.farkle.scoring import scoring

PRECISION = 1e-6
"""What is called exact is off by no more."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What a choice is worth.

    `win`: how likely the seat wins if it chooses this and everybody plays as well as possible from then on, a shared
    win counting one half; None where only points are known. `points`: the points with which the turn ends on
    average if the seat plays for points alone. `exact`: `win` is off by at most PRECISION.
    """

    keep: Dice
    then: Then
    win: float | None
    points: float
    exact: bool


@dataclass(frozen=True, slots=True)
class Figures:
    """What is known of a rule set.

    `farkle`: the chance of a farkle by the number of dice thrown; `turn`: the most points that a turn of an opened seat
    gains on average, None where turns never need to end; `first`: how likely the seat that begins wins, None where
    it is not known; `exact`: `first` is off by at most PRECISION.
    """

    farkle: dict[int, float]
    turn: float | None
    first: float | None
    exact: bool


def figures(rules: RuleSet, solved: Solved | None) -> Figures:
    """The figures of a rule set; `solved` is its table for two seats, if there is one."""
    best = points_turn(rules).best
    turn = best if np.isfinite(best) else None
    if solved is None:
        return Figures(farkle_chances(rules), turn, None, False)
    here = solved.levels
    start = here.level(0, opened=not here.closed.any())
    return Figures(farkle_chances(rules), turn, float(solved.wins[0, 0, 0, start, start]), solved.bound <= PRECISION)


def advise(game: Game, solved: Solved | None) -> tuple[Advice, ...]:
    """Every legal choice with its worth, best first; none where nobody has to decide."""
    legal = choices(game)
    if not legal:
        return ()
    by_points = points_turn(game.rules, opened=game.seat(game.current).has_opened)
    ends = _ends(game, solved) if solved and _covers(solved, game) else None
    exact = ends is not None and solved is not None and solved.bound <= PRECISION and ends.known
    found = []
    for choice in legal:
        state, points, tries = _after(game, choice)
        if choice.then is Then.BANK:
            expected, win = float(points), ends.banked(points) if ends else None
        else:
            expected = _with_fewer_tries(
                by_points.of_throw(state, points), by_points.throws, states(game.rules)[state], tries, 0.0, game.rules
            )
            win = ends.of_throw(state, points, tries) if ends else None
        found.append(Advice(choice.keep, choice.then, win, expected, exact))
    return tuple(sorted(found, key=lambda advice: (-(advice.win or 0.0), -advice.points)))


def _after(game: Game, choice: Choice) -> tuple[State, int, int]:
    """Which dice are thrown after a choice, the turn points before that throw, and the tries it has with a last die."""
    turn = game.turn
    if choice.then is Then.FOLLOW:
        assert game.offer is not None
        return (game.offer.dice, game.offer.extended), game.offer.points, game.rules.last_die_throws
    if choice.keep:
        worth = scoring(game.rules).keepable(tuple(sorted(turn.thrown)), turn.extended)
        turn = turn_after(game, next(keep for keep in worth if keep.dice == choice.keep))
    tries = game.rules.last_die_throws - turn.misses
    return (turn.dice, turn.extended), turn.points, tries


def _with_fewer_tries(value: float, played: Throws, number: int, tries: int, farkled: float, rules: RuleSet) -> float:
    """The worth of a throw with the last die that has only so many tries left, from that with all tries."""
    most = rules.last_die_throws
    if tries == most or (number >= rules.dice and played.farkle[number] == 0):
        return value
    missed = float(played.farkle[number]) ** (1 / most)
    scored = value - played.farkle[number] * farkled
    share = sum(missed**n for n in range(tries)) / sum(missed**n for n in range(most))
    return float(scored * share + missed**tries * farkled)


@dataclass(frozen=True, slots=True)
class _Ends:
    """One standing: what its turn is worth in every state, and what each end of it is worth."""

    rules: RuleSet
    throws: Throws
    bank: Floats
    worth: Floats
    farkled: float
    overshot: float
    known: bool

    def banked(self, points: int) -> float:
        return float(self.bank[points // grid(self.rules)])

    def of_throw(self, state: State, points: int, tries: int) -> float:
        number = states(self.rules)[state]
        value = thrown(self.throws, self.worth, number, points // grid(self.rules), self.farkled, self.overshot)
        return _with_fewer_tries(value, self.throws, number, tries, self.farkled, self.rules)


def _covers(solved: Solved, game: Game) -> bool:
    """Two seats that both play on, by the rules of the table."""
    return solved.levels.rules == game.rules and len(game.active) == 2


def _ends(game: Game, solved: Solved) -> _Ends:
    standing = _Standing(game, solved)
    here, turn = solved.levels, game.turn
    have = max(turn.points, game.offer.points if game.offer else 0) // here.step
    played = deck(game.rules, forced=must_keep_all(game))
    exact = game.rules.target_reach == "exact"
    needs = standing.needs
    room = here.goal - standing.me.total // here.step if exact else FAR
    until = standing.until(have, room, needs)
    bank, farkled, overshot = standing.values(until + played.most + 1)
    bank[:needs] = -1.0
    lost, over = np.full(LANES, farkled), np.full(LANES, overshot)
    rows = bank[until:].repeat(LANES)
    if played.must and not exact:
        rows = np.tile(hot_values(played, np.full(LANES, bank[-1]), lost), played.most + 1)
    worth = room_for(played, until)
    sweep(played, until, bank.repeat(LANES), rows, np.full(LANES, room, dtype=np.int64), lost, over, worth)
    known = standing.is_known and have + played.most <= until
    return _Ends(game.rules, played, bank, worth, farkled, overshot, known)


class _Standing:
    """The standing of a game before this turn, as the table counts it."""

    def __init__(self, game: Game, solved: Solved) -> None:
        self.game, self.solved, self.here = game, solved, solved.levels
        number = game.current
        self.me: Seat = game.seat(number)
        rival = next(other for other in game.active if other != number)
        self.other: Seat = game.seat(rival)
        began = next(seat for seat in game.from_seat(game.starter) if seat in game.active)
        self.side = 0 if self.here.sides == 1 or began == number else 1
        self.flipped = 1 - self.side if self.here.sides == 2 else 0
        self.streaks = tuple(min(seat.streak, self.here.streaks - 1) for seat in (self.me, self.other))
        tracks = bool(self.here.closed.any())
        self.closed = tuple(int(tracks and not seat.has_opened) for seat in (self.me, self.other))

    @property
    def needs(self) -> int:
        return int(self.here.needs[np.flatnonzero(self.here.closed == self.closed[0])[0]])

    @property
    def is_known(self) -> bool:
        """Does the table hold this very standing, not just the nearest one?"""
        here, game = self.here, self.game
        if any(seat.aside for seat in (self.me, self.other)) or any(
            seat.streak >= here.streaks for seat in (self.me, self.other) if here.loss
        ):
            return False
        # In the end of a game, totals may lie beyond those of the table: differences are what counts then.
        return game.final is not None or all(
            here.has(seat.total, opened=not closed)
            for seat, closed in zip((self.me, self.other), self.closed, strict=True)
        )

    def until(self, have: int, room: int, needs: int) -> int:
        """From how many points on the seat banks anyway."""
        here, end = self.here, self.solved.ending
        if room < FAR:
            return room + 1
        lead = (self.other.total - self.me.total) // here.step
        if self.game.final is None:
            needed = here.goal - self.me.total // here.step
            if not ends_at_once(here)[self.side]:
                place = min(max(lead + here.goal - here.lowest, 0), end.enough.shape[1] - 1)
                needed = max(needed, int(end.enough[self.side, place]))
        else:
            needed = lead + (end.turns.most if end.turns and self.game.final else 0) + 1
        return max(min(needed, have + end.most), needs, have + 1)

    def values(self, size: int) -> tuple[Floats, float, float]:
        """What banking 0, 1, … steps is worth, what a farkle, and what an overshot turn."""
        if self.game.final is None:
            return self._in_play(size)
        return self._alone(size) if self.game.rules.target_reach == "exact" else self._at_the_end(size)

    def _in_play(self, size: int) -> tuple[Floats, float, float]:
        here, wins, end = self.here, self.solved.wins, self.solved.ending
        mine, theirs = (
            here.level(seat.total, opened=not closed)
            for seat, closed in zip((self.me, self.other), self.closed, strict=True)
        )
        streak, other = self.streaks
        totals = here.total[mine] + np.arange(size)
        inside = totals < here.goal
        bank = np.ones(size)
        bank[inside] = 1 - wins[self.flipped, other, 0, theirs, totals[inside] - here.lowest]
        if self.game.rules.target_reach == "exact":
            bank[~inside] = end.met[self.side, theirs, other]
        elif not ends_at_once(here)[self.side]:
            leads = np.minimum(totals[~inside] - here.total[theirs], end.reached.shape[-1] - 1)
            bank[~inside] = end.reached[self.side, self.closed[1], 0, other, leads]
        overshot = float(1 - wins[self.flipped, other, streak, theirs, mine])
        if not here.loss:
            return bank, overshot, overshot
        due = streak + 1 >= here.streaks
        after = (0, here.after_penalty[mine]) if due else (streak + 1, mine)
        return bank, float(1 - wins[self.flipped, other, after[0], theirs, after[1]]), overshot

    def _alone(self, size: int) -> tuple[Floats, float, float]:
        """The other seat stands at an exact target."""
        here, end = self.here, self.solved.ending
        assert self.game.final is not None
        mine = here.level(self.me.total, opened=not self.closed[0])
        room = here.goal - int(here.total[mine])
        turns = 1 + self.game.final.count(self.game.current)
        bank = np.zeros(size)
        farkled = overshot = 0.0
        if turns > 1:
            after, streak = end.alone[turns - 2], self.streaks[0]
            bank[:room] = after[here.total[mine] - here.lowest + np.arange(room), 0]
            farkled = overshot = float(after[mine, streak])
            if here.loss:
                due = streak + 1 >= here.streaks
                farkled = float(after[here.after_penalty[mine], 0] if due else after[mine, streak + 1])
        bank[room] = value_of_level(self.game.rules)
        return bank, farkled, overshot

    def _at_the_end(self, size: int) -> tuple[Floats, float, float]:
        here, end, game = self.here, self.solved.ending, self.game
        assert game.final is not None
        lead = (self.other.total - self.me.total) // here.step
        first = lead == 0 and self.me.since < self.other.since
        left = sum(number in game.active for number in game.final)
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
            return bank, lost, lost
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
        return bank, lost, lost
