"""Lets every call fail that changes a file, one after the other: ``python -m tools.break_bot.disk [SCENE …]``.

In each scene, the n-th write, sync, rename or removal fails, for every n: alone, then with all later changes of
contents, then with everything later. After that the disk works again, and everything that was reported as done must be
there. Exit status 1 if anything is not.
"""

import asyncio
import logging
import os
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import NamedTuple, TypeAlias

from bot import rulesets
from bot.errors import FarkleError
from bot.play.sessions import Sessions
from bot.records.records import Records
from bot.store.backups import back_up, check, restore
from bot.store.database import Database
from bot.store.units import DatabaseFailedError
from tests.support.failing_disk import THEN, Disk
from tests.support.sessions import FIRST, began, play_on

_BEFORE_BACKUP, _SINCE, _MOVES = 6, 12, 6
_KEPT = "replaced"

Done: TypeAlias = dict[str, int]
"""How many facts the game has at least, by what was said to be done."""


class _Broken(Exception):
    """Something that was reported as done is not there."""


class Prepared(NamedTuple):
    """A folder that no scene changes, and how many facts its database and its backup have."""

    folder: Path
    live: int
    old: int


async def prepare(folder: Path) -> Prepared:
    """What a killed bot leaves: a running game, most of it only in the log; and a backup from before that."""
    running = folder / "running"
    running.mkdir()
    async with Database.open(_url(running)) as database:
        game_id = await began(Sessions(database, clock=_clock), rulesets.shipped()["standard"])
        await _play(database, game_id, _BEFORE_BACKUP)
        old = (await asyncio.to_thread(back_up, _file(running), _backup(folder))).facts
        live = await _play(database, game_id, _SINCE)
        for path in running.glob(f"{_file(running).name}*"):
            shutil.copy(path, folder)
    shutil.rmtree(running)
    return Prepared(folder, live, old)


async def _run(folder: Path, done: Done) -> None:
    async with Database.open(_url(folder)) as database:
        for _ in range(_MOVES):
            # A player tries again.
            with suppress(DatabaseFailedError):
                done["shown"] = await _play(database, 1, 1)


async def _begin(folder: Path, done: Done) -> None:
    async with Database.open(_url(folder / "new")) as database:
        await began(Sessions(database, clock=_clock), rulesets.shipped()["standard"])
        done["begun"] = 1


async def _back_up(folder: Path, done: Done) -> None:
    done["backed up"] = (await asyncio.to_thread(back_up, _file(folder), _backup(folder))).facts


async def _restore(folder: Path, done: Done) -> None:
    done["restored"] = (await asyncio.to_thread(restore, _backup(folder), _file(folder), _KEPT)).contents.facts


async def _delete(folder: Path, done: Done) -> None:
    async with Database.open(_url(folder)) as database:
        # The file of deletions can't be written.
        with suppress(OSError):
            await Records(database, _clock).privacy.forget(FIRST)
            done["deleted"] = 1


SCENES: dict[str, Callable[[Path, Done], Awaitable[None]]] = {
    "run": _run,
    "begin": _begin,
    "backup": _back_up,
    "restore": _restore,
    "delete": _delete,
}


async def attempt(scene: str, prepared: Prepared, failing: int, then: str) -> tuple[str, list[str]]:
    """What came of it, and the calls. Raises an error that tells what broke.

    `failing`: the number of the call that fails; 0: none.
    """
    with tempfile.TemporaryDirectory(dir=prepared.folder.parent) as name:
        folder = Path(name)
        shutil.copytree(prepared.folder, folder, dirs_exist_ok=True)
        disk, done, outcome = Disk(failing, then), Done(), "done"
        with disk.watched(folder):
            try:
                await SCENES[scene](folder, done)
            except (FarkleError, DatabaseFailedError) as error:
                outcome = f"refused: {getattr(error, 'code', type(error).__name__)}"
        await _check(scene, prepared, folder, done)
        if failing and then == "nothing" and disk.calls[failing - 1].split()[0] not in ("unlink", "delete"):
            _hold(not any(".draft" in path for path in os.listdir(folder)), "a draft is left")
        return outcome, disk.calls


async def _check(scene: str, prepared: Prepared, folder: Path, done: Done) -> None:
    """Raises _Broken, or what a start or a restore raises."""
    file, _, live, old = _file(folder), *prepared
    if scene == "begin":
        async with Database.open(_url(folder / "new")):
            """Makes it, if it is not there."""
        _hold(check(_file(folder / "new")).games >= done.get("begun", 0), "the game that began is gone")
        return
    kept = file.with_name(f"{file.name}.{_KEPT}")
    async with Database.open(_url(folder)) as database:
        # Raises UnreadableGame.
        facts = (await Sessions(database, clock=_clock).unlocked(1)).revision
        await Records(database, _clock).privacy.finish_deletions()
    check(file)
    if scene == "restore":
        _hold(facts in (live, old), "neither database is whole")
        _hold(facts == done.get("restored", facts), "the backup is not in place")
        if facts == old:
            _hold(check(kept).facts == live, "the old database is lost")
        return
    _hold(facts >= done.get("shown", live), "a press that was shown is lost")
    contents = restore(_backup(folder), file, _KEPT).contents
    _hold(contents.facts in ((live, old) if scene == "backup" else (old,)), "the backup is not whole")
    _hold(contents.facts == done.get("backed up", contents.facts), "the backup was not made")
    async with Database.open(_url(folder)) as database:
        missed = await Records(database, _clock).privacy.deleted_since()
        _hold(list(missed) == [FIRST] or "deleted" not in done, "a restore brings somebody back")


def _hold(is_true: bool, otherwise: str) -> None:
    if not is_true:
        raise _Broken(otherwise)


async def _play(database: Database, game_id: int, moves: int) -> int:
    """How many facts the game has then."""
    return (await play_on(Sessions(database, clock=_clock), game_id, Random(1), moves)).revision


def _clock() -> float:
    return 1_795_262_400


def _file(folder: Path) -> Path:
    return folder / "farkle.sqlite3"


def _backup(folder: Path) -> Path:
    return folder / "backup.sqlite3"


def _url(folder: Path) -> str:
    return f"sqlite:///{_file(folder)}"


async def _attempt_all(scenes: list[str]) -> bool:
    is_whole = True
    with tempfile.TemporaryDirectory() as name:
        (folder := Path(name) / "prepared").mkdir()
        prepared = await prepare(folder)
        for scene in scenes:
            _, calls = await attempt(scene, prepared, 0, "nothing")
            for then in THEN:
                outcomes: Counter[str] = Counter()
                for failing in range(1, len(calls) + 1):
                    try:
                        outcome, _ = await attempt(scene, prepared, failing, then)
                    except Exception as error:
                        outcome, is_whole = f"BROKEN: {error!r}", False
                        print(f"  {scene}, call {failing}, {calls[failing - 1]}: {error!r}")
                    outcomes[outcome] += 1
                print(f"{scene}: each of {len(calls)} calls fails, then {then}:")
                print(*(f"  {number:4} {outcome}" for outcome, number in outcomes.most_common()), sep="\n")
    return is_whole


if __name__ == "__main__":
    logging.disable()
    sys.exit(0 if asyncio.run(_attempt_all(sys.argv[1:] or list(SCENES))) else 1)
