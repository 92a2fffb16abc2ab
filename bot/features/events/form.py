"""Starts tournaments by a form."""

from dataclasses import replace

import discord
from discord.ui import Label, Modal, RadioGroup, Select, TextInput

from bot.errors import Refused
from bot.features.events import messages, store
from bot.features.events.model import Format, Settings
from bot.features.events.runs import CHECK_IN_SECONDS, ROUND_SECONDS, SLOW_ROUND_SECONDS, next_season
from bot.features.events.service import Events
from bot.model.deadline import DAY, HOUR, SLOW_SECONDS
from bot.model.place import is_server
from bot.model.servers import TURN_SECONDS, Power
from bot.rulesets import in_language
from bot.typed import Typed, is_plain, tidy
from bot.ui.channels import check_channel
from bot.ui.components import form
from bot.ui.context import Context
from bot.ui.display import Display
from bot.ui.presentation import presentation_of

STARTING = Power("tournaments", is_open=True)
LONGEST_NAME = 40
_NAME, _RULES, _FORMAT, _PACE, _UNTIL = "name", "rules", "format", "pace", "until"
_UNTILS = (600, 1800, HOUR, 6 * HOUR, DAY, 3 * DAY, 7 * DAY)
_USUAL_UNTIL = HOUR
_LONG = 6 * HOUR
"""The length of a registration after which people may be gone, and check in."""
_WEEK = 7 * DAY
_MOST_RULES = 25


async def ask(context: Context) -> None:
    """Opens the form. Raises Refused."""
    _check_may_begin(context)
    book, display = await context.services.rule_books.of(context.guild_id), context.display
    engines = dict.fromkeys(ruleset.engine for ruleset in book.all)
    offered = {ruleset.name: ruleset for ruleset in (*map(book.default_of, engines), *book.all)}
    titles = [in_language(ruleset, display.locale).title for ruleset in offered.values()]
    rules = [
        discord.SelectOption(label=title[:100], value=name, default=place == 0)
        for place, (name, title) in enumerate(zip(offered, titles, strict=True))
    ][:_MOST_RULES]
    until = [
        discord.SelectOption(label=display.lasting(each), value=str(each), default=each == _USUAL_UNTIL)
        for each in _UNTILS
    ]
    name: TextInput[Modal] = TextInput(custom_id=_NAME, max_length=LONGEST_NAME)
    fields = {
        _NAME: name,
        _RULES: Select[Modal](custom_id=_RULES, options=rules),
        _FORMAT: RadioGroup[Modal](custom_id=_FORMAT, options=_radio("tournament-format", [*Format], display)),
        _PACE: RadioGroup[Modal](custom_id=_PACE, options=_radio("tournament-pace", ["quick", "slow"], display)),
        _UNTIL: Select[Modal](custom_id=_UNTIL, options=until),
    }
    labels = (Label(text=display.label(f"tournament-field-{name}"), component=each) for name, each in fields.items())
    await context.answers.ask(form(display.label("tournament-form"), messages.address("new"), *labels))


def _radio(key: str, values: list[str], display: Display) -> list[discord.RadioGroupOption]:
    return [
        discord.RadioGroupOption(
            label=display.label(key, value=value),
            value=value,
            description=display.label(f"{key}-about", value=value),
            default=place == 0,
        )
        for place, value in enumerate(values)
    ]


async def create(context: Context) -> None:
    """What the form says. Raises Refused, also for a forged one."""
    _check_may_begin(context)
    if context.kind != "form":
        raise Refused("unknown-button")
    name = tidy(context.typed(_NAME))
    if not name or not is_plain(name, LONGEST_NAME):
        raise Refused("bad-tournament-name", most=LONGEST_NAME)
    book = await context.services.rule_books.of(context.guild_id)
    rules = in_language(book.find(context.typed(_RULES)), context.display.locale)
    presentation_of(rules.rules)
    if 2 not in rules.engine.notation.seats(rules.rules):
        raise Refused("tournament-not-for-two")
    settings = _settings(context, name)
    run = await context.services.get(Events).open(
        context.guild_id, context.interaction.channel_id or 0, context.user_id, rules, settings
    )
    try:
        message_id = await context.answers.show(view=messages.screen(run, context.display, ()), private=False)
    except discord.HTTPException:
        await context.services.sessions.database.write(store.delete_unposted, run.id)
        raise
    await context.services.sessions.database.write(store.set_message, run.id, message_id, run.event.revision)


def _settings(context: Context, name: Typed) -> Settings:
    """The settings in a form. Raises Refused for a forged one, and for a pace that the server does not allow."""
    here, now = context.services.settings.of(context.guild_id), context.services.get(Events).now()
    format_, pace, until = (context.typed(field) for field in (_FORMAT, _PACE, _UNTIL))
    if format_ not in [*Format] or pace not in ("quick", "slow") or until not in map(str, _UNTILS):
        raise Refused("unknown-button")
    is_slow, is_long = pace == "slow", int(until) >= _LONG
    if is_slow and here.longest_turn < DAY:
        raise Refused("tournament-no-slow")
    quick = here.turn_seconds if here.turn_seconds < SLOW_SECONDS else TURN_SECONDS
    settings = Settings(
        name=str(name),
        game=context.typed(_RULES),
        rules=context.typed(_RULES),
        format=Format(format_),
        turn_seconds=DAY if is_slow else quick,
        round_seconds=SLOW_ROUND_SECONDS if is_slow else ROUND_SECONDS,
        registration_until=now + int(until),
        check_in_seconds=CHECK_IN_SECONDS if is_long and not is_slow else 0,
        third_place=True,
    )
    if settings.format is not Format.LEAGUE:
        return settings
    by_date = {"round_seconds": _WEEK, "check_in_seconds": 0, "first_at": now + int(until), "zone": here.zone.name}
    league = replace(settings, **by_date, repeats=True)  # type: ignore[arg-type]  # fields of settings
    # Its first season ends when the next one begins.
    return replace(league, ends_at=next_season(league, league.first_at).registration_until)


def _check_may_begin(context: Context) -> None:
    """Checks that the person may start a tournament here; raises Refused if not."""
    if not is_server(context.guild_id):
        raise Refused("tournament-needs-server")
    check_channel(context)
    if not context.may(STARTING):
        raise Refused("tournament-may-not")
