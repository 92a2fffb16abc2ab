"""A PostgreSQL server for tests and tools. It has no port, brings nothing to the disk, and ends with them."""

import atexit
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from functools import cache
from pathlib import Path
from typing import Any

import psycopg

_DEBIAN = Path("/usr/lib/postgresql")
_SETTINGS = {
    "listen_addresses": "",
    "fsync": "off",
    "full_page_writes": "off",
    "max_connections": "300",
    "shared_buffers": "16MB",
    "autovacuum": "off",
    "lc_messages": "C",
}


@cache
def programs() -> Path | None:
    """The folder of the newest PostgreSQL that is installed; None if none is."""
    if on_path := shutil.which("initdb"):
        return Path(on_path).resolve().parent
    installed = sorted(_DEBIAN.glob("*/bin/initdb"), key=lambda each: float(each.parents[1].name))
    return installed[-1].parent if installed else None


class Server:
    """A server with a folder of its own, until this process ends."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="postgresql-"))
        # It refuses to run as root, and then needs another user.
        self._user = "postgres" if os.geteuid() == 0 else None
        if self._user is not None:
            account = pwd.getpwnam(self._user)
            os.chown(self.folder, account.pw_uid, account.pw_gid)
        self._process: subprocess.Popen[bytes] | None = None
        options = ("--auth=trust", "--no-sync", "--locale=C", "--encoding=UTF8", "--username=farkle")
        initialising = self._begin("initdb", "--pgdata", str(self.folder / "data"), *options)
        assert initialising.wait() == 0, (self.folder / "log").read_text()
        atexit.register(self._remove)
        self.start()

    def start(self) -> None:
        settings = _SETTINGS | {"unix_socket_directories": str(self.folder)}
        options = [f"-c{name}={value}" for name, value in settings.items()]
        self._process = self._begin("postgres", "-D", str(self.folder / "data"), *options)
        while True:
            try:
                psycopg.connect(self.url("template1")).close()
                return
            except psycopg.OperationalError:
                assert self._process.poll() is None, (self.folder / "log").read_text()
                time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Ends it, with everybody's connections."""
        assert self._process is not None
        self._process.send_signal(how)
        self._process.wait()

    def url(self, database: str) -> str:
        return f"postgresql://farkle@/{database}?host={self.folder}"

    def connected(self, database: str = "template1") -> "psycopg.Connection[Any]":
        return psycopg.connect(self.url(database), autocommit=True)

    def _begin(self, program: str, *arguments: str) -> "subprocess.Popen[bytes]":
        found = programs()
        assert found is not None
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(
                [str(found / program), *arguments],
                cwd="/",
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                user=self._user,
                group=self._user,
                extra_groups=None if self._user is None else [],
                # Ctrl-C is for the tests: the server ends with their process.
                start_new_session=True,
            )

    def _remove(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)
