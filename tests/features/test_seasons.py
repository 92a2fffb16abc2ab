"""Seasons: which games count in them, who wins them, what is refused, and what people see."""

import pytest
from sqlalchemy import event
from sqlalchemy.engine import Engine

from bot.errors import Refused
from bot.model.records import LeaderboardQuery
from bot.records.records import Records, offered_spans, span_named
from bot.sentences import explain, say
from bot.store.database import Database
from bot.store.people import set_hidden
from localdiscord import Message
from tests.support.databases import change, rows
from tests.support.record_steps import lucky, play
from tests.support.seasons import Seasons
from tests.support.sentences import refused, says
from tests.support.steps import another_server, forge, manage
from tests.support.stored_games import GUILD, NOON, OTHER_GUILD, quick_win, store
from tests.support.tavern import Tavern


async def refusal(call: object) -> str:
    with pytest.raises(Refused) as caught:
        await call  # type: ignore[misc]  # a call that was not awaited yet
    assert explain(caught.value)
    return caught.value.code


async def board(records: Records, season_id: int) -> dict[int, float]:
    span = await records.database.read(span_named, GUILD, str(season_id))
    page = await records.leaderboard(LeaderboardQuery("wins", GUILD, span=span), 1, 1)
    return {line.user_id: line.value for line in page.lines}


@pytest.mark.both
async def test_a_season_counts_the_games_that_end_while_it_runs(
    database: Database, records: Records, seasons: Seasons
) -> None:
    await store(database, quick_win(2, 50), (1, 2))
    season = await seasons.start(GUILD, " Winter   Cup ", "wins")
    assert season.name == "Winter Cup"
    await store(database, quick_win(2, 50), (2, 1))
    await store(database, quick_win(2, 50), (1, 2), guild_id=OTHER_GUILD)
    await store(database, quick_win(2, 50), (2, 3))
    ended = await seasons.end(GUILD)
    await store(database, quick_win(2, 50), (3, 1))
    assert await board(records, season.id) == {2: 2}
    assert (ended.winners, ended.ended_at) == ({"farkle": (2,)}, NOON)
    assert await records.rebuild() == []
    assert await board(records, season.id) == {2: 2}


@pytest.mark.both
async def test_level_leaders_are_all_crowned_and_stay_so_when_they_hide(
    database: Database, records: Records, seasons: Seasons
) -> None:
    await seasons.start(GUILD, "Short", "wins")
    await store(database, quick_win(2, 50), (1, 2))
    await store(database, quick_win(2, 50), (2, 1))
    await seasons.end(GUILD)
    await records.database.write(set_hidden, 1, True)
    assert [row["user_id"] for row in await rows(database, "SELECT user_id FROM crowns ORDER BY user_id")] == [1, 2]


@pytest.mark.both
async def test_a_season_without_games_has_no_winner_and_an_empty_board(records: Records, seasons: Seasons) -> None:
    season = await seasons.start(GUILD, "Quiet")
    assert (await seasons.end(GUILD)).winners == {}
    assert await board(records, season.id) == {}


@pytest.mark.both
async def test_the_next_season_begins_afresh(database: Database, records: Records, seasons: Seasons) -> None:
    first = await seasons.start(GUILD, "One", "wins")
    await store(database, quick_win(2, 50), (1, 2))
    await seasons.end(GUILD)
    second = await seasons.start(GUILD, "Two", "wins")
    await store(database, quick_win(2, 50), (2, 1))
    assert await board(records, first.id) == {1: 1}
    assert await board(records, second.id) == {2: 1}
    offered = await records.database.read(offered_spans, GUILD, "")
    assert [span.part for span in offered] == [str(second.id), str(first.id)]


@pytest.mark.both
async def test_a_season_with_a_long_number_counts(database: Database, records: Records, seasons: Seasons) -> None:
    await seasons.start(GUILD, "Late", "wins")
    await change(database, "UPDATE seasons SET id = 999999999")
    await store(database, quick_win(2, 50), (1, 2))
    assert await board(records, 999_999_999) == {1: 1}


@pytest.mark.both
async def test_crowns_need_all_games_that_ended_before_to_be_counted(
    database: Database, records: Records, seasons: Seasons
) -> None:
    await seasons.start(GUILD, "Short", "wins")
    await store(database, quick_win(2, 50), (2, 1), counted=False)
    assert (await seasons.end(GUILD)).winners == {"farkle": (2,)}
    assert await records.rebuild() == []


@pytest.mark.both
async def test_what_is_refused(records: Records, seasons: Seasons) -> None:
    assert await refusal(seasons.end(GUILD)) == "no-season-runs"
    assert await refusal(seasons.start(GUILD, "  ")) == "fault-bad-text"
    assert await refusal(seasons.start(GUILD, "x" * 41)) == "fault-bad-text"
    assert await refusal(seasons.start(GUILD, "\u3164")) == "fault-bad-text"
    season = await seasons.start(GUILD, "Autumn")
    assert await refusal(seasons.start(GUILD, "Winter")) == "season-runs"
    await seasons.end(GUILD)
    for name in ("aUTUMN ", "\u0410utumn"):
        assert await refusal(seasons.start(GUILD, name)) == "season-name-taken"
    await seasons.start(OTHER_GUILD, "Autumn")
    assert await refusal(records.database.read(span_named, OTHER_GUILD, str(season.id))) == "no-such-span"


async def test_a_season_from_its_beginning_to_its_crown(tavern: Tavern) -> None:
    tavern.roll = lucky(1)
    admin, other, third = tavern.people
    await manage(tavern)
    await play(tavern)
    begun = await admin.slash(tavern.channel, "farkle-setup season-start", name="Winter *2027*", by="wins")
    assert not begun.ephemeral
    assert says(begun, "season-begins", name="Winter \\*2027\\*")
    assert refused(await admin.slash(tavern.channel, "farkle-setup season-start", name="Another"), "season-runs")
    board = await play(tavern, 2)
    offered = await other.autocomplete(tavern.channel, "farkle leaderboard", "season", "win")
    assert [choice["name"] for choice in offered] == ["Winter *2027* (running)"]
    table = await other.slash(tavern.channel, "farkle leaderboard", season=str(offered[0]["value"]))
    assert says(table, "season-named")
    assert "1 game" in table.text
    asked = await admin.slash(tavern.channel, "farkle-setup season-end")
    assert asked.ephemeral
    assert says(asked, "season-leads", players=champion(board), game="Farkle")
    assert says(await other.slash(tavern.channel, "farkle leaderboard", season="winter *2027*"), "top-line", games=1)
    pressed = await admin.click(asked.shown, label="End the season")
    await tavern.until(lambda: bool(pressed.followups))
    (ended,) = pressed.followups
    assert not ended.ephemeral_for
    assert says(ended, "season-winners", players=champion(board))
    assert ended.pings == []
    assert says(await admin.click(asked.shown, "fq:season-end:1", force=True), "no-season-runs")
    await play(tavern)
    assert says(await third.slash(tavern.channel, "farkle leaderboard", season="winter *2027*"), "top-line", games=1)
    # The announcement stays as it is after the press.
    answer = await admin.click(ended, label="See the leaderboard of Farkle")
    assert answer.ephemeral
    assert says(answer, "order-wins")
    assert says(ended, "season-winners")
    assert says(await admin.slash(tavern.channel, "farkle-setup season-end"), "no-season-runs")


def champion(board: Message) -> str:
    return board.text.split("🏆")[1].split()[0]


async def test_posted_leaderboards_of_a_season_keep_its_number(tavern: Tavern) -> None:
    admin, other, _ = tavern.people
    await manage(tavern)
    begun = (await admin.slash(tavern.channel, "farkle-setup season-start", name="Cup", by="wins")).shown
    for posted in ("fs:top:wins:all-farkle:all:1:1:beside", "fs:top:wins:here:all-farkle:week:1:1:to1"):
        assert says(await (await forge(admin, begun, posted)).done(), "season-named", name="Cup"), posted
    missing = "fs:top:wins:all-farkle:all:2:1:beside"
    assert refused(await (await forge(admin, begun, missing)).done(), "no-such-span")
    elsewhere = await other.slash(await another_server(tavern, other), "farkle leaderboard")
    assert refused(
        await (await forge(other, elsewhere.shown, "fs:top:wins:all-farkle:all:1:1:x")).done(), "no-such-span"
    )


async def test_its_row_is_read_once_for_a_page(tavern: Tavern) -> None:
    admin = tavern.people[0]
    await manage(tavern)
    begun = (await admin.slash(tavern.channel, "farkle-setup season-start", name="Cup", by="wins")).shown
    asked = list[str]()

    def take(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        asked.extend(["read"] * ("FROM seasons" in statement))

    event.listen(Engine, "before_cursor_execute", take)
    try:
        await admin.slash(tavern.channel, "farkle leaderboard", season="1")
        await (await forge(admin, begun, "fs:top:wins:all-farkle:all:1:1:beside")).done()
    finally:
        event.remove(Engine, "before_cursor_execute", take)
    assert asked == ["read"] * 2


async def test_a_season_is_not_decided_by_what_is_known_only_after_it(tavern: Tavern) -> None:
    manager = tavern.people[0]
    await manage(tavern)
    options = [{"type": 3, "name": "name", "value": "Cup"}, {"type": 3, "name": "by", "value": "accuracy"}]
    data = {"name": "farkle-setup", "options": [{"type": 1, "name": "season-start", "options": options}]}
    outcome = await (await manager.forge("command", tavern.channel, data)).done()
    assert (outcome.ephemeral, outcome.text) == (True, say("unknown-command"))
