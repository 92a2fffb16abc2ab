"""A discord.py bot and people, end to end."""

from __future__ import annotations

import io
from typing import Any

import pytest

from localdiscord import ClientRefused, LocalDiscord, Person
from localdiscord.sample_bot import SampleBot, discord
from scenes import ByHand, Opener, Scene


async def test_a_slash_command_shows_a_board_and_clicks_edit_it(scene: Scene) -> None:
    outcome = await scene.north.slash(scene.channel, "sample board", number=7)
    message = outcome.shown
    assert (outcome.kind, outcome.text, outcome.ephemeral, message.is_v2) == ("message", "Count: 7", False, True)
    assert message.button("Pressed").custom_id == "count:7"
    assert scene.channel.messages(viewer=scene.south) == [message]
    for number in range(1, 4):
        outcome = await scene.south.click(message, label="Pressed")
        assert (outcome.kind, outcome.message, message.edited_count) == ("update", message, number)
        assert message.text == f"Count: {7 + number}"
    assert scene.refused() == []


async def test_options_of_every_kind(scene: Scene) -> None:
    outcome = await scene.south.slash(
        scene.channel,
        "sample repeat",
        colour="red",
        who=scene.north,
        where=scene.channel,
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
async def test_client_refuses_wrong_options(scene: Scene, command: str, options: dict[str, object]) -> None:
    with pytest.raises(ClientRefused):
        await scene.north.slash(scene.channel, command, **options)


async def test_autocomplete(scene: Scene) -> None:
    choices = await scene.north.autocomplete(scene.channel, "sample repeat", "colour", "gr", who=scene.south)
    assert choices == [{"name": "Green", "value": "green"}, {"name": "Grey", "value": "grey"}]


async def test_select(scene: Scene) -> None:
    message = (await scene.north.slash(scene.channel, "sample board")).shown
    assert message.selects[0].options == {"red": "Red", "green": "Green", "blue": "Blue"}
    outcome = await scene.north.choose(message, "pick", ["red", "blue"])
    assert (outcome.text, outcome.ephemeral) == ("red and blue", True)
    for values in ([], ["red", "green", "blue"], ["violet"], ["red", "red"]):
        with pytest.raises(ClientRefused):
            await scene.north.choose(message, "pick", values)


async def test_modal(scene: Scene) -> None:
    message = (await scene.north.slash(scene.channel, "sample board")).shown
    outcome = await scene.north.click(message, label="Form")
    assert outcome.kind == "modal"
    assert "A form" in outcome.text
    with pytest.raises(ClientRefused):
        await scene.south.submit(outcome.modal, {"name": "Someone else"})
    for wrong in ({}, {"name": "x" * 11, "size": ["small"]}, {"name": "x", "size": ["tiny"]}, {"nothing": "x"}):
        with pytest.raises(ClientRefused):
            await scene.north.submit(outcome.modal, wrong)
    answer = await scene.north.submit(outcome.modal, {"name": "North", "size": ["large"], "place": [scene.channel]})
    assert answer.text == "North ['large'] ['dice']"
    assert scene.refused() == []


async def test_ephemeral_is_seen_only_by_its_owner(scene: Scene) -> None:
    message = (await scene.north.slash(scene.channel, "sample board")).shown
    outcome = await scene.north.click(message, label="Whisper")
    await scene.local.until(lambda: outcome.followups)
    whisper = outcome.shown
    assert outcome.ephemeral
    assert whisper.ephemeral_for is scene.north
    assert outcome.text == "Count: 50\nand one thing more"
    assert whisper in scene.channel.messages(viewer=scene.north)
    assert scene.channel.messages(viewer=scene.south) == [message] == scene.channel.messages()
    with pytest.raises(ClientRefused):
        await scene.south.click(whisper, label="Pressed")
    channel = await scene.bot.fetch_channel(scene.channel.id)
    assert isinstance(channel, discord.TextChannel)
    with pytest.raises(discord.NotFound, match="10008"):
        await channel.fetch_message(whisper.id)
    assert (await scene.north.click(whisper, label="Pressed")).text == "Count: 51"
    scene.north.delete(whisper)
    assert whisper not in scene.channel.messages(viewer=scene.north)


async def test_deferred_answers(scene: Scene) -> None:
    message = (await scene.north.slash(scene.channel, "sample board")).shown
    slow = await scene.north.click(message, label="Slow")
    assert slow.kind == "deferred"
    await slow.done()
    assert (slow.text, slow.ephemeral, slow.shown.is_v2, slow.shown.edited_count) == ("at last", True, True, 0)
    quiet = await (await scene.north.click(message, label="Quiet")).done()
    assert quiet.kind == "deferred_update"
    await scene.local.until(lambda: quiet.followups)
    assert [each.text for each in quiet.followups] == ["a public word"]
    assert message.text == "Count: 99"
    filled = await (await scene.north.click(message, label="Defer")).done()
    assert (filled.text, filled.ephemeral, filled.followups) == ("filled", False, [])
    assert [each.deprecated for each in scene.local.requests if each.deprecated] == ["edit the original response"]
    assert scene.refused() == []


async def test_a_missing_answer(open_scene: Opener) -> None:
    scene = await open_scene(answer_within=0.1)
    message = (await scene.north.slash(scene.channel, "sample board")).shown
    outcome = await scene.north.click(message, label="Nothing")
    assert (outcome.kind, outcome.error) == ("failed", "This application did not respond")


async def test_buttons_that_cannot_be_clicked(scene: Scene) -> None:
    message = (await scene.north.slash(scene.channel, "sample board")).shown
    with pytest.raises(ClientRefused):
        await scene.north.click(message, "count:7")
    with pytest.raises(ClientRefused):
        await scene.north.click(message, label="Nowhere")
    forged = await scene.north.click(message, "count:7", force=True)
    assert forged.text == "Count: 8"
    scene.north.delete(scene.north.say(scene.channel, "mine"))
    with pytest.raises(ClientRefused):
        scene.north.delete(message)
    scene.guild.members[scene.south.id].roles.append(scene.guild.add_role("moderator", "manage_messages"))
    scene.south.delete(message)
    with pytest.raises(ClientRefused):
        await scene.north.click(message, label="Pressed")


async def test_a_command_in_the_menu_of_a_person(scene: Scene) -> None:
    assert (await scene.north.use_on(scene.channel, scene.south, "Greet them")).text == "North greets south"
    stranger = scene.local.add_user("stranger")
    for whom, command in ((stranger, "Greet them"), (scene.south, "sample board")):
        with pytest.raises(ClientRefused):
            await scene.north.use_on(scene.channel, whom, command)
    with pytest.raises(ClientRefused):
        await scene.north.slash(scene.channel, "Greet them")


async def test_a_menu_of_people(scene: Scene) -> None:
    board = (await scene.north.slash(scene.channel, "sample board")).shown
    assert (await scene.north.choose(board, "call", [scene.south, scene.north])).text == "south and North"
    for wrong in ([], [scene.channel], [scene.south] * 4):
        with pytest.raises(ClientRefused):
            await scene.north.choose(board, "call", wrong)


async def test_every_other_field_of_a_form(scene: Scene) -> None:
    board = (await scene.north.slash(scene.channel, "sample board")).shown
    form = (await scene.north.click(board, label="Survey")).modal
    entered: dict[str, Any] = {"pace": "quick", "days": ["Friday", "Sunday"], "sure": True}
    filled = await scene.north.submit(form, entered | {"rules": [("a.yaml", b"four")], "friends": [scene.south]})
    assert filled.text == "quick ['Friday', 'Sunday'] True [4] ['south']"
    form = (await scene.north.click(board, label="Survey")).modal
    assert (await scene.north.submit(form, {})).text == "slow [] False [] []"
    for name, wrong in (("pace", "never"), ("days", ["Tuesday"]), ("rules", [("x", b"")] * 3), ("friends", ["south"])):
        with pytest.raises(ClientRefused, match=name):
            await scene.north.submit(form, {name: wrong})


async def test_what_the_menu_does_not_offer(by_hand: ByHand) -> None:
    news, here = by_hand.guild.add_channel("news", kind=5), by_hand.channel
    by_hand.guild.everyone.permissions &= ~(1 << 11)
    menu = {"type": 8, "custom_id": "where", "channel_types": [5]}
    upload = {"type": 19, "custom_id": "what", "file_types": ["image", ".yaml"]}
    command = await by_hand.command()
    fields = [{"type": 18, "label": each["custom_id"], "component": each} for each in (menu, upload)]
    await command.answer(9, {"title": "T", "custom_id": "t", "components": fields})
    form = (await command.doing).modal
    for where, what in ((here, "a.png"), (news, "a.txt")):
        with pytest.raises(ClientRefused, match="does not offer"):
            await by_hand.north.submit(form, {"where": [where], "what": [(what, b"x")]})
    entered = await by_hand.raised(by_hand.north.submit(form, {"where": [news], "what": [("a.yaml", b"x")]}))
    chosen = entered.payload["data"]["resolved"]["channels"][str(news.id)]
    send_messages = 1 << 11
    assert [int(chosen[key]) & send_messages for key in ("permissions", "app_permissions")] == [0, send_messages]
    await entered.answer(4, {"content": "thanks"})
    await entered.doing


async def test_who_is_pinged(scene: Scene) -> None:
    async def pinged(text: str, *, silent: bool = False) -> list[str]:
        outcome = await scene.north.slash(scene.channel, "sample call", text=text, silent=silent)
        return [user.name for user in outcome.shown.pings]

    stranger = scene.local.add_user("stranger")
    assert await pinged(f"Your turn, {scene.south.mention}") == ["south"]
    assert await pinged(f"Your turn, {scene.south.mention}", silent=True) == []
    assert await pinged(f"`{scene.south.mention}` {stranger.mention}") == []
    assert await pinged("@everyone") == []
    friends = scene.guild.add_role("friends")
    scene.guild.members[scene.north.id].roles.append(friends)
    scene.channel.allow_bot("mention_everyone")
    assert await pinged(f"@everyone {friends.mention}") == [], "an answer mentions only users by itself"
    # People need the permission themselves.
    said = scene.north.say(scene.channel, "@everyone")
    assert (said.mentions.everyone, said.pings) == (False, [])
    assert isinstance(scene.guild.owner, Person)
    assert scene.guild.owner.say(scene.channel, "@everyone").pings == [scene.north, scene.south]
    posted = scene.bot.get_partial_messageable(scene.channel.id)
    await posted.send(f"@everyone {friends.mention}")
    assert len(scene.channel.messages()[-1].pings) == 3
    scene.channel.deny_bot("mention_everyone")
    await posted.send(f"@everyone {friends.mention}")
    assert scene.channel.messages()[-1].pings == []
    friends.mentionable = True
    await posted.send(friends.mention)
    assert scene.channel.messages()[-1].pings == [scene.north]


async def test_a_deferred_answer_pings_nobody(scene: Scene) -> None:
    @scene.bot.tree.command(description="Call late")
    async def late(interaction: discord.Interaction[SampleBot], who: discord.Member) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.edit_original_response(content=who.mention)
        await interaction.followup.send(who.mention)

    await scene.bot.tree.sync()
    outcome = await (await scene.north.slash(scene.channel, "late", who=scene.south)).done()
    await scene.local.until(lambda: outcome.followups)
    assert outcome.shown.text == scene.south.mention
    assert outcome.shown.mentions.users == (scene.south,)
    assert (outcome.shown.pings, outcome.followups[0].pings) == ([], [scene.south])


async def test_file_in_a_component(scene: Scene) -> None:
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://dice.png")))
    file = discord.File(io.BytesIO(b"\x89PNG picture"), "dice.png")
    await scene.bot.get_partial_messageable(scene.channel.id).send(view=view, file=file)
    [message] = scene.channel.messages()
    media = message.components[0]["items"][0]["media"]
    assert message.attachments == []
    assert media["url"].startswith(scene.local.cdn_url)
    assert await scene.bot.http.get_from_cdn(media["url"]) == b"\x89PNG picture"


async def test_default_permissions_of_a_command(scene: Scene) -> None:
    bot, local = scene.bot, scene.local

    @bot.tree.command(description="For managers")
    @discord.app_commands.default_permissions(manage_guild=True)
    @discord.app_commands.guild_only()
    async def manage(interaction: discord.Interaction[SampleBot]) -> None:
        await interaction.response.send_message(f"{interaction.permissions.manage_guild}")

    await bot.tree.sync()
    with pytest.raises(ClientRefused):
        await scene.north.slash(scene.channel, "manage")
    with pytest.raises(ClientRefused):
        await scene.north.slash(scene.north.direct_messages, "manage")
    manager = local.add_user("manager")
    scene.guild.add_member(manager, manage_guild=True)
    assert (await manager.slash(scene.channel, "manage")).text == "True"


def test_an_unknown_permission_is_named(local_discord: LocalDiscord) -> None:
    channel = local_discord.add_guild("Home").add_channel("general")
    for use in (channel.deny_bot, lambda name: channel.allows(local_discord.world.bot, name)):
        with pytest.raises(ValueError, match=r"no permission 'send_message'; there are .* send_messages"):
            use("send_message")


async def test_direct_messages(scene: Scene) -> None:
    outcome = await scene.north.slash(scene.north.direct_messages, "sample board")
    assert (await scene.north.click(outcome.shown, label="Pressed")).text == "Count: 1"
    user = await scene.bot.fetch_user(scene.south.id)
    await user.send("psst")
    assert [each.text for each in scene.south.direct_messages.messages(scene.south)] == ["psst"]
    scene.south.accepts_direct_messages = False
    with pytest.raises(discord.Forbidden, match="50007"):
        await user.send("psst")


async def test_direct_messages_need_a_shared_server_or_an_install(scene: Scene) -> None:
    stranger = scene.local.add_user("stranger")
    user = await scene.bot.fetch_user(stranger.id)
    with pytest.raises(discord.Forbidden, match="50007"):
        await user.send("psst")
    stranger.install_bot()
    await user.send("psst")
    assert stranger.direct_messages.messages(stranger)


async def test_direct_messages_keep_their_channel_whoever_writes_first() -> None:
    ids = []
    for first, second in (("mira", "otto"), ("otto", "mira")):
        async with LocalDiscord() as local:
            people = {name: local.add_user(name) for name in ("mira", "otto")}
            opened = {name: people[name].direct_messages.id for name in (first, second)}
            between = people["mira"].direct_messages_with(people["otto"]).id
            assert len({*opened.values(), between}) == 3
            ids.append((opened["mira"], opened["otto"], between))
    assert ids[0] == ids[1]
