"""Connects practice with the core."""

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from sqlalchemy import select

from bot.features.practice import store
from bot.features.practice.puzzle import Puzzles
from bot.features.practice.screens import (
    ANSWER,
    PRACTICE,
    PUZZLE,
    SOLVE,
    Mistakes,
    answer_puzzle,
    find_practice,
    find_todays_puzzle,
    solve,
)
from bot.hooks import Feature, Spot
from bot.model.games import StoredGame
from bot.model.records import Note
from bot.store.personal import Personal, Subject
from bot.store.units import Transaction
from bot.ui.components import Button, button
from bot.ui.display import Display
from bot.ui.page import BESIDE, Find, Pattern

if TYPE_CHECKING:
    from bot.client import FarkleBot


class Practice(Feature):
    name = "practice"
    has_commands = True

    def notes_on_card(self, transaction: Transaction, user_id: int, guild_id: int | None) -> Iterator[Note]:
        if guild_id is None and (count := store.solved(transaction, user_id)):
            yield "card-solved", {"count": count}

    def buttons(self, spot: Spot, display: Display, stored: StoredGame | None = None) -> Iterator[Button]:
        if spot is Spot.MISTAKES:
            yield button(display.say("go-practice"), PRACTICE.address(BESIDE))
        if spot is Spot.HELP:
            yield button(display.say("go-puzzle"), PUZZLE.address(BESIDE))

    def services(self, bot: "FarkleBot") -> Iterable[object]:
        return Mistakes(), Puzzles()

    def pages(self) -> Mapping[Pattern, Find]:
        return {PRACTICE: find_practice, ANSWER: answer_puzzle, PUZZLE: find_todays_puzzle, SOLVE: solve}

    def personal(self) -> Iterable[Personal]:
        yield Personal(store.practice.c.user_id, are_many=True)

    def exported(self) -> Mapping[str, Subject]:
        rows = select(*store.practice.c["game_id", "number", "step", "due_at"])
        return {
            "practice": Subject(rows, store.practice.c.user_id, (store.practice.c.game_id, store.practice.c.number))
        }
