"""The process is killed again and again within a whole game of Yahtzee between two people."""

from functools import partial
from itertools import count
from pathlib import Path

from bot.local.migrated import url_of
from bot.local.players import best_box, is_over
from bot.standings.standings import Standings
from bot.store import games
from bot.store.database import Database
from tests.support.evening import evening


async def test_a_game_outlives_a_death_after_every_fifth_press(tmp_path: Path) -> None:
    path = tmp_path / "farkle.sqlite3"
    async with evening(path) as hosted:
        host, second = hosted.tavern.people
        await host.slash(hosted.tavern.channel, "yahtzee start")
        await second.click(hosted.bottom(), label="Join")
        before: list[str] = []
        for number in count():
            if is_over(hosted.bottom()):
                break
            if number % 5 == 0:
                await hosted.restart()
            takes_box = best_box(hosted.bottom()) is not None
            is_lobby = "Start" in [button.label for button in hosted.bottom().buttons]
            await hosted.press()
            stored = hosted.ledger.lines()
            assert stored[: len(before)] == before
            words = [line.split()[1] for line in stored[len(before) :] if not line.startswith("win")]
            assert words == ([] if is_lobby else ["score"] if takes_box else ["roll"])
            before = stored
            hosted.check()
        assert hosted.ledger.status() == "over"
        assert hosted.refused() == []
        await hosted.kill()
    async with Database.open(url_of(path)) as database:
        stored_game = await database.read(partial(games.load, game_id=1))
        assert stored_game is not None
        standings = Standings(database)
        verdict, _ = await standings.history.check(1, stored_game.guild_id)
        assert (verdict.faults, verdict.is_over, verdict.throws) == ((), True, 26)
        assert await standings.rebuild() == []
