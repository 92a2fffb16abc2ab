"""Every press is answered: in three seconds, whatever it waits for, and in private if Discord takes no other answer."""

import asyncio
from pathlib import Path

import pytest

from bot.sentences import say
from localdiscord import Message, Request, Response, reply
from localdiscord.model.messages import EPHEMERAL
from tests.support.databases import full_disk, looking, taken
from tests.support.sentences import refused, says
from tests.support.steps import at_rest, manage, open_lobby, play_quickly, rematch
from tests.support.tavern import Tavern

DISCORDS_SECONDS = 3.0


@pytest.mark.sqlite
async def test_while_another_program_writes_people_are_asked_to_wait(tavern: Tavern, path: Path) -> None:
    host, second, third = tavern.people
    lobby = await open_lobby(tavern)
    await at_rest(tavern)
    tavern.local.world.answer_within = DISCORDS_SECONDS
    with taken(path):
        joined, opened, daily = await asyncio.gather(
            second.click(lobby, label="Join"),
            third.slash(tavern.channel, "farkle start"),
            host.slash(tavern.channel, "farkle daily"),
        )
        assert [joined.kind, opened.kind, daily.kind] == ["deferred_update", "deferred", "deferred"]
    for each in (joined, opened, daily):
        await each.done()
    assert joined.shown is lobby
    assert second.mention in lobby.text
    assert daily.shown.button("Roll")
    await tavern.until(
        lambda: any(message.pings == [] and third.mention in message.text for message in lobbies(tavern))
    )


def lobbies(tavern: Tavern) -> list[Message]:
    return [message for message in tavern.channel.messages() if message.buttons]


@pytest.mark.sqlite
async def test_if_the_database_stays_taken_people_read_that_nothing_is_stored(
    tavern: Tavern, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    second = tavern.people[1]
    lobby = await open_lobby(tavern)
    await at_rest(tavern)
    tavern.local.world.answer_within = DISCORDS_SECONDS
    with taken(path):
        joined = await second.click(lobby, label="Join")
        await tavern.until(lambda: bool(joined.followups))
    assert says(joined.followups[0], "not-stored")
    caplog.clear()


def refuse_public_messages(tavern: Tavern, status: int, code: int) -> None:
    """Discord takes only private ones, and edits."""

    def hook(request: Request) -> Response | None:
        form = request.body if request.method == "POST" else None
        if form is None or form.get("type", 4) != 4 or (form.get("data") or form).get("flags", 0) & EPHEMERAL:
            return None
        return reply({"code": code, "message": "no"}, status)

    tavern.local.inject(hook)


def games(path: Path) -> list[tuple[object, ...]]:
    with looking(path) as look:
        return look("SELECT id, status FROM games")


AUTOMOD, LOCKED = (400, 200000), (403, 50083)


@pytest.mark.refused
@pytest.mark.people(2)
@pytest.mark.parametrize(("is_home", "refusal"), [(False, AUTOMOD), (True, LOCKED)])
async def test_no_lobby_is_stored_that_nobody_sees_and_its_host_reads_that(
    tavern: Tavern, path: Path, is_home: bool, refusal: tuple[int, int]
) -> None:
    host, place = tavern.people[0], tavern.channel
    if not is_home:
        host.install_bot()
        elsewhere = tavern.local.add_guild("Elsewhere", bot=False)
        elsewhere.add_member(host)
        place = elsewhere.add_channel("general")
    refuse_public_messages(tavern, *refusal)
    assert refused(await host.slash(place, "farkle start"), "lobby-not-shown")
    assert games(path) == []
    tavern.local.inject(None)
    assert (await host.slash(place, "farkle start")).shown.button("Join")


@pytest.mark.refused
async def test_a_rematch_that_was_not_shown_is_opened_by_the_next_press(tavern: Tavern) -> None:
    ending = await play_quickly(tavern)
    await at_rest(tavern)
    refuse_public_messages(tavern, *LOCKED)
    assert refused(await rematch(tavern.people[1], ending), "lobby-not-shown")
    tavern.local.inject(None)
    assert says((await rematch(tavern.people[0], ending)).shown, "lobby-rematch", host=tavern.people[0])


@pytest.mark.refused
@pytest.mark.people(1)
@pytest.mark.parametrize("refusal", [AUTOMOD, LOCKED])
async def test_a_page_that_nobody_else_may_see_is_shown_to_who_asked(tavern: Tavern, refusal: tuple[int, int]) -> None:
    """A season began, and its manager read that nothing did."""
    await manage(tavern)
    refuse_public_messages(tavern, *refusal)
    begun = await tavern.people[0].slash(tavern.channel, "farkle-setup season-start", name="Spring")
    assert begun.ephemeral
    assert says(begun, "season-begins", name="Spring")


@pytest.mark.sqlite
async def test_who_cannot_be_deleted_because_the_disk_is_full_reads_that(
    tavern: Tavern, caplog: pytest.LogCaptureFixture
) -> None:
    somebody = tavern.people[0]
    await play_quickly(tavern)
    await at_rest(tavern)
    asked = await somebody.slash(tavern.channel, "farkle privacy")
    sure = await somebody.click(asked.shown, label=say("privacy-forget"))
    with full_disk():
        answer = await somebody.click(sure.shown, label=say("privacy-forget-yes"))
    assert says(answer, "nothing-stored")
    caplog.clear()
