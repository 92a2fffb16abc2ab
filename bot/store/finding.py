"""Which games there are: in a channel, of a person, due, ended."""

from collections.abc import Collection

from sqlalchemy import ColumnElement, String, cast, exists, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.farkle import Left, write
from bot.model.games import Status
from bot.store.schema import facts, games, seats

_STILL_OPEN = games.c.status.in_([Status.LOBBY, Status.PLAYING, Status.PAUSED])
_AWAKE = games.c.status.in_([Status.LOBBY, Status.PAUSED]) | (
    (games.c.status == Status.PLAYING) & games.c.due_at.is_not(None)
)
_MOST_CHOICES = 25
# How the line ends that says that a seat, by its number, was left.
_LEAVES = write(Left(0)).removeprefix("0")


async def open_in_channel(connection: AsyncConnection, channel_id: int, game_id: int | None = None) -> list[int]:
    """The ids of the lobbies and running games of a channel and its threads, or of one thread; only `game_id` if given.

    Those that sleep come last, newer ones first, and as many as people can choose from.
    """
    meant = () if game_id is None else (games.c.id == game_id,)
    order = (_AWAKE.desc(), games.c.id.desc())
    statement = select(games.c.id).where(_in(channel_id), _STILL_OPEN, *meant).order_by(*order).limit(_MOST_CHOICES)
    return list(await connection.scalars(statement))


async def awake_in(connection: AsyncConnection, channel_ids: Collection[int]) -> list[int]:
    """The ids of the lobbies and running games that were opened in these places, newest first; none that sleep."""
    statement = select(games.c.id).where(games.c.channel_id.in_(channel_ids), _AWAKE).order_by(games.c.id.desc())
    return list(await connection.scalars(statement))


async def opened_since(connection: AsyncConnection, guild_id: int, user_id: int, moment: int) -> list[int]:
    """When the lobbies were opened that somebody opened on a guild, newest first, all later than a moment."""
    theirs = (games.c.guild_id == guild_id, games.c.opened_by == user_id, games.c.opened_at > moment)
    statement = select(games.c.opened_at).where(*theirs).order_by(games.c.opened_at.desc())
    return list(await connection.scalars(statement))


async def sat_in(connection: AsyncConnection, guild_id: int, user_id: int) -> list[int]:
    """The ids of the lobbies and running games of a guild in which somebody sits and has not left; none that sleep."""
    leaving = cast(seats.c.number, String) + _LEAVES
    has_left = exists().where(facts.c.game_id == seats.c.game_id, facts.c.line == leaving)
    statement = (
        select(games.c.id)
        .join(seats, seats.c.game_id == games.c.id)
        .where(seats.c.user_id == user_id, games.c.guild_id == guild_id, _AWAKE, ~has_left)
        .order_by(games.c.id)
    )
    return list(await connection.scalars(statement))


async def due(connection: AsyncConnection, now: int) -> list[tuple[int, int]]:
    """The games that the clock has to look at, those that wait longest first: their ids and their guilds'."""
    statement = select(games.c.id, games.c.guild_id).where(games.c.alarm_at <= now).order_by(games.c.alarm_at)
    return [(row.id, row.guild_id) for row in await connection.execute(statement)]


async def ended_in_channel(connection: AsyncConnection, channel_id: int, most: int) -> list[int]:
    """The ids of the games that were won or stopped in a channel or thread, the last one first, at most so many."""
    ended_here = games.c.status.in_([Status.OVER, Status.STOPPED]) & _in(channel_id)
    newest = games.c.ended_at.desc(), games.c.id.desc()
    return list(await connection.scalars(select(games.c.id).where(ended_here).order_by(*newest).limit(most)))


async def rematch(connection: AsyncConnection, game_id: int) -> int | None:
    """The id of the game that was opened as the rematch of this one."""
    found: int | None = await connection.scalar(select(games.c.id).where(games.c.rematch_of == game_id))
    return found


def _in(place: int) -> ColumnElement[bool]:
    """Is a game in this channel or thread?"""
    return (games.c.channel_id == place) | (games.c.thread_id == place)
