"""A server's own rules, over the local Discord: make, edit, use, export, import elsewhere, delete."""

from functools import partial

import aiohttp
import discord
import pytest
import yaml

from bot.games.farkle import RuleSet as Farkle
from bot.games.yahtzee import RuleSet as Yahtzee
from localdiscord import ClientRefused, Message, Outcome
from localdiscord.errors import Json
from localdiscord.model.components import walk
from tests.support.settings_steps import forge, manage, refused
from tests.support.tavern import Tavern, scripted


def menu_of(option: str) -> str:
    (menu,) = (name for name, options in Farkle.menus().items() if option in options)
    return f"fe:option:{menu}"


async def choose(tavern: Tavern, editor: Message, option: str, value: str) -> Outcome:
    """Chooses an option and one of its values, as the admin."""
    admin = tavern.people[0]
    await admin.choose(editor, menu_of(option), [option])
    return await admin.choose(editor, f"fe:value:{option}", [value])


async def type_in(tavern: Tavern, editor: Message, option: str, text: str) -> Outcome:
    """Chooses an option and types its value, as the admin."""
    admin = tavern.people[0]
    asked = await admin.choose(editor, menu_of(option), [option])
    assert asked.kind == "modal"
    return await admin.submit(asked.modal, {"value": text})


async def download(message: Message) -> bytes:
    (attachment,) = message.attachments
    async with aiohttp.ClientSession() as session, session.get(attachment["url"]) as response:
        return await response.read()


async def test_the_whole_life_of_a_rule_set(tavern: Tavern) -> None:
    tavern.roll = scripted("2", "1", "111223")
    admin, guest, _ = tavern.people
    tavern.guild.add_member(admin, manage_guild=True)
    made = await admin.slash(tavern.channel, "farkle-setup make", title="Tavern Rules", base="deluxe")
    assert made.ephemeral
    editor = made.shown
    await choose(tavern, editor, "final_round", "none")
    await type_in(tavern, editor, "target", "1000")
    await type_in(tavern, editor, "singles", "1: 100, 5: 50, 2: 20")
    assert "**Target**: 10000 → **1000**" in editor.text
    book = await admin.autocomplete(tavern.channel, "farkle start", "rules", "")
    assert str(book[0]["name"]).startswith("Tavern Rules")
    saved = await admin.click(editor, label="Save")
    assert "Tavern Rules** is saved" in saved.text

    lobby = await admin.slash(tavern.channel, "farkle start", rules="Tavern Rules")
    assert "First to 1,000" in lobby.text
    await guest.click(await tavern.board(), label="Join")
    # A running game keeps the rules it began with.
    await admin.click(await tavern.board(), label="Start")
    exported = await admin.slash(tavern.channel, "farkle-setup export", name="Tavern Rules")
    deleted = await admin.slash(tavern.channel, "farkle-setup delete", name="TAVERN rules")
    assert "is deleted" in deleted.text
    await admin.click(await tavern.board(), label="Roll")
    await admin.click(await tavern.board(), label="Most points")
    await admin.click(await tavern.board(), label="Bank 1,040")
    assert "wins with 1,040" in (await tavern.board()).text

    file = await download(exported.shown)
    assert yaml.safe_load(file)["base"] == "deluxe"
    elsewhere = tavern.local.add_guild("Elsewhere")
    elsewhere.add_member(admin, manage_guild=True)
    channel = elsewhere.add_channel("games")
    imported = await admin.slash(channel, "farkle-setup import", file=("other-name.yaml", file))
    await imported.done()
    assert "Tavern Rules" in imported.text
    words = await admin.slash(channel, "farkle rules", name="tavern rules")
    assert "The game ends at 1,000 points or more" in words.text


async def test_what_an_admin_may_not_do(tavern: Tavern) -> None:
    admin = tavern.people[0]
    tavern.guild.add_member(admin, manage_guild=True)
    channel = tavern.channel
    shipped = await admin.slash(channel, "farkle-setup edit", name="deluxe")
    assert "can't be changed" in shipped.text
    taken = await admin.slash(channel, "farkle-setup make", title="dELUXE")
    assert "already" in taken.text
    nameless = await admin.slash(channel, "farkle-setup make", title="   ")
    assert "plain text" in nameless.text
    for number in range(25):
        await admin.slash(channel, "farkle-setup make", title=f"Number {number}")
    one_more = await admin.slash(channel, "farkle-setup make", title="One more")
    assert "25 rule sets" in one_more.text
    rules = await admin.slash(channel, "farkle rules")
    assert "Number 24" in rules.text


async def test_the_editor_refuses_what_cannot_be_played(tavern: Tavern) -> None:
    admin = tavern.people[0]
    tavern.guild.add_member(admin, manage_guild=True)
    editor = (await admin.slash(tavern.channel, "farkle-setup make", title="Odd", base="deluxe")).shown
    await choose(tavern, editor, "dice", "5")
    assert "Straights and Number of dice" in editor.text
    await type_in(tavern, editor, "target", "lots")
    assert "whole points from 1" in editor.text
    await type_in(tavern, editor, "penalty", "farkles: 3, points: ]")
    assert "can't be played" in editor.text
    assert editor.button("Save").disabled
    await type_in(tavern, editor, "penalty", "farkles: 2, points: 500, floor: 0")
    assert "**2 farkles in a row cost 500 points, but never below 0.**" in editor.text
    words = await admin.click(editor, label="Rules in words")
    assert "2 farkles in a row cost 500 points, but never below 0" in words.text
    await type_in(tavern, editor, "straights", "")
    await admin.click(editor, label="Discard")
    closed = await admin.click(editor, "fe:save", force=True)
    assert "Open it again" in closed.text
    rules = await admin.slash(tavern.channel, "farkle rules", name="odd")
    assert "3 farkles in a row cost 1,000" in rules.text


HOSTILE = {
    "empty": b"",
    "aliases": b"title: Bomb\nsingles: &a {1: 100}\ntriples: *a\n",
    "nesting": b"singles: " + b"[" * 5000,
    "not text": bytes(range(256)),
    "wrong": b"target: lots\nopning: 5\nsingles: {9: 1}\n",
    "code": b"!!python/object/apply:os.system ['true']\n",
}


async def test_hostile_files_get_a_list_of_faults(tavern: Tavern) -> None:
    admin = tavern.people[0]
    tavern.guild.add_member(admin, manage_guild=True)
    for name, data in HOSTILE.items():
        answer = await admin.slash(tavern.channel, "farkle-setup import", file=(f"{name}.yaml", data))
        await answer.done()
        assert "can't be played" in answer.text, name
        assert answer.ephemeral
    large = await admin.slash(tavern.channel, "farkle-setup import", file=("large.yaml", b"#" * 10_000_000))
    assert "larger than" in large.text
    assert tavern.bot
    assert (await tavern.bot.services.rule_books.of(tavern.guild.id)).own == ()


async def gone(_file: discord.Attachment) -> bytes:
    raise aiohttp.ClientConnectionError


async def test_a_file_that_cannot_be_fetched_is_answered(tavern: Tavern, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord.Attachment, "read", gone)
    admin = tavern.people[0]
    tavern.guild.add_member(admin, manage_guild=True)
    answer = await admin.slash(tavern.channel, "farkle-setup import", file=("ours.yaml", b"title: Ours"))
    await answer.done()
    assert answer.ephemeral
    assert "Try again in a moment" in answer.text


async def test_titles_default_and_who_may(tavern: Tavern) -> None:
    admin, guest, _ = tavern.people
    tavern.guild.add_member(admin, manage_guild=True)
    with pytest.raises(ClientRefused):
        await guest.slash(tavern.channel, "farkle-setup make", title="Mine")
    title = "**@everyone** <@1>"
    await admin.slash(tavern.channel, "farkle-setup make", title=title, base="exact")
    await admin.slash(tavern.channel, "farkle-setup default", name=title)
    lobby = await guest.slash(tavern.channel, "farkle start")
    assert "Exactly 10,000" in lobby.text
    assert lobby.shown.pings == []
    await admin.slash(tavern.channel, "farkle-setup rename", name=title, title="Friday")
    rules = await guest.slash(tavern.channel, "farkle rules")
    assert "**Friday** (the default here)" in rules.text
    await guest.choose(rules.shown, "fr:show", ["five-dice"])
    assert "1 2 3 4 5  1,500" in rules.text
    asked = await admin.slash(tavern.channel, "farkle-setup delete", name="friday")
    assert asked.ephemeral
    assert "`/farkle start` plays it by default" in asked.text
    assert "**Friday**" in (await guest.slash(tavern.channel, "farkle rules")).text
    deleted = await admin.click(asked.shown, label="Delete it")
    assert "From now on, `/farkle start` plays *Standard* by default" in deleted.text
    await tavern.until(lambda: bool(deleted.followups))
    assert deleted.followups[0].ephemeral_for is admin
    assert deleted.followups[0].attachments
    assert "First to 10,000" in (await guest.slash(tavern.channel, "farkle start")).text


async def test_the_host_changes_target_and_seats_in_the_lobby(tavern: Tavern) -> None:
    host, second, third = tavern.people
    lobby = (await host.slash(tavern.channel, "farkle start")).shown
    read = await second.click(lobby, label="Rules")
    assert read.ephemeral
    assert read.shown.selects == []
    rules = (await host.click(lobby, label="Rules")).shown
    addresses = [str(select.custom_id) for select in rules.selects]
    target, seats = (next(each for each in addresses if each.endswith(verb)) for verb in ("target", "seats"))
    forged = {"custom_id": target, "component_type": 3, "values": ["1000"]}
    refused = await second.forge("component", tavern.channel, forged, read.shown)
    assert "Only the host" in refused.text
    await host.choose(rules, target, ["2000"])
    await tavern.until(lambda: "First to 2,000" in lobby.text)
    assert "2,000 points" in rules.text
    await host.choose(rules, seats, ["2"])
    await tavern.until(lambda: "1 more can join" in lobby.text)
    chosen = [each["label"] for row in rules.components for each in defaults(row)]
    assert chosen == ["To 2,000 points", "At most 2 players"]
    await second.click(lobby, label="Join")
    assert lobby.button("Join").disabled
    full = await third.click(lobby, str(lobby.button("Join").custom_id), force=True)
    assert "All 2 seats are taken" in full.text


def defaults(component: Json) -> list[Json]:
    """The options that are chosen already, in the menus of a message."""
    return [option for each in walk([component]) for option in each.get("options", ()) if option.get("default")]


def is_played_by(lobby: Message, title: str) -> bool:
    return f"Farkle · {title}".lower() in lobby.text.lower()


async def test_the_host_changes_the_rule_set_in_the_lobby_and_others_read_it(tavern: Tavern) -> None:
    await manage(tavern)
    host, guest, _ = tavern.people
    await host.slash(tavern.channel, "farkle-setup make", title="Ours", base="exact")
    lobby = (await host.slash(tavern.channel, "farkle start")).shown
    await guest.click(lobby, label="Join")
    read = await guest.click(lobby, label="Rules")
    assert read.ephemeral
    assert "Standard" in read.text
    assert read.shown.selects == []
    for title in ("deluxe", "ours"):
        menu = (await host.click(lobby, label="Rules")).shown
        address = str(menu.selects[0].custom_id)
        chosen = await host.choose(menu, address, [title])
        assert title in chosen.text.lower()
        await tavern.until(partial(is_played_by, lobby, title))
    assert "exactly 10,000" in lobby.text.lower()
    # Only the host, and only among what there is.
    made = await forge(guest, read.shown, address, ["deluxe"])
    assert "Only the host" in await refused(made)
    assert "no rule set" in await refused(await forge(host, read.shown, address, ["no such rules"]))
    await host.click(lobby, label="Start")
    board = await tavern.board()
    late = await forge(host, menu, address, ["deluxe"])
    assert "has already begun" in await refused(late)
    assert "Ours" in board.text


async def test_two_admins_do_not_undo_each_other(tavern: Tavern) -> None:
    admin, other, _ = tavern.people
    for person in (admin, other):
        tavern.guild.add_member(person, manage_guild=True)
    editor = (await admin.slash(tavern.channel, "farkle-setup make", title="Ours")).shown
    await type_in(tavern, editor, "target", "4,321")
    await other.slash(tavern.channel, "farkle-setup rename", name="Ours", title="OURS")
    late = await admin.click(editor, label="Save")
    assert "Someone else has changed" in late.text
    rules = await other.slash(tavern.channel, "farkle rules", name="ours")
    assert "### OURS" in rules.text
    assert "10,000 points or more" in rules.text


async def test_titles_that_grow_when_folded_and_markup(tavern: Tavern) -> None:
    admin = tavern.people[0]
    tavern.guild.add_member(admin, manage_guild=True)
    for title in ("\ufb03" * 40, "\u0130" * 40, "<t:0:R> </farkle start:1>", "my_house `rules`"):
        await admin.slash(tavern.channel, "farkle-setup make", title=title)
    assert len(await admin.autocomplete(tavern.channel, "farkle-setup edit", "name", "")) == 4
    rules = await admin.slash(tavern.channel, "farkle rules")
    assert "\\<t:0:R>" in rules.text
    words = await admin.slash(tavern.channel, "farkle rules", name="my_house `rules`")
    assert "`/farkle start rules:my_house 'rules'`" in words.text


async def test_addresses_that_no_control_has(tavern: Tavern) -> None:
    await manage(tavern)
    admin = tavern.people[0]
    editor = (await admin.slash(tavern.channel, "farkle-setup make", title="Mine")).shown
    drawn = editor.text
    for pressed in (
        "fe:value",
        "fe:value:",
        "fe:typed",
        "fe:typed:nothing",
        "fe:save:target",
        "fr:show:",
        "fe:read:",
    ):
        assert "This button does nothing here" in await refused(await forge(admin, editor, pressed, ["5"]))
    assert editor.text == drawn


async def test_whoever_reads_rules_plays_by_them_with_one_press(tavern: Tavern) -> None:
    await manage(tavern)
    admin, guest, _ = tavern.people
    title = "Ours: all of it"
    editor = (await admin.slash(tavern.channel, "farkle-setup make", title=title)).shown
    await type_in(tavern, editor, "target", "4321")
    draft = await admin.click(editor, label="Rules in words")
    assert [button.label for button in draft.shown.buttons] == []
    await admin.click(editor, label="Save")
    rules = (await guest.slash(tavern.channel, "farkle rules", name=title)).shown
    await guest.click(rules, label="Play this")
    lobby = await tavern.board()
    assert title in lobby.text
    assert "First to 4,321" in lobby.text
    assert guest.mention in lobby.text
    gone = await guest.click(rules, "fp:no such rules", force=True)
    assert "no rule set" in await refused(gone)


async def test_a_choice_of_rules_takes_the_place_of_nothing_that_others_see(tavern: Tavern) -> None:
    host, reader, _ = tavern.people
    lobby = (await host.slash(tavern.channel, "farkle start")).shown
    drawn = lobby.text
    rules = await forge(reader, lobby, "fr:show", ["five-dice"])
    assert rules.ephemeral
    assert "1 2 3 4 5  1,500" in rules.text
    assert lobby.text == drawn


async def test_rules_are_in_the_language_of_the_server_from_the_list_to_the_lobby(tavern: Tavern) -> None:
    await manage(tavern, locale="de")
    guest = tavern.people[1]
    listed = await guest.slash(tavern.channel, "farkle rules")
    assert "Der Klassiker" in listed.text
    assert "The classic" not in str(listed.shown.components)
    for title in ("genau", "Exact", "exact"):
        words = await guest.slash(tavern.channel, "farkle rules", name=title)
        assert "genau auf 10.000 landen" in words.text
    lobby = await guest.click(words.shown, label="Damit spielen")
    assert "Genau" in lobby.text


async def test_the_editor_names_options_and_values_as_people_say_them(tavern: Tavern) -> None:
    await manage(tavern)
    admin = tavern.people[0]
    editor = (await admin.slash(tavern.channel, "farkle-setup make", title="Ours")).shown
    await choose(tavern, editor, "final_round", "one_more_round")
    assert "**Final round**: One last turn each → **One more whole round**" in editor.text
    await admin.choose(editor, menu_of("tie"), ["tie"])
    assert "Who wins a tie at the top." in editor.text
    assert "one_turn_each" not in editor.text
    shown = str(editor.components)
    for words in ("A play-off", "they play another round", "6 dice · How many dice a turn starts with"):
        assert words in shown


async def test_the_editor_says_what_is_wrong_in_plain_words(tavern: Tavern) -> None:
    await manage(tavern)
    admin = tavern.people[0]
    editor = (await admin.slash(tavern.channel, "farkle-setup make", title="Ours")).shown
    for typed in ("banana", "9: 1", "1: ]", "&a", "!!str 1", "1: 5, 1: 6"):
        await type_in(tavern, editor, "singles", typed)
        assert f"Single dice: {typed} is not allowed; allowed: none, or faces" in editor.text.replace("\\", "")
        assert editor.text.count("not allowed") == 1
    await type_in(tavern, editor, "penalty", "farkles: 3, points: 500")
    told = "3 farkles in a row cost 500 points, even if that takes you below zero."
    assert f"**Penalty for farkles in a row**: none → **{told}**" in editor.text
    asked = await admin.choose(editor, menu_of("penalty"), ["penalty"])
    assert asked.modal is not None
    assert asked.modal.fields["value"]["value"] == "farkles: 3, points: 500, floor: none"


async def test_a_server_makes_a_game_of_yahtzee_of_its_own(tavern: Tavern) -> None:
    await manage(tavern)
    admin = tavern.people[0]
    made = await admin.slash(tavern.channel, "farkle-setup make", title="Long Evening", base="triple-yahtzee")
    editor = made.shown
    assert "Three of a kind" in str(editor.components)
    for option, typed, told in (
        ("columns", "2", "**Columns**: 3 → **2**"),
        ("full_house", "sum", "**Full house**: 25 → **all dice**"),
        ("upper_bonus", "none", "**Upper bonus**: 35 extra for 63 or more in the upper boxes → **none**"),
    ):
        (menu,) = (name for name, options in Yahtzee.menus().items() if option in options)
        asked = await admin.choose(editor, f"fe:option:{menu}", [option])
        await admin.submit(asked.modal, {"value": typed})
        assert told in editor.text
    asked = await admin.choose(editor, "fe:option:card", ["columns"])
    await admin.submit(asked.modal, {"value": "4"})
    assert "allowed: 1, 2, 3" in editor.text
    await admin.choose(editor, "fe:option:card", ["joker"])
    await admin.choose(editor, "fe:value:joker", ["none"])
    assert "does nothing here" in await refused(await forge(admin, editor, "fe:value:hot_dice", ["must"]))
    await admin.click(editor, label="Save")
    lobby = await admin.slash(tavern.channel, "yahtzee start", rules="Long Evening")
    assert "Yahtzee · Long Evening" in lobby.text
    assert "26 turns each" in lobby.text
    exported = await admin.slash(tavern.channel, "farkle-setup export", name="Long Evening")
    assert yaml.safe_load(await download(exported.shown)) == {
        "title": "Long Evening",
        "base": "triple-yahtzee",
        "columns": 2,
        "full_house": "sum",
        "upper_bonus": None,
        "joker": "none",
    }
    imported = await admin.slash(
        tavern.channel, "farkle-setup import", file=("evening.yaml", b"game: yahtzee\ntitle: Short\ncolumns: 2\n")
    )
    await imported.done()
    assert "`/yahtzee start rules:Short` plays it" in imported.shown.text
