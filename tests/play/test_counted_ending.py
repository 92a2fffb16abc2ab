"""The ending is shown at once. When the game is counted, the same message is edited once, with the changes."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from localdiscord import Message, reply
from localdiscord.model.components import walk
from tests.support.record_steps import endings_on, lucky, play
from tests.support.sentences import says
from tests.support.steps import manage
from tests.support.tavern import Tavern, running_bot


async def test_shown_at_once_and_edited_once_when_counted(tavern: Tavern, monkeypatch: pytest.MonkeyPatch) -> None:
    tavern.roll = lucky(1)
    shown, may_count = endings_on(tavern), asyncio.Event()
    counter = tavern.bot.services.records.counter
    catch_up: Callable[[], Awaitable[None]] = counter.catch_up

    async def held() -> None:
        await may_count.wait()
        await catch_up()

    monkeypatch.setattr(counter, "catch_up", held)  # counting is faster than the test
    await play(tavern)
    assert len(shown) == 1
    assert not says(shown[0], "over-rating")
    may_count.set()
    await tavern.until(lambda: len(shown) == 2)
    assert shown[1].count("rating") == 2
    # The earlier text is still there, with the letters of the picture's lines.
    lines = re.sub(r"`[A-H]` ", "", shown[1]).splitlines()
    uncounted = [line.split(" · rating")[0] for line in lines if not line.startswith(("🎖", "-# "))]
    assert uncounted == shown[0].splitlines()
    assert pictures(await tavern.board()) == 1
    assert says(shown[1], "achievement-first-win")


async def _stop() -> None:
    """The process ends before anything is counted, or shown."""
    raise asyncio.CancelledError


async def play_unseen(
    tavern: Tavern, database: Path, monkeypatch: pytest.MonkeyPatch, *, is_counted: bool = True
) -> None:
    """A game that a process counts, unless it stops before that; it shows nothing of what was counted."""
    with monkeypatch.context() as crash:
        async with running_bot(tavern, database, lucky(1)) as bot:
            counter = bot.services.records.counter
            if is_counted:
                crash.setattr(bot.services.endings, "of", lambda *_: _stop())  # no kill hits that moment for sure
                await play(tavern)
                await counter.catch_up()
            else:
                crash.setattr(counter, "catch_up", _stop)  # nor this one
                await play(tavern)


@pytest.mark.without_bot
@pytest.mark.parametrize("is_counted", [False, True])
async def test_what_a_process_that_stopped_did_not_show_is_shown_once_by_the_next_one(
    path: Path, tavern: Tavern, monkeypatch: pytest.MonkeyPatch, is_counted: bool
) -> None:
    shown = endings_on(tavern)
    await play_unseen(tavern, path, monkeypatch, is_counted=is_counted)
    assert not says(shown[-1], "over-rating")
    before = len(shown)
    async with running_bot(tavern, path, lucky(1)) as bot:
        await tavern.until(lambda: bool(bot.clock.endings) or len(shown) > before)
        await bot.jobs.play("clock")
        await tavern.until(lambda: len(shown) > before)
        await bot.jobs.play("clock")
    assert shown[-1].count("rating") == 2
    assert says(shown[-1], "log-banked")
    assert says(shown[-1], "achievement-first-win")
    assert pictures(await tavern.board()) == 1
    # The one after that has nothing to show.
    async with running_bot(tavern, path, lucky(1)) as bot:
        assert await bot.services.endings.incomplete() == []
        await bot.jobs.play("clock")
    assert len(shown) == before + 1


@pytest.mark.without_bot
async def test_an_ending_of_two_days_ago_stays(path: Path, tavern: Tavern, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = endings_on(tavern)
    await play_unseen(tavern, path, monkeypatch)
    before = len(shown)
    tavern.clock.ahead += 2 * 24 * 60 * 60
    async with running_bot(tavern, path, lucky(1)) as bot:
        assert await bot.services.endings.incomplete() == []
        await bot.jobs.play("clock")
    assert len(shown) == before


@pytest.mark.refused
async def test_a_game_that_counts_for_nothing_gets_its_picture_if_the_bot_may_attach_it(tavern: Tavern) -> None:
    tavern.roll = lucky(1)
    await manage(tavern, hints=True)
    shown = endings_on(tavern)
    await play(tavern)
    await tavern.until(lambda: len(shown) == 2)
    assert not says(shown[1], "over-rating")
    assert pictures(await tavern.board()) == 1
    # Without the right to attach files, the words are shown.
    refusal = reply({"code": 50013, "message": "Missing Permissions"}, 403)
    tavern.local.inject(lambda request: refusal if request.uploads else None)
    await manage(tavern, hints=False)
    await play(tavern)
    await tavern.until(lambda: len(shown) == 4)
    assert says(shown[3], "over-rating")
    assert pictures(await tavern.board()) == 0


def pictures(message: Message) -> int:
    return sum(component["type"] == 12 for component in walk(message.components))
