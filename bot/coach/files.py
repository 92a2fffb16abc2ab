"""Solved tables as files: those that ship, and a bounded cache of others.

8 bytes   the name of a game's format, and its version
32 bytes  SHA-256 of the options that affect play and differ from their defaults
32 bytes  SHA-256 of all that follows, which is the game's own
"""

import hashlib
import json
import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

_Table = TypeVar("_Table")
_HEAD = 72

SHIPPED = Path(__file__).parents[2] / "data" / "coach"
CACHE = SHIPPED / "cache"
MOST_TABLES = 64
"""Of a game; the one used longest ago makes room."""


class UnusableTable(Exception):
    """Damaged, or of another rule set or version."""


def digest_of(options: dict[str, Any]) -> bytes:
    """A default that changes needs a new version of the format."""
    return hashlib.sha256(json.dumps(options, sort_keys=True).encode()).digest()


def sealed(magic: bytes, digest: bytes, body: bytes) -> bytes:
    return magic + digest + hashlib.sha256(body).digest() + body


def opened(magic: bytes, digest: bytes, data: bytes) -> bytes:
    """Raises UnusableTable."""
    body = data[_HEAD:]
    if data[:_HEAD] != magic + digest + hashlib.sha256(body).digest():
        raise UnusableTable
    return body


def packed(whole: NDArray[np.int64]) -> bytes:
    """Small numbers of either sign as small 32-bit ones: their lowest bytes, then the next."""
    folded = ((whole << 1) ^ (whole >> 63)).astype(np.uint32)
    return folded.ravel().view(np.uint8).reshape(-1, 4).T.tobytes()


def unpacked(data: bytes) -> NDArray[np.int64]:
    folded = np.frombuffer(data, np.uint8).reshape(4, -1).T.copy().view(np.uint32).ravel().astype(np.int64)
    return (folded >> 1) ^ -(folded & 1)


def find(name: str, folders: Iterable[Path], read: Callable[[bytes], _Table]) -> _Table | None:
    for path in (folder / name for folder in folders):
        try:
            found = read(path.read_bytes())
            if path.parent == CACHE:
                path.touch()
        except (OSError, UnusableTable):
            continue
        return found
    return None


def keep(path: Path, data: bytes) -> bool:
    """False if it cannot be kept."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_suffix(f".{os.getpid()}.draft")
        draft.write_bytes(data)
        draft.replace(path)
        tables = sorted(path.parent.glob(f"*{path.suffix}"), key=lambda table: table.stat().st_mtime, reverse=True)
        for table in tables[MOST_TABLES:]:
            table.unlink(missing_ok=True)
    except OSError:
        return False
    return True
