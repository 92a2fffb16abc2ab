"""Responses to interactions that discord.py would never send, and what Discord answers."""

from __future__ import annotations

import pytest

from scenes import ByHand

V2, EPHEMERAL = 1 << 15, 1 << 6


async def test_payload_of_a_command(by_hand: ByHand) -> None:
    raised = await by_hand.command()
    payload = raised.payload
    assert (payload["type"], payload["context"], payload["version"]) == (2, 0, 1)
    assert payload["data"] == {"id": "1", "name": "roll", "type": 1, "options": []}
    assert payload["member"]["user"]["id"] == str(by_hand.north.id)
    assert payload["channel"]["id"] == payload["channel_id"] == str(by_hand.channel.id)
    assert payload["guild_id"] == payload["guild"]["id"] == str(by_hand.guild.id)
    assert await raised.answer(4, {"content": "x"}) == (204, None)
    assert (await raised.doing).text == "x"


async def test_a_channel_ends_with_its_last_public_message_even_if_that_is_deleted(by_hand: ByHand) -> None:
    said = by_hand.north.say(by_hand.channel, "x")
    raised = await by_hand.command()
    await raised.answer(4, {"content": "y", "flags": EPHEMERAL})
    await raised.doing
    by_hand.north.delete(said)
    raised = await by_hand.command()
    assert raised.payload["channel"]["last_message_id"] == str(said.id)
    await raised.answer(4, {"content": "z"})
    await raised.doing


async def test_body_of_a_response(by_hand: ByHand) -> None:
    raised = await by_hand.command()
    status, body = await raised.answer(4, {"content": "x", "flags": EPHEMERAL}, query="?with_response=1")
    assert status == 200
    assert body["resource"]["type"] == 4
    assert body["resource"]["message"]["content"] == "x"
    assert body["interaction"]["response_message_id"] == body["resource"]["message"]["id"]
    assert body["interaction"]["response_message_ephemeral"] is True
    assert body["interaction"]["response_message_loading"] is False


@pytest.mark.parametrize("kind", [1, 6, 7, 8, 10, None])
async def test_responses_that_do_not_fit_a_command(by_hand: ByHand, kind: int) -> None:
    raised = await by_hand.command()
    status, body = await raised.answer(kind, {"content": "x"})
    assert (status, body["code"]) == (400, 50035)
    assert body["errors"]["type"]["_errors"][0]["code"] == "BASE_TYPE_CHOICES"
    # A refused response does not count: the right one may still follow.
    await raised.answer(5)
    assert (await raised.doing).kind == "deferred"


async def test_errors_are_under_data(by_hand: ByHand) -> None:
    raised = await by_hand.command()
    for kind, data, path in (
        (4, {"content": "x" * 2001}, "content"),
        (4, {"content": "x", "flags": V2, "components": [{"type": 10, "content": "y"}]}, "content"),
        (5, {"flags": EPHEMERAL | V2}, "flags"),
        (9, {"title": "", "custom_id": "m", "components": []}, "title"),
    ):
        status, body = await raised.answer(kind, data)
        assert (status, body["code"]) == (400, 50035)
        assert path in body["errors"]["data"]
    assert (await raised.answer(4, {}))[1]["code"] == 50006
    await raised.answer(4, {"content": "x"})
    await raised.doing


async def test_second_response_is_refused(by_hand: ByHand) -> None:
    raised = await by_hand.press()
    assert (await raised.answer(6))[0] == 204
    message = "Interaction has already been acknowledged."
    assert await raised.answer(7, {"content": "x"}) == (400, {"code": 40060, "message": message})
    await raised.doing


async def test_an_answer_that_is_late_or_after_the_channel_is_gone(by_hand: ByHand) -> None:
    raised = await by_hand.command()
    by_hand.guild.delete_channel(by_hand.channel)
    assert (await raised.answer(4, {"content": "x"}))[1]["code"] == 10003
    by_hand.api.local.world.answer_within = 0.0
    assert (await raised.answer(4, {"content": "x"}))[1] == {"code": 10062, "message": "Unknown interaction"}
    raised.doing.cancel()


async def test_webhook_before_and_after_the_response(by_hand: ByHand) -> None:
    raised = await by_hand.command()
    api, original = by_hand.api, f"{raised.webhook}/messages/@original"
    assert await api.code("POST", raised.webhook, {"content": "x"}) == (404, 10015)
    await raised.answer(5, {"flags": EPHEMERAL})
    outcome = await raised.doing
    assert (await api("GET", original))[1]["flags"] == EPHEMERAL | 1 << 7
    status, body = await api("PATCH", original, {"flags": V2, "components": [{"type": 10, "content": "board"}]})
    assert (status, body["flags"]) == (200, EPHEMERAL | V2)
    assert (outcome.text, outcome.ephemeral) == ("board", True)
    assert await api.code("PATCH", original, {"content": "legacy"}) == (400, 50035)
    sent = (await api("POST", raised.webhook, {"content": "more"}))[1]
    assert await api.code("POST", raised.webhook, {}) == (400, 50006)
    more = f"{raised.webhook}/messages/{sent['id']}"
    assert (await api("PATCH", more, {"content": "less"}))[1]["content"] == "less"
    assert [each.text for each in outcome.followups] == ["less"]
    assert (await api("DELETE", more))[0] == 204
    assert await api.code("GET", more) == (404, 10008)
    assert (await api("DELETE", original))[0] == 204
    assert await api.code("PATCH", original, {"content": "x"}) == (404, 10008)
    assert by_hand.channel.messages(viewer=by_hand.north) == []


async def test_update_of_a_deleted_message(by_hand: ByHand) -> None:
    raised = await by_hand.press()
    message = by_hand.channel.messages()[0]
    message.author = by_hand.north
    by_hand.north.delete(message)
    for kind in (6, 7):
        assert (await raised.answer(kind, {"content": "x"}))[1]["code"] == 10008
    await raised.answer(4, {"content": "gone"})
    assert (await raised.doing).text == "gone"


async def test_a_token_does_not_reach_messages_of_other_interactions(by_hand: ByHand) -> None:
    first = await by_hand.command()
    await first.answer(4, {"content": "first"})
    message = (await first.doing).shown
    second = await by_hand.command()
    await second.answer(4, {"content": "second"})
    await second.doing
    path = f"{second.webhook}/messages/{message.id}"
    assert await by_hand.api.code("PATCH", path, {"content": "x"}) == (404, 10008)


async def test_requests_to_a_webhook_are_rate_limited(by_hand: ByHand) -> None:
    by_hand.api.local.gate.webhook_rate = (2, 60.0)
    first, second = [await by_hand.command() for _ in range(2)]
    for raised in (first, second):
        await raised.answer(4, {"content": "x"})
        await raised.doing
    edit = f"{first.webhook}/messages/@original"
    assert [(await by_hand.api("PATCH", edit, {"content": "y"}))[0] for _ in range(3)] == [200, 200, 429]
    assert by_hand.api.headers["X-RateLimit-Limit"] == "2"
    assert (await by_hand.api("PATCH", f"{second.webhook}/messages/@original", {"content": "y"}))[0] == 200


async def test_answers_are_not_rate_limited(by_hand: ByHand) -> None:
    by_hand.api.local.gate.global_rate = (1, 60.0)
    by_hand.api.local.gate.message_rate = (1, 60.0)
    for _ in range(5):
        raised = await by_hand.command()
        assert (await raised.answer(4, {"content": "x"}))[0] == 204
        await raised.doing
        assert (await by_hand.api("POST", raised.webhook, {"content": "y"}))[0] == 200
