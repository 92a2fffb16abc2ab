"""The table of an event, from its results alone. docs/events.md says each rule with its source."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import NamedTuple, TypeAlias

from bot.features.events.bracket import levels
from bot.features.events.model import LOSS, TIE, WIN, Event, Format, Pairing


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """`place`: shared by those whom nothing separates; None for who is barred. `points` and `buchholz` are in halves,
    `sonneborn_berger` in quarters. `head_to_head`: points against those who are level so far, if all have met.
    `difference`: of totals in all games. In a knockout, `points` are won pairings, and only the bracket counts.
    """

    player: int
    place: int | None = None
    points: int = 0
    buchholz: int = 0
    sonneborn_berger: int = 0
    head_to_head: int = 0
    difference: int = 0


class Result(NamedTuple):
    """What a round brought a player. `opponent`: None without one. `is_played`: did a game end? `difference`: of the
    totals.
    """

    points: int
    opponent: int | None = None
    is_played: bool = False
    difference: int = 0


Results: TypeAlias = Mapping[int, list[Result]]
"""The results of each player, in the order of the rounds."""
_Row: TypeAlias = tuple[tuple[int, ...], Standing]
"""What decides, and what is decided."""


def standings(event: Event) -> tuple[Standing, ...]:
    """The best first, and last those who are barred."""
    if event.settings.format is Format.KNOCKOUT:
        rows = _of_knockout(event)
        is_unwon = event.is_over and not any(is_left for (_, is_left, _), _ in rows)
        return _placed(event, rows, best=1 + is_unwon)
    results = results_of(event)
    points = points_of(results)
    is_full = event.settings.format is Format.ROUND_ROBIN
    weights = points if is_full else {player: _as_opponent(each) for player, each in results.items()}
    table = []
    for player, each in results.items():
        against = [_weight(result, weights, None if is_full else points[player]) for result in each]
        standing = Standing(
            player=player,
            points=points[player],
            # Everyone has the same in a round robin.
            buchholz=0 if is_full else sum(against),
            sonneborn_berger=sum(result.points * weight for result, weight in zip(each, against, strict=True)),
            difference=sum(result.difference for result in each),
        )
        table.append(((standing.points, standing.buchholz, standing.sonneborn_berger), standing))
    rows = []
    for order, level in groupby(sorted(table, key=_order, reverse=True), key=_order):
        settled = _head_to_head([standing for _, standing in level], results)
        rows += (((*order, each.head_to_head, each.difference), each) for each in settled)
    return _placed(event, rows)


def results_of(event: Event) -> Results:
    """The results of decided pairings, for all who are in the event."""
    if event.settings.format is Format.ROUND_ROBIN:
        return _of_round_robin(event)
    found: dict[int, list[Result]] = {player.number: [] for player in event.seeded}
    for each in event.rounds:
        pairings = {player: pairing for pairing in each.pairings for player in pairing.pair}
        for player, results in found.items():
            if player not in pairings:
                results.append(Result(WIN if player in each.byes else LOSS))
            elif event.is_decided(pairings[player]):
                results.append(_result(pairings[player], player))
    return found


def points_of(results: Results) -> dict[int, int]:
    return {player: sum(result.points for result in each) for player, each in results.items()}


def _of_round_robin(event: Event) -> Results:
    """Who withdrew before half of their games is taken out; afterwards, their other games are lost."""
    games = len(event.seeded) - 1
    played = {player.number: 0 for player in event.seeded}
    decided = [pairing for each in event.rounds for pairing in each.pairings if event.is_decided(pairing)]
    for pairing in decided:
        for player in pairing.pair if pairing.counted else ():
            played[player] += 1
    gone = {player.number for player in event.seeded if not player.is_active}
    early = {player for player in gone if 2 * played[player] < games}
    found: dict[int, list[Result]] = {player: [] for player in played}
    for pairing in decided:
        if not early & set(pairing.pair):
            for player in pairing.pair:
                found[player].append(_result(pairing, player))
    for one in gone - early:
        met = {result.opponent for result in found[one]}
        for other in found.keys() - gone - met:
            found[other].append(Result(WIN, one))
            found[one].append(Result(LOSS, other))
    return found


def _result(pairing: Pairing, player: int) -> Result:
    opponent = pairing.opponent_of(player)
    if pairing.absent:
        return Result(LOSS if player in pairing.absent else WIN, opponent)
    scores = pairing.scores_of(player)
    difference = sum(score.totals[0] - score.totals[1] for score in scores if score.totals is not None)
    return Result(sum(score.first for score in scores), opponent, is_played=True, difference=difference)


def _as_opponent(results: list[Result]) -> int:
    """What a player counts for opponents: a round without a game is a tie."""
    return sum(result.points if result.is_played else TIE for result in results)


def _weight(result: Result, weights: Mapping[int, int], own: int | None) -> int:
    """What the opponent counts. Without a game, that is as many points as one has oneself; `own` None: it is not."""
    if result.opponent is None or not (result.is_played or own is None):
        return own or 0
    return weights[result.opponent]


def _head_to_head(level: list[Standing], results: Results) -> Iterator[Standing]:
    """The standings of those who are level, with the points that they made against each other if each has met each."""
    players = {standing.player for standing in level}
    among = {each: [result for result in results[each] if result.opponent in players] for each in players}
    all_met = all({result.opponent for result in among[each]} == players - {each} for each in players)
    for standing in level:
        points = sum(result.points for result in among[standing.player]) if all_met else 0
        yield replace(standing, head_to_head=points)


def _of_knockout(event: Event) -> list[_Row]:
    """Who got further is better, then who won the pairing for the third place."""
    *before, last = ([each for each in level if each is not None] for level in levels(event))
    reached = {player.number: 0 for player in event.seeded}
    for number, level in enumerate([*before, last]):
        reached |= dict.fromkeys(level, number)
    rows: list[_Row] = []
    for player in reached:
        won = [number for number, pairing in event.pairings_of(player) if _has_won(event, pairing, player)]
        is_left = player in last and event.player(player).is_active
        is_third = any(player not in before[number - 1] for number in won)
        rows.append(((reached[player], is_left, is_third), Standing(player=player, points=WIN * len(won))))
    return rows


def _has_won(event: Event, pairing: Pairing, player: int) -> bool:
    return event.is_decided(pairing) and event.winner(pairing) == player


def _order(row: _Row) -> tuple[int, ...]:
    return row[0]


def _placed(event: Event, rows: Sequence[_Row], best: int = 1) -> tuple[Standing, ...]:
    barred = [standing for _, standing in rows if event.player(standing.player).is_barred]
    ranked = sorted((row for row in rows if row[1] not in barred), key=_order, reverse=True)
    orders = [_order(row) for row in ranked]
    placed = [replace(standing, place=best + orders.index(order)) for order, standing in ranked]
    return (*placed, *barred)
