"""Which version runs, and from which commit."""

import os
import subprocess
from contextlib import suppress
from pathlib import Path

from bot import __version__

_ROOT = Path(__file__).parents[2]


def version() -> str:
    """The version, with eight digits of the commit if this is a checkout, or an image that was built with `COMMIT`."""
    commit = os.environ.get("COMMIT", "")
    with suppress(OSError, subprocess.CalledProcessError):
        asked = ["git", "-C", str(_ROOT), "rev-parse", "HEAD"]
        commit = commit or subprocess.run(asked, capture_output=True, text=True, check=True).stdout
    return f"{__version__} ({commit[:8]})" if commit else __version__
