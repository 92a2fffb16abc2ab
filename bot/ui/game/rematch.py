"""One lobby per finished game, so that players are called once."""

from dataclasses import replace

from bot.errors import Refused
from bot.model.games import Status, StoredGame, character_of, is_computer, is_former
from bot.play.guards import Needs, game_of
from bot.play.lobby import join
from bot.play.sessions import Session
from bot.rulesets import NamedRules
from bot.text import Typed
from bot.ui.context import Context, privately
from bot.ui.game.address import Address
from bot.ui.game.challenging import challenge
from bot.ui.game.lobby import lobby
from bot.ui.game.showing import at_table, close_if_overdue, post_board, view_of
from bot.ui.game.stage import Stage, edit_message
from bot.ui.places import check_place, counted_together
from bot.ui.presentation import Action


async def rematch(context: Context, session: Session, _address: Address) -> None:
    """Opens the lobby and calls the others; later presses join it. Raises Refused."""
    over, sessions = session.stored, context.services.sessions
    open_already = await sessions.rematch_of(over.id)
    house = NamedRules(over.title, over.title, Typed(), over.base, over.rules)
    if over.copies:
        # They agree again. If they declined, this is a new challenge.
        if over.other is None:
            raise Refused("rematch-called-off")
        of = over.id if open_already is None else None
        await challenge(context, over.other, house, rematch_of=of, hints=over.hints)
        return
    if open_already is not None:
        await _join(context, over, open_already)
        return
    check_place(context)
    stored = await sessions.open_lobby(
        over.guild_id,
        over.channel_id,
        context.user_id,
        house,
        join_id=context.interaction.id,
        rematch_of=over.id,
        hints=over.hints,
        characters=[character for player in over.players if (character := character_of(player))],
        counted_channels=counted_together(context.interaction),
    )
    async with at_table(context, stored.id) as opened:
        await _call(context, over, opened)
        if not context.interaction.response.is_done():
            # Pressed in the game's thread.
            await privately(context.interaction, context.display.say("rematch-open", link=opened.stored.link))


async def _join(context: Context, over: StoredGame, rematch_id: int) -> None:
    """Raises Refused if the lobby is closed."""
    async with at_table(context, rematch_id) as opened:
        # The press was on another message.
        await close_if_overdue(replace(Stage.of(context), context=None), opened)
        if opened.stored.status is Status.CLOSED:
            raise Refused("rematch-called-off")
        # After a failure, also from people who joined already.
        is_hidden = opened.stored.message_id is None and opened.stored.status is Status.LOBBY
        if not is_hidden or context.user_id not in opened.stored.players:
            await opened.commit(join(opened.stored, context.user_id, context.interaction.id))
        if is_hidden:
            await _call(context, over, opened)
            return
        await edit_message(Stage.of(context), opened.stored, view_of(opened.stored, context.display))
        await privately(context.interaction, context.display.say("rematch-joined", link=opened.stored.link))


async def _call(context: Context, over: StoredGame, opened: Session) -> None:
    """Calls the players who stayed to the end."""
    game, display, seats = game_of(over), context.display, enumerate(over.players, start=1)
    stayed = [player for seat, player in seats if not game.seat(seat).left and not is_computer(player)]
    others = [player for player in stayed if player not in opened.stored.players and not is_former(player)]
    host = display.name(opened.stored.host_id)
    intro = (
        display.say("lobby-rematch", players=display.listed(map(display.name, others)), host=host) if others else None
    )
    await post_board(Stage.of(context), opened, lobby(opened.stored, display, intro=intro), called=others)


ACTION = Action(answer=rematch, needs=Needs.ENDED)
