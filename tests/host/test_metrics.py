"""Metrics and health: the exported values after some play; the dashboard and the alerts use no others."""

import asyncio
import json
import os
import re
import shutil
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from bot import counters
from bot.errors import SetupError
from bot.features.nudges.screens import sent as nudges_sent
from bot.host import health, metrics
from bot.host.metrics import monitored
from bot.play.sessions import Sessions
from bot.store.database import Database
from localdiscord import Request, Response, reply
from tests.support.postgresql import keeper
from tests.support.steps import begin, press
from tests.support.tavern import PATIENCE_SECONDS, Tavern, playing, scripted

ROOT = Path(__file__).parents[2]
ALERTS = ROOT / "docs/monitoring/alerts.yml"
Samples = dict[tuple[str, tuple[tuple[str, str], ...]], float]


class Monitored:
    """A monitored bot, and its output."""

    def __init__(self, tavern: Tavern, port: int) -> None:
        self.tavern = tavern
        self.port = port

    async def get(self, path: str) -> tuple[int, str]:
        async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{self.port}{path}") as response:
            return response.status, await response.text()

    async def samples(self) -> Samples:
        """Every exported value, as Prometheus reads it."""
        status, text = await self.get("/metrics")
        assert status == 200
        families = text_string_to_metric_families(text)
        return {(each.name, tuple(sorted(each.labels.items()))): each.value for one in families for each in one.samples}


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


@asynccontextmanager
async def watched(tmp_path: Path, *throws: str) -> AsyncIterator[Monitored]:
    path = tmp_path / "farkle.sqlite3"
    async with (
        playing(path, scripted(*throws)) as tavern,
        monitored(tavern.bot, tavern.bot.database, port := free_port()),
    ):
        yield Monitored(tavern, port)


def value(samples: Samples, name: str, **labels: str) -> float:
    return samples.get((name, tuple(sorted(labels.items()))), 0.0)


async def test_what_people_do_is_counted_and_timed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with watched(tmp_path, "6", "1", "111234") as watch:
        tavern = watch.tavern
        before = await watch.samples()
        board = await begin(tavern, target=5000)
        await press(tavern, "Roll")
        stranger = tavern.people[2]
        await stranger.click(await tavern.board(), label="Most points")
        with monkeypatch.context() as patch:
            patch.setattr(Sessions, "lock", lambda *_: 1 / 0)  # a mistake of the program
            await tavern.on_turn(board).click(await tavern.board(), label="Most points")
        caplog.clear()

        after = await watch.samples()

        def more(name: str, **labels: str) -> float:
            return value(after, name, **labels) - value(before, name, **labels)

        # Join, Start and Roll; the command; what the stranger may not; and what failed.
        assert more("farkle_interactions_total", kind="component", outcome="done") == 3
        assert more("farkle_interactions_total", kind="command", outcome="done") == 1
        assert more("farkle_interactions_total", kind="component", outcome="refused") == 1
        assert more("farkle_interactions_total", kind="component", outcome="failed") == 1
        assert more("farkle_incidents_total") == 1
        assert more("farkle_answer_seconds_count") == 6
        assert more("farkle_commit_seconds_count") >= 4
        assert value(after, "farkle_games", state="playing") == 1
        assert value(after, "farkle_servers") == 1
        assert value(after, "farkle_shard_up", shard="0") == 1
        assert value(after, "farkle_database_bytes", file="main") > 0


async def test_what_discord_refuses_is_counted(tmp_path: Path) -> None:
    async with watched(tmp_path) as watch:
        before = await watch.samples()
        channel = watch.tavern.bot.get_partial_messageable(watch.tavern.channel.id)

        def refuse(_request: Request) -> Response:
            return reply({"message": "Missing Permissions", "code": 50013}, 403)

        watch.tavern.local.inject(refuse)
        with pytest.raises(Exception, match="Missing Permissions"):
            await channel.send("no")
        after = await watch.samples()
        name, labels = "farkle_discord_refusals_total", {"status": "403"}
        assert value(after, name, **labels) - value(before, name, **labels) == 1


async def test_health_and_readiness(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with watched(tmp_path) as watch:
        bot = watch.tavern.bot
        assert bot is not None
        assert await watch.get("/healthz") == (200, "ok\n")
        assert await watch.get("/readyz") == (200, "ok\n")
        async with watch.tavern.local.gateway.outage():
            await watch.tavern.until(lambda: all(shard.is_closed() for shard in bot.shards.values()))
            assert await watch.get("/readyz") == (503, "shards away from Discord: 0\n")
            assert value(await watch.samples(), "farkle_ready") == 0
            assert await watch.get("/healthz") == (200, "ok\n")
        await watch.tavern.until(lambda: not any(shard.is_closed() for shard in bot.shards.values()))
        with monkeypatch.context() as patch:
            patch.setattr(Database, "is_failing", True)  # what the clock stores meanwhile would mend it
            assert await watch.get("/healthz") == (503, "the database cannot be written\n")
            assert value(await watch.samples(), "farkle_storage_failing") == 1
        bot.admission.is_closed = True  # `close` would also disconnect it
        assert await watch.get("/readyz") == (503, "stopping\n")


@pytest.mark.parametrize("kept_in", ["postgresql"], indirect=True)
async def test_what_a_database_that_is_away_keeps_back_is_left_out(tmp_path: Path) -> None:
    server = keeper().server
    async with watched(tmp_path) as watch:
        bot = watch.tavern.bot
        assert bot is not None
        before = await watch.samples()
        await asyncio.to_thread(server.stop)
        try:
            # The first look reads, the second one tries to write.
            await bot.jobs.play("clock")
            await bot.jobs.play("clock")
            away = await watch.samples()
            assert value(away, "farkle_storage_failing") == 1
            assert value(away, "farkle_ready") == 0
            assert before.keys() - away.keys() == set()
        finally:
            await asyncio.to_thread(server.start)
        await bot.jobs.play("clock")
        assert value(await watch.samples(), "farkle_ready") == 1


async def test_a_database_that_hangs_keeps_nobody_from_the_other_figures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(metrics, "_READ_SECONDS", 0.01)  # no one waits for what hangs
    async with watched(tmp_path) as watch:
        with monkeypatch.context() as patch:
            # No database can hang on purpose.
            patch.setattr(watch.tavern.bot.database, "read", lambda *_unit, **_named: asyncio.Event().wait())
            assert value(await watch.samples(), "farkle_servers") == 1


async def test_only_this_computer_is_answered_and_only_on_request(tmp_path: Path) -> None:
    async with watched(tmp_path) as watch:
        with socket.socket() as other, pytest.raises(OSError, match="refused"):
            other.connect(("127.0.0.2", watch.port))
        bot = watch.tavern.bot
        with pytest.raises(SetupError, match="metrics-port-unusable"):
            async with monitored(bot, bot.database, watch.port):
                pytest.fail("the port is taken")


async def test_another_address_is_answered_where_the_settings_name_it_and_asked_for_health(
    tavern: Tavern, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def is_well(address: str = "127.0.0.1") -> bool:
        monkeypatch.setenv("METRICS_ADDRESS", address)
        return await asyncio.to_thread(health.is_well)

    monkeypatch.setattr(health, "_PATIENCE_SECONDS", PATIENCE_SECONDS)  # a busy machine needs longer
    tavern.roll = scripted()
    database, port = tavern.bot.database, free_port()
    monkeypatch.setenv("METRICS_PORT", str(port))
    assert not await is_well("127.0.0.2")
    async with monitored(tavern.bot, database, port, "127.0.0.2"):
        assert await is_well("127.0.0.2")
        assert not await is_well()
    async with monitored(tavern.bot, database, port, "0.0.0.0"):
        assert await is_well("0.0.0.0")
        database._writer.is_failing = True  # what the clock stores meanwhile would mend it
        assert not await is_well("0.0.0.0")


@pytest.mark.parametrize("port", ["", "9"])
def test_the_status_says_whether_the_bot_is_well(port: str) -> None:
    environment = os.environ | {"METRICS_PORT": port}
    done = subprocess.run([sys.executable, "-m", "bot.host.health"], env=environment, check=False)
    assert done.returncode == bool(port)


NAME = re.compile(r"\b(?:farkle|process)_\w+")


def expressions() -> list[str]:
    dashboard = json.loads((ROOT / "docs/monitoring/dashboard.json").read_text())
    alerts = yaml.safe_load(ALERTS.read_text())
    shown = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    return shown + [rule["expr"] for group in alerts["groups"] for rule in group["rules"]]


async def test_dashboard_and_alerts_ask_for_what_is_exported_and_for_all_of_it(tmp_path: Path) -> None:
    async with watched(tmp_path) as watch:
        # These have no value until something happens.
        counters.refused(404, {})
        counters.refused(429, {"X-RateLimit-Scope": "user"})
        counters.interactions.labels("component", "done").inc()
        counters.jobs_failed.labels("clock").inc()
        nudges_sent.labels("sent").inc()
        exported = {name for name, _ in await watch.samples()}
    asked = {name for expression in expressions() for name in NAME.findall(expression)}
    assert asked - exported == set()
    ours = {re.sub("_(bucket|sum|count|created)$", "", name) for name in exported if name.startswith("farkle_")}
    histograms = {re.sub("_bucket$", "", name) for name in asked}
    assert {name for name in ours if not name.endswith("_created")} - asked - histograms - {
        re.sub("_total$", "", name) for name in asked
    } == set()


def test_every_alert_says_what_it_is_about_and_the_guide_what_to_do() -> None:
    alerts = yaml.safe_load(ALERTS.read_text())
    guide = (ROOT / "docs/hosting.md").read_text()
    for rule in alerts["groups"][0]["rules"]:
        assert rule["annotations"]["summary"]
        assert rule["labels"]["severity"] in ("page", "ticket")
        assert rule["alert"] in guide


SCENES: dict[str, tuple[dict[str, str], set[str]]] = {
    "all is well": ({'farkle_ready{job="farkle"}': "1", "farkle_shards_held": "1", "farkle_shards": "1"}, set()),
    "another process stands by": (
        {
            'farkle_ready{job="farkle",instance="a"}': "1",
            'farkle_ready{job="farkle",instance="b"}': "0",
            'farkle_shards_held{job="farkle",instance="a"}': "2",
            'farkle_shards_held{job="farkle",instance="b"}': "0",
            'farkle_shards{job="farkle",instance="a"}': "2",
        },
        set(),
    ),
    "no logins are left": (
        {'farkle_ready{job="farkle"}': "0", "farkle_shards_held": "0", "farkle_shards": "0"},
        {"FarkleNobodyServed"},
    ),
    "no shard is held": (
        {'farkle_ready{job="farkle"}': "0", "farkle_shards_held": "0", "farkle_shards": "16"},
        {"FarkleNobodyServed", "FarkleShardsUnserved"},
    ),
    "the gateway refuses": (
        {'farkle_ready{job="farkle"}': "0", 'farkle_shards_held{job="farkle"}': "1", "farkle_shards": "1"},
        {"FarkleNobodyServed", "FarkleNotReady"},
    ),
    "nothing can be stored": (
        {'farkle_ready{job="farkle"}': "0", 'farkle_storage_failing{job="farkle"}': "1"},
        {"FarkleNobodyServed", "FarkleStorageFails"},
    ),
    "nothing answers": ({'up{job="farkle"}': "0"}, {"FarkleDown"}),
}


@pytest.mark.skipif(shutil.which("promtool") is None, reason="promtool is not installed")
def test_prometheus_takes_the_alerts_and_raises_them_when_nobody_can_play(tmp_path: Path) -> None:
    known = {name for _, raised in SCENES.values() for name in raised}
    by_name = {rule["alert"]: rule for rule in yaml.safe_load(ALERTS.read_text())["groups"][0]["rules"]}

    def expected(name: str, raised: set[str]) -> dict[str, object]:
        labels = {"severity": by_name[name]["labels"]["severity"]}
        if not by_name[name]["expr"].startswith(("max", "sum")):
            labels["job"] = "farkle"
        alert = {"exp_labels": labels, "exp_annotations": by_name[name]["annotations"]}
        return {"eval_time": "20m", "alertname": name, "exp_alerts": [alert] if name in raised else []}

    scenes = [
        {
            "name": scene,
            "interval": "1m",
            "input_series": [{"series": name, "values": f"{each}x30"} for name, each in series.items()],
            "alert_rule_test": [expected(name, raised) for name in sorted(known)],
        }
        for scene, (series, raised) in SCENES.items()
    ]
    stopped = "FarkleBackupsStopped"
    backups = {
        "name": "a backup was made once",
        "interval": "1h",
        "input_series": [{"series": "farkle_last_backup_timestamp_seconds", "values": "1x100"}],
        "alert_rule_test": [
            expected(stopped, set()) | {"eval_time": "47h"},
            expected(stopped, {stopped}) | {"eval_time": "49h"},
        ],
    }
    tests = tmp_path / "tests.yml"
    tests.write_text(
        yaml.safe_dump({"rule_files": [str(ALERTS)], "evaluation_interval": "1m", "tests": [*scenes, backups]})
    )
    for command in (["check", "rules", str(ALERTS)], ["test", "rules", str(tests)]):
        ran = subprocess.run(["promtool", *command], capture_output=True, text=True, check=False)
        assert ran.returncode == 0, ran.stdout + ran.stderr
