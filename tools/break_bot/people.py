"""Players who play properly, so that games end and count."""

import random
import re
from collections.abc import Coroutine
from typing import Any

from bot.ui.game_addresses import Verb
from bot.ui.games.farkle.buttons import Verb as Farkle
from bot.ui.games.yahtzee.buttons import Verb as Yahtzee
from localdiscord import Channel, Message, Outcome, Person
from tests.support.players import best_box, confirmed
from tests.support.tavern import game_address
from tools.break_bot.seen import Seen
from tools.break_bot.world import Town

_AT_ONCE = 10
_ON_TURN = re.compile(r"➤ <@(\d+)>")
_SKIPPED = re.compile(r"◦ <@(\d+)>.*💤")
_MENTION = re.compile(r"<@(\d+)>")
_TARGETS = (300, 500, 1000, 1000, 2000, 3000)
_GIVE_UP = 0.003
_OTHER_GAMES = 0.1
_STRING_SELECT = 3

Action = Coroutine[Any, Any, object]


def ask(person: Person, place: Channel, command: str, group: str = "farkle", **options: Any) -> Action:
    """A slash command."""
    given = [{"name": name, "type": 4 if type(value) is int else 3, "value": value} for name, value in options.items()]
    return person.forge("command", place, {"name": group, "options": [{"name": command, "type": 1, "options": given}]})


class Play:
    def __init__(self, town: Town, seen: Seen, chance: random.Random) -> None:
        self.town = town
        self.seen = seen
        self.chance = chance
        self.games: list[int] = []

    def moves(self, most: int) -> list[Action]:
        """A press in each of some games, or a command that opens another."""
        self.games = [game for game in self.games if self._goes_on(game)]
        actions: list[Action] = []
        at_once = max(_AT_ONCE, len(self.town.guilds))
        if len(self.games) < at_once and self.chance.random() < 0.3:
            self._take_up()
        if len(self.games) < at_once:
            actions.append(self._open())
        chosen = self.chance.sample(self.games, min(most, len(self.games)))
        return actions + [move for game in chosen if (move := self.move(game, self.seen.boards[game]))]

    def _goes_on(self, game: int) -> bool:
        board = self.seen.boards.get(game)
        return board is not None and not board.deleted and self.chance.random() > _GIVE_UP

    def _take_up(self) -> None:
        """Adopts a neglected game."""
        waiting = [game for game, board in self.seen.boards.items() if not board.deleted and game not in self.games]
        if waiting:
            self.games.append(self.chance.choice(waiting[-50:]))

    def _open(self) -> Action:
        if self.chance.random() < _OTHER_GAMES:
            place = self.chance.choice(self.town.places)
            return ask(self.chance.choice(self.town.people_in(place)), place, "start", group="yahtzee")
        at_home = [place for place in self.town.places if place.guild is self.town.guilds[0]]
        place = self.chance.choice(
            at_home if self.chance.random() < 0.6 and not self.town.plan.anywhere else self.town.places
        )
        rules = self.chance.choice([None, *self.seen.offered.get("rules", [])])
        options = {"target": self.chance.choice(_TARGETS)} | ({"rules": rules} if rules else {})
        return ask(self.chance.choice(self.town.people_in(place)), place, "start", **options)

    def move(self, game: int, board: Message) -> Action | None:
        """What a player who wants to play presses."""
        pressable: dict[str, str | None] = {}
        for button in board.buttons:
            address = game_address(button.custom_id or "")
            if address and not button.disabled:
                pressable.setdefault(address.verb, button.custom_id)
        if found := best_box(board):
            pressable[Yahtzee.SCORE] = found[0]
        opponents = next((menu for menu in board.selects if menu.custom_id.endswith(":opponent-who")), None)
        people = self.town.people_in(board.channel)
        if opponents is not None and len(people) == 1 and Verb.START not in pressable:
            return people[0].forge("component", board.channel, _choice_of(opponents.custom_id, "0"), board)
        verb = self._wanted(set(pressable))
        person = self._presser(verb, board) if verb else None
        if verb == Verb.REMATCH:
            self.games = [each for each in self.games if each != game]
        if verb is None or person is None:
            return None
        targets = next((menu for menu in board.selects if ":target" in menu.custom_id), None)
        if verb == Verb.START and targets is not None and self.chance.random() < 0.5:
            # The host chooses the shortest target.
            data = _choice_of(targets.custom_id, next(iter(targets.options)))
            return person.forge("component", board.channel, data, board)
        if verb == Yahtzee.SCORE and found:
            return _take(person, board, *found)
        return person.forge("component", board.channel, {"custom_id": pressable[verb]}, board)

    def _wanted(self, verbs: set[str]) -> str | None:
        wanted: list[str] = [Verb.RESUME, Farkle.BEST, Farkle.ROLL, Verb.BACK, Verb.REMATCH, Verb.START]
        if Verb.JOIN in verbs:
            wanted = [Verb.START, Verb.JOIN] if self.chance.random() < 0.5 else [Verb.JOIN]
        elif Verb.BACK in verbs and not (verbs & {Farkle.ROLL, Farkle.BEST, Yahtzee.SCORE}):
            # The game waits.
            wanted = [Verb.CLAIM, Verb.BACK] if self.chance.random() < 0.5 else [Verb.BACK]
        elif Yahtzee.SCORE in verbs and (Farkle.ROLL not in verbs or self.chance.random() < 0.6):
            wanted = [Yahtzee.TAKE, Yahtzee.SCORE] if self.chance.random() < 0.5 else [Yahtzee.SCORE]
        elif Farkle.BANK in verbs and self.chance.random() < 0.5:
            wanted = [Farkle.BANK]
        elif Farkle.FOLLOW in verbs and self.chance.random() < 0.5:
            wanted = [Farkle.FOLLOW]
        return next((verb for verb in wanted if verb in verbs), None)

    def _presser(self, verb: str, board: Message) -> Person | None:
        """The player in turn or one who is skipped, a newcomer if joining is possible, or any player."""
        on_turn, skipped = _ON_TURN.search(board.text), _SKIPPED.findall(board.text)
        if verb == Verb.BACK and skipped:
            return self.town.person(int(self.chance.choice(skipped)))
        if on_turn:
            return self.town.person(int(on_turn[1]))
        named = [person for each in _MENTION.findall(board.text) if (person := self.town.person(int(each)))]
        if verb == Verb.JOIN:
            others = [person for person in self.town.people_in(board.channel) if person not in named]
            return self.chance.choice(others) if others else None
        if verb == Verb.START:
            return named[-1] if named else None
        return self.chance.choice(named) if named else None


async def _take(person: Person, board: Message, menu: str, box: str) -> Outcome:
    """Confirms 0 points."""
    return await confirmed(person, await person.forge("component", board.channel, _choice_of(menu, box), board))


def _choice_of(menu: str, value: str) -> dict[str, Any]:
    return {"custom_id": menu, "component_type": _STRING_SELECT, "values": [value]}
