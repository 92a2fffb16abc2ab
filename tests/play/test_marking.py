"""Marking dice on the board."""

from tests.support.sentences import says
from tests.support.steps import begin, custom_id, die, leave, marked, press
from tests.support.tavern import Tavern, scripted

HOST_BEGINS = ("6", "1")


async def test_only_what_is_sensible_is_marked_for_the_player(tavern: Tavern) -> None:
    throws = (*HOST_BEGINS, "523446", "22666", "15", "223344")
    tavern.roll = scripted(*throws)
    board = await begin(tavern)
    await press(tavern, "Roll")
    assert marked(board) == [0]
    await press(tavern, "Roll 5")
    assert marked(board) == [2, 3, 4]
    await press(tavern, "Roll 2")
    assert marked(board) == [0, 1], "keeping both leaves six dice and the most points"


async def test_a_press_marks_what_belongs_together_and_takes_it_back(tavern: Tavern) -> None:
    tavern.roll = scripted(*HOST_BEGINS, "313532")
    board = await begin(tavern)
    host = tavern.people[0]
    await press(tavern, "Roll")
    for index, expected in ((0, [0, 2, 4]), (3, [0, 2, 3, 4]), (2, [3]), (1, [1, 3]), (3, [1])):
        outcome = await host.click(board, die(board, index))
        assert outcome.kind == "update"
        assert marked(board) == expected
    assert says(board, "board-marked", dice="1", turn=100, first="yes")


async def test_quick_presses_from_the_same_drawing_add_up(tavern: Tavern) -> None:
    tavern.roll = scripted(*HOST_BEGINS, "115246")
    board = await begin(tavern)
    host = tavern.people[0]
    await press(tavern, "Roll")
    drawing = [die(board, index) for index in range(6)]
    for index, expected in ((0, [0]), (2, [0, 2]), (0, [0, 2]), (1, [0, 1, 2])):
        await host.click(board, drawing[index], force=True)
        assert marked(board) == expected
    await host.click(board, die(board, 0))
    assert marked(board) == [1, 2]


async def test_hand_made_marks_mark_nothing_illegal(tavern: Tavern) -> None:
    tavern.roll = scripted(*HOST_BEGINS, "115246")
    board = await begin(tavern)
    host = tavern.people[0]
    await press(tavern, "Roll")
    for marks in (":63:0", ":99:5", ":8:3", ":56", ":1:5", ""):
        for verb in ("die", "best"):
            await host.click(board, custom_id(board, verb, marks), force=True)
            assert set(marked(board)) <= {0, 1, 2}
    for marks in (":63:0", ":8:3", ":56", ""):
        for verb in ("roll", "bank"):
            outcome = await host.click(board, custom_id(board, verb, marks), force=True)
            assert any(says(outcome, key, best="1 1 5") for key in ("not-scoring", "keep-first"))


async def test_marks_stay_when_somebody_else_leaves(tavern: Tavern) -> None:
    tavern.roll = scripted(*HOST_BEGINS, "2", "115234")
    board = await begin(tavern, players=3)
    host, second, _ = tavern.people
    await press(tavern, "Roll")
    await host.click(board, die(board, 1))
    drawing = die(board, 2)
    await leave(second, board)
    await tavern.until(lambda: says(board, "board-seat-left"))
    assert marked(board) == [1]
    await host.click(board, drawing, force=True)
    assert marked(board) == [1], "that press came from a drawing before, and only mends the board"
