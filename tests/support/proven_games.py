"""Finished games whose dice follow from a seed, played without a table and written as text."""

from dataclasses import replace
from random import Random

from bot import rulesets
from bot.games import farkle
from bot.games.dice import Seed, digest_of
from bot.games.farkle import Bank, Game, Keep, Move, Proof, change, keeps, new_game, points_to_bank, write_game
from tests.support.random_games import Mover, play_on, sensible


def seed_from(chance: Random, seats: int) -> Seed:
    """A seed with the digests of ids such as Discord's, in no order."""
    *joins, started = map(digest_of, chance.sample(range(10**18, 2 * 10**18), seats + 1))
    return Seed(chance.randbytes(32).hex(), tuple(joins), started)


def finished(chance: Random, *, seats: int | None = None, **options: object) -> tuple[Seed, str]:
    """A game to its end, by a rule set with the options changed; its seed and its text, which is right.

    By default, with two to four seats.
    """
    name = chance.choice(list(rulesets.shipped_of(farkle.ENGINE)))
    base = rulesets.shipped()[name].rules
    rules = change(base, {"opening": 0, "target": 2000, **options})
    seed = seed_from(chance, seats or chance.randint(2, 4))
    if rules.start == "random":
        seed = replace(seed, joins=seed.seating())
    game, facts = play_on(new_game(rules, len(seed.joins)), _mover(seed, chance))
    proof = Proof(seed.commitment, seed.joins, seed.secret, seed.started)
    return seed, write_game(name, base, rules, [f"P{seat}" for seat in game.numbers], facts, proof)


def _mover(seed: Seed, chance: Random) -> Mover:
    """As people play; now and then they keep fewer dice, or bank less."""
    ordinarily = sensible(seed)

    def mover(game: Game) -> Move:
        if best := keeps(game):
            return Keep(game.current, chance.choice(best[:2]).dice)
        if points_to_bank(game) and chance.random() < 0.1:
            return Bank(game.current)
        return ordinarily(game)

    return mover
