"""Rooms by the first part of their addresses."""

from collections.abc import Mapping

from bot.ui.context import Route
from bot.ui.daily import buttons as daily
from bot.ui.game import address, opening
from bot.ui.game import buttons as games
from bot.ui.rules import editor
from bot.ui.rules import view as rules
from bot.ui.setup import questions, settings
from bot.ui.stats import buttons as records

ROUTES: Mapping[str, Route] = {
    "fk": Route(games.handle, address.read),
    "fd": Route(daily.handle, daily.read),
    "fs": Route(records.handle),
    "fr": Route(rules.handle),
    "fp": Route(opening.handle),
    "fe": Route(editor.handle, managers_only=True),
    "fc": Route(settings.handle, managers_only=True),
    "fq": Route(questions.handle, managers_only=True),
}
