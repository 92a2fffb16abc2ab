"""The commands at the table: `/farkle board`, `leave`, `roll` and others."""

from discord import app_commands
from discord.ext import commands

from bot import PRODUCT
from bot.ui.commands import described
from bot.ui.components import short
from bot.ui.context import Context, Interaction
from bot.ui.game.commands import choice_of, do_command, is_named, name_of, offered, show_games
from bot.ui.help import show_help
from bot.ui.presentation import presentation_of
from bot.ui.rules.view import show_rules
from cogs.offers import Choices, matching, offer_rules


class Play(commands.Cog):
    @app_commands.command(name="games", description=described("command-games"))
    async def games(self, interaction: Interaction) -> None:
        await show_games(Context.of(interaction))

    @app_commands.command(name="board", description=described("command-board"))
    @app_commands.describe(game=described("command-game"))
    async def board(self, interaction: Interaction, game: str | None = None) -> None:
        """Posts the board again, or links to it if it is recent."""
        await do_command(Context.of(interaction), "board", game)

    @app_commands.command(name="help", description=described("command-help"))
    async def help_(self, interaction: Interaction) -> None:
        await show_help(Context.of(interaction), PRODUCT)

    @app_commands.command(name="rules", description=described("command-rules"))
    @app_commands.describe(name=described("command-setup-name"))
    @app_commands.autocomplete(name=offer_rules)
    async def rules(self, interaction: Interaction, name: str = "") -> None:
        await show_rules(Context.of(interaction), name, PRODUCT)

    @app_commands.command(name="hint", description=described("command-hint"))
    @app_commands.describe(game=described("command-game"))
    async def hint(self, interaction: Interaction, game: str | None = None) -> None:
        await do_command(Context.of(interaction), "hint", game)

    @app_commands.command(name="leave", description=described("command-leave"))
    @app_commands.describe(game=described("command-game"))
    async def leave(self, interaction: Interaction, game: str | None = None) -> None:
        """Leaves a lobby at once, and a running game after a question."""
        await do_command(Context.of(interaction), "leave", game)

    @app_commands.command(name="pause", description=described("command-pause"))
    @app_commands.describe(game=described("command-game"))
    async def pause(self, interaction: Interaction, game: str | None = None) -> None:
        await do_command(Context.of(interaction), "pause", game)

    @app_commands.command(name="stop", description=described("command-stop"))
    @app_commands.describe(game=described("command-game"))
    async def stop(self, interaction: Interaction, game: str | None = None) -> None:
        """Closes a lobby at once, and stops a running game after a question."""
        await do_command(Context.of(interaction), "stop", game)

    @app_commands.command(name="roll", description=described("command-roll"))
    @app_commands.describe(game=described("command-game"))
    async def roll(self, interaction: Interaction, game: str | None = None) -> None:
        await do_command(Context.of(interaction), "roll", game)

    @app_commands.command(name="keep", description=described("command-keep"))
    @app_commands.describe(dice=described("command-keep-dice"), game=described("command-game"))
    async def keep(
        self, interaction: Interaction, dice: app_commands.Range[str, 1, 20], game: str | None = None
    ) -> None:
        await do_command(Context.of(interaction), "keep", game, dice)

    @app_commands.command(name="bank", description=described("command-bank"))
    @app_commands.describe(game=described("command-game"))
    async def bank(self, interaction: Interaction, game: str | None = None) -> None:
        await do_command(Context.of(interaction), "bank", game)

    @keep.autocomplete("dice")
    async def _offer_keeps(self, interaction: Interaction, typed: str) -> Choices:
        """Suggests dice to keep. Reads games from memory only, because this runs at each key."""
        context, game = Context.of(interaction), interaction.namespace.game
        found = context.services.sessions.turns_in_memory(interaction.channel_id or 0, context.user_id)
        meant = [stored for stored in found if not isinstance(game, str) or is_named(stored, game)]
        taking = [stored for stored in meant if "keep" in presentation_of(stored.rules).typed_moves]
        if len(taking) != 1:
            return []
        keeps = presentation_of(taking[0].rules).offered_keeps(taking[0], typed, context.display)
        return [app_commands.Choice(name=short(name), value=value) for name, value in keeps]

    @board.autocomplete("game")
    @leave.autocomplete("game")
    @roll.autocomplete("game")
    @keep.autocomplete("game")
    @bank.autocomplete("game")
    @hint.autocomplete("game")
    @stop.autocomplete("game")
    @pause.autocomplete("game")
    async def _offer_games(self, interaction: Interaction, typed: str) -> Choices:
        context = Context.of(interaction)
        assert interaction.command is not None
        games = await offered(context, interaction.command.name)
        choices = [app_commands.Choice(name=choice_of(game, context.display), value=name_of(game.id)) for game in games]
        return matching(choices, typed)
