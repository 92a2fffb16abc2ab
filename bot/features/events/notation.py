"""An event as text, one fact a line, and back.

    event swiss                     the format, then each setting that differs: its name, and its value as JSON
    set name "Friday dice"
    players Mira Otto Kim           names by the players' numbers; may be left out
    1 join 1523                     a player's number, and their rating
    start 1790000000 2 3 1 2        a moment, the number of rounds, and who plays, the best seed first
    round 1 1790000000 3-2 1        its number, a moment, pairs, and who has no opponent
    result 1 3-2 1-0 10050:8000     the number of the round, a pair, points, and the game's totals, if known

What follows from other lines may be left out.
"""

import json
from collections.abc import Callable, Container, Iterable, Mapping
from dataclasses import fields, replace
from typing import Any, NamedTuple

from bot.errors import FarkleError, IllegalMove, NotationError
from bot.features.events import model
from bot.features.events.model import LOSS, MOST_ROUNDS, TIE, WIN, Event, Fact, Format, Pair, Score, Seeding, Settings
from bot.features.events.rules import need, play
from bot.games.notation import MOST_NUMBER, numbered_lines, quoted, spaced, whole
from bot.games.seating import Step

_OF_PLAYER: Mapping[str, Callable[[int], Fact]] = {
    "withdraw": model.Withdrew,
    "back": model.CameBack,
    "here": model.CheckedIn,
    "bar": model.Barred,
    "unbar": model.Unbarred,
}
_OF_MOMENT: Mapping[str, Callable[[int], Fact]] = {
    "check-in": model.CheckInOpened,
    "pause": model.Paused,
    "resume": model.Resumed,
    "stop": model.Stopped,
    "reopen": model.Reopened,
}
_WORDS: Mapping[object, str] = {kind: word for words in (_OF_PLAYER, _OF_MOMENT) for word, kind in words.items()}
_POINTS = {(WIN, LOSS): "1-0", (TIE, TIE): "1/2-1/2", (LOSS, WIN): "0-1"}
_SCORES = {text: points for points, text in _POINTS.items()}
_DEFAULTS = {field.name: field.default for field in fields(Settings) if field.name != "format"}
_ALLOWED: Mapping[str, Container[object]] = {
    "best_of": (1, 3),
    "rounds": range(MOST_ROUNDS + 1),
    "seeding": tuple(Seeding),
}


class Transcript(NamedTuple):
    """`names`: by the players' numbers, as far as the text has them."""

    start: Event
    names: tuple[str, ...]
    steps: tuple[Step[Fact, Event], ...]

    @property
    def event(self) -> Event:
        return self.steps[-1].after if self.steps else self.start


def write_event(settings: Settings, facts: Iterable[Fact], names: Iterable[str] = ()) -> str:
    lines = [f"event {settings.format}"]
    for name, default in _DEFAULTS.items():
        if (value := getattr(settings, name)) != default:
            # A # begins a comment, and several spaces are read as one.
            text = json.dumps(value).replace("#", "\\u0023").replace("  ", " \\u0020")
            lines.append(f"set {name} {text}")
    said = ["_".join(name.replace("#", " ").split()) or "_" for name in names]
    lines += [f"players {' '.join(said)}"] if said else []
    return "\n".join([*lines, *map(write, facts)]) + "\n"


def write(fact: Fact) -> str:
    match fact:
        case model.OfPlayer(player):
            return f"{player} {_WORDS[type(fact)]}"
        case model.OfMoment(at):
            return f"{_WORDS[type(fact)]} {at}"
        case model.Joined(player, rating):
            return f"{player} join {rating}"
        case model.Started(at, rounds, order):
            return f"start {spaced((at, rounds, *order))}"
        case model.RoundOpened(at, number, pairs, byes):
            return " ".join(map(str, ("round", number, at, *map(_paired, pairs), *byes)))
        case model.Warned(players):
            return f"warn {spaced(players)}".rstrip()
        case model.TimedOut(at, absent):
            return f"time-out {spaced((at, *absent))}"
        case model.Played(number, pair, score):
            return f"result {number} {_paired(pair)} {_scored(score)}"
        case model.NoShow(number, pair, absent):
            return f"no-show {number} {_paired(pair)} {spaced(absent)}"
        case model.Corrected(at, number, pair, game, score):
            return f"correct {at} {number} {_paired(pair)} {game} {_scored(score)}"
        case model.Voided(at, number, pair, game):
            return f"void {at} {number} {_paired(pair)} {game}"
        case model.Ended():
            return "end"
    raise TypeError(fact)


def read(line: str) -> Fact:
    """The fact that a line says. Raises IllegalMove for any other line."""
    try:
        return _read(line.split())
    except (ValueError, IndexError):
        raise IllegalMove("unreadable", text=quoted(line)) from None


def read_event(text: str) -> Transcript:
    """The event that a text holds. Raises NotationError for the first wrong line."""
    reader, last = _Reader(), 0
    for last, line in numbered_lines(text):
        try:
            reader.take(line)
        except FarkleError as error:
            raise NotationError(last, error) from None
    if reader.settings is None:
        raise NotationError(last + 1, IllegalMove("event-first"))
    return Transcript(Event(reader.settings), reader.names, tuple(reader.steps))


class _Reader:
    """`said`: names of settings. `unsaid`: facts that followed from the last ones, and that no line has said yet."""

    def __init__(self) -> None:
        self.settings: Settings | None = None
        self.said: set[str] = set()
        self.names: tuple[str, ...] = ()
        self.event: Event | None = None
        self.steps: list[Step[Fact, Event]] = []
        self.unsaid: list[Fact] = []

    def take(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if word == "event":
            need(self.settings is None, "header-too-late", word=word)
            need(rest in tuple(Format), "event-no-such-format", name=quoted(rest))
            self.settings = Settings(format=Format(rest))
        elif self.settings is None:
            raise IllegalMove("event-first")
        elif word in ("set", "players"):
            need(self.event is None, "header-too-late", word=word)
            if word == "players":
                self.names = tuple(rest.split())
                return
            name = rest.partition(" ")[0]
            need(name not in self.said, "set-twice", option=quoted(name))
            self.said.add(name)
            self.settings = _with_setting(self.settings, rest)
        else:
            self.event = self.event or Event(self.settings)
            self._take_fact(self.event, read(line))

    def _take_fact(self, event: Event, fact: Fact) -> None:
        if fact in self.unsaid:
            del self.unsaid[: self.unsaid.index(fact) + 1]
            return
        steps = play(event, fact)
        self.steps += steps
        self.unsaid = [step.fact for step in steps[1:]]
        self.event = steps[-1].after


def _read(words: list[str]) -> Fact:
    """The fact that words say. Raises ValueError or IndexError."""
    match words:
        case [player, "join", rating]:
            return model.Joined(whole(player), whole(rating))
        case [player, word] if word in _OF_PLAYER:
            return _OF_PLAYER[word](whole(player))
        case [word, at] if word in _OF_MOMENT:
            return _OF_MOMENT[word](whole(at))
        case ["end"]:
            return model.Ended()
        case ["start", at, rounds, *order]:
            return model.Started(whole(at), whole(rounds), tuple(map(whole, order)))
        case ["round", number, at, *who]:
            pairs, byes = ([each for each in who if ("-" in each) is wanted] for wanted in (True, False))
            return model.RoundOpened(whole(at), whole(number), tuple(map(_pair, pairs)), tuple(map(whole, byes)))
        case ["warn", *players]:
            return model.Warned(tuple(map(whole, players)))
        case ["time-out", at, *absent]:
            return model.TimedOut(whole(at), tuple(map(whole, absent)))
        case ["result", number, pair, *score]:
            return model.Played(whole(number), _pair(pair), _score(score))
        case ["no-show", number, pair, *absent]:
            return model.NoShow(whole(number), _pair(pair), tuple(map(whole, absent)))
        case ["correct", at, number, pair, game, *score]:
            return model.Corrected(whole(at), whole(number), _pair(pair), whole(game), _score(score))
        case ["void", at, number, pair, game]:
            return model.Voided(whole(at), whole(number), _pair(pair), whole(game))
    raise ValueError(words)


def _with_setting(settings: Settings, text: str) -> Settings:
    name, _, value = text.partition(" ")
    default = _DEFAULTS.get(name)
    need(default is not None, "event-no-such-setting", name=quoted(name))
    try:
        given = json.loads(value)
    except (ValueError, RecursionError):
        raise IllegalMove("not-json", text=quoted(value)) from None
    kind = str if isinstance(default, str) else type(default)
    allowed = _ALLOWED.get(name, range(MOST_NUMBER + 1) if kind is int else None)
    is_allowed = type(given) is kind and (allowed is None or given in allowed)
    need(is_allowed, "event-wrong-setting", name=name, value=quoted(value))
    changes: dict[str, Any] = {name: Seeding(given) if name == "seeding" else given}
    return replace(settings, **changes)


def _paired(pair: Pair) -> str:
    return f"{pair.first}-{pair.second}"


def _pair(word: str) -> Pair:
    """The pair that a word names, such as `3-8`. Raises ValueError."""
    first, second = map(whole, word.split("-"))
    return Pair(first, second)


def _scored(score: Score) -> str:
    points = _POINTS[score.first, score.second]
    return points if score.totals is None else f"{points} {score.totals[0]}:{score.totals[1]}"


def _score(words: list[str]) -> Score:
    """The score that words say, with the totals if they follow. Raises ValueError or IndexError."""
    points, *totals = words
    if points not in _SCORES or len(totals) > 1:
        raise ValueError(points)
    return Score(*_SCORES[points], *map(_totals, totals))


def _totals(word: str) -> tuple[int, int]:
    """The two totals in a word such as `10000:8350`. Raises ValueError."""
    first, second = (-whole(part[1:]) if part.startswith("-") else whole(part) for part in word.split(":"))
    return first, second
