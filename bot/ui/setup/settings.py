"""The settings of a server: a page that says what each is now, and a page for each group of them."""

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from functools import partial
from typing import Any, cast

import discord

from bot.cities import prepare
from bot.errors import Refused
from bot.hooks import features
from bot.model.calendar import Calendar
from bot.model.servers import Boards, GuildSettings, Power
from bot.sentences import languages, translated
from bot.servers.settings import (
    IN_CHANNEL_CHOICES,
    MOST_CHANNELS,
    MOST_HELPERS,
    PER_PERSON_CHOICES,
    TURN_SECONDS_CHOICES,
)
from bot.ui.channels import mentions, permission_names, still_there
from bot.ui.components import (
    Component,
    Screen,
    Style,
    action_row,
    button,
    channel_select,
    role_select,
    section,
    select,
    select_option,
    text_display,
)
from bot.ui.context import Chosen, Context, Handler, address_in
from bot.ui.display import TEAL, Display
from bot.ui.page import chosen_hour
from bot.ui.permissions import lacking
from bot.ui.zones import chosen_zone, menus, zone_now
from bot.zones import Zone

_address = partial(address_in, "fc")
PAGES = {
    "channels": ("channels", "posts", "threads"),
    "turns": ("turn_seconds", "longest_turn", "boards", "first_roll"),
    "games": ("most_in_channel", "most_per_person", "hints"),
    "server": ("locale", "zone"),
    "roles": ("helpers", "powers"),
}
"""The settings on each page, in order. `posts`: one for each feature that posts; `powers`: one for each that features
name.
"""
_FRONT = "front"
SWITCHES = tuple(name for name, value in asdict(GuildSettings()).items() if isinstance(value, bool))
"""The settings that are on or off."""
_FOR_GAMES = (
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
    # In people's posts there.
    discord.ChannelType.forum,
    discord.ChannelType.media,
)
_FOR_POSTS = (discord.ChannelType.text,)
_AS_DISCORD_SAYS = "discord"
_SWITCH = {"on": True, "off": False}
_WHO: Mapping[str, tuple[int, ...] | None] = {"everyone": None, "managers": ()}
"""The roles that have a power if no roles were chosen."""


async def open_settings(context: Context) -> None:
    await context.answers.show(view=_page(context, _FRONT))
    for feature in features():
        feature.opened(context)


def read(parts: tuple[str, ...], chosen: Chosen) -> Handler | None:
    """`page:<page>`, or `<setting>[:<value>]`; menus have no value, and `channels`, `<feature>_channel` and `helpers`
    only menus. Or an answer to what a feature offers.
    """
    match parts:
        case ("page", page) if page in (_FRONT, *PAGES):
            return partial(show_page, page=page)
        case ("clock",) if chosen is not None:
            return partial(show_page, page="server", hour=chosen_hour("".join(chosen[:1])))
        case ("zone", *_) if chosen is not None:
            return partial(_choose_zone, zone=chosen_zone("".join(chosen[:1])))
        case ("everywhere",):
            return partial(_change, channels=())
        case ("channels",) if chosen is not None:
            return lambda context: _change(context, channels=_channels(context, chosen, _FOR_GAMES))
        case (setting,) if chosen is not None and setting in _posting():
            return partial(_choose_posts, name=_posting()[setting], chosen=chosen[:1])
        case ("helpers",) if chosen is not None:
            return lambda context: _change(context, helpers=_chosen_roles(context, chosen))
        case ("power", name) if chosen is not None and name in _powers():
            return lambda context: _change(context, powers={name: _chosen_roles(context, chosen)})
        case ("power", name, who) if who in _WHO and name in _powers():
            return partial(_change, powers={name: _WHO[who]})
        case (setting, *said):
            offered, value = _offered(setting), ":".join(said) or "".join((chosen or ())[:1])
            if value in offered:
                return partial(_change, **{setting: offered[value]})
    return next(filter(None, (feature.answer(parts) for feature in features())), None)


async def _choose_posts(context: Context, name: str, chosen: tuple[str, ...]) -> None:
    channels = _channels(context, chosen, _FOR_POSTS)
    await _change(context, posts={name: next(iter(channels), 0)})


async def _choose_zone(context: Context, zone: Zone) -> None:
    await move_server(context, zone)
    await show_page(context, "server")


async def move_server(context: Context, zone: Zone) -> None:
    """Moves the server: its days, weeks and months are those of the zone, once those that are going on have ended."""
    settings = context.services.settings.of(context.guild_id)
    calendar = Calendar(settings.zone, settings.earlier_zones).moved(zone, context.services.sessions.now())
    await context.services.settings.change(context.guild_id, zone=calendar.zone, earlier_zones=calendar.earlier)


def _chosen_roles(context: Context, chosen: tuple[str, ...]) -> tuple[int, ...]:
    """The roles that were chosen. Raises Refused for what are no roles here, and for everyone."""
    guild = context.interaction.guild
    roles = {str(role.id): role.id for role in guild.roles if not role.is_default()} if guild else {}
    if not set(chosen) <= roles.keys() or len(chosen) > MOST_HELPERS:
        raise Refused("only-roles", most=MOST_HELPERS)
    return tuple(dict.fromkeys(roles[role] for role in chosen))


async def _change(context: Context, **changes: object) -> None:
    """Shows the stored settings of the page."""
    await context.services.settings.change(context.guild_id, **changes)
    await show_page(context, next(page for page, settings in PAGES.items() if changes.keys() & {*settings}))


async def show_page(context: Context, page: str, hour: int | None = None) -> None:
    await asyncio.to_thread(prepare, context.own.locale)
    view = _page(context, page, hour)
    if context.has_pressed_private:
        await context.answers.edit(view)
    else:
        await context.answers.show(view=view)


def _offered(setting: str) -> Mapping[str, Any]:
    """The values of a setting, by their text; empty for an unknown setting."""
    if setting in SWITCHES:
        return _SWITCH
    match setting:
        case "turn_seconds" | "longest_turn":
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


def _channels(context: Context, chosen: tuple[str, ...], kinds: tuple[discord.ChannelType, ...]) -> tuple[int, ...]:
    """The ids of the chosen channels. Raises Refused if one is not here or of another kind."""
    guild = context.interaction.guild
    assert guild is not None
    found = {str(channel.id): channel.id for channel in guild.channels if channel.type in kinds}
    if not set(chosen) <= found.keys() or len(chosen) > MOST_CHANNELS:
        raise Refused("only-channels", most=MOST_CHANNELS)
    return tuple(dict.fromkeys(found[channel] for channel in chosen))


def _page(context: Context, page: str, hour: int | None = None) -> Screen:
    """A page of settings. `hour`: that clocks show at the place of the server."""
    display, settings = context.own, context.services.settings.of(context.guild_id)
    say = display.say
    if page == _FRONT:
        shown: list[Component] = [text_display(say("settings-head"))]
        for name, group in PAGES.items():
            said = "\n".join(filter(None, (_said(context, setting, settings, display) for setting in group)))
            shown.append(section(said, button(say(f"settings-page-{name}"), _address("page", name))))
    else:
        shown = [text_display(f"### ⚙️ {say(f'settings-page-{page}')}")]
        for setting in PAGES[page]:
            shown += _choice(context, setting, settings, display)
            if setting == "zone":
                moment = context.services.sessions.now()
                shown += menus(moment, display, _address("clock"), partial(_address, setting), hour)
    if page in (_FRONT, "channels"):
        shown.append(text_display(_permissions(context, settings, display)))
    if page != _FRONT:
        shown.append(action_row(button(say("settings-back"), _address("page", _FRONT))))
    return Screen(*shown, accent=TEAL)


def _posting() -> dict[str, str]:
    """The features that post by themselves, by the setting in addresses."""
    return {f"{feature.name}_channel": feature.name for feature in features() if feature.posts}


def _powers() -> dict[str, Power]:
    """The powers that features name, by name."""
    return {power.name: power for feature in features() for power in feature.powers}


def _said_of_power(context: Context, power: Power, settings: GuildSettings, display: Display) -> str:
    given = settings.given(power)
    roles = " ".join(f"<@&{role}>" for role in _roles(context, given or ()))
    who = "everyone" if given is None else "roles" if roles else "managers"
    return display.say(f"settings-power-{power.name}", who=who, roles=roles)


def _said(context: Context, setting: str, settings: GuildSettings, display: Display) -> str:
    """The sentence on what a setting is now."""
    now = getattr(settings, setting)
    match setting:
        case "channels":
            return display.say("settings-channels", **_present(context, now))
        case "posts":
            return "\n".join(_said_of_posts(context, name, settings, display) for name in _posting().values())
        case "zone":
            zone = zone_now(now, context.services.sessions.now(), display)
            return display.say("rules-option", option=_name(setting, display), value=zone)
        case "helpers":
            roles = _roles(context, settings.helpers)
            return display.say("settings-helpers", many=len(roles), roles=" ".join(f"<@&{role}>" for role in roles))
        case "powers":
            return "\n".join(_said_of_power(context, power, settings, display) for power in _powers().values())
        case _ if setting in SWITCHES:
            return display.say(f"settings-{setting.replace('_', '-')}", value="on" if now else "off")
    return display.say("rules-option", option=_name(setting, display), value=_value(setting, now, display))


def _said_of_posts(context: Context, name: str, settings: GuildSettings, display: Display) -> str:
    return display.say(f"settings-{name}-channel", **_present(context, _channel_of(name, settings)))


def _channel_of(name: str, settings: GuildSettings) -> tuple[int, ...]:
    """The channel that a feature posts in; none if it does not post."""
    return (settings.posts[name],) if name in settings.posts else ()


def _present(context: Context, chosen: tuple[int, ...]) -> dict[str, object]:
    """The chosen channels as fields of sentences, those that are there still and how many are gone."""
    present = still_there(context.interaction.guild, chosen)
    return {"many": len(present), "channels": " ".join(mentions(present)), "gone": len(chosen) - len(present)}


def _choice(context: Context, setting: str, settings: GuildSettings, display: Display) -> Iterator[Component]:
    """The sentence on what a setting is now, and a menu or a button to change it."""
    said, address, guild = _said(context, setting, settings, display), _address(setting), context.interaction.guild
    match setting:
        case "channels":
            # Discord doesn't let people empty a menu that is empty.
            everywhere = display.say("settings-everywhere")
            yield section(said, button(everywhere, _address("everywhere"), disabled=not settings.channels))
            present = still_there(guild, settings.channels)
            choose = display.say("settings-choose-channels")
            yield channel_select(address, choose, present, _FOR_GAMES, most=MOST_CHANNELS)
        case "posts":
            # An emptied menu stops the posts.
            for word, name in _posting().items():
                yield text_display(_said_of_posts(context, name, settings, display))
                present = still_there(guild, _channel_of(name, settings))
                choose = display.say(f"settings-choose-{name}")
                yield channel_select(_address(word), choose, present, _FOR_POSTS, most=1)
        case "zone":
            yield text_display(f"{said}\n{display.say('settings-about-zone')}")
        case "helpers":
            yield text_display(f"{said}\n{display.say('settings-about-helpers')}")
            choose = display.say("settings-choose-helpers")
            yield role_select(address, choose, _roles(context, settings.helpers), most=MOST_HELPERS)
        case "powers":
            for name, power in _powers().items():
                given = settings.given(power)
                other = "everyone" if given == () and power.is_open else "managers"
                label = button(display.say("settings-power-to", who=other), _address("power", name, other))
                label["disabled"] = given == () and not power.is_open
                yield section(_said_of_power(context, power, settings, display), label)
                choose = display.say(f"settings-choose-power-{name}")
                yield role_select(_address("power", name), choose, _roles(context, given or ()), most=MOST_HELPERS)
        case _ if setting in SWITCHES:
            yield _switch(setting, said, settings, display)
        case _:
            now, name = getattr(settings, setting), _name(setting, display)
            options = [
                select_option(_value(setting, value, display), text, default=value == now)
                for text, value in _offered(setting).items()
            ]
            yield text_display(f"**{name}**")
            # Screen readers read the placeholder as the menu's name, before the value.
            yield select(address, name, options)


def _roles(context: Context, roles: Sequence[int]) -> list[int]:
    """The roles that are not deleted."""
    guild = context.interaction.guild
    return [role for role in roles if guild is not None and guild.get_role(role) is not None]


def _name(setting: str, display: Display) -> str:
    return display.say(f"menu-{setting.replace('_', '-')}")


def _value(setting: str, value: Any, display: Display) -> str:
    if setting == "locale":
        if value is None:
            return display.say("settings-as-discord-says")
        name, percent = languages().get(value, value), translated(value)
        return name if percent == 100 else display.say("settings-language-partly", language=name, percent=percent)
    if setting == "boards":
        return display.say(f"boards-{value.value.replace('_', '-')}")
    return display.lasting(value) if setting in ("turn_seconds", "longest_turn") else str(value)


def _switch(setting: str, said: str, settings: GuildSettings, display: Display) -> Component:
    is_on = getattr(settings, setting)
    other = "off" if is_on else "on"
    label, style = display.say("settings-switch", to=other), Style.secondary if is_on else Style.success
    return section(said, button(label, _address(setting, other), style=style))


def _permissions(context: Context, settings: GuildSettings, display: Display) -> str:
    """The missing permissions in the allowed channels (this one if all are allowed) and where features post."""
    interaction = context.interaction
    present = still_there(interaction.guild, settings.channels)
    if settings.channels and not present:
        return display.say("settings-channels-gone")
    found: dict[int, tuple[discord.Permissions, object]]
    found = {interaction.channel_id or 0: (interaction.app_permissions, interaction.channel)}
    if settings.channels:
        guild = cast(discord.Guild, interaction.guild)
        channels = [cast(discord.abc.GuildChannel, guild.get_channel(channel)) for channel in present]
        found = {channel.id: (channel.permissions_for(guild.me), channel) for channel in channels}
    missing_in = {
        channel_id: lacking(permissions, channel, threads=settings.threads)
        for channel_id, (permissions, channel) in found.items()
    }
    for channel_id in settings.posts.values():
        posting = interaction.guild.get_channel(channel_id) if interaction.guild else None
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
