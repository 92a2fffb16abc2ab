"""Past games are shown to players, and to people who see their channel; those of hidden people only to players."""

import pytest

from localdiscord import Channel, Outcome, Person, Thread
from localdiscord.model.channels import PRIVATE_THREAD, PUBLIC_THREAD
from tests.support.record_steps import lucky, play
from tests.support.sentences import refused, says
from tests.support.steps import begin, custom_id, forge, hide
from tests.support.tavern import Tavern

PAGES = ("game:1:0:1", "replay:1:1:0:1:open", "review:1", "decision:1:1:every", "export:1", "share:1", "share-review:1")
"""What buttons of past games lead to, for the first game."""


def corner(tavern: Tavern, kind: int) -> Thread:
    """A thread of the first person and the bot."""
    thread = Thread(tavern.channel, "corner", tavern.people[0], kind=kind)
    thread.add(tavern.local.world.bot)
    return thread


async def asked_for(viewer: Person, channel: Channel) -> list[Outcome]:
    """The answers to all that a person can ask about the first game from a channel: by commands and forged presses."""
    own = (await viewer.slash(channel, "farkle help")).shown
    answers = [await viewer.slash(channel, f"farkle {command}", game="1") for command in ("verify", "review")]
    answers += [await forge(viewer, own, f"fs:{page}") for page in PAGES]
    for answer in answers:
        await answer.done()
    return answers


async def listed(tavern: Tavern, viewer: Person, channel: Channel) -> list[str]:
    """The lists of games that a person gets from a channel: of everyone, and of the first person."""
    texts = []
    for whose in (0, tavern.people[0].id):
        own = (await viewer.slash(channel, "farkle help")).shown
        await forge(viewer, own, f"fs:past:{whose}:1")
        texts.append(own.text)
    duel = await viewer.slash(channel, "farkle head-to-head", player=tavern.people[0], other=tavern.people[1])
    return [*texts, duel.text]


async def are_told(tavern: Tavern, viewer: Person, channel: Channel) -> bool:
    """Does a person in a channel get all about the first game? If not, then nothing."""
    answers, (past, theirs, duel) = await asked_for(viewer, channel), await listed(tavern, viewer, channel)
    # A check that takes long is first acknowledged.
    if not says(answers[0], "no-such-finished-game"):
        assert not [answer.text for answer in answers if says(answer, "no-such-finished-game")]
        assert all(says(text, "past-line", id="1") for text in (past, theirs))
        assert says(duel, "duel-last")
        return True
    assert all(refused(answer, "no-such-finished-game") for answer in answers)
    for text in (past, theirs):
        assert says(text, "past-empty")
        assert not says(text, "past-line")
    assert not says(duel, "duel-last")
    return False


async def test_only_who_sees_a_channel_or_sat_there_gets_to_know_its_games(tavern: Tavern) -> None:
    tavern.roll = lucky(1)
    ending = await play(tavern)
    first, _, third = tavern.people
    hall = tavern.guild.add_channel("hall")
    assert await are_told(tavern, third, hall)
    for person in (first, third):
        tavern.channel.deny(person, "view_channel")
    assert await are_told(tavern, first, hall), "players always read their own games"
    assert not await are_told(tavern, third, hall)
    own = (await third.slash(hall, "farkle help")).shown
    assert refused(await forge(third, own, custom_id(ending, "check")), "no-such-game")
    assert says(await third.slash(hall, "farkle history", player=first), "no-games-of")
    tavern.guild.add_member(third, permissions=["administrator"])
    assert await are_told(tavern, third, hall), "administrators see each channel"


@pytest.mark.refused
async def test_games_of_a_deleted_channel_are_for_their_players(tavern: Tavern) -> None:
    tavern.roll = lucky(1)
    await play(tavern)
    first, _, third = tavern.people
    hall = tavern.guild.add_channel("hall")
    tavern.guild.delete_channel(tavern.channel)
    assert await are_told(tavern, first, hall)
    assert not await are_told(tavern, third, hall)


@pytest.mark.parametrize("kind", [PUBLIC_THREAD, PRIVATE_THREAD])
async def test_games_of_a_thread_are_for_who_sees_its_channel_and_is_let_in(tavern: Tavern, kind: int) -> None:
    tavern.roll = lucky(1)
    _, second, third = tavern.people
    home, hall = tavern.channel, tavern.guild.add_channel("hall")
    thread = tavern.channel = corner(tavern, kind)
    thread.add(second)
    await play(tavern)
    assert await are_told(tavern, third, hall) == (kind == PUBLIC_THREAD)
    thread.add(third)
    assert await are_told(tavern, third, thread), "members read them there"
    tavern.guild.add_member(third, permissions=["manage_threads"])
    assert await are_told(tavern, third, hall)
    home.deny(third, "view_channel")
    assert not await are_told(tavern, third, hall)


async def test_games_of_hidden_people_are_for_their_players(tavern: Tavern) -> None:
    tavern.roll = lucky(1)
    ending = await play(tavern)
    first, second, third = tavern.people
    await hide(tavern, second)
    for player in (first, second):
        assert await are_told(tavern, player, tavern.channel)
    assert not await are_told(tavern, third, tavern.channel)
    assert refused(await third.click(ending, label="Check the dice"), "no-such-finished-game")
    assert refused(await third.click(ending, label="Review"), "no-such-finished-game")
    for command in ("verify", "review"):
        assert await third.autocomplete(tavern.channel, f"farkle {command}", "game", "") == []
        assert refused(await third.slash(tavern.channel, f"farkle {command}"), "no-ended-game-here")


async def test_a_running_game_in_a_hidden_channel_tells_nothing(tavern: Tavern) -> None:
    board = await begin(tavern)
    third = tavern.people[2]
    hall = tavern.guild.add_channel("hall")
    tavern.channel.deny(third, "view_channel")
    assert refused(await third.slash(hall, "farkle verify", game="1"), "no-such-finished-game")
    own = (await third.slash(hall, "farkle help")).shown
    assert refused(await forge(third, own, custom_id(board, "leave-yes")), "no-such-game")


async def test_a_full_channel_links_to_no_game_of_a_private_thread(tavern: Tavern) -> None:
    first, second, third = tavern.people
    thread = Thread(tavern.channel, "corner", first, kind=PRIVATE_THREAD)
    for person, place in ((first, thread), (second, tavern.channel)):
        await person.slash(place, "farkle start")
    await tavern.bot.services.settings.change(tavern.guild.id, most_in_channel=1)
    full = await third.slash(tavern.channel, "farkle start")
    assert refused(full, "channel-full")
    assert str(thread.id) not in full.text
    assert str(thread.id) not in (await third.slash(tavern.channel, "farkle start")).text
