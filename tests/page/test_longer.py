"""A made-up language, longer than any, on a phone."""

import os
from pathlib import Path

import pytest
from playwright.async_api import expect

from localdiscord.browser import Visitor
from tests.page.conftest import Opener
from tests.support.tavern import scripted
from tests.tools.pseudo import pseudo_language

pytestmark = pytest.mark.asyncio(loop_scope="session")

WIDTH = 390
SCREENS = (
    "farkle help",
    "farkle rules",
    "farkle daily",
    "farkle practice",
    "farkle zone",
    "farkle privacy",
    "farkle stats",
    "farkle leaderboard",
    "farkle history",
    "farkle-setup settings",
    "yahtzee rules",
)


async def test_no_screen_is_wider_than_a_phone_in_a_language_that_is_longer(parlour: Opener, tmp_path: Path) -> None:
    """`PSEUDO=folder` keeps pictures of them, to be looked at."""
    with pseudo_language(tmp_path / "locales") as locale:
        place = await parlour("6", "5", "111234", "223346")
        host, second = place.people[:2]
        host.locale = second.locale = locale
        await place.tavern.bot.services.settings.change(place.tavern.guild.id, locale=locale)
        phone = await place.visit(host, viewport={"width": WIDTH, "height": 844})
        wide = dict[str, int]()

        async def look(name: str) -> None:
            await expect(phone.newest).to_contain_text("⟪")
            if folder := os.environ.get("PSEUDO"):
                await phone.newest.screenshot(path=Path(folder) / f"{name.replace(' ', '-')}.png")
            if (found := await width(phone)) > WIDTH:
                wide[name] = found

        lobby = (await host.slash(place.tavern.channel, "farkle start", target=2000)).shown
        await second.click(lobby, label="⟪Jóoíin⟫")
        await look("lobby")
        await host.click(
            lobby, "".join(str(each.custom_id) for each in lobby.buttons if "start" in str(each.custom_id))
        )
        board = await place.tavern.board()
        await look("board")
        await host.click(board, label=board.buttons[0].label)
        await look("rolled")
        place.tavern.roll = scripted("115234")
        for screen in SCREENS:
            await host.slash(place.tavern.channel, screen)
            await look(screen)
        assert wide == {}


async def width(window: Visitor) -> int:
    """Of the page, in pixels, with all that sticks out."""
    found: int = await window.page.evaluate("document.documentElement.scrollWidth")
    return found
