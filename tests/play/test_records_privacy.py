"""What people decide about their record: hide it, take it along, delete it."""

import asyncio
import json
from collections.abc import Collection

import pytest

from bot.config import Shards
from bot.play.lobby import cancel
from bot.servers.departures import Departures
from bot.ui.stats import privacy
from tests.support.record_steps import download, lucky, play, play_games
from tests.support.sentences import says
from tests.support.sessions import act
from tests.support.steps import begin, delete, open_lobby
from tests.support.tavern import Tavern


async def test_hidden_people_are_on_no_leaderboard_and_see_what_is_kept_privately(tavern: Tavern) -> None:
    await play_games(tavern)
    person, other, _ = tavern.people
    private = await person.slash(tavern.channel, "farkle privacy")
    assert private.ephemeral
    assert says(private, "privacy", games=1, servers=1)
    answer = await person.click(private.shown, label="Get it as a file")
    assert answer.ephemeral
    assert str(person.id) in json.dumps(json.loads(await download(answer.shown)))
    await person.click(private.shown, label="Hide me")
    assert says(private, "privacy-hidden")
    public = await person.slash(tavern.channel, "farkle leaderboard")
    assert person.mention not in public.text
    assert other.mention in public.text
    opened = await other.slash(tavern.channel, "farkle leaderboard")
    own = await person.click(opened.shown, label="Everywhere")
    assert "hidden from everyone else" in own.text
    await person.click(private.shown, label="Show me")
    again = await other.slash(tavern.channel, "farkle leaderboard")
    assert person.mention in again.text


async def test_deleting_oneself_asks_again_and_leaves_the_opponents_their_results(tavern: Tavern) -> None:
    await play_games(tavern)
    person, other, _ = tavern.people
    private = await person.slash(tavern.channel, "farkle privacy")
    await person.click(private.shown, label="Delete me")
    assert says(private, "privacy-forget-sure")
    await person.click(private.shown, label="Keep everything")
    assert says(private, "privacy")
    await person.click(private.shown, label="Delete me")
    await person.click(private.shown, label="Delete me for good")
    assert says(private, "privacy-forgotten")
    nothing = await person.slash(tavern.channel, "farkle stats")
    assert says(nothing, "no-counted-games-yet")
    past = await other.slash(tavern.channel, "farkle history")
    assert says(past, "former-player")
    assert person.mention not in past.text
    await other.choose(past.shown, past.shown.selects[0].custom_id, ["1"])
    assert says(past, "former-player")
    await other.click(past.shown, label="Replay")
    await other.click(past.shown, label="Next")
    assert person.mention not in past.text
    assert person.mention not in (await other.slash(tavern.channel, "farkle leaderboard")).text


async def test_a_rematch_calls_nobody_who_was_deleted(tavern: Tavern) -> None:
    tavern.roll = lucky(1)
    person, other, third = tavern.people
    over = await play(tavern, 3)
    await delete(tavern, person)
    rematch = await other.click(over, label="Rematch")
    assert rematch.shown.pings == [third]
    assert "<@-" not in rematch.text
    assert person.mention not in rematch.text


@pytest.mark.parametrize("command", ["board", "pause"])
async def test_who_sits_at_a_table_leaves_it_when_deleted(tavern: Tavern, command: str) -> None:
    """Also if the game is paused."""
    person = tavern.people[0]
    await begin(tavern)
    await person.slash(tavern.channel, f"farkle {command}")
    await delete(tavern, person)
    board = await tavern.board()
    await tavern.until(lambda: says(board, "former-player"))
    assert person.mention not in board.text
    assert "Rematch" in [button.label for button in board.buttons]


async def test_who_sits_at_many_tables_has_the_newest_drawn_again(
    tavern: Tavern, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(privacy, "_MOST_REDRAWN", 1)  # people may not open as many lobbies
    tavern.roll = lucky(1)
    person, other, third = tavern.people
    lobbies = [(await each.slash(tavern.channel, "farkle start")).shown for each in (other, third)]
    for lobby in lobbies:
        await person.click(lobby, label="Join")
    await delete(tavern, person)
    assert [person.mention in lobby.text for lobby in lobbies] == [True, False]
    # The next press updates the message.
    await third.click(lobbies[0], label="Join")
    assert person.mention not in lobbies[0].text


async def test_a_table_that_closes_meanwhile_keeps_nobody_from_being_deleted(tavern: Tavern) -> None:
    host, other, _ = tavern.people
    await open_lobby(tavern, players=2)
    # The one who is deleted waits for the table at which the host closes the lobby.
    async with tavern.bot.services.sessions.lock(1) as session:
        deleting = asyncio.create_task(delete(tavern, other))
        await asyncio.sleep(0.1)
        await act(session, cancel, host.id)
    await deleting


async def test_servers_that_come_and_go_are_noted(tavern: Tavern, monkeypatch: pytest.MonkeyPatch) -> None:
    noted = list[Collection[int]]()

    async def note(_departures: Departures, guild_ids: Collection[int], _shards: Shards) -> None:
        noted.append(guild_ids)

    monkeypatch.setattr(Departures, "note_present", note)  # what follows from it takes years
    guild = tavern.guild
    guild.kick_bot()
    await tavern.until(lambda: bool(noted) and guild.id not in noted[-1])
    guild.invite_bot()
    await tavern.until(lambda: guild.id in noted[-1])
