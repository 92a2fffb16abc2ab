"""Every room of the router, by the first part of the addresses that lead there."""

from collections.abc import Mapping

from bot.ui.daily import buttons as daily
from bot.ui.game import buttons as games
from bot.ui.game import opening
from bot.ui.router import Room
from bot.ui.rules import editor
from bot.ui.rules import view as rules
from bot.ui.setup import questions, settings
from bot.ui.stats import buttons as records

ROOMS: Mapping[str, Room] = {
    "fk": Room(games.handle, managers_only=False),
    "fd": Room(daily.handle, managers_only=False, anywhere=True),
    "fs": Room(records.handle, managers_only=False, anywhere=True),
    "fr": Room(rules.handle, managers_only=False, anywhere=True),
    "fp": Room(opening.handle, managers_only=False),
    "fe": Room(editor.handle, managers_only=True),
    "fc": Room(settings.handle, managers_only=True),
    "fq": Room(questions.handle, managers_only=True),
}
