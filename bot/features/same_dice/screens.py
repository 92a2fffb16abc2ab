"""Begins duels, and answers presses of those who play them."""

import asyncio
from functools import partial

from bot.discord_py import error_of
from bot.errors import Refused
from bot.features.same_dice import store
from bot.features.same_dice.clock import DuelClock
from bot.features.same_dice.messages import address, entry, fixed, invitation, own_board, own_end, rerouted
from bot.features.same_dice.model import Duel, DuelDice
from bot.features.same_dice.rules import alone
from bot.games.dice import digest_of
from bot.model.games import StoredGame
from bot.model.place import NOWHERE
from bot.play.guards import check
from bot.play.opening import begun_alone
from bot.rulesets import NamedRules
from bot.store.saving import ConflictError
from bot.ui.channels import check_channel
from bot.ui.components import Screen, action_row, button, text_display, text_displays, user_select
from bot.ui.context import Chosen, Context, Handler, check_on_server, check_private, check_rival
from bot.ui.display import TEAL
from bot.ui.game.checking import send_check
from bot.ui.game.opening import start_buttons
from bot.ui.game.solo import play_alone
from bot.ui.game_addresses import Address
from bot.ui.game_addresses import read as read_address
from bot.ui.page import Page, Pattern, read_number
from bot.ui.presentation import ChoosingAction, ViewingAction, presentation_of

START = Pattern("same-dice")


def read(parts: tuple[str, ...], chosen: Chosen) -> Address | Handler | None:
    """`fw:<game>:<revision>:<verb>…` is an Address, as of every game. The name of rules may hold colons."""
    if address := read_address(parts):
        return address
    name = ":".join(parts[1:])
    match parts:
        case ("play", duel):
            return partial(_enter, duel_id=read_number(duel))
        case ("no", duel):
            return partial(_decline, duel_id=read_number(duel))
        case ("check", duel):
            return partial(_check_dice, duel_id=read_number(duel))
        case ("with", *_) if name:
            return partial(_ask_whom, name=name)
        case ("who", *_) if name and chosen:
            return partial(_begin, name=name, is_open=False)
        case ("any", *_) if name:
            return partial(_begin, name=name, is_open=True)
    return None


async def handle(context: Context, pressed: Address | Handler) -> None:
    await (_play(context, pressed) if isinstance(pressed, Address) else pressed(context))


async def find_start(context: Context) -> Page:
    """What it is, a person's own duels, and a button for each game. Raises Refused (`only-on-servers`)."""
    check_on_server(context)
    display = context.display
    own = await context.services.sessions.database.read(store.running, context.user_id)
    listed = [entry(duel, context.user_id, display) for duel in own]
    games = await start_buttons(context, partial(address, "with"))
    return Page((*text_displays(display.say("same-start")), games, *listed), is_own=True)


async def _ask_whom(context: Context, name: str) -> None:
    display = context.display
    ruleset = await _found(context, name)
    menu = user_select(address("who", name), display.say("same-choose"), most=1)
    anyone = action_row(button(display.say("same-anyone"), address("any", name)))
    said = text_display(display.say("same-whom", title=ruleset.title))
    await context.answers.show(view=Screen(said, menu, anyone, accent=TEAL))


async def _found(context: Context, name: str) -> NamedRules:
    """The rule set with this name. Raises Refused."""
    check_on_server(context)
    ruleset = (await context.services.rule_books.of(context.guild_id)).find(name)
    presentation_of(ruleset.rules)
    return ruleset


async def _begin(context: Context, name: str, *, is_open: bool) -> None:
    """Posts the invitation, and shows the host their board. Raises Refused."""
    check_private(context)
    check_channel(context)
    ruleset = await _found(context, name)
    guest_id = None if is_open else context.chosen_person
    services, interaction = context.services, context.interaction
    if guest_id is not None:
        check_rival(context, guest_id, context.guild_id)
    rules = await asyncio.to_thread(alone, ruleset.rules)
    sessions = services.sessions
    game = begun_alone(context.user_id, interaction.id, rules, ruleset.title, ruleset.base, sessions.now())
    assert interaction.channel_id
    where = (context.guild_id, interaction.channel_id, guest_id)
    try:
        duel = await sessions.database.write(store.begin, game, sessions.draw_secret(), *where)
    except ConflictError:
        raise Refused("stale") from None
    view, called = invitation(duel, ruleset.title, rules, context.here), [] if guest_id is None else [guest_id]
    try:
        message_id = await services.post(duel.guild_id, duel.channel_id, view, called)
    except Refused:
        await sessions.database.write(store.withdraw, duel.id, sessions.now())
        raise
    await sessions.database.write(store.set_message, duel.id, message_id)
    async with sessions.lock(duel.host_game, anew=True) as session:
        await context.answers.edit(await _view(context, session.stored))


async def _enter(context: Context, duel_id: int) -> None:
    """Shows the person their board, which begins with the first press. Raises Refused."""
    sessions = context.services.sessions
    database = sessions.database
    before = await database.read(store.duel, duel_id)
    context.services.check(context.user_id, before.guild_id)
    _check_there(context, before)
    if before.is_over:
        await _show_result(context, before)
        return
    try:
        digest = digest_of(context.interaction.id)
        game_id = await database.write(store.game_for, duel_id, context.user_id, digest, sessions.now())
    except ConflictError:
        raise Refused("stale") from None
    async with sessions.lock(game_id, anew=True) as session:
        stored = session.stored
        await context.answers.show(view=await _view(context, stored))
    after = await database.read(store.duel, duel_id)
    if after.guest_game != before.guest_game and after.message_id is not None:
        display = context.services.displays.at(after.guild_id, after.channel_id)
        view = invitation(after, stored.title, stored.rules, display)
        editing = context.services.messages.edit(after.guild_id, after.channel_id, after.message_id, view=view)
        await error_of(editing, f"say who plays duel {duel_id}")


def _check_there(context: Context, duel: Duel) -> None:
    """Others see a duel only on its server. Raises Refused."""
    if context.user_id not in (duel.host_id, duel.guest_id) and context.guild_id != duel.guild_id:
        raise Refused("unknown-button")


async def _decline(context: Context, duel_id: int) -> None:
    """Declines a duel. Raises Refused."""
    sessions = context.services.sessions
    duel = await sessions.database.write(store.decline, duel_id, context.user_id, sessions.now())
    sessions.read_anew(duel.host_game)
    await context.answers.tell(context.display.say("same-declined"))
    context.services.tasks.begin(context.services.get(DuelClock).look())


async def _check_dice(context: Context, duel_id: int) -> None:
    """The games' texts once they are over. Raises Refused."""
    database = context.services.sessions.database
    duel = await database.read(store.duel, duel_id)
    _check_there(context, duel)
    if not duel.is_over:
        await context.answers.show(view=fixed(duel, context.display))
        return
    for game_id in duel.games:
        await send_check(context, game_id, NOWHERE, None)


async def _play(context: Context, address: Address) -> None:
    """Makes a move in a game of a duel. Raises Refused and IllegalMove."""
    check_private(context)
    services, story, since = context.services, list[str](), 0
    async with services.sessions.lock(address.game, address.revision, anew=not address.revision) as session:
        stored, dice = session.stored, session.stored.shared
        if not isinstance(dice, DuelDice) or stored.seats.number_of(context.user_id) is None:
            raise Refused("unknown-button")
        services.check(context.user_id, dice.guild_id)
        is_late = stored.is_running and dice.ends_at <= session.now()
        # Updates an old drawing.
        if stored.is_running and not is_late and address.revision == stored.revision:
            if screen := _beside(context, stored, address):
                await context.answers.show(view=rerouted(screen, stored))
                return
            story, since = await play_alone(context, session, address)
        stored = session.stored
        if not context.is_overtaken and not is_late:
            marked = services.marks.last(stored)
            await context.answers.edit(await _view(context, stored, marked, story, since))
    if is_late:
        await _show_result(context, await services.get(DuelClock).end(dice.duel))
    elif context.is_overtaken:
        await context.answers.acknowledge()
    if stored.has_ended:
        services.tasks.begin(services.get(DuelClock).look())


def _beside(context: Context, stored: StoredGame, address: Address) -> Screen | None:
    """What the button only shows, or asks first. Raises Refused."""
    action = presentation_of(stored.rules).actions.get(address.verb)
    if not isinstance(action, (ViewingAction, ChoosingAction)):
        return None
    check(action.needs, stored, context.user_id, address.revision)
    arguments = action.read(address.arguments, context.first_chosen)
    if isinstance(action, ViewingAction):
        return action.view(stored, context.user_id, arguments, context.display)
    return action.question(stored, arguments, context.display) if action.question else None


async def _view(
    context: Context, stored: StoredGame, marked: int | None = None, story: list[str] | None = None, since: int = 0
) -> Screen:
    dice, display = stored.shared, context.display
    assert isinstance(dice, DuelDice)
    if stored.is_running:
        return own_board(stored, dice, display, marked, story or [], since)
    clock = context.services.get(DuelClock)
    duel = await context.services.sessions.database.read(store.duel, dice.duel)
    if duel.is_over:
        return await clock.result(duel, display)
    played = await clock.played(stored.id)
    return own_end(stored, dice, played, duel.rival_of(context.user_id), display, story or [])


async def _show_result(context: Context, duel: Duel) -> None:
    view = await context.services.get(DuelClock).result(duel, context.display)
    await context.answers.show(view=view)
