"""Yahtzee's rules in words."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import groupby

from bot.games.notation import spaced
from bot.games.yahtzee import DICE, UPPER, Box, RuleSet, boxes_of, points_in
from bot.model.games import StoredGame
from bot.ui.display import Display, bulleted, in_two_columns
from bot.ui.games.yahtzee.cards import box_count, is_multiplied
from bot.ui.games.yahtzee.review import name_of
from bot.ui.marks import marks_of

_DEFAULTS = RuleSet()
_NAMES = ("yahtzee", "yatzy", "generala", "yacht")


def lobby_head(stored: StoredGame, display: Display) -> str:
    assert isinstance(stored.rules, RuleSet)
    icon, turns = display.icon("die_5"), box_count(stored.rules)
    # Rule sets of servers may have any title.
    names_game = any(name in stored.title.lower() for name in _NAMES)
    return display.say("yahtzee-lobby-head", dice=icon, names_game=names_game, title=stored.title, turns=turns)


def how_to_play(rules: RuleSet, display: Display) -> list[str]:
    thrown, house, alike = (6, 6, 2, 3, 6, 1)[: rules.dice], (6, 6, 6, 2, 2, 1)[: rules.dice], (5,) * rules.dice
    more, large, boxes = " 1" if rules.dice > DICE else "", display.dice_large, boxes_of(rules)
    rolls = {"rolls": rules.rolls, "saved": rules.saved_rolls}
    hold = display.say("how-yahtzee-hold", pictures=large(thrown, marks_of(thrown, (6, 6, 6))), more=more, **rolls)
    box = next((each for each in (Box.FULL_HOUSE, Box.CHANCE) if each in boxes), Box.TWOS)
    take = display.say(
        "how-yahtzee-box",
        pictures=large(house),
        more=more,
        points=points_in(rules, box, house),
        box=name_of(box, display.locale),
        sixes=points_in(rules, Box.SIXES, house),
        order=rules.order,
    )
    best = next((each for each in (Box.YAHTZEE, Box.YATZY, Box.GENERALA) if each in boxes), Box.SIXES)
    win = display.say(
        "how-yahtzee-win",
        pictures=large(alike),
        dice=spaced(alike),
        five=name_of(best, display.locale),
        points=points_in(rules, best, alike),
        at=rules.upper_bonus.at if rules.upper_bonus else 0,
        bonus=rules.upper_bonus.points if rules.upper_bonus else 0,
    )
    return [*[hold] * (rules.rolls > 1), take, win]


def in_short(rules: RuleSet, display: Display) -> str:
    """One sentence on scoring, and one on the rest."""
    text = display.say("short-scores", scores=", ".join(_scores(rules, display)))
    also = list(_also(rules, display))
    return f"{text}\n{display.say('short-also', rules=' · '.join(also))}" if also else text


def _scores(rules: RuleSet, display: Display) -> Iterator[str]:
    say = display.say
    yield say("yahtzee-short-dice-of", boxes=say("yahtzee-words-upper"), dice=say("yahtzee-words-face"))
    for worth, group in groupby(_lower(rules), key=lambda each: each[1]):
        names = [name_of(box, display.locale) for box, _ in group]
        if isinstance(worth, str):
            yield say("yahtzee-short-dice-of", boxes=", ".join(names), dice=say(f"yahtzee-words-{worth}"))
        else:
            yield from (say("short-worth", what=name, points=worth) for name in names)


def _also(rules: RuleSet, display: Display) -> Iterator[str]:
    if rules.dice != DICE:
        yield display.say("number-of-dice", dice=rules.dice)
    if rules.rolls != _DEFAULTS.rolls:
        yield display.say("yahtzee-short-rolls", rolls=rules.rolls)
    if rules.columns > 1:
        yield display.say("yahtzee-short-columns", columns=rules.columns, multiplied=is_multiplied(rules))
    if rules.order != "any":
        yield display.say(f"value-order-{rules.order}")
    for option in ("saved_rolls", "four_as_two_pairs", "five_as_full_house", "one_after_six", "first_roll_wins"):
        if getattr(rules, option):
            yield display.say(f"option-{rules.keyed(option)}")
    if rules.first_roll:
        yield display.say("yahtzee-short-first-roll", boxes=_first_roll(rules, display))
    yield from _upper_bonus(rules, display)
    yield from _yahtzee_bonus(rules, display)
    if rules.joker != "none":
        yield display.say("option-joker")
    if rules.ties:
        yield display.say("yahtzee-short-ties", boxes=_ties(rules, display))


def _first_roll(rules: RuleSet, display: Display) -> str:
    """The points of a first roll in words, such as `Full house 35, Large straight 25`."""
    boxes = [(name_of(box, display.locale), points) for box, points in rules.first_roll.items()]
    return ", ".join(display.say("short-worth", what=name, points=points) for name, points in boxes)


def _ties(rules: RuleSet, display: Display) -> str:
    return ", ".join(name_of(box, display.locale) for box in rules.ties)


def _upper_bonus(rules: RuleSet, display: Display) -> Iterator[str]:
    if rules.upper_bonus:
        yield display.say("yahtzee-short-upper", at=rules.upper_bonus.at, points=rules.upper_bonus.points)


def _yahtzee_bonus(rules: RuleSet, display: Display) -> Iterator[str]:
    if rules.bonus_points:
        yield display.say("yahtzee-short-yahtzee", points=rules.bonus_points, most=rules.most_bonuses or 0)


def in_words(rules: RuleSet, display: Display) -> list[str]:
    """The rules in blocks: the boxes as a table, the turn, the bonuses, how to win."""
    say, bonuses = display.say, list(_bonuses(rules, display))
    return [
        f"{say('yahtzee-words-boxes')}\n{in_two_columns(list(_rows(rules, display)))}",
        bulleted(say("words-turn"), _turn(rules, display)),
        *[bulleted(say("yahtzee-words-bonuses"), bonuses)] * bool(bonuses),
        bulleted(say("words-winning"), [say("yahtzee-words-winning", ties=_ties(rules, display) or "none")]),
    ]


def _rows(rules: RuleSet, display: Display) -> Iterator[tuple[str, str]]:
    """The rows of the table, one for each box of the first column."""
    say = display.say
    yield say("yahtzee-words-upper"), say("yahtzee-words-face")
    for box, worth in _lower(rules):
        said = say(f"yahtzee-words-{worth}") if isinstance(worth, str) else say("words-points", points=worth)
        yield name_of(box, display.locale), said


def _lower(rules: RuleSet) -> Iterator[tuple[Box, int | str]]:
    """The lower boxes, each with its points, or with `sum` or `matching` for those of the dice."""
    for box in boxes_of(rules)[len(UPPER) :]:
        yield box, getattr(rules, box.option)


def _turn(rules: RuleSet, display: Display) -> Iterator[str]:
    boxes, columns = len(boxes_of(rules)), rules.columns
    yield display.say("yahtzee-words-turn", dice=rules.dice, rolls=rules.rolls, saved=rules.saved_rolls)
    turns, multiplied = boxes * columns, is_multiplied(rules)
    yield display.say("yahtzee-words-columns", columns=columns, boxes=boxes, turns=turns, multiplied=multiplied)
    if rules.order != "any":
        yield display.say("yahtzee-words-order", order=rules.order)
    for option in ("full_house", "villa", "tower"):
        if getattr(rules, option):
            yield display.say(f"yahtzee-pattern-{rules.keyed(option)}", equal=rules.five_as_full_house)
    if rules.two_pairs or rules.three_pairs:
        yield display.say("yahtzee-words-two-pairs", equal=rules.four_as_two_pairs)
    if rules.low_straight or rules.high_straight:
        yield display.say("yahtzee-words-straights", after=rules.one_after_six)
    if rules.double_generala:
        yield display.say("yahtzee-words-double-generala")
    yield display.say("yahtzee-words-idle")


def _bonuses(rules: RuleSet, display: Display) -> Iterator[str]:
    bonus, multiplied = rules.upper_bonus, is_multiplied(rules)
    if bonus:
        yield display.say("yahtzee-words-upper-bonus", at=bonus.at, points=bonus.points, multiplied=multiplied)
    if rules.bonus_points:
        yield display.say(
            "yahtzee-words-yahtzee-bonus",
            columns=rules.columns,
            points=rules.bonus_points,
            multiplied=multiplied,
            needs=rules.bonus_needs_points,
            most=rules.most_bonuses or 0,
        )
    if rules.joker != "none":
        yield display.say("yahtzee-words-joker", joker=rules.joker)
    if rules.first_roll:
        yield display.say("yahtzee-words-first-roll", boxes=_first_roll(rules, display))
    if rules.first_roll_wins:
        yield display.say("yahtzee-words-first-roll-wins")


def named(option: str, rules: RuleSet, display: Display) -> str:
    """The name of an option's value; empty for numbers and None."""
    if option in _LISTED:
        return "".join(_LISTED[option](rules, display))
    value = getattr(rules, option)
    if option == "dice":
        return display.say("number-of-dice", dice=value)
    if option in ("joker", "order"):
        return display.say(f"value-{option}-{value}")
    return display.say(f"yahtzee-words-{value}") if isinstance(value, str) else ""


_LISTED: Mapping[str, Callable[[RuleSet, Display], Iterable[str]]] = {
    "upper_bonus": _upper_bonus,
    "yahtzee_bonus": _yahtzee_bonus,
    "first_roll": _first_roll,
    "ties": _ties,
}
