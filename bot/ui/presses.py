"""A pressed button: read its address, do one thing at the table, show what changed."""

import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, cast

import discord
from discord.ui import ActionRow, Button, LayoutView, TextDisplay

from bot.engine.play import legal
from bot.engine.scoring import Dice
from bot.engine.state import Game
from bot.errors import Refused
from bot.records.sheets import is_former
from bot.rulesets import HouseRules
from bot.store.games import Record, Status
from bot.table import Table
from bot.tables import Tables
from bot.ui import marks
from bot.ui.address import Address, Verb, is_ours, parse
from bot.ui.answers import Interaction, answering, in_time, privately
from bot.ui.lobby import lobby
from bot.ui.look import Look, mention, picture
from bot.ui.showing import (
    Stage,
    answer_by_edit,
    call_again,
    edit_message,
    expired,
    link,
    not_called_yet,
    post_anew,
    redraw,
    replace_board,
    show,
    view_of,
)

_NUMBER = re.compile(r"[0-9]{1,7}")


class Presses:
    """Acts on pressed buttons, whoever drew them and however long ago."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.drawn = marks.Drawn()

    async def press(self, interaction: Interaction, look: Look) -> None:
        """Acts on a button of ours, and leaves all others alone."""
        custom_id = cast(dict[str, str], interaction.data or {}).get("custom_id", "")
        if not is_ours(custom_id):
            return
        async with answering(interaction, look):
            address = parse(custom_id)
            if address is None:
                raise Refused("unknown-button")
            async with self.tables.sit(address.game, address.revision) as table:
                if table.record.channel_id != interaction.channel_id:
                    # Made by hand: a game is played, and can be seen, in its own channel only.
                    raise Refused("no-such-game")
                press = _Press(self, interaction, table, address, look)
                if await table.close_if_due():
                    await replace_board(press.stage, table, expired(table.record, look))
                else:
                    await _DEEDS[address.verb](press)


class _Press:
    """One press on one locked game."""

    def __init__(self, presses: Presses, interaction: Interaction, table: Table, address: Address, look: Look) -> None:
        self.presses = presses
        self.interaction = interaction
        self.table = table
        self.address = address
        self.look = look
        self.stage = Stage(interaction.client, look, interaction)
        self.user_id = interaction.user.id
        self.before: Record = table.record

    @property
    def drawing(self) -> marks.Drawing:
        """What the marks belong to: the game as it stands, on the message that shows it."""
        record = self.table.record
        return record.id, record.game.revision if record.game else 0, record.message_id or 0

    async def show(self) -> None:
        await show(self.stage, self.table, self.before, self.presses.drawn.last(self.drawing))

    async def game_to_move_in(self) -> Game | None:
        """The running game, where this person may move on this board; None where the board had to be mended instead.

        Raises Refused where they may not move, with a link where the game is shown elsewhere.
        """
        game = self.table.game
        if await self.mended(Status.PLAYING):
            return None
        try:
            self.table.check_turn(self.user_id, self.address.revision)
        except Refused as refused:
            raise Refused("old-board", link=link(self.before)) if refused.code == "stale" else refused from None
        return game

    async def do_where(self, drawn: Status, deed: Awaitable[None]) -> None:
        """Does something and shows it; where it is refused because the game is no longer as `drawn`, that is shown."""
        try:
            await deed
        except Refused:
            if not await self.mended(drawn):
                raise
        else:
            await self.show()

    async def mended(self, drawn: Status) -> bool:
        """Shows the game as it stands, where someone who sits in it pressed an older drawing: one of status `drawn`.

        The process stopped between storing a deed and showing it, or two people pressed at the same moment.
        """
        record, game, pressed = self.before, self.before.game, self.interaction.message
        seat = record.seat_of(self.user_id)
        is_true = self.address.revision == record.revision and record.status is drawn
        is_shown_here = pressed is not None and record.is_shown_in(pressed.id)
        if is_true or not is_shown_here or not seat:
            return False
        if record.status is Status.PLAYING and game and game.current != seat and not_called_yet(record):
            await call_again(self.stage, self.table)
        else:
            await redraw(self.stage, self.table, self.presses.drawn.last(self.drawing))
        return True

    @asynccontextmanager
    async def marks_kept(self) -> AsyncIterator[None]:
        """A deed during which somebody else may be choosing dice: what they have marked stays marked."""
        marked, turn = self.presses.drawn.last(self.drawing), self.table.game.turn
        yield
        if marked is not None and self.table.game.turn is turn:
            self.presses.drawn.remember(self.drawing, marked)

    def chosen(self) -> int:
        """The number that was chosen in a select. Raises Refused for a press that carries none."""
        values = cast(dict[str, Any], self.interaction.data or {}).get("values")
        if not isinstance(values, list) or not values or not _NUMBER.fullmatch(str(values[0])):
            raise Refused("unknown-button")
        return int(values[0])

    def kept(self, game: Game) -> Dice:
        return marks.marked_dice(game.turn.thrown, self.address.marks)


async def _join(press: _Press) -> None:
    await press.do_where(Status.LOBBY, press.table.join(press.user_id))


async def _leave_lobby(press: _Press) -> None:
    await press.do_where(Status.LOBBY, press.table.leave_lobby(press.user_id))


async def _start(press: _Press) -> None:
    await press.do_where(Status.LOBBY, press.table.start(press.user_id))


async def _cancel(press: _Press) -> None:
    await press.do_where(Status.LOBBY, press.table.cancel(press.user_id))


async def _target(press: _Press) -> None:
    await press.do_where(Status.LOBBY, press.table.set_target(press.user_id, press.chosen()))


async def _seats(press: _Press) -> None:
    await press.do_where(Status.LOBBY, press.table.set_seats(press.user_id, press.chosen()))


async def _die(press: _Press) -> None:
    game = await press.game_to_move_in()
    if game:
        die, keeps = press.address.die or 0, legal(game).keeps
        marked = press.presses.drawn.press(press.drawing, game.turn.thrown, keeps, press.address.marks, die)
        await redraw(press.stage, press.table, marked)


async def _best(press: _Press) -> None:
    game = await press.game_to_move_in()
    if game:
        press.presses.drawn.remember(press.drawing, press.address.marks)
        await redraw(press.stage, press.table, press.address.marks)


async def _roll(press: _Press) -> None:
    game = await press.game_to_move_in()
    if game:
        await press.table.throw(press.user_id, press.address.revision, press.kept(game))
        await press.show()


async def _bank(press: _Press) -> None:
    game = await press.game_to_move_in()
    if game:
        await press.table.bank(press.user_id, press.address.revision, press.kept(game))
        await press.show()


async def _follow(press: _Press) -> None:
    if await press.game_to_move_in():
        await press.table.follow(press.user_id, press.address.revision)
        await press.show()


async def _leave(press: _Press) -> None:
    """Asks whether they mean it, privately."""
    await ask_to_leave(press.interaction, press.table, press.look)


async def _leave_for_good(press: _Press) -> None:
    async with press.marks_kept():
        await press.table.leave(press.user_id)
    await answer_by_edit(press.interaction, picture(TextDisplay(press.look.say("left-well"))))
    await press.show()


async def _back(press: _Press) -> None:
    async with press.marks_kept():
        await press.table.come_back(press.user_id)
    await press.show()


async def _resume(press: _Press) -> None:
    await press.do_where(Status.PAUSED, press.table.resume(press.user_id))


async def _rematch(press: _Press) -> None:
    """Opens the rematch's lobby and calls the others; who presses after that joins it."""
    press.table.check_rematch(press.user_id)
    over, tables = press.before, press.presses.tables
    open_already = await tables.rematch_of(over.id)
    if open_already is not None and await _join_rematch(press, open_already):
        return
    house = HouseRules(over.title, over.title, "", over.base, over.rules)
    record = await tables.open_lobby(over.guild_id, over.channel_id, press.user_id, house, over.id)
    async with tables.sit(record.id) as rematch:
        await _call_to_rematch(press, rematch)


async def _join_rematch(press: _Press, rematch_id: int) -> bool:
    """Gives a seat in a rematch that is open already. False where its time is over, so that another may be opened."""
    async with press.presses.tables.sit(rematch_id) as rematch:
        if await rematch.close_if_due():
            await edit_message(press.stage.client, rematch.record, expired(rematch.record, press.look))
            return False
        if rematch.record.message_id is None and rematch.record.status is Status.LOBBY:
            # It was stored, but could not be shown then.
            if press.user_id not in rematch.record.players:
                await rematch.join(press.user_id)
            await _call_to_rematch(press, rematch)
            return True
        await rematch.join(press.user_id)
        await edit_message(press.interaction.client, rematch.record, view_of(rematch.record, press.look))
        await privately(press.interaction, press.look.say("rematch-joined", link=link(rematch.record)))
        return True


async def _call_to_rematch(press: _Press, rematch: Table) -> None:
    over, sitting = press.table.game, rematch.record.players
    stayed = [player for number, player in enumerate(press.before.players, start=1) if not over.seat(number).left]
    others = [player for player in stayed if player not in sitting and not is_former(player)]
    host = mention(rematch.record.host_id)
    text = (
        press.look.say("lobby-rematch", players=press.look.listed(map(mention, others)), host=host) if others else None
    )
    await post_anew(press.stage, rematch, lobby(rematch.record, press.look, intro=text), called=others)


async def ask_to_leave(interaction: Interaction, table: Table, look: Look) -> None:
    """Asks privately whether someone who sits in a running game leaves it for good. Raises Refused."""
    seat = table.seat_to_leave(interaction.user.id)
    others = len(table.game.active) - 1
    sure = look.say("leave-sure", total=table.game.seat(seat).total, others=others)
    address = str(Address(table.record.id, table.game.revision, Verb.LEAVE_FOR_GOOD))
    button: Button[LayoutView] = Button(
        label=look.say("button-leave-for-good"), style=discord.ButtonStyle.danger, custom_id=address
    )
    # Others wait for this game meanwhile.
    async with in_time():
        await interaction.response.send_message(view=picture(TextDisplay(sure), ActionRow(button)), ephemeral=True)


_DEEDS: dict[Verb, Callable[[_Press], Awaitable[None]]] = {
    Verb.JOIN: _join,
    Verb.LEAVE_LOBBY: _leave_lobby,
    Verb.START: _start,
    Verb.CANCEL: _cancel,
    Verb.DIE: _die,
    Verb.BEST: _best,
    Verb.ROLL: _roll,
    Verb.BANK: _bank,
    Verb.FOLLOW: _follow,
    Verb.LEAVE: _leave,
    Verb.LEAVE_FOR_GOOD: _leave_for_good,
    Verb.BACK: _back,
    Verb.RESUME: _resume,
    Verb.REMATCH: _rematch,
    Verb.TARGET: _target,
    Verb.SEATS: _seats,
}
