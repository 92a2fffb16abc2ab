"""Finished games whose dice follow from a seed, played without a table and written as text."""

from random import Random

from bot import rulesets
from bot.games.dice import Seed
from bot.games.farkle.facts import Bank, Fact, Keep, Move, Roll, Start
from bot.games.farkle.game import Game, Phase, new_game
from bot.games.farkle.notation import Proof, write_game
from bot.games.farkle.play import legal, play
from bot.games.farkle.rules import change


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
        game, caused = play(game, _move(game, seed, chance))
        facts += caused
    proof = Proof(seed.commitment, seed.joins, seed.secret.hex())
    return seed, write_game(name, base, rules, [f"P{seat}" for seat in game.numbers], facts, proof)


def _move(game: Game, seed: Seed, chance: Random) -> Move:
    """As people play: the best dice, while little is at stake; now and then fewer dice."""
    if game.phase is Phase.ROLL_OFF:
        return Start(game.pending[0], *seed.dice(game.throw_count + 1, 1))
    allowed, seat = legal(game), game.current
    if allowed.keeps:
        return Keep(seat, chance.choice(allowed.keeps[:2]).dice)
    if allowed.bank >= 300 or (allowed.bank and chance.random() < 0.1):
        return Bank(seat)
    return Roll(seat, seed.dice(game.throw_count + 1, allowed.throw))
