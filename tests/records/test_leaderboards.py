"""Leaderboards against a naive sort in Python: places, pages, windows of time, who is hidden, and seasons."""

from collections.abc import AsyncIterator
from itertools import cycle, islice, product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.coach.reviewed import MILLION, accuracy_of
from bot.games.registry import ENGINES
from bot.model.games import Viewer
from bot.model.records import (
    LEAST_DECISIONS,
    PAGE,
    LeaderboardLine,
    LeaderboardQuery,
    Period,
    engines_with,
    orders_of,
)
from bot.model.seats import is_former
from bot.model.tally import LEAST_GAMES
from bot.records.records import Records
from bot.rulesets import families_of, shipped
from bot.servers.departures import Departures
from bot.store.database import Database
from bot.store.people import set_hidden
from tests.support.databases import filled_once, rows
from tests.support.seasons import Seasons
from tests.support.stored_games import (
    GUILD,
    NOON,
    OTHER_GUILD,
    keep_review,
    leave,
    made_up,
    quick_win,
    random_game,
    random_yahtzee,
    results_with_numbers,
    store,
)

HOUR = 3600
DAY = 24 * HOUR
MIDNIGHT = NOON - 12 * HOUR
MONDAY = MIDNIGHT - 5 * DAY
FIRST_OF_MONTH = MIDNIGHT - 20 * DAY
BEGAN = {Period.ALL: 0, Period.MONTH: FIRST_OF_MONTH, Period.WEEK: MONDAY, Period.DAY: MIDNIGHT}
PEOPLE = tuple(range(201, 219))
ALL, ALL_YAHTZEE = "all-farkle", "all-yahtzee"
OF_YAHTZEE = ("yahtzees", "yahtzee_bonuses", "upper_bonuses", "best_column")


async def fill(database: Database) -> None:
    random = Random(11)
    for index in range(40):
        players = tuple(random.sample(PEOPLE, random.randint(2, 6)))
        base = random.choice(["standard", "facebook", "deluxe"])
        guild, at = random.choice([GUILD, GUILD, OTHER_GUILD]), NOON - (39 - index) * 18 * HOUR
        game_id = await store(database, random_game(index, len(players), base), players, at=at, guild_id=guild)
        if index % 5:
            await keep_review(database, game_id, made_up(random, len(players)), at=at)
    for index in range(16):
        if index == 8:
            await Seasons(database).start(GUILD, "Cup", "yahtzees")
        players = tuple(random.sample(PEOPLE[:12], random.randint(2, 3)))
        base = "triple-yahtzee" if index % 6 == 5 else "yahtzee"
        guild, at = random.choice([GUILD, GUILD, OTHER_GUILD]), NOON - max(0, 13 - index) * 2 * DAY
        await store(database, random_yahtzee(index, len(players), base), players, at=at, guild_id=guild)


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    """A database with many games of both kinds by many people on two servers."""
    async with filled_once(tmp_path / "farkle.sqlite3", fill, fill) as database:
        yield database


def counts_in(row: dict[str, Any], family: str) -> bool:
    return family in (row["family"], f"all-{shipped()[row['family']].engine.name}")


def naive(results: list[dict[str, Any]], query: LeaderboardQuery) -> dict[int, float]:
    """Each person's value, computed from all results, without ratings; people without a value are left out."""
    people: dict[int, list[dict[str, Any]]] = {}
    for row in results:
        of_place = query.guild_id == row["guild_id"] and counts_in(row, query.family)
        if of_place and row["ended_at"] >= BEGAN[query.period]:
            people.setdefault(row["user_id"], []).append(row)
    return {user: value for user, mine in people.items() if (value := _value(mine, query.order)) is not None}


def _value(mine: list[dict[str, Any]], order: str) -> float | None:
    column = {"wins": "won", "win_rate": "won", "average": "points", "best_game": "points"}.get(order, order)
    if order in ("win_rate", "average"):
        return sum(row[column] for row in mine) / len(mine) if len(mine) >= LEAST_GAMES else None
    if order not in ("accuracy", "average_luck"):
        added: float = (max if order.startswith("best") else sum)(row[column] for row in mine)
        # A rank by wins needs a win.
        return None if order == "wins" and not added else added
    reviewed = [row for row in mine if row["decisions"] is not None]
    decisions = sum(row["decisions"] for row in reviewed)
    if decisions < LEAST_DECISIONS:
        return None
    if order == "accuracy":
        return accuracy_of(sum(row["lost"] for row in reviewed) / (decisions * MILLION))
    return 100 * float(sum(row["luck"] for row in reviewed)) / (len(reviewed) * MILLION)


async def whole(records: Records, query: LeaderboardQuery) -> list[LeaderboardLine]:
    """All pages of a board, one after the other."""
    first = await records.leaderboard(query, 1, 1)
    lines = list(first.lines)
    for number in range(2, first.pages + 1):
        lines += (await records.leaderboard(query, number, 1)).lines
    assert len(lines) == first.people
    return lines


BOARDS = [
    *((order, family) for order in orders_of(ENGINES["farkle"]) if order != "rating" for family in (ALL, "standard")),
    *((order, family) for order in OF_YAHTZEE for family in (ALL_YAHTZEE, "yahtzee")),
]


async def test_every_board_is_a_naive_sort_of_the_results(database: Database, records: Records) -> None:
    results = await results_with_numbers(database)
    for number, (order, family) in enumerate(BOARDS):
        # Of each board, two periods of each server, and the others of the next board.
        for period, guild_id in zip(Period, islice(cycle((GUILD, OTHER_GUILD)), number % 2, None), strict=False):
            query = LeaderboardQuery(order, guild_id, period, family)
            lines, values = await whole(records, query), naive(results, query)
            assert {line.user_id: line.value for line in lines} == pytest.approx(values)
            for line in lines:
                assert line.place == 1 + sum(value > line.value for value in values.values())
                assert line.games >= 1
            assert [line.place for line in lines] == sorted(line.place for line in lines)


@pytest.mark.once
async def test_ratings_are_ordered_by_what_is_almost_sure_and_provisional_ones_come_last(records: Records) -> None:
    lines = await whole(records, LeaderboardQuery("rating", GUILD))
    ratings = [line.rating for line in lines if line.rating is not None]
    assert [line.value for line in lines] == sorted((rating.rank for rating in ratings), reverse=True)
    provisional = [rating.is_provisional for rating in ratings]
    assert provisional == sorted(provisional)
    assert any(provisional)


@pytest.mark.once
async def test_the_viewers_own_line_is_known_on_every_page(records: Records) -> None:
    query = LeaderboardQuery("farkles", GUILD)
    lines = await whole(records, query)
    assert len(lines) > PAGE
    for line in lines:
        page = await records.leaderboard(query, 1, line.user_id)
        assert page.own == line
        assert not page.is_viewer_hidden
    assert (await records.leaderboard(query, 1, 999)).own is None


@pytest.mark.once
async def test_a_page_past_the_end_is_the_last_one(records: Records) -> None:
    query = LeaderboardQuery("wins", GUILD)
    last = await records.leaderboard(query, 99, 1)
    assert last.page == last.pages > 1
    assert last == await records.leaderboard(query, last.pages, 1)
    assert (await records.leaderboard(query, -5, 1)).page == 1


async def test_an_empty_board_has_one_empty_page(records: Records) -> None:
    page = await records.leaderboard(LeaderboardQuery("wins", 5), 3, 1)
    assert (page.page, page.pages, page.people, page.lines, page.own) == (1, 1, 0, (), None)


async def test_hidden_people_are_left_out_and_still_see_their_own_place(database: Database, records: Records) -> None:
    query, of_yahtzee = LeaderboardQuery("farkles", GUILD), LeaderboardQuery("yahtzees", GUILD, family=ALL_YAHTZEE)

    async def listed(query: LeaderboardQuery) -> list[int]:
        return [line.user_id for line in await whole(records, query)]

    before, too = await whole(records, query), await listed(of_yahtzee)
    hidden = next(line for line in before[3:] if line.user_id in too)
    await records.database.write(set_hidden, hidden.user_id, True)
    rest = [line.user_id for line in before if line != hidden]
    assert await listed(query) == rest
    assert hidden.user_id not in await listed(of_yahtzee)
    page = await records.leaderboard(query, 1, hidden.user_id)
    assert (page.own, page.is_viewer_hidden) == (hidden, True)
    await store(database, random_game(1, 2), (hidden.user_id, 5))
    assert hidden.user_id not in await listed(query)
    assert await records.rebuild() == []
    await records.database.write(set_hidden, hidden.user_id, False)
    assert hidden.user_id in await listed(query)
    assert hidden.user_id in await listed(of_yahtzee)
    await records.privacy.forget(hidden.user_id)
    assert [user_id for user_id in await listed(query) if user_id != 5] == rest
    assert hidden.user_id not in await listed(of_yahtzee)
    kept = await rows(database, f"SELECT * FROM lifetime_stats WHERE user_id IN ({hidden.user_id}) OR user_id < 0")
    assert {(is_former(row["user_id"]), row["measure"]) for row in kept} == {(True, "rating")}
    assert await records.rebuild() == []


@pytest.mark.parametrize(("period", "lasts"), [(Period.DAY, DAY), (Period.WEEK, 7 * DAY), (Period.MONTH, 30 * DAY)])
@pytest.mark.once
async def test_windows_begin_at_their_first_second_and_end_before_the_next(
    database: Database, period: Period, lasts: int
) -> None:
    """Each game is played by others, and is asked for in its own second and in its neighbours'."""
    start = BEGAN[period]
    for number, at in enumerate((start - 1, start)):
        await store(database, quick_win(2, 50), (100 * number + 1, 100 * number + 2), at=at, guild_id=5)

    async def listed(now: int) -> set[int]:
        records = Records(database, clock=lambda: now)
        return {line.user_id for line in await whole(records, LeaderboardQuery("best_game", 5, period))}

    assert await listed(start - 1) == {1, 2}
    assert await listed(start) == {101, 102}
    assert await listed(start + lasts - 1) == {101, 102}
    assert await listed(start + lasts) == set()


@pytest.mark.once
async def test_history_is_newest_first_by_server_and_by_person(database: Database, records: Records) -> None:
    results = await rows(database, "SELECT * FROM results ORDER BY finish_number DESC, place, seat")
    for user_id in (None, PEOPLE[0]):
        games = list(
            dict.fromkeys(
                row["game_id"] for row in results if row["guild_id"] == GUILD and user_id in (None, row["user_id"])
            )
        )
        first = await records.history.page(GUILD, user_id, 1, viewer=None)
        pages = [
            await records.history.page(GUILD, user_id, number, viewer=None) for number in range(1, first.pages + 1)
        ]
        lines = [line for page in pages for line in page.lines]
        assert [line.game_id for line in lines] == games
        assert first.games == len(games)
        assert await records.history.page(GUILD, user_id, 99, viewer=None) == pages[-1]
        for line in lines:
            sat = [row for row in results if row["game_id"] == line.game_id]
            assert [(seat.user_id, seat.points) for seat in line.seats] == [
                (row["user_id"], row["points"]) for row in sat
            ]
    assert (await records.history.page(5, None, 1, viewer=None)).lines == ()
    # Games that a viewer may not read leave no gaps in the pages.
    assert await records.history.page(GUILD, None, 1, Viewer(PEOPLE[0], ())) == first._replace(voided=())
    stranger = Viewer(999, ())
    assert (await records.history.page(GUILD, PEOPLE[0], 1, stranger)).lines == ()


@pytest.mark.once
async def test_head_to_head_counts_the_games_in_which_both_sat(database: Database, records: Records) -> None:
    results = await rows(database, "SELECT * FROM results ORDER BY finish_number DESC")
    first, second = PEOPLE[1], PEOPLE[2]
    for guild_id in (None, GUILD):
        sat = {
            user: {
                row["game_id"]: row
                for row in results
                if row["user_id"] == user and guild_id in (None, row["guild_id"]) and counts_in(row, ALL)
            }
            for user in (first, second)
        }
        pairs = [(row, sat[second][game]) for game, row in sat[first].items() if game in sat[second]]
        found = await records.head_to_head(first, second, guild_id, viewer=None)
        assert found.games == len(pairs) > 0
        assert found.first.wins == sum(a["won"] for a, _ in pairs)
        assert found.second.wins == sum(b["won"] for _, b in pairs)
        assert found.first.ahead == sum(a["place"] < b["place"] for a, b in pairs)
        assert found.second.ahead == sum(b["place"] < a["place"] for a, b in pairs)
        assert found.level == sum(a["place"] == b["place"] for a, b in pairs)
        assert found.second.best_game == max(b["points"] for _, b in pairs)
        assert [game.game_id for game in found.last] == [a["game_id"] for a, _ in pairs][:5]
    never = await records.head_to_head(first, 999, viewer=None)
    assert (never.games, never.first.wins, never.first.best_game, never.last) == (0, 0, None, ())


@pytest.mark.once
async def test_form_is_the_last_games_newest_first(database: Database, records: Records) -> None:
    results = await rows(database, f"SELECT * FROM results WHERE user_id = {PEOPLE[0]} ORDER BY finish_number DESC")
    for family in (ALL, ALL_YAHTZEE, *shipped()):
        mine = [row["game_id"] for row in results if counts_in(row, family)]
        form = (await records.card(PEOPLE[0], family=family)).form
        assert [game.game_id for game in form] == mine[:20]


@pytest.mark.parametrize(
    ("game", "most", "added"),
    [
        ("farkle", ("best_turn", "hot_run"), ("points", "skunks_taken", "farkles", "farkles_1", "farkles_6")),
        ("yahtzee", ("best_column",), ("points", "yahtzees", "yahtzee_bonuses", "upper_bonuses")),
    ],
)
async def test_a_card_adds_up_what_the_games_of_somebody_were(
    database: Database, records: Records, game: str, most: tuple[str, ...], added: tuple[str, ...]
) -> None:
    results, families = await results_with_numbers(database), families_of(ENGINES[game])
    for user_id, guild_id, family in product(PEOPLE[:2], (None, GUILD, OTHER_GUILD), (f"all-{game}", *families)):
        mine = [
            row
            for row in results
            if row["user_id"] == user_id and guild_id in (None, row["guild_id"]) and counts_in(row, family)
        ]
        tally = (await records.card(user_id, guild_id, family)).tally
        assert (tally.games, tally.wins) == (len(mine), sum(row["won"] for row in mine))
        assert tally["lefts"] == sum(row["left"] for row in mine)
        assert tally["best_game"] == max((row["points"] for row in mine), default=0)
        assert tally["since"] == min((row["ended_at"] for row in mine), default=0)
        assert [tally[name] for name in most] == [max((row[name] for row in mine), default=0) for name in most]
        assert [tally[name] for name in added] == [sum(row[name] for row in mine) for name in added]


async def test_boards_go_with_the_days_and_the_servers_to_which_they_belong(
    database: Database, records: Records
) -> None:
    listed = "SELECT DISTINCT guild_id, period FROM lifetime_stats JOIN leaderboards ON id = leaderboard_id"
    assert await records.rebuild() == []
    departures = Departures(database, lambda: NOON, grace_days=0)
    await leave(departures, OTHER_GUILD)
    assert await departures.forget_departed() == 1
    assert await records.rebuild() == []
    later = Records(database, clock=lambda: NOON + 40 * DAY)
    await later.drop_past_periods()
    left = {(row["guild_id"], row["period"]) for row in await rows(database, listed)}
    assert left == {(0, "all"), (OTHER_GUILD, "all")}
    assert await later.rebuild() == []


async def test_each_game_has_its_own_orders(database: Database) -> None:
    for order, games in (("farkles", ["farkle"]), ("best_column", ["yahtzee"]), ("rating", [*ENGINES])):
        assert [engine.name for engine in engines_with(order)] == games
    listed = "SELECT DISTINCT family, measure FROM lifetime_stats JOIN leaderboards ON id = leaderboard_id"
    found = await rows(database, f"{listed} WHERE value IS NOT NULL")
    for family, game in ((ALL, "farkle"), ("standard", "farkle"), (ALL_YAHTZEE, "yahtzee"), ("yahtzee", "yahtzee")):
        orders = {row["measure"] for row in found if row["family"] == family}
        assert {"rating", "wins"} <= orders <= {*orders_of(ENGINES[game])}


async def test_a_season_crowns_whoever_leads_in_each_game(
    database: Database, records: Records, seasons: Seasons
) -> None:
    season = await seasons.end(GUILD)
    (query,) = season.queries.values()
    lines = await whole(records, query)
    assert season.winners == {"yahtzee": tuple(sorted(line.user_id for line in lines if line.place == 1))}
    both = await seasons.start(GUILD, "Both", "wins")
    await store(database, quick_win(2, 50), (PEOPLE[0], PEOPLE[1]))
    played = random_yahtzee(99, 2)
    await store(database, played, (PEOPLE[2], PEOPLE[3]))
    ended = await seasons.end(GUILD)
    (best,) = played.game.winners
    assert ended.winners == {"farkle": (PEOPLE[0],), "yahtzee": (PEOPLE[1 + best],)}
    families = [query.family for query in both.queries.values()]
    assert families == [ALL, ALL_YAHTZEE]
    exported = "".join([piece async for piece in records.privacy.export(PEOPLE[1 + best])])
    assert '"kind": "yahtzee"' in exported
    assert await records.rebuild() == []
