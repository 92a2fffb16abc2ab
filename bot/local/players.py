"""How simulated people play: they keep the best, throw while little is at stake, and bank when it is enough.

Nor do they bank what loses the game: the board says when that is so.
"""

from localdiscord import Message, Outcome, Person

ENOUGH = 300
_OTHERWISE = ("Start", "Join", "Rematch", "Resume", "Take over", "Roll", "Most points")


def next_press(board: Message, enough: int = ENOUGH) -> str:
    """The label of the button that they press on a lobby, a board or an ending. `enough` is in points."""
    labels = [button.label for button in board.buttons if not button.disabled]
    may_bank = "banking less loses" not in board.text
    bank = next((label for label in labels if may_bank and label.startswith("Bank")), None)
    if bank and int(bank.split()[1].replace(",", "")) >= enough:
        return bank
    waiting = (label for word in _OTHERWISE for label in labels if label.startswith(word))
    return next(waiting, None) or bank or "Most points"


def is_over(board: Message) -> bool:
    """Does this message show how a game ended?"""
    return any(button.label == "Rematch" for button in board.buttons)


async def press_next(person: Person, board: Message) -> Outcome:
    """Somebody presses that button. Asked whether they want to bank and lose, they do."""
    label = next_press(board)
    outcome = await person.click(board, label=label)
    if label.startswith("Bank") and outcome.ephemeral and outcome.shown.buttons:
        outcome = await person.click(outcome.shown, label=label)
    return outcome
