"""What the buttons and menus of Yahtzee do."""

import re
from collections.abc import Mapping
from enum import StrEnum

from bot.errors import Refused
from bot.games.dice import FACES
from bot.games.yahtzee import BOXES, MOST_DICE, Box, Game, Phase, RuleSet, Take, Throw, boxes_of, most_in, scores
from bot.model.games import StoredGame
from bot.play.guards import Needs, game_of
from bot.ui.components import Button, Screen, button, question, select, select_option, text_displays
from bot.ui.display import TEAL, Display
from bot.ui.game_addresses import address_of, chosen_number
from bot.ui.games.yahtzee.cards import box_count, filled_count, in_columns, in_words, table
from bot.ui.games.yahtzee.review import in_column
from bot.ui.marks import Marked, marked_dice
from bot.ui.presentation import Action, ChoosingAction, MarkingAction, ViewingAction

ALL = (1 << MOST_DICE) - 1
_NUMBER = re.compile("[0-9]{1,2}")
_IN_A_ROW = 4
_STRAIGHTS = (Box.SMALL_STRAIGHT, Box.LARGE_STRAIGHT, Box.FULL_STRAIGHT, Box.HIGH_STRAIGHT)


class Verb(StrEnum):
    DIE = "die"
    ROLL = "roll"
    HOLD = "hold"
    TAKE = "take"
    SCORE = "score"
    SCORE_ANYWAY = "score-yes"
    CARDS = "cards"
    CARD = "card"


def can_hold(game: Game) -> bool:
    return game.phase is Phase.HOLD_OR_SCORE and game.turn.throws_left > 0


def visible_marks(game: Game, marked: int | None) -> int:
    """The marks to draw; None stands for those of the dice held in the last throw."""
    if not can_hold(game):
        return 0
    return sum(1 << index for index in game.turn.stayed) if marked is None else marked & ALL


def at_hand(game: Game) -> int:
    """The marks of the longest row of four or more that lacks a die if a straight is open, else of the most dice of one
    face, best with an open box.
    """
    dice = game.turn.dice
    if not can_hold(game):
        return 0
    still_open = {box for column in game.seat(game.current).card for box in column.open}
    longest = range(len(dice) - 1, _IN_A_ROW - 1, -1) if still_open.intersection(_STRAIGHTS) else ()
    for row in (range(first, first + length) for length in longest for first in FACES):
        if set(row) <= set(dice):
            return sum(1 << dice.index(face) for face in row)
    face = max(dice, key=lambda die: (dice.count(die), BOXES[die - 1] in still_open, die))
    is_some = 1 < dice.count(face) < len(dice)
    return sum(1 << index for index, die in enumerate(dice) if die == face and is_some)


def _throw(game: Game, seen: Marked) -> Throw:
    """A choice that keeps the dice held when the button was drawn."""
    return Throw(marked_dice(game.turn.dice, seen.marks))


def _take(_game: Game, take: Take) -> Take:
    return take


def _take_in_row(game: Game, where: tuple[int, int]) -> Take:
    """The choice to take the box in a row of the card. Raises Refused if the card has no such row."""
    (column, row), boxes = where, boxes_of(game.rules)
    if row >= len(boxes):
        raise Refused("unknown-button")
    return Take(boxes[row], column)


def _box(arguments: tuple[str, ...], chosen: str) -> Take:
    """The choice to take a box that was chosen in a menu. Raises Refused for an invalid value."""
    column = ":".join(arguments)
    if chosen not in BOXES or not _NUMBER.fullmatch(column):
        raise Refused("unknown-button")
    return Take(Box(chosen), int(column))


def _row(arguments: tuple[str, ...], _chosen: str) -> tuple[int, int]:
    """The column and the row on the card in a button's address."""
    if len(arguments) != 2 or not all(map(_NUMBER.fullmatch, arguments)):
        raise Refused("unknown-button")
    return int(arguments[0]), int(arguments[1])


def _if_for_nothing(stored: StoredGame, take: Take, display: Display) -> Screen | None:
    """A screen that asks for confirmation of 0 points if rolls are left, or if another open box is worth something;
    None otherwise.
    """
    game = stored.played_as(Game)
    offered, left, rules = scores(game), game.turn.throws_left, game.rules
    most = max(most_in(rules, take.box), rules.first_roll.get(take.box, 0)) * rules.factor(take.column)
    is_for_nothing = any((each.box, each.column, each.points) == (take.box, take.column, 0) for each in offered)
    if not is_for_nothing or not (left or any(each.points for each in offered)):
        return None
    where = in_column(rules, take.box, take.column, display.locale)
    address = address_of(stored, Verb.SCORE_ANYWAY, take.column, boxes_of(rules).index(take.box))
    sure = display.say("yahtzee-sure", where=where, most=most, left=left)
    return question(sure, display.say("yahtzee-button-nothing"), address)


def scorecard(stored: StoredGame, seat: int, display: Display, beside: int | None = None) -> Screen:
    """A card, with a menu of the others. A card of one column may have that of the seat `beside` at its right."""
    game = stored.played_as(Game)
    card, rules = game.seat(seat).card, game.rules
    columns = in_columns(rules, card, display)
    if beside is not None:
        columns = [(f"{number}.", game.seat(number).card[0]) for number in (seat, beside)]
    texts = [_head(stored, game, seat, display), table(rules, columns, display)]
    if not game.seat(seat).is_done:
        texts += in_words(rules, card, display)
    rows = []
    if len(game.seats) > 1:
        options = [
            select_option(
                display.label("yahtzee-card-option", seat=str(number), total=game.seat(number).total), str(number)
            )
            for number in game.numbers
        ]
        names = enumerate(map(display.name, stored.seats.players), start=1)
        totals = [
            display.say("over-seat", place=seat, letter="none", player=name, total=game.seat(seat).total)
            for seat, name in names
        ]
        texts.insert(0, "\n".join(totals))
        rows.append(select(address_of(stored, Verb.CARD), display.say("yahtzee-choose-card"), options))
    return Screen(*text_displays(*texts), *rows, accent=TEAL)


def _head(stored: StoredGame, game: Game, seat: int, display: Display) -> str:
    return display.say(
        "yahtzee-card-head",
        player=display.name(stored.player(seat)),
        total=game.seat(seat).total,
        filled=filled_count(game, seat),
        boxes=box_count(game.rules),
    )


def cards_button(stored: StoredGame, display: Display) -> Button:
    return button(display.say("yahtzee-button-cards"), address_of(stored, Verb.CARDS))


def _cards(stored: StoredGame, user_id: int, _nothing: None, display: Display) -> Screen:
    """The user's card, or the current player's; beside it the only other one."""
    game, seat = game_of(stored), stored.seats.number_of(user_id) or game_of(stored).current
    others = [number for number in game.numbers if number != seat]
    return scorecard(stored, seat, display, others[0] if len(others) == 1 and _is_narrow(stored) else None)


def _card(stored: StoredGame, user_id: int, seat: int, display: Display) -> Screen:
    """The chosen card, at the right of the user's if both fit. Raises Refused."""
    game, own = game_of(stored), stored.seats.number_of(user_id)
    if seat not in game.numbers:
        raise Refused("unknown-button")
    if own is None or own == seat or not _is_narrow(stored):
        return scorecard(stored, seat, display)
    return scorecard(stored, own, display, seat)


def _is_narrow(stored: StoredGame) -> bool:
    """Whether two cards fit beside each other."""
    assert isinstance(stored.rules, RuleSet)
    return stored.rules.columns == 1


ACTIONS: Mapping[str, Action] = {
    Verb.DIE: MarkingAction(lambda _game, seen, now: (now ^ 1 << (seen.die or 0)) & ALL),
    Verb.ROLL: ChoosingAction(_throw, read=Marked.read),
    # The button's address holds the dice.
    Verb.HOLD: MarkingAction(lambda _game, seen, _now: seen.marks),
    Verb.TAKE: ChoosingAction(_take_in_row, read=_row),
    Verb.SCORE: ChoosingAction(_take, read=_box, question=_if_for_nothing),
    Verb.SCORE_ANYWAY: ChoosingAction(
        _take_in_row, read=_row, redrawn_while=None, private=True, reply="yahtzee-scored-nothing"
    ),
    Verb.CARDS: ViewingAction(_cards, needs=Needs(0)),
    Verb.CARD: ViewingAction(_card, needs=Needs(0), read=chosen_number, private=True),
}
