"""Games played by the engine alone: by random legal moves, or by moves that a function chooses."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from bot.games.dice import FACES, Seed
from bot.games.farkle import (
    Bank,
    ComeBack,
    Fact,
    Follow,
    Game,
    Keep,
    Leave,
    Move,
    Phase,
    Roll,
    RollOff,
    RuleSet,
    TimeOut,
    dice_to_roll,
    keeps,
    new_game,
    next_throw,
    offer_to_follow,
    play,
    points_to_bank,
    seats_to_move,
)
from bot.games.moves import SetAside


@dataclass(frozen=True)
class Played:
    """A game under way: its beginning, every fact, and every state of the game, from the first to the last."""

    games: tuple[Game, ...]
    facts: tuple[Fact, ...]
    moves: tuple[Move, ...]

    @property
    def game(self) -> Game:
        return self.games[-1]


def finished_game(rules: RuleSet, seats: int, seed: int, most_moves: int = 5000) -> Played:
    """A random game played to its end, if that comes within `most_moves` moves."""
    random = Random(seed)
    return play_out(new_game(rules, seats), [random.randrange(2**16) for _ in range(most_moves)])


def play_out(game: Game, choices: Sequence[int]) -> Played:
    """Plays one random legal move for each choice, until the choices or the game are over."""
    games, facts, moves = [game], list[Fact](), list[Move]()
    for choice in choices:
        if game.phase == Phase.OVER:
            break
        move = random_move(game, Random(choice))
        steps = play(game, move)
        game = steps[-1].after
        games.append(game)
        facts += (step.fact for step in steps)
        moves.append(move)
    return Played(tuple(games), tuple(facts), tuple(moves))


def random_move(game: Game, random: Random, leaving: float = 0.01, idling: float = 0.06) -> Move:
    """One of the moves that are legal now; now and then a player leaves, is idle, is put aside, or comes back."""
    if random.random() < leaving:
        return Leave(random.choice(game.active))
    aside = [number for number in game.active if game.seat(number).aside]
    if aside and (game.is_asleep or random.random() < 2 * idling):
        return ComeBack(random.choice(aside))
    missing = [number for number in game.missing if number != game.current]
    if missing and random.random() < 2 * idling:
        return SetAside(random.choice(missing))
    seat = random.choice(seats_to_move(game))
    if game.phase == Phase.ROLL_OFF:
        return RollOff(seat, random.choice(FACES))
    if random.random() < idling:
        return TimeOut(seat)
    moves: list[Move] = [Keep(seat, keep.dice) for keep in keeps(game)]
    if dice := dice_to_roll(game):
        moves.append(Roll(seat, random_dice(random, dice)))
    if points_to_bank(game):
        moves += [Bank(seat)] * 2
    if offer_to_follow(game):
        moves.append(Follow(seat))
    return random.choice(moves)


def random_dice(random: Random, number: int) -> tuple[int, ...]:
    """Mostly fair dice; now and then few faces or faces in a row, so that rare combinations are common here."""
    kind = random.random()
    if kind < 0.15:
        faces = random.sample(FACES, 2)
        return tuple(random.choices(faces, k=number))
    if kind < 0.25:
        dice = [1, 2, 3, 4, 5, 6][:number] if random.random() < 0.5 else [2, 3, 4, 5, 6, 2][:number]
        random.shuffle(dice)
        return tuple(dice)
    if kind < 0.3:
        return (random.choice(FACES),) * number
    return tuple(random.choices(FACES, k=number))


Mover = Callable[[Game], Move]
"""Chooses a legal move."""

ENOUGH = 300
"""Sensible players bank at this many points."""


def play_on(game: Game, mover: Mover, most_facts: float = float("inf")) -> tuple[Game, list[Fact]]:
    """The game once it is over or has at least `most_facts` more facts, and these facts."""
    facts: list[Fact] = []
    while game.phase is not Phase.OVER and len(facts) < most_facts:
        steps = play(game, mover(game))
        game = steps[-1].after
        facts += (step.fact for step in steps)
    return game, facts


def leaving(game: Game) -> Move:
    return Leave(game.active[-1])


def sensible(seed: Seed) -> Mover:
    """As people play, with the dice of a seed: they keep the best, and bank at `ENOUGH`."""

    def mover(game: Game) -> Move:
        if game.phase is Phase.ROLL_OFF:
            return RollOff(game.pending[0], *seed.dice(next_throw(game), 1))
        if game.phase is Phase.KEEP:
            return Keep(game.current, keeps(game)[0].dice)
        if points_to_bank(game) >= ENOUGH:
            return Bank(game.current)
        return Roll(game.current, seed.dice(next_throw(game), dice_to_roll(game)))

    return mover
