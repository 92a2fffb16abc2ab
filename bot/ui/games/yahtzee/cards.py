"""Score cards as text."""

from collections.abc import Iterator, Sequence
from typing import Literal, TypeVar

from bot.games.yahtzee import UPPER, Box, Column, Game, RuleSet, Worth, bonuses_left, boxes_of
from bot.ui.display import Display
from bot.ui.games.yahtzee.review import name_of

_Column = TypeVar("_Column")
_Row = tuple[Sequence[str], str]
"""A line of a card: its cells, and its name."""
MOST_COLUMNS = 3
"""The most columns side by side on a phone."""
_MOST_LINES = 6


def in_columns(rules: RuleSet, card: Sequence[Column], display: Display) -> list[tuple[str, Column]]:
    """The columns, headed by their multipliers if there are several."""
    if len(card) == 1:
        return [("", card[0])]
    multiplied = is_multiplied(rules)
    return [(display.say("yahtzee-times", multiplied=multiplied, column=str(column.number)), column) for column in card]


def is_multiplied(rules: RuleSet) -> bool:
    return rules.columns > 1 and bool(rules.column_factors)


def table(rules: RuleSet, columns: Sequence[tuple[str, Column]], display: Display) -> str:
    """The card as text: one line per box, then the bonuses, narrow enough for a phone."""
    return "\n".join(_table(rules, part, display) for part in _side_by_side(columns))


def _side_by_side(columns: Sequence[_Column]) -> Iterator[Sequence[_Column]]:
    """The columns in as few parts as fit on a phone, equally wide."""
    parts = -(-len(columns) // MOST_COLUMNS)
    wide = -(-len(columns) // parts)
    return (columns[first : first + wide] for first in range(0, len(columns), wide))


def _table(rules: RuleSet, columns: Sequence[tuple[str, Column]], display: Display) -> str:
    say = display.say
    headings, open_box = [heading for heading, _ in columns], say("yahtzee-open-box")
    rows: list[_Row] = [(headings, "")] * any(headings)
    for box in boxes_of(rules):
        held = [column.holds(box) for _, column in columns]
        rows.append(([open_box if each is None else str(each) for each in held], name_of(box, display.locale)))
        if box is Box.SIXES and rules.upper_bonus:
            rows.append(([str(column.upper_bonus) for _, column in columns], say("option-upper-bonus")))
    if rules.bonus_points:
        rows.append(([str(column.yahtzee_bonus) for _, column in columns], say("option-yahtzee-bonus")))
    rows.append(([str(column.total) for _, column in columns], f"**{say('yahtzee-total')}**"))
    return "\n".join(lined_up(rows))


def lined_up(rows: Sequence[_Row]) -> Iterator[str]:
    """Lines with cells below each other, in letters of one width. Their name is behind them, because names differ in
    width.
    """
    width = max(len(cell) for cells, _ in rows for cell in cells)
    for cells, name in rows:
        yield f"`{' '.join(f'{cell:>{width}}' for cell in cells)}` {name}".rstrip()


def offered(rules: RuleSet, card: Sequence[Column], worths: Sequence[Worth], display: Display) -> Iterator[str]:
    """What the dice are worth in each open box, and the names of the other open boxes."""
    now = {(each.column, each.box): f"+{each.points}" for each in worths if each.points}
    columns, taken = in_columns(rules, card, display), display.say("yahtzee-taken-box")
    for part in _side_by_side(columns) if now else ():
        rows: list[_Row] = [([heading for heading, _ in part], "")] * (len(card) > 1)
        for box in boxes_of(rules):
            cells = [now.get((column.number, box), taken) for _, column in part]
            rows += [(cells, f"**{name_of(box, display.locale)}**")] * any(cell != taken for cell in cells)
        if len(card) == 1 and len(rows) > _MOST_LINES:
            # On a phone, a board with all lines of Maxi Yatzy would be higher than the screen.
            yield " · ".join(f"`{cells[0]}`\N{NO-BREAK SPACE}{name}" for cells, name in rows)
        else:
            yield from lined_up(rows)
    others = []
    for box in boxes_of(rules):
        still = [heading for heading, column in columns if box in column.open and (column.number, box) not in now]
        if still:
            where = still if len(still) < len(card) else []
            others.append(" ".join([name_of(box, display.locale), *where]))
    if others:
        are_all = len(others) == len(boxes_of(rules)) and all(len(column.open) == len(column.boxes) for column in card)
        boxes = "all" if are_all else ", ".join(others)
        yield display.say("yahtzee-also-open", boxes=boxes, also=bool(now))


def in_words(rules: RuleSet, card: Sequence[Column], display: Display) -> list[str]:
    """The bonuses, and the open boxes."""
    bonuses = [*_upper_bonus(rules, card, display), *_yahtzee_bonus(rules, card, display)]
    return ["\n".join(bonuses), "\n".join(_open(rules, card, display))]


def _open(rules: RuleSet, card: Sequence[Column], display: Display) -> Iterator[str]:
    """Lists open boxes by name, for screen readers."""
    for column in card:
        if not column.open:
            listed = "none"
        elif len(column.open) == len(column.boxes):
            listed = "all"
        else:
            listed = ", ".join(name_of(box, display.locale) for box in column.open)
        yield display.say("yahtzee-open", column=str(column.number), many=rules.columns, boxes=listed)


def bonuses(rules: RuleSet, card: Sequence[Column], display: Display) -> Iterator[str]:
    """A short line on the way to the upper bonus, and one if further yahtzees bring theirs."""
    say, many = display.say, rules.columns
    if rules.upper_bonus:
        parts = [
            say("yahtzee-to-upper", column=str(column.number), many=many, missing=missing, state=state)
            for column, missing, state in _to_upper_bonus(rules, card)
        ]
        yield say("yahtzee-upper-in-short", many=many, columns=" · ".join(parts))
    if rules.bonus_points and _to_yahtzee_bonus(rules, card)[0] == "has":
        yield say("yahtzee-bonus-in-short", multiplied=is_multiplied(rules), points=rules.bonus_points)


_State = Literal["has", "open", "lost", "spent"]


def _to_upper_bonus(rules: RuleSet, card: Sequence[Column]) -> Iterator[tuple[Column, int, _State]]:
    """The points that each column still needs."""
    assert rules.upper_bonus is not None
    for column in card:
        factor = rules.factor(column.number)
        needs = rules.upper_bonus.at * factor
        most = column.upper + sum(rules.dice * UPPER[box] * factor for box in UPPER if column.holds(box) is None)
        yield column, needs - column.upper, "has" if column.upper >= needs else "open" if most >= needs else "lost"


def _to_yahtzee_bonus(rules: RuleSet, card: Sequence[Column]) -> tuple[_State, int]:
    """Whether a yahtzee earns a bonus, and how many boxes hold one."""
    held = [column.holds(Box.YAHTZEE) for column in card]
    has: _State = "has" if bonuses_left(rules, tuple(card)) else "spent"
    return "lost" if 0 in held else "open" if None in held else has, sum(bool(points) for points in held)


def _upper_bonus(rules: RuleSet, card: Sequence[Column], display: Display) -> Iterator[str]:
    bonus = rules.upper_bonus
    if bonus is None:
        return
    for column, missing, state in _to_upper_bonus(rules, card):
        needs, brings = (number * rules.factor(column.number) for number in (bonus.at, bonus.points))
        yield display.say(
            "yahtzee-card-upper",
            column=str(column.number),
            many=rules.columns,
            upper=column.upper,
            needs=needs,
            missing=missing,
            points=brings,
            state=state,
        )


def _yahtzee_bonus(rules: RuleSet, card: Sequence[Column], display: Display) -> Iterator[str]:
    if not rules.bonus_points:
        return
    state, filled = _to_yahtzee_bonus(rules, card)
    yield display.say(
        "yahtzee-card-yahtzee",
        many=rules.columns,
        filled=filled,
        points=rules.bonus_points,
        multiplied=state not in ("lost", "spent") and is_multiplied(rules),
        state=state,
    )


def box_count(rules: RuleSet) -> int:
    return len(boxes_of(rules)) * rules.columns


def filled_count(game: Game, seat: int) -> int:
    return sum(len(column.boxes) - len(column.open) for column in game.seat(seat).card)


def place_of(game: Game, seat: int) -> int | None:
    """The place of a seat among those that have not left; None if all totals are equal."""
    totals = [game.seat(number).total for number in game.active]
    if len(set(totals)) < 2:
        return None
    return 1 + sum(total > game.seat(seat).total for total in totals)
