"""The commands that begin, end and name a server's seasons."""

from discord import app_commands
from discord.ext import commands

from bot import PRODUCT
from bot.errors import Refused
from bot.features.seasons.model import LONGEST_NAME, SEASON_ORDERS
from bot.features.seasons.screens import ask_to_end_season, start_season
from bot.model.records import engines_with
from bot.model.tally import RATING
from bot.ui.context import Context, Interaction
from bot.ui.presentation import has_presentation
from bot.ui.registration import command, described, insert

_ORDERS = [
    app_commands.Choice(name=described(f"order-{order.replace('_', '-')}"), value=order)
    for order in SEASON_ORDERS
    if any(map(has_presentation, engines_with(order)))
]
_NAME = app_commands.Range[str, 1, LONGEST_NAME]


@command("season-start", "command-season-start", name="command-season-name", by="command-season-by")
@app_commands.choices(by=_ORDERS)
async def season_start(interaction: Interaction, name: _NAME, by: str = RATING.name) -> None:
    context = Context.of(interaction)
    if by not in SEASON_ORDERS:
        raise Refused("unknown-command")
    await start_season(context, name, by)


@command("season-end", "command-season-end")
async def season_end(interaction: Interaction) -> None:
    await ask_to_end_season(Context.of(interaction))


async def setup(bot: commands.AutoShardedBot) -> None:
    insert(bot.tree.get_command(f"{PRODUCT}-setup"), season_start, season_end, after="export")
