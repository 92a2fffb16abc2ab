"""The journal of deletions, in no backup: which people a restored database must delete again."""

import hashlib
import hmac
import logging
import re
import secrets
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from bot import disk
from bot.store.units import DatabaseFailedError

log = logging.getLogger(__name__)

_KEY = re.compile(rb"[0-9a-f]{64}")
_ENTRY = re.compile(rb"(\d{1,18}) (\d{1,18}) ([0-9a-f]{64})")


class DeletionJournal:
    """A file with the key of the hashes, and a line for each deletion; `name` is for messages. Methods raise
    DatabaseFailedError, as those of `bot.store.postgresql.DeletionJournalOnServer` do.

    A line that can't be read is skipped, and never written over. If that is the key, another one follows.
    """

    def __init__(self, database: Path) -> None:
        self._path = database.with_name(f"{database.name}-deletions")
        self.name = str(self._path)

    def exists(self) -> bool:
        """Whether there is a file, which the first deletion makes."""
        return self._path.is_file()

    def add(self, user_id: int, known: int, now: int) -> int:
        """Writes down a deletion before it begins, and returns its number. `known`: the last number in the database."""
        lines = self._lines()
        key, entries = self._parsed(lines)
        number = max([known, *(each for each, *_ in entries)]) + 1
        new = [] if key else [key := secrets.token_hex(32)]
        # A power cut may have left half a line.
        ended = [""] if lines else []
        written = "\n".join([*ended, *new, f"{number} {now} {keyed_hash(key, user_id)}\n"])
        with self._reaching():
            disk.append(self._path, written.encode("ascii"))
        return number

    def last(self) -> int:
        """The number of the last deletion; 0 if there is none."""
        return max((number for number, *_ in self._parsed(self._lines())[1]), default=0)

    def missed_by(self, known: int, user_ids: list[int]) -> dict[int, int]:
        """The people deleted after `known`, and when, in seconds since 1970."""
        _, entries = self._parsed(self._lines())
        return found_in({(key, hash_): at for number, at, key, hash_ in entries if number > known}, user_ids)

    def _lines(self) -> list[bytes]:
        with self._reaching():
            return self._path.read_bytes().splitlines() if self.exists() else []

    def _parsed(self, lines: list[bytes]) -> tuple[str, list[tuple[int, int, str, str]]]:
        """The last key; the number, time, key and hash of each entry. Simultaneous deletions may share a number."""
        key, entries = "", []
        for number, line in enumerate(lines, start=1):
            if _KEY.fullmatch(line):
                key = line.decode()
            elif key and (found := _ENTRY.fullmatch(line)):
                entries.append((int(found[1]), int(found[2]), key, found[3].decode()))
            elif line:
                log.warning("line %d of %s can't be read, and is skipped", number, self._path)
        return key, entries

    @contextmanager
    def _reaching(self) -> Iterator[None]:
        """A block that uses the file. Raises DatabaseFailedError."""
        try:
            yield
        except OSError as error:
            raise DatabaseFailedError(f"{self.name}: {error.strerror}") from error


def found_in(missed: Mapping[tuple[str, str], int], user_ids: list[int]) -> dict[int, int]:
    """The people of these whose hash by its key is in `missed`, with the time that is there."""
    hashes = [(user_id, (key, keyed_hash(key, user_id))) for key in {key for key, _ in missed} for user_id in user_ids]
    return {user_id: missed[hash_] for user_id, hash_ in hashes if hash_ in missed}


def keyed_hash(key: str, text: object) -> str:
    """The HMAC-SHA256 of a text. The key and the hash are hex."""
    return hmac.new(bytes.fromhex(key), str(text).encode("ascii"), hashlib.sha256).hexdigest()
