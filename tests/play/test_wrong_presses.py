"""Presses that cannot count: by strangers, out of turn, twice, too many, on old boards, forged."""

import asyncio
from collections.abc import Callable
from itertools import product

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.ui.admission import MOST_AT_ONCE, MOST_MARKS
from localdiscord import Outcome, Person, Request
from tests.support.sentences import refused, says
from tests.support.steps import (
    HOST_BEGINS,
    address,
    another_server,
    at_rest,
    begin,
    board_after,
    custom_id,
    die,
    forge,
    is_over,
    marked,
    open_lobby,
    press,
    press_more,
    pressable,
    start,
    stop,
    thrown,
)
from tests.support.tavern import Tavern, playing, scripted, seeded


async def test_who_is_not_on_turn_is_told_who_is(tavern: Tavern) -> None:
    board = await begin(tavern, dice=("6", "1", "115234"))
    host, second, stranger = tavern.people
    await press(tavern, "Roll")
    drawn = board.text
    for label in ("1", "Most points", "Bank", "Roll"):
        pressed = next(button.custom_id or "" for button in board.buttons if button.label.startswith(label))
        outcome = await second.click(board, pressed, force=True)
        assert refused(outcome, "not-your-turn", player=host)
        assert outcome.shown.pings == []
        assert refused(await stranger.click(board, pressed, force=True), "sits-not")
    assert says(await stranger.click(board, label="Leave"), "sits-not")
    assert board.text == drawn


async def test_a_warning_takes_the_place_of_the_last_one(tavern: Tavern) -> None:
    board, elsewhere = await begin(tavern, dice=HOST_BEGINS), tavern.guild.add_channel("elsewhere")
    host, second, _ = tavern.people

    def reads(person: Person) -> list[str]:
        return [each.text for each in tavern.channel.messages(person) if each.ephemeral_for]

    asked = await second.click(board, label="Leave")
    there = await second.slash(elsewhere, "farkle board", game="99")
    warned = [await second.click(board, label="Roll") for _ in range(5)]
    await at_rest(tavern)
    # Every press got an answer, and the last one stays. Questions stay, too.
    assert all(refused(each, "not-your-turn", player=host) for each in warned)
    assert reads(second) == [asked.text, warned[-1].text]
    other = await second.slash(tavern.channel, "farkle pause", game="99")
    await at_rest(tavern)
    assert reads(second) == [asked.text, other.text]
    # Other places and people have warnings of their own.
    assert not there.shown.deleted
    await host.slash(tavern.channel, "farkle pause", game="99")
    await at_rest(tavern)
    assert len(reads(second)) == 2


@pytest.mark.new_boards
async def test_double_clicks_on_roll_and_bank_count_once_whoever_else_presses(tavern: Tavern) -> None:
    board, (host, second, _) = await begin(tavern, dice=("6", "1", "115234")), tavern.people
    roll = address(board, "Roll")
    *outcomes, other = await asyncio.gather(*(each.click(board, roll, force=True) for each in (host, host, second)))
    assert [outcome.kind for outcome in outcomes] == ["update", "update"]
    assert other.ephemeral or other.kind == "update"
    assert thrown(board.text) == "115234"
    assert pressable(board)[-2:] == ["Most points · 250", "Leave"]
    assert len(await at_rest(tavern)) == 2
    await press(tavern, "Most points")
    bank = address(board, "Bank")
    outcomes = await asyncio.gather(*(host.click(board, bank, force=True) for _ in range(3)))
    assert [outcome.ephemeral for outcome in outcomes] == [False, True, True]
    board = await tavern.board()
    assert f"{host.mention} **250**" in board.text
    assert [message for message in tavern.channel.messages() if second in message.pings] == [board]


@pytest.mark.new_boards
async def test_the_same_interaction_sent_twice_counts_once(tavern: Tavern) -> None:
    await begin(tavern, dice=("6", "1", "115234"))
    second = tavern.people[1]

    def twice(send: Callable[[], None]) -> None:
        send()
        send()

    tavern.local.gateway.hook = twice
    for label in ("Roll", "Most points", "Bank"):
        await press(tavern, label)
    board = await tavern.board()
    assert f"{tavern.people[0].mention} **250**" in board.text
    assert [message for message in tavern.channel.messages() if second in message.pings] == [board]


async def test_a_game_takes_the_place_of_no_other(tavern: Tavern) -> None:
    first, second, _ = tavern.people
    mine = (await first.slash(tavern.channel, "farkle start")).shown
    theirs = (await second.slash(tavern.channel, "yahtzee start")).shown
    drawn = theirs.text
    for verb in ("roll", "join", "out", "seats", "hints-on", "start", "leave-yes", "rematch"):
        assert refused(
            await forge(first, theirs, custom_id(mine, verb), ["3"] if verb == "seats" else None), "unknown-button"
        )
    assert theirs.text == drawn


async def test_nothing_of_the_lobby_can_be_pressed_after_the_start_and_nothing_after_the_end(tavern: Tavern) -> None:
    host, second, stranger = tavern.people
    lobby = await open_lobby(tavern, players=2, rules="exact", dice=("6", "1", "444444"))
    join, *others = (address(lobby, label) for label in ("Join", "Start", "Leave"))
    board = await start(tavern, lobby)
    for each in (join, *others):
        assert refused(await stranger.click(lobby, each, force=True), "begun-already")
        outcome = await host.click(board, each, force=True)
        assert outcome.ephemeral or outcome.kind == "update"
    assert pressable(board) == ["Roll 6", "Leave"]
    roll, leave = address(board, "Roll"), address(board, "Leave")
    await press(tavern, "Roll")
    assert says(await forge(stranger, lobby, join), "game-ended")
    text = board.text
    for person in (second, stranger, host):
        assert refused(await person.click(board, leave, force=True), "game-ended")
    outcome = await stranger.click(board, roll, force=True)
    assert outcome.ephemeral
    for person in (host, second):
        outcome = await person.click(board, roll, force=True)
        assert outcome.kind == "update" or outcome.ephemeral
    assert says(board, "over-head-at-once")
    assert is_over(board)
    assert says(text, "turn-instant-win")
    assert f"**1.** {host.mention}" in text
    assert f"**2.** {second.mention} **0** · doubly skunked" in text


async def test_a_stopped_game_and_a_closed_lobby_stay_so(tavern: Tavern) -> None:
    host, second, _ = tavern.people
    board = await begin(tavern, dice=("6", "1", "115234"))
    roll = address(board, "Roll")
    await stop(tavern)
    await tavern.until(lambda: says(board, "over-stopped"))
    await host.click(board, roll, force=True)
    assert says(board, "over-stopped")
    assert is_over(board)
    lobby = await open_lobby(tavern)
    join, start = address(lobby, "Join"), custom_id(lobby, "start")
    await press_more(host, lobby, "Cancel")
    for person, pressed in ((second, join), (host, start), (host, join)):
        outcome = await person.click(lobby, pressed, force=True)
        assert says(outcome, "lobby-closed") or says(outcome, "lobby-ended")
    assert lobby.buttons == []


async def test_a_press_made_by_hand_where_its_button_cannot_be_is_refused(tavern: Tavern) -> None:
    host = tavern.people[0]
    await begin(tavern, dice=("6", "1", "115234"))
    board = await board_after(tavern, "Roll", "Most points")
    drawn, others = board.text, (await host.slash(tavern.channel, "farkle leaderboard")).shown
    for shown in (board, others):
        for verb in ("bank-yes", "leave-yes", "stop-ask", "stop-void"):
            outcome = await forge(host, shown, custom_id(board, verb))
            assert says(outcome, "unknown-button"), verb
    private = (await host.slash(tavern.channel, "farkle rules")).shown
    assert refused(await host.click(private, address(board, "Roll"), force=True), "unknown-button")
    assert (board.text, board.deleted) == (drawn, False)


async def test_another_guild_learns_and_changes_nothing(tavern: Tavern) -> None:
    host, second, _ = tavern.people
    board = await begin(tavern, dice=("6", "1", "1", "6"))
    channel = await another_server(tavern, host, second)
    theirs = (await second.slash(channel, "farkle start")).shown
    before = board.text
    for button in board.buttons:
        for person in (host, second):
            assert refused(await person.click(theirs, button.custom_id or "", force=True), "no-such-game")
    for verb in ("join", "start", "cancel", "out", "leave-yes", "rematch", "bank", "follow", "target", "seats"):
        assert says(await host.click(theirs, custom_id(board, verb), force=True), "no-such-game")
    assert board.text == before
    assert "Join" in pressable(theirs)
    assert says(await host.slash(channel, "farkle board", game="1"), "no-such-game-here")


GARBAGE = st.one_of(
    st.text(max_size=90).map(lambda text: f"fk:{text}"),
    st.from_regex(
        r"fk:[0-9]{1,40}:[0-9]{1,9}:(join|start|roll|bank|die|best|leave-yes|rematch|target)(:[0-9]{1,4})*",
        fullmatch=True,
    ),
    st.from_regex(
        r"fk:1:[0-9]{1,2}:(join|start|cancel|die|best|roll|bank|follow|rematch|seats)(:[0-9]{1,2}(:[0-9])?)?",
        fullmatch=True,
    ),
)


def test_hand_made_presses_are_all_answered(tmp_path_factory: pytest.TempPathFactory) -> None:
    @settings(max_examples=6, deadline=None, suppress_health_check=list(HealthCheck))
    @given(garbage=st.lists(GARBAGE, min_size=10, max_size=25), seed=st.integers(0, 2**16))
    def attack(garbage: list[str], seed: int) -> None:
        async def play() -> None:
            folder = tmp_path_factory.mktemp("garbage")
            async with playing(folder / "farkle.sqlite3", seeded(seed)) as tavern:
                await begin(tavern, rules="on-the-table")
                await press(tavern, "Roll")
                board = await tavern.board()
                for custom, person in product(garbage, tavern.people):
                    outcome = await person.click(board, custom[:100], force=True)
                    assert outcome.kind in ("message", "update", "deferred_update"), custom
                    assert not says(outcome, "incident"), custom
                assert tavern.faults() == []

        asyncio.run(play())

    attack()


EDIT = 7
"""How Discord numbers an answer that edits the pressed message."""
BUSY = "still working on your last presses"


def is_busy(outcome: Outcome) -> bool:
    return outcome.ephemeral and BUSY in outcome.text


@pytest.mark.parametrize("command", ["farkle start", "farkle daily"])
async def test_quick_presses_on_dice_all_count_however_late_discord_answers(tavern: Tavern, command: str) -> None:
    host, answers, edits, others = tavern.people[0], list[int](), asyncio.Event(), asyncio.Event()
    if command == "farkle start":
        board = await begin(tavern, dice=("6", "1", "111556"))
    else:
        tavern.roll = scripted("111556")
        board = (await host.slash(tavern.channel, command)).shown
    await host.click(board, label="Roll")
    drawn = [die(board, place) for place in range(5)]

    async def wait(request: Request) -> None:
        if request.path.endswith("/callback"):
            answers.append(request.body["type"])
            await (edits if request.body["type"] == EDIT else others).wait()

    tavern.local.inject(wait)
    presses = [asyncio.create_task(host.click(board, drawn[0]))]
    await tavern.until(lambda: answers == [EDIT])
    presses += [asyncio.create_task(host.click(board, each, force=True)) for each in drawn[1:]]
    await tavern.until(lambda: tavern.bot.in_work == len(presses))
    asking = asyncio.create_task(host.slash(tavern.channel, "farkle help"))
    await tavern.until(lambda: len(answers) == 2)
    edits.set()
    await tavern.until(lambda: marked(board) == [0, 1, 2, 3, 4])
    assert answers.count(EDIT) == 2, "the last press draws for those before it"
    others.set()
    assert not any(is_busy(outcome) for outcome in await asyncio.gather(*presses, asking))


async def test_twenty_presses_on_dice_wait_and_then_people_must(tavern: Tavern) -> None:
    board, host = await begin(tavern, dice=("6", "1", "111556")), tavern.people[0]
    await press(tavern, "Roll")
    pressed = die(board, 0)
    async with tavern.bot.services.sessions.lock(1):
        waiting = [asyncio.create_task(host.click(board, pressed, force=True)) for _ in range(MOST_MARKS + 2)]
        await tavern.until(lambda: sum(task.done() for task in waiting) == 2)
        assert all(is_busy(task.result()) for task in waiting if task.done())
    await asyncio.gather(*waiting)
    assert marked(board) == [0]


async def test_no_more_than_three_wait_for_a_table(tavern: Tavern) -> None:
    """The game is locked: three presses of one person wait meanwhile, and all others are refused."""
    host, second, _ = tavern.people
    lobby = await open_lobby(tavern)
    async with tavern.bot.services.sessions.lock(1):
        waiting = [asyncio.create_task(second.click(lobby, label="Join")) for _ in range(8)]
        await tavern.until(lambda: sum(task.done() for task in waiting) == 8 - MOST_AT_ONCE)
        assert all(is_busy(task.result()) for task in waiting if task.done())
        # Commands count with the presses, and autocompletion offers nothing.
        assert is_busy(await second.slash(tavern.channel, "farkle help"))
        assert await second.autocomplete(tavern.channel, "farkle start", "rules", "") == []
        # Each other person has three of their own.
        assert not is_busy(await host.slash(tavern.channel, "farkle help"))
    outcomes = await asyncio.gather(*waiting)
    assert sum(not is_busy(outcome) for outcome in outcomes) == MOST_AT_ONCE
    assert lobby.text.count(second.mention) == 1
    assert not is_busy(await second.slash(tavern.channel, "farkle help"))
    assert await second.autocomplete(tavern.channel, "farkle start", "rules", "") != []
