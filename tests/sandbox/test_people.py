"""A discord.py bot and people, end to end."""

from __future__ import annotations

import pytest

from bot.sandbox import ClientRefused

from .conftest import Opener, Table
from .sample_bot import SampleBot, discord


async def test_slash_command_shows_a_board(table: Table) -> None:
    outcome = await table.north.slash(table.channel, "sample board", number=7)
    assert outcome.kind == "message"
    assert outcome.text == "Count: 7"
    assert outcome.shown.is_v2
    assert not outcome.ephemeral
    assert outcome.shown.button("Pressed").custom_id == "count:7"
    assert table.channel.messages(viewer=table.south) == [outcome.message]
    assert table.refused() == []


async def test_click_edits_the_message(table: Table) -> None:
    message = (await table.north.slash(table.channel, "sample board")).shown
    for number in range(1, 4):
        outcome = await table.south.click(message, label="Pressed")
        assert (outcome.kind, outcome.message, message.edited_count) == ("update", message, number)
        assert message.text == f"Count: {number}"
    assert outcome.elapsed < 1
    assert table.refused() == []


async def test_options_of_every_kind(table: Table) -> None:
    outcome = await table.south.slash(
        table.channel,
        "sample repeat",
        colour="red",
        who=table.north,
        where=table.channel,
        what=("notes.txt", b"12345"),
        how="Slow",
    )
    assert outcome.text == "red north dice 5 Slow de"


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("sample", {}),
        ("sample nowhere", {}),
        ("nothing", {}),
        ("sample board", {"number": 101}),
        ("sample board", {"number": "7"}),
        ("sample board", {"number": True}),
        ("sample board", {"unknown": 1}),
        ("sample repeat", {}),
        ("sample repeat", {"colour": "red", "how": "Sideways"}),
        ("sample repeat", {"colour": "red", "who": "north"}),
        ("sample call", {"text": "x" * 6001}),
        ("sample call", {"text": "x", "silent": 1}),
    ],
)
async def test_client_refuses_wrong_options(table: Table, command: str, options: dict[str, object]) -> None:
    with pytest.raises(ClientRefused):
        await table.north.slash(table.channel, command, **options)


async def test_autocomplete(table: Table) -> None:
    choices = await table.north.autocomplete(table.channel, "sample repeat", "colour", "gr", who=table.south)
    assert choices == [{"name": "Green", "value": "green"}, {"name": "Grey", "value": "grey"}]


async def test_select(table: Table) -> None:
    message = (await table.north.slash(table.channel, "sample board")).shown
    assert message.selects[0].options == {"red": "Red", "green": "Green", "blue": "Blue"}
    outcome = await table.north.choose(message, "pick", ["red", "blue"])
    assert (outcome.text, outcome.ephemeral) == ("red and blue", True)
    for values in ([], ["red", "green", "blue"], ["violet"], ["red", "red"]):
        with pytest.raises(ClientRefused):
            await table.north.choose(message, "pick", values)


async def test_modal(table: Table) -> None:
    message = (await table.north.slash(table.channel, "sample board")).shown
    outcome = await table.north.click(message, label="Form")
    assert outcome.kind == "modal"
    assert "A form" in outcome.text
    with pytest.raises(ClientRefused):
        await table.south.submit(outcome.modal, {"name": "Someone else"})
    for wrong in ({}, {"name": "x" * 11, "size": "small"}, {"name": "x", "size": "tiny"}, {"nothing": "x"}):
        with pytest.raises(ClientRefused):
            await table.north.submit(outcome.modal, wrong)
    entered = {"name": "North", "size": "large", "extras": ["salt"], "friend": [table.south], "sure": True}
    answer = await table.north.submit(outcome.modal, entered)
    assert answer.text == "North large ['salt'] ['south'] True"
    assert table.refused() == []


async def test_ephemeral_is_seen_only_by_its_owner(table: Table) -> None:
    message = (await table.north.slash(table.channel, "sample board")).shown
    outcome = await table.north.click(message, label="Whisper")
    await table.local.until(lambda: outcome.followups)
    whisper = outcome.shown
    assert outcome.ephemeral
    assert whisper.ephemeral_for is table.north
    assert outcome.text == "Count: 50\nand one thing more"
    assert whisper in table.channel.messages(viewer=table.north)
    assert table.channel.messages(viewer=table.south) == [message] == table.channel.messages()
    with pytest.raises(ClientRefused):
        await table.south.click(whisper, label="Pressed")
    channel = await table.bot.fetch_channel(table.channel.id)
    assert isinstance(channel, discord.TextChannel)
    with pytest.raises(discord.NotFound, match="10008"):
        await channel.fetch_message(whisper.id)
    assert (await table.north.click(whisper, label="Pressed")).text == "Count: 51"
    table.north.delete(whisper)
    assert whisper not in table.channel.messages(viewer=table.north)


async def test_deferred_answers(table: Table) -> None:
    message = (await table.north.slash(table.channel, "sample board")).shown
    slow = await table.north.click(message, label="Slow")
    assert slow.kind == "deferred"
    await slow.done()
    assert (slow.text, slow.ephemeral, slow.shown.is_v2, slow.shown.edited_count) == ("at last", True, True, 0)
    quiet = await (await table.north.click(message, label="Quiet")).done()
    assert quiet.kind == "deferred_update"
    await table.local.until(lambda: quiet.followups)
    assert [each.text for each in quiet.followups] == ["a public word"]
    assert message.text == "Count: 99"
    filled = await (await table.north.click(message, label="Defer")).done()
    assert (filled.text, filled.ephemeral, filled.followups) == ("filled", False, [])
    assert table.refused() == []


async def test_late_double_and_missing_answers(open_table: Opener) -> None:
    table = await open_table(answer_within=0.1)
    message = (await table.north.slash(table.channel, "sample board")).shown
    for label in ("Nothing", "Late"):
        outcome = await table.north.click(message, label=label)
        assert (outcome.kind, outcome.error) == ("failed", "This application did not respond")
    table.bot.late.set()
    assert (await table.north.click(message, label="Twice")).text == "once"
    await table.local.until(lambda: len(table.bot.errors) == 2)
    late, twice = table.bot.errors
    assert isinstance(late, discord.NotFound)
    assert (late.code, late.text) == (10062, "Unknown interaction")
    assert isinstance(twice, discord.HTTPException)
    assert (twice.status, twice.code) == (400, 40060)


async def test_token_lives_for_a_while(open_table: Opener) -> None:
    table = await open_table(token_lifetime=0.0)
    message = (await table.north.slash(table.channel, "sample board")).shown
    await table.north.click(message, label="Whisper")
    await table.local.until(table.refused)
    assert [status for status, _ in table.refused()] == [401]
    assert table.local.requests[-1].error == {"message": "Invalid Webhook Token", "code": 50027}


async def test_buttons_that_cannot_be_pressed(table: Table) -> None:
    message = (await table.north.slash(table.channel, "sample board")).shown
    with pytest.raises(ClientRefused):
        await table.north.click(message, "count:7")
    with pytest.raises(ClientRefused):
        await table.north.click(message, label="Nowhere")
    forged = await table.north.click(message, "count:7", force=True)
    assert forged.text == "Count: 8"
    table.north.delete(table.north.say(table.channel, "mine"))
    with pytest.raises(ClientRefused):
        table.north.delete(message)
    table.guild.members[table.south.id].roles.append(table.guild.add_role("moderator", "manage_messages"))
    table.south.delete(message)
    with pytest.raises(ClientRefused):
        await table.north.click(message, label="Pressed")


async def test_who_is_pinged(table: Table) -> None:
    async def pinged(text: str, *, silent: bool = False) -> list[str]:
        outcome = await table.north.slash(table.channel, "sample call", text=text, silent=silent)
        return [user.name for user in outcome.shown.pings]

    stranger = table.local.add_user("stranger")
    assert await pinged(f"Your turn, {table.south.mention}") == ["south"]
    assert await pinged(f"Your turn, {table.south.mention}", silent=True) == []
    assert await pinged(f"`{table.south.mention}` {stranger.mention}") == []
    assert await pinged("@everyone") == []
    table.channel.allow_bot("mention_everyone")
    assert await pinged("@everyone") == ["owner of Home", "north", "south"]
    friends = table.guild.add_role("friends")
    table.guild.members[table.north.id].roles.append(friends)
    assert await pinged(f"<@&{friends.id}>") == ["north"]


async def test_a_deferred_answer_pings_nobody(table: Table) -> None:
    @table.bot.tree.command(description="Call late")
    async def late(interaction: discord.Interaction[SampleBot], who: discord.Member) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.edit_original_response(content=who.mention)
        await interaction.followup.send(who.mention)

    await table.bot.tree.sync()
    outcome = await (await table.north.slash(table.channel, "late", who=table.south)).done()
    await table.local.until(lambda: outcome.followups)
    assert outcome.shown.text == table.south.mention
    assert outcome.shown.mentions.users == (table.south,)
    assert (outcome.shown.pings, outcome.followups[0].pings) == ([], [table.south])


async def test_file_in_a_component(table: Table) -> None:
    message = (await table.north.slash(table.channel, "sample board")).shown
    outcome = await table.north.click(message, label="File")
    media = outcome.shown.components[0]["items"][0]["media"]
    assert outcome.shown.attachments == []
    assert media["url"].startswith(table.local.cdn_url)
    assert await table.bot.http.get_from_cdn(media["url"]) == b"\x89PNG picture"


async def test_default_permissions_of_a_command(table: Table) -> None:
    bot, local = table.bot, table.local

    @bot.tree.command(description="For managers")
    @discord.app_commands.default_permissions(manage_guild=True)
    @discord.app_commands.guild_only()
    async def manage(interaction: discord.Interaction[SampleBot]) -> None:
        await interaction.response.send_message(f"{interaction.permissions.manage_guild}")

    await bot.tree.sync()
    with pytest.raises(ClientRefused):
        await table.north.slash(table.channel, "manage")
    with pytest.raises(ClientRefused):
        await table.north.slash(table.north.direct_messages, "manage")
    manager = local.add_user("manager")
    table.guild.add_member(manager, manage_guild=True)
    assert (await manager.slash(table.channel, "manage")).text == "True"


async def test_direct_messages(table: Table) -> None:
    outcome = await table.north.slash(table.north.direct_messages, "sample board")
    assert (await table.north.click(outcome.shown, label="Pressed")).text == "Count: 1"
    user = await table.bot.fetch_user(table.south.id)
    await user.send("psst")
    assert [each.text for each in table.south.direct_messages.messages(table.south)] == ["psst"]
    table.south.accepts_direct_messages = False
    with pytest.raises(discord.Forbidden, match="50007"):
        await user.send("psst")


async def test_feed_tells_what_happens(table: Table) -> None:
    events = table.local.events()
    message = (await table.north.slash(table.channel, "sample board")).shown
    await table.north.click(message, label="Pressed")
    moderator = table.local.add_user("moderator")
    table.guild.add_member(moderator, permissions=["manage_messages"])
    moderator.delete(message)
    kinds = [(await anext(events)).kind for _ in range(5)]
    assert kinds == ["interaction", "message_create", "interaction", "message_update", "message_delete"]
