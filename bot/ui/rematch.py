"""Another game between the same people: one lobby for each game that ended, so that nobody is called twice."""

from bot.errors import Refused
from bot.records.sheets import is_former
from bot.rulesets import HouseRules
from bot.store.games import Status
from bot.table import Table
from bot.ui.answers import privately
from bot.ui.lobby import lobby
from bot.ui.look import mention
from bot.ui.places import check_place, counted_together
from bot.ui.press import Press
from bot.ui.showing import expired, post_anew, view_of
from bot.ui.stage import edit_message


async def rematch(press: Press) -> None:
    """Opens the rematch's lobby and calls the others; who presses after that joins it."""
    press.table.check_rematch(press.user_id)
    over, tables = press.before, press.tables
    open_already = await tables.rematch_of(over.id)
    if open_already is not None:
        await _join(press, open_already)
        return
    settings = press.interaction.client.guild_settings.of(over.guild_id)
    check_place(press.interaction, settings, press.look)
    house = HouseRules(over.title, over.title, "", over.base, over.rules)
    record = await tables.open_lobby(
        over.guild_id,
        over.channel_id,
        press.user_id,
        house,
        join_id=press.interaction.id,
        rematch_of=over.id,
        together=counted_together(press.interaction),
    )
    async with tables.sit(record.id) as rematch:
        await _call(press, rematch)


async def _join(press: Press, rematch_id: int) -> None:
    """Gives a seat in a rematch that is open already. Raises Refused where that is closed."""
    async with press.tables.sit(rematch_id) as rematch:
        if await rematch.close_if_due():
            await edit_message(press.stage.client, rematch.record, expired(rematch.record, press.look))
        if rematch.record.status is Status.CLOSED:
            raise Refused("rematch-called-off")
        if rematch.record.message_id is None and rematch.record.status is Status.LOBBY:
            # It was stored, but could not be shown then.
            if press.user_id not in rematch.record.players:
                await rematch.join(press.user_id, press.interaction.id)
            await _call(press, rematch)
            return
        await rematch.join(press.user_id, press.interaction.id)
        await edit_message(press.interaction.client, rematch.record, view_of(rematch.record, press.look))
        await privately(press.interaction, press.look.say("rematch-joined", link=rematch.record.link))


async def _call(press: Press, rematch: Table) -> None:
    over, sitting = press.table.game, rematch.record.players
    stayed = [player for number, player in enumerate(press.before.players, start=1) if not over.seat(number).left]
    others = [player for player in stayed if player not in sitting and not is_former(player)]
    host = mention(rematch.record.host_id)
    text = (
        press.look.say("lobby-rematch", players=press.look.listed(map(mention, others)), host=host) if others else None
    )
    await post_anew(press.stage, rematch, lobby(rematch.record, press.look, intro=text), called=others)
