"""Stores servers and their settings. Games of a server that is forgotten move to server 0, and count for their players
only.
"""

from collections.abc import Collection, Mapping
from dataclasses import asdict, fields

from sqlalchemy import ColumnElement, RowMapping, delete, insert, select, update

from bot.hooks import features
from bot.model.games import Status
from bot.model.place import NOWHERE
from bot.model.servers import Boards, GuildSettings
from bot.processes.shards import Shards
from bot.store.database import SERVERS, record_change
from bot.store.leaderboards import forget_some as forget_leaderboards
from bot.store.schema import (
    acts,
    default_rules,
    facts,
    games,
    guilds,
    house_rules,
    incidents,
    leaderboards,
    leftovers,
    members,
    post_channels,
    powers,
    results,
    shares,
)
from bot.store.units import Transaction, add_once, delete_some, is_on, upsert

_BEING_FORGOTTEN = 0
"""The value of `guilds.left_at` while a server is deleted."""
_GAMES_AT_ONCE = 50
_ROWS_AT_ONCE = 1000


def ensure_guild(transaction: Transaction, guild_id: int) -> None:
    add_once(transaction, guilds, id=guild_id)


def settings_of(transaction: Transaction, guild_id: int) -> GuildSettings:
    """The settings of a server, which needs a row (`ensure_guild`)."""
    row = transaction.execute(select(guilds).where(guilds.c.id == guild_id)).mappings().one()
    posts = _posts(transaction, post_channels.c.guild_id == guild_id)
    given = _powers(transaction, powers.c.guild_id == guild_id)
    return _settings(row, posts.get(guild_id, {}), given.get(guild_id, {}))


def settings_if_there(transaction: Transaction, guild_id: int) -> GuildSettings | None:
    """The settings of a server; None if the bot has left it."""
    found = select(guilds.c.id).where(guilds.c.id == guild_id, guilds.c.left_at.is_(None))
    return None if transaction.scalar(found) is None else settings_of(transaction, guild_id)


def all_settings(transaction: Transaction) -> dict[int, GuildSettings]:
    """The settings of all servers that have chosen any."""
    posts, given, rows = _posts(transaction), _powers(transaction), transaction.execute(select(guilds)).mappings()
    found = {row["id"]: _settings(row, posts.get(row["id"], {}), given.get(row["id"], {})) for row in rows}
    return {guild_id: settings for guild_id, settings in found.items() if settings != GuildSettings()}


def set_settings(transaction: Transaction, guild_id: int, settings: GuildSettings) -> None:
    values = asdict(settings) | {"boards": settings.boards.value, "zone": settings.zone}
    values["earlier_zones"] = settings.earlier_zones
    posts, given = values.pop("posts"), values.pop("powers")
    transaction.execute(update(guilds).where(guilds.c.id == guild_id).values(**values))
    others = (post_channels.c.guild_id == guild_id, post_channels.c.feature.not_in(posts))
    transaction.execute(update(post_channels).where(*others).values(channel_id=None))
    if posts:
        rows = [{"guild_id": guild_id, "feature": name, "channel_id": channel} for name, channel in posts.items()]
        transaction.execute(upsert(post_channels, "channel_id"), rows)
    transaction.execute(delete(powers).where(powers.c.guild_id == guild_id))
    if given:
        rows = [{"guild_id": guild_id, "power": name, "roles": roles} for name, roles in given.items()]
        transaction.execute(insert(powers), rows)


def offer_posts(transaction: Transaction, guild_id: int, feature: str) -> bool:
    """Returns True once for each server and feature, unless its managers chose a channel before."""
    ensure_guild(transaction, guild_id)
    return add_once(transaction, post_channels, guild_id=guild_id, feature=feature)


def _posts(transaction: Transaction, *where: ColumnElement[bool]) -> dict[int, dict[str, int]]:
    """The channels of posts, by server and feature."""
    found = dict[int, dict[str, int]]()
    for row in transaction.execute(select(post_channels).where(post_channels.c.channel_id.is_not(None), *where)):
        found.setdefault(row.guild_id, {})[row.feature] = row.channel_id
    return found


def _powers(transaction: Transaction, *where: ColumnElement[bool]) -> dict[int, dict[str, tuple[int, ...] | None]]:
    """The roles that have powers, by server and power; None stands for everyone."""
    found = dict[int, dict[str, tuple[int, ...] | None]]()
    for row in transaction.execute(select(powers).where(*where)):
        found.setdefault(row.guild_id, {})[row.power] = None if row.roles is None else tuple(row.roles)
    return found


def _settings(row: RowMapping, posts: Mapping[str, int], given: Mapping[str, tuple[int, ...] | None]) -> GuildSettings:
    values = {each.name: row[each.name] for each in fields(GuildSettings) if each.name not in ("posts", "powers")}
    return GuildSettings(
        **values
        | {name: tuple(values[name]) for name in ("channels", "helpers")}
        | {"boards": Boards(values["boards"]), "posts": posts, "powers": given}
    )


def known(transaction: Transaction, shards: Shards) -> dict[int, int | None]:
    """Each known server, with the time at which it removed the bot, in seconds since 1970; None if it has it."""
    stored = select(guilds.c.id, guilds.c.left_at).where(is_on(guilds.c.id, shards), guilds.c.id > NOWHERE)
    return {row.id: row.left_at for row in transaction.execute(stored)}


def record_present(transaction: Transaction, guild_ids: Collection[int], now: int, shards: Shards) -> dict[int, int]:
    """Stores which servers have the bot, and returns when those that are back had left, in seconds since 1970."""
    back = dict[int, int]()
    for guild_id, left_at in known(transaction, shards).items():
        has_left = left_at is not None
        if has_left is (guild_id in guild_ids):
            changed = guilds.c.left_at > _BEING_FORGOTTEN if has_left else guilds.c.left_at.is_(None)
            its_row = update(guilds).where(guilds.c.id == guild_id, changed)
            if transaction.execute(its_row.values(left_at=None if has_left else now)).rowcount and left_at is not None:
                back[guild_id] = left_at
    return back


def departed_before(transaction: Transaction, moment: int, guild_id: int | None = None) -> list[int]:
    this = () if guild_id is None else (guilds.c.id == guild_id,)
    return list(transaction.scalars(select(guilds.c.id).where(guilds.c.left_at <= moment, *this)))


def forget_some(transaction: Transaction, guild_id: int) -> None:
    """Forgets some of what is stored of a server, in one short unit of many, even if it invites the bot again. Finished
    games stay, without a trace of it.
    """
    transaction.execute(update(guilds).where(guilds.c.id == guild_id).values(left_at=_BEING_FORGOTTEN))
    its_boards = select(leaderboards.c.id).where(leaderboards.c.guild_id == guild_id).limit(_GAMES_AT_ONCE)
    its_games = select(games.c.id).where(games.c.guild_id == guild_id).limit(_GAMES_AT_ONCE)
    if unfinished := list(transaction.scalars(its_games.where(games.c.finish_number.is_(None)))):
        _delete_games(transaction, unfinished)
    elif finished := list(transaction.scalars(its_games)):
        _move_nowhere(transaction, finished)
    elif boards := list(transaction.scalars(its_boards)):
        forget_leaderboards(transaction, boards)
    elif not any(feature.forget_some(transaction, guild_id) for feature in features()) and not any(
        delete_some(transaction, table, table.c.guild_id == guild_id, _ROWS_AT_ONCE)
        for table in (members, *(table for feature in features() for table in feature.ranks()))
    ):
        for table in (acts, post_channels, powers, house_rules, default_rules, incidents):
            transaction.execute(delete(table).where(table.c.guild_id == guild_id))
        transaction.execute(delete(guilds).where(guilds.c.id == guild_id))
        record_change(transaction, SERVERS)


def _delete_games(transaction: Transaction, ids: list[int]) -> None:
    # A closed game needs no facts.
    closed = {"status": Status.CLOSED.value, "due_at": None, "alarm_at": None}
    transaction.execute(update(games).where(games.c.id.in_(ids)).values(**closed))
    if delete_some(transaction, facts, facts.c.game_id.in_(ids), _ROWS_AT_ONCE) < _ROWS_AT_ONCE:
        transaction.execute(update(games).where(games.c.rematch_of.in_(ids)).values(rematch_of=None))
        transaction.execute(delete(games).where(games.c.id.in_(ids)))


def _move_nowhere(transaction: Transaction, ids: list[int]) -> None:
    ensure_guild(transaction, NOWHERE)
    nowhere = {"guild_id": NOWHERE, "channel_id": NOWHERE, "thread_id": None, "message_id": None}
    transaction.execute(update(games).where(games.c.id.in_(ids)).values(**nowhere, number=None, title=games.c.base))
    transaction.execute(update(results).where(results.c.game_id.in_(ids)).values(guild_id=NOWHERE))
    for table in (leftovers, shares):
        transaction.execute(delete(table).where(table.c.game_id.in_(ids)))
