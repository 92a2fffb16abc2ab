"""Every choice of a player with what it leads to, and how computer players decide."""

from collections.abc import Callable, Iterator
from functools import partial, reduce

import numpy as np

from bot.coach.adviser import Character
from bot.coach.yahtzee.answers import Advice
from bot.coach.yahtzee.boxes import Value
from bot.coach.yahtzee.cards import Cards
from bot.coach.yahtzee.judge import Judge, RollsLeft, Spread, certain
from bot.games.yahtzee import Choice, Game, Take, Throw, choices, ranked


def advise(game: Game, judge: Judge) -> list[Advice]:
    """Every choice, best first."""
    seat = game.seat(game.current)
    cards, total = cards_of(game, game.current, judge), np.array([float(seat.total)])
    points = dict(_values(game, judge, cards, partial(judge.points, cards), of_win=0.0))
    wins: dict[Choice, float] = {}
    if others := [final(game, number, judge) for number in game.active if number != game.current]:
        win = partial(judge.win, cards, total, reduce(Spread.greater, others))
        wins = dict(_values(game, judge, cards, win, of_win=1.0))
    found = [Advice(choice, seat.total + points[choice], wins.get(choice)) for choice in points]
    return sorted(found, key=lambda each: (-(each.win or 0), -each.points))


def cards_of(game: Game, number: int, judge: Judge) -> Cards:
    seat = game.seat(number)
    return judge.boxes.cards([seat.card], [seat.saved])


def final(game: Game, number: int, judge: Judge) -> Spread:
    """A seat's final total, at the beginning of its turn."""
    seat = game.seat(number)
    total = certain(np.array([float(seat.total)]))
    return total if seat.aside or seat.left else total + judge.to_come(cards_of(game, number, judge))


def _values(
    game: Game, judge: Judge, cards: Cards, value: Callable[[RollsLeft], Value], of_win: float
) -> Iterator[tuple[Choice, float]]:
    """Every choice with its value. `value`: how boxes are valued, by the rolls left. `of_win`: the value of a first
    roll that wins at once.
    """
    boxes, turn, hands = judge.boxes, game.turn, judge.boxes.hands
    best = judge.best_boxes(cards, turn.throws_left, value)
    if turn.is_fresh and boxes.has_first_roll:
        best[-1] = boxes.best(cards, value(turn.throws_left - 1), is_first=True)
    held = hands.values_held(best, of_win if turn.is_fresh and boxes.rules.first_roll_wins else None)
    for choice in choices(game):
        if isinstance(choice, Take):
            taken = boxes.take(cards, choice.column - 1, boxes.names.index(choice.box), is_first=turn.has_first_roll)
            kind = taken.kinds[hands.throw_of(turn.dice)]
            yield choice, float(value(turn.throws_left)(taken)[kind, 0])
        else:
            yield choice, float(held[-1][hands.index[choice.held], 0])


def decide(game: Game, character: Character, judge: Judge, chance: float) -> Choice:
    found = advise(game, judge)
    if not character.plays_to_win:
        found = sorted(found, key=lambda each: -each.points)
    return found[len(found) > 1 and chance < character.errs].choice


ENOUGH = 25


def cautious(game: Game) -> Choice:
    """The choice of the timid one, who takes a box worth `ENOUGH` at once, and otherwise collects the most frequent
    face.
    """
    dice = game.turn.dice
    if game.turn.is_fresh:
        return Throw()
    best = ranked(game)[0]
    if not game.turn.throws_left or best.points >= ENOUGH:
        return Take(best.box, best.column)
    face = max(dice, key=lambda die: (dice.count(die), die))
    held = (face,) * dice.count(face)
    return Take(best.box, best.column) if len(held) == len(dice) else Throw(held)
