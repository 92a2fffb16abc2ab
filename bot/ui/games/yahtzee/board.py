"""The board: standings, dice and boxes."""

from collections import defaultdict
from collections.abc import Iterator

from bot.games.yahtzee import (
    DICE,
    Game,
    Phase,
    Worth,
    dice_to_roll,
    ranked,
    scores,
)
from bot.model.games import StoredGame
from bot.ui.components import (
    ActionRow,
    Button,
    SelectOption,
    Style,
    action_row,
    button,
    select,
    select_option,
)
from bot.ui.display import Display, dice
from bot.ui.game import board as game_board
from bot.ui.game.address import Marked, marked_dice
from bot.ui.games.yahtzee.buttons import Verb, can_hold, cards_button, drawn
from bot.ui.games.yahtzee.cards import bonuses, box_count, filled_count, place_of
from bot.ui.games.yahtzee.telling import in_column, log_before, name_of


class Board(game_board.Board[Game]):
    def __init__(self, stored: StoredGame, display: Display, marked: int | None = None) -> None:
        super().__init__(stored, display)
        game = self.game
        self.marks = drawn(game, marked)
        self.held = marked_dice(game.turn.dice, self.marks)
        # A stopped board has no active buttons.
        self.can_move = not self.is_paused and not self.is_asleep and stored.opponent is None

    def head(self) -> str:
        rounds = box_count(self.game.rules)
        return self.display.say("yahtzee-head", title=self.stored.title, round=self.game.round, rounds=rounds)

    def log(self, before: int | None) -> list[str]:
        return log_before(self.stored, self.game, self.display, before)

    def beside(self, number: int) -> Iterator[str]:
        if place := place_of(self.game, number):
            yield self.display.say("yahtzee-place", place=place)
        filled, boxes = filled_count(self.game, number), box_count(self.game.rules)
        yield self.display.say("yahtzee-progress", filled=filled, boxes=boxes)

    def turn(self) -> Iterator[str]:
        if self.is_asleep:
            yield self.display.say("board-asleep")
            return
        if self.stored.opponent is not None and not self.is_paused:
            yield self.display.say("board-opponent", player=self.name(self.game.current))
            return
        if self.game.turn.dice:
            yield self.dice_large(self.game.turn.dice)
        if self.is_paused:
            yield self.display.say("board-paused")
            return
        yield from self._to_do()
        yield from bonuses(self.game.rules, self.game.seat(self.game.current).card, self.display)
        yield from self._time()

    def _to_do(self) -> Iterator[str]:
        game, say, player = self.game, self.display.say, self.name(self.game.current)
        left = game.turn.throws_left
        if game.phase is Phase.THROW:
            yield say("board-your-turn", player=player)
        elif not left:
            yield say("yahtzee-take", player=player)
        elif len(self.held) == DICE:
            yield say("yahtzee-held-all", left=left)
        elif self.held:
            yield say("yahtzee-held", dice=dice(self.held), left=left)
        else:
            yield say("yahtzee-hold", player=player, left=left)

    def _time(self) -> Iterator[str]:
        if self.stored.due_at is None:
            return
        taken, locale = ranked(self.game)[0], self.display.locale
        yield self.display.say(
            "yahtzee-time",
            due=str(self.stored.due_at),
            where=in_column(self.game.rules, taken.box, taken.column, locale),
            points=taken.points,
            aside="yes" if self.game.is_aside_if_time_ends else "no",
        )

    def controls(self) -> list[ActionRow]:
        """Dice, throw, boxes; boxes come first after the last throw."""
        others = [*self._others()]
        if not self.can_move:
            return [action_row(*others)]
        if self.game.phase is Phase.HOLD_OR_SCORE and not self.game.turn.throws_left:
            return [*self._boxes(), action_row(*others)]
        dice = [self.die(Verb.DIE, place, face) for place, face in enumerate(self.game.turn.dice)]
        rows = [action_row(*dice)] if can_hold(self.game) else []
        return [*rows, action_row(self._roll(), *others), *self._boxes()]

    def _roll(self) -> Button:
        number = dice_to_roll(self.game) or DICE - len(self.held)
        label = self.display.say("yahtzee-button-roll", dice=number)
        return button(
            label, self.address(Verb.ROLL, *Marked(self.marks).arguments), style=Style.primary, disabled=not number
        )

    def _others(self) -> Iterator[Button]:
        yield from self.resume()
        yield from self.hint()
        yield from self.back()
        yield cards_button(self.stored, self.display)
        yield self.leave()

    def _boxes(self) -> Iterator[ActionRow]:
        """One menu per open column, best box first."""
        many, by_column = self.game.rules.columns, defaultdict[int, list[Worth]](list)
        for worth in scores(self.game):
            by_column[worth.column].append(worth)
        for number, worths in sorted(by_column.items()):
            best, name = worths[0].points, name_of(worths[0].box, self.display.locale)
            said = self.display.say("yahtzee-choose-box", column=str(number), many=many, box=name, points=best)
            yield select(self.address(Verb.SCORE, str(number)), said, [self._box(worth) for worth in worths])

    def _box(self, worth: Worth) -> SelectOption:
        say, name = self.display.say, name_of(worth.box, self.display.locale)
        column, many = str(worth.column), self.game.rules.columns
        label = say("yahtzee-box", box=name, column=column, many=many, points=worth.points)
        about = say("yahtzee-box-bonus", points=worth.bonus) if worth.bonus else None
        return select_option(label, worth.box.value, description=about)
