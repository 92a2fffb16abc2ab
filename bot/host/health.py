"""`python -m bot.host.health` asks the running bot: exit status 0 if it works, else 1."""

import sys
from contextlib import closing
from http.client import HTTPConnection, HTTPException

from bot.config import load_settings

_PATIENCE_SECONDS = 4


def is_well() -> bool:
    """Whether the bot says that it works; True without METRICS_PORT, because then it can't be asked."""
    settings = load_settings(with_token=False)
    if settings.metrics_port is None:
        return True
    connection = HTTPConnection(str(settings.metrics_address), settings.metrics_port, timeout=_PATIENCE_SECONDS)
    try:
        with closing(connection):
            connection.request("GET", "/healthz")
            return connection.getresponse().status == 200
    except (OSError, HTTPException):
        return False


if __name__ == "__main__":
    sys.exit(not is_well())
