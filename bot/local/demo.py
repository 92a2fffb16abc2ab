"""`python -m bot sandbox --demo` prints a game of simulated people."""

import asyncio
import logging
import re
import tempfile
import time
from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path

from babel.dates import format_timedelta

from bot import rulesets
from bot.servers.rule_books import RuleBooks
from bot.store.database import Database
from bot.testing.table import Table, local_table, running_bot, seeded
from localdiscord import Button, Message, Outcome, Person

_PAUSE_SECONDS = 0.1
_FACES = dict(zip("123456", "⚀⚁⚂⚃⚄⚅", strict=True))


def play_demo(ruleset: rulesets.NamedRules, target: int, seed: int) -> int:
    """Plays a game in the terminal, and returns the exit status."""
    # The terminal shows only the channel.
    logging.disable(logging.WARNING)
    asyncio.run(_demo(ruleset, target, seed))
    print(
        "\nThat was the real bot on a local Discord: real slash commands, real button clicks, a real database.\n"
        "Its dice came from --seed, so that it can be played again: they do not follow from the secret in it.\n"
        "  Another game:         python -m bot sandbox --demo --rules renaissance --target 4000 --seed 5\n"
        "  The rules it knows:   python -m bot rules list\n"
        "  On your own server:   put DISCORD_TOKEN into .env (see .env.example), then make run\n"
        "  How it is built:      docs/architecture.md"
    )
    return 0


async def _demo(ruleset: rulesets.NamedRules, target: int, seed: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "farkle.sqlite3"
        async with local_table() as table:
            for person, name in zip(table.people, ("North", "South", "East"), strict=True):
                person.display_name = name
            if rulesets.shipped().get(ruleset.name) != ruleset:
                # Raises Refused if its title can't be used.
                async with Database.open(f"sqlite:///{path}") as database:
                    file = rulesets.write(ruleset).encode()
                    ruleset = await RuleBooks(database).read(table.guild.id, file, ruleset.title)
            async with running_bot(table, path, seeded(seed)):
                await _Evening(table).play(ruleset.name, target)


class _Evening:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.channel = table.channel
        self.people = table.people
        self.printed: dict[int, str] = {}

    async def play(self, rules: str, target: int) -> None:
        host_, *others = self.people
        print(f"# {self.channel.name}\n\n→ {host_.display_name} types /farkle start rules:{rules} target:{target}")
        await host_.slash(self.channel, "farkle start", rules=rules, target=target)
        for person in others:
            await self.press(person, "Join")
        await self.press(host_, "Start")
        while not is_over(board := await self.table.board()):
            await self.press(self.table.on_turn(board), next_press(board))
        self.print_changes()

    async def press(self, person: Person, label: str) -> Outcome:
        board = await self.table.board()
        self.print_changes()
        print(f"\n→ {person.display_name} presses [{board.button(label).label}]")
        await asyncio.sleep(_PAUSE_SECONDS)
        return await person.click(board, label=label)

    def print_changes(self) -> None:
        for message in self.channel.messages(viewer=self.people[0]):
            shown = self.readable(message.text) + "".join(f"\n{line}" for line in _button_lines(message.buttons))
            if self.printed.get(message.id) != shown:
                self.printed[message.id] = shown
                print("\n" + "\n".join(f"  │ {line}" for line in shown.splitlines()))

    def readable(self, text: str) -> str:
        for person in self.people:
            text = text.replace(person.mention, person.display_name)
        text = re.sub(r"<:(?:die|kept)_(\d):\d+>", lambda match: _FACES[match[1]], text)
        text = re.sub(r"<:\w+:\d+> ?", "", text)
        text = re.sub(r"<t:(\d+):R>", lambda match: relative_time(int(match[1]) - time.time()), text)
        return re.sub(r"\*\*|^### |^-# ", "", text, flags=re.MULTILINE)


def relative_time(seconds: float) -> str:
    """A time as Discord's clients show it, such as `in 5 minutes` or `5 minutes ago`."""
    return format_timedelta(timedelta(seconds=seconds), add_direction=True, locale="en")


def _button_lines(buttons: list[Button]) -> list[str]:
    """The buttons in lines of text: active ones in square brackets, inactive ones in round brackets."""
    shown = [f"({button.label})" if button.disabled else f"[{button.label}]" for button in buttons]
    dice = [text for text in shown if re.fullmatch(r"[\[(](✓ )?\d[\])]", text)]
    rest = [text for text in shown if text not in dice]
    return [" ".join(line) for line in (dice, rest) if line]


ENOUGH = 300
"""The points that are enough for these players to bank."""
_OTHERWISE = ("Start", "Join", "Rematch", "Resume", "Skip", "Take over", "Roll", "Most points")


def next_press(board: Message) -> str:
    """The label of the button to press."""
    return next_label([button.label for button in board.buttons if not button.disabled], board.text)


def next_label(labels: Sequence[str], text: str) -> str:
    """The label to press of those that can be pressed, below a text."""
    may_bank = "banking less loses" not in text
    bank = next((label for label in labels if may_bank and label.startswith("Bank")), None)
    if bank and int(bank.split()[1].replace(",", "")) >= ENOUGH:
        return bank
    waiting = (label for word in _OTHERWISE for label in labels if label.startswith(word))
    return next(waiting, None) or bank or "Most points"


def is_over(board: Message) -> bool:
    return any(button.label == "Rematch" for button in board.buttons)
