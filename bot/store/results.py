"""Writes all records, and nothing else does: results, sums, ratings, awards.

Games are added oldest first, also in a rebuild. Reviews may come in any order, because sums of integers agree.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from sqlalchemy import Row, delete, insert, select, update

from bot.coach.reviewed import Sums
from bot.games.engine import AnyEngine
from bot.games.measures import Measure
from bot.hooks import features
from bot.model.achievements import achievements
from bot.model.calendar import Calendar
from bot.model.counting import REPETITION_SECONDS, counts, rated, repetition
from bot.model.games import WonGame
from bot.model.place import is_server
from bot.model.records import (
    Award,
    Counted,
    GameToCount,
    Period,
    engine_of_family,
    family_of_all,
    measures_alone,
    measures_of,
    numbers_against,
)
from bot.model.seats import character_of, is_computer, is_former
from bot.model.tally import RATING, Rating, Tally
from bot.store import members
from bot.store.games import seat_columns
from bot.store.leaderboards import ALL_TIME, ALONE, calendars, current_keys, tally_of
from bot.store.schema import OWN, awards, leaderboards, lifetime_stats, people, results
from bot.store.units import Transaction, insert_unless_there, upsert

_add_result = insert(results)
_set_stat = upsert(lifetime_stats, "hidden", "amount", "other", "value")

_Key = tuple[int, str, str]
"""A leaderboard's server (or OWN), its period and its family."""
_Tallies = dict[tuple[int, int], Tally]
"""Tallies by leaderboard and person."""
_Stat = tuple[float, float | None, float | None]
_STAT = ("amount", "other", "value")
_NOTHING: _Stat = (0, None, None)
_Stored = dict[tuple[int, int], dict[str, _Stat]]
"""Stored numbers by leaderboard and person, then by measure."""
_REVIEWED = ("decisions", "lost", "luck")
_PEOPLE_AT_ONCE = 500


class _SeatWeight(NamedTuple):
    """Whether a game counts for a seat, and its weight: `bot.model.counting` explains both."""

    counts: bool
    weight: float


class _Leaderboard(NamedTuple):
    """A leaderboard; those of periods and spans keep only ranked measures. `is_own`: without ratings and places."""

    id: int
    guild_id: int
    is_own: bool
    is_alone: bool
    kind: AnyEngine
    measures: tuple[Measure, ...]

    def stats(self, tally: Tally) -> dict[str, _Stat]:
        """The numbers of a tally by measure, without zeros that are not ranked."""
        found = {}
        for measure in self.measures:
            value = None if self.is_own else measure.value(tally.amounts)
            kept = [tally.amounts.get(name, 0) for name in measure.amounts]
            if value is not None or any(kept):
                found[measure.name] = (kept[0], kept[1] if len(kept) > 1 else None, value)
        return found


def add(transaction: Transaction, games: Sequence[WonGame], now: int) -> list[Counted]:
    """Stores the results of games, and returns what they changed. Only current periods get leaderboards: others can't
    be shown.
    """
    times = _times(transaction, map(_counted_game, games), now)
    keys = {game.id: _keys_of(game, times[game.id]) for game in games}
    boards = _leaderboards(transaction, {key for each in keys.values() for key in each})
    players = {player for game in games for player in game.players}
    stored = _stored_stats(transaction, boards.values(), players)
    ledger = _tallies(boards.values(), stored)
    hidden = _hidden(transaction, players)
    earned = _earned(transaction, players)
    lately = _lately(transaction, games)
    unlisted = {player for player in players if player in hidden or is_former(player)}
    rows = list[dict[str, object]]()
    written, changes = set[tuple[int, int]](), list[Counted]()
    for game in games:
        counted = _counting(game, lately)
        rows += _result_rows(game, counted)
        whole = _whole(game.family)
        here = boards.get((game.guild_id, ALL_TIME, whole)) if is_server(game.guild_id) else None
        before = [ledger.get((here.id, player)) if here else None for player in game.players]
        for key in keys[game.id]:
            written |= _add_to_leaderboard(ledger, boards[key], game, counted)
        if game.counting.earns_achievements:
            _award(earned, game, counted, ledger, boards[OWN, ALL_TIME, whole])
        after = [ledger.get((here.id, player)) if here and player not in unlisted else None for player in game.players]
        changes.append(Counted(tuple(map(_change_of_rating, before, after)), tuple(_awards_of(earned, game))))
    transaction.execute(_add_result, rows)
    _write(transaction, boards.values(), stored, {key: ledger[key] for key in sorted(written)}, unlisted)
    _write_awards(transaction, earned)
    return changes


def add_review(transaction: Transaction, game_id: int, sums: Sums, now: int) -> None:
    """Adds a review's sums, in place of those of an earlier one; a review that isn't exact adds nothing."""
    names = ("seat", "user_id", "guild_id", "family", "ended_at", "finish_number", "counts")
    columns = (results.c[name] for name in (*names, *_REVIEWED))
    seated = transaction.execute(select(*columns).where(results.c.game_id == game_id).order_by(results.c.seat)).all()
    if not seated:
        return
    numbers = [_review_columns(sums, row.seat) for row in seated]
    for row, values in zip(seated, numbers, strict=True):
        its = (results.c.game_id == game_id, results.c.seat == row.seat)
        transaction.execute(update(results).where(*its).values(**values))
    first = seated[0]
    counted = GameToCount(game_id, first.guild_id, first.finish_number, first.ended_at)
    keys = (
        set(_keys(first, _times(transaction, [counted], now)[game_id])) if any(row.counts for row in seated) else set()
    )
    boards = _leaderboards(transaction, keys)
    players = {row.user_id for row in seated if not is_former(row.user_id)}
    stored = _stored_stats(transaction, boards.values(), players)
    tallies, changed = _tallies(boards.values(), stored), _Tallies()
    for board in boards.values():
        for row, values in zip(seated, numbers, strict=True):
            key = (board.id, row.user_id)
            if row.counts and key in tallies:
                changed[key] = tallies[key].plus_review(*_gained(row, values))
    _write(transaction, boards.values(), stored, changed, _hidden(transaction, players))


@dataclass(slots=True)
class Recount:
    """The leaderboards of a server for one game, computed again in memory from all its games, oldest first. `last`: the
    number of the last one. `state`: what must be the same at the end.
    """

    guild_id: int
    kind: str
    now: int
    boards: Mapping[_Key, _Leaderboard]
    state: object
    last: int = 0
    ledger: _Tallies = field(default_factory=dict)

    def add(self, games: Sequence["GameAgain"]) -> None:
        for again in games:
            for key in _keys_of(again.game, again.times):
                if key in self.boards:
                    _add_to_leaderboard(self.ledger, self.boards[key], again.game, again.counted)
            self.last = again.game.finish_number


class GameAgain(NamedTuple):
    game: WonGame
    counted: Sequence[_SeatWeight]
    times: Sequence[str]


def recount_of(transaction: Transaction, guild_id: int, kind: str, state: object, now: int) -> Recount:
    its, boards = leaderboards.c, dict[_Key, _Leaderboard]()
    is_kept = (its.period >= "a") | its.period.in_(current_keys(now))
    for row in transaction.execute(select(leaderboards).where(its.guild_id == guild_id, is_kept)):
        key = (row.guild_id, row.period, row.family)
        if engine_of_family(row.family).name == kind:
            boards[key] = _leaderboard(row.id, key)
    return Recount(guild_id, kind, now, boards, state)


def add_leaderboards(transaction: Transaction, game: WonGame, now: int) -> None:
    """Adds the rows that the game counts for, as far as they are missing."""
    times = _times(transaction, [_counted_game(game)], now)
    _leaderboards(transaction, set(_keys_of(game, times[game.id])))


def again(transaction: Transaction, games: Sequence[WonGame], now: int) -> list[GameAgain]:
    """Adds games to records again, and returns what came of each; whether and how much a game counts stays as it
    was.
    """
    times = _times(transaction, map(_counted_game, games), now)
    rows = select(*results.c["game_id", "counts", "weight"]).where(results.c.game_id.in_(game.id for game in games))
    counted: dict[int, list[_SeatWeight]] = {game.id: [] for game in games}
    for row in transaction.execute(rows.order_by(results.c.game_id, results.c.seat)):
        counted[row.game_id].append(_SeatWeight(row.counts, row.weight))
    return [GameAgain(game, counted[game.id], times[game.id]) for game in games]


def replace_with(transaction: Transaction, recount: Recount) -> None:
    """Writes what differs, for some people at a time."""
    by_person = defaultdict[int, _Tallies](dict)
    for key, tally in recount.ledger.items():
        by_person[key[1]][key] = tally
    ids = [board.id for board in recount.boards.values()]
    keys = select(lifetime_stats.c.leaderboard_id, lifetime_stats.c.user_id).distinct()
    for row in transaction.execute(keys.where(lifetime_stats.c.leaderboard_id.in_(ids))).all():
        if tuple(row) not in recount.ledger:
            theirs = (lifetime_stats.c.leaderboard_id == row[0], lifetime_stats.c.user_id == row[1])
            transaction.execute(delete(lifetime_stats).where(*theirs))
    people_of_it = sorted(by_person)
    for first in range(0, len(people_of_it), _PEOPLE_AT_ONCE):
        players = {*people_of_it[first : first + _PEOPLE_AT_ONCE]}
        stored = _stored_stats(transaction, recount.boards.values(), players)
        hidden = _hidden(transaction, players)
        unlisted = {player for player in players if player in hidden or is_former(player)}
        changed = {key: tally for player in players for key, tally in by_person[player].items()}
        _write(transaction, recount.boards.values(), stored, changed, unlisted)


def _review_columns(sums: Sums | None, seat: int) -> dict[str, int | None]:
    if sums is None or not sums.exact:
        return dict.fromkeys(_REVIEWED)
    found = sums.seats[seat - 1]
    return {"decisions": found.decisions, "lost": found.lost, "luck": found.luck}


def _gained(before: Row[object], after: Mapping[str, int | None]) -> tuple[int, int, int, int]:
    games = (after["decisions"] is not None) - (before.decisions is not None)
    decisions, lost, luck = ((after[name] or 0) - (getattr(before, name) or 0) for name in _REVIEWED)
    return games, decisions, lost, luck


def _change_of_rating(before: Tally | None, after: Tally | None) -> tuple[Rating, Rating] | None:
    before = before or Tally()
    return None if after is None or after == before else (before.rating, after.rating)


def _awards_of(earned: dict[int, dict[str, Award | None]], game: WonGame) -> Iterator[tuple[int, str]]:
    """The seats with the achievements that they earned in a game."""
    for seat, player in enumerate(game.players, start=1):
        for name, award in earned.get(player, {}).items():
            if award is not None and award.game_id == game.id:
                yield seat, name


def _keys_of(game: WonGame, times: Iterable[str]) -> list[_Key]:
    keys = list(_keys(game, times)) if game.counting.counts else []
    if sum(not is_computer(player) for player in game.players) == 1:
        guild_ids = {game.guild_id, OWN} if is_server(game.guild_id) else {OWN}
        keys += [(guild_id, ALONE, family) for guild_id in guild_ids for family in _families(game)]
    return keys


def _keys(game: WonGame | Row[object], times: Iterable[str]) -> Iterator[_Key]:
    """The leaderboards of a game that counts, or of a row of its results. Only servers have more than people's own."""
    for family in _families(game):
        yield OWN, ALL_TIME, family
        if is_server(game.guild_id):
            yield from ((game.guild_id, key, family) for key in times)


def _families(game: WonGame | Row[object]) -> tuple[str, str]:
    return game.family, _whole(game.family)


def _whole(family: str) -> str:
    """The family of all games of this kind, because ratings never mix games."""
    return family_of_all(engine_of_family(family).name)


def _lately(transaction: Transaction, games: Sequence[WonGame]) -> dict[int, dict[int, int]]:
    """Recent games by player and id, with their ends."""
    lately: dict[int, dict[int, int]] = {player: {} for game in games for player in game.players}
    since = min((game.ended_at for game in games), default=0) - REPETITION_SECONDS
    found = select(results.c.user_id, results.c.game_id, results.c.ended_at).where(results.c.counts)
    if lately:
        theirs = found.where(results.c.user_id.in_(lately), results.c.ended_at > since)
        for user_id, game_id, ended_at in transaction.execute(theirs):
            lately[user_id][game_id] = ended_at
    return lately


def _counting(game: WonGame, lately: dict[int, dict[int, int]]) -> list[_SeatWeight]:
    """Whether and how much a game counts for each seat. Adds the game to `lately`."""
    is_counted = counts(game.counting, game.seats)
    since = game.ended_at - REPETITION_SECONDS
    known = [{id_ for id_, ended_at in lately[player].items() if ended_at > since} for player in game.players]
    found = []
    for index, counted in enumerate(is_counted):
        opponents = known[:index] + known[index + 1 :]
        found.append(_SeatWeight(counted, repetition(len(known[index] & games) for games in opponents)))
    for player, counted in zip(game.players, is_counted, strict=True):
        if counted:
            lately[player][game.id] = game.ended_at
    return found


def _add_to_leaderboard(
    ledger: _Tallies, board: _Leaderboard, game: WonGame, counted: Sequence[_SeatWeight]
) -> set[tuple[int, int]]:
    """Adds a game to a leaderboard, and returns the changed keys. A former player keeps only the rating, on which
    others' ratings depend.
    """
    if board.is_alone:
        return _add_alone(ledger, board, game)
    before = [ledger.get((board.id, player), Tally()) for player in game.players]
    weights = [how.weight for how in counted]
    ratings = rated(game.counting, game.seats, [(each.rating.mu, each.rating.sigma) for each in before], weights)
    written = set()
    seated = zip(game.players, before, counted, ratings, strict=True)
    for number, (player, tally, how, rating) in enumerate(seated, start=1):
        if how.counts:
            if not is_former(player):
                tally = _plus(tally, board, game, number)
            ledger[board.id, player] = tally if board.is_own else tally.rated(rating)
            written.add((board.id, player))
    return written


def _add_alone(ledger: _Tallies, board: _Leaderboard, game: WonGame) -> set[tuple[int, int]]:
    """Adds a game of one person to their numbers, and returns the changed keys. Leaving computers is a loss, leaving an
    empty table nothing.
    """
    ((player, seat),) = (each for each in zip(game.players, game.seats, strict=True) if not is_computer(each[0]))
    computers = [found for each in game.players if (found := character_of(each)) is not None]
    if is_former(player) or (seat.left and not computers):
        return set()
    # Of several, none is the one who was beaten.
    own = {**seat.own, **numbers_against(computers[0], seat)} if len(computers) == 1 else seat.own
    key = board.id, player
    ledger[key] = ledger.get(key, Tally()).plus(board.measures, replace(seat, own=own), game.ended_at)
    return {key}


def _plus(tally: Tally, board: _Leaderboard, game: WonGame, seat: int) -> Tally:
    counted = tally.plus(board.measures, game.seats[seat - 1], game.ended_at)
    if game.reviewed is None or not game.reviewed.exact:
        return counted
    found = game.reviewed.seats[seat - 1]
    return counted.plus_review(1, found.decisions, found.lost, found.luck)


def _award(
    earned: dict[int, dict[str, Award | None]],
    game: WonGame,
    counted: Sequence[_SeatWeight],
    ledger: _Tallies,
    lifetime: _Leaderboard,
) -> None:
    """Adds what the game's players achieved to `earned`, where None marks stored awards."""
    for player, seat, how in zip(game.players, game.seats, counted, strict=True):
        if is_former(player) or not how.counts:
            continue
        has = earned.setdefault(player, {})
        for name, achievement in achievements().items():
            if name not in has and achievement.is_earned(lifetime.kind.name, seat, ledger[lifetime.id, player]):
                has[name] = Award(name, game.id, game.ended_at)


def _result_rows(game: WonGame, counted: Sequence[_SeatWeight]) -> Iterator[dict[str, object]]:
    for number, (player, seat, how) in enumerate(zip(game.players, game.seats, counted, strict=True), start=1):
        yield {
            "game_id": game.id,
            "seat": number,
            **seat_columns(player),
            "guild_id": game.guild_id,
            "family": game.family,
            "ended_at": game.ended_at,
            "finish_number": game.finish_number,
            **{name: getattr(seat, name) for name in ("place", "seats", "won", "left", "points")},
            "counts": how.counts,
            "weight": how.weight,
            **_review_columns(game.reviewed, number),
        }


def _counted_game(game: WonGame) -> GameToCount:
    return GameToCount(game.id, game.guild_id, game.finish_number, game.ended_at)


def _times(transaction: Transaction, games: Iterable[GameToCount], now: int) -> Mapping[int, list[str]]:
    """The keys of the current periods and of the spans that each game counts for."""
    those, found = list(games), dict[int, list[str]]()
    of_servers = calendars(transaction, (game.guild_id for game in those))
    for game in those:
        calendar = of_servers.get(game.guild_id, Calendar())
        current = ((calendar.key(period, now), calendar.key(period, game.ended_at)) for period in Period)
        found[game.game_id] = [key for key, own in current if own == key]
    for feature in features():
        for game_id, key in feature.keys_of_spans(transaction, those):
            found[game_id].append(key)
    return found


def _leaderboards(transaction: Transaction, keys: set[_Key]) -> dict[_Key, _Leaderboard]:
    """The leaderboards with these keys; adds missing ones in order of their keys, so that ids are reproducible."""
    if not keys:
        return {}
    names = ("guild_id", "period", "family")
    transaction.execute(
        insert_unless_there(leaderboards).on_conflict_do_nothing(),
        [dict(zip(names, key, strict=True)) for key in sorted(keys)],
    )
    # SQLite uses no index for lists of rows.
    columns = [leaderboards.c[name] for name in names]
    matching = [column.in_(sorted({key[at] for key in keys})) for at, column in enumerate(columns)]
    found = transaction.execute(select(leaderboards.c.id, *columns).where(*matching))
    ids = {(row.guild_id, row.period, row.family): row.id for row in found}
    return {key: _leaderboard(ids[key], key) for key in keys}


def _leaderboard(leaderboard_id: int, key: _Key) -> _Leaderboard:
    guild_id, period, family = key
    kind, is_all_time = engine_of_family(family), period == ALL_TIME
    is_own, is_alone = guild_id == OWN, period == ALONE
    measures = [each for each in measures_of(kind).values() if each.is_ranked or is_all_time]
    if is_alone:
        measures = list(measures_alone(kind).values())
    kept = tuple(each for each in measures if not (is_own and each is RATING))
    return _Leaderboard(leaderboard_id, guild_id, is_own, is_alone, kind, kept)


def _stored_stats(transaction: Transaction, boards: Iterable[_Leaderboard], players: set[int]) -> _Stored:
    its, found = lifetime_stats.c, _Stored()
    those = (its.user_id.in_(sorted(players)), its.leaderboard_id.in_(sorted(board.id for board in boards)))
    columns = (its.leaderboard_id, its.user_id, its.measure, its.amount, its.other, its.value)
    for leaderboard_id, user_id, measure, *stat in transaction.execute(select(*columns).where(*those)):
        found.setdefault((leaderboard_id, user_id), {})[measure] = tuple(stat)
    return found


def _tallies(boards: Iterable[_Leaderboard], stored: _Stored) -> _Tallies:
    measures = {board.id: {each.name: each for each in board.measures} for board in boards}
    return {
        key: tally_of(measures[key[0]], ((name, *stat[:2]) for name, stat in stats.items()))
        for key, stats in stored.items()
    }


def _hidden(transaction: Transaction, players: set[int]) -> set[int]:
    found = select(people.c.user_id).where(people.c.user_id.in_(players), people.c.hidden)
    return set(transaction.scalars(found))


def _earned(transaction: Transaction, players: set[int]) -> dict[int, dict[str, Award | None]]:
    earned: dict[int, dict[str, Award | None]] = {}
    found = select(awards.c.user_id, awards.c.achievement).where(awards.c.user_id.in_(players))
    for row in transaction.execute(found):
        earned.setdefault(row.user_id, {})[row.achievement] = None
    return earned


def _write(
    transaction: Transaction, boards: Iterable[_Leaderboard], stored: _Stored, changed: _Tallies, unlisted: set[int]
) -> None:
    by_id = {board.id: board for board in boards}
    guild_ids = {board.guild_id for board in by_id.values()}
    left = members.left_among(transaction, guild_ids, {user_id for _, user_id in changed})
    rows = list[dict[str, object]]()
    for (leaderboard_id, user_id), tally in changed.items():
        board = by_id[leaderboard_id]
        hidden = user_id in unlisted or (board.guild_id, user_id) in left
        key = {"leaderboard_id": leaderboard_id, "user_id": user_id, "hidden": hidden}
        had, has = stored.get((leaderboard_id, user_id), {}), board.stats(tally)
        for name in {**had, **has}:
            was, is_ = had.get(name, _NOTHING), has.get(name, _NOTHING)
            if was == is_:
                continue
            rows.append({**key, "measure": name, **dict(zip(_STAT, is_, strict=True))})
    if rows:
        transaction.execute(_set_stat, rows)


def _write_awards(transaction: Transaction, earned: dict[int, dict[str, Award | None]]) -> None:
    rows = [
        {"user_id": user_id, "achievement": award.achievement, "game_id": award.game_id, "earned_at": award.earned_at}
        for user_id, has in earned.items()
        for award in has.values()
        if award is not None
    ]
    if rows:
        transaction.execute(insert(awards), rows)
