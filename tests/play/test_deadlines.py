"""Until when a game waits: pure decisions about turns, reminders and pauses."""

from hypothesis import given
from hypothesis import strategies as st

from bot.model.deadline import DAY, HOUR, LEAST_HOURS, Deadline
from bot.servers.settings import TURN_SECONDS_CHOICES

NOW = st.integers(0, 2**40)
LENGTHS = st.builds(Deadline, seconds=st.sampled_from(TURN_SECONDS_CHOICES))
DAILY = st.builds(Deadline, seconds=st.just(DAY), hour=st.integers(0, 23), zone=st.integers(-11, 12))


def local_time(moment: int, turns: Deadline) -> int:
    """The seconds since midnight where the host is."""
    return (moment + (turns.zone or 0) * HOUR) % DAY


@given(DAILY, NOW)
def test_a_turn_by_a_time_of_day_ends_at_the_first_one_that_leaves_eight_hours(turns: Deadline, now: int) -> None:
    end = turns.begun(now).due_at or 0
    assert local_time(end, turns) == (turns.hour or 0) * HOUR
    assert LEAST_HOURS * HOUR <= end - now < LEAST_HOURS * HOUR + DAY


def test_by_eight_in_the_evening_in_berlin() -> None:
    turns, noon = Deadline(seconds=DAY, hour=20, zone=1), 12 * HOUR
    assert turns.ends_at(noon - HOUR) == 19 * HOUR, "at noon there, eight hours are left"
    assert turns.ends_at(noon) == 19 * HOUR + DAY


@given(LENGTHS | DAILY, NOW)
def test_a_reminder_of_a_slow_turn_comes_in_its_last_quarter_but_an_hour_before_its_end(
    turns: Deadline, now: int
) -> None:
    begun = turns.begun(now)
    end, alarm = begun.due_at or 0, begun.alarm_at or 0
    length, warning = end - now, end - alarm
    if turns.is_slow:
        assert HOUR <= warning <= length // 4
        assert warning == length // 4 or length > DAY == turns.seconds
    else:
        assert warning == length // 5


@given(LENGTHS | DAILY, NOW, st.integers(0, 40 * HOUR), st.integers(0, 14 * DAY))
def test_a_pause_brings_no_second_reminder_and_takes_no_time(
    turns: Deadline, now: int, played: int, paused: int
) -> None:
    begun = turns.begun(now)
    end, alarm = begun.due_at or 0, begun.alarm_at or 0
    at = min(now + played, end - 1)
    if at >= alarm:
        begun = begun.until(end)
    resumed = begun.pausing(at, 1).begun(at + paused, max(30, end - at))
    assert (resumed.due_at or 0) - (at + paused) == max(30, end - at)
    if at >= alarm:
        assert resumed.alarm_at == resumed.due_at


@given(LENGTHS | DAILY, st.sampled_from(TURN_SECONDS_CHOICES))
def test_turns_keep_to_the_limit_of_a_server(turns: Deadline, limit: int) -> None:
    allowed = turns.within(limit)
    assert allowed.seconds == min(turns.seconds, limit)
    assert allowed.hour == (turns.hour if limit >= DAY else None)
