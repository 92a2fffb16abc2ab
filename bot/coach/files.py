"""Solved tables as files: those that ship, and a bounded cache of others.

8 bytes   the name of a game's format, and its version
32 bytes  SHA-256 of the options that affect play and differ from their defaults
32 bytes  SHA-256 of all that follows
4 bytes   the length of the header
          the header, as JSON: the game's own numbers, and each array's name, shape and units
          all arrays, compressed together: multiples of 2⁻ᵘⁿⁱᵗˢ, as their differences on both last axes
"""

import hashlib
import json
import lzma
import struct
from collections.abc import Callable, Iterable, Mapping
from math import prod
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from bot import disk

_Table = TypeVar("_Table")
_HEAD = 72
_FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 6}]

SHIPPED = Path(__file__).parents[2] / "data" / "coach"
CACHE = SHIPPED / "cache"
MOST_TABLES = 64
"""The number of tables kept for each game; the one used longest ago makes room."""


class UnusableTable(Exception):
    """The file is damaged, or of another rule set or version."""


def digest_of(options: dict[str, object]) -> bytes:
    """The SHA-256 of options, 32 bytes. A default that changes needs a new version of the format."""
    return hashlib.sha256(json.dumps(options, sort_keys=True).encode()).digest()


def write(
    magic: bytes, digest: bytes, arrays: Mapping[str, tuple[NDArray[Any], int]], numbers: Mapping[str, Any]
) -> bytes:
    """A table as the bytes of a file. `arrays`: with their units. Multiples of these must be below 2³⁰."""
    shapes = [[name, list(values.shape), units] for name, (values, units) in arrays.items()]
    header = json.dumps({"arrays": shapes, **numbers}).encode()
    content = b"".join(_packed(values, units) for values, units in arrays.values())
    body = struct.pack("<I", len(header)) + header + lzma.compress(content, lzma.FORMAT_RAW, filters=_FILTERS)
    return magic + digest + hashlib.sha256(body).digest() + body


def read(magic: bytes, digest: bytes, data: bytes) -> tuple[dict[str, NDArray[np.float64]], dict[str, Any]]:
    """The arrays and the numbers that a file holds, by name. Raises UnusableTable."""
    body = data[_HEAD:]
    if data[:_HEAD] != magic + digest + hashlib.sha256(body).digest():
        raise UnusableTable
    start = 4 + struct.unpack_from("<I", body)[0]
    numbers = json.loads(body[4:start])
    content, at = lzma.decompress(body[start:], lzma.FORMAT_RAW, filters=_FILTERS), 0
    arrays = dict[str, NDArray[np.float64]]()
    for name, shape, units in numbers.pop("arrays"):
        size = 4 * prod(shape)
        arrays[name] = _unpacked(content[at : at + size], shape, units)
        at += size
    return arrays, numbers


def _packed(values: NDArray[Any], units: int) -> bytes:
    """Small numbers of either sign as small 32-bit ones: their lowest bytes, then the next."""
    whole = np.rint(values * 2.0**units).astype(np.int64)
    for axis in range(max(0, whole.ndim - 2), whole.ndim):
        whole = np.diff(whole, axis=axis, prepend=0)
    folded = ((whole << 1) ^ (whole >> 63)).astype(np.uint32)
    return folded.ravel().view(np.uint8).reshape(-1, 4).T.tobytes()


def _unpacked(data: bytes, shape: list[int], units: int) -> NDArray[np.float64]:
    folded = np.frombuffer(data, np.uint8).reshape(4, -1).T.copy().view(np.uint32).ravel().astype(np.int64)
    whole = ((folded >> 1) ^ -(folded & 1)).reshape(shape)
    for axis in range(max(0, whole.ndim - 2), whole.ndim):
        whole = np.cumsum(whole, axis=axis)
    return whole / 2.0**units


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


def keep(path: Path, data: bytes, most: int = MOST_TABLES) -> bool:
    """Stores a table, and removes the oldest if there are more than `most`. Returns False if it cannot be stored."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # As versions before 1.2 called them.
        disk.remove_left(path.parent.glob("*.draft"))
        with disk.draft(path, mode=0o666) as draft:
            draft.write_bytes(data)
            disk.put(draft, path)
        tables = sorted(path.parent.glob(f"*{path.suffix}"), key=lambda table: table.stat().st_mtime, reverse=True)
        for table in tables[most:]:
            table.unlink(missing_ok=True)
    except OSError:
        return False
    return True
