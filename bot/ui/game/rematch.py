"""Another game between the same people: one lobby for each game that ended, so that nobody is called twice."""

from bot.errors import Refused
from bot.model.games import Status
from bot.model.standings import is_former
from bot.play import Table
from bot.rulesets import HouseRules
from bot.ui.answers import privately
from bot.ui.display import mention
from bot.ui.game.lobby import lobby
from bot.ui.game.press import Press
from bot.ui.game.showing import expired, post_anew, view_of
from bot.ui.game.stage import edit_message
from bot.ui.places import check_place, counted_together


async def rematch(press: Press) -> None:
    """Opens the rematch's lobby and calls the others; who presses after that joins it."""
    press.table.check_rematch(press.user_id)
    over, sessions = press.before, press.sessions
    open_already = await sessions.rematch_of(over.id)
    if open_already is not None:
        await _join(press, open_already)
        return
    settings = press.interaction.client.guild_settings.of(over.guild_id)
    check_place(press.interaction, settings, press.display)
    house = HouseRules(over.title, over.title, "", over.base, over.rules)
    stored = await sessions.open_lobby(
        over.guild_id,
        over.channel_id,
        press.user_id,
        house,
        join_id=press.interaction.id,
        rematch_of=over.id,
        counted_channels=counted_together(press.interaction),
    )
    async with sessions.sit(stored.id) as rematch:
        await _call(press, rematch)


async def _join(press: Press, rematch_id: int) -> None:
    """Gives a seat in a rematch that is open already. Raises Refused where that is closed."""
    async with press.sessions.sit(rematch_id) as rematch:
        if await rematch.close_if_due():
            await edit_message(press.stage.client, rematch.stored, expired(rematch.stored, press.display))
        if rematch.stored.status is Status.CLOSED:
            raise Refused("rematch-called-off")
        if rematch.stored.message_id is None and rematch.stored.status is Status.LOBBY:
            # It was stored, but could not be shown then.
            if press.user_id not in rematch.stored.players:
                await rematch.join(press.user_id, press.interaction.id)
            await _call(press, rematch)
            return
        await rematch.join(press.user_id, press.interaction.id)
        await edit_message(press.interaction.client, rematch.stored, view_of(rematch.stored, press.display))
        await privately(press.interaction, press.display.say("rematch-joined", link=rematch.stored.link))


async def _call(press: Press, rematch: Table) -> None:
    over, sitting = press.table.game, rematch.stored.players
    stayed = [player for number, player in enumerate(press.before.players, start=1) if not over.seat(number).left]
    others = [player for player in stayed if player not in sitting and not is_former(player)]
    host = mention(rematch.stored.host_id)
    text = (
        press.display.say("lobby-rematch", players=press.display.listed(map(mention, others)), host=host)
        if others
        else None
    )
    await post_anew(press.stage, rematch, lobby(rematch.stored, press.display, intro=text), called=others)
