"""Everyone's record: cards, leaderboards, history, seasons and privacy, for commands to ask for.

All of it follows from the facts of finished games. It is written by `bot.store.stats` in the transaction that ends a
game; this module reads it, and carries out what people decide about it.
"""

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from bot.engine.facts import Fact
from bot.sheets import BoardPage, BoardQuery, Card, HeadToHead, HistoryPage, Order, Privacy, Season
from bot.statistics import SeatStatistics
from bot.store.database import Database
from bot.store.games import Record
from bot.summary import Summary

GRACE_DAYS = 30


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game with all that can be told of it: `seats` are the numbers of each seat, seat 1 first."""

    record: Record
    ended_at: int
    facts: tuple[Fact, ...]
    seats: tuple[SeatStatistics, ...]
    summary: Summary


class Standings:
    """Everyone's record. Methods raise Refused where something is not allowed, and then have changed nothing."""

    def __init__(
        self, database: Database, clock: Callable[[], float] = time.time, grace_days: int = GRACE_DAYS
    ) -> None:
        self._database = database
        self._clock = clock
        self._grace_days = grace_days

    async def card(self, user_id: int, guild_id: int | None = None, family: str | None = None) -> Card:
        """Somebody's record on a server or everywhere, in a family of rule sets or all."""
        raise NotImplementedError

    async def leaderboard(self, query: BoardQuery, page: int, viewer_id: int) -> BoardPage:
        """A page (from 1) of a leaderboard, with the viewer's own line. Raises Refused (`no-such-season`)."""
        raise NotImplementedError

    async def head_to_head(self, first: int, second: int, guild_id: int | None = None) -> HeadToHead:
        """Two people's games against each other, on a server or everywhere. Raises Refused (`same-person`)."""
        raise NotImplementedError

    async def history(self, guild_id: int, user_id: int | None, page: int) -> HistoryPage:
        """A page (from 1) of a server's finished games, of one person or of all, newest first."""
        raise NotImplementedError

    async def finished_game(self, game_id: int, guild_id: int) -> FinishedGame:
        """A finished game of this server. Raises Refused (`no-such-finished-game`)."""
        raise NotImplementedError

    async def export(self, game_id: int, guild_id: int) -> str:
        """A finished game of this server as text, its players as P1, P2, … Raises Refused."""
        raise NotImplementedError

    async def start_season(self, guild_id: int, name: str, order: Order = Order.RATING) -> Season:
        """Begins a season. Raises Refused (`season-runs`, `season-name-taken`, `bad-season-name`)."""
        raise NotImplementedError

    async def end_season(self, guild_id: int) -> Season:
        """Ends the running season and crowns whoever leads it. Raises Refused (`no-season-runs`)."""
        raise NotImplementedError

    async def seasons(self, guild_id: int) -> tuple[Season, ...]:
        """A server's seasons, newest first; the one without `ended_at` is running."""
        raise NotImplementedError

    async def privacy(self, user_id: int) -> Privacy:
        """How much is kept about somebody."""
        raise NotImplementedError

    async def personal_data(self, user_id: int) -> dict[str, Any]:
        """Everything that is kept about somebody, as values for JSON."""
        raise NotImplementedError

    async def set_hidden(self, user_id: int, hidden: bool) -> None:
        """Leaves somebody out of all leaderboards, or lists them again."""
        raise NotImplementedError

    async def forget(self, user_id: int) -> None:
        """Deletes somebody everywhere; their opponents played a former player.

        Raises Refused (`forget-sits`) where they sit in a lobby or a running game.
        """
        raise NotImplementedError

    async def guild_left(self, guild_id: int) -> None:
        """Notes that the bot is no longer on a server: its data goes after the grace time."""
        raise NotImplementedError

    async def guild_joined(self, guild_id: int) -> None:
        """Notes that the bot is on a server (again)."""
        raise NotImplementedError

    async def guilds_present(self, guild_ids: Iterable[int]) -> None:
        """Notes on which servers the bot is, of all: for what happened while it was not connected."""
        raise NotImplementedError

    async def forget_departed_guilds(self) -> int:
        """Removes the data of servers that the bot left longer ago than the grace time. Returns how many."""
        raise NotImplementedError
