"""How the bot is run: the container file, the compose file, the systemd unit, and packages with hashes."""

import json
import os
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest
import yaml

from bot import client
from bot.config import Settings
from bot.errors import NOT_NOW
from bot.processes.shards import Shards
from bot.store.database import Database

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNIT = (DEPLOY / "farkle.service").read_text(encoding="utf-8")
CONTAINERFILE = re.sub(r"\\\n\s*", "", (DEPLOY / "Containerfile").read_text(encoding="utf-8"))
COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]["bot"]
SETTINGS = {name.upper() for name in Settings.model_fields}


def of_unit(name: str) -> list[str]:
    """The values of a directive of the unit."""
    return re.findall(rf"^{name}=(.*)$", UNIT, re.MULTILINE)


def instructions(word: str) -> list[str]:
    """The arguments of a directive of the container file, in order."""
    return re.findall(rf"^\s*{word} (.*)$", CONTAINERFILE, re.MULTILINE)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd-analyze")
def test_systemd_finds_nothing_wrong_with_the_units_and_little_exposed(tmp_path: Path) -> None:
    for unit in (*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")):
        # It checks that the program exists, which is true only on an installed host.
        here = unit.read_text(encoding="utf-8").replace("/opt/farkle/.venv/bin/python", shutil.which("true") or "")
        (tmp_path / unit.name).write_text(here.replace("file:/opt/farkle/docs/hosting.md", f"file:{ROOT}/README.md"))
    services = [str(tmp_path / name) for name in ("farkle.service", "farkle-backup.service")]
    asked = ["systemd-analyze", "verify", *services, str(tmp_path / "farkle-backup.timer")]
    verified = subprocess.run(asked, capture_output=True, text=True, check=False)
    assert (verified.returncode, verified.stderr) == (0, "")
    for service in services:
        command = ["systemd-analyze", "security", "--offline=yes", "--threshold=20", service]
        rated = subprocess.run(command, capture_output=True, text=True, check=False)
        assert rated.returncode == 0, rated.stdout[-1000:]


def test_backups_are_made_with_the_settings_and_the_user_of_the_bot() -> None:
    unit = (DEPLOY / "farkle-backup.service").read_text(encoding="utf-8")
    for name in ("User", "DynamicUser", "EnvironmentFile", "WorkingDirectory", "StateDirectoryMode"):
        assert re.findall(rf"^{name}=(.*)$", unit, re.MULTILINE) == of_unit(name)
    (command,) = re.findall(r"^ExecStart=/bin/sh -c '(.*)'$", unit, re.MULTILINE)
    printed = command.replace("exec .venv/bin/python", "echo").replace("$$", "$").replace("%%", "%")
    ran = subprocess.run(["sh", "-c", printed], capture_output=True, text=True, check=True)
    assert re.fullmatch(r"-m bot backup /var/lib/farkle-backups/farkle-[1-7].sqlite3\n", ran.stdout)
    assert "farkle-backups" in re.findall(r"^StateDirectory=(.*)$", unit, re.MULTILINE)[0].split()


def test_the_unit_starts_the_bot_again_only_where_that_can_help() -> None:
    assert of_unit("Restart") == ["on-failure"]
    assert of_unit("RestartPreventExitStatus") == ["2"]
    assert NOT_NOW != 2
    # By default, systemd ends a service if the kernel ends one of its processes because memory ran out.
    assert of_unit("OOMPolicy") == ["continue"]
    assert int(of_unit("TimeoutStopSec")[0]) > client._CLOSING_SECONDS + 5


def copied() -> list[str]:
    """The files that the image gets from the project's folder."""
    return [name for each in instructions("COPY") if not each.startswith("--from") for name in each.split()[:-1]]


def test_the_image_runs_as_nobody_special_and_keeps_everything_in_its_volume() -> None:
    assert instructions("USER") == ["10001:10001"]
    assert instructions("VOLUME") == ["/var/lib/farkle"]
    assert "sqlite:////var/lib/farkle/" in CONTAINERFILE
    assert instructions("ADD") == []
    for source in copied():
        assert (ROOT / source).exists()
    assert "--require-hashes" in CONTAINERFILE
    for name in re.findall(r"([A-Z_]+)=", instructions("ENV")[0]):
        assert name in SETTINGS or name in ("COMMIT", "NUMBA_CACHE_DIR", "PYTHONDONTWRITEBYTECODE")


def test_health_is_asked_for_where_it_is_served() -> None:
    assert re.search(r"METRICS_PORT=\d+", CONTAINERFILE)
    (check,) = re.findall(r"HEALTHCHECK .*?CMD (\[.*\])", CONTAINERFILE)
    # It goes by the same settings as the bot.
    assert json.loads(check) == ["/opt/farkle/bin/python", "-m", "bot.host.health"]
    assert COMPOSE["healthcheck"]["test"] == ["CMD", *json.loads(check)]


def test_the_composed_bot_may_do_nothing_but_run() -> None:
    assert COMPOSE["read_only"] is True
    assert COMPOSE["cap_drop"] == ["ALL"]
    assert COMPOSE["security_opt"] == ["no-new-privileges:true"]
    assert COMPOSE["restart"] == "on-failure"
    assert "ports" not in COMPOSE
    assert set(COMPOSE["environment"]) == {"DISCORD_TOKEN"}


def test_the_composed_bot_gets_every_setting() -> None:
    assert COMPOSE["env_file"] == [".env"]


def test_the_composed_database_is_the_one_that_the_bot_uses_and_nobody_elses() -> None:
    variant = yaml.safe_load((DEPLOY / "compose.postgresql.yaml").read_text(encoding="utf-8"))["services"]
    server = variant["database"]
    assert set(variant["bot"]["environment"]) <= SETTINGS
    known = server["environment"]
    user, password, name = (known[f"POSTGRES_{each}"] for each in ("USER", "PASSWORD", "DB"))
    assert variant["bot"]["environment"]["DATABASE_URL"] == f"postgresql://{user}:{password}@database:5432/{name}"
    assert "ports" not in server


def test_what_runs_several_processes_serves_every_shard_and_has_a_spare() -> None:
    composed = yaml.safe_load((DEPLOY / "compose.postgresql.yaml").read_text(encoding="utf-8"))["services"]["bot"]
    deployed = yaml.safe_load((DEPLOY / "kubernetes.yaml").read_text(encoding="utf-8"))["spec"]
    (bot,) = deployed["template"]["spec"]["containers"]
    environment = {each["name"]: each["value"] for each in bot["env"]}
    assert environment.keys() <= SETTINGS
    for shards, replicas in (
        (composed["environment"]["SHARDS"], composed["deploy"]["replicas"]),
        (environment["SHARDS"], deployed["replicas"]),
    ):
        settings = Settings(discord_token="any.token", shards=shards)
        assert settings.shards == Shards((0, 1, 2, 3), 4)
        assert replicas > 1
    assert f"METRICS_PORT={bot['ports'][0]['containerPort']}" in CONTAINERFILE
    assert bot["livenessProbe"]["httpGet"]["path"] == "/healthz"
    assert bot["volumeMounts"][0]["mountPath"] in CONTAINERFILE


def as_regex(pattern: str) -> str:
    """A pattern of an ignore file, as Docker documents them: from the root, and `**` for any number of folders."""
    parts = re.split(r"(\*\*/|\*\*|\*|\?)", pattern)
    meanings = {"**/": "(?:.*/)?", "**": ".*", "*": "[^/]*", "?": "[^/]"}
    # A pattern that matches a folder also matches its contents.
    return "".join(meanings.get(part) or re.escape(part) for part in parts) + "(?:/.*)?"


def is_sent(name: str) -> bool:
    """Does the builder get a file of this folder? The last pattern that matches it decides."""
    ignores = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    patterns = [line.strip() for line in ignores if line.strip() and not line.startswith("#")]
    matching = [each for each in patterns if re.fullmatch(as_regex(each.removeprefix("!")), name)]
    return not matching or matching[-1].startswith("!")


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="only git knows which files belong to the project")
def test_the_builder_gets_what_belongs_to_the_image_and_nothing_else() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    project = set(listed.stdout.splitlines())
    needed = {name for name in project if any(name == each or name.startswith(f"{each}/") for each in copied())}
    beside = {
        *(".env", "deploy/.env", ".git/config", ".venv/bin/python", "farkle.dump", "data/.env", "data/farkle.dump"),
        *(f"data/farkle.sqlite3{end}" for end in ("", "-wal", "-shm", ".replaced-20260101", ".lock")),
        *("data/coach/cache", "data/coach/cache/1.table", "bot/__pycache__/app.pyc", "bot/ui/__pycache__/x.pyc"),
        *("bot/ui/app.sqlite3", "bot/.env", "data/backup.sqlite3"),
    }
    assert {name for name in project | beside if is_sent(name)} == needed
    # podman would read this one instead, and Docker would not.
    assert not (ROOT / ".containerignore").exists()


def test_every_setting_is_explained() -> None:
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    assert {name for name in SETTINGS if not re.search(rf"^#?{name}=", example, re.MULTILINE)} == set()


async def test_the_guide_knows_how_big_an_empty_database_is(database: Database) -> None:
    size = (await database.sizes())["main"]
    (said,) = re.findall(r"\| an empty database \| ([\d,]+) \|", (ROOT / "docs/hosting.md").read_text(encoding="utf-8"))
    assert int(said.replace(",", "")) == pytest.approx(size, rel=0.05)


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


@pytest.mark.parametrize(
    ("file", "extra"),
    [("requirements.txt", None), ("requirements.txt", "solver"), ("requirements-postgresql.txt", "postgresql")],
)
def test_each_required_package_has_hashes_and_the_version_that_is_tested(file: str, extra: str | None) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    entries = [each for each in re.split(r"\n(?=\S)", text) if not each.startswith("#")]
    required = {}
    for entry in entries:
        name, version = re.match(r"([\w.\-]+)==(\S+)", entry).groups()  # type: ignore[union-attr]  # each is pinned
        assert "--hash=sha256:" in entry
        required[normal(name)] = version
    assert "://" not in text
    assert "--index" not in text
    constraints = dict(line.split("==") for line in (ROOT / "constraints.txt").read_text().split())
    tested = {normal(name): version for name, version in constraints.items()}
    assert {name: version for name, version in required.items() if tested.get(name, version) != version} == {}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = project["optional-dependencies"][extra] if extra else project["dependencies"]
    assert {normal(re.split(r"[\[<>=]", each)[0]) for each in needed} <= required.keys()
    tools = {normal(re.split("[<>=]", each)[0]) for each in project["optional-dependencies"]["dev"]}
    assert tools & required.keys() == set()


@pytest.mark.skipif("BASE_IMAGE" not in os.environ, reason="BASE_IMAGE names no image with Python to build on")
def test_the_image_is_built_and_runs() -> None:
    """Takes minutes, and needs a builder: `BASE_IMAGE=python:3.13-slim pytest tests/host/test_deployment.py`."""
    builder = shutil.which("podman") or shutil.which("buildah")
    assert builder
    base = os.environ["BASE_IMAGE"]
    arguments = [
        "--file",
        "deploy/Containerfile",
        "--format",
        "docker",
        "--build-arg",
        f"PYTHON={base}",
        "--tag",
        "farkle",
    ]
    subprocess.run(
        [builder, "build", *os.environ.get("BUILD_OPTIONS", "").split(), *arguments, "."], cwd=ROOT, check=True
    )
    inspect = [builder, "inspect", "--type", "image", "farkle"]
    config = json.loads(subprocess.run(inspect, capture_output=True, check=True).stdout)
    assert "10001:10001" in json.dumps(config)
    if builder.endswith("podman"):
        ran = subprocess.run(
            ["podman", "run", "--rm", "--read-only", "farkle", "--version"], capture_output=True, text=True, check=True
        )
        assert ran.stdout.startswith("farkle-bot ")


@pytest.mark.skipif(shutil.which("make") is None, reason="there is no make")
@pytest.mark.parametrize(("target", "more"), [("play", ["--no-deps --editable ./localdiscord"]), ("run", [])])
def test_playing_and_hosting_need_no_test_tools_and_hosting_no_local_discord(target: str, more: list[str]) -> None:
    # As if nothing were installed yet.
    assert planned("--what-if=requirements.txt", target) == ["requirements.txt", *more]
    assert "pytest" not in (ROOT / "requirements.txt").read_text(encoding="utf-8")


def planned(*arguments: str, folder: Path = ROOT) -> list[str]:
    """What make would install. Nothing is run."""
    command = ["make", "--dry-run", *arguments]
    lines = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True).stdout.splitlines()
    installed = [line.rpartition("-check ")[2] for line in lines if "pip install" in line]
    return [line.removeprefix("--require-hashes --requirement ") for line in installed]


@pytest.mark.skipif(shutil.which("make") is None, reason="there is no make")
def test_an_update_installs_what_has_changed_and_after_an_update_of_python_everything(tmp_path: Path) -> None:
    for name in ("Makefile", "requirements.txt", "requirements-postgresql.txt"):
        shutil.copy(ROOT / name, tmp_path)
    python = tmp_path / ".venv/bin/python"
    python.parent.mkdir(parents=True)
    python.symlink_to(shutil.which("true") or "")
    (tmp_path / ".venv/ready-to-run").touch()
    changed = ("--what-if=requirements.txt", "--what-if=requirements-postgresql.txt", "install")
    assert planned("install", folder=tmp_path) == []
    assert planned(*changed, folder=tmp_path) == ["requirements.txt"]
    (tmp_path / ".venv/with-postgresql").touch()
    assert planned("install", folder=tmp_path) == []
    assert planned(*changed, folder=tmp_path) == ["requirements.txt", "requirements-postgresql.txt"]
    python.unlink()
    assert planned("install", folder=tmp_path) == ["requirements.txt", "requirements-postgresql.txt"]
