"""What happened, in lines that a person enjoys reading."""

from collections.abc import Iterator, Sequence

from bot.games.farkle.evolve import evolve
from bot.games.farkle.facts import Aside, Bank, Fact, Farkle, Lapse, Leave, Overshot, Penalty, Roll, Start, Win
from bot.games.farkle.game import Game, Phase
from bot.games.farkle.scoring import scoring
from bot.model.games import StoredGame
from bot.ui.display import Display, dice, mention

_VARIANTS = 3


def tell(stored: StoredGame, before: Game, happened: Sequence[Fact], display: Display) -> list[str]:
    """A line for each fact worth one; `before` is the game before the first of them."""
    told: list[str] = []
    game = before
    for fact in happened:
        after = evolve(game, fact)
        told += _tell_one(stored, game, fact, after, display)
        game = after
    return told


def tell_roll_off(stored: StoredGame, happened: Sequence[Fact], display: Display) -> str:
    """Who threw what, and who begins."""
    assert stored.game is not None
    starter = mention(stored.players[stored.game.starter - 1])
    dies: dict[int, list[str]] = {}
    for fact in happened:
        if isinstance(fact, Start):
            dies.setdefault(fact.seat, []).append(str(fact.die))
    if not dies:
        return display.say("begins", player=starter)
    throws = [
        display.say("roll-off-throw", player=mention(stored.players[seat - 1]), dies=", ".join(thrown))
        for seat, thrown in dies.items()
    ]
    return display.say("roll-off", throws="\n".join(throws), player=starter)


def ends_turn(game: Game, happened: Sequence[Fact]) -> bool:
    """Did the turn that ran in `game` end?"""
    return any(
        isinstance(fact, Bank | Farkle | Overshot | Lapse | Win)
        or (isinstance(fact, Leave) and fact.seat == game.current)
        for fact in happened
    )


def _tell_one(stored: StoredGame, game: Game, fact: Fact, after: Game, display: Display) -> Iterator[str]:
    variant = game.revision % _VARIANTS
    player = "" if isinstance(fact, Win) else mention(stored.players[fact.seat - 1])
    thrown = dice(game.turn.thrown)
    match fact:
        case Bank(seat, points) if game.turn.idle:
            yield display.say("told-idle-bank", player=player, points=points, total=after.seat(seat).total)
        case Lapse():
            yield display.say("told-lapse", player=player, lost=game.turn.points)
        case Aside():
            yield display.say("told-aside", player=player)
        case Bank(seat, points):
            total = after.seat(seat).total
            yield display.say("told-bank", variant=variant, player=player, points=points, total=total)
        case Farkle():
            lost, picture = game.turn.points, display.icon("farkle")
            yield display.say("told-farkle", variant=variant, player=player, dice=thrown, lost=lost, picture=picture)
        case Overshot():
            yield display.say("told-overshot", player=player, dice=thrown)
        case Penalty(seat, points):
            yield display.say("told-penalty", player=player, points=points, total=after.seat(seat).total)
        case Leave(seat):
            yield display.say("told-left", player=player, total=after.seat(seat).total)
        case Roll(_, faces) if scoring(game.rules).wins(tuple(sorted(faces))):
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
        names = display.listed([mention(stored.players[seat - 1]) for seat in waiting])
        yield display.say("told-final-round", target=game.rules.target, players=names, many=len(waiting))
    if after.contenders != game.contenders:
        names = display.listed([mention(stored.players[seat - 1]) for seat in after.contenders])
        yield display.say("told-play-off", players=names)
