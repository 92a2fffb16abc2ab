"""Seasons: times of a server, each with leaderboards of its own. Who leads at the end wins a crown."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.model.records import ACCURACY, AVERAGE_LUCK, ORDERS, LeaderboardQuery, Span, engines_with, family_of_all
from bot.typed import Typed

LONGEST_NAME = 40
SEASON_ORDERS = tuple(name for name, each in ORDERS.items() if each not in (ACCURACY, AVERAGE_LUCK))
"""The orders that may decide a season, without those of reviews: as it ends, its last games have none."""


@dataclass(frozen=True, slots=True)
class Season:
    """The games that end while it runs. `winners`: by game, several if tied; empty until it ends."""

    id: int
    guild_id: int
    name: Typed
    order: str
    ended_at: int | None = None
    winners: Mapping[str, tuple[int, ...]] = field(default_factory=dict)

    @property
    def span(self) -> Span:
        named, choice = {"name": self.name}, "season-choice-over" if self.ended_at else "season-choice-running"
        titles = ("season-named", named), (choice, named)
        return Span(key_of_season(self.id), str(self.id), self.order, *titles)

    @property
    def queries(self) -> dict[str, LeaderboardQuery]:
        """Its leaderboards, by game."""
        return {
            engine.name: LeaderboardQuery(self.order, self.guild_id, family=family_of_all(engine.name), span=self.span)
            for engine in engines_with(self.order)
        }


def key_of_season(season_id: int) -> str:
    return f"season-{season_id}"
