"""Without a server: help, rules, one's own record and stored data, in direct messages with the bot."""

from pathlib import Path

import pytest

from bot.host.incidents import incidents_kept
from bot.standings.cards import Cards
from bot.text import say
from bot.ui.context import WITHOUT_A_SERVER
from localdiscord import ClientRefused
from localdiscord.model.channels import GUILD_INSTALL
from tests.support.record_steps import after_games
from tests.support.steps import open_lobby
from tests.support.tavern import local_tavern, playing, running_bot, seeded


async def test_help_and_rules(tmp_path: Path) -> None:
    async with playing(tmp_path / "farkle.sqlite3", seeded(1)) as tavern:
        person = tavern.people[0]
        place = person.direct_messages
        assert "How to play Farkle" in (await person.slash(place, "farkle help")).text
        rules = await person.slash(place, "farkle rules")
        assert "Standard" in rules.text
        offered = await person.autocomplete(place, "farkle rules", "name", "delu")
        assert [each["value"] for each in offered] == ["deluxe"]
        await person.choose(rules.shown, "fr:show", ["five-dice"])
        assert "1 2 3 4 5" in rules.text
        assert "Deluxe" in (await person.slash(place, "farkle rules", name="deluxe")).text
        assert tavern.faults() == []


async def test_nobody_is_offered_to_play_by_rules_where_that_is_refused(tmp_path: Path) -> None:
    async with playing(tmp_path / "farkle.sqlite3", seeded(1)) as tavern:
        person = tavern.people[0]
        here = await person.slash(tavern.channel, "farkle rules", name="deluxe")
        assert [button.label for button in here.shown.buttons] == ["Play this"]
        alone = await person.slash(person.direct_messages, "farkle rules", name="deluxe")
        assert alone.shown.buttons == []
        assert "/farkle start" not in alone.text
        await person.choose(alone.shown, "fr:show", ["five-dice"])
        assert alone.shown.buttons == []


async def test_ones_own_record(tmp_path: Path) -> None:
    async with after_games(tmp_path) as tavern:
        person, other, third = tavern.people
        card = await person.slash(person.direct_messages, "farkle stats")
        assert "Everywhere · All rules" in card.text
        assert "**1** game" in card.text
        assert [button.label for button in card.shown.buttons] == ["Achievements", "Luck and skill"]
        awards = await person.click(card.shown, label="Achievements")
        assert "Achievements of" in awards.text
        chosen = await person.choose(card.shown, card.shown.selects[0].custom_id, ["kingdom-come"])
        assert chosen.kind == "update"
        assert "Everywhere · Kingdom Come" in card.text
        nothing = await third.slash(third.direct_messages, "farkle stats")
        assert "not finished a game that counts across servers" in nothing.text
        refused = await person.slash(person.direct_messages, "farkle stats", player=other)
        assert refused.text == say("only-on-servers")


async def test_what_is_kept(tmp_path: Path) -> None:
    async with after_games(tmp_path) as tavern:
        person = tavern.people[0]
        kept = await person.slash(person.direct_messages, "farkle privacy")
        assert "**1** finished game" in kept.text
        await person.click(kept.shown, label="Hide me")
        assert "hidden from leaderboards" in kept.text
        await person.click(kept.shown, label="Delete me")
        done = await person.click(kept.shown, label="Delete me for good")
        assert "Everything about you is deleted" in done.text


@pytest.mark.parametrize("command", ["start", "board", "roll", "leave", "stop", "pause", "leaderboard", "history"])
async def test_what_needs_a_server_says_so(tmp_path: Path, command: str) -> None:
    async with playing(tmp_path / "farkle.sqlite3", seeded(1)) as tavern:
        person = tavern.people[0]
        refused = await person.slash(person.direct_messages, f"farkle {command}")
        assert refused.ephemeral
        assert refused.text == say("only-on-servers")


async def test_in_a_group_chat_and_on_a_server_without_the_bot(tmp_path: Path) -> None:
    async with playing(tmp_path / "farkle.sqlite3", seeded(1)) as tavern:
        person, other = tavern.people[:2]
        person.install_bot()
        group = tavern.local.add_group("Night owls", person, other)
        elsewhere = tavern.local.add_guild("Elsewhere", bot=False, owner=person).add_channel("general")
        for command in WITHOUT_A_SERVER:
            assert (await person.slash(group, command)).kind == "message"
        for place, why in ((group, "only-on-servers"), (elsewhere, "not-on-this-server")):
            for command in ("farkle start", "yahtzee start"):
                refused = await person.slash(place, command)
                assert (refused.ephemeral, refused.text) == (True, say(why))
        with pytest.raises(ClientRefused):
            await person.slash(elsewhere, "farkle-setup settings")
        assert tavern.faults() == []


async def test_an_application_that_only_servers_can_install(tmp_path: Path) -> None:
    async with local_tavern(is_first_start=True) as tavern:
        tavern.local.world.install_kinds = (GUILD_INSTALL,)
        async with running_bot(tavern, tmp_path / "farkle.sqlite3", seeded(1)):
            assert "How to play" in (await tavern.people[0].slash(tavern.channel, "farkle help")).text
        assert tavern.faults() == []


async def test_an_error_that_nobody_expected_is_an_incident(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with playing(tmp_path / "farkle.sqlite3", seeded(1)) as tavern:
        person, bot = tavern.people[0], tavern.bot
        assert bot is not None
        async with incidents_kept(bot.services.oversight, tavern.clock):
            monkeypatch.setattr(Cards, "of", lambda *_: dict[int, int]()[0])
            answer = await person.slash(person.direct_messages, "farkle stats")
        number = answer.text.partition("(incident ")[2].rstrip(")")
        (stored,) = await bot.services.oversight.incidents()
        assert (stored.number, stored.guild_id, stored.deed) == (number, None, "/farkle stats")
        caplog.clear()


async def test_whoever_waits_alone_in_a_lobby_is_told_what_to_do_meanwhile(tmp_path: Path) -> None:
    async with playing(tmp_path / "farkle.sqlite3", seeded(1)) as tavern:
        lobby = await open_lobby(tavern)
        assert "While you wait" in lobby.text
        await tavern.people[1].click(lobby, label="Join")
        assert "While you wait" not in lobby.text
