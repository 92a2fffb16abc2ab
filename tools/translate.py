"""Lists what a language lacks: ``python -m tools.translate [LOCALE …]``, by default of all languages.

A locale is Discord's name of a language, such as `pt-BR`. Prints missing sentences in English, by file, each after the
one before it. Exit status: 0 if nothing is missing, else 1.
"""

import argparse
import os
from collections.abc import Iterator, Sequence
from pathlib import Path

from discord import Locale
from fluent.syntax import parse, serialize
from fluent.syntax.ast import Message, Resource

from bot.cli.pipes import run
from bot.text import DEFAULT, LOCALES, files, lacking, languages, translated


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.translate", description=__doc__.partition("\n")[0])
    parser.add_argument("locales", nargs="*", metavar="LOCALE", help="only these (default: every language there is)")
    chosen = parser.parse_args(arguments).locales or [locale for locale in languages() if locale != DEFAULT]
    if unknown := [locale for locale in chosen if locale not in {each.value for each in Locale}]:
        parser.error(f"Discord has no language {', '.join(unknown)}")
    for locale in chosen:
        print(f"# {locale}: {translated(locale)}% translated, {_count(locale)}")
        for path in files(DEFAULT):
            if english := "".join(_english(path, locale)):
                print(f"\n## {os.path.relpath(path.with_stem(locale), LOCALES.parents[1])}\n{english}", end="")
    return 1 if any(map(lacking, chosen)) else 0


def _count(locale: str) -> str:
    number = len(lacking(locale))
    return f"{number} sentence{'s' * (number != 1)} lacking"


def _english(path: Path, locale: str) -> Iterator[str]:
    missing, before = set(lacking(locale)), ""
    for entry in parse(path.read_text(encoding="utf-8")).body:
        if not isinstance(entry, Message):
            continue
        if entry.id.name in missing:
            if before and before not in missing:
                yield f"\n# after {before}\n"
            yield serialize(Resource([entry]))
        before = entry.id.name


if __name__ == "__main__":
    run(main)
