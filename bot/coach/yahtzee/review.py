"""Reviews a game: luck of rolls and losses of decisions, in points (defined in `docs/yahtzee.md`)."""

from collections.abc import Iterable
from functools import partial, reduce
from math import pi, sqrt

import numpy as np

from bot.coach.reviewed import BEGINNER
from bot.coach.yahtzee.advice import advise, cards_of, final
from bot.coach.yahtzee.answers import Moment, Review
from bot.coach.yahtzee.judge import Judge, Spread
from bot.games.seating import replayed
from bot.games.yahtzee import Choice, Fact, Game, Held, Left, Rolled, Scored, Step, Throw, Won, evolve, wins_at_once

_BEGINNER = 0.0083
"""What the timid character's decisions lose on average, in games, by `python -m tools.coach accuracy`."""


def review(game: Game, facts: Iterable[Fact], judge: Judge, *, exact: bool) -> Review:
    """`exact`: whether the table values a card exactly."""
    reviewer = _Reviewer(game, judge)
    start, win = tuple(reviewer.points), reviewer.win(game)
    moments: list[Moment] = []
    before = game
    for step in replayed(game, facts, evolve):
        moments.append(reviewer.moment(before, step))
        before = step.after
    weight = BEGINNER / _BEGINNER
    return Review(game, start, tuple(moments), exact, weight, reviewer.rate, win)


class _Turn:
    """The values of a turn's throws and holds: final totals, on average."""

    def __init__(self, game: Game, judge: Judge) -> None:
        self.total, self.boxes = game.seat(game.current).total, judge.boxes
        cards, rolls = cards_of(game, game.current, judge), game.turn.most_throws
        value = partial(judge.points, cards)
        self.best = judge.best_boxes(cards, rolls, value)
        self.first_roll = self.best[-1]
        if self.boxes.has_first_roll:
            self.first_roll = self.boxes.best(cards, value(rolls - 1), is_first=True)
        of_win = 0.0 if self.boxes.rules.first_roll_wins else None
        self.held = self.boxes.hands.values_held([*self.best[:-1], self.first_roll], of_win)

    def value(self, game: Game) -> float:
        """The value of the turn as it is in `game`."""
        turn, hands = game.turn, self.boxes.hands
        if wins_at_once(game):
            return self.total
        if turn.held is not None or turn.is_fresh:
            return self.total + float(self.held[turn.throws_left - 1][hands.index[turn.held or ()], 0])
        in_box = self.first_roll if turn.has_first_roll else self.best[turn.throws_left]
        thrown = hands.values_thrown(self.held[: turn.throws_left], in_box)
        return self.total + float(thrown[hands.throw_of(turn.dice), 0])


class _Reviewer:
    """`points`: the final totals expected now. `rate`: the worth of a point, in games between equals."""

    def __init__(self, game: Game, judge: Judge) -> None:
        self.judge = judge
        self.turn, self.since = _Turn(game, judge), game.turn.since
        self.spreads = {number: final(game, number, judge) for number in game.numbers}
        self.points = [float(self.spreads[number].mean[0]) for number in game.numbers]
        self.rate = 1 / (2 * sqrt(pi) * (float(np.sqrt(self.spreads[1].variance[0])) or 1.0))

    def moment(self, before: Game, step: Step) -> Moment:
        fact, after = step.fact, step.after
        best: Choice | None = None
        luck, loss, is_free = 0.0, 0.0, False
        absence = [0.0] * len(self.points)
        if isinstance(fact, Won) and not wins_at_once(before):
            # Open boxes are a loss of their own player only.
            for number in after.numbers:
                absence[number - 1] = self._becomes(number, after.seat(number).total)
        elif isinstance(fact, Left):
            absence[fact.seat - 1] = self._becomes(fact.seat, after.seat(fact.seat).total)
        elif isinstance(fact, Rolled):
            self._begin(before)
            if before.turn.is_fresh:
                best = Throw()
            win = self.win(before) if wins_at_once(after) else ()
            luck = -self._becomes(fact.seat, self.turn.value(after))
            if wins_at_once(after):
                # What it adds to the chance of winning, in points; nothing for a seat alone.
                luck = (1 - win[fact.seat - 1]) / self.rate if win else 0.0
        elif isinstance(fact, Held | Scored):
            self._begin(before)
            if isinstance(fact, Scored):
                self.spreads[fact.seat] = final(after, fact.seat, self.judge)
                lost = self._becomes(fact.seat, float(self.spreads[fact.seat].mean[0]))
            else:
                lost = self._becomes(fact.seat, self.turn.value(after))
            if before.turn.timed_out:
                absence[fact.seat - 1] = lost
            else:
                found = sorted(advise(before, self.judge), key=lambda each: -each.points)
                best, loss, is_free = found[0].choice, lost, len(found) > 1
        lost_by = tuple(absence) if any(absence) else ()
        seat = 0 if isinstance(fact, Won) else fact.seat
        return Moment(step, seat, self.win(after), luck, loss, lost_by, best, is_free, tuple(self.points))

    def win(self, game: Game) -> tuple[float, ...]:
        if len(game.numbers) == 1:
            return ()
        if winners := (game.current,) if wins_at_once(game) else game.winners:
            return tuple((number in winners) / len(winners) for number in game.numbers)
        spread = {
            number: Spread(np.array([self.points[number - 1]]), self.spreads[number].variance) for number in game.active
        }
        wins = [
            float(spread[number].beats(reduce(Spread.greater, others))[0]) if number in spread and others else 0.0
            for number in game.numbers
            for others in ([spread[other] for other in spread if other != number],)
        ]
        return tuple(win / (sum(wins) or 1.0) for win in wins)

    def _begin(self, game: Game) -> None:
        if self.since != game.turn.since:
            self.turn, self.since = _Turn(game, self.judge), game.turn.since

    def _becomes(self, number: int, points: float) -> float:
        """Returns the points that the seat lost."""
        lost = self.points[number - 1] - points
        self.points[number - 1] = points
        return lost
