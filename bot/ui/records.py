"""Somebody's record as a card, and two people's games against each other."""

import asyncio
from collections.abc import Iterator

from discord.ui import ActionRow, Item, LayoutView, TextDisplay

from bot.records.achievements import achievements
from bot.records.rating import SETTLED_GAMES
from bot.records.sheets import Card, FormGame, HeadToHead, Side
from bot.records.tally import Tally
from bot.ui import pictures
from bot.ui.leaf import BESIDE, CHOSEN, Figure, Leaf, address, button, select
from bot.ui.look import Look
from bot.ui.scope import Scope, called, family_options

_FORM_SHOWN = 10


async def card(found: Card, scope: Scope, look: Look) -> Leaf:
    """Somebody's record: numbers, form, figures, and where else to look."""
    head = look.say("card-head", player=called(found.user_id, look), scope=scope.words(look))
    choices = _card_choices(found.user_id, scope, look)
    if not found.tally.games:
        return Leaf((TextDisplay(head), TextDisplay(look.say("card-empty")), *choices))
    # Drawing takes longer than anything else here: the games go on meanwhile.
    points, farkles = await asyncio.to_thread(_figures, found, look)
    items: list[Item[LayoutView]] = [
        TextDisplay("\n".join([head, *_numbers(found, look)])),
        TextDisplay(look.say("card-points", games=len(found.form))),
        points.item(),
    ]
    if farkles:
        items += [TextDisplay(look.say("card-farkles")), farkles.item()]
    figures = (points, farkles) if farkles else (points,)
    return Leaf((*items, *choices), figures)


def head_to_head(found: HeadToHead, scope: Scope, look: Look) -> Leaf:
    """Who finished before whom, and the last games of both."""
    first, second = called(found.first.user_id, look), called(found.second.user_id, look)
    lines = [look.say("duel-head", first=first, second=second, scope=scope.words(look))]
    if found.games:
        lines.append(look.say("duel-games", games=found.games, level=found.level))
        lines += [_side(side, look) for side in (found.first, found.second)]
    else:
        lines.append(look.say("duel-empty"))
    items: list[Item[LayoutView]] = [TextDisplay("\n".join(lines))]
    if found.last:
        last = [_game_line(game, look) for game in found.last]
        items.append(TextDisplay("\n".join([look.say("duel-last", player=first), *last])))
    elsewhere = address("duel", found.first.user_id, found.second.user_id, scope.elsewhere.where)
    return Leaf((*items, ActionRow(button(look.say(f"go-{scope.elsewhere.where}"), elsewhere))))


def percent(rate: float | None) -> int:
    return round(100 * (rate or 0))


def _numbers(found: Card, look: Look) -> Iterator[str]:
    tally, say = found.tally, look.say
    yield say("card-games", games=tally.games, wins=tally.wins, percent=percent(tally.win_rate))
    rating, settled = found.rating, "no" if found.rating.is_provisional else "yes"
    yield say("card-rating", value=rating.value, uncertainty=rating.uncertainty, settled=settled, needed=SETTLED_GAMES)
    yield say(
        "card-form", form=_form(found.form, look), run=_run(found.form), last="won" if found.form[0].won else "lost"
    )
    yield ""
    yield say("card-game-points", average=round(tally.average or 0), best=tally.best_game or 0)
    yield say("card-turn-points", average=round(tally.average_turn or 0), best=tally.best_turn, throw=tally.best_throw)
    yield say("card-risk", percent=percent(tally.farkle_rate), run=tally.farkle_run, hot=tally.hot_dice)
    if rare := list(_rare(tally, look)):
        yield say("card-rare", list=" · ".join(rare))
    known = achievements()
    # An achievement that the file no longer has keeps its row, but has no title any more.
    earned = [award.achievement for award in found.awards if award.achievement in known]
    if earned:
        names = [f"{known[name].emoji} {say(f'achievement-{name}')}" for name in earned]
        yield say("card-awards", names=" · ".join(names))
    yield say("card-since", since=str(tally.since), last=str(tally.last))


def _rare(tally: Tally, look: Look) -> Iterator[str]:
    for name in ("comebacks", "instant_wins", "skunks_given", "skunks_taken", "penalties", "lefts"):
        if count := getattr(tally, name):
            yield look.say(f"card-{name.replace('_', '-')}", count=count)


def _form(form: tuple[FormGame, ...], look: Look) -> str:
    """The last games in letters, the newest at the right."""
    return " ".join(look.say("form-won" if game.won else "form-lost") for game in reversed(form[:_FORM_SHOWN]))


def _run(form: tuple[FormGame, ...]) -> int:
    """How many of the last games ended like the newest."""
    return next((index for index, game in enumerate(form) if game.won != form[0].won), len(form))


def _figures(found: Card, look: Look) -> tuple[Figure, Figure | None]:
    games = [(game.points, game.won) for game in reversed(found.form)]
    told = [look.say("alt-game-won" if won else "alt-game", points=points) for points, won in games]
    points = Figure("points", pictures.points_a_game(games), look.say("alt-points", games=", ".join(told)))
    by_dice = found.tally.farkles_by_dice
    if not any(by_dice):
        return points, None
    counted = [look.say("alt-farkles-with", dice=dice, count=count) for dice, count in enumerate(by_dice, start=1)]
    alt = look.say("alt-farkles", list=", ".join(counted))
    return points, Figure("farkles", pictures.farkles_by_dice(by_dice), alt)


def _card_choices(user_id: int, scope: Scope, look: Look) -> tuple[ActionRow[LayoutView], ...]:
    elsewhere = scope.elsewhere
    return (
        select(address("card", user_id, scope.where, CHOSEN), look.say("choose-family"), family_options(scope, look)),
        ActionRow(
            button(look.say(f"go-{elsewhere.where}"), address("card", user_id, *elsewhere.parts())),
            button(look.say("go-history"), address("past", user_id, 1, BESIDE)),
        ),
    )


def _side(side: Side, look: Look) -> str:
    return look.say(
        "duel-side",
        player=called(side.user_id, look),
        ahead=side.ahead,
        wins=side.wins,
        points=side.points,
        best=side.best_game or 0,
    )


def _game_line(game: FormGame, look: Look) -> str:
    letter = look.say("form-won" if game.won else "form-lost")
    return look.say(
        "duel-game", letter=letter, points=game.points, place=game.place, seats=game.seats, at=str(game.ended_at)
    )
