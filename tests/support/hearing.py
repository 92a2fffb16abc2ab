"""What a screen says: its sentences by their keys, with the values that the code gave them."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.text import is_said
from bot.ui.display import Display
from tests.support.drawn import EMOJI, check_texts

_Sentence = tuple[str, dict[str, object], str]


@dataclass(frozen=True)
class _Listening(Display):
    heard: list[_Sentence] = field(default_factory=list)

    def say(self, key: str, **fields: object) -> str:
        given, words = dict(fields), super().say(key, **fields)
        self.heard.append((key, given, words))
        return words

    label = say


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


def hear(draw: Callable[[Display], discord.ui.LayoutView | Sequence[str]]) -> Said:
    """Draws a screen or some lines. Checks a screen as Discord would."""
    look = _Listening(EMOJI)
    drawn = draw(look)
    if isinstance(drawn, discord.ui.LayoutView):
        check_texts(drawn)
        text = "\n".join(_texts(drawn.to_components()))  # type: ignore[no-untyped-call]
    else:
        text = "\n".join(drawn)
    return Said(text, [each for each in look.heard if each[2] in text])


def _texts(part: object) -> Iterator[str]:
    if isinstance(part, dict):
        for inner in part.values():
            yield from _texts(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from _texts(inner)
    elif isinstance(part, str):
        yield part
