"""Files that are too large for Discord are sent in parts."""

from collections.abc import AsyncIterator

import pytest

from bot.ui.files import in_parts


async def split(content: str, most: int, piece: int = 4) -> list[bytes]:
    """The parts of a text that comes in pieces of `piece` characters."""

    async def pieces() -> AsyncIterator[str]:
        for at in range(0, len(content), piece):
            yield content[at : at + piece]

    parts = [part async for part in in_parts(pieces(), most)]
    assert [is_last for _, is_last in parts] == [False] * (len(parts) - 1) + [True]
    return [part for part, _ in parts]


@pytest.mark.parametrize("piece", [1, 4, 100])
@pytest.mark.parametrize("most", [3, 4, 5, 7, 100])
async def test_the_parts_are_the_whole_and_none_is_too_large(most: int, piece: int) -> None:
    content = "one\ntwo\nthree\nfour\n"
    parts = await split(content, most, piece)
    assert b"".join(parts) == content.encode()
    assert all(0 < len(part) <= most for part in parts)


async def test_parts_end_with_a_line() -> None:
    assert await split("one\ntwo\nthree\n", 8) == [b"one\ntwo\n", b"three\n"]


async def test_what_fits_is_one_part() -> None:
    assert await split("one\ntwo", 7) == [b"one\ntwo"]


async def test_a_line_that_does_not_fit_is_cut() -> None:
    assert await split("three", 2) == [b"th", b"re", b"e"]
