"""Places with their own time zone, as people choose them: by what their clocks show now, or by a typed name."""

import unicodedata
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import cache
from typing import NamedTuple

from babel import Locale

from bot.sentences import for_babel
from bot.typed import key_of
from bot.zones import PACKAGE, Zone


class City(NamedTuple):
    """A city whose clocks people choose. `country`: its code of two letters (ISO 3166)."""

    zone: Zone
    country: str


@cache
def cities() -> tuple[City, ...]:
    """The places of the IANA's list, one or more for each country."""
    lines = (PACKAGE / "zone.tab").read_text(encoding="utf-8").splitlines()
    rows = (line.split("\t") for line in lines if not line.startswith("#"))
    return tuple(City(Zone(name), country) for country, _, name, *_ in rows)


def prepare(locale: str) -> None:
    """Makes the next calls of this language quick: the first takes a tenth of a second."""
    _names(locale)


def at_hour(hour: int, moment: int) -> list[City]:
    """Places whose clocks show this hour at the moment."""
    return [each for each in cities() if each.zone.local(moment).hour == hour]


def city(zone: Zone, locale: str) -> str:
    """A place's name; for a fixed offset, that."""
    if zone.is_fixed or zone.name.startswith("Etc/"):
        return offset_text(zone.offset(0))
    named = _data(locale).time_zones.get(zone.name, {}).get("city")
    return str(named or zone.name.rpartition("/")[2].replace("_", " "))


def country(place: City, locale: str) -> str:
    return str(_data(locale).territories.get(place.country, place.country))


def offset_text(seconds: int) -> str:
    """An offset from UTC in seconds as text, such as `UTC+5:30`."""
    hours, minutes = divmod(abs(seconds) // 60, 60)
    return f"UTC{'-' if seconds < 0 else '+'}{hours}{f':{minutes:02}' if minutes else ''}"


def by_country(found: Iterable[City], locale: str) -> list[City]:
    """The places, in the order of their countries' names in a language."""
    return sorted(found, key=lambda each: (_bare(country(each, locale)), _bare(city(each.zone, locale))))


def matching(typed: str, locale: str, most: int) -> list[City]:
    """Places that fit a typed text, the likeliest first: the whole name, then cities that begin with the text,
    countries, and other names.
    """
    return [place for *_, place in _ranked(typed, locale)[:most]]


def find(typed: str, locale: str) -> Zone | None:
    """The zone that a person typed: a city or country in their language, or a name of the IANA's list, older ones too.
    None if there is none, or several are as likely.
    """
    with suppress(ValueError):
        # The list does not have older names.
        if not (named := Zone(typed)).is_fixed:
            return named
    found = _ranked(typed, locale)
    likeliest = [place.zone for rank, _, place in found if rank == found[0][0]]
    return likeliest[0] if len(likeliest) == 1 else None


def _ranked(typed: str, locale: str) -> list[tuple[int, str, City]]:
    wanted, found = _bare(typed), list[tuple[int, str, City]]()
    for place, names in _names(locale):
        town, land, _ = names
        is_so = (
            wanted in names,
            town.startswith(wanted),
            land.startswith(wanted),
            any(wanted in name for name in names),
        )
        if any(is_so):
            found.append((is_so.index(True), town, place))
    return sorted(found, key=lambda each: each[:2])


@cache
def _names(locale: str) -> Sequence[tuple[City, tuple[str, str, str]]]:
    """Each place with its city and its country, and with its name in the list, to compare."""
    return [
        (each, (_bare(city(each.zone, locale)), _bare(country(each, locale)), _bare(each.zone.name)))
        for each in cities()
    ]


@cache
def _data(locale: str) -> Locale:
    return Locale.parse(for_babel(locale))


def _bare(name: str) -> str:
    """The name without accents, case and punctuation between words."""
    letters = unicodedata.normalize("NFD", key_of(name).replace("_", " "))
    return "".join(each for each in letters if not unicodedata.category(each).startswith("M"))
