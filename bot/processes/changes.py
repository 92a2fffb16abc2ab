"""Reads again what this process keeps in memory, when another one or the command line has changed it."""

from collections.abc import Awaitable, Callable, Iterable, Mapping


class Changes:
    """`numbers`: how often each of these kinds has changed."""

    def __init__(self, numbers: Callable[[Iterable[str]], Awaitable[Mapping[str, str]]]) -> None:
        self._numbers = numbers
        self._readers: dict[str, Callable[[], Awaitable[None]]] = {}
        self._known: Mapping[str, str] = {}

    def read_after(self, kind: str, read: Callable[[], Awaitable[None]]) -> None:
        """Also at the start. `kind`: of `bot.store.changes.record_change`."""
        self._readers[kind] = read

    async def follow(self) -> None:
        """Own changes are news, too."""
        # First, so that no later change is missed.
        before, self._known = self._known, await self._numbers(self._readers.keys())
        try:
            for kind, read in self._readers.items():
                if before.get(kind) != self._known[kind]:
                    await read()
        except BaseException:
            # All of it is news again.
            self._known = {}
            raise
