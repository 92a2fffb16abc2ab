"""The board of Yahtzee: who stands where, the dice to hold, and the boxes to take."""

from collections import defaultdict
from collections.abc import Iterator, Sequence

from bot.games.yahtzee import (
    DICE,
    Game,
    Phase,
    Worth,
    dice_to_roll,
    is_aside_if_time_ends,
    ranked,
    scores,
)
from bot.model.games import Status, StoredGame
from bot.ui.components import (
    ActionRow,
    Button,
    Component,
    Screen,
    SelectOption,
    Style,
    action_row,
    button,
    select,
    select_option,
    separator,
    text_display,
    text_displays,
)
from bot.ui.display import TEAL, Display, dice
from bot.ui.game.address import Address
from bot.ui.game.address import Verb as Shared
from bot.ui.game.marks import Marked, marked_dice
from bot.ui.games.yahtzee import holds
from bot.ui.games.yahtzee.cards import bonuses, cards_button
from bot.ui.games.yahtzee.story import name_of
from bot.ui.games.yahtzee.telling import log_before
from bot.ui.games.yahtzee.verbs import Verb
from bot.ui.games.yahtzee.words import box_count, filled_count, in_column, place_of


def board(
    stored: StoredGame,
    display: Display,
    marked: int | None = None,
    above: str | None = None,
    told: Sequence[str] = (),
    told_since: int = 0,
) -> Screen:
    """The board of a running game. `above` is a text to show above everything else.

    `marked` are the dice that are held, as a bit mask; with None, those of the last throw stay held. `told` are the
    lines that tell of the turns that have just ended, which began at the revision `told_since` or later; without them,
    the log tells of these as briefly as of those before.
    """
    assert isinstance(stored.game, Game)
    return _Board(stored, stored.game, display, marked).view(above, told, told_since)


class _Board:
    def __init__(self, stored: StoredGame, game: Game, display: Display, marked: int | None) -> None:
        self.stored = stored
        self.game = game
        self.display = display
        self.holds = holds.drawn(game, marked)
        self.held = marked_dice(game.turn.dice, self.holds)
        self.is_paused = stored.status is Status.PAUSED
        # Where nobody can move, nothing can be pressed that moves.
        self.can_move = not self.is_paused and not stored.is_asleep

    def view(self, above: str | None, told: Sequence[str], told_since: int) -> Screen:
        past = [*log_before(self.stored, self.game, self.display, told_since if told else None), *told]
        components: list[Component] = [
            *text_displays(above, self._head()),
            *text_displays("\n".join(self._seats()), "\n".join(past)),
            separator(),
            text_display("\n".join(self._turn())),
        ]
        return Screen(*components, *self._controls(), accent=TEAL)

    def _name(self, seat: int) -> str:
        return self.display.name(self.stored.players[seat - 1])

    def _head(self) -> str:
        rounds = box_count(self.game.rules)
        return self.display.say("yahtzee-head", title=self.stored.title, round=self.game.round, rounds=rounds)

    def _seats(self) -> Iterator[str]:
        game, say, boxes = self.game, self.display.say, box_count(self.game.rules)
        for number in game.numbers:
            seat = game.seat(number)
            if seat.left:
                yield say("board-seat-left", player=self._name(number), total=seat.total)
                continue
            turn = "yes" if number == game.current else "no"
            parts = [say("board-seat", turn=turn, player=self._name(number), total=seat.total)]
            if place := place_of(game, number):
                parts.append(say("yahtzee-place", place=place))
            parts.append(say("yahtzee-progress", filled=filled_count(game, number), boxes=boxes))
            if seat.aside:
                parts.append("💤")
            yield " ".join(parts)

    def _turn(self) -> Iterator[str]:
        if self.stored.is_asleep:
            yield self.display.say("board-asleep")
            return
        if self.game.turn.dice:
            yield self._dice_large()
        if self.is_paused:
            yield self.display.say("board-paused")
            return
        yield from self._to_do()
        yield from bonuses(self.game.rules, self.game.seat(self.game.current).card, self.display)
        yield from self._time()

    def _dice_large(self) -> str:
        """The dice on the table as a heading, which Discord shows large: as emoji, or else as digits."""
        emoji = [
            self.display.icon(f"{'kept' if self.holds >> place & 1 else 'die'}_{face}") or str(face)
            for place, face in enumerate(self.game.turn.dice)
        ]
        return "# " + " ".join(emoji)

    def _to_do(self) -> Iterator[str]:
        """What may be done now, and how often the dice may still be thrown."""
        game, say, player = self.game, self.display.say, self._name(self.game.current)
        left = game.turn.throws_left
        if game.phase is Phase.THROW:
            yield say("board-your-turn", player=player)
        elif not left:
            yield say("yahtzee-take", player=player)
        elif len(self.held) == DICE:
            yield say("yahtzee-held-all", left=left)
        elif self.held:
            yield say("yahtzee-held", dice=dice(self.held), number=DICE - len(self.held), left=left)
        else:
            yield say("yahtzee-hold", player=player, left=left)

    def _time(self) -> Iterator[str]:
        """When the time of the turn runs out, and which box is taken then."""
        if self.stored.due_at is None:
            return
        taken, locale = ranked(self.game)[0], self.display.locale
        yield self.display.say(
            "yahtzee-time",
            due=str(self.stored.due_at),
            where=in_column(self.game.rules, taken.box, taken.column, locale),
            points=taken.points,
            aside="yes" if is_aside_if_time_ends(self.game) else "no",
        )

    def _controls(self) -> list[ActionRow]:
        """The dice, then what throws them, then the boxes. Where nothing can be thrown, the boxes come first."""
        others = [*self._others()]
        if not self.can_move:
            return [action_row(*others)]
        if self.game.phase is Phase.HOLD_OR_SCORE and not self.game.turn.throws_left:
            return [*self._boxes(), action_row(*others)]
        rows = [action_row(*self._dice())] if holds.can_hold(self.game) else []
        return [*rows, action_row(self._roll(), *others), *self._boxes()]

    def _dice(self) -> Iterator[Button]:
        for place, face in enumerate(self.game.turn.dice):
            is_held = bool(self.holds >> place & 1)
            yield button(
                self.display.say("button-die", marked="yes" if is_held else "no", face=face),
                self._address(Verb.DIE, *Marked(self.holds, place).arguments),
                emoji=self.display.emoji.get(f"{'kept' if is_held else 'die'}_{face}"),
                style=Style.success if is_held else Style.secondary,
            )

    def _roll(self) -> Button:
        number = dice_to_roll(self.game) or DICE - len(self.held)
        label = self.display.say("yahtzee-button-roll", dice=number)
        return button(
            label, self._address(Verb.ROLL, *Marked(self.holds).arguments), style=Style.primary, disabled=not number
        )

    def _others(self) -> Iterator[Button]:
        say = self.display.say
        if self.is_paused:
            yield button(say("button-resume"), self._address(Shared.RESUME), style=Style.primary)
        if any(self.game.seat(number).aside for number in self.game.active):
            style = Style.primary if self.stored.is_asleep else Style.secondary
            yield button(say("button-back"), self._address(Shared.BACK), style=style)
        yield cards_button(self.stored, self.display)
        yield button(say("button-leave"), self._address(Shared.LEAVE))

    def _boxes(self) -> Iterator[ActionRow]:
        """A menu for each column that has an open box, the best box first."""
        many, by_column = self.game.rules.columns, defaultdict[int, list[Worth]](list)
        for worth in scores(self.game):
            by_column[worth.column].append(worth)
        for number, worths in sorted(by_column.items()):
            best, name = worths[0].points, name_of(worths[0].box, self.display.locale)
            said = self.display.say("yahtzee-choose-box", column=str(number), many=many, box=name, points=best)
            yield select(self._address(Verb.SCORE, str(number)), said, [self._box(worth) for worth in worths])

    def _box(self, worth: Worth) -> SelectOption:
        say, name = self.display.say, name_of(worth.box, self.display.locale)
        column, many = str(worth.column), self.game.rules.columns
        label = say("yahtzee-box", box=name, column=column, many=many, points=worth.points)
        about = say("yahtzee-box-bonus", points=worth.bonus) if worth.bonus else None
        return select_option(label, worth.box.value, description=about)

    def _address(self, verb: str, *arguments: str) -> str:
        return str(Address(self.stored.id, self.game.revision, verb, arguments))
