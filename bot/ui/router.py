"""Routes: who handles presses, by the first word of their address."""

from collections.abc import Awaitable, Callable, Mapping
from functools import cache, partial
from typing import TypeVar

from bot.errors import Refused
from bot.hooks import features
from bot.store import people
from bot.ui import address, own_settings, privacy, zones
from bot.ui.context import Chosen, Handler, Route
from bot.ui.game import buttons, commands, opening
from bot.ui.help import find_commands, find_computers, find_friends, find_help
from bot.ui.page import CHOSEN, Find, Pattern, post, show
from bot.ui.presentation import is_mark
from bot.ui.records import cards, history, leaderboard
from bot.ui.rules import editor, view
from bot.ui.setup import log, questions, settings

_Found = TypeVar("_Found")

_PAGES: Mapping[Pattern, Find] = {
    addresses.CARD: cards.find_card,
    addresses.HEAD_TO_HEAD: cards.find_head_to_head,
    addresses.AWARDS: cards.find_awards,
    addresses.SKILL: cards.find_skill,
    addresses.MORE_OF_LEADERBOARD: partial(leaderboard.find_leaderboard_at, asks_more=True),
    addresses.LEADERBOARD: leaderboard.find_leaderboard_at,
    addresses.ORDER: leaderboard.explain_order,
    addresses.HISTORY: history.find_history,
    addresses.GAME: history.find_game,
    addresses.REPLAY: history.find_replay,
    addresses.REVIEW: history.find_review,
    addresses.DECISION: history.find_decision,
    addresses.HELP: find_help,
    addresses.HELP_COMPUTERS: find_computers,
    addresses.HELP_FRIENDS: find_friends,
    addresses.HELP_COMMANDS: find_commands,
    addresses.MINE: privacy.find_kept,
    addresses.HIDE: privacy.hide,
    addresses.CHALLENGERS: privacy.choose_challengers,
    addresses.BLOCK: privacy.block,
    addresses.UNBLOCK: privacy.unblock,
    addresses.FORGET: privacy.ask_before_forgetting,
    addresses.OWN_SETTING: own_settings.choose_own,
    addresses.OWN_SETTINGS: own_settings.find_own,
    addresses.ZONE: zones.find_zone,
    addresses.ZONE_CLOCK: zones.find_places,
    addresses.ZONE_SET: zones.choose_zone,
}
_POSTS: Mapping[Pattern, Find] = {
    addresses.SHARE_GAME: history.find_shared_game,
    addresses.SHARE_REVIEW: partial(history.find_review, shared=True),
}
_OTHERS: Mapping[Pattern, Callable[..., Awaitable[None]]] = {
    addresses.EXPORT_GAME: history.export_game,
    addresses.EXPORT_MINE: privacy.export_mine,
    addresses.FORGET_FOR_GOOD: privacy.forget,
}


def _read_page(parts: tuple[str, ...], chosen: Chosen) -> Handler:
    """What is at the address of a page, which is read anew each time. Raises Refused."""
    if CHOSEN in parts:
        if not chosen:
            raise Refused("unknown-button")
        parts = tuple(chosen[0] if part == CHOSEN else part for part in parts)
    # Addresses of version 1.0 say where.
    parts = tuple(part for part in parts if part not in ("here", "everywhere"))
    of_features = (feature.page(parts) for feature in features())
    if build := _page_at(parts) or next(filter(None, of_features), None):
        return partial(show, build=build)
    match parts:
        case ("share", game, *_):
            return partial(post, build=partial(history.find_game, game_id=whole(game), shared=True))
        case ("export", game, *_):
            return partial(history.export_game, game_id=whole(game))
        case ("share-review", game, *_):
            return partial(post, build=partial(history.find_review, game_id=whole(game), shared=True))
        case ("mine-export", *_):
            return privacy.export_mine
        case ("mine-forget-yes", *_):
            return privacy.forget
    raise Refused("unknown-button")


def _page_at(parts: tuple[str, ...]) -> Build | None:
    match parts:
        case ("card", whose, family, *_):
            return partial(cards.find_card, user_id=_one(whose), family=leaderboard.known(family))
        case ("duel", first, second, family, *_):
            return partial(
                cards.find_head_to_head, users=(person(first), person(second)), family=leaderboard.known(family)
            )
        case ("awards", user, *_):
            return partial(cards.find_awards, user_id=person(user))
        case ("skill", whose, family, *_):
            return partial(cards.find_skill, user_id=_one(whose), family=leaderboard.known(family))
        case ("top", order, family, period, span, page, *name):
            asked = leaderboard.LeaderboardRequest.read(order, family, period, page, *name)
            # Another game may lack the order.
            return partial(leaderboard.find_leaderboard, request=asked.of_its_game, span=span)
        case ("how", order, *_):
            return partial(leaderboard.explain_order, order=order)
        case ("past", user, page, *_):
            return partial(history.find_history, user_id=person(user), page=max(1, whole(page)))
        case ("game", game, user, page, *_):
            return partial(history.find_game, game_id=whole(game), user_id=person(user), page=whole(page))
        case ("replay", game, step, user, page, *_):
            back = person(user), whole(page)
            return partial(history.find_replay, game_id=whole(game), step=whole(step), back=back)
        case ("review", game, *_):
            return partial(history.find_review, game_id=whole(game))
        case ("decision", game, number, *_):
            return partial(history.find_decision, game_id=whole(game), number=whole(number))
        case ("help", page, number, *_):
            return _page_of_help(page, whole(number))
        case ("mine", *_):
            return privacy.find_kept
        case ("mine-hide", yes_or_no, *_):
            return partial(privacy.change, unit=people.set_hidden, value=yes_or_no == privacy.YES)
        case ("mine-challengers", chosen, *_):
            return partial(privacy.choose_challengers, chosen=chosen)
        case ("own", setting, chosen, *_):
            return partial(own_settings.choose_own, setting=setting, chosen=chosen)
        case ("own", *_):
            return own_settings.find_own
        case ("mine-block", user, *_):
            return partial(privacy.block, user_id=person(user))
        case ("mine-unblock", digest, *_):
            return partial(privacy.change, unit=people.unblock, value=digest)
        case ("zone", *_):
            return zones.find_zone
        case ("zone-clock", hour, *_):
            return partial(zones.find_zone, hour=zones.chosen_hour(hour))
        case ("zone-set", name, *_):
            return partial(zones.set_zone, zone=zones.chosen_zone(name))
        case ("mine-forget", *_):
            return privacy.ask_before_forgetting
    return None


_OF_CORE: Mapping[str, Route] = {
    "fk": Route(address.read, buttons.handle, is_mark=is_mark),
    commands.ROUTE: Route(commands.read),
    "fs": Route(_read_page),
    "fr": Route(view.read),
    "fp": Route(opening.read),
    "fv": Route(partial(opening.read, against_computer=True)),
    "fi": Route(opening.read_challenge),
    "fe": Route(editor.read, managers_only=True),
    "fc": Route(settings.read, managers_only=True),
    "fq": Route(questions.read, managers_only=True),
    "fl": Route(log.read, managers_only=True),
}


def routes() -> Mapping[str, Route]:
    """All routes: those of the core, then those of features."""
    return {**_OF_CORE, **{word: route for feature in features() for word, route in feature.routes().items()}}
