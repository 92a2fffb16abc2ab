"""Chromium, the page, and the real bot in this process."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest_asyncio
from playwright.async_api import Browser

from localdiscord import LocalDiscord, Person
from localdiscord.browser import Visitor, Windows
from localdiscord.browser import browser as browser
from localdiscord.browser import nothing_crashes as nothing_crashes
from localdiscord.discord_py import pointed_at
from localdiscord.page import Page
from tests.support.tavern import PATIENCE_SECONDS, Tavern, running_bot, scripted


@dataclass
class Parlour:
    """The local Discord with the bot and the page, and the windows that look at it."""

    tavern: Tavern
    windows: Windows

    @property
    def people(self) -> list[Person]:
        return self.tavern.people

    async def visit(self, person: Person, **options: Any) -> Visitor:
        return await self.windows.visit(person, **options)


Opener = Callable[..., Awaitable[Parlour]]


@pytest_asyncio.fixture(loop_scope="session")
async def parlour(browser: Browser, tmp_path: Path) -> AsyncIterator[Opener]:
    """Opens the parlour with scripted dice. North may manage the server."""
    opened: list[Parlour] = []

    async with AsyncExitStack() as stack:

        async def open_parlour(*throws: str) -> Parlour:
            local = LocalDiscord(bot_name="Farkle", answer_within=PATIENCE_SECONDS)
            page = Page(local)
            await stack.enter_async_context(local)
            stack.enter_context(pointed_at(local))
            tavern = furnished(local)
            # The browser's time does not pass faster.
            bot = running_bot(tavern, tmp_path / "farkle.sqlite3", scripted(*throws), pace=1.0)
            settings = (await stack.enter_async_context(bot)).services.settings
            # As if it had been made, so that no offer of results comes below the lobby.
            await settings.may_offer_posts(tavern.guild.id, "daily")
            opened.append(Parlour(tavern, Windows(page, browser)))
            return opened[-1]

        yield open_parlour
        for each in opened:
            await each.windows.close()
    assert [fault for each in opened for fault in each.tavern.faults()] == []


def furnished(local: LocalDiscord) -> Tavern:
    tavern = Tavern(local, 3)
    for person, name in zip(tavern.people, ("North", "South", "East"), strict=True):
        person.display_name = name
    tavern.guild.add_member(tavern.people[0], manage_guild=True)
    return tavern
