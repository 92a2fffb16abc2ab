"""What a database grows by: ``python -m tools.growth [--games N] [--postgresql]``.

Two people play standard games to 10,000 points, as sensible people do, through the sessions that the bot uses, without
Discord. Each press is committed as the bot commits it, and each game is counted. Printed are the bytes of the database
by press and by game, and how much of that is everybody's record. Reviews of games come on top (docs/hosting.md). With
``--postgresql``, the database is on a server of its own; what it could use again is not counted.
"""

import argparse
import asyncio
import random
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

from bot import rulesets
from bot.games import farkle
from bot.games.farkle import Choice, Then
from bot.local.farkle.autoplay import ENOUGH
from bot.local.postgresql import Server
from bot.play import lobby, turns
from bot.play.location import note_message
from bot.play.sessions import Sessions
from bot.standings.standings import Standings
from bot.store.database import Database

_PEOPLE_ON_A_SERVER = 10
_GUILD, _CHANNEL, _PERSON, _MESSAGE = (kind << 58 for kind in (4, 5, 6, 7))
"""Ids are as long as Discord's."""


@asynccontextmanager
async def measured(folder: Path, server: Server | None) -> AsyncIterator[tuple[Database, Callable[[], int]]]:
    """A new database, and what says how many bytes it takes."""
    path = folder / "farkle.sqlite3"

    def size() -> int:
        if server is None:
            return path.stat().st_size
        with server.connected("postgres") as connection:
            connection.execute("VACUUM FULL")
            row = connection.execute("SELECT pg_database_size('postgres')").fetchone()
            return int(row[0]) if row else 0

    async with Database.open(server.url("postgres") if server else f"sqlite:///{path}") as database:
        yield database, size


async def play(sessions: Sessions, number: int, ids: "count[int]", chance: random.Random) -> int:
    """One game to its end. Returns how many presses it took."""
    server = number // _PEOPLE_ON_A_SERVER
    seated = chance.sample(range(_PEOPLE_ON_A_SERVER), 2)
    host, other = (_PERSON + server * _PEOPLE_ON_A_SERVER + each for each in seated)
    house = rulesets.shipped()["standard"]
    opened = await sessions.open_lobby(_GUILD + server, _CHANNEL, host, house, join_id=next(ids))
    presses = 2
    async with sessions.lock(opened.id) as session:
        await session.commit(lobby.join(session.stored, other, next(ids)))
        now = session.now()
        await session.commit(lobby.start(session.stored, host, next(ids), now=now, roller=session.roller))
        while not session.game.is_over:
            game = session.game
            assert isinstance(game, farkle.Game)
            player, since = session.stored.players[game.current - 1], game.turn.since
            change = turns.choose(
                session.stored, player, game.revision, _decided(game), now=session.now(), roller=session.roller
            )
            await session.commit(change)
            presses += 1
            # The next player is called on a new board.
            called = session.game.turn.since != since and not session.game.is_over
            if noted := called and note_message(session.stored, _MESSAGE + next(ids), due_at=now, called=True):
                session.note(noted)
    return presses


def _decided(game: farkle.Game) -> Choice:
    """The best keep; banked once it is enough."""
    best, *others = farkle.choices(game)
    bank = next((each for each in (best, *others) if each.then is Then.BANK and each.keep == best.keep), None)
    return bank if bank and farkle.turn_after(game, _kept(game, bank)).points >= ENOUGH else best


def _kept(game: farkle.Game, choice: Choice) -> farkle.Keepable:
    return next(each for each in farkle.keeps(game) if each.dice == choice.keep)


async def grow(games: int, server: Server | None) -> None:
    chance, ids = random.Random(1), count(_MESSAGE)
    with tempfile.TemporaryDirectory() as folder:
        async with measured(Path(folder), server) as (database, size):
            sessions, standings = Sessions(database), Standings(database)
            empty = size()
            presses = sum([await play(sessions, number, ids, chance) for number in range(games)])
            await database.clear_log()
            played = size()
            await standings.counter.catch_up()
            await database.clear_log()
            counted = size()
    print(f"an empty database: {empty:,} bytes")
    print(f"{games:,} games of two, {presses:,} presses")
    print(f"a game: {(played - empty) / games:,.0f} bytes, {presses / games:.0f} presses")
    print(f"a press: {(played - empty) / presses:,.0f} bytes")
    print(f"its part in everybody's record: {(counted - played) / games:,.0f} bytes")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.growth", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=500, help="that are played (default: %(default)s)")
    parser.add_argument("--postgresql", action="store_true", help="with a server of its own, instead of SQLite")
    options = parser.parse_args()
    asyncio.run(grow(options.games, Server() if options.postgresql else None))


if __name__ == "__main__":
    main()
