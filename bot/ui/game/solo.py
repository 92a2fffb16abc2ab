"""How a person who played alone did, compared with their earlier games."""

from collections.abc import Iterator, Mapping

from bot.features.daily.board import percent_behind
from bot.model.games import StoredGame
from bot.play.guards import game_of
from bot.ui.display import Display
from bot.ui.spread import rows

_LEAST_GAMES, _FINEST, _MOST_ROWS = 5, 10, 5
"""Fewer games need no rows."""


def compared(stored: StoredGame, earlier: Mapping[int, int], display: Display) -> Iterator[str]:
    """`earlier`: how many games, by points."""
    if not earlier:
        return
    total, best, games = game_of(stored).seat(1).total, max(earlier), sum(earlier.values())
    worse = sum(many for points, many in earlier.items() if points < total)
    way = "new" if total > best else "level" if total == best else "below"
    percent = percent_behind(worse, games)
    yield display.say("over-best", way=way, best=best, total=total, games=games, percent=percent)


def spread(stored: StoredGame, earlier: Mapping[int, int], display: Display) -> Iterator[str]:
    """All games by these rules, this one included."""
    total = game_of(stored).seat(1).total
    everything = {**earlier, total: earlier.get(total, 0) + 1}
    if sum(everything.values()) >= _LEAST_GAMES:
        yield from rows(everything, total, "over-spread", display, finest=_FINEST, most=_MOST_ROWS)
