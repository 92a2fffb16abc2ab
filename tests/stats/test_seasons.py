"""Seasons: their games, their board, their winners, and what is refused."""

import pytest

from bot.errors import Refused
from bot.model.standings import LeaderboardQuery
from bot.standings.standings import Standings
from bot.store.database import Database
from bot.text import explain
from tests.support.stored_games import GUILD, NOON, OTHER_GUILD, quick_win, store


async def refusal(call: object) -> str:
    with pytest.raises(Refused) as caught:
        await call  # type: ignore[misc]  # a call that was not awaited yet
    assert explain(caught.value)
    return caught.value.code


async def board(standings: Standings, season_id: int) -> dict[int, float]:
    page = await standings.leaderboards.page(LeaderboardQuery("wins", GUILD, season_id=season_id), 1, 1)
    return {line.user_id: line.value for line in page.lines}


async def test_a_season_counts_the_games_that_end_while_it_runs(database: Database, standings: Standings) -> None:
    await store(database, quick_win(2, 50), (1, 2))
    season = await standings.seasons.start(GUILD, " Winter   Cup ", "wins")
    assert season.name == "Winter Cup"
    await store(database, quick_win(2, 50), (2, 1))
    await store(database, quick_win(2, 50), (1, 2), guild_id=OTHER_GUILD)
    await store(database, quick_win(2, 50), (2, 3))
    ended = await standings.seasons.end(GUILD)
    await store(database, quick_win(2, 50), (3, 1))
    assert await board(standings, season.id) == {2: 2, 1: 0, 3: 0}
    assert (ended.winners, ended.ended_at) == ({"farkle": (2,)}, NOON)
    assert await standings.seasons.find(GUILD, str(season.id)) == ended
    assert await standings.rebuild() == []
    assert await board(standings, season.id) == {2: 2, 1: 0, 3: 0}


async def test_level_leaders_are_all_crowned_and_stay_so_when_they_hide(
    database: Database, standings: Standings
) -> None:
    await standings.seasons.start(GUILD, "Short", "wins")
    await store(database, quick_win(2, 50), (1, 2))
    await store(database, quick_win(2, 50), (2, 1))
    await standings.seasons.end(GUILD)
    await standings.privacy.set_hidden(1, True)
    season = await standings.seasons.find(GUILD, "short")
    assert season is not None
    assert season.winners == {"farkle": (1, 2)}


async def test_a_season_without_games_has_no_winner_and_an_empty_board(standings: Standings) -> None:
    season = await standings.seasons.start(GUILD, "Quiet")
    assert (await standings.seasons.end(GUILD)).winners == {}
    assert await board(standings, season.id) == {}


async def test_the_next_season_begins_afresh(database: Database, standings: Standings) -> None:
    first = await standings.seasons.start(GUILD, "One", "wins")
    await store(database, quick_win(2, 50), (1, 2))
    await standings.seasons.end(GUILD)
    second = await standings.seasons.start(GUILD, "Two", "wins")
    await store(database, quick_win(2, 50), (2, 1))
    assert await board(standings, first.id) == {1: 1, 2: 0}
    assert await board(standings, second.id) == {2: 1, 1: 0}
    assert [season.name for season in await standings.seasons.offered(GUILD, "")] == ["Two", "One"]


async def test_what_is_refused(standings: Standings) -> None:
    assert await refusal(standings.seasons.end(GUILD)) == "no-season-runs"
    assert await refusal(standings.seasons.start(GUILD, "  ")) == "bad-season-name"
    assert await refusal(standings.seasons.start(GUILD, "x" * 41)) == "bad-season-name"
    season = await standings.seasons.start(GUILD, "Autumn")
    assert await refusal(standings.seasons.start(GUILD, "Winter")) == "season-runs"
    await standings.seasons.end(GUILD)
    assert await refusal(standings.seasons.start(GUILD, "aUTUMN ")) == "season-name-taken"
    await standings.seasons.start(OTHER_GUILD, "Autumn")
    query = LeaderboardQuery("wins", OTHER_GUILD, season_id=season.id)
    assert await refusal(standings.leaderboards.page(query, 1, 1)) == "no-such-season"
    assert await refusal(standings.cards.head_to_head(1, 1)) == "same-person"
