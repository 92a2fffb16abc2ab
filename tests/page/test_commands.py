"""The message box: slash commands with their options, and plain messages."""

import re

import pytest
from playwright.async_api import expect

from tests.page.conftest import Opener

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_command_is_typed_with_autocomplete_and_an_error_at_its_option(parlour: Opener) -> None:
    north = await (place := await parlour()).visit(place.people[0])
    page = north.page
    await north.box.press_sequentially("/far")
    offered = page.get_by_role("listbox", name="Suggestions")
    await expect(offered.get_by_role("option").first).to_contain_text("/farkle start")
    await page.keyboard.type("kle start rules:exa")
    await expect(page.get_by_role("combobox", name="rules")).to_have_value("exa")
    await expect(offered.get_by_role("option")).to_contain_text(["Exact"])
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("combobox", name="rules")).to_have_value(re.compile("^Exact"))
    await page.keyboard.type("target:many")
    await page.keyboard.press("Enter")
    target = page.get_by_role("combobox", name="target")
    await expect(target).to_be_focused()
    await expect(target).to_have_attribute("aria-invalid", "true")
    await expect(page.get_by_role("alert").filter(has_text="whole number")).to_be_visible()
    await target.fill("0")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("alert").filter(has_text="1 to 1000000")).to_be_visible()
    await target.fill("7000")
    await page.keyboard.press("Enter")
    await expect(north.newest).to_contain_text("Exactly 7,000 points win.")
    await expect(north.box).to_be_focused()


async def test_a_required_option_that_is_missing_is_pointed_at(parlour: Opener) -> None:
    north = await (place := await parlour()).visit(place.people[0])
    await north.command("farkle-setup make")
    await expect(north.page.get_by_role("combobox", name="title")).to_be_focused()
    await expect(north.page.get_by_role("alert").filter(has_text="This needs a value")).to_be_visible()


async def test_only_commands_that_someone_may_use_are_offered(parlour: Opener) -> None:
    place = await parlour()
    south = await place.visit(place.people[1])
    await south.box.press_sequentially("/farkle")
    offered = south.page.get_by_role("option")
    await expect(offered.first).to_be_visible()
    await expect(offered.filter(has_text="setup")).to_have_count(0)
    await south.page.get_by_role("button", name="Direct messages").click()
    await south.box.press_sequentially("/")
    await expect(south.page.get_by_text("There are no commands here")).to_be_visible()


async def test_backspace_gives_a_command_up_and_escape_too(parlour: Opener) -> None:
    north = await (place := await parlour()).visit(place.people[0])
    await north.box.press_sequentially("/farkle start ")
    await north.page.keyboard.press("Backspace")
    await expect(north.box).to_have_value("/farkle start")
    await north.page.keyboard.press("Tab")
    await north.page.keyboard.press("Escape")
    await expect(north.box).to_have_value("")


async def test_a_file_is_an_option(parlour: Opener) -> None:
    north = await (place := await parlour()).visit(place.people[0])
    await north.box.press_sequentially("/farkle-setup import ")
    async with north.page.expect_file_chooser() as chosen:
        await north.page.get_by_role("button", name="file: choose a file").click()
    chooser = await chosen.value
    await chooser.set_files(
        {"name": "short.yaml", "mimeType": "text/yaml", "buffer": b"base: standard\ntarget: 3000\n"}
    )
    await expect(north.page.get_by_role("button", name="file: choose a file")).to_contain_text("short.yaml")
    await north.press("Send")
    await expect(north.newest).to_contain_text("is added")
    await north.command("farkle-setup export", name="short")
    await expect(north.newest.get_by_role("link", name="short.yaml")).to_have_attribute("download", "short.yaml")


async def test_people_write_to_each_other_in_discords_markdown(parlour: Opener) -> None:
    place = await parlour()
    north, south = [await place.visit(person) for person in place.people[:2]]
    await north.box.fill(f"**Hello** {place.people[1].mention}, <b>this</b> is ||secret||")
    await north.page.keyboard.press("Enter")
    await expect(south.newest.locator("strong")).to_have_text("Hello")
    await expect(south.newest).to_contain_text("@South, <b>this</b> is")
    await expect(south.newest).to_have_class("message pinged")
    await north.newest.hover()
    await north.press("Delete this message")
    await expect(south.page.locator("#log li.message")).to_have_count(0)


async def test_a_link_to_a_message_leads_there_inside_the_page(parlour: Opener) -> None:
    place = await parlour()
    north = await place.visit(place.people[0])
    await north.command("farkle start")
    lobby = north.newest
    await expect(lobby).to_contain_text("Who plays?")
    number = await lobby.get_attribute("data-message")
    await north.command("farkle board")
    await expect(north.newest).to_contain_text("The board is here")
    await north.newest.get_by_role("button", name="# ").click()
    await expect(north.page.locator(f'[data-message="{number}"] article')).to_be_focused()
