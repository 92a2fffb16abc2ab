"""Pages are read anew each time."""

from functools import partial

from bot.errors import Refused
from bot.ui.context import Chosen, Deed
from bot.ui.stats import cards, history, leaderboard, privacy, review
from bot.ui.stats.leaderboard import LeaderboardRequest
from bot.ui.stats.page import CHOSEN, person, whole
from bot.ui.stats.scope import Scope


def read(parts: tuple[str, ...], chosen: Chosen) -> Deed:
    """Further parts only distinguish buttons. Raises Refused."""
    if CHOSEN in parts:
        if not chosen:
            raise Refused("unknown-button")
        parts = tuple(chosen[0] if part == CHOSEN else part for part in parts)
    match parts:
        case ("card", user, where, family, *_):
            return partial(cards.open_card, user_id=person(user), scope=Scope.read(where, family))
        case ("duel", first, second, where, family, *_):
            both = person(first), person(second)
            return partial(cards.open_head_to_head, users=both, scope=Scope.read(where, family))
        case ("awards", user, *_):
            return partial(cards.open_awards, user_id=person(user))
        case ("skill", user, where, family, *_):
            return partial(cards.open_skill, user_id=person(user), scope=Scope.read(where, family))
        case ("top", order, where, family, period, season, page, *_):
            asked = LeaderboardRequest.read(order, Scope.read(where, family), period, season, page)
            return partial(leaderboard.open_leaderboard, request=asked)
        case ("how", order, *_):
            return partial(leaderboard.open_calculation, order=order)
        case ("past", user, page, *_):
            return partial(history.open_history, user_id=person(user), page=max(1, whole(page)))
        case ("game", game, user, page, *_):
            return partial(history.open_game, game_id=whole(game), user_id=person(user), page=whole(page))
        case ("share", game, *_):
            return partial(history.share_game, game_id=whole(game))
        case ("replay", game, step, user, page, *_):
            back = person(user), whole(page)
            return partial(history.open_replay, game_id=whole(game), step=whole(step), back=back)
        case ("export", game, *_):
            return partial(history.export_game, game_id=whole(game))
        case ("review", game, *_):
            return partial(review.open_review, game_id=whole(game))
        case ("share-review", game, *_):
            return partial(review.share_review, game_id=whole(game))
        case ("decision", game, number, *_):
            return partial(review.open_decision, game_id=whole(game), number=whole(number))
        case ("mine", *_):
            return privacy.open_privacy
        case ("mine-export", *_):
            return privacy.export_mine
        case ("mine-hide", yes_or_no, *_):
            return partial(privacy.hide, hidden=yes_or_no == privacy.YES)
        case ("mine-unblock", digest, *_):
            return partial(privacy.unblock, digest=digest)
        case ("mine-forget", *_):
            return privacy.open_forget
        case ("mine-forget-yes", *_):
            return privacy.forget
    raise Refused("unknown-button")
