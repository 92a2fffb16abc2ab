"""The board: one message that shows a running game, with every button that may be pressed."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.games.farkle import (
    Game,
    Keepable,
    Phase,
    bank_needs,
    dice_to_roll,
    is_aside_if_time_ends,
    keeps,
    leaders,
    must_keep_all,
    offer_to_follow,
    points_if_time_ends,
    turn_after,
    why_not_bank,
)
from bot.model.games import Status, StoredGame
from bot.ui.components import ActionRow, Button, Component, Screen, Style, action_row, button, separator, text_display
from bot.ui.display import TEAL, Display, dice
from bot.ui.game import marks
from bot.ui.game.address import Address, Verb

_DICE_IN_A_ROW = 3


def board(stored: StoredGame, display: Display, marked: int | None = None, above: str | None = None) -> Screen:
    """The board of a running game. `above` is a text to show above everything else.

    `marked` are the dice that are marked; with None, the board marks what is obvious.
    """
    assert stored.game is not None
    return _Board(stored, stored.game, display, marked).view(above)


@dataclass(frozen=True)
class _Pressable:
    """What the marks make possible: the points at risk, the dice to throw next, and the points that may be banked."""

    keep: Keepable | None
    points: int
    throw: int
    bank: int


class _Board:
    def __init__(self, stored: StoredGame, game: Game, display: Display, marked: int | None) -> None:
        self.stored = stored
        self.game = game
        self.display = display
        self.keeps = keeps(game)
        self.offer = offer_to_follow(game)
        thrown = game.turn.thrown
        self.marks = marks.only_sensible(thrown, self.keeps, game.rules.dice) if marked is None else marked
        keep = marks.chosen(thrown, self.keeps, self.marks)
        if keep is None:
            self.marks = 0
        self.can = _pressable(game, keep)
        self.player = self.name(game.current)
        self.is_paused = stored.status is Status.PAUSED

    def view(self, above: str | None) -> Screen:
        components: list[Component] = [
            text_display(self._head()),
            text_display("\n".join(self._seats())),
            separator(),
            text_display("\n".join(self._turn())),
        ]
        if above:
            components.insert(0, text_display(above))
        if self.game.phase is Phase.KEEP and not self.is_paused:
            components += self._dice()
        components.append(action_row(*self._buttons()))
        return Screen(*components, accent=TEAL)

    def name(self, seat: int) -> str:
        return self.display.name(self.stored.players[seat - 1])

    def _head(self) -> str:
        title, rules = self.stored.title, self.game.rules
        reach, target = rules.target_reach, rules.target
        return self.display.say("board-head", title=title, reach=reach, target=target, id=str(self.stored.id))

    def _seats(self) -> Iterator[str]:
        game, say = self.game, self.display.say
        for number in game.from_seat(game.starter):
            seat = game.seat(number)
            if seat.left:
                yield say("board-seat-left", player=self.name(number), total=seat.total)
                continue
            turn = "yes" if number == game.current else "no"
            parts = [say("board-seat", turn=turn, player=self.name(number), total=seat.total)]
            parts.append(say("board-percent", percent=min(100, max(0, seat.total * 100 // game.rules.target))))
            if game.rules.opening and not seat.has_opened:
                parts.append(say("board-off"))
            if game.rules.penalty and seat.streak:
                parts.append(say("board-streak-of", streak=seat.streak, most=game.rules.penalty.farkles))
            elif seat.streak:
                parts.append(say("board-streak", streak=seat.streak))
            if number in (game.final or ()):
                parts.append(say("board-last-turn"))
            if seat.aside:
                parts.append(say("board-aside"))
            yield " · ".join(parts)

    def _turn(self) -> Iterator[str]:
        yield from self._final()
        if self.game.is_asleep:
            yield self.display.say("board-asleep")
            return
        if self.is_paused:
            yield from self._at_rest()
        elif self.game.phase is Phase.THROW:
            yield from self._before_throw()
        else:
            yield from self._after_throw()
        yield from self._time()

    def _at_rest(self) -> Iterator[str]:
        """What a paused turn continues with."""
        turn = self.game.turn
        if turn.points:
            yield self.display.say("board-turn-points", points=turn.points)
        if turn.thrown:
            yield self.display.say("board-thrown", dice=dice(turn.thrown))
        yield self.display.say("board-paused")

    def _time(self) -> Iterator[str]:
        """When the time of the turn runs out, and what happens then."""
        if self.stored.due_at is not None:
            banked, aside = points_if_time_ends(self.game), "yes" if is_aside_if_time_ends(self.game) else "no"
            yield self.display.say("board-time", due=str(self.stored.due_at), banked=banked, aside=aside)

    def _final(self) -> Iterator[str]:
        game, say = self.game, self.display.say
        if game.contenders:
            level = [self.name(seat) for seat in game.contenders if not game.seat(seat).left]
            yield say("board-play-off", players=self.display.listed(level))
        elif game.final is not None:
            leading = leaders(game)
            names = self.display.listed([self.name(seat) for seat in leading])
            key = "board-final-exact" if game.rules.target_reach == "exact" else "board-final"
            total = game.seat(leading[0]).total
            yield say(key, leader=names, total=total, many=len(leading))
            missing = total + 1 - game.seat(game.current).total - self.can.points
            if missing > 0 and game.current not in leading and game.rules.target_reach != "exact":
                yield say("board-final-missing", missing=missing)

    def _before_throw(self) -> Iterator[str]:
        turn, say = self.game.turn, self.display.say
        if turn.misses:
            tries = self.game.rules.last_die_throws - turn.misses
            yield say("board-missed", tries=tries, points=turn.points)
            return
        yield say("board-your-turn", player=self.player)
        yield say("board-throw-first", dice=turn.dice)
        if self.offer:
            giver = self.name(self._seat_before())
            yield say("board-or-follow", dice=self.offer.dice, points=self.offer.points, player=giver)
        yield from self._still_needed(turn.points)

    def _after_throw(self) -> Iterator[str]:
        game, turn, say = self.game, self.game.turn, self.display.say
        if turn.points and len(turn.thrown) == game.rules.dice:
            yield say("board-hot-dice", picture=self.display.icon("hot_dice"), dice=game.rules.dice)
        if turn.points:
            yield say("board-turn-points", points=turn.points)
        yield say("board-thrown", dice=dice(turn.thrown))
        if self.can.keep:
            kept = dice(self.can.keep.dice)
            yield say("board-marked", dice=kept, points=self.can.keep.points, turn=self.can.points)
        else:
            yield f"{self.player}: " + say("board-mark")
        if must_keep_all(game):
            yield say("board-keep-all")
        yield from self._still_needed(self.can.points)

    def _still_needed(self, points: int) -> Iterator[str]:
        """Why the turn may not be banked yet, and how far away an exact target is."""
        game, say = self.game, self.display.say
        needs = bank_needs(game)
        if needs > points:
            opening = needs > game.rules.minimum_bank
            yield say("board-needs-opening" if opening else "board-needs-minimum", needs=needs, missing=needs - points)
        elif self.can.keep and not self.can.bank:
            yield say("board-must-throw")
        if game.rules.target_reach == "exact":
            missing = game.rules.target - game.seat(game.current).total - points
            yield say("board-exact", missing=missing, target=game.rules.target)

    def _seat_before(self) -> int:
        """The seat that last banked, whose dice are on offer."""
        game = self.game
        return max(game.numbers, key=lambda number: game.seat(number).since)

    def _dice(self) -> list[ActionRow]:
        thrown = self.game.turn.thrown
        useful = marks.useful(thrown, self.keeps)
        buttons = [self._die(index, face, useful[index]) for index, face in enumerate(thrown)]
        firsts = range(0, len(buttons), _DICE_IN_A_ROW)
        return [action_row(*buttons[first : first + _DICE_IN_A_ROW]) for first in firsts]

    def _die(self, index: int, face: int, useful: bool) -> Button:
        is_marked = bool(self.marks >> index & 1)
        return button(
            self.display.say("button-die", marked="yes" if is_marked else "no", face=face),
            self._address(Verb.DIE, self.marks, index),
            emoji=self.display.emoji.get(f"{'kept' if is_marked else 'die'}_{face}"),
            style=Style.success if is_marked else Style.secondary,
            disabled=not useful,
        )

    def _buttons(self) -> Iterator[Button]:
        say = self.display.say
        if self.is_paused:
            yield button(say("button-resume"), self._address(Verb.RESUME), style=Style.primary)
        elif not self.game.is_asleep:
            yield from self._moves()
        if any(self.game.seat(number).aside for number in self.game.active):
            style = Style.primary if self.game.is_asleep else Style.secondary
            yield button(say("button-back"), self._address(Verb.BACK), style=style)
        yield button(say("button-leave"), self._address(Verb.LEAVE))

    def _moves(self) -> Iterator[Button]:
        say, can, offer = self.display.say, self.can, self.offer
        if offer:
            label = say("button-follow", dice=offer.dice, points=offer.points)
            yield button(label, self._address(Verb.FOLLOW), style=Style.success)
        address = self._address(Verb.ROLL, self.marks)
        yield button(self._roll_label(), address, style=Style.primary, disabled=not can.throw)
        if self.game.phase is Phase.KEEP:
            label = say("button-bank", points=can.bank) if can.bank else say("button-bank-not")
            address = self._address(Verb.BANK, self.marks)
            yield button(label, address, style=Style.success, disabled=not can.bank)
            yield self._keep_best()

    def _keep_best(self) -> Button:
        best_marks = marks.best(self.game.turn.thrown, self.keeps)
        return button(
            self.display.say("button-best", points=self.keeps[0].points),
            self._address(Verb.BEST, best_marks),
            disabled=self.can.keep == self.keeps[0],
        )

    def _roll_label(self) -> str:
        say, can = self.display.say, self.can
        if not can.throw:
            return say("button-roll-unmarked")
        if self.offer:
            return say("button-fresh", dice=can.throw)
        return (
            say("button-roll", dice=can.throw, points=can.points)
            if can.points
            else say("button-roll-first", dice=can.throw)
        )

    def _address(self, verb: Verb, marked: int = 0, die: int | None = None) -> str:
        return str(Address(self.stored.id, self.game.revision, verb, marked, die))


def _pressable(game: Game, keep: Keepable | None) -> _Pressable:
    if keep is None:
        return _Pressable(None, game.turn.points, dice_to_roll(game), 0)
    after = turn_after(game, keep)
    return _Pressable(keep, after.points, after.dice, after.points if why_not_bank(game, keep) is None else 0)
