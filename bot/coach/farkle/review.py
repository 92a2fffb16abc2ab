"""Reviews a game: luck of rolls and losses of decisions, as chances to win (defined in `docs/coach.md`)."""

from collections.abc import Iterable
from functools import lru_cache
from math import sqrt

from bot.coach.farkle.advice import Plan, farkle_after, plan
from bot.coach.farkle.answers import Advice, Moment, Reason, Review, hint_of
from bot.coach.farkle.solved import Solved
from bot.coach.reviewed import BEGINNER
from bot.games.dice import Dice
from bot.games.farkle import (
    ENGINE,
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
    RuleSet,
    Step,
    Then,
    Won,
    choices,
    due,
    evolve,
)
from bot.games.seating import replayed
from bot.rulesets import shipped_of

_BEGINNERS = {
    "standard": 0.00769,
    "deluxe": 0.00842,
    "pocket": 0.00743,
    "kingdom-come": 0.0215,
    "exact": 0.0117,
    "renaissance": 0.0152,
    "five-dice": 0.00442,
    "facebook": 0.0133,
    "ten-rounds": 0.0169,
}
"""What the timid character's decisions lose on average, by `python -m tools.coach accuracy`."""


_POINTS_OF_A_TURN = 500


def review(game: Game, facts: Iterable[Fact], solved: Solved) -> Review:
    reviewer = _Reviewer(solved)
    moments: list[Moment] = []
    before, win = game, (1 / len(game.seats),) * len(game.seats)
    start: tuple[float, ...] | None = None
    for step in replayed(game, facts, evolve):
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
    return Review(game, start, tuple(moments), reviewer.exact, BEGINNER / beginner(game.rules))


@lru_cache(maxsize=64)
def beginner(rules: RuleSet) -> float:
    """The average loss of a beginner's decision, in chances to win, by the shipped rule set that differs least."""
    shipped: dict[str, RuleSet] = {name: each.rules for name, each in shipped_of(ENGINE).items()}

    def apart(name: str) -> int:
        return sum(getattr(shipped[name], option) != getattr(rules, option) for option in RuleSet.model_fields)

    nearest = min(_BEGINNERS, key=apart)
    return _BEGINNERS[nearest] * sqrt(_length(shipped[nearest]) / _length(rules))


def _length(rules: RuleSet) -> int:
    """The length of a game, in points, as a rough measure."""
    return rules.target or _POINTS_OF_A_TURN * (rules.rounds or 1)


def win_after_throw(planned: Plan, game: Game, dice: Dice) -> float:
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
    """The choice with the greatest chance to win, and this chance, from 0 to 1."""
    worth = {choice: planned.win(game, choice) for choice in choices(game)}
    best = max(worth, key=lambda choice: worth[choice])
    return best, worth[best]


class _Reviewer:
    def __init__(self, solved: Solved) -> None:
        self.solved = solved
        self.exact = True
        self.planned: Plan | None = None
        self.turn: tuple[int, int, tuple[int, ...]] = (0, -1, ())

    def moment(self, before: Game, step: Step, win: tuple[float, ...]) -> Moment:
        """What a step changed for the chances to win. `win`: by seat, before the fact."""
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
        """The chance of each seat to win, in the order of seats; `otherwise` if it is unknown."""
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
        if len(game.active) > 2 and game.final is None and game.turn.is_fresh:
            found = planned.contest.chances()
            otherwise = tuple(found.get(seat, 0.0) for seat in game.numbers)
        return _with(otherwise, game, game.current, best_choice(planned, game)[1])

    def _plan(self, game: Game) -> Plan | None:
        """The plan of the game's turn, the same for the whole turn, because its values fit together."""
        turn = (game.current, game.turn.since, game.active)
        if self.turn != turn or self.planned is None or not self.planned.covers(game):
            self.turn, self.planned = turn, plan(game, self.solved)
            self.exact = self.exact and self.planned is not None and self.planned.is_exact
        return self.planned

    def _reason(self, game: Game, planned: Plan) -> Reason | None:
        worth = sorted(((planned.win(game, choice), choice) for choice in choices(game)), key=lambda each: -each[0])
        found = [Advice(choice, win, 0.0, exact=self.exact) for win, choice in worth]
        return next(iter(hint_of(game, found, farkle_after(game, worth[0][1])).reasons), None)


def _seat_of(before: Game, fact: Fact) -> int:
    return before.current if isinstance(fact, Won) else fact.seat


def _with(win: tuple[float, ...], game: Game, seat: int, most: float) -> tuple[float, ...]:
    """The chances to win, by seat. `seat` has `most`; the others share the rest as before."""
    others = [number for number in game.active if number != seat]
    shared = sum(win[number - 1] for number in others)
    part = {number: win[number - 1] / shared if shared > 0 else 1 / len(others) for number in others}
    return tuple(most if number == seat else part.get(number, 0.0) * (1 - most) for number in game.numbers)


def _of(game: Game, seat: int, lost: float) -> tuple[float, ...]:
    return tuple(lost if number == seat else 0.0 for number in game.numbers)


def _of_absent(game: Game, seat: int, gained: float) -> tuple[float, ...]:
    """The gain of a seat as the absence of the other one of two seats, which is set aside; empty for other games."""
    other = next((number for number in game.numbers if number != seat and game.seat(number).aside), None)
    return () if other is None or len(game.seats) > 2 else _of(game, other, gained)


def _chosen(fact: Fact) -> Choice | None:
    """The choice that a fact shows, which for a keep is the one that it begins; None for other facts."""
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
