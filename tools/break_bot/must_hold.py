"""The laws that must always hold, and the checks while people play."""

import asyncio
import json
import logging
import re
import time
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

from bot.errors import FarkleError
from bot.model.games import Status
from bot.sentences import explain, languages, say
from bot.ui import display
from bot.ui.game_addresses import Address, Verb
from localdiscord import Channel, Event, Interaction, Message
from localdiscord.model.world import World
from tests.support.answered import excused, is_unanswered
from tests.support.databases import looking
from tests.support.ledger import address_on
from tests.support.tavern import game_address
from tools.break_bot import openapi
from tools.break_bot.seen import Seen, game_of

MUST_HOLD = {
    "answers": "Each interaction is answered, or the log says why Discord took no answer or why it was ignored.",
    "refusals": "Only who is refused something reads that.",
    "pings": "Nobody is called but who is to act, and never everybody.",
    "calls": "Who is to act is called, and once.",
    "changes": "Nothing changes in a channel where nobody did what they may.",
    "first": "What people see is stored before they see it, and is true.",
    "boards": "The newest board shows what is stored, and the next press or `/farkle board` brings it back.",
    "whole": "A press is stored wholly or not at all. What is answered as done is stored.",
    "once": "Nothing is stored that nobody pressed, or twice.",
    "forgotten": "No old board stays that nobody will delete.",
    "way out": "No running game is without a way out for any player who is there, or goes on for ever without people.",
    "ending": "An ending is shown once. Games go on until they end.",
    "counted": "A game that ends is counted once for each seat.",
    "posts": "The results of a day are posted once on each server.",
    "busy": "The bot is done with everything soon.",
    "log": "Nothing is logged as an error.",
    "ends": "A process ends because it was killed or stopped, or because something is away.",
    "requests": "Discord refuses nothing but what it has to.",
    "described": "Requests are valid under Discord's OpenAPI description, if there is one.",
    "memory": "Memory does not grow.",
    "time": "No turn has more time than a whole one, and no lobby is open for longer than such a one.",
    "sound": "The database is sound.",
    "rules": "Each game can be played again by its rules.",
    "dice": "The dice are those that were decided in advance.",
    "daily": "The leaderboards of the daily dice are what the attempts came to.",
    "records": "Everybody's record is what the games say.",
}
"""By the names in reports."""

KNOWN_RACES = {
    (404, 10062): "the answer came after Discord's three seconds, or the outcome was given up",
    (400, 40060): "an interaction whose answer was lost is answered already",
    (404, 10008): "the message was deleted meanwhile",
    (404, 10003): "the channel was deleted meanwhile",
    (404, 10007): "the bot asks whether a person of a leaderboard is still on the server",
    (403, 50083): "the thread is locked",
    (400, 50083): "the thread is archived",
    (403, 50001): "the bot may not look there at this moment",
    (403, 50013): "the bot may not write there at this moment",
    (400, 160004): "the answer to the making of a thread was lost, and discord.py asks again",
    (403, 50007): "the challenged person takes no direct messages from the bot",
    (401, 50027): "the token of an interaction ran out meanwhile",
    (404, 10015): "a follow-up to an interaction whose first answer was lost",
}
"""Refusals of Discord that are no fault of the bot: status and code, and the cause."""

TOO_LATE = "no answer, too late"
_EXPECTED_ERRORS = ("Attempting a reconnect",)
_REMEMBERED, _LEAD = 200, 12
_KINDS = {2: "command", 3: "press", 4: "typing", 5: "form"}
_SEAT = re.compile(r"[➤◦] <@(\d+)> \*\*(\d[^*]*)\*\*")
_ON_TURN = re.compile(r"➤ <@(\d+)>")
_FORGETTING = "fs:mine-forget-yes"
_RESULTS_OF_A_DAY = re.compile(r"### 🎲 .+ #\d+ · .+ · ")
_END_OF_A_DUEL = re.compile(r"[🏆🤝🎲] [^#]+-# [^\n]+`[0-9a-f]{64}`|🎲 [^\n]+ https://discord\.com/channels/\S+$")
_SKIPPED = re.compile(r"◦ <@(\d+)>.*💤")
_INVITES = "📣"
_CLAIMS = ("claims the win", "beansprucht den Sieg")
_REASONS = {
    "the bot was away": "an absence",
    "der Bot war weg": "an absence",
    "⏰": "a reminder",
    **dict.fromkeys(_CLAIMS, "a claim"),
}
"""Words of messages that mention players again, and why."""

_ON_ITS_WAY_SECONDS, _NOTING_SECONDS = 1, 30
"""Limits for a dead process's last request to arrive, and for noting what was posted."""
_STORED = """SELECT status, (SELECT count(*) FROM facts WHERE game_id = :id),
    (SELECT count(*) FROM seats WHERE game_id = :id) FROM games WHERE id = :id"""
_SITTING = "SELECT user_id FROM seats WHERE game_id = :id"
_UNTIMELY = """SELECT id, status, due_at - :now FROM games WHERE
    status = 'playing' AND held_until IS NULL
        AND due_at > :now + (CASE WHEN turn_hour IS NULL THEN turn_seconds ELSE 42 * 3600 END)
            + length(free_days) * 26 * 3600
    OR status = 'playing' AND held_until > :now + 14 * 24 * 3600
    OR status = 'lobby' AND turn_seconds < 3600 AND due_at > opened_at + 3600 AND due_at > :now + 900
    OR status = 'lobby' AND turn_seconds >= 3600 AND due_at > opened_at + 24 * 3600 AND due_at > :now + 3600"""
_SAT = """SELECT user_id FROM seats
    WHERE game_id = :id AND (SELECT game.status FROM games AS game WHERE game.id = :id) = 'lobby'
    OR game_id = (SELECT rematch_of FROM games WHERE id = :id)"""


@dataclass(frozen=True)
class Violation:
    """`lead`: the last interactions before it, and the end of the bot's log."""

    law: str
    what: str
    lead: tuple[str, ...] = ()


@dataclass(frozen=True)
class Press:
    """`is_done`: the answer said so."""

    address: Address
    user_id: int
    is_done: bool


@dataclass(frozen=True)
class Call:
    """A new message mentioned a player. `at`: monotonic seconds."""

    game: int
    revision: int
    user_id: int
    why: str
    shard: int
    at: float


class Witness(logging.Handler):
    """`raised`: a round's interactions. `shown`: totals by game and revision. `boards`: messages by game. `posts`:
    daily results by server. `deaths`: beginnings and ends of trouble by shard.
    """

    def __init__(self, world: World, seen: Seen, database: Path, shards: int) -> None:
        super().__init__(logging.INFO)
        self.world = world
        self.seen = seen
        self.database = database
        self.shards = shards
        self.violations: list[Violation] = []
        self.raised: list[Interaction] = []
        self.total = 0
        self.kinds: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.warnings: Counter[str] = Counter()
        self.refused_requests: Counter[tuple[int, int]] = Counter()
        self.presses: set[Press] = set()
        self.typing: set[int] = set()
        """People who typed instead of pressing."""
        self.shown: dict[tuple[int, int], dict[int, int]] = {}
        self.calls: defaultdict[tuple[int, int, int, str], list[Call]] = defaultdict(list)
        self.boards: defaultdict[int, dict[int, Message]] = defaultdict(dict)
        self.dropped: set[int] = set()
        """Messages that were taken out of memory. What became of them is unknown."""
        self.posted: dict[int, tuple[int, float]] = {}
        self.posts: Counter[tuple[int, str]] = Counter()
        self.deaths: defaultdict[int, list[tuple[float, float]]] = defaultdict(list)
        self.lead: deque[tuple[int, Interaction]] = deque(maxlen=_REMEMBERED)
        self.unheard: set[int] = set()
        """Interactions that reached no bot that lived on."""
        self._unanswered: list[Interaction] = []
        self._logged: deque[str] = deque(maxlen=_LEAD)
        self._changed: defaultdict[Channel, list[Message]] = defaultdict(list)
        self._busy = {say("busy", locale): "busy" for locale in languages()}
        # This round's refusals, with their keys.
        self._sentences: dict[str, str] = {}
        self._expects_errors = False
        world.listeners.append(self._display)

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Watches the log and refusals of a bot in this process."""

        def recorded(error: FarkleError, locale: str, escape: Callable[[str], str]) -> str:
            text = explain(error, locale, escape)
            self._sentences[text] = error.code
            return text

        root, ours = logging.getLogger(), logging.getLogger("bot")
        level = ours.level
        root.addHandler(self)
        ours.setLevel(logging.INFO)
        try:
            with patch.object(display, "explain", recorded):
                yield
        finally:
            root.removeHandler(self)
            ours.setLevel(level)

    @contextmanager
    def expecting_errors(self, expected: bool) -> Iterator[None]:
        self._expects_errors = expected
        yield
        self._expects_errors = False

    def violate(self, law: str, what: str) -> None:
        assert law in MUST_HOLD
        lead = [f"#{number} {_told(interaction)}" for number, interaction in list(self.lead)[-_LEAD:]]
        self.violations.append(Violation(law, what, (*lead, *self._logged)))

    def emit(self, stored: logging.LogRecord) -> None:
        text = stored.getMessage()
        self.excuse(text)
        self._logged.append(f"{time.monotonic():.3f} {stored.name}: {text[:300]}")
        if stored.levelno < logging.WARNING:
            return
        if stored.levelno < logging.ERROR:
            self.warnings[f"{stored.name}: {stored.msg}"[:100]] += 1
        elif not (self._expects_errors or text.startswith(_EXPECTED_ERRORS)):
            # Includes the traceback.
            self.violate("log", logging.Formatter().format(stored))

    def excuse(self, line: str) -> None:
        """A line of the log may say what became of an interaction without an answer."""
        if (id_ := excused(line)) is not None:
            self.unheard.add(id_)

    def check_answers(self) -> None:
        """Of all rounds so far, once the log was read."""
        for each in self.waiting:
            self.violate("answers", f"{each.id}: {_told(each)}")
        self._unanswered.clear()

    @property
    def waiting(self) -> list[Interaction]:
        """Interactions of all rounds so far without an answer or an excuse."""
        return [each for each in self._unanswered if is_unanswered(each) and each.id not in self.unheard]

    def lose(self, shards: set[int]) -> None:
        """The process of these shards died, and with it what it had in work."""
        theirs = [each for each in (*self.raised, *self._unanswered) if self.shard_of(each.channel) in shards]
        self.unheard |= {each.id for each in theirs}
        for interaction in theirs:
            interaction.fail()

    def die(self, shards: set[int] | range, since: float | None = None) -> None:
        """The process of these shards is gone, or was hindered `since` then."""
        for shard in shards:
            now = asyncio.get_running_loop().time()
            self.deaths[shard].append((now if since is None else since, now))

    def may_be_forgotten(self, message: Message) -> bool:
        """Did a process die before it could remember this message?"""
        shard, at = self.posted[message.id]
        first, last = at - _ON_ITS_WAY_SECONDS, at + _NOTING_SECONDS
        return any(begin <= last and first <= end for begin, end in self.deaths[shard])

    def shard_of(self, channel: Channel) -> int:
        guild = channel.guild
        return (guild.id >> 22) % self.shards if guild and guild.bot_member else 0

    # When something happens

    def _display(self, event: Event) -> None:
        if event.interaction is not None and event.kind == "interaction":
            self.total += 1
            self.raised.append(event.interaction)
            self.lead.append((self.total, event.interaction))
        elif event.message is not None and event.message.author is self.world.bot:
            self._look_at(event.kind, event.message)

    def _look_at(self, kind: str, message: Message) -> None:
        if message.mentions.everyone or message.mentions.roles:
            self.violate("pings", f"everyone or a role: {message.text[:300]}")
        if kind not in ("message_create", "message_update"):
            return
        is_new, address = kind == "message_create", address_on(message)
        if address:
            self._look_at_game(message, address)
        if message.ephemeral_for is not None:
            return
        # Daily results are posted in any round, and so ends a duel.
        is_result = address is None and bool(_RESULTS_OF_A_DAY.match(message.text))
        if is_new and is_result and message.channel.guild:
            self.posts[message.channel.guild.id, message.text.partition("\n")[0]] += 1
        elif not (is_new and is_result) and not _END_OF_A_DUEL.match(message.text):
            self._changed[message.channel].append(message)
        if is_new and address:
            self._record_calls(message, address)
        if is_new and not {user.id for user in message.pings} <= self._may_be_called(message):
            self.violate("pings", f"{[user.name for user in message.pings]}: {message.text[:300]}")
        if message.text in self._sentences and self.world.bot not in message.channel.people:
            # The challenger's own direct messages say so, too, if a challenge can't be sent.
            self.violate("refusals", f"everybody reads: {message.text[:300]}")

    def _look_at_game(self, message: Message, address: Address) -> None:
        status, revision = self._stored(address.game)
        if status not in (Status.LOBBY, Status.CLOSED) and address.revision > revision:
            self.violate("first", f"revision {address.revision} of {revision}: {message.text[:300]}")
        found = _SEAT.findall(message.text)
        # Languages group digits by a comma, a point or a space.
        totals = {int(player): int(re.sub(r"\D", "", total)) for player, total in found}
        if totals and self.shown.setdefault((address.game, address.revision), totals) != totals:
            self.violate("first", f"game {address.game} shows {totals}, and otherwise before, at {address.revision}")

    def _record_calls(self, message: Message, address: Address) -> None:
        now, shard = asyncio.get_running_loop().time(), self.shard_of(message.channel)
        self.boards[address.game][message.id] = message
        self.posted[message.id] = shard, now
        why = next((why for words, why in _REASONS.items() if words in message.text), "a turn")
        for user in message.pings:
            at = (address.game, address.revision, user.id, why)
            self.calls[at].append(Call(*at, shard, now))

    def _may_be_called(self, message: Message) -> set[int]:
        """The player in turn, those asked to stop or to come back, those in a lobby, the players before a rematch, or
        those who are invited, which is stored before.
        """
        if message.text.startswith(_INVITES):
            with looking(self.database) as look:
                return {user_id for (user_id,) in look("SELECT user_id FROM calls")}
        if any(words in message.text for words in _CLAIMS):
            return set(map(int, _SKIPPED.findall(message.text)))
        if found := _ON_TURN.findall(message.text):
            return set(map(int, found))
        addresses = [button.custom_id or "" for button in message.buttons]
        is_question = any(address.endswith(f":{Verb.STOP_AGREE}") for address in addresses)
        asked = _SITTING if is_question else _SAT
        with looking(self.database) as look:
            return {user_id for (user_id,) in look(asked, id=game_of(addresses))}

    def _stored(self, game: int) -> tuple[str, int]:
        """A game's status, and the revision of a true board."""
        with looking(self.database) as look:
            for status, facts, seats in look(_STORED, id=game):
                return status, seats if status == Status.LOBBY else facts
        return "", 0

    # At the end of a round

    def judge(self, *, troubled: bool, timed: bool, struck: Collection[Channel] | None) -> None:
        """`troubled`: anything may be lost or late, in `struck` channels or all. `timed`: the clock moved boards. Call
        `check_answers` once the log is known.
        """
        homes = None if struck is None else {_home(channel) for channel in struck}
        # A thread's game is also shown in its channel.
        harmless: dict[Channel, bool] = {}
        for interaction in self.raised:
            home = _home(interaction.channel)
            kind = self._answer_of(interaction, troubled=troubled and (homes is None or home in homes))
            self.answers[kind] += 1
            self.kinds[_KINDS[interaction.type]] += 1
            self._record_press(interaction)
            is_harmless = kind.startswith(("refused", "no answer", "offers", "form"))
            for place in {home, self._home_of_game(interaction) or home}:
                harmless[place] = harmless.get(place, True) and is_harmless
        # Who is forgotten or barred leaves their lobbies, wherever these are.
        leaving = any(
            each.data.get("custom_id", "").startswith(_FORGETTING) or each.data.get("name") == "farkle-moderate"
            for each in self.raised
        )
        if not troubled and not timed and not leaving:
            pressed = {each.source.id for each in self.raised if each.source}
            for channel, messages in self._changed.items():
                # An old board that is pressed becomes a line.
                others = [message for message in messages if message.buttons or message.id not in pressed]
                # Challenges write to both of their people, wherever they are pressed.
                if others and channel.guild and harmless.get(_home(channel), True):
                    self.violate("changes", f"in {channel.name}: {others[0].text[:300]}")
        if not troubled:
            changed = {message.id for messages in self._changed.values() for message in messages}
            self.check_boards(lambda board: board.id in changed)
        self.raised.clear()
        self._changed.clear()
        self._sentences.clear()

    def _home_of_game(self, interaction: Interaction) -> Channel | None:
        """The channel that shows the game of this press: a player may press in private elsewhere."""
        address = game_address(str(interaction.data.get("custom_id", "")))
        board = self.seen.boards.get(address.game) if address else None
        return _home(board.channel) if board else None

    def _record_press(self, interaction: Interaction) -> None:
        outcome, address = interaction.outcome, game_address(str(interaction.data.get("custom_id", "")))
        if address:
            drawn = address_on(outcome.message) if outcome.message else None
            # If nothing happened since, the answer only draws the board again. So does a lobby that still can begin:
            # others joined or left first.
            is_redrawn = drawn is not None and (drawn.game, drawn.revision) == (address.game, address.revision)
            if address.verb == Verb.START and outcome.message:
                is_redrawn |= any(
                    (button.custom_id or "").endswith(f":{Verb.START}") for button in outcome.message.buttons
                )
            is_done = outcome.kind in ("update", "deferred_update", "message") and not outcome.ephemeral
            # A late refusal follows the acknowledgement.
            was_told = outcome.kind == "deferred_update" and any(each.ephemeral_for for each in outcome.followups)
            is_done = is_done and not is_redrawn and not was_told
            # A menu's address says its purpose, its values the choice.
            self.presses.add(Press(address._replace(arguments=()), interaction.user.id, is_done))
        elif interaction.type == 2:
            self.typing.add(interaction.user.id)

    def check_times(self, now: float) -> None:
        """`now`: the bot's time."""
        with looking(self.database) as look:
            for game, status, left in look(_UNTIMELY, now=int(now)):
                self.violate("time", f"game {game} ({status}) has {left} seconds")

    def check_boards(self, which: Callable[[Message], bool]) -> None:
        """These newest boards must show what is stored."""
        for game, board in list(self.seen.boards.items()):
            status, revision = self._stored(game)
            if not which(board) or board.deleted:
                continue
            drawn = address_on(board)
            if status == Status.CLOSED:
                # A challenge that was withdrawn can still block its host. The clock deletes one that was not delivered.
                if (drawn is None or drawn.verb != Verb.BLOCK) and not self._will_be_deleted(board):
                    self.violate("boards", f"a closed lobby has buttons: {board.text[:300]}")
            elif drawn is None or drawn.revision != revision:
                what = f"game {game} is drawn from {drawn}, but stored is revision {revision} ({status})"
                self.violate("boards", f"{what}\n{board.text[:500]}")

    def _will_be_deleted(self, message: Message) -> bool:
        with looking(self.database) as look:
            return bool(look("SELECT 1 FROM leftovers WHERE message_id = :id", id=message.id))

    def _answer_of(self, interaction: Interaction, *, troubled: bool) -> str:
        outcome = interaction.outcome
        if is_unanswered(interaction):
            self._unanswered.append(interaction)
        if outcome.kind == "failed":
            if outcome.elapsed >= self.world.answer_within:
                return TOO_LATE
            return "no answer, in trouble" if troubled else "no answer"
        if outcome.modal is not None:
            self.seen.modals.append(outcome.modal)
        if outcome.kind in ("modal", "autocomplete"):
            return {"modal": "form opened", "autocomplete": "offers"}[outcome.kind]
        message = outcome.message
        where = "privately" if outcome.ephemeral else "in public"
        for told in filter(None, (message, *outcome.followups)):
            if key := self._sentences.get(told.text) or self._busy.get(told.text):
                self.refusals[key] += 1
                if told.ephemeral_for is None:
                    self.violate("refusals", _told(interaction))
                return "refused privately"
        names = {"update": "message changed", "message": "message", "deferred": "message, deferred"}
        return f"{names.get(outcome.kind, outcome.kind)} {where}"

    def check_requests(self, requests: deque[object]) -> None:
        for request in list(requests):
            status, error = getattr(request, "status", 0), getattr(request, "error", None)
            if instead := getattr(request, "deprecated", ""):
                self.violate("requests", f"{request}: {instead}")
            if 400 <= status < 500:
                code = (error or {}).get("code", 0)
                self.refused_requests[status, code] += 1
                if (status, code) not in KNOWN_RACES and status != 429:
                    self.violate("requests", f"{request}: {json.dumps(error)[:600]}")
        requests.clear()
        for what in openapi.reported():
            self.violate("described", what)


def _home(channel: Channel) -> Channel:
    return channel.parent or channel


def _told(interaction: Interaction) -> str:
    data = json.dumps(interaction.data, ensure_ascii=True)
    source = f" on {interaction.source.id}" if interaction.source else ""
    outcome = f"{interaction.outcome.kind} {interaction.outcome.text[:120]!r}"
    where = f"{interaction.user.name} in {interaction.channel.name}{source}"
    return f"{_KINDS[interaction.type]} by {where}: {data[:300]} -> {outcome}"
