"""Pig as players see it: the board with its two buttons, and the game in words."""

from collections.abc import Iterator, Sequence

from bot.games.seating import Step
from bot.model.games import StoredGame
from bot.model.records import Card
from bot.records.records import FinishedGame
from bot.ui.components import ActionRow, Style, action_row, button
from bot.ui.display import Display, dice
from bot.ui.game import board as game_board
from bot.ui.presentation import ChoosingAction, Presentation, Targets
from farkle_pig.engine import Banked, Busted, Choice, Fact, Game, RuleSet, TakenTurn

_DICE_SHOWN = 8


class BoardView(game_board.BoardView[Game]):
    def head(self) -> str:
        return self.display.say("pig-head", title=self.stored.title, target=self.game.rules.target)

    def turn(self) -> Iterator[str]:
        turn, say, player = self.game.turn, self.display.say, self.name(self.game.current)
        if turn.dice:
            yield self.dice_large(turn.dice[-_DICE_SHOWN:])
        if not self.can_move:
            return
        yield say("pig-turn", player=player, points=turn.points) if turn.dice else say("pig-your-turn", player=player)
        if self.due_at is not None:
            yield say("pig-time", due=str(self.due_at), points=turn.points)

    def controls(self) -> list[ActionRow]:
        say, points = self.display.say, self.game.turn.points
        roll = button(say("pig-button-roll"), self.address(Choice.ROLL), style=Style.primary)
        bank = button(
            say("pig-button-bank", points=points), self.address(Choice.BANK), style=Style.success, disabled=not points
        )
        moves = (roll, bank) if self.can_move else ()
        return [action_row(*moves, *self.resume(), *self.back(), *self.leave())]


def _story(stored: StoredGame, taken: TakenTurn, display: Display) -> str:
    key = "pig-bust" if taken.is_bust else "pig-idle" if taken.idle else "pig-bank"
    return display.say(
        key,
        player=display.name(stored.player(taken.seat)),
        dice=dice(taken.dice[-_DICE_SHOWN:]),
        points=taken.points,
        lost=sum(taken.dice[:-1]),
        total=taken.totals[taken.seat - 1],
    )


class Pig(Presentation[RuleSet, Game, Fact, TakenTurn]):
    name = "pig"
    board = staticmethod(BoardView.draw)
    actions = {  # noqa: RUF012  # nothing changes it
        Choice.ROLL: ChoosingAction(lambda _game, _nothing: Choice.ROLL),
        Choice.BANK: ChoosingAction(lambda _game, _nothing: Choice.BANK),
    }
    targets = Targets(most=1000, offered=(50, 100, 200, 500))

    def story(
        self, stored: StoredGame, _before: Game, steps: Sequence[Step[Fact, Game]], display: Display
    ) -> list[str]:
        """The lines about what has just happened."""
        return [_story(stored, step.after.log[-1], display) for step in steps if isinstance(step.fact, Banked | Busted)]

    def log(self, stored: StoredGame, display: Display, before: int | None) -> list[str]:
        """The last turns in small print, unless a turn is in the story."""
        turns = stored.game.log if stored.game and before is None else ()
        return [f"-# {_story(stored, taken, display)}" for taken in turns]

    def lobby_head(self, stored: StoredGame, display: Display) -> str:
        assert isinstance(stored.rules, RuleSet)
        return display.say("pig-lobby-head", title=stored.title, target=stored.rules.target)

    def turning_points(self, found: FinishedGame, display: Display) -> Iterator[str]:
        """The turn that brought most."""
        best = max(found.summary.turns, key=lambda taken: taken.points, default=None)
        if best is not None and best.points:
            player = display.name(found.stored.player(best.seat))
            yield display.say("pig-best-turn", player=player, round=best.number, points=best.points)

    def in_short(self, rules: RuleSet, display: Display) -> str:
        return display.say("pig-in-short", target=rules.target)

    def in_words(self, rules: RuleSet, display: Display) -> list[str]:
        return [display.say("pig-words-turn"), display.say("pig-words-winning", target=rules.target)]

    def turn(self, stored: StoredGame, taken: TakenTurn, display: Display) -> Iterator[str]:
        yield _story(stored, taken, display)

    def on_card(self, card: Card, display: Display) -> Iterator[str]:
        yield display.say("pig-card", busts=card.tally["busts"], best=card.tally["best_turn"])


PRESENTATION = Pig()
