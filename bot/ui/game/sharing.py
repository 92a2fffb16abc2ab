"""**Share**: posts what a person who played alone came to."""

import discord

from bot.errors import Refused
from bot.model.counting import changes
from bot.model.games import StoredGame
from bot.play.guards import game_of
from bot.rulesets import shipped_of
from bot.store.shares import sharing
from bot.ui.address import Address
from bot.ui.components import Screen, Style, action_row, button, text_displays
from bot.ui.context import Context, address_in
from bot.ui.display import GOLD
from bot.ui.game.solo import compared, squares
from bot.ui.game.table import Table
from bot.ui.presentation import presentation_of


async def share(table: Table, _address: Address) -> None:
    """Posts the points, once per channel. Raises Refused."""
    context, stored = table.context, table.stored
    if not stored.is_solo or context.user_id not in stored.seats.players:
        raise Refused("unknown-button")
    database, channel_id = context.services.sessions.database, context.interaction.channel_id or 0
    async with sharing(database, stored.id, channel_id) as is_first:
        if not is_first:
            raise Refused("shared-already")
        view = await _shared_view(context, stored)
        await context.answers.show(view=view, private=False, allowed_mentions=discord.AllowedMentions.none())


async def _shared_view(context: Context, stored: StoredGame) -> Screen:
    endings, display = context.services.endings, context.display
    total, (player,) = game_of(stored).seat(1).total, stored.seats.players
    head = display.say("over-shared-alone", player=display.name(player), title=stored.title, total=total)
    lines = [head, *compared(stored, await endings.earlier(stored), display)]
    presentation = presentation_of(stored.rules)
    if presentation.solo is not None:
        async with endings.finished(stored.id, stored.guild_id) as finished:
            points = [turn.points for turn in finished.summary.turns] if finished else []
            lines += squares(presentation.solo, points, display) if finished else []
    below = presentation.below_totals(stored, [(1, 1)], display)
    shipped = shipped_of(stored.engine).get(stored.base)
    is_shipped = shipped is not None and not changes(stored.rules, shipped.rules)
    # Its route is in `bot.ui.game.opening`.
    play = address_in("fp", stored.base if is_shipped else stored.title)
    start = button(display.label("button-start-game", game=stored.title), play, style=Style.primary)
    return Screen(*text_displays("\n".join(lines), *below), action_row(start), accent=GOLD)
