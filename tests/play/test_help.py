"""Help: its pages, what they lead to, and the lists of rules."""

import pytest

from localdiscord import Message
from tests.support.sentences import says
from tests.support.steps import manage, pressable
from tests.support.table import last
from tests.support.tavern import Tavern, seeded


async def asked(tavern: Tavern, command: str = "farkle help") -> Message:
    outcome = await tavern.people[0].slash(tavern.channel, command)
    assert outcome.ephemeral
    return outcome.shown


async def test_the_first_page_is_short_and_each_button_leads_to_a_page_and_back(tavern: Tavern) -> None:
    host, page = tavern.people[0], await asked(tavern)
    assert says(page, "help-first")
    labels = ["Play a computer", "Play with friends", "Today's dice", "How to play", "Rules", "All commands"]
    assert [label for label in pressable(page) if label in labels] == labels
    for label, key in (
        ("Play a computer", "help-computer"),
        ("Play with friends", "help-friends"),
        ("How to play", "how-to-play-head"),
        ("Rules", "rules-list-head"),
        ("All commands", "help-commands"),
    ):
        await host.click(page, label=label)
        assert says(page, key)
        await host.click(page, label="◀ Help")
        assert says(page, "help-first")


async def test_help_of_another_game_leads_to_what_there_is_of_it(tavern: Tavern) -> None:
    host, page = tavern.people[0], await asked(tavern, "yatzy help")
    await host.click(page, label="How to play")
    assert says(page, "how-to-play-head", game="Yahtzee", page=1)
    for _ in range(3):
        await host.click(page, label="Next ▶")
    assert says(page, "help-yahtzee"), "the last page names what begins with /farkle"
    await host.click(page, label="Farkle instead")
    assert says(page, "how-to-play-head", game="Farkle", page=1)


async def test_a_newcomer_begins_against_a_computer_from_help(tavern: Tavern) -> None:
    host, page = tavern.people[0], await asked(tavern)
    tavern.roll = seeded(1)
    await host.click(page, label="Play a computer")
    assert "Perfect Pia" in page.text
    await host.click(page, label="Start Yatzy")
    assert says(last(tavern), "yahtzee-head", title="Yatzy")
    assert "Timid Tilly" in last(tavern).text


@pytest.mark.parametrize("manages", [True, False])
async def test_all_commands_are_those_that_a_person_may_use(tavern: Tavern, manages: bool) -> None:
    if manages:
        await manage(tavern)
    host, page, seen = tavern.people[0], await asked(tavern), ""
    await host.click(page, label="All commands")
    while not page.button("Next ▶").disabled:
        seen += page.text
        await host.click(page, label="Next ▶")
    seen += page.text
    for name in ("farkle start", "farkle privacy", "yahtzee challenge", "yatzy start"):
        assert f"`/{name}` " in seen
    assert ("`/farkle-setup settings` " in seen) is manages


async def test_rules_are_listed_by_game_and_each_can_be_played_at_once(tavern: Tavern) -> None:
    host, page = tavern.people[0], await asked(tavern, "yatzy rules")
    assert says(page, "rules-list-line", title="Yacht") is False, "it is on the next page"
    assert "…" not in page.text, "nothing is cut"
    await host.click(page, label="Next ▶")
    assert says(page, "rules-list-line", title="Yatzy")
    await host.click(page, "fp:yatzy")
    assert says(last(tavern), "yahtzee-lobby-head", title="Yatzy")


async def test_yatzy_has_commands_of_its_own(tavern: Tavern) -> None:
    host, second, third = tavern.people
    lobby = (await host.slash(tavern.channel, "yatzy start")).shown
    assert says(lobby, "yahtzee-lobby-head", title="Yatzy", turns=15)
    await second.click(lobby, label="Join")
    await host.click(lobby, label="Start")
    await tavern.until(lambda: says(last(tavern), "yahtzee-head", title="Yatzy"))
    lobby = (await second.slash(tavern.channel, "yatzy start", rules="maxi")).shown
    assert says(lobby, "yahtzee-lobby-head", title="Maxi Yatzy")
    await host.slash(tavern.channel, "yatzy challenge", player=third)
    assert says(third.direct_messages.messages()[-1], "yahtzee-lobby-head", title="Yatzy")
