"""A fixed sample of what might break the bot, which also runs at length: see CONTRIBUTING."""

from pathlib import Path

from tools.break_bot.drive import Findings, drive
from tools.break_bot.foreign import english_seen
from tools.break_bot.hostile import attacked
from tools.break_bot.world import Plan


def wrong(findings: Findings) -> list[str]:
    return [f"{violation.law}: {violation.what}" for violation in findings.witness.violations]


async def test_people_do_sense_and_nonsense_while_much_fails(tmp_path: Path) -> None:
    findings = await drive(Plan(100, seed=2, nonsense=True, faults=True), tmp_path)
    assert wrong(findings) == []
    assert findings.happened


async def test_processes_die_at_awaits_wherever_people_play(tmp_path: Path) -> None:
    plan = Plan(50, seed=4, anywhere=True, processes=2, shards=2, spares=1, deaths=2, guilds=1)
    findings = await drive(plan, tmp_path)
    assert wrong(findings) == []
    assert findings.happened["deaths of processes"] == plan.deaths


async def test_no_screen_has_a_sentence_outside_the_files(tmp_path: Path) -> None:
    """In a made-up language that is longer than English, so that each screen is drawn and sent with more text, too."""
    assert await english_seen(150, 1, tmp_path) == {}


async def test_who_robs_and_spams_gets_no_further_than_is_promised() -> None:
    """How long others wait is measured at length only: that depends on the machine."""
    assert (await attacked(minutes=1, seed=1)).wrong == []
