"""Plays for an hour while others rob and spam: ``python -m tools.break_bot.hostile [--minutes N] [--seed N]``.

Honest tables play on the local Discord with the real bot. At the same time, each attacker repeats one attack as fast as
answers come. Each minute, the clock goes on by a minute. Exit status 1 if a victim hears more than is promised, or if
99 of 100 honest presses are not answered within 200 ms of processor time, which the bot shares here with Discord and
all people. On a machine with nothing else to do, the wall's clock says the same.
"""

import argparse
import asyncio
import logging
import random
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.cli.pipes import run
from bot.local.demo import is_over
from bot.play.limits import MOST_CHALLENGES, MOST_LOBBIES, MOST_RECEIVED
from localdiscord import Channel, Event, Guild, Message, Outcome, Person
from tests.support.players import press_next
from tests.support.record_steps import lucky
from tests.support.sentences import says
from tests.support.tavern import Tavern, local_tavern, running_bot

_TABLES, _OF_ATTACK, _STRANGERS = 4, 1, 12
_PRESSES, _ATTACKS = 6, 8
"""In a minute: of each table, and of each attacker."""
_MOST_SECONDS = 0.2
_NO_LIMIT = (1_000_000, 1.0)


@dataclass
class Findings:
    """How long honest people waited for an answer, by the processor's and the wall's clock, in seconds; how often each
    attack was made; requests by path and status; and which promises were held and broken.
    """

    waited: list[tuple[float, float]] = field(default_factory=list)
    attacks: Counter[str] = field(default_factory=Counter)
    requests: Counter[tuple[str, int]] = field(default_factory=Counter)
    held: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)

    def waited_most(self, clock: int) -> float:
        """The 99th percentile."""
        times = sorted(each[clock] for each in self.waited)
        return times[int(0.99 * (len(times) - 1))]


class Town:
    def __init__(self, tavern: Tavern, chance: random.Random) -> None:
        self.tavern, self.chance, self.findings = tavern, chance, Findings()
        self.guild: Guild = tavern.guild
        self.victims = self.add_people("victim", 3)
        self.closed = self.add_people("closed", _STRANGERS)
        self.departed = self.add_people("departed", 2)
        self.strangers: list[Person] = []
        self.posted: list[tuple[Message, str]] = []
        """Messages that others can see, too, with the text that they had at first."""
        tavern.local.world.listeners.append(self._hear)
        for person in self.closed:
            person.accepts_direct_messages = False
        tavern.local.gate.message_rate = tavern.local.gate.global_rate = _NO_LIMIT

    def add_people(self, name: str, number: int) -> list[Person]:
        people = [self.tavern.local.add_user(f"{name}{each}") for each in range(number)]
        for person in people:
            self.guild.add_member(person)
        return people

    def newcomer(self) -> Person:
        self.strangers += self.add_people(f"newcomer{len(self.strangers)}-", 1)
        return self.strangers[-1]

    def received(self, person: Person) -> int:
        """How many direct messages the bot sent them."""
        return sum(message.channel is person.direct_messages for message, _ in self.posted)

    def count_requests(self) -> None:
        """Discord remembers only the last ones."""
        requests = self.tavern.local.requests
        self.findings.requests.update((each.path, each.status) for each in requests)
        requests.clear()

    def _hear(self, event: Event) -> None:
        if event.kind == "message_create" and event.message and not event.message.ephemeral_for:
            self.posted.append((event.message, event.message.text))


async def delete(person: Person, channel: Channel) -> None:
    private = await person.slash(channel, "farkle privacy")
    # On a busy machine, Discord is asked to wait.
    await private.done()
    await (await person.click(private.shown, label="Delete me")).done()
    await (await person.click(private.shown, label="Delete me for good")).done()


async def withdraw(person: Person) -> None:
    """Their own open challenges."""
    for message in person.direct_messages.messages():
        if any(button.label == "Withdraw" for button in message.buttons):
            await person.click(message, label="Withdraw")


async def spam(town: Town, attacker: Person, channel: Channel) -> None:
    """Challenges strangers, withdraws, and deletes the data once the limit is reached."""
    outcome = await attacker.slash(channel, "farkle challenge", player=town.newcomer())
    if says(outcome, "challenge-sent"):
        await withdraw(attacker)
    else:
        await delete(attacker, channel)


async def fill(_town: Town, attacker: Person, channel: Channel) -> None:
    """Opens lobbies and leaves them, and deletes the data once the limit is reached."""
    outcome = await attacker.slash(channel, "farkle start")
    if outcome.ephemeral:
        await delete(attacker, channel)
    else:
        await attacker.click(outcome.shown, label="Leave")


async def pester(town: Town, attacker: Person, channel: Channel) -> None:
    """Challenges one victim, withdraws, and again."""
    if says(await attacker.slash(channel, "farkle challenge", player=town.victims[0]), "challenge-sent"):
        await withdraw(attacker)


async def knock(town: Town, attacker: Person, channel: Channel) -> None:
    """Challenges people who take no direct messages."""
    await attacker.slash(channel, "farkle challenge", player=town.chance.choice(town.closed))


async def ask(town: Town, attacker: Person, channel: Channel) -> None:
    """Hosts a game with two victims, and asks to stop it, again and again."""
    asked = await attacker.slash(channel, "farkle stop")
    if asked.ephemeral and any(button.label == "Ask everyone" for button in asked.shown.buttons):
        await attacker.click(asked.shown, label="Ask everyone")
    elif not says(asked, "stop-asked-already"):
        await seat(channel, [attacker, *town.victims[1:]])


async def look(_town: Town, attacker: Person, channel: Channel) -> None:
    """Looks at leaderboards that show people who left the server."""
    await attacker.slash(channel, "farkle leaderboard")


ATTACKS: tuple[Callable[[Town, Person, Channel], Coroutine[Any, Any, None]], ...] = (
    *(spam, fill, pester, knock, ask, look),
)


async def seat(channel: Channel, people: Sequence[Person]) -> Message | None:
    """The lobby of a game that they begin."""
    host, *others = people
    opened = await host.slash(channel, "farkle start", rules="kingdom-come")
    if opened.ephemeral:
        return None
    for person in others:
        await person.click(opened.shown, label="Join")
    if any(button.label.startswith("Start") for button in opened.shown.buttons):
        await host.click(opened.shown, label="Start")
    return opened.shown


class HonestTable:
    """Two people who play one game after the other in a channel of their own."""

    def __init__(self, town: Town, number: int) -> None:
        self.channel = town.guild.add_channel(f"table-{number}")
        self.people = town.add_people(f"honest{number}-", 2)
        for person in self.people:
            for act in ("click", "slash"):
                setattr(person, act, _timed(getattr(person, act), town.findings))

    async def press(self) -> None:
        boards = [each for each in self.channel.messages() if each.buttons and not is_over(each)]
        playing = [(board, person) for board in boards for person in self.people if f"➤ {person.mention}" in board.text]
        if playing:
            board, person = playing[-1]
            await press_next(person, board)
        else:
            await seat(self.channel, self.people)


def _timed(act: Callable[..., Awaitable[Outcome]], findings: Findings) -> Callable[..., Awaitable[Outcome]]:
    async def timed(*arguments: Any, **options: Any) -> Outcome:
        began = time.process_time(), time.perf_counter()
        outcome = await act(*arguments, **options)
        findings.waited.append((time.process_time() - began[0], time.perf_counter() - began[1]))
        return outcome

    return timed


async def play(town: Town, minutes: int) -> None:
    attackers = [
        (attack, person, town.guild.add_channel(attack.__name__))
        for attack in ATTACKS
        for person in town.add_people(attack.__name__, _OF_ATTACK)
    ]
    tables = [HonestTable(town, number) for number in range(_TABLES)]
    for _ in range(minutes):
        await asyncio.gather(
            *(_repeat(table.press, _PRESSES) for table in tables),
            *(_repeat(_Attack(town, *each).make, _ATTACKS) for each in attackers),
        )
        town.tavern.clock.ahead += 60
        await town.tavern.bot.jobs.play("clock", "leftovers")
        town.count_requests()


@dataclass(frozen=True)
class _Attack:
    town: Town
    attack: Callable[[Town, Person, Channel], Coroutine[Any, Any, None]]
    attacker: Person
    channel: Channel

    async def make(self) -> None:
        await self.attack(self.town, self.attacker, self.channel)
        self.town.findings.attacks[self.attack.__name__] += 1


async def _repeat(work: Callable[[], Awaitable[object]], times: int) -> None:
    for _ in range(times):
        await work()


async def play_to_the_end(town: Town, people: Sequence[Person]) -> None:
    tavern, channel = town.tavern, town.guild.add_channel("before")
    await seat(channel, people)
    await tavern.until(lambda: not tavern.bot.in_work)
    while boards := [each for each in channel.messages() if each.buttons and not is_over(each)]:
        person = next(each for each in people if f"➤ {each.mention}" in boards[-1].text)
        await press_next(person, boards[-1])
        await tavern.until(lambda: not tavern.bot.in_work)


def judge(town: Town, seconds: float) -> None:
    """What players and hosts are promised. `seconds`: how long the bot's clock took, which real time adds to."""
    findings, hours = town.findings, int(seconds // 3600) + 1
    told = [town.received(person) for person in town.strangers]
    _hold(findings, f"strangers got {sum(told)} messages", sum(told) <= MOST_CHALLENGES * _OF_ATTACK)
    most = max(map(town.received, town.victims[:1]))
    _hold(findings, f"a victim got {most} challenges", most <= MOST_RECEIVED * hours)
    lobbies = sum(message.channel.name == "fill" for message, _ in town.posted)
    _hold(findings, f"{lobbies} lobbies in a channel", lobbies <= MOST_LOBBIES * _OF_ATTACK)
    calls = sum(says(text, "stop-question") for _, text in town.posted)
    _hold(findings, f"{calls} calls to stop a game", calls <= (seconds // 600 + 1) * _OF_ATTACK)
    refused = sum(number for (_, status), number in findings.requests.items() if status == 403)
    _hold(findings, f"{refused} refused requests", refused <= MOST_CHALLENGES * hours * _OF_ATTACK)
    asked = [number for (path, _), number in findings.requests.items() if "/members/" in path]
    _hold(findings, f"{max(asked)} question about each of {len(asked)} members", max(asked) == 1)
    first, *_, last = [message.text for message, _ in town.posted if message.channel.name == "look"]
    shown = [[each.mention in seen for each in town.departed] for seen in (first, last)]
    _hold(
        findings, "who left is on the first leaderboard, and on no later one", shown == [[True, True], [False, False]]
    )


def _hold(findings: Findings, what: str, is_true: bool) -> None:
    (findings.held if is_true else findings.wrong).append(what)


async def attacked(minutes: int, seed: int) -> Findings:
    with tempfile.TemporaryDirectory() as folder:
        async with local_tavern(people=0) as tavern:
            town = Town(tavern, random.Random(seed))
            async with running_bot(tavern, Path(folder) / "farkle.sqlite3", lucky(seed)):
                await play_to_the_end(town, town.departed)
                for person in town.departed:
                    del town.guild.members[person.id]
                began = tavern.clock()
                await play(town, minutes)
                # Discord was asked about who left; on a busy machine, that takes a moment.
                await tavern.until(lambda: not tavern.bot.in_work)
                await (await town.victims[0].slash(town.guild.add_channel("look"), "farkle leaderboard")).done()
                judge(town, tavern.clock() - began)
            return town.findings


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=int, default=60, metavar="N", help="up to 60 (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    options = parser.parse_args()
    logging.getLogger("alembic").setLevel(logging.WARNING)
    findings = asyncio.run(attacked(min(60, options.minutes), options.seed))
    print("attacks:", ", ".join(f"{number} times {name}" for name, number in findings.attacks.items()))
    most, on_wall = findings.waited_most(0), findings.waited_most(1)
    waited = f"{len(findings.waited)} honest presses, 99 of 100 within {most:.3f} s (wall: {on_wall:.3f} s)"
    _hold(findings, waited, most < _MOST_SECONDS)
    for sign, said in (("well ", findings.held), ("WRONG", findings.wrong)):
        print("".join(f"{sign} {each}\n" for each in said), end="")
    return 1 if findings.wrong else 0


if __name__ == "__main__":
    run(main)
