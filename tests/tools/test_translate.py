"""`python -m tools.translate`: the missing parts of a language."""

import os
import subprocess
from functools import cache
from pathlib import Path

import pytest
from discord import Locale

from bot import sentences
from bot.sentences import languages
from tests.support.languages import begun_language, forget_sentences
from tests.support.sentences import TO_TRANSLATE
from tools.translate import main


def test_of_a_new_language_every_sentence_is_listed_in_english_ready_to_be_translated(
    capsys: pytest.CaptureFixture[str],
) -> None:
    new = next(each.value for each in Locale if each.value not in languages())
    assert main([new]) == 1
    printed = capsys.readouterr().out
    assert f"# {new}: 0% there" in printed
    assert f"\n## data/locales/{new}.ftl\n" in printed
    assert f"\n## bot/ui/games/farkle/{new}.ftl\n" in printed
    assert f"{len(TO_TRANSLATE)} sentences lacking" in printed
    assert "\nlobby-join = Join\n" in printed


def test_copied_sentences_are_refused_until_they_are_translated(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    # The language's own patches are undone last, so that the next tests read the project's files.
    with begun_language(tmp_path, "language-name = Español\n"), pytest.MonkeyPatch.context() as patched:
        patched.setattr(sentences, "_folders", cache(lambda: ()))
        forget_sentences()
        main(["fr", "--begin"])
        assert (tmp_path / "fr.ftl").read_text(encoding="utf-8") == (tmp_path / "en.ftl").read_text(encoding="utf-8")
        forget_sentences()
        assert main(["fr"]) == 1
    assert "fr.ftl: lobby-join: is English" in capsys.readouterr().out


def test_sentences_whose_english_changed_later_are_listed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with begun_language(tmp_path, "language-name = Español\nlobby-join = Unirse\n"):
        (tmp_path / "en.ftl").write_text("language-name = English\nlobby-join = Join\n", encoding="utf-8")
        git = ("git", "-C", str(tmp_path), "-c", "user.name=x", "-c", "user.email=x@example.org")
        subprocess.run([*git, "init", "-q"], check=True)
        for day, join in enumerate(("Join", "Sit down"), start=1):
            (tmp_path / "en.ftl").write_text(f"language-name = English\nlobby-join = {join}\n", encoding="utf-8")
            subprocess.run([*git, "add", "."], check=True)
            at = f"2026-11-0{day}T12:00:00Z"
            env = {**os.environ, "GIT_COMMITTER_DATE": at, "GIT_AUTHOR_DATE": at}
            subprocess.run([*git, "commit", "-qm", "x"], check=True, env=env)
        main(["es-ES", "--stale"])
    printed = capsys.readouterr().out
    assert "es-ES.ftl: lobby-join\n" in printed
    assert "es-ES.ftl: language-name\n" not in printed


def test_where_nothing_is_lacking_the_exit_status_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["de"]) == 0
    assert "# de: 100% there, 0 sentences lacking\n# 0 sentences refused\n" in capsys.readouterr().out


def test_a_language_that_discord_does_not_know_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["klingon"])
    assert "Discord has no language klingon" in capsys.readouterr().err
