"""Counts of only one game: their leaderboards, beside those of every game, and seasons of two games."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.games.registry import ENGINES
from bot.model.games import is_former
from bot.model.standings import LeaderboardLine, LeaderboardQuery, Period, engines_with, orders_of
from bot.servers.departures import Departures
from bot.standings.standings import Standings
from bot.store.database import Database
from tests.support.databases import filled_once, rows
from tests.support.stored_games import (
    GUILD,
    NOON,
    OTHER_GUILD,
    leave,
    quick_win,
    random_yahtzee,
    results_with_numbers,
    store,
)

DAY = 24 * 3600
PEOPLE = tuple(range(201, 213))
BEGAN = {Period.ALL: 0, Period.MONTH: NOON - 20.5 * DAY, Period.WEEK: NOON - 5.5 * DAY, Period.DAY: NOON - DAY / 2}
OWN = ("yahtzees", "yahtzee_bonuses", "upper_bonuses", "best_column")
ALL = "all-yahtzee"


async def fill(database: Database) -> None:
    random = Random(7)
    standings = Standings(database, clock=lambda: NOON)
    for index in range(16):
        if index == 8:
            await standings.seasons.start(GUILD, "Cup", "yahtzees")
        players = tuple(random.sample(PEOPLE, random.randint(2, 3)))
        base = "triple-yahtzee" if index % 6 == 5 else "yahtzee"
        guild, ended = random.choice([GUILD, GUILD, OTHER_GUILD]), NOON - (16 - index) * 2 * DAY
        played = random_yahtzee(index, len(players), base)
        await store(database, played, players, at=ended if index < 14 else NOON, guild_id=guild)
    await store(database, quick_win(3, 50, 100), PEOPLE[:3])
    await standings.privacy.set_hidden(PEOPLE[5], True)


@pytest.fixture
async def filled(tmp_path: Path) -> AsyncIterator[Database]:
    """A database with a few people's games of Yahtzee on two servers, and one game of Farkle."""
    async with filled_once(tmp_path / "farkle.sqlite3", fill, fill) as database:
        yield database


def naive(results: list[dict[str, Any]], query: LeaderboardQuery) -> dict[int, int]:
    """Each person's value, computed from all results."""
    values: dict[int, list[int]] = {}
    for row in results:
        of_place = query.guild_id in (None, row["guild_id"]) and query.family in (ALL, row["family"])
        if of_place and row["ended_at"] >= BEGAN[query.period] and row["user_id"] not in (PEOPLE[5],):
            values.setdefault(row["user_id"], []).append(row[query.order])
    add_up = max if query.order == "best_column" else sum
    return {user_id: add_up(mine) for user_id, mine in values.items()}


async def whole(standings: Standings, query: LeaderboardQuery) -> list[LeaderboardLine]:
    pages = (await standings.leaderboards.page(query, 1, 1)).pages
    read = [await standings.leaderboards.page(query, number, 1) for number in range(1, pages + 1)]
    return [line for page in read for line in page.lines]


async def test_they_are_naive_sorts_of_the_results(filled: Database) -> None:
    results = [row for row in await results_with_numbers(filled) if "yahtzee" in row["family"]]
    standings = Standings(filled, clock=lambda: NOON)
    assert any(row["yahtzee_bonuses"] for row in results)
    for order in OWN:
        for guild_id in (GUILD, None):
            for period in Period:
                for family in (ALL, "yahtzee"):
                    query = LeaderboardQuery(order, guild_id, period, family)
                    lines, values = await whole(standings, query), naive(results, query)
                    assert {line.user_id: line.value for line in lines} == values
                    for line in lines:
                        assert line.place == 1 + sum(value > line.value for value in values.values())
                        assert line.games >= 1
    assert await standings.rebuild() == []


async def test_a_card_shows_the_same_numbers(filled: Database) -> None:
    standings = Standings(filled, clock=lambda: NOON)
    results = [row for row in await results_with_numbers(filled) if "yahtzee" in row["family"]]
    for user_id in PEOPLE:
        card = await standings.cards.of(user_id, GUILD, ALL)
        mine = [row for row in results if (row["user_id"], row["guild_id"]) == (user_id, GUILD)]
        for name in OWN:
            add_up = max if name == "best_column" else sum
            assert card.tally[name] == add_up([row[name] for row in mine] or [0])


async def test_who_is_hidden_or_deleted_is_not_listed(filled: Database) -> None:
    standings = Standings(filled, clock=lambda: NOON)
    query = LeaderboardQuery("yahtzees", None, family=ALL)
    before = await whole(standings, query)
    assert PEOPLE[5] not in [line.user_id for line in before]
    page = await standings.leaderboards.page(query, 1, PEOPLE[5])
    assert page.is_viewer_hidden
    assert page.own is not None
    await standings.privacy.set_hidden(PEOPLE[5], False)
    assert PEOPLE[5] in [line.user_id for line in await whole(standings, query)]
    assert await standings.rebuild() == []
    await standings.privacy.forget(PEOPLE[5])
    assert await whole(standings, query) == before
    kept = await rows(
        filled, f"SELECT user_id, measure FROM lifetime_stats WHERE user_id IN ({PEOPLE[5]}) OR user_id < 0"
    )
    assert {(is_former(row["user_id"]), row["measure"]) for row in kept} == {(True, "rating")}
    assert await standings.rebuild() == []


async def test_they_go_with_the_days_and_the_servers_to_which_they_belong(filled: Database) -> None:
    listed = "SELECT DISTINCT guild_id, period FROM lifetime_stats JOIN leaderboards ON id = leaderboard_id"
    departures = Departures(filled, lambda: NOON, grace_days=0)
    await leave(departures, OTHER_GUILD)
    assert await departures.forget_departed() == 1
    assert await Standings(filled, clock=lambda: NOON).rebuild() == []
    later = Standings(filled, clock=lambda: NOON + 40 * DAY)
    await later.leaderboards.drop_past_periods()
    assert {(row["guild_id"], row["period"]) for row in await rows(filled, listed)} == {
        (0, "all"),
        (OTHER_GUILD, "all"),
    }

    assert await later.rebuild() == []


async def test_each_game_has_its_own_orders(filled: Database) -> None:
    assert [kind.name for kind in engines_with("farkles")] == ["farkle"]
    assert [kind.name for kind in engines_with("best_column")] == ["yahtzee"]
    assert [kind.name for kind in engines_with("rating")] == list(ENGINES)
    found = await rows(
        filled, 'SELECT DISTINCT family, "order" FROM value_counts JOIN leaderboards ON id = leaderboard_id'
    )
    for family, kind in (
        ("all-farkle", "farkle"),
        ("standard", "farkle"),
        (ALL, "yahtzee"),
        ("triple-yahtzee", "yahtzee"),
    ):
        counted = {row["order"] for row in found if row["family"] == family}
        assert counted <= {*orders_of(ENGINES[kind])}
        assert counted >= {"rating", "wins"}


async def test_a_season_crowns_whoever_leads_in_each_game(filled: Database) -> None:
    standings = Standings(filled, clock=lambda: NOON)
    season = await standings.seasons.end(GUILD)
    (query,) = LeaderboardQuery.of_season(season).values()
    lines = await whole(standings, query)
    assert season.winners == {"yahtzee": tuple(sorted(line.user_id for line in lines if line.place == 1))}
    both = await standings.seasons.start(GUILD, "Both", "wins")
    await store(filled, quick_win(2, 50), (PEOPLE[0], PEOPLE[1]))
    played = random_yahtzee(99, 2)
    await store(filled, played, (PEOPLE[2], PEOPLE[3]))
    ended = await standings.seasons.end(GUILD)
    (best,) = played.game.winners
    assert ended.winners == {"farkle": (PEOPLE[0],), "yahtzee": (PEOPLE[1 + best],)}
    assert await standings.seasons.find(GUILD, "both") == ended
    assert {kind: query.family for kind, query in LeaderboardQuery.of_season(both).items()} == {
        "farkle": "all-farkle",
        "yahtzee": ALL,
    }
    exported = "".join([piece async for piece in standings.privacy.export(PEOPLE[1 + best])])
    assert '"kind": "yahtzee"' in exported
    assert await standings.rebuild() == []
