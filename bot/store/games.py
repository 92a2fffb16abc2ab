"""Games as they are stored: one row for what was agreed, one for each seat and one for each fact."""

import logging
from collections.abc import Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import Any

from sqlalchemy import Row, Select, and_, delete, func, insert, select, update
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.farkle import Fact, Game, RuleSet, evolve, new_game, read, write
from bot.model.games import EndedGame, Status, StoredGame
from bot.store import results
from bot.store.guilds import ensure_guild
from bot.store.schema import facts, farkle_streaks, games, seats
from bot.text import Typed

log = logging.getLogger(__name__)


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
    if after.status is Status.OVER and before.status is not Status.OVER:
        await _end(connection, after.id, now)
    if after.status is Status.STOPPED and before.status is not Status.STOPPED:
        await connection.execute(update(games).where(games.c.id == after.id).values(ended_at=now))


async def load(connection: AsyncConnection, game_id: int) -> StoredGame | None:
    """A stored game in the state that its facts lead to; None if there is no such game."""
    row = (await connection.execute(select(games).where(games.c.id == game_id))).mappings().one_or_none()
    if row is None:
        return None
    seated = await _seats(connection, game_id)
    game = None
    rules = RuleSet.model_validate(row["rules"])
    if row["status"] not in (Status.LOBBY, Status.CLOSED):
        game = await _replay(connection, game_id, new_game(rules, len(seated)))
    agreed = {name: value for name, value in row.items() if name not in ("ended_at", "finish_number")}
    stored = StoredGame(
        **{**agreed, "status": Status(row["status"]), "title": Typed(row["title"]), "rules": rules},
        players=tuple(seat.user_id for seat in seated),
        joins=tuple(seat.join_id for seat in seated),
        game=game,
    )
    if stored.is_running and game is not None:
        _compare_streaks(game_id, game, [seat.streak or 0 for seat in seated])
    return stored


async def ended(connection: AsyncConnection, after: int, most: int) -> list[EndedGame]:
    """The games with higher finish numbers than `after`, in the order in which they ended, at most `most`."""
    found = _ended().where(games.c.finish_number > after).order_by(games.c.finish_number).limit(most)
    return [await _as_ended(connection, row) for row in await connection.execute(found)]


async def ended_game(connection: AsyncConnection, game_id: int) -> EndedGame:
    """A game that was won."""
    row = (await connection.execute(_ended().where(games.c.id == game_id))).one()
    return await _as_ended(connection, row)


async def lines(connection: AsyncConnection, game_id: int) -> list[str]:
    """The facts of a game in order, each as a line of the notation."""
    return list(await connection.scalars(select(facts.c.line).where(facts.c.game_id == game_id).order_by(facts.c.seq)))


async def streaks(connection: AsyncConnection, game_id: int) -> dict[int, int]:
    """How many farkles in a row each seat has now, by seat; seats that never farkled may be missing."""
    statement = select(farkle_streaks.c.seat, farkle_streaks.c.streak).where(farkle_streaks.c.game_id == game_id)
    return {row.seat: row.streak for row in await connection.execute(statement)}


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


async def _seats(connection: AsyncConnection, game_id: int) -> Sequence[Any]:
    """The seats of a game in order: who sits there, by which interaction they sat down, and their farkles in a row."""
    same_seat = and_(farkle_streaks.c.game_id == seats.c.game_id, farkle_streaks.c.seat == seats.c.number)
    columns = (seats.c.user_id, seats.c.join_id, farkle_streaks.c.streak)
    seated = select(*columns).outerjoin(farkle_streaks, same_seat).where(seats.c.game_id == game_id)
    return (await connection.execute(seated.order_by(seats.c.number))).all()


def _compare_streaks(game_id: int, game: Game, stored: Sequence[int]) -> None:
    """Reports a running game whose stored farkles in a row are not what its facts say.

    Only a fault of the database, or somebody who changed it, can cause that. The game is played on by its facts, and
    the next farkle, or the next bank after one, corrects the stored numbers.
    """
    counted = [game.seat(number).streak for number in game.numbers]
    if stored != counted:
        log.error(
            "game %d: farkle_streaks says %s by seat, but the facts say %s. Were rows changed or lost?",
            *(game_id, stored, counted),
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


async def _replay(connection: AsyncConnection, game_id: int, game: Game) -> Game:
    for line in await lines(connection, game_id):
        game = evolve(game, read(line))
    return game
