"""Compiled code is kept in files, so that hosts wait for it once for each version."""

import os
import subprocess
import sys
from pathlib import Path

from bot import __version__


def test_each_version_keeps_its_own_compiled_code(tmp_path: Path) -> None:
    """Otherwise numba uses what an earlier version left: it does not see that a called function has changed."""
    code = "import numpy; from bot.coach.lanes import of; of(numpy.zeros((1, 8)), 0, 0)"
    subprocess.run([sys.executable, "-c", code], env=os.environ | {"NUMBA_CACHE_DIR": str(tmp_path)}, check=True)
    assert [kept.name for kept in tmp_path.iterdir()] == [__version__]
