"""Random games of Yahtzee that show its rules: keen players, and dice that fall alike more often than fair ones."""

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random

from bot.games.dice import FACES, Dice
from bot.games.yahtzee import (
    UPPER,
    Box,
    Fact,
    Game,
    Hold,
    Move,
    Roll,
    Rolled,
    RuleSet,
    Score,
    Scored,
    Won,
    boxes_of,
    dice_to_roll,
    evolve,
    holds,
    is_yahtzee,
    new_game,
    play,
    points_in,
    scores,
    wins_at_once,
)

_ALIKE = 0.12
_IN_A_ROW = 0.06
_NO_JOKER = "no joker while the box of its face is open"
_TIED = "a yahtzee tied to the box of its face"
_AT_ONCE = "the first roll wins"
_AT_ONCE_BEHIND = "the first roll wins with fewer points"
_IN_ORDER = "in order, though another box is worth more"
_AFTER_SIX = "a 1 after the 6"
_NO_DOUBLE = "no double generala after a zero"
_JOKERS = (Box.FULL_HOUSE, Box.LOW_STRAIGHT, Box.HIGH_STRAIGHT)


def rules_of(rules: RuleSet) -> set[str]:
    """The rules that a rule set's games have to show."""
    columns = range(1, rules.columns + 1)
    expected = {str(box) for box in boxes_of(rules)} | {"taken for nothing", "one throw", "three throws", "none held"}
    expected |= {"a saved throw"} if rules.saved_rolls else set()
    expected |= {f"upper bonus in column {column}" for column in columns if rules.upper_bonus}
    expected |= {f"first roll in {box}" for box in rules.first_roll}
    expected |= {_AT_ONCE, _AT_ONCE_BEHIND} if rules.first_roll_wins else set()
    expected |= {_IN_ORDER} if rules.order == "card" else set()
    expected |= {_AFTER_SIX} if rules.one_after_six else set()
    expected |= {_NO_DOUBLE} if rules.double_generala else set()
    if rules.bonus_points:
        expected |= {f"yahtzee bonus in column {column}" for column in columns}
        expected |= {"yahtzee bonus in an upper box", "no yahtzee bonus after a zero"}
        expected |= {"no yahtzee bonus for nothing" if rules.bonus_needs_points else "yahtzee bonus for nothing"}
    if rules.joker != "none":
        expected |= {f"joker as {box}" for box in _JOKERS}
        expected |= {_TIED if rules.joker == "forced" else _NO_JOKER}
    return expected


def played(rules: RuleSet, random: Random) -> Iterator[tuple[Game, Game, tuple[Fact, ...]]]:
    """Games of one to three: the beginning, the end, and the facts. The first is for two."""
    for seats in iter(lambda: random.choice((1, 2, 3)), 0):
        begun = game = new_game(rules, seats)
        facts: list[Fact] = []
        while not game.is_over:
            steps = play(game, keen_move(game, random))
            game = steps[-1].after
            facts += (step.fact for step in steps)
        yield begun, game, tuple(facts)


def keen_move(game: Game, random: Random) -> Move:
    seat, number = game.current, dice_to_roll(game)
    if number:
        return Roll(seat, _dice(random, number, game.turn.held or ()))
    if holds(game) and random.random() < 0.5:
        return Hold(seat, _alike(game.turn.dice) if random.random() < 0.7 else random.choice(holds(game)))
    found = scores(game)
    best = found[0] if random.random() < 0.8 else random.choice(found)
    return Score(seat, best.box, best.column)


def acting(start: Game, facts: Iterable[Fact]) -> Iterator[tuple[int, str]]:
    """Every rule that acts, with the number of the fact (from 0)."""
    before = start
    for number, fact in enumerate(facts):
        game = evolve(before, fact)
        match fact:
            case Rolled() if before.turn.held == ():
                yield number, "none held"
            case Scored():
                yield from ((number, name) for name in _seen(before, fact, game))
            case Won() if wins_at_once(before):
                yield number, _AT_ONCE
                if before.seat(before.current).total < max(seat.total for seat in before.seats):
                    yield number, _AT_ONCE_BEHIND
        before = game


def _seen(before: Game, fact: Scored, after: Game) -> Iterator[str]:
    turn = before.turn
    card, column = before.seat(fact.seat).card, before.seat(fact.seat).card[fact.column - 1]
    filled = after.seat(fact.seat).card[fact.column - 1]
    plain = points_in(before.rules, fact.box, turn.dice)
    if fact.box is Box.DOUBLE_GENERALA and plain and not fact.points:
        yield _NO_DOUBLE
        plain = 0
    worths = [points_in(before.rules, box, turn.dice) for box in column.open]
    if before.rules.order == "card" and max(worths) > plain:
        yield _IN_ORDER
    if plain and turn.has_first_roll and fact.box in before.rules.first_roll:
        yield f"first roll in {fact.box}"
    if plain and fact.box in (Box.LOW_STRAIGHT, Box.HIGH_STRAIGHT) and set(turn.dice) == {1, 3, 4, 5, 6}:
        yield _AFTER_SIX
    yield {1: "one throw", 2: "two throws", 3: "three throws"}.get(turn.throws, "a saved throw")
    if plain:
        yield str(fact.box)
    elif not fact.points:
        yield "taken for nothing"
    if filled.upper_bonus > column.upper_bonus:
        yield f"upper bonus in column {fact.column}"
    if not is_yahtzee(turn.dice):
        return
    yahtzees = [each.holds(Box.YAHTZEE) for each in card]
    if filled.yahtzee_bonus > column.yahtzee_bonus:
        yield f"yahtzee bonus in column {fact.column}"
        if fact.box in UPPER:
            yield "yahtzee bonus in an upper box"
        if not filled.holds(fact.box):
            yield "yahtzee bonus for nothing"
    elif all(yahtzees) and not fact.points:
        yield "no yahtzee bonus for nothing"
    elif None not in yahtzees and 0 in yahtzees and fact.points:
        yield "no yahtzee bonus after a zero"
    if fact.box in _JOKERS and not plain:
        if filled.holds(fact.box):
            yield f"joker as {fact.box}"
        elif None not in yahtzees:
            yield _NO_JOKER
    if before.rules.joker == "forced" and plain and fact.box in UPPER and len(column.open) > len(scores(before)) == 1:
        yield _TIED


def _dice(random: Random, number: int, held: Dice) -> Dice:
    """Mostly fair dice; now and then all alike, as those that are held if these are, or in a row."""
    kind = random.random()
    if kind < _ALIKE or (len(set(held)) == 1 and kind < 2 * _ALIKE):
        face = held[0] if held else random.choice(FACES)
        return (face,) * number
    if kind > 1 - _IN_A_ROW:
        return (2, 3, 4, 5, 6, 1)[:number]
    return tuple(random.choices(FACES, k=number))


def _alike(dice: Dice) -> Dice:
    """Dice that mostly show the same face, but not all."""
    ((face, number),) = Counter(dice).most_common(1)
    return (face,) * min(number, len(dice) - 1)
