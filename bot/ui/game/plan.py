"""Plans what a change sends: which messages are edited and posted, and whom they call. Nothing is sent here.

`calling` (`bot.ui.game.calling`) says whether a board moves down, whom the new one calls, and whether the old one
becomes a line (folds) or is deleted.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import TypeAlias

from bot.games.engine import State
from bot.games.facts import CameBack
from bot.games.seating import AnyStep
from bot.model.games import Change, Status, StoredGame
from bot.model.servers import Board
from bot.play.guards import game_of
from bot.play.opponents import turns_taken
from bot.play.stopping import not_agreed
from bot.typed import Typed
from bot.ui.components import Screen, action_row, button, text_display, text_displays
from bot.ui.display import Display
from bot.ui.game.calling import Calling
from bot.ui.game.checking import fixed_by
from bot.ui.game.ending import ending, ending_in_thread
from bot.ui.game.lobby import challenge_screen, grey_line, lobby
from bot.ui.game.stopping import stop_question
from bot.ui.game_addresses import GAMES_ADDRESS
from bot.ui.presentation import presentation_of

DisplayOf: TypeAlias = Callable[[Board], Display]
Why: TypeAlias = Callable[[Display], str]
"""The reason for a reminder, in words."""


@dataclass(frozen=True, slots=True)
class Edit:
    """Edits the board. If that fails, posts it anew, and pings `called`."""

    board: Board
    screen: Screen
    called: Sequence[int] = ()


@dataclass(frozen=True, slots=True)
class Post:
    """Posts the board in a new message that pings `called`. If it `replaces` the old one, that is deleted soon."""

    board: Board
    screen: Screen
    called: Sequence[int] = ()
    replaces: bool = False


@dataclass(frozen=True, slots=True)
class Ask:
    """Posts a question for the players `called`; the board stays."""

    board: Board
    screen: Screen
    called: Sequence[int]


@dataclass(frozen=True, slots=True)
class Retire:
    """The last edit of a message that is no board any more, as far as it is still there."""

    board: Board
    screen: Screen


@dataclass(frozen=True, slots=True)
class OpenThread:
    board: Board


@dataclass(frozen=True, slots=True)
class Begin:
    """The lobby's message becomes a line with the number that the game got as it was stored, and if it `links` to the
    board's thread, with that unless it is gone.
    """

    board: Board
    links: bool = False


@dataclass(frozen=True, slots=True)
class CloseThread:
    thread_id: int


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to the press: a screen replaces the pressed message, a text is a new private message. A `passing`
    answer is deleted once the boards show the result.
    """

    said: Screen | str
    passing: bool = False


Item: TypeAlias = Edit | Post | Ask | Retire | OpenThread | Begin | CloseThread | Answer


@dataclass(frozen=True, slots=True)
class Plan:
    """`items` are delivered in order. Once the game is unlocked, the rest follows:

    - `frames`: the turns of computers after the one that is shown. The last frame shows the game as it is.
    - `story`: lines about the last turn by viewer, for the ending with its records. Empty if the game has not ended, or
      does not count.
    """

    items: tuple[Item, ...] = ()
    frames: tuple[Screen, ...] = ()
    story: Mapping[int | None, Sequence[str]] = field(default_factory=dict)


def plan_change(
    change: Change, display_of: DisplayOf, calling: Calling, *, asker: int | None = None, marked: int | None = None
) -> Plan:
    """The plan after a change. `asker`: the person who pressed; None for the clock. The current player's dice stay
    `marked`. If a challenge closes, this shows it to the asker, and `plan_closing` to both later.
    """
    before, after = change.before, change.after
    boards = in_order(after, asker)
    if after.game is None:
        seen = [board for board in boards if not after.is_challenge or board.viewer == asker]
        return Plan(tuple(_lobby_after(change, board, display_of(board)) for board in seen))
    show = _ended if not after.is_running else _begun if before.game is None else _played
    shown = [show(change, board, display_of(board), calling, asker, marked) for board in boards]
    story = {viewer: lines for each in shown for viewer, lines in each.story.items()}
    return Plan(tuple(chain(*(each.items for each in shown))), shown[0].frames if shown else (), story)


def private_board(change: Change, display: Display, calling: Calling, marked: int | None = None) -> Screen:
    """The board for a player who plays it in a private message, no matter from where. The other boards show the game as
    always.
    """
    stored = change.after
    back = button(display.say("button-games"), GAMES_ADDRESS)
    if stored.has_ended:
        return ending_in_thread(stored, display, _story(change, display) if change.steps else (), back)
    board = change.after.board_of(display.viewer)
    return _board_after(change, board, display, calling, marked).with_below(action_row(back))


def in_order(stored: StoredGame, asker: int | None) -> list[Board]:
    """All boards of a game, the asker's first: it may be the answer."""
    return sorted(stored.boards, key=lambda board: board.viewer != asker)


def screen_of(stored: StoredGame, display: Display, marked: int | None = None) -> Screen:
    if stored.is_challenge:
        return challenge_screen(stored, display)
    match stored.status:
        case Status.LOBBY:
            return lobby(stored, display)
        case Status.PLAYING | Status.PAUSED:
            return presentation_of(stored.rules).board(stored, display, _marked_on(stored, display, marked))
        case Status.CLOSED:
            return grey_line(display.say("lobby-ended", title=stored.title, game=stored.engine.name))
    return ending(stored, display)


def _lobby_after(change: Change, board: Board, display: Display) -> Item:
    stored = change.after
    if change.expires and not stored.is_challenge:
        return Retire(board, grey_line(display.say("lobby-ended", title=stored.title, game=stored.engine.name)))
    return _item(stored, board, display)


def plan_redraw(stored: StoredGame, boards: Sequence[Board], display_of: DisplayOf, marked: int | None) -> Plan:
    return Plan(tuple(_item(stored, board, display_of(board), marked) for board in boards))


def _item(stored: StoredGame, board: Board, display: Display, marked: int | None = None) -> Item:
    screen = screen_of(stored, display, marked)
    return Retire(board, screen) if stored.status is Status.CLOSED else Edit(board, screen)


def plan_call(
    stored: StoredGame,
    display_of: DisplayOf,
    calling: Calling,
    *,
    asker: int | None,
    why: Why | None,
    marked: int | None,
) -> Plan:
    """Reminds the current player on a board below `why`: a new one if they have to be called."""
    items = list[Item]()
    for board in in_order(stored, asker):
        display, waits = display_of(board), not stored.is_turn_of(board.viewer)
        above = None if waits or why is None else why(display)
        screen = presentation_of(stored.rules).board(stored, display, _marked_on(stored, display, marked), above=above)
        reminds = why is not None
        if not calling.moves(stored, board, reminds=reminds):
            items.append(Edit(board, screen, calling.lost(stored, board)))
            continue
        folds = calling.folds(stored, board)
        if folds:
            items.append(Retire(board, moved_down(stored.title, display)))
        items.append(Post(board, screen, calling.called(stored, board, reminds=reminds), replaces=not folds))
    return Plan(tuple(items))


def moved_down(title: Typed, display: Display) -> Screen:
    return Screen(text_display(display.say("moved-down", title=title)))


def plan_lobby_call(stored: StoredGame, display_of: DisplayOf, calling: Calling) -> Plan:
    """Pings those in the lobby, which closes soon, on a new message."""
    board = stored.board_of(None)
    display, people = display_of(board), stored.seats.people
    names, closes = display.people(people), str(stored.deadline.due_at)
    intro = display.say("lobby-closing", players=names, closes=closes)
    return Plan((Post(board, lobby(stored, display, intro=intro), calling.willing(people), replaces=True),))


def plan_beginning(stored: StoredGame, display_of: DisplayOf, calling: Calling, asker: int | None) -> Plan:
    """What shows that a game has begun, if the process stopped before it did."""
    items = list[Item]()
    for board in in_order(stored, asker):
        if board.shows_lobby:
            display = display_of(board)
            items += _beginning(stored, board, calling, screen_of(stored, display))
    return Plan(tuple(items))


def plan_closing(stored: StoredGame, display_of: DisplayOf) -> Plan:
    """Shows both people of a challenge that it is closed; its host in a new message."""
    items = list[Item]()
    for board in stored.boards:
        screen = screen_of(stored, display_of(board))
        is_news = board.viewer == stored.host_id and stored.host_id not in stored.seats.left_lobby
        items.append(Post(board, screen, replaces=True) if is_news else Retire(board, screen))
    return Plan(tuple(items))


def plan_ending(stored: StoredGame, display_of: DisplayOf) -> Plan:
    """What shows an ended game in the channel, because its thread was pressed."""
    return Plan(tuple(chain(*(_at_home(stored, board, display_of(board)) for board in stored.boards))))


def _at_home(stored: StoredGame, board: Board, display: Display) -> Iterator[Item]:
    yield Edit(board, ending(stored, display))
    if board.thread_id is not None:
        yield CloseThread(board.thread_id)


def _begun(
    change: Change, board: Board, display: Display, calling: Calling, asker: int | None, _marked: int | None
) -> Plan:
    stored = change.after
    screen = presentation_of(stored.rules).board(stored, display, story=_story(change, display))
    first, *rest = _frames(stored, _game_before(change), change.steps, display, asker, screen)
    return Plan(tuple(_beginning(stored, board, calling, first)), tuple(rest))


def _beginning(stored: StoredGame, board: Board, calling: Calling, screen: Screen) -> Iterator[Item]:
    """Turns the lobby's message into a line, and posts a board below it."""
    yield Begin(board)
    if board.thread_id is not None:
        yield OpenThread(board)
    yield Post(board, screen, calling.called(stored, board), replaces=not calling.folds(stored, board))
    if board.thread_id is not None:
        yield Begin(board, links=True)


def lobby_line(stored: StoredGame, display: Display, thread_id: int | None = None) -> Screen:
    """The lobby's message after the start."""
    players = display.people(stored.seats.players)
    dice, number = display.icon("die_5"), str(stored.number)
    head = display.say("game-begins", dice=dice, players=players, title=stored.title, id=number)
    where = display.say("begins-in-thread", thread=f"<#{thread_id}>") if thread_id else ""
    return Screen(*text_displays("\n".join(filter(None, [head, where, fixed_by(stored.seed.commitment, display)]))))


def _played(
    change: Change, board: Board, display: Display, calling: Calling, asker: int | None, marked: int | None
) -> Plan:
    """What a change of a running game shows. If the host asked to stop it, this asks the others."""
    before, stored, steps = change.before, change.after, change.steps
    items, rest = list[Item](), list[Screen]()
    # Who agreed to stop the game is not on the board.
    if steps or stored.vote.agreed == before.vote.agreed:
        screen = _board_after(change, board, display, calling, marked)
        called = _called(change, board, calling)
        if called is not None:
            folds = calling.folds(stored, board)
            if folds:
                told = "\n".join(_story(change, display)) or display.say("moved-down", title=stored.title)
                items.append(Retire(board, Screen(text_display(told))))
            items.append(Post(board, screen, called, replaces=not folds))
        else:
            first, *rest = _frames(stored, _game_before(change), steps, display, asker, screen)
            lost = calling.lost(stored, board) if _is_news(change) else ()
            items.append(Edit(board, first, lost))
    if stored.vote.asked_at != before.vote.asked_at:
        waiting = [stored.player(seat) for seat in not_agreed(stored)]
        asked = [player for player in waiting if player not in change.unasked]
        if board.viewer in (None, *asked):
            items.append(Ask(board, stop_question(stored, display), calling.willing(asked)))
    return Plan(tuple(items), tuple(rest))


def _ended(
    change: Change, board: Board, display: Display, _calling: Calling, asker: int | None, _marked: int | None
) -> Plan:
    """Shows the ending at once, or after the last turns; records follow when they are counted."""
    stored, story = change.after, _story(change, display)
    if board.thread_id is None:
        last = ending(stored, display, story)
        first, *rest = _frames(stored, _game_before(change), change.steps, display, asker, last)
        return Plan((Edit(board, first),), tuple(rest), {board.viewer: story} if stored.counts else {})
    old = change.before.board_of(board.viewer)
    in_thread = replace(old, channel_id=board.thread_id, thread_id=None)
    items = (Retire(in_thread, ending_in_thread(stored, display, story)), *_at_home(stored, board, display))
    # In the channel, the ending describes no turn.
    return Plan(items, (), {board.viewer: ()} if stored.counts else {})


def _board_after(change: Change, board: Board, display: Display, calling: Calling, marked: int | None) -> Screen:
    stored, game = change.after, game_of(change.before)
    presentation = presentation_of(stored.rules)
    if not stored.is_asleep and not _ends_turn(game, change.steps):
        return presentation.board(stored, display, _marked_on(stored, display, marked))
    if calling.folds(stored, board) and _called(change, board, calling) is not None:
        # The old board shows how the turn ended.
        return presentation.board(stored, display)
    return presentation.board(stored, display, story=_story(change, display), log_until=game.turn.since)


def _story(change: Change, display: Display) -> list[str]:
    """The lines on what happened."""
    stored, presentation = change.after, presentation_of(change.after.rules)
    story = presentation.story(stored, _game_before(change), change.steps, display)
    begins = change.before.game is None and len(stored.seats.players) > 1
    return [*presentation.story_of_beginning(stored, change.facts, display), *story] if begins else story


def _game_before(change: Change) -> State:
    stored = change.after
    return change.before.game or stored.engine.new_game(stored.rules, len(stored.seats.players))


def _marked_on(stored: StoredGame, display: Display, marked: int | None) -> int | None:
    return marked if stored.is_turn_of(display.viewer) else None


def _frames(
    stored: StoredGame, before: State, steps: Sequence[AnyStep], display: Display, asker: int | None, last: Screen
) -> list[Screen]:
    """The screens to show one by one, and `last`: a person alone watches the computers' turns in `steps`."""
    presentation, frames = presentation_of(stored.rules), list[Screen]()
    if stored.is_alone and asker is not None:
        for at_first, taken in turns_taken(stored, before, steps):
            head = display.say("computer-plays", player=display.name(stored.player(taken.seat)))
            watched = [head, *presentation.turn(at_first, taken, display)]
            frames.append(presentation.board(at_first, display, watched=watched))
    return [*frames, last]


def _called(change: Change, board: Board, calling: Calling) -> Sequence[int] | None:
    """The people whom a new board pings; None if no new one is posted."""
    before, after = change.before, change.after
    if after.claim_due is not None and before.claim_due is None:
        gone = tuple(after.seats.players[seat - 1] for seat in after.gone)
        return calling.willing(gone) if board.viewer in (None, *gone) else None
    moves = _is_news(change) and calling.moves(after, board)
    is_left_to_nobody = after.is_asleep and after.lone != game_of(after).current
    return calling.called(after, board) if moves and not is_left_to_nobody else None


def _is_news(change: Change) -> bool:
    """Whether a turn begins that its player may not expect."""
    return _ends_turn(game_of(change.before), change.steps) or _wakes_for_another(change)


def _wakes_for_another(change: Change) -> bool:
    """Whether a player came back for whom another waited, who is in turn."""
    woken = change.before.is_asleep and not change.after.is_asleep and change.before.lone is not None
    return woken and change.before.lone == change.after.current_seat


def _ends_turn(game: State, steps: Sequence[AnyStep]) -> bool:
    """Whether a turn ended in these steps. A returning player may begin a turn, but needs no ping."""
    for step in steps:
        begins = step.after.has_new_turn(game) and not isinstance(step.fact, CameBack)
        if begins or step.after.is_over:
            return True
        game = step.after
    return False
