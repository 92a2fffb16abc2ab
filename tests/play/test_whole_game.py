"""Whole games over the local Discord."""

import pytest

from bot import rulesets
from bot.games import farkle
from bot.local.players import is_over
from tests.support.players import press_next
from tests.support.tavern import Tavern

pytestmark = pytest.mark.both


@pytest.mark.parametrize("rules", list(rulesets.shipped_of(farkle.ENGINE)))
async def test_from_the_first_throw_to_the_winner(tavern: Tavern, rules: str) -> None:
    host, second, third = tavern.people
    await host.slash(tavern.channel, "farkle start", rules=rules, target=2000)
    await second.click(await tavern.board(), label="Join")
    await third.click(await tavern.board(), label="Join")
    await host.click(await tavern.board(), label="Start")
    while not is_over(board := await tavern.board()):
        outcome = await press_next(tavern.on_turn(board), board)
        assert outcome.error is None
    assert "wins with" in board.text
