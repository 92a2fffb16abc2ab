"""Prints what ratings become of people whose strength is known, by the number of players at their tables.

    python -m tools.ratings --runs 200

For tables of 2, 4 and 8 and a mixture of them: the mean number shown of equal players after 10, 30 and 100 games each,
and the rank correlation between ratings and strengths of unequal ones.
"""

import argparse
import random
from collections.abc import Iterator, Sequence
from statistics import correlation, fmean

from bot.cli.pipes import run
from bot.games.measures import SeatStatistics
from bot.model.counting import Counting, rated
from bot.model.tally import Rating

PEOPLE = 24
GAMES = (10, 30, 100)
TABLES = ((2,), (4,), (8,), (2, 4, 8))
_STRENGTHS = (0.3, 0.6, 1.0)
"""Standard deviation of strengths, if luck's in one game is 1."""


def simulate(
    sizes: Sequence[int], strengths: Sequence[float], games: Sequence[int], seed: int
) -> Iterator[list[Rating]]:
    """Yields all ratings, in the order of `strengths`, after each of `games`: how many games people played on average.

    Each game seats as many people as one of `sizes` says, and ranks them by their strength and luck.
    """
    rng = random.Random(seed)
    ratings = [Rating() for _ in strengths]
    seated = 0
    for each in games:
        while seated < each * len(strengths):
            people = rng.sample(range(len(strengths)), rng.choice(sizes))
            people.sort(key=lambda person: strengths[person] + rng.gauss(0, 1), reverse=True)
            seats = [
                SeatStatistics(place=place, seats=len(people), won=place == 1, left=False, points=0, turns=9)
                for place in range(1, len(people) + 1)
            ]
            before = [(ratings[person].mu, ratings[person].sigma) for person in people]
            after = rated(Counting.SHIPPED_RULES, seats, before, [1] * len(people))
            for person, (mu, sigma) in zip(people, after, strict=True):
                ratings[person] = Rating(mu, sigma, ratings[person].games + 1)
            seated += len(people)
        yield list(ratings)


def means(sizes: Sequence[int], games: Sequence[int], runs: int) -> list[float]:
    """The mean number shown of equal players after each of `games`, over all `runs`."""
    found = [simulate(sizes, [0.0] * PEOPLE, games, seed) for seed in range(runs)]
    return [fmean(fmean(rating.value for rating in run) for run in runs) for runs in zip(*found, strict=True)]


def correlations(sizes: Sequence[int], games: Sequence[int], runs: int, spread: float) -> list[float]:
    """Spearman's rank correlation of strengths and ratings after each of `games`, the mean of all `runs`.

    Strengths are normal with the standard deviation `spread`.
    """
    rng = random.Random(runs)
    found = []
    for seed in range(runs):
        strengths = [rng.gauss(0, spread) for _ in range(PEOPLE)]
        after = simulate(sizes, strengths, games, seed)
        ranked = ([each.mu - 3 * each.sigma for each in ratings] for ratings in after)
        found.append([correlation(_ranks(strengths), _ranks(each)) for each in ranked])
    return [fmean(runs) for runs in zip(*found, strict=True)]


def _ranks(values: Sequence[float]) -> list[int]:
    order = sorted(range(len(values)), key=values.__getitem__)
    return [order.index(each) for each in range(len(values))]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.ratings", description=__doc__)
    parser.add_argument("--runs", type=int, default=20, metavar="N", help="simulations of each row (20)")
    runs = parser.parse_args().runs
    print(f"{'after games':27}" + "".join(f"{each:>8}" for each in GAMES))
    for sizes in TABLES:
        table = "tables of " + ", ".join(map(str, sizes))
        print(f"{table:27}" + "".join(f"{each:>8.0f}" for each in means(sizes, GAMES, runs)), flush=True)
        for spread in _STRENGTHS:
            found = correlations(sizes, GAMES, runs, spread)
            print(f"{'  order, strengths ' + str(spread):27}" + "".join(f"{each:>8.3f}" for each in found), flush=True)


if __name__ == "__main__":
    run(main)
