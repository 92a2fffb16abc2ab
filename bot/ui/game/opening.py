"""Opens lobbies and challenges, and does what the buttons of a challenge say, such as **Accept** and **Block**.

A lobby opens by a command, by a button that names the rules, or as a rematch: one for each finished game, so that
players are called once.
"""

import logging
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

import discord

from bot.discord_limits import for_server
from bot.discord_py import UNDELIVERED, error_of
from bot.errors import Refused
from bot.hooks import features
from bot.model.games import Change, Status, StoredGame
from bot.model.leftovers import Leftover
from bot.model.place import NOWHERE, is_server
from bot.model.seats import character_of, is_computer, is_former
from bot.model.servers import Board
from bot.play import opening, opponents
from bot.play.guards import Needs, check, game_of
from bot.play.lobby import accept, cancel, finish_closing, join, leave
from bot.rulesets import NamedRules, base_of, in_language
from bot.store import challenges, finding
from bot.typed import Typed
from bot.ui.channels import check_channel, counted_together
from bot.ui.components import ActionRow, Screen, Style, action_row, button, text_display
from bot.ui.context import Chosen, Context, Handler, address_in, check_rival
from bot.ui.game.lobby import challenge_screen, lobby
from bot.ui.game.lobby_buttons import show_more
from bot.ui.game.plan import Plan, Post, in_order, screen_of
from bot.ui.game.table import AnsweringAction, ChangingAction, Table, at_table
from bot.ui.game_addresses import Address, Verb
from bot.ui.messages import GONE, is_closed
from bot.ui.page import read_person
from bot.ui.presentation import Action, names, presentation_of, title_of_game

_MOST_BUTTONS = 5
_NEAR, _FAR = "near", "far"

lobby_address = partial(address_in, "fp")
"""The address of a button that opens a lobby by the rules of a name."""
against_computer = partial(address_in, "fv")
"""The address of a button that begins a game by such rules against a computer."""


async def start_buttons(
    context: Context, to: Callable[[str], str] = lobby_address, label: str = "button-start-game"
) -> ActionRow:
    """The buttons that start a game, one for each of its names: by the server's usual rules, or by those that the name
    means.
    """
    book, display = await context.services.rule_books.of(context.guild_id), context.display
    rules_of = {
        name: rules or book.default_of(presentation.engine).name for name, (presentation, rules) in names().items()
    }
    # Two buttons can't do the same.
    first = {rules: name for name, rules in reversed(rules_of.items())}
    named = [(name, rules) for name, rules in rules_of.items() if first[rules] == name]
    return action_row(
        *(
            button(display.say(label, game=title_of_game(name, display)), to(rules), style=Style.primary)
            for name, rules in named[:_MOST_BUTTONS]
        )
    )


def read(parts: tuple[str, ...], _chosen: Chosen, *, against_computer: bool = False) -> Handler | None:
    """What the button at an address `fp:<name>` or `fv:<name>` does; the name may hold colons."""
    name = ":".join(parts)
    return partial(_open_named, name=name, against_computer=against_computer) if name else None


async def _open_named(context: Context, name: str, *, against_computer: bool) -> None:
    book = await context.services.rule_books.of(context.guild_id)
    await open_lobby(context, book.find(name), against_computer=against_computer)


async def open_lobby(context: Context, ruleset: NamedRules, *, against_computer: bool = False) -> None:
    """Opens a lobby, or shows the host's first one if it is still open. Raises Refused."""
    check_channel(context)
    presentation_of(ruleset.rules)
    interaction, sessions = context.interaction, context.services.sessions
    assert interaction.channel_id
    if not is_server(context.guild_id):
        context.services.displays.locale_by_channel[interaction.channel_id] = context.here.locale
    stored = await opening.open_lobby(
        sessions,
        context.guild_id,
        interaction.channel_id,
        context.user_id,
        in_language(ruleset, context.here.locale),
        join_id=interaction.id,
        counted_channels=counted_together(interaction),
    )
    async with at_table(context, stored.id) as table:
        board = table.own_board
        if board.message_id is not None:
            first = context.display.say("lobby-open-already", link=table.link)
            await show_more(context, table.stored, instead=first)
            return
        if against_computer:
            begun = (table.stored, context.user_id, interaction.id)
            await table.make(opponents.start_alone(*begun, now=table.session.now(), roller=table.session.roller))
        elif not await table.deliver(Plan((Post(board, screen_of(table.stored, table.display_of(board))),))):
            await opening.delete_unposted(sessions, stored.id)
    for feature in features():
        feature.opened(context)


async def offer_challenge(context: Context, player: discord.User | discord.Member) -> None:
    """Answers with a button for each game to challenge the person to. Raises Refused for oneself and for bots."""
    if player.bot:
        raise Refused("bots-do-not-play", player=str(player.id))
    if player.id == context.user_id:
        raise Refused("challenges-oneself")
    distance = _NEAR if isinstance(player, discord.Member) else _FAR
    to = partial(address_in, "fi", player.id, distance)
    buttons = await start_buttons(context, to, "button-challenge-to")
    asked = context.display.say("challenge-which", player=context.display.name(player.id))
    await context.answers.show(view=Screen(text_display(asked), buttons), private=True)


def read_challenge(parts: tuple[str, ...], _chosen: Chosen) -> Handler | None:
    """What the button at an address `fi:<user>:<near or far>:<name>` does; the name may hold colons."""
    match parts:
        case (user, "near" | "far" as distance, first, *others):
            name, is_near = ":".join((first, *others)), distance == _NEAR
            return partial(_challenge_named, user_id=read_person(user), name=name, shares_server=is_near)
    return None


async def _challenge_named(context: Context, user_id: int, name: str, shares_server: bool) -> None:
    book = await context.services.rule_books.of(context.guild_id)
    await challenge(context, user_id, book.find(name), shares_server=shares_server)


log = logging.getLogger(__name__)

CHALLENGE_VERBS = frozenset({Verb.ACCEPT, Verb.BLOCK, Verb.LEAVE_LOBBY})
"""The verbs of a challenge: other buttons of a lobby don't fit."""


async def challenge(
    context: Context,
    player_id: int,
    ruleset: NamedRules,
    *,
    shares_server: bool = False,
    rematch_of: int | None = None,
    hints: bool = False,
) -> None:
    """Sends a challenge. `shares_server`: is the other person on the server where this is asked? `rematch_of` is a game
    without a rematch. Raises Refused.
    """
    presentation_of(ruleset.rules)
    check_rival(context, player_id)
    context.answers.expect()
    # Unless they chose it, the other person's language is not known yet.
    locale, theirs = context.own.locale, context.services.own_settings.of(player_id).locale or context.here.locale
    # They did not choose the server where a title was typed.
    base = in_language(base_of(ruleset.base, ruleset.engine), locale)
    stored = await opening.open_challenge(
        context.services.sessions,
        Board(NOWHERE, context.user_id, locale),
        Board(NOWHERE, player_id, theirs),
        replace(base, rules=ruleset.rules),
        join_id=context.interaction.id,
        shares_server=shares_server,
        rematch_of=rematch_of,
        hints=hints,
    )
    # Refusals of people don't count against the server.
    for_server.set(NOWHERE)
    async with at_table(context, stored.id) as table:
        unsent = [board for board in in_order(table.stored, context.user_id) if board.message_id is None]
        if not unsent:
            raise Refused("challenged-already", due=str(table.stored.deadline.due_at), link=table.link)
        for board in unsent:
            await _send(table, board)
    link, due = table.link, str(table.stored.deadline.due_at)
    said = context.display.say("challenge-sent", player=f"<@{player_id}>", due=due, link=link)
    await context.answers.tell(said)


async def _send(table: Table, board: Board) -> None:
    """Sends the message of a challenge to a person. Raises Refused if that fails, after it closed the challenge."""
    stored, viewer, session = table.stored, board.viewer, table.session
    assert viewer is not None
    view, withdrawn = challenge_screen(stored, table.display_of(board)), None
    if viewer == stored.invited:
        of_pair = (stored.host_id, viewer, session.now())
        withdrawn = await table.services.sessions.database.read(challenges.last_withdrawn, *of_pair)
    if withdrawn is not None and await _shows_instead(table, withdrawn, view):
        board = replace(board, channel_id=withdrawn.channel_id, message_id=withdrawn.message_id)
        await session.commit(Change(stored, stored.with_board(board)))
        return
    try:
        channel = await table.context.client.create_dm(discord.Object(viewer))
        message = await channel.send(view=view, silent=withdrawn is not None)
    except UNDELIVERED as error:
        log.info("could not send the challenge of game %s: %r", stored.id, error)
        closed, now = cancel(stored, stored.host_id, now=session.now()).after, session.now()
        sent = [Leftover(each.message_id, each.channel_id, now) for each in stored.boards if each.message_id]
        await session.commit(replace(finish_closing(closed), before=stored, leftovers=tuple(sent)))
        raise _undelivered(stored, viewer, error) from None
    # Who gets the answer may not know the message.
    after = stored.with_board(replace(board, channel_id=channel.id, message_id=message.id))
    await session.commit(Change(stored, after))


async def _shows_instead(table: Table, withdrawn: challenges.Withdrawn, view: Screen) -> bool:
    """Edits the message of the last challenge, which its host withdrew: that calls no one. Returns whether it was still
    there.
    """
    sessions = table.services.sessions
    # Otherwise the clock might still show there that it was withdrawn.
    async with sessions.lock(withdrawn.game_id):
        editing = table.services.messages.edit(NOWHERE, withdrawn.channel_id, withdrawn.message_id, view=view)
        if await error_of(editing, f"show a challenge instead of game {withdrawn.game_id}") is not None:
            return False
        await sessions.database.write(challenges.give_message, withdrawn)
    return True


def _undelivered(stored: StoredGame, viewer: int, error: Exception) -> Refused:
    if not is_closed(error):
        return Refused("not-shown")
    if viewer == stored.host_id:
        return Refused("your-messages-are-closed")
    return Refused(
        "cannot-be-challenged" if getattr(error, "code", 0) in GONE else "messages-are-closed", player=str(viewer)
    )


async def _accept(table: Table, _address: Address) -> Change:
    press, session = table.context.interaction, table.session
    locale = str(press.locale)
    return accept(table.stored, press.user.id, press.id, locale, now=session.now(), roller=session.roller)


async def _block(table: Table, _address: Address) -> None:
    """Blocks the other person of a challenge, who can't challenge this one again. An open challenge is declined; a
    running game continues. A withdrawn challenge has the button, too.
    """
    stored, context, game = table.stored, table.context, "over"
    user_id, other = context.user_id, stored.rival_of(context.user_id)
    if other is None:
        raise Refused("unknown-button")
    if stored.game is None:
        check(Needs.INVITED, stored, user_id)
    else:
        check(Needs.PLAYED, stored, user_id)
    if stored.status is Status.LOBBY:
        await table.make(replace(leave(stored, user_id, now=table.session.now()), blocked_by=user_id))
    else:
        if not await context.services.records.privacy.block(user_id, other):
            await context.answers.tell(context.display.say("former-too-long"))
            return
        game = "running" if stored.is_running else "over"
    said = context.display.say("blocked-well", player=context.display.name(other), game=game)
    await context.answers.tell(said)


async def rematch(ended: Table, _address: Address) -> None:
    """Opens the lobby and calls the others; later presses join it. Raises Refused."""
    over, context, services = ended.stored, ended.context, ended.services
    open_already = await services.sessions.database.read(finding.rematch, game_id=over.id)
    ruleset = NamedRules(over.title, over.title, Typed(), over.base, over.rules)
    if over.is_between_two:
        # They agree again. If they declined, this is a new challenge.
        rival = over.rival_of(context.user_id)
        if rival is None or is_former(rival):
            raise Refused("rematch-called-off")
        of = over.id if open_already is None else None
        await challenge(context, rival, ruleset, rematch_of=of, hints=over.hints)
        return
    if open_already is not None:
        await _join(ended, open_already)
        return
    channel_id = over.board_of(None).channel_id
    check_channel(context, posts_in=channel_id)
    stored = await opening.open_lobby(
        services.sessions,
        over.guild_id,
        channel_id,
        context.user_id,
        ruleset,
        join_id=context.interaction.id,
        rematch_of=over.id,
        hints=over.hints,
        turns=over.deadline,
        plays_on=over.plays_on,
        characters=[character for player in over.seats.players if (character := character_of(player))],
        counted_channels=counted_together(context.interaction),
    )
    async with at_table(context, stored.id) as opened:
        if not await opened.deliver(await _called(over, opened, opened.stored)):
            await opening.delete_unposted(services.sessions, stored.id)
        if context.answers.is_due:
            # Pressed in the game's thread.
            await context.answers.tell(context.display.say("rematch-open", link=opened.link))


async def _join(ended: Table, rematch_id: int) -> None:
    """Joins the rematch. Raises Refused if its lobby is closed."""
    context = ended.context
    async with at_table(context, rematch_id) as opened:
        await opened.close_if_overdue()
        if opened.stored.status is Status.CLOSED:
            raise Refused("rematch-called-off")
        # After a failure, also from people who joined already.
        is_hidden = opened.own_board.message_id is None and opened.stored.status is Status.LOBBY
        change = Change(opened.stored, opened.stored)
        if not is_hidden or context.user_id not in opened.stored.seats.players:
            change = join(opened.stored, context.user_id, context.interaction.id, now=opened.session.now())
        if is_hidden:
            await opened.make(change, plan=await _called(ended.stored, opened, change.after))
        else:
            await opened.make(change)
            await context.answers.tell(context.display.say("rematch-joined", link=opened.link))


async def _called(over: StoredGame, opened: Table, stored: StoredGame) -> Plan:
    """The plan that calls the players who stayed to the end, unless they blocked the host."""
    game, seats = game_of(over), enumerate(over.seats.players, start=1)
    stayed = [player for seat, player in seats if not game.seat(seat).left and not is_computer(player)]
    others = [player for player in stayed if player not in stored.seats.players and not is_former(player)]
    board = opened.own_board
    display = opened.display_of(board)
    intro = None
    if others:
        names, host = display.people(others), display.name(stored.host_id)
        intro = display.say("lobby-rematch", players=names, host=host)
    blocking = await opened.services.sessions.database.read(challenges.who_blocked, stored.host_id, others)
    called = [each for each in others if each not in blocking and opened.services.may_ping(each)]
    return Plan((Post(board, lobby(stored, display, intro=intro), called, replaces=True),))


ACTIONS: Mapping[str, Action] = {
    Verb.ACCEPT: ChangingAction(_accept, redrawn_while=Status.LOBBY),
    Verb.BLOCK: AnsweringAction(_block, redrawn_while=Status.LOBBY),
}
