"""Time zones: dates and times of day wherever clocks change."""

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from itertools import chain
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.cities import at_hour, by_country, cities, city, country, find, matching, offset_text
from bot.zones import PACKAGE, VERSION, Shift, Zone, next_shift, use_newest, version_in

HOUR = 3600


@pytest.fixture
def data() -> Iterator[None]:
    yield
    use_newest()


def at(year: int, month: int, day: int, hour: int = 0, minute: int = 0) -> int:
    """A moment, by UTC."""
    return int(datetime(year, month, day, hour, minute, tzinfo=UTC).timestamp())


@pytest.mark.parametrize("name", ["UTC", "Europe/Berlin", "Asia/Calcutta", "UTC+05:30", "UTC-11:00", "UTC+00:00"])
def test_a_zone_is_read_from_what_it_is_written_as(name: str) -> None:
    assert str(Zone(name)) == name


@pytest.mark.parametrize(
    "name",
    ["", "Europe", "europe/berlin", "../zone.tab", "/etc/passwd", "UTC+1", "UTC+24:00", "UTC+01:60", "Eu\0", "é"],
)
def test_another_name_is_no_zone(name: str) -> None:
    with pytest.raises(ValueError, match="is no time zone"):
        Zone(name)


@pytest.mark.parametrize(("minutes", "name"), [(0, "UTC+00:00"), (765, "UTC+12:45"), (-210, "UTC-03:30")])
def test_an_offset_is_the_same_always(minutes: int, name: str) -> None:
    zone = Zone.fixed(minutes)
    assert (zone.name, zone.is_fixed) == (name, True)
    assert zone.offset(at(2026, 1, 1)) == zone.offset(at(2026, 7, 1)) == minutes * 60


def test_a_place_is_no_fixed_offset() -> None:
    assert not Zone("Europe/Berlin").is_fixed
    assert not Zone().is_fixed


# Zones, dates, how many hours they have, and when they begin by UTC.
LENGTHS = [
    ("Europe/Berlin", date(2027, 3, 28), 23, at(2027, 3, 27, 23)),
    ("Europe/Berlin", date(2027, 10, 31), 25, at(2027, 10, 30, 22)),
    ("America/Los_Angeles", date(2027, 3, 14), 23, at(2027, 3, 14, 8)),
    ("Australia/Sydney", date(2027, 10, 3), 23, at(2027, 10, 2, 14)),
    ("Australia/Sydney", date(2027, 4, 4), 25, at(2027, 4, 3, 13)),
    ("Australia/Lord_Howe", date(2027, 10, 3), 23.5, at(2027, 10, 2, 13, 30)),
    ("Australia/Lord_Howe", date(2027, 4, 4), 24.5, at(2027, 4, 3, 13)),
    ("Antarctica/Troll", date(2027, 3, 28), 22, at(2027, 3, 28)),
    ("Antarctica/Troll", date(2027, 10, 31), 26, at(2027, 10, 30, 22)),
    # Midnight is left out.
    ("Africa/Cairo", date(2027, 4, 30), 23, at(2027, 4, 29, 22)),
    # The hour before midnight is left out, or comes again.
    ("America/Nuuk", date(2027, 3, 27), 23, at(2027, 3, 27, 2)),
    ("America/Nuuk", date(2027, 3, 28), 24, at(2027, 3, 28, 1)),
    ("America/Nuuk", date(2027, 10, 30), 25, at(2027, 10, 30, 1)),
    # Midnight comes twice.
    ("America/Havana", date(2024, 11, 3), 25, at(2024, 11, 3, 4)),
    # A minute after midnight, clocks went back to the day before.
    ("America/St_Johns", date(2010, 11, 6), 24, at(2010, 11, 6, 2, 30)),
    ("America/St_Johns", date(2010, 11, 7), 25, at(2010, 11, 7, 2, 30)),
    # Crossed the date line.
    ("Pacific/Apia", date(2011, 12, 30), 0, at(2011, 12, 30, 10)),
    ("Pacific/Apia", date(2011, 12, 31), 24, at(2011, 12, 30, 10)),
]


@pytest.mark.parametrize(("name", "day", "hours", "begins"), LENGTHS)
def test_a_date_begins_and_ends_once(name: str, day: date, hours: float, begins: int) -> None:
    zone = Zone(name)
    assert (zone.begins(day), zone.ends(day)) == (begins, begins + hours * HOUR)


@pytest.mark.parametrize(("name", "day"), [(name, day) for name, day, *_ in LENGTHS])
def test_dates_are_those_that_clocks_have_reached(name: str, day: date) -> None:
    zone, rules = Zone(name), ZoneInfo(name)
    noon = int(datetime(day.year, day.month, day.day, 12, tzinfo=UTC).timestamp())
    reached = date.min
    for moment in range(noon - 72 * HOUR, noon + 72 * HOUR, 300):
        reached = max(reached, datetime.fromtimestamp(moment, rules).date())
        assert zone.date_at(moment) == reached
        assert zone.begins(reached) <= moment < zone.ends(reached)


@pytest.mark.parametrize(
    ("name", "day", "hour", "moment"),
    [
        ("Europe/Berlin", date(2026, 11, 29), 19, at(2026, 11, 29, 18)),
        # Left out: at the change.
        ("Europe/Berlin", date(2027, 3, 28), 2.5, at(2027, 3, 28, 1)),
        ("Antarctica/Troll", date(2027, 3, 28), 2, at(2027, 3, 28, 1)),
        ("Australia/Lord_Howe", date(2027, 10, 3), 2.25, at(2027, 10, 2, 15, 30)),
        # Twice: the first.
        ("Europe/Berlin", date(2027, 10, 31), 2.5, at(2027, 10, 31, 0, 30)),
        ("Europe/Berlin", date(2027, 10, 31), 3, at(2027, 10, 31, 2)),
        ("Australia/Lord_Howe", date(2027, 4, 4), 1.75, at(2027, 4, 3, 14, 45)),
        ("Asia/Kathmandu", date(2027, 1, 1), 0, at(2026, 12, 31, 18, 15)),
    ],
)
def test_a_time_of_day_comes_once_a_date(name: str, day: date, hour: float, moment: int) -> None:
    assert Zone(name).at(day, int(hour * 60)) == moment


def a_system(folder: Path, said: str, file: str = "tzdata.zi") -> str:
    """The path of a system's zone data. Clocks in Berlin are those of Tokyo."""
    (folder / "Europe").mkdir()
    (folder / "Europe" / "Berlin").write_bytes((PACKAGE / "Asia" / "Tokyo").read_bytes())
    (folder / file).write_text(said)
    return str(folder)


@pytest.mark.parametrize(
    ("file", "said", "version"),
    [
        ("tzdata.zi", "# version 2031c\n# This zic input file is in the public domain.\n", "2031c"),
        ("tzdata.zi", "# version 2031c-dirty\n", "2031c"),
        ("+VERSION", "2031c\n", "2031c"),
        ("tzdata.zi", "# version unknown\n", ""),
        ("other", "2031c", ""),
    ],
)
def test_a_system_says_which_data_it_has(tmp_path: Path, file: str, said: str, version: str) -> None:
    a_system(tmp_path, said, file)
    assert version_in(tmp_path) == version


@pytest.mark.usefixtures("data")
@pytest.mark.parametrize(
    ("said", "is_system", "hours"), [("# version 2100a\n", True, 9), ("# version 2020a\n", False, 1), ("", False, 1)]
)
def test_newer_data_wins(tmp_path: Path, said: str, is_system: bool, hours: int) -> None:
    version, system = use_newest((str(tmp_path / "nothing"), a_system(tmp_path, said)))
    assert (version, system) == ("2100a" if is_system else version_in(PACKAGE), is_system)
    assert Zone("Europe/Berlin").offset(at(2027, 1, 1)) == hours * HOUR
    assert datetime(2027, 1, 1, tzinfo=ZoneInfo("Europe/Berlin")).utcoffset() == timedelta(hours=hours)


def test_this_process_uses_data_at_least_as_new_as_the_package() -> None:
    assert version_in(PACKAGE) <= VERSION


@pytest.mark.parametrize(
    ("name", "moment", "shift"),
    [
        ("Europe/Berlin", at(2026, 7, 1), Shift(at(2026, 10, 25, 1), -HOUR, True)),
        ("Europe/Berlin", at(2026, 11, 29), Shift(at(2027, 3, 28, 1), HOUR, True)),
        ("Australia/Sydney", at(2026, 11, 29), Shift(at(2027, 4, 3, 16), -HOUR, True)),
        ("Australia/Lord_Howe", at(2026, 11, 29), Shift(at(2027, 4, 3, 15), -HOUR // 2, True)),
        ("Africa/Casablanca", at(2026, 7, 1), Shift(at(2026, 9, 20, 1), -HOUR, False)),
        ("Asia/Kathmandu", at(2026, 7, 1), None),
        ("America/Vancouver", at(2026, 11, 29), None),
    ],
)
def test_the_next_change_of_clocks(name: str, moment: int, shift: Shift | None) -> None:
    assert next_shift(Zone(name), moment) == shift


@pytest.mark.parametrize("hours", [-11, 0, 13])
def test_a_fixed_offset_has_a_place_that_never_changes(hours: int) -> None:
    fixed = Zone.fixed(hours * 60)
    assert not fixed.as_place.is_fixed
    assert fixed.as_place.offset(0) == fixed.offset(0)
    assert offset_text(fixed.offset(0)) == city(fixed, "en") == city(fixed.as_place, "en")


@pytest.mark.parametrize(
    ("typed", "locale", "name"),
    [
        ("berlin", "en", "Europe/Berlin"),
        ("Wien", "de", "Europe/Vienna"),
        ("São Paulo", "en", "America/Sao_Paulo"),
        ("sao paulo", "en", "America/Sao_Paulo"),
        ("Mali", "en", "Africa/Bamako"),
        ("america/los_angeles", "en", "America/Los_Angeles"),
        ("Asia/Calcutta", "en", "Asia/Calcutta"),
        ("UTC", "en", "UTC"),
    ],
)
def test_a_typed_place_is_found(typed: str, locale: str, name: str) -> None:
    assert find(typed, locale) == Zone(name)


@pytest.mark.parametrize("typed", ["", "Germany", "Atlantis", "UTC+02:00", "../Berlin"])
def test_what_names_no_place_or_several_is_not(typed: str) -> None:
    assert find(typed, "en") is None


def test_likelier_places_are_suggested_first() -> None:
    assert [city(each.zone, "de") for each in matching("wien", "de", 25)] == ["Wien"]
    assert str(matching("india", "en", 3)[0].zone) == "Asia/Kolkata"
    assert len(matching("", "en", 25)) == 25


def test_all_places_are_found_by_what_their_clocks_show() -> None:
    moment = at(2026, 11, 29, 14, 35)
    found = {hour: by_country(at_hour(hour, moment), "en") for hour in range(24)}
    assert sorted(each.zone.name for each in chain(*found.values())) == sorted(each.zone.name for each in cities())
    assert max(map(len, found.values())) <= 75, "three menus"
    names = [country(each, "en") for each in found[15]]
    assert names == sorted(names)
    assert "Germany" in names
