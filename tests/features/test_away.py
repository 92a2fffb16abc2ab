"""`/farkle away`: slow games wait for a person who is away, and others may play on if the host allowed that."""

from pathlib import Path

import pytest

from bot.features.away.store import away_from
from bot.model.deadline import DAY, HOUR, Delay
from localdiscord import Message, Outcome, Person
from tests.support.sentences import refused, says
from tests.support.steps import (
    FARKLE,
    at_rest,
    begin,
    board_after,
    custom_id,
    leave,
    manage,
    open_lobby,
    pause,
    press,
    pressable,
    start,
)
from tests.support.table import Hourglass, due, last
from tests.support.tavern import Tavern, running_bot, scripted


async def away(tavern: Tavern, person: Person, until: str = "") -> Outcome:
    options = {"until": until} if until else {}
    return await person.slash(tavern.channel, "farkle away", **options)


async def begin_slowly(tavern: Tavern, players: int = 2, dice: tuple[str, ...] = ("6", "1", "3")) -> Message:
    await manage(tavern, turn_seconds=DAY)
    return await begin(tavern, players=players, dice=dice)


def is_away(board: Message, person: Person, until: float) -> bool:
    return says(board, "board-held", player=person, until=str(int(until)))


async def test_a_turn_waits_a_fortnight_and_then_has_what_was_left_of_it(tavern: Tavern, clock: Hourglass) -> None:
    board, host = await begin_slowly(tavern), tavern.people[0]
    clock.now += 4 * HOUR
    until = clock.now + 14 * DAY
    assert says(await away(tavern, host, "14"), "away-begins", until=str(int(until)))
    await clock.strikes_until(lambda: is_away(board, host, until))
    assert not says(board, "board-time")
    await clock.passes(14 * DAY - 1)
    assert last(tavern) is board, "no reminder, and nothing is lost"
    await clock.passes(1)
    await clock.strikes_until(lambda: says(last(tavern), "reminder-in-turn"))
    board = last(tavern)
    assert board.pings == [host]
    assert says(board, "reminder-in-turn", due=due(clock, 20 * HOUR))
    assert says(board, "board-time", due=due(clock, 20 * HOUR))
    await clock.passes(14 * HOUR)
    reminder = last(tavern)
    assert says(reminder, "reminder-in-turn")
    await clock.passes(6 * HOUR - 1)
    assert last(tavern) is reminder
    await clock.passes(1)
    assert says(last(tavern), "turn-lapse", player=host, why="time")


async def test_the_next_turn_waits_too_and_calls_its_player_after_the_holiday(tavern: Tavern, clock: Hourglass) -> None:
    await manage(tavern, turn_seconds=DAY)
    host, second, _ = tavern.people
    lobby = await open_lobby(tavern, 2, dice=("6", "1", FARKLE))
    clock.now += HOUR
    until = clock.now + 3 * DAY
    await away(tavern, second, "3")
    clock.now += HOUR
    old = await start(tavern, lobby)
    await press(tavern, "Roll")
    board = await tavern.board()
    assert board is old, "nobody is called who is away"
    assert is_away(board, second, until)
    assert "Play on" not in str(pressable(board)), "the game waits unless the host allowed otherwise"
    assert refused(await host.click(board, f"{custom_id(board, 'play-on')}:2", force=True), "not-missing")
    clock.now = until
    await clock.passes(0)
    assert last(tavern).pings == [second]
    assert says(last(tavern), "board-time", due=due(clock, DAY))


@pytest.mark.parametrize("until", ["", "0", "Now: I'm back"])
async def test_who_comes_back_earlier_plays_on(tavern: Tavern, clock: Hourglass, until: str) -> None:
    board, host = await begin_slowly(tavern), tavern.people[0]
    await away(tavern, host, "5 days")
    await clock.strikes_until(lambda: is_away(board, host, clock.now + 5 * DAY))
    clock.now += 2 * DAY
    back = await away(tavern, host, until)
    assert says(back, "away-ends", undone="no")
    assert says(back, "away-turn", due=due(clock, DAY))
    await clock.strikes_until(lambda: says(board, "board-time", due=due(clock, DAY)))
    assert last(tavern) is board, "they know, so nothing is posted"
    assert refused(await away(tavern, host, until), "away-not")


async def test_going_away_again_and_again_holds_up_no_turn(tavern: Tavern, clock: Hourglass) -> None:
    board, host = await begin_slowly(tavern, dice=("6", "1", FARKLE)), tavern.people[0]
    clock.now += DAY - 12 * 60
    end, messages = int(clock.now) + 12 * 60, len(tavern.channel.messages())
    for _ in range(3):
        await away(tavern, host, "14")
        await clock.strikes_until(lambda: says(board, "board-held"))
        clock.now += 60
        back = await away(tavern, host)
        assert says(back, "away-ends", undone="yes")
        assert says(back, "away-turn", due=str(end)), "as if it had not been"
        await clock.strikes_until(lambda: says(board, "board-time", due=str(end)))
    await away(tavern, host, "1")
    await clock.strikes_until(lambda: says(board, "board-held"))
    clock.now += 11 * 60
    end = int(clock.now) + HOUR
    assert says(await away(tavern, host), "away-turn", due=str(end))
    await clock.strikes_until(lambda: says(board, "board-time", due=str(end)))
    # One hold per turn, and the break was shorter than a day.
    assert refused(await away(tavern, host, "14"), "away-too-long", days=13)
    until = clock.now + 13 * DAY
    assert says(await away(tavern, host, "13"), "away-waited", due=str(end))
    await clock.passes(0)
    assert says(board, "board-time", due=str(end))
    assert len(tavern.channel.messages()) == messages
    await clock.passes(HOUR)
    assert says(last(tavern), "turn-lapse", player=host, why="time")
    await press(tavern, "Roll")
    assert is_away(await tavern.board(), host, until), "the end of a turn is no move, so the next one waits"


async def test_who_plays_is_back_in_that_game_only(tavern: Tavern, clock: Hourglass) -> None:
    board = await begin_slowly(tavern, dice=("6", "1", "6", "1", FARKLE, FARKLE, "115234"))
    host = tavern.people[0]
    home, elsewhere = tavern.channel, tavern.guild.add_channel("elsewhere")
    tavern.channel = elsewhere
    other = await open_lobby(tavern, 2)
    await host.click(other, label="Start")
    other = await tavern.board()
    tavern.channel = home
    until = clock.now + 5 * DAY
    await away(tavern, host, "5")
    await clock.strikes_until(lambda: is_away(board, host, until) and is_away(other, host, until))
    clock.now += DAY
    await press(tavern, "Roll")
    await press(tavern, "Roll")
    board = await tavern.board()
    assert tavern.on_turn(board) is host
    assert says(board, "board-time", due=due(clock, DAY))
    assert is_away(other, host, until)
    # Whatever they press there is enough, also if it is refused.
    pressed = await host.click(other, f"{custom_id(other, 'play-on')}:1", force=True)
    await tavern.until(lambda: any(says(each, "missing-yourself") for each in pressed.followups))
    assert says(other, "board-time", due=due(clock, DAY))
    assert not says(other, "board-held")


async def test_others_play_on_if_the_host_allowed_it(tavern: Tavern, clock: Hourglass) -> None:
    await manage(tavern, turn_seconds=DAY)
    host, second, third = tavern.people
    lobby = await open_lobby(tavern, 3, dice=("6", "1", "3", FARKLE))
    rules = (await host.click(lobby, label="More")).shown
    assert says(rules, "lobby-turns", held="waits")
    await host.choose(rules, custom_id(lobby, "turns-away"), ["1"])
    assert says(rules, "lobby-turns", held="plays-on")
    await host.click(lobby, label="Start")
    board = await tavern.board()
    clock.now += HOUR
    until = int(clock.now) + 7 * DAY
    await away(tavern, host, "7")
    await clock.strikes_until(lambda: is_away(board, host, until))
    clock.now += HOUR
    (label,) = [each for each in pressable(board) if each.startswith("Play on without")]
    asked = await third.click(board, label=label)
    await third.click(asked.shown, label=label)
    board = (await at_rest(tavern))[-1]
    assert tavern.on_turn(board) is second
    assert "💤" in board.text, "they are skipped until they are back"
    assert not says(board, "board-held")
    board = await board_after(tavern, "Roll")
    await leave(third, board)
    board = (await at_rest(tavern))[-1]
    claimed = await second.click(board, label="Claim the win")
    assert refused(claimed, "claims-held", player=host, until=str(until)), "nobody who is away is gone"
    await host.click(board, label="I'm back")
    assert "💤" not in (await at_rest(tavern))[-1].text


async def test_refusals_say_how_many_days_are_left(tavern: Tavern, clock: Hourglass) -> None:
    board, host = await begin(tavern, dice=("6", "1")), tavern.people[0]
    assert refused(await away(tavern, host), "away-not", most=14)
    for wrong in ("15", "-1", "never"):
        assert refused(await away(tavern, host, wrong), "away-how-long", most=14)
    await away(tavern, host, "14")
    await clock.passes(0)
    assert says(board, "board-time", due=due(clock)), "a quick game goes on"
    assert not says(board, "board-held")
    clock.now += 10 * DAY
    assert refused(await away(tavern, host, "5"), "away-too-long", days=4, year=30)
    assert says(await away(tavern, host, "4"), "away-begins", until=due(clock, 4 * DAY))
    offered = await host.autocomplete(tavern.channel, "farkle away", "until", "")
    assert [each["value"] for each in offered] == [str(days) for days in range(15)]


@pytest.mark.without_bot
@pytest.mark.both
async def test_a_restart_ends_no_holiday(path: Path, tavern: Tavern) -> None:
    clock, host = Hourglass(), tavern.people[0]
    async with running_bot(tavern, path, scripted("6", "1"), clock) as bot:
        await clock.begin(bot, tavern)
        board, since = await begin_slowly(tavern, dice=()), int(clock.now)
        until = since + 2 * DAY
        await away(tavern, host, "2")
        await clock.strikes_until(lambda: is_away(board, host, until))
        assert await bot.database.read(away_from, host.id, 1, 1, since) == Delay(since, until)
    clock.now += DAY
    async with running_bot(tavern, path, scripted(), clock) as bot:
        await clock.begin(bot, tavern)
        await clock.passes(0)
        assert is_away(board, host, until)
        await pause(tavern, board)
        assert not says(board, "board-held")
        await tavern.people[1].click(board, label="Resume")
        assert is_away(board, host, until)
        await clock.passes(DAY)
        assert says(last(tavern), "reminder-in-turn", due=due(clock, DAY))
        await at_rest(tavern)
