"""A rule set in words, which each game has of its own."""

from collections.abc import Mapping
from typing import Any, Protocol

from bot.games.kinds import kind_of
from bot.games.options import OptionSet
from bot.ui.display import Display
from bot.ui.rules.wording import farkle, yahtzee


class Wording(Protocol):
    """The words of one game. A module of each game has them.

    `in_short` is what is special about a rule set in a sentence or two, and `in_words` all about it, in blocks.
    """

    def in_short(self, rules: Any, display: Display, /) -> str: ...
    def in_words(self, rules: Any, display: Display, /) -> list[str]: ...


_WORDINGS: Mapping[str, Wording] = {"farkle": farkle, "yahtzee": yahtzee}


def in_short(rules: OptionSet, display: Display) -> str:
    """What is special about a rule set, in a sentence or two."""
    return _WORDINGS[kind_of(rules).NAME].in_short(rules, display)


def in_words(rules: OptionSet, display: Display) -> list[str]:
    """Everything about a rule set, in blocks."""
    return _WORDINGS[kind_of(rules).NAME].in_words(rules, display)
