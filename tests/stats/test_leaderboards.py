"""Leaderboards against a naive sort in Python: places, pages, one's own line, windows of time, and who is hidden."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.coach.reviewed import MILLION, accuracy_of
from bot.games.registry import ENGINES
from bot.model.standings import LEAST_DECISIONS, PAGE, LeaderboardLine, LeaderboardQuery, Period, orders_of
from bot.rulesets import shipped
from bot.standings.standings import Standings
from bot.stats.tally import LEAST_GAMES
from bot.store.database import Database
from tests.support.databases import filled_once, rows
from tests.support.kept_reviews import keep_review, made_up
from tests.support.stored_games import (
    GUILD,
    NOON,
    OTHER_GUILD,
    quick_win,
    random_game,
    results_with_numbers,
    store,
)

HOUR = 3600
DAY = 24 * HOUR
MIDNIGHT = NOON - 12 * HOUR
MONDAY = MIDNIGHT - 5 * DAY
FIRST_OF_MONTH = MIDNIGHT - 20 * DAY
PEOPLE = tuple(range(201, 219))
GAMES = 40
ALL = "all-farkle"


async def fill(database: Database) -> None:
    random = Random(11)
    for index in range(GAMES):
        players = tuple(random.sample(PEOPLE, random.randint(2, 6)))
        base = random.choice(["standard", "facebook", "deluxe"])
        guild = random.choice([GUILD, GUILD, OTHER_GUILD])
        at = NOON - (GAMES - 1 - index) * 18 * HOUR
        game_id = await store(database, random_game(index, len(players), base), players, at=at, guild_id=guild)
        if index % 5:
            await keep_review(database, game_id, made_up(random, len(players)), at=at)


@pytest.fixture
async def filled(tmp_path: Path) -> AsyncIterator[Database]:
    """A database with many games by many people on two servers."""
    async with filled_once(tmp_path / "farkle.sqlite3", fill, fill) as database:
        yield database


def since(period: Period) -> int:
    starts = {Period.ALL: 0, Period.MONTH: FIRST_OF_MONTH, Period.WEEK: MONDAY, Period.DAY: MIDNIGHT}
    return starts[period]


def naive(results: list[dict[str, Any]], query: LeaderboardQuery) -> dict[int, float]:
    """Each person's value, computed from all results, without ratings; people without a value are left out."""
    people: dict[int, list[dict[str, Any]]] = {}
    for row in results:
        if query.guild_id not in (None, row["guild_id"]) or query.family not in (ALL, row["family"]):
            continue
        if row["ended_at"] >= since(query.period):
            people.setdefault(row["user_id"], []).append(row)
    return {user: value for user, mine in people.items() if (value := _value(mine, query.order)) is not None}


def _value(mine: list[dict[str, Any]], order: str) -> Any:
    match order:
        case "wins":
            return sum(row["won"] for row in mine)
        case "win_rate":
            return sum(row["won"] for row in mine) / len(mine) if len(mine) >= LEAST_GAMES else None
        case "average":
            return sum(row["points"] for row in mine) / len(mine) if len(mine) >= LEAST_GAMES else None
        case "best_turn":
            return max(row["best_turn"] for row in mine)
        case "best_game":
            return max(row["points"] for row in mine)
        case "farkles":
            return sum(row["farkles"] for row in mine)
    reviewed = [row for row in mine if row["decisions"] is not None]
    decisions = sum(row["decisions"] for row in reviewed)
    if decisions < LEAST_DECISIONS:
        return None
    match order:
        case "accuracy":
            return accuracy_of(sum(row["lost"] for row in reviewed) / (decisions * MILLION))
        case "average_luck":
            return 100 * sum(row["luck"] for row in reviewed) / (len(reviewed) * MILLION)
    raise AssertionError(order)


async def whole(standings: Standings, query: LeaderboardQuery, viewer: int) -> list[LeaderboardLine]:
    """All pages of a board, one after the other."""
    first = await standings.leaderboards.page(query, 1, viewer)
    lines = list(first.lines)
    for number in range(2, first.pages + 1):
        lines += (await standings.leaderboards.page(query, number, viewer)).lines
    assert len(lines) == first.people
    return lines


async def test_every_board_is_a_naive_sort_of_the_results(filled: Database) -> None:
    results = await results_with_numbers(filled)
    standings = Standings(filled, clock=lambda: NOON)
    for order in (order for order in orders_of(ENGINES["farkle"]) if order != "rating"):
        for guild_id in (GUILD, None):
            for period in Period:
                for family in (ALL, "standard"):
                    query = LeaderboardQuery(order, guild_id, period, family)
                    values = naive(results, query)
                    lines = await whole(standings, query, PEOPLE[0])
                    assert {line.user_id: line.value for line in lines} == pytest.approx(values)
                    for line in lines:
                        assert line.place == 1 + sum(value > line.value for value in values.values())
                    assert [line.place for line in lines] == sorted(line.place for line in lines)


@pytest.mark.once
async def test_ratings_are_ordered_by_what_is_almost_sure_and_provisional_ones_come_last(filled: Database) -> None:
    lines = await whole(Standings(filled, clock=lambda: NOON), LeaderboardQuery("rating", GUILD), PEOPLE[0])
    ratings = [line.rating for line in lines if line.rating is not None]
    assert [line.value for line in lines] == sorted((rating.rank for rating in ratings), reverse=True)
    provisional = [rating.is_provisional for rating in ratings]
    assert provisional == sorted(provisional)
    assert any(provisional)


@pytest.mark.once
async def test_the_viewers_own_line_is_known_on_every_page(filled: Database) -> None:
    standings = Standings(filled, clock=lambda: NOON)
    query = LeaderboardQuery("farkles", None)
    lines = await whole(standings, query, PEOPLE[0])
    assert len(lines) > PAGE
    for line in lines:
        page = await standings.leaderboards.page(query, 1, line.user_id)
        assert page.own == line
        assert not page.is_viewer_hidden
    assert (await standings.leaderboards.page(query, 1, 999)).own is None


@pytest.mark.once
async def test_a_page_past_the_end_is_the_last_one(filled: Database) -> None:
    standings = Standings(filled, clock=lambda: NOON)
    query = LeaderboardQuery("wins", None)
    last = await standings.leaderboards.page(query, 99, 1)
    assert last.page == last.pages > 1
    assert last == await standings.leaderboards.page(query, last.pages, 1)
    assert (await standings.leaderboards.page(query, -5, 1)).page == 1


async def test_an_empty_board_has_one_empty_page(database: Database) -> None:
    page = await Standings(database).leaderboards.page(LeaderboardQuery("wins", GUILD), 3, 1)
    assert (page.page, page.pages, page.people, page.lines, page.own) == (1, 1, 0, (), None)


async def test_hidden_people_are_left_out_and_still_see_their_own_place(filled: Database) -> None:
    standings = Standings(filled, clock=lambda: NOON)
    query = LeaderboardQuery("farkles", None)
    before = await whole(standings, query, 1)
    hidden = before[3]
    await standings.privacy.set_hidden(hidden.user_id, True)
    lines = await whole(standings, query, 1)
    assert [line.user_id for line in lines] == [line.user_id for line in before if line != hidden]
    page = await standings.leaderboards.page(query, 1, hidden.user_id)
    assert page.own == hidden
    assert page.is_viewer_hidden
    played = random_game(1, 2)
    await store(filled, played, (hidden.user_id, 5), at=NOON)
    assert hidden.user_id not in [line.user_id for line in await whole(standings, query, 1)]
    assert await standings.rebuild() == []
    await standings.privacy.set_hidden(hidden.user_id, False)
    assert hidden.user_id in [line.user_id for line in await whole(standings, query, 1)]
    assert await standings.rebuild() == []


@pytest.mark.parametrize(
    ("period", "start"), [(Period.DAY, MIDNIGHT), (Period.WEEK, MONDAY), (Period.MONTH, FIRST_OF_MONTH)]
)
@pytest.mark.once
async def test_windows_begin_at_their_first_second_and_end_before_the_next(
    database: Database, period: Period, start: int
) -> None:
    """Each game is played by others, and is asked for in its own second and in its neighbours'."""
    for number, at in enumerate((start - 1, start)):
        await store(database, quick_win(2, 50), (100 * number + 1, 100 * number + 2), at=at)

    async def listed(now: int) -> set[int]:
        standings = Standings(database, clock=lambda: now)
        return {line.user_id for line in await whole(standings, LeaderboardQuery("wins", GUILD, period), 1)}

    assert await listed(start - 1) == {1, 2}
    assert await listed(start) == {101, 102}
    lasts = {Period.DAY: DAY, Period.WEEK: 7 * DAY, Period.MONTH: 30 * DAY}[period]
    assert await listed(start + lasts - 1) == {101, 102}
    assert await listed(start + lasts) == set()


@pytest.mark.once
async def test_history_is_newest_first_by_server_and_by_person(filled: Database) -> None:
    results = await rows(filled, "SELECT * FROM results ORDER BY finish_number DESC, place, seat")
    standings = Standings(filled)
    for user_id in (None, PEOPLE[0]):
        games = list(
            dict.fromkeys(
                row["game_id"] for row in results if row["guild_id"] == GUILD and user_id in (None, row["user_id"])
            )
        )
        first = await standings.history.page(GUILD, user_id, 1)
        pages = [await standings.history.page(GUILD, user_id, number) for number in range(1, first.pages + 1)]
        lines = [line for page in pages for line in page.lines]
        assert [line.game_id for line in lines] == games
        assert first.games == len(games)
        assert await standings.history.page(GUILD, user_id, 99) == pages[-1]
        for line in lines:
            sat = [row for row in results if row["game_id"] == line.game_id]
            assert [(seat.user_id, seat.points, seat.place) for seat in line.seats] == [
                (row["user_id"], row["points"], row["place"]) for row in sat
            ]
    assert (await standings.history.page(5, None, 1)).lines == ()


@pytest.mark.once
async def test_head_to_head_counts_the_games_in_which_both_sat(filled: Database) -> None:
    results = await rows(filled, "SELECT * FROM results ORDER BY finish_number DESC")
    standings = Standings(filled)
    first, second = PEOPLE[1], PEOPLE[2]
    for guild_id in (None, GUILD):
        sat = {
            user: {
                row["game_id"]: row for row in results if row["user_id"] == user and guild_id in (None, row["guild_id"])
            }
            for user in (first, second)
        }
        pairs = [(row, sat[second][game]) for game, row in sat[first].items() if game in sat[second]]
        found = await standings.cards.head_to_head(first, second, guild_id)
        assert found.games == len(pairs) > 0
        assert found.first.wins == sum(a["won"] for a, _ in pairs)
        assert found.second.wins == sum(b["won"] for _, b in pairs)
        assert found.first.ahead == sum(a["place"] < b["place"] for a, b in pairs)
        assert found.second.ahead == sum(b["place"] < a["place"] for a, b in pairs)
        assert found.level == sum(a["place"] == b["place"] for a, b in pairs)
        assert found.second.best_game == max(b["points"] for _, b in pairs)
        assert [game.game_id for game in found.last] == [a["game_id"] for a, _ in pairs][:5]
    never = await standings.cards.head_to_head(first, 999)
    assert (never.games, never.first.wins, never.first.best_game, never.last) == (0, 0, None, ())


@pytest.mark.once
async def test_form_is_the_last_games_newest_first(filled: Database) -> None:
    results = await rows(filled, f"SELECT * FROM results WHERE user_id = {PEOPLE[0]} ORDER BY finish_number DESC")
    standings = Standings(filled)
    for family in (ALL, *shipped()):
        mine = [row["game_id"] for row in results if family in (ALL, row["family"])]
        form = (await standings.cards.of(PEOPLE[0], family=family)).form
        assert [game.game_id for game in form] == mine[:20]
