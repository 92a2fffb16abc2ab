"""`python -m bot replay`: plays a game from its text by the rules, and tells it as a story or as JSON."""

import argparse
from collections.abc import Iterator
from dataclasses import asdict

from bot import rulesets
from bot.cli.arguments import Words, add_word, json_line, read_text
from bot.games.farkle import (
    Banked,
    CameBack,
    Fact,
    Farkled,
    Followed,
    Game,
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
    Transcript,
    Won,
    outcome,
    read_game,
    word_of,
)
from bot.text import legible, listed, say


def add_to(words: Words) -> None:
    replay = add_word(words, "replay", run, "play a game from its text by the rules, and tell what happened")
    replay.add_argument("file")
    replay.add_argument("--json", action="store_true", help="a JSON line for each fact, last a summary")


def run(options: argparse.Namespace) -> int:
    transcript = read_game(read_text(options.file), rulesets.shipped_rules)
    if options.json:
        for fact in transcript.facts:
            print(json_line(_fact_as_json(fact)))
        print(json_line(_summary(transcript)))
    else:
        for line in _Story(transcript).lines():
            print(line)
    return 0


class _Story:
    """A game in words: a line for each turn, and one for whatever happens between turns."""

    def __init__(self, transcript: Transcript) -> None:
        self._transcript = transcript
        self._names = [legible(name) for name in transcript.players]
        # The running turn: whose it is, the revision at which it began, and what has happened in it.
        self._seat = 0
        self._since = -1
        self._clauses: list[str] = []
        self._turns = [0] * len(self._names)
        self._round = 0

    def lines(self) -> Iterator[str]:
        rules, game = self._transcript.start.rules, self._transcript.game
        title = rulesets.shipped()[self._transcript.base].title
        yield say("story-head", title=title, target=rules.target, reach=rules.target_reach, players=listed(self._names))
        before = self._transcript.start
        for step in self._transcript.steps:
            yield from self._tell(before, step.fact, step.after)
            before = step.after
        yield from self._end_turn()
        yield ""
        if outcome(game) is None:
            yield say("story-unfinished")
        for number in sorted(game.numbers, key=lambda number: -game.seat(number).total):
            yield say("story-total", player=self._name(number), total=game.seat(number).total)

    def _tell(self, before: Game, fact: Fact, after: Game) -> Iterator[str]:
        match fact:
            case RollOffDie(seat, die):
                yield say("story-roll-off", player=self._name(seat), die=str(die))
            case Left(seat):
                yield from self._end_turn()
                yield say("story-leaves", player=self._name(seat))
            case PutAside(seat):
                yield from self._end_turn()
                yield say("story-aside", player=self._name(seat))
            case CameBack(seat):
                yield from self._end_turn()
                yield say("story-back", player=self._name(seat))
            case Won(seats):
                yield from self._end_turn()
                yield ""
                yield say("story-wins", players=listed(self._name(seat) for seat in seats), many=len(seats))
            case _:
                if before.turn.since != self._since and isinstance(fact, Rolled | Followed | TimedOut):
                    yield from self._end_turn()
                    self._since = before.turn.since
                    yield from self._begin_turn(fact.seat)
                self._clauses.append(_clause(before, fact, after))

    def _begin_turn(self, seat: int) -> Iterator[str]:
        self._seat = seat
        self._turns[seat - 1] += 1
        if self._turns[seat - 1] > self._round:
            self._round = self._turns[seat - 1]
            yield ""
            yield say("story-round", number=str(self._round))

    def _end_turn(self) -> Iterator[str]:
        if self._clauses:
            yield say("story-turn", player=self._name(self._seat), clauses=", ".join(self._clauses))
        self._clauses = []

    def _name(self, seat: int) -> str:
        return self._names[seat - 1]


def _clause(before: Game, fact: Fact, after: Game) -> str:
    """What a fact adds to the line of its turn."""
    match fact:
        case Rolled(_, dice):
            return say("story-throws", dice=" ".join(map(str, dice)))
        case Kept(_, dice, points):
            return say("story-keeps", dice=" ".join(map(str, dice)), points=points)
        case Banked(seat, points):
            return say("story-banks", points=points, total=after.seat(seat).total)
        case Followed():
            return say("story-follows", points=after.turn.points, dice=str(after.turn.dice))
        case Farkled():
            return say("story-farkles", points=before.turn.points)
        case Penalized(_, points):
            return say("story-penalty", points=points)
        case Overshot():
            return say("story-overshot")
        case Missed():
            return say("story-missed")
        case TimedOut():
            return say("story-times-out")
        case Lapsed():
            return say("story-lapses", points=before.turn.points)
    raise TypeError(fact)


def _fact_as_json(fact: Fact) -> dict[str, object]:
    return {"fact": word_of(fact), **asdict(fact)}


def _summary(transcript: Transcript) -> dict[str, object]:
    game = transcript.game
    ended = outcome(game)
    return {
        "over": ended is not None,
        "totals": {str(number): game.seat(number).total for number in game.numbers},
        "winners": ended.winners if ended else (),
        "skunked": ended.skunked if ended else (),
        "double_skunked": ended.double_skunked if ended else (),
    }
