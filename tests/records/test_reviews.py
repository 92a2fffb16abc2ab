"""The results of reviews in the players' records: counted once, in any order, and by the same rule as games."""

from random import Random
from typing import Any

import pytest

from bot.coach.reviewed import BEGINNER, MILLION, SeatSums, Sums
from bot.model.counting import Counting
from bot.model.records import LEAST_DECISIONS, LeaderboardQuery, accuracy_in, average_luck_in
from bot.records.records import Records
from bot.servers.departures import Departures
from bot.store.database import Database
from bot.store.people import set_hidden
from tests.support.databases import change, rows
from tests.support.seasons import Seasons
from tests.support.stored_games import GUILD, NOON, OTHER_GUILD, keep_review, leave, made_up, quick_win, store

DAY = 24 * 3600
WELL = SeatSums(decisions=60, lost=60 * 5_000, luck=250_000)
BADLY = SeatSums(decisions=40, lost=40 * 20_000, luck=-250_000)


async def reviewed(database: Database, *players: int, exact: bool = True, **options: Any) -> int:
    """A reviewed game of two: the first decided well and had luck."""
    game_id = await store(database, quick_win(2, 50), players, **options)
    await keep_review(database, game_id, Sums(exact, (WELL, BADLY)))
    return game_id


async def numbers(records: Records, user_id: int, guild_id: int | None = None) -> tuple[int, int, int, int]:
    tally = (await records.card(user_id, guild_id)).tally
    return tally["reviewed"], tally["decisions"], tally["lost"], tally["luck"]


async def waiting(database: Database) -> list[int]:
    return [row["game_id"] for row in await rows(database, "SELECT game_id FROM unreviewed ORDER BY game_id")]


async def test_accuracy_is_over_all_decisions_and_luck_over_all_games(database: Database, records: Records) -> None:
    await reviewed(database, 1, 2)
    await reviewed(database, 2, 1)
    tally = (await records.card(1, GUILD)).tally
    assert tally.ratio("lost", "decisions") == pytest.approx((60 * 5_000 + 40 * 20_000) / 100)
    assert accuracy_in(tally) == pytest.approx(100 * 0.6 ** (0.011 / BEGINNER))
    assert average_luck_in(tally) == 0
    assert await numbers(records, 1, GUILD) == await numbers(records, 1) == (2, 100, 1_100_000, 0)


async def test_somebody_who_was_never_looked_back_at_has_neither(database: Database, records: Records) -> None:
    await store(database, quick_win(2, 50), (1, 2))
    tally = (await records.card(1)).tally
    assert (accuracy_in(tally), average_luck_in(tally)) == (None, None)


async def test_leaderboards_list_whoever_made_enough_decisions(database: Database, records: Records) -> None:
    for opponent in (2, 3):
        await reviewed(database, 1, opponent)
    await reviewed(database, 4, 5)
    for order, value in (("accuracy", 100 * 0.6 ** (0.005 / BEGINNER)), ("average_luck", 25.0)):
        page = await records.leaderboard(LeaderboardQuery(order, GUILD), 1, 4)
        assert [(line.user_id, line.decisions) for line in page.lines] == [(1, 120)]
        assert page.lines[0].value == pytest.approx(value)
        assert page.own is None
    assert WELL.decisions < LEAST_DECISIONS <= 2 * WELL.decisions


async def test_reviews_in_any_order_and_before_their_games_are_counted_add_up_alike(
    database: Database, records: Records
) -> None:
    random = Random(3)
    games = [
        await store(database, quick_win(2, 50), tuple(random.sample(range(1, 7), 2)), at=NOON - (12 - index) * DAY // 2)
        for index in range(12)
    ]
    early = await store(database, quick_win(2, 50), (1, 2), counted=False)
    await keep_review(database, early, made_up(random, 2))
    random.shuffle(games)
    for game_id in games[:8]:
        await keep_review(database, game_id, made_up(random, 2))
    await records.counter.catch_up()
    assert (await numbers(records, 1))[0] > 1
    assert await records.rebuild() == []


async def test_a_review_that_is_made_anew_replaces_the_one_before(database: Database, records: Records) -> None:
    game_id = await reviewed(database, 1, 2)
    await keep_review(database, game_id, Sums(True, (BADLY, WELL)))
    assert await numbers(records, 1) == (1, 40, 800_000, -250_000)
    await keep_review(database, game_id, Sums(False, (BADLY, WELL)))
    assert await numbers(records, 1) == (0, 0, 0, 0), "what is not exact counts for nothing"
    assert (await records.skill(1)).games == ()
    assert await records.rebuild() == []


async def test_a_review_counts_where_its_game_does(database: Database, records: Records) -> None:
    await reviewed(database, 1, 2, counting=Counting.HINTS)
    assert await numbers(records, 1, GUILD) == (0, 0, 0, 0)
    await reviewed(database, 1, 2, counting=Counting.HOUSE_RULES)
    for guild_id in (GUILD, None):
        assert (await numbers(records, 1, guild_id))[0] == 1
        assert len((await records.skill(1, guild_id)).games) == 1
    assert await records.rebuild() == []


async def test_skill_over_time_shows_the_last_games_newest_first(database: Database, records: Records) -> None:
    await reviewed(database, 1, 2, at=NOON - DAY)
    await store(database, quick_win(2, 50), (1, 2), at=NOON - 60)
    await reviewed(database, 2, 1)
    await reviewed(database, 1, 2, guild_id=OTHER_GUILD)
    found = await records.skill(1, GUILD)
    assert [(game.won, game.sums) for game in found.games] == [(False, BADLY), (True, WELL)]
    assert found.games[0].luck == BADLY.luck / MILLION


async def test_people_who_hide_are_not_listed_and_see_their_own_place(database: Database, records: Records) -> None:
    for opponent in (2, 3):
        await reviewed(database, 1, opponent)
    await records.database.write(set_hidden, 1, True)
    await reviewed(database, 1, 4)
    page = await records.leaderboard(LeaderboardQuery("accuracy", GUILD), 1, 1)
    assert (page.lines, page.is_viewer_hidden) == ((), True)
    assert page.own is not None
    assert page.own.decisions == 180
    assert await records.rebuild() == []
    await records.database.write(set_hidden, 1, False)
    assert (await records.leaderboard(LeaderboardQuery("accuracy", GUILD), 1, 1)).people == 1
    assert await records.rebuild() == []


async def test_who_is_deleted_leaves_no_accuracy_behind(database: Database, records: Records) -> None:
    for opponent in (2, 3):
        await reviewed(database, 1, opponent)
    late = await store(database, quick_win(2, 50), (1, 2))
    await records.privacy.forget(1)
    await keep_review(database, late, Sums(True, (WELL, BADLY)))
    assert (await numbers(records, 1), (await numbers(records, 2))[0]) == ((0, 0, 0, 0), 2)
    former = await rows(database, "SELECT measure FROM lifetime_stats WHERE user_id < 0")
    assert {row["measure"] for row in former} == {"rating"}
    assert await records.rebuild() == []


async def test_a_game_of_a_server_that_was_forgotten_is_looked_back_at(database: Database) -> None:
    now = [NOON]
    records, departures = Records(database, lambda: now[0]), Departures(database, lambda: now[0], grace_days=0)
    game_id = await store(database, quick_win(2, 50), (1, 2))
    await leave(departures, OTHER_GUILD)
    now[0] += 5
    assert await departures.forget_departed() == 1
    await keep_review(database, game_id, Sums(True, (WELL, BADLY)), at=now[0])
    assert ((await numbers(records, 1))[0], await numbers(records, 1, GUILD)) == (1, (0, 0, 0, 0))
    assert await records.rebuild() == []


async def test_a_game_of_a_season_counts_there_when_it_is_looked_back_at_later(
    database: Database, records: Records, seasons: Seasons
) -> None:
    season = await seasons.start(GUILD, "Cup")
    games = [await store(database, quick_win(2, 50), (1, 2)) for _ in range(2)]
    await seasons.end(GUILD)
    for game_id in games:
        await keep_review(database, game_id, Sums(True, (WELL, BADLY)))
    page = await records.leaderboard(LeaderboardQuery("accuracy", GUILD, span=season.span), 1, 1)
    assert [line.user_id for line in page.lines] == [1]
    assert await records.rebuild() == []


async def test_every_game_that_was_won_waits_from_when_it_is_counted(database: Database, records: Records) -> None:
    game_id = await store(database, quick_win(2, 50), (1, 2), counted=False)
    assert await waiting(database) == []
    await records.counter.catch_up()
    assert await waiting(database) == [game_id]
    await keep_review(database, game_id, Sums(True, (WELL, BADLY)))
    assert await waiting(database) == []


async def test_a_rebuild_reuses_reviews_and_lets_games_wait_that_have_none(
    database: Database, records: Records
) -> None:
    kept, of_earlier_solver, without = [await reviewed(database, 1, 2) for _ in range(3)]
    await change(database, f"UPDATE reviews SET version = 0 WHERE game_id = {of_earlier_solver}")
    await change(database, f"DELETE FROM reviews WHERE game_id = {without}")
    before = await rows(database, f"SELECT * FROM results WHERE game_id = {kept}")
    assert {difference.table for difference in await records.rebuild()} >= {"results", "lifetime_stats"}
    assert await rows(database, f"SELECT * FROM results WHERE game_id = {kept}") == before
    assert (await numbers(records, 1))[0] == 2
    assert await waiting(database) == [of_earlier_solver, without]
    assert await records.rebuild() == []


async def test_everything_about_somebody_has_what_reviews_found_of_them(database: Database, records: Records) -> None:
    game_id = await reviewed(database, 1, 2, exact=False)
    exported = "".join([piece async for piece in records.privacy.export(2)])
    row = {
        "game_id": game_id,
        "seat": 2,
        "at": NOON,
        "exact": False,
        "decisions": 40,
        "lost": 800_000,
        "luck": -250_000,
    }
    assert f'"reviews": [\n{str(row).replace(chr(39), chr(34)).replace("False", "false")}]' in exported
