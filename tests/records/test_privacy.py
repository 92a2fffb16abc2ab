"""Stored data about a person, and its deletion, which leaves their id nowhere; likewise for servers that left."""

import json
import time
from datetime import UTC, datetime
from functools import partial
from typing import Any

import pytest

from bot.errors import Refused
from bot.features.away import store as holidays
from bot.features.nudges import store as nudges
from bot.features.practice import store as practice
from bot.games.farkle import read_game
from bot.model.games import Act
from bot.model.records import LeaderboardQuery
from bot.model.seats import is_former
from bot.play import lobby, opening, turns
from bot.play.leftovers import with_new_message
from bot.play.sessions import Sessions
from bot.records.records import Records, offered_spans
from bot.rulesets import shipped
from bot.sentences import explain
from bot.servers.departures import Departures
from bot.store import acts, personal
from bot.store.database import Database
from bot.store.people import date_of, open_games, set_hidden, set_zone, zone_of
from bot.zones import Zone
from tests.support.databases import everything, where
from tests.support.seasons import Seasons
from tests.support.sessions import act, facts_of
from tests.support.stored_games import GUILD, NOON, OTHER_GUILD, leave, quick_win, random_game, store

DAY = 24 * 3600
SOMEBODY = 112233445566778899
OPPONENT = 998877665544332211


async def play(database: Database) -> int:
    """Games of a person and an opponent. Returns the id of the last."""
    await store(database, random_game(1, 3), (SOMEBODY, OPPONENT, 3), at=NOON - DAY)
    await store(database, random_game(2, 2, "facebook"), (OPPONENT, SOMEBODY), at=NOON, guild_id=OTHER_GUILD)
    game_id = await store(database, quick_win(2, 50), (SOMEBODY, OPPONENT), at=NOON)
    await database.write(acts.record, GUILD, game_id, Act(SOMEBODY, "paused", "dinner"), NOON)
    await database.write(holidays.begin, SOMEBODY, 2, NOON)
    await database.write(practice.answer, SOMEBODY, game_id, 4, is_right=False, now=NOON)
    return game_id


async def handed_over(records: Records, user_id: int) -> Any:
    """The file for people who ask for all their data."""
    return json.loads("".join([piece async for piece in records.privacy.export(user_id)]))


async def test_a_person_has_one_time_zone_and_it_is_theirs_to_see(database: Database, records: Records) -> None:
    assert await database.read(zone_of, SOMEBODY) is None
    for zone in (Zone.fixed(120), Zone("Asia/Kathmandu")):
        await database.write(set_zone, SOMEBODY, zone, NOON)
        assert await database.read(zone_of, SOMEBODY) == zone
    assert (await handed_over(records, SOMEBODY))["time_zone"] == "Asia/Kathmandu"
    assert (await handed_over(records, OPPONENT))["time_zone"] is None


async def test_the_date_of_a_person_never_goes_back(database: Database) -> None:
    """Who moves west keeps it until it comes round."""
    noon = int(datetime(2027, 1, 15, 12, tzinfo=UTC).timestamp())

    async def day_after(hours: int) -> int:
        return (await database.read(date_of, SOMEBODY, noon + hours * 3600)).day

    assert await day_after(0) == 15
    await database.write(set_zone, SOMEBODY, Zone("Pacific/Kiritimati"), noon)
    assert await day_after(0) == 16
    await database.write(set_zone, SOMEBODY, Zone("Etc/GMT+12"), noon)
    assert [await day_after(hours) for hours in (0, 47, 48)] == [16, 16, 17]


async def test_deletion_leaves_the_id_nowhere_and_the_opponents_their_results(
    database: Database, records: Records, seasons: Seasons
) -> None:
    await seasons.start(GUILD, "Cup", "wins")
    game_id = await play(database)
    assert (await seasons.end(GUILD)).winners == {"farkle": (SOMEBODY,)}
    await records.database.write(set_hidden, SOMEBODY, True)
    await database.write(partial(nudges.change, user_id=SOMEBODY, now=NOON, evening=True))
    assert (await handed_over(records, SOMEBODY))["direct_messages"][0]["due_at"] == NOON
    known = {"acts", "holidays", "nudges", "seats", "games", "results", "lifetime_stats", "awards", "people", "crowns"}
    assert await where(database, SOMEBODY) == known | {"practice"}
    before = await records.card(OPPONENT)
    await records.privacy.forget(SOMEBODY)
    assert await where(database, SOMEBODY) == set()
    assert await records.card(OPPONENT) == before
    assert await records.rebuild() == []
    assert await records.card(OPPONENT) == before
    assert (await records.card(SOMEBODY)).tally.games == 0
    former, opponent = (await records.history.finished_game(game_id, GUILD, viewer=None)).stored.seats.players
    assert is_former(former)
    (recorded,), *_ = await database.read(acts.of_server, GUILD, 1, 10, NOON)
    assert recorded.act == Act(former, "paused", "dinner"), "the server's managers still read why"
    assert opponent == OPPONENT
    line = (await records.history.page(GUILD, OPPONENT, 1, viewer=None)).lines[0]
    assert [is_former(seat.user_id) for seat in line.seats] == [True, False]
    board = await records.leaderboard(LeaderboardQuery("wins", GUILD), 1, OPPONENT)
    assert not any(is_former(line.user_id) for line in board.lines)


async def test_who_is_named_nowhere_leaves_no_trace_by_being_deleted_again_and_again(database: Database) -> None:
    records, journal = Records(database, clock=lambda: NOON), database.journal
    await records.privacy.forget(SOMEBODY)
    assert journal.last() == 0
    await play(database)
    for _ in range(3):
        await records.privacy.forget(SOMEBODY)
    assert journal.last() == 1
    await records.database.write(set_hidden, SOMEBODY, True)
    await records.privacy.forget(SOMEBODY)
    assert journal.last() == 2


async def test_later_games_of_somebody_who_was_deleted_start_afresh(database: Database, records: Records) -> None:
    await play(database)
    await records.database.write(set_hidden, SOMEBODY, True)
    await records.privacy.forget(SOMEBODY)
    await store(database, quick_win(2, 50), (SOMEBODY, OPPONENT))
    card = await records.card(SOMEBODY)
    assert (card.tally.games, card.tally.wins) == (1, 1)
    assert not (await records.privacy.of(SOMEBODY)).is_hidden
    assert (await records.head_to_head(SOMEBODY, OPPONENT, viewer=None)).games == 1
    assert await records.rebuild() == []
    await records.privacy.forget(SOMEBODY)
    assert await where(database, SOMEBODY) == set()
    assert await records.rebuild() == []


async def test_a_remembered_game_does_not_bring_the_id_back(database: Database) -> None:
    sessions, records = Sessions(database), Records(database)
    stored = await opening.open_lobby(sessions, GUILD, 7, SOMEBODY, shipped()["standard"], join_id=1)
    async with sessions.lock(stored.id) as session:
        await act(session, lobby.join, OPPONENT, 101)
        await act(session, lobby.start, SOMEBODY, 9)
        await act(session, turns.leave, OPPONENT)
    await records.privacy.forget(SOMEBODY)
    async with sessions.lock(stored.id) as session:
        await act(session, with_new_message, session.stored.board_of(None), 5, due_at=0)
    assert await where(database, SOMEBODY) == set()


async def test_a_game_that_somebody_plays_meanwhile_does_not_name_them_any_longer(database: Database) -> None:
    sessions, records = Sessions(database), Records(database)
    stored = await opening.open_lobby(sessions, GUILD, 7, OPPONENT, shipped()["standard"], join_id=1)
    async with sessions.lock(stored.id) as session:
        await act(session, lobby.join, SOMEBODY, 101)
        await act(session, lobby.join, OPPONENT + 1, 102)
        await act(session, lobby.start, OPPONENT, 9)
        await act(session, turns.leave, SOMEBODY)
    async with sessions.lock(stored.id) as session:
        await records.privacy.forget(SOMEBODY)
        sessions.read_anew()
        await act(session, with_new_message, session.stored.board_of(None), 5, due_at=0)
    async with sessions.lock(stored.id) as session:
        assert SOMEBODY not in session.stored.seats.players


async def test_who_sits_at_a_table_gives_up_the_seat(database: Database) -> None:
    sessions, records = Sessions(database), Records(database)
    ids: list[int] = []
    for begins in (True, False):
        stored = await opening.open_lobby(sessions, GUILD, 7, OPPONENT, shipped()["standard"], join_id=len(ids))
        ids.append(stored.id)
        async with sessions.lock(stored.id) as session:
            await act(session, lobby.join, SOMEBODY, 100 + len(ids))
            if begins:
                await act(session, lobby.start, OPPONENT, 9)
    assert await records.database.read(open_games, SOMEBODY) == ids
    for game_id in ids:
        async with sessions.lock(game_id) as session:
            await act(session, lobby.give_up_seat, SOMEBODY)
    await records.privacy.forget(SOMEBODY)
    assert await where(database, SOMEBODY) == set()


async def test_the_id_of_a_deleted_game_means_no_other(database: Database) -> None:
    sessions, departures = Sessions(database), Departures(database, grace_days=0)
    first = await opening.open_lobby(sessions, GUILD, 7, OPPONENT, shipped()["standard"], join_id=3)
    await leave(departures, OTHER_GUILD)
    assert await Departures(database, clock=lambda: time.time() + 5, grace_days=0).forget_departed() == 1
    assert (await opening.open_lobby(sessions, GUILD, 7, OPPONENT, shipped()["standard"], join_id=4)).id > first.id


async def test_everything_about_somebody_can_be_handed_over(
    database: Database, records: Records, seasons: Seasons
) -> None:
    await seasons.start(GUILD, "Cup", "wins")
    await play(database)
    await seasons.end(GUILD)
    data = await handed_over(records, SOMEBODY)
    assert len(data["results"]) == len(data["seats"]) == 3
    assert len(data["hosted_games"]) == 2
    assert {award["achievement"] for award in data["achievements"]} >= {"first-win"}
    assert data["seasons_won"] == [{"guild_id": GUILD, "name": "Cup", "kind": "farkle"}]
    assert any(row["period"] == "all" and row["guild_id"] == GUILD for row in data["leaderboards"])
    assert [(row["what"], row["reason"], row["at"]) for row in data["acts_in_games_of_others"]] == [
        ("paused", "dinner", NOON)
    ]
    assert data["practice"] == [{"game_id": 3, "number": 4, "step": 0, "due_at": NOON + DAY}]
    assert data["holidays"] == [{"since": NOON, "until": NOON + 2 * DAY}]
    assert str(OPPONENT) not in json.dumps(data)
    privacy = await records.privacy.of(SOMEBODY)
    assert (privacy.games, privacy.servers, privacy.is_hidden) == (3, 2, False)


async def test_the_log_of_a_server_keeps_acts_for_thirty_days_whatever_others_do(database: Database) -> None:
    first = await play(database)
    other = await store(database, quick_win(2, 50), (SOMEBODY, OPPONENT), at=NOON)
    for number in range(150):
        await database.write(acts.record, GUILD, first, Act(OPPONENT, "paused", str(number)), NOON + number)
    await database.write(acts.record, GUILD, other, Act(OPPONENT, "ended", "the last"), NOON + 150)
    reasons = ["the last", *map(str, reversed(range(140, 150))), "dinner"]
    found, page, pages = await database.read(acts.of_server, GUILD, 1, 6, NOON + 150)
    later, *_ = await database.read(acts.of_server, GUILD, 99, 6, NOON + 150)
    assert ([each.act.reason for each in (*found, *later)], page, pages) == (reasons, 1, 2)
    assert await database.read(acts.of_server, OTHER_GUILD, 1, 6, NOON) == ([], 1, 1)
    await Records(database, clock=lambda: NOON + 30 * DAY).privacy.tidy()
    found, *_ = await database.read(acts.of_server, GUILD, 1, 20, NOON)
    assert [each.act.reason for each in found] == reasons[:-1]


async def test_everything_holds_their_own_moves_with_their_times(database: Database, records: Records) -> None:
    game_id = await store(database, quick_win(2, 50), (OPPONENT, SOMEBODY), at=NOON)
    moves = (await handed_over(records, SOMEBODY))["moves"]
    assert [move["line"] for move in moves] == ["2 roll 5 3 4 6 2 3", "2 keep 5 = 50", "2 bank 50"]
    assert {(move["game_id"], move["at"]) for move in moves} == {(game_id, NOON)}


async def test_everything_is_the_same_in_whatever_slices_it_is_read(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    records, sessions = Records(database, clock=lambda: NOON), Sessions(database, clock=lambda: NOON)
    await play(database)
    stored = await opening.open_lobby(sessions, GUILD, 7, OPPONENT, shipped()["standard"], join_id=1)
    async with sessions.lock(stored.id) as session:
        await act(session, lobby.join, SOMEBODY, 101)
        await act(session, lobby.leave, SOMEBODY)
    whole = await handed_over(records, SOMEBODY)
    assert whole["lobbies_left"] == [{"game_id": stored.id}]
    assert len(whole["moves"]) > 20
    for at_once in (1, 3):
        monkeypatch.setattr(personal, "_AT_ONCE", at_once)  # few rows make many slices
        assert await handed_over(records, SOMEBODY) == whole


async def test_a_server_that_left_is_forgotten_after_the_grace_time_and_not_before(
    database: Database, seasons: Seasons
) -> None:
    now = [NOON]
    records = Records(database, clock=lambda: now[0])
    departures = Departures(database, clock=lambda: now[0], grace_days=30)
    sessions = Sessions(database, clock=lambda: now[0])
    await seasons.start(GUILD, "Cup")
    await play(database)
    await opening.open_lobby(sessions, GUILD, 7, 3, shipped()["standard"], join_id=5)
    before = await records.card(SOMEBODY)
    await leave(departures, OTHER_GUILD)
    now[0] += 30 * DAY - 1
    assert await departures.forget_departed() == 0
    assert "games" in await where(database, GUILD)
    now[0] += 1
    assert await departures.forget_departed() == 1
    assert await where(database, GUILD) == set()
    assert (await records.card(SOMEBODY)).tally == before.tally
    assert (await records.card(SOMEBODY, GUILD)).tally.games == 0
    assert (await records.history.page(GUILD, None, 1, viewer=None)).games == 0
    assert await records.database.read(offered_spans, GUILD, "") == []
    assert await records.rebuild() == []
    assert (await records.history.page(OTHER_GUILD, None, 1, viewer=None)).games == 1


async def test_a_server_that_comes_back_in_time_loses_nothing(database: Database) -> None:
    now = [NOON]
    departures = Departures(database, clock=lambda: now[0], grace_days=30)
    await play(database)
    before = await everything(database)
    await leave(departures, OTHER_GUILD)
    now[0] += 29 * DAY
    await leave(departures, GUILD, OTHER_GUILD)
    now[0] += 29 * DAY
    assert await departures.forget_departed() == 0
    assert await everything(database) == before


async def test_what_happened_while_the_bot_was_away_is_noted(database: Database) -> None:
    now = [NOON]
    departures = Departures(database, clock=lambda: now[0], grace_days=1)
    await play(database)
    await leave(departures, GUILD)
    await leave(departures, OTHER_GUILD, 5)
    now[0] += DAY
    await leave(departures, OTHER_GUILD, 5)
    assert await departures.forget_departed() == 1
    assert await where(database, GUILD) == set()
    assert "games" in await where(database, OTHER_GUILD)


async def test_a_finished_game_is_shown_and_exported_only_on_its_server(database: Database, records: Records) -> None:
    game_id = await play(database)
    found = await records.history.finished_game(game_id, GUILD, viewer=None)
    assert found.summary.seats[0].won
    assert found.summary.rounds[-1] == (1000, 50)
    written = await records.history.export(game_id, GUILD, viewer=None)
    assert "players P1 P2" in written
    assert str(SOMEBODY) not in written

    def rules(name: str) -> Any:
        ruleset = shipped().get(name)
        return ruleset.rules if ruleset else None

    assert read_game(written, rules).facts == await database.read(facts_of, game_id=game_id)
    for call in (records.history.finished_game, records.history.export):
        for other in ((game_id, OTHER_GUILD), (999, GUILD)):
            with pytest.raises(Refused) as caught:
                await call(*other, viewer=None)
            assert explain(caught.value)
