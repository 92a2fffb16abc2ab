"""The message box: slash commands with their options, and plain messages."""

import asyncio
import re

import discord
import pytest
from playwright.async_api import expect

from localdiscord.sample_bot import SampleBot

from .conftest import Place

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_command_is_typed_with_autocomplete(place: Place) -> None:
    north = await place.visit()
    page = north.page
    await expect(north.box).to_be_enabled()
    await page.keyboard.type("/sam")
    offered = page.get_by_role("listbox", name="Suggestions")
    await expect(offered.get_by_role("option").first).to_contain_text("/sample")
    await page.keyboard.type("ple repeat gre")
    await expect(page.get_by_role("combobox", name="colour")).to_have_value("gre")
    await expect(offered.get_by_role("option")).to_contain_text(["Green"])
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("combobox", name="colour")).to_have_value(re.compile("^Green"))
    await page.keyboard.press("Enter")
    await expect(north.newest).to_contain_text("green")
    await expect(north.box).to_be_focused()


async def test_a_slash_begins_a_command_whatever_was_clicked_before(place: Place) -> None:
    north = await place.visit()
    page = north.page
    await north.command("sample board")
    await north.be("South")
    await expect(north.box).to_be_enabled()
    await page.keyboard.press("/")
    await expect(north.box).to_have_value("/")
    await north.box.fill("")
    await north.newest.click(position={"x": 2, "y": 2})
    await page.keyboard.press("/")
    await expect(north.box).to_have_value("/")


async def test_what_is_typed_before_the_commands_are_known_goes_to_the_first_option(place: Place) -> None:
    north = await place.visit()
    colour = north.page.get_by_role("combobox", name="colour")
    for typed, there in (("/sample repeat red", "red"), ("/sample repeat light gre", "light gre")):
        await north.box.fill(typed)
        await expect(colour).to_have_value(there)
        await expect(colour).to_be_focused()
        await north.page.keyboard.press("Escape")
    await north.box.fill("/sample repeat re")
    await expect(north.page.get_by_role("option")).to_contain_text(["Red"])
    await north.page.keyboard.type("d")
    await north.page.keyboard.press("Tab")
    await north.page.keyboard.press("Enter")
    await expect(north.newest).to_contain_text("red None None")


async def test_what_is_typed_after_a_command_goes_to_its_first_option_and_is_never_dropped(place: Place) -> None:
    north = await place.visit()
    page = north.page
    await north.type_command("/sample repeat ")
    await page.keyboard.type("colour:gre")
    await expect(page.get_by_role("combobox", name="colour")).to_have_value("gre")
    await page.keyboard.press("Escape")
    await north.type_command("/sample board ")
    await page.keyboard.type("70")
    await expect(page.get_by_role("combobox", name="number")).to_have_value("70")
    await page.keyboard.press("Tab")
    await page.keyboard.type("and more")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("alert").filter(has_text="“and more” belongs to no option")).to_be_visible()
    await page.get_by_role("combobox", name="More options").fill("")
    await page.keyboard.press("Enter")
    await expect(north.newest).to_contain_text("Count: 70")


async def test_an_option_that_does_not_fit_is_pointed_at(place: Place) -> None:
    north = await place.visit()
    page = north.page
    await north.command("sample board", number="many")
    number = page.get_by_role("combobox", name="number")
    await expect(number).to_be_focused()
    await expect(number).to_have_attribute("aria-invalid", "true")
    await expect(page.get_by_role("alert").filter(has_text="whole number")).to_be_visible()
    await number.fill("101")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("alert").filter(has_text="0 to 100")).to_be_visible()
    await number.fill("70")
    await page.keyboard.press("Enter")
    await expect(north.newest).to_contain_text("Count: 70")


async def test_a_required_option_that_is_missing_is_pointed_at(place: Place) -> None:
    north = await place.visit()
    await north.command("sample call")
    await expect(north.page.get_by_role("combobox", name="text")).to_be_focused()
    await expect(north.page.get_by_role("alert").filter(has_text="This needs a value")).to_be_visible()


async def test_only_commands_that_someone_may_use_are_offered(place: Place) -> None:
    @place.bot.tree.command(description="For managers")
    @discord.app_commands.default_permissions(manage_guild=True)
    @discord.app_commands.guild_only()
    async def manage(interaction: discord.Interaction[SampleBot]) -> None:
        await interaction.response.send_message("managed")

    await place.bot.tree.sync()
    north, south = [await place.visit(person) for person in place.people[:2]]
    for window in (north, south):
        await window.box.press_sequentially("/")
        await expect(window.page.get_by_role("option").first).to_be_visible()
    await expect(north.page.get_by_role("option").filter(has_text="manage")).to_have_count(1)
    await expect(south.page.get_by_role("option").filter(has_text="manage")).to_have_count(0)


async def test_backspace_and_escape_cancel_a_command(place: Place) -> None:
    north = await place.visit()
    await north.type_command("/sample board ")
    await north.page.keyboard.press("Backspace")
    await expect(north.box).to_have_value("/sample board")
    await expect(north.page.get_by_role("option").first).to_be_visible()
    await north.page.keyboard.press("Tab")
    await north.page.keyboard.press("Escape")
    await expect(north.box).to_have_value("")


async def test_a_file_is_an_option(place: Place) -> None:
    north = await place.visit()
    await north.type_command("/sample repeat red")
    await expect(north.page.get_by_role("option")).to_contain_text(["Red"])
    await north.page.keyboard.press("Tab")
    await expect(north.page.get_by_role("combobox", name="More options")).to_be_focused()
    await north.page.keyboard.type("what:")
    chooser = north.page.get_by_label("what", exact=True)
    await expect(chooser).to_be_focused()
    await chooser.set_input_files({"name": "notes.txt", "mimeType": "text/plain", "buffer": b"12345"})
    await north.press("Send")
    await expect(north.newest).to_contain_text("red None None 5")


async def test_people_write_to_each_other_in_discords_markdown(place: Place) -> None:
    north, south = [await place.visit(person) for person in place.people[:2]]
    await north.box.fill(f"**Hello** {place.people[1].mention}, <b>this</b> is for you")
    await north.page.keyboard.press("Enter")
    await expect(south.newest.locator("strong")).to_have_text("Hello")
    await expect(south.newest).to_contain_text("@South, <b>this</b> is")
    await expect(south.newest).to_have_class("message pinged")
    await north.newest.hover()
    await north.press("Delete this message")
    await expect(south.page.locator("#log li.message")).to_have_count(0)


async def test_a_link_to_a_message_leads_there_inside_the_page(place: Place) -> None:
    north = await place.visit()
    await north.command("sample board")
    board = north.newest
    await expect(board).to_contain_text("Count: 0")
    number = await board.get_attribute("data-message")
    assert number is not None
    await place.bot_channel.send(place.bot_channel.get_partial_message(int(number)).jump_url)
    await north.newest.get_by_role("button", name="# ").click()
    await expect(north.page.locator(f'[data-message="{number}"] article')).to_be_focused()


async def test_an_answer_does_not_take_the_focus_from_who_went_on(place: Place) -> None:
    asked = asyncio.Event()

    @place.bot.tree.command(description="Answers when it is told to")
    async def wait(interaction: discord.Interaction[SampleBot]) -> None:
        await asked.wait()
        await interaction.response.send_message("here it is")

    await place.bot.tree.sync()
    north = await place.visit()
    await north.command("wait")
    me = north.page.get_by_role("radio", name="North")
    await me.focus()
    asked.set()
    await expect(north.newest).to_contain_text("here it is")
    await expect(north.box).to_be_visible()
    await expect(me).to_be_focused()
