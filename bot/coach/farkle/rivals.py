"""The values of the ends of a turn to its seat, if it plays against several others."""

from collections.abc import Sequence
from itertools import combinations
from math import prod

import numpy as np

from bot.coach.farkle.duel import Duel, Ends
from bot.coach.farkle.last_turns import value_of_tie
from bot.coach.farkle.many import beats_all, shares
from bot.coach.farkle.solved import Solved
from bot.coach.farkle.three import chance_to_meet, share_of_met, three_of, turns_after
from bot.coach.farkle.throws import Floats, Whole
from bot.games.farkle import Game

_MOST_RIVALS = 3
"""The number of rivals hardest to beat whose pairs are looked up: how beating one makes it likely to beat the other."""


def rivals_of(game: Game) -> list[int]:
    """The seats to beat, in the order of turns."""
    present = game.contenders or game.active
    rivals = [seat for seat in game.from_seat(game.current)[1:] if seat in present and not game.seat(seat).left]
    if game.final is not None and game.rules.target_reach == "exact":
        # The first at the target must be beaten.
        arrived = [seat for seat in rivals if game.seat(seat).total == game.rules.target]
        return sorted(arrived, key=lambda seat: game.seat(seat).since)[:1] or rivals
    return rivals


class Contest:
    """The seat in turn and its rivals, before this turn. A place among these seats is 0 for the seat in turn, then that
    of the rivals in `rivals_of`.

    `duels`: the seat against each rival. `between[i][j]`: how likely rival i wins against the j-th of those after it,
    and `beats`: the same with the seat in turn first, as `many.shares` takes it. `three`: the table of three seats, if
    it is there and of use.
    """

    def __init__(self, game: Game, solved: Solved, rivals: Sequence[int]) -> None:
        self.game, self.solved, self.levels = game, solved, solved.levels
        self.seats = (game.current, *rivals)
        self.duels = [Duel(game, solved, game.current, rival) for rival in rivals]
        self.between = [
            [Duel(game, solved, sooner, later).before for later in rivals[number:]]
            for number, sooner in enumerate(rivals[:-1], 1)
        ]
        self.beats = [[duel.before for duel in self.duels], *self.between]
        self.three = three_of(game.rules) if len(rivals) > 1 else None

    def ends(self, size: int) -> Ends:
        """The values of the ends of this turn, with banks of fewer than `size` steps: see `docs/coach.md`."""
        found = [duel.ends(size) for duel in self.duels]
        game, me = self.game, self.duels[0]
        is_exact = game.rules.target_reach == "exact"
        if len(found) == 1:
            bank, farkled, overshot = found[0]
            shared = self._share_at_target() if is_exact and game.final is not None else 1.0
            return Ends(bank * shared, farkled * shared, overshot * shared)
        banks = np.array(np.broadcast_arrays(*[bank for bank, _, _ in found]))
        lost = np.array([(farkled, overshot) for _, farkled, overshot in found])
        total = me.me.total // self.levels.step + np.arange(size)
        at_end = banks.prod(axis=0)
        if is_exact:
            at_end[:] = self._share_at_target()
        elif (held := self._held(total)) is not None:
            at_end[:] = held[:, None]
        if game.final is not None:
            farkled, overshot = lost.prod(axis=0)
            return Ends(at_end, float(farkled), float(overshot))
        if not game.rules.target:
            # Everyone has turns to come, and only differences count.
            farkled, overshot = self._going_on(lost, total[:1], opened=True)
            return Ends(self._going_on(banks, total[:, None], opened=True), float(farkled), float(overshot))
        going_on = self._going_on(banks, total[:, None], opened=True)
        after = total[0] - np.array([me.penalty, 0])
        farkled, overshot = self._going_on(lost, after, opened=not me.unopened[0])
        bank = np.where((total < self.levels.goal)[:, None], going_on, at_end)
        return Ends(bank, float(farkled), float(overshot))

    def chances(self) -> dict[int, float]:
        """The chances to win before the turn, by seat."""
        found = shares(self.beats)
        if self.three:
            everyone = range(len(self.seats))
            alone = [[self._beats(seat, rival) for rival in everyone if rival != seat] for seat in everyone]
            likely = []
            for seat, beats in enumerate(alone):
                others = [rival for rival in everyone if rival != seat]
                pairs = [
                    (some, other, self._trio(sorted((seat, others[some], others[other])), seat))
                    for some, other in _nearest(beats)
                ]
                likely.append(beats_all([np.array(each) for each in beats], pairs))
            found = np.array(likely) / sum(likely)
        return dict(zip(self.seats, map(float, found), strict=True))

    def _beats(self, seat: int, rival: int) -> float:
        return self.beats[seat][rival - seat - 1] if seat < rival else 1 - self.beats[rival][seat - rival - 1]

    def _trio(self, trio: Sequence[int], seat: int) -> Floats:
        """The chance of `seat`, one of three, before the turn."""
        assert self.three is not None
        first, second, third = trio
        found = shares([[self._beats(first, second), self._beats(first, third)], [self._beats(second, third)]])
        numbers = [self.seats[each] for each in trio]
        more = self.three.correction(self._side(numbers), [self._where(number) for number in numbers])
        return np.asarray((found + more)[trio.index(seat)])

    def _going_on(self, beats: Floats, total: Whole, *, opened: bool) -> Floats:
        """The chances once the seat in turn has ended it with these totals. `beats`: those against each rival alone."""
        if not self.three:
            return np.asarray(shares([list(beats), *self.between])[0])
        me, *rivals = self.seats
        where = self.levels.goal - total, None if opened else self._where(me)[1]
        pairs = []
        for some, other in _nearest(self.beats[0]):
            numbers = [rivals[some], rivals[other], me]
            mine = shares([[beats[some], beats[other]], [self.between[some][other - some - 1]]])[0]
            seats = [*map(self._where, numbers[:2]), where]
            mine = mine + self.three.correction(self._side(numbers), seats)[2]
            pairs.append((some, other, np.clip(mine, 0.0, 1.0)))
        return beats_all(list(beats), pairs)

    def _where(self, number: int) -> tuple[Whole, int | None]:
        """What a seat lacks to the target, and its level if it has not opened, as `Three.correction` takes them."""
        assert self.three is not None
        seat, there = self.game.seat(number), self.three.levels
        knows = there.unopened.any() and there.goal == self.levels.goal and not seat.has_opened
        unopened = there.level(seat.total, opened=False) if knows else None
        return np.array(self.levels.goal - seat.total // self.levels.step), unopened

    def _side(self, trio: Sequence[int]) -> int:
        assert self.three is not None
        order = [seat for seat in self.game.from_seat(self.game.starter) if seat in trio]
        return order.index(trio[0]) if self.three.more.shape[1] > 1 else 0

    def _held(self, total: Whole) -> Floats | None:
        """How likely no seat exceeds these totals at the end. None if other rules decide, or if there is no table."""
        game, later = self.game, self._later()
        if self.three is None or later is None or game.rules.tie != "first":
            return None
        levels = self.levels
        seats = [(seat.total // levels.step, int(not seat.has_opened)) for seat in map(game.seat, later)]
        highest = max(game.seat(number).total for number in self.seats[1:]) // levels.step
        likely = self.three.holds(total, seats)
        return np.where(total > highest, likely, 0.0) if game.final is not None else likely

    def _later(self) -> tuple[int, ...] | None:
        """Seats with a turn once this one has banked in the last turns or begun them. None if one has two."""
        game, (me, *rivals) = self.game, self.seats
        if game.final is not None:
            return tuple(number for number in game.final if number in rivals)
        order = game.from_seat(game.starter)
        turns = {seat: turns_after(game.rules, is_later=order.index(seat) > order.index(me)) for seat in rivals}
        return tuple(seat for seat in rivals if turns[seat]) if max(turns.values()) < 2 else None

    def _share_at_target(self) -> float:
        """What remains of a win at an exact target; in the last turns, compared with what `Duel` takes it for."""
        game, rules, me = self.game, self.game.rules, self.game.current
        others = [number for number in game.from_seat(game.starter) if number in game.active and number != me]
        arrived = [number for number in others if game.seat(number).total == rules.target]
        order = game.from_seat(game.starter)
        chances = []
        for number in others:
            if number in arrived:
                continue
            if game.final is not None:
                turns = game.final.count(number)
            else:
                turns = turns_after(rules, is_later=order.index(number) > order.index(me))
            seat = game.seat(number)
            level = self.levels.level(seat.total, opened=seat.has_opened)
            chances.append(float(chance_to_meet(self.solved, np.array(level), turns)))
        worth = value_of_tie(rules)
        if not worth:
            return prod(1 - chance for chance in chances) if game.final is None else 1.0
        return float(share_of_met(chances, 1 + len(arrived))) / (worth if game.final is not None else 1.0)


def _nearest(beats: Sequence[float]) -> list[tuple[int, int]]:
    """Pairs of the rivals that are hardest to beat."""
    hardest = sorted(range(len(beats)), key=lambda rival: beats[rival])[:_MOST_RIVALS]
    return list(combinations(sorted(hardest), 2))
