"""Keeps which decisions of a game are mistakes."""

from cachetools import LRUCache

_GAMES_REMEMBERED = 5_000


class Mistakes(LRUCache[int, tuple[tuple[int, int, float], ...]]):
    """By game: the number of each decision, its seat, and what it cost. Reading a review takes milliseconds."""

    def __init__(self) -> None:
        super().__init__(_GAMES_REMEMBERED)
