"""Bots that take no lock on their database, as if it lay on a network disk that knows none."""

from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from bot.config import Shards
from bot.local.forked import Birth, serve
from bot.store import locks


def unlock(_birth: Birth) -> None:
    def serving(_database: Path, _shards: Shards | None) -> AbstractContextManager[None]:
        return nullcontext()

    locks.serving = serving  # type: ignore[assignment]  # a context manager like the other


if __name__ == "__main__":
    serve(unlock)
