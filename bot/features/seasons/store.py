"""Stores seasons, and who won them. `python -m bot stats rebuild` leaves them as they are."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from sqlalchemy import (
    BigInteger,
    Column,
    ColumnElement,
    ForeignKey,
    Index,
    Row,
    UniqueConstraint,
    func,
    insert,
    select,
    update,
)

from bot.errors import Refused
from bot.features.seasons.model import LONGEST_NAME, Season, key_of_season
from bot.model.records import GameToCount
from bot.store import leaderboards
from bot.store.counting import count_all
from bot.store.guilds import ensure_guild
from bot.store.schema import Whole, Words, games, key, table, word
from bot.store.units import Transaction
from bot.typed import harmless, is_plain, key_of, legible, skeleton, tidy

seasons = table(
    "seasons",
    Column("id", Whole, primary_key=True),
    Column("guild_id", BigInteger, ForeignKey("guilds.id"), nullable=False),
    Column("name", Words, nullable=False),
    # `bot.typed.key_of` the name.
    Column("key", Words, nullable=False),
    Column("order", word(20), nullable=False),
    Column("started_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),
    # Its games have finish numbers above `after`, up to `until`.
    Column("after", Whole, nullable=False),
    Column("until", Whole),
    UniqueConstraint("guild_id", "key"),
)

crowns = table(
    "crowns",
    # Stored, because winners may hide later.
    Column("season_id", Whole, ForeignKey("seasons.id", ondelete="CASCADE"), primary_key=True),
    key("kind", Words),
    key("user_id"),
    Index("ix_crowns_user_id", "user_id"),
)

_LONGEST_ID = 9


def find(transaction: Transaction, guild_id: int, text: str) -> Season | None:
    """The season with this id or name; None if there is none."""
    is_id = text.isascii() and text.isdecimal() and len(text) <= _LONGEST_ID
    by_id = _one(transaction, guild_id, seasons.c.id == int(text)) if is_id else None
    return by_id or _one(transaction, guild_id, seasons.c.key == key_of(legible(text)))


def running(transaction: Transaction, guild_id: int) -> Season:
    """The season that runs. Raises Refused (`no-season-runs`)."""
    found = _one(transaction, guild_id, seasons.c.ended_at.is_(None))
    if found is None:
        raise Refused("no-season-runs")
    return found


def offered(transaction: Transaction, guild_id: int, typed: str, most: int) -> list[Season]:
    """Names that begin with `typed` come first, then newer ones."""
    key = key_of(legible(typed))
    begins = seasons.c.key.startswith(key, autoescape=True)
    holds = _of(guild_id) & seasons.c.key.contains(key, autoescape=True)
    found = select(seasons).where(holds).order_by(begins.desc(), seasons.c.id.desc()).limit(most)
    return [_season(row) for row in transaction.execute(found)]


def keys_of(transaction: Transaction, counted: Sequence[GameToCount]) -> Iterator[tuple[int, str]]:
    """Ids of games, each with the key of a season that ran when it ended."""
    numbers = [game.finish_number for game in counted]
    then = (seasons.c.after < max(numbers), seasons.c.until.is_(None) | (seasons.c.until >= min(numbers)))
    columns = (seasons.c.id, seasons.c.guild_id, seasons.c.after, seasons.c.until)
    found = select(*columns).where(seasons.c.guild_id.in_({game.guild_id for game in counted}), *then)
    for season in transaction.execute(found):
        for game in counted:
            until = game.finish_number if season.until is None else season.until
            if season.guild_id == game.guild_id and season.after < game.finish_number <= until:
                yield game.game_id, key_of_season(season.id)


def start(transaction: Transaction, guild_id: int, name: str, order: str, now: int) -> Season:
    """Starts a season, and returns it. Raises Refused (`season-runs`, `season-name-taken`, `bad-season-name`)."""
    name = tidy(name)
    if not name or not is_plain(name, LONGEST_NAME):
        raise Refused("fault-bad-text", option="name", most=LONGEST_NAME)
    ensure_guild(transaction, guild_id)
    earlier = [_season(row) for row in transaction.execute(select(seasons).where(_of(guild_id)))]
    for season in earlier:
        if season.ended_at is None:
            raise Refused("season-runs", name=season.name)
    for season in earlier:
        if skeleton(season.name) == skeleton(name):
            raise Refused("season-name-taken", name=season.name)
    values = {"guild_id": guild_id, "name": name, "key": key_of(name), "order": order, "started_at": now}
    inserted = transaction.execute(insert(seasons).values(**values, after=_last_ended(transaction)))
    (season_id,) = inserted.inserted_primary_key or (0,)
    return Season(int(season_id), guild_id, name, order)


def end(transaction: Transaction, guild_id: int, season_id: int, now: int) -> Season:
    """Ends a season, and returns it. Raises Refused (`no-season-runs`) if another runs or none."""
    season = running(transaction, guild_id)
    if season.id != season_id:
        raise Refused("no-season-runs")
    count_all(transaction, now)
    leaders = {kind: leaderboards.leaders(transaction, query, now) for kind, query in season.queries.items()}
    ended = {"ended_at": now, "until": _last_ended(transaction)}
    transaction.execute(update(seasons).where(seasons.c.id == season_id).values(**ended))
    rows = [
        {"season_id": season_id, "kind": kind, "user_id": user_id} for kind, ids in leaders.items() for user_id in ids
    ]
    if rows:
        transaction.execute(insert(crowns), rows)
    return replace(season, ended_at=now, winners={kind: ids for kind, ids in leaders.items() if ids})


def _one(transaction: Transaction, guild_id: int, condition: ColumnElement[bool]) -> Season | None:
    row = transaction.execute(select(seasons).where(_of(guild_id), condition)).one_or_none()
    return None if row is None else _season(row)


def _season(row: Row[object]) -> Season:
    return Season(row.id, row.guild_id, harmless(row.name), row.order, row.ended_at)


def _of(guild_id: int) -> ColumnElement[bool]:
    return seasons.c.guild_id == guild_id


def _last_ended(transaction: Transaction) -> int:
    return transaction.scalar(select(func.max(games.c.finish_number))) or 0
