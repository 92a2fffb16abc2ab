"""Titles and names that turn text around, pile marks, link elsewhere, or never end: what people can set, end to end."""

import unicodedata
from functools import partial
from itertools import product

import pytest

from bot.games.farkle import Phase
from bot.play.guards import game_of
from bot.play.lobby_time import LOBBY_SECONDS
from bot.records.records import offered_spans
from bot.store import rule_books
from bot.typed import Typed
from bot.ui.display import escaped, in_code
from localdiscord import Message, Outcome, Person
from localdiscord.model.messages import NOBODY
from localdiscord.people.commands import command_data, find_command
from tests.support.sentences import says
from tests.support.sessions import farkle
from tests.support.steps import manage, open_lobby, pass_time
from tests.support.tavern import Tavern

TURNING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c"
UNSEEN = TURNING + "\u200b\u200c\u200d\ufeff\u2060\x00\x1b\x85"
HOSTILE = {
    "turned": "Deluxe\u202eexuleD",
    "isolated": "a\u2066b\u2069",
    "marked": "a\u200eb\u200fc\u061c",
    "no width": "De\u200bluxe",
    "control": "Del\x1b[31muxe",
    "c1": "Del\x9buxe",
    "heap of marks": "Z" + "\u0300" * 30,
    "heap of enclosing marks": "Z" + "\u20dd" * 30,
    "two lines": "Deluxe\nWinner",
    "address": "FREE NITRO https://evil.example",
    "invitation": "FREE NITRO discord.gg/evil",
}
HALF = "Del\ud800uxe"
"""Half a character. Discord's text is UTF-8, which has none, so only a file can bring it."""
ENDLESS = "@everyone **x** " * 625
assert len(ENDLESS) == 10_000


async def send(person: Person, tavern: Tavern, command: str, **options: str) -> Outcome:
    """A slash command with values that Discord's client would not let through."""
    name, *words = command.split()
    found = find_command(tavern.local.world, person, tavern.channel, name)
    harmless = {"by": "rating", "when": "all"}
    short = {option: harmless.get(option, "x") for option in options}
    data = command_data(found, words, tavern.channel, short)
    leaf = data
    while leaf["options"] and leaf["options"][0]["type"] <= 2:
        leaf = leaf["options"][0]
    for option in leaf["options"]:
        option["value"] = options[option["name"]]
    return await (await person.forge("command", tavern.channel, data)).done()


def is_seen(text: str) -> bool:
    """Does nothing in a text hide, turn it around, or pile up?"""
    # The bot itself writes line breaks, and characters that break mentions.
    theirs = text.replace("\n", "").replace("@\u200b", "@")
    hidden = any(unicodedata.category(letter) in ("Cf", "Cc", "Cs") for letter in theirs)
    return not hidden and not any(mark * 10 in text for mark in ("\u0300", "\u20dd"))


async def check_refusal(outcome: Outcome) -> None:
    assert outcome.ephemeral
    assert outcome.kind in ("message", "deferred")
    assert len(outcome.text) < 2000
    assert is_seen(outcome.text)
    assert not says(outcome, "incident")
    assert outcome.shown.pings == []


async def test_no_command_takes_them_and_each_refusal_is_short(tavern: Tavern) -> None:
    await manage(tavern)
    admin = tavern.people[0]
    await admin.slash(tavern.channel, "farkle-setup make", title="Mine")
    await open_lobby(tavern)
    for text in (*HOSTILE.values(), ENDLESS):
        if "\n" not in text:
            await check_refusal(await send(admin, tavern, "farkle-setup make", title=text))
            await check_refusal(await send(admin, tavern, "farkle-setup rename", name="Mine", title=text))
            await check_refusal(await send(admin, tavern, "farkle-setup season-start", name=text))
        for command in ("edit", "delete", "default", "export"):
            await check_refusal(await send(admin, tavern, f"farkle-setup {command}", name=text))
        await check_refusal(await send(admin, tavern, "farkle start", rules=text))
        await check_refusal(await send(admin, tavern, "farkle rules", name=text))
        for option in ("rules", "season", "by", "when"):
            await check_refusal(await send(admin, tavern, "farkle leaderboard", **{option: text}))
        await check_refusal(await send(admin, tavern, "farkle-setup season-start", name="Cup", by=text))
        await check_refusal(await send(admin, tavern, "farkle board", game=text))
    assert [ruleset.title for ruleset in (await tavern.bot.services.rule_books.of(tavern.guild.id)).own] == ["Mine"]
    assert await tavern.bot.database.read(offered_spans, tavern.guild.id, "") == []


async def test_no_file_brings_them_in(tavern: Tavern) -> None:
    await manage(tavern)
    for field, text in product(("title", "summary", "base", "opening"), (*HOSTILE.values(), HALF, ENDLESS)):
        quoted = "".join(f"\\U{ord(letter):08x}" for letter in text)
        for data in (f'{field}: "{quoted}"\n'[:16_000], f"{field}: {text}\n"):
            file = ("rules.yaml", data.encode(errors="surrogatepass"))
            outcome = await tavern.people[0].slash(tavern.channel, "farkle-setup import", file=file)
            await check_refusal(await outcome.done())
    assert (await tavern.bot.services.rule_books.of(tavern.guild.id)).own == ()


async def test_a_field_takes_no_more_than_it_says(tavern: Tavern) -> None:
    await manage(tavern)
    admin = tavern.people[0]
    editor = (await admin.slash(tavern.channel, "farkle-setup make", title="Mine")).shown
    asked = await admin.choose(editor, "fe:option:winning", ["target"])
    assert asked.modal is not None
    for text in (ENDLESS, "9" * 10_000, *HOSTILE.values()):
        field = {"type": 18, "id": 1, "component": {"type": 4, "id": 2, "custom_id": "target", "value": text}}
        data = {"custom_id": asked.modal.custom_id, "components": [field]}
        outcome = await admin.forge("modal", tavern.channel, data, editor)
        assert outcome.kind == "update"
        assert len(editor.text) < 2000
        assert is_seen(editor.text)
        assert says(editor, "editor-no-change")


@pytest.mark.sqlite
async def test_what_is_stored_already_is_shown_harmless(tavern: Tavern) -> None:
    """Titles that an older version let in."""
    await manage(tavern)
    host, second, _ = tavern.people
    title = f"De{UNSEEN}luxe" + "\u0300" * 30 + " https://evil.example discord.gg/evil"
    books = tavern.bot.services.rule_books
    ruleset = await books.make(tavern.guild.id, "Mine", "standard")
    odd = type(ruleset)(ruleset.name, Typed(title), Typed(title), ruleset.base, ruleset.rules)
    replace = partial(rule_books.replace_rules, guild_id=tavern.guild.id, key=ruleset.name, ruleset=odd)
    await tavern.bot.database.write(replace)
    shown: list[Message] = [(await host.slash(tavern.channel, "farkle rules")).shown]
    lobby = (await host.slash(tavern.channel, "farkle start", rules=title)).shown
    shown.append(lobby)
    await second.click(lobby, label="Join")
    await host.click(lobby, label="Start")
    async with tavern.bot.services.sessions.lock(1) as session:
        assert farkle(game_of(session.stored)).phase is Phase.THROW
    shown += [await tavern.board(), (await host.slash(tavern.channel, "farkle stop")).shown]
    shown += tavern.channel.messages()
    for message in shown:
        assert is_seen(message.text), message
        labels = [label for menu in message.selects for label in menu.options.values()]
        assert "evil" not in " ".join([message.text, *labels]), message


async def test_what_the_bot_edits_with_its_own_rights_calls_nobody(tavern: Tavern) -> None:
    """discord.py does not restrict that by itself."""
    await manage(tavern)
    lobby, (host, second, _) = await open_lobby(tavern, players=2), tavern.people
    await second.slash(tavern.channel, "farkle leave")
    await tavern.until(lambda: second.mention not in lobby.text)
    assert host.mention in lobby.text
    assert lobby.mentions == NOBODY
    await host.click(lobby, label="Leave")
    await host.slash(tavern.channel, "farkle-setup make", title="<@&1> everyone")
    lobby = (await host.slash(tavern.channel, "farkle start", rules="<@&1> everyone")).shown
    await second.click(lobby, label="Join")
    pass_time(tavern, LOBBY_SECONDS + 1)
    await tavern.bot.jobs.play("clock")
    assert says(lobby, "lobby-ended")
    assert lobby.mentions == NOBODY


def test_escaping_keeps_what_people_write() -> None:
    for text in ("Crème brûlée", "Việt Nam", "हिन्दी नियम", "ไทย ที่นี่", "עברית", "العربية", "👍🏽", "日本語"):
        assert escaped(text) == in_code(text) == text
    assert escaped(f"a{UNSEEN}b") == in_code(f"a{UNSEEN}b") == "ab"
    assert len(escaped("Z" + "\u0300" * 1000)) == 5
    assert escaped("**a** <@1> `x`") == "\\*\\*a\\*\\* \\<@1> \\`x\\`"
