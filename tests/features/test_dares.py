"""**Beat my daily**: whom a player asks to play the dice of their day, and when both results are posted."""

import pytest

from bot.features.daily.model import MOST_DARES
from bot.model.people import Pings
from localdiscord import Message, Outcome, Person
from tests.support.daily_steps import Day, ask, over, play_to_the_end
from tests.support.sentences import refused, says
from tests.support.steps import at_rest, delete, forge, pressable
from tests.support.tavern import Tavern

pytestmark = pytest.mark.usefixtures("day")


async def finish(tavern: Tavern, person: Person) -> Message:
    board = await ask(tavern, person)
    await play_to_the_end(person, board)
    return board


async def dare(host: Person, ending: Message, person: Person) -> Outcome:
    panel = (await host.click(ending, label="Beat my daily")).shown
    return await host.choose(panel, panel.selects[0].custom_id, [person])


async def posted(tavern: Tavern) -> list[Message]:
    """What everyone sees, once the bot has looked at it."""
    await tavern.bot.jobs.play("dares")
    return [message for message in await at_rest(tavern) if not message.ephemeral_for]


async def test_both_results_are_posted_once_the_other_has_played_too(tavern: Tavern) -> None:
    host, guest, third = tavern.people
    assert says(await dare(host, await finish(tavern, host), guest), "daily-beat-asked")
    (question,) = await posted(tavern)
    assert says(question, "daily-beat", player=guest, host=host, number="1")
    assert question.pings == [guest]
    assert refused(await third.click(question, label="Take it on"), "daily-beat-others")
    board = (await guest.click(question, label="Take it on")).shown
    assert board.ephemeral_for is guest
    assert len(await posted(tavern)) == 1
    await play_to_the_end(guest, board)
    _, result = await posted(tavern)
    assert says(result, "daily-beat-result", number="1")
    assert host.mention in result.text
    assert guest.mention in result.text
    assert result.pings == []
    assert "<:die_" not in result.text, "others still play with these dice"
    assert len(await posted(tavern)) == 2, "once"


async def test_who_does_not_agree_has_no_result_posted(tavern: Tavern) -> None:
    host, guest = tavern.people[:2]
    await finish(tavern, guest)
    await dare(host, await finish(tavern, host), guest)
    assert len(await posted(tavern)) == 1
    await guest.click((await posted(tavern))[0], label="Take it on")
    assert says((await posted(tavern))[-1], "daily-beat-result")


async def test_people_are_asked_once_and_three_of_them_at_most(tavern: Tavern) -> None:
    host, guest = tavern.people[:2]
    ending = await finish(tavern, host)
    await dare(host, ending, guest)
    assert refused(await dare(host, ending, guest), "daily-beat-enough", most=MOST_DARES)
    assert refused(await dare(host, ending, host), "challenges-oneself")
    panel = (await host.click(ending, label="Beat my daily")).shown
    assert refused(await forge(host, panel, panel.selects[0].custom_id, ["1"]), "unknown-button")
    for _ in range(MOST_DARES - 1):
        await dare(host, ending, tavern.newcomer())
    assert refused(await dare(host, ending, tavern.newcomer()), "daily-beat-enough")


async def test_who_blocked_the_player_is_not_asked_and_who_wants_no_pings_is_named_only(tavern: Tavern) -> None:
    host, second, third = tavern.people
    ending = await finish(tavern, host)
    await tavern.bot.services.records.privacy.block(second.id, host.id)
    assert refused(await dare(host, ending, second), "cannot-be-challenged")
    await tavern.bot.services.own_settings.change(third.id, pings=Pings.NEVER)
    await dare(host, ending, third)
    (question,) = await posted(tavern)
    assert question.pings == []


async def test_once_the_day_is_over_nobody_takes_it_on(tavern: Tavern, day: Day) -> None:
    host, guest = tavern.people[:2]
    await dare(host, await finish(tavern, host), guest)
    (question,) = await posted(tavern)
    await over(tavern, day)
    assert refused(await guest.click(question, label="Take it on"), "daily-beat-over")


async def test_who_deleted_their_data_is_in_no_result(tavern: Tavern) -> None:
    host, guest = tavern.people[:2]
    await dare(host, await finish(tavern, host), guest)
    (question,) = await posted(tavern)
    await delete(tavern, host)
    await play_to_the_end(guest, (await guest.click(question, label="Take it on")).shown)
    assert len(await posted(tavern)) == 1


async def test_it_is_for_servers_and_for_what_one_has_played(tavern: Tavern) -> None:
    host, guest = tavern.people[:2]
    board = (await host.slash(host.direct_messages, "farkle daily")).shown
    await play_to_the_end(host, board)
    assert "Beat my daily" not in pressable(board)
    own = await ask(tavern, guest)
    assert refused(await forge(guest, own, "fd:1:beat"), "daily-not-shown")
    assert refused(await forge(guest, own, "fd:2:beat"), "unknown-button")
