"""Games as they are stored: one row for what was agreed, one for each seat and one for each fact."""

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import Any

from sqlalchemy import Text, cast, delete, func, insert, select, update
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import UnreadableGame
from bot.games.farkle import MOST_SEATS, Fact, Game, Left, evolve, new_game, read, write
from bot.model.games import EndedGame, Status, StoredGame
from bot.stats.statistics import seat_statistics
from bot.store import results
from bot.store.guilds import ensure_guild, parsed_rules
from bot.store.schema import facts, farkle_streaks, games, seats
from bot.text import Typed

log = logging.getLogger(__name__)

# Reading so many facts and applying them takes about two milliseconds. Others have their turn in between.
_PIECE = 100


class ConflictError(Exception):
    """Another process changed this game first."""


async def add(connection: AsyncConnection, stored: StoredGame) -> StoredGame:
    """Stores a new game (its `id` is ignored). Returns it with its id.

    Raises ConflictError if the game that it is a rematch of already has one, or if the interaction that opens it has
    already opened another game.
    """
    await ensure_guild(connection, stored.guild_id)
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
    """Stores what changed from `before` to `after`, and appends the facts that led there. `now` is when they happened.

    A game that has been won is added to its players' results. Raises ConflictError if another process changed the game
    first; the transaction must be rolled back then.
    """
    stood = _columns(before)
    # Only what changed is written: the game in memory may still name a host whose data has been deleted. The status is
    # always written, because the condition on it keeps the game unchanged if another process ended it.
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
        await _write_left(connection, after.id, [fact.seat for fact in happened if isinstance(fact, Left)])
    if after.status is Status.OVER and before.status is not Status.OVER:
        await _end(connection, after.id, now)
    if after.status is Status.STOPPED and before.status is not Status.STOPPED:
        await connection.execute(update(games).where(games.c.id == after.id).values(ended_at=now))


async def load(connection: AsyncConnection, game_id: int) -> StoredGame | None:
    """A stored game in the state that its facts lead to; None if there is no such game. Raises UnreadableGame."""
    stored = await load_agreed(connection, game_id)
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
            # Facts that this program did not write may raise anything.
            raise UnreadableGame(game_id) from error
    if stored.is_running:
        _compare_streaks(game_id, game, await _streaks(connection, game_id))
    return replace(stored, game=game)


async def load_agreed(connection: AsyncConnection, game_id: int) -> StoredGame | None:
    """A stored game without its facts, so that `game` is None; None if there is no such game. Raises UnreadableGame."""
    columns = [column for column in games.c if column.name not in ("rules", "ended_at", "finish_number")]
    # The rules as text: if the database layer parsed them, nobody could tell that it was this game that failed.
    stored = select(*columns, cast(games.c.rules, Text).label("rules")).where(games.c.id == game_id)
    row = (await connection.execute(stored)).mappings().one_or_none()
    if row is None:
        return None
    seated = await _seats(connection, game_id)
    try:
        rules, status = await parsed_rules(row["rules"]), Status(row["status"])
        if status not in (Status.LOBBY, Status.CLOSED) and not 2 <= len(seated) <= MOST_SEATS:
            raise ValueError("a game that nobody plays")
    except ValueError as error:
        raise UnreadableGame(game_id) from error
    return StoredGame(
        **{**row, "status": status, "title": Typed(row["title"]), "rules": rules},
        players=tuple(seat.user_id for seat in seated),
        joins=tuple(seat.join_id for seat in seated),
    )


async def stop_unread(connection: AsyncConnection, game_id: int, now: int) -> None:
    """Ends a game without a winner, whatever is stored of it."""
    values = {"status": Status.STOPPED.value, "due_at": None, "alarm_at": None, "ended_at": now}
    await connection.execute(update(games).where(games.c.id == game_id).values(**values))


async def won_after(connection: AsyncConnection, number: int, most: int) -> list[tuple[int, int]]:
    """The finish numbers and ids of the games with higher finish numbers, in their order, at most `most`."""
    found = select(games.c.finish_number, games.c.id).where(games.c.finish_number > number)
    rows = await connection.execute(found.order_by(games.c.finish_number).limit(most))
    return [(row.finish_number, row.id) for row in rows]


async def ended_game(connection: AsyncConnection, game_id: int) -> EndedGame:
    """A game that was won. Raises UnreadableGame."""
    columns = (games.c.id, games.c.guild_id, games.c.base, games.c.ended_at, games.c.finish_number)
    won = select(*columns, cast(games.c.rules, Text).label("rules")).where(games.c.id == game_id)
    row = (await connection.execute(won)).one()
    happened, seated = await facts_of(connection, game_id), await _seats(connection, game_id)
    try:
        rules = await parsed_rules(row.rules)
        # In a thread, because the longest games take seconds.
        counted = await asyncio.to_thread(seat_statistics, rules, len(seated), happened)
    except Exception as error:
        # As in `load`.
        raise UnreadableGame(game_id) from error
    return EndedGame(
        id=row.id,
        guild_id=row.guild_id,
        family=row.base,
        rules=rules,
        players=tuple(seat.user_id for seat in seated),
        facts=happened,
        seats=counted,
        ended_at=row.ended_at,
        finish_number=row.finish_number,
    )


async def facts_of(connection: AsyncConnection, game_id: int) -> tuple[Fact, ...]:
    """The facts of a game in order. Raises UnreadableGame."""
    found: list[Fact] = []
    async for piece in _pieces(connection, game_id):
        try:
            found += (read(line) for _, line in piece)
        except Exception as error:
            # As in `load`.
            raise UnreadableGame(game_id) from error
    return tuple(found)


def _columns(stored: StoredGame) -> dict[str, Any]:
    """The columns that may change after a game was opened."""
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
    """Gives a game that has been won its finish number, and adds it to its players' results."""
    last = await connection.scalar(select(func.max(games.c.finish_number))) or 0
    await connection.execute(update(games).where(games.c.id == game_id).values(ended_at=now, finish_number=last + 1))
    await results.add(connection, [await ended_game(connection, game_id)], now)


async def _pieces(connection: AsyncConnection, game_id: int) -> AsyncIterator[list[tuple[int, str]]]:
    """The lines of a game with their numbers, in order, a few at a time."""
    told = select(facts.c.seq, facts.c.line).where(facts.c.game_id == game_id).order_by(facts.c.seq)
    async for piece in (await connection.stream(told)).partitions(_PIECE):
        yield [(row.seq, row.line) for row in piece]


async def _seats(connection: AsyncConnection, game_id: int) -> Sequence[Any]:
    """The seats of a game in order: who sits there, and by which interaction they sat down."""
    seated = select(seats.c.user_id, seats.c.join_id).where(seats.c.game_id == game_id)
    return (await connection.execute(seated.order_by(seats.c.number))).all()


async def _streaks(connection: AsyncConnection, game_id: int) -> dict[int, int]:
    """How many farkles in a row each seat has, by seat; a seat may be missing if it never farkled."""
    statement = select(farkle_streaks.c.seat, farkle_streaks.c.streak).where(farkle_streaks.c.game_id == game_id)
    return {row.seat: row.streak for row in await connection.execute(statement)}


def _compare_streaks(game_id: int, game: Game, stored: Mapping[int, int]) -> None:
    """Reports a running game whose stored farkles in a row are not what its facts say.

    Only a fault of the database, or somebody who changed it, can cause that. The game is played on by its facts, and
    the next farkle, or the next bank after one, corrects the stored numbers.
    """
    by_seat = [stored.get(number, 0) for number in game.numbers]
    counted = [game.seat(number).streak for number in game.numbers]
    if by_seat != counted:
        log.error(
            "game %d: farkle_streaks says %s by seat, but the facts say %s. Were rows changed or lost?",
            *(game_id, by_seat, counted),
        )


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
    """Stores how many farkles in a row every seat has now, if that has changed for any of them."""
    streaks = [after.seat(number).streak for number in after.numbers]
    if before is not None and streaks == [before.seat(number).streak for number in before.numbers]:
        return
    statement = upsert(farkle_streaks)
    await connection.execute(
        statement.on_conflict_do_update(["game_id", "seat"], set_={"streak": statement.excluded.streak}),
        [{"game_id": game_id, "seat": seat, "streak": streak} for seat, streak in enumerate(streaks, start=1)],
    )


async def _write_left(connection: AsyncConnection, game_id: int, numbers: Sequence[int]) -> None:
    if numbers:
        theirs = (seats.c.game_id == game_id) & seats.c.number.in_(numbers)
        await connection.execute(update(seats).where(theirs).values(left=True))
