"""A pressed button: read its address, do one thing at the table, show what changed."""

from collections.abc import Awaitable, Callable
from typing import cast

import discord
from discord.ui import ActionRow, Button, LayoutView, TextDisplay

from bot.errors import Refused
from bot.games.farkle import keeps
from bot.model.games import Status, StoredGame
from bot.play import Table
from bot.play.sessions import Sessions
from bot.ui.answers import Interaction, answering, in_time
from bot.ui.display import Display, static_view
from bot.ui.game import marks
from bot.ui.game.address import Address, Verb, is_ours, parse
from bot.ui.game.checking import answer_check
from bot.ui.game.press import Press, drawing_of
from bot.ui.game.rematch import rematch
from bot.ui.game.showing import expired, redraw, replace_board
from bot.ui.game.stage import answer_by_edit
from bot.ui.places import home_of


class Presses:
    """Acts on pressed buttons, whoever drew them and however long ago."""

    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions
        self.drawn = marks.Drawn()

    async def press(self, interaction: Interaction, display: Display) -> None:
        """Acts on a button of ours, and leaves all others alone."""
        custom_id = cast(dict[str, str], interaction.data or {}).get("custom_id", "")
        if not is_ours(custom_id):
            return
        async with answering(interaction, display):
            address = parse(custom_id)
            if address is None or not _is_drawn_there(address.verb, interaction):
                raise Refused("unknown-button")
            async with self.sessions.sit(address.game, address.revision) as table:
                if not _is_reached_there(address.verb, interaction, table.stored):
                    # Made by hand: a game is played, and can be seen, in its own channel and its threads only.
                    raise Refused("no-such-game")
                press = Press(self.sessions, self.drawn, interaction, table, address, display)
                if await table.close_if_due():
                    await replace_board(press.stage, table, expired(table.stored, display))
                elif press.is_elsewhere:
                    await press.lead_there()
                else:
                    await _DEEDS[address.verb](press)

    def marked(self, stored: StoredGame) -> int | None:
        """The dice that are marked on the message that shows a game, if they were drawn lately."""
        return self.drawn.last(drawing_of(stored))


def _is_drawn_there(verb: Verb, interaction: Interaction) -> bool:
    """Boards are public. What else is pressed on a private answer was made by hand."""
    message = interaction.message
    return verb is Verb.LEAVE_FOR_GOOD or message is None or not message.flags.ephemeral


def _is_reached_there(verb: Verb, interaction: Interaction, stored: StoredGame) -> bool:
    """In its channel and its threads. A game can be left from anywhere on its server: its channel may be gone."""
    is_here = stored.channel_id in (interaction.channel_id, home_of(interaction))
    return is_here or (verb is Verb.LEAVE_FOR_GOOD and stored.guild_id == interaction.guild_id)


async def _join(press: Press) -> None:
    await press.do_where(Status.LOBBY, press.table.join(press.user_id, press.interaction.id))


async def _leave_lobby(press: Press) -> None:
    await press.do_where(Status.LOBBY, press.table.leave_lobby(press.user_id))


async def _start(press: Press) -> None:
    await press.do_where(Status.LOBBY, press.table.start(press.user_id))


async def _cancel(press: Press) -> None:
    await press.do_where(Status.LOBBY, press.table.cancel(press.user_id))


async def _target(press: Press) -> None:
    await press.do_where(Status.LOBBY, press.table.set_target(press.user_id, press.chosen()))


async def _seats(press: Press) -> None:
    await press.do_where(Status.LOBBY, press.table.set_seats(press.user_id, press.chosen()))


async def _die(press: Press) -> None:
    game = await press.game_to_move_in()
    if game:
        die = press.address.die or 0
        marked = press.drawn.press(press.drawing, game.turn.thrown, keeps(game), press.address.marks, die)
        await redraw(press.stage, press.table, marked)


async def _best(press: Press) -> None:
    game = await press.game_to_move_in()
    if game:
        press.drawn.remember(press.drawing, press.address.marks)
        await redraw(press.stage, press.table, press.address.marks)


async def _roll(press: Press) -> None:
    game = await press.game_to_move_in()
    if game:
        await press.table.throw(press.user_id, press.address.revision, press.kept(game))
        await press.show()


async def _bank(press: Press) -> None:
    game = await press.game_to_move_in()
    if game:
        await press.table.bank(press.user_id, press.address.revision, press.kept(game))
        await press.show()


async def _follow(press: Press) -> None:
    if await press.game_to_move_in():
        await press.table.follow(press.user_id, press.address.revision)
        await press.show()


async def _leave(press: Press) -> None:
    """Asks whether they mean it, privately."""
    await ask_to_leave(press.interaction, press.table, press.display)


async def _leave_for_good(press: Press) -> None:
    async with press.marks_kept():
        await press.table.leave(press.user_id)
    await answer_by_edit(press.interaction, static_view(TextDisplay(press.display.say("left-well"))))
    await press.show()


async def _back(press: Press) -> None:
    async with press.marks_kept():
        await press.table.come_back(press.user_id)
    await press.show()


async def _resume(press: Press) -> None:
    await press.do_where(Status.PAUSED, press.table.resume(press.user_id))


async def _check(press: Press) -> None:
    await answer_check(press.interaction, press.before.id, press.display)


async def ask_to_leave(interaction: Interaction, table: Table, display: Display) -> None:
    """Asks privately whether someone who sits in a running game leaves it for good. Raises Refused."""
    seat = table.seat_to_leave(interaction.user.id)
    others = len(table.game.active) - 1
    sure = display.say("leave-sure", total=table.game.seat(seat).total, others=others)
    address = str(Address(table.stored.id, table.game.revision, Verb.LEAVE_FOR_GOOD))
    button: Button[LayoutView] = Button(
        label=display.say("button-leave-for-good"), style=discord.ButtonStyle.danger, custom_id=address
    )
    # Others wait for this game meanwhile.
    async with in_time():
        await interaction.response.send_message(view=static_view(TextDisplay(sure), ActionRow(button)), ephemeral=True)


_DEEDS: dict[Verb, Callable[[Press], Awaitable[None]]] = {
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
    Verb.REMATCH: rematch,
    Verb.CHECK: _check,
    Verb.TARGET: _target,
    Verb.SEATS: _seats,
}
