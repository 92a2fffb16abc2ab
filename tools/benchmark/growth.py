"""How much a database grows: ``python -m tools.benchmark growth``."""

import random
import tempfile
from itertools import count
from pathlib import Path

from bot import rulesets
from bot.games import farkle
from bot.games.farkle import Choice, Then
from bot.play import lobby, opening, turns
from bot.play.guards import game_of
from bot.play.leftovers import with_new_message
from bot.play.sessions import Sessions
from bot.records.records import Records
from bot.store.database import Database
from tests.support.postgresql import Server
from tests.support.random_games import ENOUGH

_PEOPLE_ON_A_SERVER = 10
_GUILD, _CHANNEL, _PERSON, _MESSAGE = (kind << 58 for kind in (4, 5, 6, 7))
"""The ids that each kind begins with, as long as Discord's."""


async def growth(games: int = 500, postgresql: bool = False) -> None:
    """How much a database grows.

    Two sensible players play standard games through the bot's sessions, without Discord. Prints bytes per press and per
    game, turns, and the part of the records. Reviews come on top. With --postgresql, free space isn't counted.
    """
    chance, ids, server = random.Random(1), count(_MESSAGE), Server() if postgresql else None
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "farkle.sqlite3"
        async with Database.open(server.url("postgres") if server else f"sqlite:///{path}") as database:
            sessions, records = Sessions(database), Records(database)
            empty = _size(path, server)
            played_games = [await _play(sessions, number, ids, chance) for number in range(games)]
            presses, turns = map(sum, zip(*played_games, strict=True))
            await database.clear_log()
            played = _size(path, server)
            await records.counter.catch_up()
            await database.clear_log()
            counted = _size(path, server)
    print(f"an empty database: {empty:,} bytes")
    print(f"{games:,} games of two, {presses:,} presses")
    print(f"a game: {(played - empty) / games:,.0f} bytes, {presses / games:.0f} presses, {turns / games:.0f} turns")
    print(f"a press: {(played - empty) / presses:,.0f} bytes")
    print(f"its part in everybody's record: {(counted - played) / games:,.0f} bytes")


def _size(path: Path, server: Server | None) -> int:
    """The size of a database in bytes."""
    if server is None:
        return path.stat().st_size
    with server.connected("postgres") as connection:
        connection.execute("VACUUM FULL")
        row = connection.execute("SELECT pg_database_size('postgres')").fetchone()
        return int(row[0]) if row else 0


async def _play(sessions: Sessions, number: int, ids: "count[int]", chance: random.Random) -> tuple[int, int]:
    """Returns the number of presses, and of turns."""
    server = number // _PEOPLE_ON_A_SERVER
    seated = chance.sample(range(_PEOPLE_ON_A_SERVER), 2)
    host, other = (_PERSON + server * _PEOPLE_ON_A_SERVER + each for each in seated)
    ruleset = rulesets.shipped()["standard"]
    opened = await opening.open_lobby(sessions, _GUILD + server, _CHANNEL, host, ruleset, join_id=next(ids))
    presses, passed = 2, 1
    async with sessions.lock(opened.id) as session:
        await session.commit(lobby.join(session.stored, other, next(ids), now=session.now()))
        now = session.now()
        await session.commit(lobby.start(session.stored, host, next(ids), now=now, roller=session.roller))
        while not game_of(session.stored).is_over:
            game = game_of(session.stored)
            assert isinstance(game, farkle.Game)
            since = game.turn.since
            change = turns.choose(
                session.stored, session.stored.current_player, _decided(game), now=session.now(), roller=session.roller
            )
            await session.commit(change)
            presses += 1
            # The next player is mentioned on a new board.
            called = game_of(session.stored).turn.since != since and not game_of(session.stored).is_over
            passed += called
            if recorded := called and with_new_message(
                session.stored, session.stored.boards[0], _MESSAGE + next(ids), due_at=now, called=True
            ):
                session.remember(recorded)
    return presses, passed


def _decided(game: farkle.Game) -> Choice:
    """Keeps what scores most and banks when it is enough."""
    best, *others = farkle.choices(game)
    bank = next((each for each in (best, *others) if each.then is Then.BANK and each.keep == best.keep), None)
    kept = next(each for each in farkle.keeps(game) if each.dice == bank.keep) if bank else None
    return bank if bank and kept and farkle.turn_after(game, kept).points >= ENOUGH else best
