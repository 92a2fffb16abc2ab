"""The coach at a table of Yahtzee: hints, opponents, and reviews of finished games."""

import asyncio
import re
from typing import Any

import pytest

from localdiscord import Message, Outcome, Person
from tests.support.record_steps import charts
from tests.support.sentences import says
from tests.support.steps import custom_id, is_over, press, press_more, pressable
from tests.support.tavern import Tavern, scripted, seeded
from tests.support.yahtzee_steps import begin, open_lobby, press_best, short_game, take

pytestmark = pytest.mark.usefixtures("coach_here")


async def throw_with_hints(tavern: Tavern, players: int, **options: Any) -> Person:
    """The first throw of a game with hints. Returns the host, who threw."""
    lobby, host = await open_lobby(tavern, players, **options), tavern.people[0]
    await press_more(host, lobby, "Allow hints")
    await host.click(lobby, label="Start" if players > 1 else "Play alone")
    await press(tavern, "Roll")
    return host


async def hint(tavern: Tavern, person: Person, outcome: Outcome) -> Message:
    await outcome.done()
    found = tavern.channel.messages(viewer=person)[-1]
    assert found.ephemeral_for == person
    return found


async def test_a_hint_names_the_best_choices_and_what_they_are_worth(tavern: Tavern) -> None:
    tavern.roll = scripted("66236")
    host, second = await throw_with_hints(tavern, 2), tavern.people[1]
    board = await tavern.board()
    assert "Hint" in pressable(board)
    story = await hint(tavern, host, await host.click(board, label="Hint"))
    assert says(story, "hint-head", thrown="6 6 2 3 6")
    assert "1. **Hold 6 6 6, roll 2 dice** · 54.4% to win, 265.1 points in the end, on average" in story.text
    assert says(story, "yahtzee-hint-estimated", points="exact")
    assert "It's" in (await second.click(board, label="Hint")).text


async def test_a_hint_for_somebody_alone_knows_points_only(tavern: Tavern) -> None:
    tavern.roll = scripted("23456")
    host = await throw_with_hints(tavern, 1)
    story = await hint(tavern, host, await host.slash(tavern.channel, "farkle hint"))
    assert says(story, "yahtzee-choice-take", where="Large straight")
    assert not says(story, "yahtzee-hint-estimated", points="estimated")


async def test_opponents_play_to_the_end(tavern: Tavern) -> None:
    tavern.roll = seeded(2)
    lobby, host = await open_lobby(tavern, 1), tavern.people[0]
    for number in ("0", "3"):
        await host.choose(lobby, custom_id(lobby, "opponent-who"), [number])
    assert "🤖 Perfect Pia" in lobby.text
    await host.click(lobby, label="Start")
    for _ in range(13):
        await press(tavern, "Roll")
        await press_best(tavern)
    board = await tavern.board()
    assert is_over(board), "all cards are full"


async def test_a_review_tells_luck_and_skill_in_points(tavern: Tavern) -> None:
    tavern.roll = seeded(3)
    await short_game(tavern)
    second, ending = tavern.people[1], await tavern.board()
    assert "Review" in pressable(ending)
    outcome = await second.click(ending, label="Review")
    await outcome.done()
    shown = outcome.shown
    assert "254.6 expected, dice" in shown.text
    assert "absence" in shown.text, "who left filled no more boxes"
    assert says(shown, "yahtzee-review-exact")
    (about,) = charts(shown)
    assert says(about, "alt-review-seat", player="player1", start="50", end="100")
    await second.click(shown, label="Every decision")
    found = re.search(r"Total 0, [\d.]+ → [\d.]+ expected\. Dice: 2 5 5 2 3\.", shown.text)
    assert found, "the first roll is no choice"
    await second.click(shown, label="Last ⏭")
    assert "Played: Take " in shown.text
    card = await tavern.people[0].slash(tavern.channel, "farkle stats")
    assert says(card, "card-skill")


async def test_a_review_alone_compares_with_best_play(tavern: Tavern) -> None:
    tavern.roll = seeded(4)
    await begin(tavern, 1)
    for _ in range(13):
        await press(tavern, "Roll")
        await press_best(tavern)
    host, ending = tavern.people[0], await tavern.board()
    assert f"\n{host.mention} **" in ending.text, "no place, and no letter"
    outcome = await host.click(ending, label="Review")
    await outcome.done()
    assert says(outcome.shown, "yahtzee-review-picture")
    assert f"\n{host.mention} · accuracy " in outcome.shown.text
    assert not says(outcome.shown, "review-decisive")
    assert not says(outcome.shown, "yahtzee-hint-estimated", points="exact")
    (about,) = charts(outcome.shown)
    assert says(about, "yahtzee-alt-review-alone", start="254.6")


async def test_maxi_yatzy_has_hints_and_computers_too(tavern: Tavern, monkeypatch: pytest.MonkeyPatch) -> None:
    coach = tavern.bot.services.coach
    monkeypatch.setattr(coach, "_ask_slowly", lambda _, *asked, **__: asyncio.to_thread(*asked))  # so would this one
    tavern.roll = scripted("666666")
    lobby, host = await open_lobby(tavern, 1, rules="maxi-yatzy"), tavern.people[0]
    await host.choose(lobby, custom_id(lobby, "opponent-who"), ["3"])
    assert "Perfect Pia" in lobby.text
    await press_more(host, lobby, "Allow hints")
    await host.click(lobby, label="Start")
    await press(tavern, "Roll")
    story = await hint(tavern, host, await host.slash(tavern.channel, "farkle hint"))
    assert says(story, "yahtzee-choice-take", where="Yatzy")
    assert says(story, "yahtzee-hint-estimated", points="estimated")


async def test_triple_yahtzee_has_hints_too(tavern: Tavern, monkeypatch: pytest.MonkeyPatch) -> None:
    tavern.roll = scripted("23456")
    coach = tavern.bot.services.coach
    monkeypatch.setattr(coach, "_ask_slowly", lambda _, *asked, **__: asyncio.to_thread(*asked))  # so would this one
    host = await throw_with_hints(tavern, 1, rules="triple-yahtzee")
    story = await hint(tavern, host, await host.slash(tavern.channel, "farkle hint"))
    assert says(story, "yahtzee-choice-take", where="Large straight in column 3")
    await take(tavern, "high-straight", 3)
