"""What the project's pages and its changelog say is there."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

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
