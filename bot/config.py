"""Settings from the environment and a `.env` file. Everything that is missing or wrong is reported at once."""

from pathlib import Path
from typing import TYPE_CHECKING

from pydantic import Field, ValidationError, ValidationInfo, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.errors import SetupError

if TYPE_CHECKING:
    from pydantic_core import ErrorDetails

DATA = Path(__file__).parent.parent / "data"


class Settings(BaseSettings):
    """How to run the bot. `discord_api_url` and `discord_gateway_url` replace the real Discord with another.

    The data of a server that removed the bot is kept for `guild_grace_days`.
    """

    model_config = SettingsConfigDict(env_file=".env", env_ignore_empty=True, extra="ignore", hide_input_in_errors=True)

    discord_token: str = Field(repr=False)
    database_url: str = f"sqlite:///{DATA / 'farkle.sqlite3'}"
    guild_grace_days: int = Field(default=30, ge=0)
    discord_api_url: str | None = None
    discord_gateway_url: str | None = Field(default=None, validate_default=True)

    @field_validator("discord_token")
    @classmethod
    def _token_can_be_sent(cls, token: str) -> str:
        if not token.strip():
            raise ValueError("is missing")
        if not token.isascii() or not token.isprintable() or " " in token.strip():
            raise ValueError("has characters that no token has")
        return token.strip()

    @field_validator("database_url")
    @classmethod
    def _database_is_sqlite(cls, url: str) -> str:
        if not url.startswith("sqlite:///") or ":memory:" in url:
            raise ValueError("has to be sqlite:/// and a path, such as sqlite:///data/farkle.sqlite3")
        return url

    @field_validator("discord_api_url")
    @classmethod
    def _api_is_http(cls, api: str | None) -> str | None:
        if api and not api.startswith(("http://", "https://")):
            raise ValueError("has to begin with http:// or https://")
        return api

    @field_validator("discord_gateway_url")
    @classmethod
    def _gateway_is_websocket_beside_api(cls, gateway: str | None, others: ValidationInfo) -> str | None:
        if gateway and not gateway.startswith(("ws://", "wss://")):
            raise ValueError("has to begin with ws:// or wss://")
        # If the address of the API is wrong, that has been reported already.
        if "discord_api_url" in others.data and (others.data["discord_api_url"] is None) != (gateway is None):
            raise ValueError("and DISCORD_API_URL have to be set together")
        return gateway


def load_settings(*, with_token: bool = True) -> Settings:
    """The settings. Without `with_token`, the token may be missing, for programs that do not connect to Discord.

    Raises SetupError: `no-token` if only the token is missing, otherwise one line with all problems.
    """
    given = {} if with_token else {"discord_token": "none"}
    try:
        return Settings(**given)  # type: ignore[arg-type]  # the other values come from the environment
    except ValidationError as error:
        faults = error.errors()
        if [(fault["loc"], fault["type"]) for fault in faults] == [(("discord_token",), "missing")]:
            raise SetupError("no-token") from None
        raise SetupError("bad-settings", problems="; ".join(map(_problem, faults))) from None


def _problem(fault: "ErrorDetails") -> str:
    name = " ".join(str(part).upper() for part in fault["loc"])
    problem = "is missing" if fault["type"] == "missing" else fault["msg"].removeprefix("Value error, ")
    return f"{name} {problem}".strip()
