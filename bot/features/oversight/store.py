"""Stores what the bot's owner blocks, and reads what they see. Blocks are keyed hashes: they outlive deleted data."""

from collections.abc import Sequence

from sqlalchemy import BigInteger, Column, delete, func, select

from bot.features.oversight.model import Blocked, Figures, OpenGame
from bot.store.database import block_key, known_key, record_change
from bot.store.finding import ALL_OPEN, HAS_BOARD
from bot.store.incidents import Incident
from bot.store.journal import keyed_hash
from bot.store.schema import games, guilds, incidents, key, results, seats, table, word
from bot.store.units import Transaction, add_once

blocks = table(
    "blocks",
    key("digest", word(64)),
    Column("kind", word(10), nullable=False),
    Column("at", BigInteger, nullable=False),
)

BLOCKS = "blocks"
"""The change to record."""
MOST_LISTED = 20


def servers(transaction: Transaction) -> list[Figures]:
    """Reads every result."""
    won = select(results.c.guild_id, func.count(results.c.game_id.distinct()).label("number"))
    finished = won.group_by(results.c.guild_id).subquery()
    going = select(games.c.guild_id, func.count().label("number")).where(ALL_OPEN).group_by(games.c.guild_id).subquery()
    there, played = func.coalesce(going.c.number, 0), func.coalesce(finished.c.number, 0)
    statement = (
        select(guilds.c.id, there, played)
        .outerjoin(going, going.c.guild_id == guilds.c.id)
        .outerjoin(finished, finished.c.guild_id == guilds.c.id)
        .where(guilds.c.left_at.is_(None), guilds.c.id > 0)
        .order_by((there + played).desc(), guilds.c.id)
        .limit(MOST_LISTED)
    )
    return [Figures(*row) for row in transaction.execute(statement)]


def open_games(transaction: Transaction) -> list[OpenGame]:
    number = select(func.count()).where(seats.c.game_id == games.c.id).scalar_subquery()
    columns = (games.c.id, games.c.guild_id, games.c.title, games.c.status, games.c.due_at, games.c.opened_at)
    found = []
    for row in transaction.execute(
        select(*columns, number).where(ALL_OPEN, HAS_BOARD).order_by(games.c.id.desc()).limit(MOST_LISTED)
    ):
        state = "asleep" if row.status == "playing" and row.due_at is None else row.status
        found.append(OpenGame(row.id, row.guild_id, row.title, state, row[6], row.opened_at))
    return found


def people(transaction: Transaction, user_id: int | None) -> list[Figures]:
    """The busiest, or one, even if they never played."""
    theirs = results.c.user_id > 0 if user_id is None else results.c.user_id == user_id
    played = select(results.c.user_id, func.count()).where(theirs).group_by(results.c.user_id)
    found = transaction.execute(played.order_by(func.count().desc(), results.c.user_id).limit(MOST_LISTED))
    finished = ({} if user_id is None else {user_id: 0}) | {row[0]: row[1] for row in found}
    sitting = _sitting(transaction, list(finished))
    return [Figures(person, sitting.get(person, 0), number) for person, number in finished.items()]


def _sitting(transaction: Transaction, user_ids: Sequence[int]) -> dict[int, int]:
    statement = select(seats.c.user_id, func.count()).join(games, games.c.id == seats.c.game_id)
    theirs = statement.where(ALL_OPEN, HAS_BOARD, seats.c.user_id.in_(user_ids))
    return {row[0]: row[1] for row in transaction.execute(theirs.group_by(seats.c.user_id))}


def recent_incidents(transaction: Transaction) -> list[Incident]:
    """The last incidents, the newest first."""
    newest = select(incidents).order_by(incidents.c.at.desc()).limit(MOST_LISTED)
    return [Incident(*row) for row in transaction.execute(newest)]


def incident(transaction: Transaction, number: str) -> Incident | None:
    found = transaction.execute(select(incidents).where(incidents.c.number == number.strip().lower())).one_or_none()
    return Incident(*found) if found else None


def digest(key: str, kind: Blocked, discord_id: int) -> str:
    return keyed_hash(key, f"{kind.value}:{discord_id}")


def digests_and_key(transaction: Transaction) -> tuple[frozenset[str], str]:
    return frozenset(transaction.scalars(select(blocks.c.digest))), known_key(transaction)


def block(transaction: Transaction, kind: Blocked, discord_id: int, now: int) -> None:
    add_once(transaction, blocks, digest=digest(block_key(transaction), kind, discord_id), kind=kind.value, at=now)
    record_change(transaction, BLOCKS)


def unblock(transaction: Transaction, kind: Blocked, discord_id: int) -> bool:
    """Returns False if there was no block."""
    its = blocks.c.digest == digest(block_key(transaction), kind, discord_id)
    found = transaction.execute(delete(blocks).where(its))
    record_change(transaction, BLOCKS)
    return found.rowcount > 0
