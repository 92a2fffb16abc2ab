"""Games as they are stored: a row for what was agreed, a row a seat, and a row a fact."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import zip_longest
from typing import Any

from sqlalchemy import RowMapping, Select, Text, cast, delete, func, insert, select, update
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import UnreadableGame
from bot.games.dice import Seed, seed_of
from bot.games.farkle.evolve import evolve
from bot.games.farkle.facts import Fact, Leave
from bot.games.farkle.game import MOST_SEATS, Game, new_game
from bot.games.farkle.notation import read, write
from bot.games.farkle.rules import RuleSet
from bot.stats.statistics import seat_statistics
from bot.store import stats
from bot.store.guilds import TURN_SECONDS, parsed_rules
from bot.store.schema import facts, farkle_streaks, games, guilds, seats
from bot.store.stats import EndedGame

# So many facts are read and added up at a time, which takes about two milliseconds: others have their turn in between.
_PIECE = 100


class Status(StrEnum):
    """Where a game stands: being gathered, running, paused, won, or ended early (by its host, or by time)."""

    LOBBY = "lobby"
    PLAYING = "playing"
    PAUSED = "paused"
    OVER = "over"
    STOPPED = "stopped"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A stored game. `players` are user ids by seat.

    `channel_id` is where the lobby was opened and the ending is shown. `thread_id` is the thread in which the game is
    played meanwhile: it was made from the lobby's message and has that message's id (None: it stays in the channel).
    `turn_seconds` is how long a turn may take; later changes of the guild's settings do not change it. `due_at` is when
    a lobby closes or the time of a turn is over, `alarm_at` when the clock looks at it next (both in seconds since
    1970; None: no time runs), `called_turn` the revision of the turn whose player was called last, `extended_turn` that of
    the one that got more time after an absence of the bot, `paused_turn` that of the one that was paused, and
    `seconds_left` what was left of the turn of a paused game. `joins` are the ids of the interactions by which the
    players sat down, by seat; None in games from before.
    """

    id: int
    guild_id: int
    channel_id: int
    message_id: int | None
    host_id: int
    status: Status
    title: str
    base: str
    rules: RuleSet
    opened_at: int
    due_at: int | None
    rematch_of: int | None
    alarm_at: int | None = None
    called_turn: int | None = None
    extended_turn: int | None = None
    paused_turn: int | None = None
    opened_by: int | None = None
    seconds_left: int | None = None
    most_seats: int = MOST_SEATS
    turn_seconds: int = TURN_SECONDS
    players: tuple[int, ...] = ()
    joins: tuple[int | None, ...] = ()
    secret: str | None = field(default=None, repr=False)
    thread_id: int | None = None
    game: Game | None = None

    @property
    def revision(self) -> int:
        """Tells an older drawing from a newer one: how many facts there are, or in a lobby how many people."""
        return self.game.revision if self.game else len(self.players)

    @property
    def is_running(self) -> bool:
        """It was begun and has not ended."""
        return self.status in (Status.PLAYING, Status.PAUSED)

    @property
    def seed(self) -> Seed | None:
        """What the dice follow from; None for a game that was opened before they did."""
        return None if self.secret is None else seed_of(self.secret, [join for join in self.joins if join is not None])

    @property
    def has_ended(self) -> bool:
        """Was the game won, or stopped? Only then may anybody know its secret."""
        return self.status in (Status.OVER, Status.STOPPED)

    def seat_of(self, user_id: int) -> int | None:
        """The seat number of a person, None for someone who does not sit here."""
        return self.players.index(user_id) + 1 if user_id in self.players else None

    @property
    def place(self) -> int:
        """The channel or thread in which the game is shown now."""
        return self.thread_id if self.thread_id and self.is_running else self.channel_id

    @property
    def link(self) -> str:
        """Where a click leads to the message that shows the game, or at least to its channel or thread."""
        return link_to(self.guild_id, self.place, self.message_id)

    def is_shown_in(self, message_id: int) -> bool:
        """Does this message show the game? One that is newer than what was noted does: noting it came too late."""
        return self.message_id is None or message_id >= self.message_id


def link_to(guild_id: int, place: int, message_id: int | None) -> str:
    """The address of a message, or where none is known, of its channel or thread."""
    channel = f"https://discord.com/channels/{guild_id}/{place}"
    return channel if message_id is None else f"{channel}/{message_id}"


class ConflictError(Exception):
    """Another process appended to this game first, or began or ended it."""


async def add(connection: AsyncConnection, stored: StoredGame) -> StoredGame:
    """Stores a new game (its `id` is ignored). Returns it with its id.

    Raises ConflictError where the game that it is a rematch of has one already, or where the interaction that opens
    it has opened another.
    """
    await connection.execute(
        upsert(guilds).values(id=stored.guild_id, first_seen=stored.opened_at).on_conflict_do_nothing()
    )
    fixed = {name: getattr(stored, name) for name in ("guild_id", "opened_at", "opened_by", "turn_seconds", "secret")}
    values = _columns(stored) | fixed
    try:
        inserted = await connection.execute(insert(games).values(**values))
        (game_id,) = inserted.inserted_primary_key or (0,)
        stored = replace(stored, id=game_id)
        await _write_seats(connection, stored)
    except IntegrityError as error:
        raise ConflictError(stored.joins) from error
    return stored


async def save(
    connection: AsyncConnection, before: StoredGame, after: StoredGame, happened: Sequence[Fact], now: int
) -> None:
    """Stores what changed from `before` to `after`, and appends the facts that made the difference.

    A game that was won becomes part of everyone's record with that.
    Raises ConflictError where another process was first; the transaction must then be given up.
    """
    stood = _columns(before)
    # Only what changed: a host who had everything about them deleted must not come back with a remembered game. And
    # the status always, so that nothing happens any more in a game that another process ended.
    changed = {name: value for name, value in _columns(after).items() if value != stood[name] or name == "status"}
    unmoved = (games.c.id == after.id) & (games.c.status == before.status)
    if not (await connection.execute(update(games).where(unmoved).values(**changed))).rowcount:
        raise ConflictError(after.id)
    if before.players != after.players:
        await connection.execute(delete(seats).where(seats.c.game_id == after.id))
        await _write_seats(connection, after)
    if happened and after.game is not None:
        await _append(connection, after.id, after.game.revision - len(happened), happened, now)
        await _write_streaks(connection, after.id, before.game, after.game)
        await _write_left(connection, after.id, [fact.seat for fact in happened if isinstance(fact, Leave)])
    if after.status is Status.OVER and before.status is not Status.OVER:
        await _end(connection, after.id, now)
    if after.status is Status.STOPPED and before.status is not Status.STOPPED:
        await connection.execute(update(games).where(games.c.id == after.id).values(ended_at=now))


async def load(connection: AsyncConnection, game_id: int) -> StoredGame | None:
    """A stored game, its facts added up; None where there is no such game. Raises UnreadableGame."""
    stored = await agreed(connection, game_id)
    if stored is None or stored.status in (Status.LOBBY, Status.CLOSED):
        return stored
    game = new_game(stored.rules, len(stored.players))
    async for piece in _pieces(connection, game_id):
        try:
            for seq, line in piece:
                game = evolve(game, read(line))
                if seq != game.revision:
                    raise ValueError("facts are missing")
        except Exception as error:
            # Facts that were not written by this program may break anything in it.
            raise UnreadableGame(game_id) from error
    return replace(stored, game=game)


async def agreed(connection: AsyncConnection, game_id: int) -> StoredGame | None:
    """A stored game without what happened in it; None where there is no such game. Raises UnreadableGame."""
    columns = [column for column in games.c if column.name not in ("rules", "ended_at", "finish_number")]
    # As text: whatever stands there, nothing is read of it before it is known what to do if that fails.
    stored = select(*columns, cast(games.c.rules, Text).label("rules")).where(games.c.id == game_id)
    row = (await connection.execute(stored)).mappings().one_or_none()
    if row is None:
        return None
    players, joins = await _players(connection, game_id), await _joins(connection, game_id)
    try:
        return await _as_record(row, players, joins)
    except ValueError as error:
        raise UnreadableGame(game_id) from error


async def _as_record(row: RowMapping, players: tuple[int, ...], joins: tuple[int | None, ...]) -> StoredGame:
    rules, status = await parsed_rules(row["rules"]), Status(row["status"])
    if status not in (Status.LOBBY, Status.CLOSED) and not 2 <= len(players) <= MOST_SEATS:
        raise ValueError("a game that nobody plays")
    return StoredGame(**{**row, "status": status, "rules": rules}, players=players, joins=joins)


async def stop_unread(connection: AsyncConnection, game_id: int, now: int) -> None:
    """Ends a game without a winner, whatever is stored of it."""
    values = {"status": Status.STOPPED.value, "due_at": None, "alarm_at": None, "ended_at": now}
    await connection.execute(update(games).where(games.c.id == game_id).values(**values))


async def last_ended(connection: AsyncConnection, after: int, most: int) -> list[tuple[int, int]]:
    """The games that ended after the one with this number, in that order, at most so many: their numbers and ids."""
    found = select(games.c.finish_number, games.c.id).where(games.c.finish_number > after)
    rows = await connection.execute(found.order_by(games.c.finish_number).limit(most))
    return [(row.finish_number, row.id) for row in rows]


async def ended_game(connection: AsyncConnection, game_id: int) -> EndedGame:
    """A game that was won. Raises UnreadableGame."""
    row = (await connection.execute(_ended().where(games.c.id == game_id))).one()
    happened, players = await facts_of(connection, game_id), await _players(connection, game_id)
    try:
        rules = await parsed_rules(row.rules)
        # Beside everything else: the longest games take seconds.
        counted = await asyncio.to_thread(seat_statistics, rules, len(players), happened)
    except Exception as error:
        # As where facts are added up.
        raise UnreadableGame(game_id) from error
    return EndedGame(
        id=row.id,
        guild_id=row.guild_id,
        family=row.base,
        rules=rules,
        players=players,
        facts=happened,
        seats=counted,
        ended_at=row.ended_at,
        finish_number=row.finish_number,
    )


async def facts_of(connection: AsyncConnection, game_id: int) -> tuple[Fact, ...]:
    """The facts of a game, in order. Raises UnreadableGame."""
    found: list[Fact] = []
    async for piece in _pieces(connection, game_id):
        try:
            found += (read(line) for _, line in piece)
        except Exception as error:
            raise UnreadableGame(game_id) from error
    return tuple(found)


async def lines(connection: AsyncConnection, game_id: int) -> list[str]:
    """The facts of a game, in order, each as a line of the notation."""
    return [line async for piece in _pieces(connection, game_id) for _, line in piece]


async def streaks(connection: AsyncConnection, game_id: int) -> dict[int, int]:
    """How many farkles in a row each seat has now, as stored beside the facts."""
    statement = select(farkle_streaks.c.seat, farkle_streaks.c.streak).where(farkle_streaks.c.game_id == game_id)
    return {row.seat: row.streak for row in await connection.execute(statement)}


def _columns(stored: StoredGame) -> dict[str, Any]:
    """The columns that may change while a game lives."""
    return {
        "channel_id": stored.channel_id,
        "thread_id": stored.thread_id,
        "message_id": stored.message_id,
        "host_id": stored.host_id,
        "status": stored.status.value,
        "title": stored.title,
        "base": stored.base,
        "rules": stored.rules.model_dump(mode="json"),
        "due_at": stored.due_at,
        "alarm_at": stored.alarm_at,
        "called_turn": stored.called_turn,
        "extended_turn": stored.extended_turn,
        "paused_turn": stored.paused_turn,
        "seconds_left": stored.seconds_left,
        "rematch_of": stored.rematch_of,
        "most_seats": stored.most_seats,
    }


async def _end(connection: AsyncConnection, game_id: int, now: int) -> None:
    """Gives a game that was won its number among all that ended, and adds it to everyone's record."""
    last = await connection.scalar(select(func.max(games.c.finish_number))) or 0
    await connection.execute(update(games).where(games.c.id == game_id).values(ended_at=now, finish_number=last + 1))
    await stats.count(connection, [await ended_game(connection, game_id)], now)


def _ended() -> Select[Any]:
    columns = (games.c.id, games.c.guild_id, games.c.base, games.c.ended_at, games.c.finish_number)
    return select(*columns, cast(games.c.rules, Text).label("rules"))


async def _pieces(connection: AsyncConnection, game_id: int) -> AsyncIterator[list[tuple[int, str]]]:
    """The lines of a game with their numbers, in order, some at a time."""
    told = select(facts.c.seq, facts.c.line).where(facts.c.game_id == game_id).order_by(facts.c.seq)
    async for piece in (await connection.stream(told)).partitions(_PIECE):
        yield [(row.seq, row.line) for row in piece]


async def _players(connection: AsyncConnection, game_id: int) -> tuple[int, ...]:
    sitting = select(seats.c.user_id).where(seats.c.game_id == game_id).order_by(seats.c.number)
    return tuple(await connection.scalars(sitting))


async def _joins(connection: AsyncConnection, game_id: int) -> tuple[int | None, ...]:
    sitting = select(seats.c.join_id).where(seats.c.game_id == game_id).order_by(seats.c.number)
    return tuple(await connection.scalars(sitting))


async def _write_seats(connection: AsyncConnection, stored: StoredGame) -> None:
    rows = [
        {"game_id": stored.id, "number": number, "user_id": user_id, "join_id": join_id}
        for number, (user_id, join_id) in enumerate(zip_longest(stored.players, stored.joins), start=1)
    ]
    if rows:
        await connection.execute(insert(seats), rows)


async def _append(connection: AsyncConnection, game_id: int, revision: int, happened: Sequence[Fact], now: int) -> None:
    rows = [
        {"game_id": game_id, "seq": seq, "line": write(fact), "at": now}
        for seq, fact in enumerate(happened, start=revision + 1)
    ]
    try:
        await connection.execute(insert(facts), rows)
    except IntegrityError as error:
        raise ConflictError(game_id) from error


async def _write_streaks(connection: AsyncConnection, game_id: int, before: Game | None, after: Game) -> None:
    changed = [
        {"game_id": game_id, "seat": number, "streak": after.seat(number).streak}
        for number in after.numbers
        if before is None or before.seat(number).streak != after.seat(number).streak
    ]
    if changed:
        statement = upsert(farkle_streaks)
        updated = statement.on_conflict_do_update(["game_id", "seat"], set_={"streak": statement.excluded.streak})
        await connection.execute(updated, changed)


async def _write_left(connection: AsyncConnection, game_id: int, numbers: Sequence[int]) -> None:
    if numbers:
        theirs = (seats.c.game_id == game_id) & seats.c.number.in_(numbers)
        await connection.execute(update(seats).where(theirs).values(left=True))
