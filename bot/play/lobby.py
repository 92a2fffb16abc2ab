"""What people do in a lobby."""

from dataclasses import replace
from functools import partial

from bot.errors import Refused
from bot.games.dice import Roller, beginning_with, digest_of
from bot.games.options import OptionSet, change
from bot.model.counting import Counting, decide
from bot.model.deadline import Deadline
from bot.model.games import Change, Status, StoredGame
from bot.model.seats import character_of, renumbered
from bot.play import leftovers, lobby_time, turns
from bot.play.guards import Needs, check_adviser, game_of, is_past, only
from bot.rulesets import NamedRules, shipped

MOST_SITTINGS = 3
"""The most times that people may sit down in a lobby. Each adds another input to the dice; the limit keeps players from
trying them out.
"""
"""How long the message of a closed lobby stays."""


@only(Needs.LOBBY)
def join(stored: StoredGame, user_id: int, interaction_id: int, *, now: int) -> Change:
    if user_id == stored.host_id:
        raise Refused("sits-as-host")
    if user_id in stored.seats.players:
        raise Refused("sits-already", host=str(stored.host_id))
    if stored.seats.is_full:
        raise Refused("table-full", most=stored.seats.most, game=stored.engine.name)
    if stored.seats.left_lobby.count(user_id) >= MOST_SITTINGS:
        raise Refused("sat-down-too-often", most=MOST_SITTINGS, game=stored.engine.name)
    seats, deadline = stored.seats.having(user_id, digest_of(interaction_id)), lobby_time.joined(stored, now=now)
    return Change(stored, replace(stored, seats=seats, deadline=deadline))


@only(Needs.LOBBY)
def leave(stored: StoredGame, user_id: int, *, now: int) -> Change:
    seat = stored.seats.number_of(user_id)
    if stored.is_between_two and (seat is not None or user_id == stored.invited):
        return _close_challenge(stored, user_id)
    if seat is None:
        raise Refused("sits-not-yet")
    seats = stored.seats.without(seat)
    after = replace(stored, seats=replace(seats, left_lobby=(*seats.left_lobby, user_id)))
    if not after.seats.people:
        return replace(close(after, now=now), before=stored)
    if user_id == stored.host_id:
        after = replace(after, host_id=after.seats.people[0], host_at=now)
    return Change(stored, after)


@only(Needs.LOBBY | Needs.HOST)
def remove(stored: StoredGame, user_id: int, person_id: int, *, now: int) -> Change:
    """Takes a person out of the lobby, as if they left. Raises Refused (`removes-host`, `removed-already`)."""
    if person_id == user_id:
        raise Refused("removes-host")
    if person_id not in stored.seats.people:
        raise Refused("removed-already")
    return leave(stored, person_id, now=now)


@only(Needs.LOBBY | Needs.INVITED)
def accept(stored: StoredGame, user_id: int, interaction_id: int, locale: str, *, now: int, roller: Roller) -> Change:
    """Starts the game of a challenge. `locale` is the language of the board of the person who accepts."""
    # By challenging, the host agreed to start.
    seated = join(stored, user_id, interaction_id, now=now).after
    begun = start(seated, stored.host_id, interaction_id, now=now, roller=roller)
    theirs = replace(begun.after.board_of(user_id), locale=locale)
    return replace(begun, before=stored, after=begun.after.with_board(theirs))


def finish_closing(stored: StoredGame) -> Change:
    """The end of a closed challenge, once both people see that it is closed."""
    return Change(stored, _at_rest(stored))


@only(Needs.LOBBY | Needs.HOST)
def cancel(stored: StoredGame, user_id: int, *, now: int) -> Change:
    return _close_challenge(stored, user_id) if stored.is_between_two else close(stored, now=now)


def close(stored: StoredGame, *, now: int) -> Change:
    if stored.is_between_two:
        return _close_challenge(stored)
    return Change(stored, _closed(stored), leftovers=leftovers.of_closed(stored, now))


def close_if_due(stored: StoredGame, *, now: int) -> Change | None:
    if stored.status is not Status.LOBBY or not is_past(stored.deadline.due_at, now):
        return None
    if not lobby_time.is_called(stored.deadline):
        return None
    return replace(close(stored, now=now), expires=True)


@only(Needs.LOBBY | Needs.HOST)
def set_target(stored: StoredGame, _user_id: int, target: int) -> Change:
    """The lobby with another target. Raises RuleSetError if the other rules don't allow it."""
    if "target" not in type(stored.rules).model_fields:
        raise Refused("unknown-button")
    return Change(stored, replace(stored, rules=change(stored.rules, {"target": target})))


@only(Needs.LOBBY | Needs.HOST)
def set_rules(stored: StoredGame, _user_id: int, ruleset: NamedRules) -> Change:
    if ruleset.engine is not stored.engine:
        raise Refused("unknown-button")
    return Change(stored, replace(stored, title=ruleset.title, base=ruleset.base, rules=ruleset.rules))


@only(Needs.LOBBY | Needs.HOST)
def set_seats(stored: StoredGame, _user_id: int, seats: int) -> Change:
    if seats not in stored.possible_seats:
        raise Refused("unknown-button")
    if seats < len(stored.seats.players):
        raise Refused("seats-taken", players=len(stored.seats.players))
    return Change(stored, replace(stored, seats=replace(stored.seats, most=seats)))


@only(Needs.LOBBY | Needs.HOST)
def set_hints(stored: StoredGame, _user_id: int, *, allowed: bool) -> Change:
    check_adviser(stored)
    return Change(stored, replace(stored, hints=allowed))


@only(Needs.LOBBY | Needs.HOST)
def set_turns(stored: StoredGame, _user_id: int, turns: Deadline, *, limit: int, now: int) -> Change:
    """The lobby with turns of another length. `limit`: the longest turn of the server, in seconds."""
    return Change(stored, replace(stored, deadline=lobby_time.retimed(stored, turns.within(limit), now=now)))


@only(Needs.LOBBY)
def start(stored: StoredGame, user_id: int, interaction_id: int, *, now: int, roller: Roller) -> Change:
    """The game as it begins: all its dice depend on the interaction.

    Raises Refused (`lobby_time.check_may_start`; `too-few-players`).
    """
    lobby_time.check_may_start(stored, user_id, now=now)
    if len(stored.seats.players) not in stored.possible_seats:
        raise Refused("too-few-players")
    engine = stored.engine
    begun = replace(
        stored,
        rules=stored.rules.playing_on(),
        started=digest_of(interaction_id),
        counting=what_counts(stored),
        boards=tuple(replace(board, lobby_message_id=board.message_id) for board in stored.boards),
        seats=replace(stored.seats, left_lobby=()),
    )
    if engine.is_seated_by_lot(stored.rules):
        begun = _seated_by_lot(begun)
    game = engine.new_game(begun.rules, len(begun.seats.players))
    steps = engine.begin(game, partial(roller, begun.seed))
    return Change(stored, turns.moved_on(begun, steps[-1].after if steps else game, now), steps)


def give_up_seat(stored: StoredGame, user_id: int, *, now: int) -> Change | None:
    """Takes a player out of a lobby or a running game; None if they have no seat or the game is over."""
    seat = stored.seats.number_of(user_id)
    if stored.status is Status.LOBBY and (seat is not None or user_id == stored.invited):
        return leave(stored, user_id, now=now)
    if seat is None:
        return None
    if stored.is_running and not game_of(stored).seat(seat).left:
        return turns.leave(stored, user_id, now=now)
    return None


def what_counts(stored: StoredGame) -> Counting:
    return decide(
        stored.rules,
        _usual_rules(stored),
        hints_allowed=stored.hints,
        computers=len(stored.seats.people) < len(stored.seats.players),
        # A player who waits for others isn't playing alone.
        alone=stored.possible_seats[0] == len(stored.seats.players) == 1,
        unrated=not stored.unrated.isdisjoint(stored.seats.people),
    )


def _usual_rules(stored: StoredGame) -> OptionSet:
    ruleset = shipped().get(stored.base)
    # A rule set that no longer ships counts as a server's own.
    usual: OptionSet = ruleset.rules if ruleset else stored.engine.rules()
    return usual


def _close_challenge(stored: StoredGame, user_id: int | None = None) -> Change:
    """A closed challenge. The clock shows both people who closed it: `alarm_at` is past and `seats.left_lobby` names
    them. They may look days later, so the messages stay.
    """
    left = () if user_id is None else (user_id,)
    closed, alarm = _closed(stored), replace(stored.deadline, due_at=None, alarm_at=stored.opened_at)
    return Change(stored, replace(closed, deadline=alarm, seats=replace(closed.seats, left_lobby=left)))


def _closed(stored: StoredGame) -> StoredGame:
    return replace(_at_rest(stored), status=Status.CLOSED)


def _at_rest(stored: StoredGame) -> StoredGame:
    return replace(stored, deadline=stored.deadline.until(None), seats=replace(stored.seats, left_lobby=()))


def _seated_by_lot(stored: StoredGame) -> StoredGame:
    """Seats players in joining order from a random one; computers come last."""
    seats = list(zip(stored.seats.joins, stored.seats.players, strict=True))
    people = [(join, player) for join, player in seats if join is not None]
    people.sort()
    computers = sorted((seat for seat in seats if seat[0] is None), key=lambda seat: character_of(seat[1]) or "")
    ordered = beginning_with((*people, *computers), stored.seed.first_seat(len(seats)))
    players, joins = renumbered(player for _, player in ordered), tuple(join for join, _ in ordered)
    return replace(stored, seats=replace(stored.seats, players=players, joins=joins))
