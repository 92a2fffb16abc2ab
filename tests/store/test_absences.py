"""What absences took is given back in one unit: to the right games, once, also if other processes ran before."""

from itertools import count

from bot.model.deadline import ABSENCE_SECONDS, DAY, HOUR, Deadline, Delay
from bot.model.games import StoredGame
from bot.play import lobby, turns
from bot.play.opening import open_lobby
from bot.play.sessions import Sessions
from bot.processes.shards import Shards, shard_of
from bot.store.absences import give_back
from bot.store.database import Database
from tests.support.sessions import CHANNEL, FIRST, GUILD, SHIPPED, act
from tests.support.tavern import seeded

BEGUN = 10 * DAY
ALL = Shards((0,), 1)
_joins = count(7 << 60)


async def began(database: Database, guild: int = GUILD, seconds: int = DAY) -> StoredGame:
    sessions = Sessions(database, seeded(1), lambda: BEGUN)
    opened = await open_lobby(
        sessions, guild, CHANNEL, FIRST, SHIPPED["standard"], join_id=next(_joins), turns=Deadline(seconds=seconds)
    )
    async with sessions.lock(opened.id) as session:
        await act(session, lobby.join, FIRST + 1, next(_joins))
        await act(session, lobby.start, FIRST, next(_joins))
        return session.stored


async def due_of(database: Database, stored: StoredGame) -> int:
    return (await Sessions(database).unlocked(stored.id)).deadline.due_at or 0


async def test_each_absence_is_given_back_once_and_a_short_one_is_not(database: Database) -> None:
    stored = await began(database)
    assert await database.write(give_back, ALL, {0: 0}, {}, (), BEGUN) == [], "none of its time is gone"
    for at in (BEGUN + 5, BEGUN + HOUR):
        assert await database.write(give_back, ALL, {}, {}, (), at) == []
    back, end = BEGUN + 4 * HOUR, BEGUN + DAY
    assert await database.write(give_back, ALL, {0: 0}, {}, (), back) == [(stored.id, GUILD)]
    assert await due_of(database, stored) == end + 3 * HOUR, "what the database knows is enough"
    assert await database.write(give_back, ALL, {0: back}, {}, (), back + ABSENCE_SECONDS - 1) == []
    seen = {0: back + HOUR}
    assert await database.write(give_back, ALL, seen, {}, (), back + 2 * HOUR) == [(stored.id, GUILD)]
    assert await due_of(database, stored) == end + 4 * HOUR, "what the process saw is newer"


async def test_a_process_gives_back_what_its_own_servers_lost_also_if_their_shards_change(database: Database) -> None:
    here, there = await began(database), await began(database, GUILD + (1 << 22))
    assert [shard_of(each.guild_id, 2) for each in (here, there)] == [0, 1]
    await database.write(give_back, Shards((0, 1), 2), {}, {}, (), BEGUN)
    await database.write(give_back, Shards((1,), 2), {}, {}, (), BEGUN + 2 * HOUR)
    # Now one process has all servers: one of them was away for three hours, the other for one.
    changed = await database.write(give_back, ALL, {0: 0}, {}, (), BEGUN + 3 * HOUR)
    assert sorted(changed) == sorted((each.id, each.guild_id) for each in (here, there))
    assert await due_of(database, here) == BEGUN + DAY + 3 * HOUR
    assert await due_of(database, there) == BEGUN + DAY + HOUR


async def test_a_server_that_is_away_gets_its_time_when_it_is_back(database: Database) -> None:
    stored = await began(database)
    now = BEGUN + 2 * HOUR
    assert await database.write(give_back, ALL, {0: BEGUN}, {}, {GUILD}, now) == []
    assert await database.write(give_back, ALL, {}, {GUILD: BEGUN + HOUR}, (), now) == [(stored.id, GUILD)]
    assert await due_of(database, stored) == BEGUN + DAY + HOUR


async def test_a_turn_that_waits_for_its_player_lost_nothing(database: Database) -> None:
    stored = await began(database)
    async with Sessions(database, seeded(1), lambda: BEGUN).lock(stored.id) as session:
        held = turns.hold(session.stored, Delay(BEGUN, BEGUN + 2 * DAY), now=BEGUN)
        assert held is not None
        await session.commit(held)
    assert await database.write(give_back, ALL, {0: BEGUN}, {}, (), BEGUN + HOUR) == []


async def test_after_the_first_start_turns_have_a_quarter_of_their_time(database: Database) -> None:
    """Nobody knows when version 1.1 stopped."""
    slow, quick = await began(database), await began(database, seconds=300)
    now = BEGUN + DAY + HOUR
    assert len(await database.write(give_back, ALL, {0: 0}, {}, (), now)) == 2
    assert await due_of(database, slow) == now + 6 * HOUR
    assert await due_of(database, quick) == now + 120
