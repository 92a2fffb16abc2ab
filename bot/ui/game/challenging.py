"""Challenges: sends them, and does what their own buttons say, such as **Accept** and **Block**."""

import logging
from collections.abc import Mapping
from dataclasses import replace

import discord

from bot.discord_py import UNDELIVERED, for_server
from bot.errors import Refused
from bot.model.games import Change, Copy, Leftover, Status, StoredGame
from bot.model.oversight import Blocked
from bot.model.servers import NOWHERE
from bot.play.guards import Needs, check
from bot.play.lobby import accept, cancel, close_told, leave
from bot.play.sessions import Session
from bot.rulesets import NamedRules, in_language
from bot.ui.context import Context, in_patience, privately
from bot.ui.game.address import Address, Verb
from bot.ui.game.challenge import challenge as shown_challenge
from bot.ui.game.showing import at_table, facing_each_copy, redraw_here
from bot.ui.game.stage import Stage
from bot.ui.games.registry import presentation_of
from bot.ui.presentation import Action

log = logging.getLogger(__name__)

# Discord's codes: unknown user, invalid recipient; cannot send messages to this user, no server in common.
_GONE = (10013, 50033)
_CLOSED = (50007, 50278)

VERBS = frozenset({Verb.ACCEPT, Verb.BLOCK, Verb.LEAVE_LOBBY})
"""What people can do with a challenge: other buttons of a lobby don't fit."""


async def challenge(
    context: Context, player_id: int, house: NamedRules, *, rematch_of: int | None = None, hints: bool = False
) -> None:
    """`rematch_of` is a game without a rematch. Raises Refused."""
    presentation_of(house.rules)
    if player_id == context.user_id:
        raise Refused("challenges-oneself")
    if context.services.oversight.is_blocked(Blocked.PERSON, player_id):
        raise Refused("cannot-be-challenged", player=str(player_id))
    sent = await in_patience(context.interaction, _challenge(context, player_id, house, rematch_of, hints))
    told = context.display.say("challenge-sent", player=f"<@{player_id}>", due=str(sent.due_at), link=sent.link)
    await privately(context.interaction, told)


async def _challenge(
    context: Context, player_id: int, house: NamedRules, rematch_of: int | None, hints: bool
) -> StoredGame:
    # The other person's language is not known yet.
    locale, theirs = str(context.interaction.locale), context.display.locale
    stored = await context.services.sessions.challenge(
        (Copy(context.user_id, locale), Copy(player_id, theirs)),
        in_language(house, locale),
        join_id=context.interaction.id,
        rematch_of=rematch_of,
        hints=hints,
    )
    # Refusals of people don't count against the server.
    for_server.set(NOWHERE)
    async with at_table(context, stored.id) as session:
        if all(copy.message_id for copy in session.stored.copies_now):
            raise Refused("challenged-already", due=str(session.stored.due_at), link=session.stored.link)
        stage = Stage.of(context)
        for here in facing_each_copy(stage, session):
            if session.stored.message_id is None:
                await _send(here, session)
        return session.stored


async def _send(stage: Stage, session: Session) -> None:
    """Raises Refused, after it closed the challenge."""
    stored = session.stored
    try:
        assert stored.faces is not None
        channel = await stage.messages.client.create_dm(discord.Object(stored.faces))
        view = shown_challenge(stored, stage.display)
        message = await channel.send(view=view, allowed_mentions=discord.AllowedMentions.none())
    except UNDELIVERED as error:
        log.info("could not send the challenge of game %s: %r", stored.id, error)
        closed, to_host = cancel(stored, stored.host_id, now=session.now()).after, stored.facing(stored.host_id)
        sent = [Leftover(to_host.message_id, to_host.place, session.now())] if to_host.message_id else []
        await session.commit(replace(close_told(closed), before=stored, leftovers=tuple(sent)))
        raise _undelivered(stored, error) from None
    # Another process may get the answer.
    await session.commit(Change(stored, replace(stored, channel_id=channel.id, message_id=message.id)))


def _undelivered(stored: StoredGame, error: Exception) -> Refused:
    code = getattr(error, "code", 0)
    if code not in (*_GONE, *_CLOSED) and not isinstance(error, discord.Forbidden):
        return Refused("not-shown")
    if stored.faces == stored.host_id:
        return Refused("your-messages-are-closed")
    return Refused("account-gone" if code in _GONE else "messages-are-closed", player=str(stored.faces))


async def _accept(context: Context, session: Session, _address: Address) -> Change:
    press, now, roller = context.interaction, session.now(), session.roller
    return accept(session.stored, context.user_id, press.id, str(press.locale), now=now, roller=roller)


async def _block(context: Context, session: Session, _address: Address) -> None:
    """The other can't challenge this person again. An open challenge is declined; a running game goes on."""
    stored, user_id, game = session.stored, context.user_id, "over"
    if stored.game is None:
        check(Needs.LOBBY | Needs.INVITED, stored, user_id)
        await session.commit(replace(leave(stored, user_id, now=session.now()), blocked_by=user_id))
        await redraw_here(Stage.of(context), session)
    else:
        check(Needs.PLAYED, stored, user_id)
        if stored.other is None:
            raise Refused("unknown-button")
        await context.services.standings.privacy.block(user_id, stored.other)
        game = "running" if stored.is_running else "over"
    told = context.display.say("blocked-well", player=f"<@{stored.other}>", game=game)
    await privately(context.interaction, told)


ACTIONS: Mapping[str, Action] = {
    Verb.ACCEPT: Action(change=_accept, drawn=Status.LOBBY),
    Verb.BLOCK: Action(answer=_block, drawn=Status.LOBBY),
}
