"""Text that people type: what is harmless, what is allowed in titles, and which titles look alike."""

import re
import unicodedata
from functools import lru_cache

# No language puts more on a letter.
_MOST_MARKS = 4
# Fillers and blanks that Python calls printable: no one sees them.
_BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc\U0001d159")
# Spaces that break no line, as French and Polish write them. Python does not call them printable.
_GAPS = frozenset("\u00a0\u202f")
# A letter, and those of other alphabets that look like it (Unicode's confusables, UTS #39), where NFKD doesn't say so.
_ALIKE = (
    "2ƧϨꙄꝚ 3ƷȜЗӠⳌꝪꞫ 4Ꮞ 5Ƽ 6бᏮⳒ 8Ȣȣ 9ⳊꝮ aɑΑαАаᎪᴀꓮ bƄʙΒВЬвᏏᏴꓐꞴ cСсᏟᴄⲤⲥꓚꮯϲϹ dĐđԁᎠᏧᴅꓒꓓ eΕЕеҽᎬᴇꓰꬲ℮ fϜքẝꓝꜰꞘꞙꬵ "
    "gƍɡԌցᏀᏳᶃꓖ hĦħʜΗНнһհᎻᏂⲎꓧ iıɩɪιіӏᎥꙇꭵ jͿϳЈјᎫᴊꓙꞲ kΚκКкᏦᴋⲔꓗ lŁłƖǀʟΙІӀᏞⲒⳐꓡꓲ mΜϺМмᎷᴍⲘꓟ nɴΝոռⲚꓠ "
    "oØøΟοσОоՕօᴏᴑⲞⲟꓳꬽ pΡρРрᏢᴘⲢⲣꓑ qԛգզ rƦʀгᎡᏒᴦⲅꓣꭇꭈꮁ sƽЅѕՏᏕᏚꓢꜱꮪ tΤτТтᎢᴛⲦꓔ uʋυՍսᴜꓴꞟꭎꭒ vνѴѵᏙᴠꓦꮩ wɯѡԜԝաᎳᏔᴡꓪꮃ "
    "xΧХхⲬꓫꞳ yɣʏΥγУуҮүᎩᎽᶌỿⲨꓬꭚ zΖᏃᴢꓜꮓ "
)
_LETTERS = str.maketrans({like: group[0] for group in _ALIKE.split() for like in group[1:]})
_STROKES = str.maketrans("i1|0", "lllo")
# What an application might open: an address of any scheme, such as https:, or a name with a dot, such as discord.gg,
# which needs none. Searching takes linear time.
_ADDRESS = re.compile(r"\w:/|(?<![\w-])[\d_-]*[^\W\d_][\w-]*\.[^\W\d_]{2}")
# Selectors of emoji's styles, and marks on Latin letters.
_UNSEEN = re.compile(
    "[\ufe00-\ufe0f\U000e0100-\U000e01ef]"
    "|(?<=[A-Za-z0-9])[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]+"
)


class Typed(str):
    """Text that a person typed. Displays escape it."""

    __slots__ = ()


@lru_cache(maxsize=1024)
def harmless(text: str) -> Typed:
    """Typed text without the addresses that earlier versions let in."""
    if not has_address(text):
        return Typed(text)
    return Typed(" ".join(word for word in _as_seen(text).split() if not _ADDRESS.search(word)) or "…")


def has_address(text: str) -> bool:
    """Might an application make a link of a part of it? True also for `Mr.Smith`."""
    return _ADDRESS.search(_as_seen(text)) is not None


def _as_seen(text: str) -> str:
    """The text without invisible characters, and with full-width colons, slashes and dots as the usual ones."""
    return unicodedata.normalize("NFKC", legible(text))


def legible(text: str) -> str:
    """Removes invisible and direction-changing characters, and excess marks on letters."""
    kept, marks = [], 0
    for character in text:
        marks = marks + 1 if unicodedata.category(character).startswith("M") else 0
        # Also drops zero-width spaces and surrogates.
        is_seen = character in _GAPS or (character.isprintable() and character not in _BLANKS)
        if is_seen and marks <= _MOST_MARKS:
            kept.append(character)
    return "".join(kept)


def tidy(title: str) -> Typed:
    return Typed(" ".join(title.split()))


def key_of(title: str) -> str:
    """Equal if only case and spacing differ. (Casefolding can triple the length, and a Discord choice takes 100.)"""
    return tidy(title).lower()


def is_plain(text: object, most: int) -> bool:
    """Whether a text has up to `most` visible characters, none that reverses text, and no address. Marks alone, and
    blanks, are not visible.
    """
    if not isinstance(text, str) or len(text) > most or text != legible(text) or has_address(text):
        return False
    return not text or any(unicodedata.category(character)[0] in "LNPS" for character in text)


@lru_cache(maxsize=1024)
def skeleton(title: str) -> str:
    """Equal if two titles look alike: other alphabets, styles, accents, I for l, punctuation beside letters."""
    # Twice: NFKD turns some of these letters into others.
    letters = unicodedata.normalize("NFKD", tidy(title).translate(_LETTERS)).translate(_LETTERS)
    shown = _UNSEEN.sub("", letters).casefold().translate(_STROKES).replace("rn", "m")
    bare = "".join(each for each in shown if not unicodedata.category(each).startswith("P"))
    return tidy(bare) or shown
