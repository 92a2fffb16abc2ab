"""A game of two seats looked back at: what chance brought to each seat, and what its decisions cost. Pure numbers.

As in backgammon, luck and skill are apart. Before a throw, the seat's win probability is an average over all throws
that may fall; the luck of a throw is what it has more than that. The loss of a decision is what the best choice wins
more often than the one taken. Best moves and forced ones cost nothing, and luck is nothing on average, so that

    result = start + luck - the other's luck - loss - absence + the other's loss and absence

for each seat, but for the rounding of the table, once in each turn.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.coach.advice import Plan, plan
from bot.coach.solver import Solved
from bot.games.dice import Dice
from bot.games.farkle import (
    Banked,
    Choice,
    Fact,
    Farkled,
    Followed,
    Game,
    Kept,
    Missed,
    Overshot,
    Penalized,
    Phase,
    Rolled,
    Step,
    Then,
    Won,
    choices,
    due,
    evolve,
    replay,
)


@dataclass(frozen=True, slots=True)
class Moment:
    """A fact, the game after it, and what it changed for `seat`, the one whose turn it was, in win probability.

    `win` is how likely seat 1 and seat 2 win after it, by best play from then on. `luck` is what a throw brought beyond
    the average of all throws, `loss` what a decision cost, `absence` what seat 1 and seat 2 lost because they were not
    there. `best` is the choice that wins most often; None where nobody decided.
    """

    step: Step
    seat: int
    win: tuple[float, float]
    luck: float = 0.0
    loss: float = 0.0
    absence: tuple[float, float] = (0.0, 0.0)
    best: Choice | None = None


@dataclass(frozen=True, slots=True)
class Review:
    """A game looked back at. `start` is how likely each seat wins once it is settled who begins.

    `exact`: every probability is off by no more than the coach calls exact.
    """

    start: tuple[float, float]
    moments: tuple[Moment, ...]
    exact: bool

    def luck(self, seat: int) -> float:
        return sum(moment.luck for moment in self.moments if moment.seat == seat)

    def loss(self, seat: int) -> float:
        return sum(moment.loss for moment in self.moments if moment.seat == seat)

    def absence(self, seat: int) -> float:
        return sum(moment.absence[seat - 1] for moment in self.moments)


def review(game: Game, facts: Iterable[Fact], solved: Solved) -> Review:
    """Looks back at a game of two seats from its beginning, by the table that answers for its rule set.

    Raises ValueError where there are not two seats.
    """
    if len(game.seats) != 2:
        raise ValueError("only games of two seats are reviewed")
    reviewer = _Reviewer(solved)
    steps = replay(game, facts)
    moments: list[Moment] = []
    start: float | None = None
    before, win = game, 0.5
    for step in steps:
        if before.phase is Phase.ROLL_OFF:
            moment = Moment(step, before.current, (0.5, 0.5))
        else:
            if start is None:
                start = win = reviewer.first_wins(before, win)
            moment = reviewer.moment(before, step, win)
        moments.append(moment)
        before, win = step.after, moment.win[0]
    if start is None:
        start = reviewer.first_wins(before, win)
    return Review((start, 1 - start), tuple(moments), reviewer.exact)


def win_after_throw(planned: Plan, game: Game, dice: Dice) -> float:
    """How likely the seat whose turn was planned wins once these dice have fallen, where the plan covers the game."""
    after = evolve(game, Rolled(game.current, dice))
    match due(after):
        case Won():
            return 1.0
        case Farkled():
            return planned.farkled
        case Overshot():
            return planned.overshot
        case None:
            return best_choice(planned, after)[1]
        case missed:
            return best_choice(planned, evolve(after, missed))[1]


def best_choice(planned: Plan, game: Game) -> tuple[Choice, float]:
    """The choice that wins most often, and how often. The game stands in the turn that was planned."""
    worth = {choice: planned.win(game, choice) for choice in choices(game)}
    best = max(worth, key=lambda choice: worth[choice])
    return best, worth[best]


class _Reviewer:
    """Values the states of a game one after the other. `exact` is whether all of them were known exactly."""

    def __init__(self, solved: Solved) -> None:
        self.solved = solved
        self.exact = True
        self.planned: Plan | None = None
        self.turn = (0, -1)

    def moment(self, before: Game, step: Step, win: float) -> Moment:
        """What a fact changed. `win` is how likely seat 1 won before it."""
        fact = step.fact
        seat = before.current if isinstance(fact, Won) else fact.seat
        mine = win if seat == 1 else 1 - win
        planned = None if before.turn.timed_out or not choices(before) else self._plan(before)
        choice = _chosen(fact)
        if planned is None or choice is None:
            after = self.first_wins(step.after, win)
            lost = mine - (after if seat == 1 else 1 - after)
            if not before.turn.timed_out and isinstance(fact, (Farkled, Penalized, Overshot, Missed, Won)):
                # What follows from the rules changes nothing, unless the other seat is passed over.
                return Moment(step, seat, (after, 1 - after), absence=_of_absent(before, seat, -lost))
            return Moment(step, seat, (after, 1 - after), absence=(lost, 0.0) if seat == 1 else (0.0, lost))
        best, most = best_choice(planned, before)
        absence = _of_absent(before, seat, most - mine)
        is_kept = isinstance(fact, Kept)
        chosen = best_choice(planned, step.after)[1] if is_kept else planned.win(before, choice)
        luck, then = 0.0, chosen
        if isinstance(fact, Rolled):
            then = win_after_throw(planned, before, fact.dice)
            luck = then - chosen
        after = then if seat == 1 else 1 - then
        return Moment(step, seat, (after, 1 - after), luck, most - chosen, absence, best)

    def first_wins(self, game: Game, otherwise: float) -> float:
        """How likely seat 1 wins once all that is due has happened; `otherwise`, where nobody can tell."""
        while game.phase is not Phase.OVER:
            following = due(game)
            if following is None:
                break
            game = evolve(game, following)
        if game.phase is Phase.OVER:
            return (1 in game.winners) / len(game.winners)
        if not choices(game):
            return otherwise
        planned = self._plan(game)
        if planned is None:
            return otherwise
        win = best_choice(planned, game)[1]
        return win if game.current == 1 else 1 - win

    def _plan(self, game: Game) -> Plan | None:
        """The plan of the running turn: one for the whole turn, so that its values fit together."""
        turn = (game.current, game.turn.since)
        if self.turn != turn or self.planned is None or not self.planned.covers(game):
            self.turn, self.planned = turn, plan(game, self.solved)
            self.exact = self.exact and self.planned is not None and self.planned.is_exact
        return self.planned


def _of_absent(game: Game, seat: int, gained: float) -> tuple[float, float]:
    """What a seat gains because the other one was put aside is the other one's absence."""
    if not game.seat(3 - seat).aside:
        return 0.0, 0.0
    return (0.0, gained) if seat == 1 else (gained, 0.0)


def _chosen(fact: Fact) -> Choice | None:
    """The choice that a fact makes or, for a keep, begins to make; None for what nobody chose."""
    match fact:
        case Rolled():
            return Choice((), Then.ROLL)
        case Kept(_, dice):
            return Choice(dice, Then.ROLL)
        case Banked():
            return Choice((), Then.BANK)
        case Followed():
            return Choice((), Then.FOLLOW)
    return None
