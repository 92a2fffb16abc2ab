"""What happened, in lines that a person enjoys reading."""

from collections.abc import Iterator, Sequence

from bot.engine.evolve import evolve
from bot.engine.facts import Aside, Bank, Fact, Farkle, Lapse, Leave, Overshot, Penalty, Roll, Start, Win
from bot.engine.scoring import scoring
from bot.engine.state import Game, Phase
from bot.store.games import Record
from bot.ui.look import Look, dice, mention

_VARIANTS = 3


def tell(record: Record, before: Game, happened: Sequence[Fact], look: Look) -> list[str]:
    """A line for each fact worth one; `before` is the game before the first of them."""
    told: list[str] = []
    game = before
    for fact in happened:
        after = evolve(game, fact)
        told += _tell_one(record, game, fact, after, look)
        game = after
    return told


def tell_roll_off(record: Record, happened: Sequence[Fact], look: Look) -> str:
    """Who threw what, and who begins."""
    assert record.game is not None
    starter = mention(record.players[record.game.starter - 1])
    dies: dict[int, list[str]] = {}
    for fact in happened:
        if isinstance(fact, Start):
            dies.setdefault(fact.seat, []).append(str(fact.die))
    if not dies:
        return look.say("begins", player=starter)
    throws = [
        look.say("roll-off-throw", player=mention(record.players[seat - 1]), dies=", ".join(thrown))
        for seat, thrown in dies.items()
    ]
    return look.say("roll-off", throws="\n".join(throws), player=starter)


def ends_turn(game: Game, happened: Sequence[Fact]) -> bool:
    """Did the turn that ran in `game` end?"""
    return any(
        isinstance(fact, Bank | Farkle | Overshot | Lapse | Win)
        or (isinstance(fact, Leave) and fact.seat == game.current)
        for fact in happened
    )


def _tell_one(record: Record, game: Game, fact: Fact, after: Game, look: Look) -> Iterator[str]:
    variant = game.revision % _VARIANTS
    player = "" if isinstance(fact, Win) else mention(record.players[fact.seat - 1])
    thrown = dice(game.turn.thrown)
    match fact:
        case Bank(seat, points) if game.turn.idle:
            yield look.say("told-idle-bank", player=player, points=points, total=after.seat(seat).total)
        case Lapse():
            yield look.say("told-lapse", player=player, lost=game.turn.points)
        case Aside():
            yield look.say("told-aside", player=player)
        case Bank(seat, points):
            total = after.seat(seat).total
            yield look.say("told-bank", variant=variant, player=player, points=points, total=total)
        case Farkle():
            lost, picture = game.turn.points, look.picture("farkle")
            yield look.say("told-farkle", variant=variant, player=player, dice=thrown, lost=lost, picture=picture)
        case Overshot():
            yield look.say("told-overshot", player=player, dice=thrown)
        case Penalty(seat, points):
            yield look.say("told-penalty", player=player, points=points, total=after.seat(seat).total)
        case Leave(seat):
            yield look.say("told-left", player=player, total=after.seat(seat).total)
        case Roll(_, faces) if scoring(game.rules).wins(tuple(sorted(faces))):
            yield look.say("told-instant-win", dice=dice(faces))
    yield from _tell_what_begins(record, game, after, look)


def _tell_what_begins(record: Record, game: Game, after: Game, look: Look) -> Iterator[str]:
    if after.phase in (Phase.ENDED, Phase.OVER):
        return
    if after.final is not None and game.final is None:
        if game.rules.final_round == "one_more_round":
            yield look.say("told-final-whole-round", target=game.rules.target)
            return
        waiting = [after.current, *after.final]
        names = look.listed([mention(record.players[seat - 1]) for seat in waiting])
        yield look.say("told-final-round", target=game.rules.target, players=names, many=len(waiting))
    if after.contenders != game.contenders:
        names = look.listed([mention(record.players[seat - 1]) for seat in after.contenders])
        yield look.say("told-play-off", players=names)
