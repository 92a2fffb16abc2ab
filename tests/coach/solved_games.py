"""Games by the solved policy, played through the game's own engine: hundreds of thousands of them in minutes.

Two things make that affordable. Games that come to the same standing are the same from there on, so all of them play
their next turn together, by one plan. And the engine is a pure function: a step within a turn does not depend on the
totals (but for the room below an exact target), so that one which the engine made before is remembered.
"""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from heapq import heappop, heappush
from itertools import count, product

from bot.coach.farkle.advice import figures, plan
from bot.coach.farkle.solver import Solved
from bot.coach.farkle.throws import grid, states, throws
from bot.games.dice import FACES, Dice
from bot.games.farkle import (
    Choice,
    Farkled,
    Game,
    Overshot,
    Phase,
    Step,
    Then,
    choices,
    keeps,
    new_game,
    offer_to_follow,
    play_choice,
    turn_after,
)

_PLANS = 1024


@dataclass(frozen=True)
class Played:
    """The number of games, the first seat's share of wins, its standard error, and the table's probability."""

    games: int
    share: float
    error: float
    expected: float

    @property
    def agrees(self) -> bool:
        return abs(self.share - self.expected) <= 3 * self.error


@dataclass(frozen=True, slots=True)
class _Option:
    """A possible keep and what follows: the turn afterwards, its state, and whether it may end there."""

    choice: Choice
    points: int
    dice: int
    state: int
    misses: int
    may_bank: bool


@dataclass(slots=True)
class _Decision:
    """A moment within a turn at which the seat decides."""

    game: Game
    options: list[_Option]


@dataclass(frozen=True, slots=True)
class _Policy:
    """What a plan says, as lists: the worth of each state, and of banking there, by turn points in grid steps.

    `begin` is how the turn begins.
    """

    worth: list[list[float]]
    bank: list[list[float]]
    begin: _Option

    def chosen(self, options: list[_Option], step: int) -> tuple[_Option, bool]:
        """The best option, and whether to bank after it. Beyond what was planned, the seat banks."""
        best, most = options[0], -1.0
        if len(options) > 1:
            for option in options:
                points = option.points // step
                worth = self.worth[points][option.state] if points < len(self.worth) else 1.0
                if worth > most:
                    best, most = option, worth
        points = best.points // step
        if points >= len(self.worth):
            return best, best.may_bank
        banks = self.bank[points]
        return best, best.may_bank and banks[best.state if len(banks) > 1 else 0] >= self.worth[points][best.state]


class _Table:
    """Games of one rule set in progress. `recheck` is the share of remembered steps that the engine makes again."""

    def __init__(self, solved: Solved, dice: random.Random, recheck: float) -> None:
        self.solved, self.rules = solved, solved.levels.rules
        self.step, self.states = grid(self.rules), states(self.rules)
        self.exact = self.rules.target_reach == "exact"
        self.far = self.step * max(throws(self.rules, all_kept=forced).most for forced in (False, True))
        self.random, self.recheck = dice.random, recheck
        self.decisions: dict[object, _Decision] = {}
        self.after: dict[object, _Decision | str] = {}
        self.policy: Callable[[object], _Policy] = lru_cache(_PLANS)(self._policy)
        self.standings: dict[object, Game] = {}
        self.waiting: Counter[object] = Counter()
        self.order: list[tuple[int, int, object]] = []
        self.numbers = count()

    def play(self, games: int) -> Counter[tuple[int, ...]]:
        """Plays `games` games to their end. Returns how often each set of winners won."""
        ended: Counter[tuple[int, ...]] = Counter()
        self._wait(new_game(self.rules, 2, roll_off=False), games)
        while self.order:
            key = heappop(self.order)[2]
            game, policy = self.standings[key], self.policy(key)
            ends: dict[object, Game] = {}
            arrived: Counter[object] = Counter()
            for _ in range(self.waiting.pop(key)):
                end, decision, choice, dice = self._turn(game, policy)
                if end not in ends:
                    ends[end] = self._engine(game, decision, choice, dice)[-1].after
                arrived[end] += 1
            for end, number in arrived.items():
                after = ends[end]
                if after.phase is Phase.OVER:
                    ended[after.winners] += number
                else:
                    self._wait(after, number)
        return ended

    def _wait(self, game: Game, number: int) -> None:
        """Puts `number` games at this standing."""
        key = _standing(game)
        self.standings.setdefault(key, game)
        if key not in self.waiting:
            total = sum(seat.total for seat in game.seats) + (game.final is not None) * 10**9
            heappush(self.order, (total, next(self.numbers), key))
        self.waiting[key] += number

    def _policy(self, key: object) -> _Policy:
        planned = plan(self.standings[key], self.solved)
        assert planned is not None
        game = self.standings[key]
        worth = planned.worth.reshape(-1, len(self.states))[: planned.until]
        (begin,) = self._options(game)
        if offer := offer_to_follow(game):
            follow = Choice((), Then.FOLLOW)
            if planned.win(game, follow) > planned.win(game, begin.choice):
                state = self.states[offer.dice, offer.extended]
                begin = _Option(follow, offer.points, offer.dice, state, 0, False)
        return _Policy(worth.tolist(), planned.bank.tolist(), begin)

    def _turn(self, game: Game, policy: _Policy) -> tuple[object, _Decision, Choice, Dice]:
        """One turn: how it ended, and the last decision, choice and throw."""
        decision, opened = self._decision(game), game.seat(game.current).has_opened
        option, banks = policy.begin, False
        while True:
            choice = option.choice
            if banks:
                # The next seat may take over dice and extended triples: the state says which.
                end = (option.points, option.state if self.rules.follow_on else None)
                return end, decision, Choice(choice.keep, Then.BANK), ()
            throws = _all_throws(option.dice)
            dice = throws[int(self.random() * len(throws))]
            room = self._room(game, option.points)
            step = (opened, room, option.points, option.state, option.misses, dice)
            after = self.after.get(step)
            if after is None:
                after = self.after[step] = self._after(game, decision, choice, dice)
            elif self.random() < self.recheck:
                assert after == self._after(game, decision, choice, dice)
            if isinstance(after, str):
                return after, decision, choice, dice
            decision = after
            option, banks = policy.chosen(decision.options, self.step)

    def _after(self, game: Game, decision: _Decision, choice: Choice, dice: Dice) -> "_Decision | str":
        """The next decision of the turn, or how it ends."""
        steps = self._engine(game, decision, choice, dice)
        after = steps[-1].after
        if after.phase is not Phase.OVER and after.turn.since == game.turn.since:
            return self._decision(after)
        return next((type(step.fact).__name__ for step in steps if isinstance(step.fact, (Farkled, Overshot))), "Won")

    def _engine(self, game: Game, decision: _Decision, choice: Choice, dice: Dice) -> tuple[Step, ...]:
        """The engine's result of a choice in this very game."""
        there = decision.game
        turn = replace(there.turn, since=game.turn.since)
        return play_choice(replace(game, phase=there.phase, turn=turn), choice, lambda _number, _count: dice)

    def _decision(self, game: Game) -> _Decision:
        turn = game.turn
        opened = game.seat(game.current).has_opened
        room = self._room(game, turn.points)
        key = (opened, room, turn.dice, turn.points, turn.extended, turn.misses, turn.thrown)
        if key not in self.decisions:
            self.decisions[key] = _Decision(game, self._options(game))
        return self.decisions[key]

    def _room(self, game: Game, points: int) -> int:
        """How many points below an exact target the turn is, as far as one keep can come."""
        return min(self.rules.target - game.seat(game.current).total - points, self.far) if self.exact else 0

    def _options(self, game: Game) -> list[_Option]:
        legal = choices(game)
        worth = {keep.dice: turn_after(game, keep) for keep in keeps(game)}
        found = []
        for choice in legal:
            if choice.then is Then.ROLL:
                turn = worth.get(choice.keep, game.turn)
                state = self.states[turn.dice, turn.extended]
                may_bank = Choice(choice.keep, Then.BANK) in legal
                found.append(_Option(choice, turn.points, turn.dice, state, turn.misses, may_bank))
        return found


@cache
def _all_throws(dice: int) -> list[Dice]:
    """Every throw of `dice` dice in order, each as sorted dice; all are equally likely."""
    return [tuple(sorted(faces)) for faces in product(FACES, repeat=dice)]


def _standing(game: Game) -> object:
    """What the rest of a game depends on at the start of a turn."""
    first, second = game.seats
    # Without a penalty, the engine counts farkles all the same, without end.
    counts = game.rules.penalty is not None
    seats = tuple((seat.total, seat.has_opened, seat.streak * counts) for seat in game.seats)
    sooner = first.since < second.since if first.total == second.total else None
    return seats, sooner, game.current, game.final, game.contenders, game.offer


def play_games(solved: Solved, games: int, seed: int, recheck: float = 0.001) -> Played:
    """Plays games of two seats, both by the table, with dice from the seed; seat 1 begins.

    `recheck` is the share of remembered steps that the engine makes once more, to compare.
    """
    ended = _Table(solved, random.Random(seed), recheck).play(games)
    total = sum(count * (1 in winners) / len(winners) for winners, count in ended.items())
    squares = sum(count * ((1 in winners) / len(winners)) ** 2 for winners, count in ended.items())
    share = total / games
    error = ((squares / games - share * share) / games) ** 0.5
    expected = figures(solved.levels.rules, solved).first
    assert expected is not None
    return Played(games, share, error, expected)
