"""One locked game, and who asks: a person by an interaction, or the clock. Here a change happens.

Its actions are what buttons and menus do that all games have.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import KW_ONLY, dataclass, replace
from functools import partial

from bot.coach.coach import CoachUnavailable
from bot.discord_py import UNDELIVERED
from bot.errors import Refused
from bot.model.games import Change, StoredGame
from bot.model.leftovers import REPLIED_TO
from bot.model.place import is_server, without_bot
from bot.model.servers import Board
from bot.play.guards import may_opponent_play
from bot.play.leftovers import REPLACED_SECONDS, with_new_message
from bot.play.lobby import close_if_due
from bot.play.sessions import Session
from bot.ui.components import Screen, text_display
from bot.ui.context import Context
from bot.ui.display import Display
from bot.ui.game.afterwards import deliver_rest
from bot.ui.game.calling import THERE_SECONDS, Calling
from bot.ui.game.delivery import Delivery, Posted, ThreadGoneError
from bot.ui.game.leftovers import delete_after_press
from bot.ui.game.plan import (
    Answer,
    Ask,
    Begin,
    CloseThread,
    Edit,
    Item,
    OpenThread,
    Plan,
    Post,
    Retire,
    Why,
    lobby_line,
    plan_call,
    plan_change,
    plan_redraw,
    private_board,
)
from bot.ui.game.threads import close_thread, open_thread
from bot.ui.game_addresses import Address
from bot.ui.presentation import Action
from bot.ui.services import Services

log = logging.getLogger(__name__)

_NOTHING = Plan()
_PATIENCE_SECONDS = 1.0


class Table:
    """`context` is a person's interaction, None for the clock. `display` is that of the game's channel.

    If `is_private`, the asker plays in the pressed private message, which shows them the game, too.
    """

    def __init__(self, services: Services, session: Session, display: Display, context: Context | None = None) -> None:
        self.services = services
        self.session = session
        self.delivery = Delivery(services.messages, display, context)
        self.asker = context.user_id if context else None
        self.is_private = False
        self._rest = _NOTHING

    @property
    def stored(self) -> StoredGame:
        return self.session.stored

    @property
    def context(self) -> Context:
        """The context of the press."""
        assert self.delivery.context is not None
        return self.delivery.context

    @property
    def own_board(self) -> Board:
        """The board that the asker sees."""
        return self.stored.board_of(self.asker)

    @property
    def link(self) -> str:
        """The link to the asker's board."""
        return self.stored.link_for(self.asker)

    @property
    def marked(self) -> int | None:
        """The current player's recent marks."""
        return self.services.marks.last(self.stored)

    def display_of(self, board: Board) -> Display:
        return self.delivery.display_of(self.stored, board)

    def calling(self, stored: StoredGame) -> Calling:
        """The people who are there now, whom pings reach, and the boards near the bottom of their channels."""
        services, since = self.services, self.session.now() - THERE_SECONDS
        presses = {person: services.sessions.last_press(stored.id, person) for person in stored.seats.people}
        there = [
            person
            for person, press in presses.items()
            if press.at >= since and press.channel_id == stored.channel_of(stored.board_of(person))
        ]
        near = [
            board
            for board in stored.boards
            if services.last_messages.is_near(stored.channel_of(board), board.message_id or 0)
        ]
        pings = {person: services.own_settings.of(person).pings for person in presses}
        return Calling(services.settings.of(stored.guild_id).boards, pings, there, near)

    async def make(self, change: Change, answer: Answer | None = None, plan: Plan | None = None) -> Change:
        """Makes a change happen: the first roll falls, computers play, all is stored, and people see it.

        `answer` comes first. `plan` replaces what `plan_change` decides; then computers don't play yet. Returns the
        change with all that followed. Raises Refused and DatabaseFailedError as `Session.commit`; CoachUnavailable if
        nothing changed at all.
        """
        whole = last = self.session.completed(change)
        marked, has_answered, passes = self._marked_after(whole), False, answer is not None and answer.passing
        if plan is None and may_opponent_play(whole.after):
            # What people did is stored before computers think.
            has_answered = await self._store(whole, answer)
            whole, last = await self._with_computers(whole)
            marked = answer = None
        planned = self._plan(whole, marked) if plan is None else plan
        has_answered |= await self._store(last, answer)
        await self.deliver(planned)
        if has_answered and passes:
            # If the answer failed, this may be the board.
            await self.context.answers.take_back()
        return whole

    async def _store(self, change: Change, answer: Answer | None) -> bool:
        """Stores a change, and returns whether the press got the answer."""
        if change.after is not change.before:
            await self.session.commit(change)
        return answer is not None and await self._answer(answer)

    async def _with_computers(self, whole: Change) -> tuple[Change, Change]:
        """The change with the turns of computers, which one message shows; and the last, which is to be stored.
        If the coach fails, the clock tries again.
        """
        if self.delivery.context is not None and self.context.interaction.message is None:
            # A typed move. The board must not be its private answer.
            self.context.answers.expect(instead=self.context.own.say("board-is-here", link=self.link))
        last = Change(whole.after, whole.after)
        try:
            while may_opponent_play(whole.after):
                await self._store(last, None)
                last = Change(whole.after, whole.after)
                last = await self.session.turn_of_computer()
                whole = Change(whole.before, last.after, (*whole.steps, *last.steps))
        except CoachUnavailable as error:
            if whole.after is whole.before:
                raise
            log.warning("the opponents of game %s cannot play now: %r", self.stored.id, error)
        return whole, last

    def _plan(self, change: Change, marked: int | None) -> Plan:
        display_of = partial(self.delivery.display_of, change.after)
        plan = plan_change(change, display_of, self.calling(change.after), asker=self.asker, marked=marked)
        own = [Answer(self._private_board(change, marked))] if self.is_private else []
        return replace(plan, items=(*own, *plan.items))

    def _private_board(self, change: Change, marked: int | None) -> Screen:
        display = replace(self.context.own, viewer=self.asker)
        return private_board(change, display, self.calling(change.after), marked)

    def _marked_after(self, change: Change) -> int | None:
        """The marks after a change: those that the current player makes while another person acts stay."""
        before, after, marks = change.before, change.after, self.services.marks
        if before.game is None or after.game is None or before.game.turn is not after.game.turn:
            return None
        marked = marks.last(before)
        if marked is not None:
            marks.remember(after, marked)
        return marked

    async def close_if_overdue(self) -> bool:
        """Closes a lobby whose time is over, and returns whether it did. Of a challenge, the clock shows it to both
        people.
        """
        closing = close_if_due(self.stored, now=self.session.now())
        if closing is None:
            return False
        await self.make(closing)
        return True

    async def redraw(self) -> None:
        """Draws all boards again."""
        await self.deliver(plan_redraw(self.stored, self.stored.boards, self.display_of, self.marked))

    async def redraw_own(self) -> None:
        """Draws the asker's board again: the private one, if that was pressed."""
        if self.is_private:
            await self._answer(Answer(self._private_board(Change(self.stored, self.stored), self.marked)))
            return
        await self.deliver(plan_redraw(self.stored, [self.own_board], self.display_of, self.marked))

    async def call_again(self, why: Why | None = None, marked: int | None = None) -> bool:
        """Posts the board of the current player anew, with a ping and the reason. Returns whether it was shown."""
        calling = self.calling(self.stored)
        plan = plan_call(self.stored, self.display_of, calling, asker=self.asker, why=why, marked=marked)
        return await self.deliver(plan)

    async def deliver(self, plan: Plan) -> bool:
        """Delivers a plan, and returns whether people see a board of it."""
        if plan.frames or plan.story:
            self._rest = plan
        return any([await self._deliver(item) for item in plan.items])

    async def _deliver(self, item: Item) -> bool:
        """Delivers one item, and returns whether people see a board."""
        stored, delivery = self.stored, self.delivery
        match item:
            case Edit():
                return await self._edit(item)
            case Post():
                return await self._post(item)
            case Ask(board, screen, called):
                await self._send(board, screen, called)
            case Retire(board, screen):
                await delivery.edit(stored, board, screen)
            case OpenThread(board):
                await open_thread(self.context, stored, board)
            case Begin(board, links):
                thread_id = stored.board_of(board.viewer).thread_id if links else None
                line, lobby = lobby_line(stored, self.display_of(board), thread_id), _lobby_message(board)
                await (delivery.edit_message if links else delivery.edit)(stored, lobby, line)
            case CloseThread(thread_id):
                await close_thread(delivery.messages.client, thread_id)
            case Answer():
                await self._answer(item)
        return False

    async def _edit(self, item: Edit) -> bool:
        board, called = item.board, False
        message_id = await self.delivery.edit(self.stored, board, item.screen)
        if message_id is None:
            posted = await self._send(board, item.screen, item.called)
            if posted is None:
                return False
            message_id, called = posted.id, self._has_called(item)
        self.remember_message(board, message_id, called=called, replaces=not self.folds(board))
        return True

    def folds(self, board: Board) -> bool:
        return Calling(self.services.settings.of(self.stored.guild_id).boards).folds(self.stored, board)

    def _has_called(self, item: Edit | Post) -> bool:
        return self.stored.is_running and bool(item.called)

    async def _post(self, item: Post) -> bool:
        posted = await self._send(item.board, item.screen, item.called)
        if posted is None:
            # Without a ping, but the old board works again.
            await self.delivery.edit(self.stored, item.board, item.screen)
            return False
        folded = item.replaces and await self.delivery.fold_if_above(self.stored, item.board, posted)
        called = self._has_called(item)
        self.remember_message(item.board, posted.id, called=called, replaces=item.replaces, folded=folded)
        return True

    async def _send(self, board: Board, screen: Screen, called: Sequence[int] = ()) -> Posted | None:
        """Posts a message; if the game's thread is gone, the game returns to its channel."""
        try:
            return await self.delivery.post(self.stored, board, screen, called)
        except ThreadGoneError:
            home = replace(board, thread_id=None, message_id=None)
            await self.session.commit(Change(self.stored, self.stored.with_board(home)))
            gone = self.display_of(board).say("thread-gone", title=self.stored.title)
            await self.delivery.edit_message(self.stored, _lobby_message(board), Screen(text_display(gone)))
            return await self.delivery.post(self.stored, home, screen, called)

    async def _answer(self, answer: Answer) -> bool:
        """Answers the press, and returns whether Discord took the answer."""
        if isinstance(answer.said, Screen):
            return await self.context.answers.edit(answer.said)
        return await self.context.answers.tell(answer.said) is not None

    def remember_message(
        self, board: Board, message_id: int, *, called: bool = False, replaces: bool = False, folded: bool = False
    ) -> None:
        """Remembers a board's new message. If it `replaces` the old one, that is deleted after the lock. One that was
        `folded`, because the new one is a reply to it, is deleted once the new one is replaced.
        """
        stored = self.stored
        due_at = self.session.now() + (REPLACED_SECONDS if self.delivery.context else 0)
        if folded:
            due_at = REPLIED_TO
        # The thread may be gone since the plan was made.
        known = stored.board_of(board.viewer)
        if change := with_new_message(stored, known, message_id, due_at=due_at, called=called, replaces=replaces):
            self.session.remember(change)

    def deliver_rest(self) -> None:
        """Delivers what follows, as soon as the game is unlocked. Deletes old messages, unless the clock does."""
        if self.delivery.context is not None:
            for leftover in [each for each in self.session.leftovers if each.due_at != REPLIED_TO]:
                self.services.tasks.begin(delete_after_press(self.delivery.context, self.stored, leftover))
        if self._rest is not _NOTHING:
            deliver_rest(self.delivery, self.services, self.stored, self._rest)


def _lobby_message(board: Board) -> Board:
    """The board with the lobby's message, which is in the channel, also if the game has a thread."""
    return replace(board, thread_id=None, message_id=board.lobby_message_id)


@asynccontextmanager
async def at_table(context: Context, game_id: int, revision: int = 0) -> AsyncIterator[Table]:
    """Locks the game as `Sessions.lock` for the person of the interaction. Without a `revision`, it is read anew:
    a player elsewhere may have moved. What follows begins after the block, unless it raises: then
    the clock does it.

    Raises Refused also if the bot left the server.
    """
    services = context.services
    async with services.sessions.lock(game_id, revision, anew=not revision, asker=context.user_id) as session:
        services.sessions.remember_press(game_id, context.user_id, context.guild_id, context.interaction.channel_id)
        if is_server(home := session.stored.guild_id) and context.guild_id == without_bot(home):
            # The bot was removed.
            raise Refused("not-on-this-server")
        table = Table(services, session, await _display_there(context, session.stored), context)
        yield table
        if table.is_private:
            # They look at that message, not at the board.
            services.sessions.remember_press(game_id, context.user_id, context.guild_id)
    table.deliver_rest()


async def _display_there(context: Context, stored: StoredGame) -> Display:
    """How things look where the game is. Raises Refused, for a player elsewhere, if the bot left that server."""
    services, guild_id, channel_id = context.services, stored.guild_id, stored.board_of(None).channel_id
    if guild_id == context.guild_id:
        return context.here
    services.check(context.user_id, guild_id)
    if is_server(guild_id) and context.client.get_guild(guild_id) is None:
        # It is served elsewhere.
        await services.settings.read(guild_id)
        if channel_id not in services.displays.locale_by_channel:
            with suppress(*UNDELIVERED):
                async with asyncio.timeout(_PATIENCE_SECONDS):
                    guild = await context.client.fetch_guild(guild_id, with_counts=False)
                    services.displays.locale_by_channel[channel_id] = str(guild.preferred_locale)
    return services.displays.at(guild_id, channel_id)


@dataclass(frozen=True, slots=True)
class ChangingAction(Action):
    """A change that `change(table, address)` returns, and that is made. `reply_after(context, stored)` returns what
    replaces the pressed message: a screen, or the key of a sentence.
    """

    change: Callable[[Table, Address], Awaitable[Change]]
    _: KW_ONLY
    reply_after: Callable[[Context, StoredGame], Awaitable[Screen | str]] | None = None

    @property
    def replies(self) -> bool:
        """Whether something replaces the pressed message."""
        return bool(self.reply) or self.reply_after is not None


@dataclass(frozen=True, slots=True)
class AnsweringAction(Action):
    """What `answer(table, address)` does all by itself, while the game is locked."""

    answer: Callable[[Table, Address], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class LaterAction(Action):
    """What `later(context, stored)` does once the game is unlocked."""

    later: Callable[[Context, StoredGame], Awaitable[None]]


def as_change(decide: Callable[..., Change]) -> Callable[[Table, Address], Awaitable[Change]]:
    """An action that makes the change that `decide(stored, user_id, now=…)` of `bot.play` returns."""

    async def change(table: Table, _address: Address) -> Change:
        return decide(table.stored, table.context.user_id, now=table.session.now())

    return change
