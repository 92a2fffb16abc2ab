"""REST with a bare client: what is answered, and how errors are reported."""

from __future__ import annotations

import asyncio
import base64
import json
from typing import Any

import aiohttp
import pytest

from localdiscord import Channel, Guild, Person, Request
from localdiscord.rest.gate import RateLimit
from localdiscord.sample_bot import discord
from scenes import Api, Opener, Scene

PICTURE = b"\x89PNG\r\n\x1a\n a picture"
NOWHERE = 1 << 60
V2 = 1 << 15


def image(data: bytes = PICTURE) -> str:
    return "data:image/png;base64," + base64.b64encode(data).decode()


def text(content: str) -> dict[str, Any]:
    return {"flags": V2, "components": [{"type": 10, "content": content}]}


async def test_a_token_is_required(api: Api) -> None:
    assert await api("GET", "/users/@me", headers={"Authorization": "Bot wrong"}) == (
        401,
        {"message": "401: Unauthorized", "code": 0},
    )
    status, me = await api("GET", "/users/@me")
    assert (status, me["id"]) == (200, str(api.local.world.application_id))
    for path in ("/applications/@me", "/oauth2/applications/@me"):
        assert (await api("GET", path))[1]["id"] == me["id"]


async def test_a_nonce_makes_one_message_of_two_requests(api: Api, channel: Channel) -> None:
    path, form = f"/channels/{channel.id}/messages", {"content": "x", "nonce": "n", "enforce_nonce": True}
    first, again = (await api("POST", path, form))[1], (await api("POST", path, form | {"content": "y"}))[1]
    assert (again["id"], again["content"], again["nonce"]) == (first["id"], "x", "n")
    for other in ({"nonce": "m"}, {"enforce_nonce": False}):
        assert (await api("POST", path, form | other))[1]["id"] != first["id"]
    assert await api.code("POST", path, form | {"nonce": "x" * 26}) == (400, 50035)


async def test_paths_that_do_not_exist(api: Api, channel: Channel) -> None:
    app = api.local.world.application_id
    assert await api.code("DELETE", f"/users/@me/guilds/{NOWHERE}") == (404, 10004)
    assert await api.code("GET", f"/channels/{NOWHERE}") == (404, 10003)
    assert await api.code("GET", f"/channels/{channel.id}/messages/{NOWHERE}") == (404, 10008)
    assert await api.code("GET", f"/users/{NOWHERE}") == (404, 10013)
    assert await api.code("GET", f"/applications/{NOWHERE}/commands") == (404, 10002)
    assert await api.code("GET", f"/applications/{app}/guilds/{NOWHERE}/commands") == (403, 50001)
    assert await api.code("POST", f"/interactions/{NOWHERE}/token/callback", {"type": 4}) == (404, 10062)
    assert await api.code("POST", f"/webhooks/{app}/token", {"content": "x"}) == (404, 10015)
    assert await api.code("GET", "/channels/dice") == (400, 50035)


async def test_what_is_not_there_is_named(api: Api, channel: Channel) -> None:
    path = f"/channels/{channel.id}/messages"
    status, fault = await api("GET", "/voice/regions")
    assert (status, fault["message"]) == (501, "localdiscord has no GET /api/v10/voice/regions")
    status, fault = await api("PUT", path)
    assert (status, fault["message"]) == (501, f"localdiscord has no PUT /api/v10{path}")
    for field in ("embeds", "poll", "sticker_ids"):
        status, fault = await api("POST", path, {"content": "x", field: ["1"]})
        assert (status, fault["message"]) == (501, f"localdiscord has no {field} in messages")
    row: dict[str, Any] = {"type": 1, "components": [{"type": 2, "style": 6, "sku_id": "1"}]}
    section: dict[str, Any] = {"type": 9, "components": [{"type": 10, "content": "x"}], "accessory": {"type": 11}}
    for body, what in (
        ({"components": [row]}, "premium buttons"),
        ({"components": [section], "flags": V2}, "thumbnails"),
    ):
        status, fault = await api("POST", path, body)
        assert (status, fault["message"]) == (501, f"localdiscord has no {what}")
    commands = f"/applications/{api.local.world.application_id}/commands"
    for form, what in (({"type": 3}, "message commands"), ({"options": [{"type": 8}]}, "options of type 8")):
        status, fault = await api("PUT", commands, [{"name": "x", "description": "x"} | form])
        assert (status, fault["message"]) == (501, f"localdiscord has no {what}")
    assert list(channel.messages()) == []


async def test_the_entry_point_of_activities_is_not_removed_with_others(api: Api) -> None:
    api.local.world.commands[None][1] = entry = {"id": "1", "type": 4, "name": "launch"}
    path = f"/applications/{api.local.world.application_id}/commands"
    assert await api.code("PUT", path, [{"name": "x", "description": "x"}]) == (400, 50240)
    assert (await api("GET", path))[1] == [entry]


async def test_bodies_that_are_not_forms(api: Api, channel: Channel) -> None:
    path = f"/channels/{channel.id}/messages"
    plain = {"Content-Type": "text/plain"}
    as_json = {"Content-Type": "application/json"}
    assert await api.code("POST", path, data=b"{}", headers=plain) == (400, 50035)
    assert await api.code("POST", path, data=b"{", headers=as_json) == (400, 50109)
    assert await api.code("POST", path, [1]) == (400, 50035)
    assert await api.code("POST", path, {}) == (400, 50006)
    commands = f"/applications/{api.local.world.application_id}/commands"
    assert await api.code("PUT", commands, data=b"[", headers=as_json) == (400, 50109)
    assert await api.code("PUT", commands, {}) == (400, 50035)
    assert (await api("POST", path, {"allowed_mentions": 7}))[0] == 500
    assert api.local.requests[-1].status == 500


async def test_guilds_and_members(api: Api, home: Guild) -> None:
    north = api.local.add_user("north")
    path = f"/guilds/{home.id}/members/{north.id}"
    assert await api.code("GET", path) == (404, 10007)
    home.add_member(north)
    assert (await api("GET", path))[1]["user"]["username"] == "north"
    assert [each["name"] for each in (await api("GET", "/users/@me/guilds"))[1]] == ["Home"]
    assert (await api("DELETE", f"/users/@me/guilds/{home.id}"))[0] == 204
    assert await api.code("DELETE", f"/users/@me/guilds/{home.id}") == (404, 10004)


async def test_messages(api: Api, channel: Channel) -> None:
    path = f"/channels/{channel.id}/messages"
    ids = [(await api("POST", path, {"content": str(number)}))[1]["id"] for number in range(2)]
    edited = (await api("PATCH", f"{path}/{ids[0]}", {"content": "new"}))[1]
    assert edited["content"] == "new"
    assert edited["edited_timestamp"]
    status, fault = await api("PATCH", f"{path}/{ids[1]}", text("v2 beside content"))
    assert status == 400
    assert "content" in fault["errors"]
    assert (await api("PATCH", f"{path}/{ids[1]}", {"content": None} | text("v2")))[0] == 200
    status, fault = await api("PATCH", f"{path}/{ids[1]}", {"flags": 0})
    assert status == 400
    assert fault["errors"]["flags"]["_errors"][0]["code"] == "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG"
    assert (await api("PATCH", f"{path}/{ids[1]}", {"flags": 1 << 15}))[0] == 200
    assert (await api("DELETE", f"{path}/{ids[0]}"))[0] == 204
    assert await api.code("DELETE", f"{path}/{ids[0]}") == (404, 10008)


async def test_messages_of_other_people(api: Api, channel: Channel, north: Person) -> None:
    path = f"/channels/{channel.id}/messages"
    said = north.say(channel, "hello")
    assert (await api("GET", f"{path}/{said.id}"))[1]["content"] == ""
    assert await api.code("PATCH", f"{path}/{said.id}", {"content": "x"}) == (403, 50005)
    assert await api.code("DELETE", f"{path}/{said.id}") == (403, 50013)


async def test_rate_limit_of_a_channel(api: Api, home: Guild) -> None:
    first, second = home.add_channel("first"), home.add_channel("second")
    for left in (4, 3, 2, 1, 0):
        assert (await api("POST", f"/channels/{first.id}/messages", {"content": "x"}))[0] == 200
        assert api.headers["X-RateLimit-Remaining"] == str(left)
    status, body = await api("POST", f"/channels/{first.id}/messages", {"content": "x"})
    assert (status, body["global"]) == (429, False)
    assert 0 < body["retry_after"] <= 5
    assert {"Via", "Retry-After", "X-RateLimit-Bucket", "X-RateLimit-Reset-After"} <= api.headers.keys()
    assert (await api("POST", f"/channels/{second.id}/messages", {"content": "x"}))[0] == 200


async def test_global_rate_limit(api: Api) -> None:
    assert api.local.gate.global_rate == (50, 1.0)
    api.local.gate.global_rate = (3, 60.0)
    statuses = [(await api("GET", "/users/@me"))[0] for _ in range(4)]
    assert statuses == [200, 200, 200, 429]
    assert api.headers["X-RateLimit-Global"] == "true"


async def test_discord_py_waits_for_its_bucket(open_scene: Opener) -> None:
    scene = await open_scene(message_rate=(2, 0.2))
    channel = scene.bot.get_partial_messageable(scene.channel.id)
    for number in range(6):
        await channel.send(str(number))
    assert [each.text for each in scene.channel.messages()] == list("012345")
    assert scene.refused() == []


async def test_emojis_are_uploaded_and_used(scene: Scene) -> None:
    emoji = await scene.bot.create_application_emoji(name="die_5", image=PICTURE)
    assert await emoji.read() == PICTURE
    view = discord.ui.View()
    view.add_item(discord.ui.Button(emoji=emoji, custom_id="die"))
    channel = scene.bot.get_partial_messageable(scene.channel.id)
    await channel.send("dice", view=view)
    assert scene.channel.messages()[0].buttons[0].emoji == "die_5"
    assert [each.name for each in await scene.bot.fetch_application_emojis()] == ["die_5"]
    with pytest.raises(discord.HTTPException, match="already exists"):
        await scene.bot.create_application_emoji(name="die_5", image=PICTURE)
    scene.local.world.emojis.clear()
    with pytest.raises(discord.HTTPException, match="Invalid emoji"):
        await channel.send("dice", view=view)
    view.stop()


async def test_files_are_uploaded_and_kept(api: Api, channel: Channel) -> None:
    form = aiohttp.FormData()
    body = {"content": "look", "attachments": [{"id": 0, "description": "a die"}]}
    form.add_field("payload_json", json.dumps(body), content_type="application/json")
    form.add_field("files[0]", PICTURE, filename="die.png", content_type="image/png")
    status, message = await api("POST", f"/channels/{channel.id}/messages", data=form)
    assert status == 200
    attachment = message["attachments"][0]
    assert (attachment["filename"], attachment["description"]) == ("die.png", "a die")
    assert await api("GET", attachment["url"]) == (200, PICTURE)
    kept = {"attachments": [{"id": attachment["id"]}]}
    path = f"/channels/{channel.id}/messages/{message['id']}"
    assert len((await api("PATCH", path, kept))[1]["attachments"]) == 1
    assert (await api("PATCH", path, {"attachments": []}))[1]["attachments"] == []


async def test_edits_of_old_messages_are_limited(api: Api, channel: Channel) -> None:
    path = f"/channels/{channel.id}/messages"
    old, api.local.gate.message_rate = (await api("POST", path, {"content": "x"}))[1]["id"], (99, 5.0)
    api.local.age_messages()
    new = (await api("POST", path, {"content": "x"}))[1]["id"]
    assert [(await api("PATCH", f"{path}/{old}", {"content": "y"}))[0] for _ in range(3)] == [200] * 3
    status, answer = await api("PATCH", f"{path}/{old}", {"content": "y"})
    assert (status, answer["code"], "Via" in api.headers) == (429, 30046, True)
    assert (await api("PATCH", f"{path}/{new}", {"content": "y"}))[0] == 200


async def test_two_hundred_commands_are_made_a_day(api: Api, home: Guild) -> None:
    app = api.local.world.application_id
    for path in (f"/applications/{app}/commands", f"/applications/{app}/guilds/{home.id}/commands"):
        for turn in range(2):
            many = [{"name": f"c{turn}-{n}", "description": "x"} for n in range(100)]
            assert (await api("PUT", path, many))[0] == 200
        assert (await api("PUT", path, many[:50]))[0] == 200, "these are there already"
        assert await api.code("PUT", path, [*many[:50], {"name": "new", "description": "x"}]) == (429, 30034)


async def test_where_messages_and_replies_are_refused(api: Api, home: Guild, channel: Channel) -> None:
    forum = home.add_channel("forum", kind=15)
    assert await api.code("POST", f"/channels/{forum.id}/messages", {"content": "x"}) == (400, 50008)
    path = f"/channels/{channel.id}/messages"
    first = (await api("POST", path, {"content": "x"}))[1]["id"]
    answer = {"content": "y", "message_reference": {"message_id": first}}
    assert (await api("POST", path, answer))[0] == 200
    channel.deny_bot("read_message_history")
    assert await api.code("POST", path, answer) == (400, 160002)


async def test_commands_are_kept_by_name(api: Api) -> None:
    path = f"/applications/{api.local.world.application_id}/commands"
    roll = {"name": "roll", "description": "Roll"}
    first = (await api("PUT", path, [roll, {"name": "bank", "description": "Bank"}]))[1]
    second = (await api("PUT", path, [roll | {"description": "Roll the dice"}]))[1]
    assert [each["id"] for each in second] == [first[0]["id"]]
    assert await api("GET", path) == (200, second)


async def test_a_hook_may_cut_the_connection_or_never_end(scene: Scene) -> None:
    def reset(_: Request) -> None:
        raise ConnectionResetError

    scene.local.inject(reset)
    with pytest.raises(aiohttp.ClientError):
        await scene.bot.fetch_user(scene.north.id)

    async def hang(_: Request) -> None:
        await asyncio.Event().wait()

    scene.local.inject(hang)
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(scene.bot.fetch_user(scene.north.id), 0.05)
    scene.local.inject(None)
    assert (await scene.bot.fetch_user(scene.north.id)).name == "north"


def test_who_waits_until_a_limit_is_reset_does_not_come_too_early() -> None:
    limit = RateLimit(1, 5.0)
    assert limit.take(0.0)
    now = 1.0006
    wait = float(limit.headers("bucket", now)["X-RateLimit-Reset-After"])
    assert limit.take(now + wait)
