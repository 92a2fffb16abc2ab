"""What the ends of a turn are worth to its seat, against one other seat or several."""

from collections.abc import Sequence
from itertools import combinations
from math import prod

import numpy as np

from bot.coach.farkle.endgame import value_of_end, value_of_level
from bot.coach.farkle.many import beats_all, shares
from bot.coach.farkle.solver import Solved
from bot.coach.farkle.three import chance_to_meet, share_of_met, three_of, turns_after
from bot.coach.farkle.throws import Floats, Whole
from bot.games.farkle import Game, Seat

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


class Table:
    """The seat in turn and its rivals, before this turn."""

    def __init__(self, game: Game, solved: Solved, rivals: Sequence[int]) -> None:
        self.game, self.solved, self.here = game, solved, solved.levels
        self.seats = (game.current, *rivals)
        self.duels = [Duel(game, solved, game.current, rival) for rival in rivals]
        self.between = [
            [Duel(game, solved, sooner, later).before for later in rivals[number:]]
            for number, sooner in enumerate(rivals[:-1], 1)
        ]
        self.beats = [[duel.before for duel in self.duels], *self.between]
        self.three = three_of(game.rules) if len(rivals) > 1 else None

    def values(self, size: int) -> tuple[Floats, float, float]:
        """Values of banking 0, 1, … steps up to `size`, of a farkle, and of overshooting: see `docs/coach.md`."""
        found = [duel.values(size) for duel in self.duels]
        game, me = self.game, self.duels[0]
        is_exact = game.rules.target_reach == "exact"
        if len(found) == 1:
            bank, farkled, overshot = found[0]
            shared = self._share_at_target() if is_exact and game.final is not None else 1.0
            return bank * shared, farkled * shared, overshot * shared
        banks = np.array(np.broadcast_arrays(*[bank for bank, _, _ in found]))
        lost = np.array([(farkled, overshot) for _, farkled, overshot in found])
        total = me.me.total // self.here.step + np.arange(size)
        at_end = banks.prod(axis=0)
        if is_exact:
            at_end[:] = self._share_at_target()
        elif (held := self._held(total)) is not None:
            at_end[:] = held[:, None]
        if game.final is not None:
            farkled, overshot = lost.prod(axis=0)
            return at_end, float(farkled), float(overshot)
        if not game.rules.target:
            # Everyone has turns to come, and only differences count.
            farkled, overshot = self._going_on(lost, total[:1], opened=True)
            return self._going_on(banks, total[:, None], opened=True), float(farkled), float(overshot)
        going_on = self._going_on(banks, total[:, None], opened=True)
        after = total[0] - np.array([me.penalty, 0])
        farkled, overshot = self._going_on(lost, after, opened=not me.closed[0])
        return np.where((total < self.here.goal)[:, None], going_on, at_end), float(farkled), float(overshot)

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
        where = self.here.goal - total, None if opened else self._where(me)[1]
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
        knows = there.closed.any() and there.goal == self.here.goal and not seat.has_opened
        closed = there.level(seat.total, opened=False) if knows else None
        return np.array(self.here.goal - seat.total // self.here.step), closed

    def _side(self, trio: Sequence[int]) -> int:
        assert self.three is not None
        order = [seat for seat in self.game.from_seat(self.game.starter) if seat in trio]
        return order.index(trio[0]) if self.three.more.shape[1] > 1 else 0

    def _held(self, total: Whole) -> Floats | None:
        """How likely no seat exceeds these totals at the end. None if other rules decide, or if there is no table."""
        game, later = self.game, self._later()
        if self.three is None or later is None or game.rules.tie != "first":
            return None
        here = self.here
        seats = [(seat.total // here.step, int(not seat.has_opened)) for seat in map(game.seat, later)]
        highest = max(game.seat(number).total for number in self.seats[1:]) // here.step
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
            level = self.here.level(seat.total, opened=seat.has_opened)
            chances.append(float(chance_to_meet(self.solved, np.array(level), turns)))
        worth = value_of_level(rules)
        if not worth:
            return prod(1 - chance for chance in chances) if game.final is None else 1.0
        return float(share_of_met(chances, 1 + len(arrived))) / (worth if game.final is not None else 1.0)


def _nearest(beats: Sequence[float]) -> list[tuple[int, int]]:
    """Pairs of the rivals that are hardest to beat."""
    hardest = sorted(range(len(beats)), key=lambda rival: beats[rival])[:_MOST_RIVALS]
    return list(combinations(sorted(hardest), 2))


class Duel:
    """Two seats before this turn; `number` moves next."""

    def __init__(self, game: Game, solved: Solved, number: int, rival: int) -> None:
        self.game, self.solved, self.here, self.number, self.rival = game, solved, solved.levels, number, rival
        self.me: Seat = game.seat(number)
        self.other: Seat = game.seat(rival)
        began = next(seat for seat in game.from_seat(game.starter) if seat in (number, rival))
        self.side = 0 if self.here.sides == 1 or began == number else 1
        self.flipped = self.here.flipped(self.side)
        self.streaks = tuple(min(seat.streak, self.here.streaks - 1) for seat in (self.me, self.other))
        tracks = bool(self.here.closed.any())
        self.closed = tuple(int(tracks and not seat.has_opened) for seat in (self.me, self.other))

    @property
    def before(self) -> float:
        if not self.game.rules.target:
            assert self.solved.ending.turns is not None
            where = (self.side, *self.closed, *self.streaks)
            return self.solved.ending.turns.value(self._left + 1, where, self._lead, stood_first=self._is_first)
        return float(self.solved.wins[(self.side, *self.streaks, *self._levels)].item())

    @property
    def _levels(self) -> tuple[Whole, Whole]:
        """The levels of both seats, each as an array of one."""
        mine, theirs = (
            np.array([self.here.level(seat.total, opened=not closed)])
            for seat, closed in zip((self.me, self.other), self.closed, strict=True)
        )
        return mine, theirs

    @property
    def needs(self) -> int:
        return int(self.here.needs[np.flatnonzero(self.here.closed == self.closed[0])[0]])

    @property
    def is_known(self) -> bool:
        here, game = self.here, self.game
        if any(seat.aside for seat in (self.me, self.other)) or any(
            seat.streak >= here.streaks for seat in (self.me, self.other) if here.loss
        ):
            return False
        if here.rest and min(self.me.total, self.other.total) < 0:
            # Without a floor, the bound holds for totals of 0 or more.
            return False
        # In the end, only differences count.
        return (
            game.final is not None
            or not game.rules.target
            or all(
                here.has(seat.total, opened=not closed)
                for seat, closed in zip((self.me, self.other), self.closed, strict=True)
            )
        )

    def until(self, have: int, needs: int) -> int:
        """The points at which the seat banks."""
        end = self.solved.ending
        if self.game.rules.target and (self.game.final is None or self.game.rules.target_reach == "exact"):
            return self.solved.until(self.side, *self._levels, have)
        needed = self._lead + (end.turns.most if end.turns and self._left else 0) + 1
        return max(min(needed, have + end.most), needs, have + 1)

    def values(self, size: int) -> tuple[Floats, float, float]:
        """Values of banking 0, 1, … steps up to `size`, of a farkle, and of overshooting."""
        if self.game.final is None and self.game.rules.target:
            return self._in_play(size)
        return self._alone(size) if self.game.rules.target_reach == "exact" else self._at_the_end(size)

    @property
    def _lead(self) -> int:
        """The lead of the other seat, in steps."""
        return (self.other.total - self.me.total) // self.here.step

    @property
    def _is_first(self) -> bool:
        """Whether the seat has had its total for longer. If both still have nothing, the first seat counts."""
        return (self.me.since, self.number) < (self.other.since, self.rival)

    @property
    def _left(self) -> int:
        """Turns of both seats after the next one of theirs, in the last turns or rounds."""
        game = self.game
        if game.final is not None:
            return sum((game.current, *game.final).count(number) for number in (self.number, self.rival)) - 1
        assert game.rules.rounds is not None
        order = game.from_seat(game.starter)
        # Seats after the current one still have a turn in this round.
        waiting = order[order.index(game.current) :]
        now = sum(number in waiting for number in (self.number, self.rival))
        return 2 * (game.rules.rounds - game.round) + now - 1

    def _in_play(self, size: int) -> tuple[Floats, float, float]:
        streak, other = self.streaks
        mine, theirs = self._levels
        bank = self.solved.banks(self.side, other, mine, theirs, size, followed=self.is_followed)[..., 0]
        overshot = float(1 - self.solved.wins[self.flipped, other, streak, theirs, mine].item())
        if not self.here.loss:
            return bank, overshot, overshot
        return bank, self.solved.farkled(self.side, streak, other, mine, theirs).item(), overshot

    @property
    def penalty(self) -> int:
        """What a farkle costs now, in steps."""
        here = self.here
        if not here.loss or self.streaks[0] + 1 < here.streaks:
            return 0
        level = self._levels[0]
        return int((here.total[level] - here.total[here.after_penalty[level]]).item())

    @property
    def is_followed(self) -> bool:
        following = next(number for number in self.game.from_seat(self.game.current)[1:] if number in self.game.active)
        may = self.game.rules.follow_on == "anyone" or (self.game.rules.follow_on and not self.closed[1])
        return bool(may and following == self.rival)

    def _alone(self, size: int) -> tuple[Floats, float, float]:
        """The values of banking 0, 1, … steps up to `size`, of a farkle and of overshooting, against a seat at an exact
        target.
        """
        here, end = self.here, self.solved.ending
        assert self.game.final is not None
        mine = here.level(self.me.total, opened=not self.closed[0])
        headroom = here.goal - int(here.total[mine])
        turns = 1 + self.game.final.count(self.game.current)
        bank = np.zeros(size)
        farkled = overshot = 0.0
        if turns > 1:
            after, streak = end.alone[turns - 2], self.streaks[0]
            bank[:headroom] = after[here.total[mine] - here.lowest + np.arange(headroom), 0]
            farkled = overshot = float(after[mine, streak])
            if here.loss:
                due = streak + 1 >= here.streaks
                level, streak = (here.after_penalty[mine], here.streak_after_penalty) if due else (mine, streak + 1)
                farkled = float(after[level, streak])
        bank[headroom] = value_of_level(self.game.rules)
        return bank[:, None], farkled, overshot

    def _at_the_end(self, size: int) -> tuple[Floats, float, float]:
        here, end, game, lead, left = self.here, self.solved.ending, self.game, self._lead, self._left
        first = lead == 0 and self._is_first
        streak, other = self.streaks
        loss, after = 0, 0
        if here.loss:
            due = streak + 1 >= here.streaks
            loss, after = (here.loss, here.streak_after_penalty) if due else (0, streak + 1)
            if game.rules.penalty and game.rules.penalty.floor is not None:
                loss = min(loss, max(0, (self.me.total - game.rules.penalty.floor) // here.step))
        leads = np.arange(size) - lead
        if not left or end.turns is None:
            rules, play_off = game.rules, end.play_off
            level = value_of_end(rules, play_off, self.side, 0, (0, other), stood_first=False)
            bank = np.where(leads > 0, 1.0, np.where(leads == 0, level, 0.0))
            stays = first and not loss
            lost = value_of_end(rules, play_off, self.side, lead + loss, (after, other), stood_first=stays)
            return bank[:, None], lost, lost
        turns = end.turns
        if game.contenders and game.rules.final_round == "one_roll_each":
            left = len(turns.leads)
        where = (self.flipped, self.closed[1], 0, other, 0)
        bank = 1 - turns.leads[left - 1][where][np.clip(leads, -turns.most, turns.most) + turns.most]
        bank[leads == 0] = 1 - turns.first[left - 1][where]
        lost = 1 - turns.value(
            left,
            (self.flipped, self.closed[1], self.closed[0], other, after),
            -(lead + loss),
            stood_first=bool(loss) or not first,
        )
        return bank[:, None], lost, lost
