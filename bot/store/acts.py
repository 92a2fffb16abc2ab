"""How helpers and managers ended or paused games of others: the last acts of each server, for its managers."""

from dataclasses import dataclass

from sqlalchemy import delete, insert, select

from bot.model.boards import link_to
from bot.model.games import Act
from bot.store.games import called
from bot.store.schema import acts, games
from bot.store.units import Transaction
from bot.text import Typed, harmless

_MOST_OF_SERVER = 100


@dataclass(frozen=True, slots=True)
class RecordedAct:
    act: Act
    number: int | None
    title: Typed
    link: str
    at: int


def record(transaction: Transaction, guild_id: int, game_id: int, act: Act, now: int) -> None:
    """Older acts than the server's last ones are deleted."""
    values = {"user_id": act.user_id, "what": act.what, "reason": act.reason, "at": now}
    transaction.execute(insert(acts).values(guild_id=guild_id, game_id=game_id, **values))
    here = acts.c.guild_id == guild_id
    oldest = select(acts.c.id).where(here).order_by(acts.c.id.desc()).offset(_MOST_OF_SERVER - 1).limit(1)
    if least := transaction.scalar(oldest):
        transaction.execute(delete(acts).where(here, acts.c.id < least))


def of_server(transaction: Transaction, guild_id: int) -> list[RecordedAct]:
    """The newest first."""
    columns = (called, games.c.title, games.c.channel_id, games.c.message_id)
    found = select(acts, *columns).join(games, games.c.id == acts.c.game_id).where(acts.c.guild_id == guild_id)
    return [
        RecordedAct(
            Act(row.user_id, row.what, harmless(row.reason)),
            row.number,
            harmless(row.title),
            link_to(guild_id, row.channel_id, row.message_id),
            row.at,
        )
        for row in transaction.execute(found.order_by(acts.c.id.desc()))
    ]
