"""With any amount of data on a channel, a person or a server, nothing keeps the event loop busy.

These tests fail if a callback computes for more than ten milliseconds, measured as on an idle machine. The loop guard
of `running_bot` allows ten times as much.
"""

import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands
from sqlalchemy import event
from sqlalchemy.engine import Engine

from bot import rulesets
from bot.model.deadline import GRACE_SECONDS
from bot.store.people import open_games
from localdiscord import Message, Outcome
from tests.support.databases import kept, looking
from tests.support.hoard import Hoard
from tests.support.loop_guard import timed_callbacks
from tests.support.record_steps import download
from tests.support.sentences import says
from tests.support.sessions import games_due
from tests.support.steps import at_rest, pass_time
from tests.support.tavern import Tavern, local_tavern, running_bot, seeded

pytestmark = pytest.mark.sqlite

HOARD = Hoard(long=25, facts=2000, short=2000, asleep=100, rule_sets=22, seasons=1000)
LONG = 1
# What the clock, and the tidying at the start of the bot, ask meanwhile.
_BY_ITSELF = (
    "alarm_at <= ",
    "guilds.left_at",
    "min(leaderboards.period)",
    "seats.user_id < ",
    "leftovers.due_at",
    "deletions",
    "endings",
)


@pytest.fixture
async def tavern(path: Path) -> AsyncIterator[Tavern]:
    async with hoarded(path, HOARD) as tavern:
        yield tavern


@asynccontextmanager
async def hoarded(database: Path, hoard: Hoard) -> AsyncIterator[Tavern]:
    """A server with a hoard; its first person manages it, and played everything with the next three."""
    async with local_tavern(people=5) as tavern:
        host = tavern.people[0]
        tavern.guild.add_member(host, manage_guild=True)
        players = [person.id for person in tavern.people[:4]]
        where, channel = tavern.guild.id, tavern.channel.id

        async def fill(path: Path) -> None:
            await hoard.store(path, where, channel, players)

        await kept.keeper.copy(database, (hoard, where, channel, *players), fill)
        found: list[str] = []
        async with running_bot(tavern, database, seeded(1)):
            with timed_callbacks(found):
                yield tavern
            assert tavern.faults() == []
        assert found == []


def commands(tavern: Tavern) -> dict[str, app_commands.Command[Any, ..., Any]]:
    """Every command, by what people type."""
    found = [each for each in tavern.bot.tree.walk_commands() if isinstance(each, app_commands.Command)]
    return {each.qualified_name: each for each in found}


def asleep(path: Path) -> list[int]:
    with looking(path) as look:
        return [row[0] for row in look("SELECT id FROM games WHERE status = 'playing' ORDER BY id")]


@contextmanager
def statements() -> Iterator[list[str]]:
    """The statements that read something, as they are sent to the database."""
    sent: list[str] = []

    def take(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if statement.startswith("SELECT"):
            sent.append(statement)

    event.listen(Engine, "before_cursor_execute", take)
    yield sent
    sent[:] = [statement for statement in sent if not any(each in statement for each in _BY_ITSELF)]
    event.remove(Engine, "before_cursor_execute", take)


# Keeps are offered only for a game that is in memory.
_IN_MEMORY_ONLY = "dice"


async def test_each_offer_is_one_statement_that_reads_no_facts(tavern: Tavern) -> None:
    host, stranger = tavern.people[0], tavern.people[-1]
    offers = [
        (name, option.name)
        for name, command in commands(tavern).items()
        for option in command.parameters
        if option.autocomplete
    ]
    assert {"verify", "board", "stop", "pause", "leave"} <= {name.split()[-1] for name, _ in offers}
    # The rest of the bot sends statements, too.
    await at_rest(tavern)
    for name, option in offers:
        for typed in ("", "ou", "nothing is called like that"):
            with statements() as sent:
                offered = await host.autocomplete(tavern.channel, name, option, typed)
            assert bool(offered) or typed or option == _IN_MEMORY_ONLY, name
            assert len(sent) <= 1, name
            assert not any("facts" in statement for statement in sent), name
    # Games are offered as they stand.
    for command in ("board", "leave", "stop"):
        offered = await host.autocomplete(tavern.channel, f"farkle {command}", "game", "")
        assert len(offered) == 25
        assert all(
            says(each["name"], "choice-game", title="Our rules", target=1_000_000, players=4, sits="yes")
            for each in offered
        )
    offered = await stranger.autocomplete(tavern.channel, "farkle board", "game", "")
    assert all(not says(each["name"], "choice-game", sits="yes") for each in offered)
    assert await stranger.autocomplete(tavern.channel, "farkle leave", "game", "") == []


async def test_every_command(path: Path, tavern: Tavern) -> None:
    host, second = tavern.people[:2]
    first, *others = asleep(path)
    file = rulesets.write(rulesets.shipped()["deluxe"]).encode()
    walk: dict[str, list[dict[str, Any]]] = {
        "farkle start": [{"rules": "Ours 1", "target": 999_984}, {"rules": "Ours 2"}],
        "farkle daily": [{}],
        "farkle tournament": [{}],
        "yahtzee start": [{}],
        "farkle board": [{"game": f"id:{first}"}, {}],
        "farkle games": [{}],
        "farkle leave": [{"game": f"id:{others[0]}"}, {}],
        "farkle pause": [{"game": f"id:{others[1]}"}, {}],
        "farkle stop": [{"game": f"id:{others[2]}"}, {}],
        "farkle roll": [{"game": f"id:{first}"}, {}],
        "farkle keep": [{"dice": "1 5", "game": f"id:{first}"}, {"dice": "1 5"}],
        "farkle bank": [{"game": f"id:{first}"}, {}],
        "farkle away": [{"until": "3"}, {}],
        "farkle hint": [{"game": f"id:{first}"}, {}],
        "farkle rules": [{}, {"name": "Ours 3"}],
        "farkle help": [{}],
        **{f"{name} {command}": [{}] for name in ("yahtzee", "yatzy") for command in ("rules", "help")},
        "yatzy start": [{}],
        "yatzy challenge": [{"player": second}],
        "farkle stats": [{}, {"player": second}],
        "farkle leaderboard": [{}, {"by": "wins", "season": "Cup 7"}],
        "farkle head-to-head": [{"player": second}],
        "farkle history": [{}, {"player": second}],
        "farkle verify": [{}, {"game": f"id:{LONG}"}],
        "farkle review": [{}, {"game": f"id:{LONG}"}],
        "farkle practice": [{}],
        "farkle privacy": [{}],
        "farkle zone": [{}, {"place": "Berlin"}],
        "farkle challenge": [{"player": second}],
        "yahtzee challenge": [{"player": second}],
        "farkle-setup settings": [{}],
        "farkle-setup zone": [{"place": "Berlin"}],
        "farkle-setup log": [{}],
        "farkle-setup default": [{"name": "Ours 4"}],
        "farkle-setup make": [{"title": "Mine", "base": "Ours 5"}],
        "farkle-setup edit": [{"name": "Ours 6"}],
        "farkle-setup rename": [{"name": "Ours 7", "title": "Renamed"}],
        "farkle-setup delete": [{"name": "Ours 8"}],
        "farkle-setup import": [{"file": ("deluxe-ours.yaml", file.replace(b"title: Deluxe", b"title: Imported"))}],
        "farkle-setup export": [{"name": "Ours 9"}],
        "farkle-setup season-start": [{"name": "Another"}],
        "farkle-setup season-end": [{}],
        "farkle-moderate bar": [{"person": second, "reason": "rude"}],
        "farkle-moderate bars": [{}],
        "farkle-moderate unbar": [{"person": second}],
        "farkle-moderate void": [{"game": f"id:{LONG}"}],
        "farkle-moderate restore": [{"game": f"id:{LONG}"}],
    }
    assert walk.keys() == commands(tavern).keys()
    for command, calls in walk.items():
        for options in calls:
            outcome = await host.slash(tavern.channel, command, **options)
            assert outcome.error is None, (command, outcome)
            assert not says(outcome, "incident"), (command, outcome)
            pass_time(tavern, 600)


async def test_leafing_through_the_past(tavern: Tavern) -> None:
    host = tavern.people[0]
    past = (await host.slash(tavern.channel, "farkle history")).shown
    for label in ("Next", "Back", "Everyone's games", "Next"):
        await click(tavern, past, label)
    # The long games were stored first. Their list is a long way back, which an address need not be leafed to.
    last = await host.forge("component", tavern.channel, {"custom_id": f"fs:past:{host.id}:9999"}, past)
    assert str(LONG) in past.selects[0].options, last
    await host.choose(past, past.selects[0].custom_id, [str(LONG)])
    await tavern.until(lambda: says(past, "game-rounds"))
    for label in ("Replay", "Last", "Back", "First", "Next", "Back to the game"):
        await click(tavern, past, label)
    for label in ("Export", "Show everyone"):
        outcome = await click(tavern, past, label)
        assert outcome.message is not past
    card = await host.slash(tavern.channel, "farkle stats")
    await click(tavern, card.shown, "My games everywhere")
    await host.slash(tavern.channel, "farkle leaderboard")


async def test_the_rule_editor_and_a_sleeping_game_whose_win_is_claimed(path: Path, tavern: Tavern) -> None:
    host = tavern.people[0]
    editor = (await host.slash(tavern.channel, "farkle-setup edit", name="Ours 0")).shown
    playing, _scoring, winning = (menu.custom_id for menu in editor.selects)
    asked = await host.choose(editor, playing, ["dice"])
    await host.submit(asked.modal, {"dice": "5"})
    asked = await host.choose(editor, winning, ["target"])
    await host.submit(asked.modal, {"target": "999,981"})
    assert "999,981" in editor.text
    await click(tavern, editor, "Rules in words")
    await click(tavern, editor, "Save")
    board = (await host.slash(tavern.channel, "farkle board", game=f"id:{asleep(path)[5]}")).shown
    assert (await click(tavern, board, "I'm back")).kind == "update"
    claimed = await click(tavern, board, "Claim the win")
    assert claimed.kind == "deferred_update", "the board is posted anew, to call those who are missing"


async def test_taking_everything_along_and_being_forgotten(tavern: Tavern) -> None:
    host = tavern.people[0]
    kept = (await host.slash(tavern.channel, "farkle privacy")).shown
    for label in ("Hide me", "Show me"):
        await click(tavern, kept, label)
    exported = await click(tavern, kept, "Get it")
    await tavern.until(lambda: bool(exported.shown.attachments or exported.followups))
    data = json.loads(await download(exported.followups[-1] if exported.followups else exported.shown))
    assert len(data["seats"]) == HOARD.long + HOARD.short + HOARD.asleep
    assert len(data["results"]) == HOARD.long + HOARD.short
    await click(tavern, kept, "Delete me")
    await click(tavern, kept, "Delete me for good")
    await tavern.until(lambda: says(kept, "privacy-forgotten"))
    assert await tavern.bot.services.records.database.read(open_games, host.id) == []


async def test_the_clock_with_many_games_due(path: Path) -> None:
    """Their channels are gone, too."""
    async with hoarded(path, Hoard(long=1, facts=1, due=60)) as tavern:
        for _grace_and_end_of_turn in range(2):
            while await games_due(tavern.bot.services.sessions):
                await tavern.bot.jobs.play("clock")
            pass_time(tavern, GRACE_SECONDS)
        assert {fault.split()[2] for fault in tavern.faults()} <= {"404", "429"}
        tavern.local.requests.clear()


async def click(tavern: Tavern, message: Message, label: str) -> Outcome:
    outcome = await tavern.people[0].click(message, label=next(b.label for b in message.buttons if label in b.label))
    assert outcome.error is None, outcome
    assert not says(outcome, "incident"), outcome
    return outcome
