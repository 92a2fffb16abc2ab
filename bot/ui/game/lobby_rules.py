"""The rules of a lobby: everybody may read them, and the host may choose others, the target, and how many may play."""

import asyncio
from collections.abc import Mapping

from bot.errors import Refused
from bot.model.games import StoredGame
from bot.play.change import Change
from bot.play.guards import check_lobby
from bot.play.lobby import set_rules, set_seats, set_target
from bot.rulesets import in_language
from bot.ui.components import ActionRow, Screen, SelectOption, select, select_option, text_displays
from bot.ui.display import TEAL, Display
from bot.ui.game.address import Address, Verb
from bot.ui.game.press import Action, Press
from bot.ui.game.showing import view_of
from bot.ui.game.stage import answer_by_edit, edit_message
from bot.ui.games.registry import presentation_of
from bot.ui.rules.view import rule_set_options

PRIVATE = (Verb.CHOOSE_RULES, Verb.TARGET, Verb.SEATS)
"""The menus of the private answer."""


async def read_rules(press: Press) -> None:
    """Answers privately with the rules in words. The host can also change them there. Raises Refused."""
    check_lobby(press.stored)
    await press.context.interaction.response.send_message(view=await _rules(press), ephemeral=True)


async def choose_rules(press: Press) -> None:
    """Plays by the chosen rule set. Raises Refused."""
    context = press.context
    if not context.values:
        raise Refused("unknown-button")
    book = await context.services.rule_books.of(context.guild_id)
    house = in_language(book.find(context.values[0]), context.display.locale)
    await _change(press, set_rules(press.stored, press.user_id, house))


async def choose_target(press: Press) -> None:
    """Plays to the chosen target. Raises Refused and RuleSetError."""
    # Whether a target can be met exactly takes a while to find out.
    await _change(press, await asyncio.to_thread(set_target, press.stored, press.user_id, press.chosen()))


async def choose_seats(press: Press) -> None:
    """Lets so many people join. Raises Refused."""
    await _change(press, set_seats(press.stored, press.user_id, press.chosen()))


async def _change(press: Press, change: Change) -> None:
    """Commits what the host changed, and shows it in the private answer that they pressed and in the lobby."""
    context = press.context
    await press.session.commit(change)
    await answer_by_edit(context.interaction, await _rules(press))
    await edit_message(context.client, press.stored, view_of(press.stored, context.display))


async def _rules(press: Press) -> Screen:
    stored, display = press.stored, press.context.display
    texts = [
        display.say("rules-head", title=stored.title),
        *presentation_of(stored.rules).in_words(stored.rules, display),
    ]
    rows = await _menus(press) if press.user_id == stored.host_id else []
    return Screen(*text_displays(*texts), *rows, accent=TEAL)


async def _menus(press: Press) -> list[ActionRow]:
    """What the host can change: other rules, the target, and how many may play."""
    stored, display, context = press.stored, press.context.display, press.context
    book = await context.services.rule_books.of(context.guild_id)
    others = rule_set_options(book.of_engine(stored.engine), display)
    fewest = max(stored.engine.fewest_seats, len(stored.players))
    seats = [
        select_option(display.say("lobby-seats-option", seats=number), str(number), default=number == stored.most_seats)
        for number in range(fewest, stored.engine.most_seats + 1)
    ]
    return [
        _menu(stored, Verb.CHOOSE_RULES, display.say("lobby-choose-rules"), others),
        *_targets(stored, display),
        _menu(stored, Verb.SEATS, display.say("lobby-seats"), seats),
    ]


def _targets(stored: StoredGame, display: Display) -> list[ActionRow]:
    """The points to play to, where there are such."""
    presentation = presentation_of(stored.rules)
    now = presentation.target(stored.rules)
    if presentation.targets is None or now is None:
        return []
    options = [
        select_option(display.say("lobby-target-option", target=target), str(target), default=target == now)
        for target in sorted({*presentation.targets.offered, now})
    ]
    return [_menu(stored, Verb.TARGET, display.say("lobby-target"), options)]


def _menu(stored: StoredGame, verb: Verb, placeholder: str, options: list[SelectOption]) -> ActionRow:
    return select(str(Address(stored.id, stored.revision, verb)), placeholder, options)


ACTIONS: Mapping[str, Action] = {
    Verb.RULES: read_rules,
    Verb.CHOOSE_RULES: choose_rules,
    Verb.TARGET: choose_target,
    Verb.SEATS: choose_seats,
}
"""What the button and the menus do."""
