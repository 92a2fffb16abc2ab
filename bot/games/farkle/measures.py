"""What games of Farkle add up to, and each seat's numbers, counted from the facts."""

from collections import Counter
from collections.abc import Sequence

from bot.games.farkle.game import Game
from bot.games.farkle.outcome import Termination, outcome
from bot.games.farkle.turns import TurnTaken
from bot.games.measures import How, Measure, SeatStatistics
from bot.games.placing import places

COMEBACK_SHARE = 4
"""A comeback makes up a deficit of at least the target divided by this."""
MOST_DICE = 6

MEASURES = (
    Measure("farkles", is_ranked=True),
    *map(Measure, ("penalties", "hot_dice", "comebacks", "instant_wins", "skunks_taken", "skunks_given")),
    *(Measure(f"farkles_{dice}") for dice in range(1, MOST_DICE + 1)),
    *(Measure(name, How.BEST) for name in ("best_throw", "farkle_run", "hot_run")),
    Measure("average_turn", How.RATIO, of=("banked", "turns")),
    *(Measure(name, How.EACH) for name in ("alike", "skunk")),
)
"""Beside those of every game.

farkles_1, … farkles_6: how many farkles there were with that many dice thrown.
comebacks: games that the seat won although it was behind a seat that stayed to the end by at least a quarter of the
    target, at some moment in the last third of the game's turns.
skunks_given: how many losers were skunked, if the seat won.
best_throw: the most points kept of one throw.
farkle_run: the longest run of farkles without a bank in between. Penalties do not end it.
hot_run: how often all dice scored in one turn, at most.
alike: the most dice of one face in one throw.
skunk: 1 if the seat lost and was skunked, 2 if doubly.
"""


def statistics_of(end: Game, turns: Sequence[TurnTaken]) -> tuple[SeatStatistics, ...]:
    """The numbers of every seat, seat 1 first, from how the game ended and all of its turns."""
    ended, comebacks = outcome(end), _comebacks(end, turns)
    skunked, double_skunked = (ended.skunked, ended.double_skunked) if ended else ((), ())
    is_instant = ended is not None and ended.termination is Termination.INSTANT_WIN
    reached = places(end)
    return tuple(
        SeatStatistics(
            place=reached[number],
            seats=len(end.numbers),
            won=number in end.winners,
            left=end.seat(number).left,
            points=end.seat(number).total,
            turns=sum(turn.seat == number for turn in turns),
            best_turn=max((turn.banked for turn in turns if turn.seat == number), default=0),
            own={
                "comebacks": int(number in comebacks),
                "instant_wins": int(is_instant and number in end.winners),
                "skunk": 2 if number in double_skunked else int(number in skunked),
                "skunks_taken": int(number in skunked + double_skunked),
                "skunks_given": len(skunked + double_skunked) if number in end.winners else 0,
                **_play([turn for turn in turns if turn.seat == number]),
            },
        )
        for number in end.numbers
    )


def _play(turns: Sequence[TurnTaken]) -> dict[str, int]:
    """What one seat did in its turns."""
    throws = [throw for turn in turns for throw in turn.throws]
    hot = [sum(throw.is_hot for throw in turn.throws) for turn in turns]
    farkled_with = Counter(len(turn.throws[-1].dice) for turn in turns if turn.farkled)
    return {
        "banked": sum(turn.banked for turn in turns),
        "best_throw": max((throw.points for throw in throws), default=0),
        "farkles": sum(turn.farkled for turn in turns),
        "farkle_run": _farkle_run(turns),
        "penalties": sum(turn.penalty is not None for turn in turns),
        "hot_dice": sum(hot),
        "hot_run": max(hot, default=0),
        "alike": max((throw.dice.count(die) for throw in throws for die in throw.dice), default=0),
        **{f"farkles_{dice}": farkled_with[dice] for dice in range(1, MOST_DICE + 1)},
    }


def _farkle_run(turns: Sequence[TurnTaken]) -> int:
    longest = run = 0
    for turn in turns:
        run = run + 1 if turn.farkled else 0 if turn.banked else run
        longest = max(longest, run)
    return longest


def _comebacks(end: Game, turns: Sequence[TurnTaken]) -> frozenset[int]:
    """The winners who were far behind late in the game."""
    needed = end.rules.target / COMEBACK_SHARE
    # This includes the turn before the last third: the totals after it are those with which the last third begins.
    late = turns[max(0, len(turns) * 2 // 3 - 1) :]
    return frozenset(
        winner
        for winner in end.winners
        for turn in late
        if max(turn.totals[number - 1] for number in end.active) - turn.totals[winner - 1] >= needed
    )
