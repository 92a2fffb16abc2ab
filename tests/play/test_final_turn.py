"""The last turn: the board says what is needed, asks about a lower bank once, and the clock does not bank a loss."""

from pathlib import Path

from bot.model.servers import TURN_SECONDS
from tests.support.ledger import Ledger
from tests.support.sentences import refused, says
from tests.support.steps import begin, press, pressable
from tests.support.table import Hourglass, last
from tests.support.tavern import Tavern, scripted

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
    assert says(asked, "bank-sure", total=100, leader=host, leading=1000)
    assert says(asked, "bank-sure", needs=1050)
    assert "Bank 100" in pressable(board), "nothing has happened yet"
    done = await second.click(asked.shown, label="Bank 100 and lose")
    assert done.kind == "update"
    await tavern.until(lambda: says(last(tavern), "over-head", players=host, total=1000))
    # Discord would show above it that it answers a message that was deleted.
    await tavern.until(lambda: asked.shown.deleted)


async def test_who_throws_on_instead_banks_without_a_question(tavern: Tavern) -> None:
    tavern.roll = scripted(*LAST_TURN, "11123")
    await last_turn(tavern)
    await press(tavern, "Bank", "Roll 5", "Most points")
    assert says(await tavern.board(), "board-final-enough")
    outcome = await press(tavern, "Bank 1,100")
    assert outcome.kind == "update"
    assert says(last(tavern), "over-head", players=tavern.people[1], total=1100)


async def test_a_question_that_was_left_open_banks_nothing_later(tavern: Tavern) -> None:
    tavern.roll = scripted(*LAST_TURN, "22346")
    await last_turn(tavern)
    asked = await press(tavern, "Bank")
    await press(tavern, "Roll 5")
    assert refused(await tavern.people[1].click(asked.shown, label="Bank 100 and lose"), "game-over")


async def test_the_clock_throws_on_where_to_bank_would_lose(path: Path, tavern: Tavern, clock: Hourglass) -> None:
    tavern.roll = scripted(*LAST_TURN, "11123")
    await last_turn(tavern)
    assert says(await tavern.board(), "board-time", then="play-on")
    await clock.passes(TURN_SECONDS)
    await tavern.until(lambda: says(last(tavern), "over-head", total=1100))
    happened = Ledger(path).lines()[-6:]
    assert happened == [
        "2 idle",
        "2 keep 1 = 100",
        "2 roll 1 1 1 2 3",
        "2 keep 1 1 1 = 1000",
        "2 bank 1100",
        "win 2",
    ]
    checked = await tavern.people[0].click(last(tavern), label="Check the dice")
    assert checked.ephemeral


async def test_a_farkle_of_the_clock_is_not_told_as_the_players_own(tavern: Tavern, clock: Hourglass) -> None:
    tavern.roll = scripted(*LAST_TURN, "22346")
    await last_turn(tavern)
    await clock.passes(TURN_SECONDS)
    told = f"Time is up for {tavern.people[1].mention}: the bot keeps rolling for them, and 2 2 3 4 6 is a farkle."
    await tavern.until(lambda: told in last(tavern).text)


async def test_level_totals_say_who_was_first(tavern: Tavern) -> None:
    tavern.roll = scripted("6", "1", "111234", "111234")
    await begin(tavern, target=1000)
    await press(tavern, "Roll", "Most points", "Bank", "Roll", "Most points")
    asked = await press(tavern, "Bank")
    host, second = tavern.people[:2]
    await second.click(asked.shown, label="Bank 1,000 and lose")
    await tavern.until(lambda: says(last(tavern), "over-head", players=host, total=1000))
    assert says(last(tavern), "over-first", players=second)
