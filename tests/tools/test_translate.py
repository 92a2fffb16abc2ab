"""`python -m tools.translate`: the missing parts of a language."""

import subprocess
import sys
from pathlib import Path

from discord import Locale

from bot.text import languages
from tests.support.sentences import SENTENCES

ROOT = Path(__file__).parents[2]


def translate(*locales: str) -> tuple[int, str]:
    """The exit status, and what was printed."""
    command = [sys.executable, "-m", "tools.translate", *locales]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def test_of_a_new_language_every_sentence_is_listed_in_english_ready_to_be_translated() -> None:
    new = next(each.value for each in Locale if each.value not in languages())
    status, printed = translate("de", new)
    assert status == 1
    assert f"# de: 100% translated, 0 sentences lacking\n# {new}: 0% translated" in printed
    assert f"\n## data/locales/{new}.ftl\n" in printed
    assert f"\n## bot/ui/games/farkle/{new}.ftl\n" in printed
    assert f"{len(SENTENCES)} sentences lacking" in printed
    assert "\nlobby-join = Join\n" in printed


def test_where_nothing_is_lacking_the_exit_status_says_so() -> None:
    assert translate("de")[0] == 0


def test_a_language_that_discord_does_not_know_is_refused() -> None:
    status, printed = translate("klingon")
    assert status == 2
    assert "Discord has no language klingon" in printed
