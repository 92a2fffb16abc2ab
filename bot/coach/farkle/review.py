"""Looks back at a game: what chance brought to each seat, and what its decisions cost. Pure numbers.

As in backgammon, luck and skill are apart. Before a throw, the seat's win probability is an average over all throws
that may fall; the luck of a throw is what it has more than that. The loss of a decision is what the best choice wins
more often than the one taken. Best moves and forced ones cost nothing, and luck is nothing on average, so that

    result = start + luck - the other's luck - loss - absence + the other's loss and absence

for each of two seats, but for the rounding of the table, once in each turn.

With more seats, the coach estimates how likely the seat whose turn it is wins. What it does not have, the others share
as they did before, so that their numbers say little until it is their turn. Nothing adds up exactly there.
"""

from collections.abc import Iterable

from bot.coach.farkle.advice import Advice, Plan, plan
from bot.coach.farkle.hints import Reason, hint_of, thrown_after
from bot.coach.farkle.reviewed import Moment, Review
from bot.coach.farkle.solver import Solved
from bot.coach.farkle.throws import states, throws
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


def review(game: Game, facts: Iterable[Fact], solved: Solved) -> Review:
    """Looks back at a game from its beginning, by the table that answers for its rule set."""
    reviewer = _Reviewer(solved)
    moments: list[Moment] = []
    before, win = game, _equal(game)
    start: tuple[float, ...] | None = None
    for step in replay(game, facts):
        if before.phase is Phase.ROLL_OFF:
            win = reviewer.wins(step.after, win)
            moment = Moment(step, _seat_of(before, step.fact), win)
        else:
            if start is None:
                start = win = reviewer.wins(before, win)
            moment = reviewer.moment(before, step, win)
        moments.append(moment)
        before, win = step.after, moment.win
    if start is None:
        start = reviewer.wins(before, win)
    return Review(game, start, tuple(moments), reviewer.exact)


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
        self.turn: tuple[int, int, tuple[int, ...]] = (0, -1, ())

    def moment(self, before: Game, step: Step, win: tuple[float, ...]) -> Moment:
        """What a fact changed. `win` is how likely each seat won before it."""
        fact = step.fact
        seat = _seat_of(before, fact)
        mine = win[seat - 1]
        choice, by_clock = _chosen(fact), before.turn.timed_out
        planned = self._plan(before) if choices(before) else None
        if planned is None or choice is None or (by_clock and not isinstance(fact, Rolled)):
            after = self.wins(step.after, win)
            lost = mine - after[seat - 1]
            if isinstance(fact, (Farkled, Penalized, Overshot, Missed, Won)):
                # What follows from the rules changes nothing, unless the other seat is passed over.
                return Moment(step, seat, after, absence=_of_absent(before, seat, -lost))
            return Moment(step, seat, after, absence=_of(before, seat, lost))
        best, most = best_choice(planned, before)
        chosen = best_choice(planned, step.after)[1] if isinstance(fact, Kept) else planned.win(before, choice)
        luck, then = 0.0, chosen
        if isinstance(fact, Rolled):
            then = win_after_throw(planned, before, fact.dice)
            luck = then - chosen
        after = _with(win, before, seat, then)
        if by_clock:
            return Moment(step, seat, after, luck, absence=_of(before, seat, mine - chosen))
        absence = _of_absent(before, seat, most - mine)
        is_free = len(choices(before)) > 1
        reason = self._reason(before, planned) if is_free else None
        return Moment(step, seat, after, luck, most - chosen, absence, best, is_free, reason)

    def wins(self, game: Game, otherwise: tuple[float, ...]) -> tuple[float, ...]:
        """How likely each seat wins once all that is due has happened; `otherwise`, where nobody can tell."""
        while game.phase is not Phase.OVER:
            following = due(game)
            if following is None:
                break
            game = evolve(game, following)
        if game.phase is Phase.OVER:
            return tuple((seat in game.winners) / len(game.winners) for seat in game.numbers)
        planned = self._plan(game) if choices(game) else None
        if planned is None:
            return otherwise
        return _with(otherwise, game, game.current, best_choice(planned, game)[1])

    def _plan(self, game: Game) -> Plan | None:
        """The plan of the running turn: one for the whole turn, so that its values fit together.

        Another one where somebody left, was put aside or came back meanwhile: then others are to be beaten.
        """
        turn = (game.current, game.turn.since, game.active)
        if self.turn != turn or self.planned is None or not self.planned.covers(game):
            self.turn, self.planned = turn, plan(game, self.solved)
            self.exact = self.exact and self.planned is not None and self.planned.is_exact
        return self.planned

    def _reason(self, game: Game, planned: Plan) -> Reason | None:
        """Why the best choice is best, in the words of a hint: the first of its reasons."""
        worth = sorted(((planned.win(game, choice), choice) for choice in choices(game)), key=lambda each: -each[0])
        found = [Advice(choice.keep, choice.then, win, 0.0, exact=self.exact) for win, choice in worth]
        dice, extended, _ = thrown_after(game, worth[0][1])
        farkle = float(throws(game.rules, all_kept=False).farkle[states(game.rules)[dice, extended]])
        return next(iter(hint_of(game, found, farkle).reasons), None)


def _seat_of(before: Game, fact: Fact) -> int:
    """The seat that a fact concerns: the end of a game, the one whose turn was the last."""
    return before.current if isinstance(fact, Won) else fact.seat


def _equal(game: Game) -> tuple[float, ...]:
    """Nobody is more likely to win than anybody else."""
    return (1 / len(game.seats),) * len(game.seats)


def _with(win: tuple[float, ...], game: Game, seat: int, most: float) -> tuple[float, ...]:
    """How likely each seat wins if one of them does with the probability `most`; the others share what is left."""
    others = [number for number in game.active if number != seat]
    shared = sum(win[number - 1] for number in others)
    part = {number: win[number - 1] / shared if shared > 0 else 1 / len(others) for number in others}
    return tuple(most if number == seat else part.get(number, 0.0) * (1 - most) for number in game.numbers)


def _of(game: Game, seat: int, lost: float) -> tuple[float, ...]:
    """What one seat lost, as what each seat lost."""
    return tuple(lost if number == seat else 0.0 for number in game.numbers)


def _of_absent(game: Game, seat: int, gained: float) -> tuple[float, ...]:
    """What a seat of two gains because the other one was put aside is the other one's absence."""
    other = next((number for number in game.numbers if number != seat and game.seat(number).aside), None)
    return () if other is None or len(game.seats) > 2 else _of(game, other, gained)


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
