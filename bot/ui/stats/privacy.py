"""What is kept about somebody, for their eyes only, and what they may do about it."""

import json

import discord
from discord.ui import ActionRow, TextDisplay

from bot.model.standings import Privacy
from bot.play.turns import give_up_seat
from bot.ui.answers import send_file
from bot.ui.context import Context
from bot.ui.display import GREY, Display
from bot.ui.game.showing import view_of
from bot.ui.game.stage import edit_message
from bot.ui.stats.page import Page, address, button

YES, NO = "yes", "no"


async def open_privacy(context: Context, _parts: tuple[str, ...] = ()) -> None:
    """`mine`"""
    await (await find_kept(context)).replace(context)


async def find_kept(context: Context) -> Page:
    """What is kept about the one who asks."""
    return kept(await context.services.standings.privacy.of(context.user_id), context.display)


async def hide(context: Context, parts: tuple[str, ...]) -> None:
    """`mine-hide:<yes or no>`: leaves them out of leaderboards, or lists them again."""
    await context.services.standings.privacy.set_hidden(context.user_id, parts[0] == YES)
    await open_privacy(context)


async def export_mine(context: Context, _parts: tuple[str, ...]) -> None:
    """`mine-export`: everything that is kept about them, as a file."""
    data = await context.services.standings.privacy.data(context.user_id)
    text = json.dumps(data, indent=2, ensure_ascii=False)
    await send_file(context.interaction, context.display.say("privacy-exported"), "my-farkle-data.json", text)


async def open_forget(context: Context, _parts: tuple[str, ...]) -> None:
    """`mine-forget`"""
    await ask_to_forget(context.display).replace(context)


async def forget(context: Context, _parts: tuple[str, ...]) -> None:
    """`mine-forget-yes`: deletes everything about them."""
    sessions, standings = context.services.sessions, context.services.standings
    # Wherever they still sit, even where they can no longer go: nobody has to ask first to be forgotten.
    still_open = await standings.privacy.open_games(context.user_id)
    for game_id in still_open:
        async with sessions.lock(game_id) as session:
            if change := give_up_seat(session.stored, context.user_id, now=session.now()):
                await session.commit(change)
    await standings.privacy.forget(context.user_id)
    sessions.read_anew()
    for game_id in still_open:
        async with sessions.lock(game_id) as session:
            await edit_message(context.client, session.stored, view_of(session.stored, context.display))
    await forgotten(context.display).replace(context)


def kept(found: Privacy, display: Display) -> Page:
    """What is kept, with the buttons to take it along, to hide, and to delete it."""
    say, hidden = display.say, found.is_hidden
    text = say("privacy", games=found.games, servers=found.servers)
    listed = say("privacy-hidden" if hidden else "privacy-listed")
    buttons = (
        button(say("privacy-export"), address("mine-export")),
        button(say("privacy-show" if hidden else "privacy-hide"), address("mine-hide", NO if hidden else YES)),
        button(say("privacy-forget"), address("mine-forget"), style=discord.ButtonStyle.danger),
    )
    return Page((TextDisplay(text), TextDisplay(listed), ActionRow(*buttons)), accent=GREY)


def ask_to_forget(display: Display) -> Page:
    """Asks once more: this cannot be undone."""
    buttons = (
        button(display.say("privacy-forget-yes"), address("mine-forget-yes"), style=discord.ButtonStyle.danger),
        button(display.say("privacy-forget-no"), address("mine")),
    )
    return Page((TextDisplay(display.say("privacy-forget-sure")), ActionRow(*buttons)), accent=GREY)


def forgotten(display: Display) -> Page:
    return Page((TextDisplay(display.say("privacy-forgotten")),), accent=GREY)
