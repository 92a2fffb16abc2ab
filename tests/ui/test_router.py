"""One router, one grammar: a press goes only to the route that its address names."""

from collections.abc import Mapping
from contextvars import copy_context
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import discord
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.errors import Refused
from bot.features.daily.buttons import play_daily
from bot.model.records import FIRST_FAMILY
from bot.servers.own_settings import SettingsByPerson
from bot.servers.settings import SettingsByServer
from bot.store.database import Database
from bot.ui import page_addresses, router
from bot.ui.context import Context, Interaction, Route, address_in
from bot.ui.display import Displays
from bot.ui.page import Pattern
from bot.ui.page_addresses import CARD, DECISION, HELP, HELP_COMMANDS, REPLAY
from bot.ui.router import routes as all_routes
from bot.ui.services import Services

ROOT = Path(__file__).parent.parent.parent
WORDS = st.text(st.characters(exclude_characters=":", exclude_categories=["Cs"]), max_size=10)


def arrived(custom_id: str, routes: Mapping[str, Route] = all_routes(), chosen: str | None = None) -> Context:
    alone = SimpleNamespace(private_channel=False)
    data = {"custom_id": custom_id} | ({} if chosen is None else {"values": [chosen]})
    where = {"guild_id": None, "channel_id": 1, "context": alone, "guild_locale": None, "locale": "en"}
    pressed = SimpleNamespace(data=data, response=None, message=None, user=SimpleNamespace(id=1), **where)
    no_database = cast(Database, None)
    displays = Displays(SettingsByServer(no_database), SettingsByPerson(no_database), cast(discord.Client, None))
    services = SimpleNamespace(displays=displays)
    # Later tests must not find it as the current one.
    return copy_context().run(Context.create, cast(Interaction, pressed), cast(Services, services), routes)


@given(WORDS, st.lists(WORDS, max_size=8).map(tuple))
def test_what_is_written_can_be_read(route: str, parts: tuple[str, ...]) -> None:
    assert arrived(address_in(route, *parts), {route: Route(lambda parts, _chosen: parts)}).arguments == parts


@given(st.sampled_from([*all_routes(), ""]), st.lists(WORDS), st.none() | WORDS)
def test_anything_can_be_read(route: str, parts: list[str], chosen: str | None) -> None:
    arrived(":".join([route, *parts]), chosen=chosen)


@pytest.mark.parametrize(("custom_id", "chosen"), [("fr:show", "9" * 5000), (f"fr:how:{'9' * 5000}:1", None)])
async def test_more_than_discord_lets_anybody_send_is_not_read(custom_id: str, chosen: str | None) -> None:
    with pytest.raises(Refused, match="unknown-button"):
        await arrived(custom_id, chosen=chosen).handle()


@pytest.mark.parametrize("custom_id", ["fx:1", "", "fk:1", "fk:1:2:", "fk:1:2:ROLL"])
async def test_no_route_or_no_such_button_no_answer(custom_id: str) -> None:
    with pytest.raises(Refused, match="unknown-button"):
        await arrived(custom_id).handle()


@pytest.mark.parametrize(
    ("custom_id", "arguments"),
    [
        ("fk:7:12:roll:5", (7, 12, "roll", ("5",), "fk")),
        ("fd:7:12:roll:5", (7, 12, "roll", ("5",), "fk")),
        ("fd:play", play_daily),
    ],
)
def test_each_route_reads_its_own_arguments(custom_id: str, arguments: object) -> None:
    assert arrived(custom_id).arguments == arguments


@pytest.mark.parametrize(
    ("custom_id", "chosen", "arguments"),
    [
        ("fr:show", "farkle", {"name": "farkle"}),
        ("fr:how:farkle:2", None, {"game": "farkle", "page": 2}),
        ("fr:how:farkle:1:beside", None, {"game": "farkle", "page": 1}),
        ("fp:house:rules", None, {"name": "house:rules", "against_computer": False}),
        ("fe:option:winning", "target", {"option": "target"}),
        ("fc:hints:on", None, {"hints": True}),
        ("fc:turn_seconds", "60", {"turn_seconds": 60}),
        ("fq:season-end:3", None, {"season_id": 3}),
    ],
)
def test_presses_get_arguments_of_their_own_types(custom_id: str, chosen: str | None, arguments: object) -> None:
    press = arrived(custom_id, chosen=chosen).arguments
    assert isinstance(press, partial)
    assert press.keywords == arguments


@pytest.mark.parametrize(
    ("pattern", "values", "parts"),
    [
        (CARD, (7, FIRST_FAMILY), ("card", "7", FIRST_FAMILY, "beside")),
        (CARD, (None, FIRST_FAMILY), ("card", "own", FIRST_FAMILY)),
        (DECISION, (7, 3), ("decision", "7", "3", "every")),
        (HELP_COMMANDS, (2,), ("help", "commands", "2")),
        (HELP, (), ("help", "first", "1")),
    ],
)
def test_a_pattern_reads_the_values_in_an_address(
    pattern: Pattern, values: tuple[object, ...], parts: tuple[str, ...]
) -> None:
    assert pattern.read(parts) == values


def test_a_pattern_reads_no_other_address() -> None:
    assert (HELP.read(("help", "commands", "2")), DECISION.read(("decision", "7"))) == (None, None)


def test_each_pattern_of_the_core_leads_somewhere() -> None:
    patterns = {name for name, each in vars(page_addresses).items() if isinstance(each, Pattern)}
    known = {*router.PAGES, *router.POSTS, *router.OTHERS}
    assert {name for name in patterns if getattr(page_addresses, name) not in known} == set()


def test_a_pattern_reads_what_it_writes() -> None:
    written = REPLAY.address(7, 3, 5, 2, "last")
    assert REPLAY.read(tuple(written.split(":")[1:])) == (7, 3, 5, 2)


@pytest.mark.parametrize(
    "custom_id",
    [
        "fs:card:7:there:farkle",
        "fs:card:7:here:*",
        "fs:card:x:here:farkle",
        "fs:game:1e3:7:1",
        "fs",
        "fr:how:farkle:two",
    ],
)
def test_forged_addresses_have_no_arguments(custom_id: str) -> None:
    assert arrived(custom_id).arguments is None


def test_an_interaction_leads_only_to_discords_own_client() -> None:
    """`bot.ui.answers.Interaction` says so to the type checker; another type of it would lead around that."""
    for path in [*(ROOT / "bot" / "ui").rglob("*.py"), *(ROOT / "cogs").glob("*.py")]:
        text = path.read_text(encoding="utf-8")
        assert "Interaction[Any]" not in text, path
        if path.name != "answers.py":
            assert "discord.Interaction" not in text.replace("discord.InteractionType", ""), path
