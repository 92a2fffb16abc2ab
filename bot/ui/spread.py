"""How many results there are of how many points, in words; bars beside them are for sighted people."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import count

from bot.ui.display import Display

_BAR = 10


def rows(
    many: Mapping[int, int], mine: int | None, key: str, display: Display, *, finest: int, most: int
) -> Iterator[str]:
    """From most points to fewest. `many`: by points. Ranges are of 1, 2 or 5 times a power of ten of `finest` points.
    `most`: rows.
    """
    steps = (finest * factor * 10**power for power in count() for factor in (1, 2, 5))
    step = next(step for step in steps if max(many) // step - min(many) // step < most)
    by_row = Counter[int]()
    for points, number in many.items():
        by_row[points // step] += number
    for row in range(max(by_row), min(by_row) - 1, -1):
        bar = "▰" * -(-_BAR * by_row[row] // max(by_row.values()))
        mark = "yes" if mine is not None and mine // step == row else "no"
        least, highest = row * step, (row + 1) * step - 1
        yield display.say(key, least=least, most=highest, people=by_row[row], bar=bar, mine=mark).rstrip()
