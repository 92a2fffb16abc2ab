"""Lobbies, boards and endings of random games, checked as Discord would: each button does what it offers."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import discord
import pytest

from bot import rulesets
from bot.coach.reviewed import SeatSums, Sums
from bot.errors import IllegalMove
from bot.games.engine import State
from bot.games.farkle import (
    MOST_SEATS,
    Banked,
    Game,
    Keep,
    Phase,
    RollOff,
    Step,
    keeps,
    new_game,
    offer_to_follow,
    play,
    play_choice,
    why_not_bank,
)
from bot.games.options import OptionSet
from bot.model.games import Status, StoredGame
from bot.model.servers import Board
from bot.typed import Typed
from bot.ui.display import Display
from bot.ui.game.ending import LookBack, ending
from bot.ui.game.lobby import grey_line, lobby
from bot.ui.game.plan import screen_of
from bot.ui.game_addresses import Address
from bot.ui.game_addresses import Verb as Shared
from bot.ui.games.farkle.board import BoardView
from bot.ui.games.farkle.buttons import ACTIONS, Verb
from bot.ui.games.farkle.storytelling import story, story_of_beginning
from bot.ui.marks import Marked, marked_dice
from bot.ui.presentation import ChoosingAction
from localdiscord.rest.component_limits import Layout
from localdiscord.rest.limits import check_message
from tests.support.random_games import random_dice, random_move
from tests.support.stored_games import lobby_of
from tests.support.tavern import game_address

NAMES = ["farkle", "hot_dice", *(f"{kind}_{face}" for kind in ("die", "kept") for face in range(1, 7))]
EMOJI = {name: discord.PartialEmoji(name=name, id=2**62 + number) for number, name in enumerate(NAMES)}
EMOJI_IDS = {2**62 + number for number in range(len(NAMES))}
LOOK = Display(EMOJI)
LONG_TITLE = ("@everyone **W**" * 2 + "_~`|>#*[x](y)")[:40]
PLAYERS = tuple(2**63 - 1 - number for number in range(MOST_SEATS))


def record_of(rules: OptionSet, game: State | None, seats: int, status: Status = Status.PLAYING) -> StoredGame:
    """A stored game with ids as long as Discord's can be."""
    ids = {"id": 999_999_999, "guild_id": 2**63 - 1, "boards": (Board(2**63 - 1),)}
    times = {"opened_at": 2_000_000_000, "due_at": 2_000_000_900}
    fields = {"title": Typed(LONG_TITLE), "joins": ("5" * 64,) * seats, "secret": "5" * 64, "game": game}
    return lobby_of(rules, PLAYERS[:seats], status=status, **ids, **times, **fields)


def check(view: discord.ui.LayoutView) -> list[dict[str, Any]]:
    """Checks a view as Discord would. Returns its buttons."""
    return [each for each in _layout(view).every if each["type"] == 2]


def menus(view: discord.ui.LayoutView) -> list[dict[str, Any]]:
    """Checks a view as Discord would. Returns its menus."""
    return [each for each in _layout(view).every if each["type"] == 3]


def check_texts(view: discord.ui.LayoutView) -> str:
    """Checks a view as Discord would. Returns what it says."""
    return "\n".join(_layout(view).texts)


def _layout(view: discord.ui.LayoutView) -> Layout:
    components: Any = view.to_components()  # type: ignore[no-untyped-call]
    body = json.loads(json.dumps({"flags": 1 << 15, "components": components}))
    layout = check_message(body, v2=True, emojis=EMOJI_IDS, files=())
    assert "@everyone" not in "".join(layout.texts)
    return layout


def try_out(game: Game, address: Address, chance: Random) -> Sequence[Step]:
    """Plays what a button does. Raises IllegalMove."""
    seen = Marked.read(address.arguments)
    action = ACTIONS[address.verb]
    if not isinstance(action, ChoosingAction):
        return play(game, Keep(game.current, marked_dice(game.turn.thrown, seen.marks)))
    return play_choice(game, action.choose(game, seen), lambda _throw, number: random_dice(chance, number))


def check_board(stored: StoredGame, game: Game, marked: int | None, chance: Random, look: Display = LOOK) -> None:
    """The engine accepts every enabled button and refuses every disabled one."""
    buttons = check(BoardView.draw(stored, look, marked))
    dice, verbs = 0, set[str]()
    for button in buttons:
        address, disabled = game_address(button["custom_id"]), button.get("disabled", False)
        assert address is not None
        verbs.add(address.verb)
        assert (address.game, address.revision) == (stored.id, game.revision)
        match address.verb:
            case Verb.DIE:
                assert Marked.read(address.arguments).die == dice
                keepable = any(game.turn.thrown[dice] in choice.dice for choice in keeps(game))
                assert disabled != keepable
                dice += 1
            case Shared.LEAVE:
                assert not disabled
            case Shared.BACK:
                assert not disabled
                assert any(game.seat(number).aside for number in game.active)
            case Shared.CLAIM | Shared.STOP:
                assert not disabled
                assert stored.lone is not None
            case Shared.PLAY_ON:
                assert not disabled
                assert address.arguments == (str(game.missing[0]),)
            case _ if disabled and address.verb != Verb.BEST:
                with pytest.raises(IllegalMove):
                    try_out(game, address, chance)
            case _:
                happened = try_out(game, address, chance)
                banked = [step.fact.points for step in happened if isinstance(step.fact, Banked)]
                assert banked or address.verb != Verb.BANK
                assert all(button["label"] == look.say("button-bank", points=points) for points in banked)
    assert (Verb.FOLLOW in verbs) == (offer_to_follow(game) is not None)
    assert (Verb.ROLL in verbs) != stored.is_asleep
    assert dice == (0 if stored.is_asleep else len(game.turn.thrown))


def some_marks(game: Game, chance: Random) -> Iterator[int | None]:
    """The board's first marks, none, and those of one of the keeps."""
    yield None
    yield 0
    if legal := keeps(game):
        keep = chance.choice(legal)
        yield next(mask for mask in range(64) if marked_dice(game.turn.thrown, mask) == keep.dice)


def at_rest(game: Game, chance: Random) -> tuple[Game, list[Step]]:
    """A game played on until the board is drawn: after a keep, a throw or a bank follows at once."""
    happened: list[Step] = []
    while True:
        if game.phase is Phase.ROLL_OFF:
            move: Any = RollOff(game.pending[0], chance.randint(1, 6))
        else:
            move = random_move(game, chance, leaving=0.004)
        happened += play(game, move)
        game = happened[-1].after
        if game.phase in (Phase.THROW, Phase.KEEP, Phase.OVER):
            return game, happened


def check_random_game(name: str, seed: int, look: Display = LOOK) -> None:
    """Every board of a random game, and its ending."""
    chance = Random(f"{name} {seed}")
    rules, seats = rulesets.shipped()[name].rules, 2 if seed == 2 else MOST_SEATS
    game = new_game(rules, seats)
    started = False
    for _ in range(150):
        before = game
        game, happened = at_rest(game, chance)
        stored = record_of(rules, game, seats, Status.OVER if game.phase is Phase.OVER else Status.PLAYING)
        if not started:
            assert story_of_beginning(stored, [step.fact for step in happened], look)
            started = True
        lines = story(stored, before, happened, look) if before.phase is not Phase.ROLL_OFF else []
        if game.phase is Phase.OVER:
            buttons = check(ending(stored, look, lines))
            addresses = [str(Address(stored.id, game.revision, verb)) for verb in (Shared.REMATCH, Shared.CHECK)]
            addresses.append(f"fs:review:{stored.id}:beside")
            assert [button["custom_id"] for button in buttons] == addresses
            return
        for marked in some_marks(game, chance):
            check_board(stored, game, marked, chance, look)
    assert check(ending(record_of(rules, game, seats, Status.STOPPED), look))


def check_lobbies(name: str, seats: int, look: Display = LOOK) -> None:
    """A lobby with few and with many people, and what is left of it."""
    rules = rulesets.shipped()[name].rules
    for players in (1, 2, seats):
        stored = record_of(rules, None, players, Status.LOBBY)
        check(lobby(stored, look))
        check(lobby(stored, look, intro="x" * 300))
        own = tuple(Board(2**63 - 1, player) for player in PLAYERS[:2])
        between = replace(stored, boards=own, base=rules.engine.standard)
        assert check(screen_of(between, replace(look, viewer=PLAYERS[1])))
        assert check(screen_of(record_of(rules, None, players, Status.CLOSED), look)) == []
    assert check(grey_line("closed")) == []


def check_longest_board(look: Display = LOOK) -> None:
    """Eight seats with the longest numbers, all in trouble, in a final round."""
    rules = rulesets.shipped()["deluxe"].rules.model_copy(update={"opening": 1_000_000, "target": 1_000_000})
    game = new_game(rules, MOST_SEATS, roll_off=False)
    seats = tuple(replace(seat, total=-999_999_999, streak=99) for seat in game.seats)
    turn = replace(game.turn, thrown=(1, 1, 1, 5, 5, 5), points=999_999_999)
    game = replace(game, seats=seats, turn=turn, phase=Phase.KEEP, final=tuple(range(1, 9)), revision=999_999)
    assert why_not_bank(game) is None
    check(BoardView.draw(record_of(rules, game, MOST_SEATS), look))
    over = replace(game, phase=Phase.OVER, winners=tuple(range(1, 9)))
    sums = Sums(False, (*[SeatSums(10**6, 0, -(10**9))] * (MOST_SEATS - 1), SeatSums(0, 0, 0)))
    check(ending(record_of(rules, over, MOST_SEATS, Status.OVER), look, ["x" * 500], reviewed=LookBack(sums=sums)))
