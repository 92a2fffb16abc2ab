"""Plays a hundred games by script, and writes down every message after every step.

    python -m tools.record_screens FOLDER [FIRST LAST]

Run it before and after a change that people should not see, and compare the folders with `diff -r`. Everything follows
from the number of a game: people, rules, settings, presses, time and dice. Ids are numbered as they appear.
"""

import asyncio
import hashlib
import json
import random
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

from bot.cli.pipes import run
from bot.discord_limits import Allowance
from bot.games.dice import Seed
from bot.model.servers import Boards
from localdiscord import Channel, ClientRefused, Message, Person
from localdiscord.model.interactions import Interaction
from localdiscord.model.world import DISCORD_EPOCH, World
from tests.support.players import best_box
from tests.support.tavern import SetTime, Tavern, local_tavern, running_bot

STEPS = 140
KINDS = ("people", "people", "alone", "yahtzee", "challenge", "daily", "elsewhere", "threads", "people", "german")
RULES = ("standard", "deluxe", "exact", "facebook", "five-dice", "kingdom-come", "pocket", "renaissance")
_WANTED = ("Most points", "Meiste", "Bank", "Roll", "Start", "Würf", "Sicher")
_UNWANTED = ("Leave", "Verlassen", "Gehen", "Stop", "Pause", "Cancel")
_ID, _PORT = re.compile(r"\b\d{15,20}\b"), re.compile(r"127\.0\.0\.1:\d+")


class Time(SetTime):
    """Also for new ids: interactions are counted by themselves, because dice follow from theirs."""

    def __init__(self) -> None:
        super().__init__(1_900_000_000.0)
        self._made = Counter[tuple[int, bool]]()

    def new_id(self) -> int:
        caller = sys._getframe(1).f_locals.get("self")
        made, seconds = isinstance(caller, Interaction), int(self.now * 1000)
        self._made[seconds, made] += 1
        return ((seconds - DISCORD_EPOCH) << 22) | (self._made[seconds, made] * 2 + made)


class Record:
    """What changed in all channels, step by step."""

    def __init__(self, tavern: Tavern) -> None:
        self.messages: dict[int, Message] = {}
        self.lines: list[str] = []
        self._tavern = tavern
        self._known: dict[int, str] = {}
        self._ids: dict[str, str] = {}

    def write(self, step: str) -> None:
        self.lines.append(f"== {self._plain(step)}")
        for channel in list(self._tavern.local.world.channels.values()):
            self.messages |= channel.history
        for message in self.messages.values():
            now = self._plain(f"{message.channel.id} {message.id} {_described(message)}")
            if self._known.get(message.id) != now:
                self.lines.append(now)
                self._known[message.id] = now

    def _plain(self, text: str) -> str:
        text = _PORT.sub("host", text)
        return _ID.sub(lambda found: self._ids.setdefault(found[0], f"#{len(self._ids)}"), text)


def _described(message: Message) -> str:
    if message.deleted:
        return "deleted"
    seen: dict[str, Any] = {
        "text": message.text,
        "components": message.components,
        "pings": [str(user.id) for user in message.pings],
        "reply to": str(message.reply_to.id) if message.reply_to else None,
        "only for": str(message.ephemeral_for.id) if message.ephemeral_for else None,
        "files": [each["filename"] for each in message.attachments],
        "thinks": message.loading,
    }
    return json.dumps(seen, ensure_ascii=False)


class Script:
    """One game, and what people do in it."""

    def __init__(self, number: int, tavern: Tavern, time: Time, chance: random.Random) -> None:
        self.chance, self.time, self.tavern = chance, time, tavern
        self.kind = KINDS[number % len(KINDS)]
        self.record = Record(tavern)
        several = 2 if self.kind in ("challenge", "daily", "elsewhere") else chance.randint(2, 3)
        self.people = tavern.people[: 1 if self.kind == "alone" else several]
        for person in self.people:
            person.locale = "de" if self.kind == "german" else person.locale
        is_yahtzee = self.kind == "yahtzee" or (self.kind in ("challenge", "elsewhere") and chance.random() < 0.3)
        self.group = "yahtzee" if is_yahtzee else "farkle"
        self.options: dict[str, object] = {}
        if not is_yahtzee:
            self.options["target"] = chance.choice((1000, 2000, 3000))
            if chance.random() < 0.5:
                self.options["rules"] = chance.choice(RULES)
        self.place = self._place(number)

    def _place(self, number: int) -> Channel:
        first, *others = self.people
        if self.kind != "elsewhere":
            return self.tavern.channel
        first.install_bot()
        if number % 20 < 10:
            return self.tavern.local.add_group("Night owls", first, *others)
        return first.direct_messages_with(others[0])

    async def play(self) -> list[str]:
        bot, chance = self.tavern.bot, self.chance
        bot.jobs.stop()
        settings: dict[str, Any] = {
            "boards": chance.choice(list(Boards)),
            "threads": self.kind == "threads",
            "hints": chance.random() < 0.4,
            "first_roll": chance.random() < 0.6,
            "locale": "de" if self.kind == "german" else None,
            "turn_seconds": chance.choice((60, 300, 3600)),
        }
        await bot.services.settings.change(self.tavern.guild.id, **settings)
        self.record.write(f"{self.kind} {settings} {self.group} {self.options}")
        await self._open()
        for _ in range(STEPS):
            await self._step()
        return self.record.lines

    async def _open(self) -> None:
        first, *others = self.people
        if self.kind == "challenge":
            await self._do(
                "challenge", first.slash(self.place, f"{self.group} challenge", player=others[0], **self.options)
            )
        elif self.kind == "daily":
            for person in self.people:
                await self._do("daily", person.slash(self.place, "farkle daily"))
        else:
            await self._do("start", first.slash(self.place, f"{self.group} start", **self.options))

    async def _step(self) -> None:
        chance = self.chance
        shown = sorted(self._shown(), key=lambda message: message.id)
        boards = [each for each in shown if not each.ephemeral_for and _is_board(each)]
        if self.kind == "daily":
            boards = [each for each in shown if each.ephemeral_for][-3:]
        if not boards:
            await self._open()
            self._pass(100_000 if self.kind in ("challenge", "daily") else 100)
            return
        if chance.random() < 0.08:
            seconds = chance.choice(
                (30, 70, 250, 310, 700, 3700, 90_000 if self.kind in ("challenge", "daily") else 901)
            )
            self._pass(seconds)
            await self._do(f"{seconds} seconds pass", self.tavern.bot.jobs.play("day", "clock", "leftovers"))
            return
        self._pass(chance.choice((1, 2, 5)))
        others = [each for each in shown if each not in boards][-4:]
        message = chance.choice(others) if others and chance.random() < 0.12 else self._board(boards)
        person = self._presser(message)
        if chance.random() < 0.1 and self.kind != "daily":
            await self._type(person, message.channel)
        else:
            await self._press(person, message)

    def _shown(self) -> Iterator[Message]:
        return (each for each in self.record.messages.values() if not each.deleted and (each.buttons or each.selects))

    def _board(self, boards: list[Message]) -> Message:
        if self.kind in ("challenge", "daily"):
            return self.chance.choice(boards[-2:])
        return boards[-1] if self.chance.random() < 0.9 else self.chance.choice(boards)

    def _presser(self, message: Message) -> Person:
        if isinstance(message.ephemeral_for, Person):
            return message.ephemeral_for
        for person in self.people:
            if person.direct_messages is message.channel:
                return person
        in_turn = [person for person in self.people if f"➤ {person.mention}" in message.text]
        if in_turn and self.chance.random() < 0.9:
            return in_turn[0]
        return self.chance.choice(self.people if self.chance.random() < 0.95 else self.tavern.people)

    async def _type(self, person: Person, channel: Channel) -> None:
        plain = ("board", "board", "pause", "hint", "roll", "bank", "leave", "stop", "rules", "start", "keep")
        command = self.chance.choice(plain)
        options: dict[str, object] = {"dice": self.chance.choice(("1", "5", "1 1", "5 5"))} if command == "keep" else {}
        await self._do(f"/farkle {command} {options}", person.slash(channel, f"farkle {command}", **options))

    async def _press(self, person: Person, message: Message) -> None:
        found = best_box(message) if self.chance.random() < 0.7 else None
        if found:
            await self._do(f"box {found[1]}", person.choose(message, found[0], [found[1]]))
            return
        menus = [each for each in message.selects if each.options]
        if menus and self.chance.random() < 0.15:
            menu = self.chance.choice(menus)
            value = self.chance.choice(list(menu.options))
            await self._do(f"choose {value}", person.choose(message, menu.custom_id, [value]))
            return
        buttons = [each for each in message.buttons if each.custom_id and not each.disabled]
        if buttons:
            weights = [_weight(each.label, is_in=person.mention in message.text) for each in buttons]
            button = self.chance.choices(buttons, weights)[0]
            await self._do(f"press {button.label or button.emoji}", person.click(message, button.custom_id or ""))

    def _pass(self, seconds: float) -> None:
        self.time.now += seconds

    async def _do(self, what: str, doing: Awaitable[object]) -> None:
        try:
            await doing
        except (ClientRefused, LookupError) as refused:
            what = f"{what}: {refused}"
        bot = self.tavern.bot
        for _ in range(3):
            await bot.jobs.play("clock")
            await self.tavern.until(lambda: not bot.in_work)
            await asyncio.sleep(0.002)
        self.record.write(what)


def _is_board(message: Message) -> bool:
    return any((button.custom_id or "").startswith("fk:") for button in message.buttons)


def _weight(label: str, *, is_in: bool) -> float:
    if label.startswith(("Join", "Mitspielen", "Beitreten")):
        return 0.5 if is_in else 9
    if label in ("Rematch", "Revanche"):
        return 12
    if label.startswith(_WANTED):
        return 9
    return 0.4 if any(each in label for each in _UNWANTED) else 3


@contextmanager
def _fixed(time: Time) -> Iterator[None]:
    """Ids follow from the time, and messages are never too frequent, which would depend on how fast this machine is."""
    with (
        patch.object(World, "new_snowflake", time.new_id),
        patch.object(Allowance, "take", lambda *_: True),
    ):
        yield


async def play(number: int) -> list[str]:
    chance, time = random.Random(number), Time()

    def draw_secret() -> str:
        return hashlib.sha256(f"{number} {chance.random()}".encode()).hexdigest()

    with tempfile.TemporaryDirectory() as folder, _fixed(time):
        async with local_tavern(4) as tavern:
            tavern.local.gate.message_rate = tavern.local.gate.global_rate = (100_000, 1.0)
            path = Path(folder) / "farkle.sqlite3"
            async with running_bot(tavern, path, Seed.dice, time, draw_secret, first_roll=True):
                return await Script(number, tavern, time, chance).play()


def main() -> None:
    folder, *between = sys.argv[1:]
    first, last = map(int, between or (0, 100))
    record(Path(folder), first, last)


def record(folder: Path, first: int, last: int) -> None:
    """Writes what is shown in these games, a file for each."""
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(first, last):
        lines = asyncio.run(play(number))
        (folder / f"{number:03}.txt").write_text("\n".join(lines) + "\n", "utf-8")
        print(f"game {number}: {len(lines)} lines", flush=True)


if __name__ == "__main__":
    run(main)
