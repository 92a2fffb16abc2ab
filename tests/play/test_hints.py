"""Hints at the table: who gets one and when, who allows them, and what a game with hints counts for."""

import asyncio
from typing import Any, NoReturn

import pytest

from bot.coach.coach import CoachUnavailable
from bot.coach.farkle.bounds import KNOWN
from bot.workers import WorkerLostError, Workers
from localdiscord import Message, Outcome, Person
from tests.support.sentences import refused, says
from tests.support.steps import (
    A_WIN,
    HOST_BEGINS,
    address,
    board_after,
    custom_id,
    forge,
    manage,
    open_lobby,
    open_settings,
    press,
    press_more,
    pressable,
    rematch,
    start,
)
from tests.support.tavern import Tavern, scripted


async def story(tavern: Tavern, outcome: Outcome, person: Person) -> Message:
    """The newest message that a person sees, once the process has started and answered."""
    if outcome.kind == "deferred":
        await tavern.until(lambda: "💡" in tavern.channel.messages(viewer=person)[-1].text)
    found = tavern.channel.messages(viewer=person)[-1]
    assert found.ephemeral_for == person
    return found


async def begin_with_hints(tavern: Tavern, **options: Any) -> Message:
    lobby = await open_lobby(tavern, 2, **options)
    host = tavern.people[0]
    await press_more(host, lobby, "Allow hints")
    return await start(tavern, lobby)


async def test_whoever_is_on_turn_gets_a_hint_privately(tavern: Tavern) -> None:
    tavern.roll = scripted(*HOST_BEGINS, "115233")
    await begin_with_hints(tavern)
    board = await board_after(tavern, "Roll")
    assert pressable(board)[-2:] == ["Hint", "Leave"]
    host, second = tavern.people[:2]
    hint = await story(tavern, await host.click(board, label="Hint"), host)
    assert says(hint, "hint-head", thrown="1 1 5 2 3 3")
    assert hint.text.count("% to win") == 3
    assert "1. **Keep 1, roll 5 dice**" in hint.text
    assert says(hint, "hint-risk", dice=5, times=1)
    typed = await story(tavern, await host.slash(tavern.channel, "farkle hint"), host)
    assert typed.text == hint.text
    assert refused(await second.click(board, label="Hint"), "not-your-turn", player=host)
    assert says(await tavern.people[2].click(board, label="Hint"), "sits-not")


async def test_the_turn_goes_on_while_the_coach_thinks(tavern: Tavern, monkeypatch: pytest.MonkeyPatch) -> None:
    tavern.roll = scripted(*HOST_BEGINS, "115233", "2")
    await begin_with_hints(tavern)
    board = await board_after(tavern, "Roll")

    async def bank_first(*_: object) -> object:
        await press(tavern, "Most points", "Bank")
        raise CoachUnavailable

    monkeypatch.setattr(tavern.bot.services.coach, "_ask", bank_first)  # the other process is busy meanwhile
    hint = await tavern.people[0].click(board, label="Hint")
    assert says(hint, "hint-unavailable")
    assert tavern.people[1].mention in (await tavern.board()).text


class Lost(Workers):
    """Their process died. `tests/test_workers.py` says when they notice that."""

    async def run(self, *_: object, **__: object) -> NoReturn:
        raise WorkerLostError


async def test_a_coach_that_dies_harms_nobody(tavern: Tavern, monkeypatch: pytest.MonkeyPatch) -> None:
    tavern.roll = scripted(*HOST_BEGINS)
    board = await begin_with_hints(tavern)
    host = tavern.people[0]
    with monkeypatch.context() as dying:
        dying.setattr(tavern.bot.services.coach, "_answering", Lost(1, 1.0))  # another process takes seconds to begin
        assert says(await story(tavern, await host.click(board, label="Hint"), host), "hint-unavailable")
    assert says(await story(tavern, await host.click(board, label="Hint"), host), "hint-only-choice")


async def test_the_host_decides_in_the_lobby_and_the_server_for_new_games(tavern: Tavern) -> None:
    lobby = await open_lobby(tavern, 2, dice=HOST_BEGINS)
    host, second = tavern.people[:2]
    assert not says(lobby, "lobby-small", reason="hints")
    assert refused(await forge(second, lobby, address(lobby, "More").replace("rules", "hints-on")), "only-host")
    more = await press_more(host, lobby, "Allow hints")
    await tavern.until(lambda: says(lobby, "lobby-small", reason="hints"))
    await host.click(more.shown, label="Turn hints off")
    await tavern.until(lambda: not says(lobby, "lobby-small", reason="hints"))
    board = await start(tavern, lobby)
    assert "Hint" not in pressable(board)
    assert refused(await host.slash(tavern.channel, "farkle hint"), "no-hints")
    await manage(tavern)
    screen = await open_settings(tavern, page="Games")
    await host.click(screen, label="Turn on")
    assert says(screen, "settings-hints", value="on")
    assert says(await open_lobby(tavern), "lobby-small", reason="hints")


async def test_a_rematch_of_a_game_with_hints_has_hints(tavern: Tavern) -> None:
    tavern.roll = scripted(*A_WIN)
    ending = await begin_with_hints(tavern, rules="exact", target=5000)
    await press(tavern, "Roll")
    assert says(await rematch(tavern.people[0], ending), "lobby-small", reason="hints")


async def test_by_rules_that_the_coach_cannot_work_out_there_is_no_hint_and_opponents_play_on(
    tavern: Tavern, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(KNOWN, "target")  # the coach knows all rules by now
    monkeypatch.setattr(tavern.bot.services.coach, "_ask", asyncio.to_thread)  # the patch is of this process
    lobby, host = await open_lobby(tavern, 1, target=4_321, dice=(*HOST_BEGINS, "223446", "111234")), tavern.people[0]
    await host.choose(lobby, custom_id(lobby, "opponent-who"), ["3"])
    await press_more(host, lobby, "Allow hints")
    await host.click(lobby, label="Start")
    answer = await host.click(await tavern.board(), label="Hint")
    await answer.done()
    assert says(answer, "beyond-coach")
    board = await board_after(tavern, "Roll")
    assert any("🤖 Perfect Pia" in line and "(1 1 1)" in line for line in board.text.splitlines())
