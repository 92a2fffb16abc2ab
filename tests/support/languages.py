"""A language with only a few translated sentences, for as long as a test takes."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest

from bot import sentences


@contextmanager
def begun_language(folder: Path, translated: str, locale: str = "es-ES") -> Iterator[str]:
    """The program has this language beside English, and no other; its locale."""
    folder.mkdir(exist_ok=True)
    shutil.copy(sentences.LOCALES / f"{sentences.DEFAULT}.ftl", folder)
    folders = [_only_english(path, folder / str(number)) for number, path in enumerate(sentences._folders())]
    (folder / f"{locale}.ftl").write_text(translated, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patched:
        # The program has whole languages only.
        patched.setattr(sentences, "LOCALES", folder)
        patched.setattr(sentences, "_folders", cache(lambda: tuple(folders)))
        forget_sentences()
        yield locale
    forget_sentences()


def _only_english(folder: Path, copy: Path) -> Path:
    copy.mkdir(exist_ok=True)
    for path in (folder / f"{sentences.DEFAULT}.ftl", folder / "host.ftl"):
        if path.is_file():
            shutil.copy(path, copy)
    return copy


def forget_sentences() -> None:
    """Files are read again."""
    sentences.say.cache_clear()
    sentences._names.cache_clear()
    sentences._pattern.cache_clear()
    sentences._folders.cache_clear()
    sentences._sources.cache_clear()
    sentences._keys.cache_clear()
    sentences.lacking.cache_clear()
    sentences.languages.cache_clear()
    sentences.titles.cache_clear()
    sentences._report.cache_clear()
    sentences.spoken.cache_clear()
    sentences.for_babel.cache_clear()
