"""Games that are installed beside the bot: the bot finds them, leaves out broken ones, and lives on without them."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import time
from typing import Any

import pytest

from bot.coach.coach import Coach
from bot.errors import NothingToCheck, Refused, UnreadableGame
from bot.games.engine import AnyEngine, Engine
from bot.games.registry import ENGINES, GROUP
from bot.play import opening, turns
from bot.play.sessions import Sessions
from bot.plugins import INTERFACE, registered
from bot.records.records import Records
from bot.records.reviews import Reviews
from bot.rulesets import shipped, shipped_of
from bot.servers.rule_books import RuleBooks
from bot.store import counting, games
from bot.store.database import Database
from tests.support.databases import rows
from tests.support.sessions import FIRST, GUILD, act, began

CODE = '''
from bot.games.yahtzee import RuleSet
from bot.games.yahtzee.engine import Yahtzee


class MiniRules(RuleSet):
    """Of Yahtzee by another name."""


class Mini(Yahtzee):
    name = "{name}"
    package = "{package}"
    standard = "{rule_set}"
    rules = MiniRules


ENGINE = Mini()
'''


def install(
    folder: Path,
    package: str,
    name: str | None = None,
    rule_set: str | None = None,
    rules: str = "summary: A game from outside.\n",
    code: str = CODE,
    listed: str | None = None,
    stated: str = f"INTERFACE = {INTERFACE}\n",
) -> None:
    """Installs a package with a game in a folder, which stands for one with packages."""
    named = {"package": package, "name": name or package, "rule_set": rule_set or package}
    (folder / package / "rulesets").mkdir(parents=True)
    (folder / package / "__init__.py").write_text(stated + code.format(**named))
    (folder / package / "rulesets" / f"{named['rule_set']}.yaml").write_text(f"title: Mini\n{rules}")
    about = folder / f"{package}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[farkle_bot.engines]\n{package} = {listed or package}:ENGINE\n")


ROOT = Path(__file__).parents[2]
LOOK = """
import json
from bot.coach.advisers import ADVISERS
from bot.games.registry import ENGINES
from bot.plugins import FAILED
from bot.rulesets import shipped
print(json.dumps([[*ENGINES], [*shipped()], FAILED]))
"""


BROKEN: dict[str, tuple[dict[str, str], str]] = {
    "it states no interface": ({"stated": ""}, f"does not state INTERFACE = {INTERFACE}"),
    "it is made for another bot": (
        {"stated": "INTERFACE = 1\n", "code": "", "listed": "broken1.engine"},
        f"broken1 is made for interface 1, and this bot has {INTERFACE}",
    ),
    "it does not load": ({"code": "raise RuntimeError('broken')"}, "broken"),
    "it ends the program": ({"code": "raise SystemExit('bye')"}, "bye"),
    "its module is not there": ({"listed": "nowhere"}, "No module named 'nowhere'"),
    "it is no engine": ({"code": "ENGINE = 5"}, "broken5:ENGINE is no Engine"),
    "it lacks something": ({"code": "from bot.games.engine import Engine\nENGINE = Engine()"}, "abstract"),
    "its name is taken": ({"name": "farkle"}, "there already is a game named 'farkle'"),
    "its name is none": ({"name": "My Game!"}, "'My Game!' is no name for a game"),
    "its rules are faulty": ({"rules": "columns: 9\n"}, "line 2"),
    "its rules have no defaults": ({"rules": "columns: 2\n"}, "must have all defaults"),
    "its rules are based on nothing": ({"rules": "base: nothing\n"}, "there is no rule set named 'nothing'"),
    "its rule set has the id of another game's": ({"rule_set": "standard"}, "are rule sets named standard"),
}


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What a bot finds beside it: a game, and broken ones."""
    folder = tmp_path_factory.mktemp("packages")
    install(folder, "mini")
    for number, (files, _) in enumerate(BROKEN.values()):
        install(folder, f"broken{number}", **files)
    beside = os.environ | {"PYTHONPATH": str(folder)}
    ran = subprocess.run([sys.executable, "-c", LOOK], cwd=ROOT, env=beside, capture_output=True, text=True, check=True)
    return json.loads(ran.stdout)


def test_a_game_that_is_installed_beside_the_bot_is_one_of_its_games(found: Any) -> None:
    assert found[:2] == [[*ENGINES, "mini"], [*shipped(), "mini"]]


@pytest.mark.parametrize("how", BROKEN)
def test_a_game_that_is_broken_is_left_out(found: Any, how: str) -> None:
    warning = found[2][f"farkle_bot.engines: broken{[*BROKEN].index(how)}"]
    assert BROKEN[how][1] in warning
    assert len(warning.splitlines()) == 1


def plug_in(folder: Path, installed: pytest.MonkeyPatch) -> AnyEngine:
    """Installs the game for this process, until the patches are undone."""
    install(folder, "mini")
    installed.syspath_prepend(folder)  # as pip would install it
    engine = registered(GROUP, Engine, ())["mini"]  # type: ignore[type-abstract]  # only compared
    installed.setitem(ENGINES, "mini", engine)  # the bot looks for games once
    shipped.cache_clear()
    return engine


@pytest.fixture
def installed() -> Iterator[pytest.MonkeyPatch]:
    """`undo` removes the game; so does the end of the test."""
    with pytest.MonkeyPatch.context() as patches:
        yield patches
    forget_all()


def forget_all() -> None:
    """Forgets what a new process would not know."""
    sys.modules.pop("mini", None)
    shipped.cache_clear()


async def test_a_game_that_is_not_installed_any_more_harms_nothing(
    tmp_path: Path, database: Database, installed: pytest.MonkeyPatch
) -> None:
    engine = plug_in(tmp_path / "packages", installed)
    tables, records, books = Sessions(database), Records(database), RuleBooks(database)
    ruleset = shipped_of(engine)["mini"]
    won, of_farkle = await began(tables, ruleset), await began(tables, shipped()["kingdom-come"])
    for game_id in (won, of_farkle):
        async with tables.lock(game_id) as session:
            await act(session, turns.leave, FIRST)
    runs = await began(tables, ruleset)
    in_lobby = (await opening.open_lobby(tables, GUILD, 7, FIRST, ruleset, join_id=99)).id
    await books.make(GUILD, "Ours", "mini")
    await books.set_default(GUILD, "Ours")
    lines = await database.read(games.lines_of, game_id=won)

    installed.undo()
    forget_all()
    tables.read_anew()

    # It is no game to play, and others are.
    for game_id in (won, runs, in_lobby):
        with pytest.raises(UnreadableGame):
            async with tables.lock(game_id):
                pass
    assert (await books.of(GUILD)).own == ()
    assert {ruleset.engine for ruleset in (await books.of(GUILD)).all} == {*ENGINES.values()}
    await began(tables, shipped()["kingdom-come"])

    # It can be read as text.
    text = await records.history.export(won, GUILD, viewer=None)
    assert text.splitlines()[:2] == ["rules mini", "set dice 5"]
    assert text.endswith("".join(f"{line}\n" for line in lines) + text.splitlines()[-1] + "\n")
    with pytest.raises(NothingToCheck):
        await records.history.check(won, GUILD, viewer=None)
    with pytest.raises(Refused, match="not-in-this-game"):
        await Reviews(database, Coach(), time).of(won, GUILD, viewer=None)

    # It counts nowhere, and the others do.
    page = await records.history.page(GUILD, None, 1, viewer=None)
    assert {line.game_id for line in page.lines} == {won, of_farkle}
    card = await records.card(FIRST, GUILD)
    assert card.tally.games == 1
    assert await records.rebuild() == []
    assert await database.read(counting.unreadable_games) == [won, runs, in_lobby]

    # It can be stopped, exported and deleted.
    for game_id in (runs, in_lobby):
        await tables.stop_unread(game_id, FIRST, may_help=False)
    pieces = "".join([piece async for piece in records.privacy.export(FIRST)])
    assert f'"game_id": {won}' in pieces
    await records.privacy.forget(FIRST)
    assert not await rows(database, f"SELECT 1 FROM seats WHERE user_id = {FIRST}")
