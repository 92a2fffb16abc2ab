"""A game in sentences, for `python -m bot replay`."""

from collections.abc import Iterator
from typing import Any

from bot.games.engine import State
from bot.games.facts import CameBack, Left, PutAside, Rolled, TimedOut, Won
from bot.games.notation import AnyTranscript
from bot.rulesets import shipped
from bot.text import legible, listed, say
from bot.ui.registry import presentation_of


class Story:
    def __init__(self, transcript: AnyTranscript) -> None:
        self._words = presentation_of(transcript.start.rules)
        self._transcript = transcript
        self._names = [legible(name) for name in transcript.players]
        # The running turn: its seat, first revision and facts.
        self._seat = 0
        self._since = -1
        self._clauses: list[str] = []
        self._turns = [0] * len(self._names)
        self._round = 0

    def lines(self) -> Iterator[str]:
        before, title = self._transcript.start, shipped()[self._transcript.base].title
        yield self._words.story_head(title, before.rules, listed(self._names))
        for step in self._transcript.steps:
            yield from self._sentences(before, step.fact, step.after)
            before = step.after
        yield from self._end_turn()
        yield ""
        result = before.rules.engine.result(before)
        if not result.over:
            yield say("story-unfinished")
        for number, total in sorted(result.totals.items(), key=lambda each: -each[1]):
            yield say("story-total", player=self._name(number), total=total)

    def _sentences(self, before: State, fact: Any, after: State) -> Iterator[str]:
        match fact:
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
                if seats:
                    yield say("story-wins", players=listed(self._name(seat) for seat in seats), many=len(seats))
                else:
                    yield say("story-nobody-wins")
            case _:
                line = self._words.story_line(fact, self._name(fact.seat))
                if line is not None:
                    yield line
                    return
                if before.turn.since != self._since:
                    yield from self._end_turn()
                    self._since = before.turn.since
                    yield from self._begin_turn(fact.seat)
                self._clauses.append(self._clause(before, fact, after))

    def _clause(self, before: State, fact: Any, after: State) -> str:
        match fact:
            case Rolled(_, dice):
                return say("story-throws", dice=" ".join(map(str, dice)))
            case TimedOut():
                return say("story-times-out")
        return self._words.story_clause(before, fact, after)

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
