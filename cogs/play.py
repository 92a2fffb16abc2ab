"""The commands at the table: `/farkle board`, `leave`, `roll` and others."""

from collections.abc import Callable, Coroutine

from discord import app_commands
from discord.ext import commands

from bot import PRODUCT
from bot.ui.components import short
from bot.ui.context import Context, Interaction
from bot.ui.game.commands import choice_of, do_command, is_named, name_of, offered, show_games
from bot.ui.help import show_help
from bot.ui.presentation import presentation_of
from bot.ui.registration import AnyCommand, command
from bot.ui.rules.view import show_rules
from cogs.offers import Choices, matching, offer_rules


async def _offer_games(interaction: Interaction, typed: str) -> Choices:
    context = Context.of(interaction)
    assert interaction.command is not None
    games = await offered(context, interaction.command.name)
    choices = [app_commands.Choice(name=choice_of(game, context.display), value=name_of(game.id)) for game in games]
    return matching(choices, typed)


def _at_game(name: str, callback: Callable[..., Coroutine[object, object, None]]) -> AnyCommand:
    """A command whose only option is the game."""
    made = command(name, f"command-{name}", game="command-game")(callback)
    made.autocomplete("game")(_offer_games)
    return made


class Play(commands.Cog):
    async def _do(self, interaction: Interaction, game: str | None = None) -> None:
        """Does in a game what the command is named after."""
        assert interaction.command is not None
        await do_command(Context.of(interaction), interaction.command.name, game)

    @command("games", "command-games")
    async def games(self, interaction: Interaction) -> None:
        await show_games(Context.of(interaction))

    board = _at_game("board", _do)

    @command("help", "command-help")
    async def help_(self, interaction: Interaction) -> None:
        await show_help(Context.of(interaction), PRODUCT)

    @command("rules", "command-rules", name="command-setup-name")
    @app_commands.autocomplete(name=offer_rules)
    async def rules(self, interaction: Interaction, name: str = "") -> None:
        await show_rules(Context.of(interaction), name, PRODUCT)

    hint = _at_game("hint", _do)
    leave = _at_game("leave", _do)
    pause = _at_game("pause", _do)
    stop = _at_game("stop", _do)
    roll = _at_game("roll", _do)

    @command("keep", "command-keep", dice="command-keep-dice", game="command-game")
    @app_commands.autocomplete(game=_offer_games)
    async def keep(
        self, interaction: Interaction, dice: app_commands.Range[str, 1, 20], game: str | None = None
    ) -> None:
        await do_command(Context.of(interaction), "keep", game, dice)

    bank = _at_game("bank", _do)

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
