"""Reads again what this process keeps in memory, when another one or the command line has changed it."""

from collections.abc import Awaitable, Callable, Iterable, Mapping


class Changes:
    """The parts of memory that others may outdate. `numbers`: how often each of these kinds has changed."""

    def __init__(self, numbers: Callable[[Iterable[str]], Awaitable[Mapping[str, str]]]) -> None:
        self._numbers = numbers
        self._readers: list[tuple[tuple[str, ...], Callable[[], Awaitable[None] | None]]] = []
        self._known: Mapping[str, str] = {}

    def read_after(self, read: Callable[[], Awaitable[None] | None], *kinds: str) -> None:
        """Has something read at the start, and after changes of these kinds (`bot.store.database.record_change`)."""
        self._readers.append((kinds, read))

    async def follow(self) -> None:
        """Reads again what has changed since the last time, also by this process."""
        # First, so that no later change is missed.
        asked = {kind for kinds, _ in self._readers for kind in kinds}
        before, self._known = self._known, await self._numbers(asked)
        try:
            for kinds, read in self._readers:
                if any(before.get(kind) != self._known[kind] for kind in kinds) and (reading := read()):
                    await reading
        except BaseException:
            # All of it is news again.
            self._known = {}
            raise
