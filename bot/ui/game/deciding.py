"""A press that changes a game, which is decided, committed and shown, or that only marks dice."""

from collections.abc import Callable
from typing import Any

from bot.errors import IllegalMove, Refused
from bot.model.games import Status
from bot.play import turns
from bot.play.change import Change
from bot.play.guards import check_turn
from bot.ui.game.marks import Mark, Marked, drawing_of
from bot.ui.game.press import Action, Decide, Press
from bot.ui.game.showing import BoardAhead, mend, note_pressed, redraw, show
from bot.ui.game.stage import Stage


def carry_out(drawn: Status, decide: Decide) -> Action:
    """Commits what a press decides, and shows it.

    Where the press is refused because the game no longer stands as its message shows it, which is with the status
    `drawn`, the message is mended instead.
    """

    async def act(press: Press) -> None:
        try:
            await note_pressed(press)
            change = decide(press)
            marked = press.context.services.drawn.last(drawing_of(change.after))
            board = BoardAhead(change, press.context.display, marked)
            await press.session.commit(change, board.draw)
        except (Refused, IllegalMove):
            if not await mend(press, drawn):
                raise
        else:
            await show(Stage.of(press.context), press.session, change, marked, board.view)

    return act


def choosing(choice_of: Callable[[Press], Any]) -> Decide:
    """Plays a choice of the player whose turn it is. `choice_of` says which, and raises Refused and IllegalMove."""

    def decide(press: Press) -> Change:
        now, roller = press.session.now(), press.session.roller
        return turns.choose(
            press.stored, press.user_id, press.address.revision, choice_of(press), now=now, roller=roller
        )

    return decide


def marking(mark: Mark) -> Action:
    """Draws the board with other marks. They are in the addresses of its buttons, so nothing is stored."""

    async def act(press: Press) -> None:
        try:
            check_turn(press.stored, press.user_id, press.address.revision)
        except (Refused, IllegalMove):
            if not await mend(press, Status.PLAYING):
                raise
            return
        drawn, seen = press.context.services.drawn, Marked.read(press.address.arguments)
        await redraw(Stage.of(press.context), press.session, drawn.mark(press.stored, seen, mark))

    return act
