"""The effects of a server's settings: calls, turn time, language; and they are deleted with the server."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot import text
from bot.model.servers import Boards, GuildSettings
from bot.play.sessions import LOBBY_SECONDS
from bot.text import preload
from tests.support.languages import begun_language, forget_sentences
from tests.support.sentences import says
from tests.support.settings_steps import manage, open_settings, stored
from tests.support.steps import FARKLE, begin, open_lobby, pass_time, press
from tests.support.tavern import Tavern, scripted

PARTLY = "0% translated, the rest is in English"


async def test_turns_that_do_not_call_ping_nobody(tavern: Tavern) -> None:
    tavern.roll = scripted("6", "1", FARKLE, "115234")
    await manage(tavern, boards=Boards.IN_PLACE)
    await begin(tavern)
    first = await tavern.board()
    await press(tavern, "Roll")
    board = await tavern.board()
    assert board is first
    assert tavern.on_turn(board) is tavern.people[1]
    await press(tavern, "Roll", "Most points", "Bank")
    assert await tavern.board() is board
    assert "**0** points gone" not in board.text
    assert f"-# {tavern.people[0].mention} farkled on 2 2 3 3 4 6\n" in board.text
    assert tavern.on_turn(board) is tavern.people[0]
    assert [message for message in tavern.channel.messages() if message.pings] == []


async def test_a_game_keeps_the_turn_time_with_which_it_was_opened(tavern: Tavern) -> None:
    await manage(tavern)
    admin, tables = tavern.people[0], tavern.bot.services.sessions
    await open_lobby(tavern)
    screen = await open_settings(tavern)
    await admin.choose(screen, "fc:turn_seconds", ["60"])
    await open_lobby(tavern)
    for game_id, seconds in ((1, 300), (2, 60)):
        async with tables.lock(game_id) as session:
            assert session.stored.turn_seconds == seconds


@pytest.fixture
def swabian(tmp_path: Path) -> Iterator[Callable[[], None]]:
    """Adds a language with a few translated sentences. Returns a function that removes it."""
    said = ("language-name = Schwäbisch", "lobby-join = I mach mit", "lobby-cancel = Noi", "lobby-expired = Aus is")
    with begun_language(tmp_path / "locales", "\n".join(said), "gsw") as locale:

        def take_away() -> None:
            (text.LOCALES / f"{locale}.ftl").unlink()
            forget_sentences()

        yield take_away


async def test_the_language_of_a_server(swabian: Callable[[], None], tavern: Tavern) -> None:
    await manage(tavern)
    admin = tavern.people[0]
    screen = await open_settings(tavern)
    names = next(select.options for select in screen.selects if select.custom_id == "fc:locale")
    assert list(names.values()) == ["as set in Discord", "English", f"Schwäbisch ({PARTLY})"]
    await admin.choose(screen, "fc:locale", ["gsw"])
    assert says(screen, "settings-locale", value=f"Schwäbisch ({PARTLY})")
    lobby = await open_lobby(tavern)
    assert {"I mach mit", "Start", "Leave", "Noi"} <= {button.label for button in lobby.buttons}
    assert tavern.bot.services.displays.at(tavern.guild.id).say("lobby-join") == "I mach mit"
    pass_time(tavern, LOBBY_SECONDS)
    await tavern.bot.rounds.play("clock")
    await tavern.until(lambda: lobby.text == "Aus is")
    assert tavern.bot.services.displays.at(5).say("lobby-join") == "Join"
    await admin.choose(screen, "fc:locale", ["discord"])
    assert tavern.bot.services.displays.at(tavern.guild.id).say("lobby-join") == "Join"
    # A language whose file is gone reads as English, and the screen still opens.
    await admin.choose(screen, "fc:locale", ["gsw"])
    swabian()
    # As the bot does when it starts.
    preload()
    assert says(await open_settings(tavern), "settings-locale", value="gsw")


def has_left(database: Path) -> bool:
    """Is it noted that the bot was removed from its server?"""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        return connection.execute("SELECT 1 FROM guilds WHERE left_at IS NOT NULL").fetchone() is not None


@pytest.mark.sqlite
async def test_a_server_that_is_forgotten_begins_anew(tavern: Tavern, path: Path) -> None:
    tavern.guild.add_member(tavern.people[0], manage_guild=True)
    screen = await open_settings(tavern)
    await tavern.people[0].choose(screen, "fc:turn_seconds", ["60"])
    tavern.guild.kick_bot()
    await tavern.until(lambda: has_left(path))
    pass_time(tavern, 10 * 365 * 24 * 3600)
    await tavern.bot.rounds.play("departures", "changes")
    assert stored(tavern) == GuildSettings()
    tavern.guild.invite_bot()
    assert says(await open_settings(tavern), "time-minutes", count=5)
