"""Files that are larger than Discord takes are sent in parts."""

import pytest

from bot.ui.answers import split


@pytest.mark.parametrize("most", [3, 4, 5, 7, 100])
def test_the_parts_are_the_whole_and_none_is_too_large(most: int) -> None:
    content = b"one\ntwo\nthree\nfour\n"
    parts = split(content, most)
    assert b"".join(parts) == content
    assert all(0 < len(part) <= most for part in parts)


def test_parts_end_with_a_line() -> None:
    assert split(b"one\ntwo\nthree\n", 8) == [b"one\ntwo\n", b"three\n"]


def test_what_fits_is_one_part() -> None:
    assert split(b"one\ntwo", 7) == [b"one\ntwo"]


def test_a_line_that_does_not_fit_is_cut() -> None:
    assert split(b"three", 2) == [b"th", b"re", b"e"]
