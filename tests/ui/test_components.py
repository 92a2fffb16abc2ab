"""Components: discord.py would write the same, and a screen is sent as it is."""

from typing import Any

import discord
import pytest
from discord import ChannelType, ui
from hypothesis import given
from hypothesis import strategies as st

from bot.ui.components import (
    Screen,
    Style,
    action_row,
    button,
    channel_select,
    picture,
    role_select,
    section,
    select,
    select_option,
    separator,
    text_display,
    text_displays,
)

DIE = discord.PartialEmoji(name="die_5", id=2**62)
ALIKE: dict[str, tuple[Any, ui.Item[Any]]] = {
    "text": (text_display("*Farkle*"), ui.TextDisplay("*Farkle*")),
    "separator": (separator(), ui.Separator()),
    "row of buttons": (
        action_row(
            button("Leave", "fk:1:2:leave"),
            button("5", "fk:1:2:die:0:1", emoji=DIE, style=Style.success),
            button("Bank", "fk:1:2:bank", style=Style.primary, disabled=True),
        ),
        ui.ActionRow(
            ui.Button(label="Leave", custom_id="fk:1:2:leave"),
            ui.Button(label="5", custom_id="fk:1:2:die:0:1", emoji=DIE, style=discord.ButtonStyle.success),
            ui.Button(label="Bank", custom_id="fk:1:2:bank", style=discord.ButtonStyle.primary, disabled=True),
        ),
    ),
    "menu": (
        select("fr:show", "Rules", [select_option("A", "a", default=True), select_option("B", "b", description="So")]),
        ui.ActionRow(
            ui.Select(
                custom_id="fr:show",
                placeholder="Rules",
                options=[
                    discord.SelectOption(label="A", value="a", default=True),
                    discord.SelectOption(label="B", value="b", description="So"),
                ],
            )
        ),
    ),
    "menu of channels": (
        channel_select("fc:channels", "Channels", [7, 8], [ChannelType.text, ChannelType.forum], most=10),
        ui.ActionRow(
            ui.ChannelSelect(
                custom_id="fc:channels",
                placeholder="Channels",
                channel_types=[ChannelType.text, ChannelType.forum],
                min_values=0,
                max_values=10,
                default_values=[discord.SelectDefaultValue.from_channel(discord.Object(id)) for id in (7, 8)],  # noqa: A001
            )
        ),
    ),
    "menu of roles": (
        role_select("fc:helpers", "Helpers", [7], most=5),
        ui.ActionRow(
            ui.RoleSelect(
                custom_id="fc:helpers",
                placeholder="Helpers",
                min_values=0,
                max_values=5,
                default_values=[discord.SelectDefaultValue.from_role(discord.Object(7))],
            )
        ),
    ),
    "section": (
        section("Threads are on.", button("Off", "fc:threads:off")),
        ui.Section(ui.TextDisplay("Threads are on."), accessory=ui.Button(label="Off", custom_id="fc:threads:off")),
    ),
    "picture": (
        picture("points.png", "Points by game"),
        ui.MediaGallery(discord.MediaGalleryItem("attachment://points.png", description="Points by game")),
    ),
}
# Discord's defaults, which discord.py also writes. `required` only counts in modals.
DEFAULTS = {"min_values": 1, "max_values": 1, "disabled": False, "spacing": 1, "spoiler": False}


def without_defaults(written: Any) -> Any:
    if isinstance(written, dict):
        return {
            key: without_defaults(value)
            for key, value in written.items()
            if key != "required" and not (key in DEFAULTS and value == DEFAULTS[key])
        }
    return [*map(without_defaults, written)] if isinstance(written, list) else written


@pytest.mark.parametrize("name", ALIKE)
def test_discord_py_would_write_the_same(name: str) -> None:
    ours, theirs = ALIKE[name]
    assert without_defaults(ours) == without_defaults(theirs.to_component_dict())


async def test_a_screen_is_a_view_that_listens_for_nothing() -> None:
    row = action_row(button("Leave", "fk:1:2:leave"))
    screen = Screen(text_display("Head"), row)
    assert screen.to_components() == [text_display("Head"), row]
    assert screen.has_components_v2()
    assert screen.is_finished()


def test_an_accent_frames_the_components_as_discord_py_would() -> None:
    theirs = ui.LayoutView().add_item(ui.Container(ui.TextDisplay("Head"), ui.Separator(), accent_colour=0x2A9D8F))
    ours = Screen(text_display("Head"), separator(), accent=0x2A9D8F)
    assert without_defaults(ours.to_components()) == without_defaults(theirs.to_components())  # type: ignore[no-untyped-call]


def test_empty_texts_are_left_out() -> None:
    assert text_displays("a", "", None, "b") == [text_display("a"), text_display("b")]


@given(st.lists(st.text("ab\n", max_size=6000) | st.text("x", min_size=5000, max_size=6000), min_size=1, max_size=6))
def test_no_screen_has_more_text_than_discord_takes(contents: list[str]) -> None:
    """Short ones stay as they are."""
    screen = Screen(*text_displays(*contents), accent=1).with_below(text_display("below"))
    frame, below = screen.to_components()
    shown = [each["content"] for each in (*frame["components"], below)]
    assert sum(map(len, shown)) <= 4000
    given_texts = [*filter(None, contents), "below"]
    assert len(shown) == len(given_texts)
    if sum(map(len, given_texts)) <= 4000:
        assert shown == given_texts


def test_labels_and_options_are_cut_to_what_discord_takes() -> None:
    options = [select_option("x" * 200, str(number), description="y" * 200) for number in range(30)]
    menu: Any = select("fr:show", "z" * 200, options)["components"][0]
    assert (len(menu["options"]), len(menu["placeholder"])) == (25, 150)
    assert {(len(each["label"]), len(each["description"])) for each in menu["options"]} == {(100, 100)}
    assert len(button("x" * 100, "fr:show")["label"]) == 80
