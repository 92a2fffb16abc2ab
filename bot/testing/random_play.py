"""Random games of every game, and the checks that hold in all of them."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from bot.errors import IllegalMove
from bot.games.chance import DiceOf
from bot.games.dice import Seed, digest_of
from bot.games.engine import AnyEngine, State, Steps
from bot.games.moves import ComeBack, Leave, Roll, SetAside, TimeOut
from bot.games.proof import NO_PROOF, Proof
from bot.games.seating import AnyStep
from bot.rulesets import NamedRules, engine_of_text, shipped_rules_of

Calls = Callable[[Any], Sequence[Any]]

_LEAVING = 0.002
_IDLING = 0.04


def check_random_game(
    named: NamedRules, seats: int, random: Random, most_moves: int = 400, calls: Calls = lambda _game: ()
) -> None:
    """Plays a random game by a shipped rule set, or by options that differ from it, and checks the rules of any game.
    After `most_moves` moves, all leave. `calls`: the choices that seats have out of turn.

    Raises AssertionError.
    """
    engine = named.engine
    *joins, started = (digest_of(random.randrange(10**18)) for _ in range(seats + 1))
    seed = Seed(random.randbytes(32).hex(), tuple(joins), started)
    # By some rules, who begins is drawn from the seed.
    seed = replace(seed, joins=seed.seating())
    dice, start = seed.dice, engine.new_game(named.rules, seats)
    game, steps, moves = start, list[AnyStep](), list[object]()
    happened = engine.begin(game, dice)
    for number in range(most_moves + seats):
        for move, caused in moves_of(engine, game, happened):
            _check_steps(engine, game, caused)
            moves.append(move)
            steps += caused
            game = caused[-1].after
        if game.is_over:
            break
        _check_state(engine, game, dice, random, calls(game))
        happened = (
            random_steps(engine, game, dice, random, calls(game))
            if number < most_moves
            else engine.play(game, Leave(game.active[0]))
        )
    _check_end(engine, game)
    _check_text(named, start, steps, moves, seed)


def moves_of(engine: AnyEngine, game: State, steps: Steps) -> Iterator[tuple[Any, Steps]]:
    """The moves that caused the steps, each with its own steps. Raises AssertionError if they cause anything else."""
    while steps:
        move = engine.notation.move_of(steps[0].fact)
        caused = engine.play(game, move)
        assert caused == steps[: len(caused)]
        yield move, caused
        game, steps = caused[-1].after, steps[len(caused) :]


def random_steps(engine: AnyEngine, game: State, dice: DiceOf, random: Random, calls: Sequence[object] = ()) -> Steps:
    """The steps of a random decision; now and then a player leaves, is idle, or comes back."""
    move = interruption(engine, game, random)
    if isinstance(move, TimeOut):
        return engine.play_time_out(game, dice)
    choices = [*engine.choices(game), *calls]
    return engine.play(game, move) if move else engine.play_choice(game, random.choice(choices), dice)


def interruption(engine: AnyEngine, game: State, random: Random) -> Leave | ComeBack | SetAside | TimeOut | None:
    """A move out of turn, now and then: a player leaves, comes back, is idle or is put aside; always, if nothing else
    is legal.
    """
    if random.random() < _LEAVING:
        return Leave(random.choice(game.active))
    aside = [number for number in game.active if game.seat(number).aside]
    if aside and (game.is_asleep or random.random() < 2 * _IDLING):
        return ComeBack(random.choice(aside))
    missing = [number for number in game.missing if number != game.current]
    if missing and random.random() < 2 * _IDLING:
        return SetAside(random.choice(missing))
    idle = TimeOut(game.current)
    # In a roll-off, no player's time runs out.
    return idle if random.random() < _IDLING and _is_legal(engine, game, idle) else None


def _check_state(engine: AnyEngine, game: State, dice: DiceOf, random: Random, calls: Sequence[object]) -> None:
    """Checks that the seat on turn can act, unless the game sleeps, and that everything else is refused."""
    choices = engine.choices(game)
    assert bool(choices) == (not game.is_asleep)
    wrong: list[Any] = [ComeBack(seat) for seat in game.active if not game.seat(seat).aside]
    wrong += [SetAside(seat) for seat in game.numbers if seat == game.current or seat not in game.missing]
    for choice in random.sample(choices, min(3, len(choices))):
        before = game
        for move, caused in moves_of(engine, game, engine.play_choice(game, choice, dice)):
            assert engine.notation.read_move(engine.notation.write(move)) == move
            wrong += [replace(move, seat=seat) for seat in range(len(game.seats) + 2) if seat != game.current]
            if isinstance(move, Roll):
                for thrown in ((*move.dice, 1), (7,) * len(move.dice)):
                    assert not _is_legal(engine, before, replace(move, dice=thrown))
            before = caused[-1].after
    called = [next(moves_of(engine, game, engine.play_choice(game, call, dice)))[0] for call in calls]
    for move in [move for move in wrong if move not in called]:
        assert not _is_legal(engine, game, move), f"{move} was allowed"


def _is_legal(engine: AnyEngine, game: State, move: object) -> bool:
    try:
        engine.play(game, move)
    except IllegalMove:
        return False
    return True


def _check_steps(engine: AnyEngine, before: State, steps: Steps) -> None:
    """Checks that a game is the sum of its facts, and that each is read as it was written."""
    for step in steps:
        throws = engine.notation.word_of(step.fact) in ("roll", "start")
        assert step.after == engine.evolve(before, step.fact)
        assert engine.notation.read(engine.notation.write(step.fact)) == step.fact
        assert (step.after.revision, step.after.throw_count) == (before.revision + 1, before.throw_count + throws)
        before = step.after


def _check_end(engine: AnyEngine, game: State) -> None:
    assert game.is_over
    assert set(game.winners) <= set(game.active)
    assert bool(game.winners) == bool(game.active)
    assert not engine.choices(game)


def _check_text(named: NamedRules, start: State, steps: list[AnyStep], moves: list[object], seed: Seed) -> None:
    """Checks that the text of a game replays to that game, without what follows by itself, too, and that its dice are
    right.
    """
    engine, rules = named.engine, named.rules
    facts, players = [step.fact for step in steps], [f"P{number}" for number in start.numbers]
    proof = Proof(seed.commitment, seed.joins, seed.secret, seed.started)
    find = shipped_rules_of(engine)
    base = find(named.base)
    text = engine.notation.write_game(named.base, base, rules, players, facts, proof)
    assert engine_of_text(text) is engine
    if not steps[-1].after.throw_count:
        # A text shows that there is a roll-off only by its first throw.
        return
    transcript = engine.notation.read_game(text, find)
    assert (transcript.facts, transcript.game) == (tuple(facts), steps[-1].after)
    head = engine.notation.write_game(named.base, base, rules, players, (), NO_PROOF)
    assert engine.notation.read_game(head + "\n".join(map(engine.notation.write, moves)), find).game == transcript.game
    verdict = engine.verify(text, find)
    assert verdict.is_over
    assert not verdict.faults
