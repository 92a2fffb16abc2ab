"""Who finished before whom."""

from bot.games.engine import State


def places(end: State) -> dict[int, int]:
    """The place of each seat: winners first, then by total, then all who left. Nobody is ahead where nobody won."""

    def standing(number: int) -> tuple[bool, bool, int]:
        seat = end.seat(number)
        if number in end.winners or not (end.winners or seat.left):
            return (False, False, 0)
        return (True, seat.left, 0 if seat.left else -seat.total)

    standings = [standing(number) for number in end.numbers]
    return {number: 1 + sum(each < standing(number) for each in standings) for number in end.numbers}
