"""What the database must say once everything is over."""

import sqlite3
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path

from bot.errors import FarkleError
from bot.local.ledger import Ledger
from bot.rulesets import engine_of_text, shipped_rules_of
from bot.standings.standings import Standings
from bot.store.daily_ranks import day_before
from bot.store.database import Database
from bot.text import explain

_MOST_SHOWN = 5
_SOUND = {
    "numbers of games that ended": "SELECT count(*), max(finish_number) FROM games WHERE finish_number IS NOT NULL",
    "time runs in games that ended": """SELECT 0, count(*) FROM games
        WHERE state = 'ended' AND (due_at IS NOT NULL OR alarm_at IS NOT NULL)""",
    "ended games are won": """SELECT sum(status = 'over'), sum(finish_number IS NOT NULL) FROM games
        WHERE id NOT IN (SELECT game_id FROM attempts)""",
    "open games have people": """SELECT 0, count(*) FROM games
        WHERE status <> 'closed' AND id NOT IN (SELECT game_id FROM seats)""",
    "each day before the last is published": """SELECT count(*), count(published_at) FROM days
        WHERE day < (SELECT max(day) FROM days)""",
    "no game waits for a review that it has": """SELECT 0, count(*) FROM unreviewed
        WHERE game_id IN (SELECT game_id FROM reviews)""",
}
"""By what is checked: a statement that gives two numbers, which have to be the same."""


async def audit(database: Path, now: float) -> list[str]:
    """Everything that is wrong in a database that no bot has open."""
    wrong = [*_unsound(database), *_unplayable(database), *_miscounted(database)]
    async with Database.open(f"sqlite:///{database}") as opened:
        standings = Standings(opened, lambda: now)
        wrong += [fault async for fault in _unfair(database, standings)]
        differences = await standings.rebuild()
    if differences:
        shown = "\n".join(map(str, differences[:_MOST_SHOWN]))
        wrong.append(f"stats rebuild finds {len(differences)} differences:\n{shown}")
    return wrong


def tally(database: Path) -> Counter[str]:
    """How many games there are, by how they stand, and what came of them."""
    counts = {
        "seats put aside": "SELECT count(*) FROM facts WHERE line LIKE '% aside'",
        "facts": "SELECT count(*) FROM facts",
        "looked back at": "SELECT count(*) FROM reviews",
        "achievements": "SELECT count(*) FROM awards",
        "games of Yahtzee": "SELECT count(*) FROM games WHERE kind = 'yahtzee' AND status = 'over'",
        "attempts with the daily dice": "SELECT count(*) FROM attempts WHERE streak > 0",
        "of which were played to the end": """SELECT count(*) FROM games JOIN attempts
            ON game_id = id WHERE status = 'over'""",
        "rule sets of servers": "SELECT count(*) FROM house_rules",
        "asleep": "SELECT count(*) FROM games WHERE status = 'playing' AND due_at IS NULL",
    }
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        found = Counter(dict(connection.execute("SELECT status, count(*) FROM games GROUP BY status").fetchall()))
        for name, statement in counts.items():
            found[name] = connection.execute(statement).fetchone()[0]
    return found


def _unsound(database: Path) -> Iterator[str]:
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        for pragma in ("integrity_check", "foreign_key_check"):
            found = connection.execute(f"PRAGMA {pragma}").fetchall()
            if found not in ([], [("ok",)]):
                yield f"{pragma}: {found[:_MOST_SHOWN]}"
        for what, statement in _SOUND.items():
            one, other = (number or 0 for number in connection.execute(statement).fetchone())
            if one != other:
                yield f"{what}: {one} and {other}"


def _unplayable(database: Path) -> Iterator[str]:
    """Games whose facts the rules would not have let happen so."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        begun = connection.execute("SELECT DISTINCT game_id FROM facts ORDER BY game_id").fetchall()
    for (game_id,) in begun:
        try:
            Ledger(database, game_id).game()
        except (AssertionError, FarkleError, ValueError) as error:
            yield f"game {game_id} cannot be played again: {error!r}"


def _miscounted(database: Path) -> Iterator[str]:
    """Attempts with the daily dice that came to something else than their facts say. Leaderboards follow from them."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        connection.row_factory = sqlite3.Row
        attempts = connection.execute("SELECT * FROM attempts JOIN games ON id = game_id ORDER BY day").fetchall()
        told = connection.execute("SELECT game_id, line FROM facts ORDER BY game_id, seq").fetchall()
    lines = defaultdict[int, list[str]](list)
    for game_id, line in told:
        lines[game_id].append(line)
    streaks = Counter[tuple[int, str]]()
    for row in attempts:
        facts = [line.split() for line in lines[row["game_id"]]]
        is_running, theirs = row["status"] == "playing", (row["user_id"], row["day"])
        has_thrown = any(words[1:2] == ["roll"] for words in facts)
        streaks[theirs] = 1 + streaks[row["user_id"], day_before(row["day"])] if has_thrown else 0
        banked = [int(words[2]) for words in facts if words[1:2] == ["bank"]]
        lost = sum(int(words[2]) for words in facts if words[1:2] == ["penalty"])
        counts = has_thrown and not is_running
        points, best_turn = (sum(banked) - lost, max(banked, default=0)) if counts else (None, None)
        come_to = (bool(row["running"]), row["streak"], row["points"], row["best_turn"])
        if come_to != (is_running, streaks[theirs], points, best_turn):
            yield f"attempt {row['game_id']} came to {come_to}, but by its facts to {streaks[theirs]}, {points}"


async def _unfair(database: Path, standings: Standings) -> AsyncIterator[str]:
    """Games that ended whose dice are not those that were fixed in advance."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        # Until its day is over, nobody can check an attempt of somebody who had everything about them deleted.
        secret = "SELECT game_id FROM attempts JOIN days USING (day) WHERE published_at IS NULL"
        over = f"status IN ('over', 'stopped') AND id NOT IN ({secret})"
        ended = connection.execute(f"SELECT id, guild_id FROM games WHERE {over}").fetchall()
    for game_id, guild_id in ended:
        text = await standings.history.text_to_check(game_id, guild_id)
        engine = engine_of_text(text)
        verdict = engine.verify(text, shipped_rules_of(engine))
        if verdict.faults:
            yield f"the dice of game {game_id} were others: {[explain(fault) for fault in verdict.faults]}"
