"""A small discord.py bot with the commands, buttons, menus and forms that real bots have, for trying out and for tests.

It does not know about the local Discord: `localdiscord -m localdiscord.sample_bot`.
"""

# ruff: noqa: ARG001, ARG003 - discord.py decides which arguments these functions take
from __future__ import annotations

import re
import warnings
from typing import Any, cast

with warnings.catch_warnings():
    # discord.py imports audioop, which warns of its removal from Python 3.13.
    warnings.simplefilter("ignore", DeprecationWarning)
    import discord as discord
    from discord import app_commands, ui
    from discord.ext import commands

Pressed = discord.Interaction["SampleBot"]


class Act(ui.DynamicItem[ui.Button[ui.LayoutView]], template=r"(?P<what>\w+):(?P<number>\d+)"):
    """A button that counts how often it was pressed, or does one of the other things that a bot can do."""

    def __init__(self, what: str, number: int = 0) -> None:
        label = f"Pressed {number}" if what == "count" else what.title()
        super().__init__(ui.Button(label=label, custom_id=f"{what}:{number}"))
        self.what, self.number = what, number

    @classmethod
    async def from_custom_id(cls, interaction: Pressed, item: ui.Item[Any], match: re.Match[str]) -> Act:  # type: ignore[override]
        """Make the button from its custom_id."""
        return cls(match["what"], int(match["number"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Count one up, or call the method of the bot with the button's name."""
        if self.what == "count":
            await interaction.response.edit_message(view=board(self.number + 1))
        else:
            await getattr(interaction.client, f"act_{self.what}")(interaction)


class Pick(ui.DynamicItem[ui.Select[ui.LayoutView]], template=r"pick"):
    """A select menu."""

    def __init__(self) -> None:
        options = [discord.SelectOption(label=each.title(), value=each) for each in ("red", "green", "blue")]
        super().__init__(ui.Select(custom_id="pick", placeholder="Colour", max_values=2, options=options))

    @classmethod
    async def from_custom_id(cls, interaction: Pressed, item: ui.Item[Any], match: re.Match[str]) -> Pick:  # type: ignore[override]
        """Make the menu, with the values that were chosen."""
        menu = cls()
        menu.item = item  # type: ignore[assignment]  # discord.py passes a select here
        return menu

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Say what was chosen."""
        await interaction.response.send_message(" and ".join(self.item.values), ephemeral=True)


class Form(ui.Modal, title="A form"):
    """A modal with each kind of field."""

    name: ui.Label[Any] = ui.Label(text="Name", component=ui.TextInput(custom_id="name", max_length=10))
    size: ui.Label[Any] = ui.Label(
        text="Size",
        component=ui.Select(
            custom_id="size", options=[discord.SelectOption(label=each) for each in ("small", "large")]
        ),
    )
    place: ui.Label[Any] = ui.Label(text="Place", component=ui.ChannelSelect(custom_id="place", required=False))

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        """Repeat what was entered."""
        name, size, place = (cast(Any, each.component) for each in (self.name, self.size, self.place))
        await interaction.response.send_message(f"{name.value} {size.values} {[each.name for each in place.values]}")


class Call(ui.DynamicItem[ui.UserSelect[ui.LayoutView]], template=r"call"):
    """A menu of people."""

    def __init__(self) -> None:
        super().__init__(ui.UserSelect(custom_id="call", placeholder="Whom to call", max_values=3))

    @classmethod
    async def from_custom_id(cls, interaction: Pressed, item: ui.Item[Any], match: re.Match[str]) -> Call:  # type: ignore[override]
        """Make the menu, with the people who were chosen."""
        menu = cls()
        menu.item = item  # type: ignore[assignment]  # discord.py passes a select here
        return menu

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Say who was chosen."""
        await interaction.response.send_message(" and ".join(each.display_name for each in self.item.values))


class Survey(ui.Modal, title="A survey"):
    """A modal with the other kinds of fields."""

    pace: ui.Label[Any] = ui.Label(
        text="Pace",
        component=ui.RadioGroup(
            custom_id="pace",
            options=[
                discord.RadioGroupOption(label="Quick", value="quick", description="A minute a turn"),
                discord.RadioGroupOption(label="Slow", value="slow", description="A day a turn", default=True),
            ],
        ),
    )
    days: ui.Label[Any] = ui.Label(
        text="Days",
        description="Any of them",
        component=ui.CheckboxGroup(
            custom_id="days",
            required=False,
            min_values=0,
            options=[discord.CheckboxGroupOption(label=each) for each in ("Monday", "Friday", "Sunday")],
        ),
    )
    sure: ui.Label[Any] = ui.Label(text="Remind me", component=ui.Checkbox(custom_id="sure"))
    rules: ui.Label[Any] = ui.Label(
        text="Rules", component=ui.FileUpload(custom_id="rules", required=False, min_values=0, max_values=2)
    )
    friends: ui.Label[Any] = ui.Label(
        text="Friends", component=ui.UserSelect(custom_id="friends", max_values=2, required=False)
    )

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        """Repeat what was entered."""
        fields = (self.pace, self.days, self.sure, self.rules, self.friends)
        pace, days, sure, rules, friends = (cast(Any, each.component) for each in fields)
        sizes = [len(await each.read()) for each in rules.values]
        people = [each.display_name for each in friends.values]
        await interaction.response.send_message(f"{pace.value} {days.values} {sure.value} {sizes} {people}")


def board(number: int) -> ui.LayoutView:
    """The message with all the buttons."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(ui.TextDisplay(f"Count: {number}"), accent_colour=0x336699))
    view.add_item(ui.ActionRow(Act("count", number), *map(Act, ("form", "whisper", "slow", "quiet"))))
    view.add_item(ui.ActionRow(*map(Act, ("nothing", "defer", "survey"))))
    view.add_item(ui.ActionRow(Pick()))
    view.add_item(ui.ActionRow(Call()))
    return view


def text_view(text: str) -> ui.LayoutView:
    """A message that is only text."""
    return ui.LayoutView(timeout=None).add_item(ui.TextDisplay(text))


class SampleBot(commands.AutoShardedBot):
    """The bot."""

    def __init__(self, intents: discord.Intents | None = None, **options: Any) -> None:
        intents = intents or discord.Intents(guilds=True)
        super().__init__(command_prefix=(), help_command=None, intents=intents, **options)
        self.received: list[str] = []

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Start all shards at once, without the five seconds between them that discord.py waits."""

    async def setup_hook(self) -> None:
        """Register buttons and commands."""
        self.add_dynamic_items(Act, Pick, Call)
        self.tree.add_command(make_group())
        self.tree.add_command(app_commands.ContextMenu(name="Greet them", callback=greet))
        await self.tree.sync()

    async def on_socket_event_type(self, name: str) -> None:
        """Note the name of every gateway event."""
        self.received.append(name)

    async def act_form(self, interaction: Pressed) -> None:
        """Open the modal."""
        await interaction.response.send_modal(Form())

    async def act_survey(self, interaction: Pressed) -> None:
        """Open the other modal."""
        await interaction.response.send_modal(Survey())

    async def act_whisper(self, interaction: Pressed) -> None:
        """Answer so that only one person sees it."""
        await interaction.response.send_message(view=board(50), ephemeral=True)
        await interaction.followup.send("and one thing more", ephemeral=True)

    async def act_slow(self, interaction: Pressed) -> None:
        """Defer, then answer with Components V2."""
        await interaction.response.defer(thinking=True, ephemeral=True)
        await interaction.edit_original_response(view=text_view("at last"))

    async def act_quiet(self, interaction: Pressed) -> None:
        """Defer, then edit the message whose button was pressed, and follow up."""
        await interaction.response.defer()
        await interaction.edit_original_response(view=board(99))
        await interaction.followup.send(view=text_view("a public word"))

    async def act_nothing(self, interaction: Pressed) -> None:
        """Do not answer at all."""

    async def act_defer(self, interaction: Pressed) -> None:
        """Defer, then answer with the first follow-up."""
        await interaction.response.defer(thinking=True)
        await interaction.followup.send("filled", ephemeral=True)


async def greet(interaction: Pressed, user: discord.Member) -> None:
    """Greet a person, by the command in their menu."""
    await interaction.response.send_message(f"{interaction.user.display_name} greets {user.display_name}")


def make_group() -> app_commands.Group:
    """The commands /sample …"""
    group = app_commands.Group(name="sample", description="A sample")

    @group.command(name="board", description="Show the board")
    @app_commands.describe(number="Where to start")
    async def show_board(interaction: Pressed, number: app_commands.Range[int, 0, 100] = 0) -> None:
        await interaction.response.send_message(view=board(number))

    async def colours(interaction: Pressed, current: str) -> list[app_commands.Choice[str]]:
        found = [each for each in ("red", "green", "grey") if each.startswith(current)]
        return [app_commands.Choice(name=each.title(), value=each) for each in found]

    @group.command(description="Repeat everything")
    @app_commands.describe(colour="A colour", who="Someone", where="Somewhere", what="A file", how="A way")
    @app_commands.autocomplete(colour=colours)
    @app_commands.choices(how=[app_commands.Choice(name="Fast", value=1), app_commands.Choice(name="Slow", value=2)])
    async def repeat(
        interaction: Pressed,
        colour: str,
        who: discord.Member | None = None,
        where: discord.TextChannel | None = None,
        what: discord.Attachment | None = None,
        how: app_commands.Choice[int] | None = None,
    ) -> None:
        size = len(await what.read()) if what else 0
        way = how.name if how else None
        await interaction.response.send_message(f"{colour} {who} {where} {size} {way} {interaction.locale}")

    @group.command(description="Mention someone")
    async def call(interaction: Pressed, text: str, silent: bool = False) -> None:
        nobody = discord.AllowedMentions.none() if silent else discord.utils.MISSING
        await interaction.response.send_message(view=text_view(text), allowed_mentions=nobody)

    return group


if __name__ == "__main__":
    SampleBot().run("any token")
