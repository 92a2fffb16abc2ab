"""Steps that tests of Yahtzee take at a table."""

from functools import partial

from localdiscord import Message, Outcome
from tests.support import steps
from tests.support.players import best_box, confirmed
from tests.support.sentences import says
from tests.support.steps import die, leave, press
from tests.support.tavern import Tavern

open_lobby = partial(steps.open_lobby, game="yahtzee")
begin = partial(steps.begin, game="yahtzee")


async def hold(tavern: Tavern, *places: int) -> Message:
    """The player on turn presses the dice at these places, from 0, one after the other."""
    for place in places:
        board = await tavern.board()
        await tavern.on_turn(board).click(board, die(board, place))
    return await tavern.board()


async def take(tavern: Tavern, box: str, column: int = 1) -> Outcome:
    """The player on turn chooses this box in the menu of a column, confirms 0 points, and waits for the board."""
    board = await tavern.board()
    before, person = board.text, tavern.on_turn(board)
    chosen = await person.choose(board, menu_of(board, column), [box])
    done = await confirmed(person, chosen)
    if done is not chosen:
        await tavern.until(lambda: board.deleted or board.text != before)
    return done


async def turn(tavern: Tavern, box: str, column: int = 1) -> None:
    """A turn of one throw."""
    await press(tavern, "Roll")
    await take(tavern, box, column)


def menu_of(board: Message, column: int = 1) -> str:
    return next(menu.custom_id for menu in board.selects if menu.custom_id.endswith(f":score:{column}"))


async def press_best(tavern: Tavern) -> Outcome:
    """The player on turn takes the box that is worth most."""
    found = best_box(await tavern.board())
    assert found is not None
    return await take(tavern, found[1], int(found[0].rpartition(":")[2]))


async def short_game(tavern: Tavern) -> None:
    """Two people take four turns each, and then the second one leaves: the first wins, and it counts."""
    await begin(tavern, 2)
    for _ in range(2 * 4):
        await press(tavern, "Roll")
        await press_best(tavern)
    second, board = tavern.people[1], await tavern.board()
    await leave(second, board)
    await tavern.until(lambda: says(board, "over-head-left"))
