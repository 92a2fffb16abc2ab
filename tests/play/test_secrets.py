"""Secrets: files that only their owner may read, and a log without names."""

import os
from pathlib import Path

import pytest

from bot.store.database import Database
from bot.store.sqlite import SqliteFile
from localdiscord import Request, Response, rate_limited, reply
from tests.support.steps import begin_in_thread, no_answer_awaited, press
from tests.support.tavern import Tavern

pytestmark = pytest.mark.sqlite


def modes(folder: Path) -> dict[str, int]:
    """The modes of the files of a database, by what their names end in."""
    files = [file for file in folder.iterdir() if file.is_file()]
    return {file.name.removeprefix("farkle.sqlite3"): file.stat().st_mode & 0o777 for file in files}


def contents(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.iterdir())


async def test_only_their_owner_may_read_the_files_of_a_database(tmp_path: Path, path: Path) -> None:
    async with Database.open(f"sqlite:///{path}") as database:
        await database.write(lambda transaction: transaction.exec_driver_sql("INSERT INTO notes VALUES ('a', 'b')"))
        assert modes(tmp_path) == dict.fromkeys(("", "-wal", "-shm"), 0o600)
    # Also files that an earlier version made.
    os.chmod(path, 0o644)
    async with Database.open(f"sqlite:///{path}") as database:
        await database.write(lambda transaction: transaction.exec_driver_sql("DELETE FROM notes"))
        assert set(modes(tmp_path).values()) == {0o600}


async def test_what_is_deleted_is_overwritten(tmp_path: Path, path: Path) -> None:
    async with Database.open(f"sqlite:///{path}") as database:
        thread = await SqliteFile(path).connect()
        assert await thread.run(lambda own: own.exec_driver_sql("PRAGMA secure_delete").scalar_one()) == 1
        await thread.close()
        secret = "a secret that nobody should find"
        await database.write(lambda own: own.exec_driver_sql("INSERT INTO notes VALUES ('a', ?)", (secret,)))
        await database.clear_log()
        assert secret.encode() in contents(tmp_path)
        await database.write(lambda own: own.exec_driver_sql("DELETE FROM notes WHERE key = 'a'"))
        await database.clear_log()
        assert secret.encode() not in contents(tmp_path)


@pytest.mark.refused
async def test_the_log_names_nobody_whatever_happens(
    tavern: Tavern, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot, (host, second, third), home = tavern.bot, tavern.people, tavern.channel
    answers = [rate_limited(0.01), reply({"message": "no", "code": 0}, 403)]

    def fail(request: Request) -> Response | None:
        return answers.pop(0) if "/members/" in request.path and answers else None

    tavern.local.inject(fail)
    await begin_in_thread(tavern)
    await press(tavern, "Roll")
    board = await tavern.board()
    await third.click(board, board.buttons[-1].custom_id or "")
    # Discord takes no answer.
    tavern.local.inject(lambda request: reply({}, 404) if "/callback" in request.path else None)
    with no_answer_awaited(tavern):
        for person in (host, second, third):
            await person.slash(home, "farkle help")
            await person.click(board, board.buttons[-1].custom_id or "", force=True)
    tavern.local.inject(None)
    # An unknown command and an incident.
    monkeypatch.setattr(bot.services.records.privacy, "of", lambda _user_id: 1 // 0)  # a mistake in the bot
    await host.slash(home, "farkle privacy")
    forged = {"name": "farkle", "options": [{"type": 1, "name": str(second.id), "options": []}]}
    await second.forge("command", home, forged)
    assert len(caplog.records) > 5
    assert "incident" in caplog.text
    for person in tavern.people:
        assert str(person.id) not in caplog.text
    caplog.clear()
