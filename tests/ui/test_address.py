"""The address in a button: what is written can be read, and nothing else is taken for one."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.ui.game.address import Address, Verb, is_ours, parse

GAMES = st.integers(0, 999_999_999)
REVISIONS = st.integers(0, 999_999)
PLAIN = st.builds(Address, GAMES, REVISIONS, st.sampled_from(Verb), st.integers(0, 63))
WITH_A_DIE = st.builds(Address, GAMES, REVISIONS, st.sampled_from(Verb), st.integers(0, 63), st.integers(0, 5))


@given(PLAIN | WITH_A_DIE)
def test_what_is_written_can_be_read(address: Address) -> None:
    text = str(address)
    assert parse(text) == address
    assert is_ours(text)
    assert len(text) <= 100


@given(st.text(max_size=100) | st.text("fk:0123456789-roljinbadeUTP", max_size=40).map("fk:".__add__))
@example("fk:\u0663:0:join")
@example("fk:1:0:join\n")
@example("fk:1:0:")
def test_garbage_is_no_address(text: str) -> None:
    address = parse(text)
    if address is not None:
        assert text.isascii()
        assert parse(str(address)) == address


@pytest.mark.parametrize(
    "text",
    [
        "",
        "fk",
        "fk:",
        "fk:1",
        "fk:1:2",
        "fk:1:2:fly",
        "fk:-1:2:roll",
        "fk:1:2:roll:100",
        "fk:1:2:die:3:6",
        "fk:1:2:die:3:1:1",
        "fk:1234567890:2:roll",
        "FK:1:2:roll",
        " fk:1:2:roll",
        "fk:1:2:ROLL",
        "fk:1.0:2:roll",
    ],
)
def test_near_misses_are_no_addresses(text: str) -> None:
    assert parse(text) is None
