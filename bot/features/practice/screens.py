"""`/farkle practice`: a mistake of one's own to decide again, and what it was worth; if there is none, the puzzle of
the day. Only the person who asks sees it.
"""

import logging
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import partial

from cachetools import LRUCache

from bot import workers
from bot.coach.adviser import Character
from bot.coach.reviewed import LEAST, AnyDecision, Quality
from bot.errors import FarkleError, Refused, UnreadableGame
from bot.features.practice import store as practice
from bot.features.practice.model import Practised
from bot.features.practice.puzzle import Puzzle, Puzzles, find_puzzle
from bot.features.practice.rules import find_mistake, find_mistakes
from bot.games.engine import State
from bot.model.deadline import Deadline
from bot.model.games import Status, StoredGame, Viewer
from bot.model.place import NOWHERE
from bot.model.seats import Seats, computer
from bot.model.servers import Board
from bot.rulesets import base_of, in_language
from bot.sentences import dated
from bot.ui.components import Component, Style, action_row, button, separator, text_displays
from bot.ui.context import Context
from bot.ui.display import GOLD, Display
from bot.ui.game.opening import start_buttons
from bot.ui.page import Page, Pattern, read_number
from bot.ui.presentation import Coached, coach_of, presentations, title_of_game
from bot.ui.records.reviews import question
from bot.ui.reviewing import Question
from bot.zones import UTC

log = logging.getLogger(__name__)

_MOST_CHOICES = 5
_GAMES_REMEMBERED = 5_000
PRACTICE, PUZZLE = Pattern("practice"), Pattern("puzzle")
# The day of the puzzle, and the choice.
ANSWER = Pattern("puzzle", str, read_number)
# The game, the number of its decision, and the choice.
SOLVE = Pattern("solve", read_number, read_number, read_number)
RIGHT = (Quality.BEST, Quality.GOOD)


class Mistakes(LRUCache[int, tuple[tuple[int, int, float], ...]]):
    """The decisions of reviews, by game: the number of each, its seat, and what it cost. Reading a review takes
    milliseconds.
    """

    def __init__(self) -> None:
        super().__init__(_GAMES_REMEMBERED)


@dataclass(frozen=True, slots=True)
class _Position:
    """A game before a decision. `weighed`: all choices with their worth, in the game's order; `kept` are offered."""

    stored: StoredGame
    game: State
    weighed: Sequence[tuple[object, float]]
    kept: tuple[object, ...]
    locale: str

    @property
    def coached(self) -> Coached:
        return coach_of(self.stored)

    @property
    def offered(self) -> list[int]:
        """The choices that are kept among the best ones, in the game's order."""
        order = sorted(enumerate(self.weighed), key=lambda each: (each[1][0] not in self.kept, -each[1][1]))
        return sorted(index for index, _ in order[:_MOST_CHOICES])

    def says(self, choice: int) -> str:
        return self.coached.words.choice(self.game, self.weighed[choice][0], self.locale)

    def board(self, display: Display) -> list[str]:
        before = replace(self.stored, game=self.game, status=Status.PLAYING, deadline=Deadline())
        return [*self.coached.look(before, display)]

    def asked(self, display: Display, to: Callable[[int], str]) -> list[Component]:
        """The question, and a button for each choice."""
        rows = [action_row(button(self.says(index), to(index), style=Style.primary)) for index in self.offered]
        return [*text_displays(display.say("practice-question")), *rows]

    def listed(self, choice: int, display: Display) -> list[str]:
        """What is offered, best first."""
        by_worth = sorted(self.offered, key=lambda index: -self.weighed[index][1])
        return [
            display.say(
                "practice-choice",
                place=place,
                choice=self.says(index),
                worth=self.coached.words.worth(self.weighed[index][1], display.locale),
                chosen=index == choice,
            )
            for place, index in enumerate(by_worth, start=1)
        ]


@dataclass(frozen=True, slots=True)
class _Exercise:
    """A mistake, with the best choice and the player's own."""

    asked: Question
    number: int
    decision: AnyDecision
    position: _Position

    def decided(self, choice: int) -> AnyDecision:
        """The decision as the review judges it. Its best choice is the measure."""
        worths = dict(self.position.weighed)
        most = worths.get(self.decision.best, max(worths.values()))
        return replace(self.decision, loss=max(0.0, most - self.position.weighed[choice][1]))

    def texts(self, display: Display) -> list[str]:
        stored = self.position.stored
        return [display.say("practice-head", title=stored.title, id=str(stored.number)), *self.position.board(display)]


async def find_practice(context: Context) -> Page:
    """The page with the next mistake to practise. Raises CoachUnavailable."""
    records, unfit = context.services.records, set[int]()
    practised = await records.database.read(practice.of_person, context.user_id)
    async for game_id, number in _upcoming(context, practised):
        if game_id in unfit:
            continue
        try:
            exercise = await _exercise(context, game_id, number)
        except (Refused, UnreadableGame):
            # Its rules are still to be solved, or it is gone.
            unfit.add(game_id)
            continue
        to = partial(SOLVE.address, game_id, number)
        return Page(
            (*text_displays(*exercise.texts(context.display)), *exercise.position.asked(context.display, to)),
            is_own=True,
        )
    due = practised.next_at(int(records.clock()))
    key = "practice-later" if due else "practice-done" if practised.standings else "practice-none"
    games = [title_of_game(name, context.display) for name, each in presentations().items() if each.coached]
    said = context.display.say(key, due=str(due), games=context.display.listed(games))
    try:
        puzzle: list[Component] = [separator(), *_puzzled(context, await _puzzle(context))]
    except FarkleError as error:
        log.info("there is no puzzle today: %s", error.code)
        puzzle = []
    return Page((*text_displays(said), *puzzle), is_own=True)


async def find_todays_puzzle(context: Context) -> Page:
    """The page with the puzzle of the day. Raises CoachUnavailable."""
    return Page((*_puzzled(context, await _puzzle(context)),), is_own=True)


async def answer_puzzle(context: Context, day: str, choice: int) -> Page:
    """Poses the puzzle of today to whoever answers an older one. Raises Refused and CoachUnavailable."""
    puzzle, display = await _puzzle(context), context.display
    if puzzle.day != day:
        return Page((*_puzzled(context, puzzle),), is_own=True)
    position = _position_of(context, puzzle)
    if choice not in position.offered:
        raise Refused("unknown-button")
    is_right = puzzle.loss(choice) < LEAST[Quality.INACCURACY]
    verdict = display.say("puzzle-answered", right=bool(is_right))
    after = "\n".join([*position.listed(choice, display), display.say("puzzle-after")])
    board = text_displays(_puzzle_head(context, puzzle), *position.board(display))
    rows = (await start_buttons(context),)
    return Page((*board, separator(), *text_displays(verdict, after), *rows), accent=GOLD, is_own=True)


async def _puzzle(context: Context) -> Puzzle:
    """The puzzle of today. Raises CoachUnavailable."""
    known, day = context.services.get(Puzzles), UTC.date_at(context.services.sessions.now()).isoformat()
    if day not in known:
        engine = next(each.engine for each in presentations().values() if each.coached)
        known[day] = await find_puzzle(context.services.coach, engine, day)
    return known[day]


def _position_of(context: Context, puzzle: Puzzle) -> _Position:
    """The person who asks is on turn, against a computer."""
    game, usual = puzzle.game, context.display.locale
    players = [computer(Character.PERFECT)] * len(game.seats)
    players[game.current - 1] = context.user_id
    ruleset = in_language(base_of("", game.rules.engine), usual)
    stored = StoredGame(
        id=0,
        guild_id=NOWHERE,
        boards=(Board(NOWHERE),),
        host_id=context.user_id,
        opened_by=context.user_id,
        status=Status.PLAYING,
        title=ruleset.title,
        base=ruleset.base,
        rules=game.rules,
        opened_at=0,
        rematch_of=None,
        seats=Seats(tuple(players)),
    )
    return _Position(stored, game, puzzle.weighed, (puzzle.best,), usual)


def _puzzle_head(context: Context, puzzle: Puzzle) -> str:
    day = dated(date.fromisoformat(puzzle.day), "yMMMMd", context.display.locale)
    return context.display.say("puzzle-head", day=day, rival=context.display.name(computer(Character.PERFECT)))


def _puzzled(context: Context, puzzle: Puzzle) -> Iterator[Component]:
    position, display = _position_of(context, puzzle), context.display
    yield from text_displays(_puzzle_head(context, puzzle), *position.board(display))
    yield from position.asked(display, partial(ANSWER.address, puzzle.day))


async def solve(context: Context, game_id: int, number: int, choice: int) -> Page:
    """The page after a choice in an exercise. Raises Refused and CoachUnavailable."""
    exercise = await _exercise(context, game_id, number)
    if choice not in exercise.position.offered:
        raise Refused("unknown-button")
    is_right = exercise.decided(choice).quality in RIGHT
    records, answered = context.services.records, (context.user_id, game_id, number)
    now = int(records.clock())
    standing = await records.database.write(practice.answer, *answered, is_right=is_right, now=now)
    display = context.display
    say, words = display.say, exercise.position.coached.words
    *_, played, verdict = words.decision_lines(exercise.decided(choice), exercise.asked.names, display.locale)
    listed = exercise.position.listed(choice, display)
    after = say("practice-solved") if standing.due_at is None else say("practice-returns", due=str(standing.due_at))
    texts = text_displays(verdict, "\n".join([*listed, f"-# {played}", after]))
    following = button(say("page-next"), PRACTICE.address(), style=Style.primary)
    board = text_displays(*exercise.texts(display))
    return Page((*board, separator(), *texts, action_row(following)), accent=GOLD, is_own=True)


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
    """The exercise from a mistake. Raises Refused, UnreadableGame and CoachUnavailable."""
    stored, asked = await _asked(context, game_id)
    decision = await workers.shared.run(find_mistake, asked, number)
    if decision is None:
        raise Refused("unknown-button")
    weighed = await context.services.coach.weigh(decision.before, stored.guild_id)
    kept = (decision.best, decision.choice)
    return _Exercise(asked, number, decision, _Position(stored, decision.before, weighed, kept, asked.locale))


async def _asked(context: Context, game_id: int) -> tuple[StoredGame, Question]:
    """A game and the question about its review; only players see it, no matter where they are. Raises what `_exercise`
    raises.
    """
    found = await context.services.reviews.of(game_id, None, Viewer(context.user_id, ()))
    asked = question(context, found, shared=False)
    if asked is None:
        raise Refused("beyond-coach")
    return found.stored, asked
