from bot.text import Typed, legible


def tidy(title: str) -> Typed:
    return Typed(" ".join(title.split()))


def key_of(title: str) -> str:
    """Titles that differ only in case and spacing have the same key. Casefolding can triple the length, which must fit
    a Discord choice (100 characters).
    """
    return tidy(title).lower()


def is_plain(text: object, most: int) -> bool:
    """Allows up to `most` visible characters, none that reverses text."""
    return isinstance(text, str) and len(text) <= most and text == legible(text)
