"""Stores about a person: privacy, time zone and settings."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import date
from typing import Any

from sqlalchemy import Column, Text, cast, exists, func, select, union, update

from bot.hooks import features
from bot.model.people import OwnSettings, Pings
from bot.model.records import Privacy
from bot.store import challenges, deletions, members
from bot.store.database import OWN_SETTINGS, record_change
from bot.store.personal import columns_of_people, lobbies_left
from bot.store.schema import copies, games, lifetime_stats, people, personal_blocks, results, seats
from bot.store.units import Transaction, upsert
from bot.zones import UTC, Zone

_MOST_BLOCKS = 25


def is_hidden(transaction: Transaction, user_id: int) -> bool:
    return bool(transaction.scalar(select(people.c.hidden).where(people.c.user_id == user_id)))


def privacy(transaction: Transaction, user_id: int) -> Privacy:
    count = select(func.count(), func.count(results.c.guild_id.distinct())).where(results.c.user_id == user_id)
    games_, servers = transaction.execute(count).one()
    blocked = challenges.blocks_of(transaction, user_id, _MOST_BLOCKS)
    return Privacy(
        is_hidden(transaction, user_id), games_, servers, blocked, challenges.people_met(transaction, user_id)
    )


def set_hidden(transaction: Transaction, user_id: int, hidden: bool) -> None:
    transaction.execute(upsert(people, "hidden"), {"user_id": user_id, "hidden": hidden})
    for table in (lifetime_stats, *(table for feature in features() for table in feature.ranks())):
        transaction.execute(update(table).where(table.c.user_id == user_id).values(hidden=hidden))
    if not hidden:
        members.hide_where_left(transaction, user_id)


def is_named(transaction: Transaction, user_id: int) -> bool:
    """Whether the database holds anything of a person, also during their deletion."""
    named = any(transaction.scalar(select(exists().where(column == user_id))) for column in _naming())
    return named or deletions.is_going_on(transaction, user_id) or bool(lobbies_left(transaction, user_id))


def _naming() -> Iterator["Column[int]"]:
    yield from (each.column for each in columns_of_people())
    yield from (lifetime_stats.c.user_id, personal_blocks.c.blocked_id)


def everybody(transaction: Transaction) -> list[int]:
    found = {user_id for column in _naming() for user_id in transaction.scalars(select(column).distinct())}
    for listed in transaction.scalars(select(games.c.left_lobby).where(cast(games.c.left_lobby, Text) != "[]")):
        found.update(listed)
    return sorted(user_id for user_id in found if user_id is not None and user_id > 0)


def open_games(transaction: Transaction, user_id: int) -> list[int]:
    """The open games of a person, with those that they left, and challenges that they have not answered."""
    still_open = games.c.status.in_(["lobby", "playing", "paused"])
    theirs = [
        select(table.c.game_id).join(games, games.c.id == table.c.game_id).where(table.c.user_id == user_id, still_open)
        for table in (seats, copies)
    ]
    return list(transaction.scalars(union(*theirs)))


def zone_of(transaction: Transaction, user_id: int) -> Zone | None:
    """The person's zone; None if they never chose one."""
    found: Zone | None = transaction.scalar(select(people.c.zone).where(people.c.user_id == user_id))
    return found


def date_of(transaction: Transaction, user_id: int, now: int) -> date:
    """The person's date, which never goes back: who moves west keeps it until it comes round."""
    found = transaction.execute(
        select(people.c.zone, people.c.since_date).where(people.c.user_id == user_id)
    ).one_or_none()
    zone, since = found or (None, None)
    today = (zone or Zone()).date_at(now)
    return today if since is None else max(today, date.fromisoformat(since))


def set_zone(transaction: Transaction, user_id: int, zone: Zone, now: int) -> None:
    """Stores a person's time zone. Raises Refused (`being-deleted`) while their data are being deleted."""
    deletions.refuse(transaction, user_id)
    # Who never chose one has had no date, unless they did something on it.
    before = zone_of(transaction, user_id)
    since = date_of(transaction, user_id, now).isoformat() if before else None
    values = {"zone": zone, "since_date": since}
    transaction.execute(upsert(people, *values), {"user_id": user_id, "hidden": False, **values})
    for feature in features():
        feature.zone_chosen(transaction, user_id, before or UTC, zone, now)


def ask_for_place(transaction: Transaction, user_id: int) -> bool:
    """Returns True once for a person with a fixed offset, which earlier versions stored: they are asked for a place."""
    zone = zone_of(transaction, user_id)
    if zone is None or not zone.is_fixed:
        return False
    theirs = update(people).where(people.c.user_id == user_id, people.c.zone == zone)
    return transaction.execute(theirs.values(zone=zone.as_place)).rowcount == 1


def all_own_settings(transaction: Transaction) -> dict[int, OwnSettings]:
    """The settings of all people who chose any."""
    chosen = (people.c.pings != Pings.SERVER.value) | people.c.locale.is_not(None)
    found = transaction.execute(select(*people.c["user_id", "pings", "locale"]).where(chosen))
    return {row.user_id: OwnSettings(Pings(row.pings), row.locale) for row in found}


def own_settings(transaction: Transaction, user_id: int) -> OwnSettings:
    row = transaction.execute(select(*people.c["pings", "locale"]).where(people.c.user_id == user_id)).one_or_none()
    return OwnSettings() if row is None else OwnSettings(Pings(row.pings), row.locale)


def change_own_settings(transaction: Transaction, user_id: int, changes: Mapping[str, Any]) -> OwnSettings:
    """Changes a person's settings, and returns all of them. Raises Refused (`being-deleted`)."""
    deletions.refuse(transaction, user_id)
    settings = replace(own_settings(transaction, user_id), **changes)
    values = {"pings": settings.pings.value, "locale": settings.locale}
    transaction.execute(upsert(people, *values), {"user_id": user_id, "hidden": False, **values})
    record_change(transaction, OWN_SETTINGS)
    return settings
