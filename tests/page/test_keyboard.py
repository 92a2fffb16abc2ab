"""By keyboard alone, and for a screen reader: roles, names, contrast, and what is said aloud."""

import re
from importlib import resources
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.page.conftest import Opener

pytestmark = pytest.mark.asyncio(loop_scope="session")

AXE = (resources.files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")


async def violations(page: Page) -> list[str]:
    """What axe-core finds, one line each."""
    await page.evaluate(f"{AXE}; 0")
    found: dict[str, Any] = await page.evaluate("axe.run({resultTypes: ['violations']})")
    return [f"{each['id']}: {node['html'][:200]}" for each in found["violations"] for node in each["nodes"]]


async def test_a_game_by_keyboard_alone(parlour: Opener) -> None:
    place = await parlour("6", "5", "111234", "223346", "223346")
    north = await place.visit(place.people[0])
    page, keys = north.page, north.page.keyboard
    await north.box.focus()
    await keys.type("/farkle start target:1000")
    await keys.press("Enter")
    await expect(north.newest).to_contain_text("First to 1,000 points.")
    await expect(north.box).to_be_focused()
    await page.get_by_role("radio", name="North").focus()
    await keys.press("ArrowRight")
    await expect(page.get_by_role("radio", name="South")).to_be_focused()
    await tab_to(page, "Join")
    await keys.press("Enter")
    await expect(north.newest).to_contain_text("@South")
    await expect(north.button("Join")).to_be_focused()
    await page.get_by_role("radio", name="South").focus()
    await keys.press("ArrowLeft")
    await expect(page.get_by_role("radio", name="North")).to_be_checked()
    await tab_to(page, "Start")
    await keys.press("Enter")
    await tab_to(page, "Roll 6")
    await keys.press("Space")
    await expect(north.newest).to_contain_text("Thrown: 1 1 1 2 3 4")
    await tab_to(page, "Keep best")
    await keys.press("Enter")
    await expect(north.newest).to_contain_text("Keeping 1 1 1")
    await expect(north.button("Keep best")).to_be_focused()
    await page.keyboard.press("Shift+Tab")
    await expect(north.button("Bank 1,000")).to_be_focused()
    await keys.press("Enter")
    await expect(north.newest).to_contain_text("@South, it is your turn")
    said = page.get_by_role("log", name="What just happened")
    await expect(said).to_contain_text("Keeping 1 1 1 for 1,000")
    await expect(said).to_contain_text("@South, it is your turn.")


async def tab_to(page: Page, name: str) -> None:
    """Press Tab until a button has the focus."""
    button = page.get_by_role("button", name=name).last
    await expect(button).to_be_visible()
    for _ in range(60):
        if await button.evaluate("each => each === document.activeElement"):
            return
        await page.keyboard.press("Tab")
    pytest.fail(f"Tab does not lead to {name}")


@pytest.mark.parametrize("scheme", ["dark", "light"])
async def test_axe_finds_nothing(parlour: Opener, scheme: str) -> None:
    place = await parlour("6", "5", "111234")
    north = await place.visit(place.people[0], color_scheme=scheme, reduced_motion="reduce")
    page = north.page
    assert await violations(page) == []
    await north.command("farkle start")
    await expect(north.button("Join")).to_be_visible()
    await north.page.get_by_role("combobox", name="Play to").click()
    assert await violations(page) == []
    await page.keyboard.press("Escape")
    await north.be("South")
    await north.press("Join")
    await north.be("North")
    await north.press("Start", "Roll 6", "Keep best")
    await expect(north.newest).to_contain_text("Keeping")
    assert await violations(page) == []
    await north.command("farkle-setup make", title="Ours")
    await north.page.get_by_role("combobox", name="Which option?").click()
    await north.page.get_by_role("option", name=re.compile("^target", re.IGNORECASE)).click()
    await expect(page.get_by_role("dialog", name="Ours")).to_be_visible()
    assert await violations(page) == []
    await page.keyboard.press("Escape")
    await north.box.press_sequentially("/farkle start rules:")
    await expect(page.get_by_role("option").first).to_be_visible()
    assert await violations(page) == []


async def test_a_modal_is_filled_in_and_sent(parlour: Opener) -> None:
    north = await (place := await parlour()).visit(place.people[0])
    page, keys = north.page, north.page.keyboard
    await north.command("farkle-setup make", title="Ours")
    await north.page.get_by_role("combobox", name="Which option?").focus()
    await keys.press("ArrowDown")
    await keys.type("target")
    await keys.press("Enter")
    dialog = page.get_by_role("dialog", name="Ours")
    await expect(dialog.get_by_role("textbox", name=re.compile("target", re.IGNORECASE))).to_be_focused()
    await keys.press("Control+A")
    await keys.type("4000")
    await keys.press("Enter")
    await expect(dialog).to_have_count(0)
    await expect(north.newest).to_contain_text("10000 → 4000")
    await north.press("Save")
    await expect(north.newest).to_contain_text("is saved")


@pytest.mark.parametrize("size", [(390, 844), (640, 450)], ids=["phone", "200% zoom"])
async def test_narrow_windows_hold_everything(parlour: Opener, size: tuple[int, int]) -> None:
    place = await parlour("6", "5", "111234")
    width, height = size
    north = await place.visit(place.people[0], viewport={"width": width, "height": height})
    page = north.page
    await north.command("farkle start")
    await north.be("South")
    await north.press("Join")
    await north.be("North")
    await north.press("Start", "Roll 6", "Keep best")
    await expect(north.newest).to_contain_text("Keeping")
    assert await page.evaluate("document.documentElement.scrollWidth") <= width
    log = page.get_by_role("region", name="Messages in #dice")
    assert await log.evaluate("each => each.scrollWidth <= each.clientWidth")
    drawer = page.get_by_role("button", name="Servers and channels")
    await drawer.click()
    await expect(page.get_by_role("navigation")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("navigation")).to_be_hidden()
    await expect(drawer).to_be_focused()


async def test_the_theme_is_chosen_and_kept(parlour: Opener) -> None:
    north = await (place := await parlour()).visit(place.people[0], color_scheme="dark")
    body = north.page.locator("body")
    dark = await body.evaluate("each => getComputedStyle(each).backgroundColor")
    await north.press("Theme: as the system")
    await expect(north.button("Theme: light")).to_be_visible()
    assert await body.evaluate("each => getComputedStyle(each).backgroundColor") != dark
    await north.page.reload()
    await expect(north.button("Theme: light")).to_be_visible()
