"""Files that are whole after a power cut, or not there; and whose they are."""

import errno
import glob
import os
import re
import secrets
import shutil
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path

from bot.errors import SetupError, first_line

_LEFT_SECONDS = 86_400
"""The age, without a touch, at which a draft belongs to a process that was killed."""
_DRAFT = re.compile(r"\..+\.[0-9a-f]{8}\.draft(-journal|-wal|-shm)?")
# As some network drives say.
_CANNOT_SYNC_FOLDERS = (errno.EINVAL, errno.ENOTSUP)


@contextmanager
def draft(target: Path, mode: int = 0o600) -> Iterator[Path]:
    """A new file beside `target`, removed after the block with all that SQLite made beside it, unless it was `put`.

    Also removes drafts there that were left behind. Raises OSError.
    """
    remove_left(path for path in target.parent.glob(".*") if _DRAFT.fullmatch(path.name))
    made = target.with_name(f".{target.name}.{secrets.token_hex(4)}.draft")
    os.close(os.open(made, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode))
    try:
        yield made
    finally:
        for suffix in ("", "-journal", "-wal", "-shm"):
            # What stays is removed another day.
            with suppress(OSError):
                made.with_name(made.name + suffix).unlink(missing_ok=True)


def put(made: Path, target: Path) -> None:
    """Renames a complete file. Raises OSError, also if it is in its place but may not outlast a power cut."""
    sync_file(made)
    made.replace(target)
    sync_folder(target.parent)


def append(path: Path, content: bytes) -> None:
    """Adds to the end of the file, or of a new one, what no power cut takes back. Raises OSError."""
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    try:
        left = memoryview(content)
        while left:
            left = left[os.write(descriptor, left) :]
        _sync(descriptor)
    finally:
        os.close(descriptor)
    sync_folder(path.parent)


def sync_file(path: Path) -> None:
    """Makes the contents of a file durable. Raises OSError."""
    with path.open("rb+") as file:
        _sync(file.fileno())


def sync_folder(folder: Path) -> None:
    """Makes durable which files are in a folder. Raises OSError."""
    if sys.platform == "win32":
        # It can't open folders.
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        _sync(descriptor)
    except OSError as error:
        if error.errno not in _CANNOT_SYNC_FOLDERS:
            raise
    finally:
        os.close(descriptor)


def remove_left(paths: Iterable[Path]) -> None:
    """Removes the files and folders that no one has touched for a day."""
    for path in paths:
        # Another process may be quicker.
        with suppress(OSError):
            if time.time() - path.stat().st_mtime > _LEFT_SECONDS:
                shutil.rmtree(path) if path.is_dir() else path.unlink()


def _sync(descriptor: int) -> None:
    if sys.platform == "darwin":
        from fcntl import F_FULLFSYNC, fcntl

        # There, fsync leaves it in the cache of the disk. Network drives know only fsync.
        with suppress(OSError):
            fcntl(descriptor, F_FULLFSYNC)
            return
    os.fsync(descriptor)


def unusable(database: Path, error: Exception) -> SetupError:
    """The reason why a database can't be used: what belongs to another user, or else the first line of the error."""
    return next(unwritable(database), SetupError("database-unusable", path=str(database), problem=first_line(error)))


def unwritable(database: Path) -> Iterator[SetupError]:
    """One error each for the folder, the database and the files beside it that this user can't write to."""
    folder = next(each for each in database.resolve().parents if each.is_dir())
    beside = sorted(folder.glob(f"{glob.escape(database.name)}-*"))
    for path in (folder, database, *beside):
        if path.exists() and not os.access(path, os.W_OK):
            users = {"user": _name(os.getuid()), "owner": _name(path.stat().st_uid)} if hasattr(os, "getuid") else {}
            yield SetupError("unwritable", path=str(path), **users)


def _name(user: int) -> str:
    """The name of a user, or the number if there is none, as in a container."""
    with suppress(KeyError):
        return import_module("pwd").getpwuid(user).pw_name  # type: ignore[no-any-return]  # Windows has no such module
    return str(user)


def give_to_owner_of_folder(path: Path) -> None:
    """Gives a file to the owner of its folder if root made it, because the bot must still own it."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        owner = path.parent.stat()
        os.chown(path, owner.st_uid, owner.st_gid)
