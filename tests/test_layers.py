"""Imports point one way: the contracts are in pyproject.toml. Only a tool's own tests import it."""

import ast
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

from bot.features.installed import FEATURES

ROOT = Path(__file__).parent.parent


@cache
def imported(path: Path) -> list[str]:
    """A file's imports: modules, and names from them."""
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            found += [node.module or "", *(f"{node.module}.{name.name}" for name in node.names)]
        elif isinstance(node, ast.Import):
            found += [name.name for name in node.names]
    return found


def importers(folder: str, of: str) -> set[str]:
    """The files of a folder that import anything of a package."""
    files = (ROOT / folder).rglob("*.py")
    return {str(path.relative_to(ROOT)) for path in files for name in imported(path) if f"{name}.".startswith(f"{of}.")}


def test_the_contracts_are_kept() -> None:
    code = "from importlinter.cli import lint_imports; raise SystemExit(lint_imports(no_cache=True))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 broken" in done.stdout


def test_every_folder_is_a_package() -> None:
    """The contracts see no others. Alembic loads migrations by itself."""
    folders = {path.parent for folder in ("bot", "cogs") for path in (ROOT / folder).rglob("*.py")}
    apart = [str(folder.relative_to(ROOT)) for folder in sorted(folders) if not (folder / "__init__.py").is_file()]
    assert apart == ["bot/store/migrations", "bot/store/migrations/versions"]


def test_no_file_of_the_core_names_a_feature() -> None:
    """Not even in a comment. Migrations are one chain, and a cog has the option of a command that a feature widens."""
    found = []
    for path in sorted(path for folder in ("bot", "cogs") for path in (ROOT / folder).rglob("*.py")):
        where = path.relative_to(ROOT).as_posix()
        of_feature = where.startswith("bot/features/") or path.stem in {feature.name for feature in FEATURES}
        if of_feature or "/migrations/" in where or where == "cogs/records.py":
            continue
        text = path.read_text(encoding="utf-8").lower()
        found += [
            f"{where}: {feature.name}" for feature in FEATURES if re.search(rf"\b{feature.name.rstrip('s')}", text)
        ]
    # Discord's limit of logins is one a day, and people are away in other ways, too.
    assert [each for each in found if not each.endswith(": away")] == ["bot/host/logins.py: daily"]


def test_files_of_one_name_in_features_know_the_same() -> None:
    """Values, rules and tables know no Discord, and screens no SQL."""
    for path in (ROOT / "bot" / "features").glob("*/*.py"):
        known = {name.partition(".")[0] for name in imported(path)}
        if path.stem in ("model", "rules"):
            assert known & {"discord", "sqlalchemy", "asyncio"} == set(), path
        elif path.stem in ("tables", "store", "ranks", "awards"):
            assert known & {"discord", "asyncio"} == set(), path
        elif path.stem != "hooks":
            assert "sqlalchemy" not in known, path


def test_the_bot_loads_nothing_that_only_workers_and_migrations_need() -> None:
    assert loaded("bot.app") & {"PIL", "alembic", "numba", "numpy", "rustworkx"} == set()


def test_workers_load_neither_discord_nor_what_solves_tables() -> None:
    """They are processes, so each library takes its memory again."""
    named = loaded(
        *(
            "bot.worker_process",
            "bot.coach.farkle.policies",
            "bot.coach.farkle.review",
            "bot.coach.yahtzee.review",
            "bot.model.written",
        ),
        "bot.features.events.pairing",
        *("bot.ui.games.farkle.review", "bot.ui.games.yahtzee.review", "bot.ui.charts"),
    )
    assert named & {"aiohttp", "asyncio", "discord", "numba", "sqlalchemy"} == set()


def loaded(*modules: str) -> set[str]:
    """What a process that imports these loads."""
    code = f"import sys, {', '.join(modules)}; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_only_the_tests_of_a_tool_and_samples_of_long_proofs_import_it() -> None:
    found = importers("tests", of="tools")
    samples = {f"tests/features/test_{each}.py" for each in ("daily", "events", "own_days")} | {
        "tests/store/test_failing_disk.py"
    }
    assert {path for path in found if not path.startswith("tests/tools/")} == samples


def test_no_test_file_imports_another() -> None:
    """Shared code is in tests/support."""
    of_tests = re.compile(r"tests\..*\btest_")
    files = (ROOT / "tests").rglob("*.py")
    assert [str(path) for path in files if any(of_tests.match(name) for name in imported(path))] == []


def test_the_product_imports_no_test() -> None:
    assert [importers(folder, of="tests") for folder in ("bot", "cogs")] == [set()] * 2


def test_of_the_bot_only_what_is_local_knows_the_local_discord() -> None:
    found = importers("bot", of="localdiscord") | importers("cogs", of="localdiscord")
    assert {path.rpartition("bot/local/")[0] for path in found} == {""}
