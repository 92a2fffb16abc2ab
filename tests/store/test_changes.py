"""What is kept in memory is read again after a change, whoever made it."""

from collections.abc import Iterable

import pytest

from bot.processes.changes import Changes


class Memory:
    """Reads people after their changes, servers after any. `numbers`: of changes."""

    def __init__(self) -> None:
        self.numbers = {"people": "0", "servers": "0"}
        self.read: list[str] = []
        self.fails = False
        self.changes = Changes(self._asked)
        self.changes.read_after(lambda: self.read.append("people"), "people")
        self.changes.read_after(self._read_servers, "people", "servers")

    async def _asked(self, kinds: Iterable[str]) -> dict[str, str]:
        return {kind: self.numbers[kind] for kind in kinds}

    async def _read_servers(self) -> None:
        if self.fails:
            raise EOFError
        self.read.append("servers")

    async def follow(self) -> list[str]:
        """What was read."""
        self.read.clear()
        await self.changes.follow()
        return list(self.read)


async def test_everything_is_read_at_the_start_and_then_what_changed() -> None:
    memory = Memory()
    assert await memory.follow() == ["people", "servers"]
    assert await memory.follow() == []
    memory.numbers["servers"] = "1"
    assert await memory.follow() == ["servers"]
    memory.numbers["people"] = "1"
    assert await memory.follow() == ["people", "servers"]


async def test_after_a_failure_everything_is_read_again() -> None:
    memory = Memory()
    await memory.follow()
    memory.numbers["servers"], memory.fails = "1", True
    with pytest.raises(EOFError):
        await memory.follow()
    memory.fails = False
    assert await memory.follow() == ["people", "servers"]
