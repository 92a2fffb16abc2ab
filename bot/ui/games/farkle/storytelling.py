"""What happened in turns of Farkle, in words."""

from collections.abc import Iterator, Sequence

from bot.games.farkle import (
    MOST_THROWS,
    Banked,
    Fact,
    Farkled,
    Game,
    Lapsed,
    Left,
    LoggedTurn,
    Overshot,
    Penalized,
    Phase,
    PutAside,
    Rolled,
    RollOffDie,
    Step,
    Turn,
    Won,
    is_target_reached,
    scoring,
)
from bot.model.games import StoredGame
from bot.sentences import say
from bot.ui.display import Display, dice

_VARIANTS = 3


def story(stored: StoredGame, before: Game, steps: Sequence[Step], display: Display) -> list[str]:
    story: list[str] = []
    for step in steps:
        story += _sentences(stored, before, step.fact, step.after, display)
        before = step.after
    return story


def story_of_beginning(stored: StoredGame, happened: Sequence[Fact], display: Display) -> list[str]:
    starter = display.name(stored.player(stored.played_as(Game).starter))
    dies: dict[int, list[str]] = {}
    for fact in happened:
        if isinstance(fact, RollOffDie):
            dies.setdefault(fact.seat, []).append(str(fact.die))
    if not dies:
        return [display.say("begins", player=starter)]
    throws = [
        display.say("roll-off-throw", player=display.name(stored.player(seat)), dies=", ".join(thrown))
        for seat, thrown in dies.items()
    ]
    return [display.say("roll-off", throws=" · ".join(throws), player=starter)]


def log(stored: StoredGame, display: Display, before: int | None) -> list[str]:
    shown = [turn for turn in stored.played_as(Game).log if before is None or turn.turn.since < before]
    return [f"-# {_log_line(stored, turn, display)}" for turn in shown]


def in_throws(turn: Turn, display: Display) -> str:
    """The dice that a turn kept, such as `1 1 5, then 4 4 4`."""
    kept = [f"**{dice(keep.dice)}**" for keep in turn.kept]
    if turn.at_risk > sum(keep.points for keep in turn.kept):
        kept.insert(0, "…")
    *before, last = kept
    return display.say("throws-then", before=", ".join(before), last=last) if before else last


def _log_line(stored: StoredGame, logged: LoggedTurn, display: Display) -> str:
    turn, ended_by, lost, say = logged.turn, logged.ended_by, logged.turn.at_risk, display.say
    player = display.name(stored.player(ended_by.seat))
    match ended_by:
        case Banked(_, points):
            return say("log-banked", player=player, points=points, made=_made(turn, display.locale), **_why(turn))
        case Farkled():
            idle, thrown = _why(turn)["why"] == "time", dice(turn.thrown)
            return say("log-farkled", player=player, dice=thrown, idle=idle, lost=lost, penalty=logged.penalty)
        case Overshot():
            return say("log-overshot", player=player, dice=dice(turn.thrown), lost=lost)
        case Lapsed():
            return say("log-lapsed", player=player, lost=lost, **_why(turn))
        case Left():
            return say("log-left", player=player, lost=lost)


def _why(turn: Turn) -> dict[str, object]:
    """What ended a turn that its player did not end."""
    why = "throws" if turn.throws >= MOST_THROWS else "time" if turn.timed_out else "none"
    return {"why": why, "most": MOST_THROWS}


def _made(turn: Turn, locale: str) -> str:
    """How the points of a turn were made: `1 1 1, 5`, with what was taken over before."""
    made = [say("made-taken-over", locale, points=turn.taken_over)] if turn.taken_over else []
    if turn.at_risk > sum(keep.points for keep in turn.kept):
        made.append("…")
    return ", ".join([*made, *(dice(keep.dice) for keep in turn.kept)])


def _sentences(stored: StoredGame, game: Game, fact: Fact, after: Game, display: Display) -> Iterator[str]:
    variant = game.revision % _VARIANTS
    player = "" if isinstance(fact, Won) else display.name(stored.player(fact.seat))
    thrown = dice(game.turn.thrown)
    match fact:
        case Banked(seat, points) if game.turn.timed_out:
            total = after.seat(seat).total
            yield display.say("turn-idle-bank", player=player, points=points, total=total, **_why(game.turn))
        case Lapsed():
            yield display.say("turn-lapse", player=player, lost=game.turn.at_risk, **_why(game.turn))
        case PutAside():
            yield display.say("turn-aside", player=player)
        case Banked(seat, points):
            total = after.seat(seat).total
            made = _made(game.turn, display.locale)
            yield display.say("turn-bank", player=player, points=points, made=made, total=total)
        case Farkled() if _why(game.turn)["why"] == "time":
            yield display.say("turn-idle-farkle", player=player, dice=thrown, lost=game.turn.at_risk)
        case Farkled():
            lost, picture = game.turn.at_risk, display.icon("farkle")
            yield display.say("turn-farkle", variant=variant, player=player, dice=thrown, lost=lost, picture=picture)
        case Overshot():
            yield display.say("turn-overshot", player=player, dice=thrown)
        case Penalized(seat, points):
            yield display.say("turn-penalty", player=player, points=points, total=after.seat(seat).total)
        case Left(seat):
            yield display.say("turn-left", player=player, total=after.seat(seat).total)
        case Rolled(_, faces) if scoring(game.rules).wins(tuple(sorted(faces))):
            yield display.say("turn-instant-win", dice=dice(faces))
    yield from _what_begins(stored, game, after, display)


def _what_begins(stored: StoredGame, game: Game, after: Game, display: Display) -> Iterator[str]:
    if after.phase in (Phase.DECIDED, Phase.OVER):
        return
    if after.final is not None and game.final is None and not is_target_reached(after):
        if len(after.seats) > 1:
            yield display.say("turn-last-round")
    elif after.final is not None and game.final is None:
        if game.rules.final_round == "one_more_round":
            yield display.say("turn-final-whole-round", target=game.rules.target)
            return
        waiting = [after.current, *after.final]
        names = display.people(map(stored.player, waiting))
        yield display.say("turn-final-round", target=game.rules.target, players=names, many=len(waiting))
    if after.contenders != game.contenders:
        names = display.people(map(stored.player, after.contenders))
        yield display.say("turn-play-off", players=names)
