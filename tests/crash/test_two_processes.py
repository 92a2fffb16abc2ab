"""An operator's mistake: two processes on one database. A lock prevents it, and games survive it all the same."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.errors import NotNow
from bot.local.forked import forked
from bot.local.ledger import deeds, deeds_of
from bot.local.migrated import url_of
from bot.local.players import next_press
from bot.store.storage import storage_at
from localdiscord import Event, LocalDiscord
from localdiscord.model.payloads import interaction_payload
from tests.support.evening import Evening, evening


def tell_both(local: LocalDiscord) -> None:
    """Every interaction reaches both processes, as it does where both are connected alike."""

    def tell(event: Event) -> None:
        if event.interaction is not None:
            _, second = local.gateway.sessions.values()
            second.dispatch("INTERACTION_CREATE", interaction_payload(event.interaction))

    local.world.listeners.append(tell)


def take_turns(local: LocalDiscord) -> None:
    """Interactions reach one process, then the other."""

    def turn(event: Event) -> None:
        if event.interaction is not None:
            sessions = local.gateway.sessions
            first = next(iter(sessions))
            sessions[first] = sessions.pop(first)

    local.world.listeners.append(turn)


def answers(local: LocalDiscord) -> int:
    """How often a process has answered an interaction, or tried to."""
    return sum(request.path.endswith("/callback") for request in local.requests)


@asynccontextmanager
async def two_processes(database: Path) -> AsyncIterator[Evening]:
    async with (
        evening(database) as hosted,
        forked(hosted.tavern, database, module="tests.support.unlocked") as second,
    ):
        with pytest.raises(NotNow, match="database-in-use"), storage_at(url_of(database)).alone():
            pytest.fail("the first process has no lock")
        await second.start()
        await hosted.tavern.until(lambda: len(hosted.tavern.local.gateway.sessions) == 2)
        # What the one shows late, the other edits by the bot's own rights; this is not about how often it may.
        hosted.tavern.local.gate.message_rate = (1000, 5.0)
        yield hosted


@pytest.mark.parametrize(("deliver", "processes"), [(tell_both, 2), (take_turns, 1)])
async def test_every_press_counts_once(tmp_path: Path, deliver: Callable[[LocalDiscord], None], processes: int) -> None:
    async with two_processes(tmp_path / "farkle.sqlite3") as hosted:
        local = hosted.tavern.local
        deliver(local)
        await hosted.open(target=500)
        while hosted.ledger.status() != "over":
            before, label = len(hosted.ledger.lines()), next_press(hosted.bottom()) if hosted.bottom().buttons else ""
            answered = answers(local)
            await hosted.act()
            # Each answers only once it has stored what it stores.
            await hosted.tavern.until(lambda: answers(local) >= answered + processes)  # noqa: B023 - used at once
            assert deeds(hosted.ledger.lines()[before:]) in ("", deeds_of(label))
        hosted.ledger.game()
