"""Who meets whom in the next round. Pure: it follows from the event alone, so others can compute it again."""

from collections.abc import Iterator
from typing import NamedTuple

from bot.features.events.model import Event, Format, Pair


class Draw(NamedTuple):
    """A round's pairs, and who has no opponent."""

    pairs: tuple[Pair, ...]
    byes: tuple[int, ...]


def next_round(event: Event) -> Draw:
    """Computes up to a second, so a worker should. Empty if there is nobody to pair."""
    match event.settings.format:
        case Format.KNOCKOUT:
            return knockout(event)
        case Format.ROUND_ROBIN:
            return round_robin(event)
    raise NotImplementedError


def is_finished(event: Event) -> bool:
    """Is there no further round?"""
    match event.settings.format:
        case Format.KNOCKOUT:
            standing = [each for each in slots(event) if each is not None and event.player(each).is_active]
            return len(standing) < 2 and not knockout(event).pairs
        case Format.ROUND_ROBIN:
            return not any(True for _ in _open_pairs(event))
    return len(event.rounds) >= event.planned or len(event.active) < 2


def knockout(event: Event) -> Draw:
    """Who won goes on, in the order of the bracket. Last comes the pair that plays for the third place."""
    pairs, byes = [], []
    left = slots(event)
    for one, other in zip(left[::2], left[1::2], strict=True) if len(left) > 1 else ():
        there = [each for each in (one, other) if each is not None and event.player(each).is_active]
        if len(there) == 2:
            pairs.append(_pair(event, *there))
        byes += there if len(there) == 1 else []
    if len(left) == 2 and event.settings.third_place:
        there = [each for each in _lost_semi_finals(event) if event.player(each).is_active]
        if len(there) == 2:
            pairs.append(_pair(event, *there))
    return Draw(tuple(pairs), tuple(byes))


def slots(event: Event) -> list[int | None]:
    """Those who are in the bracket after the rounds so far, in its order; None where nobody is."""
    order = [player.number for player in event.seeded]
    places = bracket(len(order))
    left = [order[seed - 1] if seed <= len(order) else None for seed in places]
    for each in event.rounds:
        winners: list[int | None] = []
        for pair in zip(left[::2], left[1::2], strict=True):
            met = next((pairing for pairing in each.pairings if set(pairing.pair) == set(pair)), None)
            winners.append(event.winner(met) if met else next((one for one in pair if one in each.byes), None))
        left = winners
    return left


def bracket(players: int) -> list[int]:
    """The seeds in its order, up to a power of two: 1 8 4 5 2 7 3 6. The best meet as late as possible."""
    places = [1]
    while len(places) < players:
        size = 2 * len(places) + 1
        places = [seed for place in places for seed in (place, size - place)]
    return places


def _lost_semi_finals(event: Event) -> list[int]:
    if not event.rounds:
        return []
    played = [pairing for pairing in event.rounds[-1].pairings if not pairing.absent]
    winners = [event.winner(pairing) for pairing in played]
    return [each for pairing, won in zip(played, winners, strict=True) for each in pairing.pair if each != won]


def round_robin(event: Event) -> Draw:
    raise NotImplementedError


def _open_pairs(event: Event) -> Iterator[Pair]:
    """Pairs of players who are in and have not met."""
    met = {frozenset(pairing.pair) for each in event.rounds for pairing in each.pairings}
    active = [player.number for player in event.active]
    for place, one in enumerate(active):
        yield from (Pair(one, other) for other in active[place + 1 :] if {one, other} not in met)


def _pair(event: Event, one: int, other: int) -> Pair:
    first, second = sorted((one, other), key=lambda number: event.player(number).seed)
    return Pair(first, second)
