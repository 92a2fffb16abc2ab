"""Are the dice fair? ``python -m tools.chi_square [--dice N] [--secret HEX]`` counts dice of the real code.

Three questions, each by Pearson's chi-square: do all faces fall equally often, do they in each place of a throw, and
do neighbouring dice of a throw know of each other? The statistic divided by its degrees of freedom is near 1 for fair
dice; p is how often fair dice would stray this far or further. Exit status: 1 where a p is as unlikely as one in a
thousand, 0 otherwise.
"""

import argparse
import math
import sys
import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from bot.games.dice import Seed, digest_of, seed_of
from bot.play.chance import draw_secret

_JOINS = tuple(map(digest_of, (1041723455551234567, 1041723498765432109)))
_PLACES = 6
_UNLIKELY = 0.001


@dataclass(frozen=True)
class ChiSquare:
    """A chi-square statistic and its degrees of freedom, which are odd here."""

    statistic: float
    freedom: int

    @property
    def p(self) -> float:
        """The closed form that there is for an odd number of degrees of freedom.

        The tables of the distribution say the same:

        >>> round(ChiSquare(11.0705, 5).p, 5), round(ChiSquare(49.8018, 35).p, 5)
        (0.05, 0.05)
        """
        root, term, total = math.sqrt(self.statistic), 1.0, 0.0
        for odd in range(1, self.freedom - 1, 2):
            term = root if odd == 1 else term * self.statistic / odd
            total += term
        density = math.sqrt(2 / math.pi) * math.exp(-self.statistic / 2)
        return math.erfc(root / math.sqrt(2)) + density * total


def count(seed: Seed, dice: int) -> Counter[tuple[int, ...]]:
    """How often each throw of six dice fell, in as many throws as make so many dice."""
    return Counter(seed.dice(throw, _PLACES) for throw in range(1, -(-dice // _PLACES) + 1))


def chi_squares(seen: Counter[tuple[int, ...]]) -> dict[str, ChiSquare]:
    """Each test, by what it is about."""
    places = [Counter[int]() for _ in range(_PLACES)]
    pairs = Counter[tuple[int, int]]()
    for throw, times in seen.items():
        for place, die in enumerate(throw):
            places[place][die] += times
        # Each die stands in one pair at most: pairs that share a die would not be independent.
        for first in range(0, _PLACES, 2):
            pairs[throw[first], throw[first + 1]] += times
    faces = sum(places, Counter[int]())
    return {
        "faces": _test(faces.values(), 6),
        **{f"place {number}": _test(place.values(), 6) for number, place in enumerate(places, start=1)},
        "pairs": _test(pairs.values(), 36),
    }


def _test(counts: Iterable[int], cells: int) -> ChiSquare:
    found = list(counts)
    expected = sum(found) / cells
    missing = cells - len(found)
    return ChiSquare(sum((times - expected) ** 2 for times in found) / expected + missing * expected, cells - 1)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.chi_square", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--dice", type=int, default=10_000_000, help="how many (default: %(default)s)")
    parser.add_argument("--secret", default=draw_secret(), help="64 hex digits (default: a new one)")
    options = parser.parse_args()
    began = time.perf_counter()
    seen = count(seed_of(options.secret, _JOINS), options.dice)
    took = time.perf_counter() - began
    dice = seen.total() * _PLACES
    print(f"secret {options.secret}, players' part {' '.join(_JOINS)}")
    for face in range(1, 7):
        fell = sum(times * throw.count(face) for throw, times in seen.items())
        print(f"face {face}: {fell:>12,}   {fell / dice * 6:.5f} of what is expected")
    print(f"{'':12}{'chi-square':>12}{'df':>5}{'ratio':>9}{'p':>9}")
    for name, test in chi_squares(seen).items():
        print(f"{name:12}{test.statistic:>12.3f}{test.freedom:>5}{test.statistic / test.freedom:>9.3f}{test.p:>9.4f}")
    print(f"{dice:,} dice in {took:.1f} s, {took / dice * 1e6:.2f} µs a die")
    return 0 if all(_UNLIKELY < test.p < 1 - _UNLIKELY for test in chi_squares(seen).values()) else 1


if __name__ == "__main__":
    sys.exit(main())
