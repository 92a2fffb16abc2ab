"""A person alone at the table, with computers or without: one board, which calls no one."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.games.dice import Dice, Seed
from bot.model.counting import Counting
from bot.model.servers import TURN_SECONDS, Boards
from bot.play.guards import game_of
from bot.play.sessions import UNSEEN_SECONDS
from bot.sentences import say
from bot.store.guilds import forget_some
from bot.ui.display import escaped
from localdiscord import Message
from tests.support.sentences import refused, says
from tests.support.steps import (
    FARKLE,
    at_rest,
    begin,
    hide,
    is_over,
    leave,
    manage,
    open_lobby,
    pass_time,
    press,
    pressable,
    start,
    thrown,
)
from tests.support.stored_games import OTHER_GUILD, store, story
from tests.support.table import Hourglass, last
from tests.support.tavern import Tavern, local_tavern, running_bot, scripted


@pytest.mark.parametrize("boards", Boards)
async def test_the_board_is_edited_and_pings_nobody(tavern: Tavern, boards: Boards) -> None:
    await manage(tavern, boards=boards)
    board = await begin(tavern, 1, computers=1, dice=("6", "1", *[FARKLE] * 4))
    before = await at_rest(tavern)
    await press(tavern, "Roll", "Roll")
    assert await at_rest(tavern) == before
    assert board.pings == []
    assert f"➤ {tavern.people[0].mention}" in board.text


async def test_of_two_people_the_one_who_stays_keeps_the_board(tavern: Tavern) -> None:
    await leave(tavern.people[1], await begin(tavern, 2, computers=1, dice=("6", "1", "1", *[FARKLE] * 4)))
    before = await at_rest(tavern)
    await press(tavern, "Roll")
    assert await at_rest(tavern) == before


async def test_a_reminder_is_written_on_the_board(tavern: Tavern, clock: Hourglass) -> None:
    lobby = await open_lobby(tavern, game="yahtzee")
    board = await start(tavern, lobby)
    assert not says(board, "begins")
    await clock.passes(TURN_SECONDS - 30)
    await clock.strikes_until(lambda: board.edited_count > 0)
    assert board.text.startswith("⏰")
    assert await at_rest(tavern) == [lobby, board]
    assert board.pings == []


class Projector:
    """Time between the pictures of computers' turns, which passes when the test says so."""

    def __init__(self) -> None:
        self.waiting: list[asyncio.Event] = []

    async def __call__(self, _seconds: float) -> None:
        self.waiting.append(asyncio.Event())
        await self.waiting[-1].wait()

    def goes_on(self) -> None:
        self.waiting.pop(0).set()


Watched = tuple[Tavern, Message, Projector]


@pytest.fixture
async def watched(path: Path) -> AsyncIterator[Watched]:
    """The first computer's turn, as a person who is alone with two sees it after a farkle."""
    projector, dice = Projector(), scripted("6", "1", "1", FARKLE, "111234", "223346", "111234")
    async with local_tavern() as tavern, running_bot(tavern, path, dice, sleep=projector):
        board = await begin(tavern, 1, computers=2)
        await tavern.people[0].click(board, label="Roll")
        await tavern.until(lambda: len(projector.waiting) == 1)
        yield tavern, board, projector
        assert tavern.faults() == []


async def test_computers_turns_are_shown_one_after_the_other(watched: Watched) -> None:
    tavern, board, projector = watched
    assert "➤ 🤖 Timid Tilly **0**" in board.text
    plays = board.text[board.text.index("Tilly plays:") :]
    assert (thrown(plays), plays.count("kept_")) == ("111234", len("111"))
    assert says(plays, "replay-banked", points=1000, total=1000)
    assert pressable(board) == ["Skip"]
    async with tavern.bot.services.sessions.lock(1) as session:
        assert game_of(session.stored).current == 1, "all of it is stored"
    projector.goes_on()
    await tavern.until(lambda: says(board, "computer-plays", player="🤖 Timid Tilly 2"))
    assert "Timid Tilly **1,000**" in board.text
    assert says(board, "replay-farkled", lost=0)
    await tavern.until(lambda: len(projector.waiting) == 1)
    projector.goes_on()
    await tavern.until(lambda: "Roll 6" in pressable(board))
    assert f"➤ {tavern.people[0].mention}" in board.text


async def test_the_person_may_skip_them_and_others_may_not(watched: Watched) -> None:
    tavern, board, projector = watched
    host, other, _ = tavern.people
    refused = await other.click(board, label="Skip")
    assert refused.ephemeral
    assert pressable(board) == ["Skip"]
    await host.click(board, label="Skip")
    assert "Roll 6" in pressable(board)
    edited = board.edited_count
    projector.goes_on()
    await at_rest(tavern)
    assert board.edited_count == edited


@pytest.mark.without_bot
async def test_the_person_may_skip_them_before_the_first_picture_has_had_its_time(path: Path, tavern: Tavern) -> None:
    """The press for Skip waits while the board with that button is shown."""
    projector, skipping = Projector(), list[asyncio.Task[None]]()
    fall = scripted("6", "1", "1", FARKLE, "111234", "223346")

    async def skip() -> None:
        async with tavern.bot.services.sessions.lock(1):
            tavern.bot.services.films.skip(1)

    def roll(seed: Seed, throw: int, number: int) -> Dice:
        if (dice := fall(seed, throw, number)) == (1, 1, 1, 2, 3, 4):
            # The roll is decided while the game is locked.
            skipping.append(asyncio.create_task(skip()))
        return dice

    async with running_bot(tavern, path, roll, sleep=projector):
        board = await begin(tavern, 1, computers=2)
        await tavern.people[0].click(board, label="Roll")
        await skipping[0]
        edited = board.edited_count
        await tavern.until(lambda: len(projector.waiting) == 1)
        projector.goes_on()
        await at_rest(tavern)
        assert board.edited_count == edited


async def test_a_game_that_is_deleted_meanwhile_ends_them(watched: Watched) -> None:
    tavern, board, projector = watched
    edited = board.edited_count
    await tavern.bot.database.write(forget_some, guild_id=tavern.guild.id)
    tavern.bot.services.sessions.read_anew()
    projector.goes_on()
    await at_rest(tavern)
    assert board.edited_count == edited


@pytest.mark.parametrize(
    ("command", "left"), [("stop", "Rematch"), ("pause", "Resume"), ("roll", "Most points · 1,000")]
)
async def test_a_command_meanwhile_ends_them(watched: Watched, command: str, left: str) -> None:
    tavern, board, projector = watched
    host = tavern.people[0]
    pass_time(tavern, UNSEEN_SECONDS)
    answer = await host.slash(tavern.channel, f"farkle {command}")
    if command == "stop":
        await host.click(answer.shown, label="Stop the game")
    await tavern.until(lambda: left in pressable(board))
    while projector.waiting:
        projector.goes_on()
        await asyncio.sleep(0.05)
    await at_rest(tavern)
    assert left in pressable(board)


async def test_a_bot_that_stops_shows_the_game_as_it_is(watched: Watched) -> None:
    tavern, board, projector = watched
    closing = asyncio.create_task(tavern.bot.close())
    await tavern.until(lambda: tavern.bot is not None and tavern.bot.admission.is_closed)
    projector.goes_on()
    await closing
    assert "Roll 6" in pressable(board)


async def test_after_a_crash_the_button_shows_the_game_as_it_is(watched: Watched) -> None:
    tavern, board, projector = watched
    tavern.bot.services.films.skip(1)  # a process that dies shows nothing more
    projector.goes_on()
    await at_rest(tavern)
    await tavern.people[0].click(board, label="Skip")
    assert "Roll 6" in pressable(board)


@pytest.mark.without_bot
async def test_the_last_turns_are_shown_before_the_ending(path: Path, tavern: Tavern) -> None:
    projector = Projector()
    throws = ("6", "1", "111234", "223346")
    async with running_bot(tavern, path, scripted(*throws), sleep=projector):
        board = await begin(tavern, 1, computers=1, target=1000)
        await press(tavern, "Roll", "Most points", "Bank")
        assert says(board, "computer-plays", player="🤖 Timid Tilly")
        await tavern.until(lambda: len(projector.waiting) == 1)
        projector.goes_on()
        await tavern.until(lambda: is_over(board))
        assert says(board, "over-head", players=tavern.people[0])


@pytest.mark.people(1)
async def test_a_game_of_rounds_can_be_played_alone_and_shared_by_rules_of_any_title(tavern: Tavern) -> None:
    (host,) = tavern.people
    tavern.roll, title = scripted(*["111234", FARKLE] * 3), "*_" * 20
    await tavern.bot.services.rule_books.make(tavern.guild.id, title, "five-rounds")
    lobby = await open_lobby(tavern, rules=title)
    assert says(lobby, "lobby-wait", state="solo")
    await host.click(lobby, label="Play alone")
    assert says(await tavern.board(), "board-head", title=escaped(title), reach="none", rounds=5, round=1)
    assert not says(await tavern.board(), "begins")
    for _ in range(2):
        await press(tavern, "Roll 6", "Most points", "Bank", "Roll 6")
    await press(tavern, "Roll 6", "Most points", "Bank")
    assert says(last(tavern), "over-alone", total=3000)
    assert pressable((await host.click(last(tavern), label="Share")).shown) == [f"Start {title}"]
    card = (await host.slash(tavern.channel, "farkle stats")).shown
    assert says(card, "card-alone", games=1, average=3000, best=3000)


@pytest.mark.both
@pytest.mark.people(2)
async def test_a_game_alone_ends_with_the_best_so_far_all_earlier_ones_and_a_button_to_share_it(tavern: Tavern) -> None:
    host, other = tavern.people
    database, at, here = tavern.bot.database, int(tavern.clock()) - 86_400, tavern.guild.id
    keep, lose = ("1 roll 1 1 1 2 3 4", "1 keep 1 1 1", "1 bank"), ("1 roll 2 2 3 3 4 6",)

    async def stored(banked: int, player: int = host.id, guild_id: int = here, **options: object) -> None:
        lines = *keep * banked, *lose * (5 - banked)
        played = story("five-rounds", 1, *lines, start="roll_off", idle="bank", **options)
        await store(database, played, (player,), at=at, guild_id=guild_id, counting=Counting.ALONE)

    async def play() -> Message:
        await host.click(await open_lobby(tavern, rules="Five Rounds", dice=["111234", FARKLE] * 3), label="Play alone")
        for _ in range(2):
            await press(tavern, "Roll 6", "Most points", "Bank", "Roll 6")
        await press(tavern, "Roll 6", "Most points", "Bank")
        await at_rest(tavern)
        return last(tavern)

    # Four farkles cost 500 points. Other players, rules and servers don't count.
    await stored(5, other.id)
    await stored(5, guild_id=OTHER_GUILD)
    await stored(5, minimum_bank=50)
    assert not says(await play(), "over-best")
    for banked in (1, 2, 4):
        await stored(banked)
    ended = await play()
    assert says(ended, "over-best", way="below", best=4000, total=3000, games=4, percent=50)
    assert ended.text.splitlines()[4:9] == [
        "-# 4,000 to 4,999: **1** ▰▰▰▰▰",
        "-# 3,000 to 3,999: **2**, including yours ▰▰▰▰▰▰▰▰▰▰",
        "-# 2,000 to 2,999: **0**",
        "-# 1,000 to 1,999: **1** ▰▰▰▰▰",
        "-# 0 to 999: **1** ▰▰▰▰▰",
    ]
    refusal = await other.click(ended, label="Share")
    assert refusal.ephemeral
    shared = await host.click(ended, label="Share")
    assert not shared.ephemeral
    assert shared.shown.pings == []
    assert says(shared, "over-shared-alone", player=host, title="Five Rounds", total=3000)
    assert "## 🟩⬛🟩⬛🟩" in shared.text
    assert refused(await host.click(ended, label="Share"), "shared-already")
    await other.click(shared.shown, label="Start Five Rounds")
    assert says(last(tavern), "lobby-wait", state="solo")
    worst = say("over-best", way="below", best=4000, total=3000, games=1, percent=0)
    assert worst == "Best here by these rules: **4,000** (now: 3,000)."
    # Who hides shows nothing of earlier games.
    await hide(tavern, host)
    assert not says(await play(), "over-best")
