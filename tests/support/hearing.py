"""What a screen says: its sentences by their keys, with the values that the code gave them."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.sentences import DEFAULT, is_said
from bot.ui.display import Display
from bot.ui.presentation import presentation_of
from tests.support.drawn import EMOJI, check_texts, record_of

_Sentence = tuple[str, dict[str, object], str]


@dataclass(frozen=True)
class Said:
    """`text` has all that a screen shows, one component a line, and `sentences` those that are in it."""

    text: str
    sentences: Sequence[_Sentence]

    def each(self, key: str, *names: str) -> list[Any]:
        """Of each sentence with this key, these values: a tuple, or the only one."""
        found = [[given[name] for name in names] for given in self._given(key)]
        return [values[0] if len(names) == 1 else tuple(values) for values in found]

    def says(self, key: str, **values: object) -> bool:
        """Is there a sentence with this key, and at least these values?"""
        return any(values.items() <= given.items() for given in self._given(key))

    def _given(self, key: str) -> Iterator[dict[str, object]]:
        assert is_said(key), f"no sentence is called {key}"
        return (given for said, given, _ in self.sentences if said == key)


@dataclass(frozen=True)
class Listening(Display):
    """Remembers what it says."""

    heard: list[_Sentence] = field(default_factory=list)

    def say(self, key: str, **fields: object) -> str:
        given, words = dict(fields), super().say(key, **fields)
        self.heard.append((key, given, words))
        return words

    label = say

    def said_in(self, text: str) -> Said:
        return Said(text, [each for each in self.heard if each[2] in text])


def hear(draw: Callable[[Display], discord.ui.LayoutView | Sequence[str]], locale: str = DEFAULT) -> Said:
    """Draws a screen or some lines. Checks a screen as Discord would."""
    look = Listening(EMOJI, locale)
    drawn = draw(look)
    if not isinstance(drawn, discord.ui.LayoutView):
        return look.said_in("\n".join(drawn))
    check_texts(drawn)
    return look.said_in("\n".join(_texts(drawn.to_components())))  # type: ignore[no-untyped-call]


def heard(game: Any, line: str) -> Said:
    """The lines about a move."""
    engine, story = game.rules.engine, presentation_of(game.rules).story
    steps = engine.play(game, engine.notation.read_move(line))
    return hear(lambda look: story(record_of(game.rules, steps[-1].after, len(game.seats)), game, steps, look))


def _texts(part: object) -> Iterator[str]:
    if isinstance(part, dict):
        for inner in part.values():
            yield from _texts(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from _texts(inner)
    elif isinstance(part, str):
        yield part
