"""Random games of every game, and the check of what holds in all of them."""

from dataclasses import replace
from random import Random
from typing import Any

from bot.errors import IllegalMove
from bot.games.dice import Seed, digest_of
from bot.games.engine import Engine, State
from bot.games.moves import ComeBack, Leave, Roll, TimeOut
from bot.games.proof import NO_PROOF, Proof
from bot.games.steps import Step
from bot.rulesets import NamedRules, engine_of_text, shipped_rules_of

_LEAVING = 0.002
_IDLING = 0.04


def check_random_game(named: NamedRules, seats: int, random: Random, most_moves: int = 400) -> None:
    """Plays a random game by a shipped rule set, and checks what holds in any game. After so many moves, all leave.

    Raises AssertionError.
    """
    engine = named.engine
    *joins, started = (digest_of(random.randrange(10**18)) for _ in range(seats + 1))
    seed = Seed(random.randbytes(32), tuple(joins), started)
    # By some rules, who begins is drawn from the seed.
    seed = replace(seed, joins=seed.seating())
    game = start = engine.new_game(named.rules, seats)
    steps, moves = list[Step[Any, Any]](), list[Any]()
    for number in range(most_moves + seats):
        if game.is_over:
            break
        if number < most_moves:
            _check_state(engine, game, random)
            move = random_move(engine, game, seed, random)
        else:
            move = Leave(game.active[0])
        moves.append(move)
        happened = engine.play(game, move)
        _check_steps(engine, game, happened)
        assert engine.notation.move_of(happened[0].fact) == move
        steps += happened
        game = happened[-1].after
    _check_end(engine, game)
    _check_text(named, start, steps, moves, seed)


def random_move(engine: Engine, game: State, seed: Seed, random: Random) -> Any:
    """A legal move, with the dice of a seed; now and then somebody leaves, is idle, or comes back."""
    if interrupting := interruption(engine, game, random):
        return interrupting
    number, moves = engine.dice_to_roll(game), engine.legal_moves(game)
    if number and (not moves or random.random() < 0.5):
        return engine.throw(game, seed.dice(engine.notation.next_throw(game), number))
    # There are many more moves of one type than of another.
    of_type = random.choice(sorted({type(move) for move in moves}, key=lambda each: each.__name__))
    return random.choice([move for move in moves if type(move) is of_type])


def interruption(engine: Engine, game: State, random: Random) -> Leave | ComeBack | TimeOut | None:
    """Now and then somebody leaves, comes back or is idle; always, where nothing else may happen."""
    if random.random() < _LEAVING:
        return Leave(random.choice(game.active))
    aside = [number for number in game.active if game.seat(number).aside]
    if aside and (game.is_asleep or random.random() < 2 * _IDLING):
        return ComeBack(random.choice(aside))
    idle = TimeOut(game.current)
    # In a roll-off, nobody's time runs out.
    return idle if random.random() < _IDLING and _is_legal(engine, game, idle) else None


def _check_state(engine: Engine, game: State, random: Random) -> None:
    """Something can be done, by exactly those who may, and the rest is refused."""
    number, moves, movers = engine.dice_to_roll(game), engine.legal_moves(game), engine.seats_to_move(game)
    assert bool(movers) == bool(number or moves) == (not game.is_asleep)
    assert set(movers) <= set(game.active)
    for move in random.sample(moves, min(3, len(moves))):
        assert move.seat in movers
        assert engine.play(game, move)
        assert engine.notation.read_move(engine.notation.write(move)) == move
    wrong: list[Any] = [Roll(seat, (1,) * 5) for seat in range(len(game.numbers) + 2) if seat not in movers]
    wrong += [Roll(seat, (1,) * (number + 1)) for seat in movers]
    wrong += [Roll(seat, (7,) * number) for seat in movers]
    wrong += [ComeBack(seat) for seat in game.active if not game.seat(seat).aside]
    for move in wrong:
        assert not _is_legal(engine, game, move), f"{move} was allowed"


def _is_legal(engine: Engine, game: State, move: Any) -> bool:
    try:
        engine.play(game, move)
    except IllegalMove:
        return False
    return True


def _check_steps(engine: Engine, before: State, steps: tuple[Step[Any, Any], ...]) -> None:
    """A game is what its facts add up to, and each is read as it was written."""
    for step in steps:
        throws = engine.notation.word_of(step.fact) in ("roll", "start")
        assert step.after == engine.evolve(before, step.fact)
        assert engine.notation.read(engine.notation.write(step.fact)) == step.fact
        assert (step.after.revision, step.after.throw_count) == (before.revision + 1, before.throw_count + throws)
        before = step.after


def _check_end(engine: Engine, game: State) -> None:
    assert game.is_over
    assert set(game.winners) <= set(game.active)
    assert bool(game.winners) == bool(game.active)
    assert (engine.seats_to_move(game), engine.legal_moves(game), engine.dice_to_roll(game)) == ((), (), 0)


def _check_text(named: NamedRules, start: State, steps: list[Step[Any, Any]], moves: list[Any], seed: Seed) -> None:
    """The text of a game replays to that game, without what follows by itself, too; and its dice are right."""
    engine, rules = named.engine, named.rules
    facts, players = [step.fact for step in steps], [f"P{number}" for number in start.numbers]
    proof = Proof(seed.commitment, seed.joins, seed.secret.hex(), seed.started)
    text = engine.notation.write_game(named.name, rules, rules, players, facts, proof)
    assert engine_of_text(text) is engine
    if not steps[-1].after.throw_count:
        # A text shows that there is a roll-off only by its first throw.
        return
    find = shipped_rules_of(engine)
    transcript = engine.notation.read_game(text, find)
    assert (transcript.facts, transcript.game) == (tuple(facts), steps[-1].after)
    head = engine.notation.write_game(named.name, rules, rules, players, (), NO_PROOF)
    assert engine.notation.read_game(head + "\n".join(map(engine.notation.write, moves)), find).game == transcript.game
    verdict = engine.verify(text, find)
    assert verdict.is_over
    assert not verdict.faults
