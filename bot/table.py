"""What people do at a table. One method a deed; each is one lock, one check of what is allowed, one transaction.

`Tables` finds and opens games; `Tables.sit` gives one of them, locked, as a `Table`. Whoever answers a click answers
inside that block, so that answers reach Discord in the order in which things happened.
"""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

from bot.engine.facts import Bank, Fact, Follow, Keep, Leave, Move, Roll, Start
from bot.engine.play import legal, play
from bot.engine.ruleset import change
from bot.engine.scoring import Dice
from bot.engine.state import MOST_SEATS, Game, Phase, new_game
from bot.errors import Refused
from bot.rulesets import HouseRules
from bot.store import games
from bot.store.database import Database
from bot.store.games import ConflictError, Record, Status

LOBBY_SECONDS = 15 * 60
_REMEMBERED = 1000

Roller = Callable[[int], Dice]
"""Throws so many dice."""


def throw_dice(number: int) -> Dice:
    """Fair dice from the operating system's source of chance."""
    return tuple(secrets.randbelow(6) + 1 for _ in range(number))


class Tables:
    """All games. Recent ones are remembered, but only the database knows: every change is stored first."""

    def __init__(self, database: Database, roll: Roller = throw_dice, clock: Callable[[], float] = time.time) -> None:
        self.database = database
        self.roll = roll
        self.clock = clock
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._remembered: OrderedDict[int, Record] = OrderedDict()

    async def open_lobby(
        self, guild_id: int, channel_id: int, host_id: int, house: HouseRules, rematch_of: int | None = None
    ) -> Record:
        """A new lobby in which only the host sits."""
        now = int(self.clock())
        record = Record(
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
            closes_at=now + LOBBY_SECONDS,
            rematch_of=rematch_of,
            players=(host_id,),
        )
        async with self.database.writing() as connection:
            return await games.add(connection, record)

    @asynccontextmanager
    async def sit(self, game_id: int, revision: int | None = None) -> AsyncIterator["Table"]:
        """A game, locked for as long as the block lasts. Raises Refused (`no-such-game`).

        `revision` is the one that a person saw, where known: a game that another process took further is read anew.
        """
        lock = self._locks.setdefault(game_id, asyncio.Lock())
        async with lock:
            record = self._remembered.get(game_id)
            if record is None or (revision is not None and record.game and record.game.revision < revision):
                async with self.database.reading() as connection:
                    record = await games.load(connection, game_id)
            if record is None:
                raise Refused("no-such-game")
            self._remember(record)
            yield Table(self, record)

    async def in_channel(self, channel_id: int) -> list[Record]:
        """The lobbies and running games of a channel, newest first."""
        async with self.database.reading() as connection:
            found = [await games.load(connection, id_) for id_ in await games.open_in_channel(connection, channel_id)]
        return [record for record in found if record is not None]

    async def lobbies_to_close(self) -> list[int]:
        """The ids of the lobbies whose time is over."""
        async with self.database.reading() as connection:
            return await games.lobbies_to_close(connection, int(self.clock()))

    async def rematch_of(self, game_id: int) -> int | None:
        """The id of the rematch that was opened for a game, if any."""
        async with self.database.reading() as connection:
            return await games.rematch(connection, game_id)

    async def store(self, before: Record, after: Record, happened: Sequence[Fact] = ()) -> None:
        """Commits a change of one game. Raises Refused (`stale`) where another process was first."""
        try:
            async with self.database.writing() as connection:
                await games.save(connection, before, after, happened, int(self.clock()))
        except ConflictError:
            self._remembered.pop(after.id, None)
            raise Refused("stale") from None
        except BaseException:
            # Whether it was committed is not known: the next one to sit down reads it anew.
            self._remembered.pop(after.id, None)
            raise
        self._remember(after)

    def _remember(self, record: Record) -> None:
        self._remembered[record.id] = record
        self._remembered.move_to_end(record.id)
        if len(self._remembered) > _REMEMBERED:
            self._remembered.popitem(last=False)


class Table:
    """One locked game. Methods raise Refused or IllegalMove and then have changed nothing.

    `record` is the game as it is stored; `happened` are the facts of the last deed.
    """

    def __init__(self, tables: Tables, record: Record) -> None:
        self._tables = tables
        self.record = record
        self.happened: list[Fact] = []

    @property
    def game(self) -> Game:
        """The running or ended game. Raises Refused (`not-begun`, `lobby-closed`) where there is none."""
        if self.record.game is None:
            raise Refused("not-begun" if self.record.status is Status.LOBBY else "lobby-closed")
        return self.record.game

    # The lobby

    async def join(self, user_id: int) -> None:
        self._lobby()
        if user_id in self.record.players:
            raise Refused("sits-already", host=str(self.record.host_id))
        if len(self.record.players) >= self.record.most_seats:
            raise Refused("table-full", most=self.record.most_seats)
        await self._store(players=(*self.record.players, user_id))

    async def leave_lobby(self, user_id: int) -> None:
        """The next one becomes host where the host leaves; the lobby closes when nobody is left."""
        self._lobby()
        if user_id not in self.record.players:
            raise Refused("sits-not")
        players = tuple(player for player in self.record.players if player != user_id)
        if not players:
            await self._close(players=players)
        elif user_id == self.record.host_id:
            await self._store(players=players, host_id=players[0])
        else:
            await self._store(players=players)

    async def cancel(self, user_id: int) -> None:
        self._lobby()
        self._check_host(user_id)
        await self._close()

    async def set_target(self, user_id: int, target: int) -> None:
        """Changes the points to play to. Raises RuleSetError where the other rules do not allow it."""
        self._lobby()
        self._check_host(user_id)
        await self._store(rules=change(self.record.rules, {"target": target}))

    async def set_seats(self, user_id: int, seats: int) -> None:
        """Changes how many may sit down."""
        self._lobby()
        self._check_host(user_id)
        if not 2 <= seats <= MOST_SEATS:
            raise Refused("unknown-button")
        if seats < len(self.record.players):
            raise Refused("seats-taken", players=len(self.record.players))
        await self._store(most_seats=seats)

    async def close_if_due(self) -> bool:
        """Closes a lobby that waited too long. Returns whether it did."""
        closes_at = self.record.closes_at
        if self.record.status is not Status.LOBBY or closes_at is None or closes_at > self._tables.clock():
            return False
        await self._close()
        return True

    async def start(self, user_id: int) -> None:
        """Begins the game, with the roll-off for who begins where the rule set has one."""
        self._lobby()
        self._check_host(user_id)
        players = self.record.players
        if len(players) < 2:
            raise Refused("too-few-players")
        rules = self.record.rules
        if rules.start == "random":
            first = secrets.randbelow(len(players))
            players = players[first:] + players[:first]
        game = new_game(rules, len(players))
        happened: list[Fact] = []
        while game.phase is Phase.ROLL_OFF:
            (die,) = self._tables.roll(1)
            game, caused = play(game, Start(game.pending[0], die))
            happened += caused
        await self._store(happened, status=Status.PLAYING, closes_at=None, players=players, game=game)

    # The game

    async def throw(self, user_id: int, revision: int, kept: Dice = ()) -> None:
        """Sets `kept` aside, where dice lie on the table, and throws the others."""
        seat = self._on_turn(user_id, revision)
        await self._play(*self._keep(seat, kept), lambda game: Roll(seat, self._tables.roll(legal(game).throw)))

    async def bank(self, user_id: int, revision: int, kept: Dice = ()) -> None:
        """Sets `kept` aside and banks the turn points."""
        seat = self._on_turn(user_id, revision)
        await self._play(*self._keep(seat, kept), lambda _game: Bank(seat))

    async def follow(self, user_id: int, revision: int) -> None:
        """Takes over the dice and points of the seat before, and throws those dice."""
        seat = self._on_turn(user_id, revision)
        await self._play(lambda _game: Follow(seat), lambda game: Roll(seat, self._tables.roll(legal(game).throw)))

    def seat_to_leave(self, user_id: int) -> int:
        """The seat of someone who may leave the running game. Raises Refused."""
        seat = self.record.seat_of(user_id)
        if self.game.phase is Phase.OVER or self.record.status is Status.STOPPED:
            raise Refused("game-over")
        if seat is None:
            raise Refused("sits-not")
        if self.game.seat(seat).left:
            raise Refused("left-already")
        return seat

    async def leave(self, user_id: int) -> None:
        """Gives up the seat for good."""
        seat = self.seat_to_leave(user_id)
        await self._play(lambda _game: Leave(seat))

    async def stop(self, user_id: int, *, may_manage: bool) -> None:
        """Ends a lobby or game without a winner. Only the host may, or someone who manages the server."""
        if self.record.status not in (Status.LOBBY, Status.PLAYING):
            raise Refused("game-over")
        if not may_manage:
            self._check_host(user_id)
        if self.record.status is Status.LOBBY:
            await self._close()
        else:
            await self._store(status=Status.STOPPED)

    async def open_rematch(self, user_id: int) -> int | None:
        """The id of the rematch's lobby, if somebody opened it already. Raises Refused for who may not play it."""
        if self.record.status not in (Status.OVER, Status.STOPPED):
            raise Refused("not-over")
        if self.record.seat_of(user_id) is None:
            raise Refused("sits-not")
        return await self._tables.rematch_of(self.record.id)

    async def rematch(self, user_id: int) -> Record:
        """A new lobby by the same rules, opened by someone who played. There is one at a time."""
        record = self.record
        house = HouseRules(record.title, record.title, "", record.base, record.rules)
        return await self._tables.open_lobby(record.guild_id, record.channel_id, user_id, house, record.id)

    async def shown_in(self, message_id: int | None) -> None:
        """Notes which message shows the game now."""
        if message_id != self.record.message_id:
            happened = self.happened
            await self._store(message_id=message_id)
            self.happened = happened

    def check_turn(self, user_id: int, revision: int) -> None:
        """Raises Refused where this person, who saw `revision`, may not move now."""
        self._on_turn(user_id, revision)

    async def _close(self, **changes: Any) -> None:
        # Another lobby may then be opened as the rematch.
        await self._store(status=Status.CLOSED, closes_at=None, rematch_of=None, **changes)

    def _lobby(self) -> None:
        if self.record.status is Status.CLOSED:
            raise Refused("lobby-closed")
        if self.record.status is not Status.LOBBY:
            raise Refused("begun-already")

    def _check_host(self, user_id: int) -> None:
        if user_id != self.record.host_id:
            raise Refused("only-host", host=str(self.record.host_id))

    def _on_turn(self, user_id: int, revision: int) -> int:
        seat, game = self.seat_to_leave(user_id), self.game
        if seat != game.current:
            raise Refused("others-turn", player=str(self.record.players[game.current - 1]))
        if revision != game.revision:
            raise Refused("stale")
        return seat

    def _keep(self, seat: int, kept: Dice) -> list[Callable[[Game], Move]]:
        return [lambda _game: Keep(seat, kept)] if kept or self.game.phase is Phase.KEEP else []

    async def _play(self, *moves: Callable[[Game], Move]) -> None:
        """Several moves as one deed: all of them happen, or none."""
        game, happened = self.game, list[Fact]()
        for move in moves:
            game, caused = play(game, move(game))
            happened += caused
        status = Status.OVER if game.phase is Phase.OVER else self.record.status
        await self._store(happened, game=game, status=status)

    async def _store(self, happened: Sequence[Fact] = (), **changes: Any) -> None:
        after = replace(self.record, **changes)
        await self._tables.store(self.record, after, happened)
        self.record, self.happened = after, list(happened)
