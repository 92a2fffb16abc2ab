"""Whole games in the browser: in two windows, by keyboard alone, and for a screen reader."""

import re

import pytest
from playwright.async_api import expect

from localdiscord.browser import Visitor, tab_to, violations
from tests.page.conftest import Opener

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_two_people_play_a_game_in_two_windows(parlour: Opener) -> None:
    place = await parlour("6", "5", "111234", "223346", "111222", "223346")
    north, south = [await place.visit(person) for person in place.people[:2]]
    await north.command("farkle start", target=2000)
    await expect(south.newest).to_contain_text("First to 2,000 points")
    await south.press("Join")
    await expect(north.newest).to_contain_text("@South")
    await north.press("Start", "Roll 6")
    await north.press("Most points")
    await expect(north.newest).to_contain_text("@North, you keep 1 1 1 for 1,000")
    await expect(north.newest.get_by_role("button", name=":die_2: 2")).to_be_disabled()
    await north.press("Bank 1,000")
    await expect(south.newest).to_contain_text("@South, it's your turn")
    await south.press("Roll 6")
    await expect(north.newest).to_contain_text("@North, it's your turn")
    await north.press("Roll 6")
    await north.press("Bank 1,200")
    await expect(south.newest).to_contain_text("Final round")
    await south.press("Roll 6")
    for window in (north, south):
        await expect(window.newest).to_contain_text("@North wins")
        await expect(window.button("Rematch")).to_be_visible()


@pytest.mark.parametrize(("locale", "join"), [("en", "Join"), ("de", "Mitspielen")])
async def test_a_lobby_fits_on_the_screen_of_a_phone(parlour: Opener, locale: str, join: str) -> None:
    place = await parlour()
    host, second, third = place.people
    await place.tavern.bot.services.settings.change(place.tavern.guild.id, locale=locale)
    phone = await place.visit(host, viewport={"width": 390, "height": 844})
    # The rules with the most words.
    lobby = (await host.slash(place.tavern.channel, "farkle start", rules="exact")).shown
    await expect(phone.button(join)).to_be_visible()
    assert await height(phone) <= await route(phone)
    for person in (second, third):
        await person.click(lobby, label=join)
    await expect(phone.newest).to_contain_text("@East")
    assert await height(phone) <= await route(phone)


async def height(window: Visitor) -> float:
    """Of the newest message, in pixels."""
    found: float = await window.newest.evaluate("each => each.getBoundingClientRect().height")
    return found


async def route(window: Visitor) -> float:
    """The height of the page's message area, in pixels."""
    found: float = await window.page.locator("#log").evaluate("log => log.clientHeight")
    return found


async def test_a_newcomer_alone_plays_a_whole_game_against_an_opponent(parlour: Opener) -> None:
    place = await parlour("6", "1", "111234", "223346", "111222", "223346")
    newcomer = await place.visit(place.people[0])
    await newcomer.command("farkle start", target=2000)
    await expect(newcomer.newest).to_contain_text("First to 2,000 points")
    await newcomer.page.get_by_role("combobox", name="Add a computer…").click()
    await newcomer.page.get_by_role("option", name="Timid Tilly").click()
    await expect(newcomer.newest).to_contain_text("🤖 Timid Tilly")
    await newcomer.press("Start")
    await newcomer.press("Roll 6", "Most points", "Bank 1,000")
    await expect(newcomer.newest).to_contain_text("🤖 Timid Tilly rolls 2 2 3 3 4 6")
    await newcomer.press("Roll 6", "Bank 1,200")
    await expect(newcomer.newest).to_contain_text("@North wins")
    await expect(newcomer.newest).to_contain_text("🤖 Timid Tilly")
    await expect(newcomer.button("Rematch")).to_be_visible()


async def test_a_game_by_keyboard_alone(parlour: Opener) -> None:
    place = await parlour("6", "5", "111234", "223346", "223346")
    north = await place.visit(place.people[0])
    page, keys = north.page, north.page.keyboard
    await north.box.focus()
    await keys.type("/farkle start target:1000")
    await north.sees_options()
    await keys.press("Enter")
    await expect(north.newest).to_contain_text("First to 1,000 points")
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
    await expect(north.newest).to_contain_text("press the dice you want to keep")
    await tab_to(page, "Most points")
    await keys.press("Enter")
    await expect(north.newest).to_contain_text("@North, you keep 1 1 1")
    await expect(north.button("Most points")).to_be_focused()
    await page.keyboard.press("Shift+Tab")
    await expect(north.button("Bank 1,000")).to_be_focused()
    await keys.press("Enter")
    await expect(north.newest).to_contain_text("@South, it's your turn")
    said = page.get_by_role("log", name="What just happened")
    await expect(said).to_contain_text("@North, you keep 1 1 1 for 1,000")
    await expect(said).to_contain_text("@South, it's your turn")


async def test_axe_finds_nothing(parlour: Opener) -> None:
    place = await parlour("6", "5", "111234")
    north = await place.visit(place.people[0], reduced_motion="reduce")
    page = north.page
    assert await violations(page) == []
    await north.command("farkle start")
    await expect(north.button("Join")).to_be_visible()
    await north.page.get_by_role("combobox", name="Add a computer…").click()
    assert await violations(page) == []
    await page.keyboard.press("Escape")
    await north.be("South")
    await north.press("Join")
    await north.be("North")
    await north.press("Start", "Roll 6", "Most points")
    await expect(north.newest).to_contain_text("you keep")
    assert await violations(page) == []
    await north.command("farkle-setup make", title="Ours")
    await north.page.get_by_role("combobox", name="Winning…").click()
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
    await page.get_by_role("combobox", name="Winning…").press("ArrowDown")
    await expect(page.get_by_role("option").first).to_be_visible()
    await keys.type("target")
    await keys.press("Enter")
    dialog = page.get_by_role("dialog", name="Ours")
    await expect(dialog.get_by_role("textbox", name=re.compile("target", re.IGNORECASE))).to_be_focused()
    await keys.press("Control+A")
    await keys.type("4000")
    await keys.press("Enter")
    await expect(dialog).to_have_count(0)
    await expect(north.newest).to_contain_text("10,000 → 4,000")
    await north.press("Save")
    await expect(north.newest).to_contain_text("is saved")


async def test_narrow_windows_hold_everything(parlour: Opener) -> None:
    place = await parlour("6", "5", "111234")
    north = await place.visit(place.people[0], viewport={"width": 390, "height": 844})
    page = north.page
    await north.command("farkle start")
    await north.be("South")
    await north.press("Join")
    await north.be("North")
    await north.press("Start", "Roll 6", "Most points")
    await expect(north.newest).to_contain_text("you keep")
    log = page.get_by_role("region", name="Messages in #dice")
    # A phone, and a window of 1280 pixels at 200 %.
    for width, height in ((390, 844), (640, 450)):
        await page.set_viewport_size({"width": width, "height": height})
        assert await page.evaluate("document.documentElement.scrollWidth") <= width
        assert await log.evaluate("each => each.scrollWidth <= each.clientWidth")
