from collections.abc import Iterator

from bot.games.yahtzee import BOXES, Box, RuleSet
from bot.model.games import StoredGame
from bot.ui.display import Display, bulleted, in_two_columns
from bot.ui.games.yahtzee.cards import box_count
from bot.ui.games.yahtzee.review import name_of

_SETTLED = tuple(box for box in BOXES if box.name.lower() in RuleSet.model_fields)
"""Boxes whose points a rule set decides."""


def lobby_head(stored: StoredGame, display: Display) -> str:
    assert isinstance(stored.rules, RuleSet)
    icon, turns, number = display.icon("die_5"), box_count(stored.rules), str(stored.id)
    # House rules may have any title.
    names_game = "yes" if "yahtzee" in stored.title.lower() else "no"
    head = display.say(
        "yahtzee-lobby-head", dice=icon, names_game=names_game, title=stored.title, turns=turns, id=number
    )
    return "\n".join([head, *[display.say("yahtzee-lobby-alone")] * (len(stored.seats.players) == 1)])


def how_to_play(display: Display) -> list[str]:
    shown = (
        ("how-yahtzee-hold", (6, 6, 2, 3, 6), (6, 6, 6)),
        ("how-yahtzee-box", (6, 6, 6, 2, 2), ()),
        ("how-yahtzee-win", (5, 5, 5, 5, 5), ()),
    )
    return [display.say(key, pictures=display.dice_large(dice, kept)) for key, dice, kept in shown]


def in_short(rules: RuleSet, display: Display) -> str:
    """One sentence on scoring, and one on the rest."""
    text = display.say("short-scores", scores=", ".join(_scores(rules, display)))
    also = list(_also(rules, display))
    return f"{text}\n{display.say('short-also', rules='; '.join(also))}" if also else text


def _scores(rules: RuleSet, display: Display) -> Iterator[str]:
    yield display.say("yahtzee-short-faces")
    for box in _SETTLED:
        worth, name = _worth(rules, box), name_of(box, display.locale)
        if worth == "sum":
            yield display.say("yahtzee-short-sum", box=name)
        else:
            yield display.say("yahtzee-short-box", box=name, points=worth)
    yield display.say("yahtzee-short-sum", box=name_of(Box.CHANCE, display.locale))


def _also(rules: RuleSet, display: Display) -> Iterator[str]:
    if rules.columns > 1:
        yield display.say("yahtzee-short-columns", columns=rules.columns)
    yield from _upper_bonus(rules, display)
    if rules.yahtzee_bonus:
        yield display.say("yahtzee-short-yahtzee", points=rules.yahtzee_bonus)
    if rules.joker != "none":
        yield display.say("yahtzee-short-joker")


def _upper_bonus(rules: RuleSet, display: Display) -> Iterator[str]:
    if rules.upper_bonus:
        yield display.say("yahtzee-short-upper", at=rules.upper_bonus.at, points=rules.upper_bonus.points)


def in_words(rules: RuleSet, display: Display) -> list[str]:
    """Blocks: the boxes as a table, the turn, the bonuses, how to win."""
    say, bonuses = display.say, list(_bonuses(rules, display))
    return [
        f"{say('yahtzee-words-boxes')}\n{in_two_columns(list(_rows(rules, display)))}",
        bulleted(say("words-turn"), _turn(rules, display)),
        *[bulleted(say("yahtzee-words-bonuses"), bonuses)] * bool(bonuses),
        bulleted(say("words-winning"), [say("yahtzee-words-winning")]),
    ]


def _rows(rules: RuleSet, display: Display) -> Iterator[tuple[str, str]]:
    """One for each box of the first column."""
    say, sum_of_dice = display.say, display.say("yahtzee-words-sum")
    yield say("yahtzee-words-upper"), say("yahtzee-words-face")
    for box in _SETTLED:
        worth = _worth(rules, box)
        yield name_of(box, display.locale), sum_of_dice if worth == "sum" else say("words-points", points=worth)
    yield name_of(Box.CHANCE, display.locale), sum_of_dice


def _worth(rules: RuleSet, box: Box) -> int | str:
    """Points, or `sum` for the total of all dice."""
    worth: int | str = getattr(rules, box.name.lower())
    return worth


def _turn(rules: RuleSet, display: Display) -> Iterator[str]:
    boxes, columns = len(BOXES), rules.columns
    yield display.say("yahtzee-words-turn")
    yield display.say("yahtzee-words-columns", columns=columns, boxes=boxes, turns=boxes * columns)
    yield display.say("yahtzee-words-full-house")
    yield display.say("yahtzee-words-idle")


def _bonuses(rules: RuleSet, display: Display) -> Iterator[str]:
    columns, bonus = rules.columns, rules.upper_bonus
    if bonus:
        yield display.say(
            "yahtzee-words-upper-bonus",
            columns=columns,
            at=bonus.at,
            points=bonus.points,
            at_second=bonus.at * 2,
            points_second=bonus.points * 2,
            at_third=bonus.at * 3,
            points_third=bonus.points * 3,
        )
    if rules.yahtzee_bonus:
        needs = "yes" if rules.bonus_needs_points else "no"
        yield display.say("yahtzee-words-yahtzee-bonus", columns=columns, points=rules.yahtzee_bonus, needs=needs)
    if rules.joker != "none":
        yield display.say("yahtzee-words-joker", joker=rules.joker)


def named(option: str, rules: RuleSet, display: Display) -> str:
    """Empty for numbers and None."""
    if option == "upper_bonus":
        return "".join(_upper_bonus(rules, display))
    if option == "joker":
        return display.say(f"value-joker-{rules.joker}")
    return display.say("yahtzee-words-sum") if getattr(rules, option) == "sum" else ""
