"""A disk whose n-th write, sync, rename or removal fails, below Python and below SQLite, and that knows what is synced.

SQLite's calls pass a layer of its own (a VFS, https://sqlite.org/vfs.html); Python's pass the functions of `os`.
"""

import _sqlite3
import ctypes
import errno
import io
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

_IOERR_WRITE, _IOERR_FSYNC, _IOERR_DELETE, _IOERR_TRUNCATE = 778, 1034, 2570, 1546
"""Results of SQLite's methods."""

_Method = ctypes.c_void_p
_ON_FILE = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)
_SYNC = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int)
_TRUNCATE = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int64)
_WRITE = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int, ctypes.c_int64)
_OPEN = ctypes.CFUNCTYPE(
    *(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int, ctypes.POINTER(ctypes.c_int))
)
_DELETE = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int)


class _Methods(ctypes.Structure):
    """`sqlite3_io_methods`, version 3."""

    _fields_ = [
        ("version", ctypes.c_int),
        *((name, _Method) for name in ("close", "read", "write", "truncate", "sync", "size", "lock", "unlock")),
        *((f"other_{number}", _Method) for number in range(10)),
    ]


class _File(ctypes.Structure):
    _fields_ = [("methods", ctypes.POINTER(_Methods))]


class _Vfs(ctypes.Structure):
    """`sqlite3_vfs`, version 3."""

    _fields_ = [
        ("version", ctypes.c_int),
        ("size_of_file", ctypes.c_int),
        ("longest_path", ctypes.c_int),
        ("next", ctypes.c_void_p),
        ("name", ctypes.c_char_p),
        ("data", ctypes.c_void_p),
        *((name, _Method) for name in ("open", "delete")),
        *((f"other_{number}", _Method) for number in range(16)),
    ]


_CONTENTS = {"write", "truncate", "sync", "fsync"}
THEN = {
    "nothing": set[str](),
    "contents": _CONTENTS,
    "everything": _CONTENTS | {"replace", "rename", "link", "unlink", "delete"},
}
"""What fails after the first call that fails. A full disk still changes names."""


class Disk:
    """Counts the calls that change files below a folder while it is `watched`, and lets one of them fail."""

    def __init__(self, failing: int = 0, then: str = "nothing") -> None:
        """`failing`: the number of the call that fails; 0: none. `then`: what fails after it (`THEN`)."""
        self.calls: list[str] = []
        self.synced: dict[str, bytes] = {}
        """By its path, what each of SQLite's files holds after a power cut that takes all that was not synced."""
        self.failing = failing
        self._then = THEN[then]

    def fails(self, call: str, path: str) -> bool:
        self.calls.append(f"{call} {Path(path).name}")
        number = len(self.calls)
        return (0 < self.failing < number and call in self._then) or number == self.failing

    def cut(self, database: Path, into: Path) -> Path:
        """The database, in a folder of its own, after a power cut that takes everything that was not synced."""
        left = into / database.name
        for suffix in ("", "-wal"):
            left.with_name(left.name + suffix).write_bytes(self.synced.get(f"{database}{suffix}", b""))
        return left

    @contextmanager
    def watched(self, folder: Path) -> Iterator[None]:
        """For the block. Connections that it opens must be closed in it."""
        _layer.disk, _layer.folder = self, f"{folder.resolve()}/"
        library.sqlite3_vfs_register(ctypes.byref(_layer.vfs), 1)
        python = {name: getattr(os, name) for name in ("fsync", "write", "replace", "rename", "link", "unlink")}
        opens = io.open
        try:
            for name, function in python.items():
                setattr(os, name, partial(self._in_python, name, function))
            io.open = self._opening(opens)
            yield
        finally:
            io.open = opens
            for name, function in python.items():
                setattr(os, name, function)
            library.sqlite3_vfs_register(_layer.first, 1)
            _layer.disk = None

    def _in_python(self, name: str, function: Callable[..., Any], *given: Any, **named: Any) -> Any:
        path = os.readlink(f"/proc/self/fd/{given[0]}") if isinstance(given[0], int) else str(given[0])
        if path.startswith((_layer.folder, _layer.folder[:-1])) and self.fails(name, path):
            raise OSError(errno.EIO, os.strerror(errno.EIO), path)
        return function(*given, **named)

    def _opening(self, opens: Callable[..., Any]) -> Callable[..., Any]:
        def opening(file: Any, mode: str = "r", *given: Any, **named: Any) -> Any:
            if "w" in mode and str(file).startswith(_layer.folder) and self.fails("write", str(file)):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(file))
            return opens(file, mode, *given, **named)

        return opening


class _Layer:
    """Between SQLite and its own VFS. SQLite keeps its address, so it lasts as long as the process."""

    def __init__(self) -> None:
        self.disk: Disk | None = None
        self.folder = ""
        self.first = library.sqlite3_vfs_find(None)
        self.vfs = _Vfs.from_buffer_copy(ctypes.cast(self.first, ctypes.POINTER(_Vfs)).contents)
        self._open, self._delete = _OPEN(self.vfs.open), _DELETE(self.vfs.delete)
        self._calls = (_OPEN(self._opened), _DELETE(self._deleted), _WRITE(self._write), _TRUNCATE(self._truncate))
        self._syncs = _SYNC(self._sync)
        self._name = b"failing"
        self.vfs.name = self._name
        self.vfs.open, self.vfs.delete = (ctypes.cast(call, _Method).value for call in self._calls[:2])
        # By the address of the first ones, and by that of an open file.
        self._methods: dict[int, _Methods] = {}
        self._files: dict[int, tuple[str, _Methods]] = {}

    def _opened(self, vfs: Any, name: Any, file: Any, flags: Any, given: Any) -> int:
        result: int = self._open(vfs, name, file, flags, given)
        path = ctypes.string_at(name).decode() if name else ""
        if result == sqlite3.SQLITE_OK and path.startswith(self.folder) and self.disk is not None:
            opened = ctypes.cast(file, ctypes.POINTER(_File)).contents
            own = opened.methods.contents
            self._files[file] = path, own
            address = ctypes.addressof(own)
            if address not in self._methods:
                changed = _Methods.from_buffer_copy(own)
                calls = (*self._calls[2:], self._syncs)
                changed.write, changed.truncate, changed.sync = (ctypes.cast(call, _Method).value for call in calls)
                self._methods[address] = changed
            opened.methods = ctypes.pointer(self._methods[address])
        return result

    def _deleted(self, vfs: Any, name: Any, synced: Any) -> int:
        path = ctypes.string_at(name).decode()
        if self._fails("delete", path):
            return _IOERR_DELETE
        return int(self._delete(vfs, name, synced))

    def _write(self, file: Any, data: Any, size: Any, at: Any) -> int:
        path, own = self._files[file]
        return _IOERR_WRITE if self._fails("write", path) else int(_WRITE(own.write)(file, data, size, at))

    def _truncate(self, file: Any, size: Any) -> int:
        path, own = self._files[file]
        return _IOERR_TRUNCATE if self._fails("truncate", path) else int(_TRUNCATE(own.truncate)(file, size))

    def _sync(self, file: Any, flags: Any) -> int:
        path, own = self._files[file]
        if self._fails("sync", path):
            return _IOERR_FSYNC
        if self.disk is not None:
            self.disk.synced[path] = Path(path).read_bytes()
        return int(_SYNC(own.sync)(file, flags))

    def _fails(self, call: str, path: str) -> bool:
        return self.disk is not None and path.startswith(self.folder) and self.disk.fails(call, path)


library = ctypes.CDLL(_sqlite3.__file__)
library.sqlite3_vfs_find.restype = ctypes.c_void_p
library.sqlite3_vfs_register.argtypes = (ctypes.c_void_p, ctypes.c_int)
_layer = _Layer()
