"""Imports point one way: the contracts are in pyproject.toml."""

import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
# What no layer needs to name: the package itself, and what stands beside the layers.
BESIDE = {"bot.__init__"}


def test_the_contracts_are_kept() -> None:
    code = "from importlinter.cli import lint_imports; raise SystemExit(lint_imports(no_cache=True))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 broken" in done.stdout


def test_every_module_has_its_layer() -> None:
    """A new module that no contract names would be free to import anything."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    layers = {name.strip() for layer in contracts[0]["layers"] for name in layer.split("|")}
    modules = {f"bot.{path.stem}" for path in (ROOT / "bot").iterdir() if path.suffix == ".py" or path.is_dir()}
    assert modules - layers - BESIDE - {"bot.__pycache__"} == set()
    assert layers - modules == {"cogs"}
