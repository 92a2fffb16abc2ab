"""The result of a check of the dice, in lines."""

from bot.games.verification import Verdict
from bot.sentences import DEFAULT, explain, say


def report(
    verdict: Verdict, locale: str = DEFAULT, unfinished: str = "verify-unfinished", bullet: str = "- "
) -> list[str]:
    """The lines on a verdict. `unfinished` is the key for a game without an end. `bullet` precedes each finding."""
    if verdict.faults:
        head = say("verify-differs", locale, throws=verdict.throws, dice=verdict.dice)
        return [head, *(f"{bullet}{explain(fault, locale)}" for fault in verdict.faults)]
    checked = [
        say("verify-commitment", locale, commitment=verdict.commitment),
        say("verify-dice", locale, throws=verdict.throws, dice=verdict.dice),
    ]
    if verdict.is_seated_by_lot:
        checked.append(say("verify-by-lot", locale))
    checked.append(say("verify-rules", locale))
    return [
        say("verify-right" if verdict.is_over else unfinished, locale),
        *(f"{bullet}{line}" for line in checked),
        say("verify-proves", locale, of_day=verdict.is_of_day),
    ]
