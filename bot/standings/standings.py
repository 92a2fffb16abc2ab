"""Everyone's record: cards, leaderboards, history, seasons and privacy, for commands to ask for.

All of it follows from the facts of finished games. It is written by `bot.store.stats` in the transaction that ends a
game; this module reads it, and carries out what people decide about it.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot import rulesets
from bot.errors import Refused
from bot.games.farkle.facts import Fact
from bot.games.farkle.notation import Proof, write_game
from bot.games.farkle.proof import Verdict, verify
from bot.games.farkle.rules import RuleSet
from bot.model.standings import BoardPage, BoardQuery, Card, HeadToHead, HistoryPage, Order, Privacy, Season
from bot.stats.statistics import SeatStatistics
from bot.stats.summary import Summary, summarize
from bot.stats.turns import TurnTaken, replayed, turns_of
from bot.store import boards, departures, games, history, people, rebuild, seasons
from bot.store.database import Database, Transaction
from bot.store.games import Status, StoredGame
from bot.store.guilds import ensure_guild, key_of
from bot.store.rebuild import Difference
from bot.text import legible

GRACE_DAYS = 30
LONGEST_NAME = 40
_DAY_SECONDS = 24 * 60 * 60
# What takes long is done for one after the other: two threads that compute slow down presses far more than one.
_MOST_SLOW = 1
_REMEMBERED = 20
_LONGEST_ID = 9
_MOST_SEASONS = 25


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game with all that can be told of it: `seats` are the numbers of each seat, seat 1 first.

    `record` is what was agreed, without the game itself.
    """

    stored: StoredGame
    ended_at: int
    seats: tuple[SeatStatistics, ...]
    summary: Summary
    turns: tuple[TurnTaken, ...]


class Standings:
    """Everyone's record. Methods raise Refused where something is not allowed, and then have changed nothing."""

    def __init__(
        self, database: Database, clock: Callable[[], float] = time.time, grace_days: int = GRACE_DAYS
    ) -> None:
        self._database = database
        self._clock = clock
        self._grace_days = grace_days
        self._slow = asyncio.Semaphore(_MOST_SLOW)
        # Who leafs through a game asks for it again and again.
        self._remembered: OrderedDict[int, FinishedGame] = OrderedDict()

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
            season_id, guild_id = query.season_id, query.guild_id or 0
            if season_id is not None and await seasons.one(connection, guild_id, season_id) is None:
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
        """A finished game of this server. Raises Refused (`no-such-finished-game`), UnreadableGame."""
        async with self._slow, self._database.reading() as connection:
            stored = await _finished(connection, game_id, guild_id)
            found = self._remembered.get(game_id)
            if found is None:
                ended = await games.ended_game(connection, game_id)
                told = await asyncio.to_thread(_tell, stored.rules, len(stored.players), ended.facts)
                found = FinishedGame(stored, ended.ended_at, ended.seats, *told)
        self._remembered[game_id] = found
        self._remembered.move_to_end(game_id)
        if len(self._remembered) > _REMEMBERED:
            self._remembered.popitem(last=False)
        # Who played may have been deleted meanwhile.
        return replace(found, stored=stored)

    async def export(self, game_id: int, guild_id: int) -> str:
        """A finished game of this server as text, its players as P1, P2, … Raises Refused, UnreadableGame."""
        async with self._slow, self._database.reading() as connection:
            stored = await _finished(connection, game_id, guild_id)
            facts = await games.facts_of(connection, game_id)
            return await asyncio.to_thread(_as_text, stored, facts)

    async def text_to_check(self, game_id: int, guild_id: int) -> str:
        """As `export`, but also a game that was stopped.

        Raises Refused, for a running game (`secret-yet`) with its commitment alone, and UnreadableGame.
        """
        async with self._slow, self._database.reading() as connection:
            stored = await games.agreed(connection, game_id)
            if stored is None or stored.guild_id != guild_id or stored.status is Status.CLOSED:
                raise Refused("no-such-finished-game", number=str(game_id))
            if not stored.has_ended:
                raise Refused("secret-yet", commitment=stored.seed.commitment) if stored.seed else Refused("no-proof")
            facts = await games.facts_of(connection, game_id)
            return await asyncio.to_thread(_as_text, stored, facts)

    async def check(self, game_id: int, guild_id: int) -> tuple[Verdict, str]:
        """Whether the dice of a game are those that its seed gives, and its text.

        Raises what `text_to_check` does, and NothingToCheck.
        """
        text = await self.text_to_check(game_id, guild_id)
        async with self._slow:
            return await asyncio.to_thread(verify, text, rulesets.shipped_rules), text

    # Seasons

    async def start_season(self, guild_id: int, name: str, order: Order = Order.RATING) -> Season:
        """Begins a season. Raises Refused (`season-runs`, `season-name-taken`, `bad-season-name`)."""
        name = " ".join(name.split())
        if not name or not rulesets.is_plain(name, LONGEST_NAME):
            raise Refused("bad-season-name", most=LONGEST_NAME)
        season = Season(0, guild_id, name, order, started_at=self._now())
        async with self._database.writing() as connection:
            await ensure_guild(connection, guild_id, season.started_at)
            if running := await seasons.running(connection, guild_id):
                raise Refused("season-runs", name=running.name)
            if await seasons.named(connection, guild_id, key_of(name)):
                raise Refused("season-name-taken", name=name)
            return replace(season, id=await seasons.start(connection, season, key_of(name)))

    async def end_season(self, guild_id: int) -> Season:
        """Ends the running season and crowns whoever leads it. Raises Refused (`no-season-runs`)."""
        now = self._now()
        async with self._database.writing() as connection:
            running = await seasons.running(connection, guild_id)
            if running is None:
                raise Refused("no-season-runs")
            query = BoardQuery(running.order, guild_id, season_id=running.id)
            ended = replace(running, ended_at=now, winners=await boards.leaders(connection, query, now))
            await seasons.end(connection, ended)
            return ended

    async def seasons(self, guild_id: int) -> tuple[Season, ...]:
        """A server's last seasons, newest first; the one without `ended_at` is running."""
        async with self._database.reading() as connection:
            return await seasons.newest(connection, guild_id, _MOST_SEASONS)

    async def seasons_like(self, guild_id: int, typed: str) -> tuple[Season, ...]:
        """A server's seasons whose names hold what was typed, without their winners; best ones first."""
        async with self._database.reading() as connection:
            return await seasons.offered(connection, guild_id, key_of(legible(typed)), _MOST_SEASONS)

    async def season(self, guild_id: int, text: str) -> Season | None:
        """A season of a server by its id, or else by its name."""
        async with self._database.reading() as connection:
            is_id = text.isascii() and text.isdecimal() and len(text) <= _LONGEST_ID
            by_id = await seasons.one(connection, guild_id, int(text)) if is_id else None
            return by_id or await seasons.named(connection, guild_id, key_of(legible(text)))

    # Privacy

    async def privacy(self, user_id: int) -> Privacy:
        """How much is kept about somebody."""
        async with self._database.reading() as connection:
            return await people.privacy(connection, user_id)

    async def personal_data(self, user_id: int) -> dict[str, Any]:
        """Everything that is kept about somebody, as values for JSON. Times are seconds since 1970."""
        async with self._slow, self._database.reading() as connection:
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


async def _finished(connection: Transaction, game_id: int, guild_id: int) -> StoredGame:
    stored = await games.agreed(connection, game_id)
    if stored is None or stored.guild_id != guild_id or stored.status is not Status.OVER:
        raise Refused("no-such-finished-game", number=str(game_id))
    return stored


def _tell(rules: RuleSet, seats: int, facts: Sequence[Fact]) -> tuple[Summary, tuple[TurnTaken, ...]]:
    return summarize(rules, seats, facts), turns_of(replayed(rules, seats, facts), facts)


def _as_text(stored: StoredGame, facts: Iterable[Fact]) -> str:
    """A game that ended, with what its dice can be checked by: only then may its secret be known."""
    base = rulesets.find_shipped(stored.base) or rulesets.shipped()[rulesets.DEFAULT]
    names = [f"P{number}" for number in range(1, len(stored.players) + 1)]
    seed = stored.seed if stored.has_ended else None
    proof = Proof(seed.commitment, seed.joins, seed.secret.hex()) if seed else Proof()
    return write_game(base.name, base.rules, stored.rules, names, facts, proof)
