"""Three seats, solved slowly: plain loops over the games of the engine itself, which share nothing with the coach.

A turn that holds `most` points banks. A seat's best answers to the others may run in circles, so a standing has the
mean of all rounds so far; later rounds weigh more.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

from bot.coach.farkle import three, three_solver
from bot.coach.farkle.advice import plan
from bot.coach.farkle.solver import solve
from bot.games.farkle import Bank, Farkled, Game, Overshot, Phase, RuleSet, Turn, change, choices, new_game, play
from tests.coach.brute_force import Options, settle, throws_by_keeps

Chances = tuple[float, ...]
_ROUNDS = 60


class ThreeSeats:
    """The chances of all seats, by what matters of a standing (`key`)."""

    def __init__(self, rules: RuleSet, most: int) -> None:
        self.rules, self.most = rules, most
        self.values: dict[object, Chances] = {}
        self.ends: dict[object, tuple[Game, dict[int, Game]]] = {}
        self._explore(new_game(rules, 3, roll_off=False))
        order = sorted(self.ends, key=lambda key: -sum(seat.total for seat in self.ends[key][0].seats))
        known: dict[object, tuple[object, Chances]] = {}
        for number in range(_ROUNDS):
            for key in order:
                game, ends = self.ends[key]
                worth = {name: self.chances(end) for name, end in ends.items()}
                if key not in known or known[key][0] != worth:
                    known[key] = worth, self._turn(game, worth)
                weight = min(1.0, 3 / (number + 1))
                pairs = zip(self.values[key], known[key][1], strict=True)
                self.values[key] = tuple(old + weight * (new - old) for old, new in pairs)

    @staticmethod
    def key(game: Game) -> object:
        seats = [(seat.total, seat.has_opened) for seat in game.seats]
        order = sorted(game.numbers, key=lambda number: game.seat(number).since)
        return (*seats, *(order if game.final is not None else ()), game.current, game.starter, game.final)

    def chances(self, game: Game) -> Chances:
        if game.phase is Phase.OVER:
            return tuple((seat in game.winners) / len(game.winners) for seat in game.numbers)
        return self.values[self.key(game)]

    def _explore(self, begin: Game) -> None:
        waiting = [begin]
        while waiting:
            game = waiting.pop()
            if game.phase is Phase.OVER or self.key(game) in self.ends:
                continue
            ends = {-1: settle(game, Farkled(game.current)), -2: settle(game, Overshot(game.current))}
            for points in range(50, self.most + 1, 50):
                held = replace(game, phase=Phase.ROLL_OR_BANK, turn=Turn(1, points))
                over = self.rules.is_exact and game.seat(game.current).total + points > self.rules.target
                if not over and any(choice.then == "bank" for choice in choices(held)):
                    ends[points] = play(held, Bank(game.current))[-1].after
            self.ends[self.key(game)] = game, ends
            self.values[self.key(game)] = (1 / 3,) * 3
            waiting += ends.values()

    def _turn(self, game: Game, worth: dict[int, Chances]) -> Chances:
        mine, dice = game.current - 1, self.rules.dice
        headroom = self.rules.target - game.seat(game.current).total if self.rules.is_exact else 10**9

        @cache
        def thrown(points: int, count: int) -> Chances:
            total = [0.0] * 3
            for likely, what in throws_by_keeps(self.rules, count, frozenset(), False):
                found = worth[-1]
                if what and not isinstance(what, str):
                    found = best(points, what)
                total = [old + likely * new for old, new in zip(total, found, strict=True)]
            return tuple(total)

        def best(points: int, what: Options) -> Chances:
            held = [stand(points + more, left) for more, left, _ in what if points + more <= headroom]
            return max(held, key=lambda chances: chances[mine], default=worth[-2])

        @cache
        def stand(points: int, left: int) -> Chances:
            if points >= self.most:
                return worth[self.most]
            bank = worth.get(points)
            on = thrown(points, left or dice)
            return bank if bank and bank[mine] > on[mine] else on

        return thrown(0, dice)


TINY: dict[str, Any] = {
    "dice": 5,
    "start": "seat_order",
    "singles": {1: 50},
    "triples": {1: 150, 2: 100},
    "target": 150,
    "final_round": "none",
}
MIXES: dict[str, dict[str, Any]] = {
    "ends at once": {},
    "opening": {"opening": 100},
    "last turns": {"final_round": "one_turn_each", "target": 100},
    "rest of the round": {"final_round": "complete_round", "target": 100},
    "exact, one more round": {"target_reach": "exact", "final_round": "one_more_round", "tie": "shared"},
}
PRECISION = 3e-3
_MOST = 400


def differences(name: str) -> Iterator[tuple[Game, float]]:
    """Every standing of a mix, and how far off the coach is for the seat in turn."""
    rules = change(RuleSet(), TINY | MIXES[name])
    brute, two = ThreeSeats(rules, _MOST), solve(rules)
    three.remembered[rules] = three_solver.solve_three(rules)
    for game, _ in brute.ends.values():
        totals = [seat.total for seat in game.seats]
        # The brute force banks at `_MOST`: it does not know how long leads are made up for.
        if max(totals) - min(totals) <= _MOST // 2:
            planned = plan(game, two)
            assert planned is not None
            yield game, abs(planned.before - brute.chances(game)[game.current - 1])
