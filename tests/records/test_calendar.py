"""Days, weeks and months of servers, wherever they are, and when they move."""

from datetime import UTC as UTC_
from datetime import date, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.model.calendar import Calendar
from bot.model.records import LeaderboardQuery, Period
from bot.records.records import Records
from bot.servers.settings import SettingsByServer
from bot.store.database import Database
from bot.store.leaderboards import current_keys
from bot.zones import UTC, Zone
from tests.support.stored_games import GUILD, quick_win, store

BERLIN, LOS_ANGELES, KIRITIMATI = map(Zone, ("Europe/Berlin", "America/Los_Angeles", "Pacific/Kiritimati"))
HOUR = 3600
DAY = 24 * HOUR


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC_).timestamp())


THURSDAY = at("2026-12-31")
"""In the 53rd ISO week."""


def test_the_periods_of_a_moment() -> None:
    keys = {period: Calendar().key(period, THURSDAY) for period in Period}
    assert keys == {"all": "all", "month": "2026-12", "week": "2026-W53", "day": "2026-12-31"}
    assert Calendar().key(Period.WEEK, THURSDAY + DAY) == "2026-W53"


@pytest.mark.parametrize(
    ("zone", "begins"), [(BERLIN, "2026-12-31T23:00"), (LOS_ANGELES, "2027-01-01T08:00"), (UTC, "2027-01-01T00:00")]
)
def test_a_month_begins_at_midnight_of_the_server(zone: Zone, begins: str) -> None:
    calendar, first = Calendar(zone), at(begins)
    assert (calendar.key(Period.MONTH, first - 1), calendar.key(Period.MONTH, first)) == ("2026-12", "2027-01")


@pytest.mark.parametrize("zone", [BERLIN, LOS_ANGELES, KIRITIMATI])
def test_the_week_in_which_a_server_moves_ends_once_when_it_would_have_ended(zone: Zone) -> None:
    calendar = Calendar().moved(zone, at("2026-11-25T12:00"))
    monday, next_monday = at("2026-11-30"), datetime(2026, 12, 7).date()
    assert calendar.key(Period.WEEK, monday - 1) == "2026-W48"
    for moment in range(monday, zone.begins(next_monday), 3600):
        assert calendar.key(Period.WEEK, moment) == "2026-W49"
    assert calendar.key(Period.WEEK, zone.begins(next_monday)) == "2026-W50", "from then on, at midnight there"


def test_a_zone_that_is_replaced_before_a_period_of_it_began_changes_no_period() -> None:
    sunday = at("2026-11-29T20:00")
    calendar = Calendar().moved(KIRITIMATI, sunday).moved(UTC, sunday + 60)
    for moment in range(sunday + 60, sunday + 40 * DAY, HOUR):
        for period in Period:
            assert calendar.key(period, moment) == Calendar().key(period, moment)


MOVES = st.lists(
    st.tuples(st.integers(0, 40 * DAY), st.sampled_from([UTC, BERLIN, LOS_ANGELES, KIRITIMATI])), max_size=4
)


@given(MOVES, st.sampled_from([Period.DAY, Period.WEEK, Period.MONTH]))
def test_however_often_a_server_moves_no_period_comes_back_or_changes_afterwards(
    moves: list[tuple[int, Zone]], period: Period
) -> None:
    calendar, now, counted = Calendar(), THURSDAY, dict[int, str]()
    for wait, zone in [*moves, (70 * DAY, UTC)]:
        for moment in range(now, now + wait, 7 * 3600):
            counted[moment] = calendar.key(period, moment)
            assert counted[moment] in current_keys(moment)
        now += wait
        calendar = calendar.moved(zone, now)
        # Only what is current is computed again.
        current = calendar.key(period, now)
        again = {moment: calendar.key(period, moment) for moment in counted}
        assert {m for m, key in counted.items() if key == current} == {m for m, key in again.items() if key == current}
    assert list(counted.values()) == sorted(counted.values())


def test_zones_of_long_ago_are_forgotten() -> None:
    calendar = Calendar()
    for month, zone in enumerate([BERLIN, UTC] * 6):
        calendar = calendar.moved(zone, THURSDAY + month * 31 * DAY)
    assert len(calendar.earlier) == 2
    assert calendar.moved(calendar.zone, THURSDAY) == calendar


async def test_a_game_counts_for_the_week_in_which_it_ended_on_its_server(database: Database) -> None:
    settings, monday = SettingsByServer(database), BERLIN.begins(date(2026, 11, 30))
    records = Records(database, clock=lambda: monday + DAY)
    await settings.change(GUILD, zone=BERLIN)
    await store(database, quick_win(2, 50), (1, 2), at=monday - 1)
    await store(database, quick_win(2, 50), (3, 4), at=monday)

    async def winners() -> list[int]:
        page = await records.leaderboard(LeaderboardQuery("wins", GUILD, Period.WEEK), 1, 1)
        return [line.user_id for line in page.lines if line.value]

    assert await records.rebuild() == []
    assert await winners() == [3]
    moved = Calendar(BERLIN).moved(LOS_ANGELES, monday + 2 * HOUR)
    await settings.change(GUILD, zone=moved.zone, earlier_zones=moved.earlier)
    assert await winners() == [3], "there, it is still Sunday"
    assert await records.rebuild() == []
    await records.drop_past_periods()
    assert await winners() == [3]
