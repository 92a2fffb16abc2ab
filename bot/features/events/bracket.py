"""A knockout: who is where in the bracket, and who meets."""

from collections.abc import Iterator

from bot.features.events.model import Draw, Event, Pair


def bracket(players: int) -> list[int]:
    """The seeds in its order, up to a power of two: 1 8 4 5 2 7 3 6. The best meet as late as possible."""
    places = [1]
    while len(places) < players:
        size = 2 * len(places) + 1
        places = [seed for place in places for seed in (place, size - place)]
    return places


def levels(event: Event) -> Iterator[list[int | None]]:
    """The players in the bracket before the first round and after each, in its order; None for an empty place."""
    order = [player.number for player in event.seeded]
    left = [order[seed - 1] if seed <= len(order) else None for seed in bracket(len(order))]
    yield left
    for each in event.rounds:
        winners: list[int | None] = []
        for pair in zip(left[::2], left[1::2], strict=True):
            met = next((pairing for pairing in each.pairings if set(pairing.pair) == set(pair)), None)
            if met is None:
                winners.append(next((one for one in pair if one in each.byes), None))
            else:
                winners.append(event.winner(met) if event.is_decided(met) else None)
        left = winners
        yield left


def knockout(event: Event) -> Draw:
    """Who won advances, in the order of the bracket. Last comes the pair that plays for the third place."""
    pairs, byes = [], []
    *_, left = levels(event)
    for one, other in zip(left[::2], left[1::2], strict=True) if len(left) > 1 else ():
        there = _active(event, one, other)
        pairs += [_pair(event, *there)] if len(there) == 2 else []
        byes += there if len(there) == 1 else []
    if event.settings.third_place and len(left) == 2:
        there = _active(event, *_lost(event))
        pairs += [_pair(event, *there)] if len(there) == 2 else []
    return Draw(tuple(pairs), tuple(byes))


def is_won(event: Event) -> bool:
    """Is there no one left to play, for the third place neither?"""
    *_, left = levels(event)
    return len(_active(event, *left)) < 2 and not knockout(event).pairs


def _lost(event: Event) -> Iterator[int]:
    """Who lost a game of the last round."""
    for pairing in event.rounds[-1].pairings if event.rounds else ():
        winner = event.winner(pairing)
        if not pairing.absent and winner is not None:
            yield pairing.opponent_of(winner)


def _active(event: Event, *players: int | None) -> list[int]:
    return [each for each in players if each is not None and event.player(each).is_active]


def _pair(event: Event, one: int, other: int) -> Pair:
    first, second = sorted((one, other), key=lambda number: event.player(number).seed)
    return Pair(first, second)
