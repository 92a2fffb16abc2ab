import asyncio
from collections.abc import Mapping

from bot.errors import Refused
from bot.model.games import Change, Status, StoredGame
from bot.play.guards import Needs
from bot.play.lobby import other_length, set_rules, set_seats, set_target
from bot.play.sessions import Session
from bot.rulesets import in_language
from bot.ui.components import ActionRow, Screen, SelectOption, select, select_option, text_displays
from bot.ui.context import Context, show_privately
from bot.ui.display import TEAL, Display
from bot.ui.game.address import Address, Verb, chosen_number
from bot.ui.game.showing import redraw, view_of
from bot.ui.game.stage import Stage, answer_by_edit, edit_message
from bot.ui.games.registry import presentation_of
from bot.ui.presentation import Action
from bot.ui.rules.view import rule_set_options


async def _read_rules(context: Context, session: Session, _address: Address) -> None:
    """Private; includes the host's menus."""
    await show_privately(context, await _rules(context, session.stored))


async def _choose_rules(context: Context, session: Session, _address: Address) -> None:
    if not context.chosen:
        raise Refused("unknown-button")
    book = await context.services.rule_books.of(context.guild_id)
    house = in_language(book.find(context.chosen), context.display.locale)
    await _change(context, session, set_rules(session.stored, context.user_id, house))


async def _choose_target(context: Context, session: Session, address: Address) -> None:
    """Raises Refused and RuleSetError."""
    # Checking a target takes a while.
    change = await asyncio.to_thread(set_target, session.stored, context.user_id, address.arguments)
    await _change(context, session, change)


async def _play_quick(context: Context, session: Session, _address: Address) -> None:
    """Raises Refused and RuleSetError."""
    target = other_length(session.stored)
    if target is None:
        raise Refused("unknown-button")
    await session.commit(await asyncio.to_thread(set_target, session.stored, context.user_id, target))
    await redraw(Stage.of(context), session)


async def _choose_seats(context: Context, session: Session, address: Address) -> None:
    await _change(context, session, set_seats(session.stored, context.user_id, address.arguments))


async def _change(context: Context, session: Session, change: Change) -> None:
    """Updates the pressed private answer and the lobby."""
    await session.commit(change)
    await answer_by_edit(context.interaction, await _rules(context, session.stored))
    await edit_message(Stage.of(context), session.stored, view_of(session.stored, context.display))


async def _rules(context: Context, stored: StoredGame) -> Screen:
    display = context.display
    texts = [
        display.say("rules-head", title=stored.title),
        *presentation_of(stored.rules).in_words(stored.rules, display),
    ]
    rows = await _menus(context, stored) if context.user_id == stored.host_id else []
    return Screen(*text_displays(*texts), *rows, accent=TEAL)


async def _menus(context: Context, stored: StoredGame) -> list[ActionRow]:
    display = context.display
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
    Verb.RULES: Action(answer=_read_rules, needs=Needs.LOBBY),
    Verb.CHOOSE_RULES: Action(answer=_choose_rules, private=True),
    Verb.TARGET: Action(answer=_choose_target, read=chosen_number, private=True),
    Verb.QUICK: Action(answer=_play_quick, drawn=Status.LOBBY),
    Verb.SEATS: Action(answer=_choose_seats, read=chosen_number, private=True),
}
