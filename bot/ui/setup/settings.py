"""The screen of a server's settings."""

from collections.abc import Mapping
from dataclasses import asdict
from functools import partial
from typing import Any, cast

import discord

from bot.errors import Refused
from bot.model.servers import Boards, GuildSettings
from bot.servers.settings import (
    IN_CHANNEL_CHOICES,
    MOST_CHANNELS,
    MOST_HELPERS,
    PER_PERSON_CHOICES,
    TURN_SECONDS_CHOICES,
)
from bot.text import languages, translated
from bot.ui.channels import mentions, permission_names, still_there
from bot.ui.components import (
    Component,
    Screen,
    Section,
    Style,
    button,
    channel_select,
    role_select,
    section,
    select,
    select_option,
    text_display,
)
from bot.ui.context import Chosen, Context, Handler, address_in, lacking, show_privately
from bot.ui.display import TEAL, Display
from bot.ui.setup.offer import decline, offer_results, post_here

_address = partial(address_in, "fc")
MENUS = ("turn_seconds", "most_in_channel", "most_per_person", "boards", "locale")
"""Settings with a menu, in order."""
SWITCHES = tuple(name for name, value in asdict(GuildSettings()).items() if isinstance(value, bool))
"""Settings that are on or off, in order."""
_AS_DISCORD_SAYS = "discord"
_SWITCH = {"on": True, "off": False}


async def open_settings(context: Context) -> None:
    await show_privately(context, _screen(context, context.display))
    context.services.tasks.begin(offer_results(context))


def read(parts: tuple[str, ...], chosen: Chosen) -> Handler | None:
    """`<setting>[:<value>]`; menus have no value, and `channels`, `daily_channel` and `helpers` only menus. Or
    `results:here` and `results:no`, of the offer.
    """
    match parts:
        case ("results", "here"):
            return post_here
        case ("results", "no"):
            return decline
        case ("everywhere",):
            return partial(_change, channels=())
        case ("channels",) if chosen is not None:
            return partial(_choose_channels, chosen=chosen)
        case ("daily_channel",) if chosen is not None:
            return partial(_choose_daily_channel, chosen=chosen[:1])
        case ("helpers",) if chosen is not None:
            return partial(_choose_helpers, chosen=chosen)
        case (setting, *said):
            offered, value = _offered(setting), ":".join(said) or "".join((chosen or ())[:1])
            return partial(_change, **{setting: offered[value]}) if value in offered else None
    return None


async def _choose_channels(context: Context, chosen: tuple[str, ...]) -> None:
    await _change(context, channels=_text_channels(context, chosen))


async def _choose_daily_channel(context: Context, chosen: tuple[str, ...]) -> None:
    await _change(context, daily_channel=next(iter(_text_channels(context, chosen)), None))


async def _choose_helpers(context: Context, chosen: tuple[str, ...]) -> None:
    """Raises Refused for what are no roles here, and for everyone."""
    guild = context.interaction.guild
    roles = {str(role.id): role.id for role in guild.roles if not role.is_default()} if guild else {}
    if not set(chosen) <= roles.keys() or len(chosen) > MOST_HELPERS:
        raise Refused("only-roles", most=MOST_HELPERS)
    await _change(context, helpers=tuple(dict.fromkeys(roles[role] for role in chosen)))


async def _change(context: Context, **changes: object) -> None:
    """Shows the stored settings."""
    await context.services.settings.change(context.guild_id, **changes)
    # The language may have changed.
    view = _screen(context, context.display_now)
    if context.has_pressed_private:
        await context.interaction.response.edit_message(view=view)
    else:
        await show_privately(context, view)


def _offered(setting: str) -> Mapping[str, Any]:
    """Values by their text; empty for an unknown setting."""
    if setting in SWITCHES:
        return _SWITCH
    match setting:
        case "turn_seconds":
            return {str(value): value for value in TURN_SECONDS_CHOICES}
        case "most_in_channel":
            return {str(value): value for value in IN_CHANNEL_CHOICES}
        case "most_per_person":
            return {str(value): value for value in PER_PERSON_CHOICES}
        case "boards":
            return {boards.value: boards for boards in Boards}
        case "locale":
            return {_AS_DISCORD_SAYS: None} | {locale: locale for locale in languages()}
    return {}


def _text_channels(context: Context, chosen: tuple[str, ...]) -> tuple[int, ...]:
    """Raises Refused for channels that are not text channels here."""
    guild = context.interaction.guild
    assert guild is not None
    texts = {str(channel.id): channel.id for channel in guild.text_channels if not channel.is_news()}
    if not set(chosen) <= texts.keys() or len(chosen) > MOST_CHANNELS:
        raise Refused("only-text-channels", most=MOST_CHANNELS)
    return tuple(dict.fromkeys(texts[channel] for channel in chosen))


def _screen(context: Context, display: Display) -> Screen:
    settings = context.services.settings.of(context.guild_id)
    present = still_there(context.interaction.guild, settings.channels)
    return Screen(
        text_display(display.say("settings-head")),
        *_channels(settings, present, display),
        *_daily_channel(context, settings, display),
        *_helpers(context, settings, display),
        *(component for setting in MENUS for component in _menu(setting, settings, display)),
        *(_switch(setting, settings, display) for setting in SWITCHES),
        text_display(_permissions(context, settings, present, display)),
        accent=TEAL,
    )


def _channels(settings: GuildSettings, present: list[int], display: Display) -> tuple[Component, ...]:
    gone = len(settings.channels) - len(present)
    where = display.say("settings-channels", many=len(present), channels=" ".join(mentions(present)), gone=gone)
    # Discord doesn't let people empty a menu that is empty.
    everywhere = button(display.say("settings-everywhere"), _address("everywhere"), disabled=not settings.channels)
    choose = display.say("settings-choose-channels")
    return section(where, everywhere), channel_select(_address("channels"), choose, present, most=MOST_CHANNELS)


def _daily_channel(context: Context, settings: GuildSettings, display: Display) -> tuple[Component, ...]:
    """An emptied menu stops the posts."""
    chosen = [settings.daily_channel] if settings.daily_channel is not None else []
    present = still_there(context.interaction.guild, tuple(chosen))
    fields = {"many": len(present), "gone": len(chosen) - len(present), "channel": " ".join(mentions(present))}
    said, choose = display.say("settings-daily-channel", **fields), display.say("settings-choose-daily")
    return text_display(said), channel_select(_address("daily_channel"), choose, present, most=1)


def _helpers(context: Context, settings: GuildSettings, display: Display) -> tuple[Component, ...]:
    guild = context.interaction.guild
    present = [role for role in settings.helpers if guild is not None and guild.get_role(role) is not None]
    choose = display.say("settings-choose-helpers")
    menu = role_select(_address("helpers"), choose, present, most=MOST_HELPERS)
    return text_display(display.say("settings-helpers")), menu


def _menu(setting: str, settings: GuildSettings, display: Display) -> tuple[Component, ...]:
    now = getattr(settings, setting)
    options = [
        select_option(_value(setting, value, display), text, default=value == now)
        for text, value in _offered(setting).items()
    ]
    name = display.say(f"menu-{setting.replace('_', '-')}")
    # Screen readers read the placeholder as the menu's name, before the value.
    return text_display(f"**{name}**"), select(_address(setting), name, options)


def _value(setting: str, value: Any, display: Display) -> str:
    if setting == "locale":
        return display.say("settings-as-discord-says") if value is None else _language(value, display)
    if setting == "boards":
        return display.say(f"boards-{value.value.replace('_', '-')}")
    return display.lasting(value) if setting == "turn_seconds" else str(value)


def _language(locale: str, display: Display) -> str:
    """With the translated part in percent, if it is incomplete."""
    name, percent = languages()[locale], translated(locale)
    return name if percent == 100 else display.say("settings-language-partly", language=name, percent=percent)


def _switch(setting: str, settings: GuildSettings, display: Display) -> Section:
    is_on = getattr(settings, setting)
    now, other = ("on", "off") if is_on else ("off", "on")
    switch = button(
        display.say(f"settings-{setting.replace('_', '-')}-{other}"),
        _address(setting, other),
        style=Style.secondary if is_on else Style.success,
    )
    return section(display.say(f"settings-{setting.replace('_', '-')}", value=now), switch)


def _permissions(context: Context, settings: GuildSettings, present: list[int], display: Display) -> str:
    """The missing permissions in the allowed channels (this one if all are allowed) and the daily channel."""
    interaction = context.interaction
    if settings.channels and not present:
        return display.say("settings-channels-gone")
    found = {interaction.channel_id or 0: (interaction.app_permissions, interaction.channel)}
    if settings.channels:
        guild = cast(discord.Guild, interaction.guild)
        channels = [cast(discord.TextChannel, guild.get_channel(channel)) for channel in present]
        found = {channel.id: (channel.permissions_for(guild.me), channel) for channel in channels}
    missing_in = {
        channel_id: lacking(permissions, channel, threads=settings.threads)
        for channel_id, (permissions, channel) in found.items()
    }
    posting = interaction.guild.get_channel(settings.daily_channel or 0) if interaction.guild else None
    if posting is not None and posting.id not in missing_in:
        missing_in[posting.id] = lacking(posting.permissions_for(posting.guild.me), posting)
    where: dict[tuple[str, ...], list[int]] = {}
    for channel_id, missing in missing_in.items():
        where.setdefault(missing, []).append(channel_id)
    lines = [
        display.say(
            "settings-lacks", permissions=permission_names(missing, display), channels=" ".join(mentions(channels))
        )
        for missing, channels in where.items()
        if missing
    ]
    return "\n".join([display.say("settings-lacks-head"), *lines]) if lines else display.say("settings-lacks-nothing")
