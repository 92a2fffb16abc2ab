"""How simulated people play: they keep the best, throw while little is at stake, and bank when it is enough."""

from localdiscord import Message

ENOUGH = 300
_OTHERWISE = ("Start", "Join", "Rematch", "Go on", "Take over", "Roll", "Keep best")


def next_press(board: Message, enough: int = ENOUGH) -> str:
    """The label of the button that they press on a lobby, a board or an ending. `enough` is in points."""
    labels = [button.label for button in board.buttons if not button.disabled]
    bank = next((label for label in labels if label.startswith("Bank")), None)
    if bank and int(bank.split()[1].replace(",", "")) >= enough:
        return bank
    waiting = (label for word in _OTHERWISE for label in labels if label.startswith(word))
    return next(waiting, None) or bank or "Keep best"


def is_over(board: Message) -> bool:
    """Does this message show how a game ended?"""
    return any(button.label == "Rematch" for button in board.buttons)
