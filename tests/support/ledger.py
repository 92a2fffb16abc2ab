"""The facts of a game, read beside the bot that writes them, and the game that a message shows."""

from pathlib import Path

from bot.ui.game_addresses import Address
from localdiscord import Message
from tests.support.databases import looking
from tests.support.tavern import game_address


def facts_in(database: Path) -> list[str]:
    """The first game's, as lines of the notation. None is missing in the numbering, and none is there twice."""
    with looking(database) as look:
        rows = look("SELECT seq, line FROM facts WHERE game_id = 1 ORDER BY seq")
    assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1))
    return [line for _, line in rows]


def address_on(message: Message) -> Address | None:
    """The game and its state that a message was drawn from; None for one without buttons."""
    addresses = [game_address(button.custom_id or "") for button in message.buttons]
    return next((address for address in addresses if address), None)
