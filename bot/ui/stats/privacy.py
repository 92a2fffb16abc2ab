"""What is kept about somebody, for their eyes only, and what they may do about it."""

import json
from typing import Any

import discord
from discord.ui import ActionRow, TextDisplay

from bot.model.standings import Privacy
from bot.ui.display import GREY, Display
from bot.ui.stats.page import Leaf, address, button

YES, NO = "yes", "no"


def kept(found: Privacy, display: Display) -> Leaf:
    """What is kept, with the buttons to take it along, to hide, and to delete it."""
    say, hidden = display.say, found.is_hidden
    text = say("privacy", games=found.games, servers=found.servers)
    listed = say("privacy-hidden" if hidden else "privacy-listed")
    buttons = (
        button(say("privacy-export"), address("mine-export")),
        button(say("privacy-show" if hidden else "privacy-hide"), address("mine-hide", NO if hidden else YES)),
        button(say("privacy-forget"), address("mine-forget"), style=discord.ButtonStyle.danger),
    )
    return Leaf((TextDisplay(text), TextDisplay(listed), ActionRow(*buttons)), accent=GREY)


def ask_to_forget(display: Display) -> Leaf:
    """Asks once more: this cannot be undone."""
    buttons = (
        button(display.say("privacy-forget-yes"), address("mine-forget-yes"), style=discord.ButtonStyle.danger),
        button(display.say("privacy-forget-no"), address("mine")),
    )
    return Leaf((TextDisplay(display.say("privacy-forget-sure")), ActionRow(*buttons)), accent=GREY)


def forgotten(display: Display) -> Leaf:
    return Leaf((TextDisplay(display.say("privacy-forgotten")),), accent=GREY)


def as_json(data: dict[str, Any]) -> bytes:
    """The file that somebody takes along."""
    return json.dumps(data, indent=2, ensure_ascii=False).encode()
