"""Records of Farkle on people's cards, in past games and on endings."""

from collections.abc import Iterator

from bot import workers
from bot.games.farkle import MOST_DICE, Game, Termination, TurnTaken, outcome
from bot.games.measures import SeatStatistics
from bot.games.summary import Luck, Push
from bot.model.games import StoredGame
from bot.model.records import Card
from bot.model.tally import Tally
from bot.records.records import FinishedGame
from bot.ui import charts
from bot.ui.display import Display, dice
from bot.ui.marks import marks_of
from bot.ui.page import Figure, percent

# More throws from the start and end of a long turn don't fit into a message.
_THROWS_SHOWN = 5
# In a game to 10,000, about one in three has such a turn, and one in ten such a roll.
_RARE_PUSH, _RARE_CHANCE, _RARE_LUCK = 7, 0.01, 0.5
RARE = ("instant_wins", "skunks_given", "skunks_taken", "penalties")


def own_headline(stored: StoredGame, display: Display) -> str | None:
    """The headline for a throw that wins at once."""
    ended = outcome(stored.played_as(Game))
    if ended is None or ended.termination is not Termination.INSTANT_WIN:
        return None
    return display.say("over-head-at-once", player=display.people(map(stored.player, ended.winners)))


def why_they_won(stored: StoredGame, display: Display) -> Iterator[str]:
    """Explains a long game or a tie."""
    game = stored.played_as(Game)
    ended = outcome(game)
    if ended is not None and ended.termination is Termination.TOO_LONG:
        yield display.say("over-too-long")
    if len(game.winners) > 1:
        return
    total = game.seat(game.winners[0]).total
    level = [seat for seat in game.active if seat not in game.winners and game.seat(seat).total == total]
    if game.contenders:
        yield display.say("over-play-off")
    elif level:
        names = display.people(map(stored.player, level))
        yield display.say("over-first", players=names, many=len(level))


def beside_total(stored: StoredGame, seat: int, display: Display) -> list[str]:
    """Notes beside a seat's total: whether it was skunked."""
    ended = outcome(stored.played_as(Game))
    if ended is None:
        return []
    skunked = [display.say("over-skunked")] * (seat in ended.skunked)
    return skunked + [display.say("over-double-skunked")] * (seat in ended.double_skunked)


def alone_on_card(tally: Tally, display: Display) -> Iterator[str]:
    """Lines on games without computers."""
    if games := tally["games_solo"]:
        average = round(tally.ratio("points_solo", "games_solo") or 0)
        yield display.say("card-alone", games=games, average=average, best=tally["best_solo"])


def on_card(card: Card, display: Display) -> Iterator[str]:
    tally, say = card.tally, display.say
    average, risk = tally.ratio("banked", "turns"), tally.ratio("farkles", "turns")
    yield say("card-turn-points", average=round(average or 0), best=tally["best_turn"], throw=tally["best_throw"])
    yield say("card-risk", percent=percent(risk), run=tally["farkle_run"], hot=tally["hot_dice"])


async def card_figure(card: Card, display: Display) -> tuple[str, Figure] | None:
    """A sentence and a picture of farkles by the number of dice thrown, if there were any."""
    by_dice = tuple(card.tally[f"farkles_{dice}"] for dice in range(1, MOST_DICE + 1))
    if not any(by_dice):
        return None
    counted = [display.say("alt-farkles-with", dice=dice, count=count) for dice, count in enumerate(by_dice, start=1)]
    png = await workers.shared.run(charts.counts_by_dice, by_dice, display.locale)
    return display.say("card-farkles"), Figure("farkles", png, display.say("alt-farkles", list=", ".join(counted)))


def beside_points(numbers: SeatStatistics, display: Display) -> list[str]:
    keys = {1: "over-skunked", 2: "over-double-skunked"}
    return [display.say(key)] if (key := keys.get(numbers.own["skunk"])) else []


def turning_points(found: FinishedGame, display: Display) -> Iterator[str]:
    def who(point: Push | Luck) -> dict[str, object]:
        return {"player": display.name(found.stored.player(point.seat)), "round": point.turn}

    push, luck = found.summary.push, found.summary.luck
    if push and push.throws >= _RARE_PUSH:
        key = "game-push-idle" if push.idle else "game-push"
        yield display.say(key, **who(push), throws=push.throws, points=push.points, banked=bool(push.banked))
    if luck and (luck.wins or (luck.chance <= _RARE_CHANCE and luck.expected <= _RARE_LUCK)):
        key = "game-luck-wins" if luck.wins else "game-luck"
        yield display.say(key, **who(luck), dice=dice(luck.dice), points=luck.points, throws=round(1 / luck.chance))


def turn(_stored: StoredGame, taken: TurnTaken, display: Display) -> Iterator[str]:
    say = display.say
    if taken.taken_over:
        yield say("replay-followed", points=taken.taken_over)
    lines = list(_throws(taken, display))
    if (left_out := len(lines) - 2 * _THROWS_SHOWN) > 0:
        lines[_THROWS_SHOWN:-_THROWS_SHOWN] = [say("replay-throws-left-out", count=left_out)]
    yield from lines
    if taken.points:
        yield say("replay-banked", points=taken.points, total=taken.totals[taken.seat - 1])
    else:
        key = "replay-farkled" if taken.farkled else "replay-lapsed" if taken.idle else "replay-ended"
        yield say(key, lost=taken.lost, picture=display.icon("farkle"))
    if taken.penalty:
        yield say("replay-penalty", points=taken.penalty)


def _throws(taken: TurnTaken, display: Display) -> Iterator[str]:
    """The throws of a turn, each with what was kept of it."""
    is_up = False
    for throw in taken.throws:
        lines = [display.dice_large(throw.dice, marks_of(throw.dice, throw.kept))]
        if (throw.by_clock or throw.kept_by_clock) and not is_up:
            is_up = True
            lines.insert(0 if throw.by_clock else 1, display.say("replay-idle"))
        if throw.kept:
            lines.append(display.say("replay-kept", kept=dice(throw.kept), points=throw.points, hot=throw.is_hot))
        yield "\n".join(lines)
    if taken.idle and not is_up:
        yield display.say("replay-idle")
