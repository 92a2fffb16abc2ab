"""What the parts of messages and forms may hold: Discord's limits, read from `limits.tsv`.

`python -m localdiscord.description` makes that file from Discord's OpenAPI description.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

FILE = Path(__file__).with_name("limits.tsv")
_HEAD = "part\tkey\tkind\tleast\tmost\tof\twhy it differs from the description\n"


@dataclass(frozen=True, slots=True)
class Limit:
    """What a key of a part may have: a text, number, list, flag, id, one choice of some, or another part."""

    kind: str
    least: int = 0
    most: int | None = None
    """Characters of a text, items of a list, or the numbers themselves. None: as many as there are."""
    of: tuple[str, ...] = ()
    """The values of a choice, the names of parts, or what the items of a list may be."""
    needed: bool = False
    why: str = ""
    """The documentation's word, if the description says something else."""


Table = dict[str, dict[str, Limit]]


def read(lines: Iterable[str]) -> Table:
    """The table in the lines of a file, without its head."""
    table: Table = {}
    for line in lines:
        part, key, kind, least, most, of, why = line.rstrip("\n").split("\t")
        limit = Limit(kind, int(least or 0), int(most) if most else None, tuple(of.split()), key.endswith("!"), why)
        table.setdefault(part, {})[key.rstrip("!")] = limit
    return table


def written(table: Table) -> str:
    """The inverse of `read`, with the head. A `!` marks what is needed."""
    lines = [_HEAD]
    for part, limits in sorted(table.items()):
        for key, limit in limits.items():
            most = "" if limit.most is None else limit.most
            name = f"{key}!" if limit.needed else key
            lines.append(
                f"{part}\t{name}\t{limit.kind}\t{limit.least or ''}\t{most}\t{' '.join(limit.of)}\t{limit.why}\n"
            )
    return "".join(lines)


TABLE = read(FILE.read_text(encoding="utf-8").splitlines()[1:])
