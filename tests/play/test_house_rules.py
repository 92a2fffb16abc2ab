"""A server's own rules, over the local Discord: make, edit, use, export, import elsewhere, delete."""

import asyncio
from functools import partial

import aiohttp
import discord
import pytest
import yaml

from bot.games.farkle import RuleSet as Farkle
from bot.games.yahtzee import RuleSet as Yahtzee
from bot.sentences import say
from localdiscord import Message, Modal, Outcome
from localdiscord.model.components import walk
from tests.support.record_steps import download
from tests.support.sentences import refused, says
from tests.support.steps import another_server, custom_id, forge, manage, press, pressable, start
from tests.support.tavern import Tavern, scripted

TRIPLE = "triple-yahtzee"


def menu_of(option: str) -> str:
    """The custom_id of the editor's menu with this option, of Farkle if both games have it."""
    menus = {**Farkle.menus(), **Yahtzee.menus()}
    menu = next(name for name, options in menus.items() if option in options)
    return f"fe:option:{menu}"


async def ask(tavern: Tavern, editor: Message, option: str) -> Modal:
    """The form with an option, before the admin."""
    asked = await forge(tavern.people[0], editor, menu_of(option), [option])
    assert asked.modal is not None
    return asked.modal


async def fill(tavern: Tavern, editor: Message, **given: str | bool) -> Outcome:
    """Fills a form with options that are neighbours, as the admin."""
    return await tavern.people[0].submit(await ask(tavern, editor, next(iter(given))), given)


async def test_the_whole_life_of_a_rule_set(tavern: Tavern) -> None:
    tavern.roll = scripted("2", "1", "111223")
    await manage(tavern)
    admin, guest, _ = tavern.people
    made = await admin.slash(tavern.channel, "farkle-setup make", title="Tavern Rules", base="deluxe")
    assert made.ephemeral
    editor = made.shown
    await fill(tavern, editor, final_round="none")
    await fill(tavern, editor, target="1000")
    await fill(tavern, editor, singles="1: 100, 5: 50, 2: 20")
    assert "**Target**: 10,000 → **1,000**" in editor.text
    book = await admin.autocomplete(tavern.channel, "farkle start", "rules", "")
    assert str(book[0]["name"]).startswith("Tavern Rules")
    draft = await admin.click(editor, label="Rules in words")
    assert draft.shown.buttons == []
    saved = await admin.click(editor, label="Save")
    assert says(saved, "editor-saved", title="Tavern Rules")

    # Whoever reads rules plays by them with one press.
    rules = (await guest.slash(tavern.channel, "farkle rules", name="Tavern Rules")).shown
    assert refused(await guest.click(rules, "fp:no such rules", force=True), "no-such-rules-here", name="no such rules")
    await guest.click(rules, label="Play")
    lobby = await tavern.board()
    assert "Tavern Rules" in lobby.text
    assert says(lobby, "lobby-head", target=1000, reach="at_least")
    assert says(lobby, "lobby-players", players=f"{guest.mention} (host)")
    await admin.click(lobby, label="Join")
    # A running game keeps the rules it began with.
    await guest.click(await tavern.board(), label="Start")
    exported = await admin.slash(tavern.channel, "farkle-setup export", name="Tavern Rules")
    deleted = await admin.slash(tavern.channel, "farkle-setup delete", name="TAVERN rules")
    assert says(deleted, "setup-deleted")
    await press(tavern, "Roll", "Most points", "Bank 1,040")
    assert says(await tavern.board(), "over-head", total=1040)

    file = await download(exported.shown)
    assert yaml.safe_load(file)["base"] == "deluxe"
    channel = await another_server(tavern, admin, manage_guild=True)
    imported = await admin.slash(channel, "farkle-setup import", file=("other-name.yaml", file))
    await imported.done()
    assert "Tavern Rules" in imported.text
    words = await admin.slash(channel, "farkle rules", name="tavern rules")
    assert says(words, "words-target-reach-at-least", target=1000)


async def test_what_an_admin_may_not_do(tavern: Tavern) -> None:
    await manage(tavern)
    admin, channel = tavern.people[0], tavern.channel
    for command, options, key in (
        ("edit", {"name": "deluxe"}, "shipped-stays"),
        ("make", {"title": "dELUXE"}, "title-taken"),
        ("make", {"title": "   "}, "fault-bad-text"),
    ):
        assert refused(await admin.slash(channel, f"farkle-setup {command}", **options), key)
    for number in range(25):
        await admin.slash(channel, "farkle-setup make", title=f"Number {number}")
    assert refused(await admin.slash(channel, "farkle-setup make", title="One more"), "too-many-rule-sets", most=25)
    listed = await admin.slash(channel, "farkle rules")
    for _ in range(4):
        assert "Number 9" not in listed.text
        await admin.click(listed.shown, label="Next")
    assert "Number 9" in listed.text


async def edit(tavern: Tavern, title: str = "Ours", base: str = "standard") -> Message:
    """The editor of new rules, before the person who manages the server."""
    await manage(tavern)
    return (await tavern.people[0].slash(tavern.channel, "farkle-setup make", title=title, base=base)).shown


async def test_the_editor_refuses_what_cannot_be_played(tavern: Tavern) -> None:
    editor, admin = await edit(tavern, "Odd", "deluxe"), tavern.people[0]
    await fill(tavern, editor, dice="5")
    assert says(editor, "clash-too-few-dice", option="Straights", other="Number of dice")
    await fill(tavern, editor, target="lots")
    assert says(editor, "allowed-target")
    await fill(tavern, editor, penalty="farkles: 3, points: ]")
    assert says(editor, "faults-head")
    again = await admin.click(editor, label=say("editor-again"))
    assert again.modal is not None
    assert again.modal.fields["penalty"]["value"] == "farkles: 3, points: ]", "what was typed is not lost"
    assert editor.button("Save").disabled
    for typed in ("banana", "9: 1", "1: ]", "&a", "!!str 1", "1: 5, 1: 6"):
        await fill(tavern, editor, singles=typed)
        assert says(editor.text.replace("\\", ""), "fault-bad-value", option="Single dice", given=typed)
    await fill(tavern, editor, penalty="farkles: 2, points: 500, floor: 0")
    story = "2 farkles in a row cost 500 points, but never below 0"
    assert f"**{story}.**" in editor.text
    words = await admin.click(editor, label="Rules in words")
    assert story in words.text
    await fill(tavern, editor, straights="")
    await admin.click(editor, label="Discard")
    assert refused(await admin.click(editor, "fe:save", force=True), "editor-gone")
    assert says(await admin.slash(tavern.channel, "farkle rules", name="odd"), "words-penalty", farkles=3, points=1000)


async def test_a_form_is_taken_whole_or_not_at_all_and_comes_back_as_it_was_filled(tavern: Tavern) -> None:
    editor, admin = await edit(tavern), tavern.people[0]
    await fill(tavern, editor, target="5000", rounds="many", target_reach="exact")
    assert says(editor, "faults-head")
    assert says(editor, "editor-no-change")
    again = (await admin.click(editor, label=say("editor-again"))).modal
    assert again is not None
    assert (again.fields["target"]["value"], again.fields["rounds"]["value"]) == ("5000", "many")
    await admin.submit(again, {"rounds": "none"})
    assert "**Target**: 10,000 → **5,000**" in editor.text
    assert say("value-target-reach-exact") in editor.text


async def test_a_field_that_was_emptied_is_still_empty_in_a_form_that_comes_back(tavern: Tavern) -> None:
    editor = await edit(tavern)
    await fill(tavern, editor, rounds="10")
    await fill(tavern, editor, target="lots", rounds="")
    assert (await ask(tavern, editor, "rounds")).fields["rounds"]["value"] == "none"


async def test_what_was_typed_waits_until_another_form_lifts_the_clash(tavern: Tavern) -> None:
    editor, admin = await edit(tavern, "Odd", "deluxe"), tavern.people[0]
    await fill(tavern, editor, dice="5")
    assert says(editor, "clash-too-few-dice", option="Straights", other="Number of dice")
    await fill(tavern, editor, straights="none", three_pairs="0")
    await fill(tavern, editor, two_triplets="0")
    again = (await admin.click(editor, label=say("editor-again"))).modal
    assert again is not None
    await admin.submit(again, {})
    assert "**Number of dice**: 6 dice → **5 dice**" in editor.text
    assert say("editor-again") not in pressable(editor)


async def test_two_forms_at_once_both_change_the_draft(tavern: Tavern) -> None:
    editor, admin = await edit(tavern), tavern.people[0]
    target, singles = await ask(tavern, editor, "target"), await ask(tavern, editor, "singles")
    await asyncio.gather(admin.submit(target, {"target": "5000"}), admin.submit(singles, {"singles": "1: 100"}))
    saved = await admin.click(editor, label="Save")
    assert says(saved, "editor-saved", title="Ours")
    rules = await admin.slash(tavern.channel, "farkle rules", name="ours")
    assert says(rules, "words-target-reach-at-least", target=5000)
    assert "5s" not in rules.text


async def test_a_form_does_not_open_a_draft_again_that_was_discarded_meanwhile(tavern: Tavern) -> None:
    editor, admin = await edit(tavern), tavern.people[0]
    target = await ask(tavern, editor, "target")
    await asyncio.gather(admin.submit(target, {"target": "5000"}), admin.click(editor, label="Discard"))
    assert refused(await admin.click(editor, "fe:save", force=True), "editor-gone")


@pytest.mark.parametrize(
    ("locale", "typed", "shown"),
    [("de", "12.000", "1.000"), ("fr", "12 000", "1\u202f000"), ("fr", "12\u202f000", "1\u202f000")],
)
async def test_numbers_can_be_typed_as_a_form_shows_them(tavern: Tavern, locale: str, typed: str, shown: str) -> None:
    await manage(tavern)
    tavern.people[0].locale = locale
    made = await tavern.people[0].slash(tavern.channel, "farkle-setup make", title="Ours", base="deluxe")
    await fill(tavern, made.shown, target=typed)
    assert f"10{shown[1:]} → **12{shown[1:]}**" in made.text
    await fill(tavern, made.shown, singles=f"1: {shown}, 5: 50")
    assert shown in made.text.split("→")[-1]


async def test_a_file_of_rules_can_be_given_in_a_form(tavern: Tavern) -> None:
    await manage(tavern)
    admin = tavern.people[0]
    asked = await admin.slash(tavern.channel, "farkle-setup import")
    assert asked.modal is not None
    read = await admin.submit(asked.modal, {"file": [("from-a-phone.yaml", b"base: exact")]})
    await read.done()
    assert says(read, "setup-imported", title="from-a-phone")


HOSTILE = {
    "empty": b"",
    "aliases": b"title: Bomb\nsingles: &a {1: 100}\ntriples: *a\n",
    "nesting": b"singles: " + b"[" * 5000,
    "not text": bytes(range(256)),
    "wrong": b"target: lots\nopning: 5\nsingles: {9: 1}\n",
    "code": b"!!python/object/apply:os.system ['true']\n",
}


async def gone(_file: discord.Attachment) -> bytes:
    raise aiohttp.ClientConnectionError


async def test_hostile_files_and_unreachable_ones_are_answered(tavern: Tavern, monkeypatch: pytest.MonkeyPatch) -> None:
    await manage(tavern)
    for name, data in HOSTILE.items():
        answer = await import_file(tavern, data)
        assert says(answer, "faults-head"), name
        assert answer.ephemeral
    assert says(await import_file(tavern, b"#" * 10_000_000), "file-too-large")
    assert (await tavern.bot.services.rule_books.of(tavern.guild.id)).own == ()
    monkeypatch.setattr(discord.Attachment, "read", gone)  # the local Discord keeps all files
    answer = await import_file(tavern, b"title: Ours")
    assert answer.ephemeral
    assert says(answer, "not-shown")


async def import_file(tavern: Tavern, data: bytes) -> Outcome:
    answer = await tavern.people[0].slash(tavern.channel, "farkle-setup import", file=("ours.yaml", data))
    await answer.done()
    return answer


async def test_the_default_is_played_whatever_its_title_and_another_follows_when_it_is_deleted(tavern: Tavern) -> None:
    await manage(tavern)
    admin, guest, _ = tavern.people
    title = "**@everyone** <@1>"
    await admin.slash(tavern.channel, "farkle-setup make", title=title, base="exact")
    await admin.slash(tavern.channel, "farkle-setup default", name=title)
    lobby = await guest.slash(tavern.channel, "farkle start")
    assert says(lobby, "lobby-head", target=10_000, reach="exact")
    assert lobby.shown.pings == []
    await admin.slash(tavern.channel, "farkle-setup rename", name=title, title="Friday")
    rules = await guest.slash(tavern.channel, "farkle rules")
    assert "**Friday** (the default here)" in rules.text
    asked = await admin.slash(tavern.channel, "farkle-setup delete", name="friday")
    assert asked.ephemeral
    assert says(asked, "setup-delete-sure", game="farkle")
    assert "**Friday**" in (await guest.slash(tavern.channel, "farkle rules")).text
    deleted = await admin.click(asked.shown, label="Delete it")
    assert says(deleted, "setup-default-set", game="farkle", title="Standard")
    await tavern.until(lambda: bool(deleted.followups))
    assert deleted.followups[0].ephemeral_for is admin
    assert deleted.followups[0].attachments


async def test_titles_that_grow_when_they_are_folded_and_markup_are_shown_as_typed(tavern: Tavern) -> None:
    await manage(tavern)
    admin = tavern.people[0]
    for title in ("\ufb03" * 40, "\u0130" * 40, "<t:0:R> </farkle start:1>", "my_house `rules`"):
        await admin.slash(tavern.channel, "farkle-setup make", title=title)
    assert len(await admin.autocomplete(tavern.channel, "farkle-setup edit", "name", "")) == 4
    assert "\\<t:0:R>" in (await admin.slash(tavern.channel, "farkle rules")).text
    words = await admin.slash(tavern.channel, "farkle rules", name="my_house `rules`")
    assert says(words, "rules-start", game="farkle", typed="my_house 'rules'")


async def test_the_host_changes_rules_target_and_seats_in_the_lobby_and_others_read_them(tavern: Tavern) -> None:
    await manage(tavern)
    host, guest, third = tavern.people
    await host.slash(tavern.channel, "farkle-setup make", title="Ours", base="exact")
    lobby = (await host.slash(tavern.channel, "farkle start")).shown
    read = await guest.click(lobby, label="More")
    assert read.ephemeral
    drawn, others = lobby.text, await forge(guest, lobby, "fr:show", ["five-dice"])
    assert (others.ephemeral, lobby.text) == (True, drawn), "rules that are read replace nothing that others see"
    assert "Standard" in read.text
    assert read.shown.selects == []
    await host.choose(lobby, custom_id(lobby, "rules-which"), ["deluxe"])
    assert is_played_by(lobby, "deluxe")
    menu = (await host.click(lobby, label="More")).shown
    chosen = await host.choose(menu, menu.selects[0].custom_id, ["ours"])
    assert "ours" in chosen.text.lower()
    await tavern.until(partial(is_played_by, lobby, "ours"))
    assert says(lobby, "lobby-head", target=10_000, reach="exact")
    options = (await host.click(lobby, label="More")).shown
    rules, target, seats, *_ = (menu.custom_id for menu in options.selects)
    # Only the host, and only among what there is.
    for address, value in ((rules, "deluxe"), (target, "2000"), (seats, "2")):
        assert refused(await forge(guest, read.shown, address, [value]), "only-host")
    assert refused(await forge(host, options, rules, ["no such rules"]), "no-such-rules-here")
    await host.choose(options, target, ["2000"])
    await tavern.until(lambda: says(lobby, "lobby-head", target=2000, reach="exact"))
    assert says(options, "words-target-reach-exact", target=2000)
    await host.choose(options, seats, ["2"])
    await tavern.until(lambda: says(lobby, "lobby-players", free=1))
    offered = [each for menu in walk(options.components) for each in menu.get("options", ())]
    assert [each["label"] for each in offered if each.get("default")] == [
        "To 2,000 points",
        "Up to 2 players",
        "5 minutes",
    ]
    await guest.click(lobby, label="Join")
    assert lobby.button("Join").disabled
    full = await third.click(lobby, custom_id(lobby, "join"), force=True)
    assert refused(full, "table-full", most=2)
    board = await start(tavern, lobby)
    assert refused(await forge(host, options, rules, ["deluxe"]), "begun-already")
    assert "Ours" in board.text


def is_played_by(lobby: Message, title: str) -> bool:
    return f"Farkle · {title}".lower() in lobby.text.lower()


async def test_two_admins_do_not_undo_each_other(tavern: Tavern) -> None:
    editor, (admin, other, _) = await edit(tavern), tavern.people
    tavern.guild.add_member(other, manage_guild=True)
    await fill(tavern, editor, target="4,321")
    await other.slash(tavern.channel, "farkle-setup rename", name="Ours", title="OURS")
    assert says(await admin.click(editor, label="Save"), "changed-meanwhile")
    rules = await other.slash(tavern.channel, "farkle rules", name="ours")
    assert "### OURS" in rules.text
    assert says(rules, "words-target-reach-at-least", target=10_000)


async def test_rules_are_in_the_language_of_the_server_from_the_list_to_the_lobby(tavern: Tavern) -> None:
    await manage(tavern, locale="de")
    guest = tavern.people[1]
    guest.locale = "de"
    listed = await guest.slash(tavern.channel, "farkle rules")
    assert "Der Klassiker" in listed.text
    assert "The classic" not in str(listed.shown.components)
    for title in ("genau", "Exact", "exact"):
        words = await guest.slash(tavern.channel, "farkle rules", name=title)
        assert "genau auf 10.000 landen" in words.text
    lobby = await guest.click(words.shown, label="Spielen")
    assert "Genau" in lobby.text


async def test_the_editor_names_options_and_values_as_people_say_them(tavern: Tavern) -> None:
    editor, admin = await edit(tavern), tavern.people[0]
    await fill(tavern, editor, final_round="one_more_round")
    assert says(
        editor, "editor-change", option=say("option-final-round"), after=say("value-final-round-one-more-round")
    )
    assert "one_turn_each" not in editor.text
    asked = str([(await ask(tavern, editor, option)).components for option in ("tie", "dice")])
    for words in ("A play-off", "they play another round", say("option-dice")):
        assert words in asked
    await fill(tavern, editor, penalty="farkles: 3, points: 500, floor: none, repeats: false, on: any")
    story = "3 farkles in a row cost 500 points, even if that takes you below zero."
    assert f"**Penalty for farkles in a row**: none → **{story}**" in editor.text
    for typed in ("farkles: 3, points: 500", "farkles: 2, points: 500, floor: 0, repeats: true, on: all_dice"):
        shown = (await ask(tavern, editor, "penalty")).fields["penalty"]["value"]
        assert shown == typed, "as a person would write it"
        await fill(tavern, editor, penalty="farkles: 2, points: 500, floor: 0, repeats: true, on: all_dice")
    for pressed in ("fe:value:tie", "fe:typed", "fe:typed:nothing", "fe:save:target", "fr:show:", "fe:read:"):
        assert refused(await forge(admin, editor, pressed, ["5"]), "unknown-button"), pressed


async def test_a_server_makes_a_game_of_yahtzee_of_its_own(tavern: Tavern) -> None:
    editor, admin = await edit(tavern, "Long Evening", TRIPLE), tavern.people[0]
    assert "Three of a kind" in str(editor.components)
    for option, typed, story in (
        ("columns", "2", "**Columns**: 3 → **2**"),
        ("full_house", "sum", "**Full house**: 25 → **all dice**"),
        ("upper_bonus", "none", "**Upper bonus**: 35 extra for 63 or more in the upper boxes → **none**"),
        ("three_of_a_kind", "matching", "**Three of a kind**: all dice → **the equal dice**"),
        ("yahtzee_bonus", "points: 50, most: 3", "50 more for each extra yahtzee, up to 3 times"),
        ("one_pair", "matching", "**One pair**: none → **the equal dice**"),
        ("columns", "7", "allowed: 1 to 6"),
    ):
        await fill(tavern, editor, **{option: typed})
        assert story in editor.text
    await fill(tavern, editor, joker="none")
    assert refused(await forge(admin, editor, "fe:option:turn", ["hot_dice"]), "unknown-button")
    await admin.click(editor, label="Save")
    lobby = await admin.slash(tavern.channel, "yahtzee start", rules="Long Evening")
    assert says(lobby, "yahtzee-lobby-head", title="Yahtzee · Long Evening")
    assert says(lobby, "yahtzee-lobby-head", turns=28)
    exported = await admin.slash(tavern.channel, "farkle-setup export", name="Long Evening")
    assert yaml.safe_load(await download(exported.shown)) == {
        "title": "Long Evening",
        "base": TRIPLE,
        "columns": 2,
        "one_pair": "matching",
        "three_of_a_kind": "matching",
        "full_house": "sum",
        "upper_bonus": "none",
        "yahtzee_bonus": {"points": 50, "most": 3},
        "joker": "none",
    }
    imported = await import_file(tavern, b"game: yahtzee\ntitle: Short\ncolumns: 2\n")
    assert says(imported.shown, "setup-imported", game="yahtzee", typed="Short")
