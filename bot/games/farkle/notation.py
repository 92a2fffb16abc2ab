"""A game as text, one fact a line, and back.

The same lines are the stored log, the exported game and the golden games of the tests. Text and parser are inverses:
`read(write(fact)) == fact` and `read_move(write(move)) == move`.
"""

import io
import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from bot.errors import FarkleError, NotationError, RuleSetError
from bot.games.farkle.errors import IllegalMove
from bot.games.farkle.evolve import Step
from bot.games.farkle.facts import (
    Banked,
    CameBack,
    Fact,
    Farkled,
    Followed,
    Kept,
    Lapsed,
    Left,
    Missed,
    Overshot,
    Penalized,
    PutAside,
    Rolled,
    RollOffDie,
    TimedOut,
    Won,
)
from bot.games.farkle.game import MOST_SEATS, Game, new_game
from bot.games.farkle.moves import Bank, ComeBack, Follow, Keep, Leave, Move, Roll, RollOff, TimeOut
from bot.games.farkle.play import move_of, play
from bot.games.farkle.proof import NO_PROOF, PROOF_WORDS, Proof
from bot.games.farkle.rules import RuleSet, change

MOST_BYTES = 32 * 1024 * 1024
"""The text of a game of a million facts is shorter."""
MOST_NUMBER = 2**63 - 1
"""The largest number that a database holds. No game reaches it: that would take 10**12 keeps of `MOST_KEPT` points."""
_MOST_DIGITS = len(str(MOST_NUMBER))
COMPUTER = "computer:"
"""The name of a player that is a computer begins so; its character follows, as in `computer:timid`."""
_MOST_QUOTED = 80
_LONGEST_VALUE = 2000

_WORDS: dict[type[Fact], str] = {
    RollOffDie: "start",
    Rolled: "roll",
    Kept: "keep",
    Banked: "bank",
    Followed: "follow",
    Left: "leave",
    TimedOut: "idle",
    CameBack: "back",
    Farkled: "farkle",
    Penalized: "penalty",
    Overshot: "overshot",
    Missed: "missed",
    Lapsed: "lapse",
    PutAside: "aside",
    Won: "win",
}
_PLAIN = {
    _WORDS[fact]: fact for fact in (Followed, Left, TimedOut, CameBack, Farkled, Overshot, Missed, Lapsed, PutAside)
}


@dataclass(frozen=True, slots=True)
class Transcript:
    """A game that was read.

    `base` is the shipped rule set under which it was written, `start` the game before its first fact, and `steps` what
    happened.
    """

    base: str
    players: tuple[str, ...]
    start: Game
    steps: tuple[Step, ...]
    proof: Proof

    @property
    def facts(self) -> tuple[Fact, ...]:
        return tuple(step.fact for step in self.steps)

    @property
    def game(self) -> Game:
        """The game after its last fact."""
        return self.steps[-1].after if self.steps else self.start


def word_of(fact: Fact) -> str:
    """The word of a fact: `start`, `roll`, `keep`, …"""
    return _WORDS[type(fact)]


def write(done: Fact | Move) -> str:
    """The line of a fact, or that of a move: the same without points."""
    match done:
        case RollOffDie(seat, die) | RollOff(seat, die):
            return f"{seat} start {die}"
        case Rolled(seat, dice) | Roll(seat, dice):
            return f"{seat} roll {_spaced(dice)}"
        case Kept(seat, dice, points):
            return f"{seat} keep {_spaced(dice)} = {points}"
        case Keep(seat, dice):
            return f"{seat} keep {_spaced(dice)}"
        case Banked(seat, points):
            return f"{seat} bank {points}"
        case Bank(seat):
            return f"{seat} bank"
        case Follow(seat):
            return f"{seat} follow"
        case Leave(seat):
            return f"{seat} leave"
        case TimeOut(seat):
            return f"{seat} idle"
        case ComeBack(seat):
            return f"{seat} back"
        case Penalized(seat, points):
            return f"{seat} penalty {points}"
        case Won(seats):
            return f"win {_spaced(seats)}"
    return f"{done.seat} {word_of(done)}"


def read(line: str) -> Fact:
    """The fact of a line without comment. Raises IllegalMove (`unreadable`) for anything else."""
    said = read_loosely(line)
    if isinstance(said, Move):
        raise _unreadable(line)
    return said


def read_move(line: str) -> Move:
    """The move of a line without comment; its points may stand there and are ignored.

    Raises IllegalMove (`unreadable`) for anything else.
    """
    said = read_loosely(line)
    move = said if isinstance(said, Move) else move_of(said)
    if move is None:
        raise _unreadable(line)
    return move


def read_loosely(line: str) -> Fact | Move:
    """What a line says that a person may have written: a fact or, where a keep or a bank has no points, a move.

    Raises IllegalMove (`unreadable`) for anything else.
    """
    words = line.replace("=", " = ").split()
    try:
        if words[0] == "win" and len(words) > 1:
            return Won(tuple(map(_whole, words[1:])))
        seat, verb, rest = _whole(words[0]), words[1], words[2:]
        return _read_by_seat(seat, verb, rest)
    except (ValueError, IndexError):
        raise _unreadable(line) from None


def write_game(
    base: str,
    base_rules: RuleSet,
    rules: RuleSet,
    players: Iterable[str],
    facts: Iterable[Fact],
    proof: Proof = NO_PROOF,
) -> str:
    """A whole game as text: its rule set as a shipped one and what differs from it, its players, its facts."""
    lines = [f"rules {base}"]
    lines += [f"set {name} {json.dumps(value)}" for name, value in rules.differences(base_rules).items()]
    lines.append("players " + " ".join("_".join(name.replace("#", " ").split()) or "_" for name in players))
    lines += [f"commitment {proof.commitment}"] * bool(proof.commitment)
    lines += [f"joins {' '.join(map(str, proof.joins))}"] * bool(proof.joins)
    lines += [f"started {proof.started}"] * bool(proof.started)
    lines += map(write, facts)
    lines += [f"secret {proof.secret}"] * bool(proof.secret)
    return "\n".join(lines) + "\n"


def computers_of(players: Iterable[str]) -> tuple[str, ...]:
    """The names of those players that are computers."""
    return tuple(name for name in players if name.startswith(COMPUTER))


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
    assert reader.start is not None
    return Transcript(reader.base, reader.players, reader.start, tuple(reader.steps), reader.proof)


class _Reader:
    """Takes one line after the other. `unsaid` is how many of the last steps no line has said yet."""

    def __init__(self, shipped: Callable[[str], RuleSet | None], *, rolls_off: bool) -> None:
        self.shipped = shipped
        self.rolls_off = rolls_off
        self.base = ""
        self.rules: RuleSet | None = None
        self.changes: dict[str, object] = {}
        self.players: tuple[str, ...] = ()
        self.start: Game | None = None
        self.game: Game | None = None
        self.steps: list[Step] = []
        self.unsaid = 0
        self.proof = NO_PROOF

    def take(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if self.proof.secret:
            raise IllegalMove("after-secret")
        if word in PROOF_WORDS:
            self._take_proof(word, rest)
        elif word not in ("rules", "set", "players"):
            self._take_fact(read_loosely(line))
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
        roll_off = self.rolls_off and self.rules.start == "roll_off"
        self.start = self.game = new_game(self.rules, len(players), roll_off=roll_off)

    def _take_proof(self, word: str, rest: str) -> None:
        if self.game is None:
            raise IllegalMove("players-missing")
        if word != "secret" and self.steps:
            raise IllegalMove("header-too-late", word=word)
        self.proof = self.proof.with_line(word, rest, len(self.players) - len(computers_of(self.players)))

    def _take_fact(self, said: Fact | Move) -> None:
        if self.game is None:
            raise IllegalMove("players-missing")
        following = [step.fact for step in self.steps[len(self.steps) - self.unsaid :]]
        if said in following:
            self.unsaid -= following.index(said) + 1
            return
        move = said if isinstance(said, Move) else move_of(said)
        if move is None:
            raise IllegalMove("did-not-happen", text=_quoted(write(said)))
        steps = play(self.game, move)
        _check_points(said, steps[0].fact)
        self.steps += steps
        self.unsaid = len(steps) - 1
        self.game = steps[-1].after


def _check_points(said: Fact | Move, happened: Fact) -> None:
    match said, happened:
        case (Kept(points=given), Kept(points=points)) | (Banked(points=given), Banked(points=points)):
            if given != points:
                raise IllegalMove("wrong-points", given=given, points=points)


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
    """Is the first thing that happens, except that people leave, a throw for who begins?"""
    happened = (line.split() for _, line in lines)
    first = next((words for words in happened if words[0].isdecimal() and words[1:] != ["leave"]), [])
    return first[1:2] == ["start"]


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """A JSON object in which no name stands twice. Raises ValueError."""
    if len(dict(pairs)) < len(pairs):
        raise ValueError("a name stands twice")
    return dict(pairs)


def _quoted(text: str) -> str:
    """Text of unknown origin, made short and printable for a sentence."""
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text[:_MOST_QUOTED])


def _unreadable(line: str) -> IllegalMove:
    return IllegalMove("unreadable", text=_quoted(line))


def _read_by_seat(seat: int, verb: str, rest: list[str]) -> Fact | Move:
    if verb in _PLAIN and not rest:
        return _PLAIN[verb](seat)
    match verb, rest:
        case "start", [die]:
            return RollOffDie(seat, _whole(die))
        case "roll", [*dice] if dice:
            return Rolled(seat, tuple(map(_whole, dice)))
        case "keep", [*dice, "=", points] if dice:
            return Kept(seat, tuple(map(_whole, dice)), _whole(points))
        case "keep", [*dice] if dice:
            return Keep(seat, tuple(map(_whole, dice)))
        case "bank", []:
            return Bank(seat)
        case "bank", [points]:
            return Banked(seat, _whole(points))
        case "penalty", [points]:
            return Penalized(seat, _whole(points))
    raise ValueError(verb)


def _whole(word: str) -> int:
    number = int(word) if word.isascii() and word.isdecimal() and len(word) <= _MOST_DIGITS else MOST_NUMBER + 1
    if number > MOST_NUMBER:
        raise ValueError(word)
    return number


def _spaced(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))
