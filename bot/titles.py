"""What people call their rule sets and seasons: which titles are allowed, and when two of them are the same."""

from bot.text import Typed, legible


def tidy(title: str) -> Typed:
    """The title with single spaces only, and none at its ends."""
    return Typed(" ".join(title.split()))


def key_of(title: str) -> str:
    """The key of a title. Two titles that differ only in case and spacing have the same key.

    It is in lower case rather than casefolded: casefolding can make a text three times as long, and the key has to fit
    into the value of a Discord choice (100 characters).
    """
    return tidy(title).lower()


def is_plain(text: object, most: int) -> bool:
    """Is this a text of at most `most` characters, all of them visible and none of them reversing the text?"""
    return isinstance(text, str) and len(text) <= most and text == legible(text)
