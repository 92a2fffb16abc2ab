"""`/farkle privacy`: what is stored, blocks, and the deletion of a person."""

import logging
from collections.abc import Callable, Mapping
from contextlib import suppress

from bot import PRODUCT, counters
from bot.discord_py import UNDELIVERED
from bot.errors import Refused, UnreadableGame
from bot.hooks import Spot, buttons_of_features
from bot.model.games import StoredGame
from bot.model.records import Challengers, Privacy
from bot.play.lobby import give_up_seat
from bot.play.sessions import Sessions
from bot.store import challenges, people
from bot.ui.components import Component, Style, action_row, button, select, select_option, select_options, text_display
from bot.ui.context import Context
from bot.ui.display import GREY, Display
from bot.ui.files import send_files
from bot.ui.game.delivery import Delivery
from bot.ui.game.plan import screen_of
from bot.ui.own_settings import own_button
from bot.ui.page import CHOSEN, Page, Pattern
from bot.ui.page_addresses import BLOCK, CHALLENGERS, EXPORT_MINE, FORGET, FORGET_FOR_GOOD, HIDE, MINE, UNBLOCK
from bot.ui.services import Services

log = logging.getLogger(__name__)

# Discord allows one edit a second per channel. Presses redraw the other games.
_MOST_REDRAWN = 20


async def find_kept(context: Context) -> Page:
    records, user_id = context.services.records, context.user_id
    taken = await records.database.read(challenges.taken_by, user_id)
    return kept(await records.privacy.of(user_id), taken, context.display)


async def choose_challengers(context: Context, chosen: str) -> Page:
    """The page after the choice. Raises Refused (`unknown-button` for a forged press, `being-deleted`)."""
    if chosen not in set(Challengers):
        raise Refused("unknown-button")
    return await change(context, Challengers(chosen), unit=challenges.take_from)


async def hide(context: Context, yes_or_no: str) -> Page:
    return await change(context, yes_or_no == "yes", unit=people.set_hidden)


async def change(context: Context, value: object, *, unit: Callable[..., None]) -> Page:
    """The page after `unit(transaction, user_id, value)`."""
    await context.services.records.database.write(unit, context.user_id, value)
    return await find_kept(context)


async def export_mine(context: Context) -> None:
    """Sends everything that is stored of the person, as a file."""
    pieces = context.services.records.privacy.export(context.user_id)
    await send_files(context, context.display.say("privacy-exported"), f"my-{PRODUCT}-data.json", pieces)


async def block(context: Context, user_id: int) -> Page:
    """Blocks a person whom the page offers; raises Refused for others."""
    privacy = context.services.records.privacy
    if user_id not in (await privacy.of(context.user_id)).met:
        raise Refused("unknown-button")
    await privacy.block(context.user_id, user_id)
    return await find_kept(context)


async def ask_before_forgetting(context: Context) -> Page:
    return ask_to_forget(context.display)


async def forget(context: Context) -> None:
    """Deletes everything that is stored of the person."""
    left = await _forget(context.services, context.user_id)
    # Even if Discord refuses the answer.
    context.services.tasks.begin(_redraw(context, left[-_MOST_REDRAWN:]))
    await forgotten(context.display).replace(context)


async def _forget(services: Services, user_id: int) -> list[int]:
    """Deletes a person's data, and returns the games that they have left."""
    sessions, privacy = services.sessions, services.records.privacy
    # They may have changed elsewhere.
    sessions.read_anew()
    # Includes games in channels that they can't see.
    still_open = await sessions.database.read(people.open_games, user_id)
    left = [game_id for game_id in still_open if await _leave(sessions, game_id, user_id)]
    await privacy.forget(user_id)
    sessions.read_anew()
    services.drafts.forget(user_id)
    return left


async def repeat_deletions(services: Services) -> None:
    """Finishes interrupted deletions, and repeats those after a restored backup."""
    sessions, privacy = services.sessions, services.records.privacy
    await privacy.finish_deletions()
    deleted = await privacy.deleted_since()
    for user_id in deleted:
        for game_id in await sessions.database.read(people.open_games, user_id):
            # The data is deleted anyway.
            with suppress(Refused):
                await _leave(sessions, game_id, user_id)
    await privacy.forget_again(deleted)
    if deleted:
        sessions.read_anew()
        log.info("deleted people who had been deleted before this database was restored (%s)", len(deleted))


async def _leave(sessions: Sessions, game_id: int, user_id: int) -> bool:
    """Takes a person out of a game, and returns whether it did: not if the game is unreadable. Raises Refused
    (`no-such-game`, `stale`).
    """
    try:
        async with sessions.lock(game_id) as session:
            if change := give_up_seat(session.stored, user_id, now=session.now()):
                await session.commit(change)
    except Refused:
        raise
    except UnreadableGame as error:
        log.warning("game %s cannot be read: %s", game_id, error.__cause__)
        return False
    except Exception:
        counters.log_incident(log, "nobody can leave game %s", game_id, game_id=game_id)
        return False
    return True


async def _redraw(context: Context, game_ids: list[int]) -> None:
    """Shows the games without the person. Errors are logged: the data is deleted anyway."""
    for game_id in game_ids:
        try:
            async with context.services.sessions.lock(game_id) as session:
                await _redraw_game(context.services, session.stored)
        except UNDELIVERED as error:
            log.info("game %s could not be shown: %s", game_id, error)
        except Exception:
            counters.log_incident(log, "game %s could not be shown", game_id, game_id=game_id)


async def _redraw_game(services: Services, stored: StoredGame) -> None:
    for board in stored.boards:
        delivery = Delivery(services.messages, services.displays.at(stored.guild_id, board.channel_id))
        await delivery.edit_message(stored, board, screen_of(stored, delivery.display.on(board)))


def kept(found: Privacy, challengers: Challengers, display: Display) -> Page:
    say, hidden = display.say, found.is_hidden
    text = say("privacy", games=found.games, servers=found.servers)
    listed = say("privacy-hidden" if hidden else "privacy-listed")
    buttons = (
        button(say("privacy-export"), EXPORT_MINE.address()),
        button(say("privacy-show" if hidden else "privacy-hide"), HIDE.address("no" if hidden else "yes")),
        button(say("privacy-forget"), FORGET.address(), style=Style.danger),
    )
    choices = {each: display.label("privacy-challengers-choice", value=each) for each in Challengers}
    options = select_options(choices, challengers)
    challenging = select(CHALLENGERS.address(CHOSEN), display.label("privacy-challengers"), options)
    met_people = {str(user_id): user_id for user_id in found.met}
    met = _menu(BLOCK, say("privacy-met"), say("privacy-block"), met_people, display)
    those = {each.digest: each.blocked_id for each in found.blocked}
    blocked = _menu(UNBLOCK, say("privacy-blocked"), say("privacy-unblock"), those, display)
    texts = (text_display(text), text_display(listed), text_display(say("privacy-challengers")))
    rows = action_row(*buttons), action_row(own_button(display), *buttons_of_features(Spot.PRIVACY, display))
    return Page((*texts, challenging, *met, *blocked, *rows), accent=GREY)


def _menu(
    to: Pattern, head: str, label: str, people: Mapping[str, int | None], display: Display
) -> tuple[Component, ...]:
    """A menu of `people`, by their values in the address; empty if there are none."""
    if not people:
        return ()
    names = [display.name(user_id) if user_id else display.say("former-player") for user_id in people.values()]
    options = [
        # The bot may not know their names.
        select_option(f"{number}. {display.in_picture(name)}", value)
        for number, (name, value) in enumerate(zip(names, people, strict=True), start=1)
    ]
    listed = [f"{number}. {name}" for number, name in enumerate(names, start=1)]
    text = "\n".join([head, *listed])
    return text_display(text), select(to.address(CHOSEN), label, options)


def ask_to_forget(display: Display) -> Page:
    buttons = (
        button(display.say("privacy-forget-yes"), FORGET_FOR_GOOD.address(), style=Style.danger),
        button(display.say("lobby-cancel"), MINE.address()),
    )
    return Page((text_display(display.say("privacy-forget-sure")), action_row(*buttons)), accent=GREY)


def forgotten(display: Display) -> Page:
    return Page((text_display(display.say("privacy-forgotten")),), accent=GREY)
