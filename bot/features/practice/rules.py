"""Which decisions of a review are mistakes. Workers read it."""

from bot.coach.reviewed import AnyDecision
from bot.ui.reviewing import Question, free_decisions


def find_mistakes(asked: Question) -> tuple[tuple[int, int, float], ...]:
    """Numbers of decisions, with seats and what they cost."""
    free = enumerate(free_decisions(asked.read()), start=1)
    return tuple((number, each.seat, each.cost) for number, each in free if each.is_mistake)


def find_mistake(asked: Question, number: int) -> AnyDecision | None:
    """The mistake with a number in a review; None unless it is the reader's."""
    found = dict(enumerate(free_decisions(asked.read()), start=1)).get(number)
    return found if found is not None and found.is_mistake and found.seat == asked.seat else None
