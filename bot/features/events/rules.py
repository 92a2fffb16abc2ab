"""The rules of an event: moves, what follows, and when the clock acts. Pure: moments and draws come in as values."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from enum import Enum, auto
from typing import NamedTuple, TypeAlias

from bot.errors import IllegalMove
from bot.features.events import model
from bot.features.events.model import (
    FEWEST_PLAYERS,
    MOST_ABSENCES,
    MOST_PLAYERS,
    MOST_REGISTERED,
    MOST_ROUNDS,
    SHARE,
    Draw,
    Event,
    Fact,
    Format,
    Pair,
    Pairing,
    Player,
    Round,
    Seeding,
    Settings,
    Stage,
)
from bot.features.events.pairing import is_finished
from bot.games.seating import Step, caused

Steps: TypeAlias = tuple[Step[Fact, Event], ...]

_USUAL_ROUNDS = 3
_AFTERWARDS = (model.Corrected, model.Voided, model.Unbarred, model.Reopened)
"""Facts that may follow the end."""


class Task(Enum):
    """A step that no person has to take, and the fact that makes it."""

    CHECK_IN = auto()
    """`CheckInOpened`."""
    START = auto()
    """What `start` returns."""
    PAIR = auto()
    """`open_round` of what `bot.features.events.pairing.next_round` draws, in a worker."""
    WARN = auto()
    """`Warned`, with those who have not shown up; no one, if all have."""
    TIME_OUT = auto()
    """`TimedOut`, with those who were warned and have not shown up since."""


class Due(NamedTuple):
    """`at`: not before this moment; 0 for at once."""

    at: int
    task: Task


def due(event: Event) -> Due | None:
    """The next task that needs no person. None while it waits for people, for a pause to end, or is over."""
    settings = event.settings
    if event.is_over or event.paused_at is not None:
        return None
    if event.stage is Stage.REGISTRATION:
        task = Task.CHECK_IN if settings.check_in_seconds else Task.START
        return Due(settings.registration_until, task) if settings.registration_until else None
    if event.stage is Stage.CHECK_IN:
        there = [player.is_here for player in event.players if player.is_active]
        is_waiting = not all(there) or len(there) < FEWEST_PLAYERS
        return Due(event.since + settings.check_in_seconds if is_waiting else 0, Task.START)
    if not event.is_open:
        by_date = settings.format is Format.LEAGUE
        return Due(event.since + len(event.rounds) * settings.round_seconds if by_date else 0, Task.PAIR)
    last = event.rounds[-1]
    if not settings.round_seconds:
        return None
    more = settings.round_seconds // SHARE
    if last.timeouts:
        return Due(last.since + more, Task.TIME_OUT)
    if not last.is_warned:
        return Due(last.since + settings.round_seconds - more, Task.WARN)
    return Due(last.since + settings.round_seconds, Task.TIME_OUT)


def start(event: Event, draw: Sequence[int], at: int) -> model.Started | model.Stopped:
    """`draw`: all players in an order by chance, which decides between equal ratings. Who did not check in is out."""
    all_are_here = event.stage is Stage.REGISTRATION
    there = [player for player in event.players if player.is_active and (player.is_here or all_are_here)]
    if len(there) < FEWEST_PLAYERS:
        return model.Stopped(at)
    place = {number: place for place, number in enumerate(draw)}
    by_rating = event.settings.seeding is Seeding.RATING
    there.sort(key=lambda player: (-player.rating if by_rating else 0, place.get(player.number, 0)))
    rounds = rounds_of(event.settings, len(there), at)
    return model.Started(at, rounds, tuple(player.number for player in there))


def rounds_of(settings: Settings, players: int, at: int) -> int:
    """How many rounds an event has that begins `at` this moment."""
    everyone = players - 1 + players % 2
    match settings.format:
        case Format.KNOCKOUT:
            return (players - 1).bit_length()
        case Format.ROUND_ROBIN:
            return everyone
        case Format.SWISS:
            usual = max((players - 1).bit_length(), _USUAL_ROUNDS)
            return min(settings.rounds or usual, everyone)
    # It may start a moment late, and clocks may go forward.
    lasts = settings.ends_at - (settings.registration_until or at) + settings.round_seconds // SHARE
    by_date = lasts // settings.round_seconds if settings.round_seconds else 1
    return min(max(settings.rounds or by_date, 1), MOST_ROUNDS)


def open_round(event: Event, draw: Draw, at: int) -> model.RoundOpened:
    return model.RoundOpened(at, len(event.rounds) + 1, draw.pairs, draw.byes)


def play(event: Event, move: Fact) -> Steps:
    """The fact, and those that follow from it, each with the event after it. Raises IllegalMove."""
    if event.is_over and not isinstance(move, _AFTERWARDS):
        raise IllegalMove("event-over")
    _check(event, move)
    return caused(event, move, evolve, _following)


def evolve(event: Event, fact: Fact) -> Event:
    """The event after a fact, which is not checked."""
    return replace(_evolved(event, fact), revision=event.revision + 1)


def takes_late(event: Event) -> bool:
    """Whether people may still join: until half of the rounds have begun. A knockout takes no one, because its bracket
    is complete.
    """
    return event.settings.format is not Format.KNOCKOUT and 2 * len(event.rounds) <= event.planned


def takes_back(event: Event) -> bool:
    return event.settings.format in (Format.SWISS, Format.LEAGUE)


def _check(event: Event, move: Fact) -> None:
    match move:
        case model.Joined():
            _check_joining(event, move)
        case model.CheckedIn(player):
            need(event.stage is Stage.CHECK_IN, "event-no-check-in")
            need(_active(event, player) and not event.player(player).is_here, "event-not-in")
        case model.Withdrew(player):
            need(_active(event, player), "event-not-in")
        case model.CameBack(player):
            need(event.stage is Stage.RUNNING and takes_back(event), "event-takes-nobody")
            need(
                _known(event, player) and event.player(player).is_out and event.player(player).seed > 0, "event-not-out"
            )
        case model.Barred(player):
            need(_known(event, player) and not event.player(player).is_barred, "event-not-in")
        case model.Unbarred(player):
            need(_known(event, player) and event.player(player).is_barred, "event-not-out")
        case model.CheckInOpened():
            need(event.stage is Stage.REGISTRATION, "event-no-check-in")
        case model.Started(at, rounds, order):
            need(event.stage in (Stage.REGISTRATION, Stage.CHECK_IN), "event-has-begun")
            need(start(event, order, at) == move, "event-wrong-order", rounds=rounds)
        case model.RoundOpened():
            _check_round(event, move)
        case model.Warned(players) | model.TimedOut(_, players):
            need(event.is_open and event.paused_at is None, "event-no-round")
            waiting = {each for pairing in _undecided(event) for each in pairing.pair}
            may_be = waiting if isinstance(move, model.Warned) else waiting & event.rounds[-1].warned
            need(set(players) <= may_be, "event-not-warned")
        case model.Played(number, pair):
            need(not event.is_decided(_in_round(event, number, pair)), "event-decided")
        case model.NoShow(number, pair, absent):
            need(not event.is_decided(_in_round(event, number, pair)), "event-decided")
            need(bool(absent) and set(absent) <= set(pair) and len(absent) == len(set(absent)), "event-no-such-pair")
        case model.Corrected(_, number, pair, game):
            games = len(_found(event, number, pair).scores)
            need(1 <= game <= max(games, 1), "event-no-such-game")
            _check_frozen(event, move, number, pair)
        case model.Voided(_, number, pair, game):
            pairing = _found(event, number, pair)
            counts = 0 < game <= len(pairing.scores) and pairing.scores[game - 1] is not None
            need(counts or (not game and bool(pairing.absent)), "event-no-such-game")
            _check_frozen(event, move, number, pair)
        case model.Paused():
            need(event.paused_at is None, "event-paused")
        case model.Resumed():
            need(event.paused_at is not None, "event-not-paused")
        case model.Ended():
            raise IllegalMove("event-not-over")
        case model.Reopened():
            need(event.stage is Stage.STOPPED, "event-not-over")


def _check_joining(event: Event, move: model.Joined) -> None:
    if event.stage is Stage.RUNNING:
        need(takes_late(event), "event-takes-nobody")
    is_new = move.player == len(event.players) + 1
    is_again = _known(event, move.player) and event.player(move.player).is_out and not event.player(move.player).seed
    need(is_new or is_again, "event-already-in")
    need(is_new or not event.player(move.player).is_barred, "event-barred")
    has_room = sum(player.is_active for player in event.players) < MOST_PLAYERS and move.player <= MOST_REGISTERED
    need(has_room, "event-full", most=MOST_PLAYERS)


def _check_round(event: Event, move: model.RoundOpened) -> None:
    may_begin = event.stage is Stage.RUNNING and not event.is_open
    need(may_begin and event.paused_at is None and move.number == len(event.rounds) + 1, "event-no-round")
    named = [*(player for pair in move.pairs for player in pair), *move.byes]
    active = {player.number for player in event.active}
    need(len(set(named)) == len(named) and set(named) <= active, "event-wrong-pairs")
    if event.settings.format in (Format.SWISS, Format.LEAGUE):
        need(len(named) == len(active) and len(move.byes) < FEWEST_PLAYERS, "event-wrong-pairs")


def _check_frozen(event: Event, move: Fact, number: int, pair: Pair) -> None:
    """Refuses to change who advanced, once the next round of a knockout has begun."""
    if event.settings.format is Format.KNOCKOUT and number < len(event.rounds):
        before, after = _found(event, number, pair), _found(_evolved(event, move), number, pair)
        advances = event.is_decided(after) and event.winner(after) == event.winner(before)
        need(advances, "event-frozen")


def need(is_so: bool, code: str, **fields: object) -> None:
    if not is_so:
        raise IllegalMove(code, **fields)


def _following(event: Event) -> Fact | None:
    """The next fact that follows by the rules alone."""
    if event.stage is not Stage.RUNNING:
        return None
    for player in event.active:
        if player.absences >= MOST_ABSENCES:
            return model.Withdrew(player.number)
    return model.Ended() if not event.is_open and is_finished(event) else None


def _evolved(event: Event, fact: Fact) -> Event:
    match fact:
        case model.Joined(number, rating):
            is_late = event.stage is Stage.RUNNING
            seed = 1 + max((player.seed for player in event.players), default=0) if is_late else 0
            player = Player(number, rating, seed, is_here=event.stage is Stage.CHECK_IN)
            return replace(event, players=(*event.players[: number - 1], player, *event.players[number:]))
        case model.CheckedIn(number):
            return _with_player(event, number, is_here=True)
        case model.Withdrew(number):
            return _with_player(_without_rest(event, number), number, is_out=True, is_here=False)
        case model.CameBack(number):
            return _with_player(event, number, is_out=False, absences=0)
        case model.Barred(number):
            return _with_player(_without_rest(event, number), number, is_barred=True)
        case model.Unbarred(number):
            return _with_player(event, number, is_barred=False)
        case model.CheckInOpened(at):
            return replace(event, stage=Stage.CHECK_IN, since=at)
        case model.Started(at, rounds, order):
            seeds = {number: seed for seed, number in enumerate(order, start=1)}
            event = replace(event, stage=Stage.RUNNING, since=at, planned=rounds)
            for player in event.players:
                # The others may still come late.
                seed = seeds.get(player.number, 0)
                event = _with_player(event, player.number, seed=seed, is_out=not seed)
            return event
        case model.RoundOpened(at, _, pairs, byes):
            return replace(event, rounds=(*event.rounds, Round(at, tuple(map(Pairing, pairs)), byes)))
        case model.Warned(players):
            last = event.rounds[-1]
            return _with_round(event, replace(last, is_warned=True, warned=last.warned | set(players)))
        case model.TimedOut(at, absent):
            return _timed_out(event, at, frozenset(absent))
        case model.Played(number, pair, score):
            pairing = _found(event, number, pair)
            score = score if pair == pairing.pair else score.turned
            event = _with_pairing(event, number, replace(pairing, scores=(*pairing.scores, score)))
            return _with_absences(event, dict.fromkeys(pair, 0))
        case model.NoShow(number, pair, absent):
            event = _with_pairing(event, number, replace(_found(event, number, pair), absent=absent))
            return _with_absences(event, {player: event.player(player).absences + 1 for player in absent})
        case model.Corrected(at, number, pair, game, score):
            pairing = _found(event, number, pair)
            score = score if pair == pairing.pair else score.turned
            scores = (*pairing.scores[: game - 1], score, *pairing.scores[game:])
            return _changed(event, at, number, replace(pairing, scores=scores, absent=()))
        case model.Voided(at, number, pair, game):
            pairing = _found(event, number, pair)
            if game:
                scores = (*pairing.scores[: game - 1], None, *pairing.scores[game:])
                return _changed(event, at, number, replace(pairing, scores=scores))
            event = _with_absences(event, {each: max(event.player(each).absences - 1, 0) for each in pairing.absent})
            return _changed(event, at, number, replace(pairing, absent=()))
        case model.Paused(at):
            return replace(event, paused_at=at)
        case model.Resumed(at):
            return _resumed(event, at)
        case model.Ended():
            return replace(event, stage=Stage.OVER)
        case model.Stopped(at):
            paused_at = at if event.paused_at is None else event.paused_at
            return replace(event, stage=Stage.STOPPED, paused_at=paused_at)
        case model.Reopened(at):
            stage = Stage.RUNNING if event.planned else Stage.REGISTRATION
            return replace(_resumed(event, at), stage=stage)


def _timed_out(event: Event, at: int, absent: frozenset[int]) -> Event:
    last = event.rounds[-1]
    pairings = []
    for pairing in last.pairings:
        if not event.is_decided(pairing):
            lost = tuple(player for player in pairing.pair if player in absent)
            pairing = replace(pairing, absent=lost, is_closed=not lost and last.timeouts > 0)
        pairings.append(pairing)
    event = _with_round(event, replace(last, since=at, pairings=tuple(pairings), timeouts=last.timeouts + 1))
    return _with_absences(event, {player: event.player(player).absences + 1 for player in absent})


def _resumed(event: Event, at: int) -> Event:
    later = at - (event.paused_at or at)
    event = replace(event, paused_at=None, since=event.since + later)
    return (
        _with_round(event, replace(event.rounds[-1], since=event.rounds[-1].since + later)) if event.rounds else event
    )


def _changed(event: Event, at: int, number: int, pairing: Pairing) -> Event:
    """The event with another result. If the pair of an open round has to play again, its time begins again."""
    last = event.rounds[-1]
    event = _with_pairing(event, number, pairing)
    if number < len(event.rounds) or event.is_decided(pairing):
        return event
    since = at if event.paused_at is None else event.paused_at
    return _with_round(event, Round(since, event.rounds[-1].pairings, last.byes))


def _without_rest(event: Event, number: int) -> Event:
    """The event after a player who goes has lost their undecided pairing."""
    pairing = event.rounds[-1].pairing_of(number) if event.rounds else None
    if pairing is None or event.is_decided(pairing):
        return event
    return _with_pairing(event, len(event.rounds), replace(pairing, absent=(number,)))


def _with_pairing(event: Event, number: int, pairing: Pairing) -> Event:
    each = event.rounds[number - 1]
    pairings = tuple(pairing if other.pair == pairing.pair else other for other in each.pairings)
    rounds = (*event.rounds[: number - 1], replace(each, pairings=pairings), *event.rounds[number:])
    return replace(event, rounds=rounds)


def _with_round(event: Event, last: Round) -> Event:
    return replace(event, rounds=(*event.rounds[:-1], last))


def _with_absences(event: Event, absences: Mapping[int, int]) -> Event:
    for number, many in absences.items():
        if event.player(number).absences != many:
            event = _with_player(event, number, absences=many)
    return event


def _with_player(event: Event, number: int, **changes: object) -> Event:
    player = replace(event.player(number), **changes)  # type: ignore[arg-type]  # fields of a player
    return replace(event, players=(*event.players[: number - 1], player, *event.players[number:]))


def _found(event: Event, number: int, pair: Pair) -> Pairing:
    """The pairing of a pair in a round. Raises IllegalMove if there is none."""
    pairings = event.rounds[number - 1].pairings if 0 < number <= len(event.rounds) else ()
    found = next((each for each in pairings if set(each.pair) == set(pair)), None)
    if found is None:
        raise IllegalMove("event-no-such-pair")
    return found


def _in_round(event: Event, number: int, pair: Pair) -> Pairing:
    """The pairing of these two in the last round. Raises IllegalMove."""
    need(number == len(event.rounds), "event-no-round")
    return _found(event, number, pair)


def _undecided(event: Event) -> Iterable[Pairing]:
    return (pairing for pairing in event.rounds[-1].pairings if not event.is_decided(pairing))


def _known(event: Event, number: int) -> bool:
    return 1 <= number <= len(event.players)


def _active(event: Event, number: int) -> bool:
    return _known(event, number) and event.player(number).is_active
