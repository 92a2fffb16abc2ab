"""Threads: with a bare client, with discord.py, and with people in them."""

from __future__ import annotations

import pytest

from localdiscord import Channel, ClientRefused, Guild, LocalDiscord, Person, Thread
from localdiscord.discord_py import running
from localdiscord.sample_bot import SampleBot, discord, text_view
from scenes import Api, Scene, Wire


async def opened(scene: Scene, *, name: str = "game") -> tuple[discord.Thread, Thread]:
    """A thread that the bot started from a board, as the bot and as the local Discord know it."""
    message = (await scene.north.slash(scene.channel, "sample board")).shown
    channel = scene.bot.get_channel(scene.channel.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.get_partial_message(message.id).create_thread(name=name)
    return thread, scene.channel.threads[-1]


async def started(api: Api, channel: Channel) -> str:
    """Let the bot send a message in a channel. Returns its id."""
    return str((await api("POST", f"/channels/{channel.id}/messages", {"content": "start"}))[1]["id"])


async def test_a_thread_started_from_a_message(api: Api, channel: Channel) -> None:
    posted = await started(api, channel)
    path = f"/channels/{channel.id}/messages/{posted}/threads"
    status, made = await api("POST", path, {"name": "game", "auto_archive_duration": 60})
    assert (status, made["id"], made["type"], made["parent_id"]) == (201, posted, 11, str(channel.id))
    assert made["thread_metadata"]["auto_archive_duration"] == 60
    assert made["owner_id"] == made["member"]["user_id"] == str(api.local.world.bot.id)
    source = (await api("GET", f"/channels/{channel.id}/messages/{posted}"))[1]
    assert (source["flags"], source["thread"]["id"]) == (32, posted)
    assert await api.code("POST", path, {"name": "game"}) == (400, 160004)
    assert [each.type for each in channel.messages()] == [0]


async def test_a_thread_without_a_message_is_announced(api: Api, channel: Channel) -> None:
    made = (await api("POST", f"/channels/{channel.id}/threads", {"name": "game", "type": 11}))[1]
    [message] = channel.messages()
    notice = (await api("GET", f"/channels/{channel.id}/messages/{message.id}"))[1]
    assert (notice["type"], notice["content"], notice["message_reference"]["channel_id"]) == (18, "game", made["id"])


@pytest.mark.parametrize(
    "form",
    [
        {},
        {"name": ""},
        {"name": "x" * 101},
        {"name": "x", "auto_archive_duration": 61},
        {"name": "x", "type": 13},
    ],
)
async def test_the_form_is_checked(api: Api, form: dict[str, object], channel: Channel) -> None:
    assert await api.code("POST", f"/channels/{channel.id}/threads", {"type": 11} | form) == (400, 50035)
    assert channel.threads == []


async def test_where_threads_can_be_started(api: Api, channel: Channel, north: Person) -> None:
    path, form = f"/channels/{channel.id}/threads", {"name": "game", "type": 11}
    made = (await api("POST", path, form))[1]
    for place in (made["id"], north.direct_messages.id):
        assert await api.code("POST", f"/channels/{place}/threads", form) == (400, 50024)
    assert await api.code("POST", path, {"name": "private"}) == (403, 50013)
    channel.deny_bot("create_public_threads", "send_messages_in_threads")
    assert await api.code("POST", path, form) == (403, 50013)
    assert await api.code("POST", f"/channels/{made['id']}/messages", {"content": "x"}) == (403, 50013)


async def test_threads_of_announcements(api: Api, home: Guild, north: Person) -> None:
    news = home.add_channel("news", kind=5)
    posted = await started(api, news)
    made = (await api("POST", f"/channels/{news.id}/messages/{posted}/threads", {"name": "game"}))[1]
    assert (made["type"], made["id"]) == (10, posted)
    for kind, status in ((10, 201), (11, 400), (12, 400)):
        news.allow_bot("create_private_threads")
        assert (await api("POST", f"/channels/{news.id}/threads", {"name": "x", "type": kind}))[0] == status
    assert north.start_thread(news, "mine").kind == 10
    assert [each.type for each in news.messages()] == [0]


async def test_what_an_archived_thread_allows(api: Api, channel: Channel) -> None:
    thread = (await api("POST", f"/channels/{channel.id}/threads", {"name": "game", "type": 11}))[1]
    path, inside = f"/channels/{thread['id']}", f"/channels/{thread['id']}/messages"
    message = (await api("POST", inside, {"content": "x"}))[1]["id"]
    assert (await api("PATCH", path, {"archived": True}))[1]["thread_metadata"]["archived"]
    assert await api.code("PATCH", f"{inside}/{message}", {"content": "y"}) == (400, 50083)
    assert await api.code("DELETE", f"{inside}/{message}") == (400, 50083)
    assert await api.code("PATCH", path, {"name": "other"}) == (400, 50083)
    assert (await api("PATCH", path, {"archived": False, "name": "other"}))[1]["name"] == "other"
    await api("PATCH", path, {"archived": True})
    assert (await api("POST", inside, {"content": "wakes it"}))[0] == 200
    assert not channel.threads[0].archived
    assert (await api("PATCH", f"{inside}/{message}", {"content": "y"}))[0] == 200


async def test_what_a_locked_thread_allows(api: Api, channel: Channel) -> None:
    thread = (await api("POST", f"/channels/{channel.id}/threads", {"name": "game", "type": 11}))[1]
    path, inside = f"/channels/{thread['id']}", f"/channels/{thread['id']}/messages"
    message = (await api("POST", inside, {"content": "x"}))[1]["id"]
    assert await api.code("PATCH", path, {"locked": True}) == (403, 50013)
    channel.threads[0].change(locked=True)
    assert await api.code("POST", inside, {"content": "x"}) == (403, 50083)
    assert await api.code("PATCH", f"{inside}/{message}", {"content": "y"}) == (403, 50083)
    for form in ({"archived": True}, {"name": "mine"}, {"locked": False}):
        assert await api.code("PATCH", path, form) == (403, 50013)
    channel.allow_bot("manage_threads")
    assert (await api("POST", inside, {"content": "x"}))[0] == 200
    assert (await api("PATCH", path, {"locked": False}))[0] == 200


async def test_a_thread_of_somebody_else(api: Api, channel: Channel, north: Person) -> None:
    thread = north.start_thread(channel, "ours")
    path = f"/channels/{thread.id}"
    for form in ({"name": "mine"}, {"archived": True}, {"archived": False}):
        assert await api.code("PATCH", path, form) == (403, 50013)
    thread.add(api.local.world.bot)
    assert (await api("PATCH", path, {"archived": False}))[0] == 200
    assert await api.code("PATCH", f"/channels/{channel.id}", {"name": "mine"}) == (501, 0)


async def test_a_mention_makes_somebody_a_member(api: Api, channel: Channel, north: Person) -> None:
    thread = (await api("POST", f"/channels/{channel.id}/threads", {"name": "game", "type": 11}))[1]
    await api("POST", f"/channels/{thread['id']}/messages", {"content": north.mention})
    assert north in channel.threads[0].members
    assert (await api("GET", f"/channels/{thread['id']}"))[1]["member_count"] == 2


async def test_deleted_with_the_parent_or_alone(api: Api, home: Guild, channel: Channel) -> None:
    posted = await started(api, channel)
    path = f"/channels/{channel.id}/messages/{posted}"
    await api("POST", f"{path}/threads", {"name": "game"})
    home.delete_channel(channel.threads[0])
    assert channel.threads == []
    assert "thread" not in (await api("GET", path))[1]
    assert await api.code("POST", f"{path}/threads", {"name": "again"}) == (400, 160004)
    other = (await api("POST", f"/channels/{channel.id}/threads", {"name": "other", "type": 11}))[1]
    home.delete_channel(channel)
    assert await api.code("GET", f"/channels/{other['id']}") == (404, 10003)


async def test_the_gateway_tells_bare_clients_of_threads(
    wire: Wire, home: Guild, channel: Channel, north: Person
) -> None:
    kept, archived = north.start_thread(channel, "kept"), north.start_thread(channel, "archived")
    archived.change(archived=True)
    await wire.identify()
    assert [each["id"] for each in (await wire.receive())["d"]["threads"]] == [str(kept.id)]
    new = north.start_thread(channel, "new")
    created = await wire.receive()
    assert (created["t"], created["d"]["id"], created["d"]["newly_created"]) == ("THREAD_CREATE", str(new.id), True)
    north.say(archived, "wakes it")
    update = await wire.receive()
    assert (update["t"], update["d"]["thread_metadata"]["archived"]) == ("THREAD_UPDATE", False)
    home.delete_channel(kept)
    gone = await wire.receive()
    fields = {"id": str(kept.id), "guild_id": str(home.id), "parent_id": str(channel.id), "type": 11}
    assert (gone["t"], gone["d"]) == ("THREAD_DELETE", fields)
    home.delete_channel(channel)
    assert (await wire.receive())["t"] == "CHANNEL_DELETE"


async def test_discord_py_uses_a_thread(scene: Scene) -> None:
    seen: list[discord.Interaction] = []

    @scene.bot.listen()
    async def on_interaction(interaction: discord.Interaction) -> None:
        seen.append(interaction)

    made, thread = await opened(scene)
    assert made.parent_id == scene.channel.id
    board = (await scene.north.slash(thread, "sample board")).shown
    assert (await scene.south.click(board, label="Pressed")).text == "Count: 1"
    channel = seen[-1].channel
    assert isinstance(channel, discord.Thread)
    assert channel.parent is not None
    assert (channel.parent.id, channel.owner_id) == (scene.channel.id, scene.bot.application_id)
    assert scene.refused() == []


async def test_presses_of_clients_that_do_not_unarchive(scene: Scene) -> None:
    made, thread = await opened(scene)
    board = (await scene.north.slash(thread, "sample board")).shown
    thread.change(archived=True)
    pressed = await scene.north.forge("component", thread, {"custom_id": board.buttons[0].custom_id}, board)
    assert pressed.text == "Count: 1"
    assert thread.archived, "the edit of a pressed message wakes nothing"
    with pytest.raises(discord.HTTPException, match="50083"):
        await made.get_partial_message(board.id).edit(view=text_view("later"))
    assert (await scene.north.forge("component", thread, {"custom_id": "defer:0"}, board)).kind == "deferred"
    assert not thread.archived, "a new message wakes it"
    await made.get_partial_message(board.id).edit(view=text_view("now"))


async def test_who_uses_an_archived_thread_unarchives_it_or_is_refused(scene: Scene) -> None:
    _, thread = await opened(scene)
    board = (await scene.north.slash(thread, "sample board")).shown
    before = len(scene.local.world.interactions)
    thread.change(archived=True)
    for act in (
        scene.north.click(board, label="Pressed"),
        scene.north.choose(board, "pick", ["red"]),
        scene.north.slash(thread, "sample board"),
    ):
        with pytest.raises(ClientRefused, match="unarchive"):
            await act
    assert (thread.archived, len(scene.local.world.interactions)) == (True, before), "the bot hears of nothing"
    thread.add(scene.north)
    assert (await scene.north.click(board, label="Pressed")).text == "Count: 1"
    assert not thread.archived
    thread.change(archived=True, locked=True)
    with pytest.raises(ClientRefused):
        await scene.north.slash(thread, "sample board")


async def test_a_thread_is_locked(scene: Scene) -> None:
    made, thread = await opened(scene)
    board = (await scene.north.slash(thread, "sample board")).shown
    thread.change(locked=True)
    with pytest.raises(ClientRefused):
        await scene.north.click(board, label="Pressed")
    with pytest.raises(ClientRefused):
        await scene.north.slash(thread, "sample board")
    with pytest.raises(ClientRefused):
        scene.north.say(thread, "hello")
    with pytest.raises(discord.Forbidden, match="50083"):
        await made.send("too late")
    # Clicked just before the thread is locked: the answer is refused.
    assert (await scene.north.forge("component", thread, {"custom_id": "defer:0"}, board)).kind == "failed"
    assert scene.refused()[-1] == (403, scene.local.requests[-1].path)
    moderator = scene.local.add_user("moderator")
    scene.guild.add_member(moderator, permissions=["manage_threads"])
    moderator.say(thread, "moderators may")
    thread.change(locked=False)
    assert (await scene.north.click(board, label="Pressed")).text == "Count: 1"


async def test_who_may_not_write_in_threads(scene: Scene) -> None:
    _, thread = await opened(scene)
    scene.channel.deny(scene.south, "send_messages_in_threads", "create_public_threads")
    with pytest.raises(ClientRefused):
        scene.south.say(thread, "not any more")
    with pytest.raises(ClientRefused):
        scene.south.start_thread(scene.channel, "mine")


async def test_private_threads_are_seen_by_their_members(api: Api, channel: Channel, north: Person) -> None:
    channel.allow_bot("create_private_threads")
    await api("POST", f"/channels/{channel.id}/threads", {"name": "secret"})
    [thread] = channel.threads
    assert not thread.allows(north, "view_channel")
    thread.add(north)
    assert thread.allows(north, "view_channel")


async def test_a_restarted_bot_knows_active_threads(
    local_discord: LocalDiscord, channel: Channel, north: Person
) -> None:
    kept, archived = north.start_thread(channel, "kept"), north.start_thread(channel, "archived")
    archived.change(archived=True)
    async with running(local_discord, SampleBot()) as bot:
        await local_discord.until(lambda: bot.get_channel(kept.id))
        assert bot.get_channel(archived.id) is None
        fetched = await bot.fetch_channel(archived.id)
        assert isinstance(fetched, discord.Thread)
        assert fetched.archived
