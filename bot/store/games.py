"""Games as they are stored: a row for what was agreed, a row a seat, and a row a fact."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import Any

from sqlalchemy import Row, Select, delete, func, insert, select, update
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.farkle import Fact, Game, RuleSet, evolve, new_game, read, write
from bot.model.games import EndedGame, Status, StoredGame
from bot.store import stats
from bot.store.schema import facts, farkle_streaks, games, guilds, seats


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
    if after.status is Status.OVER and before.status is not Status.OVER:
        await _end(connection, after.id, now)
    if after.status is Status.STOPPED and before.status is not Status.STOPPED:
        await connection.execute(update(games).where(games.c.id == after.id).values(ended_at=now))


async def load(connection: AsyncConnection, game_id: int) -> StoredGame | None:
    """A stored game, its facts added up; None where there is no such game."""
    row = (await connection.execute(select(games).where(games.c.id == game_id))).mappings().one_or_none()
    if row is None:
        return None
    players, joins = await _players(connection, game_id), await _joins(connection, game_id)
    game = None
    rules = RuleSet.model_validate(row["rules"])
    if row["status"] not in (Status.LOBBY, Status.CLOSED):
        game = await _add_up(connection, game_id, new_game(rules, len(players)))
    agreed = {name: value for name, value in row.items() if name not in ("ended_at", "finish_number")}
    return StoredGame(
        **{**agreed, "status": Status(row["status"]), "rules": rules}, players=players, joins=joins, game=game
    )


async def ended(connection: AsyncConnection, after: int, most: int) -> list[EndedGame]:
    """The games that ended after the one with this number, in that order, at most so many."""
    found = _ended().where(games.c.finish_number > after).order_by(games.c.finish_number).limit(most)
    return [await _as_ended(connection, row) for row in await connection.execute(found)]


async def ended_game(connection: AsyncConnection, game_id: int) -> EndedGame:
    """A game that was won."""
    row = (await connection.execute(_ended().where(games.c.id == game_id))).one()
    return await _as_ended(connection, row)


async def lines(connection: AsyncConnection, game_id: int) -> list[str]:
    """The facts of a game, in order, each as a line of the notation."""
    return list(await connection.scalars(select(facts.c.line).where(facts.c.game_id == game_id).order_by(facts.c.seq)))


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
    return select(games.c.id, games.c.guild_id, games.c.base, games.c.rules, games.c.ended_at, games.c.finish_number)


async def _as_ended(connection: AsyncConnection, row: Row[Any]) -> EndedGame:
    return EndedGame(
        id=row.id,
        guild_id=row.guild_id,
        family=row.base,
        rules=RuleSet.model_validate(row.rules),
        players=await _players(connection, row.id),
        facts=tuple(map(read, await lines(connection, row.id))),
        ended_at=row.ended_at,
        finish_number=row.finish_number,
    )


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


async def _add_up(connection: AsyncConnection, game_id: int, game: Game) -> Game:
    for line in await lines(connection, game_id):
        game = evolve(game, read(line))
    return game
