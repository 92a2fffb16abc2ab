"""The ending is shown at once. When the game is counted, the same message is edited once, with the changes."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.rulesets import shipped
from localdiscord import Message, reply
from localdiscord.model.components import walk
from tests.support.record_steps import endings_on, lucky, play
from tests.support.sentences import says
from tests.support.steps import manage
from tests.support.tavern import Tavern, running_bot


async def test_shown_at_once_and_edited_once_when_counted(tavern: Tavern, monkeypatch: pytest.MonkeyPatch) -> None:
    tavern.roll = lucky(1)
    shown, may_count = endings_on(tavern), asyncio.Event()
    counter = tavern.bot.services.standings.counter
    catch_up: Callable[[], Awaitable[None]] = counter.catch_up

    async def held() -> None:
        await may_count.wait()
        await catch_up()

    monkeypatch.setattr(counter, "catch_up", held)  # counting is faster than the test
    # The target of the shipped rule set: only then does a game count for achievements.
    await play(tavern, target=shipped()["kingdom-come"].rules.target)
    assert len(shown) == 1
    assert not says(shown[0], "over-rating")
    may_count.set()
    await tavern.until(lambda: len(shown) == 2)
    assert shown[1].count("rating") == 2
    # The earlier text is still there, with the letters of the picture's lines.
    assert [line.split(" · rating")[0] for line in without_what_was_counted(shown[1])] == shown[0].splitlines()
    assert pictures(await tavern.board()) == 1
    assert says(shown[1], "achievement-first-win")


async def _stop() -> None:
    """The process ends before anything is counted, or shown."""
    raise asyncio.CancelledError


async def play_unseen(tavern: Tavern, database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that is counted, even for achievements, by a process that ends before it shows that."""
    with monkeypatch.context() as crash:
        async with running_bot(tavern, database, lucky(1)) as bot:
            crash.setattr(bot.services.endings, "of", lambda *_: _stop())  # no kill hits that moment for sure
            await play(tavern, target=shipped()["kingdom-come"].rules.target)
            await bot.services.standings.counter.catch_up()


@pytest.mark.without_bot
async def test_what_was_counted_only_after_a_restart_is_shown_once(
    path: Path, tavern: Tavern, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = endings_on(tavern)
    with monkeypatch.context() as crash:
        async with running_bot(tavern, path, lucky(1)) as bot:
            crash.setattr(bot.services.standings.counter, "catch_up", _stop)  # nor this one
            await play(tavern)
    assert not says(shown[-1], "over-rating")
    before = len(shown)
    async with running_bot(tavern, path, lucky(1)) as bot:
        await bot.wait_until_ready()
        await tavern.until(lambda: bool(bot.clock.endings) or len(shown) > before)
        await bot.rounds.play("clock")
        await tavern.until(lambda: len(shown) > before)
        await bot.rounds.play("clock")
        assert len(shown) == before + 1
    assert shown[-1].count("rating") == 2
    assert says(shown[-1], "log-banked")
    assert pictures(await tavern.board()) == 1


@pytest.mark.without_bot
async def test_what_was_counted_before_the_process_stopped_is_shown_by_the_next_one(
    path: Path, tavern: Tavern, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = endings_on(tavern)
    await play_unseen(tavern, path, monkeypatch)
    assert not says(shown[-1], "over-rating")
    before = len(shown)
    async with running_bot(tavern, path, lucky(1)) as bot:
        await tavern.until(lambda: bool(bot.clock.endings) or len(shown) > before)
        await bot.rounds.play("clock")
        await tavern.until(lambda: len(shown) > before)
    assert shown[-1].count("rating") == 2
    assert says(shown[-1], "achievement-first-win")
    # The one after that has nothing to show.
    async with running_bot(tavern, path, lucky(1)) as bot:
        assert await bot.services.endings.left() == []
        await bot.rounds.play("clock")
    assert len(shown) == before + 1


@pytest.mark.without_bot
async def test_an_ending_of_two_days_ago_stays_as_it_is(
    path: Path, tavern: Tavern, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = endings_on(tavern)
    await play_unseen(tavern, path, monkeypatch)
    before = len(shown)
    tavern.clock.ahead += 2 * 24 * 60 * 60
    async with running_bot(tavern, path, lucky(1)) as bot:
        assert await bot.services.endings.left() == []
        await bot.rounds.play("clock")
    assert len(shown) == before


async def test_a_game_that_counts_for_nothing_gets_its_picture(tavern: Tavern) -> None:
    tavern.roll = lucky(1)
    await manage(tavern, hints=True)
    shown = endings_on(tavern)
    await play(tavern)
    await tavern.until(lambda: len(shown) == 2)
    assert not says(shown[1], "over-rating")
    assert pictures(await tavern.board()) == 1


@pytest.mark.refused
async def test_without_the_right_to_attach_files_the_words_are_shown(tavern: Tavern) -> None:
    tavern.roll = lucky(1)
    shown = endings_on(tavern)
    refusal = reply({"code": 50013, "message": "Missing Permissions"}, 403)
    tavern.local.inject(lambda request: refusal if request.uploads else None)
    await play(tavern)
    await tavern.until(lambda: len(shown) == 2)
    assert says(shown[1], "over-rating")
    assert pictures(await tavern.board()) == 0


def pictures(message: Message) -> int:
    return sum(component["type"] == 12 for component in walk(message.components))


def without_what_was_counted(text: str) -> list[str]:
    lines = re.sub(r"`[A-H]` ", "", text).splitlines()
    return [line for line in lines if not line.startswith(("🎖", "-# "))]
