"""A turn at the table: the board, marks, the effect of each press, and the calls; the last turn; and whole games."""

from pathlib import Path

import pytest

from bot import rulesets
from bot.games import farkle
from bot.model.servers import TURN_SECONDS
from tests.support.ledger import facts_in
from tests.support.record_steps import play_on
from tests.support.sentences import refused, says
from tests.support.steps import (
    FARKLE,
    HOST_BEGINS,
    address,
    at_rest,
    begin,
    board_after,
    custom_id,
    die,
    faces,
    is_over,
    leave,
    marked,
    open_lobby,
    press,
    pressable,
    start,
)
from tests.support.table import Hourglass, last
from tests.support.tavern import Tavern, scripted


async def test_the_roll_off_is_told_and_its_winner_begins(tavern: Tavern) -> None:
    lobby = await open_lobby(tavern, players=3, dice=("2", "5", "5", "1", "6"))
    board = await start(tavern, lobby)
    second, third = tavern.people[1:]
    assert says(board, "roll-off", player=third)
    assert lobby.buttons == []
    line, commitment = lobby.text.splitlines()
    players = f"{tavern.people[0].mention}, {second.mention} and {third.mention}"
    assert says(line, "game-begins", title="Standard", players=players, id=1)
    assert says(commitment, "fixed-commitment")
    assert tavern.on_turn(board) is third


async def test_the_board_before_and_after_the_first_throw(tavern: Tavern) -> None:
    board = await begin(tavern, target=2000, dice=(*HOST_BEGINS, "113456"))
    host, second = tavern.people[:2]
    assert says(board, "board-head", target=2000, reach="at_least")
    assert f"➤ {host.mention} **0** · 2,000 to go" in board.text
    assert f"◦ {second.mention} **0** · 2,000 to go" in board.text
    assert pressable(board) == ["Roll 6", "Leave"]
    outcome = await press(tavern, "Roll")
    assert outcome.kind == "update"
    assert outcome.message is board
    assert faces(board) == ["1", "1", "3", "4", "5", "6"]
    assert {button.emoji for button in board.buttons if button.emoji} == {f"die_{face}" for face in (1, 3, 4, 5, 6)}
    assert pressable(board) == ["1", "1", "5", "Bank 250", "Most points · 250", "Leave"]
    await press(tavern, "Most points")
    assert marked(board) == [0, 1, 4]
    assert pressable(board) == ["✓ 1", "✓ 1", "✓ 5", "Roll 3 · 250 at risk", "Bank 250", "Leave"]
    assert len(await at_rest(tavern)) == 2


async def test_the_final_round_and_the_winner(tavern: Tavern) -> None:
    await begin(tavern, players=3, target=1000, dice=(*HOST_BEGINS, "3", "111234", "111234", "111", FARKLE))
    host, second, third = tavern.people
    board = await board_after(tavern, "Roll", "Most points", "Bank")
    assert says(board, "turn-final-round", target=1000, players=f"{second.mention} and {third.mention}")
    assert says(board, "board-final-needs", player=second, needs=1050)
    assert says(board, "board-final", leader=host, total=1000)
    assert f"{third.mention} **0** · 1,000 to go 🏁" in board.text
    last = await board_after(tavern, "Roll", "Most points", "Roll 3", "Bank")
    await press(tavern, "Roll")
    assert says(last, "turn-farkle")
    assert says(last, "over-head", players=second, total=2000)
    assert [button.label for button in last.buttons] == ["Rematch", "Check the dice", "Review"]
    places = [f"**1.** {second.mention} **2,000**", f"**2.** {host.mention} **1,000**"]
    assert last.text.index(places[0]) < last.text.index(places[1])


async def test_leaving_is_asked_privately_and_passes_the_turn_until_the_last_one_wins(tavern: Tavern) -> None:
    board = await begin(tavern, players=3, dice=(*HOST_BEGINS, "2"))
    host, second, third = tavern.people
    asked = await host.click(board, label="Leave")
    assert asked.ephemeral
    assert says(asked, "leave-sure", others=2)
    done = await host.click(asked.shown, label="Leave the game")
    assert done.kind == "update"
    assert says(asked, "left-well")
    await tavern.until(lambda: says(board, "board-seat-left", player=host, total=0))
    assert says(board, "turn-left", player=host, total=0)
    assert tavern.on_turn(board) is second
    assert says(await host.click(board, label="Leave"), "sits-not")
    await leave(second, board)
    await tavern.until(lambda: says(board, "over-head-left"))
    assert says(board, "over-head-left", players=third)
    assert is_over(board)


@pytest.mark.parametrize("rules", list(rulesets.shipped_of(farkle.ENGINE)))
async def test_whole_games_by_every_rule_set(tavern: Tavern, rules: str) -> None:
    await begin(tavern, 3, rules=rules, target=2000)
    assert says(await play_on(tavern), "over-head")


async def test_quick_presses_from_the_same_drawing_add_up_and_hand_made_ones_mark_nothing_illegal(
    tavern: Tavern,
) -> None:
    board = await begin(tavern, dice=(*HOST_BEGINS, "115246"))
    host = tavern.people[0]
    await press(tavern, "Roll")
    drawing = [die(board, index) for index in range(6)]
    for index, expected in ((0, [0]), (2, [0, 2]), (0, [0, 2]), (1, [0, 1, 2])):
        await host.click(board, drawing[index], force=True)
        assert marked(board) == expected
    await host.click(board, die(board, 0))
    assert marked(board) == [1, 2]
    for marks in (":63:0", ":99:5", ":8:3", ":56", ":1:5", ""):
        for verb in ("die", "best"):
            await host.click(board, custom_id(board, verb, marks), force=True)
            assert set(marked(board)) <= {0, 1, 2}
    for marks in (":63:0", ":8:3", ":56", ""):
        outcome = await host.click(board, custom_id(board, "roll", marks), force=True)
        assert any(says(outcome, key, best="1 1 5") for key in ("not-scoring", "keep-first"))
    await host.click(board, custom_id(board, "bank", ":63:0"), force=True)
    assert says(await tavern.board(), "turn-bank", points=250, made="1 1 5")


async def test_marks_stay_when_somebody_else_leaves(tavern: Tavern) -> None:
    board = await begin(tavern, players=3, dice=(*HOST_BEGINS, "2", "115234"))
    host, second, _ = tavern.people
    await press(tavern, "Roll")
    await host.click(board, die(board, 1))
    drawing = die(board, 2)
    await leave(second, board)
    await tavern.until(lambda: says(board, "board-seat-left"))
    assert marked(board) == [1]
    await host.click(board, drawing, force=True)
    assert marked(board) == [1], "that press came from a drawing before, and only mends the board"


@pytest.mark.parametrize(
    ("rules", "seen", "banked"),
    [
        ("standard", "earlier", 700),
        ("standard", "marked", 700),
        ("on-the-table", "earlier", 700),
        ("on-the-table", "marked", 500),
    ],
)
async def test_bank_banks_what_it_says_never_less_by_a_slip(tavern: Tavern, rules: str, seen: str, banked: int) -> None:
    await begin(tavern, dice=(*HOST_BEGINS, "555116"), rules=rules)
    await press(tavern, "Roll")
    board, host = await tavern.board(), tavern.people[0]
    assert marked(board) == []
    bank = {"earlier": address(board, "Bank 700")}
    for index in range(3):
        await host.click(board, die(board, index))
    assert marked(board) == [0, 1, 2]
    bank["marked"] = address(board, f"Bank {500 if rules == 'on-the-table' else 700}")
    await host.click(board, bank[seen], force=True)
    assert says(await tavern.board(), "turn-bank", points=banked)


LAST_TURN = ("6", "1", "111234", "123346")


async def last_turn(tavern: Tavern) -> None:
    """The second player has the last turn, has thrown 1 2 3 3 4 6, and needs 1,050."""
    await begin(tavern, target=1000)
    await press(tavern, "Roll", "Most points", "Bank", "Roll")


async def test_to_bank_what_loses_is_asked_about_privately(tavern: Tavern) -> None:
    tavern.roll = scripted(*LAST_TURN)
    await last_turn(tavern)
    host, second = tavern.people[:2]
    board = await tavern.board()
    assert says(board, "board-final-needs", player=second, needs=1050)
    asked = await press(tavern, "Bank 100")
    assert asked.ephemeral
    assert says(asked, "bank-sure", tied="no", total=100, leader=host, leading=1000, needs=1050)
    assert "Bank 100" in pressable(board), "nothing has happened yet"
    done = await second.click(asked.shown, label="Bank 100 and lose")
    assert done.kind == "update"
    await tavern.until(lambda: says(last(tavern), "over-head", players=host, total=1000))
    # Discord would show above it that it answers a message that was deleted.
    await tavern.until(lambda: asked.shown.deleted)


async def test_a_tie_that_loses_is_asked_about_too_and_the_ending_says_who_was_first(tavern: Tavern) -> None:
    tavern.roll = scripted("6", "1", "111234", "111346")
    await last_turn(tavern)
    await press(tavern, "Most points")
    asked = await press(tavern, "Bank 1,000")
    host, second = tavern.people[:2]
    assert says(asked, "bank-sure", tied="yes", total=1000, leader=host, needs=1050)
    await second.click(asked.shown, label="Bank 1,000 and lose")
    await tavern.until(lambda: says(last(tavern), "over-head", players=host, total=1000))
    assert says(last(tavern), "over-first", players=second)


async def test_who_throws_on_instead_banks_without_a_question_and_not_by_the_old_one(tavern: Tavern) -> None:
    tavern.roll = scripted(*LAST_TURN, "11123")
    await last_turn(tavern)
    asked = await press(tavern, "Bank")
    await press(tavern, "Roll 5", "Most points")
    assert says(await tavern.board(), "board-final-enough")
    assert refused(await tavern.people[1].click(asked.shown, label="Bank 100 and lose"), "old-board")
    outcome = await press(tavern, "Bank 1,100")
    assert outcome.kind == "update"
    assert says(last(tavern), "over-head", players=tavern.people[1], total=1100)


async def test_the_clock_throws_on_where_to_bank_would_lose(path: Path, tavern: Tavern, clock: Hourglass) -> None:
    tavern.roll = scripted(*LAST_TURN, "11123")
    await last_turn(tavern)
    assert says(await tavern.board(), "board-time", then="play-on")
    await clock.passes(TURN_SECONDS)
    await tavern.until(lambda: says(last(tavern), "over-head", total=1100))
    happened = facts_in(path)[-6:]
    assert happened == ["2 idle", "2 keep 1 = 100", "2 roll 1 1 1 2 3", "2 keep 1 1 1 = 1000", "2 bank 1100", "win 2"]
    checked = await tavern.people[0].click(last(tavern), label="Check the dice")
    assert checked.ephemeral


async def test_a_farkle_of_the_clock_is_not_told_as_the_players_own(tavern: Tavern, clock: Hourglass) -> None:
    tavern.roll = scripted(*LAST_TURN, "22346")
    await last_turn(tavern)
    await clock.passes(TURN_SECONDS)
    story = f"Time is up for {tavern.people[1].mention}: the bot keeps rolling for them, and 2 2 3 4 6 is a farkle."
    await tavern.until(lambda: story in last(tavern).text)
