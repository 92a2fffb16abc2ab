"""Reviews in Discord: who sees one, what it shows, and that it is computed once."""

import re
from unittest.mock import AsyncMock

import pytest

from bot.coach.coach import CoachUnavailable
from bot.records import reviews
from bot.sentences import say
from bot.ui import answers
from localdiscord import Message
from tests.support.record_steps import A_SHORT_GAME, charts, play_shortly
from tests.support.sentences import refused, says
from tests.support.steps import begin, forge, open_past_game, press, pressable, stop
from tests.support.tavern import Tavern

pytestmark = pytest.mark.usefixtures("coach_here")


@pytest.fixture
async def tavern(tavern: Tavern) -> Tavern:
    """A finished game by rules with a shipped table."""
    await play_shortly(tavern, (*A_SHORT_GAME, "6", "1"))
    return tavern


async def review(tavern: Tavern) -> Message:
    """The second person's screen after a press on the button under the ending."""
    person = tavern.people[1]
    outcome = await person.click(await tavern.board(), label="Review")
    await outcome.done()
    assert outcome.ephemeral
    return outcome.shown


async def test_a_review_tells_luck_and_skill_and_what_decided_the_game(tavern: Tavern) -> None:
    shown = await review(tavern)
    host, second, _ = tavern.people
    assert says(shown, "review-head", title="Kingdom Come")
    assert f"`A` {host.mention} · accuracy " in shown.text
    theirs = rf"`B` {second.mention} · never had a choice · \*\*44\.3% → 0%\*\* to win: dice\s-[\d.]+%, opponents\s-"
    assert re.search(theirs, shown.text)
    (third,) = (line for line in shown.text.splitlines() if line.startswith("-# **3."))
    assert third.startswith(f"-# **3. Round 2, {host.mention}: ")
    assert third.endswith("** · Played: Roll 6 dice. Rolled 1 1 1 1 1 1.")
    assert says(shown, "review-exact")
    (about,) = charts(shown)
    assert says(about, "alt-review-seat", player="player1", start="55.7", end="100")


async def test_a_review_that_takes_long_comes_when_it_is_ready(tavern: Tavern, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "_PATIENCE_SECONDS", 0.0)  # people have to wait at once
    assert says(await review(tavern), "review-head", title="Kingdom Come")


async def test_a_player_has_one_letter_in_every_picture_of_a_game(tavern: Tavern) -> None:
    await begin(tavern, rules="kingdom-come", dice=("6", "1", "223346", "111111"))
    await press(tavern, "Roll 6", "Roll 6", "Bank")
    host, second, _ = tavern.people
    ending = await tavern.board()
    await tavern.until(lambda: bool(charts(ending)))
    listed = await open_past_game(second, tavern.channel, "2")
    for placed in (ending, listed.shown):
        assert f"**1.** `B` {second.mention} **8,000**" in placed.text
        assert f"**2.** `A` {host.mention} **0**" in placed.text
        roll = f"🍀 **What a roll** in round 1: {second.mention} rolls 1 1 1 1 1 1 for 8,000 points"
        assert roll in placed.text
        assert charts(placed) == ["Score by round, 1 round. At the end: player1 0, player2 8,000."]
    reviewed = (await (await second.slash(tavern.channel, "farkle review")).done()).shown
    assert f"`A` {host.mention} · " in reviewed.text
    assert f"`B` {second.mention} · " in reviewed.text
    (about,) = charts(reviewed)
    assert re.search(r"player1: .* 0% at the end; player2: .* 100% at the end", about)


async def test_every_decision_with_a_choice_has_a_page(tavern: Tavern) -> None:
    ending = await tavern.board()
    person, shown = tavern.people[1], await review(tavern)
    await person.click(shown, label="Every decision")
    assert says(shown, "review-decision", number=1, most=2)
    assert "Rolled: 1 1 3 4 5 6" in shown.text
    assert "Played: Keep 1 1 5, roll 3 dice. Rolled 4 2 3." in shown.text
    assert "Mistake. Better: Keep 1, roll 5 dice (+2.7% to win)." in shown.text
    assert shown.button("◀ Back").disabled
    await person.click(shown, label="Last ⏭")
    assert says(shown, "review-decision", number=2, most=2)
    assert says(shown, "review-verdict", quality="best")
    await person.click(shown, label="Back to the review")
    assert says(shown, "review-head", title="Kingdom Come")
    # A page before the first or after the last is that one.
    for number, story in ((0, 1), (-7, 1), (3, 2), (999_999_999, 2)):
        outcome = await forge(tavern.people[2], ending, f"fs:decision:1:{number}")
        assert says(outcome, "review-decision", number=story, most=2)


async def test_a_review_opens_with_its_readers_mistakes(tavern: Tavern) -> None:
    host, second, guest = tavern.people
    asked = await host.slash(tavern.channel, "farkle review")
    mistake = "Round 1: Keep 1 1 5, roll 3 dice. Mistake. Better: Keep 1, roll 5 dice (+2.7% to win)."
    assert f"game 1\n**Your mistake**\n{mistake}\n" in asked.text
    assert asked.text.index(say("review-decisive")) > asked.text.index(mistake), "it has numbers in the picture"
    await host.click(asked.shown, label="Next mistake")
    assert says(asked.shown, "review-decision", number=1, most=2)
    assert asked.shown.button("Next mistake").disabled
    # Others see no mistake as theirs.
    for person in (second, guest):
        shown = (await person.slash(tavern.channel, "farkle review")).shown
        assert "Your" not in shown.text
        assert ("Next mistake" in pressable(shown)) == (person is guest)


async def test_it_is_computed_once_and_only_if_the_coach_can(tavern: Tavern, monkeypatch: pytest.MonkeyPatch) -> None:
    host, _, third = tavern.people

    async def lost(*_: object) -> object:
        raise CoachUnavailable

    async def unsolved(*_: object) -> None:
        return None

    coach = tavern.bot.services.coach
    with monkeypatch.context() as patched:
        patched.setattr(reviews, "MOST_FACTS", 10)  # longer games take minutes to play
        assert refused(await host.slash(tavern.channel, "farkle review"), "review-too-long", most=10)
    with monkeypatch.context() as patched:
        patched.setattr(coach, "review", unsolved)  # as by rules without a table
        patched.setattr(coach, "is_solved_within", AsyncMock(return_value=False))  # it is solved for hours
        patched.setattr(coach, "solve_soon", lambda *_: True)
        asked = await host.slash(tavern.channel, "farkle review")
        assert says(asked, "review-improving")
        assert says(asked, "game-rounds")
        assert charts(asked.shown)
    with monkeypatch.context() as patched:
        patched.setattr(coach, "_ask", lost)  # its process cannot be started
        assert refused(await host.slash(tavern.channel, "farkle review"), "hint-unavailable")
    first = await review(tavern)
    with monkeypatch.context() as patched:
        patched.setattr(coach, "_ask", lost)  # nor is it needed
        for game in ({}, {"game": "1"}):
            asked = await third.slash(tavern.channel, "farkle review", **game)
            await asked.done()
            assert (asked.ephemeral, asked.text) == (True, first.text)


async def test_it_is_private_until_somebody_shows_it_to_everybody(tavern: Tavern) -> None:
    person, shown = tavern.people[1], await review(tavern)
    shared = await person.click(shown, label="Show everyone")
    await shared.done()
    assert not shared.ephemeral
    assert says(shared, "review-exact")
    theirs = await tavern.people[2].click(shared.shown, label="Every decision")
    await theirs.done()
    assert theirs.ephemeral
    assert says(theirs, "review-decision", number=1, most=2)
    assert says(shared.shown, "review-head", title="Kingdom Come")


async def test_only_games_that_were_won_here_are_reviewed_the_last_one_by_default(tavern: Tavern) -> None:
    person, ending = tavern.people[0], await tavern.board()
    for game in ("2", "no number"):
        story = await person.slash(tavern.channel, "farkle review", game=game)
        assert refused(story, "no-such-finished-game")
    await begin(tavern, rules="deluxe")
    running = await person.slash(tavern.channel, "farkle review")
    await stop(tavern)
    stopped = await person.slash(tavern.channel, "farkle review")
    for asked in (running, stopped):
        assert says(await asked.done(), "review-head", title="Kingdom Come")
    (offered,) = await person.autocomplete(tavern.channel, "farkle review", "game", "")
    assert offered["value"] == "id:1"
    elsewhere = tavern.guild.add_channel("other")
    assert says(await person.slash(elsewhere, "farkle review"), "no-ended-game-here", won="yes")
    for address in ("fs:review:0", "fs:review:-1", "fs:review:2", "fs:share-review:2:beside", "fs:decision:2:1"):
        assert refused(await forge(tavern.people[2], ending, address), "no-such-finished-game"), address


async def test_luck_and_skill_stand_on_the_card_and_on_a_page_of_their_own(tavern: Tavern) -> None:
    (host, second, third), ended = tavern.people, await tavern.board()
    card = await host.slash(tavern.channel, "farkle stats")
    assert not says(card, "card-skill")
    assert card.shown.button("Luck and skill").disabled
    await (await host.click(ended, label="Review")).done()
    card = await host.slash(tavern.channel, "farkle stats")
    assert re.search(r"\*\*Skill:\*\* accuracy \d+ of 100 in ", card.text)
    theirs = await third.click(card.shown, label="Luck and skill")
    assert theirs.ephemeral
    assert says(theirs, "skill-head", player=host)
    (about,) = charts(theirs.shown)
    assert re.fullmatch(r"Accuracy and luck in each game, oldest first: accuracy \d+, luck \+[\d.]+%, won\.", about)
    # A player who never had a choice has no accuracy, but had bad luck.
    card = await host.slash(tavern.channel, "farkle stats", player=second)
    assert not says(card, "card-skill")
    assert "no choices, luck -" in charts((await host.click(card.shown, label="Luck and skill")).shown)[0]
    board = await host.slash(tavern.channel, "farkle leaderboard", by="accuracy")
    assert says(board, "top-needs-choices", needed=100)
