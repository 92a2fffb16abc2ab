"""What helpers and moderators did to games of others and to people: a server's log of the last 30 days."""

from typing import NamedTuple

from sqlalchemy import delete, func, insert, select

from bot.model.deadline import DAY
from bot.model.games import Act
from bot.model.servers import link_to
from bot.store.games import called
from bot.store.schema import acts, games
from bot.store.units import Transaction, delete_some
from bot.typed import Typed, harmless

KEPT_SECONDS = 30 * DAY
_MOST_IN_GAME = 10
"""How many acts of one person are kept for a game: who pauses it again and again must not push out others' acts."""
_AT_ONCE = 200


class RecordedAct(NamedTuple):
    """An act in the log of a server. `title` and `link` are empty if it was done to no game."""

    act: Act
    number: int | None
    title: Typed
    link: str
    at: int


def record(transaction: Transaction, guild_id: int, game_id: int | None, act: Act, now: int) -> None:
    """Adds an act to the server's log, which keeps the last ten of a person in a game, or to another person."""
    values = {"user_id": act.user_id, "what": act.what, "reason": act.reason, "at": now, "person_id": act.person_id}
    transaction.execute(insert(acts).values(guild_id=guild_id, game_id=game_id, about=act.about or None, **values))
    to_same = (acts.c.game_id == game_id,) if game_id else (acts.c.game_id.is_(None), acts.c.person_id == act.person_id)
    theirs = (*to_same, acts.c.guild_id == guild_id, acts.c.user_id == act.user_id)
    oldest = select(acts.c.id).where(*theirs).order_by(acts.c.id.desc()).offset(_MOST_IN_GAME - 1).limit(1)
    if least := transaction.scalar(oldest):
        transaction.execute(delete(acts).where(*theirs, acts.c.id < least))


def forget_some(transaction: Transaction, now: int) -> bool:
    """Deletes some of the acts that are older than 30 days, and returns whether any were."""
    return delete_some(transaction, acts, acts.c.at <= now - KEPT_SECONDS, _AT_ONCE) == _AT_ONCE


def of_server(
    transaction: Transaction, guild_id: int, page: int, at_once: int, now: int
) -> tuple[list[RecordedAct], int, int]:
    """One page of the acts of the last 30 days, the newest first; its number, from 1, and how many pages there are.
    `now` is in seconds since 1970.
    """
    lately = (acts.c.guild_id == guild_id, acts.c.at > now - KEPT_SECONDS)
    pages = max(1, -(-int(transaction.scalar(select(func.count()).select_from(acts).where(*lately))) // at_once))
    page = min(max(page, 1), pages)
    columns = (called, games.c.title, games.c.channel_id, games.c.message_id)
    found = select(acts, *columns).outerjoin(games, games.c.id == acts.c.game_id).where(*lately)
    found = found.order_by(acts.c.id.desc()).limit(at_once).offset((page - 1) * at_once)
    listed = [
        RecordedAct(
            Act(row.user_id, row.what, harmless(row.reason), row.person_id, harmless(row.about or "")),
            row.number,
            harmless(row.title or ""),
            link_to(guild_id, row.channel_id, row.message_id) if row.game_id else "",
            row.at,
        )
        for row in transaction.execute(found)
    ]
    return listed, page, pages
