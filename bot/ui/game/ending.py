"""The message that a game becomes at its end."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.coach.reviewed import MILLION, Sums
from bot.games.engine import State
from bot.games.summary import places
from bot.model.games import StoredGame
from bot.model.records import Counted
from bot.model.tally import Rating
from bot.play.guards import game_of
from bot.records.endings import Endings
from bot.ui import charts
from bot.ui.components import Button, Component, Screen, Style, action_row, button, text_displays
from bot.ui.display import GOLD, GREY, Display
from bot.ui.game import solo
from bot.ui.game.board import in_rows
from bot.ui.game_addresses import Verb, address_of
from bot.ui.page import BESIDE, Figure
from bot.ui.page_addresses import REVIEW
from bot.ui.presentation import presentation_of
from bot.ui.records.history import rounds_figure, turning_points

_LUCKIER, _MORE_ACCURATE = 0.05, 3.0
"""The leads, as a part of a win and in points of accuracy, that are worth a word."""


class LookBack(NamedTuple):
    """A review: notable turns, a picture if it can be shown, and sums if known. `compared`: a game alone, with earlier
    ones.
    """

    turning_points: tuple[str, ...] = ()
    compared: tuple[str, ...] = ()
    picture: Figure | None = None
    sums: Sums | None = None


def ending(
    stored: StoredGame,
    display: Display,
    story: Sequence[str] = (),
    counted: Counted | None = None,
    reviewed: LookBack | None = None,
) -> Screen:
    """The screen of an ended game. `story` are lines about the last turn; `counted` and `reviewed` are added once
    known.
    """
    game = game_of(stored)
    check = button(display.say("button-check"), address_of(stored, Verb.CHECK))
    share = [button(display.say("button-share"), address_of(stored, Verb.SHARE))] if stored.is_solo else []
    own = presentation_of(stored.rules).ending_buttons(stored, display)
    buttons = [_rematch(stored, display), *share, check, *own]
    if stored.adviser is not None and game.is_over:
        buttons.append(button(display.say("button-review"), REVIEW.address(stored.id, BESIDE)))
    block = (
        [button(display.say("button-block"), address_of(stored, Verb.BLOCK))]
        if stored.rival_of(display.viewer) is not None
        else []
    )
    picture = reviewed.picture if reviewed else None
    table = [*_table(stored, game, display, counted, lettered=picture is not None), *_awards(stored, display, counted)]
    if reviewed is not None:
        table += reviewed.compared
    below = presentation_of(stored.rules).below_totals(stored, _placed(game), display)
    components: list[Component] = [
        *text_displays("\n".join(story), _head(stored, game, display), "\n".join(table), *below)
    ]
    if picture is not None:
        components.append(picture.component())
    if reviewed is not None:
        lines = [*reviewed.turning_points, *_luck_and_skill(stored, display, reviewed.sums)]
        components += text_displays("\n".join(f"-# {line}" for line in lines))
    accent = GOLD if game.is_over else GREY
    return Screen(*components, *in_rows(buttons, block), accent=accent)


async def look_back(endings: Endings, display: Display, stored: StoredGame, sums: Sums | None) -> LookBack:
    """What a review adds to an ending; only the `sums` if the game is unreadable."""
    compared = list[str]()
    if stored.is_solo:
        earlier = await endings.earlier(stored)
        compared += [*solo.compared(stored, earlier, display), *solo.spread(stored, earlier, display)]
    async with endings.finished(stored.id, stored.guild_id) as finished:
        if finished is None:
            return LookBack(compared=tuple(compared), sums=sums)
        turning = tuple(turning_points(finished, display))
        return LookBack(turning, tuple(compared), await rounds_figure(finished, display), sums)


def ending_in_thread(
    stored: StoredGame, display: Display, story: Sequence[str], instead: Button | None = None
) -> Screen:
    """The last screen in the game's thread, or with a button `instead` of the rematch; the channel shows the rest."""
    game = game_of(stored)
    table, elsewhere = (
        "\n".join(_table(stored, game, display)),
        display.say("over-in-thread", link=stored.link_for(display.viewer)),
    )
    texts = text_displays("\n".join(story), _head(stored, game, display), table, elsewhere)
    below = action_row(instead or _rematch(stored, display))
    return Screen(*texts, below, accent=GOLD if game.is_over else GREY)


def _rematch(stored: StoredGame, display: Display) -> Button:
    return button(display.say("button-rematch"), address_of(stored, Verb.REMATCH), style=Style.primary)


def _head(stored: StoredGame, game: State, display: Display) -> str:
    by = stored.stopped_by
    if game.is_over:
        voided = [] if by is None else [display.say("over-voided-by", manager=display.name(by))]
        return "\n".join([_how_it_ended(stored, game, display), *voided])
    stopped = display.say("over-stopped", title=stored.title)
    return stopped if by is None else f"{stopped}\n{display.say('over-stopped-by', manager=display.name(by))}"


def _how_it_ended(stored: StoredGame, game: State, display: Display) -> str:
    if not game.active:
        return display.say("over-alone-left", title=stored.title, seats=len(stored.seats.players))
    names = display.people(map(stored.player, game.winners))
    if len(game.active) == 1 < len(game.seats):
        return display.say("over-head-left", players=names)
    presentation = presentation_of(stored.rules)
    if own := presentation.own_headline(stored, display):
        return own
    many, total = len(game.winners), game.seat(game.winners[0]).total
    if len(game.seats) == 1:
        return display.say("over-alone", player=names, total=total)
    why = [*presentation.why_they_won(stored, display)]
    if many > 1:
        why.append(display.say("over-shared"))
    return "\n".join([display.say("over-head", players=names, many=many, total=total), *why])


def _awards(stored: StoredGame, display: Display, counted: Counted | None) -> Iterator[str]:
    for seat in range(1, len(stored.seats.players) + 1):
        earned = [name for number, name in counted.awards if number == seat] if counted else []
        if names := display.awards(earned):
            yield display.say("over-awards", player=display.name(stored.player(seat)), names=names)


def _luck_and_skill(stored: StoredGame, display: Display, sums: Sums | None) -> Iterator[str]:
    """The sentence on luck and skill; the review has the numbers."""
    if sums is None:
        return
    if len(sums.seats) == 1:
        (seat,) = sums.seats
        accuracy, luck = "none" if seat.accuracy is None else round(seat.accuracy), round(100 * seat.luck / MILLION)
        fields = {"player": display.name(stored.seats.players[0]), "way": "minus" if luck < 0 else "plus"}
        yield display.say("over-review-alone", accuracy=accuracy, luck=luck, **fields)
        return
    lucky, skilled = (_first(numbers, least) for numbers, least in _compared(sums))
    named = ["none" if each is None else display.name(stored.seats.players[each]) for each in (lucky, skilled)]
    dice = "even" if lucky is None else "somebody"
    play = "even" if skilled is None else "same" if skilled == lucky else "other"
    fields = {"dice": dice, "play": play, "lucky": named[0], "skilled": named[1]}
    yield display.say("over-luck", seats=len(sums.seats), exact=sums.exact, **fields)


def _compared(sums: Sums) -> Iterator[tuple[list[float], float]]:
    """Luck and accuracy by seat, each with the least lead that counts. Estimated games compare no accuracy."""
    yield [seat.luck / MILLION for seat in sums.seats], _LUCKIER
    known = [seat.accuracy for seat in sums.seats if seat.accuracy is not None]
    yield known if sums.exact and len(known) == len(sums.seats) else [], _MORE_ACCURATE


def _first(numbers: Sequence[float], least: float) -> int | None:
    """The index of the number that leads by enough; None if there is none."""
    *_, second, first = sorted(numbers) if numbers else (0.0, 0.0)
    return [*numbers].index(first) if first - second >= least else None


def _rating(display: Display, changed: tuple[Rating, Rating]) -> str:
    before, after = (rating.value for rating in changed)
    return display.say("over-rating", value=after, change=f"{after - before:+d}")


def _table(
    stored: StoredGame, game: State, display: Display, counted: Counted | None = None, *, lettered: bool = False
) -> list[str]:
    """The table of totals; `lettered` adds the letters of the picture's lines."""
    presentation, rows = presentation_of(stored.rules), list[str]()
    for place, seat in _placed(game):
        player = display.name(stored.player(seat))
        letter, total = charts.letter(seat) if lettered else "none", game.seat(seat).total
        if len(stored.seats.players) > 1:
            parts = [display.say("over-seat", place=place, letter=letter, player=player, total=total)]
        else:
            parts = [display.say("board-seat", player=player, total=total)]
        parts += presentation.beside_total(stored, seat, display)
        if game.seat(seat).left:
            parts.append(display.say("over-left"))
        changed = counted.ratings[seat - 1] if counted else None
        parts += [_rating(display, changed)] if changed else []
        rows.append(" · ".join(parts))
    return rows


def _placed(game: State) -> list[tuple[int, int]]:
    """The places with their seats, in order. Of players who share a place, the one who stands better comes first."""
    standing = game.rules.engine.standing
    reached = places(game)
    return sorted(
        [(reached[seat], seat) for seat in game.numbers], key=lambda placed: (placed[0], -standing(game, placed[1]))
    )
