"""People's cards, head-to-head figures, achievements, and luck and skill."""

import asyncio
from collections.abc import Iterator, Mapping, Sequence

from bot import workers
from bot.coach.adviser import Character
from bot.coach.advisers import ADVISERS
from bot.errors import Refused
from bot.games.registry import ENGINES
from bot.model.achievements import achievements
from bot.model.records import (
    FIRST_FAMILY,
    LEAST_DECISIONS,
    Card,
    FormGame,
    HeadToHead,
    Side,
    Skill,
    accuracy_in,
    average_luck_in,
    engine_of_family,
    family_of_all,
)
from bot.model.seats import computer
from bot.model.tally import SETTLED_GAMES, Tally
from bot.ui import charts
from bot.ui.channels import viewer_of
from bot.ui.components import (
    ActionRow,
    Component,
    action_row,
    button,
    select,
    select_options,
    text_display,
    text_displays,
)
from bot.ui.context import Context
from bot.ui.display import Display
from bot.ui.page import BESIDE, CHOSEN, Figure, Page, percent
from bot.ui.page_addresses import AWARDS, CARD, HEAD_TO_HEAD, HISTORY, OWN, SKILL
from bot.ui.presentation import AnyPresentation, presentations
from bot.ui.records.leaderboard import Scope, titles_of_families, titles_of_games
from bot.ui.reviewing import in_percent, signed

_FORM_SHOWN = 10
_NEAREST = 3


async def find_card(context: Context, user_id: int | None, family: str) -> Page:
    """The page of a person's card. `user_id` None: the viewer's own. Raises Refused (`only-yourself`)."""
    whose, scope = Scope.of(context, user_id, family)
    found = await context.services.records.card(whose, scope.guild(context.guild_id), family)
    return await card(found, scope, context.display)


async def find_head_to_head(context: Context, first: int, second: int, family: str) -> Page:
    """The page of two people against each other. Raises Refused."""
    check_may_read(context, first, second)
    records, scope = context.services.records, Scope(family, is_own=context.is_direct)
    found = await records.head_to_head(
        first, second, scope.guild(context.guild_id), family, viewer=await viewer_of(context)
    )
    return head_to_head(found, scope, context.display)


async def card(found: Card, scope: Scope, display: Display) -> Page:
    head = display.say("card-head", player=display.name(found.user_id), scope=scope.words(display))
    choices = _card_choices(found, scope, display)
    own = presentations().get(engine_of_family(found.family).name)
    if not found.tally.games:
        played = [*_alone(found.alone, own, display)] or [display.say("card-empty")]
        lines = [head, *_awards_line(found, display), *played, *_notes(found, display)]
        return Page((text_display("\n".join(lines)), *choices), is_own=scope.is_own)
    found_pictures = await asyncio.gather(_points(found, display), *([own.card_figure(found, display)] if own else []))
    pictures = [each for each in found_pictures if each is not None]
    components: list[Component] = [text_display("\n".join([head, *_numbers(found, own, display)]))]
    for heading, figure in pictures:
        components += [text_display(heading), figure.component()]
    return Page((*components, *choices), tuple(figure for _, figure in pictures), is_own=scope.is_own)


def head_to_head(found: HeadToHead, scope: Scope, display: Display) -> Page:
    first, second = display.name(found.first.user_id), display.name(found.second.user_id)
    lines = [display.say("duel-head", first=first, second=second, scope=scope.words(display))]
    if found.games:
        lines.append(display.say("duel-games", games=found.games, level=found.level))
        lines += [_lead(found, display), *(_side(side, display) for side in (found.first, found.second))]
    else:
        lines.append(display.say("no-games-together", first=str(found.first.user_id), second=str(found.second.user_id)))
    components: list[Component] = [text_display("\n".join(lines))]
    if found.last:
        last = [_game_line(game, display) for game in found.last]
        components.append(text_display("\n".join([display.say("duel-last", player=first), *last])))
    both = found.first.user_id, found.second.user_id
    others = [(whole, title) for whole, title in titles_of_games(display).items() if whole != scope.family]
    buttons = [button(title, HEAD_TO_HEAD.address(*both, whole)) for whole, title in others]
    row = (action_row(*buttons),) if buttons else ()
    return Page((*components, *row))


async def find_awards(context: Context, user_id: int) -> Page:
    """The page of a person's achievements. Raises Refused."""
    whose, _ = Scope.of(context, user_id, FIRST_FAMILY)
    records = context.services.records
    found = await records.card(whose)
    # Others don't see the progress.
    kinds = ENGINES if whose == context.user_id else ()
    tallies = {kind: (await records.card(whose, family=family_of_all(kind))).tally for kind in kinds}
    return awards(found, tallies, context.display)


def awards(found: Card, tallies: Mapping[str, Tally], display: Display) -> Page:
    """The achievements of a person. With `tallies`, by game, they are the reader's own, and the nearest come first."""
    known, earned = achievements(), {award.achievement: award for award in found.awards}
    towards = {name: each.progress(tallies[each.kind]) for name, each in known.items() if each.kind in tallies}
    begun = {name: each for name, each in towards.items() if each is not None and each.have and name not in earned}
    nearest = sorted(begun, key=lambda name: -begun[name].have / begun[name].needed)[:_NEAREST]
    rest = [name for name in known if name not in (*earned, *nearest)]

    def listed(key: str, names: Sequence[str]) -> Iterator[str]:
        if names:
            yield display.say(key)
        for name in names:
            state, progress = "none", towards.get(name)
            if name in earned:
                state = display.say("award-earned", at=str(earned[name].earned_at))
            elif progress is not None:
                state = display.say("award-progress", have=progress.have, needed=progress.needed)
            about = display.say(f"achievement-about-{name}")
            title = display.say(f"achievement-{name}")
            yield display.say("award-line", emoji=known[name].emoji, title=title, about=about, state=state)

    count = sum(name in earned for name in known)
    head = display.say("awards-head", player=display.name(found.user_id), count=count, all=len(known))
    groups = {
        "awards-nearest": nearest,
        "awards-reached": [each for each in known if each in earned],
        "awards-open": rest,
    }
    texts = ("\n".join(listed(key, names)) for key, names in groups.items())
    return Page(tuple(text_displays(head, *texts)), is_own=bool(tallies))


def _numbers(found: Card, own: AnyPresentation | None, display: Display) -> Iterator[str]:
    tally, say = found.tally, display.say
    is_rated, share = found.guild_id is not None, percent(tally.ratio("wins", "games"))
    yield say("card-games", games=tally.games, wins=tally.wins, percent=share, rated=is_rated)
    rating, settled = tally.rating, not tally.rating.is_provisional
    if is_rated:
        yield say("card-rating", value=rating.value, settled=settled, missing=max(0, SETTLED_GAMES - rating.games))
    # The newest at the right.
    form = " ".join(say("form-won" if game.won else "form-lost") for game in reversed(found.form[:_FORM_SHOWN]))
    yield say("card-form", form=form, run=_run(found.form), last="won" if found.form[0].won else "lost")
    yield ""
    yield say("card-game-points", average=round(tally.ratio("points", "games") or 0), best=tally["best_game"])
    yield from own.on_card(found, display) if own else ()
    yield from _skill_line(tally, display)
    yield from _notes(found, display)
    if rare := list(_rare(tally, own.rare if own else (), display)):
        yield say("card-rare", list=" · ".join(rare))
    yield from _awards_line(found, display)
    yield from _alone(found.alone, own, display)
    yield say("card-since", since=str(tally["since"]), last=str(tally["last"]))


def _awards_line(found: Card, display: Display) -> Iterator[str]:
    if names := display.awards(award.achievement for award in found.awards):
        yield display.say("card-awards", names=names)


def _skill_line(tally: Tally, display: Display) -> Iterator[str]:
    """The line on skill; none unless a game was reviewed."""
    accuracy = accuracy_in(tally)
    if accuracy is not None:
        luck = signed((average_luck_in(tally) or 0.0) / 100)
        yield display.say("card-skill", accuracy=round(accuracy), choices=tally["decisions"], **luck)


def _notes(found: Card, display: Display) -> Iterator[str]:
    return (display.say(key, **fields) for key, fields in found.notes)


def _alone(tally: Tally, own: AnyPresentation | None, display: Display) -> Iterator[str]:
    """The lines on games with no other person."""
    if met := [each for each in Character if tally[f"games_{each}"]]:
        yield display.say("card-against")
    for character in met:
        numbers = {name: tally[f"{name}_{character}"] for name in ("games", "wins", "run", "longest")}
        best = tally[f"{character}_best"]
        yield display.say("card-against-one", name=display.name(computer(character)), best=best, **numbers)
    if own is not None and tally.games:
        yield from own.alone_on_card(tally, display)


def _rare(tally: Tally, own: tuple[str, ...], display: Display) -> Iterator[str]:
    """The counts that are shown only if not 0."""
    for name in ("comebacks", *own, "lefts"):
        if count := tally[name]:
            yield display.say(f"card-{name.replace('_', '-')}", count=count)


def _run(form: tuple[FormGame, ...]) -> int:
    return next((index for index, game in enumerate(form) if game.won != form[0].won), len(form))


async def _points(found: Card, display: Display) -> tuple[str, Figure] | None:
    """A sentence and a picture of a person's points; None for a single game: one bar compares nothing."""
    if len(found.form) < 2:
        return None
    games = tuple((game.points, game.won) for game in reversed(found.form))
    words = [display.say("alt-game-won" if won else "words-points", points=points) for points, won in games]
    png = await workers.shared.run(charts.points_a_game, games, display.locale)
    figure = Figure("points", png, display.say("alt-points", games=", ".join(words)))
    return display.say("card-points", games=len(found.form)), figure


def check_may_read(context: Context, *user_ids: int) -> None:
    """Checks whose records may be shown; raises Refused for other people's in direct messages with the bot."""
    if context.is_direct and context.user_id not in user_ids:
        raise Refused("only-yourself")


def _card_choices(found: Card, scope: Scope, display: Display) -> tuple[ActionRow, ...]:
    user_id, whose = found.user_id, scope.whose(found.user_id)
    go_own = button(display.say("go-own"), CARD.address(OWN, scope.family, BESIDE))
    go_skill = button(
        display.say("go-skill"), SKILL.address(whose, scope.family, BESIDE), disabled=not found.tally["reviewed"]
    )
    can_be_reviewed = engine_of_family(found.family).name in ADVISERS
    return (
        select(
            CARD.address(whose, CHOSEN),
            display.say("choose-family"),
            select_options(titles_of_families(display), scope.family),
        ),
        action_row(
            *([] if scope.is_own else [go_own]),
            button(display.say("go-history"), HISTORY.address(user_id, 1, BESIDE)),
            button(display.say("go-awards"), AWARDS.address(user_id, BESIDE)),
            *([go_skill] if can_be_reviewed else []),
        ),
    )


def _lead(found: HeadToHead, display: Display) -> str:
    ahead, behind = sorted((found.first, found.second), key=lambda side: -side.ahead)
    numbers = {"leads": ahead.ahead > behind.ahead, "ahead": ahead.ahead, "behind": behind.ahead}
    return display.say("duel-lead", player=display.name(ahead.user_id), **numbers)


def _side(side: Side, display: Display) -> str:
    return display.say(
        "duel-side", player=display.name(side.user_id), wins=side.wins, points=side.points, best=side.best_game or 0
    )


def _game_line(game: FormGame, display: Display) -> str:
    letter = display.say("form-won" if game.won else "form-lost")
    return display.say(
        "duel-game", letter=letter, points=game.points, place=game.place, seats=game.seats, at=str(game.ended_at)
    )


async def find_skill(context: Context, user_id: int | None, family: str) -> Page:
    """The page of a person's luck and skill. `user_id` None: the viewer's own. Raises Refused (`only-yourself`)."""
    whose, scope = Scope.of(context, user_id, family)
    found = await context.services.records.skill(whose, scope.guild(context.guild_id), family)
    return await skill(found, scope, context.display)


async def skill(found: Skill, scope: Scope, display: Display) -> Page:
    head = display.say("skill-head", player=display.name(found.user_id), scope=scope.words(display))
    about = display.say("skill-about", needed=LEAST_DECISIONS)
    if not found.games:
        return Page(tuple(text_displays(head, display.say("skill-empty"), about)), is_own=scope.is_own)
    figure = await _skill_figure(found, display)
    lines = [head, *_skill_line(found.tally, display), display.say("skill-picture", games=len(found.games))]
    components = (text_display("\n".join(lines)), figure.component(), text_display(about))
    return Page(components, (figure,), is_own=scope.is_own)


async def _skill_figure(found: Skill, display: Display) -> Figure:
    oldest_first = found.games[::-1]
    games = tuple((game.sums.accuracy, in_percent(game.luck), game.won) for game in oldest_first)
    words = [
        display.say(
            "alt-skill-game",
            accuracy="none" if game.sums.accuracy is None else round(game.sums.accuracy),
            won=game.won,
            **signed(game.luck),
        )
        for game in oldest_first
    ]
    png = await workers.shared.run(charts.skill_by_game, games, display.locale)
    return Figure("skill", png, display.say("alt-skill", games="; ".join(words)))
