"""A language with only a few translated sentences, for as long as a test takes."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest

from bot import text


@contextmanager
def begun_language(folder: Path, sentences: str, locale: str = "es-ES") -> Iterator[str]:
    """The program has this language beside English, and no other; its locale."""
    folder.mkdir(exist_ok=True)
    shutil.copy(text.LOCALES / f"{text.DEFAULT}.ftl", folder)
    folders = [_only_english(path, folder / str(number)) for number, path in enumerate(text._folders())]
    (folder / f"{locale}.ftl").write_text(sentences, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patched:
        # The program has whole languages only.
        patched.setattr(text, "LOCALES", folder)
        patched.setattr(text, "_folders", cache(lambda: tuple(folders)))
        forget_sentences()
        yield locale
    forget_sentences()


def _only_english(folder: Path, copy: Path) -> Path:
    copy.mkdir(exist_ok=True)
    for path in (folder / f"{text.DEFAULT}.ftl", folder / "host.ftl"):
        if path.is_file():
            shutil.copy(path, copy)
    return copy


def forget_sentences() -> None:
    """Files are read again."""
    text.say.cache_clear()
    text._names.cache_clear()
    text._pattern.cache_clear()
    text._folders.cache_clear()
    text._sources.cache_clear()
    text._keys.cache_clear()
    text.lacking.cache_clear()
    text.languages.cache_clear()
    text.titles.cache_clear()
    text._report.cache_clear()
    text.spoken.cache_clear()
    text.for_babel.cache_clear()
