"""Buttons and menus by the addresses on people's messages: they work for ever.

Those of the settings are in `test_settings`.
"""

from bot.sentences import say
from localdiscord import Message, Outcome, Person
from tests.support.record_steps import download, play_games
from tests.support.sentences import refused, says
from tests.support.steps import forge, manage, open_lobby, open_settings, thrown
from tests.support.tavern import Tavern


async def press(tavern: Tavern, person: Person, custom_id: str, on: Message | None = None) -> Outcome:
    """Presses this address on the message that shows the game, or on another."""
    outcome = await person.click(on or await tavern.board(), custom_id, force=True)
    assert outcome.error is None, outcome
    return outcome


async def test_a_whole_game_is_played_with_them(tavern: Tavern) -> None:
    host, second, _ = tavern.people
    lobby = await open_lobby(tavern, dice=("6", "1", "115234"))
    assert second.mention in (await press(tavern, second, "fk:1:1:join", lobby)).text
    assert second.mention not in (await press(tavern, second, "fk:1:2:out", lobby)).text
    await press(tavern, second, "fk:1:1:join", lobby)
    await press(tavern, host, "fk:1:2:start", lobby)
    assert thrown((await press(tavern, host, "fk:1:2:roll")).text) == "115234"
    assert says(await press(tavern, host, "fk:1:3:die:0:0"), "board-marked", dice="1", first="yes")
    assert says(await press(tavern, host, "fk:1:3:best:7"), "board-marked", dice="1 1 5", first="yes")
    assert "250" in (await press(tavern, host, "fk:1:3:bank:7")).text
    assert tavern.on_turn(await tavern.board()) is second
    asked = await press(tavern, second, "fk:1:5:leave")
    await press(tavern, second, "fk:1:5:leave-yes", asked.shown)
    ending = await tavern.board()
    await tavern.until(lambda: says(ending, "over-head-left", players=host))
    assert says(await press(tavern, host, "fk:1:7:check", ending), "check-head", id="1")
    assert (await press(tavern, host, "fk:1:7:rematch", ending)).shown.button("Join")


PRESSED = (
    "fs:card:{first}:here:all-farkle",
    "fs:top:rating:here:all-farkle:all:0:1:to1",
    "fs:top:accuracy:everywhere:all-farkle:week:0:1:by",
    "fs:top:average_luck:here:all-farkle:all:0:1:by",
    "fs:how:accuracy:beside",
    "fs:skill:{first}:here:all-farkle:beside",
    "fs:duel:{first}:{second}:everywhere:all-farkle",
    "fs:past:{first}:1",
    "fs:past:0:1:all",
    "fs:past:{first}:1:beside",
    "fs:game:1:{first}:1",
    "fs:share:1",
    "fs:replay:1:1:{first}:1:forth",
)
CHOSEN = {
    "fs:card:{first}:here:*": "standard",
    "fs:top:*:here:all-farkle:all:0:1:by": "wins",
    "fs:game:*:{first}:1": "1",
}
MADE_BY_HAND = (
    "fs:card",
    "fs:card:1:nowhere:all-farkle",
    "fs:card:1:here:yahtzee",
    "fs:top:rating:here:all-farkle:all:0:99999999999999999999999",
    "fs:top:luck:here:all-farkle:all:0:1:x",
    "fs:duel:1:2",
    "fs:game:99:0:1",
    "fs:replay:99:1:0:1",
    "fs:export:99",
    "fs:past:-5:1",
    "fs:past:1:\N{SUPERSCRIPT TWO}",
    "fs:mine-hide:*",
)


async def test_buttons_of_records_and_of_privacy_still_answer(tavern: Tavern) -> None:
    await play_games(tavern)
    first, second, _ = tavern.people
    message = (await first.slash(tavern.channel, "farkle stats")).shown
    for address in PRESSED:
        outcome = await forge(first, message, address.format(first=first.id, second=second.id))
        assert outcome.error is None, (address, outcome)
        assert outcome.text != say("unknown-button"), address
    for address, value in CHOSEN.items():
        outcome = await forge(first, message, address.format(first=first.id), [value])
        assert outcome.text != say("unknown-button"), address
    for address in MADE_BY_HAND:
        outcome = await forge(first, message, address)
        assert outcome.text, address
        assert not says(outcome, "incident"), address
    exported = (await forge(first, message, "fs:export:1")).shown
    assert (await download(exported)).startswith(b"rules ")
    message = (await first.slash(tavern.channel, "farkle privacy")).shown
    assert b'"measure": "wins"' in await download((await forge(first, message, "fs:mine-export")).shown)
    hidden, listed = say("privacy-hidden"), say("privacy-listed")
    assert hidden in (await forge(first, message, "fs:mine-hide:yes")).text
    assert listed in (await forge(first, message, "fs:mine-hide:no")).text
    assert say("privacy-forget-sure") in (await forge(first, message, "fs:mine-forget")).text
    assert listed in (await forge(first, message, "fs:mine")).text
    assert say("privacy-forgotten") in (await forge(first, message, "fs:mine-forget-yes")).text


async def test_the_editor_of_rules(tavern: Tavern) -> None:
    await manage(tavern)
    admin = tavern.people[0]
    editor = (await admin.slash(tavern.channel, "farkle-setup make", title="Ours")).shown
    assert says(await forge(admin, editor, "fr:show", ["standard"]), "rules-title-standard")
    asked = await forge(admin, editor, "fe:option:winning", ["target"])
    assert asked.modal is not None
    assert asked.modal.custom_id == "fe:typed:target"
    await admin.submit(asked.modal, {"target": "5000"})
    assert "5,000" in (await forge(admin, editor, "fe:read")).text
    assert say("editor-saved", title="Ours") in (await forge(admin, editor, "fe:save")).text
    again = (await admin.slash(tavern.channel, "farkle-setup edit", name="Ours")).shown
    assert say("editor-discarded") in (await forge(admin, again, "fe:discard")).text


async def test_what_nobody_posted_is_refused_privately(tavern: Tavern) -> None:
    await manage(tavern)
    screen = await open_settings(tavern)
    for address in (
        *("zz:1:2", "FS:mine", "fk:", "fk:1:2:FLY"),
        *("fs", "fs:", "fs:fly:1", "fs:card:1", "fs:card:x:here:all-farkle", "fs:top:rating:here:all-farkle:all:0"),
        *("fc:", "fc:page:fly", "fc:fly:on", "fc:turn_seconds:7", "fc:threads:maybe"),
        *("fr:", "fe:fly"),
        *("fs:review", "fs:review:", "fs:review:x", "fs:review:1e3", "fs:review:999999999999999999999", "fs:review:²"),
        *("fs:share-review:", "fs:share-review:1;2", "fs:decision:1", "fs:decision:1:x", "fs:decision:x:1"),
        *("fs:skill:1", "fs:skill:x:here:all-farkle", "fs:skill:1:there:all-farkle", "fs:skill:1:here:nonsense"),
    ):
        assert refused(await forge(tavern.people[0], screen, address), "unknown-button"), address
