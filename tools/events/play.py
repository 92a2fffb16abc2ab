"""Plays events by chance, with everything that may go wrong, and lets the referee judge each."""

from collections.abc import Iterator
from random import Random

from bot.errors import IllegalMove
from bot.features.events import model
from bot.features.events.model import Event, Fact, Format, Pairing, Score, Seeding, Settings, Stage
from bot.features.events.notation import read_event, write_event
from bot.features.events.pairing import next_round
from bot.features.events.rules import Task, due, open_round, play, start
from bot.features.events.standings import standings
from tools.events.referee import Referee

SCORES = ((2, 0), (0, 2), (2, 0), (0, 2), (1, 1))
ROUND_SECONDS = 100
MOST_ROUNDS = 12
MOST_STEPS = 30_000
"""More than any event takes."""


class Played:
    """An event, from the first registration to its end. `trouble`: how likely it is at each step. The process dies
    after each of the first `deaths` facts, then ever less often.
    """

    def __init__(self, chosen: Format, players: int, seed: int, trouble: float, deaths: int) -> None:
        self.chance = Random(f"{chosen} {players} {seed}")
        self.players, self.trouble, self.deaths = players, trouble, deaths
        self.event = Event(self._settings(chosen))
        self.facts: list[Fact] = []
        self.now = 0
        self.gone = {n for n in range(1, players + 1) if self.chance.random() < trouble}

    def text(self) -> str:
        return write_event(self.event.settings, self.facts)

    def run(self) -> None:
        """Raises AssertionError."""
        for number in range(1, self.players + 1):
            self.do(model.Joined(number, self.chance.choice((0, 1400, 1500, self.chance.randrange(2000)))))
        for _ in range(MOST_STEPS):
            if self.event.is_over:
                break
            if self.chance.random() < self.trouble:
                self._make_trouble()
            else:
                self._go_on()
        assert self.event.is_over, "it does not end"
        self.check()

    def check(self) -> None:
        """The table of the referee, who judges each round, too."""
        judged = Referee(self.text()).table()
        said = {
            each.player: (
                each.place,
                each.points / 2,
                each.buchholz / 2,
                each.sonneborn_berger / 4,
                each.head_to_head / 2,
                each.difference,
            )
            for each in standings(self.event)
        }
        assert said == judged

    def do(self, *moves: Fact) -> None:
        """Nothing happens if the rules refuse it. Sometimes the process dies afterwards."""
        for move in moves:
            try:
                steps = play(self.event, move)
            except IllegalMove:
                continue
            self.facts += [step.fact for step in steps]
            self.event = steps[-1].after
            if self.chance.random() * len(self.facts) < self.deaths:
                again = read_event(self.text()).event
                assert again == self.event, "an event is not what its text says"
                self.event = again

    def _settings(self, chosen: Format) -> Settings:
        by_date = chosen is Format.LEAGUE
        return Settings(
            format=chosen,
            seeding=self.chance.choice(list(Seeding)),
            best_of=self.chance.choice((1, 3)),
            third_place=self.chance.random() < 0.5,
            rounds=0
            if by_date
            else self.chance.choice((0, self.chance.randrange(1, min(self.players + 3, MOST_ROUNDS)))),
            round_seconds=ROUND_SECONDS if by_date else self.chance.choice((0, ROUND_SECONDS)),
            registration_until=self.chance.choice((0, 50)),
            check_in_seconds=self.chance.choice((0, 50)),
            ends_at=ROUND_SECONDS * self.chance.randrange(1, 9) if by_date else 0,
        )

    def _go_on(self) -> None:
        """What people do, or else the clock."""
        waiting = list(self._undecided())
        if waiting and self.chance.random() < 0.8:
            pairing = self.chance.choice(waiting)
            if not self.gone & set(pairing.pair):
                self._play(pairing)
                return
        task = due(self.event)
        if task is None:
            self._nudge()
            return
        self.now = max(self.now, task.at)
        match task.task:
            case Task.CHECK_IN:
                self.do(model.CheckInOpened(self.now))
                here = [each.number for each in self.event.players if each.number not in self.gone]
                self.do(*map(model.CheckedIn, here))
            case Task.START:
                draw = [player.number for player in self.event.players]
                self.chance.shuffle(draw)
                self.do(start(self.event, draw, self.now))
            case Task.PAIR:
                self.do(open_round(self.event, next_round(self.event), self.now))
            case Task.WARN:
                self.do(model.Warned(tuple(self._absent())))
            case Task.TIME_OUT:
                warned = self.event.rounds[-1].warned
                self.do(model.TimedOut(self.now, tuple(each for each in self._absent() if each in warned)))

    def _nudge(self) -> None:
        """Those who run it do what no clock does."""
        if self.event.paused_at is not None:
            self.now += self.chance.randrange(100)
            self.do(model.Resumed(self.now))
        elif self.event.stage is Stage.REGISTRATION:
            self.do(start(self.event, [player.number for player in self.event.players], self.now))
        else:
            for pairing in list(self._undecided()):
                absent = tuple(player for player in pairing.pair if player in self.gone)
                if absent:
                    self.do(model.NoShow(len(self.event.rounds), pairing.pair, absent))

    def _play(self, pairing: Pairing) -> None:
        totals = (self.chance.randrange(10_000), self.chance.randrange(-500, 10_000))
        score = Score(*self.chance.choice(SCORES), self.chance.choice((None, totals)))
        pair = pairing.pair if self.chance.random() < 0.5 else model.Pair(*pairing.pair[::-1])
        self.do(model.Played(len(self.event.rounds), pair, score))

    def _make_trouble(self) -> None:
        """Anything, at any time; the rules refuse most of it."""
        number = self.chance.randrange(1, len(self.event.players) + 1)
        late = len(self.event.players) + 1
        self.now += 1
        moves: list[Fact] = [
            model.Withdrew(number),
            model.CameBack(number),
            model.Barred(number),
            model.Unbarred(number),
            model.Joined(number, 1500),
            model.Joined(late, 1600),
            model.Paused(self.now),
            model.Stopped(self.now),
            model.Resumed(self.now + 50),
            model.CheckedIn(number),
            model.Ended(),
            model.Started(self.now, 3, (1, 2)),
            model.TimedOut(self.now, (number,)),
            model.RoundOpened(self.now, len(self.event.rounds) + 1, (model.Pair(number, number),), ()),
        ]
        if self.event.rounds:
            round_ = self.chance.randrange(1, len(self.event.rounds) + 1)
            pairing = self.chance.choice(self.event.rounds[round_ - 1].pairings or (None,))
            if pairing is not None:
                score, game = Score(*self.chance.choice(SCORES)), self.chance.randrange(3)
                moves += [
                    model.Corrected(self.now, round_, pairing.pair, game, score),
                    model.Voided(self.now, round_, pairing.pair, game),
                    model.NoShow(round_, pairing.pair, pairing.pair[:1]),
                    model.Played(round_, pairing.pair, score),
                ]
        move = self.chance.choice(moves)
        if late > model.MOST_PLAYERS and isinstance(move, model.Joined) and move.player == late:
            return
        self.do(move)
        if isinstance(move, model.Paused):
            self._go_on()
            self.now += 20
            self.do(model.Resumed(self.now))
        if isinstance(move, model.Stopped) and self.chance.random() < 0.9:
            self.now += 20
            self.do(model.Reopened(self.now))

    def _undecided(self) -> Iterator[Pairing]:
        for pairing in self.event.rounds[-1].pairings if self.event.rounds else ():
            if not self.event.is_decided(pairing):
                yield pairing

    def _absent(self) -> Iterator[int]:
        return (player for pairing in self._undecided() for player in pairing.pair if player in self.gone)
