"""Routes: who handles presses, by the first word of their address."""

from collections.abc import Mapping

from bot.hooks import features
from bot.ui import address, page_addresses
from bot.ui.context import Route
from bot.ui.game import buttons as game_buttons
from bot.ui.game import commands, opening, own_games
from bot.ui.registry import is_mark
from bot.ui.rules import editor
from bot.ui.rules import view as rules
from bot.ui.setup import log, questions, settings

_OF_CORE: Mapping[str, Route] = {
    "fk": Route(address.read, game_buttons.handle, is_mark=is_mark),
    own_games.ROUTE: Route(commands.read),
    "fs": Route(page_addresses.read),
    "fr": Route(rules.read),
    "fp": Route(opening.read),
    "fe": Route(editor.read, managers_only=True),
    "fc": Route(settings.read, managers_only=True),
    "fq": Route(questions.read, managers_only=True),
    "fl": Route(log.read, managers_only=True),
}


def routes() -> Mapping[str, Route]:
    """Those of the core and of features."""
    return {**_OF_CORE, **{word: route for feature in features() for word, route in feature.routes().items()}}
