"""The bot stops and starts again: people continue with the buttons that they see."""

from pathlib import Path

import pytest

from localdiscord import Request, Response, reply
from tests.support.databases import change, opened
from tests.support.sentences import says
from tests.support.steps import begin, is_over, open_lobby, press, rematch, start
from tests.support.tavern import Tavern, local_tavern, running_bot, scripted, seeded

pytestmark = pytest.mark.both


def sent(tavern: Tavern, method: str, part: str) -> int:
    """How many requests of a kind the bot has sent."""
    return sum(each.method == method and part in each.path for each in tavern.local.requests)


@pytest.mark.without_bot
async def test_lobby_board_and_rematch_go_on_from_their_old_buttons(path: Path, tavern: Tavern) -> None:
    host, second, _ = tavern.people
    async with running_bot(tavern, path, seeded(1)):
        lobby = await open_lobby(tavern, rules="exact", target=5000)
    async with running_bot(tavern, path, scripted("6", "1")):
        await second.click(lobby, label="Join")
        board = await start(tavern, lobby)
    async with running_bot(tavern, path, scripted("111234")):
        await press(tavern, "Roll")
    async with running_bot(tavern, path, seeded(1)):
        await press(tavern, "Bank")
        await tavern.until(lambda: board.deleted)
        board = await tavern.board()
        assert f"◦ {host.mention} **1,000** ·" in board.text
        assert board.pings == [second]
    async with running_bot(tavern, path, scripted("666666")):
        await press(tavern, "Roll")
        assert is_over(board)
    async with running_bot(tavern, path, seeded(1)):
        opened = await rematch(host, board)
        assert opened.shown.pings == [second]
    async with running_bot(tavern, path, seeded(1)):
        joined = await rematch(second, board)
        assert says(joined, "rematch-joined")


@pytest.mark.without_bot
async def test_a_board_that_nobody_remembers_goes_like_others(path: Path, tavern: Tavern) -> None:
    """The process stops after it has posted a board, and before it has stored that. The next press passes the turn."""
    async with running_bot(tavern, path, scripted("6", "1", "222346")):
        first = await begin(tavern)
        await press(tavern, "Roll")
        tavern.local.inject(lambda request: reply() if request.method == "DELETE" else None)
        await press(tavern, "Bank")
        unnoted = await tavern.board()
    tavern.local.inject(None)
    async with opened(path) as other:
        await change(other, f"UPDATE games SET message_id = {first.id}")
    async with running_bot(tavern, path, scripted("223346"), pace=10):
        await press(tavern, "Roll")
        tavern.clock.ahead += 60
        await tavern.until(lambda: first.deleted and unnoted.deleted)
        assert not (await tavern.board()).deleted


async def test_commands_and_emoji_are_registered_once_unless_they_were_deleted(path: Path) -> None:
    async with local_tavern(is_first_start=True) as tavern:
        async with running_bot(tavern, path, seeded(1)):
            pass
        assert sent(tavern, "PUT", "/commands") == 1
        uploaded = sent(tavern, "POST", "/emojis")
        assert uploaded == 14
        async with running_bot(tavern, path, seeded(1)):
            pass
        assert sent(tavern, "PUT", "/commands") == 1
        assert sent(tavern, "POST", "/emojis") == uploaded
        tavern.local.world.commands[None].clear()
        async with running_bot(tavern, path, seeded(1)):
            await open_lobby(tavern)
        assert sent(tavern, "PUT", "/commands") == 2
        assert tavern.faults() == []
    async with local_tavern(is_first_start=True) as new:
        async with running_bot(new, path, seeded(1)):
            await open_lobby(new)
        assert sent(new, "PUT", "/commands") == 1
        assert sent(new, "POST", "/emojis") == uploaded
        assert new.faults() == []


@pytest.mark.parametrize("refused", [("POST",), ("POST", "GET")], ids=str)
async def test_without_emoji_the_digits_are_enough(path: Path, refused: tuple[str, ...]) -> None:
    async with local_tavern(is_first_start=True) as tavern:

        def refuse(request: Request) -> Response | None:
            is_refused = request.method in refused and "/emojis" in request.path
            return reply({"code": 50013, "message": "no"}, 403) if is_refused else None

        tavern.local.inject(refuse)
        async with running_bot(tavern, path, scripted("6", "1", "115234")):
            board = await begin(tavern)
            await press(tavern, "Roll")
            assert [button.label for button in board.buttons][:6] == ["1", "1", "5", "2", "3", "4"]
            assert not any(button.emoji for button in board.buttons)
