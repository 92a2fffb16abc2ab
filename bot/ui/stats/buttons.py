"""Opens pages for buttons. Pages are read anew each time."""

from collections.abc import Awaitable, Callable

from bot.errors import Refused
from bot.ui.context import Context
from bot.ui.stats import cards, history, leaderboard, privacy, review, skill
from bot.ui.stats.page import CHOSEN

_Action = Callable[[Context, tuple[str, ...]], Awaitable[None]]
# With the least number of parts in the address.
_ACTIONS: dict[str, tuple[_Action, int]] = {
    "card": (cards.open_card, 3),
    "duel": (cards.open_head_to_head, 4),
    "top": (leaderboard.open_leaderboard, 6),
    "how": (leaderboard.open_calculation, 1),
    "awards": (cards.open_awards, 1),
    "skill": (skill.open_skill, 3),
    "past": (history.open_history, 2),
    "game": (history.open_game, 3),
    "share": (history.share_game, 1),
    "replay": (history.open_replay, 4),
    "export": (history.export_game, 1),
    "review": (review.open_review, 1),
    "share-review": (review.share_review, 1),
    "decision": (review.open_decision, 2),
    "mine": (privacy.open_privacy, 0),
    "mine-export": (privacy.export_mine, 0),
    "mine-hide": (privacy.hide, 1),
    "mine-forget": (privacy.open_forget, 0),
    "mine-forget-yes": (privacy.forget, 0),
}


async def handle(context: Context, parts: tuple[str, ...]) -> None:
    """Raises Refused."""
    if CHOSEN in parts:
        if not context.values:
            raise Refused("unknown-button")
        parts = tuple(context.values[0] if part == CHOSEN else part for part in parts)
    name, *rest = parts or ("",)
    action, needed = _ACTIONS.get(name, (None, 0))
    if action is None or len(rest) < needed:
        raise Refused("unknown-button")
    await action(context, tuple(rest))
