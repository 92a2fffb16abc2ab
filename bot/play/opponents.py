"""Computers at the table: joining, leaving, and their turns."""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from bot.coach.adviser import Character
from bot.errors import Refused
from bot.games.dice import Roller
from bot.games.engine import State
from bot.games.seating import AnyStep
from bot.model.games import Change, Status, StoredGame
from bot.model.seats import computer, is_computer, renumbered
from bot.play.guards import Needs, game_of, only
from bot.play.lobby import start
from bot.play.turns import moved_on

ERRORS = "opponent"
"""The label that errors and random choices of computers are drawn with, from the game's secret (`docs/dice.md`)."""

Decide = Callable[[State, int, Character, float], Awaitable[object]]
"""Decides for a computer, from the game, the guild, the character, and the number that decides its errors or its
choice.
"""


@only(Needs.LOBBY | Needs.HOST)
def add(stored: StoredGame, _user_id: int, character: Character) -> Change:
    """Adds a computer to the lobby. Raises Refused (`table-full`, `unknown-button`)."""
    if character not in stored.characters:
        raise Refused("unknown-button")
    if stored.seats.is_full:
        raise Refused("table-full", most=stored.seats.most, game=stored.engine.name)
    return Change(stored, with_opponents(stored, [character]))


@only(Needs.LOBBY | Needs.HOST)
def start_alone(stored: StoredGame, user_id: int, interaction_id: int, *, now: int, roller: Roller) -> Change:
    """Starts a game against the computer that is offered first: the weakest, which needs no time to think. Raises
    Refused (`stale` if others sit there).
    """
    if len(stored.seats.players) > 1:
        raise Refused("stale")
    seated = add(stored, user_id, stored.characters[0]).after
    return replace(start(seated, user_id, interaction_id, now=now, roller=roller), before=stored)


def with_opponents(stored: StoredGame, characters: Sequence[Character]) -> StoredGame:
    seats = stored.seats
    players = renumbered((*seats.players, *map(computer, characters)))
    joins = (*seats.joins, *[None] * len(characters))
    return replace(stored, seats=replace(seats, players=players, joins=joins))


@only(Needs.LOBBY | Needs.HOST)
def remove(stored: StoredGame, _user_id: int) -> Change:
    """Removes the newest opponent. Raises Refused (`no-opponents`)."""
    taken = [number for number, player in enumerate(stored.seats.players, start=1) if is_computer(player)]
    if not taken:
        raise Refused("no-opponents")
    return Change(stored, replace(stored, seats=stored.seats.without(taken[-1])))


def turns_taken(stored: StoredGame, before: State, steps: Sequence[AnyStep]) -> Iterator[tuple[StoredGame, Any]]:
    """The turns in these steps from the first of a computer on, each after the game as it was when the turn began.

    Between those of computers, a person's first roll may have farkled.
    """
    begun, pending, has_played = before, list[AnyStep](), False
    for step in steps:
        if before.turn.is_fresh:
            begun, pending = before, []
        pending.append(step)
        before = step.after
        if before.has_new_turn(begun) or before.is_over:
            for taken in stored.engine.turns_of(begun, pending):
                has_played |= is_computer(stored.seats.players[taken.seat - 1])
                if has_played:
                    yield replace(stored, status=Status.PLAYING, game=begun), taken


async def take_turn(stored: StoredGame, *, now: int, roller: Roller, decide: Decide) -> Change:
    """The turns of computers until a person is in turn. Raises what `decide` raises."""
    before, begun, steps = stored, game_of(stored), list[AnyStep]()
    seed = stored.seed
    while (character := stored.opponent) and not (game := game_of(stored)).has_new_turn(begun):
        choice = await decide(game, stored.guild_id, character, seed.chance(ERRORS, game.revision))
        steps += stored.engine.play_choice(game, choice, partial(roller, seed))
        stored = moved_on(stored, steps[-1].after, now)
    return Change(before, stored, tuple(steps))
