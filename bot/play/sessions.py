"""All games: opened, found, locked and remembered. A session is one locked game.

Whoever answers a press answers while holding the session, so that answers reach Discord in the order in which things
happened.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from cachetools import LRUCache

from bot.errors import Refused
from bot.games.farkle import Game
from bot.model.games import Status, StoredGame
from bot.model.servers import GuildSettings
from bot.play.chance import Roller, draw_secret, throw_dice
from bot.play.change import Change
from bot.play.guards import game_of
from bot.play.limits import check_opening, check_seat
from bot.rulesets import HouseRules
from bot.store import finding, games
from bot.store.database import Database
from bot.store.games import ConflictError

LOBBY_SECONDS = 15 * 60
_REMEMBERED = 1000


class Session:
    """One locked game, with all that the actions of `bot.play` need besides: the roller and the time.

    `stored` is the game as it is stored, which changes with each commit. `now` gives the time in whole seconds since
    1970.
    """

    def __init__(
        self, stored: StoredGame, roller: Roller, now: Callable[[], int], commit: Callable[[Change], Awaitable[None]]
    ) -> None:
        self.stored = stored
        self.roller = roller
        self.now = now
        self._commit = commit

    @property
    def game(self) -> Game:
        """The game that was begun. Raises Refused (`not-begun`, `lobby-closed`) where there is none."""
        return game_of(self.stored)

    async def commit(self, change: Change) -> None:
        """Stores a change of this game, in one transaction.

        Raises Refused where another process was first (`stale`), and where somebody may join no more games
        (`sits-enough`). Whatever is raised, `stored` stays as it was.
        """
        await self._commit(change)
        self.stored = change.after


class Sessions:
    """All games. Recent ones are remembered, but only the database knows: every change is stored first."""

    def __init__(
        self,
        database: Database,
        roller: Roller = throw_dice,
        clock: Callable[[], float] = time.time,
        settings_of: Callable[[int], GuildSettings] = lambda _guild_id: GuildSettings(),
        draw_secret: Callable[[], str] = draw_secret,
    ) -> None:
        self.clock = clock
        self._database = database
        self._roller = roller
        self._settings_of = settings_of
        self._draw_secret = draw_secret
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._remembered: LRUCache[int, StoredGame] = LRUCache(_REMEMBERED)

    async def open_lobby(
        self,
        guild_id: int,
        channel_id: int,
        host_id: int,
        house: HouseRules,
        *,
        join_id: int,
        rematch_of: int | None = None,
        counted_channels: Collection[int] = (),
    ) -> StoredGame:
        """Stores a new lobby in which only the host sits. `join_id` is the interaction by which they asked for it.

        `counted_channels` are the other places whose games count with those of this channel: its threads. The secret
        is drawn here, before anybody else can join. Raises Refused where there are too many games (`bot.play.limits`),
        and for a second rematch of a game or a second lobby of an interaction (`stale`).
        """
        now, settings = self._now(), self._settings_of(guild_id)
        stored = StoredGame(
            id=0,
            guild_id=guild_id,
            channel_id=channel_id,
            message_id=None,
            host_id=host_id,
            status=Status.LOBBY,
            title=house.title,
            base=house.base,
            rules=house.rules,
            opened_at=now,
            opened_by=host_id,
            due_at=now + LOBBY_SECONDS,
            alarm_at=now + LOBBY_SECONDS,
            rematch_of=rematch_of,
            turn_seconds=settings.turn_seconds,
            players=(host_id,),
            joins=(join_id,),
            secret=self._draw_secret(),
        )
        try:
            async with self._database.writing() as connection:
                await check_opening(connection, stored, settings, counted_channels)
                return await games.add(connection, stored)
        except ConflictError:
            raise Refused("stale") from None

    @asynccontextmanager
    async def lock(self, game_id: int, revision: int | None = None) -> AsyncIterator[Session]:
        """A session with a game, which is locked for as long as the block lasts. Raises Refused (`no-such-game`).

        `revision` is the one that a person saw, where that is known. A game that another process took further is read
        again, and so is every lobby, because nobody can tell whether another process changed it.
        """
        lock = self._locks.setdefault(game_id, asyncio.Lock())
        async with lock:
            stored = self._remembered.get(game_id)
            if stored is None or stored.game is None or stored.revision < (revision or 0):
                async with self._database.reading() as connection:
                    stored = await games.load(connection, game_id)
            if stored is None:
                raise Refused("no-such-game")
            self._remembered[game_id] = stored
            yield Session(stored, self._roller, self._now, self._commit)

    async def in_channel(self, channel_id: int, game_id: int | None = None) -> list[StoredGame]:
        """The lobbies and running games of a channel and its threads, or of one thread; only `game_id` if given.

        Those that sleep come last, newer ones first, and as many as people can choose from.
        """
        async with self._database.reading() as connection:
            ids = await finding.open_in_channel(connection, channel_id, game_id)
            found = [await games.load(connection, id_) for id_ in ids]
        return [stored for stored in found if stored is not None]

    async def sat_in(self, guild_id: int, user_id: int) -> list[StoredGame]:
        """The lobbies and running games of a guild in which somebody sits; none that sleep."""
        async with self._database.reading() as connection:
            ids = await finding.sat_in(connection, guild_id, user_id)
            found = [await games.load(connection, id_) for id_ in ids]
        return [stored for stored in found if stored is not None]

    async def ended_in(self, channel_id: int, most: int) -> list[StoredGame]:
        """The games that were won or stopped in a channel or thread, the last one first, at most so many."""
        async with self._database.reading() as connection:
            ids = await finding.ended_in_channel(connection, channel_id, most)
            found = [await games.load(connection, id_) for id_ in ids]
        return [stored for stored in found if stored is not None]

    async def due(self, within: int = 0) -> list[tuple[int, int]]:
        """The games that the clock has to look at within so many seconds: their ids and their guilds'."""
        async with self._database.reading() as connection:
            return await finding.due(connection, self._now() + within)

    async def rematch_of(self, game_id: int) -> int | None:
        """The id of the rematch that was opened for a game, if any."""
        async with self._database.reading() as connection:
            return await finding.rematch(connection, game_id)

    def read_anew(self) -> None:
        """Remembers no game any more, because a person or a whole server was deleted from what is stored."""
        self._remembered.clear()

    async def _commit(self, change: Change) -> None:
        before, after = change.before, change.after
        try:
            async with self._database.writing() as connection:
                for newcomer in set(after.players) - set(before.players):
                    await check_seat(connection, after.guild_id, newcomer, self._settings_of(after.guild_id))
                await games.save(connection, before, after, change.facts, self._now())
        except ConflictError:
            self._remembered.pop(after.id, None)
            raise Refused("stale") from None
        except BaseException:
            # Nobody knows whether it was committed: the next session reads the game again.
            self._remembered.pop(after.id, None)
            raise
        self._remembered[after.id] = after

    def _now(self) -> int:
        return int(self.clock())
