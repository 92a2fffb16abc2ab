"""What fixed the dice of a game beforehand, and how they are checked once it is over."""

import asyncio

from bot import rulesets
from bot.games.farkle import verify
from bot.model.games import StoredGame
from bot.ui.answers import send_file
from bot.ui.context import Context
from bot.ui.display import Display
from bot.ui.game.verdict import report


def fixed_by(stored: StoredGame, display: Display) -> str:
    """Small lines: the commitment, then the players' part once the game has begun, and the secret once it has ended.

    Empty for a game from before dice followed from a seed.
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


async def answer_check(context: Context, game_id: int) -> None:
    """Checks the dice of a game that has ended, and answers privately with the result and the text that was checked.

    Raises Refused.
    """
    display = context.display
    text = await context.services.standings.history.text_to_check(game_id, context.guild_id)
    verdict = await asyncio.to_thread(verify, text, rulesets.shipped_rules)
    told = report(verdict, display.locale, unfinished="verify-stopped")
    told = [display.say("check-head", id=str(game_id)), *told, display.say("check-file")]
    await send_file(context.interaction, "\n".join(told), f"farkle-{game_id}.txt", text)
