"""Dice that players can check: from the lobby's commitment to the command line on another computer."""

import hashlib
import re

import pytest

from bot.games.dice import Seed
from bot.local.demo import is_over
from localdiscord import Message
from tests.support.command_line import CommandLine
from tests.support.players import press_next
from tests.support.record_steps import download, play
from tests.support.sentences import refused, says
from tests.support.steps import another_server, begin, custom_id, forge, open_lobby, press, press_more, stop
from tests.support.tavern import Tavern

HEX = re.compile("[0-9a-f]{64}")


@pytest.fixture
def tavern(tavern: Tavern) -> Tavern:
    """With production dice."""
    tavern.roll = Seed.dice
    return tavern


async def sent_in(answer: Message) -> tuple[str, tuple[str, ...], str]:
    """The secret and the players' part, who joined and the start, of the file."""
    lines = (await download(answer)).decode().splitlines()
    said = {word: value for word, _, value in (line.partition(" ") for line in lines)}
    return said["secret"], tuple(said["joins"].split()), said["started"]


async def test_from_the_lobby_to_another_computer(tavern: Tavern, command_line: CommandLine) -> None:
    lobby = await open_lobby(tavern, players=3, target=2000)
    assert HEX.findall(lobby.text) == [], "only who wants to check the dice needs it"
    (commitment,) = HEX.findall((await press_more(tavern.people[1], lobby, "Check the dice")).text)
    in_short = f"-# Dice decided in advance · `{commitment[:8]}`"
    assert says(lobby, "lobby-small", digits=commitment[:8])
    await tavern.people[0].click(lobby, label="Start")
    assert in_short in lobby.text
    story = await tavern.people[1].slash(tavern.channel, "farkle verify", game="1")
    (fingerprint,) = re.findall(r"fingerprint is `([0-9a-f]{32})`", story.text)
    ending = await play_on_without_the_secret(tavern, {commitment})
    assert HEX.findall(ending.text) == [], "whoever wants to check the dice asks for them"
    answer = await tavern.people[2].click(ending, label="Check the dice")
    await answer.done()
    assert answer.ephemeral
    assert says(answer, "verify-right")
    assert says(answer, "fixed-commitment", commitment=commitment)
    assert {*HEX.findall(answer.text)} == {commitment}, "the rest is in the file"
    assert says(answer, "fixed-fingerprint", fingerprint=fingerprint)
    secret, joins, started = await sent_in(answer.shown)
    assert len(joins) == 3
    assert hashlib.sha256(" ".join([*joins, started]).encode()).hexdigest().startswith(fingerprint)
    assert Seed(secret, joins, started).commitment == commitment
    commanded = await tavern.people[2].slash(tavern.channel, "farkle verify")
    assert (commanded.ephemeral, commanded.text) == (True, answer.text)
    text = (await download(answer.shown)).decode()
    ran = command_line.run("verify", command_line.file(text))
    assert ran.status == 0, ran.out
    altered = re.sub(r" roll ([1-6])", lambda die: f" roll {7 - int(die[1])}", text, count=1)
    ran = command_line.run("verify", command_line.file(altered))
    assert ran.status == 1
    assert "the file says" in ran.out


async def play_on_without_the_secret(tavern: Tavern, story: set[str]) -> Message:
    """Plays to the end; until then, the only texts of 64 digits that the bot sends are those in `told`."""
    while not is_over(board := await tavern.board()):
        sent = "\n".join(each.raw.decode(errors="replace") for each in tavern.local.requests if each.raw)
        assert set(HEX.findall(sent)) == story
        await press_next(tavern.on_turn(board), board)
    return board


async def test_a_running_game_keeps_its_secret_and_repeats_its_commitment(tavern: Tavern) -> None:
    lobby = await open_lobby(tavern, players=2)
    (commitment,) = HEX.findall((await press_more(tavern.people[2], lobby, "Check the dice")).text)
    for pressed in ("", "Start"):
        if pressed:
            await tavern.people[0].click(lobby, label=pressed)
            await tavern.board()
        named = "1" if pressed else "id:1"
        story = await tavern.people[2].slash(tavern.channel, "farkle verify", game=named)
        assert refused(story, "secret-yet", commitment=commitment)
        assert len(HEX.findall(story.text)) == 1
        assert says(await tavern.people[2].slash(tavern.channel, "farkle verify"), "no-ended-game-here", won="no")
    assert refused(await forge(tavern.people[2], lobby, custom_id(await tavern.board(), "check")), "secret-yet")


async def test_games_to_check_are_offered_the_last_one_first(tavern: Tavern) -> None:
    person = tavern.people[2]
    assert says(await person.slash(tavern.channel, "farkle verify"), "no-ended-game-here", won="no")
    assert await person.autocomplete(tavern.channel, "farkle verify", "game", "") == []
    await play(tavern)
    await begin(tavern, rules="deluxe")
    await press(tavern, "Roll")
    await stop(tavern)
    ending = await tavern.board()
    await tavern.until(lambda: is_over(ending))
    assert HEX.findall(ending.text) == []
    answer = await tavern.people[1].click(ending, label="Check the dice")
    assert len({*HEX.findall(answer.text)}) == 1, "the commitment; the rest is in the file"
    assert says(answer, "verify-stopped")
    assert says(answer, "verify-dice")
    offered = await person.autocomplete(tavern.channel, "farkle verify", "game", "")
    assert [choice["name"] for choice in offered] == [
        "Deluxe · 2 players · game 2",
        "Kingdom Come · 2 players · game 1",
    ]
    assert says(await person.slash(tavern.channel, "farkle verify"), "check-head", id="2")
    assert says(await person.slash(tavern.channel, "farkle verify", game="#1"), "check-head", id="1")
    for typed in ("3", "seven", "@everyone", "9" * 30):
        outcome = await person.slash(tavern.channel, "farkle verify", game=typed)
        assert refused(outcome, "no-such-finished-game")
        assert outcome.shown.pings == []
    story = await person.slash(await another_server(tavern, person), "farkle verify", game="1")
    assert refused(story, "no-such-finished-game")
    assert says(await person.slash(tavern.guild.add_channel("other"), "farkle verify", game="1"), "check-head", id="1")


async def test_a_bot_that_throws_other_dice_is_caught(tavern: Tavern) -> None:
    await begin(tavern, rules="exact", target=5000, dice=("6", "1", "444444"))
    await press(tavern, "Roll")
    answer = await tavern.people[1].click(await tavern.board(), label="Check the dice")
    assert answer.ephemeral
    assert says(answer, "verify-differs", throws=3, dice=8)
    assert says(answer, "dice-differ")
