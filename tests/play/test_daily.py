"""The daily dice: one attempt a person and day, which midnight ends, and whose secret is told only then."""

import asyncio
import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.coach.coach import CoachUnavailable
from bot.errors import Refused
from bot.games.dice import Seed
from bot.games.farkle import RuleSet, verify
from bot.local.tavern import local_tavern
from bot.play.daily import DailyDice
from bot.play.sessions import Sessions
from bot.rulesets import shipped_rules
from bot.servers.settings import SettingsByServer
from bot.store.database import Database
from bot.ui.daily.posts import Poster
from bot.ui.display import Displays
from localdiscord import reply
from tests.support.daily_steps import (
    EVENING,
    NEXT_DAY,
    SECRET,
    SECRET_OF_NEXT_DAY,
    Day,
    ask,
    play_to_the_end,
    play_turn,
    playing_on_a_day,
    running_on,
)
from tests.support.databases import opened
from tests.support.record_steps import download
from tests.support.steps import address, at_rest, faces, no_answer_awaited

COMMITMENT = "02d449a31fbb267c8f352e9968a79e3e5fc95c1bbeaa502fd6454ebde5a4bedc"
"""The SHA-256 of the 32 bytes of SECRET."""


def rows(database: Path, statement: str) -> list[Any]:
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute(statement).fetchall()


async def test_everybody_gets_the_same_dice_and_sees_only_their_own_board(tmp_path: Path) -> None:
    async with playing_on_a_day(tmp_path / "farkle.sqlite3") as (tavern, _day):
        first, second = tavern.people
        boards = [await ask(tavern, person) for person in (first, second)]
        for person, board in zip((first, second), boards, strict=True):
            assert "turn 1 of 10" in board.text
            assert COMMITMENT in board.text
            assert board.ephemeral_for is person
            await person.click(board, label="Roll 6")
        assert faces(boards[0]) == faces(boards[1]) != []
        assert tavern.faults() == []


async def test_an_attempt_goes_on_where_it_was_also_after_a_restart(tmp_path: Path) -> None:
    database, day = tmp_path / "farkle.sqlite3", Day()
    async with local_tavern(1) as tavern:
        (person,) = tavern.people
        async with running_on(tavern, database, day):
            board = await ask(tavern, person)
            await play_turn(person, board)
            await person.click(board, label="Roll 6")
            thrown = faces(board)
        async with running_on(tavern, database, day):
            again = await ask(tavern, person)
            assert "turn 2 of 10" in again.text
            assert faces(again) == thrown
            # The board from before the restart works, too.
            await person.click(board, label="Most points")
            await person.click(board, label="Bank ")
            assert "turn 3 of 10" in board.text
            # And a press on the one that is old by now brings it up to date.
            await person.click(again, label="Most points")
            assert "turn 3 of 10" in again.text
        assert len(rows(database, "SELECT * FROM attempts")) == 1
        assert tavern.faults() == []


async def test_there_is_one_attempt_a_day(tmp_path: Path) -> None:
    async with playing_on_a_day(tmp_path / "farkle.sqlite3", people=1) as (tavern, _day):
        (person,) = tavern.people
        board = await ask(tavern, person)
        await play_to_the_end(person, board)
        assert "points in 10 turns" in board.text
        again = await ask(tavern, person)
        assert "points in 10 turns" in again.text
        assert not any(button.label.startswith("Roll") for button in again.buttons)
        assert len(rows(tmp_path / "farkle.sqlite3", "SELECT * FROM attempts")) == 1
        assert tavern.faults() == []


async def test_it_counts_for_no_rating_and_is_on_no_server(tmp_path: Path) -> None:
    database = tmp_path / "farkle.sqlite3"
    async with playing_on_a_day(database, people=1) as (tavern, _day):
        (person,) = tavern.people
        await play_to_the_end(person, await ask(tavern, person))
        for table in ("results", "tallies", "uncounted"):
            assert rows(database, f"SELECT * FROM {table}") == []
        (game,) = rows(database, "SELECT id, guild_id, secret FROM games")
        assert game[1:] == (0, None)
        for command in ("farkle verify", "farkle review"):
            assert "no finished game" in (await person.slash(tavern.channel, command, game=str(game[0]))).text.lower()


async def test_midnight_ends_an_attempt_at_what_is_banked(tmp_path: Path) -> None:
    database = tmp_path / "farkle.sqlite3"
    async with playing_on_a_day(database) as (tavern, day):
        first, second = tavern.people
        board, unseen = await ask(tavern, first), await ask(tavern, second)
        await play_turn(first, board)
        await first.click(board, label="Roll 6")
        total = re.search(r"\*\*(-?[\d,]+)\*\* points", board.text)
        assert total is not None
        day.now = EVENING
        await first.click(board, label="Most points")
        day.now = NEXT_DAY
        await first.click(board, label="Bank ")
        assert f"What was banked counts: **{total[1]}** points" in board.text
        # Nobody pressed anything on the other one: the clock ends it.
        await tavern.until(lambda: not rows(database, "SELECT * FROM games WHERE status = 'playing'"))
        await second.click(unseen, label="Roll 6")
        assert "The day ended in turn 1 of 10" in unseen.text
        today = await ask(tavern, first)
        assert "2027-01-16" in today.text
        assert "turn 1 of 10" in today.text
        assert tavern.faults() == []


async def test_a_bot_that_starts_after_midnight_ends_the_day_first(tmp_path: Path) -> None:
    database, day = tmp_path / "farkle.sqlite3", Day()
    async with local_tavern(1) as tavern:
        (person,) = tavern.people
        async with running_on(tavern, database, day):
            board = await ask(tavern, person)
            await person.click(board, label="Roll 6")
        day.now = NEXT_DAY
        assert rows(database, "SELECT published_at FROM days") == [(None,)]
        async with running_on(tavern, database, day):
            await person.click(board, label="Most points")
            assert "The day ended" in board.text
        assert rows(database, "SELECT published_at FROM days WHERE day = '2027-01-15'") == [(int(NEXT_DAY),)]
        assert rows(database, "SELECT * FROM beginnings") == []


async def test_the_dice_of_yesterday_can_be_checked_and_those_of_today_cannot(tmp_path: Path) -> None:
    async with playing_on_a_day(tmp_path / "farkle.sqlite3") as (tavern, day):
        person, other = tavern.people
        board = await ask(tavern, person)
        await play_to_the_end(person, board)
        assert [button.label for button in board.buttons] == ["Share", "Leaderboard"]
        forged = {"custom_id": "fd:1:0:check"}
        refused = await person.forge("component", tavern.channel, forged, board)
        assert "midnight UTC" in refused.text
        day.now = NEXT_DAY
        today = await ask(tavern, person)
        answer = await person.click(today, label="Check yesterday's dice")
        assert answer.ephemeral
        assert "The dice fell exactly as they were fixed" in answer.text
        assert COMMITMENT in answer.text
        text = (await download(answer.shown)).decode()
        assert "day 2027-01-15\n" in text
        assert text.endswith(f"secret {SECRET}\n")
        assert SECRET_OF_NEXT_DAY not in answer.text
        assert verify(text, shipped_rules).faults == ()
        # Nobody else reaches somebody's attempt.
        stranger = await other.forge("component", tavern.channel, forged, await ask(tavern, other))
        assert "This game is gone" in stranger.text
        assert tavern.faults() == []


async def test_a_deleted_person_cannot_begin_again_that_day(tmp_path: Path) -> None:
    database = tmp_path / "farkle.sqlite3"
    async with playing_on_a_day(database, people=1) as (tavern, day):
        (person,) = tavern.people
        await play_turn(person, await ask(tavern, person))
        privacy = await person.slash(tavern.channel, "farkle privacy")
        await person.click(privacy.shown, label="Delete me")
        await person.click(privacy.shown, label="Delete")
        refused = await person.slash(tavern.channel, "farkle daily")
        assert "already started today's dice" in refused.text
        with closing(sqlite3.connect(database)) as connection:
            assert str(person.id) not in "\n".join(connection.iterdump())
        day.now = NEXT_DAY
        assert "turn 1 of 10" in (await ask(tavern, person)).text
        assert tavern.faults() == []


async def test_an_export_tells_no_dice_of_a_day_that_goes_on(tmp_path: Path) -> None:
    async with playing_on_a_day(tmp_path / "farkle.sqlite3", people=1) as (tavern, day):
        (person,) = tavern.people
        await play_turn(person, await ask(tavern, person))

        async def exported() -> str:
            privacy = await person.slash(tavern.channel, "farkle privacy")
            answer = await person.click(privacy.shown, label="Get it")
            return (await download(answer.shown)).decode()

        assert "1 roll" not in await exported()
        day.now = NEXT_DAY
        await ask(tavern, person)
        text = await exported()
        assert "1 roll" in text
        assert SECRET not in text
        (first, second) = json.loads(text)["daily_dice"]
        assert (first["day"], first["guild_id"], first["points"]) == ("2027-01-15", tavern.guild.id, first["best_turn"])
        assert (second["day"], second["streak"], second["points"]) == ("2027-01-16", 2, None)


async def test_the_ending_compares(tmp_path: Path) -> None:
    async with playing_on_a_day(tmp_path / "farkle.sqlite3", people=3) as (tavern, _day):
        first, second, third = tavern.people
        boards = {person: await ask(tavern, person) for person in tavern.people}
        await play_to_the_end(first, boards[first])
        assert "Here: place **1** of 1 so far" in boards[first].text
        assert "The first day in a row" in boards[first].text
        assert "To be compared with all servers, you need 10 rated games." in boards[first].text
        await tavern.until(lambda: "Perfect play scores" in boards[first].text)
        assert "and 5,147 on average" in boards[first].text
        # The same dice and the same decisions.
        await play_to_the_end(second, boards[second])
        assert "Here: place **1** of 2 so far" in boards[second].text
        # Who hides is compared with nobody, and nobody with them.
        privacy = await first.slash(tavern.channel, "farkle privacy")
        await first.click(privacy.shown, label="Hide me")
        assert "Here" not in (await ask(tavern, first)).text
        await play_to_the_end(third, boards[third])
        assert "Here: place **1** of 2 so far" in boards[third].text
        # Nobody has begun from direct messages.
        assert "Here" not in (await second.slash(second.direct_messages, "farkle daily")).text
        assert tavern.faults() == []


async def test_who_banks_more_is_ahead(tmp_path: Path) -> None:
    database = tmp_path / "farkle.sqlite3"
    async with playing_on_a_day(database) as (tavern, _day):
        first, second = tavern.people
        for person in (first, second):
            await play_to_the_end(person, await ask(tavern, person))
        with closing(sqlite3.connect(database)) as connection, connection:
            connection.execute("UPDATE attempts SET points = points + 50, everywhere = 1 WHERE game_id = 2")
        assert "Here: place **2** of 2 so far" in (await ask(tavern, first)).text
        ahead = await ask(tavern, second)
        assert "Here: place **1** of 2 so far" in ahead.text
        assert "Everywhere: place **1** of 1 so far" in ahead.text


async def test_days_in_a_row_are_counted_and_end_with_a_day_without(tmp_path: Path) -> None:
    async with playing_on_a_day(tmp_path / "farkle.sqlite3", people=1) as (tavern, day):
        (person,) = tavern.people
        streaks = []
        for days in (0, 1, 1, 2):
            day.now += days * 86_400
            board = await ask(tavern, person)
            await play_to_the_end(person, board)
            streaks.append(next(line for line in board.text.splitlines() if "in a row" in line))
        assert streaks == [
            "The first day in a row",
            "**2** days in a row",
            "**3** days in a row",
            "The first day in a row",
        ]


async def test_a_result_is_shared_without_dice_and_pings_nobody(tmp_path: Path) -> None:
    async with playing_on_a_day(tmp_path / "farkle.sqlite3", people=1) as (tavern, _day):
        (person,) = tavern.people
        board = await ask(tavern, person)
        await play_to_the_end(person, board)
        await tavern.until(lambda: "Perfect play scores" in board.text)
        await person.click(board, label="Share")
        await tavern.until(lambda: any(not each.ephemeral_for for each in tavern.channel.messages()))
        (shared,) = (message for message in tavern.channel.messages() if not message.ephemeral_for)
        head, line = shared.text.splitlines()
        assert head == f"🎲 {person.mention} · daily dice 2027-01-15 · **4,650**"
        assert line == "▁▁▂▆▃▃▄▄▂▃"
        assert shared.pings == []
        assert board.button("Share").disabled
        assert tavern.faults() == []


async def test_a_result_is_shared_once_in_a_channel_however_often_somebody_presses(tmp_path: Path) -> None:
    async with playing_on_a_day(tmp_path / "farkle.sqlite3", people=1) as (tavern, _day):
        (person,) = tavern.people
        board, other = await ask(tavern, person), tavern.guild.add_channel("other")
        await play_to_the_end(person, board)
        share = address(board, "Share")
        await asyncio.gather(*(person.click(board, share, force=True) for _ in range(3)))
        again = await ask(tavern, person)
        assert again.button("Share").disabled
        await person.click(again, share, force=True)
        # What perfect play makes of the dice may be added after that.
        await tavern.until(lambda: "Perfect play scores" in board.text)
        assert board.button("Share").disabled
        assert len([each for each in await at_rest(tavern) if not each.ephemeral_for]) == 1
        elsewhere = await person.slash(other, "farkle daily")
        await person.click(elsewhere.shown, label="Share")
        assert len([each for each in await at_rest(tavern, other) if not each.ephemeral_for]) == 1
        assert tavern.faults() == []


async def test_what_could_not_be_shared_can_be_shared_again(tmp_path: Path) -> None:
    async with playing_on_a_day(tmp_path / "farkle.sqlite3", people=1) as (tavern, _day):
        (person,) = tavern.people
        board = await ask(tavern, person)
        await play_to_the_end(person, board)
        await tavern.until(lambda: "Perfect play scores" in board.text)
        tavern.local.inject(lambda request: reply({}, 404) if "/callback" in request.path else None)
        with no_answer_awaited(tavern):
            await person.click(board, label="Share")
        tavern.local.inject(None)
        await person.click(board, label="Share")
        assert len([each for each in await at_rest(tavern) if not each.ephemeral_for]) == 1


async def test_nothing_is_shared_of_an_attempt_that_goes_on(tmp_path: Path) -> None:
    async with playing_on_a_day(tmp_path / "farkle.sqlite3", people=1) as (tavern, _day):
        (person,) = tavern.people
        board = await ask(tavern, person)
        refused = await person.forge("component", tavern.channel, {"custom_id": "fd:1:share"}, board)
        assert refused.ephemeral
        assert [message for message in tavern.channel.messages() if not message.ephemeral_for] == []


async def test_nothing_of_it_takes_the_place_of_what_others_see(tmp_path: Path) -> None:
    async with playing_on_a_day(tmp_path / "farkle.sqlite3") as (tavern, _day):
        person, host = tavern.people
        lobby = (await host.slash(tavern.channel, "farkle start")).shown
        drawn, board = lobby.text, await ask(tavern, person)
        for part in ("1:0:roll", "1:1:die:1:1", "1:1:best:3", "ranks:day:here", "place:day:everywhere"):
            refused = await person.forge("component", tavern.channel, {"custom_id": f"fd:{part}"}, lobby)
            assert refused.ephemeral, part
        await play_to_the_end(person, board)
        assert (await person.forge("component", tavern.channel, {"custom_id": "fd:1:share"}, lobby)).ephemeral
        assert lobby.text == drawn
        assert tavern.faults() == []


async def test_leaderboards_of_today_the_month_and_days_in_a_row(tmp_path: Path) -> None:
    database = tmp_path / "farkle.sqlite3"
    async with playing_on_a_day(database, people=3) as (tavern, day):
        first, second, third = tavern.people
        await play_to_the_end(first, await ask(tavern, first))
        await play_turn(second, await ask(tavern, second))
        day.now = NEXT_DAY
        boards = {person: await ask(tavern, person) for person in (first, second)}
        for person, board in boards.items():
            await play_to_the_end(person, board)
        with closing(sqlite3.connect(database)) as connection, connection:
            connection.execute("UPDATE attempts SET points = 100 * game_id")
        shown = (await first.click((await ask(tavern, first)), label="Leaderboard")).shown
        assert shown.ephemeral_for is first
        assert shown.text.splitlines() == [
            "### 🎲 Daily dice · today · this server",
            f"1. {second.mention} **400**",
            f"2. {first.mention} **300**",
        ]
        assert shown.button("Today").disabled
        await first.click(shown, label="This month")
        assert shown.text.splitlines()[1:] == [f"1. {second.mention} **600**", f"2. {first.mention} **400**"]
        await first.click(shown, label="Days in a row")
        assert {f"{first.mention} **2** days", f"{second.mention} **2** days"} == {
            line[3:] for line in shown.text.splitlines()[1:]
        }
        await first.click(shown, label="All servers")
        assert "Nobody yet." in shown.text, "nobody has had ten rated games"
        privacy = await second.slash(tavern.channel, "farkle privacy")
        await second.click(privacy.shown, label="Hide me")
        await first.click(shown, label="This server")
        assert second.mention not in shown.text
        anywhere = await third.slash(third.direct_messages, "farkle daily")
        alone = (await third.click(anywhere.shown, label="Leaderboard")).shown
        assert "all servers" in alone.text
        assert [button.label for button in alone.buttons] == ["Today", "This month", "Days in a row"]
        assert tavern.faults() == []


async def test_the_best_game_of_yesterday_is_for_everybody(tmp_path: Path) -> None:
    async with playing_on_a_day(tmp_path / "farkle.sqlite3") as (tavern, day):
        first, second = tavern.people
        await play_to_the_end(first, await ask(tavern, first))
        early = await second.forge("component", tavern.channel, {"custom_id": "fd:best"}, await ask(tavern, second))
        assert "Nobody played with the dice of yesterday" in early.text
        day.now = NEXT_DAY
        answer = await second.click(await ask(tavern, second), label="Yesterday's best")
        assert answer.ephemeral
        assert f"Yesterday's best: {first.mention} with **4,650**" in answer.text
        assert f"The best turn: {first.mention} banked **1,050**" in answer.text
        text = (await download(answer.shown)).decode()
        assert verify(text, shipped_rules).faults == ()
        assert str(first.id) not in text
        assert tavern.faults() == []


async def test_each_server_that_wants_it_gets_the_result_of_a_day_once(tmp_path: Path) -> None:
    async with playing_on_a_day(tmp_path / "farkle.sqlite3") as (tavern, day):
        bot = tavern.bot
        assert bot is not None
        first, second = tavern.people
        results, silent = tavern.guild.add_channel("results"), tavern.local.add_guild("Silent")
        for person in (first, second):
            await play_to_the_end(person, await ask(tavern, person))
        await bot.services.settings.change(tavern.guild.id, daily_channel=results.id)
        await bot.services.settings.change(silent.id, daily_channel=silent.add_channel("dice").id)
        await bot.poster.round()
        assert results.messages() == [], "the day is not over"
        day.now = NEXT_DAY
        await bot.services.daily.end_days()
        await asyncio.gather(bot.poster.round(), bot.poster.round())
        await tavern.until(lambda: bool(results.messages()))
        (posted,) = results.messages()
        assert posted.text.splitlines()[0] == "### 🎲 Daily dice · 2027-01-15 · 2 people"
        assert f"{first.mention} **4,650**" in posted.text
        assert posted.pings == []
        assert rows(tmp_path / "farkle.sqlite3", "SELECT guild_id FROM daily_posts") == [(tavern.guild.id,)]
        assert tavern.faults() == []


async def test_a_result_that_cannot_be_posted_is_not_tried_again(tmp_path: Path) -> None:
    async with playing_on_a_day(tmp_path / "farkle.sqlite3", people=1) as (tavern, day):
        bot = tavern.bot
        assert bot is not None
        (person,) = tavern.people
        await play_to_the_end(person, await ask(tavern, person))
        await bot.services.settings.change(tavern.guild.id, daily_channel=1)
        day.now = NEXT_DAY
        await bot.services.daily.end_days()
        await tavern.until(lambda: bool(rows(tmp_path / "farkle.sqlite3", "SELECT * FROM daily_posts")))
        assert await bot.services.daily.posts_due() == []


async def test_many_servers_get_five_results_a_second(tmp_path: Path) -> None:
    path, day = tmp_path / "farkle.sqlite3", Day()
    async with opened(path) as database:
        dice = dice_of(database, day)
        settings = SettingsByServer(database)
        for number in range(1, 13):
            await settings.change(number, daily_channel=100 + number)
            await dice.attempt(1000 + number, 100 + number, number)
        day.now = NEXT_DAY
        await dice.end_days()
        posted: list[int] = []

        class Everywhere:
            def get_guild(self, _guild_id: int) -> SimpleNamespace:
                return SimpleNamespace(unavailable=False)

            def get_partial_messageable(self, channel_id: int, **_where: int) -> SimpleNamespace:
                async def send(**_message: object) -> None:
                    posted.append(channel_id)

                return SimpleNamespace(send=send)

        seconds = 100.0
        display = Displays(settings).of(None, "en-US")
        poster = Poster(cast(Any, Everywhere()), dice, lambda _guild_id: display, lambda: seconds)
        rounds = []
        for _ in range(4):
            seconds += 1
            # The second one comes too early.
            await poster.round()
            await poster.round()
            rounds.append(len(posted))
        assert rounds == [5, 10, 12, 12]
        assert posted == sorted(posted)


async def test_no_other_command_or_button_reaches_an_attempt(tmp_path: Path) -> None:
    async with playing_on_a_day(tmp_path / "farkle.sqlite3") as (tavern, _day):
        first, second = tavern.people
        board = await ask(tavern, first)
        await first.click(board, label="Roll 6")
        for person in (first, second):
            for command in ("board", "hint", "roll", "bank", "leave", "pause", "stop", "verify", "review"):
                answer = await person.slash(tavern.channel, f"farkle {command}", game="1")
                assert answer.ephemeral
                assert faces(answer.shown) == []
                assert COMMITMENT not in answer.text
            for custom_id in ("fk:1:1:roll", "fk:1:1:hint", "fk:1:1:check", "fk:1:1:leave-yes"):
                forged = await person.forge("component", tavern.channel, {"custom_id": custom_id})
                assert "This game is gone" in forged.text
            history = await person.slash(tavern.channel, "farkle history")
            assert "2027-01-15" not in history.text
        assert [message for message in tavern.channel.messages() if not message.ephemeral_for] == []
        await first.click(board, label="Most points")
        assert "turn 1 of 10" in board.text


async def test_in_direct_messages(tmp_path: Path) -> None:
    async with playing_on_a_day(tmp_path / "farkle.sqlite3", people=1) as (tavern, _day):
        (person,) = tavern.people
        answer = await person.slash(person.direct_messages, "farkle daily")
        await person.click(answer.shown, label="Roll 6")
        assert faces(answer.shown) != []
        assert tavern.faults() == []


def dice_of(database: Database, day: Day) -> DailyDice:
    """What one of several processes knows."""
    return DailyDice(database, Sessions(database, clock=day), day, day.draw_secret, nobody_knows)


async def nobody_knows(_rules: RuleSet, _seed: Seed) -> tuple[float, int]:
    raise CoachUnavailable


async def test_two_processes_agree_on_the_secret_and_on_the_attempt(tmp_path: Path) -> None:
    path, day = tmp_path / "farkle.sqlite3", Day()
    async with opened(path) as one, opened(path) as other:
        here, there = (
            dice_of(one, day),
            DailyDice(other, Sessions(other, clock=day), day, lambda: "33" * 32, nobody_knows),
        )
        ids = await asyncio.gather(here.attempt(7, 100), there.attempt(7, 101), here.attempt(7, 102))
        assert len(set(ids)) == 1
        assert len(rows(path, "SELECT * FROM days")) == 1


async def test_an_attempt_that_two_processes_end_is_ended_once_and_takes_no_more_facts(tmp_path: Path) -> None:
    path, day = tmp_path / "farkle.sqlite3", Day()
    async with opened(path) as one, opened(path) as other:
        here, there = dice_of(one, day), dice_of(other, day)
        game_id = await here.attempt(7, 100)
        day.now = NEXT_DAY
        await asyncio.gather(here.end_days(), there.end_days())
        assert rows(path, f"SELECT status FROM games WHERE id = {game_id}") == [("stopped",)]
        assert rows(path, "SELECT published_at FROM days") == [(int(NEXT_DAY),)]


async def test_a_process_whose_clock_is_late_begins_nothing_on_a_day_that_is_published(tmp_path: Path) -> None:
    path, day, late = tmp_path / "farkle.sqlite3", Day(), Day()
    async with opened(path) as one, opened(path) as other:
        here, there = dice_of(one, day), dice_of(other, late)
        await here.attempt(7, 100)
        day.now = NEXT_DAY
        await here.end_days()
        with pytest.raises(Refused) as refused:
            await there.attempt(8, 101)
        assert refused.value.code == "daily-day-over"
