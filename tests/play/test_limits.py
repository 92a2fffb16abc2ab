"""Where games may be opened, and how many: every refusal is private, says why, and what to do instead."""

import asyncio

import pytest

from bot.model.deadline import HOUR
from bot.play import limits
from bot.play.limits import LOBBIES_SECONDS
from localdiscord import Channel, Message, Outcome, Person
from tests.support.sentences import refused, says
from tests.support.steps import (
    another_server,
    at_rest,
    begin,
    custom_id,
    manage,
    open_lobby,
    pass_time,
    play_quickly,
    press,
    rematch,
)
from tests.support.table import Hourglass
from tests.support.tavern import Tavern, scripted

SETTINGS = "`/farkle-setup settings`"


async def start(person: Person, channel: Channel) -> Message:
    outcome = await person.slash(channel, "farkle start")
    assert not outcome.ephemeral, outcome
    return outcome.shown


def link(lobby: Message) -> str:
    assert lobby.channel.guild is not None
    return f"https://discord.com/channels/{lobby.channel.guild.id}/{lobby.channel.id}/{lobby.id}"


async def test_games_are_opened_in_the_allowed_channels_only(tavern: Tavern) -> None:
    admin, guest, _ = tavern.people
    first, second = map(tavern.guild.add_channel, ("first", "second"))
    await manage(tavern, channels=(first.id, second.id))
    for person in (admin, guest):
        outcome = await person.slash(tavern.channel, "farkle start")
        assert refused(outcome, "not-in-this-channel", channels=f"{first.mention} {second.mention}")
    assert tavern.channel.messages() == []
    await start(guest, first)
    await start(guest, tavern.people[0].start_thread(second, "thread"))
    outcome = await guest.slash(tavern.people[0].start_thread(tavern.channel, "thread"), "farkle start")
    assert refused(outcome, "not-in-this-channel")


async def test_a_rematch_is_not_opened_or_joined_where_games_are_not_allowed_any_more(tavern: Tavern) -> None:
    ending, elsewhere = await play_quickly(tavern), tavern.guild.add_channel("elsewhere")
    await manage(tavern, channels=(elsewhere.id,))
    assert refused(await rematch(tavern.people[1], ending), "not-in-this-channel", channels=elsewhere)
    await manage(tavern, channels=(), most_in_channel=1)
    await open_lobby(tavern)
    assert refused(await rematch(tavern.people[1], ending), "channel-full", most=1)
    # Nor do people open or join it who sit in enough games.
    await manage(tavern, most_in_channel=5, most_per_person=1)
    assert not (await rematch(tavern.people[1], ending)).ephemeral
    assert refused(await rematch(tavern.people[0], ending), "sits-enough", most=1)


async def test_a_channel_that_is_full_takes_no_more_games(tavern: Tavern) -> None:
    await manage(tavern, most_in_channel=2)
    host, second, third = tavern.people
    await begin(tavern)
    lobby = await start(third, tavern.channel)
    outcome = await second.slash(tavern.channel, "farkle start")
    assert refused(outcome, "channel-full", most=2)
    assert SETTINGS in outcome.text
    await start(second, tavern.guild.add_channel("elsewhere"))
    await third.click(lobby, label="Leave")
    await start(host, tavern.channel)


async def test_threads_count_with_their_channel(tavern: Tavern) -> None:
    await manage(tavern, most_in_channel=1)
    first, second, third = tavern.people
    thread = first.start_thread(tavern.channel, "ours")
    await start(first, thread)
    for place in (tavern.channel, thread, second.start_thread(tavern.channel, "theirs")):
        assert refused(await second.slash(place, "farkle start"), "channel-full")
    await start(third, tavern.guild.add_channel("elsewhere"))


@pytest.mark.refused
@pytest.mark.parametrize("begun", [True, False])
async def test_a_game_whose_channel_is_gone_is_left_from_elsewhere(tavern: Tavern, begun: bool) -> None:
    tavern.roll = scripted("6", "1")
    await manage(tavern, most_per_person=1)
    host, second, _ = tavern.people
    await (begin(tavern) if begun else open_lobby(tavern))
    elsewhere = tavern.guild.add_channel("elsewhere")
    tavern.guild.delete_channel(tavern.channel)
    assert refused(await host.slash(elsewhere, "farkle start"), "sits-enough")
    assert [choice["value"] for choice in await host.autocomplete(elsewhere, "farkle leave", "game", "")] == ["id:1"]
    outcome = await host.slash(elsewhere, "farkle leave", game="id:1")
    if begun:
        await host.click(outcome.shown, label="Leave the game")
    assert says(outcome, "left-well")
    await start(host, elsewhere)
    await start(second, elsewhere)


async def test_who_sits_in_enough_games_opens_and_joins_no_more(tavern: Tavern) -> None:
    await manage(tavern, most_per_person=2)
    host, second, third = tavern.people
    mine, theirs = await start(host, tavern.channel), await start(second, tavern.channel)
    await host.click(theirs, label="Join")
    elsewhere = tavern.guild.add_channel("elsewhere")
    more = await start(third, elsewhere)
    for outcome in (await host.slash(elsewhere, "farkle start"), await host.click(more, label="Join")):
        assert refused(outcome, "sits-enough", most=2)
        assert link(mine) in outcome.text
        assert link(theirs) in outcome.text
        assert SETTINGS in outcome.text
    assert host.mention not in more.text
    # A game that a player left does not count any more, even if it continues.
    await third.click(theirs, label="Join")
    await second.click(theirs, label="Start")
    asked = await host.slash(tavern.channel, "farkle leave", game="1")
    await host.click(asked.shown, label="Leave the game")
    await host.click(more, label="Join")
    assert host.mention in more.text
    # On another server there are other games.
    await start(host, await another_server(tavern, host))


async def test_nobody_joins_two_games_at_once_where_one_is_allowed(tavern: Tavern) -> None:
    await manage(tavern, most_per_person=1)
    *hosts, guest = tavern.people
    lobbies = [await start(host, tavern.channel) for host in hosts]
    outcomes = await asyncio.gather(*(guest.click(lobby, label="Join") for lobby in lobbies))
    assert sorted(outcome.kind for outcome in outcomes) == ["message", "update"]
    assert sum(guest.mention in lobby.text for lobby in lobbies) == 1


async def open_and_leave(tavern: Tavern, times: int) -> None:
    for _ in range(times):
        lobby = await open_lobby(tavern)
        await tavern.people[0].click(lobby, label="Leave")


async def test_five_lobbies_in_ten_minutes(tavern: Tavern, clock: Hourglass) -> None:
    host, second, _ = tavern.people
    began = int(clock.now)
    await open_and_leave(tavern, 1)
    clock.now += 60
    await open_and_leave(tavern, 4)
    outcome = await host.slash(tavern.channel, "farkle start")
    assert refused(outcome, "too-many-lobbies", most=5)
    assert f"<t:{began + LOBBIES_SECONDS}:R>" in outcome.text
    await start(second, tavern.channel)
    clock.now = began + LOBBIES_SECONDS - 1
    assert (await host.slash(tavern.channel, "farkle start")).ephemeral
    clock.now = began + LOBBIES_SECONDS
    await open_and_leave(tavern, 1)
    assert f"<t:{began + 60 + LOBBIES_SECONDS}:R>" in (await host.slash(tavern.channel, "farkle start")).text


@pytest.mark.parametrize("limit", ["MOST_SLOW_IN_CHANNEL", "MOST_SLOW_PER_PERSON"])
async def test_slow_games_take_no_places_of_quick_ones(
    tavern: Tavern, monkeypatch: pytest.MonkeyPatch, limit: str
) -> None:
    monkeypatch.setattr(limits, limit, 1)  # twenty and ten would take long
    await manage(tavern, most_in_channel=1)
    host, second, third = tavern.people

    async def choose(person: Person, lobby: Message, seconds: int) -> Outcome:
        rules = (await person.click(lobby, label="More")).shown
        return await person.choose(rules, custom_id(lobby, "turns"), [str(seconds)])

    slow = await start(host, tavern.channel)
    await choose(host, slow, HOUR)
    quick = await start(second, tavern.channel)
    assert refused(await third.slash(tavern.channel, "farkle start"), "channel-full", slow="no", most=1)
    # A lobby that becomes slow, or quick again, needs a place there.
    assert refused(await choose(host, slow, 300), "channel-full", slow="no")
    if limit == "MOST_SLOW_IN_CHANNEL":
        assert refused(await choose(second, quick, HOUR), "channel-full", slow="yes", most=1)
    else:
        assert (await second.click(slow, label="Join")).kind == "update"
        assert refused(await choose(second, quick, HOUR), "sits-enough", slow="yes", most=1)


@pytest.mark.parametrize("settings", [{}, {"most_in_channel": 1}, {"most_per_person": 1}], ids=str)
async def test_the_last_place_is_given_once(tavern: Tavern, settings: dict[str, int]) -> None:
    """Two at the same moment must not both pass."""
    await manage(tavern, **settings)
    hosts, places = tavern.people[:1] * 3, [tavern.guild.add_channel(name) for name in "abc"]
    if not settings:
        await open_and_leave(tavern, 4)
    if "most_in_channel" in settings:
        hosts, places = tavern.people, [tavern.channel] * 3
    starts = (host.slash(place, "farkle start") for host, place in zip(hosts, places, strict=True))
    outcomes = await asyncio.gather(*starts)
    assert sorted(outcome.ephemeral for outcome in outcomes) == [False, True, True]
    assert not any(says(outcome, "lobby-open-already") for outcome in outcomes)


async def test_no_game_is_opened_where_the_bot_cannot_call_anyone(tavern: Tavern) -> None:
    host, second, _ = tavern.people
    ending = await play_quickly(tavern)
    for denied, named in (("send_messages", "Send Messages"), ("view_channel", "View Channel and Send Messages")):
        tavern.channel.deny_bot(denied)
        for outcome in (await host.slash(tavern.channel, "farkle start"), await rematch(host, ending)):
            assert refused(outcome, "bot-may-not", permissions=named, channel=tavern.channel)
        tavern.channel.allow_bot(denied)
        lobby = await start(host, tavern.channel)
        await host.click(lobby, label="Leave")
    # In a thread, it takes another permission.
    thread = second.start_thread(tavern.channel, "thread")
    tavern.channel.deny_bot("send_messages_in_threads")
    await start(second, tavern.channel)
    outcome = await second.slash(thread, "farkle start")
    assert refused(outcome, "bot-may-not", permissions="Send Messages in Threads", channel=thread)


async def test_a_board_that_is_quite_new_is_redrawn_where_it_is(tavern: Tavern) -> None:
    """`/farkle board` again and again neither fills the channel nor calls anyone."""
    _host, second, stranger = tavern.people
    board = await begin(tavern, dice=("6", "1", "115234"))
    shown = len(await at_rest(tavern))
    for person in (second, stranger, second):
        assert refused(await person.slash(tavern.channel, "farkle board"), "board-is-here", link=board)
    await press(tavern, "Roll")
    await tavern.people[0].click(board, board.buttons[0].custom_id or "")
    marked = [button.label for button in board.buttons]
    await second.slash(tavern.channel, "farkle board")
    assert [button.label for button in board.buttons] == marked
    assert len(await at_rest(tavern)) == shown
    pass_time(tavern, 20)
    outcome = await second.slash(tavern.channel, "farkle board")
    assert not outcome.ephemeral
    *others, newest = await at_rest(tavern)
    assert (len(others) + 1, newest) == (shown, outcome.shown)
    # The new one counts as new again, and requests beyond the limit of Discord change nothing.
    pass_time(tavern, -20)
    for _ in range(3):
        assert link(outcome.shown) in (await second.slash(tavern.channel, "farkle board")).text
