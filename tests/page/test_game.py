"""A whole game in the browser, by two people in two windows, and by keyboard alone."""

import re

import pytest
from playwright.async_api import expect

from localdiscord.browser import Visitor
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
    await expect(north.newest).to_contain_text("Keeping 1 1 1 for 1,000")
    await expect(north.newest.get_by_role("button", name="2", exact=True)).to_be_disabled()
    await north.press("Bank 1,000")
    await expect(south.newest).to_have_class(re.compile("pinged"))
    await south.press("Roll 6")
    await expect(north.newest).to_have_class(re.compile("pinged"))
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
    assert await height(phone) <= await room(phone)
    for person in (second, third):
        await person.click(lobby, label=join)
    await expect(phone.newest).to_contain_text("@East")
    assert await height(phone) <= await room(phone)


async def height(window: Visitor) -> float:
    """Of the newest message, in pixels."""
    found: float = await window.newest.evaluate("each => each.getBoundingClientRect().height")
    return found


async def room(window: Visitor) -> float:
    """The height of the page's message area, in pixels."""
    found: float = await window.page.locator("#log").evaluate("log => log.clientHeight")
    return found


async def test_a_newcomer_alone_plays_a_whole_game_against_an_opponent(parlour: Opener) -> None:
    place = await parlour("6", "1", "111234", "223346", "111222", "223346")
    newcomer = await place.visit(place.people[0])
    await newcomer.command("farkle start", target=2000)
    await expect(newcomer.newest).to_contain_text("First to 2,000 points")
    await newcomer.page.get_by_role("combobox", name="Opponents…").click()
    await newcomer.page.get_by_role("option", name="Timid Tilly").click()
    await expect(newcomer.newest).to_contain_text("🤖 Timid Tilly")
    await newcomer.press("Start")
    await newcomer.press("Roll 6", "Most points", "Bank 1,000")
    await expect(newcomer.newest).to_contain_text("🤖 Timid Tilly rolls 2 2 3 3 4 6")
    await newcomer.press("Roll 6", "Bank 1,200")
    await expect(newcomer.newest).to_contain_text("@North wins")
    await expect(newcomer.newest).to_contain_text("🤖 Timid Tilly")
    await expect(newcomer.button("Rematch")).to_be_visible()
