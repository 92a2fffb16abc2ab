"""The first roll of a turn falls by itself if nothing can be decided before it, as servers have it by default.

It waits for players who have not rolled in this game or, since an absence of the bot, changed nothing in it.
"""

import asyncio
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.local.demo import is_over, next_press
from bot.model.deadline import ABSENCE_SECONDS
from bot.model.servers import TURN_SECONDS
from localdiscord import Message, reply
from tests.support import steps
from tests.support.ledger import facts_in
from tests.support.players import press_next
from tests.support.sentences import refused, says
from tests.support.steps import (
    FARKLE,
    HOST_BEGINS,
    board_after,
    leave,
    no_answer_awaited,
    pass_time,
    press,
    pressable,
    thrown,
)
from tests.support.table import Hourglass, due, last
from tests.support.tavern import Tavern, running_bot, scripted, seeded

pytestmark = pytest.mark.first_roll


async def begin(
    tavern: Tavern, players: int = 2, computers: int = 0, dice: Sequence[str] = (), **options: Any
) -> Message:
    """All players have rolled a farkle, and now the dice of the first one lie there. `dice`: of the roll-off, and after
    the first round.
    """
    seats = players + computers
    await steps.begin(tavern, players, computers, dice=in_second_round(*dice, seats=seats) if dice else (), **options)
    await press(tavern, *["Roll"] * players)
    return await tavern.board()


def in_second_round(*dice: str, seats: int = 2) -> Sequence[str]:
    """After a roll-off and a round of farkles."""
    return *dice[:seats], *[FARKLE] * seats, *dice[seats:]


async def test_no_turn_is_lost_by_opening_joining_or_starting_a_game(tavern: Tavern) -> None:
    """Each player rolls once before the bot rolls for them."""
    board = await steps.begin(tavern, dice=(*HOST_BEGINS, FARKLE, FARKLE, "115234", "533462"))
    for person in tavern.people[:2]:
        assert tavern.on_turn(board) is person
        assert pressable(board)[0] == "Roll 6"
        board = await board_after(tavern, "Roll 6")
    assert thrown(board.text) == "115234"
    await press(tavern, "Most points", "Bank")
    assert thrown((await tavern.board()).text) == "533462"


async def test_no_turn_is_lost_by_a_press_that_was_refused(tavern: Tavern) -> None:
    board = await steps.begin(tavern, dice=(*HOST_BEGINS, FARKLE))
    second = tavern.people[1]
    assert refused(await second.click(board, label="Roll 6"), "not-your-turn")
    board = await board_after(tavern, "Roll 6")
    assert (tavern.on_turn(board), pressable(board)[0]) == (second, "Roll 6")


@pytest.mark.new_boards
async def test_the_press_that_ends_a_turn_shows_the_next_players_dice(path: Path, tavern: Tavern) -> None:
    board = await begin(tavern, dice=(*HOST_BEGINS, "115234", "533462", "444623"))
    host, second, _ = tavern.people
    assert tavern.on_turn(board) is host
    assert thrown(board.text) == "115234"
    board = await board_after(tavern, "Most points", "Bank")
    assert (tavern.on_turn(board), board.pings) == (second, [second])
    assert thrown(board.text) == "533462"
    assert f"{host.mention} **250**" in board.text
    await press(tavern, "Bank 50")
    assert thrown((await tavern.board()).text) == "444623"
    lines = facts_in(path)
    assert lines[6:10] == ["1 roll 1 1 5 2 3 4", "1 keep 1 1 5 = 250", "1 bank 250", "2 roll 5 3 3 4 6 2"]


@pytest.mark.new_boards
async def test_a_farkle_from_it_stays_until_the_next_player_presses(path: Path, tavern: Tavern) -> None:
    await begin(tavern, dice=(*HOST_BEGINS, "115234", FARKLE, "115234", "115234"))
    host, second, _ = tavern.people
    board = await board_after(tavern, "Most points", "Bank")
    assert (tavern.on_turn(board), board.pings) == (host, [host])
    assert second.mention in board.text.split("➤")[1]
    assert "2 2 3 3 4 6" in board.text
    assert "Roll 6" in pressable(board)
    assert facts_in(path)[-2:] == ["2 roll 2 2 3 3 4 6", "2 farkle"]
    await press(tavern, "Roll 6", "Most points", "Bank")
    assert thrown((await tavern.board()).text) == "115234"


async def test_a_player_who_can_take_dice_over_decides_first(tavern: Tavern) -> None:
    await begin(tavern, rules="on-the-table", dice=(*HOST_BEGINS, "555234", "555234", "126"))
    await press(tavern, "Most points", "Bank 500")
    assert thrown((await tavern.board()).text) == "555234"
    board = await board_after(tavern, "Most points", "Bank 500")
    assert thrown(board.text) == ""
    assert pressable(board) == ["Take over 3 dice and 500 points", "6 fresh dice", "Leave"]
    await press(tavern, "Take over")
    assert says(board, "board-taken-over", points=500)
    assert pressable(board) == ["✓ 1", "Roll 2 · 100 at risk", "Bank 600", "Leave"]


async def test_yahtzee_begins_each_turn_with_dice(tavern: Tavern) -> None:
    host, second, _ = tavern.people
    await steps.begin(tavern, game="yahtzee", dice=("11234", "66666", "12345"))
    for person in (host, second):
        await press(tavern, "Roll")
        await press_next(person, await tavern.board())
    board = await tavern.board()
    assert (tavern.on_turn(board), thrown(board.text)) == (host, "12345")


@pytest.mark.parametrize("options", [{"target": 3000}, {"game": "yahtzee"}], ids=str)
async def test_whole_games_need_no_press_for_it(path: Path, tavern: Tavern, options: dict[str, object]) -> None:
    tavern.roll = seeded(3)
    await steps.begin(tavern, **options)  # type: ignore[arg-type]  # none of them is a number of players
    new = {*tavern.people[:2]}
    while not is_over(board := await tavern.board()):
        player = tavern.on_turn(board)
        if player in new:
            new.remove(player)
        elif next_press(board) == "Roll 6":
            assert facts_in(path)[-1].endswith("farkle"), "the dice of this turn lie there already"
        await press_next(player, board)


async def test_it_waits_after_an_absence_and_if_the_clock_ended_the_last_turn(tavern: Tavern, clock: Hourglass) -> None:
    await begin(tavern, dice=(*HOST_BEGINS, *["115234"] * 6))
    host, second, _ = tavern.people
    await clock.passes(TURN_SECONDS)
    board = last(tavern)
    assert (tavern.on_turn(board), thrown(board.text)) == (second, "115234")
    board = await board_after(tavern, "Most points", "Bank")
    assert tavern.on_turn(board) is host
    assert "Roll 6" in pressable(board)
    await press(tavern, "Roll 6", "Most points", "Bank")
    assert thrown((await tavern.board()).text) == "115234"
    # After an absence of the bot, it waits for them, too.
    clock.bot.absences.guild_left(tavern.guild.id)
    clock.now += ABSENCE_SECONDS
    clock.bot.absences.guild_returned(tavern.guild.id)
    await clock.passes(0)
    await press(tavern, "Most points", "Bank")
    assert "Roll 6" in pressable(await tavern.board())
    clock.now += 100
    board = await board_after(tavern, "Roll 6", "Most points", "Bank")
    assert thrown(board.text) == "115234"
    assert says(board, "board-time", due=due(clock), banked=250, then="bank"), "its time begins as ever"


@pytest.mark.without_bot
async def test_nobody_is_there_for_sure_after_a_restart(tavern: Tavern, path: Path) -> None:
    host, second, _ = tavern.people
    async with running_bot(tavern, path, scripted(*in_second_round(*HOST_BEGINS, "115234")), first_roll=True):
        await begin(tavern)
    async with running_bot(tavern, path, scripted("115234", "115234", "115234"), first_roll=True):
        board = await board_after(tavern, "Most points", "Bank")
        assert (tavern.on_turn(board), board.pings) == (second, [second])
        assert "Roll 6" in pressable(board)
        await press(tavern, "Roll 6", "Most points", "Bank")
        assert (tavern.on_turn(await tavern.board()), thrown((await tavern.board()).text)) == (host, "115234")


@pytest.mark.new_boards
@pytest.mark.refused
async def test_a_board_that_never_came_calls_its_player_later(path: Path, tavern: Tavern) -> None:
    board = await begin(tavern, dice=(*HOST_BEGINS, "115234", "515234"))
    host, second, _ = tavern.people
    await press(tavern, "Most points")
    tavern.local.inject(lambda request: reply({}, 404) if request.method in ("POST", "PATCH") else None)
    with no_answer_awaited(tavern):
        await press(tavern, "Bank")
    tavern.local.inject(None)
    assert facts_in(path)[-1] == "2 roll 5 1 5 2 3 4"
    await host.click(board, label="Bank")
    board = await tavern.board()
    assert (thrown(board.text), board.pings) == ("515234", [second])


@pytest.mark.parametrize("typed", ["roll", "bank"])
async def test_a_typed_move_tells_it_first(tavern: Tavern, typed: str) -> None:
    await begin(tavern, dice=(*HOST_BEGINS, "115236", "123"))
    host = tavern.people[0]
    pass_time(tavern, 5)
    story = await host.slash(tavern.channel, f"farkle {typed}")
    assert says(story, "typed-threw", dice="1 1 5 2 3 6", best="1 1 5", points=250, bank=250)
    await host.slash(tavern.channel, "farkle keep", dice="115")
    await host.slash(tavern.channel, "farkle roll")
    assert thrown((await tavern.board()).text) == "123"


async def test_a_farkle_is_seen_after_an_opponents_turn_too(tavern: Tavern) -> None:
    await begin(tavern, 1, computers=1, dice=(*HOST_BEGINS, "115234", "111234", FARKLE, "111234", "115234"))
    board = await board_after(tavern, "Most points", "Bank")
    assert thrown(board.text) == ""
    assert "Timid Tilly **2,000**" in board.text
    assert "2 2 3 3 4 6" in board.text
    await press(tavern, "Roll 6")


@pytest.mark.without_bot
async def test_a_farkle_between_computers_turns_is_watched(tavern: Tavern, path: Path) -> None:
    waiting = asyncio.Semaphore(1)

    async def sleep(_seconds: float) -> None:
        await waiting.acquire()

    dice = in_second_round(*HOST_BEGINS, "115234", "111234", FARKLE, "111234")
    async with running_bot(tavern, path, scripted(*dice), first_roll=True, sleep=sleep):
        await begin(tavern, 1, computers=1)
        await press(tavern, "Most points", "Bank")
        board, host = last(tavern), tavern.people[0]

        def is_shown(player: str, dice: str) -> bool:
            return says(board, "computer-plays", player=player) and thrown(board.text) == dice

        for player, fell in (("Timid Tilly", "111234"), (host.mention, FARKLE), ("Timid Tilly", "111234")):
            await tavern.until(partial(is_shown, player, fell))
            waiting.release()
        await tavern.until(lambda: "Roll 6" in pressable(board))


async def test_pausing_leaving_and_coming_back(tavern: Tavern, clock: Hourglass) -> None:
    await begin(tavern, players=3, dice=("6", "1", "1", *["115234"] * 5))
    host, second, third = tavern.people
    await host.slash(tavern.channel, "farkle pause")
    board = await tavern.board()
    assert thrown(board.text) == "115234"
    await leave(host, board)
    await tavern.until(lambda: f"➤ {second.mention}" in last(tavern).text)
    board = last(tavern)
    assert thrown(board.text) == "", "a paused game rolls nothing"
    await second.click(board, label="Resume")
    await press(tavern, "Roll 6", "Most points", "Bank")
    assert thrown((await tavern.board()).text) == "115234"
    # Both stay away: the clock ends their turns until one of them is skipped, and no one plays on alone.
    while not says(last(tavern), "board-nobody-else"):
        await clock.passes(TURN_SECONDS)
    board = last(tavern)
    assert thrown(board.text) == ""
    await third.click(board, label="I'm back")
    board = await tavern.board()
    assert (tavern.on_turn(board), thrown(board.text)) == (second, ""), "the clock ended their last turn"
