"""Hints of the coach."""

from bot.model.games import StoredGame
from bot.play.guards import game_of
from bot.ui.context import Context
from bot.ui.registry import presentation_of


async def answer_hint(context: Context, stored: StoredGame) -> None:
    """Raises CoachUnavailable."""
    coached = presentation_of(stored.rules).coached
    assert coached is not None
    context.answers.expect()
    hint, better = await context.services.coach.hint(game_of(stored), stored.guild_id)
    await context.answers.tell("\n".join(coached.hint(stored, hint, context.display, better)))
