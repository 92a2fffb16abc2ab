"""The rules of a lobby: everybody may read them, and the host may choose others."""

from bot.errors import Refused
from bot.play.guards import check_lobby
from bot.play.lobby import set_rules
from bot.rulesets import in_language
from bot.ui.components import Screen, select, text_display, text_displays
from bot.ui.display import TEAL
from bot.ui.game.address import Address, Verb
from bot.ui.game.press import Press
from bot.ui.game.showing import view_of
from bot.ui.game.stage import answer_by_edit, edit_message
from bot.ui.rules.view import rule_set_options
from bot.ui.rules.wording import in_words


async def read_rules(press: Press) -> None:
    """Answers privately with the rules in words. The host also gets a menu of others. Raises Refused."""
    context, stored, display = press.context, press.stored, press.context.display
    check_lobby(stored)
    texts = [display.say("rules-head", title=stored.title), *in_words(stored.rules, display)]
    rows = []
    if press.user_id == stored.host_id:
        book = await context.services.rule_books.of(context.guild_id)
        address = str(Address(stored.id, stored.revision, Verb.CHOOSE_RULES))
        rows.append(select(address, display.say("lobby-choose-rules"), rule_set_options(book, display)))
    view = Screen(*text_displays(*texts), *rows, accent=TEAL)
    await context.interaction.response.send_message(view=view, ephemeral=True)


async def choose_rules(press: Press) -> None:
    """Plays by the chosen rule set, and shows that in the lobby. Raises Refused."""
    context, display = press.context, press.context.display
    if not context.values:
        raise Refused("unknown-button")
    book = await context.services.rule_books.of(context.guild_id)
    house = in_language(book.find(context.values[0]), display.locale)
    await press.session.commit(set_rules(press.stored, press.user_id, house))
    told = display.say("lobby-rules-chosen", title=house.title)
    await answer_by_edit(context.interaction, Screen(text_display(told), accent=TEAL))
    await edit_message(context.client, press.stored, view_of(press.stored, display))
