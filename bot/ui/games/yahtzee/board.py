"""The board of a game of Yahtzee."""

from collections.abc import Iterator
from itertools import groupby

from bot.games.yahtzee import (
    BOXES,
    MOST_DICE,
    Game,
    Phase,
    Worth,
    added,
    best_box,
    boxes_of,
    dice_to_roll,
    ranked,
    scores,
)
from bot.model.games import StoredGame
from bot.ui.components import ActionRow, Button, SelectOption, Style, action_row, button, select, select_option
from bot.ui.display import Display, dice
from bot.ui.game import board as game_board
from bot.ui.games.yahtzee.buttons import Verb, at_hand, can_hold, cards_button, visible_marks
from bot.ui.games.yahtzee.cards import bonuses, box_count, filled_count, offered, place_of
from bot.ui.games.yahtzee.review import in_column, name_of
from bot.ui.marks import Marked, marked_dice


class BoardView(game_board.BoardView[Game]):
    def __init__(self, stored: StoredGame, display: Display, marked: int | None = None) -> None:
        super().__init__(stored, display)
        game = self.game
        self.marks = visible_marks(game, marked)
        self.held = marked_dice(game.turn.dice, self.marks)
        self.worths = sorted(scores(game), key=lambda worth: (worth.column, not worth.points, BOXES.index(worth.box)))

    @classmethod
    def look(cls, stored: StoredGame, display: Display) -> list[str]:
        left = stored.played_as(Game).turn.throws_left
        return [*super().look(stored, display), display.say("yahtzee-rolls-left", left=left)]

    def head(self) -> str:
        rounds = box_count(self.game.rules)
        return self.display.say("yahtzee-head", title=self.stored.title, round=self.game.round, rounds=rounds)

    def beside(self, number: int) -> Iterator[str]:
        if place := place_of(self.game, number):
            yield self.display.say("yahtzee-place", place=place)
        if saved := self.game.seat(number).saved:
            yield self.display.say("yahtzee-saved", saved=saved)
        filled, boxes = filled_count(self.game, number), box_count(self.game.rules)
        yield self.display.say("yahtzee-progress", filled=filled, boxes=boxes)

    def turn(self) -> Iterator[str]:
        if self.can_move or self.can_look:
            if self.game.turn.dice:
                yield self.dice_large(self.game.turn.dice)
            yield from self._card()
        if self.can_move:
            yield from self._to_do()
            yield from self._time()

    def _card(self) -> Iterator[str]:
        game, player = self.game, self.name(self.game.current)
        rules, card = game.rules, game.seat(game.current).card
        yield self.display.say("yahtzee-board-card", player=player, thrown=bool(game.turn.dice))
        yield from offered(rules, card, self.worths, self.display)
        yield from bonuses(rules, card, self.display)

    def _to_do(self) -> Iterator[str]:
        game, say, player = self.game, self.display.say, self.name(self.game.current)
        left = game.turn.throws_left
        if game.phase is Phase.THROW:
            yield say("board-your-turn", player=player)
        elif not left:
            yield say("yahtzee-take", player=player)
        elif len(self.held) == game.rules.dice:
            yield say("yahtzee-held-all", player=player, left=left)
        elif self.held:
            yield say("yahtzee-held", player=player, dice=dice(self.held), left=left)
        else:
            yield say("yahtzee-hold", player=player, left=left)

    def _time(self) -> Iterator[str]:
        if self.due_at is None:
            return
        taken, locale = ranked(self.game)[0], self.display.locale
        yield self.display.say(
            "yahtzee-time",
            due=str(self.due_at),
            slow=self.stored.deadline.is_slow,
            where=in_column(self.game.rules, taken.box, taken.column, locale),
            points=taken.points,
            aside=self.game.is_aside_if_time_ends,
        )

    def controls(self) -> list[ActionRow]:
        """The rows of dice, moves and boxes; the boxes come first after the last roll."""
        others = [*self._others()]
        if not self.can_move:
            return [action_row(*others)]
        if self.game.phase is Phase.HOLD_OR_SCORE and not self.game.turn.throws_left:
            return [*(action_row(take) for take in self._take()), *self._boxes(), action_row(*others)]
        dice = [self.die(Verb.DIE, index, face) for index, face in enumerate(self.game.turn.dice)]
        # A row holds five buttons; six dice lie in two.
        halves = [dice] if len(dice) < MOST_DICE else [dice[:3], dice[3:]]
        rows = [action_row(*half) for half in halves] if can_hold(self.game) else []
        return [*rows, *game_board.in_rows([self._roll(), *self._hold(), *self._take()], others), *self._boxes()]

    def _roll(self) -> Button:
        number = dice_to_roll(self.game) or self.game.rules.dice - len(self.held)
        label = self.display.say("yahtzee-button-roll", dice=number)
        return button(
            label, self.address(Verb.ROLL, *Marked(self.marks).arguments), style=Style.primary, disabled=not number
        )

    def _hold(self) -> Iterator[Button]:
        if marks := at_hand(self.game):
            held = marked_dice(self.game.turn.dice, marks)
            address = self.address(Verb.HOLD, *Marked(marks).arguments)
            yield button(self.display.say("yahtzee-button-hold", dice=dice(held)), address, disabled=held == self.held)

    def _take(self) -> Iterator[Button]:
        """The button that takes the best box in one press."""
        if best := best_box(self.game):
            rules, left = self.game.rules, self.game.turn.throws_left
            where = in_column(rules, best.box, best.column, self.display.locale)
            label = self.display.say("yahtzee-button-take", where=where, points=added(self.game, best))
            address = self.address(Verb.TAKE, str(best.column), str(boxes_of(rules).index(best.box)))
            yield button(label, address, style=Style.secondary if left else Style.primary)

    def _others(self) -> Iterator[Button]:
        yield from self.resume()
        yield from self.hint()
        yield from self.back()
        yield cards_button(self.stored, self.display)
        yield from self.leave()

    def _boxes(self) -> Iterator[ActionRow]:
        """The menus of boxes, one per open column, in the order of the card; boxes worth nothing come last."""
        for number, column in groupby(self.worths, key=lambda worth: worth.column):
            said = self.display.say("yahtzee-choose-box", column=str(number), many=self.game.rules.columns)
            yield select(self.address(Verb.SCORE, str(number)), said, [self._box(worth) for worth in column])

    def _box(self, worth: Worth) -> SelectOption:
        say, name = self.display.say, name_of(worth.box, self.display.locale)
        upper_bonus = added(self.game, worth) - worth.points
        column, many = str(worth.column), self.game.rules.columns
        label = say("yahtzee-box", box=name, column=column, many=many, points=worth.points)
        about = [say("yahtzee-box-bonus", points=worth.bonus)] * bool(worth.bonus)
        about += [say("yahtzee-box-upper", points=upper_bonus)] * bool(upper_bonus)
        return select_option(label, worth.box.value, description=" · ".join(about))
