"""`/farkle practice`: mistakes of one's own games, decided again until they are solved."""

from pathlib import Path
from unittest.mock import AsyncMock

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.features.practice.model import WAITS, answered
from bot.model.deadline import DAY
from bot.records.counter import GameCounter
from localdiscord import Channel, Message, Person
from tests.support.record_steps import play_shortly
from tests.support.sentences import refused, says
from tests.support.steps import address, delete, forge, pressable
from tests.support.table import Hourglass
from tests.support.tavern import Tavern, running_bot, scripted, seeded
from tests.support.yahtzee_steps import short_game

pytestmark = pytest.mark.usefixtures("coach_here")

BEST, MISTAKE = "Keep 1, roll 5 dice", "Keep 1 1 5, roll 3 dice"
"""Of its third throw. The first seat makes the mistake, its only one; the others make none."""


async def play(tavern: Tavern) -> None:
    """The game with one mistake, reviewed."""
    await play_shortly(tavern)
    await review(tavern)


async def review(tavern: Tavern) -> Message:
    reviewed = await (await tavern.people[0].click(await tavern.board(), label="Review")).done()
    return reviewed.shown


async def practise(person: Person, channel: Channel) -> Message:
    asked = await (await person.slash(channel, "farkle practice")).done()
    assert asked.ephemeral
    return asked.shown


async def choose(person: Person, shown: Message, label: str) -> None:
    await (await person.click(shown, label=label)).done()


async def test_a_mistake_of_farkle_is_decided_again_and_explained(tavern: Tavern) -> None:
    host = tavern.people[0]
    assert says(await practise(host, tavern.channel), "practice-none")
    await play(tavern)
    shown = (await (await host.click(await review(tavern), label="Practice")).done()).shown
    assert says(shown, "practice-question")
    assert says(shown, "board-seat", player=host, total=0)
    assert "Mistake" not in shown.text
    assert pressable(shown) == [MISTAKE, "Keep 1 1, roll 4 dice", "Keep 1 5, roll 4 dice", BEST, "Keep 5, roll 5 dice"]
    await choose(host, shown, MISTAKE)
    assert says(shown, "review-verdict", quality="mistake")
    assert says(shown, "hint-risk", dice=5), "why"
    assert f"1. {BEST} · 53% to win" in shown.text
    assert f"5. **{MISTAKE}** · 50.2% to win ← your choice" in shown.text
    assert says(shown, "practice-returns")
    await choose(host, shown, "Next")
    assert says(shown, "practice-later")


@pytest.mark.both
async def test_a_wrong_answer_comes_back_after_a_day_a_week_and_a_month(tavern: Tavern, clock: Hourglass) -> None:
    host = tavern.people[0]
    await play(tavern)
    await choose(host, await practise(host, tavern.channel), MISTAKE)
    for days in (1, 7, 30):
        await clock.passes(days * DAY - 60)
        assert says(await practise(host, tavern.channel), "practice-later")
        await clock.passes(60)
        shown = await practise(host, tavern.channel)
        await choose(host, shown, BEST)
        assert says(shown, "review-verdict", quality="best")
    assert says(shown, "practice-solved")
    assert says(await practise(host, tavern.channel), "practice-done")


@given(st.lists(st.booleans(), min_size=1, max_size=12))
def test_right_at_once_is_solved_and_after_a_wrong_answer_only_three_right_ones_in_a_row(answers: list[bool]) -> None:
    standing, now, in_a_row = None, 0, 0
    for is_right in answers:
        standing = answered(standing, is_right=is_right, now=now)
        in_a_row = in_a_row + 1 if is_right else 0
        if (is_right and not now) or in_a_row == len(WAITS):
            assert standing.due_at is None
            return
        assert standing.due_at == now + (1, 7, 30)[in_a_row] * DAY
        now = standing.due_at


@pytest.mark.both
async def test_only_the_first_of_two_presses_counts(tavern: Tavern) -> None:
    host = tavern.people[0]
    await play(tavern)
    shown = await practise(host, tavern.channel)
    best = address(shown, BEST)
    wrong, right = address(shown, MISTAKE), await host.click(shown, best)
    assert says(await right.done(), "practice-solved")
    again = await (await forge(host, shown, wrong)).done()
    assert says(again, "review-verdict", quality="mistake")
    assert says(again, "practice-solved"), "as before"
    assert says(await practise(host, tavern.channel), "practice-done")
    card = (await host.slash(tavern.channel, "farkle stats")).shown
    assert not says(card, "card-solved"), "everyone sees it"
    assert says(await host.click(card, label="My games everywhere"), "card-solved", count=1)


async def test_nobody_else_practises_or_answers_it(tavern: Tavern) -> None:
    host, second, guest = tavern.people
    await play(tavern)
    shown = await practise(host, tavern.channel)
    best = address(shown, BEST)
    for other in (second, guest):
        theirs = await practise(other, tavern.channel)
        assert says(theirs, "practice-none")
        for forged in (best, f"{best}0", best.replace("solve:1:", "solve:2:")):
            outcome = await (await forge(other, theirs, forged)).done()
            assert refused(outcome, "unknown-button") or refused(outcome, "no-such-finished-game"), forged
    others = [f"solve:1:{number}:{choice}" for number in range(2, 8) for choice in range(3)]
    for forged in (f"{best}0", *(f"fs:{other}" for other in others)):
        assert refused(await (await forge(host, shown, forged)).done(), "unknown-button"), forged
    assert BEST in pressable(await practise(host, tavern.channel)), "nothing counted"


async def test_players_practise_everywhere_also_from_channels_that_they_no_longer_see(tavern: Tavern) -> None:
    host, second, _ = tavern.people
    await play(tavern)
    host.install_bot()
    tavern.channel.deny(host, "view_channel")
    hall, group = tavern.guild.add_channel("hall"), tavern.local.add_group("Night owls", host, second)
    for place in (hall, group, host.direct_messages, host.direct_messages_with(second)):
        shown = await practise(host, place)
        assert BEST in pressable(shown)
    await choose(host, shown, BEST)
    assert says(shown, "practice-solved")
    await delete(tavern, host, hall)
    assert says(await practise(host, hall), "practice-none")


async def test_a_mistake_of_yahtzee_is_shown_with_its_card(tavern: Tavern) -> None:
    host = tavern.people[0]
    tavern.roll = seeded(1)
    await short_game(tavern)
    await review(tavern)
    shown = await practise(host, tavern.channel)
    assert says(shown, "yahtzee-board-card", player=host)
    offered = pressable(shown)
    assert len(offered) == 5
    assert any(label.startswith("Take ") for label in offered)
    await choose(host, shown, offered[0])
    assert says(shown, "yahtzee-worth-points")
    assert says(shown, "review-played")
    assert pressable(shown) == ["Next ▶"]


@pytest.mark.without_bot
async def test_it_needs_no_counting_and_outlives_a_restart(
    tavern: Tavern, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(GameCounter, "catch_up", AsyncMock())  # counting comes later
    async with running_bot(tavern, path, scripted()):
        await play(tavern)
        shown = await practise(tavern.people[0], tavern.channel)
    async with running_bot(tavern, path, scripted()):
        await choose(tavern.people[0], shown, BEST)
        assert says(shown, "practice-solved")


async def puzzle_of(person: Person, tavern: Tavern) -> Message:
    page = (await person.slash(tavern.channel, "farkle help")).shown
    return (await (await person.click(page, label="Today's puzzle")).done()).shown


async def test_the_puzzle_of_a_day_is_the_same_for_everybody_and_needs_no_game(
    tavern: Tavern, clock: Hourglass
) -> None:
    host, second, _ = tavern.people
    shown = await practise(host, tavern.channel)
    assert says(shown, "practice-none")
    assert says(shown, "puzzle-head")
    choices = [button.label for button in shown.buttons]
    assert 3 <= len(choices) <= 5
    other = await puzzle_of(second, tavern)
    assert [button.label for button in other.buttons] == choices
    await clock.passes(DAY)
    assert [button.label for button in (await puzzle_of(second, tavern)).buttons] != choices


async def test_one_answer_to_the_puzzle_is_the_best_and_a_game_follows(tavern: Tavern) -> None:
    host, verdicts = tavern.people[0], []
    shown = await puzzle_of(host, tavern)
    for number in range(len(shown.buttons)):
        shown = await puzzle_of(host, tavern)
        await choose(host, shown, shown.buttons[number].label or "")
        verdicts += [right for right in ("yes", "no") if says(shown, "puzzle-answered", right=right)]
    assert sorted(verdicts) == ["no"] * (len(verdicts) - 1) + ["yes"]
    assert pressable(shown) == ["Start Farkle", "Start Yahtzee", "Start Yatzy"]


async def test_an_answer_to_a_puzzle_of_another_day_poses_that_of_today(tavern: Tavern, clock: Hourglass) -> None:
    host, shown = tavern.people[0], await puzzle_of(tavern.people[0], tavern)
    await clock.passes(DAY)
    await choose(host, shown, shown.buttons[0].label or "")
    assert says(shown, "practice-question")
    assert refused(await (await forge(host, shown, f"{shown.buttons[0].custom_id}9")).done(), "unknown-button")
