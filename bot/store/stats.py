"""Writing everyone's record: what finished games add to it.

`count` is the only writer of results, tallies and awards. The transaction that ends a game calls it with that game,
and a rebuild with all games in the order in which they ended, so that both come to the same numbers.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import insert, select
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.farkle.facts import Fact
from bot.games.farkle.rules import RuleSet
from bot.model.standings import Award, Period, is_former
from bot.stats.achievements import achievements
from bot.stats.rating import rate
from bot.stats.statistics import SeatStatistics
from bot.stats.tally import LEAST_GAMES, TALLY_FIELDS, Tally
from bot.store.schema import awards, boards, people, results, seasons, tallies

EVERYWHERE = 0
ALL_FAMILIES = ""

BoardKey = tuple[int, str, str]
"""Guild (or EVERYWHERE), period, family (or ALL_FAMILIES)."""


@dataclass(frozen=True, slots=True)
class EndedGame:
    """A game that was won, with what each seat did in it.

    `players` are user ids by seat; `finish_number` is its number among all that ended.
    """

    id: int
    guild_id: int
    family: str
    rules: RuleSet
    players: tuple[int, ...]
    facts: tuple[Fact, ...]
    seats: tuple[SeatStatistics, ...]
    ended_at: int
    finish_number: int


@dataclass(frozen=True, slots=True)
class _Stretch:
    """Whose games are those of a season: the numbers of ended games between which it lies."""

    id: int
    guild_id: int
    after: int
    until: int | None

    def has(self, game: EndedGame) -> bool:
        return (
            self.guild_id == game.guild_id
            and self.after < game.finish_number
            and (self.until is None or game.finish_number <= self.until)
        )


def period_key(period: Period, at: int) -> str:
    """The key of the month, week or day in which a moment (seconds since 1970) lies."""
    day = datetime.fromtimestamp(at, UTC)
    match period:
        case Period.ALL:
            return "all"
        case Period.MONTH:
            return f"{day:%Y-%m}"
        case Period.WEEK:
            return f"{day:%G}-W{day:%V}"
        case Period.DAY:
            return f"{day:%Y-%m-%d}"


def current_keys(now: int) -> list[str]:
    """The keys of the month, week and day that are now."""
    return [period_key(period, now) for period in (Period.MONTH, Period.WEEK, Period.DAY)]


def season_key(season_id: int) -> str:
    return f"season-{season_id}"


def tally_row(tally: Tally) -> dict[str, Any]:
    """The columns of a tally, those that follow from it included."""
    has_enough = tally.games >= LEAST_GAMES
    return {
        **{name: getattr(tally, name) for name in TALLY_FIELDS},
        "rating": tally.rating.points,
        "win_rate": tally.win_rate if has_enough else None,
        "average": tally.average if has_enough else None,
    }


async def count(connection: AsyncConnection, games: Sequence[EndedGame], now: int) -> None:
    """Adds games, in the order in which they ended, to everyone's record.

    Of the months, weeks and days only those of `now` are kept: nobody asks for older ones.
    """
    stretches = await _stretches(connection, games)
    keys = {game.id: list(_keys(game, stretches, now)) for game in games}
    board_ids = await _board_ids(connection, {key for each in keys.values() for key in each})
    players = {player for game in games for player in game.players}
    ledger = await _ledger(connection, board_ids.values(), players)
    hidden = await _hidden(connection, players)
    earned = await _earned(connection, players)
    lifetime = board_ids[EVERYWHERE, "all", ALL_FAMILIES]
    rows, written = list[dict[str, Any]](), set[tuple[int, int]]()
    for game in games:
        rows += _result_rows(game)
        for key in keys[game.id]:
            written |= _add(ledger, board_ids[key], game)
        _award(earned, game, ledger, lifetime)
    await connection.execute(insert(results), rows)
    await _write(connection, [(*key, ledger[key], key[1] in hidden or is_former(key[1])) for key in sorted(written)])
    await _write_awards(connection, earned)


def _keys(game: EndedGame, stretches: Iterable[_Stretch], now: int) -> Iterator[BoardKey]:
    """The boards on which a game counts. One of a forgotten guild (0) counts everywhere only."""
    periods = [
        period_key(period, now) for period in Period if period_key(period, game.ended_at) == period_key(period, now)
    ]
    for family in (game.family, ALL_FAMILIES):
        for guild_id in dict.fromkeys((game.guild_id, EVERYWHERE)):
            yield from ((guild_id, period, family) for period in periods)
        for stretch in stretches:
            if stretch.has(game):
                yield game.guild_id, season_key(stretch.id), family


def _add(ledger: dict[tuple[int, int], Tally], board_id: int, game: EndedGame) -> set[tuple[int, int]]:
    """Adds a game to one board. Returns what changed. Of former players only the rating is kept, for the others'."""
    before = [ledger.get((board_id, player), Tally()) for player in game.players]
    rated = rate([(tally.mu, tally.sigma) for tally in before], [seat.place for seat in game.seats])
    for player, tally, seat, (mu, sigma) in zip(game.players, before, game.seats, rated, strict=True):
        counted = tally if is_former(player) else tally.plus(seat, game.ended_at)
        ledger[board_id, player] = replace(counted, mu=mu, sigma=sigma)
    return {(board_id, player) for player in game.players}


def _award(
    earned: dict[int, dict[str, Award | None]],
    game: EndedGame,
    ledger: dict[tuple[int, int], Tally],
    lifetime: int,
) -> None:
    """Notes what a game earned its players, in `earned` (None: earned and stored before)."""
    for player, seat in zip(game.players, game.seats, strict=True):
        if is_former(player):
            continue
        has = earned.setdefault(player, {})
        for name, achievement in achievements().items():
            if name not in has and achievement.is_earned(seat, ledger[lifetime, player]):
                has[name] = Award(name, game.id, game.ended_at)


def _result_rows(game: EndedGame) -> Iterator[dict[str, Any]]:
    for number, (player, seat) in enumerate(zip(game.players, game.seats, strict=True), start=1):
        yield {
            "game_id": game.id,
            "seat": number,
            "user_id": player,
            "guild_id": game.guild_id,
            "family": game.family,
            "ended_at": game.ended_at,
            "finish_number": game.finish_number,
            **asdict(seat),
        }


async def _stretches(connection: AsyncConnection, games: Sequence[EndedGame]) -> list[_Stretch]:
    columns = (seasons.c.id, seasons.c.guild_id, seasons.c.after, seasons.c.until)
    numbers = [game.finish_number for game in games]
    # Not every season that there ever was.
    then = (seasons.c.after < max(numbers), seasons.c.until.is_(None) | (seasons.c.until >= min(numbers)))
    found = select(*columns).where(seasons.c.guild_id.in_({game.guild_id for game in games}), *then)
    return [_Stretch(*row) for row in await connection.execute(found)]


async def _board_ids(connection: AsyncConnection, keys: set[BoardKey]) -> dict[BoardKey, int]:
    """The ids of boards; those that are new are made, in an order that does not depend on chance."""
    names = ("guild_id", "period", "family")
    await connection.execute(
        upsert(boards).on_conflict_do_nothing(), [dict(zip(names, key, strict=True)) for key in sorted(keys)]
    )
    # One list for each column: SQLite finds no index for a list of rows.
    columns = [boards.c[name] for name in names]
    alike = [column.in_(sorted({key[at] for key in keys})) for at, column in enumerate(columns)]
    found = await connection.execute(select(boards.c.id, *columns).where(*alike))
    ids = {(row.guild_id, row.period, row.family): row.id for row in found}
    return {key: ids[key] for key in keys}


async def _ledger(
    connection: AsyncConnection, board_ids: Iterable[int], players: set[int]
) -> dict[tuple[int, int], Tally]:
    """What these people have on these boards so far."""
    columns = (tallies.c.board_id, tallies.c.user_id, *(tallies.c[name] for name in TALLY_FIELDS))
    found = select(*columns).where(tallies.c.board_id.in_(list(board_ids)), tallies.c.user_id.in_(players))
    return {(row[0], row[1]): Tally(*row[2:]) for row in await connection.execute(found)}


async def _hidden(connection: AsyncConnection, players: set[int]) -> set[int]:
    found = select(people.c.user_id).where(people.c.user_id.in_(players), people.c.hidden)
    return set(await connection.scalars(found))


async def _earned(connection: AsyncConnection, players: set[int]) -> dict[int, dict[str, Award | None]]:
    earned: dict[int, dict[str, Award | None]] = {}
    found = select(awards.c.user_id, awards.c.achievement).where(awards.c.user_id.in_(players))
    for row in await connection.execute(found):
        earned.setdefault(row.user_id, {})[row.achievement] = None
    return earned


async def _write(connection: AsyncConnection, changed: Sequence[tuple[int, int, Tally, bool]]) -> None:
    rows = [
        {"board_id": board_id, "user_id": user_id, "hidden": hidden, **tally_row(tally)}
        for board_id, user_id, tally, hidden in changed
    ]
    statement = upsert(tallies)
    values = {name: statement.excluded[name] for name in rows[0] if name not in ("board_id", "user_id")}
    await connection.execute(statement.on_conflict_do_update(["board_id", "user_id"], set_=values), rows)


async def _write_awards(connection: AsyncConnection, earned: dict[int, dict[str, Award | None]]) -> None:
    rows = [
        {"user_id": user_id, "achievement": award.achievement, "game_id": award.game_id, "earned_at": award.earned_at}
        for user_id, has in earned.items()
        for award in has.values()
        if award is not None
    ]
    if rows:
        await connection.execute(insert(awards), rows)
