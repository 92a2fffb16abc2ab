"""Games of computers against each other, and what they add up to."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import sqrt
from random import Random
from statistics import fmean, pstdev
from typing import Any

from bot.coach.adviser import BY_STRENGTH, AnyAdviser, Character
from bot.games.dice import FACES, Dice
from bot.games.options import OptionSet


@dataclass(frozen=True, slots=True)
class Match:
    """What games of computers against each other came to. `totals` and `wins`: by player and game. A shared win is a
    part of one.
    """

    players: tuple[str, ...]
    totals: Sequence[Sequence[float]]
    wins: Sequence[Sequence[float]]

    def as_json(self) -> dict[str, Any]:
        """Means and deviations for JSON; with several players also wins and the standard error of their share."""
        found: dict[str, Any] = {"players": self.players, "games": len(self.totals[0])}
        found["mean"] = [round(fmean(totals), 4) for totals in self.totals]
        found["deviation"] = [round(pstdev(totals), 4) for totals in self.totals]
        if len(self.players) > 1:
            found["wins"] = [round(fmean(wins), 6) for wins in self.wins]
            found["error"] = round(pstdev(self.wins[0]) / sqrt(len(self.wins[0])), 6)
        return found


def pairs(players: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Each player with each other one, the stronger first. `players`: the weakest first."""
    return ((strong, weak) for weak, strong in combinations(players, 2))


def matches(adviser: AnyAdviser, rules: OptionSet, games: int, seed: int) -> Iterator[Match]:
    """The matches of all characters against each other; every other game is begun by the second player."""
    for players in pairs(BY_STRENGTH):
        chance, played = Random(f"{seed} {players}"), list[tuple[list[float], ...]]()
        for number in range(games):
            swapped = number % 2 == 1
            ended = _play(adviser, rules, players[::-1] if swapped else players, chance)
            played.append(tuple(each[::-1] for each in ended) if swapped else ended)
        totals, wins = ([*zip(*of, strict=True)] for of in zip(*played, strict=True))
        yield Match(players, totals, wins)


def _play(adviser: AnyAdviser, rules: OptionSet, players: Sequence[str], chance: Random) -> tuple[list[float], ...]:
    """The totals, and each seat's part of the win."""

    def throw(_number: int, count: int) -> Dice:
        return tuple(chance.choices(FACES, k=count))

    engine, game = rules.engine, rules.engine.new_game(rules, len(players))
    for step in engine.begin(game, throw):
        game = step.after
    while not game.is_over:
        choice, _ = adviser.decide(game, Character(players[game.current - 1]), chance.random())
        game = engine.play_choice(game, choice, throw)[-1].after
    won = [(seat in game.winners) / max(1, len(game.winners)) for seat in game.numbers]
    return [float(game.seat(seat).total) for seat in game.numbers], won
