"""A person's own settings, on a private page: when games ping them, and their language."""

from collections.abc import Mapping
from typing import Any

from bot.errors import Refused
from bot.model.people import Pings
from bot.sentences import languages
from bot.ui.components import Button, Component, button, select, select_option, text_display
from bot.ui.context import Context
from bot.ui.display import Display
from bot.ui.page import BESIDE, CHOSEN, Page
from bot.ui.page_addresses import OWN_SETTING, OWN_SETTINGS

_AS_DISCORD_SAYS = "discord"


def own_button(display: Display, *, beside: bool = False) -> Button:
    """A button that leads to the page. `beside`: in a message of its own."""
    return button(display.say("button-own-settings"), OWN_SETTINGS.address(*([BESIDE] if beside else [])))


async def find_own(context: Context) -> Page:
    services, locale = context.services, str(context.interaction.locale)
    settings = services.own_settings.of(context.user_id)
    # In the language that this press may have chosen.
    display = services.displays.of_person(context.user_id, locale, context.here)
    page: list[Component] = [text_display(display.say("own-settings"))]
    for setting in ("pings", "locale"):
        now, options = getattr(settings, setting), _offered(setting)
        choices = [
            select_option(_label(setting, text, display), text, default=value == now) for text, value in options.items()
        ]
        name = display.label(f"own-{setting}")
        page += [text_display(f"**{name}**"), select(OWN_SETTING.address(setting, CHOSEN), name, choices)]
    return Page(tuple(page), is_own=True)


async def choose_own(context: Context, setting: str, chosen: str) -> Page:
    """The page after the choice. Raises Refused (`unknown-button` for a forged press, `being-deleted`)."""
    offered = _offered(setting)
    if chosen not in offered:
        raise Refused("unknown-button")
    await context.services.own_settings.change(context.user_id, **{setting: offered[chosen]})
    return await find_own(context)


def _offered(setting: str) -> Mapping[str, Any]:
    """The values of a setting, by their text in addresses; empty for an unknown setting."""
    match setting:
        case "pings":
            return {pings.value: pings for pings in Pings}
        case "locale":
            return {_AS_DISCORD_SAYS: None} | {locale: locale for locale in languages()}
    return {}


def _label(setting: str, text: str, display: Display) -> str:
    if setting == "pings":
        return display.label("own-pings-choice", value=text)
    return languages().get(text) or display.label("own-locale-discord")
