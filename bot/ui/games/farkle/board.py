"""The board of a game of Farkle."""

from bisect import bisect
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.games.farkle import (
    Game,
    Keepable,
    Penalty,
    Phase,
    bank_needs,
    dice_to_roll,
    keep_to_bank,
    keeps,
    leaders,
    must_keep_all,
    needs_to_win,
    offer_to_follow,
    points_if_time_ends,
    rolls_on_if_time_ends,
    turn_after,
)
from bot.model.games import StoredGame
from bot.ui.components import ActionRow, Button, Screen, Style, action_row, button
from bot.ui.display import Display, dice
from bot.ui.game import board as game_board
from bot.ui.games.farkle.buttons import Verb, best, chosen, only_sensible, useful
from bot.ui.games.farkle.rules import goal
from bot.ui.games.farkle.storytelling import in_throws
from bot.ui.marks import Marked
from bot.ui.presentation import Frame

_DICE_IN_A_ROW = 3
_SIZES = (400, 800, 1500)
"""The points at which a turn gets the next square."""
_NOTHING, _SQUARES = "⬛", "🟨🟧🟩🟦"


class _Pressable(NamedTuple):
    keep: Keepable | None
    points: int
    throw: int
    bank: int


class BoardView(game_board.BoardView[Game]):
    def __init__(self, stored: StoredGame, display: Display, marked: int | None = None) -> None:
        super().__init__(stored, display)
        game = self.game
        self.keeps = keeps(game)
        self.offer = offer_to_follow(game)
        thrown = game.turn.thrown
        self.marks = only_sensible(thrown, self.keeps, game.rules.dice) if marked is None else marked
        keep = chosen(thrown, self.keeps, self.marks)
        if keep is None:
            self.marks = 0
        self.can = _pressable(game, keep)
        self.player = self.name(game.current)

    def head(self) -> str:
        return self.display.say("board-head", title=self.stored.title, round=self.game.round, **goal(self.game.rules))

    def order(self) -> Sequence[int]:
        return self.game.from_seat(self.game.starter)

    def beside(self, number: int) -> Iterator[str]:
        game, seat = self.game, self.game.seat(number)
        if game.rules.target and seat.total < game.rules.target:
            yield self.display.say("board-to-go", points=game.rules.target - seat.total)
        if game.rules.opening and not seat.has_opened:
            yield "🔒"
        if game.rules.penalty and seat.streak:
            yield _streak(seat.streak, game.rules.penalty)
        if number in (game.final or ()):
            yield "🏁"

    def controls(self) -> list[ActionRow]:
        is_choosing = self.game.phase is Phase.KEEP and self.can_move
        actions = game_board.in_rows(list(self._moves()), list(self._others()))
        return [*(self._dice() if is_choosing else []), *actions]

    def turn(self) -> Iterator[str]:
        yield from self._final()
        if self.can_look:
            yield from self._kept()
            if self.game.turn.thrown:
                yield self.dice_large(self.game.turn.thrown)
        elif self.can_move:
            yield from self._before_throw() if self.game.phase is Phase.THROW else self._after_throw()
            yield from self._time()

    def _time(self) -> Iterator[str]:
        if self.due_at is not None:
            game, banked = self.game, points_if_time_ends(self.game)
            then = "play-on" if rolls_on_if_time_ends(game) else "bank" if banked else "lapse"
            yield self.display.say(
                "board-time",
                due=str(self.due_at),
                slow=self.stored.deadline.is_slow,
                then=then,
                banked=banked,
                aside=game.is_aside_if_time_ends,
            )

    def _final(self) -> Iterator[str]:
        game, say = self.game, self.display.say
        if game.contenders:
            level = [self.name(seat) for seat in game.contenders if not game.seat(seat).left]
            yield say("board-play-off", players=self.display.listed(level))
        elif game.final is not None and len(game.seats) > 1:
            leading = leaders(game)
            names = self.display.listed([self.name(seat) for seat in leading])
            yield say("board-final", leader=names, total=game.seat(leading[0]).total)
        if needs := needs_to_win(game):
            if self.can.points >= needs:
                yield say("board-final-enough")
            elif not game.rules.is_exact or needs <= game.rules.target - game.seat(game.current).total:
                yield say("board-final-needs", player=self.player, needs=needs)

    def _before_throw(self) -> Iterator[str]:
        turn, say = self.game.turn, self.display.say
        if turn.misses:
            tries = self.game.rules.last_die_throws - turn.misses
            yield from self._kept()
            yield say("board-missed", player=self.player, tries=tries)
            return
        if self.offer:
            # The turn before is that of the seat whose dice are on offer.
            giver, offer = self.name(self.game.log[-1].ended_by.seat), self.offer
            yield say("board-take-over", player=self.player, fresh=turn.dice, points=offer.points, giver=giver)
        else:
            yield say("board-your-turn", player=self.player)
        yield from self._still_needed(turn.points)

    def _after_throw(self) -> Iterator[str]:
        game, turn, say = self.game, self.game.turn, self.display.say
        if turn.kept and len(turn.thrown) == game.rules.dice:
            yield say("board-hot-dice", picture=self.display.icon("hot_dice"), dice=game.rules.dice)
        yield from self._kept()
        yield self.dice_large(turn.thrown)
        if self.can.keep:
            kept = dice(self.can.keep.dice)
            yield say("board-marked", player=self.player, first=not turn.points, dice=kept, turn=self.can.points)
        else:
            yield say("board-mark", player=self.player)
        if must_keep_all(game):
            yield say("words-keep-all")
        yield from self._still_needed(self.can.points)

    def _kept(self) -> Iterator[str]:
        turn, say = self.game.turn, self.display.say
        if turn.taken_over:
            yield say("board-taken-over", points=turn.taken_over)
        if turn.kept:
            yield say("board-kept", dice=in_throws(turn, self.display), points=turn.at_risk)

    def _still_needed(self, points: int) -> Iterator[str]:
        game, say = self.game, self.display.say
        needs = bank_needs(game)
        if needs > max(points, self.can.bank):
            key = "below-opening" if needs > game.rules.minimum_bank else "below-minimum"
            # A message above has said this.
            if needs > needs_to_win(game):
                missing = game.rules.scorable(needs - points)
                yield say(key, needs=needs, missing=missing)
        elif self.can.bank < self.can.points and self.can.keep:
            yield say("hot-dice-must-throw", dice=game.rules.dice)
        if game.rules.is_exact:
            missing = game.rules.target - game.seat(game.current).total - points
            yield say("board-exact", missing=missing, target=game.rules.target)

    def _dice(self) -> list[ActionRow]:
        thrown = self.game.turn.thrown
        may_keep = useful(thrown, self.keeps)
        buttons = [self.die(Verb.DIE, index, face, disabled=not may_keep[index]) for index, face in enumerate(thrown)]
        firsts = range(0, len(buttons), _DICE_IN_A_ROW)
        return [action_row(*buttons[first : first + _DICE_IN_A_ROW]) for first in firsts]

    def _others(self) -> Iterator[Button]:
        yield from self.hint()
        yield from self.back()
        yield from self.leave()

    def _moves(self) -> Iterator[Button]:
        say, can, offer = self.display.say, self.can, self.offer
        yield from self.resume()
        if not self.can_move:
            return
        if offer:
            label = say("button-follow", dice=offer.dice, points=offer.points)
            yield button(label, self.address(Verb.FOLLOW), style=Style.success)
        address = self._marked(Verb.ROLL, self.marks)
        yield button(self._roll_label(), address, style=Style.primary, disabled=not can.throw)
        if self.game.phase is Phase.KEEP:
            label = say("button-bank", points=can.bank) if can.bank else say("button-bank-not")
            address = self._marked(Verb.BANK, self.marks)
            yield button(label, address, style=Style.success, disabled=not can.bank)
            yield self._keep_best()

    def _keep_best(self) -> Button:
        best_marks = best(self.game.turn.thrown, self.keeps)
        return button(
            self.display.say("button-best", points=self.keeps[0].points),
            self._marked(Verb.BEST, best_marks),
            disabled=self.can.keep == self.keeps[0],
        )

    def _roll_label(self) -> str:
        say, can = self.display.say, self.can
        if not can.throw:
            return say("button-roll-unmarked")
        if self.offer:
            return say("button-fresh", dice=can.throw)
        return (
            say("button-roll", dice=can.throw, points=can.points - self.game.turn.taken_over)
            if can.points
            else say("button-roll-first", dice=can.throw)
        )

    def _marked(self, verb: Verb, marked: int) -> str:
        return self.address(verb, *Marked(marked).arguments)


def _pressable(game: Game, keep: Keepable | None) -> _Pressable:
    banked = keep_to_bank(game, keep)
    bank = turn_after(game, banked).points if banked else 0
    if keep is None:
        return _Pressable(None, game.turn.points, dice_to_roll(game), bank)
    after = turn_after(game, keep)
    return _Pressable(keep, after.points, 0 if game.has_one_roll else after.dice, bank)


def squares(points: Sequence[int]) -> str:
    return "".join(_SQUARES[bisect(_SIZES, each)] if each else _NOTHING for each in points)


def about_squares(points: Sequence[int], display: Display) -> tuple[str, str]:
    words = display.say("squares-in-words", best=max(points, default=0), lost=points.count(0))
    # Not everyone can tell the colours apart.
    return words, " · ".join(display.say("words-points", points=each) for each in points)


def _streak(farkles: int, penalty: Penalty) -> str:
    return f"⚠️ {min(farkles, penalty.farkles)}/{penalty.farkles}"


def solo_board(
    stored: StoredGame, display: Display, marked: int | None, story: Sequence[str], log_until: int, frame: Frame
) -> Screen:
    return _SoloBoardView(stored, display, marked, frame).view(None, story, log_until)


class _SoloBoardView(BoardView):
    """The board of a game alone: without opponents, target and clock."""

    def __init__(self, stored: StoredGame, display: Display, marked: int | None, frame: Frame) -> None:
        super().__init__(stored, display, marked)
        self.route = frame.route
        self.frame = frame

    def head(self) -> str:
        return self.frame.head

    def seats(self) -> Iterator[str]:
        seat, penalty = self.game.seat(1), self.game.rules.penalty
        streak = f" · {_streak(seat.streak, penalty)}" if penalty and seat.streak else ""
        yield self.display.say("solo-total", total=seat.total) + streak

    def _time(self) -> Iterator[str]:
        yield from self.frame.about

    def _others(self) -> Iterator[Button]:
        yield from self.frame.buttons
