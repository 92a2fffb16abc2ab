"""`python -m bot event`: the table of an event with every tie-break, and who meets next, from its text."""

import argparse
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from bot.cli.arguments import Words, add_word, json_line, read_text
from bot.features.events.model import WIN, Draw, RoundOpened, Stage
from bot.features.events.notation import Transcript, read_event
from bot.features.events.pairing import next_round
from bot.features.events.standings import Standing, standings
from bot.typed import legible

# Of a column.
_WIDTH = 18


def add_to(words: Words) -> None:
    word = add_word(words, "event", show, "the table of an event with every tie-break, and who meets next")
    word.add_argument("file", metavar="FILE")
    word.add_argument("--json", action="store_true", help="a JSON line for each player, then for each round")


class _Paired(NamedTuple):
    """A round. `by_rules`: how the rules pair it, if otherwise. The next one has not begun."""

    number: int
    draw: Draw
    by_rules: Draw | None = None
    is_next: bool = False

    @property
    def as_json(self) -> dict[str, object]:
        ruled = {} if self.by_rules is None else {"by_rules": self.by_rules._asdict()}
        return {"round": self.number, **self.draw._asdict(), **ruled, "is_next": self.is_next}

    @property
    def as_text(self) -> str:
        ruled = "" if self.by_rules is None else f"  # by the rules: {_said(self.by_rules)}"
        return f"{'next' if self.is_next else 'round'} {self.number}: {_said(self.draw)}{ruled}"


def show(options: argparse.Namespace) -> int:
    """The exit status: 1 if the rules pair a round otherwise."""
    transcript = read_event(read_text(options.file))
    rows = [_row(transcript.names, standing) for standing in standings(transcript.event)]
    rounds = list(_rounds(transcript))
    lines: Iterable[str]
    if options.json:
        lines = map(json_line, [*rows, *(each.as_json for each in rounds), {"stage": transcript.event.stage}])
    else:
        cells = [tuple(row) for row in rows[:1]] + [tuple(row.values()) for row in rows]
        table = ("".join(f"{'' if cell is None else cell:<{_WIDTH}}" for cell in row).rstrip() for row in cells)
        lines = chain(table, (each.as_text for each in rounds))
    for line in lines:
        print(line)
    return int(any(each.by_rules is not None for each in rounds))


def _rounds(transcript: Transcript) -> Iterator[_Paired]:
    """The rounds so far, and the next one if it can begin."""
    before = transcript.start
    for step in transcript.steps:
        if isinstance(step.fact, RoundOpened):
            said, ruled = Draw(step.fact.pairs, step.fact.byes), next_round(before)
            yield _Paired(step.fact.number, said, ruled if _unordered(said) != _unordered(ruled) else None)
        before = step.after
    if before.stage is Stage.RUNNING and not before.is_open:
        yield _Paired(len(before.rounds) + 1, next_round(before), is_next=True)


def _said(draw: Draw) -> str:
    return " ".join(map(str, (*(f"{first}-{second}" for first, second in draw.pairs), *draw.byes)))


def _unordered(draw: Draw) -> tuple[frozenset[frozenset[int]], frozenset[int]]:
    return frozenset(map(frozenset, draw.pairs)), frozenset(draw.byes)


def _row(names: Sequence[str], standing: Standing) -> dict[str, object]:
    """A row of the table, with points as people count them."""
    return {
        "place": standing.place,
        "player": standing.player,
        "points": standing.points / WIN,
        "buchholz": standing.buchholz / WIN,
        "sonneborn_berger": standing.sonneborn_berger / WIN**2,
        "head_to_head": standing.head_to_head / WIN,
        "difference": standing.difference,
        "name": legible(names[standing.player - 1]) if standing.player <= len(names) else "",
    }
