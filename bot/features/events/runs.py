"""An event as it is stored, with its people and games, and what is to be done with it next. Pure.

Each pair of a round meets in a game, or several. Both players say that they are here before it begins, so that no one
plays alone, and a player who does not come loses. Moments are seconds since 1970.
"""

from calendar import monthrange
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from datetime import date
from itertools import count
from typing import NamedTuple

from bot.errors import IllegalMove
from bot.features.events import model
from bot.features.events.model import LOSS, TIE, WIN, Event, Fact, Pair, Pairing, Score, Settings
from bot.features.events.rules import Task, due, play
from bot.games.dice import Roller
from bot.model.deadline import DAY, HOUR, SLOW_SECONDS, Deadline
from bot.model.games import Change, Status, StoredGame
from bot.model.seats import Seats
from bot.model.servers import Board
from bot.play import lobby_time
from bot.play.lobby import start
from bot.rulesets import NamedRules
from bot.typed import Typed
from bot.zones import Zone

QUICK_SECONDS, SLOW_HERE_SECONDS = 10 * 60, 2 * DAY
"""What players have to say that they are here. Half of it before the end, they are warned."""
LOOK_SECONDS = 60
"""How often the clock looks at an event that runs."""
ROUND_SECONDS, SLOW_ROUND_SECONDS = 3 * HOUR, 28 * DAY
CHECK_IN_SECONDS = 10 * 60


@dataclass(frozen=True, slots=True)
class Playing:
    """The game of a meeting, as it stands. `totals` are those of the pair. `gone`: who of it is gone, or has left."""

    is_over: bool
    is_asleep: bool
    is_claimed: bool
    number: int | None
    link: str
    totals: tuple[int, int]
    winners: tuple[int, ...] = ()
    gone: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Meeting:
    """A game of a pair, from the call on. `number`: of the pair's games, from 1. `here`: the digests of both players'
    presses. `is_over`: it needs nothing more.
    """

    round: int
    pair: Pair
    number: int
    secret: str = field(repr=False)
    opened_at: int
    here: tuple[str | None, str | None] = (None, None)
    is_warned: bool = False
    is_over: bool = False
    message_id: int | None = None
    game_id: int | None = None
    game: Playing | None = None

    @property
    def key(self) -> tuple[int, int, int]:
        return self.round, self.pair.first, self.number

    @property
    def absent(self) -> tuple[int, ...]:
        """The players of the pair who have not come, or are gone from the game."""
        if self.game is not None:
            return self.game.gone
        return tuple(player for player, here in zip(self.pair, self.here, strict=True) if here is None)


@dataclass(frozen=True, slots=True)
class Run:
    """`users`: by the players' numbers; negative for former players. `shown`: the revision that its message shows."""

    id: int
    guild_id: int
    channel_id: int
    message_id: int | None
    host_id: int
    rules: NamedRules
    event: Event
    users: tuple[int, ...] = ()
    meetings: tuple[Meeting, ...] = ()
    opened_at: int = 0
    shown: int = 0

    @property
    def name(self) -> Typed:
        return Typed(self.event.settings.name)

    @property
    def is_slow(self) -> bool:
        return self.event.settings.turn_seconds >= SLOW_SECONDS

    @property
    def here_seconds(self) -> int:
        """The seconds that players have to say that they are here. In a league, they agree within a round's time."""
        if self.event.settings.format is model.Format.LEAGUE:
            return self.event.settings.round_seconds
        return SLOW_HERE_SECONDS if self.is_slow else QUICK_SECONDS

    def number_of(self, user_id: int) -> int | None:
        """The player's number, also if they are out."""
        return self.users.index(user_id) + 1 if user_id in self.users else None

    def own_number(self, user_id: int) -> int:
        """The player's number. Raises IllegalMove (`event-not-in`)."""
        if (number := self.number_of(user_id)) is None:
            raise IllegalMove("event-not-in")
        return number

    def user(self, number: int) -> int:
        return self.users[number - 1]

    def sits(self, user_id: int) -> bool:
        """Do they take part? Such people decide nothing about it."""
        number = self.number_of(user_id)
        return number is not None and self.event.player(number).is_active

    @property
    def open_meetings(self) -> tuple[Meeting, ...]:
        return tuple(meeting for meeting in self.meetings if not meeting.is_over)

    def meeting_of(self, number: int) -> Meeting | None:
        """The one that a player is in now."""
        return next((meeting for meeting in self.open_meetings if number in meeting.pair), None)


@dataclass(frozen=True, slots=True)
class Step:
    """Things to do at once: facts, meetings that change or begin, or a task that needs chance or a worker.
    `claims` and `stops`: meetings whose games the person there claims, or that are stopped. `warns`: whom to call.
    """

    facts: tuple[Fact, ...] = ()
    meetings: tuple[Meeting, ...] = ()
    task: Task | None = None
    claims: tuple[Meeting, ...] = ()
    stops: tuple[Meeting, ...] = ()
    warns: tuple[Meeting, ...] = ()


def next_step(run: Run, now: int, is_barred: Callable[[int, int], bool], draw_secret: Callable[[], str]) -> Step | None:
    """The next step that is due; None if there is none. `is_barred(user_id, guild_id)`: may they not play there?"""
    if run.event.is_over:
        return None
    return (
        _without_the_barred(run, is_barred)
        or _results(run)
        or _calls(run, now)
        or _on_time(run, now)
        or _meetings(run, now, draw_secret)
    )


def next_look(run: Run, now: int) -> int | None:
    """The moment when the clock looks again; None once it is over."""
    if run.event.is_over:
        return None
    moments = [now + LOOK_SECONDS] if run.event.stage is not model.Stage.REGISTRATION else []
    planned = due(run.event)
    moments += [] if planned is None else [max(planned.at, now)]
    # What waits while it is open changes only by presses, but people may be barred or deleted.
    return min(moments, default=now + HOUR)


def begun(
    run: Run, meeting: Meeting, board: Board, unrated: frozenset[int], press: int, now: int, roller: Roller
) -> Change:
    """The game of a meeting, which begins with the `press` of the player who came last."""
    people, turns = tuple(map(run.user, meeting.pair)), Deadline(seconds=run.event.settings.turn_seconds)
    lobby = StoredGame(
        id=0,
        guild_id=run.guild_id,
        boards=(board,),
        host_id=people[0],
        opened_by=people[0],
        status=Status.LOBBY,
        title=run.rules.title,
        base=run.rules.base,
        rules=run.rules.rules,
        opened_at=now,
        rematch_of=None,
        seats=Seats(people, tuple(each or "" for each in meeting.here), most=len(people)),
        deadline=lobby_time.opened(turns, now),
        secret=meeting.secret,
        unrated=unrated,
    )
    return start(lobby, people[0], press, now=now, roller=roller)


class Call(NamedTuple):
    """What a person is called to since a moment: `what` is a check-in or a game."""

    what: str
    since: int
    until: int
    message_id: int | None


def call_of(run: Run, user_id: int) -> Call | None:
    """What an event waits for until they say that they are here; None for nothing. A warning is a new call."""
    number, event = run.number_of(user_id), run.event
    if number is None or event.is_over or event.paused_at is not None:
        return None
    player, meeting = event.player(number), run.meeting_of(number)
    if event.stage is model.Stage.CHECK_IN and player.is_active and not player.is_here:
        return Call("check-in", event.since, event.since + event.settings.check_in_seconds, run.message_id)
    if meeting is None or meeting.game_id is not None or number not in meeting.absent:
        return None
    since = meeting.opened_at + (run.here_seconds // 2 if meeting.is_warned else 0)
    return Call("game", since, meeting.opened_at + run.here_seconds, meeting.message_id)


def next_season(its: Settings, after: int) -> Settings:
    """The settings of a league's first season that begins after a moment."""
    first, then = (Zone(its.zone).local(moment) for moment in (its.first_at, after))
    months = (then.year - first.year) * 12 + then.month - first.month
    starts = (_month_later(its, each) for each in count(max(months, 1)))
    start, end = next((each, next(starts)) for each in starts if each > after)
    return replace(its, registration_until=start, ends_at=end)


def _month_later(its: Settings, months: int) -> int:
    """The day and time of day of its first start, months later. Short months have an earlier last day."""
    zone, first = Zone(its.zone), Zone(its.zone).local(its.first_at)
    year, month = divmod(first.year * 12 + first.month - 1 + months, 12)
    day = min(first.day, monthrange(year, month + 1)[1])
    return zone.at(date(year, month + 1, day), first.hour * 60 + first.minute)


def after_absence(run: Run, since: int, now: int) -> Step | None:
    """What waits has as much more time as the bot was away from the server. None if nothing does."""
    if run.event.is_over or run.event.stage is model.Stage.REGISTRATION or run.event.paused_at is not None:
        return None
    return resumed(run, now, (model.Paused(since), model.Resumed(now)), now - since)


def resumed(run: Run, now: int, facts: tuple[Fact, ...], paused: int) -> Step:
    """The step that ends a pause: who has not said that they are here has more time for it, by its length."""
    waiting = [each for each in run.open_meetings if each.game_id is None]
    later = (replace(each, opened_at=min(each.opened_at + paused, now)) for each in waiting)
    return Step(facts, tuple(later))


def apply(event: Event, facts: tuple[Fact, ...]) -> tuple[tuple[Fact, ...], Event]:
    """The facts that follow, and the event then. Raises IllegalMove."""
    caused = list[Fact]()
    for fact in facts:
        steps = play(event, fact)
        caused += [step.fact for step in steps]
        event = steps[-1].after
    return tuple(caused), event


def _without_the_barred(run: Run, is_barred: Callable[[int, int], bool]) -> Step | None:
    """People who deleted their data, or may not play here, are out."""
    for number, user_id in enumerate(run.users, start=1):
        if run.event.player(number).is_active and (user_id < 0 or is_barred(user_id, run.guild_id)):
            return Step((model.Withdrew(number),))
    return None


def _results(run: Run) -> Step | None:
    """What ended games bring."""
    for meeting in run.open_meetings:
        pairing = _pairing(run.event, meeting)
        game, over = meeting.game, replace(meeting, is_over=True)
        if pairing is None or run.event.is_decided(pairing):
            return Step(meetings=(over,))
        if game is None or not game.is_over:
            continue
        if not game.winners:
            # Stopped. A player who was gone loses; if both were there, they play again.
            facts = (model.NoShow(meeting.round, meeting.pair, game.gone),) if game.gone else ()
            return Step(facts, (over,))
        return Step((model.Played(meeting.round, meeting.pair, _score(meeting.pair, game)),), (over,))
    return None


def _calls(run: Run, now: int) -> Step | None:
    """Players who do not say that they are here are warned, and lose. So do those who are gone from a waiting game."""
    if run.event.paused_at is not None:
        return None
    for meeting in run.open_meetings:
        if meeting.game is not None:
            if meeting.game.is_asleep and not meeting.game.is_over and not meeting.game.is_claimed:
                return Step(claims=(meeting,)) if len(meeting.absent) < len(meeting.pair) else missed(meeting)
            continue
        if now >= meeting.opened_at + run.here_seconds:
            # If both came, the process died before their game began: they are called again.
            lost = (model.NoShow(meeting.round, meeting.pair, meeting.absent),) if meeting.absent else ()
            return Step(lost, (replace(meeting, is_over=True),))
        if now >= meeting.opened_at + run.here_seconds // 2 and not meeting.is_warned:
            warned = replace(meeting, is_warned=True)
            return Step(meetings=(warned,), warns=(warned,))
    return None


def missed(meeting: Meeting) -> Step:
    """Stops a game, which those lose who are gone from it."""
    fact = model.NoShow(meeting.round, meeting.pair, meeting.absent)
    return Step((fact,), (replace(meeting, is_over=True),), stops=(meeting,))


def _on_time(run: Run, now: int) -> Step | None:
    planned = due(run.event)
    if planned is None or planned.at > now:
        return None
    match planned.task:
        case Task.CHECK_IN:
            return Step((model.CheckInOpened(now),))
        case Task.WARN:
            return Step((model.Warned(_absent(run)),))
        case Task.TIME_OUT:
            return _timed_out(run, now)
        case Task.START if not run.users:
            return Step((model.Stopped(now),))
    return Step(task=planned.task)


def _timed_out(run: Run, now: int) -> Step:
    """Whose game still runs once more time is over, too: who is ahead wins it."""
    facts, over = list[Fact](), list[Meeting]()
    if run.event.rounds[-1].timeouts:
        for meeting in run.open_meetings:
            if meeting.game is not None:
                facts.append(model.Played(meeting.round, meeting.pair, _score(meeting.pair, meeting.game)))
                over.append(replace(meeting, is_over=True))
    if not apply(run.event, tuple(facts))[1].is_open:
        return Step(tuple(facts), tuple(over))
    warned, named = run.event.rounds[-1].warned, {player for meeting in over for player in meeting.pair}
    absent = tuple(player for player in _absent(run) if player in warned and player not in named)
    return Step((*facts, model.TimedOut(now, absent)), tuple(over))


def _meetings(run: Run, now: int, draw_secret: Callable[[], str]) -> Step | None:
    """A game for each pair that needs one."""
    if not run.event.rounds or run.event.paused_at is not None:
        return None
    number, begun = len(run.event.rounds), list[Meeting]()
    for pairing in run.event.rounds[-1].pairings:
        earlier = [each for each in run.meetings if each.round == number and each.pair == pairing.pair]
        if not run.event.is_decided(pairing) and all(each.is_over for each in earlier):
            begun.append(Meeting(number, pairing.pair, len(earlier) + 1, draw_secret(), now))
    return Step(meetings=tuple(begun)) if begun else None


def _absent(run: Run) -> tuple[int, ...]:
    """The players of open pairings who have not shown up."""
    absent = (player for meeting in run.open_meetings for player in meeting.absent)
    return tuple(sorted({*absent} & {*_waiting(run.event)}))


def _waiting(event: Event) -> Iterator[int]:
    for pairing in event.rounds[-1].pairings if event.rounds else ():
        if not event.is_decided(pairing):
            yield from pairing.pair


def _pairing(event: Event, meeting: Meeting) -> Pairing | None:
    """The pairing of a meeting; None unless it is of the last round."""
    if meeting.round != len(event.rounds):
        return None
    return next((each for each in event.rounds[-1].pairings if each.pair == meeting.pair), None)


def _score(pair: Pair, game: Playing) -> Score:
    """The score of a game, by who won, else by who is ahead."""
    first, second = (player in game.winners for player in pair)
    if not game.winners:
        first, second = game.totals[0] >= game.totals[1], game.totals[1] >= game.totals[0]
    if first == second:
        return Score(TIE, TIE, game.totals)
    return Score(WIN, LOSS, game.totals) if first else Score(LOSS, WIN, game.totals)
