"""Games as text, one fact a line, and back."""

import io
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, Generic, TypeAlias, TypeVar, cast

from bot.errors import FarkleError, IllegalMove, NotationError, RuleSetError
from bot.games import facts, moves, seating
from bot.games.dice import Dice
from bot.games.options import Rules, change
from bot.games.proof import NO_PROOF, PROOF_WORDS, Proof
from bot.games.seating import Step

MOST_BYTES = 32 * 1024 * 1024
MOST_NUMBER = 2**63 - 1
"""The largest number that a database holds."""
_MOST_DIGITS = len(str(MOST_NUMBER))
COMPUTER = "computer:"
"""A computer's name is this and its character."""
_MOST_QUOTED = 80
_LONGEST_VALUE = 2000

State = TypeVar("State", bound=seating.State[seating.Seat])
Fact = TypeVar("Fact")
Move = TypeVar("Move")


@dataclass(frozen=True, slots=True)
class Transcript(Generic[Fact, State]):
    """A game read from its text. `base` is the shipped rule set that a text names."""

    base: str
    players: tuple[str, ...]
    start: State
    steps: tuple[Step[Fact, State], ...]
    proof: Proof

    @property
    def facts(self) -> tuple[Fact, ...]:
        return tuple(step.fact for step in self.steps)

    @property
    def game(self) -> State:
        return self.steps[-1].after if self.steps else self.start


AnyTranscript: TypeAlias = Transcript[Any, Any]


class Notation(Generic[Rules, State, Fact, Move]):
    """Writes and reads facts and moves whose fields are whole numbers, the seat first. Games with others override how
    they are read and written. `words`: the game's own, with the types of a fact and its move, if any, which has the
    first fields of its fact.
    """

    def __init__(self, words: Mapping[str, tuple[type[object], ...]], moves: tuple[type[Move], ...]) -> None:
        self.moves = moves
        self._types = {**_WORDS, **words}
        self._word = {each: word for word, types in self._types.items() for each in types}
        self._fields = {each: tuple(field.name for field in fields(each)) for each in self._word}
        # A fact comes before its move, and is read where both have as many numbers.
        self._by_length: dict[tuple[str, int], Callable[..., Fact | Move]] = {
            (word, 1 + len(self._fields[each])): each for word, types in self._types.items() for each in reversed(types)
        }

    def write(self, done: Fact | Move) -> str:
        if isinstance(done, facts.Rolled | moves.Roll):
            return f"{done.seat} roll {spaced(done.dice)}"
        if isinstance(done, facts.Won):
            return f"win {spaced(done.seats)}".rstrip()
        seat, *numbers = self._values(done)
        return " ".join((str(seat), self._word[type(done)], *map(str, numbers)))

    def read_words(self, words: Sequence[str]) -> Fact | Move:
        """A fact or, without its points, a move. Raises ValueError or IndexError."""
        if words[0] == "win":
            return cast(Fact, facts.Won(tuple(map(whole, words[1:]))))
        seat, word, *numbers = words
        if word == "roll" and numbers:
            return cast(Fact, facts.Rolled(whole(seat), tuple(map(whole, numbers))))
        if (word, len(words)) not in self._by_length:
            raise ValueError(word)
        return self._by_length[word, len(words)](*map(whole, (seat, *numbers)))

    def move_of(self, fact: Fact) -> Move | None:
        """The move that made a fact; None for a fact that follows by the rules."""
        if isinstance(fact, facts.Rolled):
            return cast(Move, moves.Roll(fact.seat, fact.dice))
        _, *made_by = self._types.get(self._word.get(type(fact), ""), (None,))
        return made_by[0](*self._values(fact)[: len(self._fields[made_by[0]])]) if made_by else None

    def thrown(self, said: Fact | Move) -> Dice:
        return said.dice if isinstance(said, facts.Rolled) else ()

    def next_throw(self, game: State) -> int:
        """The number of the next throw, which its dice follow from."""
        return game.throw_count + 1

    def seats(self, rules: Rules) -> range:
        return range(rules.engine.fewest_seats, rules.engine.most_seats + 1)

    def begin(self, rules: Rules, seats: int, _lines: Sequence[str]) -> State:
        """The game before the first fact of these lines."""
        return cast(State, rules.engine.new_game(rules, seats))

    def read(self, line: str) -> Fact:
        """The fact that a line says. Raises IllegalMove for any other line."""
        fact = self.as_fact(self.read_loosely(line))
        if fact is None:
            raise _unreadable(line)
        return fact

    def read_move(self, line: str) -> Move:
        """A move, or the move of a fact. Raises IllegalMove."""
        move = self.as_move(self.read_loosely(line))
        if move is None:
            raise _unreadable(line)
        return move

    def read_loosely(self, line: str) -> Fact | Move:
        """The fact or move that a line says, with or without spaces at "=". Raises IllegalMove for any other line."""
        try:
            return self.read_words(line.replace("=", " = ").split())
        except (ValueError, IndexError):
            raise _unreadable(line) from None

    def as_fact(self, said: Fact | Move) -> Fact | None:
        # Type checkers do not know that anything but a move is a fact.
        return None if isinstance(said, self.moves) else cast(Fact, said)

    def as_move(self, said: Fact | Move) -> Move | None:
        return said if isinstance(said, self.moves) else self.move_of(cast(Fact, said))

    def word_of(self, fact: Fact) -> str:
        """The word that names a fact in a line, such as `roll`."""
        first, *rest = self.write(fact).split()
        return rest[0] if first.isdecimal() else first

    def write_game(
        self,
        base: str,
        base_rules: Rules,
        rules: Rules,
        players: Iterable[str],
        facts: Iterable[Fact],
        proof: Proof = NO_PROOF,
    ) -> str:
        lines = [f"rules {base}"]
        lines += [f"set {name} {json.dumps(value)}" for name, value in rules.differences(base_rules).items()]
        lines.append("players " + " ".join("_".join(name.replace("#", " ").split()) or "_" for name in players))
        stated = {
            "commitment": proof.commitment,
            "joins": " ".join(proof.joins),
            "started": proof.started,
            "day": proof.day,
        }
        lines += [f"{word} {value}" for word, value in stated.items() if value]
        lines += map(self.write, facts)
        if proof.secret:
            lines.append(f"secret {proof.secret}")
        return "\n".join(lines) + "\n"

    def read_game(self, text: str, shipped: Callable[[str], Rules | None]) -> Transcript[Fact, State]:
        """The game that a text holds. `shipped` finds a rule set by its id. Raises NotationError for the first wrong
        line.
        """
        transcript, fault = self.read_as_far_as_possible(text, shipped)
        if fault is not None:
            raise fault
        assert transcript is not None
        return transcript

    def read_as_far_as_possible(
        self, text: str, shipped: Callable[[str], Rules | None]
    ) -> tuple[Transcript[Fact, State] | None, NotationError | None]:
        """The game up to the first fault, and that fault; no game if the line of its players is missing. Raises
        NotationError if the text is too large.
        """
        lines = list(numbered_lines(text))
        reader, fault = _Reader(self, shipped, [line for _, line in lines]), None
        for number, line in lines:
            try:
                reader.take(line)
            except FarkleError as error:
                fault = error if isinstance(error, NotationError) else NotationError(number, error)
                break
        if reader.start is None:
            last = lines[-1][0] if lines else 0
            return None, fault or NotationError(last + 1, IllegalMove("players-missing"))
        return Transcript(reader.base, reader.players, reader.start, tuple(reader.steps), reader.proof), fault

    def _values(self, done: Fact | Move) -> tuple[int, ...]:
        return tuple(getattr(done, name) for name in self._fields[type(done)])


_WORDS: Mapping[str, tuple[type[Any], ...]] = {
    "leave": (facts.Left, moves.Leave),
    "idle": (facts.TimedOut, moves.TimeOut),
    "back": (facts.CameBack, moves.ComeBack),
    "aside": (facts.PutAside, moves.SetAside),
}


def computers_of(players: Iterable[str]) -> tuple[str, ...]:
    return tuple(name for name in players if name.startswith(COMPUTER))


def numbered_lines(text: str) -> Iterator[tuple[int, str]]:
    """Each line with its number, without comments and empty lines. Raises NotationError if the text is too large."""
    if len(text) > MOST_BYTES:
        raise NotationError(1, IllegalMove("text-too-large", most=MOST_BYTES // 1024))
    for number, line in enumerate(io.StringIO(text, newline=None), start=1):
        said = line.partition("#")[0].strip()
        if said:
            yield number, " ".join(said.split())


def rules_named_in(text: str) -> str | None:
    """What follows "rules" in a text; None without such a line. Raises NotationError if the text is too large."""
    heads = (line.partition(" ") for _, line in numbered_lines(text))
    return next((rest for word, _, rest in heads if word == "rules"), None)


def whole(word: str) -> int:
    """The whole number that a word writes. Raises ValueError for what a database cannot hold."""
    number = int(word) if word.isascii() and word.isdecimal() and len(word) <= _MOST_DIGITS else MOST_NUMBER + 1
    if number > MOST_NUMBER:
        raise ValueError(word)
    return number


def spaced(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))


class _Reader(Generic[Rules, State, Fact, Move]):
    """Reads a game line by line. `unsaid` is how many of the last steps no line has said yet."""

    def __init__(
        self,
        notation: Notation[Rules, State, Fact, Move],
        shipped: Callable[[str], Rules | None],
        lines: Sequence[str],
    ) -> None:
        self.notation = notation
        self.shipped = shipped
        self.lines = lines
        self.base = ""
        self.rules: Rules | None = None
        self.changes: dict[str, object] = {}
        self.players: tuple[str, ...] = ()
        self.start: State | None = None
        self.game: State | None = None
        self.steps: list[Step[Fact, State]] = []
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
            self._take_fact(self.notation.read_loosely(line))
        elif self.game is not None or (word == "rules" and self.rules is not None):
            raise IllegalMove("header-too-late", word=word)
        elif word == "rules":
            self.base, self.rules = rest, self.shipped(rest)
            if self.rules is None:
                raise IllegalMove("no-such-rules", name=quoted(rest))
        elif self.rules is None:
            raise IllegalMove("rules-first")
        elif word == "set":
            self._take_option(self.rules, rest)
        else:
            self._take_players(self.rules, tuple(rest.split()))

    def _take_option(self, rules: Rules, text: str) -> None:
        name, _, value = text.partition(" ")
        if name in self.changes:
            raise IllegalMove("set-twice", option=quoted(name))
        if len(value) > _LONGEST_VALUE:
            raise IllegalMove("value-too-long", option=quoted(name), most=_LONGEST_VALUE)
        try:
            self.changes[name] = json.loads(value, object_pairs_hook=_once)
        except (ValueError, RecursionError):
            raise IllegalMove("not-json", text=quoted(value)) from None
        try:
            change(rules, {name: self.changes[name]})
        except RuleSetError as error:
            # Options may only fit together once all are set, so contradictions wait for the players' line.
            if any(fault.code.startswith("fault-") for fault in error.faults):
                raise

    def _take_players(self, rules: Rules, players: tuple[str, ...]) -> None:
        self.rules = change(rules, self.changes)
        possible = self.notation.seats(self.rules)
        if len(players) not in possible:
            raise IllegalMove("wrong-number-of-players", fewest=possible[0], most=possible[-1])
        self.players = players
        self.start = self.game = self.notation.begin(self.rules, len(players), self.lines)

    def _take_proof(self, word: str, rest: str) -> None:
        if self.game is None:
            raise IllegalMove("players-missing")
        if word != "secret" and self.steps:
            raise IllegalMove("header-too-late", word=word)
        if word == "day" and len(self.players) > 1:
            raise IllegalMove("day-of-several")
        self.proof = self.proof.with_line(word, rest, len(self.players) - len(computers_of(self.players)))

    def _take_fact(self, said: Fact | Move) -> None:
        if self.game is None:
            raise IllegalMove("players-missing")
        following = [step.fact for step in self.steps[len(self.steps) - self.unsaid :]]
        fact = self.notation.as_fact(said)
        if fact is not None and fact in following:
            self.unsaid -= following.index(fact) + 1
            return
        move = self.notation.as_move(said)
        if move is None:
            raise IllegalMove("did-not-happen", text=quoted(self.notation.write(said)))
        steps = self.game.rules.engine.play(self.game, move)
        _check_points(said, steps[0].fact)
        self.steps += steps
        self.unsaid = len(steps) - 1
        self.game = steps[-1].after


def _check_points(said: object, happened: object) -> None:
    given, points = (getattr(each, "points", None) for each in (said, happened))
    if given is not None and given != points:
        raise IllegalMove("wrong-points", given=given, points=points)


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """The pairs as a dictionary. Raises ValueError for repeated names."""
    if len(dict(pairs)) < len(pairs):
        raise ValueError("a name stands twice")
    return dict(pairs)


def quoted(text: str) -> str:
    return "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text[:_MOST_QUOTED])


def _unreadable(line: str) -> IllegalMove:
    return IllegalMove("unreadable", text=quoted(line))
