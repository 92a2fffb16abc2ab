"""A page of a leaderboard is shown first; then Discord is asked who of these people is still a member."""

import pytest

from bot.store.members import ASKED_SECONDS
from localdiscord import Message, Outcome, reply
from tests.support.record_steps import play
from tests.support.steps import at_rest, pass_time
from tests.support.tavern import Tavern


def questions(tavern: Tavern) -> list[int]:
    """The people about whom Discord was asked, each time."""
    found = [each.path.rpartition("/members/")[2] for each in tavern.local.requests if "/members/" in each.path]
    return [int(each) for each in found]


async def leaderboard(tavern: Tavern) -> Message:
    outcome: Outcome = await tavern.people[2].slash(tavern.channel, "farkle leaderboard")
    await at_rest(tavern)
    return outcome.shown


@pytest.mark.refused
async def test_who_left_the_server_is_missing_from_the_next_view_until_they_press_something_there(
    tavern: Tavern,
) -> None:
    first, second, _ = tavern.people
    await play(tavern)
    member = tavern.guild.members.pop(first.id)
    shown = await leaderboard(tavern)
    # Both are on the page that was shown, and it did not wait for Discord's answers.
    assert first.mention in shown.text
    assert sorted(questions(tavern)) == sorted([first.id, second.id])
    answered = [at for at, each in enumerate(tavern.local.requests) if each.path.endswith("/callback")][-1]
    assert min(at for at, each in enumerate(tavern.local.requests) if "/members/" in each.path) > answered
    tavern.local.requests.clear()
    shown = await leaderboard(tavern)
    assert first.mention not in shown.text
    assert second.mention in shown.text
    assert questions(tavern) == []
    pass_time(tavern, ASKED_SECONDS)
    await leaderboard(tavern)
    assert questions(tavern) == [second.id]
    tavern.guild.members[first.id] = member
    await first.slash(tavern.channel, "farkle help")
    await at_rest(tavern)
    assert first.mention in (await leaderboard(tavern)).text


@pytest.mark.refused
async def test_an_answer_that_says_nothing_about_the_person_changes_nothing(tavern: Tavern) -> None:
    await play(tavern)
    failure = reply({"code": 0, "message": "400: Bad Request"}, 400)
    tavern.local.inject(lambda request: failure if "/members/" in request.path else None)
    await leaderboard(tavern)
    shown = await leaderboard(tavern)
    assert all(person.mention in shown.text for person in tavern.people[:2])
