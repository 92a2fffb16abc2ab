"""`python -m tools.translate`: the missing parts of a language."""

import pytest
from discord import Locale

from bot.text import languages
from tests.support.sentences import TO_TRANSLATE
from tools.translate import main


def test_of_a_new_language_every_sentence_is_listed_in_english_ready_to_be_translated(
    capsys: pytest.CaptureFixture[str],
) -> None:
    new = next(each.value for each in Locale if each.value not in languages())
    assert main(["de", new]) == 1
    printed = capsys.readouterr().out
    assert f"# de: 100% translated, 0 sentences lacking\n# {new}: 0% translated" in printed
    assert f"\n## data/locales/{new}.ftl\n" in printed
    assert f"\n## bot/ui/games/farkle/{new}.ftl\n" in printed
    assert f"{len(TO_TRANSLATE)} sentences lacking" in printed
    assert "\nlobby-join = Join\n" in printed


def test_where_nothing_is_lacking_the_exit_status_says_so() -> None:
    assert main(["de"]) == 0


def test_a_language_that_discord_does_not_know_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["klingon"])
    assert "Discord has no language klingon" in capsys.readouterr().err
