"""Matches between characters: a hundred thousand games of two in minutes.

All games are played side by side, those with the lowest totals first. Games that share a plan play their turns
together, in compiled code (`match_turns`). The game's own engine says once what the end of a turn changes; that is
remembered, since it does not depend on the totals. As soon as the target may be reached, the engine itself plays.
"""

import itertools
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from heapq import heappop, heappush
from itertools import combinations

import numpy as np
from cachetools import LRUCache
from numpy.typing import NDArray

from bot.coach.characters import BY_STRENGTH, Character
from bot.coach.farkle.levels import deck, goal
from bot.coach.farkle.policies import ENOUGH, POLICIES, Aim
from bot.coach.farkle.solver import Solved
from bot.coach.farkle.throws import Floats, Whole, grid, states
from bot.coach.farkle.twin import move, twin
from bot.games.farkle import (
    Bank,
    Farkled,
    Game,
    Offer,
    Overshot,
    Phase,
    RuleSet,
    Seat,
    Turn,
    Won,
    due,
    evolve,
    must_keep_all,
    new_game,
    offer_to_follow,
    play,
)
from tests.coach.match_turns import (
    AIMS,
    BANKED,
    FARKLED,
    WON,
    Values,
    chances_of,
    limits,
    play_turns,
    seed,
    values_for_points,
    values_for_safety,
    values_for_winning,
)

_PLANS = 1 << 13
_WINDOWS = 40
"""The games with the lowest totals play first: within twice the target divided by this."""

_ROOM_TO_FOLLOW = 3000
"""A plan covers the points that may be taken over, rounded up to a multiple of this."""

Pair = tuple[Character, Character]
"""Who sits on seat 1 and who on seat 2."""

_ROW = np.dtype(
    [
        (name, np.int64)
        for name in (
            *("pair", "seat", "mine", "theirs", "opened", "other_opened", "streak", "other_streak"),
            *("offered_state", "offered"),
        )
    ]
)
"""A game before a turn: whose turn it is, that seat's total and the other's, and so on. No offer: its state is -1."""

_Rows = NDArray[np.void]


@dataclass(frozen=True, slots=True)
class Match:
    """The number of games between two characters, and the second one's share of wins (a shared win is a half).

    `error` is the standard error of the share.
    """

    weaker: Character
    stronger: Character
    games: int
    share: float
    error: float

    @property
    def is_ordered(self) -> bool:
        """Did the stronger one win more, beyond what chance explains (95 %)?"""
        return self.share - 1.96 * self.error > 0.5


class Tables:
    """All pairs of characters at tables of one rule set."""

    def __init__(self, rules: RuleSet, solved: Solved, pairs: Sequence[Pair]) -> None:
        self._rules, self._solved, self._pairs = rules, solved, pairs
        self._step, self._states = grid(rules), states(rules)
        self._of_state = {number: state for state, number in self._states.items()}
        self._aims = np.array([[AIMS[POLICIES[each].aim] for each in pair] for pair in pairs])
        self._errs = np.array([[POLICIES[each].errs for each in pair] for pair in pairs])
        self._values: LRUCache[object, Values] = LRUCache(_PLANS)
        self._effects: dict[tuple[int, ...], tuple[int, ...]] = {}
        self._totals: dict[tuple[int, int, int], tuple[int, int]] = {}
        # Later than everything that the seats have done before.
        self._start = replace(new_game(rules, 2, roll_off=False), revision=1)
        self._standings: dict[object, Game] = {}
        self._waiting: dict[object, Counter[int]] = defaultdict(Counter)
        self._order: list[tuple[int, int, object]] = []
        self._numbers = itertools.count()

    def play(self, games: int) -> dict[Pair, Counter[tuple[int, ...]]]:
        """Plays `games` games of each pair; seat 1 begins. Returns how often each set of seats won."""
        rows = np.zeros(games * len(self._pairs), dtype=_ROW)
        rows["pair"] = np.repeat(np.arange(len(self._pairs)), games)
        rows["seat"], rows["offered_state"] = 1, -1
        window = max(1, 2 * self._rules.target // _WINDOWS)
        while rows.size:
            sums = rows["mine"] + rows["theirs"]
            first = sums < sums.min() + window
            playing = rows[first]
            rows = np.concatenate([rows[~first], self._after_turns(playing, self._turns(playing))])
        return self._play_ends()

    def _turns(self, rows: _Rows) -> Whole:
        """How a turn of each of these games ends: see `play_turns`."""
        ended = np.zeros((rows.size, 3), dtype=np.int64)
        aims = self._aims[rows["pair"], rows["seat"] - 1]
        wins = aims == AIMS[Aim.WIN]
        # What a turn depends on, by what its character plays for: nothing else separates games.
        near = (self._rules.target_reach == "exact") | (self._rules.target - rows["mine"] < ENOUGH)
        totals = np.zeros((rows.size, 2), dtype=np.int64)
        totals[wins] = self._moved(rows[wins])
        matters = [aims, rows["opened"], rows["mine"] * near, *totals.T]
        matters += [rows[name] * wins for name in ("seat", "other_opened", "streak", "other_streak")]
        offers = np.where(rows["opened"], [rows["offered_state"], rows["offered"]], -1).T
        matters.append(-(-offers[:, 1] * self._step // _ROOM_TO_FOLLOW) * wins)
        found = np.stack(matters, axis=1)
        for group in _groups(found):
            row, key = rows[group[0]], tuple(found[group[0]].tolist())
            game, aim, ahead = self._game(row), key[0], key[-1]
            if key not in self._values:
                self._values[key] = self._new_values(replace(game, offer=_far(ahead)), aim)
            errs = self._errs[rows["pair"][group], rows["seat"][group] - 1]
            ended[group] = self._play(game, aim, self._values[key], errs, offers[group])
        return ended

    def _moved(self, rows: _Rows) -> Whole:
        """Both totals as the twin has them: standings that are the same there have the same plan."""
        totals = np.column_stack([rows["mine"], rows["theirs"]])
        if twin(self._rules) == self._rules:
            return totals
        moved = np.empty_like(totals)
        for group in _groups(np.column_stack([rows["seat"], totals])):
            row = rows[group[0]]
            key = (int(row["seat"]), int(row["mine"]), int(row["theirs"]))
            if key not in self._totals:
                game = move(self._game(row)).game
                self._totals[key] = game.seat(key[0]).total, game.seat(3 - key[0]).total
            moved[group] = self._totals[key]
        return moved

    def _new_values(self, game: Game, aim: int) -> Values:
        if aim == AIMS[Aim.WIN]:
            return values_for_winning(game, self._solved)
        return values_for_points(game) if aim == AIMS[Aim.POINTS] else values_for_safety()

    def _play(self, game: Game, aim: int, values: Values, errs: Floats, offers: Whole) -> Whole:
        """How a turn ends in games with this standing, one for each of `errs`."""
        forced, ended = must_keep_all(game), np.zeros((errs.size, 3), dtype=np.int64)
        throws, chances = deck(self._rules, forced=forced), chances_of(self._rules, forced=forced)
        play_turns(throws, chances, aim, values.arrays, values.until, *limits(game), errs, offers, ended)
        if not self._rules.follow_on:
            # The state after a turn matters only if the next seat may take it over.
            ended[:, 2] = 0
        return ended

    def _game(self, row: np.void) -> Game:
        """The game before the next turn."""
        seat, mine, theirs, *rest = row.tolist()[1:]
        opened, other_opened, streak, other_streak, state, offered = rest
        seats = [Seat(mine, bool(opened), streak), Seat(theirs, bool(other_opened), other_streak)]
        game = replace(self._start, seats=tuple(seats if seat == 1 else seats[::-1]), current=seat)
        if state < 0:
            return game
        dice, extended = self._of_state[state]
        return replace(game, offer=Offer(dice, offered * self._step, extended))

    def _after_turns(self, rows: _Rows, ended: Whole) -> _Rows:
        """The games before their next turn, without those that may have reached the target."""
        how, points, _ = ended.T
        gained = np.where(how == BANKED, points * self._step, 0)
        reaches = (how == WON) | (rows["mine"] + gained >= goal(self._rules) * self._step)
        self._reach(rows[reaches], ended[reaches])
        rows, ended = rows[~reaches], ended[~reaches]
        # The penalty depends on how far the seat is above its floor.
        penalty, above = self._rules.penalty, np.zeros(rows.size, dtype=np.int64)
        if penalty and penalty.floor is not None:
            above = np.minimum(rows["mine"] - penalty.floor, penalty.points)
        after = np.zeros(rows.size, dtype=_ROW)
        after["pair"], after["seat"] = rows["pair"], 3 - rows["seat"]
        for mine, theirs in (("mine", "theirs"), ("opened", "other_opened"), ("streak", "other_streak")):
            after[mine] = rows[theirs]
        matters = np.column_stack([ended, rows["opened"], rows["streak"], above])
        for group in _groups(matters):
            key = tuple(matters[group[0]].tolist())
            if key not in self._effects:
                self._effects[key] = self._effect(rows[group[0]], key[:3])
            more, *rest = self._effects[key]
            after["theirs"][group] = rows["mine"][group] + more
            for name, value in zip(("other_opened", "other_streak", "offered_state", "offered"), rest, strict=True):
                after[name][group] = value
        return after

    def _reach(self, rows: _Rows, ended: Whole) -> None:
        """Moves games that may have reached the target to the engine, which plays them on."""
        standing = [rows[name] for name in _ROW.names or () if name != "pair"]
        for group in _groups(np.column_stack([*standing, ended])):
            after = self._after(self._game(rows[group[0]]), tuple(ended[group[0]].tolist()))
            for pair, count in Counter(rows["pair"][group].tolist()).items():
                self._wait(after, pair, count)

    def _effect(self, row: np.void, end: tuple[int, ...]) -> tuple[int, ...]:
        """What the end of a turn changes, by the game's own engine: points, opened, streak, and the offer."""
        game = self._game(row)
        after = self._after(game, end)
        seat, offer = after.seat(game.current), after.offer
        state, offered = (self._states[offer.dice, offer.extended], offer.points // self._step) if offer else (-1, 0)
        # Without a penalty, the engine counts farkles all the same, without end.
        streak = seat.streak if self._rules.penalty else 0
        return seat.total - game.seat(game.current).total, int(seat.has_opened), streak, state, offered

    def _play_ends(self) -> dict[Pair, Counter[tuple[int, ...]]]:
        """Plays on from every standing that waits, turn by turn, to the end."""
        ended: dict[Pair, Counter[tuple[int, ...]]] = {pair: Counter() for pair in self._pairs}
        while self._order:
            key = heappop(self._order)[2]
            game, waiting = self._standings.pop(key), self._waiting.pop(key)
            if game.phase is Phase.OVER:
                for pair, count in waiting.items():
                    ended[self._pairs[pair]][game.winners] += count
                continue
            for aim in np.unique(self._aims[list(waiting), game.current - 1]).tolist():
                pairs = [pair for pair in waiting if self._aims[pair, game.current - 1] == aim]
                counts = [waiting[pair] for pair in pairs]
                errs = np.repeat(self._errs[pairs, game.current - 1], counts)
                offer, offers = offer_to_follow(game), np.full((errs.size, 2), -1)
                if offer:
                    offers[:] = self._states[offer.dice, offer.extended], offer.points // self._step
                turns = self._play(game, aim, self._new_values(game, aim), errs, offers)
                ends = Counter(zip(np.repeat(pairs, counts).tolist(), map(tuple, turns.tolist()), strict=True))
                seen: dict[tuple[int, ...], Game] = {}
                for (pair, end), count in ends.items():
                    if end not in seen:
                        seen[end] = self._after(game, end)
                    self._wait(seen[end], pair, count)
        return ended

    def _wait(self, game: Game, pair: int, count: int) -> None:
        """Puts `count` games of a pair at this standing."""
        key = _standing(game)
        if key not in self._standings:
            self._standings[key] = game
            total = sum(seat.total for seat in game.seats) + (game.final is not None) * 10**9
            heappush(self._order, (total, next(self._numbers), key))
        self._waiting[key][pair] += count

    def _after(self, game: Game, end: tuple[int, ...]) -> Game:
        """The game after a turn's end, by the game's own engine."""
        how, points, state = end
        if how == WON:
            return evolve(game, Won((game.current,)))
        if how == BANKED:
            dice, extended = self._of_state[state] if self._rules.follow_on else (1, frozenset[int]())
            turn = Turn(dice, points * self._step, extended=extended, since=game.turn.since)
            return play(replace(game, phase=Phase.ROLL_OR_BANK, turn=turn), Bank(game.current))[-1].after
        fact = Farkled(game.current) if how == FARKLED else Overshot(game.current)
        game = replace(game, turn=replace(game.turn, thrown=(2,)))
        game = evolve(game, fact)
        while following := due(game):
            game = evolve(game, following)
        return game


def play_perfectly(rules: RuleSet, solved: Solved, games: int, number: int) -> tuple[float, float]:
    """Both seats play by the table; seat 1 begins. Returns its share of wins, and the standard error."""
    seed(number)
    pair = (Character.PERFECT, Character.PERFECT)
    return _share([(1, Tables(rules, solved, [pair]).play(games)[pair])])


def play_matches(rules: RuleSet, solved: Solved, games: int, number: int) -> Iterator[Match]:
    """Each character against each, half of the games with either on seat 1. The dice follow from a seed."""
    seed(number)
    meetings = list(combinations(BY_STRENGTH, 2))
    pairs = [pair for weaker, stronger in meetings for pair in ((weaker, stronger), (stronger, weaker))]
    ended = Tables(rules, solved, pairs).play(games // 2)
    for weaker, stronger in meetings:
        yield Match(weaker, stronger, games, *_share([(2, ended[weaker, stronger]), (1, ended[stronger, weaker])]))


def _share(played: Sequence[tuple[int, Counter[tuple[int, ...]]]]) -> tuple[float, float]:
    """The share of wins of a seat in each of these games, a shared win being a part of one, and the standard error."""
    won = [((seat in winners) / len(winners), count) for seat, ended in played for winners, count in ended.items()]
    games = sum(count for _, count in won)
    share = sum(each * count for each, count in won) / games
    squares = sum(each * each * count for each, count in won) / games
    return share, ((squares - share * share) / games) ** 0.5


def _groups(found: Whole) -> Iterator[Whole]:
    """The places of equal rows of numbers, together."""
    if not found.size:
        return iter(())
    lowest, spread = found.min(axis=0), np.ptp(found, axis=0) + 1
    assert np.prod(spread.astype(float)) < 2**62
    codes = np.zeros(len(found), dtype=np.int64)
    for column, low, size in zip(found.T, lowest, spread, strict=True):
        codes = codes * size + column - low
    order = np.argsort(codes, kind="stable")
    return iter(np.split(order, np.flatnonzero(np.diff(codes[order])) + 1))


def _far(parts: int) -> Offer | None:
    """An offer of the most points that a plan has to reach."""
    return Offer(1, parts * _ROOM_TO_FOLLOW) if parts > 0 else None


def _standing(game: Game) -> object:
    """What the rest of a game depends on, at the start of a turn or when it is over."""
    if game.phase is Phase.OVER:
        return game.winners
    first, second = game.seats
    counts = game.rules.penalty is not None
    seats = tuple((seat.total, seat.has_opened, seat.streak * counts) for seat in game.seats)
    sooner = first.since < second.since if first.total == second.total else None
    offer = game.offer
    if offer is not None and not game.seat(game.current).has_opened:
        offer = None
    return seats, sooner, game.current, game.final, game.contenders, offer
