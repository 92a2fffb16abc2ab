"""People of the local Discord who play by themselves."""

from localdiscord import Message

ENOUGH = 300
"""Points to bank at."""
_OTHERWISE = ("Start", "Join", "Rematch", "Resume", "Skip", "Take over", "Roll", "Most points")


def next_press(board: Message) -> str:
    """The label of the button to press."""
    labels = [button.label for button in board.buttons if not button.disabled]
    may_bank = "banking less loses" not in board.text
    bank = next((label for label in labels if may_bank and label.startswith("Bank")), None)
    if bank and int(bank.split()[1].replace(",", "")) >= ENOUGH:
        return bank
    waiting = (label for word in _OTHERWISE for label in labels if label.startswith(word))
    return next(waiting, None) or bank or "Most points"


def is_over(board: Message) -> bool:
    return any(button.label == "Rematch" for button in board.buttons)
