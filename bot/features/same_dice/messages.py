"""What people see of a duel: the invitation, their own board, and the result."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import zip_longest
from typing import Any

from bot.features.same_dice.model import Duel, DuelDice, Played, Side
from bot.games.dice import Seed
from bot.games.options import OptionSet
from bot.model.games import StoredGame
from bot.typed import Typed
from bot.ui.components import Button, Component, Screen, Style, action_row, button, section, text_display, text_displays
from bot.ui.context import address_in
from bot.ui.display import GOLD, GREY, TEAL, Display, in_block
from bot.ui.game.checking import fixed_by
from bot.ui.game.solo import squares
from bot.ui.game_addresses import ROUTE as TABLE
from bot.ui.game_addresses import Verb
from bot.ui.page import BESIDE
from bot.ui.presentation import presentation_of
from bot.ui.rules.view import how_address

ROUTE = "fw"
address = partial(address_in, ROUTE)
_LONGEST_NAME = 11
"""Characters: two names beside each other fit on a phone."""


def commitment_of(duel: Duel) -> str:
    return Seed(duel.secret, ()).commitment


def invitation(duel: Duel, title: Typed, rules: OptionSet, display: Display) -> Screen:
    say, guest = display.say, "none" if duel.guest_id is None else display.name(duel.guest_id)
    fields = {"host": display.name(duel.host_id), "guest": guest, "title": title, "end": str(duel.ends_at)}
    asked = "none" if duel.guest_id is None else "some" if duel.guest_game is None else "plays"
    short = presentation_of(rules).in_short(rules, display).replace("\n", "\n-# ")
    texts = (say("same-call", asked=asked, **fields), f"-# {short}", fixed_by(commitment_of(duel), display))
    no = [button(say("same-no"), address("no", duel.id))] if asked == "some" else []
    return Screen(*text_displays(*texts), action_row(_play(duel, display), *no, _check(duel.id, display)), accent=TEAL)


def _play(duel: Duel, display: Display) -> Button:
    return button(display.say("same-play"), address("play", duel.id), style=Style.primary)


def _check(duel_id: int, display: Display) -> Button:
    return button(display.say("button-check"), address("check", duel_id))


def entry(duel: Duel, user_id: int, display: Display) -> Component:
    """A duel in the list of a person's own."""
    rival = duel.rival_of(user_id)
    named = "none" if rival is None else display.name(rival)
    return section(display.say("same-entry", rival=named, end=str(duel.ends_at)), _play(duel, display))


def own_board(
    stored: StoredGame, dice: DuelDice, display: Display, marked: int | None, story: Sequence[str], log_until: int
) -> Screen:
    """The board for its player alone. It has no **Leave**: who stops keeps their points until the day ends."""
    own = replace(display, viewer=stored.host_id)
    above = display.say("same-above", first=not stored.revision, end=str(dice.ends_at))
    screen = presentation_of(stored.rules).board(stored, own, marked, above, story, log_until)
    # Later screens don't repeat how it is played.
    how = [] if stored.revision else [button(display.say("lobby-how"), how_address(stored, BESIDE))]
    return rerouted(screen, stored).with_below(action_row(*how, _check(dice.duel, display)))


def rerouted(screen: Screen, stored: StoredGame) -> Screen:
    """The screen of a game whose presses the duel answers."""
    return Screen(*_rerouted(screen.to_components(), stored.id))


def _rerouted(components: Iterable[Any], game_id: int) -> Iterator[Any]:
    """The components with other addresses, without **Leave**."""
    table = f"{TABLE}:{game_id}:"
    for component in components:
        kept, custom_id = {**component}, component.get("custom_id", "")
        if custom_id.startswith(table):
            kept["custom_id"] = f"{ROUTE}:{game_id}:{custom_id.removeprefix(table)}"
        if "components" in kept:
            kept["components"] = [*_rerouted(kept["components"], game_id)]
        if not custom_id.endswith(f":{Verb.LEAVE}") and kept.get("components") != []:
            yield kept


def own_end(
    stored: StoredGame, dice: DuelDice, played: Played | None, rival: int | None, display: Display, story: Sequence[str]
) -> Screen:
    """What a person sees once they have finished, until the result is there."""
    named = "none" if rival is None else display.name(rival)
    points = played.points if played else 0
    said = display.say("same-waits", points=points, rival=named, end=str(dice.ends_at))
    texts = text_displays("\n".join(story), said, "\n".join(_turns(stored.rules, played, display)))
    return Screen(*texts, action_row(_check(dice.duel, display)), accent=GREY)


def _turns(rules: OptionSet, played: Played | None, display: Display) -> list[str]:
    solo = presentation_of(rules).solo
    return [] if played is None or solo is None else squares(solo, played.turns, display)


def result(duel: Duel, sides: Sequence[Side], title: Typed, rules: OptionSet, display: Display) -> Screen:
    """Both games side by side, and the secret."""
    say, solo = display.say, presentation_of(rules).solo
    there = sorted((side for side in sides if side.played), key=lambda side: -_points(side))
    lines = list[str]()
    for side in there:
        assert side.played is not None
        player, points = _named(side, display), side.played.points
        lines.append(say("same-side", player=player, points=points, whole=side.played.is_whole))
        lines += [solo.squares(side.played.turns)] if solo is not None else []
    table = _side_by_side(there, display) if there else ""
    texts = text_displays(_headline(duel, there, title, display), "\n".join(lines), table)
    secret = text_display(say("same-secret", secret=duel.secret))
    check = [action_row(_check(duel.id, display))] if there else []
    return Screen(*texts, secret, *check, accent=GOLD if len(there) > 1 else GREY)


def _headline(duel: Duel, there: Sequence[Side], title: Typed, display: Display) -> str:
    points = [*map(_points, there), 0, 0]
    way = "nobody" if not there else "alone" if len(there) == 1 else "level" if points[0] == points[1] else "won"
    if duel.was_declined:
        way = "declined"
    people = [_named(side, display) for side in there]
    if way in ("declined", "nobody", "alone"):
        people = [people[0] if people else display.name(duel.host_id), _rival(duel, there, display)]
    fields = {"first": people[0], "second": people[1], "most": points[0], "least": points[1]}
    return display.say("same-result", way=way, title=title, **fields)


def _rival(duel: Duel, there: Sequence[Side], display: Display) -> str:
    rival = duel.guest_id if not there or there[0].user_id == duel.host_id else duel.host_id
    return "none" if rival is None else display.name(rival)


def _points(side: Side) -> int:
    return side.played.points if side.played else 0


def _named(side: Side, display: Display) -> str:
    return display.name(side.user_id) if side.user_id is not None else ""


def _side_by_side(there: Sequence[Side], display: Display) -> str:
    """A table with a row for each turn."""
    names = [display.in_label(side.user_id or 0, number)[:_LONGEST_NAME] for number, side in enumerate(there, 1)]
    columns = [side.played.turns for side in there if side.played]
    rows = [("", *names)]
    rows += [
        (f"{number}.", *("-" if points is None else str(points) for points in turns))
        for number, turns in enumerate(zip_longest(*columns), start=1)
    ]
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return in_block("  ".join(f"{cell:>{width}}" for cell, width in zip(row, wide, strict=True)) for row in rows)


def is_over(duel: Duel, link: str, display: Display) -> Screen:
    """What is left of the invitation."""
    people = [display.name(each) for each in (duel.host_id, duel.guest_id) if each is not None]
    return Screen(text_display(display.say("same-is-over", players=display.listed(people), link=link)), accent=GREY)


def fixed(duel: Duel, display: Display) -> Screen:
    """What decides the dice, before the secret is known."""
    fields = {"commitment": commitment_of(duel), "end": str(duel.ends_at)}
    return Screen(text_display(display.say("same-check", **fields)), accent=TEAL)
