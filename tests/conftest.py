"""Where tests keep their files, and how hard hypothesis tries.

Files lie in memory where this computer has room for them there: each press is committed to a disk otherwise, and the
suite would wait for that most of its time.

Hypothesis tries the same examples in every run, or many others with `HYPOTHESIS_PROFILE=long pytest …`.
"""

import os
import shutil
import tempfile
from pathlib import Path

from hypothesis import HealthCheck, settings

_IN_MEMORY = Path("/dev/shm")
_ROOM = 2**30
"""A run takes some ten million bytes at a time, and Chromium may want others there."""

if "TMPDIR" not in os.environ and os.access(_IN_MEMORY, os.W_OK) and shutil.disk_usage(_IN_MEMORY).free > _ROOM:
    # For this process, and for those that it starts.
    tempfile.tempdir = os.environ["TMPDIR"] = str(_IN_MEMORY)

settings.register_profile(
    "quick", max_examples=60, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("long", parent=settings.get_profile("quick"), max_examples=3000, derandomize=False)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))
