"""Breaks the bot in small ways and runs the tests that should notice: ``python -m tools.mutate [NUMBER …]``.

Works in a copy. Exit status: 0 if all were noticed, else 1.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from bot.cli.pipes import run
from tools.mutate.mutations import MUTATIONS, Mutation

_ROOT = Path(__file__).parents[2]
_COPIED = ("bot", "cogs", "data", "docs", "localdiscord", "tests", "tools")
_LONGEST_SECONDS = 900
"""Tests that take longer hang, so the change was noticed."""

_NOTICED, _GREEN = 1, 0
"""Exit statuses of pytest."""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.mutate", description=__doc__.partition("\n")[0])
    parser.add_argument("numbers", nargs="*", type=int, metavar="NUMBER", help=f"only these of 1 to {len(MUTATIONS)}")
    chosen = parser.parse_args(arguments).numbers or range(1, len(MUTATIONS) + 1)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for name in _COPIED:
            shutil.copytree(_ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
        for path in (_ROOT / "pyproject.toml", *_ROOT.glob("*.md"), *_ROOT.glob("*.txt"), _ROOT / "Makefile"):
            shutil.copy(path, copy)
        # Running them takes minutes each.
        if gone := [number for number in chosen if not _has_a_place(copy, MUTATIONS[number - 1])]:
            raise SystemExit(f"their files don't have the old text in one place: {gone}")
        survivors = [number for number in chosen if not _is_noticed(copy, number, MUTATIONS[number - 1])]
    print(f"{len(chosen)} ways to break it, {len(survivors)} not noticed: {survivors}")
    return 1 if survivors else 0


def _has_a_place(copy: Path, mutation: Mutation) -> bool:
    return (copy / mutation.file).read_text(encoding="utf-8").count(mutation.old) == 1


def _is_noticed(copy: Path, number: int, mutation: Mutation) -> bool:
    path, began = copy / mutation.file, time.monotonic()
    whole = path.read_text(encoding="utf-8")
    path.write_text(whole.replace(mutation.old, mutation.new), encoding="utf-8")
    try:
        status, by = _run(copy, mutation.tests)
    finally:
        path.write_text(whole, encoding="utf-8")
    verdict = "survived" if status == _GREEN else "noticed"
    if "::" in by and _run(copy, (by,))[0] != _GREEN:
        verdict = "unknown: this test fails anyway"
    changed, took = " ".join(mutation.old.split())[:70], time.monotonic() - began
    print(f"{number:3} {verdict} after {took:.0f} s  {mutation.file}: {changed}  [{by}]", flush=True)
    return verdict == "noticed"


def _run(copy: Path, tests: Sequence[str]) -> tuple[int, str]:
    """Returns pytest's exit status, and the first test that failed."""
    # Bytecode makes it much faster; it stays in the copy.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests]
    try:
        done = subprocess.run(
            command,
            cwd=copy,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
            timeout=_LONGEST_SECONDS,
        )
    except subprocess.TimeoutExpired:
        return _NOTICED, "hangs"
    return done.returncode, _first_failure(done.stdout)


def _first_failure(printed: str) -> str:
    failed = [line for line in printed.splitlines() if line.startswith(("FAILED tests/", "ERROR tests/"))]
    return failed[0].split(" - ")[0].partition(" ")[2] if failed else ""


if __name__ == "__main__":
    run(main)
