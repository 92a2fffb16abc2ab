"""Checks at the end that what people did and saw matches what is stored."""

import json
import re
from collections import Counter, defaultdict, deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from itertools import pairwise
from pathlib import Path
from typing import Any

from sqlalchemy import func, select, text

from bot.games import farkle, yahtzee
from bot.games.engine import State, Steps
from bot.games.moves import ComeBack, Leave, Roll, SetAside, TimeOut
from bot.model.games import Status, StoredGame
from bot.play import claims
from bot.records.records import Records
from bot.sentences import explain
from bot.store import games as stored_games
from bot.store.database import Database
from bot.store.schema import facts, games, results
from bot.store.units import Transaction
from bot.ui.display import Display
from bot.ui.game.plan import screen_of
from bot.ui.game_addresses import Verb
from bot.ui.games.farkle.buttons import Verb as Farkle
from bot.ui.games.yahtzee.buttons import Verb as Yahtzee
from localdiscord import Message
from tests.support.databases import Look, looking, url_of
from tests.support.ledger import address_on
from tests.support.tavern import game_address
from tools.break_bot.must_hold import Press, Witness

_CLOCK = "clock"
_ADDRESS = re.compile(r'"fk:\d+:\d+:([a-z-]+)')
_DECISIONS: Mapping[str, str] = {
    Farkle.ROLL: "throw",
    Farkle.FOLLOW: "throw",
    Farkle.BANK: "bank",
    Farkle.BANK_ANYWAY: "bank",
    Yahtzee.TAKE: "score",
    Yahtzee.SCORE: "score",
    Yahtzee.SCORE_ANYWAY: "score",
}
"""The stored presses of a turn."""

_MOVES = {
    Roll: "throw",
    farkle.Bank: "bank",
    yahtzee.Score: "score",
    farkle.RollOff: "start",
    Leave: "leave",
    ComeBack: "back",
    SetAside: "aside",
    TimeOut: _CLOCK,
}
"""They end a decision; what is kept, held or taken over before belongs to it."""

_MOST_SHOWN = 5
PRIVATE = """SELECT game_id FROM attempts UNION SELECT host_game FROM duels
    UNION SELECT guest_game FROM duels WHERE guest_game IS NOT NULL"""
"""Games that only their players see."""

_SOUND = {
    "numbers of games that ended": "SELECT count(*), max(finish_number) FROM games WHERE finish_number IS NOT NULL",
    # The clock has yet to show both people a challenge that was closed during an outage.
    "time runs in games that ended": """SELECT 0, count(*) FROM games WHERE state = 'ended' AND (due_at IS NOT NULL
        OR alarm_at IS NOT NULL AND NOT (status = 'closed' AND alarm_at = opened_at AND id IN
            (SELECT game_id FROM copies)))""",
    "ended games are won": f"""SELECT count(CASE WHEN status = 'over' THEN 1 END), count(finish_number) FROM games
        WHERE id NOT IN ({PRIVATE})""",
    "open games have people": """SELECT 0, count(*) FROM games
        WHERE status <> 'closed' AND id NOT IN (SELECT game_id FROM seats)""",
    "no game waits for a review that it has": """SELECT 0, count(*) FROM unreviewed
        WHERE game_id IN (SELECT game_id FROM reviews)""",
}
"""Two numbers that must be equal."""

_COUNTS = {
    "facts": "SELECT count(*) FROM facts",
    "seats put aside": "SELECT count(*) FROM facts WHERE replace(line, ' aside', '') <> line",
    "looked back at": "SELECT count(*) FROM reviews",
    "achievements": "SELECT count(*) FROM awards",
    "games of Yahtzee": "SELECT count(*) FROM games WHERE kind = 'yahtzee' AND status = 'over'",
    "over without the bot's rights": "SELECT count(*) FROM games WHERE status = 'over' AND guild_id < 0",
    "over alone with the bot": f"""SELECT count(*) FROM games WHERE status = 'over' AND guild_id = 0
        AND id NOT IN ({PRIVATE})""",
    "duels on the same dice": "SELECT count(*) FROM duels WHERE guest_game IS NOT NULL",
    "attempts with the daily dice": "SELECT count(*) FROM attempts WHERE streak > 0",
    "of which were played to the end": "SELECT count(*) FROM games JOIN attempts ON game_id = id WHERE status = 'over'",
    "rule sets of servers": "SELECT count(*) FROM house_rules",
    "asleep": "SELECT count(*) FROM games WHERE status = 'playing' AND due_at IS NULL",
    "waited to be counted": "SELECT count(*) FROM uncounted",
}


@dataclass(frozen=True)
class Decision:
    """A stored decision with its throw, from a revision on."""

    game: int
    revision: int
    name: str
    user_id: int


@dataclass
class Kept:
    """`totals`: by revision and player. `counted`: how many seats."""

    stored: StoredGame
    decisions: list[Decision]
    totals: dict[int, dict[int, int]]
    counted: int


def tally(database: Path) -> Counter[str]:
    with looking(database) as look:
        found = Counter(dict(look("SELECT status, count(*) FROM games GROUP BY status")))
        return found + Counter({name: look(statement)[0][0] for name, statement in _COUNTS.items()})


async def audit(witness: Witness, database: Path, now: float, *, meddled: bool) -> None:
    """If people or faults `meddled`, messages may be gone, or remain."""
    witness.lead.clear()
    with looking(database) as look:
        for what in _unsound(look, is_file=url_of(database).startswith("sqlite")):
            witness.violate("sound", what)
        for what in _miscounted(look):
            witness.violate("daily", what)
        left = {message_id for (message_id,) in look("SELECT message_id FROM leftovers")}
    async with Database.open(url_of(database)) as opened:
        records = Records(opened, lambda: now)
        # Counts queued games, and compares records with the facts.
        differences = await records.rebuild()
        kept = {each.stored.id: each for each in await opened.read(_kept, witness)}
        await _check_dice(witness, database, records)
    for difference in differences[:_MOST_SHOWN]:
        witness.violate("records", f"one of {len(differences)}: {difference}")
    for each in kept.values():
        for what in _stuck(each.stored):
            witness.violate("way out", f"game {each.stored.id}: {what}")
    _compare_presses(witness, kept)
    _compare_shown(witness, kept)
    if not meddled:
        _compare_messages(witness, kept, left)
    _compare_calls(witness)
    for (guild_id, day), posts in witness.posts.items():
        if posts > 1:
            witness.violate("posts", f"server {guild_id} got {day} {posts} times")


def _unsound(look: Look, *, is_file: bool) -> Iterator[str]:
    for pragma in ("integrity_check", "foreign_key_check") if is_file else ():
        if (found := look(f"PRAGMA {pragma}")) not in ([], [("ok",)]):
            yield f"{pragma}: {found[:_MOST_SHOWN]}"
    for what, statement in _SOUND.items():
        one, other = (number or 0 for number in look(statement)[0])
        if one != other:
            yield f"{what}: {one} and {other}"


class InARow:
    """A person's days in a row. Each week forgives one missed day."""

    def __init__(self) -> None:
        self.days, self.last, self.forgiven = 0, date.min, set[tuple[int, int]]()

    def with_day(self, day: date) -> int:
        missed = [self.last + timedelta(number) for number in range(1, (day - self.last).days)] if self.days else []
        weeks = {each.isocalendar()[:2] for each in missed}
        if not self.days or len(missed) > 1 or weeks & self.forgiven:
            self.days, weeks = 0, set()
        self.days, self.last, self.forgiven = self.days + 1, day, self.forgiven | weeks
        return self.days


def _miscounted(look: Look) -> Iterator[str]:
    """Attempts whose outcome differs from their facts."""
    lines = defaultdict[int, list[list[str]]](list)
    for game_id, line in look("SELECT game_id, line FROM facts ORDER BY game_id, seq"):
        lines[game_id].append(line.split())
    rows_of_days = defaultdict[int, InARow](InARow)
    statement = """SELECT game_id, user_id, day, status, ends_at IS NOT NULL, streak, points, best_turn
        FROM attempts JOIN games ON id = game_id ORDER BY day"""
    for game_id, user_id, day, status, running, streak, points, best_turn in look(statement):
        said = lines[game_id]
        has_thrown = any(words[1:2] == ["roll"] for words in said)
        streak_due = rows_of_days[user_id].with_day(date.fromisoformat(day)) if has_thrown else 0
        banked = [int(words[2]) for words in said if words[1:2] == ["bank"]]
        lost = sum(int(words[2]) for words in said if words[1:2] == ["penalty"])
        counts = has_thrown and status != "playing"
        due = (sum(banked) - lost, max(banked, default=0)) if counts else (None, None)
        expected = (status == "playing", streak_due, *due)
        if (bool(running), streak, points, best_turn) != expected:
            yield f"attempt {game_id} came to {streak}, {points}, {best_turn}, but by its facts to {expected}"


async def _check_dice(witness: Witness, database: Path, records: Records) -> None:
    """Checks those of ended games. Shared dice can't be checked until their secret is public."""
    with looking(database) as look:
        secret = """SELECT game_id FROM attempts JOIN days USING (day) WHERE published_at IS NULL
            UNION SELECT host_game FROM duels WHERE published_at IS NULL
            UNION SELECT guest_game FROM duels WHERE published_at IS NULL AND guest_game IS NOT NULL"""
        over = f"status IN ('over', 'stopped') AND id NOT IN ({secret})"
        ended = look(f"SELECT id, guild_id FROM games WHERE {over}")
    for game_id, guild_id in ended:
        verdict, *_ = await records.history.check(game_id, guild_id, viewer=None)
        if verdict.faults:
            witness.violate("dice", f"those of game {game_id}: {[explain(fault) for fault in verdict.faults]}")


def _kept(transaction: Transaction, witness: Witness) -> list[Kept]:
    """All games, except those that only their players see, which are only replayed."""
    kept = []
    private = {*transaction.scalars(text(PRIVATE))}
    for game_id in transaction.scalars(select(games.c.id)).all():
        stored = stored_games.load(transaction, game_id)
        assert stored is not None
        rows = transaction.execute(select(facts).where(facts.c.game_id == game_id).order_by(facts.c.seq)).all()
        if [row.seq for row in rows] != list(range(1, len(rows) + 1)):
            witness.violate("rules", f"game {game_id}: facts are missing")
        counted = transaction.scalar(select(func.count()).select_from(results).where(results.c.game_id == game_id))
        each = Kept(stored, [], {}, counted)
        if game_id not in private:
            kept.append(each)
        if stored.game is None:
            continue
        try:
            for decision, game in _replayed(stored, [row.line for row in rows]):
                each.decisions += [decision] if decision else []
                each.totals[game.revision] = {
                    player: game.seat(number).total for number, player in enumerate(stored.seats.players, start=1)
                }
        except Exception as error:
            # Facts that were never played may raise anything.
            witness.violate("rules", f"game {game_id} cannot be played again: {error!r}")
    return kept


def _replayed(stored: StoredGame, lines: list[str]) -> Iterator[tuple[Decision | None, State]]:
    """Replays facts: the game after each, and the decision after its last.

    Raises AssertionError if the rules don't allow one.
    """
    game: State = stored.engine.new_game(stored.rules, len(stored.seats.players))
    yield None, game
    began: int | None = None
    for move, steps in _played_again(game, map(stored.engine.notation.read, lines)):
        began = game.revision if began is None else began
        name = _CLOCK if game.turn.timed_out else _MOVES.get(type(move))
        if name == "throw" and game.turn.is_fresh:
            # On most servers, it falls by itself.
            name = "first throw"
        yield from ((None, step.after) for step in steps)
        game = steps[-1].after
        if name is not None:
            yield Decision(stored.id, began, name, stored.seats.players[move.seat - 1]), game
            began = None
    assert began is None, "half of a decision is stored"


def _played_again(game: State, facts: Iterable[Any]) -> Iterator[tuple[Any, Steps]]:
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


def _stuck(stored: StoredGame) -> Iterator[str]:
    """What keeps a running game from going on, and people in it."""
    if not stored.is_running:
        return
    if stored.deadline.alarm_at is None:
        yield "the clock never looks at it"
    if stored.lone is None:
        return
    person = stored.seats.players[stored.lone - 1]
    if stored.acting_host != person:
        yield "the only person there is not its host"
    drawn = json.dumps(screen_of(stored, Display(viewer=person)).to_components())
    offered = {found[1] for found in _ADDRESS.finditer(drawn)}
    if Verb.STOP not in offered:
        yield "the only person there cannot end it"
    if stored.is_asleep and claims.may_claim(stored) is not (Verb.CLAIM in offered):
        yield "the only person there cannot claim the win"


def _compare_presses(witness: Witness, kept: dict[int, Kept]) -> None:
    decisions = {decision for each in kept.values() for decision in each.decisions}
    at = {(decision.game, decision.revision): decision for decision in decisions}
    played = {decision for decision in decisions if decision.name in _DECISIONS.values() and _is_somebody(decision)}
    pressed = {press: _decision_of(press) for press in witness.presses if press.address.verb in _DECISIONS}
    done = set(pressed.values())
    for press, decision in pressed.items():
        stored = at.get((decision.game, decision.revision))
        # Something may have come first, such as the clock: then the board is the answer.
        if press.is_done and (stored is None or (stored in played and stored not in done)):
            witness.violate("whole", f"answered, but not stored: {decision}; stored is {stored}")
    for decision in played - done:
        if decision.user_id not in witness.typing:
            witness.violate("once", f"stored, but nobody pressed it: {decision}")
    for press in witness.presses:
        stored_game = kept[press.address.game].stored if press.address.game in kept else None
        if not press.is_done or stored_game is None:
            continue
        if press.address.verb == Verb.START and stored_game.game is None and stored_game.status is not Status.CLOSED:
            witness.violate("whole", f"started, but not stored: {press}")


def _is_somebody(decision: Decision) -> bool:
    """Opponents have small numbers, deleted people negative ones."""
    return decision.user_id > 1 << 22


def _decision_of(press: Press) -> Decision:
    return Decision(press.address.game, press.address.revision, _DECISIONS[press.address.verb], press.user_id)


def _compare_shown(witness: Witness, kept: dict[int, Kept]) -> None:
    """All totals ever shown are stored. Deleted people have other numbers."""
    for (game, revision), totals in witness.shown.items():
        each = kept.get(game)
        if each is None:
            continue
        stored, players = each.totals.get(revision), each.stored.seats.players
        theirs = {player: total for player, total in totals.items() if player in players}
        if stored is None or not theirs.items() <= stored.items():
            witness.violate("first", f"game {game} showed {totals} at {revision}, but stored is {stored}")


def _compare_messages(witness: Witness, kept: dict[int, Kept], left: set[int]) -> None:
    """A board may remain if its process died before noting it, or if a token ran out; a press removes it."""
    for game_id, each in kept.items():
        stored = each.stored
        is_over = stored.status is Status.OVER
        if each.counted != (len(stored.seats.players) if is_over else 0):
            witness.violate(
                "counted", f"game {game_id} was counted for {each.counted} of {len(stored.seats.players)} seats"
            )
        boards = [message for message in witness.boards[game_id].values() if not message.deleted]
        boards = [message for message in boards if address_on(message)]
        endings = [message for message in boards if _shows_ending(message)]
        shown_in = {board.message_id for board in stored.boards}
        current = {*shown_in, *left, *(message.id for message in endings)}
        others = [each for each in boards if each.id not in current and not witness.may_be_forgotten(each)]
        has_rights = stored.guild_id >= 0
        if others and has_rights:
            witness.violate("forgotten", f"game {game_id}: {others[0].text[:80]!r}")
        shown = [message.id for message in endings]
        may_be_gone = not has_rights or bool(shown_in & set(witness.dropped))
        if is_over and set(shown) != shown_in and not (not shown and may_be_gone):
            witness.violate("ending", f"game {game_id} shows its ending {len(endings)} times")


def _shows_ending(message: Message) -> bool:
    """In any language."""
    found = (game_address(button.custom_id or "") for button in message.buttons)
    return any(address.verb == Verb.REMATCH for address in found if address)


def _compare_calls(witness: Witness) -> None:
    """A player is mentioned once per turn and reason, unless a process died in between."""
    for calls in witness.calls.values():
        for one, other in pairwise(calls):
            if not any(begin < other.at and one.at - 1 < end for begin, end in witness.deaths[one.shard]):
                witness.violate("calls", f"twice: {one} and {other}")
