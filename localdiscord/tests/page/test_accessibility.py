"""By keyboard alone, for a screen reader, in narrow windows, and in both themes."""

import pytest
from discord import ui
from playwright.async_api import expect

from localdiscord.browser import violations

from .conftest import Place

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_axe_finds_nothing(place: Place) -> None:
    north = await place.visit(reduced_motion="reduce")
    page = north.page
    assert await violations(page) == []
    await north.command("sample board")
    await expect(north.button("Pressed 0")).to_be_visible()
    await page.get_by_role("combobox", name="Colour").click()
    assert await violations(page) == []
    await page.keyboard.press("Escape")
    await north.press("Form")
    await expect(page.get_by_role("dialog", name="A form")).to_be_visible()
    assert await violations(page) == []
    await page.keyboard.press("Escape")
    await north.press("Survey")
    await expect(page.get_by_role("dialog", name="A survey")).to_be_visible()
    assert await violations(page) == []
    await page.keyboard.press("Escape")
    await north.newest.get_by_role("button", name="Sample").press("Enter")
    await expect(page.get_by_role("menuitem")).to_be_focused()
    assert await violations(page) == []
    await page.keyboard.press("Escape")
    await north.box.press_sequentially("/sample repeat ")
    await expect(page.get_by_role("option").first).to_be_visible()
    assert await violations(page) == []


async def test_narrow_windows_hold_everything(place: Place) -> None:
    north = await place.visit(viewport={"width": 390, "height": 844})
    page = north.page
    await north.command("sample board")
    await expect(north.button("Pressed 0")).to_be_visible()
    log = page.get_by_role("region", name="Messages in #general")
    # A phone, and a window of 1280 pixels at 200 %.
    for width, height in ((390, 844), (640, 450)):
        await page.set_viewport_size({"width": width, "height": height})
        assert await page.evaluate("document.documentElement.scrollWidth") <= width
        assert await log.evaluate("each => each.scrollWidth <= each.clientWidth")
    # A scrollbar takes 15 pixels.
    await page.set_viewport_size({"width": 375, "height": 844})
    view = ui.LayoutView()
    view.add_item(ui.Container(ui.TextDisplay(f"```\n{'9' * 33}\n```"), accent_colour=0x336699))
    await place.bot_channel.send(view=view)
    await expect(north.newest.locator("pre")).to_be_visible()
    assert await north.newest.locator("pre").evaluate("each => each.scrollWidth <= each.clientWidth")
    drawer = page.get_by_role("button", name="Servers and channels")
    await drawer.click()
    await expect(page.get_by_role("navigation")).to_be_visible()
    direct = page.get_by_role("button", name="Direct messages")
    await direct.click()
    await expect(page.get_by_role("heading", name="Direct messages")).to_be_visible()
    await expect(direct).to_be_focused()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("navigation")).to_be_hidden()
    await expect(drawer).to_be_focused()
