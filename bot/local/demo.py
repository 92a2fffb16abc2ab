"""`python -m bot sandbox --demo` prints a game of simulated people."""

import asyncio
import contextlib
import logging
import random
import re
import tempfile
import time
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

from babel.dates import format_timedelta

from bot import rulesets
from bot.app import serve
from bot.config import Settings
from bot.games.dice import Dice, Seed
from bot.local.players import is_over, next_press
from bot.play.chance import Roller
from bot.rulesets import NamedRules
from bot.servers.rule_books import RuleBooks
from bot.store.database import Database
from localdiscord import Button, Channel, LocalDiscord, Message, Outcome, Person

_PAUSE_SECONDS = 0.1
_PATIENCE_SECONDS = 5
_FACES = dict(zip("123456", "⚀⚁⚂⚃⚄⚅", strict=True))


def play_demo(ruleset: NamedRules, target: int, seed: int) -> int:
    """Returns the exit status."""
    # The terminal shows only the channel.
    logging.disable(logging.WARNING)
    asyncio.run(_demo(ruleset, target, random.Random(seed)))
    print(
        "\nThat was the real bot on a local Discord: real slash commands, real button clicks, a real database.\n"
        "Its dice came from --seed, so that it can be played again: they do not follow from the secret in it.\n"
        "  Another game:         python -m bot sandbox --demo --rules renaissance --target 4000 --seed 5\n"
        "  The rules it knows:   python -m bot rules list\n"
        "  On your own server:   put DISCORD_TOKEN into .env (see .env.example), then make run\n"
        "  How it is built:      docs/architecture.md"
    )
    return 0


async def _demo(ruleset: NamedRules, target: int, chance: random.Random) -> None:
    def roll(_seed: Seed | None, _throw: int, number: int) -> Dice:
        return tuple(chance.randint(1, 6) for _ in range(number))

    with tempfile.TemporaryDirectory() as folder:
        async with LocalDiscord() as local:
            guild = local.add_guild("The Tavern")
            channel = guild.add_channel("dice")
            people = [local.add_user(name.lower(), display_name=name) for name in ("North", "South", "East")]
            for person in people:
                guild.add_member(person)
            settings = Settings(
                discord_token=local.token,
                database_url=f"sqlite:///{Path(folder) / 'farkle.sqlite3'}",
                discord_api_url=local.api_url,
                discord_gateway_url=local.gateway_url,
                reviews=False,
            )
            if rulesets.shipped().get(ruleset.name) != ruleset:
                ruleset = await _add_to_server(ruleset, guild.id, settings)
            async with _running(settings, roll, local):
                await _Evening(channel, people).play(ruleset.name, target)


async def _add_to_server(ruleset: NamedRules, guild_id: int, settings: Settings) -> NamedRules:
    """Imports a rule set for the server. Raises Refused if its title can't be used."""
    async with Database.open(settings.database_url) as database:
        return await RuleBooks(database).read(guild_id, rulesets.write(ruleset).encode(), ruleset.title)


@contextlib.asynccontextmanager
async def _running(settings: Settings, roll: Roller, local: LocalDiscord) -> AsyncIterator[None]:
    hosting = asyncio.create_task(serve(settings, roll))
    ready = asyncio.create_task(local.bot_ready())
    try:
        await asyncio.wait((hosting, ready), return_when=asyncio.FIRST_COMPLETED)
        if hosting.done():
            hosting.result()
        yield
    finally:
        for task in (hosting, ready):
            task.cancel()
        await asyncio.gather(hosting, ready, return_exceptions=True)


class _Evening:
    def __init__(self, channel: Channel, people: list[Person]) -> None:
        self.channel = channel
        self.people = people
        self.printed: dict[int, str] = {}

    async def play(self, rules: str, target: int) -> None:
        host_, *others = self.people
        print(f"# {self.channel.name}\n\n→ {host_.display_name} types /farkle start rules:{rules} target:{target}")
        await host_.slash(self.channel, "farkle start", rules=rules, target=target)
        for person in others:
            await self.press(person, "Join")
        await self.press(host_, "Start")
        while not is_over(board := await self.board()):
            person = next(person for person in self.people if f"➤ {person.mention}" in board.text)
            await self.press(person, next_press(board))
        self.print_changes()

    async def press(self, person: Person, label: str) -> Outcome:
        board = await self.board()
        self.print_changes()
        print(f"\n→ {person.display_name} presses [{board.button(label).label}]")
        await asyncio.sleep(_PAUSE_SECONDS)
        return await person.click(board, label=label)

    async def board(self) -> Message:
        """The newest message with buttons."""
        async with asyncio.timeout(_PATIENCE_SECONDS):
            while True:
                messages = self.channel.messages(viewer=self.people[0])
                if messages and messages[-1].buttons:
                    return messages[-1]
                await asyncio.sleep(0.01)

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
    """`in 5 minutes` or `5 minutes ago`, as Discord's clients show it."""
    return format_timedelta(timedelta(seconds=seconds), add_direction=True, locale="en")


def _button_lines(buttons: list[Button]) -> list[str]:
    """Active buttons in square brackets, inactive ones in round brackets."""
    shown = [f"({button.label})" if button.disabled else f"[{button.label}]" for button in buttons]
    dice = [text for text in shown if re.fullmatch(r"[\[(](✓ )?\d[\])]", text)]
    rest = [text for text in shown if text not in dice]
    return [" ".join(line) for line in (dice, rest) if line]
