"""Simulated people, who also play Yahtzee, and confirm what they are asked."""

import re
from collections.abc import Sequence

from bot.local.demo import next_press
from localdiscord import Message, Outcome, Person

_OF_BOXES = re.compile(r":score:\d$")


def presser(board: Message, people: Sequence[Person], label: str) -> Person:
    """Who presses the button: a newcomer for Join, else the current player, the host, or the first person."""
    if label == "Join":
        return next(person for person in people if person.mention not in board.text)
    marks = ("➤ {}", "{} (host)")
    marked = (person for person in people if any(mark.format(person.mention) in board.text for mark in marks))
    return next(marked, people[0])


def best_box(board: Message) -> tuple[str, str] | None:
    """The menu and value of the most valuable box; None without menus."""
    menus = [menu for menu in board.selects if _OF_BOXES.search(menu.custom_id)]
    offered = [
        (int(label.rpartition(" ")[2].replace(",", "")), menu.custom_id, box)
        for menu in menus
        for box, label in menu.options.items()
    ]
    return max(offered)[1:] if offered else None


async def press_next(person: Person, board: Message) -> Outcome:
    """Confirms if asked about a losing bank, or about 0 points in a box."""
    if found := best_box(board):
        menu, box = found
        return await confirmed(person, await person.choose(board, menu, [box]))
    label = next_press(board)
    outcome = await person.click(board, label=label)
    return await confirmed(person, outcome) if label.startswith("Bank") else outcome


async def confirmed(person: Person, outcome: Outcome) -> Outcome:
    """If there is a question."""
    if not outcome.ephemeral or not outcome.shown.buttons:
        return outcome
    return await person.click(outcome.shown, label=outcome.shown.buttons[0].label)
