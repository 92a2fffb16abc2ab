"""What each seat of a finished game did, and all of it for Farkle, counted from its facts. Pure.

All numbers about how people play are sums of these, or the best of them.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.engine import State
from bot.games.farkle import Fact, Game, RuleSet, Termination, outcome
from bot.stats.turns import TurnTaken, replayed, turns_of

COMEBACK_SHARE = 4
"""A comeback makes up a deficit of at least the target divided by this."""
MOST_DICE = 6


@dataclass(frozen=True, slots=True)
class SeatStatistics:
    """One seat's game, in numbers: those that every game has, and those of Farkle, which are 0 in other games.

    place: counts from 1. Equal totals share a place; all winners share the first, and all who left share the last. In a
        game that was stopped, all who stayed share the first.
    points: the final total, which may be negative.
    turns: how many turns the seat began, by throwing or by taking over dice.
    banked: the sum of all banks. `best_turn` is the largest of them.
    best_throw: the most points kept of one throw.
    farkle_run: the longest run of farkles without a bank in between. Penalties do not end it.
    hot_run: how often all dice scored in one turn, at most.
    alike: the most dice of one face in one throw.
    comeback: the seat won although it was behind a seat that stayed to the end by at least a quarter of the target, at
        some moment in the last third of the game's turns.
    skunk: 1 if the seat lost and was skunked, 2 if doubly.
    skunks_given: how many losers were skunked, if the seat won.
    farkles_1, … farkles_6: how many farkles there were with that many dice thrown.
    """

    place: int
    seats: int
    won: bool
    left: bool
    points: int
    turns: int = 0
    throws: int = 0
    banks: int = 0
    banked: int = 0
    best_turn: int = 0
    best_throw: int = 0
    farkles: int = 0
    farkle_run: int = 0
    penalties: int = 0
    penalty_points: int = 0
    hot_dice: int = 0
    hot_run: int = 0
    alike: int = 0
    comeback: bool = False
    instant_win: bool = False
    skunk: int = 0
    skunks_given: int = 0
    farkles_1: int = 0
    farkles_2: int = 0
    farkles_3: int = 0
    farkles_4: int = 0
    farkles_5: int = 0
    farkles_6: int = 0

    @property
    def farkles_by_dice(self) -> tuple[int, ...]:
        """How many farkles there were with 1, 2, … 6 dice thrown."""
        return tuple(getattr(self, f"farkles_{dice}") for dice in range(1, MOST_DICE + 1))


def seat_statistics(rules: RuleSet, seats: int, facts: Sequence[Fact]) -> tuple[SeatStatistics, ...]:
    """The numbers of every seat of a finished game, seat 1 first."""
    games = replayed(rules, seats, facts)
    return statistics_of(games[-1], turns_of(games, facts))


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
            comeback=number in comebacks,
            instant_win=is_instant and number in end.winners,
            skunk=2 if number in double_skunked else int(number in skunked),
            skunks_given=len(skunked + double_skunked) if number in end.winners else 0,
            **_play([turn for turn in turns if turn.seat == number]),
        )
        for number in end.numbers
    )


def _play(turns: Sequence[TurnTaken]) -> dict[str, int]:
    """What one seat did in its turns."""
    throws = [throw for turn in turns for throw in turn.throws]
    banks = [turn.banked for turn in turns if turn.banked]
    hot = [sum(throw.is_hot for throw in turn.throws) for turn in turns]
    farkled_with = Counter(len(turn.throws[-1].dice) for turn in turns if turn.farkled)
    return {
        "turns": len(turns),
        "throws": len(throws),
        "banks": len(banks),
        "banked": sum(banks),
        "best_turn": max(banks, default=0),
        "best_throw": max((throw.points for throw in throws), default=0),
        "farkles": sum(turn.farkled for turn in turns),
        "farkle_run": _farkle_run(turns),
        "penalties": sum(turn.penalty is not None for turn in turns),
        "penalty_points": sum(turn.penalty or 0 for turn in turns),
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


def places(end: State) -> dict[int, int]:
    """The place of each seat: winners first, then by total, then all who left. Nobody is ahead where nobody won."""

    def standing(number: int) -> tuple[bool, bool, int]:
        seat = end.seat(number)
        if number in end.winners or not (end.winners or seat.left):
            return (False, False, 0)
        return (True, seat.left, 0 if seat.left else -seat.total)

    standings = [standing(number) for number in end.numbers]
    return {number: 1 + sum(each < standing(number) for each in standings) for number in end.numbers}


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
