"""Games at the table: their dice follow from their seed, and its secret is only in the database until the end."""

import json
import logging
import traceback
from collections.abc import Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text

from bot.errors import Refused
from bot.games import farkle
from bot.games.dice import digest_of
from bot.games.farkle import Choice, Fact, Rolled, Then, Verdict, verify
from bot.model.games import Status, StoredGame
from bot.play import opening, stopping, turns
from bot.play.lobby import MOST_SITTINGS, cancel, join, leave, start
from bot.play.sessions import Sessions
from bot.records.records import Records
from bot.rulesets import NamedRules, shipped, shipped_rules_of
from bot.sentences import explain
from bot.store import games, saving
from bot.store.database import Database
from bot.store.finding import ended_in_channel
from bot.typed import Typed
from bot.ui.display import Display
from bot.ui.game.checking import fixed_by
from bot.ui.game.plan import screen_of
from tests.support.databases import opened
from tests.support.sessions import CHANNEL, FIRST, GUILD, act, play_on

STANDARD = shipped()["standard"]


FIRST_JOIN = 5 << 59
_LOBBIES = count()
FIRST_JOINS = range(FIRST_JOIN, FIRST_JOIN + 100 * 1_000_000, 1_000_000)
"""The ids of the interactions that opened the lobbies."""


async def open_lobby(tables: Sessions, ruleset: NamedRules, players: int = 2) -> StoredGame:
    """A lobby with `players` people; the last of them gave up a seat before, and came back."""
    number = next(_LOBBIES)
    first_join = FIRST_JOINS[number]
    # In the same channel, it would be the same lobby.
    stored = await opening.open_lobby(tables, GUILD, CHANNEL + number, FIRST, ruleset, join_id=first_join)
    async with tables.lock(stored.id) as session:
        await act(session, join, FIRST + players - 1, first_join + 5)
        await act(session, leave, FIRST + players - 1)
        for number in range(1, players):
            await act(session, join, FIRST + number, first_join + number * 1000)
        return session.stored


async def begin(tables: Sessions, ruleset: NamedRules, players: int = 2) -> StoredGame:
    stored = await open_lobby(tables, ruleset, players)
    async with tables.lock(stored.id) as session:
        await act(session, start, FIRST, 9)
        return session.stored


async def text_of(database: Database, game_id: int) -> str:
    return (await Records(database).history.check(game_id, GUILD, viewer=None))[1]


async def check(database: Database, game_id: int) -> Verdict:
    return verify(await text_of(database, game_id), shipped_rules_of(farkle.ENGINE))


def digests(*ids: int) -> tuple[str, ...]:
    return tuple(map(digest_of, ids))


async def test_the_secret_is_fixed_before_anybody_joins_and_each_game_has_its_own(database: Database) -> None:
    tables = Sessions(database)
    lobbies = [await open_lobby(tables, STANDARD, players=3) for _ in range(3)]
    assert len({lobby.secret for lobby in lobbies}) == 3
    for lobby in lobbies:
        first = next(first for first in FIRST_JOINS if digest_of(first) == lobby.seats.joins[0])
        assert lobby.seats.joins == digests(first, first + 1000, first + 2000)
        assert await database.read(games.load, game_id=lobby.id) == lobby
        async with tables.lock(lobby.id) as session:
            await act(session, leave, FIRST + 1)
            assert session.stored.seats.joins == digests(first, first + 2000)
            await act(session, join, FIRST + 1, first + 9)
            await act(session, start, FIRST, 9)
            assert session.stored.secret == lobby.secret
            assert session.stored.seed.joins == digests(first, first + 2000, first + 9)


async def test_who_begins_by_lot_is_drawn_from_the_seed(database: Database) -> None:
    rules = STANDARD.rules.model_copy(update={"start": "random"})
    firsts = set()
    moments = count(1_800_000_000, 600)
    tables = Sessions(database, clock=lambda: next(moments))
    for _ in range(12):
        stored = await begin(tables, NamedRules("", Typed("By lot"), Typed(), "standard", rules), players=3)
        assert stored.seats.joins == stored.seed.seating()
        first = next(first for first in FIRST_JOINS if digest_of(first) in stored.seats.joins)
        seats = {digest_of(first + number * 1000): FIRST + number for number in range(3)}
        assert stored.seats.players == tuple(seats[join] for join in stored.seed.joins)
        assert await database.read(games.load, game_id=stored.id) == stored
        firsts.add(stored.seats.players[0])
        async with tables.lock(stored.id) as session:
            await act(session, stopping.void, 9)
    assert len(firsts) > 1


async def test_dice_survive_a_restart(tmp_path: Path) -> None:
    ruleset = NamedRules("", Typed("Short"), Typed(), "standard", STANDARD.rules.model_copy(update={"target": 2000}))
    chance = Random(2)
    async with opened(tmp_path / "farkle.sqlite3") as database:
        lobby = await open_lobby(Sessions(database), ruleset)
    async with opened(tmp_path / "farkle.sqlite3") as database, Sessions(database).lock(lobby.id) as session:
        await act(session, start, FIRST, 9)
        seed = session.stored.seed
        assert replace(seed, started="") == lobby.seed
        assert seed.started == digest_of(9), "the press on Start is part of it"
    while True:
        async with opened(tmp_path / "farkle.sqlite3") as database:
            stored = await play_on(Sessions(database), lobby.id, chance, most_moves=7)
            assert stored.secret == lobby.secret
            if stored.status is Status.OVER:
                assert (await check(database, lobby.id)).faults == ()
                return


async def test_a_throw_that_is_tried_again_gives_the_same_dice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither a failing disk nor a second process gives a second chance."""
    async with opened(tmp_path / "farkle.sqlite3") as database, opened(tmp_path / "farkle.sqlite3") as other:
        tables = Sessions(database)
        game = await begin(tables, STANDARD)
        assert game.game is not None
        right = game.seed.dice(game.game.throw_count + 1, 6)
        thrown = []

        def fail(_transaction: object, _before: object, _after: object, happened: Sequence[Fact], _now: int) -> None:
            thrown.append(next(fact.dice for fact in happened if isinstance(fact, Rolled)))
            raise OSError("disk full")

        with monkeypatch.context() as patched:
            patched.setattr(saving, "save", fail)  # as if the disk were full
            for _ in range(3):
                async with tables.lock(game.id) as session:
                    with pytest.raises(OSError, match="disk full"):
                        await act(session, turns.choose, Choice((), Then.ROLL))
        async with Sessions(other).lock(game.id) as session:
            change = await act(session, turns.choose, Choice((), Then.ROLL))
            thrown.append(next(fact.dice for fact in change.facts if isinstance(fact, Rolled)))
        assert thrown == [right] * 4


async def test_nobody_tries_out_by_which_press_to_sit_down(database: Database) -> None:
    tables = Sessions(database)
    stored = await opening.open_lobby(tables, 1, 2, FIRST, STANDARD, join_id=1)
    async with tables.lock(stored.id) as session:
        for number in range(MOST_SITTINGS):
            await act(session, join, FIRST + 1, 10 + number)
            await act(session, leave, FIRST + 1)
    async with Sessions(database).lock(stored.id) as session:
        # Not even after a restart.
        with pytest.raises(Refused, match="sat-down-too-often"):
            await act(session, join, FIRST + 1, 20)
        await act(session, join, FIRST + 2, 21)
        await act(session, start, FIRST, 9)
        # Once the dice are fixed, the players who left do not matter.
        assert session.stored.seats.left_lobby == ()


HOUSE = shipped()["standard"]
SECRET = "5ec2e7" + "0123456789abcdef" * 3 + "feedbeefca"


def sessions(database: Database) -> Sessions:
    """Sessions of games that all have the same secret."""
    return Sessions(database, draw_secret=lambda: SECRET)


def seen(stored: StoredGame) -> str:
    """Everything that a drawing of a game sends to Discord."""
    return json.dumps(screen_of(stored, Display()).to_components())


def holds_secret(shown: object) -> bool:
    """Is the secret in this, as it is stored or as Python writes bytes?"""
    return SECRET in str(shown) or repr(bytes.fromhex(SECRET))[2:-1] in str(shown)


async def test_only_checks_of_games_that_are_over_tell_it(database: Database) -> None:
    tables, records = sessions(database), Records(database)
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
        assert not holds_secret([piece async for piece in records.privacy.export(FIRST)])
        for read in (records.history.check, records.history.export, records.history.finished_game):
            with pytest.raises(Refused) as caught:
                await read(lobby.id, GUILD, None)
            assert not holds_secret(explain(caught.value))
            assert (commitment in explain(caught.value)) == (read == records.history.check)
    over = await play_on(tables, lobby.id, Random(1))
    assert over.has_ended
    assert not holds_secret(seen(over) + fixed_by(over.seed.commitment, Display()))
    assert ":check" in seen(over)
    assert holds_secret(await records.history.check(lobby.id, GUILD, viewer=None))
    assert holds_secret(await records.history.export(lobby.id, GUILD, viewer=None))
    with pytest.raises(Refused):
        await records.history.check(lobby.id, GUILD + 1, viewer=None)


async def test_a_lobby_that_closes_never_tells_it(database: Database) -> None:
    tables = sessions(database)
    lobby = await open_lobby(tables, HOUSE)
    async with tables.lock(lobby.id) as session:
        await act(session, cancel, FIRST)
        assert not holds_secret(seen(session.stored))
    with pytest.raises(Refused):
        await Records(database).history.check(lobby.id, GUILD, viewer=None)


async def test_a_game_that_is_stopped_tells_it(database: Database) -> None:
    tables = sessions(database)
    game = await begin(tables, HOUSE)
    async with tables.lock(game.id) as session:
        await act(session, stopping.void, 9)
        assert not holds_secret(seen(session.stored))
        assert ":check" in seen(session.stored)
    ended = await database.read(ended_in_channel, game.boards[0].channel_id, 25, None)
    assert [stored.id for stored in ended] == [game.id]
    with pytest.raises(Refused):
        await Records(database).history.export(game.id, GUILD, viewer=None)
    assert holds_secret(await Records(database).history.check(game.id, GUILD, viewer=None))


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
        await opening.open_lobby(tables, GUILD, CHANNEL, FIRST, HOUSE, join_id=FIRST_JOIN)
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
