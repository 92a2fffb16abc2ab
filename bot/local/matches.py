"""Matches between characters: tens of thousands of games of two in minutes.

Games that stand alike are the same from there on, so all of them play their next turn together: one plan serves them
all. Compiled code plays the turns, and the game's own engine says where each way of ending one leads. A test holds the
compiled decisions against those of `bot.coach.policies`.
"""

import itertools
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from heapq import heappop, heappush
from itertools import combinations, pairwise

import numpy as np

from bot.coach.advice import plan, turn_for_points
from bot.coach.characters import BY_STRENGTH, ENOUGH, POLICIES, Aim, Character
from bot.coach.solver import Solved
from bot.coach.standings import deck
from bot.coach.sweep import FAR, compiled, thrown
from bot.coach.throws import Floats, Throws, Whole, grid, states
from bot.games.farkle import (
    Bank,
    Farkled,
    Game,
    Overshot,
    Phase,
    RuleSet,
    Turn,
    Won,
    bank_needs,
    due,
    evolve,
    must_keep_all,
    needs_to_win,
    new_game,
    offer_to_follow,
    play,
)

_AIMS = {Aim.SAFETY: 0, Aim.POINTS: 1, Aim.WIN: 2}
_BANKED, _FARKLED, _WON = 0, 1, 3
_PLANS = 4096

Pair = tuple[Character, Character]
"""Who sits on seat 1 and who on seat 2."""


@compiled
def rank(throws, group, aim, worth, until, bank, room, ends, needs, points, best):  # type: ignore[no-untyped-def]  # compiled
    """The best two choices after a throw: `best` gets option and whether it banks, for each. Their number is returned.

    `needs`: the points (grid steps) that may be banked, that do not lose the game, and that are enough for safety.
    `ends`: the values of a farkle and of an overshot turn.
    """
    first = second = -1e18
    found = 0
    for option in range(throws.first_option[group], throws.first_option[group + 1]):
        held = points + throws.points[option]
        if held > room:
            continue
        if throws.ranked and throws.new_rank[option] and found:
            break
        state = throws.next_state[option]
        hot = throws.must and state == throws.hot
        for banks in range(2):
            if banks and (held < needs[0] or hot):
                continue
            if aim == 0:
                if banks:
                    value = 1e12 + held if held >= needs[2] and held >= needs[1] else -1e12 + held
                else:
                    value = 10.0 * held
            elif banks:
                left = state if bank.shape[1] > 1 else 0
                value = bank[min(held, bank.shape[0] - 1), left] if aim == 2 else float(held)
                if aim == 1 and held < needs[1]:
                    value -= 1e12
            elif held >= until:
                value = -1e6 + held
            else:
                value = thrown(throws, worth, state, held, ends[0], ends[1])
            found += 1
            if value > first:
                second = first
                best[2], best[3] = best[0], best[1]
                first = value
                best[0], best[1] = option, banks
            elif value > second:
                second = value
                best[2], best[3] = option, banks
    return found


@compiled
def play_turns(throws, chances, aim, worth, until, bank, room, ends, needs, errs, start, ended):  # type: ignore[no-untyped-def]  # compiled
    """Plays a turn for each row of `ended`: how it ended, with how many points, and in which state.

    `start`: the state and the points with which the turn begins; `errs`: how often the second best choice is taken.
    """
    best = np.zeros(4, dtype=np.int64)
    for row in range(ended.shape[0]):
        state, points = start[0], start[1]
        while True:
            drawn = np.random.random()
            if drawn < throws.farkle[state] + throws.win[state]:
                ended[row, 0] = 1 if drawn < throws.farkle[state] else 3
                ended[row, 1] = 0
                break
            drawn -= throws.farkle[state] + throws.win[state]
            begin, stop = throws.first_group[state], throws.first_group[state + 1]
            group = begin + np.searchsorted(chances[begin:stop], drawn)
            group = min(group, stop - 1)
            found = rank(throws, group, aim, worth, until, bank, room, ends, needs, points, best)
            if not found:
                ended[row, 0] = 2
                ended[row, 1] = 0
                break
            at = 2 if found > 1 and errs > 0.0 and np.random.random() < errs else 0
            points += throws.points[best[at]]
            state = throws.next_state[best[at]]
            if best[at + 1]:
                ended[row, 0] = 0
                ended[row, 1] = points
                break
        ended[row, 2] = state


@compiled
def seed(number):  # type: ignore[no-untyped-def]  # compiled
    """Begins the random numbers of the compiled code anew."""
    np.random.seed(number)


@dataclass(frozen=True, slots=True)
class Match:
    """So many games between two characters, and the share that the second, stronger one won (a shared win is a half).

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


@dataclass(frozen=True, slots=True)
class Values:
    """What the states of a turn are worth to a character: see `rank`."""

    worth: Floats
    until: int
    bank: Floats
    ends: Floats


def points_values(game: Game) -> Values:
    """In points, whatever the others have."""
    turn = turn_for_points(game)
    return Values(turn.worth / grid(game.rules), turn.until + 1, np.zeros((1, 1)), np.zeros(2))


def planned_values(game: Game, solved: Solved) -> Values:
    """In chances to win."""
    planned = plan(game, solved)
    assert planned is not None
    return Values(planned.worth, planned.until, planned.bank, np.array([planned.farkled, planned.overshot]))


def judging(game: Game, aim: Aim, values: Values) -> tuple[int, Floats, int, Floats, int, Floats, Whole]:
    """By what `rank` compares the choices of a turn."""
    step, missing = grid(game.rules), game.rules.target - game.seat(game.current).total
    needs = np.array([bank_needs(game), needs_to_win(game), min(ENOUGH, missing)])
    room = missing // step if game.rules.target_reach == "exact" else FAR
    return (
        _AIMS[aim],
        values.worth,
        values.until,
        values.bank,
        room,
        values.ends,
        np.maximum(-(-needs // step), [1, 0, 0]),
    )


class Tables:
    """All pairs of characters at tables of one rule set."""

    def __init__(self, rules: RuleSet, solved: Solved) -> None:
        self._rules, self._solved = rules, solved
        self._step, self._states = grid(rules), states(rules)
        self._of_state = {number: state for state, number in self._states.items()}
        self._plan: Callable[[object], Values] = lru_cache(_PLANS)(self._planned)
        self._standings: dict[object, Game] = {}
        self._waiting: dict[object, Counter[Pair]] = defaultdict(Counter)
        self._order: list[tuple[int, int, object]] = []
        self._numbers = itertools.count()

    def play(self, games: int, pairs: Sequence[Pair]) -> dict[Pair, Counter[tuple[int, ...]]]:
        """Plays so many games of each pair; seat 1 begins. Returns how often each set of seats won."""
        ended: dict[Pair, Counter[tuple[int, ...]]] = {pair: Counter() for pair in pairs}
        start = new_game(self._rules, 2, roll_off=False)
        for pair in pairs:
            self._wait(start, pair, games)
        while self._order:
            key = heappop(self._order)[2]
            game, waiting = self._standings[key], self._waiting.pop(key)
            seen: dict[tuple[int, int, int], Game] = {}
            by_character: dict[Character, int] = Counter()
            for pair, count in waiting.items():
                by_character[pair[game.current - 1]] += count
            turns = {each: self._turns(game, each, count, key) for each, count in by_character.items()}
            for pair, count in waiting.items():
                character = pair[game.current - 1]
                mine, turns[character] = turns[character][:count], turns[character][count:]
                for end, times in Counter(map(tuple, mine.tolist())).items():
                    if end not in seen:
                        seen[end] = self._after(game, end)
                    after = seen[end]
                    if after.phase is Phase.OVER:
                        ended[pair][after.winners] += times
                    else:
                        self._wait(after, pair, times)
            del self._standings[key]
        return ended

    def _wait(self, game: Game, pair: Pair, count: int) -> None:
        key = _standing(game)
        if key not in self._standings:
            self._standings[key] = game
            total = sum(seat.total for seat in game.seats) + (game.final is not None) * 10**9
            heappush(self._order, (total, next(self._numbers), key))
        self._waiting[key][pair] += count

    def _turns(self, game: Game, character: Character, count: int, key: object) -> Whole:
        """How so many turns of a character end: see `play_turns`."""
        policy, forced = POLICIES[character], must_keep_all(game)
        throws = deck(self._rules, forced=forced)
        values = self._plan(key) if policy.aim is Aim.WIN else points_values(game)
        start = self._follows(game, policy.aim, values, throws) or (throws.hot, 0)
        ended = np.zeros((count, 3), dtype=np.int64)
        chances = _chances(self._rules, forced=forced)
        play_turns(throws, chances, *judging(game, policy.aim, values), policy.errs, np.array(start), ended)
        if not self._rules.follow_on:
            # Where a turn ended matters to nobody but who takes over.
            ended[:, 2] = 0
        return ended

    def _follows(self, game: Game, aim: Aim, values: Values, throws: Throws) -> tuple[int, int] | None:
        """The state and points that a character takes over, if it does. Errors are left out here."""
        offer = offer_to_follow(game)
        if offer is None or aim is Aim.SAFETY:
            return None
        state, points = self._states[offer.dice, offer.extended], offer.points // self._step
        if points >= values.until:
            return state, points
        fresh = thrown(throws, values.worth, throws.hot, 0, *values.ends)
        over = thrown(throws, values.worth, state, points, *values.ends)
        return (state, points) if over > fresh else None

    def _planned(self, key: object) -> Values:
        return planned_values(self._standings[key], self._solved)

    def _after(self, game: Game, end: tuple[int, int, int]) -> Game:
        """Where a turn's end leads, by the game's own engine."""
        how, points, state = end
        if how == _WON:
            return evolve(game, Won((game.current,)))
        if how == _BANKED:
            dice, extended = self._of_state[state] if self._rules.follow_on else (1, frozenset[int]())
            turn = Turn(dice, points * self._step, extended=extended, since=game.turn.since)
            return play(replace(game, phase=Phase.ROLL_OR_BANK, turn=turn), Bank(game.current))[-1].after
        fact = Farkled(game.current) if how == _FARKLED else Overshot(game.current)
        game = replace(game, turn=replace(game.turn, thrown=(2,)))
        game = evolve(game, fact)
        while following := due(game):
            game = evolve(game, following)
        return game


def play_matches(rules: RuleSet, solved: Solved, games: int, number: int) -> Iterator[Match]:
    """Each character against each, half of the games with either on seat 1. The dice follow from a seed."""
    seed(number)
    meetings = list(combinations(BY_STRENGTH, 2))
    pairs = [pair for weaker, stronger in meetings for pair in ((weaker, stronger), (stronger, weaker))]
    ended = Tables(rules, solved).play(games // 2, pairs)
    for weaker, stronger in meetings:
        total = squares = 0.0
        for pair, seat in (((weaker, stronger), 2), ((stronger, weaker), 1)):
            for winners, count in ended[pair].items():
                won = (seat in winners) / len(winners)
                total += count * won
                squares += count * won * won
        share = total / games
        yield Match(weaker, stronger, games, share, ((squares / games - share * share) / games) ** 0.5)


@lru_cache(maxsize=4)
def _chances(rules: RuleSet, *, forced: bool) -> Floats:
    """For each state, the chances of its groups up to and including each."""
    throws = deck(rules, forced=forced)
    sums = throws.chance.copy()
    for begin, stop in pairwise(throws.first_group):
        sums[begin:stop] = np.cumsum(throws.chance[begin:stop])
    return sums


def _standing(game: Game) -> object:
    """What the rest of a game depends on, where a turn begins."""
    first, second = game.seats
    counts = game.rules.penalty is not None
    seats = tuple((seat.total, seat.has_opened, seat.streak * counts) for seat in game.seats)
    sooner = first.since < second.since if first.total == second.total else None
    offer = game.offer
    if offer is not None and not game.seat(game.current).has_opened:
        offer = None
    return seats, sooner, game.current, game.final, game.contenders, offer
