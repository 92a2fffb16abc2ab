"""Integrity of deletion: no id of a person who was deleted stays anywhere, not even after a backup is restored."""

import errno
import logging
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.games.dice import Seed
from bot.model.games import Status
from bot.play.guards import game_of
from bot.play.turns import leave
from bot.store import finding
from bot.store.former import RESTING_SECONDS
from bot.store.journal import DeletionJournal
from bot.store.people import set_hidden
from bot.store.units import DatabaseFailedError
from tests.support.seasons import Seasons
from tests.support.sessions import act
from tests.support.steps import begin, delete, hide, open_lobby, pass_time, press
from tests.support.tavern import Tavern, running_bot


def holders(database: Path, id_: int) -> set[str]:
    """The columns that hold an id, as a number or within a text, and the files that hold its bytes."""
    found = set()
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        for (table,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            names = [row[1] for row in connection.execute(f'PRAGMA table_xinfo("{table}")')]
            for row in connection.execute(f'SELECT * FROM "{table}"'):
                found |= {f"{table}.{name}" for name, value in zip(names, row, strict=True) if str(id_) in str(value)}
    for file in database.parent.glob(f"{database.name}*"):
        content = file.read_bytes()
        if id_.to_bytes(8, "big") in content or str(id_).encode() in content:
            found.add(file.name.removeprefix(database.name) or "file")
    return found


async def leave_traces(tavern: Tavern) -> list[int]:
    """Leaves every trace of the first person that the bot keeps. Returns the interactions that seated them."""
    somebody, other, third = tavern.people
    bot = tavern.bot
    tavern.guild.add_member(somebody, manage_guild=True)
    records, sessions = bot.services.records, bot.services.sessions
    seasons = Seasons(sessions.database, sessions.now())
    await seasons.start(tavern.guild.id, "Cup", "wins")
    for ruleset in ("standard", "deluxe"):
        await begin(tavern, players=3, rules=ruleset)
        await press(tavern, "Roll")
        games = await sessions.database.read(finding.open_in_channel, tavern.channel.id, somebody.id)
        async with sessions.lock(games[0].id) as session:
            while session.stored.status is Status.PLAYING:
                await act(session, leave, session.stored.seats.players[game_of(session.stored).active[-1] - 1])
    await seasons.end(tavern.guild.id)
    await records.database.write(set_hidden, somebody.id, True)
    # A lobby that they left, one that they sit in, one that they host, and a running game that they stop.
    lobby = await open_lobby(tavern, players=1)
    await other.slash(tavern.channel, "farkle start")
    theirs = (await third.slash(tavern.channel, "farkle start")).shown
    for label in ("Join", "Leave", "Join", "Leave"):
        await somebody.click(theirs, label=label)
    assert lobby.button("Join")
    await somebody.slash(tavern.channel, "farkle-setup make", title="Draft")
    return [each.id for each in tavern.local.world.interactions.values() if each.user is somebody]


@pytest.mark.without_bot
@pytest.mark.sqlite
async def test_no_id_of_the_person_stays_anywhere(path: Path, tavern: Tavern, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    async with running_bot(tavern, path, Seed.dice) as bot:
        somebody = tavern.people[0]
        joins = await leave_traces(tavern)
        traces = holders(path, somebody.id)
        assert {"seats.user_id", "games.host_id", "games.left_lobby", "results.user_id"} <= traces
        for join in joins:
            assert holders(path, join) == set(), "the ids of presses are not even stored before"
        await delete(tavern, somebody)
        await tavern.until(lambda: not bot.in_work)
        assert holders(path, somebody.id) == set()
        assert not any(editor == somebody.id for _, editor in bot.services.drafts._open)  # in no file
        assert str(somebody.id) not in caplog.text
        assert await bot.services.records.rebuild() == []
        # What the bot still remembers does not bring the id back.
        await tavern.people[1].slash(tavern.channel, "farkle board")
        await tavern.until(lambda: not bot.in_work)
    assert holders(path, somebody.id) == set()


@pytest.mark.without_bot
@pytest.mark.sqlite
async def test_a_restored_backup_repeats_the_deletions_made_since(path: Path, tavern: Tavern) -> None:
    backup = path.with_name("elsewhere")
    somebody, other, third = tavern.people
    async with running_bot(tavern, path, Seed.dice):
        await hide(tavern, other)
        await delete(tavern, other)
        await begin(tavern, players=2)
        await hide(tavern, third)
    shutil.copy(path, backup)
    async with running_bot(tavern, path, Seed.dice):
        await delete(tavern, somebody)
        await delete(tavern, third)
    assert holders(path, somebody.id) == set()
    pass_time(tavern, 3600)
    shutil.copy(backup, path)
    assert holders(path, somebody.id) != set()
    async with running_bot(tavern, path, Seed.dice):
        assert holders(path, somebody.id) == set()
        # A person who was deleted before and came back is still there.
        assert "seats.user_id" in holders(path, other.id)
        # For what follows, the deletion was when the person asked for it.
        assert (await somebody.slash(tavern.channel, "farkle start")).ephemeral
        pass_time(tavern, RESTING_SECONDS - 3600)
        await begin(tavern, players=2)
    async with running_bot(tavern, path, Seed.dice):
        assert "seats.user_id" in holders(path, somebody.id), "nobody is deleted twice"


@pytest.mark.without_bot
@pytest.mark.sqlite
async def test_who_comes_to_a_new_database_after_a_deletion_from_the_old_one_stays(path: Path, tavern: Tavern) -> None:
    async with running_bot(tavern, path, Seed.dice):
        await hide(tavern, tavern.people[0])
        await delete(tavern, tavern.people[0])
    os.unlink(path)
    for _ in range(2):
        async with running_bot(tavern, path, Seed.dice):
            await begin(tavern, players=2)
    assert "seats.user_id" in holders(path, tavern.people[0].id)


def test_the_journal_survives_a_line_that_was_cut_off_and_tells_nobody_who_was_deleted(tmp_path: Path) -> None:
    journal = DeletionJournal(tmp_path / "farkle.sqlite3")
    assert journal.add(11, known=0, now=100) == 1
    (file,) = tmp_path.iterdir()
    assert file.stat().st_mode & 0o077 == 0
    with file.open("a") as cut:
        cut.write("2 200 0123")
    assert journal.last() == 1
    assert journal.add(12, known=5, now=300) == 6
    assert (journal.missed_by(0, [11, 12, 13]), journal.missed_by(1, [11, 12, 13])) == ({11: 100, 12: 300}, {12: 300})
    assert journal.missed_by(6, [11, 12, 13]) == {}


@pytest.mark.parametrize("line", [0, 1])
def test_bytes_that_do_not_belong_into_the_journal_cost_only_their_line(tmp_path: Path, line: int) -> None:
    """Without its key, the lines before the next one say nothing. They stay, in case that it is found."""
    journal = DeletionJournal(tmp_path / "farkle.sqlite3")
    for person in (11, 12):
        journal.add(person, known=0, now=100)
    (file,) = tmp_path.iterdir()
    lines = file.read_bytes().splitlines(keepends=True)
    lines[line] = b"\xff" + lines[line][1:]
    file.write_bytes(b"".join(lines))
    assert journal.add(13, known=2, now=300) == 3
    assert file.read_bytes().startswith(b"".join(lines))
    assert journal.missed_by(0, [11, 12, 13]) == ({13: 300} if line == 0 else {12: 100, 13: 300})


def test_a_deletion_that_does_not_fit_on_the_disk_is_not_told_as_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal, write = DeletionJournal(tmp_path / "farkle.sqlite3"), os.write
    journal.add(11, known=0, now=100)

    def short(descriptor: int, content: bytes) -> int:
        if len(content) < 50:
            raise OSError(errno.ENOSPC, "no space is left")
        return write(descriptor, content[:50])

    with monkeypatch.context() as full:
        full.setattr(os, "write", short)  # a disk with room for half a line
        with pytest.raises(DatabaseFailedError, match="no space"):
            journal.add(12, known=0, now=200)
    journal.add(13, known=0, now=300)
    assert journal.missed_by(0, [11, 12, 13]) == {11: 100, 13: 300}


def test_two_processes_that_give_their_deletions_the_same_number_lose_none(tmp_path: Path) -> None:
    journal = DeletionJournal(tmp_path / "farkle.sqlite3")
    journal.add(11, known=0, now=100)
    (file,) = tmp_path.iterdir()
    before = file.read_bytes()
    journal.add(12, known=0, now=100)
    of_the_other = file.read_bytes()[len(before) :]
    file.write_bytes(before)
    journal.add(13, known=0, now=100)
    with file.open("ab") as both:
        both.write(of_the_other)
    assert (journal.last(), journal.missed_by(1, [11, 12, 13])) == (2, {12: 100, 13: 100})
