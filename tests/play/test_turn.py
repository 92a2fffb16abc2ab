"""A turn at the table: the board, the effect of each press, and the calls; and whole games."""

import pytest

from bot import rulesets
from bot.games import farkle
from bot.local.players import is_over
from localdiscord import Message, Person
from tests.support.players import press_next
from tests.support.sentences import says
from tests.support.steps import FARKLE, at_rest, begin, faces, leave, marked, open_lobby, press, pressable
from tests.support.tavern import Tavern, scripted

HOST_BEGINS = ("6", "1")


def called(tavern: Tavern, person: Person) -> list[Message]:
    return [message for message in tavern.channel.messages() if person in message.pings]


async def test_the_roll_off_is_told_and_the_first_player_called(tavern: Tavern) -> None:
    tavern.roll = scripted("2", "5", "5", "1", "6")
    lobby = await open_lobby(tavern, players=3)
    await tavern.people[0].click(lobby, label="Start")
    board = await tavern.board()
    second, third = tavern.people[1:]
    assert says(board, "roll-off", player=third)
    assert says(board, "roll-off", player=third)
    assert lobby.buttons == []
    line, commitment = lobby.text.splitlines()
    players = f"{tavern.people[0].mention}, {second.mention} and {third.mention}"
    assert says(line, "game-begins", title="Standard", players=players, id=1)
    assert commitment.startswith("-# Dice decided in advance")
    assert board.pings == [third]
    assert tavern.on_turn(board) is third


async def test_the_board_before_and_after_the_first_throw(tavern: Tavern) -> None:
    tavern.roll = scripted(*HOST_BEGINS, "113456")
    board = await begin(tavern, target=2000)
    host, second = tavern.people[:2]
    assert says(board, "board-head", target=2000, reach="at_least")
    assert f"➤ {host.mention} **0** ▱▱▱" in board.text
    assert f"◦ {second.mention} **0** ▱▱▱" in board.text
    assert pressable(board) == ["Roll 6", "Leave"]
    outcome = await press(tavern, "Roll")
    assert outcome.kind == "update"
    assert outcome.message is board
    assert faces(board) == ["1", "1", "3", "4", "5", "6"]
    assert {button.emoji for button in board.buttons if button.emoji} == {f"die_{face}" for face in (1, 3, 4, 5, 6)}
    assert pressable(board) == ["1", "1", "5", "Most points · 250", "Leave"]
    await press(tavern, "Most points")
    assert marked(board) == [0, 1, 4]
    assert pressable(board) == ["✓ 1", "✓ 1", "✓ 5", "Roll 3 · 250 at risk", "Bank 250", "Leave"]
    assert len(await at_rest(tavern)) == 2


async def test_banking_calls_the_next_on_a_new_board_and_deletes_the_old_one(tavern: Tavern) -> None:
    tavern.roll = scripted(*HOST_BEGINS, "111346")
    first = await begin(tavern, target=2000)
    host, second = tavern.people[:2]
    await press(tavern, "Roll", "Most points", "Bank")
    board = await tavern.board()
    assert board is not first
    await tavern.until(lambda: first.deleted)
    assert len(await at_rest(tavern)) == 2, "the lobby's line, and one board"
    assert "**1,000**" in board.text
    assert "(1 1 1)" in board.text
    assert f"➤ {second.mention} **0**" in board.text
    assert f"◦ {host.mention} **1,000** ▰▰▰▰▰▱▱▱▱▱" in board.text
    assert called(tavern, second) == [board]
    assert board.pings == [second]
    assert called(tavern, host) == [], "the board that called them is gone"


async def test_a_farkle_loses_the_turn_points_and_shows_in_a_row(tavern: Tavern) -> None:
    throws = (*HOST_BEGINS, "123446", "22346", FARKLE)
    tavern.roll = scripted(*throws)
    await begin(tavern)
    host, second = tavern.people[:2]
    await press(tavern, "Roll", "Roll 5")
    board = await tavern.board()
    assert says(board, "told-farkle")
    assert "2 2 3 4 6" in board.text
    assert says(board, "told-farkle", lost=100)
    await press(tavern, "Roll 6")
    board = await tavern.board()
    assert f"-# {host.mention} farkled on 2 2 3 4 6 · 100 gone" in board.text
    assert not says(board, "told-farkle", lost=100)
    board = await tavern.board()
    assert called(tavern, host)[-1] is board
    assert len(called(tavern, second)) == 1


async def test_the_final_round_and_the_winner(tavern: Tavern) -> None:
    throws = (*HOST_BEGINS, "3", "111234", "111234", "111", FARKLE)
    tavern.roll = scripted(*throws)
    await begin(tavern, players=3, target=1000)
    host, second, third = tavern.people
    await press(tavern, "Roll", "Most points", "Bank")
    board = await tavern.board()
    assert says(board, "told-final-round", target=1000, players=f"{second.mention} and {third.mention}")
    assert says(board, "board-final-needs", player=second, needs=1050)
    assert says(board, "board-final", leader=host, total=1000)
    assert f"{third.mention} **0** ▱▱▱▱▱▱▱▱▱▱ 🏁" in board.text
    await press(tavern, "Roll", "Most points", "Roll 3", "Bank")
    last = await tavern.board()
    await press(tavern, "Roll")
    assert says(last, "told-farkle")
    assert says(last, "over-head", players=second, total=2000)
    assert [button.label for button in last.buttons] == ["Rematch", "Check the dice", "Review"]
    places = [f"**1.** {second.mention} **2,000**", f"**2.** {host.mention} **1,000**"]
    assert last.text.index(places[0]) < last.text.index(places[1])


async def test_six_of_a_kind_wins_on_the_spot_and_skunks(tavern: Tavern) -> None:
    tavern.roll = scripted(*HOST_BEGINS, "444444")
    board = await begin(tavern, rules="exact")
    host, second = tavern.people[:2]
    await press(tavern, "Roll")
    assert says(board, "told-instant-win")
    assert says(board, "over-head-instant", players=host)
    assert f"**2.** {second.mention} **0** · doubly skunked" in board.text


async def test_dice_and_points_may_be_taken_over(tavern: Tavern) -> None:
    throws = (*HOST_BEGINS, "555226", "555226", "126")
    tavern.roll = scripted(*throws)
    await begin(tavern, rules="on-the-table")
    second = tavern.people[1]
    await press(tavern, "Roll", "Most points", "Bank")
    assert pressable(await tavern.board()) == ["Roll 6", "Leave"], "who is off the table takes nothing over"
    await press(tavern, "Roll", "Most points", "Bank")
    board = await tavern.board()
    assert says(board, "board-take-over", fresh=6, points=500, giver=second)
    assert pressable(board) == ["Take over 3 dice and 500 points", "6 fresh dice", "Leave"]
    await press(tavern, "Take over")
    assert says(board, "board-taken-over", points=500)
    assert pressable(board) == ["✓ 1", "Roll 2 · 100 at risk", "Bank 600", "Leave"]


async def test_leaving_is_asked_privately_and_passes_the_turn_until_the_last_one_wins(tavern: Tavern) -> None:
    tavern.roll = scripted(*HOST_BEGINS, "2")
    board = await begin(tavern, players=3)
    host, second, third = tavern.people
    asked = await host.click(board, label="Leave")
    assert asked.ephemeral
    assert says(asked, "leave-sure", total=0, others=2)
    done = await host.click(asked.shown, label="Leave the game")
    assert done.kind == "update"
    assert says(asked, "left-well")
    await tavern.until(lambda: board.deleted)
    following = await tavern.board()
    assert following.pings == [second]
    assert says(following, "board-seat-left", player=host, total=0)
    assert says(following, "told-left", player=host)
    again = await host.click(following, label="Leave")
    assert says(again, "left-already")
    await leave(second, following)
    await tavern.until(lambda: says(following, "over-head-left"))
    assert says(following, "over-head-left", players=third)
    assert [button.label for button in following.buttons] == ["Rematch", "Check the dice", "Review"]


@pytest.mark.both
@pytest.mark.parametrize("rules", list(rulesets.shipped_of(farkle.ENGINE)))
async def test_whole_games_by_every_rule_set(tavern: Tavern, rules: str) -> None:
    host, second, third = tavern.people
    await host.slash(tavern.channel, "farkle start", rules=rules, target=2000)
    await second.click(await tavern.board(), label="Join")
    await third.click(await tavern.board(), label="Join")
    await host.click(await tavern.board(), label="Start")
    while not is_over(board := await tavern.board()):
        outcome = await press_next(tavern.on_turn(board), board)
        assert outcome.error is None
    assert says(board, "over-head")
