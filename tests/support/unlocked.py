"""Bots that take no lock on their database, as if it knew none."""

from contextlib import AbstractContextManager, nullcontext

from bot.config import AnyShards, Shards
from bot.local.forked import Birth, serve
from bot.store.postgresql import PostgresqlServer
from bot.store.sqlite import SqliteFile
from bot.store.storage import Storage


def unlock(_birth: Birth) -> None:
    def serving(_storage: Storage, _shards: Shards | AnyShards | None) -> AbstractContextManager[None]:
        return nullcontext()

    for kind in (SqliteFile, PostgresqlServer):
        kind.serving = serving  # type: ignore[method-assign,assignment]


if __name__ == "__main__":
    serve(unlock)
