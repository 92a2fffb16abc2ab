"""The slash commands as registered at Discord: names, options, choices, and who is offered them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from discord import Permissions

from bot.client import FarkleBot, cogs
from tests.support.databases import opened

# A command's options in their order: <required> or [optional]; `*` has suggestions, `=` lists its choices.
COMMANDS = """
/farkle start [rules*] [target 1-1000000]
/farkle challenge <player> [rules*] [target 1-1000000]
/farkle tournament
/farkle daily
/farkle games
/farkle board [game*]
/farkle help
/farkle rules [name*]
/farkle hint [game*]
/farkle leave [game*]
/farkle pause [game*]
/farkle stop [game*]
/farkle away [until*]
/farkle roll [game*]
/farkle keep <dice* 1-20> [game*]
/farkle bank [game*]
/farkle stats [player]
/farkle leaderboard [by*] [when=all,month,week,day] [rules*] [season*]
/farkle head-to-head <player> [other]
/farkle history [player]
/farkle verify [game*]
/farkle review [game*]
/farkle practice
/farkle privacy
/farkle zone [place*]
/farkle-setup settings
/farkle-setup zone <place*>
/farkle-setup log
/farkle-setup default <name*>
/farkle-setup make <title 1-40> [base*]
/farkle-setup edit <name*>
/farkle-setup rename <name*> <title 1-40>
/farkle-setup delete <name*>
/farkle-setup import [file]
/farkle-setup export <name*>
/farkle-setup season-start <name 1-40> [by=rating,wins,win_rate,average,best_turn,best_game,farkles,\
yahtzees,yahtzee_bonuses,upper_bonuses,best_column]
/farkle-setup season-end
/yahtzee start [rules*]
/yahtzee challenge <player> [rules*]
/yahtzee rules [name*]
/yahtzee help
/yatzy start [rules*]
/yatzy challenge <player> [rules*]
/yatzy rules [name*]
/yatzy help
/farkle-moderate bar <person> [days 1-365] [reason 1-150]
/farkle-moderate unbar <person>
/farkle-moderate bars
/farkle-moderate void <game> [reason 1-150]
/farkle-moderate restore <game>
""".strip()


@pytest.fixture
async def registered(tmp_path: Path) -> list[dict[str, Any]]:
    async with opened(tmp_path / "farkle.sqlite3") as database:
        bot = FarkleBot(database)
        for cog in cogs():
            await cog.setup(bot)
        return [command.to_dict(bot.tree) for command in bot.tree.get_commands()]


def option(story: dict[str, Any]) -> str:
    text = story["name"] + "*" * bool(story.get("autocomplete"))
    for kind in ("value", "length"):
        if f"max_{kind}" in story:
            text += f" {story[f'min_{kind}']}-{story[f'max_{kind}']}"
    if choices := story.get("choices"):
        text += "=" + ",".join(choice["value"] for choice in choices)
    return f"<{text}>" if story.get("required") else f"[{text}]"


def lines(groups: list[dict[str, Any]]) -> Iterator[str]:
    for group in groups:
        for command in group.get("options", ()):
            yield " ".join([f"/{group['name']} {command['name']}", *map(option, command["options"])])


async def test_names_options_and_their_order(registered: list[dict[str, Any]]) -> None:
    assert "\n".join(lines(registered)) == COMMANDS


async def test_players_may_use_games_everywhere_and_only_managers_the_setup(
    registered: list[dict[str, Any]],
) -> None:
    farkle, setup, yahtzee, yatzy, moderate, menu = registered
    # On servers (0), in direct messages with the bot (1), and in those of people and group chats (2).
    assert farkle["contexts"] == yahtzee["contexts"] == yatzy["contexts"] == menu["contexts"] == [0, 1, 2]
    # Installed on a server (0), or by a person (1).
    assert farkle["integration_types"] == yahtzee["integration_types"] == menu["integration_types"] == [0, 1]
    for group in (setup, moderate):
        assert (group["contexts"], group["integration_types"], group["dm_permission"]) == ([0], [0], False)
    assert farkle["default_member_permissions"] is yahtzee["default_member_permissions"] is None
    # Managers choose roles of moderators.
    assert moderate["default_member_permissions"] is None
    assert setup["default_member_permissions"] == Permissions(manage_guild=True).value
