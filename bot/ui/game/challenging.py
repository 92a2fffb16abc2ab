"""Challenges: sends them, and does what their own buttons say, such as **Accept** and **Block**."""

import logging
from collections.abc import Mapping
from dataclasses import replace

import discord

from bot.discord_py import UNDELIVERED, error_of, for_server
from bot.errors import Refused
from bot.model.games import Change, Leftover, Status, StoredGame
from bot.model.servers import NOWHERE, Board
from bot.play.guards import Needs, check
from bot.play.lobby import accept, cancel, finish_closing, leave
from bot.play.opening import open_challenge
from bot.rulesets import NamedRules, base_of, in_language
from bot.store import challenges
from bot.store.challenges import Withdrawn
from bot.ui.address import Address, Verb
from bot.ui.components import Screen
from bot.ui.context import Context
from bot.ui.game.challenge import challenge as shown_challenge
from bot.ui.game.showing import in_order
from bot.ui.game.table import Table, TableAction, at_table
from bot.ui.messages import GONE, is_closed
from bot.ui.presentation import presentation_of

log = logging.getLogger(__name__)

VERBS = frozenset({Verb.ACCEPT, Verb.BLOCK, Verb.LEAVE_LOBBY})
"""What people can do with a challenge: other buttons of a lobby don't fit."""


async def challenge(
    context: Context,
    player_id: int,
    ruleset: NamedRules,
    *,
    shares_server: bool = False,
    rematch_of: int | None = None,
    hints: bool = False,
) -> None:
    """`shares_server`: is the other person on the server where this is asked? `rematch_of` is a game without a rematch.
    Raises Refused.
    """
    presentation_of(ruleset.rules)
    if player_id == context.user_id:
        raise Refused("challenges-oneself")
    try:
        context.services.check(player_id)
    except Refused:
        raise Refused("cannot-be-challenged", player=str(player_id)) from None
    context.answers.expect()
    sent = await _challenge(context, player_id, ruleset, shares_server, rematch_of, hints)
    link = sent.link_for(context.user_id)
    said = context.display.say("challenge-sent", player=f"<@{player_id}>", due=str(sent.deadline.due_at), link=link)
    await context.answers.tell(said)


async def _challenge(
    context: Context, player_id: int, ruleset: NamedRules, shares_server: bool, rematch_of: int | None, hints: bool
) -> StoredGame:
    # The other person's language is not known yet.
    locale, theirs = str(context.interaction.locale), context.display.locale
    # They did not choose the server where a title was typed.
    base = in_language(base_of(ruleset.base, ruleset.engine), locale)
    stored = await open_challenge(
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
        return table.stored


async def _send(table: Table, board: Board) -> None:
    """Raises Refused, after it closed the challenge."""
    stored, viewer, session = table.stored, board.viewer, table.session
    assert viewer is not None
    view, withdrawn = shown_challenge(stored, table.display_of(board)), None
    if viewer == stored.invited:
        of_pair = (stored.host_id, viewer, session.now())
        withdrawn = await table.services.sessions.database.read(challenges.last_withdrawn, *of_pair)
    if withdrawn is not None and await _shows_instead(table, withdrawn, view):
        board = replace(board, channel_id=withdrawn.channel_id, message_id=withdrawn.message_id)
        await session.commit(Change(stored, stored.with_board(board)))
        return
    try:
        channel = await table.context.client.create_dm(discord.Object(viewer))
        calls = discord.AllowedMentions.none()
        message = await channel.send(view=view, allowed_mentions=calls, silent=withdrawn is not None)
    except UNDELIVERED as error:
        log.info("could not send the challenge of game %s: %r", stored.id, error)
        closed, now = cancel(stored, stored.host_id, now=session.now()).after, session.now()
        sent = [Leftover(each.message_id, each.channel_id, now) for each in stored.boards if each.message_id]
        await session.commit(replace(finish_closing(closed), before=stored, leftovers=tuple(sent)))
        raise _undelivered(stored, viewer, error) from None
    # Who gets the answer may not know the message.
    after = stored.with_board(replace(board, channel_id=channel.id, message_id=message.id))
    await session.commit(Change(stored, after))


async def _shows_instead(table: Table, withdrawn: Withdrawn, view: Screen) -> bool:
    """Edits the message of the last challenge, which its host withdrew: that calls nobody. False if it is gone."""
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
    return Refused("account-gone" if getattr(error, "code", 0) in GONE else "messages-are-closed", player=str(viewer))


async def _accept(table: Table, _address: Address) -> Change:
    press, session = table.context.interaction, table.session
    locale = str(press.locale)
    return accept(table.stored, press.user.id, press.id, locale, now=session.now(), roller=session.roller)


async def _block(table: Table, _address: Address) -> None:
    """The other can't challenge this person again. An open challenge is declined; a running game goes on. A
    withdrawn challenge has the button, too.
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


ACTIONS: Mapping[str, TableAction] = {
    Verb.ACCEPT: TableAction(change=_accept, drawn=Status.LOBBY),
    Verb.BLOCK: TableAction(answer=_block, drawn=Status.LOBBY),
}
