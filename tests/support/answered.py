"""The law of answers: each interaction is answered, or the log says why it is not."""

import logging
import re
from collections.abc import Iterable

from localdiscord import Interaction

_EXCUSE = re.compile(r"interaction (\d+) is undeliverable|ignored interaction (\d+)")


def excused(line: str) -> int | None:
    """The interaction that a line of the log says to be without an answer."""
    found = _EXCUSE.search(line)
    return int(found[1] or found[2]) if found else None


def is_unanswered(interaction: Interaction) -> bool:
    """Does the person read that the bot did not respond, or for ever that it is thinking?"""
    outcome = interaction.outcome
    return outcome.kind == "failed" or (outcome.kind == "deferred" and outcome.waiting)


class Answered(logging.Handler):
    """Hears the log of bots in this process, and which interactions reached them."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.reached: set[int] = set()
        self._excused: set[int] = set()

    def emit(self, stored: logging.LogRecord) -> None:
        if (id_ := excused(stored.getMessage())) is not None:
            self._excused.add(id_)

    def unanswered(self, interactions: Iterable[Interaction]) -> list[str]:
        """Those that reached a bot and break the law, with what people asked for."""
        return [
            f"{each.id}: {each.data}"
            for each in interactions
            if is_unanswered(each) and each.id in self.reached - self._excused
        ]
