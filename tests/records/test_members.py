"""Leaderboards leave out who has left the server, on that server only, and whatever else happens to their records."""

from bot.model.records import LeaderboardQuery
from bot.records.records import Records
from bot.store import members
from bot.store.database import Database
from bot.store.members import ASKED_SECONDS
from bot.store.people import set_hidden
from tests.support.databases import where
from tests.support.stored_games import GUILD, NOON, OTHER_GUILD, quick_win, random_game, store

# As long as Discord's, because they are looked for within other numbers.
GONE, THERE, HIDDEN = (10**17 + number for number in (1, 2, 3))


async def listed(records: Records, guild_id: int = GUILD) -> set[int]:
    page = await records.leaderboard(LeaderboardQuery("average", guild_id), 1, GONE)
    return {line.user_id for line in page.lines}


async def leave_server(database: Database, *user_ids: int) -> None:
    assert await database.write(members.to_ask_about, GUILD, user_ids, NOON) == [*user_ids]
    await database.write(members.leave_out, GUILD, user_ids)


async def test_who_left_is_left_out_there_until_they_are_back(database: Database) -> None:
    records = Records(database, clock=lambda: NOON)
    for guild_id in (GUILD, OTHER_GUILD):
        for seed in range(5):
            await store(database, random_game(seed, 3), (GONE, THERE, HIDDEN), guild_id=guild_id)
    await records.database.write(set_hidden, HIDDEN, True)
    assert await listed(records) == {GONE, THERE}
    await leave_server(database, GONE, HIDDEN)
    assert await listed(records) == {THERE}
    assert await listed(records, OTHER_GUILD) == {GONE, THERE}
    page = await records.leaderboard(LeaderboardQuery("average", GUILD), 1, GONE)
    assert page.own is not None
    assert not page.is_viewer_hidden, "they did not ask for it"
    # Neither another game nor a rebuild brings them back, nor that they no longer hide from all leaderboards.
    await store(database, random_game(9, 2), (GONE, THERE))
    assert await records.rebuild() == []
    await records.database.write(set_hidden, HIDDEN, False)
    assert await listed(records) == {THERE}
    assert await listed(records, OTHER_GUILD) == {GONE, THERE, HIDDEN}
    await records.database.write(set_hidden, HIDDEN, True)
    for user_id in (GONE, HIDDEN):
        await database.write(members.bring_back, GUILD, user_id)
    assert await listed(records) == {GONE, THERE}
    assert await records.rebuild() == []


async def test_discord_is_asked_about_a_person_once_a_day_on_each_server(database: Database) -> None:
    asked = [await database.write(members.to_ask_about, GUILD, [GONE, THERE], NOON) for _ in range(2)]
    assert asked == [[GONE, THERE], []]
    assert await database.write(members.to_ask_about, OTHER_GUILD, [GONE], NOON) == [GONE]
    again = [THERE, HIDDEN]
    assert await database.write(members.to_ask_about, GUILD, again, NOON + ASKED_SECONDS - 1) == [HIDDEN]
    assert await database.write(members.to_ask_about, GUILD, again, NOON + ASKED_SECONDS) == [THERE]
    # Nothing is kept longer than it is of use.
    await Records(database, clock=lambda: NOON + 2 * ASKED_SECONDS).privacy.tidy()
    assert await where(database, THERE) == set()


async def test_what_is_known_of_a_member_is_deleted_with_the_person(database: Database) -> None:
    records = Records(database, clock=lambda: NOON)
    await store(database, quick_win(2, 50), (GONE, THERE))
    await leave_server(database, GONE)
    assert "members" in await where(database, GONE)
    await records.privacy.forget(GONE)
    assert await where(database, GONE) == set()
    # The answer about someone who was deleted meanwhile changes nothing.
    await database.write(members.leave_out, GUILD, [GONE])
    assert await where(database, GONE) == set()


async def test_a_rank_by_wins_needs_a_win(database: Database) -> None:
    records = Records(database, clock=lambda: NOON)
    await store(database, quick_win(2, 50), (GONE, THERE))
    page = await records.leaderboard(LeaderboardQuery("wins", GUILD), 1, GONE)
    assert [line.value for line in page.lines] == [1]
