"""The days and their secrets, attempts, their leaderboards, and the posts of results."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, text

from bot.store.schema import Whole, key, needed, of_game, optional, table, word

_RUNS = text("ends_at IS NOT NULL")

days = table(
    "days",
    # A date, such as 2026-11-22, which people have at different times; its secret as hex.
    key("day", word(10)),
    Column("secret", word(64), nullable=False),
    # When the day was over everywhere. Null: the secret is hidden.
    Column("published_at", BigInteger),
)

beginnings = table(
    "beginnings",
    # Hashes keyed with the secret, kept until it is published, so that deleting one's data allows no second attempt.
    Column("day", word(10), ForeignKey("days.day"), primary_key=True),
    key("digest", word(64)),
)

attempts = table(
    "attempts",
    of_game(primary_key=True),
    Column("day", word(10), ForeignKey("days.day"), nullable=False),
    Column("user_id", BigInteger, nullable=False),
    # 0: direct messages, or a deleted server.
    Column("guild_id", BigInteger, nullable=False),
    # Midnight where its player was; null: it has ended.
    Column("ends_at", BigInteger),
    # 0: not rolled yet.
    Column("streak", Whole, nullable=False),
    # Null: still running, or never rolled.
    *optional(Whole, "points", "best_turn"),
    # The most points that one throw put at risk and did not lose, and its dice.
    *optional(Whole, "risked", "risked_dice"),
    Index("ix_attempts_user_id", "user_id", "day", unique=True),
    Index("ix_attempts_day", "day", "points"),
    Index("ix_attempts_best_turn", "day", "best_turn"),
    Index("ix_attempts_guild_id", "guild_id", "day"),
    Index("ix_attempts_ends_at", "ends_at", sqlite_where=_RUNS),
)

daily_ranks = table(
    "daily_ranks",
    # `bot.features.daily.ranks`: '2026-11-22' or '2026-11'.
    key("by", word(6)),
    key("period", word(10)),
    key("guild_id"),
    key("user_id"),
    Column("value", Whole, nullable=False),
    Column("hidden", Boolean, nullable=False),
    Index("ix_daily_ranks_value", "by", "period", "guild_id", "hidden", "value", "user_id"),
    Index("ix_daily_ranks_user_id", "user_id"),
    Index("ix_daily_ranks_guild_id", "guild_id"),
    sqlite_with_rowid=False,
)

dares = table(
    "dares",
    # Whom the player of an attempt asked to beat it, until both results are posted or the day is over.
    of_game(primary_key=True),
    key("user_id"),
    *needed(BigInteger, "guild_id", "channel_id", "at"),
    # Do they agree that their result is posted?
    Column("taken", Boolean, nullable=False),
    # Are both results posted? Then the person is not asked again.
    Column("posted", Boolean, nullable=False),
    Index("ix_dares_user_id", "user_id"),
    Index("ix_dares_guild_id", "guild_id"),
)

daily_posts = table(
    "daily_posts",
    Column("day", word(10), ForeignKey("days.day"), primary_key=True),
    key("guild_id"),
    # Milliseconds; a deadline until it is posted.
    Column("at", BigInteger, nullable=False),
    # The post, until it has the last results.
    *optional(BigInteger, "channel_id", "message_id"),
    Index("ix_daily_posts_at", "at"),
)
