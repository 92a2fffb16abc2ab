"""The database's record of a game, read beside the bot that writes it, and what people could see of it."""

import json
import re
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bot.games.engine import Engine, State, Steps
from bot.games.registry import ENGINES
from bot.ui.game.address import Address
from localdiscord import Event, LocalDiscord, Message
from tests.support.databases import Look, looking
from tests.support.tavern import game_address

_SEAT = re.compile(r"[➤◦] <@(\d+)> \*\*([\d,.]+)\*\*")
_HALF_DONE = ("keep", "hold")
"""These are stored with the throw or the bank that follows."""


class Ledger:
    def __init__(self, database: Path, game_id: int = 1) -> None:
        self.database = database
        self.game_id = game_id
        self._page: Look | None = None

    def lines(self) -> list[str]:
        """The facts, each as its line of the notation. None is missing in the numbering, and none is there twice."""
        rows = self._rows("SELECT seq, line FROM facts WHERE game_id = :id ORDER BY seq")
        assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1))
        return [line for _, line in rows]

    def players(self) -> list[int]:
        return [user_id for (user_id,) in self._rows("SELECT user_id FROM seats WHERE game_id = :id ORDER BY number")]

    def status(self) -> str:
        return str(self._rows("SELECT status FROM games WHERE id = :id")[0][0])

    def shown_in(self) -> int | None:
        """The message that shows the game, as far as the database knows."""
        message_id: int | None = self._rows("SELECT message_id FROM games WHERE id = :id")[0][0]
        return message_id

    def left(self) -> set[int]:
        """The messages that the game left behind and that are still to be deleted."""
        return {message_id for (message_id,) in self._rows("SELECT message_id FROM leftovers WHERE game_id = :id")}

    def results(self) -> int:
        """How many seats of the game are in everyone's record, or wait to be counted there."""
        counted = "SELECT count(*) FROM results WHERE game_id = :id"
        waiting = "SELECT count(*) FROM seats JOIN uncounted USING (game_id) WHERE game_id = :id"
        return int(self._rows(f"SELECT ({counted}) + ({waiting})")[0][0])

    def revision(self) -> int:
        """The state that a drawing must show: the number of facts, or in a lobby of people."""
        return len(self.players() if self.status() == "lobby" else self.lines())

    def game(self, revision: int | None = None) -> State:
        """The game replayed up to a revision. Fails if the facts break the rules."""
        with self.open_page():
            # Another process may add to it meanwhile.
            engine = self._kind()
            facts = [engine.notation.read(line) for line in self.lines()[:revision]]
            game: State = engine.new_game(self._rules(engine), len(self.players()))
            streaks = self._streaks()
        for _, steps in played_again(game, facts):
            game = steps[-1].after
        assert facts == [] or engine.notation.word_of(facts[-1]) not in _HALF_DONE, "half of a deed is stored"
        if engine.streaks and revision is None:
            assert [streaks.get(seat, 0) for seat in game.numbers] == engine.streaks(game)
        return game

    def totals(self, revision: int | None = None) -> dict[int, int]:
        return {player: seat.total for player, seat in zip(self.players(), self.game(revision).seats, strict=True)}

    def _streaks(self) -> dict[int, int]:
        return dict(self._rows("SELECT seat, streak FROM farkle_streaks WHERE game_id = :id"))

    def _kind(self) -> Engine:
        return ENGINES[self._rows("SELECT kind FROM games WHERE id = :id")[0][0]]

    def _rules(self, engine: Engine) -> Any:
        return engine.rules.model_validate(
            json.loads(self._rows("SELECT CAST(rules AS TEXT) FROM games WHERE id = :id")[0][0])
        )

    def _rows(self, statement: str) -> list[tuple[Any, ...]]:
        with self.open_page() as look:
            return look(statement, id=self.game_id)

    @contextmanager
    def open_page(self) -> Iterator[Look]:
        """All reads in this block see the same state."""
        if self._page is not None:
            yield self._page
            return
        with looking(self.database) as look:
            self._page = look
            try:
                yield look
            finally:
                self._page = None


def played_again(game: State, facts: Iterable[Any]) -> Iterator[tuple[Any, Steps]]:
    """The moves that the facts came of, and all that each caused. Fails if the rules don't allow one."""
    waiting, engine = deque(facts), game.rules.engine
    while waiting:
        move = engine.notation.move_of(waiting[0])
        assert move is not None, "a fact that follows from no move"
        steps = engine.play(game, move)
        for step in steps:
            assert waiting.popleft() == step.fact, "another fact than the rules make"
        yield move, steps
        game = steps[-1].after


class Eyewitness:
    """Looks at every message at the moment when people see it, and notes what is not in the database by then."""

    def __init__(self, local: LocalDiscord, database: Path) -> None:
        self.database = database
        self.untrue: list[str] = []
        local.world.listeners.append(self._display)

    def _display(self, event: Event) -> None:
        if event.message is not None and event.kind in ("message_create", "message_update"):
            address = address_on(event.message)
            if address is None:
                return
            ledger = Ledger(self.database, address.game)
            with ledger.open_page():
                if not self._is_true(event.message, ledger, address.revision):
                    self.untrue.append(event.message.text)

    def _is_true(self, message: Message, ledger: Ledger, revision: int) -> bool:
        shown = totals_on(message)
        if not shown or revision > ledger.revision():
            return revision <= ledger.revision()
        return shown.items() <= ledger.totals(revision).items()


def totals_on(board: Message) -> dict[int, int]:
    return {int(player): int(re.sub("[,.]", "", total)) for player, total in _SEAT.findall(board.text)}


def address_on(message: Message) -> Address | None:
    """The game and its state that a message was drawn from; None for one without buttons."""
    addresses = [game_address(button.custom_id or "") for button in message.buttons]
    return next((address for address in addresses if address), None)


def revision_of(message: Message) -> int | None:
    """The state of the game that a message was drawn from; None for one without buttons."""
    address = address_on(message)
    return address.revision if address else None


def deeds(lines: Sequence[str]) -> str:
    """The players' actions, without their consequences; a whole roll-off is one word."""
    verbs = dict.fromkeys(line.split()[1] for line in lines)
    return " ".join(verb for verb in verbs if verb in ("start", "keep", "roll", "bank"))
