"""What is shown once the game is unlocked: turns of computers to watch, then the ending with its records.

They are stored before, so a restart loses nothing.
"""

from collections.abc import Mapping, Sequence

from bot.errors import Refused
from bot.model.games import StoredGame
from bot.model.servers import Board
from bot.records.endings import REVIEW_SECONDS, CountedEnding, Endings
from bot.ui.components import Screen
from bot.ui.game.delivery import Delivery
from bot.ui.game.ending import ending, look_back
from bot.ui.game.plan import Plan, in_order
from bot.ui.page import Figure
from bot.ui.presentation import presentation_of
from bot.ui.services import Services

_RETRIES = 5


def deliver_rest(delivery: Delivery, services: Services, stored: StoredGame, plan: Plan) -> None:
    """Shows what follows a change. Call it as soon as the game is unlocked."""
    if plan.frames:
        services.films.begin(stored.id, plan.frames)
    services.tasks.begin(_deliver(delivery, services, stored, plan))


async def _deliver(delivery: Delivery, services: Services, stored: StoredGame, plan: Plan) -> None:
    if plan.frames:
        await _deliver_turns(delivery, services, stored, plan.frames)
    if plan.story:
        await add_records(delivery, services.endings, stored, plan.story)


async def _deliver_turns(delivery: Delivery, services: Services, stored: StoredGame, frames: Sequence[Screen]) -> None:
    """Shows the turns of computers one by one. Ends early if the game continues, pauses, stops, is posted elsewhere,
    deleted or skipped. The last frame is tried again.
    """
    films, board = services.films, stored.boards[0]
    try:
        for frame in (*frames, *[frames[-1]] * _RETRIES):
            if not await films.is_time_for(frames, frame, stored.channel_of(board)):
                continue
            async with services.sessions.lock(stored.id) as session:
                if not films.is_running(stored.id, frames) or _seen_of(session.stored) != _seen_of(stored):
                    return
                if await delivery.edit_again(session.stored, board, frame) and frame is frames[-1]:
                    return
    except Refused:
        # The game is deleted.
        return
    finally:
        films.end(stored.id, frames)


def _seen_of(stored: StoredGame) -> tuple[object, ...]:
    return stored.revision, stored.status, [board.message_id for board in stored.boards]


async def add_records(
    delivery: Delivery, endings: Endings, stored: StoredGame, story: Mapping[int | None, Sequence[str]]
) -> None:
    """Adds ratings, achievements, and the review to the ending. If the review is slow, the clock adds it later.

    `story` is what a `Plan` says, or empty: then the log describes the last turn.
    """
    found = await endings.of(stored.id, REVIEW_SECONDS if story else 0.0)
    asker = delivery.context.user_id if delivery.context else None
    shown = [
        await _add_records_to(board, delivery, endings, stored, story.get(board.viewer), found)
        for board in in_order(stored, asker)
    ]
    if all(shown):
        await endings.record_shown(stored.id, with_review=found.sums is not None)


async def _add_records_to(
    board: Board,
    delivery: Delivery,
    endings: Endings,
    stored: StoredGame,
    story: Sequence[str] | None,
    found: CountedEnding,
) -> bool:
    display = delivery.display_of(stored, board)
    if story is None:
        story = presentation_of(stored.rules).log(stored, display, None)[-1:] if board.thread_id is None else ()
    reviewed = await look_back(endings, display, stored, found.sums)

    def view_with(picture: Figure | None) -> Screen:
        return ending(stored, display, story, found.counted, reviewed._replace(picture=picture))

    is_shown = await delivery.edit_after_answer(stored, board, view_with(reviewed.picture), reviewed.picture)
    # Attaching files may be forbidden; the words still help.
    return is_shown or await delivery.edit_message(stored, board, view_with(None)) is None
