"""A press that changes a game: decided, committed, and shown."""

from bot.errors import Refused
from bot.games.errors import IllegalMove
from bot.model.games import Status
from bot.ui.game.marks import drawing_of
from bot.ui.game.press import Action, Decide, Press
from bot.ui.game.showing import BoardAhead, mend, note_pressed, show
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
