"""`/farkle practice`: a mistake of one's own to decide again, and what it was worth. Only its player sees it."""

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, replace

from cachetools import LRUCache

from bot import workers
from bot.coach.reviewed import AnyDecision, Quality
from bot.errors import Refused, UnreadableGame
from bot.features.practice import store as practice
from bot.features.practice.model import Practised, Standing
from bot.features.practice.rules import find_mistake, find_mistakes
from bot.model.deadline import Deadline
from bot.model.games import Status, StoredGame, Viewer
from bot.ui.components import Style, action_row, button, separator, text_displays
from bot.ui.context import Context
from bot.ui.display import GOLD, Display
from bot.ui.page import Page, address
from bot.ui.presentation import Coached, presentation_of, presentations, title_of_game
from bot.ui.records.history import question
from bot.ui.reviewing import Question

_MOST_CHOICES = 5
_GAMES_REMEMBERED = 5_000
RIGHT = (Quality.BEST, Quality.GOOD)


class Mistakes(LRUCache[int, tuple[tuple[int, int, float], ...]]):
    """By game: the number of each decision, its seat, and what it cost. Reading a review takes milliseconds."""

    def __init__(self) -> None:
        super().__init__(_GAMES_REMEMBERED)


@dataclass(frozen=True, slots=True)
class _Exercise:
    """`weighed`: all choices with their worth, in the game's order."""

    stored: StoredGame
    asked: Question
    number: int
    decision: AnyDecision
    weighed: Sequence[tuple[object, float]]

    @property
    def coached(self) -> Coached:
        coached = presentation_of(self.stored.rules).coached
        assert coached is not None
        return coached

    @property
    def offered(self) -> list[int]:
        """The best choice and the player's own among the best ones, in the game's order."""
        own = (self.decision.best, self.decision.choice)
        order = sorted(enumerate(self.weighed), key=lambda each: (each[1][0] not in own, -each[1][1]))
        return sorted(index for index, _ in order[:_MOST_CHOICES])

    def says(self, choice: int) -> str:
        return self.coached.words.choice(self.decision.before, self.weighed[choice][0], self.asked.locale)

    def decided(self, choice: int) -> AnyDecision:
        """As the review judges it. Its best choice is the measure."""
        worths = dict(self.weighed)
        most = worths.get(self.decision.best, max(worths.values()))
        return replace(self.decision, loss=max(0.0, most - self.weighed[choice][1]))

    def texts(self, display: Display) -> list[str]:
        head = display.say("practice-head", title=self.stored.title, id=str(self.stored.number))
        before = replace(self.stored, game=self.decision.before, status=Status.PLAYING, deadline=Deadline())
        return [head, *self.coached.look(before, display)]


async def find_practice(context: Context) -> Page:
    """Raises CoachUnavailable."""
    records, unfit = context.services.records, set[int]()
    practised = await records.database.read(practice.of_person, context.user_id)
    async for game_id, number in _upcoming(context, practised):
        if game_id in unfit:
            continue
        try:
            return _posed(await _exercise(context, game_id, number), context.display)
        except (Refused, UnreadableGame):
            # Its rules are still to be solved, or it is gone.
            unfit.add(game_id)
    due = practised.next_at(int(records.clock()))
    key = "practice-later" if due else "practice-done" if practised.standings else "practice-none"
    games = [title_of_game(name, context.display) for name, each in presentations().items() if each.coached]
    said = context.display.say(key, due=str(due), games=context.display.listed(games))
    return Page((*text_displays(said),), is_own=True)


async def solve(context: Context, game_id: int, number: int, choice: int) -> Page:
    """Raises Refused and CoachUnavailable."""
    exercise = await _exercise(context, game_id, number)
    if choice not in exercise.offered:
        raise Refused("unknown-button")
    is_right = exercise.decided(choice).quality in RIGHT
    records, answered = context.services.records, (context.user_id, game_id, number)
    now = int(records.clock())
    standing = await records.database.write(practice.answer, *answered, is_right=is_right, now=now)
    return _solved(exercise, choice, standing, context.display)


async def _upcoming(context: Context, practised: Practised) -> AsyncIterator[tuple[int, int]]:
    """Games and numbers of decisions: those that are due, then new ones that cost most."""
    for due in practised.due(int(context.services.records.clock())):
        yield due
    found = [
        (-cost, game_id, number)
        for game_id, own in practised.games
        for number, seat, cost in await _mistakes(context, game_id)
        if seat == own and (game_id, number) not in practised.standings
    ]
    for _, game_id, number in sorted(found):
        yield game_id, number


async def _mistakes(context: Context, game_id: int) -> tuple[tuple[int, int, float], ...]:
    known = context.services.get(Mistakes)
    if game_id not in known:
        try:
            _, asked = await _asked(context, game_id)
        except (Refused, UnreadableGame):
            return ()
        known[game_id] = await workers.shared.run(find_mistakes, asked)
    return known[game_id]


async def _exercise(context: Context, game_id: int, number: int) -> _Exercise:
    """Raises Refused, UnreadableGame and CoachUnavailable."""
    stored, asked = await _asked(context, game_id)
    decision = await workers.shared.run(find_mistake, asked, number)
    if decision is None:
        raise Refused("unknown-button")
    weighed = await context.services.coach.weigh(decision.before, stored.guild_id)
    return _Exercise(stored, asked, number, decision, weighed)


async def _asked(context: Context, game_id: int) -> tuple[StoredGame, Question]:
    """Only players see it, wherever they are. Raises as `_exercise`."""
    found = await context.services.reviews.of(game_id, None, Viewer(context.user_id, ()))
    asked = question(context, found, shared=False)
    if asked is None:
        raise Refused("beyond-coach")
    return found.stored, asked


def _posed(exercise: _Exercise, display: Display) -> Page:
    where = (exercise.stored.id, exercise.number)
    rows = [
        action_row(button(exercise.says(index), address("solve", *where, index), style=Style.primary))
        for index in exercise.offered
    ]
    texts = text_displays(*exercise.texts(display), display.say("practice-question"))
    return Page((*texts, *rows), is_own=True)


def _solved(exercise: _Exercise, choice: int, standing: Standing, display: Display) -> Page:
    say, words = display.say, exercise.coached.words
    *_, played, verdict = words.decision_lines(exercise.decided(choice), exercise.asked.names, display.locale)
    by_worth = sorted(exercise.offered, key=lambda index: -exercise.weighed[index][1])
    listed = [
        say(
            "practice-choice",
            place=place,
            choice=exercise.says(index),
            worth=words.worth(exercise.weighed[index][1], display.locale),
            chosen="yes" if index == choice else "no",
        )
        for place, index in enumerate(by_worth, start=1)
    ]
    after = say("practice-solved") if standing.due_at is None else say("practice-returns", due=str(standing.due_at))
    texts = text_displays(verdict, "\n".join([*listed, f"-# {played}", after]))
    following = button(say("go-next-practice"), address("practice"), style=Style.primary)
    board = text_displays(*exercise.texts(display))
    return Page((*board, separator(), *texts, action_row(following)), accent=GOLD, is_own=True)
