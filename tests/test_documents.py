"""What the project's pages and its changelog say is there."""

import importlib.util
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from html import unescape
from pathlib import Path
from urllib.parse import unquote

import pytest
import yaml

from bot import __version__
from bot.store.storage import newest_schema

ROOT = Path(__file__).parents[1]
PAGES = sorted(
    page.relative_to(ROOT).as_posix()
    for pattern in ("*.md", "docs/*.md", "examples/*/*.md", "localdiscord/*.md", "tests/*.md", ".github/*.md")
    for page in ROOT.glob(pattern)
)


@cache
def prose(page: Path) -> str:
    """Without code, which is not read for links."""
    return re.sub(r"^(```+).*?^\1$", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)


@cache
def anchors(page: Path) -> set[str]:
    """As code hosts and the site make them from headings."""
    headings = re.findall(r"^#+ (.*)$", prose(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading).lower().replace(" ", "-") for heading in headings}


def broken(page: str) -> Iterator[str]:
    for target in re.findall(r"\]\(([^)\s]+)\)", re.sub("`[^`]*`", "", prose(ROOT / page))):
        if re.match("[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        found = (ROOT / page).parent / path if path else ROOT / page
        if not found.exists() or (anchor and anchor not in anchors(found)):
            yield target


@pytest.mark.parametrize("page", PAGES)
def test_every_link_within_the_project_leads_somewhere(page: str) -> None:
    assert list(broken(page)) == []


@pytest.mark.skipif(importlib.util.find_spec("mkdocs") is None, reason="mkdocs is not installed")
def test_the_site_is_built_as_its_workflow_does_and_lacks_no_page_and_no_picture(tmp_path: Path) -> None:
    workflow = yaml.safe_load((ROOT / ".github/workflows/site.yml").read_text(encoding="utf-8"))
    (command,) = (step["run"] for step in workflow["jobs"]["build"]["steps"] if "mkdocs" in step.get("run", "").split())
    words = command.replace('"$RUNNER_TEMP/site"', str(tmp_path)).split()
    built = subprocess.run([sys.executable, "-m", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    assert {lacking for page in tmp_path.rglob("*.html") for lacking in lacking_on(page, tmp_path)} == set()


def lacking_on(page: Path, site: Path) -> Iterator[str]:
    """The addresses within the site, of links and pictures, that lead nowhere."""
    for target in re.findall(r'(?:src|href)="?([^"\s>#?]+)', page.read_text(encoding="utf-8")):
        path = unquote(unescape(target))
        if not re.match("[a-z]+:", path) and not (site / path[1:] if path[0] == "/" else page.parent / path).exists():
            yield path


def test_the_changelog_and_the_migrations_agree_with_the_version() -> None:
    headings = re.findall(r"^## (.*)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    is_released = headings[0] != "Unreleased"
    entries = [re.fullmatch(r"(\d+\.\d+\.\d+)(?: \(\d{4}-\d\d-\d\d\))?", each) for each in headings[not is_released :]]
    versions = [each[1] for each in entries if each]
    assert len(versions) == len(entries)
    # Only a release has its number alone.
    assert __version__ == versions[0] + "+main" * (not is_released)
    assert versions == sorted(versions, key=numbers, reverse=True)
    # A migration for the next release is only there while that is being written.
    assert not is_released or numbers(newest_schema())[:2] <= numbers(__version__)[:2]


def numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))
