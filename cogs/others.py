"""`/yahtzee start`, and such a command for every other game beside Farkle. The commands of `/farkle` know all games."""

from discord import app_commands
from discord.ext import commands

from bot.games import farkle
from bot.games.engine import Engine
from bot.games.registry import ENGINES
from bot.ui.commands import described, only_on_servers
from bot.ui.context import Context, Interaction
from bot.ui.game.opening import open_lobby
from bot.ui.places import check_place
from cogs.offers import offer_rules_of


def _commands_of(engine: Engine) -> app_commands.Group:
    """The commands of a game, which are called by its name."""
    group = app_commands.Group(name=engine.name, description=described(f"command-{engine.name}"))
    only_on_servers(group)

    @group.command(name="start", description=described(f"command-{engine.name}-start"))
    @app_commands.describe(rules=described("command-start-rules"))
    @app_commands.autocomplete(rules=offer_rules_of(engine))
    async def start(interaction: Interaction, rules: str = "") -> None:
        """Opens a lobby, by the server's default rules of this game unless others are chosen."""
        context = Context.of(interaction)
        check_place(context)
        book = await context.services.rule_books.of(context.guild_id)
        await open_lobby(context, book.find_of(engine, rules) if rules else book.default_of(engine))

    return group


async def setup(bot: commands.AutoShardedBot) -> None:
    for engine in ENGINES.values():
        if engine.name != farkle.NAME:
            bot.tree.add_command(_commands_of(engine))
