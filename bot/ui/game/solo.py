"""Games of one person: what a press does; how they did by turns, and compared with others or their earlier games."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import count

from bot.errors import Refused
from bot.model.games import StoredGame
from bot.play import turns
from bot.play.guards import check, game_of
from bot.play.sessions import Session
from bot.ui.context import Context
from bot.ui.display import Display
from bot.ui.game_addresses import Address
from bot.ui.presentation import ChoosingAction, MarkingAction, Solo, presentation_of

_LEAST_GAMES, _FINEST, _MOST_ROWS = 5, 10, 5
"""The fewest games that need rows, the points of the finest rows, and the most rows."""


async def play_alone(context: Context, session: Session, address: Address) -> tuple[list[str], int]:
    """Does what a press in a game without a board says: marks dice, or makes a move, with the first roll of the next
    turn. Returns lines on what happened, and the revision since when. Raises Refused and IllegalMove.
    """
    stored, now, roller = session.stored, session.now(), session.roller
    presentation, before = presentation_of(stored.rules), game_of(stored)
    action = presentation.actions.get(address.verb)
    if not isinstance(action, (ChoosingAction, MarkingAction)):
        raise Refused("unknown-button")
    arguments = action.read(address.arguments, context.first_chosen)
    if isinstance(action, MarkingAction):
        check(action.needs, stored, context.user_id, address.revision)
        context.services.marks.mark(stored, arguments, action.mark)
        return [], 0
    change = turns.choose(stored, context.user_id, action.choose(before, arguments), now=now, roller=roller)
    change = turns.with_first_roll(change, now=now, roller=roller)
    await session.commit(change)
    return presentation.story(stored, before, change.steps, context.display), before.turn.since


def percent_behind(worse: int, others: int) -> int:
    """How many per cent of the others are worse: 0 and 100 only if exact."""
    return max(min(1, worse), 100 * worse // max(1, others))


def squares(solo: Solo, points: Sequence[int], display: Display) -> list[str]:
    """A square for each turn, and words and numbers for people who can't see them."""
    # Small, they are hard to see on a phone.
    return [f"## {solo.squares(points)}", *solo.about_squares(points, display)]


def compared(stored: StoredGame, earlier: Mapping[int, int], display: Display) -> Iterator[str]:
    """The sentences that compare a game alone with earlier ones. `earlier`: how many games, by points."""
    if not earlier:
        return
    total, best, games = game_of(stored).seat(1).total, max(earlier), sum(earlier.values())
    worse = sum(many for points, many in earlier.items() if points < total)
    way = "new" if total > best else "level" if total == best else "below"
    percent = percent_behind(worse, games)
    yield display.say("over-best", way=way, best=best, total=total, games=games, percent=percent)


def spread(stored: StoredGame, earlier: Mapping[int, int], display: Display) -> Iterator[str]:
    """The lines on all games by these rules, this one included."""
    total = game_of(stored).seat(1).total
    everything = {**earlier, total: earlier.get(total, 0) + 1}
    if sum(everything.values()) >= _LEAST_GAMES:
        lines = rows(everything, total, display, finest=_FINEST, most=_MOST_ROWS)
        yield from (f"-# {line}" for line in lines)


_BAR = 10


def rows(many: Mapping[int, int], mine: int | None, display: Display, *, finest: int, most: int) -> Iterator[str]:
    """The rows of games, from most points to fewest. `many`: by points. Ranges are of 1, 2 or 5 times a power of ten of
    `finest` points. `most`: rows.
    """
    steps = (finest * factor * 10**power for power in count() for factor in (1, 2, 5))
    step = next(step for step in steps if max(many) // step - min(many) // step < most)
    by_row = Counter[int]()
    for points, number in many.items():
        by_row[points // step] += number
    for row in range(max(by_row), min(by_row) - 1, -1):
        bar = "▰" * -(-_BAR * by_row[row] // max(by_row.values()))
        mark = mine is not None and mine // step == row
        least, highest = row * step, (row + 1) * step - 1
        yield display.say("over-spread", least=least, most=highest, people=by_row[row], bar=bar, mine=mark).rstrip()
