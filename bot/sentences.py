"""Sentences in each language."""

import logging
import math
import re
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from datetime import date
from functools import cache, lru_cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

from babel import Locale
from babel.dates import format_skeleton, get_day_names
from babel.numbers import format_decimal, format_percent
from babel.units import format_unit

from bot import fluent
from bot.errors import FarkleError, Fault, NotationError, RuleSetError
from bot.typed import Typed

log = logging.getLogger(__name__)

LOCALES = Path(__file__).parent.parent / "data" / "locales"
DEFAULT = "en"
PRESENTATIONS = "farkle_bot.presentations"
_OWN = (Path(__file__).parent / "ui" / "games", Path(__file__).parent / "features")
_HOST = Path(__file__).parent / "host"
_LONGEST = 200
# Where Discord has two languages, and one is better than English for speakers of the other.
_NEXT_BEST = {"es-419": "es-ES"}
# Languages that write 1234 but 12.345 (CLDR's minimum grouping digits), which Babel does not know.
_GROUPED_FROM_FIVE_DIGITS = frozenset(("bg", "es-ES", "hu", "it", "pl"))
# A name at the beginning of a line, and the lines up to the next entry or comment.
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*\n?(?:(?![-a-zA-Z#]).*\n?)*", re.MULTILINE)
_KEY = re.compile(r"\n([a-zA-Z][\w-]*) *=")


# Boards repeat sentences, and number formatting is slow.
@lru_cache(maxsize=1024, typed=True)
def say(key: str, locale: str = DEFAULT, **fields: object) -> str:
    """Falls back to English, also from a sentence that cannot be said. True is `yes` there, and False `no`. Raises
    LookupError.
    """
    problem = key
    for name in _names(locale):
        try:
            pattern = _pattern(name, key)
            if pattern is not None:
                return _said(pattern, fields, name)
        except Exception as error:
            problem = f"{key}: {error}"
            if name != DEFAULT:
                _report(name, key)
    raise LookupError(problem)


def is_said(key: str) -> bool:
    return key in _sources(DEFAULT)


def explain(error: FarkleError, locale: str = DEFAULT, escape: Callable[[Typed], str] = str) -> str:
    """`escape` is applied to typed text."""
    if isinstance(error, RuleSetError):
        return "\n".join(fault_line(fault, locale) for fault in error.faults)
    if isinstance(error, NotationError):
        sentences = explain(error.cause, locale, escape).splitlines()
        return "\n".join(say("at-line", locale, line=str(error.line), sentence=sentence) for sentence in sentences)
    return say(error.code, locale, **_readable(error.fields, locale, escape))


def fault_line(fault: Fault, locale: str = DEFAULT) -> str:
    sentence = say(fault.code, locale, **_readable(fault.fields, locale, str))
    return sentence if fault.line is None else say("at-line", locale, line=str(fault.line), sentence=sentence)


def listed(parts: Iterable[str], locale: str = DEFAULT) -> str:
    """`a, b and c`"""
    *most, last = parts
    return say("list-and", locale, first=", ".join(most), last=last) if most else last


def dated(day: date, parts: str, locale: str) -> str:
    """`parts` is a CLDR skeleton, such as `yMMMM` for the month and the year."""
    return format_skeleton(parts, day, locale=for_babel(locale))


def weekday(day: int, locale: str) -> str:
    """The name of a day of the week, from 0 for Monday."""
    return str(get_day_names(locale=for_babel(locale))[day])


@cache
def lasting(count: int, unit: str, locale: str = DEFAULT) -> str:
    """`5 minutes`; `unit` is `day`, `hour` or `minute`."""
    return format_unit(count, f"duration-{unit}", locale=for_babel(locale))


@cache
def for_babel(locale: str) -> str:
    """The language in which sentences appear, as Babel names it."""
    return spoken(locale).replace("-", "_")


def numeral(number: float, locale: str, *, percent: bool = False) -> str:
    """A whole number as the language groups it, in characters that every font has."""
    written = (
        format_percent(number / 100, locale=for_babel(locale)) if percent else _decimal(round(number), spoken(locale))
    )
    return " ".join(written.replace("\u2212", "-").split())


@cache
def languages() -> dict[str, str]:
    return {path.stem: _name_in(path) for path in sorted(LOCALES.glob("*.ftl"))}


@cache
def spoken(locale: str) -> str:
    """The language that stands for this one, perhaps not with all sentences; else English."""
    return _names(locale)[0]


def speaks(locale: str) -> bool:
    return spoken(locale) != DEFAULT or locale.partition("-")[0] == DEFAULT


@cache
def lacking(locale: str) -> tuple[str, ...]:
    own = set(_keys(locale))
    return tuple(key for key in _keys(DEFAULT) if key not in own)


def translated(locale: str) -> int:
    """In per cent; 100 only if no sentence is missing."""
    return 100 - math.ceil(100 * len(lacking(locale)) / len(_keys(DEFAULT)))


@cache
def _names(locale: str) -> tuple[str, ...]:
    wanted = (locale, locale.partition("-")[0], _NEXT_BEST.get(locale, DEFAULT), DEFAULT)
    return tuple(name for name in dict.fromkeys(wanted) if files(name))


@cache
def _report(name: str, key: str) -> None:
    """Logs a wrong sentence, once for each."""
    log.error("The sentence %s cannot be said in %s, so it appears in another language.", key, name)


@cache
def _pattern(name: str, key: str) -> fluent.Pattern | None:
    """Read when it is first said: most languages are not spoken, and most sentences of one are never said."""
    source = _sources(name).get(key)
    return None if source is None else fluent.read(source)


def _said(pattern: fluent.Pattern, fields: Mapping[str, object], name: str) -> str:
    if isinstance(pattern, str):
        return pattern
    return "".join([part if isinstance(part, str) else _part(part, fields, name) for part in pattern])


def _part(part: fluent.Field | fluent.Mention | fluent.Choice, fields: Mapping[str, object], name: str) -> str:
    if isinstance(part, fluent.Mention):
        mentioned = _pattern(name, part.key)
        if mentioned is None:
            raise LookupError(part.key)
        return _said(mentioned, fields, name)
    value = fields[part.name]
    if isinstance(value, bool):
        value = "yes" if value else "no"
    if not isinstance(value, str | int | float):
        raise LookupError(f"{part.name} cannot be {value!r}")
    if isinstance(part, fluent.Field):
        return value if isinstance(value, str) else _decimal(value, name)
    alike = (value,) if isinstance(value, str) else (value, _plural(value, name))
    chosen = (pattern for key, pattern in part.variants if key in alike)
    return _said(next(chosen, part.default), fields, name)


# Grouping digits takes most of the time of a new sentence.
@lru_cache(maxsize=4096)
def _decimal(number: float, name: str) -> str:
    is_plain_here = abs(number) < 10_000 and name in _GROUPED_FROM_FIVE_DIGITS
    return format_decimal(number, locale=Locale.parse(name, sep="-"), group_separator=not is_plain_here)


@lru_cache(maxsize=4096)
def _plural(number: float, name: str) -> str:
    """The category of plurals, such as `one`."""
    return Locale.parse(name, sep="-").plural_form(number)


def files(locale: str) -> list[Path]:
    """The shared file first; empty for an unknown language."""
    found = [folder / f"{locale}.ftl" for folder in (LOCALES, *_folders())]
    return [path for path in found if path.is_file()] if found[0].is_file() else []


def host_files() -> list[Path]:
    """What only hosts read, on a command line and in logs. It is in English, as their documents are."""
    return [path for folder in (_HOST, *_folders()) if (path := folder / "host.ftl").is_file()]


@cache
def _folders() -> tuple[Path, ...]:
    own = (path for folder in _OWN for path in sorted(folder.iterdir()) if path.is_dir())
    installed = []
    for point in entry_points(group=PRESENTATIONS):
        # Loading the presentations reports this.
        with suppress(Exception):
            spec = find_spec(point.module)
            if spec is not None and spec.origin is not None:
                installed.append(Path(spec.origin).parent)
    return (*own, *installed)


@cache
def _sources(name: str) -> dict[str, str]:
    """Each entry of a language as it is written."""
    return _entries(files(name)) | (_entries(host_files()) if name == DEFAULT else {})


def _entries(paths: Iterable[Path]) -> dict[str, str]:
    found = [entry for path in paths for entry in _ENTRY.finditer(_text(path))]
    return {entry[1]: entry[0] for entry in reversed(found)}


def _text(path: Path) -> str:
    """What a file says, behind an end of a line: what begins with one is found in half of the time that `^` takes.
    `read_text` takes four times as long.
    """
    return "\n" + path.read_bytes().decode().replace("\r\n", "\n")


def _name_in(path: Path) -> str:
    """What a language calls itself. Its other sentences are not kept, because a menu of languages uses none."""
    return _on_one_line("language-name", path)[""]


@cache
def titles(prefix: str) -> Mapping[str, frozenset[str]]:
    """The sentences of one line whose keys begin with `prefix`, in every language, by the rest of the key. Languages
    that no one speaks are not kept in memory for that.
    """
    found = [each for name in languages() for path in files(name) for each in _on_one_line(prefix, path).items()]
    return {key: frozenset(title for other, title in found if other == key) for key, _ in found}


def _on_one_line(prefix: str, path: Path) -> dict[str, str]:
    return {key: title.strip() for key, title in re.findall(rf"\n{prefix}([\w-]*) *= *(.+)", _text(path))}


@cache
def _keys(name: str) -> tuple[str, ...]:
    """The keys that a translation has."""
    return tuple(key for path in files(name) for key in _KEY.findall(_text(path)))


def _readable(fields: Mapping[str, object], locale: str, escape: Callable[[Typed], str]) -> dict[str, object]:
    return {name: _as_readable(value, locale, escape) for name, value in fields.items()}


def _as_readable(value: object, locale: str, escape: Callable[[Typed], str]) -> object:
    if isinstance(value, FarkleError):
        return explain(value, locale, escape)
    if isinstance(value, tuple):
        return " ".join(map(str, value))
    if isinstance(value, list):
        return listed((str(_as_readable(part, locale, escape)) for part in value), locale)
    if isinstance(value, str):
        # A file of rules may have any.
        text = f"{value[:_LONGEST]}…" if len(value) > _LONGEST else value
        return escape(Typed(text)) if isinstance(value, Typed) else text
    return value
