"""In direct messages with the bot: help, rules, one's own records and stored data. Games: `test_anywhere.py`."""

from pathlib import Path

import pytest

from bot.host.incidents import incidents_kept
from bot.standings.standings import Cards
from bot.text import say
from localdiscord.model.channels import GUILD_INSTALL
from tests.support.record_steps import play_games
from tests.support.sentences import refused, says
from tests.support.tavern import Tavern, local_tavern, running_bot, seeded


async def test_help_and_rules_which_can_be_played_there(tavern: Tavern) -> None:
    person = tavern.people[0]
    place = person.direct_messages
    assert says(await person.slash(place, "farkle help"), "help-farkle")
    rules = await person.slash(place, "farkle rules")
    assert says(rules, "rules-title-standard")
    offered = await person.autocomplete(place, "farkle rules", "name", "delu")
    assert [each["value"] for each in offered] == ["deluxe"]
    await person.choose(rules.shown, "fr:show", ["five-dice"])
    assert "1 2 3 4 5" in rules.text
    rules = await person.slash(place, "farkle rules", name="deluxe")
    await person.click(rules.shown, label="Play this")
    assert says(place.messages()[-1], "lobby-head", title="Deluxe")
    assert refused(await person.slash(place, "farkle board"), "board-is-here", link=place.messages()[-1])


async def test_ones_own_record_and_what_is_kept(tavern: Tavern) -> None:
    await play_games(tavern)
    person, other, third = tavern.people
    card = await person.slash(person.direct_messages, "farkle stats")
    assert "Everywhere · All rules" in card.text
    assert says(card, "card-games", games=1)
    assert [button.label for button in card.shown.buttons] == ["Past games", "Achievements", "Luck and skill"]
    awards = await person.click(card.shown, label="Achievements")
    assert says(awards, "awards-head")
    chosen = await person.choose(card.shown, card.shown.selects[0].custom_id, ["kingdom-come"])
    assert chosen.kind == "update"
    assert "Everywhere · Kingdom Come" in card.text
    nothing = await third.slash(third.direct_messages, "farkle stats")
    assert says(nothing, "no-games-anywhere")
    nobody_else = await person.slash(person.direct_messages, "farkle stats", player=other)
    assert nobody_else.text == say("only-yourself")
    kept = await person.slash(person.direct_messages, "farkle privacy")
    assert says(kept, "privacy", games=1)
    await person.click(kept.shown, label="Hide me")
    assert says(kept, "privacy-hidden")
    await person.click(kept.shown, label="Delete me")
    await person.click(kept.shown, label="Delete me for good")
    assert says(kept, "privacy-forgotten")


async def test_an_application_that_only_servers_can_install(path: Path) -> None:
    async with local_tavern(is_first_start=True) as tavern:
        tavern.local.world.install_kinds = (GUILD_INSTALL,)
        async with running_bot(tavern, path, seeded(1)):
            assert says(await tavern.people[0].slash(tavern.channel, "farkle help"), "help-yahtzee")
        assert tavern.faults() == []


async def test_an_error_that_nobody_expected_is_an_incident(
    tavern: Tavern, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    person, bot = tavern.people[0], tavern.bot
    async with incidents_kept(bot.services.oversight, tavern.clock):
        monkeypatch.setattr(Cards, "of", lambda *_: dict[int, int]()[0])
        answer = await person.slash(person.direct_messages, "farkle stats")
    number = answer.text.partition("(incident ")[2].rstrip(")")
    (stored,) = await bot.services.oversight.incidents()
    assert (stored.number, stored.guild_id, stored.deed) == (number, None, "/farkle stats")
    caplog.clear()
