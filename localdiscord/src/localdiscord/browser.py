"""The page in Chromium, for tests that look at it. They share the event loop of the bot under test.

Needs `pip install 'localdiscord[browser]'`. Import the fixtures `browser` and `nothing_crashes` into your conftest.py.
"""

import gc
import logging
import shutil
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from importlib import resources
from typing import Any, Literal
from urllib.parse import urlsplit

import pytest
import pytest_asyncio
from playwright.async_api import Browser, ConsoleMessage, Locator, Page, Request, async_playwright, expect

from .page import Page as ServedPage
from .people.person import Person

# Each window would start processes that draw the popups of its address bar, or wait for another site: half of the work.
_SUPERFLUOUS = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess")
# Chromium takes the last list only, so these of Playwright's list are repeated: they ask servers, or delay painting.
_PLAYWRIGHTS = ("AimEnabled", "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding", "PreconnectToSearch")
ARGUMENTS = (
    "--no-sandbox",
    "--headless",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(_SUPERFLUOUS + _PLAYWRIGHTS)}",
)
PATIENCE_MS = 60_000
SCHEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
AXE = (resources.files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
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


@pytest.fixture(scope="module", autouse=True)
def nothing_crashes() -> Iterator[None]:
    """Fails if the tests of a file log a warning, such as a task's exception that was never retrieved."""
    logged: list[str] = []
    handler = logging.Handler(logging.WARNING)
    handler.emit = lambda record: logged.append(record.getMessage())  # type: ignore[method-assign]
    logging.getLogger().addHandler(handler)
    yield
    # asyncio logs that only when the task is collected.
    gc.collect()
    logging.getLogger().removeHandler(handler)
    assert logged == []


@dataclass
class Visitor:
    """A window of the page, and what its console complained about."""

    page: Page
    complaints: list[str] = field(default_factory=list)

    def button(self, name: str) -> Locator:
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
        await self.sees_options()
        await self.page.keyboard.press("Enter")

    async def type_command(self, words: str) -> None:
        """Type a slash command letter by letter, until its options can be typed."""
        await self.box.press_sequentially(words)
        await self.sees_options()

    async def sees_options(self) -> None:
        """Wait until the command that was typed is recognized, which takes an answer of the bot: keys go to its
        options.
        """
        await expect(self.page.locator(".commandline")).to_be_visible()

    def complain(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.text} {message.location}")


class Windows:
    """The windows that are open on a page."""

    def __init__(self, page: ServedPage, browser: Browser) -> None:
        self.page = page
        self.visitors: list[Visitor] = []
        self._browser = browser

    async def visit(self, person: Person, **options: Any) -> Visitor:
        context = await self._browser.new_context(**({"viewport": {"width": 1280, "height": 900}} | options))
        context.set_default_timeout(PATIENCE_MS)
        visitor = Visitor(await context.new_page())
        visitor.page.on("console", visitor.complain)
        visitor.page.on("pageerror", lambda error: visitor.complaints.append(str(error)))
        visitor.page.on("request", lambda request: self._check_local(visitor, request))
        self.visitors.append(visitor)
        await visitor.page.goto(f"{self.page.url}&as={person.name}")
        await expect(visitor.page.get_by_role("radio", name=person.display_name, exact=True)).to_be_checked()
        return visitor

    async def close(self) -> None:
        """Close them. AssertionError if one of them complained."""
        for visitor in self.visitors:
            await visitor.page.context.close()
        assert [complaint for visitor in self.visitors for complaint in visitor.complaints] == []

    def _check_local(self, visitor: Visitor, request: Request) -> None:
        if urlsplit(request.url).netloc != f"127.0.0.1:{self.page.local.port}":
            visitor.complaints.append(f"left the machine: {request.url}")


async def violations(page: Page) -> list[str]:
    """What axe-core finds wrong with a page in the dark and in the light theme, one line each."""
    await page.evaluate(f"{AXE}; 0")
    found: list[str] = []
    for scheme in SCHEMES:
        await page.emulate_media(color_scheme=scheme)
        result: dict[str, Any] = await page.evaluate("axe.run({resultTypes: ['violations']})")
        nodes = [(each["id"], node["html"]) for each in result["violations"] for node in each["nodes"]]
        found += [f"{scheme}: {name}: {html[:200]}" for name, html in nodes]
    return found


async def tab_to(page: Page, name: str) -> None:
    button = page.get_by_role("button", name=name).last
    await expect(button).to_be_visible()
    for _ in range(60):
        if await button.evaluate("each => each === document.activeElement"):
            return
        await page.keyboard.press("Tab")
    pytest.fail(f"Tab does not lead to {name}")
