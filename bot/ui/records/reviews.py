"""Reviews of past games: what decided them, and each decision."""

from bot import workers
from bot.hooks import Spot, buttons_of_features
from bot.records.reviews import ReviewedGame
from bot.ui.channels import viewer_of
from bot.ui.components import (
    Button,
    Component,
    Style,
    action_row,
    button,
    text_display,
    text_displays,
)
from bot.ui.context import Context
from bot.ui.display import GOLD, Display
from bot.ui.page import Figure, Page, is_private
from bot.ui.page_addresses import DECISION, REVIEW, SHARE_REVIEW
from bot.ui.presentation import coach_of
from bot.ui.records.history import EVERYBODY, game, step_buttons
from bot.ui.reviewing import Question, WrittenDecision, WrittenReview, write_decision, write_review


async def find_review(context: Context, game_id: int, *, shared: bool | None = None) -> Page:
    """The page of a game's review. `shared` None: if the answer is public. Raises Refused and UnreadableGame."""
    shared = not is_private(context) if shared is None else shared
    found = await context.services.reviews.of(game_id, context.guild_id, await viewer_of(context))
    if (asked := question(context, found, shared=shared)) is None:
        return await _what_is_known(context, found)
    return review(found, await workers.shared.run(write_review, asked), context.display, shared=shared)


async def find_decision(context: Context, game_id: int, number: int) -> Page:
    found = await context.services.reviews.of(game_id, context.guild_id, await viewer_of(context))
    if (asked := question(context, found, shared=False)) is None:
        return await _what_is_known(context, found)
    return decision(found, await workers.shared.run(write_decision, asked, number), context.display)


def question(context: Context, found: ReviewedGame, *, shared: bool) -> Question | None:
    """The question about a game's review; None until the rules are solved. If it is `shared`, no seat is the
    reader's.
    """
    stored = found.stored
    if found.numbers is None:
        return None
    seat = 0 if shared else stored.seats.number_of(context.user_id) or 0
    names = tuple(map(context.display.name, stored.seats.players))
    return Question(
        coach_of(stored).words, stored.rules, found.lines, found.numbers, names, context.display.locale, seat
    )


async def _what_is_known(context: Context, found: ReviewedGame) -> Page:
    """The page in place of a review by rules that the coach can't solve: points and turning points."""
    finished = await context.services.records.history.finished_game(found.stored.id, found.stored.guild_id, viewer=None)
    known = await game(finished, EVERYBODY, 1, context.display)
    why = "review-improving" if found.is_improving else "review-points-only"
    components: list[Component] = [*text_displays(context.display.say(why)), *known.components]
    return Page(tuple(components), known.figures)


def review(found: ReviewedGame, written: WrittenReview, display: Display, *, shared: bool) -> Page:
    say, stored = display.say, found.stored
    figure = Figure("review", written.picture.png, display.in_picture(written.picture.about))
    steps = [_to_mistake(stored.id, written.mistake, display)] if written.mistake else []
    if written.decisions:
        steps.append(button(say("go-decisions"), DECISION.address(stored.id, 1, "every")))
    head = say("review-head", title=stored.title, id=str(stored.number))
    components: list[Component] = [*text_displays(head, written.yours, written.seats)]
    if not shared:
        steps.append(button(say("go-share"), SHARE_REVIEW.address(stored.id)))
        if written.mistake:
            steps += buttons_of_features(Spot.MISTAKES, display)
    if steps:
        components.append(action_row(*steps))
    components += [text_display(written.picture.caption), figure.component(), text_display(written.decisive)]
    return Page(tuple(components), (figure,), GOLD)


def decision(found: ReviewedGame, written: WrittenDecision, display: Display) -> Page:
    stored, game_id = found.stored, found.stored.id
    number, most = written.number, written.decisions
    head = display.say("review-decision", title=stored.title, id=str(stored.number), number=number, most=most)
    steps = step_buttons(number, most, lambda to, name: DECISION.address(game_id, to, name), display)
    back = button(display.say("go-review"), REVIEW.address(game_id))
    rows = action_row(*steps), action_row(_to_mistake(game_id, written.mistake, display), back)
    return Page((*text_displays(head, written.text), *rows))


def _to_mistake(game_id: int, number: int, display: Display) -> Button:
    """The button to a mistake; disabled for 0."""
    to = DECISION.address(game_id, number, "mistake")
    return button(display.say("go-mistake"), to, style=Style.primary, disabled=not number)
