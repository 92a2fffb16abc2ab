"""How simulated people play: they keep the best, throw while little is at stake, and bank when it is enough.

Nor do they bank what loses the game: the board says when that is so. At Yahtzee, they throw once and take the best box.
"""

import re
from collections.abc import Sequence

from localdiscord import Message, Outcome, Person

ENOUGH = 300
_OF_BOXES = re.compile(r":score:\d$")
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


def presser(board: Message, people: Sequence[Person], label: str) -> Person:
    """Who of these people presses that button on a message.

    To join, that is the first who does not sit there. Otherwise it is whose turn it is, or the host of a lobby, or else
    the first of all.
    """
    if label == "Join":
        return next(person for person in people if person.mention not in board.text)
    marks = ("➤ {}", "{} (host)")
    marked = (person for person in people if any(mark.format(person.mention) in board.text for mark in marks))
    return next(marked, people[0])


def is_over(board: Message) -> bool:
    """Does this message show how a game ended?"""
    return any(button.label == "Rematch" for button in board.buttons)


def best_box(board: Message) -> tuple[str, str] | None:
    """The menu in which the box stands that is worth most on a board of Yahtzee, and the box; None without menus."""
    menus = [menu for menu in board.selects if _OF_BOXES.search(menu.custom_id)]
    offered = [
        (int(label.rpartition(" ")[2].replace(",", "")), menu.custom_id, box)
        for menu in menus
        for box, label in menu.options.items()
    ]
    return max(offered)[1:] if offered else None


async def press_next(person: Person, board: Message) -> Outcome:
    """Somebody presses that button, or takes a box. Asked whether they want to bank and lose, they do."""
    if found := best_box(board):
        menu, box = found
        return await person.choose(board, menu, [box])
    label = next_press(board)
    outcome = await person.click(board, label=label)
    if label.startswith("Bank") and outcome.ephemeral and outcome.shown.buttons:
        outcome = await person.click(outcome.shown, label=label)
    return outcome
