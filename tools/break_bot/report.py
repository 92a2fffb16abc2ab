"""A run's figures as tables, and its violations."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from tools.break_bot.drive import Findings
from tools.break_bot.must_hold import KNOWN_RACES, MUST_HOLD, Violation

_TOP, _MOST_LEADS = 25, 1


def report(findings: Findings) -> str:
    return "\n".join([*_lines(findings), *faults(findings.witness.violations)])


def faults(violations: Sequence[Violation]) -> Iterator[str]:
    """Lines about violations."""
    for number, violation in enumerate(violations):
        yield f"\nWRONG: {MUST_HOLD[violation.law]} {violation.what}"
        if number < _MOST_LEADS:
            yield from (f"    {line}" for line in violation.lead)
    yield f"\n{len(violations)} wrong"


def _lines(findings: Findings) -> Iterator[str]:
    witness = findings.witness
    yield from _table("interactions", witness.kinds)
    yield from _table("answers", witness.answers)
    yield from _table("refusals", witness.refusals)
    yield from _table("games and what came of them", findings.games)
    yield from _table("what happened to the bot", findings.trouble)
    yield from _table("how processes ended", Counter({str(end): number for end, number in findings.ends.items()}))
    races = witness.refused_requests.items()
    refused = {f"{status} {code}: {KNOWN_RACES.get((status, code), '')}": number for (status, code), number in races}
    yield from _table("requests that were refused", Counter(refused))
    yield from _table("warnings in the log", witness.warnings)
    yield "speed and size"
    seconds = sorted(witness.seconds) or [0.0]
    figures = {
        "seconds": f"{findings.seconds:.0f}",
        "seconds of one processor": f"{findings.processor_seconds:.0f}",
        "interactions a second": f"{witness.total / findings.seconds:.0f}",
        **{f"ms until {share:.0%} were answered": f"{_share(seconds, share):.0f}" for share in (0.5, 0.99, 1)},
        "MiB after each tenth": " ".join(map(str, findings.memory)),
    }
    yield from _rows(figures.items())


def _share(ordered: list[float], share: float) -> float:
    """A quantile of answer times in milliseconds."""
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000


def _table(title: str, counted: Counter[str]) -> Iterator[str]:
    yield f"{title} ({sum(counted.values())})"
    yield from _rows((name, str(count)) for name, count in counted.most_common(_TOP))


def _rows(rows: Iterable[tuple[str, str]]) -> Iterator[str]:
    for name, value in rows:
        yield f"  {name:<60} {value:>10}"
