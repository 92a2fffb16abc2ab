"""What the project's pages and its changelog say is there."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from bot import __version__
from bot.store.versions import newest_schema

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


def test_the_changelog_and_the_migrations_agree_with_the_version() -> None:
    headings = re.findall(r"^## (.*)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    is_released = headings[0] != "Unreleased"
    entries = [re.fullmatch(r"(\d+\.\d+\.\d+)(?: \(\d{4}-\d\d-\d\d\))?", each) for each in headings[not is_released :]]
    versions = [each[1] for each in entries if each]
    assert (len(versions), versions[0]) == (len(entries), __version__)
    assert versions == sorted(versions, key=numbers, reverse=True)
    # A migration for the next release is only there while that is being written.
    assert not is_released or numbers(newest_schema())[:2] <= numbers(__version__)[:2]


def numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))
