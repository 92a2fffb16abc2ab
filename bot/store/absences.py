"""Stores when people could last press, and gives turns back what absences of the bot took, once."""

from collections.abc import Collection, Mapping

from sqlalchemy import bindparam, exists, func, select, update

from bot.hooks import features
from bot.model.deadline import ABSENCE_SECONDS, Deadline
from bot.model.games import Status
from bot.processes.shards import Shards, shard_of
from bot.store.games import DEADLINE
from bot.store.schema import games, guilds, notes, seats
from bot.store.units import Transaction, upsert

_SEEN = "seen"
"""The beginning of keys of notes on when people could last press, each with a shard and how many there were."""
_by_computer = exists().where(
    seats.c.game_id == games.c.id, seats.c.number == games.c.current_seat, seats.c.computer.is_not(None)
)
_has_left = exists().where(guilds.c.id == games.c.guild_id, guilds.c.left_at.is_not(None))
_deadline = (games.c[column].label(name) for name, column in DEADLINE.items())
_is_running = (games.c.status == Status.PLAYING, games.c.alarm_at.is_not(None), games.c.held_until.is_(None))
# Also what waits for people who are gone, if the win was claimed, or if it would end now.
_is_counted = (
    games.c.due_at.is_not(None) | games.c.claimed_revision.is_not(None) | (games.c.alarm_at <= bindparam("now"))
)
_running = select(games.c.id, games.c.guild_id, *_deadline).where(*_is_running, _is_counted, ~_by_computer, ~_has_left)
# Another turn may have begun meanwhile.
_ends_at = func.coalesce(games.c.due_at, games.c.alarm_at)
_give = update(games).where(games.c.id == bindparam("game_id"), _ends_at == bindparam("before"))


def give_back(
    transaction: Transaction,
    shards: Shards,
    seen: Mapping[int, int],
    guilds_back: Mapping[int, int],
    away: Collection[int],
    now: int,
) -> list[tuple[int, int]]:
    """Records that people can use the `shards` now. `seen`: those of them that came back, and until when this process
    saw them; 0 if it did not. `guilds_back`: since when servers were away that came back; `away`: those that did not.
    Returns ids and servers of the games whose turns get more time.
    """
    changed = []
    if seen or guilds_back:
        known = _recorded(transaction)

        def since(guild_id: int) -> int:
            """The moment since when people could not press; if nothing is known, the shortest absence that counts."""
            if guild_id in guilds_back:
                return guilds_back[guild_id]
            if guild_id in away or (here := shard_of(guild_id, shards.count)) not in seen:
                return now
            recorded = (at for (shard, count), at in known.items() if shard == shard_of(guild_id, count))
            return max([seen[here], *recorded]) or now - ABSENCE_SECONDS

        for feature in features():
            feature.gave_back(transaction, since, now)
        for row in transaction.execute(_running, {"now": now}).mappings():
            if now - (left_at := since(row["guild_id"])) >= ABSENCE_SECONDS:
                deadline = Deadline(**{name: row[name] for name in DEADLINE})
                given = deadline.given_back(left_at, now)
                if given is not deadline:
                    changed.append((row["id"], row["guild_id"], deadline.due_at or deadline.alarm_at, given))
    if changed:
        values = [
            {"game_id": game, "before": before, "due_at": given.due_at, "alarm_at": given.alarm_at}
            for game, _, before, given in changed
        ]
        transaction.execute(_give, values)
    _record(transaction, shards, now)
    return [(game, guild) for game, guild, *_ in changed]


def _recorded(transaction: Transaction) -> dict[tuple[int, int], int]:
    """The moments when people could last press, by shard and how many there were."""
    found = select(notes.c.key, notes.c.value).where(notes.c.key.startswith(f"{_SEEN} "))
    split = ((row.key.split(), row.value) for row in transaction.execute(found))
    return {(int(shard), int(count)): int(at) for (_, shard, count), at in split}


def _record(transaction: Transaction, shards: Shards, now: int) -> None:
    if shards.ids:
        values = [{"key": f"{_SEEN} {shard} {shards.count}", "value": str(now)} for shard in shards.ids]
        transaction.execute(upsert(notes, "value"), values)
