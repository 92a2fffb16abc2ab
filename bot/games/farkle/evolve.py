"""`evolve` applies one fact to a game: a game is what its facts add up to.

It trusts the facts: `bot.games.farkle.play` decides which may happen.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import TypeAlias

from bot.games import steps
from bot.games.facts import CameBack, Left, PutAside, Rolled, TimedOut, Won
from bot.games.farkle.facts import (
    Banked,
    Fact,
    Farkled,
    Followed,
    Kept,
    Lapsed,
    Missed,
    Overshot,
    Penalized,
    RollOffDie,
)
from bot.games.farkle.game import (
    LOGGED_KEEPS,
    LOGGED_TURNS,
    MOST_FACTS,
    MOST_THROWS,
    Game,
    LoggedTurn,
    Offer,
    Phase,
    Turn,
    leaders,
)
from bot.games.farkle.rules import RuleSet
from bot.games.farkle.scoring import Keepable, extended_faces

Step: TypeAlias = steps.Step[Fact, Game]


def replay(game: Game, facts: Iterable[Fact]) -> tuple[Step, ...]:
    """The steps by which `facts` lead on from `game`. They are not checked: they are known to have happened."""
    return steps.replayed(game, facts, evolve)


def evolve(game: Game, fact: Fact) -> Game:
    """The game after `fact`."""
    game = replace(game, revision=game.revision + 1)
    match fact:
        case RollOffDie(thrower):
            pending = tuple(number for number in game.pending if number != thrower)
            thrown = (*game.roll_off, fact)
            return _resolve_roll_off(replace(game, throw_count=game.throw_count + 1, roll_off=thrown, pending=pending))
        case Followed():
            assert game.offer is not None
            offer = game.offer
            turn = replace(game.turn, dice=offer.dice, points=offer.points, extended=offer.extended)
            return replace(game, turn=replace(turn, taken_over=offer.points))
        case Rolled(_, dice):
            throws = game.turn.throws + 1
            timed_out = game.turn.timed_out or throws >= MOST_THROWS
            turn = replace(game.turn, thrown=dice, throws=throws, timed_out=timed_out)
            return replace(game, phase=Phase.KEEP, turn=turn, throw_count=game.throw_count + 1)
        case Kept(_, dice, points):
            return replace(game, phase=Phase.ROLL_OR_BANK, turn=turn_after(game, Keepable(dice, points)))
        case Missed():
            turn = replace(game.turn, thrown=(), misses=game.turn.misses + 1)
            return replace(game, phase=Phase.THROW, turn=turn)
        case Banked():
            return _bank(game, fact)
        case Farkled(number):
            game = game.with_seat(number, streak=game.seat(number).streak + 1)
            game = replace(game, offer=None, log=_logged(game, fact))
            return replace(game, phase=Phase.PENALTY) if penalty_is_due(game) else _pass_turn(game)
        case Penalized(number, points):
            seat = game.seat(number)
            since = game.revision if points else seat.since
            game = replace(game, log=(*game.log[:-1], replace(game.log[-1], penalty=points)))
            return _pass_turn(game.with_seat(number, total=seat.total - points, streak=0, since=since))
        case Overshot() | Lapsed():
            return _pass_turn(replace(game, offer=None, log=_logged(game, fact)))
        case Left(number):
            if number == game.current and game.phase is not Phase.ROLL_OFF:
                game = replace(game, log=_logged(game, fact))
            return _leave(game.with_seat(number, left=True), number)
        case TimedOut(number):
            game = game.with_seat(number, idle_turns=game.seat(number).idle_turns + 1)
            return replace(game, turn=replace(game.turn, timed_out=True))
        case PutAside(number):
            return game.with_seat(number, aside=True)
        case CameBack(number):
            slept = game.is_asleep
            game = game.with_seat(number, aside=False, idle_turns=0)
            if not slept:
                return game
            # It is still the turn for which the game waited.
            return _begin_turn(game, number, game.round) if number == game.current else _pass_turn(game)
        case Won(seats):
            return replace(game, phase=Phase.OVER, winners=seats)


def turn_after(game: Game, keep: Keepable) -> Turn:
    """The turn once these dice of the throw are set aside."""
    turn, rules = game.turn, game.rules
    left = len(turn.thrown) - len(keep.dice)
    extended = turn.extended | extended_faces(rules, keep.dice) if rules.extend_triples else turn.extended
    return replace(
        turn,
        # With all dice set aside ("hot dice"), a new hand begins with all of them.
        dice=left or rules.dice,
        points=turn.points + keep.points,
        thrown=(),
        kept=(*turn.kept, keep)[-LOGGED_KEEPS:],
        extended=extended if left else frozenset(),
        misses=0,
    )


def penalty_is_due(game: Game) -> bool:
    """Has the seat whose turn it is farkled too many times in a row?"""
    penalty = game.rules.penalty
    return penalty is not None and game.seat(game.current).streak >= penalty.farkles


def _logged(game: Game, ended_by: Banked | Farkled | Overshot | Lapsed | Left) -> tuple[LoggedTurn, ...]:
    return (*game.log, LoggedTurn(game.turn, ended_by))[-LOGGED_TURNS:]


def _resolve_roll_off(game: Game) -> Game:
    """Once all have thrown, the highest die begins; those with level highest dice throw again."""
    if game.pending or not game.roll_off:
        return game
    top = max(thrown.die for thrown in game.roll_off)
    level = tuple(sorted(thrown.seat for thrown in game.roll_off if thrown.die == top))
    if len(level) > 1:
        return replace(game, pending=level, roll_off=())
    return _begin_turn(replace(game, roll_off=(), starter=level[0]), level[0])


def _bank(game: Game, fact: Banked) -> Game:
    total = game.seat(fact.seat).total + fact.points
    offer = Offer(game.turn.dice, fact.points, game.turn.extended) if game.rules.follow_on else None
    game = replace(game, log=_logged(game, fact), offer=offer)
    game = game.with_seat(fact.seat, total=total, has_opened=True, streak=0, since=game.revision)
    if game.final is None and not game.rules.turns and _reaches(game.rules, total):
        game = replace(game, final=_final_turns(game, fact.seat))
    return _pass_turn(game)


def _reaches(rules: RuleSet, total: int) -> bool:
    return total > rules.target if rules.target_reach == "exceed" else total >= rules.target


def _final_turns(game: Game, reached_by: int) -> tuple[int, ...]:
    """The seats that still have a turn once `reached_by` has reached the target, in order."""
    order = game.from_seat(game.starter)
    rest_of_round = order[order.index(reached_by) + 1 :]
    match game.rules.final_round:
        case "none":
            return ()
        case "complete_round":
            return rest_of_round
        case "one_turn_each":
            return game.from_seat(reached_by)[1:]
        case "one_more_round":
            return rest_of_round + order


def _pass_turn(game: Game) -> Game:
    """Passes the turn to the next seat that still plays, or ends the game. Where nobody is there, the game sleeps."""
    if game.seat(game.current).idle_turns and not game.turn.timed_out:
        game = game.with_seat(game.current, idle_turns=0)
    if game.revision >= MOST_FACTS or (game.rules.turns and game.round >= game.rules.turns):
        return replace(game, phase=Phase.DECIDED)
    if game.final is None:
        following = (*game.from_seat(game.current)[1:], game.current)
        staying = [number for number in following if not game.seat(number).left]
        return _begin_turn(game, next((number for number in staying if game.seat(number).is_present), staying[0]))
    waiting = tuple(number for number in game.final if _still_plays(game, number))
    for index, number in enumerate(waiting):
        if game.seat(number).is_present:
            return _begin_turn(replace(game, final=waiting[index + 1 :]), number)
    level = leaders(game)
    if game.rules.tie == "play_off" and len(level) > 1:
        order = tuple(number for number in game.from_seat(game.starter) if number in level)
        present = [index for index, number in enumerate(order) if game.seat(number).is_present]
        if not present and any(game.seat(number).is_present for number in game.active):
            # Those who are level are away. The others do not wait for them, so they share the win.
            return replace(game, phase=Phase.DECIDED)
        index = present[0] if present else 0
        return _begin_turn(replace(game, contenders=level, final=order[index + 1 :]), order[index])
    return replace(game, phase=Phase.DECIDED)


def _still_plays(game: Game, number: int) -> bool:
    seat, rules = game.seat(number), game.rules
    stands_at_target = rules.target_reach == "exact" and seat.total == rules.target
    return not seat.left and not stands_at_target


def _begin_turn(game: Game, number: int, in_round: int | None = None) -> Game:
    """The turn of a seat begins: in this round, or else in the one that follows from the order of play."""
    # Where the others are passed over, a seat may play twice in a row; it cannot follow itself.
    offer = game.offer if number != game.current else None
    if in_round is None:
        order = game.from_seat(game.starter)
        in_round = game.round + (order.index(number) <= order.index(game.current))
    turn = Turn(game.rules.dice, since=game.revision)
    return replace(game, current=number, phase=Phase.THROW, turn=turn, offer=offer, round=in_round)


def _leave(game: Game, number: int) -> Game:
    if len(game.active) < 2:
        return replace(game, phase=Phase.DECIDED)
    if game.phase == Phase.ROLL_OFF:
        pending = tuple(waiting for waiting in game.pending if waiting != number)
        thrown = tuple(each for each in game.roll_off if each.seat != number)
        if not pending and not thrown:
            pending = game.active
        return _resolve_roll_off(replace(game, pending=pending, roll_off=thrown))
    if number == game.current:
        return _pass_turn(replace(game, offer=None))
    return game
