"""Chromium, the page, and the real bot in this process. Everything shares one event loop, so that one browser does."""

import logging
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import discord
import pytest
import pytest_asyncio
import yarl
from discord.gateway import DiscordWebSocket
from playwright.async_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    async_playwright,
    expect,
)

from bot.sandbox import LocalDiscord, Person
from bot.sandbox import page as sandbox_page
from tests.harness import Tavern, running_bot, scripted

ARGUMENTS = (
    "--no-sandbox",
    "--headless",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE_MS = 5000
expect.set_options(timeout=PATIENCE_MS)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    if path is None:
        pytest.skip("Chromium is not installed (apt-get install chromium)")
    async with async_playwright() as playwright:
        launched = await playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield launched
        await launched.close()


@dataclass
class Visitor:
    """Someone at a window."""

    page: Page
    complaints: list[str] = field(default_factory=list)

    def button(self, name: str) -> Locator:
        """A button that is not of an older board."""
        return self.page.get_by_role("button", name=name).last

    @property
    def newest(self) -> Locator:
        return self.page.locator("#log li.message").last

    @property
    def box(self) -> Locator:
        return self.page.get_by_role("textbox", name="for commands")

    async def press(self, *names: str) -> None:
        for name in names:
            await self.button(name).click()

    async def be(self, name: str) -> None:
        await self.page.get_by_role("radio", name=name).click()
        await expect(self.page.get_by_role("radio", name=name)).to_be_checked()

    async def command(self, words: str, **options: object) -> None:
        """Type a slash command to its end."""
        await self.box.fill("")
        typed = " ".join(f"{name}:{value}" for name, value in options.items())
        await self.box.fill(f"/{words} {typed}")
        await expect(self.page.locator(".commandline")).to_be_visible()
        await self.page.keyboard.press("Enter")

    def complain(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.text} {message.location}")


@dataclass
class Parlour:
    """The local Discord with the bot and the page, and the windows that look at it."""

    tavern: Tavern
    page: sandbox_page.Page
    browser: Browser
    visitors: list[Visitor] = field(default_factory=list)
    contexts: list[BrowserContext] = field(default_factory=list)

    @property
    def people(self) -> list[Person]:
        return self.tavern.people

    async def visit(self, person: Person, **looks: Any) -> Visitor:
        """A window in which someone acts; `looks` are those of a browser context."""
        context = await self.browser.new_context(**({"viewport": {"width": 1280, "height": 900}} | looks))
        context.set_default_timeout(PATIENCE_MS)
        self.contexts.append(context)
        visitor = Visitor(await context.new_page())
        visitor.page.on("console", visitor.complain)
        visitor.page.on("pageerror", lambda error: visitor.complaints.append(str(error)))
        visitor.page.on("request", lambda request: self._check_local(visitor, request))
        self.visitors.append(visitor)
        await visitor.page.goto(f"{self.page.url}&as={person.name}")
        await expect(visitor.page.get_by_role("radio", name=person.display_name)).to_be_checked()
        return visitor

    def _check_local(self, visitor: Visitor, request: Request) -> None:
        if urlsplit(request.url).netloc != f"127.0.0.1:{self.tavern.local.port}":
            visitor.complaints.append(f"left the machine: {request.url}")

    async def end(self) -> None:
        for context in self.contexts:
            await context.close()


Opener = Callable[..., Awaitable[Parlour]]


@pytest_asyncio.fixture(loop_scope="session")
async def parlour(browser: Browser, tmp_path: Path) -> AsyncIterator[Opener]:
    """Opens the parlour with dice that fall as told; North may manage the server."""
    base, gateway = discord.http.Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    opened: list[Parlour] = []

    async with AsyncExitStack() as stack:

        async def open_parlour(*throws: str) -> Parlour:
            local = LocalDiscord(bot_name="Farkle")
            page = sandbox_page.Page(local)
            await stack.enter_async_context(local)
            tavern = furnished(local)
            await stack.enter_async_context(running_bot(tavern, tmp_path / "farkle.sqlite3", scripted(*throws)))
            opened.append(Parlour(tavern, page, browser))
            return opened[-1]

        yield open_parlour
        for each in opened:
            await each.end()
    discord.http.Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = base, yarl.URL(gateway)
    assert [complaint for each in opened for visitor in each.visitors for complaint in visitor.complaints] == []
    assert [fault for each in opened for fault in each.tavern.faults()] == []


def furnished(local: LocalDiscord) -> Tavern:
    tavern = Tavern(local, 3)
    for person, name in zip(tavern.people, ("North", "South", "East"), strict=True):
        person.display_name = name
    tavern.guild.add_member(tavern.people[0], manage_guild=True)
    local.add_guild("The Harbour", owner=tavern.people[2]).add_channel("deck")
    return tavern


@pytest.fixture(autouse=True)
def nothing_crashes(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    caplog.set_level(logging.INFO)
    yield
    crashes = [stored.getMessage() for stored in caplog.get_records("call") if stored.levelno >= logging.WARNING]
    assert crashes == []
