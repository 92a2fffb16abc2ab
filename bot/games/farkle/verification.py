"""Checks the dice of a game from its text. `docs/dice.md` says what that proves, and what it does not."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from bot.errors import FarkleError, NotationError
from bot.games.dice import Dice, Seed, from_drawn, in_order, seed_of
from bot.games.farkle.errors import Discrepancy, IllegalMove, NothingToCheck
from bot.games.farkle.facts import Rolled, RollOffDie
from bot.games.farkle.game import Phase
from bot.games.farkle.notation import COMPUTER, Transcript, computers_of, numbered_lines, read_game, read_loosely
from bot.games.farkle.proof import NEEDED_WORDS, NO_PROOF, PROOF_WORDS, Proof
from bot.games.farkle.rules import RuleSet

_MOST_DICE = 6
# This many dice hardly ever follow from another secret by chance.
_TELLING_DICE = 8


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a check found.

    `throws` and `dice` are how many were computed again. `faults` is empty where nothing differs. `is_over` says
    whether the text holds the end of the game, and `is_seated_by_lot` whether who begins was drawn from the seed.
    `kept_since` is when the game was checked, in seconds since 1970, if nobody can check it any more.
    """

    commitment: str
    throws: int
    dice: int
    faults: tuple[FarkleError, ...] = ()
    is_over: bool = False
    is_seated_by_lot: bool = False
    kept_since: int | None = None


@dataclass(frozen=True, slots=True)
class _Throw:
    line: int
    dice: Dice


@dataclass(frozen=True, slots=True)
class _Written:
    """What a text says about its dice, before the game is played by the rules."""

    proof: Proof
    lines: dict[str, int]
    throws: tuple[_Throw, ...]


def verify(text: str, shipped: Callable[[str], RuleSet | None]) -> Verdict:
    """Computes every throw again, then plays the game by the rules. `shipped` finds a rule set by its id.

    Dice are checked first: an altered die often breaks the rules further down, and it is the die that should be named.
    Raises NothingToCheck where the text does not hold enough, and NotationError where it cannot be read.
    """
    written = _read(text)
    seed = seed_of(written.proof.secret, written.proof.joins, written.proof.started or None)
    checked = (written.proof.commitment, len(written.throws), sum(len(throw.dice) for throw in written.throws))
    if faults := tuple(_wrong_dice(written, seed)):
        return Verdict(*checked, faults)
    try:
        transcript = read_game(text, shipped)
    except NotationError as error:
        return Verdict(*checked, (error,))
    by_lot = transcript.game.rules.start == "random"
    faults = tuple(_wrong_seats(written, seed, transcript))
    return Verdict(*checked, faults, transcript.game.phase is Phase.OVER, by_lot)


def _read(text: str) -> _Written:
    proof, lines, throws, seats, people = NO_PROOF, dict[str, int](), list[_Throw](), 0, 0
    for number, line in numbered_lines(text):
        word, _, rest = line.partition(" ")
        try:
            if word == "players":
                seats = len(names := rest.split())
                people = seats - len(computers_of(names))
            elif word in PROOF_WORDS:
                proof, lines[word] = proof.with_line(word, rest, people), number
            elif word not in ("rules", "set") and (dice := _thrown(line)):
                throws.append(_Throw(number, dice))
        except IllegalMove as error:
            raise NotationError(number, error) from error
    if not lines:
        raise NothingToCheck("no-proof" if seats else "no-game-text")
    if missing := [f"'{word}'" for word in NEEDED_WORDS if word not in lines]:
        raise NothingToCheck("proof-incomplete", missing=missing, many=len(missing))
    return _Written(proof, lines, tuple(throws))


def _thrown(line: str) -> Dice:
    match read_loosely(line):
        case RollOffDie(_, die):
            return (die,)
        case Rolled(_, dice):
            if len(dice) > _MOST_DICE:
                raise IllegalMove("wrong-number-of-dice", number=_MOST_DICE, given=len(dice))
            return dice
    return ()


def _wrong_dice(written: _Written, seed: Seed) -> Iterator[FarkleError]:
    """What differs between the text and its seed. The first throw that differs is shown in full."""
    throws, lines = written.throws, written.lines
    wrong = [index for index, throw in enumerate(throws) if not _fit(seed, (throw,), index + 1)]
    mostly_wrong = len(wrong) * 2 > len(throws)
    if seed.commitment != written.proof.commitment:
        yield NotationError(lines["secret"], Discrepancy("secret-unfit"))
        if mostly_wrong:
            yield NotationError(lines["secret"], Discrepancy("secret-altered"))
            return
        if sum(len(throw.dice) for throw in throws) >= _TELLING_DICE:
            yield NotationError(lines["commitment"], Discrepancy("commitment-altered"))
    if not wrong:
        return
    first, throw = wrong[0], throws[wrong[0]]
    right = seed.dice(first + 1, len(throw.dice))
    yield NotationError(throw.line, Discrepancy("dice-differ", throw=str(first + 1), given=throw.dice, right=right))
    if len(wrong) > 1:
        yield _why(throws, seed, wrong) or (
            NotationError(lines["joins"], Discrepancy("joins-altered"))
            if mostly_wrong
            else Discrepancy("dice-differ-more", count=len(wrong) - 1)
        )


def _why(throws: Sequence[_Throw], seed: Seed, wrong: Sequence[int]) -> FarkleError | None:
    """The single change to the throws that explains what is wrong; None where no single change does."""
    first, last = wrong[0], wrong[-1]
    line, number = throws[first].line, str(first + 1)
    here, there = throws[first : first + 1], throws[last : last + 1]
    if len(wrong) == 2 and _fit(seed, there, first + 1) and _fit(seed, here, last + 1):
        return NotationError(line, Discrepancy("throws-swapped", other=str(throws[last].line)))
    if _fit(seed, throws[first:], first + 2):
        return NotationError(line, Discrepancy("throw-missing", throw=number))
    if _fit(seed, throws[first + 1 :], first + 1):
        return NotationError(line, Discrepancy("throw-too-many"))
    return None


def _fit(seed: Seed, throws: Sequence[_Throw], number: int) -> bool:
    """Does the seed give these throws, if the first of them is the throw with this number?"""
    return all(seed.dice(count, len(throw.dice)) == throw.dice for count, throw in enumerate(throws, start=number))


def _wrong_seats(written: _Written, seed: Seed, transcript: Transcript) -> Iterator[FarkleError]:
    """Who begins follows from the seed too: it is drawn, or the seats throw for it in their order."""
    rules, before = transcript.start.rules, transcript.start
    computers, ids = sorted(computers_of(transcript.players)), iter(map(str, seed.joins))
    seats = tuple(name if name.startswith(COMPUTER) else next(ids) for name in transcript.players)
    drawn = from_drawn((*map(str, sorted(seed.joins, key=in_order)), *computers), seed.drawn(len(seats)))
    if rules.start == "random" and drawn != seats:
        yield NotationError(written.lines["joins"], Discrepancy("seats-differ", right=drawn))
    if rules.start == "roll_off" and written.throws and before.phase is not Phase.ROLL_OFF:
        yield NotationError(written.throws[0].line, Discrepancy("roll-off-missing"))
        return
    for step in transcript.steps:
        if isinstance(step.fact, RollOffDie) and step.fact.seat != before.pending[0]:
            line = written.throws[before.throw_count].line
            yield NotationError(line, Discrepancy("roll-off-order", seat=before.pending[0]))
            return
        before = step.after
