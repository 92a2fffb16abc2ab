"""The daily dice: one attempt per person and day, which ends at midnight, when its secret is published."""

import asyncio
import json
import re
import time
from datetime import UTC, date, datetime
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord import Permissions
from hypothesis import given
from hypothesis import strategies as st

from bot.discord_limits import Refusals
from bot.errors import Refused
from bot.features.daily import ranks as daily_ranks
from bot.features.daily import store as daily
from bot.features.daily.model import Attempted, DayResult
from bot.features.daily.posts import Poster
from bot.features.daily.rules import FORGIVING_DAYS, came_to, days_before, rules_of_day, streak_on
from bot.features.daily.service import DailyDice
from bot.features.daily.store import APART, POSTING
from bot.features.nudges import store as nudges
from bot.features.oversight import store as oversight
from bot.games import farkle
from bot.games.dice import Seed
from bot.games.engine import Risk
from bot.games.farkle import Then, choices, new_game, play_choice, verify, write
from bot.model.place import NOWHERE
from bot.play.guards import game_of
from bot.play.turns import choose
from bot.records.records import Records
from bot.rulesets import shipped_rules_of
from bot.sentences import say
from bot.servers.own_settings import SettingsByPerson
from bot.servers.settings import SettingsByServer
from bot.store import finding, members
from bot.store.people import set_hidden
from bot.store.schema import all_tables
from bot.store.units import Transaction
from bot.ui.display import Displays
from bot.ui.messages import Messages
from localdiscord import Channel, Message, Person, reply
from tests.support.daily_steps import (
    EVENING,
    NEXT_DAY,
    NINE,
    OVER,
    SECRET,
    SECRET_OF_NEXT_DAY,
    Day,
    Process,
    ask,
    midnight,
    over,
    play_to_the_end,
    play_turn,
)
from tests.support.databases import change, looking, opened
from tests.support.record_steps import download
from tests.support.sentences import refused, says
from tests.support.steps import address, at_rest, delete, faces, forge, hide, no_answer_awaited, pressable
from tests.support.tavern import Tavern, running_bot, scripted
from tools.break_bot.audit import InARow

COMMITMENT = "02d449a31fbb267c8f352e9968a79e3e5fc95c1bbeaa502fd6454ebde5a4bedc"
"""The SHA-256 of the 32 bytes of SECRET."""


pytestmark = pytest.mark.usefixtures("day")


def rows(database: Path, statement: str) -> list[Any]:
    with looking(database) as look:
        return look(statement)


async def finish(tavern: Tavern, person: Person) -> Message:
    board = await ask(tavern, person)
    await play_to_the_end(person, board)
    return board


async def yesterday(tavern: Tavern, person: Person) -> Message:
    return (await person.click(await ask(tavern, person), label="Yesterday")).shown


async def public(tavern: Tavern, channel: Channel | None = None) -> list[Message]:
    """What everyone sees, once the bot has done everything."""
    return [message for message in await at_rest(tavern, channel) if not message.ephemeral_for]


async def test_everybody_gets_the_same_dice_and_sees_only_their_own_board(tavern: Tavern) -> None:
    first, second, third = tavern.people
    boards = {person: await ask(tavern, person) for person in (first, second)}
    boards[third] = (await third.slash(third.direct_messages, "farkle daily")).shown
    # The first screen says how to play, in a message of its own.
    story = await first.click(boards[first], label="How to play")
    assert says(story, "how-to-play-head", page=1)
    await first.click(story.shown, label="Next ▶")
    assert says(story, "how-to-play-head", page=2)
    for person, board in boards.items():
        assert says(board, "daily-head", number="1", turn=1, turns=10)
        assert says(board, "daily-about", title="Deluxe", turns=10)
        assert says(board, "words-penalty", farkles=3, points=1000)
        assert board.ephemeral_for is person
        await person.click(board, label="Roll 6")
        assert "How to play" not in pressable(board)
    assert faces(boards[first]) == faces(boards[second]) == faces(boards[third]) != []


@pytest.mark.without_bot
@pytest.mark.people(1)
async def test_an_attempt_goes_on_after_a_restart_but_not_after_midnight(tavern: Tavern, path: Path, day: Day) -> None:
    (person,) = tavern.people
    async with running_bot(tavern, path, Seed.dice, day, day.draw_secret):
        board = await ask(tavern, person)
        await play_turn(person, board)
        thrown = faces(board)
    async with running_bot(tavern, path, Seed.dice, day, day.draw_secret):
        again = await ask(tavern, person)
        assert says(again, "daily-head", turn=2, turns=10)
        assert faces(again) == thrown
        # The board from before the restart works, too.
        await person.click(board, label="Most points")
        await person.click(board, label="Bank ")
        assert says(board, "daily-head", turn=3, turns=10)
        # And a press on the old one brings it up to date.
        await person.click(again, label="Most points")
        assert says(again, "daily-head", turn=3, turns=10)
    assert len(rows(path, "SELECT * FROM attempts")) == 1
    day.now = NEXT_DAY
    published = "SELECT day FROM days WHERE published_at IS NOT NULL"
    async with running_bot(tavern, path, Seed.dice, day, day.draw_secret):
        await person.click(board, label="Most points")
        assert says(board, "daily-cut-off")
        assert rows(path, published) == []
        assert len(rows(path, "SELECT * FROM beginnings")) == 1
        await over(tavern, day)
    assert rows(path, published) == [("2027-01-15",)]
    assert rows(path, "SELECT * FROM beginnings") == []


async def test_the_first_throw_of_a_turn_falls_by_itself_and_a_farkle_of_it_stays_on_the_board(tavern: Tavern) -> None:
    tavern.roll = scripted("111234", "553346", "223446", "115234", "234", "223446")
    person = tavern.people[0]
    board = await ask(tavern, person)
    assert faces(board) == [], "to look at it begins nothing"
    await play_turn(person, board)
    assert says(board, "daily-head", turn=2, turns=10)
    assert faces(board) == ["5", "5", "3", "3", "4", "6"]
    await play_turn(person, board)
    # The first throw of the third turn lost it.
    assert says(board, "daily-head", turn=4, turns=10)
    assert "2 2 3 4 4 6" in board.text
    assert faces(board) == []
    await person.click(board, label="Roll 6")
    await person.click(board, label="Most points")
    # This farkle begins the next turn, whose first throw is a farkle, too.
    await person.click(board, label="Roll 3")
    assert says(board, "daily-head", turn=6, turns=10)
    assert "2 2 3 4 4 6" in board.text.partition("2 3 4")[2]
    assert board.button("Roll 6")


async def test_an_attempt_that_an_earlier_version_left_between_two_turns_goes_on(tavern: Tavern) -> None:
    person = tavern.people[0]
    board = await ask(tavern, person)
    await person.click(board, label="Roll 6")
    async with tavern.bot.services.sessions.lock(1) as session:
        bank = next(each for each in choices(cast(Any, game_of(session.stored))) if each.then is Then.BANK)
        given = (session.stored, person.id, bank)
        await session.commit(choose(*given, now=session.now(), roller=session.roller))
    again = await ask(tavern, person)
    assert says(again, "daily-head", turn=2, turns=10)
    await play_to_the_end(person, again)


async def test_the_one_attempt_a_day_earns_achievements_and_no_rating(path: Path, tavern: Tavern, day: Day) -> None:
    person = tavern.people[0]
    ended = await finish(tavern, person)
    assert says(ended, "daily-over", turns=10)
    again = await ask(tavern, person)
    assert says(again, "daily-over", turns=10)
    assert not any(button.label.startswith("Roll") for button in again.buttons)
    assert len(rows(path, "SELECT * FROM attempts")) == 1
    for table in ("results", "lifetime_stats", "uncounted"):
        assert rows(path, f"SELECT * FROM {table}") == []
    assert rows(path, "SELECT guild_id, secret FROM games") == [(NOWHERE, None)]
    assert says(ended, "daily-awards", names="🌅 Early bird")
    assert says(await ask(tavern, person), "daily-awards")
    assert says(await person.slash(tavern.channel, "farkle stats"), "card-awards", names="🌅 Early bird")
    await over(tavern, day)
    assert says(await yesterday(tavern, person), "daily-awards")
    assert not says(await yesterday(tavern, tavern.people[1]), "daily-awards")
    await finish(tavern, person)
    assert not says(await ask(tavern, person), "daily-awards")


async def test_midnight_ends_an_attempt_at_what_is_banked_and_who_banked_more_is_ahead(
    path: Path, tavern: Tavern, day: Day
) -> None:
    first, second, third = tavern.people
    board, unseen = await ask(tavern, first), await ask(tavern, second)
    finished = await finish(tavern, third)
    await play_turn(first, board)
    total = re.search(r"\*\*(-?[\d,]+)\*\* points", board.text)
    assert total is not None
    day.now = EVENING
    await first.click(board, label="Most points")
    day.now = NEXT_DAY
    await first.click(board, label="Bank ")
    assert says(board, "daily-cut-off", total=total[1])
    # Who banks more is ahead.
    assert says(board, "daily-ranks-mine", place=2, people=2)
    assert says(board, "daily-better", others=1, percent=0)
    assert says(await third.click(finished, label="Copy as text"), "daily-better", others=1, percent=100)
    # There was no press on the other one: the clock ends it.
    await tavern.until(lambda: not rows(path, "SELECT * FROM games WHERE status = 'playing'"))
    await second.click(unseen, label="Roll 6")
    assert says(unseen, "daily-unplayed")
    ranked = dict(rows(path, "SELECT user_id, value FROM daily_ranks WHERE by = 'day'"))
    assert ranked.keys() == {first.id, third.id}
    assert ranked[first.id] == int(total[1])
    assert "Share" not in pressable(unseen)
    assert says(await ask(tavern, first), "daily-head", number="2", turn=1, turns=10)


async def test_the_dice_of_yesterday_can_be_checked_and_those_of_today_cannot(tavern: Tavern, day: Day) -> None:
    person = tavern.people[0]
    board = await finish(tavern, person)
    beside = ["Leaderboard", "Calendar", "Check the dice", "My time zone"]
    under = ["Share", "Copy as text", "Look back", "Beat my daily", "Remind me tomorrow", "Messages to me", *beside]
    assert pressable(board) == under
    assert COMMITMENT not in board.text
    fixed = await person.click(board, label="Check the dice")
    assert fixed.ephemeral
    assert COMMITMENT in fixed.text
    assert says(fixed, "daily-check")
    assert SECRET not in fixed.text
    await midnight(tavern, day)
    # It continues elsewhere.
    assert "Yesterday" not in pressable(await ask(tavern, person))
    assert says(await person.click(board, label="Check the dice"), "daily-check")
    await over(tavern, day)
    shown = await yesterday(tavern, person)
    assert COMMITMENT not in shown.text
    answer = await person.click(shown, label="Check the dice")
    assert answer.ephemeral
    assert says(answer, "verify-right")
    # The players' part, which has a fingerprint in other games, is the day.
    assert not says(answer, "fixed-fingerprint")
    assert COMMITMENT in answer.text
    text = (await download(answer.shown)).decode()
    assert "day 2027-01-15\n" in text
    assert text.endswith(f"secret {SECRET}\n")
    assert SECRET_OF_NEXT_DAY not in answer.text
    assert str(person.id) not in text
    assert verify(text, shipped_rules_of(farkle.ENGINE)).faults == ()


async def test_the_attempt_of_yesterdays_best_can_be_looked_up_unless_they_hide(tavern: Tavern, day: Day) -> None:
    person, other, _ = tavern.people
    await finish(tavern, person)
    await over(tavern, day)
    shown = await yesterday(tavern, other)
    assert says(shown, "daily-best")
    await hide(tavern, person)
    for part in ("1:0:check", "replay:1:1:best"):
        assert refused(await forge(other, shown, f"fd:{part}"), "daily-not-shown")
    assert says(await yesterday(tavern, other), "daily-nobody")


@pytest.mark.both
async def test_a_deleted_person_cannot_begin_again_that_day(path: Path, tavern: Tavern, day: Day) -> None:
    person = tavern.people[0]
    await play_turn(person, await ask(tavern, person))
    await delete(tavern, person)
    assert refused(await person.slash(tavern.channel, "farkle daily"), "daily-begun")
    for table in all_tables():
        assert str(person.id) not in str(rows(path, f"SELECT * FROM {table.name}"))
    day.now = NEXT_DAY
    assert says(await ask(tavern, person), "daily-head", turn=1, turns=10)


async def exported(tavern: Tavern, person: Person) -> str:
    privacy = await person.slash(tavern.channel, "farkle privacy")
    answer = await person.click(privacy.shown, label="Get it")
    return (await download(answer.shown)).decode()


async def test_an_export_tells_no_dice_of_a_day_that_goes_on(tavern: Tavern, day: Day) -> None:
    person = tavern.people[0]
    await play_turn(person, await ask(tavern, person))

    assert "1 roll" not in await exported(tavern, person)
    await over(tavern, day)
    await play_turn(person, await ask(tavern, person))
    text = await exported(tavern, person)
    assert "1 roll" in text
    assert SECRET not in text
    (first, second) = json.loads(text)["daily_dice"]
    assert (first["day"], first["guild_id"], first["points"]) == ("2027-01-15", tavern.guild.id, first["best_turn"])
    assert (second["day"], second["streak"], second["points"]) == ("2027-01-16", 2, None)


async def test_the_ending_compares(tavern: Tavern) -> None:
    first, second, third = tavern.people
    boards = {person: await ask(tavern, person) for person in tavern.people}
    await play_to_the_end(first, boards[first])
    assert not says(boards[first], "daily-ranks-mine")
    assert says(boards[first], "daily-streak", days=1)
    assert says(boards[first], "daily-better", others=0)
    await tavern.until(lambda: says(boards[first], "daily-perfect"))
    # The same dice and the same decisions.
    await play_to_the_end(second, boards[second])
    assert says(boards[second], "daily-ranks-mine", place=1, people=2)
    assert says(boards[second], "daily-better", others=1, percent=0)
    # A person who hides has no place.
    await hide(tavern, first)
    assert not says(await ask(tavern, first), "daily-ranks-mine")
    await play_to_the_end(third, boards[third])
    assert says(boards[third], "daily-ranks-mine", place=1, people=2)
    # Elsewhere, only the share is shown, without names.
    anywhere = await second.slash(second.direct_messages, "farkle daily")
    assert not says(anywhere, "daily-ranks-mine")
    assert says(anywhere, "daily-better", others=2, percent=0)
    assert "Leaderboard" not in pressable(anywhere.shown)


async def test_a_result_is_shared_once_in_a_channel_and_anyone_there_plays_from_it(tavern: Tavern, day: Day) -> None:
    first, second, _ = tavern.people
    board, other = await ask(tavern, first), tavern.guild.add_channel("other")
    # Nothing is shared of an unfinished attempt.
    assert (await forge(first, board, "fd:1:share")).ephemeral
    assert await public(tavern) == []
    await play_to_the_end(first, board)
    await tavern.until(lambda: says(board, "daily-perfect"))
    share = address(board, "Share")
    await asyncio.gather(*(first.click(board, share, force=True) for _ in range(3)))
    again = await ask(tavern, first)
    assert board.button("Share").disabled
    assert again.button("Share").disabled
    await first.click(again, share, force=True)
    (shared,) = await public(tavern)
    drawn = shared.text
    assert drawn.splitlines() == [
        f"🎲 {first.mention} · **Farkle #1** · **4,650** points",
        "82% of perfect play · 🔥 1 day in a row · First to finish today",
        "## 🟨🟨🟨🟩🟧🟧🟧🟧🟨🟧",
        "Best turn: 1,050 · farkles: 0",
        "150 · 100 · 200 · 1,050 · 500 · 450 · 750 · 750 · 200 · 500",
    ]
    assert [part.get("spoiler") for part in shared.components] == [None, True, None]
    assert shared.pings == []
    # The same as text, with a link for people who don't have the bot.
    copied = await first.click(board, label="Copy as text")
    assert copied.ephemeral
    assert says(copied, "daily-share-perfect")
    (row,) = json.loads(await exported(tavern, first))["shared_results"]
    assert row["channel_id"] == tavern.channel.id
    assert f"https://discord.com/oauth2/authorize?client_id={tavern.bot.application_id}" in copied.text
    elsewhere = await first.slash(other, "farkle daily")
    await first.click(elsewhere.shown, label="Share")
    assert len(await public(tavern, other)) == 1
    played = (await second.click(shared, label="Play today's dice")).shown
    assert played.ephemeral_for is second
    await play_turn(second, played)
    assert says(played, "daily-head", turn=2, turns=10)
    assert says(await first.click(shared, label="Play today's dice"), "daily-over", turns=10)
    await midnight(tavern, day)
    assert says(await first.click(shared, label="Play today's dice"), "daily-head", number="2", turn=1)
    assert shared.text == drawn


@pytest.mark.without_bot
@pytest.mark.people(1)
@pytest.mark.both
async def test_a_result_stays_shared_after_a_restart(tavern: Tavern, path: Path, day: Day) -> None:
    (person,) = tavern.people
    async with running_bot(tavern, path, Seed.dice, day, day.draw_secret):
        await person.click(await finish(tavern, person), label="Share")
    async with running_bot(tavern, path, Seed.dice, day, day.draw_secret):
        board = await ask(tavern, person)
        assert board.button("Share").disabled
        await person.click(board, address(board, "Share"), force=True)
        assert len(await public(tavern)) == 1


@pytest.mark.refused
async def test_a_share_that_discord_refuses_can_be_tried_again_and_the_person_is_told(tavern: Tavern) -> None:
    person = tavern.people[0]
    board = await finish(tavern, person)
    refusals = [reply({}, 403)]
    tavern.local.inject(lambda request: refusals.pop() if refusals and "/webhooks/" in request.path else None)
    await person.click(board, label="Share")
    await at_rest(tavern)
    assert refusals == []
    assert not board.button("Share").disabled
    story = [each for each in tavern.channel.messages(viewer=person) if each.ephemeral_for and says(each, "not-shown")]
    assert len(story) == 1
    # Nor is it lost if Discord does not take the answer, though perfect play is added meanwhile.
    tavern.local.inject(lambda request: reply({}, 404) if "/callback" in request.path else None)
    with no_answer_awaited(tavern):
        await person.click(board, label="Share")
    tavern.local.inject(None)
    await person.click(board, label="Share")
    await tavern.until(lambda: says(board, "daily-perfect"))
    assert board.button("Share").disabled
    assert len(await public(tavern)) == 1


async def test_it_is_apart_from_the_games_at_tables(tavern: Tavern) -> None:
    first, host, _ = tavern.people
    services, board = tavern.bot.services, await ask(tavern, first)
    await first.click(board, label="Roll 6")
    counted = await tavern.bot.database.read(finding.open_by_state)
    assert counted == {"lobby": 0, "playing": 0, "paused": 0, "asleep": 0, "private": 1}
    assert await tavern.bot.database.read(oversight.open_games) == []
    assert (await tavern.bot.database.read(oversight.people, first.id))[0].open == 0
    # No other command or button reaches it.
    for person in (first, host):
        for command in ("board", "hint", "roll", "bank", "leave", "pause", "stop", "verify", "review"):
            answer = await person.slash(tavern.channel, f"farkle {command}", game="1")
            assert answer.ephemeral
            assert faces(answer.shown) == []
            assert COMMITMENT not in answer.text
        for custom_id in ("fk:1:1:roll", "fk:1:1:hint", "fk:1:1:check", "fk:1:1:leave-yes"):
            assert says(await person.forge("component", tavern.channel, {"custom_id": custom_id}), "no-such-game")
        history = await person.slash(tavern.channel, "farkle history")
        assert "2027-01-15" not in history.text
    assert await public(tavern) == []
    assert says(board, "daily-head", turn=1, turns=10)
    # It keeps no one from a table, and its buttons and its result do not take the place of what others see there.
    await services.settings.change(tavern.guild.id, most_per_person=1)
    lobby = (await first.slash(tavern.channel, "farkle start")).shown
    drawn = lobby.text
    for part in ("1:0:roll", "1:1:die:1:1", "1:1:best:3", "ranks:day:here", "place:day:everywhere", "ranks:day"):
        assert (await forge(first, lobby, f"fd:{part}")).ephemeral, part
    await play_to_the_end(first, board)
    assert (await forge(first, lobby, "fd:1:share")).ephemeral
    assert lobby.text == drawn
    for command in ("verify", "review"):
        answer = await first.slash(tavern.channel, f"farkle {command}", game="1")
        assert answer.text == say("no-such-finished-game")


async def test_leaderboards_of_today_the_month_and_days_in_a_row(path: Path, tavern: Tavern, day: Day) -> None:
    first, second, third = tavern.people
    await finish(tavern, first)
    await play_turn(second, await ask(tavern, second))
    # Without a throw, a day does not count.
    await ask(tavern, third)
    await midnight(tavern, day)
    for person in (first, second):
        await finish(tavern, person)
    (of_day,) = rows(path, "SELECT DISTINCT points FROM attempts WHERE day = '2027-01-16'")
    (month,) = rows(path, f"SELECT sum(points) FROM attempts WHERE user_id = {second.id}")
    shown = (await first.click((await ask(tavern, first)), label="Leaderboard")).shown
    assert shown.ephemeral_for is first
    # They threw the same dice and decided alike.
    assert says(shown, "daily-ranks-head", by="day")
    assert sorted(shown.text.splitlines()[1:3]) == sorted(
        f"**1.** {person.mention} · {of_day[0]:,}" for person in (first, second)
    )
    assert shown.text.splitlines()[3:] == ["Your place: **1** of 2"]
    assert shown.button("Today").disabled
    await first.click(shown, label="This month")
    assert shown.text.splitlines()[2:] == [f"**2.** {second.mention} · {month[0]:,}", "Your place: **1** of 2"]
    await third.click(await ask(tavern, third), label="Roll 6")
    await first.click(shown, label="Days in a row")
    assert shown.text.splitlines()[3:] == [f"**3.** {third.mention} · 1 day", "Your place: **1** of 3"]
    assert {f"{first.mention} · 2 days", f"{second.mention} · 2 days"} == {
        line[7:] for line in shown.text.splitlines()[1:3]
    }
    await hide(tavern, second)
    # Version 1.0 posted it.
    await forge(first, shown, "fd:place:streak:everywhere")
    assert second.mention not in shown.text
    assert says(shown, "daily-ranks-mine", place=1, people=2)
    anywhere = await third.slash(third.direct_messages, "farkle daily")
    for old in ("fd:ranks", "fd:place:day:everywhere"):
        assert refused(await forge(third, anywhere.shown, old), "only-on-servers")
    await delete(tavern, first)
    assert rows(path, f"SELECT * FROM daily_ranks WHERE user_id = {first.id}") == []


@pytest.mark.people(4)
async def test_the_best_game_and_the_best_turns_of_yesterday_are_for_everybody(tavern: Tavern, day: Day) -> None:
    first, second, third, reader = tavern.people
    board = await finish(tavern, first)
    await play_turn(second, await ask(tavern, second))
    for part in ("day:2027-01-15", "day:2027-01-15:beside", "replay:1:1:best", "1:0:check"):
        early = await forge(first, board, f"fd:{part}")
        assert any(says(early, key) for key in ("daily-secret-yet", "daily-check", "daily-not-shown")), part
    for no_day in ("2027-99-99", "2027-01-19", "2001-01-01"):
        assert refused(await forge(first, board, f"fd:day:{no_day}"), "unknown-button"), no_day
    # Another one throws and decides as the first.
    await finish(tavern, third)
    await over(tavern, day)
    shown = await yesterday(tavern, reader)
    assert shown.ephemeral_for is reader
    head, *lines = shown.text.splitlines()
    assert head == "### 🎲 Farkle #1 · Jan 15, 2027"
    lines = lines[lines.index("**Best turns**") - 4 :]
    assert lines[:6] == [
        "**Best game:** **4,650** points",
        "## 🟨🟨🟨🟩🟧🟧🟧🟧🟨🟧",
        "Best turn: 1,050 · farkles: 0",
        "150 · 100 · 200 · 1,050 · 500 · 450 · 750 · 750 · 200 · 500",
        "**Best turns**",
        "1. 1,050 in turn 4",
    ]
    assert re.fullmatch("-# ([1-6 ]+ → \\*\\*[1-6 ]+\\*\\*( · )?)+", lines[6])
    # A turn that several people took appears once.
    assert "<@" not in shown.text
    assert len([line for line in lines if re.match("[0-9]\\. ", line)]) == 2
    # Turn by turn, to and fro, and back.
    await reader.click(shown, label="Replay the best game")
    assert says(shown, "daily-replay-turn", turn=1, turns=10)
    assert "<@" not in shown.text
    await reader.click(shown, label="Last ⏭")
    assert says(shown, "replay-banked", total=4650)
    await reader.click(shown, label="Back to the day")
    (menu,) = shown.selects
    await reader.choose(shown, menu.custom_id, [list(menu.options)[1]])
    assert says(shown, "daily-replay-turn", turn=1)
    await reader.click(shown, label="Back to the day")
    assert shown.button("Check the dice")


@pytest.mark.people(5)
async def test_yesterday_shows_how_many_came_to_how_many_points_and_the_own_share(tavern: Tavern, day: Day) -> None:
    for person in tavern.people:
        await play_turn(person, await ask(tavern, person))
    await over(tavern, day)
    for game_id, points in enumerate((-500, 3_000, 3_950, 11_300, 3_400), start=1):
        await change(tavern.bot.database, f"UPDATE attempts SET points = {points} WHERE game_id = {game_id}")
    _first, _second, third, _fourth, hidden = tavern.people
    await hide(tavern, hidden)
    assert (await yesterday(tavern, third)).text.splitlines()[1:10] == [
        "**Everyone's points** · 4 players",
        "You: **3,950**, better than **66%** of the others",
        "10,000 to 11,999: **1** ▰▰▰▰▰",
        "8,000 to 9,999: **0**",
        "6,000 to 7,999: **0**",
        "4,000 to 5,999: **0**",
        "2,000 to 3,999: **2**, including yours ▰▰▰▰▰▰▰▰▰▰",
        "0 to 1,999: **0**",
        "-2,000 to -1: **1** ▰▰▰▰▰",
    ]
    assert not says(await yesterday(tavern, hidden), "over-spread", mine="yes")


async def test_the_calendar_says_a_month_and_a_day_without_ends_a_row(path: Path, tavern: Tavern, day: Day) -> None:
    person = tavern.people[0]
    # The bot ran on neither of the next two days.
    for days in (0, 3, 1, 13):
        day.now += days * 86_400
        await play_turn(person, await ask(tavern, person))
        await tavern.bot.services.get(DailyDice).turn_over()
    assert rows(path, "SELECT streak FROM attempts ORDER BY day") == [(1,), (1,), (2,), (1,)]
    board = await ask(tavern, person)
    assert says(board, "daily-head", number="8"), "each day with dice has a number, and two are drawn in advance"
    shown = (await person.click(board, label="Calendar")).shown
    assert shown.ephemeral_for is person
    assert shown.text.splitlines()[:5] == [
        "### 📅 February 2027",
        "You didn't play this month.",
        "```",
        "  Mon  Tue  Wed  Thu  Fri  Sat  Sun",
        "    1    2    3    4    5    6    7",
    ]
    assert shown.button("Next ▶").disabled
    await person.click(shown, label="◀ Back")
    assert shown.text.splitlines()[1] == "Played **3** of 17 days · best **600** · average **350**"
    # Below the days, from the first one with dice; two were missed.
    weeks = shown.text.splitlines()[6:10]
    assert weeks[0] == "   11   12   13   14   15   16   17"
    assert weeks[1] == "                      150    ·    ·"
    assert weeks[2:] == ["   18   19   20   21   22   23   24", "  300  600    ·    ·    ·    ·    ·"]
    assert shown.button("◀ Back").disabled


async def test_the_ending_says_the_most_days_in_a_row_and_what_ended_them_and_the_card_knows(
    tavern: Tavern, day: Day
) -> None:
    person = tavern.people[0]
    for days in (0, 1, 1, 3):
        day.now += days * 86_400
        board = await finish(tavern, person)
    assert says(board, "daily-streak", days=1, longest=3)
    assert says(board, "daily-streak-ended", days=3, day="Jan 17, 2027", missed=2)
    assert says(await person.slash(tavern.channel, "farkle stats"), "card-daily", days=4, longest=3)
    other = tavern.people[1]
    assert not says(await finish(tavern, other), "daily-streak-ended")


async def test_who_played_looks_back_at_each_turn_with_the_best_choices(tavern: Tavern) -> None:
    tavern.roll = scripted("111234", "223446", "115234", "223446", *["223446"] * 20)
    person, other, _ = tavern.people
    board = await ask(tavern, person)
    await play_to_the_end(person, board)
    look = address(board, "Look back")
    looked = await person.click(board, label="Look back")
    assert looked.ephemeral
    assert says(looked, "daily-replay-turn", turn=1, turns=10)
    # To bank a thousand at once is the best here.
    assert says(looked, "daily-look-choice", dice="1 1 1 2 3 4", cost=0)
    await person.click(looked.shown, label="Last ⏭")
    assert says(looked, "daily-replay-turn", turn=10, turns=10)
    assert says(looked, "daily-look-none")
    # A bank of 300 with two dice was not the best.
    shown = looked.shown
    await person.click(shown, label="◀ Back")
    while "Decide again" not in pressable(shown):
        await person.click(shown, label="◀ Back")
    await person.click(shown, label="Decide again")
    assert says(shown, "daily-try")
    assert len(pressable(shown)) in range(2, 6)
    await person.click(shown, label=pressable(shown)[0])
    assert says(shown, "daily-try-choice", chosen="yes")
    assert says(shown, "daily-try-choice", cost=0)
    await person.click(shown, label="Look back")
    assert says(shown, "daily-replay-turn", turns=10)
    assert refused(await forge(person, shown, "fd:try:1:99"), "unknown-button")
    assert refused(await forge(other, await ask(tavern, other), look), "daily-not-shown")


async def test_one_press_asks_for_the_reminder(tavern: Tavern) -> None:
    person = tavern.people[0]
    await person.click(await finish(tavern, person), label="Remind me tomorrow")
    assert (await tavern.bot.database.read(nudges.of, person.id)).evening


async def test_nobody_wins_a_day_alone(tavern: Tavern, day: Day) -> None:
    person, results = tavern.people[0], tavern.guild.add_channel("results")
    await finish(tavern, person)
    await tavern.bot.services.settings.change(tavern.guild.id, posts={"daily": results.id})
    await over(tavern, day)
    await tavern.until(lambda: bool(results.messages()))
    assert says(results.messages()[0], "daily-result-alone", player=person, points=4650)


async def test_an_attempt_that_midnight_ended_in_its_first_turn_is_looked_at(tavern: Tavern, day: Day) -> None:
    first, second, _ = tavern.people
    await first.click(await ask(tavern, first), label="Roll 6")
    unseen = await ask(tavern, second)
    await over(tavern, day)
    shown = await yesterday(tavern, second)
    await second.click(shown, label="Replay the best game")
    assert shown.text == "### 🎲 Farkle #1 · Jan 15, 2027\nThe day ended during the first turn."
    assert says(await forge(first, shown, "fd:1:0:check"), "verify-dice", dice=6, throws=1)
    await second.click(unseen, label="Roll 6")
    assert says(await second.click(unseen, label="Check the dice"), "verify-dice", throws=0)


async def test_each_server_that_wants_a_days_result_gets_it_once(path: Path, tavern: Tavern, day: Day) -> None:
    bot = tavern.bot
    first, second, gone = tavern.people
    results, silent = tavern.guild.add_channel("results"), tavern.local.add_guild("Silent")
    for person in tavern.people:
        await finish(tavern, person)
    assert rows(path, "SELECT risked FROM attempts") == [(None,)] * 3, "they never rolled on"
    for person, dice in ((first, 3), (second, 2), (gone, 1)):
        values = f"risked = 900, risked_dice = {dice}"
        await change(bot.database, f"UPDATE attempts SET {values} WHERE user_id = {person.id}")
    for step in (partial(members.to_ask_about, now=0), members.leave_out):
        await bot.database.write(step, tavern.guild.id, [gone.id])
    await bot.services.settings.change(tavern.guild.id, posts={"daily": results.id})
    await bot.services.settings.change(silent.id, posts={"daily": silent.add_channel("dice").id})
    day.now = NINE - 1
    await bot.services.get(DailyDice).turn_over()
    await bot.services.get(Poster).look()
    assert results.messages() == [], "too early"
    results.deny_bot("send_messages")
    # The bot would try to post until it has heard of it.
    await tavern.until(lambda: not may_post(bot.get_channel(results.id)))
    day.now = NINE
    await bot.services.get(Poster).look()
    assert results.messages() == []
    results.allow_bot("send_messages")
    await tavern.until(lambda: bool(results.messages()))
    await asyncio.gather(bot.services.get(Poster).look(), bot.services.get(Poster).look())
    (posted,) = results.messages()
    assert posted.text.splitlines()[0] == "### 🎲 Farkle #1 · Jan 15, 2027 · 2 players"
    assert says(posted, "daily-result-yet")
    assert says(posted, "daily-result-leads", many=2, points=4650)
    assert says(posted, "daily-result-daring", player=second, points=900, dice=2)
    # Jan 18 begins nowhere before the next evening.
    assert says(posted, "dice-of-day", commitment=Seed("44" * 32, ()).commitment[:8])
    assert posted.pings == []
    assert pressable(posted) == ["Play today's dice"]
    # It is over everywhere, and someone else has played.
    for values in (f"user_id = {gone.id}", f"guild_id = {silent.id}"):
        await change(bot.database, f"UPDATE daily_ranks SET hidden = false, value = 9000 WHERE {values}")
    await over(tavern, day)
    await bot.services.get(Poster).look()
    await tavern.until(lambda: not says(posted, "daily-result-yet"))
    assert says(posted, "daily-result-won", many=1, points=9000)
    assert SECRET not in posted.text
    everyone = await second.click(posted, label="Everyone's points")
    assert everyone.ephemeral
    assert len(results.messages()) == 1
    assert says(everyone, "daily-spread-mine", points=4650, percent=0)
    assert says(await second.click(posted, label="Play today's dice"), "daily-head", number="2")
    assert rows(path, "SELECT guild_id FROM daily_posts") == [(tavern.guild.id,)]


async def test_a_channel_for_results_that_is_gone_is_left_alone(tavern: Tavern, day: Day) -> None:
    bot, results = tavern.bot, tavern.guild.add_channel("results")
    await finish(tavern, tavern.people[0])
    await bot.services.settings.change(tavern.guild.id, posts={"daily": results.id})
    tavern.guild.delete_channel(results)
    await over(tavern, day)
    await bot.services.get(Poster).look()


def may_post(channel: object) -> bool:
    """Also True while the bot does not know the channel."""
    if not isinstance(channel, discord.TextChannel):
        return True
    return channel.permissions_for(channel.guild.me).send_messages


@pytest.mark.both
async def test_two_processes_post_evenly_and_each_result_once(path: Path, day: Day) -> None:
    async with opened(path) as one, opened(path) as other:
        processes = [Process(one, day), Process(other, day)]
        settings = SettingsByServer(one)
        for number in range(1, 13):
            await settings.change(number, posts={"daily": 100 + number})
            await processes[0].throw(await processes[0].dice.begin(1000 + number, 100 + number, number))
        day.now = OVER
        await processes[1].dice.turn_over()
        posted, sending = list[int](), list[int]()

        async def wait(seconds: float) -> None:
            # As if that time had passed. None passes while one of them posts: it might not get to say that it has.
            nobody_posts = f"(SELECT max(at) FROM daily_posts) < {round(time.time() * 1000) + POSTING // 2}"
            await change(one, f"UPDATE daily_posts SET at = at - {round(seconds * 1000)} WHERE {nobody_posts}")

        channel = SimpleNamespace(permissions_for=lambda _me: Permissions.all())
        guild = SimpleNamespace(unavailable=False, preferred_locale="en-US", get_channel=lambda _id: channel, me=None)

        class Everywhere:
            def get_guild(self, _guild_id: int) -> SimpleNamespace:
                return guild

            def get_partial_messageable(self, channel_id: int, **_where: int) -> SimpleNamespace:
                async def send(**_message: object) -> SimpleNamespace:
                    assert not sending
                    sending.append(channel_id)
                    await asyncio.sleep(0)
                    posted.append(sending.pop())
                    return SimpleNamespace(id=channel_id)

                return SimpleNamespace(send=send)

        client = cast(Any, Everywhere())
        displays = Displays(settings, SettingsByPerson(one), client)
        messages, where = Messages(client), (displays, settings, Refusals(), wait)
        posters = [Poster(client, messages, process.database, day, *where) for process in processes]
        while await one.read(daily.posts_due, int(day.now)):
            await asyncio.gather(*(poster.look() for poster in posters))
        assert sorted(posted) == list(range(101, 113))
        times = [at for (at,) in rows(path, "SELECT at FROM daily_posts ORDER BY at")]
        assert min(later - earlier for earlier, later in pairwise(times)) >= APART


async def test_a_result_that_cannot_be_made_holds_up_no_other(
    tavern: Tavern, day: Day, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken = 9
    bot, claim = tavern.bot, daily.claim_post
    await finish(tavern, tavern.people[0])
    results = tavern.guild.add_channel("results")
    await bot.services.settings.change(tavern.guild.id, posts={"daily": results.id})

    def fail(transaction: Transaction, day: str, guild_id: int) -> DayResult | float | None:
        if guild_id <= broken:
            raise OverflowError
        return claim(transaction, day, guild_id)

    def posts_due(_transaction: Transaction, _now: int) -> dict[int, list[str]]:
        return {guild_id: ["2027-01-15"] for guild_id in (*range(1, broken + 1), tavern.guild.id)}

    monkeypatch.setattr(daily, "claim_post", fail)  # a mistake in the bot, which no test knows of
    monkeypatch.setattr(daily, "posts_due", posts_due)  # the others are on no such server
    monkeypatch.setattr(bot.services.get(Poster), "_may_post", lambda _guild_id: True)  # nor is the bot
    await over(tavern, day)
    await tavern.until(lambda: bool(results.messages()))
    assert len([record for record in caplog.records if hasattr(record, "incident")]) == broken
    caplog.clear()


@pytest.mark.both
async def test_two_processes_agree_on_the_secret_and_on_the_attempt(path: Path, day: Day) -> None:
    async with opened(path) as one, opened(path) as other:
        here, there = Process(one, day), Process(other, day, "33" * 32)
        ids = await asyncio.gather(here.dice.begin(7, 100), there.dice.begin(7, 101), here.dice.begin(7, 102))
        assert len(set(ids)) == 1
        assert len(rows(path, "SELECT * FROM days")) == 3
        # Each throws for the other, so one of them is refused: the game has changed.
        thrown = await asyncio.gather(here.throw(ids[0]), there.throw(ids[0]), return_exceptions=True)
        assert [type(each) for each in thrown if each is not None] == [Refused]
        assert len(rows(path, "SELECT * FROM facts")) == 1
        assert rows(path, "SELECT * FROM daily_ranks") == []
        assert rows(path, "SELECT streak FROM attempts") == [(1,)]


@pytest.mark.both
async def test_a_day_that_two_processes_end_ends_once_and_one_that_is_late_adds_nothing(path: Path, day: Day) -> None:
    async with opened(path) as one, opened(path) as other:
        here, there, behind = Process(one, day), Process(other, day), Process(other, Day())
        ids = [await here.dice.begin(user_id, user_id, 5) for user_id in (7, 8)]
        await here.throw(ids[0])
        day.now = NEXT_DAY
        await here.dice.begin(9, 9)
        day.now = OVER
        await asyncio.gather(here.dice.turn_over(), there.dice.turn_over(), there.dice.end(ids[0]))
        assert rows(path, "SELECT status FROM games ORDER BY id") == [("stopped",), ("stopped",), ("playing",)]
        assert rows(path, "SELECT points, ends_at FROM attempts ORDER BY game_id") == [
            (0, None),
            (None, None),
            (None, int(datetime(2027, 1, 17, tzinfo=UTC).timestamp())),
        ]
        assert rows(path, "SELECT day FROM days WHERE published_at IS NOT NULL") == [("2027-01-15",)]
        assert rows(path, "SELECT user_id, value FROM daily_ranks WHERE by = 'day'") == [(7, 0)]
        with pytest.raises(Refused):
            await behind.throw(ids[1])
        assert len(rows(path, "SELECT * FROM facts")) == 1
        # Nobody begins a day that is over.
        await behind.dice.begin(10, 101)
        assert rows(path, "SELECT day FROM attempts WHERE user_id = 10") == [("2027-01-16",)]


async def test_midnight_goes_on_where_a_process_died(path: Path, day: Day) -> None:
    async with opened(path) as database:
        here = Process(database, day)
        for user_id in range(1, 4):
            await here.throw(await here.dice.begin(user_id, user_id, 5))
        day.now = OVER
        # Only a part of midnight was done.
        await database.write(daily.end_some, now=int(day.now), most=2)
        assert rows(path, "SELECT count(*) FROM days WHERE published_at IS NOT NULL") == [(0,)]
    async with opened(path) as database:
        there = Process(database, day)
        await there.dice.turn_over()
        await there.dice.turn_over()
        assert rows(path, "SELECT count(*) FROM attempts WHERE ends_at > 0") == [(0,)]
        assert rows(path, "SELECT count(*) FROM daily_ranks WHERE by = 'day'") == [(3,)]
        assert rows(path, "SELECT count(*) FROM days WHERE published_at IS NOT NULL") == [(1,)]
        # Leaderboards that people can no longer ask for are deleted.
        await there.dice.tidy()
        assert rows(path, "SELECT DISTINCT period FROM daily_ranks ORDER BY 1") == [("2027-01",), ("2027-01-15",)]
        day.now += 2 * 86_400
        await there.dice.turn_over()
        await there.dice.tidy()
        assert rows(path, "SELECT DISTINCT period FROM daily_ranks") == [("2027-01",)]


async def test_attempts_of_two_days_that_end_together_both_count_for_the_month_and_only_others_stay_in_memory(
    path: Path, day: Day, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(daily_ranks, "came_to", lambda _lines: Attempted(300, 200))  # a single throw has no points
    async with opened(path) as database:
        here = Process(database, day)
        for _ in range(2):
            await here.throw(await here.dice.begin(7, int(day.now), 5))
            day.now += 86_400
        await here.throw(await here.dice.begin(8, 100))
        await here.dice.turn_over()
        assert rows(path, "SELECT value FROM daily_ranks WHERE \"by\" = 'month'") == [(600,)]
        running = [(await here.sessions.unlocked(number)).is_running for number in (1, 2, 3)]
        assert running == [False, False, True]


async def test_midnight_ends_what_cannot_be_read_or_ended_without_points_and_all_the_others(
    path: Path, day: Day, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(lines: list[str]) -> Attempted | None:
        if "1 roll 6 6 6 6 6 6" in lines:
            raise OverflowError
        return came_to(lines)

    monkeypatch.setattr(daily_ranks, "came_to", fail)  # a mistake in the bot, which no test knows of
    async with opened(path) as database:
        here = Process(database, day)
        unreadable, ended, failing, _other = ids = [await here.dice.begin(user, user, 5) for user in (1, 2, 3, 4)]
        for game_id in ids:
            await here.throw(game_id)
        await change(database, f"UPDATE facts SET line = 'nonsense' WHERE game_id = {unreadable}")
        await change(database, f"UPDATE games SET status = 'stopped' WHERE id = {ended}")
        await change(database, f"UPDATE facts SET line = '1 roll 6 6 6 6 6 6' WHERE game_id = {failing} AND seq = 1")
        day.now = OVER
        await here.dice.turn_over()
        assert rows(path, "SELECT points FROM attempts ORDER BY game_id") == [(None,), (0,), (None,), (0,)]
        assert rows(path, "SELECT count(*) FROM days WHERE published_at IS NOT NULL") == [(1,)]
    assert [vars(record)["game"] for record in caplog.records if hasattr(record, "incident")] == [failing]
    caplog.clear()


@pytest.mark.parametrize("lines", [[], ["1 leave", "win"]], ids=["nothing", "deletion"])
def test_an_attempt_without_a_throw_has_no_points(lines: list[str]) -> None:
    """None, not 0: the attempt is in no comparison."""
    assert came_to(lines) is None


def test_the_most_daring_throw_is_the_one_that_could_have_lost_most_and_did_not() -> None:
    first = ("1 roll 1 1 1 2 3 4", "1 keep 1 1 1 = 1000", "1 roll 5 2 3", "1 keep 5 = 50")
    lost, more = ("1 roll 2 3", "1 farkle"), ("1 roll 1 5", "1 keep 1 = 100", "1 roll 1", "1 keep 1 = 100")
    for lines, risk in {
        first[:3]: None,
        (*first, *lost): Risk(1000, 3),
        (*first, *more, "1 bank 1250", *first, *lost): Risk(1150, 1),
        # Of equals, the one with the fewest dice.
        (*first, *lost, "1 roll 1 1 1 5 2 3", "1 keep 1 1 1 5 = 1000", "1 roll 1 2", "1 keep 1 = 100"): Risk(1000, 2),
    }.items():
        attempted = came_to(lines)
        assert attempted is not None
        assert attempted.risk == risk


def test_the_points_of_an_attempt_are_its_total() -> None:
    penalties = 0
    for seed in range(20):
        chance, game, lines = Random(seed), new_game(rules_of_day(), 1), list[str]()
        while not game.is_over:
            # A player who seldom banks farkles three times in a row.
            offered = [each for each in choices(game) if each.then is Then.ROLL or chance.random() < 0.05]
            steps = play_choice(game, chance.choice(offered or choices(game)), Seed(f"{seed:064x}", ()).dice)
            lines += [write(step.fact) for step in steps]
            game = steps[-1].after
        attempted = came_to(lines)
        assert attempted is not None
        assert attempted.points == game.seat(1).total
        penalties += sum(" penalty " in line for line in lines)
    assert penalties > 0


@given(st.sets(st.dates(date(2026, 12, 20), date(2027, 1, 20)), min_size=1))
def test_one_missed_day_of_each_week_ends_no_days_in_a_row(played: set[date]) -> None:
    streaks, expected = dict[str, int](), InARow()
    for day in sorted(played):
        lately = {each: days for each, days in streaks.items() if each >= days_before(str(day), FORGIVING_DAYS)}
        streaks[str(day)] = streak_on(str(day), lately)
        assert streaks[str(day)] == expected.with_day(day)


@pytest.mark.both
async def test_achievements_of_days_in_a_row_of_a_month_and_of_a_day_against_others(path: Path, day: Day) -> None:
    """A forgiven day counts, as in the row. Who is ahead is known when the day is over; a rebuild finds the same."""
    awards = (
        "SELECT achievement, day FROM awards JOIN attempts USING (game_id) WHERE awards.user_id = 7 ORDER BY day, 1"
    )
    async with opened(path) as database:
        here, records = Process(database, day), Records(database, clock=day)
        # Friday to Monday without Saturday, and so on: 7 days in a row on January 22.
        for number in range(8):
            if number != 1:
                attempt = await here.dice.begin(7, int(day.now))
                await here.throw(attempt)
                await here.dice.end(attempt)
            if number == 6:
                assert rows(path, awards) == [("daily-first", "2027-01-15")]
            day.now += 86_400
            await here.dice.turn_over()
        assert rows(path, awards) == [("daily-first", "2027-01-15"), ("daily-week", "2027-01-22")]
        for user_id in (7, *range(101, 111)):
            attempt = await here.dice.begin(user_id, 100 + user_id)
            await here.throw(attempt)
            await here.dice.end(attempt)
        await change(database, "UPDATE attempts SET points = 50 WHERE user_id = 7 AND day = '2027-01-23'")
        assert len(rows(path, awards)) == 2
        day.now += 2 * 86_400
        await here.dice.turn_over()
        assert ("daily-ahead", "2027-01-23") in rows(path, awards)
        assert rows(path, "SELECT count(*) FROM awards WHERE achievement = 'daily-ahead'") == [(1,)]
        # Also in part, and by an attempt that ends after a later one.
        assert {each.table for each in await records.rebuild()} <= {"daily_ranks"}
        assert await records.rebuild() == []
        assert len(rows(path, awards)) == 3


SPOILED = {
    "UPDATE daily_ranks SET value = value + 50 WHERE \"by\" = 'month' AND user_id = 1": {"daily_ranks"},
    "UPDATE daily_ranks SET hidden = false WHERE user_id = 3": {"daily_ranks"},
    "DELETE FROM daily_ranks WHERE \"by\" = 'streak' AND user_id = 2": {"daily_ranks"},
    # People cannot ask for this leaderboard any more.
    "INSERT INTO daily_ranks VALUES ('day', '2026-12-31', 5, 1, 50, false)": set[str](),
    "UPDATE attempts SET points = points + 50 WHERE user_id = 2": {"daily_ranks"},
}


async def test_a_rebuild_computes_the_leaderboards_again(path: Path, day: Day) -> None:
    async with opened(path) as database:
        here, records = Process(database, day), Records(database, clock=day)
        # The first begins on two servers, and the third hides.
        for servers in ({1: 5, 2: 5, 3: 5}, {1: 6, 2: 5}):
            for user_id, guild_id in servers.items():
                attempt = await here.dice.begin(user_id, int(day.now) + user_id, guild_id)
                await here.throw(attempt)
            await records.database.write(set_hidden, 3, hidden=True)
            day.now += 86_400
            await here.dice.turn_over()
        assert await records.rebuild() == []
        before = {row[:4]: row[4] for row in rows(path, "SELECT * FROM daily_ranks WHERE user_id = 1")}
        assert before["streak", "2027-01-16", 6, 1] == 2
        for spoiled, tables in SPOILED.items():
            good = rows(path, "SELECT * FROM daily_ranks ORDER BY 1, 2, 3, 4")
            await change(database, spoiled)
            assert {difference.table for difference in await records.rebuild()} == tables
            if "attempts" not in spoiled:
                assert rows(path, "SELECT * FROM daily_ranks ORDER BY 1, 2, 3, 4") == good
        assert await records.rebuild() == []
