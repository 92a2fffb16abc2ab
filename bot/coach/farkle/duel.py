"""The values of the ends of a turn to its seat, if it plays against one other."""

from typing import NamedTuple

import numpy as np

from bot.coach.farkle.last_turns import value_of_end, value_of_tie
from bot.coach.farkle.solved import Solved
from bot.coach.farkle.throws import Floats, Whole
from bot.games.farkle import Game, Seat


class Ends(NamedTuple):
    """The values of the ends of a turn to its seat: of banking 0, 1, … grid steps (by steps and, if the other seat may
    take the dice over, by state; otherwise that axis has one entry), of a farkle, and of overshooting an exact target.
    """

    bank: Floats
    farkled: float
    overshot: float


class Duel:
    """Two seats before this turn, as if they were alone; `number` moves next. Pairs are of it and of `rival`."""

    def __init__(self, game: Game, solved: Solved, number: int, rival: int) -> None:
        self.game, self.solved, self.levels, self.number, self.rival = game, solved, solved.levels, number, rival
        self.me: Seat = game.seat(number)
        self.other: Seat = game.seat(rival)
        began = next(seat for seat in game.from_seat(game.starter) if seat in (number, rival))
        self.side = 0 if self.levels.sides == 1 or began == number else 1
        self.flipped = self.levels.flipped(self.side)
        self.streaks = tuple(min(seat.streak, self.levels.streaks - 1) for seat in (self.me, self.other))
        tracks = bool(self.levels.unopened.any())
        self.unopened = tuple(int(tracks and not seat.has_opened) for seat in (self.me, self.other))

    @property
    def before(self) -> float:
        """The chance of `number` to win against `rival` before it throws."""
        if not self.game.rules.target:
            assert self.solved.ending.turns is not None
            where = (self.side, *self.unopened, *self.streaks)
            return self.solved.ending.turns.value(self._left + 1, where, self._lead, stood_first=self._is_first)
        return float(self.solved.wins[(self.side, *self.streaks, *self._levels)].item())

    @property
    def _levels(self) -> tuple[Whole, Whole]:
        """The levels of both seats, each as an array of one."""
        mine, theirs = (
            np.array([self.levels.level(seat.total, opened=not unopened)])
            for seat, unopened in zip((self.me, self.other), self.unopened, strict=True)
        )
        return mine, theirs

    @property
    def needs(self) -> int:
        """The grid steps that the turn must hold for a bank."""
        return int(self.levels.needs[np.flatnonzero(self.levels.unopened == self.unopened[0])[0]])

    @property
    def is_known(self) -> bool:
        """Whether the table has this standing exactly, rather than one that is near."""
        levels, game = self.levels, self.game
        if any(seat.aside for seat in (self.me, self.other)) or any(
            seat.streak >= levels.streaks for seat in (self.me, self.other) if levels.loss
        ):
            return False
        if levels.rest and min(self.me.total, self.other.total) < 0:
            # Without a floor, the bound holds for totals of 0 or more.
            return False
        # In the end, only differences count.
        return (
            game.final is not None
            or not game.rules.target
            or all(
                levels.has(seat.total, opened=not unopened)
                for seat, unopened in zip((self.me, self.other), self.unopened, strict=True)
            )
        )

    def until(self, have: int, needs: int) -> int:
        """The points at which the seat banks."""
        end = self.solved.ending
        if self.game.rules.target and (self.game.final is None or self.game.rules.target_reach == "exact"):
            return self.solved.until(self.side, *self._levels, have)
        needed = self._lead + (end.turns.most if end.turns and self._left else 0) + 1
        return max(min(needed, have + end.most), needs, have + 1)

    def ends(self, size: int) -> Ends:
        """The values of the ends of this turn, with banks of fewer than `size` steps."""
        if self.game.final is None and self.game.rules.target:
            return self._in_play(size)
        return self._alone(size) if self.game.rules.target_reach == "exact" else self._at_the_end(size)

    @property
    def _lead(self) -> int:
        """The lead of the other seat, in steps."""
        return (self.other.total - self.me.total) // self.levels.step

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

    def _in_play(self, size: int) -> Ends:
        """The `ends` before the last turns."""
        streak, other = self.streaks
        mine, theirs = self._levels
        bank = self.solved.banks(self.side, other, mine, theirs, size, followed=self.is_followed)[..., 0]
        overshot = float(1 - self.solved.wins[self.flipped, other, streak, theirs, mine].item())
        if not self.levels.loss:
            return Ends(bank, overshot, overshot)
        return Ends(bank, self.solved.farkled(self.side, streak, other, mine, theirs).item(), overshot)

    @property
    def penalty(self) -> int:
        """What a farkle costs now, in steps."""
        levels = self.levels
        if not levels.loss or self.streaks[0] + 1 < levels.streaks:
            return 0
        level = self._levels[0]
        return int((levels.total[level] - levels.total[levels.after_penalty[level]]).item())

    @property
    def is_followed(self) -> bool:
        """Whether the rival may take the dice over."""
        following = next(number for number in self.game.from_seat(self.game.current)[1:] if number in self.game.active)
        may = self.game.rules.follow_on == "anyone" or (self.game.rules.follow_on and not self.unopened[1])
        return bool(may and following == self.rival)

    def _alone(self, size: int) -> Ends:
        """The `ends` in the last turns to an exact target, against a seat that has met it."""
        levels, end = self.levels, self.solved.ending
        assert self.game.final is not None
        mine = levels.level(self.me.total, opened=not self.unopened[0])
        headroom = levels.goal - int(levels.total[mine])
        turns = 1 + self.game.final.count(self.game.current)
        bank = np.zeros(size)
        farkled = overshot = 0.0
        if turns > 1:
            after, streak = end.alone[turns - 2], self.streaks[0]
            bank[:headroom] = after[levels.total[mine] - levels.lowest + np.arange(headroom), 0]
            farkled = overshot = float(after[mine, streak])
            if levels.loss:
                due = streak + 1 >= levels.streaks
                level, streak = (levels.after_penalty[mine], levels.streak_after_penalty) if due else (mine, streak + 1)
                farkled = float(after[level, streak])
        bank[headroom] = value_of_tie(self.game.rules)
        return Ends(bank[:, None], farkled, overshot)

    def _at_the_end(self, size: int) -> Ends:
        """The `ends` in the last turns, and in a game by rounds."""
        levels, end, game, lead, left = self.levels, self.solved.ending, self.game, self._lead, self._left
        first = lead == 0 and self._is_first
        streak, other = self.streaks
        loss, after = 0, 0
        if levels.loss:
            due = streak + 1 >= levels.streaks
            loss, after = (levels.loss, levels.streak_after_penalty) if due else (0, streak + 1)
            if game.rules.penalty and game.rules.penalty.floor is not None:
                loss = min(loss, max(0, (self.me.total - game.rules.penalty.floor) // levels.step))
        leads = np.arange(size) - lead
        if not left or end.turns is None:
            rules, play_off = game.rules, end.play_off
            level = value_of_end(rules, play_off, self.side, 0, (0, other), stood_first=False)
            bank = np.where(leads > 0, 1.0, np.where(leads == 0, level, 0.0))
            stays = first and not loss
            lost = value_of_end(rules, play_off, self.side, lead + loss, (after, other), stood_first=stays)
            return Ends(bank[:, None], lost, lost)
        turns = end.turns
        if game.contenders and game.rules.final_round == "one_roll_each":
            left = len(turns.leads)
        where = (self.flipped, self.unopened[1], 0, other, 0)
        bank = 1 - turns.leads[left - 1][where][np.clip(leads, -turns.most, turns.most) + turns.most]
        bank[leads == 0] = 1 - turns.first[left - 1][where]
        lost = 1 - turns.value(
            left,
            (self.flipped, self.unopened[1], self.unopened[0], other, after),
            -(lead + loss),
            stood_first=bool(loss) or not first,
        )
        return Ends(bank[:, None], lost, lost)
