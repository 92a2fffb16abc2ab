from discord import app_commands
from discord.ext import commands

from bot.errors import Refused
from bot.text import Typed
from bot.ui.commands import described
from bot.ui.context import Context, Interaction
from bot.ui.game.checking import send_check
from bot.ui.stats.review import answer_review
from cogs.offers import Choices, matching, short

_OFFERED = 25


class Verify(commands.Cog):
    @app_commands.command(name="verify", description=described("command-verify"))
    @app_commands.describe(game=described("command-verify-game"))
    async def verify(self, interaction: Interaction, game: str | None = None) -> None:
        """Defaults to the last game that ended here."""
        context = Context.of(interaction)
        game_id = await _last_here(context, won=False) if game is None else _number(game)
        await send_check(context, game_id, context.guild_id, context.user_id)

    @app_commands.command(name="review", description=described("command-review"))
    @app_commands.describe(game=described("command-verify-game"))
    async def review(self, interaction: Interaction, game: str | None = None) -> None:
        context = Context.of(interaction)
        await answer_review(context, await _last_here(context, won=True) if game is None else _number(game))

    @verify.autocomplete("game")
    async def _offer_ended(self, interaction: Interaction, typed: str) -> Choices:
        return await _offer(interaction, typed, won=False)

    @review.autocomplete("game")
    async def _offer_won(self, interaction: Interaction, typed: str) -> Choices:
        return await _offer(interaction, typed, won=True)


async def _offer(interaction: Interaction, typed: str, *, won: bool) -> Choices:
    context, offered = Context.of(interaction), []
    for game in await context.services.sessions.ended_in(interaction.channel_id or 0, _OFFERED, won=won):
        name = context.display.label("choice-ended-game", title=game.title, players=game.players, id=str(game.id))
        offered.append(app_commands.Choice(name=short(name), value=str(game.id)))
    return matching(offered, typed)


async def _last_here(context: Context, *, won: bool) -> int:
    """With `won`, the last that was won. Raises Refused."""
    for game in await context.services.sessions.ended_in(context.interaction.channel_id or 0, 1, won=won):
        return game.id
    raise Refused("no-ended-game-here")


def _number(text: str) -> int:
    """Raises Refused."""
    digits = text.strip().removeprefix("#")
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= 9):
        raise Refused("no-such-finished-game", number=Typed(text[:20]))
    return int(digits)
