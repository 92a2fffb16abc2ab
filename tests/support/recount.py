"""A second opinion on a game's numbers, read from the words of its notation and nothing else but the target."""

from collections import defaultdict
from collections.abc import Sequence


class Recount:
    """What each seat did, by seat: plain counters filled line by line."""

    def __init__(self, seats: int, lines: Sequence[str]) -> None:
        self.seats = range(1, seats + 1)
        self.totals = dict.fromkeys(self.seats, 0)
        self.numbers: dict[int, dict[str, int]] = {seat: defaultdict(int) for seat in self.seats}
        self.after_turns: list[dict[int, int]] = []
        self.winners: list[int] = []
        self.left: list[int] = []
        self.turn_of: int | None = None
        self.flying = self.hot = self.run = 0
        self.runs = dict.fromkeys(self.seats, 0)
        self.last_verb = ""
        self.won_at_once = False
        for line in lines:
            self._take(line.split())

    def _take(self, words: list[str]) -> None:
        if words[0] == "win":
            self.winners = [int(word) for word in words[1:]]
            self.won_at_once = self.last_verb == "roll"
            if self.turn_of is not None:
                self._end_turn()
            return
        seat, verb, *rest = words
        getattr(self, f"_{verb}")(int(seat), rest)
        self.last_verb = verb

    def _begin(self, seat: int) -> None:
        if self.turn_of is None:
            self.turn_of, self.hot = seat, 0
            self.numbers[seat]["turns"] += 1

    def _end_turn(self) -> None:
        self.turn_of = None
        self.after_turns.append(dict(self.totals))

    def _most(self, seat: int, name: str, value: int) -> None:
        self.numbers[seat][name] = max(self.numbers[seat][name], value)

    def _start(self, seat: int, _rest: list[str]) -> None:
        pass

    def _follow(self, seat: int, _rest: list[str]) -> None:
        self._begin(seat)

    def _roll(self, seat: int, rest: list[str]) -> None:
        self._begin(seat)
        self.flying = len(rest)
        self._most(seat, "alike", max(rest.count(face) for face in rest))

    def _keep(self, seat: int, rest: list[str]) -> None:
        self._most(seat, "best_throw", int(rest[-1]))
        if rest.index("=") == self.flying:
            self.hot += 1
            self.numbers[seat]["hot_dice"] += 1
            self._most(seat, "hot_run", self.hot)

    def _bank(self, seat: int, rest: list[str]) -> None:
        self.totals[seat] += int(rest[0])
        self.numbers[seat]["banked"] += int(rest[0])
        self._most(seat, "best_turn", int(rest[0]))
        self.runs[seat] = 0
        self._end_turn()

    def _farkle(self, seat: int, _rest: list[str]) -> None:
        self.runs[seat] += 1
        self.numbers[seat]["farkles"] += 1
        self.numbers[seat][f"farkles_{self.flying}"] += 1
        self._most(seat, "farkle_run", self.runs[seat])
        self._end_turn()

    def _penalty(self, seat: int, rest: list[str]) -> None:
        self.totals[seat] -= int(rest[0])
        self.numbers[seat]["penalties"] += 1
        self.after_turns[-1] = dict(self.totals)

    def _overshot(self, _seat: int, _rest: list[str]) -> None:
        self._end_turn()

    def _missed(self, seat: int, _rest: list[str]) -> None:
        pass

    def _idle(self, seat: int, _rest: list[str]) -> None:
        pass

    def _aside(self, seat: int, _rest: list[str]) -> None:
        pass

    def _back(self, seat: int, _rest: list[str]) -> None:
        pass

    def _lapse(self, seat: int, _rest: list[str]) -> None:
        if self.turn_of == seat:
            self._end_turn()

    def _leave(self, seat: int, _rest: list[str]) -> None:
        self.left.append(seat)
        if self.turn_of == seat:
            self._end_turn()

    def came_back(self, seat: int, target: int) -> bool:
        """Did this seat win although it trailed by a quarter of the target in the last third of the turns?"""
        standings = [dict.fromkeys(self.seats, 0), *self.after_turns]
        late = standings[len(self.after_turns) * 2 // 3 :]
        stayed = [other for other in self.seats if other not in self.left]
        behind = [max(totals[other] for other in stayed) - totals[seat] for totals in late]
        return seat in self.winners and any(gap * 4 >= target for gap in behind)

    def place(self, seat: int) -> int:
        """1 for winners; after them those who stayed, by total; last those who left."""
        if seat in self.winners:
            return 1
        losers = [other for other in self.seats if other not in self.winners]
        stayed = [other for other in losers if other not in self.left]
        if seat in self.left:
            return 1 + len(self.winners) + len(stayed)
        return 1 + len(self.winners) + sum(self.totals[other] > self.totals[seat] for other in stayed)
