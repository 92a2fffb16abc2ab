"""What the dice of a game were fixed by, and the check of them once it is over."""

import asyncio
import io

import discord

from bot import rulesets
from bot.games.farkle import verify
from bot.model.games import StoredGame
from bot.ui.answers import Interaction
from bot.ui.display import Display
from bot.ui.game.verdict import report


def fixed_by(stored: StoredGame, display: Display) -> str:
    """Small lines: what was fixed in advance, then the players' part once all sit, and the secret once it is over.

    Empty for a game from before dice were fixed.
    """
    seed = stored.seed
    if seed is None:
        return ""
    lines = [display.say("fixed-commitment", commitment=seed.commitment)]
    if stored.game is not None:
        lines.append(display.say("fixed-joins", joins=seed.players_part))
    if stored.has_ended:
        lines.append(display.say("fixed-secret", secret=seed.secret.hex()))
    return "\n".join(lines)


async def answer_check(interaction: Interaction, game_id: int, display: Display) -> None:
    """Checks the dice of a game that ended, and says privately what came out, with the text to check it elsewhere.

    Raises Refused.
    """
    text = await interaction.client.standings.text_to_check(game_id, interaction.guild_id)
    verdict = await asyncio.to_thread(verify, text, rulesets.shipped_rules)
    told = report(verdict, display.locale, unfinished="verify-stopped")
    told = [display.say("check-head", id=str(game_id)), *told, display.say("check-file")]
    file = discord.File(io.BytesIO(text.encode()), filename=f"farkle-{game_id}.txt")
    await interaction.response.send_message("\n".join(told), file=file, ephemeral=True)
