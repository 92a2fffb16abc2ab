"""`/farkle verify`: were the dice of a game those that were fixed before it began?"""

from discord import app_commands

from bot.client import FarkleBot
from bot.errors import Refused
from bot.ui.commands import described
from bot.ui.game.checking import answer_check
from cogs.offers import Choices, Interaction, matching, short

_OFFERED = 25


@app_commands.command(name="verify", description=described("command-verify"))
@app_commands.describe(game=described("command-verify-game"))
async def verify(interaction: Interaction, game: str | None = None) -> None:
    """Computes the dice of a game anew, for the one who asks: the chosen one, else the last that ended here."""
    game_id = await _last_here(interaction) if game is None else _number(game)
    await answer_check(interaction, game_id, interaction.client.display(interaction))


@verify.autocomplete("game")
async def _offer_ended(interaction: Interaction, typed: str) -> Choices:
    display = interaction.client.display(interaction)
    ended = await interaction.client.tables.ended_in(interaction.channel_id or 0, _OFFERED)
    offered = []
    for game in ended:
        name = display.say("choice-ended-game", title=game.title, players=game.players, id=str(game.id))
        offered.append(app_commands.Choice(name=short(name), value=str(game.id)))
    return matching(offered, typed)


async def _last_here(interaction: Interaction) -> int:
    """The last game that ended in this channel, else one that is going on. Raises Refused."""
    tables, channel_id = interaction.client.tables, interaction.channel_id or 0
    for game in await tables.ended_in(channel_id, 1) or await tables.in_channel(channel_id, interaction.user.id):
        return game.id
    raise Refused("no-ended-game-here")


def _number(text: str) -> int:
    """The number of a game, as people type it. Raises Refused."""
    digits = text.strip().removeprefix("#")
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= 9):
        raise Refused("no-such-finished-game", number=text[:20])
    return int(digits)


async def setup(bot: FarkleBot) -> None:
    bot.farkle.add_command(verify)
