"""Logins: however often the process is started, the day's logins last for the day."""

import asyncio
import logging
from pathlib import Path

import pytest

from bot.app import serve
from bot.host.logins import Logins
from tests.support.tavern import local_tavern

DAY = 24 * 3600.0


def test_the_first_fifth_may_be_used_at_once() -> None:
    assert Logins(1000, 1000, DAY).pause(1) == 0
    assert Logins(1000, 800, DAY).pause(16) == 0


def test_later_a_start_waits_for_its_share_of_what_is_left_of_the_day() -> None:
    assert Logins(1000, 501, DAY).pause(1) == DAY / 500
    assert Logins(1000, 520, DAY).pause(20) == DAY * 20 / 500


def test_without_logins_it_waits_for_new_ones() -> None:
    assert Logins(1000, 0, 1234.0).pause(1) == 1234
    assert Logins(1000, 16, 1234.0).pause(16) == 1234


@pytest.mark.parametrize("shards", [1, 3, 16, 150])
@pytest.mark.parametrize("life_seconds", [0.0, 5.0, 60.0])
def test_a_process_that_always_ends_at_once_never_uses_them_up(shards: int, life_seconds: float) -> None:
    now, remaining, resets_at = 0.0, 1000, DAY
    for _ in range(3000):
        now += Logins(1000, remaining, max(0.0, resets_at - now)).pause(shards)
        if now >= resets_at - 0.001:
            remaining, resets_at = 1000, now + DAY
        remaining -= shards
        assert remaining > 0
        now += life_seconds


async def test_a_bot_with_few_logins_left_says_why_it_waits(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    async with local_tavern() as tavern:
        tavern.local.gateway.identifies_left = 501
        serving = asyncio.create_task(serve(tavern.settings(tmp_path / "farkle.sqlite3")))
        await tavern.until(lambda: "501 of 1000 logins" in caplog.text)
        assert "connecting in 173 seconds" in caplog.text
        assert not tavern.local.gateway.sessions
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)
