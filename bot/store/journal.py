"""The journal of deletions, in no backup: which people a restored database must delete again."""

import hashlib
import hmac
import os
import re
import secrets
from pathlib import Path

_HASH = re.compile("[0-9a-f]{64}")


class DeletionJournal:
    """A file whose first line is the hashes' key; `name` is for messages. Methods raise OSError.

    `bot.store.postgresql.JournalOnServer` has the same, which raise DatabaseFailedError.
    """

    def __init__(self, database: Path) -> None:
        self._path = database.with_name(f"{database.name}-deletions")
        self.name = str(self._path)

    def exists(self) -> bool:
        """Only after the first deletion."""
        return self._path.is_file()

    def add(self, user_id: int, known: int, now: int) -> int:
        """Before a deletion. Returns its number. `known`: the last one in the database."""
        key, entries = self._read()
        number = max([known, *(each for each, _ in entries)]) + 1
        # A power cut may leave half a line.
        begins, how = ("\n", os.O_APPEND) if key else (f"{(key := secrets.token_hex(32))}\n", os.O_TRUNC)
        line = f"{begins}{number} {now} {keyed_hash(key, user_id)}\n"
        descriptor = os.open(self._path, os.O_WRONLY | os.O_CREAT | how, 0o600)
        try:
            os.write(descriptor, line.encode("ascii"))
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
        return number

    def last(self) -> int:
        """0 if there is none."""
        return max((number for number, _ in self._read()[1]), default=0)

    def missed_by(self, known: int, user_ids: list[int]) -> list[int]:
        """Returns the people deleted after `known`."""
        key, entries = self._read()
        missed = {hash_ for number, hash_ in entries if number > known}
        return [user_id for user_id in user_ids if missed and keyed_hash(key, user_id) in missed]

    def _read(self) -> tuple[str, list[tuple[int, str]]]:
        """Ignores half a line. Simultaneous deletions may share a number."""
        try:
            key, *lines = self._path.read_text("ascii").splitlines() or [""]
        except FileNotFoundError:
            key, lines = "", []
        if not _HASH.fullmatch(key):
            return "", []
        parts = [line.split() for line in lines]
        return key, [(int(each[0]), each[2]) for each in parts if len(each) == 3 and _HASH.fullmatch(each[2])]


def keyed_hash(key: str, text: object) -> str:
    """HMAC-SHA256. The key and the hash are hex."""
    return hmac.new(bytes.fromhex(key), str(text).encode("ascii"), hashlib.sha256).hexdigest()
