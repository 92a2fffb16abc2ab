"""Where tests keep their files, how hard hypothesis tries, and what is done once for all tests.

Files are kept in memory if this computer has room there: each press is committed, and a disk would take most of the
suite's time.

Hypothesis tries the same examples in every run, or many others with `HYPOTHESIS_PROFILE=long pytest …`. It does not
collect constants from the loaded modules, which differ from process to process and take seconds to find, or list every
character that UTF-8 can encode.

Garbage collection skips the modules and the tests, hundreds of thousands of objects that are never garbage.
"""

import gc
import gzip
import json
import os
import shutil
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.internal.charmap import charmap_file
from hypothesis.internal.conjecture import providers
from hypothesis.internal.constants_ast import Constants
from sqlalchemy import Engine, create_engine

from bot.store import postgresql, sqlite
from bot.store.database import Database
from tests.support.databases import kept, opened
from tests.support.postgresql import keeper, programs

_IN_MEMORY = Path("/dev/shm")
_ROOM = 2**30
"""A run takes some ten million bytes at a time, and Chromium may want others there."""

if "TMPDIR" not in os.environ and os.access(_IN_MEMORY, os.W_OK) and shutil.disk_usage(_IN_MEMORY).free > _ROOM:
    # For this process, and for those that it starts.
    tempfile.tempdir = os.environ["TMPDIR"] = str(_IN_MEMORY)

settings.register_profile(
    "quick", max_examples=30, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("long", parent=settings.get_profile("quick"), max_examples=3000, derandomize=False)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))

providers._get_local_constants = Constants  # no setting turns it off
_ALL_BUT_SURROGATES = ((0, 0xD7FF), (0xE000, 0x10FFFF))

_MOST_GARBAGE = 20_000
"""Python collects garbage after this many new objects."""

gc.disable()  # until all modules are loaded


def pytest_collection_finish() -> None:
    """All modules are loaded."""
    in_utf_8 = charmap_file("codec-v2-utf-8")
    if not in_utf_8.exists():
        in_utf_8.parent.mkdir(parents=True, exist_ok=True)
        in_utf_8.write_bytes(gzip.compress(json.dumps([_ALL_BUT_SURROGATES, []]).encode()))
    gc.collect()
    gc.freeze()
    gc.set_threshold(_MOST_GARBAGE)
    gc.enable()


_LONGEST = ("test_solved", "test_plugins")
"""Their tests take ten seconds and more: if they began last, other processes would wait for one."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Puts those that share a browser or a server of PostgreSQL's side by side: few processes then have to start it."""

    def order(item: pytest.Item) -> tuple[bool, bool, bool]:
        is_long = not {item.path.parent.name, item.path.stem}.isdisjoint(_LONGEST)
        has_browser = "browser" in getattr(item, "fixturenames", ())
        return not is_long, not has_browser, "postgresql" not in item.name

    items.sort(key=order)


_first: dict[str, Engine] = {}


def _engine_like_the_first(*given: Any, **named: Any) -> Engine:
    """Statements are compiled to SQL once for each kind of database, and not for each one that a test opens."""
    engine = create_engine(*given, **named)
    first = _first.get(engine.dialect.name)
    if first is None or first.dialect.server_version_info is None:
        # Before its engine has connected, a dialect does not know what it talks to.
        _first[engine.dialect.name] = first = engine
    # The dialect is part of the key of the compiled cache.
    engine.dialect = engine.pool._dialect = first.dialect
    engine._compiled_cache = first._compiled_cache  # its size is public, but not whose it is
    return engine


for _kind in (sqlite, postgresql):
    _kind.create_engine = _engine_like_the_first  # type: ignore[attr-defined]


_KINDS = ("sqlite", "postgresql")
_EVERYWHERE = os.environ.get("DATABASES")
"""The kind of database on which everything is to run; None: everything on SQLite, and on PostgreSQL what is `_BOTH`."""
_STORED = ("store", "records", "play", "features")
_BOTH = ("store", "records")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests of what is stored run once for each kind of database, or for the one that they are marked with."""
    folder = Path(metafunc.module.__file__ or "").parent.name
    if folder not in _STORED or not {"tmp_path", "database"} & set(metafunc.fixturenames):
        return
    marks = {mark.name for mark in metafunc.definition.iter_markers()}
    kinds = [kind for kind in _KINDS if kind in marks]
    if not kinds and _EVERYWHERE:
        kinds = [_EVERYWHERE]
    elif not kinds and (folder in _BOTH or "both" in marks) and "once" not in marks:
        kinds = [*_KINDS]
    if kinds:
        metafunc.parametrize("kept_in", kinds, indirect=True)


@pytest.fixture(autouse=True)
def kept_in(request: pytest.FixtureRequest) -> Iterator[None]:
    """Keeps the databases that this test names by paths."""
    if getattr(request, "param", "sqlite") == "sqlite":
        yield
        return
    if programs() is None:
        pytest.skip("PostgreSQL is not installed")
    on_server = keeper()
    with kept.by(on_server):
        yield
    on_server.empty()


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    """An empty one."""
    async with opened(tmp_path / "farkle.sqlite3") as database:
        yield database
