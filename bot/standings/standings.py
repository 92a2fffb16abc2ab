"""Everyone's record: cards, leaderboards, history, seasons and privacy, for commands to ask for.

All of it follows from the facts of finished games. It is written by `bot.store.stats` in the transaction that ends a
game; this module reads it, and carries out what people decide about it.
"""

import asyncio
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from bot import rulesets
from bot.errors import Refused
from bot.games.farkle import Fact, Proof, read, write_game
from bot.model.games import EndedGame, Status, StoredGame
from bot.model.servers import key_of
from bot.model.standings import BoardPage, BoardQuery, Card, Difference, HeadToHead, HistoryPage, Order, Privacy, Season
from bot.stats.statistics import SeatStatistics, seat_statistics
from bot.stats.summary import Summary, summarize
from bot.store import boards, departures, games, history, people, rebuild, seasons
from bot.store.database import Database
from bot.store.guilds import ensure_guild

GRACE_DAYS = 30
LONGEST_NAME = 40
_DAY_SECONDS = 24 * 60 * 60


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game with all that can be told of it: `seats` are the numbers of each seat, seat 1 first."""

    stored: StoredGame
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

    # Reading

    async def card(self, user_id: int, guild_id: int | None = None, family: str | None = None) -> Card:
        """Somebody's record on a server or everywhere, in a family of rule sets or all."""
        async with self._database.reading() as connection:
            return Card(
                user_id,
                guild_id,
                family,
                tally=await boards.tally(connection, user_id, guild_id, family),
                form=await history.form(connection, user_id, guild_id, family),
                awards=await history.awards_of(connection, user_id),
                is_hidden=await history.is_hidden(connection, user_id),
            )

    async def leaderboard(self, query: BoardQuery, page: int, viewer_id: int) -> BoardPage:
        """A page (from 1) of a leaderboard, with the viewer's own line. Raises Refused (`no-such-season`)."""
        async with self._database.reading() as connection:
            if query.season_id is not None:
                known = await seasons.of_guild(connection, query.guild_id or 0)
                if query.season_id not in [season.id for season in known]:
                    raise Refused("no-such-season")
            return await boards.page(connection, query, page, viewer_id, self._now())

    async def head_to_head(self, first: int, second: int, guild_id: int | None = None) -> HeadToHead:
        """Two people's games against each other, on a server or everywhere. Raises Refused (`same-person`)."""
        if first == second:
            raise Refused("same-person")
        async with self._database.reading() as connection:
            return await history.head_to_head(connection, first, second, guild_id)

    async def history(self, guild_id: int, user_id: int | None, page: int) -> HistoryPage:
        """A page (from 1) of a server's finished games, of one person or of all, newest first."""
        async with self._database.reading() as connection:
            return await history.page(connection, guild_id, user_id, page)

    async def finished_game(self, game_id: int, guild_id: int) -> FinishedGame:
        """A finished game of this server. Raises Refused (`no-such-finished-game`)."""
        stored, ended = await self._finished(game_id, guild_id)
        rules, seats = ended.rules, len(ended.players)
        # How likely throws are takes a moment to work out for a rule set that was not asked for before.
        summary = await asyncio.to_thread(summarize, rules, seats, ended.facts)
        return FinishedGame(stored, ended.ended_at, ended.facts, seat_statistics(rules, seats, ended.facts), summary)

    async def export(self, game_id: int, guild_id: int) -> str:
        """A finished game of this server as text, its players as P1, P2, … Raises Refused."""
        stored, ended = await self._finished(game_id, guild_id)
        return _as_text(stored, ended.facts)

    async def text_to_check(self, game_id: int, guild_id: int) -> str:
        """As `export`, but also a game that was stopped.

        Raises Refused, for a running game (`secret-yet`) with its commitment alone.
        """
        async with self._database.reading() as connection:
            stored = await games.load(connection, game_id)
            if stored is None or stored.guild_id != guild_id or stored.status is Status.CLOSED:
                raise Refused("no-such-finished-game", number=str(game_id))
            if not stored.has_ended:
                raise Refused("secret-yet", commitment=stored.seed.commitment) if stored.seed else Refused("no-proof")
            return _as_text(stored, tuple(map(read, await games.lines(connection, game_id))))

    # Seasons

    async def start_season(self, guild_id: int, name: str, order: Order = Order.RATING) -> Season:
        """Begins a season. Raises Refused (`season-runs`, `season-name-taken`, `bad-season-name`)."""
        name = " ".join(name.split())
        if not name or not rulesets.is_plain(name, LONGEST_NAME):
            raise Refused("bad-season-name", most=LONGEST_NAME)
        season = Season(0, guild_id, name, order, started_at=self._now())
        async with self._database.writing() as connection:
            await ensure_guild(connection, guild_id, season.started_at)
            earlier = await seasons.of_guild(connection, guild_id)
            if running := next((other for other in earlier if other.ended_at is None), None):
                raise Refused("season-runs", name=running.name)
            if key_of(name) in [key_of(other.name) for other in earlier]:
                raise Refused("season-name-taken", name=name)
            return replace(season, id=await seasons.start(connection, season, key_of(name)))

    async def end_season(self, guild_id: int) -> Season:
        """Ends the running season and crowns whoever leads it. Raises Refused (`no-season-runs`)."""
        now = self._now()
        async with self._database.writing() as connection:
            known = await seasons.of_guild(connection, guild_id)
            running = next((season for season in known if season.ended_at is None), None)
            if running is None:
                raise Refused("no-season-runs")
            query = BoardQuery(running.order, guild_id, season_id=running.id)
            ended = replace(running, ended_at=now, winners=await boards.leaders(connection, query, now))
            await seasons.end(connection, ended)
            return ended

    async def seasons(self, guild_id: int) -> tuple[Season, ...]:
        """A server's seasons, newest first; the one without `ended_at` is running."""
        async with self._database.reading() as connection:
            return await seasons.of_guild(connection, guild_id)

    # Privacy

    async def privacy(self, user_id: int) -> Privacy:
        """How much is kept about somebody."""
        async with self._database.reading() as connection:
            return await people.privacy(connection, user_id)

    async def personal_data(self, user_id: int) -> dict[str, Any]:
        """Everything that is kept about somebody, as values for JSON. Times are seconds since 1970."""
        async with self._database.reading() as connection:
            return await people.personal_data(connection, user_id)

    async def set_hidden(self, user_id: int, hidden: bool) -> None:
        """Leaves somebody out of all leaderboards, or lists them again."""
        async with self._database.writing() as connection:
            await people.set_hidden(connection, user_id, hidden)

    async def open_games(self, user_id: int) -> list[int]:
        """The ids of the lobbies and running games in which somebody has a seat, also one that they left."""
        async with self._database.reading() as connection:
            return await people.open_games(connection, user_id)

    async def forget(self, user_id: int) -> None:
        """Deletes somebody everywhere; their opponents played a former player. They should have left `open_games`."""
        async with self._database.writing() as connection:
            await people.forget(connection, user_id)

    # Servers that the bot was removed from

    async def guild_left(self, guild_id: int) -> None:
        """Notes that the bot is no longer on a server: its data goes after the grace time."""
        async with self._database.writing() as connection:
            await departures.note_left(connection, guild_id, self._now())

    async def guild_joined(self, guild_id: int) -> None:
        """Notes that the bot is on a server (again)."""
        async with self._database.writing() as connection:
            await departures.note_joined(connection, guild_id)

    async def guilds_present(self, guild_ids: Iterable[int]) -> None:
        """Notes on which servers the bot is, of all: for what happened while it was not connected."""
        async with self._database.writing() as connection:
            await departures.note_present(connection, guild_ids, self._now())

    async def forget_departed_guilds(self) -> int:
        """Removes the data of servers that the bot left longer ago than the grace time. Returns how many."""
        now = self._now()
        forgotten = 0
        while True:
            # One at a time, and each found where it is deleted: it may have invited the bot again meanwhile.
            async with self._database.writing() as connection:
                due = await departures.left_before(connection, now - self._grace_days * _DAY_SECONDS)
                if due is None:
                    return forgotten
                await departures.forget(connection, due, now)
            forgotten += 1

    # Upkeep

    async def drop_past_periods(self) -> None:
        """Deletes the leaderboards of months, weeks and days that are over, in bites that hold nobody up."""
        more = True
        while more:
            async with self._database.writing() as connection:
                more = await rebuild.drop_past_periods(connection, self._now())

    async def rebuild(self) -> list[Difference]:
        """Computes everything again from the facts, and mends what was stored otherwise. Returns what that was."""
        async with self._database.writing() as connection:
            return await rebuild.rebuild(connection, self._now())

    def _now(self) -> int:
        return int(self._clock())

    async def _finished(self, game_id: int, guild_id: int) -> tuple[StoredGame, EndedGame]:
        async with self._database.reading() as connection:
            stored = await games.load(connection, game_id)
            if stored is None or stored.guild_id != guild_id or stored.status is not Status.OVER:
                raise Refused("no-such-finished-game", number=str(game_id))
            return stored, await games.ended_game(connection, game_id)


def _as_text(stored: StoredGame, facts: Iterable[Fact]) -> str:
    """A game that ended, with what its dice can be checked by: only then may its secret be known."""
    base = rulesets.find_shipped(stored.base) or rulesets.shipped()[rulesets.DEFAULT]
    names = [f"P{number}" for number in range(1, len(stored.players) + 1)]
    seed = stored.seed if stored.has_ended else None
    proof = Proof(seed.commitment, seed.joins, seed.secret.hex()) if seed else Proof()
    return write_game(base.name, base.rules, stored.rules, names, facts, proof)
