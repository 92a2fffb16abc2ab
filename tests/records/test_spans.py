"""Leaderboards of spans: times of a server that features name. Seasons are one kind, and this is another."""

from collections.abc import Iterator, Sequence

import pytest

from bot.features import installed
from bot.hooks import Feature, features
from bot.model.records import GameToCount, LeaderboardQuery, Span
from bot.records.records import Records, span_named
from bot.store.database import Database
from bot.store.units import Transaction
from tests.support.seasons import Seasons
from tests.support.stored_games import GUILD, quick_win, store

LEAGUE = Span("league-7", "league-7", "wins", ("period-all", {}), ("period-all", {}))


class League(Feature):
    """Every other game is one of the league."""

    name = "league"

    def keys_of_spans(self, transaction: Transaction, games: Sequence[GameToCount]) -> Iterator[tuple[int, str]]:
        return ((game.game_id, LEAGUE.key) for game in games if game.game_id % 2)

    def find_span(self, transaction: Transaction, guild_id: int, text: str) -> Span | None:
        return LEAGUE if text == LEAGUE.part else None


@pytest.fixture(autouse=True)
def _with_a_league(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(installed, "FEATURES", (*installed.FEATURES, League()))
    features.cache_clear()
    yield
    features.cache_clear()


async def wins(database: Database, records: Records, text: str) -> dict[int, float]:
    query = LeaderboardQuery("wins", GUILD, span=await database.read(span_named, GUILD, text))
    return {line.user_id: line.value for line in (await records.leaderboard(query, 1, 1)).lines}


async def test_a_game_counts_for_each_of_its_spans_and_again_in_a_rebuild(
    database: Database, records: Records, seasons: Seasons
) -> None:
    season = await seasons.start(GUILD, "Cup", "wins")
    for players in ((1, 2), (2, 1), (1, 2)):
        await store(database, quick_win(2, 50), players)
    await records.drop_past_periods()
    assert await wins(database, records, LEAGUE.part) == {1: 2}
    assert await wins(database, records, str(season.id)) == {1: 2, 2: 1}
    assert await records.rebuild() == []
