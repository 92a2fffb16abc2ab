"""Looks for English on a bot that speaks a made-up language: ``python -m tools.break_bot.foreign [--interactions N]``.

People do sense and nonsense. Every text that is seen and has an English word is printed; exit status 1 if there is one.
"""

import argparse
import asyncio
import random
import tempfile
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from pathlib import Path
from unittest.mock import patch

from bot import workers
from bot.cli.pipes import run
from bot.ui.display import Display, Displays
from localdiscord import Event, Message, Outcome
from localdiscord.model.components import walk
from tests.support import tavern
from tests.tools.pseudo import LOCALE, english_in, pseudo_language
from tools.break_bot.drive import Drive
from tools.break_bot.must_hold import Witness
from tools.break_bot.world import Plan, town

_SHOWN = ("content", "label", "placeholder", "description", "title")


def texts(message: Message) -> Iterator[str]:
    yield message.content
    for each in walk(message.components):
        for shown in (each, *each.get("options", ()), *each.get("items", ())):
            yield from (str(shown[name]) for name in _SHOWN if shown.get(name))


async def at_once(function: Callable[..., object], *arguments: object) -> object:
    return function(*arguments)


async def english_seen(interactions: int, seed: int, folder: Path) -> dict[str, str]:
    """Texts by the English in them."""
    found: dict[str, str] = {}
    plan, chance = Plan(interactions, seed, nonsense=True, anywhere=True), random.Random(seed)

    def look(text: str) -> None:
        if words := english_in(text):
            found.setdefault(" ".join(words), text)

    # Nobody chooses English, and no law reads it. Other processes would know only shipped languages, so the
    # bot computes by itself, and takes longer.
    with (
        patch.object(tavern, "guarded_loop", nullcontext),
        patch.object(workers.shared, "run", at_once),
        pseudo_language(folder / "locales"),
        patch.object(Displays, "of", lambda self, *_: Display(self.emoji, LOCALE, self._names)),
        patch.object(Displays, "of_person", lambda _, _user, _locale, here: here),
        patch.object(Witness, "violate"),
    ):
        async with town(folder, plan, chance) as built:
            driven = Drive(built, chance)

            def hear(event: Event) -> None:
                if event.message is not None and event.message.author is built.local.world.bot:
                    for text in texts(event.message):
                        look(text)
                if event.interaction is not None:
                    seen.append(event.interaction.outcome)

            seen: list[Outcome] = []
            built.local.world.listeners.append(hear)
            with driven.witness.watching():
                await driven.run(interactions)
            for outcome in seen:
                look(outcome.modal.text if outcome.modal else "")
                for choice in outcome.choices:
                    look(str(choice.get("name", "")))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--interactions", type=int, default=5_000, metavar="N", help="default: %(default)s")
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32), metavar="N")
    options = parser.parse_args()
    print(f"seed {options.seed}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(english_seen(options.interactions, options.seed, Path(folder)))
    for words, text in found.items():
        print(f"\n{words}\n    {text[:300]!r}")
    return 1 if found else 0


if __name__ == "__main__":
    run(main)
