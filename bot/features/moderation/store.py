"""Stores bars, which outlive deleted data by a keyed hash of the person, and which records will be computed again."""

from collections.abc import Mapping
from typing import NamedTuple

from sqlalchemy import BigInteger, Column, ForeignKey, Index, UniqueConstraint, delete, exists, func, insert, select

from bot.errors import Refused
from bot.features.moderation.model import MOST_BARS, VOIDABLE_SECONDS, Bar
from bot.model.deadline import DAY
from bot.model.games import Act
from bot.model.place import is_server
from bot.store import acts, counting
from bot.store.database import block_key, known_key, record_change
from bot.store.finding import ALL_OPEN, rivals
from bot.store.games import players_of
from bot.store.guilds import ensure_guild
from bot.store.journal import keyed_hash
from bot.store.results import Recount
from bot.store.schema import Whole, Words, games, key, needed, seats, table, word
from bot.store.units import Transaction, upsert
from bot.typed import harmless

bars = table(
    "bars",
    Column("id", Whole, primary_key=True),
    Column("guild_id", BigInteger, ForeignKey("guilds.id"), nullable=False),
    Column("digest", word(64), nullable=False),
    # A former player's number once their data is deleted.
    *needed(BigInteger, "user_id", "by_id"),
    Column("reason", Words, nullable=False),
    *needed(BigInteger, "at", "until"),
    UniqueConstraint("guild_id", "digest"),
    Index("ix_bars_user_id", "user_id"),
    Index("ix_bars_by_id", "by_id"),
)

recounts = table(
    "recounts",
    # Servers and games whose leaderboards will be computed again. `asked` counts how often.
    key("guild_id"),
    key("kind", Words),
    Column("asked", BigInteger, nullable=False),
)

BARS = "bars"
"""The change to record."""


class AskedRecount(NamedTuple):
    guild_id: int
    kind: str
    asked: int


def digest(key: str, guild_id: int, user_id: int) -> str:
    return keyed_hash(key, f"{guild_id}:{user_id}")


def bar(transaction: Transaction, guild_id: int, user_id: int, act: Act, until: int, now: int) -> None:
    """Bars a person, in place of an earlier bar. Raises Refused (`bars-opponent`, `too-many-bars`)."""
    _check_apart(transaction, guild_id, act.user_id, user_id)
    ensure_guild(transaction, guild_id)
    digest_ = digest(block_key(transaction), guild_id, user_id)
    transaction.execute(
        delete(bars).where(bars.c.guild_id == guild_id, (bars.c.until <= now) | (bars.c.digest == digest_))
    )
    number = transaction.scalar(select(func.count()).select_from(bars).where(bars.c.guild_id == guild_id))
    if number >= MOST_BARS:
        raise Refused("too-many-bars", most=MOST_BARS)
    values = {"guild_id": guild_id, "digest": digest_, "user_id": user_id, "by_id": act.user_id, "reason": act.reason}
    transaction.execute(insert(bars).values(**values, at=now, until=until))
    acts.record(transaction, guild_id, None, act, now)
    record_change(transaction, BARS)


def lift(transaction: Transaction, guild_id: int, user_id: int, act: Act, now: int) -> None:
    """Ends a bar. `user_id` may be a former player's number. Raises Refused (`barred-not`, `bars-opponent`)."""
    key = known_key(transaction)
    _check_apart(transaction, guild_id, act.user_id, user_id)
    is_theirs = bars.c.user_id == user_id
    if key and user_id > 0:
        is_theirs |= bars.c.digest == digest(key, guild_id, user_id)
    if not transaction.execute(delete(bars).where(bars.c.guild_id == guild_id, is_theirs)).rowcount:
        raise Refused("barred-not")
    acts.record(transaction, guild_id, None, act, now)
    record_change(transaction, BARS)


def all_bars(transaction: Transaction, now: int) -> tuple[str, Mapping[int, Mapping[str, Bar]]]:
    """The key of the hashes, and the bars that last, by server and hash."""
    found = dict[int, dict[str, Bar]]()
    for row in transaction.execute(select(bars).where(bars.c.until > now).order_by(bars.c.id)):
        found.setdefault(row.guild_id, {})[row.digest] = Bar(row.user_id, row.by_id, harmless(row.reason), row.until)
    return known_key(transaction), found


def forget_past(transaction: Transaction, now: int) -> None:
    transaction.execute(delete(bars).where(bars.c.until <= now))


def lobbies_of(transaction: Transaction, guild_id: int, user_id: int) -> list[int]:
    its = (games.c.guild_id == guild_id, games.c.status == "lobby", seats.c.user_id == user_id)
    return list(transaction.scalars(select(games.c.id).join(seats, seats.c.game_id == games.c.id).where(*its)))


def set_void(transaction: Transaction, guild_id: int, game_id: int, act: Act, now: int, *, is_void: bool) -> None:
    """Takes a game out of the server's records, or back into them. Raises Refused (`void-not-ended`, `void-too-late`,
    `voided-already`, `voided-not`, `voids-own`).
    """
    its = (games.c.id == game_id, games.c.guild_id == guild_id, games.c.finish_number.is_not(None))
    row = transaction.execute(select(games.c.stopped_by, games.c.ended_at).where(*its)).one_or_none()
    if row is None or not is_server(guild_id):
        raise Refused("void-not-ended")
    players = {*players_of(transaction, game_id)}
    if act.user_id in players or players & rivals(transaction, guild_id, act.user_id):
        raise Refused("voids-own")
    if (row.stopped_by is not None) is is_void:
        raise Refused("voided-already" if is_void else "voided-not")
    if row.ended_at <= now - VOIDABLE_SECONDS:
        raise Refused("void-too-late", days=VOIDABLE_SECONDS // DAY)
    kind = counting.void(transaction, game_id, act.user_id if is_void else None, now)
    asked = 1 + (transaction.scalar(select(func.max(recounts.c.asked))) or 0)
    transaction.execute(upsert(recounts, "asked"), {"guild_id": guild_id, "kind": kind, "asked": asked})
    acts.record(transaction, guild_id, game_id, act, now)


def asked_recounts(transaction: Transaction) -> list[AskedRecount]:
    return [AskedRecount(*row) for row in transaction.execute(select(recounts).order_by(recounts.c.asked))]


def finish(transaction: Transaction, asked: AskedRecount, recount: Recount) -> bool:
    """Stores a recount, and returns whether it did: not if something has changed and it has to be done again."""
    its = (recounts.c.guild_id == asked.guild_id, recounts.c.kind == asked.kind, recounts.c.asked == asked.asked)
    return counting.finish_recount(transaction, recount) and bool(
        transaction.execute(delete(recounts).where(*its)).rowcount
    )


def _check_apart(transaction: Transaction, guild_id: int, user_id: int, other_id: int) -> None:
    """Refuses who plays against the other person now. Raises Refused (`bars-opponent`)."""
    first, second = seats.alias(), seats.alias()
    both = (first.c.user_id == user_id, second.c.user_id == other_id, games.c.guild_id == guild_id, ALL_OPEN)
    same = exists().where(first.c.game_id == games.c.id, second.c.game_id == games.c.id, *both)
    if transaction.scalar(select(same)) or other_id in rivals(transaction, guild_id, user_id):
        raise Refused("bars-opponent", person=str(other_id))
