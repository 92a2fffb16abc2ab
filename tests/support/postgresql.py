"""PostgreSQL servers, and databases on one for tests: one for each process, started when the first test needs it.

A server has no port, brings nothing to the disk, and ends with its process.

Databases are emptied and used again: that takes a few milliseconds, and making one ten times as long. Nor is one
connected to anew for that: in a connection that has just begun, the server looks up each table first.
"""

import atexit
import os
import pwd
import re
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import psycopg

from bot.store.storage import bring_up_to_date, storage_at
from tests.support.databases import Fill, Look

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


class OnServer:
    """Databases on the server, each at the path that names it. It is a `tests.support.databases.Keeper`."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self._at: dict[Path, str] = {}
        self.made = set[Path]()
        """The paths of databases that exist already."""
        self._free: list[str] = []
        self._filled: dict[Hashable, list[str | tuple[str, bytes]]] = {}
        self._connections: dict[str, psycopg.Connection[Any]] = {}
        """Connections to databases that are filled and emptied, with no checks."""
        atexit.register(self._disconnect)
        with server.connected() as connection:
            connection.execute(f"CREATE DATABASE {_MIGRATED}")
        bring_up_to_date(storage_at(server.url(_MIGRATED)))

    def url(self, path: Path) -> str:
        if path not in self._at:
            self._at[path] = self._free.pop() if self._free else self._another()
        return self.server.url(self._at[path])

    @contextmanager
    def looking(self, path: Path) -> Iterator[Look]:
        with self.server.connected(self._at[path]) as connection:
            connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")

            def look(statement: str, **named: object) -> list[Any]:
                # As its driver has them.
                return connection.execute(re.sub(r":(\w+)", r"%(\1)s", statement).encode(), named).fetchall()

            yield look

    async def copy(self, path: Path, name: Hashable, fill: Fill) -> None:
        if path in self.made:
            return
        self.url(path)
        self.made.add(path)
        if name in self._filled:
            self._pour(self._at[path], self._filled[name])
        else:
            await fill(path)
            self._filled[name] = self._contents(self._at[path])

    def empty(self) -> None:
        """Empties all databases: no test needs them any more."""
        for name in self._at.values():
            connection = self._connected(name)
            connection.execute(_DISCONNECT_OTHERS)
            used = [f'"{table}"' for (table,) in connection.execute(_USED).fetchall()]
            statements = [f"DELETE FROM {table}" for table in used]
            connection.execute("; ".join([*statements, _NUMBER_ANEW, "DROP SCHEMA IF EXISTS deletion_journal CASCADE"]))
            if used:
                # Otherwise it would read past ever more deleted rows.
                connection.execute(f"VACUUM {', '.join(used)}")
            self._free.append(name)
        self._at.clear()
        self.made.clear()

    def _connected(self, name: str) -> "psycopg.Connection[Any]":
        """The connection to one of the databases, made again if the server was stopped."""
        connection = self._connections.get(name)
        try:
            if connection is not None:
                connection.execute("SELECT 1")
                return connection
        except psycopg.OperationalError:
            """It is gone."""
        self._connections[name] = connection = self.server.connected(name)
        connection.execute("SET session_replication_role = replica")
        return connection

    def _disconnect(self) -> None:
        for connection in self._connections.values():
            connection.close()

    def _another(self) -> str:
        name = f"test_{len(self._at) + len(self._free)}"
        with self.server.connected() as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {_MIGRATED} STRATEGY file_copy")
        return name

    def _contents(self, name: str) -> list[str | tuple[str, bytes]]:
        """The statements that fill a database as this one is: each with the rows that it takes, if it takes any."""
        found: list[str | tuple[str, bytes]] = []
        with self._connected(name).cursor() as cursor:
            for (table,) in cursor.execute(_TABLES).fetchall():
                with cursor.copy(f'COPY "{table}" TO STDOUT') as rows:
                    if content := b"".join(map(bytes, rows)):
                        found.append((f'COPY "{table}" FROM STDIN', content))
            last = "SELECT format('SELECT setval(%L, %s)', sequencename, last_value) FROM pg_sequences"
            found += [row[0] for row in cursor.execute(f"{last} WHERE last_value IS NOT NULL").fetchall()]
        return found

    def _pour(self, name: str, contents: list[str | tuple[str, bytes]]) -> None:
        if not contents:
            return
        with self._connected(name).cursor() as cursor:
            for each in contents:
                if isinstance(each, str):
                    cursor.execute(each.encode())
                else:
                    with cursor.copy(each[0].encode()) as rows:
                        rows.write(each[1])


_MIGRATED = "migrated"
_DISCONNECT_OTHERS = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
_TABLES = """
    SELECT relname FROM pg_class
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> 'alembic_version'
"""
_USED = f"{_TABLES} AND pg_relation_size(oid) > 0"
_NUMBER_ANEW = "SELECT setval(format('%I', sequencename)::regclass, 1, false) FROM pg_sequences"


@cache
def keeper() -> OnServer:
    """The one of this process."""
    return OnServer(Server())
