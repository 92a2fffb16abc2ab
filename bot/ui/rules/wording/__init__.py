"""A rule set in words, which each game has of its own."""

from collections.abc import Mapping
from typing import Any, Protocol

from bot.games.options import OptionSet
from bot.games.registry import engine_of
from bot.ui.display import Display
from bot.ui.rules.wording import farkle, yahtzee


class Wording(Protocol):
    """The words of one game. A module of each game has them.

    `in_short` is what is special about a rule set in a sentence or two, and `in_words` all about it, in blocks.

    `MENUS` are the options that the editor offers, menu by menu; each holds at most 25, because Discord allows no more.
    `named` is what people call the value of an option; empty for a number and for nothing. `explained` is what a value
    means, as the rules say it in words; empty where its name says everything.
    """

    MENUS: Mapping[str, tuple[str, ...]]

    def in_short(self, rules: Any, display: Display, /) -> str: ...
    def in_words(self, rules: Any, display: Display, /) -> list[str]: ...
    def named(self, option: str, rules: Any, display: Display, /) -> str: ...
    def explained(self, option: str, value: str, rules: Any, display: Display, /) -> str: ...


WORDINGS: Mapping[str, Wording] = {"farkle": farkle, "yahtzee": yahtzee}


def wording_of(rules: OptionSet) -> Wording:
    """The words of the game that is played by these rules."""
    return WORDINGS[engine_of(rules).name]


def in_short(rules: OptionSet, display: Display) -> str:
    """What is special about a rule set, in a sentence or two."""
    return wording_of(rules).in_short(rules, display)


def in_words(rules: OptionSet, display: Display) -> list[str]:
    """Everything about a rule set, in blocks."""
    return wording_of(rules).in_words(rules, display)
