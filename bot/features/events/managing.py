"""What those who run a tournament do: settings, pauses, players, results, and its end. All can be undone."""

from collections.abc import Awaitable, Callable, Mapping
from functools import partial

from bot.errors import IllegalMove, Refused
from bot.features.events import messages, model
from bot.features.events.model import LOSS, TIE, WIN, Pairing, Score, Seeding, Stage
from bot.features.events.runs import Run, Step, resumed
from bot.features.events.service import Events
from bot.model.games import Act
from bot.model.servers import MODERATING
from bot.ui.context import Chosen, Context, Handler
from bot.ui.page import read_number, read_person
from bot.ui.setup.questions import ask

_OUTCOMES: Mapping[str, tuple[int, int]] = {"first": (WIN, LOSS), "second": (LOSS, WIN), "tie": (TIE, TIE)}
_ALLOWED: Mapping[tuple[str, str], object] = {
    ("best_of", "1"): 1,
    ("best_of", "3"): 3,
    ("third_place", "on"): True,
    ("third_place", "off"): False,
    ("seeding", "rating"): Seeding.RATING,
    ("seeding", "draw"): Seeding.DRAW,
    **{("format", each): each for each in messages.CHANGEABLE},
}


def read(parts: tuple[str, ...], chosen: Chosen) -> Handler | None:
    match parts:
        case ("set", event, setting) if chosen:
            return partial(_set, event_id=read_number(event), setting=setting, value=chosen[0])
        case ("player", event) if chosen:
            return partial(_show_player, event_id=read_number(event), user_id=read_person(chosen[0]))
        case ("out", event, number):
            return partial(_take_out, event_id=read_number(event), number=read_number(number))
        case ("correct", event) if chosen and chosen[0].count("-") == 1:
            return partial(_ask_result, event_id=read_number(event), key=chosen[0])
        case ("result", event, number, first, what) if what in (*_OUTCOMES, "void"):
            return partial(
                _correct, event_id=read_number(event), number=read_number(number), first=read_number(first), what=what
            )
        case (what, event) if what in _ACTIONS:
            return partial(_ACTIONS[what], event_id=read_number(event))
    return None


async def _more(context: Context, event_id: int) -> None:
    run = await context.services.get(Events).read(event_id, context.guild_id)
    check_host(context, run)
    await context.answers.show(view=messages.settings_screen(run, context.display))


async def _set(context: Context, event_id: int, setting: str, value: str) -> None:
    """Changes a setting of a tournament. Raises Refused, also for a forged choice."""
    if (setting, value) not in _ALLOWED:
        raise Refused("unknown-button")
    run = await context.services.get(Events).change(
        event_id, context.guild_id, partial(check_host, context), setting, _ALLOWED[setting, value]
    )
    await context.answers.edit(messages.settings_screen(run, context.display))


async def _manage(context: Context, event_id: int) -> None:
    run = await context.services.get(Events).read(event_id, context.guild_id)
    _check_may_stop(context, run)
    await context.answers.show(view=messages.manage_screen(run, context.display))


def _resumed(run: Run, now: int) -> Step:
    fact = model.Reopened(now) if run.event.stage is Stage.STOPPED else model.Resumed(now)
    return resumed(run, now, (fact,), now - (run.event.paused_at or now))


async def _stop(context: Context, event_id: int) -> None:
    """Asks first."""
    run = await context.services.get(Events).read(event_id, context.guild_id)
    _check_may_stop(context, run)
    sure = context.display.say("tournament-stop-sure", name=run.name)
    await ask(context, sure, context.display.say("button-tournament-stop"), messages.address("stop-yes", event_id))


async def _show_player(context: Context, event_id: int, user_id: int) -> None:
    run = await context.services.get(Events).read(event_id, context.guild_id)
    _check_runs_it(context, run)
    await context.answers.edit(messages.player_screen(run, run.own_number(user_id), context.display))


async def _take_out(context: Context, event_id: int, number: int) -> None:
    def out(run: Run, _now: int) -> Step:
        is_barred = run.event.player(number).is_barred
        return Step((model.Unbarred(number) if is_barred else model.Barred(number),))

    run = await context.services.get(Events).read(event_id, context.guild_id)
    if not 1 <= number <= len(run.users):
        raise Refused("unknown-button")
    await _act(context, event_id, "t-out", out, person_id=run.user(number))


async def _ask_result(context: Context, event_id: int, key: str) -> None:
    number, first = map(read_number, key.split("-"))
    run = await context.services.get(Events).read(event_id, context.guild_id)
    _check_runs_it(context, run)
    await context.answers.edit(messages.correct_screen(run, number, _pairing(run, number, first), context.display))


async def _correct(context: Context, event_id: int, number: int, first: int, what: str) -> None:
    def corrected(run: Run, now: int) -> Step:
        pairing = _pairing(run, number, first)
        if context.user_id in map(run.user, pairing.pair):
            # They are out by now.
            raise Refused("tournament-sits")
        last = max(len(pairing.scores), 1)
        if what == "void":
            return Step((model.Voided(now, number, pairing.pair, 0 if pairing.absent else last),))
        score = Score(*_OUTCOMES[what], _totals(run, number, pairing))
        return Step((model.Corrected(now, number, pairing.pair, last, score),))

    await _act(context, event_id, "t-voided" if what == "void" else "t-result", corrected)


def _totals(run: Run, number: int, pairing: Pairing) -> tuple[int, int] | None:
    """The totals of a pair's last game, so that a correction can be undone; None without one."""
    games = [each.game for each in run.meetings if each.round == number and each.pair == pairing.pair and each.is_over]
    return next((game.totals for game in reversed(games) if game is not None), None)


async def _act(
    context: Context, event_id: int, what: str, decide: Callable[[Run, int], Step], person_id: int | None = None
) -> None:
    """Does what those who run it chose, and writes it into the server's log."""
    events = context.services.get(Events)

    def decided(run: Run) -> Step:
        _check_may_stop(context, run) if what in _EARLY else _check_runs_it(context, run)
        return decide(run, events.now())

    run = await events.read(event_id, context.guild_id)
    act = Act(context.user_id, what, person_id=person_id, about=run.name)
    run = await events.do(event_id, decided, act)
    await context.answers.edit(messages.manage_screen(run, context.display))


_EARLY = ("t-stopped", "t-resumed")


def _pairing(run: Run, number: int, first: int) -> Pairing:
    """The pairing that was pressed. Raises Refused for a forged press."""
    rounds = run.event.rounds
    pairings = rounds[number - 1].pairings if 1 <= number <= len(rounds) else ()
    found = next((each for each in pairings if each.pair.first == first), None)
    if found is None:
        raise Refused("unknown-button")
    return found


def check_host(context: Context, run: Run) -> None:
    if context.user_id != run.host_id:
        raise Refused("only-host", host=str(run.host_id))
    if run.event.stage not in (Stage.REGISTRATION, Stage.CHECK_IN):
        raise IllegalMove("event-has-begun")


def _check_may_stop(context: Context, run: Run) -> None:
    """Refuses unless the presser runs it, or is the host of one that has not begun, as with a lobby."""
    if run.event.planned or context.user_id != run.host_id:
        _check_runs_it(context, run)


def _check_runs_it(context: Context, run: Run) -> None:
    """Refuses those who take part, and those who neither began it nor moderate. Raises Refused."""
    if run.sits(context.user_id):
        raise Refused("tournament-sits")
    if context.user_id != run.host_id and not context.may(MODERATING):
        raise Refused("tournament-only-moderators")


_ACTIONS: Mapping[str, Callable[..., Awaitable[None]]] = {
    "more": _more,
    "manage": _manage,
    "pause": partial(_act, what="t-paused", decide=lambda _run, now: Step((model.Paused(now),))),
    "resume": partial(_act, what="t-resumed", decide=_resumed),
    "stop": _stop,
    "stop-yes": partial(_act, what="t-stopped", decide=lambda _run, now: Step((model.Stopped(now),))),
}
