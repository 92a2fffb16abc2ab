#!/usr/bin/env bash
# zoneinfo of Python 3.9 and newer, tzdata 2026.6: a system's zones win over the package's, however old they are.
#
# Expected: whoever requires tzdata gets its zones, or the newer of both. Seen: Vancouver changes its clocks for another winter,
# which it has given up in 2026. The folder of an older package stands for a system that was not updated.
set -euo pipefail
folder=$(mktemp --directory)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check tzdata==2026.6
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check --target "$folder/system" tzdata==2025.2
PYTHONTZPATH="$folder/system/tzdata/zoneinfo" "$folder/venv/bin/python" - <<'PYTHON'
import zoneinfo
from datetime import datetime, timedelta
from importlib.metadata import version

def winter():
    return datetime(2027, 1, 15, tzinfo=zoneinfo.ZoneInfo("America/Vancouver")).utcoffset() / timedelta(hours=1)

print("tzdata", version("tzdata"), "says", before := winter())
zoneinfo.reset_tzpath(())
zoneinfo.ZoneInfo.clear_cache()
print("and without a system's zones", after := winter())
assert (before, after) == (-8, -7)
PYTHON
