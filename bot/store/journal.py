"""The journal of deletions, which no backup of a database holds: beside a file of SQLite's, a small file.

A database that is restored from a backup has people in it who were deleted since. The journal says who they are to
whoever has their id, and to nobody else: it holds a keyed hash of each. So the bot can delete them again.
"""

import hashlib
import hmac
import os
import re
import secrets
from pathlib import Path
from typing import Protocol

_HASH = re.compile("[0-9a-f]{64}")


class Journal(Protocol):
    """Deletions, numbered from 1 in their order.

    All of these raise OSError where the file fails, and DatabaseFailedError where the server does.
    """

    def add(self, user_id: int, known: int, now: int) -> int:
        """Notes, before it happens, that somebody is deleted. Returns the number of that deletion.

        `known` is the number of the last one that the database knows of. Once this returns, the note survives a power
        cut.
        """

    def last(self) -> int:
        """The number of the last deletion; 0 where there was none."""

    def missed_by(self, known: int, user_ids: list[int]) -> list[int]:
        """Those of these people who were deleted after the deletion with the number `known`."""


class DeletionJournal:
    """A journal in a file. Its first line is the key of the hashes."""

    def __init__(self, database: Path) -> None:
        self._path = database.with_name(f"{database.name}-deletions")

    def add(self, user_id: int, known: int, now: int) -> int:
        key, entries = self._read()
        number = max([known, *(each for each, _ in entries)]) + 1
        # A file without a key has nothing that counts. A line begins anew where a power cut left half of one.
        begins, how = ("\n", os.O_APPEND) if key else (f"{(key := secrets.token_hex(32))}\n", os.O_TRUNC)
        line = f"{begins}{number} {now} {digest(key, user_id)}\n"
        descriptor = os.open(self._path, os.O_WRONLY | os.O_CREAT | how, 0o600)
        try:
            os.write(descriptor, line.encode("ascii"))
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
        return number

    def last(self) -> int:
        return max((number for number, _ in self._read()[1]), default=0)

    def missed_by(self, known: int, user_ids: list[int]) -> list[int]:
        key, entries = self._read()
        missed = {hash_ for number, hash_ in entries if number > known}
        return [user_id for user_id in user_ids if missed and digest(key, user_id) in missed]

    def _read(self) -> tuple[str, list[tuple[int, str]]]:
        """The key, and the hashes with their numbers. A line that was cut off by a power cut is no deletion.

        Two processes that delete somebody at the same moment may give them the same number.
        """
        try:
            key, *lines = self._path.read_text("ascii").splitlines() or [""]
        except FileNotFoundError:
            key, lines = "", []
        if not _HASH.fullmatch(key):
            return "", []
        parts = [line.split() for line in lines]
        return key, [(int(each[0]), each[2]) for each in parts if len(each) == 3 and _HASH.fullmatch(each[2])]


def digest(key: str, user_id: int) -> str:
    """What a journal holds of somebody: a hash, keyed with a key as hex."""
    return hmac.new(bytes.fromhex(key), str(user_id).encode("ascii"), hashlib.sha256).hexdigest()
