"""The bot asks Discord for the messages that it posts in answers, and not for those that it edits."""

from tests.support.steps import begin, press
from tests.support.tavern import Tavern, scripted


def last_answer(tavern: Tavern) -> tuple[bool, int]:
    """Whether the last answer to an interaction asked for the message, and the status that it got."""
    answers = [request for request in tavern.local.requests if request.path.endswith("/callback")]
    return "with_response" in answers[-1].query, answers[-1].status


async def test_only_a_message_that_is_posted_is_asked_for(tavern: Tavern) -> None:
    tavern.roll = scripted("6", "1", "115234", "22346")
    board = await begin(tavern)
    assert (await tavern.people[0].slash(tavern.channel, "farkle rules")).shown
    assert last_answer(tavern) == (True, 200)
    await press(tavern, "Roll")
    assert last_answer(tavern) == (False, 204)
    await press(tavern, "Most points", "Bank")
    await tavern.until(lambda: board.deleted)
    assert last_answer(tavern) == (False, 204), "the next board was posted, and the press only acknowledged"
