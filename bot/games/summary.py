"""How a game stands, in the numbers that every game has."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Summary:
    """Is it over, the totals by seat, and the seats that won. Losers with too little may be skunked, or doubly."""

    over: bool
    totals: Mapping[int, int]
    winners: tuple[int, ...]
    skunked: tuple[int, ...] = ()
    double_skunked: tuple[int, ...] = ()
