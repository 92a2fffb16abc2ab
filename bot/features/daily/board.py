"""The board and the ending of an attempt with the daily dice, and what its player shares."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from functools import partial

from bot.coach.adviser import Perfect
from bot.errors import Refused
from bot.features.daily.model import Comparison
from bot.features.daily.service import SIZES, TURNS, banked_in, end_of, line_of
from bot.model.games import Status, StoredGame
from bot.rulesets import title_of
from bot.text import dated
from bot.ui.address import Address, Verb
from bot.ui.components import Button, Screen, Style, action_row, button, separator, text_display, text_displays
from bot.ui.context import address_in
from bot.ui.display import TEAL, Display, in_block
from bot.ui.game.checking import fixed_by
from bot.ui.page import BESIDE, percent
from bot.ui.presentation import Daily, Frame
from bot.ui.registry import presentation_of
from bot.ui.rules.view import how_address

ROUTE = "fd"
address = partial(address_in, ROUTE)
"""For buttons beside the board."""


@dataclass(frozen=True, slots=True)
class SideButtons:
    """`has_ranks`: on a server."""

    are_shown: bool = False
    before: str | None = None
    has_ranks: bool = False

    def buttons(self, stored: StoredGame, display: Display) -> Iterator[Button]:
        if self.are_shown:
            assert stored.day is not None
            if self.has_ranks:
                yield button(display.say("button-daily-ranks"), address("ranks"))
            yield button(display.say("button-daily-calendar"), address("month", stored.day.date[:7], BESIDE))
            if self.before is not None:
                yield button(display.say("button-daily-before"), address("day", self.before, BESIDE))
            yield button(display.say("button-check"), check_address(stored.id))


def attempt_view(
    stored: StoredGame,
    display: Display,
    marked: int | None,
    story: Sequence[str],
    log_until: int,
    beside: SideButtons,
) -> Screen:
    assert stored.day is not None
    assert stored.game is not None
    say, turn = display.say, stored.game.round
    about, how = [say("daily-until", end=str(end_of(stored.day.date)))], list[Button]()
    # Later screens don't repeat the rules.
    if not stored.revision:
        about, how = _rules(stored, display), [button(say("lobby-how"), how_address(stored, BESIDE))]
    frame = Frame(
        route=ROUTE,
        head=say("daily-head", number=str(stored.day.number), turn=turn, turns=TURNS),
        about=about,
        buttons=[*how, *beside.buttons(stored, display)],
    )
    return _daily_of(stored).board(stored, display, marked, story, log_until, frame)


def _rules(stored: StoredGame, display: Display) -> list[str]:
    assert stored.day is not None
    title, end = title_of(stored.base, display.locale), str(end_of(stored.day.date))
    unusual = _daily_of(stored).unusual(stored.rules, display)
    about = display.say("daily-about", title=title, turns=TURNS, unusual=unusual, end=end)
    return [about, display.say("daily-private"), fixed_by(stored.seed.commitment, display)]


def _daily_of(stored: StoredGame) -> Daily:
    """Raises Refused if the game has none."""
    daily = presentation_of(stored.rules).daily
    if daily is None:
        raise Refused("unknown-button")
    return daily


def ending_view(
    stored: StoredGame,
    comparison: Comparison,
    perfect: Perfect | None,
    display: Display,
    story: Sequence[str],
    beside: SideButtons,
    *,
    is_shared: bool,
) -> Screen:
    """`perfect` is None until it is known; `story` are lines about the last turn."""
    assert stored.day is not None
    assert stored.game is not None
    is_played = comparison.streak > 0
    key = "daily-over" if stored.status is Status.OVER else "daily-cut-off" if is_played else "daily-unplayed"
    head = display.say("daily-ended", number=str(stored.day.number), day=named(stored.day.date, display))
    lines = [head, display.say(key, total=_total(stored), turns=TURNS, turn=stored.game.round)]
    if is_played:
        lines += [*squares(banked_in(comparison.lines), display), *_compared(stored, comparison, perfect, display)]
    share = button(
        display.say("button-daily-share"), address(str(stored.id), "share"), style=Style.primary, disabled=is_shared
    )
    copy = button(display.say("button-daily-copy"), address(str(stored.id), "copy"))
    following = None if stored.day.is_over else display.say("daily-next", end=str(end_of(stored.day.date)))
    return Screen(
        *text_displays("\n".join(story), "\n".join(lines)),
        separator(),
        *text_displays(following),
        *([action_row(share, copy)] if is_played else []),
        action_row(*beside.buttons(stored, display)),
        accent=TEAL,
    )


def squares(banked: Sequence[int], display: Display) -> list[str]:
    """A square for each turn, what they mean, and words for people who can't see them."""
    small, medium, large = SIZES
    # Small, they are hard to see on a phone.
    legend = display.say("daily-legend", small=small, medium=medium, large=large)
    return [f"## {line_of(banked)}", _in_words(banked, display), legend]


def _in_words(banked: Sequence[int], display: Display) -> str:
    return display.say("daily-bars", best=max(banked, default=0), lost=banked.count(0))


def _compared(stored: StoredGame, comparison: Comparison, perfect: Perfect | None, display: Display) -> Iterator[str]:
    if perfect is not None:
        yield display.say("daily-possible", possible=perfect.possible, share=_share(stored, perfect))
        yield display.say("daily-perfect", average=round(perfect.average), made=perfect.made)
    if comparison.place_here is not None and comparison.here > 1:
        yield display.say("daily-place-here", place=comparison.place_here, people=comparison.here)
    yield _better(comparison, display)
    yield display.say("daily-streak", days=comparison.streak)
    if names := display.awards(comparison.awards):
        yield display.say("daily-awards", names=names)


def _better(comparison: Comparison, display: Display) -> str:
    percent = percent_behind(comparison.worse, comparison.others)
    return display.say("daily-better", others=comparison.others, percent=percent)


def percent_behind(worse: int, others: int) -> int:
    """How many per cent of the others are worse: 0 and 100 only if exact."""
    return max(min(1, worse), 100 * worse // max(1, others))


def shared_view(stored: StoredGame, comparison: Comparison, perfect: Perfect | None, display: Display) -> Screen:
    """Public, without dice. Everyone can press its button."""
    assert stored.day is not None
    (player,) = stored.seats.players
    number = str(stored.day.number)
    head = display.say("daily-shared", player=display.name(player), number=number, total=_total(stored))
    lines = [head, _boast(stored, comparison, perfect, display), *squares(banked_in(comparison.lines), display)]
    return Screen(text_display("\n".join(lines)), action_row(play_button(display)), accent=TEAL)


def copied_view(
    stored: StoredGame, comparison: Comparison, perfect: Perfect | None, link: str, display: Display
) -> Screen:
    """The same as plain text for other places, with a link to the bot."""
    assert stored.day is not None
    banked = banked_in(comparison.lines)
    lines = [
        display.say("daily-copied", number=str(stored.day.number), total=_total(stored)),
        _boast(stored, comparison, perfect, display),
        line_of(banked),
        _in_words(banked, display),
        display.say("daily-link", link=link),
    ]
    return Screen(*text_displays(display.say("daily-copy"), in_block(lines)), accent=TEAL)


def _boast(stored: StoredGame, comparison: Comparison, perfect: Perfect | None, display: Display) -> str:
    possible = [] if perfect is None else [display.say("daily-share-possible", share=_share(stored, perfect))]
    streak = display.say("daily-share-streak", days=comparison.streak)
    return " · ".join([*possible, streak, _better(comparison, display)])


def play_button(display: Display) -> Button:
    return button(display.say("button-daily-play"), address("play"), style=Style.primary)


def fixed_view(stored: StoredGame, display: Display) -> Screen:
    """What decides the dice, before the secret is known."""
    assert stored.day is not None
    day, commitment, end = named(stored.day.date, display), stored.seed.commitment, str(end_of(stored.day.date))
    return Screen(text_display(display.say("daily-check", day=day, commitment=commitment, end=end)), accent=TEAL)


def named(day: str, display: Display) -> str:
    """`2027-01-15` as people write it, such as `Jan 15, 2027`."""
    return dated(date.fromisoformat(day), "yMMMd", display.locale)


def _total(stored: StoredGame) -> int:
    assert stored.game is not None
    return stored.game.seat(1).total


def _share(stored: StoredGame, perfect: Perfect) -> int:
    return percent(max(0, _total(stored)) / max(1, perfect.possible))


def check_address(game_id: int) -> str:
    return str(Address(game_id, 0, Verb.CHECK, route=ROUTE))
