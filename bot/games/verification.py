"""Checks the dice of a game's text against its secret. `docs/dice.md` says what this proves."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Generic, NamedTuple

from bot.errors import Discrepancy, FarkleError, IllegalMove, NotationError, NothingToCheck
from bot.games.dice import Dice, Seed
from bot.games.notation import Fact, Move, Notation, State, Transcript, computers_of, numbered_lines
from bot.games.options import Rules
from bot.games.proof import NEEDED_WORDS, NEEDED_WORDS_OF_A_DAY, NO_PROOF, PROOF_WORDS, Proof

# This many dice hardly ever follow from another secret by chance.
_TELLING_DICE = 8


class Verdict(NamedTuple):
    """What a check of a game's dice found. `throws` and `dice` were computed again. The game `is_over` if the text
    holds its end.
    """

    commitment: str
    throws: int
    dice: int
    faults: tuple[FarkleError, ...] = ()
    is_over: bool = False
    is_seated_by_lot: bool = False
    is_of_day: bool = False


@dataclass(frozen=True, slots=True)
class Throw:
    """A throw in a text. `line` counts from 1, `number` within the game."""

    line: int
    dice: Dice
    number: int


@dataclass(frozen=True, slots=True)
class Written:
    """The parts of a text that concern its dice, unchecked. `lines`: numbers of the proof's lines, by their first
    word.
    """

    proof: Proof
    lines: Mapping[str, int]
    throws: tuple[Throw, ...]


@dataclass(frozen=True)
class Verifier(Generic[Rules, State, Fact, Move]):
    """Checks the texts of one game, whose throws have at most `most_dice`. `beginning` finds faults in who began; by
    default, seat 1 did.
    """

    notation: Notation[Rules, State, Fact, Move]
    most_dice: int
    beginning: Callable[[Written, Seed, Transcript[Fact, State]], Iterator[FarkleError]] = lambda *_: iter(())

    def verify(self, text: str, shipped: Callable[[str], Rules | None]) -> Verdict:
        """Whether the dice in a text follow from its secret. `shipped` finds a rule set by its id. Raises
        NothingToCheck and NotationError.

        Dice come before rules: an altered die often breaks rules further down.
        """
        written = self._read(text)
        transcript, fault = self.notation.read_as_far_as_possible(text, shipped)
        if written.proof.day or (transcript and len(transcript.start.seats) == 1):
            written = replace(written, throws=self._numbered(written, transcript))
        seed = Seed(written.proof.secret, written.proof.players_part, written.proof.started)
        checked = (written.proof.commitment, len(written.throws), sum(len(throw.dice) for throw in written.throws))
        if faults := tuple(_wrong_dice(written, seed)):
            return Verdict(*checked, faults)
        if transcript is None or fault is not None:
            return Verdict(*checked, (fault,) if fault else ())
        rules = transcript.start.rules
        return Verdict(
            *checked,
            tuple(self.beginning(written, seed, transcript)),
            is_over=transcript.game.is_over,
            is_seated_by_lot=rules.engine.is_seated_by_lot(rules),
            is_of_day=bool(written.proof.day),
        )

    def _read(self, text: str) -> Written:
        proof, lines, throws, seats, people = NO_PROOF, dict[str, int](), list[Throw](), 0, 0
        for number, line in numbered_lines(text):
            word, _, rest = line.partition(" ")
            try:
                if word == "players":
                    seats = len(names := rest.split())
                    people = seats - len(computers_of(names))
                elif word in PROOF_WORDS:
                    proof, lines[word] = proof.with_line(word, rest, people), number
                elif word not in ("rules", "set") and (dice := self._thrown(line)):
                    throws.append(Throw(number, dice, len(throws) + 1))
            except IllegalMove as error:
                raise NotationError(number, error) from error
        if not lines:
            raise NothingToCheck("no-proof" if seats else "no-game-text")
        needed = NEEDED_WORDS_OF_A_DAY if "day" in lines else NEEDED_WORDS
        if missing := [f"'{word}'" for word in needed if word not in lines]:
            raise NothingToCheck("proof-incomplete", missing=missing, many=len(missing))
        return Written(proof, lines, tuple(throws))

    def _numbered(self, written: Written, transcript: Transcript[Fact, State] | None) -> tuple[Throw, ...]:
        """The throws with the numbers that their dice follow from: those of shared dice are counted by turns, and some
        games count those of a person alone so, too.
        """
        if transcript is None:
            return ()
        numbers, before = list[int](), transcript.start
        for step in transcript.steps:
            if self.notation.thrown(step.fact):
                numbers.append(before.throw_of_turn if written.proof.day else self.notation.next_throw(before))
            before = step.after
        return tuple(replace(throw, number=number) for throw, number in zip(written.throws, numbers, strict=False))

    def _thrown(self, line: str) -> Dice:
        dice = self.notation.thrown(self.notation.read_loosely(line))
        if len(dice) > self.most_dice:
            raise IllegalMove("wrong-number-of-dice", number=self.most_dice, given=len(dice))
        return dice


def _wrong_dice(written: Written, seed: Seed) -> Iterator[FarkleError]:
    throws, lines = written.throws, written.lines
    wrong = [index for index, throw in enumerate(throws) if not _fit(seed, (throw,), throw.number)]
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
    throw = throws[wrong[0]]
    right = seed.dice(throw.number, len(throw.dice))
    yield NotationError(throw.line, Discrepancy("dice-differ", throw=str(throw.number), given=throw.dice, right=right))
    if len(wrong) > 1 and "joins" in lines:
        yield _why(throws, seed, wrong) or (
            NotationError(lines["joins"], Discrepancy("joins-altered"))
            if mostly_wrong
            else Discrepancy("dice-differ-more", count=len(wrong) - 1)
        )


def _why(throws: Sequence[Throw], seed: Seed, wrong: Sequence[int]) -> FarkleError | None:
    """The single change to the throws that explains all differences."""
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


def _fit(seed: Seed, throws: Sequence[Throw], number: int) -> bool:
    return all(seed.dice(count, len(throw.dice)) == throw.dice for count, throw in enumerate(throws, start=number))
