"""Says what a language needs: ``python -m tools.translate [LOCALE …]``, by default every language there is.

A locale is Discord's name of a language, such as `pt-BR`. Prints what the gates refuse, and then what is missing, in
English, by file, each after the one before it. Exit status: 0 if nothing is refused or missing, else 1.
docs/translating.md says how to begin.
"""

import argparse
import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path

from discord import Locale
from fluent.syntax import serialize
from fluent.syntax.ast import Message, Resource

from bot.cli.pipes import run
from bot.sentences import DEFAULT, files, lacking, languages, translated
from tools.gates import ROOT, entries, refused, sentences


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.translate", description=__doc__.partition("\n")[0])
    parser.add_argument("locales", nargs="*", metavar="LOCALE", help="only these (default: every language there is)")
    parser.add_argument("--begin", action="store_true", help="first copy the English files that it lacks")
    parser.add_argument("--stale", action="store_true", help="also list sentences whose English was changed later")
    options = parser.parse_args(arguments)
    chosen = options.locales or [locale for locale in languages() if locale != DEFAULT]
    if unknown := [locale for locale in chosen if locale not in {each.value for each in Locale}]:
        parser.error(f"Discord has no language {', '.join(unknown)}")
    if options.begin:
        for locale in chosen:
            _begin(locale)
        return 0
    return max([_report(locale, is_stale_asked=options.stale) for locale in chosen], default=0)


def _begin(locale: str) -> None:
    for path in files(DEFAULT):
        if not (own := path.with_stem(locale)).exists():
            shutil.copyfile(path, own)
            print(os.path.relpath(own, ROOT))


def _report(locale: str, *, is_stale_asked: bool) -> int:
    print(f"# {locale}: {translated(locale)}% there, {_count(len(lacking(locale)))} lacking")
    wrong = [*refused(locale)]
    print(f"# {_count(len({each.key for each in wrong}))} refused")
    for each in wrong:
        print(each)
    if is_stale_asked:
        print("# Changed in English later. Do they still say the same?", *_stale(locale), sep="\n")
    for path in files(DEFAULT):
        if english := "".join(_english(path, locale)):
            print(f"\n## {os.path.relpath(path.with_stem(locale), ROOT)}\n{english}", end="")
    return 1 if wrong or lacking(locale) else 0


def _count(number: int) -> str:
    return f"{number} sentence{'s' * (number != 1)}"


def _stale(locale: str) -> Iterator[str]:
    """Sentences whose English was committed after them."""
    english = sentences(DEFAULT)
    times = {path: _times(path) for path in (*files(locale), *files(DEFAULT))}
    for key, own in sentences(locale).items():
        if key in english:
            written, changed = (_newest(each.path, each.message, times) for each in (own, english[key]))
            if written < changed:
                yield f"{os.path.relpath(own.path, ROOT)}: {key}"


def _newest(path: Path, message: Message, times: dict[Path, list[int]]) -> int:
    """The time of the last commit that changed the sentence itself, not the comment above it."""
    assert message.value is not None
    assert message.value.span is not None
    source = path.read_text(encoding="utf-8")
    first, last = (source.count("\n", 0, at) for at in (message.value.span.start, message.value.span.end - 1))
    return max(times[path][first : last + 1], default=0)


def _times(path: Path) -> list[int]:
    """When each line was committed; no times without Git."""
    command = ("git", "blame", "--line-porcelain", "--", path.name)
    found = subprocess.run(command, cwd=path.parent, capture_output=True, text=True, check=False).stdout
    return [int(line.split()[1]) for line in found.splitlines() if line.startswith("committer-time ")]


def _english(path: Path, locale: str) -> Iterator[str]:
    missing, before = set(lacking(locale)), ""
    for entry in entries(path):
        if not isinstance(entry, Message):
            continue
        if entry.id.name in missing:
            if before and before not in missing:
                yield f"\n# after {before}\n"
            yield serialize(Resource([entry]))
        before = entry.id.name


if __name__ == "__main__":
    run(main)
