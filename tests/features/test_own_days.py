"""The daily dice follow each person's own date."""

from datetime import UTC, date, datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.features.daily.model import RankedBy
from bot.features.daily.rules import (
    days_before,
    days_between,
    first_open,
    last_open,
    over_at,
    result_due,
    results_due,
    to_draw,
)
from bot.features.daily.service import DailyDice
from bot.features.daily.store import own_leaderboard
from bot.store.people import set_zone
from bot.zones import Zone
from localdiscord import Person
from tests.support.daily_steps import Day, Process, ask, over, play_to_the_end, play_turn
from tests.support.databases import looking, opened
from tests.support.sentences import says
from tests.support.steps import pressable
from tests.support.tavern import Tavern
from tools.own_days import PLACES, live

pytestmark = pytest.mark.usefixtures("day")

YEAR = int(datetime(2027, 1, 1, tzinfo=UTC).timestamp())
moments = st.integers(YEAR, YEAR + 366 * 86_400)
zones = st.sampled_from(PLACES).map(Zone)


@given(moments, zones)
def test_each_date_on_a_clock_is_open_and_there_are_two_or_three(now: int, zone: Zone) -> None:
    days = days_between(first_open(now), last_open(now))
    assert str(zone.date_at(now)) in days
    assert len(days) == (3 if datetime.fromtimestamp(now, UTC).hour in (10, 11) else 2)


@given(moments)
def test_a_day_is_over_when_the_last_clocks_have_ended_it(now: int) -> None:
    day = first_open(now)
    assert first_open(over_at(day) - 1) == day
    assert days_before(first_open(over_at(day))) == day


@given(moments, st.integers(1, 4))
def test_dice_are_decided_once_for_days_in_order_and_before_a_day_begins_anywhere(now: int, days: int) -> None:
    first = to_draw(None, now)
    later = to_draw(first[-1], now + days * 86_400)
    assert sorted({*first, *later}) == [*first, *later]
    assert days_before(last_open(now), -1) in first
    assert days_before(last_open(now + days * 86_400), -1) in {*first, *later}
    assert to_draw(later[-1], now + days * 86_400) == []


@given(moments, zones)
def test_a_result_is_due_from_nine_to_nine_and_the_third_day_after_it_has_begun_nowhere(now: int, zone: Zone) -> None:
    day = result_due(zone, now)
    due = results_due(now)
    assert due[0] <= day <= due[1]
    clock = zone.local(now)
    assert day == days_before(str(clock.date()), 1 if clock.hour >= 9 else 2)
    nine = zone.at(date.fromisoformat(days_before(day, -1)), 9 * 60)
    assert days_before(day, -3) > last_open(nine)


async def test_people_in_many_zones_who_move_play_once_every_day_of_theirs() -> None:
    assert await live(people=3, days=3, seed=1, begins=datetime(2027, 3, 26, 9, 5, tzinfo=UTC)) > 5


async def live_in(tavern: Tavern, person: Person, zone: str) -> None:
    await tavern.bot.database.write(set_zone, person.id, Zone(zone), tavern.bot.services.get(DailyDice).now)


async def test_a_day_ends_at_the_players_midnight_and_its_secret_waits_for_the_last_clocks(
    tavern: Tavern, day: Day
) -> None:
    person = tavern.people[0]
    await live_in(tavern, person, "Europe/Berlin")
    board = await ask(tavern, person)
    await person.click(board, label="Roll 6")
    midnight = int(datetime(2027, 1, 15, 23, tzinfo=UTC).timestamp())
    assert says(board, "daily-until", end=midnight)
    day.now = midnight - 1
    assert says(await ask(tavern, person), "daily-head", turn=1)
    day.now = midnight
    await person.click(board, label="Most points")
    assert says(board, "daily-cut-off")
    assert says(await person.click(board, label="Check the dice"), "daily-check", end=over_at("2027-01-15"))
    await over(tavern, day)
    assert says(await person.click(board, label="Check the dice"), "verify-dice")


async def test_who_moves_west_keeps_the_day_and_plays_it_once(tavern: Tavern, day: Day) -> None:
    person = tavern.people[0]
    await live_in(tavern, person, "Asia/Tokyo")
    day.now = datetime(2027, 1, 15, 16, tzinfo=UTC).timestamp()
    await play_to_the_end(person, await ask(tavern, person))
    await live_in(tavern, person, "America/Los_Angeles")
    again = await ask(tavern, person)
    # January 16, which has not begun in Los Angeles, ends there.
    assert says(again, "daily-day-head", day="Jan 16, 2027")
    assert says(again, "daily-next", end=int(datetime(2027, 1, 17, 8, tzinfo=UTC).timestamp()))
    day.now = datetime(2027, 1, 17, 8, tzinfo=UTC).timestamp()
    assert says(await ask(tavern, person), "daily-head", turn=1)


async def test_who_moves_east_finishes_the_day_before_and_then_plays_the_next(tavern: Tavern, day: Day) -> None:
    person = tavern.people[0]
    day.now = datetime(2027, 1, 15, 20, tzinfo=UTC).timestamp()
    board = await ask(tavern, person)
    await play_turn(person, board)
    await live_in(tavern, person, "Asia/Tokyo")
    again = await ask(tavern, person)
    assert says(again, "daily-head", number="1", turn=2)
    await play_to_the_end(person, again)
    assert not says(again, "daily-next")
    await person.click(again, label="Play today's dice")
    assert says(await ask(tavern, person), "daily-head", number="2", turn=1)


async def test_a_server_gives_its_zone_to_who_has_none(tavern: Tavern, day: Day) -> None:
    first, second, _ = tavern.people
    await live_in(tavern, second, "UTC")
    await tavern.bot.services.settings.change(tavern.guild.id, zone=Zone("Pacific/Auckland"))
    day.now = datetime(2027, 1, 15, 12, tzinfo=UTC).timestamp()
    await play_to_the_end(first, await ask(tavern, first))
    await play_to_the_end(second, await ask(tavern, second))
    await tavern.bot.services.settings.change(tavern.guild.id, zone=Zone("America/Lima"))
    assert says(await ask(tavern, first), "daily-day-head", day="Jan 16, 2027")
    assert says(await ask(tavern, second), "daily-day-head", day="Jan 15, 2027")


async def test_who_has_played_without_a_zone_skips_no_day_because_a_server_has_one(tavern: Tavern, day: Day) -> None:
    person = tavern.people[0]
    await play_to_the_end(person, await ask(tavern, person))
    await tavern.bot.services.settings.change(tavern.guild.id, zone=Zone("Pacific/Auckland"))
    day.now = datetime(2027, 1, 16, 12, tzinfo=UTC).timestamp()
    await play_to_the_end(person, await ask(tavern, person))
    # It is January 17 in Auckland.
    assert says(await ask(tavern, person), "daily-day-head", day="Jan 16, 2027")


async def test_in_the_east_the_newest_day_that_is_over_everywhere_is_two_days_old(tavern: Tavern, day: Day) -> None:
    person = tavern.people[0]
    await play_to_the_end(person, await ask(tavern, person))
    await over(tavern, day)
    await live_in(tavern, person, "Pacific/Auckland")
    board = await ask(tavern, person)
    assert "Dice of Jan 15, 2027" in pressable(board)
    assert "Yesterday" not in pressable(board)


async def test_days_in_a_row_are_listed_until_the_day_after_is_over_everywhere(path: Path, day: Day) -> None:
    async with opened(path) as database:
        here = Process(database, day)
        await database.write(set_zone, 1001, Zone("Pacific/Kiritimati"), here.dice.now)
        await here.throw(await here.dice.begin(1001, 1, 5))
        with looking(path) as look:
            ((listed,),) = look("SELECT period FROM daily_ranks WHERE \"by\" = 'streak'")
        ends = over_at(days_before(listed, -1))
        for now, people in {ends - 1: 1, ends: 0}.items():
            day.now = now
            found = await database.read(own_leaderboard, RankedBy.STREAK, 5, 1001, now)
            assert found.people == people
