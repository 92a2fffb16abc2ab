"""If the server wants a new board for each turn, that calls the next player, and the old one is deleted."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from bot.model.leftovers import Leftover
from bot.model.servers import Boards
from bot.play import opening
from bot.play.leftovers import CLOSED_SECONDS
from bot.play.lobby_time import LOBBY_SECONDS
from bot.rulesets import shipped
from bot.store.leftovers import leave
from bot.store.schema import leftovers
from bot.store.units import Transaction
from localdiscord import Message, Request
from localdiscord.page.views import message
from tests.support import steps, yahtzee_steps
from tests.support.sentences import says
from tests.support.steps import FARKLE, at_rest, below_deleted, manage, open_lobby, press, press_more, start
from tests.support.table import Hourglass
from tests.support.tavern import Tavern, running_bot, scripted


async def remembered(tavern: Tavern) -> int:
    """How many messages are still to be deleted."""

    def count(transaction: Transaction) -> int:
        return transaction.scalar(select(func.count()).select_from(leftovers)) or 0

    return await tavern.bot.database.read(count)


async def begin(tavern: Tavern, **options: Any) -> Message:
    await manage(tavern, boards=Boards.ONE)
    return await steps.begin(tavern, **options)


async def leave_old_board(tavern: Tavern) -> Message:
    """The board of a turn that passed, which could not be deleted then."""
    board = await begin(tavern)
    tavern.local.inject(_fail_deletions)
    await press(tavern, "Roll")
    await at_rest(tavern)
    tavern.local.inject(None)
    return board


def requests(tavern: Tavern, since: int) -> list[str]:
    """The requests of the bot, by method and the kind of their path."""
    kinds = {"/webhooks/": "webhook", "/callback": "callback"}
    return [
        f"{each.method} {next((kind for part, kind in kinds.items() if part in each.path), 'rights')}"
        for each in list(tavern.local.requests)[since:]
    ]


def last_answer(tavern: Tavern) -> tuple[bool, int]:
    """Whether the last answer to an interaction asked for the message, and the status that it got."""
    answers = [request for request in tavern.local.requests if request.path.endswith("/callback")]
    return "with_response" in answers[-1].query, answers[-1].status


async def test_a_turn_that_passes_costs_a_message_an_answer_and_a_deletion_by_its_token(tavern: Tavern) -> None:
    first = await begin(tavern, target=2000, dice=("6", "1", "111346"))
    assert (await tavern.people[0].slash(tavern.channel, "farkle rules")).shown
    assert last_answer(tavern) == (True, 200), "a message that is posted is asked for"
    await press(tavern, "Roll", "Most points")
    assert last_answer(tavern) == (False, 204)
    before = len(tavern.local.requests)
    await press(tavern, "Bank")
    await tavern.until(lambda: first.deleted)
    assert last_answer(tavern) == (False, 204), "the next board was posted, and the press only acknowledged"
    assert requests(tavern, before) == ["POST rights", "POST callback", "DELETE webhook"]
    board = await tavern.board()
    assert board.pings == [tavern.people[1]]
    # Above an answer, Discord would show that the message which it answers was deleted.
    assert message(board, tavern.people[0])["replied"] is None
    assert len(await at_rest(tavern)) == 2
    assert await remembered(tavern) == 0


@pytest.mark.parametrize("boards", Boards)
async def test_the_first_board_does_not_point_at_the_lobby_above_it(tavern: Tavern, boards: Boards) -> None:
    """The press on Start is answered by the lobby, which becomes a line."""
    await manage(tavern, boards=boards)
    lobby = await open_lobby(tavern, dice=("6", "1"))
    await tavern.people[1].click(lobby, label="Join")
    before = len(tavern.local.requests)
    board = await start(tavern, lobby)
    assert requests(tavern, before) == ["POST callback", "POST rights"]
    assert message(board, tavern.people[0])["replied"] is None
    assert await at_rest(tavern) == [lobby, board]


async def test_where_the_bot_may_not_write_the_first_board_is_an_answer(tavern: Tavern) -> None:
    lobby = await open_lobby(tavern, dice=("6", "1"))
    await tavern.people[1].click(lobby, label="Join")
    tavern.channel.deny_bot("send_messages")
    before = len(tavern.local.requests)
    await start(tavern, lobby)
    assert requests(tavern, before) == ["POST callback", "POST webhook"]


@pytest.mark.parametrize("may_write", [True, False])
async def test_boards_that_can_only_be_answers_turn_the_old_ones_into_lines(tavern: Tavern, may_write: bool) -> None:
    """They come faster than Discord takes messages, or the bot may not write there."""
    before = len(tavern.local.requests)
    await begin(tavern, dice=("6", "1", *[FARKLE] * 8))
    if not may_write:
        tavern.channel.deny_bot("send_messages")
    for turn in range(8):
        board = await tavern.board()
        await press(tavern, "Roll")
        assert (await tavern.board()).pings == [tavern.people[(turn + 1) % 2]]
        await at_rest(tavern)
        assert [each for each in below_deleted(tavern) if not says(each, "moved-down")] == []
        assert board.deleted or says(board, "moved-down"), "it has no buttons"
        # Above the board, Discord would show that the message which it answers was deleted.
        await tavern.until(lambda: lines(tavern) <= 1)
    assert requests(tavern, before).count("PATCH webhook") > (0 if may_write else 6), "no post was an answer"


def lines(tavern: Tavern) -> int:
    return sum(says(each, "moved-down") for each in tavern.channel.messages())


async def test_the_lines_go_with_the_next_plain_post_and_an_ending_keeps_what_it_answers(tavern: Tavern) -> None:
    await begin(tavern, target=1000, dice=("6", "1", *[FARKLE] * 6, "111234", FARKLE, "111234"))
    for _ in range(5):
        await press(tavern, "Roll")
        await at_rest(tavern)
    await tavern.until(lambda: lines(tavern) == 1)
    tavern.bot.services.allowance.__init__()  # type: ignore[misc]  # the channel was calm for a while
    await press(tavern, "Roll")
    await tavern.until(lambda: lines(tavern) == 0)
    await press(tavern, "Roll", "Most points", "Bank", "Roll")
    line, *_, ending = await at_rest(tavern)
    assert says(line, "fixed-commitment")
    assert says(ending, "over-head", total=1000)
    assert await remembered(tavern) == 0


async def test_no_board_stands_below_a_private_question_however_fast_they_come(tavern: Tavern) -> None:
    await manage(tavern, boards=Boards.ONE)
    await yahtzee_steps.begin(tavern, dice=["66136"] * 6)
    for box in ("twos", "twos", "fours", "fours", "fives", "fives"):
        await yahtzee_steps.turn(tavern, box)
        await at_rest(tavern)
        assert below_deleted(tavern) == []
    assert len(await at_rest(tavern)) == 2


async def test_a_whole_game_leaves_two_messages(tavern: Tavern) -> None:
    await begin(tavern, target=1000, dice=("6", "1", FARKLE, "111234", FARKLE))
    await press(tavern, "Roll", "Roll", "Most points", "Bank", "Roll")
    line, ending = await at_rest(tavern)
    assert says(line, "fixed-commitment")
    assert says(ending, "over-head", total=1000)


@pytest.mark.refused
async def test_the_clock_deletes_what_a_press_could_not_past_unreachable_ones(tavern: Tavern, clock: Hourglass) -> None:
    """They are another process's, or the server has removed the bot, or Discord has lost it for the time being."""
    tavern.roll = scripted("6", "1", FARKLE)
    sessions, standard = tavern.bot.services.sessions, shipped()["standard"]
    for number in range(3):
        elsewhere = await opening.open_lobby(sessions, 4567 + number, 70, 700 + number, standard, join_id=number)
        left = [Leftover(1000 * number + each, 70, due_at=each) for each in range(60)]
        await tavern.bot.database.write(leave, game_id=elsewhere.id, left=left)
    first = await leave_old_board(tavern)
    await clock.passes(60)
    await clock.strikes_until(lambda: first.deleted)
    assert len(await at_rest(tavern)) == 2
    assert await remembered(tavern) == 180


@pytest.mark.refused
@pytest.mark.without_bot
async def test_what_is_to_be_deleted_is_remembered_by_the_next_process(path: Path, tavern: Tavern) -> None:
    async with running_bot(tavern, path, scripted("6", "1", FARKLE)):
        first = await leave_old_board(tavern)
    assert not first.deleted
    tavern.clock.ahead += 120
    async with running_bot(tavern, path, scripted()) as bot:
        await bot.jobs.play("clock")
        await tavern.until(lambda: first.deleted)


async def _fail_deletions(request: Request) -> None:
    if request.method == "DELETE":
        raise ConnectionResetError


async def test_a_closed_lobby_disappears_after_a_minute(tavern: Tavern, clock: Hourglass) -> None:
    cancelled, forgotten = await open_lobby(tavern), await open_lobby(tavern, game="yahtzee")
    await press_more(tavern.people[0], cancelled, "Cancel")
    await at_rest(tavern)
    await clock.passes(CLOSED_SECONDS - 1)
    assert says(cancelled, "lobby-ended")
    assert not cancelled.deleted
    await clock.passes(1)
    await clock.strikes_until(lambda: cancelled.deleted)
    await clock.passes(LOBBY_SECONDS - CLOSED_SECONDS)
    assert says(forgotten, "lobby-ended")
    await clock.passes(CLOSED_SECONDS)
    await clock.strikes_until(lambda: tavern.channel.messages() == [])
