"""Whole games over the local Discord."""

from pathlib import Path

import pytest

from bot import rulesets
from localdiscord import Message
from tests.harness import playing, seeded


def next_press(board: Message) -> str:
    """The best dice, while less than 300 points are at stake; the dice of the player before, where they are offered."""
    labels = [button.label for button in board.buttons if not button.disabled]
    bank = next((label for label in labels if label.startswith("Bank")), None)
    roll = next((label for label in labels if label.startswith(("Take over", "Roll"))), None)
    if bank and int(bank.split()[1].replace(",", "")) >= 300:
        return bank
    return roll or "Keep best"


def is_over(board: Message) -> bool:
    return any(button.label == "Rematch" for button in board.buttons)


@pytest.mark.parametrize("rules", list(rulesets.shipped()))
async def test_from_the_first_throw_to_the_winner(tmp_path: Path, rules: str) -> None:
    async with playing(tmp_path / "farkle.sqlite3", seeded(1)) as tavern:
        host, second, third = tavern.people
        await host.slash(tavern.channel, "farkle start", rules=rules, target=2000)
        await second.click(await tavern.board(), label="Join")
        await third.click(await tavern.board(), label="Join")
        await host.click(await tavern.board(), label="Start")
        while not is_over(board := await tavern.board()):
            outcome = await tavern.on_turn(board).click(board, label=next_press(board))
            assert outcome.kind == "update"
        assert "wins with" in board.text
        assert tavern.faults() == []
