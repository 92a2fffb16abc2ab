"""What a server accumulates in years: long games that ended, games that sleep, rule sets, seasons.

It is stored by the statements that the bot itself uses, and then copied within the database, which takes a second.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from sqlalchemy import func, insert, select, update

from bot import rulesets
from bot.features.seasons import store
from bot.games.dice import digest_of
from bot.games.farkle import Fact, Game, RuleSet, TimeOut, change, new_game
from bot.model.counting import Counting
from bot.model.games import Status, StoredGame
from bot.model.servers import Board
from bot.store import counting, endings, saving, schema
from bot.store.database import Database
from bot.store.storage import storage_at
from bot.store.units import Transaction
from tests.support.databases import opened, url_of
from tests.support.random_games import leaving, play_on, sensible
from tests.support.stored_games import NOON, lobby_of

_JOIN = 7 << 59
_SECRET = "5eed" * 16
"""Always the same, so that the dice fall alike whenever a hoard is made."""
MOST_COSTLY: dict[str, object] = {
    "target": 999_983,
    "target_reach": "exact",
    "singles": {face: 3 + face for face in range(1, 7)},
    "triples": {face: 1009 + face for face in range(1, 7)},
    "straights": {f"{low}-{high}": 10_007 * high + low for low in range(1, 6) for high in range(low + 1, 7)},
    "more_of_a_kind": {count: {face: 10_007 * count + face for face in range(1, 7)} for count in (4, 5, 6)},
}
"""Options that take as long to check as any: a large target to be met exactly by sums of many odd amounts."""


@dataclass(frozen=True)
class Hoard:
    """How much there is: `long` ended games of at least `facts` facts, `short` ones, games that sleep, and the rest.

    The turns of the games that are `due` ended long ago, and so did their channels.
    """

    long: int = 25
    facts: int = 2000
    short: int = 0
    asleep: int = 0
    due: int = 0
    rule_sets: int = 0
    seasons: int = 0

    async def store(self, path: Path, guild_id: int, channel_id: int, people: Sequence[int]) -> None:
        """Stores it, in a channel, played by these people. The first game is the only one whose dice can be checked."""
        async with opened(path) as database:
            lobby = _lobby(guild_id, channel_id, people)
            long = await _store(database, lobby, long_game(lobby, self.facts), Status.OVER)
            short = await _store(database, lobby, long_game(lobby, 1), Status.OVER) if self.short else 0
            asleep = await _store(database, lobby, _running(lobby, asleep=True), Status.PLAYING) if self.asleep else 0
            late = replace(lobby, deadline=lobby.deadline.until(NOON))
            due = await _store(database, late, _running(late, asleep=False), Status.PLAYING) if self.due else 0
            copied = {long: self.long, short: self.short, asleep: self.asleep, due: self.due}
            await database.write(self._add, guild_id, people[0], copied)
        storage = storage_at(url_of(path))
        with storage.engine.begin() as connection:
            storage.go_on_behind(connection, {})

    def _add(self, transaction: Transaction, guild_id: int, winner: int, copied: Mapping[int, int]) -> None:
        """Adds copies of played games, to the numbers in `copied`, and rule sets and seasons."""
        for game_id, wanted in copied.items():
            if game_id and wanted > 1:
                _copy(transaction, game_id, wanted - 1)
        transaction.execute(update(schema.games).where(schema.games.c.due_at > 0).values(channel_id=schema.games.c.id))
        rules = change(rulesets.shipped()["standard"].rules, MOST_COSTLY).model_dump(mode="json")
        for n in range(self.rule_sets):
            texts = {
                "kind": "farkle",
                "title": f"Ours {n}",
                "summary": "Long to read. " * 14,
                "base": "standard",
                "rules": rules,
            }
            transaction.execute(insert(schema.house_rules).values(guild_id=guild_id, key=f"ours {n}", **texts))
        for n in range(1, self.seasons + 1):
            of_season = (n, guild_id, f"Cup {n}", f"cup {n}", "wins", NOON, NOON + n, 0, 1)
            transaction.execute(insert(store.seasons).values(of_season))
            transaction.execute(insert(store.crowns).values((n, "farkle", winner)))


def long_game(lobby: StoredGame, facts: int) -> tuple[StoredGame, list[Fact]]:
    """A game with its seed's dice that ends after at least `facts` facts, because players leave it then."""
    game, happened = play_on(_begun(lobby), sensible(lobby.seed), facts)
    game, at_last = play_on(game, leaving)
    return replace(lobby, game=game), happened + at_last


def _running(lobby: StoredGame, *, asleep: bool) -> tuple[StoredGame, list[Fact]]:
    """A game after some turns; if it must sleep, its players then let their time run out."""
    game, happened = play_on(_begun(lobby), sensible(lobby.seed), 300)
    while asleep and not game.is_asleep:
        game, more = play_on(game, lambda game: TimeOut(game.current), 1)
        happened += more
    return replace(lobby, game=game), happened


def _begun(lobby: StoredGame) -> Game:
    assert isinstance(lobby.rules, RuleSet)
    return new_game(lobby.rules, len(lobby.seats.players))


def _lobby(guild_id: int, channel_id: int, people: Sequence[int]) -> StoredGame:
    rules: RuleSet = change(rulesets.shipped()["standard"].rules, {"start": "seat_order", "target": 1_000_000})
    joins = tuple(digest_of(_JOIN + seat) for seat in range(len(people)))
    fields = {"guild_id": guild_id, "boards": (Board(channel_id),), "joins": joins, "secret": _SECRET}
    return lobby_of(rules, tuple(people), **fields)


async def _store(database: Database, lobby: StoredGame, played: tuple[StoredGame, list[Fact]], status: Status) -> int:
    after, happened = played

    def store(transaction: Transaction) -> int:
        last = transaction.exec_driver_sql("SELECT coalesce(max(id), 0) FROM games").scalar_one()
        joins = tuple(digest_of(_JOIN + 1000 * last + seat) for seat in range(len(lobby.seats.players)))
        stored = saving.add(transaction, replace(lobby, seats=replace(lobby.seats, joins=joins)))
        begun = replace(stored, status=Status.PLAYING, game=_begun(lobby), counting=Counting.SHIPPED_RULES)
        saving.save(transaction, stored, begun, [], NOON)
        saving.save(transaction, begun, replace(begun, status=status, game=after.game), happened, NOON)
        counting.count_all(transaction, NOON)
        # It ended long ago: a bot that starts must not show its ending again.
        endings.record_shown(transaction, stored.id, with_review=True)
        return stored.id

    return await database.write(store)


def _copy(transaction: Transaction, game_id: int, times: int) -> None:
    """Adds `times` copies of a game with its facts, also to its players' history; leaderboards do not count them."""
    last, ended = transaction.execute(select(func.max(schema.games.c.id), func.max(schema.games.c.finish_number))).one()
    copies = f"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {times})"
    changed = {
        "id": f"{last} + i",
        "finish_number": f"CASE WHEN finish_number IS NOT NULL THEN {ended or 0} + i END",
        "join_digest": "NULL",
    }
    for table in (schema.games, schema.seats, schema.facts, schema.farkle_streaks, schema.results):
        names = [column.name for column in table.columns if column.computed is None]
        key = "id" if table is schema.games else "game_id"
        # No game has a greater number than its id.
        changed |= {"number": f"{last} + i" if table is schema.games else "number"}
        values = ", ".join(changed.get("id" if name == "game_id" else name, f'"{name}"') for name in names)
        columns = ", ".join(f'"{name}"' for name in names)
        rows = f"SELECT {values} FROM {table.name}, n WHERE {key} = {game_id}"
        transaction.exec_driver_sql(f"{copies} INSERT INTO {table.name} ({columns}) {rows}")
