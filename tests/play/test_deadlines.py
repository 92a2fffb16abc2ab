"""Until when a game waits: pure decisions about turns, reminders, pauses and holidays."""

from dataclasses import replace
from datetime import UTC as UTC_
from datetime import datetime

from hypothesis import given
from hypothesis import strategies as st

from bot.features.away.model import MOST_AT_ONCE, MOST_IN_YEAR, YEAR, days_left, joined
from bot.model.deadline import DAY, GRACE_SECONDS, HOUR, MOST_FREE_DAYS, UNDO_SECONDS, Deadline, Delay
from bot.servers.settings import TURN_SECONDS_CHOICES
from bot.zones import UTC, Zone

NOW = st.integers(0, 2**37)
LENGTHS = st.builds(Deadline, seconds=st.sampled_from(TURN_SECONDS_CHOICES))
SLOW = st.builds(Deadline, seconds=st.sampled_from([each for each in TURN_SECONDS_CHOICES if each >= DAY]))
DAILY = st.builds(
    Deadline, seconds=st.just(DAY), hour=st.integers(0, 23), zone=st.builds(Zone.fixed, st.integers(-11 * 60, 13 * 60))
)


def local_time(moment: int, turns: Deadline) -> int:
    """The seconds since midnight where the host is."""
    return (moment + (turns.zone or UTC).offset(moment)) % DAY


@given(DAILY, NOW)
def test_a_turn_by_a_time_of_day_ends_at_the_first_one_that_leaves_sixteen_hours(turns: Deadline, now: int) -> None:
    end = turns.begun(now).due_at or 0
    assert local_time(end, turns) == (turns.hour or 0) * HOUR
    assert 16 * HOUR <= end - now < 16 * HOUR + DAY


def test_by_eight_in_the_evening_in_berlin() -> None:
    turns, noon = Deadline(seconds=DAY, hour=20, zone=Zone.fixed(60)), 12 * HOUR
    assert turns.ends_at(noon - 9 * HOUR) == 19 * HOUR, "at four in the morning there, sixteen hours are left"
    assert turns.ends_at(noon) == 19 * HOUR + DAY
    assert replace(turns, edition=1).ends_at(noon - HOUR) == 19 * HOUR, "older games keep their eight hours"


PLACES = st.sampled_from(
    [
        "Europe/Berlin",
        "America/Los_Angeles",
        "Australia/Sydney",
        "Australia/Lord_Howe",
        "Antarctica/Troll",
        "Africa/Cairo",
    ]
)
FREE = st.sets(st.sampled_from("0123456"), max_size=MOST_FREE_DAYS).map("".join)
ANYWHERE = st.builds(Zone, PLACES)
SOME_YEARS = st.integers(
    int(datetime(2026, 1, 1, tzinfo=UTC_).timestamp()), int(datetime(2032, 1, 1, tzinfo=UTC_).timestamp())
)


@given(ANYWHERE, st.integers(0, 23), SOME_YEARS)
def test_a_turn_ends_once_clocks_have_reached_the_hour_whatever_they_do(zone: Zone, hour: int, now: int) -> None:
    end = Deadline(seconds=DAY, hour=hour, zone=zone).ends_at(now)
    day = zone.local(end).date()
    reached = [moment for moment in range(end - DAY, end + DAY, 900) if zone.local(moment).date() == day]
    assert end == min(moment for moment in reached if zone.local(moment).hour >= hour)
    assert 16 * HOUR <= end - now < 16 * HOUR + 26 * HOUR


@given(st.sampled_from([HOUR, 6 * HOUR, DAY, 3 * DAY]), st.none() | st.integers(0, 23), FREE, ANYWHERE, SOME_YEARS)
def test_no_turn_ends_on_a_free_day(seconds: int, hour: int | None, free: str, zone: Zone, now: int) -> None:
    turns = Deadline(seconds=seconds if hour is None else DAY, hour=hour, free_days=free, zone=zone)
    usual, end = replace(turns, free_days="").ends_at(now), turns.ends_at(now)
    assert str(zone.date_at(end).weekday()) not in free
    if str(zone.date_at(usual).weekday()) not in free:
        assert end == usual
    else:
        days = (zone.date_at(end) - zone.date_at(usual)).days
        assert 1 <= days <= 2
        assert end == zone.at(zone.date_at(end), round(_minutes(zone, usual))) + zone.local(usual).second
    for other in (
        turns.begun(now, 2 * HOUR),
        turns.begun(now).holding(now, now + 5 * DAY),
        turns.begun(now).given_back(now, now + DAY),
    ):
        assert str(zone.date_at(other.due_at or 0).weekday()) not in free


def _minutes(zone: Zone, moment: int) -> int:
    shown = zone.local(moment)
    return shown.hour * 60 + shown.minute


@given(
    st.sampled_from([DAY, 3 * DAY]), st.none() | st.integers(0, 23), FREE, ANYWHERE, SOME_YEARS, st.integers(1, 7 * DAY)
)
def test_a_free_day_gives_a_turn_that_waited_no_more_than_a_whole_turn(
    seconds: int, hour: int | None, free: str, zone: Zone, now: int, waited: int
) -> None:
    turns = Deadline(seconds=seconds if hour is None else DAY, hour=hour, free_days=free, zone=zone)
    most = seconds if hour is None else 40 * HOUR
    begun, later = turns.begun(now), now + UNDO_SECONDS + waited
    paused = begun.pausing(now, 1)
    held = begun.holding(now, later)
    assert (paused.seconds_left or 0) <= most
    for goes_on in (paused.begun(later, paused.seconds_left), held, held.going_on(later)):
        assert (goes_on.due_at or 0) <= later + most + 50 * HOUR, "it may meet free days again"
    assert begun.holding(now, later).going_on(now + 1).due_at == begun.due_at, "nothing has changed"


def test_quick_games_have_no_free_days() -> None:
    turns = Deadline(seconds=DAY, free_days="56")
    assert turns.within(HOUR).free_days == "56"
    assert turns.within(HOUR - 1).free_days == ""


@given(LENGTHS | DAILY, NOW)
def test_a_turns_reminder_comes_in_its_last_quarter_if_the_game_is_slow_else_in_the_last_fifth(
    turns: Deadline, now: int
) -> None:
    begun = turns.begun(now)
    end, alarm = begun.due_at or 0, begun.alarm_at or 0
    assert end - alarm == min(end - now, turns.seconds) // (4 if turns.seconds >= HOUR else 5)


@given(LENGTHS | DAILY, NOW, st.integers(0, 40 * HOUR), st.integers(0, 14 * DAY))
def test_a_pause_takes_no_time_and_reminds_nobody_again(turns: Deadline, now: int, played: int, paused: int) -> None:
    begun = turns.begun(now)
    end, alarm = begun.due_at or 0, begun.alarm_at or 0
    at = min(now + played, end - 1)
    if at >= alarm:
        begun = begun.until(end)
    resumed = begun.pausing(at, 1).begun(at + paused, max(30, end - at))
    assert (resumed.due_at or 0) - (at + paused) == max(30, end - at)
    if at >= alarm:
        assert resumed.alarm_at == resumed.due_at


@given(SLOW | DAILY, NOW, st.integers(0, 40 * HOUR), st.lists(st.integers(20 * 60, 14 * DAY), min_size=1, max_size=3))
def test_a_turn_that_was_held_has_what_was_left_of_it_or_an_hour_and_no_second_reminder(
    turns: Deadline, now: int, played: int, stays: list[int]
) -> None:
    begun = turns.begun(now)
    end, alarm = begun.due_at or 0, begun.alarm_at or 0
    at = min(now + played, end)
    held = begun.until(end) if at >= alarm else begun
    for stay in stays:
        # People may also go away for longer, or shorter.
        held = held.holding(at, at + stay)
        assert (held.alarm_at, held.held_until) == (at + stay, at + stay)
        at += stay // 2
    left = end - min(now + played, end)
    goes_on = held.going_on(at)
    assert (goes_on.due_at or 0) - at == max(HOUR, left)
    assert (goes_on.held_until, goes_on.seconds_left) == (None, None)
    if now + played >= alarm:
        assert goes_on.alarm_at == goes_on.due_at
    assert goes_on.held_since == min(now + played, end), "so that it does not wait again"
    assert goes_on.begun(at + DAY).held_since is None, "but the next turn does"
    paused = held.pausing(at, 1)
    assert (paused.seconds_left, paused.held_until, paused.held_since) == (max(30, left), None, None), (
        "after a pause, it waits on"
    )


@given(SLOW | DAILY, NOW, st.integers(0, 40 * HOUR), st.integers(1, 14), st.integers(0, UNDO_SECONDS - 1))
def test_a_holiday_taken_back_within_ten_minutes_gives_a_turn_nothing_but_two_minutes_to_go_on(
    turns: Deadline, now: int, played: int, days: int, waited: int
) -> None:
    begun = turns.begun(now)
    end = begun.due_at or 0
    at = min(now + played, end)
    goes_on = begun.holding(at, at + days * DAY).going_on(at + waited)
    if end - at - waited >= GRACE_SECONDS:
        assert (goes_on.due_at, goes_on.held_since) == (end, None)
    else:
        assert (goes_on.due_at, goes_on.held_since) == (at + waited + GRACE_SECONDS, at), "only once"


ABSENCES = st.lists(st.tuples(st.integers(0, 40 * HOUR), st.integers(0, 50 * HOUR)), min_size=1, max_size=4)


@given(LENGTHS | DAILY, NOW, ABSENCES)
def test_a_turn_gets_back_what_each_absence_took_and_has_a_quarter_or_two_minutes_but_not_more_than_all(
    turns: Deadline, now: int, absences: list[tuple[int, int]]
) -> None:
    deadline, least = turns.begun(now), max(turns.seconds // 4, 2 * 60)
    for played, took in absences:
        end = deadline.due_at or 0
        since = min(now + played, end)
        now = since + took
        deadline = deadline.given_back(since, now)
        left = (deadline.due_at or 0) - now
        if turns.hour is None:
            assert left == min(max(end - since, least), turns.seconds)
        else:
            assert min(end - since, least) <= left <= max(end, turns.ends_at(now)) - now
        is_called = deadline.alarm_at == now
        assert is_called == (deadline.due_at != end and end - since < least), "who had enough needs no call"


@st.composite
def holidays(draw: st.DrawFn) -> list[Delay]:
    """What days_left has allowed, each for as long as the person stayed away."""
    taken, now = list[Delay](), 10 * YEAR
    for _ in range(draw(st.integers(0, 12))):
        now += draw(st.sampled_from([0, 1, DAY - 1, DAY]) | st.integers(0, 60 * DAY))
        if left := days_left(taken, now):
            taken.append(Delay(now, now + draw(st.integers(1, left * DAY))))
            now = taken[-1].until
    return taken


@given(holidays())
def test_nobody_is_away_more_than_fourteen_days_at_once_or_thirty_in_a_year(taken: list[Delay]) -> None:
    for last in taken:
        within = [max(0, min(each.until, last.until) - max(each.since, last.until - YEAR)) for each in taken]
        assert sum(within) <= MOST_IN_YEAR * DAY
    for whole in joined(taken):
        assert whole.until - whole.since <= MOST_AT_ONCE * DAY, "however often they came back for less than a day"


def test_a_year_has_two_fortnights_and_two_days() -> None:
    first, second = Delay(0, 14 * DAY), Delay(20 * DAY, 34 * DAY)
    assert days_left([], 0) == 14
    assert days_left([first], 14 * DAY) == days_left([first], 15 * DAY - 1) == 0, "a break of a day, or it is the same"
    assert days_left([first], 15 * DAY) == 14
    seconds = [Delay(at * 2 * DAY, at * 2 * DAY + 1) for at in range(29)]
    assert days_left(seconds, 58 * DAY) == 1, "each costs a day"
    assert days_left([first, second], 40 * DAY) == 2
    assert days_left([first, second], YEAR + 7 * DAY) == 9, "a year later, days of the first are free again"


@given(LENGTHS | DAILY, st.sampled_from(TURN_SECONDS_CHOICES))
def test_turns_keep_to_the_limit_of_a_server(turns: Deadline, limit: int) -> None:
    allowed = turns.within(limit)
    assert allowed.seconds == min(turns.seconds, limit)
    assert allowed.hour == (turns.hour if limit >= DAY else None)
