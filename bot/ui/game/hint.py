from bot.errors import Refused
from bot.model.games import StoredGame
from bot.play.guards import Needs, check, check_adviser, game_of
from bot.play.sessions import Session
from bot.ui.context import Context, in_patience, privately
from bot.ui.game.address import Address
from bot.ui.games.registry import presentation_of
from bot.ui.presentation import Action


def check_hint(stored: StoredGame, user_id: int, revision: int) -> StoredGame:
    """Raises Refused (`no-hints`, and as for a TURN)."""
    check_adviser(stored, "hints")
    if not stored.hints and stored.is_running:
        raise Refused("no-hints")
    check(Needs.TURN, stored, user_id, revision)
    return stored


async def answer_hint(context: Context, stored: StoredGame) -> None:
    """Raises CoachUnavailable."""
    coached = presentation_of(stored.rules).coached
    assert coached is not None
    asked = context.services.coach.hint(game_of(stored), stored.guild_id)
    hint, better = await in_patience(context.interaction, asked)
    await privately(context.interaction, "\n".join(coached.hint(stored, hint, context.display, better)))


async def _check(context: Context, session: Session, address: Address) -> None:
    check_hint(session.stored, context.user_id, address.revision)


ACTION = Action(answer=_check, later=answer_hint)
