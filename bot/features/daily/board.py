"""The board and the ending of an attempt with the daily dice, and what its player shares."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from functools import partial
from typing import NamedTuple

from bot.cities import city
from bot.coach.adviser import Perfect
from bot.errors import Refused
from bot.features.daily.model import Comparison, day_of
from bot.features.daily.rules import SOLO, banked_in, over_at
from bot.hooks import Spot, buttons_of_features
from bot.model.games import Status, StoredGame
from bot.play.guards import game_of
from bot.rulesets import title_of
from bot.sentences import dated
from bot.ui.components import Button, Screen, Style, action_row, button, covered, separator, text_display, text_displays
from bot.ui.context import address_in
from bot.ui.display import TEAL, Display, in_block
from bot.ui.game.checking import fixed_by
from bot.ui.game.solo import percent_behind, squares
from bot.ui.game_addresses import Address, Verb
from bot.ui.page import BESIDE, percent
from bot.ui.presentation import Frame, Solo, presentation_of
from bot.ui.rules.view import how_address
from bot.ui.zones import ZONE_PAGE

ROUTE = "fd"
address = partial(address_in, ROUTE)
"""The address of a button beside the board."""


class SideButtons(NamedTuple):
    """`has_ranks`: on a server. `before`: an earlier day that is public; does it come right before the viewer's?"""

    are_shown: bool = False
    before: str | None = None
    is_yesterday: bool = False
    has_ranks: bool = False

    def buttons(self, stored: StoredGame, display: Display) -> Iterator[Button]:
        if self.are_shown:
            if self.has_ranks:
                yield button(display.say("button-daily-ranks"), address("ranks"))
            yield button(display.say("button-daily-calendar"), address("month", day_of(stored).label[:7], BESIDE))
            if self.before is not None:
                key = "button-daily-before" if self.is_yesterday else "button-daily-earlier"
                label = display.say(key, day=named(self.before, display))
                yield button(label, address("day", self.before, BESIDE))
            yield button(display.say("button-check"), check_address(stored.id))
            yield button(display.say("button-zone"), ZONE_PAGE)


def attempt_view(
    stored: StoredGame, display: Display, marked: int | None, story: Sequence[str], log_until: int, beside: SideButtons
) -> Screen:
    say, turn = display.say, game_of(stored).round
    about, how = [say("daily-until", end=str(day_of(stored).ends_at))], list[Button]()
    # Later screens don't repeat the rules.
    if not stored.revision:
        about, how = _rules(stored, display), [button(say("lobby-how"), how_address(stored, BESIDE))]
    frame = Frame(
        route=ROUTE,
        head=say("daily-head", number=str(day_of(stored).number), turn=turn, turns=SOLO.turns),
        about=about,
        buttons=[*how, *beside.buttons(stored, display)],
    )
    return solo_of(stored).board(stored, display, marked, story, log_until, frame)


def _rules(stored: StoredGame, display: Display) -> list[str]:
    title, end = title_of(stored.base, display.locale), str(day_of(stored).ends_at)
    unusual = solo_of(stored).unusual(stored.rules, display)
    about = display.say("daily-about", title=title, turns=SOLO.turns, unusual=unusual, end=end)
    return [about, display.say("daily-private"), fixed_by(stored.seed.commitment, display)]


def solo_of(stored: StoredGame) -> Solo:
    """What the game of an attempt offers one person alone. Raises Refused if it offers nothing."""
    solo = presentation_of(stored.rules).solo
    if solo is None:
        raise Refused("unknown-button")
    return solo


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
    """`perfect` is None until it is known; `story` are lines about the last turn. Call `bot.cities.prepare` before."""
    day, is_played = day_of(stored), comparison.streak > 0
    key = "daily-over" if stored.status is Status.OVER else "daily-cut-off" if is_played else "daily-unplayed"
    head = display.say("daily-day-head", number=str(day.number), day=named(day.label, display))
    lines = [head, display.say(key, total=_total(stored), turns=SOLO.turns, turn=game_of(stored).round)]
    if is_played:
        lines += [*_squares(stored, comparison, display), *_compared(stored, comparison, perfect, display)]
    share = button(display.say("button-share"), address(stored.id, "share"), style=Style.primary, disabled=is_shared)
    copy = button(display.say("button-daily-copy"), address(stored.id, "copy"))
    look = button(display.say("button-daily-look"), address("look", stored.id))
    beat = [button(display.say("daily-beat-button"), address(stored.id, "beat"))] * beside.has_ranks
    today = comparison.today
    place, end = city(today.zone, display.locale), str(today.ends_at)
    following = display.say("daily-next", place=place, end=end) if day.label == today.day else None
    play = [play_button(display)] if today.until is not None and today.attempt != stored.id else []
    others = [*play, *buttons_of_features(Spot.ALONE, display)]
    return Screen(
        *text_displays("\n".join(story), "\n".join(lines)),
        separator(),
        *text_displays(following),
        *([action_row(share, copy, look, *beat)] if is_played else []),
        *([action_row(*others)] if others else []),
        action_row(*beside.buttons(stored, display)),
        accent=TEAL,
    )


def _squares(stored: StoredGame, comparison: Comparison, display: Display) -> list[str]:
    return squares(solo_of(stored), banked_in(comparison.lines), display)


def _compared(stored: StoredGame, comparison: Comparison, perfect: Perfect | None, display: Display) -> Iterator[str]:
    if perfect is not None:
        yield display.say("daily-perfect", made=perfect.made, share=_share(stored, perfect))
    if comparison.place_here is not None and comparison.here > 1:
        yield display.say("daily-ranks-mine", place=comparison.place_here, people=comparison.here)
    yield _better(comparison, display)
    yield display.say("daily-streak", days=comparison.streak, longest=comparison.longest)
    if ended := comparison.ended:
        day = named(ended.day, display)
        yield display.say("daily-streak-ended", days=ended.days, day=day, missed=ended.missed)
    if names := display.awards(comparison.awards):
        yield display.say("daily-awards", names=names)


def _better(comparison: Comparison, display: Display) -> str:
    percent = percent_behind(comparison.worse, comparison.others)
    return display.say("daily-better", others=comparison.others, percent=percent)


def shared_view(stored: StoredGame, comparison: Comparison, perfect: Perfect | None, display: Display) -> Screen:
    """Public, without dice. Everyone can press its button. What the turns brought is covered, because others still play
    them.
    """
    (player,) = stored.seats.players
    number = str(day_of(stored).number)
    head = display.say("daily-shared", player=display.name(player), number=number, total=_total(stored))
    boast = _boast(stored, comparison, perfect, display)
    turns = text_display("\n".join(_squares(stored, comparison, display)))
    return Screen(text_display(f"{head}\n{boast}"), covered(turns, accent=TEAL), action_row(play_button(display)))


def copied_view(
    stored: StoredGame, comparison: Comparison, perfect: Perfect | None, link: str, display: Display
) -> Screen:
    """The same as plain text for other places, with a link to the bot."""
    solo, banked = solo_of(stored), banked_in(comparison.lines)
    lines = [
        display.say("daily-copied", number=str(day_of(stored).number), total=_total(stored)),
        _boast(stored, comparison, perfect, display),
        solo.squares(banked),
        *solo.about_squares(banked, display),
        display.say("daily-link", link=link),
    ]
    return Screen(*text_displays(display.say("daily-copy"), in_block(lines)), accent=TEAL)


def _boast(stored: StoredGame, comparison: Comparison, perfect: Perfect | None, display: Display) -> str:
    reached = [] if perfect is None else [display.say("daily-share-perfect", share=_share(stored, perfect))]
    streak = display.say("daily-share-streak", days=comparison.streak)
    return " · ".join([*reached, streak, _better(comparison, display)])


def play_button(display: Display) -> Button:
    return button(display.say("button-daily-play"), address("play"), style=Style.primary)


def reminder(until: int, display: Display) -> tuple[str, Button]:
    return display.say("daily-reminder", end=str(until)), play_button(display)


def fixed_view(stored: StoredGame, later: Mapping[str, str], display: Display) -> Screen:
    """What decides the dice, before the secret is known. `later`: commitments of later days."""
    day, commitment = day_of(stored).label, stored.seed.commitment
    said = display.say("daily-check", day=named(day, display), commitment=commitment, end=str(over_at(day)))
    lines = [display.say("dice-of-day", day=named(each, display), commitment=later[each]) for each in later]
    return Screen(text_display("\n".join([said, *lines])), accent=TEAL)


def named(day: str, display: Display) -> str:
    """`2027-01-15` as people write it, such as `Jan 15, 2027`."""
    return dated(date.fromisoformat(day), "yMMMd", display.locale)


def _total(stored: StoredGame) -> int:
    return game_of(stored).seat(1).total


def _share(stored: StoredGame, perfect: Perfect) -> int:
    return percent(max(0, _total(stored)) / max(1, perfect.made))


def check_address(game_id: int) -> str:
    return str(Address(game_id, 0, Verb.CHECK, route=ROUTE))
