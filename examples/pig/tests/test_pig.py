"""Pig: its rules, whole games, and an evening at a table of the bot."""

import re
from collections.abc import Awaitable
from pathlib import Path
from random import Random

import pytest

from bot.__main__ import main
from bot.errors import IllegalMove, NotationError
from bot.games.registry import ENGINES
from bot.local.demo import is_over
from bot.model.deadline import Deadline
from bot.model.games import Status, StoredGame
from bot.model.seats import Seats
from bot.play import claims
from bot.rulesets import shipped, shipped_rules_of
from bot.sentences import explain
from bot.testing.random_play import check_random_game
from bot.testing.table import Table, local_table, playing, running_bot, seeded
from bot.typed import Typed
from bot.ui import presentation
from farkle_pig.engine import ENGINE, Game, RuleSet
from localdiscord import Message, Outcome

GOLDEN = Path(__file__).parent / "golden"
ENOUGH = 8
SECOND = 2


def replayed(*lines: str, target: int = 20) -> list[str]:
    """The lines of a game of two, with all that follows from those that are given."""
    text = "\n".join([f"rules pig\nset target {target}\nplayers A B", *lines])
    found = ENGINE.notation.read_game(text, shipped_rules_of(ENGINE))
    return [ENGINE.notation.write(fact) for fact in found.facts]


def test_a_one_ends_the_turn_with_nothing() -> None:
    assert replayed("1 roll 6", "1 roll 1", "2 roll 5")[1:] == ["1 roll 1", "1 bust", "2 roll 5"]


@pytest.mark.parametrize("last", ["1 roll 2", "1 roll 6"])
def test_banking_to_the_target_or_beyond_wins_at_once(last: str) -> None:
    assert replayed("1 roll 4", "1 roll 4", last, "1 bank", target=10)[-1] == "win 1"


def test_who_stays_alone_wins() -> None:
    assert replayed("1 leave") == ["1 leave", "win 2"]


def test_who_stays_behind_claims_the_win() -> None:
    lines = replayed("1 roll 1", "2 roll 1", "1 idle", "2 roll 1", "1 idle")
    game = ENGINE.new_game(RuleSet(target=20), 2)
    for line in lines:
        game = ENGINE.evolve(game, ENGINE.notation.read(line))
    found = claims.claim(_running(game), SECOND, {}, now=0).after
    change = claims.due(found, {}, now=found.deadline.claim_seconds)
    assert change is not None
    assert [ENGINE.notation.write(fact) for fact in change.facts] == ["1 leave", "win 2"]


def _running(game: Game) -> StoredGame:
    """A stored game of two people, as it waits."""
    return StoredGame(
        id=1,
        guild_id=1,
        boards=(),
        host_id=1,
        opened_by=1,
        status=Status.PLAYING,
        title=Typed("Pig"),
        base="pig",
        rules=game.rules,
        opened_at=0,
        rematch_of=None,
        seats=Seats((1, SECOND)),
        deadline=Deadline().sleeping(0),
        game=game,
    )


def test_when_time_is_up_the_points_are_banked() -> None:
    assert replayed("1 roll 4", "1 idle", "2 idle") == ["1 roll 4", "1 idle", "1 bank 4", "2 idle", "2 bank 0"]


def test_who_is_idle_twice_is_put_aside_until_they_come_back() -> None:
    lines = replayed("1 idle", "2 roll 2", "2 bank", "1 idle", "2 roll 3", "2 bank", "2 roll 1", "1 back", "2 roll 1")
    assert lines[5:7] == ["1 bank 0", "1 aside"]
    assert lines[-3:] == ["1 back", "2 roll 1", "2 bust"]


def test_the_others_play_on_without_who_was_idle_once() -> None:
    assert replayed("1 idle", "1 aside", "2 roll 2", "2 bank", "2 roll 1")[-1] == "2 bust"


@pytest.mark.parametrize("line", ["1 bank", "2 roll 3", "1 roll 7", "1 roll 1 2", "1 back", "2 aside"])
def test_what_the_rules_do_not_allow_is_refused_with_a_sentence(line: str) -> None:
    game = ENGINE.new_game(RuleSet(), 2)
    with pytest.raises(IllegalMove) as refused:
        ENGINE.play(game, ENGINE.notation.read_move(line))
    assert str(refused.value)


@pytest.mark.parametrize("path", sorted(GOLDEN.iterdir()), ids=lambda path: path.stem)
def test_golden_games_are_played_as_they_are_written(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    found = ENGINE.notation.read_game("\n".join(lines), shipped_rules_of(ENGINE))
    assert [ENGINE.notation.write(fact) for fact in found.facts] == lines[3:]
    assert found.game.is_over


@pytest.mark.parametrize("seats", range(2, 9))
def test_random_games(seats: int) -> None:
    check_random_game(shipped()["pig"], seats, Random(seats), most_moves=300)


def test_the_command_line_knows_pig(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.txt"
    path.write_text("rules pig\nset target 10\nplayers A B\n1 roll 4\n1 bank\n2 roll 1\n1 roll 6\n1 bank\n")
    assert main(["rules", "list"]) == main(["replay", str(path)]) == 0
    said = capsys.readouterr().out
    assert "\npig " in said
    assert re.search("1 bank 6 +# 10 0\n", said)


@pytest.mark.parametrize("target", [9, 1001])
def test_a_target_that_is_not_allowed_is_refused_in_words_of_pig(target: int) -> None:
    with pytest.raises(NotationError) as refused:
        replayed(target=target)
    assert "allowed: whole points from 10 to 1,000" in explain(refused.value)


async def begin(table: Table, **options: object) -> Message:
    host, second, *_ = table.people
    lobby = (await host.slash(table.channel, "pig start", **options)).shown
    assert "🐷 Pig" in lobby.text
    assert not any("Play to" in (button.label or "") for button in lobby.buttons), "Pig has no quick game"
    await second.click(lobby, label="Join")
    await host.click(lobby, label="Start")
    return await table.board()


async def play_on(table: Table) -> Message:
    """Every player rolls until a turn is worth something, up to the end."""
    while not is_over(board := await table.board()):
        offered = [button.label for button in board.buttons if not button.disabled and button.label]
        bank = next((label for label in offered if label.startswith("Bank") and int(label[5:]) >= ENOUGH), "Roll")
        outcome = await table.on_turn(board).click(board, label=bank)
        assert not outcome.ephemeral, outcome
    return board


async def answer(request: Awaitable[Outcome]) -> Outcome:
    """On a busy machine, the bot first asks Discord to wait."""
    return await (await request).done()


async def test_an_evening(tmp_path: Path) -> None:
    async with playing(tmp_path / "farkle.sqlite3") as table:
        (host, second, *_), channel = table.people, table.channel
        await begin(table)
        ending = await play_on(table)
        await table.until(lambda: "Best turn: round" in ending.text)
        card = await answer(host.slash(channel, "farkle stats"))
        assert "All rules of Pig" in card.text
        assert "**Busts:**" in card.text
        top = await answer(host.slash(channel, "farkle leaderboard", rules="pig", by="most busts"))
        assert "### 🏆 Most busts" in top.text
        assert second.mention in top.text
        past = await answer(host.slash(channel, "farkle history"))
        game = await answer(host.choose(past.shown, past.shown.selects[0].custom_id, ["1"]))
        assert "Best turn: round" in game.shown.text
        replay = await answer(host.click(game.shown, label="Replay"))
        assert " rolls " in replay.shown.text
        checked = await answer(host.click(ending, label="Check the dice"))
        assert "every die matches" in checked.shown.text
        assert "Farkle, Yahtzee and Pig" in (await host.slash(channel, "farkle help")).text
        assert table.faults() == []


async def test_a_computer_plays_and_a_coach_is_missed_in_words(tmp_path: Path) -> None:
    async with playing(tmp_path / "farkle.sqlite3", people=1) as table:
        host, channel = table.people[0], table.channel
        lobby = (await host.slash(channel, "pig start", target=20)).shown
        # A game without a coach has one character.
        await host.choose(lobby, lobby.selects[0].custom_id, [*lobby.selects[0].options][:1])
        assert "🤖 Plain Pat" in lobby.text
        await host.click(lobby, label="Start")
        assert "no coach" in (await answer(host.slash(channel, "farkle hint"))).text
        ending = await play_on(table)
        await table.until(lambda: "Best turn: round" in ending.text)
        assert "Plain Pat: won" in (await answer(host.slash(channel, "farkle stats"))).text
        assert table.faults() == []


async def test_once_pig_is_gone_its_games_stay_listed_and_can_be_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = tmp_path / "farkle.sqlite3"
    async with local_table() as table:
        host, channel = table.people[0], table.channel
        async with running_bot(table, database, seeded(1)):
            await begin(table)
            await play_on(table)
            board = await begin(table)
        monkeypatch.delitem(ENGINES, "pig")
        for cached in (shipped, presentation.presentations):
            cached.cache_clear()
        try:
            async with running_bot(table, database, seeded(1)):
                assert (await host.click(board, label="Roll")).ephemeral
                assert "Pig" in (await host.slash(channel, "farkle history")).text
                assert "is stopped" in (await host.slash(channel, "farkle stop", game="2")).text
                assert "Pig" not in (await host.slash(channel, "farkle rules")).text
        finally:
            for cached in (shipped, presentation.presentations):
                cached.cache_clear()
        assert table.faults() == []
