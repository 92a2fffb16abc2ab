"""Several processes on one database, which share the servers among them."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.config import AnyShards
from tests.support.steps import no_answer_awaited
from tests.support.street import COUNT, street

THREE = AnyShards(3, COUNT)


async def away(*_given: Any) -> None:
    """The database does not answer."""
    await asyncio.Event().wait()


async def test_shards_pass_from_process_to_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with street(tmp_path / "farkle.sqlite3", monkeypatch) as town:
        first = await town.start(THREE)
        await town.serving(first, 0, 1, 2)
        second = await town.start(THREE)
        await town.serving(second, 3)
        host, guest = town.tavern.people[:2]
        lobbies = [(await host.slash(channel, "farkle start")).shown for channel in town.channels]
        for lobby in lobbies:
            assert (await guest.click(lobby, label="Join")).kind == "update"
        await town.stop(first)
        await town.serving(second, 0, 1, 3)
        # The games go on where they were.
        assert (await host.click(lobbies[0], label="Start")).kind == "update"
        third = await town.start(THREE)
        await town.serving(third, 2)
        assert (await host.click(lobbies[2], label="Start")).kind == "update"
        assert town.tavern.faults() == []


async def test_whoever_cannot_renew_its_leases_leaves_and_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with street(tmp_path / "farkle.sqlite3", monkeypatch) as town:
        first, spare = await town.start(THREE), await town.start(THREE)
        await town.serving(first, 0, 1, 2)
        await town.serving(spare, 3)
        cut_off, gateway = first.bot, town.tavern.local.gateway
        with monkeypatch.context() as patched:
            for name in ("read", "write"):
                patched.setattr(cut_off.database, name, away)
            await town.until(lambda: not cut_off.shards[0].is_closed())
            await town.until(lambda: all(shard.is_closed() for shard in cut_off.shards.values()))
            # They have gone before anybody took them.
            assert set(spare.served) == {3}
            await town.serving(spare, 0, 1, 3)
        await town.serving(first, 2)
        assert first.bot is not cut_off
        assert len([each for each in gateway.sessions.values() if each.connection]) == COUNT


async def test_a_process_that_was_suspended_does_nothing_for_shards_that_others_serve_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with street(tmp_path / "farkle.sqlite3", monkeypatch) as town:
        first = await town.start(THREE)
        await town.serving(first, 0, 1, 2)
        host = town.tavern.people[0]
        lobby = (await host.slash(town.channels[0], "farkle start")).shown
        suspended = first.bot
        # It slept for a minute, and a press has waited for it.
        town.steady_ahead += 60
        with no_answer_awaited(town.tavern):
            assert (await host.click(lobby, label="Cancel")).kind == "failed"
        await town.serving(first, 0, 1, 2)
        assert first.bot is not suspended
        assert (await host.click(lobby, label="Cancel")).kind == "update"
