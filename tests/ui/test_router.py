"""One router, one grammar: a press goes to the room that its address names, and nobody else is asked."""

from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.errors import Refused
from bot.ui.context import Context
from bot.ui.router import Address, Room, Router, parse

ROOT = Path(__file__).parent.parent.parent
WORDS = st.text(st.characters(exclude_characters=":", exclude_categories=["Cs"]), max_size=10)


@given(WORDS, st.lists(WORDS).map(tuple))
def test_what_is_written_can_be_read(room: str, parts: tuple[str, ...]) -> None:
    assert parse(str(Address(room, parts))) == Address(room, parts)


@given(st.text())
def test_anything_can_be_read(custom_id: str) -> None:
    assert str(parse(custom_id)) == custom_id


async def test_the_room_gets_the_parts_and_no_other_room_is_asked() -> None:
    asked: list[tuple[str, tuple[str, ...]]] = []

    def room(name: str) -> Room:
        async def handle(_context: Context, parts: tuple[str, ...]) -> None:
            asked.append((name, parts))

        return Room(handle, managers_only=False)

    router = Router({name: room(name) for name in ("fk", "fs")})
    await router.route(cast(Context, SimpleNamespace(custom_id="fs:card:7::all-farkle")))
    assert asked == [("fs", ("card", "7", "", "all-farkle"))]


async def test_no_room_no_answer() -> None:
    with pytest.raises(Refused, match="unknown-button"):
        await Router({}).route(cast(Context, SimpleNamespace(custom_id="fk:1")))


def test_an_interaction_leads_only_to_discords_own_client() -> None:
    """`bot.ui.context.Interaction` says so to the type checker; another type of it would lead around that."""
    for path in [*(ROOT / "bot" / "ui").rglob("*.py"), *(ROOT / "cogs").glob("*.py")]:
        text = path.read_text(encoding="utf-8")
        assert "Interaction[Any]" not in text, path
        if path.name != "context.py":
            assert "discord.Interaction" not in text.replace("discord.InteractionType", ""), path
