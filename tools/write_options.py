"""Writes what follows from the rules' options: schemas of their files, and tables in the documents."""

import json
import sys
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

from bot.cli.pipes import run
from bot.games.engine import AnyEngine
from bot.games.registry import ENGINES
from bot.rulesets import schema
from bot.sentences import say
from bot.yaml_files import write_value

DOCS = Path(__file__).parent.parent / "docs"


def written(text: str) -> str:
    """Tables are between `<!-- options of GAME -->` and `<!-- end -->`."""
    for engine in ENGINES.values():
        head, mark, rest = text.partition(f"<!-- options of {engine.name} -->\n")
        if mark:
            text = head + mark + table(engine) + rest[rest.index("<!-- end -->") :]
    return text


def table(engine: AnyEngine) -> str:
    """A row per option: name, values, default, effect."""
    rules = engine.rules
    rows = [("option", "values", "default", "what it settles"), ("---",) * 4]
    for name, default in rules().model_dump(mode="json").items():
        shown = "none" if default is None else write_value(default) or "none"
        rows.append(
            (
                f"`{name}`",
                rules.words_of(name) or say(rules.allowed(name)),
                shown,
                " ".join(rules.texts()[name].split()),
            )
        )
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def main(arguments: Sequence[str] = ()) -> int:
    """Writes the files that are outdated. With `--check`, only names them, and returns 1 if there are any."""
    texts = {path: written(path.read_text(encoding="utf-8")) for path in DOCS.glob("*.md")}
    for engine in ENGINES.values():
        path = Path(str(files(engine.package))) / "rulesets" / "schema.json"
        texts[path] = f"{json.dumps(schema(engine), indent=2)}\n"
    old = [path for path, text in texts.items() if path.read_text(encoding="utf-8") != text]
    for path in old:
        print(path)
        if "--check" not in arguments:
            path.write_text(texts[path], encoding="utf-8")
    return int("--check" in arguments and bool(old))


if __name__ == "__main__":
    run(lambda: main(sys.argv[1:]))
