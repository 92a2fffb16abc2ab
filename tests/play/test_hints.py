"""Hints at the table: who gets one and when, who allows them, and what a game with hints counts for."""

import asyncio
from dataclasses import replace

import pytest

from bot.coach.advisers import ADVISERS
from bot.coach.coach import CoachUnavailable
from bot.coach.farkle.bounds import KNOWN
from localdiscord import Message, Outcome, Person
from tests.support.deadly import die
from tests.support.settings_steps import refused
from tests.support.steps import custom_id, open_lobby, press, pressable
from tests.support.tavern import Tavern, scripted

HOST_BEGINS = ("6", "1")


async def told(tavern: Tavern, outcome: Outcome, person: Person, words: str = "💡") -> Message:
    """The newest message that a person sees. If the process still has to start, waits for these words."""
    if outcome.kind == "deferred":
        await tavern.until(lambda: words in tavern.channel.messages(viewer=person)[-1].text)
    found = tavern.channel.messages(viewer=person)[-1]
    assert found.ephemeral_for == person
    return found


async def begin_with_hints(tavern: Tavern) -> Message:
    lobby = await open_lobby(tavern, 2)
    host = tavern.people[0]
    await host.click(lobby, label="Allow hints")
    await host.click(lobby, label="Start")
    return await tavern.board()


async def test_whoever_is_on_turn_gets_a_hint_privately(tavern: Tavern) -> None:
    tavern.roll = scripted(*HOST_BEGINS, "115233")
    await begin_with_hints(tavern)
    await press(tavern, "Roll")
    board = await tavern.board()
    assert pressable(board)[-2:] == ["Hint", "Leave"]
    host, second = tavern.people[:2]
    hint = await told(tavern, await host.click(board, label="Hint"), host)
    assert "**Hint** for 1 1 5 2 3 3" in hint.text
    assert hint.text.count("% to win") == 3
    assert "1. **Keep 1, roll 5 dice**" in hint.text
    assert "dice: 1 farkle in" in hint.text
    typed = await told(tavern, await host.slash(tavern.channel, "farkle hint"), host)
    assert typed.text == hint.text
    assert f"It's {host.mention}" in await refused(await second.click(board, label="Hint"))
    stranger = await tavern.people[2].click(board, label="Hint")
    assert "You aren't in this game" in stranger.text


async def test_the_turn_goes_on_while_the_coach_thinks(tavern: Tavern, monkeypatch: pytest.MonkeyPatch) -> None:
    tavern.roll = scripted(*HOST_BEGINS, "115233", "2")
    await begin_with_hints(tavern)
    await press(tavern, "Roll")
    board = await tavern.board()

    async def bank_first(*_: object) -> object:
        await press(tavern, "Most points", "Bank")
        raise CoachUnavailable

    monkeypatch.setattr(tavern.bot.services.coach, "_ask", bank_first)  # the other process is busy meanwhile
    hint = await tavern.people[0].click(board, label="Hint")
    assert "The coach can't be reached right now" in hint.text
    assert tavern.people[1].mention in (await tavern.board()).text


async def test_a_coach_that_dies_harms_nobody(tavern: Tavern, monkeypatch: pytest.MonkeyPatch) -> None:
    tavern.roll = scripted(*HOST_BEGINS)
    board = await begin_with_hints(tavern)
    host = tavern.people[0]
    with monkeypatch.context() as dying:
        # Called by its name, in the other process.
        dying.setitem(ADVISERS, "farkle", replace(ADVISERS["farkle"], hint=die))
        unreached = "The coach can't be reached right now"
        hint = await told(tavern, await host.click(board, label="Hint"), host, unreached)
    assert unreached in hint.text
    again = await told(tavern, await host.click(board, label="Hint"), host)
    assert "That's your only move" in again.text


async def test_the_host_decides_in_the_lobby_and_the_server_for_new_games(tavern: Tavern) -> None:
    tavern.roll = scripted(*HOST_BEGINS)
    lobby = await open_lobby(tavern, 2)
    host, second = tavern.people[:2]
    assert "hints" not in lobby.text
    assert "Only the host" in await refused(await second.click(lobby, label="Allow hints"))
    await host.click(lobby, label="Allow hints")
    assert "with hints allowed, this game isn't rated" in lobby.text
    await host.click(lobby, label="No hints")
    assert "hints" not in lobby.text
    await host.click(lobby, label="Start")
    board = await tavern.board()
    assert "Hint" not in pressable(board)
    assert "Hints are off in this game" in await refused(await host.slash(tavern.channel, "farkle hint"))
    tavern.guild.add_member(host, manage_guild=True)
    screen = await host.slash(tavern.channel, "farkle-setup settings")
    await host.click(screen.shown, label="Turn hints on")
    assert "allowed in new games" in screen.shown.text
    assert "with hints allowed" in (await open_lobby(tavern)).text


async def test_a_game_with_hints_is_remembered_but_counts_for_nothing(tavern: Tavern) -> None:
    tavern.roll = scripted(*HOST_BEGINS, "111234", "223346")
    lobby = await open_lobby(tavern, 2, target=1000)
    host = tavern.people[0]
    await host.click(lobby, label="Allow hints")
    await host.click(lobby, label="Start")
    await press(tavern, "Roll", "Most points", "Bank", "Roll")
    ending = await tavern.board()
    await tavern.until(lambda: "wins" in ending.text)
    history = await host.slash(tavern.channel, "farkle history")
    assert "1,000" in history.text
    leaders = await host.slash(tavern.channel, "farkle leaderboard")
    assert host.mention not in leaders.text
    assert "First win" not in (await host.slash(tavern.channel, "farkle stats")).text
    assert not await tavern.bot.services.standings.rebuild()
    rematch = await host.click(ending, label="Rematch")
    assert "with hints allowed" in rematch.text


async def test_by_rules_that_the_coach_cannot_work_out_there_is_no_hint_and_opponents_play_on(
    tavern: Tavern, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(KNOWN, "target")
    tavern.roll = scripted(*HOST_BEGINS, "223446", "111234")
    monkeypatch.setattr(tavern.bot.services.coach, "_ask", asyncio.to_thread)  # the patch is of this process
    lobby, host = await open_lobby(tavern, 1, target=4_321), tavern.people[0]
    await host.choose(lobby, custom_id(lobby, "opponent-who"), ["3"])
    await host.click(lobby, label="Allow hints")
    await host.click(lobby, label="Start")
    refused = await host.click(await tavern.board(), label="Hint")
    await refused.done()
    assert refused.ephemeral
    assert "The coach can't work these rules out" in refused.text
    await press(tavern, "Roll")
    board = await tavern.board()
    assert any("🤖 Perfect Pia" in line and "(1 1 1)" in line for line in board.text.splitlines())
