"""A game as text, one fact a line, and back.

The same lines are the stored log, the exported game and the tests' golden files.
Text and parser are inverses: `read(write(fact)) == fact`.
"""

import io
import json
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

from bot.errors import FarkleError, IllegalMove, NotationError, RuleSetError
from bot.games.farkle.evolve import evolve
from bot.games.farkle.facts import (
    Aside,
    Back,
    Bank,
    Fact,
    Farkle,
    Follow,
    Idle,
    Keep,
    Lapse,
    Leave,
    Missed,
    Overshot,
    Penalty,
    Roll,
    Start,
    Win,
)
from bot.games.farkle.game import MOST_SEATS, Game, new_game
from bot.games.farkle.play import decide
from bot.games.farkle.rules import RuleSet, change

_PLAIN = {fact.__name__.lower(): fact for fact in (Follow, Leave, Idle, Back, Farkle, Overshot, Missed, Lapse, Aside)}
MOST_BYTES = 32 * 1024 * 1024
"""Games of a million facts are shorter."""
MOST_NUMBER = 2**63 - 1
"""What databases hold. No game comes near it: it would take 10**12 keeps of `MOST_KEPT` points."""
_MOST_DIGITS = len(str(MOST_NUMBER))
_MOST_QUOTED = 80
_LONGEST_VALUE = 2000
_HEX = re.compile("[0-9a-f]{64}")
_ID = re.compile("[1-9][0-9]{0,19}")


@dataclass(frozen=True, slots=True)
class Proof:
    """What the dice of a game can be checked by, as far as its text says: `joins` are ids by seat, the rest is hex."""

    commitment: str = ""
    joins: tuple[int, ...] = ()
    secret: str = ""

    def with_line(self, word: str, rest: str, seats: int) -> "Proof":
        """This and what another line says. Raises IllegalMove."""
        if getattr(self, word):
            raise IllegalMove("set-twice", option=word)
        if word != "joins":
            if not _HEX.fullmatch(rest):
                raise IllegalMove("not-hex", word=word)
            return replace(self, commitment=rest) if word == "commitment" else replace(self, secret=rest)
        ids = rest.split()
        if not all(map(_ID.fullmatch, ids)):
            raise IllegalMove("not-ids")
        if len(ids) != seats:
            raise IllegalMove("wrong-number-of-ids", number=seats, given=len(ids))
        return replace(self, joins=tuple(map(int, ids)))


PROOF_WORDS = ("commitment", "joins", "secret")


@dataclass(frozen=True, slots=True)
class Transcript:
    """A game that was read: under which shipped rule set it was written, who played, its facts and where they led."""

    base: str
    players: tuple[str, ...]
    facts: tuple[Fact, ...]
    game: Game
    proof: Proof = Proof()


def write(fact: Fact) -> str:
    """The line of a fact."""
    match fact:
        case Start(seat, die):
            return f"{seat} start {die}"
        case Roll(seat, dice):
            return f"{seat} roll {_spaced(dice)}"
        case Keep(seat, dice, points):
            return f"{seat} keep {_spaced(dice)}" + ("" if points is None else f" = {points}")
        case Bank(seat, points):
            return f"{seat} bank" + ("" if points is None else f" {points}")
        case Penalty(seat, points):
            return f"{seat} penalty {points}"
        case Win(seats):
            return f"win {_spaced(seats)}"
        case _:
            return f"{fact.seat} {type(fact).__name__.lower()}"


def read(line: str) -> Fact:
    """The fact of a line without comment. Raises IllegalMove (`unreadable`) for anything that is not a fact."""
    words = line.replace("=", " = ").split()
    try:
        if words[0] == "win" and len(words) > 1:
            return Win(tuple(map(_whole, words[1:])))
        seat, verb, rest = _whole(words[0]), words[1], words[2:]
        return _read_by_seat(seat, verb, rest)
    except (ValueError, IndexError):
        raise IllegalMove("unreadable", text=_quoted(line)) from None


def write_game(
    base: str,
    base_rules: RuleSet,
    rules: RuleSet,
    players: Iterable[str],
    facts: Iterable[Fact],
    proof: Proof = Proof(),
) -> str:
    """A whole game as text: its rule set as a shipped one and what differs from it, its players, its facts."""
    lines = [f"rules {base}"]
    lines += [f"set {name} {json.dumps(value)}" for name, value in rules.differences(base_rules).items()]
    lines.append("players " + " ".join("_".join(name.replace("#", " ").split()) or "_" for name in players))
    lines += [f"commitment {proof.commitment}"] * bool(proof.commitment)
    lines += [f"joins {_spaced(proof.joins)}"] * bool(proof.joins)
    lines += map(write, facts)
    lines += [f"secret {proof.secret}"] * bool(proof.secret)
    return "\n".join(lines) + "\n"


def read_game(text: str, shipped: Callable[[str], RuleSet | None]) -> Transcript:
    """Plays a game from its text; `shipped` finds a rule set by its id.

    Raises NotationError, with the number of the first line that cannot be read or that the rules do not allow.
    """
    lines = list(numbered_lines(text))
    reader = _Reader(shipped, rolls_off=_begins_with_roll_off(lines))
    number = 0
    for number, line in lines:
        try:
            reader.take(line)
        except NotationError:
            raise
        except FarkleError as error:
            raise NotationError(number, error) from error
    if reader.game is None:
        raise NotationError(number + 1, IllegalMove("players-missing"))
    facts = (*reader.facts, *reader.derived)
    return Transcript(reader.base, reader.players, facts, reader.game, reader.proof)


class _Reader:
    """Takes one line after the other. `derived` are the facts that follow from the last move and were not yet seen."""

    def __init__(self, shipped: Callable[[str], RuleSet | None], *, rolls_off: bool) -> None:
        self.shipped = shipped
        self.rolls_off = rolls_off
        self.base = ""
        self.rules: RuleSet | None = None
        self.changes: dict[str, object] = {}
        self.players: tuple[str, ...] = ()
        self.game: Game | None = None
        self.facts: list[Fact] = []
        self.derived: list[Fact] = []
        self.proof = Proof()

    def take(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if self.proof.secret:
            raise IllegalMove("after-secret")
        if word in PROOF_WORDS:
            self._take_proof(word, rest)
        elif word not in ("rules", "set", "players"):
            self._take_fact(read(line))
        elif self.game is not None or (word == "rules" and self.rules is not None):
            raise IllegalMove("header-too-late", word=word)
        elif word == "rules":
            self.base, self.rules = rest, self.shipped(rest)
            if self.rules is None:
                raise IllegalMove("no-such-rules", name=_quoted(rest))
        elif self.rules is None:
            raise IllegalMove("rules-first")
        elif word == "set":
            self._take_option(self.rules, rest)
        else:
            self._take_players(self.rules, tuple(rest.split()))

    def _take_option(self, rules: RuleSet, text: str) -> None:
        name, _, value = text.partition(" ")
        if name in self.changes:
            raise IllegalMove("set-twice", option=_quoted(name))
        if len(value) > _LONGEST_VALUE:
            raise IllegalMove("value-too-long", option=_quoted(name), most=_LONGEST_VALUE)
        try:
            self.changes[name] = json.loads(value, object_pairs_hook=_once)
        except (ValueError, RecursionError):
            raise IllegalMove("not-json", text=_quoted(value)) from None
        try:
            change(rules, {name: self.changes[name]})
        except RuleSetError as error:
            # Options may only fit together once all are set, so contradictions wait for the players' line.
            if any(fault.code.startswith("fault-") for fault in error.faults):
                raise

    def _take_players(self, rules: RuleSet, players: tuple[str, ...]) -> None:
        if not 2 <= len(players) <= MOST_SEATS:
            raise IllegalMove("wrong-number-of-players", most=MOST_SEATS)
        self.rules = change(rules, self.changes)
        self.players = players
        self.game = new_game(self.rules, len(players), roll_off=self.rolls_off and self.rules.start == "roll_off")

    def _take_proof(self, word: str, rest: str) -> None:
        if self.game is None:
            raise IllegalMove("players-missing")
        if word != "secret" and self.facts:
            raise IllegalMove("header-too-late", word=word)
        self.proof = self.proof.with_line(word, rest, len(self.players))

    def _take_fact(self, fact: Fact) -> None:
        if self.game is None:
            raise IllegalMove("players-missing")
        # A keep and a bank follow by themselves only where a turn was idle.
        if isinstance(fact, Farkle | Penalty | Overshot | Missed | Lapse | Aside | Win) or fact in self.derived:
            self._take_derived(fact)
            return
        self.facts += self.derived
        move, *self.derived = decide(self.game, fact)
        self.facts.append(move)
        for happened in (move, *self.derived):
            self.game = evolve(self.game, happened)

    def _take_derived(self, fact: Fact) -> None:
        if fact not in self.derived:
            raise IllegalMove("did-not-happen", text=_quoted(write(fact)))
        passed = self.derived.index(fact) + 1
        self.facts += self.derived[:passed]
        del self.derived[:passed]


def numbered_lines(text: str) -> Iterator[tuple[int, str]]:
    """The numbered lines (from 1) that say something. Only what editors count as line ends ends a line.

    Raises NotationError for a text that is too large.
    """
    if len(text) > MOST_BYTES:
        raise NotationError(1, IllegalMove("text-too-large", most=MOST_BYTES // 1024))
    for number, line in enumerate(io.StringIO(text, newline=None), start=1):
        said = line.partition("#")[0].strip()
        if said:
            yield number, " ".join(said.split())


def _begins_with_roll_off(lines: list[tuple[int, str]]) -> bool:
    """Is the first thing that happens a throw for who begins? People may leave before it."""
    happened = (line.split() for _, line in lines)
    first = next((words for words in happened if words[0].isdecimal() and words[1:] != ["leave"]), [])
    return first[1:2] == ["start"]


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """A JSON object in which no name stands twice. Raises ValueError."""
    if len(dict(pairs)) < len(pairs):
        raise ValueError("a name stands twice")
    return dict(pairs)


def _quoted(text: str) -> str:
    """Text of unknown origin, short and printable enough for a sentence."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text[:_MOST_QUOTED])


def _read_by_seat(seat: int, verb: str, rest: list[str]) -> Fact:
    if verb in _PLAIN and not rest:
        return _PLAIN[verb](seat)
    match verb, rest:
        case "start", [die]:
            return Start(seat, _whole(die))
        case "roll", [*dice] if dice:
            return Roll(seat, tuple(map(_whole, dice)))
        case "keep", [*dice, "=", points] if dice:
            return Keep(seat, tuple(map(_whole, dice)), _whole(points))
        case "keep", [*dice] if dice:
            return Keep(seat, tuple(map(_whole, dice)))
        case "bank", []:
            return Bank(seat)
        case "bank", [points]:
            return Bank(seat, _whole(points))
        case "penalty", [points]:
            return Penalty(seat, _whole(points))
    raise ValueError(verb)


def _whole(word: str) -> int:
    if not (word.isascii() and word.isdecimal() and len(word) <= _MOST_DIGITS and int(word) <= MOST_NUMBER):
        raise ValueError(word)
    return int(word)


def _spaced(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))
