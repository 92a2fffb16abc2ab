"""What a tournament looks like: its message, the calls to its games, and the pages behind its buttons."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any, TypeAlias

from bot.features.events.model import FEW_PLAYERS, FEWEST_PLAYERS, WIN, Format, Pair, Pairing, Stage
from bot.features.events.rules import takes_back, takes_late
from bot.features.events.runs import Meeting, Run
from bot.features.events.standings import Standing
from bot.games.dice import Seed
from bot.model.deadline import DAY
from bot.model.servers import link_to
from bot.rulesets import in_language
from bot.ui.components import (
    ActionRow,
    Button,
    Component,
    Screen,
    Style,
    action_row,
    button,
    select,
    select_option,
    select_options,
    text_displays,
    user_select,
)
from bot.ui.context import address_in
from bot.ui.display import GOLD, GREY, TEAL, Display
from bot.ui.game.checking import fixed_by
from bot.ui.page import Figure
from bot.ui.presentation import title_of_game

ROUTE = "fx"
address = partial(address_in, ROUTE)
Standings: TypeAlias = tuple[Standing, ...]
"""A table as `bot.features.events.standings` computes it, which takes too long for the event loop."""
_MOST_NAMED, _MOST_PAIRS, _MOST_LINES, _ON_PAGE = 40, 16, 16, 25
_MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}
CHANGEABLE = (Format.KNOCKOUT, Format.ROUND_ROBIN, Format.SWISS)
"""The formats that can change until the start. A league is one from the beginning, because of its dates."""


def screen(run: Run, display: Display, table: Standings, picture: Figure | None = None) -> Screen:
    """The message for all."""
    event, say = run.event, display.say
    texts = [_head(run, display)]
    if event.stage in (Stage.REGISTRATION, Stage.CHECK_IN):
        few = say("tournament-few", host=display.name(run.host_id)) if _is_for_few(run) else ""
        texts += [_players(run, display), _when(run, display), few]
    elif event.stage is Stage.STOPPED:
        texts += [say("tournament-stopped")]
    else:
        texts += ["" if event.is_over else _next(run, display), _table(run, table, display)]
        texts += [*_rounds(run, display)]
    shown: list[Component] = [*text_displays(*texts)]
    if picture is not None:
        shown.append(picture.component())
    rows = [action_row(*buttons)] if (buttons := [*_buttons(run, display)]) else []
    accent = GOLD if event.stage is Stage.OVER else GREY if event.is_over or event.paused_at is not None else TEAL
    return Screen(*shown, *rows, accent=accent)


def moved(run: Run, display: Display, link: str) -> Screen:
    """What stays where the message was."""
    return Screen(*text_displays(display.say("tournament-moved", name=run.name, link=link)))


def call(run: Run, meeting: Meeting, display: Display) -> Screen:
    """Calls both players of a game, which begins once both have pressed."""
    say = display.say
    first, second = (display.name(run.user(number)) for number in meeting.pair)
    link = link_to(run.guild_id, run.channel_id, run.message_id)
    round_ = _round(run, meeting.round, display, meeting.pair)
    head = say("tournament-call", name=run.name, link=link, round=round_, first=first, second=second)
    come = [number for number, here in zip(meeting.pair, meeting.here, strict=True) if here is not None]
    here = say("tournament-is-here", player=display.name(run.user(come[0]))) if come else ""
    if meeting.is_over and meeting.game_id is None:
        missing = display.people(map(run.user, meeting.absent))
        missed = say("tournament-missed", players=missing)
        return Screen(*text_displays("\n".join([head, missed])), accent=GREY)
    texts = ["\n".join(filter(None, [head, here, say("tournament-until", **_until_here(run, meeting))]))]
    commitment = Seed(meeting.secret, ()).commitment
    press = button(say("button-tournament-here"), address_of(run, meeting), style=Style.primary)
    return Screen(*text_displays(*texts, fixed_by(commitment, display)), action_row(press), accent=TEAL)


def address_of(run: Run, meeting: Meeting) -> str:
    return address("here", run.id, *meeting.key)


def warning(run: Run, meeting: Meeting, display: Display, link: str) -> Screen:
    players = display.people(map(run.user, meeting.absent))
    said = display.say("tournament-warning", players=players, link=link, **_until_here(run, meeting))
    return Screen(*text_displays(said))


def until(moment: int, seconds: int) -> dict[str, str]:
    """A moment for a sentence: the time of day is enough if there were few `seconds` until then."""
    return {"until": str(moment), "style": "t" if seconds < DAY // 2 else "f"}


def _until_here(run: Run, meeting: Meeting) -> dict[str, str]:
    return until(meeting.opened_at + run.here_seconds, run.here_seconds)


def to_check_in(run: Run, display: Display, called: Sequence[int]) -> Screen:
    """Calls all who are in to say that they are here."""
    here = button(display.say("button-tournament-here"), address("check-in", run.id), style=Style.primary)
    players = display.people(called)
    text = display.say("tournament-check-in", name=run.name, players=players, **_until_start(run))
    return Screen(*text_displays(text), action_row(here), accent=TEAL)


def whole_table(run: Run, table: Standings, page: int, display: Display) -> Screen:
    """What its columns mean, and players with all tie-breaks."""
    key = "knockout" if run.event.settings.format is Format.KNOCKOUT else "other"
    head = display.say("tournament-table", name=run.name, format=key)
    shown = table[max(0, page) * _ON_PAGE :]
    lines = [_line(run, standing, display, whole=key == "other") for standing in shown[:_ON_PAGE]]
    more = button(display.say("lobby-more"), address("table", run.id, page + 1))
    text = button(display.say("button-tournament-text"), address("text", run.id))
    row = action_row(*[more] * (len(shown) > _ON_PAGE), text)
    return Screen(*text_displays(head, "\n".join(lines)), row, accent=TEAL)


def settings_screen(run: Run, display: Display) -> Screen:
    """What the host may still choose before the start."""
    say, its = display.say, run.event.settings
    rows: list[ActionRow] = []
    if its.format in CHANGEABLE:
        formats = {each: say("tournament-format", value=each) for each in CHANGEABLE}
        rows += [_menu(run, "format", say("tournament-field-format"), formats, its.format)]
    if its.format is Format.KNOCKOUT:
        games = {each: say("tournament-best-of", games=each) for each in (1, 3)}
        third = {word: say("tournament-third", value=word) for word in ("on", "off")}
        rows += [_menu(run, "best_of", say("menu-tournament-best-of"), games, its.best_of)]
        rows += [_menu(run, "third_place", say("menu-tournament-third"), third, "on" if its.third_place else "off")]
    if its.format is not Format.ROUND_ROBIN:
        seeding = {each: say("tournament-seeding", value=each) for each in ("rating", "draw")}
        rows += [_menu(run, "seeding", say("menu-tournament-seeding"), seeding, its.seeding)]
    stop = button(say("button-tournament-stop"), address("stop", run.id), style=Style.danger)
    return Screen(*text_displays(say("tournament-settings", name=run.name)), *rows, action_row(stop), accent=TEAL)


def manage_screen(run: Run, display: Display) -> Screen:
    """The screen of those who run the tournament."""
    say, event = display.say, run.event
    pause = "pause" if event.paused_at is None else "resume"
    buttons = [button(say("button-tournament-pause", what=pause), address(pause, run.id))]
    if event.stage is not Stage.STOPPED:
        buttons.append(button(say("button-tournament-stop"), address("stop", run.id), style=Style.danger))
    rows = [] if event.stage is Stage.OVER else [action_row(*buttons)]
    if event.stage is not Stage.STOPPED:
        rows.append(user_select(address("player", run.id), say("menu-tournament-player"), most=1))
    text = "tournament-stopped-well" if event.stage is Stage.STOPPED else "tournament-manage"
    return Screen(*text_displays(say(text, name=run.name)), *rows, accent=TEAL)


def player_screen(run: Run, number: int, display: Display) -> Screen:
    """A player, who can be taken out or let back in, and their results, the newest first."""
    say, player = display.say, run.event.player(number)
    what, style = ("back", Style.success) if player.is_barred else ("out", Style.danger)
    out = button(say("button-tournament-out", what=what), address("out", run.id, number), style=style)
    pairs = [
        select_option(
            display.label("tournament-pair-label", round=round_, **_labels(run, pairing, display)),
            f"{round_}-{pairing.pair.first}",
        )
        for round_, pairing in reversed([*run.event.pairings_of(number)])
    ]
    menu = [select(address("correct", run.id), say("menu-tournament-correct"), pairs)] if pairs else []
    rows = [action_row(out)] if player.is_active or player.is_barred else []
    head = say("tournament-player", name=run.name, player=display.name(run.user(number)))
    return Screen(*text_displays(head), *rows, *menu, accent=TEAL)


def correct_screen(run: Run, number: int, pairing: Pairing, display: Display) -> Screen:
    """What a result is to be."""
    say, (first, second) = display.say, pairing.pair
    key, names = ("result", run.id, number, first), _labels(run, pairing, display)
    buttons = [
        button(display.label("button-tournament-result", what=what, **names), address(*key, what))
        for what in ("first", "second", "tie", "void")
    ]
    said = {"first": display.name(run.user(first)), "second": display.name(run.user(second))}
    text = say("tournament-correct", round=_round(run, number, display, pairing.pair), **said)
    return Screen(*text_displays(text), action_row(*buttons), accent=TEAL)


def share_line(run: Run, table: Standings, display: Display) -> str:
    """One line that can be shown elsewhere."""
    best = [standing for standing in table if standing.place == 1]
    names = display.people(run.user(each.player) for each in best) if best else ""
    players = len(run.event.seeded)
    return display.say("tournament-share", name=run.name, players=players, winners=names, many=len(best))


def podium_of(table: Standings) -> tuple[int, ...]:
    """How many players are on the first, second and third place."""
    places = [standing.place for standing in table]
    return tuple(places.count(place) for place in _MEDALS)


def in_points(halves: int) -> str:
    whole, half = divmod(halves, WIN)
    return f"{whole or ''}½" if half else str(whole)


def _head(run: Run, display: Display) -> str:
    its = run.event.settings
    rules = in_language(run.rules, display.locale)
    said = {"name": run.name, "game": title_of_game(rules.engine.name, display), "rules": rules.title}
    said |= {
        "format": display.say("tournament-format", value=its.format),
        "pace": display.say("tournament-pace", value="slow" if run.is_slow else "quick"),
    }
    return display.say("tournament-head", **said)


def _players(run: Run, display: Display) -> str:
    users = [run.user(player.number) for player in run.event.players if player.is_active]
    named = [*map(display.name, users[:_MOST_NAMED])]
    if more := len(users) - len(named):
        named.append(display.say("tournament-more", count=more))
    return display.say("tournament-players", count=len(users), players=display.listed(named) if named else "")


def _when(run: Run, display: Display) -> str:
    event, host = run.event, display.name(run.host_id)
    if event.stage is Stage.CHECK_IN:
        here = sum(player.is_here for player in event.players)
        return display.say("tournament-checking-in", here=here, **_until_start(run))
    closes = event.settings.registration_until
    return display.say("tournament-registration", host=host, **until(closes, closes - run.opened_at))


def _until_start(run: Run) -> dict[str, str]:
    seconds = run.event.settings.check_in_seconds
    return until(run.event.since + seconds, seconds)


def _is_for_few(run: Run) -> bool:
    """Whether few players had better meet everyone."""
    is_swiss = run.event.settings.format is Format.SWISS and run.event.stage is Stage.REGISTRATION
    return is_swiss and FEWEST_PLAYERS < sum(player.is_active for player in run.event.players) <= FEW_PLAYERS


def _next(run: Run, display: Display) -> str:
    event, say = run.event, display.say
    if event.paused_at is not None:
        return say("tournament-paused")
    number, its = len(event.rounds), event.settings
    by_date = str(event.since + number * its.round_seconds) if its.format is Format.LEAGUE else "none"
    at = "last" if number >= event.planned else by_date
    return say("tournament-next", round=number, rounds=max(event.planned, number), at=at)


def _podium(run: Run, table: Standings, display: Display) -> str:
    lines = []
    for place in _MEDALS:
        there = [display.name(run.user(each.player)) for each in table if each.place == place]
        if there:
            lines.append(f"{_MEDALS[place]} {display.listed(there[:_MOST_LINES])}")
    return "\n".join(lines) or display.say("tournament-stopped")


def _table(run: Run, table: Standings, display: Display) -> str:
    if run.event.settings.format is Format.KNOCKOUT:
        return _podium(run, table, display) if run.event.is_over else ""
    lines = [_line(run, standing, display) for standing in table[:_MOST_LINES]]
    if more := len(table) - len(lines):
        lines.append(display.say("tournament-more-lines", count=more))
    return "\n".join(lines)


def _line(run: Run, standing: Standing, display: Display, *, whole: bool = False) -> str:
    player = display.name(run.user(standing.player))
    place = standing.place or 0
    mark = f"**{place}.**" if place else "🚫"
    if run.event.is_over:
        mark = _MEDALS.get(place, mark)
    said = {"points": in_points(standing.points), "many": 1 if standing.points == WIN else 0}
    line = display.say("tournament-line", mark=mark, player=player, **said)
    if not whole:
        return line
    tie_breaks = display.say(
        "tournament-tie-breaks",
        buchholz=in_points(standing.buchholz),
        sonneborn=f"{standing.sonneborn_berger / 4:g}",
        head=in_points(standing.head_to_head),
        difference=standing.difference,
    )
    return f"{line}\n{tie_breaks}"


def _rounds(run: Run, display: Display) -> Iterator[str]:
    """The last two rounds of a knockout, or the last one."""
    event, left = run.event, _MOST_PAIRS
    most = 2 if event.settings.format is Format.KNOCKOUT else 1
    for number in range(len(event.rounds), max(0, len(event.rounds) - most), -1):
        last, lines = event.rounds[number - 1], list[str]()
        for pairing in last.pairings[:left]:
            title = f"**{_round(run, number, display, pairing.pair)}**"
            lines += [*([] if title in lines else [title]), _pair_line(run, number, pairing, display)]
        if more := max(0, len(last.pairings) - left):
            lines.append(display.say("tournament-more-lines", count=more))
        left = max(0, left - len(last.pairings))
        if last.byes:
            byes = [display.name(run.user(each)) for each in last.byes[:_MOST_LINES]]
            lines.append(display.say("tournament-byes", players=display.listed(byes), many=len(byes)))
        yield "\n".join(lines)


def _pair_line(run: Run, number: int, pairing: Pairing, display: Display) -> str:
    first, second = (display.name(run.user(each)) for each in pairing.pair)
    state, points = "open", ""
    if run.event.is_decided(pairing):
        winner = run.event.winner(pairing)
        first, second = (
            f"✓ {name}" if each == winner else name for each, name in zip(pairing.pair, (first, second), strict=True)
        )
        state = "missed" if pairing.absent else "over"
    if pairing.counted:
        points = ":".join(map(in_points, _points(pairing)))
        if len(pairing.counted) == 1 and (totals := pairing.counted[0].totals) is not None:
            points = display.say("tournament-totals", first=totals[0], second=totals[1])
    games = [each for each in run.meetings if each.round == number and each.pair == pairing.pair]
    links = [
        f"[{display.say('tournament-game', id=str(each.game.number))}]({each.game.link})" for each in games if each.game
    ]
    said = {"first": first, "second": second, "state": state, "points": points or "none"}
    return display.say("tournament-pair", links=" ".join(links) or "none", **said)


def _points(pairing: Pairing) -> tuple[int, int]:
    return sum(score.first for score in pairing.counted), sum(score.second for score in pairing.counted)


def _round(run: Run, number: int, display: Display, pair: Pair) -> str:
    """What the round is called for a pair."""
    event = run.event
    left = event.planned - number if event.settings.format is Format.KNOCKOUT else -1
    name = {0: "final", 1: "semi", 2: "quarter"}.get(left, "round")
    if not left and number > 1:
        semi = event.rounds[number - 2].pairing_of(pair.first)
        name = "final" if semi is None or event.winner(semi) == pair.first else "third"
    return display.say("tournament-round-name", name=name, number=number)


def _buttons(run: Run, display: Display) -> Iterator[Button]:
    event, say, its = run.event, display.say, run.id
    is_running = event.stage is Stage.RUNNING
    is_early = event.stage in (Stage.REGISTRATION, Stage.CHECK_IN)
    if event.stage is Stage.CHECK_IN:
        yield button(say("button-tournament-here"), address("check-in", its), style=Style.primary)
    if is_early or (is_running and (takes_late(event) or takes_back(event))):
        yield button(say("lobby-join"), address("join", its), style=Style.success)
    if is_early or is_running:
        yield button(say("lobby-leave"), address("leave", its))
    if _is_for_few(run):
        yield button(say("tournament-format", value=Format.ROUND_ROBIN), address("everyone", its))
    if event.stage is Stage.REGISTRATION:
        yield button(say("lobby-start"), address("start", its))
    if is_early:
        yield button(say("lobby-more"), address("more", its))
        return
    if event.stage is not Stage.STOPPED:
        yield button(say("button-tournament-table"), address("table", its))
    yield button(say("button-tournament-manage"), address("manage", its))
    if event.stage is Stage.OVER:
        yield button(say("button-share"), address("share", its))


def _labels(run: Run, pairing: Pairing, display: Display) -> dict[str, str]:
    first, second = (display.in_label(run.user(number), number) for number in pairing.pair)
    return {"first": first, "second": second}


def _menu(run: Run, setting: str, about: str, labels: Mapping[Any, str], now: object) -> ActionRow:
    return select(address("set", run.id, setting), about, select_options(labels, now))
