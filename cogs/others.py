"""`/yahtzee start`, and such a command for every other game beside Farkle. The commands of `/farkle` know all games."""

from discord import app_commands
from discord.ext import commands

from bot.games import farkle
from bot.games.kind import AnyKind
from bot.games.kinds import KINDS
from bot.ui.commands import described, only_on_servers
from bot.ui.context import Context, Interaction
from bot.ui.game.opening import open_lobby
from bot.ui.places import check_place
from cogs.offers import offer_rules_of


def _commands_of(kind: AnyKind) -> app_commands.Group:
    """The commands of a game, which are called by its name."""
    group = app_commands.Group(name=kind.NAME, description=described(f"command-{kind.NAME}"))
    only_on_servers(group)

    @group.command(name="start", description=described(f"command-{kind.NAME}-start"))
    @app_commands.describe(rules=described("command-start-rules"))
    @app_commands.autocomplete(rules=offer_rules_of(kind))
    async def start(interaction: Interaction, rules: str = "") -> None:
        """Opens a lobby, by the server's default rules of this game unless others are chosen."""
        context = Context.of(interaction)
        check_place(context)
        book = await context.services.rule_books.of(context.guild_id)
        await open_lobby(context, book.find_of(kind, rules) if rules else book.default_of(kind))

    return group


async def setup(bot: commands.AutoShardedBot) -> None:
    for kind in KINDS.values():
        if kind.NAME != farkle.NAME:
            bot.tree.add_command(_commands_of(kind))
