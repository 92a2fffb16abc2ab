"""Routes: who handles presses, by the first word of their address."""

from collections.abc import Awaitable, Callable, Mapping
from functools import cache, partial
from typing import TypeVar

from bot.errors import Refused
from bot.hooks import features
from bot.store import challenges
from bot.ui import game_addresses, own_settings, page_addresses, privacy, zones
from bot.ui.context import Chosen, Context, Handler, Route
from bot.ui.game import buttons, commands, opening
from bot.ui.help import find_commands, find_computers, find_friends, find_help
from bot.ui.page import CHOSEN, Find, Pattern, post, show
from bot.ui.presentation import is_mark
from bot.ui.records import cards, history, leaderboard, reviews
from bot.ui.rules import editor, view
from bot.ui.setup import log, questions, settings

_Found = TypeVar("_Found")

PAGES: Mapping[Pattern, Find] = {
    page_addresses.CARD: cards.find_card,
    page_addresses.HEAD_TO_HEAD: cards.find_head_to_head,
    page_addresses.AWARDS: cards.find_awards,
    page_addresses.SKILL: cards.find_skill,
    page_addresses.MORE_OF_LEADERBOARD: partial(leaderboard.find_leaderboard_at, asks_more=True),
    page_addresses.LEADERBOARD: leaderboard.find_leaderboard_at,
    page_addresses.ORDER: leaderboard.explain_order,
    page_addresses.HISTORY: history.find_history,
    page_addresses.GAME: history.find_game,
    page_addresses.REPLAY: history.find_replay,
    page_addresses.REVIEW: reviews.find_review,
    page_addresses.DECISION: reviews.find_decision,
    page_addresses.HELP: find_help,
    page_addresses.HELP_COMPUTERS: find_computers,
    page_addresses.HELP_FRIENDS: find_friends,
    page_addresses.HELP_COMMANDS: find_commands,
    page_addresses.MINE: privacy.find_kept,
    page_addresses.HIDE: privacy.hide,
    page_addresses.CHALLENGERS: privacy.choose_challengers,
    page_addresses.BLOCK: privacy.block,
    page_addresses.UNBLOCK: partial(privacy.change, unit=challenges.unblock),
    page_addresses.FORGET: privacy.ask_before_forgetting,
    page_addresses.OWN_SETTING: own_settings.choose_own,
    page_addresses.OWN_SETTINGS: own_settings.find_own,
    page_addresses.ZONE: zones.find_zone,
    page_addresses.ZONE_CLOCK: zones.find_zone,
    page_addresses.ZONE_SET: zones.choose_zone,
}
POSTS: Mapping[Pattern, Find] = {
    page_addresses.SHARE_GAME: partial(history.find_game, shared=True),
    page_addresses.SHARE_REVIEW: partial(reviews.find_review, shared=True),
}
OTHERS: Mapping[Pattern, Callable[..., Awaitable[None]]] = {
    page_addresses.EXPORT_GAME: history.export_game,
    page_addresses.EXPORT_MINE: privacy.export_mine,
    page_addresses.FORGET_FOR_GOOD: privacy.forget,
}


def _read_page(parts: tuple[str, ...], chosen: Chosen) -> Handler:
    """What is at the address of a page, which is read anew each time. Raises Refused."""
    if CHOSEN in parts:
        if not chosen:
            raise Refused("unknown-button")
        parts = tuple(chosen[0] if part == CHOSEN else part for part in parts)
    # Addresses of version 1.0 say where.
    parts = tuple(part for part in parts if part not in ("here", "everywhere"))
    for pages, send in ((_all_pages(), show), (POSTS, post)):
        if found := _at(parts, pages):
            return partial(send, build=found)
    if other := _at(parts, OTHERS):
        return other
    raise Refused("unknown-button")


@cache
def _all_pages() -> Mapping[Pattern, Find]:
    """The pages of the core, then those of features."""
    return {**PAGES, **{pattern: find for feature in features() for pattern, find in feature.pages().items()}}


def _at(parts: tuple[str, ...], kinds: Mapping[Pattern, Callable[..., _Found]]) -> Callable[[Context], _Found] | None:
    """What the first pattern that fits does with a context, and with the values in the address. Raises Refused."""
    for pattern, find in kinds.items():
        values = pattern.read(parts)
        if values is not None:
            return lambda context: find(context, *values)
    return None


_OF_CORE: Mapping[str, Route] = {
    # The buttons of a game; the commands that ask which game they mean; pages.
    "fk": Route(game_addresses.read, buttons.handle, is_mark=is_mark),
    commands.ROUTE: Route(commands.read),
    "fs": Route(_read_page),
    # Rules; games that begin, also against a computer; challenges.
    "fr": Route(view.read),
    "fp": Route(opening.read),
    "fv": Route(partial(opening.read, against_computer=True)),
    "fi": Route(opening.read_challenge),
    # The editor of rules; settings; questions that settings ask; the log.
    "fe": Route(editor.read, managers_only=True),
    "fc": Route(settings.read, managers_only=True),
    "fq": Route(questions.read, managers_only=True),
    "fl": Route(log.read, managers_only=True),
}


def routes() -> Mapping[str, Route]:
    """All routes: those of the core, then those of features."""
    return {**_OF_CORE, **{word: route for feature in features() for word, route in feature.routes().items()}}
