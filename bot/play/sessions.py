"""All games: opens them, finds them, and gives one at a time to whoever sits down at it.

`Tables.sit` gives a game, locked, as a `Table`. Whoever answers a click answers inside that block, so that answers
reach Discord in the order in which things happened.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from bot.errors import Refused
from bot.games.dice import draw_secret
from bot.games.farkle.facts import Fact
from bot.play import Roller, Table, throw_dice
from bot.play.limits import check_opening, check_seat
from bot.rulesets import HouseRules
from bot.store import finding, games
from bot.store.database import Database
from bot.store.finding import Listed
from bot.store.games import ConflictError, Status, StoredGame
from bot.store.guilds import GuildSettings

LOBBY_SECONDS = 15 * 60
_REMEMBERED = 1000


class Tables:
    """All games. Recent ones are remembered, but only the database knows: every change is stored first."""

    def __init__(
        self,
        database: Database,
        roll: Roller = throw_dice,
        clock: Callable[[], float] = time.time,
        settings_of: Callable[[int], GuildSettings] = lambda _guild_id: GuildSettings(),
    ) -> None:
        self.database = database
        self.roll = roll
        self.clock = clock
        self.settings_of = settings_of
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._remembered: OrderedDict[int, StoredGame] = OrderedDict()

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
        """A new lobby in which only the host sits, who asked for it by the interaction `join_id`.

        `together` are the other places whose games count with those of this channel: its threads. The secret is drawn
        here, before anybody else can join. Raises Refused where there are too many games (`bot.play.limits`), and (`stale`):
        a game has one rematch, and an interaction opens one game.
        """
        now, settings = int(self.clock()), self.settings_of(guild_id)
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
            secret=draw_secret(),
        )
        try:
            async with self.database.writing() as connection:
                await check_opening(connection, stored, settings, counted_channels)
                return await games.add(connection, stored)
        except ConflictError:
            raise Refused("stale") from None

    @asynccontextmanager
    async def sit(self, game_id: int, revision: int | None = None) -> AsyncIterator["Table"]:
        """A game, locked for as long as the block lasts. Raises Refused (`no-such-game`), UnreadableGame.

        `revision` is the one that a person saw, where known: a game that another process took further is read anew,
        and so is a lobby, of which that cannot be told.
        """
        lock = self._locks.setdefault(game_id, asyncio.Lock())
        async with lock:
            stored = self._remembered.get(game_id)
            if stored is None or stored.game is None or stored.revision < (revision or 0):
                async with self.database.reading() as connection:
                    stored = await games.load(connection, game_id)
            if stored is None:
                raise Refused("no-such-game")
            self._remember(stored)
            yield Table(stored, self._store, self.roll, self.clock)

    async def in_channel(self, channel_id: int, user_id: int, game_id: int | None = None) -> list[Listed]:
        """The lobbies and running games of a channel and its threads, or of one thread; only `game_id` if given.

        Those that sleep come last, newer ones first, and as many as people can choose from.
        """
        async with self.database.reading() as connection:
            return await finding.open_in_channel(connection, channel_id, user_id, game_id)

    async def to_leave(self, guild_id: int, channel_id: int, user_id: int, game_id: int | None = None) -> list[Listed]:
        """The games in which somebody sits: of this channel all, of the rest of the guild those that do not sleep."""
        async with self.database.reading() as connection:
            return await finding.to_leave(connection, guild_id, channel_id, user_id, game_id)

    async def ended_in(self, channel_id: int, most: int) -> list[Listed]:
        """The games that were won or stopped in a channel or thread, the last one first, at most so many."""
        async with self.database.reading() as connection:
            return await finding.ended_in_channel(connection, channel_id, most)

    async def stop_unread(self, game_id: int, user_id: int, *, may_manage: bool) -> Listed:
        """Ends a game that cannot be read, as `Table.stop` does one that can. Returns it. Raises Refused."""
        async with self._locks.setdefault(game_id, asyncio.Lock()), self.database.writing() as connection:
            found = await finding.one(connection, game_id)
            if found is None:
                raise Refused("game-over")
            if not may_manage and user_id != found.host_id:
                raise Refused("only-host", host=str(found.host_id))
            await games.stop_unread(connection, game_id, int(self.clock()))
            self._remembered.pop(game_id, None)
            return found

    async def due(self, within: int = 0) -> list[tuple[int, int]]:
        """The games that the clock has to look at within so many seconds: their ids and their guilds'."""
        async with self.database.reading() as connection:
            return await finding.due(connection, int(self.clock()) + within)

    async def rematch_of(self, game_id: int) -> int | None:
        """The id of the rematch that was opened for a game, if any."""
        async with self.database.reading() as connection:
            return await finding.rematch(connection, game_id)

    async def _store(self, before: StoredGame, after: StoredGame, happened: Sequence[Fact]) -> None:
        """Commits a change of one game.

        Raises Refused (`stale`) where another process was first, and (`sits-enough`) for who may join no more games.
        """
        try:
            async with self.database.writing() as connection:
                for newcomer in set(after.players) - set(before.players):
                    await check_seat(connection, after.guild_id, newcomer, self.settings_of(after.guild_id))
                await games.save(connection, before, after, happened, int(self.clock()))
        except ConflictError:
            self._remembered.pop(after.id, None)
            raise Refused("stale") from None
        except BaseException:
            # Whether it was committed is not known: the next one to sit down reads it anew.
            self._remembered.pop(after.id, None)
            raise
        self._remember(after)

    def read_anew(self) -> None:
        """Remembers no game any more: somebody, or a whole server, was deleted from what is stored."""
        self._remembered.clear()

    def _remember(self, stored: StoredGame) -> None:
        self._remembered[stored.id] = stored
        self._remembered.move_to_end(stored.id)
        if len(self._remembered) > _REMEMBERED:
            self._remembered.popitem(last=False)
