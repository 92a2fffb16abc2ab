"""The secret of a running game is only in the database. Once the game has ended, a check of its dice shows it."""

import json
import logging
import traceback
from random import Random

import pytest
from sqlalchemy import text

from bot.errors import Refused
from bot.model.games import StoredGame
from bot.play import stopping
from bot.play.lobby import cancel, start
from bot.play.sessions import Sessions
from bot.rulesets import shipped
from bot.standings.standings import Standings
from bot.store.database import Database
from bot.text import explain
from bot.ui.display import Display
from bot.ui.game.checking import fixed_by
from bot.ui.game.showing import view_of
from tests.support.acting import act
from tests.support.tables import CHANNEL, FIRST, FIRST_JOIN, GUILD, begin, open_lobby, play_on

HOUSE = shipped()["standard"]
SECRET = "5ec2e7" + "0123456789abcdef" * 3 + "feedbeefca"


def sessions(database: Database) -> Sessions:
    """Sessions of games that all have the same secret."""
    return Sessions(database, draw_secret=lambda: SECRET)


def seen(stored: StoredGame) -> str:
    """Everything that a drawing of a game sends to Discord."""
    return json.dumps(view_of(stored, Display()).to_components())


def holds_secret(shown: object) -> bool:
    """Is the secret in this, as it is stored or as Python writes bytes?"""
    return SECRET in str(shown) or repr(bytes.fromhex(SECRET))[2:-1] in str(shown)


async def test_only_checks_of_games_that_are_over_tell_it(database: Database) -> None:
    tables, standings = sessions(database), Standings(database)
    lobby = await open_lobby(tables, HOUSE)
    commitment = lobby.seed.commitment
    assert commitment[:8] in seen(lobby)
    async with tables.lock(lobby.id) as session:
        await act(session, start, FIRST, 9)
    for moves in (0, 1, 5):
        running = await play_on(tables, lobby.id, Random(1), moves)
        for shown in (lobby, running, running.seed, session):
            assert not holds_secret(repr(shown))
        assert not holds_secret(seen(lobby) + seen(running))
        assert not holds_secret([piece async for piece in standings.privacy.export(FIRST)])
        for read in (standings.history.text_to_check, standings.history.export, standings.history.finished_game):
            with pytest.raises(Refused) as caught:
                await read(lobby.id, GUILD)
            assert not holds_secret(explain(caught.value))
            assert (commitment in explain(caught.value)) == (read == standings.history.text_to_check)
    over = await play_on(tables, lobby.id, Random(1))
    assert over.has_ended
    assert not holds_secret(seen(over) + fixed_by(over.seed.commitment, Display()))
    assert ":check" in seen(over)
    assert holds_secret(await standings.history.text_to_check(lobby.id, GUILD))
    assert holds_secret(await standings.history.export(lobby.id, GUILD))
    with pytest.raises(Refused):
        await standings.history.text_to_check(lobby.id, GUILD + 1)


async def test_a_lobby_that_closes_never_tells_it(database: Database) -> None:
    tables = sessions(database)
    lobby = await open_lobby(tables, HOUSE)
    async with tables.lock(lobby.id) as session:
        await act(session, cancel, FIRST)
        assert not holds_secret(seen(session.stored))
    with pytest.raises(Refused):
        await Standings(database).history.text_to_check(lobby.id, GUILD)


async def test_a_game_that_is_stopped_tells_it(database: Database) -> None:
    tables = sessions(database)
    game = await begin(tables, HOUSE)
    async with tables.lock(game.id) as session:
        await act(session, stopping.void, 9)
        assert not holds_secret(seen(session.stored))
        assert ":check" in seen(session.stored)
    assert [stored.id for stored in await tables.ended_in(CHANNEL, 25)] == [game.id]
    with pytest.raises(Refused):
        await Standings(database).history.export(game.id, GUILD)
    assert holds_secret(await Standings(database).history.text_to_check(game.id, GUILD))


async def test_no_log_holds_it_even_in_full(database: Database, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    game = await begin(sessions(database), HOUSE)
    # Another process, which reads it.
    await play_on(sessions(database), game.id, Random(1))
    logging.getLogger("bot").debug("everything is logged")
    assert "everything is logged" in caplog.text
    assert not holds_secret(caplog.text)


@pytest.mark.parametrize(
    "spoil",
    [
        "ALTER TABLE games RENAME TO gone",
        "CREATE TRIGGER spoil BEFORE INSERT ON games BEGIN SELECT RAISE(ABORT, 'spoilt'); END",
        "CREATE TRIGGER spoil BEFORE INSERT ON seats BEGIN SELECT RAISE(ABORT, 'spoilt'); END",
    ],
)
async def test_no_error_of_the_database_holds_it(
    database: Database, caplog: pytest.LogCaptureFixture, spoil: str
) -> None:
    caplog.set_level(logging.DEBUG)
    tables = sessions(database)
    game = await begin(tables, HOUSE)
    await database.write(lambda transaction: transaction.execute(text(spoil)))
    with pytest.raises(Exception, match=r"spoilt|gone|no such table|stale") as caught:
        await tables.open_lobby(GUILD, CHANNEL, FIRST, HOUSE, join_id=FIRST_JOIN)
    error: BaseException | None = caught.value
    while error is not None:
        assert not holds_secret("".join(traceback.format_exception(error)))
        error = error.__context__
    trigger = text("CREATE TRIGGER full BEFORE INSERT ON facts BEGIN SELECT RAISE(FAIL, 'x'); END")
    await database.write(lambda transaction: transaction.execute(trigger))
    with pytest.raises(Exception, match=r"no such table|stale") as caught:
        await play_on(tables, game.id, Random(1))
    assert not holds_secret("".join(traceback.format_exception(caught.value)))
    logging.getLogger("bot").exception("as an incident is logged", exc_info=caught.value)
    assert "incident" in caplog.text
    assert not holds_secret(caplog.text)
