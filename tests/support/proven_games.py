"""Finished games whose dice follow from a seed, played without a table and written as text."""

from random import Random

from bot import rulesets
from bot.games.dice import Seed
from bot.games.farkle import (
    Bank,
    Fact,
    Game,
    Keep,
    Move,
    Phase,
    Proof,
    Roll,
    RollOff,
    change,
    dice_to_roll,
    keeps,
    new_game,
    play,
    points_to_bank,
    write_game,
)


def seed_from(chance: Random, seats: int) -> Seed:
    """A seed with ids such as Discord's, in no order."""
    return Seed(chance.randbytes(32), tuple(chance.sample(range(10**18, 2 * 10**18), seats)))


def finished(chance: Random, **options: object) -> tuple[Seed, str]:
    """A game to its end, by a rule set with the options changed; its seed and its text, which is right."""
    name = chance.choice(list(rulesets.shipped()))
    base = rulesets.shipped()[name].rules
    rules = change(base, {"opening": 0, "target": 2000, **options})
    seed = seed_from(chance, chance.randint(2, 4))
    if rules.start == "random":
        seed = Seed(seed.secret, seed.seating())
    game, facts = new_game(rules, len(seed.joins)), list[Fact]()
    while game.phase is not Phase.OVER:
        steps = play(game, _move(game, seed, chance))
        game = steps[-1].after
        facts += (step.fact for step in steps)
    proof = Proof(seed.commitment, seed.joins, seed.secret.hex())
    return seed, write_game(name, base, rules, [f"P{seat}" for seat in game.numbers], facts, proof)


def _move(game: Game, seed: Seed, chance: Random) -> Move:
    """As people play: the best dice, while little is at stake; now and then fewer dice."""
    if game.phase is Phase.ROLL_OFF:
        return RollOff(game.pending[0], *seed.dice(game.throw_count + 1, 1))
    best, bank, seat = keeps(game), points_to_bank(game), game.current
    if best:
        return Keep(seat, chance.choice(best[:2]).dice)
    if bank >= 300 or (bank and chance.random() < 0.1):
        return Bank(seat)
    return Roll(seat, seed.dice(game.throw_count + 1, dice_to_roll(game)))
