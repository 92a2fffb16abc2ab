"""What only one person sees is in their language; what all see is in the server's."""

import pytest

from bot.sentences import say
from localdiscord import Outcome, Person
from tests.support.steps import begin, manage, open_lobby, press, pressable, selected
from tests.support.tavern import Tavern

pytestmark = pytest.mark.people(2)


def has(shown: Outcome, key: str, locale: str, **fields: object) -> bool:
    """Is a sentence there, in this language and not in the other?"""
    other = "de" if locale == "en" else "en"
    return say(key, locale, **fields) in shown.text and say(key, other, **fields) not in shown.text


@pytest.fixture
def german(tavern: Tavern) -> Person:
    """The second person, whose Discord is German, on a server in English."""
    tavern.people[1].locale = "de"
    return tavern.people[1]


async def choose_language(tavern: Tavern, person: Person, chosen: str) -> Outcome:
    """On the page behind **My settings**."""
    listed = await person.slash(tavern.channel, "farkle privacy")
    page = await person.click(listed.shown, "fs:own")
    await person.choose(page.shown, "fs:own:locale:*", [chosen])
    return page


async def test_private_answers_refusals_and_suggestions_are_in_the_persons_language(
    tavern: Tavern, german: Person
) -> None:
    assert has(await german.slash(tavern.channel, "farkle games"), "no-open-games", "de")
    lobby = await open_lobby(tavern)
    assert has(await german.click(lobby, label="Leave"), "sits-not-yet", "de")
    offered = await german.autocomplete(tavern.channel, "farkle rules", "name", "klass")
    assert [each["value"] for each in offered] == ["standard"]
    assert has(await tavern.people[0].slash(tavern.channel, "farkle privacy"), "privacy-listed", "en")


async def test_what_all_see_stays_in_the_servers_language(tavern: Tavern, german: Person) -> None:
    lobby = (await german.slash(tavern.channel, "farkle start")).shown
    assert "Join" in pressable(lobby)
    await tavern.people[0].click(lobby, label="Join")
    await german.click(lobby, label="Start")
    board = await tavern.board()
    await press(tavern, "Roll")
    assert board.button("Most points")
    card = await german.slash(tavern.channel, "farkle leaderboard")
    assert card.ephemeral or "Rating" in card.text


async def test_a_private_board_is_in_the_language_of_its_player(tavern: Tavern, german: Person) -> None:
    board = await begin(tavern, dice=("1", "6", "223346"))
    listed = await german.slash(tavern.channel, "farkle games")
    await german.click(listed.shown, label="Spielen")
    await german.click(listed.shown, label="6 werfen")
    assert say("button-games", "de") in pressable(listed.shown)
    assert "Leave" in pressable(await tavern.board())
    assert board.channel is tavern.channel


async def test_a_person_can_choose_a_language(tavern: Tavern, german: Person) -> None:
    page = await choose_language(tavern, german, "en")
    assert has(page, "own-settings", "en")
    assert selected(page.shown, "fs:own:locale:*") == "English"
    assert has(await german.slash(tavern.channel, "farkle games"), "no-open-games", "en")
    await choose_language(tavern, german, "discord")
    assert has(await german.slash(tavern.channel, "farkle games"), "no-open-games", "de")


async def test_who_speaks_what_the_bot_does_not_reads_what_the_server_speaks(tavern: Tavern, german: Person) -> None:
    await manage(tavern, locale="de")
    german.locale = "ja"
    assert has(await german.slash(tavern.channel, "farkle games"), "no-open-games", "de")


async def test_a_challenge_is_in_the_language_that_the_asked_person_chose(tavern: Tavern, german: Person) -> None:
    await choose_language(tavern, german, "de")
    await tavern.people[0].slash(tavern.channel, "farkle challenge", player=german)
    assert "Annehmen" in pressable(german.direct_messages.messages()[-1])
