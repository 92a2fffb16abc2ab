"""Whether what people did and saw is stored: all of it, and once."""

from collections import Counter, deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise

from sqlalchemy import func, select

from bot.games import farkle, yahtzee
from bot.games.engine import State
from bot.games.moves import ComeBack, Leave, Roll, TimeOut
from bot.local.ledger import address_on
from bot.local.players import is_over
from bot.model.games import Status, StoredGame
from bot.standings.standings import Standings
from bot.store import games as stored_games
from bot.store.database import Database
from bot.store.departures import NOWHERE
from bot.store.schema import daily_posts, facts, games, leftovers, results, uncounted
from bot.store.units import Transaction
from bot.ui.game.address import Verb
from bot.ui.games.farkle.verbs import Verb as Farkle
from bot.ui.games.yahtzee.verbs import Verb as Yahtzee
from tools.processes.journal import Journal, Press

_CLOCK = "clock"
_DEEDS: Mapping[str, str] = {
    Farkle.ROLL: "throw",
    Farkle.FOLLOW: "throw",
    Farkle.BANK: "bank",
    Farkle.BANK_ANYWAY: "bank",
    Yahtzee.SCORE: "score",
}
"""The presses of a turn that are stored, with what is stored of them."""

_MOVES = {
    Roll: "throw",
    farkle.Bank: "bank",
    yahtzee.Score: "score",
    farkle.RollOff: "start",
    Leave: "leave",
    ComeBack: "back",
    TimeOut: _CLOCK,
}
"""The moves that end a whole decision. What is kept, held or taken over before belongs to it."""


@dataclass(frozen=True)
class Deed:
    """What one press stored, or the clock: a whole decision, its throw included, from a revision on."""

    game: int
    revision: int
    name: str
    user_id: int


@dataclass
class Kept:
    """One stored game: its deeds, the totals by player at each revision, and how many seats were counted."""

    stored: StoredGame
    deeds: list[Deed]
    totals: dict[int, dict[int, int]]
    counted: int


@dataclass
class Findings:
    """What was compared, by name, and what is wrong."""

    figures: dict[str, int] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)


async def audit(database: Database, journal: Journal) -> Findings:
    """Compares what people did and saw with what is stored, once nobody plays any more."""
    found = Findings(wrong=list(journal.contradictions))
    waiting = await database.read(lambda transaction: transaction.scalar(select(func.count()).select_from(uncounted)))
    # It counts what waits, and compares everything that is counted with what the facts say.
    found.wrong += [f"a wrong record: {difference}" for difference in await Standings(database).rebuild()]
    kept = {each.stored.id: each for each in await database.read(partial(_kept, found.wrong))}
    left = set(await database.read(lambda transaction: list(transaction.scalars(select(leftovers.c.message_id)))))
    _compare_presses(found, journal, kept)
    _compare_lobbies(found, journal, kept)
    _compare_shown(found, journal, kept)
    _compare_messages(found, journal, kept, left)
    _compare_calls(found, journal)
    await _compare_posts(found, journal, database)
    found.figures["of which waited to be counted at the end"] = waiting
    return found


def _kept(wrong: list[str], transaction: Transaction) -> list[Kept]:
    """All games on servers; what cannot be played again is `wrong`."""
    kept = []
    for game_id in list(transaction.scalars(select(games.c.id).where(games.c.guild_id != NOWHERE))):
        stored = stored_games.load(transaction, game_id)
        assert stored is not None
        rows = transaction.execute(select(facts).where(facts.c.game_id == game_id).order_by(facts.c.seq)).all()
        if [row.seq for row in rows] != list(range(1, len(rows) + 1)):
            wrong.append(f"game {game_id}: facts are missing")
        counted = transaction.scalar(select(func.count()).select_from(results).where(results.c.game_id == game_id))
        each = Kept(stored, [], {}, counted)
        kept.append(each)
        if stored.game is None:
            continue
        try:
            for deed, game in _replayed(stored, [row.line for row in rows]):
                each.deeds += [deed] if deed else []
                each.totals[game.revision] = {
                    player: game.seat(number).total for number, player in enumerate(stored.players, start=1)
                }
        except Exception as error:
            # Facts that nobody played may raise anything.
            wrong.append(f"game {game_id} cannot be played again: {error!r}")
    return kept


def _replayed(stored: StoredGame, lines: list[str]) -> Iterator[tuple[Deed | None, State]]:
    """Plays the facts again by the rules: the game after each of them, and after the last one of a deed, the deed.

    Raises AssertionError where the rules would not have let them happen so.
    """
    engine = stored.engine
    waiting = deque(map(engine.notation.read, lines))
    game: State = engine.new_game(stored.rules, len(stored.players))
    yield None, game
    began: int | None = None
    while waiting:
        move = engine.notation.move_of(waiting[0])
        assert move is not None, "a fact that follows from no move"
        began = game.revision if began is None else began
        name = _CLOCK if game.turn.timed_out else _MOVES.get(type(move))
        for step in engine.play(game, move):
            assert waiting.popleft() == step.fact, "another fact than the rules make"
            game = step.after
            yield None, game
        if name is not None:
            yield Deed(stored.id, began, name, stored.players[move.seat - 1]), game
            began = None


def _compare_presses(found: Findings, journal: Journal, kept: dict[int, Kept]) -> None:
    """Each press that was answered is a deed, and each deed was pressed."""
    deeds = {deed for each in kept.values() for deed in each.deeds}
    by_clock = {(deed.game, deed.revision) for deed in deeds if deed.name == _CLOCK}
    played = {deed for deed in deeds if deed.name in _DEEDS.values()}
    pressed = [press for press in journal.presses if press.address.verb in _DEEDS]
    done = {_deed_of(press) for press in pressed if press.is_done}
    for deed in done - played:
        if (deed.game, deed.revision) not in by_clock:
            found.wrong.append(f"answered, but not stored: {deed}")
    for deed in played - {_deed_of(press) for press in pressed}:
        found.wrong.append(f"stored, but nobody pressed it, or doubled: {deed}")
    found.figures["presses answered as done"] = journal.answers["done"]
    found.figures["presses refused, or asked about"] = journal.answers["told why not"]
    found.figures["presses without an answer"] = journal.answers["not answered"]
    found.figures["decisions stored"] = len(played)
    found.figures["of which people never got an answer"] = len(played - done)
    found.figures["decisions of the clock"] = len(by_clock)


def _deed_of(press: Press) -> Deed:
    return Deed(press.address.game, press.address.revision, _DEEDS[press.address.verb], press.user_id)


def _compare_lobbies(found: Findings, journal: Journal, kept: dict[int, Kept]) -> None:
    for press in journal.presses:
        stored = kept[press.address.game].stored
        if press.is_done and press.address.verb == Verb.JOIN and press.user_id not in stored.players:
            found.wrong.append(f"joined, but not stored: {press}")
        if press.is_done and press.address.verb == Verb.START and stored.game is None:
            found.wrong.append(f"started, but not stored: {press}")


def _compare_shown(found: Findings, journal: Journal, kept: dict[int, Kept]) -> None:
    """Whatever anybody saw of a game is stored."""
    for (game, revision), totals in journal.shown.items():
        stored = kept[game].totals.get(revision, {})
        if not totals.items() <= stored.items():
            found.wrong.append(f"game {game} showed {totals} at {revision}, but stored is {stored}")
    found.figures["drawings compared"] = len(journal.shown)
    found.figures["facts"] = sum(each.stored.revision for each in kept.values() if each.stored.game)


def _compare_messages(found: Findings, journal: Journal, kept: dict[int, Kept], left: set[int]) -> None:
    """Each game was played to its end, which is shown once and counted once, and no other board of it is left.

    But nobody remembers a board whose process died before it could note it: it goes if somebody presses it.
    """
    statuses: Counter[Status] = Counter()
    forgotten = 0
    for game_id, each in kept.items():
        stored = each.stored
        statuses[stored.status] += 1
        seats = len(stored.players) if stored.status is Status.OVER else 0
        if each.counted != seats:
            found.wrong.append(f"game {game_id} was counted for {each.counted} of {seats} seats")
        boards = [message for message in journal.boards[game_id].values() if not message.deleted]
        boards = [message for message in boards if address_on(message)]
        endings = [message for message in boards if is_over(message)]
        others = [message for message in boards if message not in endings and message.id not in left]
        forgotten += sum(map(journal.may_be_forgotten, others))
        others = [message for message in others if not journal.may_be_forgotten(message)]
        if others:
            found.wrong.append(f"game {game_id} has an old board that nobody will delete: {others[0].text[:80]!r}")
        if stored.status is Status.OVER and [message.id for message in endings] != [stored.message_id]:
            found.wrong.append(f"game {game_id} shows its ending {len(endings)} times")
        if stored.status not in (Status.OVER, Status.CLOSED):
            found.wrong.append(f"game {game_id} is {stored.status}, but nobody plays it")
    found.figures["games played to their ends"] = statuses[Status.OVER]
    found.figures["boards that nobody could note before a death"] = forgotten


def _compare_calls(found: Findings, journal: Journal) -> None:
    """Nobody is called twice to a turn for the same reason, unless a process died between the two."""
    again = 0
    for calls in journal.calls.values():
        for one, other in pairwise(calls):
            if any(one.at < death < other.at for death in journal.deaths[one.shard]):
                again += 1
            else:
                found.wrong.append(f"called twice: {one} and {other}")
    why = Counter(call.why for calls in journal.calls.values() for call in calls)
    for reason in sorted(why):
        found.figures[f"calls to {reason}" if reason == "a turn" else f"calls because of {reason}"] = why[reason]
    found.figures["of which again after a death"] = again


async def _compare_posts(found: Findings, journal: Journal, database: Database) -> None:
    """The result of a day is posted once on each server; once it is claimed, a process that dies never posts it."""
    for guild_id, posts in journal.posts.items():
        if posts > 1:
            found.wrong.append(f"server {guild_id} got the result of a day {posts} times")
    claimed = await database.read(lambda transaction: transaction.scalar(select(func.count()).select_from(daily_posts)))
    found.figures["results of a day posted"] = journal.posts.total()
    found.figures["results of a day lost by deaths"] = claimed - journal.posts.total()
