"""A second opinion on an event, from its text alone: the laws of each round, and the table. It shares no code with the
bot, and computes in other ways: points as fractions, matchings as ranks of matrices, brackets as trees.
"""

from collections import defaultdict
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations
from random import Random
from typing import Any

HALF = Fraction(1, 2)
POINTS = {"1-0": (Fraction(1), Fraction(0)), "0-1": (Fraction(0), Fraction(1)), "1/2-1/2": (HALF, HALF)}
PRIME = 2**61 - 1


@dataclass
class Match:
    """`games`: points and totals of both, by player; None for a void one."""

    players: tuple[int, int]
    games: list[dict[int, tuple[Fraction, int]] | None] = field(default_factory=list)
    absent: set[int] = field(default_factory=set)
    closed: bool = False

    def counted(self) -> list[dict[int, tuple[Fraction, int]]]:
        games = [game for game in self.games if game]
        return games or ([dict.fromkeys(self.players, (HALF, 0))] if self.closed else [])

    def wins(self, player: int) -> int:
        return sum(game[player][0] == 1 for game in self.counted())

    def other(self, player: int) -> int:
        return sum(self.players) - player


class Referee:
    """Reads line after line. Raises AssertionError if a law is broken."""

    def __init__(self, text: str) -> None:
        self.settings: dict[str, Any] = {}
        self.format = ""
        self.order: list[int] = []
        self.out: set[int] = set()
        self.barred: set[int] = set()
        self.rounds: list[dict[int, Match]] = []
        self.byes: list[list[int]] = []
        self.timeouts = 0
        self.over = False
        self.late = False
        self.disturbed = False
        self.planned = 0
        for line in text.splitlines():
            self.take(line.split())

    # What happened.

    def take(self, words: list[str]) -> None:
        match words:
            case ["event", name]:
                self.format = name
            case ["set", name, value]:
                self.settings[name] = value
            case ["set", *_] | ["players", *_] | ["check-in" | "pause" | "resume" | "warn", *_] | [_, "here"]:
                pass
            case [player, "join", _]:
                self.join(int(player))
            case [player, "withdraw"]:
                self.leave(int(player))
                self.out.add(int(player))
            case [player, "back"]:
                self.out.discard(int(player))
                self.disturbed = True
            case [player, "bar"]:
                self.leave(int(player))
                self.barred.add(int(player))
            case [player, "unbar"]:
                self.barred.discard(int(player))
                self.disturbed = True
            case ["start", _, rounds, *order]:
                self.order, self.planned = [int(each) for each in order], int(rounds)
                assert not set(self.order) & (self.out | self.barred)
            case ["round", number, _, *who]:
                assert int(number) == len(self.rounds) + 1
                pairs = [tuple(map(int, each.split("-"))) for each in who if "-" in each]
                self.open([(pair[0], pair[1]) for pair in pairs], [int(each) for each in who if "-" not in each])
            case ["time-out", _, *absent]:
                self.time_out({int(each) for each in absent})
            case ["result", number, pair, *score]:
                assert int(number) == len(self.rounds)
                match_ = self.match(number, pair)
                assert not self.decided(match_)
                match_.games.append(self.game(pair, score))
            case ["no-show", number, pair, *absent]:
                self.match(number, pair).absent = {int(each) for each in absent}
                self.disturbed = True
            case ["correct", _, number, pair, game, *score]:
                match_ = self.match(number, pair)
                match_.games[int(game) - 1 : int(game)] = [self.game(pair, score)]
                match_.absent = set()
                self.again(number, match_)
            case ["void", _, number, pair, "0"]:
                self.match(number, pair).absent = set()
                self.again(number, self.match(number, pair))
            case ["void", _, number, pair, game]:
                self.match(number, pair).games[int(game) - 1] = None
                self.again(number, self.match(number, pair))
            case ["end"] | ["stop", _]:
                self.over = True
                assert self.disturbed or words[0] == "stop" or len(self.rounds) == self.planned
            case ["reopen", _]:
                self.over = False
            case _:
                raise AssertionError(words)

    def join(self, player: int) -> None:
        self.out.discard(player)
        if self.order:
            self.order.append(player)
            self.late = self.disturbed = True
            assert self.format != "knockout"

    def leave(self, player: int) -> None:
        self.disturbed = True
        match_ = self.rounds[-1].get(player) if self.rounds else None
        if match_ and not self.decided(match_):
            match_.absent = {player}

    def time_out(self, absent: set[int]) -> None:
        self.timeouts += 1
        self.disturbed = self.disturbed or bool(absent)
        for match_ in {id(each): each for each in self.rounds[-1].values()}.values():
            if not self.decided(match_):
                match_.absent = absent & set(match_.players)
                match_.closed = not match_.absent and self.timeouts > 1

    def again(self, number: str, match_: Match) -> None:
        """A pair that has to play again has the whole time."""
        if int(number) == len(self.rounds) and not self.decided(match_):
            self.timeouts = 0

    def match(self, number: str, pair: str) -> Match:
        one, other = map(int, pair.split("-"))
        found = self.rounds[int(number) - 1][one]
        assert set(found.players) == {one, other}
        return found

    def game(self, pair: str, score: list[str]) -> dict[int, tuple[Fraction, int]]:
        totals = [int(each) for each in score[1].split(":")] if len(score) > 1 else [0, 0]
        return dict(zip(map(int, pair.split("-")), zip(POINTS[score[0]], totals, strict=True), strict=True))

    # The laws.

    def active(self) -> list[int]:
        return [each for each in self.order if each not in self.out | self.barred]

    def decided(self, match_: Match) -> bool:
        games, best_of = len(match_.counted()), int(self.settings.get("best_of", 1))
        if match_.absent or match_.closed or self.format != "knockout":
            return bool(match_.absent or match_.closed or games)
        one, other = (match_.wins(player) for player in match_.players)
        return max(one, other) * 2 > best_of or (games >= best_of and one != other) or games == best_of + 2

    def winner(self, match_: Match) -> int | None:
        if match_.absent:
            return next((each for each in match_.players if each not in match_.absent), None)
        one, other = match_.players
        if match_.wins(one) == match_.wins(other):
            return min(match_.players, key=self.order.index) if self.format == "knockout" else None
        return one if match_.wins(one) > match_.wins(other) else other

    def open(self, pairs: list[tuple[int, int]], byes: list[int]) -> None:
        assert all(self.decided(each) for each in (self.rounds[-1].values() if self.rounds else ()))
        named = [player for pair in pairs for player in pair] + byes
        assert len(named) == len(set(named)), "somebody plays twice, or oneself"
        assert set(named) <= set(self.active()), "somebody is out"
        if self.format == "knockout":
            self.check_bracket(pairs, byes)
        elif self.format == "round-robin":
            assert all(not self.meetings(*pair) for pair in pairs), "two meet again"
            assert set(named) == set(self.active())
        else:
            assert set(named) == set(self.active())
            self.check_swiss(pairs, byes)
        round_: dict[int, Match] = {}
        for pair in pairs:
            round_[pair[0]] = round_[pair[1]] = Match(pair)
        self.rounds.append(round_)
        self.byes.append(byes)
        self.timeouts = 0

    def meetings(self, one: int, other: int) -> int:
        return sum(one in each and other in each[one].players for each in self.rounds)

    def check_swiss(self, pairs: list[tuple[int, int]], byes: list[int]) -> None:
        active = self.active()
        assert len(byes) == len(active) % 2
        had = {player: sum(player in each for each in self.byes) for player in active}
        fewest = {player for player in active if had[player] == min(had.values())}
        assert set(byes) <= fewest, "a bye too much"
        times = {pair: self.meetings(*pair) for pair in combinations(active, 2)}
        least = min(times.values())
        fresh = [pair for pair, many in times.items() if many == least]
        again = sum(self.meetings(*pair) > least for pair in pairs)
        bye_edges = [(player, 0) for player in fewest] if byes else []
        if again:
            most = matching_number([*active, *([0] if byes else [])], fresh + bye_edges)
            assert again == len(pairs) + len(byes) - most, "a second meeting without need"
            seats = len(active) + len(byes)
            assert self.disturbed or seats > 8 or len(self.rounds) >= seats - 1, "no look ahead"

    def check_bracket(self, pairs: list[tuple[int, int]], byes: list[int]) -> None:
        """Each place of the tree has the winners of the two below it."""
        number, size = len(self.rounds), 1
        while size < len(self.order):
            size *= 2
        matches = size >> (number + 1)
        alone, met = [], []
        for place in range(matches):
            there = [self.at(number, place * 2), self.at(number, place * 2 + 1)]
            here = {each for each in there if each in self.active()}
            met += [here] if len(here) == 2 else []
            alone += list(here) if len(here) == 1 else []
        if self.settings.get("third_place") == "true" and matches == 1 and number:
            lost = {
                each
                for match_ in self.rounds[-1].values()
                for each in match_.players
                if not match_.absent and each != self.winner(match_)
            } & set(self.active())
            met += [lost] if len(lost) == 2 else []
        assert [set(pair) for pair in pairs] == met
        assert byes == alone

    def at(self, level: int, place: int) -> int | None:
        """The player at a place of the tree after a number of rounds."""
        if not level:
            size = 1
            while size < len(self.order):
                size *= 2
            seed = leaf(place, size)
            return self.order[seed - 1] if seed <= len(self.order) else None
        below = {self.at(level - 1, place * 2), self.at(level - 1, place * 2 + 1)} - {None}
        for player in below:
            match_ = self.rounds[level - 1].get(player or 0)
            if match_ and set(match_.players) == below:
                return self.winner(match_) if self.decided(match_) else None
            if player in self.byes[level - 1]:
                return player
        return None

    # The table.

    def table(self) -> dict[int, tuple[Any, ...]]:
        """Place, points, Buchholz, Sonneborn-Berger, points against those who are level, and difference."""
        return self.table_of_knockout() if self.format == "knockout" else self.table_of_points()

    def table_of_points(self) -> dict[int, tuple[Any, ...]]:
        full = self.format == "round-robin"
        gone = {player for player in self.order if player in self.out | self.barred}
        matches = [(each, i) for i, round_ in enumerate(self.rounds) for each in unique(round_) if self.decided(each)]
        games = {
            player: sum(player in each.players and bool(each.counted()) for each, _ in matches) for player in self.order
        }
        void = {player for player in gone if full and games[player] * 2 < len(self.order) - 1}
        matches = [(each, i) for each, i in matches if not void & set(each.players)]
        earned = {(player, i): self.earned(each, player) for each, i in matches for player in each.players}
        walkovers: dict[int, list[int]] = defaultdict(list)
        for player in gone - void if full else ():
            met = {each.other(player) for each, _ in matches if player in each.players}
            for other in set(self.order) - gone - met:
                walkovers[other].append(player)
        points: dict[int, Fraction] = {}
        for player in self.order:
            total = sum(
                (value for (one, _), value in earned.items() if one == player), Fraction(len(walkovers[player]))
            )
            points[player] = total + (0 if full else sum(player in each for each in self.byes))
        as_opponent = {}
        for player in self.order if not full else ():
            total = Fraction(0)
            for i, round_ in enumerate(self.rounds):
                if player not in round_ or round_[player].absent:
                    total += HALF
                elif self.decided(round_[player]):
                    total += earned[player, i]
            as_opponent[player] = total
        rows = {}
        for player in self.order:
            buchholz = berger = Fraction(0)
            for i, round_ in enumerate(self.rounds):
                match_ = round_.get(player)
                if match_ and (not self.decided(match_) or (player, i) not in earned):
                    continue
                if full:
                    berger += earned[player, i] * points[match_.other(player)] if match_ else 0
                    continue
                is_game = match_ is not None and not match_.absent
                worth = as_opponent[match_.other(player)] if match_ and is_game else points[player]
                buchholz += worth
                berger += worth * (earned[player, i] if match_ else player in self.byes[i])
            berger += sum(points[other] for other in walkovers[player])
            difference = sum(
                game[player][1] - game[each.other(player)][1]
                for each, _ in matches
                if player in each.players and not each.absent
                for game in each.counted()
            )
            rows[player] = (points[player], buchholz, berger, difference)
        return self.placed(
            {
                player: (*row[:3], self.against(player, rows, earned, matches, walkovers), row[3])
                for player, row in rows.items()
            }
        )

    def against(self, player: int, rows: Any, earned: Any, matches: Any, walkovers: Any) -> Fraction:
        level = [each for each in self.order if rows[each][:3] == rows[player][:3]]
        met = {frozenset(each.players) for each, _ in matches}
        met |= {frozenset((one, other)) for one, others in walkovers.items() for other in others}
        if any(frozenset(pair) not in met for pair in combinations(level, 2)):
            return Fraction(0)
        own = sum(earned[player, i] for each, i in matches if player in each.players and each.other(player) in level)
        return Fraction(own + sum(each in level for each in walkovers[player]))

    def earned(self, match_: Match, player: int) -> Fraction:
        if match_.absent:
            return Fraction(player not in match_.absent)
        return sum((game[player][0] for game in match_.counted()), Fraction(0))

    def table_of_knockout(self) -> dict[int, tuple[Any, ...]]:
        size = 1
        while size < len(self.order):
            size *= 2
        levels = [{self.at(level, place) for place in range(size >> level)} for level in range(len(self.rounds) + 1)]
        rows = {}
        for player in self.order:
            survived = max(level for level, there in enumerate(levels) if player in there)
            stands = survived == len(self.rounds) and player in self.active()
            won = [
                i for i, round_ in enumerate(self.rounds) if player in round_ and self.has_won(round_[player], player)
            ]
            rows[player] = (survived, stands, any(i > survived for i in won), Fraction(len(won)))
        places = self.placed({player: row[:3] for player, row in rows.items()})
        if self.over and not any(stands for _, stands, *_ in rows.values()):
            places = {player: (place and place + 1, *_) for player, (place, *_) in places.items()}
        return {player: (places[player][0], rows[player][3], 0, 0, 0, 0) for player in rows}

    def has_won(self, match_: Match, player: int) -> bool:
        return self.decided(match_) and self.winner(match_) == player

    def placed(self, rows: dict[int, tuple[Any, ...]]) -> dict[int, tuple[Any, ...]]:
        free = [row for player, row in rows.items() if player not in self.barred]
        return {
            player: (None if player in self.barred else 1 + sum(other > row for other in free), *row)
            for player, row in rows.items()
        }


def unique(round_: dict[int, Match]) -> list[Match]:
    return list({id(each): each for each in round_.values()}.values())


def leaf(place: int, size: int) -> int:
    """The seed at a place of a bracket: the halves have odd sums, so each seed meets its mirror image."""
    if size == 1:
        return 1
    seed = leaf(place // 2, size // 2)
    return seed if place % 2 == 0 else size + 1 - seed


def matching_number(nodes: list[int], edges: list[tuple[int, int]]) -> int:
    """The size of a largest matching: half the rank of a random skew-symmetric matrix (Lovász)."""
    chance, place = Random(1), {node: i for i, node in enumerate(nodes)}
    matrix = [[0] * len(nodes) for _ in nodes]
    for one, other in edges:
        value = chance.randrange(1, PRIME)
        matrix[place[one]][place[other]], matrix[place[other]][place[one]] = value, PRIME - value
    rank = 0
    for column in range(len(nodes)):
        pivot = next((row for row in range(rank, len(nodes)) if matrix[row][column]), None)
        if pivot is None:
            continue
        matrix[rank], matrix[pivot] = matrix[pivot], matrix[rank]
        inverse = pow(matrix[rank][column], -1, PRIME)
        for row in range(rank + 1, len(nodes)):
            factor = matrix[row][column] * inverse % PRIME
            if factor:
                matrix[row] = [(a - factor * b) % PRIME for a, b in zip(matrix[row], matrix[rank], strict=True)]
        rank += 1
    return rank // 2
