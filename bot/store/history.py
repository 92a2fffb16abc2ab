"""Past games of servers and people, and their figures against each other."""

from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import ColumnElement, Row, Select, Text, case, cast, exists, func, intersect, select, true

from bot.coach.reviewed import SeatSums
from bot.games.registry import ENGINES
from bot.model.counting import changes
from bot.model.games import StoredGame, Viewer
from bot.model.place import NOWHERE
from bot.model.records import (
    FIRST_FAMILY,
    FORM_GAMES,
    PAGE,
    SKILL_GAMES,
    Award,
    FormGame,
    HeadToHead,
    HistoryLine,
    HistoryPage,
    HistorySeat,
    Side,
    SkillGame,
    VoidedGame,
    engine_of_family,
    family_of_all,
)
from bot.rulesets import families_of
from bot.store.games import called, players_in, players_of, visible_to
from bot.store.rule_books import parsed_rules
from bot.store.schema import awards, games, people, results, seats
from bot.store.units import Transaction
from bot.typed import harmless

_LAST_MEETINGS = 5
_FIRST, _SECOND = results.alias("first"), results.alias("second")
_LAST_VOIDED = 5
_LOWEST = -(2**63)
_FORM = ("game_id", "ended_at", "points", "place", "seats", "won")


def form(transaction: Transaction, user_id: int, guild_id: int | None, family: str) -> tuple[FormGame, ...]:
    """The last games of a person that count for their form, the newest first."""
    newest = _counted(_FORM, user_id, guild_id, family).limit(FORM_GAMES)
    return tuple(FormGame(*row) for row in transaction.execute(newest))


def reviewed(transaction: Transaction, user_id: int, guild_id: int | None, family: str) -> tuple[SkillGame, ...]:
    """The last reviewed games of a person, the newest first."""
    names = ("won", "decisions", "lost", "luck")
    newest = _counted(names, user_id, guild_id, family).where(results.c.decisions.is_not(None)).limit(SKILL_GAMES)
    return tuple(SkillGame(row.won, SeatSums(*row[1:])) for row in transaction.execute(newest))


def _counted(names: Sequence[str], user_id: int, guild_id: int | None, family: str) -> Select[object]:
    """The statement for columns of the games that count for a person, newest first."""
    theirs = (*_games_of(user_id, guild_id), _in_family(results.c.family, family), results.c.counts)
    return select(*(results.c[name] for name in names)).where(*theirs).order_by(results.c.finish_number.desc())


def earlier_solo(transaction: Transaction, stored: StoredGame) -> dict[int, int]:
    """How many games a person finished alone here by the same rules before this one, by points. None for hidden people,
    except in direct messages.
    """
    (user_id,) = stored.seats.players
    hidden = exists().where(people.c.user_id == user_id, people.c.hidden)
    before = select(games.c.finish_number).where(games.c.id == stored.id).scalar_subquery()
    theirs = (*_games_of(user_id, stored.guild_id), results.c.family == stored.base, results.c.finish_number < before)
    solo = (results.c.seats == 1, results.c.left.is_(False), true() if stored.guild_id == NOWHERE else ~hidden)
    rules = cast(games.c.rules, Text)
    columns = (rules.label("rules"), results.c.points, func.count().label("many"))
    found = select(*columns).join(games, games.c.id == results.c.game_id).where(*theirs, *solo)
    earlier = Counter[int]()
    for row in transaction.execute(found.group_by(rules, results.c.points)):
        # Those of an earlier version may be unreadable.
        with suppress(ValueError, LookupError):
            if not changes(parsed_rules(stored.engine.name, row.rules), stored.rules):
                earlier[row.points] += row.many
    return earlier


def awards_of(transaction: Transaction, user_id: int) -> tuple[Award, ...]:
    """The achievements of a person, the oldest first."""
    columns = (awards.c.achievement, awards.c.game_id, awards.c.earned_at)
    mine = select(*columns).where(awards.c.user_id == user_id).order_by(awards.c.earned_at, awards.c.achievement)
    return tuple(Award(*row) for row in transaction.execute(mine))


def page(
    transaction: Transaction, guild_id: int, user_id: int | None, number: int, viewer: Viewer | None
) -> HistoryPage:
    """A page of the games that the viewer may read, from page 1 on; of all people if `user_id` is None."""
    if user_id is None:
        counted = (games.c.guild_id == guild_id, games.c.finish_number > 0, games.c.stopped_by.is_(None))
        all_, newest = select(games.c.id).where(*counted), games.c
    else:
        theirs = select(results.c.game_id).join(games, games.c.id == results.c.game_id)
        all_, newest = theirs.where(*_games_of(user_id, guild_id)), results.c
    all_ = all_.where(visible_to(viewer))
    total = transaction.scalar(all_.with_only_columns(func.count())) or 0
    pages = max(1, -(-total // PAGE))
    number = min(max(number, 1), pages)
    shown = all_.order_by(newest.finish_number.desc()).limit(PAGE).offset((number - 1) * PAGE)
    ids = list(transaction.scalars(shown))
    columns = (games.c.id, called, games.c.title, games.c.base, games.c.ended_at)
    found = {row.id: row for row in transaction.execute(select(*columns).where(games.c.id.in_(ids)))}
    sat = _seats(transaction, ids)
    lines = (
        HistoryLine(row.id, row.number, harmless(row.title), row.base, row.ended_at, sat.get(row.id, ()))
        for row in map(found.__getitem__, ids)
    )
    voided = _voided(transaction, guild_id, user_id, viewer) if number == 1 else ()
    return HistoryPage(number, pages, total, tuple(lines), voided)


def _voided(
    transaction: Transaction, guild_id: int, user_id: int | None, viewer: Viewer | None
) -> tuple[VoidedGame, ...]:
    # SQLite uses no index for `IS NOT NULL`.
    voided = [games.c.guild_id == guild_id, games.c.stopped_by > _LOWEST, visible_to(viewer)]
    if user_id is not None:
        voided.append(games.c.id.in_(select(seats.c.game_id).where(seats.c.user_id == user_id)))
    columns = (games.c.id, called, games.c.title, games.c.ended_at, games.c.stopped_by)
    newest = select(*columns).where(*voided).order_by(games.c.id.desc()).limit(_LAST_VOIDED)
    return tuple(
        VoidedGame(row.number, harmless(row.title), row.ended_at, row.stopped_by, players_of(transaction, row.id))
        for row in transaction.execute(newest)
    )


def head_to_head(
    transaction: Transaction, first: int, second: int, guild_id: int | None, family: str, viewer: Viewer | None
) -> HeadToHead:
    """The figures of two people against each other, with the last games that the viewer may read. Points of different
    games don't compare.
    """
    sums = transaction.execute(_meeting_sums(first, second, guild_id, family)).one()
    last = transaction.execute(_last_meetings(first, second, guild_id, family).where(visible_to(viewer)))
    return HeadToHead(
        games=sums.games,
        level=sums.games - sums.first_ahead - sums.second_ahead,
        first=_side(first, "first", sums),
        second=_side(second, "second", sums),
        last=tuple(FormGame(*row) for row in last),
    )


def _meeting_sums(first: int, second: int, guild_id: int | None, family: str) -> Select[object]:
    a, b = _FIRST.c, _SECOND.c
    columns: list[ColumnElement[Any]] = [func.count().label("games")]
    for name, own, other in (("first", a, b), ("second", b, a)):
        ahead = case((own.place < other.place, 1), else_=0)
        columns += [
            func.coalesce(func.sum(case((own.won, 1), else_=0)), 0).label(f"{name}_wins"),
            func.coalesce(func.sum(ahead), 0).label(f"{name}_ahead"),
            func.coalesce(func.sum(own.points), 0).label(f"{name}_points"),
            func.max(own.points).label(f"{name}_best_game"),
        ]
    # Answered by an index; otherwise SQLite reads thousands of rows.
    numbers = select(results.c.finish_number).where(_in_family(results.c.family, family))
    of_first, of_second = (numbers.where(*_games_of(user_id, guild_id)) for user_id in (first, second))
    met = intersect(of_first, of_second).cte("met")
    of_each = (a.user_id == first, a.finish_number == met.c.finish_number)
    return select(*columns).select_from(met).where(*of_each, b.user_id == second, b.finish_number == a.finish_number)


def _last_meetings(first: int, second: int, guild_id: int | None, family: str) -> Select[object]:
    """The statement for the last games of two people together, as the first one had them."""
    a, b = _FIRST.c, _SECOND.c
    met = [_in_family(a.family, family), a.user_id == first, b.user_id == second, b.finish_number == a.finish_number]
    if guild_id is not None:
        met.append(a.guild_id == guild_id)
    met.append(games.c.id == a.game_id)
    return select(*(a[name] for name in _FORM)).where(*met).order_by(a.finish_number.desc()).limit(_LAST_MEETINGS)


def _side(user_id: int, name: str, sums: Row[object]) -> Side:
    numbers = {field: getattr(sums, f"{name}_{field}") for field in ("wins", "ahead", "points", "best_game")}
    return Side(user_id, **numbers)


def _games_of(user_id: int, guild_id: int | None = None) -> list[ColumnElement[bool]]:
    found: list[ColumnElement[bool]] = [results.c.user_id == user_id]
    return found if guild_id is None else [*found, results.c.guild_id == guild_id]


def _in_family(column: ColumnElement[str], family: str) -> ColumnElement[bool]:
    kind = engine_of_family(family)
    if family != family_of_all(kind.name):
        return column == family
    if family != FIRST_FAMILY:
        return column.in_(families_of(kind))
    # Families that no longer ship belong to the first game.
    return column.not_in(name for other in ENGINES.values() if other is not kind for name in families_of(other))


def _seats(transaction: Transaction, ids: Sequence[int]) -> dict[int, tuple[HistorySeat, ...]]:
    """The people and computers of each game, ordered by place."""
    rows = transaction.execute(
        select(*results.c["game_id", "user_id", "computer", "points", "won"])
        .where(results.c.game_id.in_(ids))
        .order_by(results.c.game_id, results.c.place, results.c.seat)
    )
    by_game: dict[int, list[Row[object]]] = {}
    for row in rows:
        by_game.setdefault(row.game_id, []).append(row)
    return {
        game_id: tuple(
            HistorySeat(player, row.points, row.won) for player, row in zip(players_in(seated), seated, strict=True)
        )
        for game_id, seated in by_game.items()
    }
