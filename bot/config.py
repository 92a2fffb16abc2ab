"""The settings, from the environment and a file."""

import os
import re
from collections.abc import Iterable
from difflib import get_close_matches
from io import StringIO
from ipaddress import IPv4Address
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, LiteralString
from urllib.parse import urlsplit

from dotenv.parser import parse_stream
from pydantic import BaseModel, ConfigDict, Field, IPvAnyAddress, ValidationError, ValidationInfo, field_validator
from pydantic_core import PydanticCustomError

from bot.errors import SetupError
from bot.processes.shards import Shards

if TYPE_CHECKING:
    from pydantic_core import ErrorDetails

DATA = Path(__file__).parent.parent / "data"
# Discord puts up to 2,500 servers on a shard.
_MOST_SHARDS = 10_000
_SHARDS = re.compile(r"(\d{1,5})(?:-(\d{1,5}))?/(\d{1,5})")


def ranges(numbers: Iterable[int]) -> str:
    """Numbers as text, neighbours together, such as `0-3, 7`."""
    rows = groupby(enumerate(sorted(numbers)), lambda placed: placed[1] - placed[0])
    ends = ([number for _, number in row] for _, row in rows)
    return ", ".join(str(row[0]) if len(row) == 1 else f"{row[0]}-{row[-1]}" for row in ends)


class Settings(BaseModel):
    """The bot's settings. Without `shards`, the process serves all servers; without `reviews`, games are reviewed only
    on request.
    """

    model_config = ConfigDict(hide_input_in_errors=True)
    file: ClassVar[Path] = Path(".env")

    discord_token: str = Field(repr=False)
    database_url: str = Field(default=f"sqlite:///{DATA / 'farkle.sqlite3'}", repr=False)
    guild_grace_days: int = Field(default=30, ge=0)
    metrics_port: int | None = Field(default=None, ge=1, le=65_535)
    metrics_address: IPvAnyAddress = IPv4Address("127.0.0.1")
    shards: Shards | None = None
    owner_guild: int | None = Field(default=None, ge=1)
    reviews: bool = True
    discord_api_url: str | None = None
    discord_gateway_url: str | None = Field(default=None, validate_default=True)

    @field_validator("discord_token")
    @classmethod
    def _token_can_be_sent(cls, token: str) -> str:
        if not token.strip():
            raise _unfit("setting-missing")
        if not token.isascii() or not token.isprintable() or " " in token.strip():
            raise _unfit("setting-no-token")
        return token.strip()

    @field_validator("database_url")
    @classmethod
    def _database_is_known(cls, url: str) -> str:
        if not url.startswith("sqlite:") and url.partition("?")[0].count("@") > 1:
            # The rest of the password would be taken for the host, which is shown.
            raise _unfit("setting-at-sign")
        is_file = url.startswith("sqlite:///") and ":memory:" not in url and bool(database_path(url).name)
        if not is_file and not _is_on_a_server(url):
            raise _unfit("setting-no-address")
        return url

    @field_validator("shards", mode="before")
    @classmethod
    def _shards_are_some(cls, text: object) -> Shards | None:
        if text is None or isinstance(text, Shards):
            return text
        if found := _SHARDS.fullmatch(str(text).strip()):
            first, last, count = map(int, found.groups(default=found[1]))
            if first <= last < count <= _MOST_SHARDS:
                return Shards(tuple(range(first, last + 1)), count)
        raise _unfit("setting-no-shards")

    @field_validator("discord_api_url")
    @classmethod
    def _api_is_http(cls, api: str | None) -> str | None:
        if api and not api.startswith(("http://", "https://")):
            raise _unfit("setting-no-http")
        return api

    @field_validator("discord_gateway_url")
    @classmethod
    def _gateway_is_websocket_beside_api(cls, gateway: str | None, others: ValidationInfo) -> str | None:
        if gateway and not gateway.startswith(("ws://", "wss://")):
            raise _unfit("setting-no-websocket")
        if "discord_api_url" in others.data and (others.data["discord_api_url"] is None) != (gateway is None):
            raise _unfit("setting-without-api")
        return gateway


def database_path(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))


def check_database_url(url: str) -> str:
    """An address of a database that the bot can use. Raises SetupError for others."""
    try:
        return Settings(discord_token="none", database_url=url).database_url
    except ValidationError:
        # The address may hold a password.
        raise SetupError("bad-database-url") from None


def _is_on_a_server(url: str) -> bool:
    try:
        parts = urlsplit(url)
        # An invalid port raises ValueError.
        return parts.scheme == "postgresql" and parts.port != 0 and len(parts.path) > 1
    except ValueError:
        return False


def use_file(path: str) -> None:
    """Puts a file's settings into the environment, as systemd's EnvironmentFile does. `.env` is read no more.

    Raises SetupError.
    """
    for name, value in _read(path).items():
        os.environ[name.upper() if name.lower() in Settings.model_fields else name] = value
    Settings.file = Path(path)


def _read(path: str | Path) -> dict[str, str]:
    """The values in a file, by their names as written there. A `$` in a value stays as it is.

    Raises SetupError if the file or one of its lines can't be read.
    """
    try:
        with open(path, encoding="utf-8-sig") as file:
            lines = list(file)
    except (OSError, UnicodeError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise SetupError("unreadable-file", path=str(path), problem=problem) from None
    values = {}
    for number, line in enumerate(lines, 1):
        # Each alone: a forgotten quote would take in the lines up to the next one.
        setting = next(parse_stream(StringIO(line)))
        has_name = setting.key is None or setting.key.isidentifier()
        if setting.error or not has_name or "\0" in line:
            raise SetupError("wrong-line-of-settings", path=str(path), line=str(number))
        if setting.key is not None and setting.value is not None:
            values[setting.key] = setting.value
    return values


def load_settings(*, with_token: bool = True) -> Settings:
    """The settings. Those in the environment go before those in the file.

    Raises SetupError: `no-token` if only that is missing, `bad-settings` with one line per fault, or about the file.
    """
    given = _in_file() | {name.lower(): value for name, value in os.environ.items() if value}
    try:
        return Settings.model_validate(given if with_token else given | {"discord_token": "none"})
    except ValidationError as error:
        faults = error.errors()
        if [(fault["loc"], fault["type"]) for fault in faults] == [(("discord_token",), "missing")]:
            raise SetupError("no-token") from None
        raise SetupError("bad-settings", problems=list(map(_problem, faults))) from None


def _in_file() -> dict[str, str]:
    written = _read(Settings.file) if os.path.exists(Settings.file) else {}
    return {name.lower(): value for name, value in written.items() if value}


def unknown_settings() -> dict[str, str]:
    """Unknown names in the file, each with the nearest setting or `none`. Raises SetupError."""
    names = (name.upper() for name in _in_file() if name not in Settings.model_fields)
    known = [name.upper() for name in Settings.model_fields]
    return {name: next(iter(get_close_matches(name, known, 1)), "none") for name in names}


def _unfit(code: LiteralString) -> PydanticCustomError:
    return PydanticCustomError(code, code)


def _problem(fault: "ErrorDetails") -> SetupError:
    name = str(fault["loc"][0]).upper()
    if fault["type"].startswith("setting-"):
        return SetupError(fault["type"], name=name)
    if fault["type"] == "missing":
        return SetupError("setting-missing", name=name)
    return SetupError("setting-unfit", name=name, problem=fault["msg"])
