"""Buttons of a game by the addresses on people's messages: they work for ever."""

from localdiscord import Message, Outcome, Person
from tests.support.steps import open_lobby, thrown
from tests.support.tavern import Tavern, scripted


async def press(tavern: Tavern, person: Person, custom_id: str, on: Message | None = None) -> Outcome:
    """Presses this address on the message that shows the game, or on another."""
    outcome = await person.click(on or await tavern.board(), custom_id, force=True)
    assert outcome.error is None, outcome
    return outcome


async def test_a_whole_game_is_played_with_them(tavern: Tavern) -> None:
    tavern.roll = scripted("6", "1", "115234")
    host, second, _ = tavern.people
    lobby = await open_lobby(tavern)
    assert second.mention in (await press(tavern, second, "fk:1:1:join", lobby)).text
    assert second.mention not in (await press(tavern, second, "fk:1:2:out", lobby)).text
    await press(tavern, second, "fk:1:1:join", lobby)
    await press(tavern, host, "fk:1:2:start", lobby)
    assert thrown((await press(tavern, host, "fk:1:2:roll")).text) == "115234"
    assert "Keeping **1**" in (await press(tavern, host, "fk:1:3:die:0:0")).text
    assert "Keeping **1 1 5**" in (await press(tavern, host, "fk:1:3:best:7")).text
    assert "250" in (await press(tavern, host, "fk:1:3:bank:7")).text
    assert tavern.on_turn(await tavern.board()) is second
    asked = await press(tavern, second, "fk:1:5:leave")
    await press(tavern, second, "fk:1:5:leave-yes", asked.shown)
    ending = await tavern.board()
    await tavern.until(lambda: f"{host.mention} wins" in ending.text)
    assert "The dice of game 1" in (await press(tavern, host, "fk:1:7:check", ending)).text
    assert (await press(tavern, host, "fk:1:7:rematch", ending)).shown.button("Join")
