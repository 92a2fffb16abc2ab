"""Sends interactions to the bot: at once, or twice, late or in another order if a test asks for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass

Send = Callable[[], None]


@dataclass
class Disturbance:
    """What happens to the next `count` interactions, and the seconds that it takes."""

    count: int = 0
    seconds: float = 0.0

    def take(self) -> bool:
        """Whether it happens to the next interaction, which counts."""
        happens = self.count > 0
        self.count -= happens
        return happens


class InteractionQueue:
    def __init__(self) -> None:
        self.repeated = Disturbance()
        self.delayed = Disturbance()
        self._order: Sequence[int] = ()
        self._held: list[Send] = []

    def reorder(self, order: Sequence[int]) -> None:
        """Hold the next interactions back until there is one for each number in `order`, then send them in that order.

        They are numbered from 0. ValueError if a number is missing or named twice.
        """
        if sorted(order) != list(range(len(order))):
            raise ValueError(f"{order} does not name each of {len(order)} interactions once")
        self._order = order

    def add(self, send: Send) -> None:
        if not self._order:
            self._send(send)
            return
        self._held.append(send)
        if len(self._held) == len(self._order):
            held, order = self._held, self._order
            self._held, self._order = [], ()
            for number in order:
                self._send(held[number])

    def _send(self, send: Send) -> None:
        delay = self.delayed.seconds if self.delayed.take() else 0.0
        moments = [delay]
        if self.repeated.take():
            moments.append(delay + self.repeated.seconds)
        for moment in moments:
            if moment:
                asyncio.get_running_loop().call_later(moment, send)
            else:
                send()
