"""The process is killed between every two clicks of a whole game."""

from pathlib import Path

from bot.local.ledger import deeds, deeds_of
from bot.local.players import is_over, next_press
from tests.support.evening import evening


async def test_a_game_outlives_a_death_after_every_click(tmp_path: Path) -> None:
    async with evening(tmp_path / "farkle.sqlite3") as hosted:
        await hosted.open()
        before: list[str] = []
        while not is_over(hosted.bottom()):
            await hosted.restart()
            label = next_press(hosted.bottom())
            assert (await hosted.press()).kind in ("update", "deferred_update", "message")
            stored = hosted.ledger.lines()
            assert stored[: len(before)] == before
            assert deeds(stored[len(before) :]) == deeds_of(label)
            before = stored
            hosted.check()
        assert hosted.ledger.status() == "over"
        best = max(seat.total for seat in hosted.ledger.game().seats)
        assert f"wins with {best:,}" in hosted.bottom().text
        assert hosted.refused() == []
