"""What happened, in lines that a person enjoys reading."""

from collections.abc import Iterator, Sequence

from bot.games.farkle import (
    Banked,
    Fact,
    Farkled,
    Game,
    Lapsed,
    Left,
    Overshot,
    Penalized,
    Phase,
    PutAside,
    Rolled,
    RollOffDie,
    Step,
    Won,
    scoring,
)
from bot.model.games import StoredGame
from bot.ui.display import Display, dice

_VARIANTS = 3


def tell(stored: StoredGame, before: Game, steps: Sequence[Step], display: Display) -> list[str]:
    """The lines that tell what happened; `before` is the game before the first step."""
    told: list[str] = []
    for step in steps:
        told += _tell_one(stored, before, step.fact, step.after, display)
        before = step.after
    return told


def tell_roll_off(stored: StoredGame, happened: Sequence[Fact], display: Display) -> str:
    """Who threw what, and who begins."""
    assert stored.game is not None
    starter = display.name(stored.players[stored.game.starter - 1])
    dies: dict[int, list[str]] = {}
    for fact in happened:
        if isinstance(fact, RollOffDie):
            dies.setdefault(fact.seat, []).append(str(fact.die))
    if not dies:
        return display.say("begins", player=starter)
    throws = [
        display.say("roll-off-throw", player=display.name(stored.players[seat - 1]), dies=", ".join(thrown))
        for seat, thrown in dies.items()
    ]
    return display.say("roll-off", throws="\n".join(throws), player=starter)


def ends_turn(game: Game, happened: Sequence[Fact]) -> bool:
    """Did the turn that ran in `game` end?"""
    return any(
        isinstance(fact, Banked | Farkled | Overshot | Lapsed | Won)
        or (isinstance(fact, Left) and fact.seat == game.current)
        for fact in happened
    )


def _tell_one(stored: StoredGame, game: Game, fact: Fact, after: Game, display: Display) -> Iterator[str]:
    variant = game.revision % _VARIANTS
    player = "" if isinstance(fact, Won) else display.name(stored.players[fact.seat - 1])
    thrown = dice(game.turn.thrown)
    match fact:
        case Banked(seat, points) if game.turn.timed_out:
            yield display.say("told-idle-bank", player=player, points=points, total=after.seat(seat).total)
        case Lapsed():
            yield display.say("told-lapse", player=player, lost=game.turn.points)
        case PutAside():
            yield display.say("told-aside", player=player)
        case Banked(seat, points):
            total = after.seat(seat).total
            yield display.say("told-bank", variant=variant, player=player, points=points, total=total)
        case Farkled():
            lost, picture = game.turn.points, display.icon("farkle")
            yield display.say("told-farkle", variant=variant, player=player, dice=thrown, lost=lost, picture=picture)
        case Overshot():
            yield display.say("told-overshot", player=player, dice=thrown)
        case Penalized(seat, points):
            yield display.say("told-penalty", player=player, points=points, total=after.seat(seat).total)
        case Left(seat):
            yield display.say("told-left", player=player, total=after.seat(seat).total)
        case Rolled(_, faces) if scoring(game.rules).wins(tuple(sorted(faces))):
            yield display.say("told-instant-win", dice=dice(faces))
    yield from _tell_what_begins(stored, game, after, display)


def _tell_what_begins(stored: StoredGame, game: Game, after: Game, display: Display) -> Iterator[str]:
    if after.phase in (Phase.DECIDED, Phase.OVER):
        return
    if after.final is not None and game.final is None:
        if game.rules.final_round == "one_more_round":
            yield display.say("told-final-whole-round", target=game.rules.target)
            return
        waiting = [after.current, *after.final]
        names = display.listed([display.name(stored.players[seat - 1]) for seat in waiting])
        yield display.say("told-final-round", target=game.rules.target, players=names, many=len(waiting))
    if after.contenders != game.contenders:
        names = display.listed([display.name(stored.players[seat - 1]) for seat in after.contenders])
        yield display.say("told-play-off", players=names)
