"""Scorecards as tables that fit on a phone, and open boxes and bonuses in words."""

from collections.abc import Iterator, Sequence
from typing import Literal

from bot.games.yahtzee import BOXES, DICE, UPPER, Box, Column, Game, RuleSet
from bot.model.games import StoredGame
from bot.ui.components import Button, Screen, button, select, select_option, text_displays
from bot.ui.display import TEAL, Display
from bot.ui.game.address import Address
from bot.ui.games.yahtzee.story import name_of
from bot.ui.games.yahtzee.verbs import Verb
from bot.ui.games.yahtzee.words import box_count, filled_count


def scorecard(stored: StoredGame, seat: int, display: Display) -> Screen:
    """With a menu of the other cards."""
    game = stored.game
    assert isinstance(game, Game)
    card, rules = game.seat(seat).card, game.rules
    texts = [_head(stored, game, seat, display), table(rules, in_columns(card, display), display)]
    if not game.seat(seat).is_done:
        texts.append("\n".join([*_upper_bonus(rules, card, display), *_yahtzee_bonus(rules, card, display)]))
        texts.append("\n".join(_open(rules, card, display)))
    rows = []
    if len(game.seats) > 1:
        address = str(Address(stored.id, game.revision, Verb.CARD))
        options = [
            select_option(
                display.label("yahtzee-card-option", seat=str(number), total=game.seat(number).total), str(number)
            )
            for number in game.numbers
        ]
        texts.insert(0, "\n".join(_everybody(stored, game, display)))
        rows.append(select(address, display.say("yahtzee-choose-card"), options))
    return Screen(*text_displays(*texts), *rows, accent=TEAL)


def _everybody(stored: StoredGame, game: Game, display: Display) -> Iterator[str]:
    for number in game.numbers:
        name = display.name(stored.players[number - 1])
        yield display.say("over-seat", place=number, letter="none", player=name, total=game.seat(number).total)


def _head(stored: StoredGame, game: Game, seat: int, display: Display) -> str:
    return display.say(
        "yahtzee-card-head",
        player=display.name(stored.players[seat - 1]),
        total=game.seat(seat).total,
        filled=filled_count(game, seat),
        boxes=box_count(game.rules),
    )


def cards_button(stored: StoredGame, display: Display) -> Button:
    address = Address(stored.id, stored.revision, Verb.CARDS)
    return button(display.say("yahtzee-button-cards"), str(address))


def in_columns(card: Sequence[Column], display: Display) -> list[tuple[str, Column]]:
    """Columns with their multipliers as headings, if there are several."""
    if len(card) == 1:
        return [("", card[0])]
    return [(display.say("yahtzee-times", column=str(column.number)), column) for column in card]


def table(rules: RuleSet, columns: Sequence[tuple[str, Column]], display: Display) -> str:
    """One line per box, then the bonuses, narrow enough for a phone."""
    say = display.say
    headings, open_box = [heading for heading, _ in columns], say("yahtzee-open-box")
    rows = [("", headings)] * any(headings)
    for box in BOXES:
        held = [column.holds(box) for _, column in columns]
        rows.append((name_of(box, display.locale), [open_box if each is None else str(each) for each in held]))
        if box is Box.SIXES and rules.upper_bonus:
            rows.append((say("yahtzee-upper-bonus"), [str(column.upper_bonus) for _, column in columns]))
    if rules.yahtzee_bonus:
        rows.append((say("yahtzee-yahtzee-bonus"), [str(column.yahtzee_bonus) for _, column in columns]))
    rows.append((say("yahtzee-total"), [str(column.total) for _, column in columns]))
    left = max(len(name) for name, _ in rows)
    right = max(len(cell) for _, cells in rows for cell in cells)
    lines = [f"{name:<{left}} " + " ".join(f"{cell:>{right}}" for cell in cells) for name, cells in rows]
    return "```\n" + "\n".join(lines) + "\n```"


def _open(rules: RuleSet, card: Sequence[Column], display: Display) -> Iterator[str]:
    """Lists open boxes by name, for screen readers."""
    for column in card:
        if not column.open:
            listed = "none"
        elif len(column.open) == len(BOXES):
            listed = "all"
        else:
            listed = ", ".join(name_of(box, display.locale) for box in column.open)
        yield display.say("yahtzee-open", column=str(column.number), many=rules.columns, boxes=listed)


def bonuses(rules: RuleSet, card: Sequence[Column], display: Display) -> Iterator[str]:
    """Short lines for the upper bonus and for further yahtzees."""
    say, many = display.say, rules.columns
    if rules.upper_bonus:
        parts = [
            say("yahtzee-to-upper", column=str(column.number), many=many, missing=missing, state=state)
            for column, missing, state in _to_upper_bonus(rules, card)
        ]
        yield say("yahtzee-upper-in-short", columns=" · ".join(parts))
    if rules.yahtzee_bonus:
        state, filled = _to_yahtzee_bonus(card)
        yield say("yahtzee-bonus-in-short", state=state, filled=filled, many=many, points=rules.yahtzee_bonus)


_State = Literal["has", "open", "lost"]


def _to_upper_bonus(rules: RuleSet, card: Sequence[Column]) -> Iterator[tuple[Column, int, _State]]:
    """The points that each column still needs."""
    assert rules.upper_bonus is not None
    for column in card:
        needs = rules.upper_bonus.at * column.number
        most = column.upper + sum(DICE * UPPER[box] * column.number for box in UPPER if column.holds(box) is None)
        yield column, needs - column.upper, "has" if column.upper >= needs else "open" if most >= needs else "lost"


def _to_yahtzee_bonus(card: Sequence[Column]) -> tuple[_State, int]:
    """Whether a yahtzee earns a bonus, and how many boxes hold one."""
    held = [column.holds(Box.YAHTZEE) for column in card]
    return "lost" if 0 in held else "open" if None in held else "has", sum(bool(points) for points in held)


def _upper_bonus(rules: RuleSet, card: Sequence[Column], display: Display) -> Iterator[str]:
    bonus = rules.upper_bonus
    if bonus is None:
        return
    for column, missing, state in _to_upper_bonus(rules, card):
        needs, brings = bonus.at * column.number, bonus.points * column.number
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
    if not rules.yahtzee_bonus:
        return
    state, filled = _to_yahtzee_bonus(card)
    yield display.say(
        "yahtzee-card-yahtzee",
        many=rules.columns,
        filled=filled,
        points=rules.yahtzee_bonus,
        state=state,
    )
