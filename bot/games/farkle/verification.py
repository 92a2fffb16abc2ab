"""Checks the dice and seats of a finished game of Farkle."""

from collections.abc import Iterator

from bot.errors import Discrepancy, FarkleError, NotationError
from bot.games.dice import Seed, beginning_with
from bot.games.farkle.game import Phase, RollOffDie, begins_with_roll_off, is_seated_by_lot
from bot.games.farkle.notation import NOTATION, Transcript
from bot.games.farkle.rules import MOST_DICE
from bot.games.notation import COMPUTER, computers_of
from bot.games.verification import Verifier, Written


def _wrong_seats(written: Written, seed: Seed, transcript: Transcript) -> Iterator[FarkleError]:
    rules, before = transcript.start.rules, transcript.start
    computers, ids = sorted(computers_of(transcript.players)), iter(seed.joins)
    seats = tuple(name if name.startswith(COMPUTER) else next(ids) for name in transcript.players)
    ordered = beginning_with((*sorted(seed.joins), *computers), seed.first_seat(len(seats)))
    if is_seated_by_lot(rules) and ordered != seats:
        yield NotationError(written.lines["joins"], Discrepancy("seats-differ", right=ordered))
    if begins_with_roll_off(rules, len(seats)) and written.throws and before.phase is not Phase.ROLL_OFF:
        yield NotationError(written.throws[0].line, Discrepancy("roll-off-missing"))
        return
    for step in transcript.steps:
        if isinstance(step.fact, RollOffDie) and step.fact.seat != before.pending[0]:
            line = written.throws[before.throw_count].line
            yield NotationError(line, Discrepancy("roll-off-order", seat=before.pending[0]))
            return
        before = step.after


verify = Verifier(NOTATION, MOST_DICE, _wrong_seats).verify
