"""The figures of a run as tables, and everything that was wrong."""

from collections import Counter
from collections.abc import Iterable, Iterator

from tools.fuzz.drive import Findings
from tools.fuzz.witness import KNOWN_RACES

_TOP, _MOST_LEADS = 25, 3


def report(findings: Findings) -> str:
    """Everything worth knowing about a run."""
    return "\n".join(_lines(findings))


def _lines(findings: Findings) -> Iterator[str]:
    witness = findings.witness
    yield from _table("interactions", witness.kinds)
    yield from _table("answers", witness.answers)
    yield from _table("refusals", witness.refusals)
    yield from _table("games and what came of them", findings.games)
    yield from _table("troubles", findings.trouble)
    races = {f"{status} {code}: {KNOWN_RACES.get((status, code), '')}": n for (status, code), n in _races(findings)}
    yield from _table("requests that were refused", Counter(races))
    yield from _table("warnings in the log", witness.warnings)
    yield "speed and size"
    seconds = sorted(witness.seconds) or [0.0]
    yield from _rows(
        [
            ("rounds", str(findings.rounds)),
            ("seconds", f"{findings.seconds:.0f}"),
            ("seconds of one processor", f"{findings.processor_seconds:.0f}"),
            ("interactions a second", f"{witness.total / findings.seconds:.0f}"),
            ("answer after ms: median", f"{_share(seconds, 0.5):.0f}"),
            ("answer after ms: 99 of 100", f"{_share(seconds, 0.99):.0f}"),
            ("answer after ms: slowest", f"{_share(seconds, 1):.0f}"),
            ("MiB early and late", f"{findings.early_mib} {findings.late_mib}"),
        ]
    )
    for number, violation in enumerate(findings.violations):
        yield f"\nWRONG: {violation.what}"
        if number < _MOST_LEADS:
            yield from (f"    {line}" for line in violation.lead)
    yield f"\n{len(findings.violations)} wrong"


def _races(findings: Findings) -> Iterable[tuple[tuple[int, int], int]]:
    return findings.witness.refused_requests.items()


def _share(ordered: list[float], share: float) -> float:
    """In milliseconds, what so large a share of answers took at most."""
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000


def _table(title: str, counted: Counter[str]) -> Iterator[str]:
    yield f"{title} ({sum(counted.values())})"
    yield from _rows((name, str(count)) for name, count in counted.most_common(_TOP))


def _rows(rows: Iterable[tuple[str, str]]) -> Iterator[str]:
    for name, value in rows:
        yield f"  {name:<60} {value:>10}"
