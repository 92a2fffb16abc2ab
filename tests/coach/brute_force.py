"""Two seats, solved slowly: plain loops over the games of the engine itself; and tiny rule sets, solved both ways.

The brute force shares nothing with the coach. How turns end, who plays next and who wins are taken from the engine;
inside a turn, it tries every keep of every throw. A turn that holds `most` points banks, which tiny rule sets hardly
ever reach.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache, lru_cache
from typing import Any

from bot.coach.farkle.advice import advise
from bot.coach.farkle.solved import Solved
from bot.coach.farkle.solver import solve
from bot.games.farkle import (
    Bank,
    Fact,
    Farkled,
    Game,
    Overshot,
    Phase,
    RuleSet,
    Seat,
    Turn,
    change,
    due,
    evolve,
    extended_faces,
    largest,
    new_game,
    offer_to_follow,
    play,
    scoring,
    throws_of,
)

Key = tuple[object, ...]
Options = tuple[tuple[int, int, frozenset[int]], ...]
"""What a throw offers: points, dice left and extended faces of every keep; best size first if it is forced."""


class BruteForce:
    """The win probability of the seat whose turn it is, for every standing that a game can come to.

    The last part of a key is what the seat may take over. `ends` has how turns end, by standings without an offer;
    `offered` has the standings that differ from such a one by an offer alone.
    """

    def __init__(self, rules: RuleSet, most: int) -> None:
        self.rules = rules
        self.most = most
        self.games: dict[Key, Game] = {}
        self.ends: dict[Key, dict[object, Key]] = {}
        self.offered: dict[Key, set[Key]] = {}
        self.values: dict[Key, float] = {}
        self.begin = self._meet(new_game(rules, 2, roll_off=False))
        self._explore()

    def solve(self, precision: float = 1e-9) -> None:
        """Repeats every standing until none changes. One stays if the ends of its turn are worth the same as before."""
        order = sorted(self.ends, key=lambda key: -self._progress(self.games[key]))
        known: dict[Key, dict[object, float]] = {}
        while True:
            change = 0.0
            for key in order:
                seat = self.games[key].current
                worth = {name: self.value(end, seat) for name, end in self.ends[key].items()}
                if known.get(key) == worth:
                    continue
                known[key] = worth
                for each, value in self._turn(key, worth):
                    change = max(change, abs(value - self.values[each]))
                    self.values[each] = value
            if change < precision:
                return

    def _progress(self, game: Game) -> float:
        return sum(seat.total for seat in game.seats) + (1e6 if game.final is not None else 0)

    def _explore(self) -> None:
        waiting = [self.begin]
        while waiting:
            key = waiting.pop()
            if key in self.ends:
                continue
            game = self.games[key]
            self.ends[key] = ends = {}
            for name, after in self._turn_ends(game):
                ends[name] = self._meet(after)
                if ends[name] in self.games:
                    waiting.append(_without_offer(ends[name]))

    def _turn_ends(self, game: Game) -> Iterator[tuple[object, Game]]:
        """Every way to end a turn, except a win at once."""
        seat = game.current
        yield "farkle", settle(game, Farkled(seat))
        yield "overshot", settle(game, Overshot(seat))
        for points in range(50, self.most + 1, 50):
            total = game.seat(seat).total + points
            if points < self._needs(game) or (self.rules.target_reach == "exact" and total > self.rules.target):
                continue
            for dice, extended in self._left():
                held = replace(game, phase=Phase.ROLL_OR_BANK, turn=Turn(dice, points, extended=extended))
                yield (points, dice, extended), play(held, Bank(seat))[-1].after

    def _left(self) -> Iterator[tuple[int, frozenset[int]]]:
        """The dice that a banked turn may leave, and the faces that extend a triple, if a seat can take them over."""
        if not self.rules.follow_on:
            yield _ANY_DICE
            return
        # All dice are left if all scored; a turn can end there only if they need not be thrown again.
        for dice in range(1, self.rules.dice + (self.rules.hot_dice == "may")):
            yield dice, frozenset()
            if self.rules.extend_triples and dice <= self.rules.dice - 3:
                yield from ((dice, frozenset({face})) for face in self.rules.triples)

    def _needs(self, game: Game) -> int:
        if game.has_one_roll:
            return 0
        opened = game.seat(game.current).has_opened
        return max(self.rules.minimum_bank, 0 if opened else self.rules.opening)

    def _meet(self, game: Game) -> Key:
        """The key of a game, which is remembered unless it is over; without its offer, too."""
        if game.phase is Phase.OVER:
            return ("over", game.winners)
        if game.contenders:
            # Totals grow from play-off to play-off; only their difference matters.
            shift = 1000 - min(seat.total for seat in game.seats)
            game = replace(game, seats=tuple(replace(seat, total=seat.total + shift) for seat in game.seats))
        if self.rules.penalty and self.rules.penalty.repeats:
            # From then on, each farkle costs as much.
            most = self.rules.penalty.farkles - 1
            game = replace(game, seats=tuple(replace(seat, streak=min(seat.streak, most)) for seat in game.seats))
        first, second = game.seats
        # Without a penalty, the engine counts farkles all the same, without end.
        counts = self.rules.penalty is not None
        seats = tuple((seat.total, seat.has_opened, seat.streak * counts) for seat in game.seats)
        sooner = first.since < second.since if first.total == second.total else None
        turns = (game.current, game.starter, game.round if self.rules.rounds and not game.contenders else 0)
        key = (seats, sooner, *turns, game.final, game.contenders, offer_to_follow(game))
        without = _without_offer(key)
        self.offered.setdefault(without, set())
        if without != key:
            self.offered[without].add(key)
        for each, offer in ((key, game.offer), (without, None)):
            self.games.setdefault(each, replace(game, offer=offer))
            self.values.setdefault(each, 0.5)
        return key

    def value(self, key: Key, seat: int) -> float:
        """How likely `seat` wins from the standing `key`; a shared win counts one half."""
        if key[0] == "over":
            winners = key[1]
            assert isinstance(winners, tuple)
            return (seat in winners) / len(winners)
        value = self.values[key]
        return value if self.games[key].current == seat else 1 - value

    def _turn(self, key: Key, worth: dict[object, float]) -> Iterator[tuple[Key, float]]:
        """The worth of a standing and of those with offers, given the worth of the ends of its turn."""
        game = self.games[key]
        seat: Seat = game.seat(game.current)
        rules = self.rules
        forced = rules.keep == "all" or (rules.keep == "all_until_open" and not seat.has_opened)
        headroom = rules.target - seat.total if rules.target_reach == "exact" else 10**9
        farkle, overshot = worth["farkle"], worth["overshot"]
        known: dict[tuple[int, int, frozenset[int]], float] = {}

        def thrown(points: int, dice: int, extended: frozenset[int]) -> float:
            total = 0.0
            for likely, what in throws_by_keeps(rules, dice, extended, forced):
                if what == "win":
                    total += likely
                elif not what:
                    total += likely * farkle
                else:
                    assert not isinstance(what, str)
                    legal = [option for option in what if option[0] + points <= headroom]
                    if forced and legal:
                        # Sorted by size: the first legal ones of equal size and points are what must be kept.
                        legal = _biggest(legal, dice)
                    held = [stand(points + more, left, faces) for more, left, faces in legal]
                    total += likely * (max(held) if held else overshot)
            return total

        def stand(points: int, left: int, faces: frozenset[int]) -> float:
            state = (points, left, faces)
            if state not in known:
                dice = left or rules.dice
                if game.has_one_roll:
                    return worth[min(points, self.most), *_ANY_DICE]
                held = min(points, self.most), *((dice, faces) if rules.follow_on else _ANY_DICE)
                bank = worth.get(held) if points <= headroom else None
                if rules.hot_dice == "must" and not left:
                    bank = None
                if points >= self.most and headroom >= 10**9:
                    known[state] = worth.get(held, worth[(self.most, *_ANY_DICE)])
                else:
                    known[state] = max(thrown(points, dice, faces), -1.0 if bank is None else bank)
            return known[state]

        fresh = thrown(0, rules.dice, frozenset())
        yield key, fresh
        for each in self.offered[key]:
            offer = self.games[each].offer
            assert offer is not None
            yield each, max(fresh, thrown(offer.points, offer.dice, offer.extended))


_ANY_DICE = (1, frozenset[int]())
"""The dice left, if they do not matter."""


def _without_offer(key: Key) -> Key:
    return *key[:-1], None


def _biggest(legal: list[tuple[int, int, frozenset[int]]], dice: int) -> list[tuple[int, int, frozenset[int]]]:
    top = max((dice - left, points) for points, left, _ in legal)
    return [option for option in legal if (dice - option[1], option[0]) == top]


@lru_cache(maxsize=4096)
def throws_by_keeps(
    rules: RuleSet, dice: int, extended: frozenset[int], forced: bool
) -> tuple[tuple[float, Options | str], ...]:
    """Every throw: what it offers, nothing for a farkle, "win" for a win at once. Equal ones are added up."""
    worth = scoring(rules)
    found: dict[Options | str, float] = {}
    for roll, orders in throws_of(dice):
        keeps = worth.keepable(roll, extended)
        if forced and rules.target_reach != "exact":
            keeps = largest(keeps)
        what: Options | str = tuple(
            sorted({_after(rules, keep.dice, keep.points, dice, extended) for keep in keeps}, key=str)
        )
        if worth.wins(roll):
            what = "win"
        found[what] = found.get(what, 0.0) + orders / 6**dice
    if dice == 1 and rules.last_die_throws > 1:
        missed = found.pop((), 0.0)
        tries = rules.last_die_throws
        found = {what: likely * sum(missed**n for n in range(tries)) for what, likely in found.items()}
        found[()] = missed**tries
    return tuple((likely, what) for what, likely in found.items())


def _after(
    rules: RuleSet, kept: tuple[int, ...], points: int, dice: int, extended: frozenset[int]
) -> tuple[int, int, frozenset[int]]:
    left = dice - len(kept)
    return points, left, extended | extended_faces(rules, kept) if left else frozenset()


def settle(game: Game, fact: Fact) -> Game:
    """The game after a fact and everything that follows from it."""
    following: Fact | None = fact
    while following is not None:
        game = evolve(game, following)
        following = due(game)
    return game


TINY: dict[str, Any] = {
    "dice": 5,
    "start": "seat_order",
    "singles": {1: 50},
    "triples": {1: 150, 2: 100},
    "target": 150,
}

MIXES: dict[str, dict[str, Any]] = {
    "plain": {},
    "ends at once": {"final_round": "none"},
    "hot dice must be thrown": {"final_round": "none", "hot_dice": "must"},
    "shared": {"tie": "shared"},
    "play-off": {"tie": "play_off"},
    "rest of the round": {"final_round": "complete_round", "target_reach": "exceed", "hot_dice": "must"},
    "rest of the round, play-off": {"final_round": "complete_round", "tie": "play_off", "keep": "all"},
    "one more round": {"final_round": "one_more_round", "target": 100},
    "one more round, shared": {"final_round": "one_more_round", "tie": "shared", "opening": 100, "target": 100},
    "exact": {"target_reach": "exact", "tie": "shared"},
    "exact, one more round": {"target_reach": "exact", "final_round": "one_more_round", "hot_dice": "must"},
    "exact, all kept": {"target_reach": "exact", "keep": "all", "target": 250, "extend_triples": True},
    "all kept until open": {"keep": "all_until_open", "opening": 100},
    "all dice without points": {"scoreless": 100},
    "minimum": {"minimum_bank": 100, "last_die_throws": 3},
    "wins at once": {"hot_dice_bonus": 50, "instant_win": {"count": 3, "faces": [1, 4]}, "extend_triples": True},
    "penalty": {"final_round": "none", "penalty": {"farkles": 2, "points": 50, "floor": 0}},
    "penalty, below nothing": {"penalty": {"farkles": 1, "points": 50, "floor": -50}, "opening": 100, "target": 100},
    "penalty, exact": {
        "target_reach": "exact", "final_round": "one_more_round", "tie": "shared",
        "penalty": {"farkles": 2, "points": 50, "floor": -50},
    },
    "penalty, one more round": {
        "final_round": "one_more_round", "target": 100, "penalty": {"farkles": 2, "points": 50, "floor": 0},
    },
    "penalty, play-off": {"tie": "play_off", "target": 100, "penalty": {"farkles": 2, "points": 50, "floor": -50}},
    "one roll": {"final_round": "one_roll_each", "minimum_bank": 100, "tie": "play_off"},
    "one roll, exact": {"final_round": "one_roll_each", "target_reach": "exact", "tie": "shared", "hot_dice": "must"},
    "penalty that repeats": {
        "final_round": "none", "penalty": {"farkles": 2, "points": 50, "floor": -50, "repeats": True},
    },
    "penalty that repeats, one more round": {
        "final_round": "one_more_round", "target": 100,
        "penalty": {"farkles": 2, "points": 50, "floor": 0, "repeats": True},
    },
    "opening again": {
        "opening": 100, "reopen": True, "final_round": "none", "penalty": {"farkles": 2, "points": 50, "floor": -100},
    },
    "rounds, play-off": {"target": None, "rounds": 2, "tie": "play_off"},
    "rounds, opening": {"target": None, "rounds": 2, "opening": 100, "keep": "all_until_open"},
    "rounds, penalty": {
        "target": None, "rounds": 3, "tie": "shared", "penalty": {"farkles": 2, "points": 50, "floor": None},
    },
    "following": {"follow_on": True},
    "following by anyone": {"follow_on": "anyone", "opening": 100},
    "following by anyone, ends at once": {"follow_on": "anyone", "final_round": "none", "opening": 150, "target": 200},
    "following, ends at once": {"follow_on": True, "final_round": "none", "hot_dice": "must"},
    "following, rest of the round": {"follow_on": True, "final_round": "complete_round", "tie": "shared"},
    "following, above the target": {"follow_on": True, "target_reach": "exceed", "target": 100},
    "following, exact": {"follow_on": True, "target_reach": "exact", "tie": "shared"},
    "following, exact, one more round": {
        "follow_on": True, "target_reach": "exact", "final_round": "one_more_round", "target": 200,
    },
    "following, extended": {"follow_on": True, "extend_triples": True, "instant_win": 3, "opening": 100},
    "following, all kept": {"follow_on": True, "keep": "all", "minimum_bank": 100, "last_die_throws": 3},
    "following, all kept until open": {"follow_on": True, "keep": "all_until_open", "opening": 100},
    "following, penalty": {
        "follow_on": True, "final_round": "none", "penalty": {"farkles": 2, "points": 50, "floor": 0},
    },
    "following, penalty, rest of the round": {
        "follow_on": True, "final_round": "complete_round", "tie": "shared", "target": 100,
        "penalty": {"farkles": 2, "points": 50, "floor": -50},
    },
}  # fmt: skip

MOST = 500
"""A turn of these rule sets reaches this many points less than once in ten million turns."""

MOST_FOLLOWED = 1000
"""The same if one hand passes from seat to seat, or if more can be needed."""


@cache
def solved_both_ways(name: str) -> tuple[Solved, BruteForce]:
    rules = change(RuleSet(), TINY | MIXES[name])
    brute = BruteForce(rules, MOST_FOLLOWED if rules.follow_on or (rules.penalty and rules.rounds) else MOST)
    brute.solve()
    return solve(rules), brute


def by_table(solved: Solved, game: Game) -> float:
    """The table's value at the start of a game's turn."""
    if game.offer or game.rules.rounds:
        best, *_ = advise(game, solved)
        assert best.win is not None
        return best.win
    here = solved.levels
    mine, theirs = game.seat(game.current), game.seat(3 - game.current)
    side = 0 if here.sides == 1 or game.starter == game.current else 1
    streaks = (mine.streak, theirs.streak) if here.loss else (0, 0)
    places = (here.level(seat.total, opened=seat.has_opened) for seat in (mine, theirs))
    return float(solved.wins[(side, *streaks, *places)])


def differences(name: str) -> list[tuple[object, float]]:
    """Every standing of a mix, and how far the table is off there."""
    solved, brute = solved_both_ways(name)
    return [
        (key, abs(by_table(solved, game) - brute.values[key]))
        for key, game in brute.games.items()
        # With rounds, any lead is possible, and the brute force banks no more than `MOST` in a turn.
        if game.final is None and abs(game.seats[0].total - game.seats[1].total) <= MOST // 2
    ]
