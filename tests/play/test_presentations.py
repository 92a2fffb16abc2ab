"""Games whose presentation is missing: they cannot be opened, stored ones stay readable and can be stopped."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from bot import plugins
from bot.games.farkle import Choice, Game, choices
from bot.games.registry import ENGINES
from bot.model.games import StoredGame
from bot.rulesets import shipped
from bot.sentences import PRESENTATIONS, say
from bot.ui import presentation
from bot.ui.components import Screen, text_display
from bot.ui.display import Display
from bot.ui.games.farkle.buttons import ACTIONS
from bot.ui.presentation import CallingAction, ViewingAction
from localdiscord import Outcome, Person
from tests.support import yahtzee_steps
from tests.support.languages import forget_sentences
from tests.support.record_steps import download
from tests.support.sentences import refused, says
from tests.support.steps import HOST_BEGINS, begin, open_past_game, press, stored
from tests.support.tavern import Tavern, running_bot, scripted, seeded


@contextmanager
def registered(*built_in: str, installed: tuple[EntryPoint, ...] = ()) -> Iterator[None]:
    """The bot has these presentations of its own, and those that are installed beside it."""
    try:
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(presentation, "BUILT_IN", built_in)  # as a bot without a game of its own
            if installed:
                patched.setattr(plugins, "entry_points", lambda **_: installed)  # pip would install them
            presentation.presentations.cache_clear()
            yield
    finally:
        plugins.FAILED.clear()
        presentation.presentations.cache_clear()


FARKLE, YAHTZEE = presentation.BUILT_IN
BROKEN = EntryPoint("broken", "nothing_here:PRESENTATION", PRESENTATIONS)


SENTENCES = """kind-outside = Outside
help-outside = Help
command-outside = Play
command-outside-start = Start
lobby-join = Never
"""


@contextmanager
def outside(folder: Path, sentences: str) -> Iterator[None]:
    """A presentation with these sentences is installed beside the bot."""
    for name, text in {
        "outside/__init__.py": f"INTERFACE = {plugins.INTERFACE}\n",
        "outside/shown.py": "from bot.ui.games.yahtzee.presentation import Yahtzee\n"
        "class Outside(Yahtzee):\n"
        "    name = 'outside'\n"
        "PRESENTATION = Outside()\n",
        "outside/en.ftl": sentences,
        "outside-1.dist-info/METADATA": "Metadata-Version: 2.1\nName: outside\nVersion: 1\n",
        "outside-1.dist-info/entry_points.txt": f"[{PRESENTATIONS}]\noutside = outside.shown:PRESENTATION\n",
    }.items():
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    with pytest.MonkeyPatch.context() as patched:
        patched.syspath_prepend(folder)  # as pip would install it
        forget_sentences()
        try:
            with registered(FARKLE):
                yield
        finally:
            patched.undo()
            forget_sentences()
            for module in ("outside.shown", "outside"):
                sys.modules.pop(module, None)


def test_one_installed_beside_the_bot_brings_its_sentences(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ENGINES, "outside", ENGINES["yahtzee"])  # pip would install one
    with outside(tmp_path, SENTENCES):
        assert [*presentation.presentations()] == ["farkle", "outside"]
        assert say("kind-outside") == "Outside"
        assert say("lobby-join") == "Join", "nobody else's sentences change"


def test_one_without_engine_is_left_out(tmp_path: Path) -> None:
    with outside(tmp_path, SENTENCES):
        assert [*presentation.presentations()] == ["farkle"]
        assert {f"{PRESENTATIONS}: outside": "there is no engine of a game named 'outside'"} == plugins.FAILED


def test_one_without_a_sentence_that_it_needs_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ENGINES, "outside", ENGINES["yahtzee"])  # pip would install one
    with outside(tmp_path, "kind-outside = Outside\nhelp-outside = Help\n"):
        assert [*presentation.presentations()] == ["farkle"]
        lacks = "en.ftl lacks command-outside, command-outside-start"
        assert {f"{PRESENTATIONS}: outside": lacks} == plugins.FAILED


async def time_goes_by(tavern: Tavern, caplog: pytest.LogCaptureFixture) -> None:
    """The time of game 2 is up. It rests, which the log says once, and which is no incident."""
    for _ in range(3):
        tavern.clock.ahead += 600
        await tavern.bot.jobs.play("clock")
    assert len([line for line in caplog.messages if line.startswith("the clock leaves game 2 alone")]) == 1


@pytest.mark.without_bot
async def test_games_without_a_presentation(path: Path, tavern: Tavern, caplog: pytest.LogCaptureFixture) -> None:
    host = tavern.people[0]
    async with running_bot(tavern, path, seeded(1)):
        await yahtzee_steps.short_game(tavern)
        ending = await tavern.board()
        board = await yahtzee_steps.begin(tavern, 2)
    with registered(FARKLE, installed=(BROKEN,)):
        async with running_bot(tavern, path, scripted("6", "1", "222222")):
            left_out = f"the plug-in {PRESENTATIONS}: broken is left out: No module named 'nothing_here'"
            assert caplog.messages.count(left_out) == 1
            for message, label in ((board, "Roll"), (board, "Leave"), (ending, "Rematch")):
                assert refused(await host.click(message, label=label), "game-not-shown", game="yahtzee")
            offered = await host.autocomplete(tavern.channel, "farkle rules", "name", "")
            assert not [name for name in offered if "Yahtzee" in name]
            listed = await host.slash(tavern.channel, "farkle rules")
            assert "yahtzee" not in listed.text.lower()
            worded = await host.slash(tavern.channel, "farkle rules", name="yahtzee")
            assert says(worded, "game-not-shown", game="yahtzee")
            game = await open_past_game(host, tavern.channel)
            assert says(game.shown, "game-not-shown", game="yahtzee")
            text = await host.click(game.shown, label="Export")
            assert text.ephemeral
            assert (await host.slash(tavern.channel, "farkle stats")).shown.text
            assert (await host.slash(tavern.channel, "farkle leaderboard")).text
            await time_goes_by(tavern, caplog)
            stopped = await host.slash(tavern.channel, "farkle stop", game="id:2")
            assert says(stopped, "stopped-well")
            await begin(tavern, 2)
            await press(tavern, "Roll", "Bank")


@pytest.mark.without_bot
async def test_games_without_an_engine_rest_and_finished_ones_are_exported_from_the_history(
    path: Path, tavern: Tavern, caplog: pytest.LogCaptureFixture
) -> None:
    host = tavern.people[0]
    async with running_bot(tavern, path, seeded(1)):
        await yahtzee_steps.short_game(tavern)
        await yahtzee_steps.begin(tavern, 2)
    try:
        with registered(FARKLE), pytest.MonkeyPatch.context() as patched:
            patched.delitem(ENGINES, "yahtzee")  # as a bot without this game
            shipped.cache_clear()
            async with running_bot(tavern, path, seeded(1)):
                await time_goes_by(tavern, caplog)
                game = await open_past_game(host, tavern.channel)
                assert says(game, "game-not-shown", game="yahtzee")
                exported = await host.click(game.shown, label="Export")
                assert b"1 roll" in await download(exported.shown)
    finally:
        shipped.cache_clear()


async def test_players_see_only_own_hands_and_call_out_of_turn(tavern: Tavern, monkeypatch: pytest.MonkeyPatch) -> None:
    def peek(found: StoredGame, user_id: int, _nothing: None, _display: Display) -> Screen:
        return Screen(text_display(f"the hand of seat {found.seats.number_of(user_id)}"))

    def call(game: Game, seat: int, _nothing: None) -> Choice:
        called.append(seat)
        return choices(game)[0]

    # Buttons that no game of the bot has.
    monkeypatch.setitem(ACTIONS, "peek", ViewingAction(peek))
    monkeypatch.setitem(ACTIONS, "call", CallingAction(call))
    (host, second, stranger), called = tavern.people, list[int]()
    board = await begin(tavern, dice=[*HOST_BEGINS, "115223"])

    async def use(person: Person, verb: str, revision: int) -> Outcome:
        return await person.click(board, f"fk:1:{revision}:{verb}", force=True)

    now = (await stored(tavern)).revision
    for number, person in enumerate((host, second), start=1):
        shown = await use(person, "peek", now)
        assert (shown.ephemeral, shown.text) == (True, f"the hand of seat {number}")
    assert refused(await use(stranger, "peek", now), "sits-not")
    assert refused(await use(stranger, "call", now), "sits-not")
    await use(second, "call", now)
    assert called == [2]
    assert (await stored(tavern)).revision > now
    await use(host, "call", now)
    assert called == [2], "what is called is no longer on the board"
