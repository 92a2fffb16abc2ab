"""The story and the log of a game of Yahtzee."""

from collections.abc import Iterator, Sequence

from bot.games.facts import Left, PutAside, Rolled
from bot.games.yahtzee import Fact, Game, LoggedTurn, Scored, Step, is_yahtzee, wins_at_once
from bot.model.games import StoredGame
from bot.ui.display import Display, dice
from bot.ui.games.yahtzee.review import in_column, name_of_five


def story(stored: StoredGame, before: Game, steps: Sequence[Step], display: Display) -> list[str]:
    story: list[str] = []
    for step in steps:
        story += _sentences(stored, before, step.fact, step.after, display)
        before = step.after
    return story


def log(stored: StoredGame, display: Display, before: int | None) -> list[str]:
    game = stored.played_as(Game)
    shown = [logged for logged in game.log if before is None or logged.turn.since < before]
    return [f"-# {_log_line(stored, game, logged, display)}" for logged in shown]


def _log_line(stored: StoredGame, game: Game, logged: LoggedTurn, display: Display) -> str:
    player = display.name(stored.player(logged.ended_by.seat))
    match logged.ended_by:
        case Scored(_, box, column, points):
            where = in_column(game.rules, box, column, display.locale)
            idle, thrown = logged.turn.timed_out, dice(logged.turn.dice) or "none"
            return display.say("yahtzee-log", player=player, where=where, points=points, dice=thrown, idle=idle)
        case Left():
            return display.say("log-left", player=player, lost=0)


def _sentences(stored: StoredGame, game: Game, fact: Fact, after: Game, display: Display) -> Iterator[str]:
    match fact:
        case Scored():
            yield from _scored_sentences(display.name(stored.player(fact.seat)), game, fact, after, display)
        case PutAside(seat):
            yield display.say("turn-aside", player=display.name(stored.player(seat)))
        case Left(seat):
            total = after.seat(seat).total
            yield display.say("turn-left", player=display.name(stored.player(seat)), total=total)
        case Rolled() if wins_at_once(after):
            yield display.say("turn-instant-win", dice=dice(after.turn.dice))


def _scored_sentences(player: str, game: Game, fact: Scored, after: Game, display: Display) -> Iterator[str]:
    thrown, total, points = game.turn.dice, after.seat(fact.seat).total, fact.points
    where = in_column(game.rules, fact.box, fact.column, display.locale)
    if game.turn.timed_out:
        yield display.say("yahtzee-turn-idle", player=player, where=where, points=points, total=total)
    elif not points:
        yield display.say("yahtzee-turn-nothing", player=player, where=where, dice=dice(thrown), total=total)
    else:
        if is_yahtzee(thrown):
            yield display.say("yahtzee-turn-yahtzee", name=name_of_five(game.rules, display.locale))
        yield display.say("yahtzee-turn", player=player, where=where, points=points, dice=dice(thrown), total=total)
    before, now = (state.seat(fact.seat).card[fact.column - 1] for state in (game, after))
    if bonus := now.yahtzee_bonus - before.yahtzee_bonus:
        yield display.say("yahtzee-turn-bonus", points=bonus)
    if bonus := now.upper_bonus - before.upper_bonus:
        many = game.rules.columns
        yield display.say("yahtzee-turn-upper", points=bonus, column=str(fact.column), many=many, upper=now.upper)
