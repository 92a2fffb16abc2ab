"""Nudges: direct messages that say that it is a person's turn, and those that remind of the daily dice."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from unittest.mock import AsyncMock

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.features.nudges import store as nudges
from bot.features.nudges.model import PRESENT_SECONDS, Games, WaitingTurn, Wishes
from bot.features.nudges.rules import EVENING, after_quiet, decide, moved, nudge_at
from bot.features.nudges.screens import Nudger
from bot.model.deadline import SLOW_SECONDS
from bot.store.people import set_zone
from bot.zones import Zone
from localdiscord import Message, Person
from tests.support.daily_steps import Day, ask, play_to_the_end
from tests.support.nudges import sent_to, want
from tests.support.sentences import refused, says
from tests.support.steps import FARKLE, at_rest, begin, forge, manage, pass_time, press, pressable
from tests.support.table import Hourglass
from tests.support.tavern import Tavern, running_bot, scripted

DAY, HOUR = 24 * 3600, 3600
ROLLS = ("6", "1", "112346", FARKLE)
"""The host begins, and rolls two 1s; then the other farkles."""


async def move(tavern: Tavern, person: Person, zone: Zone) -> None:
    await tavern.bot.database.write(set_zone, person.id, zone, tavern.bot.services.sessions.now())


async def look(tavern: Tavern) -> None:
    await tavern.bot.jobs.play("nudges")


async def begin_slowly(tavern: Tavern, *dice: str, seconds: int = 3 * DAY) -> Message:
    await manage(tavern, turn_seconds=seconds)
    return await begin(tavern, dice=(*ROLLS, *dice))


async def test_a_slow_turn_is_told_once_as_a_board_to_play_on(tavern: Tavern, clock: Hourglass) -> None:
    host, second, _ = tavern.people
    await want(second, games="slow")
    await begin_slowly(tavern, "234466")
    await press(tavern, "Roll", "Bank 200")
    board = await tavern.board()
    clock.now += PRESENT_SECONDS - 1
    await look(tavern)
    assert sent_to(second) == []
    clock.now += 1
    for _ in range(3):
        await look(tavern)
    (nudge,) = sent_to(second)
    assert says(nudge, "nudge-head", games=1)
    assert says(nudge, "own-game", link=board)
    assert pressable(nudge) == ["Roll 6", "Leave", "My games", "Stop these messages"]
    assert (await second.click(nudge, label="Roll")).kind == "update"
    await at_rest(tavern)
    assert says(nudge, "board-waits", player=host)
    assert sent_to(second) == [nudge]
    assert f"➤ {host.mention}" in (await tavern.board()).text
    # The list of games does not replace it.
    listed = await second.click(nudge, label="My games")
    assert listed.ephemeral
    assert says(listed, "own-game-state", state="other", player=host)
    # The next turn is another.
    await press(tavern, "Roll")
    await look(tavern)
    clock.now += PRESENT_SECONDS
    await look(tavern)
    assert len(sent_to(second)) == 2
    assert sent_to(host) == []
    # An old nudge still shows the game as it is.
    assert (await second.click(nudge, label="Leave")).ephemeral
    stopped = await second.click(sent_to(second)[-1], label="Stop these messages")
    assert stopped.ephemeral
    assert says(stopped, "nudges")
    assert (await tavern.bot.database.read(nudges.of, second.id)).games is Games.OFF


async def test_a_turn_that_waits_for_a_person_gets_its_nudge_when_it_goes_on(tavern: Tavern, clock: Hourglass) -> None:
    second = tavern.people[1]
    await want(second, games="slow")
    await begin_slowly(tavern)
    await second.slash(tavern.channel, "farkle away", until="3")
    await press(tavern, "Roll", "Bank 200")
    await clock.passes(2 * DAY)
    await look(tavern)
    assert sent_to(second) == []
    await clock.passes(DAY)
    await clock.passes(PRESENT_SECONDS)
    await look(tavern)
    (nudge,) = sent_to(second)
    assert says(nudge, "nudge-head", games=1)


async def test_who_pressed_something_in_this_turn_is_there(tavern: Tavern, clock: Hourglass) -> None:
    second = tavern.people[1]
    await want(second, games="slow")
    await begin_slowly(tavern)
    await press(tavern, "Roll", "Bank 200")
    clock.now += 1
    # A press that changes nothing.
    await second.click(await tavern.board(), label="Leave")
    clock.now += DAY
    await look(tavern)
    assert sent_to(second) == []


async def test_a_challenge_calls_by_its_own_board(tavern: Tavern, clock: Hourglass) -> None:
    first, second, _ = tavern.people
    await want(second, games="always")
    await want(first, games="always")
    await first.slash(tavern.channel, "farkle challenge", player=second)
    await at_rest(tavern)
    await second.click(sent_to(second)[-1], label="Accept")
    await at_rest(tavern)
    before = [len(sent_to(person)) for person in (first, second)]
    clock.now += HOUR
    await look(tavern)
    assert [len(sent_to(person)) for person in (first, second)] == before


async def test_a_nudge_waits_for_the_end_of_the_night(tavern: Tavern, clock: Hourglass) -> None:
    second = tavern.people[1]
    # 20:30 for them, who are two hours ahead of UTC.
    clock.now = datetime(2070, 3, 1, 18, 30, tzinfo=UTC).timestamp()
    page = await want(second, games="slow", quiet="22-8")
    zone = (await second.click(page, label="My time zone")).shown
    await second.choose(zone, "fs:zone-clock:*", ["20"])
    places = next(each for each in zone.selects if "Africa/Maputo" in each.options)
    await second.choose(zone, places.custom_id, ["Africa/Maputo"])
    assert "Maputo (UTC+2), now 20:30." in zone.text
    await begin_slowly(tavern)
    clock.now += 90 * 60
    await press(tavern, "Roll", "Bank 200")
    for hour in range(23, 30):
        clock.now = datetime(2070, 3, 1, tzinfo=UTC).timestamp() + (hour - 2) * HOUR
        await look(tavern)
        assert sent_to(second) == [], hour
    clock.now += HOUR
    await look(tavern)
    assert len(sent_to(second)) == 1


@pytest.mark.both
async def test_a_digest_has_all_turns_of_the_day(tavern: Tavern, clock: Hourglass) -> None:
    host, second, _ = tavern.people
    clock.now = datetime(2070, 3, 1, 8, 0, tzinfo=UTC).timestamp()
    await want(second, games="slow", daily="on")
    await begin_slowly(tavern, *ROLLS)
    await press(tavern, "Roll", "Bank 200")
    elsewhere = tavern.guild.add_channel("elsewhere")
    await tavern.until(lambda: tavern.bot.get_channel(elsewhere.id) is not None)
    tavern.roll = scripted(*ROLLS)
    lobby = (await host.slash(elsewhere, "farkle start")).shown
    await second.click(lobby, label="Join")
    await host.click(lobby, label="Start")
    for label in ("Roll", "Bank 200"):
        await host.click((await at_rest(tavern, elsewhere))[-1], label=label)
    for hour in range(9, 19):
        clock.now = datetime(2070, 3, 1, hour, tzinfo=UTC).timestamp()
        await look(tavern)
        assert sent_to(second) == [], hour
    clock.now += HOUR
    await look(tavern)
    (digest,) = sent_to(second)
    assert says(digest, "nudge-head", games=2)
    assert [label for label in pressable(digest) if label != "My games"] == ["Play", "Play", "Stop these messages"]
    # Play shows a game in place.
    await second.click(digest, "fg:play:1")
    assert pressable(digest) == ["Roll 6", "Leave", "My games"]
    clock.now += DAY
    await look(tavern)
    assert len(sent_to(second)) == 1


@pytest.mark.refused
async def test_closed_messages_end_it(tavern: Tavern, clock: Hourglass) -> None:
    second = tavern.people[1]
    await want(second, games="slow", evening="on")
    await begin_slowly(tavern)
    second.accepts_direct_messages = False
    await press(tavern, "Roll", "Bank 200")
    clock.now += PRESENT_SECONDS
    await look(tavern)
    second.accepts_direct_messages = True
    clock.now += 2 * DAY
    await look(tavern)
    assert sent_to(second) == []
    wishes = await tavern.bot.database.read(nudges.of, second.id)
    assert (wishes.games, wishes.evening, wishes.closed) == (Games.OFF, False, True)
    page = await want(second)
    assert says(page, "nudges-closed")
    await second.choose(page, "fs:nudge:games:*", ["slow"])
    assert not says(page, "nudges-closed")


@pytest.mark.without_bot
async def test_a_process_that_stops_before_it_sends_tells_nobody_twice(path: Path, tavern: Tavern) -> None:
    second = tavern.people[1]
    async with running_bot(tavern, path, scripted(*ROLLS)):
        await want(second, games="slow")
        await manage(tavern, turn_seconds=DAY)
        await begin(tavern)
        await press(tavern, "Roll", "Bank 200")
        pass_time(tavern, PRESENT_SECONDS)
        with pytest.MonkeyPatch.context() as dying:
            dying.setattr(Nudger, "_send", AsyncMock())  # no kill hits that moment for sure
            await look(tavern)
    async with running_bot(tavern, path, scripted()):
        pass_time(tavern, HOUR)
        await look(tavern)
        assert sent_to(second) == []


async def test_it_is_offered_once_below_the_first_slow_game(tavern: Tavern) -> None:
    host, second, _ = tavern.people
    await manage(tavern, turn_seconds=300)
    await begin(tavern, dice=ROLLS)
    await begin_slowly(tavern)
    await begin_slowly(tavern)
    await at_rest(tavern)
    offers = [
        [each for each in tavern.channel.messages(viewer=person) if says(each, "nudge-offer")]
        for person in (host, second)
    ]
    assert [[each.ephemeral_for for each in theirs] for theirs in offers] == [[host], [second]]
    offer = offers[0][0]
    await host.click(offer, label="Tell me when it's my turn")
    assert says(offer, "nudges")
    assert (await tavern.bot.database.read(nudges.of, host.id)).games is Games.SLOW
    assert (await tavern.bot.database.read(nudges.of, second.id)).games is Games.OFF
    for forged in ("fs:nudge:zone:99", "fs:nudge:locale:x"):
        assert refused(await forge(host, offer, forged), "unknown-button")


async def test_the_evening_reminds_of_the_daily_dice_who_has_not_played(tavern: Tavern, day: Day) -> None:
    host, second, third = tavern.people
    for person in (host, second):
        await want(person, evening="on")
        await move(tavern, person, Zone("Europe/Berlin"))
    await play_to_the_end(host, await ask(tavern, host))
    begun = day.now
    for hours in range(12):
        day.now = begun + hours * HOUR
        await look(tavern)
        # At 19:00 for them.
        assert len(sent_to(second)) == (hours >= 10), hours
    assert sent_to(host) == sent_to(third) == []
    assert says(sent_to(second)[0], "daily-reminder")
    # Not twice a day, even if they move to where it is evening later.
    await move(tavern, second, Zone("Atlantic/Azores"))
    for hours in range(12, 16):
        day.now = begun + hours * HOUR
        await look(tavern)
    assert len(sent_to(second)) == 1
    played = await second.click(sent_to(second)[0], label="Play today's dice")
    assert played.ephemeral
    day.now = begun + 36 * HOUR
    await look(tavern)
    assert (len(sent_to(second)), len(sent_to(host))) == (2, 1)
    await second.click(sent_to(second)[-1], label="Stop these messages")
    day.now += DAY
    await look(tavern)
    assert (len(sent_to(second)), len(sent_to(host))) == (2, 2)


hours = st.integers(0, 23)
wishes = st.builds(
    Wishes,
    games=st.sampled_from(Games),
    daily=st.booleans(),
    evening=st.booleans(),
    quiet_from=hours,
    quiet_hours=st.integers(0, 14),
    zone=st.builds(Zone.fixed, st.integers(-11, 13).map(lambda hours: hours * 60)),
)


def turn(since: int, seconds: int = DAY, moved_at: int = 0) -> WaitingTurn:
    return WaitingTurn(1, since, seconds, moved_at)


@given(wishes, st.integers(10**9, 2 * 10**9))
def test_when_a_turn_is_told(wishes: Wishes, since: int) -> None:
    at = nudge_at(wishes, since)
    assert after_quiet(wishes, at) == at, "never in quiet hours"
    assert since + PRESENT_SECONDS <= at <= since + PRESENT_SECONDS + 2 * DAY
    local = (at + wishes.zone.offset(at)) % DAY
    if not wishes.quiet_hours:
        assert at == since + PRESENT_SECONDS if not wishes.daily else local == EVENING * HOUR
    elif at > since + PRESENT_SECONDS and local != EVENING * HOUR:
        assert local == (wishes.quiet_from + wishes.quiet_hours) % 24 * HOUR, "as soon as they end"


@given(
    wishes,
    st.integers(10**9, 10**9 + DAY),
    st.lists(st.tuples(st.integers(0, 3 * DAY), st.sampled_from([300, SLOW_SECONDS, DAY])), max_size=5),
    st.integers(1, 10),
)
def test_a_bot_that_looks_when_it_is_told_to_misses_and_repeats_nothing(
    wishes: Wishes, began: int, turns: Sequence[tuple[int, int]], days: int
) -> None:
    waiting = [turn(began + after, seconds) for after, seconds in turns]
    wanted = [each for each in waiting if wishes.games is Games.ALWAYS or each.seconds >= SLOW_SECONDS]
    wakes = sorted({began, *(each.since + PRESENT_SECONDS for each in waiting)})
    sent, reminded, left = list[tuple[int, WaitingTurn]](), [0], list(waiting)
    while wakes and (now := wakes.pop(0)) < began + days * DAY:
        here = [each for each in left if each.since <= now]
        due = decide(wishes, here, reminded[-1], True, now=now, pressed_at=lambda _game: 0)
        assert due.next_at is None or due.next_at > now
        assert after_quiet(wishes, now) == now or not (due.nudged or due.reminds)
        sent += [(now, each) for each in due.nudged]
        left = [each for each in left if each not in due.nudged]
        reminded += [now] * due.reminds
        wakes = sorted({*wakes, *([due.next_at] if due.next_at else [])})
    if wishes.games is Games.OFF:
        assert sent == []
    else:
        for each in wanted:
            at = nudge_at(wishes, each.since)
            assert (at, each) in sent or at >= began + days * DAY, "exactly then"
        assert len(sent) <= len(wanted)
    assert len({wishes.zone.date_at(at) for at in reminded}) == len(reminded)
    assert len(reminded) - 1 in (range(days - 2, days + 2) if wishes.evening else (0,))


@given(wishes, st.integers(10**9, 2 * 10**9))
def test_who_moved_or_pressed_is_never_told(wishes: Wishes, since: int) -> None:
    for moved_at, pressed_at in ((since + 1, 0), (0, since + 1)):
        seen = turn(since, moved_at=moved_at)
        due = decide(wishes, [seen], 0, False, now=since + 9 * DAY, pressed_at=lambda _game: pressed_at)  # noqa: B023
        assert (due.nudged, due.seen) == ((), (seen,))
    awake = replace(wishes, games=Games.ALWAYS)
    due = decide(awake, [turn(since)], 0, False, now=since + 9 * DAY, pressed_at=lambda _game: since + 0.9)
    assert due.seen == (), "in the second in which the turn began"


CHANGES = [
    ("Europe/Berlin", datetime(2027, 3, 28)),
    ("Europe/Berlin", datetime(2027, 10, 31)),
    ("Australia/Sydney", datetime(2027, 10, 3)),
    ("Australia/Sydney", datetime(2027, 4, 4)),
    ("Australia/Lord_Howe", datetime(2027, 10, 3)),
    ("Australia/Lord_Howe", datetime(2027, 4, 4)),
    ("Antarctica/Troll", datetime(2027, 3, 28)),
    ("Africa/Cairo", datetime(2027, 4, 30)),
    ("America/Nuuk", datetime(2027, 10, 30)),
    ("Pacific/Apia", datetime(2011, 12, 30)),
]
"""Zones, and dates on which clocks change there."""


@pytest.mark.parametrize(("name", "day"), CHANGES)
def test_the_evening_comes_once_a_date_whatever_clocks_do(name: str, day: datetime) -> None:
    zone, reminded = Zone(name), list[int]()
    begun = zone.begins(day.date()) - 2 * DAY
    for now in range(begun, begun + 5 * DAY, 1800):
        wants = Wishes(evening=True, daily=True, zone=zone)
        assert f"{zone.local(nudge_at(wants, now)):%H:%M}" == "19:00"
        if decide(wants, [], reminded[-1] if reminded else 0, True, now=now, pressed_at=lambda _game: 0).reminds:
            reminded.append(now)
    assert {f"{zone.local(at):%H:%M}" for at in reminded} == {"19:00"}
    dates = {zone.date_at(now) for now in range(begun, begun + 5 * DAY, 3600) if zone.local(now).hour == EVENING}
    assert [zone.date_at(at) for at in reminded] == sorted(dates)


@pytest.mark.parametrize(
    ("far", "near"), [("Pacific/Kiritimati", "America/Los_Angeles"), ("Asia/Tokyo", "Europe/Berlin")]
)
@pytest.mark.parametrize("goes_back", [False, True])
def test_the_evening_comes_once_a_date_for_a_person_who_moves(far: str, near: str, goes_back: bool) -> None:
    before, after = map(Zone, (near, far) if goes_back else (far, near))
    begun, dates = before.at(datetime(2027, 1, 10).date(), EVENING * 60), [datetime(2027, 1, 10).date()]
    reminded = moved(begun, before, after)
    for now in range(begun, begun + 4 * DAY, 1800):
        wants = Wishes(evening=True, zone=after)
        if decide(wants, [], reminded, True, now=now, pressed_at=lambda _game: 0).reminds:
            reminded = now
            dates.append(after.date_at(now))
    assert [(each - dates[0]).days for each in dates] == [*range(len(dates))]
    assert len(dates) >= 4


@pytest.mark.parametrize(("name", "day"), CHANGES)
@pytest.mark.parametrize(("first", "length"), [(22, 8), (21, 5), (18, 14)])
def test_quiet_hours_end_when_clocks_reach_their_end(name: str, day: datetime, first: int, length: int) -> None:
    zone = Zone(name)
    quiet, begun = Wishes(quiet_from=first, quiet_hours=length, zone=zone), zone.begins(day.date()) - 2 * DAY
    for moment in range(begun, begun + 4 * DAY, 1800):
        end, now = after_quiet(quiet, moment), zone.local(moment)
        if end > moment:
            since = (now.hour - first) % 24
            assert since < length or moment >= zone.at(zone.date_at(moment), first * 60)
            reached = zone.local(end)
            assert reached.hour * 60 + reached.minute >= (first + length) % 24 * 60
            assert after_quiet(quiet, end) == end
