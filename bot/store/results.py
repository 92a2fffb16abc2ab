"""Results: what finished games add to their players' numbers, leaderboards and achievements.

`add` is the only function that writes results, tallies and awards. Counting (`bot.store.counting`) calls it with one
game after the other, and a rebuild with all of them, both in the order in which the games ended. So both arrive at the
same numbers.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from sqlalchemy import insert, select
from sqlalchemy.dialects.sqlite import insert as upsert

from bot.model.games import EndedGame
from bot.model.standings import Award, Period, is_former
from bot.stats.achievements import achievements
from bot.stats.rating import rate
from bot.stats.tally import LEAST_GAMES, TALLY_FIELDS, Tally
from bot.store.leaderboards import ALL_FAMILIES, EVERYWHERE, period_key, season_key
from bot.store.schema import awards, leaderboards, people, results, seasons, tallies
from bot.store.units import Transaction

_Key = tuple[int, str, str]
"""A leaderboard: its server (or EVERYWHERE), period and family (or ALL_FAMILIES)."""
_Tallies = dict[tuple[int, int], Tally]
"""What people have on leaderboards, by the ids of leaderboard and person."""


@dataclass(frozen=True, slots=True)
class _Stretch:
    """A season's games: those of its server whose finish numbers lie between two numbers."""

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


def tally_row(tally: Tally) -> dict[str, Any]:
    """The columns of a tally, including those that are computed from the others."""
    has_enough = tally.games >= LEAST_GAMES
    return {
        **{name: getattr(tally, name) for name in TALLY_FIELDS},
        "rating": tally.rating.points,
        "win_rate": tally.win_rate if has_enough else None,
        "average": tally.average if has_enough else None,
    }


def add(transaction: Transaction, games: Sequence[EndedGame], now: int) -> None:
    """Adds games, in the order in which they ended, to what is known of their players.

    Only the month, week and day of `now` (in seconds since 1970) get leaderboards: nobody can ask for earlier ones.
    """
    stretches = _stretches(transaction, games)
    keys = {game.id: list(_keys(game, stretches, now)) for game in games}
    ids = _leaderboard_ids(transaction, {key for each in keys.values() for key in each})
    players = {player for game in games for player in game.players}
    ledger = _stored_tallies(transaction, ids.values(), players)
    hidden = _hidden(transaction, players)
    earned = _earned(transaction, players)
    lifetime = ids[EVERYWHERE, period_key(Period.ALL, now), ALL_FAMILIES]
    rows, written = list[dict[str, Any]](), set[tuple[int, int]]()
    for game in games:
        rows += _result_rows(game)
        for key in keys[game.id]:
            written |= _add_to_leaderboard(ledger, ids[key], game)
        _award(earned, game, ledger, lifetime)
    transaction.execute(insert(results), rows)
    _write(transaction, [(*key, ledger[key], key[1] in hidden or is_former(key[1])) for key in sorted(written)])
    _write_awards(transaction, earned)


def _keys(game: EndedGame, stretches: Iterable[_Stretch], now: int) -> Iterator[_Key]:
    """The leaderboards on which a game counts. A game of a forgotten server (0) counts only on those of all servers."""
    periods = [
        period_key(period, now) for period in Period if period_key(period, game.ended_at) == period_key(period, now)
    ]
    for family in (game.family, ALL_FAMILIES):
        for guild_id in dict.fromkeys((game.guild_id, EVERYWHERE)):
            yield from ((guild_id, period, family) for period in periods)
        for stretch in stretches:
            if stretch.has(game):
                yield game.guild_id, season_key(stretch.id), family


def _add_to_leaderboard(ledger: _Tallies, leaderboard_id: int, game: EndedGame) -> set[tuple[int, int]]:
    """Adds a game to one leaderboard. Returns the keys of the tallies that changed.

    A former player keeps nothing but the rating, on which the ratings of others depend.
    """
    before = [ledger.get((leaderboard_id, player), Tally()) for player in game.players]
    rated = rate([(tally.mu, tally.sigma) for tally in before], [seat.place for seat in game.seats])
    for player, tally, seat, (mu, sigma) in zip(game.players, before, game.seats, rated, strict=True):
        counted = tally if is_former(player) else tally.plus(seat, game.ended_at)
        ledger[leaderboard_id, player] = replace(counted, mu=mu, sigma=sigma)
    return {(leaderboard_id, player) for player in game.players}


def _award(
    earned: dict[int, dict[str, Award | None]],
    game: EndedGame,
    ledger: _Tallies,
    lifetime: int,
) -> None:
    """Notes in `earned` what a game earns its players. None stands for an award that is already stored."""
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


def _stretches(transaction: Transaction, games: Sequence[EndedGame]) -> list[_Stretch]:
    columns = (seasons.c.id, seasons.c.guild_id, seasons.c.after, seasons.c.until)
    numbers = [game.finish_number for game in games]
    # Only the seasons that these games may count in, not all there ever were.
    then = (seasons.c.after < max(numbers), seasons.c.until.is_(None) | (seasons.c.until >= min(numbers)))
    found = select(*columns).where(seasons.c.guild_id.in_({game.guild_id for game in games}), *then)
    return [_Stretch(*row) for row in transaction.execute(found)]


def _leaderboard_ids(transaction: Transaction, keys: set[_Key]) -> dict[_Key, int]:
    """The ids of leaderboards. Missing ones are added, in the order of their keys so that ids can be reproduced."""
    names = ("guild_id", "period", "family")
    transaction.execute(
        upsert(leaderboards).on_conflict_do_nothing(), [dict(zip(names, key, strict=True)) for key in sorted(keys)]
    )
    # One list for each column, because SQLite uses no index for a list of rows.
    columns = [leaderboards.c[name] for name in names]
    matching = [column.in_(sorted({key[at] for key in keys})) for at, column in enumerate(columns)]
    found = transaction.execute(select(leaderboards.c.id, *columns).where(*matching))
    ids = {(row.guild_id, row.period, row.family): row.id for row in found}
    return {key: ids[key] for key in keys}


def _stored_tallies(transaction: Transaction, ids: Iterable[int], players: set[int]) -> _Tallies:
    """What these people have on these leaderboards so far."""
    columns = (tallies.c.leaderboard_id, tallies.c.user_id, *(tallies.c[name] for name in TALLY_FIELDS))
    found = select(*columns).where(tallies.c.leaderboard_id.in_(list(ids)), tallies.c.user_id.in_(players))
    return {(row[0], row[1]): Tally(*row[2:]) for row in transaction.execute(found)}


def _hidden(transaction: Transaction, players: set[int]) -> set[int]:
    found = select(people.c.user_id).where(people.c.user_id.in_(players), people.c.hidden)
    return set(transaction.scalars(found))


def _earned(transaction: Transaction, players: set[int]) -> dict[int, dict[str, Award | None]]:
    earned: dict[int, dict[str, Award | None]] = {}
    found = select(awards.c.user_id, awards.c.achievement).where(awards.c.user_id.in_(players))
    for row in transaction.execute(found):
        earned.setdefault(row.user_id, {})[row.achievement] = None
    return earned


def _write(transaction: Transaction, changed: Sequence[tuple[int, int, Tally, bool]]) -> None:
    rows = [
        {"leaderboard_id": leaderboard_id, "user_id": user_id, "hidden": hidden, **tally_row(tally)}
        for leaderboard_id, user_id, tally, hidden in changed
    ]
    statement = upsert(tallies)
    values = {name: statement.excluded[name] for name in rows[0] if name not in ("leaderboard_id", "user_id")}
    transaction.execute(statement.on_conflict_do_update(["leaderboard_id", "user_id"], set_=values), rows)


def _write_awards(transaction: Transaction, earned: dict[int, dict[str, Award | None]]) -> None:
    rows = [
        {"user_id": user_id, "achievement": award.achievement, "game_id": award.game_id, "earned_at": award.earned_at}
        for user_id, has in earned.items()
        for award in has.values()
        if award is not None
    ]
    if rows:
        transaction.execute(insert(awards), rows)
