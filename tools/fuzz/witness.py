"""Watches everything that happens, counts it, and says what must not have been."""

import json
import logging
import re
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from unittest.mock import patch

from bot.errors import FarkleError
from bot.text import explain, languages, say
from bot.ui import display
from bot.ui.game.address import Verb
from localdiscord import Channel, Event, Interaction, Message
from localdiscord.model.world import World
from tools.fuzz.seen import Seen, game_of
from tools.fuzz.truth import Truth

_REMEMBERED, _LEAD = 200, 12
_KINDS = {2: "command", 3: "press", 4: "typing", 5: "form"}
_ON_TURN = re.compile(r"➤ <@(\d+)>")
_FORGETTING = "fs:mine-forget-yes"
_RESULTS_OF_A_DAY = re.compile(r"### 🎲 .+ · \d{4}-\d\d-\d\d · ")

KNOWN_RACES = {
    (404, 10062): "the answer came after Discord's three seconds, or the outcome was given up",
    (400, 40060): "an interaction that was delivered twice, or whose answer was lost, is answered already",
    (404, 10008): "the message was deleted meanwhile",
    (403, 50083): "the thread is locked",
    (400, 50083): "the thread is archived",
    (403, 50013): "the bot may not write there at this moment",
    (400, 160004): "the answer to the making of a thread was lost, and discord.py asks again",
    (404, 10015): "a follow-up to an interaction whose first answer was lost",
}
"""What Discord may refuse the bot although nothing is wrong with it: status and code, and how it comes about."""

TOO_LATE = "no answer, too late"
_EXPECTED_ERRORS = ("Attempting a reconnect",)


@dataclass(frozen=True)
class Violation:
    """Something that must not be, and the last interactions before it."""

    what: str
    lead: tuple[str, ...]


class Witness(logging.Handler):
    """Judges each round once it is over. `raised` are the interactions of this round."""

    def __init__(self, world: World, seen: Seen, truth: Truth) -> None:
        super().__init__(logging.WARNING)
        self.world = world
        self.seen = seen
        self.truth = truth
        self.violations: list[Violation] = []
        self.raised: list[Interaction] = []
        self.total = 0
        self.kinds: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.warnings: Counter[str] = Counter()
        self.refused_requests: Counter[tuple[int, int]] = Counter()
        self.seconds: list[float] = []
        self._journal: deque[tuple[int, Interaction]] = deque(maxlen=_REMEMBERED)
        self._changed: defaultdict[Channel, list[Message]] = defaultdict(list)
        self._busy = {say("busy", locale): "busy" for locale in languages()}
        # The sentences that refused something in this round, with their keys.
        self._sentences: dict[str, str] = {}
        world.listeners.append(self._display)

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Hears what the log says, and how refusals are put into words."""

        def noted(error: FarkleError, locale: str, escape: Callable[[str], str]) -> str:
            text = explain(error, locale, escape)
            self._sentences[text] = error.code
            return text

        root = logging.getLogger()
        root.addHandler(self)
        try:
            with patch.object(display, "explain", noted):
                yield
        finally:
            root.removeHandler(self)

    def violate(self, what: str) -> None:
        lead = [f"#{number} {_told(interaction)}" for number, interaction in list(self._journal)[-_LEAD:]]
        self.violations.append(Violation(what, tuple(lead)))

    def emit(self, stored: logging.LogRecord) -> None:
        """What is logged: warnings are counted, errors and incidents must not be."""
        text = stored.getMessage()
        if stored.levelno < logging.ERROR:
            self.warnings[f"{stored.name}: {stored.msg}"[:100]] += 1
        elif not text.startswith(_EXPECTED_ERRORS):
            # With what was raised.
            self.violate(f"logged: {logging.Formatter().format(stored)}")

    def _display(self, event: Event) -> None:
        if event.interaction is not None and event.kind == "interaction":
            self.total += 1
            self.raised.append(event.interaction)
            self._journal.append((self.total, event.interaction))
        elif event.message is not None and event.message.author is self.world.bot:
            self._look_at(event.kind, event.message)

    def _look_at(self, kind: str, message: Message) -> None:
        """A message of the bot at the moment when people see it."""
        if message.mentions.everyone or message.mentions.roles:
            self.violate(f"pings everyone or a role: {message.text[:300]}")
        if message.ephemeral_for is not None or kind not in ("message_create", "message_update"):
            return
        if kind == "message_update" or not _RESULTS_OF_A_DAY.match(message.text):
            # The results of a day are posted by themselves, in any round.
            self._changed[message.channel].append(message)
        if kind == "message_create" and not {user.id for user in message.pings} <= self._may_be_called(message):
            self.violate(f"pings {[user.name for user in message.pings]}: {message.text[:300]}")
        if message.text in self._sentences:
            self.violate(f"a refusal that everybody reads: {message.text[:300]}")

    def _may_be_called(self, message: Message) -> set[int]:
        """Whose turn a board shows, who is asked to stop a game, or who played the game before a rematch."""
        if found := _ON_TURN.findall(message.text):
            return set(map(int, found))
        addresses = [button.custom_id or "" for button in message.buttons]
        game = game_of(addresses)
        is_question = any(address.endswith(f":{Verb.STOP_AGREE}") for address in addresses)
        return self.truth.players(game) if is_question else self.truth.players_before(game)

    def judge(self, *, troubled: bool, timed: bool) -> None:
        """Ends a round. In a troubled one anything may be lost or late; in a timed one the clock moved boards, too."""
        # A game in a thread is shown in the channel of the thread, too.
        harmless: dict[Channel, bool] = {}
        for interaction in self.raised:
            kind = self._answer_of(interaction, troubled=troubled)
            self.answers[kind] += 1
            self.kinds[_KINDS[interaction.type]] += 1
            if interaction.answered and interaction.outcome.kind != "failed":
                self.seconds.append(interaction.outcome.elapsed)
            is_harmless = kind.startswith(("refused", "no answer", "offers", "form"))
            home = _home(interaction.channel)
            harmless[home] = harmless.get(home, True) and is_harmless
        forgetting = any(each.data.get("custom_id", "").startswith(_FORGETTING) for each in self.raised)
        if not troubled and not timed and not forgetting:
            for channel, messages in self._changed.items():
                if harmless.get(_home(channel), True):
                    self.violate(f"changed by nobody who may, in {channel.name}: {messages[0].text[:300]}")
        if not troubled:
            self._check_boards()
        self.raised.clear()
        self._changed.clear()
        self._sentences.clear()

    def _check_boards(self) -> None:
        """Boards that changed in this round show what is stored."""
        changed = {message.id for messages in self._changed.values() for message in messages}
        for game, board in list(self.seen.boards.items()):
            if board.id in changed and not board.deleted and (fault := self.truth.fault_of(board, game)):
                self.violate(f"the board of game {game} in {board.channel.name}: {fault}\n{board.text[:500]}")

    def _answer_of(self, interaction: Interaction, *, troubled: bool) -> str:
        """What kind of answer came; a refusal is looked at."""
        outcome = interaction.outcome
        if outcome.kind == "failed":
            if troubled:
                return "no answer, in trouble"
            if outcome.elapsed >= self.world.answer_within:
                return TOO_LATE
            if not self._needs_no_answer(interaction):
                self.violate(f"no answer: {_told(interaction)}")
            return "no answer, by design"
        if outcome.modal is not None:
            self.seen.modals.append(outcome.modal)
        if outcome.kind in ("modal", "autocomplete"):
            return {"modal": "form opened", "autocomplete": "offers"}[outcome.kind]
        message = outcome.message
        told = message.text if message is not None else ""
        where = "privately" if outcome.ephemeral else "in public"
        if key := self._sentences.get(told) or self._busy.get(told):
            self.refusals[key] += 1
            if not outcome.ephemeral:
                self.violate(f"refused in public: {_told(interaction)}")
            return f"refused {where}"
        names = {"update": "message changed", "message": "message", "deferred": "message, deferred"}
        return f"{names.get(outcome.kind, outcome.kind)} {where}"

    def _needs_no_answer(self, interaction: Interaction) -> bool:
        """Is the message gone that it would change, or is this the address of a button that the bot never drew?"""
        if interaction.source is not None and interaction.source.deleted:
            return True
        custom_id = interaction.data.get("custom_id")
        return custom_id is not None and not str(custom_id).startswith(tuple(self.seen.prefixes))

    def check_requests(self, requests: deque[object]) -> None:
        """Looks through what the bot asked of Discord since the last time."""
        for request in list(requests):
            self._check_request(request)
        requests.clear()

    def _check_request(self, request: object) -> None:
        status, error = getattr(request, "status", 0), getattr(request, "error", None)
        if not 400 <= status < 500:
            return
        code = (error or {}).get("code", 0)
        self.refused_requests[status, code] += 1
        if (status, code) not in KNOWN_RACES and status != 429:
            self.violate(f"Discord refused {request}: {json.dumps(error)[:600]}")


def _home(channel: Channel) -> Channel:
    return channel.parent or channel


def _told(interaction: Interaction) -> str:
    """One interaction in a line."""
    data = json.dumps(interaction.data, ensure_ascii=True)
    source = f" on {interaction.source.id}" if interaction.source else ""
    outcome = f"{interaction.outcome.kind} {interaction.outcome.text[:120]!r}"
    where = f"{interaction.user.name} in {interaction.channel.name}{source}"
    return f"{_KINDS[interaction.type]} by {where}: {data[:300]} -> {outcome}"
