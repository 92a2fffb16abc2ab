"""Finished games, stored as the tables store them, and reviews of them with made-up numbers."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Generic

from bot import rulesets
from bot.coach.reviewed import SeatSums, Sums
from bot.games import yahtzee
from bot.games.farkle import Fact, Game, Phase, RuleSet, change, new_game, play, read_move, write
from bot.games.measures import SeatStatistics
from bot.games.options import OptionSet
from bot.games.summary import Summary
from bot.model.counting import Counting
from bot.model.deadline import Deadline
from bot.model.games import Status, StoredGame
from bot.model.seats import Seats
from bot.model.servers import Board
from bot.model.written import numbers
from bot.processes.shards import Shards
from bot.servers.departures import Departures
from bot.store import reviews, saving
from bot.store.counting import count_all
from bot.store.database import Database
from bot.store.games import won_game
from bot.store.units import Transaction
from bot.typed import Typed
from tests.support.databases import rows
from tests.support.notation import OfKind
from tests.support.random_games import finished_game, leaving, play_on, random_move

GUILD, OTHER_GUILD = 10**17, 10**17 + 1
NOON = 1_795_262_400
"""Saturday, 21 November 2026, 12:00 UTC."""
SECRET = "5" * 64


def lobby_of(rules: OptionSet, players: tuple[int, ...], **fields: Any) -> StoredGame:
    """A lobby of these players that is not stored yet, with other fields as given."""
    seats, deadline = Seats(players, fields.pop("joins", ())), Deadline().until(fields.pop("due_at", None))
    some: dict[str, Any] = {
        "id": 0,
        "guild_id": GUILD,
        "boards": (Board(7),),
        "host_id": players[0],
        "opened_by": players[0],
        "status": Status.LOBBY,
        "title": Typed("Our rules"),
        "base": "standard",
        "opened_at": NOON,
        "rematch_of": None,
    }
    return StoredGame(rules=rules, seats=seats, deadline=deadline, **some | fields)


@dataclass(frozen=True)
class Played(Generic[OfKind]):
    """A finished game before it is stored."""

    base: str
    game: OfKind
    facts: tuple[Any, ...]


def random_yahtzee(seed: int, seats: int, base: str = "yahtzee") -> Played[yahtzee.Game]:
    """A game of turns with one throw each, every fourth a yahtzee, mostly entered for the most points."""
    random, facts = Random(seed), list[yahtzee.Fact]()
    rules = rulesets.shipped()[base].rules
    assert isinstance(rules, yahtzee.RuleSet)
    game = yahtzee.new_game(rules, seats)
    while not game.is_over:
        alike, dice = (random.randint(1, 6),) * 5, tuple(random.randint(1, 6) for _ in range(5))
        steps = yahtzee.play(game, yahtzee.Roll(game.current, alike if random.random() < 0.25 else dice))
        worths = yahtzee.ranked(steps[-1].after)
        worth = worths[0] if random.random() < 0.8 else random.choice(worths)
        steps += yahtzee.play(steps[-1].after, yahtzee.Score(game.current, worth.box, worth.column))
        facts += (step.fact for step in steps)
        game = steps[-1].after
    return Played(base, game, tuple(facts))


def random_game(seed: int, seats: int, base: str = "standard", target: int = 1000) -> Played[Game]:
    random = Random(seed)
    rules = change(rulesets.shipped()[base].rules, {"target": target, "opening": 0})
    game, facts = play_on(new_game(rules, seats), lambda game: random_move(game, random, leaving=0.004))
    return Played(base, game, tuple(facts))


def any_game(rules: RuleSet, seats: int, seed: int) -> tuple[Fact, ...]:
    """The facts of a random game by any rules; of one that takes too long, until all others left."""
    played = finished_game(rules, seats, seed, most_moves=400)
    _, at_last = play_on(played.game, leaving)
    return (*played.facts, *at_last)


def story(base: str, seats: int, *lines: str, **options: object) -> Played[Game]:
    """A game given move by move; seat 1 begins."""
    rules = change(rulesets.shipped()[base].rules, {"start": "seat_order", **options})
    game, facts = new_game(rules, seats), list[Fact]()
    for line in lines:
        steps = play(game, read_move(line))
        game = steps[-1].after
        facts += (step.fact for step in steps)
    assert game.phase is Phase.OVER, "played to its end"
    return Played(base, game, tuple(facts))


def quick_win(seats: int, *points: int, base: str = "standard") -> Played[Game]:
    """A game to 1000: every seat banks once, and seat 1 wins with 1000; the others have 0, 50 or 100."""
    lines = ["1 roll 1 1 1 2 3 4", "1 keep 1 1 1", "1 bank"]
    for seat, banked in enumerate(points, start=2):
        lines += [f"{seat} roll {' '.join('5' * (banked // 50) + '234623'[banked // 50 :])}"]
        lines += [f"{seat} keep {' '.join('5' * (banked // 50))}", f"{seat} bank"] if banked else []
    return story(base, seats, *lines, target=1000, opening=0, minimum_bank=0, final_round="one_turn_each")


def summary_of(rules: RuleSet, seats: int, facts: Iterable[Fact]) -> Summary:
    """The summary of a game of Farkle."""
    return rules.engine.summarize(rules, seats, [write(fact) for fact in facts])


async def results_with_numbers(database: Database) -> list[dict[str, Any]]:
    """All results, the newest first, each with the numbers of its seat from the facts of its game."""
    found = await rows(database, "SELECT * FROM results ORDER BY finish_number DESC, place, seat")
    seats: dict[int, tuple[SeatStatistics, ...]] = {}
    for row in found:
        if row["game_id"] not in seats:
            won = await database.read(won_game, game_id=row["game_id"])
            seats[row["game_id"]] = numbers(*won.notation)
    return [row | seats[row["game_id"]][row["seat"] - 1].numbers for row in found]


async def store(
    database: Database,
    played: Played[Any],
    players: tuple[int, ...],
    *,
    at: int = NOON,
    guild_id: int = GUILD,
    host_id: int | None = None,
    counted: bool = True,
    counting: Counting = Counting.SHIPPED_RULES,
) -> int:
    """Stores a game as if it had been played at a table, its end in a unit of its own. Returns its id.

    If it is not `counted`, the process stopped just before that.
    """
    rules = played.game.rules
    begun = rules.engine.new_game(rules, len(players))
    host = {} if host_id is None else {"host_id": host_id}
    proof = {"joins": (None,) * len(players), "secret": SECRET}
    lobby = lobby_of(rules, players, guild_id=guild_id, base=played.base, opened_at=at - 60, **host, **proof)

    def begin(transaction: Transaction) -> StoredGame:
        stored = saving.add(transaction, lobby)
        running = replace(stored, status=Status.PLAYING, game=begun, counting=counting)
        saving.save(transaction, stored, running, [], at - 30)
        return running

    running = await database.write(begin)
    over = replace(running, status=Status.OVER, game=played.game)
    await database.write(saving.save, before=running, after=over, happened=played.facts, now=at)
    if counted:
        await database.write(count_all, now=at)
    return running.id


async def leave(departures: Departures, *present: int) -> None:
    """The bot is removed from all servers but those that are `present`."""
    await departures.record_present(present, Shards((0,), 1))


def made_up(random: Random, seats: int) -> Sums:
    """Sums of about the size that games have."""
    each = (
        SeatSums(random.randint(0, 40), random.randint(0, 400_000), random.randint(-500_000, 500_000))
        for _ in range(seats)
    )
    return Sums(True, tuple(each))


async def keep_review(database: Database, game_id: int, sums: Sums, at: int = NOON) -> None:
    """As if a game had just been reviewed."""
    await database.write(reviews.keep, game_id=game_id, numbers=b"numbers", sums=sums, now=at, is_asked=True)
