"""`/farkle-setup settings`: every setting in words with its control, and what the bot lacks to carry them out."""

from collections.abc import Mapping
from typing import Any, cast

import discord
from discord.ui import ActionRow, Button, ChannelSelect, Item, LayoutView, Section, Select, TextDisplay

from bot.errors import Refused
from bot.model.servers import GuildSettings
from bot.servers.settings import IN_CHANNEL_CHOICES, MOST_CHANNELS, PER_PERSON_CHOICES, TURN_SECONDS_CHOICES
from bot.text import languages
from bot.ui.context import Context
from bot.ui.display import TEAL, Display, static_view
from bot.ui.places import lacking, mentions, permission_names, still_there
from bot.ui.router import Address

ROOM = "fc"
MENUS = ("turn_seconds", "most_in_channel", "most_per_person", "locale")
"""The settings that are chosen from a menu, in their order."""
SWITCHES = ("turns_call", "threads")
"""The settings that are on or off, in their order."""
_CHANNELS, _EVERYWHERE = "channels", "everywhere"
_AS_DISCORD_SAYS = "discord"
_SWITCH = {"on": True, "off": False}
_DAY, _HOUR, _MINUTE = 24 * 3600, 3600, 60


async def open_settings(context: Context) -> None:
    """Answers with the screen, for the one who asks."""
    await context.interaction.response.send_message(view=_screen(context), ephemeral=True)


async def handle(context: Context, parts: tuple[str, ...]) -> None:
    """Sets what a control of the screen says, and shows what is stored now. Raises Refused."""
    interaction, services = context.interaction, context.services
    # Asked of every press: the screen stays when somebody loses the right, and addresses can be made by hand.
    if not interaction.permissions.manage_guild or not context.guild_id:
        raise Refused("needs-manage-server")
    await services.settings.change(context.guild_id, **_change(context, parts))
    # The language may be what was changed.
    context = Context.create(interaction, services)
    if interaction.message is None or not interaction.message.flags.ephemeral:
        await open_settings(context)
    else:
        await interaction.response.edit_message(view=_screen(context))


def _offered(setting: str) -> Mapping[str, Any]:
    """What a setting may be, by how it stands in the control. Raises Refused for what no setting is."""
    match setting:
        case "turn_seconds":
            return {str(value): value for value in TURN_SECONDS_CHOICES}
        case "most_in_channel":
            return {str(value): value for value in IN_CHANNEL_CHOICES}
        case "most_per_person":
            return {str(value): value for value in PER_PERSON_CHOICES}
        case "turns_call" | "threads":
            return _SWITCH
        case "locale":
            return {_AS_DISCORD_SAYS: None} | {locale: locale for locale in languages()}
    raise Refused("unknown-button")


def _change(context: Context, parts: tuple[str, ...]) -> dict[str, Any]:
    """What a press changes: a setting with its new value. Raises Refused for what was not offered."""
    setting, *said = parts or ("",)
    if setting == _EVERYWHERE and not said:
        return {_CHANNELS: ()}
    if setting == _CHANNELS and not said:
        if context.values is None:
            raise Refused("unknown-button")
        return {_CHANNELS: _text_channels(context, context.values)}
    offered = _offered(setting)
    value = ":".join(said) or "".join((context.values or ())[:1])
    if value not in offered:
        raise Refused("unknown-button")
    return {setting: offered[value]}


def _text_channels(context: Context, chosen: tuple[str, ...]) -> tuple[int, ...]:
    """The chosen channels. Raises Refused for any that is no text channel of this guild."""
    guild = context.interaction.guild
    assert guild is not None
    texts = {str(channel.id): channel.id for channel in guild.text_channels if not channel.is_news()}
    if not set(chosen) <= texts.keys() or len(chosen) > MOST_CHANNELS:
        raise Refused("only-text-channels", most=MOST_CHANNELS)
    return tuple(dict.fromkeys(texts[channel] for channel in chosen))


def _screen(context: Context) -> LayoutView:
    settings, display = context.services.settings.of(context.guild_id), context.display
    present = still_there(context.interaction.guild, settings.channels)
    return static_view(
        TextDisplay(display.say("settings-head")),
        *_channels(settings, present, display),
        *(item for setting in MENUS for item in _menu(setting, settings, display)),
        *(_switch(setting, settings, display) for setting in SWITCHES),
        TextDisplay(_permissions(context, settings, present)),
        accent=TEAL,
    )


def _channels(settings: GuildSettings, present: list[int], display: Display) -> tuple[Item[LayoutView], ...]:
    gone = len(settings.channels) - len(present)
    where = display.say("settings-channels", many=len(present), channels=" ".join(mentions(present)), gone=gone)
    # With nothing in the menu there is nothing to take out of it, which is why everywhere has a button.
    everywhere: Button[LayoutView] = Button(
        label=display.say("settings-everywhere"), custom_id=_address(_EVERYWHERE), disabled=not settings.channels
    )
    menu: ChannelSelect[LayoutView] = ChannelSelect(
        custom_id=_address(_CHANNELS),
        channel_types=[discord.ChannelType.text],
        placeholder=display.say("settings-choose-channels"),
        min_values=0,
        max_values=MOST_CHANNELS,
        default_values=[discord.SelectDefaultValue.from_channel(discord.Object(channel)) for channel in present],
    )
    return Section(TextDisplay(where), accessory=everywhere), ActionRow(menu)


def _menu(setting: str, settings: GuildSettings, display: Display) -> tuple[Item[LayoutView], ...]:
    """A setting in words, and the values to choose from."""
    now = getattr(settings, setting)
    options = [
        discord.SelectOption(label=_value(setting, value, display), value=text, default=value == now)
        for text, value in _offered(setting).items()
    ]
    words = display.say(f"settings-{setting.replace('_', '-')}", value=_value(setting, now, display))
    # The placeholder is the menu's name for a screen reader.
    name = words.replace("*", "")
    menu: Select[LayoutView] = Select(custom_id=_address(setting), placeholder=name, options=options)
    return TextDisplay(words), ActionRow(menu)


def _value(setting: str, value: Any, display: Display) -> str:
    if setting == "locale":
        return display.say("settings-as-discord-says") if value is None else languages().get(value, value)
    if setting != "turn_seconds":
        return str(value)
    if value % _DAY == 0:
        return display.say("time-days", count=value // _DAY)
    if value % _HOUR == 0:
        return display.say("time-hours", count=value // _HOUR)
    return display.say("time-minutes", count=value // _MINUTE)


def _switch(setting: str, settings: GuildSettings, display: Display) -> Section[LayoutView]:
    """A setting that is on or off, in words, and a button that makes it the other."""
    is_on = getattr(settings, setting)
    now, other = ("on", "off") if is_on else ("off", "on")
    button: Button[LayoutView] = Button(
        label=display.say(f"settings-{setting.replace('_', '-')}-{other}"),
        style=discord.ButtonStyle.secondary if is_on else discord.ButtonStyle.success,
        custom_id=_address(setting, other),
    )
    return Section(TextDisplay(display.say(f"settings-{setting.replace('_', '-')}", value=now)), accessory=button)


def _address(*parts: str) -> str:
    return str(Address(ROOM, parts))


def _permissions(context: Context, settings: GuildSettings, present: list[int]) -> str:
    """What the bot lacks where games may be opened; where they may be opened everywhere, what it lacks here."""
    interaction, display = context.interaction, context.display
    if settings.channels and not present:
        return display.say("settings-channels-gone")
    found = {interaction.channel_id or 0: (interaction.app_permissions, interaction.channel)}
    if settings.channels:
        guild = cast(discord.Guild, interaction.guild)
        channels = [cast(discord.TextChannel, guild.get_channel(channel)) for channel in present]
        found = {channel.id: (channel.permissions_for(guild.me), channel) for channel in channels}
    where: dict[tuple[str, ...], list[int]] = {}
    for channel_id, (permissions, channel) in found.items():
        where.setdefault(lacking(permissions, channel, threads=settings.threads), []).append(channel_id)
    lines = [
        display.say(
            "settings-lacks", permissions=permission_names(missing, display), channels=" ".join(mentions(channels))
        )
        for missing, channels in where.items()
        if missing
    ]
    return "\n".join([display.say("settings-lacks-head"), *lines]) if lines else display.say("settings-lacks-nothing")
