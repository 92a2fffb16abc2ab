"""Time zones: places of the IANA's list, and fixed offsets. Moments are whole seconds since 1970, and arrive as values.

Python asks the package `tzdata` only for zones that the system lacks. Here the newer data wins for all.
"""

import re
import zoneinfo
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime, timedelta, timezone, tzinfo
from functools import cache
from importlib import resources
from pathlib import Path
from typing import NamedTuple
from zoneinfo import ZoneInfo

PACKAGE = Path(str(resources.files("tzdata"))) / "zoneinfo"
_ONE_DAY = timedelta(days=1)
_STEP, _STEPS = 7 * 86_400, 54
"""The steps of a search for changes of clocks: no law changed them twice within a week lately. A year and two weeks are
looked at.
"""
_FIXED = re.compile(r"UTC([+-])(\d\d):([0-5]\d)")
_VERSION = re.compile(r"\d{4}[a-z]+")
# Linux and the BSDs; macOS.
_SAYS_VERSION = ("tzdata.zi", "+VERSION")


def version_in(folder: Path) -> str:
    """The version of zone data, such as `2026f`; empty if it does not say."""
    for name in _SAYS_VERSION:
        try:
            with (folder / name).open(encoding="utf-8", errors="replace") as file:
                found = _VERSION.search(file.readline(100))
        except OSError:
            continue
        return found[0] if found else ""
    return ""


@cache
def _rules(name: str) -> tzinfo:
    """The law that clocks in a zone follow. Raises ValueError if there is no such zone."""
    try:
        if fixed := _FIXED.fullmatch(name):
            offset = timedelta(hours=int(fixed[2]), minutes=int(fixed[3]))
            return timezone(-offset if fixed[1] == "-" else offset)
        return ZoneInfo(name)
    except (KeyError, OSError, ValueError) as error:
        # No such zone, a folder, no path.
        raise ValueError(f"{name!r} is no time zone") from error


def use_newest(folders: tuple[str, ...] = zoneinfo.TZPATH) -> tuple[str, bool]:
    """The version of the newest zone data, which is used from now on, and whether it is the system's."""
    system = next((version_in(Path(folder)) for folder in folders if Path(folder).is_dir()), "")
    is_system = system > (package := version_in(PACKAGE))
    zoneinfo.reset_tzpath(folders if is_system else ())
    ZoneInfo.clear_cache()
    _rules.cache_clear()
    return (system, True) if is_system else (package, False)


def _first_of(early: int, late: int, is_true: Callable[[int], bool]) -> int:
    """The first moment at which something is true. It is true then until the `late` one."""
    while early < late:
        middle = (early + late) // 2
        if is_true(middle):
            late = middle
        else:
            early = middle + 1
    return late


VERSION, IS_SYSTEM = use_newest()


@dataclass(frozen=True, slots=True)
class Zone:
    """A place whose clocks follow a law (`Europe/Berlin`), or a fixed offset (`UTC+05:30`). Raises ValueError for
    another `name`, which is also what is stored.

    If clocks go back, a time of day comes twice: the first one counts. If they go forward, a time that is left out
    comes at the change. So a date begins and ends once, and never comes again.
    """

    name: str = "UTC"

    def __post_init__(self) -> None:
        _rules(self.name)

    def __str__(self) -> str:
        return self.name

    @classmethod
    def fixed(cls, minutes: int) -> "Zone":
        """An offset that never changes, in minutes ahead of UTC."""
        hours, rest = divmod(abs(minutes), 60)
        return cls(f"UTC{'-' if minutes < 0 else '+'}{hours:02}:{rest:02}")

    @property
    def is_fixed(self) -> bool:
        """Is it an offset instead of a place?"""
        return isinstance(_rules(self.name), timezone)

    @property
    def as_place(self) -> "Zone":
        """The zone of the IANA's list that always has this offset of whole hours."""
        # Its names count hours behind UTC.
        return Zone(f"Etc/GMT{-self.offset(0) // 3600:+}")

    def local(self, moment: int) -> datetime:
        """The date and time that clocks show at a moment."""
        return datetime.fromtimestamp(moment, _rules(self.name))

    def offset(self, moment: int) -> int:
        """How many seconds clocks are ahead of UTC at a moment."""
        ahead = self.local(moment).utcoffset()
        assert ahead is not None
        return int(ahead.total_seconds())

    def date_at(self, moment: int) -> date:
        shown = self.local(moment).date()
        # Clocks that go back across midnight show the day before again.
        following = shown + _ONE_DAY
        return following if moment >= self.begins(following) else shown

    def begins(self, day: date) -> int:
        """The first second of a date. A date that a zone left out ends when it begins."""
        return self.at(day)

    def ends(self, day: date) -> int:
        """The first second after a date."""
        return self.at(day + _ONE_DAY)

    def at(self, day: date, minutes: int = 0) -> int:
        """The first moment at which clocks have reached a time of day, in minutes after midnight."""
        wall = datetime(day.year, day.month, day.day) + timedelta(minutes=minutes)
        rules = _rules(self.name)
        first, second = (int(wall.replace(tzinfo=rules, fold=fold).timestamp()) for fold in (0, 1))
        if second >= first:
            return first
        # A time that is left out is late with the offset of before, and early with the one of after.
        return _first_of(second, first, lambda moment: self.local(moment).replace(tzinfo=None) >= wall)


UTC = Zone()


class Shift(NamedTuple):
    """A change of clocks at a moment, by `seconds` (ahead if positive). `is_yearly`: they go back within a year."""

    at: int
    seconds: int
    is_yearly: bool


def next_shift(zone: Zone, moment: int) -> Shift | None:
    """The next change of clocks within a year; None if clocks stay as they are."""
    before, moments = zone.offset(moment), [moment + step * _STEP for step in range(_STEPS)]
    offsets = [zone.offset(each) for each in moments]
    changed = next((step for step, offset in enumerate(offsets) if offset != before), None)
    if changed is None:
        return None
    at = _first_of(moments[changed - 1], moments[changed], lambda each: zone.offset(each) != before)
    return Shift(at, offsets[changed] - before, before in offsets[changed:])
