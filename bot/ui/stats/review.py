from bot import workers
from bot.games.options import OptionSet
from bot.standings.reviews import ReviewedGame
from bot.ui.components import Component, Style, action_row, button, text_display, text_displays
from bot.ui.context import Context, in_patience
from bot.ui.display import GOLD, Display
from bot.ui.games.registry import presentation_of
from bot.ui.stats.history import EVERYBODY, game, step_buttons
from bot.ui.stats.page import Figure, Page, address, drawn, is_private, whole
from bot.ui.stats.telling import Telling, Told, tell_decision, tell_review


async def answer_review(context: Context, game_id: int) -> None:
    """Private. Raises Refused and UnreadableGame."""
    page = await in_patience(context.interaction, _found(context, game_id, shared=False))
    await page.send(context, private=True)


async def open_review(context: Context, parts: tuple[str, ...]) -> None:
    """`review:<game>`"""
    found = _found(context, whole(parts[0]), shared=not is_private(context))
    await (await drawn(context, found)).replace(context)


async def share_review(context: Context, parts: tuple[str, ...]) -> None:
    """`share-review:<game>`: posts it in the channel."""
    page = await drawn(context, _found(context, whole(parts[0]), shared=True), private=False)
    await page.send(context, private=False)


async def open_decision(context: Context, parts: tuple[str, ...]) -> None:
    """`decision:<game>:<number>`"""
    await (await drawn(context, _decision(context, whole(parts[0]), whole(parts[1])))).replace(context)


async def _found(context: Context, game_id: int, *, shared: bool) -> Page:
    found, display = await context.services.reviews.of(game_id, context.guild_id), context.display
    if found.numbers is None:
        return await _what_is_known(context, found)
    told = await workers.shared.run(tell_review, *_of(found), found.numbers, _names(found, display), display.locale)
    return review(found, told, display, shared=shared)


async def _decision(context: Context, game_id: int, number: int) -> Page:
    found, display = await context.services.reviews.of(game_id, context.guild_id), context.display
    if found.numbers is None:
        return await _what_is_known(context, found)
    told, number, most = await workers.shared.run(
        tell_decision, *_of(found), found.numbers, _names(found, display), display.locale, number
    )
    return decision(found, told, number, most, display)


async def _what_is_known(context: Context, found: ReviewedGame) -> Page:
    """For rules that the coach can't solve: points and turning points."""
    finished = await context.services.standings.history.finished_game(found.stored.id, context.guild_id)
    known = await game(finished, EVERYBODY, 1, context.display)
    why = "review-improving" if found.is_improving else "review-points-only"
    components: list[Component] = [*text_displays(context.display.say(why)), *known.components]
    return Page(tuple(components), known.figures)


def review(found: ReviewedGame, told: Told, display: Display, *, shared: bool) -> Page:
    say, stored = display.say, found.stored
    figure = Figure("review", told.drawn.picture, told.drawn.about)
    buttons = [button(say("go-decisions"), address("decision", stored.id, 1), style=Style.primary)]
    if not shared:
        buttons.append(button(say("go-share"), address("share-review", stored.id)))
    head = say("review-head", title=stored.title, id=str(stored.id))
    components: tuple[Component, ...] = (
        *(text_display(text) for text in (head, told.seats, told.drawn.caption)),
        figure.component(),
        text_display(told.decisive),
        action_row(*buttons),
    )
    return Page(components, (figure,), GOLD)


def decision(found: ReviewedGame, told: str, number: int, most: int, display: Display) -> Page:
    """Decisions count from 1; later ones show the last."""
    stored = found.stored
    head = display.say("review-decision", title=stored.title, id=str(stored.id), number=number, most=most)
    buttons = step_buttons(number, most, lambda to, name: address("decision", stored.id, to, name), display)
    buttons.append(button(display.say("go-review"), address("review", stored.id)))
    return Page((*text_displays(head, told), action_row(*buttons)))


def _of(found: ReviewedGame) -> tuple[Telling, OptionSet, tuple[str, ...]]:
    rules = found.stored.rules
    coached = presentation_of(rules).coached
    assert coached is not None
    return coached.telling, rules, found.lines


def _names(found: ReviewedGame, display: Display) -> tuple[str, ...]:
    return tuple(display.name(player) for player in found.stored.players)
